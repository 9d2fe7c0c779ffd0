/**
 * The checkout that base and head are measured side by side with: whether it is the base's commit,
 * and another system.
 */
import { listFirst } from "../model/lookup.ts";
import { existsSync, lstatSync, readFileSync, realpathSync, readdirSync } from "node:fs";
import path from "node:path";
import { GateError } from "../errors.ts";
import { retrieverReceipt } from "../files/inputs.ts";
import { JSON_LIMIT } from "../files/read.ts";
import { failAsBase } from "../gate/side-by-side.ts";
import { makeBaseCommand, type BaseCheckout } from "../model/policy.ts";
import type { RetrieverConfig } from "../model/config.ts";
import type { Inputs } from "../model/report.ts";
import { findInterpreter, findProgram } from "../retrievers/interpreter.ts";
import type { PythonRetriever } from "../retrievers/kinds.ts";
import { retrieverServer, retrieverCommand } from "../retrievers/registry.ts";
import { digestLargeFile } from "../system/digest.ts";
import { hasFolder, isInside, type Root } from "../system/root.ts";
import type { Variables } from "../system/secrets.ts";
import { POINTER_BYTES, lfsDigest, sameLines } from "./change.ts";
import type { GitPort, TreeEntry } from "./git.ts";
import type { ReadPolicies } from "./policies.ts";
import { fileURLToPath } from "node:url";
import { importRoots } from "../retrievers/python.ts";
import { objectMembers } from "../system/json.ts";

