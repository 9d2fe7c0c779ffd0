export const id = 1246;
export const ids = [1246];
export const modules = {

/***/ 51246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ placeOf),
/* harmony export */   formatProblem: () => (/* binding */ formatProblem)
/* harmony export */ });
/** What is wrong in a user's file, and where. */
/** `file:line`, the form that editors and log readers jump to. */
function placeOf(problem) {
    return problem.line === undefined ? problem.file : `${problem.file}:${problem.line}`;
}
/** `file:line (pointer): message`, not escaped. */
function formatProblem(problem) {
    const pointer = problem.pointer ? ` (${problem.pointer})` : "";
    return `${placeOf(problem)}${pointer}: ${problem.message}`;
}


/***/ })

};
