/** A recorded run that later runs are compared with. */
import type { JudgeFingerprint } from "./answers.ts";
import type { Definition, Prices } from "./config.ts";
import type { Clock, CorpusState, Environment, StageSamples } from "./run.ts";
import type { Buckets, LatencySummary, Means, Value } from "./scores.ts";
import type { CaseDigests } from "./digests.ts";
import type { Target } from "./suite.ts";

/**
 * The figures of a case at the last acceptance that differ from the row's own, at the baseline's k,
 * and whether it had a forbidden or a false result. Later recordings keep them, so that small
 * losses add up.
 */
export interface AcceptedFigures {
  readonly recall?: number;
  readonly mrr?: number;
  readonly ndcg?: number;
  readonly forbidden?: boolean;
  readonly false_result?: boolean;
}

export interface BaselineCase {
  readonly digests: CaseDigests;
  readonly intent: string;
  /** Taken from the suite, since the file does not repeat them; absent if the case has none. */
  readonly tags?: readonly string[];
  /** The targets that the row was measured with, in the suite's order, and is compared with. */
  readonly targets: readonly Target[];
  /** Absent: nothing was. */
  readonly forbidden?: readonly Target[];
  /** The case had to find nothing when the row was measured. */
  readonly expect_empty?: true;
  readonly metrics: ReadonlyMap<string, Value>;
  /** As in CaseScore. Of several runs, of the first that agrees with most on finding a target. */
  readonly ranks: readonly (number | null)[];
  /**
   * As in CaseScore, with the relevance of the baseline's definition. The file does not have it.
   */
  readonly found: boolean;
  /** The results of the run that `ranks` is from. */
  readonly results: readonly string[];
  /** As in CaseScore. */
  readonly clusters?: readonly (string | null)[];
  /** The beginning of the answer, if answers are judged. For people: nothing is decided by it. */
  readonly answer?: string;
  /** In how many of the baseline's runs some target was found; absent where there was one run. */
  readonly found_in?: number;
  /** Over several runs, of recall + nDCG, with divisor N - 1. Absent where it was not measured. */
  readonly variance?: number;
  /** Absent if nothing differs. */
  readonly accepted?: AcceptedFigures;
  /** Timed samples, in milliseconds. */
  readonly latency_ms: readonly number[];
  /** The same by stage; absent if no answer has the times of its stages. */
  readonly spans_ms?: StageSamples;
}

/** Whether the case, which has the row's targets, grades them as the row does. */
export function hasSameGrades(
  { targets }: BaselineCase,
  { expected }: { readonly expected: readonly Target[] },
): boolean {
  return targets.every(({ grade }, at) => grade === expected[at]?.grade);
}

export interface RetrieverReceipt {
  readonly kind: string;
  /** SHA-256 of the retriever's part of the config, in canonical JSON. */
  readonly fingerprint: string;
  /** SHA-256 of the corpus, where the retriever names one. */
  readonly corpus_digest: string | null;
  /** What it searched when it was recorded. Absent if it does not say. */
  readonly corpus?: CorpusState;
  /** The retriever's `params` as the config writes them; absent where it has none. */
  readonly params?: unknown;
}

export interface AcceptedState {
  /** The accepted commit; null if it is not known. */
  readonly commit: string | null;
  /** How often the baseline was recorded since. */
  readonly recordings: number;
}

export interface Baseline {
  /**
   * Absent for a stored baseline. Else the baseline is the base's run in this very job.
   * `accepted_figures`: it has those of the stored one. `failed`: queries that failed there,
   * without a row.
   */
  readonly beside?: {
    readonly commit: string;
    readonly accepted_figures: boolean;
    readonly failed: readonly string[];
  };
  readonly suite: { readonly name: string; readonly revision: string; readonly digest: string };
  readonly definition: Definition;
  readonly k: number;
  readonly retriever: RetrieverReceipt;
  /** Who measured the answers; absent: they were not measured. */
  readonly judge?: JudgeFingerprint;
  readonly tool: string;
  readonly environment: Environment;
  /** Absent: this recording is itself the accepted state. */
  readonly accepted?: AcceptedState;
  /** The clock, how often each timed case was timed, and the milliseconds of all timing. */
  readonly timing: { readonly source: Clock; readonly repeats: number; readonly ms: number };
  readonly means: Buckets<Means>;
  readonly latency: Buckets<LatencySummary>;
  readonly cases: ReadonlyMap<string, BaselineCase>;
  /** If its figures are means of several runs, their number. */
  readonly run_count?: number;
  /** Absent if the retriever answers the same query alike each time. */
  readonly answers_vary?: true;
  readonly prices?: Prices;
  /** SHA-256 of the suite's files, by path: for files outside of git (change/change.ts). */
  readonly files?: ReadonlyMap<string, string>;
}
