export const id = 3377;
export const ids = [3377];
export const modules = {

/***/ 72050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rn: () => (/* binding */ refuseOtherKind),
/* harmony export */   Tp: () => (/* binding */ parseDocument),
/* harmony export */   YV: () => (/* binding */ warnOfValuesCutByComment),
/* harmony export */   _$: () => (/* binding */ refuseNewer)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10107);
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80097);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62611);




function refuseNewer({ file, value, lineOf }, key = "version") {
  if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value)) {
    return;
  }
  const { [key]: version, tool, binding } = value;
  if (typeof version !== "number" || version <= 1) {
    return;
  }
  const pointer = `/${key}`;
  const place = { file, pointer, line: lineOf(pointer) };
  throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .newerVersion */ .ip)(place, version, (0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(binding) ? binding["tool"] : tool);
}
const KINDS = [
  { name: "suite", keys: ["revision", "cases"] },
  { name: "suite", keys: ["revision", "dataset"] },
  { name: "config", keys: ["suite", "retriever"] },
  { name: "baseline", keys: ["tool", "metrics"] }
];
function refuseOtherKind({ file, value }, wanted, code) {
  const kind = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) ? KINDS.find(({ keys }) => keys.every((key) => key in value)) : void 0;
  if (kind !== void 0 && kind.name !== wanted) {
    const advice = wanted === "config" ? "Name the config with --config, for example retrieval-gate.yaml. The config names the suite." : "Name the file with the cases in `suite` of the config, for example retrieval/suite.yaml.";
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError(code, `${file} is a ${kind.name}, not a ${wanted}`, advice);
  }
}
async function parseDocument(source, code, { numbers } = { numbers: "parsed" }) {
  refuseConflict(source, code);
  if (/\.jsonl$/i.test(source.file)) {
    return parseJsonLines(source, code);
  }
  if (/\.json$/i.test(source.file)) {
    return parseJson(source, code, { numbers });
  }
  if (/\.ya?ml$/i.test(source.file)) {
    const { parseForeignYaml, parseYaml } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(3088)]).then(__webpack_require__.bind(__webpack_require__, 63088));
    return numbers === "parsed" ? parseYaml(source, code) : parseForeignYaml(source, code);
  }
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError(code, `${source.file}: unknown file type`, "Expected .yaml, .yml, .json or .jsonl.");
}
function refuseConflict({ file, text }, code) {
  const marker = /^(?:<{7}|>{7}) /m.exec(text);
  if (marker === null) {
    return;
  }
  const line = text.slice(0, marker.index).split("\n").length;
  const message = "git's conflict marker; keep one of the two sides";
  const record = code === "invalid_baseline" ? ", then record again: `retrieval-gate record`" : "";
  throw (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .syntaxError */ .Ip)(code, file, [{ file, line, message: `${message}${record}` }]);
}
function parseJson(source, code, options) {
  const { file, digest } = source;
  const { problems, ...reading } = (0,_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readJson */ .Vh)(source, options);
  if (problems.length > 0) {
    throw (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .syntaxError */ .Ip)(code, file, problems);
  }
  return { file, digest, ...reading };
}
function parseJsonLines(source, code) {
  const problems = [];
  const lines = /* @__PURE__ */ new Map([["", 1]]);
  const values = [];
  const texts = /* @__PURE__ */ new Map();
  for (const [index, text] of source.text.split("\n").entries()) {
    if (text.trim() === "") {
      continue;
    }
    const line = index + 1;
    const root = values.length === 0 ? "" : `/cases/${values.length - 1}`;
    const reading = (0,_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readJson */ .Vh)({ file: source.file, text, line, root });
    problems.push(...reading.problems);
    for (const [pointer, number] of reading.texts) {
      texts.set(pointer, number);
    }
    lines.set(root, line);
    values.push(reading.value);
  }
  if (problems.length > 0) {
    throw (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .syntaxError */ .Ip)(code, source.file, problems);
  }
  const [head, ...cases] = values;
  const value = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(head) ? { ...head, cases } : head;
  return {
    file: source.file,
    value,
    digest: source.digest,
    lineOf: (pointer) => (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .findNearest */ .qg)(lines, pointer),
    texts
  };
}
const MOST_SHOWN = 20;
function warnOfValuesCutByComment({ file, cuts = [] }, root = "") {
  const likelyCuts = cuts.filter((cut) => cut.pointer.startsWith(root) && isLikelyCut(cut));
  const warnings = likelyCuts.slice(0, MOST_SHOWN).map((cut) => warnOfCut(file, cut));
  const otherCuts = likelyCuts.slice(MOST_SHOWN);
  const [firstOther] = otherCuts;
  if (firstOther === void 0) {
    return warnings;
  }
  const message = `so do ${otherCuts.length} more values from here on: each ends at " #"`;
  return [...warnings, { file, line: firstOther.line, message }];
}
const SENTENCE_POINTER = /\/(?:query|reference_answer)$/;
const DOCUMENT_POINTER = /\/(?:expected|forbidden)\//;
function isLikelyCut({ pointer, value, comment }) {
  if (/^[ \t]+#[^ \t#!]/.test(comment)) {
    return true;
  }
  const isNameOfWords = DOCUMENT_POINTER.test(pointer) && /\s/.test(value);
  const hasSeveralWords = SENTENCE_POINTER.test(pointer) || isNameOfWords;
  return hasSeveralWords && /^[ \t]#/.test(comment);
}
function warnOfCut(file, { line, value, comment }) {
  const commentText = comment.trim();
  const wholeText = `${value}${comment}`;
  const message = `YAML reads ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .showValue */ .vp)(commentText)} as a comment, so the value is ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .showValue */ .vp)(value)}; if it is part of the value, write ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .showValue */ .vp)(wholeText)}, else put two spaces before the # and one after it`;
  return { file, line, message };
}



/***/ }),

/***/ 80097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FR: () => (/* binding */ makeLineCounter),
/* harmony export */   M1: () => (/* binding */ describeJsonError),
/* harmony export */   Vh: () => (/* binding */ readJson)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _system_written_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74797);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97855);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62611);




const LINES_DEPTH = 2;
function readJson({ file, text, line: firstLine = 1, root = "" }, { numbers } = { numbers: "parsed" }) {
  const scanner = new Scanner(text, root);
  const isWhole = scanner.scan();
  const linesBefore = makeLineCounter(text);
  const lineOfOffset = (offset) => firstLine + linesBefore(offset);
  const problems = scanner.problems.map(({ offset, ...problem }) => {
    return { file, line: lineOfOffset(offset), ...problem };
  });
  const parse = numbers === "parsed" ? JSON.parse : _system_written_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJsonAsWritten */ .LT;
  return {
    value: isWhole ? parse(text) : void 0,
    problems,
    lineOf: (pointer) => lineOfOffset((0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .findNearest */ .qg)(scanner.offsets, pointer)),
    texts: scanner.numbers
  };
}
function describeJsonError(text) {
  return (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .requireItem */ .l5)(readJson({ file: "", text }).problems, 0).message;
}
function makeLineCounter(text) {
  let ends = null;
  return (offset) => {
    ends ??= findLineEnds(text);
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = low + high >> 1;
      if ((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .requireItem */ .l5)(ends, middle) < offset) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  };
}
function findLineEnds(text) {
  const ends = [];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) {
    ends.push(at);
  }
  return ends;
}
const SPACE = /[ \t\r\n]*/y;
const PLAIN = /[ !#-[\]-\uFFFF]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;
const NUMBER_OR_WORD = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null/y;
const JSON_WORDS = /* @__PURE__ */ new Map([
  ["NaN", "null"],
  ["Infinity", "null"],
  ["-Infinity", "null"],
  ["None", "null"],
  ["undefined", "null"],
  ["True", "true"],
  ["False", "false"]
]);
const OTHER_WORD = /^-?[A-Za-z]+/;
const SHOWN_BEFORE = 30;
class EndOfScan extends Error {
}
class Scanner {
  problems = [];
  /** Of each value down to LINES_DEPTH, by JSON pointer. */
  offsets = /* @__PURE__ */ new Map();
  /** By JSON pointer, those whose value JavaScript writes otherwise, such as 1.10. */
  numbers = /* @__PURE__ */ new Map();
  #path = [];
  #text;
  #root;
  #at = 0;
  constructor(text, root) {
    this.#text = text;
    this.#root = root;
  }
  /**
   * Scans the text. Returns false if it ended where the text is no JSON, or is nested too deeply.
   */
  scan() {
    try {
      this.#scanValue(0);
      this.#skip(SPACE);
      if (this.#at < this.#text.length) {
        this.#refuse("the end");
      }
      return true;
    } catch (error) {
      if (error instanceof EndOfScan) {
        return false;
      }
      throw error;
    }
  }
  #scanValue(depth) {
    this.#skip(SPACE);
    if (depth <= LINES_DEPTH) {
      this.offsets.set((0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .writePointer */ .NS)(this.#path), this.#at);
    }
    if (depth > _read_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_DEPTH */ .lr) {
      this.#addKeyProblem(`nested deeper than ${_read_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_DEPTH */ .lr} levels`);
      throw new EndOfScan();
    }
    switch (this.#text.charAt(this.#at)) {
      case "{":
        return this.#scanObject(depth);
      case "[":
        return this.#scanParts("]", (index) => {
          this.#path.push(index);
          this.#scanValue(depth + 1);
          this.#path.pop();
        });
      case '"':
        return void this.#readText();
      default:
        return this.#scanLiteral();
    }
  }
  #scanObject(depth) {
    const seenKeys = /* @__PURE__ */ new Set();
    this.#scanParts("}", () => {
      const key = this.#readKey();
      this.#path.push(key);
      if (seenKeys.has(key)) {
        this.#addKeyProblem(`the key "${key}" occurs twice in one object`);
      }
      if (_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .UNSAFE_KEYS */ .a2.has(key)) {
        this.#addKeyProblem(`the key "${key}" is not allowed`);
      }
      seenKeys.add(key);
      this.#skip(SPACE);
      if (!this.#readMark(":")) {
        this.#refuse("a colon behind the key");
      }
      this.#scanValue(depth + 1);
      this.#path.pop();
    });
  }
  /** Scans a list or an object: what is between the opening bracket, commas and `closing`. */
  #scanParts(closing, scanPart) {
    this.#at++;
    this.#skip(SPACE);
    if (this.#readMark(closing)) {
      return;
    }
    for (let index = 0; ; index++) {
      scanPart(index);
      this.#skip(SPACE);
      if (this.#readMark(closing)) {
        return;
      }
      const comma = this.#at;
      if (!this.#readMark(",")) {
        this.#refuse(`a comma or ${closing}`);
      }
      this.#skip(SPACE);
      if (/^[\]}]/.test(this.#text.charAt(this.#at))) {
        this.#failAt(comma, "nothing follows this comma; remove the comma");
      }
    }
  }
  /** Returns a key without its escapes. */
  #readKey() {
    if (this.#text.charAt(this.#at) !== '"') {
      this.#refuse("a key in double quotes");
    }
    const written = this.#readText();
    return written.includes("\\") ? JSON.parse(written) : written.slice(1, -1);
  }
  /**
   * Returns a text as it is written, with its quotes. A loop, since one pattern for all would
   * overflow the stack at millions of escapes.
   */
  #readText() {
    const start = this.#at++;
    let hasEscape;
    do {
      this.#skip(PLAIN);
      hasEscape = this.#skip(ESCAPE);
    } while (hasEscape);
    if (this.#readMark('"')) {
      return this.#text.slice(start, this.#at);
    }
    if (this.#at === this.#text.length) {
      this.#failAt(this.#at, "a text is not closed; write a quote at its end");
    }
    const reason = this.#text.startsWith("\\", this.#at) ? "no such escape in a text; write the backslash twice" : "a line break or tab in a text; write `\\n` or `\\t`, or close the text";
    return this.#failAt(this.#at, reason);
  }
  /** Scans a number, true, false or null. */
  #scanLiteral() {
    const start = this.#at;
    if (!this.#skip(NUMBER_OR_WORD)) {
      const [word = ""] = OTHER_WORD.exec(this.#text.slice(start, start + 20)) ?? [];
      const jsonWord = JSON_WORDS.get(word);
      if (jsonWord !== void 0) {
        this.#failAt(start, `JSON has no ${word}; write ${jsonWord}`);
      }
      this.#refuse("a value", "; a text needs double quotes");
    }
    const written = this.#text.slice(start, this.#at);
    if (/^[-\d]/.test(written) && !(0,_system_written_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .isWrittenAsValue */ .po)(written, Number(written))) {
      this.numbers.set(`${this.#root}${(0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .writePointer */ .NS)(this.#path)}`, written);
    }
  }
  /** Moves behind what the pattern matches. Returns whether that is more than nothing. */
  #skip(pattern) {
    const start = this.#at;
    pattern.lastIndex = start;
    if (pattern.test(this.#text)) {
      this.#at = pattern.lastIndex;
    }
    return this.#at > start;
  }
  /** Moves behind the character if it stands here. Returns whether it does. */
  #readMark(mark) {
    const isHere = this.#text.charAt(this.#at) === mark;
    this.#at += isHere ? 1 : 0;
    return isHere;
  }
  /** Ends the scan because something else than `expected` stands here. */
  #refuse(expected, advice = "") {
    const start = this.#text.slice(this.#at, this.#at + 2);
    if (start === "") {
      const { length } = this.#text.trimEnd();
      return this.#failAt(length, "it ends too early; close what is open");
    }
    if (/^(?:\/\/|\/\*|#)/.test(start)) {
      return this.#failAt(this.#at, "JSON has no comments; remove the comment");
    }
    if (/^['“‘]/.test(start)) {
      return this.#failAt(this.#at, "texts and keys need double quotes");
    }
    const found = JSON.stringify(String.fromCodePoint(start.codePointAt(0) ?? 0));
    return this.#failAt(this.#at, `expected ${expected}, got ${found}${advice}`);
  }
  /** Ends the scan because the text is no JSON. */
  #failAt(offset, reason) {
    const before = this.#text.slice(Math.max(0, offset - SHOWN_BEFORE), offset).trim();
    const place = before === "" ? "" : `, after ${JSON.stringify(before)}`;
    const message = this.#text.trim() === "" ? "the file is empty" : `not valid JSON: ${reason}${place}`;
    this.problems.splice(0, Infinity, { offset, message });
    throw new EndOfScan();
  }
  #addKeyProblem(message) {
    this.problems.push({ offset: this.#at, pointer: (0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .writePointer */ .NS)(this.#path), message });
  }
}



