export const id = 7734;
export const ids = [7734];
export const modules = {

/***/ 67734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ bucketOf),
/* harmony export */   I4: () => (/* binding */ newlyFound),
/* harmony export */   Kw: () => (/* binding */ newlyLost),
/* harmony export */   Q6: () => (/* binding */ pairCases),
/* harmony export */   RP: () => (/* binding */ valueOf),
/* harmony export */   XZ: () => (/* binding */ withChurn),
/* harmony export */   _d: () => (/* binding */ bucketFor),
/* harmony export */   c1: () => (/* binding */ groupsOf),
/* harmony export */   gW: () => (/* binding */ wantingPairs),
/* harmony export */   ox: () => (/* binding */ churnOf),
/* harmony export */   tL: () => (/* binding */ finds),
/* harmony export */   uZ: () => (/* binding */ withBefore),
/* harmony export */   yB: () => (/* binding */ lostTarget)
/* harmony export */ });
/* harmony import */ var _metrics_churn_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74879);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16886);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90997);



function pairCases(scores, baseline) {
  const asked = scores.cases.flatMap((now) => {
    const before = baseline?.cases.get(now.id);
    return before?.digests.ask === now.digests.ask ? [{ now, before }] : [];
  });
  const bucket = (pairs) => {
    const paired2 = new Set(pairs.map(({ now }) => now));
    return { pairs, added: scores.cases.filter((each) => !paired2.has(each)) };
  };
  const by = (part) => bucket(asked.filter(({ now, before }) => now.digests[part] === before.digests[part]));
  const judged = by("targets");
  const paired = new Set(judged.pairs.map((pair) => pair.now.id));
  const absent = [...baseline?.cases.keys() ?? []].filter((id) => !paired.has(id));
  return {
    ...judged,
    asked: bucket(asked),
    limited: by("limits"),
    absent: absent.toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .OP)
  };
}
function lostTarget(pair) {
  return pair.before.ranks.some((rank, target) => rank !== null && (pair.now.ranks[target] ?? null) === null);
}
function newlyLost({ before, now }) {
  return finds(before) && !finds(now);
}
function newlyFound({ before, now }) {
  return !finds(before) && finds(now);
}
function wantingPairs({ cases }, { pairs }) {
  const wanting = new Set(cases.flatMap((each) => each.expect_empty ? [] : [each.id]));
  return pairs.filter(({ now }) => wanting.has(now.id));
}
function valueOf({ metrics }, name) {
  return metrics.get(name) ?? null;
}
function finds({ ranks }) {
  return ranks.some((rank) => rank !== null);
}
function withBefore(pairing, replaced) {
  const known = /* @__PURE__ */ new Map();
  const one = (pair) => {
    if (!replaced(pair))
      return pair;
    const { before, now } = pair;
    const { metrics, ranks, results } = before;
    const asBefore = { metrics, ranks, results, error: null, degraded: false };
    const made = known.get(now) ?? { before, now: Object.assign({}, now, asBefore) };
    known.set(now, made);
    return made;
  };
  const side = ({ pairs, added }) => ({ pairs: pairs.map(one), added });
  return { ...pairing, ...side(pairing), asked: side(pairing.asked), limited: side(pairing.limited) };
}
function churnOf(pair, k) {
  const before = pair.before.results.slice(0, k);
  return (0,_metrics_churn_js__WEBPACK_IMPORTED_MODULE_0__/* .overlapOf */ .H)(before, pair.now.results.slice(0, k), k).jaccard;
}
function withChurn(pairing, metrics) {
  const asked = new Map(metrics.map((metric) => [metric.name, metric]));
  const churn = [...asked].flatMap(([name, { family, k }]) => family.kind === "churn" ? [{ name, k }] : []);
  if (churn.length === 0)
    return pairing;
  const pairs = pairing.asked.pairs.map((pair) => {
    const [now, before] = [new Map(pair.now.metrics), new Map(pair.before.metrics)];
    for (const { name, k } of churn) {
      now.set(name, churnOf(pair, k));
      before.set(name, 1);
    }
    return { now: { ...pair.now, metrics: now }, before: { ...pair.before, metrics: before } };
  });
  return { ...pairing, asked: { ...pairing.asked, pairs } };
}
function bucketOf({ pairs, added }, scope) {
  return { pairs: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .inScope */ .SB)(pairs, scope, ({ now }) => now), added: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .casesIn */ .XV)(added, scope) };
}
function bucketFor(pairing, scope, family) {
  if (family.kind === "quality")
    return bucketOf(pairing, scope);
  const needs = "needs" in family ? family.needs : void 0;
  const limited = needs === "forbidden" || needs === "expect_empty";
  return bucketOf(limited ? pairing.limited : pairing.asked, scope);
}
function groupsOf(suite) {
  return new Map(suite.cases.flatMap((each) => each.group === void 0 ? [] : [[each.id, each.group]]));
}



/***/ })

};
