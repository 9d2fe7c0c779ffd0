/**
 * Checks of `clustering_ratio`: compared over cases with two results or more on both sides, at the
 * shorter length. A rise fails if it is beyond its tolerance, is significant by its own
 * differences, and recall and nDCG did not rise.
 */
import type { CaseMetric } from "../metrics/family.ts";
import { clusteringRatio } from "../metrics/clustering.ts";
import { averageKnown } from "../metrics/score.ts";
import type { CaseScore } from "../model/scores.ts";
import type { Check, Culprit } from "../model/verdict.ts";
import { type BlockMember, sumBlocks } from "./blocks.ts";
import {
  NOT_MEASURED,
  type RankedCulprit,
  decideByTest,
  decideCheck,
  makeCulprit,
  meanCheck,
  missingCheck,
  notGatedCheck,
  sortCulprits,
} from "./checks.ts";
import type { DecisionInputs } from "./decision-inputs.ts";
import { hasFailed } from "./failed-queries.ts";
import { ownLevel } from "./levels.ts";
import { EPSILON } from "./limits.ts";
import { boundCheck, countedCases } from "./mean-checks.ts";
import { riseOfCase } from "./lost-queries.ts";
import { type Pair, type Pairing, casesOfScope, scoreBySuite, metricValue } from "./pairs.ts";
import type { Rule } from "./rules.ts";
import { signFlipP } from "./sign-flip.ts";

/** Over as many results as the shorter list has. */
interface Ratios {
  readonly before: number;
  readonly now: number;
}

interface CaseRatio extends BlockMember, Ratios {
  readonly pair: Pair;
}

/**
 * Returns the check against the baseline if the rule has a tolerance, and that of its ceiling if it
 * has one. Cases are scored by the suite as it is now, and not by the targets of the baseline's
 * rows.
 */
export function clusteringChecks(
  rule: Rule,
  family: CaseMetric,
  inputs: DecisionInputs,
): readonly Check[] {
  const casesWithinScope = casesOfScope(inputs.pairing, rule.scope);
  const { pairs, added } = countedCases(family, rule.metric.name, casesWithinScope);
  const scoresNow = [...pairs.map(scoreBySuite), ...added];
  const checks: (Check | null)[] = [];
  if (inputs.policy.baseline !== null && rule.tolerance.length > 0) {
    checks.push(compareWithBaseline(rule, pairs, scoresNow, inputs));
  }
  if (rule.ceiling !== null) {
    checks.push(boundCheck(rule, family, scoresNow));
  }
  return checks.filter((check) => check !== null);
}

/**
 * Returns the check of the ratios against the baseline. A rise beyond the tolerance does not fail
 * (`fell`) if recall and nDCG of the bucket rose, or if it is not significant. With significance
 * off the limit alone decides.
 */
function compareWithBaseline(
  rule: Rule,
  pairs: readonly Pair[],
  cases: readonly CaseScore[],
  { policy, pairing, groups }: DecisionInputs,
): Check | null {
  const k = rule.metric.k ?? policy.config.k;
  const ratios = compareRatios(pairs, { name: rule.metric.name, k }, groups);
  const baseline = averageKnown(ratios.map((ratio) => ratio.before));
  const current = averageKnown(ratios.map((ratio) => ratio.now));
  if (baseline === null || current === null) {
    return checkWithoutRatios(rule, pairs, cases);
  }
  const withoutCeiling = { ...rule, ceiling: null };
  const figures = { n: ratios.length, baseline, current };
  const check = meanCheck(withoutCeiling, figures, () => listRisenCases(ratios));
  if (check === null || check.passed || rule.significance === "off") {
    return check;
  }
  if (sumQualityRise(pairing, rule, policy.config.k) > EPSILON) {
    return decideCheck(check, { state: "fell", reason: "found_more" });
  }
  const p = signFlipP(sumBlocks(ratios, (ratio) => ratio.before - ratio.now));
  return decideCheck(check, decideByTest(p, ownLevel(rule.significance), [check.metric]));
}

/**
 * Returns the check of a rule if no case has a ratio on both sides; failed queries count as not
 * asked. The first of these that applies:
 * - This run has a ratio: not gated yet.
 * - Neither side has one, or nothing was answered: not gated yet, or null if the rule is not named.
 * - The baseline alone has ratios. This fails, unless the rule is not named and no list that had a
 *   ratio has two results now: then the metric is not gated now.
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

/** Returns by how much recall and nDCG rose, summed over the pairs of the rule's scope. */
function sumQualityRise(pairing: Pairing, { scope }: Rule, k: number): number {
  const { pairs } = casesOfScope(pairing, scope);
  return pairs.reduce((sum, pair) => sum + riseOfCase(pair, "baseline", k), 0);
}

/**
 * Returns the ratios of each case that has them on both sides. A failed query counts as the largest
 * rise that it could have had.
 */
function compareRatios(
  pairs: readonly Pair[],
  { name, k }: { readonly name: string; readonly k: number },
  groups: ReadonlyMap<string, string>,
): readonly CaseRatio[] {
  const compared: CaseRatio[] = [];
  for (const pair of pairs) {
    if (metricValue(pair.now, name) === null || metricValue(pair.before, name) === null) {
      continue;
    }
    const ratios = hasFailed(pair.now)
      ? assumeLargestRise(pair, k)
      : ratiosAtShorterLength(pair, k);
    if (ratios !== null) {
      compared.push({ block: groups.get(pair.now.id) ?? null, pair, ...ratios });
    }
  }
  return compared;
}

/** Returns both ratios. Null if a list has none at that length, as with fewer than two results. */
function ratiosAtShorterLength(pair: Pair, k: number): Ratios | null {
  const clustersBefore = pair.before.clusters ?? pair.before.results;
  const clustersNow = pair.now.clusters ?? pair.now.results;
  const length = Math.min(clustersBefore.length, clustersNow.length, k);
  const before = clusteringRatio(clustersBefore.slice(0, length));
  const now = clusteringRatio(clustersNow.slice(0, length));
  return before === null || now === null ? null : { before, now };
}

/**
 * Returns the largest rise that a failed query could have had: to 1 (one cluster), from the lowest
 * ratio that the recorded list has at any length.
 */
function assumeLargestRise({ before: row }: Pair, k: number): Ratios | null {
  const clusters = (row.clusters ?? row.results).slice(0, k);
  const ratios = clusters
    .map((_, at) => clusteringRatio(clusters.slice(0, at + 1)))
    .filter((ratio) => ratio !== null);
  return ratios.length === 0 ? null : { before: Math.min(...ratios), now: 1 };
}

function listRisenCases(ratios: readonly CaseRatio[]): readonly Culprit[] {
  const risen = ratios.filter((ratio) => ratio.now - ratio.before > EPSILON);
  return sortCulprits(
    risen.map(({ pair, before, now }): RankedCulprit => ({
      badness: now - before,
      culprit: makeCulprit(pair, before, now),
    })),
  );
}
