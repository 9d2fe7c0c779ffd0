/**
 * Decides what an answer is, whatever sent it: results, nothing found, a failure that it reports,
 * or no answer at all. Each answer is read by itself; answers are not compared with each other.
 */
import { splitIntoLines } from "../expressions/expression.ts";
import { isResultName } from "../expressions/suggest-results.ts";
import { isObject, type JsonObject } from "../system/json.ts";
import { tryParseAnswerJson } from "../system/written-numbers.ts";
import { cutWords, excerptJson } from "../system/excerpt.ts";
import { countItems, requireItem } from "../model/lookup.ts";

/** An answer can't be used, or says that it failed. The message says why; its text is untrusted. */
export class WrongAnswer extends Error {}

/** Throws WrongAnswer with what an answer says that went wrong, if it says so. */
export function refuseFailure(answer: unknown): void {
  const failure = findFailure(answer);
  if (failure !== null) {
    throw new WrongAnswer(failure);
  }
}

// Each name below stands for all its spellings: `error_message`, `ErrorMessage`, `error-message`.

/** Members that hold what went wrong, if they hold anything. */
const ERROR_NAME =
  /^(?:err|errors?|fault|exception)(?:msg|message|text|code|reason|details?|description)?$/;
/** Members that are false if the request failed. */
const SUCCESS_NAME = /^(?:is)?(?:ok|success|successful|succeeded)$/;
/** Members that say how a request went, by a word or a status of HTTP. */
const STATUS_NAME = /^(?:http|response)?(?:status|code|statuscode)$|^(?:state|result)$/;
/** Members whose text says why, the best first. */
const MESSAGE_NAMES = [
  /^(?:error)?(?:message|msg|description)$/,
  /^(?:error|fault)?(?:string|reason|details?|description|text|title)$/,
  ERROR_NAME,
] as const;
/** Objects around an answer or beside its results, in which it may say that it failed. */
const WRAPPER_NAME = /^(?:data|result|response|body|status|meta|metadata|(?:response)?header)$/;

const NO_ERROR = /^(?:0+|false|none|ok|no errors?|success\w*)\.?$/i;
const FAILED_STATUS =
  /^(?:error|err|fail|failed|failure|fatal|exception|timed?.?out|unavailable|[45]\d\d)$/i;
const SUCCESS_MESSAGE = /^(?:ok|done|succe\w+)\W*$/i;

/** A member of an object: the letters of its key in lower case, and its value. */
type Member = readonly [name: string, value: unknown];

function listMembers(object: JsonObject): readonly Member[] {
  return Object.entries(object).map(([key, value]) => [
    key.replaceAll(/[\W_]/g, "").toLowerCase(),
    value,
  ]);
}

/**
 * Returns what an answer says that went wrong: by an error (`error: "no index"`), a flag
 * (`success: false`) or a status (`code: 500`) of its own, else of a wrapper in it (WRAPPER_NAME).
 * Null if it does not say that it failed. `depth`: in how many wrappers it was; two are opened.
 */
export function findFailure(answer: unknown, depth = 0): string | null {
  if (!isObject(answer)) {
    return null;
  }
  const members = listMembers(answer);
  const errors = members.filter(([name, value]) => ERROR_NAME.test(name) && isError(value));
  const [firstError] = errors;
  if (firstError !== undefined) {
    // A number says little (`errorCode: 7`); `error: true` has no message, so the answer's is
    // taken.
    const [, error] = errors.find(([, value]) => typeof value !== "number") ?? firstError;
    return readMessage(error) ?? readMessage(answer) ?? excerptJson(answer);
  }
  const isUnsuccessful = members.some(([name, value]) => SUCCESS_NAME.test(name) && saysNo(value));
  if (isUnsuccessful || hasFailedStatus(answer, members)) {
    return readMessage(answer) ?? excerptJson(answer);
  }
  if (depth === 2) {
    return null;
  }
  for (const [name, value] of members) {
    const failure = WRAPPER_NAME.test(name) ? findFailure(value, depth + 1) : null;
    if (failure !== null) {
      return failure;
    }
  }
  return null;
}

