/**
 * Proposals of `retriever.results`: where an answer has its results, and which of their fields name
 * a document. A proposal, used as it is, returns all results of the query in their order; where
 * that is not sure, there is none.
 */

import { isObject, type JsonObject } from "../system/json.ts";
import { quoteExpression, writeKey } from "./expression-text.ts";
import { excerptJson } from "../system/excerpt.ts";

/** How many objects deep lists of an answer, and fields of a result, are looked for. */
const DEEPEST = 4;

/** The fields of a result of the contract that name its document. */
const NAMING_KEYS = ["id", "path", "text", "page_content"] as const;

// Usual names of fields, as plainName writes them, the best first.
const PATH_NAMES = ["path", "filepath", "file", "filename", "source", "src", "ref", "uri", "url"];
const ID_NAMES = ["id", "docid", "documentid", "uuid", "key", "slug", "doc", "document"];
const TEXT_NAMES = ["text", "content", "pagecontent", "snippet", "passage", "chunk", "body"];
const SCORE_NAMES = [
  "score",
  "puntuacion",
  "pertinence",
  "points",
  "similarity",
  "relevance",
  "relevancescore",
  "weight",
];
/** Names of members that say what went wrong: they hold no results. */
const REMARK_NAME = /error|exception|warning/i;
/** Names of further ids: `product_id`, `threadId`, `tid`. */
const ENDS_WITH_ID = /(?:_id|[a-z]I[dD]|^[a-z]?id)$/;
interface ResultList {
  /** Its place as JMESPath: `data.matches`; empty for the answer itself. */
  readonly place: string;
  readonly items: readonly unknown[];
}

/** A field of a result: its place in it as JMESPath, such as `page.ref`, and its value. */
interface Field {
  readonly place: string;
  readonly name: string;
  readonly value: unknown;
}

/** Where an answer has its results, in words, and the expression that reads them. */
interface Suggestion {
  /** `the answer has a list at data.matches; its first result is {"slug":"a"}`. */
  readonly where: string;
  readonly expression: string;
}

/** Whether the value is an object whose id, path, text and page_content are null or absent. */
export function isUnnamed(value: unknown): boolean {
  return isObject(value) && NAMING_KEYS.every((key) => (value[key] ?? null) === null);
}

/**
 * Whether the results have a text and neither id nor path, and another field that likely names
 * their documents: `policy` of `[{"policy": "pay", "text": …}, …]`. False for fewer than three
 * results: two may differ by chance in any field, such as their language.
 */
export function haveHiddenNames(items: readonly unknown[]): boolean {
  const isTextAlone = (item: unknown): boolean =>
    isObject(item) &&
    typeof item["text"] === "string" &&
    (item["id"] ?? item["path"] ?? null) === null;
  return (
    items.length >= 3 && items.every(isTextAlone) && findDistinctWord(items, "text") !== undefined
  );
}

/**
 * Returns the first field beside the one at `textPlace` whose words differ in all items. At least
 * half of them have a digit or a mark, as names have (`vpn-access`) and authors have not. Undefined
 * without such a field, and for a single item.
 */
