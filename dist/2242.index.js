export const id = 2242;
export const ids = [2242];
export const modules = {

/***/ 2242:
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
// EXTERNAL MODULE: ./lib/system/json.js
var json = __webpack_require__(10107);
// EXTERNAL MODULE: ./lib/files/formats/format.js
var format = __webpack_require__(29389);
// EXTERNAL MODULE: ./lib/model/lookup.js
var lookup = __webpack_require__(97855);
// EXTERNAL MODULE: ./lib/files/document.js
var files_document = __webpack_require__(72050);
// EXTERNAL MODULE: ./lib/files/read.js
var read = __webpack_require__(62611);
// EXTERNAL MODULE: ./lib/files/formats/lines.js
var lines = __webpack_require__(70987);
;// CONCATENATED MODULE: ./lib/files/formats/json-file.js







async function readGoldenFile(files, path) {
  const source = files.readText([path], {
    what: "cases",
    hint: "`path` is the file with the cases."
  });
  const ending = /\.(jsonl|ndjson|json|ya?ml)(?:\.gz)?$/i.exec(source.file)?.[1]?.toLowerCase();
  if (ending === void 0) {
    throw new errors/* GateError */.ue("invalid_suite", `${source.file}: unknown file type`, "Format json reads .json, .jsonl, .ndjson, .yaml and .yml.");
  }
  if (ending === "jsonl" || ending === "ndjson") {
    const pointerOf = (index) => `/${index}`;
    const { values, lineOf, texts } = (0,files_document/* readJsonLines */.sS)(source, "invalid_suite", pointerOf, "foreign");
    return { file: source.file, value: values, lineOf, numberTexts: texts, warnings: [] };
  }
  const parsed = await (0,lines/* parseDatasetFile */.sk)(source);
  return {
    file: source.file,
    value: parsed.value,
    lineOf: parsed.lineOf,
    numberTexts: parsed.texts ?? /* @__PURE__ */ new Map(),
    warnings: (0,files_document/* warnOfValuesCutByComment */.YV)(parsed)
  };
}
function findCaseLists(value) {
  const lists = [];
  const visitValue = (node, path) => {
    if (Array.isArray(node)) {
      if (node.length > 0 && node.every(json/* isObject */.Gv)) {
        lists.push({ expression: path.map(expression_text/* writeKey */.TE).join(".") || "@", path, cases: node });
      }
    } else if ((0,json/* isObject */.Gv)(node)) {
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
  return `${[...path.slice(0, -2).map(expression_text/* writeKey */.TE), "*", (0,expression_text/* writeKey */.TE)(lastKey)].join(".")}[]`;
}
const MOST_KEYS_SHOWN = 5;
class ValuePlaces {
  #paths = /* @__PURE__ */ new Map();
  /** By text, in the order of the file. findPath removes those that it has returned. */
  #texts = /* @__PURE__ */ new Map();
  #golden;
  #allNumbers;
  constructor(golden) {
    this.#golden = golden;
    this.#allNumbers = new Set(golden.numberTexts.values());
    this.#visit(golden.value, []);
  }
  /** An object to which an alias of YAML leads again keeps its first path. */
  #visit(value, path) {
    if (typeof value === "string") {
      (0,lookup/* addToList */.vH)(this.#texts, value, path);
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
   * Returns the keys to a case in the file; null if it is not found. A case that the expression
   * made new, such as `{q: question, d: docs}`, gets the path of its last object or list that
   * stands in the file, or else of its last text. If the file has a text several times, each call
   * returns the next of its places: so cases with equal texts get their own places if they are
   * asked for in order.
   */
  findPath(value) {
    if (typeof value === "string") {
      const paths = this.#texts.get(value) ?? [];
      const path = paths.length > 1 ? paths.shift() : paths[0];
      return path ?? null;
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
  /**
   * Yields the texts within the object or list that the file has as numbers. The texts of an object
   * that the expression made have no place: those that are a number anywhere in the file count.
   */
  *listNumberTexts(value) {
    const path = this.#paths.get(value);
    for (const [key, member] of Object.entries(value)) {
      if (typeof member === "object" && member !== null) {
        yield* this.listNumberTexts(member);
      } else if (typeof member === "string") {
        const isNumber = path === void 0 ? this.#allNumbers.has(member) : this.#golden.numberTexts.has((0,read/* writePointer */.NS)([...path, key]));
        yield* isNumber ? [member] : [];
      }
    }
  }
  /** "", the pointer of the whole file, if the value is not found. */
  findPointer(value) {
    return (0,read/* writePointer */.NS)(this.findPath(value) ?? []);
  }
  /**
   * Returns advice how `fields` can use a text of an object around the case: JMESPath can't look up
   * from a case, so `cases` has to be `each(parents, path)`, which gives pairs of parent and case.
   * Null if there is none but the whole file, whose texts belong to all cases.
   */
  adviseOnParent(value) {
    const path = this.findPath(value) ?? [];
    for (let depth = path.length - 1; depth > 0; depth--) {
      const parent = getAtPath(this.#golden.value, path.slice(0, depth));
      if (!(0,json/* isObject */.Gv)(parent)) {
        continue;
      }
      const textKeys = Object.keys(parent).filter((key) => typeof parent[key] === "string");
      const [firstTextKey] = textKeys;
      if (firstTextKey === void 0) {
        continue;
      }
      const pathToParents = path.slice(0, depth - 1);
      const parentsExpression = this.#allMembersExpression(pathToParents);
      const childPath = path.slice(depth).filter((key) => !/^\d+$/.test(key)).map(expression_text/* writeKey */.TE).join(".");
      const expression = (0,expression_text/* quoteExpression */.nn)(`each(${parentsExpression}, ${childPath || "@"})`);
      const textExpression = (0,expression_text/* quoteExpression */.nn)(`[0].${(0,expression_text/* writeKey */.TE)(firstTextKey)}`);
      const shownKeys = textKeys.slice(0, MOST_KEYS_SHOWN).map((key) => `\`${key}\``);
      return `The object above the case has ${shownKeys.join(", ")}, and an expression can't look up. Write \`cases: ${expression}\`: then [0] is that object and [1] the case, for example \`expected: ${textExpression}\`.`;
    }
    return null;
  }
  /**
   * Returns the expression of all members at the path: `topics[]` or `topics.*`. A list on the way
   * there counts with all its items: `data[].paragraphs[]`.
   */
  #allMembersExpression(path) {
    let expression = "";
    for (const [depth, key] of path.entries()) {
      const isInList = Array.isArray(getAtPath(this.#golden.value, path.slice(0, depth)));
      expression += isInList ? "[]" : `.${(0,expression_text/* writeKey */.TE)(key)}`;
    }
    expression += Array.isArray(getAtPath(this.#golden.value, path)) ? "[]" : ".*";
    return expression.replace(/^\./, "");
  }
}
function getAtPath(value, path) {
  return path.reduce((parent, key) => parent?.[key], value);
}


// EXTERNAL MODULE: ./lib/files/targets.js
var targets = __webpack_require__(65833);
;// CONCATENATED MODULE: ./lib/files/formats/json.js










async function readJsonCases(source) {
  const golden = await readGoldenFile(source.files, source.path);
  const { values, filterStart } = await listCases(golden, source.cases);
  const { fields: writtenFields } = source;
  if (writtenFields === void 0) {
    throw makeCaseError(golden, values, {
      message: "`fields` is missing",
      advice: "Name what is the query.",
      shownCase: values[0],
      key: "fields"
    });
  }
  const fields = await compileFields(writtenFields);
  const reader = new CaseReader({
    golden,
    values,
    places: new ValuePlaces(golden),
    written: writtenFields,
    fields,
    placeOfKey: source.placeOfKey,
    filterStart
  });
  const cases = values.map((value) => reader.readCase(value)).filter((datasetCase) => datasetCase !== null);
  await reader.throwProblems();
  const expectedField = fields.get("expected");
  const form = expectedField && (0,expression_text/* findNameForm */.LA)(evaluateAll(expectedField, values));
  return {
    cases,
    // The reader throws its problems, with advice.
    problems: [],
    warnings: golden.warnings,
    ...form && { form },
    ...findDecimalScale(cases)
  };
}
function findDecimalScale(cases) {
  const grades = cases.flatMap(({ expected }) => expected.map(({ grade }) => grade));
  return grades.every(Number.isInteger) ? {} : { highestRating: grades.reduce((highest, grade) => Math.max(highest, grade)) };
}
async function listCases(golden, expression) {
  const { file, value } = golden;
  if (expression !== void 0) {
    return { values: await evaluateCases(golden, expression), filterStart: `${expression} | ` };
  }
  if (Array.isArray(value) && value.length > 0) {
    return { values: value, filterStart: "" };
  }
  const lists = findCaseLists(value);
  const [firstList, ...otherLists] = lists;
  if (firstList !== void 0 && otherLists.length === 0) {
    return { values: firstList.cases, filterStart: firstList.expression };
  }
  if (firstList === void 0) {
    const message = `${file} has no list with cases: it holds ${(0,targets/* describeValue */.bp)(value)}`;
    throw new errors/* GateError */.ue("invalid_suite", message, {
      hint: `Write \`cases\`, an expression for the list. ${adviseOnCases(value)}`.trim(),
      key: "path"
    });
  }
  throw severalListsError(file, lists);
}
function severalListsError(file, lists) {
  const listsText = lists.map((list) => `\`${list.expression}\` (${list.cases.length})`).join(", ");
  const longestFirst = lists.toSorted((a, b) => b.cases.length - a.cases.length);
  const longestList = (0,expression_text/* quoteIfNeeded */.de)((0,lookup/* requireItem */.l5)(longestFirst, 0).expression);
  const joinedExpression = joinLists(lists);
  const adviceForAll = joinedExpression === null ? "several lists are several entries of `dataset`" : `all of them are \`cases: ${(0,expression_text/* quoteIfNeeded */.de)(joinedExpression)}\``;
  const message = `${file} has ${lists.length} lists of cases: ${listsText}`;
  return new errors/* GateError */.ue("invalid_suite", message, {
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
    throw new errors/* GateError */.ue("invalid_suite", message, {
      hint: adviseOnCases(value),
      cause,
      key: "cases"
    });
  }
  if (Array.isArray(result) && result.length > 0) {
    return result;
  }
  const keysSentence = (0,json/* isObject */.Gv)(value) ? ` The file has the keys ${(0,targets/* describeKeys */.mC)(value)}.` : "";
  throw new errors/* GateError */.ue("invalid_suite", `${file}: \`cases: ${expression}\` gives ${(0,targets/* describeValue */.bp)(result)}, not a list of cases`, {
    hint: `${adviseOnCases(value)}${keysSentence}`,
    key: "cases"
  });
}
const MOST_LISTS_SHOWN = 5;
function adviseOnCases(value) {
  const lists = findCaseLists(value).map(({ expression }) => `\`${expression}\``);
  if (lists.length > 0) {
    return `Lists of objects: ${lists.slice(0, MOST_LISTS_SHOWN).join(", ")}.`;
  }
  if (!(0,json/* isObject */.Gv)(value)) {
    return "";
  }
  const grades = Object.values(value).flatMap((member) => Object.values((0,json/* objectMembers */.vN)(member)));
  if (grades.length > 0 && grades.every((grade) => typeof grade === "number")) {
    return 'The file has grades by query and document. If its keys are the queries: `cases: items(@)` and `fields: { query: "[0]", expected: "[1]" }`. If they are ids, the queries have to be in the same file, as `{"queries": {id: text}, "qrels": {\u2026}}`: `cases: items(queries, qrels)` and `fields: { id: "[0]", query: "[1]", expected: "[2]" }`.';
  }
  return adviseOnMaps(value);
}
function adviseOnMaps(value) {
  const maps = [];
  for (const [key, member] of Object.entries(value)) {
    if ((0,json/* isObject */.Gv)(member)) {
      maps.push({ key: (0,expression_text/* writeKey */.TE)(key), keys: Object.keys(member).toSorted().join("\n") });
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
    if (!(cause instanceof errors/* GateError */.ue)) {
      throw cause;
    }
    const isFunctionError = cause.cause instanceof expressions_expression/* FunctionError */.J2;
    const quotesAdvice = `A key with other characters than letters, digits and _ needs quotes: '"doc-id"'.`;
    const advice = cause.hint ?? "";
    throw new errors/* GateError */.ue("invalid_suite", cause.message, {
      hint: isFunctionError ? advice : `${quotesAdvice} ${advice}`,
      cause,
      key
    });
  }
}
async function compileFields(written) {
  const fields = /* @__PURE__ */ new Map();
  for (const name of format/* FIELDS */.cJ) {
    const text = written[name];
    if (text !== void 0) {
      fields.set(name, await compileInSuite(text, `fields.${name}`));
    }
  }
  return fields;
}
function evaluateOrNull(expression, value) {
  try {
    return expression(value) ?? null;
  } catch {
    return null;
  }
}
function evaluateAll(expression, values) {
  return values.map((value) => evaluateOrNull(expression, value));
}
const MOST_CASE_SHOWN = 400;
function makeCaseError({ file }, values, { message, advice, shownCase, key, problems }) {
  const subject = shownCase === values[0] ? "The first case" : "The first of them";
  const caseJson = JSON.stringify(shownCase) ?? "nothing";
  const isLong = caseJson.length > MOST_CASE_SHOWN;
  const text = isLong ? `${caseJson.slice(0, MOST_CASE_SHOWN)}\u2026` : caseJson;
  const hasKeys = (0,json/* isObject */.Gv)(shownCase) && Object.keys(shownCase).length > 0;
  const keysSentence = hasKeys ? ` Its keys are ${(0,targets/* describeKeys */.mC)(shownCase)}.` : "";
  return new errors/* GateError */.ue("invalid_suite", `${file}: ${message}`, {
    hint: `${advice} ${subject} is ${text}.${keysSentence}`,
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
        if (!(error instanceof targets/* FieldError */.bg)) {
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
    const params = readField("params", (fieldValue) => readParams(fieldValue, this.#parts.places));
    const forbidden = readField("forbidden", targets/* readForbidden */.kk);
    const answer = readField("reference_answer", readOptionalText);
    const expectsNothing = readField("expect_empty", readFlag);
    const grade = readField("grade", (fieldValue) => fieldValue);
    const documents = readField("expected", (fieldValue) => (0,targets/* readExpected */.vX)(fieldValue, grade, this.#parts.written.any === true));
    const isWatched = !this.#parts.fields.has("expected") && expectsNothing === false;
    if (documents !== void 0 && expectsNothing !== void 0 && !isWatched) {
      this.#checkDocuments(documents, expectsNothing, line, value);
    }
    const isReadable = query !== void 0 && intent !== void 0 && forbidden !== void 0 && documents !== void 0;
    if (!isReadable || this.#reportCount > reportsBefore) {
      return null;
    }
    const irrelevant = [...new Set(documents.irrelevant)].toSorted(canonical_json/* compareCodePoints */.OP);
    return {
      id: id ?? null,
      query,
      place: { file: this.#parts.golden.file, line },
      intent,
      expected: (0,targets/* uniqueTargets */.yA)(documents.needs.map(targets/* makeTarget */.mh)),
      forbidden,
      ...(0,json/* withoutUndefined */.r$)({
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
    const given = (0,targets/* isNothing */.qv)(fieldValue) ? "nothing" : (0,targets/* describeValue */.bp)(fieldValue);
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
      throw new targets/* FieldError */.bg(`${FAILS}${cause.message}`);
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
  async throwProblems() {
    const { golden, values } = this.#parts;
    const fieldProblems = [...this.#problems.values()];
    const [firstProblem] = fieldProblems;
    if (firstProblem === void 0) {
      return;
    }
    const problems = fieldProblems.map((problem) => this.#placeProblem(problem));
    const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
    throw makeCaseError(golden, values, {
      message: count,
      advice: await this.#adviseOnProblems(firstProblem),
      problems: (0,errors/* sortProblems */.dS)(problems),
      shownCase: firstProblem.value
    });
  }
  /**
   * Returns the problem with its place. If all cases have it, the expression is likely wrong: the
   * place is that of the field in the suite file. Otherwise it is the line of the first wrong case.
   */
  #placeProblem({ field, message, lines }) {
    const caseCount = this.#parts.values.length;
    const goldenPlace = { file: this.#parts.golden.file, line: (0,lookup/* requireItem */.l5)(lines, 0) };
    const suitePlace = this.#parts.placeOfKey(`fields.${field}`);
    const text = `\`${this.#parts.written[field] ?? ""}\` ${message}`;
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
    const expression = this.#parts.fields.get(field);
    if (expression === void 0 || field !== "expected" && field !== "forbidden") {
      return null;
    }
    const fieldValue = evaluateOrNull(expression, value);
    const object = Array.isArray(fieldValue) ? fieldValue.find(json/* isObject */.Gv) : fieldValue;
    if (!(0,json/* isObject */.Gv)(object)) {
      return null;
    }
    const allObjects = evaluateAll(expression, this.#parts.values).flat().filter(json/* isObject */.Gv);
    const key = Object.keys(object).find((name) => typeof object[name] === "string" && allObjects.every((other) => Object.hasOwn(other, name)));
    if (key === void 0) {
      return null;
    }
    const fieldExpression = this.#parts.written[field] ?? "@";
    if (!Array.isArray(fieldValue)) {
      return (0,expression_text/* continueExpression */.IO)(fieldExpression, (0,expression_text/* writeKey */.TE)(key));
    }
    const grade = "grade" in object ? ", grade: grade" : "";
    return (0,expression_text/* continueExpression */.IO)(fieldExpression, `[].{id: ${(0,expression_text/* writeKey */.TE)(key)}${grade}}`);
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
      const evaluate = await (0,expressions_expression/* compileExpression */.Wo)(candidate, `fields.${field}`);
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
    const argument = (0,expressions_expression/* firstArgument */.Sx)(expectedExpression) ?? expectedExpression;
    for (const candidate of /* @__PURE__ */ new Set([argument, expectedExpression])) {
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
  async #adviseOnProblems(firstProblem) {
    const caseCount = this.#parts.values.length;
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
      return `Name the part of the object that is the document: \`${firstProblem.field}: ${(0,expression_text/* quoteExpression */.nn)(expression)}\`.`;
    }
    const projection = await this.#suggestProjection(firstProblem);
    if (projection !== null) {
      return `There is a list on the way: \`${firstProblem.field}: ${(0,expression_text/* quoteExpression */.nn)(projection)}\`.`;
    }
    const parentAdvice = this.#parts.places.adviseOnParent(firstProblem.value);
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
function adviseOnEmptyCases(presence, filterStart) {
  if (presence === null) {
    const filter2 = (0,expression_text/* quoteExpression */.nn)(`${filterStart}[?!negative]`);
    return `If nothing should be found for them, write \`negative: true\` in these cases, and add \`expect_empty: negative\` to \`fields\`. If their documents are not known yet, write the same in them, and leave them out: \`cases: ${filter2}\`.`;
  }
  const isOwnCall = (0,expressions_expression/* findOwnFunction */.Ox)(presence) !== null;
  const emptyCondition = isOwnCall ? `${presence} | !@` : `!(${presence})`;
  const emptyAdvice = `If nothing should be found for them, add \`expect_empty: ${(0,expression_text/* quoteExpression */.nn)(emptyCondition)}\` to \`fields\`.`;
  const filter = isOwnCall ? "take them out of the file." : `leave them out: \`cases: ${(0,expression_text/* quoteExpression */.nn)(`${filterStart}[?${presence}]`)}\`.`;
  return `${emptyAdvice} If their documents are not known yet, ${filter}`;
}
function readQuery(value) {
  if (typeof value === "string" && value.trim() !== "") {
    return value;
  }
  return (0,targets/* readTextOrNumber */.c_)(value);
}
function readOptionalText(value) {
  return (0,targets/* isNothing */.qv)(value) ? null : (0,targets/* readTextOrNumber */.c_)(value);
}
function readIntent(value) {
  if ((0,targets/* isNothing */.qv)(value)) {
    return null;
  }
  const word = (0,format/* toWord */.Os)(typeof value === "boolean" ? String(value) : (0,targets/* readTextOrNumber */.c_)(value));
  if (format/* INTENT */.Xi.test(word)) {
    return word;
  }
  throw new targets/* FieldError */.bg(`gives ${(0,targets/* describeValue */.bp)(value)}; expected a word`);
}
function readTags(value) {
  const tags = [value].flat().map(readIntent);
  return [...new Set(tags.filter((tag) => tag !== null))];
}
function readParams(value, places) {
  if ((0,targets/* isNothing */.qv)(value)) {
    return null;
  }
  if (!(0,json/* isObject */.Gv)(value)) {
    throw new targets/* FieldError */.bg(`gives ${(0,targets/* describeValue */.bp)(value)}; expected an object`);
  }
  const [numberText] = places.listNumberTexts(value);
  if (numberText === void 0) {
    return value;
  }
  const sentNumber = Number(numberText);
  throw new targets/* FieldError */.bg(Number.isFinite(sentNumber) ? `gives the number ${numberText}, which would reach the retriever as ${sentNumber}; write it in quotes, or as ${sentNumber}` : `gives ${numberText}; expected a finite number, or the text in quotes`);
}
function readFlag(value) {
  if ((0,targets/* isNothing */.qv)(value)) {
    return false;
  }
  if (typeof value === "boolean") {
    return value;
  }
  throw new targets/* FieldError */.bg(`gives ${(0,targets/* describeValue */.bp)(value)}; expected true or false, for example \`category == 'negative'\``);
}



/***/ })

};
