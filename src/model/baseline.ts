/** A recorded run that later runs are compared with. */
import type { JudgeFingerprint } from "./answers.ts";
import type { Definition, Prices } from "./config.ts";
import type { Clock, CorpusState, Environment, StageSamples } from "./run.ts";
import type { Buckets, LatencySummary, Means, Value } from "./scores.ts";
import type { CaseDigests } from "./digests.ts";
import type { Target } from "./suite.ts";

/**
 * The figures of a case when the state was last accepted, where they differ from the row's own: recall, MRR and nDCG at the
 * baseline's k, and whether the case was hit by forbidden or false results.
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
  /** The suite's, which the file does not repeat; absent where the case has none. */
  readonly tags?: readonly string[];
  /** The targets that the row was measured by, in the order of the suite. The row is compared by these. */
  readonly targets: readonly Target[];
  /** What was forbidden when the row was measured. Absent: nothing. */
  readonly forbidden?: readonly Target[];
  /** The case had to find nothing when the row was measured. */
  readonly expect_empty?: true;
  readonly metrics: ReadonlyMap<string, Value>;
  /** As in CaseScore. Of several runs: of the first that found a target or not, as most did. */
  readonly ranks: readonly (number | null)[];
  /** Of the run that the ranks are of. */
  readonly results: readonly string[];
  /** As in CaseScore. */
  readonly clusters?: readonly (string | null)[];
  /** The beginning of the answer, of suites whose answers are judged. It decides nothing. */
  readonly answer?: string;
  /** In how many of the baseline's runs some target was found; absent where there was one run. */
  readonly found?: { readonly in: number; readonly of: number };
  /** Absent where nothing differs. */
  readonly accepted?: AcceptedFigures;
  readonly latency_ms: readonly number[];
  readonly spans_ms?: StageSamples;
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
  /** Null where it is not known. */
  readonly commit: string | null;
  readonly recordings: number;
}

export interface Baseline {
  /**
   * Absent where it was recorded before. Else it is the base's run of this very job, at this commit, with the accepted
   * figures of the stored baseline where there are some to compare with.
   */
  readonly beside?: { readonly commit: string; readonly accepted_figures: boolean };
  readonly suite: { readonly name: string; readonly revision: string; readonly digest: string };
  readonly definition: Definition;
  readonly k: number;
  readonly retriever: RetrieverReceipt;
  /** Who measured the answers; absent: they were not measured. */
  readonly judge?: JudgeFingerprint;
  readonly tool: string;
  readonly environment: Environment;
  /** The last acceptance, and how often it was recorded since. Absent: this recording is the accepted state. */
  readonly accepted?: AcceptedState;
  /** How often each timed case was timed, and what that took in milliseconds. */
  readonly timing: { readonly source: Clock; readonly repeats: number; readonly ms: number };
  readonly means: Buckets<Means>;
  readonly latency: Buckets<LatencySummary>;
  readonly cases: ReadonlyMap<string, BaselineCase>;
  /** Of how many runs it is the mean; absent where it is one. */
  readonly run_count?: number;
  /** Whether the retriever answers the same query differently from time to time; absent where it does not. */
  readonly answers_vary?: true;
  /** What its costs were worked out with; absent where it has none. */
  readonly prices?: Prices;
  /** SHA-256 of the suite's files by path: those that are no blobs in git are trusted by it (change/change.ts). */
  readonly files?: ReadonlyMap<string, string>;
}