/***/ }),

/***/ 74879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o6: () => (/* binding */ computeJaccard),
/* harmony export */   vp: () => (/* binding */ isChurn),
/* harmony export */   xH: () => (/* binding */ JACCARD)
/* harmony export */ });
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);

const JACCARD = {
  kind: "churn",
  name: "jaccard",
  direction: "higher",
  category: "ranking_shift",
  cutoff: "required",
  rule: (0,_family_js__WEBPACK_IMPORTED_MODULE_0__/* .absoluteTolerance */ .fE)(0.5),
  gatedByDefault: false,
  meaning: "documents that are in both lists, now and in the baseline, as a share of all documents in the lists",
  source: "Jaccard (1912); needs no judgments"
};
function isChurn(metric) {
  return metric.startsWith(JACCARD.name);
}
function computeJaccard(a, b, k) {
  const topOfA = [...new Set(a)].slice(0, k);
  const topOfB = new Set([...new Set(b)].slice(0, k));
  const common = topOfA.filter((document) => topOfB.has(document)).length;
  const unionSize = topOfA.length + topOfB.size - common;
  return unionSize === 0 ? null : common / unionSize;
}



/***/ }),

/***/ 32967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ CLUSTERING),
/* harmony export */   k: () => (/* binding */ clusteringRatio)
/* harmony export */ });
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97855);
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);


const CLUSTERING = {
  kind: "rate",
  name: "clustering_ratio",
  meaning: "largest share of the top k results that come from one cluster (or file)",
  direction: "lower",
  category: "diversity_collapse",
  cutoff: "required",
  rule: (0,_family_js__WEBPACK_IMPORTED_MODULE_0__/* .absoluteTolerance */ .fE)(0.05),
  gatedByDefault: true,
  source: "over cases with two or more results, one of them with a cluster or a path; the gate counts a failed query as one cluster",
  value: (view, k) => {
    if (!view.asksDocuments) {
      return null;
    }
    return clusteringRatio(view.hits.slice(0, k).map((hit) => hit.cluster ?? hit.path ?? null));
  }
};
function clusteringRatio(clusters) {
  if (clusters.length < 2) {
    return null;
  }
  const sizes = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .countItems */ .A1)(clusters.filter((cluster) => cluster !== null));
  return sizes.size === 0 ? null : Math.max(...sizes.values()) / clusters.length;
}



/***/ }),

/***/ 99850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ isTextTarget),
/* harmony export */   O: () => (/* binding */ CONTEXT_CHARS)
/* harmony export */ });
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44141);

function isTextTarget(target) {
  return (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_0__/* .singleTargets */ .xG)(target).some(({ kind }) => kind === "text" || kind === "file" || kind === "span");
}
const CONTEXT_CHARS = {
  kind: "size",
  name: "context_chars",
  meaning: "mean number of characters of the texts in the top k",
  direction: "lower",
  category: "diversity_collapse",
  cutoff: "required",
  rule: { tolerance: [{ unit: "percent", value: 50 }] },
  gatedByDefault: false,
  needs: "text",
  source: "code points; the mean over results with a text, then over cases with texts as targets",
  value: (view, k) => {
    if (!view.asksDocuments || !view.case.expected.some(isTextTarget)) {
      return null;
    }
    const texts = view.hits.slice(0, k).flatMap(({ text }) => text === void 0 ? [] : [text]);
    if (texts.length === 0) {
      return null;
    }
    return texts.reduce((sum, text) => sum + countCharacters(text), 0) / texts.length;
  }
};
const SURROGATE_PAIR = /[\ud800-\udbff][\udc00-\udfff]/g;
function countCharacters(text) {
  return text.length - (text.match(SURROGATE_PAIR)?.length ?? 0);
}



/***/ }),

/***/ 36292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gg: () => (/* binding */ costMetric),
/* harmony export */   R9: () => (/* binding */ findUnpricedCalls),
/* harmony export */   Xo: () => (/* binding */ priceChanges),
/* harmony export */   oF: () => (/* binding */ COST),
/* harmony export */   qg: () => (/* binding */ findCasesWithoutCost)
/* harmony export */ });
/* unused harmony export sumCost */
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16886);

const COST = {
  kind: "cost",
  name: "cost_per_query",
  meaning: "mean cost of an answer, by `prices`",
  direction: "lower",
  category: "cost_regression",
  cutoff: "none",
  rule: { tolerance: [{ unit: "percent", value: 5 }] },
  gatedByDefault: false,
  source: "the sum over all calls of an answer; failed queries are left out",
  value: () => null
};
function costMetric(prices) {
  return { ...COST, value: (view) => view.usage === null ? null : sumCost(view.usage, prices) };
}
function priceChanges(before, now) {
  const modelPrices = [...before.models].map(([model, oldPrice]) => {
    const newPrice = now.models.get(model) ?? oldPrice;
    return [`prices.models.${model}`, oldPrice, newPrice];
  });
  const settings = [["prices.currency", before.currency, now.currency], ...modelPrices];
  return settings.filter(([, oldValue, newValue]) => !(0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .sameCanonical */ .FN)(oldValue, newValue));
}
function sumCost(usage, prices) {
  let sum = 0;
  for (const call of usage) {
    const price = prices.models.get(call.model ?? "");
    const cost = price === void 0 ? null : costOfCall(call, price);
    if (cost === null) {
      return null;
    }
    sum += cost;
  }
  return sum;
}
function costOfCall(call, price) {
  const { prompt_tokens: prompt, completion_tokens: completion } = call;
  const lacksPrompt = price.prompt !== null && prompt === void 0;
  const lacksCompletion = price.completion !== null && completion === void 0;
  if (lacksPrompt || lacksCompletion) {
    return null;
  }
  const promptPrice = (prompt ?? 0) * (price.prompt ?? 0);
  const completionPrice = (completion ?? 0) * (price.completion ?? 0);
  return (promptPrice + completionPrice) / 1e3 + (price.per_call ?? 0);
}
function findUnpricedCalls(usage, { models }) {
  const unpricedCalls = [];
  for (const { model = null, prompt_tokens: prompt = 0, completion_tokens: completion = 0 } of usage) {
    const price = model === null ? void 0 : models.get(model);
    if (price === void 0) {
      unpricedCalls.push({ model, part: null });
      continue;
    }
    if (price.per_call !== null) {
      continue;
    }
    if (price.prompt === null && prompt > 0) {
      unpricedCalls.push({ model, part: "prompt" });
    }
    if (price.completion === null && completion > 0) {
      unpricedCalls.push({ model, part: "completion" });
    }
  }
  return unpricedCalls;
}
function findCasesWithoutCost(cases, metric) {
  return cases.filter(({ error, metrics }) => error === null && (metrics.get(metric) ?? null) === null);
}



