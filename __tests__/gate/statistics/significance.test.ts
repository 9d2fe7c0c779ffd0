import { describe, expect, it } from "vitest";
import {
  type CaseMove,
  type Decision,
  type Headline,
  type QuestionedCheck,
  decide,
} from "../../../src/gate/statistics/significance.ts";
import { OVERALL, intentScope, scopeText } from "../../../src/model/scope.ts";

/** The first cases moved like this; the rest of `cases` did not. */
const movesOf = (moved: readonly number[], cases: number): readonly CaseMove[] =>
  Array.from({ length: cases }, (_, i) => ({ block: `case ${i}`, difference: moved[i] ?? 0 }));

/** A check whose cases moved like this; the rest of `cases` did not. */
function check(
  moved: readonly number[],
  cases: number,
  more: Partial<QuestionedCheck> = {},
): QuestionedCheck {
  return {
    metric: "recall@10",
    scope: OVERALL,
    significance: "auto",
    beyond: "tolerance",
    moves: movesOf(moved, cases),
    ...more,
  };
}

const NOTHING_KNOWN: ReadonlyMap<string, Headline> = new Map();
const all = (checks: readonly QuestionedCheck[]): readonly Decision[] => decide(checks, NOTHING_KNOWN);
const one = (questioned: QuestionedCheck): Decision => all([questioned])[0]!;
/** Judged beside what recall and nDCG did in the same scope. */
function beside(questioned: QuestionedCheck, recall: readonly number[], ndcg: readonly number[]): Decision {
  const [n, scope] = [questioned.moves.length, questioned.scope];
  return decide(
    [questioned],
    new Map([[scopeText(scope), { recall: movesOf(recall, n), ndcg: movesOf(ndcg, n) }]]),
  )[0]!;
}
/** So many losses, then so many wins, all of one size. */
const split = (losses: number, wins: number): readonly number[] => [
  ...Array.from({ length: losses }, () => -1),
  ...Array.from({ length: wins }, () => 1),
];

