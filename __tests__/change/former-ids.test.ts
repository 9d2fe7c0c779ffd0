/** Findings about renamed cases: none if nothing but the id changed. */
import { describe, expect, test } from "vitest";
import { useNewIdsInBase, useNewIds } from "../../src/files/suite.ts";
import type { Inputs } from "../../src/model/report.ts";
import { type Case, matchRenamedCases } from "../../src/model/suite.ts";
import { findWeakenedRules } from "../../src/change/weakening.ts";
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

/** A case with the query and targets of the case `like`, under another id. */
const caseLike = (id: string, like: string, more: Partial<Case> = {}): Case => {
  const { query, expected } = makeCase(like);
  return makeCase(id, { query, expected, ...more });
};

/** Returns inputs with these cases, and a baseline of a run that returned `ID-doc` for each. */
function makeInputs(cases: readonly Case[]): Inputs {
  const suite = suiteOf(...cases);
  const run = runOf(suite.cases.map((each) => answered(each.id, hitsOf(`${each.id}-doc`))));
  const config = configOf();
  return inputsOf(config, suite, baselineOf(config, suite, run));
}

/** The findings between suites of these cases, each as `code field`. */
const findingsBetween = (base: readonly Case[], head: readonly Case[]): readonly string[] => {
  const headInputs = makeInputs(head);
  // As policies.ts does: the base gets the new ids of renamed cases.
  const baseInputs = useNewIdsInBase(makeInputs(base), headInputs);
  // As files/inputs.ts does if the baseline was not recorded again: its rows get the new ids too.
  const baseline = useNewIds(baseInputs.baseline!, headInputs.suite);
  return findWeakenedRules({
    head: { ...headInputs, baseline },
    base: baseInputs,
    moved: [],
    unusable: null,
    links: [],
  }).flatMap(({ code, fields }) => fields.map(({ field }) => `${code} ${field}`));
};

const BASE = [makeCase("a"), makeCase("b")];

describe("a renamed case", () => {
  test("is no finding if nothing but its id changed", () => {
    expect(findingsBetween(BASE, [caseLike("new", "a"), makeCase("b")])).toStrictEqual([]);
  });

  test("is a finding if what it forbade is removed", () => {
    const forbidden = [{ kind: "path", value: "old.md", grade: 1 }] as const;

    const findings = findingsBetween(
      [makeCase("a", { forbidden }), makeCase("b")],
      [caseLike("new", "a"), makeCase("b")],
    );

    expect(findings).toStrictEqual(["suite_edited cases.new.forbidden.old.md"]);
  });

  test.each<[string, Case]>([
    ["another query", caseLike("new", "a", { query: "easier" })],
    ["other params", caseLike("new", "a", { params: { lang: "en" } })],
    ["other targets", caseLike("new", "a", { expected: makeCase("b").expected })],
  ])("counts as removed if the new one has %s", (_, renamed) => {
    expect(findingsBetween(BASE, [renamed, makeCase("b")])).toContain("suite_edited cases.a");
  });

  test("counts as removed if the base had the new id already", () => {
    expect(
      findingsBetween([...BASE, caseLike("new", "a")], [caseLike("new", "a"), makeCase("b")]),
    ).toContain("suite_edited cases.a");
  });

  test("counts as removed if another equal case exists, before or now", () => {
    const twins = [caseLike("x", "a"), caseLike("y", "a")];

    expect(findingsBetween([makeCase("a"), makeCase("b")], [...twins, makeCase("b")])).toContain(
      "suite_edited cases.a",
    );
    expect(findingsBetween([...twins, makeCase("b")], [makeCase("a"), makeCase("b")])).toEqual(
      expect.arrayContaining(["suite_edited cases.x", "suite_edited cases.y"]),
    );
  });
});

describe("matchRenamedCases", () => {
  const byId = (...cases: readonly Case[]): ReadonlyMap<string, Case> =>
    new Map(cases.map((each) => [each.id, each]));

  test("pairs each removed id with the new one that asks and expects the same", () => {
    const renamed = matchRenamedCases(
      byId(makeCase("a"), makeCase("b"), makeCase("c")),
      byId(caseLike("b2", "b"), caseLike("a2", "a"), makeCase("c")),
    );

    expect([...renamed]).toStrictEqual([
      ["a", "a2"],
      ["b", "b2"],
    ]);
  });

  test("pairs nothing if ids are exchanged", () => {
    expect(
      matchRenamedCases(
        byId(makeCase("a"), makeCase("b")),
        byId(caseLike("a", "b"), caseLike("b", "a")),
      ).size,
    ).toBe(0);
  });

  test("pairs none of 100,000 equal cases, without comparing each with each", () => {
    const CASE = makeCase("a");
    const equalCases = (name: string) =>
      byId(...Array.from({ length: 100_000 }, (_, n) => ({ ...CASE, id: `${name}${n}` })));

    expect(matchRenamedCases(equalCases("x"), equalCases("y")).size).toBe(0);
  });
});

describe("edits of params and tags", () => {
  test.each<[title: string, before: Partial<Case>, after: Partial<Case>]>([
    ["added", {}, { params: { lang: "en" } }],
    ["changed", { params: { lang: "en" } }, { params: { lang: "de" } }],
    ["taken away", { params: { lang: "en" } }, {}],
  ])("are a finding if params were %s", (_, before, after) => {
    expect(findingsBetween([makeCase("a", before)], [makeCase("a", after)])).toContain(
      "suite_edited cases.a.params",
    );
  });

  test("are no finding if tags were removed that nothing gates", () => {
    expect(findingsBetween([makeCase("a", { tags: ["x"] })], [makeCase("a")])).toStrictEqual([]);
  });
});
