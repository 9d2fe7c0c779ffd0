/**
 * What a baseline file looks like, and the reader of its rows. To save space the file leaves out
 * the values of metrics that follow from a row's ranks and results: they are derived again here.
 */
import { findDerivation } from "../metrics/derived.ts";
import type { Ranks } from "../metrics/view.ts";
import type { Baseline, BaselineCase } from "../model/baseline.ts";
import { compareCodePoints, roundNumber } from "../model/canonical-json.ts";
import type { Problem } from "../model/problem.ts";
import { type Value, makeValueMapper } from "../model/scores.ts";
import { type CaseDigests, NONE } from "../model/suite.ts";
import { escapePointer } from "./read.ts";
import type { WrittenPrices } from "./gate-config.ts";
import { digestLimits, digestTargets } from "./suite.ts";

type ByName<T> = Readonly<Record<string, T>>;

type WrittenMeans = ByName<Value>;

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

type ReportInRow = (pointerInRow: string, message: string) => void;

/** Returns the rows by case id. Adds to `contradictions` what contradicts the rest of the file. */
export function readBaselineRows(
  file: BaselineFile,
  contradictions: Contradiction[],
): ReadonlyMap<string, BaselineCase> {
  const { cases, samples = {}, run_count: runs, k } = file;
  const { relevance } = file.definition;
  for (const id of Object.keys(samples)) {
    if (!Object.hasOwn(cases, id)) {
      const message = "samples of a case that the baseline does not have";
      contradictions.push({ pointer: `/samples/${escapePointer(id)}`, message });
    }
  }
  const columns = listColumns(file);
  const nameFigures = makeValueMapper(columns.map(({ name }) => name));
  const rows = new Map<string, BaselineCase>();
  for (const [id, written] of Object.entries(cases)) {
    // readDigests reads `ask` and `query`, and readFigures `values` and `metrics`.
    const { ask: _ask, query: _query, values: _values, metrics: _metrics, ...members } = written;
    const digests = readDigests(written);
    const relevantRanks = selectRelevantRanks(written, relevance);
    const report: ReportInRow = (pointerInRow, message) => {
      contradictions.push({ pointer: `/cases/${escapePointer(id)}${pointerInRow}`, message });
    };
    const figures = readFigures(columns, relevantRanks, written, digests, report);
    const rowSamples = (Object.hasOwn(samples, id) && samples[id]) || [];
    // Not a spread: in Node 20 each row would get a hidden class of its own, which takes memory.
    const row = Object.assign({}, members, readSamples(rowSamples), {
      digests,
      metrics: nameFigures(figures),
      found: relevantRanks.some((rank) => rank !== null),
    });
    rows.set(id, row);
    checkFoundRuns(row, runs, report);
    checkRanks(row, k, report);
  }
  return rows;
}

function readDigests(row: WrittenRow): CaseDigests {
  const { ask, query, targets, forbidden = NONE, expect_empty: expectEmpty = false } = row;
  return {
    ask,
    ...(query !== undefined && { query }),
    targets: digestTargets(targets),
    limits: digestLimits(forbidden, expectEmpty),
  };
}

/** Returns the ranks of the targets whose grade is high enough to count. */
function selectRelevantRanks({ targets, ranks }: WrittenRow, relevance: number): Ranks {
  return ranks.filter((_, index) => (targets[index]?.grade ?? 0) >= relevance);
}

/** Returns the row's times. */
function readSamples(samples: WrittenSamples): Pick<BaselineCase, "latency_ms" | "spans_ms"> {
  if (!("latency_ms" in samples)) {
    return { latency_ms: samples };
  }
  const { latency_ms, spans_ms } = samples;
  return { latency_ms, ...(spans_ms && { spans_ms: new Map(Object.entries(spans_ms)) }) };
}

/**
 * Reports `found_in` (in how many runs a target was found) if it does not fit. It must be
 * there exactly if the file has `run_count`, and may not exceed it. The row's ranks are those of a
 * run that agrees with most: a target has a rank only if more than half of the runs found one.
 */
function checkFoundRuns(
  { found_in: foundRuns, found }: Pick<BaselineCase, "found_in" | "found">,
  runs: number | undefined,
  report: ReportInRow,
): void {
  const pointer = "/found_in";
  if ((foundRuns === undefined) !== (runs === undefined)) {
    return report(pointer, "expected in each row of a baseline with `run_count`, and in no other");
  }
  if (foundRuns === undefined || runs === undefined) {
    return;
  }
  const isFoundInMostRuns = 2 * foundRuns > runs;
  if (foundRuns > runs) {
    report(pointer, `is ${foundRuns}; there are ${runs} runs`);
  } else if (found !== isFoundInMostRuns) {
    const ranksText = found ? "a target was found" : "no target was found";
    report(pointer, `is ${foundRuns} of ${runs} runs; the row's ranks say that ${ranksText}`);
  }
}

