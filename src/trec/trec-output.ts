import { type OutputColumn, type Selection, formatFixed } from "./selection.ts";
import { valuesOf, type Evaluation, type ScoreOptions } from "./evaluator.ts";

// Scores as text: trec_eval's own format for one run, columns side by side for several, JSON for machines.

export interface ScoredRun {
  /** As the user gave it. */
  readonly file: string;
  readonly evaluation: Evaluation;
}

const NAME_WIDTH = 22;
const ALL = "all";

function formatValue(column: OutputColumn, value: number): string {
  return column.measure.integer ? String(value) : formatFixed(value);
}

/** Columns with a value for one query: not `num_q`, nor geometric means, whose parts are logarithms. As trec_eval. */
function perQuery(columns: readonly OutputColumn[]): readonly number[] {
  return columns.flatMap(({ measure }, at) =>
    measure.name === "num_q" || measure.summary === "geometric" ? [] : [at],
  );
}

/** Exactly what trec_eval prints: `%-22s\t%s\t%s`, queries first where asked for, each line ended. */
export function formatRun(run: ScoredRun, selection: Selection, eachQuery: boolean): string {
  const { evaluation } = run;
  const { columns } = selection;
  const line = (label: string, of: string, value: string): string =>
    `${label.padEnd(NAME_WIDTH)}\t${of}\t${value}\n`;
  let text = "";
  if (eachQuery)
    evaluation.ids.forEach((id, query) => {
      const values = valuesOf(evaluation, query);
      for (const at of perQuery(columns))
        text += line(columns[at]!.label, id, formatValue(columns[at]!, values[at]!));
    });
  if (selection.runId) text += line("runid", ALL, evaluation.runId);
  columns.forEach((column, at) => {
    text += line(column.label, ALL, formatValue(column, evaluation.summary[at]!));
  });
  return text;
}

/**
 * Several runs on the same judgments: a heading, then name, query, one value a run, and one difference to the first run
 * for every other, separated by tabs. A value that a run lacks is `-`.
 */
export function formatRuns(runs: readonly ScoredRun[], selection: Selection, eachQuery: boolean): string {
  const { columns } = selection;
  const first = runs[0]!.file;
  const heading = [
    "measure",
    "query",
    ...runs.map(({ file }) => file),
    ...runs.slice(1).map(({ file }) => `${file} - ${first}`),
  ];
  let text = tabbed(heading);
  if (eachQuery) {
    const byId = runs.map(
      ({ evaluation }) => new Map(evaluation.ids.map((id, query) => [id, valuesOf(evaluation, query)])),
    );
    const ids = new Set(runs.flatMap(({ evaluation }) => evaluation.ids));
    for (const id of ids)
      for (const at of perQuery(columns))
        text += compared(
          columns[at]!,
          id,
          byId.map((values) => values.get(id)?.[at]),
        );
  }
  if (selection.runId) text += tabbed(["runid", ALL, ...runs.map(({ evaluation }) => evaluation.runId)]);
  columns.forEach((column, at) => {
    text += compared(
      column,
      ALL,
      runs.map(({ evaluation }) => evaluation.summary[at]),
    );
  });
  return text;
}

function compared(column: OutputColumn, of: string, values: readonly (number | undefined)[]): string {
  const [first] = values;
  const shown = values.map((value) => (value === undefined ? "-" : formatValue(column, value)));
  const differences = values.slice(1).map((value) => {
    if (value === undefined || first === undefined) return "-";
    const text = formatValue(column, value - first);
    return value - first > 0 ? `+${text}` : text;
  });
  return tabbed([column.label, of, ...shown, ...differences]);
}

function tabbed([label, ...cells]: readonly string[]): string {
  return `${[label!.padEnd(NAME_WIDTH), ...cells].join("\t")}\n`;
}

/** The same as data, values unrounded; `queries` only where asked for. */
export function runsAsJson(
  runs: readonly ScoredRun[],
  selection: Selection,
  options: ScoreOptions,
  eachQuery: boolean,
): string {
  const { columns } = selection;
  const named = (values: ArrayLike<number>, of: readonly number[]): Record<string, number> =>
    Object.fromEntries(of.map((at) => [columns[at]!.label, values[at]!]));
  const all = columns.map((_, at) => at);
  const { relevance, gain, order, scores, queries, depth } = options;
  const document = {
    schema_version: 1,
    definition: {
      gain,
      relevance,
      order,
      scores,
      queries,
      ...(depth === Infinity ? {} : { max_retrieved: depth }),
    },
    runs: runs.map(({ file, evaluation }) => ({
      file,
      runid: evaluation.runId,
      summary: named(evaluation.summary, all),
      missing_queries: evaluation.missing,
      unjudged_queries: evaluation.unjudged,
      ...(eachQuery
        ? {
            queries: evaluation.ids.map((id, query) => ({
              id,
              ...named(valuesOf(evaluation, query), perQuery(columns)),
            })),
          }
        : {}),
    })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
