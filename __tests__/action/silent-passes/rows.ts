/** Faults, one in each row, that a careless gate lets pass. */
import { BASELINE, type Row, type Written, editFile } from "./row.ts";

/** Returns the ending of a gate that fails in these categories. */
const failsWith = (
  ...categories: readonly string[]
): Pick<Row, "exit" | "verdict" | "categories"> => ({
  exit: 1,
  verdict: "fail",
  categories,
});
/** Returns the ending of a gate that ends with an error of this code. */
const endsWith = (exit: 2 | 3, code: string): Pick<Row, "exit" | "verdict" | "code"> => ({
  exit,
  verdict: "error",
  code,
});

/**
 * Makes the baseline one of an index that finds nothing: each figure of quality is 0, in the rows
 * of the cases and in the means. Other rates and ratios, as clustering_ratio and error_rate, stay.
 */
const setQualityToZero = editFile(BASELINE, ({ cases, metrics }) => {
  for (const row of Object.values<Written>(cases)) {
    row.ranks = [null];
    // The values are in the order of their metrics' names: the first is clustering_ratio.
    row.values = row.values.map((value: number, at: number) => (at === 0 ? value : 0));
  }
  for (const means of [metrics.overall, ...Object.values<Written>(metrics.by_intent)]) {
    for (const name of Object.keys(means)) {
      if (!/_rat/.test(name) || name.startsWith("hit")) {
        means[name] = 0;
      }
    }
  }
});

/** Makes all means of the baseline null. */
const setMeansToNull = editFile(BASELINE, ({ metrics }) => {
  for (const name of Object.keys(metrics.overall)) {
    metrics.overall[name] = null;
  }
});

export const FAILING_ROWS: readonly Row[] = [
  {
    name: "the baseline has no means to compare with",
    change: setMeansToNull,
    ...endsWith(2, "invalid_baseline"),
    says: /recall@10\): is no value; the cases of this file give 1/,
  },
  {
    name: "the program that reads its output ends first",
    fault: "lost",
    shell: (command) => `set -o pipefail; ${command} | true`,
    ...failsWith("recall_drop"),
  },
  {
    name: "one of six answers to a query is worse",
    config: {
      latency: { repeats: 6, source: "reported" },
      gate: { latency_p50_ms: "off", latency_p95_ms: "off" },
    },
    fault: "wavers",
    ...failsWith("recall_drop"),
  },
  {
    name: "five of six answers to a query are slow",
    config: { latency: { repeats: 6, source: "reported" } },
    fault: "one fast of six",
    ...failsWith("latency_regression"),
  },
  {
    name: "documents are lost, and no file of the repository has changed",
    isUnchangedRepository: true,
    fault: "lost",
    ...failsWith("recall_drop"),
  },
  {
    name: "queries get no results, and count in the mean",
    config: { gate: { zero_result_rate: "off" } },
    fault: "some empty",
    ...failsWith("recall_drop"),
  },
  {
    name: "nothing is found, now as in the baseline",
    change: setQualityToZero,
    fault: "wrong",
    ...endsWith(3, "zero_quality"),
  },
  // Documents of one score are ordered by id, in which z-n is the last. The order of lines or
  // answers does not count.
  {
    name: "a recorded run gives all documents the same score",
    expected: () => [{ id: "a-1" }],
    config: { retriever: { kind: "run", path: "sound.run" } },
    change: (readFile) => ({
      "sound.run": readFile("sound.run").replaceAll(/ [0-9.]+ x$/gm, " 1 x"),
    }),
    ...failsWith("ranking_shift"),
  },
];

/** What may be in order, and so can't fail: it passes, and a notice says what is odd. */
export const REPORTED_ROWS: readonly Row[] = [
  {
    name: "quality jumps up implausibly",
    recordedFault: "half found",
    exit: 0,
    verdict: "pass",
    notice: "implausible_jump",
  },
  {
    name: "each query's first answer is slower than the others, which a cache explains",
    config: { latency: { repeats: 6, source: "reported" } },
    fault: "cached",
    exit: 0,
    verdict: "pass",
    notice: "cached_answers",
  },
];
