export const id = 8268;
export const ids = [8268];
export const modules = {

/***/ 65887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ stageHits),
/* harmony export */   PN: () => (/* binding */ rankAnswer)
/* harmony export */ });
/* unused harmony export documentId */
/* harmony import */ var _system_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41229);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16886);
/* harmony import */ var _model_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30060);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97855);





function rankAnswer(results, caseId, k, definition) {
  const named = results.map((returned, index) => {
    const result = composeNames(returned);
    const docId = documentId(result, index);
    if (result.score === void 0 || definition.scores === "float64") {
      return { doc_id: docId, ...result };
    }
    return { doc_id: docId, ...result, score: Math.fround(result.score) };
  });
  const { min_score: leastScore, ignore_identical_ids: ignoresIdenticalIds } = definition;
  const counted = named.filter((result, index) => {
    const { score } = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .requireItem */ .l5)(results, index);
    const isBelow = leastScore !== null && score !== void 0 && score < leastScore;
    const isIdentical = ignoresIdenticalIds && (result.id ?? result.doc_id) === caseId;
    return !isBelow && !isIdentical;
  });
  const ordered = orderResults(counted, definition.order);
  const ranked = collapseChunks(ordered, definition).slice(0, k);
  if (definition.duplicates === "error") {
    refuseRepeats(ranked);
  }
  return (0,_model_run_js__WEBPACK_IMPORTED_MODULE_4__/* .markRepeats */ .g5)(ranked);
}
const NAMES = ["id", "path", "name", "qualified_name", "cluster"];
function composeNames(result) {
  let composed = result;
  for (const key of NAMES) {
    const name = result[key];
    if (name !== void 0 && name !== name.normalize("NFC")) {
      composed = { ...composed, [key]: name.normalize("NFC") };
    }
  }
  return composed;
}
function documentId(result, index) {
  const { id, path, qualified_name: qualifiedName, name, text, span } = result;
  if (id !== void 0) {
    return span === void 0 || path !== void 0 ? id : chunkId(id, span);
  }
  if (path !== void 0) {
    if (qualifiedName !== void 0) {
      return `${path}::${qualifiedName}`;
    }
    if (name !== void 0) {
      return `${path}::${name}`;
    }
    if (span !== void 0) {
      return chunkId(path, span);
    }
    return text === void 0 ? path : `${path}#${shortHash(text)}`;
  }
  if (text !== void 0) {
    return `text:${shortHash(text)}`;
  }
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue("retriever_answer", `results[${index}] has none of id, path and text`, "Give every result at least one of `id`, `path`, `text`, so that it can be told from the others.");
}
function chunkId(document, { start, end }) {
  return `${document}#${start}-${end}`;
}
function shortHash(text) {
  return (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestText */ .M6)(text).slice(0, 12);
}
function orderResults(results, order) {
  if (order === "rank") {
    return results;
  }
  const isTrec = order === "trec";
  return results.toSorted((a, b) => requireScore(b) - requireScore(a) || (isTrec ? (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP)(b.doc_id, a.doc_id) : 0));
}
function requireScore(result) {
  if (result.score !== void 0) {
    return result.score;
  }
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue("retriever_answer", `result "${result.doc_id}" has no score`, "`definition.order: score`, `order: trec` and `collapse: max` need a score in every result; or use `order: rank`.");
}
function collapseChunks(results, { collapse: how, order }) {
  if (how === "none") {
    return results;
  }
  const chunkByDocument = /* @__PURE__ */ new Map();
  for (const result of results) {
    const document = result.path ?? result.id ?? result.doc_id;
    const chunk = chunkByDocument.get(document);
    if (chunk === void 0 || how === "max" && requireScore(result) > requireScore(chunk)) {
      chunkByDocument.set(document, { ...result, doc_id: document });
    }
  }
  const documents = [...chunkByDocument.values()];
  if (how === "first") {
    return documents;
  }
  return orderResults(documents, order === "trec" ? "trec" : "score");
}
function refuseRepeats(results) {
  const seen = /* @__PURE__ */ new Set();
  for (const { doc_id: id } of results) {
    if (seen.has(id)) {
      throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue("retriever_answer", `document "${id}" is in the results twice`, "Fix the retriever, collapse chunks with `definition.collapse`, or accept repeats with `duplicates: ignore`.");
    }
    seen.add(id);
  }
}
function stageHits(stages) {
  const nameStageHit = (result, index) => {
    const { text: _text, score: _score, cluster: _cluster, span: _span, ...names } = composeNames(result);
    return { doc_id: documentId(result, index), ...names };
  };
  return Object.fromEntries(Object.entries(stages).map(([stage, results]) => [stage, results.map(nameStageHit)]));
}



/***/ })

};
