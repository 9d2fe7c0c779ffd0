/**
 * The rule on made-up moves. Of n losses and no win p is 1 / 2^n: all other assignments of signs
 * sum to more.
 */
import { describe, expect, it } from "vitest";
import { type Bucket, BucketTest, type CaseMove } from "../../src/decision/bucket-test.ts";
import type { Headline } from "../../src/decision/rules.ts";
import { MRR } from "../../src/metrics/mrr.ts";
import { NDCG } from "../../src/metrics/ndcg.ts";
import { RECALL } from "../../src/metrics/recall.ts";
import type { Significance } from "../../src/model/config.ts";
import { OVERALL, intentScope } from "../../src/model/scope.ts";
import type { Reference } from "../../src/model/verdict.ts";
import { ruleOf } from "../gate/made.ts";

const FAMILIES = { recall: RECALL, mrr: MRR, ndcg: NDCG } as const;

/** How a bucket is tested: the whole suite by the default rules, but for what is given. */
interface Given {
  /** How many intents share the level; null for the whole suite. */
  readonly intents?: number | null;
  readonly gated?: readonly Headline[];
  readonly significance?: Significance;
  readonly reference?: Reference;
  readonly tolerance?: number;
  /** Whether lost cases decide. They do in the whole suite by its default rules. */
  readonly countsLosses?: boolean;
  readonly noise?: number;
}

/**
 * Returns the test of a bucket with a letter for each case: lost `x`, moved down in MRR and nDCG
 * alone `v`, unchanged `.`, won `o`, never found `-`.
 */
function testOf(moves: string, given: Given = {}): BucketTest {
  const { intents = null, gated = ["recall", "mrr", "ndcg"], significance = "auto" } = given;
  const { reference = "baseline", tolerance = intents === null ? 0.01 : 0.05 } = given;
  const bucket: Bucket = {
    scope: intents === null ? OVERALL : intentScope("a"),
    rules: new Map(gated.map((metric) => [metric, ruleOf(FAMILIES[metric], { significance })])),
    intents,
  };
  const tolerances = new Map(gated.map((metric) => [metric, tolerance]));
  const letters = Array.from(moves);
  const casesWith = (wanted: string): readonly string[] =>
    letters.flatMap((letter, at) => (letter === wanted ? [`case ${at}`] : []));
  return new BucketTest(bucket, reference, letters.map(moveOf), tolerances, {
    changedQueries: letters.filter((letter) => letter !== "." && letter !== "-").length,
    noise: given.noise ?? null,
    losses:
      given.countsLosses === true
        ? { lost: casesWith("x"), better: casesWith("o"), asked_again: false }
        : null,
  });
}

/** Returns the move of one case: of recall, and of MRR and nDCG. */
function moveOf(letter: string): CaseMove {
  const recallMove = letter === "x" ? -1 : letter === "o" ? 1 : 0;
  const rankingMove = letter === "v" ? -0.5 : recallMove;
  return {
    block: null,
    recall: recallMove,
    mrr: rankingMove,
    ndcg: rankingMove,
  };
}

