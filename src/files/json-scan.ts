/**
 * Finds what JSON.parse does not show: keys that occur twice (it keeps the last one), keys that
 * could reach a prototype, values that are nested too deeply, the lines of values, and the texts of
 * numbers.
 */
import { UNSAFE_KEYS } from "../system/json.ts";
import { isWrittenAsValue } from "../system/written-numbers.ts";
import type { Problem } from "../model/problem.ts";
import { requireItem, requireValue } from "../model/lookup.ts";

/** The root is at depth 0. */
const MAX_DEPTH = 64;

interface KeyProblem {
  readonly pointer: string;
  readonly message: string;
}

/** For YAML: JSON is checked by scanJson. */
export function checkKeys(value: unknown): readonly KeyProblem[] {
  const problems: KeyProblem[] = [];
  collectKeyProblems(value, "", 0, problems, new Set());
  return problems;
}

/** `done` has what was checked already: aliases of YAML may lead to it again. */
function collectKeyProblems(
  value: unknown,
  pointer: string,
  depth: number,
  problems: KeyProblem[],
  done: Set<object>,
): void {
  if (typeof value !== "object" || value === null || done.has(value)) {
    return;
  }
  if (depth > MAX_DEPTH) {
    problems.push({ pointer, message: `nested deeper than ${MAX_DEPTH} levels` });
    return;
  }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      collectKeyProblems(item, `${pointer}/${index}`, depth + 1, problems, done);
    }
    done.add(value);
    return;
  }
  for (const [key, member] of Object.entries(value)) {
    const child = `${pointer}/${escapePointer(key)}`;
    if (UNSAFE_KEYS.has(key)) {
      problems.push({ pointer: child, message: `the key "${key}" is not allowed` });
    } else {
      collectKeyProblems(member, child, depth + 1, problems, done);
    }
  }
  done.add(value);
}

export function writePointer(path: readonly (string | number)[]): string {
  return path.map((key) => `/${escapePointer(String(key))}`).join("");
}

/** RFC 6901. */
export function escapePointer(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}

interface Scan {
  /** Repeated and forbidden keys, and values that are nested too deeply. */
  readonly problems: readonly Problem[];
  /** From 1; of the value's nearest parent below LINES_DEPTH. */
  readonly lineOf: (pointer: string) => number;
  /** By JSON pointer, those whose value JavaScript writes otherwise, such as 1.10. */
  readonly numbers: ReadonlyMap<string, string>;
}

/** No message needs the lines of deeper values. At depth 2 is `/cases/7`. */
const LINES_DEPTH = 2;

/**
 * JSON.parse must have accepted the text. `firstLine` is the line of `file` on which it starts.
 * `root` is the JSON pointer of its value. It stands before the pointers of `numbers`, but not
 * before those of `lineOf` and `problems`.
 */
export function scanJson(text: string, file: string, firstLine = 1, root = ""): Scan {
  const scanner = new Scanner(text, root);
  scanner.scanValue(0);
  const linesBefore = makeLineCounter(text);
  const lineOfOffset = (offset: number): number => firstLine + linesBefore(offset);
  return {
    lineOf: (pointer) => lineOfOffset(findNearest(scanner.offsets, pointer)),
    numbers: scanner.numbers,
    problems: scanner.problems.map(({ offset, ...each }) => ({
      file,
      line: lineOfOffset(offset),
      ...each,
    })),
  };
}

/** Or for the nearest parent that the map has. It must have "", the whole file. */
export function findNearest<T>(byPointer: ReadonlyMap<string, T>, pointer: string): T {
  let nearest = pointer;
  while (nearest !== "" && !byPointer.has(nearest)) {
    nearest = nearest.slice(0, nearest.lastIndexOf("/"));
  }
  return requireValue(byPointer, nearest);
}

/**
 * The first call finds all line ends, and each call searches among them, since a file may have as
 * many problems as lines.
 */
function makeLineCounter(text: string): (offset: number) => number {
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

const QUOTE = 34;
const COMMA = 44;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;
// Each is matched at the offset `lastIndex`. A loop over the characters would be too slow for a
// cold start.
const SPACE = /[ \t\r\n]*/y;
// A number, true, false or null.
const LITERAL = /[^,\]}\s]*/y;
const NUMBER_START = /^[-\d]/;
const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"/y;

