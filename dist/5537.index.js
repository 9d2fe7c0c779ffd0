export const id = 5537;
export const ids = [5537];
export const modules = {

/***/ 95537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: () => (/* binding */ SIDE_BY_SIDE_FLOOR_MS),
/* harmony export */   HM: () => (/* binding */ GAINS),
/* harmony export */   Kr: () => (/* binding */ DEFAULT_DEFINITION),
/* harmony export */   PR: () => (/* binding */ namedRules),
/* harmony export */   gf: () => (/* binding */ ORDERS),
/* harmony export */   tC: () => (/* binding */ shareOf)
/* harmony export */ });
/* harmony import */ var _defaults_generated_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34454);

const GAINS = ["exponential", "linear"];
const ORDERS = ["rank", "score", "trec"];
const PERCENTILES = (/* unused pure expression or super */ null && (["nearest", "linear"]));
const COLLAPSES = (/* unused pure expression or super */ null && (["none", "max", "first"]));
const DEFAULT_DEFINITION = { ..._defaults_generated_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULTS */ .z.definition, min_score: null };
function namedRules({ metrics, intents, tags }) {
  return [
    { at: "/gate", rules: metrics },
    ...[...intents].map(([intent, rules]) => ({ at: `/gate/intents/${intent}`, rules })),
    ...[...tags ?? []].map(([tag, rules]) => ({ at: `/gate/tags/${tag}`, rules }))
  ];
}
const SIDE_BY_SIDE_FLOOR_MS = 0.5;
function shareOf(percent) {
  return Number.parseFloat(percent) / 100;
}



/***/ }),

/***/ 34454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ DEFAULTS)
/* harmony export */ });
const DEFAULTS = {
  "k": 10,
  "definition": {
    "gain": "linear",
    "relevance": 1,
    "order": "rank",
    "percentile": "nearest",
    "duplicates": "ignore",
    "collapse": "none",
    "ignore_identical_ids": false,
    "case_sensitive": false,
    "text": {
      "threshold": 0.7,
      "autojunk": false,
      "min_contained": 0.7
    },
    "scores": "float64"
  },
  "gate": {
    "newly_lost": {
      "critical": 0
    }
  },
  "judge": {
    "temperature": 0,
    "max_requests": 1e3,
    "timeout_ms": 6e4,
    "retries": 2,
    "concurrency": 4
  },
  "latency": {
    "warmup": 1,
    "repeats": "auto",
    "budget_s": 120,
    "seed": 1,
    "source": "measured",
    "side_by_side": {
      "p50": "10%",
      "p95": "25%",
      "drift": "refuse"
    }
  }
};



/***/ })

};
