/** A recorded run that later runs are compared with. */
import type { JudgeFingerprint } from "./answers.ts";
import type { Definition, Prices } from "./config.ts";
import type { Clock, Environment, StageSamples } from "./run.ts";
import type { SamplingPlan } from "./sampling.ts";
import type { Buckets, LatencySummary, Means, Value } from "./scores.ts";
import type { CaseDigests } from "./digests.ts";

/**
 * What recall, mrr and ndcg at the baseline's k of a case have moved since the last acceptance or gain: now minus then. A
 * figure that is absent has not moved.
 */
export type Drift = Readonly<Partial<Record<"recall" | "mrr" | "ndcg", number>>>;

export interface BaselineCase {
  readonly digests: CaseDigests;
  readonly intent: string;
  /** The suite's, which the file does not repeat; absent where the case has none. */
  readonly tags?: readonly string[];
  readonly metrics: ReadonlyMap<string, Value>;
  /** As in CaseScore. */
  readonly ranks: readonly (number | null)[];
  /** Of the run that the ranks are of. */
  readonly results: readonly string[];
  /** In how many of the baseline's runs some target was found; absent where there was one run. */
  readonly found?: { readonly in: number; readonly of: number };
  /** Absent where it is 0. */
  readonly drift?: Drift;
  readonly latency_ms: readonly number[];
  readonly spans_ms?: StageSamples;
}

export interface RetrieverReceipt {
  readonly kind: string;
  /** SHA-256 of the retriever's part of the config, in canonical JSON. */
  readonly fingerprint: string;
  /** SHA-256 of the corpus, where the retriever names one. */
  readonly corpus_digest: string | null;
  /** The retriever's `params` as the config writes them; absent where it has none. */
  readonly params?: unknown;
}

/** Version of the file's format. */
export const BASELINE_VERSION = 1;

export interface Baseline {
  /** Absent where it was recorded before. Else it is the base's run of this very job, at this commit. */
  readonly beside?: { readonly commit: string };
  readonly suite: { readonly name: string; readonly revision: string; readonly digest: string };
  readonly definition: Definition;
  readonly k: number;
  readonly retriever: RetrieverReceipt;
  /** Who measured the answers; absent: they were not measured. */
  readonly judge?: JudgeFingerprint;
  readonly tool: string;
  readonly environment: Environment;
  /** How often each case is timed; absent where none is. */
  readonly plan?: SamplingPlan;
  /** How often it was recorded since the last acceptance or gain; absent: never. */
  readonly recordings?: number;
  readonly timing: { readonly source: Clock; readonly repeats: number };
  readonly means: Buckets<Means>;
  readonly latency: Buckets<LatencySummary>;
  readonly cases: ReadonlyMap<string, BaselineCase>;
  /** Of how many runs it is the mean; absent where it is one. */
  readonly run_count?: number;
  /** What its costs were worked out with; absent where it has none. */
  readonly prices?: Prices;
  /** SHA-256 of the suite's files by path: those that are no blobs in git are trusted by it (policy/change.ts). */
  readonly files?: ReadonlyMap<string, string>;
}
