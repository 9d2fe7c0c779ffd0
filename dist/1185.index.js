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
// EXTERNAL MODULE: ./lib/model/problem.js
var problem = __webpack_require__(51246);
// EXTERNAL MODULE: ./lib/expressions/expression.js
var expressions_expression = __webpack_require__(1681);
// EXTERNAL MODULE: ./lib/expressions/expression-text.js
var expression_text = __webpack_require__(93117);
// EXTERNAL MODULE: ./lib/expressions/name-ending.js
var name_ending = __webpack_require__(61222);
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
  const message = `gives the grade ${(0,json/* showValue */.vp)(map[document])} of ${document}; ${EXPECTED_GRADE}`;
  return new FieldError(message, { object: map, key: document });
}
function noTargetError(object) {
  const hint = "give texts, lists of texts, targets such as { path: \u2026, grade: \u2026 }, or numbers as grades";
  const keys = describeKeys(object);
  return new FieldError(`gives an object with the keys ${keys}, which is no target: ${hint}`);
}
const EXPECTED_GRADE = `expected a number from 0, which is not relevant, to ${format/* MAX_GRADE */.zH}`;
function readEntry(entry, grade) {
  if (Array.isArray(entry)) {
    return entry.flatMap((each) => isNothing(each) ? [] : readEntry(each, grade));
  }
  if ((0,json/* isObject */.Gv)(entry) && typeof entry["document"] === "string" && Object.keys(entry).length === 2) {
    return [{ kind: "hint", value: entry["document"].trim(), grade: readGrade(entry["grade"]) }];
  }
  if ((0,json/* isObject */.Gv)(entry) && Array.isArray(entry["any"])) {
    const needGrade = "grade" in entry ? readGrade(entry["grade"]) : grade;
    return entry["any"].flatMap((each) => readEntry(each, needGrade));
  }
  return [readSingle(entry, grade, KINDS)];
}
function readSingle(entry, grade, kinds) {
  if (!(0,json/* isObject */.Gv)(entry)) {
    return { kind: "hint", value: readTextOrNumber(entry), grade };
  }
  const targetGrade = isNothing(entry["grade"]) ? grade : readGrade(entry["grade"]);
  const span = entry["span"];
  if ((0,json/* isObject */.Gv)(span)) {
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
    throw new FieldError(`gives ${(0,json/* showValue */.vp)(span)}; expected a span of \`path\` or \`id\`, \`start\` and \`end\``);
  }
  if (start < 0 || end <= start) {
    throw new FieldError(`gives ${(0,json/* showValue */.vp)(span)}; expected \`end\` above \`start\`, and \`start\` from 0`);
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
    const earlier = byIdentity.get((0,metrics_text/* targetIdentity */.C7)(target));
    if (earlier === void 0 || target.grade > earlier.grade) {
      byIdentity.set((0,metrics_text/* targetIdentity */.C7)(target), target);
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
  if (typeof grade !== "number" || !Number.isFinite(grade) || grade > format/* MAX_GRADE */.zH) {
    throw new FieldError(`gives the grade ${(0,json/* showValue */.vp)(value)}; ${EXPECTED_GRADE}`);
  }
  return Math.max(0, grade);
}
function isNothing(value) {
  return value === null || value === void 0 || typeof value === "string" && value.trim() === "";
}
function isGradeMap(value) {
  return (0,json/* isObject */.Gv)(value) && !isTargetObject(value);
}
function isTargetObject(value) {
  const hasKind = KINDS.some((kind) => typeof value[kind] === "string");
  return hasKind || (0,json/* isObject */.Gv)(value["span"]) || Array.isArray(value["any"]);
}
function describeValue(value) {
  if (value === null || value === void 0) {
    return "nothing";
  }
  if (Array.isArray(value)) {
    return value.length === 0 ? "an empty list" : `a list of ${value.length}`;
  }
  return (0,json/* isObject */.Gv)(value) ? `an object with the keys ${describeKeys(value)}` : (0,json/* showValue */.vp)(value);
}
const MOST_KEYS_SHOWN = 12;
function describeKeys(value) {
  const keys = Object.keys(value).map((key) => `\`${key}\``);
  return keys.length <= MOST_KEYS_SHOWN ? keys.join(", ") : `${keys.slice(0, MOST_KEYS_SHOWN).join(", ")} and ${keys.length - MOST_KEYS_SHOWN} more`;
}


// EXTERNAL MODULE: ./lib/model/lookup.js
var lookup = __webpack_require__(97855);
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
  const { values, expression: listExpression } = await listCases(golden, source.cases);
  const places = new json_file/* ValuePlaces */.Q6(golden.value);
  const { fields: writtenFields } = source;
  if (writtenFields === null) {
    throw makeCaseError(golden, values, {
      message: "`fields` is missing",
      advice: "Name what is the query.",
      key: "fields"
    });
  }
  const fields = await compileFields(writtenFields);
  const survey = await surveyCases(values, writtenFields, fields.get("expected") ?? null);
  const reader = new CaseReader({
    golden,
    places,
    written: writtenFields,
    fields,
    survey,
    placeOfKey: source.placeOfKey,
    listExpression
  });
  const cases = values.flatMap((value) => reader.readCase(value) ?? []);
  await reader.throwProblems(values);
  const decimal = findDecimalGrade(cases);
  const grades = cases.flatMap(({ expected }) => expected.map(({ grade }) => grade));
  const dataset = {
    cases,
    usualCorpus: null,
    // The reader throws its problems, with advice.
    problems: [],
    warnings: golden.warnings,
    ...survey.form !== null && { form: survey.form }
  };
  if (decimal === null) {
    return dataset;
  }
  const highestRating = grades.reduce((highest, grade) => Math.max(highest, grade));
  return { ...dataset, decimal, highestRating };
}
function findDecimalGrade(cases) {
  for (const { expected, place } of cases) {
    const target = expected.find(({ grade }) => !Number.isInteger(grade));
    if (target !== void 0) {
      return { grade: target.grade, line: place.line };
    }
  }
  return null;
}
async function listCases(golden, expression) {
  const { file, value } = golden;
  const emptyList = findEmptyList(value, expression);
  if (emptyList !== null) {
    throw emptyListError(file, emptyList, expression);
  }
  if (expression !== null) {
    return { values: await evaluateCases(golden, expression), expression: `${expression} | ` };
  }
  if (Array.isArray(value) && value.length > 0) {
    return { values: value, expression: "" };
  }
  const lists = (0,json_file/* findCaseLists */.Rv)(value);
  const [firstList, ...otherLists] = lists;
  if (firstList !== void 0 && otherLists.length === 0) {
    return { values: firstList.cases, expression: firstList.expression };
  }
  if (firstList === void 0) {
    const message = `${file} has no list of cases: it holds ${describeValue(value)}`;
    throw new errors.GateError("invalid_suite", message, {
      hint: `Write \`cases\`, an expression for the list. ${adviseOnCases(value)}`.trim(),
      key: "path"
    });
  }
  const listsText = lists.map((list) => `\`${list.expression}\` (${list.cases.length})`).join(", ");
  const [longestList = firstList] = lists.toSorted((a, b) => b.cases.length - a.cases.length);
  const joinedExpression = (0,json_file/* joinLists */.Qc)(lists);
  const adviceForAll = joinedExpression === null ? "several lists are several entries of `dataset`" : `all of them are \`cases: ${(0,expression_text/* quoteIfNeeded */.de)(joinedExpression)}\``;
  throw new errors.GateError("invalid_suite", `${file} has ${lists.length} lists of cases: ${listsText}`, {
    hint: `Write which one it is, for example \`cases: ${(0,expression_text/* quoteIfNeeded */.de)(longestList.expression)}\`; ${adviceForAll}.`,
    key: "path"
  });
}
function findEmptyList(value, expression) {
  if (Array.isArray(value)) {
    return value.length === 0 ? "@" : null;
  }
  if (!(0,json/* isObject */.Gv)(value)) {
    return null;
  }
  const lists = Object.entries(value).filter(([, member]) => Array.isArray(member));
  const emptyList = lists.find(([key, list]) => {
    const isMeant = expression === null ? lists.length === 1 : expression === (0,json_file/* writeKey */.TE)(key);
    return isMeant && Array.isArray(list) && list.length === 0;
  });
  const hasOtherLists = (0,json_file/* findCaseLists */.Rv)(value).length > 0;
  return emptyList === void 0 || hasOtherLists ? null : (0,json_file/* writeKey */.TE)(emptyList[0]);
}
function emptyListError(file, emptyList, expression) {
  const subject = emptyList === "@" ? "the file is" : `\`${emptyList}\` is`;
  const advice = emptyList === "@" || expression !== null ? "" : ` With several lists in the file, write which one it is: \`cases: ${(0,expression_text/* quoteIfNeeded */.de)(emptyList)}\`.`;
  return new errors.GateError("invalid_suite", `${file} has no cases: ${subject} an empty list`, {
    hint: `Add a case to the list.${advice}`,
    key: expression === null ? "path" : "cases"
  });
}
async function evaluateCases({ file, value }, expression) {
  const evaluate = await compileInSuite(expression, "cases");
  let result;
  try {
    result = evaluate(value);
  } catch (cause) {
    const message = `${file}: \`cases\`: ${cause.message}`;
    throw new errors.GateError("invalid_suite", message, {
      hint: adviseOnCases(value),
      cause,
      key: "cases"
    });
  }
  if (Array.isArray(result) && result.length > 0) {
    return result;
  }
  const keysSentence = (0,json/* isObject */.Gv)(value) ? ` The file has the keys ${describeKeys(value)}.` : "";
  throw new errors.GateError("invalid_suite", `${file}: \`cases: ${expression}\` gives ${describeValue(result)}, not a list of cases`, {
    hint: `${adviseOnCases(value)}${keysSentence}`,
    key: "cases"
  });
}
const MOST_LISTS_SHOWN = 5;
function adviseOnCases(value) {
  const lists = (0,json_file/* findCaseLists */.Rv)(value).map(({ expression }) => `\`${expression}\``);
  if (lists.length > 0) {
    return `Lists of objects: ${lists.slice(0, MOST_LISTS_SHOWN).join(", ")}.`;
  }
  if (!(0,json/* isObject */.Gv)(value)) {
    return "";
  }
  const maps = [];
  for (const [key, member] of Object.entries(value)) {
    if ((0,json/* isObject */.Gv)(member)) {
      maps.push({ key: (0,json_file/* writeKey */.TE)(key), keys: Object.keys(member).toSorted().join("\n") });
    }
  }
  const [firstMap, ...otherMaps] = maps;
  if (firstMap === void 0) {
    return 'A map from query to documents is `cases: items(@)`, with `query: "[0]"` and `expected: "[1]"`. One case is `cases: "[@]"`.';
  }
  const secondMap = otherMaps.find(({ keys }) => keys === firstMap.keys) ?? otherMaps[0];
  const mapKeys = secondMap === void 0 ? firstMap.key : `${firstMap.key}, ${secondMap.key}`;
  return `Maps that are joined by key: \`items(${mapKeys})\` gives rows of key and values. Lists in maps: \`${firstMap.key}.*[]\`.`;
}
async function compileInSuite(text, key) {
  try {
    return await (0,expressions_expression/* compileExpression */.Wo)(text, key, "a case of the file");
  } catch (cause) {
    if (!(cause instanceof errors.GateError)) {
      throw cause;
    }
    const isFunctionError = cause.cause instanceof expressions_expression/* FunctionError */.J2;
    const quotesAdvice = `A key with other characters than letters, digits and _ needs quotes: '"doc-id"'.`;
    const advice = cause.hint ?? "";
    throw new errors.GateError("invalid_suite", cause.message, {
      hint: isFunctionError ? advice : `${quotesAdvice} ${advice}`,
      cause,
      key
    });
  }
}
async function compileFields(written) {
  const fields = /* @__PURE__ */ new Map();
  for (const name of FIELDS) {
    const text = written[name];
    if (text !== void 0) {
      fields.set(name, await compileInSuite(text, `fields.${name}`));
    }
  }
  return fields;
}
async function surveyCases(values, written, expected) {
  const expectedValues = values.map((value) => evaluateOrNull(expected, value));
  const mapsHaveGrades = expectedValues.some((value) => isGradeMap(value) && Object.values(value).some((grade) => typeof grade === "number"));
  return {
    areObjects: values.filter(json/* isObject */.Gv).length * 2 >= values.length,
    expectedValues,
    form: expected === null ? null : (0,name_ending/* findNameForm */.L)(expectedValues),
    mapsHaveGrades,
    documentList: await findDocumentList(values, written.expected ?? "")
  };
}
async function findDocumentList(values, expression) {
  const path = (0,expression_text/* findLeadingPath */.PQ)((0,expressions_expression/* firstArgument */.Sx)(expression) ?? expression);
  if (path === null) {
    return null;
  }
  const read = await (0,expressions_expression/* compileExpression */.Wo)(path, "fields.expected");
  const found = values.map((value) => evaluateOrNull(read, value)).filter((each) => !isNothing(each));
  const lists = found.filter(Array.isArray);
  return lists.length > 0 && lists.length * 2 >= found.length ? { path, read } : null;
}
function evaluateOrNull(expression, value) {
  try {
    return expression?.(value) ?? null;
  } catch {
    return null;
  }
}
const MOST_CASE_SHOWN = 400;
function makeCaseError({ file }, values, { message, advice, wrongCase, key, problems }) {
  const [firstCase] = values;
  const shownCase = wrongCase === void 0 ? firstCase : wrongCase;
  const caseJson = JSON.stringify(shownCase) ?? "nothing";
  const text = caseJson.length > MOST_CASE_SHOWN ? `${caseJson.slice(0, MOST_CASE_SHOWN)}\u2026` : caseJson;
  const hasKeys = (0,json/* isObject */.Gv)(shownCase) && Object.keys(shownCase).length > 0;
  const keysSentence = hasKeys ? ` Its keys are ${describeKeys(shownCase)}.` : "";
  const subject = shownCase === firstCase ? "case" : "of them";
  return new errors.GateError("invalid_suite", `${file}: ${message}`, {
    hint: `${advice} The first ${subject} is ${text}.${keysSentence}`,
    ...(0,json/* withoutUndefined */.r$)({ key, problems })
  });
}
const FAILS = "fails: ";
class CaseReader {
  #golden;
  #places;
  #written;
  #fields;
  #survey;
  #placeOfKey;
  #listExpression;
  /** By field and message, so that cases with the same problem share one entry. */
  #problems = /* @__PURE__ */ new Map();
  #reportCount = 0;
  /** Of cases without an expected document that don't say `expect_empty`. */
  #withoutExpected = [];
  #withExpected = [];
  constructor({ golden, places, written, fields, survey, placeOfKey, listExpression }) {
    this.#golden = golden;
    this.#places = places;
    this.#written = written;
    this.#fields = fields;
    this.#survey = survey;
    this.#placeOfKey = placeOfKey;
    this.#listExpression = listExpression;
  }
  /**
   * Null if something is wrong with it, which is kept for `throwProblems`. All fields are read in
   * any case.
   */
  readCase(value) {
    const line = this.#golden.lineOf(this.#places.findPointer(value));
    if (this.#survey.areObjects && !(0,json/* isObject */.Gv)(value)) {
      const message = `the case is ${describeValue(value)}; expected an object, as the other cases are`;
      this.#report(null, message, line, value, "Write it as an object, or remove it.");
      return null;
    }
    const reportsBefore = this.#reportCount;
    const readField = (field, convert) => {
      try {
        return convert(this.#evaluate(field, value));
      } catch (error) {
        if (!(error instanceof FieldError)) {
          throw error;
        }
        this.#report(field, error.message, this.#lineOfError(error, line), value);
        return void 0;
      }
    };
    const query = readField("query", readQuery);
    const id = readField("id", (fieldValue) => isNothing(fieldValue) ? null : readTextOrNumber(fieldValue));
    const intent = readField("intent", readIntent);
    const tags = readField("tags", readTags);
    const params = readField("params", (fieldValue) => readParams(fieldValue, this.#golden.numberTexts));
    const forbidden = readField("forbidden", readForbidden);
    const answer = readField("reference_answer", (fieldValue) => isNothing(fieldValue) ? null : readTextOrNumber(fieldValue));
    const expectsNothing = readField("expect_empty", readFlag);
    const grade = readField("grade", (fieldValue) => fieldValue);
    const documents = readField("expected", (fieldValue) => readExpected(fieldValue, grade, {
      areOneNeed: this.#written.any === true,
      mapsHaveGrades: this.#survey.mapsHaveGrades
    }));
    const isWatched = !this.#fields.has("expected") && expectsNothing === false;
    if (documents !== void 0 && expectsNothing !== void 0 && !isWatched) {
      this.#checkDocuments(documents, expectsNothing, line, value);
    }
    const isReadable = query !== void 0 && intent !== void 0 && forbidden !== void 0 && documents !== void 0;
    if (!isReadable || this.#reportCount > reportsBefore) {
      return null;
    }
    const needs = documents.needs.map((members) => (0,metrics_needs/* makeNeed */.b)(members, Math.max(...members.map((member) => member.grade))));
    const irrelevant = [...new Set(documents.irrelevant)].toSorted(canonical_json/* compareCodePoints */.OP);
    return {
      // Without an id, named-by-query.ts makes one.
      id: id ?? "",
      query,
      place: { file: this.#golden.file, line },
      intent,
      expected: uniqueTargets(needs),
      forbidden,
      ...(0,json/* withoutUndefined */.r$)({
        judged_irrelevant: irrelevant.length > 0 ? irrelevant : void 0,
        reference_answer: answer ?? void 0,
        watched: isWatched ? true : void 0,
        expect_empty: expectsNothing === true ? true : void 0,
        params: params ?? void 0,
        tags: tags !== void 0 && tags.length > 0 ? tags : void 0,
        named_by_query: id === null ? true : void 0
      })
    };
  }
  /**
   * Reports a case with documents that says `expect_empty`, and one without that does not: with its
   * own advice if it has a text where the other cases have a list.
   */
  #checkDocuments({ needs, irrelevant }, expectsNothing, line, value) {
    if (needs.length > 0) {
      this.#withExpected.push(value);
      if (expectsNothing) {
        this.#report("expect_empty", "is true of a case that has expected documents", line, value);
      }
      return;
    }
    if (expectsNothing) {
      return;
    }
    const { documentList } = this.#survey;
    const source = evaluateOrNull(documentList?.read ?? null, value);
    if (documentList !== null && typeof source === "string" && source.trim() !== "") {
      const message = `gives no document: \`${documentList.path}\` is text, expected a list as in the other cases`;
      const advice = `Write a list in the file: ${JSON.stringify([source])}.`;
      this.#report("expected", message, line, value, advice);
      return;
    }
    this.#withoutExpected.push(value);
    const fieldValue = this.#evaluate("expected", value);
    const given = isNothing(fieldValue) ? "nothing" : describeValue(fieldValue);
    const reason = irrelevant.length > 0 ? "documents, and no grade is above 0" : given;
    this.#report("expected", `gives ${reason}, so no document is expected`, line, value);
  }
  /** `caseLine`, that of the case, if the error names no member. */
  #lineOfError({ member }, caseLine) {
    const pointer = member === null ? null : this.#places.findMemberPointer(member.object, member.key);
    return pointer === null ? caseLine : this.#golden.lineOf(pointer);
  }
  /** Null if that is nothing. Throws FieldError if the expression fails. */
  #evaluate(field, value) {
    const expression = this.#fields.get(field);
    if (expression === void 0) {
      return null;
    }
    try {
      return expression(value) ?? null;
    } catch (cause) {
      throw new FieldError(`${FAILS}${cause.message}`);
    }
  }
  /** The same problem of several cases becomes one. `field` is null if the case itself is wrong. */
  #report(field, message, line, value, advice = null) {
    this.#reportCount += 1;
    const key = `${field} ${message}`;
    const sameProblem = this.#problems.get(key);
    if (sameProblem === void 0) {
      this.#problems.set(key, { field, message, lines: [line], value, advice });
    } else {
      sameProblem.lines.push(line);
    }
  }
  /** Throws `invalid_suite` with all problems, the first wrong case, and advice. */
  async throwProblems(values) {
    const fieldProblems = [...this.#problems.values()];
    const [firstProblem] = fieldProblems;
    if (firstProblem === void 0) {
      return;
    }
    const problems = fieldProblems.map((problem) => this.#placeProblem(problem, values.length));
    const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
    throw makeCaseError(this.#golden, values, {
      message: count,
      advice: await this.#adviseOnProblems(firstProblem, values.length),
      problems: (0,errors/* sortProblems */.dS)(problems),
      wrongCase: firstProblem.value
    });
  }
  /**
   * If all cases have the problem, the expression is likely wrong: the place is that of the field
   * in the suite file. Otherwise it is the line of the first wrong case.
   */
  #placeProblem({ field, message, lines }, caseCount) {
    const goldenPlace = { file: this.#golden.file, line: (0,lookup/* requireItem */.l5)(lines, 0) };
    if (field === null) {
      return { ...goldenPlace, message };
    }
    const suitePlace = this.#placeOfKey(`fields.${field}`);
    const text = `${this.#quoteExpression(field)} ${message}`;
    if (lines.length === caseCount) {
      const cases = caseCount === 1 ? "the only case" : `all ${caseCount} cases`;
      return { ...suitePlace, message: `${text} (${cases}, ${(0,problem/* problemPlace */.N)(goldenPlace)})` };
    }
    const more = lines.length === 1 ? "" : `, the same in ${lines.length - 1} more`;
    const place = (0,problem/* problemPlace */.N)(suitePlace);
    return {
      ...goldenPlace,
      message: `fields.${field} (${place}): ${text} (1 of ${caseCount} cases${more})`
    };
  }
  /**
   * Returns an expression that takes the first text member as the id, such as `hits[].{id: doc}`,
   * if `expected` or `forbidden` gives objects that are no targets. Null if no text member is in
   * all of these.
   */
  #suggestMemberExpression({ field, value }) {
    if (field !== "expected" && field !== "forbidden") {
      return null;
    }
    const fieldValue = evaluateOrNull(this.#fields.get(field) ?? null, value);
    const object = Array.isArray(fieldValue) ? fieldValue.find(json/* isObject */.Gv) : fieldValue;
    if (!(0,json/* isObject */.Gv)(object)) {
      return null;
    }
    const otherObjects = field === "expected" ? this.#survey.expectedValues.flat().filter(json/* isObject */.Gv) : [];
    const key = Object.keys(object).find((name) => typeof object[name] === "string" && otherObjects.every((other) => Object.hasOwn(other, name)));
    if (key === void 0) {
      return null;
    }
    const fieldExpression = this.#written[field] ?? "@";
    if (!Array.isArray(fieldValue)) {
      return (0,expression_text/* continueExpression */.IO)(fieldExpression, (0,json_file/* writeKey */.TE)(key));
    }
    const grade = "grade" in object ? ", grade: grade" : "";
    return (0,expression_text/* continueExpression */.IO)(fieldExpression, `[].{id: ${(0,json_file/* writeKey */.TE)(key)}${grade}}`);
  }
  #quoteExpression(field) {
    return `\`${this.#written[field] ?? ""}\``;
  }
  /**
   * True for all cases with documents alone, such as `fields.expected` itself. Null if none is
   * found.
   */
  async #findPresence(expectedExpression) {
    const argument = (0,expressions_expression/* firstArgument */.Sx)(expectedExpression);
    const candidates = [
      ...argument === null ? [] : [argument],
      expectedExpression,
      // Whether a map of grades, or a list of objects with grades, has one above 0.
      (0,expression_text/* continueExpression */.IO)((0,expression_text/* continueExpression */.IO)(expectedExpression, "*"), "[?@ > `0`]"),
      (0,expression_text/* continueExpression */.IO)(expectedExpression, "[?grade > `0`]")
    ];
    for (const candidate of candidates) {
      const evaluate = await (0,expressions_expression/* compileExpression */.Wo)(candidate, "fields.expected");
      const isPresent = (value) => !isFalsyInJmesPath(evaluateOrNull(evaluate, value));
      if (this.#withExpected.every(isPresent) && !this.#withoutExpected.some(isPresent)) {
        return candidate;
      }
    }
    return null;
  }
  /**
   * Returns one advice for all problems. If some cases, but not all, have no expected documents, it
   * is about them. Otherwise it is about the first problem.
   */
  async #adviseOnProblems(firstProblem, caseCount) {
    if (firstProblem.advice !== null) {
      return firstProblem.advice;
    }
    const expectedExpression = this.#written.expected;
    const emptyCount = this.#withoutExpected.length;
    if (emptyCount > 0 && emptyCount < caseCount && expectedExpression !== void 0) {
      const presence = await this.#findPresence(expectedExpression);
      return adviseOnEmptyCases(presence, this.#listExpression);
    }
    if (firstProblem.message.startsWith(FAILS) && firstProblem.lines.length < caseCount) {
      return "Correct the value in the file, or write an expression that fits all cases.";
    }
    if (firstProblem.field === "expected" && this.#survey.mapsHaveGrades) {
      return "Write each grade as a number: 0 for a document that is not relevant.";
    }
    const expression = this.#suggestMemberExpression(firstProblem);
    if (expression !== null) {
      return `Name the part of the object that is the document: \`${firstProblem.field}: ${(0,expression_text/* quoteExpression */.nn)(expression)}\`.`;
    }
    const parentAdvice = this.#places.adviseOnParent(firstProblem.value);
    return parentAdvice ?? "Compare `fields` with the keys of the case.";
  }
}
function isFalsyInJmesPath(value) {
  if (Array.isArray(value)) {
    return value.length === 0;
  }
  if ((0,json/* isObject */.Gv)(value)) {
    return Object.keys(value).length === 0;
  }
  return value === null || value === void 0 || value === false || value === "";
}
function adviseOnEmptyCases(presence, listExpression) {
  if (presence === null) {
    const filter2 = (0,expression_text/* quoteExpression */.nn)(`${listExpression}[?!negative]`);
    return `If nothing should be found for them, write \`negative: true\` in these cases, and add \`expect_empty: negative\` to \`fields\`. If their documents are not known yet, write the same in them, and leave them out: \`cases: ${filter2}\`.`;
  }
  const isOwnCall = (0,expressions_expression/* startsWithOwnFunction */.WY)(presence);
  const emptyCondition = isOwnCall ? `${presence} | !@` : `!(${presence})`;
  const emptyAdvice = `If nothing should be found for them, add \`expect_empty: ${(0,expression_text/* quoteExpression */.nn)(emptyCondition)}\` to \`fields\`.`;
  const filter = isOwnCall ? "take them out of the file." : `leave them out: \`cases: ${(0,expression_text/* quoteExpression */.nn)(`${listExpression}[?${presence}]`)}\`.`;
  return `${emptyAdvice} If their documents are not known yet, ${filter}`;
}
function readQuery(value) {
  if (typeof value === "string" && value.trim() !== "") {
    return value;
  }
  return readTextOrNumber(value);
}
const LONGEST_WORD = 80;
function toWord(text) {
  return text.trim().replaceAll(/[^\p{L}\p{M}\p{N}._-]+/gu, "-").replaceAll(/^[^\p{L}\p{N}]+|(?<!-)-+$/gu, "").slice(0, LONGEST_WORD);
}
function readIntent(value) {
  if (isNothing(value)) {
    return null;
  }
  const word = toWord(typeof value === "boolean" ? String(value) : readTextOrNumber(value));
  if (format/* INTENT */.Xi.test(word)) {
    return word;
  }
  throw new FieldError(`gives ${describeValue(value)}; expected a word`);
}
function readTags(value) {
  const list = Array.isArray(value) ? value : [value];
  return [...new Set(list.flatMap((each) => readIntent(each) ?? []))];
}
function readParams(value, numberTexts) {
  if (isNothing(value)) {
    return null;
  }
  if ((0,json/* isObject */.Gv)(value)) {
    const numberText = findText(value, numberTexts);
    if (numberText === null) {
      return value;
    }
    const sentNumber = Number(numberText);
    throw new FieldError(Number.isFinite(sentNumber) ? `gives the number ${numberText}, which would reach the retriever as ${sentNumber}; write it in quotes, or as ${sentNumber}` : `gives ${numberText}; expected a finite number, or the text in quotes`);
  }
  throw new FieldError(`gives ${describeValue(value)}; expected an object`);
}
function findText(value, texts) {
  if (typeof value === "string") {
    return texts.has(value) ? value : null;
  }
  if (typeof value !== "object" || value === null) {
    return null;
  }
  for (const member of Object.values(value)) {
    const memberText = findText(member, texts);
    if (memberText !== null) {
      return memberText;
    }
  }
  return null;
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
