/** Reads the answer of an MCP server's tool as an answer of the contract. */
import { isObject, type JsonObject, objectMembers, textOrEmpty } from "../system/json.ts";
import { type Extraction, type Extractor, normalizeResult, unreadError } from "./extract.ts";
import type { ParsedAnswer } from "./answer.ts";
import { cutWords, excerptJson, quoteText } from "../system/excerpt.ts";
import { decodePercent } from "../model/docno.ts";
import {
  WrongAnswer,
  adviseLines,
  isDocument,
  isRemark,
  readResults,
  readText,
  refuseFailure,
} from "./read-value.ts";

/** One block of `content`. `value` is what `retriever.results` is evaluated in. */
type Block =
  /** `value`: the JSON in the text, else the text. */
  | { readonly kind: "text"; readonly text: string; readonly value: unknown }
  /** `value`: the link, or the resource, as the server sent it. */
  | { readonly kind: "document"; readonly document: JsonObject; readonly value: unknown }
  | { readonly kind: "other"; readonly type: string; readonly value: unknown };

/** What a tool's result holds. */
interface ToolContent {
  readonly blocks: readonly Block[];
  /** The blocks as the server sent them. */
  readonly rawBlocks: readonly unknown[];
  readonly texts: readonly string[];
  /** Null if there is none. */
  readonly structured: unknown;
}

interface McpReading {
  /** `retriever.results`: JMESPath or a pattern; null if it is not written. */
  readonly written: Extraction["results"];
  /** Names the answer in messages. */
  readonly where: string;
}

/**
 * Returns the answer that a tool's result holds. What finds the results, by `written`:
 * - JMESPath: the expression, in the first form of the answer that has any (listForms)
 * - `{ lines }`: the pattern, in the texts (findPatternText)
 * - null or `{ empty }`: findResultList, unless the answer is a text that `empty` matches
 *
 * Throws WrongAnswer if it says that it failed or can't be read, and what `extract` throws.
 */
export function readMcpAnswer(
  result: JsonObject,
  extract: Extractor,
  { written, where }: McpReading,
): ParsedAnswer {
  const content = readContent(result, where);
  if (typeof written === "string") {
    const forms = listForms(content, where);
    // The expression may be over the blocks themselves.
    if (/\bcontent\b/.test(written)) {
      forms.push({ ...objectMembers(content.structured), content: content.rawBlocks });
    }
    return extractFirst(forms, extract, where);
  }
  const { lines = null, empty = null } = written ?? {};
  if (lines !== null) {
    return extract(findPatternText(content), where);
  }
  const { blocks, texts, structured } = content;
  const areAllTexts = structured === null && texts.length === blocks.length;
  if (areAllTexts && empty !== null && new RegExp(empty, "u").test(texts.join("\n"))) {
    return extract([], where);
  }
  const list = findResultList(content, where);
  const results = Array.isArray(list) ? list.map((item) => normalizeResult(item)) : list;
  // If `results` can't be read, the error proposes an expression over the whole answer.
  return extract(results, where, structured ?? valueOfBlocks(blocks));
}

/** Reads the parts of a tool's result. Throws WrongAnswer if it says that it failed. */
function readContent(result: JsonObject, where: string): ToolContent {
  const rawBlocks: unknown = result["content"] ?? [];
  if (!Array.isArray(rawBlocks)) {
    throw new WrongAnswer(`${where} has no list of blocks as content: ${excerptJson(rawBlocks)}`);
  }
  const blocks = rawBlocks.map(readBlock);
  const texts = blocks.flatMap((block) => (block.kind === "text" ? [block.text] : []));
  if (result["isError"] === true) {
    throw new WrongAnswer(cutWords(texts.join("\n") || "the tool reported an error", 2000));
  }
  const structured = result["structuredContent"] ?? null;
  refuseFailure(structured);
  return { blocks, rawBlocks, texts, structured };
}

/**
 * Returns what the pattern `lines` reads: the texts, else the structured content or the `result` in
 * it, else the blocks; an empty text without any. `extract` throws for what is no text.
 */
function findPatternText({ texts, structured, rawBlocks }: ToolContent): unknown {
  if (texts.length > 0) {
    return texts.join("\n");
  }
  // Servers wrap a text as `{ result: text }`.
  const isWrapper = isObject(structured) && "result" in structured;
  const unwrapped = isWrapper ? structured["result"] : structured;
  if (unwrapped !== null) {
    return unwrapped;
  }
  return rawBlocks.length === 0 ? "" : rawBlocks;
}

/** Returns the value of the only block, or the list of all values. */
function valueOfBlocks(blocks: readonly Block[]): unknown {
  const values = blocks.map(({ value }) => value);
  return values.length === 1 ? values[0] : values;
}

/**
 * Returns the forms of an answer in which an expression is evaluated, one after the other until it
 * finds results: the structured content alone, if there is one; of one block its value, then (if
 * that is an object, which may be a result) a list of it; of several blocks the list of their
 * values. Throws WrongAnswer if a text beside objects is broken JSON: an expression would leave it
 * out.
 */
function listForms({ structured, blocks }: ToolContent, where: string): unknown[] {
  const whole = structured ?? valueOfBlocks(blocks);
  if (structured !== null || !blocks.some(({ value }) => isObject(value))) {
    return [whole];
  }
  if (blocks.length === 1) {
    return [whole, [whole]];
  }
  const broken = blocks.find(({ value }) => typeof value === "string" && isLikeJson(value));
  if (broken !== undefined) {
    throw noAnswer(broken.value, where);
  }
  return [whole];
}

