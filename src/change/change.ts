/** What a change did: the base's files as its commit has them, beside the head's; and how a commit's files are read. */
import { digestText } from "../system/digest.ts";
import { isObject } from "../system/json.ts";
import type { Root } from "../system/root.ts";
import { GateError } from "../errors.ts";
import { loadBaseline } from "../files/baseline.ts";
import { type Overrides, loadConfig } from "../files/config.ts";
import { loadVerdicts } from "../files/part.ts";
import { JSON_LIMIT, readBytes } from "../files/read.ts";
import { matchSuite } from "../files/inputs.ts";
import { withDefinition } from "../files/definition.ts";
import { loadSuite } from "../files/suite.ts";
import type { Baseline } from "../model/baseline.ts";
import { compactCanonical, compareCodePoints } from "../model/canonical-json.ts";
import { type RetrieverConfig, baselineFile } from "../model/config.ts";
import type { Change, Inputs, Vouching } from "../model/report.ts";
import { retrieverData } from "../retrievers/registry.ts";
import { type GitPort, splitOutputLines } from "./git.ts";
import { lstatSync } from "node:fs";
import path from "node:path";
import { parseDocument } from "../files/document.ts";
import { requireItem, requireValue } from "../model/lookup.ts";

interface ChangeRequest {
  readonly git: GitPort;
  /** The base's. */
  readonly commit: string;
  readonly head: Inputs;
  /** Relative to the root. */
  readonly config: string;
  readonly overrides: Overrides;
  /** Where the head's files were read from. */
  readonly headRoot: Root;
  /** Where the files lie of which git has no blob. */
  readonly workTree: Root;
}

/**
 * Returns what the change did; null if the base has no gate at all. Base files that can't be used stand in `unusable`.
 * Throws GateError for the clone, not for the base's files.
 */
export async function readChange(compare: ChangeRequest): Promise<Change | null> {
  const { git, commit, head } = compare;
  const isConfigNew = findEntry(git, commit, compare.config).kind === "absent";
  const configs = isConfigNew ? await listConfigs(git, commit) : [];
  // A baseline shows that the base was gated, though no config there does.
  const { baseline } = head.config;
  const isOrphaned =
    isConfigNew &&
    configs.length === 0 &&
    baseline !== null &&
    findEntry(git, commit, baseline).kind !== "absent";
  const moved = isOrphaned ? [baseline] : configs;
  if (isConfigNew && moved.length === 0) {
    return null;
  }
  // The one config of the base that the head lacks: the head's is its successor.
  const removed = configs.filter((file) => findEntry(git, "HEAD", file).kind === "absent");
  const successorOf = removed.length === 1 ? requireItem(removed, 0) : null;
  const config = isConfigNew ? successorOf : compare.config;
  const links = [...head.digests.keys()].filter(
    (file) => findEntry(git, "HEAD", file).kind === "link",
  );
  const common = { head, moved, links };
  if (config === null) {
    return { ...common, base: null, unusable: null };
  }
  try {
    const base = await loadBase(compare, config);
    return {
      ...common,
      base,
      unusable: null,
      ...readVerdicts(compare, base),
      vouched: findVouching(git, base, head),
      ...compareCorpus(compare, base),
    };
  } catch (error) {
    // The way out of a broken base leads through a change like this one, so it must stay acceptable: no error.
    if (!(error instanceof GateError) || !isFileFailure(error)) {
      throw error;
    }
    const details = error.problems.slice(0, 3).map((problem) => problem.message);
    const unusable = { file: config, reason: [error.message, ...details].join("; ") };
    return { ...common, base: null, unusable };
  }
}

/** Whether the failure is one of the base's files, and not of the clone. */
export function isFileFailure(error: GateError): boolean {
  return error.exitCode === 2 && error.code !== "shallow_clone" && error.code !== "git_failed";
}

/** As loadInputs, from the commit: the baseline first, since it vouches for suite files that are no blobs. */
async function loadBase(
  { git, commit, workTree, overrides }: ChangeRequest,
  file: string,
): Promise<Inputs> {
  const blobs = commitRoot(workTree, git, commit, new Map());
  const { config, digest } = await loadConfig(blobs, file, overrides);
  const loaded = await loadBaseline(blobs, config.baseline);
  const baseline = loaded?.baseline ?? null;
  const suite = await loadSuite(
    commitRoot(workTree, git, commit, vouchedDigests(baseline)),
    config.suites,
  );
  const digests = new Map([[file, digest], ...suite.digests]);
  if (loaded !== null) {
    digests.set(baselineFile(config), loaded.digest);
  }
  const { retriever } = config;
  // Of the file with the retriever's answers or documents, where the commit has it.
  const data = readData(git, commit, retriever);
  return {
    config: withDefinition(config, baseline),
    suite: suite.suite,
    baseline: baseline === null ? null : matchSuite(baseline, suite.suite),
    // The base's retriever never runs here: what matters of it is its kind, and what a recorded run says.
    retriever: {
      kind: retriever.kind,
      fingerprint: digestText(compactCanonical(retriever)),
      corpus_digest: data === null ? null : (lfsDigest(data) ?? digestText(data)),
    },
    digests,
  };
}

