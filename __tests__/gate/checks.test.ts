/** Checks of means, by cases that the test lists. */
import { describe, expect, test } from "vitest";
import { worstChanges, worstNow } from "../../src/decision/checks.ts";
import { EPSILON } from "../../src/decision/rules.ts";
import type { Pair } from "../../src/decision/pairs.ts";
import type { Value } from "../../src/model/scores.ts";
import { makeBaselineCase, makeCaseScore } from "./made.ts";

const NAME = "recall@10";

/** A case with this value of recall before and after; undefined: its row lacks the metric. */
const makePair = (id: string, before: Value | undefined, after: Value, name = NAME): Pair => ({
  now: makeCaseScore(id, { [name]: after }, { ranks: [2] }),
  before: makeBaselineCase(before === undefined ? {} : { [name]: before }, { ranks: [1] }),
  unedited: true,
});

describe("worstChanges and worstNow", () => {
  const describeChanges = (
    pairs: readonly Pair[],
    direction: "higher" | "lower" = "higher",
  ): unknown =>
    worstChanges(pairs, NAME, direction).map(({ id, before, after }) => `${id} ${before} ${after}`);

  test("worstChanges leaves out a case without a value now", () => {
    expect(describeChanges([makePair("a", 1, null), makePair("b", 1, 0.5)])).toEqual(["b 1 0.5"]);
  });

  test("worstChanges lists a value that had none before, if lower is better", () => {
    const costs = [
      makePair("a", null, 0.5),
      makePair("b", undefined, 0.5),
      makePair("c", 0.25, 0.5),
    ];

    expect(describeChanges(costs, "lower")).toEqual(["a null 0.5", "b null 0.5", "c 0.25 0.5"]);
  });

  test("worstChanges leaves out a fall of EPSILON, which rounding explains", () => {
    const rounding = EPSILON;
    const change = 2 * EPSILON;
    const falls = [makePair("a", rounding, 0), makePair("b", change, 0)];
    const rises = [makePair("a", 0, rounding), makePair("b", 0, change)];

    expect(describeChanges(falls)).toEqual([`b ${change} 0`]);
    expect(describeChanges(rises, "lower")).toEqual([`b 0 ${change}`]);
  });

  test("worstNow lists the worst case first, without the best and those of no value", () => {
    // By EPSILON rounding may have moved a value.
    const valueById = { a: 0, b: EPSILON, c: 2 * EPSILON, d: 0.5, e: null };
    const cases = Object.entries(valueById).map(([id, value]) =>
      makeCaseScore(id, { [NAME]: value }, { ranks: [3] }),
    );

    expect(worstNow(cases, NAME, "lower").map(({ id }) => id)).toEqual(["d", "c"]);
    // By their distance from 1: 1 - 0, 1 - 1e-9, 1 - 2e-9, 1 - 0.5.
    expect(worstNow(cases, NAME, "higher").map(({ id }) => id)).toEqual(["a", "b", "c", "d"]);
    expect(worstNow(cases, NAME, "lower")[0]).toEqual({
      id: "d",
      before: null,
      after: 0.5,
      ranks_before: null,
      ranks_after: [3],
    });
  });
});
