/** What several reporters show: joins of the report's parts, without words and without new facts. */
import type { BaselineCase } from "../model/baseline.ts";
import type { Loss } from "../model/explanation.ts";
import type { Report } from "../model/report.ts";
import { type CaseRun, runsById } from "../model/run.ts";
import type { CaseScore, Scores, Value, Unit } from "../model/scores.ts";
import { type Case, sameQuestion } from "../model/suite.ts";
import { CATEGORIES, type Category, type Check, type Culprit, missingOf, isCount } from "../model/verdict.ts";
import { type Scope, scopeText, scopesOf, bucketAt, groupBy } from "../model/scope.ts";
import { unitOfMetric } from "../metrics/registry.ts";
import { baselineOfScored } from "./compared.ts";

export { type LatencyRow, failedPercentiles, latencyRows, slowerThanAllowed, stageRows } from "./compared.ts";

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
export function worstCulprit({ category, cases }: Check): Culprit | undefined {
  return (category === "recall_drop" ? cases.find(lostOne) : undefined) ?? cases[0];
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
