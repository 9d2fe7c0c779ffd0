/**
 * Finds the lists of cases in a golden file: a file of queries and of the documents that a search
 * should find for them. A case is one query with its documents. The file's form is the choice of
 * its author, so this file tries the usual forms one after the other, and only by keys and values.
 *
 * A list is described by a JMESPath expression that gives it (`data.questions`), and by its
 * columns: for each key of the cases an expression, and the value of each case.
 */
import { isObject, type JsonObject } from "../../system/json.ts";
import { writeKey } from "../../files/formats/json-file.ts";
import type { DocumentNames } from "./document-names.ts";
import {
  type CaseList,
  type Column,
  isDocumentKey,
  isText,
  joinPath,
  listColumns,
} from "./golden-columns.ts";
import { type Place, joinQueriesAndDocuments, readMap, readRows } from "./golden-joins.ts";

/** Keys of lists of cases. */
const CASE_LIST_KEY = /quer|question|case|example|item|test|prompt|search|^qas$/i;
/** Keys of the query of a case. */
const QUERY_KEY =
  /quer|question|^q$|search|prompt|input|utterance|frage|pregunta|consulta|^(?:text|ask|phrase|term|(?:user_?)?message)$/i;
/** How many levels down in the file lists are looked for. */
const DEEPEST = 4;
/** The place of the file's whole value. */
const TOP: Place = { expression: "", label: null };

/** Returns every list in the file's value that could hold cases; empty if there is none. */
export function findLists(value: unknown, documents: DocumentNames): readonly CaseList[] {
  if (Array.isArray(value)) {
    return listsOfArray(value, TOP);
  }
  return isObject(value) ? listsOfObject(value, TOP, 0, documents) : [];
}

/**
 * Returns every object in the file's value that could be a case by itself, since it has a text
 * under a key of a query, as a list of one case. What such an object holds is not looked into, and
 * neither are objects more than DEEPEST levels down.
 */
export function findSingleCases(value: unknown): readonly CaseList[] {
  const lists: CaseList[] = [];
  /**
   * Visits the value at `path`, `depth` levels down. `label` is the key at the top of the file that
   * leads to it.
   */
  const visitValue = (each: unknown, path: string, label: string | null, depth: number): void => {
    if (!isObject(each) || depth > DEEPEST) {
      return;
    }
    if (isCase(each)) {
      const expression = path === "" ? "[@]" : `[${path}]`;
      const columns = listColumns([each], "");
      lists.push({ expression, label, columns, size: 1, isGuess: true });
      return;
    }
    for (const [key, member] of Object.entries(each)) {
      visitValue(member, joinPath(path, writeKey(key)), label ?? key, depth + 1);
    }
  };
  visitValue(value, "", null, 0);
  return lists;
}

/**
 * Returns the lists of cases in an object, which is at `place` in the file and `depth` levels down.
 * The first form that fits counts:
 * - two members that belong together: `{ queries: { q1: "reset it" }, qrels: { q1: ["a.md"] } }`
 * - a map from queries to documents or the reverse: `{ "reset it": ["a.md"] }`
 * - members that each have a list of cases: `{ billing: { questions: […] }, account: { questions:
 *   […] } }`
 * - members that are the cases: `{ q1: { query: "reset it", expected: ["a.md"] }, q2: { … } }`
 * - anything else: the lists further down, `{ data: [{ query: "reset it" }] }`
 * Empty below the deepest level.
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
  const objectAsList = joinQueriesAndDocuments(value, place) ?? readMap(value, place, documents);
  if (objectAsList !== null) {
    return [objectAsList];
  }
  const members = Object.values(value);
  const memberLists = members.every(isObject) ? listsOfMembers(members, place) : null;
  if (memberLists !== null) {
    return memberLists;
  }
  // The lists further down.
  const lists: CaseList[] = [];
  for (const [key, member] of Object.entries(value)) {
    const memberPlace = {
      expression: joinPath(place.expression, writeKey(key)),
      label: place.label ?? key,
    };
    if (Array.isArray(member)) {
      lists.push(...listsOfArray(member, memberPlace));
    } else if (isObject(member)) {
      lists.push(...listsOfObject(member, memberPlace, depth + 1, documents));
    }
  }
  return lists;
}

/**
 * Returns the lists of cases in an object whose members are all objects: if there are several
 * members, the lists that at least half of them have under the same keys, or else one list whose
 * cases are the members. Null if the members have no such lists and are no cases. The place is that
 * of the object.
 */
