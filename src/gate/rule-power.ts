/** How much each rule can notice in a suite of this size, and which rules can never fail. */
import { mapValues } from "../model/lookup.ts";
import { type Bucket, BucketTest, type CaseMove, findBuckets } from "../decision/bucket-test.ts";
import { ownLevel } from "../decision/levels.ts";
import { hasDefaultRecall } from "../decision/lost-queries.ts";
import {
  EPSILON,
  checkLimit,
  isWithinLimit,
  toleranceValue,
  HEADLINE,
  type Headline,
  type Rule,
  isHeadline,
  resolveRules,
} from "../decision/rules.ts";
import { type CaseMetric, hasTest, isPerCase } from "../metrics/family.ts";
import { isHitRate } from "../metrics/rates.ts";
import type { Baseline } from "../model/baseline.ts";
import type { Config } from "../model/config.ts";
import { type Scope, findBucket, groupBy, scopeText, selectCases } from "../model/scope.ts";
import { type Case, type Suite, sameQuestion } from "../model/suite.ts";

type NeverFires =
  | { readonly code: "no_limit" }
  | { readonly code: "limit_beyond_worst"; readonly limit: number; readonly worst: number };

export interface RulePower {
  readonly metric: string;
  readonly scope: Scope;
  readonly cases: number;
  /**
   * The smallest change that fails while no case gets better: how many cases have to fall from the
   * best value to the worst, and how far the mean moves by that. Null if none fails.
   */
  readonly visible: { readonly losses: number; readonly drop: number } | null;
  /** Null if the rule can fail. */
  readonly neverFires: NeverFires | null;
}

/**
 * Returns the power of every rule of quality, judged answers and rates, which lie between 0 and 1,
 * and of ceilings for lost queries. Without a baseline it assumes the best one possible: a rule
 * that can't fail against the best can't fail against any. `failingLosses`: see findFailingLosses.
 */
export function findRulePower(
  config: Config,
  suite: Suite,
  baseline: Baseline | null,
  failingLosses: ReadonlyMap<string, number>,
): readonly RulePower[] {
  const powers: RulePower[] = [];
  for (const rule of resolveRules(config, suite)) {
    const { scope } = rule;
    const { family, name: metric } = rule.metric;
    if (family.kind === "loss" && rule.ceiling !== null) {
      powers.push(describeCeiling(rule, rule.ceiling, suite));
    }
    if (!isPerCase(family) || family.kind === "cost" || family.kind === "size") {
      continue;
    }
    const countedCases = selectCases(suite.cases, scope).filter((each) =>
      hasValue(metric, family, each, baseline),
    );
    const cases = countedCases.length;
    if (cases === 0) {
      continue;
    }
    const recordedMean = findBucket(baseline?.means, scope)?.get(metric) ?? null;
    const weight = weighHeaviestCase(countedCases, family, config);
    const steppedLimit = makeSteppedLimit(rule, recordedMean, cases, weight);
    const losses = isHeadline(metric, config)
      ? findHeadlineLosses(rule, failingLosses.get(scopeText(scope)) ?? null, steppedLimit)
      : findLeastLosses(rule, steppedLimit);
    const visible = losses === null ? null : { losses, drop: losses * steppedLimit.weight };
    const neverFires = explainNeverFiring(rule, steppedLimit);
    powers.push({ metric, scope, cases, visible, neverFires });
  }
  return powers;
}

/** Whether the metric is recall, MRR or nDCG, at any cutoff: one test decides about these. */
export function isTestedTogether(metric: string): boolean {
  return HEADLINE.some((name) => metric.startsWith(`${name}@`));
}

/**
 * Returns the power of a ceiling for lost queries: one more lost query than it allows fails, unless
 * the suite has too few. Watched queries count as well.
 */
function describeCeiling({ metric, scope }: Rule, ceiling: number, suite: Suite): RulePower {
  const cases = selectCases(suite.cases, scope).filter((each) => !each.expect_empty).length;
  const losses = Math.floor(ceiling) + 1;
  const isReachable = losses <= cases;
  return {
    metric: metric.name,
    scope,
    cases,
    visible: isReachable ? { losses, drop: losses } : null,
    neverFires: isReachable ? null : { code: "limit_beyond_worst", limit: ceiling, worst: cases },
  };
}

/**
 * Returns, by scope (`scopeText`), the least number of lost cases at which a rule of recall, MRR or
 * nDCG fails. A lost case falls from 1 to 0 in these; no case gets better. Leaves out scopes whose
 * rules pass even if all cases are lost.
 */
