import { expect, test } from "vitest";
import { openGit } from "../../src/policy/git.ts";
import { changedFiles } from "../../src/policy/base-directory.ts";
import { commitAll, git, repository, writeFiles } from "../helpers/git-repository.ts";

test("line ends as Windows has them are the commit's own in files of up to 64 mebibytes", () => {
  const folder = repository();
  git(folder, "config", "core.compression", "0");
  // 64 * 1024 * 1024, with the one carriage return that the commit does not have.
  const [at, above] = [67_108_864, 67_108_865];
  const lines = (bytes: number, end: string): string => "x".repeat(bytes - end.length) + end;
  writeFiles(folder, { "at.txt": lines(at - 1, "\n"), "above.txt": lines(above - 1, "\n") });
  const commit = commitAll(folder);
  writeFiles(folder, { "at.txt": lines(at, "\r\n"), "above.txt": lines(above, "\r\n") });
  const open = (directory: string) => openGit(directory, { PATH: process.env["PATH"] });
  const tree = { directory: folder, git: open(folder), open, beside: folder };
  expect(changedFiles(tree, commit)).toEqual([{ file: "above.txt", how: "changed" }]);
});
