/**
 * The YAML that suites and configs are written in, read in a fraction of the time: block maps and lists, flow collections
 * and scalars of one line, comments. Anything else is none of it, right or wrong, and is left to the whole parser
 * (yaml-document.ts): a reader that knows less must not read anything otherwise.
 */
import { checkKeys } from "./json-scan.ts";

interface PlainYaml {
  readonly value: unknown;
  /** From 1; of the nearest parent that is there. */
  readonly lineOf: (pointer: string) => number;
}

/** Null where the text holds anything that is not plain. */
export function readPlainYaml(text: string): PlainYaml | null {
  if (!PLAIN_TEXT.test(text)) return null;
  try {
    const reader = new LineReader(text.split("\n"));
    const value = reader.whole();
    if (checkKeys(value).length > 0) return null;
    return { value, lineOf: (pointer) => reader.lineOf(value, pointer) };
  } catch (error) {
    if (error instanceof NotPlain) return null;
    throw error;
  }
}

class NotPlain extends Error {}

function not(): never {
  throw new NotPlain();
}

/** No tabs, carriage returns and control characters, and no mark of a byte order or of another line's end. */
const PLAIN_TEXT = /^[\n\x20-\x7e\u00a0-\u2027\u202a-\ufefe\uff00-\uffff]*$/;
const MARKER = /^(?:---|\.\.\.|%)/;
/** A key and what follows its colon. */
const MEMBER = /^([A-Za-z_$][\w$@./-]{0,99}):(?: +(.*))?$/;
const FLOW_KEY = /([A-Za-z_$][\w$@./-]{0,99}): +/y;
/** What the parser takes for no text, in any letter case. */
const RESERVED = /^(?:null|true|false)$/i;
/** Characters that begin something else than a plain text. */
const BEGINS_OTHER = /^(?:[,[\]{}#&*!|>'"%@`?:]|-(?: |$))/;
const INTEGER = /^(?:0|-?[1-9]\d{0,14})$/;
const DECIMAL = /^-?(?:0|[1-9]\d{0,9})\.\d{1,9}$/;
/** Numbers in other writings, and what only looks like one. */
const NUMBER_LIKE = /^(?:~|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d*)?|0[xo][\da-f]*|[-+]?\.(?:inf|nan))$/i;
const MOST_DEPTH = 50;

/** A line that says something: where it begins, and what it says. */
interface WrittenLine {
  readonly indent: number;
  readonly text: string;
  readonly number: number;
}

class LineReader {
  readonly #lines: readonly WrittenLine[];
  /** Of each list and map: on which line each of its parts stands, in their order. */
  readonly #places = new Map<object, readonly number[]>();
  #at = 0;
  #depth = 0;

  constructor(texts: readonly string[]) {
    const lines: WrittenLine[] = [];
    for (const [i, text] of texts.entries()) {
      if (MARKER.test(text)) not();
      let indent = 0;
      while (text[indent] === " ") indent++;
      if (indent < text.length && text[indent] !== "#")
        lines.push({ indent, text: text.slice(indent), number: i + 1 });
    }
    this.#lines = lines;
  }

  whole(): unknown {
    const first = this.#lines[0] ?? not();
    const value = this.#block(first.indent);
    return this.#at === this.#lines.length ? value : not();
  }

  lineOf(root: unknown, pointer: string): number {
    let [node, line] = [root, 1];
    for (const part of pointer.split("/").slice(1)) {
      if (typeof node !== "object" || node === null) return line;
      const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
      const at = Array.isArray(node) ? Number(key) : Object.keys(node).indexOf(key);
      line = this.#places.get(node)?.[at] ?? line;
      node = Object.values(node)[at];
    }
    return line;
  }

  /** The list or map whose lines stand at this indentation. */
  #block(indent: number): unknown {
    if (++this.#depth > MOST_DEPTH) not();
    const line = this.#lines[this.#at]!;
    const value = isItem(line.text) ? this.#list(indent) : this.#map(indent);
    this.#depth--;
    return value;
  }

  #list(indent: number): unknown {
    const items: unknown[] = [];
    const places: number[] = [];
    for (;;) {
      const line = this.#lines[this.#at];
      if (line === undefined || line.indent < indent || (line.indent === indent && !isItem(line.text))) break;
      if (line.indent > indent) not();
      const text = line.text.slice(1).replace(/^ +/, "");
      places.push(line.number);
      items.push(this.#item(line, text));
    }
    this.#places.set(items, places);
    return items;
  }

  #item(line: WrittenLine, text: string): unknown {
    if (text === "" || isItem(text)) not();
    if (!MEMBER.test(text)) return this.#scalarOf(line, text);
    // A map that begins beside the dash goes on below its first key.
    const indent = line.indent + line.text.length - text.length;
    (this.#lines as WrittenLine[])[this.#at] = { ...line, indent, text };
    return this.#block(indent);
  }

  #map(indent: number): unknown {
    const members: Record<string, unknown> = {};
    const places: number[] = [];
    for (;;) {
      const line = this.#lines[this.#at];
      if (line === undefined || line.indent < indent) break;
      if (line.indent > indent) not();
      const [, key, text = ""] = MEMBER.exec(line.text) ?? not();
      if (key === undefined || !isKey(key) || Object.hasOwn(members, key)) not();
      places.push(line.number);
      members[key] = text === "" || text.startsWith("#") ? this.#below(line) : this.#scalarOf(line, text);
    }
    this.#places.set(members, places);
    return members;
  }

  /** The block under a key: deeper, or a list that stands as far out as its key. */
  #below(line: WrittenLine): unknown {
    const next = this.#lines[++this.#at] ?? not();
    if (next.indent < line.indent || (next.indent === line.indent && !isItem(next.text))) not();
    return this.#block(next.indent);
  }

  /** What stands on the line itself, which ends there. */
  #scalarOf(line: WrittenLine, text: string): unknown {
    this.#at++;
    const next = this.#lines[this.#at];
    // A text that goes on below is none of one line.
    if (next !== undefined && next.indent > line.indent) not();
    if (!/^[[{"']/.test(text)) return scalar(/^(.*?)(?: +#.*| *)$/.exec(text)![1]!, false);
    const flow = new Flow(text, line.number, this.#places);
    const value = flow.value(0);
    return flow.isOver() ? value : not();
  }
}

function isItem(text: string): boolean {
  return text === "-" || text.startsWith("- ");
}

function isKey(key: string): boolean {
  return !RESERVED.test(key) && key !== "__proto__";
}

/** A plain text, number or word. */
function scalar(text: string, inFlow: boolean): unknown {
  if (text === "" || BEGINS_OTHER.test(text)) not();
  if (inFlow ? text.includes(":") : /:(?: |$)/.test(text)) not();
  if (INTEGER.test(text) || DECIMAL.test(text)) return Number(text);
  if (text === "null") return null;
  if (text === "true" || text === "false") return text === "true";
  return RESERVED.test(text) || NUMBER_LIKE.test(text) ? not() : text;
}

/** Collections in brackets and texts in quotes, on one line. */
class Flow {
  readonly #text: string;
  readonly #line: number;
  readonly #places: Map<object, readonly number[]>;
  #at = 0;

  constructor(text: string, line: number, places: Map<object, readonly number[]>) {
    this.#text = text;
    this.#line = line;
    this.#places = places;
  }

  /** Whether only a comment is left. */
  isOver(): boolean {
    return /^(?: *| +#.*)$/.test(this.#text.slice(this.#at));
  }

  value(depth: number): unknown {
    if (depth > MOST_DEPTH) not();
    const first = this.#text[this.#at];
    if (first === "[" || first === "{") return this.#collection(first === "[", depth);
    if (first === '"' || first === "'") return this.#quoted();
    const text = this.#take(/[^,[\]{}"'#]*/y).replace(/ +$/, "");
    return scalar(text, true);
  }

  #collection(isList: boolean, depth: number): unknown {
    const items: unknown[] = [];
    const members: Record<string, unknown> = {};
    this.#at++;
    for (;;) {
      this.#take(/ */y);
      if (this.#text[this.#at] === (isList ? "]" : "}")) break;
      if (isList) items.push(this.value(depth + 1));
      else {
        const key = this.#take(FLOW_KEY).replace(/: +$/, "");
        if (!isKey(key) || Object.hasOwn(members, key)) not();
        members[key] = this.value(depth + 1);
      }
      this.#take(/ */y);
      if (this.#text[this.#at] !== ",") break;
      this.#at++;
    }
    if (this.#text[this.#at++] !== (isList ? "]" : "}")) not();
    const made = isList ? items : members;
    this.#places.set(made, Array<number>(Object.keys(made).length).fill(this.#line));
    return made;
  }

  /** Single quotes, and double ones without an escape. */
  #quoted(): string {
    const text = this.#take(/'(?:[^']|'')*'|"[^"\\]*"/y);
    const next = this.#text[this.#at];
    if (next !== undefined && !" ,]}".includes(next)) not();
    return text.startsWith("'") ? text.slice(1, -1).replaceAll("''", "'") : text.slice(1, -1);
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const [text] = pattern.exec(this.#text) ?? not();
    this.#at = pattern.lastIndex;
    return text;
  }
}
