/**
 * What JSON.parse hides: keys that occur twice (it keeps the last), keys that reach prototypes, nesting that would
 * overflow, and the lines on which values start.
 */
import type { Problem } from "../model/problem.ts";

const MAX_DEPTH = 64;
const FORBIDDEN_KEYS = new Set(["__proto__", "constructor", "prototype"]);

export interface Scan {
  readonly problems: readonly Problem[];
  /** 1-based line of each value down to the second level (`/cases/3`), by pointer. */
  readonly lines: ReadonlyMap<string, number>;
}

/** `text` must have passed JSON.parse. `firstLine` is the line that the text starts on. */
export function scanJson(text: string, file: string, firstLine = 1): Scan {
  const scanner = new Scanner(text, file, firstLine);
  scanner.value("", 0);
  return { problems: scanner.problems, lines: scanner.lines };
}

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
    if (depth <= 2) this.lines.set(pointer, this.#line);
    if (depth > MAX_DEPTH) {
      if (depth === MAX_DEPTH + 1) this.#problem(pointer, `nested deeper than ${MAX_DEPTH} levels`);
      return this.#skipNested();
    }
    const first = this.#text[this.#at];
    if (first === "{") return this.#members("}", (index) => this.#member(pointer, depth, index));
    if (first === "[") return this.#members("]", (index) => this.value(`${pointer}/${index}`, depth + 1));
    if (first === '"') return this.#skipString();
    while (this.#at < this.#text.length && !",]} \n\r\t".includes(this.#text[this.#at]!)) this.#at++;
  }

  #keys: Set<string>[] = [];

  #members(close: string, member: (index: number) => void): void {
    this.#at++;
    this.#keys.push(new Set());
    this.#space();
    for (let index = 0; this.#text[this.#at] !== close; index++) {
      if (this.#text[this.#at] === ",") this.#at++;
      this.#space();
      member(index);
      this.#space();
    }
    this.#at++;
    this.#keys.pop();
  }

  #member(pointer: string, depth: number, _index: number): void {
    const start = this.#at;
    this.#skipString();
    const key: string = JSON.parse(this.#text.slice(start, this.#at));
    const child = `${pointer}/${escapePointer(key)}`;
    const keys = this.#keys.at(-1)!;
    if (keys.has(key)) this.#problem(child, `the key "${key}" occurs twice in one object`);
    if (FORBIDDEN_KEYS.has(key)) this.#problem(child, `the key "${key}" is not allowed`);
    keys.add(key);
    this.#space();
    this.#at++;
    this.value(child, depth + 1);
  }

  #skipString(): void {
    this.#at++;
    while (this.#text[this.#at] !== '"') this.#at += this.#text[this.#at] === "\\" ? 2 : 1;
    this.#at++;
  }

  #skipNested(): void {
    let open = 0;
    do {
      this.#space();
      const char = this.#text[this.#at]!;
      if (char === '"') this.#skipString();
      else {
        if (char === "{" || char === "[") open++;
        if (char === "}" || char === "]") open--;
        this.#at++;
      }
    } while (open > 0);
  }

  #space(): void {
    for (; this.#at < this.#text.length; this.#at++) {
      const char = this.#text[this.#at];
      if (char === "\n") this.#line++;
      else if (char !== " " && char !== "\t" && char !== "\r") return;
    }
  }

  #problem(pointer: string, message: string): void {
    this.problems.push({ file: this.#file, pointer, line: this.#line, message });
  }
}

/** RFC 6901. */
export function escapePointer(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}
