import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { insideRoot } from "../../src/retrievers/paths.ts";
import { makeRoot } from "./harness.ts";

test("paths stay inside the repository, symbolic links included", () => {
  const root = makeRoot();
  const outside = makeRoot();
  mkdirSync(join(root, "sub"));
  writeFileSync(join(outside, "secret"), "");
  symlinkSync(join(outside, "secret"), join(root, "link"));
  symlinkSync(join(root, "sub"), join(root, "inner"));
  expect(insideRoot(root, "sub/new.txt", "retriever.path")).toBe(join(root, "sub", "new.txt"));
  expect(insideRoot(root, ".", "retriever.cwd")).toBe(root);
  expect(insideRoot(root, "inner", "retriever.cwd")).toBe(join(root, "inner"));
  expect(insideRoot(root, "..hidden", "retriever.cwd")).toBe(join(root, "..hidden"));
  for (const path of ["..", "../x", "sub/../../x", "/etc", "link", join(outside, "secret")]) {
    expect(() => insideRoot(root, path, "retriever.path"), path).toThrow(
      expect.objectContaining({ code: "outside_root", message: expect.stringContaining("retriever.path: ") }),
    );
  }
});
