import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { factsOf, linesOf, openGit, renameTo } from "../../src/policy/git.ts";
import { commitAll, git, repository, writeFiles } from "../helpers/git-repository.ts";
import { workspace } from "../helpers/workspace.ts";

test("a git that can't be started is a failure, and no folder without a repository", () => {
  // Without the right to run it.
  const PATH = `${workspace({ "bin/git": "#!/bin/sh\n" })}/bin`;
  expect(() => openGit(repository(), { PATH })).toThrow(
    expect.objectContaining({ code: "git_failed", message: expect.stringContaining("EACCES") }),
  );
  expect(() => openGit(repository(), { PATH: workspace() })).toThrow(
    expect.objectContaining({ code: "git_missing" }),
  );
});

describe("what git answers is read", () => {
  const opened = (folder: string) => openGit(folder, { PATH: process.env["PATH"] });

  test("when a path was changed last, and that it never was", () => {
    const folder = repository();
    writeFiles(folder, { "a.txt": "a\n" });
    const seconds = Number(git(folder, "show", "-s", "--format=%ct", commitAll(folder)));
    expect(["a.txt", null, "gone.txt"].map((file) => opened(folder).changedAt("HEAD", file))).toStrictEqual([
      seconds,
      seconds,
      null,
    ]);
  });

  test("in its own bytes: no replacement that the repository's config allows, and no object under another's name", () => {
    const folder = repository();
    writeFiles(folder, { "a/gate.yaml": "strict\n" });
    const base = commitAll(folder);
    const strict = git(folder, "rev-parse", "HEAD:a/gate.yaml");
    writeFiles(folder, { "a/gate.yaml": "lax\n" });
    const head = commitAll(folder);
    const lax = git(folder, "rev-parse", "HEAD:a/gate.yaml");
    git(folder, "config", "core.useReplaceRefs", "true");
    git(folder, "replace", base, head);
    expect(opened(folder).entry(base, "a/gate.yaml")).toStrictEqual({ mode: "100644", id: strict });
    expect(opened(folder).entry(base, "a/gate.yaml/b")).toBeNull();
    expect(opened(folder).entry("HEAD", "a")?.mode).toBe("040000");
    git(folder, "replace", "-d", base);
    const file = (id: string): string => join(folder, ".git/objects", id.slice(0, 2), id.slice(2));
    for (const [name, read] of [
      [strict, () => opened(folder).blob(strict, 100)],
      [base, () => opened(folder).facts(base)],
      [git(folder, "rev-parse", `${base}:a`), () => opened(folder).entry(base, "a/gate.yaml")],
      [git(folder, "rev-parse", `${base}:a`), () => opened(folder).tree(base)],
      // Of the blobs that are only searched.
      [strict, () => opened(folder).blobs([strict], 100)],
      ...[strict, base, git(folder, "rev-parse", `${base}:a`)].map(
        (name) => [name, () => opened(folder).versions([base], "a/gate.yaml", 100)] as const,
      ),
    ] as const) {
      const own = readFileSync(file(name));
      const others = name === strict ? lax : name === base ? head : git(folder, "rev-parse", `${head}:a`);
      chmodSync(file(name), 0o644);
      writeFileSync(file(name), readFileSync(file(others)));
      expect(read).toThrow(expect.objectContaining({ code: "git_failed" }));
      writeFileSync(file(name), own);
      expect(read).not.toThrow();
    }
  });

  test("of what a file held in several commits, as far as it was one, and as it fits", () => {
    const folder = repository();
    const commits = ["one\n", "second\n", null, "third\n"].map((text) => {
      git(folder, "rm", "-q", "-f", "--ignore-unmatch", "a/x.json");
      if (text === null) writeFiles(folder, { "other.txt": "x\n" });
      else writeFiles(folder, { "a/x.json": text });
      return commitAll(folder);
    });
    git(folder, "rm", "-q", "-f", "a/x.json");
    mkdirSync(join(folder, "a"), { recursive: true });
    symlinkSync("../other.txt", join(folder, "a/x.json"));
    const all = [commitAll(folder), ...commits.toReversed()];
    const texts = (limit: number): readonly string[] =>
      opened(folder)
        .versions(all, "a/x.json", limit)
        .map((bytes) => bytes.toString());
    expect(texts(100)).toStrictEqual(["third\n", "second\n", "one\n"]);
    // The link's own 12 bytes count: they are a blob, too.
    expect(texts(25)).toStrictEqual(["third\n", "second\n"]);
    expect(opened(folder).versions([], "a/x.json", 100)).toStrictEqual([]);
  });

  test("of a name that another commit has meanwhile", () => {
    const folder = repository();
    const ids = ["one\n", "two\n"].map((text) => {
      writeFiles(folder, { x: text });
      commitAll(folder);
      return git(folder, "rev-parse", "HEAD:x");
    });
    const port = opened(folder);
    expect(port.entry("HEAD", "x")?.id).toBe(ids[1]);
    git(folder, "reset", "-q", "--hard", "HEAD^");
    expect(port.entry("HEAD", "x")?.id).toBe(ids[0]);
  });

  test("in whose history no commit stands in for another", () => {
    const folder = repository();
    commitAll(folder, "start");
    git(folder, "checkout", "-q", "-b", "topic");
    const lax = commitAll(folder, "lax");
    const head = commitAll(folder, "head");
    git(folder, "checkout", "-q", "main");
    const middle = commitAll(folder, "middle");
    const main = commitAll(folder, "main");
    expect(opened(folder).mergeBase(main, head)).toBe(git(folder, "rev-parse", "main~2"));
    expect(opened(folder).isAncestor(lax, head)).toBe(true);
    // A commit on top of the lax one, under the name of one of main's.
    const forged = git(folder, "commit-tree", "main^{tree}", "-p", lax, "-m", "x");
    const file = (id: string): string => join(folder, ".git/objects", id.slice(0, 2), id.slice(2));
    chmodSync(file(middle), 0o644);
    writeFileSync(file(middle), readFileSync(file(forged)));
    for (const asked of [
      () => opened(folder).mergeBase(main, head),
      () => opened(folder).isAncestor(lax, main),
    ])
      expect(asked).toThrow(expect.objectContaining({ code: "git_failed" }));
  });
});

