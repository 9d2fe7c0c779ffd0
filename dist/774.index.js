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


const ALIKE = 0.8;
const NEGATIONS = /* @__PURE__ */ new Set([
  "no",
  "not",
  "without",
  "never",
  "nicht",
  "ohne",
  "kein",
  "sans"
]);
function plainQuery(query) {
  const words = query.normalize("NFKC").toLowerCase().replaceAll(/[^\p{L}\p{N}\p{M}+#_]+/gu, " ").trim();
  return words === "" ? query.trim() : words;
}
function makeWording(query) {
  const words = plainQuery(query).split(" ").map((word) => /[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word);
  const letters = Array.from(` ${words.join(" ")} `);
  const grams = /* @__PURE__ */ new Set();
  for (let i = 0; i + 3 <= letters.length; i++) {
    grams.add(letters.slice(i, i + 3).join(""));
  }
  const telling = words.filter((word) => new RegExp("\\p{N}", "u").test(word) || NEGATIONS.has(word)).toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP);
  return { grams, telling: telling.join(" ") };
}
function firstAlike(queries) {
  const wordings = queries.map(makeWording);
  const frequency = /* @__PURE__ */ new Map();
  for (const { grams } of wordings) {
    for (const gram of grams) {
      frequency.set(gram, (frequency.get(gram) ?? 0) + 1);
    }
  }
  const rarestGrams = ({ grams }) => [...grams].toSorted((a, b) => (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .requireValue */ .vd)(frequency, a) - (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .requireValue */ .vd)(frequency, b) || (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP)(a, b)).slice(0, grams.size - Math.ceil(ALIKE * grams.size - 1e-9) + 1);
  const firsts = /* @__PURE__ */ new Map();
  return wordings.map((wording, index) => {
    const prefix = rarestGrams(wording);
    const candidates = new Set(prefix.flatMap((gram) => firsts.get(gram) ?? []));
    const found = [...candidates].toSorted((a, b) => a - b).find((candidate) => isAlike(wording, (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .requireItem */ .l5)(wordings, candidate)));
    if (found !== void 0) {
      return found;
    }
    for (const gram of prefix) {
      const known = firsts.get(gram);
      if (known === void 0) {
        firsts.set(gram, [index]);
      } else {
        known.push(index);
      }
    }
    return index;
  });
}
function isAlike(a, b) {
  if (a.telling !== b.telling) {
    return false;
  }
  let shared = 0;
  for (const gram of a.grams) {
    if (b.grams.has(gram)) {
      shared++;
    }
  }
  return shared >= ALIKE * (a.grams.size + b.grams.size - shared) - 1e-9;
}



/***/ })

};
