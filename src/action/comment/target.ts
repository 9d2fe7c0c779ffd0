/** Finds the pull request and the run that a comment is about: from GitHub, never from a report. */
import { objectMembers, tryParseJson, textOrEmpty } from "../../system/json.ts";
import { readFile } from "node:fs/promises";
import type { StepEnvironment } from "../inputs.ts";
import type { CommentContext } from "../../reporters/comment-md.ts";
import type { ForkRun } from "../../reporters/fork-comment-md.ts";
import type { ApiRun, Github, ApiJob } from "./github.ts";
import { firstSegment } from "../../model/lookup.ts";
import { parse } from "yaml";

export interface CommentTarget extends CommentContext {
  readonly pull: number;
  /** The workflow, and then the key of the step in it. Each key has one comment. */
  readonly key: readonly string[];
  readonly runId: number;
  /** Null unless the change comes from a fork. */
  readonly fork: ForkRun | null;
}

/** Its message says why no comment is written. */
export class NoComment extends Error {}

/**
 * Returns the target of the workflow's event: a pull request, or a finished run of one
 * (`workflow_run`). `key` are the texts by which the comments of a workflow's steps differ. Throws
 * NoComment without a target.
 */
export async function findTarget(
  github: Github,
  environment: StepEnvironment,
  key: readonly string[],
): Promise<CommentTarget> {
  const event = environment["GITHUB_EVENT_NAME"] ?? "";
  const payload = await readPayload(environment);
  if (event === "pull_request") {
    return targetOfPullRequest(payload, environment, key);
  }
  if (event === "workflow_run") {
    return await targetOfWorkflowRun(github, payload, environment, key);
  }
  throw new NoComment(`there is no pull request on ${event || "this event"}`);
}

/** `unknown` until their types are checked. */
interface Payload {
  readonly pull_request?: { readonly number?: unknown; readonly head?: { readonly sha?: unknown } };
  readonly workflow_run?: {
    readonly id?: unknown;
    readonly run_attempt?: unknown;
    readonly head_sha?: unknown;
    readonly path?: unknown;
  };
}

/** Returns the event's payload; an empty record if it can't be read. */
async function readPayload(environment: StepEnvironment): Promise<Payload> {
  const text = await readFile(environment["GITHUB_EVENT_PATH"] ?? "", "utf8").catch(() => "");
  return objectMembers(tryParseJson(text));
}

/** Returns `.github/workflows/gate.yml`; empty if the runner names none. */
function workflowFile({ GITHUB_WORKFLOW_REF: ref = "" }: StepEnvironment): string {
  // owner/name/.github/workflows/gate.yml@refs/pull/7/merge
  return firstSegment(ref, "@").split("/").slice(2).join("/");
}

/**
 * Returns the target of the event's own pull request. The run that comments still goes on, so its
 * conclusion is null. A fork's run may not comment itself, so `fork` is null.
 */
function targetOfPullRequest(
  payload: Payload,
  environment: StepEnvironment,
  key: readonly string[],
): CommentTarget {
  const pull = payload.pull_request?.number;
  const commit = payload.pull_request?.head?.sha;
  if (typeof pull !== "number" || typeof commit !== "string") {
    throw new NoComment("the event's payload (GITHUB_EVENT_PATH) names no pull request");
  }
  const runId = Number(environment["GITHUB_RUN_ID"]);
  const server = environment["GITHUB_SERVER_URL"] ?? "https://github.com";
  return {
    pull,
    key: [workflowFile(environment) || environment["GITHUB_WORKFLOW"] || "", ...key],
    runId,
    attempt: Number(environment["GITHUB_RUN_ATTEMPT"] ?? 1),
    runUrl: `${server}/${environment["GITHUB_REPOSITORY"]}/actions/runs/${runId}`,
    commit,
    conclusion: null,
    fork: null,
  };
}

/**
 * Returns the run that ended, as GitHub has it now. Throws NoComment if the run should have none,
 * if the default branch lacks its workflow, or if not exactly one open pull request has its commit.
 * Of a fork's run it also reads how the jobs ended.
 */
async function targetOfWorkflowRun(
  github: Github,
  { workflow_run: runOrNone }: Payload,
  { GITHUB_REPOSITORY: repository }: StepEnvironment,
  key: readonly string[],
): Promise<CommentTarget> {
  // A payload may hold null.
  const eventRun = runOrNone ?? {};
  const { id, run_attempt: attempt, head_sha: headSha } = eventRun;
  if (typeof id !== "number" || typeof attempt !== "number" || typeof headSha !== "string") {
    throw new NoComment("the event's payload (GITHUB_EVENT_PATH) names no run of a workflow");
  }
  const run = await github.run(id);
  const reason = findNoCommentReason(run, { ...eventRun, attempt });
  if (reason !== null) {
    throw new NoComment(reason);
  }
  // A change could add a workflow with the gate's name: the default branch must have it, too.
  const workflowText = await github.readFile(run.workflow);
  if (workflowText === null) {
    throw new NoComment(
      `the default branch has no workflow ${run.workflow}, or the token may not read it (contents: read)`,
    );
  }
  const pulls = await findPulls(github, run);
  const [pull] = pulls;
  if (pull === undefined || pulls.length > 1) {
    const commit = run.headSha.slice(0, 12);
    throw new NoComment(`${pulls.length} open pull requests have the commit ${commit}`);
  }
  const isFork = run.headRepository !== repository;
  const fork = isFork ? await readForkRun(github, run, pull, workflowText) : null;
  return {
    pull,
    key: [run.workflow, ...key],
    runId: id,
    attempt,
    runUrl: run.url,
    commit: run.headSha,
    conclusion: run.conclusion,
    fork,
  };
}

