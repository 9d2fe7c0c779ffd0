/**
 * What JSON.parse hides: keys that occur twice (it keeps the last), keys that reach prototypes, nesting that would
 * overflow, and the lines on which values start.
 */
import { UNSAFE_KEYS } from "../system/json.ts";
import { isWrittenAsValue } from "../system/written-numbers.ts";
import type { Problem } from "../model/problem.ts";
import { requireItem, requireValue } from "../model/lookup.ts";

const MAX_DEPTH = 64;

interface KeyProblem {
  readonly pointer: string;
  readonly message: string;
}

/** Returns a problem for each key that is not allowed, and for values that are nested too deeply. */
export function checkKeys(value: unknown): readonly KeyProblem[] {
  const problems: KeyProblem[] = [];
  collectKeyProblems(value, "", 0, problems, new Set());
  return problems;
}

/** Adds the problems of a value and all within it. `done`: values that were checked, to which aliases may lead again. */
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

/** Returns a key as it stands in a JSON pointer (RFC 6901). */
export function escapePointer(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}

interface Scan {
  readonly problems: readonly Problem[];
  /** 1-based line of the value at a JSON pointer, or of its nearest parent among the first two levels. */
  readonly lineOf: (pointer: string) => number;
  /** The text of each number that is not written as its value is, by pointer. */
  readonly numbers: ReadonlyMap<string, string>;
}

/** Down to which level the lines of values are kept: no message needs those of deeper ones. */
const LINES_DEPTH = 2;

/**
 * Returns what JSON.parse hides in a text that it accepts. `firstLine` is the line that the text starts on, `root` the
 * pointer of its value.
 */
export function scanJson(text: string, file: string, firstLine = 1, root = ""): Scan {
  const scanner = new Scanner(text, root);
  scanner.value(0);
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

/**
 * Returns the value for a pointer, or for the nearest one around it that has a value. The whole file, "", must have one.
 */
export function findNearest<T>(known: ReadonlyMap<string, T>, pointer: string): T {
  let at = pointer;
  while (at !== "" && !known.has(at)) {
    at = at.slice(0, at.lastIndexOf("/"));
  }
  return requireValue(known, at);
}

/**
 * Returns a function that counts the lines that end before an offset. The line ends are found once, since a file may
 * have as many problems as lines.
 */
function makeLineCounter(text: string): (offset: number) => number {
  let ends: readonly number[] | null = null;
  return (offset) => {
    ends ??= findLineEnds(text);
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

/** Returns the offsets of all line feeds. */
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
// Native searches: a cold start has no time for a loop over characters.
const SPACE = /[ \t\r\n]*/y;
const LITERAL = /[^,\]}\s]*/y;
const NUMBER_START = /^[-\d]/;
const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"/y;

/** Steps through a JSON text. Afterwards `problems`, `offsets` and `numbers` hold what it found. */
class Scanner {
  readonly problems: {
    readonly offset: number;
    readonly pointer: string;
    readonly message: string;
  }[] = [];
  /** Where each value down to the second level starts, by pointer. */
  readonly offsets = new Map<string, number>();
  /** Keys and indexes from the root to the value at hand. */
  readonly #path: (string | number)[] = [];
  /** The text of each number that is not written as its value is, by pointer. */
  readonly numbers = new Map<string, string>();
  readonly #text: string;
  readonly #root: string;
  #at = 0;

  constructor(text: string, root: string) {
    this.#text = text;
    this.#root = root;
  }

  /** Steps over the value at hand, which is `depth` levels below the root. */
  value(depth: number): void {
    this.#skip(SPACE);
    if (depth <= LINES_DEPTH) {
      this.offsets.set(this.#pointer(), this.#at);
    }
    if (depth > MAX_DEPTH) {
      this.#problem(`nested deeper than ${MAX_DEPTH} levels`);
      this.#at = this.#text.length;
      return;
    }
    switch (this.#text.charCodeAt(this.#at)) {
      case OPEN_OBJECT:
        return this.#object(depth);
      case OPEN_LIST:
        return this.#list(depth);
      case QUOTE:
        return this.#skip(STRING);
      default:
        return this.#literal();
    }
  }

  #literal(): void {
    const start = this.#at;
    this.#skip(LITERAL);
    const text = this.#text.slice(start, this.#at);
    if (NUMBER_START.test(text) && !isWrittenAsValue(text, Number(text))) {
      this.numbers.set(`${this.#root}${this.#pointer()}`, text);
    }
  }

  #list(depth: number): void {
    this.#at++;
    for (let index = 0; !this.#closes(CLOSE_LIST); index++) {
      this.#path.push(index);
      this.value(depth + 1);
      this.#path.pop();
    }
  }

  #object(depth: number): void {
    const keys = new Set<string>();
    this.#at++;
    while (!this.#closes(CLOSE_OBJECT)) {
      const key = this.#key();
      this.#path.push(key);
      if (keys.has(key)) {
        this.#problem(`the key "${key}" occurs twice in one object`);
      }
      if (UNSAFE_KEYS.has(key)) {
        this.#problem(`the key "${key}" is not allowed`);
      }
      keys.add(key);
      this.#skip(SPACE);
      this.#at++; // the colon
      this.value(depth + 1);
      this.#path.pop();
    }
  }

  #key(): string {
    const start = this.#at;
    this.#skip(STRING);
    const raw = this.#text.slice(start + 1, this.#at - 1);
    return raw.includes("\\") ? (JSON.parse(`"${raw}"`) as string) : raw;
  }

  /**
   * Steps over a comma or the closing character. True for the latter, and at the end of the text, where a scan of too
   * deep values stops.
   */
  #closes(close: number): boolean {
    this.#skip(SPACE);
    if (this.#at >= this.#text.length) {
      return true;
    }
    const code = this.#text.charCodeAt(this.#at);
    if (code !== close && code !== COMMA) {
      return false;
    }
    this.#at++;
    if (code === COMMA) {
      this.#skip(SPACE);
    }
    return code === close;
  }

  #skip(pattern: RegExp): void {
    pattern.lastIndex = this.#at;
    pattern.test(this.#text);
    this.#at = pattern.lastIndex;
  }

  #pointer(): string {
    return this.#path.map((part) => `/${escapePointer(String(part))}`).join("");
  }

  #problem(message: string): void {
    this.problems.push({ offset: this.#at, pointer: this.#pointer(), message });
  }
}
