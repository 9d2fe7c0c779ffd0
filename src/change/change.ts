/**
 * What a change did: the base's files as its commit has them, beside the head's; and how a commit's
 * files are read.
 */
import { digestText, digestValue } from "../system/digest.ts";
import { isObject, objectMembers } from "../system/json.ts";
import type { Root } from "../system/root.ts";
import { type ErrorCode, GateError } from "../errors.ts";
import { loadBaseline } from "../files/baseline.ts";
import { type Overrides, loadConfig, withDefinition } from "../files/config.ts";
import { loadVerdicts } from "../files/part.ts";
import { JSON_LIMIT, readBytes } from "../files/read.ts";
import { matchSuite } from "../files/inputs.ts";
import { type LoadedSuite, loadSuite } from "../files/suite.ts";
import { makeSuiteOfRows } from "../decision/row-scores.ts";
import type { Baseline } from "../model/baseline.ts";
import { compareCodePoints } from "../model/canonical-json.ts";
import { type RetrieverConfig, baselineFile } from "../model/config.ts";
import type { Change, Inputs, Vouching } from "../model/report.ts";
import type { Suite } from "../model/suite.ts";
import { retrieverData } from "../retrievers/registry.ts";
import { type GitPort, splitOutputLines } from "./git.ts";
import { lstatSync } from "node:fs";
import path from "node:path";
import { parseDocument } from "../files/document.ts";
import { requireItem } from "../model/lookup.ts";

interface ChangeRequest {
  readonly git: GitPort;
  readonly commit: string;
  readonly head: Inputs;
  /** The path of the head's config, relative to the root. */
  readonly config: string;
  /** The suite and baseline that were named beside the config: they count on both sides. */
  readonly overrides: Overrides;
  /** Where the head's files were read from: HEAD's blobs, or the checkout. */
  readonly headRoot: Root;
  /** The checkout: files that git has no blob of are read there. */
  readonly workTree: Root;
}

const MOST_DETAILS = 3;

/**
 * Returns what the change did to the files of the gate; null if the base has no gate. `base` is
 * null if it is not certain which of the base's configs the head's replaces, or if the base's files
 * can't be used (`unusable`). Throws GateError for what is wrong with the clone.
 */
export async function readChange(request: ChangeRequest): Promise<Change | null> {
  const { git, head } = request;
  const baseConfig = await findBaseConfig(request);
  if (baseConfig === null) {
    return null;
  }
  const { file, moved } = baseConfig;
  // Rules that are behind a link could change without a change of these files.
  const links = [...head.digests.keys()].filter(
    (headFile) => findEntry(git, "HEAD", headFile).kind === "link",
  );
  const common = { head, moved, links };
  if (file === null) {
    return { ...common, base: null, unusable: null };
  }
  try {
    const base = await loadBase(request, file);
    return {
      ...common,
      base,
      unusable: null,
      ...readVerdicts(request, base),
      vouched: findVouching(git, base, head),
      ...compareCorpus(request, base),
    };
  } catch (error) {
    // This change may be the one that repairs the base, so it must not end in an error.
    if (!(error instanceof GateError) || !isFileFailure(error)) {
      throw error;
    }
    const details = error.problems.slice(0, MOST_DETAILS).map((problem) => problem.message);
    const unusable = { file, reason: [error.message, ...details].join("; ") };
    return { ...common, base: null, unusable };
  }
}

interface BaseConfig {
  /** Null if it is not certain which of the base's configs the head's replaces. */
  readonly file: string | null;
  /** As `moved` of Change: any of them may be the one that the head's replaces. */
  readonly moved: readonly string[];
}

/**
 * Returns as `file` the base's config at the path of the head's, else the only config of the base
 * that HEAD has removed. Returns null if the base has no gate: no config, and no file at the path
 * of the head's baseline.
 */
