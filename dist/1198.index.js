export const id = 1198;
export const ids = [1198];
export const modules = {

/***/ 51198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ withConfigPlaces),
/* harmony export */   W: () => (/* binding */ placeRetrieverError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _model_config_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55789);


const CONFIG_ERROR_CODES = /* @__PURE__ */ new Set([
  "invalid_config",
  "file_not_found",
  "missing_secret",
  "outside_root"
]);
function placeRetrieverError(thrown, { config, lines }) {
  if (!(thrown instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError)) {
    return thrown;
  }
  const [keyInMessage] = /^retriever(?:\.[\w-]+)*/.exec(thrown.message) ?? [];
  const key = thrown.key ?? keyInMessage ?? (CONFIG_ERROR_CODES.has(thrown.code) ? "retriever" : null);
  if (key === null) {
    return thrown;
  }
  return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .placeError */ .oW)(withoutPrefix(thrown, keyInMessage), "config", (0,_model_config_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfKey */ .q)(config.file, lines ?? /* @__PURE__ */ new Map(), key));
}
function withoutPrefix(error, key) {
  const prefix = `${key}: `;
  if (key === void 0 || !error.message.startsWith(prefix)) {
    return error;
  }
  return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError(error.code, error.message.slice(prefix.length), {
    problems: error.problems,
    cause: error,
    hint: error.hint
  });
}
function withConfigPlaces(retriever, inputs) {
  const place = (error) => {
    throw placeRetrieverError(error, inputs);
  };
  return {
    ...retriever,
    start: () => retriever.start().catch(place),
    ask: (question) => retriever.ask(question).catch(place)
  };
}



/***/ })

};
