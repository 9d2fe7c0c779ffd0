/**
 * Reads lists of cases in a golden file that are no list of objects: maps, rows without keys, and
 * two members, one with the queries and one with their documents. A golden file has queries and the
 * documents that a search should find for them; a case is one query with its documents.
 *
 * Each function returns a list as golden-columns.ts describes it: a JMESPath expression that gives
 * the cases, and columns, each an expression for a part of a case with its values. The functions
 * `items`, `zip`, `lookup` and `each` in these expressions are those of `format: json`. They make a
 * case a list of parts, so that `[0]` is the case's first part.
 */
import { isObject, type JsonObject } from "../../system/json.ts";
import { writeKey } from "../../files/formats/json-file.ts";
import type { DocumentNames } from "./document-names.ts";
import {
  type CaseList,
  type Column,
  areMostlyPhrases,
  isText,
  isTextOrInteger,
  joinPath,
  listColumns,
} from "./golden-columns.ts";

/** Where in the file a value is. */
export interface Place {
  /** The expression that gives it: `data.questions`; empty for the whole file. */
  readonly expression: string;
  /** The key at the top of the file below which it is: `data`; null for the whole file. */
  readonly label: string | null;
}

/** A member of an object. */
interface Member<Value = unknown> {
  readonly key: string;
  readonly value: Value;
}

/** Keys of the member that has the queries. */
const QUERIES_KEY = /^(?:queries|questions?|query|cases|topics|inputs|prompts|user_input)$/i;
/** Keys of the member that has the documents of the queries. */
const DOCUMENTS_KEY =
  /relevan|qrels|gold|expected|ground|target|doc|answer|label|judg|rating|match|source|context|passage|chunk|url|file/i;

/**
 * Returns the list of cases of an object with two members, the queries and their documents: `{
 * queries: { q1: "reset it" }, qrels: { q1: ["a.md"] } }`. Null if no two members fit together by
 * their keys and forms. `place` is that of the object.
 */
export function joinQueriesAndDocuments(object: JsonObject, place: Place): CaseList | null {
  const members = Object.entries(object).map(([key, value]) => ({ key, value }));
  const queries = members.find(
    ({ key, value }) => QUERIES_KEY.test(key) && typeof value === "object" && value !== null,
  );
  if (queries === undefined) {
    return null;
  }
  const list = Array.isArray(queries.value) ? (queries.value as readonly unknown[]) : [];
  if (list.length > 0 && list.every(isText)) {
    return joinByPosition({ key: queries.key, value: list }, members, place);
  }
  for (const documents of members) {
    const mayHaveDocuments = documents.key !== queries.key && DOCUMENTS_KEY.test(documents.key);
    const joined = mayHaveDocuments ? joinMembers(queries, documents, place) : null;
    if (joined !== null) {
      return joined;
    }
  }
  return null;
}

/**
 * Joins the queries with their documents: two maps by their keys, and a list of objects by the ids
 * of the queries. Null if the members have other forms, or don't fit together.
 */
function joinMembers(queries: Member, documents: Member, place: Place): CaseList | null {
  if (isObject(queries.value)) {
    return isObject(documents.value)
      ? joinMaps(
          { key: queries.key, value: queries.value },
          { key: documents.key, value: documents.value },
          place,
        )
      : null;
  }
  if (!Array.isArray(queries.value)) {
    return null;
  }
  const list: readonly unknown[] = queries.value;
  return list.every(isObject)
    ? joinById({ key: queries.key, value: list }, documents, place)
    : null;
}

/**
 * Joins `{ q1: query }` and `{ q1: documents }` by their keys. `items(a, b)` makes each case a list
 * [key, query, documents]. Keys that only one map has are left out. Null if they share no key, or
 * if the queries are neither all texts nor all objects.
 */
function joinMaps(
  queries: Member<JsonObject>,
  documents: Member<JsonObject>,
  place: Place,
): CaseList | null {
  const ids = Object.keys(queries.value).filter((id) => id in documents.value);
  const sharedQueries = ids.map((id) => queries.value[id]);
  const areTexts = sharedQueries.every(isText);
  if (ids.length === 0 || !(areTexts || sharedQueries.every(isObject))) {
    return null;
  }
  const queryColumns = areTexts
    ? [{ expression: "[1]", name: "query", values: sharedQueries }]
    : listColumns(sharedQueries, "[1].");
  return {
    expression: `items(${memberPath(place, queries.key)}, ${memberPath(place, documents.key)})`,
    label: place.label,
    columns: [
      { expression: "[0]", name: "id", values: ids },
      ...queryColumns,
      { expression: "[2]", name: documents.key, values: ids.map((id) => documents.value[id]) },
    ],
    size: ids.length,
  };
}

/**
 * Joins `[query, …]` and the lists of the same length beside it by their order, as columns of a
 * table. `zip(a, b, c)` makes each case a list with a value of each. Null if no such list is called
 * like one of documents.
 */
