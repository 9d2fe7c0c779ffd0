/**
 * Finds the lost queries, which found a document before and find none now, and those that got
 * better. A loss beside which nothing gets better is a fact that needs no test, as long as answers
 * don't vary.
 */
import type { Config } from "../model/config.ts";
import type { Check, LostQueries, Reference } from "../model/verdict.ts";
import { hasFailed } from "./row-scores.ts";
import { EPSILON } from "./rules.ts";
import {
  type Pair,
  foundWhenAccepted,
  isNewlyLost,
  metricValue,
  referenceValue,
  type Policy,
} from "./pairs.ts";
import { NO_CHANGE } from "./sign-flip.ts";

/** So many lost queries may fail although others got better. */
const LEAST_LOST_BESIDE_BETTER = 3;

/**
 * Whether so many lost queries fail the suite without a test: one if none got better, else three or
 * more. One unrelated gain must not excuse these. But an ordinary change also loses some queries
 * and improves others: so they must be at least twice as many.
 */
export function doLossesFail(lost: number, better: number): boolean {
  if (better === 0) {
    return lost >= 1;
  }
  return lost >= LEAST_LOST_BESIDE_BETTER && lost >= 2 * better;
}

export type LossPolicy = Pick<Policy, "config" | "suite" | "baseline" | "vary" | "not_lost">;

/** Whether the answers are known to vary: as the policy says, else as its baseline does. */
export function doAnswersVary({ vary, baseline }: Pick<Policy, "vary" | "baseline">): boolean {
  return vary ?? baseline?.answers_vary === true;
}

/**
 * Returns the lost queries against the reference, and those that got better. A query counts only if
 * it was answered now, and if base and head both have it with the query, params and targets of its
 * row. Queries in `policy.not_lost` were not lost in a second start. A loss against the accepted
 * state must be one against the baseline, too, so that this change made it.
 */
export function findLostQueries(
  pairs: readonly Pair[],
  reference: Reference,
  policy: LossPolicy,
): LostQueries {
  const { k } = policy.config;
  const countedPairs = pairs.filter(({ now, unedited }) => unedited && !hasFailed(now));
  const lostPairs = countedPairs.filter(
    (pair) =>
      isNewlyLost(pair) &&
      policy.not_lost?.has(pair.now.id) !== true &&
      (reference === "baseline" || foundWhenAccepted(pair.before, k)),
  );
  const betterPairs = countedPairs.filter((pair) => riseOfCase(pair, reference, k) > EPSILON);
  return {
    lost: lostPairs.map(({ now }) => now.id),
    better: betterPairs.map(({ now }) => now.id),
    asked_again: policy.not_lost !== undefined,
  };
}

/** Returns the ids of the lost queries that fail a check; none if it fails on another ground. */
export function findLostIds({ losses, metric, cases, passed }: Check): readonly string[] {
  const failsByCeiling = metric === "lost_queries" && !passed;
  return failsByCeiling ? cases.map(({ id }) => id) : (losses?.lost ?? []);
}

/** Returns by how much recall and nDCG of the case rose together; a missing value is no change. */
export function riseOfCase({ now, before }: Pair, reference: Reference, k: number): number {
  let rise = 0;
  for (const metric of ["recall", "ndcg"] as const) {
    const oldValue = referenceValue(before, metric, k, reference);
    const newValue = metricValue(now, `${metric}@${k}`);
    rise += oldValue === null || newValue === null ? 0 : newValue - oldValue;
  }
  return rise;
}

/** Returns how many queries changed in recall and nDCG together since the baseline. */
export function countChangedQueries(pairs: readonly Pair[], k: number): number {
  return pairs.filter((pair) => Math.abs(riseOfCase(pair, "baseline", k)) > NO_CHANGE).length;
}

/** Whether the config leaves the fall of recall to the default rule: no tolerance is written. */
export function hasDefaultRecall({ gate, k }: Config): boolean {
  const setting = gate.metrics.get(`recall@${k}`);
  return setting !== "off" && setting?.tolerance === undefined;
}
