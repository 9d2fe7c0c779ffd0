/** What the gate measures of a ranking, and what a suite drawn of its queries sees. */

/** Per query: recall, reciprocal rank and nDCG at k (gain linear), a target found, results / k. */
export function measure(qrels, run, k) {
  const rows = [...qrels].map(([query, grades]) => rowOf(grades, (run.get(query) ?? []).slice(0, k), k));
  const column = (name) => Float64Array.from(rows, (row) => row[name]);
  return {
    recall: column("recall"),
    mrr: column("mrr"),
    ndcg: column("ndcg"),
    found: column("found"),
    fill: column("fill"),
    empty: column("empty"),
  };
}

const discount = (rank) => 1 / Math.log2(rank + 2);

function rowOf(grades, list, k) {
  let [found, mrr, gained] = [0, 0, 0];
  for (const [rank, document] of list.entries()) {
    const grade = grades.get(document);
    if (grade === undefined) continue;
    found++;
    if (mrr === 0) mrr = 1 / (rank + 1);
    gained += grade * discount(rank);
  }
  const best = [...grades.values()].sort((a, b) => b - a).slice(0, k);
  const ideal = best.reduce((sum, grade, rank) => sum + grade * discount(rank), 0);
  return {
    recall: found / grades.size,
    mrr,
    ndcg: gained / ideal,
    found: found > 0 ? 1 : 0,
    fill: list.length / k,
    empty: list.length === 0 ? 1 : 0,
  };
}

/** Mean paired difference, its standard error, over these cases. */
export function paired(before, after, cases) {
  let [sum, squares] = [0, 0];
  for (const at of cases) {
    const difference = after[at] - before[at];
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / cases.length;
  const variance = Math.max(0, squares - cases.length * mean * mean) / Math.max(1, cases.length - 1);
  return { mean, error: Math.sqrt(variance / cases.length) };
}

/** A loss of so much recall on the whole set is one that people would call large. */
export const LARGE = 0.05;

/**
 * `gain`, `loss` or `small loss` where recall and nDCG both move that way and one of them by more than 2.6 standard
 * errors, `null` where both stay within 1.5, else `between`. `both` is true where both are better by 1.96.
 */
export function classify(before, after) {
  const cases = [...before.recall.keys()];
  const moved = ["recall", "ndcg"].map((name) => paired(before[name], after[name], cases));
  const z = moved.map(({ mean, error }) => (Math.abs(mean) < 1e-12 ? 0 : mean / error));
  const clear = Math.max(...z.map(Math.abs)) > 2.6;
  const both = z.every((each) => each > 1.96);
  if (clear && z.every((each) => each > 0)) return { kind: "gain", both };
  if (clear && z.every((each) => each < 0)) {
    return { kind: moved[0].mean <= -LARGE ? "loss" : "small loss", both };
  }
  return { kind: z.every((each) => Math.abs(each) <= 1.5) ? "null" : "between", both };
}
