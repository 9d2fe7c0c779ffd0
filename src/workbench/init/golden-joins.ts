/** Reads lists of cases that a golden file has as maps, as rows, or as two parts: the queries and their documents. */
import { isObject, type JsonObject } from "../../system/json.ts";
import { writeKey } from "../../files/formats/json-file.ts";
import type { DocumentNames } from "./document-names.ts";
import {
  type CaseList,
  type Column,
  arePhrases,
  listColumns,
  isName,
  isText,
  joinPath,
} from "./golden-columns.ts";

/** Where in the file a value is. */
export interface Place {
  /** The path to it as an expression; empty at the top. */
  readonly expression: string;
  /** The key at the top of the file; null at the top. */
  readonly label: string | null;
}

// Keys of the two parts.
const QUERY_PART = /^(?:queries|questions|query|cases|topics|inputs|prompts)$/i;
const DOCUMENT_PART =
  /relevan|qrels|gold|expected|ground|target|doc|answer|label|judg|rating|match/i;

/** Returns the list of queries and their documents if they are two members of the object; null if no two members fit. */
export function joinParts(value: JsonObject, place: Place): CaseList | null {
  const queries = Object.entries(value).find(
    ([key, member]) => QUERY_PART.test(key) && typeof member === "object" && member !== null,
  );
  if (queries === undefined) {
    return null;
  }
  const [name, part] = queries;
  const documentParts = Object.entries(value).filter(
    ([key]) => key !== name && DOCUMENT_PART.test(key),
  );
  for (const [otherName, other] of documentParts) {
    const joined = joinTwo({ name, part }, { name: otherName, part: other }, place);
    if (joined !== null) {
      return joined;
    }
  }
  return null;
}

/** A member of the object. */
interface Part {
  /** Its key. */
  readonly name: string;
  /** Its value. */
  readonly part: unknown;
}

/** Joins the two parts by their shapes: maps, lists, or a list and a table; null if they fit none. */
function joinTwo(queries: Part, documents: Part, place: Place): CaseList | null {
  if (isObject(queries.part)) {
    return isObject(documents.part)
      ? joinMaps(queries.name, queries.part, documents.name, documents.part, place)
      : null;
  }
  if (!Array.isArray(queries.part)) {
    return null;
  }
  const list: readonly unknown[] = queries.part;
  if (list.every(isText) && Array.isArray(documents.part)) {
    return joinByPosition(queries.name, list, documents.name, documents.part, place);
  }
  return list.every(isObject) ? joinByKey(queries.name, list, documents, place) : null;
}

/**
 * Joins `{q1: query}` and `{q1: documents}`: rows [key, query, documents], as `items(a, b)` of `format: json` makes them.
 * Null if they share no key, or a query is neither a text nor an object.
 */
function joinMaps(
  name: string,
  queries: JsonObject,
  documentsName: string,
  documents: JsonObject,
  place: Place,
): CaseList | null {
  const ids = Object.keys(queries).filter((id) => id in documents);
  const members = ids.map((id) => queries[id]);
  const isTexts = members.every(isText);
  if (ids.length === 0 || !(isTexts || members.every(isObject))) {
    return null;
  }
  const columns = isTexts
    ? [{ expression: "[1]", name: "query", values: members }]
    : listColumns(members, "[1].");
  return {
    expression: `items(${memberPath(place, name)}, ${memberPath(place, documentsName)})`,
    label: place.label,
    columns: [
      { expression: "[0]", name: "id", values: ids },
      ...columns,
      { expression: "[2]", name: documentsName, values: ids.map((id) => documents[id]) },
    ],
    size: ids.length,
  };
}

/**
 * Joins `[query, …]` and `[documents, …]` in one order: rows [query, documents], as `zip(a, b)` makes them. Null if their
 * lengths differ.
 */