function findDistinctWord(items: readonly unknown[], textPlace: string): Field | undefined {
  if (items.length < 2) {
    return undefined;
  }
  const fields = items.flatMap(listFields);
  return commonFields(items).find(({ place }) => {
    const values = fields.filter((field) => field.place === place).map(({ value }) => value);
    const areDifferent = new Set(values).size === items.length;
    const marked = values.filter((value) => /[\d\-_./:#]/.test(String(value))).length;
    const areNames = values.every(isWord) && 2 * marked >= items.length;
    return place !== textPlace && areNames && areDifferent;
  });
}

/** Returns where the answer has its results; null if none of its lists is surely that of them. */
export function suggestResults(answer: unknown): Suggestion | null {
  for (const { place, items } of rankLists(listLists([answer], "", 0))) {
    const expression = mappingExpression(place, items);
    if (expression !== null) {
      const where = place === "" ? "the answer is a list" : `the answer has a list at ${place}`;
      const what =
        items.length === 0 ? "it is empty" : `its first result is ${excerptJson(items[0])}`;
      return { where: `${where}; ${what}`, expression };
    }
  }
  return null;
}

/**
 * Returns the advice to write this expression as `results`, in the quotes that it does not have
 * itself. model/query-errors.ts knows the words of the advice.
 */
export function adviseResults(expression: string): string {
  return `Try results: ${quoteExpression(expression)} under \`retriever\``;
}

/**
 * Returns the lists that may be results in the values at a place, at most DEEPEST objects deep. The
 * only value at "" is the answer. Of `[{"hits": [1]}, {"hits": [2]}]` two values are at `[].hits`,
 * which becomes one list: `{place: "[].hits", items: [1, 2]}`.
 */
function listLists(
  values: readonly unknown[],
  place: string,
  depth: number,
): readonly ResultList[] {
  if (values.some(Array.isArray)) {
    const items: readonly unknown[] = values.filter(Array.isArray).flat();
    const list = { place, items };
    // Empty if the items may be results themselves.
    const innerLists = Array.isArray(items[0])
      ? listListsOfBatch(list, depth)
      : listListsOfObjects(list, depth);
    return innerLists.length > 0 ? innerLists : [list];
  }
  const objects = depth > DEEPEST ? [] : values.filter(isObject);
  const keys = [...new Set(objects.flatMap(Object.keys))].filter((key) => !REMARK_NAME.test(key));
  return keys.flatMap((key) => {
    const members = objects.map((object) => object[key]);
    const memberPlace = place === "" ? writeKey(key) : `${place}.${writeKey(key)}`;
    return listLists(members, memberPlace, depth + 1);
  });
}

/**
 * Returns the list in `[["a.md", "b.md"]]`, the answer to a batch of one query. Empty if the inner
 * lists are results: several, or one such as `["a.md", 0.5]` or `["a.md", "How to install"]`.
 */
function listListsOfBatch({ place, items }: ResultList, depth: number): readonly ResultList[] {
  const innerList = items[0] as readonly unknown[];
  if (items.length > 1 || itemKind(innerList) === "mixed") {
    return [];
  }
  const isRow = innerList.some(isWord) && !innerList.every(isWord);
  return isRow ? [] : listLists(items, `${place}[0]`, depth);
}

/**
 * Returns the lists in `[{"hits": […]}]`, the answer to a batch of one query, or in groups such as
 * `[{"name": "faq", "hits": […]}, …]`. Empty if the objects may be results themselves.
 */
function listListsOfObjects({ place, items }: ResultList, depth: number): readonly ResultList[] {
  if (namingMembers(items).length > 0) {
    return [];
  }
  const lists = listLists(items, `${place}[]`, depth);
  if (items.length === 1) {
    const isBatch = lists.some((list) => itemKind(list.items) === "objects" || isNamed(list));
    return isBatch ? lists : [];
  }
  // Groups have a text that may be their name, and documents.
  const areGroups = guessNamingMembers(items).length > 0 && lists.some(namesDocuments);
  return areGroups ? lists : [];
}

/** Whether the items of a list have ids or paths, not texts alone as the chunks of a result do. */
function namesDocuments({ items }: ResultList): boolean {
  return namingMembers(items).some((member) => !member.startsWith("text"));
}

/** Returns what all items of a list are: "objects" if it is empty; "mixed" also for numbers. */
function itemKind(items: readonly unknown[]): "objects" | "rows" | "texts" | "mixed" {
  if (items.every(isObject)) {
    return "objects";
  }
  if (items.every(Array.isArray)) {
    return "rows";
  }
  return items.every((item) => typeof item === "string") ? "texts" : "mixed";
}

/**
 * Returns the lists that may be the results, the likeliest first; one may be there twice. A list
 * counts if it is the only one of a kind, since of several none is sure. Empty lists count only if
 * all are empty.
 */
function rankLists(lists: readonly ResultList[]): readonly ResultList[] {
  const filled = lists.filter(({ items }) => items.length > 0);
  const counted = filled.length === 0 ? lists : filled;
  const texts = counted.filter(({ items }) => itemKind(items) === "texts");
  // Lists of objects or rows.
  const structured = counted.filter(({ items }) => ["objects", "rows"].includes(itemKind(items)));
  // `ids`, `doc_ids` or `documentId`, and `ids[0]` of a batch.
  const ids = texts.filter(({ place }) =>
    /(?:^|\W)(?:doc|document)?_?ids?(?:\[0\])?$/i.test(place),
  );
  const named = structured.filter(isNamed);
  // Not in groups.
  const namedFlat = named.filter(({ place }) => !place.includes("[]"));
  const namedTexts = texts.filter(isNamed);
  const kinds = [structured, named, namedFlat, ids, texts, namedTexts];
  return kinds.filter((kind) => kind.length === 1).flat();
}

/** Whether the list, or the batch that it is in, has a name of results: `data.hits[0]`. */
function isNamed({ place }: ResultList): boolean {
  return isResultName(place.replaceAll(/^.*\.|\[0\]/g, ""));
}

/**
 * Returns the expression that reads all items of the list at `place`:
 * `data.matches[].{path: page.ref}`, or without a mapping if all items name a document already, and
 * no field such as `policy` does so better (haveHiddenNames). Null if some would not name one.
 */
function mappingExpression(place: string, items: readonly unknown[]): string | null {
  // `hits[].docs` are several lists, one in each of the hits, which `[]` behind it joins.
  const isInGroups = place.includes("[]");
  const areNamed = items.every((item) =>
    isObject(item) ? !isUnnamed(item) : typeof item === "string",
  );
  if (areNamed && !haveHiddenNames(items)) {
    return isInGroups ? `${place}[]` : place || "@";
  }
  const members = listMembers(items).join(", ");
  if (members === "") {
    return null;
  }
  // `[]` would also join rows such as `["a.md", 1]`, which `[*]` keeps as they are. In groups it
  // joins the lists of the groups alone.
  const wouldJoinRows = Array.isArray(items[0]) && !isInGroups;
  return `${place}${wouldJoinRows ? "[*]" : "[]"}.{${members}}`;
}

/**
 * Returns the members of a mapping that fits all results, `path: page.ref` and `score: points`:
 * those that name the document, and the score if a field looks like one. Empty if no field names
 * the document in all of them.
 */
export function listMembers(items: readonly unknown[]): readonly string[] {
  const named = namingMembers(items);
  const members = named.length > 0 ? named : guessNamingMembers(items);
  const numbers = commonFields(items).filter(({ value }) => typeof value === "number");
  // Columns have no names: the score is the first with a fraction, or the only number.
  const columns = Array.isArray(items[0]) ? numbers : [];
  const score =
    findByName(numbers, SCORE_NAMES) ??
    columns.find(({ value }) => !Number.isInteger(value)) ??
    (columns.length === 1 ? columns[0] : undefined);
  return members.length === 0 ? [] : [...members, ...writeMember("score", score)];
}

/**
 * Returns the members of a mapping that name the document in all items; empty if there is none. The
 * first of these: its id, its path or both (`path: page.ref`); a field whose name ends with `id`
 * (`id: product_id`); its text, with a field whose words differ in all items (`id: policy`, `text:
 * text`). A number is an id only under the name of one.
 */
function namingMembers(items: readonly unknown[]): readonly string[] {
  const fields = commonFields(items);
  const words = fields.filter(({ value }) => isWord(value));
  const path = findByName(words, PATH_NAMES) ?? words.find(({ value }) => looksLikePath(value));
  const ids = fields.filter(({ value }) => isWord(value) || Number.isInteger(value));
  const id = findByName(ids, ID_NAMES);
  if (id !== undefined || path !== undefined) {
    // An id such as `docs/a.md` is written as the path alone.
    const names = [
      ...writeMember("id", id === path ? undefined : id),
      ...writeMember("path", path),
    ];
    // `[{"slug": "vpn-access", "text": …}, …]` have a `text` that a mapping without it would drop.
    return haveHiddenNames(items) ? [...names, "text: text"] : names;
  }
  const otherId = ids.find(({ name }) => ENDS_WITH_ID.test(name));
  if (otherId !== undefined) {
    return writeMember("id", otherId);
  }
  const texts = fields.filter(({ value }) => typeof value === "string");
  const text = findByName(texts, TEXT_NAMES);
  const name = text === undefined ? undefined : findDistinctWord(items, text.place);
  const nameKey = looksLikePath(name?.value) ? "path" : "id";
  return [...writeMember(nameKey, name), ...writeMember("text", text)];
}

/** Returns `path: page.ref`, a member of a mapping, as a list of one; empty without a field. */
function writeMember(key: string, field: Field | undefined): readonly string[] {
  return field === undefined ? [] : [`${key}: ${field.place}`];
}

/**
 * Returns a member for items in which namingMembers finds no usual name of a field: as `id` the
 * first text without spaces, or else the only text. In rows, whose columns have no names, only the
 * latter. Empty if there is none.
 */
function guessNamingMembers(items: readonly unknown[]): readonly string[] {
  const texts = commonFields(items).filter(
    ({ place, value }) => typeof value === "string" && !REMARK_NAME.test(place),
  );
  const onlyText = texts.length === 1 ? texts[0] : undefined;
  const word = Array.isArray(items[0]) ? undefined : texts.find(({ value }) => isWord(value));
  return writeMember("id", word ?? onlyText);
}

/** Returns the field whose plainName comes first in `names`; undefined if none has one of them. */
function findByName(fields: readonly Field[], names: readonly string[]): Field | undefined {
  return names.flatMap((name) => fields.filter((field) => plainName(field.name) === name))[0];
}

/** Returns the name in lower case without `_` and `-`, as the lists of names in this file are. */
function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[_-]/g, "");
}

