/**
 * YAML 1.2, strictly: no aliases, no merge keys, no tags, no directives, no keys that occur twice. A file of others may
 * have aliases, merge keys and several documents.
 */
import {
  type ErrorCode as SyntaxCode,
  LineCounter,
  type Node,
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
} from "yaml";
import type { ErrorCode } from "../errors.ts";
import type { Problem } from "../model/problem.ts";
import { showValue } from "../system/json.ts";
import { isWrittenAsValue } from "../system/written-numbers.ts";
import { checkKeys, escapePointer } from "./json-scan.ts";
import { type CutValue, type FileText, type Document, syntaxError } from "./read.ts";

/**
 * Returns the parser's tags with other readers of numbers: a number that would be written otherwise (`0123`, `1.10`,
 * more than 15 digits) stays the text that it is.
 */
const numbersAsWritten = (tags: Tags): Tags =>
  tags.map((tag) => {
    if (typeof tag === "string" || !/:(?:int|float)$/.test(tag.tag) || !("resolve" in tag)) {
      return tag;
    }
    const resolve = tag.resolve as ((text: string, ...rest: unknown[]) => unknown) | undefined;
    if (resolve === undefined) {
      return tag;
    }
    return {
      ...tag,
      resolve: (text: string, ...rest: unknown[]): unknown => {
        const value = resolve(text, ...rest);
        return isWrittenAsValue(text, value) ? value : text;
      },
    } as ScalarTag;
  });

/** Parses a file of ours. Throws `code` with every problem of its syntax. */
export function parseYaml(source: FileText, code: ErrorCode): Document {
  const { file, text } = source;
  const counter = new LineCounter();
  refuseDirective(source, code);
  const parsed = guardParse(code, file, () => parse(text, { ...OPTIONS, lineCounter: counter }));
  return readDocument(parsed, { source, code, counter, isForeign: false });
}

/** How often one anchor may be used, counted with the anchors within it. */
const MOST_ALIASES = 10_000;

/**
 * Parses a file of others, whose numbers may be ids, and stay as they are written. Several documents are a list.
 * Throws `code` with every problem of the syntax.
 */
export function parseForeignYaml(source: FileText, code: ErrorCode): Document {
  const { file, text, digest } = source;
  const counter = new LineCounter();
  refuseDirective(source, code);
  const options = {
    ...OPTIONS,
    lineCounter: counter,
    merge: true,
    customTags: numbersAsWritten,
  };
  const parsed = guardParse(code, file, () => parseAllDocuments(text, options));
  const context = { source, code, counter, isForeign: true };
  const documents: (Document & { readonly start: number })[] = [];
  for (const each of Array.isArray(parsed) ? parsed : []) {
    const document = readDocument(each as ParsedYaml, context);
    documents.push({ ...document, start: counter.linePos(nodeStart(each.contents) ?? 0).line });
  }
  const filledDocuments = documents.filter(({ value }) => value !== null);
  const [first, second] = filledDocuments;
  if (first === undefined || second === undefined) {
    return first ?? { file, value: null, digest, lineOf: () => 1 };
  }
  const lineOfPointer = (pointer: string): number => {
    const [, index, ...rest] = pointer.split("/");
    const document = filledDocuments[Number(index)] ?? first;
    if (rest.length === 0) {
      return document.start;
    }
    return document.lineOf(rest.map((part) => `/${part}`).join(""));
  };
  const texts = new Map<string, string>();
  for (const [index, document] of filledDocuments.entries()) {
    for (const [pointer, number] of document.texts ?? []) {
      texts.set(`/${index}${pointer}`, number);
    }
  }
  const cuts = filledDocuments.flatMap((document) => document.cuts ?? []);
  return {
    file,
    value: filledDocuments.map(({ value }) => value),
    digest,
    lineOf: lineOfPointer,
    texts,
    cuts,
  };
}

const OPTIONS = {
  version: "1.2",
  // The parser's own check compares each key with each other one.
  uniqueKeys: false,
  stringKeys: true,
} as const;

/** Throws `code` for a %YAML directive. */
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
  /** The code of what is thrown. */
  readonly code: ErrorCode;
  readonly counter: LineCounter;
  /** Whether the file is of others: then aliases may stand in it. */
  readonly isForeign: boolean;
}

/**
 * Turns a parsed YAML tree into a Document. Throws `code` with all syntax errors, repeated keys, aliases (in files of
 * ours) and keys that are not allowed.
 */