async function findBaseConfig({
  git,
  commit,
  head,
  config,
}: ChangeRequest): Promise<BaseConfig | null> {
  if (findEntry(git, commit, config).kind !== "absent") {
    return { file: config, moved: [] };
  }
  const configs = await listConfigs(git, commit);
  if (configs.length > 0) {
    const removed = configs.filter((file) => findEntry(git, "HEAD", file).kind === "absent");
    return { file: removed.length === 1 ? requireItem(removed, 0) : null, moved: configs };
  }
  // The base was gated if it has the baseline, even though no config is found there.
  const { baseline } = head.config;
  const hasBaseline = baseline !== null && findEntry(git, commit, baseline).kind !== "absent";
  return hasBaseline ? { file: null, moved: [baseline] } : null;
}

export function isFileFailure(error: GateError): boolean {
  // Exit code 2 is that of wrong input. The clone's own failures have it, too.
  return error.exitCode === 2 && error.code !== "shallow_clone" && error.code !== "git_failed";
}

/**
 * Returns the base's config (at the path `file`), suite and baseline as its commit has them. Reads
 * the baseline first: a suite file that the commit does not hold (Git LFS, generated) is read from
 * the work tree if the baseline vouches for it, which means that it recorded the file's digest. If
 * such a file is missing, the baseline's rows are the suite.
 */
async function loadBase(
  { git, commit, workTree, overrides, head }: ChangeRequest,
  file: string,
): Promise<Inputs> {
  const blobs = commitRoot(workTree, git, commit, NOTHING_VOUCHED);
  const { config, digest } = await loadConfig(blobs, file, overrides);
  const loaded = await loadBaseline(blobs, config.baseline);
  const baseline = loaded?.baseline ?? null;
  const vouchedFiles = commitRoot(workTree, git, commit, vouchedDigests(baseline));
  const loadedSuite = await loadBaseSuite(vouchedFiles, config.suites, head.suite, baseline);
  const { suite } = loadedSuite;
  const digests = new Map([[file, digest], ...loadedSuite.digests]);
  if (loaded !== null) {
    digests.set(baselineFile(config), loaded.digest);
  }
  return {
    config: withDefinition(config, baseline),
    suite,
    baseline: baseline === null ? null : matchSuite(baseline, suite),
    retriever: readBaseReceipt(git, commit, config.retriever),
    digests,
  };
}

/**
 * Returns what is compared of the base's retriever, which never runs here. `corpus_digest` is that
 * of its recorded answers or corpus; null if it has no such file, or the commit lacks it.
 */
function readBaseReceipt(
  git: GitPort,
  commit: string,
  retriever: RetrieverConfig,
): Inputs["retriever"] {
  const data = readData(git, commit, retriever);
  return {
    kind: retriever.kind,
    fingerprint: digestValue(retriever),
    corpus_digest: data === null ? null : (lfsDigest(data) ?? digestText(data)),
  };
}

/** The codes of a file that is not in a commit: generated, in a submodule, behind a link. */
const NOT_IN_COMMIT: readonly ErrorCode[] = ["base_file", "file_not_found"];

/** Reads the base's suite. If the commit lacks a file of it, the baseline's rows are the suite. */
async function loadBaseSuite(
  blobs: Root,
  files: readonly string[],
  headSuite: Suite,
  baseline: Baseline | null,
): Promise<LoadedSuite> {
  try {
    return await loadSuite(blobs, files);
  } catch (error) {
    const isMissing = error instanceof GateError && NOT_IN_COMMIT.includes(error.code);
    if (!isMissing || baseline === null) {
      throw error;
    }
    const suite = makeSuiteOfRows(headSuite, matchSuite(baseline, headSuite), error.message);
    return { suite, digests: new Map() };
  }
}

function vouchedDigests(baseline: Baseline | null): VouchedDigests {
  return baseline?.files ?? NOTHING_VOUCHED;
}

/** Returns the commit's recorded answers or corpus of the retriever; null if it has none. */
export function readData(git: GitPort, commit: string, retriever: RetrieverConfig): Buffer | null {
  const data = retrieverData(retriever);
  const entry = data === null ? null : findEntry(git, commit, data.file);
  return entry?.kind === "file" ? git.blob(entry.id, JSON_LIMIT) : null;
}

