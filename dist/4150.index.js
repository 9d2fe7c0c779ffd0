export const id = 4150;
export const ids = [4150];
export const modules = {

/***/ 14150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   suggestKnownItems: () => (/* binding */ suggestKnownItems)
/* harmony export */ });
/* harmony import */ var _near_duplicates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60774);
/* harmony import */ var _decision_random_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57435);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16886);
/* harmony import */ var _personal_data_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22831);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97855);





function suggestKnownItems(documents, most, random) {
  const documentsWithQueries = documents.toSorted((a, b) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .OP)(a.id, b.id)).map((document) => ({ document, queries: titleQueries(document) }));
  const documentCountByQuery = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .countItems */ .A1)(documentsWithQueries.flatMap(({ queries }) => [...new Set(queries.map(_near_duplicates_js__WEBPACK_IMPORTED_MODULE_0__/* .plainQuery */ .T))]));
  const isOwnHeading = (query) => documentCountByQuery.get((0,_near_duplicates_js__WEBPACK_IMPORTED_MODULE_0__/* .plainQuery */ .T)(query)) === 1 && (0,_personal_data_js__WEBPACK_IMPORTED_MODULE_3__/* .personalKind */ .z)(query) === null;
  const documentsWithOwnHeading = documentsWithQueries.map(({ document, queries }) => ({ document, queries: queries.filter(isOwnHeading) })).filter(({ queries }) => queries.length > 0);
  const drawnDocuments = (0,_decision_random_js__WEBPACK_IMPORTED_MODULE_4__/* .shuffle */ .k)(documentsWithOwnHeading, random).slice(0, most);
  const drawnQueries = drawnDocuments.map(({ document, queries }) => ({
    name: document.path ?? document.id,
    query: (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .requireItem */ .l5)(queries, random.below(queries.length))
  }));
  return {
    documents: documents.length,
    withoutHeading: documents.length - documentsWithOwnHeading.length,
    cases: drawnQueries.toSorted((a, b) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .OP)(a.name, b.name)).map(({ name, query }) => ({
      query,
      intent: "known-item",
      tags: [],
      targets: [{ document: name, clicks: null }],
      asked: null,
      others: []
    }))
  };
}
const HEADING = /^#{1,3}[ \t](.*)$/gm;
const FENCE = /^(```|~~~)[^]*?^\1/gm;
const MOST_WORDS = 12;
const LEAST_WORDS_ALONE = 4;
function titleQueries({ title, text, path }) {
  const isMarkdown = path !== void 0 && /\.(?:md|mdx|markdown)$/i.test(path);
  const markdown = isMarkdown ? text : "";
  const headings = [];
  for (const { 1: heading = "" } of markdown.replaceAll(FENCE, "").matchAll(HEADING)) {
    const withoutClosingMarks = heading.trim().replace(/(?<!#)#+$/, "");
    headings.push(removeMarks(withoutClosingMarks));
  }
  const documentTitle = removeMarks(findFrontTitle(markdown) ?? (title || (headings[0] ?? "")));
  const queries = /* @__PURE__ */ new Set([documentTitle]);
  for (const heading of headings) {
    if (heading !== documentTitle) {
      const isShort = countWords(heading) < LEAST_WORDS_ALONE;
      queries.add(isShort ? `${documentTitle} ${heading}` : heading);
    }
  }
  return [...queries].filter((query) => new RegExp("\\p{L}", "u").test(query) && countWords(query) <= MOST_WORDS);
}
function findFrontTitle(markdown) {
  const lines = markdown.split(/\r?\n/);
  const end = lines.indexOf("---", 1);
  if (lines[0] !== "---" || end === -1) {
    return null;
  }
  const line = lines.slice(1, end).find((candidate) => candidate.startsWith("title:"));
  const title = line?.slice("title:".length).trim() ?? "";
  return title === "" ? null : title.replaceAll(/^["']|["']$/g, "");
}
function countWords(text) {
  return text.split(" ").length;
}
function removeMarks(heading) {
  return heading.replaceAll(/!?\[([^[\]]*)\]\([^()]*\)/g, "$1").replaceAll(/<[^<>]+>|[`*]|\{#[^{}]*\}/g, "").replaceAll(/\s+/g, " ").trim();
}



/***/ }),

/***/ 22831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ personalKind)
/* harmony export */ });
const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u;
const IPV4 = /(?<![\w.])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\w.]*\d)/;
const IPV6 = /(?<![\w:])(?:[\da-f]{1,4}:){7}[\da-f]{1,4}(?![\w:])|(?<![\w:])(?:[\da-f]{1,4}:){1,6}(?::[\da-f]{1,4}){2,6}(?![\w:])/i;
const CARD = /(?<![\d.])\d(?:[ -]?\d){12,18}(?![\d.])/g;
const PHONE = /(?<![\w.])(?:\+|00)\d(?:[ ./()-]{0,2}\d){6,14}(?!\w)|(?<![\w.])(?:\(\d{2,5}\)|0\d{1,4})[ ./-]{0,2}\d(?:[ ./-]?\d){5,9}(?!\w)|(?<![\w.-])\d{3}[ .-]\d{3,4}[ .-]\d{4}(?![\w.-])/;
const TOKEN = /[\w+/=~.-]{20,}/g;
function personalKind(text) {
  if (EMAIL.test(text)) {
    return "e-mail";
  }
  if ((text.match(CARD) ?? []).some((digits) => isCardNumber(digits.replaceAll(/\D/g, "")))) {
    return "card number";
  }
  if (IPV4.test(text) || IPV6.test(text)) {
    return "IP address";
  }
  if (PHONE.test(text)) {
    return "phone number";
  }
  return (text.match(TOKEN) ?? []).some(isToken) ? "long token" : null;
}
function isCardNumber(digits) {
  let sum = 0;
  for (const [i, digit] of Array.from(digits).toReversed().entries()) {
    const value = Number(digit) * (i % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
function isToken(word) {
  const digits = word.replaceAll(/\D/g, "").length;
  const isHexadecimal = /^[\da-f-]{20,}$/i.test(word);
  if (isHexadecimal) {
    return digits >= 4;
  }
  const changes = word.match(/\d(?=[A-Za-z])|[A-Za-z](?=\d)/g)?.length ?? 0;
  const hasLongWord = /[A-Za-z]{8}/.test(word);
  return digits >= 4 && changes >= 4 && !hasLongWord;
}



/***/ })

};
