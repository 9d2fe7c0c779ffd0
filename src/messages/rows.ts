/**
 * Joins of the report's parts that several reporters show, without new facts. A primary check is a
 * failed one that does not merely follow from a failure of another category. The head's rules are
 * those of the change itself, the base's those of the commit that it is compared with; both may
 * check one figure.
 */
import type { BaselineCase } from "../model/baseline.ts";
import type { Loss } from "../model/explanation.ts";
import type { Report } from "../model/report.ts";
import { type CaseRun, runsById } from "../model/run.ts";
import type { CaseScore, LatencySummary, Scores, Unit, Value } from "../model/scores.ts";
import { type Case, sameQuestion } from "../model/suite.ts";
import {
  CATEGORIES,
  type Check,
  isCount,
  missingReason,
  type RatioFigures,
} from "../model/verdict.ts";
import {
  type Scope,
  findBucket,
  groupBy,
  sameScope,
  scopeText,
  listScopes,
} from "../model/scope.ts";
import { directionOfMetric, parseMetric, unitOfMetric } from "../metrics/registry.ts";
import { summariseCases } from "../metrics/score.ts";
import { NONE, rangeText } from "./format.ts";
import { firstSegment, requireItem, requireValue } from "../model/lookup.ts";

/** The checks of a report as they are shown, by what became of them. */
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
      .filter(({ outcome }) => outcome === "fell")
      .toSorted((a, b) => scopePlace(a) - scopePlace(b)),
    accepted: accepted.toSorted(compareSeverity),
  };
}

/** Outcomes of a check, the best first. */
const OUTCOMES = ["pass", "fell", "fail"] as const;

/**
 * Returns the checks without those that say a figure again. If the rules of base and head both
 * check a figure, by two limits, only the worse check stands, and the head's if they end alike. The
 * same holds for a figure that is compared both with the baseline and with the accepted figures:
 * then the baseline's stands if they end alike. Weakened rules all stay.
 */
function mergePolicyChecks(checks: readonly Check[]): readonly Check[] {
  const checkKey = ({ metric, scope, kind, reference = "baseline" }: Check): string =>
    `${kind} ${reference} ${metric} ${scopeText(scope)}`;
  const checksByKey = groupBy(
    checks.filter(({ kind }) => kind !== "weakening"),
    checkKey,
  );
  const checksOfOnePolicy: Check[] = [];
  for (const check of checks) {
    if (check.kind === "weakening") {
      checksOfOnePolicy.push(check);
      continue;
    }
    // Those that stay stand where the first of the same checks is.
    const sameChecks = requireValue(checksByKey, checkKey(check));
    if (check === sameChecks[0]) {
      checksOfOnePolicy.push(...checksOfWorsePolicy(sameChecks));
    }
  }
  return keepWorseReference(checksOfOnePolicy);
}

/**
 * Returns the checks with one reference for each figure (a metric in a scope): the baseline or the
 * accepted figures, whichever it ends worse against, and the one that is first in the list (the
 * baseline) if it ends alike. Checks that compared nothing have no reference and all stay.
 */
function keepWorseReference(checks: readonly Check[]): readonly Check[] {
  const figureKey = ({ metric, scope }: Check): string => `${metric} ${scopeText(scope)}`;
  const severity = ({ outcome }: Check): number => OUTCOMES.indexOf(outcome);
  const worst = new Map<string, Check>();
  for (const check of checks) {
    const worstSoFar = worst.get(figureKey(check));
    const isWorse = worstSoFar === undefined || severity(check) > severity(worstSoFar);
    if (check.reference !== undefined && isWorse) {
      worst.set(figureKey(check), check);
    }
  }
  return checks.filter(
    (check) => check.reference === undefined || worst.get(figureKey(check)) === check,
  );
}

/**
 * Returns, of the checks of one figure, those of the base's rules if they end worse, else all
 * others: those of the head's rules, and those on which both sets of rules agree.
 */
function checksOfWorsePolicy(sameChecks: readonly Check[]): readonly Check[] {
  const baseChecks = sameChecks.filter(({ policy }) => policy === "base");
  const headChecks = sameChecks.filter(({ policy }) => policy !== "base");
  // -1, better than any outcome, if there are no such checks.
  const worstOutcome = (checks: readonly Check[]): number =>
    Math.max(-1, ...checks.map(({ outcome }) => OUTCOMES.indexOf(outcome)));
  return worstOutcome(baseChecks) > worstOutcome(headChecks) ? baseChecks : headChecks;
}

