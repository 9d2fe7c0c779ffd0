/**
 * What the whole suite can notice: from how many lost queries on it fails, and the smallest fall of
 * recall that it notices four times out of five.
 */
import { findBuckets, noiseOfRows } from "../decision/bucket-test.ts";
import { bucketLevel } from "../decision/levels.ts";
import {
  EPSILON,
  toleranceValue,
  type Headline,
  type Rule,
  resolveRules,
} from "../decision/rules.ts";
import { hasDefaultRecall, isLossWithoutGain } from "../decision/lost-queries.ts";

import type { Baseline } from "../model/baseline.ts";
import type { Config } from "../model/config.ts";
import type { Suite } from "../model/suite.ts";
import { hasTargets } from "./rule-power.ts";

/** Each is null if the gate never fails so. */
export interface SuitePower {
  /** So many lost queries fail if none gets better. */
  readonly lost: number | null;
  /** So many fail if half as many get better. */
  readonly lost_beside_better: number | null;
  /**
   * The smallest fall of recall that fails four times out of five, if queries are lost or newly
   * found at random, three lost for each one found. Absent if the suite has groups or no expected
   * documents, or is too large.
   */
  readonly recall_fall?: number | null;
}

const POWER = 0.8;
/** So many of the queries that move are lost; the others are found. */
const LOST_SHARE = 0.75;
/** Larger suites take too long. */
const MOST_CASES = 2_000;

/** Returns what the whole suite notices; a ceiling for lost queries counts as well. */
export function findSuitePower(
  config: Config,
  suite: Suite,
  baseline: Baseline | null,
): SuitePower {
  const rules = resolveRules(config, suite).filter(({ scope }) => scope.kind === "overall");
  const ceiling = rules.find(({ metric }) => metric.family.kind === "loss")?.ceiling ?? Infinity;
  const cases = suite.cases.filter(hasTargets);
  const n = cases.length;
  const suiteRules = makeSuiteRules(config, rules, n, baseline);
  const isFailing = (lost: number, better: number): boolean =>
    lost > ceiling ||
    (lost <= n && doesFail({ lost, better, p: upperTail(lost + better, lost) }, suiteRules));
  // A watched query can be lost, too, but only the ceiling counts it.
  const losable = suite.cases.filter((each) => !each.expect_empty).length;
  const counts = Array.from({ length: losable }, (_, at) => at + 1);
  const hasGroups = cases.some(({ group }) => group !== undefined);
  const canFindFall = !hasGroups && n > 0 && n <= MOST_CASES;
  return {
    lost: counts.find((lost) => isFailing(lost, 0)) ?? null,
    lost_beside_better:
      counts.find((lost) => lost > 1 && isFailing(lost, Math.floor(lost / 2))) ?? null,
    ...(canFindFall && { recall_fall: findNoticedFall(n, ceiling, suiteRules) }),
  };
}

interface SuiteRules {
  readonly rules: ReadonlyMap<Headline, Rule>;
  /** The number of cases with targets. */
  readonly n: number;
  /** Whether lost queries decide where the test does not. */
  readonly countsLost: boolean;
  /** The smallest fall that is more than noise, as a number of lost queries. */
  readonly noise: number;
}

/** Returns the suite's rules of recall, MRR and nDCG, and what decides beside them. */
function makeSuiteRules(
  config: Config,
  rules: readonly Rule[],
  n: number,
  baseline: Baseline | null,
): SuiteRules {
  const varies = baseline?.answers_vary === true;
  const suiteRules = findBuckets(rules, config)[0]?.rules ?? new Map<Headline, Rule>();
  // A lost query moves recall and nDCG by 1 each, as far as both are tested.
  const moveOfQuery = suiteRules.has("recall") && suiteRules.has("ndcg") ? 2 : 1;
  const rows = [...(baseline?.cases.values() ?? [])];
  const noise = varies ? (noiseOfRows(rows, baseline) ?? 0) : 0;
  return {
    rules: suiteRules,
    n,
    countsLost: !varies && hasDefaultRecall(config),
    noise: noise / moveOfQuery,
  };
}

