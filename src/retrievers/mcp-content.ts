/** What the tool of an MCP server answered, as results. */
import { WrongAnswer } from "./http-client.ts";
import { compilePattern } from "./text-lines.ts";
import { type Extraction, type Extractor, normalizeResult, splitLines } from "./expression.ts";
import { cutText, hasNanOrInfinity, quoteText } from "./failures.ts";
import { textInFence } from "../system/fence.ts";
import { parseAnswerJson } from "../system/written-numbers.ts";
import { isObject, type JsonObject } from "../system/json.ts";
import { requireItem } from "../model/lookup.ts";

const ANSWER_KEYS = ["results", "error"] as const;
const DOCUMENT_KEYS = ["id", "path", "name", "qualified_name", "text", "page_content"] as const;

/** How servers say in one text, where others send a list, that they found nothing. */
const NOTHING_FOUND =
  /^(?:found |returned |there (?:are|were) )?(?:no|0|zero) (?:\w+ )?(?:match(?:es|ing \w+)?|results?|documents?|hits|files|pages|passages|entries|records|items)\b(?![./\\]\S)/i;

const NO_LIST =
  "has no list of results; write retriever.results, a JMESPath expression that finds it";

/** One block of `content`. */
type Block =
  /** `value`: the text as JSON if it is JSON, else the text. */
  | { readonly kind: "text"; readonly text: string; readonly value: unknown }
  /** `value`: the link, or the resource, as the server sent it. */
  | { readonly kind: "document"; readonly document: JsonObject; readonly value: unknown }
  | { readonly kind: "other"; readonly type: string; readonly value: unknown };

interface Content {
  /** Null if there is none. */
  readonly structured: unknown;
  readonly blocks: readonly Block[];
  readonly texts: readonly string[];
  readonly documents: readonly JsonObject[];
}

export interface McpReading {
  /** `retriever.results`; null if it is not written. */
  readonly expression: Extraction["results"];
  readonly where: string;
}

/** Reads a tool's answer as `retriever.results` says, or as `findList` finds it. Throws WrongAnswer. */
export function readMcpAnswer(
  result: JsonObject,
  extract: Extractor,
  { expression, where }: McpReading,
): ReturnType<Extractor> {
  const content = readContent(result, where);
  const pattern = typeof expression === "string" ? null : expression;
  if (pattern !== null && pattern.lines !== null) {
    return extract(joinTexts(content, where), where);
  }
  if (pattern !== null && matchesEmptyPattern(content, pattern.empty)) {
    return extract([], where);
  }
  if (typeof expression !== "string") {
    const list = findResultList(content, where);
    return extract(Array.isArray(list) ? list.map((each) => normalizeResult(each)) : list, where);
  }
  try {
    return extractValue(content, extract, where);
  } catch (error) {
    if (!/\bcontent\b/.test(expression)) {
      throw error;
    }
    const { structured } = content;
    return extract(
      { ...(isObject(structured) ? structured : {}), content: result["content"] ?? [] },
      where,
    );
  }
}

/** Returns the text blocks, or the text in structured content, as one text. Throws WrongAnswer if there are other blocks only. */
function joinTexts({ structured, blocks, texts }: Content, where: string): string {
  if (texts.length > 0) {
    return texts.join("\n");
  }
  const inner = isObject(structured) ? structured["result"] : structured;
  if (typeof inner === "string") {
    return inner;
  }
  if (blocks.length === 0 && structured === null) {
    return "";
  }
  throw new WrongAnswer(`${where} has no text; retriever.results.lines reads the lines of a text`);
}

/** Whether the answer is texts alone, which `empty` matches. */
function matchesEmptyPattern(
  { structured, documents, texts }: Content,
  empty: string | null,
): boolean {
  if (empty === null || structured !== null || documents.length > 0 || texts.length === 0) {
    return false;
  }
  return compilePattern(empty, "retriever.results.empty").test(texts.join("\n"));
}