/***/ }),

/***/ 86509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hg: () => (/* binding */ hasTest),
/* harmony export */   T$: () => (/* binding */ isTestedQuality),
/* harmony export */   fE: () => (/* binding */ absoluteTolerance),
/* harmony export */   n2: () => (/* binding */ metricUnit),
/* harmony export */   uE: () => (/* binding */ isPerCase),
/* harmony export */   wH: () => (/* binding */ LATENCY_RULE),
/* harmony export */   zH: () => (/* binding */ QUALITY_RULE)
/* harmony export */ });
function isPerCase(family) {
  return family.kind !== "latency" && family.kind !== "churn" && family.kind !== "loss";
}
function metricUnit(family) {
  const { kind } = family;
  if (kind === "latency") {
    return "ms";
  }
  if (kind === "size") {
    return "characters";
  }
  if (kind === "loss") {
    return "cases";
  }
  return kind === "cost" ? "money" : "share";
}
const TESTED = /* @__PURE__ */ new Set([
  "recall",
  "precision",
  "hit_rate",
  "mrr",
  "map",
  "ndcg",
  "coverage",
  "full_coverage_rate",
  "evidence_recall"
]);
const TESTED_RATES = /* @__PURE__ */ new Set([
  "forbidden_rate",
  "false_result_rate",
  "clustering_ratio"
]);
function isTestedQuality({ name }) {
  return TESTED.has(name);
}
function hasTest(family) {
  const isJudged = family.kind === "answer" && family.direction === "higher";
  return isTestedQuality(family) || isJudged || TESTED_RATES.has(family.name);
}
const QUALITY_RULE = { tolerance: [{ unit: "absolute", value: 0.01 }] };
const LATENCY_RULE = {
  tolerance: [
    { unit: "absolute", value: 20 },
    { unit: "percent", value: 50 }
  ]
};
function absoluteTolerance(value) {
  return { tolerance: [{ unit: "absolute", value }] };
}



/***/ }),

/***/ 64168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ FILL_RATE)
/* harmony export */ });
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);

const FILL_RATE = {
  kind: "rate",
  name: "fill_rate",
  meaning: "number of results, divided by k",
  direction: "higher",
  category: "fewer_results",
  cutoff: "required",
  rule: (0,_family_js__WEBPACK_IMPORTED_MODULE_0__/* .absoluteTolerance */ .fE)(0.1),
  gatedByDefault: false,
  source: "over cases with targets; the gate counts a failed query as 0",
  value: (view, k) => view.asksDocuments && !view.failed ? Math.min(view.hits.length, k) / k : null
};



/***/ }),

/***/ 72987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kg: () => (/* binding */ medianOfTimes),
/* harmony export */   OP: () => (/* binding */ typicalTime),
/* harmony export */   Pu: () => (/* binding */ MIN_SAMPLES),
/* harmony export */   TT: () => (/* binding */ LATENCY),
/* harmony export */   VD: () => (/* binding */ percentileValue),
/* harmony export */   fv: () => (/* binding */ latencyStatistic),
/* harmony export */   z9: () => (/* binding */ summariseBucket)
/* harmony export */ });
/* unused harmony export summariseLatency */
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16886);
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86509);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97855);



const BASE = {
  kind: "latency",
  cutoff: "none",
  direction: "lower",
  category: "latency_regression",
  rule: _family_js__WEBPACK_IMPORTED_MODULE_1__/* .LATENCY_RULE */ .wH,
  source: "monotonic clock; one query at a time; without warm-up; the lower quartile of each query's times"
};
function percentileMetric(statistic, gatedByDefault) {
  return {
    ...BASE,
    name: `latency_${statistic}_ms`,
    meaning: `${statistic.slice(1)} % of the queries take at most this long`,
    statistic,
    gatedByDefault
  };
}
const LATENCY = [
  percentileMetric("p50", true),
  percentileMetric("p90", false),
  percentileMetric("p95", true),
  percentileMetric("p99", false),
  {
    ...BASE,
    name: "latency_mean_ms",
    meaning: "mean time of a query",
    statistic: "mean",
    gatedByDefault: false
  }
];
const MIN_SAMPLES = {
  p50: 20,
  p90: 30,
  p95: 12,
  p99: 300,
  mean: 20
};
const SHARE = { p50: 0.5, p90: 0.9, p95: 0.95, p99: 0.99 };
function typicalTime(samples) {
  return percentileValue(Float64Array.from(samples).sort(), 0.25, "nearest") ?? NaN;
}
function medianOfTimes(samples) {
  return percentileValue(Float64Array.from(samples).sort(), 0.5, "nearest");
}
function latencyStatistic(cases, statistic, method) {
  return computeStatistic(sortTypicalTimes(cases), statistic, method);
}
function sortTypicalTimes(cases) {
  const timed = cases.filter(({ length }) => length > 0);
  return Float64Array.from(timed, typicalTime).sort();
}
function computeStatistic(sorted, statistic, method) {
  if (statistic !== "mean") {
    return percentileValue(sorted, SHARE[statistic], method);
  }
  const sum = sorted.reduce((total, ms) => total + ms, 0);
  return sorted.length === 0 ? null : sum / sorted.length;
}
function summariseLatency(cases, method) {
  const sorted = sortTypicalTimes(cases);
  const findStatistic = (statistic) => computeStatistic(sorted, statistic, method);
  return {
    samples: cases.reduce((sum, { length }) => sum + length, 0),
    p50_ms: findStatistic("p50"),
    p90_ms: findStatistic("p90"),
    p95_ms: findStatistic("p95"),
    p99_ms: findStatistic("p99"),
    mean_ms: findStatistic("mean")
  };
}
function summariseBucket(cases, method) {
  const summary = summariseLatency(cases.map(({ samples_ms: times }) => times), method);
  const stages = new Set(cases.flatMap(({ spans_ms: times }) => [...times?.keys() ?? []]));
  if (stages.size === 0) {
    return summary;
  }
  const summariseStage = (stage) => summariseLatency(cases.map(({ spans_ms: times }) => times?.get(stage) ?? []), method);
  return {
    ...summary,
    spans: new Map([...stages].toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP).map((stage) => [stage, summariseStage(stage)]))
  };
}
function percentileValue(sorted, p, method) {
  const n = sorted.length;
  if (n === 0) {
    return null;
  }
  if (method === "nearest") {
    const index2 = Math.min(Math.max(Math.ceil(p * n - 1e-9) - 1, 0), n - 1);
    return (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .requireItem */ .l5)(sorted, index2);
  }
  const position = p * (n - 1);
  const index = Math.floor(position);
  const below = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .requireItem */ .l5)(sorted, index);
  const above = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .requireItem */ .l5)(sorted, Math.min(index + 1, n - 1));
  return below + (above - below) * (position - index);
}



/***/ }),

/***/ 13830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ LOST_QUERIES)
/* harmony export */ });
const LOST_QUERIES = {
  kind: "loss",
  name: "lost_queries",
  direction: "lower",
  category: "recall_drop",
  cutoff: "none",
  rule: { tolerance: [] },
  gatedByDefault: false,
  meaning: "queries that find no expected document any more, and watched queries that return nothing any more",
  source: "ours; cases with a row in the baseline"
};



/***/ }),

/***/ 5535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ MAP)
/* harmony export */ });
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19148);


const MAP = {
  kind: "quality",
  name: "map",
  meaning: "mean of the precision at the rank of each target in the top k",
  direction: "higher",
  category: "ranking_shift",
  cutoff: "optional",
  rule: _family_js__WEBPACK_IMPORTED_MODULE_0__/* .QUALITY_RULE */ .zH,
  gatedByDefault: false,
  source: "trec_eval map_cut_k",
  value: (view, k) => {
    if (!view.asksDocuments) {
      return null;
    }
    const relevantTargets = (0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .relevantCount */ .zQ)(view);
    if (relevantTargets === 0) {
      return 0;
    }
    const targetByResult = (0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .consumeTargets */ .$h)(view, (target) => (0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .isRelevant */ .MR)(view, target));
    let found = 0;
    let sum = 0;
    for (const [i, target] of targetByResult.slice(0, k).entries()) {
      if (target === null) {
        continue;
      }
      found += 1;
      sum += found / (i + 1);
    }
    return sum / relevantTargets;
  }
};



/***/ }),

/***/ 87362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ST: () => (/* binding */ hitOfTarget),
/* harmony export */   Sv: () => (/* binding */ normaliseHit),
/* harmony export */   UQ: () => (/* binding */ documentIds),
/* harmony export */   bs: () => (/* binding */ compileTarget),
/* harmony export */   wX: () => (/* binding */ compileTargets)
/* harmony export */ });
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44141);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64235);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97855);



