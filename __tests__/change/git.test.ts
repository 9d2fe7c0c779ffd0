import { execFileSync } from "node:child_process";
import { chmodSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { parseFacts, listRenames, openGit } from "../../src/change/git.ts";
import { commitAll, git, repository, writeFiles } from "../helpers/git-repository.ts";
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

test("openGit reads another user's checkout with a git too old for the option", () => {
  const folder = repository();
  writeFiles(folder, { "a.txt": "a\n" });
  const commit = commitAll(folder);
  const bin = `${workspace({ "bin/git": OLD_GIT })}/bin`;
  chmodSync(`${bin}/git`, 0o755);
  const PATH = `${bin}:${process.env["PATH"]}`;
  const realGit = execFileSync("sh", ["-c", "command -v git"], { encoding: "utf8" }).trim();

  expect(openGit(folder, { PATH, REAL_GIT: realGit }).commit("HEAD")).toBe(commit);
});

describe("openGit", () => {
  const openRepository = (folder: string) => openGit(folder, { PATH: process.env["PATH"] });

  test("changedAt says when a path was last changed, or that it never was", () => {
    const folder = repository();
    writeFiles(folder, { "a.txt": "a\n" });
    const seconds = Number(git(folder, "show", "-s", "--format=%ct", commitAll(folder)));

    const port = openRepository(folder);

    expect(port.changedAt("HEAD", "a.txt")).toBe(seconds);
    expect(port.changedAt("HEAD", "gone.txt")).toBeNull();
    // Without a path: any file.
    expect(port.changedAt("HEAD", null)).toBe(seconds);
  });

  test("versions gives a file of several commits, up to a number of bytes in all", () => {
    // The third commit does not have the file.
    const folder = repository();
    const commits = ["one\n", "second\n", null, "third\n"].map((text) => {
      git(folder, "rm", "-q", "-f", "--ignore-unmatch", "a/x.json");
      if (text === null) {
        writeFiles(folder, { "other.txt": "x\n" });
      } else {
        writeFiles(folder, { "a/x.json": text });
      }
      return commitAll(folder);
    });
    const newestFirst = commits.toReversed();
    const versionTexts = (limit: number): readonly string[] =>
      openRepository(folder)
        .versions(newestFirst, "a/x.json", limit)
        .map((bytes) => bytes.toString());

    expect(versionTexts(100)).toStrictEqual(["third\n", "second\n", "one\n"]);
    expect(versionTexts("third\nsecond\n".length)).toStrictEqual(["third\n", "second\n"]);
    expect(openRepository(folder).versions([], "a/x.json", 100)).toStrictEqual([]);
  });
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

describe("listRenames and findRenameSource", () => {
  /**
   * The modes, ids and status of one rename: `R100` for equal files, `R051` for files that are 51 %
   * alike.
   */
  const header = (score: string): string =>
    `:100644 100644 ${"1".repeat(40)} ${"2".repeat(40)} ${score}`;
  const list = (...fields: readonly string[]): Buffer => Buffer.from([...fields, ""].join("\0"));

  it("lists the new path of each old one", () => {
    const listing = list(header("R100"), "old.json", "new.json", header("R051"), "a", "b");

    const renames = listRenames(listing);

    expect([...renames]).toStrictEqual([
      ["old.json", "new.json"],
      ["a", "b"],
    ]);
  });

  it("reads names that look like a line of modes as names", () => {
    const listing = list(
      header("R100"),
      ":notes R1",
      "notes.md",
      header("R060"),
      "x.md",
      ":all R2",
    );

    const renames = listRenames(listing);

    expect([...renames]).toStrictEqual([
      [":notes R1", "notes.md"],
      ["x.md", ":all R2"],
    ]);
  });

  it("lists nothing of an empty listing", () => {
    expect(listRenames(Buffer.from("")).size).toBe(0);
  });
});
