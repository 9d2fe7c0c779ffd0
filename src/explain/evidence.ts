/**
 * What a report shows beside each check of means: how far the mean paired delta could lie from what
 * these cases show. It decides nothing. A deterministic retriever has no variance between reruns;
 * what varies is which queries the suite holds, so whole information needs are resampled, within
 * their intents.
 */
import { type CaseMetric, isPerCase } from "../metrics/family.ts";
import { percentileValue } from "../metrics/latency.ts";
import { parseMetric } from "../metrics/registry.ts";
import { DEFAULTS } from "../model/defaults.generated.ts";
import type { Evidence } from "../model/explanation.ts";
import { groupBy } from "../model/scope.ts";
import type { Check, MeanCheck, Verdict } from "../model/verdict.ts";
import { EPSILON } from "../decision/limits.ts";
import { casesOfScope, caseGroups, type Pair, metricValue } from "../decision/pairs.ts";
import type { JudgedPolicy } from "../decision/policy.ts";
import { splitMix64, sumDraws } from "../decision/random.ts";

/** A metric whose mean over cases gets evidence. */
interface TestedMean {
  readonly name: string;
  readonly family: CaseMetric;
}

/**
 * Returns the evidence for one metric over these pairs: the mean difference, its interval, and how
 * many units got better and worse. Null if no pair has a value on both sides. `groups` has the
 * group of each case that has one, by case id: the cases of a group are one unit, every other case
 * is one of its own. `seed` is that of the resampling.
 */
export function collectEvidence(
  pairs: readonly Pair[],
  metric: TestedMean,
  { seed, groups }: { readonly seed: number; readonly groups: ReadonlyMap<string, string> },
): Evidence | null {
  const units = groupUnits(pairs, metric, groups);
  if (units.length === 0) {
    return null;
  }
  // Of a metric such as a rate, lower is better.
  const sign = metric.family.direction === "higher" ? 1 : -1;
  const changed = units.filter(hasDifference);
  const wins = changed.filter((unit) => unit.sum * sign > 0).length;
  return {
    delta: unitMean(units),
    interval: pairedInterval(units, { seed }),
    wins,
    losses: changed.length - wins,
    ties: units.length - changed.length,
    units: units.length,
  };
}

/**
 * With more values to resample, checks that pass in an intent or tag get no evidence. 20,000 cases
 * under 14 checks, in the whole suite and in their intents, are 560,000 values, and take some five
 * seconds.
 */
const MOST_VALUES = 1_000_000;

/**
 * Returns the verdict with evidence beside those checks of means for which there is some. `base` is
 * null if no base judges.
 */
export function withEvidence(
  verdict: Verdict,
  head: JudgedPolicy,
  base: JudgedPolicy | null,
): Verdict {
  const { checks } = verdict;
  const checksWithEvidence = new Map([
    ...collectPolicyEvidence(checks, head, "head"),
    ...(base === null ? [] : collectPolicyEvidence(checks, base, "base")),
  ]);
  return { ...verdict, checks: checks.map((check) => checksWithEvidence.get(check) ?? check) };
}

/**
 * Returns those checks of one policy that get evidence, each with a copy that has the evidence. A
 * check of both policies, which names none, counts as the head's. If there are more than a million
 * values, only failed checks and those of the whole suite get evidence.
 */
function collectPolicyEvidence(
  checks: readonly Check[],
  { policy, pairing }: JudgedPolicy,
  policyName: "base" | "head",
): readonly (readonly [Check, Check])[] {
  const { latency } = policy.config;
  const options = {
    seed: latency === "off" ? DEFAULTS.latency.seed : latency.seed,
    groups: caseGroups(policy.suite),
  };
  const testedChecks = checks.flatMap((check) => {
    if (check.kind !== "mean" || (check.policy ?? "head") !== policyName) {
      return [];
    }
    const metric = findTestedMean(check);
    return metric === null ? [] : [{ check, metric }];
  });
  const fitsBudget = sumEach(testedChecks, ({ check }) => check.n) <= MOST_VALUES;
  return testedChecks.flatMap(({ check, metric }) => {
    if (!fitsBudget && check.passed && check.scope.kind !== "overall") {
      return [];
    }
    const { pairs } = casesOfScope(pairing, check.scope);
    const evidence = collectEvidence(pairs, metric, options);
    return evidence === null ? [] : [[check, { ...check, evidence }] as const];
  });
}

/**
 * Returns the metric of a check that gets evidence: a mean over cases that is compared with the
 * baseline. Null for other metrics, for a check without a baseline's figure (such as a floor over
 * new cases), and for one that is compared with accepted figures.
 */
function findTestedMean({ metric, baseline, reference }: MeanCheck): TestedMean | null {
  if (baseline === null || reference === "accepted") {
    return null;
  }
  const parsed = parseMetric(metric);
  if (typeof parsed === "string" || !isPerCase(parsed.family)) {
    return null;
  }
  return { name: parsed.name, family: parsed.family };
}

