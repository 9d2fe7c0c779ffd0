/**
 * Finds functions, methods and objects of Python modules that search, so that the config's
 * `retriever: { kind: python, function: "module:name" }` can call them. Reads the text of the files
 * by regular expressions; imports nothing. The gate calls a function with a query and, if it takes
 * one, a number of results.
 */
import path from "node:path";
import type { FoundSearch, ReadFile } from "./found-search.ts";
import { splitParameters } from "./parameters.ts";

/** A search in a Python file. */
export interface PythonSearch extends FoundSearch {
  readonly file: string;
}

/** A function, a method or an object of a module that may be the search. */
interface Candidate {
  /**
   * What stands after the colon of `module:name`: a function (`search`), or an object or class and
   * its method.
   */
  readonly name: string;
  /** The higher, the more likely. */
  readonly rank: number;
  /** Why it can't be called as it is, and what to do; null if it can be called. */
  readonly obstacle: string | null;
  /** What it is, in words: `the function search`. */
  readonly meaning: string;
  /** Present if the obstacle is that an object has to be made: its name and method. */
  readonly nameOfNewObject?: string;
}

/** Folders whose code is not the project's search. */
const OTHER_FOLDERS = /(?:^|\/)(?:tests?|__tests__|examples?|fixtures|docs?|migrations|alembic)\//;
/** Files that nothing imports. */
const NO_MODULE = /^(?:test_.*|.*_test|conftest|setup|__main__)\.py$/;
/** How many files are read. */
const MOST_READ = 400;
/** How many searches are returned. */
const MOST_FOUND = 8;

// The rank of a candidate: by its name, and by what it is.
/** For a function that is called `search`. */
const EXACT_RANK = 10;
/** For a function whose name has more than that: `search_docs`. */
const NAMED_RANK = 6;
/** For a function that is called after what it finds, `get_context`, or `run` of a retriever. */
const OTHER_RANK = 2;
/** For an object that is called `retriever`. */
const RETRIEVER_RANK = 9;
/** Added for a function of the module, which is no method. */
const FUNCTION_BONUS = 3;
/** Added for a method of an object that a module has already, or that a function makes. */
const OBJECT_BONUS = 2;

/** A file of code. */
interface Source {
  readonly file: string;
  /** The code without comments. */
  readonly text: string;
}

/** A file of code, and how it makes objects of classes. */
interface Module extends Source {
  /** Names of objects, and of functions that make one, by the name of the class. */
  readonly makers: ReadonlyMap<string, string>;
  /** Calls that make an object with arguments, by the name of the class. */
  readonly constructions: ReadonlyMap<string, string>;
}

/** A candidate, and the file whose module has it. */
interface FoundCandidate extends Source {
  readonly candidate: Candidate;
}

/**
 * Returns the functions, methods and objects that search, the most likely first, at most
 * MOST_FOUND. One that can't be called as it is has no retriever. Tests, examples and other code
 * that is not the project's search are not read.
 */
export function findPythonSearches(
  files: readonly string[],
  read: ReadFile,
): readonly PythonSearch[] {
  const modules = files.filter(
    (file) =>
      /^(?:[\w./-]*\/)?\w+\.py$/.test(file) &&
      !OTHER_FOLDERS.test(file) &&
      !NO_MODULE.test(path.basename(file)),
  );
  const sources = modules
    .slice(0, MOST_READ)
    .map((file) => readModule(file, withoutComments(read(file))));
  const found: FoundCandidate[] = [];
  for (const source of sources) {
    found.push(...findFunctions(source, sources), ...findRetrievers(source));
  }
  return found
    .toSorted((a, b) => fileRank(b) - fileRank(a))
    .filter(isFirstOfItsName)
    .slice(0, MOST_FOUND)
    .map((each) => describeCandidate(each, files));
}

/** Returns the file with what its code, `text`, makes. */
function readModule(file: string, text: string): Module {
  return { file, text, makers: findMakers(text), constructions: findConstructions(text) };
}

/** Whether no candidate before has the same file and name. */
function isFirstOfItsName(
  { file, candidate }: FoundCandidate,
  index: number,
  all: readonly FoundCandidate[],
): boolean {
  const first = all.findIndex(
    (other) => other.file === file && other.candidate.name === candidate.name,
  );
  return first === index;
}

/**
 * Returns the candidate's rank: more if its path has a word of searching, and a little less for
 * each folder around it.
 */
