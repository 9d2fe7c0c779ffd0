/** Reads the answer of an MCP server's tool as an answer of the contract. */
import { WrongAnswer } from "./http-client.ts";
import { compilePattern } from "./text-lines.ts";
import {
  type ExtractedAnswer,
  type Extraction,
  type Extractor,
  normalizeResult,
  splitIntoLines,
} from "./expression.ts";
import { cutText, hasNanOrInfinity, isPythonValue, quoteText } from "./failures.ts";
import { textInFence } from "../system/fence.ts";
import { parseAnswerJson } from "../system/written-numbers.ts";
import { isObject, type JsonObject, objectMembers, textOrEmpty } from "../system/json.ts";
import { requireItem } from "../model/lookup.ts";

/** An object with a value other than null in one of these keys is an answer of the contract. */
const ANSWER_KEYS = ["results", "error"] as const;
/** An object with a text in one of these keys is a document. */
const DOCUMENT_KEYS = ["id", "path", "name", "qualified_name", "text", "page_content"] as const;

/**
 * Matches a line by which servers say that they found nothing: "No results found", "Found 0
 * matching files". A path such as "no documents.md" is none.
 */
const NOTHING_FOUND =
  /^(?:found |returned |there (?:are|were) )?(?:no|0|zero) (?:\w+ )?(?:match(?:es|ing \w+)?|results?|documents?|hits|files|pages|passages|entries|records|items)\b(?![./\\]\S)/i;

const NO_LIST =
  "has no list of results; write retriever.results, a JMESPath expression that finds it";

/** One block of `content`. `value` is what `retriever.results` is evaluated in. */
type Block =
  /** `value`: the text as JSON if it is JSON, else the text. */
  | { readonly kind: "text"; readonly text: string; readonly value: unknown }
  /** `value`: the link, or the resource, as the server sent it. */
  | { readonly kind: "document"; readonly document: JsonObject; readonly value: unknown }
  | { readonly kind: "other"; readonly type: string; readonly value: unknown };

/** A tool's answer in its parts. */
interface Content {
  /** `structuredContent`, the answer as JSON; null if there is none. */
  readonly structured: unknown;
  /** All blocks of `content`, in order. */
  readonly blocks: readonly Block[];
  /** The texts of the blocks that are texts. */
  readonly texts: readonly string[];
  /** The links and resources among the blocks, as results. */
  readonly documents: readonly JsonObject[];
}

/** How a tool's answer is read. */
export interface McpReading {
  /** `retriever.results`: JMESPath or a pattern; null if it is not written. */
  readonly expression: Extraction["results"];
  /** Names the answer in messages. */
  readonly where: string;
}

/**
 * Returns the answer that a tool's result holds. A pattern `lines` reads its text. An expression is
 * evaluated in the structured content or the blocks' values; if that fails and the expression names
 * `content`, in the structured content with the raw `content` beside it. Without either, an answer
 * that the pattern `empty` matches has no results, and in another `findResultList` finds the list.
 * Throws WrongAnswer, and what `extract` throws.
 */
export function readMcpAnswer(
  result: JsonObject,
  extract: Extractor,
  { expression, where }: McpReading,
): ExtractedAnswer {
  const content = readContent(result);
  const pattern = typeof expression === "string" ? null : expression;
  if (pattern !== null && pattern.lines !== null) {
    return extract(joinTexts(content, where), where);
  }
  if (pattern !== null && matchesEmptyPattern(content, pattern.empty)) {
    return extract([], where);
  }
  // Neither `lines` nor an expression is written.
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
    const members = objectMembers(content.structured);
    return extract({ ...members, content: result["content"] ?? [] }, where);
  }
}

/**
 * Returns the text blocks as one text, else the structured content if it is a text or
 * `{ result: TEXT }`; empty for an answer without any content. Throws WrongAnswer if there is other
 * content only.
 */
function joinTexts({ structured, blocks, texts }: Content, where: string): string {
  if (texts.length > 0) {
    return texts.join("\n");
  }
  const structuredText = isObject(structured) ? structured["result"] : structured;
  if (typeof structuredText === "string") {
    return structuredText;
  }
  if (blocks.length === 0 && structured === null) {
    return "";
  }
  throw new WrongAnswer(`${where} has no text; retriever.results.lines reads the lines of a text`);
}

/**
 * Whether the answer has nothing but texts, and the pattern `empty` ("nothing found") matches them.
 */
function matchesEmptyPattern(
  { structured, documents, texts }: Content,
  empty: string | null,
): boolean {
  if (empty === null || structured !== null || documents.length > 0 || texts.length === 0) {
    return false;
  }
  return compilePattern(empty, "retriever.results.empty").test(texts.join("\n"));
}

/**
 * Returns the answer that `extract` finds in the structured content, else in the value of the only
 * block (as the whole answer, or as the only one of the results), else in the list of all blocks'
 * values. Throws WrongAnswer if the only block is text that is no JSON, or a text beside objects is
 * broken JSON; else what `extract` throws.
 */
