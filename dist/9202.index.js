export const id = 9202;
export const ids = [9202];
export const modules = {

/***/ 56906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B2: () => (/* binding */ Messages),
/* harmony export */   Oc: () => (/* binding */ MAX_LINE_BYTES),
/* harmony export */   sS: () => (/* binding */ readJsonLines)
/* harmony export */ });
/* unused harmony exports LineError, LineFramer */
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36132);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10107);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73024);




const MAX_LINE_BYTES = 1024 * 1024;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
class LineError extends Error {
  /** 1-based. */
  line;
  constructor(line, message) {
    super(message);
    this.name = "LineError";
    this.line = line;
  }
}
class LineFramer {
  #maxBytes;
  #decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  #held = Buffer.alloc(0);
  #heldBytes = 0;
  #line = 1;
  constructor(maxBytes = MAX_LINE_BYTES) {
    this.#maxBytes = maxBytes;
  }
  push(chunk, onLine) {
    let from = 0;
    for (; ; ) {
      const at = chunk.indexOf(LINE_FEED, from);
      const piece = chunk.subarray(from, at === -1 ? chunk.length : at);
      if (this.#heldBytes + piece.length > this.#maxBytes)
        this.#tooLong();
      if (at === -1) {
        this.#hold(piece);
        return;
      }
      this.#deliver(piece, onLine);
      from = at + 1;
    }
  }
  end(onLine) {
    if (this.#heldBytes > 0)
      this.#deliver(Buffer.alloc(0), onLine);
  }
  #deliver(piece, onLine) {
    let bytes = piece;
    if (this.#heldBytes > 0) {
      this.#hold(piece);
      bytes = this.#held.subarray(0, this.#heldBytes);
      this.#heldBytes = 0;
    }
    if (bytes.at(-1) === CARRIAGE_RETURN)
      bytes = bytes.subarray(0, -1);
    const line = this.#line++;
    onLine(this.#decode(bytes, line), line);
  }
  #decode(bytes, line) {
    let text;
    try {
      text = this.#decoder.decode(bytes);
    } catch {
      throw new LineError(line, `line ${line} is not valid UTF-8`);
    }
    return line === 1 && text.startsWith("\uFEFF") ? text.slice(1) : text;
  }
  /** Grows by doubling: a line that comes byte by byte costs one buffer, not one object a byte. */
  #hold(piece) {
    const needed = this.#heldBytes + piece.length;
    if (needed > this.#held.length) {
      const grown = Buffer.alloc(Math.max(needed, this.#held.length * 2, 1024));
      this.#held.copy(grown, 0, 0, this.#heldBytes);
      this.#held = grown;
    }
    piece.copy(this.#held, this.#heldBytes);
    this.#heldBytes = needed;
  }
  #tooLong() {
    throw new LineError(this.#line, `line ${this.#line} is longer than the limit of ${this.#maxBytes} bytes`);
  }
}
class Messages {
  #framer = new LineFramer();
  #from;
  #onMessage;
  constructor(from, onMessage) {
    this.#from = from;
    this.#onMessage = onMessage;
  }
  /** What is wrong with it, or null. */
  push(chunk) {
    return this.#read((onLine) => this.#framer.push(chunk, onLine));
  }
  end() {
    return this.#read((onLine) => this.#framer.end(onLine));
  }
  #read(read) {
    const { label, whose, lifetime } = this.#from;
    const at = process.hrtime.bigint();
    if (lifetime.failure !== null)
      return null;
    try {
      read((text, line) => {
        if (lifetime.failure !== null || text.trim() === "")
          return;
        const what = `line ${line} of the ${whose}'s output`;
        const message = (0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text, what);
        if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(message))
          throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .protocolError */ .JW)(`${what} is not a JSON object: ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)}`);
        this.#onMessage(message, what, at);
      });
      return null;
    } catch (error) {
      if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError)
        return error;
      if (!(error instanceof LineError))
        throw error;
      return (0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .protocolError */ .JW)(`standard output of ${label}: ${error.message}`);
    }
  }
}
const MAX_FILE_LINE_BYTES = 16 * 1024 * 1024;
const MAX_PROBLEMS = 100;
async function readJsonLines(file, onObject) {
  const problems = [];
  const add = (line, message) => {
    if (problems.length < MAX_PROBLEMS)
      problems.push({ file: file.name, line, message });
  };
  const onLine = (text, line) => {
    if (text.trim() === "")
      return;
    const value = parseObject(text);
    const problem = typeof value === "string" ? value : onObject(value, line);
    if (problem !== null)
      add(line, problem);
  };
  const framer = new LineFramer(MAX_FILE_LINE_BYTES);
  try {
    const chunks = (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.createReadStream)(file.path, { highWaterMark: 1024 * 1024 });
    for await (const chunk of chunks)
      framer.push(chunk, onLine);
    framer.end(onLine);
  } catch (error) {
    if (!(error instanceof LineError))
      throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .fileError */ .zS)(error, file.name);
    add(error.line, error.message);
  }
  if (problems.length === 0)
    return;
  const first = problems[0];
  const more = problems.length === 1 ? "" : ` (and ${problems.length - 1} more)`;
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError(file.code, `${file.name}:${first.line}: ${first.message}${more}`, { problems });
}
function parseObject(text) {
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    return `not JSON: ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)}`;
  }
  return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) ? value : `not a JSON object: ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)}`;
}



