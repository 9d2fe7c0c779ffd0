/**
 * One row of leaderboard.csv for one run. Rows of one file have one layout: that of retrieval, whose columns carry their
 * k, or that of answers.
 */
import { JUDGED_METRICS } from "../model/answers.ts";
import { compactCanonical } from "../model/canonical-json.ts";
import { DEFAULT_DEFINITION, type Definition } from "../model/config.ts";
import type { Inputs, Report } from "../model/report.ts";
import { csvCell } from "../messages/escape.ts";

const SCHEMA_VERSION = "1.0";
const DECIMALS = 6;
const ANSWER_COLUMNS = [
  "faithfulness",
  "answer_relevancy",
  "context_recall",
  "context_precision",
] as const;

/**
 * The rows that a run can give, first the one that begins a new file: that of answers where they were judged. A layout
 * of which a figure is missing is left out: a blank would read as a zero somewhere. `ts` is ISO 8601 in UTC.
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
  const asked = cases.filter((each) => !each.expect_empty && each.answers_only !== true);
  // Those with every one of the judged figures.
  const judged = scores.cases.filter(({ metrics }) =>
    JUDGED_METRICS.every((metric) => (metrics.get(metric) ?? null) !== null),
  );
  const layouts = [
    { k: [], columns: ANSWER_COLUMNS, count: judged.length },
    {
      k: [k],
      columns: ["ndcg", "recall", "mrr"].map((metric) => `${metric}@${k}`),
      count: asked.length,
    },
  ];
  return layouts.flatMap(({ k: own, columns, count }) => {
    const figures = columns.map((metric) => scores.means.overall.get(metric)?.toFixed(DECIMALS));
    if (figures.includes(undefined)) {
      return [];
    }
    const header = [
      "schema_version",
      "ts",
      "dataset",
      ...own.map(() => "k"),
      ...columns,
      "sample_count",
    ];
    const row = [SCHEMA_VERSION, ts, datasetName(inputs), ...own, ...figures, count];
    return [{ header: header.join(","), row: row.join(",") }];
  });
}

/** The suite; with what of the definition is not as usual, since figures of another one are of another measure. */
function datasetName({ config: { definition }, suite }: Inputs): string {
  const fields = Object.keys(DEFAULT_DEFINITION) as (keyof Definition)[];
  const other = fields.flatMap((field) => {
    const [own, usual] = [definition[field], DEFAULT_DEFINITION[field]].map(compactCanonical);
    return own === usual ? [] : [`${field}: ${own!.replaceAll('"', "")}`];
  });
  return csvCell(other.length === 0 ? suite.name : `${suite.name} (${other.join(", ")})`);
}
