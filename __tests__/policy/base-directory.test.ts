import { createHash } from "node:crypto";
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { GateError } from "../../src/errors.ts";
import { openBeside } from "../../src/policy/base-directory.ts";
import { openGit } from "../../src/policy/git.ts";
import type { ReadPolicies } from "../../src/policy/policies.ts";
import {
  checkout,
  commitAll,
  git,
  type PullRequest,
  pullRequest,
  pullRequestEvent,
  pushEvent,
  repository,
} from "../helpers/git-repository.ts";
import { workspace, writeFiles } from "../helpers/workspace.ts";
import { CONFIG, type Written, configFile, edit, policiesIn, project, record, suiteFile } from "./project.ts";

const ENVIRONMENT = { PATH: process.env["PATH"] };

function opened(head: string, policies: ReadPolicies, directory: string): ReturnType<typeof openBeside> {
  return openBeside(
    policies,
    { written: path.relative(head, directory), directory },
    { root: { directory: head }, open: (folder) => openGit(folder, ENVIRONMENT) },
  );
}

function refusal(head: string, policies: ReadPolicies, directory: string): GateError {
  try {
    opened(head, policies, directory);
  } catch (error) {
    if (error instanceof GateError) return error;
    throw error;
  }
  throw new Error("not refused");
}

interface Made {
  readonly pull: PullRequest;
  readonly head: string;
  readonly policies: ReadPolicies;
}

/** A pull request on the project, checked out as the runner does it. */
async function proposed(
  origin: string,
  change: (folder: string) => void = (folder) => writeFiles(folder, { "README.md": "more\n" }),
): Promise<Made> {
  const pull = pullRequest(origin, change);
  const head = checkout(origin, pull.merge, 2);
  return { pull, head, policies: await policiesIn(head, pullRequestEvent(pull)) };
}

/** As the how-to says: a second work tree of the same clone, outside of it. */
function workTree(head: string, revision = "HEAD^1"): string {
  const folder = path.join(workspace(), "base");
  git(head, "worktree", "add", "-q", "--detach", folder, revision);
  return folder;
}

const FILES = { "serve.mjs": "one\ntwo\n", "data/a.txt": "a\n", "data/b.txt": "b\n" };

async function origin(files: Written = {}, config: Written = {}): Promise<string> {
  const folder = await project(config);
  writeFiles(folder, { ...FILES, ...files });
  commitAll(folder, "files");
  return folder;
}

describe("is the base", () => {
  test.each([
    ["a work tree of the same clone", ({ head }: Made) => workTree(head)],
    ["a clone of its own, of one commit", ({ pull }: Made) => checkout(pull.origin, pull.base, 1)],
    [
      "a folder inside the checkout",
      ({ head }: Made) => {
        git(head, "worktree", "add", "-q", "--detach", "base", "HEAD^1");
        return path.join(head, "base");
      },
    ],
  ])("%s", async (_, make) => {
    const made = await proposed(await origin());
    const directory = make(made);
    expect(opened(made.head, made.policies, directory)).toEqual({
      kind: "beside",
      beside: {
        commit: made.pull.base,
        directory,
        config: made.policies.base!.config.retriever,
        receipt: made.policies.head.retriever,
      },
    });
  });

  test("with line ends as checkout writes them", async () => {
    const repo = await origin({ ".gitattributes": "*.bat text eol=crlf\n", "run.bat": "one\ntwo\n" });
    const { head, policies } = await proposed(repo);
    const base = workTree(head);
    expect(execFileSync("cat", [path.join(base, "run.bat")], { encoding: "utf8" })).toBe("one\r\ntwo\r\n");
    expect(opened(head, policies, base).kind).toBe("beside");
  });

  test("of a repository that names objects by SHA-256", async () => {
    const folder = workspace();
    git(folder, "init", "-q", "-b", "main", "--object-format=sha256");
    writeFiles(folder, { [CONFIG]: configFile(), "retrieval/suite.json": suiteFile(), ...FILES });
    await record(folder);
    commitAll(folder, "the gate");
    git(folder, "checkout", "-q", "-b", "topic");
    commitAll(folder, "the change");
    const policies = await policiesIn(folder, null, { baseRef: "main" });
    expect(opened(folder, policies, workTree(folder, "main")).kind).toBe("beside");
  });

  test("the commit before, in the merge queue", async () => {
    const repo = await origin();
    writeFiles(repo, { "README.md": "more\n" });
    const sha = commitAll(repo);
    const head = checkout(repo, sha, 2);
    const policies = await policiesIn(head, pushEvent(sha, "gh-readonly-queue/main/pr-7", "merge_group"));
    expect(opened(head, policies, workTree(head))).toMatchObject({
      beside: { commit: git(repo, "rev-parse", "HEAD^1") },
    });
  });
});

