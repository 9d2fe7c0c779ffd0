export const id = 1741;
export const ids = [1741];
export const modules = {

/***/ 81741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ selectionOrNull),
/* harmony export */   dA: () => (/* binding */ pickCases),
/* harmony export */   l5: () => (/* binding */ selectHead)
/* harmony export */ });
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97855);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73196);



function selectionOrNull(selection) {
  return Object.values(selection).every((names) => names.length === 0) ? null : selection;
}
function selectHead(loaded, selection) {
  return { ...loaded, base: null, head: selectInputs(loaded.head, selection) };
}
function selectInputs(inputs, selection) {
  const { suite, baseline, config } = inputs;
  const cases = pickCases(suite.cases, selection);
  const ids = new Set(cases.map(({ id }) => id));
  const intents = new Set(cases.map(({ intent }) => intent));
  const selectRows = ({ cases: rows }) => new Map([...rows].filter(([id]) => ids.has(id)));
  const { gate } = config;
  const rules = new Map([...gate.intents].filter(([intent]) => intents.has(intent)));
  return {
    ...inputs,
    config: {
      ...config,
      // So few answers are too few to judge times.
      latency: "off",
      gate: { ...gate, intents: rules }
    },
    suite: { ...suite, cases, partial: true },
    baseline: baseline && { ...baseline, cases: selectRows(baseline) }
  };
}
function pickCases(cases, { cases: names, intents, tags }) {
  const ids = names.map((name) => findCaseId(cases, name));
  const intentsOfCases = new Set(cases.map(({ intent }) => intent));
  const tagsOfCases = new Set(cases.flatMap(({ tags: caseTags = [] }) => caseTags));
  requireKnown("intent", intents, [...intentsOfCases]);
  requireKnown("tag", tags, [...tagsOfCases]);
  return cases.filter(({ id, intent, tags: caseTags = [] }) => ids.includes(id) || intents.includes(intent) || caseTags.some((tag) => tags.includes(tag)));
}
function findCaseId(cases, name) {
  if (cases.some(({ id: id2 }) => id2 === name)) {
    return name;
  }
  const ids = cases.filter(({ query }) => query.trim() === name.trim()).map(({ id: id2 }) => id2);
  const [id] = ids;
  if (id === void 0) {
    const allIds = cases.map((suiteCase) => suiteCase.id);
    const advice = `Write the id of a case (${nameFirst(allIds)}), or the whole text of its query.`;
    throw unknownNameError("case", name, allIds, advice);
  }
  if (ids.length > 1) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("usage", `--case ${JSON.stringify(name)}: ${ids.length} cases have this query`, `Write the id of one of them: ${nameFirst(ids)}.`);
  }
  return id;
}
const MOST_NAMED = 10;
function nameFirst(names) {
  return (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .listFirst */ .rL)(names.map((name) => JSON.stringify(name)), MOST_NAMED);
}
function requireKnown(flag, askedNames, existingNames) {
  const unknownName = askedNames.find((name) => !existingNames.includes(name));
  if (unknownName !== void 0) {
    const advice = `The suite has ${nameFirst(existingNames)}.`;
    throw unknownNameError(flag, unknownName, existingNames, advice);
  }
}
function unknownNameError(flag, name, existingNames, advice) {
  const near = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestWord */ .z)(name, existingNames);
  return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("usage", `--${flag} ${JSON.stringify(name)}: the suite has no such ${flag}`, near === null ? advice : `Did you mean ${near}?`);
}



/***/ })

};
