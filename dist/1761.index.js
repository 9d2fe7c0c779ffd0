export const id = 1761;
export const ids = [1761];
export const modules = {

/***/ 41761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LT: () => (/* binding */ requireKnownNames),
/* harmony export */   P0: () => (/* binding */ narrowToSelection),
/* harmony export */   cB: () => (/* binding */ findDeselected)
/* harmony export */ });
/* harmony import */ var _gate_selected_cases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84778);
/* harmony import */ var _decision_accepted_figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20237);
/* harmony import */ var _decision_checks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74349);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16886);
/* harmony import */ var _model_config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69559);
/* harmony import */ var _files_validate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4593);
/* harmony import */ var _system_nearest_word_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73196);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97855);








function narrowToSelection(read) {
  const { base, head, over, mode } = read;
  requireKnownNames(head);
  const isJudgedByBase = base !== null && mode !== "default_branch" && mode !== "head_only";
  const edited = isJudgedByBase ? [...findEditedRows(base, head), ...findEditedUnselected(base, head)] : [];
  if (edited.length > 0) {
    const cases = [...new Set(edited)];
    return { ...read, notices: [...read.notices, { code: "tier_widened", cases }] };
  }
  const selectedHead = (0,_gate_selected_cases_js__WEBPACK_IMPORTED_MODULE_0__/* .keepSelected */ .fn)(head);
  return {
    ...read,
    head: selectedHead,
    base: base && (0,_gate_selected_cases_js__WEBPACK_IMPORTED_MODULE_0__/* .keepSelected */ .fn)(base),
    over: over && (0,_gate_selected_cases_js__WEBPACK_IMPORTED_MODULE_0__/* .selectSameCases */ .Un)(over, selectedHead)
  };
}
function findEditedRows(base, head) {
  const before = (0,_gate_selected_cases_js__WEBPACK_IMPORTED_MODULE_0__/* .findUnselectedRows */ .$l)((0,_gate_selected_cases_js__WEBPACK_IMPORTED_MODULE_0__/* .keepSelected */ .fn)(base, head.config.select));
  const after = (0,_gate_selected_cases_js__WEBPACK_IMPORTED_MODULE_0__/* .findUnselectedRows */ .$l)((0,_gate_selected_cases_js__WEBPACK_IMPORTED_MODULE_0__/* .keepSelected */ .fn)(head));
  return [.../* @__PURE__ */ new Set([...before.keys(), ...after.keys()])].filter((id) => {
    const oldRow = before.get(id);
    const row = after.get(id);
    if (oldRow === void 0 || row === void 0 || !(0,_decision_accepted_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .hasSameContent */ .q1)(oldRow, row)) {
      return true;
    }
    return !(0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .sameCanonical */ .FN)(oldRow.accepted ?? null, row.accepted ?? null);
  });
}
function findEditedUnselected(base, head) {
  const { select } = head.config;
  const headCases = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .indexById */ .RX)(head.suite.cases);
  const edited = base.suite.cases.filter((before) => {
    const after = headCases.get(before.id);
    return !(0,_model_config_js__WEBPACK_IMPORTED_MODULE_4__/* .isSelected */ .sp)(select, after ?? before) && after?.digest !== before.digest;
  });
  return edited.map(({ id }) => id);
}
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
        const place = (0,_model_config_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOfKey */ .qQ)(file, lines, `select.${key}.${index}`);
        problems.push({ ...place, message: describeUnknownName(key, name, [...knownNames[key]]) });
      }
    }
  }
  if (problems.length > 0) {
    throw (0,_files_validate_js__WEBPACK_IMPORTED_MODULE_5__/* .invalidFile */ .Am)("invalid_config", "config", file, problems);
  }
}
const MOST_NAMES = 20;
function describeUnknownName(key, name, known) {
  const what = { tags: "tag", intents: "intent", ids: "id" }[key];
  const message = `no case of the suite has the ${what} ${JSON.stringify(name)}`;
  if (known.length === 0) {
    return `${message}: no case has \`tags\`; add some in the suite, or select by \`intents\``;
  }
  const near = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_7__/* .nearestWord */ .z)(name, known);
  const suggestion = near === null ? "" : `; did you mean \`${near}\`?`;
  return `${message}${suggestion}; there are ${(0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .listFirst */ .rL)(known.toSorted(), MOST_NAMES)}`;
}
function findDeselected({ base, head }) {
  const before = base.config.select;
  const after = head.config.select;
  if ((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .sameCanonical */ .FN)(before ?? null, after ?? null)) {
    return [];
  }
  const headCases = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .indexById */ .RX)(head.suite.cases);
  const deselected = base.suite.cases.filter((oldCase) => {
    const newCase = headCases.get(oldCase.id);
    return newCase !== void 0 && (0,_model_config_js__WEBPACK_IMPORTED_MODULE_4__/* .isSelected */ .sp)(before, oldCase) && !(0,_model_config_js__WEBPACK_IMPORTED_MODULE_4__/* .isSelected */ .sp)(after, newCase);
  });
  if (deselected.length === 0) {
    return [];
  }
  const field = { field: "select", before: (0,_model_config_js__WEBPACK_IMPORTED_MODULE_4__/* .describeSelect */ .OC)(before), after: (0,_model_config_js__WEBPACK_IMPORTED_MODULE_4__/* .describeSelect */ .OC)(after) };
  const cases = deselected.map(({ id }) => (0,_decision_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .bareCulprit */ .aI)(id));
  return [{ code: "config_edited", file: head.config.file, fields: [field], cases }];
}



/***/ })

};
