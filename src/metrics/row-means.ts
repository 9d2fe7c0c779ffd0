/** Computes the means and latency of a baseline's rows, as score.ts does those of a run. */
import type { BaselineCase } from "../model/baseline.ts";
import type { Definition } from "../model/config.ts";
import type { Scores } from "../model/scores.ts";
import { parseMetric } from "./registry.ts";
import { type SummaryCase, summariseCases } from "./score.ts";

/**
 * Returns the means of the metrics `names`, and the latency, of these rows: overall, by intent and
 * by tag. Names of no metric are left out. A row with an error rate of 1 counts as a failed query.
 */
export function summariseRows(
  rows: Iterable<BaselineCase>,
  names: readonly string[],
  definition: Pick<Definition, "percentile" | "relevance">,
): Omit<Scores, "cases"> {
  const metrics = names.map(parseMetric).filter((metric) => typeof metric !== "string");
  const summarised = [...rows].map((row): SummaryCase => {
    const { intent, tags, latency_ms: samples, spans_ms: spans } = row;
    return {
      intent,
      ...(tags === undefined ? {} : { tags }),
      metrics: row.metrics,
      targets: row.targets.filter(({ grade }) => grade >= definition.relevance).length,
      error: row.metrics.get("error_rate") === 1 ? "failed" : null,
      samples_ms: samples,
      ...(spans === undefined ? {} : { spans_ms: spans }),
    };
  });
  return summariseCases(summarised, metrics, definition);
}
