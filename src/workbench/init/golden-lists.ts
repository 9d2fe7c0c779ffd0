/** The lists of cases in a golden file, and the columns of each: what an expression gives for every case. */
import { isObject, type JsonObject } from "../../system/json.ts";
import { writeKey } from "../../files/formats/json-file.ts";

/** A list in a golden file. */
export interface CaseList {
  /** The expression for it; null if it is the file. */
  readonly expression: string | null;
  /** The key at the top of the file; null if the file is the list. */
  readonly label: string | null;
  readonly columns: readonly Column[];
  readonly size: number;
}

/** What one expression gives for each case. */
export interface Column {
  readonly expression: string;
  /** The keys that lead to it. */
  readonly name: string;
  /** Undefined where a case has none. */
  readonly values: readonly unknown[];
}

const QUERY_LISTS = /quer|question|case|example|item|test|prompt|search/i;
const DEEPEST = 4;

/** Returns every list that could hold cases. */
export function findLists(value: unknown): readonly CaseList[] {
  if (Array.isArray(value)) {
    return listsOfArray(value, "", null);
  }
  return isObject(value) ? listsOfObject(value, "", null, 0) : [];
}

function listsOfObject(
  value: JsonObject,
  expression: string,
  label: string | null,
  depth: number,
): readonly CaseList[] {
  if (depth > DEEPEST) {
    return [];
  }
  const joined = joinedMaps(value, expression, label);
  if (joined !== null) {
    return [joined];
  }
  const members = Object.values(value);
  if (members.length > 1 && members.every(isObject)) {
    const star = joinPath(expression, "*");
    const below = commonLists(members);
    if (below.length > 0) {
      return below.map((key) => nestedList(members, star, key, label));
    }
    if (hasSameKeys(members) && members.every((member) => Object.values(member).some(isText))) {
      return [{ expression: star, label, columns: columnsOf(members, ""), size: members.length }];
    }
  }
  const found: CaseList[] = [];
  for (const [key, member] of Object.entries(value)) {
    const path = joinPath(expression, writeKey(key));
    if (Array.isArray(member)) {
      found.push(...listsOfArray(member, path, label ?? key));
    } else if (isObject(member)) {
      found.push(...listsOfObject(member, path, label ?? key, depth + 1));
    }
  }
  return found;
}

function listsOfArray(
  list: readonly unknown[],
  expression: string,
  label: string | null,
): readonly CaseList[] {
  const own = expression === "" ? null : expression;
  if (list.length === 0) {
    return [];
  }
  if (list.every(isText)) {
    if (!QUERY_LISTS.test(expression)) {
      return [];
    }
    const column = { expression: "@", name: "query", values: list };
    return [{ expression: own, label, columns: [column], size: list.length }];
  }
  if (!list.every(isObject)) {
    return [];
  }
  const nested = commonLists(list).filter((key) => QUERY_LISTS.test(key));
  if (nested.length > 0) {
    return nested.map((key) => nestedList(list, `${expression}[]`, key, label));
  }
  return [{ expression: own, label, columns: columnsOf(list, ""), size: list.length }];
}

/** A list within each of several objects. If the object above has texts, a case can name them. */
function nestedList(
  parents: readonly JsonObject[],
  expression: string,
  key: string,
  label: string | null,
): CaseList {
  const rows = parents.flatMap((parent) => {
    const children = parent[key];
    return Array.isArray(children) ? children.map((child: unknown) => ({ parent, child })) : [];
  });
  const children = rows.map(({ child }) => child);
  const isTexts = children.every(isText);
  const ownColumns = isTexts
    ? [{ expression: "@", name: "query", values: children }]
    : columnsOf(children, "");
  const plain = {
    expression: `${expression}.${writeKey(key)}[]`,
    label,
    columns: ownColumns,
    size: rows.length,
  };
  const hasDocuments = ownColumns.some(
    ({ name, values }) =>
      isDocumentName(name) && values.some((value) => isText(value) || Array.isArray(value)),
  );
  if (isTexts || hasDocuments) {
    return plain;
  }
  const above = columnsOf(
    rows.map(({ parent }) => parent),
    "[0].",
  );
  return {
    ...plain,
    expression: `each(${expression}, ${writeKey(key)})`,
    columns: [...above, ...columnsOf(children, "[1].")],
  };
}

