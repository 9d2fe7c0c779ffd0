/**
 * One row of leaderboard.csv for one run. Rows of one file have one layout: that of retrieval, whose columns carry their
 * k, or that of answers.
 */
import { JUDGED_METRICS } from "../model/answers.ts";
import { compactCanonical } from "../model/canonical-json.ts";
import { DEFAULT_DEFINITION, type Definition } from "../model/config.ts";
import type { Inputs, Report } from "../model/report.ts";
import type { Scores } from "../model/scores.ts";
import { csvCell } from "../words/escape.ts";

const SCHEMA_VERSION = "1.0";
const DECIMALS = 6;

export interface LeaderboardRow {
  readonly header: string;
  readonly row: string;
}

/**
 * The rows that a run can give, first the one that begins a new file: that of answers where they were judged. A layout
 * of which a figure is missing is left out: a blank would read as a zero somewhere. `ts` is ISO 8601 in UTC.
 */
export function leaderboardRows(report: Report, ts: string): readonly LeaderboardRow[] {
  const { inputs, scores } = report;
  if (inputs === null || scores === null) return [];
  const rows = [answersRow(inputs, scores, ts), retrievalRow(inputs, scores, ts)];
  return rows.filter((row) => row !== null);
}

function retrievalHeader(k: number): string {
  return `schema_version,ts,dataset,k,ndcg@${k},recall@${k},mrr@${k},sample_count`;
}

/** The suite; with what of the definition is not as usual, since figures of another one are of another measure. */
function datasetOf({ config: { definition }, suite }: Inputs): string {
  const fields = Object.keys(DEFAULT_DEFINITION) as (keyof Definition)[];
  const other = fields.flatMap((field) => {
    const [own, usual] = [definition[field], DEFAULT_DEFINITION[field]].map(compactCanonical);
    return own === usual ? [] : [`${field}: ${own!.replaceAll('"', "")}`];
  });
  return csvCell(other.length === 0 ? suite.name : `${suite.name} (${other.join(", ")})`);
}

function retrievalRow(inputs: Inputs, scores: Scores, ts: string): LeaderboardRow | null {
  const { config, suite } = inputs;
  const { k } = config;
  const figures = figuresOf(
    scores,
    ["ndcg", "recall", "mrr"].map((name) => `${name}@${k}`),
  );
  if (figures === null) return null;
  const counted = suite.cases.filter((each) => !each.expect_empty && each.answers_only !== true).length;
  const row = [SCHEMA_VERSION, ts, datasetOf(inputs), k, ...figures, counted].join(",");
  return { header: retrievalHeader(k), row };
}

const ANSWER_COLUMNS = ["faithfulness", "answer_relevancy", "context_recall", "context_precision"] as const;

/** `sample_count` is the number of cases with every one of the four. */
function answersRow({ suite }: Inputs, scores: Scores, ts: string): LeaderboardRow | null {
  const figures = figuresOf(scores, ANSWER_COLUMNS);
  if (figures === null) return null;
  const counted = scores.cases.filter(({ metrics }) =>
    JUDGED_METRICS.every((name) => (metrics.get(name) ?? null) !== null),
  ).length;
  const row = [SCHEMA_VERSION, ts, csvCell(suite.name), ...figures, counted].join(",");
  return { header: `schema_version,ts,dataset,${ANSWER_COLUMNS.join(",")},sample_count`, row };
}

function figuresOf(scores: Scores, names: readonly string[]): readonly string[] | null {
  const values = names.map((name) => scores.means.overall.get(name) ?? null);
  return values.every((value) => value !== null) ? values.map((value) => value.toFixed(DECIMALS)) : null;
}
