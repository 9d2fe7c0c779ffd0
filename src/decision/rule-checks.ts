/**
 * Makes the checks of each rule: first by the limit, then whether the change is more than chance.
 */
import { CLUSTERING, clusteringRatio } from "../metrics/clustering.ts";
import { type CaseMetric, hasTest, isPerCase } from "../metrics/family.ts";
import { isHitRate } from "../metrics/rates.ts";
import { requireValue } from "../model/lookup.ts";
import { scopeText } from "../model/scope.ts";
import type { Check, Culprit } from "../model/verdict.ts";
import { type BucketTest, type ComparedValue, compareValues, sumBlocks } from "./bucket-test.ts";
import {
  countCheck,
  decideByTest,
  decideCheck,
  makeCulprit,
  subjectOfRule,
  worstChanges,
  NOT_MEASURED,
  type RankedCulprit,
  meanCheck,
  missingCheck,
  notGatedCheck,
  sortCulprits,
} from "./checks.ts";
import { hitChecks } from "./hit-checks.ts";
import { type DecisionInputs, excuseEarlierFall } from "./decision-inputs.ts";
import { ownLevel } from "./levels.ts";
import { EPSILON, type Headline, type Rule, isHeadline } from "./rules.ts";
import { limitChecks, boundCheck, countedCases } from "./mean-checks.ts";
import {
  type Pair,
  casesOfScope,
  findsNothingAnyMore,
  metricValue,
  referenceValue,
  scoreBySuite,
} from "./pairs.ts";
import { signFlipP } from "./sign-flip.ts";
import { averageKnown, weighCase } from "../metrics/score.ts";
import type { CaseScore } from "../model/scores.ts";
import { hasFailed } from "./row-scores.ts";
import { riseOfCase } from "./lost-queries.ts";

/**
 * Returns the checks of one rule: usually each check by its limit (mean-checks.ts), then tested.
 * Lost queries and `clustering_ratio` are counted otherwise. Latency has no checks here:
 * latency/latency-checks.ts.
 */
export function checkRule(rule: Rule, inputs: DecisionInputs): readonly Check[] {
  const { family } = rule.metric;
  if (family.kind === "loss") {
    return lostQueriesChecks(rule, inputs);
  }
  if (family.name === CLUSTERING.name && isPerCase(family)) {
    return clusteringChecks(rule, family, inputs).map((check) => addRise(check, inputs));
  }
  const checks = limitChecks(rule, inputs.pairing, inputs.policy);
  return checks.flatMap((check) => testLimitCheck(check, rule, inputs));
}

/**
 * Returns the check by its limit as it is if the rule compares nothing, or a bound is exceeded.
 * Else it is decided by its metric's test, if there is one. Recall, MRR, nDCG and hits may have a
 * second check, against the figures that were last accepted. A check of hits (forbidden and false
 * results) or of a rate without a test also says whether quality rose in the same run (addRise).
 */
function testLimitCheck(check: Check, rule: Rule, inputs: DecisionInputs): readonly Check[] {
  const { family, name } = rule.metric;
  const exceedsBound = check.by === "floor" || check.by === "ceiling";
  const isCompared = check.reference !== undefined && rule.tolerance.length > 0;
  if (!isCompared || exceedsBound) {
    return [check];
  }
  if (isHeadline(name, inputs.policy.config)) {
    return headlineChecks(check, rule, inputs);
  }
  if (isHitRate(family)) {
    return hitChecks(check, rule, inputs).map((each) => addRise(each, inputs));
  }
  if (isPerCase(family) && hasTest(family)) {
    return [applyOwnTest(check, rule, family, inputs)];
  }
  return [family.kind === "rate" ? addRise(check, inputs) : check];
}

/**
 * Returns the check of a ceiling for lost queries; none without a ceiling or a baseline. A failed
 * query is lost, and so is a watched one that had results and has none now. One that was found when
 * it was asked again is not.
 */
