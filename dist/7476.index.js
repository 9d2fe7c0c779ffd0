export const id = 7476;
export const ids = [7476];
export const modules = {

/***/ 57435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ splitMix64),
/* harmony export */   k: () => (/* binding */ shuffle)
/* harmony export */ });
const GAMMA = 0x9e3779b97f4a7c15n;
function splitMix64(seed, skipped = 0) {
  const from = BigInt.asUintN(64, BigInt(seed) + BigInt(skipped) * GAMMA);
  const state = Uint32Array.of(Number(from >> 32n), Number(from & 0xffffffffn));
  const drawn = new Uint32Array(2);
  const nextWords = () => {
    stepState(state, drawn, 0);
    return [drawn[0], drawn[1]];
  };
  const drawBelow = (n) => {
    const [high, low] = nextWords();
    return (high % n * (2 ** 32 % n) + low % n) % n;
  };
  const draw = (words) => {
    for (let i = 0; i < words.length; i += 2) {
      stepState(state, words, i);
    }
  };
  return { next: nextWords, below: drawBelow, draw };
}
function stepState(state, out, at) {
  const before = state[1];
  let low = before + 2135587861 | 0;
  let high = state[0] + 2654435769 + (low >>> 0 < before ? 1 : 0) | 0;
  state[0] = high;
  state[1] = low;
  low ^= low >>> 30 | high << 2;
  high ^= high >>> 30;
  high = upperProduct(low, 7396, 58809) + Math.imul(high, 484763065) + Math.imul(low, 3210233709) | 0;
  low = Math.imul(low, 484763065);
  low ^= low >>> 27 | high << 5;
  high ^= high >>> 27;
  high = upperProduct(low, 4913, 4587) + Math.imul(high, 321982955) + Math.imul(low, 2496678331) | 0;
  low = Math.imul(low, 321982955);
  out[at] = high ^ high >>> 31;
  out[at + 1] = low ^ (low >>> 31 | high << 1);
}
function upperProduct(low, above, below) {
  const l0 = low & 65535;
  const l1 = low >>> 16;
  const middle = (Math.imul(l0, below) >>> 16) + Math.imul(l1, below) >>> 0;
  const second = Math.imul(l0, above) + (middle & 65535) >>> 0;
  return Math.imul(l1, above) + (middle >>> 16) + (second >>> 16) | 0;
}
function shuffle(values, random) {
  const result = [...values];
  for (let i = result.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [result[i], result[j]] = [result[j], result[i]];
  }
  return result;
}



/***/ }),

/***/ 90807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ readGateNames),
/* harmony export */   t: () => (/* binding */ SUITE_NAME)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10107);
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34081);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72050);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62611);






const SUITE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/;
async function readGateNames(root, config, overrides) {
  const written = await readMembers(root, config, "config");
  const { suite } = written;
  const firstSuite = Array.isArray(suite) ? suite[0] : suite;
  const suiteFile = overrides.suite ?? resolveConfigPath(root, config, firstSuite);
  const baseline = overrides.baseline ?? resolveConfigPath(root, config, written["baseline"]);
  const { name } = suiteFile === null ? {} : await readMembers(root, suiteFile, "suite");
  const isName = typeof name === "string" && SUITE_NAME.test(name);
  return { suite: isName ? name : null, baseline };
}
async function readMembers(root, file, what) {
  try {
    const document = await (0,_document_js__WEBPACK_IMPORTED_MODULE_4__/* .parseDocument */ .Tp)((0,_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readText */ .yR)(root, file, what), "invalid_file");
    return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_2__/* .objectMembers */ .vN)(document.value);
  } catch (error) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .valueForGateError */ .Uh)(error, {});
  }
}
function resolveConfigPath(root, config, written) {
  if (typeof written !== "string") {
    return null;
  }
  try {
    return (0,_system_root_js__WEBPACK_IMPORTED_MODULE_3__/* .insideRoot */ .p0)(root, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(config), written, config);
  } catch (error) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .valueForGateError */ .Uh)(error, null);
  }
}



/***/ }),

/***/ 35132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ THE_RULE),
/* harmony export */   Hn: () => (/* binding */ testedWords),
/* harmony export */   gh: () => (/* binding */ pWords),
/* harmony export */   iC: () => (/* binding */ decidedWords),
/* harmony export */   s2: () => (/* binding */ levelWords)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31385);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97855);


const THE_RULE = "The gate fails if recall, MRR or nDCG fell by more than a tolerance, and the fall is statistically significant. The tolerance is 0.01 for the whole suite and 0.05 for the queries of one intent. A query is lost if it no longer finds any right document. Lost queries count even if the fall is not significant. In a suite of fewer than 100 queries, one lost query is usually enough to fail the gate. If another query got better, one lost query alone is not enough.";
function pWords(p) {
  return p < 1e-4 ? "p < 0.0001" : `p = ${Number(p.toPrecision(2))}`;
}
const SHORT_NAMES = /* @__PURE__ */ new Map([
  ["recall", "recall"],
  ["ndcg", "nDCG"],
  ["mrr", "MRR"]
]);
function testedWords({ p, level, n, tested = [] }) {
  if (p === void 0 || level === void 0) {
    return "";
  }
  const names = tested.map((metric) => SHORT_NAMES.get((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .firstSegment */ ._V)(metric, "@")) ?? metric);
  const together = names.length > 1 ? " together" : "";
  return `${(0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .listFirst */ .rL)(names, names.length, " and ")}${together}: ${pWords(p)}, ${levelWords(level, n)}`;
}
function levelWords(level, n) {
  const rule = `fails if p \u2264 ${Number(level.toPrecision(2))}`;
  const least = Math.ceil(-Math.log2(level + ROUNDING));
  return n === 0 || n >= least ? rule : `${rule}; ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(n, "query is", "queries are")} too few for that, ${least} are enough`;
}
const ROUNDING = 1e-9;
function decidedWords(check) {
  if (check.by === void 0) {
    return "";
  }
  if (check.losses !== void 0) {
    return lossWords(check.losses);
  }
  const ground = check.by === "new_hit" ? "the rate was 0 before, so this rise fails" : "";
  return [ground, testedWords(check)].filter(Boolean).join("; ");
}
function lossWords({ lost, better }) {
  const count = better.length === 0 ? "none" : `only ${better.length}`;
  return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(lost.length, "query is", "queries are")} lost, and ${count} got better`;
}



/***/ })

};