function joinByPosition(
  queries: Member<readonly string[]>,
  members: readonly Member[],
  place: Place,
): CaseList | null {
  const others: Member<readonly unknown[]>[] = [];
  for (const { key, value } of members) {
    if (key !== queries.key && Array.isArray(value) && value.length === queries.value.length) {
      others.push({ key, value });
    }
  }
  if (!others.some(({ key }) => DOCUMENTS_KEY.test(key))) {
    return null;
  }
  const paths = [queries, ...others].map(({ key }) => memberPath(place, key));
  const columns: Column[] = [{ expression: "[0]", name: "query", values: queries.value }];
  for (const [index, { key, value }] of others.entries()) {
    columns.push({ expression: `[${index + 1}]`, name: key, values: value });
  }
  return {
    expression: `zip(${paths.join(", ")})`,
    label: place.label,
    columns,
    size: queries.value.length,
  };
}

/** Keys of an object under which its id may be, the most telling first. */
const ID_KEYS = ["id", "_id", "qid", "query_id", "case_id", "name"];

/**
 * Joins a list of queries with ids, `[{ id: "q1", text: "reset it" }]`, and the documents of each
 * id: a map, `{ q1: ["a.md"] }`, or rows, `[{ qid: "q1", doc: "a.md" }]`. `lookup(…)` makes each
 * case a list [query, documents]. Null if the queries share no key of an id, if the documents are
 * neither a map nor such rows, or if no id has documents.
 */
function joinById(
  queries: Member<readonly JsonObject[]>,
  documents: Member,
  place: Place,
): CaseList | null {
  const idKey = ID_KEYS.find((key) => queries.value.every((query) => isTextOrInteger(query[key])));
  if (idKey === undefined) {
    return null;
  }
  const ids = queries.value.map((query) => String(query[idKey]));
  const documentsById = isObject(documents.value)
    ? { values: documents.value, rowKey: null }
    : groupRows(documents.value, new Set(ids));
  if (documentsById === null || !ids.some((id) => id in documentsById.values)) {
    return null;
  }
  const { values, rowKey } = documentsById;
  const rowKeyArgument = rowKey === null ? "" : `, ${writeKey(rowKey)}`;
  const queriesPath = memberPath(place, queries.key);
  const documentsPath = memberPath(place, documents.key);
  return {
    expression: `lookup(${queriesPath}, ${writeKey(idKey)}, ${documentsPath}${rowKeyArgument})`,
    label: place.label,
    columns: [
      ...listColumns(queries.value, "[0]."),
      { expression: "[1]", name: documents.key, values: ids.map((id) => values[id]) },
    ],
    size: queries.value.length,
  };
}

/** Rows of documents, grouped by the query that they belong to. */
interface GroupedRows {
  /** The rows of each query's id, without `rowKey`. */
  readonly values: JsonObject;
  /** The key under which a row has the id of its query. */
  readonly rowKey: string;
}

/**
 * Groups the rows by the first key under which every row has one of the ids. Null if `rows` is no
 * list of objects, or there is no such key.
 */
function groupRows(rows: unknown, ids: ReadonlySet<string>): GroupedRows | null {
  if (!Array.isArray(rows) || !rows.every(isObject)) {
    return null;
  }
  const [first = {}] = rows;
  const rowKey = Object.keys(first).find((key) => rows.every((row) => ids.has(String(row[key]))));
  if (rowKey === undefined) {
    return null;
  }
  const values: Record<string, JsonObject[]> = {};
  for (const row of rows) {
    const { [rowKey]: id, ...rowWithoutId } = row;
    (values[String(id)] ??= []).push(rowWithoutId);
  }
  return { values, rowKey };
}

/** A map that may be read as a list of cases. */
interface MapParts {
  readonly keys: readonly string[];
  /** The value of each key. */
  readonly members: readonly unknown[];
  /** An expression that gives a list [key, value] for each member of the map. */
  readonly itemsExpression: string;
  readonly label: string | null;
}

/**
 * Reads a map as cases, in one of four forms:
 * - from query to documents: `{ "reset it": ["a.md"] }`
 * - from query to an object: `{ "reset it": { expected: ["a.md"] } }`
 * - from document to its questions: `{ "a.md": ["how do I reset it?"] }`
 * - from group to a map from query to documents: `{ account: { "reset it": ["a.md"] } }`.
 * Null if it has none of them. Keys that begin with `_` are left out in the first two forms; a map
 * with such keys is never read in the last two. `place` is that of the map.
 */
export function readMap(
  value: JsonObject,
  place: Place,
  documents: DocumentNames,
): CaseList | null {
  const keys = Object.keys(value).filter((key) => !key.startsWith("_"));
  if (keys.length === 0) {
    return null;
  }
  const hasHiddenKeys = keys.length < Object.keys(value).length;
  const map: MapParts = {
    keys,
    members: keys.map((key) => value[key]),
    itemsExpression: `items(${place.expression === "" ? "@" : place.expression})`,
    label: place.label,
  };
  const isNamedAsQueries = /quer|question|case/i.test(place.expression);
  if (areMostlyPhrases(keys) || isNamedAsQueries) {
    return readDocumentsOfQueries(map, hasHiddenKeys ? "[?!starts_with([0], '_')]" : "");
  }
  return hasHiddenKeys ? null : (readQuestionsOfDocuments(map, documents) ?? readGroups(map));
}