describe("is not the base", () => {
  test.each([
    ["no folder", (head: string) => path.join(head, "nowhere"), "there is no folder nowhere"],
    ["a file", (head: string) => path.join(head, "serve.mjs"), "there is no folder serve.mjs"],
    ["the checkout itself", (head: string) => head, "is the checkout under test itself"],
    [
      "a link to it",
      (head: string) => {
        const link = path.join(workspace(), "link");
        symlinkSync(head, link);
        return link;
      },
      "is the checkout under test itself",
    ],
    ["a folder of it", (head: string) => path.join(head, "data"), "data is not the top of a git work tree"],
    [
      "its own commit",
      (head: string) => workTree(head, "HEAD"),
      /base is at [0-9a-f]{40}, the base is [0-9a-f]{40}$/,
    ],
    ["a repository without a commit", () => repository(), / is at no commit, the base is [0-9a-f]{40}$/],
  ] as const)("%s", async (_, make, words) => {
    const { head, policies } = await proposed(await origin());
    const error = refusal(head, policies, make(head));
    expect([error.code, error.exitCode]).toEqual(["base_directory", 2]);
    if (typeof words === "string") expect(error.message).toContain(words);
    else expect(error.message).toMatch(words);
    expect(error.hint).toContain("git worktree add --detach");
  });

  test.each([
    [
      "an edited file",
      (base: string) => writeFiles(base, { "serve.mjs": "one\nTWO\n" }),
      "serve.mjs (changed)",
    ],
    [
      "a file with other line ends inside",
      (base: string) => writeFiles(base, { "serve.mjs": "one\rtwo\n" }),
      "serve.mjs (changed)",
    ],
    ["a file that is gone", (base: string) => rmSync(path.join(base, "data/a.txt")), "data/a.txt (missing)"],
    [
      "a file that became a link to the same text",
      (base: string) => {
        rmSync(path.join(base, "data/a.txt"));
        writeFiles(base, { "data/copy.txt": "a\n" });
        symlinkSync("copy.txt", path.join(base, "data/a.txt"));
      },
      "data/a.txt (changed)",
    ],
    [
      "a link that points elsewhere",
      (base: string) => {
        rmSync(path.join(base, "link"));
        symlinkSync("data/b.txt", path.join(base, "link"));
      },
      "link (changed)",
    ],
    [
      "a folder in the place of a file",
      (base: string) => {
        rmSync(path.join(base, "data/a.txt"));
        mkdirSync(path.join(base, "data/a.txt"));
      },
      "data/a.txt (changed)",
    ],
    [
      "an edited file that git was told to overlook",
      (base: string) => {
        git(base, "update-index", "--assume-unchanged", "serve.mjs");
        writeFiles(base, { "serve.mjs": "one\n" });
      },
      "serve.mjs (changed)",
    ],
    [
      "a checkout of some folders only",
      (base: string) => git(base, "sparse-checkout", "set", "--no-cone", "/data/", "/link"),
      "serve.mjs (missing)",
    ],
  ] as const)("%s", async (_, spoil, words) => {
    const repo = await origin();
    symlinkSync("data/a.txt", path.join(repo, "link"));
    commitAll(repo, "a link");
    const { head, policies } = await proposed(repo);
    const base = workTree(head);
    spoil(base);
    const error = refusal(head, policies, base);
    expect([error.code, error.exitCode]).toEqual(["base_directory", 2]);
    expect(error.message).toContain(words);
  });

  test("more than five changed files are counted", async () => {
    const { head, policies } = await proposed(await origin());
    const base = workTree(head);
    git(base, "rm", "-r", "-q", ".");
    expect(refusal(head, policies, base).message).toMatch(
      /: README\.md \(missing\), .* \(missing\) and 2 more$/,
    );
  });

  test("no message holds an absolute path", async () => {
    const { head, policies } = await proposed(await origin());
    const directory = path.join(workspace(), "base");
    try {
      openBeside(
        policies,
        { written: directory, directory },
        { root: { directory: head }, open: (folder) => openGit(folder, ENVIRONMENT) },
      );
    } catch (error) {
      expect(String(error)).toContain("there is no folder base");
      expect(String(error)).not.toContain(directory);
    }
    expect.assertions(2);
  });
});