function joinByPosition(
  name: string,
  queries: readonly string[],
  documentsName: string,
  documents: readonly unknown[],
  place: Place,
): CaseList | null {
  if (queries.length !== documents.length) {
    return null;
  }
  return {
    expression: `zip(${memberPath(place, name)}, ${memberPath(place, documentsName)})`,
    label: place.label,
    columns: [
      { expression: "[0]", name: "query", values: queries },
      { expression: "[1]", name: documentsName, values: documents },
    ],
    size: queries.length,
  };
}

/**
 * Joins a list of queries with ids and a map or rows with the documents of each id: rows [query, documents], as
 * `lookup(…)` makes them. Null if no key holds ids, or no id has documents.
 */
function joinByKey(
  name: string,
  queries: readonly JsonObject[],
  { name: documentsName, part }: Part,
  place: Place,
): CaseList | null {
  const key = ["id", "_id", "qid", "query_id", "case_id", "name"].find((each) =>
    queries.every((query) => isName(query[each])),
  );
  if (key === undefined) {
    return null;
  }
  const ids = queries.map((query) => String(query[key]));
  const documentsById = isObject(part)
    ? { values: part, key: null }
    : groupRows(part, new Set(ids));
  if (documentsById === null || !ids.some((id) => id in documentsById.values)) {
    return null;
  }
  const rowKey = documentsById.key === null ? "" : `, ${writeKey(documentsById.key)}`;
  const listPath = memberPath(place, name);
  const tablePath = memberPath(place, documentsName);
  return {
    expression: `lookup(${listPath}, ${writeKey(key)}, ${tablePath}${rowKey})`,
    label: place.label,
    columns: [
      ...listColumns(queries, "[0]."),
      { expression: "[1]", name: documentsName, values: ids.map((id) => documentsById.values[id]) },
    ],
    size: queries.length,
  };
}

/**
 * Returns the rows grouped by the key whose values are ids of queries, and that key, which the rows then lack. Null if it is
 * no list of rows, or no key has such ids in every row.
 */
function groupRows(
  rows: unknown,
  ids: ReadonlySet<string>,
): { readonly values: JsonObject; readonly key: string } | null {
  if (!Array.isArray(rows) || !rows.every(isObject)) {
    return null;
  }
  const [first = {}] = rows;
  const key = Object.keys(first).find((name) => rows.every((row) => ids.has(String(row[name]))));
  if (key === undefined) {
    return null;
  }
  const values: Record<string, JsonObject[]> = {};
  for (const row of rows) {
    const { [key]: id, ...rowWithoutKey } = row;
    (values[String(id)] ??= []).push(rowWithoutKey);
  }
  return { values, key };
}

/**
 * Reads a map as cases, in one of four forms: from query to documents, from query to an object, from document to its
 * questions, from group to a map from query to documents. Null if it has none of them. Keys that begin with `_` are left out,
 * which the last two forms don't allow.
 */
export function readMap(
  value: JsonObject,
  place: Place,
  documents: DocumentNames,
): CaseList | null {
  const hiddenKeys = Object.keys(value).filter((key) => key.startsWith("_"));
  const keys = Object.keys(value).filter((key) => !key.startsWith("_"));
  const members = keys.map((key) => value[key]);
  if (keys.length === 0) {
    return null;
  }
  const items = `items(${place.expression === "" ? "@" : place.expression})`;
  const filter = hiddenKeys.length === 0 ? "" : "[?!starts_with([0], '_')]";
  const base = { label: place.label, size: keys.length, isGuess: true } as const;
  const keyColumn = { expression: "[0]", name: "query", values: keys };
  const isNamedAsQueries = /quer|question|case/i.test(place.expression);
  if (arePhrases(keys) || isNamedAsQueries) {
    if (members.every(isDocuments)) {
      const documentColumn = { expression: "[1]", name: "expected", values: members };
      return { ...base, expression: `${items}${filter}`, columns: [keyColumn, documentColumn] };
    }
    if (arePhrases(keys) && members.every(isObject)) {
      const columns = [keyColumn, ...listColumns(members, "[1].")];
      return { ...base, expression: `${items}${filter}`, columns };
    }
    return null;
  }
  return filter === ""
    ? (readQuestionsOfDocuments(keys, members, items, base, documents) ??
        readGroups(keys, members, items, base))
    : null;
}

