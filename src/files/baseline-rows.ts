/** The baseline file as its schema has passed it, and its rows as the program has them. */
import { type Derive, findDerivation } from "../metrics/derived.ts";
import type { JudgeFingerprint } from "../model/answers.ts";
import type { AcceptedFigures, AcceptedState, Baseline, BaselineCase } from "../model/baseline.ts";
import { compareCodePoints, roundNumber } from "../model/canonical-json.ts";
import type { Definition } from "../model/config.ts";
import type { Problem } from "../model/problem.ts";
import type { Environment } from "../model/run.ts";
import { type Value, shareSingleRank } from "../model/scores.ts";
import { type CaseDigests, NONE, type Target } from "../model/suite.ts";
import { escapePointer } from "./json-scan.ts";
import type { WrittenPrices } from "./gate-config.ts";
import { digestLimits, digestTargets } from "./suite.ts";

type ByName<T> = Readonly<Record<string, T>>;

export type WrittenMeans = ByName<Value>;

/** A baseline as its file has it. */
export interface BaselineFile {
  readonly version: 1;
  readonly suite: Baseline["suite"];
  readonly definition: Definition;
  readonly k: number;
  readonly retriever: Baseline["retriever"];
  readonly judge?: JudgeFingerprint;
  readonly tool: string;
  readonly environment: Environment;
  readonly timing: Baseline["timing"];
  readonly accepted?: AcceptedState;
  readonly run_count?: number;
  readonly answers_vary?: true;
  readonly prices?: WrittenPrices;
  readonly files?: ByName<string>;
  /** The means, for readers of the file. The keys of `overall` are the metrics that every row has. */
  readonly metrics: { readonly overall: WrittenMeans; readonly by_intent: ByName<WrittenMeans> };
  readonly cases: ByName<WrittenRow>;
  readonly samples?: ByName<WrittenSamples>;
}

interface WrittenRow {
  /** Digest of what the case asks. */
  readonly ask: string;
  readonly targets: readonly Target[];
  readonly forbidden?: readonly Target[];
  readonly expect_empty?: true;
  readonly intent: string;
  readonly ranks: readonly (number | null)[];
  readonly results: readonly string[];
  readonly clusters?: readonly (string | null)[];
  readonly answer?: string;
  readonly found_in?: number;
  readonly accepted?: AcceptedFigures;
  /** The values of the metrics that can't be derived from the rest of the row, in the order of their names. */
  readonly values?: readonly Value[];
  /** Metrics that could be derived but have another value than that. */
  readonly metrics?: WrittenMeans;
}

type WrittenSamples =
  | readonly number[]
  | { readonly latency_ms: readonly number[]; readonly spans_ms?: ByName<readonly number[]> };

/** A problem of a file that its schema accepts. */
export type Contradiction = Required<Pick<Problem, "pointer" | "message">>;

/** Returns the rows of a file. What does not fit goes to `wrong`. */
export function readBaselineRows(
  file: BaselineFile,
  wrong: Contradiction[],
): ReadonlyMap<string, BaselineCase> {
  const { cases, samples = {}, run_count: runs } = file;
  for (const id of Object.keys(samples)) {
    if (!Object.hasOwn(cases, id)) {
      const message = "samples of a case that the baseline does not have";
      wrong.push({ pointer: `/samples/${escapePointer(id)}`, message });
    }
  }
  const readMetrics = makeMetricsReader(file, wrong);
  const rows = new Map<string, BaselineCase>();
  for (const [id, written] of Object.entries(cases)) {
    const { ask, targets, intent, results, clusters, found_in: found, accepted } = written;
    const { forbidden, expect_empty, answer } = written;
    const limits = digestLimits(forbidden ?? NONE, expect_empty === true);
    const digests = { ask, targets: digestTargets(targets), limits };
    const rowSamples = Object.hasOwn(samples, id) ? samples[id] : undefined;
    rows.set(id, {
      digests,
      intent,
      targets,
      ...(forbidden === undefined ? {} : { forbidden }),
      ...(expect_empty === undefined ? {} : { expect_empty }),
      metrics: readMetrics(id, written, digests),
      ranks: shareSingleRank(written.ranks),
      results,
      ...(clusters === undefined ? {} : { clusters }),
      ...(answer === undefined ? {} : { answer }),
      ...(found === undefined || runs === undefined ? {} : { found_in: found }),
      ...(accepted === undefined ? {} : { accepted }),
      ...readSamples(rowSamples),
    });
    checkFoundRuns(id, written, runs, wrong);
  }
  return rows;
}

/** Returns the recorded times of a case; without samples an empty list. */
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
 * Reports a `found_in` (in how many runs a target was found) that does not fit the file's `run_count` or the row's
 * ranks: the ranks are those that most runs found.
 */
function checkFoundRuns(
  id: string,
  { found_in: foundRuns, ranks }: WrittenRow,
  runs: number | undefined,
  wrong: Contradiction[],
): void {
  const pointer = `/cases/${escapePointer(id)}/found_in`;
  if ((foundRuns === undefined) !== (runs === undefined)) {
    wrong.push({
      pointer,
      message: "expected in each row of a baseline with `run_count`, and in no other",
    });
    return;
  }
  if (foundRuns === undefined || runs === undefined) {
    return;
  }
  const hasRank = ranks.some((rank) => rank !== null);
  const isFoundInMostRuns = 2 * foundRuns > runs;
  if (foundRuns > runs) {
    wrong.push({ pointer, message: `is ${foundRuns}; there are ${runs} runs` });
  } else if (hasRank !== isFoundInMostRuns) {
    const ranksText = hasRank ? "a target was found" : "no target was found";
    wrong.push({
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
 * Returns a function that reads the metrics of a row. A row's `values` are the metrics that can't be derived from its
 * ranks and results, in the order of their names. Its `metrics` are only those derivable ones whose figure is another
 * than the derived. The function reports in `wrong` if `values` are too many or too few, and each key of `metrics` that
 * does not belong there.
 */
function makeMetricsReader(file: BaselineFile, wrong: Contradiction[]): ReadMetrics {
  const recording = { relevance: file.definition.relevance, runs: file.run_count ?? 1 };
  const names = Object.keys(file.metrics.overall).toSorted(compareCodePoints);
  const columns = names.map((name) => ({ name, derive: findDerivation(name, recording) }));
  const storedNames = columns.filter(({ derive }) => derive === null).map(({ name }) => name);
  const derivedNames = new Set(
    columns.flatMap(({ name, derive }) => (derive === null ? [] : [name])),
  );
  return (id, row, digests) => {
    const { values = [], metrics: exceptions = {} } = row;
    const at = `/cases/${escapePointer(id)}`;
    if (values.length !== storedNames.length) {
      const expected = `${storedNames.length} values, of ${storedNames.join(", ") || "no metric"}`;
      wrong.push({
        pointer: `${at}/values`,
        message: `expected ${expected}; got ${values.length}`,
      });
    }
    for (const name of Object.keys(exceptions)) {
      if (!derivedNames.has(name)) {
        const where = storedNames.includes(name)
          ? "stands in `values`"
          : "is not among the file's `metrics.overall`";
        wrong.push({
          pointer: `${at}/metrics/${escapePointer(name)}`,
          message: `${name} ${where}`,
        });
      }
    }
    return readFigures(columns, row, digests);
  };
}

/** Returns the metrics of a row: from `values` in order, from `metrics` if it stands there, or else derived. */
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
