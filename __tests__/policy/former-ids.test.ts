/** A renamed case is no finding where it says so and nothing else of it changed. */
import { describe, expect, test } from "vitest";
import { baseUnderNewIds, underNewIds } from "../../src/files/suite.ts";
import type { Inputs } from "../../src/model/report.ts";
import type { Case } from "../../src/model/suite.ts";
import { weakening } from "../../src/policy/weakening.ts";
import {
  answered,
  baselineOf,
  configOf,
  hitsOf,
  inputsOf,
  makeCase,
  runOf,
  suiteOf,
} from "../helpers/make.ts";

// Cases with one query and target each, as makeCase would give to that id.
const as = (id: string, like: string, more: Partial<Case> = {}): Case => {
  const { query, expected } = makeCase(like);
  return makeCase(id, { query, expected, ...more });
};

function inputs(cases: readonly Case[]): Inputs {
  const suite = suiteOf(...cases);
  const run = runOf(suite.cases.map((each) => answered(each.id, hitsOf(`${each.id}-doc`))));
  const config = configOf();
  return inputsOf(config, suite, baselineOf(config, suite, run));
}

const fields = (base: readonly Case[], head: readonly Case[]): readonly string[] => {
  const after = inputs(head);
  // As policies.ts has it: what the head renamed is neither gone nor new.
  const before = baseUnderNewIds(inputs(base), after);
  // As files/inputs.ts hands it over where `record` did not run again.
  const kept = { ...after, baseline: underNewIds(before.baseline!, after.suite) };
  return weakening({ head: kept, base: before, moved: [], unusable: null, links: [] }).map(
    ({ code, field }) => `${code} ${field}`,
  );
};

const BASE = [makeCase("a"), makeCase("b")];

describe("was", () => {
  test("a case under a new id is neither gone nor lowered", () => {
    expect(fields(BASE, [as("new", "a", { was: "a" }), makeCase("b")])).toStrictEqual([]);
  });

  test.each<[string, Case]>([
    ["without it", as("new", "a")],
    ["of another case", as("new", "a", { was: "gone" })],
    ["with another query", as("new", "a", { was: "a", query: "easier" })],
    ["with other params", as("new", "a", { was: "a", params: { lang: "en" } })],
  ])("%s the case is removed", (_, renamed) => {
    expect(fields(BASE, [renamed, makeCase("b")])).toContain("case_removed cases.a");
  });

  test("a base that had the new id already keeps both", () => {
    expect(fields([...BASE, as("new", "a")], [as("new", "a", { was: "a" }), makeCase("b")])).toContain(
      "case_removed cases.a",
    );
  });
});

describe("params", () => {
  test.each([
    ["added", {}, { params: { lang: "en" } }],
    ["changed", { params: { lang: "en" } }, { params: { lang: "de" } }],
    ["taken away", { params: { lang: "en" } }, {}],
  ])("%s are an edit of the case", (_, before, after) => {
    expect(fields([makeCase("a", before)], [makeCase("a", after)])).toContain("case_edited cases.a.params");
  });

  test("tags that nothing gates are the author's own", () => {
    expect(fields([makeCase("a", { tags: ["x"] })], [makeCase("a")])).toStrictEqual([]);
  });
});
