/**
 * The rule: whether recall, MRR and nDCG of a bucket fell, and whether that is more than chance. messages/rule.ts says it
 * in words. The gate applies it to the run, `compare` to two systems, `validate` to losses that it makes up.
 */
import { averageKnown } from "../metrics/score.ts";
import type { Config } from "../model/config.ts";
import { requireItem } from "../model/lookup.ts";
import { type Scope, groupBy, scopeText } from "../model/scope.ts";
import type { Suite } from "../model/suite.ts";
import type { Value } from "../model/scores.ts";
import type { FailureGround, Outcome, Reference } from "../model/verdict.ts";
import { type BlockMember, sumBlocks } from "./blocks.ts";
import { bucketLevel } from "./levels.ts";
import { EPSILON, toleranceValue } from "./limits.ts";
import {
  type ComparedCases,
  type Pair,
  acceptedValue,
  casesOfScope,
  hasFoundTarget,
  foundWhenAccepted,
  caseGroups,
  hasAcceptedQuality,
  metricValue,
} from "./pairs.ts";
import { type Headline, type Rule, isHeadline, resolveRules } from "./rules.ts";
import { NO_CHANGE, signFlipP } from "./sign-flip.ts";

/** The whole suite, or an intent. */
export interface Bucket {
  readonly scope: Scope;
  /** The gated metrics of recall, MRR and nDCG. */
  readonly rules: ReadonlyMap<Headline, Rule>;
  /** How many intents share the level. Null for the whole suite. */
  readonly intents: number | null;
}

/** What one case did: now minus before. */
export interface CaseMove extends BlockMember, Readonly<Record<Headline, number>> {
  readonly foundBefore: boolean;
  readonly findsNow: boolean;
}

/** What the rule says about one metric of a bucket. */
export interface MetricDecision {
  readonly outcome: Outcome;
  /** Why it fails. Absent unless it does. */
  readonly by?: FailureGround;
  /** Of the test, as is the level. Both are absent if none was made. */
  readonly p?: number;
  /** The largest p at which the test fails. */
  readonly level?: number;
}

/** Returns a bucket for each scope in which a rule of recall, MRR or nDCG holds, the whole suite first. */
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

/** One bucket compared with the baseline, or with the state that was last accepted. */
export class BucketTest {
  readonly bucket: Bucket;
  readonly reference: Reference;
  readonly moves: readonly CaseMove[];
  /** Of the gated metrics, in their unit. */
  readonly tolerances: ReadonlyMap<Headline, number>;
  #blocks: readonly number[] | null = null;
  #p: number | null = null;
  #riseP: number | null = null;

  /** `moves` are in the order of the case ids, which numbers the blocks of the test. */
  constructor(
    bucket: Bucket,
    reference: Reference,
    moves: readonly CaseMove[],
    tolerances: ReadonlyMap<Headline, number>,
  ) {
    this.bucket = bucket;
    this.reference = reference;
    this.moves = moves;
    this.tolerances = tolerances;
  }

  /** The metrics whose differences the test adds up: recall and nDCG as far as they are gated, else MRR. */
  get tested(): readonly Headline[] {
    const added = (["recall", "ndcg"] as const).filter((metric) => this.bucket.rules.has(metric));
    return added.length === 0 ? ["mrr"] : added;
  }

  /** The sum of the tested differences of each block. */
  get blocks(): readonly number[] {
    const { tested } = this;
    this.#blocks ??= sumBlocks(this.moves, (move) =>
      tested.reduce((sum, metric) => sum + move[metric], 0),
    );
    return this.#blocks;
  }

  /** The p of a fall: how often chance alone would make the bucket fall at least as far. */
  get p(): number {
    this.#p ??= signFlipP(this.blocks);
    return this.#p;
  }

  /** The p of a rise, by the same test of the differences with their signs turned. 1 without a rise. */
  get riseP(): number {
    this.#riseP ??= this.rise > EPSILON ? signFlipP(this.blocks.map((each) => -each)) : 1;
    return this.#riseP;
  }

  /** The sum of the tested differences. */
  get rise(): number {
    return this.blocks.reduce((sum, each) => sum + each, 0);
  }

  /** Whether a case is worse by a gated metric than it was. */
  get hasWorseCase(): boolean {
    const gated = [...this.bucket.rules.keys()];
    return this.moves.some((move) => gated.some((metric) => move[metric] < -EPSILON));
  }

  /** The number of cases whose tested differences fell. */
  get worseCaseCount(): number {
    const { tested } = this;
    return this.moves.filter(
      (move) => tested.reduce((sum, metric) => sum + move[metric], 0) < -NO_CHANGE,
    ).length;
  }

  /** The mean of before minus now, 0 without cases. */
  meanFall(metric: Headline): number {
    if (this.moves.length === 0) {
      return 0;
    }
    return -this.moves.reduce((sum, move) => sum + move[metric], 0) / this.moves.length;
  }

  /**
   * Returns what the rule says about a metric. It passes if it is not gated here or within its
   * tolerance. Beyond that it fails: without a test if significance is off, else if the test is
   * significant, if every block of the whole suite is worse, or if an intent finds nothing any more
   * that it found before. Any other fall is `fell`, which fails nothing.
   */
  decide(metric: Headline): MetricDecision {
    const rule = this.bucket.rules.get(metric);
    const tolerance = this.tolerances.get(metric);
    if (
      rule === undefined ||
      tolerance === undefined ||
      this.meanFall(metric) <= tolerance + EPSILON
    ) {
      return { outcome: "pass" };
    }
    if (rule.significance === "off") {
      return { outcome: "fail", by: "limit" };
    }
    const level = bucketLevel(this.reference, this.bucket.intents, rule.significance);
    const { p } = this;
    if (p <= level + EPSILON) {
      return { outcome: "fail", by: "test", p, level };
    }
    if (this.bucket.intents === null && this.isEveryBlockWorse()) {
      return { outcome: "fail", by: "all_worse", p, level };
    }
    if (this.bucket.intents !== null && this.isEveryFoundCaseLost()) {
      return { outcome: "fail", by: "all_lost", p, level };
    }
    return { outcome: "fell", p, level };
  }

  /** Whether each tested metric rose by more than its tolerance. A metric without one counts as if it were 0. */
  isAboveLimit(): boolean {
    return this.tested.every(
      (metric) => -this.meanFall(metric) > (this.tolerances.get(metric) ?? 0) + EPSILON,
    );
  }

  /** Whether no block stayed as it was or got better. */
  isEveryBlockWorse(): boolean {
    return this.blocks.every((each) => each < -NO_CHANGE);
  }

  /** Whether some cases found a target before, and none of these does now. */
  isEveryFoundCaseLost(): boolean {
    const foundBefore = this.moves.filter((move) => move.foundBefore);
    return foundBefore.length > 0 && !foundBefore.some((move) => move.findsNow);
  }

  /** Whether any gated metric fell beyond its tolerance. */
  isBelowLimit(): boolean {
    return [...this.bucket.rules.keys()].some((metric) => this.decide(metric).outcome !== "pass");
  }
}

