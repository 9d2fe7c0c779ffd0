/** Functions and objects of Python modules that `kind: python` can call. Reads their text; imports nothing. */
import path from "node:path";
import type { FoundSearch, ReadFile } from "./found-search.ts";

/** A search in a Python file. */
export interface PythonSearch extends FoundSearch {
  readonly file: string;
}

interface Candidate {
  /** What stands after the colon: a function, or an object and its method. */
  readonly name: string;
  /** The higher, the more likely. */
  readonly rank: number;
  /** What has to be done before it can be called; null if nothing has to. */
  readonly missing: string | null;
  readonly meaning: string;
}

const OTHERS = /(?:^|\/)(?:tests?|__tests__|examples?|fixtures|docs?|migrations|alembic)\//;
const NO_MODULE = /^(?:test_.*|.*_test|conftest|setup|__main__)\.py$/;
const MOST_READ = 400;
const MOST_FOUND = 8;

/** Returns the functions that search, the most likely first. */
export function findPythonSearches(
  files: readonly string[],
  read: ReadFile,
): readonly PythonSearch[] {
  const modules = files.filter(
    (file) =>
      /^[\w./]+\.py$/.test(file) && !OTHERS.test(file) && !NO_MODULE.test(path.basename(file)),
  );
  const found: { readonly file: string; readonly candidate: Candidate; readonly text: string }[] =
    [];
  for (const file of modules.slice(0, MOST_READ)) {
    const text = withoutComments(read(file));
    for (const candidate of [...findFunctions(text), ...findRetrievers(text)]) {
      found.push({ file, candidate, text });
    }
  }
  return found
    .toSorted((a, b) => rankFunction(b) - rankFunction(a))
    .slice(0, MOST_FOUND)
    .map(({ file, candidate, text }) => describeFunction(file, candidate, text, files));
}

function rankFunction({
  file,
  candidate,
}: {
  readonly file: string;
  readonly candidate: Candidate;
}): number {
  const isNamed = /search|retriev|query/i.test(file) ? 1 : 0;
  return candidate.rank + isNamed - file.split("/").length / 10;
}

function describeFunction(
  file: string,
  { name, missing, meaning }: Candidate,
  text: string,
  files: readonly string[],
): PythonSearch {
  const { module, folder } = findImport(file, text, files);
  const where = folder === null ? "" : `, path: ${folder}`;
  const what = `${file}, ${meaning}`;
  if (missing !== null) {
    return { file, what, retriever: null, guess: missing };
  }
  const retriever = `{ kind: python, function: "${module}:${name}"${where} }`;
  const guess = `\`retrieval-gate ask "a query"\` calls ${name} of ${file}`;
  return { file, what, retriever, guess };
}

/** Returns how Python imports the file, and from which folder if that is not the usual one (the top, or src/). */
function findImport(
  file: string,
  text: string,
  files: readonly string[],
): { readonly module: string; readonly folder: string | null } {
  const base = path.posix.basename(file, ".py");
  const at = path.posix.dirname(file);
  const isPackage = files.includes(path.posix.join(at, "__init__.py"));
  // A script that imports the file beside it by its bare name runs with its own folder on the path.
  const siblings = files
    .filter((other) => path.posix.dirname(other) === at && other.endsWith(".py") && other !== file)
    .map((other) => path.posix.basename(other, ".py"));
  const importsSibling = siblings.some((name) =>
    new RegExp(`^\\s*(?:from|import)\\s+${name}\\b`, "m").test(text),
  );
  if (!isPackage && importsSibling && at !== "." && at !== "src") {
    return { module: base, folder: at };
  }
  const above = isPackage ? path.posix.dirname(findTopPackage(at, files)) : ".";
  const root = findImportRoot(file, above);
  const within = path.posix.relative(root, path.posix.join(at, base));
  const isInit = base === "__init__";
  const parts = within.split("/").slice(0, isInit ? -1 : undefined);
  return { module: parts.join("."), folder: root === "." || root === "src" ? null : root };
}

/** Returns the outermost package around the folder: the first above it whose parent has no `__init__.py`. */
function findTopPackage(folder: string, files: readonly string[]): string {
  let top = folder;
  while (top !== "." && files.includes(path.posix.join(path.posix.dirname(top), "__init__.py"))) {
    top = path.posix.dirname(top);
  }
  return top;
}

/** Returns the folder that the file's module is named from: src/ for a file in it whose package is not deeper. */
function findImportRoot(file: string, above: string): string {
  return file.startsWith("src/") && (above === "." || above === "src") ? "src" : above;
}

const EXACT = /^(?:search|retrieve|query)$/;
const NAMED = /^(?:\w+_)?(?:search|retrieve)(?:_\w+)?$/;
const QUERY =
  /^(?:\w*quer(?:y|ies)\w*|\w*question\w*|q|text|prompt|terms?|keywords?|input|search\w*)$/;
/** A vector is no query of a user. */
const VECTOR = /vec|emb/;
const COUNT = /^(?:k|top_k|limit|n)$/;
/** A decorator by which a web framework or a command line calls the function. */
const ROUTE =
  /@[\w.]*\b(?:get|post|put|patch|delete|route|api_route|websocket|api_view|command|argument|option|view|tool|task)\b/;

