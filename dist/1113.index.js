export const id = 1113;
export const ids = [1113];
export const modules = {

/***/ 81113:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pythonRetriever: () => (/* binding */ pythonRetriever)
/* harmony export */ });
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60009);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34081);
/* harmony import */ var _conversation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16448);
/* harmony import */ var _expression_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83425);
/* harmony import */ var _system_near_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27054);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(36132);
/* harmony import */ var _interpreter_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(92557);
/* harmony import */ var _suggest_results_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(52770);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(41242);











async function pythonRetriever(config, ports) {
  const options = {
    function: config.function,
    roots: importRoots(config, ports.root),
    // Whether the loop sends what the function returned as it is, for the expression of the config.
    raw: config.results !== null,
    concurrency: config.concurrency
  };
  const interpreter = (0,_interpreter_js__WEBPACK_IMPORTED_MODULE_8__/* .findInterpreter */ .A)(config, ports);
  const loop = node_path__WEBPACK_IMPORTED_MODULE_1__.join(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(ports.moduleHost), "loop.py");
  const argv = [interpreter.file, loop, JSON.stringify(options)];
  const child = (0,_process_js__WEBPACK_IMPORTED_MODULE_10__/* .childOptions */ .Z_)(config, ports, argv, "stdout");
  const label = `the function ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteText */ .ol)(config.function)}`;
  const read = await makeAnswerReader(config);
  return new _conversation_js__WEBPACK_IMPORTED_MODULE_4__/* .Conversation */ .s({ child, limits: config, ready: true, isOurLoop: true, label, read, key: "retriever.function" }, ports);
}
function importRoots(config, root) {
  if (config.path !== null) {
    const importFolder = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_3__/* .absoluteInside */ .IP)(root, config.path, "retriever.path");
    if ((0,_system_root_js__WEBPACK_IMPORTED_MODULE_3__/* .hasFolder */ .bU)(importFolder)) {
      return [importFolder];
    }
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("file_not_found", `retriever.path: there is no folder ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteText */ .ol)(config.path)}${(0,_system_near_file_js__WEBPACK_IMPORTED_MODULE_6__/* .suggestNearFile */ .T)({ directory: root }, config.path)}`, {
      hint: "Name the folder that holds the package; the function names the module."
    });
  }
  const cwd = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_3__/* .absoluteInside */ .IP)(root, config.cwd, "retriever.cwd");
  const source = node_path__WEBPACK_IMPORTED_MODULE_1__.join(cwd, "src");
  return (0,_system_root_js__WEBPACK_IMPORTED_MODULE_3__/* .hasFolder */ .bU)(source) ? [source, cwd] : [cwd];
}
async function makeAnswerReader(config) {
  if (config.results === null) {
    return readLoopAnswer;
  }
  const extract = await (0,_expression_js__WEBPACK_IMPORTED_MODULE_5__/* .makeExtractor */ .Lf)(config, "retriever");
  return (message, where) => {
    const answer = extract(message["value"], where);
    const corpus = (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .parseCorpus */ .i)(message["corpus"], where);
    if ("error" in answer || answer.corpus !== void 0 || corpus === void 0) {
      return answer;
    }
    return { ...answer, corpus };
  };
}
function readLoopAnswer(message, where) {
  const { unnamed, result } = message;
  if (typeof unnamed !== "string") {
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .parseAnswer */ .W)(message, where);
  }
  return {
    error: `${unnamed}. ${(0,_suggest_results_js__WEBPACK_IMPORTED_MODULE_9__/* .adviseResults */ .Ze)((0,_suggest_results_js__WEBPACK_IMPORTED_MODULE_9__/* .mappingExpression */ .$c)({ place: "@", items: [result] }))}`
  };
}



/***/ })

};
