export const id = 1385;
export const ids = [1385];
export const modules = {

/***/ 31385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $o: () => (/* binding */ scopeLabel),
/* harmony export */   AN: () => (/* binding */ scopeWords),
/* harmony export */   CW: () => (/* binding */ formatDelta),
/* harmony export */   Fl: () => (/* binding */ formatValue),
/* harmony export */   I3: () => (/* binding */ checkName),
/* harmony export */   JU: () => (/* binding */ moveWords),
/* harmony export */   MH: () => (/* binding */ plainName),
/* harmony export */   PM: () => (/* binding */ checkNumbers),
/* harmony export */   Uf: () => (/* binding */ formatRank),
/* harmony export */   Zv: () => (/* binding */ listNames),
/* harmony export */   _V: () => (/* binding */ formatMs),
/* harmony export */   aX: () => (/* binding */ pluralise),
/* harmony export */   bX: () => (/* binding */ byWords),
/* harmony export */   es: () => (/* binding */ clipName),
/* harmony export */   lq: () => (/* binding */ rangeText),
/* harmony export */   m4: () => (/* binding */ queriesText),
/* harmony export */   mh: () => (/* binding */ withArrow),
/* harmony export */   rj: () => (/* binding */ countWords),
/* harmony export */   x3: () => (/* binding */ NONE)
/* harmony export */ });
/* harmony import */ var _model_alike_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7072);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97855);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90997);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28213);




