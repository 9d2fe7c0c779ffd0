export const id = 3771;
export const ids = [3771];
export const modules = {

/***/ 60009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wp: () => (/* binding */ parseAnswer),
/* harmony export */   df: () => (/* binding */ orderScoreMap),
/* harmony export */   im: () => (/* binding */ parseCorpus),
/* harmony export */   z7: () => (/* binding */ ANSWER_HINT)
/* harmony export */ });
/* harmony import */ var _system_written_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74797);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _system_excerpt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22708);
/* harmony import */ var _expressions_suggest_results_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38002);





const MAX_RESULTS = 1e4;
const MOST_STAGES = 8;
const MOST_RESULTS_OF_A_STAGE = 1e3;
const MOST_DIGEST_CHARACTERS = 200;
const ANSWER_HINT = 'An answer is {"results": [...]}; docs/retrievers.md lists its fields.';
const MOST_NAMED_KEYS = 10;
const RESULT_TEXT_KEYS = ["id", "path", "name", "qualified_name", "text", "cluster"];
function parseAnswer(value, where) {
  const reader = new AnswerReader(where);
  const answer = reader.requireObject(value, "");
  const results = Array.isArray(answer.results) ? answer.results : orderScoreMap(answer.results) ?? reader.refuseWithoutResults(answer);
  if (results.length > MAX_RESULTS) {
    reader.refuseValue("results", `at most ${MAX_RESULTS} results`, `${results.length}`);
  }
  return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutUndefined */ .r$)({
    kind: "answer",
    reported_ms: reader.readAmount(answer.latency_ms, "latency_ms"),
    spans: reader.readSpans(answer.spans),
    usage: reader.readUsage(answer.usage),
    answer: reader.readText(answer.answer, "answer"),
    stages: reader.readStages(answer.stages),
    corpus: reader.readCorpus(answer.corpus),
    results: results.map((result, index) => reader.readResult(result, index)),
    degraded: reader.readFlag(answer.degraded, "degraded")
  });
}
function orderScoreMap(value) {
  if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value)) {
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
    const at = place === "" ? "" : `${place}: `;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_answer", `${this.#where}: ${at}expected ${expected}, got ${got}`, {
      hint: ANSWER_HINT
    });
  }
  /** Returns the value if it is an object; refuses it otherwise. */
  requireObject(value, place) {
    return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? value : this.refuseValue(place, "an object", describeValue(value));
  }
  /** Throws and shows what is there instead of `results`: a list of another name, or the keys. */
  refuseWithoutResults(answer) {
    const suggested = (0,_expressions_suggest_results_js__WEBPACK_IMPORTED_MODULE_2__/* .suggestResults */ .zP)(answer);
    if (suggested !== null) {
      return this.refuseValue("results", "an array", `nothing; ${suggested.where}. Send it as \`results\``);
    }
    const got = answer.results === void 0 ? "nothing" : describeValue(answer.results);
    const keys = Object.keys(answer).slice(0, MOST_NAMED_KEYS).join(", ");
    const keyWords = keys === "" ? "" : `; the answer has the keys ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .ol)(keys)}`;
    return this.refuseValue("results", "an array", `${got}${keyWords}: ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .excerptJson */ .yq)(answer)}`);
  }
  /** Returns the value if it is an array; refuses it otherwise. */
  requireArray(value, place) {
    return Array.isArray(value) ? value : this.refuseValue(place, "an array", describeValue(value));
  }
  /** Returns a text, which may be empty; a null counts as absent. */
  readText(value, place) {
    if (value === void 0 || value === null) {
      return void 0;
    }
    return typeof value === "string" ? value : this.refuseValue(place, "a string", describeValue(value));
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
  /** Returns false if the flag is absent or null. */
  readFlag(value, place) {
    if (value === void 0 || value === null) {
      return false;
    }
    return typeof value === "boolean" ? value : this.refuseValue(place, "true or false", describeValue(value));
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
    if (typeof value === "string" && (0,_system_written_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .isTooLong */ .pn)(value)) {
      return Number(value);
    }
    return this.refuseValue(place, "a finite number", describeValue(value));
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
   * Returns one result of the list at `listKey`, `results` or `stages.NAME`: an id alone, or an
   * object with its known keys. It needs an id, a path or a text. Called for every result of every
   * query, so the words of a message are made only where something is wrong.
   */
  readResult(value, index, listKey = "results") {
    const resultPlace = (key = "") => `${listKey}[${index}]${key}`;
    if (typeof value === "string") {
      return value === "" ? this.#refuseEmptyId(resultPlace()) : { id: value };
    }
    if (typeof value === "number") {
      this.refuseValue(resultPlace(), "a string or an object", `${value} (send ids as strings)`);
    }
    if (typeof value !== "object") {
      this.refuseValue(resultPlace(), "a string or an object", describeValue(value));
    }
    if (Array.isArray(value)) {
      this.refuseValue(resultPlace(), "an object", "an array (one list too many: `results` is a list of results)");
    }
    if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value)) {
      this.refuseValue(resultPlace(), "an object", describeValue(value));
    }
    const parsed = this.#readResultTexts(value, resultPlace);
    if (typeof value["page_content"] === "string") {
      fillFromLangchainDocument(parsed, value["page_content"], value["metadata"]);
    }
    if (parsed.id === "") {
      this.#refuseEmptyId(resultPlace(".id"));
    }
    const { score } = value;
    if (typeof score === "number" && Number.isFinite(score)) {
      parsed.score = score;
    } else if (score !== void 0) {
      parsed.score = this.readNumber(score, resultPlace(".score"));
    }
    const span = this.#readSpan(value, resultPlace);
    if (span !== void 0) {
      parsed.span = span;
    }
    if (parsed.id === void 0 && parsed.path === void 0 && parsed.text === void 0) {
      this.#refuseUnnamed(value, resultPlace());
    }
    return parsed;
  }
  /**
   * Returns the members of a result that are texts; what is absent or null is left out. `keyPlace`
   * returns the place of a key, such as ".id", for a message.
   */
  #readResultTexts(result, keyPlace) {
    const texts = {};
    for (const key of RESULT_TEXT_KEYS) {
      const member = result[key];
      if (member === void 0 || member === null) {
        continue;
      }
      if (typeof member === "string") {
        texts[key] = member;
      } else if (key === "id" && typeof member === "number") {
        this.refuseValue(keyPlace(".id"), "a string", `the number ${member} (send ids as strings)`);
      } else {
        this.refuseValue(keyPlace(`.${key}`), "a string", describeValue(member));
      }
    }
    return texts;
  }
  /**
   * Returns the characters of the document that a result is, `start` to `end` without `end`, in
   * code points; undefined if it has neither key. `keyPlace` returns the place of a key, such as
   * ".start", for a message.
   */
  #readSpan({ start, end }, keyPlace) {
    if (start === void 0 && end === void 0) {
      return void 0;
    }
    const readOffset = (value, key) => Number.isSafeInteger(value) && value >= 0 ? value : this.refuseValue(keyPlace(key), "a whole number of at least 0", describeValue(value));
    const span = { start: readOffset(start, ".start"), end: readOffset(end, ".end") };
    if (span.end < span.start) {
      this.refuseValue(keyPlace(".end"), `at least start (${span.start})`, String(span.end));
    }
    return span;
  }
  /** Returns milliseconds by the name of a part of the search. */
  readSpans(value) {
    if (value === void 0 || value === null) {
      return void 0;
    }
    const entries = Object.entries(this.requireObject(value, "spans"));
    return Object.fromEntries(entries.map(([name, ms]) => {
      const place = `spans.${name}`;
      this.#refuseUnsafeName(name, "spans");
      return [
        name,
        this.readAmount(ms, place) ?? this.refuseValue(place, "a number", describeValue(ms))
      ];
    }));
  }
  /** Throws if the name, as a key of the object at the place, could reach a prototype. */
  #refuseUnsafeName(name, place) {
    if (_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .UNSAFE_KEYS */ .a2.has(name)) {
      const expected = `other names than ${[..._system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .UNSAFE_KEYS */ .a2].join(", ")}`;
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
    return Object.fromEntries(stages.map(([name, list]) => {
      const place = `stages.${name}`;
      this.#refuseUnsafeName(name, "stages");
      const results = this.requireArray(list, place);
      if (results.length > MOST_RESULTS_OF_A_STAGE) {
        this.refuseValue(place, `at most ${MOST_RESULTS_OF_A_STAGE} results`, String(results.length));
      }
      return [name, results.map((result, index) => this.readResult(result, index, place))];
    }));
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
    return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutUndefined */ .r$)({
      model: this.readText(item.model, `${place}.model`),
      prompt_tokens: this.readAmount(item.prompt_tokens, `${place}.prompt_tokens`),
      completion_tokens: this.readAmount(item.completion_tokens, `${place}.completion_tokens`)
    });
  }
  /** Throws for a result without id, path and text: nothing names its document. */
  #refuseUnnamed(result, place) {
    const keys = Object.keys(result).slice(0, MOST_NAMED_KEYS).join(", ");
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_answer", `${this.#where}: ${place} has none of id, path and text; its keys are ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .ol)(keys)}`, {
      hint: "A result needs one of them: rename the key that names the document."
    });
  }
  /** Throws for an id that is an empty text. */
  #refuseEmptyId(place) {
    return this.refuseValue(place, "a document id", "an empty string");
  }
}
function fillFromLangchainDocument(parsed, content, metadata) {
  parsed.text ??= content;
  const source = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(metadata) ? metadata["source"] : void 0;
  if (typeof source === "string" && source !== "") {
    parsed.path ??= source;
  }
}
function describeValue(value) {
  if (value === void 0) {
    return "nothing";
  }
  if (value === null) {
    return "null (which JSON writers also make of NaN and Infinity)";
  }
  if (typeof value === "number" || typeof value === "boolean") {
    return String(value);
  }
  if (Array.isArray(value)) {
    return "an array";
  }
  if (typeof value === "object") {
    return "an object";
  }
  return typeof value === "string" ? (0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .ol)(value) : typeof value;
}



