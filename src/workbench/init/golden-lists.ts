/** Finds the lists of cases in a golden file. */
import { isObject, type JsonObject } from "../../system/json.ts";
import { writeKey } from "../../files/formats/json-file.ts";
import type { DocumentNames } from "./document-names.ts";
import {
  type CaseList,
  type Column,
  listColumns,
  isDocumentName,
  isText,
  joinPath,
} from "./golden-columns.ts";
import { type Place, joinParts, readMap, readRows } from "./golden-joins.ts";

/** Keys of lists of cases. */
const QUERY_LISTS = /quer|question|case|example|item|test|prompt|search|^qas$/i;
/** Keys of a query. */
const QUERY_NAME =
  /quer|question|^q$|search|prompt|input|utterance|^(?:text|ask|phrase|term|(?:user_?)?message)$/i;
/** How many levels down lists are looked for. */
const DEEPEST = 4;
/** The place of the whole file. */
const TOP: Place = { expression: "", label: null };

/** Returns every list that could hold cases. */
export function findLists(value: unknown, documents: DocumentNames): readonly CaseList[] {
  if (Array.isArray(value)) {
    return listsOfArray(value, TOP);
  }
  return isObject(value) ? listsOfObject(value, TOP, 0, documents) : [];
}

/** Returns every object that could be a case by itself, as a list of one. */
export function findSingles(value: unknown): readonly CaseList[] {
  const lists: CaseList[] = [];
  /** `label` is the key at the top of the file; null at the top. */
  const visitValue = (each: unknown, path: string, label: string | null, depth: number): void => {
    if (!isObject(each) || depth > DEEPEST) {
      return;
    }
    const keys = Object.keys(each);
    if (keys.some((key) => QUERY_NAME.test(key) && isText(each[key]))) {
      const expression = path === "" ? "[@]" : `[${path}]`;
      const columns = listColumns([each], "");
      lists.push({ expression, label, columns, size: 1, isGuess: true });
      return;
    }
    for (const key of keys) {
      visitValue(each[key], joinPath(path, writeKey(key)), label ?? key, depth + 1);
    }
  };
  visitValue(value, "", null, 0);
  return lists;
}

/**
 * Returns the lists of cases in an object. The first shape that fits counts:
 * - two members that belong together: `{ queries: { q1: "reset it" }, qrels: { q1: ["a.md"] } }`
 * - a map from queries to documents or the reverse: `{ "reset it": ["a.md"] }`
 * - members that each have a list of cases: `{ billing: { questions: […] }, account: { questions: […] } }`
 * - members that are the cases: `{ q1: { query: "reset it", expected: ["a.md"] }, q2: { … } }`
 * - anything else: the lists further down, `{ data: [{ query: "reset it" }] }`
 */
function listsOfObject(
  value: JsonObject,
  place: Place,
  depth: number,
  documents: DocumentNames,
): readonly CaseList[] {
  if (depth > DEEPEST) {
    return [];
  }
  // Two parts that belong together, or a map.
  const objectAsList = joinParts(value, place) ?? readMap(value, place, documents);
  if (objectAsList !== null) {
    return [objectAsList];
  }
  const { expression, label } = place;
  const members = Object.values(value);
  if (members.length > 0 && members.every(isObject)) {
    // A list of cases within each member.
    const membersExpression = joinPath(expression, "*");
    const listKeys = members.length > 1 ? sharedListKeys(members) : [];
    if (listKeys.length > 0) {
      return listKeys.map((key) => nestedList(members, membersExpression, key, label));
    }
    // Each member is a case. One member alone is a guess: its key may be data.
    if (haveCommonKey(members) && members.every(isCase)) {
      const list = { expression: membersExpression, label, columns: listColumns(members, "") };
      const size = members.length;
      return [size === 1 ? { ...list, size, isGuess: true } : { ...list, size }];
    }
  }
  // The lists further down.
  const lists: CaseList[] = [];
  for (const [key, member] of Object.entries(value)) {
    const memberPlace = { expression: joinPath(expression, writeKey(key)), label: label ?? key };
    if (Array.isArray(member)) {
      lists.push(...listsOfArray(member, memberPlace));
    } else if (isObject(member)) {
      lists.push(...listsOfObject(member, memberPlace, depth + 1, documents));
    }
  }
  return lists;
}

/** Whether a member of the object is a text under a key of a query. */
function isCase(member: JsonObject): boolean {
  return Object.entries(member).some(([key, value]) => isText(value) && QUERY_NAME.test(key));
}