/** What is needed to check the base's checkout beside the one under test. */
interface BesidePorts {
  readonly root: Root;
  readonly open: (directory: string) => GitPort;
  /** The variables of the step that runs the gate. */
  readonly environment: Variables;
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
  const receipt = failAsBase(() => retrieverReceipt({ directory }, config.retriever));
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
 * that the checkout under test has. `baseWords`: see describeBase.
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
  // A clone of its own has a folder `.git`, and git can't remove it as a work tree.
  const isClone = hasFolder(path.join(real, ".git"));
  const advice = isClone ? adviseOnClone(git, folder, commit) : remakeAdvice;
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

/** Whether the file is what the entry or its Git LFS pointer has, but for line ends. */
function isCopy(git: GitPort, { id }: TreeEntry, file: string): boolean {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  const blob = git.blobs([id], JSON_LIMIT).get(id);
  if (stats?.isFile() !== true || blob === undefined) {
    return false;
  }
  const digest = lfsDigest(blob);
  return digest === null ? sameLines(readFileSync(file), blob) : digestLargeFile(file) === digest;
}

/** Returns the first file that Git LFS has fetched in the head's checkout, not the base's; or null. */
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

// Finds what both sides of a comparison use, so that one side is compared with itself: a Python
// environment in which one side's package is installed, or an index that both configs name.

interface SideOfCode {
  readonly directory: string;
  readonly config: RetrieverConfig;
}

function isPython(config: RetrieverConfig): config is PythonRetriever {
  return config.kind === "python";
}

/**
 * Throws `base_directory` if the programs of both sides are of one Python environment, in which a
 * package is installed from the checkout of one side, and the other side imports it from there.
 */
function refuseSharedEnvironment(head: SideOfCode, base: SideOfCode, environment: Variables): void {
  const folder = environmentFolder(head, environment);
  if (folder === null || folder !== environmentFolder(base, environment)) {
    return;
  }
  // One checkout may lie inside the other. So the longer path is asked first.
  const sides = [head, base].toSorted((a, b) => b.directory.length - a.directory.length);
  const localPackages = listLibraries(folder).flatMap(listLocalPackages);
  for (const { name, importNames, directory } of localPackages) {
    const owner = sides.find((side) => isInside(side.directory, directory));
    const otherSide = owner === head ? base : head;
    // A module of the checkout itself is imported before an installed one.
    const importsInstalled = importNames.some((module) => !hasOwnModule(otherSide, module));
    if (owner !== undefined && importsInstalled) {
      const [interpreter = "python"] = retrieverCommand(head.config);
      const ownPrograms = isPython(head.config)
        ? "Without VIRTUAL_ENV and `retriever.python` the gate takes each checkout's own `.venv`."
        : "Start the search with it: command: [.venv/bin/python, …].";
      throw baseDirectoryError(
        `base and head run ${interpreter} of one Python environment, in which ${name} is installed from the ${owner === head ? "head" : "base"}'s checkout; so both run the code of one side`,
        `Make an environment in each checkout (\`python3 -m venv .venv\`), and install each side's package there. ${ownPrograms}`,
      );
    }
  }
}

/**
 * Returns the folder that a side's program is installed in, a Python environment or any other:
 * `/opt/venv` for `/opt/venv/bin/python`. Null if the side has no program, or if it is not found.
 */
function environmentFolder(
  { directory, config }: SideOfCode,
  environment: Variables,
): string | null {
  const surroundings = { root: directory, environment };
  const [program] = retrieverCommand(config);
  let file: string | null = null;
  try {
    if (isPython(config)) {
      ({ file } = findInterpreter(config, surroundings));
    } else if (program !== undefined) {
      file = findProgram(program, config, surroundings);
    }
  } catch {
    // There is no Python. The retriever's start says so.
  }
  return file === null ? null : path.dirname(path.dirname(file));
}

function hasOwnModule(side: SideOfCode, moduleName: string): boolean {
  const names = [moduleName, `${moduleName}.py`];
  return listImportFolders(side).some((folder) =>
    names.some((name) => existsSync(path.join(folder, name))),
  );
}

/** Returns the folders of a side's checkout from which its Python code imports. */
function listImportFolders({ directory, config }: SideOfCode): readonly string[] {
  if (isPython(config)) {
    return importRoots(config, directory);
  }
  const cwd = path.resolve(directory, config.cwd);
  const named = (config.env["PYTHONPATH"] ?? "").split(path.delimiter).filter(Boolean);
  const folders = named.map((folder) => path.resolve(cwd, folder));
  const [, ...words] = retrieverCommand(config);
  if (words.includes("-m")) {
    return [cwd, ...folders];
  }
  const script = words.find((word) => word.endsWith(".py"));
  return script === undefined ? folders : [path.dirname(path.resolve(cwd, script)), ...folders];
}

/** Returns the folders of a Python environment that hold installed packages. */
function listLibraries(environmentPath: string): readonly string[] {
  // The system's Python installs below /usr/local, too (`dist-packages` of Debian).
  const places = environmentPath === "/usr" ? ["/usr", "/usr/local"] : [environmentPath];
  const libraries: string[] = [];
  for (const library of places.map((place) => path.join(place, "lib")).filter(existsSync)) {
    for (const version of readdirSync(library)) {
      for (const name of ["site-packages", "dist-packages"]) {
        libraries.push(path.join(library, version, name));
      }
    }
  }
  return libraries.filter(existsSync);
}

interface LocalPackage {
  readonly name: string;
  /** Its modules, as programs import them. */
  readonly importNames: readonly string[];
  readonly directory: string;
}

/** Returns the packages that were installed from folders, as pip and uv note in direct_url.json. */
function listLocalPackages(library: string): readonly LocalPackage[] {
  const packages: LocalPackage[] = [];
  for (const folder of readdirSync(library)) {
    const directory = readSource(path.join(library, folder, "direct_url.json"));
    if (directory !== null) {
      const name = folder.split("-")[0] ?? folder;
      const listFile = path.join(library, folder, "top_level.txt");
      const listed = existsSync(listFile) ? readFileSync(listFile, "utf8").split(/\s+/) : [name];
      packages.push({ name, importNames: listed.filter(Boolean), directory });
    }
  }
  return packages;
}

/** Returns the folder that a direct_url.json names; null if there is no such file or folder. */
function readSource(file: string): string | null {
  try {
    const { url } = objectMembers(JSON.parse(readFileSync(file, "utf8")));
    return typeof url === "string" && url.startsWith("file://")
      ? realpathSync(fileURLToPath(url))
      : null;
  } catch {
    return null;
  }
}

/** Returns the first path outside of both checkouts that both configs name; null if none. */
function findSharedPath(head: SideOfCode, base: SideOfCode): string | null {
  const baseFiles = new Set(listNamedPaths(base).map(({ file }) => file));
  const shared = listNamedPaths(head).find(
    ({ file }) =>
      baseFiles.has(file) &&
      !isInside(head.directory, file) &&
      !isInside(base.directory, file) &&
      existsSync(file),
  );
  return shared?.written ?? null;
}

/** Returns the paths in a side's command, `env`, params and arguments, and what they resolve to. */
function listNamedPaths({
  directory,
  config,
}: SideOfCode): readonly { readonly written: string; readonly file: string }[] {
  const { params, env } = config;
  const toolArguments = "arguments" in config ? config.arguments : null;
  // The first word is the program.
  const words = retrieverCommand(config).slice(1);
  // Each string of the JSON, cut at `=` and `,`: `["--index=/data/index"]` gives `[`, `--index`,
  // `/data/index` and `]`. A `/` alone is hardly a path, but a separator.
  const texts = JSON.stringify([words, env, params, toolArguments]).match(/[^"=,]+/g) ?? [];
  return texts
    .filter((text) => text.startsWith("../") || (path.isAbsolute(text) && text !== "/"))
    .map((written) => ({ written, file: path.resolve(directory, config.cwd, written) }));
}
