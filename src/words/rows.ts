/** What several reporters show: joins of the report's parts, without words and without new facts. */
import type { BaselineCase } from "../model/baseline.ts";
import type { Loss } from "../model/explanation.ts";
import type { Report } from "../model/report.ts";
import { type CaseRun, runsById } from "../model/run.ts";
import type { CaseScore, LatencySummary, Scores, Unit, Value } from "../model/scores.ts";
import { type Case, sameQuestion } from "../model/suite.ts";
import {
  CATEGORIES,
  type Category,
  type Check,
  type Culprit,
  isCount,
  missingOf,
  type RatioFigures,
} from "../model/verdict.ts";
import { OVERALL, type Scope, bucketAt, groupBy, sameScope, scopeText, scopesOf } from "../model/scope.ts";
import { parseMetric, unitOfMetric } from "../metrics/registry.ts";
import { summarise } from "../metrics/score.ts";
import { between } from "./checks.ts";
import { NONE } from "./format.ts";

/** Failed checks, worst first: primaries by category, overall before intents. One that both policies make stands once. */
export function failedChecks(report: Report): readonly Check[] {
  return saidOnce(report.verdict.checks.filter((check) => !check.passed)).toSorted(bySeverity);
}

/** What the label accepted, worst first. */
export function acceptedChecks({ verdict: { accepted = [] } }: Report): readonly Check[] {
  return accepted.toSorted(bySeverity);
}

/** Without the base's checks where the head's say the same of the same bucket, by another limit. */
export function saidOnce(checks: readonly Check[]): readonly Check[] {
  const key = ({ metric, scope, kind, span = "baseline" }: Check): string =>
    `${kind} ${span} ${metric} ${scopeText(scope)}`;
  const heads = new Set(checks.filter((check) => check.policy !== "base").map(key));
  return checks.filter(
    (check) => check.policy !== "base" || check.kind === "weakening" || !heads.has(key(check)),
  );
}

export function primaryFailures(report: Report): readonly Check[] {
  return failedChecks(report).filter((check) => check.secondary_to === null);
}

function bySeverity(a: Check, b: Check): number {
  return (
    Number(a.secondary_to !== null) - Number(b.secondary_to !== null) ||
    CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category) ||
    Number(missingOf(a) !== null) - Number(missingOf(b) !== null) ||
    Number(a.scope.kind !== "overall") - Number(b.scope.kind !== "overall") ||
    Number(isList(a)) - Number(isList(b)) ||
    Number(isCount(a)) - Number(isCount(b)) ||
    excess(b) - excess(a)
  );
}

/** What was found is told before how long the lists were. */
function isList({ metric }: Check): boolean {
  return metric.startsWith("fill_rate") || metric.startsWith("zero_result_rate");
}

/** Of a check that speaks of lost targets one that lost a target, else the worst. */
export function worstCulprit(check: Check): Culprit | undefined {
  return (speaksOfLosses(check) ? check.cases.find(lostOne) : undefined) ?? check.cases[0];
}

/** Of recall and its like; a list that is shorter, or empty, is another thing. */
export function speaksOfLosses(check: Check): boolean {
  return check.category === "recall_drop" && !isList(check);
}

/** A target that the baseline found, and this run does not. */
export function lostOne({ ranks_before: before, ranks_after: after }: Culprit): boolean {
  return before?.some((rank, target) => rank !== null && (after?.[target] ?? null) === null) ?? false;
}

/** How far beyond the limit, in units that compare within a category: a latency's as a share of its limit. */
function excess(check: Check): number {
  if (check.current === null || check.limit === null) return 0;
  const beyond = Math.abs(check.current - check.limit);
  return check.unit === "ms" && check.limit > 0 ? beyond / check.limit : beyond;
}

/** A case that made a primary check fail. */
export interface WorstCase {
  readonly id: string;
  /** Null where the case is only in the baseline. */
  readonly case: Case | null;
  /** As the worst of its checks saw it. */
  readonly culprit: Culprit;
  readonly check: Check;
  /** Every primary failed check that names the case, worst first. */
  readonly checks: readonly Check[];
}