/**
 * Reads a map from query to documents, or to an object that names them, a case for each key.
 * `filter` is what the expression needs to leave hidden keys out. Null if the members are neither;
 * objects count only if the keys look like queries.
 */
function readDocumentsOfQueries(map: MapParts, filter: string): CaseList | null {
  const { keys, members, itemsExpression, label } = map;
  const keyColumn = { expression: "[0]", name: "query", values: keys };
  const list = {
    expression: `${itemsExpression}${filter}`,
    label,
    size: keys.length,
    isGuess: true,
  } as const;
  if (members.every(canBeDocuments)) {
    const documentColumn = { expression: "[1]", name: "expected", values: members };
    return { ...list, columns: [keyColumn, documentColumn] };
  }
  if (areMostlyPhrases(keys) && members.every(isObject)) {
    return { ...list, columns: [keyColumn, ...listColumns(members, "[1].")] };
  }
  return null;
}

/**
 * Reads a map from document to the questions that it answers, a case for each question. Null if a
 * member is no list of texts, if less than half of the keys are documents here, or if more than a
 * tenth of the questions are documents, too.
 */
function readQuestionsOfDocuments(map: MapParts, documents: DocumentNames): CaseList | null {
  const isQuestions = (member: unknown): boolean =>
    Array.isArray(member) && member.length > 0 && member.every(isText);
  if (!map.members.every(isQuestions)) {
    return null;
  }
  const rows = map.keys.flatMap((document, i) =>
    (map.members[i] as readonly string[]).map((question) => ({ document, question })),
  );
  const questions = rows.map(({ question }) => question);
  const shareOfKeys = documents.measureFit(map.keys).share;
  if (shareOfKeys < 0.5 || documents.measureFit(questions).share > 0.1) {
    return null;
  }
  return {
    // A case is [[document, questions], question].
    expression: `each(${map.itemsExpression}, [1])`,
    label: map.label,
    columns: [
      { expression: "[0][0]", name: "expected", values: rows.map(({ document }) => document) },
      { expression: "[1]", name: "query", values: questions },
    ],
    size: rows.length,
    isGuess: true,
  };
}

/**
 * Reads a map from group to a map from query to documents, a case for each query. Null if a member
 * is no map, if the keys of the inner maps don't look like queries, or if their values can't be
 * documents.
 */
function readGroups(map: MapParts): CaseList | null {
  if (!map.members.every(isObject)) {
    return null;
  }
  const rows = map.keys.flatMap((group, i) =>
    Object.entries(map.members[i] as JsonObject).map(([query, documents]) => ({
      group,
      query,
      documents,
    })),
  );
  const queries = rows.map(({ query }) => query);
  if (!areMostlyPhrases(queries) || !rows.every((row) => canBeDocuments(row.documents))) {
    return null;
  }
  return {
    // A case is [[group, map], [query, documents]].
    expression: `each(${map.itemsExpression}, items([1]))`,
    label: map.label,
    columns: [
      { expression: "[0][0]", name: "group", values: rows.map(({ group }) => group) },
      { expression: "[1][0]", name: "query", values: queries },
      { expression: "[1][1]", name: "expected", values: rows.map((row) => row.documents) },
    ],
    size: rows.length,
    isGuess: true,
  };
}

/** Whether the value could name documents: a text, a list of texts, or a map from text to grade. */
function canBeDocuments(value: unknown): boolean {
  if (Array.isArray(value)) {
    return value.length > 0 && value.every(isText);
  }
  const isGrades =
    isObject(value) && Object.values(value).every((each) => typeof each === "number");
  return isText(value) || isGrades;
}

/**
 * Reads a list of rows without keys, `[["reset it", "a.md"]]`, as cases with a column for each
 * index. The first column of phrases is the query; any other may be the documents, so its name
 * begins with `expected`. Null if the values are not all rows of one length, which is 2 or more, or
 * if no column has phrases.
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
    return { expression: `[${i}]`, name: `expected.row.${i}`, values: rows.map((row) => row[i]) };
  });
  const query = columns.find(({ values }) => values.every(isText) && areMostlyPhrases(values));
  if (query === undefined) {
    return null;
  }
  return {
    expression: place.expression === "" ? null : place.expression,
    label: place.label,
    columns: columns.map((column) => (column === query ? { ...column, name: "query" } : column)),
    size: rows.length,
    isGuess: true,
  };
}

/** Returns the expression for a member of the value at the place: `data.queries`. */
function memberPath({ expression }: Place, key: string): string {
  return joinPath(expression, writeKey(key));
}
