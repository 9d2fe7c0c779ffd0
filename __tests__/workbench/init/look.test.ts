import { expect, it } from "vitest";
import { lookAt } from "../../../src/workbench/init/look.ts";
import { workspace } from "../../helpers/workspace.ts";

const pages = (folder: string, count: number): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${folder}${i}.md`, "# Page"]));

it.each<readonly [string, Readonly<Record<string, string>>, string | null]>([
  ["none where there are two pages", pages("docs/", 2), null],
  ["the one with three", pages("docs/", 3), "docs"],
  ["the one with most of them", { ...pages("docs/", 3), ...pages("guide/", 4) }, "guide"],
  ["the first of two with as many", { ...pages("guide/", 3), ...pages("docs/", 3) }, "docs"],
  ["docs within a package", pages("packages/api/docs/more/", 3), "packages/api/docs"],
  ["the top", pages("", 3), "."],
])("the folder of documents is %s", (_, files, folder) => {
  expect(lookAt(workspace(files)).documents).toBe(folder);
});
