export const id = 848;
export const ids = [848];
export const modules = {

/***/ 20848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KZ: () => (/* binding */ unpacked),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   xc: () => (/* binding */ packed)
/* harmony export */ });
/* unused harmony export withHits */
class PackedAnswer {
  kind = "answer";
  returned;
  degraded;
  /** Document ids by rank - 1. */
  #ids;
  /** What the retriever called each of them. */
  #name;
  /** Null where no result has a score. */
  #scores;
  /** By rank - 1; null where none is a repeat. */
  #repeats;
  constructor({ returned, degraded }, { ids, name, scores, repeats }, rest) {
    this.returned = returned;
    this.degraded = degraded;
    this.#ids = ids;
    this.#name = name;
    this.#scores = scores;
    this.#repeats = repeats;
    Object.assign(this, rest);
  }
  /** Made each time that they are asked for. */
  get hits() {
    return this.#ids.map((id, at) => {
      const repeat = this.#repeats?.[at] ?? false;
      const score = this.#scores?.[at];
      if (this.#name === "id")
        return score === void 0 ? { repeat, doc_id: id, id } : { repeat, doc_id: id, id, score };
      return score === void 0 ? { repeat, doc_id: id, path: id } : { repeat, doc_id: id, path: id, score };
    });
  }
  get ids() {
    return this.#ids;
  }
}
function packed(answer, known) {
  const { hits, kind: _, returned, degraded, ...rest } = answer;
  const columns = columnsOf(hits, known);
  return columns === null ? answer : new PackedAnswer({ returned, degraded }, columns, rest);
}
function listOf(answer) {
  return answer instanceof PackedAnswer ? answer.ids : answer.hits.map((hit) => hit.doc_id);
}
function unpacked(answer) {
  return answer instanceof PackedAnswer ? withHits(answer, answer.hits) : answer;
}
function withHits(answer, hits) {
  return Object.assign({}, answer, { hits });
}
const MEMBERS = /* @__PURE__ */ new Set(["repeat", "doc_id", "id", "path", "score"]);
function columnsOf(hits, known) {
  const [first] = hits;
  if (first === void 0)
    return null;
  const name = first.id === void 0 ? "path" : "id";
  const other = name === "id" ? "path" : "id";
  const scored = first.score !== void 0;
  for (const hit of hits) {
    if (hit[name] !== hit.doc_id || other in hit || hit.score !== void 0 !== scored)
      return null;
    for (const member in hit)
      if (!MEMBERS.has(member))
        return null;
  }
  const isKnown = known?.length === hits.length && hits.every((hit, at) => hit.doc_id === known[at]);
  return {
    ids: isKnown ? known : hits.map((hit) => hit.doc_id),
    name,
    scores: scored ? hits.map((hit) => hit.score) : null,
    repeats: hits.some((hit) => hit.repeat) ? hits.map((hit) => hit.repeat) : null
  };
}



/***/ })

};
