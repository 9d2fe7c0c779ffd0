/**
 * Changes single values of a suite's file and leaves every other byte as it is: comments, order,
 * quotes and white space. JSON is YAML, too, so that one parser finds the place of each value; a
 * change is a splice, which replaces a part of the text.
 */
import {
  type Node,
  type Pair,
  type Range,
  type YAMLMap,
  type YAMLSeq,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
} from "yaml";
import { requireItem, requireValue } from "../model/lookup.ts";

/** A part of the text, from `start` up to `end`, and what replaces it. */
interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Collects changes; `toString` returns the changed text. */
export class SuiteEditor {
  readonly #text: string;
  readonly #newline: string;
  /** The nodes of the cases, by id. */
  readonly #cases = new Map<string, YAMLMap>();
  /** The file's outermost node; null in JSON Lines. */
  readonly #root: YAMLMap | null;
  /** The node of the list `cases`; null in JSON Lines. */
  #list: YAMLSeq | null = null;
  /** Writes a value as JSON or YAML, as the file is. */
  readonly #formatValue: (value: unknown) => string;
  readonly #splices: Splice[] = [];

  /** The text must have passed the suite's schema. */
  constructor(file: string, text: string) {
    this.#text = text;
    this.#newline = text.includes("\r\n") ? "\r\n" : "\n";
    this.#formatValue = /\.jsonl?$/i.test(file) ? formatJson : formatYaml;
    if (/\.jsonl$/i.test(file)) {
      this.#root = null;
      for (const { start, line } of splitLines(text)) {
        const node = parseSuiteNode(line);
        if (isMap(node)) {
          this.#addCase(shiftNode(node, start));
        }
      }
      return;
    }
    const root = parseSuiteNode(text);
    this.#root = isMap(root) ? root : null;
    const cases = this.#root === null ? null : findPair(this.#root, "cases")?.value;
    if (!isSeq(cases)) {
      return;
    }
    this.#list = cases;
    for (const item of cases.items) {
      if (isMap(item)) {
        this.#addCase(item);
      }
    }
  }

