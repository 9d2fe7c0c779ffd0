export const id = 9;
export const ids = [9];
export const modules = {

/***/ 60009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ parseResult),
/* harmony export */   Wp: () => (/* binding */ parseAnswer),
/* harmony export */   df: () => (/* binding */ orderScoreMap),
/* harmony export */   im: () => (/* binding */ parseCorpus),
/* harmony export */   z7: () => (/* binding */ ANSWER_HINT)
/* harmony export */ });
/* harmony import */ var _system_written_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74797);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10107);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _system_excerpt_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22708);
/* harmony import */ var _expressions_suggest_results_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38002);
/* harmony import */ var _model_docs_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52164);






const MAX_RESULTS = 1e4;
const MOST_STAGES = 8;
const MOST_RESULTS_OF_A_STAGE = 1e3;
const MOST_DIGEST_CHARACTERS = 200;
const ANSWER_HINT = `An answer is {"results": [...]}. Its fields: ${(0,_model_docs_page_js__WEBPACK_IMPORTED_MODULE_4__/* .docsPage */ .t)("reference/answer.md")}`;
const MOST_NAMED_KEYS = 10;
const RESULT_TEXT_KEYS = ["id", "path", "name", "qualified_name", "text", "cluster"];
function parseAnswer(value, where, listKey = "results") {
  const reader = new AnswerReader(where);
  const answer = reader.requireObject(value, "");
  const results = Array.isArray(answer.results) ? answer.results : orderScoreMap(answer.results) ?? reader.refuseWithoutResults(answer);
  if (results.length > MAX_RESULTS) {
    reader.refuseValue("results", `at most ${MAX_RESULTS} results`, `${results.length}`);
  }
  return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutUndefined */ .r$)({
    kind: "answer",
    reported_ms: reader.readAmount(answer.latency_ms, "latency_ms"),
    spans: reader.readSpans(answer.spans),
    usage: reader.readUsage(answer.usage),
    answer: reader.readText(answer.answer, "answer"),
    stages: reader.readStages(answer.stages),
    corpus: reader.readCorpus(answer.corpus),
    results: results.map((result, index) => reader.readResult(result, `${listKey}[${index}]`)),
    degraded: reader.readDegraded(answer.degraded)
  });
}
function orderScoreMap(value) {
  if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value)) {
    return null;
  }
  const results = Object.entries(value).map(([id, score]) => ({ id, score }));
  if (results.length === 0 || !results.every(({ score }) => Number.isFinite(score))) {
    return null;
  }
  return results.toSorted((a, b) => b.score - a.score);
}
function parseCorpus(value, where) {
  return new AnswerReader(where).readCorpus(value);
}
function parseResult(value, where) {
  return new AnswerReader(where).readResult(value, "");
}
class AnswerReader {
  /** Names the answer: every message starts with it. */
  #where;
  constructor(where) {
    this.#where = where;
  }
  /**
   * Throws `retriever_answer`: "WHERE: PLACE: expected EXPECTED, got GOT". `place` is empty for the
   * answer itself; `expected` and `got` are words.
   */
  refuseValue(place, expected, got) {
    const at = place === "" ? "" : `${place.replace(/^\./, "")}: `;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("retriever_answer", `${this.#where}: ${at}expected ${expected}, got ${got}`, ANSWER_HINT);
  }
  requireObject(value, place) {
    return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) ? value : this.refuseValue(place, "an object", describeValue(value));
  }
  /** Throws and shows what is there instead of `results`: a list of another name, or all of it. */
  refuseWithoutResults(answer) {
    const suggested = (0,_expressions_suggest_results_js__WEBPACK_IMPORTED_MODULE_3__/* .suggestResults */ .zP)(answer);
    if (suggested !== null) {
      return this.refuseValue("results", "an array", `nothing; ${suggested.where}. Send it as \`results\`: a small program can call yours and do so`);
    }
    const got = describeValue(answer.results);
    return this.refuseValue("results", "an array", `${got}: ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_5__/* .excerptJson */ .yq)(answer)}`);
  }
  /** Returns a text, which may be empty; a null counts as absent. */
  readText(value, place) {
    if (value === void 0 || value === null || typeof value === "string") {
      return value ?? void 0;
    }
    return this.refuseValue(place, "a string", describeValue(value));
  }
  /** Returns the state of the corpus, `{ documents, digest }`; a null counts as absent. */
  readCorpus(value) {
    if (value === void 0 || value === null) {
      return void 0;
    }
    const { documents, digest } = this.requireObject(value, "corpus");
    if (!Number.isSafeInteger(documents) || Number(documents) < 0) {
      this.refuseValue("corpus.documents", "a count of documents", describeValue(documents));
    }
    if (typeof digest !== "string" || digest === "" || digest.length > MOST_DIGEST_CHARACTERS) {
      this.refuseValue("corpus.digest", `a string of 1 to ${MOST_DIGEST_CHARACTERS} characters`, describeValue(digest));
    }
    return { documents: Number(documents), digest };
  }
  readDegraded(value) {
    if (value === void 0 || value === null || typeof value === "boolean") {
      return value ?? false;
    }
    return this.refuseValue("degraded", "true or false", describeValue(value));
  }
  /**
   * Returns a finite number. Refuses null, too: it is what JSON.stringify makes of NaN. An integer
   * that a double can't hold comes as a text of its digits, and is rounded.
   */
  readNumber(value, place) {
    if (value === void 0) {
      return void 0;
    }
    if (typeof value === "number" && Number.isFinite(value)) {
      return value;
    }
    if (typeof value === "string" && (0,_system_written_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .isTooLong */ .pn)(value)) {
      return Number(value);
    }
    const got = value === null ? "null (which JSON writers also make of NaN and Infinity)" : describeValue(value);
    return this.refuseValue(place, "a finite number", got);
  }
  /** Returns milliseconds or a count, at least 0. */
  readAmount(value, place) {
    const number = this.readNumber(value, place);
    if (number !== void 0 && number < 0) {
      this.refuseValue(place, "a number of at least 0", describeValue(value));
    }
    return number;
  }
  /**
   * Returns one result: an id alone, or an object with its known keys. It needs an id, a path or a
   * text.
   */
  readResult(value, place) {
    if (typeof value === "string") {
      return value === "" ? this.#refuseEmptyId(place) : { id: value };
    }
    if (typeof value === "number") {
      return this.refuseValue(place, "a string or an object", `${value} (send ids as strings)`);
    }
    if (Array.isArray(value)) {
      const got = "an array (one list too many: `results` is a list of results)";
      return this.refuseValue(place, "an object", got);
    }
    if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value)) {
      return this.refuseValue(place, "a string or an object", describeValue(value));
    }
    const parsed = this.#readResultTexts(value, place);
    if (typeof value["page_content"] === "string") {
      fillFromLangchainDocument(parsed, value["page_content"], value["metadata"]);
    }
    if (parsed.id === "") {
      this.#refuseEmptyId(`${place}.id`);
    }
    const score = this.readNumber(value["score"], `${place}.score`);
    if (score !== void 0) {
      parsed.score = score;
    }
    const span = this.#readSpan(value, place);
    if (span !== void 0) {
      parsed.span = span;
    }
    if (parsed.id === void 0 && parsed.path === void 0 && parsed.text === void 0) {
      const entries = Object.entries(value).map(([key, member]) => [key.toLowerCase(), member]);
      const lowered = Object.fromEntries(entries);
      if ((0,_expressions_suggest_results_js__WEBPACK_IMPORTED_MODULE_3__/* .isUnnamed */ .Vn)(lowered)) {
        return this.#refuseUnnamed(value, place);
      }
      return this.readResult(lowered, place);
    }
    return parsed;
  }
  /** Returns the members of a result that are texts; what is absent or null is left out. */
  #readResultTexts(result, place) {
    const texts = {};
    for (const key of RESULT_TEXT_KEYS) {
      const member = result[key];
      if (member === void 0 || member === null) {
        continue;
      }
      if (typeof member === "string") {
        texts[key] = member;
      } else if (key === "id" && typeof member === "number") {
        this.refuseValue(`${place}.id`, "a string", `the number ${member} (send ids as strings)`);
      } else {
        this.refuseValue(`${place}.${key}`, "a string", describeValue(member));
      }
    }
    return texts;
  }
  /**
   * Returns the characters of the document that a result is, `start` to `end` without `end`, in
   * code points; undefined if it has neither key.
   */
  #readSpan({ start, end }, place) {
    if (start === void 0 && end === void 0) {
      return void 0;
    }
    const readOffset = (value, key) => Number.isSafeInteger(value) && value >= 0 ? value : this.refuseValue(place + key, "a whole number of at least 0", describeValue(value));
    const span = { start: readOffset(start, ".start"), end: readOffset(end, ".end") };
    if (span.end < span.start) {
      this.refuseValue(`${place}.end`, `at least start (${span.start})`, String(span.end));
    }
    return span;
  }
  /** Returns milliseconds by the name of a part of the search. */
  readSpans(value) {
    if (value === void 0 || value === null) {
      return void 0;
    }
    const spans = /* @__PURE__ */ new Map();
    for (const [name, ms] of Object.entries(this.requireObject(value, "spans"))) {
      const place = `spans.${name}`;
      this.#refuseUnsafeName(name, "spans");
      const amount = this.readAmount(ms, place);
      spans.set(name, amount ?? this.refuseValue(place, "a number", describeValue(ms)));
    }
    return Object.fromEntries(spans);
  }
  /** Throws if the name, as a key of the object at the place, could reach a prototype. */
  #refuseUnsafeName(name, place) {
    if (_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .UNSAFE_KEYS */ .a2.has(name)) {
      const expected = `other names than ${[..._system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .UNSAFE_KEYS */ .a2].join(", ")}`;
      this.refuseValue(place, expected, describeValue(name));
    }
  }
  /** Returns lists of results by the name of the stage that found them. */
  readStages(value) {
    if (value === void 0 || value === null) {
      return void 0;
    }
    const stages = Object.entries(this.requireObject(value, "stages"));
    if (stages.length > MOST_STAGES) {
      this.refuseValue("stages", `at most ${MOST_STAGES} stages`, String(stages.length));
    }
    return Object.fromEntries(stages.map(([name, list]) => [name, this.#readStage(name, list)]));
  }
  #readStage(name, value) {
    const place = `stages.${name}`;
    this.#refuseUnsafeName(name, "stages");
    const results = Array.isArray(value) ? value : this.refuseValue(place, "an array", describeValue(value));
    if (results.length > MOST_RESULTS_OF_A_STAGE) {
      const expected = `at most ${MOST_RESULTS_OF_A_STAGE} results`;
      this.refuseValue(place, expected, String(results.length));
    }
    return results.map((result, index) => this.readResult(result, `${place}[${index}]`));
  }
  /** Returns the tokens of each model call: `value` is one call's object, or a list of them. */
  readUsage(value) {
    if (value === void 0 || value === null) {
      return void 0;
    }
    if (!Array.isArray(value)) {
      return [this.#readUsageItem(value, "usage")];
    }
    return value.map((item, index) => this.#readUsageItem(item, `usage[${index}]`));
  }
  /** Returns the tokens of one model call; counts that are absent are left out. */
  #readUsageItem(value, place) {
    const item = this.requireObject(value, place);
    return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutUndefined */ .r$)({
      model: this.readText(item.model, `${place}.model`),
      prompt_tokens: this.readAmount(item.prompt_tokens, `${place}.prompt_tokens`),
      completion_tokens: this.readAmount(item.completion_tokens, `${place}.completion_tokens`)
    });
  }
  /**
   * Throws for a result without id, path and text: nothing names its document. The message shows
   * which fields look like them, such as `{path: file, score: rating}`.
   */
  #refuseUnnamed(result, place) {
    const keys = Object.keys(result).slice(0, MOST_NAMED_KEYS).join(", ");
    const members = (0,_expressions_suggest_results_js__WEBPACK_IMPORTED_MODULE_3__/* .listMembers */ .YV)([result]).join(", ");
    const advice = members === "" ? "" : `; send it as {${members}}`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("retriever_answer", `${this.#where}: ${place} has none of id, path and text; its keys are ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteText */ .ol)(keys)}${advice}`, "A result needs one of them: name its document, or leave the result out.");
  }
  #refuseEmptyId(place) {
    return this.refuseValue(place, "a document id", "an empty string");
  }
}
function fillFromLangchainDocument(parsed, content, metadata) {
  parsed.text ??= content;
  const source = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(metadata) ? metadata["source"] : void 0;
  if (typeof source === "string" && source !== "") {
    parsed.path ??= source;
  }
}
function describeValue(value) {
  if (value === void 0) {
    return "nothing";
  }
  if (value === null || typeof value === "number" || typeof value === "boolean") {
    return String(value);
  }
  if (Array.isArray(value)) {
    return "an array";
  }
  if (typeof value === "object") {
    return "an object";
  }
  return typeof value === "string" ? (0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteText */ .ol)(value) : typeof value;
}



/***/ })

};