/** Culprits of the primary failed checks, each case once, in the order of checks and culprits. */
export function worstCases(report: Report): readonly WorstCase[] {
  const cases = casesById(report);
  const found = new Map<string, { culprit: Culprit; check: Check; checks: Check[] }>();
  for (const check of primaryFailures(report)) {
    for (const culprit of check.cases) {
      const known = found.get(culprit.id);
      if (known === undefined) found.set(culprit.id, { culprit, check, checks: [check] });
      else known.checks.push(check);
    }
  }
  return [...found].map(([id, each]) => ({ id, case: cases.get(id) ?? null, ...each }));
}

/** The worst cases of each primary category; a case is listed under the first that names it. */
export function worstByCategory(report: Report): ReadonlyMap<Category, readonly WorstCase[]> {
  return groupBy(worstCases(report), (each) => each.check.category);
}

export function casesById(report: Report): ReadonlyMap<string, Case> {
  return new Map(report.inputs?.suite.cases.map((each) => [each.id, each]));
}

/** What happened to each lost case, by id; the head's where both policies know one. */
export function lossesById(report: Report): ReadonlyMap<string, Loss> {
  const losses = report.explanation?.losses ?? [];
  return new Map(losses.map((loss) => [loss.id, loss]));
}

/** What a case finds that it must not, best rank first; a negative control must find nothing. Empty for others. */
export function forbiddenResults(
  score: CaseScore | undefined,
): readonly { readonly rank: number; readonly id: string }[] {
  if (score === undefined) return [];
  const control = score.forbidden_ranks.length === 0 && score.ranks.length === 0;
  return (control ? [1] : score.forbidden_ranks).flatMap((rank) => {
    const id = score.results[rank - 1];
    return id === undefined ? [] : [{ rank, id }];
  });
}

/** The queries that failed, with what the retriever said, in case-id order. */
export function failedQueries(report: Report): readonly { readonly case: Case; readonly error: string }[] {
  const cases = casesById(report);
  return (report.scores?.cases ?? []).flatMap(({ id, error }) => {
    const one = cases.get(id);
    return error === null || one === undefined ? [] : [{ case: one, error }];
  });
}

export interface CaseRow {
  readonly case: Case;
  readonly score: CaseScore | null;
  readonly run: CaseRun | null;
  /** Null where the baseline has no case of the same id and digest. */
  readonly before: BaselineCase | null;
  /** Primary failed checks that name the case. */
  readonly failed: readonly Check[];
}

const rows = new WeakMap<Report, readonly CaseRow[]>();

/** Every case of the suite, in case-id order; joined once, however many reporters ask. */
export function caseRows(report: Report): readonly CaseRow[] {
  const known = rows.get(report) ?? joinedRows(report);
  rows.set(report, known);
  return known;
}

function joinedRows(report: Report): readonly CaseRow[] {
  const scores = new Map(report.scores?.cases.map((each) => [each.id, each]));
  const runs = report.run === null ? null : runsById(report.run);
  const worst = new Map(worstCases(report).map((each) => [each.id, each.checks]));
  return (report.inputs?.suite.cases ?? []).map((each) => {
    const before = report.inputs?.baseline?.cases.get(each.id);
    return {
      case: each,
      score: scores.get(each.id) ?? null,
      run: runs?.get(each.id) ?? null,
      before: before !== undefined && sameQuestion(before.digests, each.digests) ? before : null,
      failed: worst.get(each.id) ?? [],
    };
  });
}

/** Rank of a case's target at the baseline; undefined where the case has no counterpart there. */
export function rankBefore(row: CaseRow, target: number): number | null | undefined {
  return row.before === null ? undefined : (row.before.ranks[target] ?? null);
}

export function medianMs(samples: readonly number[]): number | null {
  if (samples.length === 0) return null;
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length / 2) - 1]!;
}

export type RowStatus = "held" | "watched" | "failed" | "secondary" | "missing" | "reported";

export interface MetricRow {
  readonly scope: Scope;
  readonly metric: string;
  readonly unit: Unit;
  readonly baseline: Value;
  readonly current: Value;
  readonly delta: Value;
  readonly limit: Value;
  readonly status: RowStatus;
}

