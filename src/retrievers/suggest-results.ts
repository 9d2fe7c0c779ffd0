/**
 * Proposals of `retriever.results`: where an answer has its results, and which of their fields name
 * a document.
 */
import { isObject, type JsonObject } from "../system/json.ts";
import { continueExpression, quoteExpression } from "./expression-text.ts";
import { cutText } from "./failures.ts";

/** How many objects deep lists of an answer, and fields of a result, are looked for. */
const DEEPEST = 4;
/** Fields of a result that a message names. */
const MOST_NAMED_FIELDS = 10;

/** The fields of a result of the contract that name its document. */
const NAMING_KEYS = ["id", "path", "text", "page_content"] as const;

// Usual names of fields, in lower case without `_` and `-`, the best first.
const PATH_NAMES = ["path", "filepath", "file", "filename", "source", "src", "ref", "uri", "url"];
const ID_NAMES = ["id", "docid", "documentid", "uuid", "key", "slug", "doc", "document"];
const TEXT_NAMES = ["text", "content", "pagecontent", "snippet", "passage", "chunk", "body"];
/** Names of further ids: `product_id`, `threadId`, `tid`. */
const ENDS_WITH_ID = /(?:_id|[a-z]I[dD]|^[a-z]?id)$/;
/** Names of fields that name a document. */
const NAME_NAMES = [...PATH_NAMES, ...ID_NAMES, ...TEXT_NAMES];
const SCORE_NAMES = ["score", "points", "similarity", "relevance", "relevancescore", "weight"];

/** A list of results in an answer. */
export interface ResultList {
  /** Its place as JMESPath: `data.matches`; `@` for the answer itself. */
  readonly place: string;
  readonly items: readonly unknown[];
}

/** A field of a result: its place in it as JMESPath, such as `page.ref`, and its value. */
interface Field {
  readonly place: string;
  readonly name: string;
  readonly value: unknown;
}

/**
 * Whether the value is an object in which all of id, path, text and page_content are null or
 * absent.
 */
export function isUnnamed(value: unknown): boolean {
  return isObject(value) && NAMING_KEYS.every((key) => (value[key] ?? null) === null);
}

/** Where an answer has its results, in words, and the expression that reads them. */
interface Suggestion {
  /** `the answer has a list at data.matches, of objects with page.ref, points`. */
  readonly where: string;
  readonly expression: string;
}

/** Returns where the answer has its results; null if it has no list of objects, lists or texts. */
export function suggestResults(answer: unknown): Suggestion | null {
  const list = findResultList(answer, "", 0);
  if (list === null) {
    return null;
  }
  const where =
    list.place === "@" ? "the answer is a list" : `the answer has a list at ${list.place}`;
  const what = list.items.length === 0 ? "which is empty" : `of ${describeItem(list.items[0])}`;
  return { where: `${where}, ${what}`, expression: mappingExpression(list) };
}

/**
 * Returns the advice to write this expression as `results`, in the quotes that it does not have
 * itself. model/query-errors.ts knows the words of the advice.
 */
export function adviseResults(expression: string): string {
  return `Try results: ${quoteExpression(expression)} under \`retriever\``;
}

/**
 * Returns the expression that reads a list of results, `data.matches[].{path: page.ref}`. `place`
 * is that of the list, or a projection of it (`hits[]`). It is returned as it is if the first
 * result is a text, or an object that names its document. `oldKeys` are the keys with which a
 * mapping that found nothing names documents.
 */
export function mappingExpression(
  { place, items }: ResultList,
  oldKeys: readonly string[] = [],
): string {
  const [item] = items;
  const isList = Array.isArray(item);
  if (!isList && (!isObject(item) || !isUnnamed(item))) {
    return place;
  }
  // `[]` would join lists that are in the list; `[*]` keeps them as they are.
  const mapping = `${isList ? "[*]" : "[]"}${writeMapping(listMappedFields(item, oldKeys))}`;
  return place === "@" ? mapping : continueExpression(place, mapping);
}

/**
 * Returns what a result is, in words: `objects with page.ref, page.title, points`, `lists such as
 * ["a.md", 0.5]`, or `texts` for anything else.
 */
