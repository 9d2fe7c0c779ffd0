export const id = 9;
export const ids = [9];
export const modules = {

/***/ 60009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ parseAnswer),
/* harmony export */   i: () => (/* binding */ parseCorpus)
/* harmony export */ });
/* harmony import */ var _system_written_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74797);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36132);
/* harmony import */ var _suggest_results_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52770);





const MAX_RESULTS = 1e4;
const MOST_STAGES = 8;
const MOST_RESULTS_OF_A_STAGE = 1e3;
const MOST_DIGEST_CHARACTERS = 200;
const MOST_NAMED_KEYS = 10;
const RESULT_TEXT_KEYS = ["id", "path", "name", "qualified_name", "text", "cluster"];
function parseAnswer(value, where) {
  const reader = new AnswerReader(where);
  const answer = reader.requireObject(value, "");
  const results = Array.isArray(answer.results) ? answer.results : reader.refuseWithoutResults(answer);
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
      hint: 'An answer is {"results": [...]}; docs/retrievers.md lists its fields.'
    });
  }
  /** Returns the value if it is an object; refuses it otherwise. */
  requireObject(value, place) {
    return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? value : this.refuseValue(place, "an object", describeValue(value));
  }
  /** Throws and shows what is there instead of `results`: a list of another name, or the keys. */
  refuseWithoutResults(answer) {
    const suggested = (0,_suggest_results_js__WEBPACK_IMPORTED_MODULE_3__/* .suggestResults */ .zP)(answer);
    if (suggested !== null) {
      return this.refuseValue("results", "an array", `nothing; ${suggested.where}. Send it as \`results\``);
    }
    const got = answer.results === void 0 ? "nothing" : describeValue(answer.results);
    const keys = Object.keys(answer).slice(0, MOST_NAMED_KEYS).join(", ");
    const keyWords = keys === "" ? "" : `; the answer has the keys ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .ol)(keys)}`;
    return this.refuseValue("results", "an array", `${got}${keyWords}: ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .excerptJson */ .yq)(answer)}`);
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
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_answer", `${this.#where}: ${place} has none of id, path and text; its keys are ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .ol)(keys)}`, {
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
  return typeof value === "string" ? (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .ol)(value) : typeof value;
}



/***/ }),

/***/ 52770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $c: () => (/* binding */ mappingExpression),
/* harmony export */   E: () => (/* binding */ explainMapping),
/* harmony export */   Vn: () => (/* binding */ isUnnamed),
/* harmony export */   Ze: () => (/* binding */ adviseResults),
/* harmony export */   mO: () => (/* binding */ explainList),
/* harmony export */   vh: () => (/* binding */ readMapping),
/* harmony export */   zP: () => (/* binding */ suggestResults)
/* harmony export */ });
/* unused harmony export describeItem */
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36132);


