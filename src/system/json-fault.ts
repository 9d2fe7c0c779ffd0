/**
 * Finds where a text stops being JSON. JSON.parse says it too, but each version of Node.js in other
 * words, and often without the place.
 */

/** Where a text stops being JSON, and why. */
interface JsonFault {
  readonly offset: number;
  /** The line of the offset, from 1. */
  readonly line: number;
  /** Why the text is no JSON, with the characters before the offset. */
  readonly message: string;
}

/** Characters before the place of a fault that an error shows. */
const SHOWN_BEFORE = 30;

/**
 * Returns the first place at which a text is no JSON. A text that ends too early has it at the end
 * of its last line. JSON.parse must have refused the text.
 */
export function findJsonFault(text: string): JsonFault {
  const { offset, reason } = new FaultFinder(text).find();
  const line = text.slice(0, offset).split("\n").length;
  const before = text.slice(Math.max(0, offset - SHOWN_BEFORE), offset).trim();
  const place = before === "" ? "" : `, after ${JSON.stringify(before)}`;
  return { offset, line, message: `not valid JSON: ${reason}${place}` };
}

/** Returns the message of findJsonFault, for callers that know the line. */
export function describeJsonError(text: string): string {
  return findJsonFault(text).message;
}

// Each is matched at the offset `lastIndex`.
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
/** Matches a word at the start, such as `NaN` or `-Infinity`. */
const OTHER_WORD = /^-?[A-Za-z]+/;

/** Returns the end of what the pattern matches at the offset; the offset if it matches nothing. */
function matchEnd(pattern: RegExp, text: string, offset: number): number {
  pattern.lastIndex = offset;
  return pattern.test(text) ? pattern.lastIndex : offset;
}

/**
 * Returns the offset of the first character, behind the quote at `offset`, that can't stand in a
 * text: its closing quote if nothing is wrong. A loop, since one pattern for all would overflow the
 * stack at millions of escapes.
 */
function findTextEnd(text: string, offset: number): number {
  let end = offset + 1;
  for (;;) {
    const plainEnd = matchEnd(PLAIN, text, end);
    end = matchEnd(ESCAPE, text, plainEnd);
    if (end === plainEnd) {
      return end;
    }
  }
}

/** What may stand at a place of a JSON text. A closing bracket may stand at `first …` and `end`. */
type TokenKind = "value" | "first value" | "key" | "first key" | "colon" | "end";

/** Steps through a text, token by token, up to the first that can't stand at its place. */
class FaultFinder {
  readonly #text: string;
  /** Where the next token is. */
  #offset = 0;
  #expected: TokenKind = "value";
  /** The brackets that close those which are open. */
  readonly #closings: string[] = [];
  /** The offset of the comma before the next token; null if none stands there. */
  #comma: number | null = null;

  constructor(text: string) {
    this.#text = text;
  }

  /** Returns the offset of that token, or of the comma before it, and why it can't stand there. */
  find(): { readonly offset: number; readonly reason: string } {
    for (;;) {
      this.#offset = matchEnd(SPACE, this.#text, this.#offset);
      const character = this.#text.charAt(this.#offset);
      if (character === "") {
        const { length } = this.#text.trimEnd();
        return { offset: length, reason: "it ends too early; close what is open" };
      }
      if ("]}".includes(character) && this.#comma !== null) {
        return { offset: this.#comma, reason: "nothing follows this comma; remove the comma" };
      }
      if (!this.#readMark(character) && !this.#readText(character) && !this.#readWord()) {
        return { offset: this.#offset, reason: this.#describeFault(character) };
      }
    }
  }

  /** Reads a bracket, comma or colon. False if it can't stand here, or is none. */
  #readMark(character: string): boolean {
    const closing = this.#closings.at(-1);
    const isValue = this.#expected === "value" || this.#expected === "first value";
    if (isValue && character === "[") {
      this.#closings.push("]");
      return this.#moveBy(1, "first value");
    }
    if (isValue && character === "{") {
      this.#closings.push("}");
      return this.#moveBy(1, "first key");
    }
    const mayClose = this.#expected === "end" || this.#expected.startsWith("first ");
    if (character === closing && mayClose) {
      this.#closings.pop();
      return this.#moveBy(1, "end");
    }
    if (character === ":" && this.#expected === "colon") {
      return this.#moveBy(1, "value");
    }
    if (character === "," && this.#expected === "end" && closing !== undefined) {
      const comma = this.#offset;
      this.#moveBy(1, closing === "}" ? "key" : "value");
      this.#comma = comma;
      return true;
    }
    return false;
  }

  /**
   * Reads a text in double quotes, a value or a key. False if none may stand here, or if it is
   * wrong: then the offset is that of the first wrong character in it.
   */
  #readText(character: string): boolean {
    if (character !== '"' || this.#expected === "colon" || this.#expected === "end") {
      return false;
    }
    this.#offset = findTextEnd(this.#text, this.#offset);
    const isKey = this.#expected.endsWith("key");
    return this.#text.charAt(this.#offset) === '"' && this.#moveBy(1, isKey ? "colon" : "end");
  }

  /** Reads a number, true, false or null. False if none may stand here, or there is none. */
  #readWord(): boolean {
    if (!this.#expected.endsWith("value")) {
      return false;
    }
    const length = matchEnd(NUMBER_OR_WORD, this.#text, this.#offset) - this.#offset;
    return length > 0 && this.#moveBy(length, "end");
  }

  /** Moves behind a token, where `expected` may stand. Returns true. */
  #moveBy(length: number, expected: TokenKind): true {
    this.#offset += length;
    this.#expected = expected;
    this.#comma = null;
    return true;
  }

  /**
   * Returns why the token that starts with the character `token` can't be read. The offset is that
   * of the first wrong character of a text in quotes, and else that of the token.
   */
  #describeFault(token: string): string {
    const rest = this.#text.slice(this.#offset, this.#offset + 2);
    if (token === '"' && rest === "") {
      return "a text is not closed; write a quote at its end";
    }
    if (token === '"' && !rest.startsWith('"')) {
      return rest.startsWith("\\")
        ? "no such escape in a text; write the backslash twice"
        : "a line break or tab in a text; write `\\n` or `\\t`, or close the text";
    }
    if (rest === "//" || rest === "/*" || token === "#") {
      return "JSON has no comments; remove the comment";
    }
    if ("'“‘".includes(token)) {
      return "texts and keys need double quotes";
    }
    const [word = ""] = OTHER_WORD.exec(this.#text.slice(this.#offset, this.#offset + 20)) ?? [];
    const jsonWord = JSON_WORDS.get(word);
    if (jsonWord !== undefined && this.#expected.endsWith("value")) {
      return `JSON has no ${word}; write ${jsonWord}`;
    }
    // `token` may be the first half of a character of two UTF-16 units.
    const found = JSON.stringify(String.fromCodePoint(this.#text.codePointAt(this.#offset) ?? 0));
    if (this.#expected.endsWith("key")) {
      return `expected a key in double quotes, got ${found}`;
    }
    if (this.#expected === "colon") {
      return `expected a colon behind the key, got ${found}`;
    }
    if (this.#expected.endsWith("value")) {
      return `expected a value, got ${found}; a text needs double quotes`;
    }
    const closing = this.#closings.at(-1);
    return closing === undefined
      ? `expected the end, got ${found}`
      : `expected a comma or ${closing}, got ${found}`;
  }
}