function readDocument(parsed: ParsedYaml, context: ParseContext): Document {
  const { source, code, counter, isForeign } = context;
  const { file, text, digest } = source;
  const lineOfOffset = (offset: number): number => counter.linePos(offset).line;
  const makeProblem = (message: string) => (offset: number) => ({
    file,
    line: lineOfOffset(offset),
    message,
  });
  // A comment that hides a closing bracket causes all errors after it. Then it is the only problem to report.
  const hidingComment = parsed.errors.length === 0 ? null : findCommentInBrackets(text);
  const isAfterComment = (error: { readonly pos: readonly [number, number] }): boolean =>
    hidingComment !== null && lineOfOffset(error.pos[0]) >= hidingComment.line;
  if (hidingComment !== null && parsed.errors.every(isAfterComment)) {
    throw syntaxError(code, file, [{ file, ...hidingComment }]);
  }
  const index = new KeyIndex();
  const findings = index.inspectTree(parsed.contents, text);
  const syntaxProblems: readonly Problem[] = [
    ...[...parsed.errors, ...parsed.warnings].map((error) =>
      makeProblem(describeSyntaxError(error.code))(error.pos[0]),
    ),
    ...findings.repeated.map(makeProblem("this map has the same key before; keep one of the two")),
    ...(isForeign ? [] : findings.aliases).map(
      makeProblem("an alias (`*name`) is not allowed; write the value out in each place"),
    ),
  ];
  if (syntaxProblems.length > 0) {
    throw syntaxError(code, file, syntaxProblems);
  }
  const value: unknown = guardParse(code, file, () => parsed.toJS({ maxAliasCount: MOST_ALIASES }));
  const lineOf = (pointer: string): number =>
    lineOfOffset(index.findOffset(parsed.contents, pointer));
  const keyProblems = checkKeys(value).map(({ pointer, message }) => {
    return { file, pointer, line: lineOf(pointer), message };
  });
  if (keyProblems.length > 0) {
    throw syntaxError(code, file, keyProblems);
  }
  const cuts = findings.cuts.map(({ offset, ...cut }) => ({ ...cut, line: lineOfOffset(offset) }));
  return { file, value, digest, lineOf, texts: findings.texts, cuts };
}

type ParsedYaml = ReturnType<typeof parse>;

/** What is wrong, by the parser's code, and what is right. */
const SYNTAX: Readonly<Partial<Record<SyntaxCode, string>>> = {
  BAD_ALIAS: "a text that begins with `*` or `&` needs quotes; aliases and anchors are not allowed",
  BAD_DIRECTIVE: "a directive (`%…`) is not allowed; remove the line",
  BAD_DQ_ESCAPE:
    "no such escape in double quotes; write the backslash twice, or use single quotes: 'C:\\docs'",
  BAD_INDENT:
    "the line is indented otherwise than its list or map; use the same number of spaces as the lines before it",
  BAD_SCALAR_START:
    'a text that begins with this character needs quotes, for example `query: "@home"`',
  BLOCK_AS_IMPLICIT_KEY:
    "two keys on one line; write each on a line of its own, or quote a text that has `: ` in it",
  BLOCK_IN_FLOW: "a list or map in brackets goes on in lines without them; close the bracket first",
  KEY_OVER_1024_CHARS:
    "a key of more than 1,024 characters; is a colon missing or a quote not closed?",
  MISSING_CHAR: "a quote, bracket, comma or colon is missing here or before; close what is open",
  MULTILINE_IMPLICIT_KEY:
    "a key goes on over several lines; is a colon missing on the line before?",
  MULTIPLE_DOCS: "a second document begins here (`---`); write one file for each",
  NON_STRING_KEY: 'a key must be text; quote it, for example `"404":`',
  TAB_AS_INDENT: "a tab indents the line; use spaces",
  TAG_RESOLVE_FAILED: "a tag (`!name`) is not allowed; remove it, or quote the text",
  UNEXPECTED_TOKEN:
    "this can't stand here; is a quote or bracket not closed before it, or does the text need quotes?",
};

