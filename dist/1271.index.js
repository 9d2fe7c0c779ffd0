export const id = 1271;
export const ids = [1271];
export const modules = {

/***/ 38984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
const VERSION = "0.1.0";



/***/ }),

/***/ 81271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TOOL: () => (/* binding */ TOOL)
/* harmony export */ });
/* harmony import */ var _version_generated_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38984);

const TOOL = `retrieval-eval-gate ${_version_generated_js__WEBPACK_IMPORTED_MODULE_0__/* .VERSION */ .x}`;



/***/ })

};