function foldCase(text, caseSensitive) {
  return caseSensitive ? text : text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
function normalisePath(path, caseSensitive) {
  const withSlashes = path.replaceAll("\\", "/");
  return foldCase(withSlashes.replace(/^(\.\/)+/, ""), caseSensitive);
}
const QUALIFIED_SEPARATORS = ["::", ".", "#", "/"];
function normaliseHit(hit, definition) {
  const sensitive = definition.case_sensitive;
  return {
    hit,
    path: hit.path === void 0 ? void 0 : normalisePath(hit.path, sensitive),
    name: hit.name === void 0 ? void 0 : foldCase(hit.name, sensitive),
    qualified_name: hit.qualified_name === void 0 ? void 0 : foldCase(hit.qualified_name, sensitive)
  };
}
function documentIds({ doc_id: docId, id, path, span }) {
  return span === void 0 || path !== void 0 || id === void 0 ? [docId] : [docId, id];
}
function compileTarget(target, definition) {
  switch (target.kind) {
    case "path":
      return byPath(target.value, definition);
    case "name":
      return byName(target.value, definition);
    case "qualified_name":
      return byQualifiedName(target.value, definition);
    case "id":
      return byId(target.value);
    case "hint": {
      const matchers = [byId, byPath, byName, byQualifiedName].map((makeMatcher) => makeMatcher(target.value, definition));
      return (hit) => matchers.some((matches) => matches(hit));
    }
    case "text": {
      const covers = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .passageMatcher */ .xl)(target.value, definition.text);
      return ({ hit }) => covers(hit);
    }
    case "file": {
      const baseName = target.value.slice(target.value.lastIndexOf("/") + 1);
      const hasFileName = byPath(baseName, definition);
      const covers = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .passageMatcher */ .xl)(target.text, definition.text);
      return (matchable) => hasFileName(matchable) || covers(matchable.hit);
    }
    case "span":
      return bySpan(target, definition);
    case "cluster":
      return ({ hit }) => hit.cluster === target.value;
    case "glob":
      return byGlob(target.value, definition);
    case "any": {
      const members = target.members.map((member) => compileTarget(member, definition));
      return (hit) => members.some((matches) => matches(hit));
    }
  }
}
function compileTargets(targets, definition) {
  const targetsById = /* @__PURE__ */ new Map();
  const otherMatchers = [];
  for (const [i, target] of targets.entries()) {
    for (const member of (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_0__/* .singleTargets */ .xG)(target)) {
      if (member.kind === "id") {
        (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .addToList */ .vH)(targetsById, member.value, i);
      } else {
        otherMatchers.push([i, compileTarget(member, definition)]);
      }
    }
  }
  return (matchable) => {
    const ids = documentIds(matchable.hit);
    const covered = new Set(ids.flatMap((id) => targetsById.get(id) ?? []));
    for (const [i, matches] of otherMatchers) {
      if (matches(matchable)) {
        covered.add(i);
      }
    }
    return [...covered].toSorted((a, b) => a - b);
  };
}
function byId(value) {
  return ({ hit }) => documentIds(hit).includes(value);
}
function byPath(value, { case_sensitive }) {
  const path = normalisePath(value, case_sensitive);
  return (hit) => hit.path !== void 0 && (hit.path === path || hit.path.endsWith(`/${path}`));
}
function byGlob(value, { case_sensitive }) {
  const parts = splitGlob(normalisePath(value, case_sensitive));
  return ({ hit, path }) => matchesGlob(parts, path ?? normalisePath(hit.doc_id, case_sensitive));
}
function splitGlob(glob) {
  const parts = glob.split(/(\*\*\/?|[*?])/u);
  return parts.flatMap((part) => /^[*?]/.test(part) ? [part] : Array.from(part));
}
function matchesGlob(parts, text) {
  let places = /* @__PURE__ */ new Set();
  enterPlace(parts, 0, places);
  for (const character of text) {
    const next = /* @__PURE__ */ new Set();
    for (const place of places) {
      const part = parts[place];
      if (part === "**/") {
        next.add(place);
        if (character === "/") {
          enterPlace(parts, place + 1, next);
        }
      } else if (part === "**" || part === "*" && character !== "/") {
        enterPlace(parts, place, next);
      } else if (part === character || part === "?" && character !== "/") {
        enterPlace(parts, place + 1, next);
      }
    }
    places = next;
  }
  return places.has(parts.length);
}
function enterPlace(parts, place, places) {
  let at = place;
  places.add(at);
  while (parts[at]?.startsWith("*") === true) {
    at += 1;
    places.add(at);
  }
}
function byName(value, { case_sensitive }) {
  const name = foldCase(value, case_sensitive);
  return (hit) => hit.name === name;
}
function byQualifiedName(value, { case_sensitive }) {
  const word = foldCase(value, case_sensitive);
  return ({ qualified_name: full }) => full !== void 0 && (full === word || QUALIFIED_SEPARATORS.some((separator) => full.endsWith(separator + word)));
}
function bySpan(target, definition) {
  const { start, end, value } = target;
  const hasPath = byPath(value, definition);
  return (matchable) => {
    const { span, id } = matchable.hit;
    const isOfDocument = target.by === "path" ? hasPath(matchable) : id === value;
    if (span === void 0 || !isOfDocument) {
      return false;
    }
    const sharedLength = Math.min(end, span.end) - Math.max(start, span.start);
    return sharedLength > 0 && (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isLongEnough */ .Rb)(sharedLength, end - start, definition.text);
  };
}
function hitOfTarget(target) {
  const { kind, value } = target;
  const hit = { doc_id: value, repeat: false };
  switch (kind) {
    case "hint":
    case "path":
      return { ...hit, path: value };
    case "name":
      return { ...hit, name: value };
    case "qualified_name":
      return { ...hit, qualified_name: value };
    case "cluster":
      return { ...hit, cluster: value };
    case "id":
    case "glob":
      return hit;
    case "text":
      return { ...hit, doc_id: "", text: value };
    case "file":
      return { ...hit, path: value, text: target.text };
    case "span": {
      const document = target.by === "path" ? { path: value } : { id: value };
      return { ...hit, doc_id: "", ...document, span: { start: target.start, end: target.end } };
    }
  }
}



/***/ }),

/***/ 33130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ MRR)
/* harmony export */ });
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19148);


const MRR = {
  kind: "quality",
  name: "mrr",
  meaning: "1 / rank of the first right result; 0 if no right result is in the top k",
  direction: "higher",
  category: "ranking_shift",
  cutoff: "optional",
  rule: _family_js__WEBPACK_IMPORTED_MODULE_0__/* .QUALITY_RULE */ .zH,
  gatedByDefault: true,
  source: "Voorhees, TREC-8 question answering track (1999); trec_eval recip_rank, cut at k",
  value: (view, k) => {
    if (!view.asksDocuments) {
      return null;
    }
    const index = view.covers.findIndex((targets) => targets.some((target) => (0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .isRelevant */ .MR)(view, target)));
    return index === -1 || index >= k ? 0 : 1 / (index + 1);
  }
};



/***/ }),

/***/ 78409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ NDCG)
/* harmony export */ });
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);
/* harmony import */ var _model_figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26536);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19148);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97855);




function gradeGain(view, grade) {
  return (0,_model_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .documentGain */ .nu)(grade, view.definition);
}
function discountGains(gains) {
  return gains.reduce((sum, gain, i) => sum + gain / Math.log2(i + 2), 0);
}
const NDCG = {
  kind: "quality",
  name: "ndcg",
  meaning: "discounted gain of the top k, as a share of the best possible gain",
  direction: "higher",
  category: "ranking_shift",
  cutoff: "required",
  rule: _family_js__WEBPACK_IMPORTED_MODULE_0__/* .QUALITY_RULE */ .zH,
  gatedByDefault: true,
  source: "J\xE4rvelin & Kek\xE4l\xE4inen (2002); the gain is the grade (trec_eval ndcg_cut_k), or 2^grade - 1 (Burges et al. 2005)",
  value: (view, k) => {
    if (!view.asksDocuments) {
      return null;
    }
    const grades = view.case.expected.map((target) => target.grade);
    const ideal = discountGains(grades.toSorted((a, b) => b - a).slice(0, k).map((grade) => gradeGain(view, grade)));
    if (ideal === 0) {
      return 0;
    }
    const gains = (0,_view_js__WEBPACK_IMPORTED_MODULE_2__/* .consumeTargets */ .$h)(view, () => true).slice(0, k).map((target) => target === null ? 0 : gradeGain(view, (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .requireItem */ .l5)(grades, target)));
    return discountGains(gains) / ideal;
  }
};



/***/ }),

/***/ 116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ makeNeed),
/* harmony export */   x: () => (/* binding */ serveNeeds)
/* harmony export */ });
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44141);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64235);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97855);



function makeNeed(documents, grade) {
  const membersByIdentity = new Map(documents.map((document) => [(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .targetIdentity */ .C7)(document), { ...document, grade }]));
  const members = [...membersByIdentity.values()].toSorted(_model_suite_js__WEBPACK_IMPORTED_MODULE_0__/* .compareTargets */ .wu);
  const [first, ...others] = members;
  return first !== void 0 && others.length === 0 ? first : { kind: "any", members, grade };
}
function serveNeeds(covers, grades) {
  const assignment = { resultByNeed: /* @__PURE__ */ new Map(), needByResult: /* @__PURE__ */ new Map() };
  return covers.map((_, result) => findNeed(covers, grades, assignment, result));
}
function findNeed(covers, grades, { resultByNeed, needByResult }, result) {
  const takerByNeed = /* @__PURE__ */ new Map();
  const reachedResults = [result];
  let best = null;
  for (const candidate of reachedResults) {
    for (const need of (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .requireItem */ .l5)(covers, candidate)) {
      if (takerByNeed.has(need)) {
        continue;
      }
      takerByNeed.set(need, candidate);
      const serving = resultByNeed.get(need);
      if (serving !== void 0) {
        reachedResults.push(serving);
      } else if (best === null || (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .requireItem */ .l5)(grades, need) > (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .requireItem */ .l5)(grades, best)) {
        best = need;
      }
    }
  }
  let freeNeed = best;
  while (freeNeed !== null) {
    const taker = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .requireValue */ .vd)(takerByNeed, freeNeed);
    const freedNeed = taker === result ? null : (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .requireValue */ .vd)(needByResult, taker);
    resultByNeed.set(freeNeed, taker);
    needByResult.set(taker, freeNeed);
    freeNeed = freedNeed;
  }
  return best;
}



/***/ }),

/***/ 62573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ PRECISION),
/* harmony export */   V: () => (/* binding */ HIT_RATE)
/* harmony export */ });
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19148);


function countRelevantResults(view, k) {
  return view.covers.slice(0, k).filter((targets) => targets.some((target) => (0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .isRelevant */ .MR)(view, target))).length;
}
const PRECISION = {
  kind: "quality",
  name: "precision",
  meaning: "share of the top k places with a target",
  direction: "higher",
  category: "ranking_shift",
  cutoff: "required",
  rule: _family_js__WEBPACK_IMPORTED_MODULE_0__/* .QUALITY_RULE */ .zH,
  gatedByDefault: false,
  source: "trec_eval P_k: divided by k, also if fewer results were returned",
  value: (view, k) => view.asksDocuments ? countRelevantResults(view, k) / k : null
};
const HIT_RATE = {
  kind: "quality",
  name: "hit_rate",
  meaning: "share of the cases with at least one target in the top k",
  direction: "higher",
  category: "recall_drop",
  cutoff: "required",
  rule: _family_js__WEBPACK_IMPORTED_MODULE_0__/* .QUALITY_RULE */ .zH,
  gatedByDefault: false,
  source: "trec_eval success_k",
  value: (view, k) => view.asksDocuments ? Number(countRelevantResults(view, k) > 0) : null
};



/***/ }),

/***/ 22142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ON: () => (/* binding */ DEGRADED_RATE),
/* harmony export */   QJ: () => (/* binding */ ZERO_RESULT_RATE),
/* harmony export */   Qf: () => (/* binding */ ERROR_RATE),
/* harmony export */   Tc: () => (/* binding */ FALSE_RESULT_RATE),
/* harmony export */   gt: () => (/* binding */ isHitRate),
/* harmony export */   kz: () => (/* binding */ JUDGED),
/* harmony export */   lI: () => (/* binding */ FORBIDDEN_RATE),
/* harmony export */   nP: () => (/* binding */ DUPLICATE_RATE)
/* harmony export */ });
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);
/* harmony import */ var _matching_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87362);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97855);



