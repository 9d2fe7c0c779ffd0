/**
 * What a report shows beside each check of means: how many queries got better and worse, and how
 * far the change could lie from what these queries show. It decides nothing.
 */
import { type CaseMetric, isPerCase } from "../metrics/family.ts";
import { findMetric } from "../metrics/registry.ts";
import type { Evidence } from "../model/explanation.ts";
import type { Check, Verdict } from "../model/verdict.ts";
import { weighCase } from "../metrics/score.ts";
import { zipLists } from "../model/lookup.ts";
import { sumEach } from "../model/sum-each.ts";
import { type ComparedValue, compareValues, sumBlocks } from "../decision/bucket-test.ts";
import { EPSILON } from "../decision/rules.ts";
import {
  type ComparedCases,
  type Pair,
  caseGroups,
  casesOfScope,
  type JudgedPolicy,
} from "../decision/pairs.ts";

interface TestedMean {
  readonly name: string;
  readonly family: CaseMetric;
}

/**
 * Returns the evidence for one metric over these pairs. Null if no pair has a value on both sides.
 * A group of cases is one unit, and so is each case without a group.
 */
export function collectEvidence(
  pairs: readonly Pair[],
  metric: TestedMean,
  groups: ReadonlyMap<string, string>,
): Evidence | null {
  const units = groupUnits(pairs, metric, groups);
  if (units.length === 0) {
    return null;
  }
  // Of a metric such as a rate, lower is better.
  const sign = metric.family.direction === "higher" ? 1 : -1;
  const changed = units.filter((unit) => Math.abs(unit.sum) > EPSILON);
  const wins = changed.filter((unit) => unit.sum * sign > 0).length;
  return {
    interval: pairedInterval(units),
    wins,
    losses: changed.length - wins,
    units: units.length,
  };
}

/** Returns the verdict with the evidence of its checks, those that name no policy by the head's. */
export function withEvidence(
  verdict: Verdict,
  head: JudgedPolicy,
  base: JudgedPolicy | null,
): Verdict {
  const addByHead = makeEvidenceAdder(head);
  const addByBase = makeEvidenceAdder(base ?? head);
  const checks = verdict.checks.map((check) =>
    check.policy === "base" ? addByBase(check) : addByHead(check),
  );
  return { ...verdict, checks };
}

function makeEvidenceAdder({ policy, pairing }: JudgedPolicy): (check: Check) => Check {
  const groups = caseGroups(policy.suite);
  return (check) => addEvidence(check, pairing, groups);
}

/**
 * Returns the check with its evidence. The interval stands only beside a check of the whole suite
 * that the test decides.
 */
function addEvidence(
  check: Check,
  pairing: ComparedCases,
  groups: ReadonlyMap<string, string>,
): Check {
  const metric = findTestedMean(check);
  if (metric === null) {
    return check;
  }
  const { pairs } = casesOfScope(pairing, check.scope);
  const evidence = collectEvidence(pairs, metric, groups);
  if (evidence === null) {
    return check;
  }
  // Lost queries are a fact: they decide whatever the test says.
  const isDecidedByTest = check.p !== undefined && check.by !== "lost";
  const hasInterval = isDecidedByTest && check.scope.kind === "overall";
  return { ...check, evidence: hasInterval ? evidence : { ...evidence, interval: null } };
}

/**
 * Returns the metric of a check that gets evidence: a mean over cases that is compared with the
 * baseline. Null for other metrics, and for a check that is compared with accepted figures.
 */
function findTestedMean(check: Check): TestedMean | null {
  const metric = check.reference === "baseline" ? findMetric(check.metric) : null;
  return metric !== null && isPerCase(metric.family)
    ? { name: metric.name, family: metric.family }
    : null;
}

/** What counts as one difference: the cases of one group, or a single case. */
interface WeightedUnit {
  /** Over the unit's cases of weight x delta. */
  readonly sum: number;
  readonly weight: number;
}

/**
 * Returns the change of each group of cases, and of each case without a group. Leaves out cases
 * that lack a value on one side, or have no weight. The weight is the number of relevant targets
 * for metrics with that weight, else 1.
 */
function groupUnits(
  pairs: readonly Pair[],
  { name, family }: TestedMean,
  groups: ReadonlyMap<string, string>,
): readonly WeightedUnit[] {
  const weigh = ({ pair }: ComparedValue): number => weighCase(pair.now, family.weight);
  const values = compareValues(pairs, name, groups).filter((value) => weigh(value) > 0);
  const sums = sumBlocks(values, (value) => weigh(value) * (value.now - value.before));
  const weights = sumBlocks(values, weigh);
  return zipLists(sums, weights).map(([sum, weight]) => ({ sum, weight }));
}

/**
 * Returns the 95 % interval of the mean paired difference by Student's t: the mean, and t standard
 * errors on either side. Null with fewer than two units, and if all differ alike: then nothing
 * shows a spread. With unequal weights the standard error is that of a ratio of sums (Cochran,
 * Sampling Techniques, sec. 6.3). docs/studies/verdict.md has how often it covers the mean: below
 * 95 % where few queries differ.
 */
export function pairedInterval(units: readonly WeightedUnit[]): Evidence["interval"] {
  const { length: n } = units;
  const allWeight = sumEach(units, ({ weight }) => weight);
  const mean = sumEach(units, ({ sum }) => sum) / allWeight;
  const meanWeight = allWeight / n;
  const squares = sumEach(units, ({ sum, weight }) => {
    // What the unit adds beyond the mean: with equal weights its delta less the mean.
    const residual = (sum - mean * weight) / meanWeight;
    return residual ** 2;
  });
  if (n < 2 || squares < EPSILON ** 2) {
    return null;
  }
  const standardError = Math.sqrt(squares / (n - 1) / n);
  const reach = tQuantile975(n - 1) * standardError;
  return [mean - reach, mean + reach];
}

/** The 0.975 quantile of Student's t with 1, 2 and 3 degrees of freedom. */
const T_OF_FEW = [12.7062, 4.3027, 3.1824];
/** The 0.975 quantile of the normal distribution. */
const Z = 1.959964;

/**
 * Returns the 97.5 % quantile of Student's t. From 4 degrees of freedom on by its expansion in 1/df
 * (Abramowitz & Stegun 26.7.5), which is within 0.01 there.
 */
export function tQuantile975(df: number): number {
  const known = T_OF_FEW[df - 1];
  if (known !== undefined) {
    return known;
  }
  const first = (Z ** 3 + Z) / (4 * df);
  const second = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * df ** 2);
  const third = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / (384 * df ** 3);
  return Z + first + second + third;
}
