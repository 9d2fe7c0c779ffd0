/**
 * Finds functions, methods and objects of Python modules that search, so that the config's
 * `retriever: { kind: python, function: "module:name" }` can call them. Reads the text of the
 * files; imports nothing.
 */
import path from "node:path";
import { type Candidate, RANK, type ReadFile, yamlWord } from "./candidates.ts";
import {
  LEAST_SCORE,
  type Parameter,
  findQueryParameter,
  listNeeded,
  needsAdvice,
  scoreFunction,
  splitParameters,
} from "./functions.ts";

/** Folders whose code is not the project's search. */
const OTHER_FOLDERS = /(?:^|\/)(?:docs?|migrations|alembic)\//;
/** Files that nothing imports. */
const NO_MODULE = /^(?:test_.*|.*_test|conftest|setup|__main__)\.py$/;
/** Files that do something when they are imported. */
const SCRIPT =
  /(?:^|[/_])(?:eval\w*|bench\w*|demo\w*|run_\w+|scripts?)(?:\.py$|\/)|(?:^|\/)(?:ingest|index|build|train|load|seed|migrate|main)(?:_\w+)?\.py$/;
const MOST_READ = 400;
/** How many searches are returned. */
const MOST_FOUND = 8;
/** The score of an object that is called `retriever`. */
const RETRIEVER_SCORE = 9;

/** A file of code. */
interface Module {
  readonly file: string;
  /** The code without comments. */
  readonly text: string;
  /** Names of objects, and of functions that make one, by the name of the class. */
  readonly makers: ReadonlyMap<string, string>;
}

/** What may be the search, as the part behind the colon of `module:name`. */
interface PythonSearch {
  readonly module: Module;
  readonly name: string;
  readonly score: number;
  /** What it is, in words: `the function search`. */
  readonly meaning: string;
  /** Why it can't be called as it is, and what to do; null if it can. */
  readonly obstacle: string | null;
}

/** Returns the functions, methods and objects that search. */
export function findPythonSearches(files: readonly string[], read: ReadFile): readonly Candidate[] {
  const modules = files
    .filter(
      (file) =>
        /^(?:[\w./-]*\/)?\w+\.py$/.test(file) &&
        !OTHER_FOLDERS.test(file) &&
        !NO_MODULE.test(path.basename(file)),
    )
    .slice(0, MOST_READ)
    .map((file) => {
      const text = withoutComments(read(file));
      return { file, text, makers: findMakers(text) };
    });
  const found = modules
    .flatMap((module) => [...findFunctions(module, modules), ...findRetrievers(module)])
    .toSorted((a, b) => a.score - b.score);
  // Of two with the same name the one with the higher score.
  const byName = new Map(found.map((each) => [`${each.module.file}:${each.name}`, each]));
  return [...byName.values()]
    .toSorted((a, b) => rankOf(b) - rankOf(a))
    .slice(0, MOST_FOUND)
    .map((each) => describeFound(each, files));
}

/** Returns the rank of a search: a little less for each folder around it. */
function rankOf({ module, score }: PythonSearch): number {
  return RANK.function + score - module.file.split("/").length / 10;
}

function describeFound(found: PythonSearch, files: readonly string[]): Candidate {
  const { module, name, meaning, obstacle } = found;
  const { file } = module;
  const { importName, folder } = findImport(file, module.text, files);
  const pathMember = folder === null ? "" : `, path: ${yamlWord(folder)}`;
  const retriever = `{ kind: python, function: "${importName}:${name}"${pathMember} }`;
  return {
    file,
    what: `${file}, ${meaning}`,
    retriever: obstacle === null ? retriever : null,
    advice: obstacle ?? `\`retrieval-gate ask "a query"\` calls ${name} of ${file}`,
    rank: rankOf(found),
  };
}

/**
 * Returns how Python imports the file, and the folder that has to be on its path: null for the top
 * and for src/, which the gate puts there by itself. A script that imports the file beside it is
 * imported from its folder; a package from the folder around it; any other file from the top or
 * src/, or from the last folder whose name has a hyphen.
 */
export function findImport(
  file: string,
  text: string,
  files: readonly string[],
): { readonly importName: string; readonly folder: string | null } {
  const fileFolder = path.posix.dirname(file);
  const isPackage = (folder: string): boolean =>
    files.includes(path.posix.join(folder, "__init__.py"));
  const importsSibling = files.some((other) => {
    const name = path.posix.basename(other, ".py");
    const isSibling =
      path.posix.dirname(other) === fileFolder && other.endsWith(".py") && other !== file;
    return isSibling && new RegExp(`^\\s*(?:from|import)\\s+${name}\\b`, "m").test(text);
  });
  let root = fileFolder;
  if (isPackage(fileFolder)) {
    while (root !== "." && isPackage(root)) {
      root = path.posix.dirname(root);
    }
  } else if (!importsSibling) {
    // A folder such as `my-app` is no name of a package: its files are imported from it.
    const unnamable = /^(?:.*\/)?[^/]*[^\w/.][^/]*(?=\/)/.exec(file)?.[0];
    root = unnamable ?? (file.startsWith("src/") ? "src" : ".");
  }
  const name = path.posix.relative(root, file).replace(/(?:\/__init__)?\.py$/, "");
  const isUsualRoot = root === "." || root === "src";
  return { importName: name.replaceAll("/", "."), folder: isUsualRoot ? null : root };
}

