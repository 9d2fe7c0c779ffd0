export const id = 1069;
export const ids = [1069];
export const modules = {

/***/ 42323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q6: () => (/* binding */ ValuePlaces),
/* harmony export */   Qc: () => (/* binding */ joinLists),
/* harmony export */   Rv: () => (/* binding */ findCaseLists),
/* harmony export */   TE: () => (/* binding */ writeKey),
/* harmony export */   bz: () => (/* binding */ isBlankOrComment),
/* harmony export */   so: () => (/* binding */ readGoldenFile)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10107);
/* harmony import */ var _system_json_fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88374);
/* harmony import */ var _expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(93117);
/* harmony import */ var _system_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41229);
/* harmony import */ var _system_written_numbers_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(74797);
/* harmony import */ var _cut_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19070);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72050);
/* harmony import */ var _json_scan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36575);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62611);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(70987);











async function readGoldenFile(files, path) {
  const source = files.readText([path], {
    what: "cases",
    hint: "`path` is the file with the cases."
  });
  const ending = /\.(jsonl|ndjson|json|ya?ml)(?:\.gz)?$/i.exec(source.file)?.[1]?.toLowerCase();
  if (ending === void 0) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("invalid_suite", `${source.file}: unknown file type`, {
      hint: "Format json reads .json, .jsonl, .ndjson, .yaml and .yml."
    });
  }
  if (ending === "jsonl" || ending === "ndjson") {
    return readJsonLines(source);
  }
  const document = {
    file: source.file.replace(/\.gz$/i, ""),
    text: source.text,
    digest: (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .digestText */ .M6)(source.text)
  };
  const parsed = await (0,_document_js__WEBPACK_IMPORTED_MODULE_5__/* .parseDocument */ .Tp)(document, "invalid_suite", { numbers: "as written" });
  return {
    file: source.file,
    value: parsed.value,
    lineOf: parsed.lineOf,
    numberTexts: new Set(parsed.texts?.values()),
    warnings: (0,_cut_values_js__WEBPACK_IMPORTED_MODULE_4__/* .warnOfValuesCutByComment */ .Y)(parsed)
  };
}
function isBlankOrComment(line) {
  return /^\s*(?:$|#|\/\/)/.test(line);
}
function readJsonLines({ file, text }) {
  const problems = [];
  const value = [];
  const lines = [];
  const numberTexts = /* @__PURE__ */ new Set();
  for (const { line, text: lineText } of (0,_lines_js__WEBPACK_IMPORTED_MODULE_8__/* .splitLines */ .uz)(text)) {
    if (isBlankOrComment(lineText)) {
      continue;
    }
    try {
      value.push((0,_system_written_numbers_js__WEBPACK_IMPORTED_MODULE_9__/* .parseJsonAsWritten */ .LT)(lineText));
      lines.push(line);
      const scan = (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_6__/* .scanJson */ .Ey)(lineText, file, line);
      problems.push(...scan.problems);
      for (const numberText of scan.numbers.values()) {
        numberTexts.add(numberText);
      }
    } catch {
      problems.push({ file, line, message: (0,_system_json_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .describeJsonError */ .M)(lineText) });
    }
  }
  if (problems.length > 0) {
    throw (0,_read_js__WEBPACK_IMPORTED_MODULE_7__/* .syntaxError */ .Ip)("invalid_suite", file, problems);
  }
  const findLine = (pointer) => lines[Number(pointer.split("/")[1] ?? 0)] ?? 1;
  return { file, value, lineOf: findLine, numberTexts, warnings: [] };
}
function findCaseLists(value) {
  const lists = [];
  const visitValue = (node, path) => {
    if (Array.isArray(node)) {
      if (node.length > 0 && node.every(_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)) {
        lists.push({ expression: path.map(writeKey).join(".") || "@", path, cases: node });
      }
    } else if ((0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(node)) {
      for (const [key, member] of Object.entries(node)) {
        visitValue(member, [...path, key]);
      }
    }
  };
  visitValue(value, []);
  return lists;
}
function joinLists(lists) {
  const patterns = new Set(lists.map(({ path: path2 }) => [...path2.slice(0, -2), "*", path2.at(-1)].join("\n")));
  const [{ path }] = lists;
  const lastKey = path.at(-1);
  if (patterns.size !== 1 || path.length < 2 || lastKey === void 0) {
    return null;
  }
  return `${[...path.slice(0, -2).map(writeKey), "*", writeKey(lastKey)].join(".")}[]`;
}
function writeKey(key) {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(key) ? key : JSON.stringify(key);
}
const MOST_KEYS_SHOWN = 5;
class ValuePlaces {
  #paths = /* @__PURE__ */ new Map();
  /** By text, in the order of the file. findPath removes those that it has returned. */
  #texts = /* @__PURE__ */ new Map();
  #value;
  constructor(value) {
    this.#value = value;
    this.#visit(value, []);
  }
  /** An object to which an alias of YAML leads again keeps its first path. */
  #visit(value, path) {
    if (typeof value === "string") {
      const pathsOfText = this.#texts.get(value);
      if (pathsOfText === void 0) {
        this.#texts.set(value, [path]);
      } else {
        pathsOfText.push(path);
      }
    }
    if (typeof value !== "object" || value === null || this.#paths.has(value)) {
      return;
    }
    this.#paths.set(value, path);
    for (const [key, member] of Object.entries(value)) {
      this.#visit(member, [...path, key]);
    }
  }
  /**
   * Null if it is not found. A case that the expression made new, such as `{q: question, d: docs}`,
   * gets the path of its last object or list that stands in the file, or else of its last text. If
   * the file has a text several times, each call returns the next of its places: so cases with
   * equal texts get their own places if they are asked for in order.
   */
  findPath(value) {
    if (typeof value === "string") {
      const paths = this.#texts.get(value);
      return (paths !== void 0 && paths.length > 1 ? paths.shift() : paths?.[0]) ?? null;
    }
    if (typeof value !== "object" || value === null) {
      return null;
    }
    const pathOfObject = this.#paths.get(value);
    if (pathOfObject !== void 0) {
      return pathOfObject;
    }
    const parts = Object.values(value).toReversed();
    const objects = parts.filter((part) => typeof part === "object" && part !== null);
    const texts = parts.filter((part) => typeof part === "string");
    for (const part of [...objects, ...texts]) {
      const path = this.findPath(part);
      if (path !== null) {
        return path;
      }
    }
    return null;
  }
  /** "", the pointer of the whole file, if the value is not found. */
  findPointer(value) {
    return (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_6__/* .writePointer */ .NS)(this.findPath(value) ?? []);
  }
  /** Null if the object does not stand in the file. */
  findMemberPointer(object, key) {
    const path = this.#paths.get(object);
    return path === void 0 ? null : (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_6__/* .writePointer */ .NS)([...path, key]);
  }
  /**
   * Returns advice how `fields` can use a text of an object around the case: JMESPath can't look up
   * from a case, so `cases` has to be `each(parents, path)`, which gives pairs of parent and case.
   * Null if there is none but the whole file, whose texts belong to all cases.
   */
  adviseOnParent(value) {
    const path = this.findPath(value) ?? [];
    for (let depth = path.length - 1; depth > 0; depth--) {
      const parent = getAtPath(this.#value, path.slice(0, depth));
      if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(parent)) {
        continue;
      }
      const textKeys = Object.keys(parent).filter((key) => typeof parent[key] === "string");
      const [firstTextKey] = textKeys;
      if (firstTextKey === void 0) {
        continue;
      }
      const parentsExpression = this.#allMembersExpression(path.slice(0, depth - 1));
      const childPath = path.slice(depth).filter((key) => !/^\d+$/.test(key)).map(writeKey).join(".");
      const expression = (0,_expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_10__/* .quoteExpression */ .nn)(`each(${parentsExpression}, ${childPath || "@"})`);
      const textExpression = (0,_expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_10__/* .quoteExpression */ .nn)(`[0].${writeKey(firstTextKey)}`);
      const shownKeys = textKeys.slice(0, MOST_KEYS_SHOWN).map((key) => `\`${key}\``);
      return `The object above the case has ${shownKeys.join(", ")}, and an expression can't look up. Write \`cases: ${expression}\`: then [0] is that object and [1] the case, for example \`expected: ${textExpression}\`.`;
    }
    return null;
  }
  /**
   * `topics[]` or `topics.*`. A list on the way there counts with all its items:
   * `data[].paragraphs[]`.
   */
  #allMembersExpression(path) {
    let expression = "";
    for (const [depth, key] of path.entries()) {
      const isInList = Array.isArray(getAtPath(this.#value, path.slice(0, depth)));
      expression += isInList ? "[]" : `.${writeKey(key)}`;
    }
    expression += Array.isArray(getAtPath(this.#value, path)) ? "[]" : ".*";
    return expression.replace(/^\./, "");
  }
}
function getAtPath(value, path) {
  return path.reduce((parent, key) => parent?.[key], value);
}



/***/ }),

/***/ 38503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bg: () => (/* binding */ FieldError),
/* harmony export */   bp: () => (/* binding */ describeValue),
/* harmony export */   c_: () => (/* binding */ readTextOrNumber),
/* harmony export */   g8: () => (/* binding */ isGradeMap),
/* harmony export */   kk: () => (/* binding */ readForbidden),
/* harmony export */   mC: () => (/* binding */ describeKeys),
/* harmony export */   qv: () => (/* binding */ isNothing),
/* harmony export */   vX: () => (/* binding */ readExpected),
/* harmony export */   yA: () => (/* binding */ uniqueTargets)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _metrics_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64235);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29389);