const QUOTED = /"[^"\\]*(?:\\.[^"\\]*)*"|'[^']*'/g;

/**
 * Returns the first line on which a bracket stays open because a comment hides the one that closes it; null if there is
 * none.
 */
function findCommentInBrackets(
  text: string,
): { readonly line: number; readonly message: string } | null {
  for (const [index, written] of text.split("\n").entries()) {
    const line = written.replaceAll(QUOTED, (quoted) => '"'.repeat(quoted.length));
    const start = line.search(/[ \t]#/);
    const [openBracket] = /[{[]/.exec(line) ?? [];
    if (start === -1 || openBracket === undefined) {
      continue;
    }
    if (countOpen(line.slice(0, start)) > 0 && countOpen(line) <= 0) {
      const comment = showValue(written.slice(start).trim());
      const message = `\` #\` begins a comment here (${comment}), so the ${openBracket} before it is not closed; put the text in quotes, or the comment behind the closing bracket`;
      return { line: index + 1, message };
    }
  }
  return null;
}

/** Returns how many brackets of the line are left open. */
function countOpen(line: string): number {
  return line.replaceAll(/[^{[]/g, "").length - line.replaceAll(/[^}\]]/g, "").length;
}

/** Returns the message about a syntax error of the parser. */
function describeSyntaxError(code: SyntaxCode): string {
  return SYNTAX[code] ?? `not valid YAML (${code.toLowerCase().replaceAll("_", " ")})`;
}

/**
 * Returns what `action` returns. What the parser throws (a stack overflow on deep nesting, a wrong alias) becomes a
 * problem of the file.
 */
function guardParse<T>(code: ErrorCode, file: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    const message = error instanceof RangeError ? "nested too deeply" : (error as Error).message;
    throw syntaxError(code, file, [{ file, line: 1, message }]);
  }
}

/** What a tree holds that its value does not show. */
interface Findings {
  /** Offsets of keys that stand in their map before. */
  readonly repeated: number[];
  /** Offsets of aliases. */
  readonly aliases: number[];
  /** By pointer, the text of each number or boolean that is not written as its value is. */
  readonly texts: Map<string, string>;
  /** Values that end at a comment (` #`), which may have cut them. */
  readonly cuts: (Omit<CutValue, "line"> & { readonly offset: number })[];
}

/** A node that is looked at, with its key or index in the node around it. */
interface Visit {
  readonly node: unknown;
  readonly key: string;
  readonly parent: Visit | null;
}

/** Returns the JSON pointer of a visited node. */
function makePointer({ key, parent }: Visit): string {
  const keys: string[] = [];
  let last = key;
  for (let above = parent; above !== null; above = above.parent) {
    keys.push(`/${escapePointer(last)}`);
    last = above.key;
  }
  return keys.toReversed().join("");
}

const COMMENT = /[ \t]+#[^\r\n]*/y;

/**
 * Adds to `texts` a number or boolean that is not written as its value is, and to `cuts` a plain text that ends at a
 * comment.
 */
function inspectScalar(node: Scalar, visit: Visit, text: string, { texts, cuts }: Findings): void {
  const { value, source, type, range } = node;
  const isTyped = typeof value === "number" || typeof value === "boolean";
  // A text without quotes that looks like a number is one that `numbersAsWritten` kept.
  const isKeptNumber =
    type === "PLAIN" && /^[-+]?\.?\d/.test(source ?? "") && !isNaN(Number(source));
  if (source !== undefined && (isTyped ? !isWrittenAsValue(source, value) : isKeptNumber)) {
    texts.set(makePointer(visit), source);
  }
  if (typeof value !== "string" || type !== "PLAIN" || !range) {
    return;
  }
  COMMENT.lastIndex = range[1];
  const comment = COMMENT.exec(text)?.[0];
  if (comment !== undefined) {
    cuts.push({ pointer: makePointer(visit), offset: range[0], value, comment });
  }
}

/**
 * Finds members of maps by key. The members of each map are indexed once, since a file may have as many problems as
 * keys.
 */
class KeyIndex {
  readonly #members = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>();

  /** Returns where the value at the pointer begins (a member at its key), or the nearest parent that exists. */
  findOffset(root: Node | null, pointer: string): number {
    let node: unknown = root;
    let offset = 0;
    for (const part of pointer.split("/").slice(1)) {
      const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
      if (isSeq(node)) {
        node = node.items[Number(key)];
        offset = nodeStart(node) ?? offset;
      } else if (isMap(node)) {
        const pair = this.#indexMembers(node).get(key);
        if (pair === undefined) {
          return offset;
        }
        offset = nodeStart(pair.key) ?? offset;
        node = pair.value;
      } else {
        return offset;
      }
    }
    return offset;
  }

  /**
   * Returns what the tree holds that its value does not show: aliases, texts and cuts in the order of the file, repeated keys
   * in no order. It keeps a stack of its own, since a file may be nested deeper than calls can be.
   */
  inspectTree(root: unknown, text: string): Findings {
    const findings: Findings = { repeated: [], aliases: [], texts: new Map(), cuts: [] };
    const waiting: Visit[] = [{ node: root, key: "", parent: null }];
    for (let visit = waiting.pop(); visit !== undefined; visit = waiting.pop()) {
      const { node } = visit;
      if (isAlias(node)) {
        findings.aliases.push(requireStart(node));
      } else if (isScalar(node)) {
        inspectScalar(node, visit, text, findings);
      } else if (isSeq(node)) {
        for (let i = node.items.length - 1; i >= 0; i--) {
          waiting.push({ node: node.items[i], key: String(i), parent: visit });
        }
      } else if (isMap(node)) {
        const firstByKey = this.#indexMembers(node);
        for (const pair of node.items.toReversed()) {
          const key = readKeyName(pair);
          if (firstByKey.get(key) !== pair) {
            findings.repeated.push(requireStart(pair.key));
          }
          waiting.push({ node: pair.value, key, parent: visit });
        }
      }
    }
    return findings;
  }

  /** Returns the first member of each key. */
  #indexMembers(map: YAMLMap): ReadonlyMap<string, Pair> {
    const knownMembers = this.#members.get(map);
    if (knownMembers !== undefined) {
      return knownMembers;
    }
    const members = new Map(map.items.toReversed().map((pair) => [readKeyName(pair), pair]));
    this.#members.set(map, members);
    return members;
  }
}

/** Returns the key of a member as text; empty if it is no scalar. */
function readKeyName({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : "";
}

/** Returns the offset at which a node of the file starts. */
function requireStart(node: unknown): number {
  const start = nodeStart(node);
  if (start === undefined) {
    throw new Error("a node of the file has no place in it");
  }
  return start;
}

/** Returns the offset at which a node starts; undefined if it has no place in the file. */
function nodeStart(node: unknown): number | undefined {
  return (node as { readonly range?: readonly number[] | null } | null | undefined)?.range?.[0];
}