/** A decorator by which a web framework or a command line calls the function. */
const ROUTE =
  /@[\w.]*\b(?:get|post|put|patch|delete|route|api_route|websocket|api_view|command|argument|option|view|tool|task|setter)\b/;
/** What takes more than a query needs a function around it. */
const WRITE_FUNCTION = "write a function that takes the query alone";

/** Returns the functions and methods of a file that may be the search. */
function findFunctions(module: Module, modules: readonly Module[]): readonly PythonSearch[] {
  const { file, text } = module;
  const found: PythonSearch[] = [];
  for (const { name, index, indent, parameters } of listPythonFunctions(text)) {
    const owner = indent === 0 ? null : classAround(text, index, indent);
    if ((indent > 0 && owner === null) || ROUTE.test(decoratorsAbove(text, index))) {
      continue;
    }
    const hasSelf = owner !== null && /^(?:self|cls)$/.test(parameters[0]?.name ?? "");
    const ownParameters = hasSelf ? parameters.slice(1) : parameters;
    const score = scoreFunction({ name, owner, file, parameters: ownParameters });
    const query = findQueryParameter(ownParameters);
    if (score < LEAST_SCORE || query === null) {
      continue;
    }
    const needed = listNeeded(ownParameters, query).map((each) => each.name);
    const obstacle = needed.length === 0 ? null : needsAdvice(needed, WRITE_FUNCTION);
    found.push(
      owner === null
        ? { module, name, score: score + 1, meaning: `the function ${name}`, obstacle }
        : describeMethod(module, modules, { owner, name, score, obstacle }),
    );
  }
  return found;
}

/** A function of a Python file. */
interface PythonFunction {
  readonly name: string;
  /** Where its line begins. */
  readonly index: number;
  /** How many spaces or tabs stand before it. */
  readonly indent: number;
  readonly parameters: readonly Parameter[];
}