function lostQueriesChecks(rule: Rule, { policy, pairing }: DecisionInputs): readonly Check[] {
  const { ceiling, scope } = rule;
  if (ceiling === null || policy.baseline === null) {
    return [];
  }
  const controls = policy.suite.cases.filter((each) => each.expect_empty);
  const controlIds = new Set(controls.map(({ id }) => id));
  const { pairs } = casesOfScope(pairing, scope);
  const pairsToFind = pairs.filter(({ now }) => !controlIds.has(now.id));
  const isFoundAgain = ({ now }: Pair): boolean => policy.not_lost?.has(now.id) === true;
  const lostPairs = pairsToFind.filter((pair) => findsNothingAnyMore(pair) && !isFoundAgain(pair));
  const culprits = lostPairs.map((pair) => makeCulprit(pair, 1, 0));
  return [countCheck(subjectOfRule(rule), pairsToFind.length, culprits, ceiling)];
}

/**
 * Returns the check. A failed one gets `quality_rise_p`, which its message shows, if recall and
 * nDCG rose significantly in the same scope.
 */
function addRise(check: Check, { tests }: DecisionInputs): Check {
  const test = tests.baseline.get(scopeText(check.scope));
  if (check.passed || test === undefined) {
    return check;
  }
  // The level of quality's default test: the check's own rule is of another metric.
  const level = test.levelOf("auto");
  return test.riseP <= level + EPSILON ? { ...check, quality_rise_p: test.riseP } : check;
}

/**
 * Returns the check of recall, MRR or nDCG against the baseline, and a second one against the
 * accepted state, unless that passes. There is no test against it where no accepted figure differs
 * from the baseline's. It only fails a change that itself makes a case worse than in the baseline.
 */
function headlineChecks(
  check: Check,
  rule: Rule,
  { policy, pairing, tests }: DecisionInputs,
): readonly Check[] {
  const metric = rule.metric.family.name as Headline;
  const scope = scopeText(rule.scope);
  const { pairs } = casesOfScope(pairing, rule.scope);
  const baselineTest = requireValue(tests.baseline, scope);
  const againstBaseline = decideHeadline(check, rule, baselineTest, pairs);
  const acceptedTest = tests.accepted.get(scope);
  if (acceptedTest === undefined || acceptedTest.decide(metric).state === "pass") {
    return [againstBaseline];
  }
  const checkOfAccepted = withAcceptedFigures(check, rule, acceptedTest, metric);
  const againstAccepted = decideHeadline(checkOfAccepted, rule, acceptedTest, pairs);
  return [againstBaseline, excuseEarlierFall(againstAccepted, baselineTest.hasWorseCase, policy)];
}

/** Decides the check by the test of all headline metrics, and adds the facts of a fall. */
function decideHeadline(
  check: Check,
  { metric: { name, family, k } }: Rule,
  test: BucketTest,
  pairs: readonly Pair[],
): Check {
  const headline = family.name as Headline;
  const decision = test.decide(headline);
  if (decision.state === "pass") {
    return decideCheck(check, decision);
  }
  const tested = test.tested.map((metric) => `${metric}@${k}`);
  const facts = {
    ...(decision.p !== undefined && { tested }),
    worse_cases: test.worseCaseCount,
  };
  const cases = worstChanges(pairs, name, family.direction, (row) =>
    referenceValue(row, headline, k, test.reference),
  );
  return decideCheck(check, { ...decision, ...facts }, cases);
}

/**
 * Returns the check with the figures of the test against the accepted state. Recall, MRR and nDCG
 * are better if higher, so of the rule's bounds only a floor counts.
 */
function withAcceptedFigures(
  check: Check,
  rule: Rule,
  acceptedTest: BucketTest,
  metric: Headline,
): Check {
  const delta = acceptedTest.meanRise(metric);
  const tolerance = acceptedTest.tolerances.get(metric) ?? 0;
  // The accepted mean follows from the change that was tested.
  const baseline = (check.current ?? 0) - delta;
  const limit = Math.max(rule.floor ?? -Infinity, baseline - tolerance);
  const n = acceptedTest.moves.length;
  return { ...check, reference: "accepted", n, baseline, delta, tolerance, limit };
}