/** What is drawn as a whole in a resample: the cases of one group, or a single case. */
export interface WeightedUnit {
  /**
   * Units are resampled within their stratum: an intent, or the set of intents that a group has
   * cases in.
   */
  readonly stratum: string;
  /** Sum over the unit's cases of weight x delta. */
  readonly sum: number;
  /** Sum of the weights, which are those of the metric's mean. */
  readonly weight: number;
}

/**
 * Returns the units, in the order of their first cases. Cases without a value on both sides, or
 * without weight, are left out. A case's weight is 1, or its number of relevant targets for a
 * metric that is weighted by them.
 */
function groupUnits(
  pairs: readonly Pair[],
  { name, family }: TestedMean,
  groups: ReadonlyMap<string, string>,
): readonly WeightedUnit[] {
  const units = new Map<string, { intents: Set<string>; sum: number; weight: number }>();
  for (const { now, before } of pairs) {
    const newValue = metricValue(now, name);
    const oldValue = metricValue(before, name);
    const weight = family.weight === "targets" ? now.targets : 1;
    if (newValue === null || oldValue === null || weight === 0) {
      continue;
    }
    const group = groups.get(now.id);
    // The prefixes keep a group and a case of one name apart.
    const key = group === undefined ? `case ${now.id}` : `group ${group}`;
    const unit = units.get(key) ?? { intents: new Set<string>(), sum: 0, weight: 0 };
    unit.intents.add(now.intent);
    unit.sum += weight * (newValue - oldValue);
    unit.weight += weight;
    units.set(key, unit);
  }
  return [...units.values()].map(({ intents, sum, weight }) => ({
    stratum: JSON.stringify([...intents].toSorted()),
    sum,
    weight,
  }));
}

/** Returns the weighted mean difference of all cases in the units; NaN for none. */
function unitMean(units: readonly WeightedUnit[]): number {
  return sumEach(units, ({ sum }) => sum) / sumEach(units, ({ weight }) => weight);
}

/** Returns the sum of a value over all items. */
function sumEach<T>(all: Iterable<T>, of: (each: T) => number): number {
  let sum = 0;
  for (const each of all) {
    sum += of(each);
  }
  return sum;
}

/** Whether the unit's sum of differences is more than rounding. */
function hasDifference(unit: WeightedUnit): boolean {
  return Math.abs(unit.sum) > EPSILON;
}

/**
 * With fewer units, or fewer that differ, none of the methods that were tried covers the mean as
 * often as its level says.
 */
const LEAST_UNITS = 10;
/** How often the interval should cover the mean. */
const LEVEL = 0.95;

/**
 * Returns the 95 % interval of the mean paired difference by the bootstrap, or the reason why there
 * is none: fewer than ten units, or fewer than ten that differ. The corrected percentile bootstrap
 * was chosen over BCa and bootstrap-t: on differences that are mostly zero both cover less, and it
 * never leaves the range of the differences.
 */
export function pairedInterval(
  units: readonly WeightedUnit[],
  { seed, resamples }: { readonly seed: number; readonly resamples?: number },
): Evidence["interval"] {
  const { length: n } = units;
  const differing = units.filter(hasDifference).length;
  if (n < LEAST_UNITS) {
    return { kind: "none", reason: { code: "too_few_units", have: n, need: LEAST_UNITS } };
  }
  if (differing < LEAST_UNITS) {
    const reason = { code: "too_few_differ", have: differing, need: LEAST_UNITS } as const;
    return { kind: "none", reason };
  }
  // Fewer beyond 2,000 units, where the bounds are smoother.
  const resampleCount = resamples ?? Math.max(500, Math.min(2000, Math.floor(4_000_000 / n)));
  const mean = unitMean(units);
  const strata = measureInfluences(units, mean);
  // The influences add up to 0, so the resampled means lie around 0 and not around `mean`.
  const means = resampleMeans(strata, resampleCount, seed).toSorted();
  // Zeros say little about the spread, so the units that differ less one bound the degrees of
  // freedom.
  const quantile = expandShare(strata, differing - 1);
  const lowest = percentileValue(means, 1 - quantile, "linear");
  const highest = percentileValue(means, quantile, "linear");
  if (lowest === null || highest === null) {
    throw new Error("there are no resampled means");
  }
  return {
    kind: "interval",
    low: mean + lowest,
    high: mean + highest,
    level: LEVEL,
    resamples: resampleCount,
  };
}

/** In a stratum of fewer units the spread says little: such strata are merged into one. */
const SMALL_STRATUM = 5;

/**
 * Returns each unit's pull on the mean, by stratum: (sum - mean x weight) / mean weight. With equal
 * weights it is the difference's distance from the mean; with unequal ones the ratio of sums to
 * first order (Cochran, Sampling Techniques, sec. 6.3). Strata of fewer than five units become one;
 * if that has fewer than five as well, it joins the smallest of the others.
 */
