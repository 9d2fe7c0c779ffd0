import { createHash } from "node:crypto";
import { chmodSync, existsSync, truncateSync, unlinkSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { commitRoot, findEntry } from "../../src/change/change.ts";
import { openGit } from "../../src/change/git.ts";
import type { Root } from "../../src/system/root.ts";
import {
  commitAll,
  committed,
  git,
  lfsPointer,
  link,
  pathWithGit,
  repository,
  writeFiles,
} from "../helpers/git-repository.ts";
import { workspace } from "../helpers/workspace.ts";

const LIMIT = 1024 * 1024;
const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
const openRepository = (folder: string) => openGit(folder, { PATH: process.env["PATH"] });

/** Reads files of the commit; `vouched` has digests by which files outside git are accepted. */
const rootOf = (
  folder: string,
  vouched: Readonly<Record<string, string>> = {},
  commit = "HEAD",
): Required<Root> =>
  commitRoot(
    { directory: folder },
    openRepository(folder),
    commit,
    new Map(Object.entries(vouched)),
  );

const read = (root: Required<Root>, file: string): string =>
  root.read(file, "suite", LIMIT).toString("utf8");

const errorWithCode = (code: string): unknown => expect.objectContaining({ code });

describe("commitRoot › files of the commit", () => {
  test("reads a file of the commit, not of the work tree or the index", () => {
    const folder = committed({ "rules/suite.yaml": "committed\n" });
    writeFiles(folder, { "rules/suite.yaml": "staged\n" });
    git(folder, "add", "-A");
    writeFiles(folder, { "rules/suite.yaml": "edited\n" });

    expect(read(rootOf(folder), "rules/suite.yaml")).toBe("committed\n");
  });

  test("reads executable files, and files of any name", () => {
    const folder = repository();
    const names = ["a b.yaml", "ü.yaml", "*.yaml", ":(top)x.yaml", "-n.yaml", 'quote".yaml'];
    writeFiles(folder, Object.fromEntries(names.map((name) => [name, `${name}\n`])));
    chmodSync(path.join(folder, "a b.yaml"), 0o755);
    commitAll(folder);

    for (const name of names) {
      expect(read(rootOf(folder), name)).toBe(`${name}\n`);
    }
    expect([...openRepository(folder).tree("HEAD").keys()].toSorted()).toStrictEqual(
      names.toSorted(),
    );
    // `*.yaml` is a name and no pattern, and so is `?.yaml`, which no file has.
    expect(findEntry(openRepository(folder), "HEAD", "?.yaml")).toStrictEqual({ kind: "absent" });
  });

  test("reads files without converters, filters and hooks of git", () => {
    const folder = committed({
      ".gitattributes": "*.yaml diff=evil filter=evil text eol=crlf\n",
      "suite.yaml": "honest\n",
    });
    const mark = path.join(workspace(), "ran");
    for (const key of [
      "diff.evil.textconv",
      "filter.evil.smudge",
      "core.fsmonitor",
      "core.pager",
    ]) {
      git(folder, "config", key, `touch ${mark}; echo forged #`);
    }
    writeFiles(folder, { ".git/hooks/post-checkout": `#!/bin/sh\ntouch ${mark}\n` });

    expect(read(rootOf(folder), "suite.yaml")).toBe("honest\n");
    expect(existsSync(mark)).toBe(false);
  });

  test("refuses a file above the size limit", () => {
    const folder = committed({ "suite.yaml": "x".repeat(101), "small.yaml": "x".repeat(100) });

    expect(() => rootOf(folder).read("suite.yaml", "suite", 100)).toThrow(
      errorWithCode("file_too_large"),
    );
    expect(rootOf(folder).read("small.yaml", "suite", 100)).toHaveLength(100);
  });

  test("refuses a file that the clone lacks, with advice", () => {
    // As in a clone with `filter`: the file's object is missing, and a remote promises it.
    const folder = committed({ "suite.yaml": "honest\n" });
    const id = git(folder, "rev-parse", "HEAD:suite.yaml");
    git(folder, "config", "remote.origin.url", "https://example.invalid/x.git");
    git(folder, "config", "remote.origin.promisor", "true");
    const object = path.join(folder, ".git/objects", id.slice(0, 2), id.slice(2));
    unlinkSync(object);

    expect(() => read(rootOf(folder), "suite.yaml")).toThrow(
      expect.objectContaining({
        code: "shallow_clone",
        hint: expect.stringContaining("without `filter`"),
      }),
    );
  });

  test("refuses a damaged file", () => {
    const folder = committed({ "suite.yaml": "honest\n" });
    const id = git(folder, "rev-parse", "HEAD:suite.yaml");
    const object = path.join(folder, ".git/objects", id.slice(0, 2), id.slice(2));
    chmodSync(object, 0o644);
    truncateSync(object, 5);

    expect(() => read(rootOf(folder), "suite.yaml")).toThrow(
      expect.objectContaining({ exitCode: 2 }),
    );
  });

  test("refuses a folder", () => {
    const folder = committed({ "suite.yaml/a.txt": "x" });

    expect(() => read(rootOf(folder), "suite.yaml")).toThrow(errorWithCode("file_not_found"));
  });
});

/** A repository with a submodule at `data`, and a copy of its suite in the work tree. */
function withSubmodule(suite = "a suite"): string {
  const folder = repository();
  writeFiles(folder, { "a.txt": "x" });
  const commit = commitAll(folder);
  // An entry of mode 160000 is a submodule at this commit.
  git(folder, "update-index", "--add", "--cacheinfo", `160000,${commit},data`);
  git(folder, "commit", "-q", "-m", "submodule");
  writeFiles(folder, { "data/suite.yaml": suite });
  return folder;
}

test("commitRoot refuses links and submodules by name", () => {
  const folder = repository();
  writeFiles(folder, { "lax/suite.yaml": "lax\n" });
  link(folder, "suite.yaml", "lax/suite.yaml");
  link(folder, "rules", "lax");
  commitAll(folder);
  // The root is told the digest of the file behind the link, too. It does not help.
  const vouched = { "suite.yaml": sha256("lax\n") };

  for (const [root, file, message] of [
    [rootOf(folder, vouched), "suite.yaml", "suite.yaml is a symbolic link"],
    [rootOf(folder), "rules/suite.yaml", "rules/suite.yaml is behind the symbolic link rules"],
    [rootOf(withSubmodule()), "data/suite.yaml", "data/suite.yaml is in the submodule data"],
  ] as const) {
    expect(() => read(root, file)).toThrow(
      expect.objectContaining({ code: "base_file", message: expect.stringContaining(message) }),
    );
  }
});

describe("commitRoot › files that the commit does not have", () => {
  /** Makes a repository whose work tree has a suite.jsonl that git ignores. */
  function ignoredSuite(): string {
    const folder = committed({ ".gitignore": "suite.jsonl\n" });
    writeFiles(folder, { "suite.jsonl": "downloaded\n" });
    return folder;
  }

  test("reads a file that the commit lacks if the base's baseline has its digest", () => {
    const root = rootOf(ignoredSuite(), { "suite.jsonl": sha256("downloaded\n") });

    expect(read(root, "suite.jsonl")).toBe("downloaded\n");
  });

  test("refuses a file that the commit lacks if its digest is another", () => {
    const root = rootOf(ignoredSuite(), { "suite.jsonl": sha256("another\n") });

    expect(() => read(root, "suite.jsonl")).toThrow(
      expect.objectContaining({ code: "base_file", hint: expect.stringContaining("`files`") }),
    );
  });

  test("finds no file that the commit lacks if the baseline has no digest of it", () => {
    expect(() => read(rootOf(ignoredSuite()), "suite.jsonl")).toThrow(
      errorWithCode("file_not_found"),
    );
  });

  test("reads a file of a submodule by its digest", () => {
    // A commit has no files of a submodule. The work tree's file is taken, with this content.
    const root = rootOf(withSubmodule("copy\n"), { "data/suite.yaml": sha256("copy\n") });

    expect(read(root, "data/suite.yaml")).toBe("copy\n");
  });

  test("reads a file by the digest in its Git LFS pointer", () => {
    const folder = committed({ "suite.jsonl": lfsPointer(sha256("large\n"), "large\n".length) });

    expect(() => read(rootOf(folder), "suite.jsonl")).toThrow(errorWithCode("file_unreadable"));

    writeFiles(folder, { "suite.jsonl": "large\n" });

    expect(read(rootOf(folder), "suite.jsonl")).toBe("large\n");
  });

  test("reads the commit's file, even if the baseline has another one's digest", () => {
    const folder = committed({ "suite.yaml": "committed\n" });
    writeFiles(folder, { "suite.yaml": "edited\n" });

    expect(read(rootOf(folder, { "suite.yaml": sha256("edited\n") }), "suite.yaml")).toBe(
      "committed\n",
    );
  });
});

test("openGit runs git without hooks, without network and without its own variables", () => {
  // This git prints its variables and arguments, which openGit takes for the branch's name.
  const PATH = pathWithGit(
    "#!/bin/sh\n/usr/bin/env | /bin/grep '^GIT_' | /usr/bin/sort\necho \"$@\"\n",
  );
  const gitVariables = {
    GIT_DIR: "/elsewhere",
    GIT_SSH_COMMAND: "evil",
    GIT_EXTERNAL_DIFF: "evil",
  };
  const port = openGit(workspace(), { PATH, HOME: "/root", ...gitVariables });

  const printed = port.symbolicRef("HEAD")!;

  expect(printed).not.toMatch(/elsewhere|evil/);
  expect(printed).toContain("GIT_CONFIG_GLOBAL=/dev/null");
  for (const setting of [
    "--no-replace-objects",
    "protocol.allow=never",
    "safe.directory=",
    "core.hooksPath=/dev/null",
    "core.fsmonitor=false",
    "core.useReplaceRefs=false",
    "core.commitGraph=false",
  ]) {
    expect(printed).toContain(setting);
  }
});