function extractValue(
  { structured, blocks }: Content,
  extract: Extractor,
  where: string,
): ExtractedAnswer {
  if (structured !== null) {
    return extract(structured, where);
  }
  const values = blocks.map(({ value }) => value);
  if (values.length !== 1) {
    // Beside objects, an expression would drop a text that should have been one.
    if (values.some(isObject)) {
      refuseBrokenJson(blocks, where);
    }
    return extract(values, where);
  }
  const [onlyValue] = values;
  // A single block may be the whole answer or the only result: the expression decides which.
  try {
    return extract(onlyValue, where);
  } catch (error) {
    if (typeof onlyValue === "string") {
      refuseBrokenJson(blocks, where);
      throw new WrongAnswer(`${where} is text, not JSON: ${quoteText(onlyValue)}`);
    }
    if (!isObject(onlyValue)) {
      throw error;
    }
    try {
      return extract([onlyValue], where);
    } catch {
      // The error of the first attempt shows the answer as the server sent it.
      throw error;
    }
  }
}

/**
 * Returns a tool's answer in its parts. Throws WrongAnswer with the texts of the answer if the tool
 * reports an error (`isError`).
 */
function readContent(result: JsonObject): Content {
  const rawBlocks: readonly unknown[] = Array.isArray(result["content"]) ? result["content"] : [];
  const blocks = rawBlocks.map(readBlock);
  const texts = blocks.flatMap((block) => (block.kind === "text" ? [block.text] : []));
  if (result["isError"] === true) {
    throw new WrongAnswer(cutText(texts.join("\n") || "the tool reported an error", 2000));
  }
  const documents = blocks.flatMap((block) => (block.kind === "document" ? [block.document] : []));
  return { structured: result["structuredContent"] ?? null, blocks, texts, documents };
}

/**
 * Returns a block of `content` by its kind: a text, a document for a link or a resource with a URI,
 * or "other" for everything else.
 */
