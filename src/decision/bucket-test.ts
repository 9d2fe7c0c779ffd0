/**
 * The rule: whether recall, MRR and nDCG of a bucket (the whole suite or an intent) fell, and
 * whether that is more than chance. messages/rule.ts has it in words. The gate applies it to the
 * run, `compare` to two systems, `validate` to losses that it makes up.
 */
import { averageKnown } from "../metrics/score.ts";
import type { Config, Significance } from "../model/config.ts";
import { requireItem } from "../model/lookup.ts";
import { type Scope, groupBy, scopeText } from "../model/scope.ts";
import type { ScoredCases, Value } from "../model/scores.ts";
import type { LostQueries, Reference } from "../model/verdict.ts";
import type { Decision } from "./checks.ts";
import { bucketLevel } from "./levels.ts";
import {
  EPSILON,
  toleranceValue,
  type Headline,
  type Rule,
  isHeadline,
  resolveRules,
} from "./rules.ts";
import {
  type LossPolicy,
  countChangedQueries,
  doAnswersVary,
  findLostQueries,
  hasDefaultRecall,
  doLossesFail,
} from "./lost-queries.ts";
import {
  type ComparedCases,
  type Pair,
  casesOfScope,
  caseGroups,
  hasAcceptedQuality,
  metricValue,
  pairCases,
  referenceValue,
} from "./pairs.ts";
import { NO_CHANGE, signFlipP } from "./sign-flip.ts";
import type { Baseline, BaselineCase } from "../model/baseline.ts";

/** The whole suite, or an intent. */
export interface Bucket {
  readonly scope: Scope;
  /** The gated metrics of recall, MRR and nDCG. */
  readonly rules: ReadonlyMap<Headline, Rule>;
  /** How many intents share the level. Null for the whole suite. */
  readonly intents: number | null;
}

/** How far a case moved: its values now minus before, so that a loss is negative. */
export type CaseMove = BlockMember & Readonly<Record<Headline, number>>;

/** Returns a bucket for each scope in which recall, MRR or nDCG has a tolerance. */
export function findBuckets(rules: readonly Rule[], config: Pick<Config, "k">): readonly Bucket[] {
  const comparedRules = rules.filter(
    ({ metric, tolerance }) => isHeadline(metric.name, config) && tolerance.length > 0,
  );
  return [...groupBy(comparedRules, ({ scope }) => scopeText(scope)).values()].map(
    (rulesOfScope): Bucket => {
      const { scope, intents } = requireItem(rulesOfScope, 0);
      const rulesByMetric = rulesOfScope.map(
        (rule) => [rule.metric.family.name as Headline, rule] as const,
      );
      return { scope, rules: new Map(rulesByMetric), intents };
    },
  );
}

/** What decides beside the moves of a bucket's cases. */
interface BucketFacts {
  /** How many queries of the suite changed since the baseline: the more, the lower the level. */
  readonly changedQueries: number;
  /** The smallest fall of the tested sum that is more than noise. Null if that is not known. */
  readonly noise: number | null;
  /**
   * The suite's lost and better queries. Null where they decide nothing: in an intent, where
   * answers vary, and where the config writes its own rule for recall.
   */
  readonly losses: LostQueries | null;
}

/** One bucket compared with the baseline, or with the state that was last accepted. */
export class BucketTest {
  readonly bucket: Bucket;
  readonly reference: Reference;
  readonly moves: readonly CaseMove[];
  /** How far the mean of each gated metric may fall, as a number from 0 to 1. */
  readonly tolerances: ReadonlyMap<Headline, number>;
  readonly facts: BucketFacts;
  /** The tested differences, added up by block. */
  readonly blocks: readonly number[];
  #p: number | null = null;
  #riseP: number | null = null;

