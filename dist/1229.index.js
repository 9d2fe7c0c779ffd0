export const id = 1229;
export const ids = [1229];
export const modules = {

/***/ 53179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ inChunks)
/* harmony export */ });
function* inChunks(parts, minLength = 1 << 16) {
  let waitingParts = [];
  let length = 0;
  for (const part of parts) {
    waitingParts.push(part);
    length += part.length;
    if (length < minLength) {
      continue;
    }
    yield waitingParts.join("");
    waitingParts = [];
    length = 0;
  }
  if (length > 0) {
    yield waitingParts.join("");
  }
}



/***/ }),

/***/ 41229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bh: () => (/* binding */ sha256Half),
/* harmony export */   M6: () => (/* binding */ digestText),
/* harmony export */   ss: () => (/* binding */ digestLargeFile),
/* harmony export */   zf: () => (/* binding */ digestParts)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var _chunks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53179);



function digestText(data) {
  return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(data).digest("hex");
}
const PIECE_BYTES = 4 * 1024 * 1024;
function digestLargeFile(file) {
  const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
  const piece = Buffer.alloc(PIECE_BYTES);
  const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(file, "r");
  try {
    let length = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, piece);
    while (length > 0) {
      hash.update(piece.subarray(0, length));
      length = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, piece);
    }
  } finally {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
  }
  return hash.digest("hex");
}
function sha256Half(data) {
  return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(data).digest().toString("hex", 0, 16);
}
function digestParts(parts) {
  const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
  for (const part of (0,_chunks_js__WEBPACK_IMPORTED_MODULE_2__/* .inChunks */ .m)(parts)) {
    hash.update(part);
  }
  return hash.digest("hex");
}



/***/ })

};
