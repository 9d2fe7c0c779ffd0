/**
 * Joins of the report's parts that several reporters show, without new facts. A primary check is a
 * failed one that does not merely follow from a failure of another category. The head's rules are
 * those of the change itself, the base's those of the commit that it is compared with; both may
 * check one figure.
 */
import { type Baseline, type BaselineCase, hasSameGrades } from "../model/baseline.ts";
import { sameCanonical } from "../model/canonical-json.ts";
import type { Loss } from "../model/explanation.ts";
import type { Report } from "../model/report.ts";
import { type CaseRun, type Hit, runsById } from "../model/run.ts";
import type {
  Buckets,
  CaseScore,
  LatencySummary,
  Means,
  Scores,
  Unit,
  Value,
} from "../model/scores.ts";
import { type Case, sameQuestion } from "../model/suite.ts";
import {
  CATEGORIES,
  type Check,
  type CheckState,
  hasNoPairs,
  isCount,
  rankSeverity,
} from "../model/verdict.ts";
import { type Scope, findBucket, groupBy, scopeText, listScopes } from "../model/scope.ts";
import type { LatencyMetric } from "../metrics/family.ts";
import { directionOfMetric, findMetric, unitOfMetric } from "../metrics/registry.ts";
import { summariseRows } from "../metrics/score.ts";
import { addToList, firstSegment, indexById, requireItem } from "../model/lookup.ts";

export interface ShownChecks {
  /** All that are shown, in the order of the report. */
  readonly all: readonly Check[];
  /** Worst first (severityOrder): those that follow from another category stand last. */
  readonly failed: readonly Check[];
  /** The failed ones that do not follow from another category. */
  readonly primary: readonly Check[];
  /** Beyond their limit, and no failure: those of the whole suite first. */
  readonly fell: readonly Check[];
  /** Failures that the label accepted, worst first. */
  readonly accepted: readonly Check[];
}

/**
 * Returns the checks of a verdict as they are shown: each figure once (mergePolicyChecks), the
 * worst failure first.
 */
export function sortChecks({ checks, accepted = [] }: Report["verdict"]): ShownChecks {
  const all = mergePolicyChecks(checks);
  const failed = all.filter((check) => !check.passed).toSorted(compareSeverity);
  const scopePlace = ({ scope }: Check): number => Number(scope.kind !== "overall");
  return {
    all,
    failed,
    primary: failed.filter((check) => check.secondary_to === null),
    fell: all
      .filter(({ state }) => state === "fell")
      .toSorted((a, b) => scopePlace(a) - scopePlace(b)),
    accepted: accepted.toSorted(compareSeverity),
  };
}

/**
 * Returns the checks with one for each figure (a metric in a scope). Of a check by the head's rules
 * and one by the base's, that is the worse; if both end alike, the head's. So of one against the
 * baseline and one against the accepted figures; if both end alike, that against the baseline.
 * Weakened rules all stay, behind the others.
 */
function mergePolicyChecks(checks: readonly Check[]): readonly Check[] {
  const checksByFigure = groupBy(
    checks.filter(({ weakening }) => weakening === undefined),
    figureKey,
  );
  const weakened = checks.filter(({ weakening }) => weakening !== undefined);
  return [...[...checksByFigure.values()].flatMap(selectWorse), ...weakened];
}

/**
 * Checks with one key differ only in whose rules they are of, and in what they compare with. A
 * check that could not be decided has no figure, and must not stand for one that has: so its state
 * is part of the key.
 */
function figureKey({ metric, scope, state }: Check): string {
  const undecided = state === "missing" || state === "not_gated" ? state : "";
  return `${undecided} ${metric} ${scopeText(scope)}`;
}

/**
 * Returns, of the checks of one figure, those of the base's rules if they end worse, else all
 * others: those of the head's rules, and those on which both sets of rules agree. Of the checks
 * that compare with earlier figures only the worst stays. If several are the worst, the first
 * stays: that against the baseline stands before that against the accepted figures.
 */
