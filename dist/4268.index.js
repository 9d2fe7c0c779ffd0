export const id = 4268;
export const ids = [4268];
export const modules = {

/***/ 40305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YH: () => (/* binding */ gridLines),
/* harmony export */   fL: () => (/* binding */ percentText),
/* harmony export */   kg: () => (/* binding */ axisSvg),
/* harmony export */   om: () => (/* binding */ linearScale),
/* harmony export */   qV: () => (/* binding */ dumbbellSvg),
/* harmony export */   tA: () => (/* binding */ logScale),
/* harmony export */   xt: () => (/* binding */ canDraw),
/* harmony export */   zy: () => (/* binding */ chartScale)
/* harmony export */ });
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1732);

const ROOM_OF_RANGE = 0.08;
const ROOM_OF_VALUE = 0.1;
const ROOM_OF_LOG = 0.05;
function linearScale(values, bounds = [-Infinity, Infinity]) {
  const low = findMinimum(values);
  const high = findMaximum(values);
  const room = (high - low) * ROOM_OF_RANGE || Math.abs(high) * ROOM_OF_VALUE || 1;
  const from = Math.max(low - room, bounds[0]);
  const to = Math.min(high + room, bounds[1]);
  return { at: (value) => scalePosition(value, from, to), ticks: roundSteps(from, to) };
}
function logScale(values) {
  const from = Math.log10(findMinimum(values)) - ROOM_OF_LOG;
  const to = Math.log10(findMaximum(values)) + ROOM_OF_LOG;
  const isOnScale = (value) => Math.log10(value) >= from && Math.log10(value) <= to;
  const first = Math.floor(from);
  const steps = Array.from({ length: Math.ceil(to) - first + 1 }, (_, i) => [1, 3].map((digit) => Number(`${digit}e${first + i}`)));
  const powers = steps.map(([power]) => power).filter(isOnScale);
  return {
    at: (value) => scalePosition(Math.log10(Math.max(value, Number.MIN_VALUE)), from, to),
    ticks: powers.length >= 3 ? powers : steps.flat().filter(isOnScale)
  };
}
function scalePosition(value, from, to) {
  const share = to > from ? (value - from) / (to - from) : 0.5;
  return 100 * Math.min(Math.max(share, 0), 1);
}
function roundSteps(from, to) {
  const quarter = (to - from) / 4;
  const power = 10 ** Math.floor(Math.log10(quarter));
  const step = power * ([1, 2, 5, 10].find((digit) => digit * power >= quarter) ?? 10);
  const first = Math.ceil(from / step - 1e-9);
  const count = Math.floor(to / step + 1e-9) - first + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}
function findMinimum(values) {
  return values.reduce((least, value) => Math.min(least, value), Infinity);
}
function findMaximum(values) {
  return values.reduce((most, value) => Math.max(most, value), -Infinity);
}
function percentText(position) {
  return `${Number(position.toFixed(2))}%`;
}
function tickLabels({ ticks, at }, unit) {
  return ticks.map((tick, i) => [
    at(tick),
    i === ticks.length - 1 ? `${tick}${unit}` : String(tick)
  ]);
}
function axisSvg(scale, unit = "") {
  const labels = tickLabels(scale, unit).map(([at, label]) => `<text x="${percentText(at)}" y="11">${label}</text>`);
  return `<svg class="axis" aria-hidden="true">${labels.join("")}</svg>`;
}
function gridLines(scale) {
  const places = scale.ticks.map((tick) => percentText(scale.at(tick)));
  return places.map((x) => `<line class="grid" x1="${x}" x2="${x}" y1="0" y2="100%"/>`).join("");
}
const MIDDLE = 12;
function canDraw(check) {
  return check.baseline !== null && check.current !== null && (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .missingReason */ .DQ)(check) === null;
}
const LEAST_HALF_RANGE = 0.03;
function chartScale(checks) {
  const values = checks.filter(canDraw).flatMap((check) => [check.baseline, check.current, check.limit]).filter((value) => value !== null);
  const areAmounts = checks.some((check) => ["ms", "money", "characters"].includes(check.unit));
  if (areAmounts) {
    return linearScale([0, ...values], [0, Infinity]);
  }
  const centre = values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
  const leastRange = [centre - LEAST_HALF_RANGE, centre + LEAST_HALF_RANGE];
  return linearScale([...values, ...leastRange], [0, 1]);
}
function dumbbellSvg(check, scale) {
  const { baseline, current, limit, interval } = check;
  if (baseline === null || current === null) {
    return "";
  }
  const x = (value) => percentText(scale.at(value));
  const state = check.outcome === "fell" ? "fell" : check.passed ? "held" : "failed";
  const intervalLine = interval === null ? "" : `<line class="interval" x1="${x(interval[0])}" x2="${x(interval[1])}" y1="${MIDDLE}" y2="${MIDDLE}"/>`;
  return `<svg class="dumbbell ${state}" aria-hidden="true">${gridLines(scale)}${limit === null ? "" : bandSvg(check, limit, scale)}<line class="move" x1="${x(baseline)}" x2="${x(current)}" y1="${MIDDLE}" y2="${MIDDLE}"/>${intervalLine}<circle class="was" cx="${x(baseline)}" cy="${MIDDLE}" r="4.5"/><circle class="now" cx="${x(current)}" cy="${MIDDLE}" r="5"/></svg>`;
}
function bandSvg(check, limit, scale) {
  const baseline = scale.at(check.baseline);
  const end = scale.at(limit);
  const [from, to] = check.direction === "higher" ? [end, baseline] : [baseline, end];
  const band = to > from ? `<rect class="band" x="${percentText(from)}" width="${percentText(to - from)}" y="3" height="18"/>` : "";
  const tick = percentText(end);
  return `${band}<line class="limit" x1="${tick}" x2="${tick}" y1="3" y2="21"/>`;
}



/***/ }),

/***/ 92845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jj: () => (/* binding */ QUERY),
/* harmony export */   LU: () => (/* binding */ long),
/* harmony export */   M5: () => (/* binding */ groupList),
/* harmony export */   X1: () => (/* binding */ escapeText),
/* harmony export */   bu: () => (/* binding */ num),
/* harmony export */   c9: () => (/* binding */ detailsHtml),
/* harmony export */   e$: () => (/* binding */ termHtml),
/* harmony export */   gz: () => (/* binding */ SENTENCE),
/* harmony export */   jB: () => (/* binding */ sectionHtml),
/* harmony export */   my: () => (/* binding */ caseHref),
/* harmony export */   o_: () => (/* binding */ NAME),
/* harmony export */   pj: () => (/* binding */ plain),
/* harmony export */   qj: () => (/* binding */ tableHtml),
/* harmony export */   v1: () => (/* binding */ codeHtml),
/* harmony export */   vF: () => (/* binding */ iconHtml),
/* harmony export */   zc: () => (/* binding */ notesHtml)
/* harmony export */ });
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13480);
/* harmony import */ var _messages_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28213);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97855);



const NAME = 120;
const QUERY = 300;
const SENTENCE = 1e3;
function escapeText(value, max = Infinity) {
  return (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeHtml */ .ZD)(value, max);
}
function codeHtml(value, max = Infinity) {
  return `<code>${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeHtml */ .ZD)(value, max)}</code>`;
}
function termHtml(metric, place) {
  const meaning = (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .meaningOfMetric */ .ZW)(metric);
  if (meaning === null) {
    return codeHtml(metric, NAME);
  }
  const id = (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeHtml */ .ZD)(`${place}-${metric}`, NAME);
  return `<span class="term"><code tabindex="0" aria-describedby="${id}">${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeHtml */ .ZD)(metric, NAME)}</code><span role="tooltip" id="${id}">${escapeText(meaning)}</span></span>`;
}
const PATHS = {
  bad: "M4 4l8 8M12 4l-8 8",
  good: "M3 8.5l3.5 3.5L13 4.5",
  half: "M3 8h10"
};
function iconHtml(name) {
  return `<svg class="icon ${name}" viewBox="0 0 16 16" aria-hidden="true"><path d="${PATHS[name]}"/></svg>`;
}
function caseHref(id) {
  return (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeHtml */ .ZD)(`#case=${encodeURIComponent(id.replaceAll(new RegExp("\\p{Cs}", "gu"), "\uFFFD"))}`);
}
function sectionHtml(id, title, body) {
  return body === "" ? "" : `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${escapeText(title)}</h2>
${body}</section>
`;
}
const GROUPS = 3;
function groupList(groups) {
  const items = groups.slice(0, GROUPS).map((words, at) => `<li><a href="#group=${at}">${escapeText(words, SENTENCE)}</a></li>
`);
  const hiddenCount = groups.length - items.length;
  const more = hiddenCount > 0 ? `<p class="more">${hiddenCount} more in the table's filter</p>
` : "";
  return items.length === 0 ? "" : `<ol class="groups">
${items.join("")}</ol>
${more}`;
}
function notesHtml(items) {
  const list = items.map((item) => `<li>${item}</li>
`).join("");
  return list === "" ? "" : `<ul class="notices">
${list}</ul>
`;
}
function detailsHtml(summary, body, open = false) {
  return body === "" ? "" : `<details${open ? " open" : ""}><summary>${escapeText(summary)}</summary>
${body}</details>
`;
}
const plain = (name) => ({ name, kind: "plain" });
const num = (name) => ({ name, kind: "num" });
const long = (name) => ({ name, kind: "text" });
function tableHtml(caption, columns, rows) {
  const columnClass = ({ kind }) => kind === "plain" ? "" : ` class="${kind}"`;
  const head = columns.map((column) => `<th scope="col"${columnClass(column)}>${escapeText(column.name, NAME)}</th>`).join("");
  const cellHtml = (cell, i) => {
    const attributes = columnClass((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .requireItem */ .l5)(columns, i));
    return i === 0 ? `<th scope="row"${attributes}>${cell}</th>` : `<td${attributes}>${cell}</td>`;
  };
  const body = rows.map((cells) => `<tr>${cells.map(cellHtml).join("")}</tr>
`).join("");
  return `<div class="scroll" role="region" tabindex="0" aria-label="${escapeText(caption)}"><table><caption>${escapeText(caption)}</caption>
<thead><tr>${head}</tr></thead>
<tbody>
${body}</tbody></table></div>
`;
}



/***/ }),

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



/***/ }),

/***/ 2513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  oe: () => (/* binding */ renderBar),
  Cf: () => (/* binding */ renderPage)
});

// UNUSED EXPORTS: POLICY

