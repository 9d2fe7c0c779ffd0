/**
 * Looks at a folder for `init`, the command that writes a first gate (a config, a suite,
 * workflows): what documents, queries, searches, packages and gates it holds, and which commands
 * install and build what the search needs. It reads the names and texts of files, and starts
 * nothing. All paths are relative to the folder.
 */
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { compareCodePoints } from "../../model/canonical-json.ts";
import { countItems } from "../../model/lookup.ts";
import { objectMembers, tryParseJson } from "../../system/json.ts";
import { CODE, type Candidate, OTHER_FOLDERS, type ReadFile, isPlain } from "./candidates.ts";
import { type Dataset, type QueryFile, type Suite, findQueries } from "./data.ts";
import { findSearches } from "./searches.ts";

/** What `init` found in the folder. */
export interface Project {
  /** The gate's own search over documents of the repository; null if there are too few. */
  readonly builtIn: Candidate | null;
  /** The command that installs what the code needs, `npm ci`; null if none is known. */
  readonly install: string | null;
  /** The command that builds the search's index, `make index`; null if none is known. */
  readonly index: string | null;
  /** The searches of the repository's own, those that can be used first. */
  readonly searches: readonly Candidate[];
  /** Files with queries, also those that are not used. */
  readonly queries: readonly QueryFile[];
  /** The first of them that has the cases of a gate; null without one. */
  readonly data: Suite | Dataset | null;
  /** Folders of the packages below the folder. */
  readonly packages: readonly string[];
  /** Whether the folder holds no project of its own but several packages. */
  readonly isMonorepo: boolean;
  /** Whether the folder holds code, which may search although no search was found. */
  readonly hasCode: boolean;
  /** Paths of the configs of gates, also of those in folders below. */
  readonly gates: readonly string[];
}

const SKIPPED =
  /^(?:node_modules|vendor|dist|build|target|coverage|__pycache__|venv|env|retrieval-gate-report)$/;
/** How many folders down files are looked for. */
const DEEPEST = 4;
const MOST_FILES = 20_000;
/** How many Markdown files are worth searching. */
const LEAST_DOCUMENTS = 3;

/** Names of files that build an index: `build_index.py`, `ingest.js`, but no entry `index.js`. */
const INDEX_PROGRAM =
  /^(?!index\.[cm]?js$)(?:re|build|create|make)?[-_]?(?:index|reindex|ingest|embed)(?:[-_](?:docs|documents|corpus|build))?\.(?:py|[cm]?js|sh)$/i;
/** Names of scripts of package.json that build an index. */
const INDEX_SCRIPT = /^(?:index|build[:-]index|reindex|ingest|embed)$/;

/**
 * Returns what the folder has, from the names and texts of its files. Queries in a folder below
 * that has a gate of its own are left out. `root`: the repository's top, where a lock file may be.
 */
export function lookAround(folder: string, root: string = folder): Project {
  const files = filesBelow(folder);
  const hasFile = (name: string): boolean => files.includes(name);
  const isPython = ["pyproject.toml", "requirements.txt", "setup.py"].some(hasFile);
  const python = isPython ? ".venv/bin/python" : "python3";
  const gates = files.filter(
    (file) =>
      /(?:^|\/)retrieval-gate[^/]*\.(?:ya?ml|json)$/.test(file) &&
      !file.includes(".github/workflows/"),
  );
  const readFile = (file: string): string => readSmallFile(folder, file);
  const packages = findPackages(files);
  const searches = findSearches(files, readFile);
  // `.` for a gate at the top: no path begins with `./`.
  const foldersOfOtherGates = gates.map((gate) => path.posix.dirname(gate));
  const ownFiles = files.filter(
    (file) => !foldersOfOtherGates.some((gateFolder) => file.startsWith(`${gateFolder}/`)),
  );
  const queries = findQueries(ownFiles, readFile);
  const data = queries.find((file) => file.kind === "suite" || file.kind === "dataset");
  const corpus = data?.kind === "dataset" ? data.corpus : null;
  return {
    builtIn: findBuiltInSearch(files, corpus),
    install: findInstaller(hasFile, isPython, root),
    index: findIndexer(files, readFile, python),
    searches,
    queries,
    data: data ?? null,
    packages,
    isMonorepo: packages.length > 1 && !isOwnProject(files, readFile),
    hasCode: files.some((file) => CODE.test(file) && !/\.config\.\w+$/.test(file)),
    gates,
  };
}

