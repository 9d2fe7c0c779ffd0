import { expect, it } from "vitest";
import { findRenamedDocuments } from "../../src/explain/losses.ts";

const LOSING_CASE = { before: ["a.md", "c.md"], now: ["b.md", "c.md"], lost: ["a.md"] };
const RENAMES = new Map([["docs/a.md", "docs/b.md"]]);

// RENAMES: docs/a.md is docs/b.md. LOSING_CASE: a.md c.md before, b.md c.md now.
// What is paired | the case that lost a document | its old and new name
it.each([
  ["a lost document with the result of its renamed file", LOSING_CASE, ["a.md", "b.md"]],
  [
    "names without an extension",
    { before: ["docs/a"], now: ["docs/b"], lost: ["docs/a"] },
    ["docs/a", "docs/b"],
  ],
  [
    "parts of a document behind #, with the first part of the new one",
    { before: ["a.md#2"], now: ["b.md#1", "b.md#2"], lost: ["a.md#2"] },
    ["a.md#2", "b.md#1"],
  ],
] as const)("findRenamedDocuments pairs %s", (_, subject, [oldName, newName]) => {
  expect(findRenamedDocuments([subject], RENAMES)).toEqual(new Map([[oldName, newName]]));
});

// RENAMES: docs/a.md is docs/b.md. LOSING_CASE lost a.md, and has b.md in its place.
// Why nothing is paired | another case | the renamed files
it.each([
  [
    "the old name is still a result of another query",
    { before: ["a.md"], now: ["a.md"], lost: [] },
    RENAMES,
  ],
  [
    "the new name was a result at the baseline",
    { before: ["b.md"], now: ["b.md"], lost: [] },
    RENAMES,
  ],
  [
    "the name fits two renamed files",
    { before: [], now: [], lost: [] },
    new Map([...RENAMES, ["old/a.md", "old/b.md"]]),
  ],
])("findRenamedDocuments pairs nothing if %s", (_, otherCase, renames) => {
  expect(findRenamedDocuments([LOSING_CASE, otherCase], renames).size).toBe(0);
});
