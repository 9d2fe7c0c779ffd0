import { setTimeout } from "node:timers/promises";
import type { RetrieverConfig } from "../model/config.ts";

/** Spaces the requests of all retrievers of one run, so that `max_per_second` is kept. */
export class Pace {
  /** When the next request may be sent, on the clock of performance.now(). */
  #nextTurnAt = 0;
  /** Milliseconds waited so far. A caller that measures time subtracts them. */
  waited_ms = 0;

  /**
   * Resolves when the next request may be sent, or as soon as `signal` aborts. At once if the
   * config has no `max_per_second`; such a request takes no turn.
   */
  async awaitTurn(
    { max_per_second: rate }: Pick<RetrieverConfig, "max_per_second">,
    signal: AbortSignal,
  ): Promise<void> {
    if (!rate) {
      return;
    }
    const now = performance.now();
    const turnAt = Math.max(now, this.#nextTurnAt);
    this.#nextTurnAt = turnAt + 1000 / rate;
    if (turnAt <= now) {
      return;
    }
    // After an abort the retriever itself throws `cancelled`.
    await setTimeout(turnAt - now, undefined, { signal }).catch(() => {});
    this.waited_ms += performance.now() - now;
  }
}

/** What a retriever needs from outside. */
export interface RetrieverPorts {
  /** Absolute path of the repository root. */
  readonly root: string;
  /** The step's whole environment; `childEnvironment` selects what a retriever gets of it. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Absolute path of the host script of `module` retrievers; that of `python` lies beside it. */
  readonly moduleHost: string;
  /** Aborts when the run is cancelled. */
  readonly signal: AbortSignal;
  /** Ids of the suite's cases: a recorded run with none of them is refused. Absent: no check. */
  readonly caseIds?: readonly string[];
  /** Shared with the run's other retrievers; absent: the retriever has its own. */
  readonly pace?: Pace | undefined;
  /** Receives what the retriever writes for people (stderr, banners), as raw text. */
  readonly log: (text: string) => void;
}

/**
 * The variable that marks every process of one retriever with the same token, so that one which
 * left its process group is still found.
 */
export const CHILD_TOKEN_NAME = "RETRIEVAL_GATE_CHILD";

/** Whether this is Windows. Not a constant, so that a test on Linux can ask for both. */
export function isWindows(): boolean {
  return process.platform === "win32";
}

/**
 * Variables of the runner and of the gate that a retriever never gets from the step: tokens, the
 * files that the runner reads commands from, options of our own Node.js.
 */
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
/** Variables whose names begin so are removed as well: more tokens, and the action's inputs. */
const REMOVED_PREFIXES = ["ACTIONS_", "INPUT_"] as const;

/** Always kept under `env_only`: without them no command is found (PATH) or starts (Windows). */
const ALWAYS_KEPT: ReadonlySet<string> = new Set(["PATH"]);
const ALWAYS_KEPT_ON_WINDOWS: ReadonlySet<string> = new Set([
  "PATH",
  "PATHEXT",
  "SYSTEMROOT",
  "COMSPEC",
]);

/**
 * Returns the environment of a retriever's process: the step's, without REMOVED_VARIABLES, plus
 * PYTHONUNBUFFERED=1 (a Python child that prints without flushing would hang), plus `env`. If
 * `env_only` is written, only its names and ALWAYS_KEPT are taken from the step. `env_only` can't
 * bring a removed variable back, but `env` may set any name. This does not protect secrets: a
 * process of the same user can read its parent's environment.
 */
export function childEnvironment(
  step: Readonly<Record<string, string | undefined>>,
  config: Pick<RetrieverConfig, "env" | "env_only">,
): Record<string, string> {
  // Windows compares names without case, every other system with.
  const canonicalName = (name: string): string => (isWindows() ? name.toUpperCase() : name);
  const alwaysKept = isWindows() ? ALWAYS_KEPT_ON_WINDOWS : ALWAYS_KEPT;
  const onlyNames = config.env_only === null ? null : new Set(config.env_only.map(canonicalName));
  const addedNames = new Set(Object.keys(config.env).map(canonicalName));
  const environment = new Map<string, string>();
  for (const [name, value] of Object.entries(step)) {
    const key = canonicalName(name);
    if (value === undefined || addedNames.has(key) || isRemoved(key)) {
      continue;
    }
    if (onlyNames === null || onlyNames.has(key) || alwaysKept.has(key)) {
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
