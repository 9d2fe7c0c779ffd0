export const id = 6886;
export const ids = [6886];
export const modules = {

/***/ 16886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BE: () => (/* binding */ canonicalParts),
/* harmony export */   FN: () => (/* binding */ sameCanonical),
/* harmony export */   OP: () => (/* binding */ compareCodePoints),
/* harmony export */   SM: () => (/* binding */ compactCanonical),
/* harmony export */   Wf: () => (/* binding */ roundNumber),
/* harmony export */   dj: () => (/* binding */ canonicalJson),
/* harmony export */   yg: () => (/* binding */ compactParts),
/* harmony export */   zX: () => (/* binding */ StreamedValue)
/* harmony export */ });
function compareCodePoints(a, b) {
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
  const pointOfA = a.codePointAt(index) ?? -1;
  const pointOfB = b.codePointAt(index) ?? -1;
  return pointOfA < pointOfB ? -1 : 1;
}
const SURROGATE = /[\ud800-\udfff]/;
const DECIMALS = 12;
function roundNumber(value, decimals = DECIMALS) {
  if (!Number.isFinite(value)) {
    throw new RangeError(`${value} can't be written as JSON`);
  }
  const rounded = Number.isInteger(value) ? value : Number(value.toFixed(decimals));
  return rounded === 0 ? 0 : rounded;
}
class StreamedValue {
  kind;
  /** Whether each item is on one line, without white space inside. */
  lines;
  /** Returns the values of a list, or the members of an object: `[key, value]`. */
  makeItems;
  constructor(kind, makeItems, lines) {
    this.kind = kind;
    this.lines = lines;
    this.makeItems = makeItems;
  }
  static list(makeItems) {
    return new StreamedValue("list", makeItems, false);
  }
  /** The members must be in code point order of their keys. */
  static members(makeItems, lines = false) {
    return new StreamedValue("members", makeItems, lines);
  }
  /** Yields the text. `style` is that of the brackets, and of items unless each has one line. */
  *parts(style) {
    const itemStyle = this.lines ? { ...style, write: compactCanonical } : style;
    const [open, close] = this.kind === "list" ? "[]" : "{}";
    let isEmpty = true;
    for (const item of this.makeItems()) {
      const lead = isEmpty ? `${open}${style.first}` : style.next;
      const text = this.kind === "list" ? itemStyle.write(item) : writeMember(item, itemStyle);
      yield lead + text;
      isEmpty = false;
    }
    yield isEmpty ? `${open}${close}` : `${style.last}${close}`;
  }
}
function prettyStyle(indent) {
  const inner = `${indent}  `;
  return {
    first: `
${inner}`,
    next: `,
${inner}`,
    last: `
${indent}`,
    colon: ": ",
    write: (value) => writePretty(value, inner)
  };
}
const COMPACT = { first: "", next: ",", last: "", colon: ":", write: compactCanonical };
function writeMember([key, value], { colon, write }) {
  return `${JSON.stringify(key)}${colon}${write(value)}`;
}
function canonicalJson(value) {
  return `${writePretty(value, "")}
`;
}
function* canonicalParts(value) {
  yield* streamedParts(value, prettyStyle(""), prettyStyle("  "));
  yield "\n";
}
function compactParts(value) {
  return streamedParts(value, COMPACT, COMPACT);
}
function* streamedParts(value, style, memberStyle) {
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
function compactCanonical(value) {
  if (Array.isArray(value)) {
    return `[${value.map(compactCanonical).join(",")}]`;
  }
  const members = sortedMembers(value);
  if (members === null) {
    return writeScalar(value);
  }
  return `{${members.map((member) => writeMember(member, COMPACT)).join(",")}}`;
}
function sameCanonical(a, b) {
  return a === b || compactCanonical({ value: a }) === compactCanonical({ value: b });
}
function writePretty(value, indent) {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.every(isScalar)) {
      return `[${value.map(writeScalar).join(", ")}]`;
    }
    return `[
${value.map((item) => inner + writePretty(item, inner)).join(",\n")}
${indent}]`;
  }
  const members = sortedMembers(value);
  if (members === null) {
    return writeScalar(value);
  }
  if (members.length === 0) {
    return "{}";
  }
  const lines = members.map(([key, member]) => `${inner}${JSON.stringify(key)}: ${writePretty(member, inner)}`);
  return `{
${lines.join(",\n")}
${indent}}`;
}
function isScalar(value) {
  return value === null || typeof value !== "object";
}
function writeScalar(value) {
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
function sortedMembers(value) {
  if (value === null || typeof value !== "object") {
    return null;
  }
  const entries = value instanceof Map ? value : plainEntries(value);
  const members = [];
  for (const [key, member] of entries) {
    if (typeof key !== "string") {
      throw new TypeError("a Map with keys that are no strings can't be written as JSON");
    }
    if (member !== void 0) {
      members.push([key, member]);
    }
  }
  return members.toSorted((a, b) => compareCodePoints(a[0], b[0]));
}
function plainEntries(value) {
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) {
    throw new TypeError("an object of a class can't be written as JSON");
  }
  return Object.entries(value);
}



/***/ })

};