  /** `moves` are in the order of case ids: sign-flip.ts numbers the blocks by it. */
  constructor(
    bucket: Bucket,
    reference: Reference,
    moves: readonly CaseMove[],
    tolerances: ReadonlyMap<Headline, number>,
    facts: BucketFacts,
  ) {
    this.bucket = bucket;
    this.reference = reference;
    this.moves = moves;
    this.tolerances = tolerances;
    this.facts = facts;
    this.blocks = sumBlocks(moves, (move) => this.#sumTested(move));
  }

  /** The metrics that the test adds up: recall and nDCG as far as they are gated, else MRR. */
  get tested(): readonly Headline[] {
    const added = (["recall", "ndcg"] as const).filter((metric) => this.bucket.rules.has(metric));
    return added.length === 0 ? ["mrr"] : added;
  }

  #sumTested(move: CaseMove): number {
    return this.tested.reduce((sum, metric) => sum + move[metric], 0);
  }

  /** How often chance alone would make the bucket fall at least as far. */
  get p(): number {
    this.#p ??= signFlipP(this.blocks);
    return this.#p;
  }

  /** The p of a rise. 1 if the sum did not rise. */
  get riseP(): number {
    this.#riseP ??= this.rise > EPSILON ? signFlipP(this.blocks.map((each) => -each)) : 1;
    return this.#riseP;
  }

  get rise(): number {
    return this.blocks.reduce((sum, each) => sum + each, 0);
  }

  get hasWorseCase(): boolean {
    return this.isAnyCaseWorse([...this.bucket.rules.keys()]);
  }

  isAnyCaseWorse(metrics: readonly Headline[]): boolean {
    return this.moves.some((move) => metrics.some((metric) => move[metric] < -EPSILON));
  }

