export const id = 3315;
export const ids = [3315];
export const modules = {

/***/ 93315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ay: () => (/* binding */ announceQueries),
/* harmony export */   DO: () => (/* binding */ planWords),
/* harmony export */   lj: () => (/* binding */ samplingLines),
/* harmony export */   wl: () => (/* binding */ notPlannedReason)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31385);

function announceQueries({ planned, most }, passes) {
  const queries = (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(planned, "query", "queries");
  if (passes === null) {
    return `This run asks ${queries} of base and head together. The base's times then tell how many more it takes to see a rise, within latency.budget_s.`;
  }
  const asked = passes === void 0 ? queries : `${queries} of base and head together (${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(passes, "pass", "passes")})`;
  return most > planned ? `This run asks ${asked}, and at most ${most} if latency stays undecided.` : `This run asks ${asked}.`;
}
function samplingLines({ run, verdict }) {
  const { queries = 0, plan = [], passes = 1 } = run?.timing.asked ?? {};
  const repeats = new Map(plan.map((each) => [each.scope, each.repeats * passes]));
  const asked = plan.length === 0 ? "" : `Asked by the sampling plan: ${planWords({ queries, repeats })}.`;
  return [asked, visibleWords(verdict.checks)].filter(Boolean);
}
function planWords({ queries, repeats }) {
  const scopes = [...repeats].map(([scope, times]) => {
    const where = scope === "overall" ? "each case" : `in ${scope.replace(":", " ")}`;
    return `${where} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(times, "time")}`;
  });
  const asked = (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(queries, "query", "queries");
  return scopes.length === 0 ? asked : `${asked}: ${scopes.join(", ")}`;
}
function notPlannedReason({ budget_s: seconds, by }) {
  if (by.includes("recorded")) {
    return "a recorded run has one time for each case, and a check takes three";
  }
  if (by.includes("repeats")) {
    return "latency.repeats is too low for it; set it to auto, or raise it";
  }
  return `the sampling plan has no room for it; it needs latency.budget_s: ${seconds}`;
}
function visibleWords(checks) {
  const rises = [];
  for (const check of checks) {
    const isTested = check.kind === "ratio" || check.kind === "latency" && check.tolerance !== null;
    if (isTested && check.scope.kind === "overall" && check.visible !== null) {
      rises.push(`${check.metric} ${riseWords(check.visible)}`);
    }
  }
  return rises.length === 0 ? "" : `This run can't notice a smaller rise of latency than: ${rises.join(", ")}.`;
}
function riseWords({ share, ms }) {
  return share > 10 ? `+${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMs */ ._V)(ms)}` : `+${Math.ceil(100 * share)} % (${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMs */ ._V)(ms)})`;
}



/***/ })

};
