/** What stands beside a figure: the baseline's over the same cases. */
import { parseMetric } from "../metrics/registry.ts";
import { summarise } from "../metrics/score.ts";
import type { Report } from "../model/report.ts";
import { type Scope, bucketAt, sameScope, scopesOf } from "../model/scope.ts";
import type { CaseScore, LatencySummary, Scores } from "../model/scores.ts";
import { sameQuestion } from "../model/suite.ts";

/**
 * The baseline's figures over the cases that this run scored, which a shard's or an unfinished run's are a part of. Null
 * where it lacks one of them.
 */
export function baselineOfScored({ scores, inputs }: Report): Omit<Scores, "cases"> | null {
  const baseline = inputs?.baseline ?? null;
  if (scores === null || inputs === null || baseline === null || scores.cases.length === 0) return null;
  const rows = scores.cases.flatMap((now): readonly CaseScore[] => {
    const before = baseline.cases.get(now.id);
    if (before === undefined || !sameQuestion(before.digests, now.digests)) return [];
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

export interface LatencyRow {
  readonly scope: Scope;
  /** Null for whole answers. */
  readonly stage: string | null;
  readonly now: LatencySummary;
  /** As recorded; null where there is none. */
  readonly before: LatencySummary | null;
}

/** Latency overall, then by intent; empty where nothing was timed. */
export function latencyRows(report: Report): readonly LatencyRow[] {
  const now = report.scores?.latency;
  if (now === undefined || now.overall.samples === 0) return [];
  const before = (baselineOfScored(report) ?? report.inputs?.baseline)?.latency;
  return scopesOf(now).map((scope) => ({
    scope,
    stage: null,
    now: bucketAt(now, scope)!,
    before: bucketAt(before, scope) ?? null,
  }));
}

/** The same by stage; empty where no answer told any. */
export function stageRows(report: Report): readonly LatencyRow[] {
  return latencyRows(report).flatMap(({ scope, now, before }) =>
    [...(now.spans ?? [])].map(([stage, own]) => ({
      scope,
      stage,
      now: own,
      before: before?.spans?.get(stage) ?? null,
    })),
  );
}

/** The percentiles of just these samples that failed: `p50`, `p95`. */
export function failedPercentiles(report: Report, { scope, stage }: LatencyRow): readonly string[] {
  const failed = report.verdict.checks.filter(
    (check) =>
      !check.passed &&
      check.unit === "ms" &&
      !check.metric.startsWith("load_") &&
      sameScope(check.scope, scope) &&
      (stage === null ? !check.metric.endsWith("]") : check.metric.endsWith(`[${stage}]`)),
  );
  return [...new Set(failed.map(({ metric }) => /p\d+/.exec(metric)?.[0] ?? metric))];
}

/** Whether a latency check of just these samples failed. */
export function slowerThanAllowed(report: Report, row: LatencyRow): boolean {
  return failedPercentiles(report, row).length > 0;
}