class FieldError extends Error {
  /** Its object, as the file has it, and its key. Null if not known. */
  member;
  constructor(message, member = null) {
    super(message);
    this.member = member;
  }
}
const KINDS = ["path", "name", "qualified_name", "id", "text"];
const FORBIDDEN_KINDS = [...KINDS, "cluster", "glob"];
const GRADE_OF_FORBIDDEN = 1;
function readExpected(value, grade, { areOneNeed, mapsHaveGrades }) {
  const entries = listEntries(value, mapsHaveGrades);
  const grades = Array.isArray(grade) ? grade : null;
  if (grades !== null && grades.length !== entries.length) {
    throw new FieldError(`gives ${entries.length} documents, and \`grade\` gives ${grades.length} grades`);
  }
  const needs = [];
  const irrelevant = [];
  for (const [index, entry] of entries.entries()) {
    const entryGrade = readGrade(grades === null ? grade : grades[index]);
    const members = readEntry(entry, entryGrade);
    const relevant = members.filter((member) => member.grade > 0);
    irrelevant.push(...members.filter((member) => member.grade <= 0).map((member) => member.value));
    if (relevant.length > 0) {
      needs.push(relevant);
    }
  }
  return { needs: areOneNeed && needs.length > 0 ? [needs.flat()] : needs, irrelevant };
}
function listEntries(value, mapsHaveGrades) {
  if (isNothing(value)) {
    return [];
  }
  if (Array.isArray(value)) {
    return value.filter((each) => !isNothing(each));
  }
  if (isGradeMap(value)) {
    return Object.entries(value).map(([document, grade]) => {
      if (!isGradeOfMap(grade)) {
        throw mapsHaveGrades ? wrongGradeError(value, document) : noTargetError(value);
      }
      return { document, grade };
    });
  }
  return [value];
}
function isGradeOfMap(value) {
  return typeof value === "string" ? /^\d+(?:\.\d+)?$/.test(value) : !isNothing(value) && typeof value !== "object";
}
function wrongGradeError(map, document) {
  const message = `gives the grade ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(map[document])} of ${document}; ${EXPECTED_GRADE}`;
  return new FieldError(message, { object: map, key: document });
}
function noTargetError(object) {
  const hint = "give texts, lists of texts, targets such as { path: \u2026, grade: \u2026 }, or numbers as grades";
  const keys = describeKeys(object);
  return new FieldError(`gives an object with the keys ${keys}, which is no target: ${hint}`);
}
const EXPECTED_GRADE = `expected a number from 0, which is not relevant, to ${_format_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_GRADE */ .zH}`;
function readEntry(entry, grade) {
  if (Array.isArray(entry)) {
    return entry.flatMap((each) => isNothing(each) ? [] : readEntry(each, grade));
  }
  if ((0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(entry) && typeof entry["document"] === "string" && Object.keys(entry).length === 2) {
    return [{ kind: "hint", value: entry["document"].trim(), grade: readGrade(entry["grade"]) }];
  }
  if ((0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(entry) && Array.isArray(entry["any"])) {
    const needGrade = "grade" in entry ? readGrade(entry["grade"]) : grade;
    return entry["any"].flatMap((each) => readEntry(each, needGrade));
  }
  return [readSingle(entry, grade, KINDS)];
}
function readSingle(entry, grade, kinds) {
  if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(entry)) {
    return { kind: "hint", value: readTextOrNumber(entry), grade };
  }
  const targetGrade = isNothing(entry["grade"]) ? grade : readGrade(entry["grade"]);
  const span = entry["span"];
  if ((0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(span)) {
    return readSpan(span, targetGrade);
  }
  const writtenKinds = kinds.filter((kind2) => !isNothing(entry[kind2]));
  if (writtenKinds.length !== 1) {
    const kindsText = writtenKinds.length === 0 ? `none of ${kinds.join(", ")}` : writtenKinds.join(" and ");
    throw new FieldError(`gives an object with the keys ${describeKeys(entry)}; expected one of ${kinds.join(", ")}, got ${kindsText}`);
  }
  const kind = writtenKinds[0];
  const trimmedValue = readTextOrNumber(entry[kind]);
  const targetValue = kind === "text" ? String(entry[kind]) : trimmedValue;
  return { kind, value: targetValue, grade: targetGrade };
}
function readSpan(span, grade) {
  const { path, id, start, end } = span;
  const document = path ?? id;
  if (typeof document !== "string" || !Number.isInteger(start) || !Number.isInteger(end)) {
    throw new FieldError(`gives ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(span)}; expected a span of \`path\` or \`id\`, \`start\` and \`end\``);
  }
  if (start < 0 || end <= start) {
    throw new FieldError(`gives ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(span)}; expected \`end\` above \`start\`, and \`start\` from 0`);
  }
  const by = typeof path === "string" ? "path" : "id";
  return {
    kind: "span",
    by,
    value: document.trim(),
    start,
    end,
    grade
  };
}
function readForbidden(value) {
  const list = Array.isArray(value) ? value : [value];
  const targets = list.filter((each) => !isNothing(each)).map((each) => readSingle(each, GRADE_OF_FORBIDDEN, FORBIDDEN_KINDS));
  return uniqueTargets(targets);
}
function uniqueTargets(targets) {
  const byIdentity = /* @__PURE__ */ new Map();
  for (const target of targets) {
    const earlier = byIdentity.get((0,_metrics_text_js__WEBPACK_IMPORTED_MODULE_1__/* .targetIdentity */ .C7)(target));
    if (earlier === void 0 || target.grade > earlier.grade) {
      byIdentity.set((0,_metrics_text_js__WEBPACK_IMPORTED_MODULE_1__/* .targetIdentity */ .C7)(target), target);
    }
  }
  return [...byIdentity.values()];
}
function readTextOrNumber(value) {
  if (typeof value === "string" && value.trim() !== "") {
    return value.trim();
  }
  if (typeof value === "number") {
    if (Number.isSafeInteger(value)) {
      return String(value);
    }
    throw new FieldError(`gives the number ${value}, whose digits may not be those of the file; write it in quotes`);
  }
  throw new FieldError(`gives ${describeValue(value)}; expected text`);
}
function readGrade(value) {
  if (isNothing(value)) {
    return 1;
  }
  if (typeof value === "boolean") {
    return value ? 1 : 0;
  }
  const grade = typeof value === "string" ? Number(value) : value;
  if (typeof grade !== "number" || !Number.isFinite(grade) || grade > _format_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_GRADE */ .zH) {
    throw new FieldError(`gives the grade ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(value)}; ${EXPECTED_GRADE}`);
  }
  return Math.max(0, grade);
}
function isNothing(value) {
  return value === null || value === void 0 || typeof value === "string" && value.trim() === "";
}
function isGradeMap(value) {
  return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && !isTargetObject(value);
}
function isTargetObject(value) {
  const hasKind = KINDS.some((kind) => typeof value[kind] === "string");
  return hasKind || (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value["span"]) || Array.isArray(value["any"]);
}
function describeValue(value) {
  if (value === null || value === void 0) {
    return "nothing";
  }
  if (Array.isArray(value)) {
    return value.length === 0 ? "an empty list" : `a list of ${value.length}`;
  }
  return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? `an object with the keys ${describeKeys(value)}` : (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(value);
}
const MOST_KEYS_SHOWN = 12;
function describeKeys(value) {
  const keys = Object.keys(value).map((key) => `\`${key}\``);
  return keys.length <= MOST_KEYS_SHOWN ? keys.join(", ") : `${keys.slice(0, MOST_KEYS_SHOWN).join(", ")} and ${keys.length - MOST_KEYS_SHOWN} more`;
}



/***/ })

};
