/**
 * Parses YAML 1.2 strictly: files of this program may have no aliases (`*name`), merge keys (`<<`),
 * tags (`!name`) or directives (`%YAML`), and no key twice. Files of other programs ("foreign") may
 * have aliases, merge keys and several documents.
 */
import {
  type ErrorCode as SyntaxCode,
  LineCounter,
  type Pair,
  type Scalar,
  type ScalarTag,
  type Tags,
  type YAMLMap,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  parseAllDocuments,
  parseDocument as parse,
  visit,
} from "yaml";
import type { ErrorCode } from "../errors.ts";
import { showValue } from "../system/json.ts";
import { isWrittenAsValue } from "../system/written-numbers.ts";
import {
  escapePointer,
  findKeyProblems,
  findNearest,
  MAX_DEPTH,
  type CutValue,
  type FileText,
  type Document,
  syntaxError,
} from "./read.ts";

/**
 * For the parser's option `customTags`: a number whose value JavaScript writes otherwise (`0123`,
 * `1.10`, an integer that loses digits) is read as the text that it is.
 */
const readNumbersAsWritten = (tags: Tags): Tags =>
  tags.map((tag) => {
    if (typeof tag === "string" || !/:(?:int|float)$/.test(tag.tag)) {
      return tag;
    }
    const numberTag = tag as ScalarTag;
    const resolve: ScalarTag["resolve"] = (text, ...rest) => {
      const value = numberTag.resolve(text, ...rest);
      return isWrittenAsValue(text, value) ? value : text;
    };
    return { ...numberTag, resolve };
  });

/** Parses a file of our own. Throws `code` with every problem of the syntax. */
export function parseYaml(source: FileText, code: ErrorCode): Document {
  const { file, text } = source;
  const lineCounter = new LineCounter();
  refuseDirective(source, code);
  const parsed = guardParse(code, file, () => parse(text, { ...OPTIONS, lineCounter }));
  return readDocument(parsed, { source, code, lineCounter, isForeign: false });
}

/** Counted with the anchors within it, since these multiply: a short file could become huge. */
const MOST_ALIASES = 10_000;

/** `start` is the first line of the document in the file. */
type StartedDocument = Document & { readonly start: number };

/**
 * Parses a file of another program. Its numbers may be ids, so one such as 007 stays the text that
 * it is. Documents whose value is null are left out. The value of several documents is the list of
 * their values; of none, null. Throws `code` with the problems of the first document that has any.
 */
export function parseForeignYaml(source: FileText, code: ErrorCode): Document {
  const { file, text, digest } = source;
  const lineCounter = new LineCounter();
  refuseDirective(source, code);
  const options = {
    ...OPTIONS,
    lineCounter,
    merge: true,
    customTags: readNumbersAsWritten,
  };
  const parsed = guardParse(code, file, () => parseAllDocuments(text, options));
  const context = { source, code, lineCounter, isForeign: true };
  const documents: StartedDocument[] = [];
  // An empty file gives no list of documents.
  for (const parsedDocument of Array.isArray(parsed) ? (parsed as ParsedYaml[]) : []) {
    const document = readDocument(parsedDocument, context);
    if (document.value !== null) {
      const offset = nodeStart(parsedDocument.contents) ?? 0;
      documents.push({ ...document, start: lineCounter.linePos(offset).line });
    }
  }
  const [first, second] = documents;
  if (first === undefined) {
    return { file, value: null, digest, lineOf: () => 1 };
  }
  return second === undefined ? first : joinDocuments(first, documents);
}

/**
 * Returns one document whose value is the list of the documents' values, so that a pointer begins
 * with the index of a document: `/1/query` is `/query` of the second one, `/1` is its first line.
 */
function joinDocuments(first: StartedDocument, documents: readonly StartedDocument[]): Document {
  const texts = new Map<string, string>();
  for (const [index, document] of documents.entries()) {
    for (const [pointer, text] of document.texts ?? []) {
      texts.set(`/${index}${pointer}`, text);
    }
  }
  return {
    file: first.file,
    value: documents.map(({ value }) => value),
    digest: first.digest,
    lineOf: (pointer) => {
      // The pointer of the whole file is empty: it has no index.
      const [, index, pointerInDocument] = /^\/(\d+)([^]*)$/.exec(pointer) ?? [];
      const document = documents[Number(index)] ?? first;
      return pointerInDocument ? document.lineOf(pointerInDocument) : document.start;
    },
    texts,
    cuts: documents.flatMap(({ cuts = [] }) => cuts),
  };
}

