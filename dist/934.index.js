export const id = 934;
export const ids = [934];
export const modules = {

/***/ 90934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ sumEach)
/* harmony export */ });
function sumEach(items, valueOf) {
  let sum = 0;
  for (const item of items) {
    sum += valueOf(item);
  }
  return sum;
}



/***/ })

};