function fileRank({ file, candidate }: FoundCandidate): number {
  const nameBonus = /search|retriev|query/i.test(file) ? 1 : 0;
  return candidate.rank + nameBonus - file.split("/").length / 10;
}

/**
 * Returns the candidate as a search with the config's `retriever`; without one, and with the
 * obstacle, if it has one.
 */
function describeCandidate(
  { file, candidate, text }: FoundCandidate,
  files: readonly string[],
): PythonSearch {
  const { name, obstacle, meaning, nameOfNewObject } = candidate;
  const { module, folder } = findImport(file, text, files);
  const pathMember = folder === null ? "" : `, path: ${folder}`;
  const what = `${file}, ${meaning}`;
  if (obstacle !== null) {
    const advice =
      nameOfNewObject === undefined
        ? obstacle
        : `${obstacle}, and name it: function: "${module}:${nameOfNewObject}"${pathMember}`;
    return { file, what, retriever: null, advice };
  }
  const retriever = `{ kind: python, function: "${module}:${name}"${pathMember} }`;
  const advice = `\`retrieval-gate ask "a query"\` calls ${name} of ${file}`;
  return { file, what, retriever, advice };
}

/**
 * Returns how Python imports the file: `module` for `import module`, and the folder that has to be
 * on Python's path. `folder` is null for the top and for src/, which the gate puts on the path by
 * itself. `text` is the file's code, and `files` are all files.
 * - A script, a file in no package that imports the file beside it by its bare name, is imported
 *   from its own folder.
 * - A file in a package is imported from the folder around its outermost package.
 * - Any other file is imported from the top or src/, with its folders in the name: `tools.find`; or
 *   from the last folder whose name has a hyphen.
 */
function findImport(
  file: string,
  text: string,
  files: readonly string[],
): { readonly module: string; readonly folder: string | null } {
  const fileName = path.posix.basename(file, ".py");
  const fileFolder = path.posix.dirname(file);
  const isInPackage = files.includes(path.posix.join(fileFolder, "__init__.py"));
  const siblings = files
    .filter(
      (other) =>
        path.posix.dirname(other) === fileFolder && other.endsWith(".py") && other !== file,
    )
    .map((other) => path.posix.basename(other, ".py"));
  const importsSibling = siblings.some((name) =>
    new RegExp(`^\\s*(?:from|import)\\s+${name}\\b`, "m").test(text),
  );
  if (!isInPackage && importsSibling && fileFolder !== "." && fileFolder !== "src") {
    return { module: fileName, folder: fileFolder };
  }
  const packageParent = isInPackage ? path.posix.dirname(findTopPackage(fileFolder, files)) : ".";
  // A folder such as `my-app` is no name of a package: its files are imported from it.
  const unnamable = /^(?:.*\/)?[\w.]*-[\w.-]*(?=\/)/.exec(file)?.[0] ?? "";
  const isBelowParent = unnamable !== "" && `${packageParent}/`.startsWith(`${unnamable}/`);
  const root = unnamable === "" || isBelowParent ? findImportRoot(file, packageParent) : unnamable;
  const pathInRoot = path.posix.relative(root, path.posix.join(fileFolder, fileName));
  const parts = pathInRoot.split("/");
  // The file __init__.py is imported by the name of its folder.
  const moduleParts = fileName === "__init__" ? parts.slice(0, -1) : parts;
  return { module: moduleParts.join("."), folder: root === "." || root === "src" ? null : root };
}

/**
 * Returns the outermost package around `folder`, which is a package itself: it goes upwards as long
 * as the folder around has an `__init__.py`.
 */
function findTopPackage(folder: string, files: readonly string[]): string {
  let top = folder;
  while (top !== "." && files.includes(path.posix.join(path.posix.dirname(top), "__init__.py"))) {
    top = path.posix.dirname(top);
  }
  return top;
}

/**
 * Returns the folder that Python imports the file from: `packageParent`, the folder around the
 * file's outermost package, or `.` for a file in no package. For a file in src/ it is `src` in
 * place of `.`.
 */
function findImportRoot(file: string, packageParent: string): string {
  return file.startsWith("src/") && (packageParent === "." || packageParent === "src")
    ? "src"
    : packageParent;
}

/** Names of functions that are surely a search; also in Spanish, French and German. */
const EXACT_NAME = /^(?:a?(?:search|retrieve|query)|buscar|recuperar|rechercher|suchen?)$/;
/** Names of functions that say what or how they search: `search_docs`, `hybrid_search`. */
const SEARCH_NAME =
  /^(?:(?:\w+_)?a?(?:search|retrieve)(?:_\w+)?|(?:buscar|recuperar|rechercher|suche)_\w+)$/;
