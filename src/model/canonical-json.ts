import { Figures } from "./figures.ts";
import { zipLists } from "./lookup.ts";

/**
 * Compares by Unicode code point. `<` on strings compares UTF-16 units, which puts U+FFFD after U+1F600; the two can
 * differ only where surrogates are.
 */
export function compareCodePoints(a: string, b: string): -1 | 0 | 1 {
  if (a === b) {
    return 0;
  }
  if (!SURROGATE.test(a) && !SURROGATE.test(b)) {
    return a < b ? -1 : 1;
  }
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x === y) {
      continue;
    }
    const sx = isSurrogate(x);
    const sy = isSurrogate(y);
    if (sx !== sy) {
      return sx ? 1 : -1;
    }
    return x < y ? -1 : 1;
  }
  return a.length < b.length ? -1 : 1;
}

const SURROGATE = /[\ud800-\udfff]/;

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff;
}

// JSON whose bytes depend on the value alone: keys sorted by code point, numbers rounded and in shortest form. Maps are
// objects, members that are undefined are left out.

/** Enough for every mean of a suite, few enough that the last bits of a sum don't show. */
const DECIMALS = 12;

/**
 * A number rounded to at most 12 decimals; -0 becomes 0.
 * @throws RangeError for NaN and infinities, which have no JSON form and would read back as null.
 */
export function roundNumber(value: number, decimals: number = DECIMALS): number {
  if (!Number.isFinite(value)) {
    throw new RangeError(`${value} can't be written as JSON`);
  }
  const rounded = Number.isInteger(value) ? value : Number(value.toFixed(decimals));
  return rounded === 0 ? 0 : rounded;
}

/** A list, or the members of an object in their order, each made only when it is written: a report has as many as cases. */
export class StreamedValue {
  readonly kind: "list" | "members";
  /** Each item on a line of its own, without white space. */
  readonly lines: boolean;
  /** Of a list its values, of an object each member with its key. */
  readonly each: () => Iterable<unknown>;

  private constructor(kind: StreamedValue["kind"], each: () => Iterable<unknown>, lines: boolean) {
    this.kind = kind;
    this.lines = lines;
    this.each = each;
  }

  static list(each: () => Iterable<unknown>, lines = false): StreamedValue {
    return new StreamedValue("list", each, lines);
  }

  /** In code point order of their keys. */
  static members(each: () => Iterable<Member>, lines = false): StreamedValue {
    return new StreamedValue("members", each, lines);
  }

  /** The text, item by item. */
  *parts(style: Style): Iterable<string> {
    const { write, member } = this.lines
      ? { ...style, ...(style === COMPACT ? {} : LINES) }
      : style;
    const [open, close] = this.kind === "list" ? "[]" : "{}";
    let lead = `${open}${style.first}`;
    for (const item of this.each()) {
      yield lead + (this.kind === "list" ? write(item) : member(item as Member));
      lead = style.next;
    }
    yield lead === style.next ? `${style.last}${close}` : `${open}${close}`;
  }
}

type Member = readonly [key: string, value: unknown];

/** How the items of something streamed are written. */
interface Style {
  readonly first: string;
  readonly next: string;
  readonly last: string;
  readonly write: (value: unknown) => string;
  readonly member: (member: Member) => string;
}

function prettyStyle(indent: string): Style {
  const inner = `${indent}  `;
  return {
    first: `\n${inner}`,
    next: `,\n${inner}`,
    last: `\n${indent}`,
    write: (value) => writePretty(value, inner),
    member: ([key, value]) => `${JSON.stringify(key)}: ${writePretty(value, inner)}`,
  };
}

const COMPACT: Style = {
  first: "",
  next: ",",
  last: "",
  write: compactCanonical,
  member: ([key, value]) => `${JSON.stringify(key)}:${compactCanonical(value)}`,
};

const LINES: Pick<Style, "write" | "member"> = {
  write: compactCanonical,
  member: ([key, value]) => `${JSON.stringify(key)}: ${compactCanonical(value)}`,
};

/** For review in a diff: two spaces of indent, lists of plain values on one line, a newline at the end. */
export function canonicalJson(value: unknown): string {
  return `${writePretty(value, "")}\n`;
}