/** Whether the value is a text without white space, and not empty. */
function isWord(value: unknown): boolean {
  return typeof value === "string" && /^\S+$/.test(value);
}

/** Whether the value is a text with a slash, or with the ending of a file (`guide.md`). */
function looksLikePath(value: unknown): boolean {
  return typeof value === "string" && /\/|\.[a-z]\w{0,4}$/i.test(value);
}

/** Returns the fields of the first item that have a value of the same type in all items. */
function commonFields(items: readonly unknown[]): readonly Field[] {
  const [first, ...others] = items.map(listFields);
  const otherTypes = others.map(
    (fields) => new Map(fields.map(({ place, value }) => [place, typeof value])),
  );
  return (first ?? []).filter(
    ({ place, value }) =>
      value !== null &&
      value !== "" &&
      otherTypes.every((types) => types.get(place) === typeof value),
  );
}

/**
 * Returns the fields of a result, those of inner objects in place of the objects. The fields of a
 * list are its columns, `[0]` and on, which have no name; another value has none.
 */
function listFields(item: unknown): readonly Field[] {
  if (Array.isArray(item)) {
    return item.map((value: unknown, at) => ({ place: `[${at}]`, name: "", value }));
  }
  return isObject(item) ? listInnerFields(item, "", 0) : [];
}

/**
 * Returns the fields of an object and of those in it, at most DEEPEST deep. `prefix` is the
 * object's place in the result with a dot, such as `page.`, or empty.
 */
function listInnerFields(object: JsonObject, prefix: string, depth: number): readonly Field[] {
  return Object.entries(object).flatMap(([name, value]) => {
    const place = `${prefix}${writeKey(name)}`;
    const isInner = isObject(value) && depth < DEEPEST && Object.keys(value).length > 0;
    return isInner ? listInnerFields(value, `${place}.`, depth + 1) : [{ place, name, value }];
  });
}

/** Names of members that hold the results of a query. */
const RESULT_NAMES: ReadonlySet<string> = new Set(
  (
    "results result hits matches documents docs points nodes items records entries rows chunks " +
    "passages sources files pages paths articles snippets found data output searchresults " +
    "sourcedocuments sourcenodes"
  ).split(" "),
);

/** Whether a member with this name holds the results of a query: `search_results` does. */
export function isResultName(name: string): boolean {
  return RESULT_NAMES.has(plainName(name));
}
