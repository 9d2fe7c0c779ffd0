/** The part of a suite that `gate --case / --intent / --tag` asks, and what of the config and baseline goes with it. */
import { expect, it } from "vitest";
import {
  type CaseSelection,
  pickCases,
  selectHead,
  selectionOrNull,
} from "../../src/app/selection.ts";
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
const makeSelection = (own: Partial<CaseSelection>): CaseSelection => ({
  cases: [],
  intents: [],
  tags: [],
  ...own,
});

it.each<readonly [Partial<CaseSelection>, readonly string[]]>([
  [{ cases: ["a", "c"] }, ["a", "c"]],
  [{ intents: ["symbol"] }, ["b", "c"]],
  [{ tags: ["hard"] }, ["b"]],
  [{ cases: ["a"], tags: ["hard"] }, ["a", "b"]],
  [{ cases: ["c"], intents: ["howto"] }, ["a", "c"]],
])("pickCases with %j picks %j", (own, ids) => {
  const asked = makeSelection(own);

  expect(selectionOrNull(asked)).toBe(asked);
  expect(pickCases(CASES, asked).map(({ id }) => id)).toEqual(ids);
});

it.each<readonly [Partial<CaseSelection>, string, string]>([
  [
    { cases: ["a", "d"] },
    '--case "d": no case of the suite has it',
    "See the suite for those that it has.",
  ],
  [{ intents: ["symbl"] }, '--intent "symbl": no case of the suite has it', "Did you mean symbol?"],
  [
    { tags: ["nowhere"] },
    '--tag "nowhere": no case of the suite has it',
    "See the suite for those that it has.",
  ],
])("pickCases refuses %j", (own, message, hint) => {
  expect(() => pickCases(CASES, makeSelection(own))).toThrow(
    expect.objectContaining({ code: "usage", message, hint }),
  );
});

it("selectHead takes a run's cases, their rows and the rules of their intents", () => {
  const rules = (...names: readonly string[]) => new Map(names.map((name) => [name, new Map()]));
  const { gate } = configOf();
  const config = configOf({
    latency: {} as never,
    gate: { ...gate, intents: rules("howto", "symbol") },
  });
  const suite = suiteOf(...CASES);
  const baseline = baselineOf(config, suite, runOf(CASES.map(({ id }) => answered(id, []))));
  const selectHeadOf = (head: LoadedPolicies["head"]) =>
    selectHead(
      { head, base: head, label: "x" } as unknown as LoadedPolicies,
      makeSelection({ cases: ["b"] }),
    );
  const part = { ...suite, cases: [CASES[1]], partial: true };
  const selectedConfig = { ...config, latency: "off", gate: { ...gate, intents: rules("symbol") } };
  const head = inputsOf(config, suite, baseline);
  const rows = new Map([["b", baseline.cases.get("b")]]);

  expect(selectHeadOf(head)).toEqual({
    label: "x",
    base: null,
    head: { ...head, config: selectedConfig, suite: part, baseline: { ...baseline, cases: rows } },
  });
  expect(selectionOrNull(makeSelection({}))).toBeNull();
});
