/**
 * Makes the checks of each rule: first by the limit, then whether the change is more than chance.
 */
import { CLUSTERING } from "../metrics/clustering.ts";
import { type CaseMetric, hasTest, isPerCase } from "../metrics/family.ts";
import { isHitRate } from "../metrics/rates.ts";
import { scopeText } from "../model/scope.ts";
import type { Check } from "../model/verdict.ts";
import { type BlockMember, sumBlocks } from "./blocks.ts";
import type { BucketTest } from "./bucket-test.ts";
import {
  countCheck,
  decideByTest,
  decideCheck,
  makeCulprit,
  subjectOfRule,
  worstChanges,
} from "./checks.ts";
import { clusteringChecks } from "./clustering-checks.ts";
import { hitChecks } from "./hit-checks.ts";
import { type DecisionInputs, failIfWorseNow } from "./decision-inputs.ts";
import { ownLevel } from "./levels.ts";
import { EPSILON } from "./limits.ts";
import { limitChecks } from "./mean-checks.ts";
import {
  type Pair,
  casesOfScope,
  isNewlyLost,
  metricValue,
  selectPairsToFind,
  useAcceptedFigures,
} from "./pairs.ts";
import { type Headline, type Rule, isHeadline } from "./rules.ts";
import { signFlipP } from "./sign-flip.ts";

/**
 * Returns the checks of one rule. Each is made by its limit (mean-checks.ts); one that is compared
 * with the baseline then gets the state that its metric's test gives it, if there is one. Latency
 * has none here: latency/latency-checks.ts.
 */
export function checkRule(rule: Rule, inputs: DecisionInputs): readonly Check[] {
  const { family, name } = rule.metric;
  const { policy } = inputs;
  if (family.kind === "loss") {
    return lostQueriesChecks(rule, inputs);
  }
  if (family.name === CLUSTERING.name && isPerCase(family)) {
    return clusteringChecks(rule, family, inputs).map((check) => addRise(check, inputs));
  }
  return limitChecks(rule, inputs.pairing, policy).flatMap((check): readonly Check[] => {
    // Nothing to test: no value was compared, or a floor or ceiling is exceeded, which fails in any
    // case.
    if (check.reference === undefined || check.by === "floor" || check.by === "ceiling") {
      return [check];
    }
    if (isHeadline(name, policy.config)) {
      return headlineChecks(check, rule, inputs);
    }
    if (isHitRate(family)) {
      return hitChecks(check, rule, inputs).map((each) => addRise(each, inputs));
    }
    if (isPerCase(family) && hasTest(family)) {
      return [applyOwnTest(check, rule, family, inputs)];
    }
    return [family.kind === "rate" ? addRise(check, inputs) : check];
  });
}

/** Returns the check of a ceiling for lost queries. Failed and emptied watched ones are lost. */
function lostQueriesChecks(rule: Rule, { policy, pairing }: DecisionInputs): readonly Check[] {
  const { ceiling, scope } = rule;
  if (ceiling === null || policy.baseline === null) {
    return [];
  }
  const { pairs } = casesOfScope(pairing, scope);
  const pairsToFind = selectPairsToFind(policy.suite, { pairs });
  const lostPairs = pairsToFind.filter(
    (pair) =>
      (isNewlyLost(pair) || isEmptiedWatched(pair)) &&
      policy.asked_again?.has(pair.now.id) !== true,
  );
  const culprits = lostPairs.map((pair) => makeCulprit(pair, 1, 0));
  return [countCheck(subjectOfRule(rule), pairsToFind.length, culprits, ceiling)];
}

/** Whether a watched query, which has no targets, had results at the baseline and has none now. */
function isEmptiedWatched({ before, now }: Pair): boolean {
  const hasNoTargets = before.ranks.length === 0 && now.ranks.length === 0;
  const isWatched = hasNoTargets && before.expect_empty !== true;
  return isWatched && before.results.length > 0 && now.results.length === 0;
}