/** Whether the value of a member that is called an error says that there is one. */
function isError(value: unknown): boolean {
  return typeof value === "string" ? holdsValue(value) && !NO_ERROR.test(value) : holdsValue(value);
}

/** Whether a value is false, 0, or the word `false` or `no`. */
function saysNo(value: unknown): boolean {
  const isWord = typeof value === "string" && /^(?:false|no)$/i.test(value);
  return value === false || value === 0 || isWord;
}

/**
 * Whether a status says that the request failed. An object that names a document has the status of
 * that document (`published`), unless it has results: an answer may have an id, too.
 */
function hasFailedStatus(answer: JsonObject, members: readonly Member[]): boolean {
  const hasName = ["id", "path", "uri", "url"].some((key) => holdsValue(answer[key]));
  if (hasName && !("results" in answer)) {
    return false;
  }
  const isFailedStatus = ([name, value]: Member): boolean =>
    STATUS_NAME.test(name) &&
    (typeof value === "string" || typeof value === "number") &&
    FAILED_STATUS.test(String(value));
  return members.some(isFailedStatus) || hasOwnErrorCode(answer);
}

/**
 * Whether there is a `code` of the server's own, under 0 or from 600 on, beside a message other than
 * `ok`, and no results. Numbers from 0 to 99 are left out: servers use them for success.
 */
function hasOwnErrorCode(answer: JsonObject): boolean {
  const { code, message } = answer;
  if (typeof code !== "number" || typeof message !== "string") {
    return false;
  }
  const isOwnCode = code < 0 || code >= 600;
  const hasResults = Object.values(answer).some(
    (member) => typeof member === "object" && holdsValue(member),
  );
  return isOwnCode && !SUCCESS_MESSAGE.test(message) && !hasResults;
}

/**
 * Returns the message in what an answer reports, at most 2000 characters. For a list, these are the
 * messages of its first three items, for an object that of its best member (MESSAGE_NAMES). Null
 * without a text.
 */
function readMessage(reported: unknown): string | null {
  if (typeof reported === "string") {
    return reported.trim() === "" ? null : cutWords(reported, 2000);
  }
  if (Array.isArray(reported)) {
    const messages = reported
      .slice(0, 3)
      .map(readMessage)
      .filter((text) => text !== null);
    return messages.length === 0 ? null : messages.join("; ");
  }
  if (!isObject(reported)) {
    return null;
  }
  const members = listMembers(reported);
  for (const wanted of MESSAGE_NAMES) {
    for (const [name, value] of members) {
      const message = wanted.test(name) ? readMessage(value) : null;
      if (message !== null) {
        return message;
      }
    }
  }
  return null;
}

/** Whether a JSON value is more than null, false, 0, blank text, or lists and objects of these. */
function holdsValue(value: unknown): boolean {
  if (typeof value === "string") {
    return value.trim() !== "";
  }
  if (typeof value === "object" && value !== null) {
    return Object.values(value).some(holdsValue);
  }
  return Boolean(value);
}

/** Members that name a document. */
const DOCUMENT_KEYS = ["id", "path", "uri", "url", "text", "page_content"] as const;

/** Whether the value is an object with a text or a whole number that names a document. */
export function isDocument(value: unknown): boolean {
  return (
    isObject(value) &&
    DOCUMENT_KEYS.some((key) => typeof value[key] === "string" || Number.isInteger(value[key]))
  );
}

/**
 * Returns the results in a value or text, or an answer that has `results` or reports a failure; null
 * without any.
 */
