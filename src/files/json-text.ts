/**
 * Reads JSON, with what JSON.parse does not show: where and why a text is no JSON (JSON.parse says
 * it in other words in each version of Node.js, and often without the place), keys that occur twice
 * (it keeps the last one), keys that could reach a prototype, values that are nested too deeply,
 * the lines of values, and the texts of numbers.
 */
import { UNSAFE_KEYS } from "../system/json.ts";
import { isWrittenAsValue, parseJsonAsWritten } from "../system/written-numbers.ts";
import type { Problem } from "../model/problem.ts";
import { requireItem } from "../model/lookup.ts";
import { MAX_DEPTH, findNearest, writePointer, type Document, type Origin } from "./read.ts";

interface JsonReading extends Required<Pick<Document, "value" | "lineOf" | "texts">> {
  /**
   * The place where the text is no JSON, or else repeated and forbidden keys and a value that is
   * nested too deeply. If it is no JSON, or nested too deeply, `value` is undefined.
   */
  readonly problems: readonly Problem[];
}

interface JsonSource {
  readonly file: string;
  readonly text: string;
  /** The line of `file` on which the text starts; 1 if absent. */
  readonly line?: number;
  /** The JSON pointer of the text's value, which stands before the pointers of `texts` alone. */
  readonly root?: string;
}

/** No message needs the lines of deeper values. At depth 2 is `/cases/7`. */
const LINES_DEPTH = 2;

/**
 * Reads JSON with all its problems, with the lines of its values (below LINES_DEPTH, that of the
 * value around it), and with numbers that JavaScript would write otherwise (`texts`).
 */
export function readJson(
  { file, text, line: firstLine = 1, root = "" }: JsonSource,
  origin: Origin = "own",
): JsonReading {
  const scanner = new Scanner(text, root);
  const isWhole = scanner.scan();
  const linesBefore = makeLineCounter(text);
  const lineOfOffset = (offset: number): number => firstLine + linesBefore(offset);
  const problems = scanner.problems.map(({ offset, ...problem }) => {
    return { file, line: lineOfOffset(offset), ...problem };
  });
  const parse = origin === "own" ? JSON.parse : parseJsonAsWritten;
  return {
    value: isWhole ? (parse(text) as unknown) : undefined,
    problems,
    lineOf: (pointer) => lineOfOffset(findNearest(scanner.offsets, pointer)),
    texts: scanner.numbers,
  };
}

/**
 * Returns why a text is no JSON, for callers that know its line. JSON.parse must have refused it.
 */
export function describeJsonError(text: string): string {
  return requireItem(readJson({ file: "", text }).problems, 0).message;
}

/**
 * Returns a function that counts the line ends before an offset. The first call finds all line
 * ends, and each call searches among them, since a file may have as many problems as lines.
 */
export function makeLineCounter(text: string): (offset: number) => number {
  let ends: readonly number[] | null = null;
  return (offset) => {
    ends ??= findLineEnds(text);
    // Binary search for the first line end that is not before the offset.
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (requireItem(ends, middle) < offset) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  };
}

function findLineEnds(text: string): readonly number[] {
  const ends: number[] = [];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) {
    ends.push(at);
  }
  return ends;
}