export function describeItem(item: unknown): string {
  if (Array.isArray(item)) {
    const columns = item.slice(0, MOST_NAMED_FIELDS).map((value) => {
      return isObject(value) ? "an object" : cutText(JSON.stringify(value), 40);
    });
    return `lists such as [${columns.join(", ")}]`;
  }
  if (!isObject(item)) {
    return "texts";
  }
  const places = listFields(item).map(({ place }) => place);
  const shown = places.slice(0, MOST_NAMED_FIELDS).join(", ");
  const more = places.length > MOST_NAMED_FIELDS ? ", …" : "";
  return places.length === 0 ? "objects without fields" : `objects with ${shown}${more}`;
}

/**
 * Returns the first list of objects or lists in the value, else the first of texts, else an empty
 * one; null if there is none, at most DEEPEST objects deep. Lists within lists are not looked at.
 * `place` is the value's own place, empty for the answer, and `depth` how many objects it is in.
 */
function findResultList(value: unknown, place: string, depth: number): ResultList | null {
  if (Array.isArray(value)) {
    const [item] = value as readonly unknown[];
    // A list of numbers may be a vector, and has no results.
    const mayBeResults =
      value.length === 0 || typeof item === "string" || isObject(item) || Array.isArray(item);
    return mayBeResults ? { place: place === "" ? "@" : place, items: value } : null;
  }
  if (!isObject(value) || depth === DEEPEST) {
    return null;
  }
  const lists: ResultList[] = [];
  for (const [key, member] of Object.entries(value)) {
    const memberPlace = place === "" ? jmespathKey(key) : `${place}.${jmespathKey(key)}`;
    const list = findResultList(member, memberPlace, depth + 1);
    if (list !== null) {
      lists.push(list);
    }
  }
  return (
    lists.find(({ items }) => typeof items[0] === "object") ??
    lists.find(({ items }) => items.length > 0) ??
    lists[0] ??
    null
  );
}

/**
 * Returns the members of a mapping that fits the result, `path: page.ref` and `score: points`:
 * those that name its document, and the score if one of its fields looks like one. `oldKeys` as in
 * mappingExpression.
 */
function listMappedFields(
  item: JsonObject | readonly unknown[],
  oldKeys: readonly string[] = [],
): readonly MappingMember[] {
  const fields = listFields(item);
  const members = keepOldKey(listNamingMembers(fields), oldKeys);
  const numbers = fields.filter(({ value }) => typeof value === "number");
  const score =
    findByName(numbers, SCORE_NAMES) ??
    (Array.isArray(item) ? findScoreColumn(numbers) : undefined);
  return score === undefined ? members : [...members, { key: "score", expression: score.place }];
}

/**
 * Returns the JavaScript object that maps such a `result`: `{ path: result.page.ref, score:
 * result.points }`. Null if the result has neither a text nor a whole number to name a document.
 */
export function mappingCode(result: unknown): string | null {
  if (!isObject(result) && !Array.isArray(result)) {
    return null;
  }
  const hasName = listFields(result).some(
    ({ value }) => typeof value === "string" || Number.isInteger(value),
  );
  if (!hasName) {
    return null;
  }
  const members = listMappedFields(result).map(({ key, expression }) => {
    const access = expression.startsWith("[") ? expression : `.${expression}`;
    // A key in quotes: `result["page ref"]`.
    return `${key}: result${access.replaceAll(/\.("(?:[^"\\]|\\.)*")/g, "[$1]")}`;
  });
  return `{ ${members.join(", ")} }`;
}

/**
 * Returns the column of a list that is most likely a score: the first number with a fraction, or
 * the only number; undefined if there is neither.
 */
function findScoreColumn(numbers: readonly Field[]): Field | undefined {
  const fraction = numbers.find(({ value }) => !Number.isInteger(value));
  return fraction ?? (numbers.length === 1 ? numbers[0] : undefined);
}

/**
 * Returns the members of a mapping. If there is only one, `id` or `path`, and the old mapping named
 * documents only by the other of the two, it gets that key.
 */