/***/ }),

/***/ 44195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bd: () => (/* binding */ isRemark),
/* harmony export */   gd: () => (/* binding */ findFailure),
/* harmony export */   wz: () => (/* binding */ isDocument),
/* harmony export */   x8: () => (/* binding */ readResults),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _expressions_result_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3007);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10107);
/* harmony import */ var _system_written_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74797);
/* harmony import */ var _system_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22708);




const ERROR_NAME = /^(?:err|errors?|fault|exception)(?:msg|message|text|code|reason|details?|description)?$/;
const SUCCESS_NAME = /^(?:is)?(?:ok|success|successful|succeeded)$/;
const STATUS_NAME = /^(?:http|response)?(?:status|code|statuscode)$|^(?:state|result)$/;
const MESSAGE_NAMES = [
  /^(?:error)?(?:message|msg|description)$/,
  /^(?:error|fault)?(?:string|reason|details?|description|text|title)$/,
  ERROR_NAME,
  STATUS_NAME
];
const WRAPPER_NAME = /^(?:data|result|response|body|status|meta|metadata|(?:response)?header)$/;
const NO_ERROR = /^(?:0+|false|none|ok|no errors?|success\w*)\.?$/i;
const FAILED_STATUS = /^(?:error|err|fail|failed|failure|fatal|exception|timed?.?out|unavailable|[45]\d\d)$/i;
const SUCCESS_MESSAGE = /^(?:ok|done|succe\w+)\W*$/i;
function listMembers(object) {
  return Object.entries(object).map(([key, value]) => [
    key.replaceAll(/[\W_]/g, "").toLowerCase(),
    value
  ]);
}
function findFailure(answer, depth = 0) {
  if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(answer)) {
    return null;
  }
  const members = listMembers(answer);
  const errors = members.filter(([name, value]) => ERROR_NAME.test(name) && isError(value));
  if (errors.length > 0) {
    const words = errors.find(([, value]) => typeof value !== "number") ?? errors[0];
    return readMessage(words[1]) ?? readMessage(answer) ?? (0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .excerptJson */ .yq)(answer);
  }
  const isUnsuccessful = members.some(([name, value]) => SUCCESS_NAME.test(name) && (value === 0 || isWordFalse(value)));
  if (isUnsuccessful || hasFailedStatus(answer, members)) {
    return readMessage(answer) ?? (0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .excerptJson */ .yq)(answer);
  }
  if (depth === 2) {
    return null;
  }
  for (const [name, value] of members) {
    const failure = WRAPPER_NAME.test(name) ? findFailure(value, depth + 1) : null;
    if (failure !== null) {
      return failure;
    }
  }
  return null;
}
function isError(value) {
  return typeof value === "string" ? holdsValue(value) && !NO_ERROR.test(value) : holdsValue(value);
}
function isWordFalse(value) {
  return value === false || typeof value === "string" && /^(?:false|no)$/i.test(value);
}
function hasFailedStatus(answer, members) {
  const namesDocument = ["id", "path", "uri", "url"].some((key) => holdsValue(answer[key]));
  if (namesDocument && !("results" in answer)) {
    return false;
  }
  const isFailedStatus = ([name, value]) => STATUS_NAME.test(name) && (typeof value === "string" || typeof value === "number") && FAILED_STATUS.test(String(value));
  if (members.some(isFailedStatus)) {
    return true;
  }
  const { code, message } = answer;
  return typeof code === "number" && (code >= 600 || code < 0) && typeof message === "string" && !SUCCESS_MESSAGE.test(message) && !Object.values(answer).some((member) => typeof member === "object" && holdsValue(member));
}
function readMessage(reported) {
  if (typeof reported === "string") {
    return reported.trim() === "" ? null : (0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .cutText */ .IN)(reported, 2e3);
  }
  if (Array.isArray(reported)) {
    const messages = reported.slice(0, 3).flatMap((each) => readMessage(each) ?? []);
    return messages.length === 0 ? null : messages.join("; ");
  }
  if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(reported)) {
    return null;
  }
  const members = listMembers(reported);
  for (const wanted of MESSAGE_NAMES) {
    for (const [name, value] of members) {
      const message = wanted.test(name) ? readMessage(value) : null;
      if (message !== null) {
        return message;
      }
    }
  }
  return null;
}
function holdsValue(value) {
  if (typeof value === "string") {
    return value.trim() !== "";
  }
  if (typeof value === "object" && value !== null) {
    return Object.values(value).some(holdsValue);
  }
  return Boolean(value);
}
const DOCUMENT_KEYS = ["id", "path", "uri", "url", "text", "page_content"];
function isDocument(value) {
  return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) && DOCUMENT_KEYS.some((key) => typeof value[key] === "string" || Number.isInteger(value[key]));
}
function readResults(value) {
  if (typeof value === "string") {
    const reading = readText(value);
    switch (reading.kind) {
      case "json":
        return readResults(reading.value);
      case "names":
        return reading.names.map((path) => ({ path }));
      case "empty":
        return [];
      case "words":
        return null;
    }
  }
  if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value)) {
    return Array.isArray(value) ? value : null;
  }
  if (Array.isArray(value["results"]) || findFailure(value) !== null) {
    return value;
  }
  const isWrapper = "result" in value && Object.keys(value).length === 1;
  return isWrapper ? readResults(value["result"]) : findResults(value);
}
function findResults(value) {
  const lists = listCandidates(value, 0);
  if (isDocument(value)) {
    const hasOthers = lists.some((items) => items.length === 0 || items.some(_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv));
    return hasOthers ? null : [value];
  }
  const [list] = lists;
  return list !== void 0 && lists.length === 1 ? list : null;
}
function listCandidates(value, depth) {
  const members = Object.entries(value);
  return members.flatMap(([key, member]) => {
    const isNamed = (0,_expressions_result_names_js__WEBPACK_IMPORTED_MODULE_0__/* .isResultName */ .L)(key);
    if (Array.isArray(member)) {
      return isNamed || isDocument(member[0]) ? [member] : [];
    }
    const isWrapper = isNamed || members.length === 1;
    return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(member) && isWrapper && depth < 3 ? listCandidates(member, depth + 1) : [];
  });
}
const SAYS_FAILED = /\b(?:errors?|exception|traceback|fail(?:ed|ure|s)|refused|denied|forbidden|unauthori[sz]ed|unavailable|timeout|timed out|rate limit|cannot|can't|could not|couldn't|unable)\b/i;
function saysFailed(words) {
  return SAYS_FAILED.test(words);
}
function isRemark(text) {
  const isSentence = /[.:!…]$/.test(text.trim()) || text.trim().split(/\s+/).length > 2;
  return isSentence && !saysFailed(text);
}
const NOTHING_FOUND = /^(?:sorry,? )?(?:(?:i |we )?(?:found|returned|got|have|there (?:are|were|is)) )?(?:nothing (?:was )?(?:found|match\w*)|(?:no|0|zero) (?:\w+ ){0,2}?(?:match(?:es|ing \w+|ed)?|results?|documents?|docs|hits|files|pages|passages|chunks|entries|records|items|articles)\b)(?![./\\]\S|:| because| due to| since)/i;
const LIST_MARK = /^(?:[-*•]|\d{1,4}[.)])\s+/;
const WORD = /^[^\s<>{}"|]*[\p{L}\p{N}][^\s<>{}"|]*$/u;
const FILE_WITH_SPACES = /^[^:;,!?<>{}"|]+\.[A-Za-z]\w{0,4}$/;
const NO_NAME = /^(?:null|none|undefined|true|false|ok|error|failed|failure|timeout|unauthori[sz]ed|forbidden)$/i;
function readName(line) {
  const item = line.replace(LIST_MARK, "");
  const [, linkTarget] = /^\[[^\]]*\]\((\S+)\)$/.exec(item) ?? [];
  const [, quoted] = /^`([^`]+)`$/.exec(item) ?? [];
  const name = linkTarget ?? quoted ?? item;
  const isWord = WORD.test(name) && !/[:;,!?]$/.test(name) && !NO_NAME.test(name);
  const isFile = FILE_WITH_SPACES.test(name) && !saysFailed(name);
  return isWord || isFile ? name : null;
}
function readText(text) {
  const lines = splitIntoLines(text);
  if (lines.length === 0) {
    return { kind: "empty" };
  }
  const value = findJson(text);
  if (value !== void 0) {
    return { kind: "json", value };
  }
  const listLines = lines.length > 1 && lines[0].endsWith(":") ? lines.slice(1) : lines;
  const names = listLines.map(readName);
  if (names.every((name) => name !== null)) {
    return { kind: "names", names };
  }
  const saysNothing = NOTHING_FOUND.test(lines[0]) && lines.slice(1).every((line) => readName(line) === null);
  return { kind: saysNothing ? "empty" : "words" };
}
function splitIntoLines(text) {
  return text.split(/\r?\n/).flatMap((line) => line.trim() || []);
}
const MOST_LINES_BEHIND = 10;
function findJson(text) {
  const whole = parseJsonText(text);
  if (typeof whole === "string") {
    const inner = parseJsonText(whole);
    return typeof inner === "object" && inner !== null ? inner : [whole];
  }
  if (whole !== void 0) {
    return typeof whole === "object" && whole !== null ? whole : void 0;
  }
  const lines = text.split(/\r?\n/);
  const start = lines.findIndex((line) => /^\s*[[{]/.test(line));
  if (start === -1) {
    return void 0;
  }
  for (let end = lines.length; end > Math.max(start, lines.length - MOST_LINES_BEHIND); end--) {
    const value = parseJsonLines(lines.slice(start, end));
    const wordsAround = [...lines.slice(0, start), ...lines.slice(end)].join(" ");
    if (value !== void 0) {
      return saysFailed(wordsAround) ? void 0 : value;
    }
  }
  return void 0;
}
function parseJsonLines(lines) {
  const whole = parseJsonText(lines.join("\n"));
  if (whole !== void 0) {
    return typeof whole === "object" ? whole : void 0;
  }
  const objects = lines.filter((line) => line.trim() !== "").map(parseJsonText);
  return objects.length > 1 && objects.every(_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv) ? objects : void 0;
}
function parseJsonText(text) {
  try {
    return (0,_system_written_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .parseAnswerJson */ .iO)(text);
  } catch {
    return void 0;
  }
}



/***/ })

};