/**
 * Returns why the run gets no comment; null if it gets one. The first argument is the run as the
 * API has it now, `eventRun` as the event has it. They differ if the run was started again.
 */
function findNoCommentReason(
  { event, headSha, workflow, attempt, conclusion, headRepository }: ApiRun,
  eventRun: NonNullable<Payload["workflow_run"]> & { readonly attempt: number },
): string | null {
  const { head_sha: sha, path } = eventRun;
  if (event !== "pull_request") {
    return `the run was started by ${event}, which has no pull request`;
  }
  if (headSha !== sha || (typeof path === "string" && path.split("@")[0] !== workflow)) {
    return "the event and the API disagree about the run's commit or workflow";
  }
  if (eventRun.attempt !== attempt) {
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

/** Returns the numbers of the open pull requests that have the run's commit as their head. */
async function findPulls(github: Github, run: ApiRun): Promise<readonly number[]> {
  // It is not null here: findNoCommentReason has refused a run whose repository is gone.
  const openPulls = await github.pulls(run.headRepository ?? "", run.headBranch);
  return openPulls
    .filter((pull) => pull.headSha === run.headSha && pull.headRepository === run.headRepository)
    .map((pull) => pull.number);
}

// How the gate's jobs ended in the run of a fork. A fork writes its reports, its job names and
// its file names itself, so none of them is read into the comment.

/** GitHub lists no more files of a pull request. */
const MOST_FILES = 3000;

interface KnownJob {
  readonly name: string;
  /** Whether a step runs this action for anything but a comment. */
  readonly isGate: boolean;
}

/**
 * Returns how the run's gate jobs ended, or all its jobs if the default branch's workflow
 * (`workflowText`) has no gate; and whether the pull request changes workflows.
 */
async function readForkRun(
  github: Github,
  run: ApiRun,
  pull: number,
  workflowText: string,
): Promise<ForkRun> {
  const knownJobs = readJobs(workflowText);
  const jobs = await github.jobs(run.id, run.attempt);
  const gateJobs = jobs.filter((job) => findKnownJob(knownJobs, job)?.isGate === true);
  const shown = gateJobs.length > 0 ? gateJobs : jobs;
  return {
    jobs: shown.map((job) => ({
      name: findKnownJob(knownJobs, job)?.name ?? null,
      conclusion: job.conclusion,
      url: `${run.url}/job/${job.id}`,
    })),
    changesWorkflows: await changesWorkflows(github, pull),
  };
}

/**
 * Returns the known job of this name. GitHub calls a job of a matrix `name (value)`, and one of a
 * called workflow `name / its job`.
 */
function findKnownJob(knownJobs: readonly KnownJob[], { name }: ApiJob): KnownJob | undefined {
  return knownJobs.find(
    (job) =>
      name === job.name || name.startsWith(`${job.name} (`) || name.startsWith(`${job.name} / `),
  );
}

/** Returns the jobs, under their names or ids; empty for a text that is no YAML or has none. */
function readJobs(workflowText: string): readonly KnownJob[] {
  let workflow: unknown;
  try {
    workflow = parse(workflowText);
  } catch {
    return [];
  }
  return Object.entries(objectMembers(objectMembers(workflow)["jobs"])).map(([id, job]) => {
    const { name, steps } = objectMembers(job);
    const isGate = Array.isArray(steps) && steps.some(runsGate);
    return { name: textOrEmpty(name) || id, isGate };
  });
}

/** Whether the step of a workflow uses this action, for anything but a comment. */
function runsGate(step: unknown): boolean {
  const { uses, with: inputs } = objectMembers(step);
  return (
    textOrEmpty(uses).includes("/retrieval-eval-gate@") &&
    objectMembers(inputs)["command"] !== "comment"
  );
}

/**
 * Whether the pull request changes workflows: then anything may have run in place of the gate. Also
 * true if there are more files than GitHub lists.
 */
async function changesWorkflows(github: Github, pull: number): Promise<boolean> {
  // A list of names for each file: a moved one has two.
  const files = await github.files(pull);
  return files.length >= MOST_FILES || files.flat().some((file) => file.startsWith(".github/"));
}
