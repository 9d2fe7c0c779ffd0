export const id = 190;
export const ids = [190];
export const modules = {

/***/ 82190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   merge: () => (/* binding */ merge)
/* harmony export */ });
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99859);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43743);


const FLAGS = {
    config: { type: "string" },
    suite: { type: "string" },
    baseline: { type: "string" },
    "base-directory": { type: "string" },
    "report-dir": { type: "string" },
    shard: { type: "string" },
    leaderboard: { type: "string" },
    json: { type: "boolean" },
};
const HELP = `Usage: retrieval-gate merge DIR… [flags]

Joins what the shards measured (\`gate --shard i/n\`) and judges it as one run, by the files of this checkout. A DIR holds a
part.json, or folders that do, as actions/download-artifact lays them out. No retriever runs. A shard that is missing, is
there twice, or measured by other files is refused.
Exit code: 0 pass, 1 fail, 2 wrong or incomparable input, 3 retriever or measurement failed.

  --config F           config file (retrieval-gate.yaml)
  --suite F            suite in place of the config's
  --baseline F         baseline in place of the config's
  --report-dir D       where the report goes (retrieval-gate-report/<suite name>)
  --leaderboard F      CSV to which a run that passed or failed appends its row; other headers are refused
  --json               print report.json instead of text

Example: retrieval-gate merge retrieval-gate-parts --config retrieval-gate.yaml
`;
async function merge(argv, ports) {
    const { values, positionals } = (0,_command_js__WEBPACK_IMPORTED_MODULE_0__.readArguments)("merge", argv, FLAGS);
    if (values["help"] === true) {
        ports.out(HELP);
        return { kind: "answered", exitCode: 0 };
    }
    const request = {
        command: "merge",
        workingDirectory: ports.workingDirectory,
        config: (0,_command_js__WEBPACK_IMPORTED_MODULE_0__.text)(values, "config"),
        suite: (0,_command_js__WEBPACK_IMPORTED_MODULE_0__.text)(values, "suite"),
        baseline: (0,_command_js__WEBPACK_IMPORTED_MODULE_0__.text)(values, "baseline"),
        baseDirectory: (0,_command_js__WEBPACK_IMPORTED_MODULE_0__.text)(values, "base-directory"),
        baseRef: null,
        reportDir: (0,_command_js__WEBPACK_IMPORTED_MODULE_0__.text)(values, "report-dir"),
        shard: (0,_command_js__WEBPACK_IMPORTED_MODULE_0__.text)(values, "shard"),
        parts: positionals,
        leaderboard: (0,_command_js__WEBPACK_IMPORTED_MODULE_0__.text)(values, "leaderboard"),
        out: null,
    };
    return (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.judgeAndPrint)(request, values["json"] === true, ports);
}


/***/ })

};