describe("decide", () => {
  it("passes what is within its limit, whatever moved", () => {
    const decision = { outcome: "pass", p: null, why: "within_limit" };
    expect(one(check(split(9, 0), 20, { beyond: "nothing" }))).toEqual(decision);
  });

  it("takes a move by the rounding of a sum for none, as a loss and as a win", () => {
    // Two of three lost: 0.5^2, and one that did not move. A loss of its own makes it all.
    expect(one(check([-1, -1, -1e-12], 3))).toMatchObject({ outcome: "watch", p: 0.25, why: "chance" });
    expect(one(check([-1, -1, -1e-11], 3))).toMatchObject({ outcome: "fail", why: "all_lost" });
    // Three lost, and one that did not get better.
    const three = [-0.1, -0.1, -0.1];
    expect(one(check([...three, 1e-12], 6))).toMatchObject({ outcome: "fail", p: 0.125, why: "no_win" });
    expect(one(check([...three, 1e-11], 6))).toMatchObject({ outcome: "watch", why: "chance" });
  });

  it("takes a rise of recall by the rounding of a mean for none", () => {
    // Six of seven lost, (1 + 7) / 128, and 0.5 / 16 is no large fall: only a rise speaks against it.
    const fell = check([...Array<number>(6).fill(-0.1), 0.1], 16);
    expect(beside(fell, [16 * 1e-9], [0])).toMatchObject({
      outcome: "fail",
      p: 8 / 128,
      why: "uncontradicted",
    });
    expect(beside(fell, [16 * 2e-9], [0])).toMatchObject({ outcome: "watch", why: "chance" });
  });

  it("asks for no test beyond a floor, or where significance is off", () => {
    const floor = check([-0.01], 20, { beyond: "bound" });
    expect(one(floor)).toEqual({ outcome: "fail", p: null, why: "bound" });
    const off = check([-0.01], 20, { significance: "off" });
    expect(one(off)).toEqual({ outcome: "fail", p: null, why: "off" });
  });

  it("fails at 0.025 and watches above it", () => {
    // 9 losses, 2 wins: (55 + 11 + 1) / 2048 = 0.0327; 8 and 1: (9 + 1) / 512 = 0.0195.
    expect(one(check(split(9, 2), 60))).toEqual({ outcome: "watch", p: 67 / 2048, why: "chance" });
    expect(one(check(split(8, 1), 60))).toEqual({ outcome: "fail", p: 10 / 512, why: "significant" });
    expect(one(check(split(8, 1), 20)).outcome).toBe("fail");
  });

  it("fails at 0.15 where neither recall nor nDCG rose", () => {
    // 6 losses, 2 wins: (28 + 8 + 1) / 256 = 0.1445; 4 and 1: (5 + 1) / 32 = 0.1875.
    const [six, fell] = [check(split(6, 2), 60), split(6, 2)];
    expect(beside(six, fell, fell)).toEqual({ outcome: "fail", p: 37 / 256, why: "uncontradicted" });
    expect(beside(six, [], fell).outcome).toBe("fail");
    for (const rose of [[0.01], [-1, 1.01]]) {
      expect(beside(six, rose, fell)).toEqual({ outcome: "watch", p: 37 / 256, why: "chance" });
      expect(beside(six, fell, rose).outcome).toBe("watch");
    }
    expect(one(six).outcome).toBe("watch");
    expect(beside({ ...six, significance: 0.05 }, fell, fell).outcome).toBe("watch");
    expect(beside(check(split(4, 1), 60), fell, fell).outcome).toBe("watch");
    // Not in an intent.
    expect(beside({ ...six, scope: intentScope("a") }, fell, fell).outcome).toBe("watch");
    expect(beside({ ...six, scope: { kind: "tag", name: "a" } }, fell, fell).outcome).toBe("fail");
  });

  it("fails at 0.15 where the fall is large, whatever rose", () => {
    // 6 losses, 2 wins, p = 37 / 256: 4 of 26 cases is 0.1538, 4 of 27 is 0.1481.
    expect(one(check(split(6, 2), 26))).toEqual({ outcome: "fail", p: 37 / 256, why: "large" });
    expect(one(check(split(6, 2), 27)).outcome).toBe("watch");
    // 3 of 20 is 0.15 itself; 5 losses, 2 wins: 29 / 128 is above the level.
    expect(one(check([-1, -1, -1, -1, 0.5, 0.5], 20))).toMatchObject({ outcome: "fail", why: "large" });
    expect(one(check(split(5, 2), 20)).outcome).toBe("watch");
    expect(one(check(split(6, 2), 20, { scope: intentScope("a") })).outcome).toBe("watch");
  });

  it("fails nothing where recall and nDCG are both significantly better", () => {
    // 8 losses, 1 win: 10 / 512 = 0.0195. Five wins alone: 1 / 32; four: 1 / 16.
    const mrr = check(split(8, 1), 60, { metric: "mrr@10" });
    const [five, four] = [split(0, 5), split(0, 4)];
    expect(beside(mrr, five, five)).toEqual({ outcome: "watch", p: 10 / 512, why: "outweighed" });
    expect(beside(mrr, five, four).outcome).toBe("fail");
    expect(beside(mrr, four, five).outcome).toBe("fail");
    expect(beside({ ...mrr, significance: 0.05 }, five, five).outcome).toBe("fail");
    expect(beside({ ...mrr, beyond: "bound" }, five, five).outcome).toBe("fail");
    expect(beside({ ...mrr, significance: "off" }, five, five).outcome).toBe("fail");
    // Another scope's gain says nothing.
    const elsewhere = new Map([["intent:a", { recall: movesOf(five, 60), ndcg: movesOf(five, 60) }]]);
    expect(decide([mrr], elsewhere)[0]!.outcome).toBe("fail");
  });

  it("fails on the level itself", () => {
    // -3 - 2 + 1: p = 2/8, see the sign-flip tests.
    const questioned = check([-3, -2, 1], 20, { significance: 0.25 });
    expect(one(questioned).outcome).toBe("fail");
    expect(one({ ...questioned, significance: 0.2499 }).outcome).toBe("watch");
    // A billionth below it is on it; so is what a bucket can reach: three blocks, 0.5^3.
    const below = 1e-9;
    expect(one({ ...questioned, significance: 0.25 - below }).outcome).toBe("fail");
    expect(one(check([-1, -1, 0.5], 3, { significance: 0.125 - below })).why).toBe("chance");
    expect(one(check([-1, -1, 0.5], 3, { significance: 0.125 - 2 * below })).why).toBe("too_few");
  });

  it("needs 0.125 alone where no case got better", () => {
    expect(one(check(split(3, 0), 300))).toEqual({ outcome: "fail", p: 1 / 8, why: "no_win" });
    expect(one(check(split(2, 0), 300))).toEqual({ outcome: "watch", p: 1 / 4, why: "chance" });
    // One small win: 2 of 32 assignments are as low.
    expect(one(check([-1, -1, -1, -1, 0.1], 300))).toEqual({ outcome: "watch", p: 2 / 32, why: "chance" });
  });

  it("holds a number to itself: no wider level for losses alone", () => {
    expect(one(check(split(4, 0), 300, { significance: 0.05 })).outcome).toBe("watch");
    expect(one(check(split(5, 0), 300, { significance: 0.05 })).outcome).toBe("fail");
  });

  it("leaves a bucket too small for any test to its limit", () => {
    expect(one(check([-1, 0.5], 2))).toEqual({ outcome: "fail", p: 1 / 2, why: "too_few" });
    expect(one(check([-1, 0.5], 3)).outcome).toBe("watch");
    // 0.5^6 = 0.0156 is above 0.01, 0.5^7 below.
    expect(one(check([-1], 6, { significance: 0.01 })).why).toBe("too_few");
    expect(one(check([-1], 7, { significance: 0.01 })).why).toBe("chance");
  });

  it("flips groups as sums", () => {
    // Three cases of one group and one single case: two blocks changed, p = 1/4; apart it would be 1/16.
    const moves = [
      ...["a", "a", "a", "b"].map((block) => ({ block, difference: -1 })),
      ...Array.from({ length: 20 }, (_, i) => ({ block: `rest ${i}`, difference: 0 })),
    ];
    expect(one(check([], 0, { moves }))).toEqual({ outcome: "watch", p: 1 / 4, why: "chance" });
    // A group whose cases cancel out is no change.
    const cancelled = [...moves, { block: "c", difference: 0.5 }, { block: "c", difference: -0.5 }];
    expect(one(check([], 0, { moves: cancelled })).p).toBe(1 / 4);
  });

  it("sees a win inside of a group that lost", () => {
    const rest = Array.from({ length: 90 }, (_, i) => ({ block: `rest ${i}`, difference: 0 }));
    const lost = ["a", "b", "c"].map((block) => ({ block, difference: -1 }));
    expect(one(check([], 0, { moves: [...lost, ...rest] })).outcome).toBe("fail");
    const mixed = [...lost, { block: "c", difference: 0.5 }, ...rest];
    expect(one(check([], 0, { moves: mixed }))).toEqual({ outcome: "watch", p: 1 / 8, why: "chance" });
  });
});