/***/ }),

/***/ 29202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runRetriever: () => (/* binding */ runRetriever)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34081);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _trec_evaluate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47139);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60009);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36132);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56906);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16886);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(51455);









const NOTHING = {
  kind: "answer",
  results: [],
  degraded: false,
  absent: true
};
function runRetriever({ path: name }, ports) {
  let answers = null;
  const params = /* @__PURE__ */ new Map();
  return {
    start: async () => {
      const path = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_1__/* .absoluteInside */ .IP)(ports.root, name, "retriever.path");
      const lines = await firstCharacter(path, name) === "{";
      answers = await (lines ? readAnswerLines(path, name, params) : readTrecAnswers(path, name));
    },
    ask: async (question) => {
      if (ports.signal.aborted)
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .cancelledError */ .YQ)();
      if (answers === null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("retriever_failed", "the recorded run was asked before it was read");
      const recorded = answers.get(question.case_id) ?? NOTHING;
      const own = params.get(question.case_id);
      if (own !== void 0 && own !== (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_7__/* .compactCanonical */ .SM)(question.params ?? {})) {
        const message = `the run was recorded with other params: ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(own)}`;
        return { kind: "error", message, retries: 0 };
      }
      return recorded.kind === "error" ? recorded : { elapsed_ms: null, retries: 0, ...recorded };
    },
    stop: async () => {
      answers = null;
    }
  };
}
async function readTrecAnswers(path, name) {
  const { queries } = await (0,_trec_evaluate_js__WEBPACK_IMPORTED_MODULE_3__/* .readRun */ .cI)(path, name);
  const answers = /* @__PURE__ */ new Map();
  for (const [queryId, listed] of queries) {
    const results = listed.map(({ doc_id: id, score }) => ({ id, score }));
    results.sort((a, b) => b.score - a.score || (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_7__/* .compareCodePoints */ .OP)(a.id, b.id));
    answers.set(queryId, { kind: "answer", results, degraded: false });
  }
  return answers;
}
async function readAnswerLines(path, name, params) {
  const answers = /* @__PURE__ */ new Map();
  await (0,_output_js__WEBPACK_IMPORTED_MODULE_6__/* .readJsonLines */ .sS)({ path, name, code: "invalid_run" }, (value) => {
    const id = value.query_id;
    if (typeof id !== "string" || id === "")
      return "query_id: expected a string that is not empty";
    if (answers.has(id))
      return `query_id ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(id)} was already answered on an earlier line`;
    if ((0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value.params))
      params.set(id, (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_7__/* .compactCanonical */ .SM)(value.params));
    try {
      answers.set(id, toAnswer(value, `query_id ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(id)}`));
      return null;
    } catch (error) {
      if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError)
        return error.message;
      throw error;
    }
  });
  return answers;
}
function toAnswer(value, where) {
  if (value.ranked === void 0) {
    if (typeof value.error === "string")
      return { kind: "error", message: value.error, retries: 0 };
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .parseAnswer */ .W)(value, where);
  }
  if (!Array.isArray(value.ranked))
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("invalid_run", `${where}: ranked: expected an array`);
  const results = value.ranked.map((item, index) => toResult(item, `${where}: ranked[${index}]`));
  return (0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .parseAnswer */ .W)({ ...value, results }, where);
}
function toResult(item, place) {
  const { doc_id: id, score } = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(item) ? item : {};
  if (typeof id !== "string" || id === "") {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("invalid_run", `${place}.doc_id: expected a string that is not empty`);
  }
  if (score === void 0)
    return { id };
  if (typeof score !== "number" || !Number.isFinite(score)) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("invalid_run", `${place}.score: expected a finite number`);
  }
  return { id, score };
}
async function firstCharacter(path, name) {
  try {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_8__.open)(path);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(64 * 1024), 0, 64 * 1024, 0);
      return buffer.subarray(0, bytesRead).toString("utf8").trimStart()[0];
    } finally {
      await file.close();
    }
  } catch (error) {
    throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .fileError */ .zS)(error, name);
  }
}



/***/ })

};
