import { describe, expect, it } from "vitest";
import { findNearDocument } from "../../src/app/near-documents.ts";
import type { Target } from "../../src/model/suite.ts";
import { makeCase, target } from "../helpers/make.ts";

describe("findNearDocument", () => {
  const DOCUMENTS = new Set(["docs/setup.md", "docs/proxy.md"]);
  const FILE: Target = { kind: "file", value: "docs/setip.md", text: "Set up.", grade: 1 };

  it.each([
    ["a path", target("docs/setip.md")],
    ["a file that is evidence", FILE],
  ])("finds the document that is called almost as %s", (_, expected) => {
    const found = findNearDocument(makeCase("a", { expected: [expected] }), DOCUMENTS);

    // The difference is explained only where a reader does not see it.
    expect(found).toStrictEqual({
      expected: "docs/setip.md",
      found: "docs/setup.md",
      difference: "",
    });
  });

  it.each([
    ["my page.md", "my%20page.md", "it is percent-encoded, as in a URL"],
    ["docs/a.md", "docs/a.md#top", "it has the anchor #top"],
    ["docs/my page.md", "docs/my\u00a0page.md", "U+00A0 in place of U+0020"],
    // A Cyrillic letter that looks like the Latin one.
    ["docs/page.md", "docs/p\u0430ge.md", "U+0430 in place of U+0061"],
    ["docs/page.md", "docs/page.md\u200b", "U+200B in place of nothing"],
    ["docs/page.md\u200b", "docs/page.md", "nothing in place of U+200B"],
  ])("says how %j differs from %j", (expected, found, difference) => {
    const suiteCase = makeCase("a", { expected: [target(expected)] });

    expect(findNearDocument(suiteCase, new Set([found]))).toStrictEqual({
      expected,
      found,
      difference,
    });
  });

  it.each([
    ["a document", target("docs/setup.md")],
    ["the name of a symbol", target("docs/setip.md", 1, "name")],
    ["a passage", target("docs/setip.md", 1, "text")],
  ])("finds none for %s", (_, expected) => {
    expect(findNearDocument(makeCase("a", { expected: [expected] }), DOCUMENTS)).toBeNull();
  });
});
