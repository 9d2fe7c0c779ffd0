/** One row of leaderboard.csv for one run. Rows of one file have one k, since their columns carry it. */
import type { Report } from "../model/report.ts";
import type { Value } from "../model/scores.ts";
import { csvCell } from "./escape.ts";

const SCHEMA_VERSION = "1.0";
const DECIMALS = 6;

export function leaderboardHeader(k: number): string {
  return `schema_version,ts,dataset,k,ndcg@${k},recall@${k},mrr@${k},sample_count`;
}

/** `ts` is ISO 8601 in UTC. Null where the run has no figures: a blank would read as a zero somewhere. */
export function leaderboardRow(report: Report, ts: string): string | null {
  const { inputs, scores } = report;
  if (inputs === null || scores === null) return null;
  const { k } = inputs.config;
  const values = ["ndcg", "recall", "mrr"].map(
    (name): Value => scores.means.overall.get(`${name}@${k}`) ?? null,
  );
  if (values.some((value) => value === null)) return null;
  const counted = inputs.suite.cases.filter((each) => !each.expectEmpty).length;
  const figures = values.map((value) => value!.toFixed(DECIMALS));
  return [SCHEMA_VERSION, ts, csvCell(inputs.suite.name), k, ...figures, counted].join(",");
}
