/** A list of cases in a golden file, and its columns: what an expression gives for every case. */
import { isObject } from "../../system/json.ts";
import { writeKey } from "../../files/formats/json-file.ts";

/** A list in a golden file. */
export interface CaseList {
  /** The expression for it; null if it is the file. */
  readonly expression: string | null;
  /** The key at the top of the file; null if the file is the list. */
  readonly label: string | null;
  readonly columns: readonly Column[];
  readonly size: number;
  /** Whether this may be no list of cases: it was found by its form alone, or is one object that could be a case. */
  readonly isGuess?: true;
}

/** What one expression gives for each case. */
export interface Column {
  readonly expression: string;
  /** The keys that lead to it: `a.b`. */
  readonly name: string;
  /** A value for each case; undefined if the case has none. */
  readonly values: readonly unknown[];
}

/**
 * Returns a column for each key of the cases, for each key of an object within, and for the last question of a list of
 * messages. `prefix` stands before each expression.
 */
export function listColumns(cases: readonly unknown[], prefix: string): readonly Column[] {
  const columns = new Map<string, { readonly name: string; readonly values: unknown[] }>();
  const addValue = (expression: string, name: string, index: number, value: unknown): void => {
    const column = columns.get(expression) ?? { name, values: [] };
    column.values[index] = value;
    columns.set(expression, column);
  };
  const addMember = (keys: readonly string[], index: number, value: unknown): void => {
    const expression = `${prefix}${keys.map(writeKey).join(".")}`;
    const name = keys.join(".");
    addValue(expression, name, index, value);
    const question = lastQuestion(value);
    if (question !== null) {
      addValue(`${expression}[?role=='user'].content | [-1]`, `${name}.prompt`, index, question);
    }
  };
  for (const [index, each] of cases.entries()) {
    if (!isObject(each)) {
      continue;
    }
    for (const [key, value] of Object.entries(each)) {
      addMember([key], index, value);
      if (!isObject(value)) {
        continue;
      }
      for (const [inner, member] of Object.entries(value)) {
        addMember([key, inner], index, member);
      }
    }
  }
  return [...columns].map(([expression, { name, values }]) => ({
    expression,
    name,
    values: Array.from({ length: cases.length }, (_, i) => values[i]),
  }));
}

/** Returns what the user said last in a list of messages; null if the value is none. */
function lastQuestion(value: unknown): string | null {
  if (!Array.isArray(value)) {
    return null;
  }
  const messages: readonly unknown[] = value;
  const last = messages.findLast((each) => isObject(each) && each["role"] === "user");
  const content = isObject(last) ? last["content"] : null;
  return isText(content) ? content : null;
}

/** Returns the path to a member: the key alone at the top. */
export function joinPath(path: string, key: string): string {
  return path === "" ? key : `${path}.${key}`;
}

/** Whether the value is a text with more than white space. */
export function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}

/** Whether the value could be the name of a document, or an id: these are numbers in some files. */
export function isName(value: unknown): value is string | number {
  return isText(value) || Number.isSafeInteger(value);
}

/** Whether at least 60 % of the texts have several words, as questions do and names do not. */
export function arePhrases(texts: readonly string[]): boolean {
  return texts.filter((text) => /\S\s+\S/.test(text)).length >= texts.length * 0.6;
}

/** Whether a key is called as those that hold documents are. */
export function isDocumentName(name: string): boolean {
  return /expect|relevan|gold|target|truth|accept|doc|file|path|page|url|chunk|passage|module|source|correct|match/i.test(
    name,
  );
}
