export const id = 4170;
export const ids = [4170];
export const modules = {

/***/ 66579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listRegisteredNames: () => (/* binding */ listRegisteredNames)
/* harmony export */ });
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13480);
/* harmony import */ var _reporters_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60492);
/* harmony import */ var _retrievers_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93705);



function listRegisteredNames() {
  return [
    ["metrics", (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .metricForms */ .IP)()],
    ["retriever.kind", _retrievers_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .RETRIEVERS */ .eL.map(({ kind }) => kind)],
    ["report files", _reporters_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .REPORTERS */ .P.map(({ file }) => file)]
  ];
}



/***/ }),

/***/ 42956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UR: () => (/* binding */ ANSWER_NAMES),
/* harmony export */   q8: () => (/* binding */ TIMING_NAMES),
/* harmony export */   v7: () => (/* binding */ HIT_NAMES)
/* harmony export */ });
const HIT_NAMES = {
  doc_id: "doc_id",
  id: "id",
  path: "path",
  name: "name",
  qualified_name: "qualified_name",
  text: "text",
  score: "score",
  cluster: "cluster",
  span: "span"
};
const ANSWER_NAMES = {
  kind: "kind",
  returned: "returned",
  degraded: "degraded",
  absent: "absent",
  reported_ms: "reported_ms",
  spans: "spans",
  usage: "usage",
  answer: "answer",
  stages: "stages"
};
const TIMING_NAMES = {
  source: "source",
  repeats: "repeats",
  budget_ended: "budget_ended",
  asked: "asked"
};



/***/ })

};