  /** Remembers the node of a case under its id; one without an id is left out. */
  #addCase(node: YAMLMap): void {
    const id = findPair(node, "id")?.value;
    if (isScalar(id)) {
      this.#cases.set(String(id.value), node);
    }
  }

  has(id: string): boolean {
    return this.#cases.has(id);
  }

  /**
   * Adds values to the end of a case's list, which is made if it is absent. Throws if there is no
   * such case.
   */
  append(id: string, key: string, values: readonly unknown[]): void {
    const subject = requireValue(this.#cases, id);
    const list = findPair(subject, key)?.value;
    if (isSeq(list) && list.items.length > 0) {
      this.#appendItems(list, values);
    } else {
      this.#addKey(subject, key, values);
    }
  }

  /** Replaces a value of a case; null removes the key. */
  set(id: string, key: string, value: unknown): void {
    const subject = requireValue(this.#cases, id);
    const pair = findPair(subject, key);
    if (value === null) {
      if (pair !== null) {
        this.#removeMember(subject, pair);
      }
    } else if (pair === null) {
      this.#addKey(subject, key, value);
    } else {
      this.#splices.push({
        start: nodeStart(pair.value),
        end: nodeEnd(pair.value),
        text: this.#formatValue(value),
      });
    }
  }

  /** Removes the case and the comment above it. */
  remove(id: string): void {
    const subject = requireValue(this.#cases, id);
    if (this.#list?.flow === true) {
      this.#removeMember(this.#list, subject);
    } else {
      this.#removeLines(this.#commentAbove(nodeStart(subject)), nodeEnd(subject));
    }
  }

  /** Removes the comment above a case. */
  removeComment(id: string): void {
    const start = lineStart(this.#text, nodeStart(requireValue(this.#cases, id)));
    this.#splices.push({ start: this.#commentAbove(start), end: start, text: "" });
  }

  /** Removes a key of the file itself, such as `draft`. Nothing happens if it is absent. */
  removeKey(key: string): void {
    if (this.#root === null) {
      return;
    }
    const pair = findPair(this.#root, key);
    if (pair !== null) {
      this.#removeMember(this.#root, pair);
    }
  }

  /** Returns the text with all changes. */
  toString(): string {
    let text = "";
    let doneUpTo = 0;
    for (const { start, end, text: replacement } of this.#splices.toSorted(
      (a, b) => a.start - b.start,
    )) {
      text += this.#text.slice(doneUpTo, start) + replacement;
      doneUpTo = Math.max(doneUpTo, end);
    }
    return text + this.#text.slice(doneUpTo);
  }

  /** Adds items behind the last one of a list that has items, in its own style. */
  #appendItems(list: YAMLSeq, values: readonly unknown[]): void {
    const first = nodeStart(list.items[0]);
    const last = list.items.at(-1);
    const itemTexts = values.map(this.#formatValue);
    if (list.flow === true) {
      return this.#insertMembers(last, nodeStart(last), itemTexts);
    }
    const dash = this.#text.slice(lineStart(this.#text, first), first);
    this.#insertLines(
      nodeEnd(last),
      itemTexts.map((value) => dash + value),
    );
  }

  /**
   * Adds members behind the last one inside braces or brackets: each on a line of its own if the
   * one at `start` has its own line, else on the same line.
   */
  #insertMembers(last: unknown, start: number, members: readonly string[]): void {
    const indent = this.#text.slice(lineStart(this.#text, start), start);
    const separator = /^\s*$/.test(indent) ? `,${this.#newline}${indent}` : ", ";
    const text = members.map((member) => separator + member).join("");
    this.#splices.push({ start: nodeEnd(last), end: nodeEnd(last), text });
  }

  /** Adds a key behind the last one of the case. */
  #addKey(subject: YAMLMap, key: string, value: unknown): void {
    const last = requireItem(subject.items, subject.items.length - 1);
    const end = nodeEnd(last);
    const firstKeyStart = nodeStart(requireItem(subject.items, 0).key);
    const column = firstKeyStart - lineStart(this.#text, firstKeyStart);
    if (subject.flow !== true) {
      this.#insertLines(end, [`${" ".repeat(column)}${key}: ${this.#formatValue(value)}`]);
      return;
    }
    const name = this.#formatValue === formatJson ? JSON.stringify(key) : key;
    this.#insertMembers(last, nodeStart(last.key), [`${name}: ${this.#formatValue(value)}`]);
  }

  /** Inserts lines after the line that has the character before `at`. */
  #insertLines(at: number, lines: readonly string[]): void {
    const end = lineEnd(this.#text, at);
    const endsWithNewline = end > 0 && this.#text[end - 1] === "\n";
    const newlineBefore = endsWithNewline ? "" : this.#newline;
    const newlineAfter = endsWithNewline ? this.#newline : "";
    this.#splices.push({
      start: end,
      end,
      text: newlineBefore + lines.join(this.#newline) + newlineAfter,
    });
  }

  /** Removes a member: inside braces or brackets with the comma beside it, else with its lines. */
  #removeMember({ flow, items }: YAMLMap | YAMLSeq, member: Pair | YAMLMap): void {
    if (flow !== true) {
      return this.#removeLines(nodeStart(member), nodeEnd(member));
    }
    const at = items.findIndex((item) => item === member);
    const before = items[at - 1];
    const after = items[at + 1];
    const start = before === undefined || after !== undefined ? nodeStart(member) : nodeEnd(before);
    const end = after === undefined ? nodeEnd(member) : nodeStart(after);
    this.#splices.push({ start, end, text: "" });
  }

  /** Removes the lines from the one at `start` to the one that has the character before `end`. */
  #removeLines(start: number, end: number): void {
    this.#splices.push({
      start: lineStart(this.#text, start),
      end: lineEnd(this.#text, end),
      text: "",
    });
  }

  /**
   * Returns where the lines of comment right above `offset` begin; the line's own start without
   * any.
   */
  #commentAbove(offset: number): number {
    let start = lineStart(this.#text, offset);
    for (;;) {
      const previousLine = lineStart(this.#text, start - 1);
      if (start === 0 || !/^[ \t]+#/.test(this.#text.slice(previousLine, start))) {
        return start;
      }
      start = previousLine;
    }
  }
}