const NONE = "\u2013";
const MINUS = "\u2212";
function formatMs(ms, decimals = msDecimals(ms)) {
  return ms === null ? NONE : `${withMinus(groupDigits(ms.toFixed(decimals)))} ms`;
}
function costDecimals(cost) {
  const size = Math.abs(cost ?? 0);
  if (size === 0) {
    return 0;
  }
  const decimals = 2 - Math.floor(Math.log10(size));
  return Math.min(Math.max(decimals, 0), 12);
}
function msDecimals(ms) {
  const size = Math.abs(ms ?? 0);
  if (size < 1) {
    return 3;
  }
  if (size < 10) {
    return 2;
  }
  return size < 100 ? 1 : 0;
}
function formatValue(unit, value, decimals) {
  if (value === null) {
    return NONE;
  }
  if (unit === "ms") {
    return formatMs(value, decimals);
  }
  if (unit === "cases") {
    return withMinus(groupDigits(String(Math.round(value * 1e6) / 1e6)));
  }
  if (unit === "money") {
    return withMinus(value.toFixed(decimals ?? costDecimals(value)));
  }
  return withMinus(value.toFixed(decimals ?? (unit === "characters" ? 1 : 3)));
}
function formatDelta(unit, delta, decimals) {
  if (delta === null) {
    return NONE;
  }
  const shown = formatValue(unit, delta, decimals);
  return delta > 0 && /[1-9]/.test(shown) ? `+${shown}` : shown;
}
function withArrow(delta) {
  if (delta.startsWith("+")) {
    return `\u25B2 ${delta}`;
  }
  return delta.startsWith(MINUS) ? `\u25BC ${delta}` : delta;
}
function withMinus(text) {
  if (!text.startsWith("-")) {
    return text;
  }
  return /[1-9]/.test(text) ? MINUS + text.slice(1) : text.slice(1);
}
function groupDigits(digits) {
  return /\d{5}/.test(digits) ? digits.replaceAll(/(?<!\.\d*)\B(?=(?:\d{3})+(?!\d))/g, ",") : digits;
}
function checkNumbers(row) {
  const { unit, baseline, current, limit } = row;
  const values = [baseline, current, limit].filter((value) => value !== null);
  const decimals = decimalsOfRow(unit, values);
  return {
    baseline: formatValue(unit, baseline, decimals),
    current: formatValue(unit, current, decimals),
    delta: formatDelta(unit, printedDelta(row, decimals), decimals),
    limit: formatValue(unit, limit, decimals)
  };
}
function decimalsOfRow(unit, values) {
  switch (unit) {
    case "ms":
      return rowDecimals(values);
    case "money":
      return Math.max(0, ...values.map(costDecimals));
    case "characters":
      return 1;
    default:
      return distinctDecimals(values, 3, 6);
  }
}
function printedDelta({ unit, baseline, current, delta }, decimals) {
  if (baseline === null || current === null || delta === null || unit === "cases") {
    return delta;
  }
  return Number(current.toFixed(decimals)) - Number(baseline.toFixed(decimals));
}
function rowDecimals(values) {
  const largest = Math.max(0, ...values.map(Math.abs));
  let most = 3;
  if (largest >= 1e3) {
    most = 0;
  } else if (largest >= 100) {
    most = 1;
  }
  const needed = Math.max(0, ...values.map(msDecimals));
  return distinctDecimals(values, Math.min(most, needed), 3);
}
const EQUAL_DECIMALS = 9;
function distinctDecimals(values, least, most) {
  const countDistinct = (decimals2) => new Set(values.map((value) => value.toFixed(decimals2))).size;
  let decimals = least;
  while (decimals < most && countDistinct(decimals) < countDistinct(EQUAL_DECIMALS)) {
    decimals++;
  }
  return decimals;
}
function formatRank(rank) {
  return rank === null ? NONE : String(rank);
}
function pluralise(count, one, many = `${one}s`) {
  return `${groupDigits(String(count))} ${count === 1 ? one : many}`;
}
function queriesText(count) {
  return pluralise(count, "query", "queries");
}
const NAMED = 5;
const NAME_LENGTH = 80;
function listNames(ids, most = NAMED) {
  return (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .listFirst */ .rL)(ids.map(clipName), most);
}
function clipName(name) {
  return (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .capText */ .yA)(name, NAME_LENGTH);
}
function scopeWords(scope) {
  return scope.kind === "overall" ? "overall" : `in ${scope.kind} ${clipName(scope.name)}`;
}
function checkName({ metric, scope }) {
  return `${metric} ${scopeWords(scope)}`;
}
function scopeLabel(scope) {
  if (scope.kind === "overall") {
    return "overall";
  }
  return scope.kind === "tag" ? `tag ${scope.name}` : scope.name;
}
function byWords(scopes) {
  const kinds = new Set(scopes.map(({ kind }) => kind));
  if (!kinds.has("tag")) {
    return "by intent";
  }
  return kinds.has("intent") ? "by intent and tag" : "by tag";
}
function countWords(scopes, more = "") {
  const tagCount = scopes.filter(({ kind }) => kind === "tag").length;
  const intentCount = scopes.length - tagCount;
  const words = [
    intentCount === 0 ? "" : pluralise(intentCount, `${more}intent`),
    tagCount === 0 ? "" : pluralise(tagCount, `${more}tag`)
  ];
  return words.filter(Boolean).join(" and ");
}
function rangeText({ low, high }) {
  return `${low.toFixed(2)} to ${high.toFixed(2)}`;
}
function plainName(id, results) {
  const plain = (0,_model_alike_names_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutTextHash */ .ch)(id);
  const isShared = results.some((other) => other !== id && (0,_model_alike_names_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutTextHash */ .ch)(other) === plain);
  return isShared ? id : plain;
}
function moveWords(before, after) {
  if (before === null) {
    return after === null ? "not found before either" : `new at rank ${after}`;
  }
  if (before === void 0 || before === after) {
    return after === null ? "not found by the search" : `rank ${after}`;
  }
  return `rank ${before} \u2192 ${after ?? "lost"}`;
}



/***/ }),

/***/ 7072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gb: () => (/* binding */ hasSameEnd),
/* harmony export */   JM: () => (/* binding */ isPrintedCollection),
/* harmony export */   ch: () => (/* binding */ withoutTextHash),
/* harmony export */   wW: () => (/* binding */ hasSameLetters),
/* harmony export */   y: () => (/* binding */ looksLikeSeveralNames)
/* harmony export */ });
/* harmony import */ var _docno_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61172);

function isPrintedCollection(text) {
  return /^(?:\[.*\]|\(.*\)|\{.*\})$/s.test(text);
}
function looksLikeSeveralNames(text) {
  if (/[|\n\t]|<br\b/i.test(text)) {
    return true;
  }
  const parts = text.split(/[,;]\s*/);
  return parts.length > 1 && parts.every(looksLikeName);
}
function looksLikeName(text) {
  return !/\s/.test(text) && /[\w-][./_-][\w-]/.test(text);
}
function withoutTextHash(name) {
  return name.replace(/#[0-9a-f]{12}$/, "");
}
function hasSameEnd(a, b) {
  const partsOfA = pathParts(a);
  const partsOfB = pathParts(b);
  const length = Math.min(partsOfA.length, partsOfB.length);
  const endOfB = partsOfB.slice(-length);
  return partsOfA.slice(-length).every((part, at) => part === endOfB[at]);
}
function hasSameLetters(a, b) {
  return joinLetters(a) === joinLetters(b);
}
function joinLetters(name) {
  return (0,_docno_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePercent */ .gr)(name).toLowerCase().replaceAll(/[-_./\\:% ]/g, "");
}
function pathParts(path) {
  const withoutExtension = (0,_docno_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePercent */ .gr)(path).replace(/\.\d*[a-z][a-z\d]*$/i, "");
  return withoutExtension.toLowerCase().split(/[/\\:]/);
}



/***/ }),

