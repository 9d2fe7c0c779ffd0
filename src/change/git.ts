/**
 * The one door to git: commits, trees, blobs and the paths of the index, and nothing else: no work tree, no hooks, no
 * converters, no network. Its environment and flags are the same for every call. Synchronous, as all reading before the
 * first query is.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GateError } from "../errors.ts";
import { compareCodePoints } from "../model/canonical-json.ts";
import { firstSegment, requireItem } from "../model/lookup.ts";

export interface CommitFacts {
  readonly parents: readonly string[];
  /** Committer's, in seconds since 1970. */
  readonly time: number;
  /** First line of the message; a stranger's text. */
  readonly subject: string;
}

/** From the commit object as it is stored, so that no configuration has a say in it. */
export function parseFacts(commit: Buffer): CommitFacts {
  const [header = "", ...message] = commit.toString("utf8").split("\n\n");
  return {
    parents: [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map((match) => requireItem(match, 1)),
    time: Number(/^committer .* (\d+) [+-]\d{4}$/m.exec(header)?.[1] ?? 0),
    subject: firstSegment(message.join("\n\n").trimStart(), "\n").trim(),
  };
}

export function splitLines(listing: Buffer): readonly string[] {
  return listing.toString("utf8").split("\n").filter(Boolean);
}

/**
 * Returns all renames in the output of `diff-tree -r -z --diff-filter=R`, new paths by old ones. Each rename is three
 * fields: a line of modes and ids, the old path, the new path.
 */
export function listRenames(listing: Buffer): ReadonlyMap<string, string> {
  const fields = listing.toString("utf8").split("\0");
  const renames = new Map<string, string>();
  for (let at = 0; at + 2 < fields.length; at += 3) {
    renames.set(requireItem(fields, at + 1), requireItem(fields, at + 2));
  }
  return renames;
}

/** Returns the old path of the file that became `path` in such an output, or null. */
export function findRenameSource(listing: Buffer, path: string): string | null {
  for (const [before, after] of listRenames(listing)) {
    if (after === path) {
      return before;
    }
  }
  return null;
}

export interface TreeEntry {
  /** `100644`, `100755`: a file; `120000`: a symbolic link; `160000`: a submodule; `040000`: a folder. */
  readonly mode: string;
  readonly id: string;
}

/** Full ids are 40 or 64 hexadecimal digits. Everything throws GateError `git_failed` where git itself fails. */
export interface GitPort {
  /** The full id of the commit that a revision names, or null. */
  readonly commit: (revision: string) => string | null;
  /** Whether the commit's own object is in this clone. */
  readonly has: (commit: string) => boolean;
  /** As the commit object says, without grafts, replacements and shallow marks. */
  readonly facts: (commit: string) => CommitFacts;
  /** Newest first: the commits up to this one that gave the path what stands there, as far as this clone shows. */
  readonly changing: (commit: string, path: string) => readonly string[];
  /** The path that became this one between a parent and its commit; null where none did. */
  readonly renamedFrom: (parent: string, commit: string, path: string) => string | null;
  /** New paths by old ones: files that git pairs between two commits at 50 % or more. */
  readonly renames: (from: string, to: string) => ReadonlyMap<string, string>;
  /** The paths of the index. */
  readonly files: () => readonly string[];
  /**
   * The newest commit on a tip's line of first parents that the other commit is or descends from, or null if this clone shows
   * none. A commit inside a branch that was merged is not on that line.
   */
  readonly firstParentBase: (tip: string, commit: string) => string | null;
  /** Whether the first is the second or an ancestor of it, as far as this clone shows. */
  readonly isAncestor: (commit: string, of: string) => boolean;
  readonly isShallow: () => boolean;
  /** What a symbolic ref points to (`HEAD` -> `refs/heads/main`), or null. */
  readonly symbolicRef: (ref: string) => string | null;
  /** The address of the remote `origin`, or null. */
  readonly origin: () => string | null;
  /** Committer's time, in seconds, of the last commit up to this one that changed the path (null: any); null for none. */
  readonly changedAt: (commit: string, path: string | null) => number | null;
  /** The entry at a path from the top folder, links not followed; null where there is none. */
  readonly entry: (commit: string, path: string) => TreeEntry | null;
  /** Every path of the commit's tree, sorted, with what stands there; those of submodules and links end there. */
  readonly tree: (commit: string) => ReadonlyMap<string, TreeEntry>;
  /** A blob's bytes; throws `file_too_large` above the limit and `shallow_clone` where a partial clone lacks it. */
  readonly blob: (id: string, limit: number) => Buffer;
  /** Those of the blobs that this clone has and that are no larger than the limit. */
  readonly blobs: (ids: readonly string[], limit: number) => ReadonlyMap<string, Buffer>;
  /** The blobs at the path in these commits, up to `limit` bytes in all. That of a symbolic link names its target. */
  readonly versions: (commits: readonly string[], path: string, limit: number) => readonly Buffer[];
}

type GitEnvironment = Readonly<Record<string, string | undefined>>;

interface GitAnswer {
  readonly ok: boolean;
  readonly stdout: Buffer;
  readonly stderr: string;
  readonly overflow: boolean;
}

interface AskedWith {
  /** Bytes of an answer. */
  readonly limit?: number;
  /** Lines for its standard input. */
  readonly lines?: readonly string[];
}
type Ask = (args: readonly string[], more?: AskedWith) => GitAnswer;

/** Git answers in milliseconds; a minute is a hang. */
const TIMEOUT_MS = 60_000;
/** Most bytes of any other answer. */
const SMALL = 16 * 1024 * 1024;
/** Most bytes of a long answer: the listing of five million files, or many blobs. */
const LISTING = 512 * 1024 * 1024;
/** Of names that git can't have: no process can be given one with a zero byte, and an event's payload may hold one. */
const NO_NAME: GitAnswer = {
  ok: false,
  stdout: Buffer.alloc(0),
  stderr: "not a valid object",
  overflow: false,
};
const FULL_ID = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

/**
 * `root` is absolute and holds `.git`; `environment` is the process's. Throws `git_missing` where there is no git on the
 * PATH, and `no_repository` where `root` is none.
 */
export function openGit(root: string, environment: GitEnvironment): GitPort {
  let own: GitEnvironment = {};
  const askGit: Ask = (args, more = {}) =>
    runGit(root, { ...environment, ...own }, own, args, more);
  const opened = askGit(["rev-parse", "--git-dir"]);
  if (DUBIOUS.test(opened.stderr)) {
    own = trustInFile(root);
    requireRepository(askGit(["rev-parse", "--git-dir"]));
  } else {
    requireRepository(opened);
  }
  const readCommit = (revision: string): string | null => {
    const id = answerLine(
      askGit(["rev-parse", "--verify", "--end-of-options", `${revision}^{commit}`]),
    );
    return id !== null && FULL_ID.test(id) ? id : null;
  };
  return { commit: readCommit, ...openHistory(askGit), ...openObjects(askGit, readCommit) };
}

type Objects = Pick<GitPort, "facts" | "entry" | "tree" | "blob" | "blobs" | "versions">;

/** Returns the functions that ask git for commits, files and renames. */
function openHistory(ask: Ask): Omit<GitPort, "commit" | keyof Objects> {
  const askLine = (...args: readonly string[]): string | null => answerLine(ask(args));
  const askList = (what: string, ...args: readonly string[]): Buffer =>
    requireAnswer(ask(args, { limit: LISTING }), what);
  return {
    has: (id) => ask(["cat-file", "-e", `${id}^{commit}`]).ok,
    changing: (id, path) => splitLines(askList(path, "rev-list", "--topo-order", id, "--", path)),
    renamedFrom: (parent, id, path) => {
      const renames = ["-r", "-z", "-M30%", "--diff-filter=R", "--no-ext-diff", parent, id];
      return findRenameSource(askList(id, "diff-tree", ...renames), path);
    },
    renames: (from, to) => {
      const options = ["-r", "-z", "-M50%", "--diff-filter=R", "--no-ext-diff", from, to];
      return listRenames(askList(to, "diff-tree", ...options));
    },
    files: () =>
      askList("the index", "ls-files", "-z").toString("utf8").split("\0").filter(Boolean),
    firstParentBase: (tip, id) => {
      const newer = askList(tip, "rev-list", "--first-parent", "--parents", tip, `^${id}`);
      const oldest = splitLines(newer).at(-1);
      // All of the line that is newer is listed, so what comes before the last of it is the base.
      return oldest === undefined ? askLine("rev-parse", tip) : (oldest.split(" ")[1] ?? null);
    },
    isAncestor: (id, of) => ask(["merge-base", "--is-ancestor", id, of]).ok,
    isShallow: () => askLine("rev-parse", "--is-shallow-repository") !== "false",
    symbolicRef: (ref) => askLine("symbolic-ref", ref),
    origin: () => askLine("config", "remote.origin.url"),
    changedAt: (id, path) => {
      const found = askLine(
        "rev-list",
        "-1",
        "--timestamp",
        id,
        ...(path === null ? [] : ["--", path]),
      );
      return found === null ? null : Number(found.split(" ")[0]);
    },
  };
}

/** Returns the functions that read commits, trees and files from git's objects. */
function openObjects(ask: Ask, commitOf: GitPort["commit"]): Objects {
  const listTree = (commit: string, ...asked: readonly string[]): ReadonlyMap<string, TreeEntry> =>
    parseTree(
      requireAnswer(ask(["ls-tree", "-z", "--full-tree", ...asked], { limit: LISTING }), commit),
    );
  const trees = new Map<string, ReadonlyMap<string, TreeEntry>>();
  return {
    facts: (revision) => {
      const id = FULL_ID.test(revision) ? revision : (commitOf(revision) ?? revision);
      const [commit = Buffer.alloc(0)] = readObjects(ask, "commit", [id]);
      return parseFacts(commit);
    },
    entry: (commit, path) => listTree(commit, "--", commit, path).get(path) ?? null,
    tree: (commit) => {
      const tree = trees.get(commit) ?? listTree(commit, "-r", commit);
      trees.set(commit, tree);
      return tree;
    },
    blob: (id, limit) => readBlob(ask, id, limit),
    blobs: (ids, limit) => readSmallBlobs(ask, ids, limit),
    versions: (commits, path, limit) => readVersions(ask, commits, path, limit),
  };
}

/** Reads what `ls-tree -z` lists: mode, kind, id, a tab and the path, sorted as GitPort says. */
function parseTree(listing: Buffer): ReadonlyMap<string, TreeEntry> {
  const entries: (readonly [string, TreeEntry])[] = [];
  for (const line of listing.toString("utf8").split("\0").filter(Boolean)) {
    const tab = line.indexOf("\t");
    const [mode = "", , id = ""] = line.slice(0, tab).split(" ");
    entries.push([line.slice(tab + 1), { mode, id }]);
  }
  return new Map(entries.toSorted(([a], [b]) => compareCodePoints(a, b)));
}

/** Returns the bytes of objects by their ids, read by one process. */
function readObjects(
  ask: Ask,
  kind: "commit" | "tree" | "blob",
  ids: readonly string[],
): readonly Buffer[] {
  const answer = requireAnswer(
    ask(["cat-file", "--batch"], { limit: LISTING, lines: ids }),
    requireItem(ids, 0),
  );
  let at = 0;
  return ids.map((id) => {
    const end = answer.indexOf("\n", at);
    const [, found = "nothing", size] = answer.toString("utf8", at, end).split(" ");
    if (found === "missing") {
      throw shallowError(id);
    }
    if (found !== kind) {
      throw new GateError("git_failed", `git can't read ${kind} ${id}: it is ${found}`);
    }
    const bytes = answer.subarray(end + 1, end + 1 + Number(size));
    at = end + 2 + Number(size);
    return bytes;
  });
}

/** Returns what stands at the path in each of the commits, up to `limit` bytes in all. */
function readVersions(
  ask: Ask,
  commits: readonly string[],
  path: string,
  limit: number,
): readonly Buffer[] {
  const lines = commits.map((commit) => `${commit}:${path}`);
  const found = splitLines(requireAnswer(ask(["cat-file", "--batch-check"], { lines }), path));
  const ids: string[] = [];
  let left = limit;
  for (const line of found) {
    const [id = "", kind, size] = line.split(" ");
    if (kind !== "blob") {
      continue;
    }
    left -= Number(size);
    if (left >= 0) {
      ids.push(id);
    }
  }
  return ids.length === 0 ? [] : readObjects(ask, "blob", ids);
}

function readBlob(ask: Ask, id: string, limit: number): Buffer {
  const answer = ask(["cat-file", "blob", id], { limit: limit + 1 });
  if (answer.overflow || answer.stdout.length > limit) {
    throw new GateError("file_too_large", `a file of the base has more than ${limit} bytes`, {
      hint: "Split the file.",
    });
  }
  return requireAnswer(answer, `blob ${id}`);
}

/**
 * Returns those of the blobs that are there and have at most `limit` bytes. One process reads as many as surely fit into its
 * answer, at least one.
 */
function readSmallBlobs(
  ask: Ask,
  ids: readonly string[],
  limit: number,
): ReadonlyMap<string, Buffer> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) {
    return new Map();
  }
  const sizes = splitLines(
    requireAnswer(ask(["cat-file", "--batch-check"], { limit: LISTING, lines: unique }), "blobs"),
  );
  const small = unique.filter((_, i) => {
    const [, kind, size] = requireItem(sizes, i).split(" ");
    return kind === "blob" && Number(size) <= limit;
  });
  const found = new Map<string, Buffer>();
  // Each blob comes with a line of its own, far shorter than the limit.
  const atOnce = Math.max(1, Math.floor(LISTING / (2 * limit)));
  for (let from = 0; from < small.length; from += atOnce) {
    const some = small.slice(from, from + atOnce);
    for (const [i, bytes] of readObjects(ask, "blob", some).entries()) {
      found.set(requireItem(some, i), bytes);
    }
  }
  return found;
}