/**
 * Returns `corpus` if the head searches other globs of files than the base, or a corpus file with
 * another digest; else `{}`. It counts documents before and after: null for a Git LFS pointer, for
 * globs, and for a file that the base lacks.
 */
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
  // Of a file that is not in the commit, such as a generated one, the baseline has the digest.
  const oldDigest = base.retriever.corpus_digest ?? base.baseline?.retriever.corpus_digest ?? null;
  const isOtherCorpus = oldDigest !== null && oldDigest !== head.retriever.corpus_digest;
  if (data?.holds !== "corpus" || !isOtherCorpus) {
    return {};
  }
  // A corpus has one document a line.
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

/**
 * Returns the globs that the retriever indexes, such as `docs/*.md, *.txt`; null if it has none.
 */
function corpusGlobs(retriever: RetrieverConfig): string | null {
  const { files } = retriever as { readonly files?: unknown };
  return Array.isArray(files) && files.length > 0 ? files.join(", ") : null;
}

/**
 * Returns as `verdicts` what the caches of both sides' LLM judges have, if at least one side's cache
 * is committed. Nothing if a side has no judge.
 */
function readVerdicts(
  { git, commit, head, headRoot, workTree }: ChangeRequest,
  base: Inputs,
): Pick<Change, "verdicts"> {
  const before = base.config.judge;
  const after = head.config.judge;
  if (before === undefined || after === undefined) {
    return {};
  }
  // A change can forge only a committed cache. Any other cache comes from the workflow.
  const isCommitted = (at: string, file: string): boolean =>
    findEntry(git, at, file).kind !== "absent";
  if (!isCommitted(commit, before.cache) && !isCommitted("HEAD", after.cache)) {
    return {};
  }
  const blobs = commitRoot(workTree, git, commit, NOTHING_VOUCHED);
  return {
    verdicts: {
      base: loadVerdicts(blobs, before.cache),
      head: loadVerdicts(headRoot, after.cache),
    },
  };
}

/**
 * Returns the files that HEAD has no blob of, and whose digest in the head's baseline is new and
 * not that of the file that was read. The next change trusts these digests, so a reviewer must see
 * them.
 */
function findVouching(git: GitPort, base: Inputs, head: Inputs): readonly Vouching[] {
  const digestsBefore = vouchedDigests(base.baseline);
  const vouchings: Vouching[] = [];
  for (const [file, after] of vouchedDigests(head.baseline)) {
    const before = digestsBefore.get(file) ?? null;
    const isKnown = before === after || head.digests.get(file) === after;
    if (!isKnown && findEntry(git, "HEAD", file).kind !== "file") {
      vouchings.push({ file, before, after });
    }
  }
  return vouchings;
}

/** Matches `search/retrieval-gate.nightly.yml`; no workflow, though many are called so. */
const CONFIG_NAME = /^(?!\.github\/workflows\/)(?:.*\/)?retrieval-gate[^/]*\.(?:yaml|yml|json)$/;
const STRUCTURED = /\.(?:yaml|yml|json)$/;
const CONFIG_KEYS = ["suite", "retriever"] as const;
const MOST_CONFIG_BYTES = 1024 * 1024;

/**
 * Returns the paths of the commit's configs, sorted: plain files with a config's name, and other
 * YAML and JSON files with a config's content. `files` are the paths to look at; null for all.
 */
export async function listConfigs(
  git: GitPort,
  commit: string,
  files: ReadonlySet<string> | null = null,
): Promise<readonly string[]> {
  // Most changes edit no such file: then the tree need not be read.
  if (files !== null && ![...files].some((file) => STRUCTURED.test(file))) {
    return [];
  }
  const configs: string[] = [];
  const blobIds = new Map<string, string>();
  for (const [file, { id, mode }] of git.tree(commit)) {
    if (!PLAIN_FILE.test(mode) || files?.has(file) === false) {
      continue;
    }
    if (CONFIG_NAME.test(file)) {
      configs.push(file);
    } else if (STRUCTURED.test(file)) {
      blobIds.set(file, id);
    }
  }
  const blobs = git.blobs([...blobIds.values()], MOST_CONFIG_BYTES);
  for (const [file, id] of blobIds) {
    const text = blobs.get(id)?.toString("utf8") ?? "";
    // Most files need no parser: every config as people write it has these words.
    if (CONFIG_KEYS.every((key) => text.includes(key)) && (await isConfig(file, text))) {
      configs.push(file);
    }
  }
  return configs.toSorted(compareCodePoints);
}

