import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compileTargets, normaliseHit, compileTarget } from "../../src/metrics/matching.ts";
import type { Definition } from "../../src/model/config.ts";
import type { Hit } from "../../src/model/run.ts";
import type { PlainTarget, SpanTarget, Target } from "../../src/model/suite.ts";
import { definitionOf } from "../helpers/make.ts";

/** Whether a hit with these names matches a target of this kind and value. */
const isMatch = (
  kind: PlainTarget["kind"],
  value: string,
  hit: Partial<Hit>,
  caseSensitive = false,
): boolean => isCovered({ kind, value, grade: 1 }, hit, { case_sensitive: caseSensitive });

/** Whether a hit with these names covers the target. */
function isCovered(
  target: Target,
  hit: Partial<Hit>,
  overrides: Partial<Definition> = {},
): boolean {
  const definition = definitionOf(overrides);
  const whole: Hit = { doc_id: hit.id ?? hit.path ?? "doc", repeat: false, ...hit };
  return compileTarget(target, definition)(normaliseHit(whole, definition));
}

describe("compileTarget › names and texts", () => {
  // The target | path of the result | whether they match
  it.each([
    ["a.rs", "src/data.rs", false],
    ["data.rs", "src/data.rs", true],
    ["src/data.rs", "src/data.rs", true],
    ["src/data.rs", "lib/src/data.rs", true],
    ["src/data.rs", "lib\\src\\data.rs", true],
    ["src\\data.rs", "src/data.rs", true],
    ["./src/data.rs", "src/data.rs", true],
    ["data", "src/data.rs", false],
    ["SRC/Data.rs", "src/data.RS", true],
    ["rc/data.rs", "src/data.rs", false],
  ])("matches path %s against %s: %s", (wanted, path, expected) => {
    expect(isMatch("path", wanted, { path })).toBe(expected);
    expect(isMatch("hint", wanted, { path })).toBe(expected);
  });

  // The target | name of the result | whether they match
  it.each([
    ["parse", "config::parse", true],
    ["config::parse", "app::config::parse", true],
    ["parse", "config.parse", true],
    ["parse", "config#parse", true],
    ["parse", "config/parse", true],
    ["arse", "config::parse", false],
    ["fig::parse", "config::parse", false],
  ])("matches qualified name %s against %s: %s", (wanted, qualifiedName, expected) => {
    expect(isMatch("qualified_name", wanted, { qualified_name: qualifiedName })).toBe(expected);
  });

  it("compares ids exactly, letter case included", () => {
    expect(isMatch("id", "Doc-1", { id: "Doc-1" })).toBe(true);
    expect(isMatch("id", "doc-1", { id: "Doc-1" })).toBe(false);
    expect(isMatch("id", "doc-1", { id: "a/doc-1" })).toBe(false);
  });

  it("folds only ASCII letters", () => {
    expect(isMatch("name", "TITLE", { name: "title" })).toBe(true);
    expect(isMatch("name", "Ä", { name: "ä" })).toBe(false);
    // The sign for kelvin, whose lower case is k in Unicode.
    expect(isMatch("name", "K", { name: "\u212a" })).toBe(false);
  });

  it("folds no letters if the definition is case_sensitive", () => {
    const caseSensitive = true;

    expect(isMatch("name", "TITLE", { name: "title" }, caseSensitive)).toBe(false);
  });

  it("keeps paths, names and ids apart", () => {
    expect(isMatch("name", "a.md", { path: "docs/a.md" })).toBe(false);
    expect(isMatch("path", "parse", { name: "parse" })).toBe(false);
    expect(isMatch("hint", "parse", { name: "parse" })).toBe(true);
  });

  it("takes a text that contains the passage, in any white space and letter case", () => {
    expect(isMatch("text", "Node 24 is  required", { text: "…\nnode 24 is\trequired here" })).toBe(
      true,
    );
  });

  it("takes a text that has 0.7 of the passage (min_contained), and none with less", () => {
    expect(isMatch("text", "abcdefghij", { text: "a" })).toBe(false);
    expect(isMatch("text", "abcdefghij", { text: "abcdefg" })).toBe(true);
    expect(isMatch("text", "abcdefghij", { text: "abcdef" })).toBe(false);
  });

  it("compares characters, not UTF-16 units", () => {
    // 7 of 10 characters are enough (0.7), 7 of 13 units were not: three are beyond U+FFFF.
    expect(isMatch("text", "abcdefg\u{1F600}\u{1F601}\u{1F602}", { text: "abcdefg" })).toBe(true);
  });
});

/** A target: the ten characters from 100 to 110 of this document. */
function tenCharactersOf(document: string, by: "path" | "id" = "path"): SpanTarget {
  return { kind: "span", value: document, by, start: 100, end: 110, grade: 1 };
}

