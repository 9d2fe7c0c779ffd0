export const id = 7822;
export const ids = [7822];
export const modules = {

/***/ 37822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commandRetriever: () => (/* binding */ commandRetriever)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _conversation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16448);
/* harmony import */ var _per_query_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83809);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36132);




function commandRetriever(config, ports) {
  if (config.command.length === 0 || config.command[0] === "") {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("invalid_config", "retriever.command is empty", {
      hint: "Name a program and its arguments: command: [python3, retrieval/serve.py]"
    });
  }
  const child = (0,_per_query_js__WEBPACK_IMPORTED_MODULE_2__/* .childOptions */ .Z)(config, ports, config.command, 1);
  const label = `the retriever ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(config.command.join(" "))}`;
  return config.per_query ? new _per_query_js__WEBPACK_IMPORTED_MODULE_2__/* .PerQuery */ .o({ child, limits: config, label }, ports) : new _conversation_js__WEBPACK_IMPORTED_MODULE_1__/* .Conversation */ .s({ child, limits: config, ready: config.ready, label }, ports);
}



/***/ })

};
