/** What `init` finds in a repository: documents, a search, a program that builds an index, Python or Node, a gate. */
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { compareCodePoints } from "../../model/canonical-json.ts";
import { isObject } from "../../system/json.ts";
import { type Data, type UnusableFile, classifyFiles } from "./data.ts";
import { type FoundSearch, isPlain, findRunner } from "./found-search.ts";
import { findSearches } from "./searches.ts";

/** What `init` found in the folder. */
export interface Project {
  /** The folder with the most Markdown files, `.` for the top; null if there are too few. */
  readonly documents: string | null;
  /** The command that installs what the code needs; null if none is known. */
  readonly install: string | null;
  /** The command that builds the search's index; null if none is known. */
  readonly index: string | null;
  /** The first is used, if it can be. */
  readonly searches: readonly FoundSearch[];
  /** The first is used. */
  readonly data: readonly Data[];
  /** Tables and logs that can't be used as they are. */
  readonly unusable: readonly UnusableFile[];
  /** Folders of the packages below. */
  readonly packages: readonly string[];
  /** Whether the folder holds no project of its own but several packages. */
  readonly isMonorepo: boolean;
  /** Configs of a gate, wherever they lie. */
  readonly gates: readonly string[];
}

/** A folder in which nothing was found. */
export const NOTHING: Project = {
  documents: null,
  install: null,
  index: null,
  searches: [],
  data: [],
  unusable: [],
  packages: [],
  isMonorepo: false,
  gates: [],
};

/** Folders that are not looked into. */
const SKIPPED =
  /^(?:node_modules|vendor|dist|build|target|coverage|__pycache__|venv|env|retrieval-gate-report)$/;
/** How many folders down files are looked for. */
const DEEPEST = 4;
/** How many files are looked at. */
const MOST_FILES = 20_000;
/** How many Markdown files are worth searching. */
const LEAST_DOCUMENTS = 3;

/** Names of programs that build an index. */
const INDEXING =
  /^(?:re|build|create|make)?[-_]?(?:index|reindex|ingest|embed)(?:[-_](?:docs|documents|corpus|build))?\.(?:py|[cm]?js|sh)$/i;
/** Names of such scripts in package.json. */
const INDEX_SCRIPTS = [
  "index",
  "build:index",
  "build-index",
  "reindex",
  "ingest",
  "embed",
] as const;

/**
 * Returns what the folder has, from the names and texts of its files. It starts nothing. Queries in a folder that has a gate
 * of its own are left out. `root` is the top of the repository, where a workspace keeps its lock file.
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
  const readFile = (file: string): string => readSmall(folder, file);
  const packages = findPackages(files);
  const isOfOtherGate = (file: string): boolean =>
    gates.some((gate) => gate.includes("/") && file.startsWith(`${path.posix.dirname(gate)}/`));
  const searches = findSearches(files, readFile, python);
  const { data, unusable } = classifyFiles(
    files.filter((file) => !isOfOtherGate(file)),
    readFile,
    searches.some(({ retriever, isOffered }) => retriever !== null && isOffered !== true),
  );
  return {
    documents: findDocuments(files),
    install: findInstaller(hasFile, isPython, root),
    index: findIndexer(folder, files, python),
    searches,
    data,
    unusable,
    packages,
    isMonorepo: packages.length > 1 && !isOwnProject(files, readFile),
    gates,
  };
}

/** The size up to which a file is read. */
const MOST_BYTES = 4 * 1024 * 1024;

/** Returns the text of a file without a byte order mark; empty if it is too large. */
function readSmall(folder: string, file: string): string {
  const at = path.join(folder, file);
  const text = statSync(at).size > MOST_BYTES ? "" : readFileSync(at, "utf8");
  return text.startsWith("\ufeff") ? text.slice(1) : text;
}

/**
 * Returns the paths of the files, relative to the folder, with `/`, in code point order: at most
 * MOST_FILES, at most DEEPEST folders deep, none in hidden folders (but for .github) and SKIPPED ones.
 */
function filesBelow(folder: string): readonly string[] {
  const paths: string[] = [];
  const walkFolder = (below: string, depth: number): void => {
    for (const entry of readdirSync(path.join(folder, below), { withFileTypes: true })) {
      const name = below === "" ? entry.name : `${below}/${entry.name}`;
      const isVisited =
        entry.name === ".github" || !(entry.name.startsWith(".") || SKIPPED.test(entry.name));
      if (entry.isDirectory() && isVisited && depth < DEEPEST) {
        walkFolder(name, depth + 1);
      } else if (entry.isFile() && paths.length < MOST_FILES) {
        paths.push(name);
      }
    }
  };
  walkFolder("", 0);
  return paths.toSorted(compareCodePoints);
}

/**
 * Returns the folder with the most Markdown files: a folder `docs` anywhere, else a folder at the top, or `.` for files at
 * the top. Null if it has too few.
 */