/** Asks the expression about the structured content, else about the value of each block. */
function extractValue(
  { structured, blocks }: Content,
  extract: Extractor,
  where: string,
): ReturnType<Extractor> {
  if (structured !== null) {
    return extract(structured, where);
  }
  const values = blocks.map(({ value }) => value);
  if (values.length !== 1) {
    return extract(values, where);
  }
  const [only] = values;
  // One result of several comes as one block, as a whole answer does: the expression decides which it is.
  try {
    return extract(only, where);
  } catch (error) {
    if (typeof only === "string") {
      throw new WrongAnswer(`${where} is text, not JSON: ${quoteText(only)}`);
    }
    if (!isObject(only)) {
      throw error;
    }
    try {
      return extract([only], where);
    } catch {
      throw error;
    }
  }
}

/** Throws WrongAnswer if the tool reports an error. */
function readContent(result: JsonObject, where: string): Content {
  const written: readonly unknown[] = Array.isArray(result["content"]) ? result["content"] : [];
  const blocks = written.map((block) => readBlock(block, where));
  const texts = blocks.flatMap((block) => (block.kind === "text" ? [block.text] : []));
  if (result["isError"] === true) {
    throw new WrongAnswer(cutText(texts.join("\n") || "the tool reported an error", 2000));
  }
  const documents = blocks.flatMap((block) => (block.kind === "document" ? [block.document] : []));
  return { structured: result["structuredContent"] ?? null, blocks, texts, documents };
}

function readBlock(block: unknown, where: string): Block {
  if (!isObject(block)) {
    return { kind: "other", type: "unknown", value: block };
  }
  const { type, text, resource } = block;
  if (type === "text" && typeof text === "string") {
    return { kind: "text", text, value: parseText(text, where) };
  }
  if (type === "resource_link" && typeof block["uri"] === "string") {
    return { kind: "document", document: linkedDocument(block["uri"], block), value: block };
  }
  if (type === "resource" && isObject(resource) && typeof resource["uri"] === "string") {
    return {
      kind: "document",
      document: linkedDocument(resource["uri"], resource),
      value: resource,
    };
  }
  return { kind: "other", type: typeof type === "string" ? type : "unknown", value: block };
}

/** Returns the result of a link or a resource: the path of its URI, its name if that says more, and its text. */
function linkedDocument(uri: string, { name, text }: JsonObject): JsonObject {
  const path = pathOfUri(uri);
  const last = path.split("/").at(-1)!;
  const isOwnName = typeof name === "string" && name !== "" && name !== last && name !== path;
  return {
    path,
    ...(isOwnName && !last.startsWith(`${name}.`) && { name }),
    ...(typeof text === "string" && { text }),
  };
}

