export const id = 2160;
export const ids = [2160];
export const modules = {

/***/ 82160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readJsonCases: () => (/* binding */ readJsonCases)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16886);
/* harmony import */ var _model_problem_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(51246);
/* harmony import */ var _expressions_expression_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1681);
/* harmony import */ var _expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93117);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10107);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29389);
/* harmony import */ var _json_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42323);
/* harmony import */ var _targets_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65833);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97855);










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
  const golden = await (0,_json_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readGoldenFile */ .so)(source.files, source.path);
  const { values, filterStart } = await listCases(golden, source.cases);
  const places = new _json_file_js__WEBPACK_IMPORTED_MODULE_6__/* .ValuePlaces */ .Q6(golden.value);
  const { fields: writtenFields } = source;
  if (writtenFields === null) {
    throw makeCaseError(golden, values, {
      message: "`fields` is missing",
      advice: "Name what is the query.",
      key: "fields"
    });
  }
  const fields = await compileFields(writtenFields);
  const expectedField = fields.get("expected") ?? null;
  const expectedValues = values.map((value) => evaluateOrNull(expectedField, value));
  const form = expectedField === null ? null : (0,_expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_3__/* .findNameForm */ .LA)(expectedValues);
  const reader = new CaseReader({
    golden,
    places,
    written: writtenFields,
    fields,
    expectedValues,
    placeOfKey: source.placeOfKey,
    filterStart
  });
  const cases = values.map((value) => reader.readCase(value)).filter((datasetCase) => datasetCase !== null);
  await reader.throwProblems(values);
  return {
    cases,
    // The reader throws its problems, with advice.
    problems: [],
    warnings: golden.warnings,
    ...form !== null && { form },
    ...findDecimalScale(cases)
  };
}
function findDecimalScale(cases) {
  const grades = cases.flatMap(({ expected }) => expected.map(({ grade }) => grade));
  return grades.every(Number.isInteger) ? {} : { highestRating: grades.reduce((highest, grade) => Math.max(highest, grade)) };
}
async function listCases(golden, expression) {
  const { file, value } = golden;
  if (expression !== null) {
    return { values: await evaluateCases(golden, expression), filterStart: `${expression} | ` };
  }
  if (Array.isArray(value) && value.length > 0) {
    return { values: value, filterStart: "" };
  }
  const lists = (0,_json_file_js__WEBPACK_IMPORTED_MODULE_6__/* .findCaseLists */ .Rv)(value);
  const [firstList, ...otherLists] = lists;
  if (firstList !== void 0 && otherLists.length === 0) {
    return { values: firstList.cases, filterStart: firstList.expression };
  }
  if (firstList === void 0) {
    const message = `${file} has no list with cases: it holds ${(0,_targets_js__WEBPACK_IMPORTED_MODULE_7__/* .describeValue */ .bp)(value)}`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("invalid_suite", message, {
      hint: `Write \`cases\`, an expression for the list. ${adviseOnCases(value)}`.trim(),
      key: "path"
    });
  }
  throw severalListsError(file, lists);
}
function severalListsError(file, lists) {
  const listsText = lists.map((list) => `\`${list.expression}\` (${list.cases.length})`).join(", ");
  const longestFirst = lists.toSorted((a, b) => b.cases.length - a.cases.length);
  const longestList = (0,_expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteIfNeeded */ .de)((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_8__/* .requireItem */ .l5)(longestFirst, 0).expression);
  const joinedExpression = (0,_json_file_js__WEBPACK_IMPORTED_MODULE_6__/* .joinLists */ .Qc)(lists);
  const adviceForAll = joinedExpression === null ? "several lists are several entries of `dataset`" : `all of them are \`cases: ${(0,_expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteIfNeeded */ .de)(joinedExpression)}\``;
  const message = `${file} has ${lists.length} lists of cases: ${listsText}`;
  return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("invalid_suite", message, {
    hint: `Write which one it is, for example \`cases: ${longestList}\`; ${adviceForAll}.`,
    key: "path"
  });
}
async function evaluateCases({ file, value }, expression) {
  const evaluate = await compileInSuite(expression, "cases");
  let result;
  try {
    result = evaluate(value);
  } catch (cause) {
    const message = `${file}: \`cases\`: ${cause.message}`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("invalid_suite", message, {
      hint: adviseOnCases(value),
      cause,
      key: "cases"
    });
  }
  if (Array.isArray(result) && result.length > 0) {
    return result;
  }
  const keysSentence = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(value) ? ` The file has the keys ${(0,_targets_js__WEBPACK_IMPORTED_MODULE_7__/* .describeKeys */ .mC)(value)}.` : "";
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("invalid_suite", `${file}: \`cases: ${expression}\` gives ${(0,_targets_js__WEBPACK_IMPORTED_MODULE_7__/* .describeValue */ .bp)(result)}, not a list of cases`, {
    hint: `${adviseOnCases(value)}${keysSentence}`,
    key: "cases"
  });
}
const MOST_LISTS_SHOWN = 5;
function adviseOnCases(value) {
  const lists = (0,_json_file_js__WEBPACK_IMPORTED_MODULE_6__/* .findCaseLists */ .Rv)(value).map(({ expression }) => `\`${expression}\``);
  if (lists.length > 0) {
    return `Lists of objects: ${lists.slice(0, MOST_LISTS_SHOWN).join(", ")}.`;
  }
  if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(value)) {
    return "";
  }
  const grades = Object.values(value).flatMap((member) => Object.values((0,_system_json_js__WEBPACK_IMPORTED_MODULE_4__/* .objectMembers */ .vN)(member)));
  if (grades.length > 0 && grades.every((grade) => typeof grade === "number")) {
    return 'The file has grades by query and document. If its keys are the queries: `cases: items(@)` and `fields: { query: "[0]", expected: "[1]" }`. If they are ids, the queries have to be in the same file, as `{"queries": {id: text}, "qrels": {\u2026}}`: `cases: items(queries, qrels)` and `fields: { id: "[0]", query: "[1]", expected: "[2]" }`.';
  }
  return adviseOnMaps(value);
}
function adviseOnMaps(value) {
  const maps = [];
  for (const [key, member] of Object.entries(value)) {
    if ((0,_system_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(member)) {
      maps.push({ key: (0,_expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_3__/* .writeKey */ .TE)(key), keys: Object.keys(member).toSorted().join("\n") });
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
    return await (0,_expressions_expression_js__WEBPACK_IMPORTED_MODULE_2__/* .compileExpression */ .Wo)(text, key, "a case of the file");
  } catch (cause) {
    if (!(cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError)) {
      throw cause;
    }
    const isFunctionError = cause.cause instanceof _expressions_expression_js__WEBPACK_IMPORTED_MODULE_2__/* .FunctionError */ .J2;
    const quotesAdvice = `A key with other characters than letters, digits and _ needs quotes: '"doc-id"'.`;
    const advice = cause.hint ?? "";
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("invalid_suite", cause.message, {
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
  const isLong = caseJson.length > MOST_CASE_SHOWN;
  const text = isLong ? `${caseJson.slice(0, MOST_CASE_SHOWN)}\u2026` : caseJson;
  const hasKeys = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(shownCase) && Object.keys(shownCase).length > 0;
  const keysSentence = hasKeys ? ` Its keys are ${(0,_targets_js__WEBPACK_IMPORTED_MODULE_7__/* .describeKeys */ .mC)(shownCase)}.` : "";
  const subject = shownCase === firstCase ? "case" : "of them";
  return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("invalid_suite", `${file}: ${message}`, {
    hint: `${advice} The first ${subject} is ${text}.${keysSentence}`,
    key,
    problems
  });
}
const FAILS = "fails: ";
class CaseReader {
  #parts;
  /** By field and message, so that cases with the same problem share one entry. */
  #problems = /* @__PURE__ */ new Map();
  #reportCount = 0;
  /** Of cases without an expected document that don't say `expect_empty`. */
  #withoutExpected = [];
  #withExpected = [];
  constructor(parts) {
    this.#parts = parts;
  }
  /**
   * Returns the case; null if something is wrong with it, which is kept for `throwProblems`. All
   * fields are read in any case.
   */
  readCase(value) {
    const line = this.#parts.golden.lineOf(this.#parts.places.findPointer(value));
    const reportsBefore = this.#reportCount;
    const readField = (field, convert) => {
      try {
        return convert(this.#evaluate(field, value));
      } catch (error) {
        if (!(error instanceof _targets_js__WEBPACK_IMPORTED_MODULE_7__/* .FieldError */ .bg)) {
          throw error;
        }
        this.#report(field, error.message, line, value);
        return void 0;
      }
    };
    const query = readField("query", readQuery);
    const id = readField("id", readOptionalText);
    const intent = readField("intent", readIntent);
    const tags = readField("tags", readTags);
    const params = readField("params", (fieldValue) => readParams(fieldValue, this.#parts.golden.numberTexts));
    const forbidden = readField("forbidden", _targets_js__WEBPACK_IMPORTED_MODULE_7__/* .readForbidden */ .kk);
    const answer = readField("reference_answer", readOptionalText);
    const expectsNothing = readField("expect_empty", readFlag);
    const grade = readField("grade", (fieldValue) => fieldValue);
    const documents = readField("expected", (fieldValue) => (0,_targets_js__WEBPACK_IMPORTED_MODULE_7__/* .readExpected */ .vX)(fieldValue, grade, this.#parts.written.any === true));
    const isWatched = !this.#parts.fields.has("expected") && expectsNothing === false;
    if (documents !== void 0 && expectsNothing !== void 0 && !isWatched) {
      this.#checkDocuments(documents, expectsNothing, line, value);
    }
    const isReadable = query !== void 0 && intent !== void 0 && forbidden !== void 0 && documents !== void 0;
    if (!isReadable || this.#reportCount > reportsBefore) {
      return null;
    }
    const irrelevant = [...new Set(documents.irrelevant)].toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .OP);
    return {
      id: id ?? null,
      query,
      place: { file: this.#parts.golden.file, line },
      intent,
      expected: (0,_targets_js__WEBPACK_IMPORTED_MODULE_7__/* .uniqueTargets */ .yA)(documents.needs.map(_targets_js__WEBPACK_IMPORTED_MODULE_7__/* .makeTarget */ .mh)),
      forbidden,
      ...(0,_system_json_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutUndefined */ .r$)({
        judged_irrelevant: irrelevant.length > 0 ? irrelevant : void 0,
        reference_answer: answer ?? void 0,
        watched: isWatched ? true : void 0,
        expect_empty: expectsNothing === true ? true : void 0,
        params: params ?? void 0,
        tags: tags !== void 0 && tags.length > 0 ? tags : void 0
      })
    };
  }
  /** Reports a case with documents that says `expect_empty`, and one without that does not. */
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
    this.#withoutExpected.push(value);
    const fieldValue = this.#evaluate("expected", value);
    const given = (0,_targets_js__WEBPACK_IMPORTED_MODULE_7__/* .isNothing */ .qv)(fieldValue) ? "nothing" : (0,_targets_js__WEBPACK_IMPORTED_MODULE_7__/* .describeValue */ .bp)(fieldValue);
    const reason = irrelevant.length > 0 ? "documents, and no grade is above 0" : given;
    this.#report("expected", `gives ${reason}, so no document is expected`, line, value);
  }
  /** Returns the field's value, null for nothing. Throws FieldError if the expression fails. */
  #evaluate(field, value) {
    const expression = this.#parts.fields.get(field);
    if (expression === void 0) {
      return null;
    }
    try {
      return expression(value) ?? null;
    } catch (cause) {
      throw new _targets_js__WEBPACK_IMPORTED_MODULE_7__/* .FieldError */ .bg(`${FAILS}${cause.message}`);
    }
  }
  /** The same problem of several cases becomes one. */
  #report(field, message, line, value) {
    this.#reportCount += 1;
    const key = `${field} ${message}`;
    const sameProblem = this.#problems.get(key);
    if (sameProblem === void 0) {
      this.#problems.set(key, { field, message, lines: [line], value });
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
    throw makeCaseError(this.#parts.golden, values, {
      message: count,
      advice: await this.#adviseOnProblems(firstProblem, values.length),
      problems: (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sortProblems */ .dS)(problems),
      wrongCase: firstProblem.value
    });
  }
  /**
   * Returns the problem with its place. If all cases have it, the expression is likely wrong: the
   * place is that of the field in the suite file. Otherwise it is the line of the first wrong case.
   */
  #placeProblem({ field, message, lines }, caseCount) {
    const goldenPlace = { file: this.#parts.golden.file, line: (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_8__/* .requireItem */ .l5)(lines, 0) };
    const suitePlace = this.#parts.placeOfKey(`fields.${field}`);
    const text = `\`${this.#parts.written[field] ?? ""}\` ${message}`;
    if (lines.length === caseCount) {
      const cases = caseCount === 1 ? "the only case" : `all ${caseCount} cases`;
      return { ...suitePlace, message: `${text} (${cases}, ${(0,_model_problem_js__WEBPACK_IMPORTED_MODULE_9__/* .problemPlace */ .N)(goldenPlace)})` };
    }
    const more = lines.length === 1 ? "" : `, the same in ${lines.length - 1} more`;
    const place = (0,_model_problem_js__WEBPACK_IMPORTED_MODULE_9__/* .problemPlace */ .N)(suitePlace);
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
    const fieldValue = evaluateOrNull(this.#parts.fields.get(field) ?? null, value);
    const object = Array.isArray(fieldValue) ? fieldValue.find(_system_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv) : fieldValue;
    if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(object)) {
      return null;
    }
    const otherObjects = field === "expected" ? this.#parts.expectedValues.flat().filter(_system_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv) : [];
    const key = Object.keys(object).find((name) => typeof object[name] === "string" && otherObjects.every((other) => Object.hasOwn(other, name)));
    if (key === void 0) {
      return null;
    }
    const fieldExpression = this.#parts.written[field] ?? "@";
    if (!Array.isArray(fieldValue)) {
      return (0,_expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_3__/* .continueExpression */ .IO)(fieldExpression, (0,_expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_3__/* .writeKey */ .TE)(key));
    }
    const grade = "grade" in object ? ", grade: grade" : "";
    return (0,_expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_3__/* .continueExpression */ .IO)(fieldExpression, `[].{id: ${(0,_expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_3__/* .writeKey */ .TE)(key)}${grade}}`);
  }
  /**
   * Returns `sources[].file` for `sources.file` if `sources` is a list in the case. Null if the
   * field's expression is no path, or still gives nothing.
   */
  async #suggestProjection({ field, value }) {
    const expression = this.#parts.written[field] ?? "";
    if (!/^\w+(?:\.\w+)+$/.test(expression)) {
      return null;
    }
    for (const dot of expression.matchAll(/\./g)) {
      const candidate = `${expression.slice(0, dot.index)}[]${expression.slice(dot.index)}`;
      const evaluate = await (0,_expressions_expression_js__WEBPACK_IMPORTED_MODULE_2__/* .compileExpression */ .Wo)(candidate, `fields.${field}`);
      if (!isFalsyInJmesPath(evaluateOrNull(evaluate, value))) {
        return candidate;
      }
    }
    return null;
  }
  /**
   * Returns an expression that is true for all cases with documents alone, such as
   * `fields.expected` itself. Null if none is found.
   */
  async #findPresence(expectedExpression) {
    const argument = (0,_expressions_expression_js__WEBPACK_IMPORTED_MODULE_2__/* .firstArgument */ .Sx)(expectedExpression);
    const candidates = [...argument === null ? [] : [argument], expectedExpression];
    for (const candidate of candidates) {
      const evaluate = await (0,_expressions_expression_js__WEBPACK_IMPORTED_MODULE_2__/* .compileExpression */ .Wo)(candidate, "fields.expected");
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
    const expectedExpression = this.#parts.written.expected;
    const emptyCount = this.#withoutExpected.length;
    if (emptyCount > 0 && emptyCount < caseCount && expectedExpression !== void 0) {
      const presence = await this.#findPresence(expectedExpression);
      return adviseOnEmptyCases(presence, this.#parts.filterStart);
    }
    if (firstProblem.message.startsWith(FAILS) && firstProblem.lines.length < caseCount) {
      return "Correct the value in the file, or write an expression that fits all cases.";
    }
    const expression = this.#suggestMemberExpression(firstProblem);
    if (expression !== null) {
      return `Name the part of the object that is the document: \`${firstProblem.field}: ${(0,_expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteExpression */ .nn)(expression)}\`.`;
    }
    const projection = await this.#suggestProjection(firstProblem);
    if (projection !== null) {
      return `There is a list on the way: \`${firstProblem.field}: ${(0,_expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteExpression */ .nn)(projection)}\`.`;
    }
    const parentAdvice = this.#parts.places.adviseOnParent(firstProblem.value);
    return parentAdvice ?? "Compare `fields` with the keys of the case.";
  }
}
function isFalsyInJmesPath(value) {
  if (Array.isArray(value)) {
    return value.length === 0;
  }
  if ((0,_system_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(value)) {
    return Object.keys(value).length === 0;
  }
  return value === null || value === void 0 || value === false || value === "";
}
function adviseOnEmptyCases(presence, filterStart) {
  if (presence === null) {
    const filter2 = (0,_expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteExpression */ .nn)(`${filterStart}[?!negative]`);
    return `If nothing should be found for them, write \`negative: true\` in these cases, and add \`expect_empty: negative\` to \`fields\`. If their documents are not known yet, write the same in them, and leave them out: \`cases: ${filter2}\`.`;
  }
  const isOwnCall = (0,_expressions_expression_js__WEBPACK_IMPORTED_MODULE_2__/* .findOwnFunction */ .Ox)(presence) !== null;
  const emptyCondition = isOwnCall ? `${presence} | !@` : `!(${presence})`;
  const emptyAdvice = `If nothing should be found for them, add \`expect_empty: ${(0,_expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteExpression */ .nn)(emptyCondition)}\` to \`fields\`.`;
  const filter = isOwnCall ? "take them out of the file." : `leave them out: \`cases: ${(0,_expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteExpression */ .nn)(`${filterStart}[?${presence}]`)}\`.`;
  return `${emptyAdvice} If their documents are not known yet, ${filter}`;
}
function readQuery(value) {
  if (typeof value === "string" && value.trim() !== "") {
    return value;
  }
  return (0,_targets_js__WEBPACK_IMPORTED_MODULE_7__/* .readTextOrNumber */ .c_)(value);
}
function readOptionalText(value) {
  return (0,_targets_js__WEBPACK_IMPORTED_MODULE_7__/* .isNothing */ .qv)(value) ? null : (0,_targets_js__WEBPACK_IMPORTED_MODULE_7__/* .readTextOrNumber */ .c_)(value);
}
function readIntent(value) {
  if ((0,_targets_js__WEBPACK_IMPORTED_MODULE_7__/* .isNothing */ .qv)(value)) {
    return null;
  }
  const word = (0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .toWord */ .Os)(typeof value === "boolean" ? String(value) : (0,_targets_js__WEBPACK_IMPORTED_MODULE_7__/* .readTextOrNumber */ .c_)(value));
  if (_format_js__WEBPACK_IMPORTED_MODULE_5__/* .INTENT */ .Xi.test(word)) {
    return word;
  }
  throw new _targets_js__WEBPACK_IMPORTED_MODULE_7__/* .FieldError */ .bg(`gives ${(0,_targets_js__WEBPACK_IMPORTED_MODULE_7__/* .describeValue */ .bp)(value)}; expected a word`);
}
function readTags(value) {
  const tags = [value].flat().map(readIntent);
  return [...new Set(tags.filter((tag) => tag !== null))];
}
function readParams(value, numberTexts) {
  if ((0,_targets_js__WEBPACK_IMPORTED_MODULE_7__/* .isNothing */ .qv)(value)) {
    return null;
  }
  if ((0,_system_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(value)) {
    const numberText = [...(0,_system_json_js__WEBPACK_IMPORTED_MODULE_4__/* .listStrings */ .Zg)(value)].find((text) => numberTexts.has(text));
    if (numberText === void 0) {
      return value;
    }
    const sentNumber = Number(numberText);
    throw new _targets_js__WEBPACK_IMPORTED_MODULE_7__/* .FieldError */ .bg(Number.isFinite(sentNumber) ? `gives the number ${numberText}, which would reach the retriever as ${sentNumber}; write it in quotes, or as ${sentNumber}` : `gives ${numberText}; expected a finite number, or the text in quotes`);
  }
  throw new _targets_js__WEBPACK_IMPORTED_MODULE_7__/* .FieldError */ .bg(`gives ${(0,_targets_js__WEBPACK_IMPORTED_MODULE_7__/* .describeValue */ .bp)(value)}; expected an object`);
}
function readFlag(value) {
  if ((0,_targets_js__WEBPACK_IMPORTED_MODULE_7__/* .isNothing */ .qv)(value)) {
    return false;
  }
  if (typeof value === "boolean") {
    return value;
  }
  throw new _targets_js__WEBPACK_IMPORTED_MODULE_7__/* .FieldError */ .bg(`gives ${(0,_targets_js__WEBPACK_IMPORTED_MODULE_7__/* .describeValue */ .bp)(value)}; expected true or false, for example \`category == 'negative'\``);
}



/***/ })

};