const MOST_BYTES = 4 * 1024 * 1024;

/**
 * Returns the text of a file, without a byte order mark; empty if there is no file, or it is over
 * MOST_BYTES.
 */
function readSmallFile(folder: string, file: string): string {
  const fullPath = path.join(folder, file);
  const stats = statSync(fullPath, { throwIfNoEntry: false });
  const isRead = stats?.isFile() === true && stats.size <= MOST_BYTES;
  const text = isRead ? readFileSync(fullPath, "utf8") : "";
  return text.replace(/^\ufeff/, "");
}

/**
 * Returns the paths of the files in the folder, with `/`, in code point order: at most MOST_FILES,
 * at most DEEPEST folders deep. Hidden folders but .github, and those of SKIPPED, are left out.
 */
function filesBelow(folder: string): readonly string[] {
  const paths: string[] = [];
  /** Adds the files in a folder below, `subfolder`, which is empty for the folder itself. */
  const walkFolder = (subfolder: string, depth: number): void => {
    for (const entry of readdirSync(path.join(folder, subfolder), { withFileTypes: true })) {
      const entryPath = subfolder === "" ? entry.name : `${subfolder}/${entry.name}`;
      const isSkipped = entry.name.startsWith(".") || SKIPPED.test(entry.name);
      const isVisited = entry.name === ".github" || !isSkipped;
      if (entry.isDirectory() && isVisited && depth < DEEPEST) {
        walkFolder(entryPath, depth + 1);
      } else if (entry.isFile() && paths.length < MOST_FILES) {
        paths.push(entryPath);
      }
    }
  };
  walkFolder("", 0);
  return paths.toSorted(compareCodePoints);
}

/**
 * Returns the gate's own search over the corpus, or without one over the folder with the most
 * Markdown files (documentFolder); of two with as many, the first in `files`. Null if the folder
 * has fewer than LEAST_DOCUMENTS.
 */
function findBuiltInSearch(files: readonly string[], corpus: string | null): Candidate | null {
  const common = { advice: "the built-in BM25 searches them", rank: 0, isBuiltIn: true as const };
  if (corpus !== null) {
    const retriever = `{ kind: bm25, corpus: ${JSON.stringify(corpus)} }`;
    return { ...common, file: corpus, what: corpus, retriever };
  }
  const documents = files.filter((file) => /\.mdx?$/i.test(file) && !file.startsWith(".github/"));
  let folder = ".";
  let mostDocuments = 0;
  for (const [name, count] of countItems(documents.map(documentFolder))) {
    if (count > mostDocuments) {
      folder = name;
      mostDocuments = count;
    }
  }
  if (mostDocuments < LEAST_DOCUMENTS) {
    return null;
  }
  const what = `the Markdown files ${folder === "." ? "here" : `in ${folder}`}`;
  const pattern = `${folder === "." ? "" : `${folder}/`}**/*.{md,mdx}`;
  const retriever = `{ kind: bm25, files: [${JSON.stringify(pattern)}] }`;
  return { ...common, file: folder, what, retriever };
}

/**
 * Returns the folder that a document counts for: `packages/api/docs` for a file below that (the
 * `docs` nearest to the top), `packages` for `packages/api/README.md`, `.` for a file at the top.
 */
function documentFolder(file: string): string {
  const folders = file.split("/").slice(0, -1);
  const docsAt = folders.findIndex((name) => /^docs?$/i.test(name));
  return docsAt === -1 ? (folders.at(0) ?? ".") : folders.slice(0, docsAt + 1).join("/");
}

