export const id = 9559;
export const ids = [9559];
export const modules = {

/***/ 69559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ parsePercentage),
/* harmony export */   Am: () => (/* binding */ SIDE_BY_SIDE_FLOOR_MS),
/* harmony export */   HM: () => (/* binding */ GAINS),
/* harmony export */   Kr: () => (/* binding */ DEFAULT_DEFINITION),
/* harmony export */   OC: () => (/* binding */ describeSelect),
/* harmony export */   PR: () => (/* binding */ namedRules),
/* harmony export */   _S: () => (/* binding */ baselineFile),
/* harmony export */   gf: () => (/* binding */ ORDERS),
/* harmony export */   kV: () => (/* binding */ USUAL_CONFIG),
/* harmony export */   nu: () => (/* binding */ documentGain),
/* harmony export */   qQ: () => (/* binding */ placeOfKey),
/* harmony export */   sp: () => (/* binding */ isSelected)
/* harmony export */ });
/* harmony import */ var _defaults_generated_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96400);

const USUAL_CONFIG = "retrieval-gate.yaml";
const GAINS = ["exponential", "linear"];
const ORDERS = ["rank", "score", "trec"];
const DEFAULT_DEFINITION = { ..._defaults_generated_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULTS */ .z.definition, min_score: null };
function documentGain(grade, { gain }) {
  return gain === "exponential" ? 2 ** grade - 1 : grade;
}
function namedRules({ metrics, intents }) {
  return [
    { at: "/gate", rules: metrics },
    ...[...intents].map(([intent, rules]) => ({ at: `/gate/intents/${intent}`, rules }))
  ];
}
const SIDE_BY_SIDE_FLOOR_MS = 0.5;
function parsePercentage(percent) {
  return Number.parseFloat(percent) / 100;
}
function baselineFile({ baseline, file }) {
  return baseline ?? file;
}
function placeOfKey(file, lines, key) {
  const pointer = `/${key.replaceAll(".", "/")}`;
  const parts = key.split(".");
  for (let length = parts.length; length > 0; length -= 1) {
    const line = lines.get(parts.slice(0, length).join("."));
    if (line !== void 0) {
      return { file, pointer, line };
    }
  }
  return { file, pointer };
}
function isSelected(select, { id, intent, tags = [] }) {
  return select === void 0 || select.ids.includes(id) || select.intents.includes(intent) || tags.some((tag) => select.tags.includes(tag));
}
function describeSelect(select) {
  if (select === void 0) {
    return "the whole suite";
  }
  const writtenLists = Object.entries(select).filter(([, names]) => names.length > 0);
  return writtenLists.map(([key, names]) => `${key} ${names.join(", ")}`).join("; ");
}



/***/ }),

/***/ 96400:
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
    "percentile": "linear",
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