/**
 * Returns the check; one beyond its limit fails only if the sign-flip test of its own metric shows
 * the loss, or if significance is off.
 */
function applyOwnTest(
  check: Check,
  rule: Rule,
  family: CaseMetric,
  { pairing, groups }: DecisionInputs,
): Check {
  if (check.passed || rule.significance === "off") {
    return check;
  }
  const { pairs } = casesOfScope(pairing, rule.scope);
  // Below 0 for the worse. A case weighs as in the metric's mean.
  const sign = family.direction === "higher" ? 1 : -1;
  const differences = sumBlocks(
    compareValues(pairs, rule.metric.name, groups),
    ({ pair, before, now }) => sign * weighCase(pair.now, family.weight) * (now - before),
  );
  const p = signFlipP(differences);
  return decideCheck(check, decideByTest(p, ownLevel(rule.significance), [check.metric]));
}

// Checks of `clustering_ratio`: compared over cases with two results or more on both sides, at
// the shorter length. A rise fails if it is beyond its tolerance, is significant by its own
// differences, and recall and nDCG did not rise.

/** Shares of the largest cluster, over as many results as the shorter list has. */
type Ratios = Pick<ComparedValue, "before" | "now">;

/**
 * Returns the checks of `clustering_ratio`: against the baseline if the rule has a tolerance, and
 * of its ceiling if it has one. The ceiling is for the suite as it is now, not for the targets of
 * the baseline's rows.
 */
function clusteringChecks(
  rule: Rule,
  family: CaseMetric,
  inputs: DecisionInputs,
): readonly Check[] {
  const casesWithinScope = casesOfScope(inputs.pairing, rule.scope);
  const { pairs, added } = countedCases(family, rule.metric.name, casesWithinScope);
  const scoresNow = [...pairs.map(scoreBySuite), ...added];
  const checks: (Check | null)[] = [];
  if (inputs.policy.baseline !== null && rule.tolerance.length > 0) {
    const ratios = compareRatios(pairs, rule.metric, inputs.groups);
    checks.push(
      ratios.length > 0
        ? checkRatios(rule, ratios, inputs)
        : checkWithoutRatios(rule, pairs, scoresNow),
    );
  }
  if (rule.ceiling !== null) {
    checks.push(boundCheck(rule, family, scoresNow));
  }
  return checks.filter((check) => check !== null);
}

/**
 * Returns the check of clustering ratios against the baseline's. A rise beyond the tolerance, which
 * is worse, does not fail if recall and nDCG rose in the same scope, or if it is not significant:
 * its state is `fell`. With significance off the limit alone decides.
 */
function checkRatios(
  rule: Rule,
  ratios: readonly ComparedValue[],
  { policy, pairing }: DecisionInputs,
): Check | null {
  const baseline = averageKnown(ratios.map((ratio) => ratio.before)) ?? 0;
  const current = averageKnown(ratios.map((ratio) => ratio.now)) ?? 0;
  // clusteringChecks makes the check of the ceiling.
  const withoutCeiling = { ...rule, ceiling: null };
  const figures = { n: ratios.length, baseline, current };
  const check = meanCheck(withoutCeiling, figures, () => listRisenCases(ratios));
  if (check === null || check.passed || rule.significance === "off") {
    return check;
  }
  const { pairs: pairsOfScope } = casesOfScope(pairing, rule.scope);
  const qualityRises = pairsOfScope.map((pair) => riseOfCase(pair, "baseline", policy.config.k));
  if (qualityRises.reduce((sum, rise) => sum + rise, 0) > EPSILON) {
    return decideCheck(check, { state: "fell", reason: "found_more" });
  }
  // Below 0 for a rise, which is the worse here.
  const p = signFlipP(sumBlocks(ratios, (ratio) => ratio.before - ratio.now));
  return decideCheck(check, decideByTest(p, ownLevel(rule.significance), [check.metric]));
}

