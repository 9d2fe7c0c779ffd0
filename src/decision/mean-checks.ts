/**
 * Makes the checks of means over cases by their limits alone: quality, rates, sizes, costs, churn.
 * rule-checks.ts then asks whether a change beyond a limit is significant.
 */
import type { CaseMetric, ChurnMetric } from "../metrics/family.ts";
import { findCasesWithoutCost } from "../metrics/cost.ts";
import { DEGRADED_RATE, ERROR_RATE } from "../metrics/rates.ts";
import { weightedMean } from "../metrics/score.ts";
import { NO_LIMITS } from "../model/suite.ts";
import type { CaseScore } from "../model/scores.ts";
import type { Check, Culprit, MissingReason } from "../model/verdict.ts";
import {
  NOT_MEASURED,
  bareCulprit,
  makeCulprit,
  meanCheck,
  missingCheck,
  notGatedCheck,
  worstChanges,
  worstNow,
} from "./checks.ts";
import { hasFailed } from "./row-scores.ts";
import {
  type ComparedCases,
  type Pair,
  type Pairing,
  casesOfScope,
  isReplacedByRow,
  scoreBySuite,
  metricValue,
  type Policy,
} from "./pairs.ts";
import type { Rule } from "./rules.ts";

type MeanMetric = CaseMetric | ChurnMetric;

const LACKS_METRIC: MissingReason = { code: "baseline_lacks_metric" };

/** Returns the checks of one rule by its limits. None for latency and lost queries. */
export function limitChecks(rule: Rule, pairing: Pairing, policy: Policy): readonly Check[] {
  const { family } = rule.metric;
  if (family.kind === "latency" || family.kind === "loss") {
    return [];
  }
  const cases = casesOfScope(pairing, rule.scope);
  // A recording compares with no lists.
  if (family.kind === "churn" && policy.recording === true) {
    return [];
  }
  if (family.kind === "churn" && policy.baseline === null) {
    return [missingCheck(rule, { code: "baseline_lacks_lists" })];
  }
  if (family.kind === "cost") {
    // Without the cost of an answer the mean would be of other queries than the baseline's.
    const scoresNow = [...cases.pairs.map(({ now }) => now), ...cases.added];
    const casesWithoutCost = findCasesWithoutCost(scoresNow, rule.metric.name);
    if (casesWithoutCost.length > 0) {
      const culprits = casesWithoutCost.map(({ id }) => bareCulprit(id));
      return [missingCheck(rule, NOT_MEASURED, {}, culprits)];
    }
  }
  return comparedChecks(rule, family, cases);
}

/**
 * Returns the checks over the paired cases, by their rows' targets. If there are also new cases, or
 * pairs with edited targets (`by_suite`), a floor or ceiling is checked apart, over all cases and
 * by the suite's own targets.
 */
function comparedChecks(rule: Rule, metric: MeanMetric, cases: ComparedCases): readonly Check[] {
  const counted = countedCases(metric, rule.metric.name, cases);
  const { pairs, added } = counted;
  if (pairs.length === 0) {
    return added.length === 0
      ? checkWithoutCases(rule, cases)
      : checkNewCases(rule, metric, added, cases.pairs);
  }
  const hasBound = rule.floor !== null || rule.ceiling !== null;
  const hasOtherCases = added.length > 0 || pairs.some((pair) => pair.by_suite !== undefined);
  const checksBoundApart = hasBound && hasOtherCases;
  const withoutBounds = { ...rule, floor: null, ceiling: null };
  const checks = checksBoundApart
    ? [
        pairedCheck(withoutBounds, metric, counted),
        boundCheck(rule, metric, [...pairs.map(scoreBySuite), ...added]),
      ]
    : [pairedCheck(rule, metric, counted)];
  return checks.filter((check) => check !== null);
}

/**
 * Returns the failed check of a rule that counts none of these cases, such as failed queries. None
 * if the cases are new, and so not compared yet, and the config does not name the rule.
 */
function checkWithoutCases(rule: Rule, { pairs, added }: ComparedCases): readonly Check[] {
  const areNew = pairs.length === 0 && added.length > 0;
  return areNew && !rule.named ? [] : [missingCheck(rule, NOT_MEASURED)];
}

/**
 * Returns the check of a floor or ceiling over cases that are new, or count as new (countedCases).
 * If there are `recorded` cases as well and the rule has a tolerance, a failed check says that none
 * of them could be compared.
 */
function checkNewCases(
  rule: Rule,
  metric: MeanMetric,
  newScores: readonly CaseScore[],
  recorded: readonly Pair[],
): readonly Check[] {
  const bound = boundCheck(rule, metric, newScores);
  const boundChecks = bound === null ? [] : [bound];
  if (recorded.length === 0 || rule.tolerance.length === 0) {
    return boundChecks;
  }
  const haveAllFailed = recorded.every(({ now }) => hasFailed(now));
  return [missingCheck(rule, haveAllFailed ? NOT_MEASURED : LACKS_METRIC), ...boundChecks];
}

/**
 * Returns the check of the rule's floor or ceiling over these cases. If no case has a value: a
 * failed check if the config names the rule, else null. Null if it has values and no bound, too.
 */
export function boundCheck(
  rule: Rule,
  metric: MeanMetric,
  cases: readonly CaseScore[],
): Check | null {
  const { name } = rule.metric;
  const current = weightedMean(cases, (each) => metricValue(each, name), metric.weight);
  if (current === null) {
    return rule.named ? missingCheck(rule, NOT_MEASURED) : null;
  }
  const figures = { n: cases.length, baseline: null, current };
  return meanCheck(rule, figures, () => worstNow(cases, name, metric.direction));
}

