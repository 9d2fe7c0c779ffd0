/** Finds limits that can't mean what they say: no result reaches them, or each one does. */
import { EPSILON, type Rule, listMetrics, resolveRules } from "../decision/rules.ts";
import { hitOfTarget } from "../metrics/matching.ts";
import { caseScorer, summariseCases } from "../metrics/score.ts";
import type { Baseline } from "../model/baseline.ts";
import type { Config } from "../model/config.ts";
import { requireItem } from "../model/lookup.ts";
import type { OddLimitNotice } from "../model/notice.ts";
import type { CaseRun } from "../model/run.ts";
import { findBucket, selectCases } from "../model/scope.ts";
import type { CaseScore } from "../model/scores.ts";
import { type Case, type Suite, singleTargets } from "../model/suite.ts";

/**
 * Returns a notice of each limit without effect: a tolerance for a share that allows any change, a
 * tolerance in percent of a recorded 0, and a floor of quality that even a perfect search misses.
 */
export function findOddLimits(
  config: Config,
  suite: Suite,
  baseline: Baseline | null,
): readonly OddLimitNotice[] {
  const rules = resolveRules(config, suite);
  const notices = new Map<string, OddLimitNotice>();
  for (const rule of rules) {
    const notice = findWideTolerance(rule) ?? findPercentOfZero(rule, baseline);
    // Intents inherit rules: a metric's first one, that of the suite, is enough.
    if (notice !== null && !notices.has(notice.metric)) {
      notices.set(notice.metric, notice);
    }
  }
  return [...notices.values(), ...findUnreachableFloors(rules, config, suite)];
}

/** Kinds of metrics that lie between 0 and 1. */
const SHARES: ReadonlySet<string> = new Set(["quality", "rate", "answer"]);

/** Returns a notice of an absolute tolerance above 1 for a share; else null. */
function findWideTolerance({ metric, scope, tolerance }: Rule): OddLimitNotice | null {
  const absolute = tolerance.filter(({ unit }) => unit === "absolute");
  const largest = Math.max(0, ...absolute.map(({ value }) => value));
  return largest > 1 && SHARES.has(metric.family.kind)
    ? { code: "odd_limit", reason: "too_wide", metric: metric.name, scope, tolerance: largest }
    : null;
}

/**
 * Returns a notice of a tolerance in percent of a recorded 0, which allows no rise; else null. Of a
 * metric that is better when higher a recorded 0 can't fall, so its tolerance does no harm.
 */
function findPercentOfZero(
  { metric, scope, tolerance }: Rule,
  baseline: Baseline | null,
): OddLimitNotice | null {
  const { family } = metric;
  const percent = Math.max(0, ...tolerance.map(({ value }) => value));
  const isRelative = percent > 0 && tolerance.every(({ unit }) => unit === "percent");
  if (!isRelative || family.direction === "higher" || baseline === null) {
    return null;
  }
  const recorded =
    family.kind === "latency"
      ? findBucket(baseline.latency, scope)?.[`${family.statistic}_ms`]
      : findBucket(baseline.means, scope)?.get(metric.name);
  return recorded === 0
    ? { code: "odd_limit", reason: "percent_of_zero", metric: metric.name, scope, percent }
    : null;
}

/**
 * Returns a notice of each floor above the mean that perfect answers would have, with the case
 * whose perfect answer has the lowest value.
 */
function findUnreachableFloors(
  rules: readonly Rule[],
  config: Config,
  suite: Suite,
): readonly OddLimitNotice[] {
  const floorRules = rules.filter(
    ({ floor, metric }) => floor !== null && metric.family.kind === "quality",
  );
  if (floorRules.length === 0) {
    return [];
  }
  const metrics = listMetrics(config);
  const scoreCase = caseScorer(metrics, config.definition);
  const scores = suite.cases.map((subject) =>
    scoreCase(subject, answerPerfectly(subject, config.k)),
  );
  const { means } = summariseCases(scores, metrics, config.definition);
  const notices: OddLimitNotice[] = [];
  for (const { metric, scope, floor } of floorRules) {
    const { name } = metric;
    const most = findBucket(means, scope)?.get(name) ?? null;
    if (floor === null || most === null || most >= floor - EPSILON) {
      continue;
    }
    const bestValue = ({ metrics: values }: CaseScore): number => values.get(name) ?? Infinity;
    const byValue = selectCases(scores, scope).toSorted((a, b) => bestValue(a) - bestValue(b));
    const lowestCase = requireItem(byValue, 0);
    notices.push({
      code: "odd_limit",
      reason: "unreachable",
      metric: name,
      scope,
      floor,
      most,
      k: config.k,
      lowest: lowestCase.id,
      lowest_most: bestValue(lowestCase),
    });
  }
  return notices;
}

/** Returns an answer that has the case's best k targets and nothing else. */
function answerPerfectly(subject: Case, k: number): CaseRun {
  const targets = subject.expected.toSorted((a, b) => b.grade - a.grade);
  const hits = targets.slice(0, k).map((target) => hitOfTarget(singleTargets(target)[0]!));
  return {
    case_id: subject.id,
    outcome: { kind: "answer", hits, returned: hits.length, degraded: false },
    first_ms: null,
    samples_ms: [],
  };
}
