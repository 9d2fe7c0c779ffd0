/** Checks of means over cases by their limits: quality, rates, sizes, costs. Significance comes after. */
import type { CaseMetric, ChurnMetric } from "../metrics/family.ts";
import { DEGRADED_RATE, ERROR_RATE } from "../metrics/rates.ts";
import { weightedMean } from "../metrics/score.ts";
import { NO_LIMITS } from "../model/digests.ts";
import { requireItem } from "../model/lookup.ts";
import type { CaseScore } from "../model/scores.ts";
import type { Check, Culprit, MeanCheck, MissingCheck, NotGatedCheck } from "../model/verdict.ts";
import {
  makeCulprit,
  meanCheck,
  missingCheck,
  notGatedCheck,
  notMeasuredCheck,
  worstChanges,
  worstNow,
} from "./checks.ts";
import { costCases } from "./comparable.ts";
import { hasFailed } from "./failed-queries.ts";
import {
  type ComparedCases,
  type Pair,
  type Pairing,
  casesOfScope,
  scoreBySuite,
  metricValue,
} from "./pairs.ts";
import type { Policy } from "./policy.ts";
import type { Rule } from "./rules.ts";

/** Metrics with one value a case, of which a check takes the mean. */
type MeanMetric = CaseMetric | ChurnMetric;

/** Returns the checks of one rule by its limits. None for latency, which is measured otherwise. */
export function limitChecks(rule: Rule, pairing: Pairing, policy: Policy): readonly Check[] {
  const { family } = rule.metric;
  if (family.kind === "latency") {
    return [];
  }
  const cases = casesOfScope(pairing, rule.scope);
  if (family.kind === "churn") {
    return churnChecks(rule, family, cases, policy);
  }
  const comparable = family.kind === "cost" ? costCases(rule, cases) : { cases };
  if (comparable.missing !== undefined) {
    return [comparable.missing];
  }
  return comparedChecks(rule, family, comparable.cases);
}

/**
 * Returns the checks of a rule of churn. None for a recording, which has no lists to compare with;
 * a failed one without a baseline. Cases that the baseline lacks take no part.
 */
function churnChecks(
  rule: Rule,
  family: ChurnMetric,
  cases: ComparedCases,
  policy: Policy,
): readonly Check[] {
  if (policy.recording === true) {
    return [];
  }
  if (policy.baseline === null) {
    return [missingCheck(rule, { code: "baseline_lacks_lists" })];
  }
  return comparedChecks(rule, family, { ...cases, added: [] });
}

/**
 * Returns the check over the paired cases. If there are new or edited cases as well, a floor or ceiling is checked over all
 * cases, by the suite's own targets, in a check of its own.
 */
function comparedChecks(rule: Rule, metric: MeanMetric, cases: ComparedCases): readonly Check[] {
  const { name } = rule.metric;
  const { pairs, added } = countedCases(metric, name, cases);
  if (pairs.length + added.length === 0) {
    // A new case is not compared yet, whether or not its query failed.
    const areNew = cases.pairs.length === 0 && cases.added.length > 0;
    return areNew && !rule.named ? [] : [notMeasuredCheck(rule)];
  }
  const checks: Check[] = [];
  const hasOtherCases = added.length > 0 || pairs.some((pair) => pair.by_suite !== undefined);
  const pairedRule = hasOtherCases ? { ...rule, floor: null, ceiling: null } : rule;
  const paired = pairs.length === 0 ? null : pairedCheck(pairedRule, metric, { pairs, added });
  if (paired !== null) {
    checks.push(paired);
  }
  // All recorded cases failed, so that new ones alone have a value.
  const haveAllFailed = cases.pairs.length > 0 && cases.pairs.every(({ now }) => hasFailed(now));
  if (pairs.length === 0 && haveAllFailed && rule.tolerance.length > 0) {
    checks.push(notMeasuredCheck(rule));
  }
  if (hasOtherCases) {
    const bound = boundCheck(rule, metric, [...pairs.map(scoreBySuite), ...added]);
    if (bound !== null) {
      checks.push(bound);
    }
  }
  return checks;
}

/**
 * Returns the check of a floor or ceiling over these cases. Null if the rule has neither, or if no case has a value and the
 * config does not name the metric. One that is named fails as not measured.
 */
