export const id = 6132;
export const ids = [6132];
export const modules = {

/***/ 36132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JW: () => (/* binding */ protocolError),
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   L1: () => (/* binding */ closedError),
/* harmony export */   YQ: () => (/* binding */ cancelledError),
/* harmony export */   aN: () => (/* binding */ lastWords),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   dr: () => (/* binding */ FLUSH_HINT),
/* harmony export */   h5: () => (/* binding */ startError),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   ot: () => (/* binding */ BoundedLog),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   sN: () => (/* binding */ ParamError),
/* harmony export */   w2: () => (/* binding */ timeoutError),
/* harmony export */   xA: () => (/* binding */ exitError),
/* harmony export */   zS: () => (/* binding */ fileError)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


const FLUSH_HINT = "Flush standard output after each line (Python: print(..., flush=True)) and end each answer with a line feed.";
const STDOUT_HINT = "Standard output must carry one JSON object a line and nothing else; print everything else to standard error.";
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
class ParamError extends Error {
}
function startError(cause, argv) {
  const code = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .systemCode */ .xU)(cause);
  const name = quote(argv[0] ?? "");
  const failed = (how, hint) => new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_start", `the command ${name} ${how}`, { cause, ...hint && { hint } });
  if (code === "ENOENT")
    return failed("was not found", "Install it in an earlier step, or give its path; a relative path starts at the retriever's `cwd`.");
  if (code === "EACCES" || code === "EPERM")
    return failed("is not executable", "Run `chmod +x` on it and commit that (`git update-index --chmod=+x`), or name its interpreter first.");
  return failed(`could not be started: ${messageOf(cause)}`);
}
function exitError(exit, label, when, log) {
  const how = exit.signal === null ? `exited with code ${exit.code}` : `was killed by ${exit.signal}`;
  const silent = log.lastLines(1) === "";
  const said = silent ? "" : "Fix what its last lines say. retriever.log holds all that it wrote.";
  const hint = exit.code === 0 ? "A retriever stays up until its standard input ends." : exit.signal === "SIGKILL" && silent ? "The system most likely ran out of memory: give the job more, or load less." : said || "It wrote nothing: run the command by hand to see why it ends.";
  return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_failed", `${label} ${how} ${when}${lastWords(log)}`, { hint });
}
function closedError(stream, label, log) {
  return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_failed", `${label} closed its ${stream} but went on running${lastWords(log)}`, {
    hint: "A retriever keeps both open until its standard input ends."
  });
}
function timeoutError(message, hint, log) {
  return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_timeout", `${message}${lastWords(log)}`, { hint });
}
function protocolError(message, hint = STDOUT_HINT) {
  return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_answer", message, { hint });
}
function cancelledError() {
  return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("cancelled", "the run was cancelled while the retriever was in use");
}
function parseJson(text, what) {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const holds = /(?:^|[\s:,[])-?(?:NaN|Infinity)\b/.test(text);
    const why = holds ? "it holds NaN or Infinity: " : "";
    const hint = holds ? "JSON has no NaN and no Infinity: a score must be a finite number, or be left out." : STDOUT_HINT;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_answer", `${what} is not JSON: ${why}${quote(text)}`, { hint, cause });
  }
}
function lastWords(log) {
  const lines = log.lastLines(5);
  return lines === "" ? "; it wrote nothing to standard error" : `; its last lines on standard error:
${lines}`;
}
function cut(text, length) {
  if (text.length <= length)
    return text;
  const last = text.charCodeAt(length - 1);
  return text.slice(0, last >= 55296 && last < 56320 ? length - 1 : length);
}
function quote(text) {
  return JSON.stringify(text.length <= 80 ? text : `${cut(text, 80)}\u2026`);
}
function fileError(error, name) {
  if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError)
    return error;
  const code = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .systemCode */ .xU)(error);
  if (code === void 0)
    return error;
  if (code === "ENOENT")
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_not_found", `there is no file ${quote(name)}`, {
      hint: "Check the path.",
      cause: error
    });
  return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_unreadable", `${quote(name)} can't be read: ${code}`, { cause: error });
}
const HEAD_BYTES = 64 * 1024;
const TAIL_BYTES = 64 * 1024;
class BoundedLog {
  #head = Buffer.alloc(HEAD_BYTES);
  /** A ring: byte n of what follows the head lies at n modulo its size. */
  #tail = Buffer.alloc(TAIL_BYTES);
  #headBytes = 0;
  #tailBytes = 0;
  push(chunk) {
    const toHead = Math.min(chunk.length, HEAD_BYTES - this.#headBytes);
    chunk.copy(this.#head, this.#headBytes, 0, toHead);
    this.#headBytes += toHead;
    let from = toHead;
    while (from < chunk.length) {
      const at = this.#tailBytes % TAIL_BYTES;
      const copied = chunk.copy(this.#tail, at, from);
      from += copied;
      this.#tailBytes += copied;
    }
  }
  /** Everything kept, decoded as UTF-8 with replacement characters; untrusted, escape before printing. */
  text() {
    const head = this.#head.subarray(0, this.#headBytes);
    const leftOut = this.#tailBytes - TAIL_BYTES;
    if (leftOut <= 0)
      return Buffer.concat([head, this.#tail.subarray(0, this.#tailBytes)]).toString("utf8");
    const at = this.#tailBytes % TAIL_BYTES;
    const tail = Buffer.concat([this.#tail.subarray(at), this.#tail.subarray(0, at)]);
    return `${head.toString("utf8")}
[${leftOut} bytes left out]
${tail.toString("utf8")}`;
  }
  /** The last lines with any content, at most `count` lines and 2,000 characters; empty where nothing was written. */
  lastLines(count) {
    const lines = this.text().split("\n").filter((line) => line.trim() !== "");
    return lines.slice(-count).join("\n").slice(-2e3);
  }
}



/***/ })

};
