export const id = 6985;
export const ids = [6985];
export const modules = {

/***/ 56985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addQuery: () => (/* binding */ addQuery),
/* harmony export */   joinJudgments: () => (/* binding */ joinJudgments),
/* harmony export */   makeRatedCases: () => (/* binding */ makeRatedCases),
/* harmony export */   makeRatedDataset: () => (/* binding */ makeRatedDataset),
/* harmony export */   parseRating: () => (/* binding */ parseRating),
/* harmony export */   readJudgments: () => (/* binding */ readJudgments),
/* harmony export */   readQrelsJsonl: () => (/* binding */ readQrelsJsonl)
/* harmony export */ });
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97855);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16886);
/* harmony import */ var _trec_qrels_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73169);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29389);
/* harmony import */ var _targets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65833);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70987);







async function readJudgments(files, { places, hint, grades: gradeKind }, problems) {
  const { file, bytes } = files.readBytes(places, { what: "judgments", hint });
  const { queries } = await (0,_trec_qrels_js__WEBPACK_IMPORTED_MODULE_2__/* .readQrels */ .KA)(bytes, file, gradeKind);
  let rows = null;
  const lineOf = (queryId, document) => {
    rows ??= splitRows((0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeText */ .g7)(file, bytes, "judgments"));
    const row = rows.find(({ columns }) => columns[0] === queryId && (document === void 0 || columns.at(-2) === document));
    if (row === void 0) {
      throw new Error(`${file} has no row of the query ${queryId}`);
    }
    return row.line;
  };
  for (const [queryId, grades] of queries) {
    for (const [document, grade] of grades) {
      if (grade <= _targets_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_GRADE */ .zH) {
        continue;
      }
      const message = `grade ${grade}, expected ${gradeKind === "integers" ? "an integer" : "a number"} up to ${_targets_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_GRADE */ .zH}`;
      problems.push({ file, line: lineOf(queryId, document), message });
    }
  }
  return { file, queries, lineOf };
}
function splitRows(text) {
  return (0,_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .splitLines */ .uz)(text).map(({ line, text: row }) => ({
    line,
    // White space is that of C's isspace, as trec_eval has it: space, tab, and the line ends up to
    // \r.
    columns: row.match(/[^\t-\r ]+/g) ?? []
  }));
}
function splitByRelevance(grades) {
  const irrelevant = [...grades].filter(([, grade]) => grade <= 0).map(([document]) => document);
  return {
    expected: [...grades].filter(([, grade]) => grade > 0).map(([value, grade]) => ({ kind: "id", value, grade })),
    forbidden: [],
    ...irrelevant.length > 0 && { judged_irrelevant: irrelevant.toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .OP) }
  };
}
const LINE_KEYS = ["query_id", "query", "relevant_docs", "reference_answer"];
async function readQrelsJsonl({ files, path }) {
  const problems = [];
  const text = files.readText([path], {
    what: "queries and judgments",
    hint: "`path` is the JSON Lines file."
  });
  const { file } = text;
  const cases = [];
  (0,_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .readJsonObjects */ .lm)(text, problems, (value, line, report) => {
    const problemsBefore = problems.length;
    if ((0,_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .reportMisspeltKey */ .H2)(value, LINE_KEYS, report)) {
      return;
    }
    const id = (0,_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .readTextMember */ .Oq)(value, "query_id", report);
    const query = (0,_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .readTextMember */ .Oq)(value, "query", report);
    const grades = readGrades(value["relevant_docs"], report);
    const answer = (0,_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .readOptionalText */ .ko)(value, "reference_answer", report);
    if (id === null || query === null || problems.length > problemsBefore) {
      return;
    }
    cases.push({
      id,
      query,
      place: { file, line },
      intent: null,
      ...splitByRelevance(grades),
      ...answer !== null && { reference_answer: answer }
    });
  }, "foreign");
  return { cases, problems };
}
function readGrades(written, report) {
  const pointer = "/relevant_docs";
  const grades = /* @__PURE__ */ new Map();
  if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(written)) {
    report(`expected an object of grades by document; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(written)}`, pointer);
    return grades;
  }
  for (const [document, value] of Object.entries(written)) {
    const isWholeInText = typeof value === "string" && /^-?\d+\.0+$/.test(value);
    const grade = isWholeInText ? Number(value) : value;
    if (document.trim() === "") {
      report("a document id is blank", pointer);
    }
    if (typeof grade === "number" && Number.isInteger(grade) && grade <= _targets_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_GRADE */ .zH) {
      grades.set(document, grade);
    } else {
      report(`document ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(document)}: expected an integer grade up to ${_targets_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_GRADE */ .zH}; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(grade)}`, pointer);
    }
  }
  return grades;
}
const NO_GRADES = /* @__PURE__ */ new Map();
function joinJudgments({ file, queries }, judged, queryChoice, problems) {
  reportUnknownQueries({ file, queries }, judged, problems);
  const selectedQueries = [...queries].filter(([id]) => queryChoice === "all" || judged.queries.has(id));
  const unjudgedCount = queries.size - selectedQueries.length;
  return {
    cases: selectedQueries.map(([id, { query, line }]) => ({
      id,
      query,
      place: { file, line },
      intent: null,
      ...splitByRelevance(judged.queries.get(id) ?? NO_GRADES)
    })),
    warnings: warnOfUnjudged(file, unjudgedCount)
  };
}
function reportUnknownQueries({ file, queries }, judged, problems) {
  const judgedIds = [...judged.queries.keys()];
  const unknownIds = judgedIds.filter((id) => !queries.has(id));
  const haveNoIdInCommon = unknownIds.length === judgedIds.length;
  if (haveNoIdInCommon && judgedIds.length > 1 && queries.size > 0) {
    const line = judged.lineOf((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .requireItem */ .l5)(judgedIds, 0));
    const message = `no query that is judged here (${listIds(judgedIds)}) is in ${file}, which has ${listIds([...queries.keys()])}; write the same ids in both files`;
    problems.push({ file: judged.file, line, message });
    return;
  }
  for (const id of unknownIds) {
    const message = `query ${JSON.stringify(id)} is judged, but ${file} has no such query; add it there, or remove the row`;
    problems.push({ file: judged.file, line: judged.lineOf(id), message });
  }
}
const listIds = (ids) => (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .listFirst */ .rL)(ids.map(_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp), 3);
function warnOfUnjudged(file, count) {
  if (count === 0) {
    return [];
  }
  const message = count === 1 ? "1 query is unjudged and is left out" : `${count} queries are unjudged and are left out`;
  return [{ file, message }];
}
function addQuery(queries, { file, line, id, query }, problems) {
  const earlierQuery = queries.get(id);
  if (earlierQuery === void 0) {
    queries.set(id, { query, line });
  } else {
    problems.push({
      file,
      line,
      message: `query id ${JSON.stringify(id)} is taken by line ${earlierQuery.line}`
    });
  }
}
function parseRating(written, report) {
  const isNumberOrText = typeof written === "number" || typeof written === "string";
  const text = isNumberOrText ? String(written).trim() : "";
  const rating = /^\d{1,3}(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (rating <= _targets_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_GRADE */ .zH) {
    return rating;
  }
  report(`expected a rating from 0 to ${_targets_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_GRADE */ .zH}; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(written)}`);
  return null;
}
function findContradiction(row, first) {
  if (first.query !== row.query) {
    return `asks ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(row.query)}, and ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(first.query)}`;
  }
  if (first.intent !== row.intent) {
    const intents = [row.intent, first.intent].map((intent) => intent === null ? "no intent" : `the intent ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(intent)}`);
    return `has ${intents.join(", and ")}`;
  }
  const earlierGrade = row.document === null ? void 0 : first.grades.get(row.document);
  if (earlierGrade !== void 0 && earlierGrade !== row.grade) {
    return `rates ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(row.document)} as ${row.grade}, and as ${earlierGrade}`;
  }
  return null;
}
function makeRatedCases(ratings, file, targetKind, problems) {
  const cases = /* @__PURE__ */ new Map();
  for (const row of ratings) {
    const key = row.id === null ? `query ${row.query}` : `id ${row.id}`;
    const first = cases.get(key) ?? { ...row, grades: /* @__PURE__ */ new Map() };
    cases.set(key, first);
    const contradiction = findContradiction(row, first);
    if (contradiction !== null) {
      const message = `query ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(row.id ?? row.query)} ${contradiction} from line ${first.line} on; keep one of them`;
      problems.push({ file, line: row.line, message });
    } else if (row.document !== null) {
      first.grades.set(row.document, row.grade);
    }
  }
  return [...cases.values()].map(({ id, query, intent, grades, line }) => {
    const judgedMembers = splitByRelevance(grades);
    const expected = judgedMembers.expected.map((target) => ({ ...target, kind: targetKind }));
    const watched = grades.size === 0 ? { watched: true } : {};
    return { id, query, place: { file, line }, intent, ...judgedMembers, expected, ...watched };
  });
}
function makeRatedDataset(ratings, file, unjudgedCount, problems) {
  const cases = makeRatedCases(ratings, file, "id", problems);
  const warnings = warnOfUnjudged(file, unjudgedCount);
  const dataset = { cases, problems, warnings };
  if (ratings.every(({ grade }) => grade === 0 || grade === 1)) {
    return dataset;
  }
  const highestRating = ratings.reduce((highest, { grade }) => Math.max(highest, grade), 0);
  return { ...dataset, highestRating };
}



/***/ })

};