/** Compares two checks for a sort: below 0 if the first is worse, 0 if they are equally bad. */
function compareSeverity(one: Check, other: Check): number {
  const otherOrder = severityOrder(other);
  const differences = severityOrder(one).map((value, i) => value - requireItem(otherOrder, i));
  return differences.find((difference) => difference !== 0) ?? 0;
}

/**
 * Metrics without their k, from the least to the most important of checks that are alike otherwise.
 */
const RANKED = ["ndcg", "mrr", "recall"];

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
    -Number(check.kind === "count"),
    CATEGORIES.indexOf(category),
    Number(missingReason(check) !== null),
    Number(scope.kind !== "overall"),
    // Checks of what was found come before checks of how long the lists are.
    Number(isListMetric(check.metric)),
    Number(isCount(check)),
    // The further beyond its limit the worse. Latency counts as a share of the limit: p50 and p95
    // differ in size.
    -(unit === "ms" && limit !== null && limit > 0 ? beyond / limit : beyond),
    // Of equals recall comes first, then MRR and nDCG, which follow it.
    -RANKED.indexOf(firstSegment(check.metric, "@")),
  ];
}

/** True for a metric of the length of lists: how many results came, whatever they are. */
export function isListMetric(metric: string): boolean {
  return metric.startsWith("fill_rate") || metric.startsWith("zero_result_rate");
}

/**
 * Returns for each case that a check names the checks that name it, by the case's id. Cases are in
 * the order of the checks, and of the cases in each: if the worst check is the first, so is the
 * worst case.
 */
export function failuresByCase(primary: readonly Check[]): ReadonlyMap<string, readonly Check[]> {
  const failures = new Map<string, Check[]>();
  for (const check of primary) {
    for (const { id } of check.cases) {
      failures.set(id, [...(failures.get(id) ?? []), check]);
    }
  }
  return failures;
}

/**
 * Returns what happened to each case that lost a document, by its id; empty if the report explains
 * nothing.
 */