/** Whether the file looks like a config of the gate: no program of another kind has these keys. */
async function isConfig(file: string, text: string): Promise<boolean> {
  const value = objectMembers(await parseOrNull(file, text));
  const { suite, retriever } = value;
  if (suite === undefined || !isObject(retriever)) {
    return false;
  }
  // With neither key the file could be another tool's. A recorded baseline has `version`, too, but
  // its suite is a record.
  const isVersioned = Object.hasOwn(value, "version") && !isObject(suite);
  return Object.hasOwn(value, "baseline") || isVersioned;
}

async function parseOrNull(file: string, text: string): Promise<unknown> {
  try {
    return (await parseDocument({ file, text, digest: digestText(text) }, "invalid_config")).value;
  } catch {
    return null;
  }
}

// A commit's files in place of the work tree's: plain blobs, and others only where a digest vouches
// for them.

type FoundEntry =
  | { readonly kind: "file"; readonly id: string }
  /** `at` is the path itself or the folder of it that is a link or a submodule. */
  | { readonly kind: "link" | "submodule"; readonly at: string }
  | { readonly kind: "absent" };

/** SHA-256 by path, from what a change's author can't write: the base's own baseline. */
type VouchedDigests = ReadonlyMap<string, string>;

/** For files that must be blobs of the commit, or Git LFS files that it names. */
export const NOTHING_VOUCHED: VouchedDigests = new Map();

/** The modes of plain files, executable or not: neither links nor submodules. */
const PLAIN_FILE = /^100(?:644|755)$/;

/**
 * Returns what the commit has at the path. A link or a submodule at one of its folders counts for
 * all below it; a folder counts as absent.
 */
export function findEntry(git: GitPort, commit: string, path: string): FoundEntry {
  const names = path.split("/");
  // Of `a/b/c.md`: `a`, `a/b`.
  const folders = names.slice(1).map((_, depth) => names.slice(0, depth + 1).join("/"));
  for (const at of [path, ...folders]) {
    const { mode = "", id = "" } = git.entry(commit, at) ?? {};
    if (mode === "120000") {
      return { kind: "link", at };
    }
    if (mode === "160000") {
      return { kind: "submodule", at };
    }
    if (at === path && PLAIN_FILE.test(mode)) {
      return { kind: "file", id };
    }
  }
  return { kind: "absent" };
}

/**
 * Returns a root that reads the files of a commit. A file whose content is not in the commit (in a
 * submodule, a Git LFS pointer, generated) is read from the work tree if its SHA-256 is the one
 * that the base's baseline recorded (`vouched`), or that the pointer names. Its reads throw
 * `file_not_found`, and `base_file` for a link, or for a copy that no digest vouches for.
 */
