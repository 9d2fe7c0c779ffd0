export const id = 9867;
export const ids = [9867];
export const modules = {

/***/ 56192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dU: () => (/* binding */ derivationOf),
/* harmony export */   rc: () => (/* binding */ decided),
/* harmony export */   yW: () => (/* binding */ meanOfRows)
/* harmony export */ });
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72508);
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13480);



function foundWithin(ranks, k) {
  return ranks.filter((rank) => rank !== null && rank <= k).length;
}
function recallAt(ranks, k) {
  return ranks.length === 0 ? 0 : foundWithin(ranks, k) / ranks.length;
}
function reciprocalRank(ranks, k) {
  const first = ranks.reduce((least, rank) => Math.min(least, rank ?? least), Infinity);
  return first <= k ? 1 / first : 0;
}
const FROM_RANKS = /* @__PURE__ */ new Map([
  ["recall", recallAt],
  ["coverage", recallAt],
  ["evidence_recall", recallAt],
  ["full_coverage_rate", (ranks, k) => Number(recallAt(ranks, k) === 1)],
  ["hit_rate", (ranks, k) => Number(foundWithin(ranks, k) > 0)],
  ["mrr", reciprocalRank]
]);
const FROM_RESULTS = /* @__PURE__ */ new Map([
  ["zero_result_rate", ({ length }, _, judged) => judged ? Number(length === 0) : null],
  ["fill_rate", ({ length }, k, judged) => judged ? Math.min(length, k) / k : null],
  ["duplicate_rate", (results, k) => repeatedShare(results.slice(0, k))]
]);
function repeatedShare(results) {
  if (results.length === 0)
    return null;
  return (results.length - new Set(results).size) / results.length;
}
const USUAL = /* @__PURE__ */ new Map([
  ["degraded_rate", () => 0],
  ["error_rate", () => 0],
  ["forbidden_rate", ({ ranks, digests }) => ranks.length === 0 || digests.limits === _model_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_LIMITS */ .d1 ? null : 0],
  [
    "false_result_rate",
    ({ ranks, results, digests }) => ranks.length > 0 || digests.limits === _model_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_LIMITS */ .d1 ? null : Number(results.length > 0)
  ]
]);
function decided(name) {
  const metric = (0,_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .parseMetric */ .uo)(name);
  if (typeof metric === "string" || metric.k === null)
    return null;
  const { family, k } = metric;
  const [ranks, results] = [FROM_RANKS.get(family.name), FROM_RESULTS.get(family.name)];
  if (ranks !== void 0)
    return { by: "ranks", of: ranks, k };
  return results === void 0 ? null : { by: "results", of: results, k };
}
function derivationOf(name, { relevance, runs }) {
  if (runs > 1)
    return null;
  const found = decided(name);
  if (found?.by === "ranks")
    return relevance > 1 ? null : ({ ranks }) => ranks.length === 0 ? null : found.of(ranks, found.k);
  if (found !== null)
    return ({ ranks, results }) => found.of(results, found.k, ranks.length > 0);
  const metric = (0,_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .parseMetric */ .uo)(name);
  return typeof metric === "string" ? null : USUAL.get(metric.family.name) ?? null;
}
function meanOfRows(name, rows) {
  const metric = (0,_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .parseMetric */ .uo)(name);
  const family = typeof metric !== "string" && (0,_family_js__WEBPACK_IMPORTED_MODULE_0__/* .isPerCase */ .uE)(metric.family) ? metric.family : null;
  const weighted = family?.weight === "targets";
  const valueOf = ({ metrics }) => metrics.get(name) ?? null;
  const untold = family?.kind === "cost" ? rows.filter((row) => valueOf(row) === null) : [];
  const whole = untold.length === 0;
  if (untold.some(({ metrics }) => (metrics.get("error_rate") ?? 0) === 0))
    return { mean: null, whole, weighted };
  let [sum, weight] = [0, 0];
  for (const row of rows) {
    const value = valueOf(row);
    if (value === null)
      continue;
    const share = weighted ? row.ranks.length : 1;
    sum += share * value;
    weight += share;
  }
  return { mean: weight === 0 ? null : sum / weight, whole, weighted };
}



/***/ }),

/***/ 74430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ keptRanks)
/* harmony export */ });
const OF_ONE = /* @__PURE__ */ new Map();
function keptRanks(ranks) {
  const [rank] = ranks;
  if (ranks.length !== 1 || rank === void 0)
    return ranks;
  const kept = OF_ONE.get(rank) ?? ranks;
  OF_ONE.set(rank, kept);
  return kept;
}



/***/ })

};