function measureInfluences(units: readonly WeightedUnit[], mean: number): readonly Float64Array[] {
  const meanWeight = sumEach(units, ({ weight }) => weight) / units.length;
  const byStratum = groupBy(units, ({ stratum }) => stratum);
  const strata = [...byStratum.values()]
    .map((unitsOfStratum) =>
      unitsOfStratum.map(({ sum, weight }) => (sum - mean * weight) / meanWeight),
    )
    .toSorted((a, b) => a.length - b.length);
  const large = strata.filter((each) => each.length >= SMALL_STRATUM);
  const ofSmallStrata = strata.filter((each) => each.length < SMALL_STRATUM).flat();
  const [smallestLarge, ...others] = large;
  if (smallestLarge === undefined || ofSmallStrata.length >= SMALL_STRATUM) {
    return [...large, ofSmallStrata].map((stratum) => Float64Array.from(stratum));
  }
  return [[...smallestLarge, ...ofSmallStrata], ...others].map((stratum) =>
    Float64Array.from(stratum),
  );
}

/**
 * Returns the mean of each resample, in the order drawn. Each stratum is resampled within itself,
 * with replacement, and keeps its size.
 */
function resampleMeans(
  strata: readonly Float64Array[],
  resamples: number,
  seed: number,
): Float64Array {
  const n = sumEach(strata, ({ length }) => length);
  const random = splitMix64(seed);
  const words = new Uint32Array(n);
  return Float64Array.from({ length: resamples }, () => {
    random.draw(words);
    let sum = 0;
    let from = 0;
    for (const stratum of strata) {
      sum += sumDraws(stratum, words, from);
      from += stratum.length;
    }
    return sum / n;
  });
}

/**
 * Returns the share (0.98 in place of 0.975) at which the upper bound is read from the sorted
 * resampled means, so that a normal sample gets its t interval (Hesterberg, What Teachers Should
 * Know about the Bootstrap, Am. Stat. 69(4), 2015): the bootstrap's standard error lacks the factor
 * sqrt(n / (n - 1)) of each stratum, and z stands where t should. Degrees of freedom by
 * Satterthwaite over the strata, at most `mostDf`.
 */
function expandShare(strata: readonly Float64Array[], mostDf: number): number {
  // Variances of the sum over all units: as the bootstrap has it, and without its bias.
  let bootstrapVariance = 0;
  let unbiasedVariance = 0;
  /** Satterthwaite's denominator. */
  let squaredByDf = 0;
  for (const stratum of strata) {
    const n = stratum.length;
    const center = sumEach(stratum, (value) => value) / n;
    const squares = sumEach(stratum, (value) => (value - center) ** 2);
    const variance = (squares * n) / (n - 1);
    bootstrapVariance += squares;
    unbiasedVariance += variance;
    squaredByDf += variance ** 2 / (n - 1);
  }
  // No spread at all: every quantile is the mean.
  if (bootstrapVariance === 0) {
    return (1 + LEVEL) / 2;
  }
  const df = Math.min(mostDf, unbiasedVariance ** 2 / squaredByDf);
  const scale = Math.sqrt(unbiasedVariance / bootstrapVariance);
  return normalCdf(tQuantile((1 + LEVEL) / 2, df) * scale);
}

// The normal and the t distribution, as far as intervals need them.

/**
 * Returns P(Z <= z) for standard normal Z, to 1e-15 or better: the power series of Marsaglia
 * (Evaluating the Normal Distribution, J. Stat. Softw. 11(4), 2004), formula 3; beyond 8 it is 0 or
 * 1 to that precision.
 */
export function normalCdf(z: number): number {
  if (z < -8) {
    return 0;
  }
  if (z > 8) {
    return 1;
  }
  let sum = z;
  let term = z;
  for (let i = 3; Math.abs(term) > 1e-17; i += 2) {
    term *= (z * z) / i;
    sum += term;
  }
  return 0.5 + (sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
}

/** Returns the z with P(Z <= z) = p, 0 < p < 1, by bisection of `normalCdf` to 2^-50. */
export function normalQuantile(p: number): number {
  let low = -8;
  let high = 8;
  for (let i = 0; i < 54; i++) {
    const middle = (low + high) / 2;
    if (normalCdf(middle) < p) {
      low = middle;
    } else {
      high = middle;
    }
  }
  return (low + high) / 2;
}

/**
 * Returns the p-quantile of Student's t, by its expansion in 1/df (Abramowitz & Stegun 26.7.5): at
 * p = 0.975 within 0.01 from 4 degrees of freedom on, within 0.001 from 8.
 */
export function tQuantile(p: number, df: number): number {
  const z = normalQuantile(p);
  const z3 = z ** 3;
  const z5 = z ** 5;
  const z7 = z ** 7;
  const z9 = z ** 9;
  return (
    z +
    (z3 + z) / (4 * df) +
    (5 * z5 + 16 * z3 + 3 * z) / (96 * df ** 2) +
    (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * df ** 3) +
    (79 * z9 + 776 * z7 + 1482 * z5 - 1920 * z3 - 945 * z) / (92160 * df ** 4)
  );
}
