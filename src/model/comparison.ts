/** Two systems on one suite, side by side. No verdict. */
import type { Hit } from "./run.ts";
import type { Value } from "./scores.ts";

/** At the comparison's k; null for a case that expects nothing, and for a suite of such cases. */
export interface ComparedFigures {
  readonly recall: Value;
  readonly mrr: Value;
  readonly ndcg: Value;
}

/** How much two lists of documents have in common, judged or not. Null where that can't be said: both are empty. */
export interface Overlap {
  /** |A ∩ B| / |A ∪ B|. */
  readonly jaccard: Value;
  /** Rank-biased overlap, extrapolated, p = 0.9. */
  readonly rbo: Value;
  /** Share of A's list that B has too: recall of an approximate search B against an exact one, A. Null where A is empty. */
  readonly found: Value;
}

export interface SystemSide {
  /** Relative to the repository root. */
  readonly path: string;
  /** SHA-256 of its bytes. */
  readonly digest: string;
  readonly macro: ComparedFigures;
}

export interface QuerySide extends ComparedFigures {
  /** Judged documents of the top k, relevant or not, in rank order. */
  readonly hits: readonly string[];
  /** The whole top k. */
  readonly results: readonly Hit[];
}

export interface QueryComparison {
  readonly id: string;
  readonly query: string;
  readonly a: QuerySide;
  readonly b: QuerySide;
  /** B - A. */
  readonly delta: ComparedFigures;
  readonly overlap: Overlap;
}

export interface Comparison {
  readonly k: number;
  /** SHA-256 of file bytes, or `absent`. */
  readonly digests: { readonly corpus: string; readonly queries: string; readonly qrels: string };
  readonly a: SystemSide;
  readonly b: SystemSide;
  readonly delta: ComparedFigures;
  /** Means over the queries where it can be said. */
  readonly overlap: Overlap;
  /** In case-id order. */
  readonly queries: readonly QueryComparison[];
}
