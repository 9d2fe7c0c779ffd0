/** What `init` finds in a repository: documents, a search, a program that builds an index, Python or Node, a gate. */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { compareCodePoints } from "../../model/canonical-json.ts";
import { isObject } from "../../system/json.ts";
import { type Data, dataAmong } from "./data.ts";

export interface Project {
  /** The folder with most of the Markdown, `.` for the top; null where there is too little. */
  readonly documents: string | null;
  /** Commands that install what the code needs, and build its index. */
  readonly install: string | null;
  readonly index: string | null;
  readonly search: FoundSearch | null;
  readonly data: readonly Data[];
  /** Folders of the packages below, where there are several. */
  readonly packages: readonly string[];
  /** Configs of a gate, wherever they lie. */
  readonly gates: readonly string[];
}

/** A retriever as the config would name it, and what it was guessed from. */
interface FoundSearch {
  readonly retriever: string;
  readonly guess: string;
}

export const NOTHING: Project = {
  documents: null,
  install: null,
  index: null,
  search: null,
  data: [],
  packages: [],
  gates: [],
};

const SKIPPED =
  /^(?:node_modules|vendor|dist|build|target|coverage|__pycache__|venv|env|retrieval-gate-report)$/;
const DEEPEST = 4;
const MOST_FILES = 20_000;
const LEAST_DOCUMENTS = 3;

const INDEXING =
  /^(?:re|build|create|make)?[-_]?(?:index|reindex|ingest|embed)(?:[-_](?:docs|documents|corpus|build))?\.(?:py|[cm]?js|sh)$/i;
const SEARCHING = /^(?:serve|search|retrieve|retriever|query)\.(py|[cm]?js)$/i;
const INDEX_SCRIPTS = ["index", "build:index", "build-index", "reindex", "ingest", "embed"] as const;

/** Reads names, package.json and Makefile; starts nothing. */
export function lookAt(folder: string): Project {
  const files = filesBelow(folder);
  const has = (name: string): boolean => files.includes(name);
  const isPython = ["pyproject.toml", "requirements.txt", "setup.py"].some(has);
  const python = isPython ? ".venv/bin/python" : "python3";
  const gates = files.filter(
    (file) =>
      /(?:^|\/)retrieval-gate[^/]*\.(?:ya?ml|json)$/.test(file) && !file.includes(".github/workflows/"),
  );
  return {
    documents: documentsAmong(files),
    install: installer(has, isPython),
    index: indexer(folder, files, python),
    search: serviceAmong(folder, files) ?? mcpAmong(folder, files) ?? programAmong(files, python),
    data: dataAmong(
      folder,
      files.filter(
        (file) =>
          !gates.some((gate) => gate.includes("/") && file.startsWith(`${path.posix.dirname(gate)}/`)),
      ),
    ),
    packages: packagesAmong(files),
    gates,
  };
}

/** Relative, with `/`, in code point order. */
function filesBelow(folder: string): readonly string[] {
  const found: string[] = [];
  const walk = (below: string, depth: number): void => {
    for (const entry of readdirSync(path.join(folder, below), { withFileTypes: true })) {
      const name = below === "" ? entry.name : `${below}/${entry.name}`;
      const isOpen = entry.name === ".github" || !(entry.name.startsWith(".") || SKIPPED.test(entry.name));
      if (entry.isDirectory() && isOpen && depth < DEEPEST) walk(name, depth + 1);
      else if (entry.isFile() && found.length < MOST_FILES) found.push(name);
    }
  };
  walk("", 0);
  return found.toSorted(compareCodePoints);
}

function documentsAmong(files: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const file of files) {
    if (!/\.mdx?$/i.test(file) || file.startsWith(".github/")) continue;
    const parts = file.split("/");
    // `packages/api/docs` before `packages`; what lies at the top is a README and the like.
    const docs = parts.findIndex((part, i) => i < parts.length - 1 && /^docs?$/i.test(part));
    const folder = docs === -1 ? (parts.length === 1 ? "." : parts[0]!) : parts.slice(0, docs + 1).join("/");
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const most = [...counts].toSorted(([a, x], [b, y]) => y - x || compareCodePoints(a, b))[0];
  return most === undefined || most[1] < LEAST_DOCUMENTS ? null : most[0];
}

function installer(has: (name: string) => boolean, isPython: boolean): string | null {
  if (isPython) {
    const what = has("requirements.txt") ? "-r requirements.txt" : ".";
    return `python3 -m venv .venv && .venv/bin/pip install ${what}`;
  }
  if (!has("package.json")) return null;
  if (has("pnpm-lock.yaml")) return "corepack enable && pnpm install --frozen-lockfile";
  if (has("yarn.lock")) return "corepack enable && yarn install --immutable";
  return has("package-lock.json") ? "npm ci" : "npm install";
}

