/**
 * Lists everything in a file's value that may be a list of cases. A case is a query with its
 * documents. Which of the lists is one is decided by what their values are: see golden.ts.
 *
 * A list is an expression of `format: json`, and its rows: for `{ "data": [{ "q": "reset it" }] }`
 * there is the list `data` with one row. The functions `items`, `each` and `zip` make rows that are
 * lists of parts: a row of `each(docs, questions)` is `[document, question]`.
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
  /** What each part of a row is, if rows are lists of parts. */
  readonly parts?: readonly Part[];
}

/** A part of a row: its expression, `[1]`, and the key that it has in the file; empty without. */
interface Part {
  readonly expression: string;
  readonly name: string;
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
/** How much stronger a list must be than a plainer one of the same values. */
const MARGIN = 0.6;
/** Members of an object that are tried as a pair of queries and documents. */
const MOST_PAIRED = 12;

/** A list that was read, and how sure it is that it has queries and documents. */
interface ReadList {
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
    const own = proposeCaseLists(place).flatMap((list) => read(list) ?? []);
    // The first, which is the plainest, of those that are almost as strong as the strongest.
    const strongest = Math.max(0, ...own.map(({ strength }) => strength));
    const best = own.find(({ strength }) => strength >= strongest - MARGIN);
    const below =
      depth === DEEPEST ? [] : placesBelow(place).flatMap((each) => readPlace(each, depth + 1));
    const strongestBelow = Math.max(0, ...below.map(({ strength }) => strength));
    return best !== undefined && best.strength > strongestBelow + 0.01 ? [best] : below;
  };
  return readPlace({ expression: "@", label: null, value }, 0);
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

/** Returns the lists of cases that a value may be, the plainest first. */
function proposeCaseLists(place: Place): readonly CaseList[] {
  const { expression, label, value } = place;
  if (Array.isArray(value)) {
    return [{ expression, label, rows: value }, ...pairWithParents(place, value)];
  }
  if (!isObject(value)) {
    return [];
  }
  const entries = Object.entries(value).filter(([key]) => !key.startsWith("_"));
  const hidden = entries.length < Object.keys(value).length ? "[?!starts_with([0], '_')]" : "";
  const items = `items(${expression})${hidden}`;
  const parts = asParts([expression.split(".").at(-1) ?? "", ""]);
  const lists: CaseList[] = [{ expression: items, label, rows: entries, parts }];
  const members = entries.map(([, member]) => member);
  if (members.length > 1 && members.every(Array.isArray)) {
    // Of `{ "a.md": ["how?"] }` each() makes `[["a.md", ["how?"]], "how?"]`: the key is [0][0].
    // `rows` has what is read of it: the key and the child.
    const rows = entries.flatMap(([key, list]) =>
      (list as readonly unknown[]).map((child) => [key, child]),
    );
    const innerParts = [
      { expression: "[0][0]", name: "" },
      { expression: "[1]", name: "" },
    ];
    lists.push({ expression: `each(${items}, [1])`, label, rows, parts: innerParts });
  }
  if (members.length > 1 && members.every(isObject)) {
    const all = { ...place, expression: memberPath(expression, "*") };
    lists.push({ expression: all.expression, label, rows: members });
    lists.push(...pairWithParents(all, members));
  }
  return [...lists, ...joinMembers(entries.slice(0, MOST_PAIRED), place)];
}

function asParts(names: readonly string[]): readonly Part[] {
  return names.map((name, i) => ({ expression: `[${i}]`, name }));
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
function pairWithParents(place: Place, parents: readonly unknown[]): readonly CaseList[] {
  if (!parents.every(isObject)) {
    return [];
  }
  // `each` takes the file's own list as `@`.
  const isList = Array.isArray(place.value) && place.expression !== "@";
  const parentsExpression = isList ? `${place.expression}[]` : place.expression;
  return listKeys(parents).map((key) => {
    const rows = parents.flatMap(({ [key]: children, ...parent }) =>
      [children ?? []].flat().map((child: unknown) => [parent, child]),
    );
    const expression = `each(${parentsExpression}, ${writeKey(key)})`;
    // What an object holds is called by its own keys.
    const parts = asParts(["", rows.every(([, child]) => isObject(child)) ? "" : key]);
    return { expression, label: place.label, rows, parts };
  });
}

/**
 * Returns the lists that members of an object make together: two maps by their keys, as in
 * `{ queries: { q1: "reset it" }, docs: { q1: ["a.md"] } }`, and lists of one length by their order.
 */
function joinMembers(
  members: readonly (readonly [key: string, value: unknown])[],
  { expression, label }: Place,
): readonly CaseList[] {
  const joinKeys = (name: string, keys: readonly string[]): string =>
    `${name}(${keys.map((key) => memberPath(expression, key)).join(", ")})`;
  const maps = members.flatMap(([key, map]) => (isObject(map) ? [{ key, map }] : []));
  const joinedMaps = maps.flatMap(({ key, map }, i) =>
    maps.slice(i + 1).map(({ key: otherKey, map: otherMap }) => {
      const ids = Object.keys(map).filter((id) => id in otherMap);
      return {
        expression: joinKeys("items", [key, otherKey]),
        label,
        rows: ids.map((id) => [id, map[id], otherMap[id]]),
        parts: asParts(["id", key, otherKey]),
      };
    }),
  );
  const lists = members.flatMap(([key, list]) =>
    Array.isArray(list) && !list.every(isObject) ? [{ key, list: list as unknown[] }] : [],
  );
  const columns = lists.filter(({ list }) => list.length === lists[0]?.list.length);
  const keys = columns.map(({ key }) => key);
  const joinedLists = {
    expression: joinKeys("zip", keys),
    label,
    rows: columns[0]?.list.map((_, i) => columns.map(({ list }) => list[i])) ?? [],
    parts: asParts(keys),
  };
  const joined = columns.length > 1 ? [...joinedMaps, joinedLists] : joinedMaps;
  return joined.filter(({ rows }) => rows.length > 0);
}