/** Checks and ungated means, overall first, then by intent; latency percentiles only where they are gated. */
export function metricRows(report: Report): readonly MetricRow[] {
  // What was loosened has no figures; what passes by the base's rules, too, needs no second row.
  const judged = saidOnce(report.verdict.checks).filter(
    (check) => check.kind !== "weakening" && !(check.policy === "base" && check.passed),
  );
  const rowOf = ({ metric, scope }: Check): string => `${metric} ${scopeText(scope)}`;
  const first = new Map(judged.toReversed().map((check) => [rowOf(check), check]));
  // A ceiling is checked over new cases, too: where both hold, the comparison has both figures.
  const shown = judged.filter((check) => !check.passed || first.get(rowOf(check)) === check);
  const checks = groupBy(shown, ({ scope }) => scopeText(scope));
  const all = [...scopesOf(report.scores?.means), ...shown.map(({ scope }) => scope)];
  const scopes = new Map(all.map((scope) => [scopeText(scope), scope]));
  const baseline = baselineOfScored(report);
  return [...scopes].flatMap(([key, scope]) => {
    const own = checks.get(key) ?? [];
    const gated = new Set(own.map((check) => check.metric));
    return [
      ...own.map(checkRow),
      ...reportedRows(report, scope, baseline).filter((row) => !gated.has(row.metric)),
    ];
  });
}

export function checkStatus(check: Check): RowStatus {
  if (check.outcome === "watch") return "watched";
  if (check.passed) return "held";
  if (missingOf(check) !== null) return "missing";
  return check.secondary_to === null ? "failed" : "secondary";
}

function checkRow(check: Check): MetricRow {
  const { scope, metric, unit, baseline, current, delta, limit } = check;
  return { scope, metric, unit, baseline, current, delta, limit, status: checkStatus(check) };
}

/** Means as measured, beside the baseline's over the same cases. */
function reportedRows(
  report: Report,
  scope: Scope,
  baseline: Pick<Scores, "means"> | null,
): readonly MetricRow[] {
  const means = bucketAt(report.scores?.means, scope);
  const before = bucketAt(baseline?.means, scope);
  return [...(means ?? [])].flatMap(([metric, current]): readonly MetricRow[] => {
    const was = before?.get(metric) ?? null;
    // A metric that applies on neither side is no row: negative controls have no recall.
    if (current === null && was === null) return [];
    const delta = was === null || current === null ? null : current - was;
    const unit = unitOfMetric(metric);
    return [{ scope, metric, unit, baseline: was, current, delta, limit: null, status: "reported" }];
  });
}

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

// Base and head of one job.

/** The base commit that this run was measured beside, shortened; null where it was compared with a stored baseline. */
export function besideCommit(report: Report): string | null {
  return report.inputs?.baseline?.beside?.commit.slice(0, 12) ?? null;
}

/** The percentiles that have a ratio, and the metrics that gate them. */
export const RATIO_METRICS = [
  { statistic: "p50", metric: "latency_p50_ms" },
  { statistic: "p95", metric: "latency_p95_ms" },
] as const;

/** One bucket's ratio for a table: `1.32x (1.27 to 1.38)`. */
export function ratioCell(report: Report, scope: Scope, metric: string): string {
  const found = ratioOf(report, scope, metric);
  return found === null ? NONE : `${found.ratio.toFixed(2)}x (${between(found)})`;
}

/** The machine's noise overall, for a foot line; null where none was taken. */
export function noiseWords(report: Report): string | null {
  const known = RATIO_METRICS.flatMap(({ statistic, metric }) => {
    const noise = ratioOf(report, OVERALL, metric)?.noise ?? null;
    return noise === null ? [] : [`${statistic} ${between(noise)}`];
  });
  return known.length === 0 ? null : `Noise here, overall: ${known.join(", ")}`;
}

/** By the head's rules, or by rules of both. */
function ratioOf(report: Report, scope: Scope, metric: string): RatioFigures | null {
  const ratios = report.verdict.checks.filter((check) => check.kind === "ratio");
  const own = ratios.find(
    (check) => sameScope(check.scope, scope) && check.metric === metric && check.policy !== "base",
  );
  return own?.ratio ?? null;
}
