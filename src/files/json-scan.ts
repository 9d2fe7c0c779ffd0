/** What JSON.parse hides: keys that occur twice (it keeps the last), and the lines on which values start. */
import type { Problem } from "../model/problem.ts";

export interface Scan {
  readonly problems: readonly Problem[];
  /** 1-based line of each value down to the second level (`/cases/3`), by pointer. */
  readonly lines: ReadonlyMap<string, number>;
}

/** Below this level only repeated keys are looked for. */
const LINES_DEPTH = 2;

/** `text` must have passed JSON.parse, and its value checkKeys. `firstLine` is the line that the text starts on. */
export function scanJson(text: string, file: string, firstLine = 1): Scan {
  const scanner = new Scanner(text, file, firstLine);
  scanner.value("", 0);
  return { problems: scanner.problems, lines: scanner.lines };
}

const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

class Scanner {
  readonly problems: Problem[] = [];
  readonly lines = new Map<string, number>();
  readonly #text: string;
  readonly #file: string;
  #at = 0;
  #line: number;

  constructor(text: string, file: string, firstLine: number) {
    this.#text = text;
    this.#file = file;
    this.#line = firstLine;
  }

  value(pointer: string, depth: number): void {
    this.#space();
    if (depth <= LINES_DEPTH) this.lines.set(pointer, this.#line);
    switch (this.#text.charCodeAt(this.#at)) {
      case OPEN_OBJECT:
        return this.#object(pointer, depth);
      case OPEN_LIST:
        return this.#list(pointer, depth);
      case QUOTE:
        return this.#skipString();
      default:
        while (this.#at < this.#text.length && !isEnd(this.#text.charCodeAt(this.#at))) this.#at++;
    }
  }

  #list(pointer: string, depth: number): void {
    this.#at++;
    for (let index = 0; !this.#closes(CLOSE_LIST); index++) this.value(`${pointer}/${index}`, depth + 1);
  }

  #object(pointer: string, depth: number): void {
    const keys = new Set<string>();
    this.#at++;
    while (!this.#closes(CLOSE_OBJECT)) {
      const start = this.#at;
      this.#skipString();
      const key: string = JSON.parse(this.#text.slice(start, this.#at));
      const child = `${pointer}/${escapePointer(key)}`;
      if (keys.has(key)) {
        const message = `the key "${key}" occurs twice in one object`;
        this.problems.push({ file: this.#file, pointer: child, line: this.#line, message });
      }
      keys.add(key);
      this.#space();
      this.#at++; // the colon
      this.value(child, depth + 1);
    }
  }

  /** Steps over a comma or the closing character; true for the latter. */
  #closes(close: number): boolean {
    this.#space();
    const code = this.#text.charCodeAt(this.#at);
    if (code !== close && code !== COMMA) return false;
    this.#at++;
    if (code === COMMA) this.#space();
    return code === close;
  }

  #skipString(): void {
    this.#at++;
    for (; this.#text.charCodeAt(this.#at) !== QUOTE; this.#at++) {
      if (this.#text.charCodeAt(this.#at) === BACKSLASH) this.#at++;
    }
    this.#at++;
  }

  #space(): void {
    for (; ; this.#at++) {
      const code = this.#text.charCodeAt(this.#at);
      if (code === 10) this.#line++;
      else if (code !== 32 && code !== 9 && code !== 13) return;
    }
  }
}

function isEnd(code: number): boolean {
  return code === COMMA || code === CLOSE_LIST || code === CLOSE_OBJECT || code <= 32;
}

/** RFC 6901. */
export function escapePointer(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}