const DEEPEST = 4;
const MOST_NAMED_FIELDS = 10;
const NAMING_KEYS = ["id", "path", "text", "page_content"];
const PATH_NAMES = ["path", "filepath", "file", "filename", "source", "src", "ref", "uri", "url"];
const ID_NAMES = ["id", "docid", "documentid", "uuid", "key", "slug", "doc", "document"];
const TEXT_NAMES = ["text", "content", "pagecontent", "snippet", "passage", "chunk", "body"];
const SCORE_NAMES = ["score", "points", "similarity", "relevance", "relevancescore", "weight"];
function isUnnamed(value) {
  return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && NAMING_KEYS.every((key) => (value[key] ?? null) === null);
}
function suggestResults(answer) {
  const list = findResultList(answer, "", 0);
  if (list === null) {
    return null;
  }
  const where = list.place === "@" ? "the answer is a list" : `the answer has a list at ${list.place}`;
  const what = list.items.length === 0 ? "which is empty" : `of ${describeItem(list.items[0])}`;
  return { where: `${where}, ${what}`, expression: mappingExpression(list) };
}
function adviseResults(expression) {
  const quote = expression.includes('"') ? "'" : '"';
  return `Try results: ${quote}${expression}${quote} under \`retriever\``;
}
function mappingExpression({ place, items }, oldKeys = []) {
  const [item] = items;
  const isProjection = place.endsWith("]");
  const list = place === "@" ? "" : place;
  if (Array.isArray(item)) {
    return `${isProjection ? place : `${list}[*]`}.{${mappedFields(item, oldKeys)}}`;
  }
  if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(item) || !isUnnamed(item)) {
    return place;
  }
  return `${isProjection ? place : `${list}[]`}.{${mappedFields(item, oldKeys)}}`;
}
function describeItem(item) {
  if (Array.isArray(item)) {
    const columns = item.slice(0, MOST_NAMED_FIELDS).map((value) => {
      return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? "an object" : (0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .cutText */ .IN)(JSON.stringify(value), 40);
    });
    return `lists such as [${columns.join(", ")}]`;
  }
  if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(item)) {
    return "texts";
  }
  const places = listFields(item).map(({ place }) => place);
  const shown = places.slice(0, MOST_NAMED_FIELDS).join(", ");
  const more = places.length > MOST_NAMED_FIELDS ? ", \u2026" : "";
  return places.length === 0 ? "objects without fields" : `objects with ${shown}${more}`;
}
function findResultList(value, place, depth) {
  if (Array.isArray(value)) {
    const [item] = value;
    const mayBeResults = value.length === 0 || typeof item === "string" || (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(item) || Array.isArray(item);
    return mayBeResults ? { place: place === "" ? "@" : place, items: value } : null;
  }
  if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) || depth === DEEPEST) {
    return null;
  }
  const lists = [];
  for (const [key, member] of Object.entries(value)) {
    const memberPlace = place === "" ? jmespathKey(key) : `${place}.${jmespathKey(key)}`;
    const list = findResultList(member, memberPlace, depth + 1);
    if (list !== null) {
      lists.push(list);
    }
  }
  return lists.find(({ items }) => typeof items[0] === "object") ?? lists.find(({ items }) => items.length > 0) ?? lists[0] ?? null;
}
function mappedFields(item, oldKeys) {
  const fields = listFields(item);
  const members = keepOldKey(namingMembers(fields), oldKeys);
  const numbers = fields.filter(({ value }) => typeof value === "number");
  const score = findByName(numbers, SCORE_NAMES) ?? (Array.isArray(item) ? findScoreColumn(numbers) : void 0);
  if (score !== void 0) {
    members.push(`score: ${score.place}`);
  }
  return members.join(", ");
}
function findScoreColumn(numbers) {
  const fraction = numbers.find(({ value }) => !Number.isInteger(value));
  return fraction ?? (numbers.length === 1 ? numbers[0] : void 0);
}
function keepOldKey(members, oldKeys) {
  const [member] = members;
  const [oldKey] = oldKeys.filter((key2) => key2 === "id" || key2 === "path");
  if (member === void 0 || members.length > 1 || oldKey === void 0) {
    return [...members];
  }
  const [key = ""] = member.split(":");
  const isKept = oldKeys.includes(key) || key === "text";
  return [isKept ? member : `${oldKey}${member.slice(key.length)}`];
}
function namingMembers(fields) {
  const words = fields.filter(({ value }) => isWord(value));
  const path = findByName(words, PATH_NAMES) ?? words.find(({ value }) => looksLikePath(value));
  const ids = fields.filter(({ value }) => isWord(value) || Number.isInteger(value));
  const id = findByName(ids, ID_NAMES);
  const members = path === void 0 ? [] : [`path: ${path.place}`];
  if (id !== void 0 && id !== path) {
    members.unshift(`id: ${id.place}`);
  }
  if (members.length > 0) {
    return members;
  }
  const texts = fields.filter(({ value }) => typeof value === "string");
  const text = findByName(texts, TEXT_NAMES);
  if (text !== void 0) {
    return [`text: ${text.place}`];
  }
  const first = words[0] ?? fields[0];
  return [`id: ${first?.place ?? "key"}`];
}
function findByName(fields, names) {
  for (const name of names) {
    const found = fields.find((field) => plainName(field.name) === name);
    if (found !== void 0) {
      return found;
    }
  }
  return void 0;
}
function plainName(name) {
  return name.toLowerCase().replaceAll(/[_-]/g, "");
}
function isWord(value) {
  return typeof value === "string" && value !== "" && !/\s/.test(value);
}
function looksLikePath(value) {
  return typeof value === "string" && /\/|\.[a-z]\w{0,4}$/i.test(value);
}
function listFields(item) {
  if (Array.isArray(item)) {
    return item.map((value, at) => ({ place: `[${at}]`, name: "", value }));
  }
  return listMembers(item, "", 0);
}
function listMembers(object, prefix, depth) {
  return Object.entries(object).flatMap(([name, value]) => {
    const place = `${prefix}${jmespathKey(name)}`;
    const isInner = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && depth < DEEPEST && Object.keys(value).length > 0;
    return isInner ? listMembers(value, `${place}.`, depth + 1) : [{ place, name, value }];
  });
}
function jmespathKey(key) {
  return /^[A-Za-z_]\w{0,60}$/.test(key) ? key : JSON.stringify((0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .cutText */ .IN)(key, 60));
}
const MAPPING = /^(.*)\.\{([^{}]*)\}\s*$/s;
const MAPPING_MEMBER = /\s*"?([\w-]+)"?\s*:((?:[^,()]|\([^()]*\))*)(?:,|$)/g;
function readMapping(expression) {
  const [, list = "", body = ""] = MAPPING.exec(expression) ?? [];
  if (list === "") {
    return null;
  }
  const members = [...body.matchAll(MAPPING_MEMBER)].map(([, key = "", value = ""]) => ({
    key,
    expression: value.trim()
  }));
  return { list: list.trim(), members };
}
function explainMapping({ list, members }, items) {
  const naming = members.filter(({ key }) => NAMING_KEYS.some((name) => name === key));
  const shown = naming.map(({ key, expression }) => `\`${key}: ${expression}\``).join(" and ");
  const found = shown === "" ? "the mapping has none of these keys" : `${shown} found nothing`;
  return items.length === 0 ? found : `${found}. ${explainList(list, items, naming.map(({ key }) => key))}`;
}
function explainList(expression, items, oldKeys = []) {
  const [item] = items;
  const place = expression.replace(/\[\*?\]$/, "");
  const subject = place === "" || place === "@" ? "The list" : place;
  const what = `${subject} has ${describeItem(item)}`;
  const hasFields = ((0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(item) || Array.isArray(item)) && listFields(item).length > 0;
  return hasFields ? `${what}. ${adviseResults(mappingExpression({ place: expression, items }, oldKeys))}` : what;
}



/***/ })

};