export function readResults(value: unknown): JsonObject | readonly unknown[] | null {
  if (typeof value === "string") {
    const reading = readText(value);
    switch (reading.kind) {
      case "json":
        return readResults(reading.value);
      case "names":
        return reading.names.map((path) => ({ path }));
      case "empty":
        return [];
      case "words":
        return null;
    }
  }
  if (!isObject(value)) {
    return Array.isArray(value) ? value : null;
  }
  if (Array.isArray(value["results"]) || findFailure(value) !== null) {
    return value;
  }
  // The Python SDKs wrap every value that is no object as { result }.
  const isWrapper = "result" in value && Object.keys(value).length === 1;
  return isWrapper ? readResults(value["result"]) : findResults(value);
}

/**
 * Returns the only list of results in an object, or a document as a list of one. Null if there is
 * none, if several lists may be that one, or if a document has a list: either may be the result.
 */
function findResults(value: JsonObject): readonly unknown[] | null {
  const lists = listCandidates(value, 0);
  if (isDocument(value)) {
    // A list of texts, such as tags, is a field of the document; any other may be the results.
    const hasResultList = lists.some((items) => items.length === 0 || items.some(isObject));
    return hasResultList ? null : [value];
  }
  const [list] = lists;
  return list !== undefined && lists.length === 1 ? list : null;
}

/**
 * Returns the lists in an object that have a name of results, or begin with a document. Looks
 * also into its objects that have such a name, or that are its only member, up to three deep.
 */
function listCandidates(value: JsonObject, depth: number): readonly (readonly unknown[])[] {
  const members = Object.entries(value);
  const lists: (readonly unknown[])[] = [];
  for (const [key, member] of members) {
    const isNamed = isResultName(key);
    if (Array.isArray(member)) {
      if (isNamed || isDocument(member[0])) {
        lists.push(member);
      }
    } else if (isObject(member) && (isNamed || members.length === 1) && depth < 3) {
      lists.push(...listCandidates(member, depth + 1));
    }
  }
  return lists;
}

/** Matches words of a failure in a sentence. */
const SAYS_FAILED =
  /\b(?:errors?|exception|traceback|fail(?:ed|ure|s)|refused|denied|forbidden|unauthori[sz]ed|unavailable|timeout|timed out|rate limit|cannot|can't|could not|couldn't|unable)\b/i;

export function saysFailed(words: string): boolean {
  return SAYS_FAILED.test(words);
}

/** Whether a text beside results is a sentence for the model, and not a result or a failure. */
export function isRemark(text: string): boolean {
  const isSentence = /[.:!…]$/.test(text.trim()) || text.trim().split(/\s+/).length > 2;
  return isSentence && !saysFailed(text);
}

/**
 * Matches how servers begin to say that they found nothing: "No results found", "Found 0 matching
 * files", "Nothing found for x". A path such as "no documents.md" is none, and neither is "No
 * results: the index is closed".
 */
const NOTHING_FOUND =
  /^(?:sorry,? )?(?:(?:i |we )?(?:found|returned|got|have|there (?:are|were|is)) )?(?:nothing (?:was )?(?:found|match\w*)|(?:no|0|zero) (?:\w+ ){0,2}?(?:match(?:es|ing \w+|ed)?|results?|documents?|docs|hits|files|pages|passages|chunks|entries|records|items|articles)\b)(?![./\\]\S|:| because| due to| since)/i;

/**
 * Matches "No runbook found", whatever is searched, but not "No index found": that is a failure.
 */
const NO_SUCH_FOUND =
  /^(?:no|0|zero) (?:(?!(?:such|index(?:es)?|database|collection|table|config\w*|key|token|credentials|model|server|session)\b)[\w-]+ ){1,3}found\b(?!:| because| due to| since)/i;