/**
 * Returns the command that installs what the project depends on: with pip for Python, else by the
 * folder's lock file, else by that of the repository's top, `root`, and without a lock file `npm
 * install`. Null if it is neither a Python project nor has a package.json. `hasFile` says whether
 * the folder has a file of this name.
 */
function findInstaller(
  hasFile: (name: string) => boolean,
  isPython: boolean,
  root: string,
): string | null {
  if (isPython) {
    const pipArgument = hasFile("requirements.txt") ? "-r requirements.txt" : "-e .";
    return `python3 -m venv .venv && .venv/bin/pip install ${pipArgument}`;
  }
  if (!hasFile("package.json")) {
    return null;
  }
  const lock =
    LOCK_FILES.find(([file]) => hasFile(file)) ??
    LOCK_FILES.find(([file]) => existsSync(path.join(root, file)));
  return lock?.[1] ?? "npm install";
}

/** Commands that install exactly what a lock file names. */
const LOCK_FILES = [
  ["pnpm-lock.yaml", "corepack enable && pnpm install --frozen-lockfile"],
  ["yarn.lock", "corepack enable && yarn install --immutable"],
  ["package-lock.json", "npm ci"],
] as const;

/**
 * Returns the command that builds the index: a script of package.json, else the target `index` of a
 * Makefile, else a program that is called so, `build_index.py`. Null if none is found, or its path
 * can't stand in a command. `python`: its interpreter.
 */
function findIndexer(files: readonly string[], read: ReadFile, python: string): string | null {
  const { scripts } = objectMembers(tryParseJson(read("package.json")));
  const script = Object.keys(objectMembers(scripts)).find((name) => INDEX_SCRIPT.test(name));
  if (script !== undefined) {
    return `npm run ${script}`;
  }
  if (/^index:/m.test(read("Makefile"))) {
    return "make index";
  }
  // A file of a Python package is imported, unless it says what it does as a program.
  const isModule = (file: string): boolean =>
    files.includes(path.posix.join(path.posix.dirname(file), "__init__.py")) &&
    !read(file).includes("__main__");
  const program = files.find((file) => INDEX_PROGRAM.test(path.basename(file)) && !isModule(file));
  if (program === undefined || !isPlain(program)) {
    return null;
  }
  const otherInterpreter = program.endsWith(".sh") ? "bash" : "node";
  return `${program.endsWith(".py") ? python : otherInterpreter} ${program}`;
}

/** Files that make a folder a package. */
const MANIFEST =
  /^(?:package\.json|pyproject\.toml|setup\.py|requirements\.txt|go\.mod|Cargo\.toml|pom\.xml)$/;

/** Returns the folders below the top that are packages, without examples and tests. */
function findPackages(files: readonly string[]): readonly string[] {
  const folders = files
    .filter((file) => file.includes("/") && MANIFEST.test(path.basename(file)))
    .map((file) => path.posix.dirname(file));
  return [...new Set(folders)].filter((folder) => !OTHER_FOLDERS.test(folder));
}

/** Files of tools that join several packages in a workspace. */
const WORKSPACE_FILE = /^(?:pnpm-workspace\.yaml|(?:lerna|nx|turbo)\.json|go\.work)$/;

/** A manifest of a project of its own, and of one that only joins others. */
const PROJECT = /^\s*\{[^]*"name"\s*:|^\[(?:project|tool\.poetry|package)\]|^module /m;
const WORKSPACE = /"workspaces"\s*:|workspace\]/;

/**
 * Whether the folder is a project itself, and does not only join the packages below: its top has a
 * manifest of a project and not of a workspace, and no file of a workspace tool.
 */
function isOwnProject(files: readonly string[], read: ReadFile): boolean {
  // A pom.xml at the top usually joins modules.
  const manifests = files.filter((file) => MANIFEST.test(file) && file !== "pom.xml");
  return (
    !files.some((file) => WORKSPACE_FILE.test(file)) &&
    manifests.some((file) => {
      const isProject = /^(?:requirements|setup|go)\./.test(file) || PROJECT.test(read(file));
      return isProject && !WORKSPACE.test(read(file));
    })
  );
}
