/** A baseline's summaries must follow from its cases: what was edited by hand is no measurement. */
import { isPerCase, isTested } from "../metrics/family.ts";
import { summariseLatency } from "../metrics/latency.ts";
import { parseMetric } from "../metrics/registry.ts";
import type { Problem } from "../model/problem.ts";
import type { LatencySummary, Value } from "../model/scores.ts";
import { escapePointer } from "./keys.ts";

type WrittenMeans = Readonly<Record<string, Value>>;

export interface WrittenBuckets<T> {
  readonly overall: T;
  readonly by_intent: Readonly<Record<string, T>>;
}

/** What is needed of a case. */
interface Row {
  readonly intent: string;
  readonly metrics: ReadonlyMap<string, Value>;
  readonly ranks: readonly unknown[];
  readonly latency_ms: readonly number[];
  readonly spans_ms?: Readonly<Record<string, readonly number[]>>;
}

/** Of the timed samples of a bucket; with those of each stage. */
export type WrittenLatency = Omit<LatencySummary, "spans"> & {
  readonly spans?: Readonly<Record<string, WrittenLatency>>;
};

export interface WrittenSums {
  readonly definition: { readonly relevance: number; readonly percentile: "nearest" | "linear" };
  readonly metrics: WrittenBuckets<WrittenMeans>;
  readonly latency: WrittenBuckets<WrittenLatency>;
  readonly runs?: readonly WrittenBuckets<WrittenMeans>[];
  readonly cases: ReadonlyMap<string, Row>;
}

type Wrong = Required<Pick<Problem, "pointer" | "message">>;

/** Means and values are written with 12 decimals each. */
const ROUNDING = 1e-9;
/** Samples are written in microseconds, and so are their figures. */
const MS_ROUNDING = 1.5e-3;

/** Every summary that is not that of its cases, with both values, in no order; empty where all are. */
export function wrongSummaries(written: WrittenSums): readonly Wrong[] {
  const rows = [...written.cases.values()];
  const intents = new Map<string, Row[]>();
  for (const row of rows) {
    const known = intents.get(row.intent);
    if (known === undefined) intents.set(row.intent, [row]);
    else known.push(row);
  }
  const named = (buckets: WrittenBuckets<unknown>): readonly string[] => [
    ...new Set([...Object.keys(buckets.by_intent), ...intents.keys()]),
  ];
  const { metrics, latency, runs } = written;
  return [
    ...wrongIn("/metrics/overall", metrics.overall, rows, written),
    ...named(metrics).flatMap((intent) =>
      wrongIn(at("/metrics", intent), own(metrics, intent) ?? {}, intents.get(intent) ?? [], written),
    ),
    ...wrongTimes("/latency/overall", latency.overall, rows, written),
    ...named(latency).flatMap((intent) =>
      wrongTimes(at("/latency", intent), own(latency, intent), intents.get(intent) ?? [], written),
    ),
    ...(runs === undefined ? [] : wrongRuns(runs, metrics)),
  ];
}

function own<T>({ by_intent: byIntent }: WrittenBuckets<T>, intent: string): T | undefined {
  return Object.hasOwn(byIntent, intent) ? byIntent[intent] : undefined;
}

function at(pointer: string, intent: string): string {
  return `${pointer}/by_intent/${escapePointer(intent)}`;
}

/** Figures of the samples of a bucket, and of each stage's. */
function wrongTimes(
  pointer: string,
  written: WrittenLatency | undefined,
  rows: readonly Row[],
  summarised: WrittenSums,
): readonly Wrong[] {
  const { percentile } = summarised.definition;
  const against = (
    place: string,
    told: WrittenLatency | undefined,
    samples: readonly (readonly number[])[],
  ) =>
    Object.entries(summariseLatency(samples, percentile)).flatMap(([figure, value]) => {
      const is = told === undefined ? null : told[figure as keyof typeof told];
      const near = typeof is === "number" && typeof value === "number" && Math.abs(is - value) <= MS_ROUNDING;
      if (is === value || near || (told === undefined && value === 0)) return [];
      return [wrong(`${place}/${figure}`, is as Value, value as Value)];
    });
  const spans = written?.spans ?? {};
  const stages = new Set(Object.keys(spans));
  for (const row of rows) for (const stage of Object.keys(row.spans_ms ?? {})) stages.add(stage);
  return [
    ...against(
      pointer,
      written,
      rows.map((row) => row.latency_ms),
    ),
    ...[...stages].flatMap((stage) => {
      const told = Object.hasOwn(spans, stage) ? spans[stage] : undefined;
      const samples = rows.map(({ spans_ms: own = {} }) => (Object.hasOwn(own, stage) ? own[stage]! : []));
      return against(`${pointer}/spans/${escapePointer(stage)}`, told, samples);
    }),
  ];
}