// EXTERNAL MODULE: ./lib/reporters/html/html.js
var html = __webpack_require__(92845);
;// CONCATENATED MODULE: ./lib/reporters/html/page.generated.js
const EARLY = '"use strict";(()=>{var r="retrieval-gate-theme";function t(){try{let e=localStorage.getItem(r);return e==="light"||e==="dark"?e:null}catch{return null}}function o(e){e===null?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e}o(t());})();';
const EARLY_HASH = "sha256-Spt4oHfMbGsoJyy8253kszfOSD8EJPLGJYTJ0z1Ouq4=";
const SCRIPT = '/* Contains preact:\nThe MIT License (MIT)\n\nCopyright (c) 2015-present Jason Miller\n\nPermission is hereby granted, free of charge, to any person obtaining a copy\nof this software and associated documentation files (the "Software"), to deal\nin the Software without restriction, including without limitation the rights\nto use, copy, modify, merge, publish, distribute, sublicense, and/or sell\ncopies of the Software, and to permit persons to whom the Software is\nfurnished to do so, subject to the following conditions:\n\nThe above copyright notice and this permission notice shall be included in all\ncopies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR\nIMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,\nFITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE\nAUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER\nLIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,\nOUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE\nSOFTWARE.\n*/\n"use strict";(()=>{var ge,h,pn,Pt,F,ln,fn,mn,Ae,ue,Y,gn,Ne,Ee,Fe,Dt,pe={},fe=[],At=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i,ye=Array.isArray;function E(e,n){for(var t in n)e[t]=n[t];return e}function Ie(e){e&&e.parentNode&&e.parentNode.removeChild(e)}function Et(e,n,t){var r,o,s,i={};for(s in n)s=="key"?r=n[s]:s=="ref"?o=n[s]:i[s]=n[s];if(arguments.length>2&&(i.children=arguments.length>3?ge.call(arguments,2):t),typeof e=="function"&&e.defaultProps!=null)for(s in e.defaultProps)i[s]===void 0&&(i[s]=e.defaultProps[s]);return ce(e,i,r,o,null)}function ce(e,n,t,r,o){var s={type:e,props:n,key:t,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:void 0,__v:o??++pn,__i:-1,__u:0};return o==null&&h.vnode!=null&&h.vnode(s),s}function S(e){return e.children}function de(e,n){this.props=e,this.context=n}function H(e,n){if(n==null)return e.__?H(e.__,e.__i+1):null;for(var t;n<e.__k.length;n++)if((t=e.__k[n])!=null&&t.__e!=null)return t.__e;return typeof e.type=="function"?H(e):null}function Ft(e){if(e.__P&&e.__d){var n=e.__v,t=n.__e,r=[],o=[],s=E({},n);s.__v=n.__v+1,h.vnode&&h.vnode(s),Oe(e.__P,s,n,e.__n,e.__P.namespaceURI,32&n.__u?[t]:null,r,t??H(n),!!(32&n.__u),o),s.__v=n.__v,s.__.__k[s.__i]=s,kn(r,s,o),n.__e=n.__=null,s.__e!=t&&yn(s)}}function yn(e){if((e=e.__)!=null&&e.__c!=null)return e.__e=e.__c.base=null,e.__k.some(function(n){if(n!=null&&n.__e!=null)return e.__e=e.__c.base=n.__e}),yn(e)}function un(e){(!e.__d&&(e.__d=!0)&&F.push(e)&&!me.__r++||ln!=h.debounceRendering)&&((ln=h.debounceRendering)||fn)(me)}function me(){try{for(var e,n=1;F.length;)F.length>n&&F.sort(mn),e=F.shift(),n=F.length,Ft(e)}finally{F.length=me.__r=0}}function _n(e,n,t,r,o,s,i,l,d,u,f){var p,c,m,g,y,k,w=r&&r.__k||fe,b=n.length;for(d=Nt(t,n,w,d,b),p=0;p<b;p++)(m=t.__k[p])!=null&&(c=m.__i!=-1&&w[m.__i]||pe,m.__i=p,k=Oe(e,m,c,o,s,i,l,d,u,f),g=m.__e,m.ref&&c.ref!=m.ref&&(c.ref&&Le(c.ref,null,m),f.push(m.ref,m.__c||g,m)),y==null&&g!=null&&(y=g),4&m.__u?(d=hn(m,d,e),c.__e&&(c.__e=null)):typeof m.type=="function"&&k!==void 0?d=k:g&&(d=g.nextSibling),m.__u&=-7);return t.__e=y,d}function Nt(e,n,t,r,o){var s,i,l,d,u,f=t.length,p=f,c=0;for(e.__k=new Array(o),s=0;s<o;s++)(i=n[s])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i=="string"||typeof i=="number"||typeof i=="bigint"||i.constructor==String?i=e.__k[s]=ce(null,i,null,null,null):ye(i)?i=e.__k[s]=ce(S,{children:i},null,null,null):i.constructor===void 0&&i.__b>0?i=e.__k[s]=ce(i.type,i.props,i.key,i.ref?i.ref:null,i.__v):e.__k[s]=i,d=s+c,i.__=e,i.__b=e.__b+1,l=null,(u=i.__i=It(i,t,d,p))!=-1&&(p--,(l=t[u])&&(l.__u|=2)),l==null||l.__v==null?(u==-1&&(o>f?c--:o<f&&c++),typeof i.type!="function"&&(i.__u|=4)):u!=d&&(u==d-1?c--:u==d+1?c++:(u>d?c--:c++,i.__u|=4))):e.__k[s]=null;if(p)for(s=0;s<f;s++)(l=t[s])!=null&&(2&l.__u)==0&&(l.__e==r&&(r=H(l)),vn(l,l));return r}function hn(e,n,t){var r,o;if(typeof e.type=="function"){for(r=e.__k,o=0;r&&o<r.length;o++)r[o]&&(r[o].__=e,n=hn(r[o],n,t));return n}e.__e!=n&&(n&&e.type&&!n.parentNode&&(n=H(e)),n=t.insertBefore(e.__e,n||null));do n=n&&n.nextSibling;while(n!=null&&n.nodeType==8);return n}function It(e,n,t,r){var o,s,i,l=e.key,d=e.type,u=n[t],f=u!=null&&(2&u.__u)==0;if(u===null&&l==null||f&&l==u.key&&d==u.type)return t;if(r>(f?1:0)){for(o=t-1,s=t+1;o>=0||s<n.length;)if((u=n[i=o>=0?o--:s++])!=null&&(2&u.__u)==0&&l==u.key&&d==u.type)return i}return-1}function cn(e,n,t){n[0]=="-"?e.setProperty(n,t??""):e[n]=t==null?"":typeof t!="number"||At.test(n)?t:t+"px"}function le(e,n,t,r,o){var s,i;e:if(n=="style")if(typeof t=="string")e.style.cssText=t;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(n in r)t&&n in t||cn(e.style,n,"");if(t)for(n in t)r&&t[n]==r[n]||cn(e.style,n,t[n])}else if(n[0]=="o"&&n[1]=="n")s=n!=(n=n.replace(gn,"$1")),i=n.toLowerCase(),n=i in e||n=="onFocusOut"||n=="onFocusIn"?i.slice(2):n.slice(2),e.l||(e.l={}),e.l[n+s]=t,t?r?t[Y]=r[Y]:(t[Y]=Ne,e.addEventListener(n,s?Fe:Ee,s)):e.removeEventListener(n,s?Fe:Ee,s);else{if(o=="http://www.w3.org/2000/svg")n=n.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(n!="width"&&n!="height"&&n!="href"&&n!="list"&&n!="form"&&n!="tabIndex"&&n!="download"&&n!="rowSpan"&&n!="colSpan"&&n!="role"&&n!="popover"&&n in e)try{e[n]=t??"";break e}catch{}typeof t=="function"||(t==null||t===!1&&n[4]!="-"?e.removeAttribute(n):e.setAttribute(n,n=="popover"&&t==1?"":t))}}function dn(e){return function(n){if(this.l){var t=this.l[n.type+e];if(n[ue]==null)n[ue]=Ne++;else if(n[ue]<t[Y])return;return t(h.event?h.event(n):n)}}}function Oe(e,n,t,r,o,s,i,l,d,u){var f,p,c,m,g,y,k,w,b,D,Z,j,Q,an,ie,De,A=n.type;if(n.constructor!==void 0)return null;128&t.__u&&(d=!!(32&t.__u),s=[l=n.__e=t.__e]),(f=h.__b)&&f(n);e:if(typeof A=="function"){p=i.length;try{if(b=n.props,D=A.prototype&&A.prototype.render,Z=(f=A.contextType)&&r[f.__c],j=f?Z?Z.props.value:f.__:r,t.__c?w=(c=n.__c=t.__c).__=c.__E:(D?n.__c=c=new A(b,j):(n.__c=c=new de(b,j),c.constructor=A,c.render=Lt),Z&&Z.sub(c),c.state||(c.state={}),c.__n=r,m=c.__d=!0,c.__h=[],c._sb=[]),D&&c.__s==null&&(c.__s=c.state),D&&A.getDerivedStateFromProps!=null&&(c.__s==c.state&&(c.__s=E({},c.__s)),E(c.__s,A.getDerivedStateFromProps(b,c.__s))),g=c.props,y=c.state,c.__v=n,m)D&&A.getDerivedStateFromProps==null&&c.componentWillMount!=null&&c.componentWillMount(),D&&c.componentDidMount!=null&&c.__h.push(c.componentDidMount);else{if(D&&A.getDerivedStateFromProps==null&&b!==g&&c.componentWillReceiveProps!=null&&c.componentWillReceiveProps(b,j),n.__v==t.__v||!c.__e&&c.shouldComponentUpdate!=null&&c.shouldComponentUpdate(b,c.__s,j)===!1){n.__v!=t.__v&&(c.props=b,c.state=c.__s,c.__d=!1),n.__e=t.__e,n.__k=t.__k,n.__k.some(function(U){U&&(U.__=n)}),fe.push.apply(c.__h,c._sb),c._sb=[],c.__h.length&&i.push(c),l=H(t);break e}c.componentWillUpdate!=null&&c.componentWillUpdate(b,c.__s,j),D&&c.componentDidUpdate!=null&&c.__h.push(function(){c.componentDidUpdate(g,y,k)})}if(c.context=j,c.props=b,c.__P=e,c.__e=!1,Q=h.__r,an=0,D)c.state=c.__s,c.__d=!1,Q&&Q(n),f=c.render(c.props,c.state,c.context),fe.push.apply(c.__h,c._sb),c._sb=[];else do c.__d=!1,Q&&Q(n),f=c.render(c.props,c.state,c.context),c.state=c.__s;while(c.__d&&++an<25);c.state=c.__s,c.getChildContext!=null&&(r=E(E({},r),c.getChildContext())),D&&!m&&c.getSnapshotBeforeUpdate!=null&&(k=c.getSnapshotBeforeUpdate(g,y)),ie=f!=null&&f.type===S&&f.key==null?wn(f.props.children):f,l=_n(e,ye(ie)?ie:[ie],n,t,r,o,s,i,l,d,u),c.base=n.__e,n.__u&=-161,c.__h.length&&i.push(c),w&&(c.__E=c.__=null)}catch(U){if(i.length=p,n.__v=null,d||s!=null){if(U.then){for(n.__u|=d?160:128;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;s!=null&&(s[s.indexOf(l)]=null),n.__e=l}else if(s!=null)for(De=s.length;De--;)Ie(s[De])}else n.__e=t.__e;n.__k==null&&(n.__k=t.__k||[]),U.then||bn(n),h.__e(U,n,t)}}else s==null&&n.__v==t.__v?(n.__k=t.__k,n.__e=t.__e):l=n.__e=Ot(t.__e,n,t,r,o,s,i,d,u);return(f=h.diffed)&&f(n),128&n.__u?void 0:l}function bn(e){e&&(e.__c&&(e.__c.__e=!0),e.__k&&e.__k.some(bn))}function kn(e,n,t){for(var r=0;r<t.length;r++)Le(t[r],t[++r],t[++r]);h.__c&&h.__c(n,e),e.some(function(o){try{e=o.__h,o.__h=[],e.some(function(s){s.call(o)})}catch(s){h.__e(s,o.__v)}})}function wn(e){return typeof e!="object"||e==null||e.__b>0?e:ye(e)?e.map(wn):e.constructor!==void 0?null:E({},e)}function Ot(e,n,t,r,o,s,i,l,d){var u,f,p,c,m,g,y,k=t.props||pe,w=n.props,b=n.type;if(b=="svg"?o="http://www.w3.org/2000/svg":b=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),s!=null){for(u=0;u<s.length;u++)if((m=s[u])&&"setAttribute"in m==!!b&&(b?m.localName==b:m.nodeType==3)){e=m,s[u]=null;break}}if(e==null){if(b==null)return document.createTextNode(w);e=document.createElementNS(o,b,w.is&&w),l&&(h.__m&&h.__m(n,s),l=!1),s=null}if(b==null)k===w||l&&e.data==w||(e.data=w);else{if(s=b=="textarea"&&w.defaultValue!=null?null:s&&ge.call(e.childNodes),!l&&s!=null)for(k={},u=0;u<e.attributes.length;u++)k[(m=e.attributes[u]).name]=m.value;for(u in k)m=k[u],u=="dangerouslySetInnerHTML"?p=m:u=="children"||u in w||u=="value"&&"defaultValue"in w||u=="checked"&&"defaultChecked"in w||le(e,u,null,m,o);for(u in w)m=w[u],u=="children"?c=m:u=="dangerouslySetInnerHTML"?f=m:u=="value"?g=m:u=="checked"?y=m:l&&typeof m!="function"||k[u]===m||le(e,u,m,k[u],o);if(f)l||p&&(f.__html==p.__html||f.__html==e.innerHTML)||(e.innerHTML=f.__html),n.__k=[];else if(p&&(e.innerHTML=""),_n(n.type=="template"?e.content:e,ye(c)?c:[c],n,t,r,b=="foreignObject"?"http://www.w3.org/1999/xhtml":o,s,i,s?s[0]:t.__k&&H(t,0),l,d),s!=null)for(u=s.length;u--;)Ie(s[u]);l&&b!="textarea"||(u="value",b=="progress"&&g==null?e.removeAttribute("value"):g!=null&&(g!==e[u]||b=="progress"&&!g||b=="option"&&g!=k[u])&&le(e,u,g,k[u],o),u="checked",y!=null&&y!=e[u]&&le(e,u,y,k[u],o))}return e}function Le(e,n,t){try{if(typeof e=="function"){var r=typeof e.__u=="function";r&&e.__u(),r&&n==null||(e.__u=e(n))}else e.current=n}catch(o){h.__e(o,t)}}function vn(e,n,t){var r,o;if(h.unmount&&h.unmount(e),(r=e.ref)&&(r.current&&r.current!=e.__e||Le(r,null,n)),(r=e.__c)!=null){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(s){h.__e(s,n)}r.base=r.__P=r.__n=null}if(r=e.__k)for(o=0;o<r.length;o++)r[o]&&vn(r[o],n,t||typeof e.type!="function");t||Ie(e.__e),e.__c=e.__=e.__e=void 0}function Lt(e,n,t){return this.constructor(e,t)}function _e(e,n,t){var r,o,s,i;n==document&&(n=document.documentElement),h.__&&h.__(e,n),o=(r=typeof t=="function")?null:t&&t.__k||n.__k,s=[],i=[],Oe(n,e=(!r&&t||n).__k=Et(S,null,[e]),o||pe,pe,n.namespaceURI,!r&&t?[t]:o?null:n.firstChild?ge.call(n.childNodes):null,s,!r&&t?t:o?o.__e:n.firstChild,r,i),kn(s,e,i),e.props.children=null}ge=fe.slice,h={__e:function(e,n,t,r){for(var o,s,i;n=n.__;)if((o=n.__c)&&!o.__)try{if((s=o.constructor)&&s.getDerivedStateFromError!=null&&(o.setState(s.getDerivedStateFromError(e)),i=o.__d),o.componentDidCatch!=null&&(o.componentDidCatch(e,r||{}),i=o.__d),i)return o.__E=o}catch(l){e=l}throw e}},pn=0,Pt=function(e){return e!=null&&e.constructor===void 0},de.prototype.setState=function(e,n){var t;t=this.__s!=null&&this.__s!=this.state?this.__s:this.__s=E({},this.state),typeof e=="function"&&(e=e(E({},t),this.props)),e&&E(t,e),e!=null&&this.__v&&(n&&this._sb.push(n),un(this))},de.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),un(this))},de.prototype.render=S,F=[],fn=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,mn=function(e,n){return e.__v.__b-n.__v.__b},me.__r=0,Ae=Math.random().toString(8),ue="__d"+Ae,Y="__a"+Ae,gn=/(PointerCapture)$|Capture$/i,Ne=0,Ee=dn(!1),Fe=dn(!0),Dt=0;var K,v,qe,xn,X=0,Dn=[],x=h,Sn=x.__b,Rn=x.__r,Mn=x.diffed,Tn=x.__c,Cn=x.unmount,$n=x.__;function be(e,n){x.__h&&x.__h(v,e,X||n),X=0;var t=v.__H||(v.__H={__:[],__h:[]});return e>=t.__.length&&t.__.push({}),t.__[e]}function T(e){return X=1,qt(An,e)}function qt(e,n,t){var r=be(K++,2);if(r.t=e,!r.__c&&(r.__=[t?t(n):An(void 0,n),function(l){var d=r.__N?r.__N[0]:r.__[0],u=r.t(d,l);d!==u&&(r.__N=[u,r.__[1]],r.__c.setState({}))}],r.__c=v,!v.__f)){var o=function(l,d,u){if(!r.__c.__H)return!0;var f=!1,p=r.__c.props!==l;if(r.__c.__H.__.some(function(m){if(m.__N){f=!0;var g=m.__[0];m.__=m.__N,m.__N=void 0,g!==m.__[0]&&(p=!0)}}),s){var c=s.call(this,l,d,u);return f?c||p:c}return!f||p};v.__f=!0;var s=v.shouldComponentUpdate,i=v.componentWillUpdate;v.componentWillUpdate=function(l,d,u){if(this.__e){var f=s;s=void 0,o(l,d,u),s=f}i&&i.call(this,l,d,u)},v.shouldComponentUpdate=o}return r.__N||r.__}function $(e,n){var t=be(K++,3);!x.__s&&Ve(t.__H,n)&&(t.__=e,t.u=n,v.__H.__h.push(t))}function ke(e,n){var t=be(K++,4);!x.__s&&Ve(t.__H,n)&&(t.__=e,t.u=n,v.__h.push(t))}function N(e){return X=5,P(function(){return{current:e}},[])}function P(e,n){var t=be(K++,7);return Ve(t.__H,n)&&(t.__=e(),t.__H=n,t.__h=e),t.__}function He(e,n){return X=8,P(function(){return e},n)}function jt(){for(var e;e=Dn.shift();){var n=e.__H;if(e.__P&&n)try{n.__h.some(he),n.__h.some(je),n.__h=[]}catch(t){n.__h=[],x.__e(t,e.__v)}}}x.__b=function(e){v=null,Sn&&Sn(e)},x.__=function(e,n){e&&n.__k&&n.__k.__m&&(e.__m=n.__k.__m),$n&&$n(e,n)},x.__r=function(e){Rn&&Rn(e),K=0;var n=(v=e.__c).__H;n&&(qe===v?(n.__h=[],v.__h=[],n.__.some(function(t){t.__N&&(t.__=t.__N),t.u=t.__N=void 0})):(n.__h.some(he),n.__h.some(je),n.__h=[],K=0)),qe=v},x.diffed=function(e){Mn&&Mn(e);var n=e.__c;n&&n.__H&&(n.__H.__h.length&&(Dn.push(n)!==1&&xn===x.requestAnimationFrame||((xn=x.requestAnimationFrame)||Ht)(jt)),n.__H.__.some(function(t){t.u&&(t.__H=t.u,t.u=void 0)})),qe=v=null},x.__c=function(e,n){n.some(function(t){try{t.__h.some(he),t.__h=t.__h.filter(function(r){return!r.__||je(r)})}catch(r){n.some(function(o){o.__h&&(o.__h=[])}),n=[],x.__e(r,t.__v)}}),Tn&&Tn(e,n)},x.unmount=function(e){Cn&&Cn(e);var n,t=e.__c;t&&t.__H&&(t.__H.__.some(function(r){try{he(r)}catch(o){n=o}}),t.__H=void 0,n&&x.__e(n,t.__v))};var Pn=typeof requestAnimationFrame=="function";function Ht(e){var n,t=function(){clearTimeout(r),Pn&&cancelAnimationFrame(n),setTimeout(e)},r=setTimeout(t,35);Pn&&(n=requestAnimationFrame(t))}function he(e){var n=v,t=e.__c;typeof t=="function"&&(e.__c=void 0,t()),v=n}function je(e){var n=v;e.__c=e.__(),v=n}function Ve(e,n){return!e||e.length!==n.length||n.some(function(t,r){return t!==e[r]})}function An(e,n){return typeof n=="function"?n(e):n}var Vt=/[\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Bidi_Control}\\p{Noncharacter_Code_Point}\\u00ad\\u200b\\u2060-\\u2064\\ufeff\\u{e0000}-\\u{e007f}]/gu;function En(e,n){if(e.length<=n)return e;let t=Array.from(e),r=t.length-n;if(r<=0)return e;let o=r<20?"":` (+${r} characters)`;return`${t.slice(0,n).join("")}\\u2026${o}`}function We(e,n=1/0){return En(e,n).replaceAll(Vt,Fn)}function Fn(e){return`\\\\u{${e.codePointAt(0).toString(16)}}`}var Be=e=>`&#${e.codePointAt(0)};`,Bt=/[&<>`|*~[\\]\\\\]|(?<![a-z0-9])_|_(?![a-z0-9])|:(?=\\S)|(?<=www)\\.|^[-+=#\\s]|(?<=^\\d{1,9})[.)]/giu,Wt=/@(?<!\\w@(?=\\d+(?![\\w-]|\\.\\w)))/g,Ut=/(?<!&)#(?=\\d)|(?<=\\bgh-)(?=\\d)/gi;function Nn(e,n=1/0){return We(e,n).replaceAll(Bt,Be).replaceAll(Wt,`&#64;${Be("\\u200B")}`).replaceAll(Ut,t=>t+Be("\\u200B")).replaceAll("$","<span>&#36;</span>")}function In(e){if(e===null)return"";if(typeof e=="number")return String(e);let n=e.replaceAll(/[\\p{Cc}\\p{Cs}]/gu,o=>/[\\t\\n\\r]/.test(o)?o:Fn(o)),r=/^[=+\\-@\\t\\r\\n\\uff1d\\uff0b\\uff0d\\uff20]/u.test(n)?`\'${n}`:n;return/[",\\r\\n]/.test(r)?`"${r.replaceAll(\'"\',\'""\')}"`:r}function Ue(e){return/^[\\w@%+=:,./-]+$/.test(e)&&!e.startsWith("-")?e:`\'${e.replaceAll("\'","\'\\\\\'\'")}\'`}function On(e){return`--case${e.startsWith("-")?"=":" "}${Ue(e)}`}var _=We;function V({before:e,after:n}){return n===void 0?"not asked":e===void 0?n===null?"not found":`rank ${n}`:e===null?n===null?"not found before either":`new \\u2192 ${n}`:n===null?`${e} \\u2192 lost`:e===n?`${n}`:`${e} \\u2192 ${n}`}function ee({before:e,after:n}){return e===void 0||n===void 0||e===n?"dim":n===null?"bad":e===null||n<e?"good":"bad"}function we(e){return e.unasked?{tone:"dim",words:"not asked"}:e.error!==void 0?{tone:"bad",words:"error"}:e.failed.length>0?{tone:"bad",words:e.failed.join(", ")}:e.from===null?{tone:"warn",words:"no baseline"}:e.to?.page.degraded?{tone:"warn",words:"degraded"}:e.lost?{tone:"warn",words:"lost a document"}:{tone:"dim",words:e.changed?"changed":"same"}}function I({page:e,pair:n}){return[e.names[n[0]]??"",e.names[n[1]]??""]}function ve(e){let[n=""]=e;if(e.every(o=>o===n))return e;let t=0;for(;t<n.length&&e.every(o=>o[t]===n[t]);)t++;let[r=""]=/^.*(?:[ /]|\\.(?=[A-Za-z]))/.exec(n.slice(0,t))??[];return e.map(o=>o.slice(r.length)||o)}var Kt=0;function a(e,n,t,r,o,s){n||(n={});var i,l,d=n;if("ref"in d)for(l in d={},n)l=="ref"?i=n[l]:d[l]=n[l];var u={type:e,props:d,key:t,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:void 0,__v:--Kt,__i:-1,__u:0,__source:o,__self:s};if(typeof e=="function"&&(i=e.defaultProps))for(l in i)d[l]===void 0&&(d[l]=i[l]);return h.vnode&&h.vnode(u),u}function ne({tone:e}){if(e==="dim")return null;let n={bad:"M4 4l8 8M12 4l-8 8",good:"M3 8.5l3.5 3.5L13 4.5",warn:"M3 8h10"}[e];return a("svg",{class:`icon ${e}`,viewBox:"0 0 16 16","aria-hidden":"true",children:a("path",{d:n})})}function B({text:e,label:n="Copy",what:t=" the command"}){let[r,o]=T(!1);return navigator.clipboard===void 0?null:a("button",{type:"button",class:"quiet copy",onClick:()=>{navigator.clipboard.writeText(typeof e=="string"?e:e()).then(()=>o(!0),()=>o(!1))},children:[r?"Copied":n,a("span",{class:"unseen",role:"status",children:r?" to the clipboard":t})]})}var Gt=/^(?:..?|the|and|for|how|what|does|which|when|with|are|can)$/u;function G({text:e,query:n}){let t=new Set((n.toLowerCase().match(/[\\p{L}\\p{N}]+/gu)??[]).filter(o=>!Gt.test(o))),r=_(e).split(/([\\p{L}\\p{N}]+)/u);return a(S,{children:r.map((o,s)=>s%2===1&&t.has(o.toLowerCase())?a("mark",{children:o},s):o)})}var Ge="\\u2013",Ln="\\u2212";function J(e,n=jn(e)){return e===null?Ge:`${Ke(Je(e.toFixed(n)))} ms`}function qn(e){let n=Math.abs(e??0);if(n===0)return 0;let t=2-Math.floor(Math.log10(n));return Math.min(Math.max(t,0),12)}function jn(e){let n=Math.abs(e??0);return n<1?3:n<10?2:n<100?1:0}function M(e,n,t){if(n===null)return Ge;if(e==="ms")return J(n,t);if(e==="cases")return Ke(Je(String(Math.round(n*1e6)/1e6)));let r=e==="characters"?1:e==="money"?qn(n):3;return Ke(n.toFixed(t??r))}function te(e,n,t){if(n===null)return Ge;let r=M(e,n,t);return n>0&&/[1-9]/.test(r)?`+${r}`:r}function Hn(e){return e.startsWith("+")?`\\u25B2 ${e}`:e.startsWith(Ln)?`\\u25BC ${e}`:e}function Ke(e){return e.startsWith("-")?/[1-9]/.test(e)?Ln+e.slice(1):e.slice(1):e}function Je(e){return/\\d{5}/.test(e)?e.replaceAll(/(?<!\\.\\d*)\\B(?=(?:\\d{3})+(?!\\d))/g,","):e}function Vn(e){let{unit:n,baseline:t,current:r,limit:o}=e,s=[t,r,o].filter(l=>l!==null),i=n==="ms"?Zt(s):n==="money"?Math.max(0,...s.map(qn)):n==="characters"?1:Bn(s,3,6);return{baseline:M(n,t,i),current:M(n,r,i),delta:te(n,Jt(e,i),i),limit:M(n,o,i)}}function Jt({unit:e,baseline:n,current:t,delta:r},o){return n===null||t===null||r===null||e==="cases"?r:zt(n,t,o)}function zt(e,n,t){return Number(n.toFixed(t))-Number(e.toFixed(t))}function Zt(e){let n=Math.max(0,...e.map(Math.abs)),t=n<100?3:n<1e3?1:0;return Bn(e,Math.min(t,Math.max(0,...e.map(jn))),3)}var Qt=9;function Bn(e,n,t){let r=s=>new Set(e.map(i=>i.toFixed(s))).size,o=n;for(;o<t&&r(o)<r(Qt);)o++;return o}function O(e,n,t=`${n}s`){return`${Je(String(e))} ${e===1?n:t}`}var Wn=new WeakMap;function Ze(e,n){let t=Wn.get(e)??e.cases.map(s=>Yt(s));Wn.set(e,t);let r=new Map(e.worst.map((s,i)=>[s,i])),o=e.cases.map((s,i)=>Xt({page:e,pair:n},s,t[i]??[],i,r.get(i)??1/0));return{page:e,pair:n,rows:o,measures:tr(e,o)}}function Yt(e){let n=e.sides.find(t=>t!==null);return e.sides.map(t=>{if(t===null||n===void 0||n===null)return null;let r=(t.ranks??n.ranks??[]).map(s=>s||null),o=r.filter(s=>s!==null);return{page:t,ranks:r,metrics:t.unasked?[]:t.metrics??n.metrics??[],results:(t.results??n.results??[]).map(s=>s<0?n.results?.[-1-s]??0:s),ms:nr(t.samples??[]),best:o.length===0?null:Math.min(...o)}})}function Xt({page:e,pair:n},t,r,o,s){let i=r[n[0]]??null,l=r[n[1]]??null,d=l===null||l.page.unasked===!0,u=(t.targets??[]).map(([m,g,y=0,k=null],w)=>({label:m,grade:g,before:i===null?void 0:i.ranks[w]??null,after:d?void 0:l.ranks[w]??null,deeper:y||null,passage:k})).toSorted((m,g)=>ze(g,e.k)-ze(m,e.k)),f=u[0],p=i!==null&&!d,c=f===void 0||!p?null:ze(f,e.k);return{index:o,case:t,intent:e.intents[t.intent]??"",tags:(t.tags??[]).map(m=>e.tags[m]??""),targets:u,sides:r,from:i,to:l,unasked:d,error:l?.page.error,failed:(t.failed??[]).map(m=>e.categories[m]??""),changed:p&&(i.metrics.some((m,g)=>m!==(l.metrics[g]??null))||u.some(({before:m,after:g})=>m!==g)),lost:u.some(({before:m,after:g})=>typeof m=="number"&&g===null),fall:c,severity:e.compared?er(c??0):s}}function er(e){return e===0?1/0:e>0?-e:-1/e}function ze({before:e,after:n},t){let r=e??null,o=n,s=2*t+1;return r===o||o===void 0?0:o===null?s-(r??0):r===null?o-s:o-r}function nr(e){return e.length===0?null:e.toSorted((n,t)=>n-t)[Math.ceil(e.length/2)-1]??null}var xe=["worse","same","better"],re="latency";function tr(e,n){return R(e).filter(t=>n.some(r=>L(t,r)!==null))}var rr=5e-7;function R({metrics:e,units:n,meanings:t,lower:r}){let o=e.map((i,l)=>({name:i,unit:n[l]??"share",meaning:t[l]??"",lower:r[l]??!1,noise:[rr,0],of:d=>d.metrics[l]??null})),s={name:re,unit:"ms",meaning:"median of the query\'s timed answers; within 20 % or 1 ms is the same",lower:!0,noise:[1,.2],of:i=>i.ms};return[...o,s]}function C({of:e},n){return n===null?null:e(n)}function L({of:e,lower:n,noise:t},{from:r,to:o}){let s=r&&e(r),i=o&&e(o);if(s===null||i===null)return null;let l=n?s-i:i-s;return Math.abs(l)<=Math.max(t[0],t[1]*s)?0:l}function Se(e,n){let t=L(e,n);return t===null?null:t<0?"worse":t>0?"better":"same"}function Un(e,n){let t={worse:0,same:0,better:0},r=[];for(let o of n){let s=L(e,o);s!==null&&(t[s<0?"worse":s>0?"better":"same"]++,s!==0&&r.push({row:o,change:s}))}return{counts:t,moved:r.toSorted((o,s)=>o.change-s.change)}}var Kn=6,Gn=12;function Jn(e,n,t){let[r,o]=T({top:0,size:800});ke(()=>{let l=e.current;if(l===null)return;let d=()=>{let f=l.scrollTop,p=l.clientHeight;o(c=>c.top===f&&c.size===p?c:{top:f,size:p})},u=new ResizeObserver(d);return u.observe(l),l.addEventListener("scroll",d,{passive:!0}),()=>{u.disconnect(),l.removeEventListener("scroll",d)}},[e]),$(()=>{e.current!==null&&e.current.scrollTop>n*t&&(e.current.scrollTop=0)},[e,n,t]);let s=Math.max(Math.min(Math.floor(r.top/t),n)-Kn,0),i=Math.min(s+Math.ceil(r.size/t)+2*Kn,n);return{first:s,last:i}}function zn(e,n,t){let r={ArrowDown:n+1,ArrowUp:n-1,PageDown:n+Gn,PageUp:n-Gn,Home:0,End:t-1},o=Object.hasOwn(r,e)?r[e]:void 0;return o===void 0?null:Math.min(Math.max(o,0),Math.max(t-1,0))}var Me=36;function Qn({metrics:e,columns:n},t){let r=t.key.includes(":")?e.indexOf(t.key.slice(t.key.indexOf(":")+1)):-1;return r<0||n.includes(r)?n:[...n,r]}function or({names:e},n){return ve(e).map((t,r)=>({key:`in:${r}:${n}`,name:t,cls:"c-system num",descending:!0}))}function Yn(e,n,t){return e.compared?[{key:"query",name:"Query",cls:"c-query",descending:!1},{key:"intent",name:"Intent",cls:"c-intent",descending:!1},...or(e,t),{key:"fall",name:"Document, rank before \\u2192 now",cls:"c-move",descending:!0},{key:"outcome",name:"Outcome",cls:"c-outcome",descending:!1}]:[{key:"query",name:"Query",cls:"c-query",descending:!1},{key:"id",name:"Id",cls:"c-id",descending:!1},{key:"intent",name:"Intent",cls:"c-intent",descending:!1},{key:"fall",name:"Document, rank before \\u2192 now",cls:"c-move",descending:!0},...Qn(e,n).map(r=>({key:`value:${e.metrics[r]??""}`,name:e.metrics[r]??"",cls:"c-num num",descending:!1})),{key:"value:latency",name:"Latency",cls:"c-num num",descending:!0},{key:"outcome",name:"Outcome",cls:"c-outcome",descending:!1}]}function Xn({page:e},n,t){return Yn(e,n,t).map(({key:r})=>r)}function et({report:e,rows:n,sort:t,onSort:r,linkTo:o,figure:s}){let i=N(null),{first:l,last:d}=Jn(i,n.length,Me),[u,f]=ar(i,n),p=Yn(e.page,t,s),c=Qn(e.page,t),m=g=>{let y=g.target instanceof HTMLAnchorElement?zn(g.key,u,n.length):null;y!==null&&(g.preventDefault(),f(y))};return a("div",{class:`cases ${e.page.compared?"compared":""}`,ref:i,role:"region","aria-label":"Table of queries",tabIndex:0,onKeyDown:m,children:[a("table",{"aria-rowcount":n.length+1,children:[a("thead",{children:a("tr",{"aria-rowindex":1,children:p.map(g=>a(sr,{column:g,sort:t,onSort:r},g.key))})}),a("tbody",{children:[a(Zn,{rows:l,columns:p.length}),n.slice(l,d).map((g,y)=>a(ir,{report:e,row:g,metrics:c,figure:s,href:o(g),position:l+y,active:l+y===u,onFocus:()=>f(l+y,!1)},l+y)),a(Zn,{rows:n.length-d,columns:p.length})]})]}),n.length===0&&a("p",{class:"none",children:"No query matches these filters."})]})}function sr({column:e,sort:n,onSort:t}){let r=n.key===e.key||n.key===e.key.replace("value:","change:"),o=n.key===e.key?!n.descending:e.descending,s=n.descending?"descending":"ascending",i=n.descending?" \\u25BC":" \\u25B2";return a("th",{scope:"col",class:e.cls,...r&&{"aria-sort":s},children:a("button",{type:"button",onClick:()=>t({key:e.key,descending:o}),children:[e.name,r&&n.key!==e.key&&" change",a("span",{class:"arrow","aria-hidden":"true",children:r?i:""})]})})}function Zn({rows:e,columns:n}){return e<=0?null:a("tr",{class:"spacer","aria-hidden":"true",children:a("td",{colSpan:n,style:{height:`${e*Me}px`}})})}function ar(e,n){let[t,r]=T(0),o=N(!1);return $(()=>r(0),[n]),ke(()=>{let i=e.current?.querySelector(`[data-position="${t}"]`);!o.current||!i||(o.current=!1,i.focus({preventScroll:!0}))}),[t,(i,l=!0)=>{if(r(i),!l||e.current===null)return;o.current=!0;let{scrollTop:d,clientHeight:u}=e.current,f=i*Me,p=(i+2)*Me;f<d?e.current.scrollTop=f:p>d+u&&(e.current.scrollTop=p-u)}]}var Re=200;function ir({report:e,row:n,position:t,metrics:r,figure:o,href:s,active:i,onFocus:l}){let{compared:d}=e.page,u=we(n);return a("tr",{"aria-rowindex":t+2,children:[a("th",{scope:"row",class:"c-query",children:[a("a",{href:s,tabIndex:i?0:-1,"data-position":t,onFocus:l,children:_(n.case.query,Re)||"(empty query)"}),n.case.critical&&a("span",{class:"tag",children:"critical"})]}),!d&&a("td",{class:"c-id",children:a("code",{children:_(n.case.id,Re)})}),a("td",{class:"c-intent",children:_(n.intent,Re)}),d&&a(ur,{report:e,row:n,figure:o}),a("td",{class:"c-move",children:a(dr,{row:n})}),!d&&a(lr,{report:e,row:n,metrics:r}),a("td",{class:"c-outcome",children:a("span",{class:u.tone,children:[a(ne,{tone:u.tone}),u.words]})})]})}function lr({report:e,row:n,metrics:t}){let r=[...t.map(o=>e.page.metrics[o]??""),re];return a(S,{children:r.map(o=>a("td",{class:"c-num num",children:a(pr,{measure:R(e.page).find(s=>s.name===o),row:n})},o))})}function ur({report:e,row:n,figure:t}){let r=R(e.page).find(({name:d})=>d===t);if(r===void 0)return null;let o=n.sides.map(d=>C(r,d)),s=o.filter(d=>d!==null),i=r.lower?Math.min(...s):Math.max(...s),l=s.some(d=>d!==s[0]);return a(S,{children:n.sides.map((d,u)=>{let f=o[u]??null,p=l&&f===i;return a("td",{class:`c-system num ${p?"best":""}`,children:[a("span",{class:"dim",children:cr(n,d)})," ",M(r.unit,f),p&&a("span",{class:"unseen",children:", best"})]},u)})})}function cr(e,n){return n===null||e.targets.length===0?"":n.best===null?"none \\xB7":`#${n.best} \\xB7`}function dr({row:e}){let[n,...t]=e.targets;return e.unasked?a("span",{class:"dim",children:"not asked"}):e.case.expect_empty?a("span",{class:"dim",children:["nothing expected, ",e.to?.results.length??0," found"]}):n===void 0?a("span",{class:"dim",children:"no document"}):a(S,{children:[a("span",{class:`move-words ${ee(n)}`,children:V(n)})," ",a("code",{children:_(n.label,Re)}),t.length>0&&a("span",{class:"dim",children:[" +",t.length]})]})}function pr({row:e,measure:n}){if(n===void 0)return null;let{unit:t}=n,r=C(n,e.from),o=C(n,e.to),s=Se(n,e);if(o===null||r===null||s===null||s==="same")return a(S,{children:M(t,o)});let i=M(t,o),l=M(t,r);return i===l?a(S,{children:i}):a("span",{title:`was ${l}`,children:[a("span",{class:"arrow","aria-hidden":"true",children:[o>r?"\\u25B2":"\\u25BC"," "]}),i,a("span",{class:"unseen",children:[", was ",l]})]})}function tt({page:e},n){let t=R(e),r=e.names.map(l=>l.replaceAll(/\\s+/gu,"_").toLowerCase()),o=["id","query","intent","tags"],s=r.flatMap(l=>[`rank_${l}`,...t.map(d=>`${d.name}_${l}`)]),i=n.map(l=>{let d=l.sides.flatMap(u=>[u?.best??null,...t.map(f=>C(f,u))]);return[l.case.id,l.case.query,l.intent,l.tags.join(" "),...d.map(u=>u??"")]});return[[...o,...s],...i].map(l=>`${l.map(d=>In(d)).join(",")}\\r\n`).join("")}var nt=5,fr=20,mr=200;function rt({page:e},n,t){return`### ${Nn(n,mr)}\n\n${gr([...t,...e.issue])}`}function gr(e){let n=e.map(o=>o.replaceAll(/\\s+/gu," ")).join(`\n`),t=Math.max(2,...(n.match(/`+/g)??[]).map(o=>o.length)),r="`".repeat(t+1);return`${r}\n${n}\n${r}\n`}function ot(e,n){let{page:t}=e,[r,o]=I(e),s=[["from",r],["to",o]].flatMap(([p,c])=>{let m=n[p]?.results.slice(0,nt).map((g,y)=>`  ${y+1}. ${t.documents[g]??""}`)??[];return["",`${c}, top ${nt} of ${t.k}:`,...m.length===0?["  nothing"]:m]}),i=n.targets.map(p=>`expected ${p.label} (grade ${p.grade}): ${V(p)}`),l=e.measures.flatMap(p=>{let c=L(p,n);if(c===null||c===0)return[];let m=C(p,n.from),g=C(p,n.to);return[`${p.name}: ${M(p.unit,m)} \\u2192 ${M(p.unit,g)}`]}),d=n.case.loss===void 0?[]:[`cause: ${n.case.loss[1]}`],u=`${n.lost?"Lost a document":"Changed"}: ${n.case.query}`,f=[`query: ${n.case.query}`,`case: ${n.case.id} (${n.case.place})`,`from ${r} to ${o}`];return rt(e,u,[...f,...i,...d,...l,...s])}function st(e,n,t){let r=e.measures[0],o=t.slice(0,fr).map(l=>{let d=`- ${l.case.query} (${l.case.id})`,[u]=l.targets;u!==void 0&&(d+=`: ${u.label} ${V(u)}`);let f=r===void 0?null:L(r,l);return r!==void 0&&f!==null&&(d+=`, ${r.name} ${te(r.unit,r.lower?-f:f)}`),d}),s=t.length-o.length,i=s>0?[`- and ${s} more`]:[];return rt(e,n,[`${e.page.suite}, from ${I(e).join(" to ")}`,"",...o,...i])}function it(e,n){let{page:t,pair:r}=e,o=[...new Set([...r,...t.names.keys()])];return o.map((s,i)=>{let l=n.sides[s]??null,d=n.sides[o[i-1]??-1]??null,u=n.sides[o[i+1]??-1]??null;return{name:t.names[s]??"",first:i===0,unasked:l?.page.unasked===!0,links:l===null||d===null||l.page.unasked?[]:yr(d,l),places:l&&l.results.map((f,p)=>_r(e,n,{side:l,neighbour:i===0?u:d,right:u,isLeft:i===0},p+1))}})}function yr(e,n){let t=Te(e),r=Te(n);return e.results.map((o,s)=>t.get(o)===s+1?r.get(o)??null:void 0)}function _r(e,n,{side:t,neighbour:r,right:o,isLeft:s},i){let{page:l}=e,d=t.results[i-1]??0,u=Te(t).get(d)===i&&r!==null?Te(r).get(d)??null:null,f=(n.case.targets??[]).flatMap((c,m)=>t.ranks[m]===i?[m]:[]),p=r===null||r.page.unasked===!0||t.page.unasked===!0;return{rank:i,document:l.documents[d]??"",other:u,fate:p?null:hr(s,i,u),targets:f.flatMap(c=>n.targets.find(({label:m})=>m===n.case.targets?.[c]?.[0])??[]),lost:o!==null&&!o.page.unasked&&f.some(c=>(o.ranks[c]??null)===null),forbidden:t.page.forbidden?.includes(i)??!1,score:t.page.scores?.[i-1]??null,text:lt(e,t,i)}}function hr(e,n,t){return t===null?e?"gone":"new":t===n?"same":(e?t:n)<(e?n:t)?"up":"down"}var at=new WeakMap;function Te(e){let n=at.get(e)??new Map(e.results.map((t,r)=>[t,r+1]).toReversed());return at.set(e,n),n}function lt({page:e},n,t){let r=e.texts[n.results[t-1]??-1]??-1,o=n.page.texts?.[t-1]??r;return e.snippets[o]??e.snippets[r]??null}function ut(e,{from:n},{passage:t,before:r}){return t!==null?t:typeof r=="number"&&n!==null?lt(e,n,r):null}var ct=46,Qe=64;function dt({report:e,row:n}){let t=it(e,n),{k:r}=e.page,o=t.length>2;return a("section",{class:`rankings ${o?"many":""}`,children:[a("div",{class:"side-by-side",...o?{tabIndex:0,role:"region","aria-label":"Lists of every system"}:{},children:t.map((i,l)=>a(S,{children:[l>0&&a(vr,{left:t[l-1],ranking:i}),a("div",{class:"ranking",children:[a("h3",{id:`list-${l}`,children:[_(i.name,120),", top ",r]}),a(br,{ranking:i,labelled:`list-${l}`,query:n.case.query})]},i.name)]}))}),e.page.snippetsCut&&a("p",{class:"dim note",children:"Texts of some results were left out to keep this file small."})]})}function br({ranking:{places:e,first:n,unasked:t},labelled:r,query:o}){return e===null?a("p",{class:"dim",children:"The baseline does not have this query: it is new or was edited."}):e.length===0?a("p",{class:"dim",children:t?"Not asked.":"No results."}):a("ol",{class:`places ${n?"was":"now"}`,"aria-labelledby":r,children:e.map(s=>a(kr,{place:s,first:n,query:o},s.rank))})}function kr({place:e,first:n,query:t}){let r=e.score===null?"":`score ${e.score}`,o=e.targets.length>0,s=o?"target":"";return a("li",{class:e.lost||e.forbidden?"lost":s,title:_(`${e.document}${e.text===null?"":`: ${e.text}`}`),children:[a("span",{class:"rank num",children:e.rank}),a("span",{class:"what",children:[a("code",{children:_(e.document,300)}),(r!==""||e.text!==null)&&a("span",{class:"snippet",children:[r,r!==""&&e.text!==null&&" \\xB7 ",e.text!==null&&a(G,{text:e.text,query:t})]})]}),a("span",{class:"marks",children:[o&&a("span",{class:"tag judged",children:[e.lost?"lost":"expected",", grade"," ",Math.max(...e.targets.map(({grade:i})=>i))]}),e.forbidden&&a("span",{class:"tag judged",children:"forbidden"}),a("span",{class:"fate",children:wr(e,n)})]})]})}function wr({fate:e,other:n},t){return e==="gone"||e==="new"?e:e===null||e==="same"||n===null?"":t?`\\u2192 ${n}`:`${e==="up"?"\\u25B2":"\\u25BC"} was ${n}`}function vr({left:e,ranking:n}){let t=e?.places??[],r=Math.max(t.length,n.places?.length??0)*ct,o=i=>(i-.5)*ct,s=Qe/2;return a("svg",{class:"lines",width:Qe,height:r,"aria-hidden":"true",children:n.links.map((i,l)=>{let d=t[l];if(d===void 0||i===void 0)return null;let u=o(d.rank);if(i===null){let c=`M0 ${u}h18m-4-4l4 4l-4 4`;return a("path",{class:d.lost?"lost":"gone",d:c},l)}let f=o(i),p=`M0 ${u}C${s} ${u} ${s} ${f} ${Qe} ${f}`;return a("path",{class:d.targets.length>0?"target":"other",d:p},l)})})}function pt({report:e,row:n,rows:t,onShow:r}){let o=N(null),s=N(null);$(()=>o.current?.showModal(),[]),$(()=>{s.current!==null&&(s.current.scrollTop=0,s.current.querySelector("h2")?.focus())},[n]);let i=t.indexOf(n),l=u=>{let f=t[i+u];f!==void 0&&r(f)};return a("dialog",{ref:o,class:"case","aria-labelledby":"case-title",onClose:()=>r(null),onKeyDown:u=>{u.altKey||u.ctrlKey||u.metaKey||(u.key==="ArrowLeft"?l(-1):u.key==="ArrowRight"&&l(1))},onClick:u=>u.target===o.current&&o.current?.close(),children:[a("div",{class:"case-bar",children:[a("button",{type:"button",class:"quiet",disabled:i<=0,onClick:()=>l(-1),children:"\\u2190 Previous"}),a("button",{type:"button",class:"quiet",disabled:i>=t.length-1,onClick:()=>l(1),children:"Next \\u2192"}),a("span",{class:"dim num",children:[i+1," of ",t.length]}),a(B,{label:"Copy as issue",what:" of this query",text:()=>ot(e,n)}),a("button",{type:"button",class:"quiet close",onClick:()=>o.current?.close(),children:["Close ",a("kbd",{children:"Esc"})]})]}),a("div",{class:"case-body",ref:s,tabIndex:0,role:"region","aria-labelledby":"case-title",children:[a(xr,{row:n}),a(Sr,{report:e,row:n}),a(Mr,{report:e,row:n}),a(dt,{report:e,row:n}),a("div",{class:"case-columns",children:[a(Tr,{report:e,row:n}),a("div",{children:[a($r,{report:e,row:n}),a(Pr,{row:n})]})]}),a(Dr,{report:e,row:n})]})]})}function xr({row:e}){let n=we(e);return a("div",{class:"case-head",children:[a("h2",{id:"case-title",tabIndex:-1,children:_(e.case.query,2e3)||"(empty query)"}),a("p",{class:"about",children:[a("span",{class:`strong ${n.tone}`,children:[a(ne,{tone:n.tone}),n.words]}),a("code",{children:_(e.case.id,300)}),a("span",{children:_(e.intent,120)}),e.case.critical&&a("span",{class:"tag",children:"critical"}),e.to?.page.degraded&&a("span",{class:"tag",children:"degraded answer"}),e.tags.map(t=>a("span",{class:"tag",children:_(t,80)},t)),a("code",{children:_(e.case.place,300)})]}),e.case.params!==void 0&&a("p",{class:"about",children:["sent with the query: ",a("code",{children:_(e.case.params)})]}),e.case.loss!==void 0&&a("p",{class:"says",children:[a("b",{children:"Why:"})," ",_(e.case.loss[1])]}),e.error!==void 0&&a("p",{class:"says bad",children:_(e.error,2e3)})]})}function Sr({report:e,row:n}){let[t,r]=I(e),o=[{name:t,text:n.from?.page.answer},{name:r,text:n.to?.page.answer}],s=n.to?.page.claims??[];return s.length===0&&o.every(({text:i})=>i===void 0)?null:a("section",{class:"answers",children:[a("h3",{children:"Answer"}),s.map(i=>a(Rr,{judged:i},i[0])),o.map(({name:i,text:l})=>l!==void 0&&a("div",{children:[a("h4",{children:_(i,60)}),a("p",{class:"says",children:_(l)})]},i))]})}function Rr({judged:[e,n]}){let t=n.toSorted((o,s)=>o[1]-s[1]),r=n.filter(o=>o[1]===1).length;return a("div",{children:[a("h4",{children:[a("code",{children:e}),": ",r," of ",O(n.length,"claim")," supported by the retrieved texts"]}),a("ul",{class:"claims",children:t.map(([o,s],i)=>a("li",{class:s===1?"good":"bad",children:[a("span",{"aria-hidden":"true",children:s===1?"\\u2713":"\\u2715"}),a("span",{class:"unseen",children:s===1?"supported: ":"not supported: "}),_(o)]},i))})]})}function Mr({report:e,row:n}){if(n.case.expect_empty){let t=n.to?.results.length??0,r=`${t} found${t===0?", as it should be":""}`;return a("p",{class:"dim",children:["Nothing should be found for this query; ",n.unasked?"it was not asked":r,"."]})}return a("ul",{class:"moves targets",children:n.targets.map(t=>{let r=t.after===null?ut(e,n,t):null;return a("li",{children:[a("span",{class:`move-words ${ee(t)}`,children:[a(ne,{tone:ee(t)}),V(t)]})," ",a("code",{children:_(t.label,300)})," ",a("span",{class:"dim",children:["grade ",t.grade]}),t.deeper!==null&&a("b",{children:["found at rank ",t.deeper]}),r!==null&&a("p",{class:"says dim",children:a(G,{text:r,query:n.case.query})})]},t.label)})})}function Tr({report:e,row:n}){let{names:t}=e.page,r=R(e.page).filter(({name:o})=>o!==re).map(o=>({measure:o,values:n.sides.map(s=>C(o,s))})).filter(({values:o})=>o.some(s=>s!==null));return r.length===0?null:a("section",{children:[a("h3",{children:"Figures"}),a("table",{class:"figures",children:[a("thead",{children:a("tr",{children:[a("th",{scope:"col",children:"Metric"}),t.map(o=>a("th",{scope:"col",class:"num",children:_(o,60)},o)),t.length===2&&a("th",{scope:"col",class:"num",children:"Change"})]})}),a("tbody",{children:r.map(({measure:o,values:s})=>a(Cr,{measure:o,values:s},o.name))})]})]})}function Cr({measure:{name:e,unit:n,lower:t},values:r}){let o=r.filter(m=>m!==null),s=t?Math.min(...o):Math.max(...o),[i=null,l=null]=r,d=i===null||l===null?null:l-i,u=Vn({unit:n,baseline:i,current:l,delta:d,limit:null}),f=r.length===2,p=(m,g)=>r.length>2&&m===s?"best":g===0?"dim":"",c=f?[u.baseline,u.current]:r.map(m=>M(n,m));return a("tr",{children:[a("th",{scope:"row",children:a("code",{children:e})}),r.map((m,g)=>a("td",{class:`num ${p(m,g)}`,children:c[g]},g)),f&&a("td",{class:"num",children:d===0?"=":Hn(u.delta)})]})}function $r({report:e,row:n}){let[t,r]=I(e),o=[{name:t,cls:"was",side:n.from},{name:r,cls:"now",side:n.to}].flatMap(({side:i,...l})=>{let d=i?.page.samples??[];return d.length===0?[]:[{...l,samples:d,median:i?.ms??null}]});if(o.length===0)return null;let s=o.flatMap(({samples:i})=>i).reduce((i,l)=>Math.max(i,l),0)||1;return a("section",{children:[a("h3",{children:"Latency"}),a("ul",{class:"samples",children:[o.map(({name:i,cls:l,samples:d,median:u})=>a("li",{class:l,children:[a("span",{children:_(i,60)}),a("svg",{"aria-hidden":"true",children:[a("line",{class:"grid",x1:"0",x2:"100%",y1:"9",y2:"9"}),d.map((f,p)=>a("circle",{cx:`${f/s*96+2}%`,cy:"9",r:"4"},p))]}),a("span",{class:"num",children:["median ",a("b",{children:J(u)})]}),a("span",{class:"unseen",children:[", samples: ",d.map(f=>J(f)).join(", ")]})]},l)),a("li",{class:"ends-row","aria-hidden":"true",children:a("span",{class:"ends",children:[a("span",{children:"0"}),a("span",{children:J(s)})]})})]})]})}function Pr({row:e}){let n=Object.entries(e.to?.page.spans??{});if(n.length===0)return null;let t=n.reduce((r,[,o])=>Math.max(r,o),0)||1;return a("section",{children:[a("h3",{children:"Stages of one answer"}),a("ul",{class:"samples spans",children:n.map(([r,o])=>a("li",{children:[a("span",{children:_(r,60)}),a("svg",{"aria-hidden":"true",children:a("rect",{x:"0",y:"4",height:"10",width:`${Math.max(o/t*100,.5)}%`})}),a("span",{class:"num",children:J(o)})]},r))})]})}function Dr({report:e,row:n}){let{config:t,program:r}=e.page;if(t===null)return null;let o=`--config ${Ue(t)} ${On(n.case.id)}`,s=[["What it finds now, beside the baseline\'s ranks:",`${r} ask ${o}`],["Its checks alone (verdict partial):",`${r} gate ${o}`]];return a("section",{children:[a("h3",{children:"Run it again"}),a("p",{class:"dim",children:["The query is in ",a("code",{children:_(n.case.place,300)}),"."]}),s.map(([i,l])=>a("div",{class:"steps",children:[a("p",{children:i}),a("pre",{class:"command",tabIndex:0,children:_(l,1e3)}),a(B,{text:l})]},i))]})}var Ye="judged.jsonl";function mt({report:e,onClose:n}){let t=N(null),r=Ar(e),{at:o,grades:s,hole:i}=r;$(()=>{t.current?.showModal(),t.current?.querySelector("h2")?.focus()},[]);let{queue:l,unjudged:d}=e.page,u=l.filter(p=>s.has(oe(e,p))).length;return a("dialog",{ref:t,class:"case judge","aria-labelledby":"judge-title",onClose:n,onKeyDown:p=>{if(p.altKey||p.ctrlKey||p.metaKey)return;let c=Xe.find(([m])=>String(m)===p.key)?.[0]??Fr[p.key];if(c!==void 0)r.grade(c);else if(p.key==="j")r.go(o+1);else if(p.key==="k")r.go(o-1);else if(p.key==="u")r.undo();else if(p.key==="e")r.save();else return;p.preventDefault()},children:[a("div",{class:"case-bar",children:[a(Ce,{name:"k",label:"Previous",disabled:o<=0,onPress:()=>r.go(o-1)}),a(Ce,{name:"j",label:"Next",disabled:o>=l.length-1,onPress:()=>r.go(o+1)}),a(Ce,{name:"u",label:"Undo",disabled:!r.canUndo,onPress:r.undo}),a(Ce,{name:"e",label:`Export ${u}`,disabled:u===0,onPress:r.save}),a("button",{type:"button",class:"quiet close",onClick:()=>t.current?.close(),children:["Close ",a("kbd",{children:"Esc"})]})]}),a("div",{class:"case-body",tabIndex:0,role:"region","aria-labelledby":"judge-title",children:[a("p",{class:"dim",role:"status",children:["Result ",o+1," of ",l.length,d>l.length?` (${d} in unjudged.jsonl)`:"",", ",u," graded",r.isStored?"":". Your browser stores nothing for this page: export before you close it"]}),i!==void 0&&a(Er,{report:e,hole:i}),i!==void 0&&a("div",{class:"flags grades",role:"group","aria-label":"Grade of this result",children:Xe.map(([p,c])=>a("button",{type:"button","aria-pressed":s.get(oe(e,i))===p,onClick:()=>r.grade(p),children:[a("kbd",{children:p})," ",c]},p))}),a("p",{class:"dim note",children:["Export saves ",Ye,": ",O(u,"graded line")," of unjudged.jsonl. Put them into the suite with"," ",a("code",{children:[e.page.program," label --labels ",Ye]}),"."]})]})]})}function Ar(e){let{queue:n}=e.page,[t,r]=T(!0),[o,s]=T(()=>{let p=Nr(e);return{grades:p,at:Math.max(ft(e,p,-1),0),steps:[]}}),{at:i,grades:l,steps:d}=o,u=n[i],f=p=>{r(Ir(e,p.grades)),s(p)};return{at:i,grades:l,hole:u,isStored:t,canUndo:d.length>0,go:p=>{n[p]!==void 0&&s({...o,at:p})},grade:p=>{if(u===void 0)return;let c=oe(e,u),m=new Map([...l,[c,p]]),g=ft(e,m,i);f({grades:m,at:g<0?i:g,steps:[...d,{at:i,key:c,oldGrade:l.get(c)}]})},undo:()=>{let p=d.at(-1);if(p===void 0)return;let c=new Map(l);p.oldGrade===void 0?c.delete(p.key):c.set(p.key,p.oldGrade),f({grades:c,at:p.at,steps:d.slice(0,-1)})},save:()=>{let p=Or(e,l);p!==""&&en(Ye,p,"application/x-ndjson")}}}function ft(e,n,t){let{queue:r}=e.page,o=i=>!n.has(oe(e,i)),s=r.findIndex((i,l)=>l>t&&o(i));return s>=0?s:r.findIndex(o)}function Er({report:e,hole:n}){let t=e.rows[n.case];return t===void 0?null:a(S,{children:[a("div",{class:"case-head",children:[a("h2",{id:"judge-title",tabIndex:-1,children:_(t.case.query,2e3)||"(empty query)"}),a("p",{class:"about",children:[a("code",{children:_(t.case.id,300)}),a("span",{children:_(t.intent,120)}),t.case.params!==void 0&&a("code",{children:_(t.case.params)})]}),a("p",{class:"dim",children:[t.targets.length===0?"Does this document answer the query? y is yes, n is no.":"Already judged relevant: ",t.targets.map(({label:r})=>a("code",{children:[_(r,200)," "]},r))]})]}),a("section",{class:"judged-text",children:[a("h3",{children:[n.gone?`Gone, was at rank ${n.rank}`:`Rank ${n.rank}`,":"," ",a("code",{children:_(n.doc_id,300)})]}),a("p",{children:n.text===void 0?"The retriever gave no text for this result.":a(G,{text:n.text,query:t.case.query})})]})]})}function Ce({name:e,label:n,disabled:t,onPress:r}){return a("button",{type:"button",class:"quiet",disabled:t,onClick:r,"aria-keyshortcuts":e,children:[n," ",a("kbd",{children:e})]})}var Xe=[[0,"not relevant"],[1,"somewhat"],[2,"relevant"],[3,"just this"]],Fr={y:1,n:0};function oe({page:e},n){return JSON.stringify([e.cases[n.case]?.id,n.doc_id])}function gt({page:e}){return`retrieval-gate-grades ${e.suite}`}function Nr(e){try{let n=JSON.parse(localStorage.getItem(gt(e))??"[]");return Array.isArray(n)?new Map(n.flatMap(t=>{if(!Array.isArray(t))return[];let[r,o]=t,s=Xe.find(([i])=>i===o)?.[0];return typeof r=="string"&&s!==void 0?[[r,s]]:[]})):new Map}catch{return new Map}}function Ir(e,n){try{return localStorage.setItem(gt(e),JSON.stringify([...n])),!0}catch{return!1}}function Or(e,n){return e.page.queue.flatMap(r=>{let o=n.get(oe(e,r)),s=e.page.cases[r.case];if(o===void 0||s===void 0)return[];let{doc_id:i,path:l,text:d,rank:u}=r;return[`${JSON.stringify({id:s.id,query:s.query,doc_id:i,path:l,text:d,rank:u,grade:o})}\n`]}).join("")}function en(e,n,t){let r=URL.createObjectURL(new Blob([n],{type:t})),o=document.createElement("a");o.href=r,o.download=e,o.click(),setTimeout(()=>URL.revokeObjectURL(r),6e4)}var $e=["failed","changed","lost","critical","degraded","forbidden","dead","error","unasked","new"],se=["intent","category","cause","tag","group"],q={search:"",intent:"",category:"",cause:"",tag:"",group:"",flags:[],change:null},Lr={failed:e=>e.failed.length>0,changed:e=>e.changed,lost:e=>e.lost,critical:e=>e.case.critical===!0,degraded:e=>e.to?.page.degraded===!0,forbidden:e=>(e.to?.page.forbidden?.length??0)>0,dead:e=>e.targets.length>0&&e.targets.every(({before:n})=>n===null),error:e=>e.error!==void 0,unasked:e=>e.unasked,new:e=>e.from===null};function nn(e,n){return Lr[n](e)}var qr={intent:(e,n)=>e.intent===n,category:(e,n)=>e.failed.includes(n),cause:(e,n)=>e.case.loss?.[0]===n,tag:(e,n)=>e.tags.includes(n)},yt=new WeakMap;function jr(e){let n=yt.get(e);return n===void 0&&yt.set(e,n=`${e.case.id}\n${e.case.query}`.toLowerCase()),n}function _t({page:e,measures:n},t,r){if(r===q)return t;let o=r.search.toLowerCase().split(/\\s+/u).filter(Boolean),s=se.filter(u=>u!=="group"&&r[u]!==""),i=r.group===""?null:new Set(e.groups[Number(r.group)]?.cases),{change:l}=r,d=n.find(({name:u})=>u===l?.measure);return t.filter(u=>(i===null||i.has(u.index))&&s.every(f=>f==="group"||qr[f](u,r[f]))&&r.flags.every(f=>nn(u,f))&&(d===void 0||Se(d,u)===l?.trend)&&o.every(f=>jr(u).includes(f)))}var Hr={failed:"Behind a failure",changed:"Changed",lost:"Lost a document",critical:"Critical",degraded:"Degraded",forbidden:"Forbidden",dead:"Not found before",error:"Error",unasked:"Not asked",new:"No baseline"};function ht({report:e,filter:n,onChange:t,onJudge:r,rows:o,...s}){let i=e.rows.length,l=O(i,"query","queries"),{page:d}=e,u=d.groups[Number(n.group||"-1")],f=c=>c.map(m=>[m,m]),p=[["intent","Intent","All intents",f(d.intents)],["category","Category","All categories",f(d.categories)],["cause","Cause of a loss","All causes",d.causes],["tag","Tag","All tags",f(d.tags)],["group","What changed","All changes",d.groups.map(({words:c},m)=>[String(m),c])]];return a("div",{class:"filters",role:"search","aria-label":"Queries",children:[d.compared&&a(Vr,{report:e,...s}),a("input",{type:"search","aria-label":"Search in query and id",placeholder:"Search query or id",value:n.search,onInput:c=>t({...n,search:c.currentTarget.value})}),p.filter(([c,,,m])=>c==="intent"||m.length>0).map(([c,m,g,y])=>a("select",{"aria-label":m,value:n[c],onChange:k=>t({...n,[c]:k.currentTarget.value}),children:[a("option",{value:"",children:g}),y.map(([k,w])=>a("option",{value:k,children:_(w,80)},k))]},c)),a(Br,{report:e,filter:n,onChange:t}),a("p",{class:"count",role:"status",children:o.length===i?l:`${o.length} of ${l}`}),n!==q&&a("button",{type:"button",class:"quiet",onClick:()=>t(q),children:"Clear"}),d.queue.length>0&&a("button",{type:"button",class:"quiet",onClick:r,children:"Judge results"}),a("button",{type:"button",class:"quiet",onClick:()=>en("cases.csv",tt(e,o),"text/csv"),children:"Save as CSV"}),u!==void 0&&a("p",{class:"group says",role:"status",children:[_(u.words)," ",a(B,{label:"Copy as issue",what:" of this group",text:()=>st(e,u.words,o)})]})]})}function Vr({report:e,onPair:n,figure:t,onFigure:r}){let{page:o,pair:s}=e,i=(l,d)=>a("label",{children:[l," ",a("select",{value:s[d],onChange:u=>{let f=Number(u.currentTarget.value),p=s[1-d]??0,c=p===f?s[d]:p;n(d===0?[f,c]:[c,f])},children:ve(o.names).map((u,f)=>a("option",{value:f,children:_(u,80)},u))})]});return a("div",{class:"systems",children:[i("Compare",1),i("with",0),a("label",{children:["by"," ",a("select",{value:t,onChange:l=>r(l.currentTarget.value),children:R(o).map(({name:l})=>a("option",{children:l},l))})]})]})}function Br({report:e,filter:n,onChange:t}){let r=P(()=>$e.map(s=>({flag:s,count:e.rows.filter(i=>nn(i,s)).length})),[e]),o=s=>{let i=n.flags.includes(s);t({...n,flags:i?n.flags.filter(l=>l!==s):[...n.flags,s]})};return a("div",{class:"flags",role:"group","aria-label":"Show only",children:r.filter(({count:s})=>s>0).map(({flag:s,count:i})=>a("button",{type:"button","aria-pressed":n.flags.includes(s),onClick:()=>o(s),children:[Hr[s]," ",a("span",{class:"num",children:i})]},s))})}function bt({report:e,filter:n,onChoose:t,onOpen:r}){let o=P(()=>e.measures.map(c=>({measure:c,changes:Un(c,e.rows)})),[e]),s=o.filter(({changes:c})=>c.moved.length>0),i=e.rows.every(({unasked:c})=>!c);if(o.length===0||s.length===0&&!i)return null;let l=o.length-s.length,[d,u]=I(e),f=e.page.compared?`${_(u,80)} beside ${_(d,80)}, query by query`:"What changed, query by query",p=(c,m)=>{let g=n.change?.measure===c&&n.change.trend===m;t({...n,change:g?null:{measure:c,trend:m}},{key:`change:${c}`,descending:m==="better"})};return a("div",{class:"glance",children:[a("h3",{children:f}),s.length>0&&a("ul",{children:s.map(({measure:c,changes:m})=>a(Wr,{measure:c,changes:m,chosen:n.change?.measure===c.name?n.change.trend:null,onToggle:g=>p(c.name,g),onOpen:r},c.name))}),l>0&&i&&a("p",{class:"more",children:[O(l,"metric")," did not change for any query."]})]})}function Wr({measure:e,changes:n,chosen:t,onToggle:r,onOpen:o}){let s=`meaning-${e.name}`,i=P(()=>a(Gr,{measure:e,changes:n,onOpen:o}),[e,n,o]);return a("li",{children:[a("span",{class:"term",children:[a("code",{tabIndex:e.meaning===""?void 0:0,"aria-describedby":s,children:e.name}),a("span",{role:"tooltip",id:s,children:e.meaning})]}),i,a("span",{class:"flags",role:"group","aria-label":`Queries by ${e.name}`,children:xe.map(l=>a("button",{type:"button",class:l,"aria-pressed":t===l,disabled:n.counts[l]===0,onClick:()=>r(l),children:[a("span",{class:"num",children:n.counts[l]})," ",l]},l))})]})}var Ur=240,Kr=24,Pe=14;function Gr({measure:e,changes:{moved:n},onOpen:t}){let r=Math.min(n.length,Ur),o=Math.max(r,Kr),s=n.reduce((p,{change:c})=>Math.max(p,Math.abs(c)),0)||1,i=p=>n[Math.floor((p+.5)*n.length/r)],l=p=>Array.from({length:r},(c,m)=>{let g=i(m)?.change??0;if(g*p<=0)return"";let y=Math.max(Math.abs(g)/s*Pe,1.5);return`M${m} ${Pe+1}v${-p*y}h0.86v${p*y}z`}).join(""),d=p=>{let c=p.currentTarget instanceof Element?p.currentTarget.getBoundingClientRect():null;if(c===null||c.width===0)return;let m=Math.floor((p.clientX-c.left)/c.width*o);return m<r?i(m):void 0},u=p=>{let c=d(p),m=p.currentTarget.querySelector("title");m!==null&&(m.textContent=c===void 0?"":`${c.row.case.query}: ${te(e.unit,e.lower?-c.change:c.change)}`)},f=p=>{let c=d(p);c!==void 0&&t(c.row)};return a("svg",{class:"waterfall",viewBox:`0 0 ${o} ${2*Pe+2}`,preserveAspectRatio:"none","aria-hidden":"true",onMouseMove:u,onClick:f,children:[a("title",{}),a("path",{class:"zero",d:`M0 ${Pe+1}h${o}`}),a("path",{class:"worse",d:l(-1)}),a("path",{class:"better",d:l(1)})]})}var Jr=["severity","query","id","intent","fall","outcome"],W={key:"severity",descending:!1};function wt(e,{measures:n,page:t}){if(Jr.some(i=>i===e))return!0;let[r,...o]=e.split(":"),s=o.join(":");return r==="in"?t.names[Number(s.split(":")[0])]!==void 0:r==="value"?s==="latency"||t.metrics.includes(s):r==="change"&&n.some(i=>i.name===s)}function vt(e,{key:n,descending:t}){let{rows:r}=e,o=xt(e,n),s=r.length,i=Float64Array.from(o,(d,u)=>{let f=t?s-1-d:d;return(d===tn?s:f)*s+u}),l=[];for(let d of i.sort()){let u=r[d%s];u!==void 0&&l.push(u)}return l}function rn(e,n){let[t,...r]=n;t!==void 0&&(globalThis.requestIdleCallback??setTimeout)(()=>{xt(e,t),rn(e,r)})}var tn=-1,kt=new WeakMap;function xt(e,n){let t=kt.get(e)??new Map;kt.set(e,t);let r=t.get(n);if(r!==void 0)return r;let o=e.rows.map(zr(e,n)),s=[...new Set(o)].filter(d=>d!==null).toSorted((d,u)=>d<u?-1:1),i=new Map(s.map((d,u)=>[d,u])),l=o.map(d=>d===null?tn:i.get(d)??tn);return t.set(n,l),l}function zr({page:e,measures:n},t){switch(t){case"severity":return r=>r.severity;case"query":return r=>r.case.query.toLowerCase();case"id":return r=>r.case.id;case"intent":return r=>r.intent;case"fall":return r=>r.fall;case"outcome":return Qr;default:{let r=t.slice(0,t.indexOf(":")),o=t.slice(t.indexOf(":")+1);if(r==="in")return Zr(e,o);let s=(r==="change"?n:R(e)).find(i=>i.name===o);return s===void 0?()=>null:r==="change"?i=>L(s,i):i=>C(s,i.to)}}}function Zr(e,n){let t=Number(n.split(":")[0]),r=n.slice(n.indexOf(":")+1),o=R(e).find(s=>s.name===r);return s=>o===void 0?null:C(o,s.sides[t]??null)}function Qr(e){return e.unasked?null:e.error!==void 0?0:e.failed.length>0?1:e.lost?2:e.changed?3:e.from===null?4:5}var z=[0,1];function on({filter:e,sort:n,open:t,judging:r,pair:o,figure:s},{page:i}){let{change:l}=e,d=[["q",e.search],...se.map(f=>[f,e[f]]),["show",e.flags.join(",")],["change",l===null?"":`${l.trend}:${l.measure}`],["sort",n===W?"":`${n.descending?"-":""}${n.key}`],["pair",o.join()===z.join()?"":o.join("-")],["figure",s],["judge",r?"1":""],["case",t===null?"":i.cases[t]?.id??""]],u=new URLSearchParams(d.filter(([,f])=>f!=="").map(f=>[...f])).toString();return u===""?"":`#${u}`}function sn(e,n,t){let r=new URLSearchParams(e.slice(1)),o=eo(r.get("case"),n),s=[...r.keys()];if(e!==""&&!s.some(f=>Xr.has(f))||s.length===1&&o!==null)return{...t,open:o,judging:!1};let l=no(r,n),d=r.get("judge")==="1",u=r.get("figure")??"";return{filter:l,sort:to(r.get("sort"),n),open:o,judging:d,pair:Yr(r,n),figure:u}}function Yr(e,{page:n}){let t=n.groups[Number(e.get("group")??-1)],r=e.get("pair")?.split("-").map(Number)??t?.pair,[o=-1,s=-1]=r??[];return[o,s].every(l=>n.names[l]!==void 0)&&o!==s?[o,s]:z}var Xr=new Set(["q",...se,"show","change","sort","pair","figure","judge","case"]);function eo(e,{page:n}){let t=n.cases.findIndex(r=>r.id.replaceAll(new RegExp("\\\\p{Cs}","gu"),"\\uFFFD")===e);return t===-1?null:t}function no(e,{page:n,measures:t}){let r={intent:n.intents,category:n.categories,cause:n.causes.map(([p])=>p),tag:n.tags,group:n.groups.map((p,c)=>String(c))},o=p=>{let c=e.get(p)??"";return r[p].includes(c)?c:""},s=e.get("show")?.split(",")??[],[i,...l]=e.get("change")?.split(":")??[],d=xe.find(p=>p===i),u=t.find(({name:p})=>p===l.join(":")),f={search:e.get("q")??"",intent:o("intent"),category:o("category"),cause:o("cause"),tag:o("tag"),group:o("group"),flags:$e.filter(p=>s.includes(p)),change:d===void 0||u===void 0?null:{trend:d,measure:u.name}};return ae(f)}function ae(e){return e.search===""&&e.flags.length===0&&e.change===null&&se.every(t=>e[t]==="")?q:e}function to(e,n){let t=e?.replace(/^-/,"")??"";return wt(t,n)?{key:t,descending:e?.startsWith("-")===!0}:W}function St(e){if(e!==location.hash)try{history.replaceState(null,"",e===""?location.pathname+location.search:e)}catch{}}var ro={filter:q,sort:W,open:null,judging:!1,pair:z,figure:""};function Mt({page:e}){let n=P(()=>Ze(e,z),[e]),[t,r]=so(n),{filter:o,sort:s,open:i,judging:l,pair:d}=t,u=P(()=>d.join()===z.join()?n:Ze(e,d),[n,d]),f=oo(u,t.figure);$(()=>rn(u,Xn(u,W,f)),[u,f]);let p=He(y=>r({open:y?.index??null}),[r]),c=P(()=>vt(u,s),[u,s]),m=P(()=>_t(u,c,o),[u,c,o]),g=i===null?void 0:u.rows[i];return a(S,{children:[a(bt,{report:u,filter:o,onChoose:(y,k)=>r({filter:ae(y),sort:k}),onOpen:p}),a(ht,{report:u,filter:o,onChange:y=>r({filter:ae(y)}),onJudge:()=>r({judging:!0}),onPair:y=>r({pair:y,filter:ae({...o,group:""})}),figure:f,onFigure:y=>r({figure:y,sort:W}),rows:m}),a(et,{report:u,rows:m,sort:s,onSort:y=>r({sort:y}),linkTo:y=>on({...t,open:y.index},u),figure:f}),l&&a(mt,{report:u,onClose:()=>r({judging:!1})}),g!==void 0&&!l&&a(pt,{report:u,row:g,rows:m.includes(g)?m:u.rows,onShow:p})]})}function oo({page:e},n){let t=R(e).map(({name:r})=>r);return t.find(r=>r===n)??t.find(r=>r.startsWith("ndcg"))??t[0]??""}function so(e){let[n,t]=T(()=>sn(location.hash,e,ro));$(()=>{let o=()=>{t(s=>sn(location.hash,e,s)),Rt()};return Rt(),addEventListener("hashchange",o),()=>removeEventListener("hashchange",o)},[e]);let r=He(o=>{t(s=>{let i={...s,...o};return St(on(i,e)),i})},[e]);return[n,r]}function Rt(){/[#&]group=/.test(location.hash)&&document.getElementById("cases")?.scrollIntoView()}var ao="retrieval-gate-theme";function Tt(e){try{localStorage.setItem(ao,e)}catch{}}function Ct(e){e===null?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e}function $t(){let e=document.documentElement.dataset.theme;return e==="light"||e==="dark"?e:matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"}async function io(){let e=document.getElementById("data"),n=e?.textContent??"null",t=e?.getAttribute("type")==="application/x-deflate"?await lo(n):n;return JSON.parse(t)}async function lo(e){let n=atob(e),t=new Uint8Array(n.length);for(let o=0;o<n.length;o++)t[o]=n.charCodeAt(o);let r=new Blob([t]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return await new Response(r).text()}async function uo(){let e=document.getElementById("explorer"),n=await io();e===null||n===null||(e.replaceChildren(),_e(a(Mt,{page:n}),e))}function co(){let[e,n]=T($t()),t=e==="dark"?"light":"dark";return a("button",{type:"button",class:"quiet",onClick:()=>{Ct(t),Tt(t),n(t)},children:[t==="dark"?"Dark":"Light",a("span",{class:"unseen",children:" colours"})]})}function po(){let e=document.getElementById("theme");e!==null&&_e(a(co,{}),e);for(let n of document.querySelectorAll("pre.command")){let t=document.createElement("span");n.after(t),_e(a(B,{text:n.textContent??""}),t)}}function fo(e){document.hidden?e():requestAnimationFrame(()=>setTimeout(e))}po();fo(()=>{uo()});})();';
const SCRIPT_HASH = "sha256-gV7FhYD1hCPPvDA8flr8vXJ82a8Tn6lrbaE9Jh+tRqI=";
const STYLE = ':root{color-scheme:light dark;--bg: light-dark(#fcfcfa, #141517);--panel: light-dark(#ffffff, #1a1c1f);--fg: light-dark(#191b1f, #e9e9e6);--dim: light-dark(#5c6068, #a3a7ae);--line: light-dark(#e3e3df, #2e3136);--soft: light-dark(#f3f3ef, #212327);--accent: light-dark(#1b56a8, #8ebbff);--accent-soft: light-dark(#e6eefa, #1c2b42);--bad: light-dark(#b3241c, #ff9389);--bad-soft: light-dark(#fcebe9, #3a201e);--good: light-dark(#1b6b3e, #82d6a2);--warn: light-dark(#7a5100, #eec46c);--sans: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;--mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace}:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}*,:before,:after{box-sizing:border-box}html{scroll-padding-top:12px;-webkit-text-size-adjust:100%}body{margin:0;background:var(--bg);color:var(--fg);font:14px/1.5 var(--sans);font-variant-numeric:tabular-nums}main{max-width:1440px;margin:0 auto;padding:0 24px 72px}h1,h2,h3,p,ul,ol,dl,dd,pre{margin:0;padding:0}ul,ol{list-style:none}h2{font-size:15px;font-weight:650;letter-spacing:-.005em;margin:0 0 10px}h3{font-size:13px;font-weight:600}a{color:var(--accent);text-underline-offset:2px;text-decoration-thickness:1px}code,pre,kbd{font:12.5px/1.5 var(--mono)}code{overflow-wrap:anywhere}section{margin-top:36px}.dim{color:var(--dim)}.bad{color:var(--bad)}.good{color:var(--good)}.warn{color:var(--warn)}.strong{font-weight:600}.num{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}.icon{width:11px;height:11px;margin-right:5px;fill:none;stroke:currentColor;stroke-width:2.4;stroke-linecap:round;stroke-linejoin:round;vertical-align:-.5px}.icon.bad{stroke:var(--bad)}.icon.good{stroke:var(--dim)}.tag{display:inline-block;padding:0 5px;border:1px solid var(--line);border-radius:3px;font-size:11.5px;line-height:17px;color:var(--dim);white-space:nowrap}:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:3px}.skip{position:absolute;left:-999px}.skip:focus{left:12px;top:8px;padding:4px 10px;background:var(--panel);z-index:2}button,input,select{font:inherit;font-size:13px;color:inherit;background:var(--panel);border:1px solid var(--line);border-radius:5px;padding:4px 9px;min-height:30px}button{cursor:pointer}button:hover:not(:disabled){border-color:var(--dim)}button:disabled{color:var(--dim);cursor:default;opacity:.6}.quiet{background:none}@media(max-width:640px){main{padding:0 14px 48px}}.bar{display:flex;flex-wrap:wrap;align-items:center;gap:4px 18px;max-width:1440px;margin:0 auto;padding:10px 24px;font-size:13px;color:var(--dim)}.bar .tool{margin-right:auto}.bar a{color:inherit;text-decoration:none}.bar a:hover{color:var(--fg);text-decoration:underline}.bar button{min-height:26px;padding:1px 9px;color:inherit}.scroll{position:relative;overflow-x:auto;background:var(--panel);border:1px solid var(--line);border-radius:6px}table{border-collapse:collapse;width:100%}caption{text-align:left;padding:8px 12px;color:var(--dim);font-size:12.5px}th,td{padding:5px 12px;text-align:left;vertical-align:top}.scroll th,.scroll td{border-top:1px solid var(--line)}thead th{font-size:12.5px;font-weight:600;color:var(--dim);white-space:nowrap}tbody th{font-weight:400}td.num,th.num{text-align:right}td.text,th.text{min-width:12em;max-width:40em;overflow-wrap:anywhere}.matrix thead th{max-width:14em;overflow:hidden;text-overflow:ellipsis}.matrix tbody th{position:sticky;left:0;background:var(--panel);white-space:nowrap}.cell,.moved{display:block}.cell.bad{color:var(--bad);font-weight:650}.moved{font-size:11.5px;color:var(--dim);line-height:1.2}details{margin-top:14px}summary{cursor:pointer;width:fit-content;color:var(--accent);font-size:13px}details>:not(summary){margin-top:10px}.notices li{padding:3px 0;max-width:90ch;overflow-wrap:anywhere}.notices li:before{content:"\\2013  ";color:var(--dim)}.steps>li{margin-bottom:12px}.steps p{margin-bottom:3px}.command{display:inline-block;vertical-align:middle;max-width:100%;overflow-x:auto;padding:5px 10px;background:var(--soft);border:1px solid var(--line);border-radius:5px}.copy{margin-left:8px;vertical-align:middle}.receipt{border-top:1px solid var(--line);font-size:13px}.receipt>div{display:grid;grid-template-columns:220px 1fr;gap:12px;padding:4px 0;border-bottom:1px solid var(--line)}.receipt dt{color:var(--dim);overflow-wrap:anywhere}.without{color:var(--dim)}@media(max-width:640px){.bar{padding:8px 14px;gap:2px 10px;font-size:12px}.bar .tool{display:none}.bar #theme{margin-left:auto}.receipt>div{grid-template-columns:1fr;gap:0}}.verdict{padding:14px 0 4px;border-top:3px solid var(--fg)}.verdict.fail,.verdict.error{border-color:var(--bad)}.verdict.pass{border-color:var(--good)}.verdict.first{border-color:var(--accent)}.verdict.partial,.verdict.fell{border-color:var(--warn)}.verdict h1{display:grid;grid-template-columns:auto 1fr;align-items:baseline;gap:2px 24px;font-size:18px;line-height:1.3;font-weight:600;letter-spacing:-.01em}.verdict .word{font-size:34px;font-weight:750;letter-spacing:-.02em;line-height:1.15}.verdict .word .icon{width:25px;height:25px;margin-right:9px;vertical-align:-1px;stroke:currentColor}.fail .word,.error .word{color:var(--bad)}.pass .word{color:var(--good)}.first .word{color:var(--accent)}.partial .word,.verdict.fell .word{color:var(--warn)}.verdict.fell .word .icon{stroke:var(--warn)}.meanings{display:flex;flex-wrap:wrap;gap:0 24px}.meaning code{margin-left:4px;font-size:12px;font-weight:400;letter-spacing:0;color:var(--dim)}.fact{margin-top:8px;font-size:16px;line-height:1.45;max-width:120ch;overflow-wrap:anywhere;white-space:pre-wrap}.fact.log{font:13px/1.5 var(--mono)}.fact.log:first-line{font:16px/1.45 var(--sans)}.todo{margin-top:6px;font-size:15px;max-width:120ch;overflow-wrap:anywhere}.about{display:flex;flex-wrap:wrap;gap:2px 18px;margin-top:8px;font-size:13px;color:var(--dim)}.about>*{overflow-wrap:anywhere;min-width:0}.columns{display:grid;grid-template-columns:minmax(0,7fr) minmax(0,5fr);gap:0 44px}.columns>div>section{margin-top:26px}.columns>div:empty{display:none}.columns>:only-child,.columns>:empty+div,.columns>div:has(+:empty){grid-column:1 / -1}@media(max-width:1080px){.columns{grid-template-columns:minmax(0,1fr)}}@media(max-width:640px){.verdict h1{grid-template-columns:1fr;font-size:16px}.verdict .word{font-size:28px}.verdict .word .icon{width:21px;height:21px}.fact{font-size:15px}}.files{margin-top:2px}@media print{.files{display:none}}.legend{display:flex;flex-wrap:wrap;gap:2px 16px;margin-bottom:8px;font-size:12px;color:var(--dim)}.legend svg{width:16px;height:16px;margin-right:4px;vertical-align:-4px}.panel{padding:10px 0 4px;border-top:1px solid var(--line)}.panel+.panel{margin-top:8px}.panel h3>span:not(.term){font-weight:400;color:var(--dim);margin-left:6px}.panel h3 code{font-size:13px;font-weight:600}.more{font-size:12.5px;color:var(--dim);padding:2px 0 4px}.panel:has(.check-grid){container-type:inline-size}.check-grid{display:grid;grid-template-columns:minmax(90px,150px) minmax(110px,1fr) repeat(4,max-content);gap:0 10px}.checks,.checks tbody,.checks tbody tr{display:grid;grid-column:1 / -1;grid-template-columns:subgrid}.checks thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.checks tbody tr{align-items:center;min-height:25px}.checks th,.checks td{padding:0;font-size:13px;line-height:24px;white-space:nowrap}.checks th{display:flex;align-items:center;min-width:0}.checks .icon{flex:none}.checks .name{overflow:hidden;text-overflow:ellipsis}.checks .base,.checks .current,.checks .delta,.checks .bound{text-align:right}.checks .base,.checks .bound{color:var(--dim)}.checks .says{grid-column:2 / -1;white-space:normal;line-height:1.5;padding:2px 0;overflow-wrap:anywhere}.checks .held th,.checks .held td{color:var(--dim)}.checks .failed th,.checks .failed .current,.checks .failed .delta{font-weight:650}.checks .failed .current,.checks .failed .delta{color:var(--bad)}.picture{padding:0 8px!important}.dumbbell{display:block;width:100%;height:24px;overflow:visible}.legend .dumbbell{display:inline-block;width:16px;height:16px}.grid{stroke:var(--line);stroke-width:1}.band{fill:light-dark(#1b56a81c,#8ebbff2b)}.limit{stroke:var(--accent);stroke-width:2}.move{stroke:var(--dim);stroke-width:2}.was{fill:var(--bg);stroke:var(--dim);stroke-width:1.8}.now{fill:var(--fg)}.interval{stroke:var(--fg);stroke-width:5;opacity:.28;stroke-linecap:round}.held .now{fill:var(--dim)}.held .interval{stroke:var(--dim)}.fell .now{fill:var(--warn)}.fell .interval,.fell .move{stroke:var(--warn)}.failed .now,.follows .now{fill:var(--bad)}.failed .move,.failed .interval{stroke:var(--bad)}.check-grid .axis-row{grid-column:2;margin-top:1px;padding:0 8px}.axis{display:block;width:100%;height:14px;overflow:visible}.axis text{text-anchor:middle;fill:var(--dim);font-size:11px;font-family:var(--sans)}@container (max-width: 660px){.check-grid{grid-template-columns:minmax(0,1fr) repeat(3,max-content)}.checks tbody tr{padding-bottom:3px}.checks .base{display:none}.checks th{grid-column:1}.checks .picture{grid-column:1 / -1;grid-row:2}.checks .says,.check-grid .axis-row{grid-column:1 / -1}}.panel:has(.box-grid){container-type:inline-size}.box-grid{display:grid;grid-template-columns:minmax(72px,110px) minmax(90px,1fr) max-content;gap:0 12px}.boxes,.boxes li{display:grid;grid-column:1 / -1;grid-template-columns:subgrid}.boxes li{align-items:center;font-size:13px;min-height:36px}.boxes .name{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.boxes .failed .name{font-weight:650}.boxes .figures{text-align:right;line-height:1.3;font-size:12.5px}.boxes .figures:has(span:nth-child(3)){padding:4px 0}.boxes .figures span{display:block;white-space:nowrap;color:var(--dim)}.boxes .figures i{font-style:normal;font-size:11.5px}.boxes .figures b{font-weight:600;color:var(--fg)}.boxes .over b{color:var(--bad)}.box-grid .axis-row{grid-column:2}.box{display:block;width:100%;height:30px;overflow:visible}.box g{fill:var(--dim);stroke:var(--dim);stroke-width:1.5}.box .was rect{fill:var(--bg)}.box .now{fill:var(--fg);stroke:var(--fg)}.box .now rect{fill:light-dark(#191b1f40,#e9e9e64d)}.failed .box .now{fill:var(--bad);stroke:var(--bad)}.failed .box .now rect{fill:light-dark(#b3241c40,#ff938950)}.box .p50{stroke-width:2.5}.box circle{stroke:none}@container (max-width: 420px){.box-grid{grid-template-columns:minmax(0,1fr) max-content}.boxes .box{grid-column:1 / -1;grid-row:2}.box-grid .axis-row{grid-column:1 / -1}}.worst>li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 14px;align-items:baseline;padding:6px 0;border-top:1px solid var(--line)}.worst .query{font-size:14px;font-weight:500;overflow-wrap:anywhere;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden}.worst .query a{color:inherit;text-decoration-color:var(--dim)}.worst .query a:hover{color:var(--accent)}.worst .why{font-size:12px;color:var(--dim);overflow-wrap:anywhere;max-width:240px;text-align:right}.worst .moves{grid-column:1 / -1;min-width:0}.moves li{display:flex;align-items:center;gap:8px;min-width:0;font-size:13px;line-height:21px}.moves code{min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.move-words{flex:none;min-width:56px;font-weight:600;white-space:nowrap}.ladder{flex:none;overflow:visible}.ladder .step{fill:var(--dim);opacity:.5}.ladder .move{stroke:var(--bad);stroke-width:1.6}.ladder .was{stroke-width:1.5}.ladder .now{fill:var(--bad)}.ladder.rose .now{fill:var(--dim)}.ladder.rose .move{stroke:var(--dim)}.ladder .gone{fill:none;stroke:var(--bad);stroke-width:2;stroke-linecap:round}.groups{counter-reset:group}.groups li{padding:3px 0;font-size:15px;overflow-wrap:anywhere}#groups{margin-top:18px}.glance{margin-bottom:18px}.glance ul{display:grid;grid-template-columns:fit-content(220px) minmax(80px,1fr) max-content;gap:0 16px;margin-top:6px}.glance li{display:grid;grid-column:1 / -1;grid-template-columns:subgrid;align-items:center;padding:4px 0;border-top:1px solid var(--line)}.waterfall{display:block;width:100%;height:34px;cursor:pointer}.waterfall .zero{stroke:var(--line);stroke-width:1;vector-effect:non-scaling-stroke}.waterfall .worse{fill:var(--bad)}.waterfall .better{fill:var(--good)}.glance .flags{flex-wrap:nowrap}.glance .flags .num{color:inherit;font-weight:600}.glance .flags .worse:not(:disabled) .num{color:var(--bad)}.glance .flags .better:not(:disabled) .num{color:var(--good)}.term{position:relative;min-width:0}.term>code{text-decoration:underline dotted var(--dim);text-underline-offset:3px;cursor:help}.term>[role=tooltip]{position:absolute;left:0;top:calc(100% + 4px);z-index:3;width:max-content;max-width:min(46ch,80vw);padding:5px 9px;background:var(--fg);color:var(--bg);border-radius:5px;font:400 12.5px/1.4 var(--sans);letter-spacing:0;margin:0!important;display:none}.term:hover>[role=tooltip],.term:focus-within>[role=tooltip]{display:block}.case-head .says,.targets .says{flex-basis:100%}.targets li{flex-wrap:wrap}.targets .says{margin:0 0 6px 22px}.judge .case-body{max-width:90ch}.judged-text>p{padding:12px 14px;background:var(--panel);border:1px solid var(--line);border-radius:6px;min-height:8em;white-space:pre-wrap;overflow-wrap:anywhere}.grades{margin:14px 0}@media(max-width:760px){.glance ul{grid-template-columns:minmax(0,1fr) max-content}.glance .waterfall{grid-column:1 / -1;grid-row:2}.glance .flags button{padding:2px 6px}.case-bar{gap:4px}.case-bar button{padding:4px 6px}}.ecdf{display:block;width:100%;height:120px;overflow:visible}.ecdf path{fill:none;stroke-width:1.6;vector-effect:non-scaling-stroke}.ecdf .was{stroke:var(--dim);stroke-dasharray:4 3}.ecdf .now{stroke:var(--fg)}.ecdf-frame{display:grid;grid-template-columns:max-content 1fr;gap:0 8px;margin-top:10px;padding-right:14px}.ecdf-frame .shares{display:flex;flex-direction:column;justify-content:space-between;font-size:11px;line-height:1;color:var(--dim);text-align:right}.ecdf-frame .axis{grid-column:2}.filters{display:flex;flex-wrap:wrap;align-items:center;gap:8px;margin-bottom:10px}.filters input{width:260px}.filters select{max-width:200px}.filters .count{margin-left:auto;font-size:13px;color:var(--dim)}.flags{display:flex;flex-wrap:wrap;gap:6px}.flags .num{color:var(--dim)}.flags [aria-pressed=true]{background:var(--accent-soft);border-color:var(--accent);color:var(--accent);font-weight:600}.flags [aria-pressed=true] .num{color:inherit}.cases{contain:content;position:relative;max-height:min(74vh,900px);overflow:auto;background:var(--panel);border:1px solid var(--line);border-radius:6px}.cases table{table-layout:fixed;min-width:1120px}.cases th,.cases td{padding:0 10px;height:36px;vertical-align:middle;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;font-size:13px}.cases tbody tr{border-top:1px solid var(--line)}.cases tbody tr:hover{background:var(--soft)}.cases thead th{position:sticky;top:0;z-index:1;background:var(--soft);padding:0}.cases thead button{width:100%;height:36px;padding:0 10px;border:0;border-radius:0;background:none;text-align:inherit;font-size:12.5px;font-weight:600;color:var(--dim);overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.cases thead button:hover,.cases [aria-sort] button{color:var(--fg)}.cases :focus-visible{outline-offset:-2px}.cases .spacer,.cases .spacer:hover{background:none;border:0}.cases .spacer td{padding:0}.c-id{width:200px}.c-intent{width:92px}.c-move{width:240px}.c-num{width:90px}.c-outcome{width:260px}.cases .c-query a{color:inherit;text-decoration:none;font-weight:500}.cases tr:hover .c-query a{text-decoration:underline}.cases .tag{margin-left:6px}.cases .c-id code{color:var(--dim)}.cases .move-words{display:inline-block;min-width:62px}.cases .move-words.dim{font-weight:400}.c-system{width:116px}.compared .c-move{width:210px}.compared .c-outcome{width:130px}.best{font-weight:700;color:var(--good)}.filters .systems{display:flex;flex-wrap:wrap;gap:8px;width:100%;font-size:13px}.filters .group{width:100%;margin:0}.cases .arrow{font-size:9px;color:var(--dim)}.cases .c-outcome .bad{font-weight:600}.cases .none{padding:18px;color:var(--dim)}@media(max-width:640px){.filters input,.filters select{width:100%;max-width:none}.cases table{min-width:1120px}.cases .c-query{width:210px}}@media(min-width:641px)and (max-width:1499px){.c-id{width:130px}.c-move{width:200px}.c-num{width:78px}.c-outcome{width:170px}}@media(min-width:1500px){.c-id{width:150px}.c-intent{width:110px}.c-move{width:280px}.c-outcome{width:180px}}dialog.case{width:min(1180px,100vw);max-width:none;height:100dvh;max-height:none;margin:0 0 0 auto;padding:0;border:0;background:var(--bg);color:var(--fg);box-shadow:0 0 40px #0006}dialog.case::backdrop{background:#0007}.case-bar{display:flex;align-items:center;gap:8px;padding:9px 24px;border-bottom:1px solid var(--line);background:var(--soft);height:50px}.case-bar .close{margin-left:auto}kbd{padding:0 4px;border:1px solid var(--line);border-radius:3px;font-size:11px;color:var(--dim)}.case-body{height:calc(100dvh - 50px);overflow-y:auto;padding:18px 24px 48px}.case-body>section,.case-columns section{margin-top:24px}.case-head h2:focus{outline:none}.case-head h2{font-size:20px;line-height:1.3;letter-spacing:-.01em;margin:0;overflow-wrap:anywhere}.case-body h3{margin-bottom:6px}.says{margin-top:8px;max-width:100ch;overflow-wrap:anywhere}.targets{margin-top:14px}.targets code{white-space:normal}.case-columns{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:0 64px;align-items:start}table.figures th,table.figures td{padding:3px 8px 3px 0;border-top:1px solid var(--line)}table.figures td.num{padding-right:0;padding-left:12px}.samples li{display:grid;grid-template-columns:74px minmax(60px,1fr) 130px;align-items:center;gap:10px;font-size:13px;min-height:26px}.samples svg{display:block;width:100%;height:18px;overflow:visible}.samples .was circle{fill:var(--bg);stroke:var(--dim);stroke-width:1.5}.samples .now circle{fill:var(--fg);opacity:.7}.samples .ends{display:flex;justify-content:space-between;grid-column:2;font-size:11px;color:var(--dim)}.samples .ends-row{min-height:0}.spans rect{fill:var(--dim)}.spans span:first-child{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}@media(max-width:760px){.case-bar,.case-body{padding-left:14px;padding-right:14px}.case-bar kbd{display:none}.case-columns{grid-template-columns:minmax(0,1fr)}}.answers h4{margin:10px 0 2px;font-size:13px;font-weight:600}.claims{margin:4px 0 10px;padding:0;list-style:none}.claims li{padding:2px 0 2px 22px;text-indent:-22px;overflow-wrap:anywhere}.claims li>[aria-hidden]{display:inline-block;width:22px;font-weight:700;text-indent:0}.claims .bad>[aria-hidden]{color:var(--bad)}.claims .good>[aria-hidden]{color:var(--good)}.side-by-side{display:flex;align-items:start}.ranking{flex:1 1 0;min-width:0}.ranking h3{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.many .side-by-side{overflow-x:auto}.many .ranking{flex-basis:330px;min-width:330px}.rankings .note{padding-top:6px}mark{background:none;color:inherit;font-weight:700}.places{border:1px solid var(--line);border-radius:6px;background:var(--panel);overflow:hidden}.places li{display:flex;align-items:center;gap:10px;height:46px;padding:0 10px;box-shadow:inset 0 -1px var(--line)}.places .rank{flex:none;width:20px;color:var(--dim);font-size:12.5px}.places .what{flex:1;min-width:0;line-height:1.3}.places .what>*{display:block;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.places .snippet{font-size:12px;color:var(--dim)}.places .marks{flex:none;display:flex;align-items:center;gap:8px}.places .fate{min-width:52px;text-align:right;font-size:12px;color:var(--dim);white-space:nowrap}.places .target{background:var(--accent-soft)}.places .target .judged{color:var(--accent);border-color:currentColor}.places .lost{background:var(--bad-soft)}.places .lost .judged{color:var(--bad);border-color:currentColor;font-weight:600}.places .target code,.places .lost code{font-weight:600}.lines{display:block;flex:none;margin-top:26px}.lines path{fill:none;stroke-width:1.2;stroke:var(--dim);opacity:.55}.lines .target{stroke:var(--accent);stroke-width:2.4;opacity:1}.lines .lost{stroke:var(--bad);stroke-width:2.4;opacity:1}@media(max-width:760px){.side-by-side{flex-direction:column;gap:16px}.ranking,.many .ranking{flex:none;width:100%;min-width:0}.lines{display:none}.rankings:not(.many) .ranking:first-child{order:1}}.replay>header{padding-top:20px}.replay h1{font-size:22px;line-height:1.3;margin-bottom:6px}.replay tbody th,.replay tbody td{vertical-align:middle}.replay .day{white-space:nowrap}.sparkline{display:block;width:300px;overflow:visible}.sparkline line{stroke:var(--dim);stroke-width:1.2}.sparkline circle{fill:var(--fg)}.sparkline .fail{fill:var(--bad)}@media(max-width:640px){.sparkline{width:150px}}main.systems h1{display:block;font-size:22px}.rulings li{padding:1px 0}main.systems #figures code{white-space:nowrap}main.systems svg[role=img]{display:block;max-width:45rem}@media print{:root,:root[data-theme]{color-scheme:light}.bar,.skip,.copy,#cases,dialog.case{display:none}main{max-width:none;padding:0}body{font-size:11px;background:none}.scroll{overflow:visible;border:0}.scroll th,.scroll td{padding:2px 4px;white-space:normal;overflow-wrap:anywhere}.groups li,.notices li,.todo,.fact{max-width:100%;overflow-wrap:anywhere}.panel,.groups li,.worst>li,.receipt>div,tr{break-inside:avoid}details::details-content{content-visibility:visible;height:auto}summary{color:inherit;list-style:none;font-weight:600}.columns{grid-template-columns:minmax(0,1fr)}}';
const STYLE_HASH = "sha256-1EZIHbyFO8R7TYF8vBnG6j6APjTe9nTmX3TiTjeEyXk=";


