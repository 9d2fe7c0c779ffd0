/** The environment that the runner gives to a step: contexts, files, inputs and the token of the results service. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** When something happens: so long after the start, or when a line of the log holds this text. */
export type Trigger = { readonly afterMs: number } | { readonly line: string };

export interface StepOptions {
  /** Absolute path of the script, `dist/index.js`. */
  readonly entry: string;
  /** Absolute path; the current directory of the step. */
  readonly workspace: string;
  /** For the defaults of inputs; none where absent. */
  readonly actionFile?: string;
  readonly node?: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly event?: {
    readonly name: string;
    readonly payload?: unknown;
    readonly sha?: string;
    readonly ref?: string;
  };
  readonly job?: string;
  readonly jobIndex?: number;
  readonly attempt?: number;
  /** Address of the results service; without it the step gets no token, as on runners that store no artifacts. */
  readonly resultsUrl?: string;
  /** What the workflow's `env` adds. */
  readonly env?: Readonly<Record<string, string>>;
  /** Variables that this runner does not set. */
  readonly without?: readonly string[];
  /** RUNNER_TEMP, shared by the steps of a job; a new folder where absent. */
  readonly temp?: string;
  /** The job is cancelled: SIGINT, 7.5 s later SIGTERM, 2.5 s later the tree is killed. */
  readonly cancel?: Trigger;
  readonly signals?: readonly { readonly signal: NodeJS.Signals; readonly when: Trigger }[];
  /** Bound of the whole step; past it the tree is killed and `timedOut` is set. */
  readonly timeoutMs?: number;
}

/** The files behind GITHUB_<name>. */
export const FILE_COMMANDS = ["OUTPUT", "ENV", "PATH", "STATE", "STEP_SUMMARY"] as const;

/** The runner takes any JWT; `scp` names run and job. */
export function runtimeToken(run: string, job: string): string {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "none" })}.${part({ scp: `Actions.Results:${run}:${job}`, exp: 4102444800 })}.signature`;
}

const evaluateDefault = (text: string, contexts: Readonly<Record<string, string>>): string =>
  text.replace(/\$\{\{\s*([\w.-]+)\s*\}\}/gu, (_, name: string) => {
    const value = contexts[name];
    if (value === undefined) {
      throw new Error(`action.yml: no such context value: ${name}`);
    }
    return value;
  });

export interface Inputs {
  readonly environment: Readonly<Record<string, string>>;
  readonly unexpected: readonly string[];
}

type Declared = Readonly<Record<string, { readonly default?: string }>>;

function declaredInputs(actionFile: string | undefined): Declared {
  if (actionFile === undefined) {
    return {};
  }
  const action: { inputs: Declared } = parse(readFileSync(actionFile, "utf8"));
  return action.inputs;
}

export function resolveInputs(options: StepOptions): Inputs {
  const contexts = {
    "github.job": options.job ?? "gate",
    "github.run_attempt": String(options.attempt ?? 1),
    "strategy.job-index": String(options.jobIndex ?? 0),
  };
  const declared = declaredInputs(options.actionFile);
  const given = options.inputs ?? {};
  const values = new Map<string, string>();
  for (const [name, { default: text }] of Object.entries(declared)) {
    values.set(name, evaluateDefault(text ?? "", contexts));
  }
  for (const [name, value] of Object.entries(given)) {
    values.set(name, value);
  }
  const entries = [...values].map(([name, value]): [string, string] => [
    `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`,
    value,
  ]);
  return {
    environment: Object.fromEntries(entries),
    unexpected:
      options.actionFile === undefined
        ? []
        : Object.keys(given).filter((name) => !(name in declared)),
  };
}

/** What actions/checkout left there; no commit where that is no repository. */
function headOf(workspace: string): string {
  const { status, stdout } = spawnSync("git", ["rev-parse", "--verify", "--quiet", "HEAD"], {
    cwd: workspace,
  });
  return status === 0 ? stdout.toString().trim() : "0".repeat(40);
}

export function stepEnvironment(
  options: StepOptions,
  files: string,
  tracking: string,
): Record<string, string> {
  const event = options.event ?? { name: "push" };
  const ref =
    event.ref ?? (event.name === "pull_request" ? "refs/pull/7/merge" : "refs/heads/main");
  const run = "1234";
  const job = options.job ?? "gate";
  const environment: Record<string, string> = {
    PATH: process.env["PATH"] ?? "",
    HOME: files,
    LANG: "C.UTF-8",
    CI: "true",
    GITHUB_ACTIONS: "true",
    GITHUB_ACTION: "__owner_retrieval-eval-gate",
    GITHUB_ACTOR: "someone",
    GITHUB_API_URL: "https://api.github.com",
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: join(files, "event.json"),
    GITHUB_JOB: job,
    GITHUB_REF: ref,
    GITHUB_REF_NAME: ref.replace(/^refs\/(?:heads|tags|pull)\//u, ""),
    GITHUB_REPOSITORY: "owner/project",
    GITHUB_RETENTION_DAYS: "90",
    GITHUB_RUN_ATTEMPT: String(options.attempt ?? 1),
    GITHUB_RUN_ID: run,
    GITHUB_RUN_NUMBER: "12",
    GITHUB_SERVER_URL: "https://github.com",
    GITHUB_SHA: event.sha ?? headOf(options.workspace),
    GITHUB_WORKFLOW: "CI",
    GITHUB_WORKSPACE: options.workspace,
    RUNNER_ARCH: "X64",
    RUNNER_ENVIRONMENT: "github-hosted",
    RUNNER_NAME: "fake",
    RUNNER_OS: "Linux",
    RUNNER_TEMP: options.temp ?? join(files, "temp"),
    RUNNER_TRACKING_ID: tracking,
    NO_PROXY: "127.0.0.1,localhost",
    ...options.env,
    ...resolveInputs(options).environment,
  };
  if (options.resultsUrl !== undefined) {
    environment["ACTIONS_RESULTS_URL"] = options.resultsUrl;
    environment["ACTIONS_RUNTIME_TOKEN"] = runtimeToken(run, job);
  }
  for (const name of FILE_COMMANDS) {
    environment[`GITHUB_${name}`] = join(files, name);
  }
  for (const name of options.without ?? []) {
    delete environment[name];
  }
  return environment;
}
