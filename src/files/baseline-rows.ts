/** Rows of a baseline file as the program has them. The file leaves out what follows from the rest of a row. */
import { type Derive, derivationOf } from "../metrics/derived.ts";
import { compareCodePoints, roundNumber } from "../model/canonical-json.ts";
import { FigureNames, type Figures } from "../model/figures.ts";
import type { Value } from "../model/scores.ts";
import { type CaseDigests, NO_LIMITS } from "../model/suite.ts";
import { escapePointer } from "./json-scan.ts";
import type { JudgeFingerprint } from "../model/answers.ts";
import type { Baseline, Drift } from "../model/baseline.ts";
import type { Definition } from "../model/config.ts";
import type { Problem } from "../model/problem.ts";
import type { Environment, Timing } from "../model/run.ts";
import type { SamplingPlan } from "../model/sampling.ts";
import type { WrittenPrices } from "./gate-config.ts";

type ByName<T> = Readonly<Record<string, T>>;

export interface WrittenBuckets<T> {
  readonly overall: T;
  readonly by_intent: ByName<T>;
}

export type WrittenMeans = ByName<Value>;

/** The file without its rows and samples. */
export interface BaselineHead {
  readonly suite: Baseline["suite"];
  readonly definition: Definition;
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
  readonly recordings?: number;
  readonly prices?: WrittenPrices;
  readonly files?: ByName<string>;
  readonly run_count?: number;
  /** The overall ones name every row's metrics. */
  readonly metrics: WrittenBuckets<WrittenMeans>;
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
}

export interface WrittenRow extends Written {
  /** ask and targets; limits too where the case has any. */
  readonly digests: readonly string[];
  /** In the order of the metrics' names, without those that are worked out. */
  readonly values?: readonly Value[];
  /** What would be worked out, where it is something else. */
  readonly metrics?: WrittenMeans;
  readonly drift?: Drift;
}

export interface BaselineFile extends BaselineHead {
  readonly cases: ByName<WrittenRow>;
  readonly samples?: ByName<RowSamples | readonly number[]>;
}

/** A case with its samples, and its figures in few bytes. */
export interface BaselineRow extends Written, RowSamples {
  readonly digests: CaseDigests;
  readonly metrics: Figures;
  readonly drift?: Drift;
}

export interface ReadRows {
  readonly head: BaselineHead;
  readonly rows: ReadonlyMap<string, BaselineRow>;
}

/** What is wrong in a file that its schema has passed. */
export type Wrong = Required<Pick<Problem, "pointer" | "message">>;

type Untimed = Omit<BaselineRow, keyof RowSamples>;

/** Reads one row after the other; what does not fit goes to `wrong`. */
type ReadRow = (id: string, row: WrittenRow) => Untimed;

export function rowReader(head: BaselineHead, wrong: Wrong[]): ReadRow {
  const readMetrics = metricsReader(head, wrong);
  return (id, row) => {
    const { digests, values: _values, metrics: _metrics, ...rest } = row;
    // A spread with one more member would give each row a hidden class of its own in Node 20.
    return Object.assign({}, rest, { digests: digestsOf(digests), metrics: readMetrics(id, row) });
  };
}

function digestsOf([ask, targets, limits]: readonly string[]): CaseDigests {
  return { ask: ask!, targets: targets!, limits: limits ?? NO_LIMITS };
}

type ReadMetrics = (id: string, row: WrittenRow) => Figures;

function metricsReader(head: BaselineHead, wrong: Wrong[]): ReadMetrics {
  const recording = { relevance: head.definition.relevance, runs: head.run_count ?? 1 };
  const all = Object.keys(head.metrics.overall).toSorted(compareCodePoints);
  const columns = all.map((name) => ({ name, derive: derivationOf(name, recording) }));
  const own = columns.filter(({ derive }) => derive === null).map(({ name }) => name);
  const derived = new Set(columns.flatMap(({ name, derive }) => (derive === null ? [] : [name])));
  const names = new FigureNames(all);
  return (id, row) => {
    const { values = [], metrics: told = {} } = row;
    const at = `/cases/${escapePointer(id)}`;
    if (values.length !== own.length) {
      const message = `expected ${own.length} values, of ${own.join(", ") || "no metric"}; got ${values.length}`;
      wrong.push({ pointer: `${at}/values`, message });
    }
    for (const name of Object.keys(told)) {
      if (derived.has(name)) continue;
      const where = own.includes(name) ? "stands in `values`" : "is not among the file's `metrics.overall`";
      wrong.push({ pointer: `${at}/metrics/${escapePointer(name)}`, message: `${name} ${where}` });
    }
    return names.of(valuesOf(columns, row, digestsOf(row.digests)));
  };
}

function valuesOf(
  columns: readonly { readonly name: string; readonly derive: Derive | null }[],
  { ranks, results, values = [], metrics: told = {} }: WrittenRow,
  digests: CaseDigests,
): readonly Value[] {
  let next = 0;
  return columns.map(({ name, derive }) => {
    if (derive === null) return values[next++] ?? null;
    return Object.hasOwn(told, name) ? told[name]! : rounded(derive({ ranks, results, digests }));
  });
}

function rounded(value: Value): Value {
  return value === null ? null : roundNumber(value);
}

/** With its samples, where the file has any of it. */
export function timedRow(row: Untimed, samples: RowSamples | readonly number[] | undefined): BaselineRow {
  const own = isList(samples) ? { latency_ms: samples } : samples;
  return Object.assign({ latency_ms: [] }, row, own);
}

function isList(samples: RowSamples | readonly number[] | undefined): samples is readonly number[] {
  return Array.isArray(samples);
}

/** The rows of a file, each with its samples. Samples of no case are wrong. */
export function readRows(file: BaselineFile, wrong: Wrong[]): ReadonlyMap<string, BaselineRow> {
  const { cases, samples = {} } = file;
  for (const id of Object.keys(samples)) {
    if (!Object.hasOwn(cases, id)) {
      const pointer = `/samples/${escapePointer(id)}`;
      wrong.push({ pointer, message: "samples of a case that the baseline does not have" });
    }
  }
  const read = rowReader(file, wrong);
  return new Map(
    Object.entries(cases).map(([id, row]) => {
      const own = Object.hasOwn(samples, id) ? samples[id] : undefined;
      return [id, timedRow(read(id, row), own)];
    }),
  );
}
