/** Functions and objects of Python modules that `kind: python` can call. Reads their text; imports nothing. */
import path from "node:path";
import type { FoundSearch, ReadFile } from "./found-search.ts";
import { splitParameters } from "./parameters.ts";

/** A search in a Python file. */
export interface PythonSearch extends FoundSearch {
  readonly file: string;
}

/** A function, a method or an object of a module that may be the search. */
interface Candidate {
  /** What stands after the colon of `function: module:name`: a function, or an object and its method. */
  readonly name: string;
  /** The higher, the more likely. */
  readonly rank: number;
  /** Why it can't be called as it is, and what to do; null if it can be called. */
  readonly obstacle: string | null;
  /** What it is, in words: `the function search`. */
  readonly meaning: string;
}

/** Folders whose code is not the project's search. */
const OTHERS = /(?:^|\/)(?:tests?|__tests__|examples?|fixtures|docs?|migrations|alembic)\//;
/** Files that nothing imports. */
const NO_MODULE = /^(?:test_.*|.*_test|conftest|setup|__main__)\.py$/;
const MOST_READ = 400;
const MOST_FOUND = 8;

// The rank of a candidate: by its name, and by what it is.
const EXACT_RANK = 10;
const NAMED_RANK = 6;
const RETRIEVER_RANK = 9;
const FUNCTION_BONUS = 3;
/** For a method of an object that the module has already. */
const OBJECT_BONUS = 2;

interface FoundCandidate {
  readonly file: string;
  readonly candidate: Candidate;
  /** The file's code without comments. */
  readonly text: string;
}

/** Returns the functions, methods and objects that search, the most likely first; one with an obstacle has no retriever. */
export function findPythonSearches(
  files: readonly string[],
  read: ReadFile,
): readonly PythonSearch[] {
  const modules = files.filter(
    (file) =>
      /^[\w./]+\.py$/.test(file) && !OTHERS.test(file) && !NO_MODULE.test(path.basename(file)),
  );
  const found: FoundCandidate[] = [];
  for (const file of modules.slice(0, MOST_READ)) {
    const text = withoutComments(read(file));
    for (const candidate of [...findFunctions(text), ...findRetrievers(text)]) {
      found.push({ file, candidate, text });
    }
  }
  return found
    .toSorted((a, b) => fileRank(b) - fileRank(a))
    .slice(0, MOST_FOUND)
    .map(({ file, candidate, text }) => describeFunction(file, candidate, text, files));
}

/** Returns the candidate's rank, higher if its file is named after searching, and a little lower for each folder around it. */
function fileRank({ file, candidate }: FoundCandidate): number {
  const nameBonus = /search|retriev|query/i.test(file) ? 1 : 0;
  return candidate.rank + nameBonus - file.split("/").length / 10;
}

/** Returns the candidate as a search: with the config's line, or with its obstacle in place of that. */
function describeFunction(
  file: string,
  { name, obstacle, meaning }: Candidate,
  text: string,
  files: readonly string[],
): PythonSearch {
  const { module, folder } = findImport(file, text, files);
  const pathMember = folder === null ? "" : `, path: ${folder}`;
  const what = `${file}, ${meaning}`;
  if (obstacle !== null) {
    return { file, what, retriever: null, guess: obstacle };
  }
  const retriever = `{ kind: python, function: "${module}:${name}"${pathMember} }`;
  const guess = `\`retrieval-gate ask "a query"\` calls ${name} of ${file}`;
  return { file, what, retriever, guess };
}

