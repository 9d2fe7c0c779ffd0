export const id = 6315;
export const ids = [6315];
export const modules = {

/***/ 76315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runHistory: () => (/* binding */ runHistory)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _files_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14929);
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34081);
/* harmony import */ var _cli_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99859);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19207);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78352);






const FLAGS = {
  config: _cli_command_js__WEBPACK_IMPORTED_MODULE_3__.TEXT,
  baseline: _cli_command_js__WEBPACK_IMPORTED_MODULE_3__.TEXT,
  case: _cli_command_js__WEBPACK_IMPORTED_MODULE_3__.TEXTS,
  json: _cli_command_js__WEBPACK_IMPORTED_MODULE_3__.SWITCH
};
const HELP = `Usage: retrieval-gate history [flags]

A table of the commits that changed the baseline, newest first, with recall, mrr, ndcg and latency.
Reads only git, across renames and merges. Names the commits that accepted a loss, and the end of a
shallow clone. --json has every metric, overall and by intent, and the best ranks of cases that
moved. Exit code: 0 printed, 2 there is no such history.

  --config F           config file that names the baseline (retrieval-gate.yaml)
  --baseline F         baseline in place of the config's
  --case ID            show the best rank of this case in place of the metrics; may be repeated. \u2013
                       is not found
  --json               print JSON instead of text

Example: retrieval-gate history
`;
const runHistory = (0,_cli_command_js__WEBPACK_IMPORTED_MODULE_3__.makeCommand)({ name: "history", flags: FLAGS, help: HELP }, async (values, ports) => {
  const { root, inside } = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_2__/* .openRoot */ .R8)(ports.workingDirectory);
  const config = (0,_cli_command_js__WEBPACK_IMPORTED_MODULE_3__.configFlag)(values, inside);
  const file = (0,_cli_command_js__WEBPACK_IMPORTED_MODULE_3__.fileFlag)(values, "baseline", inside) ?? (await (0,_files_config_js__WEBPACK_IMPORTED_MODULE_1__/* .loadConfig */ .Z9)(root, config)).config.baseline;
  if (file === null) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("usage", `${config} names no baseline, so there is no history of it`, "Name a baseline's file with --baseline.");
  }
  const history = await (0,_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readHistory */ .Lu)(root, file, ports.environment);
  const ids = (0,_cli_command_js__WEBPACK_IMPORTED_MODULE_3__.repeatedFlag)(values, "case");
  const cases = ids.length === 0 ? (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .selectMovedCases */ .xK)(history) : (0,_read_js__WEBPACK_IMPORTED_MODULE_5__/* .selectNamedCases */ .X0)(history, ids);
  if (values["json"] === true) {
    ports.out((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .renderHistoryJson */ .VG)({ ...history, cases }));
  } else {
    ports.out((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .renderHistoryText */ .ym)(history, ids.length === 0 ? null : cases));
  }
});



/***/ })

};
