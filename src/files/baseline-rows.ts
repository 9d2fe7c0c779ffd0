/**
 * What a baseline file looks like, and the reader of its rows. To save space the file leaves out
 * the values of metrics that follow from a row's ranks and results: they are derived again here.
 */
import { type Derive, findDerivation } from "../metrics/derived.ts";
import type { Baseline, BaselineCase } from "../model/baseline.ts";
import { compareCodePoints, roundNumber } from "../model/canonical-json.ts";
import type { Problem } from "../model/problem.ts";
import { type Value, shareSingleRank } from "../model/scores.ts";
import { type CaseDigests, NONE } from "../model/suite.ts";
import { escapePointer } from "./read.ts";
import type { WrittenPrices } from "./gate-config.ts";
import { digestLimits, digestTargets } from "./suite.ts";

type ByName<T> = Readonly<Record<string, T>>;

export type WrittenMeans = ByName<Value>;

export interface BaselineFile extends Omit<
  Baseline,
  "beside" | "means" | "latency" | "cases" | "prices" | "files"
> {
  readonly $schema?: string;
  readonly version: 1;
  readonly prices?: WrittenPrices;
  readonly files?: ByName<string>;
  /** For readers of the file. The keys of `overall` are the metrics that every row has. */
  readonly metrics: { readonly overall: WrittenMeans; readonly by_intent: ByName<WrittenMeans> };
  /** By case id, as `samples` are. */
  readonly cases: ByName<WrittenRow>;
  readonly samples?: ByName<WrittenSamples>;
}

interface WrittenRow extends Omit<
  BaselineCase,
  "digests" | "tags" | "metrics" | "found" | "latency_ms" | "spans_ms"
> {
  /** Digest of what the case asks: its query and params. */
  readonly ask: string;
  /** Digest of the query alone; absent if the case has no params. */
  readonly query?: string;
  /** Of the metrics that can't be derived from the rest of the row, in the order of their names. */
  readonly values?: readonly Value[];
  /** Metrics that have another value than the derived one. */
  readonly metrics?: WrittenMeans;
}

/** In milliseconds: a list, or with the times of stages an object. */
type WrittenSamples =
  | readonly number[]
  | { readonly latency_ms: readonly number[]; readonly spans_ms?: ByName<readonly number[]> };

/** Something that contradicts the rest of the file, which its schema accepts. */
export type Contradiction = Required<Pick<Problem, "pointer" | "message">>;

/** Returns the rows by case id. Adds each that contradicts the rest of the file. */
export function readBaselineRows(
  file: BaselineFile,
  contradictions: Contradiction[],
): ReadonlyMap<string, BaselineCase> {
  const { cases, samples = {}, run_count: runs } = file;
  const { relevance } = file.definition;
  for (const id of Object.keys(samples)) {
    if (!Object.hasOwn(cases, id)) {
      const message = "samples of a case that the baseline does not have";
      contradictions.push({ pointer: `/samples/${escapePointer(id)}`, message });
    }
  }
  const readMetrics = makeMetricsReader(file, contradictions);
  const rows = new Map<string, BaselineCase>();
  for (const [id, written] of Object.entries(cases)) {
    const { ask, query, values: _values, metrics: _metrics, ...members } = written;
    const { targets, forbidden = NONE, expect_empty: expectEmpty = false, ranks } = members;
    const digests = {
      ask,
      ...(query === undefined ? {} : { query }),
      targets: digestTargets(targets),
      limits: digestLimits(forbidden, expectEmpty),
    };
    const rowSamples = Object.hasOwn(samples, id) ? samples[id] : undefined;
    // Not a spread: in Node 20 each row would get a hidden class of its own, which takes memory.
    const row = Object.assign({}, members, readSamples(rowSamples), {
      digests,
      metrics: readMetrics(id, written, digests),
      ranks: shareSingleRank(ranks),
      found: ranks.some(
        (rank, index) => rank !== null && (targets[index]?.grade ?? 0) >= relevance,
      ),
    });
    rows.set(id, row);
    checkFoundRuns(id, row, runs, contradictions);
  }
  return rows;
}

