/** Which folders of src/ may import which, and that no files or scripts import in a circle. */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { rows } from "./helpers/table.ts";

const SRC = fileURLToPath(new URL("../src", import.meta.url));
const SCRIPTS = fileURLToPath(new URL("../scripts", import.meta.url));

/**
 * The folders of src/ that each folder may import; itself is always allowed. A file right in src/
 * (errors, exit, pipeline) counts as a folder.
 */
const MAY_IMPORT = new Map(
  rows(`
model |
metrics | model
decision | model metrics
explain | model metrics decision
latency | model metrics decision
gate | model metrics errors decision explain latency
messages | model metrics
reporters | model messages metrics exit-code
system | model errors
expressions | model errors system
files | model errors trec metrics expressions retrievers system
change | model errors files retrievers system gate decision latency
trec | model metrics errors
run | model errors system
retrievers | model errors expressions trec system
llm | model errors retrievers system
shards | model errors gate system
output | model errors reporters system
errors | model
exit-code | errors model
exit | errors exit-code messages
pipeline | decision errors gate latency metrics model
app | change decision errors explain expressions files gate latency llm metrics model output pipeline reporters retrievers run shards system messages
action | app change errors exit exit-code gate model reporters retrievers system messages
cli | app change errors exit exit-code files gate model reporters system trec messages
workbench | app change cli decision errors exit-code explain expressions files gate llm metrics model output pipeline reporters retrievers run shards system trec messages
main | action exit system
program | cli exit main
`).map(([folder = "", may = ""]) => [folder, may.split(" ")]),
);

/** Folders that may import no module of Node. */
const PURE = [
  "model",
  "metrics",
  "decision",
  "explain",
  "latency",
  "gate",
  "messages",
  "reporters",
];

/** The folders that may import each package. No other package may be imported. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  "@actions/artifact": ["action"],
  "@actions/core": ["action"],
  "@actions/github/lib/utils": ["action"],
  yaml: ["action", "files", "workbench"],
  minisearch: ["retrievers"],
  jmespath: ["expressions"],
  "@modelcontextprotocol/sdk/client/index.js": ["retrievers"],
  "@modelcontextprotocol/sdk/client/streamableHttp.js": ["retrievers"],
  "@modelcontextprotocol/sdk/shared/transport.js": ["retrievers"],
  "@modelcontextprotocol/sdk/types.js": ["retrievers"],
  tinyglobby: ["retrievers"],
};

/** A file of src/ with what it imports. */
interface Source {
  /** The path, relative to src/. The paths in `imports` and `loads` are, too. */
  readonly file: string;
  /** The files of src/ that it imports, also for types only. */
  readonly imports: readonly string[];
  /**
   * The files of src/ that are loaded before it runs: not those of `import type` and `import()`.
   */
  readonly loads: readonly string[];
  readonly packages: readonly string[];
}

/** Captures `type` and the path of an import or re-export, or else the path of an `import()`. */
const IMPORT =
  /^(?:import|export)\s+(type\s)?(?:[^;"=()]*?\sfrom\s+)?"([^"]+)"|import\s*\(\s*"([^"]+)"/gmu;

/** Reads what a file of the folder imports. */
function readSource(folder: string, file: string): Source {
  const found = [...readFileSync(path.join(folder, file), "utf8").matchAll(IMPORT)];
  const resolve = (specifier: string): string => path.join(path.dirname(file), specifier);
  const all = found.map((match) => ({
    name: (match[2] ?? match[3])!,
    isLoaded: !match[1] && !match[3],
  }));
  const ours = all.filter(({ name }) => name.startsWith("."));
  return {
    file,
    imports: ours.map(({ name }) => resolve(name)),
    loads: ours.filter(({ isLoaded }) => isLoaded).map(({ name }) => resolve(name)),
    packages: all.map(({ name }) => name).filter((name) => !name.startsWith(".")),
  };
}

/** Reads what the files of the folder with this ending import. */
function readSources(folder: string, ending: string): readonly Source[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .toSorted()
    .map((name) => readSource(folder, name));
}

const SOURCES = readSources(SRC, ".ts");

/** Returns the folder of a file; for a file right in src/ its name. */
function findFolder(file: string): string {
  const [first, ...rest] = file.split(path.sep);
  return rest.length === 0 ? first!.replace(/\.ts$/, "") : first!;
}

/**
 * The one file outside of the workbench that may load it, by `import()` when a command is asked
 * for.
 */
const COMMAND_TABLE = path.join("cli", "index.ts");

/** Returns a line for each import of the file that the tables do not allow. */
function findForbiddenImports({ file, imports, loads, packages }: Source): readonly string[] {
  const folder = findFolder(file);
  const allowed = MAY_IMPORT.get(folder);
  if (allowed === undefined) {
    return [`${file}: the table does not know ${folder}`];
  }
  const isLoadedCommand = (name: string): boolean =>
    file === COMMAND_TABLE && findFolder(name) === "workbench" && !loads.includes(name);
  const folders = imports
    .filter((name) => !isLoadedCommand(name))
    .map((each) => findFolder(each))
    .filter((each) => each !== folder && !allowed.includes(each));
  const builtIn = packages.filter((each) => each.startsWith("node:") && PURE.includes(folder));
  const foreign = packages.filter(
    (each) => !each.startsWith("node:") && !PACKAGES[each]?.includes(folder),
  );
  return [...folders, ...builtIn, ...foreign].map((each) => `${file} imports ${each}`);
}

/**
 * Returns the groups of files that need each other, each as a text: the strongly connected
 * components of more than one file, by Tarjan's algorithm.
 */
function findCircles(sources: readonly Source[]): readonly string[] {
  const edges = new Map(sources.map(({ file, imports }) => [file, imports]));
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const found: string[] = [];
  const visit = (file: string): void => {
    order.set(file, order.size);
    lowest.set(file, order.get(file)!);
    stack.push(file);
    for (const next of edges.get(file) ?? []) {
      if (!order.has(next)) {
        visit(next);
      }
      if (stack.includes(next)) {
        lowest.set(file, Math.min(lowest.get(file)!, lowest.get(next)!));
      }
    }
    if (lowest.get(file) !== order.get(file)) {
      return;
    }
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1) {
      found.push(circle.toSorted().join(", "));
    }
  };
  for (const file of edges.keys()) {
    if (!order.has(file)) {
      visit(file);
    }
  }
  return found;
}

it("files import only from the folders that they may", () => {
  expect(SOURCES.length).toBeGreaterThan(100);
  expect(SOURCES.flatMap(findForbiddenImports)).toEqual([]);
});

it("no file needs itself through others, types included", () => {
  expect(findCircles(SOURCES)).toEqual([]);
});

it("no script needs itself through others", () => {
  const scripts = readSources(SCRIPTS, ".mjs");

  expect(scripts.length).toBeGreaterThan(20);
  expect(findCircles(scripts)).toEqual([]);
});
