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

/** A case with its answer. */
type AnsweredCase = readonly [Case, CaseRun];

/** Returns the unjudged results ("holes") in the answers to these cases, at k = 5. */
function findHolesIn(
  cases: readonly AnsweredCase[],
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

// "x" is an unjudged result, "known" one that is judged not relevant. "a-doc" and "b-doc" are what the
// cases a and b expect, with grade 1.
const log2 = Math.log2;
const FOUND_FIRST: AnsweredCase = [makeCase("a"), answerListing("a", "a-doc")];
const UNJUDGED_SECOND: AnsweredCase = [
  makeCase("b", { judged_irrelevant: ["known"] }),
  answerListing("b", "known", "x"),
];
const GRADE_2_SECOND: AnsweredCase = [
  makeCase("a", { expected: [target("t", 2)] }),
  answerListing("a", "x", "t"),
];
const UNJUDGED_ONLY: AnsweredCase = [makeCase("a"), answerListing("a", "x")];

describe("findHoles", () => {
  it("bounds a case with two of five results unjudged, at ranks 1 and 4", () => {
    const subject = makeCase("a", {
      expected: [target("t1"), target("t2"), target("t3", 2)],
      forbidden: [target("bad")],
      judged_irrelevant: ["known"],
    });
    const holes = findHolesIn([[subject, answerListing("a", "x", "t1", "known", "y", "bad")]])!;

    expect(holes).toMatchObject({ cases: 1, results: 5, unjudged: 2 });

    // Pessimistic: x and y are not relevant. Optimistic: both are.
    const recall = holes.bounds.get("recall@5")!;
    const precision = holes.bounds.get("precision@5")!;
    // One of three targets, or three of five.
    expect(recall.pessimistic).toBeCloseTo(1 / 3, 12);
    expect(recall.optimistic).toBeCloseTo(3 / 5, 12);
    // One of five results, or three.
    expect(precision.pessimistic).toBe(1 / 5);
    expect(precision.optimistic).toBeCloseTo(3 / 5, 12);
    // The first relevant one is at rank 2, or at rank 1.
    expect(holes.bounds.get("mrr@5")).toEqual({ pessimistic: 1 / 2, optimistic: 1 });

    // Gains are grades: t1, x and y have 1, t3 has 2. Ideal of three targets: 2, 1, 1; of five: 2,
    // 1, 1, 1, 1.
    const ndcg = holes.bounds.get("ndcg@5")!;
    /** A target of grade 2 at rank 1, and so many of grade 1 below it. */
    const idealGain = (gradeOnes: number): number =>
      2 +
      Array.from({ length: gradeOnes }, (_, i) => 1 / log2(i + 3)).reduce(
        (sum, value) => sum + value,
        0,
      );

    expect(ndcg.pessimistic).toBeCloseTo(1 / log2(3) / idealGain(2), 12);
    expect(ndcg.optimistic).toBeCloseTo((1 + 1 / log2(3) + 1 / log2(5)) / idealGain(4), 12);
  });

  it("counts every member of a need as judged", () => {
    const subject = makeCase("a", { expected: [anyOf(["t1", "t2"])] });

    const holes = findHolesIn([[subject, answerListing("a", "t1", "t2", "x")]])!;

    expect(holes).toMatchObject({ results: 3, unjudged: 1 });
    // The one need is found; if x is relevant, two of two.
    expect(holes.bounds.get("recall@5")).toEqual({ pessimistic: 1, optimistic: 1 });
  });

  it("findHoles has an optimistic nDCG of 1 though relevant x at rank 3 would lower it", () => {
    const subject = makeCase("a", { expected: [target("t", 3)], judged_irrelevant: ["known"] });

    const { bounds } = findHolesIn([[subject, answerListing("a", "t", "known", "x")]])!;

    // If x is relevant: (3 + 1 / log2(4)) / (3 + 1 / log2(3)) < 1, which was measured.
    expect(bounds.get("ndcg@5")).toEqual({ pessimistic: 1, optimistic: 1 });
  });

  it("counts a result that is repeated as one unjudged result", () => {
    const holes = findHolesIn([[makeCase("a"), answerListing("a", "x", "x", "x")]])!;

    expect(holes).toMatchObject({ cases: 1, results: 3, unjudged: 1 });
  });

  it("counts a failed query as finding nothing, whatever is relevant", () => {
    const holes = findHolesIn([
      [makeCase("a"), answerListing("a", "x")],
      [makeCase("b"), failedRun("b")],
    ])!;

    expect(holes).toMatchObject({ cases: 2, results: 1, unjudged: 1 });

    expect(holes.unjudged_by_case.get("b")).toBe(0);
    // Case a finds 0 of 1 (a-doc), or 1 of 2 if x is relevant as well. The mean over both cases is
    // half of that.
    expect(holes.bounds.get("recall@5")).toEqual({ pessimistic: 0, optimistic: 1 / 4 });
  });

  // Columns: the title, the cases, the least grade that is relevant, the metric, and its pessimistic
  // and optimistic value: x is not relevant, or it is.
  it.each<readonly [string, readonly AnsweredCase[], number, string, readonly [number, number]]>([
    // The results are x and t of grade 2. If x is relevant, it has the least relevant grade, 2, as t
    // has: nothing is missing. If not, the gain of t at rank 2 is divided by log2(3).
    ["the unjudged as just relevant: recall", [GRADE_2_SECOND], 2, "recall@5", [1, 1]],
    ["the unjudged as just relevant: ndcg", [GRADE_2_SECOND], 2, "ndcg@5", [1 / log2(3), 1]],
    // The only result is a-doc of grade 1, where 2 is relevant.
    [
      "a case without an unjudged result, whose target's grade is too low",
      [FOUND_FIRST],
      2,
      "recall@5",
      [0, 0],
    ],
    // The same result: nDCG counts the gain of grade 1, although only 2 is relevant.
    ["the gain of a target that is not relevant", [FOUND_FIRST], 2, "ndcg@5", [1, 1]],
    // Case a finds a-doc first. Case b finds no target: 0; if x at rank 2 is relevant, its reciprocal
    // rank is 1 / 2, and its recall, too: one of x and b-doc.
    ["a mean of reciprocal ranks", [FOUND_FIRST, UNJUDGED_SECOND], 1, "mrr@5", [1 / 2, 3 / 4]],
    ["a mean of recall", [FOUND_FIRST, UNJUDGED_SECOND], 1, "recall@5", [1 / 2, 3 / 4]],
    // The only result is x. If it is relevant, it is one of two targets of gain 1, at the top.
    [
      "the unjudged as grade 1 where grade 0.5 is relevant",
      [UNJUDGED_ONLY],
      0.5,
      "ndcg@5",
      [0, 1 / (1 + 1 / log2(3))],
    ],
  ])("findHoles bounds %s", (_, cases, relevance, metric, expected) => {
    const { pessimistic, optimistic } = findHolesIn(cases, { relevance })!.bounds.get(metric)!;

    expect(pessimistic).toBeCloseTo(expected[0], 12);
    expect(optimistic).toBeCloseTo(expected[1], 12);
  });

  it("queues at most 20,000 results", () => {
    const hits = Array.from({ length: 20_001 }, (_, n) => ({ doc_id: `d${n}`, repeat: false }));
    const policy = {
      config: configOf({ k: 20_001 }),
      suite: suiteOf(makeCase("a")),
      baseline: null,
    };
    const run = runOf([withAnswer(answerListing("a"), { hits, returned: 20_001 })]);
    const holes = findHoles(judgedPolicyOf(policy, run))!;

    expect(holes.unjudged).toBe(20_001);
    expect(holes.queue).toHaveLength(20_000);
    expect(holes.queue.at(-1)).toEqual({ case_id: "a", rank: 20_000 });
  });

  const control = makeCase("n", { expected: [], expect_empty: true });

  it("findHoles is null if the suite has negative controls alone", () => {
    expect(findHolesIn([[control, answerListing("n", "x")]])).toBeNull();
  });

  it("queues the first results of new watched queries before the others", () => {
    const holes = findHolesIn([
      [makeCase("v", { expected: [], watched: true }), answerListing("v", "x", "y")],
      [makeCase("w", { expected: [], watched: true }), answerListing("w", "z")],
    ])!;

    expect(holes.queue).toEqual([
      { case_id: "v", rank: 1 },
      { case_id: "w", rank: 1 },
      { case_id: "v", rank: 2 },
    ]);
  });

  it("queues results of cases with a loss, then new ones, then the rest", () => {
    const holes = findHolesIn(
      [
        [makeCase("calm"), answerListing("calm", "calm-doc", "s1", "fresh")],
        [makeCase("lost"), answerListing("lost", "s1", "s2", "n1")],
      ],
      {
        before: [
          answerListing("calm", "calm-doc", "s1"),
          answerListing("lost", "s1", "s2", "lost-doc"),
        ],
      },
    )!;

    expect(holes.queue).toEqual([
      { case_id: "lost", rank: 1 },
      { case_id: "lost", rank: 2 },
      { case_id: "lost", rank: 3 },
      { case_id: "calm", rank: 3 },
      { case_id: "calm", rank: 2 },
    ]);
  });
});
