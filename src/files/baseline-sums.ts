/**
 * Means and latency of a baseline. Means that are written down must follow from its cases: what was edited by hand is no
 * measurement. Latency is not written down.
 */
import { meanOfRows, type Derivable, type Ranks, decided } from "../metrics/derived.ts";
import { summariseBucket } from "../metrics/latency.ts";
import { roundNumber } from "../model/canonical-json.ts";
import { bucketed, groupBy } from "../model/scope.ts";
import type { Buckets, LatencySummary, Means, Value } from "../model/scores.ts";
import {
  type ReadRows,
  type BaselineRow,
  type WrittenBuckets,
  type WrittenMeans,
  type Wrong,
} from "./baseline-rows.ts";
import { escapePointer } from "./json-scan.ts";
import type { Case } from "../model/suite.ts";

/** Means and values are written with 12 decimals each. */
const ROUNDING = 1e-9;
/** Samples are written in microseconds, and so are their figures. */
const MS_DECIMALS = 3;

export interface Summaries {
  readonly means: Buckets<Means>;
  readonly latency: Buckets<LatencySummary>;
}

/** Means as written, and latency as it follows from the samples. */
export function summariesOf({ head, rows }: ReadRows): Summaries {
  const means = readMeans(head.metrics);
  const { percentile } = head.definition;
  const timed = [...rows.values()].map(({ intent, latency_ms: samples, spans_ms: spans }) => ({
    intent,
    samples_ms: samples,
    ...(spans === undefined ? {} : { spans_ms: new Map(Object.entries(spans)) }),
  }));
  return {
    means,
    latency: bucketed(
      timed,
      (each) => each,
      (bucket) => inMicroseconds(summariseBucket(bucket, percentile)),
    ),
  };
}

export function readMeans({ overall, by_intent: byIntent }: WrittenBuckets<WrittenMeans>): Buckets<Means> {
  return {
    overall: new Map(Object.entries(overall)),
    by_intent: new Map(Object.entries(byIntent).map(([name, each]) => [name, new Map(Object.entries(each))])),
  };
}

function inMicroseconds({ spans, ...whole }: LatencySummary): LatencySummary {
  const rounded = Object.fromEntries(
    Object.entries(whole).map(([figure, ms]) => [figure, ms === null ? null : roundNumber(ms, MS_DECIMALS)]),
  ) as unknown as LatencySummary;
  if (spans === undefined) return rounded;
  return { ...rounded, spans: new Map([...spans].map(([stage, each]) => [stage, inMicroseconds(each)])) };
}

/** Every summary that is not that of its cases, with both values, in no order; empty where all are. */
export function wrongSummaries(read: ReadRows, { means }: Summaries): readonly Wrong[] {
  return wrongMeans(read, means);
}

function wrongMeans({ rows }: ReadRows, means: Buckets<Means>): readonly Wrong[] {
  return inBuckets("/metrics", rows, means.by_intent.keys(), (pointer, intent, bucket) => {
    const own = intent === null ? means.overall : (means.by_intent.get(intent) ?? new Map<string, Value>());
    return wrongIn(pointer, own, bucket);
  });
}

function inBuckets(
  place: string,
  rows: ReadonlyMap<string, BaselineRow>,
  written: Iterable<string>,
  find: (pointer: string, intent: string | null, bucket: readonly BaselineRow[]) => readonly Wrong[],
): readonly Wrong[] {
  const all = [...rows.values()];
  const intents = groupBy(all, ({ intent }) => intent);
  const named = [...new Set([...written, ...intents.keys()])];
  return [
    ...find(`${place}/overall`, null, all),
    ...named.flatMap((intent) => find(at(place, intent), intent, intents.get(intent) ?? [])),
  ];
}

function at(pointer: string, intent: string): string {
  return `${pointer}/by_intent/${escapePointer(intent)}`;
}

function wrong(pointer: string, written: Value, own: Value): Wrong {
  return { pointer, message: `is ${shown(written)}; the cases of this file give ${shown(own)}` };
}

function wrongIn(pointer: string, means: Means, rows: readonly BaselineRow[]): readonly Wrong[] {
  const names = new Set(means.keys());
  for (const row of rows) for (const name of row.metrics.keys()) names.add(name);
  return [...names].flatMap((name) => {
    const { mean, whole, weighted } = meanOfRows(name, rows);
    const written = means.get(name) ?? null;
    if (!whole || weighted || same(written, mean)) return [];
    return [wrong(`${pointer}/${escapePointer(name)}`, written, mean)];
  });
}

