import { execFileSync } from "node:child_process";
import { chmodSync } from "node:fs";
import { expect, test } from "vitest";
import { parseFacts, listRenames, openGit } from "../../src/change/git.ts";
import { commitAll, repository, writeFiles } from "../helpers/git-repository.ts";
import { workspace } from "../helpers/workspace.ts";

test("openGit throws if git can't be started or is not on the PATH", () => {
  // A git that is not executable.
  const PATH = `${workspace({ "bin/git": "#!/bin/sh\n" })}/bin`;

  expect(() => openGit(repository(), { PATH })).toThrow(
    expect.objectContaining({ code: "git_failed", message: expect.stringContaining("EACCES") }),
  );
  expect(() => openGit(repository(), { PATH: workspace() })).toThrow(
    expect.objectContaining({ code: "git_missing" }),
  );
});

/**
 * A git that takes every checkout for another user's, and reads the setting `safe.directory` from
 * files alone: it renames the setting where it is an argument.
 */
const OLD_GIT = `#!/bin/sh
for each; do shift; case "$each" in safe.directory=*) set -- "$@" safe.none=x;; *) set -- "$@" "$each";; esac; done
GIT_TEST_ASSUME_DIFFERENT_OWNER=1 exec "$REAL_GIT" "$@"
`;

test("openGit reads another user's checkout with a git that ignores -c safe.directory", () => {
  const folder = repository();
  writeFiles(folder, { "a.txt": "a\n" });
  const commit = commitAll(folder);
  const bin = `${workspace({ "bin/git": OLD_GIT })}/bin`;
  chmodSync(`${bin}/git`, 0o755);
  const PATH = `${bin}:${process.env["PATH"]}`;
  const realGit = execFileSync("sh", ["-c", "command -v git"], { encoding: "utf8" }).trim();

  expect(openGit(folder, { PATH, REAL_GIT: realGit }).commit("HEAD")).toBe(commit);
});

test("parseFacts reads tree, parents, time and subject of a commit", () => {
  const header = [
    `tree ${"1".repeat(40)}`,
    `parent ${"2".repeat(40)}`,
    `parent ${"3".repeat(40)}`,
    "author A <a@example> 1700000000 +0100",
    "committer B <b@example> 1700000060 -0500",
  ].join("\n");
  // The committer's time, not the author's.
  const facts = { parents: ["2".repeat(40), "3".repeat(40)], time: 1_700_000_060 };
  const message = `\n  First line \n\nparent ${"4".repeat(40)}\ncommitter C <c@example> 1 +0000\n`;

  expect(parseFacts(Buffer.from(`${header}\n\n${message}`))).toStrictEqual({
    ...facts,
    subject: "First line",
  });
  expect(parseFacts(Buffer.from(header))).toStrictEqual({ ...facts, subject: "" });
  expect(parseFacts(Buffer.from("tree 1\n\nno committer"))).toStrictEqual({
    parents: [],
    time: 0,
    subject: "no committer",
  });
});

test("listRenames lists new paths by old ones, whatever the names look like", () => {
  // The modes, ids and status of a rename: `R100` for equal files, `R051` for 51 % alike.
  const modes = `:100644 100644 ${"1".repeat(40)} ${"2".repeat(40)}`;
  const fields = [`${modes} R100`, "old.json", "new.json", `${modes} R051`, ":notes R1", ":all R2"];

  expect([...listRenames(Buffer.from(`${fields.join("\0")}\0`))]).toStrictEqual([
    ["old.json", "new.json"],
    [":notes R1", ":all R2"],
  ]);
  expect(listRenames(Buffer.from("")).size).toBe(0);
});