/**
 * Steps through a JSON text that JSON.parse has accepted: scanValue(0) reads all of it. Each method
 * starts at the offset `#at` and moves it behind what was read.
 */
class Scanner {
  readonly problems: {
    readonly offset: number;
    readonly pointer: string;
    readonly message: string;
  }[] = [];
  /** Of each value down to LINES_DEPTH, by JSON pointer. */
  readonly offsets = new Map<string, number>();
  readonly #path: (string | number)[] = [];
  /** As in Scan. */
  readonly numbers = new Map<string, string>();
  readonly #text: string;
  readonly #root: string;
  #at = 0;

  constructor(text: string, root: string) {
    this.#text = text;
    this.#root = root;
  }

  /**
   * A value that is nested too deeply is a problem, and ends the scan: the offset moves to the end.
   */
  scanValue(depth: number): void {
    this.#skipPattern(SPACE);
    if (depth <= LINES_DEPTH) {
      this.offsets.set(this.#makePointer(), this.#at);
    }
    if (depth > MAX_DEPTH) {
      this.#addProblem(`nested deeper than ${MAX_DEPTH} levels`);
      this.#at = this.#text.length;
      return;
    }
    switch (this.#text.charCodeAt(this.#at)) {
      case OPEN_OBJECT:
        return this.#scanObject(depth);
      case OPEN_LIST:
        return this.#scanList(depth);
      case QUOTE:
        return this.#skipPattern(STRING);
      default:
        return this.#scanLiteral();
    }
  }

  #scanLiteral(): void {
    const start = this.#at;
    this.#skipPattern(LITERAL);
    const text = this.#text.slice(start, this.#at);
    if (NUMBER_START.test(text) && !isWrittenAsValue(text, Number(text))) {
      this.numbers.set(`${this.#root}${this.#makePointer()}`, text);
    }
  }

  #scanList(depth: number): void {
    this.#at++;
    for (let index = 0; !this.#readEnd(CLOSE_LIST); index++) {
      this.#path.push(index);
      this.scanValue(depth + 1);
      this.#path.pop();
    }
  }

  /** A repeated or forbidden key is a problem. */
  #scanObject(depth: number): void {
    const seenKeys = new Set<string>();
    this.#at++;
    while (!this.#readEnd(CLOSE_OBJECT)) {
      const key = this.#readKey();
      this.#path.push(key);
      if (seenKeys.has(key)) {
        this.#addProblem(`the key "${key}" occurs twice in one object`);
      }
      if (UNSAFE_KEYS.has(key)) {
        this.#addProblem(`the key "${key}" is not allowed`);
      }
      seenKeys.add(key);
      this.#skipPattern(SPACE);
      this.#at++; // the colon
      this.scanValue(depth + 1);
      this.#path.pop();
    }
  }

  /** Without its escapes. */
  #readKey(): string {
    const start = this.#at;
    this.#skipPattern(STRING);
    const raw = this.#text.slice(start + 1, this.#at - 1);
    return raw.includes("\\") ? (JSON.parse(`"${raw}"`) as string) : raw;
  }

  /**
   * Reads what stands before the next item of a list or object: a comma, or nothing before the
   * first one. Returns true if it is the closing bracket `close` instead, and at the end of the
   * text, so that a scan ends that has met a value that is nested too deeply.
   */
  #readEnd(close: number): boolean {
    this.#skipPattern(SPACE);
    if (this.#at >= this.#text.length) {
      return true;
    }
    const code = this.#text.charCodeAt(this.#at);
    if (code !== close && code !== COMMA) {
      return false;
    }
    this.#at++;
    if (code === COMMA) {
      this.#skipPattern(SPACE);
    }
    return code === close;
  }

  #skipPattern(pattern: RegExp): void {
    pattern.lastIndex = this.#at;
    pattern.test(this.#text);
    this.#at = pattern.lastIndex;
  }

  #makePointer(): string {
    return writePointer(this.#path);
  }

  #addProblem(message: string): void {
    this.problems.push({ offset: this.#at, pointer: this.#makePointer(), message });
  }
}