function selectWorse(sameChecks: readonly Check[]): readonly Check[] {
  const baseChecks = sameChecks.filter(({ policy }) => policy === "base");
  const headChecks = sameChecks.filter(({ policy }) => policy !== "base");
  const isBaseWorse = worstSeverity(baseChecks) > worstSeverity(headChecks);
  const worseChecks = isBaseWorse ? baseChecks : headChecks;
  const compared = worseChecks.filter(({ reference }) => reference !== undefined);
  const worst = compared.find((check) => rankSeverity(check) === worstSeverity(compared));
  return worseChecks.filter((check) => check.reference === undefined || check === worst);
}

/** -1, better than any check, if there are none. */
function worstSeverity(checks: readonly Check[]): number {
  return Math.max(-1, ...checks.map(rankSeverity));
}

function compareSeverity(one: Check, other: Check): number {
  const otherOrder = severityOrder(other);
  const differences = severityOrder(one).map((value, i) => value - requireItem(otherOrder, i));
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** The places of metrics, without their k, among checks that are alike otherwise. */
const METRIC_PLACES: Readonly<Record<string, number>> = { recall: 0, mrr: 1, ndcg: 2 };
const OTHER_PLACE = 3;

/**
 * Returns the numbers by which checks are ordered: the first number that differs decides, and the
 * check with the lower one is the worse. A condition that is true counts as 1, so a check for which
 * it holds comes later.
 */
function severityOrder(check: Check): readonly number[] {
  const { category, current, limit, scope, unit } = check;
  const beyond = current === null || limit === null ? 0 : Math.abs(current - limit);
  return [
    Number(check.secondary_to !== null),
    // Critical queries come before means.
    -Number(isCount(check)),
    CATEGORIES.indexOf(category),
    Number(check.state === "missing"),
    Number(scope.kind !== "overall"),
    // Checks of what was found come before checks of how long the lists are.
    Number(isListMetric(check.metric)),
    Number(hasNoPairs(check)),
    // The further beyond its limit the worse. Latency counts as a share of the limit: p50 and p95
    // differ in size.
    -(unit === "ms" && limit !== null && limit > 0 ? beyond / limit : beyond),
    METRIC_PLACES[firstSegment(check.metric, "@")] ?? OTHER_PLACE,
  ];
}

/** True for a metric of the length of lists: how many results came, whatever they are. */
export function isListMetric(metric: string): boolean {
  return metric.startsWith("fill_rate") || metric.startsWith("zero_result_rate");
}

/** A case with everything that the report knows of it. */
export interface CaseRow {
  readonly case: Case;
  /** Null if it was not asked. */
  readonly score: CaseScore | null;
  /** Null if it was not asked. */
  readonly run: CaseRun | null;
  /** Its row of the baseline; null if that has no case with the same id and question. */
  readonly before: BaselineCase | null;
  /** Null if it lost no document. */
  readonly loss: Loss | null;
  /** Primary failed checks that name the case. */
  readonly failed: readonly Check[];
  /**
   * By how much recall and nDCG moved, added up; null if one side has no figures, or other grades.
   * A failed query has lost all it had.
   */
  readonly change: Value;
  /**
   * Whether the leading cause of a failure explains the case: then it needs no words of its own.
   */
  readonly isExplained: boolean;
}

/** Differences up to this size are none: rounding. */
const ROUNDING = 1e-9;

/**
 * Whether recall and nDCG of the case, added up, fell. An edited case, which has no row to compare
 * with, is worse if it lost a document by the base's row.
 */
export function isWorse({ change, loss }: CaseRow): boolean {
  return change === null ? loss !== null : change < -ROUNDING;
}

/** Whether recall and nDCG of the case, added up, rose. */
export function isBetter({ change }: CaseRow): boolean {
  return change !== null && change > ROUNDING;
}

/** True if the case found no right document at the baseline and finds one now. */
export function isNewlyFound({ before, score }: CaseRow): boolean {
  const wasNotFound = before !== null && before.ranks.length > 0 && !before.found;
  return wasNotFound && score !== null && score.found;
}

/** Returns the case's results in this run; empty if its query failed or was not asked. */
export function listHits(row: CaseRow | undefined): readonly Hit[] {
  const outcome = row?.run?.outcome;
  return outcome?.kind === "answer" ? outcome.hits : [];
}

export type CaseBook = ReadonlyMap<string, CaseRow>;

/** What sentences and tables of a report are made of, each part joined once. */
export interface ReportTables {
  readonly checks: ShownChecks;
  /** In the order of the suite. */
  readonly cases: CaseBook;
  readonly metrics: readonly MetricRow[];
  /** Times of whole answers, with those of their stages; empty if nothing was timed. */
  readonly latency: readonly LatencyRow[];
}

export function joinTables(report: Report): ReportTables {
  const { verdict, scores, inputs } = report;
  const checks = sortChecks(verdict);
  const oldScores = averageScoredRows(scores, inputs);
  // If the cases are not all the same, their means can't be compared, but the times are shown.
  const oldLatency = (oldScores ?? inputs?.baseline)?.latency;
  return {
    checks,
    cases: joinCases(report, checks.primary),
    metrics: metricRows(checks.all, scores?.means, oldScores?.means),
    latency: latencyRows(verdict.checks, scores?.latency, oldLatency),
  };
}

/**
 * Returns the baseline whose figures stand beside those of this run. Null if its definition is
 * another, so that its figures mean something else: only a recording may replace such a baseline.
 */
export function comparableBaseline(inputs: Report["inputs"]): Baseline | null {
  const baseline = inputs?.baseline ?? null;
  return sameCanonical(baseline?.definition, inputs?.config.definition) ? baseline : null;
}

/**
 * Joins suite, scores, run, baseline, losses and primary failed checks to a row for each case of
 * the suite. A row of the baseline is left out if it has the case's id and another question; with
 * other grades it is there, but its figures can't be compared.
 */
function joinCases(report: Report, primary: readonly Check[]): CaseBook {
  const { inputs, explanation, verdict } = report;
  const scores = indexById(report.scores?.cases ?? []);
  const runs = report.run === null ? null : runsById(report.run);
  const losses = indexById(explanation?.losses ?? []);
  const baseline = comparableBaseline(inputs);
  const failures = failuresByCase(primary);
  const explained = new Set(verdict.verdict === "fail" ? explanation?.cause?.cases : []);
  const rows = (inputs?.suite.cases ?? []).map((suiteCase): CaseRow => {
    const { id, digests } = suiteCase;
    const row = baseline?.cases.get(id);
    const before = row !== undefined && sameQuestion(row.digests, digests) ? row : null;
    const comparableRow = before !== null && hasSameGrades(before, suiteCase) ? before : null;
    const score = scores.get(id) ?? null;
    return {
      case: suiteCase,
      score,
      run: runs?.get(id) ?? null,
      before,
      loss: losses.get(id) ?? null,
      failed: failures.get(id) ?? [],
      isExplained: explained.has(id),
      change: measureChange(score, comparableRow, inputs?.config.k ?? 0),
    };
  });
  return new Map(rows.map((row) => [row.case.id, row]));
}

function failuresByCase(primary: readonly Check[]): ReadonlyMap<string, readonly Check[]> {
  const failures = new Map<string, Check[]>();
  for (const check of primary) {
    for (const { id } of check.cases) {
      addToList(failures, id, check);
    }
  }
  return failures;
}

/** Returns by how much recall@k and nDCG@k moved, added up; null if one side is not known. */
function measureChange(score: CaseScore | null, before: BaselineCase | null, k: number): Value {
  if (score === null || before === null) {
    return null;
  }
  let change = 0;
  for (const name of [`recall@${k}`, `ndcg@${k}`]) {
    change += (score.metrics.get(name) ?? 0) - (before.metrics.get(name) ?? 0);
  }
  return change;
}

/**
 * Returns the forbidden results of a case that has some, best rank first: those that match a
 * forbidden target, else the first result of a case that must find nothing. Empty if it was not
 * asked (`score` null or undefined). Not to be called for a watched query: without targets it looks
 * as if it must find nothing.
 */
export function forbiddenResults(
  score: CaseScore | null | undefined,
): readonly { readonly rank: number; readonly id: string }[] {
  if (!score) {
    return [];
  }
  // A case without targets has no ranks.
  const mustFindNothing = score.forbidden_ranks.length === 0 && score.ranks.length === 0;
  const badRanks = mustFindNothing ? [1] : score.forbidden_ranks;
  return badRanks.flatMap((rank) => {
    const id = score.results[rank - 1];
    return id === undefined ? [] : [{ rank, id }];
  });
}

/** The state of a figure. `follows` fails because another category does; `reported` has no rule. */
export type RowStatus = CheckState | "follows" | "reported";

/** A metric in a scope, with its figures and its state. Figures are null if there are none. */
export interface MetricRow {
  readonly scope: Scope;
  readonly metric: string;
  readonly unit: Unit;
  readonly baseline: Value;
  readonly current: Value;
  readonly delta: Value;
  readonly limit: Value;
  readonly status: RowStatus;
  readonly direction: Check["direction"];
  /** Why a check beyond its limit does not fail; absent for others. */
  readonly reason?: Check["reason"];
}

/**
 * Returns a row for each check that a table shows (selectTableChecks), and for each mean without
 * such a check; overall first, then by intent and tag. Latency has rows only if it is checked.
 */
function metricRows(
  checks: readonly Check[],
  means: Buckets<Means> | undefined,
  oldMeans: Buckets<Means> | undefined,
): readonly MetricRow[] {
  const shownChecks = selectTableChecks(checks);
  const checksByScope = groupBy(shownChecks, ({ scope }) => scopeText(scope));
  const allScopes = [...listScopes(means), ...shownChecks.map(({ scope }) => scope)];
  const scopes = new Map(allScopes.map((scope) => [scopeText(scope), scope]));
  const rows: MetricRow[] = [];
  for (const [key, scope] of scopes) {
    const scopeChecks = checksByScope.get(key) ?? [];
    const gatedMetrics = new Set(scopeChecks.map((check) => check.metric));
    const reported = reportedRows(scope, means, oldMeans);
    rows.push(
      ...scopeChecks.map((check) => ({ ...check, status: rowStatus(check) })),
      ...reported.filter((row) => !gatedMetrics.has(row.metric)),
    );
  }
  return rows;
}

/**
 * Returns the checks that have a row: all that fail, and the first of a metric and scope if it
 * passes. (Over new cases, a floor or ceiling has a second check, without the baseline's figure.)
 * Weakened rules have no row, and neither has a check of the base's rules that passes, unless it
 * fell and is the first.
 */
function selectTableChecks(checks: readonly Check[]): readonly Check[] {
  const shownChecks: Check[] = [];
  const seenNames = new Set<string>();
  for (const check of checks) {
    const isPassOfBase = check.policy === "base" && check.passed && check.state !== "fell";
    if (check.weakening !== undefined || isPassOfBase) {
      continue;
    }
    const name = `${check.metric} ${scopeText(check.scope)}`;
    if (!check.passed || !seenNames.has(name)) {
      shownChecks.push(check);
    }
    seenNames.add(name);
  }
  return shownChecks;
}

/** The status of a check in a table: its state, or that its failure follows from another one. */
function rowStatus({ state, secondary_to: follows }: Check): RowStatus {
  return state === "fail" && follows !== null ? "follows" : state;
}

/**
 * Returns the means of a scope as rows without a limit, with the old ones and the change. A metric
 * that has no value on either side is left out: negative controls have no recall.
 */
function reportedRows(
  scope: Scope,
  means: Buckets<Means> | undefined,
  oldMeans: Buckets<Means> | undefined,
): readonly MetricRow[] {
  const oldMeansOfScope = findBucket(oldMeans, scope);
  const rows: MetricRow[] = [];
  for (const [metric, current] of findBucket(means, scope) ?? []) {
    const oldMean = oldMeansOfScope?.get(metric) ?? null;
    if (current === null && oldMean === null) {
      continue;
    }
    rows.push({
      scope,
      metric,
      unit: unitOfMetric(metric),
      baseline: oldMean,
      current,
      delta: oldMean === null || current === null ? null : current - oldMean,
      limit: null,
      status: "reported",
      direction: directionOfMetric(metric),
    });
  }
  return rows;
}

/**
 * Returns the baseline's means and latency over just the cases that this run scored: a shard and an
 * unfinished run score a part of the suite. These are the recorded means if the run scored all of
 * the baseline's cases, else means of the rows. Null without a comparable baseline or a scored
 * case, and if the baseline lacks one of these cases or asked it another question.
 */
function averageScoredRows(
  scores: Report["scores"],
  inputs: Report["inputs"],
): Omit<Scores, "cases"> | null {
  const baseline = comparableBaseline(inputs);
  if (scores === null || inputs === null || baseline === null || scores.cases.length === 0) {
    return null;
  }
  const rows: BaselineCase[] = [];
  for (const { id, digests } of scores.cases) {
    const row = baseline.cases.get(id);
    if (row === undefined || !sameQuestion(row.digests, digests)) {
      return null;
    }
    rows.push(row);
  }
  // With `limit` the baseline's rows are cut to those of the suite, but its means still count all
  // rows.
  if (rows.length === baseline.cases.size && !inputs.suite.partial) {
    return baseline;
  }
  return summariseRows(rows, [...baseline.means.overall.keys()], baseline.definition);
}

/** The times of a scope, or of one stage of it, now and at the baseline. */
export interface LatencyRow {
  readonly scope: Scope;
  /** Null for whole answers. */
  readonly stage: string | null;
  readonly now: LatencySummary;
  /** At the baseline; null if it has no times of this scope or stage. */
  readonly before: LatencySummary | null;
  /** Those of these times; none of a stage, which is reported and never gated. */
  readonly checks: readonly Check[];
}

/**
 * Returns the latency of whole answers overall, then by intent and tag; empty if nothing was timed.
 * A figure that a check compared is the check's own, perhaps of fewer samples, so that a reader
 * finds the same figure in both places.
 */
function latencyRows(
  checks: readonly Check[],
  now: Scores["latency"] | undefined,
  before: Scores["latency"] | undefined,
): readonly LatencyRow[] {
  if (now === undefined || now.overall.samples === 0) {
    return [];
  }
  const latencyChecks = checks.filter(({ metric }) => latencyStatistic(metric) !== null);
  return listScopes(now).map((scope): LatencyRow => {
    const scopeChecks = latencyChecks.filter(
      (check) => scopeText(check.scope) === scopeText(scope),
    );
    const oldTimes = findBucket(before, scope);
    return {
      scope,
      stage: null,
      now: useCheckedFigures(findBucket(now, scope)!, scopeChecks, "current"),
      before: oldTimes === undefined ? null : useCheckedFigures(oldTimes, scopeChecks, "baseline"),
      checks: scopeChecks,
    };
  });
}

/** Returns `p50` of `latency_p50_ms`, `mean` of a mean; null for a metric that is no latency. */
function latencyStatistic(metric: string): LatencyMetric["statistic"] | null {
  const family = findMetric(metric)?.family;
  return family?.kind === "latency" ? family.statistic : null;
}

/**
 * Returns the summary of one side, with the figures that the checks of its scope compared in place
 * of its own. On the current side the number of samples is also the check's. Checks without a
 * figure change nothing.
 */
function useCheckedFigures(
  summary: LatencySummary,
  checks: readonly Check[],
  side: "current" | "baseline",
): LatencySummary {
  let checked = summary;
  for (const check of checks) {
    const value = check[side];
    if (value === null) {
      continue;
    }
    const samples = side === "current" ? check.n : checked.samples;
    checked = { ...checked, [`${latencyStatistic(check.metric)!}_ms`]: value, samples };
  }
  return checked;
}

/** Returns what of the row's latency failed its check: `p50`, `p95`, or `mean`; each once. */
export function failedTimes({ checks }: LatencyRow): readonly string[] {
  const failedChecks = checks.filter(({ passed }) => !passed);
  return [...new Set(failedChecks.map(({ metric }) => latencyStatistic(metric)!))];
}
