export const id = 243;
export const ids = [243];
export const modules = {

/***/ 243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   moduleRetriever: () => (/* binding */ moduleRetriever)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _conversation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3622);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(975);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8084);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8484);






/**
 * `kind: module`: an ES module in a child Node.js process, never in ours, where it could exit 0 for us. The host
 * script speaks the protocol of `command`, with the answers on descriptor 3: whatever the module, its packages or
 * their native code print on standard output is log and can't break an answer.
 */
function moduleRetriever(config, ports) {
    const path = (0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .insideRoot */ .p)(ports.root, config.path, "retriever.path");
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() !== true) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_not_found", `retriever.path: there is no file ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .h)(config.path)}`, {
            hint: "Name an ES module whose default export is (query, { k, signal }) => results.",
        });
    }
    const argv = [process.execPath, ports.moduleHost, path];
    const child = (0,_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .childOptions */ .Z)(config, ports, argv, 3);
    return new _conversation_js__WEBPACK_IMPORTED_MODULE_2__/* .Conversation */ .s({ child, limits: config, ready: true, label: `the module ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .h)(config.path)}` }, ports);
}


/***/ })

};
