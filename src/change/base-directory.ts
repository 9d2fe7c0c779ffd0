/**
 * The checkout that base and head are measured side by side with: whether it is the base's commit,
 * and another system.
 */
import { listFirst } from "../model/lookup.ts";
import { type Stats, existsSync, lstatSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { GateError, failureOfBase } from "../errors.ts";
import { retrieverReceipt } from "../files/inputs.ts";
import { JSON_LIMIT } from "../files/read.ts";
import { makeBaseCommand } from "../model/base-worktree.ts";
import type { RetrieverConfig } from "../model/config.ts";
import type { BaseCheckout } from "../model/policy.ts";
import type { Inputs } from "../model/report.ts";
import { type Interpreter, findInterpreter } from "../retrievers/interpreter.ts";
import type { PythonRetriever } from "../retrievers/kinds.ts";
import { retrieverServer } from "../retrievers/registry.ts";
import { digestLargeFile } from "../system/digest.ts";
import { hasFolder, type Root } from "../system/root.ts";
import { findSharedPath, isPython, refuseSharedEnvironment } from "./shared-code.ts";
import { POINTER_BYTES, lfsDigest, sameLines } from "./change.ts";
import type { GitPort, TreeEntry } from "./git.ts";
import type { ReadPolicies } from "./policies.ts";

/** What is needed to check the base's checkout beside the one under test. */
interface BesidePorts {
  readonly root: Root;
  readonly open: (directory: string) => GitPort;
  /** The variables of the step that runs the gate. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

interface BaseDirectory {
  /** The path as the input or flag has it. */
  readonly written: string;
  /** The same path as a word of a shell command. */
  readonly shellWord: string;
  /** Absolute; it may lie anywhere. */
  readonly directory: string;
}

/**
 * Returns the base's checkout in the folder `named`, with the retriever that is asked there: that
 * of the base's config, or of the head's if the base has none (`is_first`). Throws `base_directory`
 * if the folder is no checkout of the base commit, or if both sides would ask the same running
 * server or run the same installed code. Throws `base_failed` if the retriever lacks its files
 * there.
 */
export function openBesideDirectory(
  policies: ReadPolicies,
  named: BaseDirectory,
  ports: BesidePorts,
): BaseCheckout {
  const { base, head, bootstrap, mode } = policies;
  const commit = policies.base_commit ?? refuseUnknownBase(mode);
  const directory = requireCheckout(named, commit, describeBase(policies), ports);
  const { config } = base ?? head;
  const receipt = readReceipt(directory, config.retriever);
  const headSide = { directory: ports.root.directory, config: head.config.retriever };
  const baseSide = { directory, config: config.retriever };
  const beside: BaseCheckout = {
    commit,
    ...baseSide,
    receipt,
    shared_path: findSharedPath(headSide, baseSide),
    edited_code: listEditedCode(ports.open(ports.root.directory), commit),
    ...(bootstrap && { is_first: true }),
  };
  requireTwoSystems(head, beside);
  refuseSharedEnvironment(headSide, baseSide, ports.environment);
  requireAlikeInterpreters(head.config.retriever, beside, ports);
  return beside;
}

/** Matches a program's source file, and a path of tests. */
const CODE_FILE = /\.(?:py|[cm]?[jt]sx?|go|rs|java|kt|scala|cs|php|rb|c|cc|cpp|sh|sql)$/i;
const TEST_PATH = /(?:^|[/_.-])(?:__tests__|tests?|specs?)(?:[/_.-])/i;

/** Returns the source files, tests aside, that HEAD has edited or removed since the commit. */
function listEditedCode(git: GitPort, commit: string): readonly string[] {
  const edited = [...git.changed(commit, "HEAD")];
  return edited.filter((file) => CODE_FILE.test(file) && !TEST_PATH.test(file));
}

function baseDirectoryError(message: string, hint: string): GateError {
  return new GateError("base_directory", message, hint);
}

function refuseUnknownBase(mode: ReadPolicies["mode"]): never {
  if (mode === "default_branch") {
    throw baseDirectoryError(
      "base-directory needs the commit before this one, which this clone does not reach",
      "Set `fetch-depth: 2` on actions/checkout.",
    );
  }
  throw baseDirectoryError(
    "base-directory is given, but no base commit is known to compare it with",
    "Name the base with `base-ref`, or clone the whole history (on GitHub, `fetch-depth: 0`); or remove base-directory, to compare with the stored baseline.",
  );
}

/**
 * Throws `base_directory` if only one of two Pythons is of a virtual environment: their packages
 * would differ.
 */
function requireAlikeInterpreters(
  head: RetrieverConfig,
  { config: base, directory }: BaseCheckout,
  { root, environment }: BesidePorts,
): void {
  if (!isPython(head) || !isPython(base)) {
    return;
  }
  const headPython = findInterpreter(head, { root: root.directory, environment });
  const basePython = findBaseInterpreter(base, directory, environment);
  if (headPython.isVirtual === basePython.isVirtual) {
    return;
  }
  const interpreterName = ({ found, isVirtual }: Interpreter): string =>
    isVirtual ? `the virtual environment ${found}` : `${found}, which is in no virtual environment`;
  throw baseDirectoryError(
    `the head's search runs in ${interpreterName(headPython)}, and the base's in ${interpreterName(basePython)}`,
    "Make the environment in both checkouts, each from its own lock file, or name one for both with VIRTUAL_ENV or `retriever.python`.",
  );
}

function findBaseInterpreter(
  config: PythonRetriever,
  root: string,
  environment: BesidePorts["environment"],
): Interpreter {
  try {
    return findInterpreter(config, { root, environment });
  } catch (error) {
    throw error instanceof GateError ? failureOfBase(error) : error;
  }
}

function describeBase({ mode, base_branch }: ReadPolicies): string {
  if (base_branch !== null) {
    return `The base is the newest commit of ${base_branch} that HEAD has.`;
  }
  return mode === "pull_request"
    ? "The base is the first parent of the merge commit; `pull_request.base.sha` of the event goes stale."
    : "The base is the commit before HEAD.";
}

/**
 * Returns the real path of the base's checkout. Throws `base_directory` unless the folder is the
 * top of another work tree, at the base commit, without changed files, and with the Git LFS files
 * that the checkout under test has. `baseWords` is the sentence that says which commit is the base.
 */
function requireCheckout(
  { written, shellWord, directory }: BaseDirectory,
  commit: string,
  baseWords: string,
  ports: BesidePorts,
): string {
  const { root, open } = ports;
  // A report holds no absolute path.
  const name = path.isAbsolute(written) ? path.basename(written) : written;
  const folder = path.isAbsolute(written) ? "<base-directory>" : shellWord;
  const command = makeBaseCommand(folder, commit);
  const remakeAdvice = `Make the folder again before the gate runs: \`${command}\`.`;
  if (!hasFolder(directory)) {
    throw baseDirectoryError(`base-directory: there is no folder ${name}`, remakeAdvice);
  }
  const real = realpathSync(directory);
  if (real === root.directory) {
    throw baseDirectoryError("base-directory is the checkout under test itself", remakeAdvice);
  }
  if (!existsSync(path.join(real, ".git"))) {
    throw baseDirectoryError(
      `base-directory ${name} is not the top of a git work tree`,
      `Name the folder that holds \`.git\`. ${remakeAdvice}`,
    );
  }
  const git = open(real);
  const advice = isClone(real) ? adviseOnClone(git, folder, commit) : remakeAdvice;
  const checkedOut = git.commit("HEAD");
  if (checkedOut !== commit) {
    throw baseDirectoryError(
      `base-directory ${name} is at ${checkedOut ?? "no commit"}, the base is ${commit}`,
      `${baseWords} ${advice}`,
    );
  }
  const pointer = findPointer(git.tree(commit).keys(), real, root.directory);
  if (pointer !== null) {
    throw baseDirectoryError(
      `base-directory ${name} has a Git LFS pointer in place of ${pointer}`,
      "Check it out with the Git LFS files that the head has: `lfs: true` on actions/checkout.",
    );
  }
  const changedFiles = listChangedFiles(git, commit, real);
  if (changedFiles.length > 0) {
    throw baseDirectoryError(
      `base-directory ${name} has tracked files that differ from its commit: ${listFirst(changedFiles, 5)}`,
      `${advice} If a build step changes them, use a step that does not (\`npm ci\` in place of \`npm install\`).`,
    );
  }
  return real;
}

/** Whether the folder is a clone of its own: git can't remove it as a work tree. */
function isClone(directory: string): boolean {
  return hasFolder(path.join(directory, ".git"));
}

function adviseOnClone(git: GitPort, folder: string, commit: string): string {
  const fetching = git.has(commit) ? "" : `git -C ${folder} fetch origin ${commit} && `;
  const command = `${fetching}git -C ${folder} checkout --force ${commit}`;
  return `Check out the base there before the gate runs: \`${command}\`.`;
}

/**
 * Returns the tracked files whose content differs from the commit's. A Git LFS file that the
 * commit's pointer names does not differ, nor does a text that git wrote with CRLF.
 */
function listChangedFiles(git: GitPort, commit: string, directory: string): readonly string[] {
  const tree = git.tree(commit);
  return git.changedHere().filter((file) => {
    const entry = tree.get(file);
    return entry === undefined || !isCopy(git, entry, path.join(directory, file));
  });
}

/**
 * Whether the file is the one that the entry's Git LFS pointer names, or the entry's own but for
 * line ends.
 */
function isCopy(git: GitPort, { id, mode }: TreeEntry, file: string): boolean {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (stats?.isFile() !== true) {
    return false;
  }
  const blob = git.blobs([id], JSON_LIMIT).get(id);
  if (blob === undefined) {
    return false;
  }
  const digest = lfsDigest(blob);
  if (digest !== null) {
    return digestLargeFile(file) === digest;
  }
  return hasSameMode(stats, mode) && sameLines(readFileSync(file), blob);
}

/** Whether the file is executable just as the commit's is. Windows has no such files. */
function hasSameMode(stats: Stats, mode: string): boolean {
  const isExecutable = (stats.mode & 0o100) !== 0;
  return mode === (isExecutable ? "100755" : "100644") || process.platform === "win32";
}

/**
 * Returns the first file that is a pointer in the base's checkout and none in the head's, or null.
 */
function findPointer(files: Iterable<string>, base: string, head: string): string | null {
  for (const file of files) {
    const headFile = path.join(head, file);
    if (isPointer(path.join(base, file)) && existsSync(headFile) && !isPointer(headFile)) {
      return file;
    }
  }
  return null;
}

function isPointer(file: string): boolean {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  const isSmall = stats?.isFile() === true && stats.size <= POINTER_BYTES;
  return isSmall && lfsDigest(readFileSync(file)) !== null;
}

function readReceipt(directory: string, retriever: RetrieverConfig): BaseCheckout["receipt"] {
  try {
    return retrieverReceipt({ directory }, retriever);
  } catch (error) {
    throw error instanceof GateError ? failureOfBase(error) : error;
  }
}

/**
 * Throws `base_directory` if both sides ask a server that the gate does not start: it would be
 * compared with itself, and pass.
 */
function requireTwoSystems(head: Inputs, { config, receipt }: BaseCheckout): void {
  const url = retrieverServer(config);
  if (url === null || receipt.fingerprint !== head.retriever.fingerprint) {
    return;
  }
  throw baseDirectoryError(
    `base and head would both ask the server at ${url}, which is compared with itself then`,
    "Let the gate start the server from each checkout (`retriever.start` with `{{port}}`), or remove base-directory.",
  );
}
