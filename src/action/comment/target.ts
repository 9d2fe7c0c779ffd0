/** Which pull request a comment belongs to, and which run it tells of: from the platform, never from a report. */
import { readFile } from "node:fs/promises";
import type { StepEnvironment } from "../inputs.ts";
import type { CommentContext } from "../../reporters/comment-md.ts";
import type { Github } from "./github.ts";

export interface CommentTarget extends CommentContext {
  readonly pull: number;
  /** One comment for each: the workflow, and beside a retriever the job, too. */
  readonly key: string;
  readonly runId: number;
}

/** Null with a reason where no comment is due. Rejects where the API fails. */
export type FoundTarget =
  | { readonly kind: "found"; readonly target: CommentTarget }
  | { readonly kind: "none"; readonly reason: string };

/** `job` is what tells the comments of a workflow's jobs apart; empty for the one of the workflow. */
export async function findTarget(
  github: Github,
  environment: StepEnvironment,
  job: string,
): Promise<FoundTarget> {
  const event = environment["GITHUB_EVENT_NAME"] ?? "";
  const payload = await readPayload(environment);
  if (event === "pull_request") return ofPullRequest(payload, environment, job);
  if (event === "workflow_run") return await ofWorkflowRun(github, payload);
  return none(`there is no pull request on ${event || "this event"}`);
}

function none(reason: string): FoundTarget {
  return { kind: "none", reason };
}

interface Payload {
  readonly pull_request?: { readonly number?: unknown; readonly head?: { readonly sha?: unknown } };
  readonly workflow_run?: {
    readonly id?: unknown;
    readonly run_attempt?: unknown;
    readonly head_sha?: unknown;
    readonly path?: unknown;
  };
}

/** GitHub's own; a payload that can't be read has none of the members. */
async function readPayload(environment: StepEnvironment): Promise<Payload> {
  try {
    const value: unknown = JSON.parse(await readFile(environment["GITHUB_EVENT_PATH"] ?? "", "utf8"));
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

function ofPullRequest(payload: Payload, environment: StepEnvironment, job: string): FoundTarget {
  const pull = payload.pull_request?.number;
  const commit = payload.pull_request?.head?.sha;
  if (typeof pull !== "number" || typeof commit !== "string")
    return none("the event's payload (GITHUB_EVENT_PATH) names no pull request");
  const runId = Number(environment["GITHUB_RUN_ID"]);
  const server = environment["GITHUB_SERVER_URL"] ?? "https://github.com";
  // owner/name/.github/workflows/gate.yml@refs/pull/7/merge
  const path = (environment["GITHUB_WORKFLOW_REF"] ?? "").split("@")[0]!.split("/").slice(2).join("/");
  return {
    kind: "found",
    target: {
      pull,
      key: [path || environment["GITHUB_WORKFLOW"] || "", job].filter(Boolean).join(" "),
      runId,
      attempt: Number(environment["GITHUB_RUN_ATTEMPT"] ?? 1),
      runUrl: `${server}/${environment["GITHUB_REPOSITORY"]}/actions/runs/${runId}`,
      commit,
      conclusion: null,
    },
  };
}

/** The run is asked for again: what it ended with, and that nothing newer is on its way. */
async function ofWorkflowRun(github: Github, payload: Payload): Promise<FoundTarget> {
  const { id, run_attempt: attempt, head_sha: headSha, path } = payload.workflow_run ?? {};
  if (typeof id !== "number" || typeof attempt !== "number" || typeof headSha !== "string")
    return none("the event's payload (GITHUB_EVENT_PATH) names no run of a workflow");
  const run = await github.run(id);
  if (run.event !== "pull_request")
    return none(`the run was started by ${run.event}, which has no pull request`);
  if (run.headSha !== headSha || (typeof path === "string" && path.split("@")[0] !== run.workflow))
    return none("the event and the API disagree about the run's commit or workflow");
  if (run.attempt !== attempt)
    return none(`attempt ${run.attempt} of the run has begun, and comments itself`);
  if (run.conclusion === null) return none("the run has not ended");
  if (run.conclusion === "cancelled" || run.conclusion === "skipped")
    return none(`the run was ${run.conclusion}`);
  if (run.headRepository === null) return none("the repository of the change is gone");
  // A change could bring a workflow of its own under the gate's name.
  if (!(await github.hasFile(run.workflow)))
    return none(
      `the default branch has no workflow ${run.workflow}, or the token may not read it (contents: read)`,
    );
  const pulls = (await github.pulls(run.headRepository, run.headBranch)).filter(
    (pull) => pull.headSha === run.headSha && pull.headRepository === run.headRepository,
  );
  if (pulls.length !== 1)
    return none(`${pulls.length} open pull requests have the commit ${headSha.slice(0, 12)}`);
  return {
    kind: "found",
    target: {
      pull: pulls[0]!.number,
      key: run.workflow,
      runId: id,
      attempt,
      runUrl: run.url,
      commit: run.headSha,
      conclusion: run.conclusion,
    },
  };
}
