import { describe, expect, it } from "vitest";
import { hasSameEnd, hasSameLetters } from "../../src/model/alike-names.ts";

describe("hasSameEnd", () => {
  // The parts of the shorter path count, without extension, letter case and percent-encoding.
  it.each([
    ["docs/A.md", "a", true],
    ["docs/a.md", "kb:docs%2Fa.html", true],
    ["docs/a.md", "wiki/a.md", false],
    ["docs/a.md", "docs/aa.md", false],
    // A number alone is no extension.
    ["doc.1", "doc.2", false],
    ["clip.mp3", "clip.7z", true],
  ])("hasSameEnd of %s and %s is %s, in either order", (one, other, isSame) => {
    expect(hasSameEnd(one, other)).toBe(isSame);
    expect(hasSameEnd(other, one)).toBe(isSame);
  });
});

describe("hasSameLetters", () => {
  // Letter case and separators don't count.
  it.each([
    ["docs/A_b.md", "docs:a-b.md", true],
    ["docs/a b.md", "docs%2Fa%20b.md", true],
    ["docs\\a.md", "docs/a.md", true],
    ["100%.md", "100.md", true],
    ["docs/a.md", "docs/b.md", false],
    ["doc-1", "doc-2", false],
  ])("hasSameLetters of %s and %s is %s", (one, other, isSame) => {
    expect(hasSameLetters(one, other)).toBe(isSame);
  });
});