export function lossesById({ explanation }: Report): ReadonlyMap<string, Loss> {
  return new Map(explanation?.losses?.map((loss) => [loss.id, loss]));
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
   * By how much recall and nDCG moved, added up; null if one side has no figures. A failed query
   * has lost all it had.
   */
  readonly change: Value;
  /** Whether the leading cause of a failure explains the case: then it needs no words of its own. */
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

/** True if the case found no target at the baseline and finds one now. */
export function isNewlyFound({ before, score }: CaseRow): boolean {
  if (before === null || score === null || before.ranks.length === 0) {
    return false;
  }
  return before.ranks.every((rank) => rank === null) && score.ranks.some((rank) => rank !== null);
}

/** The rows of all cases, by id. */
export type CaseBook = ReadonlyMap<string, CaseRow>;

/** The book of each report, so that it is made once. */
const bookByReport = new WeakMap<Report, CaseBook>();

/**
 * Returns every case of the suite by its id. The rows are joined once for each report, however many
 * reporters ask.
 */
export function caseBook(report: Report): CaseBook {
  const book =
    bookByReport.get(report) ?? new Map(joinRows(report).map((row) => [row.case.id, row]));
  bookByReport.set(report, book);
  return book;
}

/** Returns the rows of all cases, in the order of their ids. */
export function caseRows(report: Report): readonly CaseRow[] {
  return [...caseBook(report).values()];
}

/**
 * Joins suite, scores, run, baseline, losses and primary failed checks to a row for each case of
 * the suite. A row of the baseline is left out if it has the case's id and another question.
 */
function joinRows(report: Report): readonly CaseRow[] {
  const scores = new Map(report.scores?.cases.map((score) => [score.id, score]));
  const runs = report.run === null ? null : runsById(report.run);
  const losses = lossesById(report);
  const failures = failuresByCase(sortChecks(report.verdict).primary);
  const explained = new Set(
    report.verdict.verdict === "fail" ? report.explanation?.cause?.cases : [],
  );
  return (report.inputs?.suite.cases ?? []).map((suiteCase) => {
    const { id, digests } = suiteCase;
    const row = report.inputs?.baseline?.cases.get(id);
    const before = row !== undefined && sameQuestion(row.digests, digests) ? row : null;
    const score = scores.get(id) ?? null;
    return {
      case: suiteCase,
      score,
      run: runs?.get(id) ?? null,
      before,
      loss: losses.get(id) ?? null,
      failed: failures.get(id) ?? [],
      isExplained: explained.has(id),
      change: measureChange(score, before, report.inputs?.config.k ?? 0),
    };
  });
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
 * Returns the rank of a case's target at the baseline: null if it was not found, undefined if the
 * case has no row there.
 */
export function baselineRank(row: CaseRow, target: number): number | null | undefined {
  return row.before === null ? undefined : (row.before.ranks[target] ?? null);
}

/**
 * Returns the results that a case must not have, best rank first: those that match a forbidden
 * target, or the first result of a case that must find nothing. Empty if it has none, or if it was
 * not asked (`score` null or undefined).
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

/** Returns the cases whose query failed, with the retriever's message. */
export function failedQueries(
  rows: readonly CaseRow[],
): readonly { readonly case: Case; readonly error: string }[] {
  return rows.flatMap(({ case: suiteCase, score }) => {
    const error = score?.error ?? null;
    return error === null ? [] : [{ case: suiteCase, error }];
  });
}

/**
 * Returns the median of a case's times in milliseconds, the lower of two middle ones; null without
 * times.
 */
export function medianMs(samples: readonly number[] = []): number | null {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? null;
}

/** Whether the run lost a query or a document, or found it only when it was asked again. */
export function hasLosses({ verdict, explanation }: Report): boolean {
  return (
    verdict.notices.some(({ code }) => code === "lost" || code === "not_lost") ||
    (explanation?.losses ?? []).length > 0
  );
}

/**
 * Returns how many queries a pass finds that its stored baseline does not have. 0 if the run is a
 * recording, if a new baseline would record losses, too, or if answers vary, so that they may be
 * found by chance.
 */
export function countUnrecorded(report: Report): number {
  const { inputs, run, verdict } = report;
  const isRecording = verdict.notices.some(
    (notice) => notice.code === "head_only" && notice.reason === "record",
  );
  const varies = inputs?.baseline?.answers_vary === true || (run?.unstable.length ?? 0) > 0;
  const isStored = inputs?.baseline?.beside === undefined;
  return verdict.verdict !== "pass" || isRecording || varies || !isStored || hasLosses(report)
    ? 0
    : caseRows(report).filter(isNewlyFound).length;
}

/**
 * The states of a figure. `follows` fails because another category does; `reported` has no rule.
 */
export type RowStatus =
  | "passes"
  | "fell"
  | "fails"
  | "follows"
  | "missing"
  | "not_gated"
  | "reported";

/** A status in words; of `fell` there are other words, too (statusWords). */
const STATUS_WORDS: Readonly<Record<RowStatus, string>> = {
  passes: "passes",
  fell: "fell, not significant",
  fails: "fails",
  follows: "fails, follows",
  missing: "missing",
  not_gated: "not gated yet",
  reported: "not gated",
};

/**
 * Returns a status in words. A figure that is beyond its limit and passes rose or fell, by the
 * direction in which it is worse, and `reason` says why it passes: without one, the change is not
 * significant.
 */
export function statusWords({
  status,
  direction,
  reason,
}: Pick<MetricRow, "status" | "direction" | "reason">): string {
  if (status !== "fell") {
    return STATUS_WORDS[status];
  }
  const moved = direction === "lower" ? "rose" : "fell";
  if (reason === "earlier") {
    return `${moved} earlier`;
  }
  return reason === "found_more" ? `${moved}, passes` : `${moved}, not significant`;
}

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
 * Returns a row for each of the checks and for each mean that no check is about, overall first,
 * then by intent and tag. Latency percentiles are in it only if they are checked. A metric that
 * passes two checks of a scope has one row, that of the first check; failed checks all have one.
 * Weakened rules, and checks that pass by the base's rules alone, have none.
 */
export function metricRows(report: Report, checks: readonly Check[]): readonly MetricRow[] {
  const judgedChecks = checks.filter(
    (check) => check.kind !== "weakening" && !(check.policy === "base" && check.outcome === "pass"),
  );
  const rowName = ({ metric, scope }: Check): string => `${metric} ${scopeText(scope)}`;
  // Reversed, so that the first of several checks is set last and stays.
  const firstByName = new Map(judgedChecks.toReversed().map((check) => [rowName(check), check]));
  // A floor or ceiling is checked over new cases as well, in a second check without the baseline's
  // figure. If both pass, the first check, which compares, has the row.
  const shownChecks = judgedChecks.filter(
    (check) => !check.passed || firstByName.get(rowName(check)) === check,
  );
  const checksByScope = groupBy(shownChecks, ({ scope }) => scopeText(scope));
  const allScopes = [...listScopes(report.scores?.means), ...shownChecks.map(({ scope }) => scope)];
  const scopes = new Map(allScopes.map((scope) => [scopeText(scope), scope]));
  const baseline = baselineOfScored(report);
  return [...scopes].flatMap(([key, scope]) => {
    const scopeChecks = checksByScope.get(key) ?? [];
    const gatedMetrics = new Set(scopeChecks.map((check) => check.metric));
    return [
      ...scopeChecks.map((check) => ({ ...check, status: checkStatus(check) })),
      ...reportedRows(report, scope, baseline).filter((row) => !gatedMetrics.has(row.metric)),
    ];
  });
}

/**
 * Returns the state of a check. The tests are in order: one that is not gated passes, too, and one
 * that follows fails.
 */
function checkStatus(check: Check): RowStatus {
  if (check.kind === "not_gated") {
    return "not_gated";
  }
  if (check.outcome === "fell") {
    return "fell";
  }
  if (check.passed) {
    return "passes";
  }
  if (missingReason(check) !== null) {
    return "missing";
  }
  return check.secondary_to === null ? "fails" : "follows";
}

/**
 * Returns the means of a scope as rows without a limit, with those of `baseline` and the change. A
 * metric that has no value on either side is left out.
 */
function reportedRows(
  { scores }: Report,
  scope: Scope,
  baseline: Pick<Scores, "means"> | null,
): readonly MetricRow[] {
  const oldMeans = findBucket(baseline?.means, scope);
  return [...(findBucket(scores?.means, scope) ?? [])].flatMap(
    ([metric, current]): readonly MetricRow[] => {
      const oldMean = oldMeans?.get(metric) ?? null;
      // A metric that applies on neither side is no row: negative controls have no recall.
      if (current === null && oldMean === null) {
        return [];
      }
      const delta = oldMean === null || current === null ? null : current - oldMean;
      const unit = unitOfMetric(metric);
      const direction = directionOfMetric(metric);
      return [
        {
          scope,
          metric,
          unit,
          baseline: oldMean,
          current,
          delta,
          limit: null,
          status: "reported",
          direction,
        },
      ];
    },
  );
}

/**
 * Returns the baseline's means and latency over just the cases that this run scored: a shard and an
 * unfinished run score a part of the suite. If they are all of the baseline's cases, returns its
 * recorded means; else averages its rows. Null without a baseline or a scored case, and if the
 * baseline lacks one of these cases or asked it another question.
 */
function baselineOfScored({ scores, inputs }: Report): Omit<Scores, "cases"> | null {
  const baseline = inputs?.baseline ?? null;
  if (scores === null || inputs === null || baseline === null || scores.cases.length === 0) {
    return null;
  }
  const rows: CaseScore[] = [];
  for (const score of scores.cases) {
    const row = baseline.cases.get(score.id);
    if (row === undefined || !sameQuestion(row.digests, score.digests)) {
      return null;
    }
    rows.push(useFiguresOfRow(score, row));
  }
  // With `limit` the baseline's rows are cut to those of the suite, but its means still count all
  // rows.
  if (rows.length === baseline.cases.size && !inputs.suite.partial) {
    return baseline;
  }
  const names = [...new Set(rows.flatMap(({ metrics }) => [...metrics.keys()]))];
  const metrics = names.map(parseMetric).filter((metric) => typeof metric !== "string");
  return summariseCases(rows, metrics, inputs.config.definition);
}

/**
 * Returns a case's score with the metrics and times of its baseline row, so that summariseCases
 * averages the row's.
 */
function useFiguresOfRow(score: CaseScore, row: BaselineCase): CaseScore {
  const { metrics, latency_ms: samples, spans_ms: spans } = row;
  // Taken out first: the row may have no times of stages, and those of the score must not stay
  // then.
  const { spans_ms: _, ...scoreWithoutSpans } = score;
  return {
    ...scoreWithoutSpans,
    metrics,
    samples_ms: samples,
    ...(spans === undefined ? {} : { spans_ms: spans }),
  };
}

/** The times of a scope, or of one stage of it, now and at the baseline. */
export interface LatencyRow {
  readonly scope: Scope;
  /** Null for whole answers. */
  readonly stage: string | null;
  readonly now: LatencySummary;
  /** At the baseline; null if it has no times of this scope or stage. */
  readonly before: LatencySummary | null;
}

/**
 * Returns the latency of whole answers overall, then by intent and tag; empty if nothing was timed.
 * Figures that a check compared are those of the check, which may be of fewer samples than all: a
 * reader finds the same figures in both places.
 */
export function latencyRows(report: Report): readonly LatencyRow[] {
  const now = report.scores?.latency;
  if (now === undefined || now.overall.samples === 0) {
    return [];
  }
  const before = (baselineOfScored(report) ?? report.inputs?.baseline)?.latency;
  const { checks } = report.verdict;
  return listScopes(now).map((scope): LatencyRow => {
    const scopeChecks = checks.filter((check) => sameScope(check.scope, scope));
    const recorded = findBucket(before, scope);
    return {
      scope,
      stage: null,
      now: useCheckedFigures(findBucket(now, scope)!, scopeChecks, "current"),
      before: recorded === undefined ? null : useCheckedFigures(recorded, scopeChecks, "baseline"),
    };
  });
}

/**
 * Returns the summary of one side with the figures that the checks, those of its scope, compared. A
 * check of the current side brings its number of samples as well. Checks without a figure, or of
 * another metric than latency, change nothing.
 */
function useCheckedFigures(
  summary: LatencySummary,
  checks: readonly Check[],
  side: "current" | "baseline",
): LatencySummary {
  let checked = summary;
  for (const check of checks) {
    const parsed = parseMetric(check.metric);
    const value = check[side];
    if (typeof parsed === "string" || parsed.family.kind !== "latency" || value === null) {
      continue;
    }
    const samples = side === "current" ? check.n : checked.samples;
    checked = { ...checked, [`${parsed.family.statistic}_ms`]: value, samples };
  }
  return checked;
}

/**
 * Returns a latency row for each stage of each scope; empty if no answer said how long its stages
 * took.
 */
export function stageRows(report: Report): readonly LatencyRow[] {
  return latencyRows(report).flatMap(({ scope, now, before }) =>
    [...(now.spans ?? [])].map(([stage, summary]) => ({
      scope,
      stage,
      now: summary,
      before: before?.spans?.get(stage) ?? null,
    })),
  );
}

/**
 * Returns what of the row's latency failed its check: `p50`, `p95`, or the metric's name for a
 * mean; each once. Empty for a stage, which is reported and never gated.
 */
export function failedPercentiles({ verdict }: Report, row: LatencyRow): readonly string[] {
  if (row.stage !== null) {
    return [];
  }
  const failedNames = new Set<string>();
  for (const { passed, scope, metric } of verdict.checks) {
    // A text in place of a metric says why the name can't be parsed.
    const parsed = parseMetric(metric);
    const isLatency = typeof parsed !== "string" && parsed.family.kind === "latency";
    if (passed || !sameScope(scope, row.scope) || !isLatency) {
      continue;
    }
    const { statistic } = parsed.family;
    failedNames.add(statistic === "mean" ? metric : statistic);
  }
  return [...failedNames];
}

// Base and head of one job.

/**
 * Returns the first 12 digits of the base commit that this run was measured beside; null if it was
 * compared with a stored baseline.
 */
export function besideCommit(report: Report): string | null {
  return report.inputs?.baseline?.beside?.commit.slice(0, 12) ?? null;
}

/**
 * Returns `, without accepted figures`, to follow the base's commit, if this run was measured
 * beside the base and has no accepted figures to compare with as well. Empty otherwise.
 */
export function aloneWords({ inputs }: Report): string {
  const beside = inputs?.baseline?.beside;
  return beside === undefined || beside.accepted_figures ? "" : ", without accepted figures";
}

/**
 * Returns the measured ratio of head to base in a scope: `1.32x (1.27 to 1.38)`; a dash if no check
 * compares them so.
 */
export function ratioCell(report: Report, scope: Scope, metric: string): string {
  const figures = findRatio(report, scope, metric);
  return figures === null ? NONE : `${figures.ratio.toFixed(2)}x (${rangeText(figures)})`;
}

/**
 * Returns the figures of the ratio check of a metric in a scope, but not by the base's rules alone;
 * null if there is none.
 */
function findRatio({ verdict }: Report, scope: Scope, metric: string): RatioFigures | null {
  const ratioCheck = verdict.checks.find(
    (check) =>
      check.kind === "ratio" &&
      sameScope(check.scope, scope) &&
      check.metric === metric &&
      check.policy !== "base",
  );
  return ratioCheck?.kind === "ratio" ? ratioCheck.ratio : null;
}
