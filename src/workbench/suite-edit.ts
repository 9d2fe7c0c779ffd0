/**
 * Changes single values of a suite's file and leaves every other byte as it is: comments, order,
 * quotes and white space. JSON is YAML, too, so that one parser finds the place of each value; a
 * change is a splice, which replaces a part of the text.
 */
import {
  Composer,
  type Node,
  type Pair,
  Parser,
  type Range,
  type YAMLMap,
  type YAMLSeq,
  isMap,
  isScalar,
  isSeq,
} from "yaml";
import { requireItem, requireValue } from "../model/lookup.ts";
import { yamlText } from "./suggest/draft.ts";

/** A part of the text, from `start` up to `end`, and what replaces it. */
interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Collects changes of one suite file. Each is a splice of the text as it was read. `toString`
 * applies them and returns the changed text. Changes do not see each other: a key that one call has
 * added can't be changed by the next.
 *
 * `flow` is true for a node in braces or brackets, as in JSON; any other map or list has its
 * members on lines.
 */
export class SuiteEditor {
  readonly #text: string;
  /** The line end that the file uses. */
  readonly #newline: string;
  /** The nodes of the cases, by id. */
  readonly #cases = new Map<string, YAMLMap>();
  /** The file's outermost node; null in JSON Lines, and if it is no map. */
  readonly #root: YAMLMap | null;
  /** The node of the list `cases`; null in JSON Lines, and if the file has no such list. */
  readonly #list: YAMLSeq | null;
  /** Writes a value as JSON or YAML, as the file is. */
  readonly #formatValue: (value: unknown) => string;
  readonly #splices: Splice[] = [];