interface Moves {
  readonly lost: number;
  readonly better: number;
  readonly p: number;
}

/**
 * Whether a rule fails if so many queries are lost and got better, each by 1 in recall, MRR and
 * nDCG. `p` is that of the sign-flip test.
 */
function doesFail(
  { lost, better, p }: Moves,
  { rules, n, countsLost, noise }: SuiteRules,
): boolean {
  const netLost = lost - better;
  return [...rules.values()].some(({ tolerance, significance }) => {
    const isTolerated = netLost / n <= toleranceValue(tolerance, 1, n) + EPSILON;
    if (isTolerated) {
      return false;
    }
    if (significance === "off") {
      return true;
    }
    const suiteLevel = bucketLevel("baseline", null, significance, lost + better);
    const isSignificant = p <= suiteLevel + EPSILON;
    const isSureLoss = countsLost && isLossWithoutGain(lost, better);
    return netLost >= noise && (isSignificant || isSureLoss);
  });
}

/**
 * Returns the chance that of `n` fair coins at least `least` show heads: the p of the sign-flip
 * test if all moves are of one size.
 */
function upperTail(n: number, least: number): number {
  let tail = 0;
  for (let heads = least; heads <= n; heads++) {
    tail += binomial(n, heads, 0.5);
  }
  return tail;
}

/**
 * Returns the smallest fall of recall that fails with the chance POWER, if each of `n` queries moves
 * with the same chance, and LOST_SHARE of those that move are lost. Null if even the largest such
 * fall, with all of them moved, fails less often.
 */
function findNoticedFall(n: number, ceiling: number, rules: SuiteRules): number | null {
  const largestFall = 2 * LOST_SHARE - 1;
  const chancesByMoved = Array.from({ length: n + 1 }, (_, moved) =>
    chanceToFailIfMoved(moved, ceiling, rules),
  );
  const chanceToFail = (fall: number): number => {
    const movedShare = Math.min(1, fall / largestFall);
    return chancesByMoved.reduce(
      (sum, chance, moved) => sum + chance * binomial(n, moved, movedShare),
      0,
    );
  };
  if (chanceToFail(largestFall) < POWER) {
    return null;
  }
  let low = 0;
  let high = largestFall;
  while (high - low > 0.0005) {
    const middle = (low + high) / 2;
    if (chanceToFail(middle) < POWER) {
      low = middle;
    } else {
      high = middle;
    }
  }
  return high;
}

/** Returns the chance that the suite fails if `moved` queries move. */
function chanceToFailIfMoved(moved: number, ceiling: number, rules: SuiteRules): number {
  let chance = 0;
  let p = 0;
  // The more of them are lost, the sooner the change fails.
  for (let lost = moved; lost >= 0; lost--) {
    p += binomial(moved, lost, 0.5);
    if (lost <= ceiling && !doesFail({ lost, better: moved - lost, p }, rules)) {
      break;
    }
    chance += binomial(moved, lost, LOST_SHARE);
  }
  return chance;
}

/** Natural logarithms of the factorials of 0, 1, 2 and so on, as far as they were needed. */
const LOG_FACTORIALS = [0];

function logFactorial(n: number): number {
  for (let next = LOG_FACTORIALS.length; next <= n; next++) {
    LOG_FACTORIALS.push((LOG_FACTORIALS[next - 1] ?? 0) + Math.log(next));
  }
  return LOG_FACTORIALS[n] ?? 0;
}

/** Returns the chance of `k` hits in `n` tries, each with chance `share`. */
function binomial(n: number, k: number, share: number): number {
  if (share <= 0) {
    return k === 0 ? 1 : 0;
  }
  if (share >= 1) {
    return k === n ? 1 : 0;
  }
  const ways = logFactorial(n) - logFactorial(k) - logFactorial(n - k);
  return Math.exp(ways + k * Math.log(share) + (n - k) * Math.log(1 - share));
}