const intent = (
  name: string,
  moved: readonly number[],
  more: Partial<QuestionedCheck> = {},
): QuestionedCheck => check(moved, 15, { scope: intentScope(name), ...more });

describe("decide, in intents", () => {
  it("corrects for the intents of the metric that could reach the level", () => {
    // 8 losses, 1 win: 10 / 512 = 0.0195; with another that could reach 0.025 (six changed: 1 / 64), times two.
    const lost = intent("a", split(8, 1));
    const could = intent("b", split(4, 2), { beyond: "nothing" });
    const couldNot = intent("c", split(3, 2), { beyond: "nothing" });
    expect(all([lost])[0]).toEqual({ outcome: "fail", p: 10 / 512, why: "significant" });
    expect(all([lost, couldNot])[0]).toEqual({ outcome: "fail", p: 10 / 512, why: "significant" });
    expect(all([lost, could])[0]).toEqual({ outcome: "watch", p: 20 / 512, why: "chance" });
    // The overall check and another metric are no part of the family.
    const others = [check(split(8, 1), 60, { beyond: "nothing" }), { ...could, metric: "mrr@10" }];
    expect(all([lost, ...others])[0]!.outcome).toBe("fail");
    // Nor is an intent without a test.
    expect(all([lost, { ...could, significance: "off" }])[0]!.outcome).toBe("fail");
  });

  it("steps down: the second smallest p counts one less", () => {
    // 1/512 x 2 and 10/512 x 1.
    const decisions = all([intent("a", split(8, 1)), intent("b", split(9, 0))]);
    expect(decisions.map(({ p }) => p)).toEqual([10 / 512, 2 / 512]);
    expect(decisions.map(({ outcome }) => outcome)).toEqual(["fail", "fail"]);
  });

  it("corrects the wider level for losses alone too", () => {
    const three = intent("a", split(3, 0));
    expect(all([three])[0]).toEqual({ outcome: "fail", p: 1 / 8, why: "no_win" });
    // At 0.125 three changed cases reach it, at 0.025 they don't: so the p shown is its own.
    const other = intent("b", split(2, 1), { beyond: "nothing" });
    expect(all([three, other])[0]).toEqual({ outcome: "watch", p: 1 / 8, why: "chance" });
  });

  it("takes five losses without a win for news among any number of intents", () => {
    const rest = Array.from({ length: 9 }, (_, i) => intent(`r${i}`, split(5, 5), { beyond: "nothing" }));
    const five = all([intent("a", split(5, 0)), ...rest])[0];
    // Below six changed blocks 0.025 is out of reach, so the p shown is its own.
    expect(five).toEqual({ outcome: "fail", p: 1 / 32, why: "losses_alone" });
    expect(all([intent("a", split(4, 0)), ...rest])[0]!.outcome).toBe("watch");
    // Not where a number was asked for.
    const asked = intent("a", split(5, 0), { significance: 0.05 });
    expect(all([asked, ...rest])[0]!.outcome).toBe("watch");
  });

  it("never calls a bucket chance that got worse as a whole", () => {
    const rest = [intent("b", split(5, 5), { beyond: "nothing" })];
    const whole = check(split(3, 0), 3, { scope: intentScope("a") });
    expect(all([whole, ...rest])[0]).toEqual({ outcome: "fail", p: 1 / 8, why: "all_lost" });
    expect(all([check(split(3, 0), 4, { scope: intentScope("a") }), ...rest])[0]!.outcome).toBe("watch");
  });
});
