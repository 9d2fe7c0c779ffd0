/** What stands in a baseline file of either version, as its schema has passed it. */
import type { JudgeFingerprint } from "../model/answers.ts";
import type { Baseline, Drift } from "../model/baseline.ts";
import type { WrittenDefinition } from "../model/config.ts";
import type { Figures } from "../model/figures.ts";
import type { Problem } from "../model/problem.ts";
import type { Environment, Timing } from "../model/run.ts";
import type { SamplingPlan } from "../model/sampling.ts";
import type { LatencySummary, Value } from "../model/scores.ts";
import type { CaseDigests } from "../model/suite.ts";
import type { WrittenPrices } from "./answers-config.ts";

type ByName<T> = Readonly<Record<string, T>>;

export interface WrittenBuckets<T> {
  readonly overall: T;
  readonly by_intent: ByName<T>;
}

/** Of the timed samples of a bucket; with those of each stage. */
export type WrittenLatency = Omit<LatencySummary, "spans"> & { readonly spans?: ByName<WrittenLatency> };

export type WrittenMeans = ByName<Value>;

/** What both versions have. */
interface WrittenHead {
  readonly suite: Baseline["suite"];
  readonly definition: WrittenDefinition;
  readonly k: number;
  readonly retriever: {
    readonly kind: string;
    readonly fingerprint: string;
    readonly corpus_digest: string | null;
    readonly params?: unknown;
  };
  readonly judge?: JudgeFingerprint;
  readonly tool: string;
  readonly environment: Environment;
  readonly timing: Pick<Timing, "source" | "repeats">;
  readonly plan?: Omit<SamplingPlan, "repeats"> & { readonly repeats: ByName<number> };
  readonly anchor?: ByName<ByName<number>>;
  readonly prices?: WrittenPrices;
  readonly files?: ByName<string>;
  readonly runs?: readonly WrittenBuckets<WrittenMeans>[];
  /** The overall ones name every row's metrics. */
  readonly metrics: WrittenBuckets<WrittenMeans>;
}

export interface Head1 extends WrittenHead {
  readonly version: 1;
  readonly latency: WrittenBuckets<WrittenLatency>;
}

export interface Head2 extends WrittenHead {
  readonly version: 2;
  readonly recordings?: number;
}

export interface RowSamples {
  readonly latency_ms: readonly number[];
  readonly spans_ms?: ByName<readonly number[]>;
}

interface Written {
  readonly intent: string;
  readonly ranks: readonly (number | null)[];
  readonly results: readonly string[];
  readonly found_in?: number;
  readonly variances?: ByName<number>;
}

/** In files of before they stood last, the samples are here. */
export interface Row1 extends Written, Partial<RowSamples> {
  readonly digest: string;
  readonly metrics: WrittenMeans;
}

export interface Row2 extends Written {
  /** ask and targets; limits too where the case has any. */
  readonly digests: readonly string[];
  /** In the order of the metrics' names, without those that are worked out. */
  readonly values?: readonly Value[];
  /** What would be worked out, where it is something else. */
  readonly metrics?: WrittenMeans;
  readonly drift?: Drift;
}

export type BaselineFile =
  | (Head1 & { readonly cases: ByName<Row1>; readonly samples?: ByName<RowSamples> })
  | (Head2 & { readonly cases: ByName<Row2>; readonly samples?: ByName<RowSamples | readonly number[]> });

/** A case of either version, with its samples, and its figures in few bytes. */
export interface BaselineRow extends Written, RowSamples {
  readonly digests: CaseDigests;
  readonly metrics: Figures;
  readonly drift?: Drift;
}

/** A file with its rows read. */
export interface ReadRows {
  readonly head: Head1 | Head2;
  readonly rows: ReadonlyMap<string, BaselineRow>;
}

/** What is wrong in a file that its schema has passed. */
export type Wrong = Required<Pick<Problem, "pointer" | "message">>;

/** Of several runs that were recorded as one. */
export function runsOf({ runs }: Pick<WrittenHead, "runs">): number {
  return runs?.length ?? 1;
}
