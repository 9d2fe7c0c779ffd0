import { describe, expect, it } from "vitest";
import { findRenamedDocuments } from "../../src/explain/losses.ts";

/** A case that lost `a.md`, and has `b.md` in its place. */
const LOSING_CASE = { before: ["a.md", "c.md"], now: ["b.md", "c.md"], lost: ["a.md"] };
const RENAMES = new Map([["docs/a.md", "docs/b.md"]]);

describe("findRenamedDocuments", () => {
  it("pairs a lost document with the result of its renamed file", () => {
    expect(findRenamedDocuments([LOSING_CASE], RENAMES)).toEqual(new Map([["a.md", "b.md"]]));
  });

  it("pairs names without an extension", () => {
    const subject = { before: ["docs/a"], now: ["docs/b"], lost: ["docs/a"] };

    expect(findRenamedDocuments([subject], RENAMES)).toEqual(new Map([["docs/a", "docs/b"]]));
  });

  it("pairs parts of a document behind #, with the first part of the new one", () => {
    const subject = { before: ["a.md#2"], now: ["b.md#1", "b.md#2"], lost: ["a.md#2"] };

    expect(findRenamedDocuments([subject], RENAMES)).toEqual(new Map([["a.md#2", "b.md#1"]]));
  });

  it("pairs nothing if the old name is still a result of another query", () => {
    const other = { before: ["a.md"], now: ["a.md"], lost: [] };

    expect(findRenamedDocuments([LOSING_CASE, other], RENAMES).size).toBe(0);
  });

  it("pairs nothing if the new name was a result at the baseline", () => {
    const other = { before: ["b.md"], now: ["b.md"], lost: [] };

    expect(findRenamedDocuments([LOSING_CASE, other], RENAMES).size).toBe(0);
  });

  it("pairs nothing if the name fits two renamed files", () => {
    const renames = new Map([...RENAMES, ["old/a.md", "old/b.md"]]);

    expect(findRenamedDocuments([LOSING_CASE], renames).size).toBe(0);
  });
});
