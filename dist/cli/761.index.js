export const id = 761;
export const ids = [761];
export const modules = {

/***/ 4761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   exitCodeOf: () => (/* binding */ exitCodeOf),
/* harmony export */   unknownCommand: () => (/* binding */ unknownCommand)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _files_nearest_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8062);
/** Wrong command lines, and the exit code of an error. */


function unknownCommand(name, commands) {
    const known = commands.map((command) => command.name);
    if (/^--?dry[-_]?run/i.test(name)) {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("dry_run_refused", "there is no dry run: a gate that cannot fail guards nothing");
    }
    const near = (0,_files_nearest_word_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestWord */ .z)(name, known);
    const hint = near === null ? `Commands: ${known.join(", ")}.` : `Did you mean \`${near}\`?`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("usage", `unknown command "${name}"`, { hint });
}
/** 3 for what is no GateError: the program failed, not the input. */
function exitCodeOf(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError ? error.exitCode : 3;
}


/***/ }),

/***/ 8062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ nearestWord)
/* harmony export */ });
/** The known word within two edits of the unknown one, or null. */
function nearestWord(word, known) {
    const ranked = known
        .map((candidate) => ({ candidate, distance: editDistance(word.toLowerCase(), candidate.toLowerCase()) }))
        .toSorted((a, b) => a.distance - b.distance);
    const best = ranked[0];
    return best !== undefined && best.distance <= Math.min(2, Math.floor(word.length / 2))
        ? best.candidate
        : null;
}
function editDistance(a, b) {
    let row = Array.from({ length: b.length + 1 }, (_, i) => i);
    for (let i = 1; i <= a.length; i++) {
        const next = [i];
        for (let j = 1; j <= b.length; j++) {
            next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + Number(a[i - 1] !== b[j - 1]));
        }
        row = next;
    }
    return row[b.length];
}


/***/ })

};