/**
 * Returns the check of a rule if no case has a ratio on both sides. A list of fewer than two
 * results has no ratio (clusteringRatio), and failed queries count as not asked. The first of these
 * that applies:
 * - This run has a ratio: not gated yet.
 * - Neither side has one, or nothing was answered: not gated yet, or null if the rule is not named.
 * - Only the baseline has ratios: fails if the rule is named, or if a list that had a ratio still
 *   has two results. Else those lists are too short: not gated now.
 */
function checkWithoutRatios(
  rule: Rule,
  pairs: readonly Pair[],
  cases: readonly CaseScore[],
): Check | null {
  const { name } = rule.metric;
  const answered = cases.filter((each) => !hasFailed(each));
  const isMeasuredNow = answered.some((each) => metricValue(each, name) !== null);
  const measuredPairs = pairs.filter(({ before }) => metricValue(before, name) !== null);
  if (isMeasuredNow) {
    return notGatedCheck(rule);
  }
  if (measuredPairs.length === 0 || answered.length === 0) {
    return rule.named ? notGatedCheck(rule) : null;
  }
  const hasTwoResults = measuredPairs.some(({ now }) => !hasFailed(now) && now.results.length > 1);
  return hasTwoResults || rule.named
    ? missingCheck(rule, NOT_MEASURED)
    : notGatedCheck(rule, "now");
}

/**
 * Returns the clustering ratios of each case that has them on both sides. Both are of the shorter
 * list's length. A failed query counts as if its ratio had risen as far as possible.
 */
function compareRatios(
  pairs: readonly Pair[],
  { name, k }: { readonly name: string; readonly k: number },
  groups: ReadonlyMap<string, string>,
): readonly ComparedValue[] {
  const compared: ComparedValue[] = [];
  for (const value of compareValues(pairs, name, groups)) {
    const { pair } = value;
    // They replace the value's own `before` and `now`, which are of the whole lists.
    const ratios = hasFailed(pair.now)
      ? assumeLargestRise(pair, k)
      : ratiosAtShorterLength(pair, k);
    if (ratios !== null) {
      compared.push({ ...value, ...ratios });
    }
  }
  return compared;
}

/**
 * Returns both ratios at the length of the shorter list. Null if one has none, as below 2 results.
 */
function ratiosAtShorterLength(pair: Pair, k: number): Ratios | null {
  const clustersBefore = pair.before.clusters ?? pair.before.results;
  const clustersNow = pair.now.clusters ?? pair.now.results;
  const length = Math.min(clustersBefore.length, clustersNow.length, k);
  const before = clusteringRatio(clustersBefore.slice(0, length));
  const now = clusteringRatio(clustersNow.slice(0, length));
  return before === null || now === null ? null : { before, now };
}

/**
 * Returns the largest rise that a failed query could have had. `now` is 1: all in one cluster.
 * `before` is the lowest ratio of the recorded list, cut to 1, 2, ... k results, since a failed
 * query has no list whose length could decide: of clusters a, b, b the ratios are none, 1/2 and
 * 2/3, and 1/2 is the lowest. Null if no length has a ratio.
 */
function assumeLargestRise({ before: row }: Pair, k: number): Ratios | null {
  const clusters = (row.clusters ?? row.results).slice(0, k);
  const ratios = clusters
    .map((_, at) => clusteringRatio(clusters.slice(0, at + 1)))
    .filter((ratio) => ratio !== null);
  return ratios.length === 0 ? null : { before: Math.min(...ratios), now: 1 };
}

/** Returns the cases whose clustering ratio rose, that with the largest rise first. */
function listRisenCases(ratios: readonly ComparedValue[]): readonly Culprit[] {
  const risen = ratios.filter((ratio) => ratio.now - ratio.before > EPSILON);
  return sortCulprits(
    risen.map(({ pair, before, now }): RankedCulprit => ({
      badness: now - before,
      culprit: makeCulprit(pair, before, now),
    })),
  );
}