describe("no base commit is known", () => {
  test("on the default branch, at depth 1", async () => {
    const repo = await origin();
    const sha = git(repo, "rev-parse", "HEAD");
    const head = checkout(repo, sha, 1, "refs/remotes/origin/main");
    const policies = await policiesIn(head, pushEvent(sha, "main"));
    expect(refusal(head, policies, workspace())).toMatchObject({
      code: "base_directory",
      message: expect.stringContaining("the commit before this one"),
      hint: expect.stringContaining("fetch-depth: 2"),
    });
  });

  test("where no base judges at all", async () => {
    const repo = await origin();
    const policies = await policiesIn(repo, null);
    expect(policies.mode).toBe("head_only");
    expect(refusal(repo, policies, workspace())).toMatchObject({
      code: "base_directory",
      message: expect.stringContaining("no base commit is known"),
      hint: expect.stringContaining("base-ref"),
    });
  });
});

describe("which retriever is the base's", () => {
  test("of the base's config, though the head's is another", async () => {
    const { head, policies } = await proposed(await origin(), (folder) =>
      edit(folder, CONFIG, (config) => (config["retriever"]["command"] = ["python3", "serve.py"])),
    );
    const found = opened(head, policies, workTree(head));
    expect(found).toMatchObject({ beside: { config: { command: ["node", "serve.mjs"], cwd: "." } } });
    expect(policies.head.config.retriever).toMatchObject({ command: ["python3", "serve.py"] });
  });

  test("with the digest of the base's corpus", async () => {
    const retriever = { kind: "bm25", corpus: "corpus.jsonl" };
    const line = (text: string) => `${JSON.stringify({ id: "1", text })}\n`;
    const repo = await origin({ "corpus.jsonl": line("before") }, {});
    edit(repo, CONFIG, (config) => (config["retriever"] = retriever));
    commitAll(repo, "bm25");
    const { head, policies } = await proposed(repo, (folder) =>
      writeFiles(folder, { "corpus.jsonl": line("after") }),
    );
    const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
    const found = opened(head, policies, workTree(head));
    expect(found).toMatchObject({
      beside: { receipt: { kind: "bm25", corpus_digest: sha256(line("before")) } },
    });
    expect(policies.head.retriever.corpus_digest).toBe(sha256(line("after")));
  });

  test("a corpus that only the head has built is the base's failure", async () => {
    const retriever = { kind: "bm25", corpus: "built/corpus.jsonl" };
    const repo = await origin({ ".gitignore": "built\n" });
    edit(repo, CONFIG, (config) => (config["retriever"] = retriever));
    commitAll(repo, "bm25");
    const pull = pullRequest(repo, (folder) => writeFiles(folder, { "README.md": "more\n" }));
    const head = checkout(repo, pull.merge, 2);
    writeFiles(head, { "built/corpus.jsonl": `${JSON.stringify({ id: "1", text: "x" })}\n` });
    const policies = await policiesIn(head, pullRequestEvent(pull));
    expect(refusal(head, policies, workTree(head))).toMatchObject({
      code: "base_failed",
      exitCode: 3,
      message: expect.stringContaining("the base's retriever: corpus built/corpus.jsonl does not exist"),
    });
  });

  test("a base without a gate has none yet", async () => {
    const repo = repository();
    writeFiles(repo, { "README.md": "docs\n" });
    commitAll(repo);
    const pull = pullRequest(repo, (folder) => {
      writeFiles(folder, { [CONFIG]: configFile(), "retrieval/suite.json": suiteFile() });
    });
    const head = checkout(repo, pull.merge, 2);
    const policies = await policiesIn(head, pullRequestEvent(pull));
    expect(opened(head, policies, workTree(head))).toEqual({ kind: "alone", reason: "bootstrap" });
  });

  test("a base with several configs, none of them the head's", async () => {
    const repo = await origin({ "a/retrieval-gate.json": "{}", "b/retrieval-gate.json": "{}" });
    git(repo, "mv", CONFIG, "c.json");
    commitAll(repo, "moved");
    const { head, policies } = await proposed(repo, (folder) =>
      writeFiles(folder, { [CONFIG]: configFile() }),
    );
    expect(opened(head, policies, workTree(head))).toEqual({ kind: "alone", reason: "config_moved" });
  });
});