/** Tests by scope (`scopeText`), in the order of the buckets. */
export type BucketTests = ReadonlyMap<string, BucketTest>;

/** Whose rules and groups a test uses. */
interface ComparedPolicy {
  readonly config: Config;
  readonly suite: Suite;
}

/**
 * Returns the tests of all buckets. Against the accepted state, buckets in which no accepted figure
 * differs from the baseline's are left out: the test against the baseline is the same there.
 */
function testBuckets(
  buckets: readonly Bucket[],
  compared: ComparedCases,
  { config, suite }: ComparedPolicy,
  reference: Reference,
): BucketTests {
  const groups = caseGroups(suite);
  const tests = new Map<string, BucketTest>();
  for (const bucket of buckets) {
    const { pairs } = casesOfScope(compared, bucket.scope);
    if (reference === "accepted" && !pairs.some(({ before }) => hasAcceptedQuality(before))) {
      continue;
    }
    tests.set(scopeText(bucket.scope), testBucket(bucket, pairs, config.k, reference, groups));
  }
  return tests;
}

/** The tests of all buckets, against the baseline and against the accepted state. */
export type TestsByReference = Readonly<Record<Reference, BucketTests>>;

/** Returns the tests of all buckets of these rules, against both references. */
export function testBothReferences(
  rules: readonly Rule[],
  policy: ComparedPolicy,
  compared: ComparedCases,
): TestsByReference {
  const buckets = findBuckets(rules, policy.config);
  return {
    baseline: testBuckets(buckets, compared, policy, "baseline"),
    accepted: testBuckets(buckets, compared, policy, "accepted"),
  };
}

/** Returns the test of the whole suite, or null if recall, MRR and nDCG are not gated there. */
export function testWholeSuite(
  policy: ComparedPolicy,
  compared: ComparedCases,
  reference: Reference,
): BucketTest | null {
  const { config, suite } = policy;
  const rules = resolveRules(config, suite).filter(({ scope }) => scope.kind === "overall");
  const tests = testBuckets(findBuckets(rules, config), compared, policy, reference);
  return tests.get("overall") ?? null;
}

/**
 * Returns the test of a bucket over these pairs. `groups`: by case id (see `caseGroups`). A case
 * without a value of any gated metric on both sides is left out; a metric that it lacks moved by 0.
 */
function testBucket(
  bucket: Bucket,
  pairs: readonly Pair[],
  k: number,
  reference: Reference,
  groups: ReadonlyMap<string, string>,
): BucketTest {
  const gatedMetrics = [...bucket.rules.keys()];
  const valueBefore = ({ before }: Pair, metric: Headline): Value =>
    reference === "baseline"
      ? metricValue(before, `${metric}@${k}`)
      : acceptedValue(before, metric, k);
  const pairDifference = (pair: Pair, metric: Headline): Value => {
    const valueNow = metricValue(pair.now, `${metric}@${k}`);
    const before = valueBefore(pair, metric);
    return valueNow === null || before === null ? null : valueNow - before;
  };
  const comparedPairs = pairs.filter((pair) =>
    gatedMetrics.some((metric) => pairDifference(pair, metric) !== null),
  );
  const moves = comparedPairs.map((pair): CaseMove => ({
    block: groups.get(pair.now.id) ?? null,
    recall: pairDifference(pair, "recall") ?? 0,
    mrr: pairDifference(pair, "mrr") ?? 0,
    ndcg: pairDifference(pair, "ndcg") ?? 0,
    foundBefore:
      reference === "baseline" ? hasFoundTarget(pair.before) : foundWhenAccepted(pair.before, k),
    findsNow: hasFoundTarget(pair.now),
  }));
  const tolerances = new Map<Headline, number>();
  for (const [metric, rule] of bucket.rules) {
    const before = averageKnown(comparedPairs.map((pair) => valueBefore(pair, metric))) ?? 0;
    tolerances.set(
      metric,
      toleranceValue(rule.tolerance, before, Math.max(1, comparedPairs.length)),
    );
  }
  return new BucketTest(bucket, reference, moves, tolerances);
}
