import { isObject, type JsonObject } from "../system/json.ts";
import { linesOf } from "./columns.ts";
import { type Extractor, asResult } from "./expression.ts";
import { cut, quote } from "./failures.ts";
import { WrongAnswer } from "./http-client.ts";

const ANSWER_KEYS = ["results", "error"] as const;
const DOCUMENT_KEYS = ["id", "path", "name", "qualified_name", "text", "page_content"] as const;
/** How the reference servers say that there is nothing, in a text where others send a list. */
const NOTHING_FOUND = /^no (?:matches|matching \w+|results|documents)(?: were)?(?: found)?\.?$/i;

/** What is wrong with an answer that has no list, or more than one. */
const NO_LIST = "has no list of results; write retriever.results, a JMESPath expression that finds it";

/** Structured content where there is any, and each text block: its JSON, or itself where it is none. */
interface Content {
  readonly structured: unknown;
  readonly texts: readonly string[];
  readonly values: readonly unknown[];
}

/** Throws WrongAnswer where the tool reports an error. */
export function contentOf(result: JsonObject): Content {
  const content: readonly unknown[] = Array.isArray(result["content"]) ? result["content"] : [];
  const texts = content.flatMap((item) =>
    isObject(item) && item["type"] === "text" && typeof item["text"] === "string" ? [item["text"]] : [],
  );
  if (result["isError"] === true)
    throw new WrongAnswer(cut(texts.join("\n") || "the tool reported an error", 2000));
  return { structured: result["structuredContent"] ?? null, texts, values: texts.map(parsed) };
}

/** A number of its own is left as it was written: an id of digits is no number. */
function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "number" ? text : value;
  } catch {
    return text;
  }
}

/**
 * The list that a tool's answer holds, as servers of the official SDKs send it: structured content that is a list, or
 * an object with one; a text block for each result, which for one result can't be told from an answer and for none is
 * nothing; one text block with a list or an object; lines of text. Throws WrongAnswer where it holds none of these.
 */
export function listIn(
  { structured, texts, values }: Content,
  where: string,
): JsonObject | readonly unknown[] {
  const own = structured === null ? null : listOf(structured, where);
  if (own !== null) return own;
  if (texts.length === 0) {
    if (structured === null) return [];
    throw new WrongAnswer(`${where} ${NO_LIST}`);
  }
  const [only] = values;
  if (values.length === 1 && typeof only !== "string") {
    const list = listOf(only, where);
    if (list === null) throw new WrongAnswer(`${where} ${NO_LIST}: ${quote(texts[0]!)}`);
    return list;
  }
  if (values.some((value) => typeof value !== "string") && values.every((value) => value !== null))
    return values;
  if (texts.length > 1 && texts.some((text) => linesOf(text).length > 1)) {
    throw new WrongAnswer(`${where} is several texts of several lines; ${NO_LIST}`);
  }
  const lines = linesOf(texts);
  return lines.length === 1 && NOTHING_FOUND.test(lines[0]!) ? [] : lines.map((line) => ({ path: line }));
}

/** An answer of the contract's own shape, a list, the only list of an object, or one document; null for what is none. */
function listOf(value: unknown, where: string): JsonObject | readonly unknown[] | null {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) return null;
  if (ANSWER_KEYS.some((key) => key in value)) return value;
  const members = Object.entries(value);
  // What the Python SDKs put around anything that is no object.
  if (members.length === 1 && members[0]![0] === "result") return listOf(members[0]![1], where);
  const lists = members.map(([, member]) => member).filter((member) => Array.isArray(member));
  const isDocument = DOCUMENT_KEYS.some((key) => typeof value[key] === "string");
  if (!isDocument) return lists.length === 1 ? lists[0]! : null;
  if (lists.every((list) => list.length > 0 && list.every((each) => !isObject(each)))) return [value];
  throw new WrongAnswer(`${where} could be one document or a list of them; ${NO_LIST}`);
}

/** As `retriever.results` says, or as `listIn` finds. */
export function mcpAnswer(
  result: JsonObject,
  extract: Extractor,
  { expression, where }: { readonly expression: string | null; readonly where: string },
): ReturnType<Extractor> {
  const content = contentOf(result);
  if (expression === null) {
    const list = listIn(content, where);
    return extract(Array.isArray(list) ? list.map((each) => asResult(each)) : list, where);
  }
  const { structured, values } = content;
  if (structured !== null) return extract(structured, where);
  const [only] = values;
  if (values.length !== 1) return extract(values, where);
  // One result of several comes as one text block, as a whole answer does: the expression says which it is.
  try {
    return extract(only, where);
  } catch (error) {
    if (typeof only === "string") throw new WrongAnswer(`${where} is text, not JSON: ${quote(only)}`);
    if (!isObject(only)) throw error;
    try {
      return extract([only], where);
    } catch {
      throw error;
    }
  }
}