function listsOfMembers(
  members: readonly JsonObject[],
  { expression, label }: Place,
): readonly CaseList[] | null {
  const membersExpression = joinPath(expression, "*");
  const listKeys = members.length > 1 ? sharedListKeys(members) : [];
  if (listKeys.length > 0) {
    return listKeys.map((key) => nestedList(members, membersExpression, key, label));
  }
  if (!haveCommonKey(members) || !members.every(isCase)) {
    return null;
  }
  const list = {
    expression: membersExpression,
    label,
    columns: listColumns(members, ""),
    size: members.length,
  };
  // One object in an object may be anything.
  return [members.length === 1 ? { ...list, isGuess: true } : list];
}

/** Whether the object has a text under a key of a query, as a case has. */
function isCase(object: JsonObject): boolean {
  return Object.entries(object).some(([key, value]) => isText(value) && QUERY_KEY.test(key));
}

/**
 * Returns the lists of cases in an array, which is at `place` in the file. The first form that fits
 * counts:
 * - texts under a key like `queries`: `["reset it", "export data"]`
 * - rows: `[["reset it", "a.md"], ["export data", "b.md"]]`
 * - objects of which at least half have a list of cases: `[{ file: "a.md", questions: ["reset it"]
 *   }]`
 * - objects whose children have such lists: `[{ pages: [{ file: "a.md", questions: ["reset it"] }]
 *   }]`
 * - objects that are the cases: `[{ query: "reset it", expected: ["a.md"] }]`
 * Objects of any other form are taken for cases, too. Empty for an array of anything else.
 */
function listsOfArray(array: readonly unknown[], place: Place): readonly CaseList[] {
  const { expression, label } = place;
  const listExpression = expression === "" ? null : expression;
  if (array.length === 0) {
    return [];
  }

  // Texts.
  if (array.every(isText)) {
    if (!CASE_LIST_KEY.test(expression)) {
      return [];
    }
    const columns = [{ expression: "@", name: "query", values: array }];
    return [{ expression: listExpression, label, columns, size: array.length }];
  }

  // Rows.
  if (!array.every(isObject)) {
    const rows = readRows(array, place);
    return rows === null ? [] : [rows];
  }

  // A list of cases within each object.
  const objectsExpression = `${expression}[]`;
  const listKeys = sharedListKeys(array);
  if (listKeys.length > 0) {
    return listKeys.map((key) => nestedList(array, objectsExpression, key, label));
  }

  // A list of cases within each child of the objects.
  const childKey = sharedChildKey(array);
  if (childKey !== null) {
    const children = array.flatMap((each) => each[childKey] as readonly JsonObject[]);
    const childrenExpression = `${objectsExpression}.${writeKey(childKey)}[]`;
    const keysInChildren = sharedListKeys(children);
    if (keysInChildren.length > 0) {
      return keysInChildren.map((key) => nestedList(children, childrenExpression, key, label));
    }
  }

  // Each object is a case.
  const columns = listColumns(array, "");
  return [{ expression: listExpression, label, columns, size: array.length }];
}

/**
 * Returns the first key under which every object has a list of objects, its children. Null if there
 * is no such key, or if one of the objects is a case itself.
 */