function findDocuments(files: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const file of files) {
    if (!/\.mdx?$/i.test(file) || file.startsWith(".github/")) {
      continue;
    }
    const folder = documentFolder(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const largest = [...counts].toSorted(
    ([folderA, countA], [folderB, countB]) =>
      countB - countA || compareCodePoints(folderA, folderB),
  )[0];
  return largest === undefined || largest[1] < LEAST_DOCUMENTS ? null : largest[0];
}

/** Returns the folder that a Markdown file counts for: `packages/api/docs`, else `packages`, or `.` for a file at the top. */
function documentFolder(file: string): string {
  const parts = file.split("/");
  const docsIndex = parts.findIndex((part, i) => i < parts.length - 1 && /^docs?$/i.test(part));
  if (docsIndex !== -1) {
    return parts.slice(0, docsIndex + 1).join("/");
  }
  return parts.length === 1 ? "." : parts[0]!;
}

/** Returns the command that installs the project's packages; null if there is no known one. */
function findInstaller(
  has: (name: string) => boolean,
  isPython: boolean,
  root: string,
): string | null {
  if (isPython) {
    const what = has("requirements.txt") ? "-r requirements.txt" : ".";
    return `python3 -m venv .venv && .venv/bin/pip install ${what}`;
  }
  if (!has("package.json")) {
    return null;
  }
  const hasAtTop = (name: string): boolean => existsSync(path.join(root, name));
  return findLockedInstaller(has) ?? findLockedInstaller(hasAtTop) ?? "npm install";
}

/** Returns the command that installs what a lock file names; null if there is none. */
function findLockedInstaller(has: (name: string) => boolean): string | null {
  if (has("pnpm-lock.yaml")) {
    return "corepack enable && pnpm install --frozen-lockfile";
  }
  if (has("yarn.lock")) {
    return "corepack enable && yarn install --immutable";
  }
  return has("package-lock.json") ? "npm ci" : null;
}

/** Returns the command that builds the index; null if none is found. */
function findIndexer(folder: string, files: readonly string[], python: string): string | null {
  const scripts = files.includes("package.json")
    ? packageScripts(path.join(folder, "package.json"))
    : [];
  const script = INDEX_SCRIPTS.find((name) => scripts.includes(name));
  if (script !== undefined) {
    return `npm run ${script}`;
  }
  if (
    files.includes("Makefile") &&
    /^index:/m.test(readFileSync(path.join(folder, "Makefile"), "utf8"))
  ) {
    return "make index";
  }
  // `index.js` is the entry of a package, and builds nothing.
  const program = files.find(
    (file) => INDEXING.test(path.basename(file)) && !/(?:^|\/)index\.[cm]?js$/.test(file),
  );
  return program === undefined || !isPlain(program)
    ? null
    : `${findRunner(program, python)} ${program}`;
}

/** Returns the names of the scripts in package.json; empty if it can't be read. */
function packageScripts(file: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(readFileSync(file, "utf8"));
    return isObject(value) && isObject(value["scripts"]) ? Object.keys(value["scripts"]) : [];
  } catch {
    // A broken package.json is reported by the tools that build with it.
    return [];
  }
}

/** Files that make a folder a package. */
const MANIFEST =
  /^(?:package\.json|pyproject\.toml|setup\.py|requirements\.txt|go\.mod|Cargo\.toml|pom\.xml)$/;
/** What lies within these folders is no package of the repository's own. */
const NO_PACKAGE = /(?:^|\/)(?:examples?|tests?|__tests__|fixtures)\//;

/** Returns the folders below the top that are packages, without examples and tests. */
function findPackages(files: readonly string[]): readonly string[] {
  const folders = files
    .filter((file) => file.includes("/") && MANIFEST.test(path.basename(file)))
    .map((file) => path.posix.dirname(file));
  return [...new Set(folders)].filter((folder) => !NO_PACKAGE.test(folder));
}

/** Files of tools that join several packages. */
const WORKSPACE_FILES = ["pnpm-workspace.yaml", "lerna.json", "nx.json", "turbo.json", "go.work"];

/** Whether the top is a project itself, and does not only join the packages below. */
function isOwnProject(files: readonly string[], read: (file: string) => string): boolean {
  if (WORKSPACE_FILES.some((file) => files.includes(file))) {
    return false;
  }
  const manifests = files.filter((file) => !file.includes("/") && MANIFEST.test(file));
  return manifests.some((file) => {
    const text = read(file);
    if (file === "package.json") {
      return isNodeProject(text);
    }
    if (file === "pyproject.toml") {
      return /^\[(?:project|tool\.poetry)\]/m.test(text) && !/workspace\]/.test(text);
    }
    return file === "Cargo.toml" ? /^\[package\]/m.test(text) : file !== "pom.xml";
  });
}

/** Whether a package.json is that of a package and not of a workspace: it has a name, and no workspaces. */
function isNodeProject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) && typeof value["name"] === "string" && !("workspaces" in value);
  } catch {
    return false;
  }
}