/**
 * Returns the check; a failed one with the p of a significant rise of recall and nDCG in its
 * bucket.
 */
function addRise(check: Check, { tests }: DecisionInputs): Check {
  const test = tests.baseline.get(scopeText(check.scope));
  if (check.passed || test === undefined) {
    return check;
  }
  return test.riseP <= test.levelOf("auto") + EPSILON
    ? { ...check, quality_rise_p: test.riseP }
    : check;
}

/**
 * Returns the check of recall, MRR or nDCG against the baseline, and a second one against the
 * accepted state, unless that passes or has the same figures.
 */
function headlineChecks(
  check: Check,
  rule: Rule,
  { policy, pairing, tests }: DecisionInputs,
): readonly Check[] {
  const metric = rule.metric.family.name as Headline;
  const scope = scopeText(rule.scope);
  const { pairs } = casesOfScope(pairing, rule.scope);
  const baselineTest = tests.baseline.get(scope);
  const againstBaseline =
    baselineTest === undefined ? check : decideHeadline(check, rule, baselineTest, pairs);
  const acceptedTest = tests.accepted.get(scope);
  if (acceptedTest === undefined || acceptedTest.decide(metric).state === "pass") {
    return [againstBaseline];
  }
  const checkOfAccepted = withAcceptedFigures(check, rule, acceptedTest, metric);
  const againstAccepted = decideHeadline(
    checkOfAccepted,
    rule,
    acceptedTest,
    useAcceptedFigures(pairs, policy.config.k),
  );
  return [
    againstBaseline,
    failIfWorseNow(againstAccepted, baselineTest?.hasWorseCase === true, policy),
  ];
}

/** Decides the check by the test of all headline metrics, and adds the facts of a fall. */
function decideHeadline(
  check: Check,
  { metric: { name, family, k } }: Rule,
  test: BucketTest,
  pairs: readonly Pair[],
): Check {
  const decision = test.decide(family.name as Headline);
  if (decision.state === "pass") {
    return decideCheck(check, decision);
  }
  const { losses } = test.facts;
  const facts = {
    ...(decision.p !== undefined && { tested: test.tested.map((metric) => `${metric}@${k}`) }),
    ...(decision.by === "lost" && losses !== null && { losses }),
    worse_cases: test.worseCaseCount,
  };
  const cases = worstChanges(pairs, name, family.direction);
  return decideCheck(check, { ...decision, ...facts }, cases);
}

/**
 * Returns the check with the accepted state's figures. `check` was compared, so it has `current`.
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
  const baseline = check.current! - delta;
  const limit = Math.max(rule.floor ?? -Infinity, baseline - tolerance);
  return {
    ...check,
    reference: "accepted",
    n: acceptedTest.moves.length,
    baseline,
    delta,
    tolerance,
    limit,
  };
}

/** A check over its limit fails only if the sign-flip test of its own metric shows the loss. */
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
  const p = signFlipP(blockDifferences(pairs, rule.metric.name, family, groups));
  return decideCheck(check, decideByTest(p, ownLevel(rule.significance), [check.metric]));
}

/**
 * Returns the differences of each block, now minus before, so that a change for the worse is
 * negative. A case weighs as in the metric's mean.
 */
function blockDifferences(
  pairs: readonly Pair[],
  name: string,
  family: CaseMetric,
  groups: ReadonlyMap<string, string>,
): readonly number[] {
  const sign = family.direction === "higher" ? 1 : -1;
  const moves: (BlockMember & { readonly move: number })[] = [];
  for (const { now, before } of pairs) {
    const valueNow = metricValue(now, name);
    const valueBefore = metricValue(before, name);
    if (valueNow !== null && valueBefore !== null) {
      const weight = family.weight === "targets" ? now.targets : 1;
      const move = sign * weight * (valueNow - valueBefore);
      moves.push({ block: groups.get(now.id) ?? null, move });
    }
  }
  return sumBlocks(moves, ({ move }) => move);
}
