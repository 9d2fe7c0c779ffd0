/** Two or more systems on one suite, each beside the first. It decides nothing. */
import type { Overlap } from "../../metrics/churn.ts";
import type { ChangeGroup, Evidence } from "../../model/explanation.ts";
import type { Hit } from "../../model/run.ts";
import type { CaseScore, LatencySummary, Unit, Value } from "../../model/scores.ts";
import type { Case } from "../../model/suite.ts";
import type { Check } from "../../model/verdict.ts";

export interface Comparison {
  readonly k: number;
  readonly suite: { readonly name: string; readonly revision: string; readonly digest: string };
  /** SHA-256 of file bytes, or `absent`. */
  readonly digests: { readonly corpus: string; readonly queries: string; readonly qrels: string };
  /** How often each case was timed; 0 if nothing was timed. */
  readonly repeats: number;
  /** In the order of the figures. */
  readonly metrics: readonly {
    readonly name: string;
    readonly unit: Unit;
    readonly direction: "higher" | "lower";
  }[];
  /** In case-id order. */
  readonly queries: readonly Case[];
  /** The first is what the others are compared with. */
  readonly systems: readonly ComparedSystem[];
}

export interface ComparedSystem {
  /** The name that it was given, else the config, with what `--set` changed in it; or the recorded run. */
  readonly label: string;
  /** Relative to the repository root. */
  readonly path: string;
  /** SHA-256 of the file as it was used. */
  readonly digest: string;
  readonly settings: Readonly<Record<string, unknown>>;
  /** In the order of the metrics. */
  readonly figures: readonly ComparedFigure[];
  /** The overlap of its results with the first system's: means over the queries that have one. */
  readonly overlap: Overlap;
  /** In the order of the queries. */
  readonly answers: readonly ComparedAnswer[];
  /** Groups of lists that differ from the first system's in the same way, largest first; empty for the first. */
  readonly groups: readonly ChangeGroup[];
  /** Null for the first system, and if no config has rules. */
  readonly ruling: SystemRuling | null;
  /** Null if nothing was timed. */
  readonly latency: LatencySummary | null;
}

interface ComparedFigure {
  /** Null for a suite of cases that expect nothing. */
  readonly mean: Value;
  /** Null for the first system, without rules, and if no case has a value in both systems. */
  readonly against_first: Evidence | null;
}

export interface ComparedAnswer {
  /** In the order of the metrics; null for a case that expects nothing. */
  readonly values: readonly Value[];
  /** Judged documents of the top k, relevant or not, in rank order. */
  readonly hits: readonly string[];
  /** The whole top k. */
  readonly results: readonly Hit[];
  /** The overlap with the first system's results of this query. */
  readonly overlap: Overlap;
  readonly score: CaseScore;
}

/** What a gate with the first system's rules, and its run as the baseline, would say. */
export interface SystemRuling {
  readonly outcome: "pass" | "fell" | "fail" | "gain";
  /** Those that fail, or fell beyond their limit without failing. */
  readonly checks: readonly Check[];
  /** Of the whole suite's test, in the direction that it moved. */
  readonly p: number;
  /** The same, corrected over the systems; absent if there are two. */
  readonly p_systems?: number;
}
