/**
 * The only code that runs git. It reads commits, trees, blobs and the paths of the index, and
 * nothing else: no hooks, no network, no converters, and no work tree but for `changedHere`.
 * Synchronous, like all reading before the first query.
 */
import { rmSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { systemCode } from "../system/json.ts";
import { makeTemporaryFolder } from "../system/temporary.ts";
import { GateError, valueForGateError } from "../errors.ts";
import { compareCodePoints } from "../model/canonical-json.ts";
import { firstSegment, requireItem, readOnce, zipLists } from "../model/lookup.ts";

export interface CommitFacts {
  readonly parents: readonly string[];
  /** The committer's time, in seconds since 1970. */
  readonly time: number;
  /** First line of the message; a stranger's text. */
  readonly subject: string;
}

/**
 * Returns what a commit object says, from its bytes as they are stored: git's own output depends on
 * its configuration. Without a committer's line the time is 0.
 */
export function parseFacts(commit: Buffer): CommitFacts {
  const [header = "", ...message] = commit.toString("utf8").split("\n\n");
  return {
    parents: [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map((match) => requireItem(match, 1)),
    // `committer A Name <a@b.org> 1709290000 +0100`
    time: Number(/^committer .* (\d+) [+-]\d{4}$/m.exec(header)?.[1] ?? 0),
    subject: firstSegment(message.join("\n\n").trimStart(), "\n").trim(),
  };
}

export function splitOutputLines(listing: Buffer): readonly string[] {
  return listing.toString("utf8").split("\n").filter(Boolean);
}

function splitFields(listing: Buffer): readonly string[] {
  return listing.toString("utf8").split("\0").filter(Boolean);
}

/**
 * Returns the renames in the output of `diff-tree -r -z --diff-filter=R`, new paths by old ones:
 * three fields each, a line of modes and ids, the old path, the new path.
 */
export function listRenames(listing: Buffer): ReadonlyMap<string, string> {
  const fields = listing.toString("utf8").split("\0");
  const renames = new Map<string, string>();
  for (let at = 0; at + 2 < fields.length; at += 3) {
    renames.set(requireItem(fields, at + 1), requireItem(fields, at + 2));
  }
  return renames;
}

export interface TreeEntry {
  /** `100644`, `100755`: a file; `120000`: a link; `160000`: a submodule; `040000`: a folder. */
  readonly mode: string;
  /** The id of the blob or tree; of a submodule that of its commit. */
  readonly id: string;
}

/**
 * Ids are full: 40 or 64 hexadecimal digits. Each function throws GateError `git_failed` if git
 * itself fails, and `shallow_clone` if it needs an object that this clone lacks.
 */
export interface GitPort {
  /** The full id of the commit that a revision names, or null. Read once, as entries are. */
  readonly commit: (revision: string) => string | null;
  readonly has: (commit: string) => boolean;
  /** What the commit object says, whatever grafts, replacements and shallow marks say. */
  readonly facts: (commit: string) => CommitFacts;
  /** The commits up to this one that changed the path, newest first, as far as this clone shows. */
  readonly changing: (commit: string, path: string) => readonly string[];
  /** New paths by old ones: files that are 50 % or more alike in two commits. */
  readonly renames: (from: string, to: string) => ReadonlyMap<string, string>;
  /** The files of the first commit that the second has edited or does not have. */
  readonly changed: (from: string, to: string) => ReadonlySet<string>;
  /** Tracked files that differ from HEAD or are gone; not what changed inside a submodule. */
  readonly changedHere: () => readonly string[];
  readonly files: () => readonly string[];
  readonly untracked: () => readonly string[];
  /**
   * The newest commit of the tip's first-parent history that is `commit` or an ancestor of it; null
   * if this clone shows none.
   */
  readonly firstParentBase: (tip: string, commit: string) => string | null;
  /** Whether the first is the second or an ancestor of it, as far as this clone shows. */
  readonly isAncestor: (commit: string, of: string) => boolean;
  /** Whether this clone lacks a part of the history; true if git does not say. */
  readonly isShallow: () => boolean;
  /** The full names of all branches and tags: `refs/heads/main`, `refs/remotes/origin/main`. */
  readonly refs: () => readonly string[];
  /** What a symbolic ref points to (`HEAD` -> `refs/heads/main`), or null. */
  readonly symbolicRef: (ref: string) => string | null;
  /** Those of the paths that git ignores. */
  readonly ignored: (paths: readonly string[]) => readonly string[];
  readonly origin: () => string | null;
  /** The last commit up to this one that changed the path; null if none did. */
  readonly lastChange: (commit: string, path: string) => string | null;
  /**
   * The entry at a path from the top folder, links not followed; null if there is none. Each entry
   * and tree is read once, so a ref must not move during the run.
   */
  readonly entry: (commit: string, path: string) => TreeEntry | null;
  /** By path, sorted. Submodules and links are entries; nothing below them is. */
  readonly tree: (commit: string) => ReadonlyMap<string, TreeEntry>;
  /** Throws `file_too_large` above `limit` bytes, `shallow_clone` if a partial clone lacks it. */
  readonly blob: (id: string, limit: number) => Buffer;
  /**
   * By their names: an id, or `commit:path`. Left out: larger blobs than `limit` bytes, and those
   * that this clone lacks.
   */
  readonly blobs: (names: readonly string[], limit: number) => ReadonlyMap<string, Buffer>;
}

export interface CommitInGit {
  readonly git: GitPort;
  readonly commit: string;
}

type GitEnvironment = Readonly<Record<string, string | undefined>>;

interface GitAnswer {
  readonly ok: boolean;
  readonly stdout: Buffer;
  /** The line that says what went wrong. */
  readonly stderr: string;
  /** Whether the answer was longer than the limit, and so is cut off. */
  readonly overflow: boolean;
}

interface AskOptions {
  /** The longest answer, in bytes. */
  readonly limit?: number;
  /** Lines for its standard input. */
  readonly lines?: readonly string[];
}
/** Runs git with these arguments. A failure of git is an answer that is not `ok`. */
type Ask = (args: readonly string[], options?: AskOptions) => GitAnswer;

/** Git answers in milliseconds; a minute is a hang. */
const TIMEOUT_MS = 60_000;
/** The longest answer if nothing else is asked for, in bytes. */
const USUAL_LIMIT = 16 * 1024 * 1024;
/** For answers that list or read many objects, in bytes: five million files have such a list. */
const LIST_LIMIT = 512 * 1024 * 1024;
/** For an argument with a zero byte, as from an event: no process can be given one. */
const NO_SUCH_OBJECT: GitAnswer = {
  ok: false,
  stdout: Buffer.alloc(0),
  stderr: "not a valid object",
  overflow: false,
};
/** The full id of an object, by SHA-1 or SHA-256. */
export const FULL_ID: RegExp = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

/**
 * Opens the repository at `root`, an absolute path. A checkout of another user is opened, too: git,
 * which refuses it first, is asked again with a config file that says that it is safe. Throws
 * `git_missing` and `no_repository`.
 */
export function openGit(root: string, environment: GitEnvironment): GitPort {
  let trust: GitEnvironment = {};
  const askGit: Ask = (args, options = {}) => runGit(root, environment, trust, args, options);
  let opened = askGit(["rev-parse", "--git-dir"]);
  if (DUBIOUS.test(opened.stderr)) {
    trust = trustInFile(root);
    opened = askGit(["rev-parse", "--git-dir"]);
  }
  requireRepository(opened, environment);
  const readCommit = readOnce((revision: string): string | null => {
    const id = answerLine(
      askGit(["rev-parse", "--verify", "--end-of-options", `${revision}^{commit}`]),
    );
    return id !== null && FULL_ID.test(id) ? id : null;
  });
  return { commit: readCommit, ...openHistory(askGit), ...openObjects(askGit, readCommit) };
}

type ObjectPort = Pick<GitPort, "facts" | "entry" | "tree" | "blob" | "blobs">;

function openHistory(ask: Ask): Omit<GitPort, "commit" | keyof ObjectPort> {
  const askLine = (...args: readonly string[]): string | null => answerLine(ask(args));
  const askList = (what: string, ...args: readonly string[]): Buffer =>
    requireAnswer(ask(args, { limit: LIST_LIMIT }), what);
  return {
    has: (id) => ask(["cat-file", "-e", `${id}^{commit}`]).ok,
    changing: (id, path) =>
      splitOutputLines(askList(path, "rev-list", "--topo-order", id, "--", path)),
    renames: (from, to) => {
      const options = ["-r", "-z", "-M50%", "--diff-filter=R", "--no-ext-diff", from, to];
      return listRenames(askList(to, "diff-tree", ...options));
    },
    changed: (from, to) => {
      // M: modified, T: of another type, D: deleted. Files that only the second has are left out.
      const options = ["-r", "-z", "--name-only", "--no-renames", "--diff-filter=MTD"];
      return new Set(splitFields(askList(to, "diff-tree", ...options, "--no-ext-diff", from, to)));
    },
    changedHere: () => {
      const options = ["--untracked-files=no", "--ignore-submodules=dirty", "--no-renames"];
      const listing = askList("the work tree", "status", "--porcelain", "-z", ...options);
      // Each field is two letters, a blank and the path.
      return splitFields(listing).map((field) => field.slice("XY ".length));
    },
    files: () => splitFields(askList("the index", "ls-files", "-z")),
    untracked: () =>
      splitFields(askList("the work tree", "ls-files", "-z", "--others", "--exclude-standard")),
    firstParentBase: (tip, id) => {
      if (tip === id) {
        return tip;
      }
      // A line for each commit of the first-parent history that is neither `id` nor its ancestor,
      // newest first: the commit, then its parents. Without a line the tip is `id` or its ancestor.
      const listing = askList(tip, "rev-list", "--first-parent", "--parents", tip, `^${id}`);
      const oldest = splitOutputLines(listing).at(-1);
      if (oldest === undefined) {
        return tip;
      }
      // The commit before the oldest line is in no line, so it is `id` or its ancestor.
      const [, forkPoint = null] = oldest.split(" ");
      return forkPoint;
    },
    isAncestor: (id, of) => ask(["merge-base", "--is-ancestor", id, of]).ok,
    // If git does not answer, the clone counts as shallow: then nothing is concluded from what it
    // lacks.
    isShallow: () => askLine("rev-parse", "--is-shallow-repository") !== "false",
    refs: () =>
      splitOutputLines(
        askList(
          "the branches",
          "for-each-ref",
          "--format=%(refname)",
          "refs/heads",
          "refs/remotes",
          "refs/tags",
        ),
      ),
    symbolicRef: (ref) => askLine("symbolic-ref", ref),
    ignored: (paths) => {
      // Mostly none is ignored: ask for all at once. Then ask for each, since in a list git would
      // put names into quotes.
      const isAny = (...some: readonly string[]): boolean =>
        ask(["check-ignore", "--", ...some]).ok;
      return isAny(...paths) ? paths.filter((each) => isAny(each)) : [];
    },
    origin: () => askLine("config", "remote.origin.url"),
    lastChange: (id, path) => askLine("rev-list", "-1", id, "--", path),
  };
}

/** Returns null where `openGit` throws: there is no git, or no repository. */
export function openGitIfThere(root: string, environment: GitEnvironment): GitPort | null {
  try {
    return openGit(root, environment);
  } catch (error) {
    return valueForGateError(error, null);
  }
}

/** Returns the port's readers of objects. `facts` of an absent commit are those of an empty one. */
function openObjects(ask: Ask, readCommit: GitPort["commit"]): ObjectPort {
  const commitId = (revision: string): string =>
    FULL_ID.test(revision) ? revision : (readCommit(revision) ?? revision);
  const listTree = (
    commit: string,
    options: readonly string[],
    ...paths: readonly string[]
  ): ReadonlyMap<string, TreeEntry> => {
    const args = ["ls-tree", "-z", "--full-tree", ...options, "--", commit, ...paths];
    return parseTree(requireAnswer(ask(args, { limit: LIST_LIMIT }), commit));
  };
  // What is read lies in few folders. A process for each costs less than one for each file.
  const listFolder = readOnce((commit: string, folder: string) => {
    const isTop = folder === ".";
    return isTop ? listTree(commit, []) : listTree(commit, [], `${folder}/`);
  });
  return {
    facts: (revision) => {
      const [commit = Buffer.alloc(0)] = readObjects(ask, "commit", [commitId(revision)]);
      return parseFacts(commit);
    },
    entry: (revision, path) =>
      listFolder(commitId(revision), posix.dirname(path)).get(path) ?? null,
    // `-r` lists the files in folders, too.
    tree: readOnce((commit: string) => listTree(commit, ["-r"])),
    blob: readOnce((id: string, limit: number) => readBlob(ask, id, limit)),
    blobs: (names, limit) => readSmallBlobs(ask, names, limit),
  };
}

/** Returns the entries that `ls-tree -z` lists: mode, kind, id, a tab and the path. */
function parseTree(listing: Buffer): ReadonlyMap<string, TreeEntry> {
  const entries: (readonly [string, TreeEntry])[] = [];
  for (const line of splitFields(listing)) {
    const tab = line.indexOf("\t");
    const [mode = "", , id = ""] = line.slice(0, tab).split(" ");
    entries.push([line.slice(tab + 1), { mode, id }]);
  }
  return new Map(entries.toSorted(([a], [b]) => compareCodePoints(a, b)));
}

/**
 * Returns the bytes of the objects in the order of their names, read by one process. The answer is
 * a line `id kind size`, the bytes and a line end for each object.
 */
function readObjects(
  ask: Ask,
  kind: "commit" | "tree" | "blob",
  names: readonly string[],
): readonly Buffer[] {
  const answer = requireAnswer(
    ask(["cat-file", "--batch"], { limit: LIST_LIMIT, lines: names }),
    requireItem(names, 0),
  );
  let at = 0;
  return names.map((name) => {
    const lineEnd = answer.indexOf("\n", at);
    const [, foundKind = "nothing", size] = answer.toString("utf8", at, lineEnd).split(" ");
    // The line of an object that git lacks is `name missing`.
    if (foundKind === "missing") {
      throw shallowError(name);
    }
    if (foundKind !== kind) {
      throw new GateError("git_failed", `git can't read ${kind} ${name}: it is ${foundKind}`);
    }
    const start = lineEnd + 1;
    const end = start + Number(size);
    // After the bytes comes a line end.
    at = end + 1;
    return answer.subarray(start, end);
  });
}

function readBlob(ask: Ask, id: string, limit: number): Buffer {
  const answer = ask(["cat-file", "blob", id], { limit: limit + 1 });
  if (answer.overflow || answer.stdout.length > limit) {
    throw new GateError(
      "file_too_large",
      `a file of the base has more than ${limit} bytes`,
      "Split the file.",
    );
  }
  return requireAnswer(answer, `blob ${id}`);
}

/**
 * Returns the blobs that are here and have at most `limit` bytes. Each process reads as many as
 * surely fit into one answer.
 */
function readSmallBlobs(
  ask: Ask,
  names: readonly string[],
  limit: number,
): ReadonlyMap<string, Buffer> {
  const uniqueNames = [...new Set(names)];
  if (uniqueNames.length === 0) {
    return new Map();
  }
  const sizeLines = splitOutputLines(
    requireAnswer(
      ask(["cat-file", "--batch-check"], { limit: LIST_LIMIT, lines: uniqueNames }),
      "blobs",
    ),
  );
  const smallNames = uniqueNames.filter((_, i) => {
    const [, kind, size] = requireItem(sizeLines, i).split(" ");
    return kind === "blob" && Number(size) <= limit;
  });
  const bytesByName = new Map<string, Buffer>();
  // A blob has at most `limit` bytes, and the line that git writes before it less.
  const batchLength = Math.max(1, Math.floor(LIST_LIMIT / (2 * limit)));
  for (let from = 0; from < smallNames.length; from += batchLength) {
    const batchNames = smallNames.slice(from, from + batchLength);
    for (const [name, bytes] of zipLists(batchNames, readObjects(ask, "blob", batchNames))) {
      bytesByName.set(name, bytes);
    }
  }
  return bytesByName;
}

/** Throws `no_repository` if git did not open the checkout. */
function requireRepository(opened: GitAnswer, environment: GitEnvironment): void {
  if (opened.ok) {
    return;
  }
  if (DUBIOUS.test(opened.stderr)) {
    throw new GateError(
      "no_repository",
      `git refuses this checkout: ${opened.stderr}`,
      "Its files belong to another user, and this git takes no exception. Give the checkout to this user (chown), or update git.",
    );
  }
  throw new GateError(
    "no_repository",
    `this is no git repository: ${opened.stderr}`,
    environment["GITHUB_ACTIONS"] === "true"
      ? "Run actions/checkout before the gate, in the same job; the rules of the base are read from its objects."
      : "Run the command in a git repository, with its folder `.git`, whose commits it reads.",
  );
}

/** How git refuses a checkout whose files belong to another user. */
const DUBIOUS = /dubious ownership|unsafe repository/;

/**
 * Writes a config file that says that `root` is safe, and returns the variables by which git reads
 * it. Some versions from 2.30 on take this setting from a file only.
 */
function trustInFile(root: string): GitEnvironment {
  const home = makeTemporaryFolder("retrieval-gate-git-");
  const file = join(home, ".gitconfig");
  const quotedRoot = root.replaceAll("\\", "\\\\").replaceAll('"', '\\"');
  writeFileSync(file, `[safe]\n\tdirectory = "${quotedRoot}"\n`);
  process.once("exit", () => rmSync(home, { recursive: true, force: true }));
  // Before 2.32 git read the file in the home folder only.
  return { HOME: home, XDG_CONFIG_HOME: home, GIT_CONFIG_GLOBAL: file };
}

/** In place of the process's own variables, such as GIT_DIR, which would change what is read. */
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
/** Switch off what could run code, ask a network, or show other objects. */
const FLAGS: readonly string[] = [
  "--no-replace-objects",
  "--literal-pathspecs",
  ...[
    "protocol.allow=never",
    "core.hooksPath=/dev/null",
    "core.fsmonitor=false",
    // On git 2.39 the repository's config wins over --no-replace-objects.
    "core.useReplaceRefs=false",
    // The commit graph may name other parents than the commits do.
    "core.commitGraph=false",
    "advice.graftFileDeprecated=false",
  ].flatMap((setting) => ["-c", setting]),
];

/**
 * Runs git in `root`. An answer is not `ok` if the exit code is not 0, if an argument has a zero
 * byte, and if it is longer than `limit` bytes (`overflow`). Throws `git_missing` if there is no
 * git, and `git_failed` if it can't be run or takes too long. Git gets the variables of
 * `environment` that don't begin with GIT_, and `ownVariables`.
 */
function runGit(
  root: string,
  environment: GitEnvironment,
  ownVariables: GitEnvironment,
  args: readonly string[],
  { limit = USUAL_LIMIT, lines = [] }: AskOptions,
): GitAnswer {
  // No name can have a zero byte, and spawnSync would throw.
  if (args.some((each) => each.includes("\0"))) {
    return NO_SUCH_OBJECT;
  }
  const otherVariables = Object.entries(environment).filter(([name]) => !/^GIT_/i.test(name));
  // Loaded late: a folder that is no repository needs no child process.
  const { spawnSync } = process.getBuiltinModule("node:child_process");
  // check-ignore refuses literal paths.
  const flags =
    args[0] === "check-ignore" ? FLAGS.filter((flag) => flag !== "--literal-pathspecs") : FLAGS;
  const { error, status, stdout, stderr } = spawnSync(
    "git",
    [...flags, "-c", `safe.directory=${root}`, ...args],
    {
      cwd: root,
      env: { ...Object.fromEntries(otherVariables), ...ENVIRONMENT, ...ownVariables },
      input: lines.map((each) => `${each}\n`).join(""),
      maxBuffer: limit,
      timeout: TIMEOUT_MS,
      killSignal: "SIGKILL",
      windowsHide: true,
      stdio: "pipe",
    },
  );
  const code = systemCode(error);
  if (code === "ENOENT") {
    throw new GateError("git_missing", "there is no `git` on the PATH", {
      hint: "Install git in the job's image before actions/checkout; without it checkout downloads an archive that has no history.",
      cause: error,
    });
  }
  // EPIPE: git ended before it read its input, and its answer says why.
  if (code !== undefined && code !== "ENOBUFS" && code !== "EPIPE") {
    throw new GateError("git_failed", `git ${args[0]} failed: ${code}`, { cause: error });
  }
  if (code === "ENOBUFS") {
    // Git may still end with 0, since it wrote all into the pipe: the answer is cut off.
    return { ok: false, stdout, stderr: `more than ${limit} bytes`, overflow: true };
  }
  const failureLine = findFailureLine(String(stderr ?? ""));
  return { ok: status === 0, stdout, stderr: failureLine, overflow: false };
}

/** Returns the first line that is no warning: warnings are about what git tried before. */
function findFailureLine(stderr: string): string {
  const lines = stderr.trim().split("\n");
  return lines.find((line) => !line.startsWith("warning:")) ?? requireItem(lines, 0);
}

/** Returns the text of the answer; null if git failed or the answer is empty. */
function answerLine(answer: GitAnswer): string | null {
  const text = answer.ok ? answer.stdout.toString("utf8").trim() : "";
  return text === "" ? null : text;
}

/** Throws `shallow_clone` if git lacks an object, else `git_failed`. `what` was to be read. */
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
  return new GateError(
    "shallow_clone",
    `${what} is not in this clone`,
    "Check out with `fetch-depth: 2` (or 0), and without `filter` and `sparse-checkout`.",
  );
}
