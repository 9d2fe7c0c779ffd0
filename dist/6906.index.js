export const id = 6906;
export const ids = [6906];
export const modules = {

/***/ 56906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oc: () => (/* binding */ MAX_LINE_BYTES),
/* harmony export */   RJ: () => (/* binding */ MessageReader),
/* harmony export */   sS: () => (/* binding */ readJsonLines)
/* harmony export */ });
/* unused harmony exports LineError, LineFramer */
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36132);
/* harmony import */ var _system_excerpt_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22708);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10107);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _system_written_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74797);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73024);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57075);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38522);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97855);









const MAX_LINE_BYTES = 1024 * 1024;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const LIST_HINT = 'A list does not say which query it answers: print {"id": "\u2026", "results": [...]} with the id of the request.';
const LONG_HINT = "A line has the answer to one query: send fewer results, or shorter texts.";
class LineError extends Error {
  /** 1-based. */
  line;
  /** What to do; absent: the usual for a line that can't be read. */
  hint;
  constructor(line, message, hint) {
    super(message);
    this.line = line;
    this.hint = hint;
  }
}
class LineFramer {
  #maxBytes;
  // `ignoreBOM` keeps a byte order mark in the text: only that of the very start is dropped, below.
  #decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  /** Its first `#pendingBytes` bytes are what came of the current line so far. */
  #pending = Buffer.alloc(0);
  #pendingBytes = 0;
  /** The current line's number, from 1. */
  #line = 1;
  constructor(maxBytes = MAX_LINE_BYTES) {
    this.#maxBytes = maxBytes;
  }
  /** Calls `onLine` for each complete line, and keeps the rest. Throws LineError for a bad line. */
  push(chunk, onLine) {
    let lineStart = 0;
    for (; ; ) {
      const lineEnd = chunk.indexOf(LINE_FEED, lineStart);
      const isComplete = lineEnd !== -1;
      const piece = chunk.subarray(lineStart, isComplete ? lineEnd : chunk.length);
      if (this.#pendingBytes + piece.length > this.#maxBytes) {
        throw new LineError(this.#line, `line ${this.#line} is longer than the limit of ${this.#maxBytes} bytes`, LONG_HINT);
      }
      if (!isComplete) {
        this.#append(piece);
        return;
      }
      this.#deliver(piece, onLine);
      lineStart = lineEnd + 1;
    }
  }
  /** Calls `onLine` for a last line that had no line end. */
  end(onLine) {
    if (this.#pendingBytes > 0) {
      this.#deliver(Buffer.alloc(0), onLine);
    }
  }
  /** Ends the current line with the piece, and hands it to `onLine`. */
  #deliver(piece, onLine) {
    this.#append(piece);
    let bytes = this.#pending.subarray(0, this.#pendingBytes);
    this.#pendingBytes = 0;
    if (bytes.at(-1) === CARRIAGE_RETURN) {
      bytes = bytes.subarray(0, -1);
    }
    const line = this.#line++;
    onLine(this.#decode(bytes, line), line);
  }
  /** Returns the text of a line, without a byte order mark at the start of the first. */
  #decode(bytes, line) {
    let text;
    try {
      text = this.#decoder.decode(bytes);
    } catch {
      throw new LineError(line, `line ${line} is not valid UTF-8`);
    }
    return line === 1 && text.startsWith("\uFEFF") ? text.slice(1) : text;
  }
  /** Adds a piece to the current line. The buffer grows by doubling. */
  #append(piece) {
    const needed = this.#pendingBytes + piece.length;
    if (needed > this.#pending.length) {
      this.#pending = Buffer.concat([this.#pending], Math.max(needed, this.#pending.length * 2));
    }
    piece.copy(this.#pending, this.#pendingBytes);
    this.#pendingBytes = needed;
  }
}
class MessageReader {
  #framer = new LineFramer();
  #source;
  #onMessage;
  constructor(source, onMessage) {
    this.#source = source;
    this.#onMessage = onMessage;
  }
  /** Reads the lines that the chunk completes. Returns what is wrong with one of them, or null. */
  push(chunk) {
    return this.#read((onLine) => this.#framer.push(chunk, onLine));
  }
  /** Reads a last line without a line end. Returns what is wrong with it, or null. */
  end() {
    return this.#read((onLine) => this.#framer.end(onLine));
  }
  /**
   * Reads the lines that `deliverLines` hands to its argument. Returns what is wrong with one of
   * them: it is no JSON object, it can't be cut or decoded, or `onMessage` threw. Else null.
   */
  #read(deliverLines) {
    const { label, whose, lifetime, onNoise } = this.#source;
    if (lifetime.failure !== null) {
      return null;
    }
    const arrivedAt = process.hrtime.bigint();
    try {
      deliverLines((text, line) => {
        if (text.trim() === "") {
          return;
        }
        if (onNoise !== void 0 && isNoise(text)) {
          return onNoise(text);
        }
        const lineName = `line ${line} of the ${whose}'s output`;
        const message = (0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text, lineName);
        if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(message)) {
          const hint = Array.isArray(message) ? LIST_HINT : void 0;
          throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .protocolError */ .JW)(`${lineName} is not a JSON object: ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteText */ .ol)(text)}`, hint);
        }
        this.#onMessage(message, lineName, arrivedAt);
      });
      return null;
    } catch (error) {
      if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue) {
        return error;
      }
      if (!(error instanceof LineError)) {
        throw error;
      }
      return (0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .protocolError */ .JW)(`standard output of ${label}: ${error.message}`, error.hint);
    }
  }
}
function isNoise(text) {
  return !text.includes('"jsonrpc"') && !(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)((0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .tryParseJson */ .Bl)(text));
}
const MAX_FILE_LINE_BYTES = 16777216;
const MAX_PROBLEMS = 100;
async function readJsonLines(file, onObject) {
  const problems = [];
  let problemCount = 0;
  const addProblem = (line, message) => {
    problemCount += 1;
    if (problems.length < MAX_PROBLEMS) {
      problems.push({ file: file.name, line, message });
    }
  };
  const onLine = (text, line) => {
    if (text.trim() === "") {
      return;
    }
    const value = parseObject(text);
    const problem = typeof value === "string" ? value : onObject(value, line);
    if (problem !== null) {
      addProblem(line, problem);
    }
  };
  const framer = new LineFramer(MAX_FILE_LINE_BYTES);
  try {
    const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.createReadStream)(file.path);
    const isPacked = /\.gz$/i.test(file.path);
    const chunks = isPacked ? (0,node_stream__WEBPACK_IMPORTED_MODULE_5__.pipeline)(bytes, (0,node_zlib__WEBPACK_IMPORTED_MODULE_6__.createGunzip)(), () => {
    }) : bytes;
    for await (const chunk of chunks) {
      framer.push(chunk, onLine);
    }
    framer.end(onLine);
  } catch (error) {
    if (!(error instanceof LineError)) {
      throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .fileError */ .zS)(error, file.name);
    }
    addProblem(error.line, error.message);
  }
  if (problems.length === 0) {
    return;
  }
  const first = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_8__/* .requireItem */ .l5)(problems, 0);
  const more = problemCount === 1 ? "" : ` (and ${problemCount - 1} more)`;
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue(file.code, `${file.name}:${first.line}: ${first.message}${more}`, {
    problems
  });
}
function parseObject(text) {
  const value = (0,_system_written_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .tryParseAnswerJson */ .ZW)(text);
  if (value === void 0) {
    return `not JSON: ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteText */ .ol)(text)}`;
  }
  return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) ? value : `not a JSON object: ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteText */ .ol)(text)}; expected JSON Lines, one object on each line`;
}



/***/ })

};
