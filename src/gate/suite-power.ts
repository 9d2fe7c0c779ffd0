/**
 * What the whole suite can notice: from how many lost queries on it fails, and the smallest fall of
 * recall that it notices four times out of five.
 */
import { findBuckets } from "../decision/bucket-test.ts";
import { type Rule, resolveRules } from "../decision/rules.ts";
import type { Baseline } from "../model/baseline.ts";
import type { Config } from "../model/config.ts";
import type { Suite } from "../model/suite.ts";
import {
  type MoveFacts,
  type Moves,
  doMovesFail,
  findLeastLosses,
  findMoveFacts,
  hasTargets,
} from "./rule-power.ts";

/** Each is null if the gate never fails so. */
export interface SuitePower {
  /** So many lost queries fail if none gets better. */
  readonly lost: number | null;
  /** So many, two or more, fail if half as many (rounded down) get better. */
  readonly lost_beside_better: number | null;
  /**
   * The smallest fall of recall that fails four times out of five, if queries are lost or newly
   * found at random, three lost for each one found. Absent if the suite has groups or no expected
   * documents, or is too large.
   */
  readonly recall_fall?: number | null;
}

/** How often a fall that the suite notices fails. */
const POWER = 0.8;
/** So many of the queries that move are lost; the others are found. */
const LOST_SHARE = 0.75;
/** Larger suites take too long. */
const MOST_CASES = 2_000;
/** The fall is found to this precision. */
const FALL_STEP = 0.0005;

/** Returns what the whole suite notices; a ceiling for lost queries counts as well. */
export function findSuitePower(
  config: Config,
  suite: Suite,
  baseline: Baseline | null,
): SuitePower {
  const overallRules = resolveRules(config, suite).filter(({ scope }) => scope.kind === "overall");
  const [suiteBucket] = findBuckets(overallRules, config);
  const cases = suite.cases.filter(hasTargets);
  const suiteRules: SuiteRules = {
    ...findMoveFacts(suiteBucket, cases, config, baseline),
    rules: [...(suiteBucket?.rules.values() ?? [])],
    ceiling: overallRules.find(({ metric }) => metric.family.kind === "loss")?.ceiling ?? Infinity,
  };
  // With watched queries, which have no targets: only the ceiling counts them.
  const losable = suite.cases.filter((each) => !each.expect_empty).length;
  // findNoticedFall moves each query on its own, but a group moves as one.
  const hasGroups = cases.some(({ group }) => group !== undefined);
  const canFindFall = !hasGroups && cases.length > 0 && cases.length <= MOST_CASES;
  const failsBeside = (lost: number, better: number): boolean =>
    doesSuiteFail({ lost, better, p: upperTail(lost + better, lost) }, suiteRules);
  const failsBesideHalf = (lost: number): boolean => {
    const better = Math.floor(lost / 2);
    // With no better query it is a case of `lost` below.
    return better > 0 && failsBeside(lost, better);
  };
  return {
    lost: findLeastLosses((lost) => failsBeside(lost, 0), losable),
    lost_beside_better: findLeastLosses(failsBesideHalf, losable),
    ...(canFindFall && { recall_fall: findNoticedFall(suiteRules) }),
  };
}

/** What decides about the whole suite. */
interface SuiteRules extends MoveFacts {
  /** Of recall, MRR and nDCG. */
  readonly rules: readonly Rule[];
  /** The most lost queries that the ceiling allows. Infinity without one. */
  readonly ceiling: number;
}

/** Whether the suite fails by these moves: by its ceiling, or by a rule of its `n` cases with targets. */
function doesSuiteFail(moves: Moves, suiteRules: SuiteRules): boolean {
  const { n, rules, ceiling } = suiteRules;
  if (moves.lost > ceiling) {
    return true;
  }
  // More than `n` can be lost only with watched queries. No rule but the ceiling counts these.
  return moves.lost <= n && rules.some((rule) => doMovesFail(moves, rule, suiteRules));
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
 * Returns the smallest fall of recall, to FALL_STEP, that fails with the chance POWER, if each
 * query moves with the same chance. LOST_SHARE of those that move are lost, the others are found
 * again. Null if even the largest such fall, with all queries moved, fails less often.
 */
function findNoticedFall(suiteRules: SuiteRules): number | null {
  const { n } = suiteRules;
  // The lost minus the others: LOST_SHARE - (1 - LOST_SHARE), which is 3/4 - 1/4.
  const largestFall = 2 * LOST_SHARE - 1;
  const chancesByMoved = Array.from({ length: n + 1 }, (_, moved) =>
    chanceToFailIfMoved(moved, suiteRules),
  );
  const chanceToFail = (fall: number): number => {
    // A fall of 0.1 needs a share of 0.2: 0.15 are lost and 0.05 found.
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
  while (high - low > FALL_STEP) {
    const middle = (low + high) / 2;
    if (chanceToFail(middle) < POWER) {
      low = middle;
    } else {
      high = middle;
    }
  }
  return high;
}

/**
 * Returns the chance that the suite fails if so many queries move. In truth each of them is lost
 * with the chance LOST_SHARE. The p of the test assumes that it is lost with the chance 0.5.
 */
function chanceToFailIfMoved(moved: number, suiteRules: SuiteRules): number {
  let chance = 0;
  // The p of `lost` queries: upperTail(moved, lost), summed up step by step.
  let p = 0;
  // The fewer are lost, the less it fails: so at the first number that passes, all others do.
  for (let lost = moved; lost >= 0; lost--) {
    p += binomial(moved, lost, 0.5);
    if (!doesSuiteFail({ lost, better: moved - lost, p }, suiteRules)) {
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
