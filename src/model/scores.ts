/** The figures of a run, before the gate decides on them. */
import type { StageSamples } from "./run.ts";
import type { CaseDigests } from "./digests.ts";

/** A metric's value; null if it has none, such as a share of no results. */
export type Value = number | null;

/** `share` is from 0 to 1, `money` in the currency of the config's prices. */
export type Unit = "share" | "ms" | "money" | "characters" | "cases";

export interface CaseScore {
  readonly id: string;
  readonly intent: string;
  /** Absent if the case has none. */
  readonly tags?: readonly string[];
  readonly digests: CaseDigests;
  /** By metric name (`recall@10`); every case has every per-case metric of the run. */
  readonly metrics: ReadonlyMap<string, Value>;
  /** From 1, in the order of `expected`; null if the target was not found. */
  readonly ranks: readonly (number | null)[];
  /**
   * Whether a relevant target was found: one whose grade is at least the definition's relevance.
   */
  readonly found: boolean;
  /** Ranks of results that match a forbidden target. */
  readonly forbidden_ranks: readonly number[];
  /** Document ids of the top k. */
  readonly results: readonly string[];
  /** Else the path, or null. Absent if each result's is its own document id. */
  readonly clusters?: readonly (string | null)[];
  /**
   * A result matches several targets, or one that an earlier result found, or a target has several
   * documents. trec_eval would count such a case otherwise.
   */
  readonly many_to_many: boolean;
  /** Number of relevant targets: the weight of the case in micro averages. */
  readonly targets: number;
  readonly degraded: boolean;
  /** Why the query failed; null if it was answered. */
  readonly error: string | null;
  /** Timed samples in milliseconds. */
  readonly samples_ms: readonly number[];
  /** The same by stage; absent if no answer has any. */
  readonly spans_ms?: StageSamples;
}

export type Means = ReadonlyMap<string, Value>;

/** How many maps are kept to be shared. Most suites have far fewer different ones. */
const MOST_SHARED = 4096;

/**
 * Returns a function that gives these names their values. To save memory, the same values mostly
 * get the same map.
 */
export function makeValueMapper(names: readonly string[]): (values: readonly Value[]) => Means {
  const mapsByText = new Map<string, Means>();
  return (values) => {
    const text = values.join();
    const map =
      mapsByText.get(text) ?? new Map(names.map((name, index) => [name, values[index] ?? null]));
    if (mapsByText.size < MOST_SHARED) {
      mapsByText.set(text, map);
    }
    return map;
  };
}

/** Of the typical times of a bucket's cases (metrics/latency.ts); null without samples. */
export interface LatencySummary {
  readonly samples: number;
  readonly p50_ms: number | null;
  readonly p90_ms: number | null;
  readonly p95_ms: number | null;
  readonly p99_ms: number | null;
  readonly mean_ms: number | null;
  /** The same by stage; absent if no answer has the times of its stages. */
  readonly spans?: ReadonlyMap<string, LatencySummary>;
}

/** Something for all cases together, for those of each intent, and for those of each tag. */
export interface Buckets<T> {
  readonly overall: T;
  readonly by_intent: ReadonlyMap<string, T>;
  /** Absent if no case has a tag. */
  readonly by_tag?: ReadonlyMap<string, T>;
}

export interface Scores {
  /** In case-id order. */
  readonly cases: readonly CaseScore[];
  readonly means: Buckets<Means>;
  readonly latency: Buckets<LatencySummary>;
  /** By id, scores of edited cases by their baseline rows' targets (decision/row-scores.ts). */
  readonly by_row?: ReadonlyMap<string, CaseScore>;
}

export type ScoredCases = Pick<Scores, "cases" | "by_row">;
