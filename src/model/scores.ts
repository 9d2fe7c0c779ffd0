/** Figures, before the gate decides on them. */
import type { StageSamples } from "./run.ts";
import type { CaseDigests } from "./digests.ts";

/** A metric's value for one case; null where it does not apply (no result has a cluster key, say). */
export type Value = number | null;

/** What a figure is counted in: a share from 0 to 1, milliseconds, the currency of the config's prices, whole cases. */
export type Unit = "share" | "ms" | "money" | "characters" | "cases";

export interface CaseScore {
  readonly id: string;
  readonly intent: string;
  /** Absent where the case has none. */
  readonly tags?: readonly string[];
  readonly digests: CaseDigests;
  /** By metric name (`recall@10`); every case has every per-case metric of the run. */
  readonly metrics: ReadonlyMap<string, Value>;
  /** 1-based rank in the top k at which each target of the case was first covered, in the order of `case.expected`. */
  readonly ranks: readonly (number | null)[];
  /** Ranks of results that match a forbidden target. */
  readonly forbidden_ranks: readonly number[];
  /** Document ids of the top k. */
  readonly results: readonly string[];
  /**
   * The cluster of each of `results`, else its path; null for a result with neither. Absent if each result's is its own
   * document id.
   */
  readonly clusters?: readonly (string | null)[];
  /** Results in the top k that match more than one target, or repeat a target: where trec_eval would count otherwise. */
  readonly many_to_many: boolean;
  /** Number of relevant targets: the weight of the case in micro averages. */
  readonly targets: number;
  readonly degraded: boolean;
  readonly error: string | null;
  /** Timed samples in milliseconds. */
  readonly samples_ms: readonly number[];
  /** The same by stage; absent where no answer told any. */
  readonly spans_ms?: StageSamples;
}

/** By rank; most cases of most suites have one target, and share these. */
const OF_ONE = new Map<number | null, CaseScore["ranks"]>();

/** The same ranks in less memory. */
export function keptRanks(ranks: CaseScore["ranks"]): CaseScore["ranks"] {
  const [rank] = ranks;
  if (ranks.length !== 1 || rank === undefined) {
    return ranks;
  }
  const kept = OF_ONE.get(rank) ?? ranks;
  OF_ONE.set(rank, kept);
  return kept;
}

/** Means over a bucket's cases, by metric name. */
export type Means = ReadonlyMap<string, Value>;

export interface LatencySummary {
  readonly samples: number;
  readonly p50_ms: number | null;
  readonly p90_ms: number | null;
  readonly p95_ms: number | null;
  readonly p99_ms: number | null;
  readonly mean_ms: number | null;
  /** By stage, of the answers that told it; absent where none did. */
  readonly spans?: ReadonlyMap<string, LatencySummary>;
}

export interface Buckets<T> {
  readonly overall: T;
  readonly by_intent: ReadonlyMap<string, T>;
  /** Absent where no case has a tag. */
  readonly by_tag?: ReadonlyMap<string, T>;
}

export interface Scores {
  /** In case-id order. */
  readonly cases: readonly CaseScore[];
  readonly means: Buckets<Means>;
  readonly latency: Buckets<LatencySummary>;
  /**
   * By id, the scores of edited cases by what their rows of the baseline were measured by: decision/row-scores.ts. Absent if
   * no case was edited, or nothing is compared.
   */
  readonly by_row?: ReadonlyMap<string, CaseScore>;
}

/** Scores whose means are not needed. */
export type ScoredCases = Pick<Scores, "cases" | "by_row">;