export function boundCheck(
  rule: Rule,
  metric: MeanMetric,
  cases: readonly CaseScore[],
): MeanCheck | MissingCheck | null {
  const { name } = rule.metric;
  const current = weightedMean(cases, (each) => metricValue(each, name), metric.weight);
  if (current === null) {
    return rule.named ? notMeasuredCheck(rule) : null;
  }
  const figures = { n: cases.length, baseline: null, current };
  return meanCheck({ ...rule, tolerance: [] }, figures, () =>
    worstNow(cases, name, metric.direction),
  );
}

/**
 * Returns the cases that a metric counts. A failed query has no known cost, length or judged answer, and is not degraded. It
 * counts in none of these. A query that failed at the baseline is new in all metrics but quality and the rate of errors.
 */
export function countedCases(
  metric: MeanMetric,
  name: string,
  { pairs, added }: ComparedCases,
): ComparedCases {
  if (metric.kind === "quality" || metric.name === ERROR_RATE.name) {
    return { pairs, added };
  }
  const isRateOfAll = metric.kind === "rate" && metric.name !== DEGRADED_RATE.name;
  const hasWorstValue = isRateOfAll || metric.kind === "churn";
  const isCounted = (score: CaseScore): boolean => hasWorstValue || !hasFailed(score);
  const countedPairs = pairs.filter(({ now }) => isCounted(now));
  const isNew = ({ now, before }: Pair): boolean =>
    metricValue(before, ERROR_RATE.name) === 1 && metricValue(now, name) !== null;
  const countedAsNew =
    metric.kind === "churn" ? [] : countedPairs.filter(isNew).map(({ now }) => now);
  return {
    pairs: countedPairs.filter((pair) => !isNew(pair)),
    added: [...countedAsNew, ...added.filter(isCounted)],
  };
}

/**
 * Returns the check of a mean over the pairs. A failed one says what is missing if the baseline or
 * this run has no value. Null if neither has one and the rule is not named, or if only `added` cases
 * have one and the rule compares nothing.
 */
function pairedCheck(
  rule: Rule,
  metric: MeanMetric,
  { pairs, added }: ComparedCases,
): MeanCheck | MissingCheck | NotGatedCheck | null {
  const { name } = rule.metric;
  const scoresNow = pairs.map((pair) => pair.now);
  const current = weightedMean(scoresNow, (each) => metricValue(each, name), metric.weight);
  const baseline = weightedMean(
    scoresNow,
    (_, at) => metricValue(requireItem(pairs, at).before, name),
    metric.weight,
  );
  const knownFigures = { baseline, current, n: pairs.length };
  const isNewMetric = pairs.every(({ before }) => before.metrics.get(name) === undefined);
  // If no case of the baseline has a value and the same cases have one now, there is nothing to compare with.
  if (isNewMetric || (baseline === null && current !== null && rule.tolerance.length > 0)) {
    return missingCheck(rule, { code: "baseline_lacks_metric" }, knownFigures);
  }
  if (current === null) {
    if (baseline === null && added.some((each) => metricValue(each, name) !== null)) {
      return rule.tolerance.length === 0 ? null : notGatedCheck(rule, knownFigures);
    }
    return baseline === null && !rule.named ? null : notMeasuredCheck(rule, knownFigures);
  }
  const unmeasured =
    metric.kind === "rate" && "needs" in metric ? findUnmeasured(pairs, name, metric.needs) : [];
  if (unmeasured.length > 0) {
    return notMeasuredCheck(rule, knownFigures, unmeasured);
  }
  const n = scoresNow.filter((each) => metricValue(each, name) !== null).length;
  return meanCheck(rule, { n, baseline, current }, () =>
    worstChanges(pairs, name, metric.direction),
  );
}

/** Returns the negative controls and cases with a forbidden list that this run has no value for. */
function findUnmeasured(
  pairs: readonly Pair[],
  name: string,
  needs: CaseMetric["needs"],
): readonly Culprit[] {
  const isUnmeasured = ({ now, before }: Pair): boolean => {
    if (metricValue(now, name) !== null) {
      return false;
    }
    // The row of before may stand in a failed query's place. Then nothing new has to be measured.
    return (
      metricValue(before, name) !== null ||
      (needs === "forbidden" && now.results !== before.results && hasForbiddenList(now))
    );
  };
  return pairs
    .filter(isUnmeasured)
    .map((pair) => makeCulprit(pair, metricValue(pair.before, name), null));
}

/** Whether it has a forbidden list, and targets beside it: then an answer has a value even if the baseline has none. */
function hasForbiddenList({ digests, ranks, error }: CaseScore): boolean {
  return error === null && digests.limits !== NO_LIMITS && ranks.length > 0;
}