/** Returns how Python imports the file, and from which folder if that is not the usual one (the top, or src/). */
function findImport(
  file: string,
  text: string,
  files: readonly string[],
): { readonly module: string; readonly folder: string | null } {
  const fileName = path.posix.basename(file, ".py");
  const fileFolder = path.posix.dirname(file);
  const isPackage = files.includes(path.posix.join(fileFolder, "__init__.py"));
  // A script that imports the file beside it by its bare name runs with its own folder on the path.
  const siblings = files
    .filter(
      (other) =>
        path.posix.dirname(other) === fileFolder && other.endsWith(".py") && other !== file,
    )
    .map((other) => path.posix.basename(other, ".py"));
  const importsSibling = siblings.some((name) =>
    new RegExp(`^\\s*(?:from|import)\\s+${name}\\b`, "m").test(text),
  );
  if (!isPackage && importsSibling && fileFolder !== "." && fileFolder !== "src") {
    return { module: fileName, folder: fileFolder };
  }
  const packageParent = isPackage ? path.posix.dirname(findTopPackage(fileFolder, files)) : ".";
  const root = findImportRoot(file, packageParent);
  const pathInRoot = path.posix.relative(root, path.posix.join(fileFolder, fileName));
  const isInit = fileName === "__init__";
  const parts = pathInRoot.split("/").slice(0, isInit ? -1 : undefined);
  return { module: parts.join("."), folder: root === "." || root === "src" ? null : root };
}

/** Returns the outermost package around the folder, which is one: the last folder upwards that has an `__init__.py`. */
function findTopPackage(folder: string, files: readonly string[]): string {
  let top = folder;
  while (top !== "." && files.includes(path.posix.join(path.posix.dirname(top), "__init__.py"))) {
    top = path.posix.dirname(top);
  }
  return top;
}

/**
 * Returns the folder that Python imports the file from. `packageParent` is the folder around the file's outermost package,
 * or the top. It is src/ instead for a file in src/ whose package does not begin further down.
 */
function findImportRoot(file: string, packageParent: string): string {
  return file.startsWith("src/") && (packageParent === "." || packageParent === "src")
    ? "src"
    : packageParent;
}

// Names of functions.
const EXACT = /^(?:search|retrieve|query)$/;
const NAMED = /^(?:\w+_)?(?:search|retrieve)(?:_\w+)?$/;
// Names of parameters.
const QUERY =
  /^(?:\w*quer(?:y|ies)\w*|\w*question\w*|q|text|prompt|terms?|keywords?|input|search\w*)$/;
/** A vector is no query of a user. */
const VECTOR = /vec|emb/;
const COUNT = /^(?:k|top_k|limit|n)$/;
/** A decorator by which a web framework or a command line calls the function. */
const ROUTE =
  /@[\w.]*\b(?:get|post|put|patch|delete|route|api_route|websocket|api_view|command|argument|option|view|tool|task)\b/;

/**
 * Returns the functions and methods that are named as a search and whose first parameter is a query. Handlers of a web
 * framework or a command line are left out, and so are functions within functions.
 */
function findFunctions(text: string): readonly Candidate[] {
  const candidates: Candidate[] = [];
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
    const hasSelf = owner !== null && /^(?:self|cls)$/.test(parameters[0]?.name ?? "");
    const [query, ...others] = hasSelf ? parameters.slice(1) : parameters;
    if (query === undefined || !QUERY.test(query.name) || VECTOR.test(query.name)) {
      continue;
    }
    const obstacle = describeNeeded(others);
    const rank = isExact ? EXACT_RANK : NAMED_RANK;
    if (owner === null) {
      const meaning = `the function ${name}`;
      candidates.push({ name, rank: rank + FUNCTION_BONUS, obstacle, meaning });
      continue;
    }
    candidates.push(describeMethod(text, owner, name, rank, obstacle));
  }
  return candidates;
}

