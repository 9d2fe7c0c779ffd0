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
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _system_nearest_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73196);


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
  const rows = baseline && new Map([...baseline.cases].filter(([id]) => ids.has(id)));
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
    baseline: baseline && { ...baseline, cases: rows }
  };
}
function pickCases(cases, { cases: ids, intents, tags }) {
  const namesByFlag = {
    case: [ids, cases.map(({ id }) => id)],
    intent: [intents, cases.map(({ intent }) => intent)],
    tag: [tags, cases.flatMap(({ tags: caseTags = [] }) => caseTags)]
  };
  for (const [flag, [askedNames, existingNames]] of Object.entries(namesByFlag)) {
    const unknownName = askedNames.find((name) => !existingNames.includes(name));
    if (unknownName === void 0) {
      continue;
    }
    const near = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestWord */ .z)(unknownName, [...new Set(existingNames)]);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("usage", `--${flag} ${JSON.stringify(unknownName)}: no case of the suite has it`, {
      hint: near === null ? "See the suite for those that it has." : `Did you mean ${near}?`
    });
  }
  return cases.filter(({ id, intent, tags: caseTags = [] }) => ids.includes(id) || intents.includes(intent) || caseTags.some((tag) => tags.includes(tag)));
}



/***/ })

};