  /**
   * Finds the cases in the file's text, which must have passed the suite's schema. A suite whose
   * cases all come from datasets has none of its own.
   */
  constructor(file: string, text: string) {
    this.#text = text;
    this.#newline = text.includes("\r\n") ? "\r\n" : "\n";
    const isJsonLines = /\.jsonl$/i.test(file);
    const isJson = /\.json$/i.test(file);
    this.#formatValue = isJson || isJsonLines ? formatJson : formatYaml;
    const root = isJsonLines ? null : parseSuiteNode(text, 0);
    this.#root = isMap(root) ? root : null;
    const list = this.#root === null ? null : findPair(this.#root, "cases")?.value;
    this.#list = isSeq(list) ? list : null;
    // In JSON Lines each line is a case or the suite's head, which has no id.
    const nodes = isJsonLines ? parseLines(text) : (this.#list?.items ?? []);
    for (const node of nodes.filter((each) => isMap(each))) {
      const id = findPair(node, "id")?.value;
      if (isScalar(id)) {
        this.#cases.set(String(id.value), node);
      }
    }
  }

  /** Returns whether the case stands in this file itself, not in a dataset that it names. */
  has(id: string): boolean {
    return this.#cases.has(id);
  }

  /**
   * Adds values to the end of the case's list under `key`. Adds the key with a new list if the case
   * does not have it. Throws if the file has no such case.
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

  /**
   * Sets a key of the case to a value, and adds the key if it is absent. Null removes the key.
   * Throws if the file has no such case.
   */
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
      this.#splice(nodeStart(pair.value), nodeEnd(pair.value), this.#formatValue(value));
    }
  }

  /**
   * Removes the case: its lines and the comment right above it, or, in a list in brackets, the case
   * and the comma beside it. Throws if the file has no such case.
   */
  remove(id: string): void {
    const subject = requireValue(this.#cases, id);
    if (this.#list?.flow === true) {
      this.#removeMember(this.#list, subject);
    } else {
      this.#removeLines(this.#commentAbove(nodeStart(subject)), nodeEnd(subject));
    }
  }

  /** Removes the lines of comment right above a case, if there are any. */
  removeComment(id: string): void {
    const start = lineStart(this.#text, nodeStart(requireValue(this.#cases, id)));
    this.#splice(this.#commentAbove(start), start, "");
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

  /**
   * Returns the text with all changes. Texts that were added at the same place keep the order of
   * their calls. Parts that several changes replace are left out once.
   */
  toString(): string {
    const splicesByPlace = this.#splices.toSorted((a, b) => a.start - b.start);
    let text = "";
    let doneUpTo = 0;
    for (const { start, end, text: replacement } of splicesByPlace) {
      text += this.#text.slice(doneUpTo, start) + replacement;
      doneUpTo = Math.max(doneUpTo, end);
    }
    return text + this.#text.slice(doneUpTo);
  }

  #splice(start: number, end: number, text: string): void {
    this.#splices.push({ start, end, text });
  }

  /**
   * Adds items behind the last one of a list, in its style: in brackets, or on lines with a dash.
   */
  #appendItems(list: YAMLSeq, values: readonly unknown[]): void {
    const firstStart = nodeStart(list.items[0]);
    const last = list.items.at(-1);
    const itemTexts = values.map(this.#formatValue);
    if (list.flow === true) {
      return this.#insertMembers(last, nodeStart(last), itemTexts);
    }
    // What stands before the first item in its line: indent and dash, such as `    - `.
    const indentAndDash = this.#text.slice(lineStart(this.#text, firstStart), firstStart);
    this.#insertLines(
      nodeEnd(last),
      itemTexts.map((value) => indentAndDash + value),
    );
  }

  /**
   * Adds members behind the last one inside braces or brackets: each on a line of its own if
   * nothing but white space stands before the last one in its line, else on the same line.
   * `lastStart`: where the last one begins.
   */
  #insertMembers(last: unknown, lastStart: number, members: readonly string[]): void {
    const textBefore = this.#text.slice(lineStart(this.#text, lastStart), lastStart);
    const isOnOwnLine = /^\s*$/.test(textBefore);
    const separator = isOnOwnLine ? `,${this.#newline}${textBefore}` : ", ";
    const text = members.map((member) => separator + member).join("");
    this.#splice(nodeEnd(last), nodeEnd(last), text);
  }

  /** Adds a key behind the last one of the case: on its own line, or inside the case's braces. */
  #addKey(subject: YAMLMap, key: string, value: unknown): void {
    const last = requireItem(subject.items, subject.items.length - 1);
    if (subject.flow !== true) {
      // In the column of the case's first key, which may follow a dash.
      const firstKeyStart = nodeStart(requireItem(subject.items, 0).key);
      const column = firstKeyStart - lineStart(this.#text, firstKeyStart);
      const line = `${" ".repeat(column)}${key}: ${this.#formatValue(value)}`;
      this.#insertLines(nodeEnd(last), [line]);
      return;
    }
    const isJson = this.#formatValue === formatJson;
    const name = isJson ? JSON.stringify(key) : key;
    this.#insertMembers(last, nodeStart(last.key), [`${name}: ${this.#formatValue(value)}`]);
  }

  /** Inserts lines below the line on which the text up to `valueEnd` ends. */
  #insertLines(valueEnd: number, lines: readonly string[]): void {
    const end = lineEnd(this.#text, valueEnd);
    // The last line of a file may have no newline: then one is needed before, and none after.
    const endsWithNewline = end > 0 && this.#text[end - 1] === "\n";
    const newlineBefore = endsWithNewline ? "" : this.#newline;
    const newlineAfter = endsWithNewline ? this.#newline : "";
    this.#splice(end, end, newlineBefore + lines.join(this.#newline) + newlineAfter);
  }

  /** Removes a member or an item: in braces or brackets with a comma beside it, else its lines. */
  #removeMember({ flow, items }: YAMLMap | YAMLSeq, member: Pair | YAMLMap): void {
    if (flow !== true) {
      return this.#removeLines(nodeStart(member), nodeEnd(member));
    }
    const index = items.findIndex((item) => item === member);
    const previous = items[index - 1];
    const next = items[index + 1];
    if (next !== undefined) {
      // With the comma behind it.
      return this.#splice(nodeStart(member), nodeStart(next), "");
    }
    // The last one: with the comma before it, if it is not the only one.
    const start = previous === undefined ? nodeStart(member) : nodeEnd(previous);
    this.#splice(start, nodeEnd(member), "");
  }

  /** Removes whole lines, from that of `start` to the one on which the text up to `end` ends. */
  #removeLines(start: number, end: number): void {
    this.#splice(lineStart(this.#text, start), lineEnd(this.#text, end), "");
  }

  /**
   * Returns the offset at which the lines of comment right above the line of `offset` begin.
   * Without any it is the start of that line. Only indented comments belong to a case; one at the
   * margin is about the file.
   */
  #commentAbove(offset: number): number {
    let start = lineStart(this.#text, offset);
    while (start > 0) {
      const previousLine = lineStart(this.#text, start - 1);
      const isIndentedComment = /^[ \t]+#/.test(this.#text.slice(previousLine, start));
      if (!isIndentedComment) {
        return start;
      }
      start = previousLine;
    }
    return start;
  }
}