function indexer(folder: string, files: readonly string[], python: string): string | null {
  const scripts = files.includes("package.json") ? scriptsOf(path.join(folder, "package.json")) : [];
  const script = INDEX_SCRIPTS.find((name) => scripts.includes(name));
  if (script !== undefined) return `npm run ${script}`;
  if (files.includes("Makefile") && /^index:/m.test(readFileSync(path.join(folder, "Makefile"), "utf8")))
    return "make index";
  // `index.js` is where a package begins, which builds nothing.
  const program = files.find(
    (file) => INDEXING.test(path.basename(file)) && !/(?:^|\/)index\.[cm]?js$/.test(file),
  );
  return program === undefined || !isPlain(program) ? null : `${runner(program, python)} ${program}`;
}

function scriptsOf(file: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(readFileSync(file, "utf8"));
    return isObject(value) && isObject(value["scripts"]) ? Object.keys(value["scripts"]) : [];
  } catch {
    // Whoever builds with it hears what is wrong with it.
    return [];
  }
}

function programAmong(files: readonly string[], python: string): FoundSearch | null {
  const file = files.find((each) => SEARCHING.test(path.basename(each)) && isPlain(each));
  if (file === undefined) return null;
  const retriever = `{ kind: command, command: [${runner(file, python)}, ${file}] }`;
  return { retriever, guess: `${file} has to answer a JSON line for each JSON line` };
}

function serviceAmong(folder: string, files: readonly string[]): FoundSearch | null {
  for (const file of files.filter((each) => /(?:^|\/)(?:docker-)?compose[^/]*\.ya?ml$/.test(each))) {
    const text = readFileSync(path.join(folder, file), "utf8");
    const [, preset] = /^\s*image:.*\b(elasticsearch|opensearch)\b/m.exec(text) ?? [];
    if (preset === undefined) continue;
    const [, port = "9200"] = /["'\s-](\d+):9200\b/.exec(text) ?? [];
    const retriever = `{ kind: http, preset: ${preset}, url: "http://127.0.0.1:${port}/docs/_search" }`;
    return { retriever, guess: `${file} starts this server. Put the name of your index in place of docs` };
  }
  return null;
}

const SERVER = /(?:^|\/)(?:[\w-]*mcp[\w-]*|server)\.[cm]?js$/;

function mcpAmong(folder: string, files: readonly string[]): FoundSearch | null {
  if (!files.includes("package.json")) return null;
  const text = readFileSync(path.join(folder, "package.json"), "utf8");
  const server = files.find((file) => SERVER.test(file) && isPlain(file));
  if (!text.includes('"@modelcontextprotocol/sdk"') || server === undefined) return null;
  const code = readFileSync(path.join(folder, server), "utf8");
  const named = (pattern: RegExp, usual: string): string => pattern.exec(code)?.[1] ?? usual;
  const tool = named(
    /(?:[tT]ool\(\s*|name:\s*)["']([\w-]*(?:search|query|find|retrieve)[\w-]*)["']/,
    "search",
  );
  const [query, limit] = [
    named(/\b(query|q|text)\s*:/, "query"),
    named(/\b(limit|k|top_k|topK|size|count)\s*:/, "limit"),
  ];
  const retriever = `{ kind: mcp, command: [node, ${server}], tool: ${tool}, arguments: { ${query}: "{{query}}", ${limit}: "{{k}}" } }`;
  return { retriever, guess: `package.json names the MCP SDK. Check the tool and its arguments` };
}

const MANIFEST =
  /^(?:package\.json|pyproject\.toml|setup\.py|requirements\.txt|go\.mod|Cargo\.toml|pom\.xml)$/;
const NO_PACKAGE = /(?:^|\/)(?:examples?|tests?|__tests__|fixtures|docs?)(?:\/|$)/;

function packagesAmong(files: readonly string[]): readonly string[] {
  const folders = files
    .filter((file) => file.includes("/") && MANIFEST.test(path.basename(file)))
    .map((file) => path.posix.dirname(file));
  const packages = [...new Set(folders)].filter((folder) => !NO_PACKAGE.test(folder));
  return packages.length > 1 ? packages : [];
}

function runner(program: string, python: string): string {
  if (program.endsWith(".py")) return python;
  return program.endsWith(".sh") ? "bash" : "node";
}

/** Goes into a command and a list of YAML as it is. */
function isPlain(file: string): boolean {
  return /^[\w./-]+$/.test(file);
}