test("reads a commit as it is stored", () => {
  const header = [
    `tree ${"1".repeat(40)}`,
    `parent ${"2".repeat(40)}`,
    `parent ${"3".repeat(40)}`,
    "author A <a@example> 1700000000 +0100",
    "committer B <b@example> 1700000060 -0500",
  ].join("\n");
  const facts = { tree: "1".repeat(40), parents: ["2".repeat(40), "3".repeat(40)], time: 1_700_000_060 };
  const message = `\n  First line \n\nparent ${"4".repeat(40)}\ncommitter C <c@example> 1 +0000\n`;
  expect(factsOf(Buffer.from(`${header}\n\n${message}`))).toStrictEqual({ ...facts, subject: "First line" });
  expect(factsOf(Buffer.from(header))).toStrictEqual({ ...facts, subject: "" });
  expect(factsOf(Buffer.from("tree 1\n\nno committer"))).toStrictEqual({
    tree: "1",
    parents: [],
    time: 0,
    subject: "no committer",
  });
});

test("reads a listing line by line", () => {
  expect(linesOf(Buffer.from("a\nb\n"))).toStrictEqual(["a", "b"]);
  expect(linesOf(Buffer.from(""))).toStrictEqual([]);
});

test("finds what was renamed to a path, and takes no name for a mode line", () => {
  const line = (score: string): string => `:100644 100644 ${"1".repeat(40)} ${"2".repeat(40)} ${score}`;
  const listing = Buffer.from([line("R100"), "old.json", "new.json", line("R051"), "a", "b", ""].join("\0"));
  expect(renameTo(listing, "new.json")).toBe("old.json");
  expect(renameTo(listing, "b")).toBe("a");
  expect([renameTo(listing, "old.json"), renameTo(listing, "c")]).toStrictEqual([null, null]);
  expect(renameTo(Buffer.from([line("M"), "x", "new.json", ""].join("\0")), "new.json")).toBeNull();
  expect(renameTo(Buffer.from(""), "new.json")).toBeNull();
  expect(renameTo(Buffer.from("new.json"), "new.json")).toBeNull();
});
