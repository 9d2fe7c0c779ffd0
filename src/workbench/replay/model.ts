/** What a replay found: what the gate would have said of each commit. */
import type { Value } from "../../model/scores.ts";
import type { RunOutcome } from "../outcome.ts";

/** A commit of the first-parent history. */
export interface ReplayedCommit {
  readonly commit: string;
  /** The committer's day in UTC: `2026-11-27`. */
  readonly date: string;
  /** A stranger's text. */
  readonly subject: string;
}

/** What the gate would have said. `start`: nothing before it ran. */
export type ReplayOutcome = "start" | RunOutcome | "not_run";

export interface ReplayRow extends ReplayedCommit {
  readonly outcome: ReplayOutcome;
  /** What happened, or why it was not run; empty if there is nothing to say. */
  readonly words: string;
  /** The commit that it is compared with; null for the start, and if it was not run. */
  readonly compared_with: string | null;
  /** The mean of each metric, in the order of the replay's metrics; null if it was not measured. */
  readonly values: readonly Value[];
  /** How many queries got another list; null if nothing was compared. */
  readonly changed: number | null;
  /** The path of the report's page from the replay's folder; null if there is none. */
  readonly report: string | null;
}

/** A replay of some commits, oldest first. */
export interface Replay {
  readonly suite: string;
  readonly queries: number;
  /** The metrics that are shown: `recall@10`. */
  readonly metrics: readonly string[];
  readonly rows: readonly ReplayRow[];
}