function same(a: Value, b: Value): boolean {
  if (a === null || b === null) return a === b;
  return Math.abs(a - b) <= ROUNDING * Math.max(1, Math.abs(b));
}

function shown(value: Value): string {
  return value === null ? "no value" : String(Number(value.toFixed(12)));
}

/** `recorded` is the case that a row was recorded of; undefined where the suite has another by now, or is not known. */
export function wrongRows(
  { head, rows }: ReadRows,
  recorded: (id: string, row: BaselineRow) => Case | undefined,
): readonly Wrong[] {
  const { relevance } = head.definition;
  const known = new Map<string, Derivable | null>();
  const wrong: Wrong[] = [];
  for (const [id, row] of rows) {
    const at = `/cases/${escapePointer(id)}`;
    const expected = recorded(id, row)?.expected;
    wrong.push(...wrongRanks(at, row, head.k, expected?.length));
    // Over several runs, metrics are means, and ranks and results are the first run's.
    if (head.run_count !== undefined) continue;
    const checks = [...row.metrics].flatMap(([name, value]): readonly RowCheck[] => {
      const found = known.has(name) ? known.get(name)! : decided(name);
      known.set(name, found);
      return found === null ? [] : [{ name, value, found }];
    });
    const relevant = expected?.map(({ grade }) => grade >= relevance);
    wrong.push(...wrongMetrics(at, row, checks, relevant));
  }
  return wrong;
}

interface RowCheck {
  readonly name: string;
  readonly value: Value;
  readonly found: Derivable;
}

function wrongRanks(
  at: string,
  { ranks, results }: BaselineRow,
  k: number,
  targets = ranks.length,
): readonly Wrong[] {
  const wrong: Wrong[] = [];
  const add = (pointer: string, message: string): void => void wrong.push({ pointer: at + pointer, message });
  if (results.length > k) add("/results", `has ${results.length} results; k is ${k}`);
  if (ranks.length !== targets) add("/ranks", `has ${ranks.length} ranks; the case has ${targets} targets`);
  for (const [index, rank] of ranks.entries()) {
    if (rank !== null && rank > results.length)
      add(`/ranks/${index}`, `is ${rank}; the row has ${results.length} results`);
  }
  return wrong;
}

/** `relevant`, by target: whether its grade counts in binary metrics; undefined where only the suite could tell. */
function wrongMetrics(
  at: string,
  row: BaselineRow,
  checks: readonly RowCheck[],
  relevant: readonly boolean[] | undefined,
): readonly Wrong[] {
  const counted = row.ranks.filter((_, index) => relevant?.[index] !== false);
  const wrong = checks.filter((check) => !agrees(check, row, counted));
  if (wrong.length === 0 || (relevant === undefined && agreesWithSome(row, checks))) return [];
  return wrong.map(({ name, value, found }) => ({
    pointer: `${at}/metrics/${escapePointer(name)}`,
    message: `${name} is ${shown(value)}; the row's ${found.by} give ${shown(given(found, row, counted))}`,
  }));
}

function given(found: Derivable, { ranks, results }: BaselineRow, counted: Ranks): Value {
  if (found.by === "results") return found.of(results, found.k, ranks.length > 0);
  return ranks.length === 0 ? null : found.of(counted, found.k);
}

function agrees({ value, found }: RowCheck, row: BaselineRow, counted: Ranks): boolean {
  if (near(value, given(found, row, counted))) return true;
  // A query that failed has no list to say anything of.
  if (value === null && found.by === "results" && row.metrics.get("error_rate") === 1) return true;
  if (row.ranks.length > 0) return false;
  // Without targets a case may be one that counts nowhere, or one in whose judgments nothing is relevant.
  const judged = found.by === "ranks" ? found.of([], found.k) : found.of(row.results, found.k, true);
  return near(value, judged);
}

function near(a: Value, b: Value): boolean {
  return a === null || b === null ? a === b : Math.abs(a - b) <= ROUNDING;
}

/** Of more targets the choices are too many to try. */
const MOST_TARGETS = 10;

/**
 * Whether the metrics may be those of some of the targets: grades below the threshold count in no binary metric, and only
 * the suite knows the grades.
 */
function agreesWithSome(row: BaselineRow, checks: readonly RowCheck[]): boolean {
  const { ranks } = row;
  if (ranks.every((rank) => rank === null)) return false;
  if (ranks.length > MOST_TARGETS) return true;
  for (let choice = 0; choice < 1 << ranks.length; choice++) {
    const counted = ranks.filter((_, index) => (choice & (1 << index)) !== 0);
    if (checks.every((check) => agrees(check, row, counted))) return true;
  }
  return false;
}
