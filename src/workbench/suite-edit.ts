/**
 * Changes to a suite that leave all else as it was, to the byte: comments, order, quotes and white space. YAML is a
 * superset of JSON, so one parser tells where things stand in both, and what is new is spliced into the text.
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

export class SuiteEditor {
  readonly #text: string;
  readonly #newline: string;
  readonly #cases = new Map<string, YAMLMap>();
  readonly #root: YAMLMap | null;
  /** What the cases are members of; null in JSON Lines. */
  #list: YAMLSeq | null = null;
  readonly #written: (value: unknown) => string;
  readonly #splices: { readonly start: number; readonly end: number; readonly text: string }[] = [];

  /** The text must have passed the suite's schema. */
  constructor(file: string, text: string) {
    this.#text = text;
    this.#newline = text.includes("\r\n") ? "\r\n" : "\n";
    this.#written = /\.jsonl?$/i.test(file) ? inJson : inYaml;
    if (/\.jsonl$/i.test(file)) {
      this.#root = null;
      for (const { start, line } of splitLines(text)) {
        const node = parseSuiteNode(line);
        if (isMap(node)) {
          this.#add(shiftNode(node, start));
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
    for (const each of cases.items) {
      if (isMap(each)) {
        this.#add(each);
      }
    }
  }

  #add(node: YAMLMap): void {
    const id = findPair(node, "id")?.value;
    if (isScalar(id)) {
      this.#cases.set(String(id.value), node);
    }
  }

  has(id: string): boolean {
    return this.#cases.has(id);
  }

  /** Adds to the list of a case, which is made where it is absent. */
  append(id: string, key: string, values: readonly unknown[]): void {
    const subject = requireValue(this.#cases, id);
    const list = findPair(subject, key)?.value;
    if (isSeq(list) && list.items.length > 0) {
      this.#appendItems(list, values);
    } else {
      this.#addKey(subject, key, values);
    }
  }

  /** Writes a value in the place of the old one; null takes the key out. */
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
        text: this.#written(value),
      });
    }
  }

  /** Takes the case out, with the comment above it. */
  remove(id: string): void {
    const subject = requireValue(this.#cases, id);
    if (this.#list?.flow === true) {
      this.#removeMember(this.#list, subject);
    } else {
      this.#removeLines(this.#commentAbove(nodeStart(subject)), nodeEnd(subject));
    }
  }

  /** Takes the comment above the case out, too, once it is decided. */
  removeComment(id: string): void {
    const start = lineStart(this.#text, nodeStart(requireValue(this.#cases, id)));
    this.#splices.push({ start: this.#commentAbove(start), end: start, text: "" });
  }

  /** Takes a line of the file's own out. */
  removeKey(key: string): void {
    if (this.#root === null) {
      return;
    }
    const pair = findPair(this.#root, key);
    if (pair !== null) {
      this.#removeMember(this.#root, pair);
    }
  }

  toString(): string {
    let text = "";
    let at = 0;
    for (const { start, end, text: added } of this.#splices.toSorted((a, b) => a.start - b.start)) {
      text += this.#text.slice(at, start) + added;
      at = Math.max(at, end);
    }
    return text + this.#text.slice(at);
  }

  #appendItems(list: YAMLSeq, values: readonly unknown[]): void {
    const first = nodeStart(list.items[0]);
    const last = list.items.at(-1);
    const written = values.map(this.#written);
    if (list.flow === true) {
      return this.#insertMembers(last, nodeStart(last), written);
    }
    const lead = this.#text.slice(lineStart(this.#text, first), first);
    this.#insertLines(
      nodeEnd(last),
      written.map((value) => lead + value),
    );
  }

  /** In braces or brackets, after the last one, each on a line of its own where that is. */
  #insertMembers(last: unknown, start: number, members: readonly string[]): void {
    const before = this.#text.slice(lineStart(this.#text, start), start);
    const between = /^\s*$/.test(before) ? `,${this.#newline}${before}` : ", ";
    const text = members.map((member) => between + member).join("");
    this.#splices.push({ start: nodeEnd(last), end: nodeEnd(last), text });
  }

  #addKey(subject: YAMLMap, key: string, value: unknown): void {
    const last = requireItem(subject.items, subject.items.length - 1);
    const end = nodeEnd(last);
    const firstKeyStart = nodeStart(requireItem(subject.items, 0).key);
    const column = firstKeyStart - lineStart(this.#text, firstKeyStart);
    if (subject.flow !== true) {
      this.#insertLines(end, [`${" ".repeat(column)}${key}: ${this.#written(value)}`]);
      return;
    }
    const name = this.#written === inJson ? JSON.stringify(key) : key;
    this.#insertMembers(last, nodeStart(last.key), [`${name}: ${this.#written(value)}`]);
  }

  /** After the line that holds the character before `at`. */
  #insertLines(at: number, lines: readonly string[]): void {
    const end = lineEnd(this.#text, at);
    const isWhole = end > 0 && this.#text[end - 1] === "\n";
    const lead = isWhole ? "" : this.#newline;
    const tail = isWhole ? this.#newline : "";
    this.#splices.push({ start: end, end, text: lead + lines.join(this.#newline) + tail });
  }

  /** In braces or brackets with the comma beside it, else the lines that it takes. */
  #removeMember({ flow, items }: YAMLMap | YAMLSeq, member: Pair | YAMLMap): void {
    if (flow !== true) {
      return this.#removeLines(nodeStart(member), nodeEnd(member));
    }
    const at = items.findIndex((each) => each === member);
    const before = items[at - 1];
    const after = items[at + 1];
    const start = before === undefined || after !== undefined ? nodeStart(member) : nodeEnd(before);
    const end = after === undefined ? nodeEnd(member) : nodeStart(after);
    this.#splices.push({ start, end, text: "" });
  }

  #removeLines(start: number, end: number): void {
    this.#splices.push({
      start: lineStart(this.#text, start),
      end: lineEnd(this.#text, end),
      text: "",
    });
  }

  /** Where the lines of comment begin that stand right above. */
  #commentAbove(offset: number): number {
    let start = lineStart(this.#text, offset);
    for (;;) {
      const before = lineStart(this.#text, start - 1);
      if (start === 0 || !/^[ \t]+#/.test(this.#text.slice(before, start))) {
        return start;
      }
      start = before;
    }
  }
}