const LOWER = { kind: "rate", direction: "lower", cutoff: "none", gatedByDefault: true };
const ZERO_RESULT_RATE = {
  ...LOWER,
  gatedByDefault: false,
  name: "zero_result_rate",
  meaning: "share of the queries with expected documents that got no result",
  category: "fewer_results",
  rule: (0,_family_js__WEBPACK_IMPORTED_MODULE_0__/* .absoluteTolerance */ .fE)(0.02),
  source: "over cases with targets; the gate counts a failed query as a query without a result",
  value: (view) => view.asksDocuments && !view.failed ? Number(view.hits.length === 0) : null
};
const FALSE_RESULT_RATE = {
  ...LOWER,
  name: "false_result_rate",
  meaning: "share of the queries that should find nothing and got a result",
  category: "forbidden_hit",
  rule: (0,_family_js__WEBPACK_IMPORTED_MODULE_0__/* .absoluteTolerance */ .fE)(0),
  needs: "expect_empty",
  source: "over cases with expect_empty; results below definition.min_score don't count; the gate counts a failed query as a hit",
  value: (view) => view.case.expect_empty && !view.failed && !view.absent ? Number(view.hits.length > 0) : null
};
const DEGRADED_RATE = {
  ...LOWER,
  name: "degraded_rate",
  meaning: "share of the queries for which a part of the search did not work",
  category: "semantic_degraded_spike",
  rule: (0,_family_js__WEBPACK_IMPORTED_MODULE_0__/* .absoluteTolerance */ .fE)(0.05),
  source: "over all answered cases; the retriever writes `degraded: true`",
  value: (view) => view.failed || view.absent ? null : Number(view.degraded)
};
const ERROR_RATE = {
  ...LOWER,
  name: "error_rate",
  meaning: "share of the queries that failed",
  category: "retriever_error",
  rule: { tolerance: [], ceiling: 0 },
  source: "over all cases; if the config has no ceiling for it, one failed query makes the verdict error",
  value: (view) => Number(view.failed)
};
const FORBIDDEN_RATE = {
  kind: "rate",
  name: "forbidden_rate",
  meaning: "share of the queries with a forbidden document in the top k",
  direction: "lower",
  category: "forbidden_hit",
  cutoff: "required",
  rule: (0,_family_js__WEBPACK_IMPORTED_MODULE_0__/* .absoluteTolerance */ .fE)(0),
  gatedByDefault: true,
  needs: "forbidden",
  source: "over cases with a forbidden list; changes no other metric; the gate counts a failed query as a hit; if a cluster is forbidden, a result without a cluster fails as missing_data",
  value: (view, k) => {
    if (view.case.forbidden.length === 0 || view.failed || view.absent) {
      return null;
    }
    if (view.forbidden.slice(0, k).includes(true)) {
      return 1;
    }
    return view.unclustered.slice(0, k).includes(true) ? null : 0;
  }
};
function isHitRate({ name }) {
  return name === FORBIDDEN_RATE.name || name === FALSE_RESULT_RATE.name;
}
const DUPLICATE_RATE = {
  kind: "rate",
  name: "duplicate_rate",
  meaning: "share of the top k results that repeat an earlier document",
  direction: "lower",
  category: "diversity_collapse",
  cutoff: "required",
  rule: (0,_family_js__WEBPACK_IMPORTED_MODULE_0__/* .absoluteTolerance */ .fE)(0.02),
  gatedByDefault: false,
  source: "over cases with a result; the gate counts a failed query as the worst possible list",
  value: (view, k) => {
    const hits = view.hits.slice(0, k);
    return hits.length === 0 ? null : hits.filter((hit) => hit.repeat).length / hits.length;
  }
};
const JUDGED = {
  kind: "quality",
  name: "judged",
  meaning: "share of the top k results with a judgment, relevant or not",
  direction: "higher",
  category: "ranking_shift",
  cutoff: "required",
  rule: (0,_family_js__WEBPACK_IMPORTED_MODULE_0__/* .absoluteTolerance */ .fE)(0.05),
  gatedByDefault: false,
  source: "ir_measures Judged@k; only over cases with judgments of other documents than their targets",
  value: (view, k) => {
    const irrelevant = view.case.judged_irrelevant;
    if (irrelevant === void 0 || !view.asksDocuments) {
      return null;
    }
    const hits = view.hits.slice(0, k);
    if (hits.length === 0) {
      return null;
    }
    const irrelevantIds = new Set(irrelevant);
    const judgedHits = hits.filter((hit, i) => (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .requireItem */ .l5)(view.covers, i).length > 0 || (0,_matching_js__WEBPACK_IMPORTED_MODULE_1__/* .documentIds */ .UQ)(hit).some((id) => irrelevantIds.has(id)));
    return judgedHits.length / hits.length;
  }
};



/***/ }),

/***/ 83368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $G: () => (/* binding */ FULL_COVERAGE),
/* harmony export */   MH: () => (/* binding */ EVIDENCE_RECALL),
/* harmony export */   vk: () => (/* binding */ COVERAGE),
/* harmony export */   wV: () => (/* binding */ RECALL)
/* harmony export */ });
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19148);


function recallOfCase(view, k) {
  if (!view.asksDocuments) {
    return null;
  }
  const relevantTargets = (0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .relevantCount */ .zQ)(view);
  if (relevantTargets === 0) {
    return 0;
  }
  const found = (0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .targetRanks */ .Hc)(view).filter((rank, target) => rank !== null && rank <= k && (0,_view_js__WEBPACK_IMPORTED_MODULE_1__/* .isRelevant */ .MR)(view, target));
  return found.length / relevantTargets;
}
const RECALL = {
  kind: "quality",
  name: "recall",
  meaning: "share of the expected documents that are in the top k",
  direction: "higher",
  category: "recall_drop",
  cutoff: "required",
  rule: _family_js__WEBPACK_IMPORTED_MODULE_0__/* .QUALITY_RULE */ .zH,
  gatedByDefault: true,
  source: "trec_eval recall_k; a result covers every target that it matches",
  value: recallOfCase
};
const COVERAGE = {
  ...RECALL,
  name: "coverage",
  meaning: "share of a case's passages that the top k covers (macro)",
  gatedByDefault: false
};
const EVIDENCE_RECALL = {
  ...RECALL,
  name: "evidence_recall",
  meaning: "share of all cases' passages that the top k covers (micro)",
  gatedByDefault: false,
  weight: "targets"
};
const FULL_COVERAGE = {
  ...RECALL,
  name: "full_coverage_rate",
  meaning: "share of the cases whose targets are all in the top k",
  gatedByDefault: false,
  value: (view, k) => {
    const recall = recallOfCase(view, k);
    return recall === null ? null : Number(recall === 1);
  }
};



/***/ }),

/***/ 13480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Cb: () => (/* binding */ METRICS),
  r7: () => (/* binding */ addCutoff),
  l$: () => (/* binding */ directionOfMetric),
  ZW: () => (/* binding */ meaningOfMetric),
  IP: () => (/* binding */ metricForms),
  Gq: () => (/* binding */ metricWithCutoff),
  uo: () => (/* binding */ parseMetric),
  QG: () => (/* binding */ unitOfMetric)
});

// EXTERNAL MODULE: ./lib/model/answers.js
var answers = __webpack_require__(49946);
;// CONCATENATED MODULE: ./lib/metrics/answers.js

const ANSWER_RULE = {
  tolerance: [
    { unit: "absolute", value: 0.05 },
    { unit: "cases", value: 1 }
  ]
};
function judgedMetric(name, meaning, source) {
  return {
    kind: "answer",
    name,
    meaning,
    direction: "higher",
    category: "answer_regression",
    cutoff: "none",
    rule: ANSWER_RULE,
    gatedByDefault: false,
    source,
    value: (view) => {
      const sample = view.samples?.get(name);
      return sample?.kind === "value" ? sample.value : null;
    }
  };
}
const ANSWERS = [
  judgedMetric("faithfulness", "share of the answer's claims that the retrieved texts support (an LLM judges)", "RAGAS faithfulness: supported claims / claims of the answer"),
  judgedMetric("answer_relevancy", "how similar the question is to three questions that an LLM makes from the answer", "RAGAS answer relevancy: mean cosine of the embeddings of the question and of N = 3 questions"),
  judgedMetric("context_precision", "whether the texts that help to give the reference answer come first (an LLM judges)", "RAGAS context precision: \u03A3(P@i \xB7 rel_i) / \u03A3 rel_i over the retrieved texts, 0 if none helps"),
  judgedMetric("context_recall", "share of the reference answer's claims that the retrieved texts support (an LLM judges)", "RAGAS context recall: supported claims / claims of the reference answer")
];
const ANSWERS_UNMEASURED = {
  kind: "rate",
  name: answers/* UNMEASURED_RATE */.$9,
  meaning: "share of the judged cases without a measured value",
  direction: "lower",
  category: "answer_regression",
  cutoff: "none",
  rule: { tolerance: [], ceiling: 0.05 },
  gatedByDefault: true,
  needs: "judge",
  source: "over cases with judged metrics; the report lists each unmeasured case with its reason",
  value: (view) => {
    if (view.samples === void 0 || view.samples.size === 0) {
      return null;
    }
    return Number([...view.samples.values()].some((sample) => sample.kind === "unmeasured"));
  }
};


// EXTERNAL MODULE: ./lib/metrics/churn.js
var churn = __webpack_require__(74879);
// EXTERNAL MODULE: ./lib/metrics/clustering.js
var clustering = __webpack_require__(32967);
// EXTERNAL MODULE: ./lib/metrics/context-chars.js
var context_chars = __webpack_require__(99850);
// EXTERNAL MODULE: ./lib/model/suite.js
var suite = __webpack_require__(44141);
// EXTERNAL MODULE: ./lib/metrics/family.js
var family = __webpack_require__(86509);
// EXTERNAL MODULE: ./lib/metrics/view.js
var metrics_view = __webpack_require__(19148);
;// CONCATENATED MODULE: ./lib/metrics/context.js



