/** The rule in words: what decides about recall, MRR and nDCG, and what decided about one check. */
import type { Check, LostQueries } from "../model/verdict.ts";
import { pluralise } from "./format.ts";
import { firstSegment, listFirst } from "../model/lookup.ts";

/** For README, config reference, `validate` and the report alike. */
export const THE_RULE =
  "The gate fails if recall, MRR or nDCG fell by more than a tolerance, and the fall is statistically significant. The tolerance is 0.01 for the whole suite and 0.05 for the queries of one intent. A query is lost if it no longer finds any right document. Lost queries count even if the fall is not significant. In a suite of fewer than 100 queries, one lost query is usually enough to fail the gate. If another query got better, one lost query alone is not enough.";

/**
 * Returns a p with two significant digits: `p = 0.031`. Smaller ones than the tests can show are
 * `p < 0.0001`.
 */
export function pWords(p: number): string {
  return p < 0.0001 ? "p < 0.0001" : `p = ${Number(p.toPrecision(2))}`;
}

/** The names of the gated metrics of quality in a sentence, by their name without k. */
const SHORT_NAMES: ReadonlyMap<string, string> = new Map([
  ["recall", "recall"],
  ["ndcg", "nDCG"],
  ["mrr", "MRR"],
]);

/**
 * Returns what a significance test of a check says: `recall and nDCG together: p = 0.031, fails if
 * p ≤ 0.15`. The metrics are those whose differences the test adds up. Empty if no test was made.
 */
export function testedWords({
  p,
  level,
  n,
  tested = [],
}: Pick<Check, "p" | "level" | "n" | "tested">): string {
  if (p === undefined || level === undefined) {
    return "";
  }
  const names = tested.map((metric) => SHORT_NAMES.get(firstSegment(metric, "@")) ?? metric);
  const together = names.length > 1 ? " together" : "";
  return `${listFirst(names, names.length, " and ")}${together}: ${pWords(p)}, ${levelWords(level, n)}`;
}

/**
 * Returns the level of a test as the rule that it is: `fails if p ≤ 0.15`. If p is above it even
 * with all `n` queries lost, it says how many queries it takes.
 */
export function levelWords(level: number, n: number): string {
  const rule = `fails if p ≤ ${Number(level.toPrecision(2))}`;
  // If n queries are lost and none gets better, p is 2^-n.
  const least = Math.ceil(-Math.log2(level + ROUNDING));
  return n === 0 || n >= least
    ? rule
    : `${rule}; ${pluralise(n, "query is", "queries are")} too few for that, ${least} are enough`;
}

/** Larger than the error of a level. */
const ROUNDING = 1e-9;

/**
 * Returns what made the check fail, beside its limit: that ground in words, and the test if one was
 * made. Empty if the limit alone did, or if the check does not fail.
 */
export function decidedWords(check: Check): string {
  if (check.by === undefined) {
    return "";
  }
  if (check.losses !== undefined) {
    return lossWords(check.losses);
  }
  const ground = check.by === "new_hit" ? "the rate was 0 before, so this rise fails" : "";
  return [ground, testedWords(check)].filter(Boolean).join("; ");
}

/** Returns how many queries were lost and got better: `2 queries are lost, and none got better`. */
function lossWords({ lost, better }: LostQueries): string {
  const count = better.length === 0 ? "none" : `only ${better.length}`;
  return `${pluralise(lost.length, "query is", "queries are")} lost, and ${count} got better`;
}
