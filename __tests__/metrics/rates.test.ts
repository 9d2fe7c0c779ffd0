import { expect, it } from "vitest";
import type { Hit } from "../../src/model/run.ts";
import { answered, failedRun, hitsOf, makeCase, target, withAnswer } from "../helpers/make.ts";
import { control, measure, measureAll } from "../helpers/measure.ts";
import { rows } from "../helpers/table.ts";

// `nothing` is a case that expects no result; of an empty list there are no results.
it.each(
  rows(`
# what | the metric | the targets | forbidden | judged irrelevant | the results | its value
an empty list | zero_result_rate | t | | | | 1
a list without the target, which is not empty | zero_result_rate | t | | | x | 0
an empty list, where nothing is expected | zero_result_rate | nothing | | | | null
a result, where nothing is expected | false_result_rate | nothing | | | a | 1
an empty list, where nothing is expected | false_result_rate | nothing | | | | 0
a forbidden document in the top 2 | forbidden_rate@2 | t | old | | a old | 1
a forbidden document below the top 1 | forbidden_rate@1 | t | old | | a old | 0
no forbidden document in the case | forbidden_rate@2 | t | | | a old | null
more results than k | fill_rate@4 | t | | | a b c d e | 1
a repeat, which keeps its place | fill_rate@4 | t | | | a a | 0.5
nothing expected | fill_rate@4 | nothing | | | a | null
one of three results that is a repeat | duplicate_rate@3 | t | | | a a b b | 0.33333
two of four results that are repeats | duplicate_rate@10 | t | | | a a b b | 0.5
an empty list | duplicate_rate@10 | t | | | | null
two of the top 4 judged, relevant or not | judged@4 | a | | n | a n x y n2 | 0.5
the top 1 judged | judged@1 | a | | n | a x | 1
an empty list | judged@4 | a | | n | | null
no document judged irrelevant | judged@4 | t | | | a | null
nothing expected | judged@4 | nothing | | n | n | null
`),
)(
  "%s: %s of the targets %s, forbidden %s, irrelevant %s, results %s is %s",
  (_, metric = "", targets = "", forbidden = "", irrelevant = "", results = "", value) => {
    const wordsOf = (cell: string): readonly string[] => cell.split(" ").filter(Boolean);
    const hasNone = targets === "nothing";
    const subject = makeCase("q", {
      expected: hasNone ? [] : wordsOf(targets).map((id) => target(id)),
      expect_empty: hasNone,
      forbidden: wordsOf(forbidden).map((id) => target(id)),
      ...(irrelevant === "" ? {} : { judged_irrelevant: wordsOf(irrelevant) }),
    });

    const measured = measure(metric, subject, hitsOf(...wordsOf(results)));

    expect(measured === null ? "null" : String(Number(measured.toFixed(5)))).toBe(value);
  },
);

it("a failed query is 0 in quality, 1 in error_rate, and left out of other rates", () => {
  const cases = ["found", "empty", "failed"].map((id) => makeCase(id));
  const answers = [
    answered("found", hitsOf("found-doc")),
    withAnswer(answered("empty", []), { degraded: true }),
    failedRun("failed"),
  ];
  const quality = ["recall@10", "mrr@10", "ndcg@10"];
  const rates = ["zero_result_rate", "fill_rate@2", "error_rate", "degraded_rate"];

  const { means } = measureAll([...quality, ...rates], cases, answers);

  expect([...means.overall]).toEqual([
    ["recall@10", (1 + 0 + 0) / 3],
    ["mrr@10", (1 + 0 + 0) / 3],
    ["ndcg@10", (1 + 0 + 0) / 3],
    // Of the two queries with an answer.
    ["zero_result_rate", (0 + 1) / 2],
    ["fill_rate@2", (1 / 2 + 0) / 2],
    ["error_rate", (0 + 0 + 1) / 3],
    ["degraded_rate", (0 + 1) / 2],
  ]);
});

it("degraded_rate is the share of degraded answers", () => {
  const cases = ["a", "b", "c", "d"].map((id) => makeCase(id));
  const answers = cases.map(({ id }) =>
    withAnswer(answered(id, hitsOf(`${id}-doc`)), { degraded: id === "a" }),
  );
  const { means } = measureAll(["degraded_rate"], cases, answers);

  expect(means.overall.get("degraded_rate")).toBe(1 / 4);
});

it("false_result_rate and forbidden_rate are null for a failed query", () => {
  const cases = [control, makeCase("b", { forbidden: [target("old")] })];
  const answers = [failedRun("q"), failedRun("b")];
  const { means } = measureAll(["false_result_rate", "forbidden_rate@10"], cases, answers);

  expect([...means.overall.values()]).toEqual([null, null]);
});

it("forbidden_rate is null if a cluster is forbidden and a result's is unknown", () => {
  const subject = makeCase("q", { forbidden: [target("b", 1, "cluster")] });
  const inClusterA: Hit = { ...hitsOf("x")[0]!, cluster: "a" };
  const inClusterB: Hit = { ...hitsOf("x")[0]!, cluster: "b" };
  const rateOf = (hits: readonly Hit[]) => measure("forbidden_rate@1", subject, hits);

  expect(rateOf([inClusterA])).toBe(0);
  expect(rateOf([inClusterB])).toBe(1);
  expect(rateOf(hitsOf("x"))).toBeNull();
  // The result without a cluster is below the cutoff.
  expect(rateOf([inClusterA, ...hitsOf("y")])).toBe(0);
});