export function findFailingLosses(config: Config, suite: Suite): ReadonlyMap<string, number> {
  const rules = resolveRules(config, suite);
  const cases = suite.cases.filter(hasTargets);
  const failingLosses = new Map<string, number>();
  for (const bucket of findBuckets(rules, config)) {
    const casesOfBucket = selectCases(cases, bucket.scope);
    const leastLosses = findLeastFailingLosses(
      [...bucket.rules.keys()],
      bucket,
      casesOfBucket,
      config,
    );
    if (leastLosses !== null) {
      failingLosses.set(scopeText(bucket.scope), leastLosses);
    }
  }
  return failingLosses;
}

/**
 * Returns the least number of lost cases at which one of these metrics fails; null if none does.
 */
function findLeastFailingLosses(
  metrics: readonly Headline[],
  bucket: Bucket,
  cases: readonly Case[],
  config: Config,
): number | null {
  const failsAtLosses = (losses: number): boolean => {
    const test = testMadeUpLosses(bucket, cases, losses, config);
    return metrics.some((metric) => test.decide(metric).state === "fail");
  };
  return findLeastCount(failsAtLosses, cases.length);
}

/**
 * Returns the test of a bucket in which every case was found at rank 1, and `losses` of them are
 * lost. The first case of each group is lost before a second one of any group: a group is one block
 * of the test, so losses in different groups are the strongest evidence.
 */
function testMadeUpLosses(
  bucket: Bucket,
  cases: readonly Case[],
  losses: number,
  config: Config,
): BucketTest {
  const groups = groupBy(cases, (each) => each.group ?? each);
  const firstOfGroups = new Set([...groups.values()].map(([first]) => first));
  const firstsFirst = cases.toSorted(
    (a, b) => Number(firstOfGroups.has(b)) - Number(firstOfGroups.has(a)),
  );
  const lostCases = new Set(firstsFirst.slice(0, losses));
  const moves = cases.map((each): CaseMove => {
    const move = lostCases.has(each) ? -1 : 0;
    return { block: each.group ?? null, recall: move, mrr: move, ndcg: move };
  });
  // Found at rank 1, a case has 1 in each of these metrics.
  const meanBefore = 1;
  const tolerances = mapValues(bucket.rules, (rule) =>
    toleranceValue(rule.tolerance, meanBefore, Math.max(1, cases.length)),
  );
  const lostIds = [...lostCases].map(({ id }) => id);
  const isSuite = bucket.intents === null;
  return new BucketTest(bucket, "baseline", moves, tolerances, {
    changedQueries: losses,
    noise: null,
    losses:
      isSuite && hasDefaultRecall(config)
        ? { lost: lostIds, better: [], asked_again: false }
        : null,
  });
}

export function hasTargets({ expect_empty: empty, watched }: Case): boolean {
  return !empty && watched !== true;
}

/**
 * Returns the least count from 1 to `most` at which `isEnough` is true, null if there is none.
 * Doubles and then bisects: a test of few losses is quick, one of many takes thousands of draws.
 */
function findLeastCount(isEnough: (count: number) => boolean, most: number): number | null {
  if (most === 0) {
    return null;
  }
  let high = 1;
  while (high < most && !isEnough(high)) {
    high = Math.min(2 * high, most);
  }
  if (high === most && !isEnough(most)) {
    return null;
  }
  // Half of `high` is not enough: that many, or more, were tried before it.
  let low = (high >> 1) + 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isEnough(middle)) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
  return low;
}

/** How the mean approaches the limit of a rule if cases are lost one by one. */
interface SteppedLimit {
  /** The mean before any case is lost. */
  readonly reference: number;
  /** Null if the rule has neither a tolerance nor a floor or ceiling. */
  readonly limit: number | null;
  readonly cases: number;
  /** By how much the mean moves with the heaviest case. */
  readonly weight: number;
}

/** Returns the limit of a rule. Without a recorded mean the best one counts: hardest to keep. */
function makeSteppedLimit(
  rule: Rule,
  recordedMean: number | null,
  cases: number,
  weight: number,
): SteppedLimit {
  const { direction } = rule.metric.family;
  const reference = recordedMean ?? (direction === "higher" ? 1 : 0);
  // A rule without a tolerance is not compared with the baseline. It has only a floor or ceiling.
  const comparedMean = rule.tolerance.length === 0 ? null : reference;
  const tolerance = toleranceValue(rule.tolerance, reference, cases);
  return { reference, limit: checkLimit(direction, comparedMean, tolerance, rule), cases, weight };
}

