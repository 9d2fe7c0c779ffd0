/** The event that started the workflow, and the events on which the gate refuses to run. */
import type { Variables } from "../system/secrets.ts";
import { readFile } from "node:fs/promises";
import { GateError } from "../errors.ts";

/** What the event says of the pull request. */
export interface PullRequest {
  readonly headSha: string;
  /** As the event said; the base may have moved on since. GitHub's events always say it. */
  readonly baseSha: string | null;
  /** A branch. */
  readonly baseRef: string | null;
  /** By this very event: `edited`, with another base branch. */
  readonly retargeted: boolean;
}

/** What of the event that started the workflow the base depends on. */
export interface WorkflowEvent {
  readonly name: string;
  /** The activity (`labeled`, `synchronize`). */
  readonly action: string | null;
  /** GITHUB_SHA. */
  readonly sha: string | null;
  readonly ref: string | null;
  readonly defaultBranch: string | null;
  /** `owner/name`. */
  readonly repository: string | null;
  /** The label of a `labeled` event; a re-run replays it. */
  readonly label: string | null;
  readonly pullRequest: PullRequest | null;
}

export interface RunnerEvent extends WorkflowEvent {
  readonly pullRequest: (PullRequest & { readonly number: number | null }) | null;
}

/** Started by people who may push, or with a stranger's change in a run without secrets. A called workflow has its caller's. */
const RUNS_ON = [
  "pull_request",
  "pull_request_review",
  "merge_group",
  "push",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "release",
  "create",
  "deployment",
  "deployment_status",
];

/** What is recorded here would be the author's own baseline for the author's own change. */
const UNREVIEWED_EVENTS = ["pull_request", "merge_group"];

/**
 * Reads GITHUB_EVENT_NAME, _PATH, _SHA and _REF; null outside GitHub Actions. Throws GateError `file_unreadable` where
 * the payload can't be read, `invalid_file` where it is no JSON object or a pull request in it lacks its head's commit.
 */
export async function readEvent(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<RunnerEvent | null> {
  const name = environment["GITHUB_EVENT_NAME"];
  if (!name) return null;
  const payload = await readPayload(environment["GITHUB_EVENT_PATH"]);
  return {
    name,
    action: textAt(payload, "action"),
    sha: environment["GITHUB_SHA"] || null,
    ref: environment["GITHUB_REF"] || null,
    defaultBranch: textAt(payload, "repository", "default_branch"),
    repository: textAt(payload, "repository", "full_name"),
    label: textAt(payload, "label", "name"),
    pullRequest: name.startsWith("pull_request") ? pullRequestOf(payload) : null,
  };
}

/** Throws GateError `unsafe_event`. */
export function refuseUnsafeEvent(event: RunnerEvent | null, command: "gate" | "record" | "merge"): void {
  if (event === null || command === "merge") return;
  if (!RUNS_ON.includes(event.name)) {
    throw new GateError("unsafe_event", `the retriever's code does not run on ${event.name}`, {
      hint: "strangers can start this event, with a token and secrets that a change's code must not reach; use pull_request, push or workflow_dispatch",
    });
  }
  if (command === "record" && UNREVIEWED_EVENTS.includes(event.name)) {
    throw new GateError("unsafe_event", `a baseline is not recorded on ${event.name}`, {
      hint: "copy baseline.json from the report and commit it, or record on push or workflow_dispatch",
    });
  }
}

async function readPayload(path: string | undefined): Promise<unknown> {
  if (!path) return null;
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
  if (typeof payload === "object" && payload !== null && !Array.isArray(payload)) return payload;
  throw new GateError("invalid_file", `${what} is not a JSON object`);
}

function valueAt(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>((at, key) => {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, key)) return null;
    return new Map<string, unknown>(Object.entries(at)).get(key);
  }, value);
}

function textAt(value: unknown, ...keys: readonly string[]): string | null {
  const found = valueAt(value, ...keys);
  return typeof found === "string" ? found : null;
}

function pullRequestOf(payload: unknown): RunnerEvent["pullRequest"] {
  const headSha = textAt(payload, "pull_request", "head", "sha");
  if (headSha === null) {
    throw new GateError("invalid_file", "the event's payload names no pull request with its head", {
      hint: "GITHUB_EVENT_PATH is read as GitHub wrote it; don't change it in the job",
    });
  }
  const number = valueAt(payload, "pull_request", "number");
  return {
    headSha,
    number: typeof number === "number" ? number : null,
    baseSha: textAt(payload, "pull_request", "base", "sha"),
    baseRef: textAt(payload, "pull_request", "base", "ref"),
    retargeted: valueAt(payload, "changes", "base") !== null,
  };
}

/**
 * Each with the variable that it is documented to set in every job, and the one where the job is for a merge or pull
 * request; Buildkite writes `false` elsewhere.
 */
const SYSTEMS = [
  { name: "GitLab", mark: "GITLAB_CI", change: "CI_MERGE_REQUEST_IID" },
  { name: "Jenkins", mark: "JENKINS_URL", change: "CHANGE_ID" },
  { name: "Buildkite", mark: "BUILDKITE", change: "BUILDKITE_PULL_REQUEST" },
  { name: "CircleCI", mark: "CIRCLECI", change: "CIRCLE_PULL_REQUEST" },
  { name: "Azure Pipelines", mark: "TF_BUILD", change: "SYSTEM_PULLREQUEST_PULLREQUESTID" },
] as const;

/** The name of the system whose job this is; null where none says so. */
export function ciOf(environment: Variables): string | null {
  return SYSTEMS.find(({ mark }) => environment[mark])?.name ?? null;
}

/**
 * Throws `unsafe_event` where two systems say that the job is theirs, since a job's author can set variables and each
 * would name another base, and `base_not_found` where a merge request would be judged by its own files alone.
 */
export function refuseElsewhere(environment: Variables, baseRef: string | null): void {
  const present = SYSTEMS.filter(({ mark }) => environment[mark]);
  const marks = ["GITHUB_EVENT_NAME", ...present.map(({ mark }) => mark)].filter((each) => environment[each]);
  if (marks.length > 1) {
    throw new GateError("unsafe_event", `${marks.join(" and ")} are set: two CI systems at once`, {
      hint: "The base would be another for each. Unset those of the system that this job does not run on.",
    });
  }
  const [system] = present;
  if (system === undefined || baseRef !== null) return;
  const change = environment[system.change];
  if (!change || change === "false") return;
  throw new GateError(
    "base_not_found",
    `${system.change} is ${JSON.stringify(change)}: a change on ${system.name}, and no --base-ref`,
    { hint: "Without a base the change's own files would judge it. See docs/other-ci.md for what to name." },
  );
}