describe("BucketTest › decide in the whole suite", () => {
  it("fails three losses of 20 with no win, at p = 1/8", () => {
    expect(testOf(`xxx${".".repeat(17)}`).decide("recall")).toEqual({
      state: "fail",
      by: "test",
      p: 1 / 8,
      level: 0.15,
    });
  });

  it("lets two losses of 20 pass as a fall that is not significant, at p = 1/4", () => {
    expect(testOf(`xx${".".repeat(18)}`).decide("recall")).toEqual({
      state: "fell",
      reason: "not_significant",
      p: 1 / 4,
      level: 0.15,
    });
  });

  it("passes three losses of 300: 3 / 300 is not more than 0.01", () => {
    expect(testOf(`xxx${".".repeat(297)}`).decide("recall")).toEqual({ state: "pass" });
  });

  it("fails three losses of 299, and lets three of 20 pass beside one win", () => {
    expect(testOf(`xxx${".".repeat(296)}`).decide("recall").state).toBe("fail");
    // Three losses and a win sum to -2. Of the 16 assignments of signs, 5 sum to -2 or less: those
    // with three losses or four.
    expect(testOf(`xxxo${".".repeat(16)}`).decide("recall")).toMatchObject({
      state: "fell",
      p: 5 / 16,
    });
  });

  it("asks for a lower p where many queries change: 0.75 / the root of their number", () => {
    // 30 queries changed: 0.75 / sqrt(30) = 0.1369. Of 100 it is 0.075.
    expect(testOf("x".repeat(20) + "o".repeat(10)).levelOf("auto")).toBeCloseTo(0.13693, 5);
    expect(testOf("x".repeat(60) + "o".repeat(40)).levelOf("auto")).toBeCloseTo(0.075, 12);
    // 25 changed queries are the most that leave 0.15 as it is.
    expect(testOf("x".repeat(25)).levelOf("auto")).toBe(0.15);
  });

  it("decides every metric by the sum of recall and nDCG", () => {
    // v: found lower, so MRR and nDCG fell, and recall did not. Six of them: p = 1 / 2^6.
    const test = testOf(`vvvvvv${".".repeat(14)}`);

    expect(test.tested).toEqual(["recall", "ndcg"]);
    expect(test.decide("mrr")).toMatchObject({ state: "fail", p: 1 / 64 });
    expect(test.decide("ndcg")).toMatchObject({ state: "fail", p: 1 / 64 });
    expect(test.decide("recall")).toEqual({ state: "pass" });
    expect(test.worseCaseCount).toBe(6);
  });

  it("decides MRR by recall alone if nDCG is not gated", () => {
    // v: found lower, so MRR and nDCG fell, and recall did not: p = 1.
    const test = testOf(`vvvvvv${".".repeat(14)}`, { gated: ["recall", "mrr"] });

    expect(test.tested).toEqual(["recall"]);
    expect(test.decide("mrr")).toMatchObject({ state: "fell", p: 1 });
  });

  it("decides MRR by itself if neither recall nor nDCG is gated", () => {
    const test = testOf(`vvvvvv${".".repeat(14)}`, { gated: ["mrr"] });

    expect(test.tested).toEqual(["mrr"]);
    expect(test.decide("mrr")).toMatchObject({ state: "fail", p: 1 / 64 });
  });

  it("lets the tolerance decide alone if significance is off", () => {
    // 1 of 20 is 0.05, 1 of 30 is 0.033.
    const off = { significance: "off", tolerance: 0.04 } as const;

    expect(testOf(`x${".".repeat(19)}`, off).decide("recall")).toEqual({
      state: "fail",
      by: "limit",
    });
    expect(testOf(`x${".".repeat(29)}`, off).decide("recall")).toEqual({ state: "pass" });
  });

  it("uses a significance of the config that is below the default level", () => {
    const moves = `xxx${".".repeat(17)}`;

    expect(testOf(moves, { significance: 0.1 }).decide("recall")).toEqual({
      state: "fell",
      reason: "not_significant",
      p: 1 / 8,
      level: 0.1,
    });
  });

  it("asks for p at most 0.05 since the last acceptance: five lost, not four", () => {
    const accepted = { reference: "accepted" } as const;

    // Four lost are 1 / 2^4 = 0.0625, five 1 / 2^5 = 0.031.
    expect(testOf(`xxxx${".".repeat(16)}`, accepted).decide("recall").state).toBe("fell");
    expect(testOf(`xxxxx${".".repeat(15)}`, accepted).decide("recall")).toMatchObject({
      state: "fail",
      p: 1 / 32,
      level: 0.05,
    });
  });

  it("counts three lost cases of one group as one loss: p = 1/2", () => {
    const { bucket } = testOf("");
    const lostGroup = Array.from("xxx", (letter) => ({ ...moveOf(letter), block: "g" }));
    const unchanged = Array.from(".".repeat(17), moveOf);
    const tolerances = new Map([["recall", 0.01]] as const);

    const test = new BucketTest(bucket, "baseline", [...lostGroup, ...unchanged], tolerances);

    expect(test.decide("recall")).toMatchObject({ state: "fell", p: 1 / 2 });
  });
});