const OPTIONS = {
  version: "1.2",
  // The parser's own check compares each key with each other one, which is slow. KeyIndex checks
  // the keys instead.
  uniqueKeys: false,
  // A key that is no text is an error.
  stringKeys: true,
} as const;

function refuseDirective({ file, text }: FileText, code: ErrorCode): void {
  if (/^%YAML/m.test(text)) {
    // A 1.1 document brings merge keys back, and `yes` as true.
    throw syntaxError(code, file, [
      { file, line: 1, message: "a %YAML directive is not allowed; this is YAML 1.2" },
    ]);
  }
}

interface ParseContext {
  readonly source: FileText;
  readonly code: ErrorCode;
  /** Gives the line of an offset. The parser has filled it. */
  readonly lineCounter: LineCounter;
  /** Then it may have aliases. */
  readonly isForeign: boolean;
}

/**
 * Returns the value and the places of its parts. Throws `code` for the first of these that there is:
 * one cause of the parser's errors; listSyntaxProblems; keys that are not allowed, and values that
 * are nested too deeply.
 */
function readDocument(parsed: ParsedYaml, context: ParseContext): Document {
  const { source, code, lineCounter, isForeign } = context;
  const { file, text, digest } = source;
  const lines = text.split("\n");
  const lineOfOffset = (offset: number): number => {
    let { line } = lineCounter.linePos(offset);
    // For a wrong line below comments, the parser gives the place of the comments.
    while (line < lines.length && hasNoContent(lines[line - 1] ?? "")) {
      line += 1;
    }
    return line;
  };
  const cause = findCauseOfErrors(parsed, text, lineOfOffset);
  if (cause !== null) {
    throw syntaxError(code, file, [{ file, ...cause }]);
  }
  const findings = inspectTree(parsed.contents, text);
  const aliases = isForeign ? [] : findings.aliases;
  const problems = listSyntaxProblems(parsed, { ...findings, aliases }, lineOfOffset);
  if (problems.length > 0) {
    throw syntaxError(
      code,
      file,
      problems.map((problem) => ({ file, ...problem })),
    );
  }

  const value: unknown = guardParse(code, file, () => parsed.toJS({ maxAliasCount: MOST_ALIASES }));
  const lineOf = (pointer: string): number => lineOfOffset(findNearest(findings.starts, pointer));
  const keyProblems = findKeyProblems(value).map(({ pointer, message }) => {
    return { file, pointer, line: lineOf(pointer), message };
  });
  if (keyProblems.length > 0) {
    throw syntaxError(code, file, keyProblems);
  }

  const valuesCutByComment = findings.cuts.map(({ offset, ...cut }) => {
    return { ...cut, line: lineOfOffset(offset) };
  });
  return { file, value, digest, lineOf, texts: findings.texts, cuts: valuesCutByComment };
}

/** Returns errors and warnings of the parser, repeated keys and aliases: the first of each line. */
function listSyntaxProblems(
  { errors, warnings }: ParsedYaml,
  { repeated, aliases }: Pick<Findings, "repeated" | "aliases">,
  lineOfOffset: (offset: number) => number,
): readonly LineProblem[] {
  const problemByLine = new Map<number, LineProblem>();
  const reportOffset = (offset: number, message: string): void => {
    const line = lineOfOffset(offset);
    problemByLine.set(line, problemByLine.get(line) ?? { line, message });
  };
  for (const error of [...errors, ...warnings]) {
    const name = error.code.toLowerCase().replaceAll("_", " ");
    reportOffset(error.pos[0], SYNTAX[error.code] ?? `not valid YAML (${name})`);
  }
  for (const { offset, firstOffset } of repeated) {
    const line = lineOfOffset(firstOffset);
    const message = `this map has the same key before, in line ${line}; join the two, or, if a new item of a list begins above it, write \`- \` there`;
    reportOffset(offset, message);
  }
  for (const offset of aliases) {
    reportOffset(offset, "an alias (`*name`) is not allowed; write the value out in each place");
  }
  return [...problemByLine.values()];
}

