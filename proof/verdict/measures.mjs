/** What the gate measures of a ranking, and of which kind a move from one to another is. */
import { mean, sum } from "./library.mjs";

export const QUALITY = ["recall", "mrr", "ndcg"];
const discount = (rank) => 1 / Math.log2(rank + 2);

/**
 * Per query, as columns: recall, reciprocal rank and nDCG at k (gain linear), and whether a target
 * is found.
 */
export function measure(qrels, run, k) {
  const rows = [...qrels].map(([query, grades]) =>
    rowOf(grades, (run.get(query) ?? []).slice(0, k), k),
  );
  return columnsOf(rows);
}

export const columnsOf = (rows) =>
  Object.fromEntries(
    [...QUALITY, "found"].map((name) => [name, Float64Array.from(rows, (row) => row[name])]),
  );

function rowOf(grades, list, k) {
  const ranks = list.flatMap((document, rank) => (grades.has(document) ? [rank] : []));
  const ideal = [...grades.values()].sort((a, b) => b - a).slice(0, k);
  return {
    recall: ranks.length / grades.size,
    mrr: ranks.length === 0 ? 0 : 1 / (ranks[0] + 1),
    ndcg:
      sum(ranks.map((rank) => grades.get(list[rank]) * discount(rank))) /
      sum(ideal.map((grade, rank) => grade * discount(rank))),
    found: ranks.length > 0 ? 1 : 0,
  };
}

/** Mean, its standard error, and the variance of the values. */
export function estimate(values) {
  const centre = mean(values);
  const variance = sum(values.map((each) => (each - centre) ** 2)) / Math.max(1, values.length - 1);
  return { centre, variance, error: Math.sqrt(variance / values.length) };
}

/** Mean difference in standard errors. */
function zOf(before, after) {
  const { centre, error } = estimate([...after].map((value, at) => value - before[at]));
  return Math.abs(centre) < 1e-12 ? 0 : centre / error;
}

/**
 * `same`, or `gain` or `loss` where recall and nDCG both move that way and one of them by more than
 * 2.6 standard errors, `null` where both stay within 1.5, else `between`.
 */
export function kindOf(before, after) {
  if (before.ndcg.every((value, at) => value === after.ndcg[at])) {
    return "same";
  }
  const z = ["recall", "ndcg"].map((name) => zOf(before[name], after[name]));
  const clear = Math.max(...z.map(Math.abs)) > 2.6;
  if (clear && z.every((each) => each > 0)) {
    return "gain";
  }
  if (clear && z.every((each) => each < 0)) {
    return "loss";
  }
  return z.every((each) => Math.abs(each) <= 1.5) ? "null" : "between";
}
