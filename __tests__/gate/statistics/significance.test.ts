import { describe, expect, it } from "vitest";
import {
  type Decision,
  type QuestionedCheck,
  autoLevel,
  decide,
} from "../../../src/gate/statistics/significance.ts";

/** A check whose cases moved like this; the rest of `cases` did not. */
function check(
  moved: readonly number[],
  cases: number,
  more: Partial<QuestionedCheck> = {},
): QuestionedCheck {
  const moves = Array.from({ length: cases }, (_, i) => ({ block: `case ${i}`, difference: moved[i] ?? 0 }));
  return { metric: "recall@10", scope: "overall", significance: "auto", beyond: "tolerance", moves, ...more };
}

const one = (questioned: QuestionedCheck, suiteCases: number): Decision =>
  decide([questioned], suiteCases)[0]!;
/** So many losses, then so many wins, all of one size. */
const split = (losses: number, wins: number): readonly number[] => [
  ...Array.from({ length: losses }, () => -1),
  ...Array.from({ length: wins }, () => 1),
];

describe("autoLevel", () => {
  it("is 0.125 under 30 cases, 0.1 under 60, else 0.05", () => {
    expect([1, 29, 30, 59, 60, 1000].map(autoLevel)).toEqual([0.125, 0.125, 0.1, 0.1, 0.05, 0.05]);
  });
});

describe("decide", () => {
  it("passes what is within its limit, whatever moved", () => {
    expect(one(check(split(9, 0), 20, { beyond: "nothing" }), 20)).toEqual({
      outcome: "pass",
      p: null,
      why: "within_limit",
    });
  });

  it("asks for no test beyond a floor, or where significance is off", () => {
    expect(one(check([-0.01], 20, { beyond: "bound" }), 20)).toEqual({
      outcome: "fail",
      p: null,
      why: "bound",
    });
    expect(one(check([-0.01], 20, { significance: "off" }), 20)).toEqual({
      outcome: "fail",
      p: null,
      why: "off",
    });
  });

  it("fails at the level of the suite's size and watches above it", () => {
    // 6 losses, 2 wins: (28 + 8 + 1) / 256 = 0.1445; 7 and 2: (36 + 9 + 1) / 512 = 0.0898; 8 and 2: 56 / 1024 = 0.0547;
    // 9 and 2: (55 + 11 + 1) / 2048 = 0.0327.
    expect(one(check(split(6, 2), 29), 29)).toEqual({ outcome: "watch", p: 37 / 256, why: "chance" });
    expect(one(check(split(7, 2), 29), 29)).toEqual({ outcome: "fail", p: 46 / 512, why: "significant" });
    expect(one(check(split(7, 2), 59), 59).outcome).toBe("fail");
    expect(one(check(split(7, 2), 60), 60).outcome).toBe("watch");
    expect(one(check(split(8, 2), 60), 60)).toEqual({ outcome: "watch", p: 56 / 1024, why: "chance" });
    expect(one(check(split(9, 2), 60), 60)).toEqual({ outcome: "fail", p: 67 / 2048, why: "significant" });
  });

  it("fails on the level itself", () => {
    // -3 - 2 + 1: p = 2/8, see the sign-flip tests.
    const questioned = check([-3, -2, 1], 20, { significance: 0.25 });
    expect(one(questioned, 20).outcome).toBe("fail");
    expect(one({ ...questioned, significance: 0.2499 }, 20).outcome).toBe("watch");
  });

  it("needs 0.125 alone where no case got better, at any size", () => {
    expect(one(check(split(3, 0), 300), 300)).toEqual({ outcome: "fail", p: 1 / 8, why: "no_win" });
    expect(one(check(split(2, 0), 300), 300)).toEqual({ outcome: "watch", p: 1 / 4, why: "chance" });
    expect(one(check([-1, -1, -1, -1, 0.1], 300), 300)).toEqual({
      outcome: "watch",
      p: 2 / 32,
      why: "chance",
    });
  });

  it("holds a number to itself: no wider level for losses alone", () => {
    expect(one(check(split(4, 0), 300, { significance: 0.05 }), 300).outcome).toBe("watch");
    expect(one(check(split(5, 0), 300, { significance: 0.05 }), 300).outcome).toBe("fail");
  });

  it("leaves a bucket too small for any test to its limit", () => {
    expect(one(check([-1, 0.5], 2), 100)).toEqual({ outcome: "fail", p: 1 / 2, why: "too_few" });
    expect(one(check([-1, 0.5], 3), 100).outcome).toBe("watch");
    // 0.5^6 = 0.0156 is above 0.01, 0.5^7 below.
    expect(one(check([-1], 6, { significance: 0.01 }), 100).why).toBe("too_few");
    expect(one(check([-1], 7, { significance: 0.01 }), 100).why).toBe("chance");
  });

  it("flips groups as sums", () => {
    // Three cases of one group and one single case: two blocks changed, p = 1/4; apart it would be 1/16.
    const moves = [
      ...["a", "a", "a", "b"].map((block) => ({ block, difference: -1 })),
      ...Array.from({ length: 20 }, (_, i) => ({ block: `rest ${i}`, difference: 0 })),
    ];
    expect(one(check([], 0, { moves }), 24)).toEqual({ outcome: "watch", p: 1 / 4, why: "chance" });
    // A group whose cases cancel out is no change.
    const cancelled = [...moves, { block: "c", difference: 0.5 }, { block: "c", difference: -0.5 }];
    expect(one(check([], 0, { moves: cancelled }), 24).p).toBe(1 / 4);
  });

  it("sees a win inside of a group that lost", () => {
    const rest = Array.from({ length: 90 }, (_, i) => ({ block: `rest ${i}`, difference: 0 }));
    const lost = ["a", "b", "c"].map((block) => ({ block, difference: -1 }));
    expect(one(check([], 0, { moves: [...lost, ...rest] }), 93).outcome).toBe("fail");
    const mixed = [...lost, { block: "c", difference: 0.5 }, ...rest];
    expect(one(check([], 0, { moves: mixed }), 94)).toEqual({ outcome: "watch", p: 1 / 8, why: "chance" });
  });
});