/**
 * Returns the fewest lost cases that fail a rule of recall, MRR or nDCG while no other case moves.
 * Null if even the loss of all passes. `lossesOfBucket`: the fewest that fail any such rule of the
 * scope, by its test.
 */
function findHeadlineLosses(
  rule: Rule,
  lossesOfBucket: number | null,
  stepped: SteppedLimit,
): number | null {
  if (rule.floor === null) {
    return lossesOfBucket;
  }
  // `lossesOfBucket` counts a tested tolerance. Then only the floor fails without a test.
  const isTested = rule.significance !== "off";
  const limitWithoutTest = isTested ? { ...stepped, limit: rule.floor } : stepped;
  const lossesByFloor = findLossesByLimit(rule, limitWithoutTest) ?? Infinity;
  const losses = Math.min(lossesOfBucket ?? Infinity, lossesByFloor);
  return losses === Infinity ? null : losses;
}

/**
 * Returns the fewest lost cases that fail the rule of another metric while no other case moves.
 * Null if it passes even if all are lost.
 */
function findLeastLosses(rule: Rule, stepped: SteppedLimit): number | null {
  const { family } = rule.metric;
  const lossesByLimit = findLossesByLimit(rule, stepped);
  // Hits are not tested if there was none before: then one is enough.
  const isTested = hasTest(family) && !isHitRate(family);
  if (lossesByLimit === null || rule.significance === "off" || !isTested) {
    return lossesByLimit;
  }
  // If n cases fall and none rises, the sign-flip test has p = 2^-n. This is the least n with p at
  // most the level.
  const lossesByOwnTest = Math.ceil(-Math.log2(ownLevel(rule.significance)) - EPSILON);
  const losses = Math.max(lossesByLimit, lossesByOwnTest);
  return losses > stepped.cases ? null : losses;
}

/**
 * Returns how many cases have to fall from best to worst until the mean is beyond the limit. Null
 * if all are not enough, or if there is no limit.
 */
function findLossesByLimit(
  rule: Rule,
  { reference, limit, cases, weight }: SteppedLimit,
): number | null {
  const { direction } = rule.metric.family;
  if (limit === null) {
    return null;
  }
  const sign = direction === "higher" ? -1 : 1;
  return findLeastCount(
    (losses) => !isWithinLimit(direction, reference + sign * losses * weight, limit),
    cases,
  );
}

/**
 * Returns why no answer can make the rule fail; null if some can. The metrics of these rules lie in
 * [0, 1], so their worst value is 0 or 1.
 */
function explainNeverFiring(
  { metric: { family } }: Rule,
  { limit }: SteppedLimit,
): NeverFires | null {
  if (limit === null) {
    return { code: "no_limit" };
  }
  const worst = family.direction === "higher" ? 0 : 1;
  return isWithinLimit(family.direction, worst, limit)
    ? { code: "limit_beyond_worst", limit, worst }
    : null;
}

/**
 * Whether the metric has a value for this case: as its row of the same query and targets says, else
 * by what the case has, such as a forbidden list.
 */
function hasValue(
  metric: string,
  family: CaseMetric,
  subject: Case,
  baseline: Baseline | null,
): boolean {
  const row = baseline?.cases.get(subject.id);
  const isRecorded = row !== undefined && sameQuestion(row.digests, subject.digests);
  const recordedValue = isRecorded ? row.metrics.get(metric) : undefined;
  if (recordedValue !== undefined) {
    return recordedValue !== null;
  }
  if (family.needs === "forbidden") {
    return subject.forbidden.length > 0;
  }
  if (family.needs === "expect_empty") {
    return subject.expect_empty;
  }
  if (family.kind === "answer" || family.needs === "judge") {
    return !subject.expect_empty;
  }
  // Rates of degraded answers and of errors count every case.
  const countsEveryCase =
    family.category === "semantic_degraded_spike" || family.category === "retriever_error";
  return countsEveryCase || hasTargets(subject);
}

/** Returns by how much the mean moves if the case that weighs most in it falls by 1. */
function weighHeaviestCase(
  cases: readonly Case[],
  family: CaseMetric,
  { definition }: Config,
): number {
  if (family.weight === undefined) {
    return 1 / cases.length;
  }
  const targetsOfCases = cases.map(
    ({ expected }) => expected.filter(({ grade }) => grade >= definition.relevance).length,
  );
  const allTargets = targetsOfCases.reduce((sum, count) => sum + count, 0);
  return Math.max(...targetsOfCases) / Math.max(1, allTargets);
}