/**
 * Names of functions that are called after what they find: `find_similar`, `get_relevant_docs`,
 * `rag_query`. Not `expand_query`, which makes a text of it.
 */
const OTHER_NAME =
  /^(?:find_(?:similar|relevant|nearest)\w*|(?:get|fetch|lookup)_(?:\w+_)?(?:contexts?|chunks|passages)|(?:get|fetch|lookup)_(?:relevant|similar)_\w+|rag_query|query_(?:rag|index|docs|documents|kb|knowledge\w*|chunks|collection|corpus|vector\w*))$/;
/** Names of functions that find passages, or split a text into them. */
const PASSAGES_NAME = /(?:contexts?|chunks|passages)$/;
/** Names of parameters that may be a query, or a text to split. */
const TEXT_PARAMETER = /^(?:text|prompt|input)$/;
/** Names of functions that may find anything: they count if their class or file is named so. */
const WEAK_NAME =
  /^(?:find|(?:find|get|fetch|lookup)_(?:\w+_)?(?:documents|docs|pages|articles|results|matches))$/;
/** Words of searching in names of classes and files: not `Research`, `Storage` or `Fragment`. */
const SEARCH_WORD =
  /(?<![Rr]e)search|Search|[Rr]etriev|(?<![A-Za-z])rag(?![a-z])|Rag(?![a-z])|(?<![A-Z])RAG/;
/** Further words in names of classes and files that find something. */
const SEARCH_PLACE = /index|vector|knowledge|embed/i;
/** Names of methods that search if their class is called after searching. */
const METHOD_NAME = /^(?:run|invoke|answer|ask|__call__)$/;
/** Names of classes of LlamaIndex whose objects search: `RouterQueryEngine`. */
const QUERY_ENGINE = /queryengine/i;
/** Names of the parameter of the query. */
const QUERY_PARAMETER =
  /^(?:\w*quer(?:y|ies)\w*|\w*question\w*|q|text|prompt|terms?|keywords?|input|search\w*|consulta|pregunta|requete|frage|anfrage)$/;
/**
 * Words in names of a parameter that takes a vector, which is no query of a user:
 * `query_embedding`.
 */
const VECTOR_PARAMETER = /vec|emb/;
/** Names of the parameter of the number of results, which the gate gives. */
const COUNT_PARAMETER = /^(?:k|top_?k|limit|n|top_n|n_results|max_results|num_results)$/;
/** A decorator by which a web framework or a command line calls the function. */
const ROUTE =
  /@[\w.]*\b(?:get|post|put|patch|delete|route|api_route|websocket|api_view|command|argument|option|view|tool|task|setter)\b/;

/**
 * Returns the functions and methods of a file that are named as a search and whose first parameter
 * is a query. Handlers of a web framework or a command line are left out, and so are functions
 * within functions, which can't be imported. `sources` are all files, which may have an object of
 * the class of a method.
 */
