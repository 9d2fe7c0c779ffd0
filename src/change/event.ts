/** The event that started the workflow, and whether the gate runs on it. */
import { isObject } from "../system/json.ts";
import type { Variables } from "../system/secrets.ts";
import { readFile } from "node:fs/promises";
import { type ErrorCode, GateError } from "../errors.ts";
import { docsPage } from "../model/docs-page.ts";

export interface PullRequest {
  /** The newest commit of its branch. */
  readonly headSha: string;
  /** At the time of the event; the base may have moved on since. Null if the event names none. */
  readonly baseSha: string | null;
  readonly baseRef: string | null;
  /** Whether this event gave the pull request another base branch (`edited`). */
  readonly retargeted: boolean;
}

export interface WorkflowEvent {
  /** `pull_request`, `push`. */
  readonly name: string;
  /** The activity (`labeled`, `synchronize`). */
  readonly action: string | null;
  /** GITHUB_SHA: the commit that the run is for. */
  readonly sha: string | null;
  /** GITHUB_REF, such as `refs/heads/main`. */
  readonly ref: string | null;
  readonly defaultBranch: string | null;
  /** The label of a `labeled` event; a re-run replays it. */
  readonly label: string | null;
  readonly pullRequest: PullRequest | null;
}

/** With the number of the pull request, null if the payload has none. */
export interface RunnerEvent extends WorkflowEvent {
  readonly pullRequest: (PullRequest & { readonly number: number | null }) | null;
}

/**
 * Events that people with write access start, or that run a stranger's change without secrets. A
 * called workflow has the event of its caller.
 */
const RUNS_ON = ["pull_request", "merge_group", "push", "workflow_dispatch", "schedule"];

/** Events on which `record` would store the author's own baseline for the author's own change. */
const UNREVIEWED_EVENTS = ["pull_request", "merge_group"];

/**
 * Returns the workflow's event. Null outside GitHub Actions. Throws `file_unreadable` if the
 * payload can't be read, and `invalid_file` if it is no JSON object, or a pull request in it lacks
 * its head.
 */
export async function readEvent(environment: Variables): Promise<RunnerEvent | null> {
  const name = environment["GITHUB_EVENT_NAME"];
  if (!name) {
    return null;
  }
  const payload = await readPayload(environment["GITHUB_EVENT_PATH"]);
  return {
    name,
    action: getText(payload, "action"),
    sha: environment["GITHUB_SHA"] || null,
    ref: environment["GITHUB_REF"] || null,
    defaultBranch: getText(payload, "repository", "default_branch"),
    label: getText(payload, "label", "name"),
    pullRequest: name.startsWith("pull_request") ? readPullRequest(payload) : null,
  };
}

/** Throws `unsafe_event` if the command does not run on the event. `merge` runs on every one. */
export function refuseUnsafeEvent(
  event: RunnerEvent | null,
  command: "gate" | "record" | "merge",
): void {
  if (event === null || command === "merge") {
    return;
  }
  if (!RUNS_ON.includes(event.name)) {
    throw new GateError(
      "unsafe_event",
      `the gate does not run on ${event.name}`,
      `Use ${RUNS_ON.join(", ")}. On other events strangers may start code with a token and secrets, or no commit is told whose rules could decide.`,
    );
  }
  if (command === "record" && UNREVIEWED_EVENTS.includes(event.name)) {
    throw new GateError(
      "unsafe_event",
      `a baseline is not recorded on ${event.name}`,
      "copy baseline.json from the report and commit it, or record on push or workflow_dispatch",
    );
  }
}

/**
 * Throws `unsafe_event` in a workflow that a stranger may have started: a command that asks a
 * search or a model would run the stranger's code with secrets.
 */
export async function requireSafeEvent(environment: Variables): Promise<void> {
  refuseUnsafeEvent(await readEvent(environment), "gate");
}

