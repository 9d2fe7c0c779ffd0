import { describe, expect, it } from "vitest";
import { matchByContent, nameByQuery } from "../../src/files/named-by-query.ts";
import { useNewIdsInBase, useNewIds } from "../../src/files/suite.ts";
import type { Case } from "../../src/model/suite.ts";
import { findEdits, listRecordedCases } from "../../src/decision/edits.ts";
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

/**
 * Returns the cases of a file without ids: `a=1` is a case with the query `a` that expects the
 * document `1`.
 */
function casesOf(...written: readonly string[]): readonly Case[] {
  return nameByQuery(
    written.map((each) => {
      const [query = "", document = ""] = each.split("=");
      return makeCase("", { query, expected: [target(document)], named_by_query: true });
    }),
  );
}

const casesById = (cases: readonly Case[]) => new Map(cases.map((each) => [each.id, each]));

describe("nameByQuery", () => {
  it("numbers equal queries in their order", () => {
    expect(casesOf("a=1", "b=2", "a=3", "a=4").map(({ id }) => id)).toStrictEqual([
      "a",
      "b",
      "a #2",
      "a #3",
    ]);
  });

  it("takes no name that another case has as its id", () => {
    const named = nameByQuery([
      makeCase("a"),
      makeCase("", { query: "a", named_by_query: true }),
      makeCase("", { query: "a", named_by_query: true }),
    ]);

    expect(named.map(({ id }) => id)).toStrictEqual(["a", "a #2", "a #3"]);
  });
});

describe("matchByContent", () => {
  /** Returns new ids by old ones. */
  const match = (before: readonly Case[], after: readonly Case[]) =>
    Object.fromEntries(matchByContent(casesById(before), after));

  // The change | the old cases | the new ones | new ids by old ones. `a=1` has the query a and expects
  // the document 1. The id of a case that is gone becomes a free one if a case of today has it.
  it.each<
    readonly [string, readonly string[], readonly string[], Readonly<Record<string, string>>]
  >([
    ["nothing changed", ["a=1", "a=2"], ["a=1", "a=2"], {}],
    ["a case was put before", ["a=1", "a=2"], ["a=0", "a=1", "a=2"], { a: "a #2", "a #2": "a #3" }],
    ["the order is another", ["a=1", "a=2"], ["a=2", "a=1"], { a: "a #2", "a #2": "a" }],
    ["the first is gone", ["a=1", "a=2"], ["a=2"], { "a #2": "a", a: "a #2" }],
    ["one was edited", ["a=1", "a=2", "a=3"], ["a=1", "a=9", "a=3"], {}],
    ["one was edited and all moved", ["a=1", "a=2"], ["a=2", "a=9"], { "a #2": "a", a: "a #3" }],
    ["another query is gone", ["a=1", "b=1"], ["a=1"], {}],
  ])("pairs old and new ids if %s", (_when, before, after, expected) => {
    expect(match(casesOf(...before), casesOf(...after))).toStrictEqual(expected);
  });

  it("changes no case that has an id", () => {
    expect(
      match([makeCase("a"), makeCase("a #2")], [makeCase("a #2"), makeCase("a")]),
    ).toStrictEqual({});
  });
});

describe("findEdits in a suite without ids", () => {
  /**
   * Returns inputs with these cases, and with a baseline in which each of them got the result x.
   */
  function inputsOver(cases: readonly Case[]) {
    const suite = suiteOf(...cases);
    const run = runOf(suite.cases.map((each) => answered(each.id, hitsOf("x"))));
    const config = configOf();
    return inputsOf(config, suite, baselineOf(config, suite, run));
  }
  /** Returns kind and id of each edit if a change turns the first cases into the second ones. */
  const editsBetween = (before: readonly Case[], after: readonly Case[]): readonly string[] => {
    const head = inputsOver(after);
    const base = useNewIdsInBase(inputsOver(before), head);
    return findEdits(listRecordedCases(base), head.suite).map(({ kind, id }) => `${kind} ${id}`);
  };

  it("finds nothing if a case with an equal query is put before", () => {
    expect(editsBetween(casesOf("a=1", "a=2"), casesOf("a=0", "a=1", "a=2"))).toStrictEqual([]);
  });

  it("finds a removed case with an equal query", () => {
    expect(editsBetween(casesOf("a=1", "a=2"), casesOf("a=2"))).toContain("removed a #2");
  });

  it("finds another document of one of two equal queries", () => {
    expect(editsBetween(casesOf("a=1", "a=2"), casesOf("a=1", "a=3"))).toContain("targets a #2");
  });

  it("keeps the baseline's rows with their cases", () => {
    const before = inputsOver(casesOf("a=1", "a=2"));
    const after = suiteOf(...casesOf("a=0", "a=1", "a=2"));

    const rows = useNewIds(before.baseline!, after).cases;

    const digests = new Map(after.cases.map((each) => [each.id, each.digests]));

    expect([...rows.keys()].toSorted()).toStrictEqual(["a #2", "a #3"]);
    for (const [id, row] of rows) {
      expect(row.digests).toStrictEqual(digests.get(id));
    }
  });
});