function findFunctions(source: Module, sources: readonly Module[]): readonly FoundCandidate[] {
  const { text } = source;
  const candidates: FoundCandidate[] = [];
  // `def search(`, `    async def search_docs(`
  const definitions = /^([ \t]*)(async[ \t]+)?def[ \t]+(\w+)[ \t]*\(/gm;
  for (const match of text.matchAll(definitions)) {
    const name = match[3] ?? "";
    const indent = match[1] ?? "";
    const ownerClass = indent === "" ? null : classAround(text, match.index, indent.length);
    const isInFunction = indent !== "" && ownerClass === null;
    const rank = rankOfName(name, ownerClass, source.file);
    if (rank === null || isInFunction || ROUTE.test(decoratorsAbove(text, match.index))) {
      continue;
    }
    const parameters = readParameters(text, match.index + match[0].length);
    const hasSelf = ownerClass !== null && /^(?:self|cls)$/.test(parameters[0]?.name ?? "");
    const ownParameters = hasSelf ? parameters.slice(1) : parameters;
    const query = ownParameters.find(isQueryParameter);
    // `search(session, query)` is surely a search that needs more; `parse(lines, text)` is none.
    if (query === undefined || (query !== ownParameters[0] && rank < NAMED_RANK)) {
      continue;
    }
    // `get_text_chunks(text)` splits the text.
    const maySplit = rank === OTHER_RANK && PASSAGES_NAME.test(name);
    if (maySplit && TEXT_PARAMETER.test(query.name)) {
      continue;
    }
    const obstacle = describeNeeded(ownParameters, query);
    if (ownerClass === null) {
      const meaning = `the function ${name}`;
      candidates.push({
        file: source.file,
        text,
        candidate: { name, rank: rank + FUNCTION_BONUS, obstacle, meaning },
      });
    } else {
      const method = { ownerClass, method: name, rank, methodObstacle: obstacle };
      candidates.push(describeMethod(source, sources, method));
    }
  }
  return candidates;
}

/**
 * Returns the rank of a function, or of a method of `ownerClass`, by its name, its class and its
 * file; null if they do not say that it searches.
 */
function rankOfName(name: string, ownerClass: string | null, file: string): number | null {
  if (name.startsWith("_") && name !== "__call__") {
    return null;
  }
  if (EXACT_NAME.test(name)) {
    return EXACT_RANK;
  }
  if (SEARCH_NAME.test(name)) {
    return NAMED_RANK;
  }
  const className = ownerClass ?? "";
  const isSearchClass = SEARCH_WORD.test(className) || QUERY_ENGINE.test(className);
  const isSearchMethod = isSearchClass && METHOD_NAME.test(name);
  const isInPlace =
    isSearchClass ||
    SEARCH_PLACE.test(className) ||
    SEARCH_WORD.test(file) ||
    SEARCH_PLACE.test(file);
  const isOther = OTHER_NAME.test(name) || (WEAK_NAME.test(name) && isInPlace);
  return isOther || isSearchMethod ? OTHER_RANK : null;
}

/** Whether the parameter takes a query of a user by its name. */
function isQueryParameter({ name }: Parameter): boolean {
  return QUERY_PARAMETER.test(name) && !VECTOR_PARAMETER.test(name);
}

/**
 * Returns what a function needs besides the query, as an obstacle: the parameters before the query,
 * and those behind it that have no default and don't take the number of results. Null if there are
 * none.
 */
function describeNeeded(parameters: readonly Parameter[], query: Parameter): string | null {
  const queryIndex = parameters.indexOf(query);
  const needed = parameters.filter(
    ({ name, isRequired }, index) =>
      index < queryIndex || (index > queryIndex && isRequired && !COUNT_PARAMETER.test(name)),
  );
  return needed.length === 0
    ? null
    : `it needs ${needed.map((each) => `\`${each.name}\``).join(", ")}, too: write a function that takes the query alone`;
}

/** A method that may be the search. */
interface FoundMethod {
  readonly ownerClass: string;
  readonly method: string;
  readonly rank: number;
  /** What the method needs besides a query; null if nothing. */
  readonly methodObstacle: string | null;
}

/**
 * Returns the method as a candidate. `sources` are all files, and `source` is the one with the
 * class.
 * - It is called on an object of the class that its module has, `object.method`, or on what a
 *   function of the module makes without arguments, `get_engine.method`. If the class is abstract or
 *   needs arguments, other modules are looked at, too, but no scripts.
 * - Else it is named `Class.method`, and the gate makes an object without arguments. An abstract
 *   class, or one that needs arguments, is then an obstacle; the obstacle of the method itself goes
 *   before it. A method of an abstract class has the lowest rank.
 */
function describeMethod(
  source: Module,
  sources: readonly Module[],
  { ownerClass, method, rank, methodObstacle }: FoundMethod,
): FoundCandidate {
  const { file, text } = source;
  const meaning = `the method ${method} of ${ownerClass}`;
  // `class Engine(Protocol`
  const abstractPattern = `^class ${ownerClass}\\([^)]*\\b(?:Protocol|ABC)\\b`;
  const isAbstract = new RegExp(abstractPattern, "m").test(text);
  const needsObject = isAbstract || hasRequiredArguments(text, ownerClass);
  const makingModule = findMakingModule(ownerClass, source, needsObject ? sources : []);
  if (makingModule !== null) {
    const name = `${makingModule.makers.get(ownerClass)}.${method}`;
    const candidate = { name, rank: rank + OBJECT_BONUS, obstacle: methodObstacle, meaning };
    return { file: makingModule.file, text: makingModule.text, candidate };
  }
  const candidate = { name: `${ownerClass}.${method}`, rank: isAbstract ? 0 : rank, meaning };
  if (methodObstacle !== null || !needsObject) {
    return { file, text, candidate: { ...candidate, obstacle: methodObstacle } };
  }
  const maker = sources.find(({ constructions }) => constructions.has(ownerClass));
  const exampleClause =
    maker === undefined
      ? ""
      : ` (\`search_object = ${maker.constructions.get(ownerClass)}\`, as in ${maker.file})`;
  const obstacle = `make an object of ${ownerClass} in the module${exampleClause}`;
  const nameOfNewObject = `search_object.${method}`;
  return { file, text, candidate: { ...candidate, obstacle, nameOfNewObject } };
}

/**
 * Returns the module that has an object of the class, or a function that makes one: `source`, else
 * the first of `others` that is no script; null if there is none.
 */
function findMakingModule(
  className: string,
  source: Module,
  others: readonly Module[],
): Module | null {
  if (source.makers.has(className)) {
    return source;
  }
  return others.find(({ file, makers }) => makers.has(className) && !SCRIPT.test(file)) ?? null;
}

/** Files that run when they are imported, since they are started by hand. */
const SCRIPT =
  /(?:^|[/_])(?:eval\w*|bench\w*|demo\w*|run_\w+|scripts?)(?:\.py$|\/)|(?:^|\/)(?:ingest|index|build|train|load|seed|migrate|main)(?:_\w+)?\.py$/;

/** A call that makes an object of a class: `Engine(` or `Engine.load(`. */
const MAKING_CALL = String.raw`([A-Za-z_]\w*)(?:\.(?:from_\w+|load|create|build))?\(`;

/**
 * Returns how the module makes objects with arguments, by the name of the class, for a person to
 * copy: `Engine("data")`.
 */
function findConstructions(text: string): ReadonlyMap<string, string> {
  const constructions = new Map<string, string>();
  for (const match of text.matchAll(new RegExp(`=[ \\t]*(${MAKING_CALL}[^()\\n]+\\))`, "g"))) {
    const [, call = "", className = ""] = match;
    if (!constructions.has(className)) {
      constructions.set(className, call);
    }
  }
  return constructions;
}

/**
 * Returns the names by which a module gives objects, by the name of their class: an object that it
 * has, else a function that makes one. The first of several is taken.
 */
function findMakers(text: string): ReadonlyMap<string, string> {
  const makers = new Map<string, string>();
  const addMaker = (className: string, name: string): void => {
    if (!makers.has(className)) {
      makers.set(className, name);
    }
  };
  // `engine = Engine(`, `engine: Engine = Engine(` or `engine = Engine.load(`, at the beginning of
  // a line
  const objects = new RegExp(
    `^([A-Za-z]\\w*)(?:[ \\t]*:[^=\\n]+)?[ \\t]*=[ \\t]*${MAKING_CALL}`,
    "gm",
  );
  for (const [, name = "", className = ""] of text.matchAll(objects)) {
    addMaker(className, name);
  }
  // `def get_engine(`, `async def get_engine(`
  for (const match of text.matchAll(/^(?:async[ \t]+)?def[ \t]+([A-Za-z]\w*)[ \t]*\(/gm)) {
    const start = match.index + match[0].length;
    if (readParameters(text, start).some(({ isRequired }) => isRequired)) {
      continue;
    }
    for (const className of findReturnedClasses(text.slice(start))) {
      addMaker(className, match[1] ?? "");
    }
  }
  return makers;
}

/**
 * Returns the classes whose object a function says that it returns, by its annotation or by
 * `return Engine(`. `text` begins with the function's parameters.
 */
function findReturnedClasses(text: string): readonly string[] {
  const end = /\n[^\s#)\]}]/.exec(text)?.index;
  const body = text.slice(0, end);
  const classes: string[] = [];
  const annotation = /^[^\n]*\)[ \t]*->[ \t]*["']?(\w+)/.exec(body)?.[1];
  if (annotation !== undefined) {
    classes.push(annotation);
  }
  // `return Engine(`, or `_engine = Engine(` before `return _engine`
  const calls = new RegExp(`(?:return|(\\w+)[ \\t]*=)[ \\t]*${MAKING_CALL}`, "g");
  for (const [, variable, className = ""] of body.matchAll(calls)) {
    if (variable === undefined || body.includes(`return ${variable}`)) {
      classes.push(className);
    }
  }
  return classes;
}

/**
 * Whether an object of the class can't be made without arguments: its `__init__` needs some, or it
 * has none and is a model of Pydantic, which needs its fields.
 */
function hasRequiredArguments(text: string, className: string): boolean {
  const classText = classCode(text, className);
  const initStart = /def[ \t]+__init__[ \t]*\(/.exec(classText);
  if (initStart === null) {
    return /^class \w+\([^)]*BaseModel/m.test(classText);
  }
  // The first parameter is `self`.
  const [, ...others] = readParameters(classText, initStart.index + initStart[0].length);
  return others.some(({ isRequired }) => isRequired);
}

/**
 * Returns the code of the class, from its line `class` up to the next line that is neither indented
 * nor begins with a closing bracket; empty if the module has no such class.
 */
function classCode(text: string, className: string): string {
  const start = new RegExp(`^class ${className}\\b`, "m").exec(text)?.index ?? text.length;
  const textFromClass = text.slice(start);
  const end = /\n[^\s#)\]}]/.exec(textFromClass)?.index;
  return textFromClass.slice(0, end);
}

/**
 * Returns the objects of a module that are called retriever, as in LangChain and LlamaIndex, and
 * the functions that make one without arguments. The gate knows the method of such an object, so
 * none is named, except behind a function that has parameters. Scripts have none.
 */
function findRetrievers(source: Source): readonly FoundCandidate[] {
  const { file, text } = source;
  if (SCRIPT.test(file)) {
    return [];
  }
  const candidates: FoundCandidate[] = [];
  const addCandidate = (name: string, meaning: string): void => {
    candidates.push({
      ...source,
      candidate: { name, rank: RETRIEVER_RANK, obstacle: null, meaning },
    });
  };
  // `docs_retriever = index.as_retriever(`
  for (const match of text.matchAll(
    /^((?:\w+_)?retriever)(?:[ \t]*:[^=\n]+|[ \t]*)=[ \t]*[\w.]+\(/gm,
  )) {
    const name = match[1] ?? "";
    addCandidate(name, `the object ${name}`);
  }
  if (!/\bas_retriever\(/.test(text)) {
    return candidates;
  }
  // `def get_retriever(`
  for (const match of text.matchAll(/^def[ \t]+([a-z]\w*_retriever)[ \t]*\(/gm)) {
    const name = match[1] ?? "";
    const parameters = readParameters(text, match.index + match[0].length);
    if (parameters.some(({ isRequired }) => isRequired)) {
      continue;
    }
    const method = /\bllama_index\b/.test(text) ? "retrieve" : "invoke";
    addCandidate(
      parameters.length === 0 ? name : `${name}.${method}`,
      `what the function ${name} returns`,
    );
  }
  return candidates;
}

/** A parameter of a function. */
interface Parameter {
  readonly name: string;
  /** Whether it has no default. */
  readonly isRequired: boolean;
}

/**
 * Returns the parameters of a list that begins at `start`, behind its opening parenthesis. The
 * marks `*` and `/` and parameters such as `*args` are left out.
 */
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

/**
 * Returns the lines of decorators above the function that begins at the index; empty if it has
 * none. They are looked for behind the last empty line and behind the last `def` or `class` above.
 */
function decoratorsAbove(text: string, functionIndex: number): string {
  const paragraphs = text.slice(0, functionIndex).split(/\n[ \t]*\n/);
  const paragraph = paragraphs.at(-1) ?? "";
  const linesAbove = paragraph.split(/^[ \t]*(?:async[ \t]+)?(?:def|class)\b/m).at(-1) ?? "";
  const start = linesAbove.search(/^[ \t]*@/m);
  return start === -1 ? "" : linesAbove.slice(start);
}

/**
 * Returns the name of the class that the method at the index belongs to: that of the nearest line
 * above with less indent than the method's, if that is a class at the top of the module. Null if it
 * is anything else, such as a function, or a class within a class. `methodIndent` is the number of
 * spaces or tabs before the method.
 */
function classAround(text: string, methodIndex: number, methodIndent: number): string | null {
  for (const line of text.slice(0, methodIndex).split("\n").toReversed()) {
    const lineIndent = line.search(/\S/);
    const isEmpty = lineIndent === -1;
    // The last line of a parameter list has little indent, too: `) -> list:`.
    const isClosingOrDecorator = /^\s*[)\]}@]/.test(line);
    if (isEmpty || lineIndent >= methodIndent || isClosingOrDecorator) {
      continue;
    }
    return /^class[ \t]+(\w+)/.exec(line)?.[1] ?? null;
  }
  return null;
}

/**
 * Returns the code without comments, and with an empty text in place of each text in triple quotes.
 */
function withoutComments(text: string): string {
  return text.replaceAll(/("""|''')[^]*?\1/g, '""').replaceAll(/(^|[ \t])#[^\n]*/g, "$1");
}