/**
 * Returns the cases that a metric compares (`pairs`), and those that count as new (`added`).
 *
 * | metric                              | query failed now | it failed when recorded |
 * | ----------------------------------- | ---------------- | ----------------------- |
 * | quality, `error_rate`               | counts           | counts                  |
 * | other rates but `degraded_rate`     | counts           | counts as new           |
 * | churn, which has no new cases       | counts           | is left out             |
 * | `degraded_rate`, cost, size, answer | is left out      | counts as new           |
 *
 * A pair counts as new only if it has a value now, else it stays a pair. In cost, a row without a
 * cost counts as one that failed.
 */
export function countedCases(
  metric: MeanMetric,
  name: string,
  { pairs, added }: ComparedCases,
): ComparedCases {
  const { kind } = metric;
  if (kind === "quality" || metric.name === ERROR_RATE.name) {
    return { pairs, added };
  }
  const recordedPairs: Pair[] = [];
  const newScores: CaseScore[] = [];
  for (const pair of pairs) {
    const lacksCost = kind === "cost" && metricValue(pair.before, name) === null;
    const hadFailed = metricValue(pair.before, ERROR_RATE.name) === 1;
    if ((lacksCost || hadFailed) && metricValue(pair.now, name) !== null) {
      newScores.push(pair.now);
    } else {
      recordedPairs.push(pair);
    }
  }
  if (kind === "churn") {
    return { pairs: recordedPairs, added: [] };
  }
  const allNewScores = [...newScores, ...added];
  if (kind === "rate" && metric.name !== DEGRADED_RATE.name) {
    return { pairs: recordedPairs, added: allNewScores };
  }
  return {
    pairs: recordedPairs.filter(({ now }) => !hasFailed(now)),
    added: allNewScores.filter((score) => !hasFailed(score)),
  };
}

/**
 * Returns the check of a mean over the pairs (there is at least one), by the first that applies:
 * - It fails (`baseline_lacks_metric`) if no row has the metric at all, or if no row has a value,
 *   this run has one, and the rule has a tolerance.
 * - If this run has no value, see checkWithoutValue.
 * - It fails (`not_measured`) if cases lack a value of a rate that they should have (findUnmeasured).
 * - The rule's limits decide; null if it has none for these figures (meanCheck).
 */
function pairedCheck(
  rule: Rule,
  metric: MeanMetric,
  { pairs, added }: ComparedCases,
): Check | null {
  const { name } = rule.metric;
  // The baseline's mean has the weights of now, so that both means weigh a case alike.
  const weighed = pairs.map(({ now, before }) => ({ targets: now.targets, now, before }));
  const current = weightedMean(weighed, ({ now }) => metricValue(now, name), metric.weight);
  const baseline = weightedMean(weighed, ({ before }) => metricValue(before, name), metric.weight);
  const figuresOfAll = { baseline, current, n: pairs.length };

  // A row with null has the metric, but had nothing to measure, such as no forbidden list.
  const lackMetric = pairs.every(({ before }) => before.metrics.get(name) === undefined);
  const hasNothingToCompare = baseline === null && current !== null && rule.tolerance.length > 0;
  if (lackMetric || hasNothingToCompare) {
    return missingCheck(rule, LACKS_METRIC, figuresOfAll);
  }
  if (current === null) {
    return checkWithoutValue(rule, figuresOfAll, added);
  }
  const isRateWithNeeds = metric.kind === "rate" && "needs" in metric;
  const unmeasured = isRateWithNeeds ? findUnmeasured(pairs, name, metric.needs) : [];
  if (unmeasured.length > 0) {
    return missingCheck(rule, NOT_MEASURED, figuresOfAll, unmeasured);
  }
  const n = pairs.filter(({ now }) => metricValue(now, name) !== null).length;
  return meanCheck(rule, { n, baseline, current }, () =>
    worstChanges(pairs, name, metric.direction),
  );
}

/**
 * Returns the check of a mean over pairs that have no value in this run, by the first that applies:
 * - The baseline has a value: it fails as `not_measured`.
 * - `added` cases have one: it is not gated yet; null if the rule has no tolerance.
 * - Nothing has one: it fails if the config names the rule, else null.
 */
function checkWithoutValue(
  rule: Rule,
  figures: Pick<Check, "baseline" | "current" | "n">,
  added: readonly CaseScore[],
): Check | null {
  const failedCheck = missingCheck(rule, NOT_MEASURED, figures);
  if (figures.baseline !== null) {
    return failedCheck;
  }
  if (added.some((each) => metricValue(each, rule.metric.name) !== null)) {
    return rule.tolerance.length === 0 ? null : notGatedCheck(rule, "before", figures);
  }
  return rule.named ? failedCheck : null;
}

/**
 * Returns the cases that this run should have a value of a rate for and has not: the baseline has
 * one, or (`forbidden_rate`) the forbidden list is new.
 */
function findUnmeasured(
  pairs: readonly Pair[],
  name: string,
  needs: CaseMetric["needs"],
): readonly Culprit[] {
  const unmeasured: Culprit[] = [];
  for (const pair of pairs) {
    const { now, before } = pair;
    const oldValue = metricValue(before, name);
    // A row in place of a failed or degraded answer (useBaselineRows) has no new forbidden list.
    const hasNewList = needs === "forbidden" && !isReplacedByRow(pair) && hasForbiddenList(now);
    if (metricValue(now, name) === null && (oldValue !== null || hasNewList)) {
      unmeasured.push(makeCulprit(pair, oldValue, null));
    }
  }
  return unmeasured;
}

function hasForbiddenList({ digests, ranks, error }: CaseScore): boolean {
  // A negative control has limits, too (that nothing is expected), but no ranks: it has no targets.
  return error === null && digests.limits !== NO_LIMITS && ranks.length > 0;
}
