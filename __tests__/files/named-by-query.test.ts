import { describe, expect, it } from "vitest";
import { nameByQuery } from "../../src/files/named-by-query.ts";
import { matchNewIds } from "../../src/files/suite.ts";
import { indexById } from "../../src/model/lookup.ts";
import type { Case } from "../../src/model/suite.ts";
import { makeCase, target } from "../helpers/make.ts";

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

describe("nameByQuery", () => {
  it("takes no name that another case has as its id", () => {
    const named = nameByQuery([
      makeCase("a"),
      makeCase("", { query: "a", named_by_query: true }),
      makeCase("", { query: "a", named_by_query: true }),
    ]);

    expect(named.map(({ id }) => id)).toStrictEqual(["a", "a #2", "a #3"]);
  });
});

describe("matchNewIds of cases without ids", () => {
  /** Returns new ids by old ones. */
  const match = (before: readonly Case[], after: readonly Case[]) =>
    Object.fromEntries(matchNewIds(indexById(before), { cases: after }));

  // The change | the old cases | the new ones | new ids by old ones. `a=1` has the query a and expects
  // the document 1. Cases of the query a have the ids a, a #2, a #3 in order.
  it.each<
    readonly [string, readonly string[], readonly string[], Readonly<Record<string, string>>]
  >([
    ["nothing changed", ["a=1", "a=2"], ["a=1", "a=2"], {}],
    ["a case was put before", ["a=1", "a=2"], ["a=0", "a=1", "a=2"], { a: "a #2", "a #2": "a #3" }],
    ["the order is another", ["a=1", "a=2"], ["a=2", "a=1"], { a: "a #2", "a #2": "a" }],
    // The id of a case that is gone may be that of another one now. It then becomes the first free one.
    ["the first is gone", ["a=1", "a=2"], ["a=2"], { "a #2": "a", a: "a #2" }],
    ["only the last is left", ["a=1", "a=2", "a=3"], ["a=3"], { "a #3": "a", a: "a #3" }],
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
