/**
 * Lists everything in a file's value that may be a list of cases. A case is a query with its
 * documents. Which of the lists is one is decided by what their values are: see golden.ts.
 *
 * A list is an expression of `format: json`, and its rows: for `{ "data": [{ "q": "reset it" }] }`
 * there is the list `data` with one row. The functions `items` and `each` make rows that are lists
 * of parts: a row of `each(docs, questions)` is `[document, question]`.
 */
import { isObject, type JsonObject } from "../../system/json.ts";
import { countItems } from "../../model/lookup.ts";
import { writeKey } from "../../expressions/expression-text.ts";

/** A list that may be one of cases. */
export interface CaseList {
  /** The expression that gives it; `@` for the file itself. */
  readonly expression: string;
  /** The key at the top of the file below which it is; null if the file itself is the list. */
  readonly label: string | null;
  readonly rows: readonly unknown[];
  /** If rows are lists of parts: the key that each part has in the file, or empty. */
  readonly partNames?: readonly string[];
}

/** A value in the file. */
interface Place {
  /** `@` for the file itself. */
  readonly expression: string;
  /** The key at the top of the file below which it is; null if there is none. */
  readonly label: string | null;
  readonly value: unknown;
}

/** How many levels down lists are looked for. */
const DEEPEST = 4;
/** Members of an object that are tried as a pair of queries and documents. */
const MOST_PAIRED = 12;

/** A list that was read, and how sure it is that it has queries and documents. */
interface ReadList {
  readonly strength: number;
}

/**
 * Reads the lists of a place with `read`, which returns null for a list without queries. Returns the
 * best one of the place itself if that is stronger than all lists within the place, else the best
 * ones of the places within, down to `levels` levels.
 */
export function readBestLists<T extends ReadList>(
  place: Place,
  read: (list: CaseList) => T | null,
  levels: number = DEEPEST,
): readonly T[] {
  const best = findPlainest(proposeCaseLists(place).flatMap((list) => read(list) ?? []));
  const placesWithin = levels === 0 ? [] : placesBelow(place);
  const listsWithin = placesWithin.flatMap((inner) => readBestLists(inner, read, levels - 1));
  // Strengths are sums of decimals, which are equal up to 0.01.
  const isStronger = best !== undefined && best.strength > greatestStrength(listsWithin) + 0.01;
  return isStronger ? [best] : listsWithin;
}

/** Returns the first list, which is the plainest, of those nearly as strong as the strongest. */
function findPlainest<T extends ReadList>(lists: readonly T[]): T | undefined {
  const leastStrength = greatestStrength(lists) - 0.6;
  return lists.find(({ strength }) => strength >= leastStrength);
}

function greatestStrength(lists: readonly ReadList[]): number {
  return Math.max(0, ...lists.map(({ strength }) => strength));
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
  const listName = expression === "@" ? "" : expression;
  return listKeys(value).map((key) => ({
    expression: `${listName}[].${writeKey(key)}[]`,
    label,
    value: value.flatMap((each) => each[key] ?? []),
  }));
}

/**
 * Returns the lists of cases that a value may be, the plainest first. A list may be one itself, or
 * be paired with the lists in its objects. An object may be one by its entries (`{ "how?": ["a.md"]
 * }`), by its members if all are objects (`{ "q1": { "ask": "how?", "doc": "a.md" }, … }`), or by
 * maps that are joined (`{ "queries": { "q1": "how?" }, "docs": { "q1": ["a.md"] } }`).
 */
function proposeCaseLists(place: Place): readonly CaseList[] {
  const { expression, label, value } = place;
  if (Array.isArray(value)) {
    return [{ expression, label, rows: value }, ...pairWithParents(place, value)];
  }
  if (!isObject(value)) {
    return [];
  }
  const entries = Object.entries(value);
  const items = `items(${expression})`;
  // The two parts of an entry: a key of `data.topics` is called `topics`, its value has no name.
  const partNames = [expression.split(".").at(-1) ?? "", ""];
  const lists: CaseList[] = [{ expression: items, label, rows: entries, partNames }];
  const members = Object.values(value);
  if (members.length > 1 && members.every(isObject)) {
    const all = { ...place, expression: memberPath(expression, "*") };
    lists.push({ expression: all.expression, label, rows: members });
    lists.push(...pairWithParents(all, members));
  }
  return [...lists, ...joinMaps(entries.slice(0, MOST_PAIRED), place)];
}

/** Returns the path of a member. `*` stands for all members. */
function memberPath(expression: string, key: string): string {
  const written = key === "*" ? "*" : writeKey(key);
  return expression === "@" ? written : `${expression}.${written}`;
}

/** Returns the keys under which at least half of the objects have a list that is not empty. */
function listKeys(objects: readonly JsonObject[]): readonly string[] {
  const isList = (value: unknown): boolean => Array.isArray(value) && value.length > 0;
  const counts = countItems(
    objects.flatMap((each) => Object.keys(each).filter((key) => isList(each[key]))),
  );
  return [...counts.keys()].filter((key) => (counts.get(key) ?? 0) >= objects.length / 2);
}

/**
 * Returns for each key under which the objects have a list the pairs of an object, without that
 * key, and a child: for `[{ "doc": "a.md", "ask": ["how?"] }]` and `ask` the pair `[{ "doc": "a.md"
 * }, "how?"]`. In an object where the key has no list but one value, that is its only child; an
 * object without the key has no pair. Empty if not all are objects.
 */
function pairWithParents(place: Place, parents: readonly unknown[]): readonly CaseList[] {
  if (!parents.every(isObject)) {
    return [];
  }
  // `each(data[], ask)` for the list `data`, `each(@, ask)` if the file itself is the list.
  const isListInFile = Array.isArray(place.value) && place.expression !== "@";
  const parentsExpression = isListInFile ? `${place.expression}[]` : place.expression;
  return listKeys(parents).map((key) => {
    const rows = parents.flatMap(({ [key]: children, ...parent }) =>
      [children ?? []].flat().map((child: unknown) => [parent, child]),
    );
    const expression = `each(${parentsExpression}, ${writeKey(key)})`;
    // The members of a child are called by their own keys alone: `q` of `{ "q": "how?" }`.
    const childName = rows.every(([, child]) => isObject(child)) ? "" : key;
    return { expression, label: place.label, rows, partNames: ["", childName] };
  });
}

/**
 * Returns for each two maps that share ids the rows `[id, value, otherValue]`: `["q1", "reset it",
 * ["a.md"]]` for `{ queries: { q1: "reset it" }, docs: { q1: ["a.md"] } }`.
 */
function joinMaps(
  members: readonly (readonly [key: string, value: unknown])[],
  { expression, label }: Place,
): readonly CaseList[] {
  const maps = members.flatMap(([key, map]) => (isObject(map) ? [{ key, map }] : []));
  const joined: CaseList[] = [];
  for (const [i, { key, map }] of maps.entries()) {
    for (const { key: otherKey, map: otherMap } of maps.slice(i + 1)) {
      const ids = Object.keys(map).filter((id) => Object.hasOwn(otherMap, id));
      if (ids.length > 0) {
        joined.push({
          expression: `items(${memberPath(expression, key)}, ${memberPath(expression, otherKey)})`,
          label,
          rows: ids.map((id) => [id, map[id], otherMap[id]]),
          partNames: ["id", key, otherKey],
        });
      }
    }
  }
  return joined;
}
