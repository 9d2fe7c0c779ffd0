/**
 * Compares by code points. `<` compares UTF-16 units, which puts U+FFFD after U+1F600; the two
 * orders can differ only for texts with surrogates.
 */
export function compareCodePoints(a: string, b: string): -1 | 0 | 1 {
  if (a === b) {
    return 0;
  }
  if (!SURROGATE.test(a) && !SURROGATE.test(b)) {
    return a < b ? -1 : 1;
  }
  let index = 0;
  while (index < a.length && a.charCodeAt(index) === b.charCodeAt(index)) {
    index++;
  }
  // A text that ends comes first.
  const pointOfA = a.codePointAt(index) ?? -1;
  const pointOfB = b.codePointAt(index) ?? -1;
  return pointOfA < pointOfB ? -1 : 1;
}

const SURROGATE = /[\ud800-\udfff]/;

// Canonical JSON: its bytes depend on the value alone. Keys are sorted by code point, numbers are
// rounded and in their shortest form. Maps are objects; members that are undefined are left out.

/** Enough for every mean of a suite, and few enough to hide the rounding of a sum's last bits. */
const DECIMALS = 12;

/** Rounds to so many decimals; -0 becomes 0. Throws RangeError for NaN and infinities. */
export function roundNumber(value: number, decimals: number = DECIMALS): number {
  if (!Number.isFinite(value)) {
    throw new RangeError(`${value} can't be written as JSON`);
  }
  const rounded = Number.isInteger(value) ? value : Number(value.toFixed(decimals));
  return rounded === 0 ? 0 : rounded;
}

/**
 * A member of the written object whose items are made one by one when it is written: all cases, as
 * a list or an object.
 */
export class StreamedValue {
  readonly kind: "list" | "members";
  /** Whether each item is on one line, without white space inside. */
  readonly lines: boolean;
  /** Returns the values of a list, or the members of an object: `[key, value]`. */
  readonly makeItems: () => Iterable<unknown>;

  private constructor(
    kind: StreamedValue["kind"],
    makeItems: () => Iterable<unknown>,
    lines: boolean,
  ) {
    this.kind = kind;
    this.lines = lines;
    this.makeItems = makeItems;
  }

  static list(makeItems: () => Iterable<unknown>): StreamedValue {
    return new StreamedValue("list", makeItems, false);
  }

  /** The members must be in code point order of their keys. */
  static members(makeItems: () => Iterable<Member>, lines = false): StreamedValue {
    return new StreamedValue("members", makeItems, lines);
  }

  /** Yields the text. `style` is that of the brackets, and of items unless each has one line. */
  *parts(style: Style): Iterable<string> {
    const itemStyle = this.lines ? { ...style, write: compactCanonical } : style;
    const [open, close] = this.kind === "list" ? "[]" : "{}";
    let isEmpty = true;
    for (const item of this.makeItems()) {
      const lead = isEmpty ? `${open}${style.first}` : style.next;
      const text =
        this.kind === "list" ? itemStyle.write(item) : writeMember(item as Member, itemStyle);
      yield lead + text;
      isEmpty = false;
    }
    yield isEmpty ? `${open}${close}` : `${style.last}${close}`;
  }
}

type Member = readonly [key: string, value: unknown];

interface Style {
  /** Between the opening bracket and the first item. */
  readonly first: string;
  /** Between two items. */
  readonly next: string;
  /** Between the last item and the closing bracket. */
  readonly last: string;
  /** Between a key and its value. */
  readonly colon: string;
  readonly write: (value: unknown) => string;
}

/** Returns the style of an object or list whose brackets stand at this indent. */
function prettyStyle(indent: string): Style {
  const inner = `${indent}  `;
  return {
    first: `\n${inner}`,
    next: `,\n${inner}`,
    last: `\n${indent}`,
    colon: ": ",
    write: (value) => writePretty(value, inner),
  };
}

const COMPACT: Style = { first: "", next: ",", last: "", colon: ":", write: compactCanonical };

function writeMember([key, value]: Member, { colon, write }: Style): string {
  return `${JSON.stringify(key)}${colon}${write(value)}`;
}

/** Writes with two spaces of indent, lists of scalars on one line, a newline at the end. */
export function canonicalJson(value: unknown): string {
  return `${writePretty(value, "")}\n`;
}

/** Yields the text of canonicalJson. Streamed members of `value` are never held whole. */
export function* canonicalParts(value: object): Iterable<string> {
  // The styles of the object, and of its members, which stand two spaces further in.
  yield* streamedParts(value, prettyStyle(""), prettyStyle("  "));
  yield "\n";
}

/** Yields the text of compactCanonical. Streamed members of `value` are never held whole. */
export function compactParts(value: object): Iterable<string> {
  return streamedParts(value, COMPACT, COMPACT);
}

/** Yields an object's text. The items of a streamed member come one by one, in `memberStyle`. */
function* streamedParts(value: object, style: Style, memberStyle: Style): Iterable<string> {
  let lead = `{${style.first}`;
  for (const [key, member] of sortedMembers(value) ?? []) {
    if (member instanceof StreamedValue) {
      yield `${lead}${JSON.stringify(key)}${style.colon}`;
      yield* member.parts(memberStyle);
    } else {
      yield lead + writeMember([key, member], style);
    }
    lead = style.next;
  }
  yield `${style.last}}`;
}

export function compactCanonical(value: unknown): string {
  if (Array.isArray(value)) {
    return `[${value.map(compactCanonical).join(",")}]`;
  }
  const members = sortedMembers(value);
  if (members === null) {
    return writeScalar(value);
  }
  return `{${members.map((member) => writeMember(member, COMPACT)).join(",")}}`;
}

/** Whether both have the same canonical JSON, or both are undefined. */
export function sameCanonical(a: unknown, b: unknown): boolean {
  return a === b || compactCanonical({ value: a }) === compactCanonical({ value: b });
}

function writePretty(value: unknown, indent: string): string {
  const inner = `${indent}  `;
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

/**
 * Returns the members by their keys, without those that are undefined; null for a scalar. Throws
 * TypeError for other objects than a Map or a plain one, and for keys that are no strings.
 */
function sortedMembers(value: unknown): readonly Member[] | null {
  if (value === null || typeof value !== "object") {
    return null;
  }
  const entries = value instanceof Map ? value : plainEntries(value);
  const members: Member[] = [];
  for (const [key, member] of entries as Iterable<readonly [unknown, unknown]>) {
    if (typeof key !== "string") {
      throw new TypeError("a Map with keys that are no strings can't be written as JSON");
    }
    if (member !== undefined) {
      members.push([key, member]);
    }
  }
  return members.toSorted((a, b) => compareCodePoints(a[0], b[0]));
}

function plainEntries(value: object): readonly [unknown, unknown][] {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) {
    throw new TypeError("an object of a class can't be written as JSON");
  }
  return Object.entries(value);
}