/** What the lists from a map have in common. */
interface ListBase {
  readonly label: string | null;
  readonly isGuess: true;
}

/**
 * Reads a map from document to the questions that it answers, a case for each question. Null if a member is no list of texts,
 * if less than half of the keys are documents here, or if the questions are documents, too.
 */
function readQuestionsOfDocuments(
  keys: readonly string[],
  members: readonly unknown[],
  items: string,
  base: ListBase,
  documents: DocumentNames,
): CaseList | null {
  const isQuestions = (member: unknown): boolean =>
    Array.isArray(member) && member.length > 0 && member.every(isText);
  if (!members.every(isQuestions)) {
    return null;
  }
  const rows = keys.flatMap((key, i) =>
    (members[i] as readonly string[]).map((question) => ({ key, question })),
  );
  const questions = rows.map(({ question }) => question);
  if (documents.measureFit(keys).share < 0.5 || documents.measureFit(questions).share > 0.1) {
    return null;
  }
  return {
    ...base,
    expression: `each(${items}, [1])`,
    columns: [
      { expression: "[0][0]", name: "expected", values: rows.map(({ key }) => key) },
      { expression: "[1]", name: "query", values: questions },
    ],
    size: rows.length,
  };
}

/** Reads a map from group to a map from query to documents, a case for each query; null if it is no such map. */
function readGroups(
  keys: readonly string[],
  members: readonly unknown[],
  items: string,
  base: ListBase,
): CaseList | null {
  if (!members.every(isObject)) {
    return null;
  }
  const rows = keys.flatMap((key, i) =>
    Object.entries(members[i] as JsonObject).map(([query, found]) => ({ key, query, found })),
  );
  const queries = rows.map(({ query }) => query);
  if (!arePhrases(queries) || !rows.every(({ found }) => isDocuments(found))) {
    return null;
  }
  return {
    ...base,
    expression: `each(${items}, items([1]))`,
    columns: [
      { expression: "[0][0]", name: "group", values: rows.map(({ key }) => key) },
      { expression: "[1][0]", name: "query", values: queries },
      { expression: "[1][1]", name: "expected", values: rows.map(({ found }) => found) },
    ],
    size: rows.length,
  };
}

/** Whether the value could name documents: a text, texts, or a map from text to grade. */
function isDocuments(value: unknown): boolean {
  if (Array.isArray(value)) {
    return value.length > 0 && value.every(isText);
  }
  const isGrades =
    isObject(value) && Object.values(value).every((each) => typeof each === "number");
  return isText(value) || isGrades;
}

/**
 * Reads a list of rows without keys: a column for each index. The first one with phrases is the query. Null if they are
 * no rows of one length from 2, or no column is a query.
 */
export function readRows(list: readonly unknown[], place: Place): CaseList | null {
  const rows = list.filter((row): row is readonly unknown[] => Array.isArray(row));
  const [first] = rows;
  if (first === undefined || rows.length < list.length || first.length < 2) {
    return null;
  }
  if (!rows.every((row) => row.length === first.length)) {
    return null;
  }
  const columns = first.map((_, i): Column => {
    return { expression: `[${i}]`, name: `row.${i}`, values: rows.map((row) => row[i]) };
  });
  const query = columns.find(({ values }) => values.every(isText) && arePhrases(values));
  if (query === undefined) {
    return null;
  }
  return {
    expression: place.expression === "" ? null : place.expression,
    label: place.label,
    columns: columns.map((column) => ({
      ...column,
      name: column === query ? "query" : `expected.${column.name}`,
    })),
    size: rows.length,
    isGuess: true,
  };
}

/** Returns the expression for a member of the value at the place. */
function memberPath({ expression }: Place, key: string): string {
  return joinPath(expression, writeKey(key));
}
