/**
 * Lists everything in a file's value that may be a list of cases. A case is a query with its
 * documents. Which of the lists is one is decided by what their values are: see golden.ts.
 *
 * A list is an expression of `format: json`, and its rows: for `{ "data": [{ "q": "reset it" }] }`
 * there is the list `data` with one row. The functions `items`, `each`, `zip` and `lookup` make
 * rows that are lists of parts: a row of `each(docs, questions)` is `[document, question]`.
 */
import { isObject, type JsonObject } from "../../system/json.ts";
import { writeKey } from "../../files/formats/json-file.ts";

/** A list that may be one of cases. */
export interface CaseList {
  /** The expression that gives it; `@` for the file itself. */
  readonly expression: string;
  /** The key at the top of the file below which it is; null if the file itself is the list. */
  readonly label: string | null;
  readonly rows: readonly unknown[];
  /** What each part of a row is called, if rows are lists of parts: `["query", "expected"]`. */
  readonly parts?: readonly string[];
  /** Present if each part is a list of parts, too: `[["a.md"], ["how?", 1]]`. */
  readonly isNested?: true;
}

/** A value in the file. */
interface Place {
  /** `@` for the file itself. */
  readonly expression: string;
  readonly label: string | null;
  readonly value: unknown;
}

/** How many levels down lists are looked for. */
const DEEPEST = 4;
/** With more lists than this below, one list that joins them is taken in their place. */
const MOST_LISTS = 5;
/** How much stronger a list must be than a plainer one of the same values. */
const MARGIN = 0.6;
/** Members of an object that are tried as a pair of queries and documents. */
const MOST_PAIRED = 12;

/** A list that was read, and how sure it is that it has queries and documents. */
export interface ReadList {
  readonly strength: number;
}

/**
 * Reads the lists of the file with `read`, which returns null for a list without queries, and
 * returns those that are read best: of a list and the lists within it the stronger, and those
 * within it if both are equal.
 */
export function readBestLists<T extends ReadList>(
  value: unknown,
  read: (list: CaseList) => T | null,
): readonly T[] {
  const readPlace = (place: Place, depth: number): readonly T[] => {
    const own = findListsBelow(place).flatMap((list) => read(list) ?? []);
    // The first, which is the plainest, of those that are almost as strong as the strongest.
    const strongest = Math.max(0, ...own.map(({ strength }) => strength));
    const best = own.find(({ strength }) => strength >= strongest - MARGIN);
    const below =
      depth === DEEPEST ? [] : placesBelow(place).flatMap((each) => readPlace(each, depth + 1));
    if (best === undefined) {
      return below;
    }
    const strongestBelow = Math.max(0, ...below.map(({ strength }) => strength));
    const isStronger = best.strength > strongestBelow + 0.01;
    const joinsMany = best.strength === strongestBelow && below.length > MOST_LISTS;
    return isStronger || joinsMany ? [best] : below;
  };
  return readPlace({ expression: "@", label: null, value }, 0);
}

/** Returns every object of the file, as a list of one case. */
export function listSingleCases(value: unknown): readonly CaseList[] {
  const listAt = (place: Place, depth: number): readonly CaseList[] => {
    if (!isObject(place.value) || depth > DEEPEST) {
      return [];
    }
    const { expression, label } = place;
    const own = { expression: `[${expression}]`, label, rows: [place.value] };
    return [own, ...placesBelow(place).flatMap((each) => listAt(each, depth + 1))];
  };
  return listAt({ expression: "@", label: null, value }, 0);
}

/**
 * Returns the values within a value: the members of an object; of a list of objects the lists that
 * the objects have under one key, joined: `topics[].questions[]`.
 */
function placesBelow({ expression, label, value }: Place): readonly Place[] {
  if (isObject(value)) {
    return Object.entries(value).map(([key, member]) => ({
      expression: memberPath(expression, key),
      label: label ?? key,
      value: member,
    }));
  }
  if (!Array.isArray(value) || !value.every(isObject)) {
    return [];
  }
  return listKeys(value).map((key) => ({
    expression: `${expression === "@" ? "" : expression}[].${writeKey(key)}[]`,
    label,
    value: value.flatMap((each) => each[key] ?? []),
  }));
}

