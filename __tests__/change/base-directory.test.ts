/** openBesideDirectory: whether a folder is the base, and how the base's retriever is asked. */
import { createHash } from "node:crypto";
import { cpSync, symlinkSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
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
  remove,
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

interface OpenOptions {
  /** The folder as the user named it; by default relative to the head's. */
  readonly written?: string;
  /** The variables by which the interpreter of a search in Python is found. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

/** Opens the folder as the base of the checked out head. */
function openBase(
  { head, policies }: Pick<ProposedChange, "head" | "policies">,
  directory: string,
  options: OpenOptions = {},
): ReturnType<typeof openBesideDirectory> {
  const { written = path.relative(head, directory), environment = ENVIRONMENT } = options;
  return openBesideDirectory(
    policies,
    { written, shellWord: written, directory },
    { root: { directory: head }, open: (folder) => openGit(folder, ENVIRONMENT), environment },
  );
}

/** Calls openBase. Returns `accepted` if it accepts the folder, else its error in one line. */
function openingResult(...openArguments: Parameters<typeof openBase>): string {
  try {
    openBase(...openArguments);
    return "accepted";
  } catch (error) {
    if (!(error instanceof GateError)) {
      throw error;
    }
    expect(error.exitCode).toBe(error.code === "base_failed" ? 3 : 2);
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

/** Adds a second work tree of the clone, outside of it, as the how-to says. Returns its path. */
function addWorkTree(head: string, revision: string): string {
  const folder = path.join(workspace(), "base");
  git(head, "worktree", "add", "-q", "--detach", folder, revision);
  return folder;
}
/** Adds a work tree at the base: the first parent of the head's commit. */
const addBaseWorkTree = (head: string): string => addWorkTree(head, "HEAD^1");

/** The project with a few more files, and with this retriever in its config if one is given. */
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

/** A push of one commit to main, checked out with so many commits, and the policies read there. */
async function checkOutPush(depth: number) {
  const origin = await makeOrigin();
  const pushed = commitAll(origin, "pushed");
  const head = checkout(origin, pushed, depth, "refs/remotes/origin/main");
  return { head, policies: await policiesIn(head, pushEvent(pushed, "main")) };
}

let plainChangeOnce: Promise<ProposedChange> | undefined;
/** The pull request that edits README.md, made once: no test changes its head. */
const plainChange = (): Promise<ProposedChange> =>
  (plainChangeOnce ??= makeOrigin().then((repo) => proposeChange(repo)));

/** Adds a work tree at the base's commit, and changes it there. */
const editedWorkTree =
  (edit: Change) =>
  ({ head }: ProposedChange): string => {
    const base = addBaseWorkTree(head);
    edit(base);
    return base;
  };

describe("openBesideDirectory accepts", () => {
  test.each<[title: string, makeDirectory: (change: ProposedChange) => string]>([
    ["a work tree of the same clone", ({ head }) => addBaseWorkTree(head)],
    ["a clone of its own, of one commit", ({ pull }) => checkout(pull.origin, pull.base, 1)],
    [
      "a folder inside the checkout",
      ({ head }) => {
        git(head, "worktree", "add", "-q", "--detach", "base", "HEAD^1");
        return path.join(head, "base");
      },
    ],
    [
      "files that git does not track",
      editedWorkTree((base) => writeFiles(base, { "build/index.bin": "built\n" })),
    ],
    [
      "files that git wrote with CRLF",
      editedWorkTree((base) => writeFiles(base, { "serve.mjs": "one\r\ntwo\r\n" })),
    ],
    [
      "files of which only the times differ, as in a copied folder",
      ({ pull }) => {
        const copy = workspace();
        const clone = checkout(pull.origin, pull.base, 1);
        cpSync(clone, copy, { recursive: true, verbatimSymlinks: true });
        return copy;
      },
    ],
  ])("accepts %s as the base", async (_, makeDirectory) => {
    const change = await plainChange();

    const directory = makeDirectory(change);

    expect(openBase(change, directory)).toEqual({
      commit: change.pull.base,
      directory,
      config: change.policies.base!.config.retriever,
      receipt: change.policies.head.retriever,
      shared_path: null,
      edited_code: [],
    });
  });

  test("accepts the base of a repository that names objects by SHA-256", async () => {
    const head = workspace();
    git(head, "init", "-q", "-b", "main", "--object-format=sha256");
    writeFiles(head, { [CONFIG]: configFile(), "retrieval/suite.json": suiteFile() });
    await record(head);
    commitAll(head, "the gate");
    git(head, "checkout", "-q", "-b", "topic");
    commitAll(head, "the change");
    const policies = await policiesIn(head, null, { baseRef: "main" });

    expect(openingResult({ head, policies }, addWorkTree(head, "main"))).toBe("accepted");
  });

  test("accepts the commit before in the merge queue", async () => {
    const repo = await makeOrigin();
    const sha = commitAll(repo);
    const head = checkout(repo, sha, 2);
    const policies = await policiesIn(
      head,
      pushEvent(sha, "gh-readonly-queue/main/pr-7", "merge_group"),
    );
    const commit = git(repo, "rev-parse", "HEAD^1");

    expect(openBase({ head, policies }, addBaseWorkTree(head))).toMatchObject({ commit });
  });

  test("accepts edited files of a submodule", async () => {
    const origin = await makeOrigin();
    const submodule = committed({ "index.txt": "built\n" });
    const commit = git(submodule, "rev-parse", "HEAD");
    // An entry of mode 160000 is a submodule at this commit.
    git(origin, "update-index", "--add", "--cacheinfo", `160000,${commit},sub`);
    git(origin, "commit", "-q", "-m", "a submodule");
    const change = await proposeChange(origin);
    const base = addBaseWorkTree(change.head);
    cpSync(submodule, path.join(base, "sub"), { recursive: true });
    writeFiles(base, { "sub/index.txt": "built again\n" });

    expect(openingResult(change, base)).toBe("accepted");
  });
});

describe("openBesideDirectory refuses", () => {
  test.each<[title: string, makeDirectory: (change: ProposedChange) => string, message: string]>([
    [
      "a folder that does not exist",
      ({ head }) => path.join(head, "nowhere"),
      "there is no folder nowhere",
    ],
    ["a file", ({ head }) => path.join(head, "serve.mjs"), "there is no folder serve.mjs"],
    ["the checkout itself", ({ head }) => head, "is the checkout under test itself"],
    [
      "a link to the checkout itself",
      ({ head }) => {
        const link = path.join(workspace(), "link");
        symlinkSync(head, link);
        return link;
      },
      "is the checkout under test itself",
    ],
    [
      "a folder inside the checkout",
      ({ head }) => path.join(head, "data"),
      "data is not the top of a git work tree",
    ],
    [
      "a work tree at the head's commit",
      ({ head }) => addWorkTree(head, "HEAD"),
      " is at [0-9a-f]{40}, the base is ",
    ],
    [
      "files that are edited, staged or gone",
      editedWorkTree((base) => {
        writeFiles(base, { "serve.mjs": "one\nother\n", "new.txt": "staged\n" });
        remove(base, "data/a.txt");
        git(base, "add", "new.txt");
      }),
      "has tracked files that differ from its commit: data/a.txt, new.txt, serve.mjs \\(",
    ],
  ])("refuses %s", async (_, makeDirectory, message) => {
    const change = await plainChange();
    const result = openingResult(change, makeDirectory(change));

    for (const pattern of ["base_directory: ", message, "git worktree add --detach"]) {
      expect(result).toMatch(new RegExp(pattern));
    }
  });

  test("refuses a repository without a commit, and advises to fetch the base", async () => {
    const change = await plainChange();
    const { base } = change.pull;

    const result = openingResult(change, repository(), { written: "base" });

    expect(result).toContain(`base is at no commit, the base is ${base} (`);
    expect(result).toContain(
      `\`git -C base fetch origin ${base} && git -C base checkout --force ${base}\``,
    );
  });

  test("refuses a clone with edits until its commit is checked out as advised", async () => {
    const change = await plainChange();
    const clone = checkout(change.pull.origin, change.pull.base, 1);
    writeFiles(clone, { "serve.mjs": "one\nother\n" });

    const result = openingResult(change, clone, { written: "base" });
    git(clone, "checkout", "-q", "--force", change.pull.base);

    expect(result).toContain(`: \`git -C base checkout --force ${change.pull.base}\`.`);
    expect(openingResult(change, clone)).toBe("accepted");
  });

  test("does not print the absolute path of a folder that it refuses", async () => {
    const directory = path.join(workspace(), "base");

    const result = openingResult(await plainChange(), directory, { written: directory });

    expect(result).toContain("there is no folder base");
    expect(result).not.toContain(directory);
  });

  test("refuses any folder if the clone is too shallow to know the base", async () => {
    const pushAtDepth1 = await checkOutPush(1);

    const result = openingResult(pushAtDepth1, workspace());

    expect(result).toMatch(/the commit before this one.*fetch-depth: 2/);
  });

  test("refuses any folder if nothing names a base, as on one's own machine", async () => {
    const repo = await makeOrigin();
    const policies = await policiesIn(repo, null);

    expect(policies.mode).toBe("head_only");
    expect(openingResult({ head: repo, policies }, workspace())).toMatch(
      /no base commit is known.*base-ref/,
    );
  });
});

describe("openBesideDirectory › a folder at another commit than the base", () => {
  test("says that the base of a pull request is the merge's first parent", async () => {
    const change = await plainChange();
    const folderAtMerge = addWorkTree(change.head, "HEAD");

    const result = openingResult(change, folderAtMerge);

    expect(result).toContain(
      "The base is the first parent of the merge commit; `pull_request.base.sha` of the event goes stale.",
    );
  });

  test("says that the base of a push to the default branch is the commit before HEAD", async () => {
    const historyDepth = 2;
    const push = await checkOutPush(historyDepth);
    const folderAtPushedCommit = addWorkTree(push.head, "HEAD");

    const result = openingResult(push, folderAtPushedCommit);

    expect(result).toContain("(The base is the commit before HEAD. Make the folder again");
  });

  test("says that the base is of origin/main if the local main is ahead of it", async () => {
    const repo = await makeOrigin();
    const commitOfOrigin = git(repo, "rev-parse", "HEAD");
    git(repo, "update-ref", "refs/remotes/origin/main", commitOfOrigin);
    const commitOfMain = commitAll(repo, "not pushed");
    git(repo, "checkout", "-q", "-b", "topic");
    commitAll(repo, "the change");
    const policies = await policiesIn(repo, null, { baseRef: "main" });
    const folderAtMain = addWorkTree(repo, "main");

    const result = openingResult({ head: repo, policies }, folderAtMain);

    expect(result).toContain(`is at ${commitOfMain}, the base is ${commitOfOrigin}`);
    expect(result).toContain("The base is the newest commit of origin/main that HEAD has.");
  });
});

describe("openBesideDirectory › the retriever of the base", () => {
  /** A corpus of one document with this text. */
  const corpusOf = (text: string): string => `${JSON.stringify({ id: "1", text })}\n`;

  test("the base's retriever is that of its own config and corpus", async () => {
    const repo = await makeOrigin(
      { "corpus.jsonl": corpusOf("before") },
      { kind: "bm25", corpus: "corpus.jsonl" },
    );
    const change = await proposeChange(repo, (folder) => {
      writeFiles(folder, { "corpus.jsonl": corpusOf("after") });
      edit(folder, CONFIG, (config) => (config.retriever.max_docs = 9));
    });

    const base = openBase(change, addBaseWorkTree(change.head));

    const digestBefore = createHash("sha256").update(corpusOf("before")).digest("hex");
    expect(base.receipt).toMatchObject({ kind: "bm25", corpus_digest: digestBefore });
    // The head's config has max_docs: 9.
    expect(base.config).toMatchObject({ max_docs: null });
  });

  test("ends with base_failed if only the head has built its corpus", async () => {
    const retriever = { kind: "bm25", corpus: "built/corpus.jsonl" };
    const origin = await makeOrigin({ ".gitignore": "built\n" }, retriever);
    const pull = pullRequest(origin, () => undefined);
    const head = checkout(pull.origin, pull.merge, 2);
    writeFiles(head, { "built/corpus.jsonl": corpusOf("x") });
    const policies = await policiesIn(head, pullRequestEvent(pull));
    const baseWithoutCorpus = addBaseWorkTree(head);

    const result = openingResult({ head, policies }, baseWithoutCorpus);

    expect(result).toContain(
      "base_failed: the base's retriever: corpus built/corpus.jsonl does not exist",
    );
  });

  test("the base's retriever is the head's if the base has no gate", async () => {
    const repo = committed({ "README.md": "docs\n" });
    const change = await proposeChange(repo, (folder) =>
      writeFiles(folder, { [CONFIG]: configFile(), "retrieval/suite.json": suiteFile() }),
    );

    const base = openBase(change, addBaseWorkTree(change.head));

    expect(base.config).toEqual(change.policies.head.config.retriever);
    // The head brings the first gate.
    expect(base.is_first).toBe(true);
  });

  test("the base's retriever is the head's if several configs may be the base's", async () => {
    // No config of the base has the path of the head's, and three have other paths.
    const repo = await makeOrigin({ "a/retrieval-gate.json": "{}", "b/retrieval-gate.json": "{}" });
    git(repo, "mv", CONFIG, "c.json");
    commitAll(repo, "moved");
    const change = await proposeChange(repo, (folder) =>
      writeFiles(folder, { [CONFIG]: configFile() }),
    );

    const base = openBase(change, addBaseWorkTree(change.head));

    expect(base.config).toEqual(change.policies.head.config.retriever);
    // The base has a gate, so the head's is not the first.
    expect(base.is_first).toBeUndefined();
  });

  describe("that is a server", () => {
    const RUNNING = { kind: "http", url: "http://127.0.0.1:9200/search", results: "hits" };
    const STARTED = {
      ...RUNNING,
      url: "http://127.0.0.1:{{port}}/",
      start: { command: ["node", "s.mjs"] },
    };

    /** The result for a project with the retriever, in which the head changes the retriever. */
    async function resultFor(retriever: Written, changeByHead: Written = {}): Promise<string> {
      const change = await proposeChange(await makeOrigin({}, retriever), (folder) =>
        edit(folder, CONFIG, (config) => Object.assign(config.retriever, changeByHead)),
      );
      return openingResult(change, addBaseWorkTree(change.head));
    }

    test("refuses a running server that base and head ask at one address", async () => {
      expect(await resultFor(RUNNING)).toContain(
        "both ask the server at http://127.0.0.1:9200/search",
      );
    });

    test("accepts a server that each checkout starts for itself", async () => {
      expect(await resultFor(STARTED)).toBe("accepted");
    });

    test("accepts a running server that the head asks at another address", async () => {
      const changeByHead = { url: "http://127.0.0.1:9200/search/v2" };

      expect(await resultFor(RUNNING, changeByHead)).toBe("accepted");
    });
  });
});

describe("openBesideDirectory › a program in Python", () => {
  const program = { kind: "command", command: ["python", "-m", "handbook.serve"] };

  /** The result if handbook is installed from the base into the one environment of PATH. */
  async function resultWith(
    files: Readonly<Record<string, string>>,
    changeByHead?: Change,
    makeBase = addBaseWorkTree,
  ): Promise<string> {
    const change = await proposeChange(await makeOrigin(files, program), changeByHead);
    const base = makeBase(change.head);
    const note = JSON.stringify({ url: pathToFileURL(base).href, dir_info: { editable: true } });
    const folder = workspace({
      "bin/python": "#!",
      "lib/python3.12/site-packages/handbook-0.1.dist-info/direct_url.json": note,
    });
    return openingResult(change, base, { environment: { PATH: path.join(folder, "bin") } });
  }

  // The command is `python -m handbook.serve`. It finds a package at the top of the checkout, but
  // none in src: then both sides import the installed one, which is that of the base's checkout.
  test("refuses a Python program whose package is installed from one side", async () => {
    expect(await resultWith({ "src/handbook/serve.py": "" })).toContain(
      "base_directory: base and head run python of one Python environment, in which handbook is installed from the base's checkout; so both run the code of one side",
    );
  });

  test("knows the owner of a package if the base's checkout lies inside the head's", async () => {
    const addInside = (head: string): string => {
      git(head, "worktree", "add", "-q", "--detach", "base", "HEAD^1");
      return path.join(head, "base");
    };

    expect(await resultWith({ "src/handbook/serve.py": "" }, undefined, addInside)).toContain(
      "handbook is installed from the base's checkout",
    );
  });

  test("accepts a Python program that the head imports from its own checkout", async () => {
    // Both checkouts have src/handbook, which is installed from the base. The head adds handbook at
    // its root, where Python looks first. So each side runs its own code.
    const addPackage: Change = (folder) => writeFiles(folder, { "handbook/serve.py": "" });

    expect(await resultWith({ "src/handbook/serve.py": "" }, addPackage)).toBe("accepted");
  });

  test("accepts a Python program that both sides import from their checkout", async () => {
    // `python -m handbook.serve` finds this file before the installed package.
    expect(await resultWith({ "handbook/serve.py": "" })).toBe("accepted");
  });
});

describe("openBesideDirectory › a function whose package is installed", () => {
  const PIP_NOTE = "lib/python3.12/site-packages/handbook-0.1.dist-info/direct_url.json";

  /** The result if each checkout has `files`, and both sides use one environment with others. */
  async function resultWith(
    files: Readonly<Record<string, string>>,
    retriever: Written,
    filesOfEnvironment: (base: string) => Readonly<Record<string, string>>,
  ): Promise<string> {
    const change = await proposeChange(await makeOrigin(files, { kind: "python", ...retriever }));
    const base = addBaseWorkTree(change.head);
    const folder = workspace({ "bin/python": "#!", ...filesOfEnvironment(base) });
    return openingResult(change, base, { environment: { VIRTUAL_ENV: folder, PATH: "" } });
  }
  /** The file by which pip says that it installed handbook from the base's checkout. */
  const packageInstalledFromBase = (base: string): Readonly<Record<string, string>> => ({
    [PIP_NOTE]: JSON.stringify({ url: pathToFileURL(base).href }),
  });

  test.each([
    [
      "its module is where Python does not look, in lib without `path`",
      { "lib/handbook/search.py": "" },
      "handbook.search:find",
    ],
    [
      "a module of the checkout may import it",
      { "lib/handbook/search.py": "", "ask.py": "from handbook.search import find" },
      "ask:find",
    ],
  ])("refuses an installed function if %s", async (_, files, name) => {
    expect(await resultWith(files, { function: name }, packageInstalledFromBase)).toContain(
      "base_directory: base and head run python of one Python environment, in which handbook is installed from the base's checkout; so both run the code of one side",
    );
  });

  // Each side imports its own code, not the package in the environment, which is the base's.
  // Python looks in src without a setting.
  test.each([
    ["src", {}],
    ["lib", { path: "lib" }],
  ])("accepts an installed function if each checkout has it in %s", async (folder, settings) => {
    const files = { [`${folder}/handbook/search.py`]: "" };
    const retriever = { function: "handbook.search:find", ...settings };

    expect(await resultWith(files, retriever, packageInstalledFromBase)).toBe("accepted");
  });
});

describe("openBesideDirectory › an index that both sides may use", () => {
  /** What is known of both sides, if the head edits these files. */
  async function openWith(retriever: Written, edited: Readonly<Record<string, string>>) {
    const files = { "search.py": "# old", "tests/test_build.py": "# old", "README.md": "old" };
    const change = await proposeChange(await makeOrigin(files, retriever), (folder) =>
      writeFiles(folder, edited),
    );
    const { shared_path: shared, edited_code: code } = openBase(
      change,
      addBaseWorkTree(change.head),
    );
    return { shared, code };
  }

  test("names an index outside of the checkouts as the config writes it", async () => {
    const folder = workspace({ "index.db": "" });
    const command = ["python", "serve.py", `--index=${folder}/index.db`];

    const { shared } = await openWith({ kind: "command", command }, {});

    expect(shared).toBe(`${folder}/index.db`);
  });

  test.each([
    // A relative path is inside of each checkout.
    ["each checkout has its own", "index.db"],
    ["there is no such file", "/no/such/index.db"],
  ])("names no shared index if %s", async (_, file) => {
    const noEdits = {};
    const { shared } = await openWith({ kind: "command", command: ["python", file] }, noEdits);

    expect(shared).toBeNull();
  });

  test("names the code that the head edits, but no tests and no documents", async () => {
    const edited = { "search.py": "# new", "tests/test_build.py": "", "README.md": "new" };

    const { code } = await openWith({ kind: "command", command: ["python"] }, edited);

    expect(code).toEqual(["search.py"]);
  });
});

describe("openBesideDirectory › a file of Git LFS", () => {
  const CONTENT = "a large file\n";
  const digest = createHash("sha256").update(CONTENT).digest("hex");
  const POINTER = lfsPointer(digest, CONTENT.length);
  /** A pointer of the greatest length that is read as one. */
  const LONGEST_POINTER = POINTER.padEnd(1024, "\n");

  /** The texts of large.bin: in the commits, and in the checkouts of head and base. */
  interface LargeFile {
    readonly inGit: string;
    readonly inHead: string;
    readonly inBase: string;
  }
  /** Returns the result after large.bin was written into both checkouts (see openingResult). */
  async function resultWith({ inGit, inHead, inBase }: LargeFile): Promise<string> {
    const change = await proposeChange(await makeOrigin({ "large.bin": inGit }));
    const base = addBaseWorkTree(change.head);
    writeFiles(change.head, { "large.bin": inHead });
    writeFiles(base, { "large.bin": inBase });
    return openingResult(change, base);
  }

  test.each<[title: string, LargeFile]>([
    ["a pointer in head and base", { inGit: POINTER, inHead: POINTER, inBase: POINTER }],
    ["the file in head and base", { inGit: POINTER, inHead: CONTENT, inBase: CONTENT }],
    ["the file in the base alone", { inGit: POINTER, inHead: POINTER, inBase: CONTENT }],
  ])("accepts a file of Git LFS: %s", async (_, largeFile) => {
    expect(await resultWith(largeFile)).toBe("accepted");
  });

  test.each<[title: string, pointer: string]>([
    ["a pointer", POINTER],
    ["a pointer of 1,024 bytes", LONGEST_POINTER],
  ])("refuses %s in place of a file of Git LFS in the base alone", async (_, pointer) => {
    const result = await resultWith({ inGit: pointer, inHead: CONTENT, inBase: pointer });

    expect(result).toContain("has a Git LFS pointer in place of large.bin");
  });

  test("refuses another file than the one that a Git LFS pointer names", async () => {
    const result = await resultWith({ inGit: POINTER, inHead: CONTENT, inBase: "edited\n" });

    expect(result).toContain("has tracked files that differ from its commit: large.bin (");
  });
});