const QUERY_MAP = /^(?:queries|questions|query|cases)$/i;
const DOCUMENT_MAP = /relevan|qrels|gold|expected|ground|target|doc|answer|label/i;

/** Maps of queries and of their documents, which are joined by key. */
function joinedMaps(value: JsonObject, expression: string, label: string | null): CaseList | null {
  const entries = Object.entries(value);
  const queries = entries.find(
    ([key, member]) =>
      QUERY_MAP.test(key) && isObject(member) && Object.values(member).every(isText),
  );
  if (queries === undefined) {
    return null;
  }
  const map = queries[1] as JsonObject;
  const documents = entries.find(
    ([key, member]) =>
      key !== queries[0] &&
      DOCUMENT_MAP.test(key) &&
      isObject(member) &&
      Object.keys(map).some((id) => id in member),
  );
  if (documents === undefined) {
    return null;
  }
  const found = documents[1] as JsonObject;
  const ids = Object.keys(map).filter((id) => id in found);
  const path = (key: string): string => joinPath(expression, writeKey(key));
  return {
    expression: `items(${path(queries[0])}, ${path(documents[0])})`,
    label,
    columns: [
      { expression: "[0]", name: "id", values: ids },
      { expression: "[1]", name: "query", values: ids.map((id) => map[id]) },
      { expression: "[2]", name: documents[0], values: ids.map((id) => found[id]) },
    ],
    size: ids.length,
  };
}

/** Returns the keys under which most of the objects have a list. */
function commonLists(objects: readonly JsonObject[]): readonly string[] {
  const isList = (value: unknown): boolean =>
    Array.isArray(value) && value.length > 0 && (value.every(isObject) || value.every(isText));
  const keys = new Set(objects.flatMap((each) => Object.keys(each)));
  const hasQuery = objects.some((each) =>
    Object.entries(each).some(([key, value]) => isText(value) && QUERY_NAME.test(key)),
  );
  if (hasQuery) {
    return [];
  }
  return [...keys].filter((key) => {
    const lists = objects.filter((each) => isList(each[key]));
    return QUERY_LISTS.test(key) && lists.length > 0 && lists.length >= objects.length / 2;
  });
}

function hasSameKeys(objects: readonly JsonObject[]): boolean {
  const [first] = objects;
  if (first === undefined) {
    return false;
  }
  return Object.keys(first).some((key) => objects.every((each) => key in each));
}

const QUERY_NAME = /quer|question|^q$|search|prompt|input|utterance|^text$/i;

export function isDocumentName(name: string): boolean {
  return /expect|relevan|gold|target|truth|accept|doc|file|path|page|url|chunk|passage|module|source|correct|match/i.test(
    name,
  );
}

/** Returns what each key gives, and each key of an object within. */
function columnsOf(cases: readonly unknown[], prefix: string): readonly Column[] {
  const columns = new Map<string, { readonly name: string; readonly values: unknown[] }>();
  const add = (keys: readonly string[], index: number, value: unknown): void => {
    const expression = `${prefix}${keys.map(writeKey).join(".")}`;
    const column = columns.get(expression) ?? { name: keys.join("."), values: [] };
    column.values[index] = value;
    columns.set(expression, column);
  };
  for (const [index, each] of cases.entries()) {
    if (!isObject(each)) {
      continue;
    }
    for (const [key, value] of Object.entries(each)) {
      add([key], index, value);
      if (!isObject(value)) {
        continue;
      }
      for (const [inner, member] of Object.entries(value)) {
        add([key, inner], index, member);
      }
    }
  }
  return [...columns].map(([expression, { name, values }]) => ({
    expression,
    name,
    values: Array.from({ length: cases.length }, (_, i) => values[i]),
  }));
}

function joinPath(path: string, key: string): string {
  return path === "" ? key : `${path}.${key}`;
}

export function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}
