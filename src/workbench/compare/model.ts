/** What `compare` found: two or more systems on one suite, each beside the first. */
import type { Overlap } from "../../metrics/churn.ts";
import type { ChangeGroup, Evidence } from "../../model/explanation.ts";
import type { Definition } from "../../model/config.ts";
import type { Hit } from "../../model/run.ts";
import type { CaseScore, LatencySummary, Unit, Value } from "../../model/scores.ts";
import type { Case } from "../../model/suite.ts";
import type { Check } from "../../model/verdict.ts";

/** Two or more systems on one suite, each compared with the first. */
export interface Comparison {
  /** The cutoff of the lists and metrics. */
  readonly k: number;
  /** What a grade counts in nDCG. */
  readonly gain: Definition["gain"];
  readonly suite: { readonly name: string; readonly revision: string; readonly digest: string };
  /** Null in a comparison of configs: they have their digests, and so has the suite. */
  readonly digests: FileDigests | null;
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

/** SHA-256 of each file beside two recorded runs. */
interface FileDigests {
  /** `absent` if no corpus was named. */
  readonly corpus: string;
  readonly queries: string;
  readonly qrels: string;
}

/** One system, what it answered, and how it differs from the first one. */
export interface ComparedSystem {
  /** The name that the user gave it, else its path, then what `--set` changed. */
  readonly label: string;
  /** The path of the config or the recorded run, relative to the repository root. */
  readonly path: string;
  /** SHA-256 of that file, with what `--set` changed in it. */
  readonly digest: string;
  /** What `--set` changed: values by field, such as `retriever.params.ef`. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** In the order of the metrics. */
  readonly figures: readonly ComparedFigure[];
  /** The overlap of its results with the first system's: means over the queries that have one. */
  readonly overlap: Overlap;
  /** In the order of the queries. */
  readonly answers: readonly ComparedAnswer[];
  /**
   * Groups of lists that differ from the first system's in the same way, largest first; empty for
   * the first.
   */
  readonly groups: readonly ChangeGroup[];
  /** Null for the first system, and if no config has rules. */
  readonly ruling: SystemRuling | null;
  /** Null if nothing was timed. */
  readonly latency: LatencySummary | null;
}

/** One metric of one system. */
interface ComparedFigure {
  /** The mean over all cases with a value; null if none has one. */
  readonly mean: Value;
  /**
   * How the first system's value changes to this one's, case by case. Null for the first system, in
   * a comparison without rules, and if no case has a value in both systems.
   */
  readonly against_first: Evidence | null;
}

/** What a system answered to one query. */
export interface ComparedAnswer {
  /** In the order of the metrics; null where the case has no value, as one that expects nothing. */
  readonly values: readonly Value[];
  /**
   * Ids of the judged documents in the top k, relevant or not, in rank order; the files have them
   * under this name.
   */
  readonly hits: readonly string[];
  /** The whole top k. */
  readonly results: readonly Hit[];
  /** The overlap with the first system's results of this query. */
  readonly overlap: Overlap;
  /** The case's score, as a report of the gate has it. */
  readonly score: CaseScore;
}

/**
 * What a gate with the first system's rules, and its run as the baseline, would say of a system.
 */
export interface SystemRuling {
  /**
   * `fell`: some figure is beyond its limit, but the fall is not significant, so that a gate
   * passes.
   */
  readonly outcome: "pass" | "fell" | "fail" | "gain";
  /** The checks that fail, or fell beyond their limit without failing. */
  readonly checks: readonly Check[];
  /**
   * The smaller p of the whole suite's tests for a fall and for a rise; 1 if nothing was tested.
   */
  readonly p: number;
  /**
   * `p` corrected over the systems by Holm's method; absent if only one system has a ruling.
   */
  readonly p_systems?: number;
}