/** The same text in parts; what is streamed among the members of `value` is never held whole. */
export function* canonicalParts(value: object): Iterable<string> {
  yield* streamedParts(value, prettyStyle(""), prettyStyle("  "));
  yield "\n";
}

/** As `canonicalParts`, of compactCanonical. */
export function compactParts(value: object): Iterable<string> {
  return streamedParts(value, COMPACT, COMPACT);
}

function* streamedParts(value: object, style: Style, below: Style): Iterable<string> {
  let lead = `{${style.first}`;
  for (const [key, member] of sortedMembers(value) ?? []) {
    if (member instanceof StreamedValue) {
      yield lead + style.member([key, null]).slice(0, -"null".length);
      yield* member.parts(below);
    } else {
      yield lead + style.member([key, member]);
    }
    lead = style.next;
  }
  yield `${style.last}}`;
}

/** The same value without white space: what digests are taken of. */
export function compactCanonical(value: unknown): string {
  if (Array.isArray(value)) {
    return `[${value.map(compactCanonical).join(",")}]`;
  }
  if (value instanceof StreamedValue) {
    return [...value.parts(COMPACT)].join("");
  }
  const members = sortedMembers(value);
  if (members === null) {
    return writeScalar(value);
  }
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${compactCanonical(member)}`).join(",")}}`;
}

/** Whether both have the same canonical form, of which no text is made. */
export function sameCanonical(a: unknown, b: unknown): boolean {
  if (a === b) {
    return true;
  }
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, at) => sameCanonical(item, b[at]));
  }
  if (Array.isArray(a) || Array.isArray(b)) {
    return false;
  }
  const one = sortedMembers(a);
  const other = sortedMembers(b);
  if (one === null || other === null) {
    return one === other && writeScalar(a) === writeScalar(b);
  }
  if (one.length !== other.length) {
    return false;
  }
  return zipLists(one, other).every(
    ([[key, member], [otherKey, otherMember]]) =>
      key === otherKey && sameCanonical(member, otherMember),
  );
}

function writePretty(value: unknown, indent: string): string {
  const inner = `${indent}  `;
  if (value instanceof StreamedValue) {
    return [...value.parts(prettyStyle(indent))].join("");
  }
  if (Array.isArray(value)) {
    if (value.every(isScalar)) {
      return `[${value.map(writeScalar).join(", ")}]`;
    }
    return `[\n${value.map((item) => inner + writePretty(item, inner)).join(",\n")}\n${indent}]`;
  }
  const members = sortedMembers(value);
  if (members === null) {
    return writeScalar(value);
  }
  if (members.length === 0) {
    return "{}";
  }
  const lines = members.map(
    ([key, member]) => `${inner}${JSON.stringify(key)}: ${writePretty(member, inner)}`,
  );
  return `{\n${lines.join(",\n")}\n${indent}}`;
}

function isScalar(value: unknown): boolean {
  return value === null || typeof value !== "object";
}

function writeScalar(value: unknown): string {
  if (value === null) {
    return "null";
  }
  if (typeof value === "number") {
    return String(roundNumber(value));
  }
  if (typeof value === "string" || typeof value === "boolean") {
    return JSON.stringify(value);
  }
  throw new TypeError(`a ${typeof value} can't be written as JSON`);
}

/** Sorted members of a Map or plain object; null for anything that is not one. */
function sortedMembers(value: unknown): readonly Member[] | null {
  if (value === null || typeof value !== "object") {
    return null;
  }
  const entries = value instanceof Map || value instanceof Figures ? value : plainEntries(value);
  const members: Member[] = [];
  let inOrder = true;
  let keyBefore: string | null = null;
  for (const entry of entries as Iterable<readonly [unknown, unknown]>) {
    const [key, member] = entry;
    if (typeof key !== "string") {
      throw new TypeError("a Map with keys that are no strings can't be written as JSON");
    }
    if (member === undefined) {
      continue;
    }
    inOrder &&= keyBefore === null || compareCodePoints(keyBefore, key) < 0;
    keyBefore = key;
    members.push(entry as Member);
  }
  return inOrder ? members : members.toSorted((a, b) => compareCodePoints(a[0], b[0]));
}

function plainEntries(value: object): readonly [unknown, unknown][] {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) {
    throw new TypeError("an object of a class can't be written as JSON");
  }
  return Object.entries(value);
}
