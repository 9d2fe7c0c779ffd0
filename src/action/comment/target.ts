/** Which pull request a comment belongs to, and which run it tells of: from the platform, never from a report. */
import { readFile } from "node:fs/promises";
import type { StepEnvironment } from "../inputs.ts";
import type { CommentContext } from "../../reporters/comment-md.ts";
import type { ForkRun } from "../../reporters/fork-comment-md.ts";
import { readForkRun } from "./fork.ts";
import type { ApiRun, Github } from "./github.ts";
import { firstSegment } from "../../model/lookup.ts";

export interface CommentTarget extends CommentContext {
  readonly pull: number;
  /** One comment for each: the workflow, and what tells its steps apart. */
  readonly key: readonly string[];
  readonly runId: number;
  /** How the run's jobs ended if the change comes from a fork, else null. */
  readonly fork: ForkRun | null;
}

/** Null with a reason where no comment is due. Rejects where the API fails. */
type FoundTarget =
  | { readonly kind: "found"; readonly target: CommentTarget }
  | { readonly kind: "none"; readonly reason: string };

/** `key` is what tells the comments of a workflow's steps apart. */
export async function findTarget(
  github: Github,
  environment: StepEnvironment,
  key: readonly string[],
): Promise<FoundTarget> {
  const event = environment["GITHUB_EVENT_NAME"] ?? "";
  const payload = await readPayload(environment);
  if (event === "pull_request") {
    return ofPullRequest(payload, environment, key);
  }
  if (event === "workflow_run") {
    return await ofWorkflowRun(github, payload, environment, key);
  }
  return noTarget(`there is no pull request on ${event || "this event"}`);
}

function noTarget(reason: string): FoundTarget {
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
    const value: unknown = JSON.parse(
      await readFile(environment["GITHUB_EVENT_PATH"] ?? "", "utf8"),
    );
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Of this run: `.github/workflows/gate.yml`; empty where the runner names none. */
function workflowFile({ GITHUB_WORKFLOW_REF: ref = "" }: StepEnvironment): string {
  // owner/name/.github/workflows/gate.yml@refs/pull/7/merge
  return firstSegment(ref, "@").split("/").slice(2).join("/");
}

function ofPullRequest(
  payload: Payload,
  environment: StepEnvironment,
  key: readonly string[],
): FoundTarget {
  const pull = payload.pull_request?.number;
  const commit = payload.pull_request?.head?.sha;
  if (typeof pull !== "number" || typeof commit !== "string") {
    return noTarget("the event's payload (GITHUB_EVENT_PATH) names no pull request");
  }
  const runId = Number(environment["GITHUB_RUN_ID"]);
  const server = environment["GITHUB_SERVER_URL"] ?? "https://github.com";
  return {
    kind: "found",
    target: {
      pull,
      key: [workflowFile(environment) || environment["GITHUB_WORKFLOW"] || "", ...key],
      runId,
      attempt: Number(environment["GITHUB_RUN_ATTEMPT"] ?? 1),
      runUrl: `${server}/${environment["GITHUB_REPOSITORY"]}/actions/runs/${runId}`,
      commit,
      conclusion: null,
      fork: null,
    },
  };
}

/** The run is asked for again: what it ended with, and that nothing newer is on its way. */
async function ofWorkflowRun(
  github: Github,
  { workflow_run: named }: Payload,
  { GITHUB_REPOSITORY: repository }: StepEnvironment,
  key: readonly string[],
): Promise<FoundTarget> {
  const told = named ?? {};
  const { id, run_attempt: attempt, head_sha: headSha } = told;
  if (typeof id !== "number" || typeof attempt !== "number" || typeof headSha !== "string") {
    return noTarget("the event's payload (GITHUB_EVENT_PATH) names no run of a workflow");
  }
  const run = await github.run(id);
  const reason = whyNot(run, { ...told, attempt });
  if (reason !== null) {
    return noTarget(reason);
  }
  // A change could bring a workflow of its own under the gate's name.
  const workflowText = await github.readFile(run.workflow);
  if (workflowText === null) {
    return noTarget(
      `the default branch has no workflow ${run.workflow}, or the token may not read it (contents: read)`,
    );
  }
  const [pull, ...more] = await findPulls(github, run);
  const commit = run.headSha.slice(0, 12);
  if (pull === undefined || more.length > 0) {
    return noTarget(
      `${pull === undefined ? 0 : more.length + 1} open pull requests have the commit ${commit}`,
    );
  }
  const isFork = run.headRepository !== repository;
  const fork = isFork ? await readForkRun(github, run, pull, workflowText) : null;
  const { url, headSha: sha, conclusion, workflow } = run;
  const own = { pull, key: [workflow, ...key], runId: id, attempt };
  return { kind: "found", target: { ...own, runUrl: url, commit: sha, conclusion, fork } };
}

/** Why the run, which the event tells of, is not to be commented on; null where it is. */
function whyNot(
  { event, headSha, workflow, attempt, conclusion, headRepository }: ApiRun,
  told: NonNullable<Payload["workflow_run"]> & { readonly attempt: number },
): string | null {
  const { head_sha: sha, path } = told;
  if (event !== "pull_request") {
    return `the run was started by ${event}, which has no pull request`;
  }
  if (headSha !== sha || (typeof path === "string" && path.split("@")[0] !== workflow)) {
    return "the event and the API disagree about the run's commit or workflow";
  }
  if (told.attempt > attempt) {
    return "the event tells of an attempt that the API does not know";
  }
  if (told.attempt !== attempt) {
    return `attempt ${attempt} of the run has begun, and comments itself`;
  }
  if (conclusion === null) {
    return "the run has not ended";
  }
  if (conclusion === "cancelled" || conclusion === "skipped") {
    return `the run was ${conclusion}`;
  }
  return headRepository === null ? "the repository of the change is gone" : null;
}

/** The open ones whose head is the run's commit. */
async function findPulls(github: Github, run: ApiRun): Promise<readonly number[]> {
  const open = await github.pulls(run.headRepository ?? "", run.headBranch);
  return open
    .filter((pull) => pull.headSha === run.headSha && pull.headRepository === run.headRepository)
    .map((pull) => pull.number);
}