/**
 * Returns the lists of cases in an array. The first shape that fits counts:
 * - texts under a key like `queries`: `["reset it", "export data"]`
 * - rows: `[["reset it", "a.md"], ["export data", "b.md"]]`
 * - objects that each have a list of cases: `[{ file: "a.md", questions: ["reset it"] }]`
 * - objects whose children each have one: `[{ pages: [{ file: "a.md", questions: ["reset it"] }] }]`
 * - objects that are the cases: `[{ query: "reset it", expected: ["a.md"] }]`
 */
function listsOfArray(list: readonly unknown[], place: Place): readonly CaseList[] {
  const { expression, label } = place;
  const expressionOrNull = expression === "" ? null : expression;
  if (list.length === 0) {
    return [];
  }
  // Texts.
  if (list.every(isText)) {
    if (!QUERY_LISTS.test(expression)) {
      return [];
    }
    const column = { expression: "@", name: "query", values: list };
    return [{ expression: expressionOrNull, label, columns: [column], size: list.length }];
  }
  // Rows.
  if (!list.every(isObject)) {
    const rows = readRows(list, place);
    return rows === null ? [] : [rows];
  }
  // A list of cases within each object.
  const parents = `${expression}[]`;
  const listKeys = sharedListKeys(list).filter((key) => QUERY_LISTS.test(key));
  if (listKeys.length > 0) {
    return listKeys.map((key) => nestedList(list, parents, key, label));
  }
  // A list of cases within each child of the objects.
  const childKey = sharedChildKey(list);
  if (childKey !== null) {
    const children = list.flatMap((each) => each[childKey] as readonly JsonObject[]);
    const keysInChildren = sharedListKeys(children);
    const path = `${parents}.${writeKey(childKey)}[]`;
    if (keysInChildren.length > 0) {
      return keysInChildren.map((key) => nestedList(children, path, key, label));
    }
  }
  // Each object is a case.
  return [
    { expression: expressionOrNull, label, columns: listColumns(list, ""), size: list.length },
  ];
}

/** Returns the first key under which every object has a list of objects; null if there is none, or the objects are cases. */
function sharedChildKey(list: readonly JsonObject[]): string | null {
  if (list.some(isCase)) {
    return null;
  }
  const [first = {}] = list;
  const isList = (value: unknown): boolean =>
    Array.isArray(value) && value.length > 0 && value.every(isObject);
  return Object.keys(first).find((key) => list.every((each) => isList(each[key]))) ?? null;
}

/**
 * Returns the list of all children under `key` of several parents. `expression` gives the parents. If only a parent names
 * documents, each case gets the parent's columns, too: it is then a pair [parent, child].
 */
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
  const parentColumns: Column[] = [];
  for (const column of listColumns(
    rows.map(({ parent }) => parent),
    "[0].",
  )) {
    // A parent of plain questions that has a name is the document that they are about.
    const isDocument = isTexts && /^(?:id|name|slug|key)$/i.test(column.name);
    if (column.expression !== `[0].${writeKey(key)}`) {
      parentColumns.push(isDocument ? { ...column, name: "document" } : column);
    }
  }
  const ownColumns = isTexts
    ? [{ expression: "@", name: "query", values: children }]
    : listColumns(children, "");
  const mayNameDocuments = ({ name, values }: Column): boolean =>
    isDocumentName(name) && values.some((value) => isText(value) || Array.isArray(value));
  const areCasesAlone = isTexts
    ? !parentColumns.some(mayNameDocuments)
    : ownColumns.some(mayNameDocuments);
  if (areCasesAlone) {
    return {
      expression: `${expression}.${writeKey(key)}[]`,
      label,
      columns: ownColumns,
      size: rows.length,
    };
  }
  const childColumns = isTexts
    ? [{ expression: "[1]", name: "query", values: children }]
    : listColumns(children, "[1].");
  const parentsExpression = expression === "[]" ? "@" : expression;
  return {
    expression: `each(${parentsExpression}, ${writeKey(key)})`,
    label,
    columns: [...parentColumns, ...childColumns],
    size: rows.length,
  };
}

/** Returns the keys of QUERY_LISTS under which at least half of the objects have a list; empty if the objects are cases. */
function sharedListKeys(objects: readonly JsonObject[]): readonly string[] {
  const isList = (value: unknown): boolean =>
    Array.isArray(value) && value.length > 0 && (value.every(isObject) || value.every(isText));
  const keys = new Set(objects.flatMap((each) => Object.keys(each)));
  if (objects.some(isCase)) {
    return [];
  }
  return [...keys].filter((key) => {
    const lists = objects.filter((each) => isList(each[key]));
    return QUERY_LISTS.test(key) && lists.length > 0 && lists.length >= objects.length / 2;
  });
}

/** Whether the objects have at least one key in common. */
function haveCommonKey(objects: readonly JsonObject[]): boolean {
  const [first] = objects;
  if (first === undefined) {
    return false;
  }
  return Object.keys(first).some((key) => objects.every((each) => key in each));
}
