import { setTimeout } from "node:timers/promises";
import type { RetrieverConfig } from "../model/config.ts";

/** Spaces the queries of everything that one run asks. */
export class Pace {
  #nextTurnAt = 0;
  /** Milliseconds that were waited for it: a clock that this is taken from knows nothing of the pace. */
  waited_ms = 0;

  /** Resolves when the next query may be asked. */
  async awaitTurn(
    { max_per_second: most }: Pick<RetrieverConfig, "max_per_second">,
    signal: AbortSignal,
  ): Promise<void> {
    if (!most) {
      return;
    }
    const now = performance.now();
    const at = Math.max(now, this.#nextTurnAt);
    this.#nextTurnAt = at + 1000 / most;
    if (at <= now) {
      return;
    }
    // Who ends the run ends the waiting; the retriever then says so.
    await setTimeout(at - now, undefined, { signal }).catch(() => {});
    this.waited_ms += performance.now() - now;
  }
}

export interface RetrieverPorts {
  /** Absolute path of the repository root. */
  readonly root: string;
  /** The step's environment, before ours is taken out of it. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Absolute path of the script that hosts `module` retrievers; the loop of `python` retrievers lies beside it. */
  readonly moduleHost: string;
  readonly signal: AbortSignal;
  /** Ids of the suite's cases: a recorded run that answers none of them is refused. Absent: no run is. */
  readonly caseIds?: readonly string[];
  /** What other retrievers of the run are asked by, too; absent: one of its own. */
  readonly pace?: Pace;
  /** Receives what the retriever writes for people (stderr, banners), as raw text. */
  readonly log: (text: string) => void;
}

/** Names every process that comes from one retriever, so that one which left its process group is still found. */
export const CHILD_TOKEN_NAME = "RETRIEVAL_GATE_CHILD";

/** Ours or the runner's, never the retriever's: tokens, the action's inputs, the files that the runner reads commands from. */
const REMOVED_VARIABLES: ReadonlySet<string> = new Set([
  "GITHUB_TOKEN",
  "GITHUB_ENV",
  "GITHUB_PATH",
  "GITHUB_OUTPUT",
  "GITHUB_STATE",
  "GITHUB_STEP_SUMMARY",
  "NODE_OPTIONS",
  CHILD_TOKEN_NAME,
]);
const REMOVED_PREFIXES = ["ACTIONS_", "INPUT_"] as const;

/** Kept under `env_only` without being named: without them no command is found (PATH) or starts (Windows). */
const ALWAYS_KEPT: ReadonlySet<string> = new Set(["PATH"]);
const ALWAYS_KEPT_ON_WINDOWS: ReadonlySet<string> = new Set([
  "PATH",
  "PATHEXT",
  "SYSTEMROOT",
  "COMSPEC",
]);

/**
 * The environment of a retriever's process: the step's, minus what belongs to the runner and to us, plus
 * PYTHONUNBUFFERED=1 (a Python child that prints without flushing would hang), plus `env`. `env_only` lists the only
 * names taken from the step's environment besides PATH (on Windows also PATHEXT, SystemRoot and ComSpec); naming a
 * removed variable there does not bring it back, while `env` may set any name. This is hygiene, not protection: a
 * process of the same user can read its parent's environment.
 */
export function childEnvironment(
  step: Readonly<Record<string, string | undefined>>,
  config: Pick<RetrieverConfig, "env" | "env_only">,
  platform: NodeJS.Platform = process.platform,
): Record<string, string> {
  // Windows compares names without case, every other system with.
  const canonicalName = (name: string): string =>
    platform === "win32" ? name.toUpperCase() : name;
  const always = platform === "win32" ? ALWAYS_KEPT_ON_WINDOWS : ALWAYS_KEPT;
  const only = config.env_only === null ? null : new Set(config.env_only.map(canonicalName));
  const added = new Set(Object.keys(config.env).map(canonicalName));
  const environment = new Map<string, string>();
  for (const [name, value] of Object.entries(step)) {
    const key = canonicalName(name);
    if (value === undefined || added.has(key) || isRemoved(key)) {
      continue;
    }
    if (only === null || only.has(key) || always.has(key)) {
      environment.set(name, value);
    }
  }
  environment.set("PYTHONUNBUFFERED", "1");
  for (const [name, value] of Object.entries(config.env)) {
    environment.set(name, value);
  }
  return Object.fromEntries(environment);
}

function isRemoved(name: string): boolean {
  return REMOVED_VARIABLES.has(name) || REMOVED_PREFIXES.some((prefix) => name.startsWith(prefix));
}