/** A mark before an item of a list: `- `, `* `, `1. `. */
const LIST_MARK = /^(?:[-*•]|\d{1,4}[.)])\s+/;
/** A word, as ids and paths are; and a file whose name has spaces. */
const WORD = /^[^\s<>{}"|]*[\p{L}\p{N}][^\s<>{}"|]*$/u;
const FILE_WITH_SPACES = /^[^:;,!?<>{}"|*—–→]+\.[A-Za-z]\w{0,4}$/;
/** Words that name no document. */
const NO_NAME =
  /^(?:null|none|undefined|true|false|ok|error|failed|failure|timeout|unauthori[sz]ed|forbidden)$/i;

/** Returns the name of a document that is all of a line; null if the line has other words. */
function readName(line: string): string | null {
  const item = line.replace(LIST_MARK, "");
  const [, linkTarget] = /^\[[^\]]*\]\((\S+)\)$/.exec(item) ?? [];
  const [, quoted] = /^`([^`]+)`$/.exec(item) ?? [];
  const name = linkTarget ?? quoted ?? item;
  const isWord = WORD.test(name) && !/[:;,!?]$/.test(name) && !NO_NAME.test(name);
  const isFile = FILE_WITH_SPACES.test(name) && !saysFailed(name);
  return isWord || isFile ? name : null;
}

/** A word that is a link, or the name of a file with its ending. */
const LINK_OR_FILE = /^\w+:\/\/.|\w\.[a-z]\w{1,4}[.:]?$/i;

/**
 * Returns the advice to read the lines of a text as results. Without lines that name files or links
 * it has an example.
 */
export function adviseLines(text: string): string {
  const pattern = suggestLines(text);
  return pattern === null
    ? "If each line is a result, write results: { lines: '^(?<id>\\S+)' } under `retriever`, with a pattern that fits"
    : `Try results: { lines: ${quoteYaml(pattern)} } under \`retriever\``;
}

export function quoteYaml(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

export function escapePattern(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}/]/g, "\\$&");
}

/**
 * Returns a pattern for the lines of a text that name files or links; null without such lines. Two
 * lines such as `- docs/a.md` have the same start, so the pattern goes by it: `^- (?<path>\S+)`. If
 * no two lines start alike, it goes by the ending in the first one: `(?<path>\S+\.md)`.
 */
export function suggestLines(text: string): string | null {
  const patterns = splitIntoLines(text)
    .map(suggestLine)
    .filter((pattern) => pattern !== null);
  const counts = countItems(patterns.map(({ byStart }) => byStart));
  const mostUsed = [...counts].toSorted(([, a], [, b]) => b - a)[0];
  if (mostUsed === undefined) {
    return null;
  }
  const [byStart, count] = mostUsed;
  return count > 1 ? byStart : requireItem(patterns, 0).byEnding;
}

/** Patterns for a line that names a file. The examples are for `- docs/a.md: How to`. */
interface LinePatterns {
  /**
   * By what stands before and behind the name: `^- (?<path>[^\s:]+)`. Its digits fit any digits.
   */
  readonly byStart: string;
  /** By the ending of the file: `(?<path>\S+\.md)`. A link has a slash as its ending. */
  readonly byEnding: string;
}

/**
 * Returns patterns for the first file or link of a line; null without one, and for a failure. For
 * `3. [docs/a.md](x)` they are `^\d+\. \[(?<path>[^\s\]]+)` and `(?<path>\S+\.md)`.
 */
