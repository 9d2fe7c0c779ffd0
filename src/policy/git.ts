/**
 * Reads commits, trees and blobs of the repository, and nothing else: no work tree, no hooks, no converters, no network.
 * Synchronous, as all reading before the first query is.
 */
import { createHash } from "node:crypto";
import { spawnSync } from "node:child_process";
import { GateError } from "../errors.ts";

export interface CommitFacts {
  /** The id of its top folder. */
  readonly tree: string;
  readonly parents: readonly string[];
  /** Committer's, in seconds since 1970. */
  readonly time: number;
  /** First line of the message; a stranger's text. */
  readonly subject: string;
}

/** From the commit object as it is stored, so that no configuration has a say in it. */
export function factsOf(commit: Buffer): CommitFacts {
  const text = commit.toString("utf8");
  const end = text.indexOf("\n\n");
  const header = end === -1 ? text : text.slice(0, end);
  const message = end === -1 ? "" : text.slice(end + 2).trimStart();
  return {
    tree: /^tree ([0-9a-f]+)$/m.exec(header)?.[1] ?? "",
    parents: [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map((match) => match[1]!),
    time: Number(/^committer .* (\d+) [+-]\d{4}$/m.exec(header)?.[1] ?? 0),
    subject: message.split("\n")[0]!.trim(),
  };
}

export function linesOf(listing: Buffer): readonly string[] {
  return listing.toString("utf8").split("\n").filter(Boolean);
}

/** The source of the rename to `path` in the output of `diff-tree -z --diff-filter=R`: mode line, source, target. */
export function renameTo(listing: Buffer, path: string): string | null {
  const fields = listing.toString("utf8").split("\0");
  const at = fields.findIndex((field, i) => field === path && /^:.* R\d+$/.test(fields[i - 2] ?? ""));
  return at === -1 ? null : fields[at - 1]!;
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
  readonly parents: (commit: string) => readonly string[];
  readonly facts: (commit: string) => CommitFacts;
  /** Newest first: the commits up to this one that gave the path what stands there, as far as this clone shows. */
  readonly changing: (commit: string, path: string) => readonly string[];
  /** The path that became this one between a parent and its commit; null where none did. */
  readonly renamedFrom: (parent: string, commit: string, path: string) => string | null;
  /** The best common ancestor, or null where this clone shows none. */
  readonly mergeBase: (a: string, b: string) => string | null;
  /** Whether the first is the second or an ancestor of it, as far as this clone shows. */
  readonly isAncestor: (commit: string, of: string) => boolean;
  readonly isShallow: () => boolean;
  /** What a symbolic ref points to (`HEAD` -> `refs/heads/main`), or null. */
  readonly symbolicRef: (ref: string) => string | null;
  /** The entry at a path from the top folder, links not followed; null where there is none. */
  readonly entry: (commit: string, path: string) => TreeEntry | null;
  /** Every path of the commit's tree; those of submodules and links end there. */
  readonly paths: (commit: string) => readonly string[];
  /** Paths of the commit's files that hold the text anywhere; attributes are ignored. */
  readonly mentioning: (commit: string, text: string) => readonly string[];
  /** Committer's time, in seconds, of the last commit up to this one that changed the path (null: any); null for none. */
  readonly changedAt: (commit: string, path: string | null) => number | null;
  /** The same paths, with what stands there. */
  readonly tree: (commit: string) => ReadonlyMap<string, TreeEntry>;
  /** A blob's bytes; throws `file_too_large` above the limit and `shallow_clone` where a partial clone lacks it. */
  readonly blob: (id: string, limit: number) => Buffer;
}

type GitEnvironment = Readonly<Record<string, string | undefined>>;

interface GitAnswer {
  readonly ok: boolean;
  readonly stdout: Buffer;
  readonly stderr: string;
  readonly overflow: boolean;
}

type Ask = (args: readonly string[], limit?: number) => GitAnswer;

/** Git answers in milliseconds; a minute is a hang. */
const TIMEOUT_MS = 60_000;
const SMALL = 16 * 1024 * 1024;
/** A tree of five million files. */
const LISTING = 512 * 1024 * 1024;
/** Of names that git can't have: no process can be given one with a zero byte, and an event's payload may hold one. */
const NO_NAME: GitAnswer = {
  ok: false,
  stdout: Buffer.alloc(0),
  stderr: "not a valid object",
  overflow: false,
};
const FOLDER = "040000";
const FULL_ID = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

/**
 * `root` is absolute and holds `.git`; `environment` is the process's. Throws `git_missing` where there is no git on the
 * PATH, and `no_repository` where `root` is none.
 */
export function openGit(root: string, environment: GitEnvironment): GitPort {
  const ask: Ask = (args, limit = SMALL) => run(root, environment, args, limit);
  requireRepository(ask(["rev-parse", "--git-dir"]));
  const tell = (...args: readonly string[]): string | null => line(ask(args));
  const list = (what: string, ...args: readonly string[]): Buffer => must(ask(args, LISTING), what);
  const commitOf = (revision: string): string | null => {
    const id = tell("rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`);
    return id !== null && FULL_ID.test(id) ? id : null;
  };
  const idOf = (revision: string): string =>
    FULL_ID.test(revision) ? revision : (commitOf(revision) ?? revision);
  const facts = (commit: string): CommitFacts => {
    const id = idOf(commit);
    return factsOf(hashed("commit", id, must(ask(["cat-file", "commit", id]), `commit ${commit}`)));
  };
  const folders = new Map<string, ReadonlyMap<string, TreeEntry>>();
  const folder = (id: string): ReadonlyMap<string, TreeEntry> => {
    const known = folders.get(id);
    if (known !== undefined) return known;
    const bytes = must(ask(["cat-file", "tree", id], LISTING), `folder ${id}`);
    const made = entriesOf(hashed("tree", id, bytes), id.length / 2);
    folders.set(id, made);
    return made;
  };
  const trees = new Map<string, string>();
  const entry = (commit: string, path: string): TreeEntry | null => {
    const id = idOf(commit);
    const top = trees.get(id) ?? facts(id).tree;
    trees.set(id, top);
    let at: TreeEntry = { mode: FOLDER, id: top };
    for (const name of path.split("/")) {
      const next = at.mode === FOLDER ? folder(at.id).get(name) : undefined;
      if (next === undefined) return null;
      at = next;
    }
    return at;
  };
  return {
    commit: (revision) => commitOf(revision),
    has: (commit) => ask(["cat-file", "-e", `${commit}^{commit}`]).ok,
    facts,
    parents: (commit) => facts(commit).parents,
    changing: (commit, path) => linesOf(list(path, "rev-list", "--topo-order", commit, "--", path)),
    renamedFrom: (parent, commit, path) => {
      const renames = ["-r", "-z", "-M30%", "--diff-filter=R", "--no-ext-diff", parent, commit];
      return renameTo(list(commit, "diff-tree", ...renames), path);
    },
    mergeBase: (a, b) => tell("merge-base", a, b),
    isAncestor: (commit, of) => ask(["merge-base", "--is-ancestor", commit, of]).ok,
    isShallow: () => tell("rev-parse", "--is-shallow-repository") !== "false",
    symbolicRef: (ref) => tell("symbolic-ref", "--quiet", ref),
    entry,
    paths: (commit) => namesIn(list(commit, "ls-tree", "-r", "-z", "--name-only", "--full-tree", commit)),
    mentioning: (commit, text) => mentioning(ask, commit, text),
    changedAt: (commit, path) => {
      const found = tell("rev-list", "-1", "--timestamp", commit, ...(path === null ? [] : ["--", path]));
      return found === null ? null : Number(found.split(" ")[0]);
    },
    tree: (commit) => recordsOf(list(commit, "ls-tree", "-r", "-z", "--full-tree", commit)),
    blob: (id, limit) => readBlob(ask, id, limit),
  };
}

/**
 * An object has the name that its bytes hash to, and git does not look at that when it reads one: what a step of the job
 * wrote into the object store under a commit's name would be taken for the commit.
 */
function hashed(kind: "commit" | "tree" | "blob", id: string, bytes: Buffer): Buffer {
  const hash = createHash(id.length === 64 ? "sha256" : "sha1");
  const found = hash.update(`${kind} ${bytes.length}\0`).update(bytes).digest("hex");
  if (found === id) return bytes;
  throw new GateError("git_failed", `the ${kind} ${id} in this clone has the bytes of ${found}`, {
    hint: "Run the gate on a fresh checkout, before any step that writes into .git.",
  });
}

/** Of a tree object: mode, a space, the name, a zero byte, and the id's own bytes. */
function entriesOf(bytes: Buffer, idBytes: number): ReadonlyMap<string, TreeEntry> {
  const entries = new Map<string, TreeEntry>();
  for (let at = 0; at < bytes.length;) {
    const [space, end] = [bytes.indexOf(0x20, at), bytes.indexOf(0, at)];
    const mode = bytes.toString("latin1", at, space).padStart(6, "0");
    const id = bytes.toString("hex", end + 1, end + 1 + idBytes);
    entries.set(bytes.toString("utf8", space + 1, end), { mode, id });
    at = end + 1 + idBytes;
  }
  return entries;
}

function requireRepository(opened: GitAnswer): void {
  if (opened.ok) return;
  throw new GateError("no_repository", `this is no git repository: ${opened.stderr}`, {
    hint: "Run actions/checkout before the gate, in the same job; the rules of the base are read from its objects.",
  });
}

function mentioning(ask: Ask, commit: string, text: string): readonly string[] {
  const options = ["-l", "-z", "-a", "-F", "--no-textconv", "--full-name", "-e"];
  const found = ask(["grep", ...options, text, commit], LISTING);
  // Silence is how it says that there is none.
  if (!found.ok && found.stderr === "") return [];
  return namesIn(must(found, commit)).map((name) => name.slice(commit.length + 1));
}

function namesIn(listing: Buffer): readonly string[] {
  return listing.toString("utf8").split("\0").filter(Boolean);
}

/** The caller's variables without git's own: GIT_DIR and its kind redirect what is read. */
function cleanEnvironment(environment: GitEnvironment): NodeJS.ProcessEnv {
  const kept = Object.entries(environment).filter(([name]) => !/^GIT_/i.test(name));
  return {
    ...Object.fromEntries(kept),
    LC_ALL: "C",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_TERMINAL_PROMPT: "0",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_NO_LAZY_FETCH: "1",
    GIT_GRAFT_FILE: "/dev/null",
    GIT_NO_REPLACE_OBJECTS: "1",
  };
}

function run(root: string, environment: GitEnvironment, args: readonly string[], limit: number): GitAnswer {
  if (args.some((each) => each.includes("\0"))) return NO_NAME;
  const safe = [
    "protocol.allow=never",
    `safe.directory=${root}`,
    "core.hooksPath=/dev/null",
    "core.fsmonitor=false",
    // In the repository's own config it beats the switch, on git 2.39.
    "core.useReplaceRefs=false",
    "advice.graftFileDeprecated=false",
  ].flatMap((setting) => ["-c", setting]);
  const ended = spawnSync("git", ["--no-replace-objects", "--literal-pathspecs", ...safe, ...args], {
    cwd: root,
    env: cleanEnvironment(environment),
    maxBuffer: limit,
    timeout: TIMEOUT_MS,
    killSignal: "SIGKILL",
    windowsHide: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const code = ended.error === undefined ? null : (ended.error as NodeJS.ErrnoException).code;
  if (code === "ENOENT") {
    throw new GateError("git_missing", "there is no `git` on the PATH", {
      hint: "Install git in the job's image before actions/checkout; without it checkout downloads an archive that has no history.",
      cause: ended.error,
    });
  }
  if (code !== null && code !== "ENOBUFS") throw failed(String(code), args, ended.error);
  const said = String(ended.stderr ?? "")
    .trim()
    .split("\n");
  // A missing object is told after warnings of what git tried.
  const stderr = said.find((text) => !text.startsWith("warning:")) ?? said[0]!;
  // A git that had all of it in the pipe ends with 0, and what was read is cut off.
  const overflow = code === "ENOBUFS";
  if (overflow) return { ok: false, stdout: ended.stdout, stderr: `more than ${limit} bytes`, overflow };
  return { ok: ended.status === 0, stdout: ended.stdout, stderr, overflow };
}

function failed(reason: string, args: readonly string[], cause?: unknown): GateError {
  return new GateError("git_failed", `git ${args[0]} failed: ${reason}`, { cause });
}

function line(answer: GitAnswer): string | null {
  const text = answer.ok ? answer.stdout.toString("utf8").trim() : "";
  return text === "" ? null : text;
}

/** Stdout, or the reason why there is none: an object that is not in this clone is the caller's to explain. */
function must(answer: GitAnswer, what: string): Buffer {
  if (answer.ok) return answer.stdout;
  if (absentObject(answer)) throw incomplete(what);
  throw new GateError("git_failed", `git can't read ${what}: ${answer.stderr || "no answer"}`);
}

function absentObject({ stderr }: GitAnswer): boolean {
  return /not allowed|could not fetch|promisor|bad object|bad file|unable to read|not a tree object|not a valid object/i.test(
    stderr,
  );
}

function incomplete(what: string): GateError {
  return new GateError("shallow_clone", `${what} is not in this clone`, {
    hint: "Check out with `fetch-depth: 2` (or 0), and without `filter` and `sparse-checkout`.",
  });
}

function recordsOf(listing: Buffer): ReadonlyMap<string, TreeEntry> {
  return new Map(
    namesIn(listing).flatMap((record): readonly (readonly [string, TreeEntry])[] => {
      const [, mode, id, name] = /^(\d{6}) [a-z]+ ([0-9a-f]+)\t([\s\S]*)$/.exec(record) ?? [];
      if (mode === undefined || id === undefined || name === undefined) return [];
      return [[name, { mode, id }]];
    }),
  );
}

function readBlob(ask: Ask, id: string, limit: number): Buffer {
  const answer = ask(["cat-file", "blob", id], limit + 1);
  if (answer.overflow || answer.stdout.length > limit) {
    throw new GateError("file_too_large", `a file of the base has more than ${limit} bytes`, {
      hint: "Split the file.",
    });
  }
  return hashed("blob", id, must(answer, `blob ${id}`));
}
