/**
 * Lists the functions of a file of code, with their classes and parameters, and the objects that
 * the file makes.
 */
import type { ReadFile } from "./candidates.ts";

export interface Parameter {
  /** Empty if it is destructured into `members`. */
  readonly name: string;
  /** Names of the members of an object: `query` and `limit` of `{ query, limit = 5 }`. */
  readonly members: readonly string[];
  readonly isRequired: boolean;
}

/** A function, or a method of a class. */
export interface CodeFunction {
  /** Empty for a default export without a name. */
  readonly name: string;
  /** The class of a method; null for a function. */
  readonly owner: string | null;
  readonly parameters: readonly Parameter[];
  /** Where its line begins. */
  readonly index: number;
}

export interface Source {
  readonly file: string;
  readonly language: Language;
  /** The code without comments. */
  readonly text: string;
  readonly functions: readonly CodeFunction[];
  /** Names of objects, and of functions that return one, by the name of the class. */
  readonly makers: ReadonlyMap<string, string>;
}

/** The languages whose functions the gate can call, and all others. */
type Language = "python" | "javascript" | "other";

/** What stands before the parameters of a function: its indent, its name, its opening bracket. */
const DECLARATIONS: Readonly<Record<Language, RegExp>> = {
  // `def search(`, `    async def search_docs(`
  python: /^([ \t]*)(?:async[ \t]+)?def[ \t]+(\w+)[ \t]*\(/gm,
  // `export async function search<T>(`, `const search: Search = async (`, `export default (`,
  // `exports.search = function (`, `  public search(`, `export const search = query =>`
  javascript:
    /^([ \t]*)(?:(?:(?:export|default|public|async|function|const|let|var)\b|module\.exports\s*=|(?:module\.)?exports\.)[*\s]*)*([\w$]*)(?:(?:\s*:[^=\n]+)?\s*=(?![=>])\s*(?:async\b\s*)?(?:function\b[*\s]*\w*\s*)?)?\s*(?:<[^()]*>\s*)?(?:\(|(?<=[=\s])([\w$]+)\s*=>)/gm,
  // `func (i *Index) Search(`, `pub fn search_docs<T>(`, `def self.search(`, `List<Hit> search(`
  other:
    /(?:\b(?:func|fn|def|function|fun)\s+(?:\([^)]*\)\s*|self\.)?|^([ \t]*)(?:[\w.<>[\],?]+\s+)+)(\w+)\s*(?:<[^>(]*>|\[[^\]]*\])?\(/gm,
};

/** Returns the code of a file; its language is known by the ending. */
export function readSource(file: string, read: ReadFile): Source {
  const language = findLanguage(file);
  const text = withoutComments(read(file), language);
  const functions = listFunctions(text, language);
  return { file, language, text, functions, makers: findMakers(text) };
}

function findLanguage(file: string): Language {
  if (file.endsWith(".py")) {
    return "python";
  }
  return /\.[cm]?[jt]s$/.test(file) ? "javascript" : "other";
}

/**
 * Returns the functions at the top of a file, and the methods of its classes. In languages that the
 * gate can't call, those are all functions that are found, without their classes.
 */
function listFunctions(text: string, language: Language): readonly CodeFunction[] {
  const functions: CodeFunction[] = [];
  for (const match of text.matchAll(DECLARATIONS[language])) {
    const [declaration, indent = "", name = "", onlyParameter] = match;
    const { index } = match;
    const isIndented = indent !== "" && language !== "other";
    const owner = isIndented ? classAround(text, index, indent.length) : null;
    // A function within a function can't be called from outside.
    if (isIndented && owner === null) {
      continue;
    }
    // `query => …` has one parameter, without parentheses.
    const written =
      onlyParameter === undefined
        ? splitParameters(text, index + declaration.length)
        : [onlyParameter];
    // A name stands before its type or behind it, `query string`, `String query`: each word counts.
    const parts = language === "other" ? listWords(written.join(" ")) : written;
    const parameters = parts.map(readParameter);
    functions.push({
      name,
      owner,
      index,
      parameters: parameters.filter((each) => !/^(?:self|cls|mut)$/.test(each.name)),
    });
  }
  return functions;
}

/** Returns the words of a list of parameters, without Go's context, which is no query. */
function listWords(text: string): readonly string[] {
  return (text.match(/\w+/g) ?? []).filter((word) => !/^(?:ctx|context)$/i.test(word));
}

/**
 * Returns the class at the top of the file that a method belongs to; null if it belongs to
 * something else, such as a function.
 */
function classAround(text: string, methodIndex: number, methodIndent: number): string | null {
  for (const line of text.slice(0, methodIndex).split("\n").toReversed()) {
    const indent = line.search(/\S/);
    // The last line of a parameter list has little indent, too: `) -> list:`.
    if (indent === -1 || indent >= methodIndent || /^\s*[)\]}@]/.test(line)) {
      continue;
    }
    return /^(?:export\s+|default\s+|abstract\s+)*class\s+(\w+)/.exec(line)?.[1] ?? null;
  }
  return null;
}

