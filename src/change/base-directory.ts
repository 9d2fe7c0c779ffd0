/** The checkout that base and head are measured side by side with: that it is the base, as the base's commit has it. */
import {
  closeSync,
  existsSync,
  lstatSync,
  openSync,
  readFileSync,
  readSync,
  readdirSync,
  readlinkSync,
  realpathSync,
} from "node:fs";
import path from "node:path";
import { GateError, failureOfBase } from "../errors.ts";
import { retrieverReceipt } from "../files/inputs.ts";
import type { NotBeside } from "../model/notice.ts";
import type { RetrieverConfig } from "../model/config.ts";
import type { Beside } from "../model/policy.ts";
import type { Inputs } from "../model/report.ts";
import { type Interpreter, findInterpreter } from "../retrievers/interpreter.ts";
import type { PythonRetriever } from "../retrievers/kinds.ts";
import { serverOf } from "../retrievers/registry.ts";
import { hasFolder, type Root } from "../system/root.ts";
import { lfsDigest } from "./change.ts";
import { type GitPort, type TreeEntry, blobId, hashOf } from "./git.ts";
import type { ReadPolicies } from "./policies.ts";

interface BesidePorts {
  readonly root: Root;
  /** Opens the repository of a folder that holds `.git`. */
  readonly open: (directory: string) => GitPort;
  /** The step's. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

type Besides =
  | { readonly kind: "beside"; readonly beside: Beside }
  /** The checkout is the base's, but which retriever is the base's can't be said. */
  | { readonly kind: "alone"; readonly reason: NotBeside };

/** As written, and where that is. */
interface BaseDirectory {
  readonly written: string;
  /** Absolute; it may lie anywhere. */
  readonly directory: string;
}

/**
 * Throws base_directory where it is no unchanged checkout of the base
 * commit, where no base commit is known, or where one side's Python is of a virtual environment; base_failed where the base's retriever lacks its files there.
 */
export function openBeside(
  policies: ReadPolicies,
  named: BaseDirectory,
  ports: BesidePorts,
): Besides {
  const { base, bootstrap, unusable, mode } = policies;
  const commit = policies.base_commit ?? unknownBase(mode);
  const directory = requireCheckout(named, commit, ports);
  if (base === null) {
    const moved = unusable === null ? "config_moved" : "base_unusable";
    return { kind: "alone", reason: bootstrap ? "bootstrap" : moved };
  }
  const config = base.config.retriever;
  const beside = { commit, directory, config, receipt: receiptIn(directory, base) };
  requireTwoSystems(policies.head, beside);
  requireAlikeInterpreters(policies.head.config.retriever, beside, ports);
  return { kind: "beside", beside };
}

function refuse(message: string, hint: string): GateError {
  return new GateError("base_directory", message, { hint });
}

function unknownBase(mode: ReadPolicies["mode"]): never {
  if (mode === "default_branch") {
    throw refuse(
      "base-directory needs the commit before this one, which this clone does not reach",
      "Set `fetch-depth: 2` on actions/checkout.",
    );
  }
  throw refuse(
    "base-directory is given, but no base commit is known to compare it with",
    "Name the base with `base-ref`, or check out with `fetch-depth: 0`; or remove base-directory, which compares with the stored baseline.",
  );
}

/** Throws if a Python of a virtual environment is compared with one of none: their packages differ. */
function requireAlikeInterpreters(
  head: RetrieverConfig,
  { config: base, directory }: Beside,
  { root, environment }: BesidePorts,
): void {
  if (!isPython(head) || !isPython(base)) {
    return;
  }
  const ofHead = findInterpreter(head, { root: root.directory, environment });
  const ofBase = baseInterpreter(base, directory, environment);
  if (ofHead.isVirtual === ofBase.isVirtual) {
    return;
  }
  const name = ({ found, isVirtual }: Interpreter): string =>
    isVirtual ? `the virtual environment ${found}` : `${found}, which is in no virtual environment`;
  throw refuse(
    `the head's search runs in ${name(ofHead)}, and the base's in ${name(ofBase)}`,
    "Make the environment in both checkouts, each from its own lock file, or name one for both with VIRTUAL_ENV or `retriever.python`.",
  );
}

function isPython(config: RetrieverConfig): config is PythonRetriever {
  return config.kind === "python";
}

function baseInterpreter(
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

const NAMED = 5;

/** Its real path. */
function requireCheckout(
  { written, directory }: BaseDirectory,
  commit: string,
  ports: BesidePorts,
): string {
  const { root, open } = ports;
  // A report holds no absolute path.
  const name = path.isAbsolute(written) ? path.basename(written) : written;
  const again = `Make it afresh before the gate runs: \`git worktree add --detach <base-directory> ${commit}\`.`;
  if (!hasFolder(directory)) {
    throw refuse(`base-directory: there is no folder ${name}`, again);
  }
  const real = realpathSync(directory);
  if (real === root.directory) {
    throw refuse("base-directory is the checkout under test itself", again);
  }
  if (!existsSync(path.join(real, ".git"))) {
    throw refuse(
      `base-directory ${name} is not the top of a git work tree`,
      `Name the folder that holds \`.git\`. ${again}`,
    );
  }
  const found = open(real).commit("HEAD");
  if (found !== commit) {
    throw refuse(
      `base-directory ${name} is at ${found ?? "no commit"}, the base is ${commit}`,
      `The base is the first parent of the merge commit; \`pull_request.base.sha\` of the event goes stale. ${again}`,
    );
  }
  const tree = { directory: real, git: open(root.directory), open, beside: root.directory };
  const changed = changedFiles(tree, commit).map(({ file, how }) => `${file} (${how})`);
  if (changed.length === 0) {
    return real;
  }
  const more = changed.length > NAMED ? ` and ${changed.length - NAMED} more` : "";
  throw refuse(
    `base-directory ${name} is not as ${commit.slice(0, 12)} has it: ${changed.slice(0, NAMED).join(", ")}${more}`,
    "Build the base without changing files that git tracks, and check it out with the submodules and Git LFS files that the head has, without `sparse-checkout`.",
  );
}

function receiptIn(directory: string, base: Inputs): Beside["receipt"] {
  try {
    return retrieverReceipt({ directory }, base.config.retriever);
  } catch (error) {
    throw error instanceof GateError ? failureOfBase(error) : error;
  }
}

/** A server that runs already is the same one for both: it would be compared with itself, and pass. */
function requireTwoSystems(head: Inputs, { config, receipt }: Beside): void {
  const url = serverOf(config);
  if (url === null || receipt.fingerprint !== head.retriever.fingerprint) {
    return;
  }
  throw refuse(
    `base and head would both ask the server at ${url}, which is compared with itself then`,
    "Let the gate start the server from each checkout (`retriever.start` with `{{port}}`), or remove base-directory.",
  );
}

interface Changed {
  /** Relative to the folder, with `/`. */
  readonly file: string;
  readonly how:
    | "missing"
    | "changed"
    | "a submodule that is not checked out"
    | "a submodule at another commit"
    | "a Git LFS pointer in place of its file";
}

interface WorkTree {
  /** Absolute. */
  readonly directory: string;
  /** Where its commits' trees are read from. */
  readonly git: GitPort;
  /** Opens the repository of a submodule. */
  readonly open: (directory: string) => GitPort;
  /** Absolute: what is a pointer or an empty submodule there, too, is not asked for here. */
  readonly beside: string;
}

/**
 * Every tracked file that is not what the commit has. Files that the commit does not know are not looked at: a build
 * makes them; nor are executable bits, whose loss is loud. Line ends that checkout wrote as CRLF are the commit's own, and
 * so is a Git LFS file of the right digest.
 */
export function changedFiles(tree: WorkTree, commit: string): readonly Changed[] {
  return [...tree.git.tree(commit)].flatMap(([file, entry]): readonly Changed[] => {
    if (entry.mode === "160000") {
      return changedSubmodule(tree, file, entry);
    }
    const how = changeOf(tree, file, entry);
    return how === null ? [] : [{ file, how }];
  });
}

function changeOf(tree: WorkTree, file: string, { mode, id }: TreeEntry): Changed["how"] | null {
  const at = path.join(tree.directory, file);
  const found = lstatSync(at, { throwIfNoEntry: false });
  if (found === undefined) {
    return "missing";
  }
  if (found.isSymbolicLink()) {
    const target = Buffer.from(readlinkSync(at));
    return mode === "120000" && blobId(id, [target], target.length) === id ? null : "changed";
  }
  if (!found.isFile()) {
    return "changed";
  }
  // Where the file system has no links, checkout writes what one points to as a file.
  if (process.platform !== "win32" && mode === "120000") {
    return "changed";
  }
  if (!sameContent(tree.git, at, id, found.size)) {
    return "changed";
  }
  const beside = path.join(tree.beside, file);
  const pointer = isPointer(at) && existsSync(beside) && !isPointer(beside);
  return pointer ? "a Git LFS pointer in place of its file" : null;
}

/** One for all: a chunk is hashed before the next one is read. */
const CHUNK: Buffer = Buffer.alloc(1 << 20);
/** A larger file is not edited as text. */
const TEXT = 64 << 20;

function sameContent(git: GitPort, at: string, id: string, size: number): boolean {
  if (blobId(id, chunksOf(at), size) === id) {
    return true;
  }
  const digest = lfsDigest(smallBlob(git, id));
  if (digest !== null) {
    return digest === hashOf("sha256", chunksOf(at));
  }
  if (size > TEXT) {
    return false;
  }
  const plain = Buffer.from(readFileSync(at, "latin1").replaceAll("\r\n", "\n"), "latin1");
  return plain.length < size && blobId(id, [plain], plain.length) === id;
}

/** Empty for one that is too large to be a pointer. */
function smallBlob(git: GitPort, id: string): Buffer {
  try {
    return git.blob(id, 1024);
  } catch {
    return Buffer.alloc(0);
  }
}

function* chunksOf(at: string): Generator<Buffer> {
  const descriptor = openSync(at, "r");
  try {
    for (;;) {
      const read = readSync(descriptor, CHUNK);
      if (read === 0) {
        return;
      }
      yield CHUNK.subarray(0, read);
    }
  } finally {
    closeSync(descriptor);
  }
}

function isPointer(at: string): boolean {
  const found = lstatSync(at, { throwIfNoEntry: false });
  return found?.isFile() === true && found.size <= 1024 && lfsDigest(readFileSync(at)) !== null;
}

function changedSubmodule(tree: WorkTree, file: string, { id }: TreeEntry): readonly Changed[] {
  const [directory, beside] = [path.join(tree.directory, file), path.join(tree.beside, file)];
  if (isEmpty(directory)) {
    return isEmpty(beside) ? [] : [{ file, how: "a submodule that is not checked out" }];
  }
  if (!existsSync(path.join(directory, ".git"))) {
    return [{ file, how: "changed" }];
  }
  const git = tree.open(directory);
  if (git.commit("HEAD") !== id) {
    return [{ file, how: "a submodule at another commit" }];
  }
  return changedFiles({ ...tree, directory, git, beside }, id).map((each) => ({
    ...each,
    file: `${file}/${each.file}`,
  }));
}

function isEmpty(directory: string): boolean {
  return !existsSync(directory) || readdirSync(directory).length === 0;
}
