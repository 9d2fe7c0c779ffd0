/**
 * How the config names functions, methods and objects of Python modules that search:
 * `retriever: { kind: python, function: "module:name" }`.
 */
import path from "node:path";
import { type Candidate, isPlain } from "./candidates.ts";
import { type CodeFunction, type Source, decoratorsAbove, listNeededByClass } from "./code.ts";
import {
  type FoundFunction,
  LEAST_SCORE,
  findBest,
  findQueryName,
  listNeeded,
  needsAdvice,
  scoreFunction,
} from "./functions.ts";

/** Files that nothing imports, and folders whose code is not the project's search. */
const NO_MODULE =
  /(?:^|\/)(?:docs?|migrations|alembic)\/|(?:^|\/)(?:test_\w*|\w*_test|conftest|setup|__main__)\.py$/;
/** Files that do something when they are imported. */
const SCRIPT =
  /(?:^|[/_])(?:eval\w*|bench\w*|demo\w*|run_\w+|scripts?)(?:\.py$|\/)|(?:^|\/)(?:ingest|index|build|train|load|seed|migrate|main)(?:_\w+)?\.py$/;
/** The score of an object that is called `retriever`. */
const RETRIEVER_SCORE = 9;

/** Whether other code may import the file. */
export function isPythonModule(file: string): boolean {
  return /^(?:[\w./-]*\/)?\w+\.py$/.test(file) && !NO_MODULE.test(file);
}

/** Returns the likeliest search of a module; null without one. `sources`: all code of `files`. */
export function findPythonSearch(
  source: Source,
  sources: readonly Source[],
  files: readonly string[],
): Candidate | null {
  const best = findBest([
    ...source.functions.flatMap((each) => findSearch(each, source, sources) ?? []),
    ...findRetrievers(source),
  ]);
  return best === null ? null : describeSearch(best, files);
}

/** What may be the search, as the part behind the colon of `module:name`. */
interface PythonSearch extends FoundFunction {
  readonly source: Source;
  readonly name: string;
  /** What it is, in words: `the function search`. */
  readonly meaning: string;
}

/** A decorator by which a web framework or a command line calls the function. */
const ROUTE =
  /@[\w.]*\b(?:get|post|put|patch|delete|route|api_route|websocket|api_view|command|argument|option|view|tool|task|setter)\b/;

/**
 * Returns the function or method as a search; null if it does not search. It is named `search`,
 * `engine.search` for a method of an object, or without an object `Engine.search`. Of several with
 * an equal score, functions come first (1 more), then methods of an object (0.5 more).
 */
function findSearch(
  found: CodeFunction,
  source: Source,
  sources: readonly Source[],
): PythonSearch | null {
  const { name, owner, parameters } = found;
  const { file, text } = source;
  const score = scoreFunction(file, found);
  const query = findQueryName(parameters.map((parameter) => parameter.name));
  if (score < LEAST_SCORE || query === null || ROUTE.test(decoratorsAbove(text, found))) {
    return null;
  }
  const needed = listNeeded(parameters, query);
  const obstacle = needsAdvice(needed, "write a function that takes the query alone");
  if (owner === null) {
    return { source, name, score: score + 1, meaning: `the function ${name}`, obstacle };
  }
  const meaning = `the method ${name} of ${owner}`;
  const isAbstract = new RegExp(`^class ${owner}\\([^)]*\\b(?:Protocol|ABC)\\b`, "m").test(text);
  const needsObject = isAbstract || listNeededByClass(source, owner).length > 0;
  const canImport = ({ language, file: otherFile }: Source): boolean =>
    language === "python" && !SCRIPT.test(otherFile);
  // The object of the class's own module; without one, and if the class can't be called alone, that
  // of another one.
  const others = needsObject ? sources.filter(canImport) : [];
  const maker = [source, ...others].find(({ makers }) => makers.has(owner));
  if (maker !== undefined) {
    const methodOfObject = `${maker.makers.get(owner)}.${name}`;
    return { source: maker, name: methodOfObject, score: score + 0.5, meaning, obstacle };
  }
  const makeObject = needsObject ? `make an object of ${owner} in the module, and name it` : null;
  return { source, name: `${owner}.${name}`, score, meaning, obstacle: obstacle ?? makeObject };
}

