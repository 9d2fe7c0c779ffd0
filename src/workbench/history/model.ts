/** The baseline through the commits that changed it. */
import type { Scope } from "../../model/scope.ts";
import type { Unit, Value } from "../../model/scores.ts";

/** One commit that gave the baseline file what it holds. */
export interface HistoryPoint {
  readonly commit: string;
  /** ISO 8601 in UTC, the committer's. */
  readonly date: string;
  /** A stranger's text. */
  readonly subject: string;
  /** Where the file was then, relative to the root. */
  readonly path: string;
  readonly state:
    | { readonly kind: "baseline"; readonly revision: string; readonly cases: number; readonly k: number }
    | { readonly kind: "removed" }
    | { readonly kind: "unreadable"; readonly reason: string };
  /** This clone ends here: the file may be older than this commit. */
  readonly shallow: boolean;
  /** What makes its figures incomparable with the point before: `k`, `definition`, `suite name`. */
  readonly differs: readonly string[];
}

/** One metric in one scope; a value for each point, in the order of the points, null where it has none. */
export interface HistorySeries {
  readonly metric: string;
  readonly unit: Unit;
  readonly scope: Scope;
  readonly values: readonly Value[];
}

export interface History {
  /** Today's path of the baseline, relative to the root. */
  readonly file: string;
  /** The commit that it was read up to. */
  readonly head: string;
  /** Oldest first. */
  readonly points: readonly HistoryPoint[];
  /** Overall first, then by intent; metrics by name. */
  readonly series: readonly HistorySeries[];
  /** The clone lacks commits, so that older points may be missing. */
  readonly incomplete: boolean;
  /** Commits that were left out because there are too many. */
  readonly left_out: number;
}
