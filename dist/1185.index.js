export const id = 1185;
export const ids = [1185];
export const modules = {

/***/ 31185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readJsonCases: () => (/* binding */ readJsonCases)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/retrievers/expression.js
var expression = __webpack_require__(83425);
// EXTERNAL MODULE: ./lib/system/json.js
var json = __webpack_require__(10107);
// EXTERNAL MODULE: ./lib/metrics/needs.js
var metrics_needs = __webpack_require__(116);
// EXTERNAL MODULE: ./lib/files/formats/format.js
var format = __webpack_require__(29389);
// EXTERNAL MODULE: ./lib/files/formats/json-file.js
var json_file = __webpack_require__(42323);
// EXTERNAL MODULE: ./lib/metrics/text.js + 2 modules
var metrics_text = __webpack_require__(64235);
;// CONCATENATED MODULE: ./lib/files/formats/json-targets.js



class FieldError extends Error {
}
const KINDS = ["path", "name", "qualified_name", "id", "text"];
const FORBIDDEN_KINDS = [...KINDS, "cluster", "glob"];
function readExpected(value, grade, any) {
  const entries = entriesOf(value);
  const grades = Array.isArray(grade) ? grade : null;
  if (grades !== null && grades.length !== entries.length) {
    throw new FieldError(`gives ${entries.length} documents, and \`grade\` gives ${grades.length} grades`);
  }
  const needs = [];
  const irrelevant = [];
  for (const [i, entry] of entries.entries()) {
    const own = readGrade(grades === null ? grade : grades[i]);
    const members = readEntry(entry, own);
    const relevant = members.filter((member) => member.grade > 0);
    irrelevant.push(...members.filter((member) => member.grade <= 0).map((member) => member.value));
    if (relevant.length > 0) {
      needs.push(relevant);
    }
  }
  return { needs: any && needs.length > 0 ? [needs.flat()] : needs, irrelevant };
}
function entriesOf(value) {
  if (isNothing(value)) {
    return [];
  }
  if (Array.isArray(value)) {
    return value.filter((each) => !isNothing(each));
  }
  if ((0,json/* isObject */.Gv)(value) && !isTargetObject(value)) {
    return Object.entries(value).map(([document, grade]) => {
      const isGrade = typeof grade === "string" ? /^\d+(?:\.\d+)?$/.test(grade) : !isNothing(grade);
      if (isGrade && typeof grade !== "object") {
        return { document, grade };
      }
      const hint = "give texts, lists of texts, or targets such as { path: \u2026, grade: \u2026 }";
      throw new FieldError(`gives an object with the keys ${keysText(value)}, which is no target: ${hint}`);
    });
  }
  return [value];
}
function readEntry(entry, grade) {
  if (Array.isArray(entry)) {
    return entry.flatMap((each) => isNothing(each) ? [] : readEntry(each, grade));
  }
  if ((0,json/* isObject */.Gv)(entry) && typeof entry["document"] === "string" && Object.keys(entry).length === 2) {
    return [{ kind: "hint", value: entry["document"].trim(), grade: readGrade(entry["grade"]) }];
  }
  if ((0,json/* isObject */.Gv)(entry) && Array.isArray(entry["any"])) {
    const own = "grade" in entry ? readGrade(entry["grade"]) : grade;
    return entry["any"].flatMap((each) => readEntry(each, own));
  }
  return [readSingle(entry, grade, KINDS)];
}
function readSingle(entry, grade, kinds) {
  if (!(0,json/* isObject */.Gv)(entry)) {
    return { kind: "hint", value: readText(entry), grade };
  }
  const own = isNothing(entry["grade"]) ? grade : readGrade(entry["grade"]);
  const span = entry["span"];
  if ((0,json/* isObject */.Gv)(span)) {
    return readSpan(span, own);
  }
  const known = kinds.filter((kind2) => !isNothing(entry[kind2]));
  if (known.length !== 1) {
    const what = known.length === 0 ? `none of ${kinds.join(", ")}` : known.join(" and ");
    throw new FieldError(`gives an object with the keys ${keysText(entry)}; expected one of ${kinds.join(", ")}, got ${what}`);
  }
  const kind = known[0];
  const value = readText(entry[kind]);
  return { kind, value: kind === "text" ? String(entry[kind]) : value, grade: own };
}
function readSpan(span, grade) {
  const { path, id, start, end } = span;
  const document = path ?? id;
  if (typeof document !== "string" || !Number.isInteger(start) || !Number.isInteger(end)) {
    throw new FieldError(`gives ${(0,json/* show */.WU)(span)}; expected a span of \`path\` or \`id\`, \`start\` and \`end\``);
  }
  if (start < 0 || end <= start) {
    throw new FieldError(`gives ${(0,json/* show */.WU)(span)}; expected \`end\` above \`start\`, and \`start\` from 0`);
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
  const targets = list.filter((each) => !isNothing(each)).map((each) => readSingle(each, 1, FORBIDDEN_KINDS));
  return uniqueTargets(targets);
}
function uniqueTargets(targets) {
  const byIdentity = /* @__PURE__ */ new Map();
  for (const target of targets) {
    const known = byIdentity.get((0,metrics_text/* targetIdentity */.C7)(target));
    if (known === void 0 || target.grade > known.grade) {
      byIdentity.set((0,metrics_text/* targetIdentity */.C7)(target), target);
    }
  }
  return [...byIdentity.values()];
}
function readText(value) {
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
  if (typeof grade !== "number" || !Number.isFinite(grade) || grade > format/* MAX_GRADE */.zH) {
    throw new FieldError(`gives the grade ${(0,json/* show */.WU)(value)}; expected a number from 0, which is not relevant, to ${format/* MAX_GRADE */.zH}`);
  }
  return Math.max(0, grade);
}
function isNothing(value) {
  return value === null || value === void 0 || typeof value === "string" && value.trim() === "";
}
function isTargetObject(value) {
  const texts = KINDS.some((kind) => typeof value[kind] === "string");
  return texts || (0,json/* isObject */.Gv)(value["span"]) || Array.isArray(value["any"]);
}
function describeValue(value) {
  if (value === null || value === void 0) {
    return "nothing";
  }
  if (Array.isArray(value)) {
    return value.length === 0 ? "an empty list" : `a list of ${value.length}`;
  }
  return (0,json/* isObject */.Gv)(value) ? `an object with the keys ${keysText(value)}` : (0,json/* show */.WU)(value);
}
function keysText(value) {
  const keys = Object.keys(value).map((key) => `\`${key}\``);
  return keys.length <= 12 ? keys.join(", ") : `${keys.slice(0, 12).join(", ")} and ${keys.length - 12} more`;
}


;// CONCATENATED MODULE: ./lib/files/formats/json.js








const FIELDS = [
  "query",
  "expected",
  "id",
  "intent",
  "grade",
  "tags",
  "forbidden",
  "params",
  "reference_answer",
  "expect_empty"
];
async function readJsonCases(source) {
  const golden = await (0,json_file/* readGoldenFile */.so)(source.files, source.path);
  const { values, expression } = await listCases(golden, source.cases);
  const places = new json_file/* Places */.N4(golden.value);
  const { fields: written } = source;
  if (written === null) {
    throw withFirstCase(golden, values, "`fields` is missing", "Name what is the query.");
  }
  const fields = await compileFields(golden, values, written);
  const reader = new CaseReader({ golden, places, written, fields, listExpression: expression });
  const cases = values.flatMap((value) => reader.read(value) ?? []);
  reader.throwProblems(values);
  const grades = cases.flatMap(({ expected }) => expected.map(({ grade }) => grade));
  const scale = grades.some((grade) => !Number.isInteger(grade)) ? { scale: Math.max(...grades) } : {};
  return { cases, notices: [], corpus: null, problems: [], ...scale };
}
async function listCases(golden, expression) {
  const { file, value } = golden;
  if (expression !== null) {
    return { values: await evaluateCases(golden, expression), expression: `${expression} | ` };
  }
  if (Array.isArray(value) && value.length > 0) {
    return { values: value, expression: "" };
  }
  const lists = (0,json_file/* findCaseLists */.Rv)(value);
  const [only, ...others] = lists;
  if (only !== void 0 && others.length === 0) {
    return { values: only.cases, expression: only.expression };
  }
  const seen = (0,json/* isObject */.Gv)(value) ? `an object with the keys ${keysText(value)}` : describeValue(value);
  if (only === void 0) {
    throw new errors.GateError("invalid_suite", `${file} has no list of cases: it holds ${seen}`, {
      hint: `Write \`cases\`, an expression for the list. ${waysToList(value)}`
    });
  }
  const named = lists.map((list) => `\`${list.expression}\` (${list.cases.length})`).join(", ");
  const joined = (0,json_file/* joinLists */.Qc)(lists);
  const all = joined === null ? "several lists are several entries of `dataset`" : `all of them are \`cases: ${joined}\``;
  throw new errors.GateError("invalid_suite", `${file} has ${lists.length} lists of cases: ${named}`, {
    hint: `Write which one it is, for example \`cases: ${only.expression}\`; ${all}.`
  });
}
async function evaluateCases({ file, value }, expression) {
  const find = await compileInSuite(expression, "cases");
  let found;
  try {
    found = find(value);
  } catch (cause) {
    const message = `${file}: \`cases\`: ${cause.message}`;
    throw new errors.GateError("invalid_suite", message, { hint: waysToList(value), cause });
  }
  if (Array.isArray(found) && found.length > 0) {
    return found;
  }
  const seen = (0,json/* isObject */.Gv)(value) ? ` The file has the keys ${keysText(value)}.` : "";
  throw new errors.GateError("invalid_suite", `${file}: \`cases: ${expression}\` gives ${describeValue(found)}, not a list of cases`, {
    hint: `${waysToList(value)}${seen}`
  });
}
function waysToList(value) {
  const lists = (0,json_file/* findCaseLists */.Rv)(value).map(({ expression }) => `\`${expression}\``);
  if (lists.length > 0) {
    return `Lists of objects: ${lists.slice(0, 5).join(", ")}.`;
  }
  if (!(0,json/* isObject */.Gv)(value)) {
    return "";
  }
  const [first, ...others] = Object.entries(value).flatMap(([key, member]) => (0,json/* isObject */.Gv)(member) ? [{ key: (0,json_file/* writeKey */.TE)(key), keys: Object.keys(member).toSorted().join("\n") }] : []);
  if (first === void 0) {
    return 'A map from query to documents is `cases: items(@)`, with `query: "[0]"` and `expected: "[1]"`. One case is `cases: "[@]"`.';
  }
  const second = others.find(({ keys }) => keys === first.keys) ?? others[0];
  const joined = second === void 0 ? first.key : `${first.key}, ${second.key}`;
  return `Maps that are joined by key: \`items(${joined})\` gives rows of key and values. Lists in maps: \`${first.key}.*[]\`.`;
}
async function compileInSuite(text, key) {
  try {
    return await (0,expression/* compileExpression */.Wo)(text, key);
  } catch (cause) {
    if (!(cause instanceof errors.GateError)) {
      throw cause;
    }
    throw new errors.GateError("invalid_suite", cause.message, {
      hint: `A key with other characters than letters, digits and _ needs quotes: '"doc-id"'. Try the expression on jmespath.org with a case of the file.`,
      cause
    });
  }
}
async function compileFields(golden, values, written) {
  const fields = /* @__PURE__ */ new Map();
  for (const name of FIELDS) {
    const text = written[name];
    if (text !== void 0) {
      fields.set(name, await compileInSuite(text, `fields.${name}`));
    }
  }
  if (fields.has("expected") || fields.has("expect_empty") || fields.has("reference_answer")) {
    return fields;
  }
  throw withFirstCase(golden, values, "`fields.expected` is missing", "Name what holds the documents.");
}
const SHOWN_CASE = 400;
function withFirstCase({ file }, values, message, advice, problems = [], first = values[0]) {
  const written = JSON.stringify(first) ?? "nothing";
  const text = written.length > SHOWN_CASE ? `${written.slice(0, SHOWN_CASE)}\u2026` : written;
  const keys = (0,json/* isObject */.Gv)(first) ? ` Its keys are ${keysText(first)}.` : "";
  return new errors.GateError("invalid_suite", `${file}: ${message}`, {
    hint: `${advice} The first ${first === values[0] ? "case" : "of them"} is ${text}.${keys}`,
    problems: (0,errors/* sortProblems */.dS)(problems)
  });
}
class CaseReader {
  #golden;
  #places;
  #written;
  #fields;
  #listExpression;
  #problems = /* @__PURE__ */ new Map();
  #reported = 0;
  /** Cases without an expected document. */
  #empty = [];
  constructor({ golden, places, written, fields, listExpression }) {
    this.#golden = golden;
    this.#places = places;
    this.#written = written;
    this.#fields = fields;
    this.#listExpression = listExpression;
  }
  /** Returns the case; null if something is wrong with it, which is kept for `throwProblems`. */
  read(value) {
    const line = this.#golden.lineOf(this.#places.pointerOf(value));
    const reported = this.#reported;
    const take = (field, make) => {
      try {
        return make(this.#evaluate(field, value));
      } catch (error) {
        if (!(error instanceof FieldError)) {
          throw error;
        }
        this.#report(field, error.message, line, value);
        return void 0;
      }
    };
    const query = take("query", readQuery);
    const id = take("id", (found) => isNothing(found) ? null : readText(found));
    const intent = take("intent", readIntent);
    const tags = take("tags", readTags);
    const params = take("params", readParams);
    const forbidden = take("forbidden", readForbidden);
    const answer = take("reference_answer", (found) => isNothing(found) ? null : readText(found));
    const isControl = take("expect_empty", readFlag);
    const grade = take("grade", (found) => found);
    const documents = take("expected", (found) => readExpected(found, grade, this.#written.any === true));
    const answersOnly = !this.#fields.has("expected") && typeof answer === "string";
    if (documents !== void 0 && isControl !== void 0 && !answersOnly) {
      this.#checkDocuments(documents.needs.length, isControl, line, value);
    }
    if (this.#reported > reported) {
      return null;
    }
    const needs = documents.needs.map((members) => (0,metrics_needs/* makeNeed */.b)(members, Math.max(...members.map((member) => member.grade))));
    const irrelevant = [...new Set(documents.irrelevant)].toSorted(canonical_json/* compareCodePoints */.OP);
    return {
      id: id ?? "",
      query,
      place: { file: this.#golden.file, line },
      intent,
      expected: uniqueTargets(needs),
      forbidden,
      ...irrelevant.length > 0 && { judged_irrelevant: irrelevant },
      ...typeof answer === "string" && { reference_answer: answer },
      ...answersOnly && isControl === false && { answers_only: true },
      ...isControl === true && { expect_empty: true },
      ...params !== null && params !== void 0 && { params },
      ...tags !== void 0 && tags.length > 0 && { tags },
      ...id === null && { named_by_query: true }
    };
  }
  #checkDocuments(needs, isControl, line, value) {
    if (isControl && needs > 0) {
      this.#report("expect_empty", "is true of a case that has expected documents", line, value);
    }
    if (!isControl && needs === 0) {
      this.#empty.push(value);
      const found = this.#evaluate("expected", value);
      const what = isNothing(found) ? "nothing" : describeValue(found);
      this.#report("expected", `gives ${what}, so no document is expected`, line, value);
    }
  }
  #evaluate(field, value) {
    const expression = this.#fields.get(field);
    if (expression === void 0) {
      return null;
    }
    try {
      return expression(value) ?? null;
    } catch (cause) {
      throw new FieldError(`fails: ${cause.message}`);
    }
  }
  #report(field, message, line, value) {
    this.#reported += 1;
    const key = `${field} ${message}`;
    const known = this.#problems.get(key);
    if (known === void 0) {
      this.#problems.set(key, { field, message, lines: [line], value });
    } else {
      known.lines.push(line);
    }
  }
  /** Throws `invalid_suite` with what is wrong, the first case, and what to do. */
  throwProblems(values) {
    const all = [...this.#problems.values()];
    const [first] = all;
    if (first === void 0) {
      return;
    }
    const { file } = this.#golden;
    const problems = all.map(({ field, message, lines }) => {
      const more = lines.length === 1 ? "" : ` (so do ${lines.length - 1} more of ${values.length} cases)`;
      return {
        file,
        line: lines[0],
        message: `fields.${field}: ${this.#quoted(field)} ${message}${more}`
      };
    });
    const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
    throw withFirstCase(this.#golden, values, count, this.#advice(first, values), problems, first.value);
  }
  /** Returns an expression for a part of the objects that a field gives; null if it gives no objects. */
  #partsOfObject({ field, value }) {
    if (field !== "expected" && field !== "forbidden") {
      return null;
    }
    const found = this.#evaluate(field, value);
    const object = Array.isArray(found) ? found.find(json/* isObject */.Gv) : found;
    if (!(0,json/* isObject */.Gv)(object)) {
      return null;
    }
    const key = Object.keys(object).find((name) => typeof object[name] === "string");
    if (key === void 0) {
      return null;
    }
    const written = this.#written[field] ?? "@";
    if (!Array.isArray(found)) {
      return `${written}.${(0,json_file/* writeKey */.TE)(key)}`;
    }
    const grade = "grade" in object ? ", grade: grade" : "";
    return `${written}[].{id: ${(0,json_file/* writeKey */.TE)(key)}${grade}}`;
  }
  #quoted(field) {
    return `\`${this.#written[field] ?? ""}\``;
  }
  #advice(first, values) {
    const written = this.#written.expected;
    const [empty] = this.#empty;
    if (empty !== void 0 && this.#empty.length < values.length && written !== void 0) {
      return adviceOnEmpty(written, this.#listExpression, isFalse(this.#evaluate("expected", empty)));
    }
    const parts = this.#partsOfObject(first);
    if (parts !== null) {
      return `Name the part of the object that is the document: \`${first.field}: "${parts}"\`.`;
    }
    const parent = this.#places.wayToParent(first.value);
    return parent ?? "Compare `fields` with the keys of the case.";
  }
}
function isFalse(value) {
  if (Array.isArray(value)) {
    return value.length === 0;
  }
  if ((0,json/* isObject */.Gv)(value)) {
    return Object.keys(value).length === 0;
  }
  return value === null || value === void 0 || value === false || value === "";
}
function adviceOnEmpty(expected, list, isEmpty) {
  const control = isEmpty ? `!(${expected})` : "category == 'negative'";
  const filter = isEmpty ? expected : "category != 'negative'";
  const quote = control.includes('"') ? "'" : '"';
  return `If nothing should be found for them, add \`expect_empty: ${quote}${control}${quote}\` to \`fields\`. If their documents are not known yet, leave them out: \`cases: ${quote}${list}[?${filter}]${quote}\`.`;
}
function readQuery(value) {
  if (typeof value === "string" && value.trim() !== "") {
    return value;
  }
  return readText(value);
}
function asWord(text) {
  return text.trim().replaceAll(/[^\p{L}\p{M}\p{N}._-]+/gu, "-").replaceAll(/^[^\p{L}\p{N}]+|-+$/gu, "").slice(0, 80);
}
function readIntent(value) {
  if (isNothing(value)) {
    return null;
  }
  const word = asWord(typeof value === "boolean" ? String(value) : readText(value));
  if (format/* INTENT */.Xi.test(word)) {
    return word;
  }
  throw new FieldError(`gives ${describeValue(value)}; expected a word`);
}
function readTags(value) {
  const list = Array.isArray(value) ? value : [value];
  return [...new Set(list.flatMap((each) => readIntent(each) ?? []))];
}
function readParams(value) {
  if (isNothing(value)) {
    return null;
  }
  if ((0,json/* isObject */.Gv)(value)) {
    return value;
  }
  throw new FieldError(`gives ${describeValue(value)}; expected an object`);
}
function readFlag(value) {
  if (isNothing(value)) {
    return false;
  }
  if (typeof value === "boolean") {
    return value;
  }
  throw new FieldError(`gives ${describeValue(value)}; expected true or false, for example \`category == 'negative'\``);
}



/***/ })

};
