/**
 * The values of a list of cases by key, so that golden.ts can guess which key is the query and
 * which the documents.
 *
 * A golden file has queries and the documents that a search should find for them; a case is one
 * query with its documents. A column is what one JMESPath expression gives for each case of a list:
 * for `[{ "q": "reset it", "meta": { "id": 7 } }]` there are the columns `q` (["reset it"]), `meta`
 * and `meta.id` ([7]).
 */
import { isObject } from "../../system/json.ts";
import { writeKey } from "../../files/formats/json-file.ts";

/** A list of cases in a golden file. */
export interface CaseList {
  /**
   * The expression that gives the list, such as `data.questions`; null if the whole file is the
   * list.
   */
  readonly expression: string | null;
  /** The key at the top of the file below which the list is; null if the whole file is the list. */
  readonly label: string | null;
  readonly columns: readonly Column[];
  /** The number of cases. */
  readonly size: number;
  /**
   * Present if it may be no list of cases: it was found by its form alone, or is one object that
   * could be a case.
   */
  readonly isGuess?: true;
}

/** What one expression gives for each case. */
export interface Column {
  /** The expression, evaluated on a case: `meta.id`, `[1]`. */
  readonly expression: string;
  /**
   * The keys that lead to the value: `meta.id`. For a case without keys, what the value is taken
   * for: `query`.
   */
  readonly name: string;
  /** A value for each case, in the order of the list; undefined if the case has none. */
  readonly values: readonly unknown[];
}

/** How many keys lead to a value of a case at most: `labels.relevant.docs`. */
const MOST_KEYS = 3;

/**
 * Returns a column for each key of the cases (`meta`) and for each key of an object under such a
 * key (`meta.id`), at most MOST_KEYS keys deep. If a value is a chat, a list of messages with
 * roles, the user's last message is a column, too. `prefix` is written before each expression:
 * `[1].` if the object with the keys is the second part of a case. A case that is no object has no
 * values.
 */
export function listColumns(cases: readonly unknown[], prefix: string): readonly Column[] {
  const columns = new Map<string, { readonly name: string; readonly values: unknown[] }>();
  const addValue = (expression: string, name: string, index: number, value: unknown): void => {
    const column = columns.get(expression) ?? { name, values: [] };
    column.values[index] = value;
    columns.set(expression, column);
  };
  /** Adds the value of a case under these keys, and the members of an object. */
  const addMember = (keys: readonly string[], index: number, value: unknown): void => {
    const expression = `${prefix}${keys.map(writeKey).join(".")}`;
    const name = keys.join(".");
    addValue(expression, name, index, value);
    const userMessage = lastUserMessage(value);
    if (userMessage !== null) {
      addValue(`${expression}[?role=='user'].content | [-1]`, `${name}.prompt`, index, userMessage);
    }
    if (isObject(value) && keys.length < MOST_KEYS) {
      for (const [innerKey, innerValue] of Object.entries(value)) {
        addMember([...keys, innerKey], index, innerValue);
      }
    }
  };
  for (const [index, each] of cases.entries()) {
    if (!isObject(each)) {
      continue;
    }
    for (const [key, value] of Object.entries(each)) {
      addMember([key], index, value);
    }
  }
  // `values` has holes where a case lacks the key, also at its end.
  return [...columns].map(([expression, { name, values }]) => ({
    expression,
    name,
    values: Array.from({ length: cases.length }, (_, i) => values[i]),
  }));
}

/**
 * Returns the content of the user's last message in a list of `{ role, content }`; null if the
 * value is no list, has no message of the user, or the last one has no text.
 */
function lastUserMessage(value: unknown): string | null {
  if (!Array.isArray(value)) {
    return null;
  }
  const messages: readonly unknown[] = value;
  const message = messages.findLast((each) => isObject(each) && each["role"] === "user");
  const content = isObject(message) ? message["content"] : null;
  return isText(content) ? content : null;
}

/**
 * Returns the expression for a member of the value at `path`: `path.key`, or the key alone if
 * `path` is empty, the top.
 */
export function joinPath(path: string, key: string): string {
  return path === "" ? key : `${path}.${key}`;
}

/** Whether the value is a text with more than white space. */
export function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}

/**
 * Whether the value could name a document, or be an id: a text, or an integer, which ids are in
 * some files.
 */
export function isTextOrInteger(value: unknown): value is string | number {
  return isText(value) || Number.isSafeInteger(value);
}

/**
 * Whether at least 60 % of the texts have several words, as questions do and names of documents do
 * not.
 */
export function areMostlyPhrases(texts: readonly string[]): boolean {
  return texts.filter((text) => /\S\s+\S/.test(text)).length >= texts.length * 0.6;
}

/** Words that are usual in keys of documents, also in German and Spanish. */
const DOCUMENT_KEY =
  /expect|relevan|gold|target|truth|accept|doc|dok|file|path|page|(?:^|[_.])ur[li]s?(?:[_.]|$)|chunk|passage|module|source|correct|match|article|citation|slug|retrieve|erwartet|quelle|esperad|fuente|(?:^|_)(?:refs?|links?)$/i;
/** Keys of an id of a document or of a part of it: `context_id`, `source_node_ids`. */
const DOCUMENT_ID_KEY =
  /(?:^|_)(?:context|chunk|node|doc|document|passage|source|article|page)s?_?ids?$/i;

/** Whether a key has a word that is usual in keys of documents: `relevant_docs`, `file_path`. */
export function isDocumentKey(key: string): boolean {
  return DOCUMENT_KEY.test(separateWords(key)) || isDocumentIdKey(key);
}

/** Whether a key is called like that of a document's id. */
export function isDocumentIdKey(key: string): boolean {
  return DOCUMENT_ID_KEY.test(separateWords(key));
}

/** Returns the key with a mark between its words: `page_Url` for `pageUrl`. */
export function separateWords(key: string): string {
  return key.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "_");
}

/** Returns the last key of a column's name: `b` for `a.b`. */
export function lastKey(name: string): string {
  return name.split(".").at(-1) ?? name;
}
