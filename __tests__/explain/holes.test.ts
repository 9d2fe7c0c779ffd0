import { describe, expect, it } from "vitest";
import { findHoles } from "../../src/explain/explain.ts";
import { DEFAULT_DEFINITION } from "../../src/model/config.ts";
import type { Holes } from "../../src/model/explanation.ts";
import type { CaseRun } from "../../src/model/run.ts";
import type { Case } from "../../src/model/suite.ts";
import {
  anyOf,
  baselineOf,
  configOf,
  failedRun,
  makeCase,
  runOf,
  suiteOf,
  target,
} from "../helpers/make.ts";
import { judgedPolicyOf, answerListing, withAnswer } from "../gate/made.ts";

function holesIn(
  cases: readonly (readonly [Case, CaseRun])[],
  options: { readonly before?: readonly CaseRun[]; readonly relevance?: number } = {},
): Holes | null {
  const config = configOf({
    k: 5,
    definition: { ...DEFAULT_DEFINITION, relevance: options.relevance ?? 1 },
  });
  const suite = suiteOf(...cases.map(([subject]) => subject));
  const run = runOf(
    suite.cases.map((each) => cases.find(([subject]) => subject.id === each.id)![1]),
  );
  const baseline =
    options.before === undefined ? null : baselineOf(config, suite, runOf(options.before));
  return findHoles(judgedPolicyOf({ config, suite, baseline }, run));
}

const log2 = Math.log2;
type Found = readonly [Case, CaseRun];
const FOUND: Found = [makeCase("a"), answerListing("a", "a-doc")];
const LATE: Found = [
  makeCase("b", { judged_irrelevant: ["known"] }),
  answerListing("b", "known", "x"),
];
const TWO: Found = [makeCase("a", { expected: [target("t", 2)] }), answerListing("a", "x", "t")];
const UNKNOWN: Found = [makeCase("a"), answerListing("a", "x")];