/** Parses a text as YAML. Null if it is empty. */
function parseSuiteNode(text: string): Node | null {
  return parseDocument(text, {
    version: "1.2",
    uniqueKeys: false,
    stringKeys: true,
    prettyErrors: false,
  }).contents;
}

/** Yields each line that is not blank, and the offset at which it begins. */
function* splitLines(text: string): Generator<{ readonly start: number; readonly line: string }> {
  let start = 0;
  for (const line of text.split("\n")) {
    if (line.trim() !== "") {
      yield { start, line };
    }
    start += line.length + 1;
  }
}

/**
 * Moves a node that was parsed from a line alone to the line's place in the file: adds `by` to the
 * range of each node in it. Returns the same node.
 */
function shiftNode(node: YAMLMap, by: number): YAMLMap {
  const seenNodes = new Set<unknown>();
  const visit = (each: unknown): void => {
    if (typeof each !== "object" || each === null || seenNodes.has(each)) {
      return;
    }
    seenNodes.add(each);
    const withRange = each as { range?: readonly number[] | null };
    if (Array.isArray(withRange.range)) {
      withRange.range = withRange.range.map((offset: number) => offset + by);
    }
    if (isMap(each)) {
      for (const { key, value } of each.items) {
        for (const keyOrValue of [key, value]) {
          visit(keyOrValue);
        }
      }
    }
    if (isSeq(each)) {
      each.items.forEach(visit);
    }
  };
  visit(node);
  return node;
}

/** Returns the key and value of this key; null if it is absent. */
function findPair(map: YAMLMap, key: string): Pair | null {
  return map.items.find((pair) => isScalar(pair.key) && pair.key.value === key) ?? null;
}

/**
 * A node has the range of its text: start, end, and the end of what follows it. A pair has none.
 */
type NodeOrPair = Partial<Pair> & { readonly range?: Range | null };

/** Returns the offset of the first character of a node, or of a pair's key. */
function nodeStart(node: unknown): number {
  const { key, range } = node as NodeOrPair;
  return range === undefined || range === null ? nodeStart(key) : range[0];
}

/**
 * Returns the offset after the last character of a node or pair. Without the comments below it,
 * which the range of a block includes.
 */
function nodeEnd(node: unknown): number {
  if ((isMap(node) || isSeq(node)) && node.flow !== true && node.items.length > 0) {
    return nodeEnd(node.items.at(-1));
  }
  const { key, value, range } = node as NodeOrPair;
  if (range === undefined || range === null) {
    return nodeEnd(value ?? key);
  }
  return range[1];
}

/** Returns the offset at which the line of `offset` begins. */
function lineStart(text: string, offset: number): number {
  return offset <= 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
}

/**
 * Returns the offset after the newline of the line that has the character before `offset`, or the
 * length of the text.
 */
function lineEnd(text: string, offset: number): number {
  const end = text.indexOf("\n", Math.max(offset - 1, 0));
  return end === -1 ? text.length : end + 1;
}

/** Returns the value as JSON on one line, with spaces as people write them. */
function formatJson(value: unknown): string {
  if (Array.isArray(value)) {
    return `[${value.map(formatJson).join(", ")}]`;
  }
  if (typeof value !== "object" || value === null) {
    return JSON.stringify(value);
  }
  const members = Object.entries(value).map(
    ([key, each]) => `${JSON.stringify(key)}: ${formatJson(each)}`,
  );
  return `{ ${members.join(", ")} }`;
}

/** Returns the value as YAML on one line, with quotes only where they are needed. */
function formatYaml(value: unknown): string {
  if (typeof value === "string") {
    return needsNoQuotes(value) ? value : JSON.stringify(value);
  }
  if (Array.isArray(value)) {
    return `[${value.map(formatYaml).join(", ")}]`;
  }
  if (typeof value !== "object" || value === null) {
    return JSON.stringify(value);
  }
  const members = Object.entries(value).map(([key, each]) => `${key}: ${formatYaml(each)}`);
  return `{ ${members.join(", ")} }`;
}

/** Returns whether YAML reads the text without quotes as the same text. */
function needsNoQuotes(text: string): boolean {
  return /^[A-Za-z][\w./-]*$/.test(text) && !/^(?:true|false|null)$/i.test(text);
}
