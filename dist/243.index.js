export const id = 243;
export const ids = [243];
export const modules = {

/***/ 80243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   moduleRetriever: () => (/* binding */ moduleRetriever)
/* harmony export */ });
/* harmony import */ var node_module__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98995);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10107);
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34081);
/* harmony import */ var _system_near_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27054);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(452);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60009);
/* harmony import */ var _extract_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(68294);
/* harmony import */ var _conversation_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(16448);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(41242);
/* harmony import */ var _system_excerpt_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(22708);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(56906);












async function moduleRetriever(config, ports) {
  const file = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_3__/* .absoluteInside */ .IP)(ports.root, config.path, "retriever.path");
  if ((0,_system_root_js__WEBPACK_IMPORTED_MODULE_3__/* .statOrNull */ .xX)(file)?.isFile() !== true) {
    const near = (0,_system_near_file_js__WEBPACK_IMPORTED_MODULE_4__/* .suggestNearFile */ .TX)({ directory: ports.root }, config.path);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .ue("file_not_found", `retriever.path: there is no file ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_11__/* .quoteText */ .ol)(config.path)}${near}`, "Name an ES module whose default export is (query, { k, signal }) => results.");
  }
  const hostArguments = [file, config.path, String(_output_js__WEBPACK_IMPORTED_MODULE_10__/* .MAX_LINE_BYTES */ .Oc)];
  const { loader = null } = config;
  const flags = loader === null ? typeFlags() : loaderFlags(loader, config, ports);
  const argv = [process.execPath, ...flags, ports.moduleHost, ...hostArguments];
  const child = (0,_process_js__WEBPACK_IMPORTED_MODULE_9__/* .childOptions */ .Z_)(config, ports, argv, "descriptor 3");
  const extract = await (0,_extract_js__WEBPACK_IMPORTED_MODULE_7__/* .makeExtractor */ .Lf)(config);
  return new _conversation_js__WEBPACK_IMPORTED_MODULE_8__/* .Conversation */ .s({
    child,
    limits: config,
    // The host script, our loop, says when it is ready and reads the questions, not the module.
    ready: true,
    isOurLoop: true,
    label: `the module ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_11__/* .quoteText */ .ol)(config.path)}`,
    key: "retriever.path",
    read: ({ value }, where) => {
      const isScoreMap = config.results === null && (0,_answer_js__WEBPACK_IMPORTED_MODULE_6__/* .orderScoreMap */ .df)(value) !== null;
      return extract(isScoreMap ? { results: value } : value, where);
    }
  }, ports);
}
function loaderFlags(loader, { cwd }, { root }) {
  const folder = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_3__/* .absoluteInside */ .IP)(root, cwd, "retriever.cwd");
  try {
    (0,node_module__WEBPACK_IMPORTED_MODULE_0__.createRequire)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, "package.json")).resolve(loader);
  } catch (cause) {
    if ((0,_system_json_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCode */ .xU)(cause) !== "ERR_PACKAGE_PATH_NOT_EXPORTED") {
      throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .ue("retriever_start", `retriever.loader: there is no ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_11__/* .quoteText */ .ol)(loader)}`, {
        hint: `Install the packages in an earlier step: npm ci. If ${loader} is none of them: npm install --save-dev ${loader}. A file is written with ./ before its name.`,
        cause
      });
    }
  }
  return ["--import", loader];
}
const STRIP_TYPES = "--experimental-strip-types";
function typeFlags() {
  const needsFlag = !Reflect.get(process.features, "typescript") && process.allowedNodeEnvironmentFlags.has(STRIP_TYPES);
  return needsFlag ? [STRIP_TYPES] : [];
}



/***/ })

};
