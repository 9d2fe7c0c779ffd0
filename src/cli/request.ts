/** What one run of the gate is asked for, what it is given, and what it gives back. */
import type { Decision } from "../gate/two-laws.ts";
import type { Report } from "../model/report.ts";

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
    readonly number: number;
    readonly headSha: string;
    /** As the event said; goes stale when the base moves. */
    readonly baseSha: string;
    readonly baseRef: string;
    readonly fromFork: boolean;
  } | null;
}

export interface GateRequest {
  readonly command: "gate" | "record" | "merge";
  /** Absolute. */
  readonly workingDirectory: string;
  readonly config: string | null;
  readonly suite: string | null;
  readonly baseline: string | null;
  readonly baseDirectory: string | null;
  readonly baseRef: string | null;
  readonly reportDir: string | null;
  readonly shard: string | null;
  /** For `merge`: folders that hold parts. */
  readonly parts: readonly string[];
  readonly leaderboard: string | null;
  readonly out: string | null;
}

export interface GatePorts {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  /** Absolute path of the script that hosts `module` retrievers. */
  readonly moduleHost: string;
  /** One line, already safe to print. */
  readonly progress: (text: string) => void;
  /** Replaces the current line of a terminal; null where there is none. */
  readonly line: ((text: string) => void) | null;
  readonly event: RunnerEvent | null;
  /** Absent where nobody wants to know. */
  readonly observer?: Observer;
}

/** Is told what happens within a run, and changes nothing of it. What it throws ends the run. */
export interface Observer {
  /** Every file is read, and no retriever has started. */
  readonly loaded: (decision: Decision) => void;
  /** A step ended, well or not. */
  readonly took: (step: string, milliseconds: number) => void;
}

/** What became of the row that was asked for. */
export interface LeaderboardOutcome {
  readonly written: boolean;
  /** May hold text of strangers: escape before printing. */
  readonly message: string;
}

export interface GateOutcome {
  readonly report: Report;
  /** Absolute. */
  readonly reportDir: string;
  /** Names within the report directory, all written and verified. */
  readonly files: readonly string[];
  readonly complete: boolean;
  readonly exitCode: 0 | 1 | 2 | 3;
  readonly baselinePath: string | null;
  /** Absent where none was asked for, and where the report itself could not be written. */
  readonly leaderboard?: LeaderboardOutcome;
}
