/** Two systems on one suite, side by side. No verdict. */
import type { Overlap } from "../../gate/pairs.ts";
import type { Hit } from "../../model/run.ts";
import type { LatencySummary, Unit, Value } from "../../model/scores.ts";
import type { Evidence } from "../../model/explanation.ts";
import type { Check } from "../../model/verdict.ts";

/** At the comparison's k; null for a case that expects nothing, and for a suite of such cases. */
export interface ComparedFigures {
  readonly recall: Value;
  readonly mrr: Value;
  readonly ndcg: Value;
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

// Several systems on one suite, each beside the first.

export interface ManyComparison {
  readonly k: number;
  readonly suite: { readonly name: string; readonly revision: string; readonly digest: string };
  readonly cases: number;
  /** Of each case and system; 0 where no clock ran. */
  readonly repeats: number;
  /** In the order of the figures. */
  readonly metrics: readonly {
    readonly name: string;
    readonly unit: Unit;
    readonly direction: "higher" | "lower";
  }[];
  /** The first is what the others are compared with. */
  readonly systems: readonly ManySystem[];
}

export interface ManySystem {
  /** The config, with what `--set` changed in it: unique. */
  readonly label: string;
  readonly path: string;
  /** SHA-256 of the config as it was used. */
  readonly digest: string;
  readonly settings: Readonly<Record<string, unknown>>;
  /** In the order of the metrics. */
  readonly figures: readonly ManyFigure[];
  /** Null for the first. */
  readonly ruling: SystemRuling | null;
  /** Null where no clock ran. */
  readonly latency: LatencySummary | null;
}

export interface ManyFigure {
  readonly mean: Value;
  /** Against the first system; null for it, and where no case has a value in both. */
  readonly against_first: Evidence | null;
}

/** What a gate with the first system's rules, and its run as the baseline, would say. */
export interface SystemRuling {
  readonly outcome: "pass" | "watch" | "fail" | "gain";
  /** Those that fail or are a watch. */
  readonly checks: readonly Check[];
  /** Of the whole suite's test, in the direction that it moved. */
  readonly p: number;
  /** The same, corrected over the systems; absent where there are two. */
  readonly p_systems?: number;
}
