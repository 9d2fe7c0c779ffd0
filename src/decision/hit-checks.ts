/**
 * Decides the checks of `forbidden_rate` and `false_result_rate`. A "hit" is a case with a result
 * that it must not have. A hit that the baseline lacks fails if the bucket had no hit then, or had
 * none when the state was last accepted. Otherwise the hits of the cases are tested.
 */
import { isPerCase } from "../metrics/family.ts";
import { hitRateNames, isHitRate } from "../metrics/rates.ts";
import { averageKnown } from "../metrics/score.ts";
import { OVERALL } from "../model/scope.ts";
import type { CaseScore } from "../model/scores.ts";
import type { Check, Reference } from "../model/verdict.ts";
import { type ComparedValue, compareValues, sumBlocks } from "./bucket-test.ts";
import { countCheck, decideByTest, decideCheck, makeCulprit, worstChanges } from "./checks.ts";
import { type DecisionInputs, excuseEarlierFall } from "./decision-inputs.ts";
import { bucketLevel } from "./levels.ts";
import { EPSILON, toleranceValue, type Rule } from "./rules.ts";
import { countedCases } from "./mean-checks.ts";
import {
  type Pair,
  type Pairing,
  acceptedHit,
  casesOfScope,
  metricValue,
  scoreBySuite,
  type Policy,
} from "./pairs.ts";
import { signFlipP } from "./sign-flip.ts";

/**
 * Returns `checkByLimit` as it is if significance is off. Else the check against the baseline, and
 * a second one against the accepted state. The second is left out if it passes, and if every case
 * is hit in both states or in neither.
 */
export function hitChecks(
  checkByLimit: Check,
  rule: Rule,
  { policy, pairing, groups }: DecisionInputs,
): readonly Check[] {
  const { significance, scope } = rule;
  const { family, name } = rule.metric;
  if (significance === "off" || !isPerCase(family)) {
    return [checkByLimit];
  }
  const { pairs } = countedCases(family, name, casesOfScope(pairing, scope));
  const decideAgainst = (reference: Reference): Check => {
    const readBefore = reference === "accepted" ? acceptedHit : metricValue;
    const hits = compareValues(pairs, name, groups, readBefore);
    const level = bucketLevel(reference, rule.intents, significance);
    return decideHits({ ...checkByLimit, reference }, hits, rule, pairs, level);
  };
  const againstBaseline = decideAgainst("baseline");
  const isSameState = pairs.every(
    ({ before }) => acceptedHit(before, name) === metricValue(before, name),
  );
  if (isSameState) {
    return [againstBaseline];
  }
  // Without a new hit, the rise since the last acceptance was made and recorded by earlier changes.
  const hasNewHit = pairs.some((pair) => isNewHit(pair, name));
  const againstAccepted = excuseEarlierFall(decideAgainst("accepted"), hasNewHit, policy);
  return againstAccepted.state === "pass" ? [againstBaseline] : [againstBaseline, againstAccepted];
}

/**
 * Returns the check with figures and state by these hits. Each is 1 or 0; `before` is between them
 * if the baseline is a mean of several runs. Within its tolerance the check passes. Beyond, it
 * fails if there was no hit before (`new_hit`), or if the test is significant at `level`. A ceiling
 * is checked elsewhere: `limit` only shows it. `pairs`: the cases that the rule counts.
 */
function decideHits(
  checkByLimit: Check,
  hits: readonly ComparedValue[],
  rule: Rule,
  pairs: readonly Pair[],
  level: number,
): Check {
  const { name, family } = rule.metric;
  const baseline = averageKnown(hits.map((hit) => hit.before)) ?? 0;
  const current = averageKnown(hits.map((hit) => hit.now)) ?? 0;
  const tolerance = toleranceValue(rule.tolerance, baseline, Math.max(1, hits.length));
  const limit = Math.min(rule.ceiling ?? Infinity, baseline + tolerance);
  const delta = current - baseline;
  const check = { ...checkByLimit, baseline, current, delta, tolerance, limit };
  if (delta <= tolerance + EPSILON) {
    return decideCheck(check, { state: "pass" });
  }
  const cases = worstChanges(pairs, name, family.direction);
  if (baseline <= EPSILON) {
    return decideCheck(check, { state: "fail", by: "new_hit" }, cases);
  }
  const p = signFlipP(sumBlocks(hits, (hit) => hit.before - hit.now));
  return decideCheck(check, decideByTest(p, level, [name]), cases);
}

function isNewHit({ now, before }: Pair, name: string): boolean {
  return metricValue(now, name) === 1 && metricValue(before, name) === 0;
}

/**
 * Returns the scores with a forbidden or false result that no row of the baseline has: newly hit
 * cases, cases whose documents are newly forbidden, and new cases.
 */
export function findUnrecordedHits({ pairs, added }: Pairing, k: number): readonly CaseScore[] {
  const names = Object.values(hitRateNames(k));
  const isHit = (score: CaseScore, name: string): boolean => metricValue(score, name) === 1;
  const hitPairs = pairs.filter((pair) =>
    names.some((name) => {
      const isHitNow = isHit(pair.now, name) || isHit(scoreBySuite(pair), name);
      return isHitNow && (metricValue(pair.before, name) ?? 0) === 0;
    }),
  );
  const addedHits = added.filter((score) => names.some((name) => isHit(score, name)));
  return [...hitPairs.map(({ now }) => now), ...addedHits];
}

/** Whether some rate of hits is higher in its scope now than when the state was last accepted. */
export function hasMoreHits(rules: readonly Rule[], pairing: Pairing): boolean {
  return rules.some((rule) => {
    const { family, name } = rule.metric;
    if (!isHitRate(family) || !isPerCase(family)) {
      return false;
    }
    const { pairs } = countedCases(family, name, casesOfScope(pairing, rule.scope));
    // A sum over all cases needs no groups.
    const hits = compareValues(pairs, name, new Map(), acceptedHit);
    return hits.reduce((rise, { now, before }) => rise + (now - before), 0) > EPSILON;
  });
}

/**
 * Returns one check if critical cases have a forbidden list or expect nothing, else none. It fails
 * if any such case is hit now and was not at the baseline.
 */
export function criticalHitChecks({ suite, config }: Policy, pairing: Pairing): readonly Check[] {
  const criticalIds = new Set<string>();
  for (const each of suite.cases) {
    if (each.critical && (each.forbidden.length > 0 || each.expect_empty)) {
      criticalIds.add(each.id);
    }
  }
  if (criticalIds.size === 0) {
    return [];
  }
  const names = Object.values(hitRateNames(config.k));
  const newCriticalHits = pairing.pairs.filter(
    (pair) => criticalIds.has(pair.now.id) && names.some((name) => isNewHit(pair, name)),
  );
  const subject = { metric: "critical_hit", scope: OVERALL, category: "forbidden_hit" } as const;
  const culprits = newCriticalHits.map((pair) => makeCulprit(pair, 0, 1));
  return [countCheck(subject, criticalIds.size, culprits)];
}
