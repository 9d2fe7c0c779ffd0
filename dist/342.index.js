export const id = 342;
export const ids = [342];
export const modules = {

/***/ 80342:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50199);



const guard = (0,_exit_js__WEBPACK_IMPORTED_MODULE_2__/* .guardExit */ .K1)();
const { runAction } = await Promise.all(/* import() */[__webpack_require__.e(9603), __webpack_require__.e(4929), __webpack_require__.e(4803), __webpack_require__.e(1680), __webpack_require__.e(457), __webpack_require__.e(8679), __webpack_require__.e(8976), __webpack_require__.e(2083), __webpack_require__.e(3599), __webpack_require__.e(1942), __webpack_require__.e(6170), __webpack_require__.e(3206), __webpack_require__.e(5532), __webpack_require__.e(1812), __webpack_require__.e(8705), __webpack_require__.e(9528), __webpack_require__.e(4936)]).then(__webpack_require__.bind(__webpack_require__, 24936));
const moduleHost = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(import.meta.url)), "module-host.js");
await guard.leave(await runAction({ ...process.env }, guard, moduleHost));

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ })

};
