/** Paths that must stay inside the root. */
import { absoluteInside } from "../../src/system/root.ts";
import { makeRoot } from "../retrievers/harness.ts";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Makes a root with a folder `sub`, a link `inner` to it, and a link `link` to a file outside. */
function makeRootWithLinks(): { readonly root: string; readonly outsideFile: string } {
  const root = makeRoot();
  const outsideFile = join(makeRoot(), "secret");
  mkdirSync(join(root, "sub"));
  writeFileSync(outsideFile, "");
  symlinkSync(outsideFile, join(root, "link"));
  symlinkSync(join(root, "sub"), join(root, "inner"));
  return { root, outsideFile };
}

test("absoluteInside returns the absolute path of what is inside the root", () => {
  const { root } = makeRootWithLinks();

  expect(absoluteInside(root, "sub/new.txt", "retriever.path")).toBe(join(root, "sub", "new.txt"));
  expect(absoluteInside(root, ".", "retriever.cwd")).toBe(root);
  expect(absoluteInside(root, "inner", "retriever.cwd")).toBe(join(root, "inner"));
  expect(absoluteInside(root, "..hidden", "retriever.cwd")).toBe(join(root, "..hidden"));
});

test("absoluteInside refuses paths and links that lead out of the root", () => {
  const { root, outsideFile } = makeRootWithLinks();

  for (const path of ["..", "../x", "sub/../../x", "/etc", "link", outsideFile]) {
    expect(() => absoluteInside(root, path, "retriever.path"), path).toThrow(
      expect.objectContaining({
        code: "outside_root",
        message: expect.stringContaining("retriever.path: "),
      }),
    );
  }
});