;// CONCATENATED MODULE: ./lib/reporters/html/page.js


const POLICY = [
  "default-src 'none'",
  `script-src '${EARLY_HASH}' '${SCRIPT_HASH}'`,
  `style-src '${STYLE_HASH}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'"
].join("; ");
const PACKED_FROM = 5e5;
function* renderPage({ title, kind, bar, body, data }, pack) {
  yield `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="generator" content="retrieval-eval-gate">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<script>${EARLY}</script>
<style>${STYLE}</style>
</head>
<body>
`;
  const main = kind === "" ? "" : ` class="${kind}"`;
  yield `<a class="skip" href="#main">To the content</a>
${bar}<main id="main"${main}>
`;
  yield `${body}</main>
`;
  yield* dataBlock(data, pack);
  yield `<script>${SCRIPT}</script>
</body>
</html>
`;
}
function renderBar(tool, links) {
  const items = links.map(([id, name]) => `<a href="#${id}">${name}</a>`);
  return `<nav class="bar" aria-label="Parts of the page"><span class="tool">${(0,html/* escapeText */.X1)(tool, 80)}</span>${items.join("")}<span id="theme"></span></nav>
`;
}
function* dataBlock(json, pack) {
  const partsIterator = json[Symbol.iterator]();
  const heldParts = [];
  const heldMost = pack === void 0 ? Infinity : PACKED_FROM;
  let length = 0;
  let next = partsIterator.next();
  for (; !next.done && length < heldMost; next = partsIterator.next()) {
    heldParts.push(next.value);
    length += next.value.length;
  }
  const isPacked = pack !== void 0 && length >= PACKED_FROM;
  yield `<script id="data" type="application/${isPacked ? "x-deflate" : "json"}">`;
  if (isPacked) {
    yield* pack(allParts(heldParts, next, partsIterator));
  } else {
    yield* heldParts;
  }
  yield "</script>\n";
}
function* allParts(heldParts, next, partsIterator) {
  yield* heldParts;
  let result = next;
  while (!result.done) {
    yield result.value;
    result = partsIterator.next();
  }
}



/***/ })

};
