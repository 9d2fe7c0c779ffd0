/** The environment of a step: contexts, files, inputs, and the token of the results service. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** When something happens to a step: so long after its start, or at this text in its log. */
export type Trigger = { readonly afterMs: number } | { readonly line: string };

/** What a test sets of a step. */
export interface StepOptions {
  /** Absolute path of the script, `dist/index.js`. */
  readonly entry: string;
  /** Absolute path; the current directory of the step. */
  readonly workspace: string;
  /** The action.yml that has the defaults of inputs. Without it, inputs have no defaults. */
  readonly actionFile?: string;
  /** The program that runs the script; this test's own node if absent. */
  readonly node?: string;
  /** What the workflow's `with` gives. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** A push of HEAD to `main` if absent. */
  readonly event?: {
    readonly name: string;
    readonly payload?: unknown;
    /** GITHUB_SHA; the workspace's HEAD if absent. */
    readonly sha?: string;
    /** GITHUB_REF; that of pull request 7, or of `main`, if absent. */
    readonly ref?: string;
  };
  /** `github.job`; `gate` if absent. */
  readonly job?: string;
  /** `strategy.job-index`, the leg of a matrix; 0 if absent. */
  readonly jobIndex?: number;
  /** `github.run_attempt`; 1 if absent. */
  readonly attempt?: number;
  /** Address of the results service; without it the step gets no token and stores no artifacts. */
  readonly resultsUrl?: string;
  /** What the workflow's `env` adds. */
  readonly env?: Readonly<Record<string, string>>;
  /** Variables that this runner does not set. */
  readonly without?: readonly string[];
  /** RUNNER_TEMP, shared by the steps of a job; a new folder if absent. */
  readonly temp?: string;
  /** The job is cancelled: SIGINT, after 7.5 s SIGTERM, 2.5 s later all processes are killed. */
  readonly cancel?: Trigger;
  /** Single signals to the script's process. */
  readonly signals?: readonly { readonly signal: NodeJS.Signals; readonly when: Trigger }[];
  /** After this time, 240 s if absent, all processes are killed, and `timedOut` is set. */
  readonly timeoutMs?: number;
}

/** The files that a step writes to: GITHUB_OUTPUT, GITHUB_ENV and so on. */
export const FILE_COMMANDS = ["OUTPUT", "ENV", "PATH", "STATE", "STEP_SUMMARY"] as const;

/** Returns an ACTIONS_RUNTIME_TOKEN: the client takes any JWT whose `scp` names run and job. */
export function runtimeToken(run: string, job: string): string {
  const encodePart = (value: unknown): string =>
    Buffer.from(JSON.stringify(value)).toString("base64url");
  const header = { alg: "none" };
  const claims = {
    scp: `Actions.Results:${run}:${job}`,
    exp: Date.UTC(2100, 0) / 1000,
  };
  return `${encodePart(header)}.${encodePart(claims)}.signature`;
}

/** Fills the expressions in a default of action.yml: `${{ github.job }}`. */
const evaluateDefault = (text: string, contexts: Readonly<Record<string, string>>): string =>
  text.replace(/\$\{\{\s*([\w.-]+)\s*\}\}/gu, (_, name: string) => {
    const value = contexts[name];
    if (value === undefined) {
      throw new Error(`action.yml: no such context value: ${name}`);
    }
    return value;
  });

/** The inputs that action.yml declares, by name. */
type DeclaredInputs = Readonly<Record<string, { readonly default?: string }>>;

/** Reads the inputs that the action.yml declares; none without a file. */
function readDeclaredInputs(actionFile: string | undefined): DeclaredInputs {
  if (actionFile === undefined) {
    return {};
  }
  const action: { inputs: DeclaredInputs } = parse(readFileSync(actionFile, "utf8"));
  return action.inputs;
}

/** Returns the variables INPUT_<NAME>: inputs that are given, and the defaults of the others. */
function inputVariables(options: StepOptions): Readonly<Record<string, string>> {
  const contexts = {
    "github.job": options.job ?? "gate",
    "github.run_attempt": String(options.attempt ?? 1),
    "strategy.job-index": String(options.jobIndex ?? 0),
  };
  const defaults = Object.entries(readDeclaredInputs(options.actionFile)).map(
    ([name, { default: text }]) => [name, evaluateDefault(text ?? "", contexts)] as const,
  );
  const values = { ...Object.fromEntries(defaults), ...options.inputs };
  const entries = Object.entries(values).map(([name, value]): [string, string] => [
    `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`,
    value,
  ]);
  return Object.fromEntries(entries);
}

/** Returns the id of the commit that is checked out; forty zeros if there is none. */
function readHead(workspace: string): string {
  const { status, stdout } = spawnSync("git", ["rev-parse", "--verify", "--quiet", "HEAD"], {
    cwd: workspace,
  });
  return status === 0 ? stdout.toString().trim() : "0".repeat(40);
}

/**
 * Returns the whole environment of a step. The runner's files, GITHUB_OUTPUT and the others, are in
 * `filesFolder`. `trackingId` is RUNNER_TRACKING_ID, by which the runner finds the processes that a
 * step leaves behind.
 */
export function stepEnvironment(
  options: StepOptions,
  filesFolder: string,
  trackingId: string,
): Record<string, string> {
  const event = options.event ?? { name: "push" };
  const ref =
    event.ref ?? (event.name === "pull_request" ? "refs/pull/7/merge" : "refs/heads/main");
  const run = "1234";
  const job = options.job ?? "gate";
  const environment: Record<string, string> = {
    PATH: process.env["PATH"] ?? "",
    HOME: filesFolder,
    LANG: "C.UTF-8",
    CI: "true",
    GITHUB_ACTIONS: "true",
    GITHUB_ACTION: "__owner_retrieval-eval-gate",
    GITHUB_ACTOR: "someone",
    GITHUB_API_URL: "https://api.github.com",
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: join(filesFolder, "event.json"),
    GITHUB_JOB: job,
    GITHUB_REF: ref,
    GITHUB_REF_NAME: ref.replace(/^refs\/(?:heads|tags|pull)\//u, ""),
    GITHUB_REPOSITORY: "owner/project",
    GITHUB_RETENTION_DAYS: "90",
    GITHUB_RUN_ATTEMPT: String(options.attempt ?? 1),
    GITHUB_RUN_ID: run,
    GITHUB_RUN_NUMBER: "12",
    GITHUB_SERVER_URL: "https://github.com",
    GITHUB_SHA: event.sha ?? readHead(options.workspace),
    GITHUB_WORKFLOW: "CI",
    GITHUB_WORKSPACE: options.workspace,
    RUNNER_ARCH: "X64",
    RUNNER_ENVIRONMENT: "github-hosted",
    RUNNER_NAME: "fake",
    RUNNER_OS: "Linux",
    RUNNER_TEMP: options.temp ?? join(filesFolder, "temp"),
    RUNNER_TRACKING_ID: trackingId,
    NO_PROXY: "127.0.0.1,localhost",
    ...options.env,
    ...inputVariables(options),
  };
  if (options.resultsUrl !== undefined) {
    environment["ACTIONS_RESULTS_URL"] = options.resultsUrl;
    environment["ACTIONS_RUNTIME_TOKEN"] = runtimeToken(run, job);
  }
  for (const name of FILE_COMMANDS) {
    environment[`GITHUB_${name}`] = join(filesFolder, name);
  }
  for (const name of options.without ?? []) {
    delete environment[name];
  }
  return environment;
}