/**
 * Returns the objects of a module that are called retriever, as in LangChain and LlamaIndex, and
 * the functions that make one. The gate knows the method of such an object. None for a script,
 * which does something when it is imported.
 */
function findRetrievers(source: Source): readonly PythonSearch[] {
  const { file, text } = source;
  // `docs_retriever = index.as_retriever(`, `def get_retriever():`
  const names =
    /^(?:((?:\w+_)?retriever)(?:[ \t]*:[^=\n]+|[ \t]*)=[ \t]*[\w.]+\(|def ([a-z]\w*_retriever)\(\))/gm;
  const common = { source, score: RETRIEVER_SCORE, obstacle: null };
  const found: PythonSearch[] = [];
  if (SCRIPT.test(file)) {
    return [];
  }
  for (const [, object, maker = ""] of text.matchAll(names)) {
    if (object !== undefined) {
      found.push({ ...common, name: object, meaning: `the object ${object}` });
    } else if (text.includes("as_retriever(")) {
      // Otherwise the function may make an object of another kind.
      found.push({ ...common, name: maker, meaning: `what the function ${maker} returns` });
    }
  }
  return found;
}

/** Returns the search as a candidate; without a `retriever` if it can't be called as it is. */
function describeSearch(found: PythonSearch, files: readonly string[]): Candidate {
  const { source, name, score, meaning, obstacle } = found;
  const { file, text } = source;
  const { importName, root } = findImport(file, text, files);
  // The gate puts the top and src/ on the path by itself.
  const isUsualRoot = root === "." || root === "src";
  const rootWord = isPlain(root) ? root : JSON.stringify(root);
  const pathMember = isUsualRoot ? "" : `, path: ${rootWord}`;
  const retriever = `{ kind: python, function: "${importName}:${name}"${pathMember} }`;
  return {
    file,
    what: `${file}, ${meaning}`,
    retriever: obstacle === null ? retriever : null,
    advice: obstacle ?? `\`retrieval-gate ask "a query"\` calls ${name} of ${file}`,
    rank: score,
  };
}

/** Whether code imports from its own package: `from .index import`, `import kbase.index`. */
export function importsOwnPackage(text: string, importName: string): boolean {
  const [topPackage] = importName.split(".");
  const imports = text.matchAll(/^\s*(?:from|import)\s+(\w*)\./gm);
  return [...imports].some(([, name]) => name === "" || name === topPackage);
}

/** Returns how Python imports the file, and the folder, `root`, that has to be on its path. */
export function findImport(
  file: string,
  text: string,
  files: readonly string[],
): { readonly importName: string; readonly root: string } {
  const root = findImportRoot(file, text, files);
  const name = path.posix.relative(root, file).replace(/(?:\/__init__)?\.py$/, "");
  return { importName: name.replaceAll("/", "."), root };
}

/**
 * Returns the folder from which Python imports the file: of a package the folder around it; of a
 * script that imports a file beside it, its own; of any other file the last folder above it whose
 * name can't be that of a package, else src/ or the top, `.`.
 */
function findImportRoot(file: string, text: string, files: readonly string[]): string {
  const fileFolder = path.posix.dirname(file);
  const isPackage = (folder: string): boolean =>
    files.includes(path.posix.join(folder, "__init__.py"));
  if (isPackage(fileFolder)) {
    let root = fileFolder;
    while (root !== "." && isPackage(root)) {
      root = path.posix.dirname(root);
    }
    return root;
  }
  const imports = text.matchAll(/^\s*(?:from|import)\s+(\w+)/gm);
  const importsSibling = [...imports].some(([, name]) => {
    const sibling = path.posix.join(fileFolder, `${name}.py`);
    return sibling !== file && files.includes(sibling);
  });
  if (importsSibling) {
    return fileFolder;
  }
  // `my-app` can't be a package: `my-app` for `my-app/lib/x.py`, `a/my-app/b-c` for
  // `a/my-app/b-c/x.py`.
  const folders = fileFolder.split("/");
  const lastUnnamable = folders.findLastIndex((name) => /[^\w.]/.test(name));
  if (lastUnnamable !== -1) {
    return folders.slice(0, lastUnnamable + 1).join("/");
  }
  return file.startsWith("src/") ? "src" : ".";
}