function keepOldKey(
  members: readonly MappingMember[],
  oldKeys: readonly string[],
): readonly MappingMember[] {
  const [member] = members;
  const oldKey = oldKeys.find((key) => key === "id" || key === "path");
  if (member === undefined || members.length > 1 || oldKey === undefined) {
    return members;
  }
  const isKept = oldKeys.includes(member.key) || member.key === "text";
  return isKept ? members : [{ ...member, key: oldKey }];
}

/**
 * Returns the members of a mapping that name the document, such as `path: page.ref`: its id, its
 * path or both, else a field whose name ends with `id`, else its text, else as `id` its first field
 * without spaces or its first of any kind.
 * A path is known by its field's name or its looks, an id and a text by the name.
 */
function listNamingMembers(fields: readonly Field[]): readonly MappingMember[] {
  const words = fields.filter(({ value }) => isWord(value));
  const path = findByName(words, PATH_NAMES) ?? words.find(({ value }) => looksLikePath(value));
  const ids = fields.filter(({ value }) => isWord(value) || Number.isInteger(value));
  const id = findByName(ids, ID_NAMES);
  const members: MappingMember[] = [];
  if (id !== undefined && id !== path) {
    members.push({ key: "id", expression: id.place });
  }
  if (path !== undefined) {
    members.push({ key: "path", expression: path.place });
  }
  if (members.length > 0) {
    return members;
  }
  const otherId = ids.find(({ name }) => ENDS_WITH_ID.test(name));
  if (otherId !== undefined) {
    return [{ key: "id", expression: otherId.place }];
  }
  const texts = fields.filter(({ value }) => typeof value === "string");
  const text = findByName(texts, TEXT_NAMES);
  if (text !== undefined) {
    return [{ key: "text", expression: text.place }];
  }
  const first = words[0] ?? fields[0];
  // `key` stands for what a result without any field would have.
  return [{ key: "id", expression: first?.place ?? "key" }];
}

/**
 * Returns the field whose name stands first among the names, which are in the form of `plainName`;
 * undefined if none has one of them.
 */
function findByName(fields: readonly Field[], names: readonly string[]): Field | undefined {
  for (const name of names) {
    const found = fields.find((field) => plainName(field.name) === name);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

/** Returns a name in lower case, without `_` and `-`. */
function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[_-]/g, "");
}

/** Whether the value is a text without white space, and not empty. */
function isWord(value: unknown): boolean {
  return typeof value === "string" && value !== "" && !/\s/.test(value);
}

/** Whether the value is a text with a slash, or with the ending of a file (`guide.md`). */
function looksLikePath(value: unknown): boolean {
  return typeof value === "string" && /\/|\.[a-z]\w{0,4}$/i.test(value);
}

/**
 * Returns the fields of a result, those of inner objects in place of the objects. The fields of a
 * list are its columns, `[0]` and on, which have no name.
 */
function listFields(item: JsonObject | readonly unknown[]): readonly Field[] {
  if (Array.isArray(item)) {
    return item.map((value: unknown, at) => ({ place: `[${at}]`, name: "", value }));
  }
  return listMembers(item as JsonObject, "", 0);
}

/**
 * Returns the fields of an object and of those in it, at most DEEPEST deep. `prefix` is the
 * object's place in the result with a dot, such as `page.`, or empty.
 */
function listMembers(object: JsonObject, prefix: string, depth: number): readonly Field[] {
  return Object.entries(object).flatMap(([name, value]) => {
    const place = `${prefix}${jmespathKey(name)}`;
    const isInner = isObject(value) && depth < DEEPEST && Object.keys(value).length > 0;
    return isInner ? listMembers(value, `${place}.`, depth + 1) : [{ place, name, value }];
  });
}

/**
 * Returns a key as JMESPath writes it: in quotes if it is no plain name, cut to 60 characters then.
 */
function jmespathKey(key: string): string {
  return /^[A-Za-z_]\w{0,60}$/.test(key) ? key : JSON.stringify(cutText(key, 60));
}

/**
 * Returns the place of a field that should name the document of a result, and is null; null if the
 * result has no such field. It is a field that `mapping` reads as a name. Otherwise it is known by
 * its own name, and counts only if no other field names the document.
 */
