import type { Value } from "../model/scores.ts";
import { type ChurnMetric, absolute } from "./family.ts";

/** A list is at 1 with itself, so the baseline's value is 1 and a floor says how much of the list must stay. */
const CHURN = {
  kind: "churn",
  direction: "higher",
  category: "ranking_shift",
  cutoff: "required",
  rule: absolute(0.5),
  gatedByDefault: false,
} as const;

export const JACCARD: ChurnMetric = {
  ...CHURN,
  name: "jaccard",
  overlap: "jaccard",
  meaning: "documents that the top k shares with the baseline's, of all in either",
  source: "Jaccard (1912); needs no judgments",
};

export const RBO: ChurnMetric = {
  ...CHURN,
  name: "rbo",
  overlap: "rbo",
  meaning: "agreement of the top k with the baseline's, the upper ranks weighing most",
  source: "Webber, Moffat & Zobel (2010), rank-biased overlap, extrapolated, p = 0.9; needs no judgments",
};

/** How far down the list rank-biased overlap looks: at 0.9 the first ten ranks hold 86 % of the weight. */
const PERSISTENCE = 0.9;

/** How much two lists of documents have in common, judged or not. Null where that can't be said: both are empty. */
export interface Overlap {
  /** |A ∩ B| / |A ∪ B|. */
  readonly jaccard: Value;
  /** Rank-biased overlap, extrapolated, p = 0.9. */
  readonly rbo: Value;
  /** Share of A's list that B has too: recall of an approximate search B against an exact one, A. Null where A is empty. */
  readonly found: Value;
}

/** Of the first k distinct documents of each list. */
export function overlapOf(a: readonly string[], b: readonly string[], k: number): Overlap {
  const [first, second] = [a, b].map((list) => [...new Set(list)].slice(0, k)) as [string[], string[]];
  const other = new Set(second);
  const common = first.filter((document) => other.has(document)).length;
  const all = first.length + second.length - common;
  return {
    jaccard: all === 0 ? null : common / all,
    rbo: all === 0 ? null : rankBiasedOverlap(first, second, PERSISTENCE),
    found: first.length === 0 ? null : common / first.length,
  };
}

/**
 * RBO_ext of two lists without repeats, of any lengths: in [0, 1], 1 for equal lists. Webber, Moffat & Zobel (2010), A
 * similarity measure for indefinite rankings, eq. 32: what is not seen is taken to agree as what is seen does.
 */
export function rankBiasedOverlap(a: readonly string[], b: readonly string[], p: number): number {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const [s, l] = [short.length, long.length];
  if (s === 0) return l === 0 ? 1 : 0;
  const [inShort, inLong] = [new Set<string>(), new Set<string>()];
  let [common, atShort, sum] = [0, 0, 0];
  for (let depth = 1; depth <= l; depth++) {
    const [x, y] = [short[depth - 1], long[depth - 1]!];
    if (x === y) common++;
    else common += Number(x !== undefined && inLong.has(x)) + Number(inShort.has(y));
    if (x !== undefined) inShort.add(x);
    inLong.add(y);
    sum += (common / depth) * p ** depth;
    if (depth === s) atShort = common;
    if (depth > s) sum += ((atShort * (depth - s)) / (s * depth)) * p ** depth;
  }
  return ((1 - p) / p) * sum + ((common - atShort) / l + atShort / s) * p ** l;
}