  /** The number of cases whose tested differences add up to a fall. */
  get worseCaseCount(): number {
    return this.moves.filter((move) => this.#sumTested(move) < -NO_CHANGE).length;
  }

  /** Returns by how much the mean rose: negative if it fell, 0 without cases. */
  meanRise(metric: Headline): number {
    return averageKnown(this.moves.map((move) => move[metric])) ?? 0;
  }

  /** Returns the largest p at which a fall fails; a number as significance can only lower it. */
  levelOf(significance: Exclude<Significance, "off">): number {
    const { reference, bucket, facts } = this;
    return bucketLevel(reference, bucket.intents, significance, facts.changedQueries);
  }

  /**
   * Returns what the rule says about a metric, by the first that applies:
   * - It passes if it is not gated here or fell by at most its tolerance.
   * - It fails if significance is off (`limit`).
   * - It is only marked if the fall is within what answers that vary do on their own (`noise`).
   * - It fails if the bucket's test is significant (`test`).
   * - It fails if queries of the suite are lost and none, or few, got better (`lost`).
   * - Any other fall is only marked (`not_significant`).
   */
  decide(metric: Headline): Decision {
    const rule = this.bucket.rules.get(metric);
    const tolerance = this.tolerances.get(metric);
    if (
      rule === undefined ||
      tolerance === undefined ||
      this.meanRise(metric) >= -(tolerance + EPSILON)
    ) {
      return { state: "pass" };
    }
    if (rule.significance === "off") {
      return { state: "fail", by: "limit" };
    }
    if (this.isNoise()) {
      return { state: "fell", reason: "noise" };
    }
    const level = this.levelOf(rule.significance);
    const { p } = this;
    if (p <= level + EPSILON) {
      return { state: "fail", by: "test", p, level };
    }
    const { losses } = this.facts;
    if (losses !== null && doLossesFail(losses.lost.length, losses.better.length)) {
      return { state: "fail", by: "lost", p, level, losses };
    }
    return { state: "fell", reason: "not_significant", p, level };
  }

  /** Whether the tested sum fell by less than answers that vary move it on their own. */
  isNoise(): boolean {
    return this.facts.noise !== null && -this.rise < this.facts.noise;
  }

  /** Whether the mean rose by more than the tolerance of the metric. */
  isRiseBeyondTolerance(metric: Headline): boolean {
    return this.meanRise(metric) > (this.tolerances.get(metric) ?? 0) + EPSILON;
  }

  /** Whether the mean of a gated metric fell by more than its tolerance, significantly or not. */
  hasFallBeyondTolerance(): boolean {
    return [...this.bucket.rules.keys()].some((metric) => this.decide(metric).state !== "pass");
  }
}

/** Tests by scope (`scopeText`), in the order of the buckets. */
type BucketTests = ReadonlyMap<string, BucketTest>;

/**
 * Whether lost queries decide where the test does not. Where answers vary, a lost query is no fact.
 * A tolerance that the config writes for recall says itself what may be lost. An intent's losses
 * count in the suite.
 */
export function countsLostQueries({ intents }: Bucket, varies: boolean, config: Config): boolean {
  return intents === null && !varies && hasDefaultRecall(config);
}

/**
 * Returns the tests of all buckets. Against the accepted state, buckets without accepted figures
 * are left out: the test against the baseline is the same there.
 */
function testBuckets(
  buckets: readonly Bucket[],
  compared: ComparedCases,
  policy: LossPolicy,
  reference: Reference,
): BucketTests {
  const { config, suite } = policy;
  const groups = caseGroups(suite);
  const changedQueries = countChangedQueries(compared.pairs, config.k);
  const varies = doAnswersVary(policy);
  const tests = new Map<string, BucketTest>();
  for (const bucket of buckets) {
    const { pairs } = casesOfScope(compared, bucket.scope);
    if (reference === "accepted" && !pairs.some(({ before }) => hasAcceptedQuality(before))) {
      continue;
    }
    const rows = pairs.map(({ before }) => before);
    const facts: BucketFacts = {
      changedQueries,
      noise: varies ? noiseOfRows(rows, policy.baseline) : null,
      losses: countsLostQueries(bucket, varies, config)
        ? findLostQueries(pairs, reference, policy)
        : null,
    };
    const test = testBucket(bucket, pairs, { k: config.k, reference, groups, facts });
    tests.set(scopeText(bucket.scope), test);
  }
  return tests;
}

export type TestsByReference = Readonly<Record<Reference, BucketTests>>;

/**
 * Tests each bucket against the baseline, and against the accepted state where that has another
 * figure of quality.
 */
export function testBothReferences(
  rules: readonly Rule[],
  policy: LossPolicy,
  compared: ComparedCases,
): TestsByReference {
  const buckets = findBuckets(rules, policy.config);
  return {
    baseline: testBuckets(buckets, compared, policy, "baseline"),
    accepted: testBuckets(buckets, compared, policy, "accepted"),
  };
}

/** The cases of a run beside their rows, and the test of the whole suite. */
interface SuiteComparison {
  readonly pairs: readonly Pair[];
  readonly test: BucketTest;
}

/**
 * Returns the scores compared with the policy's baseline. Null if recall, MRR and nDCG are not
 * gated over the whole suite.
 */
export function compareWholeSuite(policy: LossPolicy, scores: ScoredCases): SuiteComparison | null {
  const { config, suite, baseline } = policy;
  const pairing = pairCases(scores, baseline);
  const rules = resolveRules(config, suite).filter(({ scope }) => scope.kind === "overall");
  const tests = testBuckets(findBuckets(rules, config), pairing, policy, "baseline");
  const test = tests.get("overall");
  return test === undefined ? null : { pairs: pairing.pairs, test };
}

interface BucketComparison {
  readonly k: number;
  readonly reference: Reference;
  /** The group of each case that has one, by id. */
  readonly groups: ReadonlyMap<string, string>;
  readonly facts: BucketFacts;
}

/**
 * Returns the test of a bucket against the recorded or the accepted figures (`reference`). `facts`
 * (changed and lost queries, noise) decide as well. A case is left out if no gated metric has a
 * value on both sides. If only some have, the others count as not moved.
 */
function testBucket(
  bucket: Bucket,
  pairs: readonly Pair[],
  { k, reference, groups, facts }: BucketComparison,
): BucketTest {
  const gatedMetrics = [...bucket.rules.keys()];
  const valueBefore = ({ before }: Pair, metric: Headline): Value =>
    referenceValue(before, metric, k, reference);
  const pairDifference = (pair: Pair, metric: Headline): Value => {
    const newValue = metricValue(pair.now, `${metric}@${k}`);
    const oldValue = valueBefore(pair, metric);
    return newValue === null || oldValue === null ? null : newValue - oldValue;
  };
  const comparedPairs = pairs.filter((pair) =>
    gatedMetrics.some((metric) => pairDifference(pair, metric) !== null),
  );
  const moves = comparedPairs.map((pair): CaseMove => ({
    block: groups.get(pair.now.id) ?? null,
    recall: pairDifference(pair, "recall") ?? 0,
    mrr: pairDifference(pair, "mrr") ?? 0,
    ndcg: pairDifference(pair, "ndcg") ?? 0,
  }));
  const tolerances = new Map<Headline, number>();
  const caseCount = Math.max(1, comparedPairs.length);
  for (const [metric, rule] of bucket.rules) {
    const oldMean = averageKnown(comparedPairs.map((pair) => valueBefore(pair, metric))) ?? 0;
    tolerances.set(metric, toleranceValue(rule.tolerance, oldMean, caseCount));
  }
  return new BucketTest(bucket, reference, moves, tolerances, facts);
}

/**
 * A case as the tests see it: a part of a block. The cases of one group are one block of a test;
 * every other case is a block of its own.
 */
interface BlockMember {
  /** The case's group. Null for a case without one. */
  readonly block: string | null;
}

/** Returns one sum for each block, in the order of the blocks' first cases. */
export function sumBlocks<T extends BlockMember>(
  cases: readonly T[],
  difference: (each: T) => number,
): readonly number[] {
  const sums = new Map<string | T, number>();
  for (const each of cases) {
    const block = each.block ?? each;
    sums.set(block, (sums.get(block) ?? 0) + difference(each));
  }
  return [...sums.values()];
}

export interface ComparedValue extends BlockMember {
  readonly pair: Pair;
  readonly before: number;
  readonly now: number;
}

/**
 * Returns the cases with a value of the metric on both sides; `readBefore` reads it of a row.
 * `groups`: the group of each case that has one, by id.
 */
export function compareValues(
  pairs: readonly Pair[],
  metric: string,
  groups: ReadonlyMap<string, string>,
  readBefore: (row: BaselineCase, metric: string) => Value = metricValue,
): readonly ComparedValue[] {
  const compared: ComparedValue[] = [];
  for (const pair of pairs) {
    const before = readBefore(pair.before, metric);
    const now = metricValue(pair.now, metric);
    if (before !== null && now !== null) {
      compared.push({ block: groups.get(pair.now.id) ?? null, pair, before, now });
    }
  }
  return compared;
}

// How far a bucket falls without any change, if the answers vary: from the variances of its rows.

/** Of a normal distribution, 5 % lie so many standard deviations or more below the mean. */
const ONE_SIDED_95 = 1.64;

/**
 * Returns the smallest fall of recall + nDCG, summed over these rows, that is more than noise: 1.64
 * standard deviations of the difference between one run and the mean of the recorded runs. A row
 * without a variance has the mean variance of the baseline's other rows; null if none has one.
 */
export function noiseOfRows(
  rows: readonly BaselineCase[],
  baseline: Baseline | null,
): number | null {
  const variances = [...(baseline?.cases.values() ?? [])].map((row) => row.variance ?? null);
  const meanVariance = averageKnown(variances);
  if (meanVariance === null) {
    return null;
  }
  const runs = baseline?.run_count ?? 1;
  // Cases that expect nothing have neither recall nor nDCG, so they add no noise.
  const rowsToFind = rows.filter(({ targets }) => targets.length > 0);
  const sum = rowsToFind.reduce((all, row) => all + (row.variance ?? meanVariance), 0);
  return ONE_SIDED_95 * Math.sqrt(sum * (1 + 1 / runs));
}
