/** What `history` shows: a baseline through the commits that changed it. */
import type { Scope } from "../../model/scope.ts";
import type { Value } from "../../model/scores.ts";

/** One commit that changed the baseline's file, and what the file was after it. */
export interface HistoryPoint {
  readonly commit: string;
  /** ISO 8601 in UTC, the committer's. */
  readonly date: string;
  /** The first line of the commit's message: a stranger's text, not escaped. */
  readonly subject: string;
  /** Where the file was then, relative to the root. */
  readonly path: string;
  readonly state:
    | {
        readonly kind: "baseline";
        readonly revision: string;
        /** How many cases the baseline has. */
        readonly cases: number;
        readonly k: number;
      }
    /** The commit removed the file. */
    | { readonly kind: "removed" }
    /** The file is there, but no baseline. `reason`: the error's message. */
    | { readonly kind: "unreadable"; readonly reason: string };
  /** Whether this clone ends here: then the file may be older than this commit. */
  readonly shallow: boolean;
  /**
   * What is different from the last readable baseline before, so that the figures can't be
   * compared: `k`, `definition`, `suite name`, `cases`. Empty if nothing is.
   */
  readonly differs: readonly string[];
  /**
   * How this commit moved the accepted figures, with which the gate compares later changes; null if
   * it did not.
   */
  readonly moved: AcceptedMove | null;
}

/**
 * The mean change of each accepted figure over the cases: below 0 if a loss was accepted, above 0
 * if a gain was recorded. A figure that did not move is absent.
 */
export type AcceptedMove = Readonly<Partial<Record<"recall" | "mrr" | "ndcg", number>>>;

/**
 * One metric in one scope; a value for each point, in the order of the points, null if it has none.
 */
export interface HistorySeries {
  readonly metric: string;
  readonly scope: Scope;
  readonly values: readonly Value[];
}

/** All that is known of a baseline's past. */
export interface History {
  /** Today's path of the baseline, relative to the root. */
  readonly file: string;
  /** Oldest first. */
  readonly points: readonly HistoryPoint[];
  /** Overall first, then by intent; in each scope by name. */
  readonly series: readonly HistorySeries[];
  /** Every case of a baseline, the most often lost first. */
  readonly cases: readonly HistoryCase[];
  /** Whether the clone lacks commits, so that older points may be missing. */
  readonly incomplete: boolean;
  /** Commits that were left out because there are too many. */
  readonly left_out: number;
}

/** A case and its ranks in the baselines. */
export interface HistoryCase {
  readonly id: string;
  /**
   * The best rank of a target by point: null if none was found, undefined if the baseline lacks the
   * case.
   */
  readonly ranks: readonly (number | null | undefined)[];
}

/** Returns the ranks of a case in the baselines that have it. */
export function knownRanks({ ranks }: HistoryCase): readonly (number | null)[] {
  return ranks.filter((rank) => rank !== undefined);
}

/**
 * Returns the cases whose best rank of a target changed over the baselines, in their order. Not
 * found (null) is a rank of its own here.
 */
export function selectMovedCases({ cases }: History): readonly HistoryCase[] {
  return cases.filter((historyCase) => new Set(knownRanks(historyCase)).size > 1);
}