/** Returns one mistake that causes the parser's errors and warnings; null if none is found. */
function findCauseOfErrors(
  { contents, errors, warnings }: ParsedYaml,
  text: string,
  lineOfOffset: (offset: number) => number,
): LineProblem | null {
  const firstReported = errors[0] ?? warnings[0];
  if (firstReported === undefined) {
    return null;
  }
  if (errors.length > 0) {
    const firstOffset = Math.min(...errors.map(({ pos }) => pos[0]));
    // A comment that hides a closing bracket causes all errors after it.
    const hidingComment = findCommentInBrackets(text);
    if (hidingComment !== null && hidingComment.line <= lineOfOffset(firstOffset)) {
      return hidingComment;
    }
    // So does a bracket or quote that is never closed: the parser sees it some lines later.
    const unclosed = findUnclosed({ contents, errors }, text);
    if (unclosed !== null && unclosed.offset <= firstOffset) {
      return { line: lineOfOffset(unclosed.offset), message: unclosed.message };
    }
  }
  return (
    findListAboveMap(text, lineOfOffset) ?? findCauseAbove(text, lineOfOffset(firstReported.pos[0]))
  );
}

/** Finds `- version: 1` as the first line, behind comments, and `suite: …` as the next one. */
function findListAboveMap(
  text: string,
  lineOfOffset: (offset: number) => number,
): LineProblem | null {
  const [, firstLine, pair] =
    /^(?:(?:#.*|---.*)?\r?\n)*(- +(\w+:.*))\r?\n(?=\w+:)/.exec(text) ?? [];
  if (firstLine === undefined) {
    return null;
  }
  const message = `\`- \` begins a list here, and the next lines are keys of a map; write \`${pair}\``;
  return { line: lineOfOffset(text.indexOf(firstLine)), message };
}

/** Whether the line is blank, or a comment alone. */
function hasNoContent(line: string): boolean {
  return /^\s*(?:#|$)/.test(line);
}

/** The error's own line and two above it. */
const LINES_TO_ERROR = 3;

interface LineProblem {
  readonly line: number;
  readonly message: string;
}

/**
 * Returns a mistake that the parser does not name: a character that looks like a space, a missing
 * space, or a key or an item that is indented otherwise than the others. Looks at LINES_TO_ERROR,
 * and at the line below the error. Null if there is none. `errorLine` counts from 1, `at` from 0.
 */
function findCauseAbove(text: string, errorLine: number): LineProblem | null {
  const lines = text.split(/\r?\n/);
  const first = Math.max(0, errorLine - LINES_TO_ERROR);
  for (const findProblem of [findUnknownSpace, findMissingBlank, findOddItem, findOddKey]) {
    // A blank that is missing below the error does not cause it.
    const end = findProblem === findMissingBlank ? errorLine : errorLine + 1;
    for (let at = first; at < Math.min(lines.length, end); at++) {
      const problem = findProblem(lines, at);
      if (problem !== null) {
        return problem;
      }
    }
  }
  return null;
}

function findUnknownSpace(lines: readonly string[], at: number): LineProblem | null {
  const space = /[\u00a0\u2000-\u200b\u202f\u3000\ufeff]/.exec(lines[at] ?? "");
  if (space === null) {
    return null;
  }
  const point = (space[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  const message = `column ${space.index + 1} has a space that YAML does not know (U+${point}, a no-break space or the like); write an ordinary space`;
  return { line: at + 1, message };
}

function findMissingBlank(lines: readonly string[], at: number): LineProblem | null {
  // `k:10`; not `http://…`, and no time such as `at:10:30`.
  const [, key, value] = /^ *(?:- +)?([A-Za-z_]\w*):([^\s/:"'][^:]*)$/.exec(lines[at] ?? "") ?? [];
  return key === undefined
    ? null
    : { line: at + 1, message: `a blank is missing after the colon: \`${key}: ${value}\`` };
}

/**
 * Returns what is wrong with the key at an index if it is indented more than the key above it, or
 * by one blank less. Null if that key has its value below it.
 */
function findOddKey(lines: readonly string[], at: number): LineProblem | null {
  const lineAbove = lines.slice(0, at).findLast((line) => !hasNoContent(line)) ?? "";
  // `  - key: value`, and `    key: value`.
  const keyAbove = /^( *)(- +)?[\w@"'-]+:(?: |$)/.exec(lineAbove);
  const key = /^( *)[\w@"'-]+:(?: |$)/.exec(lines[at] ?? "");
  if (keyAbove === null || key === null || /:\s*$/.test(lineAbove)) {
    return null;
  }
  const [, indent = ""] = key;
  const [, indentAbove = "", dash = ""] = keyAbove;
  const wanted = indentAbove.length + dash.length;
  // `key: |` and `key: >-`.
  const startsText = /[|>][+-]?\s*$/.test(lineAbove);
  const isTooDeep = indent.length > wanted && !startsText;
  // A key that stands further left belongs to a map around.
  const isOneBlankShort = indent.length === wanted - 1;
  if (!isTooDeep && !isOneBlankShort) {
    return null;
  }
  const message = `this key is indented by ${indent.length}, and the one above by ${wanted}: keys of one map need the same indent`;
  return { line: at + 1, message };
}

/**
 * Returns what is wrong with the item at an index if it is indented by one blank more or less than
 * the nearest item above. Items of inner lists, which are indented more, do not count.
 */
function findOddItem(lines: readonly string[], at: number): LineProblem | null {
  const readIndent = (line: string): number | null => /^( *)- /.exec(line)?.[1]?.length ?? null;
  const indent = readIndent(lines[at] ?? "");
  if (indent === null) {
    return null;
  }
  const indents = lines.slice(0, at).map(readIndent);
  const indentAbove = indents.findLast((other) => other !== null && other <= indent + 1) ?? null;
  if (indentAbove === null || Math.abs(indent - indentAbove) !== 1) {
    return null;
  }
  const message = `this item is indented by ${indent}, and the one above by ${indentAbove}: items of one list need the same indent`;
  return { line: at + 1, message };
}

type ParsedYaml = ReturnType<typeof parse>;

/** By the parser's code: what is wrong, and what to write. */
const SYNTAX: Readonly<Partial<Record<SyntaxCode, string>>> = {
  BAD_ALIAS: "a text that begins with `*` or `&` needs quotes; aliases and anchors are not allowed",
  BAD_DIRECTIVE: "a directive (`%…`) is not allowed; remove the line",
  BAD_DQ_ESCAPE:
    "no such escape in double quotes; write the backslash twice, or use single quotes: 'C:\\docs'",
  BAD_INDENT:
    "the line is indented otherwise than its list or map; use the same number of spaces as the lines before it, and `- ` before the first key of an item",
  BAD_SCALAR_START:
    'a text that begins with this character needs quotes, for example `query: "@home"`',
  BLOCK_AS_IMPLICIT_KEY:
    "two keys on one line; write each on a line of its own, or quote a text that has `: ` in it",
  BLOCK_IN_FLOW:
    "a list or map without brackets begins inside of brackets; close the bracket before it, or quote a text that has `: ` in it",
  KEY_OVER_1024_CHARS:
    "a key of more than 1,024 characters; is a colon missing or a quote not closed?",
  MISSING_CHAR: "a quote, bracket, comma or colon is missing here or before; close what is open",
  MULTILINE_IMPLICIT_KEY:
    "a key goes on over several lines; is a colon missing on the line before?",
  MULTIPLE_DOCS: "a second document begins here (`---`); write one file for each",
  NON_STRING_KEY:
    'a key must be text; quote it, for example `"404":`. A text with {{…}} needs quotes, too',
  TAB_AS_INDENT: "a tab indents the line; use spaces",
  TAG_RESOLVE_FAILED: "a tag (`!name`) is not allowed; remove it, or quote the text",
  UNEXPECTED_TOKEN:
    "this can't stand here; is a quote or bracket not closed before it, or does the text need quotes?",
};

/** Matches a text in double or single quotes, with escaped quotes in it. */
const QUOTED_TEXT = /"[^"\\]*(?:\\.[^"\\]*)*"|'[^']*'/g;

/** Returns the first line on which a comment hides the closing bracket, as in `[PR #532]`. */
function findCommentInBrackets(text: string): LineProblem | null {
  for (const [index, written] of text.split("\n").entries()) {
    // The line with its quoted texts blanked out, so that brackets and `#` in them do not count.
    const line = written.replaceAll(QUOTED_TEXT, (quoted) => '"'.repeat(quoted.length));
    const commentStart = line.search(/[ \t]#/);
    const [openBracket] = /[{[]/.exec(line) ?? [];
    if (commentStart === -1 || openBracket === undefined) {
      continue;
    }
    const openBeforeComment = countOpenBrackets(line.slice(0, commentStart));
    if (openBeforeComment > 0 && countOpenBrackets(line) <= 0) {
      const comment = showValue(written.slice(commentStart).trim());
      const message = `\` #\` begins a comment here (${comment}), so the ${openBracket} before it is not closed; put the text in quotes, or the comment behind the closing bracket`;
      return { line: index + 1, message };
    }
  }
  return null;
}

const CLOSING: Readonly<Record<string, string>> = { "[": "]", "{": "}", '"': '"', "'": "'" };

/**
 * Returns the last bracket or quote that is still open where the parser reports an error, such as
 * the bracket of `[a, b`; null if there is none. Only the last one is certainly not closed: those
 * around it may be closed further down.
 */
function findUnclosed(
  { contents, errors }: Pick<ParsedYaml, "contents" | "errors">,
  text: string,
): { readonly offset: number; readonly message: string } | null {
  const errorOffsets = new Set(errors.map(({ pos }) => pos[0]));
  let lastOffset: number | null = null;
  visit(contents, {
    Node: (_key, node) => {
      // `range` has the offsets at which the value starts and ends.
      if (!node.range) {
        return;
      }
      const [start, end] = node.range;
      const closing = CLOSING[text.charAt(start)];
      if (closing === undefined || !errorOffsets.has(end)) {
        return;
      }
      // The closing character is the value's last one, or stands behind it. A quote alone is both
      // the first and the last character.
      const endsClosed = end - 1 > start && text.charAt(end - 1) === closing;
      if (!endsClosed && text.charAt(end) !== closing) {
        lastOffset = Math.max(lastOffset ?? 0, start);
      }
    },
  });
  if (lastOffset === null) {
    return null;
  }
  const opening = text.charAt(lastOffset);
  const message = `this ${opening} is not closed; add a ${CLOSING[opening] ?? ""}`;
  return { offset: lastOffset, message };
}

function countOpenBrackets(line: string): number {
  return line.split(/[{[]/).length - line.split(/[}\]]/).length;
}

/**
 * Runs a call of the parser. What it throws becomes `code`: a RangeError is the stack overflow of
 * deep nesting; others are wrong aliases.
 */
function guardParse<T>(code: ErrorCode, file: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    const message = error instanceof RangeError ? "nested too deeply" : (error as Error).message;
    throw syntaxError(code, file, [{ file, line: 1, message }]);
  }
}

/** What a YAML tree has that its value does not show. Offsets are in the file's text. */
interface Findings {
  /** By pointer, where a value begins: a map's member at its key, a list's item at its value. */
  readonly starts: Map<string, number>;
  /** Of keys that an earlier member of their map has, too. */
  readonly repeated: { readonly offset: number; readonly firstOffset: number }[];
  readonly aliases: number[];
  /** By pointer, of numbers and booleans that JavaScript writes otherwise (007, TRUE). */
  readonly texts: Map<string, string>;
  /** Texts without quotes that end at a comment (` #`), which may have cut them. */
  readonly cuts: (Omit<CutValue, "line"> & { readonly offset: number })[];
}

/** Matches a comment with the spaces before it, at the offset `lastIndex`. */
const COMMENT = /[ \t]+#[^\r\n]*/y;

/**
 * Whether it is a number or boolean that JavaScript would write otherwise than the file does: 007
 * as 7, 1.10 as 1.1, TRUE as true.
 */
function isWrittenOtherwise({ value, source = "", type }: Scalar): boolean {
  if (typeof value === "number" || typeof value === "boolean") {
    return !isWrittenAsValue(source, value);
  }
  // A number that readNumbersAsWritten has kept as a text.
  return type === "PLAIN" && isNumberText(source);
}

/**
 * Keeps how the file writes a number or boolean (in `texts`) if JavaScript would write it
 * otherwise; and in `cuts` a text without quotes that ends at a comment. `text` is the file's.
 */
function inspectScalar(
  node: Scalar,
  pointer: string,
  text: string,
  { texts, cuts }: Findings,
): void {
  const { value, source, type, range } = node;
  if (source !== undefined && isWrittenOtherwise(node)) {
    texts.set(pointer, source);
  }
  if (typeof value !== "string" || type !== "PLAIN" || !range) {
    return;
  }
  // `range` has the offsets at which the value starts and ends.
  COMMENT.lastIndex = range[1];
  const comment = COMMENT.exec(text)?.[0];
  if (comment !== undefined) {
    cuts.push({ pointer, offset: range[0], value, comment });
  }
}

/** Whether the text looks like a number of YAML: 007, .5, -.inf and .nan do. */
function isNumberText(text: string): boolean {
  const looksFinite = /^[-+]?\.?\d/.test(text) && !isNaN(Number(text));
  return looksFinite || /^(?:[-+]?\.inf|\.nan)$/i.test(text);
}

/** A node that is still to be inspected. */
interface Visit {
  readonly node: unknown;
  readonly pointer: string;
  /** Where it begins: a map's member at its key. */
  readonly start: number;
  /** How many nodes are around it. */
  readonly depth: number;
}

/**
 * Inspects all nodes in the order of the file; those below MAX_DEPTH are left out, since such a
 * file is refused. It keeps a stack and does not call itself, since calls can't be nested as
 * deeply.
 */
function inspectTree(root: unknown, text: string): Findings {
  const findings: Findings = {
    starts: new Map(),
    repeated: [],
    aliases: [],
    texts: new Map(),
    cuts: [],
  };
  const stack: Visit[] = [{ node: root, pointer: "", start: 0, depth: 0 }];
  for (let visit = stack.pop(); visit !== undefined; visit = stack.pop()) {
    const { node, pointer, start } = visit;
    const depth = visit.depth + 1;
    findings.starts.set(pointer, start);
    if (isAlias(node)) {
      findings.aliases.push(requireStart(node));
    } else if (isScalar(node)) {
      inspectScalar(node, pointer, text, findings);
    } else if (isSeq(node) && depth <= MAX_DEPTH) {
      // The last one first, so that the first one is on top of the stack.
      for (let i = node.items.length - 1; i >= 0; i--) {
        const item = node.items[i];
        const itemStart = nodeStart(item) ?? start;
        stack.push({ node: item, pointer: `${pointer}/${i}`, start: itemStart, depth });
      }
    } else if (isMap(node) && depth <= MAX_DEPTH) {
      findRepeatedKeys(node, findings);
      for (const pair of node.items.toReversed()) {
        const memberPointer = `${pointer}/${escapePointer(readKeyName(pair))}`;
        const memberStart = nodeStart(pair.key) ?? start;
        stack.push({ node: pair.value, pointer: memberPointer, start: memberStart, depth });
      }
    }
  }
  return findings;
}

/** Adds each key that an earlier member of the map has, too. */
function findRepeatedKeys(map: YAMLMap, { repeated }: Findings): void {
  const firstByKey = new Map<string, Pair>();
  for (const pair of map.items) {
    const key = readKeyName(pair);
    const first = firstByKey.get(key);
    if (first === undefined) {
      firstByKey.set(key, pair);
    } else {
      repeated.push({ offset: requireStart(pair.key), firstOffset: requireStart(first.key) });
    }
  }
}

function readKeyName({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : "";
}

/** Returns the node's offset, which every node of a parsed file has. */
function requireStart(node: unknown): number {
  const start = nodeStart(node);
  if (start === undefined) {
    throw new Error("a node of the file has no place in it");
  }
  return start;
}

function nodeStart(node: unknown): number | undefined {
  return (node as { readonly range?: readonly number[] | null } | null | undefined)?.range?.[0];
}