/** Returns the digests of files outside git that the baseline names. */
function vouchedDigests(baseline: Baseline | null): VouchedDigests {
  return baseline?.files ?? new Map();
}

/** Returns the retriever's recorded answers or documents as the commit has them; null if it has no such file. */
export function readData(git: GitPort, commit: string, retriever: RetrieverConfig): Buffer | null {
  const data = retrieverData(retriever);
  const entry = data === null ? null : findEntry(git, commit, data.file);
  return entry?.kind === "file" ? git.blob(entry.id, JSON_LIMIT) : null;
}

/** Returns how the corpus changed; empty if the head has the one that the base's commit, or else its baseline, knows. */
function compareCorpus(
  { git, commit, head, workTree }: ChangeRequest,
  base: Inputs,
): Pick<Change, "corpus"> {
  const before = base.config.retriever;
  const after = head.config.retriever;
  const globsBefore = corpusGlobs(before);
  const globsAfter = corpusGlobs(after);
  if (globsBefore !== null && globsAfter !== null && globsBefore !== globsAfter) {
    return { corpus: { file: globsAfter, before: null, after: null } };
  }
  const data = retrieverData(after);
  const digest = base.retriever.corpus_digest ?? base.baseline?.retriever.corpus_digest ?? null;
  if (data?.holds !== "corpus" || digest === null || digest === head.retriever.corpus_digest) {
    return {};
  }
  const countDocuments = (bytes: Buffer | null): number | null =>
    bytes === null || lfsDigest(bytes) !== null ? null : splitOutputLines(bytes).length;
  return {
    corpus: {
      file: data.file,
      before: countDocuments(readData(git, commit, before)),
      after: countDocuments(readBytes(workTree, data.file, "corpus", JSON_LIMIT)),
    },
  };
}

/** Returns the globs that make up the corpus, as one text; null if the retriever has none. */
function corpusGlobs(retriever: RetrieverConfig): string | null {
  const files = new Map<string, unknown>(Object.entries(retriever)).get("files");
  return Array.isArray(files) && files.length > 0 ? files.join(", ") : null;
}

/** Returns what both judges' caches hold, as the commits have them; empty unless both sides judge and one commits its cache. */
function readVerdicts(
  { git, commit, head, headRoot, workTree }: ChangeRequest,
  base: Inputs,
): Pick<Change, "verdicts"> {
  const before = base.config.judge;
  const after = head.config.judge;
  if (before === undefined || after === undefined) {
    return {};
  }
  // A cache that the job restores is the workflow's own; one that a commit brings is its author's.
  const isCommitted = (at: string, file: string): boolean =>
    findEntry(git, at, file).kind !== "absent";
  if (!isCommitted(commit, before.cache) && !isCommitted("HEAD", after.cache)) {
    return {};
  }
  const blobs = commitRoot(workTree, git, commit, new Map());
  return {
    verdicts: {
      base: loadVerdicts(blobs, before.cache),
      head: loadVerdicts(headRoot, after.cache),
    },
  };
}

/**
 * Returns the files that HEAD has no blob of, and whose digest in the head's baseline is neither the one in the base's
 * baseline nor that of the file that was read. The next change is compared with these digests.
 */
function findVouching(git: GitPort, base: Inputs, head: Inputs): readonly Vouching[] {
  const before = vouchedDigests(base.baseline);
  return [...vouchedDigests(head.baseline)].flatMap(([file, after]) => {
    if (before.get(file) === after || head.digests.get(file) === after) {
      return [];
    }
    return findEntry(git, "HEAD", file).kind === "file"
      ? []
      : [{ file, before: before.get(file) ?? null, after }];
  });
}

/** Workflows are often called like the config that they use. */
const CONFIG_NAME = /^(?!\.github\/workflows\/)(?:.*\/)?retrieval-gate[^/]*\.(?:yaml|yml|json)$/;
const STRUCTURED = /\.(?:yaml|yml|json)$/;
const KEYS = ["suite", "retriever"] as const;
const MOST_BYTES = 1024 * 1024;

