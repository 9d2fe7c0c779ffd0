/** The event that started the workflow, and the events on which the gate refuses to run. */
import { readFile } from "node:fs/promises";
import { GateError } from "../errors.ts";

/** Contexts and payload of the event that started the workflow, as far as the gate's rules depend on them. */
export interface RunnerEvent {
  readonly name: string;
  /** The activity (`labeled`, `synchronize`). */
  readonly action: string | null;
  readonly sha: string | null;
  readonly ref: string | null;
  readonly defaultBranch: string | null;
  /** The label of a `labeled` event; a re-run replays it. */
  readonly label: string | null;
  readonly pullRequest: {
    readonly headSha: string;
    readonly number: number | null;
    /** As the event said; goes stale when the base moves. */
    readonly baseSha: string | null;
    /** The base's branch. */
    readonly baseRef: string | null;
    /** By this very event: `edited`, with another base branch. */
    readonly retargeted: boolean;
  } | null;
}

/** Started with a writable token and secrets by people who may not push; retriever code of theirs must not run there. */
const PRIVILEGED_EVENTS = ["pull_request_target", "workflow_run", "issue_comment"];

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
    label: textAt(payload, "label", "name"),
    pullRequest: name.startsWith("pull_request") ? pullRequestOf(payload) : null,
  };
}

/** Throws GateError `unsafe_event`. */
export function refuseUnsafeEvent(event: RunnerEvent | null, command: "gate" | "record" | "merge"): void {
  if (event === null || command === "merge") return;
  if (PRIVILEGED_EVENTS.includes(event.name)) {
    throw new GateError("unsafe_event", `the retriever's code does not run on ${event.name}`, {
      hint: "this event has a token and secrets that a pull request's author must not reach; use pull_request",
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
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (cause) {
    throw new GateError("file_unreadable", "the event's payload (GITHUB_EVENT_PATH) can't be read", {
      cause,
    });
  }
  let payload: unknown;
  try {
    payload = JSON.parse(text);
  } catch (cause) {
    throw new GateError("invalid_file", "the event's payload (GITHUB_EVENT_PATH) is not JSON", { cause });
  }
  if (typeof payload !== "object" || payload === null || Array.isArray(payload)) {
    throw new GateError("invalid_file", "the event's payload (GITHUB_EVENT_PATH) is not a JSON object");
  }
  return payload;
}

function valueAt(value: unknown, ...keys: readonly string[]): unknown {
  let at = value;
  for (const key of keys) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, key)) return null;
    at = Object.entries(at).find(([name]) => name === key)?.[1];
  }
  return at;
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
