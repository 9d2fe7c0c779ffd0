/** What stands beside a figure: the baseline's over the same cases. */
import { parseMetric } from "../metrics/registry.ts";
import { summarise } from "../metrics/score.ts";
import type { Report } from "../model/report.ts";
import type { CaseScore, Scores } from "../model/scores.ts";

/**
 * The baseline's figures over the cases that this run scored, which a shard's or an unfinished run's are a part of. Null
 * where it lacks one of them.
 */
export function baselineOfScored({ scores, inputs }: Report): Omit<Scores, "cases"> | null {
  const baseline = inputs?.baseline ?? null;
  if (scores === null || inputs === null || baseline === null || scores.cases.length === 0) return null;
  const rows = scores.cases.flatMap((now): readonly CaseScore[] => {
    const before = baseline.cases.get(now.id);
    if (before === undefined || before.digest !== now.digest) return [];
    const { metrics, latency_ms: samples, spans_ms: spans } = before;
    const { spans_ms: _, ...rest } = now;
    return [{ ...rest, metrics, samples_ms: samples, ...(spans === undefined ? {} : { spans_ms: spans }) }];
  });
  if (rows.length < scores.cases.length) return null;
  // A part of the suite has its rows of the baseline, under the means of all of them.
  if (rows.length === baseline.cases.size && !inputs.suite.partial) return baseline;
  const names = [...new Set(rows.flatMap(({ metrics }) => [...metrics.keys()]))];
  const metrics = names.map(parseMetric).filter((metric) => typeof metric !== "string");
  return summarise(rows, metrics, inputs.config.definition);
}