/***/ 90997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ groupBy),
/* harmony export */   A9: () => (/* binding */ mapBuckets),
/* harmony export */   Ao: () => (/* binding */ makeBuckets),
/* harmony export */   Cm: () => (/* binding */ scopeText),
/* harmony export */   Ln: () => (/* binding */ intentScope),
/* harmony export */   Ub: () => (/* binding */ findBucket),
/* harmony export */   _H: () => (/* binding */ selectCases),
/* harmony export */   aD: () => (/* binding */ OVERALL),
/* harmony export */   cV: () => (/* binding */ listScopes),
/* harmony export */   ut: () => (/* binding */ selectInScope),
/* harmony export */   yX: () => (/* binding */ isInScope)
/* harmony export */ });
/* unused harmony export tagScope */
/* harmony import */ var _lookup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97855);
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16886);


const OVERALL = { kind: "overall" };
function intentScope(name) {
  return { kind: "intent", name };
}
function tagScope(name) {
  return { kind: "tag", name };
}
function scopeText(scope) {
  return scope.kind === "overall" ? "overall" : `${scope.kind}:${scope.name}`;
}
function bucketNames({ intent, tags }, kind) {
  return kind === "intent" ? [intent] : tags ?? [];
}
function isInScope(scope, member) {
  return scope.kind === "overall" || bucketNames(member, scope.kind).includes(scope.name);
}
const groupsByList = {
  intent: /* @__PURE__ */ new WeakMap(),
  tag: /* @__PURE__ */ new WeakMap()
};
function selectInScope(items, scope, memberOf) {
  if (scope.kind === "overall") {
    return items;
  }
  const groupsByKnownList = groupsByList[scope.kind];
  const groups = groupsByKnownList.get(items) ?? groupByName(items, scope.kind, memberOf);
  groupsByKnownList.set(items, groups);
  return groups.get(scope.name) ?? [];
}
function selectCases(cases, scope) {
  return selectInScope(cases, scope, (each) => each);
}
function groupByName(items, kind, memberOf) {
  const groups = /* @__PURE__ */ new Map();
  for (const item of items) {
    for (const name of bucketNames(memberOf(item), kind)) {
      (0,_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .addToList */ .vH)(groups, name, item);
    }
  }
  return groups;
}
function groupBy(items, keyOf) {
  const groups = /* @__PURE__ */ new Map();
  for (const item of items) {
    (0,_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .addToList */ .vH)(groups, keyOf(item), item);
  }
  return groups;
}
function findBucket(buckets, scope) {
  if (scope.kind === "overall") {
    return buckets?.overall;
  }
  return (scope.kind === "intent" ? buckets?.by_intent : buckets?.by_tag)?.get(scope.name);
}
function listScopes(buckets) {
  const { by_intent: intents, by_tag: tags } = buckets ?? {};
  return [
    OVERALL,
    ...[...intents?.keys() ?? []].map(intentScope),
    ...[...tags?.keys() ?? []].map(tagScope)
  ];
}
function makeBuckets(cases, make) {
  const makeNamedBuckets = (kind) => {
    const groups = [...groupByName(cases, kind, (member) => member)];
    return (0,_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .mapValues */ .LG)(groups.toSorted(([a], [b]) => (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP)(a, b)), make);
  };
  const tags = makeNamedBuckets("tag");
  return {
    overall: make(cases),
    by_intent: makeNamedBuckets("intent"),
    ...tags.size > 0 && { by_tag: tags }
  };
}
function mapBuckets(buckets, make) {
  const { overall, by_intent: byIntent, by_tag: byTag } = buckets;
  return {
    overall: make(overall, OVERALL),
    by_intent: (0,_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .mapValues */ .LG)(byIntent, (bucket, intent) => make(bucket, intentScope(intent))),
    ...byTag && { by_tag: (0,_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .mapValues */ .LG)(byTag, (bucket, tag) => make(bucket, tagScope(tag))) }
  };
}



/***/ })

};
