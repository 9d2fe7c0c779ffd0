/**
 * Makes the checks of means over cases by their limits alone: quality, rates, sizes, costs, churn.
 * rule-checks.ts then asks whether a change beyond a limit is significant.
 */
import type { CaseMetric, ChurnMetric } from "../metrics/family.ts";
import { findCasesWithoutCost } from "../metrics/cost.ts";
import { DEGRADED_RATE, ERROR_RATE } from "../metrics/rates.ts";
import { weightedMean } from "../metrics/score.ts";
import { NO_LIMITS } from "../model/suite.ts";
import { requireItem } from "../model/lookup.ts";
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
  if (family.kind === "churn") {
    // A recording compares with no lists.
    if (policy.recording === true) {
      return [];
    }
    if (policy.baseline === null) {
      return [missingCheck(rule, { code: "baseline_lacks_lists" })];
    }
    return comparedChecks(rule, family, { ...cases, added: [] });
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
 * by the suite's own targets. If no pair counts (countedCases), see checksWithoutPairs.
 */
function comparedChecks(rule: Rule, metric: MeanMetric, cases: ComparedCases): readonly Check[] {
  const counted = countedCases(metric, rule.metric.name, cases);
  const { pairs, added } = counted;
  if (pairs.length === 0) {
    return checksWithoutPairs(rule, metric, cases, added);
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
 * Returns the checks of a rule if no paired case counts. `countedAsNew` are new, or have rows
 * without a value to compare with (countedCases).
 * - If no case counts at all: one failed check; none if all cases are new and the config does not
 *   name the rule.
 * - Else the check of a floor or ceiling over those that count. If cases were recorded and the rule
 *   has a tolerance, a failed check says that nothing was compared.
 */
function checksWithoutPairs(
  rule: Rule,
  metric: MeanMetric,
  cases: ComparedCases,
  countedAsNew: readonly CaseScore[],
): readonly Check[] {
  if (countedAsNew.length === 0) {
    // A new case is not compared yet, whether or not its query failed.
    const areNew = cases.pairs.length === 0 && cases.added.length > 0;
    return areNew && !rule.named ? [] : [missingCheck(rule, NOT_MEASURED)];
  }
  const bound = boundCheck(rule, metric, countedAsNew);
  const boundChecks = bound === null ? [] : [bound];
  if (cases.pairs.length === 0 || rule.tolerance.length === 0) {
    return boundChecks;
  }
  const haveAllFailed = cases.pairs.every(({ now }) => hasFailed(now));
  return [missingCheck(rule, haveAllFailed ? NOT_MEASURED : LACKS_METRIC), ...boundChecks];
}

/**
 * Returns the check of the rule's floor or ceiling over these cases. If no case has a value: a
 * failed check if the config names the rule, else null. Also null if there is no floor or ceiling.
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
  return meanCheck({ ...rule, tolerance: [] }, figures, () =>
    worstNow(cases, name, metric.direction),
  );
}

/**
 * Returns the cases that a metric compares (`pairs`), and those that count as new (`added`).
 *
 * | metric                             | query failed now          | it failed when recorded |
 * | ---------------------------------- | ------------------------- | ----------------------- |
 * | quality, `error_rate`              | counts                    | counts                  |
 * | other rates but `degraded_rate`    | counts (WORST_RATES)      | counts as new           |
 * | churn                              | counts                    | is left out             |
 * | `degraded_rate`, cost, size, answer| is left out               | counts as new           |
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
  const isRateOfAll = kind === "rate" && metric.name !== DEGRADED_RATE.name;
  const countsFailedNow = isRateOfAll || kind === "churn";
  const isCounted = (score: CaseScore): boolean => countsFailedNow || !hasFailed(score);
  const countedPairs = pairs.filter(({ now }) => isCounted(now));
  const countsAsNew = ({ now, before }: Pair): boolean => {
    const lacksCost = kind === "cost" && metricValue(before, name) === null;
    const hadFailed = metricValue(before, ERROR_RATE.name) === 1;
    return (lacksCost || hadFailed) && metricValue(now, name) !== null;
  };
  const newPairs = kind === "churn" ? [] : countedPairs.filter(countsAsNew);
  return {
    pairs: countedPairs.filter((pair) => !countsAsNew(pair)),
    added: [...newPairs.map(({ now }) => now), ...added.filter(isCounted)],
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
  const scoresNow = pairs.map((pair) => pair.now);
  const current = weightedMean(scoresNow, (each) => metricValue(each, name), metric.weight);
  // The baseline's mean has the weights of now, so that both means weigh a case alike.
  const baseline = weightedMean(
    scoresNow,
    (_, at) => metricValue(requireItem(pairs, at).before, name),
    metric.weight,
  );
  const knownFigures = { baseline, current, n: pairs.length };

  // A row with null has the metric, but had nothing to measure, such as no forbidden list.
  const lackMetric = pairs.every(({ before }) => before.metrics.get(name) === undefined);
  const hasNothingToCompare = baseline === null && current !== null && rule.tolerance.length > 0;
  if (lackMetric || hasNothingToCompare) {
    return missingCheck(rule, LACKS_METRIC, knownFigures);
  }
  if (current === null) {
    return checkWithoutValue(rule, knownFigures, added);
  }
  const isRateWithNeeds = metric.kind === "rate" && "needs" in metric;
  const unmeasured = isRateWithNeeds ? findUnmeasured(pairs, name, metric.needs) : [];
  if (unmeasured.length > 0) {
    return missingCheck(rule, NOT_MEASURED, knownFigures, unmeasured);
  }

  const n = scoresNow.filter((each) => metricValue(each, name) !== null).length;
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
  const isUnmeasured = (pair: Pair): boolean => {
    const { now, before } = pair;
    if (metricValue(now, name) !== null) {
      return false;
    }
    // Where the row stands for a failed or degraded answer, nothing new has to be measured.
    const needsForbidden = needs === "forbidden" && !isReplacedByRow(pair);
    return metricValue(before, name) !== null || (needsForbidden && hasForbiddenList(now));
  };
  return pairs
    .filter(isUnmeasured)
    .map((pair) => makeCulprit(pair, metricValue(pair.before, name), null));
}

function hasForbiddenList({ digests, ranks, error }: CaseScore): boolean {
  // A negative control has limits, too (that nothing is expected), but no ranks: it has no targets.
  return error === null && digests.limits !== NO_LIMITS && ranks.length > 0;
}
