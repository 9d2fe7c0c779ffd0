/**
 * The levels of the tests: the largest p that fails, which is how often chance alone may make
 * unchanged code fail. docs/studies/verdict.md measures them.
 */
import type { Significance } from "../model/config.ts";
import type { Reference } from "../model/verdict.ts";

/** An intent with fewer cases with targets is a bucket only if the config names it. */
export const SMALL_INTENT = 5;

/** The largest p of a failing fall in the whole suite. */
export const SUITE_LEVEL = 0.15;
/** The largest p of a failing fall in intents: each intent has an equal part of it. */
const INTENTS_LEVEL = 0.1;
/** The largest p of a failing fall since the last acceptance: in the suite, or in all intents. */
const ACCEPTED_LEVEL = 0.05;
/** The largest p of a metric that is tested by its own differences. */
const OWN_LEVEL = 0.05;
/** The largest p of a gain of the whole suite. */
export const GAIN_LEVEL = 0.05;
/** The largest p of a gain where answers vary: a lucky run is no gain. */
export const VARYING_GAIN_LEVEL = 0.01;

/**
 * Returns the largest p at which a bucket fails. `intents`: how many intents share the level; null
 * for the whole suite. A number as `significance` can only lower the level.
 */
export function bucketLevel(
  reference: Reference,
  intents: number | null,
  significance: Exclude<Significance, "off">,
  changedQueries = 0,
): number {
  const usualLevel = intents === null ? SUITE_LEVEL : INTENTS_LEVEL;
  // The more queries changed, the less chance may explain. 0.75 / sqrt(25) = 0.15: from 26 changed
  // queries on it is below SUITE_LEVEL, from 57 on below INTENTS_LEVEL. ACCEPTED_LEVEL is low already.
  const levelByChanges = 0.75 / Math.sqrt(Math.max(1, changedQueries));
  const baselineLevel = Math.min(usualLevel, levelByChanges);
  const largestLevel = reference === "accepted" ? ACCEPTED_LEVEL : baselineLevel;
  const level = significance === "auto" ? largestLevel : Math.min(significance, largestLevel);
  return intents === null ? level : level / Math.max(1, intents);
}

/** Returns the largest p at which a metric fails by its own differences. */
export function ownLevel(significance: Exclude<Significance, "off">): number {
  return significance === "auto" ? OWN_LEVEL : Math.min(significance, OWN_LEVEL);
}