/** Returns the lists of cases that a value may be. */
function findListsBelow(place: Place): readonly CaseList[] {
  const { expression, label, value } = place;
  if (Array.isArray(value)) {
    return [{ expression, label, rows: value }, ...pairsWithParents(place, value)];
  }
  if (!isObject(value)) {
    return [];
  }
  const keys = Object.keys(value);
  const shownKeys = keys.filter((key) => !key.startsWith("_"));
  const hidden = shownKeys.length < keys.length ? "[?!starts_with([0], '_')]" : "";
  const items: CaseList = {
    expression: `items(${expression})${hidden}`,
    label,
    rows: shownKeys.map((key) => [key, value[key]]),
    parts: [expression.split(".").at(-1) ?? "", ""],
  };
  const members = Object.values(value);
  const memberLists: CaseList[] = [];
  if (members.length > 1 && members.every(isObject)) {
    const all = { ...place, expression: memberPath(expression, "*") };
    memberLists.push({ expression: all.expression, label, rows: members });
    memberLists.push(...pairsWithParents(all, members));
  }
  return [items, ...pairsWithItems(items), ...memberLists, ...joinMembers(value, place)];
}

/** Returns the path of a member. `*` stands for all members. */
function memberPath(expression: string, key: string): string {
  const written = key === "*" ? "*" : writeKey(key);
  return expression === "@" ? written : `${expression}.${written}`;
}

/** Returns the keys under which at least half of the objects have a list that is not empty. */
function listKeys(objects: readonly JsonObject[]): readonly string[] {
  const isList = (value: unknown): boolean => Array.isArray(value) && value.length > 0;
  const keys = new Set(objects.flatMap((each) => Object.keys(each)));
  return [...keys].filter(
    (key) => objects.filter((each) => isList(each[key])).length >= objects.length / 2,
  );
}

/** Returns for each list within the objects its rows `[object, child]`. */
function pairsWithParents(place: Place, parents: readonly unknown[]): readonly CaseList[] {
  if (!parents.every(isObject)) {
    return [];
  }
  // `each` takes the file's own list as `@`.
  const isList = Array.isArray(place.value) && place.expression !== "@";
  const parentsExpression = isList ? `${place.expression}[]` : place.expression;
  return listKeys(parents).map((key) => {
    const rows = parents.flatMap((parent) =>
      [parent[key] ?? []].flat().map((child: unknown) => [omitKey(parent, key), child]),
    );
    const expression = `each(${parentsExpression}, ${writeKey(key)})`;
    // What an object holds is called by its own keys.
    const isObjects = rows.every(([, child]) => isObject(child));
    return { expression, label: place.label, rows, parts: ["", isObjects ? "" : key] };
  });
}

function omitKey(object: JsonObject, key: string): JsonObject {
  const { [key]: _, ...others } = object;
  return others;
}

/** Returns a map's lists within lists: of `{ "a.md": ["how?"] }` the rows `[["a.md", …], "how?"]`. */
function pairsWithItems({ expression, label, rows }: CaseList): readonly CaseList[] {
  const pairs = rows as readonly (readonly [key: string, member: unknown])[];
  if (pairs.length > 1 && pairs.every(([, member]) => Array.isArray(member))) {
    const children = pairs.flatMap(([key, member]) =>
      (member as readonly unknown[]).map((child) => [[key], child]),
    );
    return [{ expression: `each(${expression}, [1])`, label, rows: children, isNested: true }];
  }
  if (pairs.length > 1 && pairs.every(([, member]) => isObject(member))) {
    const children = pairs.flatMap(([key, member]) =>
      Object.entries(member as JsonObject).map((child) => [[key], child]),
    );
    return [
      { expression: `each(${expression}, items([1]))`, label, rows: children, isNested: true },
    ];
  }
  return [];
}