/**
 * The figures are means over the runs. Checked where every run has the same cases in its mean, which are those of quality:
 * a rate of lists may apply to other cases in each run.
 */
function wrongRuns(
  runs: readonly WrittenBuckets<WrittenMeans>[],
  metrics: WrittenBuckets<WrittenMeans>,
): readonly Wrong[] {
  const scopes = [
    { pointer: "/runs/*/overall", of: (buckets: WrittenBuckets<WrittenMeans>) => buckets.overall },
    ...Object.keys(metrics.by_intent).map((intent) => ({
      pointer: at("/runs/*", intent),
      of: (buckets: WrittenBuckets<WrittenMeans>) => own(buckets, intent) ?? {},
    })),
  ];
  return scopes.flatMap(({ pointer, of }) =>
    Object.entries(of(metrics)).flatMap(([name, mean]) => {
      const metric = parseMetric(name);
      if (typeof metric === "string" || !isTested(metric.family) || mean === null) return [];
      const values = runs.map((run) => (Object.hasOwn(of(run), name) ? of(run)[name]! : null));
      const known = values.filter((value) => value !== null);
      const over = known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
      if (known.length === runs.length && same(over, mean)) return [];
      const message = `have the mean ${shown(over)} over ${known.length} runs; the cases of this file give ${shown(mean)}`;
      return [{ pointer: `${pointer}/${escapePointer(name)}`, message }];
    }),
  );
}

function wrong(pointer: string, written: Value, own: Value): Wrong {
  return { pointer, message: `is ${shown(written)}; the cases of this file give ${shown(own)}` };
}

function wrongIn(
  pointer: string,
  means: Readonly<Record<string, Value>>,
  rows: readonly Row[],
  { definition }: WrittenSums,
): readonly Wrong[] {
  const names = new Set(Object.keys(means));
  for (const row of rows) for (const name of row.metrics.keys()) names.add(name);
  return [...names].flatMap((name) => {
    const written = Object.hasOwn(means, name) ? means[name]! : null;
    const value = meanOf(name, rows, definition.relevance);
    if (value === undefined || same(written, value)) return [];
    return [wrong(`${pointer}/${escapePointer(name)}`, written, value)];
  });
}

/** Undefined where the file does not hold what the mean is taken of. */
function meanOf(name: string, rows: readonly Row[], relevance: number): Value | undefined {
  const metric = parseMetric(name);
  const family = typeof metric !== "string" && isPerCase(metric.family) ? metric.family : null;
  // Which targets a higher threshold leaves is in the suite, not here.
  if (family?.weight === "targets" && relevance > 1) return undefined;
  let [sum, weight] = [0, 0];
  for (const row of rows) {
    const value = row.metrics.get(name) ?? null;
    // A cost that one answer did not tell has no mean.
    if (value === null && family?.kind === "cost") return undefined;
    if (value === null) continue;
    const share = family?.weight === "targets" ? row.ranks.length : 1;
    sum += share * value;
    weight += share;
  }
  return weight === 0 ? null : sum / weight;
}

function same(a: Value, b: Value): boolean {
  if (a === null || b === null) return a === b;
  return Math.abs(a - b) <= ROUNDING * Math.max(1, Math.abs(b));
}

function shown(value: Value): string {
  return value === null ? "no value" : String(Number(value.toFixed(12)));
}
