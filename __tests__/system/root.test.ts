import { absoluteInside } from "../../src/system/root.ts";
import { makeRoot } from "../retrievers/harness.ts";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test("absoluteInside keeps paths inside the repository, links included", () => {
  const root = makeRoot();
  const outside = makeRoot();
  mkdirSync(join(root, "sub"));
  writeFileSync(join(outside, "secret"), "");
  symlinkSync(join(outside, "secret"), join(root, "link"));
  symlinkSync(join(root, "sub"), join(root, "inner"));

  expect(absoluteInside(root, "sub/new.txt", "retriever.path")).toBe(join(root, "sub", "new.txt"));
  expect(absoluteInside(root, ".", "retriever.cwd")).toBe(root);
  expect(absoluteInside(root, "inner", "retriever.cwd")).toBe(join(root, "inner"));
  expect(absoluteInside(root, "..hidden", "retriever.cwd")).toBe(join(root, "..hidden"));
  for (const path of ["..", "../x", "sub/../../x", "/etc", "link", join(outside, "secret")]) {
    expect(() => absoluteInside(root, path, "retriever.path"), path).toThrow(
      expect.objectContaining({
        code: "outside_root",
        message: expect.stringContaining("retriever.path: "),
      }),
    );
  }
});