export function findNullName(item: unknown, mapping: Mapping | null = null): string | null {
  if (!isObject(item)) {
    return null;
  }
  const fields = listFields(item);
  const nullFields = fields.filter(({ value }) => value === null);
  const mappedPlaces = (mapping?.members ?? [])
    .filter(isNamingMember)
    .map(({ expression }) => expression);
  const mappedField = nullFields.find(({ place }) => mappedPlaces.includes(place));
  if (mappedField !== undefined) {
    return mappedField.place;
  }
  const filledFields = fields.filter(({ value }) => value !== null);
  if (findByName(filledFields, NAME_NAMES) !== undefined) {
    return null;
  }
  return findByName(nullFields, NAME_NAMES)?.place ?? null;
}

/** A member of a mapping, such as `path: page.ref`. */
interface MappingMember {
  readonly key: string;
  readonly expression: string;
}

/** An expression that ends in a mapping, such as `hits[].{path: page.ref}`. */
export interface Mapping {
  /** The expression of the objects before the mapping: `hits[]`. */
  readonly list: string;
  readonly members: readonly MappingMember[];
}

/** Returns the mapping as it stands behind an expression: `.{path: page.ref, score: points}`. */
export function writeMapping(members: readonly MappingMember[]): string {
  const written = members.map(({ key, expression }) => `${key}: ${expression}`);
  return `.{${written.join(", ")}}`;
}

/**
 * Matches `hits[].{path: ref, score: points}`; its groups are `hits[]` and what is in the braces.
 */
const MAPPING = /^(.*)\.\{([^{}]*)\}\s*$/s;

/**
 * Matches a member with the comma behind it, `score: to_number(a, b),`; its groups are both parts.
 */
const MAPPING_MEMBER = /\s*"?([\w-]+)"?\s*:((?:[^,()]|\([^()]*\))*)(?:,|$)/g;

/** Whether a member of a mapping names the document. */
function isNamingMember({ key }: MappingMember): boolean {
  return NAMING_KEYS.some((name) => name === key);
}

/** Returns the parts of an expression that ends in a mapping; null if it does not. */
export function readMapping(expression: string): Mapping | null {
  const [, list = "", body = ""] = MAPPING.exec(expression) ?? [];
  if (list === "") {
    return null;
  }
  const members = [...body.matchAll(MAPPING_MEMBER)].map(([, key = "", value = ""]) => ({
    key,
    expression: value.trim(),
  }));
  return { list: list.trim(), members };
}

/**
 * Returns what is wrong with a mapping that gives a result without id, path and text: its members
 * that found nothing, the fields that the results have, and a mapping that fits. `items` are the
 * results before the mapping.
 */
export function explainMapping({ list, members }: Mapping, items: readonly unknown[]): string {
  const naming = members.filter(isNamingMember);
  const shown = naming.map(({ key, expression }) => `\`${key}: ${expression}\``).join(" and ");
  const found = shown === "" ? "the mapping has none of these keys" : `${shown} found nothing`;
  if (items.length === 0) {
    return found;
  }
  const oldKeys = naming.map(({ key }) => key);
  return `${found}. ${explainList(list, items, oldKeys)}`;
}

/**
 * Returns what the results are that an expression finds, by the first of `items`, and a mapping of
 * them that fits if they have fields. `oldKeys` as in mappingExpression.
 */
export function explainList(
  expression: string,
  items: readonly unknown[],
  oldKeys: readonly string[] = [],
): string {
  const [item] = items;
  // `hits[]`, `hits[*]` and `hits | []` are projections of the list `hits`.
  const place = expression.replace(/(?: \| )?\[\*?\]$/, "");
  const subject = place === "" || place === "@" ? "The list" : place;
  const what = `${subject} has ${describeItem(item)}`;
  const hasFields = (isObject(item) || Array.isArray(item)) && listFields(item).length > 0;
  return hasFields
    ? `${what}. ${adviseResults(mappingExpression({ place: expression, items }, oldKeys))}`
    : what;
}