function parseSuiteNode(text: string): Node | null {
  return parseDocument(text, {
    version: "1.2",
    uniqueKeys: false,
    stringKeys: true,
    prettyErrors: false,
  }).contents;
}

function* splitLines(text: string): Generator<{ readonly start: number; readonly line: string }> {
  let start = 0;
  for (const line of text.split("\n")) {
    if (line.trim() !== "") {
      yield { start, line };
    }
    start += line.length + 1;
  }
}

/** The node of a line, as the file has it. */
function shiftNode(node: YAMLMap, by: number): YAMLMap {
  const seen = new Set<unknown>();
  const visit = (each: unknown): void => {
    if (typeof each !== "object" || each === null || seen.has(each)) {
      return;
    }
    seen.add(each);
    const ranged = each as { range?: readonly number[] | null };
    if (Array.isArray(ranged.range)) {
      ranged.range = ranged.range.map((offset: number) => offset + by);
    }
    if (isMap(each)) {
      for (const { key, value } of each.items) {
        for (const part of [key, value]) {
          visit(part);
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

function findPair(map: YAMLMap, key: string): Pair | null {
  return map.items.find((pair) => isScalar(pair.key) && pair.key.value === key) ?? null;
}

/** A node has the range of its text: start, end, and the end of what follows it. A pair has none. */
type NodeOrPair = Partial<Pair> & { readonly range?: Range | null };

function nodeStart(node: unknown): number {
  const { key, range } = node as NodeOrPair;
  return range === undefined || range === null ? nodeStart(key) : range[0];
}

/** After the last character of what is written: the range of a block goes on over the comments below it. */
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

function lineStart(text: string, offset: number): number {
  return offset <= 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
}

/** After the newline of the line that holds the character before `offset`, or the end of the text. */
function lineEnd(text: string, offset: number): number {
  const end = text.indexOf("\n", Math.max(offset - 1, 0));
  return end === -1 ? text.length : end + 1;
}

// A value as people write it on one line.
function inJson(value: unknown): string {
  if (Array.isArray(value)) {
    return `[${value.map(inJson).join(", ")}]`;
  }
  if (typeof value !== "object" || value === null) {
    return JSON.stringify(value);
  }
  const members = Object.entries(value).map(
    ([key, each]) => `${JSON.stringify(key)}: ${inJson(each)}`,
  );
  return `{ ${members.join(", ")} }`;
}

/** With as few quotes as people write. */
function inYaml(value: unknown): string {
  if (typeof value === "string") {
    return isPlain(value) ? value : JSON.stringify(value);
  }
  if (Array.isArray(value)) {
    return `[${value.map(inYaml).join(", ")}]`;
  }
  if (typeof value !== "object" || value === null) {
    return JSON.stringify(value);
  }
  const members = Object.entries(value).map(([key, each]) => `${key}: ${inYaml(each)}`);
  return `{ ${members.join(", ")} }`;
}

function isPlain(text: string): boolean {
  return /^[A-Za-z][\w./-]*$/.test(text) && !/^(?:true|false|null)$/i.test(text);
}
