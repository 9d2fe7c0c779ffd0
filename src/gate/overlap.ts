/** What two ranked lists have in common; needs no judgments. */
import type { Overlap } from "../model/comparison.ts";

/** How far down the list rank-biased overlap looks: at 0.9 the first ten ranks hold 86 % of the weight. */
const PERSISTENCE = 0.9;

/** Of the first k distinct documents of each list. */
export function overlapOf(
  a: readonly string[],
  b: readonly string[],
  k: number,
  p: number = PERSISTENCE,
): Overlap {
  const [first, second] = [distinct(a, k), distinct(b, k)];
  const other = new Set(second);
  const common = first.filter((document) => other.has(document)).length;
  const all = first.length + second.length - common;
  return {
    jaccard: all === 0 ? null : common / all,
    rbo: all === 0 ? null : rankBiasedOverlap(first, second, p),
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
  let common = 0;
  let atShort = 0;
  let sum = 0;
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

function distinct(list: readonly string[], k: number): readonly string[] {
  return [...new Set(list)].slice(0, k);
}