/** Returns the event's payload, an object; null if the job names no file of it. */
async function readPayload(path: string | undefined): Promise<unknown> {
  if (!path) {
    return null;
  }
  const what = "the event's payload (GITHUB_EVENT_PATH)";
  const text = await readFile(path, "utf8").catch((cause: unknown) => {
    throw new GateError("file_unreadable", `${what} can't be read`, { cause });
  });
  let payload: unknown;
  try {
    payload = JSON.parse(text);
  } catch (cause) {
    throw new GateError("invalid_file", `${what} is not JSON`, { cause });
  }
  if (isObject(payload)) {
    return payload;
  }
  throw new GateError("invalid_file", `${what} is not a JSON object`);
}

/** Returns the member that the keys lead to, the outermost key first; null if there is none. */
function getPath(value: unknown, ...keys: readonly string[]): unknown {
  let member = value;
  for (const key of keys) {
    if (!isObject(member) || !Object.hasOwn(member, key)) {
      return null;
    }
    member = member[key];
  }
  return member;
}

function getText(value: unknown, ...keys: readonly string[]): string | null {
  const member = getPath(value, ...keys);
  return typeof member === "string" ? member : null;
}

/** Throws `invalid_file` if the payload has no head of a pull request. */
function readPullRequest(payload: unknown): RunnerEvent["pullRequest"] {
  const headSha = getText(payload, "pull_request", "head", "sha");
  if (headSha === null) {
    throw new GateError(
      "invalid_file",
      "the event's payload names no pull request with its head",
      "GITHUB_EVENT_PATH is read as GitHub wrote it; don't change it in the job",
    );
  }
  const number = getPath(payload, "pull_request", "number");
  return {
    headSha,
    number: typeof number === "number" ? number : null,
    baseSha: getText(payload, "pull_request", "base", "sha"),
    baseRef: getText(payload, "pull_request", "base", "ref"),
    // Only the payload of an edit that chose another base has `changes.base`.
    retargeted: getPath(payload, "changes", "base") !== null,
  };
}

/**
 * CI systems other than GitHub: `mark` is the variable that the system is documented to set in
 * every job, `change` the one for a merge or pull request (Buildkite writes `false` elsewhere), and
 * `history` says how its job gets the whole history.
 */
const OTHER_SYSTEMS = [
  {
    name: "GitLab",
    mark: "GITLAB_CI",
    change: "CI_MERGE_REQUEST_IID",
    history: "Set the variable `GIT_DEPTH: 0` for the job",
  },
  {
    name: "Jenkins",
    mark: "JENKINS_URL",
    change: "CHANGE_ID",
    history: "Take the shallow clone out of the job's Git settings (`shallow: false`)",
  },
  {
    name: "Buildkite",
    mark: "BUILDKITE",
    change: "BUILDKITE_PULL_REQUEST",
    history: "Take `--depth` out of BUILDKITE_GIT_CLONE_FLAGS",
  },
  {
    name: "CircleCI",
    mark: "CIRCLECI",
    change: "CIRCLE_PULL_REQUEST",
    history: "Check out with `checkout: { method: full }`",
  },
  {
    name: "Azure Pipelines",
    mark: "TF_BUILD",
    change: "SYSTEM_PULLREQUEST_PULLREQUESTID",
    history: "Set `fetchDepth: 0` on the checkout step",
  },
] as const;

/**
 * Returns a copy of the error with advice for the CI system that the job runs on, or for a person's
 * own machine. Returns the error itself on GitHub, and if its advice is not about GitHub's
 * checkout.
 */
export function adviseForOtherSystem(error: unknown, environment: Variables): unknown {
  if (!(error instanceof GateError) || environment["GITHUB_EVENT_NAME"]) {
    return error;
  }
  const { code, message, problems } = error;
  const ownHint = error.hint ?? "";
  // Advice on Git LFS is not about the history, so it stays.
  const advisesOnHistory =
    /fetch-depth|actions\/checkout/.test(ownHint) && !ownHint.includes("lfs");
  if (!advisesOnHistory) {
    return error;
  }
  const hint = ADVICE_OFF_GITHUB.get(code) ?? adviseOnHistory(environment);
  return new GateError(code, message, { hint, problems, cause: error });
}

const ADVICE_OFF_GITHUB: ReadonlyMap<ErrorCode, string> = new Map([
  [
    "no_repository",
    "Run the command in a git repository, with its folder `.git`. Or remove --base-ref.",
  ],
  ["git_missing", "Install git. Or remove --base-ref."],
]);

