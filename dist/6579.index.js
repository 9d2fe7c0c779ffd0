export const id = 6579;
export const ids = [6579];
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



/***/ })

};
