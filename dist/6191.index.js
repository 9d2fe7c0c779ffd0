export const id = 6191;
export const ids = [6191];
export const modules = {

/***/ 56191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HN: () => (/* binding */ inParallel),
/* harmony export */   Ip: () => (/* binding */ startTimer),
/* harmony export */   Vs: () => (/* binding */ retryAfterMs),
/* harmony export */   d5: () => (/* binding */ elapsedMs),
/* harmony export */   od: () => (/* binding */ settlesWithin),
/* harmony export */   yy: () => (/* binding */ sleep)
/* harmony export */ });
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97855);

const MAX_DELAY_MS = 2 ** 31 - 1;
function startTimer(ms, run) {
  return setTimeout(run, Math.min(ms, MAX_DELAY_MS));
}
function sleep(ms) {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
async function settlesWithin(promise, ms) {
  let timer;
  const timeLimit = new Promise((resolve) => {
    timer = startTimer(ms, () => resolve(false));
  });
  try {
    return await Promise.race([promise.then(() => true), timeLimit]);
  } finally {
    clearTimeout(timer);
  }
}
function elapsedMs(from, to) {
  return Number(to - from) / 1e6;
}
async function inParallel(items, atOnce, work) {
  let next = 0;
  const worker = async () => {
    try {
      while (next < items.length) {
        const index = next++;
        await work((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_0__/* .requireItem */ .l5)(items, index), index);
      }
    } catch (error) {
      next = items.length;
      throw error;
    }
  };
  const workers = Array.from({ length: Math.min(atOnce, items.length) }, worker);
  const results = await Promise.allSettled(workers);
  const failure = results.find((result) => result.status === "rejected");
  if (failure !== void 0) {
    throw failure.reason;
  }
}
function retryAfterMs(header, now) {
  const text = header?.trim() ?? "";
  if (/^\d+$/.test(text)) {
    return Number(text) * 1e3;
  }
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}



/***/ })

};
