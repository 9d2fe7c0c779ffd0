import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openGit } from "../../src/policy/git.ts";
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
    expect(["a.txt", null, "gone.txt"].map((file) => opened(folder).changedAt("HEAD", file))).toEqual([
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
    expect(opened(folder).entry(base, "a/gate.yaml")).toEqual({ mode: "100644", id: strict });
    expect(opened(folder).entry(base, "a/gate.yaml/b")).toBeNull();
    expect(opened(folder).entry("HEAD", "a")?.mode).toBe("040000");
    git(folder, "replace", "-d", base);
    const file = (id: string): string => join(folder, ".git/objects", id.slice(0, 2), id.slice(2));
    for (const [name, read] of [
      [strict, () => opened(folder).blob(strict, 100)],
      [base, () => opened(folder).facts(base)],
      [git(folder, "rev-parse", `${base}:a`), () => opened(folder).entry(base, "a/gate.yaml")],
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
});
