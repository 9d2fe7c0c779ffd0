/** The cases that `gate --case / --intent / --tag` asks, and what goes along with them. */
import { expect, it } from "vitest";
import { type CaseSelection, pickCases, selectHead } from "../../src/app/selection.ts";
import type { LoadedPolicies } from "../../src/gate/two-policies.ts";
import {
  answered,
  baselineOf,
  configOf,
  inputsOf,
  makeCase,
  runOf,
  suiteOf,
} from "../helpers/make.ts";

const CASES = [
  makeCase("a", { intent: "howto" }),
  makeCase("b", { intent: "symbol", tags: ["rare", "hard"] }),
  makeCase("c", { intent: "symbol", tags: ["rare"] }),
];
/** A selection of these flags alone. */
const makeSelection = (overrides: Partial<CaseSelection>): CaseSelection => ({
  cases: [],
  intents: [],
  tags: [],
  ...overrides,
});

it.each<readonly [Partial<CaseSelection>, readonly string[]]>([
  [{ cases: ["a", "c"] }, ["a", "c"]],
  [{ intents: ["symbol"] }, ["b", "c"]],
  [{ tags: ["hard"] }, ["b"]],
  [{ cases: ["a"], tags: ["hard"] }, ["a", "b"]],
  [{ cases: ["c"], intents: ["howto"] }, ["a", "c"]],
])("pickCases picks what any flag of %j selects: %j", (flags, ids) => {
  const pickedCases = pickCases(CASES, makeSelection(flags));

  expect(pickedCases.map(({ id }) => id)).toEqual(ids);
});

it("pickCases finds a case by its query, after the ids", () => {
  const cases = [
    makeCase("a", { query: "server disk is full" }),
    // Its query is the id of the first.
    makeCase("b", { query: "a" }),
  ];

  expect(pickCases(cases, makeSelection({ cases: ["server disk is full"] }))).toEqual([cases[0]]);
  expect(pickCases(cases, makeSelection({ cases: ["a"] }))).toEqual([cases[0]]);
});

it("pickCases names the ids of the cases that have the same query", () => {
  const cases = [makeCase("a", { query: "full" }), makeCase("b", { query: "full" })];

  expect(() => pickCases(cases, makeSelection({ cases: ["full"] }))).toThrow(
    expect.objectContaining({
      code: "usage",
      message: '--case "full": 2 cases have this query',
      hint: 'Write the id of one of them: "a", "b".',
    }),
  );
});

it.each<readonly [Partial<CaseSelection>, string, string]>([
  [
    { cases: ["a", "d"] },
    '--case "d": the suite has no such case',
    'Write the id of a case ("a", "b", "c"), or the whole text of its query.',
  ],
  [
    { intents: ["symbl"] },
    '--intent "symbl": the suite has no such intent',
    "Did you mean symbol?",
  ],
  [
    { tags: ["nowhere"] },
    '--tag "nowhere": the suite has no such tag',
    'The suite has "rare", "hard".',
  ],
])("pickCases refuses what no case has: %j", (flags, message, hint) => {
  expect(() => pickCases(CASES, makeSelection(flags))).toThrow(
    expect.objectContaining({ code: "usage", message, hint }),
  );
});

it("selectHead keeps selected cases, their rows and rules, but no base and no timing", () => {
  const rules = (...names: readonly string[]) => new Map(names.map((name) => [name, new Map()]));
  const { gate } = configOf();
  const config = configOf({
    latency: {} as never,
    gate: { ...gate, intents: rules("howto", "symbol") },
  });
  const suite = suiteOf(...CASES);
  const baseline = baselineOf(config, suite, runOf(CASES.map(({ id }) => answered(id, []))));
  const head = inputsOf(config, suite, baseline);
  const policies = { head, base: head, label: "x" } as unknown as LoadedPolicies;

  const selected = selectHead(policies, makeSelection({ cases: ["b"] }));

  expect(selected).toEqual({
    label: "x",
    base: null,
    head: {
      ...head,
      config: { ...config, latency: "off", gate: { ...gate, intents: rules("symbol") } },
      suite: { ...suite, cases: [CASES[1]], partial: true },
      baseline: { ...baseline, cases: new Map([["b", baseline.cases.get("b")]]) },
    },
  });
});