/**
 * Returns the outermost node of a text that is read as YAML; null if the text is empty. `offset` is
 * where the text begins in the file: ranges count from the file's start. The text has been checked
 * before, so that no repeated key is looked for and no error is made pretty.
 */
function parseSuiteNode(text: string, offset: number): Node | null {
  const parser = new Parser();
  parser.offset = offset;
  const composer = new Composer({
    version: "1.2",
    uniqueKeys: false,
    stringKeys: true,
    prettyErrors: false,
  });
  const [document] = composer.compose(parser.parse(text), true);
  return document?.contents ?? null;
}

/** Returns the node of each line that is not blank. */
function parseLines(text: string): readonly (Node | null)[] {
  const nodes: (Node | null)[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    if (line.trim() !== "") {
      nodes.push(parseSuiteNode(line, start));
    }
    start += line.length + 1;
  }
  return nodes;
}

function findPair(map: YAMLMap, key: string): Pair | null {
  return map.items.find((pair) => isScalar(pair.key) && pair.key.value === key) ?? null;
}

/**
 * What the offsets of a node or a pair are read from. A node has a range: the start of its text,
 * its end, and the end of what follows it. A pair has none.
 */
type NodeOrPair = Partial<Pair> & { readonly range?: Range | null };

/** Returns the offset of the first character of a node, or of a pair's key. */
function nodeStart(node: unknown): number {
  const { key, range } = node as NodeOrPair;
  return range ? range[0] : nodeStart(key);
}

/**
 * Returns the offset after the last character of a node or pair. For a list or map in lines it is
 * the end of its last item: its own range includes the comments below it.
 */
function nodeEnd(node: unknown): number {
  if ((isMap(node) || isSeq(node)) && node.flow !== true && node.items.length > 0) {
    return nodeEnd(node.items.at(-1));
  }
  const { key, value, range } = node as NodeOrPair;
  return range ? range[1] : nodeEnd(value ?? key);
}

function lineStart(text: string, offset: number): number {
  return offset <= 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
}

/**
 * Returns where the line ends (after its newline) that the character before `offset` is in: of
 * `a\nb\n` it is 2 for the offsets 1 and 2. Without a newline that is the text's length.
 */
function lineEnd(text: string, offset: number): number {
  const end = text.indexOf("\n", Math.max(offset - 1, 0));
  return end === -1 ? text.length : end + 1;
}

/** Returns the value as JSON on one line, as people write it: `{ "id": "a", "grade": 2 }`. */
function formatJson(value: unknown): string {
  return formatFlow(value, JSON.stringify, JSON.stringify);
}

/** Returns the value as YAML on one line, quoted only where needed: `{ id: "a b", grade: 2 }`. */
function formatYaml(value: unknown): string {
  return formatFlow(value, yamlText, (key) => key);
}

/** Returns the value on one line, objects in braces and lists in brackets, as JSON or YAML. */
function formatFlow(
  value: unknown,
  formatText: (text: string) => string,
  formatKey: (key: string) => string,
): string {
  if (typeof value === "string") {
    return formatText(value);
  }
  if (typeof value !== "object" || value === null) {
    return JSON.stringify(value);
  }
  const format = (member: unknown): string => formatFlow(member, formatText, formatKey);
  if (Array.isArray(value)) {
    return `[${value.map(format).join(", ")}]`;
  }
  const members = Object.entries(value).map(
    ([key, member]) => `${formatKey(key)}: ${format(member)}`,
  );
  return `{ ${members.join(", ")} }`;
}
