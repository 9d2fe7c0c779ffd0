/** Findings about renamed cases: none if nothing but the id changed. */
import { describe, expect, test } from "vitest";
import { followRenames } from "../../src/change/follow-renames.ts";
import type { NamedDocuments } from "../../src/change/renames.ts";
import { useNewIds } from "../../src/files/suite.ts";
import type { Inputs } from "../../src/model/report.ts";
import { type Case, matchRenamedCases } from "../../src/model/suite.ts";
import { findEdits, listRecordedCases } from "../../src/decision/edits.ts";
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
  target,
} from "../helpers/make.ts";

/** A case with the query and targets of the case `like`, under another id: so it was renamed. */
const caseLike = (like: string, { id, ...more }: Partial<Case> & Pick<Case, "id">): Case => {
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

const NO_DOCUMENTS: NamedDocuments = { base: new Set(), head: new Set(), pairs: [] };

/** Returns the base under the new ids of renamed cases, as policies.ts does. */
const basesFor = (base: readonly Case[], head: readonly Case[]) => {
  const headInputs = makeInputs(head);
  const { base: baseInputs } = followRenames(makeInputs(base), headInputs, () => NO_DOCUMENTS);
  return { headInputs, baseInputs };
};

/** The findings between suites of these cases, each as `code field`. */
const findingsBetween = (base: readonly Case[], head: readonly Case[]): readonly string[] => {
  const { headInputs, baseInputs } = basesFor(base, head);
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

/** The edits between suites of these cases, each as `kind id`. */
const editsBetween = (base: readonly Case[], head: readonly Case[]): readonly string[] => {
  const { headInputs, baseInputs } = basesFor(base, head);
  const edits = findEdits(listRecordedCases(baseInputs), headInputs.suite);
  return edits.map(({ kind, id }) => `${kind} ${id}`);
};

const BASE = [makeCase("a"), makeCase("b")];

describe("findEdits and findWeakenedRules of a renamed case", () => {
  test("a renamed case is no edit if nothing but its id changed", () => {
    expect(editsBetween(BASE, [caseLike("a", { id: "new" }), makeCase("b")])).toStrictEqual([]);
  });

  test("two cases that swap their ids are no edits", () => {
    const swapped = [caseLike("b", { id: "a" }), caseLike("a", { id: "b" })];

    expect(editsBetween(BASE, swapped)).toStrictEqual([]);
  });

  test("cases numbered anew are no edits, and the one that is gone is removed", () => {
    // The first of three cases is gone, so 2 and 3 are now 1 and 2.
    const base = [makeCase("1"), makeCase("2"), makeCase("3")];
    const head = [caseLike("2", { id: "1" }), caseLike("3", { id: "2" })];

    // The base's case 1 has an id that no case of the head has.
    expect(editsBetween(base, head)).toEqual(["removed 1 (removed)"]);
    // A removed case is an edit, and no weakened rule.
    expect(findingsBetween(base, head)).toStrictEqual([]);
  });

  test("a renamed case is a finding if what it forbade is removed", () => {
    const forbidden = [{ kind: "path", value: "old.md", grade: 1 }] as const;

    const findings = findingsBetween(
      [makeCase("a", { forbidden }), makeCase("b")],
      [caseLike("a", { id: "new" }), makeCase("b")],
    );

    expect(findings).toStrictEqual(["suite_edited cases.new.forbidden.old.md"]);
  });

  test.each<[string, Case]>([
    ["another query", caseLike("a", { id: "new", query: "easier" })],
    ["other params", caseLike("a", { id: "new", params: { lang: "en" } })],
    ["other targets", caseLike("a", { id: "new", expected: makeCase("b").expected })],
  ])("a renamed case counts as removed if the new one has %s", (_, renamed) => {
    expect(editsBetween(BASE, [renamed, makeCase("b")])).toEqual(["removed a"]);
  });

  test("a renamed case counts as removed if the base had the new id already", () => {
    const likeA = caseLike("a", { id: "new" });
    const base = [makeCase("a"), makeCase("b"), likeA];
    const head = [likeA, makeCase("b")];

    expect(editsBetween(base, head)).toEqual(["removed a"]);
  });

  test("a renamed case counts as removed if an equal case exists, before or now", () => {
    const twins = [caseLike("a", { id: "x" }), caseLike("a", { id: "y" })];

    expect(editsBetween([makeCase("a"), makeCase("b")], [...twins, makeCase("b")])).toEqual([
      "removed a",
    ]);
    expect(editsBetween([...twins, makeCase("b")], [makeCase("a"), makeCase("b")])).toEqual([
      "removed x",
      "removed y",
    ]);
  });
});

describe("matchRenamedCases", () => {
  const byId = (...cases: readonly Case[]): ReadonlyMap<string, Case> =>
    new Map(cases.map((each) => [each.id, each]));

  test("pairs none of 100,000 equal cases, and ends in time", () => {
    // Equal cases could be paired in any way, so none is. Comparing each with each, 10^10 times,
    // would outlast the test's timeout.
    const CASE = makeCase("a");
    const equalCases = (name: string) =>
      byId(...Array.from({ length: 100_000 }, (_, n) => ({ ...CASE, id: `${name}${n}` })));

    expect(matchRenamedCases(equalCases("x"), equalCases("y")).size).toBe(0);
  });
});

describe("findEdits", () => {
  const recorded: Partial<Case> = {
    params: { lang: "en" },
    intent: "howto",
    group: "g",
    expected: [target("x", 1)],
  };

  test.each<[title: string, after: Partial<Case> | null, edits: readonly string[]]>([
    ["a removed case", null, ["removed a"]],
    ["a case without expected documents", { expected: [] }, ["unlabelled a"]],
    ["another query", { query: "easier" }, ["reworded a"]],
    ["other params", { params: { lang: "de" } }, ["params a"]],
    ["another document", { expected: [target("y")] }, ["targets a"]],
    ["a negative control", { expected: [], expect_empty: true }, ["targets a"]],
    ["no other grade", { expected: [target("x", 3)] }, []],
    ["no other intent, group and tags", { intent: "faq", group: "h", tags: ["slow"] }, []],
    ["no critical mark and forbidden target", { critical: true, forbidden: [target("z")] }, []],
  ])("names %s", (_, after, edits) => {
    const head = after === null ? [] : [makeCase("a", { ...recorded, ...after })];

    expect(
      editsBetween([makeCase("a", recorded), makeCase("b")], [...head, makeCase("b")]),
    ).toEqual(edits);
  });

  test("names no edit of a case without golden data", () => {
    const watched = { expected: [], watched: true as const };

    expect(editsBetween([makeCase("a", watched), makeCase("b")], [makeCase("b")])).toEqual([]);
  });
});