export function commitRoot(
  workTree: Root,
  git: GitPort,
  commit: string,
  vouched: VouchedDigests,
): Required<Root> {
  return {
    directory: workTree.directory,
    read: (file, what, limit) => {
      const entry = findEntry(git, commit, file);
      if (entry.kind === "link") {
        throw linkError(what, file, entry.at);
      }
      const vouchedDigest = vouched.get(file);
      if (entry.kind === "file") {
        const bytes = git.blob(entry.id, limit);
        const digestInLfs = lfsDigest(bytes);
        return digestInLfs === null
          ? bytes
          : readVouchedCopy(workTree, file, what, limit, [digestInLfs, vouchedDigest]);
      }
      if (vouchedDigest !== undefined) {
        return readVouchedCopy(workTree, file, what, limit, [vouchedDigest]);
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

function linkError(what: string, file: string, link: string): GateError {
  const which = link === file ? "is a symbolic link" : `is behind the symbolic link ${link}`;
  return new GateError(
    "base_file",
    `${what} ${file} ${which} in the base`,
    "Rules are read from plain files: commit the file itself in place of the link.",
  );
}

/**
 * Returns the file of the work tree if its SHA-256 is one of `digests`, for which the base vouches:
 * the one in a Git LFS pointer, or under `files` of the base's baseline. Throws `base_file` otherwise.
 */
function readVouchedCopy(
  workTree: Root,
  file: string,
  what: string,
  limit: number,
  digests: readonly (string | undefined)[],
): Buffer {
  const bytes = readBytes(workTree, file, what, limit);
  if (digests.includes(digestText(bytes))) {
    return bytes;
  }
  const why =
    "is no file of the base, and the copy here is another than the base's baseline was recorded with";
  throw unvouchedError(what, file, why);
}

function unvouchedError(what: string, file: string, why: string): GateError {
  return new GateError(
    "base_file",
    `${what} ${file} ${why}`,
    "Such a file is trusted where its SHA-256 is the one under `files` in the base's baseline; record a baseline with it.",
  );
}

/** A Git LFS pointer (spec v1) has no more bytes. */
export const POINTER_BYTES = 1024;

/** Returns the SHA-256 that a Git LFS pointer names; null for any other file. */
export function lfsDigest(bytes: Buffer): string | null {
  if (bytes.length > POINTER_BYTES) {
    return null;
  }
  const text = bytes.toString("latin1");
  if (!text.startsWith("version https://git-lfs.github.com/spec/v1\n")) {
    return null;
  }
  return /^oid sha256:([0-9a-f]{64})$/m.exec(text)?.[1] ?? null;
}

/**
 * Returns a root that reads a tracked file from HEAD's blob, and any other (generated, in a
 * submodule, behind a link, in Git LFS) from the work tree. Its reads throw `unsafe_head` if the
 * work tree's text differs from the blob by more than line ends: a step of the job changed it, or
 * `working-tree-encoding`, `ident` or a filter of .gitattributes. A file that a sparse checkout
 * left out is no difference, unless it is in Git LFS. Nor is a baseline: `record` may just have
 * written a new one, and HEAD's counts.
 */
export function headRoot(workTree: Root, git: GitPort): Root {
  const commit = git.commit("HEAD");
  return {
    directory: workTree.directory,
    read: (file, what, limit) => {
      const entry = commit === null ? null : git.entry(commit, file);
      if (commit === null || entry === null || !PLAIN_FILE.test(entry.mode)) {
        return readBytes(workTree, file, what, limit);
      }
      const stats = lstatSync(path.join(workTree.directory, file), { throwIfNoEntry: false });
      // Undefined if a sparse checkout left it out.
      const copy = stats && readBytes(workTree, file, what, limit);
      const blob = git.blob(entry.id, limit);
      const digestInLfs = lfsDigest(blob);
      if (digestInLfs !== null) {
        // The blob is only a pointer, so the copy has to be there.
        if (copy !== undefined && digestText(copy) === digestInLfs) {
          return copy;
        }
        const hint =
          "Fetch it from Git LFS with `lfs: true` on actions/checkout, and run the gate before any step that changes it.";
        throw changedFileError(what, file, commit, hint);
      }
      if (copy === undefined || what === "baseline" || sameLines(copy, blob)) {
        return blob;
      }
      const hint =
        "Run the gate before any step that changes it, and remove `working-tree-encoding`, `ident` and `filter` for it from .gitattributes.";
      throw changedFileError(what, file, commit, hint);
    },
  };
}

/** Whether two texts are the same but for line ends (CRLF). */
export function sameLines(first: Buffer, second: Buffer): boolean {
  const withPlainLines = (bytes: Buffer): string =>
    bytes.toString("latin1").replaceAll("\r\n", "\n");
  return withPlainLines(first) === withPlainLines(second);
}

function changedFileError(what: string, file: string, commit: string, hint: string): GateError {
  const message = `${what} ${file} in the work tree is not the file of the commit ${commit.slice(0, 12)} under test`;
  return new GateError("unsafe_head", message, hint);
}