// Each is matched at the offset `lastIndex`. A loop over the characters would be too slow.
const SPACE = /[ \t\r\n]*/y;
// All but control characters, `"` and `\`.
const PLAIN = /[ !#-[\]-\uFFFF]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;
const NUMBER_OR_WORD = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null/y;

/** How JSON writes what Python and JavaScript write otherwise. */
const JSON_WORDS: ReadonlyMap<string, string> = new Map([
  ["NaN", "null"],
  ["Infinity", "null"],
  ["-Infinity", "null"],
  ["None", "null"],
  ["undefined", "null"],
  ["True", "true"],
  ["False", "false"],
]);
/** A word such as `NaN` or `-Infinity`. */
const OTHER_WORD = /-?[A-Za-z]+/y;
/** Characters before the place of a fault that an error shows. */
const SHOWN_BEFORE = 30;

/** Ends a scan. The problem that ended it is the scanner's last one. */
class EndOfScan extends Error {}

/**
 * Steps through a JSON text. Each method starts at the offset `#at` and moves it behind what it
 * read.
 */
class Scanner {
  readonly problems: (Pick<Problem, "pointer" | "message"> & { readonly offset: number })[] = [];
  /** Of each value down to LINES_DEPTH, by JSON pointer. */
  readonly offsets = new Map<string, number>();
  /** By JSON pointer, those whose value JavaScript writes otherwise, such as 1.10. */
  readonly numbers = new Map<string, string>();
  readonly #path: (string | number)[] = [];
  readonly #text: string;
  readonly #root: string;
  #at = 0;

  constructor(text: string, root: string) {
    this.#text = text;
    this.#root = root;
  }

  /**
   * Scans the text. Returns false if it ended where the text is no JSON, or is nested too deeply.
   */
  scan(): boolean {
    try {
      this.#scanValue(0);
      this.#skip(SPACE);
      if (this.#at < this.#text.length) {
        this.#refuse("the end");
      }
      return true;
    } catch (error) {
      if (error instanceof EndOfScan) {
        return false;
      }
      throw error;
    }
  }

  #scanValue(depth: number): void {
    this.#skip(SPACE);
    if (depth <= LINES_DEPTH) {
      this.offsets.set(writePointer(this.#path), this.#at);
    }
    if (depth > MAX_DEPTH) {
      this.#addKeyProblem(`nested deeper than ${MAX_DEPTH} levels`);
      throw new EndOfScan();
    }
    switch (this.#text.charAt(this.#at)) {
      case "{":
        return this.#scanObject(depth);
      case "[":
        return this.#scanParts("]", (index) => {
          this.#path.push(index);
          this.#scanValue(depth + 1);
          this.#path.pop();
        });
      case '"':
        return void this.#readText();
      default:
        return this.#scanLiteral();
    }
  }

  #scanObject(depth: number): void {
    const seenKeys = new Set<string>();
    this.#scanParts("}", () => {
      const key = this.#readKey();
      this.#path.push(key);
      if (seenKeys.has(key)) {
        this.#addKeyProblem(`the key "${key}" occurs twice in one object`);
      }
      if (UNSAFE_KEYS.has(key)) {
        this.#addKeyProblem(`the key "${key}" is not allowed`);
      }
      seenKeys.add(key);
      this.#skip(SPACE);
      if (!this.#readMark(":")) {
        this.#refuse("a colon behind the key");
      }
      this.#scanValue(depth + 1);
      this.#path.pop();
    });
  }

  /** Scans a list or an object: what is between the opening bracket, commas and `closing`. */
  #scanParts(closing: "]" | "}", scanPart: (index: number) => void): void {
    this.#at++;
    this.#skip(SPACE);
    if (this.#readMark(closing)) {
      return;
    }
    for (let index = 0; ; index++) {
      scanPart(index);
      this.#skip(SPACE);
      if (this.#readMark(closing)) {
        return;
      }
      const comma = this.#at;
      if (!this.#readMark(",")) {
        this.#refuse(`a comma or ${closing}`);
      }
      this.#skip(SPACE);
      if (/^[\]}]/.test(this.#text.charAt(this.#at))) {
        this.#failAt(comma, "nothing follows this comma; remove the comma");
      }
    }
  }

  /** Returns a key without its escapes. */
  #readKey(): string {
    if (this.#text.charAt(this.#at) !== '"') {
      this.#refuse("a key in double quotes");
    }
    const written = this.#readText();
    return written.includes("\\") ? (JSON.parse(written) as string) : written.slice(1, -1);
  }

  /**
   * Returns a text as it is written, with its quotes. A loop, since one pattern for all would
   * overflow the stack at millions of escapes.
   */
  #readText(): string {
    const start = this.#at++;
    let hasEscape: boolean;
    do {
      this.#skip(PLAIN);
      hasEscape = this.#skip(ESCAPE);
    } while (hasEscape);
    if (this.#readMark('"')) {
      return this.#text.slice(start, this.#at);
    }
    if (this.#at === this.#text.length) {
      this.#failAt(this.#at, "a text is not closed; write a quote at its end");
    }
    const reason = this.#text.startsWith("\\", this.#at)
      ? "no such escape in a text; write the backslash twice"
      : "a line break or tab in a text; write `\\n` or `\\t`, or close the text";
    return this.#failAt(this.#at, reason);
  }

  /** Scans a number, true, false or null. Keeps a number that JavaScript would write otherwise. */
  #scanLiteral(): void {
    const start = this.#at;
    if (!this.#skip(NUMBER_OR_WORD)) {
      OTHER_WORD.lastIndex = start;
      const [word = ""] = OTHER_WORD.exec(this.#text) ?? [];
      const jsonWord = JSON_WORDS.get(word);
      if (jsonWord !== undefined) {
        this.#failAt(start, `JSON has no ${word}; write ${jsonWord}`);
      }
      this.#refuse("a value", "; a text needs double quotes");
    }
    const written = this.#text.slice(start, this.#at);
    if (/^[-\d]/.test(written) && !isWrittenAsValue(written, Number(written))) {
      this.numbers.set(`${this.#root}${writePointer(this.#path)}`, written);
    }
  }

  /** Moves behind what the pattern matches. Returns whether that is more than nothing. */
  #skip(pattern: RegExp): boolean {
    const start = this.#at;
    pattern.lastIndex = start;
    if (pattern.test(this.#text)) {
      this.#at = pattern.lastIndex;
    }
    return this.#at > start;
  }

  /** Moves behind the character if it stands here. Returns whether it does. */
  #readMark(mark: string): boolean {
    const isHere = this.#text.charAt(this.#at) === mark;
    this.#at += isHere ? 1 : 0;
    return isHere;
  }

  /** Ends the scan because something else than `expected` stands here. */
  #refuse(expected: string, advice = ""): never {
    const start = this.#text.slice(this.#at, this.#at + 2);
    if (start === "") {
      const { length } = this.#text.trimEnd();
      return this.#failAt(length, "it ends too early; close what is open");
    }
    if (/^(?:\/\/|\/\*|#)/.test(start)) {
      return this.#failAt(this.#at, "JSON has no comments; remove the comment");
    }
    if (/^['“‘]/.test(start)) {
      return this.#failAt(this.#at, "texts and keys need double quotes");
    }
    // The first unit may be half of a character of two UTF-16 units.
    const found = JSON.stringify(String.fromCodePoint(start.codePointAt(0) ?? 0));
    return this.#failAt(this.#at, `expected ${expected}, got ${found}${advice}`);
  }

  /** Ends the scan because the text is no JSON. */
  #failAt(offset: number, reason: string): never {
    const before = this.#text.slice(Math.max(0, offset - SHOWN_BEFORE), offset).trim();
    const place = before === "" ? "" : `, after ${JSON.stringify(before)}`;
    const message =
      this.#text.trim() === "" ? "the file is empty" : `not valid JSON: ${reason}${place}`;
    // Replaces the problems of keys: a text that is no JSON has none to speak of.
    this.problems.splice(0, Infinity, { offset, message });
    throw new EndOfScan();
  }

  #addKeyProblem(message: string): void {
    this.problems.push({ offset: this.#at, pointer: writePointer(this.#path), message });
  }
}