/**
 * Returns the lists that two members of an object make together: `{ queries: { q1: "reset it" },
 * docs: { q1: ["a.md"] } }` by their keys, two lists of one length by their order, and a list of
 * objects with the rows of another list, or the members of a map, by an id.
 */
function joinMembers(object: JsonObject, place: Place): readonly CaseList[] {
  const members = Object.entries(object).slice(0, MOST_PAIRED);
  const pathOf = (key: string): string => memberPath(place.expression, key);
  const { label } = place;
  const joined: CaseList[] = [];
  for (const [key, value] of members) {
    const others = members.filter(([otherKey]) => otherKey !== key);
    for (const [otherKey, other] of others) {
      if (isObject(value) && isObject(other)) {
        const ids = Object.keys(value).filter((id) => id in other);
        joined.push({
          expression: `items(${pathOf(key)}, ${pathOf(otherKey)})`,
          label,
          rows: ids.map((id) => [id, value[id], other[id]]),
          parts: ["id", key, otherKey],
        });
      }
      if (Array.isArray(value) && value.every(isObject)) {
        joined.push(...joinById({ key, value }, { key: otherKey, value: other }, pathOf, label));
      }
    }
    const sameLength = others.filter(
      ([, other]) => Array.isArray(value) && Array.isArray(other) && other.length === value.length,
    );
    if (sameLength.length > 0 && (value as readonly unknown[]).every((each) => !isObject(each))) {
      const columns = [[key, value] as const, ...sameLength];
      joined.push({
        expression: `zip(${columns.map(([each]) => pathOf(each)).join(", ")})`,
        label,
        rows: (value as readonly unknown[]).map((_, i) =>
          columns.map(([, list]) => (list as readonly unknown[])[i]),
        ),
        parts: columns.map(([each]) => each),
      });
    }
  }
  return joined.filter(({ rows }) => rows.length > 0);
}

/** A member of an object. */
interface Member<Value = unknown> {
  readonly key: string;
  readonly value: Value;
}

/** Keys of an object under which its id may be. */
const ID_KEYS = ["id", "_id", "qid", "query_id", "case_id", "name"];

/** Returns the rows `[query, documents]` of a list of queries with ids. Empty if no id fits. */
function joinById(
  queries: Member<readonly JsonObject[]>,
  documents: Member,
  pathOf: (key: string) => string,
  label: string | null,
): readonly CaseList[] {
  const idKey = ID_KEYS.find((key) => queries.value.every((query) => query[key] !== undefined));
  if (idKey === undefined) {
    return [];
  }
  const ids = new Set(queries.value.map((query) => String(query[idKey])));
  const grouped = isObject(documents.value)
    ? { byId: documents.value, rowKey: null }
    : groupRows(documents.value, ids);
  if (grouped === null || ![...ids].some((id) => id in grouped.byId)) {
    return [];
  }
  const rowKeyArgument = grouped.rowKey === null ? "" : `, ${writeKey(grouped.rowKey)}`;
  return [
    {
      expression: `lookup(${pathOf(queries.key)}, ${writeKey(idKey)}, ${pathOf(documents.key)}${rowKeyArgument})`,
      label,
      rows: queries.value.map((query) => [query, grouped.byId[String(query[idKey])]]),
      parts: ["", documents.key],
    },
  ];
}

/** Groups rows by the first key under which each has one of the ids; null if there is none. */
function groupRows(
  rows: unknown,
  ids: ReadonlySet<string>,
): { readonly byId: JsonObject; readonly rowKey: string } | null {
  if (!Array.isArray(rows) || !rows.every(isObject)) {
    return null;
  }
  const [first = {}] = rows;
  const rowKey = Object.keys(first).find((key) => rows.every((row) => ids.has(String(row[key]))));
  if (rowKey === undefined) {
    return null;
  }
  const byId: Record<string, JsonObject[]> = {};
  for (const row of rows) {
    (byId[String(row[rowKey])] ??= []).push(omitKey(row, rowKey));
  }
  return { byId, rowKey };
}
