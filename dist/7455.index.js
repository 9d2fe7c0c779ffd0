export const id = 7455;
export const ids = [7455];
export const modules = {

/***/ 97455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ requireKnownNames)
/* harmony export */ });
/* harmony import */ var _model_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69559);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97855);
/* harmony import */ var _system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73196);
/* harmony import */ var _validate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4593);




function requireKnownNames({ config, suite, lines = /* @__PURE__ */ new Map() }) {
  const { file, select } = config;
  const { cases } = suite;
  if (select === void 0) {
    return;
  }
  const knownNames = {
    tags: new Set(cases.flatMap(({ tags = [] }) => tags)),
    intents: new Set(cases.map(({ intent }) => intent)),
    ids: new Set(cases.map(({ id }) => id))
  };
  const problems = [];
  for (const key of ["tags", "intents", "ids"]) {
    for (const [index, name] of select[key].entries()) {
      if (!knownNames[key].has(name)) {
        const place = (0,_model_config_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfKey */ .qQ)(file, lines, `select.${key}.${index}`);
        problems.push({ ...place, message: describeUnknownName(key, name, [...knownNames[key]]) });
      }
    }
  }
  if (problems.length > 0) {
    throw (0,_validate_js__WEBPACK_IMPORTED_MODULE_1__/* .invalidFile */ .Am)("invalid_config", "config", file, problems);
  }
}
const MOST_NAMES = 20;
function describeUnknownName(key, name, known) {
  const what = { tags: "tag", intents: "intent", ids: "id" }[key];
  const message = `no case of the suite has the ${what} ${JSON.stringify(name)}`;
  if (known.length === 0) {
    return `${message}: no case has \`tags\`; add some in the suite, or select by \`intents\``;
  }
  const near = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestWord */ .z)(name, known);
  const suggestion = near === null ? "" : `; did you mean \`${near}\`?`;
  return `${message}${suggestion}; there are ${(0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .listFirst */ .rL)(known.toSorted(), MOST_NAMES)}`;
}



/***/ })

};