/** How far a list of parameters is read, in characters. */
const MOST_CHARACTERS = 4000;

/**
 * Returns the texts of the parameters in a list, which begins at `start`, behind its opening
 * bracket: `q` and `f: (a, b) => c` for `q, f: (a, b) => c)`.
 */
function splitParameters(text: string, start: number): readonly string[] {
  // The `>` of an arrow is no bracket.
  const characters = text.slice(start, start + MOST_CHARACTERS).replaceAll("=>", "\u21d2");
  const parts: string[] = [""];
  let depth = 0;
  for (const character of characters) {
    if (depth === 0 && ")]}".includes(character)) {
      break;
    }
    depth += Number("([{<".includes(character)) - Number(")]}>".includes(character));
    if (depth === 0 && character === ",") {
      parts.push("");
    } else {
      parts.push(`${parts.pop()}${character}`);
    }
  }
  return parts.map((part) => part.replaceAll("\u21d2", "=>").trim()).filter((part) => part !== "");
}

/** Returns the parameter with this code: `limit?: number`, `*, k=10`, `{ query, limit } = {}`. */
function readParameter(code: string): Parameter {
  const text = code.replace(/^(?:(?:public|private|protected|readonly)\s+)+/, "");
  if (!text.startsWith("{")) {
    // `limit?`, `limit = 5`, `...rest` or `*args`, but not the arrow of a type.
    const isOptional = /^[\w$]+\s*\?|^[.*]|=(?!>)/.test(text);
    return { name: /^[\w$]+/.exec(text)?.[0] ?? "", members: [], isRequired: !isOptional };
  }
  const members = splitParameters(text, 1).flatMap((part) => /^[\w$]+/.exec(part)?.[0] ?? []);
  return { name: "", members, isRequired: !/=\s*\{[^{}]*\}\s*$/.test(text) };
}

/** Returns the name by which a file gives an object of each class; of several, the first. */
function findMakers(text: string): ReadonlyMap<string, string> {
  // `engine = Engine(`, `export const engine: Engine = new Engine(`, `engine = Engine.load(`
  const objects =
    /^(?:export\s+)?(?:const\s+)?([A-Za-z]\w*)(?:[ \t]*:[^=\n]+)?[ \t]*=[ \t]*(?:new\s+)?([A-Za-z_]\w*)(?:\.(?:from_\w+|load|create|build))?\(/gm;
  // `def get_engine() -> Engine:`; a parameter has to have a default.
  const functions = /^def[ \t]+(\w+)\((?:[^(),=]+=[^(),]+,?)*\)[ \t]*->[ \t]*["']?(\w+)/gm;
  const found = [...text.matchAll(objects), ...text.matchAll(functions)];
  return new Map(found.toReversed().map(([, name = "", className = ""]) => [className, name]));
}

/** Returns the parameters without which no object of the class can be made. */
export function listNeededByClass(source: Source, className: string): readonly Parameter[] {
  const constructor = source.functions.find(
    ({ name, owner }) => owner === className && /^(?:__init__|constructor)$/.test(name),
  );
  return constructor?.parameters.filter(({ isRequired }) => isRequired) ?? [];
}

/** How much code above a function may be its decorators, in characters. */
const MOST_ABOVE = 2000;

/**
 * Returns the lines of decorators above the function; empty if it has none. Below `@a`, `def f():
 * pass`, `@b` these are `@b`.
 */
export function decoratorsAbove(text: string, { index }: CodeFunction): string {
  const paragraph =
    text
      .slice(Math.max(0, index - MOST_ABOVE), index)
      .split(/\n[ \t]*\n/)
      .at(-1) ?? "";
  const belowOtherCode = paragraph.split(/^[ \t]*(?:async[ \t]+)?(?:def|class)\b/m).at(-1) ?? "";
  const start = belowOtherCode.search(/^[ \t]*@/m);
  return start === -1 ? "" : belowOtherCode.slice(start);
}

/** Returns the code without comments; of Python also without texts in triple quotes. */
function withoutComments(text: string, language: Language): string {
  if (language === "python") {
    return text.replaceAll(/("""|''')[^]*?\1/g, '""').replaceAll(/(^|\s)#[^\n]*/g, "$1");
  }
  // A comment follows white space: the `/*` in a pattern of files, `"docs/**/*.md"`, begins none.
  return text.replaceAll(/(^|\s)\/\*[^]*?\*\//g, "$1").replaceAll(/(^|[\s;])\/\/[^\n]*/g, "$1");
}