/** Returns the functions and methods that are named as a search and take a query. */
function findFunctions(text: string): readonly Candidate[] {
  const found: Candidate[] = [];
  const functions = /^([ \t]*)(async[ \t]+)?def[ \t]+([A-Za-z]\w*)[ \t]*\(/gm;
  for (const match of text.matchAll(functions)) {
    const name = match[3] ?? "";
    const indent = match[1] ?? "";
    const isExact = EXACT.test(name);
    if (!isExact && !NAMED.test(name)) {
      continue;
    }
    if (ROUTE.test(decoratorsAbove(text, match.index))) {
      continue;
    }
    const parameters = readParameters(text, match.index + match[0].length);
    const owner = indent === "" ? null : classAround(text, match.index, indent.length);
    if (indent !== "" && owner === null) {
      continue;
    }
    const isMethod = owner !== null && /^(?:self|cls)$/.test(parameters[0]?.name ?? "");
    const own = isMethod ? parameters.slice(1) : parameters;
    const [query, ...others] = own;
    if (query === undefined || !QUERY.test(query.name) || VECTOR.test(query.name)) {
      continue;
    }
    const needed = others.filter(({ name: other, isRequired }) => isRequired && !COUNT.test(other));
    const missing =
      needed.length === 0
        ? null
        : `it needs ${needed.map((each) => `\`${each.name}\``).join(", ")}, too: write a function that takes the query alone`;
    const rank = isExact ? 10 : 6;
    if (owner === null) {
      found.push({ name, rank: rank + 3, missing, meaning: `the function ${name}` });
      continue;
    }
    found.push(describeMethod(text, owner, name, rank, missing));
  }
  return found;
}

/** A method is called on an object of the module, or on one that is built without arguments. */
function describeMethod(
  text: string,
  owner: string,
  method: string,
  rank: number,
  missing: string | null,
): Candidate {
  const meaning = `the method ${method} of ${owner}`;
  const object = new RegExp(
    `^([a-z]\\w*)(?:[ \\t]*:[^=\\n]+)?[ \\t]*=[ \\t]*${owner}\\(`,
    "m",
  ).exec(text)?.[1];
  if (object !== undefined) {
    return { name: `${object}.${method}`, rank: rank + 2, missing, meaning };
  }
  const isAbstract = new RegExp(`^class ${owner}\\([^)]*\\b(?:Protocol|ABC)\\b`, "m").test(text);
  const needsArguments = hasRequiredArguments(text, owner);
  const advice = `make an object of ${owner} in the module, and name that: "module:object.${method}"`;
  const blocked = isAbstract || needsArguments ? advice : null;
  return {
    name: `${owner}.${method}`,
    rank: isAbstract ? 0 : rank,
    missing: missing ?? blocked,
    meaning,
  };
}

/** Whether an object of the class can't be built without arguments. */
function hasRequiredArguments(text: string, owner: string): boolean {
  const body = classBody(text, owner);
  const start = /def[ \t]+__init__[ \t]*\(/.exec(body);
  if (start === null) {
    return /^class \w+\([^)]*BaseModel/m.test(body);
  }
  const [, ...others] = readParameters(body, start.index + start[0].length);
  return others.some(({ isRequired }) => isRequired);
}

/** Returns the text of the class; empty if the text has no such class. */
function classBody(text: string, owner: string): string {
  const start = new RegExp(`^class ${owner}\\b`, "m").exec(text)?.index ?? text.length;
  const rest = text.slice(start);
  const end = /\n[^\s#)\]}]/.exec(rest)?.index;
  return rest.slice(0, end);
}

/** Objects of a module that are called retriever: those of LangChain and LlamaIndex, and others in their form. */
function findRetrievers(text: string): readonly Candidate[] {
  const found: Candidate[] = [];
  for (const match of text.matchAll(
    /^((?:\w+_)?retriever)(?:[ \t]*:[^=\n]+|[ \t]*)=[ \t]*[\w.]+\(/gm,
  )) {
    const name = match[1] ?? "";
    found.push({ name, rank: 9, missing: null, meaning: `the object ${name}` });
  }
  return found;
}

interface Parameter {
  readonly name: string;
  readonly isRequired: boolean;
}

/** Returns the parameters from the place after the opening parenthesis. */
function readParameters(text: string, start: number): readonly Parameter[] {
  const parts: string[] = [""];
  let depth = 0;
  for (const character of text.slice(start, start + 4000)) {
    if (depth === 0 && character === ")") {
      break;
    }
    if ("([{".includes(character)) {
      depth += 1;
    }
    if (")]}".includes(character)) {
      depth -= 1;
    }
    if (depth === 0 && character === ",") {
      parts.push("");
    } else {
      parts.push(`${parts.pop()}${character}`);
    }
  }
  const found: Parameter[] = [];
  for (const part of parts) {
    const name = /^\s*(\w+)/.exec(part)?.[1];
    if (name !== undefined) {
      found.push({ name, isRequired: !part.includes("=") });
    }
  }
  return found;
}

/** Returns the decorators of the function at the place. */
function decoratorsAbove(text: string, place: number): string {
  const paragraph =
    text
      .slice(0, place)
      .split(/\n[ \t]*\n/)
      .at(-1) ?? "";
  const afterOthers = paragraph.split(/^[ \t]*(?:async[ \t]+)?(?:def|class)\b/m).at(-1) ?? "";
  const start = afterOthers.search(/^[ \t]*@/m);
  return start === -1 ? "" : afterOthers.slice(start);
}

/** Returns the class of the module that the method belongs to; null if it is within a function. */
function classAround(text: string, place: number, indent: number): string | null {
  for (const line of text.slice(0, place).split("\n").toReversed()) {
    const depth = line.search(/\S/);
    if (depth === -1 || depth >= indent || /^\s*[)\]}@]/.test(line)) {
      continue;
    }
    const name = /^class[ \t]+(\w+)/.exec(line)?.[1];
    return name ?? null;
  }
  return null;
}

/** Returns the text without comments and without what stands in triple quotes. Lines stay lines. */
function withoutComments(text: string): string {
  return text.replaceAll(/("""|''')[^]*?\1/g, '""').replaceAll(/(^|[ \t])#[^\n]*/g, "$1");
}
