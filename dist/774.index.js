export const id = 774;
export const ids = [774];
export const modules = {

/***/ 60774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ plainQuery),
/* harmony export */   r: () => (/* binding */ firstAlike)
/* harmony export */ });
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16886);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97855);


const LEAST_SHARE = 0.8;
const ROUNDING = 1e-9;
const NEGATIONS = new Set("no not without never nicht ohne kein sans".split(" "));
function plainQuery(query) {
  const words = query.normalize("NFKC").toLowerCase().replaceAll(/[^\p{L}\p{N}\p{M}+#_]+/gu, " ").trim();
  return words === "" ? query.trim() : words;
}
function makeWording(query) {
  const words = plainQuery(query).split(" ").map((word) => {
    const isPlural = /[^s]s$/.test(word) && word.length > 3;
    return isPlural ? word.slice(0, -1) : word;
  });
  const letters = Array.from(` ${words.join(" ")} `);
  const grams = /* @__PURE__ */ new Set();
  for (let i = 0; i + 3 <= letters.length; i++) {
    grams.add(letters.slice(i, i + 3).join(""));
  }
  const decisiveWords = words.filter((word) => new RegExp("\\p{N}", "u").test(word) || NEGATIONS.has(word)).toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP);
  return { grams, decisiveWords: decisiveWords.join(" ") };
}
function firstAlike(queries) {
  const wordings = queries.map(makeWording);
  const queryCountByGram = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .countItems */ .A1)(wordings.flatMap(({ grams }) => [...grams]));
  const compareRarity = (a, b) => (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .requireValue */ .vd)(queryCountByGram, a) - (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .requireValue */ .vd)(queryCountByGram, b) || (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP)(a, b);
  const rarestGrams = ({ grams }) => {
    const count = grams.size - Math.ceil(LEAST_SHARE * grams.size - ROUNDING) + 1;
    return [...grams].toSorted(compareRarity).slice(0, count);
  };
  const firstsByGram = /* @__PURE__ */ new Map();
  return wordings.map((wording, index) => {
    const rarest = rarestGrams(wording);
    const candidates = new Set(rarest.flatMap((gram) => firstsByGram.get(gram) ?? []));
    const earliestAlike = [...candidates].toSorted((a, b) => a - b).find((candidate) => isAlike(wording, (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .requireItem */ .l5)(wordings, candidate)));
    if (earliestAlike !== void 0) {
      return earliestAlike;
    }
    for (const gram of rarest) {
      (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .addToList */ .vH)(firstsByGram, gram, index);
    }
    return index;
  });
}
function isAlike(a, b) {
  if (a.decisiveWords !== b.decisiveWords) {
    return false;
  }
  const sharedGrams = [...a.grams].filter((gram) => b.grams.has(gram)).length;
  const gramsOfBoth = a.grams.size + b.grams.size - sharedGrams;
  return sharedGrams >= LEAST_SHARE * gramsOfBoth - ROUNDING;
}



/***/ })

};