function requireRepository(opened: GitAnswer): void {
  if (opened.ok) {
    return;
  }
  if (DUBIOUS.test(opened.stderr)) {
    throw new GateError("no_repository", `git refuses this checkout: ${opened.stderr}`, {
      hint: "Its files belong to another user, and this git takes no exception. Give the checkout to this user (chown), or update git.",
    });
  }
  throw new GateError("no_repository", `this is no git repository: ${opened.stderr}`, {
    hint: "Run actions/checkout before the gate, in the same job; the rules of the base are read from its objects.",
  });
}

const DUBIOUS = /dubious ownership|unsafe repository/;

/**
 * Returns the variables with which git trusts a checkout of another user by a file: versions from 2.30 on that were patched
 * read the setting from nowhere else. The file goes with the process.
 */
function trustInFile(root: string): GitEnvironment {
  const home = mkdtempSync(join(tmpdir(), "retrieval-gate-git-"));
  const file = join(home, ".gitconfig");
  const quoted = root.replaceAll("\\", "\\\\").replaceAll('"', '\\"');
  writeFileSync(file, `[safe]\n\tdirectory = "${quoted}"\n`);
  process.once("exit", () => rmSync(home, { recursive: true, force: true }));
  // Before 2.32 git knew the file in the home folder alone.
  return { HOME: home, XDG_CONFIG_HOME: home, GIT_CONFIG_GLOBAL: file };
}

