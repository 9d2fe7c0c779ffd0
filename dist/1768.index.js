export const id = 1768;
export const ids = [1768];
export const modules = {

/***/ 61768:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61813);
/* harmony import */ var _system_optimise_later_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(422);




const guard = (0,_exit_js__WEBPACK_IMPORTED_MODULE_2__/* .guardExit */ .K1)();
(0,_system_optimise_later_js__WEBPACK_IMPORTED_MODULE_3__/* .optimiseLater */ .T)();
const { runAction } = await Promise.all(/* import() */[__webpack_require__.e(3595), __webpack_require__.e(7141), __webpack_require__.e(3504), __webpack_require__.e(7160), __webpack_require__.e(5537), __webpack_require__.e(8999), __webpack_require__.e(4297), __webpack_require__.e(9645), __webpack_require__.e(4770), __webpack_require__.e(8643), __webpack_require__.e(4824), __webpack_require__.e(5842), __webpack_require__.e(7130), __webpack_require__.e(3720), __webpack_require__.e(8222), __webpack_require__.e(5273), __webpack_require__.e(5010), __webpack_require__.e(306), __webpack_require__.e(8226), __webpack_require__.e(8830), __webpack_require__.e(3774), __webpack_require__.e(3780), __webpack_require__.e(4452), __webpack_require__.e(894), __webpack_require__.e(2267), __webpack_require__.e(9949), __webpack_require__.e(615), __webpack_require__.e(938), __webpack_require__.e(2889), __webpack_require__.e(1910), __webpack_require__.e(9883), __webpack_require__.e(1301), __webpack_require__.e(7206), __webpack_require__.e(4689), __webpack_require__.e(3903), __webpack_require__.e(3850), __webpack_require__.e(1340)]).then(__webpack_require__.bind(__webpack_require__, 51340));
const moduleHost = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(import.meta.url)), "module-host.js");
await guard.leave(await runAction({ ...process.env }, guard, moduleHost));

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ optimiseLater)
/* harmony export */ });
const FLAGS = {
  "11.3": ["--interrupt-budget=1000000"],
  "13.6": ["--invocation-count-for-maglev=4000", "--invocation-count-for-maglev-osr=1000"]
};
function optimiseLater() {
  const engine = process.versions.v8.split(".", 2).join(".");
  for (const flag of FLAGS[engine] ?? [])
    process.getBuiltinModule("node:v8").setFlagsFromString(flag);
}



/***/ })

};
