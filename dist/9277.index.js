export const id = 9277;
export const ids = [9277];
export const modules = {

/***/ 29277:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35824);



const guard = (0,_exit_js__WEBPACK_IMPORTED_MODULE_2__/* .guardExit */ .K1)();
const { runAction } = await Promise.all(/* import() */[__webpack_require__.e(3399), __webpack_require__.e(7624), __webpack_require__.e(3854), __webpack_require__.e(3948), __webpack_require__.e(2720), __webpack_require__.e(7861), __webpack_require__.e(6386), __webpack_require__.e(107), __webpack_require__.e(3206), __webpack_require__.e(9971), __webpack_require__.e(5438), __webpack_require__.e(3973), __webpack_require__.e(91), __webpack_require__.e(9778), __webpack_require__.e(5743), __webpack_require__.e(2060), __webpack_require__.e(3222), __webpack_require__.e(3974), __webpack_require__.e(1978), __webpack_require__.e(9693), __webpack_require__.e(6893), __webpack_require__.e(7066), __webpack_require__.e(9695), __webpack_require__.e(6536), __webpack_require__.e(9377), __webpack_require__.e(6990), __webpack_require__.e(2766), __webpack_require__.e(8311), __webpack_require__.e(9283), __webpack_require__.e(4023), __webpack_require__.e(433), __webpack_require__.e(6686), __webpack_require__.e(8468), __webpack_require__.e(5382), __webpack_require__.e(1335), __webpack_require__.e(5156), __webpack_require__.e(5124), __webpack_require__.e(9238), __webpack_require__.e(6490), __webpack_require__.e(9893), __webpack_require__.e(5062), __webpack_require__.e(1601)]).then(__webpack_require__.bind(__webpack_require__, 81601));
const moduleHost = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(import.meta.url)), "module-host.js");
await guard.leave(await runAction({ ...process.env }, guard, moduleHost));

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ })

};
