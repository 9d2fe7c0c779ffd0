export const id = 7038;
export const ids = [7038];
export const modules = {

/***/ 67038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ refuseUnknownTargets)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _metrics_matching_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87362);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44141);
/* harmony import */ var _messages_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31385);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97855);





function refuseUnknownTargets(suite, definition, searched) {
  const fields = new Set((suite.datasets ?? []).flatMap(({ expected }) => expected ?? []));
  const targets = namedTargets(suite);
  if (fields.size === 0 || targets.length === 0 || searched.documents.length === 0) {
    return;
  }
  const hits = searched.documents.map((hit) => (0,_metrics_matching_js__WEBPACK_IMPORTED_MODULE_1__/* .normaliseHit */ .Sv)(hit, definition));
  if (targets.some((target) => isFound(target, hits, definition))) {
    return;
  }
  const field = fields.size === 1 ? (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .requireItem */ .l5)([...fields], 0) : "expected";
  const labels = targets.map(({ value }) => value);
  const subject = targets.length === 1 ? `the name in \`${field}\` is no document` : `none of the ${targets.length} names in \`${field}\` is a document`;
  const where = searched.from === "corpus" ? "of the corpus" : "in the results of any query";
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("invalid_suite", `${subject} ${where}: ${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_2__/* .listNames */ .Zv)(labels)}`, {
    hint: keyAdvice(targets, hits, definition) ?? endingAdvice(targets, hits, definition, searched)
  });
}
function namedTargets({ cases }) {
  const byLabel = /* @__PURE__ */ new Map();
  for (const target of cases.flatMap(({ expected }) => expected.flatMap(_model_suite_js__WEBPACK_IMPORTED_MODULE_4__/* .singleTargets */ .xG))) {
    if (target.kind === "text" || target.kind === "file") {
      return [];
    }
    byLabel.set((0,_model_suite_js__WEBPACK_IMPORTED_MODULE_4__/* .targetKey */ .hD)(target), target);
  }
  return [...byLabel.values()];
}
function isFound(target, hits, definition) {
  const named = target.kind === "span" ? { kind: target.by, value: target.value, grade: target.grade } : target;
  const matches = (0,_metrics_matching_js__WEBPACK_IMPORTED_MODULE_1__/* .compileTarget */ .bs)(named, definition);
  return hits.some(matches);
}
function keyAdvice(targets, hits, definition) {
  const found = targets.find(({ value, grade }) => isFound({ kind: "hint", value, grade }, hits, definition));
  if (found === void 0) {
    return null;
  }
  const key = found.kind === "id" ? "path" : "id";
  return `A result has ${JSON.stringify(found.value)} as its ${key}, and the suite names it as ${found.kind}. Write \`${key}\` in the expression, or the text alone, which matches both.`;
}
const MOST_ENDINGS = 20;
function endingAdvice(targets, hits, definition, { documents, from }) {
  const found = /* @__PURE__ */ new Map();
  for (const ending of listEndings(documents).slice(0, MOST_ENDINGS)) {
    const withEnding = targets.map((target) => ({ ...target, value: `${target.value}${ending}` }));
    found.set(ending, withEnding.filter((target) => isFound(target, hits, definition)).length);
  }
  const [best] = [...found].toSorted((a, b) => b[1] - a[1]);
  if (best !== void 0 && best[1] * 2 >= targets.length) {
    const [ending, count] = best;
    return `With the ending \`${ending}\`, ${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralise */ .aX)(count, "name")} of ${targets.length} ${count === 1 ? "is a document" : "are documents"}: write it in the file, or in the expression, for example \`expected[].join('', [@, '${ending}'])\`.`;
  }
  const examples = [...new Set(documents.map(({ path, doc_id: id }) => path ?? id))].slice(0, 3);
  const other = from === "corpus" ? "" : " Or the index holds other documents than the suite is about.";
  return `Documents are called ${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_2__/* .listNames */ .Zv)(examples)}. Words of titles, or parts of names, match no document: write paths or ids.${other}`;
}
function listEndings(documents) {
  const counts = /* @__PURE__ */ new Map();
  for (const { path, doc_id: id } of documents) {
    const ending = /\.[A-Za-z0-9]{1,8}$/.exec(path ?? id)?.[0];
    if (ending !== void 0) {
      counts.set(ending, (counts.get(ending) ?? 0) + 1);
    }
  }
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([ending]) => ending);
}



/***/ })

};