const isText = (target) => (0,suite/* singleTargets */.xG)(target).every(({ kind }) => kind === "text");
const isDocument = (target) => !isText(target);
function overTargets(isCounted, measure) {
  return (view) => {
    const targets = /* @__PURE__ */ new Set();
    for (const [i, target] of view.case.expected.entries()) {
      if (isCounted(target) && (0,metrics_view/* isRelevant */.MR)(view, i)) {
        targets.add(i);
      }
    }
    return view.asksDocuments && targets.size > 0 ? measure(view, targets) : null;
  };
}
function contextPrecision(view, targets) {
  let relevantCount = 0;
  let sum = 0;
  for (const [i, covered] of view.covers.entries()) {
    if (covered.some((target) => targets.has(target))) {
      relevantCount++;
      sum += relevantCount / (i + 1);
    }
  }
  return relevantCount === 0 ? 0 : sum / relevantCount;
}
function shareOfRelevantResults(view, targets) {
  const documents = view.hits.filter((hit) => !hit.repeat).length;
  const relevant = view.covers.filter((covered) => covered.some((target) => targets.has(target))).length;
  return documents === 0 ? 0 : relevant / documents;
}
function contextRecall(view, targets) {
  const ranks = (0,metrics_view/* targetRanks */.Hc)(view);
  return [...targets].filter((target) => ranks[target] !== null).length / targets.size;
}
const BASE = {
  kind: "quality",
  direction: "higher",
  cutoff: "none",
  rule: family/* QUALITY_RULE */.zH,
  gatedByDefault: false
};
const CONTEXT = [
  {
    ...BASE,
    name: "context_precision_id",
    meaning: "share of the results that are targets, by id, path or name",
    category: "ranking_shift",
    source: "RAGAS IDBasedContextPrecision: |retrieved \u2229 expected| / |retrieved|",
    value: overTargets(isDocument, shareOfRelevantResults)
  },
  {
    ...BASE,
    name: "context_recall_id",
    meaning: "share of the targets that are among the results, by id, path or name",
    category: "recall_drop",
    source: "RAGAS IDBasedContextRecall: |retrieved \u2229 expected| / |expected|",
    value: overTargets(isDocument, contextRecall)
  },
  {
    ...BASE,
    name: "context_precision_string",
    meaning: "whether the results that cover a text target come first",
    category: "ranking_shift",
    source: "RAGAS NonLLMContextPrecisionWithReference; likeness as in definition.text",
    value: overTargets(isText, contextPrecision)
  },
  {
    ...BASE,
    name: "context_recall_string",
    meaning: "share of the text targets that a result covers",
    category: "recall_drop",
    source: "RAGAS NonLLMContextRecall; likeness as in definition.text",
    value: overTargets(isText, contextRecall)
  }
];


// EXTERNAL MODULE: ./lib/metrics/cost.js
var cost = __webpack_require__(36292);
// EXTERNAL MODULE: ./lib/metrics/fill.js
var fill = __webpack_require__(64168);
// EXTERNAL MODULE: ./lib/metrics/latency.js
var latency = __webpack_require__(72987);
// EXTERNAL MODULE: ./lib/metrics/lost-queries.js
var lost_queries = __webpack_require__(13830);
// EXTERNAL MODULE: ./lib/metrics/map.js
var map = __webpack_require__(5535);
// EXTERNAL MODULE: ./lib/metrics/mrr.js
var mrr = __webpack_require__(33130);
// EXTERNAL MODULE: ./lib/metrics/ndcg.js
var ndcg = __webpack_require__(78409);
// EXTERNAL MODULE: ./lib/metrics/precision.js
var precision = __webpack_require__(62573);
// EXTERNAL MODULE: ./lib/metrics/rates.js
var rates = __webpack_require__(22142);
// EXTERNAL MODULE: ./lib/metrics/recall.js
var recall = __webpack_require__(83368);
;// CONCATENATED MODULE: ./lib/metrics/registry.js
















const METRICS = [
  recall/* RECALL */.wV,
  mrr/* MRR */.M,
  ndcg/* NDCG */.f,
  precision/* PRECISION */.P,
  precision/* HIT_RATE */.V,
  map/* MAP */.l,
  recall/* COVERAGE */.vk,
  recall/* EVIDENCE_RECALL */.MH,
  recall/* FULL_COVERAGE */.$G,
  rates/* JUDGED */.kz,
  fill/* FILL_RATE */.R,
  clustering/* CLUSTERING */.Z,
  context_chars/* CONTEXT_CHARS */.O,
  rates/* DUPLICATE_RATE */.nP,
  rates/* FORBIDDEN_RATE */.lI,
  rates/* ZERO_RESULT_RATE */.QJ,
  rates/* FALSE_RESULT_RATE */.Tc,
  rates/* DEGRADED_RATE */.ON,
  rates/* ERROR_RATE */.Qf,
  churn/* JACCARD */.xH,
  lost_queries/* LOST_QUERIES */.m,
  ...ANSWERS,
  ANSWERS_UNMEASURED,
  ...CONTEXT,
  ...latency/* LATENCY */.TT,
  cost/* COST */.oF
];
const BY_NAME = new Map(METRICS.map((family) => [family.name, family]));
const ALIASES = /* @__PURE__ */ new Map([
  ["rr", "mrr"],
  ["success", "hit_rate"],
  ["ap", "map"]
]);
function parseMetric(written) {
  const [word = "", cutoff, ...moreCutoffs] = written.split("@");
  const family = BY_NAME.get(ALIASES.get(word) ?? word);
  if (family === void 0) {
    return `unknown metric "${written}"; known: ${metricForms().join(", ")}`;
  }
  const form = metricForm(family);
  if (moreCutoffs.length > 0) {
    return `"${written}" has two cutoffs; expected ${form}`;
  }
  if (cutoff === void 0) {
    if (family.cutoff === "required") {
      return `"${written}" needs a cutoff; expected ${form}, for example ${word}@5`;
    }
    return metricWithoutCutoff(family);
  }
  if (family.kind === "latency" || family.cutoff === "none") {
    return `"${written}" takes no cutoff; expected ${form}`;
  }
  if (!/^[1-9][0-9]{0,5}$/.test(cutoff)) {
    return `"${written}": expected a cutoff from 1 to 999999, for example ${word}@5`;
  }
  return { name: `${family.name}@${cutoff}`, family, k: Number(cutoff) };
}
function metricForm(family) {
  if (family.cutoff === "required") {
    return `${family.name}@k`;
  }
  return family.cutoff === "optional" ? `${family.name}[@k]` : family.name;
}
function metricForms() {
  return METRICS.map(metricForm);
}
function addCutoff(written, k) {
  const metric = parseMetric(written);
  if (typeof metric === "string" || metric.family.cutoff !== "optional" || written.includes("@")) {
    return written;
  }
  return metricWithCutoff(metric.family, k).name;
}
function meaningOfMetric(name) {
  const metric = parseMetric(name);
  return typeof metric === "string" ? null : metric.family.meaning;
}
function unitOfMetric(name) {
  const metric = parseMetric(name);
  return typeof metric === "string" ? "share" : (0,family/* metricUnit */.n2)(metric.family);
}
function directionOfMetric(name) {
  const metric = parseMetric(name);
  return typeof metric === "string" ? "higher" : metric.family.direction;
}
function metricWithCutoff(family, k) {
  if (family.kind === "latency" || family.cutoff === "none") {
    return metricWithoutCutoff(family);
  }
  return { name: `${family.name}@${k}`, family, k };
}
function metricWithoutCutoff(family) {
  return family.kind === "latency" ? { name: family.name, family, k: null } : { name: family.name, family, k: Number.POSITIVE_INFINITY };
}



/***/ }),

/***/ 64235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Rb: () => (/* binding */ isLongEnough),
  af: () => (/* binding */ normaliseText),
  xl: () => (/* binding */ passageMatcher),
  C7: () => (/* binding */ targetIdentity)
});

// UNUSED EXPORTS: coversPassage

// EXTERNAL MODULE: ./lib/model/lookup.js
var lookup = __webpack_require__(97855);
;// CONCATENATED MODULE: ./lib/metrics/compared-text.js

const AUTOJUNK_FROM = 200;
const HIGH_SURROGATES = /[\ud800-\udbff]/;
const WORD_BITS = 30;
class compared_text_ComparedText {
  text;
  #points = null;
  #counts = null;
  #positions = null;
  #rarePositions = null;
  #masks = null;
  constructor(text) {
    this.text = text;
  }
  /** The code points, which are the characters of Python's strings; keys of the maps below. */
  get points() {
    return this.#points ??= codePoints(this.text);
  }
  get length() {
    return this.points.length;
  }
  /** How often each character is in the text. */
  get counts() {
    return this.#counts ??= (0,lookup/* countItems */.A1)(this.points);
  }
  /**
   * The positions of each character, ascending. With `autojunk`, in a text of AUTOJUNK_FROM
   * characters or more, without the frequent characters.
   */
  positions(autojunk) {
    const all = this.#positions ??= findPositions(this.points);
    if (!autojunk || this.length < AUTOJUNK_FROM) {
      return all;
    }
    return this.#rarePositions ??= withoutPopular(all, this.length);
  }
  /** For each character a bit mask with a 1 at each of its positions, WORD_BITS to an integer. */
  get masks() {
    return this.#masks ??= buildMasks(this.points);
  }
}
function codePoints(text) {
  const points = new Uint32Array(text.length);
  if (!HIGH_SURROGATES.test(text)) {
    for (let at = 0; at < text.length; at++) {
      points[at] = text.charCodeAt(at);
    }
    return points;
  }
  let count = 0;
  for (const character of text) {
    points[count++] = character.codePointAt(0) ?? 0;
  }
  return points.subarray(0, count);
}
function findPositions(points) {
  const characterPositions = /* @__PURE__ */ new Map();
  points.forEach((point, at) => (0,lookup/* addToList */.vH)(characterPositions, point, at));
  return characterPositions;
}
function withoutPopular(positions, length) {
  const most = Math.floor(length / 100) + 1;
  return new Map([...positions].filter(([, list]) => list.length <= most));
}
function buildMasks(points) {
  const masks = /* @__PURE__ */ new Map();
  const words = Math.ceil(points.length / WORD_BITS);
  points.forEach((point, at) => {
    const mask = masks.get(point) ?? new Int32Array(words);
    masks.set(point, mask);
    const word = Math.floor(at / WORD_BITS);
    const bit = 1 << at % WORD_BITS;
    mask[word] = mask[word] | bit;
  });
  return masks;
}
const WORD = 2 ** WORD_BITS - 1;
function commonCharacters(a, b) {
  const [few, many] = a.counts.size <= b.counts.size ? [a.counts, b.counts] : [b.counts, a.counts];
  let common = 0;
  for (const [point, count] of few) {
    common += Math.min(count, many.get(point) ?? 0);
  }
  return common;
}
const CHECK_EVERY = 64;
function sharesSubsequence(a, b, needed) {
  const { points } = a;
  const { masks } = b;
  const spareA = points.length - needed;
  const spareB = b.length - needed;
  if (spareA < 0 || spareB < 0) {
    return false;
  }
  const open = new Int32Array(Math.ceil(b.length / WORD_BITS)).fill(WORD);
  for (let row = 0; row < points.length; row++) {
    const mask = masks.get(points[row]);
    if (mask !== void 0) {
      const from = Math.max(Math.floor((row - spareA) / WORD_BITS), 0);
      const to = Math.min(Math.floor((row + spareB) / WORD_BITS) + 1, open.length);
      advanceMatches(open, mask, from, to);
    }
    const isCheckDue = row % CHECK_EVERY === CHECK_EVERY - 1;
    if (isCheckDue) {
      const unmatchedOfA = row + 1 - countZeroBits(open);
      if (unmatchedOfA > spareA) {
        return false;
      }
    }
  }
  return countZeroBits(open) >= needed;
}
function advanceMatches(open, mask, from, to) {
  let carry = 0;
  for (let at = from; at < to; at++) {
    const oldWord = open[at];
    const matches = oldWord & mask[at];
    const sum = oldWord + matches + carry;
    carry = sum >>> WORD_BITS;
    open[at] = (sum | oldWord ^ matches) & WORD;
  }
}
function countZeroBits(words) {
  let count = 0;
  for (const word of words) {
    count += countBits(~word & WORD);
  }
  return count;
}
function countBits(word) {
  const pairs = word - (word >>> 1 & 1431655765);
  const nibbles = (pairs & 858993459) + (pairs >>> 2 & 858993459);
  return Math.imul(nibbles + (nibbles >>> 4) & 252645135, 16843009) >>> 24;
}


