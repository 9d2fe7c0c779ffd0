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
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26536);

function compareCodePoints(a, b) {
  if (a === b) {
    return 0;
  }
  if (!SURROGATE.test(a) && !SURROGATE.test(b)) {
    return a < b ? -1 : 1;
  }
  const sharedLength = Math.min(a.length, b.length);
  for (let index = 0; index < sharedLength; index++) {
    const unitOfA = a.charCodeAt(index);
    const unitOfB = b.charCodeAt(index);
    if (unitOfA === unitOfB) {
      continue;
    }
    const isSurrogateInA = isSurrogate(unitOfA);
    if (isSurrogateInA !== isSurrogate(unitOfB)) {
      return isSurrogateInA ? 1 : -1;
    }
    return unitOfA < unitOfB ? -1 : 1;
  }
  return a.length < b.length ? -1 : 1;
}
const SURROGATE = /[\ud800-\udfff]/;
function isSurrogate(unit) {
  return unit >= 55296 && unit <= 57343;
}
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
  static list(makeItems, lines = false) {
    return new StreamedValue("list", makeItems, lines);
  }
  /** The members must be in code point order of their keys. */
  static members(makeItems, lines = false) {
    return new StreamedValue("members", makeItems, lines);
  }
  /** Yields the text. `style` is that of the brackets, and of items unless each has one line. */
  *parts(style) {
    const { write, member } = this.lines && style !== COMPACT ? ONE_LINE : style;
    const [open, close] = this.kind === "list" ? "[]" : "{}";
    let isEmpty = true;
    for (const item of this.makeItems()) {
      const lead = isEmpty ? `${open}${style.first}` : style.next;
      yield lead + (this.kind === "list" ? write(item) : member(item));
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
    write: (value) => writePretty(value, inner),
    member: ([key, value]) => `${JSON.stringify(key)}: ${writePretty(value, inner)}`
  };
}
const COMPACT = {
  first: "",
  next: ",",
  last: "",
  write: compactCanonical,
  member: ([key, value]) => `${JSON.stringify(key)}:${compactCanonical(value)}`
};
const ONE_LINE = {
  write: compactCanonical,
  member: ([key, value]) => `${JSON.stringify(key)}: ${compactCanonical(value)}`
};
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
      yield lead + style.member([key, null]).slice(0, -"null".length);
      yield* member.parts(memberStyle);
    } else {
      yield lead + style.member([key, member]);
    }
    lead = style.next;
  }
  yield `${style.last}}`;
}
function compactCanonical(value) {
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
  return `{${members.map(COMPACT.member).join(",")}}`;
}
function sameCanonical(a, b) {
  if (a === b) {
    return true;
  }
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => sameCanonical(item, b[index]));
  }
  if (Array.isArray(a) || Array.isArray(b)) {
    return false;
  }
  const membersOfA = sortedMembers(a);
  const membersOfB = sortedMembers(b);
  if (membersOfA === null || membersOfB === null) {
    return membersOfA === membersOfB && writeScalar(a) === writeScalar(b);
  }
  if (membersOfA.length !== membersOfB.length) {
    return false;
  }
  return membersOfA.every(([key, value], index) => {
    const memberOfB = membersOfB[index];
    return memberOfB !== void 0 && memberOfB[0] === key && sameCanonical(value, memberOfB[1]);
  });
}
function writePretty(value, indent) {
  const inner = `${indent}  `;
  if (value instanceof StreamedValue) {
    return [...value.parts(prettyStyle(indent))].join("");
  }
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
  const entries = value instanceof Map || value instanceof _figures_js__WEBPACK_IMPORTED_MODULE_0__/* .Figures */ .iB ? value : plainEntries(value);
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



/***/ }),

/***/ 26536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   iB: () => (/* binding */ Figures),
/* harmony export */   j: () => (/* binding */ FigureNames),
/* harmony export */   nu: () => (/* binding */ documentGain)
/* harmony export */ });
const FIRST_ROWS = 16;
const MOST_ROWS = 4096;
const MOST_SHARED = 4096;
class FigureNames {
  list;
  places;
  /** The rows made so far, by their values as text. */
  #figuresByValues = /* @__PURE__ */ new Map();
  /** The first `#used` numbers are taken. */
  #rows = new Float64Array();
  #used = 0;
  constructor(list) {
    this.list = list;
    this.places = new Map(list.map((name, at) => [name, at]));
  }
  /** Cases with the same values mostly get the same object. */
  makeFigures(values) {
    const valuesText = values.join();
    const figures = this.#figuresByValues.get(valuesText) ?? new Figures(this, values);
    if (this.#figuresByValues.size < MOST_SHARED) {
      this.#figuresByValues.set(valuesText, figures);
    }
    return figures;
  }
  /**
   * Copies the values into an array that rows share; returns it, and where they start. NaN stands
   * for null. Throws RangeError for a value that is NaN. Only for the constructor of Figures.
   */
  writeRow(values) {
    const width = this.list.length;
    if (this.#used + width > this.#rows.length) {
      const doubledRows = 2 * this.#used / Math.max(1, width);
      const rowCount = Math.min(MOST_ROWS, Math.max(FIRST_ROWS, doubledRows));
      this.#rows = new Float64Array(rowCount * width);
      this.#used = 0;
    }
    const at = this.#used;
    for (const [place, value] of values.entries()) {
      if (Number.isNaN(value)) {
        throw new RangeError(`${this.list[place]} is no number`);
      }
      this.#rows[at + place] = value === null ? Number.NaN : value + 0;
    }
    this.#used += width;
    return [this.#rows, at];
  }
}
class Figures {
  #names;
  #rows;
  /** Where its row starts in the array. */
  #at;
  /** Only for `FigureNames.makeFigures`. */
  constructor(names, values) {
    this.#names = names;
    [this.#rows, this.#at] = names.writeRow(values);
  }
  get size() {
    return this.#names.list.length;
  }
  #valueAt(place) {
    const value = this.#rows[this.#at + place];
    return value === void 0 || Number.isNaN(value) ? null : value;
  }
  get(name) {
    const place = this.#names.places.get(name);
    return place === void 0 ? void 0 : this.#valueAt(place);
  }
  has(name) {
    return this.#names.places.has(name);
  }
  keys() {
    return this.#names.list.values();
  }
  *values() {
    for (let place = 0; place < this.size; place++) {
      yield this.#valueAt(place);
    }
  }
  *entries() {
    for (const [place, name] of this.#names.list.entries()) {
      yield [name, this.#valueAt(place)];
    }
  }
  [Symbol.iterator]() {
    return this.entries();
  }
  forEach(act) {
    for (const [name, value] of this) {
      act(value, name, this);
    }
  }
}
function documentGain(grade, { gain }) {
  return gain === "exponential" ? 2 ** grade - 1 : grade;
}



/***/ })

};
