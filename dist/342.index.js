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
const { runAction } = await Promise.all(/* import() */[__webpack_require__.e(8002), __webpack_require__.e(3117), __webpack_require__.e(6191), __webpack_require__.e(9), __webpack_require__.e(6906), __webpack_require__.e(283), __webpack_require__.e(1681), __webpack_require__.e(7855), __webpack_require__.e(8208), __webpack_require__.e(3164), __webpack_require__.e(4195), __webpack_require__.e(107), __webpack_require__.e(9559), __webpack_require__.e(6395), __webpack_require__.e(1385), __webpack_require__.e(2499), __webpack_require__.e(6087), __webpack_require__.e(3564), __webpack_require__.e(987), __webpack_require__.e(8550), __webpack_require__.e(8664), __webpack_require__.e(5139), __webpack_require__.e(5014), __webpack_require__.e(8294), __webpack_require__.e(8268), __webpack_require__.e(2448), __webpack_require__.e(3983), __webpack_require__.e(6448), __webpack_require__.e(7476), __webpack_require__.e(5609), __webpack_require__.e(4225), __webpack_require__.e(3989), __webpack_require__.e(1741), __webpack_require__.e(3303), __webpack_require__.e(1113), __webpack_require__.e(7455), __webpack_require__.e(8718), __webpack_require__.e(6744), __webpack_require__.e(2309), __webpack_require__.e(2687)]).then(__webpack_require__.bind(__webpack_require__, 42687));
const moduleHost = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(import.meta.url)), "module-host.js");
await guard.leave(await runAction({ ...process.env }, guard, moduleHost));

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ })

};
