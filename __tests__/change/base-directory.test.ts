/** openBesideDirectory: whether the folder of --base-directory is the base, and how the base's retriever is asked. */
import { createHash } from "node:crypto";
import { symlinkSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { GateError } from "../../src/errors.ts";
import { openBesideDirectory } from "../../src/change/base-directory.ts";
import { openGit } from "../../src/change/git.ts";
import type { ReadPolicies } from "../../src/change/policies.ts";
import {
  checkout,
  commitAll,
  committed,
  git,
  lfsPointer,
  pullRequest,
  type PullRequest,
  pullRequestEvent,
  pushEvent,
  repository,
} from "../helpers/git-repository.ts";
import { workspace, writeFiles } from "../helpers/workspace.ts";
import {
  CONFIG,
  type Written,
  configFile,
  edit,
  policiesIn,
  project,
  record,
  suiteFile,
} from "./project.ts";

const ENVIRONMENT = { PATH: process.env["PATH"] };

/** A pull request, its checked out head and the policies read there. */
interface ProposedChange {
  readonly pull: PullRequest;
  readonly head: string;
  readonly policies: ReadPolicies;
}
type Change = (folder: string) => unknown;

const openBase = (
  { head, policies }: Pick<ProposedChange, "head" | "policies">,
  directory: string,
  written = path.relative(head, directory),
  environment: Readonly<Record<string, string | undefined>> = ENVIRONMENT,
): ReturnType<typeof openBesideDirectory> =>
  openBesideDirectory(
    policies,
    { written, directory },
    { root: { directory: head }, open: (folder) => openGit(folder, ENVIRONMENT), environment },
  );

/** Calls openBase: `beside` if it accepts the folder, or its error in one line. */
function openingResult(...openArguments: Parameters<typeof openBase>): string {
  try {
    openBase(...openArguments);
    return "beside";
  } catch (error) {
    if (!(error instanceof GateError)) {
      throw error;
    }
    expect(error.code === "base_failed" ? 3 : 2).toBe(error.exitCode);
    return `${error.code}: ${error.message} (${error.hint})`;
  }
}

/** A pull request on the project, checked out as the runner does it. */
async function proposeChange(
  origin: string,
  change: Change = (folder) => writeFiles(folder, { "README.md": "more\n" }),
): Promise<ProposedChange> {
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

/** The project with a few more files, and this retriever in its config. */
async function makeOrigin(files: Written = {}, retriever?: Written): Promise<string> {
  const folder = await project();
  const usualFiles = { "serve.mjs": "one\ntwo\n", "data/a.txt": "a\n", "data/b.txt": "b\n" };
  writeFiles(folder, { ...usualFiles, ...files });
  symlinkSync("data/a.txt", path.join(folder, "link"));
  if (retriever !== undefined) {
    edit(folder, CONFIG, (config) => (config.retriever = retriever));
  }
  commitAll(folder, "files");
  return folder;
}

let plainOne: Promise<ProposedChange> | undefined;
/** The plain pull request, made once: its head is changed by no test. */
const plainChange = (): Promise<ProposedChange> =>
  (plainOne ??= makeOrigin().then((repo) => proposeChange(repo)));

describe("openBesideDirectory accepts", () => {
  test.each<[string, (made: ProposedChange) => string]>([
    ["a work tree of the same clone", ({ head }) => workTree(head)],
    ["a clone of its own, of one commit", ({ pull }) => checkout(pull.origin, pull.base, 1)],
    [
      "a folder inside the checkout",
      ({ head }) => {
        git(head, "worktree", "add", "-q", "--detach", "base", "HEAD^1");
        return path.join(head, "base");
      },
    ],
  ])("%s as the base", async (_, make) => {
    const made = await plainChange();
    const directory = make(made);
    const { retriever: receipt } = made.policies.head;
    const { retriever: config } = made.policies.base!.config;
    const beside = { commit: made.pull.base, directory, config, receipt };

    expect(openBase(made, directory)).toEqual(beside);
  });

  test("the base of a repository that names objects by SHA-256", async () => {
    const head = workspace();
    git(head, "init", "-q", "-b", "main", "--object-format=sha256");
    writeFiles(head, { [CONFIG]: configFile(), "retrieval/suite.json": suiteFile() });
    await record(head);
    commitAll(head, "the gate");
    git(head, "checkout", "-q", "-b", "topic");
    commitAll(head, "the change");
    const policies = await policiesIn(head, null, { baseRef: "main" });

    expect(openingResult({ head, policies }, workTree(head, "main"))).toBe("beside");
  });

  test("the commit before in the merge queue", async () => {
    const repo = await makeOrigin();
    const sha = commitAll(repo);
    const head = checkout(repo, sha, 2);
    const policies = await policiesIn(
      head,
      pushEvent(sha, "gh-readonly-queue/main/pr-7", "merge_group"),
    );
    const commit = git(repo, "rev-parse", "HEAD^1");

    expect(openBase({ head, policies }, workTree(head))).toMatchObject({ commit });
  });
});

describe("openBesideDirectory refuses", () => {
  test.each<[string, (head: string) => string, string]>([
    ["no folder", (head) => path.join(head, "nowhere"), "there is no folder nowhere"],
    ["a file", (head) => path.join(head, "serve.mjs"), "there is no folder serve.mjs"],
    ["the checkout itself", (head) => head, "is the checkout under test itself"],
    [
      "a link to it",
      (head) => {
        const link = path.join(workspace(), "link");
        symlinkSync(head, link);
        return link;
      },
      "is the checkout under test itself",
    ],
    ["a folder of it", (head) => path.join(head, "data"), "data is not the top of a git work tree"],
    ["its own commit", (head) => workTree(head, "HEAD"), " is at [0-9a-f]{40}, the base is "],
    ["a repository without a commit", () => repository(), " is at no commit, the base is "],
  ])("%s", async (_, make, words) => {
    const made = await plainChange();
    const found = openingResult(made, make(made.head));

    for (const part of ["base_directory: ", words, "git worktree add --detach"]) {
      expect(found).toMatch(new RegExp(part));
    }
  });

  test("a folder without printing its absolute path", async () => {
    const directory = path.join(workspace(), "base");
    const found = openingResult(await plainChange(), directory, directory);

    expect(found).toContain("there is no folder base");
    expect(found).not.toContain(directory);
  });

  test("any folder if no base commit is known", async () => {
    const repo = await makeOrigin();
    const sha = git(repo, "rev-parse", "HEAD");
    const head = checkout(repo, sha, 1, "refs/remotes/origin/main");
    const shallow = { head, policies: await policiesIn(head, pushEvent(sha, "main")) };

    expect(openingResult(shallow, workspace())).toMatch(
      /the commit before this one.*fetch-depth: 2/,
    );

    const desk = { head: repo, policies: await policiesIn(repo, null) };

    expect(desk.policies.mode).toBe("head_only");
    expect(openingResult(desk, workspace())).toMatch(/no base commit is known.*base-ref/);
  });
});

describe("openBesideDirectory › the retriever of the base", () => {
  const line = (text: string): string => `${JSON.stringify({ id: "1", text })}\n`;

  test("comes from the base's config, with the digest of the base's corpus", async () => {
    const repo = await makeOrigin(
      { "corpus.jsonl": line("before") },
      { kind: "bm25", corpus: "corpus.jsonl" },
    );
    const made = await proposeChange(repo, (folder) => {
      writeFiles(folder, { "corpus.jsonl": line("after") });
      edit(folder, CONFIG, (config) => (config.retriever.max_docs = 9));
    });
    const digest = (text: string): string => createHash("sha256").update(line(text)).digest("hex");

    expect(openBase(made, workTree(made.head))).toMatchObject({
      config: { max_docs: null },
      receipt: { kind: "bm25", corpus_digest: digest("before") },
    });
    expect(made.policies.head.retriever.corpus_digest).toBe(digest("after"));
  });

  test("fails if only the head has built its corpus", async () => {
    const retriever = { kind: "bm25", corpus: "built/corpus.jsonl" };
    const pull = pullRequest(
      await makeOrigin({ ".gitignore": "built\n" }, retriever),
      () => undefined,
    );
    const head = checkout(pull.origin, pull.merge, 2);
    writeFiles(head, { "built/corpus.jsonl": line("x") });
    const policies = await policiesIn(head, pullRequestEvent(pull));

    expect(openingResult({ head, policies }, workTree(head))).toContain(
      "base_failed: the base's retriever: corpus built/corpus.jsonl does not exist",
    );
  });

  test("a base without a gate is asked by the head's files", async () => {
    const repo = committed({ "README.md": "docs\n" });
    const made = await proposeChange(repo, (folder) =>
      writeFiles(folder, { [CONFIG]: configFile(), "retrieval/suite.json": suiteFile() }),
    );

    expect(openBase(made, workTree(made.head))).toMatchObject({
      is_first: true,
      config: made.policies.head.config.retriever,
    });
  });

  test("a base with several configs, none the head's, is asked by the head's", async () => {
    const repo = await makeOrigin({ "a/retrieval-gate.json": "{}", "b/retrieval-gate.json": "{}" });
    git(repo, "mv", CONFIG, "c.json");
    commitAll(repo, "moved");
    const made = await proposeChange(repo, (folder) =>
      writeFiles(folder, { [CONFIG]: configFile() }),
    );

    const { config, is_first: isFirst } = openBase(made, workTree(made.head));

    expect(config).toEqual(made.policies.head.config.retriever);
    expect(isFirst).toBeUndefined();
  });

  const http = { kind: "http", url: "http://127.0.0.1:9200/search", results: "hits" };
  const started = { url: "http://127.0.0.1:{{port}}/", start: { command: ["node", "s.mjs"] } };

  test.each<[string, Written, Written, string]>([
    [
      "runs already, the same for both",
      http,
      {},
      "both ask the server at http://127.0.0.1:9200/search",
    ],
    ["is started from each checkout", { ...http, ...started }, {}, "beside"],
    ["is asked otherwise by the head", http, { url: "http://127.0.0.1:9200/search/v2" }, "beside"],
  ])("accepts or refuses a server that %s", async (_, retriever, change, words) => {
    const made = await proposeChange(await makeOrigin({}, retriever), (folder) =>
      edit(folder, CONFIG, (config) => Object.assign(config.retriever, change)),
    );

    expect(openingResult(made, workTree(made.head))).toContain(words);
  });
});

describe("openBesideDirectory › a search in Python", () => {
  const retriever = { kind: "python", function: "search:search" };
  const environmentIn: Change = (folder) =>
    writeFiles(folder, { ".venv/bin/python": "#!", ".venv/pyvenv.cfg": "" });
  const tools = path.join(workspace({ python3: "#!" }));
  const ofHead = (end: string): string =>
    `base_directory: the head's search runs in the virtual environment .venv, and the base's in ${end}`;

  test.each<[string, Change, Change, string]>([
    ["in no environment on both sides", () => {}, () => {}, "beside"],
    ["in an environment on both sides", environmentIn, environmentIn, "beside"],
    [
      "in an environment of the head alone",
      environmentIn,
      () => {},
      ofHead("python3, which is in no virtual environment (Make the environment in both checkouts"),
    ],
    [
      "in an environment of the base alone",
      () => {},
      environmentIn,
      "the head's search runs in python3, which is in no virtual environment, and the base's in the virtual environment .venv",
    ],
    [
      "in an environment of the base whose interpreter is gone",
      environmentIn,
      (folder) => writeFiles(folder, { ".venv/pyvenv.cfg": "" }),
      "base_failed: the base's retriever: .venv is a virtual environment, but its interpreter is gone",
    ],
  ])("accepts or refuses: %s", async (_, inHead, inBase, words) => {
    const made = await proposeChange(await makeOrigin({ ".gitignore": ".venv\n" }, retriever));
    const base = workTree(made.head);
    inHead(made.head);
    inBase(base);

    expect(openingResult(made, base, undefined, { PATH: tools })).toContain(words);
  });

  test("is accepted in the environment that the step names for both", async () => {
    const made = await proposeChange(await makeOrigin({ ".gitignore": ".venv\n" }, retriever));
    const base = workTree(made.head);
    environmentIn(made.head);
    const active = path.join(made.head, ".venv");

    expect(openingResult(made, base, undefined, { PATH: tools, VIRTUAL_ENV: active })).toBe(
      "beside",
    );
  });
});

describe("openBesideDirectory › Git LFS", () => {
  const CONTENT = "a large file\n";
  const digest = createHash("sha256").update(CONTENT).digest("hex");
  const POINTER = lfsPointer(digest, CONTENT.length);
  const LONGEST = POINTER.padEnd(1024, "\n");

  const writeLargeFile =
    (text: string): Change =>
    (at) =>
      writeFiles(at, { "large.bin": text });
  const pointerRefusal = "has a Git LFS pointer in place of large.bin";
  // which | in git | in the head | in the base | the result
  test.each<[string, string, Change, string, string]>([
    ["pointers in both", POINTER, writeLargeFile(POINTER), POINTER, "beside"],
    ["files in both", POINTER, writeLargeFile(CONTENT), CONTENT, "beside"],
    ["a file in the base alone", POINTER, writeLargeFile(POINTER), CONTENT, "beside"],
    ["a pointer in the base alone", POINTER, writeLargeFile(CONTENT), POINTER, pointerRefusal],
    ["one of 1,024 bytes, the most", LONGEST, writeLargeFile(CONTENT), LONGEST, pointerRefusal],
  ])("accepts or refuses: %s", async (_, inGit, inHead, inBase, words) => {
    const made = await proposeChange(await makeOrigin({ "large.bin": inGit }));
    const base = workTree(made.head);
    inHead(made.head);
    writeFiles(base, { "large.bin": inBase });

    expect(openingResult(made, base)).toContain(words);
  });
});
