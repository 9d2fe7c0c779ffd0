import { expect, it } from "vitest";
import { warnOfUnreachableFloors } from "../../src/gate/reachable-floors.ts";
import { configOf, makeCase, suiteOf, target } from "../helpers/make.ts";
import { configWithRules } from "./made.ts";

/** One case with five documents, and one with one. */
const SUITE = suiteOf(
  makeCase("five", { expected: ["a", "b", "c", "d", "e"].map((id) => target(id)) }),
  makeCase("one"),
);
const withFloor = (metric: string, floor: number) =>
  configWithRules(new Map([[metric, { floor }]]), { k: 3 });

it("warnOfUnreachableFloors names the most that is possible", () => {
  // In the top 3 are 3 of 5 documents of one case, and all of the other: (0.6 + 1) / 2.
  expect(warnOfUnreachableFloors(withFloor("recall@3", 0.9), SUITE)).toEqual([
    "the floor 0.9 of recall@3 (overall) can't be reached: a perfect search has 0.800 with this suite and k 3; case five has at most 0.600",
  ]);
});

it.each([
  ["recall@3", 0.8],
  ["mrr@3", 1],
  ["ndcg@3", 1],
])(
  "warnOfUnreachableFloors says nothing of a %s of %d, which a search can have",
  (metric, floor) => {
    expect(warnOfUnreachableFloors(withFloor(metric, floor), SUITE)).toEqual([]);
  },
);

it("warnOfUnreachableFloors says nothing without floors", () => {
  expect(warnOfUnreachableFloors(configOf({ k: 3 }), SUITE)).toEqual([]);
});