/** Returns the row's times; an empty list without samples. */
function readSamples(
  samples: WrittenSamples | undefined,
): Pick<BaselineCase, "latency_ms" | "spans_ms"> {
  if (samples === undefined) {
    return { latency_ms: [] };
  }
  if ("latency_ms" in samples) {
    const { latency_ms, spans_ms } = samples;
    return {
      latency_ms,
      ...(spans_ms === undefined ? {} : { spans_ms: new Map(Object.entries(spans_ms)) }),
    };
  }
  return { latency_ms: samples };
}

/**
 * Adds a contradiction if `found_in` (in how many runs a target was found) does not fit. It must be
 * there exactly if the file has `run_count`, and may not exceed it. The row's ranks are those of a
 * run that agrees with most: a target has a rank only if more than half of the runs found one.
 */
function checkFoundRuns(
  id: string,
  { found_in: foundRuns, found }: Pick<BaselineCase, "found_in" | "found">,
  runs: number | undefined,
  contradictions: Contradiction[],
): void {
  const pointer = `/cases/${escapePointer(id)}/found_in`;
  if ((foundRuns === undefined) !== (runs === undefined)) {
    contradictions.push({
      pointer,
      message: "expected in each row of a baseline with `run_count`, and in no other",
    });
    return;
  }
  if (foundRuns === undefined || runs === undefined) {
    return;
  }
  const isFoundInMostRuns = 2 * foundRuns > runs;
  if (foundRuns > runs) {
    contradictions.push({ pointer, message: `is ${foundRuns}; there are ${runs} runs` });
  } else if (found !== isFoundInMostRuns) {
    const ranksText = found ? "a target was found" : "no target was found";
    contradictions.push({
      pointer,
      message: `is ${foundRuns} of ${runs} runs; the row's ranks say that ${ranksText}`,
    });
  }
}

type ReadMetrics = (
  id: string,
  row: WrittenRow,
  digests: CaseDigests,
) => ReadonlyMap<string, Value>;

/**
 * Returns a function that reads the metrics of a row. All rows have the metrics that the file's
 * `metrics.overall` names. The function reports in `contradictions` if `values` are too many or too
 * few, and each key of the row's `metrics` that does not belong there.
 */
function makeMetricsReader(file: BaselineFile, contradictions: Contradiction[]): ReadMetrics {
  const recording = { relevance: file.definition.relevance, runs: file.run_count ?? 1 };
  const names = Object.keys(file.metrics.overall).toSorted(compareCodePoints);
  const columns = names.map((name) => ({ name, derive: findDerivation(name, recording) }));
  // Metrics that can't be derived: their values are in `values`.
  const storedNames = columns.filter(({ derive }) => derive === null).map(({ name }) => name);
  return (id, row, digests) => {
    const { values = [], metrics: exceptions = {} } = row;
    const rowPointer = `/cases/${escapePointer(id)}`;
    if (values.length !== storedNames.length) {
      const expected = `${storedNames.length} values, of ${storedNames.join(", ") || "no metric"}`;
      contradictions.push({
        pointer: `${rowPointer}/values`,
        message: `expected ${expected}; got ${values.length}`,
      });
    }
    for (const name of Object.keys(exceptions)) {
      const isStored = storedNames.includes(name);
      if (isStored || !names.includes(name)) {
        const where = isStored ? "stands in `values`" : "is not among the file's `metrics.overall`";
        contradictions.push({
          pointer: `${rowPointer}/metrics/${escapePointer(name)}`,
          message: `${name} ${where}`,
        });
      }
    }
    return readFigures(columns, row, digests);
  };
}

/**
 * Returns the row's metrics. A metric that can't be derived takes the next of the row's `values`.
 * Any other takes its value from the row's `metrics`, or else the derived value, rounded.
 */
function readFigures(
  columns: readonly { readonly name: string; readonly derive: Derive | null }[],
  { ranks, results, values = [], metrics: exceptions = {} }: WrittenRow,
  digests: CaseDigests,
): ReadonlyMap<string, Value> {
  const figures = new Map<string, Value>();
  let nextValue = 0;
  for (const { name, derive } of columns) {
    if (derive === null) {
      figures.set(name, values[nextValue++] ?? null);
    } else if (Object.hasOwn(exceptions, name)) {
      figures.set(name, exceptions[name] ?? null);
    } else {
      const value = derive({ ranks, results, digests });
      figures.set(name, value === null ? null : roundNumber(value));
    }
  }
  return figures;
}
