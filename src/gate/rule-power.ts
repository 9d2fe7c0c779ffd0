/** How much each rule can notice in a suite of this size, and which rules can never fail. */
import {
  type Bucket,
  countsLostQueries,
  findBuckets,
  noiseOfRows,
} from "../decision/bucket-test.ts";
import { bucketLevel, ownLevel } from "../decision/levels.ts";
import { doLossesFail } from "../decision/lost-queries.ts";
import {
  EPSILON,
  HAS_NEEDED,
  checkLimit,
  isWithinLimit,
  toleranceValue,
  HEADLINE,
  type Rule,
  isHeadline,
  resolveRules,
} from "../decision/rules.ts";
import { type CaseMetric, hasTest, isPerCase } from "../metrics/family.ts";
import { isHitRate } from "../metrics/rates.ts";
import type { Baseline } from "../model/baseline.ts";
import type { Config } from "../model/config.ts";
import { type Scope, findBucket, scopeText, selectCases } from "../model/scope.ts";
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
 * that can't fail against the best can't fail against any.
 */
export function findRulePower(
  config: Config,
  suite: Suite,
  baseline: Baseline | null,
): readonly RulePower[] {
  const rules = resolveRules(config, suite);
  const buckets = new Map(findBuckets(rules, config).map((each) => [scopeText(each.scope), each]));
  return rules.flatMap((rule) => {
    const { metric, ceiling, scope } = rule;
    if (metric.family.kind === "loss") {
      return ceiling === null ? [] : describeCeiling(rule, ceiling, suite);
    }
    const bucket = buckets.get(scopeText(scope));
    return describeMeanRule(rule, bucket, suite, config, baseline) ?? [];
  });
}

/**
 * Returns the power of a rule of a mean. Null if no case counts, and for a cost or a size, which
 * have no worst value.
 */
function describeMeanRule(
  rule: Rule,
  bucket: Bucket | undefined,
  suite: Suite,
  config: Config,
  baseline: Baseline | null,
): RulePower | null {
  const { scope } = rule;
  const { family, name: metric } = rule.metric;
  if (!isPerCase(family) || family.kind === "cost" || family.kind === "size") {
    return null;
  }
  const countedCases = selectCases(suite.cases, scope).filter((each) =>
    hasValue(metric, family, each, baseline),
  );
  const cases = countedCases.length;
  if (cases === 0) {
    return null;
  }
  const recordedMean = findBucket(baseline?.means, scope)?.get(metric) ?? null;
  const weight = weighHeaviestCase(countedCases, family, config);
  const steppedLimit = makeSteppedLimit(rule, recordedMean, cases, weight);
  const facts = findMoveFacts(bucket, countedCases, config, baseline);
  const failsAt = isHeadline(metric, config)
    ? (losses: number) => doesHeadlineFail(losses, rule, steppedLimit, facts)
    : (losses: number) => doesOtherFail(losses, rule, steppedLimit);
  const losses = findLeastLosses(failsAt, cases);
  const visible = losses === null ? null : { losses, drop: losses * weight };
  return { metric, scope, cases, visible, neverFires: explainNeverFiring(rule, steppedLimit) };
}

/** Returns the least number of lost cases at which the rule fails. Null if not even at `most`. */
export function findLeastLosses(failsAt: (losses: number) => boolean, most: number): number | null {
  for (let losses = 1; losses <= most; losses++) {
    if (failsAt(losses)) {
      return losses;
    }
  }
  return null;
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

export function hasTargets({ expect_empty: empty, watched }: Case): boolean {
  return !empty && watched !== true;
}

/** The limit of a rule, and the steps of `weight` in which lost cases bring the mean to it. */
interface SteppedLimit {
  /** The mean before any case is lost. */
  readonly reference: number;
  /** Null if the rule has neither a tolerance nor a floor or ceiling. */
  readonly limit: number | null;
  /** By how much the mean moves with the heaviest case. */
  readonly weight: number;
}

/**
 * Returns the limit of a rule. Without a recorded mean the best one counts: hardest to keep.
 * `weight` is by how much the mean moves with the heaviest case.
 */
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
  return { reference, limit: checkLimit(direction, comparedMean, tolerance, rule), weight };
}

/**
 * Whether a rule of recall, MRR or nDCG fails if so many cases are lost and no other moves: by its
 * floor, which needs no test, or by its tolerance.
 */