describe("BucketTest › decide in an intent", () => {
  it("shares 0.10 among the intents: four lost of ten fail one intent, not one of four", () => {
    const moves = `xxxx${".".repeat(6)}`;

    expect(testOf(moves, { intents: 1 }).decide("recall")).toMatchObject({
      state: "fail",
      p: 1 / 16,
    });
    expect(testOf(moves, { intents: 4 }).decide("recall")).toMatchObject({
      state: "fell",
      level: 0.025,
    });
  });

  it("lowers its level by the changes of the suite: 0.075 of 100, shared by two", () => {
    const moves = "x".repeat(60) + "o".repeat(40);

    expect(testOf(moves, { intents: 2 }).levelOf("auto")).toBeCloseTo(0.0375, 12);
  });

  it("passes a fall of at most 0.05", () => {
    expect(testOf(`x${".".repeat(19)}`, { intents: 1 }).decide("recall")).toEqual({
      state: "pass",
    });
  });
});

describe("BucketTest › decide with lost queries", () => {
  const decideWithLosses = (moves: string) =>
    testOf(moves, { countsLosses: true }).decide("recall");

  it("fails one lost query of 3, 20 and 99 if none got better", () => {
    for (const size of [3, 20, 99]) {
      expect(decideWithLosses(`x${".".repeat(size - 1)}`)).toEqual({
        state: "fail",
        by: "lost",
        p: 1 / 2,
        level: 0.15,
      });
    }
  });

  it("passes one lost query of 100: 1 / 100 is not more than 0.01", () => {
    expect(decideWithLosses(`x${".".repeat(99)}`)).toEqual({ state: "pass" });
  });

  it("does not fail one or two lost queries beside one that got better", () => {
    expect(decideWithLosses(`xo${".".repeat(5)}`)).toEqual({ state: "pass" });
    expect(decideWithLosses(`xxo${".".repeat(4)}`)).toMatchObject({
      state: "fell",
      reason: "not_significant",
    });
  });

  it("fails three lost beside one won and four beside two, not three beside two", () => {
    // x is lost, o is won. Of the 16 ways to set four signs, 5 are as bad: one or no win.
    expect(decideWithLosses(`xxxo${".".repeat(4)}`)).toMatchObject({ by: "lost", p: 5 / 16 });
    expect(decideWithLosses(`xxxoo${".".repeat(4)}`).state).toBe("fell");
    expect(decideWithLosses(`xxxxoo${".".repeat(4)}`)).toMatchObject({ by: "lost" });
  });

  it("leaves queries that only rank lower to the test", () => {
    // v: found lower. Three are p = 1/8, two p = 1/4; the level is 0.15.
    expect(testOf("vvv..", { countsLosses: true }).decide("ndcg").by).toBe("test");
    expect(testOf("vv...", { countsLosses: true }).decide("ndcg").state).toBe("fell");
  });
});

describe("BucketTest › decide where answers vary", () => {
  it("marks a fall below the noise without a test", () => {
    // Three lost queries sum to -6 in recall and nDCG together.
    const moves = `xxx${".".repeat(17)}`;

    expect(testOf(moves, { noise: 6.1 }).decide("recall")).toEqual({
      state: "fell",
      reason: "noise",
    });
    expect(testOf(moves, { noise: 6 }).decide("recall")).toMatchObject({ by: "test", p: 1 / 8 });
  });
});

describe("BucketTest › riseP", () => {
  it("is 1 / 2^7 if seven cases were won, and 1 if as many were lost as won", () => {
    expect(testOf(`ooooooo${"-".repeat(13)}`).riseP).toBe(1 / 2 ** 7);
    expect(testOf("xo.").riseP).toBe(1);
  });
});