/** Returns the paths of the commit's configs, sorted; of `files` alone if it is given. */
export async function listConfigs(
  git: GitPort,
  commit: string,
  files: ReadonlySet<string> | null = null,
): Promise<readonly string[]> {
  // Most changes edit no such file: then the tree need not be read.
  if (files !== null && ![...files].some((file) => STRUCTURED.test(file))) {
    return [];
  }
  const plain = new Map(
    [...git.tree(commit)].filter(
      ([file, { mode }]) => mode.startsWith("100") && (files === null || files.has(file)),
    ),
  );
  const filesNamedConfig = new Set([...plain.keys()].filter((file) => CONFIG_NAME.test(file)));
  const others = [...plain].filter(
    ([file]) => STRUCTURED.test(file) && !filesNamedConfig.has(file),
  );
  const blobs = git.blobs(
    others.map(([, { id }]) => id),
    MOST_BYTES,
  );
  for (const [file, { id }] of others) {
    const text = blobs.get(id)?.toString("utf8") ?? "";
    // Most files need no parser: every config as people write it has these words.
    if (KEYS.every((key) => text.includes(key)) && (await isConfig(file, text))) {
      filesNamedConfig.add(file);
    }
  }
  return [...filesNamedConfig].toSorted(compareCodePoints);
}

async function isConfig(file: string, text: string): Promise<boolean> {
  const value = await parseOrNull(file, text);
  if (!isObject(value)) {
    return false;
  }
  const { suite, retriever } = value;
  if (suite === undefined || !isObject(retriever)) {
    return false;
  }
  // Without a baseline the file could be another tool's. A baseline has these keys, too, and a suite that is an object.
  const isVersioned = Object.hasOwn(value, "version") && !isObject(suite);
  return Object.hasOwn(value, "baseline") || isVersioned;
}

/** Returns the value of the file; null if it can't be parsed, since it may be a file of another tool. */
async function parseOrNull(file: string, text: string): Promise<unknown> {
  try {
    return (await parseDocument({ file, text, digest: digestText(text) }, "invalid_config")).value;
  } catch {
    return null;
  }
}

// A commit's files in place of the work tree's: plain blobs, and others only where a digest vouches for them.

/** What a commit has at a path. */
type FoundEntry =
  | { readonly kind: "file"; readonly id: string }
  /** `at` is the path itself or the folder of it that is a link or a submodule. */
  | { readonly kind: "link" | "submodule"; readonly at: string }
  | { readonly kind: "absent" };

/** SHA-256 by path, from a place that the author of a change can't write: the base's own baseline. */
type VouchedDigests = ReadonlyMap<string, string>;

/** Reads in place of the work tree; as files/read.ts wants it. */
export interface ReadingRoot extends Root {
  readonly read: (file: string, what: string, limit: number) => Buffer;
}

/** Returns what the commit has at the path. A link or a submodule at one of its folders counts for all below it. */
export function findEntry(git: GitPort, commit: string, path: string): FoundEntry {
  const names = path.split("/");
  const folders = names.slice(1).map((_, depth) => names.slice(0, depth + 1).join("/"));
  for (const at of [path, ...folders]) {
    const { mode = "", id = "" } = git.entry(commit, at) ?? {};
    if (mode === "120000") {
      return { kind: "link", at };
    }
    if (mode === "160000") {
      return { kind: "submodule", at };
    }
    if (at === path && /^100(?:644|755)$/.test(mode)) {
      return { kind: "file", id };
    }
  }
  return { kind: "absent" };
}

/**
 * The root of a commit. A file that is no blob there (in a submodule, a Git LFS pointer, generated, downloaded) is taken
 * from the work tree where its SHA-256 is the vouched or the pointer's one. Its reads throw `file_not_found`, and
 * `base_file` for a link, or for a copy that nothing vouches for.
 */
export function commitRoot(
  workTree: Root,
  git: GitPort,
  commit: string,
  vouched: VouchedDigests,
): ReadingRoot {
  return {
    directory: workTree.directory,
    read: (file, what, limit) => {
      const entry = findEntry(git, commit, file);
      if (entry.kind === "link") {
        const which =
          entry.at === file ? "is a symbolic link" : `is behind the symbolic link ${entry.at}`;
        throw new GateError("base_file", `${what} ${file} ${which} in the base`, {
          hint: "Rules are read from plain files: commit the file itself in place of the link.",
        });
      }
      const digests = vouched.has(file) ? [requireValue(vouched, file)] : [];
      if (entry.kind === "file") {
        const bytes = git.blob(entry.id, limit);
        const pointed = lfsDigest(bytes);
        return pointed === null
          ? bytes
          : readVouchedCopy(workTree, file, what, limit, [pointed, ...digests]);
      }
      if (digests.length > 0) {
        return readVouchedCopy(workTree, file, what, limit, digests);
      }
      if (entry.kind === "absent") {
        throw new GateError(
          "file_not_found",
          `${what} ${file} is not in the base ${commit.slice(0, 12)}`,
        );
      }
      throw unvouchedError(what, file, `is in the submodule ${entry.at}`);
    },
  };
}