/** Reports more than k results, more or fewer ranks than targets, and ranks below the results. */
function checkRanks(
  { ranks, results, targets }: Pick<BaselineCase, "ranks" | "results" | "targets">,
  k: number,
  report: ReportInRow,
): void {
  if (results.length > k) {
    report("/results", `has ${results.length} results; k is ${k}`);
  }
  if (ranks.length !== targets.length) {
    report("/ranks", `has ${ranks.length} ranks; the row has ${targets.length} targets`);
  }
  for (const [index, rank] of ranks.entries()) {
    if (rank !== null && rank > results.length) {
      report(`/ranks/${index}`, `is ${rank}; the row has ${results.length} results`);
    }
  }
}

/** A metric of all rows. */
interface MetricColumn {
  readonly name: string;
  /** Null if its values are in the rows' `values`. */
  readonly derivation: ReturnType<typeof findDerivation>;
}

/** Returns the metrics that the file's `metrics.overall` names, in the order of their names. */
function listColumns({ metrics, definition, run_count }: BaselineFile): readonly MetricColumn[] {
  const recording = { relevance: definition.relevance, runs: run_count ?? 1 };
  return Object.keys(metrics.overall)
    .toSorted(compareCodePoints)
    .map((name) => ({
      name,
      derivation: findDerivation(name, recording),
    }));
}

/**
 * Returns the row's metrics in the order of `columns`. One that can't be derived takes the next of
 * the row's `values`. Any other takes its value from the row's `metrics`, or else the derived
 * value, rounded. Reports what does not belong into the row's `values` and `metrics`, and what
 * contradicts its ranks.
 */
function readFigures(
  columns: readonly MetricColumn[],
  relevantRanks: Ranks,
  row: WrittenRow,
  digests: CaseDigests,
  report: ReportInRow,
): readonly Value[] {
  const { ranks, results, values = [], metrics: exceptions = {} } = row;
  checkFigureNames(columns, row, report);
  const storedValues = values.values();
  return columns.map(({ name, derivation }) => {
    if (derivation === null) {
      return storedValues.next().value ?? null;
    }
    const deriveFrom = (someRanks: Ranks): Value => {
      const value = derivation.derive({ ranks: someRanks, results, digests });
      return value === null ? null : roundNumber(value);
    };
    // A value that the row leaves out is what all ranks give, also of targets below `relevance`.
    const isException = Object.hasOwn(exceptions, name);
    const value = isException ? (exceptions[name] ?? null) : deriveFrom(ranks);
    // A metric that is not fixed may have any value, and a failed query none.
    const hasFailed = value === null && exceptions["error_rate"] === 1;
    if (derivation.isFixed && !hasFailed && contradictsRanks(value, relevantRanks, deriveFrom)) {
      const rightValue = deriveFrom(relevantRanks) ?? "no value";
      const message = `${name} is ${value ?? "no value"}; the row's ranks and results give ${rightValue}`;
      report(`/metrics/${escapePointer(name)}`, message);
    }
    return value;
  });
}

/** Reports too many or too few `values`, and members of `metrics` that don't belong there. */
function checkFigureNames(
  columns: readonly MetricColumn[],
  { values = [], metrics: exceptions = {} }: WrittenRow,
  report: ReportInRow,
): void {
  const storedColumns = columns.filter(({ derivation }) => derivation === null);
  const storedNames = storedColumns.map(({ name }) => name);
  if (values.length !== storedNames.length) {
    const expected = `${storedNames.length} values, of ${storedNames.join(", ") || "no metric"}`;
    report("/values", `expected ${expected}; got ${values.length}`);
  }
  for (const name of Object.keys(exceptions)) {
    const pointer = `/metrics/${escapePointer(name)}`;
    if (storedNames.includes(name)) {
      report(pointer, `${name} stands in \`values\``);
    } else if (!columns.some((column) => column.name === name)) {
      report(pointer, `${name} is not among the file's \`metrics.overall\``);
    }
  }
}

/**
 * Whether a value is not the one of the relevant targets. A case without any may have been judged:
 * then it can also have the value of a case that does not find its target.
 */
function contradictsRanks(
  value: Value,
  relevantRanks: Ranks,
  deriveFrom: (ranks: Ranks) => Value,
): boolean {
  const isOfMissedTarget = relevantRanks.length === 0 && value === deriveFrom([null]);
  return value !== deriveFrom(relevantRanks) && !isOfMissedTarget;
}