;// CONCATENATED MODULE: ./lib/metrics/sequence-matcher.js

function sequenceRatio(a, b, autojunk) {
  const left = new ComparedText(a);
  const right = new ComparedText(b);
  const total = left.length + right.length;
  if (total === 0) {
    return 1;
  }
  const matcher = new BlockMatcher(left, right, autojunk);
  while (matcher.matchNextStretch()) {
  }
  return 2 * matcher.matched / total;
}
function ratioAtLeast(a, b, threshold, autojunk) {
  const total = a.length + b.length;
  if (total === 0) {
    return 1 >= threshold;
  }
  const isReached = (matched) => 2 * matched / total >= threshold;
  if (isReached(0)) {
    return true;
  }
  if (!isReached(Math.min(a.length, b.length))) {
    return false;
  }
  if (!isReached(commonCharacters(a, b))) {
    return false;
  }
  if (!sharesSubsequence(a, b, findLeastCount(isReached, threshold * total / 2))) {
    return false;
  }
  const matcher = new BlockMatcher(a, b, autojunk);
  while (matcher.matchNextStretch()) {
    if (isReached(matcher.matched)) {
      return true;
    }
    if (!isReached(matcher.matched + matcher.open)) {
      return false;
    }
  }
  return isReached(matcher.matched);
}
function findLeastCount(isReached, estimate) {
  let least = Math.floor(estimate) - 1;
  while (!isReached(least)) {
    least++;
  }
  return least;
}
class BlockMatcher {
  /** Characters in blocks found so far. */
  matched = 0;
  /** An upper bound of the characters that the remaining stretches can still match. */
  open = 0;
  #a;
  #b;
  /** Where each code point is in b, ascending; without those that autojunk ignores. */
  #positions;
  #stretches = [];
  /**
   * By index of b + 1, the length of the common run that ends at that character of b and the
   * current character of a; `#previous` is that of the previous character of a.
   */
  #runs;
  #previous;
  constructor(a, b, autojunk) {
    this.#a = a.points;
    this.#b = b.points;
    this.#positions = b.positions(autojunk);
    this.#runs = new Int32Array(b.length + 1);
    this.#previous = new Int32Array(b.length + 1);
    this.#push({ aFrom: 0, aTo: a.length, bFrom: 0, bTo: b.length });
  }
  /**
   * Takes one stretch, counts its longest common block in `matched`, and adds the parts to its left
   * and right as stretches. Returns false if no stretch was left.
   */
  matchNextStretch() {
    const stretch = this.#stretches.pop();
    if (stretch === void 0) {
      return false;
    }
    this.open -= longestPossibleMatch(stretch);
    const { a, b, size } = this.#findLongestBlock(stretch);
    this.matched += size;
    if (size === 0) {
      return true;
    }
    this.#push({ ...stretch, aTo: a, bTo: b });
    this.#push({ ...stretch, aFrom: a + size, bFrom: b + size });
    return true;
  }
  /** Adds a stretch unless it is empty in one of the texts. */
  #push(stretch) {
    const most = longestPossibleMatch(stretch);
    if (most === 0) {
      return;
    }
    this.open += most;
    this.#stretches.push(stretch);
  }
  /**
   * Returns the longest common block of the stretch, of size 0 if there is none. Of equal ones it
   * is the first in a, then the first in b. Reads a once; for each of its characters, only the
   * places of b that have the same one are looked at.
   */
  #findLongestBlock(stretch) {
    const { aFrom, aTo, bFrom, bTo } = stretch;
    let best = { a: aFrom, b: bFrom, size: 0 };
    let writtenPositions = [];
    for (let aIndex = aFrom; aIndex < aTo; aIndex++) {
      const positions = this.#positions.get(this.#a[aIndex]) ?? [];
      const runs = this.#runs;
      const previous = this.#previous;
      for (let index = findFirstPosition(positions, bFrom); index < positions.length; index++) {
        const bIndex = positions[index];
        if (bIndex >= bTo) {
          break;
        }
        const size = previous[bIndex] + 1;
        runs[bIndex + 1] = size;
        if (size > best.size) {
          best = { a: aIndex - size + 1, b: bIndex - size + 1, size };
        }
      }
      this.#clearPrevious(writtenPositions, stretch);
      writtenPositions = positions;
      [this.#runs, this.#previous] = [previous, runs];
    }
    this.#clearPrevious(writtenPositions, stretch);
    return this.#extendBlock(best, stretch);
  }
  /** Zeroes what the older row has at these positions of b, within the stretch. */
  #clearPrevious(positions, { bFrom, bTo }) {
    for (let index = findFirstPosition(positions, bFrom); index < positions.length && positions[index] < bTo; index++) {
      this.#previous[positions[index] + 1] = 0;
    }
  }
  /**
   * Returns the block, which may be empty, extended over equal characters next to it: those may be
   * characters that autojunk ignores.
   */
  #extendBlock(block, { aFrom, aTo, bFrom, bTo }) {
    let { a, b, size } = block;
    while (a > aFrom && b > bFrom && this.#a[a - 1] === this.#b[b - 1]) {
      a--;
      b--;
      size++;
    }
    while (a + size < aTo && b + size < bTo && this.#a[a + size] === this.#b[b + size]) {
      size++;
    }
    return { a, b, size };
  }
}
function longestPossibleMatch({ aFrom, aTo, bFrom, bTo }) {
  return Math.min(aTo - aFrom, bTo - bFrom);
}
function findFirstPosition(positions, from) {
  if (from === 0) {
    return 0;
  }
  let low = 0;
  let high = positions.length;
  while (low < high) {
    const middle = low + high >> 1;
    if (positions[middle] < from) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}


// EXTERNAL MODULE: ./lib/model/suite.js
var suite = __webpack_require__(44141);
;// CONCATENATED MODULE: ./lib/metrics/text.js



const PYTHON_WHITE_SPACE = (
  // oxlint-disable-next-line no-control-regex
  /[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g
);
const MARKDOWN_MARKS = /[*_`#]+/g;
function normaliseText(text) {
  return text.replace(MARKDOWN_MARKS, "").replace(PYTHON_WHITE_SPACE, " ").replace(/^ | $/g, "").toLowerCase();
}
function isLongEnough(part, whole, rule) {
  return part + 1e-9 >= rule.min_contained * whole;
}
function coversPassage(text, passage, rule) {
  if (text.text === "" || passage.text === "") {
    return false;
  }
  if (text.text.includes(passage.text)) {
    return true;
  }
  if (passage.text.includes(text.text)) {
    return isLongEnough(text.length, passage.length, rule);
  }
  return ratioAtLeast(passage, text, rule.threshold, rule.autojunk);
}
function passageMatcher(value, rule) {
  const passage = new compared_text_ComparedText(normaliseText(value));
  const decisionsByHit = decisionsByRule(rule);
  return (hit) => {
    if (hit.text === void 0) {
      return false;
    }
    const decisions = decisionsByHit.get(hit) ?? /* @__PURE__ */ new Map();
    decisionsByHit.set(hit, decisions);
    const earlierDecision = decisions.get(passage.text);
    if (earlierDecision !== void 0) {
      return earlierDecision;
    }
    const covers = coversPassage(normaliseOnce(hit.text), passage, rule);
    decisions.set(passage.text, covers);
    return covers;
  };
}
const DECISIONS = /* @__PURE__ */ new Map();
function decisionsByRule({ threshold, autojunk, min_contained }) {
  const key = `${threshold} ${autojunk} ${min_contained}`;
  const decisions = DECISIONS.get(key) ?? /* @__PURE__ */ new WeakMap();
  DECISIONS.set(key, decisions);
  return decisions;
}
const RECENT_TEXTS = /* @__PURE__ */ new Map();
const MOST_RECENT_TEXTS = 256;
function normaliseOnce(text) {
  const remembered = RECENT_TEXTS.get(text);
  if (remembered !== void 0) {
    return remembered;
  }
  const compared = new compared_text_ComparedText(normaliseText(text));
  const [oldestText] = RECENT_TEXTS.keys();
  if (oldestText !== void 0 && RECENT_TEXTS.size >= MOST_RECENT_TEXTS) {
    RECENT_TEXTS.delete(oldestText);
  }
  RECENT_TEXTS.set(text, compared);
  return compared;
}
function targetIdentity(target) {
  if (target.kind === "any") {
    return `any of ${target.members.map(targetIdentity).join(", ")}`;
  }
  return target.kind === "text" ? `text: ${normaliseText(target.value)}` : (0,suite/* targetKey */.hD)(target);
}



/***/ }),

/***/ 19148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $h: () => (/* binding */ consumeTargets),
/* harmony export */   Hc: () => (/* binding */ targetRanks),
/* harmony export */   MR: () => (/* binding */ isRelevant),
/* harmony export */   U1: () => (/* binding */ viewCase),
/* harmony export */   zQ: () => (/* binding */ relevantCount)
/* harmony export */ });
/* harmony import */ var _matching_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87362);
/* harmony import */ var _needs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(116);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97855);



function viewCase(subject, run, definition) {
  const hits = run.outcome.kind === "answer" ? run.outcome.hits : [];
  const findCovered = (0,_matching_js__WEBPACK_IMPORTED_MODULE_0__/* .compileTargets */ .wX)(subject.expected, definition);
  const forbiddenMatchers = subject.forbidden.map((target) => (0,_matching_js__WEBPACK_IMPORTED_MODULE_0__/* .compileTarget */ .bs)(target, definition));
  const normalisedHits = hits.map((hit) => (0,_matching_js__WEBPACK_IMPORTED_MODULE_0__/* .normaliseHit */ .Sv)(hit, definition));
  return {
    case: subject,
    definition,
    hits,
    covers: normalisedHits.map((hit) => hit.hit.repeat ? [] : findCovered(hit)),
    forbidden: normalisedHits.map((hit) => forbiddenMatchers.some((matches) => matches(hit))),
    unclustered: subject.forbidden.some(({ kind }) => kind === "cluster") ? hits.map(({ cluster }) => cluster === void 0) : [],
    degraded: run.outcome.kind === "answer" && run.outcome.degraded,
    usage: run.outcome.kind === "answer" ? run.outcome.usage ?? null : null,
    failed: run.outcome.kind === "error",
    absent: run.outcome.kind === "answer" && run.outcome.absent === true,
    asksDocuments: !subject.expect_empty && subject.watched !== true,
    samples: run.judged
  };
}
function gradeOfTarget(view, target) {
  return (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .requireItem */ .l5)(view.case.expected, target).grade;
}
function isRelevant(view, target) {
  return gradeOfTarget(view, target) >= view.definition.relevance;
}
function relevantCount(view) {
  return view.case.expected.filter((target) => target.grade >= view.definition.relevance).length;
}
function targetRanks(view) {
  const ranks = view.case.expected.map(() => null);
  const needs = needsByRank(view);
  for (const [i, covered] of view.covers.entries()) {
    if (needs === null) {
      for (const target of covered) {
        ranks[target] ??= i + 1;
      }
      continue;
    }
    const need = needs[i] ?? null;
    if (need !== null) {
      ranks[need] = i + 1;
    }
  }
  return ranks;
}
function consumeTargets(view, isEligible) {
  const needs = needsByRank(view);
  if (needs !== null) {
    return needs.map((need) => need !== null && isEligible(need) ? need : null);
  }
  const openTargets = new Set(view.case.expected.map((_, target) => target).filter(isEligible));
  return view.covers.map((covered) => {
    let best = null;
    for (const target of covered) {
      if (!openTargets.has(target)) {
        continue;
      }
      if (best === null || gradeOfTarget(view, target) > gradeOfTarget(view, best)) {
        best = target;
      }
    }
    if (best !== null) {
      openTargets.delete(best);
    }
    return best;
  });
}
function needsByRank({ case: { expected }, covers }) {
  if (!expected.some(({ kind }) => kind === "any")) {
    return null;
  }
  return (0,_needs_js__WEBPACK_IMPORTED_MODULE_1__/* .serveNeeds */ .x)(covers, expected.map(({ grade }) => grade));
}



/***/ }),

/***/ 49946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $9: () => (/* binding */ UNMEASURED_RATE),
/* harmony export */   PH: () => (/* binding */ judgedMetrics),
/* harmony export */   YC: () => (/* binding */ JUDGED_METRICS),
/* harmony export */   cE: () => (/* binding */ QUESTIONS),
/* harmony export */   cT: () => (/* binding */ judgeFingerprint),
/* harmony export */   mq: () => (/* binding */ UNMEASURED_REASONS)
/* harmony export */ });
/* unused harmony export PROMPTS_VERSION */
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69559);

const JUDGED_METRICS = [
  "faithfulness",
  "answer_relevancy",
  "context_precision",
  "context_recall"
];
const UNMEASURED_RATE = "answers_unmeasured_rate";
const QUESTIONS = 3;
const PROMPTS_VERSION = 1;
function judgeFingerprint(judge) {
  const { model, embedding_model, temperature, seed } = judge;
  return {
    model,
    embedding_model,
    prompts: PROMPTS_VERSION,
    questions: QUESTIONS,
    temperature,
    seed
  };
}
const UNMEASURED_REASONS = [
  /** The retriever failed on the query. */
  "query_failed",
  /** It gave results, but no answer. */
  "no_answer",
  /** A result has no text. */
  "no_text",
  /** The case has no reference answer. */
  "no_reference",
  /** The text makes no statement that could be checked. */
  "no_claims",
  /** The judge declined to reply. */
  "refused",
  /** The judge's reply is not what it was asked for. */
  "malformed",
  /** The texts are longer than the judge accepts. */
  "too_long",
  /** The judging ended before the sample was asked. */
  "not_asked"
];
function judgedMetrics(config) {
  const rules = (0,_config_js__WEBPACK_IMPORTED_MODULE_0__/* .namedRules */ .PR)(config.gate).flatMap((place) => [...place.rules]);
  const gatedNames = rules.filter(([, setting]) => setting !== "off").map(([name]) => name);
  const usedNames = /* @__PURE__ */ new Set([...config.metrics, ...gatedNames]);
  return JUDGED_METRICS.filter((name) => usedNames.has(name));
}



/***/ }),

/***/ 72508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LG: () => (/* binding */ sameCase),
/* harmony export */   RB: () => (/* binding */ sameQuestion),
/* harmony export */   Us: () => (/* binding */ matchEqualQueries),
/* harmony export */   d1: () => (/* binding */ NO_LIMITS),
/* harmony export */   pQ: () => (/* binding */ matchRenamedCases),
/* harmony export */   tC: () => (/* binding */ sameQuery)
/* harmony export */ });
/* harmony import */ var _lookup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97855);

const NO_LIMITS = "1a4a3e9ace83f06469dff44bc81fd226";
function sameQuery(a, b) {
  return (a.query ?? a.ask) === (b.query ?? b.ask);
}
function sameQuestion(a, b) {
  return a.ask === b.ask && a.targets === b.targets;
}
function sameCase(a, b) {
  return a.ask === b.ask && a.targets === b.targets && a.limits === b.limits;
}
function matchRenamedCases(oldCases, newCases) {
  return matchUnsharedIds(oldCases, newCases, ({ ask, targets }) => `${ask} ${targets}`);
}
function matchEqualQueries(oldCases, newCases) {
  return matchUnsharedIds(oldCases, newCases, ({ ask }) => ask);
}
function matchUnsharedIds(oldCases, newCases, textOf) {
  const oldIdsByText = unsharedIdsByText(oldCases, newCases, textOf);
  const newIdsByText = unsharedIdsByText(newCases, oldCases, textOf);
  const newIdByOldId = /* @__PURE__ */ new Map();
  for (const [text, oldIds] of oldIdsByText) {
    const newIds = newIdsByText.get(text) ?? [];
    if (oldIds.length === 1 && newIds.length === 1) {
      newIdByOldId.set((0,_lookup_js__WEBPACK_IMPORTED_MODULE_0__/* .requireItem */ .l5)(oldIds, 0), (0,_lookup_js__WEBPACK_IMPORTED_MODULE_0__/* .requireItem */ .l5)(newIds, 0));
    }
  }
  return newIdByOldId;
}
function unsharedIdsByText(cases, others, textOf) {
  const idsByText = /* @__PURE__ */ new Map();
  for (const [id, { digests }] of cases) {
    if (!others.has(id)) {
      (0,_lookup_js__WEBPACK_IMPORTED_MODULE_0__/* .addToList */ .vH)(idsByText, textOf(digests), id);
    }
  }
  return idsByText;
}



/***/ }),

/***/ 44141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ic: () => (/* binding */ nameCase),
/* harmony export */   LG: () => (/* reexport safe */ _digests_js__WEBPACK_IMPORTED_MODULE_1__.LG),
/* harmony export */   LI: () => (/* binding */ LARGE_SUITE),
/* harmony export */   Op: () => (/* binding */ targetLabel),
/* harmony export */   RB: () => (/* reexport safe */ _digests_js__WEBPACK_IMPORTED_MODULE_1__.RB),
/* harmony export */   Tf: () => (/* binding */ canNameSameDocument),
/* harmony export */   d1: () => (/* reexport safe */ _digests_js__WEBPACK_IMPORTED_MODULE_1__.d1),
/* harmony export */   hD: () => (/* binding */ targetKey),
/* harmony export */   pQ: () => (/* reexport safe */ _digests_js__WEBPACK_IMPORTED_MODULE_1__.pQ),
/* harmony export */   tC: () => (/* reexport safe */ _digests_js__WEBPACK_IMPORTED_MODULE_1__.tC),
/* harmony export */   wu: () => (/* binding */ compareTargets),
/* harmony export */   x3: () => (/* binding */ NONE),
/* harmony export */   xG: () => (/* binding */ singleTargets)
/* harmony export */ });
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16886);
/* harmony import */ var _digests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72508);


const NONE = [];
const LARGE_SUITE = 2e4;
function nameCase({ id, named_by_query: isNamedByQuery }) {
  return isNamedByQuery === true ? `"${id}"` : id;
}
function targetLabel(target) {
  if (target.kind === "any") {
    return `any of ${target.members.map(targetLabel).join(", ")}`;
  }
  if (target.kind === "hint" || target.kind === "path" || target.kind === "id") {
    return target.value;
  }
  if (target.kind === "text") {
    return `passage "${target.value}"`;
  }
  if (target.kind !== "span") {
    return `${target.kind}: ${target.value}`;
  }
  const document = target.by === "path" ? target.value : `id ${target.value}`;
  return `span: ${document}[${target.start}:${target.end}]`;
}
function targetKey(target) {
  if (target.kind === "any") {
    return `any of ${target.members.map(targetKey).join(", ")}`;
  }
  return target.kind === "path" || target.kind === "id" || target.kind === "text" ? `${target.kind}: ${target.value}` : targetLabel(target);
}
function compareTargets(a, b) {
  return (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP)(targetKey(a), targetKey(b));
}
function canNameSameDocument({ kind: a }, { kind: b }) {
  if (a === b) {
    return true;
  }
  return a === "hint" && isPathOrId(b) || b === "hint" && isPathOrId(a);
}
function isPathOrId(kind) {
  return kind === "path" || kind === "id";
}
function singleTargets(target) {
  return target.kind === "any" ? target.members : [target];
}



/***/ })

};