/** Returns the work tree's copy of a file if it has one of the digests. Throws `base_file` if not. */
function readVouchedCopy(
  workTree: Root,
  file: string,
  what: string,
  limit: number,
  digests: readonly string[],
): Buffer {
  const bytes = readBytes({ directory: workTree.directory }, file, what, limit);
  if (digests.includes(digestText(bytes))) {
    return bytes;
  }
  const why =
    "is no file of the base, and the copy here is another than the base's baseline was recorded with";
  throw unvouchedError(what, file, why);
}

function unvouchedError(what: string, file: string, why: string): GateError {
  return new GateError("base_file", `${what} ${file} ${why}`, {
    hint: "Such a file is trusted where its SHA-256 is the one under `files` in the base's baseline; record a baseline with it.",
  });
}

/** The digest that a Git LFS pointer (spec v1, at most 1024 bytes) names, or null for any other file. */
export function lfsDigest(bytes: Buffer): string | null {
  if (bytes.length > 1024) {
    return null;
  }
  const text = bytes.toString("latin1");
  if (!text.startsWith("version https://git-lfs.github.com/spec/v1\n")) {
    return null;
  }
  return /^oid sha256:([0-9a-f]{64})$/m.exec(text)?.[1] ?? null;
}

/**
 * Returns a root that reads a tracked file from HEAD's blob, and any other (generated, in a submodule, behind a link) from
 * the work tree. If a pointer of Git LFS is tracked, the file of the work tree is read, and has to be the one that it names.
 *
 * Its reads throw `unsafe_head` if the work tree has another text than the blob by more than line ends: a step of the job
 * changed it, or `working-tree-encoding`, `ident` or a filter of .gitattributes. A file that a sparse checkout left out is
 * no difference, and a baseline that `record` has just written is not read.
 */
export function headRoot(workTree: Root, git: GitPort): ReadingRoot {
  const commit = git.commit("HEAD");
  return {
    directory: workTree.directory,
    read: (file, what, limit) => {
      const entry = commit === null ? null : git.entry(commit, file);
      if (commit === null || entry === null || !/^100(?:644|755)$/.test(entry.mode)) {
        return readBytes(workTree, file, what, limit);
      }
      const isLeftOut =
        lstatSync(path.join(workTree.directory, file), { throwIfNoEntry: false }) === undefined;
      const workTreeBytes = isLeftOut
        ? null
        : readBytes({ directory: workTree.directory }, file, what, limit);
      const blob = git.blob(entry.id, limit);
      const digestInLfs = lfsDigest(blob);
      if (digestInLfs === null) {
        if (workTreeBytes === null || what === "baseline" || sameLines(workTreeBytes, blob)) {
          return blob;
        }
        throw changedFileError(what, file, commit);
      }
      if (workTreeBytes !== null && digestText(workTreeBytes) === digestInLfs) {
        return workTreeBytes;
      }
      throw changedLfsFileError(what, file, commit);
    },
  };
}

/** Whether the bytes are equal but for line ends: a checkout may write LF as CRLF. */
function sameLines(first: Buffer, second: Buffer): boolean {
  const withPlainLines = (bytes: Buffer): string =>
    bytes.toString("latin1").replaceAll("\r\n", "\n");
  return withPlainLines(first) === withPlainLines(second);
}

function changedFileError(what: string, file: string, commit: string): GateError {
  const message = `${what} ${file} in the work tree is not the file of the commit ${commit.slice(0, 12)} under test`;
  return new GateError("unsafe_head", message, {
    hint: "Run the gate before any step that changes it, and remove `working-tree-encoding`, `ident` and `filter` for it from .gitattributes.",
  });
}

function changedLfsFileError(what: string, file: string, commit: string): GateError {
  const message = `${what} ${file} in the work tree is not the file that the commit ${commit.slice(0, 12)} names in Git LFS`;
  return new GateError("unsafe_head", message, {
    hint: "Fetch it with `lfs: true` on actions/checkout, and run the gate before any step that changes it.",
  });
}
