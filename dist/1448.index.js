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
/* harmony import */ var _messages_causes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76326);
/* harmony import */ var _messages_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28213);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97855);





class Numbering {
  #numbers = /* @__PURE__ */ new Map();
  /** Returns the number of a name, which a new name gets here. */
  of(name) {
    const number = this.#numbers.get(name);
    if (number !== void 0) {
      return number;
    }
    this.#numbers.set(name, this.#numbers.size);
    return this.#numbers.size - 1;
  }
  /** Returns the names in the order of their numbers. */
  names() {
    return this.#numbers.keys();
  }
}
class Words {
  intents = new Numbering();
  documents = new Numbering();
  categories = new Numbering();
  tags = new Numbering();
  /** By number of the document: number of the snippet that it came with first, or -1. */
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
  yield '{"cases":[';
  let lead = "";
  for (const explored of cases) {
    yield lead + jsonBlock(encodeCase(explored, facts.metrics, words));
    lead = ",";
  }
  yield '],"documents":[';
  lead = "";
  for (const name of shortenNames([...words.documents.names()])) {
    yield lead + jsonBlock(name);
    lead = ",";
  }
  const families = facts.metrics.map((name) => {
    const metric = (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .parseMetric */ .uo)(name);
    return typeof metric === "string" ? null : metric.family;
  });
  const otherMembers = {
    ...facts,
    intents: [...words.intents.names()],
    tags: [...words.tags.names()],
    units: facts.metrics.map(_metrics_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .unitOfMetric */ .QG),
    meanings: families.map((family) => family?.meaning ?? ""),
    lower: families.map((family) => family?.direction === "lower"),
    columns: usualColumns(facts.metrics),
    categories: [...words.categories.names()],
    snippets: words.snippets.texts,
    texts: Array.from(words.documents.names(), (_, number) => words.texts[number] ?? -1),
    snippetsCut: words.snippets.cut
  };
  yield `],${jsonBlock(otherMembers).slice(1)}`;
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
const VALUE_DECIMALS = 6;
const SCORE_DIGITS = 5;
const MS_DECIMALS = 3;
function encodeCase({ case: suiteCase, sides, loss, passage, failedCategories = [], unjudgedResults }, metrics, words) {
  const first = sides.find((side) => side !== null);
  const targets = suiteCase.expected.map((target, i) => {
    const label = (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .targetLabel */ .Op)(target);
    const deeper = loss?.targets[i]?.deeper ?? 0;
    const suiteText = target.kind === "file" || target.kind === "span" ? target.text : void 0;
    const text = suiteText ?? passage?.(i);
    if (text !== void 0) {
      return [label, target.grade, deeper, (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .capText */ .yA)(text, PASSAGE)];
    }
    return deeper === 0 ? [label, target.grade] : [label, target.grade, deeper];
  });
  return {
    unjudged: unjudgedResults || void 0,
    id: suiteCase.id,
    query: suiteCase.query,
    intent: words.intents.of(suiteCase.intent),
    place: `${suiteCase.place.file}:${suiteCase.place.line}`,
    critical: suiteCase.critical || void 0,
    expect_empty: suiteCase.expect_empty || void 0,
    targets: undefinedIfEmpty(targets),
    params: suiteCase.params === void 0 ? void 0 : (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .capText */ .yA)(JSON.stringify(suiteCase.params), PARAMS),
    tags: undefinedIfEmpty((suiteCase.tags ?? []).map((tag) => words.tags.of(tag))),
    sides: sides.map((side) => side && encodeSide(side, side === first ? null : first, metrics, words)),
    failed: undefinedIfEmpty([
      ...new Set(failedCategories.map((category) => words.categories.of(category)))
    ]),
    loss: loss === void 0 ? void 0 : [causeKey(loss), (0,_messages_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .lossWords */ .VH)(loss)]
  };
}
function causeKey({ cause, stage }) {
  return stage === void 0 ? cause : `${cause} ${stage}`;
}
function encodeSide(side, first, metrics, words) {
  const sideFigures = (answer) => metrics.map((name) => roundValue(answer.metrics.get(name) ?? null, VALUE_DECIMALS));
  const sideRanks = (answer) => answer.ranks.map((rank) => rank ?? 0);
  const { hits, details, samples } = side;
  const scores = hits.map(({ score }) => score === void 0 ? null : Number(score.toPrecision(SCORE_DIGITS)));
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
    samples: undefinedIfEmpty(samples.map((ms) => roundValue(ms, MS_DECIMALS)))
  };
}
function encodeResults(side, first, words) {
  if (first === null) {
    return undefinedIfEmpty(side.results.map((id) => words.documents.of(id)));
  }
  if (undefinedIfSame(side.results, first.results) === void 0) {
    return void 0;
  }
  const placesInFirst = new Map(first.results.map((id, place) => [id, place]).toReversed());
  return side.results.map((id) => {
    const place = placesInFirst.get(id);
    return place === void 0 ? words.documents.of(id) : -1 - place;
  });
}
function encodeTexts({ hits }, words) {
  const hitTexts = hits.map(({ text }) => words.snippets.of(text));
  const documentTexts = hits.map(({ doc_id: id }, i) => {
    const document = words.documents.of(id);
    if ((words.texts[document] ?? -1) === -1) {
      words.texts[document] = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .requireItem */ .l5)(hitTexts, i);
    }
    return (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .requireItem */ .l5)(words.texts, document);
  });
  return undefinedIfSame(hitTexts, documentTexts);
}
function undefinedIfEmpty(list) {
  return list.length === 0 ? void 0 : list;
}
function undefinedIfSame(list, other) {
  return list.length === other.length && list.every((value, i) => value === other[i]) ? void 0 : list;
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
  #charactersLeft = BUDGET;
  /**
   * Keeps the beginning of a text that is new. Sets `cut` if it did not fit, and keeps no further
   * text then.
   */
  add(text) {
    if (!text || this.cut || this.#numbers.has(text.slice(0, READ))) {
      return;
    }
    const head = text.slice(0, READ);
    const line = head.replaceAll(/\s+/gu, " ").trim();
    const snippet = line.length > LENGTH ? `${line.slice(0, LENGTH).replace(/[\ud800-\udbff]$/, "")}\u2026` : line;
    this.#charactersLeft -= snippet.length;
    this.cut = this.#charactersLeft < 0;
    if (!this.cut) {
      this.#numbers.set(head, this.texts.push(snippet) - 1);
    }
  }
  /**
   * Returns the number of a text's snippet, or -1 if it has none: there is no text, or it did not
   * fit.
   */
  of(text) {
    return text ? this.#numbers.get(text.slice(0, READ)) ?? -1 : -1;
  }
}
const QUEUE = 1e3;
const TEXT = 1e3;
function makeHole(caseIndex, rank, { doc_id, path, text }) {
  return {
    case: caseIndex,
    rank,
    doc_id,
    path,
    text: text === void 0 ? void 0 : (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .capText */ .yA)(text, TEXT)
  };
}



/***/ })

};
