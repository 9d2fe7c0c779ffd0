export const id = 2275;
export const ids = [2275];
export const modules = {

/***/ 32275:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24386);



const guard = (0,_exit_js__WEBPACK_IMPORTED_MODULE_2__/* .guardExit */ .K1)();
const { runAction } = await Promise.all(/* import() */[__webpack_require__.e(7325), __webpack_require__.e(6334), __webpack_require__.e(4651), __webpack_require__.e(6474), __webpack_require__.e(5118), __webpack_require__.e(1291), __webpack_require__.e(2204), __webpack_require__.e(1469), __webpack_require__.e(2692), __webpack_require__.e(7513), __webpack_require__.e(640), __webpack_require__.e(4676), __webpack_require__.e(2635), __webpack_require__.e(320), __webpack_require__.e(79), __webpack_require__.e(614), __webpack_require__.e(1483), __webpack_require__.e(5330), __webpack_require__.e(8128), __webpack_require__.e(8819), __webpack_require__.e(235), __webpack_require__.e(5428), __webpack_require__.e(6321), __webpack_require__.e(536), __webpack_require__.e(3971), __webpack_require__.e(6420), __webpack_require__.e(6430), __webpack_require__.e(8369), __webpack_require__.e(8501), __webpack_require__.e(2321), __webpack_require__.e(2631), __webpack_require__.e(7308), __webpack_require__.e(7334), __webpack_require__.e(3436), __webpack_require__.e(9611), __webpack_require__.e(7120), __webpack_require__.e(9530), __webpack_require__.e(2464), __webpack_require__.e(169), __webpack_require__.e(1749), __webpack_require__.e(6133), __webpack_require__.e(4026)]).then(__webpack_require__.bind(__webpack_require__, 24026));
const moduleHost = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(import.meta.url)), "module-host.js");
await guard.leave(await runAction({ ...process.env }, guard, moduleHost));

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ })

};