function readBlock(block: unknown): Block {
  if (!isObject(block)) {
    return { kind: "other", type: "unknown", value: block };
  }
  const { type, text, resource } = block;
  if (type === "text" && typeof text === "string") {
    return { kind: "text", text, value: parseText(text) };
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

/**
 * Returns the result of a link or a resource: the path of its URI, its text if it has one, and its
 * name unless that is empty or only repeats the path, its last part or that part without the
 * ending: of `docs/a.md` the names `docs/a.md`, `a.md` and `a` are left out.
 */
function linkedDocument(uri: string, { name, text }: JsonObject): JsonObject {
  const path = pathOfUri(uri);
  const fileName = path.split("/").at(-1)!;
  const givenName = textOrEmpty(name);
  const repeatsPath = [fileName, path].includes(givenName) || fileName.startsWith(`${givenName}.`);
  return {
    path,
    ...(givenName !== "" && !repeatsPath && { name: givenName }),
    ...(typeof text === "string" && { text }),
  };
}

/**
 * Returns the path of a `file:` URI; of any other, host and path, since another host has other
 * documents. Percent-encoded letters are decoded. A text that is no URI is returned as it is.
 */
function pathOfUri(uri: string): string {
  // Matches `docs://host/path` and `docs:path`; its groups are the scheme and what follows.
  const parts = /^([A-Za-z][\w+.-]*):(?:\/\/)?(.+)$/s.exec(uri);
  if (parts === null) {
    return uri;
  }
  const [, scheme = "", hostAndPath = ""] = parts;
  const isFile = scheme.toLowerCase() === "file";
  const path = isFile ? hostAndPath.replace(/^localhost(?=\/)/, "") : hostAndPath;
  try {
    return decodeURIComponent(path);
  } catch {
    // A `%` that encodes nothing.
    return path;
  }
}

/**
 * Returns the text inside a code fence (```), which must reach to the end; null if there is none.
 * Before the fence may be one line that ends with a colon.
 */
function findFenced(text: string): string | null {
  const start = text.indexOf("```");
  const introduction = text.slice(0, Math.max(0, start)).trim();
  const isIntroduced =
    introduction === "" || (introduction.endsWith(":") && !introduction.includes("\n"));
  return start !== -1 && isIntroduced ? textInFence(text.slice(start)) : null;
}

/**
 * Returns the JSON value of a text, which may be inside a fence, or the list of its objects if it
 * has one on each line; else the text. Some servers encode twice: a JSON string that holds an
 * object or a list gives that. A lone number stays text, since it may be an id of digits.
 */
function parseText(text: string): unknown {
  const json = findFenced(text) ?? text;
  const value = parseJsonText(json);
  if (value === undefined) {
    return parseObjectLines(json) ?? text;
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

/**
 * Throws WrongAnswer if a text block is meant as a list or an object, but is no JSON: it holds NaN
 * or Infinity, or is a Python value.
 */
function refuseBrokenJson(blocks: readonly Block[], where: string): void {
  for (const block of blocks) {
    if (block.kind !== "text" || block.value !== block.text) {
      continue;
    }
    const json = findFenced(block.text) ?? block.text;
    if (/^\s*[[{]/.test(json) && hasNanOrInfinity(json)) {
      throw new WrongAnswer(`${where} is not JSON: it holds NaN or Infinity: ${quoteText(json)}`);
    }
    if (/[\]})]\s*$/.test(json) && isPythonValue(json)) {
      throw new WrongAnswer(
        `${where} is a Python value, not JSON (use json.dumps): ${quoteText(json)}`,
      );
    }
  }
}

/** Returns the objects of a text with one on each line (JSON Lines); null if it is another text. */
function parseObjectLines(text: string): readonly unknown[] | null {
  const values = splitIntoLines(text).map(parseJsonText);
  return values.length > 0 && values.every(isObject) ? values : null;
}

/** Returns the value of a JSON text; undefined if it is no JSON. */
function parseJsonText(text: string): unknown {
  try {
    return parseAnswerJson(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns the results in a tool's answer, as servers of the official SDKs send them, or an object
 * of the contract's own shape. Tried in this order: structured content that is a list or has one;
 * links and resources; one text block with a list or an object; a text block of JSON for each
 * result; lines of text. Empty for an answer without blocks. Throws WrongAnswer if it has none of
 * these, or, without a list in structured content, a block of an unknown kind.
 */
function findResultList(content: Content, where: string): JsonObject | readonly unknown[] {
  const { structured, blocks, texts, documents } = content;
  const structuredList = readList(structured, where);
  if (structuredList !== null) {
    return structuredList;
  }
  const unknownBlock = blocks.find((block) => block.kind === "other");
  if (unknownBlock?.kind === "other") {
    throw new WrongAnswer(
      `${where} holds a block of type ${quoteText(unknownBlock.type)}, which is no result that can be read; write retriever.results, an expression over \`content\``,
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
  return readTextResults(blocks, texts, where);
}

/**
 * Returns the links, the resources and the JSON texts that are documents, in order. Other texts are
 * left out: they are words for the model. Throws WrongAnswer if a text has a list of its own.
 */
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

/**
 * Returns the results in an answer of text blocks: the list (or contract answer) in a single JSON
 * text, one result for each of several texts if one of them is JSON, or a path for each line of
 * plain text. A single line that says that nothing was found gives an empty list. Throws
 * WrongAnswer as `refuseBrokenJson`, for a single JSON text without a list, and for several plain
 * texts if one has several lines: they may be the words of documents. `texts[i]` is the text of
 * `blocks[i]`, whose `value` is that text read as JSON (`parseText`), or the text itself if it is
 * no JSON.
 */
function readTextResults(
  blocks: readonly Block[],
  texts: readonly string[],
  where: string,
): JsonObject | readonly unknown[] {
  refuseBrokenJson(blocks, where);
  const values = blocks.map(({ value }) => value);
  const [onlyValue] = values;
  if (values.length === 1 && typeof onlyValue !== "string") {
    const list = readList(onlyValue, where);
    if (list === null) {
      throw new WrongAnswer(`${where} ${NO_LIST}: ${quoteText(requireItem(texts, 0))}`);
    }
    return list;
  }
  // If one text is JSON, each text is a result: a plain one is a path. But the JSON null is no
  // result. If one text is null, all are read as plain text.
  const isEachResult =
    values.some((value) => typeof value !== "string") && values.every((value) => value !== null);
  if (isEachResult) {
    return values;
  }
  if (texts.length > 1 && texts.some((text) => splitIntoLines(text).length > 1)) {
    throw new WrongAnswer(`${where} is several texts of several lines; ${NO_LIST}`);
  }
  // A text that was a JSON string is taken without its quotes; null as it was written.
  const plainTexts = texts.map((text, index) => {
    const value = values[index];
    return typeof value === "string" ? value : text;
  });
  const lines = splitIntoLines(plainTexts);
  return lines.length === 1 && NOTHING_FOUND.test(requireItem(lines, 0))
    ? []
    : lines.map((line) => ({ path: line }));
}

/**
 * Returns an answer of the contract's own shape, a list, the only list in an object, or one
 * document as a list; null for anything else. Throws WrongAnswer for an object that has the keys of
 * a document and a list that is empty or has objects: it could be a document, or hold a list of
 * them.
 */
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
  // The Python SDKs wrap every value that is no object as { result }.
  if (members.length === 1 && "result" in value) {
    return readList(value["result"], where);
  }
  const lists = members.map(([, member]) => member).filter((member) => Array.isArray(member));
  if (!isDocument(value)) {
    return lists.length === 1 ? requireItem(lists, 0) : null;
  }
  // Lists of plain values, such as tags, are fields of the document.
  if (lists.every((list) => list.length > 0 && list.every((each) => !isObject(each)))) {
    return [value];
  }
  throw new WrongAnswer(`${where} could be one document or a list of them; ${NO_LIST}`);
}

/** Whether an object has a text in a key that documents have. */
function isDocument(value: unknown): boolean {
  return isObject(value) && DOCUMENT_KEYS.some((key) => typeof value[key] === "string");
}
