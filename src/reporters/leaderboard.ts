/**
 * One row of leaderboard.csv for one run. Rows of one file have one layout: that of retrieval,
 * whose columns have the cutoff k in their names (`recall@10`), or that of judged answers.
 */
import { JUDGED_METRICS } from "../model/answers.ts";
import { compactCanonical } from "../model/canonical-json.ts";
import { DEFAULT_DEFINITION, type Definition } from "../model/config.ts";
import type { Inputs, Report } from "../model/report.ts";
import { csvCell } from "../messages/escape.ts";

const SCHEMA_VERSION = "1.0";
const DECIMALS = 6;
/** The figures of the layout of judged answers, in the order of its columns. */
const ANSWER_COLUMNS = [
  "faithfulness",
  "answer_relevancy",
  "context_recall",
  "context_precision",
] as const;

/**
 * Returns the rows that a run can give, at most one of each layout, with their headers. A new file
 * takes the first row: that of answers if they were judged. A layout with a missing figure is left
 * out: a blank would be read as a zero somewhere. None without scores. `ts` is the time of the run,
 * ISO 8601 in UTC.
 */
export function leaderboardRows(
  { inputs, scores }: Report,
  ts: string,
): readonly { readonly header: string; readonly row: string }[] {
  if (inputs === null || scores === null) {
    return [];
  }
  const { k } = inputs.config;
  const { cases } = inputs.suite;
  const retrievalCases = cases.filter(
    (suiteCase) => !suiteCase.expect_empty && suiteCase.watched !== true,
  );
  // Cases that have a value of every judged metric.
  const judgedCases = scores.cases.filter(({ metrics }) =>
    JUDGED_METRICS.every((metric) => (metrics.get(metric) ?? null) !== null),
  );
  const retrievalColumns = ["ndcg", "recall", "mrr"].map((metric) => `${metric}@${k}`);
  const layouts = [
    { cutoffCells: [], columns: ANSWER_COLUMNS, count: judgedCases.length },
    { cutoffCells: [["k", k]], columns: retrievalColumns, count: retrievalCases.length },
  ] as const;
  const rows: { readonly header: string; readonly row: string }[] = [];
  for (const { cutoffCells, columns, count } of layouts) {
    const figureCells = columns.map(
      (metric) => [metric, scores.means.overall.get(metric)?.toFixed(DECIMALS)] as const,
    );
    if (figureCells.every(([, figure]) => figure !== undefined)) {
      const cells = [
        ["schema_version", SCHEMA_VERSION],
        ["ts", ts],
        ["dataset", datasetName(inputs)],
        ...cutoffCells,
        ...figureCells,
        ["sample_count", count],
      ] as const;
      rows.push({
        header: cells.map(([column]) => column).join(","),
        row: cells.map(([, cell]) => cell).join(","),
      });
    }
  }
  return rows;
}

/**
 * Returns the suite's name as a CSV cell, and in it the fields of the definition that are not the
 * default, since such figures measure something else: `handbook (gain: linear)`.
 */
function datasetName({ config: { definition }, suite }: Inputs): string {
  const fields = Object.keys(DEFAULT_DEFINITION) as (keyof Definition)[];
  const changedFields = fields.flatMap((field) => {
    const value = compactCanonical(definition[field]);
    const usualValue = compactCanonical(DEFAULT_DEFINITION[field]);
    return value === usualValue ? [] : [`${field}: ${value.replaceAll('"', "")}`];
  });
  return csvCell(
    changedFields.length === 0 ? suite.name : `${suite.name} (${changedFields.join(", ")})`,
  );
}
