export const id = 1271;
export const ids = [1271];
export const modules = {

/***/ 81271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TOOL: () => (/* binding */ TOOL),
/* harmony export */   VERSION: () => (/* binding */ VERSION)
/* harmony export */ });
const VERSION = "0.1.0";
const TOOL = `retrieval-eval-gate ${VERSION}`;



/***/ })

};
