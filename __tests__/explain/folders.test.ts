import { expect, it } from "vitest";
import { parentFolders } from "../../src/explain/groups.ts";

it.each([
  ["a/b/c.md#part", ["a/", "a/b/"]],
  ["c.md", []],
  ["/a/c.md", ["/", "/a/"]],
  ["a//c.md", ["a/", "a//"]],
  // What follows `::` names a part of the file.
  ["pkg/mod::name/of", ["pkg/"]],
])("parentFolders of %s gives the folders above it", (document, folders) => {
  expect(parentFolders(document)).toEqual(folders);
});

it("parentFolders gives at most 32 folders of a path", () => {
  const folders = parentFolders(`${"a/".repeat(100_000)}b`);

  expect(folders).toHaveLength(32);
  expect(folders.at(-1)).toBe("a/".repeat(32));
});
