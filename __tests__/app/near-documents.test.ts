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

    expect(found).toStrictEqual({ expected: "docs/setip.md", found: "docs/setup.md" });
  });

  it.each([
    ["a document", target("docs/setup.md")],
    ["the name of a symbol", target("docs/setip.md", 1, "name")],
    ["a passage", target("docs/setip.md", 1, "text")],
  ])("finds none for %s", (_, expected) => {
    expect(findNearDocument(makeCase("a", { expected: [expected] }), DOCUMENTS)).toBeNull();
  });
});