describe("compileTarget › spans", () => {
  // Start of the chunk | its end | whether it covers the target
  it.each([
    [100, 110, true],
    [0, 1000, true],
    // 7 of the 10 characters, min_contained 0.7; then 6.
    [103, 200, true],
    [104, 200, false],
    [0, 107, true],
    [0, 106, false],
    [101, 108, true],
    [110, 200, false],
    [0, 100, false],
    [105, 105, false],
  ])("matches characters 100 to 110 with a chunk of %d to %d: %s", (start, end, expected) => {
    expect(isCovered(tenCharactersOf("a.md"), { path: "docs/a.md", span: { start, end } })).toBe(
      expected,
    );
  });

  it("needs the share of characters that the definition says", () => {
    const hundred: SpanTarget = { ...tenCharactersOf("a.md"), start: 0, end: 100 };
    const text = { threshold: 0.7, autojunk: false, min_contained: 0.55 };
    const chunkTo = (end: number): Partial<Hit> => ({ path: "a.md", span: { start: 0, end } });

    // 0.55 * 100 is 55.00000000000001 in binary.
    expect(isCovered(hundred, chunkTo(55), { text })).toBe(true);
    expect(isCovered(hundred, chunkTo(54), { text })).toBe(false);
  });

  it("finds the document by path like a path target, or by exact id", () => {
    // The targets are characters 100 to 110, all within this span: so the name alone decides.
    const span = { start: 0, end: 1000 };

    expect(isCovered(tenCharactersOf("docs/a.md"), { path: "x/docs/A.md", span })).toBe(true);
    expect(
      isCovered(
        tenCharactersOf("docs/a.md"),
        { path: "x/docs/A.md", span },
        { case_sensitive: true },
      ),
    ).toBe(false);
    expect(isCovered(tenCharactersOf("a.md"), { path: "data.md", span })).toBe(false);
    expect(isCovered(tenCharactersOf("doc-1", "id"), { id: "doc-1", span })).toBe(true);
    expect(isCovered(tenCharactersOf("doc-1", "id"), { id: "Doc-1", span })).toBe(false);
    expect(isCovered(tenCharactersOf("doc-1", "id"), { path: "doc-1", span })).toBe(false);
  });

  it("ignores a result without a position", () => {
    expect(isCovered(tenCharactersOf("a.md"), { path: "a.md", text: "the whole document" })).toBe(
      false,
    );
  });

  it("matches a chunk without a path by its document's id, and by its own", () => {
    // `doc_id` is what a result is ranked by: here the chunk. `id` is its document's.
    const chunk: Partial<Hit> = { doc_id: "doc-1#0-50", id: "doc-1", span: { start: 0, end: 50 } };

    expect(isMatch("id", "doc-1", chunk)).toBe(true);
    expect(isMatch("hint", "doc-1", chunk)).toBe(true);
    expect(isMatch("id", "doc-1#0-50", chunk)).toBe(true);
  });

  it("does not match a chunk with a path by `id`, as the path names its document", () => {
    const span = { start: 0, end: 50 };
    const chunk: Partial<Hit> = { doc_id: "a.md#0-50", path: "a.md", id: "doc-1", span };

    expect(isMatch("id", "doc-1", chunk)).toBe(false);
  });
});

describe("compileTarget › files", () => {
  const file: Target = {
    kind: "file",
    value: "tables/2019/Revenue.csv",
    text: "Year | Revenue\n2019 | 4.2",
    grade: 1,
  };

  it("a file target accepts a result with the file's text, or its name in a path", () => {
    expect(isCovered(file, { text: "as reported: year | revenue 2019 | 4.2 (billion)" })).toBe(
      true,
    );
    expect(isCovered(file, { path: "other/revenue.csv" })).toBe(true);
    expect(isCovered(file, { path: "other/revenue.csv" }, { case_sensitive: true })).toBe(false);
    expect(isCovered(file, { path: "other/net-revenue.csv" })).toBe(false);
    // `name` is that of a symbol.
    expect(isCovered(file, { name: "Revenue.csv" })).toBe(false);
    expect(isCovered(file, { text: "something else" })).toBe(false);
  });
});

it("compileTargets matches each target as it is alone, in order", () => {
  const definition = definitionOf({});
  const word = fc.constantFrom("a", "b", "x/a", "x/b");
  const target = fc.record({
    kind: fc.constantFrom("id", "hint", "path"),
    value: word,
    grade: fc.constant(1),
  });
  const hit = fc.record({ doc_id: word, id: word, path: word, repeat: fc.constant(false) });
  fc.assert(
    fc.property(fc.array<PlainTarget>(target, { maxLength: 8 }), hit, (targets, each) => {
      const alone = targets.flatMap((one, i) => (isCovered(one, each) ? [i] : []));
      expect(compileTargets(targets, definition)(normaliseHit(each, definition))).toEqual(alone);
    }),
  );
});

describe("compileTarget › globs", () => {
  /** What each wildcard is as a regular expression. */
  const WILD: Readonly<Record<string, string>> = {
    "**/": "(?:.*/)?",
    "**": ".*",
    "*": "[^/]*",
    "?": "[^/]",
  };
  const asExpression = (glob: string): RegExp => {
    const parts = glob.split(/(\*\*\/?|[*?])/u);
    return new RegExp(`^${parts.map((part) => WILD[part] ?? part).join("")}$`, "su");
  };
  const part = fc.constantFrom("a", "b", "/", "a/", "*", "**", "**/", "?");

  it("matches a glob as its regular expression does", () => {
    const globs = fc.array(part, { minLength: 1, maxLength: 7 }).map((parts) => parts.join(""));
    const paths = fc.array(fc.constantFrom("a", "b", "/"), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(globs, paths, (glob, letters) => {
        const path = letters.join("");
        expect(isMatch("glob", glob, { path }, true)).toBe(asExpression(glob).test(path));
      }),
      { numRuns: 3000 },
    );
  });
});