/** Returns the path of a `file:` URI; of any other, host and path, since another host has other documents. */
function pathOfUri(uri: string): string {
  const parts = /^([A-Za-z][\w+.-]*):(?:\/\/)?(.+)$/s.exec(uri);
  if (parts === null) {
    return uri;
  }
  const [, scheme, rest] = parts as unknown as readonly [string, string, string];
  const path = scheme.toLowerCase() === "file" ? rest.replace(/^localhost(?=\/)/, "") : rest;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Returns what stands in a fence around the text; null if there is none. One line of words may stand before it. */
function findFenced(text: string): string | null {
  const start = text.indexOf("```");
  const words = text.slice(0, Math.max(0, start)).trim();
  const isIntroduced = words === "" || (words.endsWith(":") && !words.includes("\n"));
  return start !== -1 && isIntroduced ? textInFence(text.slice(start)) : null;
}

/**
 * Returns the text as JSON, also if it stands in a fence or in a JSON string; else the text. A number of its own is
 * left as it was written, for an id of digits is no number. Throws WrongAnswer if NaN or Infinity alone keep it from
 * being JSON.
 */
function parseText(text: string, where: string): unknown {
  const written = findFenced(text) ?? text;
  const value = parseJsonText(written);
  if (value === undefined) {
    if (/^\s*[[{]/.test(written) && hasNanOrInfinity(written)) {
      throw new WrongAnswer(
        `${where} is not JSON: it holds NaN or Infinity: ${quoteText(written)}`,
      );
    }
    return text;
  }
  if (typeof value === "number") {
    return text;
  }
  if (typeof value !== "string") {
    return value;
  }
  const inner = parseJsonText(value);
  return typeof inner === "object" && inner !== null ? inner : value;
}

/** Undefined if the text is no JSON. */
function parseJsonText(text: string): unknown {
  try {
    return parseAnswerJson(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns the list that a tool's answer holds, as servers of the official SDKs send it: structured content that is a
 * list, or an object with one; links and resources; a text block for each result, which for one result can't be told
 * from an answer and for none is nothing; one text block with a list or an object; lines of text. Throws WrongAnswer if
 * it holds none of these, or a block that can't be read.
 */
function findResultList(content: Content, where: string): JsonObject | readonly unknown[] {
  const { structured, blocks, texts, documents } = content;
  const own = readList(structured, where);
  if (own !== null) {
    return own;
  }
  const unread = blocks.find((block) => block.kind === "other");
  if (unread?.kind === "other") {
    throw new WrongAnswer(
      `${where} holds a block of type ${quoteText(unread.type)}, which is no result that can be read; write retriever.results, an expression over \`content\``,
    );
  }
  if (documents.length > 0) {
    return listDocuments(blocks, where);
  }
  if (texts.length === 0) {
    if (structured === null) {
      return [];
    }
    throw new WrongAnswer(`${where} ${NO_LIST}`);
  }
  return listOfTexts(blocks, texts, where);
}

/** Returns links, resources and documents in JSON, in their order. Other texts beside them are words for the model. */
function listDocuments(blocks: readonly Block[], where: string): readonly unknown[] {
  const documents: unknown[] = [];
  for (const block of blocks) {
    if (block.kind === "document") {
      documents.push(block.document);
    }
    if (block.kind !== "text" || typeof block.value !== "object") {
      continue;
    }
    if (isDocument(block.value)) {
      documents.push(block.value);
    } else if (readList(block.value, where) !== null) {
      throw new WrongAnswer(
        `${where} has a list in a text, and links or resources beside it; ${NO_LIST}`,
      );
    }
  }
  return documents;
}

function listOfTexts(
  blocks: readonly Block[],
  texts: readonly string[],
  where: string,
): JsonObject | readonly unknown[] {
  const values = blocks.map(({ value }) => value);
  const [only] = values;
  if (values.length === 1 && typeof only !== "string") {
    const list = readList(only, where);
    if (list === null) {
      throw new WrongAnswer(`${where} ${NO_LIST}: ${quoteText(requireItem(texts, 0))}`);
    }
    return list;
  }
  if (
    values.some((value) => typeof value !== "string") &&
    values.every((value) => value !== null)
  ) {
    return values;
  }
  if (texts.length > 1 && texts.some((text) => splitLines(text).length > 1)) {
    throw new WrongAnswer(`${where} is several texts of several lines; ${NO_LIST}`);
  }
  const words = texts.map((text, index) => {
    const value = values[index];
    return typeof value === "string" ? value : text;
  });
  const lines = splitLines(words);
  return lines.length === 1 && NOTHING_FOUND.test(requireItem(lines, 0))
    ? []
    : lines.map((line) => ({ path: line }));
}

/** Returns an answer of the contract's own shape, a list, the only list of an object, or one document; null for anything else. */
function readList(value: unknown, where: string): JsonObject | readonly unknown[] | null {
  if (Array.isArray(value)) {
    return value;
  }
  if (!isObject(value)) {
    return null;
  }
  if (ANSWER_KEYS.some((key) => (value[key] ?? null) !== null)) {
    return value;
  }
  const members = Object.entries(value);
  // What the Python SDKs put around anything that is no object.
  if (members.length === 1 && "result" in value) {
    return readList(value["result"], where);
  }
  const lists = members.map(([, member]) => member).filter((member) => Array.isArray(member));
  if (!isDocument(value)) {
    return lists.length === 1 ? requireItem(lists, 0) : null;
  }
  if (lists.every((list) => list.length > 0 && list.every((each) => !isObject(each)))) {
    return [value];
  }
  throw new WrongAnswer(`${where} could be one document or a list of them; ${NO_LIST}`);
}

function isDocument(value: unknown): boolean {
  return isObject(value) && DOCUMENT_KEYS.some((key) => typeof value[key] === "string");
}