const intent = (
  name: string,
  moved: readonly number[],
  more: Partial<QuestionedCheck> = {},
): QuestionedCheck => check(moved, 15, { scope: `intent:${name}`, ...more });

describe("decide, in intents", () => {
  it("corrects for the intents of the metric that could reach the level", () => {
    // 7 losses, 1 win: 9 / 256 = 0.0352; with another that could, times two.
    const lost = intent("a", split(7, 1));
    const could = intent("b", split(3, 2), { beyond: "nothing" });
    const couldNot = intent("c", split(2, 2), { beyond: "nothing" });
    expect(decide([lost], 60)[0]).toEqual({ outcome: "fail", p: 9 / 256, why: "significant" });
    expect(decide([lost, couldNot], 60)[0]).toEqual({ outcome: "fail", p: 9 / 256, why: "significant" });
    expect(decide([lost, could], 60)[0]).toEqual({ outcome: "watch", p: 18 / 256, why: "chance" });
    // The overall check and another metric are no part of the family.
    const others = [check(split(7, 1), 60, { beyond: "nothing" }), { ...could, metric: "mrr@10" }];
    expect(decide([lost, ...others], 60)[0]!.outcome).toBe("fail");
    // Nor is an intent without a test.
    expect(decide([lost, { ...could, significance: "off" }], 60)[0]!.outcome).toBe("fail");
  });

  it("steps down: the second smallest p counts one less", () => {
    // 1/512 x 2 and 9/256 x 1.
    const decisions = decide([intent("a", split(7, 1)), intent("b", split(9, 0))], 60);
    expect(decisions.map(({ p }) => p)).toEqual([9 / 256, 2 / 512]);
    expect(decisions.map(({ outcome }) => outcome)).toEqual(["fail", "fail"]);
  });

  it("corrects the wider level for losses alone too", () => {
    const three = intent("a", split(3, 0));
    expect(decide([three], 60)[0]).toEqual({ outcome: "fail", p: 1 / 8, why: "no_win" });
    // At 0.125 three changed cases reach it, at 0.05 they don't: so the p shown is its own.
    const other = intent("b", split(2, 1), { beyond: "nothing" });
    expect(decide([three, other], 60)[0]).toEqual({ outcome: "watch", p: 1 / 8, why: "chance" });
  });

  it("takes five losses without a win for news among any number of intents", () => {
    const rest = Array.from({ length: 9 }, (_, i) => intent(`r${i}`, split(5, 5), { beyond: "nothing" }));
    expect(decide([intent("a", split(5, 0)), ...rest], 300)[0]).toEqual({
      outcome: "fail",
      p: 10 / 32,
      why: "losses_alone",
    });
    expect(decide([intent("a", split(4, 0)), ...rest], 300)[0]!.outcome).toBe("watch");
    // Not where a number was asked for.
    const strict = intent("a", split(5, 0), { significance: 0.05 });
    expect(decide([strict, ...rest], 300)[0]!.outcome).toBe("watch");
  });

  it("never calls a bucket chance that got worse as a whole", () => {
    const rest = [intent("b", split(5, 5), { beyond: "nothing" })];
    const whole = check(split(3, 0), 3, { scope: "intent:a" });
    expect(decide([whole, ...rest], 300)[0]).toEqual({ outcome: "fail", p: 1 / 8, why: "all_lost" });
    expect(decide([check(split(3, 0), 4, { scope: "intent:a" }), ...rest], 300)[0]!.outcome).toBe("watch");
  });
});