describe("findHoles", () => {
  it("bounds a case with two of five results unjudged, at ranks 1 and 4", () => {
    const subject = makeCase("a", {
      expected: [target("t1"), target("t2"), target("t3", 2)],
      forbidden: [target("bad")],
      judged_irrelevant: ["known"],
    });
    const found = holesIn([[subject, answerListing("a", "x", "t1", "known", "y", "bad")]])!;

    expect(found).toMatchObject({ cases: 1, results: 5, unjudged: 2 });

    const { pessimistic: recall, optimistic: most } = found.bounds.get("recall@5")!;

    // One of three; with x and y relevant, three of five.
    expect(recall).toBeCloseTo(1 / 3, 12);
    expect(most).toBeCloseTo(3 / 5, 12);
    // Of five places one, then three.
    expect(found.bounds.get("precision@5")!.pessimistic).toBe(1 / 5);
    expect(found.bounds.get("precision@5")!.optimistic).toBeCloseTo(3 / 5, 12);
    // First relevant at rank 2, then at rank 1.
    expect(found.bounds.get("mrr@5")).toEqual({ pessimistic: 1 / 2, optimistic: 1 });

    // Gains are grades: t1, x and y have 1, t3 has 2. Ideal of three targets: 2, 1, 1; of five: 2, 1, 1, 1, 1.
    const ndcg = found.bounds.get("ndcg@5")!;
    const idealGain = (ones: number): number =>
      2 +
      Array.from({ length: ones }, (_, i) => 1 / log2(i + 3)).reduce(
        (sum, value) => sum + value,
        0,
      );

    expect(ndcg.pessimistic).toBeCloseTo(1 / log2(3) / idealGain(2), 12);
    expect(ndcg.optimistic).toBeCloseTo((1 + 1 / log2(3) + 1 / log2(5)) / idealGain(4), 12);
  });

  it("counts every member of a need as judged", () => {
    const subject = makeCase("a", { expected: [anyOf(["t1", "t2"])] });

    const found = holesIn([[subject, answerListing("a", "t1", "t2", "x")]])!;

    expect(found).toMatchObject({ results: 3, unjudged: 1 });
    // The one need is found; with x relevant, two of two.
    expect(found.bounds.get("recall@5")).toEqual({ pessimistic: 1, optimistic: 1 });
  });

  it("gives no bound below the measured value", () => {
    const subject = makeCase("a", { expected: [target("t", 3)] });
    const found = holesIn([[subject, answerListing("a", "t", "x")]])!;

    // All relevant: (7 + 1 / log2(3)) / (7 + 1 / log2(3)) = 1; with a gap it would be (7 + 1 / log2(4)) / (7 + 1 / log2(3)) < 1.
    expect(found.bounds.get("ndcg@5")).toEqual({ pessimistic: 1, optimistic: 1 });

    const gap = makeCase("a", { expected: [target("t", 3)], judged_irrelevant: ["known"] });

    expect(holesIn([[gap, answerListing("a", "t", "known", "x")]])!.bounds.get("ndcg@5")).toEqual({
      pessimistic: 1,
      optimistic: 1,
    });
  });

  it("counts a repeat once, and ignores a failed query", () => {
    const found = holesIn([
      [makeCase("a"), answerListing("a", "x", "x", "x")],
      [makeCase("b"), failedRun("b")],
    ])!;

    expect(found).toMatchObject({ cases: 2, results: 3, unjudged: 1 });

    const { unjudged, optimistic } = found.by_case.get("b")!;

    expect(unjudged).toBe(0);
    expect([...optimistic].join(" ")).toBe("precision@5,0 mrr@5,0 ndcg@5,0 recall@5,0");
    // Of case a: recall 0 of 1, then 1 of 2; the mean over both cases is half of it.
    expect(found.bounds.get("recall@5")).toEqual({ pessimistic: 0, optimistic: 1 / 4 });
  });

  it.each<readonly [string, readonly Found[], number, string, readonly [number, number]]>([
    // Both of grade 2, gain 3: nothing is missing.
    ["the unjudged as just relevant: recall", [TWO], 2, "recall@5", [1, 1]],
    ["a grade of its own for that: ndcg", [TWO], 2, "ndcg@5", [1 / log2(3), 1]],
    [
      "nothing to add where nothing is unjudged, though no target counts",
      [FOUND],
      2,
      "recall@5",
      [0, 0],
    ],
    // The gain of grade 1 counts whatever is relevant.
    ["the gain of what is not relevant", [FOUND], 2, "ndcg@5", [1, 1]],
    // 1 and 0; with x relevant 1 and 1 / 2.
    ["a mean, by the first unjudged result", [FOUND, LATE], 1, "mrr@5", [1 / 2, 3 / 4]],
    ["a mean of recall", [FOUND, LATE], 1, "recall@5", [1 / 2, 3 / 4]],
    // One of two targets of gain 1, at the top.
    [
      "the unjudged for a whole grade where half of one is relevant",
      [UNKNOWN],
      0.5,
      "ndcg@5",
      [0, 1 / (1 + 1 / log2(3))],
    ],
  ])("handles %s", (_, cases, relevance, metric, expected) => {
    const { pessimistic, optimistic } = holesIn(cases, { relevance })!.bounds.get(metric)!;

    expect(pessimistic).toBeCloseTo(expected[0], 12);
    expect(optimistic).toBeCloseTo(expected[1], 12);
  });

  it("queues by the lowest lost rank of a case", () => {
    const subject = makeCase("two", {
      expected: [target("kept"), target("gone"), target("never")],
    });
    const before = answerListing("two", "s1", "gone", "s2", "s3", "kept");
    const found = holesIn([[subject, answerListing("two", "kept", "s1", "s2", "new")]], {
      before: [before],
    })!;

    // The lost place is the second: s1 stands there, s2 below it.
    expect(found.queue.map(({ rank }) => rank)).toEqual([2, 4, 3]);
  });

  it("queues at most 20,000 results", () => {
    const hits = Array.from({ length: 20_001 }, (_, n) => ({ doc_id: `d${n}`, repeat: false }));
    const policy = {
      config: configOf({ k: 20_001 }),
      suite: suiteOf(makeCase("a")),
      baseline: null,
    };
    const run = runOf([withAnswer(answerListing("a"), { hits, returned: 20_001 })]);
    const found = findHoles(judgedPolicyOf(policy, run))!;

    expect(found.unjudged).toBe(20_001);
    expect(found.queue).toHaveLength(20_000);
    expect(found.queue.at(-1)).toEqual({ case_id: "a", rank: 20_000 });
  });

  it("leaves out negative controls, and is null if no case has targets", () => {
    const control = makeCase("n", { expected: [], expect_empty: true });

    expect(holesIn([[control, answerListing("n", "x")]])).toBeNull();

    const both = holesIn([
      [control, answerListing("n", "x")],
      [makeCase("a"), answerListing("a", "a-doc", "y")],
    ])!;

    expect(both).toMatchObject({ cases: 1, results: 2, unjudged: 1 });
    expect(both.queue).toEqual([{ case_id: "a", rank: 2 }]);
  });

  it("leaves out cases that have an answer to judge and nothing to find", () => {
    const alone = makeCase("q", { expected: [], answers_only: true });

    expect(holesIn([[alone, answerListing("q", "x")]])).toBeNull();

    const both = holesIn([
      [alone, answerListing("q", "x")],
      [makeCase("a"), answerListing("a", "a-doc")],
    ])!;

    // One case that finds its only target, and nothing unjudged.
    expect(both.bounds.get("recall@5")).toEqual({ pessimistic: 1, optimistic: 1 });
    expect(both.queue).toEqual([]);
  });

  it("queues results above a lost rank first, then new ones, then the rest", () => {
    const found = holesIn(
      [
        [makeCase("calm"), answerListing("calm", "calm-doc", "s1", "fresh")],
        // Its target was third: s1 and s2 stand above or at that place, s3 below, n1 below and new.
        [makeCase("lost"), answerListing("lost", "s1", "forgotten", "s2", "s3", "n1")],
      ],
      {
        before: [
          answerListing("calm", "calm-doc", "s1"),
          answerListing("lost", "s1", "s2", "lost-doc", "s3", "forgotten"),
        ],
      },
    )!;

    expect(found.queue).toEqual([
      { case_id: "lost", rank: 1 },
      { case_id: "lost", rank: 2 },
      { case_id: "lost", rank: 3 },
      { case_id: "lost", rank: 5 },
      { case_id: "calm", rank: 3 },
      { case_id: "calm", rank: 2 },
      { case_id: "lost", rank: 4 },
    ]);
  });
});