/** Returns all functions and methods of a file. */
export function listPythonFunctions(text: string): readonly PythonFunction[] {
  // `def search(`, `    async def search_docs(`
  const definitions = /^([ \t]*)(?:async[ \t]+)?def[ \t]+(\w+)[ \t]*\(/gm;
  return [...text.matchAll(definitions)].map((match) => ({
    name: match[2] ?? "",
    index: match.index,
    indent: (match[1] ?? "").length,
    parameters: readParameters(text, match.index + match[0].length),
  }));
}

/**
 * Returns the method of a class: on an object that the module has, or on what a function of it
 * makes; for a class that is abstract or needs arguments also of another module. Else it is named
 * `Class.method`, and the gate makes the object.
 */
function describeMethod(
  module: Module,
  modules: readonly Module[],
  method: Pick<PythonSearch, "name" | "score" | "obstacle"> & { readonly owner: string },
): PythonSearch {
  const { owner, name, score, obstacle } = method;
  const { text } = module;
  const meaning = `the method ${name} of ${owner}`;
  const isAbstract = new RegExp(`^class ${owner}\\([^)]*\\b(?:Protocol|ABC)\\b`, "m").test(text);
  const needsObject = isAbstract || hasRequiredArguments(text, owner);
  const others = needsObject ? modules.filter(({ file }) => !SCRIPT.test(file)) : [];
  const maker = [module, ...others].find(({ makers }) => makers.has(owner));
  if (maker !== undefined) {
    const called = `${maker.makers.get(owner)}.${name}`;
    return { module: maker, name: called, score: score + 0.5, meaning, obstacle };
  }
  return {
    module,
    name: `${owner}.${name}`,
    score: isAbstract ? 0 : score,
    meaning,
    obstacle:
      obstacle ?? (needsObject ? `make an object of ${owner} in the module, and name it` : null),
  };
}

/** A call that makes an object of a class: `Engine(` or `Engine.load(`. */
const MAKING_CALL = String.raw`([A-Za-z_]\w*)(?:\.(?:from_\w+|load|create|build))?\(`;

/** Returns the names by which a module gives objects: an object, else a function that makes one. */
function findMakers(text: string): ReadonlyMap<string, string> {
  const makers: (readonly [className: string, name: string])[] = [];
  // `engine = Engine(`, `engine: Engine = Engine.load(`
  const objects = `^([A-Za-z]\\w*)(?:[ \\t]*:[^=\\n]+)?[ \\t]*=[ \\t]*${MAKING_CALL}`;
  for (const [, name = "", className = ""] of text.matchAll(new RegExp(objects, "gm"))) {
    makers.push([className, name]);
  }
  for (const { name, index, indent, parameters } of listPythonFunctions(text)) {
    if (indent === 0 && !parameters.some(({ isRequired }) => isRequired)) {
      const code = findBlockAtOffset(text, index);
      makers.push(...findReturnedClasses(code).map((className) => [className, name] as const));
    }
  }
  return new Map(makers.toReversed());
}

/** Returns the code from a line at the index up to the next line without indent. */
function findBlockAtOffset(text: string, index: number): string {
  const end = /\n[^\s#)\]}]/g;
  end.lastIndex = index;
  return text.slice(index, end.exec(text)?.index);
}

/** Returns the classes whose object a function returns, by its annotation or its code. */
function findReturnedClasses(code: string): readonly string[] {
  const annotation = /^[^\n]*\)[ \t]*->[ \t]*["']?(\w+)/.exec(code)?.[1];
  // `return Engine(`, or `_engine = Engine(` before `return _engine`
  const calls = code.matchAll(new RegExp(`(?:return|(\\w+)[ \\t]*=)[ \\t]*${MAKING_CALL}`, "g"));
  const returned = [...calls].flatMap(([, variable, className = ""]) =>
    variable === undefined || code.includes(`return ${variable}`) ? className : [],
  );
  return annotation === undefined ? returned : [annotation, ...returned];
}

/** Whether an object of the class can't be made without arguments. */
function hasRequiredArguments(text: string, className: string): boolean {
  const start = new RegExp(`^class ${className}\\b`, "m").exec(text)?.index ?? text.length;
  const code = findBlockAtOffset(text, start);
  const init = listPythonFunctions(code).find(({ name }) => name === "__init__");
  if (init === undefined) {
    return /^class \w+\([^)]*BaseModel/.test(code);
  }
  return init.parameters.slice(1).some(({ isRequired }) => isRequired);
}

/**
 * Returns the objects of a module that are called retriever, as in LangChain and LlamaIndex, and
 * the functions that make one. The gate knows the method of such an object.
 */
function findRetrievers(module: Module): readonly PythonSearch[] {
  const { file, text } = module;
  if (SCRIPT.test(file)) {
    return [];
  }
  const found = { module, score: RETRIEVER_SCORE, obstacle: null };
  // `docs_retriever = index.as_retriever(`
  const objects = /^((?:\w+_)?retriever)(?:[ \t]*:[^=\n]+|[ \t]*)=[ \t]*[\w.]+\(/gm;
  const retrievers: PythonSearch[] = [...text.matchAll(objects)].map(([, name = ""]) => {
    return { ...found, name, meaning: `the object ${name}` };
  });
  for (const { name, indent, parameters } of listPythonFunctions(text)) {
    const isMaker = indent === 0 && /^[a-z]\w*_retriever$/.test(name) && parameters.length === 0;
    if (isMaker && text.includes("as_retriever(")) {
      retrievers.push({ ...found, name, meaning: `what the function ${name} returns` });
    }
  }
  return retrievers;
}

/** Returns the parameters of a list that begins at `start`, without `*` and `*args`. */
function readParameters(text: string, start: number): readonly Parameter[] {
  return splitParameters(text, start).flatMap((part) => {
    const name = /^\w+/.exec(part)?.[0];
    return name === undefined ? [] : [{ name, isRequired: !part.includes("=") }];
  });
}

/** How much code above a function may be its decorators, in characters. */
const MOST_ABOVE = 2000;

/** Returns the lines of decorators above the function at the index; empty if it has none. */
export function decoratorsAbove(text: string, functionIndex: number): string {
  const paragraph =
    text
      .slice(Math.max(0, functionIndex - MOST_ABOVE), functionIndex)
      .split(/\n[ \t]*\n/)
      .at(-1) ?? "";
  const linesAbove = paragraph.split(/^[ \t]*(?:async[ \t]+)?(?:def|class)\b/m).at(-1) ?? "";
  const start = linesAbove.search(/^[ \t]*@/m);
  return start === -1 ? "" : linesAbove.slice(start);
}

/**
 * Returns the class at the top of the module that a method belongs to; null if it belongs to
 * something else, such as a function.
 */
function classAround(text: string, methodIndex: number, methodIndent: number): string | null {
  for (const line of text.slice(0, methodIndex).split("\n").toReversed()) {
    const indent = line.search(/\S/);
    // The last line of a parameter list has little indent, too: `) -> list:`.
    if (indent === -1 || indent >= methodIndent || /^\s*[)\]}@]/.test(line)) {
      continue;
    }
    return /^class[ \t]+(\w+)/.exec(line)?.[1] ?? null;
  }
  return null;
}

/** Returns the code without comments, and without texts in triple quotes. */
export function withoutComments(text: string): string {
  return text.replaceAll(/("""|''')[^]*?\1/g, '""').replaceAll(/(^|[ \t])#[^\n]*/g, "$1");
}
