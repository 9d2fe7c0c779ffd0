/** Runs a job of a workflow as GitHub does: its checkout, its `run` steps, and the gate's step. */
import { spawnSync } from "node:child_process";
import { readFileSync, renameSync } from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { parse } from "yaml";
import { type StepResult, runActionHere } from "./fake-runner.ts";
import { type PullRequest, checkout, synchronizeEvent } from "./git-repository.ts";
import { workspace } from "./workspace.ts";

/** A step of a job, as the workflow file has it. */
export interface Step {
  readonly id?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly name?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly "continue-on-error"?: boolean;
  readonly "working-directory"?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

/** A job of a workflow file. */
export interface Job {
  readonly name?: string;
  readonly if?: string;
  readonly needs?: string | readonly string[];
  readonly permissions?: Readonly<Record<string, string>>;
  readonly "timeout-minutes"?: number;
  readonly "continue-on-error"?: string;
  readonly strategy?: {
    readonly "fail-fast"?: boolean;
    readonly matrix?: Readonly<Record<string, readonly string[]>>;
  };
  readonly steps: readonly Step[];
}

/** A workflow file, as far as the tests read it. */
export interface Workflow {
  readonly name: string;
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly concurrency?: { readonly group: string; readonly "cancel-in-progress": string };
  readonly jobs: Readonly<Record<string, Job>>;
}

/** Reads a workflow file of the folder's repository. */
export const readWorkflow = (folder: string, file: string): Workflow =>
  parse(readFileSync(path.join(folder, ".github/workflows", file), "utf8"));

/** The contexts of an expression: `github`, `inputs`, `secrets`. */
type Contexts = Readonly<Record<string, unknown>>;

/** Matches a text in quotes, or a name or number: what JavaScript writes otherwise. */
const OPERAND = /'((?:[^']|'')*)'|[\w.-]+/g;

/**
 * Returns the value of an expression of a workflow; an absent property is empty. Operators and
 * their precedence are those of JavaScript.
 */
function evaluateExpression(expression: string, contexts: Contexts): unknown {
  const lookUp = (name: string): unknown =>
    name
      .split(".")
      .reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], contexts) ?? "";
  const script = expression.replaceAll(OPERAND, (operand: string, text?: string) => {
    if (text !== undefined) {
      return JSON.stringify(text.replaceAll("''", "'"));
    }
    return /^\d+$/.test(operand) ? operand : `lookUp(${JSON.stringify(operand)})`;
  });
  return runInNewContext(script, { lookUp });
}

/** Returns the text with each `${{ … }}` replaced by its value. */
const fillExpressions = (text: unknown, contexts: Contexts): string =>
  String(text).replaceAll(/\$\{\{(.*?)\}\}/g, (_, inner: string) =>
    String(evaluateExpression(inner, contexts)),
  );

/** What starts the job: an event of this repository, with the inputs of a dispatch. */
export interface Trigger {
  readonly origin: string;
  readonly event: {
    readonly name: string;
    readonly sha: string;
    readonly ref: string;
    readonly payload: object;
  };
  readonly inputs?: Readonly<Record<string, string>>;
  readonly attempt?: number;
}

/** What a job did. */
export interface JobResult {
  /** The checkout. */
  readonly folder: string;
  /** What the gate's step did; null if a step before it failed. */
  readonly gate: StepResult | null;
  readonly log: string;
}

/**
 * Runs the steps of a job up to the gate's own step, in a checkout that is alone in its folder.
 * Steps of other actions are left out. Throws if the job has no step of the gate.
 */
export async function runJob(file: string, job: string, trigger: Trigger): Promise<JobResult> {
  const { origin, event, inputs = {}, attempt = 1 } = trigger;
  const contexts: Contexts = {
    github: { event_name: event.name, event: event.payload, ref: event.ref, sha: event.sha },
    inputs,
  };
  const first = checkout(origin, event.sha, 1, trackingRef(event.ref));
  const { steps } = readWorkflow(first, file).jobs[job]!;
  const folder = path.join(workspace(), "repository");
  let log = "";
  for (const step of steps) {
    if (step.uses?.startsWith("actions/checkout@")) {
      const depth = Number(fillExpressions(step.with?.["fetch-depth"] ?? 1, contexts));
      renameSync(checkout(origin, event.sha, depth, trackingRef(event.ref)), folder);
    } else if (step.run !== undefined) {
      const ran = spawnSync("bash", ["-e", "-c", fillExpressions(step.run, contexts)], {
        cwd: path.join(folder, step["working-directory"] ?? ""),
        env: { PATH: process.env["PATH"], HOME: folder, GITHUB_RUN_ID: "99" },
        encoding: "utf8",
      });
      log += `$ ${step.run}\n${ran.stdout}${ran.stderr}`;
      if (ran.status !== 0) {
        return { folder, gate: null, log };
      }
    } else if (/\/retrieval-eval-gate@/.test(step.uses ?? "")) {
      const filled = Object.entries(step.with ?? {}).map(([name, value]) => [
        name,
        fillExpressions(value, contexts),
      ]);
      const gate = await runActionHere({
        workspace: folder,
        job,
        event,
        attempt,
        inputs: Object.fromEntries(filled),
      });
      return { folder, gate, log: log + gate.log };
    }
  }
  throw new Error(`${file} has no step of the gate`);
}

/** Returns the ref under which actions/checkout keeps this ref of the origin. */
const trackingRef = (ref: string): string =>
  ref
    .replace(/^refs\/heads\//, "refs/remotes/origin/")
    .replace(/^refs\/pull\//, "refs/remotes/pull/");

/** Runs the job for a pull request. */
export const runOnPull = (file: string, job: string, pull: PullRequest): Promise<JobResult> =>
  runJob(file, job, { origin: pull.origin, event: synchronizeEvent(pull) });

/** Runs the job for a push to `main`, or for another event there. */
export function runOnMain(
  file: string,
  job: string,
  {
    origin,
    sha,
    name = "push",
    inputs = {},
  }: {
    readonly origin: string;
    readonly sha: string;
    readonly name?: string;
    readonly inputs?: Readonly<Record<string, string>>;
  },
): Promise<JobResult> {
  const payload = { repository: { full_name: "owner/project", default_branch: "main" } };
  const event = { name, sha, ref: "refs/heads/main", payload };
  return runJob(file, job, { origin, event, inputs });
}
