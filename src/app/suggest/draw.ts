/** Which queries of a log a suite takes: each in proportion to how often it was asked. */
import { type Random, shuffled } from "../../gate/statistics/random.ts";

export const BANDS = ["head", "torso", "tail"] as const;
export type Band = (typeof BANDS)[number];

interface Asked {
  /** How often; above 0. */
  readonly count: number;
}

/** The most frequent queries that make up a third of all that was asked, the next third, and the rest. The order is kept. */
export function bandsOf(sorted: readonly Asked[]): readonly Band[] {
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  let before = 0;
  return sorted.map(({ count }) => {
    const at = before / total;
    before += count;
    return at < 1 / 3 ? "head" : at < 2 / 3 ? "torso" : "tail";
  });
}

/**
 * Systematic sampling with probability proportional to size (Madow 1949), along the list from frequent to rare: head,
 * torso and tail get as many of the n as people ask, to within one. A query that alone makes up more than its place is
 * taken for certain. Equal counts are in random order. Gives indexes, from frequent to rare.
 */
export function drawInProportion(all: readonly Asked[], n: number, random: Random): readonly number[] {
  const order = shuffled(
    all.map((_, i) => i),
    random,
  ).toSorted((a, b) => all[b]!.count - all[a]!.count);
  let total = order.reduce((sum, i) => sum + all[i]!.count, 0);
  let left = Math.min(n, order.length);
  let certain = 0;
  while (left > 0 && all[order[certain]!]!.count * left >= total) {
    total -= all[order[certain++]!]!.count;
    left--;
  }
  const chosen = order.slice(0, certain);
  if (left === 0) return chosen;
  const step = total / left;
  let next = (random.next()[0] / 2 ** 32) * step;
  let passed = 0;
  for (const i of order.slice(certain)) {
    passed += all[i]!.count;
    if (passed <= next) continue;
    chosen.push(i);
    next += step;
  }
  return chosen;
}