function doesHeadlineFail(
  losses: number,
  rule: Rule,
  steppedLimit: SteppedLimit,
  facts: MoveFacts,
): boolean {
  const steppedFloor = { ...steppedLimit, limit: rule.floor };
  if (isBeyondLimit(losses, rule, steppedFloor)) {
    return true;
  }
  // The fewest losses that fail are in as many blocks as possible. If n blocks fall and none rises,
  // the sign-flip test has p = 2^-n: 2^-3 for 5 losses in 3 blocks.
  const moves = { lost: losses, better: 0, p: 2 ** -Math.min(losses, facts.blocks) };
  return doMovesFail(moves, rule, facts);
}

/** Made-up moves of queries by 1 in recall, MRR and nDCG, which all had 1 or 0 before. */
export interface Moves {
  readonly lost: number;
  readonly better: number;
  /** The p of the sign-flip test. */
  readonly p: number;
}

export interface MoveFacts {
  /** The number of cases with targets. */
  readonly n: number;
  /** The number of groups, which the test moves as one; a case without a group is its own. */
  readonly blocks: number;
  /** Whether lost queries decide where the test does not. */
  readonly countsLost: boolean;
  /** The smallest fall that is more than noise, as a number of lost queries. */
  readonly noiseAsLostQueries: number;
}

/** Returns the facts of a bucket with these cases. `bucket` is undefined if nothing is tested. */
export function findMoveFacts(
  bucket: Bucket | undefined,
  cases: readonly Case[],
  config: Config,
  baseline: Baseline | null,
): MoveFacts {
  const varies = baseline?.answers_vary === true;
  const rows = cases.flatMap(({ id }) => baseline?.cases.get(id) ?? []);
  const noise = varies ? (noiseOfRows(rows, baseline) ?? 0) : 0;
  // Noise is that of recall + nDCG. A lost query moves each of them by 1, if it is tested.
  const testsBoth = bucket?.rules.has("recall") && bucket.rules.has("ndcg");
  return {
    n: cases.length,
    blocks: new Set(cases.map((each) => each.group ?? each)).size,
    countsLost: bucket !== undefined && countsLostQueries(bucket, varies, config),
    noiseAsLostQueries: testsBoth ? noise / 2 : noise,
  };
}

/**
 * Whether these moves make a rule of recall, MRR or nDCG fail by its tolerance, if its mean was 1
 * before.
 */
export function doMovesFail(
  { lost, better, p }: Moves,
  { tolerance, significance, intents }: Rule,
  { n, countsLost, noiseAsLostQueries }: MoveFacts,
): boolean {
  const netLost = lost - better;
  if (tolerance.length === 0 || netLost / n <= toleranceValue(tolerance, 1, n) + EPSILON) {
    return false;
  }
  if (significance === "off") {
    return true;
  }
  const isNoise = netLost < noiseAsLostQueries;
  if (isNoise) {
    return false;
  }
  const level = bucketLevel("baseline", intents, significance, lost + better);
  const isSignificant = p <= level + EPSILON;
  return isSignificant || (countsLost && doLossesFail(lost, better));
}

/** Whether the rule of another metric fails if so many cases are lost and no other moves. */
function doesOtherFail(losses: number, rule: Rule, steppedLimit: SteppedLimit): boolean {
  const { family } = rule.metric;
  if (!isBeyondLimit(losses, rule, steppedLimit)) {
    return false;
  }
  // Forbidden or false results are not tested if there was none before: then one is enough.
  const isTested = hasTest(family) && !isHitRate(family);
  if (!isTested || rule.significance === "off") {
    return true;
  }
  // If n cases fall and none rises, the test has p = 2^-n.
  return 2 ** -losses <= ownLevel(rule.significance) + EPSILON;
}

/** Whether the mean is beyond the limit if so many cases fall from the best value to the worst. */
function isBeyondLimit(
  losses: number,
  { metric: { family } }: Rule,
  { reference, limit, weight }: SteppedLimit,
): boolean {
  const sign = family.direction === "higher" ? -1 : 1;
  const mean = reference + sign * losses * weight;
  return limit !== null && !isWithinLimit(family.direction, mean, limit);
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
  if (family.needs !== undefined) {
    return HAS_NEEDED[family.needs](subject);
  }
  if (family.kind === "answer") {
    return !subject.expect_empty;
  }
  // Rates of degraded answers and of errors count every case.
  const countsEveryCase =
    family.category === "semantic_degraded_spike" || family.category === "retriever_error";
  return countsEveryCase || hasTargets(subject);
}

/**
 * Returns by how much the mean moves if the case that weighs most in it falls by 1. A metric with a
 * `weight` weighs cases by their relevant targets, others alike.
 */
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