function adviseOnHistory(environment: Variables): string {
  const history = findOtherSystem(environment)?.history ?? "Clone without `--depth`";
  return `${history}, or run \`git fetch --unshallow origin\` before the gate; for a branch that is not there, \`git fetch origin <branch>\`.`;
}

/**
 * Matches a variable by which a CI system says that the job is for a change: `TRAVIS_PULL_REQUEST`,
 * `GERRIT_CHANGE_ID`, `PR_NUMBER`.
 */
const CHANGE_VARIABLE =
  /^(?:[A-Z0-9_]*_)?(?:(?:PR|PULL_REQUEST|MERGE_REQUEST|GERRIT_CHANGE)(?:_(?:ID|IID|KEY|NO|NUM|NUMBER))?|PULL_(?:ID|NO|NUM|NUMBER))$/;
/** Matches a variable that says by which event this job, no previous one, was started. */
const EVENT_VARIABLE = /^(?!.*_PREV).*_(?:EVENT|EVENT_TYPE|EVENT_NAME|TRIGGER)$/;
/** Matches such an event, as `PULL_REQUEST_UPDATED`. Behind a merge the job is for the branch. */
const CHANGE_EVENT = /^(?:pull|merge)[-_]?request(?!.*(?:merged|closed))/i;

function findOtherSystem(environment: Variables): (typeof OTHER_SYSTEMS)[number] | undefined {
  return OTHER_SYSTEMS.find(({ mark }) => environment[mark]);
}

/** Returns the CI system that the job runs on; null if it is unknown or GitHub. */
export function findSystem(environment: Variables): string | null {
  return findOtherSystem(environment)?.name ?? null;
}

/**
 * Throws `unsafe_event` if the marks of two CI systems are set: a job's author can set variables,
 * and each system would name another base.
 */
export function refuseTwoSystems(environment: Variables): void {
  const allMarks = ["GITHUB_EVENT_NAME", ...OTHER_SYSTEMS.map(({ mark }) => mark)];
  const marks = allMarks.filter((mark) => environment[mark]);
  if (marks.length > 1) {
    throw new GateError(
      "unsafe_event",
      `${marks.join(" and ")} are set: two CI systems at once`,
      "The base would be another for each. Unset those of the system that this job does not run on.",
    );
  }
}

/**
 * Returns the variable, and its value, by which the CI system says that the job is for a change:
 * the system's own, one such as X_PULL_REQUEST, or one such as X_EVENT. Undefined without one, and
 * outside of CI.
 */
function findChangeVariable(
  environment: Variables,
): readonly [string, string | undefined] | undefined {
  const system = findOtherSystem(environment);
  // AWS CodeBuild sets CODEBUILD_CI alone.
  if (system === undefined && !environment["CI"] && !environment["CODEBUILD_CI"]) {
    return undefined;
  }
  return Object.entries(environment).find(([name, value = ""]) => {
    if (name === system?.change || CHANGE_VARIABLE.test(name)) {
      // Buildkite and Travis set `false` in a job that is for no pull request.
      return !["", "false", "0"].includes(value);
    }
    return EVENT_VARIABLE.test(name) && CHANGE_EVENT.test(value);
  });
}

/**
 * Throws `base_not_found` if a CI job is for a change, such as a pull request, and no base is
 * named: the change's own files alone would judge it. On GitHub the event names the base.
 */
export function refuseChangeWithoutBase(environment: Variables, baseRef: string | null): void {
  const isOnGithub = Boolean(environment["GITHUB_EVENT_NAME"]);
  const changeVariable = isOnGithub ? undefined : findChangeVariable(environment);
  if (baseRef !== null || changeVariable === undefined) {
    return;
  }
  const [name, value] = changeVariable;
  throw new GateError(
    "base_not_found",
    `${name} is ${JSON.stringify(value)}, so this job is for a change, and there is no --base-ref`,
    `Without a base the change's own files would judge it. Name its target branch, for example \`--base-ref origin/main\`: ${docsPage("other-ci.md")}`,
  );
}
