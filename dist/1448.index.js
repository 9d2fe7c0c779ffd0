export const id = 1448;
export const ids = [1448];
export const modules = {

/***/ 11448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZS: () => (/* binding */ makeHole),
/* harmony export */   a0: () => (/* binding */ QUEUE),
/* harmony export */   kZ: () => (/* binding */ pageParts),
/* harmony export */   rI: () => (/* binding */ causeKey)
/* harmony export */ });
/* unused harmony export jsonBlock */
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13480);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44141);
/* harmony import */ var _messages_causes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63231);
/* harmony import */ var _messages_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28213);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97855);





class Numbering {
  #numbers = /* @__PURE__ */ new Map();
  of(name) {
    const known = this.#numbers.get(name);
    if (known !== void 0) {
      return known;
    }
    this.#numbers.set(name, this.#numbers.size);
    return this.#numbers.size - 1;
  }
  names() {
    return this.#numbers.keys();
  }
}
class Words {
  intents = new Numbering();
  documents = new Numbering();
  categories = new Numbering();
  tags = new Numbering();
  /** By document: the text that it came with first. */
  texts = [];
  snippets = new Snippets();
}
function* pageParts({ facts, cases, answers }) {
  const words = new Words();
  for (const hits of answers) {
    for (const hit of hits) {
      words.snippets.add(hit.text);
    }
  }
  let lead = '{"cases":[';
  for (const one of cases) {
    yield lead + jsonBlock(encodeCase(one, facts.metrics, words));
    lead = ",";
  }
  yield `${lead === "," ? "" : lead}],"documents":[`;
  lead = "";
  for (const name of shortenNames([...words.documents.names()])) {
    yield lead + jsonBlock(name);
    lead = ",";
  }
  const families = facts.metrics.map((name) => {
    const metric = (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .parseMetric */ .uo)(name);
    return typeof metric === "string" ? null : metric.family;
  });
  const others = {
    ...facts,
    intents: [...words.intents.names()],
    tags: [...words.tags.names()],
    units: facts.metrics.map(_metrics_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .unitOfMetric */ .QG),
    meanings: families.map((family) => family?.meaning ?? ""),
    lower: families.map((family) => family?.direction === "lower"),
    columns: usualColumns(facts.metrics),
    categories: [...words.categories.names()],
    snippets: words.snippets.texts,
    texts: Array.from(words.documents.names(), (_, at) => words.texts[at] ?? -1),
    snippetsCut: words.snippets.cut
  };
  yield `],${jsonBlock(others).slice(1)}`;
}
function jsonBlock(value) {
  return JSON.stringify(value).replaceAll(/[<>&\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
const COLUMN = /^(recall|mrr|ndcg)(@|$)/;
const FALLBACK = /^(hit_rate|map|precision|faithfulness|answer_relevancy|context_recall|context_precision)(@|$)/;
const COLUMNS = 3;
function usualColumns(metrics) {
  const matchingColumns = (pattern) => metrics.flatMap((name, i) => pattern.test(name) ? [i] : []);
  return [...matchingColumns(COLUMN), ...matchingColumns(FALLBACK)].slice(0, COLUMNS);
}
const TEXT_HASH = /#[0-9a-f]{12}$/;
function shortenNames(names) {
  const counts = /* @__PURE__ */ new Map();
  for (const name of names) {
    const path = name.replace(TEXT_HASH, "");
    counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  return names.map((name) => {
    const path = name.replace(TEXT_HASH, "");
    return counts.get(path) === 1 ? path : name;
  });
}
const ANSWER = 2e3;
const PASSAGE = 600;
const PARAMS = 1e3;
function encodeCase({ case: one, sides, loss, passage, failed = [], unjudged }, metrics, words) {
  const first = sides.find((side) => side !== null);
  const targets = one.expected.map((target, i) => {
    const label = target.kind === "path" ? target.value : (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .targetLabel */ .Op)(target);
    const deeper = loss?.targets[i]?.deeper ?? 0;
    const own = target.kind === "file" || target.kind === "span" ? target.text : void 0;
    const said = own ?? passage?.(i);
    if (said !== void 0) {
      return [label, target.grade, deeper, (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .capText */ .yA)(said, PASSAGE)];
    }
    return deeper === 0 ? [label, target.grade] : [label, target.grade, deeper];
  });
  return {
    unjudged: unjudged || void 0,
    id: one.id,
    query: one.query,
    intent: words.intents.of(one.intent),
    place: `${one.place.file}:${one.place.line}`,
    critical: one.critical || void 0,
    expect_empty: one.expect_empty || void 0,
    targets: undefinedIfEmpty(targets),
    params: one.params === void 0 ? void 0 : (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .capText */ .yA)(JSON.stringify(one.params), PARAMS),
    tags: undefinedIfEmpty((one.tags ?? []).map((tag) => words.tags.of(tag))),
    sides: sides.map((side) => side && encodeSide(side, side === first ? null : first, metrics, words)),
    failed: undefinedIfEmpty([...new Set(failed.map((category) => words.categories.of(category)))]),
    loss: loss === void 0 ? void 0 : [causeKey(loss), (0,_messages_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .lossWords */ .VH)(loss)]
  };
}
function causeKey({ cause, stage }) {
  return stage === void 0 ? cause : `${cause} ${stage}`;
}
function encodeSide(side, first, metrics, words) {
  const sideFigures = (of) => metrics.map((name) => roundValue(of.metrics.get(name) ?? null, 6));
  const sideRanks = (of) => of.ranks.map((rank) => rank ?? 0);
  const { hits, details, samples } = side;
  const scores = hits.map(({ score }) => score === void 0 ? null : Number(score.toPrecision(5)));
  return {
    unasked: details?.unasked,
    error: details?.error,
    degraded: details?.degraded,
    spans: details?.spans,
    answer: details?.answer === void 0 ? void 0 : (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .capText */ .yA)(details.answer, ANSWER),
    claims: undefinedIfEmpty(details?.claims ?? []),
    forbidden: undefinedIfEmpty(details?.forbidden ?? []),
    ranks: first === null ? undefinedIfEmpty(sideRanks(side)) : undefinedIfSame(sideRanks(side), sideRanks(first)),
    metrics: first === null ? sideFigures(side) : undefinedIfSame(sideFigures(side), sideFigures(first)),
    results: encodeResults(side, first, words),
    texts: encodeTexts(side, words),
    scores: scores.some((score) => score !== null) ? scores : void 0,
    samples: undefinedIfEmpty(samples.map((ms) => roundValue(ms, 3)))
  };
}
function encodeResults(side, first, words) {
  if (first === null) {
    return undefinedIfEmpty(side.results.map((id) => words.documents.of(id)));
  }
  if (undefinedIfSame(side.results, first.results) === void 0) {
    return void 0;
  }
  const places = new Map(first.results.map((id, at) => [id, at]).toReversed());
  return side.results.map((id) => {
    const at = places.get(id);
    return at === void 0 ? words.documents.of(id) : -1 - at;
  });
}
function encodeTexts({ hits }, words) {
  const own = hits.map(({ text }) => words.snippets.of(text));
  const known = hits.map(({ doc_id: id }, i) => {
    const document = words.documents.of(id);
    if ((words.texts[document] ?? -1) === -1) {
      words.texts[document] = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .requireItem */ .l5)(own, i);
    }
    return (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .requireItem */ .l5)(words.texts, document);
  });
  return undefinedIfSame(own, known);
}
function undefinedIfEmpty(list) {
  return list.length === 0 ? void 0 : list;
}
function undefinedIfSame(own, first) {
  return own.length === first.length && own.every((value, i) => value === first[i]) ? void 0 : own;
}
function roundValue(value, decimals) {
  return value === null ? null : Number(value.toFixed(decimals));
}
const LENGTH = 220;
const READ = 4 * LENGTH;
const BUDGET = 2e6;
class Snippets {
  texts = [];
  /** True where some did not fit. */
  cut = false;
  #numbers = /* @__PURE__ */ new Map();
  #left = BUDGET;
  add(text) {
    if (!text || this.cut || this.#numbers.has(text.slice(0, READ))) {
      return;
    }
    const head = text.slice(0, READ);
    const line = head.replaceAll(/\s+/gu, " ").trim();
    const shown = line.length > LENGTH ? `${line.slice(0, LENGTH).replace(/[\ud800-\udbff]$/, "")}\u2026` : line;
    this.#left -= shown.length;
    this.cut = this.#left < 0;
    if (!this.cut) {
      this.#numbers.set(head, this.texts.push(shown) - 1);
    }
  }
  of(text) {
    return text ? this.#numbers.get(text.slice(0, READ)) ?? -1 : -1;
  }
}
const QUEUE = 1e3;
const TEXT = 1e3;
function makeHole(at, rank, { doc_id, path, text }) {
  return {
    case: at,
    rank,
    doc_id,
    path,
    text: text === void 0 ? void 0 : (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .capText */ .yA)(text, TEXT)
  };
}



/***/ })

};