function suggestLine(line: string): LinePatterns | null {
  const words = [...line.matchAll(/[^\s"'`()[\]{}<>*|,;]+/g)];
  const word = words.find(([text]) => LINK_OR_FILE.test(text));
  if (word === undefined || saysFailed(line)) {
    return null;
  }
  const [name] = word;
  const startPattern = escapePattern(line.slice(0, word.index)).replaceAll(/\d+/g, "\\d+");
  // `.md` of `docs/a.md:`. A link without an ending is found by a slash in it.
  const ending = /\.\w+(?=[.:]?$)/.exec(name)?.[0];
  const endPattern = ending === undefined ? "\\/\\S+" : `\\${ending}`;
  return {
    byStart: `^${startPattern}(?<path>${makeNamePattern(name, line.slice(word.index + name.length))})`,
    byEnding: `(?<path>\\S+${endPattern})`,
  };
}

/**
 * Returns the pattern of a name that ends at a space, or at the mark behind it: `[^\s:]+` for
 * `docs/a.md:`, and `[^\s\]]+` for `docs/a.md` if `rest`, what follows in its line, is `](x)`.
 */
function makeNamePattern(name: string, rest: string): string {
  const mark = /[.:]$/.exec(name)?.[0] ?? rest.charAt(0).trim();
  return mark === "" ? "\\S+" : `[^\\s${mark === "]" ? "\\]" : mark}]+`;
}

type TextReading =
  /** `value` is JSON; words may stand around it. */
  | { readonly kind: "json"; readonly value: unknown }
  /** Lines that are names of documents. */
  | { readonly kind: "names"; readonly names: readonly string[] }
  /** Blank, or words for nothing found. */
  | { readonly kind: "empty" }
  /** Other words: no answer. */
  | { readonly kind: "words" };

/**
 * Reads a text as the answer of a search: JSON, a name of a document on each line, or the usual
 * words for nothing found. A line that ends with a colon may stand before a list.
 */
export function readText(text: string): TextReading {
  const lines = splitIntoLines(text);
  if (lines.length === 0) {
    return { kind: "empty" };
  }
  const value = findJson(text);
  if (value !== undefined) {
    return { kind: "json", value };
  }
  const listLines = lines.length > 1 && lines[0]!.endsWith(":") ? lines.slice(1) : lines;
  const names = listLines.map(readName);
  if (names.every((name) => name !== null)) {
    return { kind: "names", names };
  }
  const [firstLine = "", ...otherLines] = lines;
  const saysNothing = NOTHING_FOUND.test(firstLine) || NO_SUCH_FOUND.test(firstLine);
  const haveNames = otherLines.some((line) => readName(line) !== null);
  return { kind: saysNothing && !haveNames ? "empty" : "words" };
}

/**
 * Returns the JSON object or list that a text is, or that stands in its lines (findJsonLines). A
 * text that is a JSON string gives the object or list inside that string, else a list of the
 * string. Undefined if there is none.
 */
function findJson(text: string): unknown {
  const whole = tryParseAnswerJson(text);
  if (whole === undefined) {
    return findJsonLines(text.split(/\r?\n/));
  }
  if (typeof whole === "string") {
    const inner = tryParseAnswerJson(whole);
    return typeof inner === "object" && inner !== null ? inner : [whole];
  }
  return typeof whole === "object" && whole !== null ? whole : undefined;
}

/** How many lines at the end of a text may follow its JSON. */
const MOST_LINES_BEHIND = 9;

/**
 * Returns the JSON in some of the lines, in a code fence or not: an object, a list, or objects of
 * one line each as a list. Undefined if there is none, or the words around it tell of a failure.
 */
function findJsonLines(lines: readonly string[]): unknown {
  const start = lines.findIndex((line) => /^\s*[[{]/.test(line));
  if (start === -1) {
    return undefined;
  }
  // Lines at the end are left out, one after the other, until the others are JSON.
  for (let end = lines.length; end > start && end >= lines.length - MOST_LINES_BEHIND; end--) {
    const value = parseJsonLines(lines.slice(start, end));
    if (value !== undefined) {
      const wordsAround = [...lines.slice(0, start), ...lines.slice(end)].join(" ");
      return saysFailed(wordsAround) ? undefined : value;
    }
  }
  return undefined;
}

/** Returns the object or list that the lines are, or the list of their objects; else undefined. */
function parseJsonLines(lines: readonly string[]): unknown {
  const whole = tryParseAnswerJson(lines.join("\n"));
  if (whole !== undefined) {
    return typeof whole === "object" ? whole : undefined;
  }
  const objects = lines.filter((line) => line.trim() !== "").map(tryParseAnswerJson);
  return objects.length > 1 && objects.every(isObject) ? objects : undefined;
}