/**
 * Returns the answer in the first of the forms (listForms) in which `extract` finds one. A
 * WrongAnswer of `extract` says that it found an answer that is wrong, and is thrown at once. If no
 * form has an answer, throws the error of the first form; of a text that is noAnswer.
 */
function extractFirst(forms: readonly unknown[], extract: Extractor, where: string): ParsedAnswer {
  let firstError: unknown;
  for (const form of forms) {
    try {
      return extract(form, where);
    } catch (error) {
      if (error instanceof WrongAnswer) {
        throw error;
      }
      firstError ??= typeof form === "string" ? noAnswer(form, where) : error;
    }
  }
  throw firstError;
}

/** Whether a text begins as JSON does, be it in a code fence: not as `[docs/a.md]` does. */
function isLikeJson(text: string): boolean {
  return /^\s*(?:```\w*\s*)?(?:\{|\[\s*(?:["{[\]]|$))/.test(text);
}

/** Returns a block of `content`: a text, a document (a link or a resource with a URI), or other. */
function readBlock(block: unknown): Block {
  const members = objectMembers(block);
  const { type, text, resource, uri } = members;
  if (type === "text" && typeof text === "string") {
    const reading = readText(text);
    return { kind: "text", text, value: reading.kind === "json" ? reading.value : text };
  }
  if (type === "resource_link" && typeof uri === "string") {
    return { kind: "document", document: linkedDocument(uri, members), value: block };
  }
  if (type === "resource" && isObject(resource) && typeof resource["uri"] === "string") {
    const document = linkedDocument(resource["uri"], resource);
    return { kind: "document", document, value: resource };
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
  return decodePercent(path);
}

/**
 * Returns the error of an answer without results. `value` is a text of the answer, or all that an
 * expression would see of it.
 */
function noAnswer(value: unknown, where: string): Error {
  if (typeof value !== "string") {
    return unreadError(
      value,
      `${where} has no list of results that can be told from others without retriever.results`,
    );
  }
  return new WrongAnswer(
    isLikeJson(value)
      ? `${where} is not JSON: ${quoteText(value)}`
      : `${where} is a text, and neither JSON nor a list of names: ${quoteText(value)}. ${adviseLines(value)}`,
  );
}

/**
 * Returns the results in a tool's answer, as servers of the official SDKs send them, or an object
 * of the contract's own shape: of the structured content; else of all texts as one, if all blocks
 * are texts and none is JSON; else of the single blocks (listBlocks). Empty for an answer without any content. Throws
 * if it has content and no results, and WrongAnswer for an unknown kind of block.
 */
function findResultList(
  { structured, blocks }: ToolContent,
  where: string,
): JsonObject | readonly unknown[] {
  const structuredList = readResults(structured);
  if (structuredList !== null) {
    return structuredList;
  }
  const unknownBlock = blocks.find((block) => block.kind === "other");
  if (unknownBlock !== undefined) {
    throw new WrongAnswer(
      `${where} holds a block of type ${quoteText(unknownBlock.type)}, which is no result that can be read; write retriever.results, an expression over \`content\``,
    );
  }
  if (blocks.length === 0) {
    if (structured === null) {
      return [];
    }
    throw noAnswer(structured, where);
  }
  if (blocks.some(({ value }) => typeof value !== "string")) {
    return listBlocks(blocks, where);
  }
  // Servers send the lines of a list in one text, or each in a text of its own.
  const text = blocks.map(({ value }) => value).join("\n");
  const list = readResults(text);
  if (list === null) {
    throw noAnswer(text, where);
  }
  return list;
}

/**
 * Returns the single results of the blocks (listSingleResults); or the list that a JSON text has,
 * such as `[{"id": "a"}]` or `{"results": […]}`. Throws WrongAnswer for such a list beside other
 * results, and for a block without results.
 */
function listBlocks(blocks: readonly Block[], where: string): JsonObject | readonly unknown[] {
  const results: unknown[] = [];
  const lists: (JsonObject | readonly unknown[])[] = [];
  for (const block of blocks) {
    const singleResults = listSingleResults(block);
    const list = singleResults === null ? readResults(block.value) : null;
    if (singleResults !== null) {
      results.push(...singleResults);
    } else if (list !== null) {
      lists.push(list);
    } else {
      const { value } = block;
      throw noAnswer(typeof value === "string" ? value : valueOfBlocks(blocks), where);
    }
  }
  const [firstList] = lists;
  if (firstList === undefined) {
    return results;
  }
  if (lists.length > 1 || results.length > 0) {
    throw new WrongAnswer(
      `${where} has a list in a text, and other results beside it; write retriever.results, a JMESPath expression that finds the list`,
    );
  }
  return firstList;
}

/**
 * Returns the results of a link, a resource, a text of names or a JSON object that is a document.
 * Empty for a sentence for the model; null for other words, and for other JSON.
 */
function listSingleResults(block: Block): readonly unknown[] | null {
  const { value } = block;
  if (block.kind === "document") {
    return [block.document];
  }
  if (typeof value !== "string" && !isDocument(value)) {
    return null;
  }
  const found = readResults(value);
  if (Array.isArray(found)) {
    return found;
  }
  return typeof value === "string" && isRemark(value) ? [] : null;
}
