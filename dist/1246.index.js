export const id = 1246;
export const ids = [1246];
export const modules = {

/***/ 51246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ problemPlace),
/* harmony export */   formatProblem: () => (/* binding */ formatProblem)
/* harmony export */ });
function problemPlace(problem) {
  return problem.line === void 0 ? problem.file : `${problem.file}:${problem.line}`;
}
function formatProblem(problem) {
  const pointer = problem.pointer ? ` (${problem.pointer})` : "";
  return `${problemPlace(problem)}${pointer}: ${problem.message}`;
}



/***/ })

};