describe("a server that runs already", () => {
  const http = { kind: "http", url: "http://127.0.0.1:9200/search", results: "hits" };

  test("is refused: both would ask the same one", async () => {
    const repo = await origin();
    edit(repo, CONFIG, (config) => (config["retriever"] = http));
    commitAll(repo, "http");
    const { head, policies } = await proposed(repo);
    expect(refusal(head, policies, workTree(head))).toMatchObject({
      code: "base_directory",
      message: expect.stringContaining("both ask the server at http://127.0.0.1:9200/search"),
      hint: expect.stringContaining("{{port}}"),
    });
  });

  test.each([
    [
      "started from each checkout",
      { ...http, url: "http://127.0.0.1:{{port}}/", start: { command: ["node", "s.mjs"] } },
      {},
    ],
    ["asked otherwise by the head", http, { url: "http://127.0.0.1:9200/search/v2" }],
  ] as const)("but not one that is %s", async (_, retriever, change) => {
    const repo = await origin();
    edit(repo, CONFIG, (config) => (config["retriever"] = retriever));
    commitAll(repo, "http");
    const { head, policies } = await proposed(repo, (folder) =>
      edit(folder, CONFIG, (config) =>
        Object.assign(config["retriever"], change, { params: { same: false, ...change } }),
      ),
    );
    expect(opened(head, policies, workTree(head)).kind).toBe("beside");
  });
});

describe("submodules", () => {
  /** The project with a submodule at `data-set`, which holds one file; the submodule's repository. */
  async function withSubmodule(): Promise<{ repo: string; inner: string }> {
    const inner = repository();
    writeFiles(inner, { "corpus.txt": "one\n" });
    commitAll(inner);
    const repo = await origin();
    git(repo, "submodule", "add", "-q", `file://${inner}`, "data-set");
    commitAll(repo, "submodule");
    return { repo, inner };
  }

  const fill = (folder: string) => git(folder, "submodule", "update", "-q", "--init");

  test.each([
    ["in neither", false, () => {}, null],
    ["in both", true, fill, null],
    ["in the head alone", true, () => {}, "data-set (a submodule that is not checked out)"],
    [
      "with a file edited",
      true,
      (base: string) => (fill(base), writeFiles(base, { "data-set/corpus.txt": "two\n" })),
      "data-set/corpus.txt (changed)",
    ],
    [
      "at another commit",
      true,
      (base: string) => (fill(base), commitAll(path.join(base, "data-set"), "further")),
      "data-set (a submodule at another commit)",
    ],
    [
      "as a plain folder",
      true,
      (base: string) => writeFiles(base, { "data-set/corpus.txt": "one\n" }),
      "data-set (changed)",
    ],
  ] as const)("%s", async (_, inHead, prepare, words) => {
    const { repo } = await withSubmodule();
    const { head, policies } = await proposed(repo);
    if (inHead) fill(head);
    const base = workTree(head);
    prepare(base);
    if (words === null) expect(opened(head, policies, base).kind).toBe("beside");
    else expect(refusal(head, policies, base).message).toContain(words);
  });
});

describe("Git LFS", () => {
  const CONTENT = "a large file\n";
  const digest = createHash("sha256").update(CONTENT).digest("hex");
  const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${digest}\nsize ${CONTENT.length}\n`;

  test.each([
    ["pointers in both", POINTER, POINTER, null],
    ["files in both", CONTENT, CONTENT, null],
    ["a file in the base alone", POINTER, CONTENT, null],
    ["a pointer in the base alone", CONTENT, POINTER, "large.bin (a Git LFS pointer in place of its file)"],
    ["another file", CONTENT, "another file\n", "large.bin (changed)"],
  ] as const)("%s", async (_, inHead, inBase, words) => {
    const { head, policies } = await proposed(await origin({ "large.bin": POINTER }));
    const base = workTree(head);
    writeFiles(head, { "large.bin": inHead });
    writeFiles(base, { "large.bin": inBase });
    if (words === null) expect(opened(head, policies, base).kind).toBe("beside");
    else expect(refusal(head, policies, base).message).toContain(words);
  });

  test("a pointer has 1,024 bytes at most", async () => {
    const pointer = POINTER.padEnd(1024, "\n");
    const { head, policies } = await proposed(await origin({ "large.bin": pointer }));
    const base = workTree(head);
    writeFiles(head, { "large.bin": CONTENT });
    expect(refusal(head, policies, base).message).toContain(
      "large.bin (a Git LFS pointer in place of its file)",
    );
  });

  test("a link in the head is no pointer, wherever it leads", async () => {
    const { head, policies } = await proposed(await origin({ "large.bin": POINTER }));
    const base = workTree(head);
    writeFiles(head, { "copy.bin": POINTER });
    rmSync(path.join(head, "large.bin"));
    symlinkSync("copy.bin", path.join(head, "large.bin"));
    expect(refusal(head, policies, base).message).toContain(
      "large.bin (a Git LFS pointer in place of its file)",
    );
  });
});