/** In place of git's own variables, which redirect what is read (GIT_DIR and its kind). */
const ENVIRONMENT = {
  LC_ALL: "C",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_TERMINAL_PROMPT: "0",
  GIT_OPTIONAL_LOCKS: "0",
  GIT_NO_LAZY_FETCH: "1",
  GIT_GRAFT_FILE: "/dev/null",
  GIT_NO_REPLACE_OBJECTS: "1",
};
const FLAGS: readonly string[] = [
  "--no-replace-objects",
  "--literal-pathspecs",
  ...[
    "protocol.allow=never",
    "core.hooksPath=/dev/null",
    "core.fsmonitor=false",
    // In the repository's own config it beats the switch, on git 2.39.
    "core.useReplaceRefs=false",
    // It may say other parents than the commits do.
    "core.commitGraph=false",
    "advice.graftFileDeprecated=false",
  ].flatMap((setting) => ["-c", setting]),
];

function runGit(
  root: string,
  environment: GitEnvironment,
  own: GitEnvironment,
  args: readonly string[],
  { limit = SMALL, lines = [] }: AskedWith,
): GitAnswer {
  if (args.some((each) => each.includes("\0"))) {
    return NO_NAME;
  }
  const kept = Object.entries(environment).filter(([name]) => !/^GIT_/i.test(name));
  // Loaded late: a folder outside of git does without.
  const { spawnSync } = process.getBuiltinModule("node:child_process");
  const ended = spawnSync("git", [...FLAGS, "-c", `safe.directory=${root}`, ...args], {
    cwd: root,
    env: { ...Object.fromEntries(kept), ...ENVIRONMENT, ...own },
    input: lines.map((each) => `${each}\n`).join(""),
    maxBuffer: limit,
    timeout: TIMEOUT_MS,
    killSignal: "SIGKILL",
    windowsHide: true,
    stdio: "pipe",
  });
  const code = ended.error === undefined ? null : (ended.error as NodeJS.ErrnoException).code;
  if (code === "ENOENT") {
    throw new GateError("git_missing", "there is no `git` on the PATH", {
      hint: "Install git in the job's image before actions/checkout; without it checkout downloads an archive that has no history.",
      cause: ended.error,
    });
  }
  // A git that ended before it read its input has said why.
  if (code !== null && code !== "ENOBUFS" && code !== "EPIPE") {
    throw new GateError("git_failed", `git ${args[0]} failed: ${code}`, { cause: ended.error });
  }
  const said = String(ended.stderr ?? "")
    .trim()
    .split("\n");
  // A missing object is told after warnings of what git tried.
  const stderr = said.find((text) => !text.startsWith("warning:")) ?? requireItem(said, 0);
  // A git that had all of it in the pipe ends with 0, and what was read is cut off.
  const overflow = code === "ENOBUFS";
  if (overflow) {
    return { ok: false, stdout: ended.stdout, stderr: `more than ${limit} bytes`, overflow };
  }
  return { ok: ended.status === 0, stdout: ended.stdout, stderr, overflow };
}

function answerLine(answer: GitAnswer): string | null {
  const text = answer.ok ? answer.stdout.toString("utf8").trim() : "";
  return text === "" ? null : text;
}

/** Stdout, or the reason why there is none: an object that is not in this clone is the caller's to explain. */
function requireAnswer(answer: GitAnswer, what: string): Buffer {
  if (answer.ok) {
    return answer.stdout;
  }
  if (ABSENT.test(answer.stderr)) {
    throw shallowError(what);
  }
  throw new GateError("git_failed", `git can't read ${what}: ${answer.stderr || "no answer"}`);
}

const ABSENT =
  /not allowed|could not fetch|promisor|bad object|bad file|unable to read|not a tree object|not a valid object/i;

function shallowError(what: string): GateError {
  return new GateError("shallow_clone", `${what} is not in this clone`, {
    hint: "Check out with `fetch-depth: 2` (or 0), and without `filter` and `sparse-checkout`.",
  });
}
