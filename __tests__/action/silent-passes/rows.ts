/** Ways in which a gate passes without a word, one a row; none of them passes here. */
import { BASELINE, type Row, type Written, edited } from "./row.ts";

const failsWith = (
  ...categories: readonly string[]
): Pick<Row, "exit" | "verdict" | "categories"> => ({
  exit: 1,
  verdict: "fail",
  categories,
});
const endsWith = (exit: 2 | 3, code: string): Pick<Row, "exit" | "verdict" | "code"> => ({
  exit,
  verdict: "error",
  code,
});

/** Every figure of quality, as an empty index would have left it: in the rows, and in the means that follow from them. */
const toZero = edited(BASELINE, ({ cases, metrics }) => {
  // Clustering is the first of the values, by name.
  for (const each of Object.values<Written>(cases)) {
    each.ranks = [null];
    each.values = each.values.map((value: number, at: number) => (at === 0 ? value : 0));
  }
  for (const bucket of [metrics.overall, ...Object.values<Written>(metrics.by_intent)]) {
    for (const name of Object.keys(bucket)) {
      if (!/_rat/.test(name) || name.startsWith("hit")) {
        bucket[name] = 0;
      }
    }
  }
});

/** The means of the baseline, made to say nothing. */
const toNull = edited(BASELINE, ({ metrics }) => {
  for (const name of Object.keys(metrics.overall)) {
    metrics.overall[name] = null;
  }
});

export const ROWS: readonly Row[] = [
  {
    name: "a baseline without figures compares nothing",
    change: toNull,
    ...endsWith(2, "invalid_baseline"),
    says: /recall@10\): is no value; the cases of this file give 1/,
  },
  {
    name: "the gate's exit status is dropped where its reader goes away",
    how: "lost",
    shell: (command) => `set -o pipefail; ${command} | true`,
    ...failsWith("recall_drop"),
  },
  {
    name: "the best of several answers is scored",
    config: {
      latency: { repeats: 6, source: "reported" },
      gate: { latency_p50_ms: "off", latency_p95_ms: "off" },
    },
    how: "wavers",
    ...failsWith("recall_drop"),
  },
  {
    name: "the best of several times is judged",
    config: { latency: { repeats: 6, source: "reported" } },
    how: "one fast of six",
    ...failsWith("latency_regression"),
  },
  {
    name: "no watched file changed, so nothing is measured",
    repository: true,
    how: "lost",
    ...failsWith("recall_drop"),
  },
  {
    name: "failed queries are no failure",
    how: "errors",
    ...endsWith(3, "query_errors"),
    says: /3 queries failed, first "case-0": index shard lost/,
  },
  {
    name: "the mean is over the queries that got results",
    config: { gate: { zero_result_rate: "off" } },
    how: "some empty",
    ...failsWith("recall_drop"),
  },
  { name: "the wrong index does", change: toZero, how: "wrong", ...endsWith(3, "zero_quality") },
  {
    name: "a constant scorer is first in a recorded run, by the order of its lines",
    config: { retriever: { kind: "run", path: "sound.run" } },
    change: (folder, read) => ({
      "sound.run": read("sound.run").replaceAll(/ [0-9.]+ x$/gm, " 1 x"),
    }),
    ...failsWith("ranking_shift"),
  },
  {
    name: "a constant scorer is first in a live answer, where the score decides",
    config: { definition: { order: "score" } },
    how: "constant scores",
    ...failsWith("ranking_shift"),
  },
  {
    name: "chunks of one target add up to an nDCG above 1",
    suite: { expected: (n) => [{ path: `docs/z-${n}.md` }] },
    config: { gate: { "mrr@10": "off", "clustering_ratio@10": "off" } },
    how: "chunks",
    ...failsWith("ranking_shift"),
  },
  {
    name: "a document that comes back again and again counts each time",
    suite: { expected: (n) => [{ id: `z-${n}` }, { id: "a-0" }] },
    config: {
      gate: {
        "recall@10": "off",
        "mrr@10": "off",
        "ndcg@10": "off",
        "fill_rate@10": "off",
        "clustering_ratio@10": "off",
        "precision@5": { tolerance: 0.01 },
      },
    },
    how: "repeats",
    ...failsWith("ranking_shift"),
  },
];

/** What may be true, and so can't fail: it passes, and the run says what is odd about it. */
export const ALOUD: readonly Row[] = [
  {
    name: "an implausible jump upward",
    recordAs: "half found",
    exit: 0,
    verdict: "pass",
    notice: "implausible_jump",
  },
  {
    name: "a cached answer's time",
    config: { latency: { repeats: 6, source: "reported" } },
    how: "cached",
    exit: 0,
    verdict: "pass",
    notice: "cached_answers",
  },
];