/** Returns that the function needs more than a query and a number of results; null if it does not. */
function describeNeeded(parameters: readonly Parameter[]): string | null {
  const needed = parameters.filter(({ name, isRequired }) => isRequired && !COUNT.test(name));
  return needed.length === 0
    ? null
    : `it needs ${needed.map((each) => `\`${each.name}\``).join(", ")}, too: write a function that takes the query alone`;
}

/**
 * Returns a method of the class `owner` as a candidate. It is called on an object of the module, which is the better
 * choice, or on the class, of which an object is then built without arguments. An abstract class, and one that needs
 * arguments, is an obstacle; `methodObstacle` is that of the method itself, which goes first.
 */
function describeMethod(
  text: string,
  owner: string,
  method: string,
  rank: number,
  methodObstacle: string | null,
): Candidate {
  const meaning = `the method ${method} of ${owner}`;
  const object = new RegExp(
    `^([a-z]\\w*)(?:[ \\t]*:[^=\\n]+)?[ \\t]*=[ \\t]*${owner}\\(`,
    "m",
  ).exec(text)?.[1];
  if (object !== undefined) {
    return {
      name: `${object}.${method}`,
      rank: rank + OBJECT_BONUS,
      obstacle: methodObstacle,
      meaning,
    };
  }
  const isAbstract = new RegExp(`^class ${owner}\\([^)]*\\b(?:Protocol|ABC)\\b`, "m").test(text);
  const needsArguments = hasRequiredArguments(text, owner);
  const advice = `make an object of ${owner} in the module, and name that: "module:object.${method}"`;
  const classObstacle = isAbstract || needsArguments ? advice : null;
  return {
    name: `${owner}.${method}`,
    rank: isAbstract ? 0 : rank,
    obstacle: methodObstacle ?? classObstacle,
    meaning,
  };
}

/** Whether an object of the class can't be built without arguments: its `__init__`, or Pydantic, needs some. */
function hasRequiredArguments(text: string, owner: string): boolean {
  const classText = classBody(text, owner);
  const initStart = /def[ \t]+__init__[ \t]*\(/.exec(classText);
  if (initStart === null) {
    return /^class \w+\([^)]*BaseModel/m.test(classText);
  }
  const [, ...others] = readParameters(classText, initStart.index + initStart[0].length);
  return others.some(({ isRequired }) => isRequired);
}

/** Returns the text of the class; empty if the text has no such class. */
function classBody(text: string, owner: string): string {
  const start = new RegExp(`^class ${owner}\\b`, "m").exec(text)?.index ?? text.length;
  const rest = text.slice(start);
  const end = /\n[^\s#)\]}]/.exec(rest)?.index;
  return rest.slice(0, end);
}

/** Returns the objects of a module that are called retriever, as in LangChain and LlamaIndex. */
function findRetrievers(text: string): readonly Candidate[] {
  const candidates: Candidate[] = [];
  for (const match of text.matchAll(
    /^((?:\w+_)?retriever)(?:[ \t]*:[^=\n]+|[ \t]*)=[ \t]*[\w.]+\(/gm,
  )) {
    const name = match[1] ?? "";
    candidates.push({ name, rank: RETRIEVER_RANK, obstacle: null, meaning: `the object ${name}` });
  }
  return candidates;
}

/** A parameter of a function; it is required if it has no default. */
interface Parameter {
  readonly name: string;
  readonly isRequired: boolean;
}

/** Returns the parameters of a list that begins at `start`, behind its opening parenthesis. */
function readParameters(text: string, start: number): readonly Parameter[] {
  const parameters: Parameter[] = [];
  for (const part of splitParameters(text, start)) {
    const name = /^(\w+)/.exec(part)?.[1];
    if (name !== undefined) {
      parameters.push({ name, isRequired: !part.includes("=") });
    }
  }
  return parameters;
}

/** Returns the lines of decorators above the function at the place; empty if it has none. */
function decoratorsAbove(text: string, place: number): string {
  const paragraph =
    text
      .slice(0, place)
      .split(/\n[ \t]*\n/)
      .at(-1) ?? "";
  const linesAbove = paragraph.split(/^[ \t]*(?:async[ \t]+)?(?:def|class)\b/m).at(-1) ?? "";
  const start = linesAbove.search(/^[ \t]*@/m);
  return start === -1 ? "" : linesAbove.slice(start);
}

/**
 * Returns the name of the class that the method at the place belongs to; null if the method is in a function, or in a class
 * within a class. `indent` is the width of the white space before the method.
 */
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