function sharedChildKey(objects: readonly JsonObject[]): string | null {
  if (objects.some(isCase)) {
    return null;
  }
  const isListOfObjects = (value: unknown): boolean =>
    Array.isArray(value) && value.length > 0 && value.every(isObject);
  const [first = {}] = objects;
  return (
    Object.keys(first).find((key) => objects.every((each) => isListOfObjects(each[key]))) ?? null
  );
}

/**
 * Returns one list of all cases that several parents hold under `key`: of `[{ file: "a.md",
 * questions: ["reset it"] }]` the questions. `parentsExpression` gives the parents. A case is one
 * of two things:
 * - the child alone (`parents[].questions[]`), if the children name their documents themselves, or
 *   if they are texts and no parent names documents
 * - else a pair [parent, child] (`each(parents, questions)`), with the columns of both: the parent
 *   may name the document.
 */
function nestedList(
  parents: readonly JsonObject[],
  parentsExpression: string,
  key: string,
  label: string | null,
): CaseList {
  const pairs = parents.flatMap((parent) => {
    const children = parent[key];
    return Array.isArray(children) ? children.map((child: unknown) => ({ parent, child })) : [];
  });
  const children = pairs.map(({ child }) => child);
  const parentOfEachChild = pairs.map(({ parent }) => parent);
  const isTexts = children.every(isText);
  const parentColumns: Column[] = [];
  for (const column of listColumns(parentOfEachChild, "[0].")) {
    if (column.expression === `[0].${writeKey(key)}`) {
      continue;
    }
    // A parent of plain questions that has a name is the document that they are about.
    const isDocument = isTexts && /^(?:id|name|slug|key)$/i.test(column.name);
    parentColumns.push(isDocument ? { ...column, name: "document" } : column);
  }

  const columnsOfChildAlone = isTexts
    ? [{ expression: "@", name: "query", values: children }]
    : listColumns(children, "");
  const areCasesAlone = isTexts
    ? !parentColumns.some(mayNameDocuments)
    : columnsOfChildAlone.some(mayNameDocuments);
  if (areCasesAlone) {
    return {
      expression: `${parentsExpression}.${writeKey(key)}[]`,
      label,
      columns: columnsOfChildAlone,
      size: children.length,
    };
  }

  const columnsOfChildInPair = isTexts
    ? [{ expression: "[1]", name: "query", values: children }]
    : listColumns(children, "[1].");
  // `[]` is the file's list itself, which `each` takes as `@`.
  const eachArgument = parentsExpression === "[]" ? "@" : parentsExpression;
  return {
    expression: `each(${eachArgument}, ${writeKey(key)})`,
    label,
    columns: [...parentColumns, ...columnsOfChildInPair],
    size: children.length,
  };
}

/** Whether the column is called like one of documents, and a case has a text or a list in it. */
function mayNameDocuments({ name, values }: Column): boolean {
  return isDocumentKey(name) && values.some((value) => isText(value) || Array.isArray(value));
}

/**
 * Returns the keys that are called like lists of cases and under which at least half of the objects
 * have a list of objects or texts. Empty if there is none, or if one of the objects is a case
 * itself.
 */
function sharedListKeys(objects: readonly JsonObject[]): readonly string[] {
  if (objects.some(isCase)) {
    return [];
  }
  const isListOfCases = (value: unknown): boolean =>
    Array.isArray(value) && value.length > 0 && (value.every(isObject) || value.every(isText));
  const keys = new Set(objects.flatMap((each) => Object.keys(each)));
  return [...keys].filter((key) => {
    const holders = objects.filter((each) => isListOfCases(each[key]));
    return CASE_LIST_KEY.test(key) && holders.length > 0 && holders.length >= objects.length / 2;
  });
}

/** Whether there is a key that all objects have; false if there are no objects. */
function haveCommonKey(objects: readonly JsonObject[]): boolean {
  const [first] = objects;
  if (first === undefined) {
    return false;
  }
  return Object.keys(first).some((key) => objects.every((each) => key in each));
}
