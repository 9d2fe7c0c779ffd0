import { expect, it } from "vitest";
import { lostDocuments } from "../../../src/gate/explain/explain.ts";
import type { Explanation, Loss } from "../../../src/model/explanation.ts";
import {
  answered,
  baselineOf,
  configOf,
  hitsOf,
  makeCase,
  runOf,
  suiteOf,
  target,
} from "../../helpers/make.ts";

const cases = [makeCase("a", { expected: [target("t1"), target("t2"), target("t3")] }), makeCase("b")];
const suite = suiteOf(...cases);
const baseline = baselineOf(
  configOf(),
  suite,
  runOf([answered("a", hitsOf("x", "t1", "t2")), answered("b", hitsOf("t2", "b-doc"))]),
);

function loss(id: string, ...moves: readonly (readonly [number | null, number | null])[]): Loss {
  const targets = moves.map(([before, now], i) => ({
    label: `id: ${i}`,
    grade: 1,
    before,
    now,
    deeper: null,
    unmatched: null,
  }));
  return {
    id,
    query: id,
    intent: "howto",
    critical: false,
    cause: "displaced",
    targets,
    displaced_by: [],
    cluster: null,
    repeats: { now: 0, before: 0 },
    probe: null,
  };
}
const of = (
  losses: Explanation["losses"],
  recorded: typeof baseline | null = baseline,
): readonly string[] => [...lostDocuments({ losses, causes: [], holes: null, churn: null }, recorded)];

it("are those at the ranks where lost targets were, each once", () => {
  // Of a the second and third place were lost, the first target is found and one never was; b lost t2 as well.
  expect(of([loss("a", [2, null], [3, null], [1, 1], [null, null]), loss("b", [1, null])])).toEqual([
    "t1",
    "t2",
  ]);
});

it("are none of what the base's own policy lost, of unknown cases, or without a baseline", () => {
  expect(of([{ ...loss("a", [2, null]), policy: "base" }])).toEqual([]);
  expect(of([loss("gone", [1, null]), loss("a", [9, null])])).toEqual([]);
  expect(of([loss("a", [2, null])], null)).toEqual([]);
  expect(of(null)).toEqual([]);
});

it("are 500 at most", () => {
  const many = Array.from({ length: 501 }, (_, i) => `d${i}`);
  const row = { ...baseline.cases.get("a")!, results: many };
  const long = { ...baseline, cases: new Map([["a", row]]) };
  const found = of([loss("a", ...many.map((_, i) => [i + 1, null] as const))], long);
  expect([found.length, found.at(-1)]).toEqual([500, "d499"]);
});
