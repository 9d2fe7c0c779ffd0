export const id = 6395;
export const ids = [6395];
export const modules = {

/***/ 62611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ip: () => (/* binding */ syntaxError),
/* harmony export */   NS: () => (/* binding */ writePointer),
/* harmony export */   Vz: () => (/* binding */ JSON_LIMIT),
/* harmony export */   _6: () => (/* binding */ decodeUtf8),
/* harmony export */   _C: () => (/* binding */ formatMebibytes),
/* harmony export */   io: () => (/* binding */ readBytes),
/* harmony export */   lZ: () => (/* binding */ escapePointer),
/* harmony export */   lq: () => (/* binding */ findKeyProblems),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH),
/* harmony export */   mP: () => (/* binding */ pointerKeys),
/* harmony export */   qg: () => (/* binding */ findNearest),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _system_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41229);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10107);
/* harmony import */ var _system_near_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27054);
/* harmony import */ var _trec_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14807);
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34081);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97855);









const YAML_LIMIT = 5 * 1024 * 1024;
const JSON_LIMIT = 256 * 1024 * 1024;
function readBytes(root, file, what, limit, namingFolder = "") {
  if (root.read !== void 0) {
    return root.read(file, what, limit);
  }
  const absolute = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_7__/* .absolutePath */ .Hi)(root, file);
  try {
    const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(absolute);
    (0,_system_root_js__WEBPACK_IMPORTED_MODULE_7__/* .insideRoot */ .p0)(root, ".", real, `${what} ${file} (a link)`);
    const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(real);
    if (size > limit) {
      throw tooLargeError(file, what, size, limit);
    }
    const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(real);
    if (bytes.subarray(0, LFS_POINTER_START.length).toString() === LFS_POINTER_START) {
      throw lfsPointerError(file, what);
    }
    return bytes;
  } catch (error) {
    throw explainReadError(error, root, file, what, namingFolder);
  }
}
const LFS_POINTER_START = "version https://git-lfs.github.com/spec/";
function lfsPointerError(file, what) {
  return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("file_unreadable", `${what} ${file} is a pointer of Git LFS, not the file`, "Fetch the file with `git lfs pull`, or with `lfs: true` for actions/checkout.");
}
function formatMebibytes(bytes) {
  return `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
}
function tooLargeError(file, what, size, limit) {
  return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("file_too_large", `${what} ${file} has ${formatMebibytes(size)}; the limit is ${formatMebibytes(limit)}`, /\.ya?ml$/i.test(file) ? "Write large suites as JSON Lines (.jsonl); they load 20 times faster." : "Split the file.");
}
function missingFileAdvice(file) {
  if (file.includes("\\")) {
    return "Write `/` between folders, on Windows too.";
  }
  if (/[*?{]/.test(file)) {
    return "A pattern is not read here: write the path of one file, or a list of paths.";
  }
  return "A path in a file is relative to the folder of this file. A path in a flag or an input is relative to the working directory.";
}
function explainReadError(error, root, file, what, namingFolder) {
  if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue) {
    return error;
  }
  const code = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_4__/* .systemCode */ .xU)(error);
  if (code === "ENOENT" || code === "ENOTDIR") {
    const absolute = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_7__/* .absolutePath */ .Hi)(root, file);
    const isLink = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_7__/* .statOrNull */ .xX)(absolute, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)?.isSymbolicLink() === true;
    const reason = isLink ? `is a link to ${(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(absolute)}, which does not exist` : `does not exist${(0,_system_near_file_js__WEBPACK_IMPORTED_MODULE_5__/* .suggestNearFile */ .TX)(root, file, namingFolder)}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("file_not_found", `${what} ${file} ${reason}`, {
      hint: missingFileAdvice(file),
      cause: error
    });
  }
  return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("file_unreadable", `${what} ${file || "."} cannot be read: ${code ?? String(error)}`, {
    hint: code === "EISDIR" ? "It is a folder; name a file." : "Check that the job's user may read this file, and that it is a regular file.",
    cause: error
  });
}
function readText(root, file, what, namingFolder = "") {
  const limit = /\.ya?ml$/i.test(file) ? YAML_LIMIT : JSON_LIMIT;
  const bytes = readBytes(root, file, what, limit, namingFolder);
  return { file, text: decodeUtf8(bytes, file, what), digest: (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .digestText */ .M6)(bytes) };
}
function findBrokenLine(bytes) {
  const lines = bytes.toString("latin1").split("\n");
  return lines.findIndex((line) => !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(Buffer.from(line, "latin1"))) + 1;
}
const WORKBOOK_STARTS = [
  Buffer.from("PK", "latin1"),
  Buffer.from("d0cf11e0a1b11ae1", "hex")
];
function decodeUtf8(bytes, file, what) {
  if (WORKBOOK_STARTS.some((start) => bytes.subarray(0, start.length).equals(start))) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("invalid_file", `${what} ${file} is a workbook of a spreadsheet program`, "Open it there, and save it as CSV (UTF-8).");
  }
  if ((0,_trec_text_js__WEBPACK_IMPORTED_MODULE_6__/* .isUtf16 */ .bJ)(bytes)) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("invalid_file", `${what} ${file}: ${_trec_text_js__WEBPACK_IMPORTED_MODULE_6__/* .IS_UTF16 */ .u2}`);
  }
  if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes)) {
    const message = `${what} ${file} is not valid UTF-8 (line ${findBrokenLine(bytes)})`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("invalid_file", message, "Save it as UTF-8.");
  }
  return new TextDecoder().decode(bytes);
}
function syntaxError(code, file, problems) {
  return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue(code, `${file} cannot be read`, {
    hint: code === "invalid_baseline" ? "Take the file of the default branch, or remove this file. Then record again: `retrieval-gate record`." : "Fix the line shown, or restore the file from its last good commit.",
    problems: (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .sortProblems */ .dS)(problems)
  });
}
const MAX_DEPTH = 64;
function findKeyProblems(value) {
  const problems = [];
  collectKeyProblems(value, "", 0, problems, /* @__PURE__ */ new Set());
  return problems;
}
function collectKeyProblems(value, pointer, depth, problems, done) {
  if (typeof value !== "object" || value === null || done.has(value)) {
    return;
  }
  if (depth > MAX_DEPTH) {
    problems.push({ pointer, message: `nested deeper than ${MAX_DEPTH} levels` });
    return;
  }
  for (const [key, member] of Object.entries(value)) {
    const memberPointer = `${pointer}/${escapePointer(key)}`;
    if (_system_json_js__WEBPACK_IMPORTED_MODULE_4__/* .UNSAFE_KEYS */ .a2.has(key)) {
      problems.push({ pointer: memberPointer, message: `the key "${key}" is not allowed` });
    } else {
      collectKeyProblems(member, memberPointer, depth + 1, problems, done);
    }
  }
  done.add(value);
}
function writePointer(path) {
  return path.map((key) => `/${escapePointer(String(key))}`).join("");
}
function pointerKeys(pointer) {
  const parts = pointer.split("/").slice(1);
  return parts.map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}
function escapePointer(key) {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}
function findNearest(byPointer, pointer) {
  let nearest = pointer;
  while (nearest !== "" && !byPointer.has(nearest)) {
    nearest = nearest.slice(0, nearest.lastIndexOf("/"));
  }
  return (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_8__/* .requireValue */ .vd)(byPointer, nearest);
}



/***/ }),

/***/ 36132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dh: () => (/* binding */ hasNanOrInfinity),
/* harmony export */   JW: () => (/* binding */ protocolError),
/* harmony export */   KE: () => (/* binding */ describeExit),
/* harmony export */   L1: () => (/* binding */ closedError),
/* harmony export */   YQ: () => (/* binding */ cancelledError),
/* harmony export */   Z4: () => (/* binding */ slowHint),
/* harmony export */   aN: () => (/* binding */ lastWords),
/* harmony export */   dr: () => (/* binding */ FLUSH_HINT),
/* harmony export */   eQ: () => (/* binding */ failedQuery),
/* harmony export */   h5: () => (/* binding */ startError),
/* harmony export */   iZ: () => (/* binding */ findErrorLine),
/* harmony export */   mr: () => (/* binding */ answerProblem),
/* harmony export */   mu: () => (/* binding */ withHint),
/* harmony export */   ot: () => (/* binding */ BoundedLog),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   sN: () => (/* binding */ ParamError),
/* harmony export */   uh: () => (/* binding */ nameOpenQuery),
/* harmony export */   w2: () => (/* binding */ timeoutError),
/* harmony export */   xA: () => (/* binding */ exitError),
/* harmony export */   zS: () => (/* binding */ fileError)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97855);
/* harmony import */ var _system_excerpt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22708);
/* harmony import */ var _system_written_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74797);





const FLUSH_HINT = "Flush standard output after each line (Python: print(..., flush=True)) and end each answer with a line feed.";
const STDOUT_HINT = "Print only JSON objects to standard output, one on each line. Print everything else to standard error.";
function answerProblem(error) {
  const isOverflow = error instanceof RangeError && error.message.includes("call stack");
  return isOverflow ? "the answer is nested too deeply" : (0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .errorMessage */ .gJ)(error);
}
function withHint(error) {
  const hint = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue ? error.hint : void 0;
  return hint === void 0 ? answerProblem(error) : `${answerProblem(error)}. ${hint}`;
}
function failedQuery(message) {
  return { kind: "error", message, retries: 0 };
}
class ParamError extends Error {
}
function startError(cause, argv, key) {
  const code = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .systemCode */ .xU)(cause);
  const name = (0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .ol)(argv[0] ?? "");
  const commandError = (how, hint) => new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue("retriever_start", `the command ${name} ${how}`, { cause, key, hint });
  if (code === "ENOENT") {
    return commandError("was not found", "Install the command in an earlier step, or write its path. A relative path starts at the retriever's `cwd`.");
  }
  if (code === "EACCES" || code === "EPERM") {
    return commandError("is not executable", "Run `chmod +x` on the file and commit this change (`git update-index --chmod=+x`). Or write an interpreter before the file name, for example python3.");
  }
  return commandError(`could not be started: ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .errorMessage */ .gJ)(cause)}`, "Run the command yourself in the folder `cwd` to see why it does not start.");
}
function exitError(exit, context) {
  const { label, isOurLoop = false, when, log, key } = context;
  const message = `${label} ${describeExit(exit)} ${when}${lastWords(log)}`;
  return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue("retriever_failed", message, {
    hint: exitHint(exit, isOurLoop, log.lastLines(1) === ""),
    key
  });
}
function nameOpenQuery(openQuestions) {
  const [oldest] = openQuestions;
  return oldest === void 0 ? "before the run was over" : `on the query ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .ol)(oldest.query)}`;
}
function describeExit({ code, signal }) {
  return signal === null ? `exited with code ${code}` : `was killed by ${signal}`;
}
function exitHint(exit, isOurLoop, isSilent) {
  if (exit.code === 0 && !isOurLoop) {
    return "It must run on: start a server in the foreground. A program that answers once needs `per_query: true`.";
  }
  if (exit.code !== 0 && !isSilent) {
    return "Fix the error above. See retriever.log for the full output.";
  }
  if (exit.signal === "SIGKILL") {
    return "The machine probably had too little memory. Give the job more memory, or load less data.";
  }
  return isOurLoop && exit.signal === null ? "The retriever's own code ended the process, as `os._exit` and `process.exit` do. Instead, return the results or raise an error." : "Run the search yourself to see why it ends.";
}
function closedError(stream, label, log) {
  return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue("retriever_failed", `${label} closed its ${stream} but went on running${lastWords(log)}`, "A retriever keeps standard input and output open until its standard input ends.");
}
function timeoutError(message, hint, log) {
  return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue("retriever_timeout", `${message}${lastWords(log)}`, hint);
}
function slowHint(setting) {
  return `Raise ${setting}, or find out why the answer takes so long. See retriever.log.`;
}
function protocolError(message, hint = STDOUT_HINT) {
  return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue("retriever_answer", message, hint);
}
function cancelledError() {
  return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue("cancelled", "the run was cancelled while the retriever was in use");
}
const NUMBER_HINT = "JSON has no NaN and no Infinity. Write a finite number as the score, or leave out the score.";
const PRETTY_HINT = "Write each answer on one line. Use json.dumps without indent, or JSON.stringify without a third argument.";
const PYTHON_HINT = "This line is a Python value, not JSON. Use print(json.dumps(answer), flush=True).";
function parseJson(text, what, otherHint = STDOUT_HINT) {
  try {
    return (0,_system_written_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAnswerJson */ .iO)(text);
  } catch (cause) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue("retriever_answer", `${what} is not JSON: ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .ol)(text)}`, {
      hint: notJsonHint(text) ?? otherHint,
      cause
    });
  }
}
function hasNanOrInfinity(text) {
  return /(?:^|[\s:,[])-?(?:NaN|Infinity)\b/.test(text);
}
function notJsonHint(text) {
  if (hasNanOrInfinity(text)) {
    return NUMBER_HINT;
  }
  if (/^\s*[[{]\s*$/.test(text)) {
    return PRETTY_HINT;
  }
  return isPythonValue(text) ? PYTHON_HINT : null;
}
function isPythonValue(text) {
  const hasPythonQuote = /^\s*[[{(]+\s*['(]/.test(text);
  const hasPythonConstant = /^\s*[[{].*\b(?:None|True|False)\b/.test(text);
  return hasPythonQuote || hasPythonConstant;
}
const SHOWN_LINES = 5;
const SEARCHED_LINES = 40;
function lastWords(log) {
  const lines = log.lastLines(SEARCHED_LINES).split("\n");
  const errorAt = lines.findLastIndex((line) => ERROR_LINE.test(line.trim()));
  const lastStart = Math.max(0, lines.length - SHOWN_LINES);
  const isErrorAbove = errorAt !== -1 && errorAt < lastStart;
  const start = isErrorAbove ? errorAt : lastStart;
  const shownLines = lines.slice(start, start + SHOWN_LINES);
  const shown = shownLines.join("\n").replaceAll("	", "    ");
  if (shown === "") {
    return "; nothing was written to standard error";
  }
  const cut = isErrorAbove ? `${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .cutWords */ .qI)(shown, SHOWN_CHARACTERS)}
\u2026` : lastPart(shown);
  return `; its last lines on standard error:
${cut}`;
}
const SHOWN_CHARACTERS = 2e3;
function lastPart(text) {
  return text.length <= SHOWN_CHARACTERS ? text : text.slice(-SHOWN_CHARACTERS).replace(/^\S*\s+/, "");
}
const ERROR_LINE = /^(?:Uncaught )?(?:[\w.$]*(?:Error|Exception)\b|panic: |thread '.*' panicked)/;
const REQUEST_LINE = /\b(?:GET|POST|PUT) \//;
function findErrorLine(output) {
  const lines = output.split("\n").map((line2) => line2.trim()).filter((line2) => /[A-Za-z]/.test(line2) && !REQUEST_LINE.test(line2));
  const line = lines.findLast((text) => ERROR_LINE.test(text)) ?? lines.at(-1) ?? "";
  return (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .cutText */ .IN)(line, 300);
}
function fileError(error, name, key = "retriever") {
  const code = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .systemCode */ .xU)(error);
  if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue || code === void 0) {
    return error;
  }
  if (code === "ENOENT") {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue("file_not_found", `there is no file ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .ol)(name)}`, {
      hint: "A path in the config is relative to the config's folder.",
      cause: error,
      key
    });
  }
  return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue("file_unreadable", `${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .ol)(name)} can't be read: ${code}`, {
    hint: "Check that the job's user may read this file, and that it is a regular file.",
    cause: error,
    key
  });
}
const HEAD_BYTES = 64 * 1024;
const TAIL_BYTES = 64 * 1024;
class BoundedLog {
  #head = Buffer.alloc(HEAD_BYTES);
  /** A ring buffer: byte n after the head is at index n modulo TAIL_BYTES. */
  #tail = Buffer.alloc(TAIL_BYTES);
  /** How much of the head is filled. */
  #headBytes = 0;
  /** How many bytes followed the head, those overwritten since included. */
  #tailBytes = 0;
  /** Adds what was written: to the head until that is full, then to the tail. */
  push(chunk) {
    const toHead = Math.min(chunk.length, HEAD_BYTES - this.#headBytes);
    chunk.copy(this.#head, this.#headBytes, 0, toHead);
    this.#headBytes += toHead;
    let taken = toHead;
    while (taken < chunk.length) {
      const at = this.#tailBytes % TAIL_BYTES;
      const copied = chunk.copy(this.#tail, at, taken);
      taken += copied;
      this.#tailBytes += copied;
    }
  }
  /**
   * Returns all that was kept, decoded as UTF-8, with a line that counts the bytes left out between
   * head and tail. It is untrusted: escape it before printing.
   */
  text() {
    const head = this.#head.subarray(0, this.#headBytes);
    const leftOut = this.#tailBytes - TAIL_BYTES;
    const between = leftOut > 0 ? `
[${leftOut} bytes left out]
` : "";
    return Buffer.concat([head, Buffer.from(between), this.#tailInOrder()]).toString("utf8");
  }
  /** Returns what is kept of the bytes after the head, the oldest first. */
  #tailInOrder() {
    if (this.#tailBytes <= TAIL_BYTES) {
      return this.#tail.subarray(0, this.#tailBytes);
    }
    const at = this.#tailBytes % TAIL_BYTES;
    return Buffer.concat([this.#tail.subarray(at), this.#tail.subarray(0, at)]);
  }
  /** How many bytes were pushed so far, those left out included. */
  get size() {
    return this.#headBytes + this.#tailBytes;
  }
  /** Returns what was pushed since the log had this size; of more than 64 KiB the last ones. */
  textSince(size) {
    const kept = Buffer.concat([this.#head.subarray(0, this.#headBytes), this.#tailInOrder()]);
    const newBytes = Math.min(this.size - size, TAIL_BYTES);
    return kept.subarray(kept.length - newBytes).toString("utf8");
  }
  /** Returns the last `count` lines that are not blank; empty if there is no such line. */
  lastLines(count) {
    const lines = this.text().split("\n").filter((line) => line.trim() !== "");
    return lines.slice(-count).join("\n");
  }
}



/***/ }),

/***/ 96035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qc: () => (/* binding */ childEnvironment),
/* harmony export */   hr: () => (/* binding */ CHILD_TOKEN_NAME),
/* harmony export */   oG: () => (/* binding */ Pace),
/* harmony export */   uF: () => (/* binding */ isWindows)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

class Pace {
  /** When the next request may be sent, on the clock of performance.now(). */
  #nextTurnAt = 0;
  /** Milliseconds waited so far. A caller that measures time subtracts them. */
  waited_ms = 0;
  /**
   * Resolves when the next request may be sent, or as soon as `signal` aborts. At once if the
   * config has no `max_per_second`; such a request takes no turn.
   */
  async awaitTurn({ max_per_second: rate }, signal) {
    if (!rate) {
      return;
    }
    const now = performance.now();
    const turnAt = Math.max(now, this.#nextTurnAt);
    this.#nextTurnAt = turnAt + 1e3 / rate;
    if (turnAt <= now) {
      return;
    }
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(turnAt - now, void 0, { signal }).catch(() => {
    });
    this.waited_ms += performance.now() - now;
  }
}
const CHILD_TOKEN_NAME = "RETRIEVAL_GATE_CHILD";
function isWindows() {
  return process.platform === "win32";
}
const REMOVED_VARIABLES = /* @__PURE__ */ new Set([
  "GITHUB_TOKEN",
  "GITHUB_ENV",
  "GITHUB_PATH",
  "GITHUB_OUTPUT",
  "GITHUB_STATE",
  "GITHUB_STEP_SUMMARY",
  "NODE_OPTIONS",
  CHILD_TOKEN_NAME
]);
const REMOVED_PREFIXES = ["ACTIONS_", "INPUT_"];
const ALWAYS_KEPT = /* @__PURE__ */ new Set(["PATH"]);
const ALWAYS_KEPT_ON_WINDOWS = /* @__PURE__ */ new Set([
  "PATH",
  "PATHEXT",
  "SYSTEMROOT",
  "COMSPEC"
]);
function childEnvironment(step, config) {
  const canonicalName = (name) => isWindows() ? name.toUpperCase() : name;
  const alwaysKept = isWindows() ? ALWAYS_KEPT_ON_WINDOWS : ALWAYS_KEPT;
  const onlyNames = config.env_only === null ? null : new Set(config.env_only.map(canonicalName));
  const addedNames = new Set(Object.keys(config.env).map(canonicalName));
  const environment = /* @__PURE__ */ new Map();
  for (const [name, value] of Object.entries(step)) {
    const key = canonicalName(name);
    if (value === void 0 || addedNames.has(key) || isRemoved(key)) {
      continue;
    }
    if (onlyNames === null || onlyNames.has(key) || alwaysKept.has(key)) {
      environment.set(name, value);
    }
  }
  environment.set("PYTHONUNBUFFERED", "1");
  for (const [name, value] of Object.entries(config.env)) {
    environment.set(name, value);
  }
  return Object.fromEntries(environment);
}
function isRemoved(name) {
  return REMOVED_VARIABLES.has(name) || REMOVED_PREFIXES.some((prefix) => name.startsWith(prefix));
}



/***/ }),

/***/ 44055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ PRESETS)
/* harmony export */ });
const storedFields = (source) => ["path", "name", "qualified_name", "text"].map((field) => `${field}: ${source}${field}`).join(", ");
const ELASTIC = {
  body: { query: { multi_match: { query: "{{query}}" } }, size: "{{k}}" },
  results: `hits.hits[].{id: _id, score: _score, ${storedFields("_source.")}}`,
  degraded: "timed_out || _shards.failed > `0`",
  latency_ms: "took"
};
const WEAVIATE = `values(data.Get)[0][].{id: _additional.id, score: to_number(_additional.score), ${storedFields("")}}`;
const BY_NAME = {
  elasticsearch: ELASTIC,
  opensearch: ELASTIC,
  /** POST /collections/NAME/points/query; the vector comes from `embed`. */
  qdrant: {
    body: { query: "{{vector}}", limit: "{{k}}", with_payload: true },
    results: `result.points[].{id: id, score: score, ${storedFields("payload.")}}`
  },
  /** POST /indexes/NAME/search. */
  meilisearch: {
    body: { q: "{{query}}", limit: "{{k}}", showRankingScore: true },
    results: `hits[].{id: id, score: _rankingScore, ${storedFields("")}}`,
    latency_ms: "processingTimeMs"
  },
  /**
   * GET /collections/NAME/documents/search?query_by=FIELDS. Its text_match exceeds what a double
   * holds, so that two scores could read as equal: the order of the answer stands alone.
   */
  typesense: {
    parameters: { q: "{{query}}", per_page: "{{k}}" },
    results: `hits[].{id: document.id, ${storedFields("document.")}}`,
    latency_ms: "search_time_ms"
  },
  /**
   * GET /solr/COLLECTION/select?qf=FIELDS. `edismax` takes a query as people type it: the standard
   * parser would refuse one with a bracket or a colon. Limits of time give part of the results.
   */
  solr: {
    parameters: { q: "{{query}}", rows: "{{k}}", defType: "edismax", fl: "*,score", wt: "json" },
    results: `response.docs[].{id: id, score: score, ${storedFields("")}}`,
    degraded: "responseHeader.partialResults",
    latency_ms: "responseHeader.QTime"
  },
  /**
   * POST /api/v2/tenants/T/databases/D/collections/ID/query. Its answer is in columns, each with
   * one list for the one query; so `zip` makes rows of `[id, metadata, document]`. A distance is
   * no score, since less is nearer: the order of the answer stands alone.
   */
  chroma: {
    body: {
      query_embeddings: ["{{vector}}"],
      n_results: "{{k}}",
      include: ["metadatas", "documents"]
    },
    results: "zip(ids[0], metadatas[0], documents[0])[*].{id: [0], path: [1].path, name: [1].name, qualified_name: [1].qualified_name, text: [2] || [1].text}"
  },
  /** POST /v1/graphql. Its text names collection and fields; unknown fields are refused. */
  weaviate: {
    body: {
      query: "query($q: String!, $k: Int!) { Get { {{params.collection}}(bm25: { query: $q }, limit: $k) { {{params.fields}} _additional { id score } } } }",
      variables: { q: "{{query}}", k: "{{k}}" }
    },
    results: WEAVIATE
  }
};
const PRESETS = new Map(Object.entries(BY_NAME));



/***/ }),

/***/ 93705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x1: () => (/* binding */ checkRetriever),
  HF: () => (/* binding */ createRetriever),
  nr: () => (/* binding */ readRetriever),
  DH: () => (/* binding */ retrieverClock),
  ME: () => (/* binding */ retrieverCommand),
  Pp: () => (/* binding */ retrieverData),
  Qe: () => (/* binding */ retrieverServer)
});

// UNUSED EXPORTS: RETRIEVERS

// EXTERNAL MODULE: ./lib/system/json.js
var json = __webpack_require__(10107);
// EXTERNAL MODULE: ./lib/retrievers/failures.js
var failures = __webpack_require__(36132);
;// CONCATENATED MODULE: ./lib/retrievers/kind.js
function defineKind(description, importMaker) {
  return {
    ...description,
    // The registry finds the entry by the config's kind, which the schema has checked.
    load: async (config, ports) => (await importMaker())(config, ports)
  };
}
const millisecondsSchema = (description, defaultMs) => ({
  description,
  type: "integer",
  minimum: 1,
  maximum: 864e5,
  default: defaultMs
});
function textSchema(description, ...examples) {
  return { description, type: "string", minLength: 1, ...examples.length > 0 && { examples } };
}
function fileSchema(description, ...examples) {
  return { ...textSchema(description, ...examples), "x-path": true };
}
function flagSchema(description) {
  return { description, type: "boolean", default: false };
}
const SHARED_SCHEMAS = {
  headers: {
    description: "Headers by name. Take a secret from the environment. The gate never prints it.",
    type: "object",
    additionalProperties: {
      type: ["string", "object"],
      required: ["env"],
      additionalProperties: false,
      properties: {
        env: textSchema("The name of a variable. If the variable is empty or missing, the run ends with an error."),
        prefix: {
          description: "A text that is put before the value.",
          type: "string",
          default: ""
        }
      },
      "x-expected": 'text, or { env: NAME, prefix: "Bearer " }'
    },
    default: {},
    examples: [{ authorization: { env: "SEARCH_TOKEN", prefix: "Bearer " } }]
  },
  ca: fileSchema("The PEM file of a certificate authority that the gate trusts in addition to the usual ones.", "certs/ca.pem"),
  cwd: fileSchema("The folder where the retriever runs, relative to this file. Absent: the folder of this file."),
  env: {
    description: "Variables that the gate adds to the retriever's environment.",
    type: "object",
    additionalProperties: { type: "string" },
    default: {}
  },
  env_only: {
    description: "The only variables that the retriever gets from the step's environment. It always gets PATH.",
    type: "array",
    items: { type: "string", minLength: 1 }
  },
  startup: millisecondsSchema("How many milliseconds the retriever may take until it is ready.", 6e4),
  timeout: millisecondsSchema("How many milliseconds one answer may take.", 3e4),
  total: millisecondsSchema("How many milliseconds the whole run may take.", 18e5),
  concurrency: {
    description: "How many queries are asked at the same time. Timed queries are always asked one by one.",
    type: "integer",
    minimum: 1,
    maximum: 64,
    default: 1
  },
  max_per_second: {
    description: "How many queries may start in a second, of all kinds and of both sides together. The wait does not count in measured times and in `timeout_ms`.",
    type: "number",
    exclusiveMinimum: 0,
    maximum: 1e3,
    examples: [5]
  },
  params: {
    description: "Sent with every query. A case's own `params` replace keys of the same name. The baseline records them.",
    type: "object",
    examples: [{ tenant: "acme" }]
  }
};
const sharedSchema = (name) => ({ $ref: `#/$defs/${name}` });
const HEADERS = sharedSchema("headers");
const PARAMS = sharedSchema("params");
const CA = sharedSchema("ca");
const CWD = sharedSchema("cwd");
const COMMON_KEYS = {
  cwd: CWD,
  env: sharedSchema("env"),
  env_only: sharedSchema("env_only"),
  startup_timeout_ms: sharedSchema("startup"),
  timeout_ms: sharedSchema("timeout"),
  total_timeout_ms: sharedSchema("total"),
  concurrency: sharedSchema("concurrency"),
  max_per_second: sharedSchema("max_per_second"),
  params: PARAMS
};
function extractionSchemas(results) {
  return {
    results,
    degraded: textSchema("JMESPath that is true if the answer is degraded.", "fallback == 'lexical'"),
    latency_ms: textSchema("JMESPath to the retriever's own time in milliseconds, for `latency.source: reported`.", "took"),
    corpus: textSchema("JMESPath to `{ documents, digest }` of the corpus: the number of documents, and a text that changes with the documents. The report can then name a changed corpus as the cause of a loss.", "{documents: index.count, digest: index.version}")
  };
}
function resultsSchema(expression) {
  return {
    ...expression,
    type: ["string", "object"],
    additionalProperties: false,
    minProperties: 1,
    properties: TEXT_PATTERN,
    "x-expected": "JMESPath, such as 'hits[].{path: url}', or { lines: '^- (?<path>\\S+)' } for answers that are text"
  };
}
const TEXT_PATTERN = {
  lines: textSchema("A regular expression. Each line of the answer that it matches is a result. It needs a named group `path`, `id` or `text`, and can have `score`, `name`, `qualified_name` and `cluster`.", "^- (?<path>\\S+) \\(score (?<score>[\\d.]+)\\)$"),
  empty: textSchema("A regular expression for a text that means: nothing was found. With `lines`, any other text without a matching line is an error.", "^No documents found")
};
const LINES_ONLY = {
  description: "How the gate reads an answer that is text. Absent: the answer is JSON.",
  type: "object",
  required: ["lines"],
  additionalProperties: false,
  properties: TEXT_PATTERN
};
function addressSchema(description, example) {
  return {
    description,
    type: "string",
    pattern: "^https?://",
    "x-expected": "an address that starts with http:// or https://",
    examples: [example]
  };
}
function programSchema(example, description) {
  return {
    description,
    type: "array",
    minItems: 1,
    items: { type: "string" },
    examples: [example]
  };
}
function objectSchema(name, description, required, properties) {
  return {
    type: "object",
    description,
    required: ["kind", ...required],
    additionalProperties: false,
    properties: {
      kind: { description: "The kind of retriever.", const: name },
      ...properties
    }
  };
}


// EXTERNAL MODULE: ./lib/retrievers/presets.js
var presets = __webpack_require__(44055);
;// CONCATENATED MODULE: ./lib/retrievers/kinds.js


const COMMAND = {
  kind: "command",
  schema: objectSchema("command", "A program that reads queries from standard input and writes JSON Lines to standard output. The gate starts it.", ["command"], {
    command: programSchema(["python3", "retrieval/serve.py"], "The program and its arguments."),
    ready: flagSchema('Wait for a line {"ready":true} before the first query.'),
    per_query: flagSchema("Start the program for each query. The arguments can contain {{query}} and {{k}}."),
    results: LINES_ONLY,
    ...COMMON_KEYS
  })
};
const EMBED = {
  description: "A request before the search. Its answer contains the vector that replaces {{vector}}. The query's time includes this request.",
  type: "object",
  required: ["url", "body", "vector"],
  additionalProperties: false,
  properties: {
    url: addressSchema("The address of the model. The gate sends a POST request.", "http://127.0.0.1:8080/embed"),
    headers: HEADERS,
    body: {
      type: ["object", "array"],
      description: "The request's body, as JSON.",
      examples: [{ input: "{{query}}" }]
    },
    vector: textSchema("JMESPath to the vector.", "data[0].embedding")
  }
};
const START = {
  description: "A server that the gate starts. {{port}} (also in `retriever.env`) and the variable PORT contain a free port.",
  type: "object",
  required: ["command"],
  additionalProperties: false,
  properties: {
    command: programSchema(["node", "server.mjs", "{{port}}"], "The server's program. It must run until the gate ends it."),
    stop: programSchema(["docker", "rm", "-f", "search"], "A command that runs before the gate ends the server.")
  }
};
const HTTP = {
  kind: "http",
  schema: objectSchema("http", "A server that answers JSON over HTTP. Requests can contain {{query}}, {{k}} and {{vector}}. Addresses and commands can contain {{port}}.", ["url"], {
    preset: {
      description: "Sets `method`, `body` and `results` for a known server. Your own keys replace them.",
      enum: [...presets/* PRESETS */.f.keys()]
    },
    url: addressSchema("The address of the search. The gate percent-encodes the values of placeholders.", "http://127.0.0.1:9200/docs/_search"),
    method: {
      description: "The method of the request. Absent: POST with a body, else GET.",
      enum: ["GET", "POST", "PUT"]
    },
    headers: HEADERS,
    ca: CA,
    body: {
      type: ["object", "array"],
      description: `The request's body, as JSON. A text that is only "{{k}}" becomes a number, and one that is only "{{vector}}" a list.`,
      examples: [{ q: "{{query}}", size: "{{k}}" }]
    },
    ...extractionSchemas(resultsSchema(textSchema('JMESPath to the list of results. Absent: the server must answer {"results": [...]}, as a program does.', "hits.hits[].{id: _id, score: _score, path: _source.path}"))),
    embed: EMBED,
    ready_url: addressSchema("The gate asks this address until the status is 2xx, for at most `startup_timeout_ms`.", "http://127.0.0.1:{{port}}/health"),
    start: START,
    retries: {
      description: "How often a query is sent again after status 408, 429, 502\u2013504 or 520\u2013524, a broken connection or a time-out.",
      type: "integer",
      minimum: 0,
      maximum: 10,
      default: 2
    },
    ...COMMON_KEYS
  }),
  server: ({ url, start }) => start === null ? url : null
};
const MCP = {
  kind: "mcp",
  schema: {
    ...objectSchema("mcp", "A tool of a Model Context Protocol server.", ["tool"], {
      command: programSchema(["node", "server.mjs"], "The program of a server that uses standard input and output."),
      url: addressSchema("The address of a server that uses streamable HTTP.", "http://127.0.0.1:3000/mcp"),
      headers: HEADERS,
      ca: CA,
      tool: textSchema("Name of the tool.", "search"),
      arguments: {
        description: "The tool's arguments. They can contain {{query}} and {{k}}.",
        type: "object",
        additionalProperties: true,
        default: { query: "{{query}}" },
        examples: [{ query: "{{query}}", limit: "{{k}}" }]
      },
      ...extractionSchemas(resultsSchema(textSchema("JMESPath over the structured content, or over the text read as JSON. `content` is the list of the answer's blocks. Absent: the gate looks for a list in the answer, then for resources and links, then for lines of text.", "documents[].{id: id, score: score}"))),
      ...COMMON_KEYS
    }),
    oneOf: [{ required: ["command"] }, { required: ["url"] }],
    "x-expected": "either `command` or `url`"
  },
  server: ({ url }) => url
};
const FUNCTION_RESULTS = extractionSchemas(textSchema("JMESPath from the function's value to the list of results. Absent: the value is that list, or has it as `results`. Of a function in Python the gate also reads tuples and documents.", "hits[].{path: slug, score: score}"));
const MODULE = {
  kind: "module",
  schema: objectSchema("module", "An ES module in JavaScript or TypeScript. Its default export is a function (query, { k, signal }) => results. It runs in a process of its own.", ["path"], {
    path: fileSchema("The module's file, relative to the config.", "search.mjs"),
    loader: {
      description: "What Node.js imports before the module (`node --import`), so that it can load it: a package of the project such as tsx, or a file that begins with `./`.",
      type: "string",
      minLength: 1
    },
    ...FUNCTION_RESULTS,
    ...COMMON_KEYS
  })
};
const PYTHON = {
  kind: "python",
  schema: objectSchema("python", "A function of a Python module. It runs in a process of its own, and needs no package of the gate.", ["function"], {
    function: {
      description: "The module and the function. Instead of a function: a method of an object, a method of a class that needs no arguments, or a retriever of LangChain or LlamaIndex.",
      type: "string",
      pattern: "^[^:\\s]+:[^:\\s]+$",
      "x-expected": '"package.module:function"',
      examples: ["handbook.search:search", "handbook.service:service.search"]
    },
    python: textSchema("The interpreter, or the folder of a virtual environment. Absent: the first of VIRTUAL_ENV, `.venv`, `venv`, python3 and python that exists.", ".venv"),
    path: fileSchema("The folder of the module. Absent: `src` if it exists, and the folder where the function runs.", "lib"),
    ...FUNCTION_RESULTS,
    ...COMMON_KEYS
  })
};
const RUN = {
  kind: "run",
  schema: objectSchema("run", "A file with recorded results: a TREC run, or JSON Lines.", ["path"], {
    path: fileSchema("The file, relative to the config.", "runs/bm25.trec"),
    params: PARAMS
  }),
  clock: "recorded",
  data: ({ path }) => ({ file: path, holds: "answers" })
};
const BM25 = {
  kind: "bm25",
  schema: {
    ...objectSchema("bm25", "The built-in lexical search BM25, for a first run and for comparisons.", [], {
      corpus: fileSchema("The documents as JSON Lines. Each needs an `id`, and can have `title`, `text`, `path`, `name`, `qualified_name`, `cluster`, `start` and `end`."),
      files: {
        description: "Patterns of paths, such as `docs/**/*.md`. Each file is a document.",
        type: "array",
        minItems: 1,
        items: { type: "string", minLength: 1 },
        default: []
      },
      max_docs: {
        description: "How many documents are searched, from the first on. For a quick look at a large corpus.",
        type: "integer",
        minimum: 1,
        examples: [1e4]
      },
      cwd: CWD,
      params: PARAMS
    }),
    oneOf: [{ required: ["corpus"] }, { required: ["files"] }],
    "x-expected": "either `corpus` or `files`"
  },
  data: ({ corpus }) => corpus === null ? null : { file: corpus, holds: "corpus" }
};


// EXTERNAL MODULE: ./lib/retrievers/ports.js
var retrievers_ports = __webpack_require__(96035);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/model/docno.js
var docno = __webpack_require__(61172);
;// CONCATENATED MODULE: ./lib/retrievers/relative-paths.js




function makePathCutter(root) {
  const cutPath = makeRootCutter(root);
  const cutResult = (result) => {
    const id = result.id === void 0 ? void 0 : cutPath(result.id);
    const path = result.path === void 0 ? void 0 : cutPath(result.path);
    if (id === result.id && path === result.path) {
      return result;
    }
    return { ...result, ...(0,json/* withoutUndefined */.r$)({ id, path }) };
  };
  return (answer) => {
    const results = answer.results.map(cutResult);
    const count = results.filter((result, index) => result !== answer.results[index]).length;
    const stages = Object.entries(answer.stages ?? {});
    const cutStages = stages.map(([name, stage]) => [name, stage.map(cutResult)]);
    const cutAnswer = {
      ...answer,
      results,
      ...answer.stages && { stages: Object.fromEntries(cutStages) }
    };
    return count === 0 ? cutAnswer : { ...cutAnswer, corrected: { absolute_paths: count } };
  };
}
function makeRootCutter(root) {
  const toSlashes = (path) => (0,retrievers_ports/* isWindows */.uF)() ? path.replaceAll("\\", "/") : path;
  const comparablePath = (path) => (0,retrievers_ports/* isWindows */.uF)() ? toSlashes(path).toLowerCase() : path;
  const rootForms = /* @__PURE__ */ new Set([root, realPath(root)]);
  const prefixes = [...rootForms].map((form) => `${comparablePath(form)}/`);
  return (written) => {
    const path = pathOfFileUri(written);
    const comparable = comparablePath(path);
    const prefix = prefixes.find((start) => comparable.startsWith(start) && comparable.length > start.length);
    return prefix === void 0 ? written : toSlashes(path).slice(prefix.length);
  };
}
function pathOfFileUri(text) {
  const encodedPath = /^file:\/\/(?:localhost)?(\/.*)$/is.exec(text)?.[1];
  if (encodedPath === void 0) {
    return text;
  }
  return (0,docno/* decodePercent */.gr)((0,retrievers_ports/* isWindows */.uF)() ? encodedPath.slice(1) : encodedPath);
}
function realPath(path) {
  try {
    return (0,external_node_fs_.realpathSync)(path);
  } catch {
    return path;
  }
}


;// CONCATENATED MODULE: ./lib/retrievers/registry.js






const RETRIEVERS = [
  defineKind(COMMAND, async () => (await Promise.all(/* import() */[__webpack_require__.e(8002), __webpack_require__.e(3117), __webpack_require__.e(6191), __webpack_require__.e(9), __webpack_require__.e(6906), __webpack_require__.e(283), __webpack_require__.e(1681), __webpack_require__.e(4195), __webpack_require__.e(2499), __webpack_require__.e(8664), __webpack_require__.e(6448), __webpack_require__.e(4457), __webpack_require__.e(7822)]).then(__webpack_require__.bind(__webpack_require__, 37822))).commandRetriever),
  defineKind(HTTP, async () => (await Promise.all(/* import() */[__webpack_require__.e(8002), __webpack_require__.e(3117), __webpack_require__.e(6191), __webpack_require__.e(9), __webpack_require__.e(283), __webpack_require__.e(1681), __webpack_require__.e(8208), __webpack_require__.e(4195), __webpack_require__.e(2499), __webpack_require__.e(8664), __webpack_require__.e(8294), __webpack_require__.e(4457), __webpack_require__.e(2971), __webpack_require__.e(651)]).then(__webpack_require__.bind(__webpack_require__, 40651))).httpRetriever),
  defineKind(MCP, async () => (await Promise.all(/* import() */[__webpack_require__.e(8002), __webpack_require__.e(3117), __webpack_require__.e(6191), __webpack_require__.e(9), __webpack_require__.e(6906), __webpack_require__.e(283), __webpack_require__.e(1681), __webpack_require__.e(8208), __webpack_require__.e(4195), __webpack_require__.e(2499), __webpack_require__.e(8664), __webpack_require__.e(8294), __webpack_require__.e(4457), __webpack_require__.e(2971), __webpack_require__.e(5107)]).then(__webpack_require__.bind(__webpack_require__, 25107))).mcpRetriever),
  defineKind(MODULE, async () => (await Promise.all(/* import() */[__webpack_require__.e(8002), __webpack_require__.e(3117), __webpack_require__.e(6191), __webpack_require__.e(9), __webpack_require__.e(6906), __webpack_require__.e(283), __webpack_require__.e(1681), __webpack_require__.e(4195), __webpack_require__.e(2499), __webpack_require__.e(8664), __webpack_require__.e(8294), __webpack_require__.e(6448), __webpack_require__.e(243)]).then(__webpack_require__.bind(__webpack_require__, 80243))).moduleRetriever),
  defineKind(PYTHON, async () => (await Promise.all(/* import() */[__webpack_require__.e(8002), __webpack_require__.e(3117), __webpack_require__.e(6191), __webpack_require__.e(9), __webpack_require__.e(6906), __webpack_require__.e(283), __webpack_require__.e(1681), __webpack_require__.e(4195), __webpack_require__.e(2499), __webpack_require__.e(8664), __webpack_require__.e(8294), __webpack_require__.e(6448), __webpack_require__.e(1113)]).then(__webpack_require__.bind(__webpack_require__, 81113))).pythonRetriever),
  defineKind(RUN, async () => (await Promise.all(/* import() */[__webpack_require__.e(8002), __webpack_require__.e(3117), __webpack_require__.e(9), __webpack_require__.e(6906), __webpack_require__.e(1681), __webpack_require__.e(4195), __webpack_require__.e(3169), __webpack_require__.e(1014), __webpack_require__.e(2297), __webpack_require__.e(9202)]).then(__webpack_require__.bind(__webpack_require__, 29202))).runRetriever),
  defineKind(BM25, async () => (await Promise.all(/* import() */[__webpack_require__.e(8002), __webpack_require__.e(3117), __webpack_require__.e(6191), __webpack_require__.e(9), __webpack_require__.e(6906), __webpack_require__.e(7783)]).then(__webpack_require__.bind(__webpack_require__, 87783))).bm25Retriever)
];
function findKind(name) {
  return RETRIEVERS.find((entry) => entry.kind === name);
}
function retrieverClock(config) {
  return findKind(config.kind).clock ?? "ours";
}
function retrieverData(config) {
  return findKind(config.kind).data?.(config) ?? null;
}
function retrieverServer(config) {
  return findKind(config.kind).server?.(config) ?? null;
}
function retrieverCommand(config) {
  const { command, start } = config;
  return command ?? start?.command ?? [];
}
async function checkRetriever(config, ports) {
  const adapter = await findKind(config.kind).load(config, ports);
  await adapter.check?.();
}
function createRetriever(config, ports) {
  const { pace = new retrievers_ports/* Pace */.oG(), signal } = ports;
  let loading = null;
  let isStopped = false;
  const cutPaths = makePathCutter(ports.root);
  return {
    start: async () => {
      loading ??= findKind(config.kind).load(config, { ...ports, pace });
      const adapter = await loading;
      if (!isStopped) {
        await adapter.start();
      }
    },
    ask: async (question) => {
      if (loading === null) {
        throw new Error("ask was called before start");
      }
      if (config.kind !== "http") {
        await pace.awaitTurn(config, signal);
      }
      const { params: shared } = config;
      const params = (0,json/* isObject */.Gv)(shared) ? { ...shared, ...question.params } : question.params;
      const adapter = await loading;
      const answer = await adapter.ask({ ...question, ...params && { params } }).catch(answerParamError);
      return answer.kind === "error" ? answer : cutPaths(answer);
    },
    stop: async () => {
      isStopped = true;
      await loading?.then((adapter) => adapter.stop()).catch(() => {
      });
    }
  };
}
function answerParamError(error) {
  if (error instanceof failures/* ParamError */.sN) {
    return (0,failures/* failedQuery */.eQ)(error.message);
  }
  throw error;
}
function readRetriever(written, folder, resolveInside) {
  const { kind, schema } = findKind(String(written["kind"]));
  const kindKeys = schema["properties"];
  const filled = fillDefaults({ type: "object", properties: { ...COMMON_KEYS, ...kindKeys } }, written, "/retriever", resolveInside);
  return {
    ...filled,
    kind,
    cwd: written["cwd"] === void 0 ? folder : filled["cwd"]
  };
}
function fillDefaults(reference, value, pointer, resolveInside) {
  const schema = resolveReference(reference);
  if (value === void 0) {
    return schema["default"] ?? null;
  }
  if (schema["x-path"] === true) {
    return resolveInside(pointer, value);
  }
  if (!(0,json/* isObject */.Gv)(value)) {
    return value;
  }
  const schemaByName = new Map(Object.entries((0,json/* objectMembers */.vN)(schema["properties"])));
  const otherSchema = (0,json/* objectMembers */.vN)(schema["additionalProperties"]);
  const filled = /* @__PURE__ */ new Map();
  for (const name of /* @__PURE__ */ new Set([...schemaByName.keys(), ...Object.keys(value)])) {
    const memberSchema = schemaByName.get(name) ?? otherSchema;
    const memberPointer = `${pointer}/${name}`;
    filled.set(name, fillDefaults(memberSchema, value[name], memberPointer, resolveInside));
  }
  return Object.fromEntries(filled);
}
function resolveReference(schema) {
  const reference = schema["$ref"];
  const name = typeof reference === "string" ? reference.split("/").at(-1) : void 0;
  return SHARED_SCHEMAS[name ?? ""] ?? schema;
}



/***/ }),

/***/ 53179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ inChunks)
/* harmony export */ });
function* inChunks(parts, minLength = 1 << 16) {
  let waitingParts = [];
  let length = 0;
  for (const part of parts) {
    waitingParts.push(part);
    length += part.length;
    if (length < minLength) {
      continue;
    }
    yield waitingParts.join("");
    waitingParts = [];
    length = 0;
  }
  if (length > 0) {
    yield waitingParts.join("");
  }
}



/***/ }),

/***/ 41229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bh: () => (/* binding */ sha256Half),
/* harmony export */   M6: () => (/* binding */ digestText),
/* harmony export */   ss: () => (/* binding */ digestLargeFile),
/* harmony export */   yD: () => (/* binding */ digestValue),
/* harmony export */   zf: () => (/* binding */ digestParts)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16886);
/* harmony import */ var _chunks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53179);




function digestText(data) {
  return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(data).digest("hex");
}
function digestValue(value) {
  return digestText((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compactCanonical */ .SM)(value));
}
const PIECE_BYTES = 4 * 1024 * 1024;
function digestLargeFile(file) {
  const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
  const piece = Buffer.alloc(PIECE_BYTES);
  const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(file, "r");
  try {
    let length = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, piece);
    while (length > 0) {
      hash.update(piece.subarray(0, length));
      length = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, piece);
    }
  } finally {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
  }
  return hash.digest("hex");
}
function sha256Half(data) {
  return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(data).digest().toString("hex", 0, 16);
}
function digestParts(parts) {
  const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
  for (const part of (0,_chunks_js__WEBPACK_IMPORTED_MODULE_3__/* .inChunks */ .m)(parts)) {
    hash.update(part);
  }
  return hash.digest("hex");
}



/***/ }),

/***/ 22708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gJ: () => (/* binding */ errorMessage),
/* harmony export */   ol: () => (/* binding */ quoteText),
/* harmony export */   qI: () => (/* binding */ cutWords),
/* harmony export */   yq: () => (/* binding */ excerptJson)
/* harmony export */ });
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97855);

function errorMessage(error) {
  return error instanceof Error ? error.message : String(error);
}
function cutWords(text, length) {
  if (text.length <= length) {
    return text;
  }
  return `${(0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_0__/* .cutText */ .IN)(text, length).replace(/[^\s"/?&\P{ASCII}]+$/u, "")}\u2026`;
}
function quoteText(text) {
  return JSON.stringify(cutWords(text, 80));
}
function excerptJson(value) {
  return cutWords(JSON.stringify(value), 100);
}



/***/ }),

/***/ 27054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TX: () => (/* binding */ suggestNearFile),
/* harmony export */   q5: () => (/* binding */ findNearFile),
/* harmony export */   uq: () => (/* binding */ describeFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _nearest_word_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73196);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34081);




const FOREIGN_FOLDER = /^(?:\.|node_modules$)/;
function findNearFile(root, file) {
  if (root.read !== void 0) {
    return null;
  }
  return correctNames(root, file) ?? findElsewhere(root, file);
}
function suggestNearFile(root, file, folder = "") {
  const near = findNearFile(root, file);
  if (near === null) {
    return "";
  }
  const workingFolder = folder === "" ? findRepeatedFolder(file, near) : null;
  if (workingFolder !== null) {
    return `; did you mean ${near.slice(workingFolder.length + 1)}? The path begins in the folder ${workingFolder}`;
  }
  const isElsewhere = folder === "" && node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(near) !== node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(file);
  const from = isElsewhere ? " from the top of the repository" : "";
  return `; did you mean ${node_path__WEBPACK_IMPORTED_MODULE_1__.posix.relative(folder, near)}${from}?`;
}
function findRepeatedFolder(file, near) {
  const start = file.slice(0, -near.length - 1);
  return file === `${start}/${near}` && near.startsWith(`${start}/`) ? start : null;
}
function describeFolder(root, file) {
  if (root.read !== void 0) {
    return "";
  }
  const folder = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(file);
  for (let parent = folder; parent !== "."; parent = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(parent)) {
    if (isFile(root, parent)) {
      return `; ${parent} is a file: name its folder`;
    }
  }
  const ending = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.extname(file);
  const names = listNames(root, folder).filter((name) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.extname(name) === ending);
  return names.length === 0 ? "" : `; ${folder} has ${names.slice(0, 5).join(", ")}`;
}
function correctNames(root, file) {
  let corrected = "";
  for (const name of file.split("/")) {
    const names = listNames(root, corrected);
    const nearName = (0,_nearest_word_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestWord */ .z)(name, names) ?? sameStem(name, names);
    const correctName = names.includes(name) ? name : nearName;
    if (correctName === null) {
      return null;
    }
    corrected = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(corrected, correctName);
  }
  return corrected === file ? null : corrected;
}
function sameStem(name, names) {
  const stemOf = (file) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.parse(file).name.toLowerCase();
  return names.find((other) => stemOf(other) === stemOf(name)) ?? null;
}
function findElsewhere(root, file) {
  const parts = file.split("/");
  const shorterPaths = parts.slice(1).map((_, at) => parts.slice(at + 1).join("/"));
  const folder = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(file);
  const deeperPaths = listNames(root, folder).filter((name) => !FOREIGN_FOLDER.test(name)).map((name) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(folder, name, node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(file)));
  return [...shorterPaths, ...deeperPaths].find((other) => isFile(root, other)) ?? null;
}
function isFile(root, file) {
  return (0,_root_js__WEBPACK_IMPORTED_MODULE_2__/* .statOrNull */ .xX)((0,_root_js__WEBPACK_IMPORTED_MODULE_2__/* .absolutePath */ .Hi)(root, file))?.isFile() === true;
}
function listNames(root, folder) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,_root_js__WEBPACK_IMPORTED_MODULE_2__/* .absolutePath */ .Hi)(root, folder)).toSorted();
  } catch {
    return [];
  }
}



/***/ }),

/***/ 34081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   Hi: () => (/* binding */ absolutePath),
/* harmony export */   IP: () => (/* binding */ absoluteInside),
/* harmony export */   R8: () => (/* binding */ openRoot),
/* harmony export */   T7: () => (/* binding */ firstLink),
/* harmony export */   Zf: () => (/* binding */ listFoldersUp),
/* harmony export */   bU: () => (/* binding */ hasFolder),
/* harmony export */   p0: () => (/* binding */ insideRoot),
/* harmony export */   wg: () => (/* binding */ findRoot),
/* harmony export */   xX: () => (/* binding */ statOrNull)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);



function findRoot(directory) {
  let realDirectory;
  try {
    realDirectory = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(directory);
  } catch (error) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("file_not_found", `the working directory ${directory} does not exist`, {
      cause: error
    });
  }
  for (let folder = realDirectory; ; folder = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(folder)) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, ".git"), { throwIfNoEntry: false }) !== void 0) {
      return { directory: folder };
    }
    if (node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(folder) === folder) {
      return { directory: realDirectory };
    }
  }
}
function openRoot(workingDirectory) {
  const root = findRoot(workingDirectory);
  const from = node_path__WEBPACK_IMPORTED_MODULE_1__.relative(root.directory, workingDirectory);
  return { root, inside: (written, where) => insideRoot(root, from, written, where) };
}
function insideRoot(root, from, written, where) {
  const absolute = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(root.directory, from, written);
  if (!isInside(root.directory, absolute)) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("outside_root", `${where}: "${written}" is outside the repository`, "Each path must be inside the repository. Move the file into the repository.");
  }
  return node_path__WEBPACK_IMPORTED_MODULE_1__.relative(root.directory, absolute).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/");
}
function absoluteInside(directory, written, what) {
  const absolute = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(directory, written);
  const realPath = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(absolute) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(absolute) : null;
  const leadsOutside = realPath !== null && !isInside((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(directory), realPath);
  if (leadsOutside || !isInside(directory, absolute)) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("outside_root", `${what}: ${JSON.stringify(written)} is outside the repository root`, "Use a path inside the repository; a symbolic link may not lead out of it.");
  }
  return absolute;
}
function firstLink(directory, target) {
  const relative = node_path__WEBPACK_IMPORTED_MODULE_1__.relative(directory, target);
  if (relative === "" || !isInside(directory, target)) {
    return null;
  }
  const names = relative.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
  for (let length = 1; length <= names.length; length++) {
    const partialPath = names.slice(0, length).join("/");
    const stat = statOrNull(node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, partialPath), node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync);
    if (stat?.isSymbolicLink() === true) {
      return partialPath;
    }
    if (stat?.isDirectory() !== true) {
      return null;
    }
  }
  return null;
}
function listFoldersUp(folder, top) {
  const parent = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(folder);
  const isLast = parent === folder || node_path__WEBPACK_IMPORTED_MODULE_1__.relative(top, folder) === "";
  return isLast ? [folder] : [folder, ...listFoldersUp(parent, top)];
}
function hasFolder(target) {
  return statOrNull(target)?.isDirectory() === true;
}
function statOrNull(target, stat = node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync) {
  try {
    return stat(target);
  } catch {
    return null;
  }
}
function isInside(directory, absolute) {
  const relative = node_path__WEBPACK_IMPORTED_MODULE_1__.relative(directory, absolute);
  return relative !== ".." && !relative.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(relative);
}
function absolutePath(root, file) {
  return node_path__WEBPACK_IMPORTED_MODULE_1__.join(root.directory, file);
}



/***/ }),

/***/ 74797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ic: () => (/* binding */ keepDigits),
/* harmony export */   LT: () => (/* binding */ parseJsonAsWritten),
/* harmony export */   ZW: () => (/* binding */ tryParseAnswerJson),
/* harmony export */   iO: () => (/* binding */ parseAnswerJson),
/* harmony export */   pn: () => (/* binding */ isTooLong),
/* harmony export */   po: () => (/* binding */ isWrittenAsValue)
/* harmony export */ });
function isWrittenAsValue(text, value) {
  return String(value) === text;
}
function isTooLong(text) {
  return /^[-+]?\d{16,}$/.test(text) && !Number.isSafeInteger(Number(text));
}
const TOKEN = /"([^"\\]*(?:\\.[^"\\]*)*)"(\s*:)?|-?\d[\d.eE+-]*/g;
const DOCUMENT_WORD = "(?:ids?|uuid|keys?|pk|names?|paths?|sources?|clusters?|docs?|documents?|chunks?)";
const DOCUMENT_KEY = new RegExp(`(?:^|[_.-])${DOCUMENT_WORD}$|[a-z]ids?$`, "i");
const SUSPECT = new RegExp(`(?:["_.-]${DOCUMENT_WORD}|[a-z]ids?)"\\s*:\\s*[[\\d-]|(?<![.\\d])\\d{16}`, "i");
function parseAnswerJson(text) {
  return parseChanged(text, keepDigits);
}
function tryParseAnswerJson(text) {
  try {
    return parseAnswerJson(text);
  } catch {
    return void 0;
  }
}
function parseJsonAsWritten(text) {
  return parseChanged(text, (json) => (
    // `string` is undefined if the token is a number.
    json.replaceAll(TOKEN, (token, string) => string === void 0 && isChangedByParsing(token) ? `"${token}"` : token)
  ));
}
function parseChanged(text, change) {
  const value = JSON.parse(text);
  const changed = change(text);
  return changed === text ? value : JSON.parse(changed);
}
function keepDigits(json) {
  if (!SUSPECT.test(json)) {
    return json;
  }
  let lastKey = "";
  return json.replaceAll(TOKEN, (token, string, colon) => {
    if (string !== void 0) {
      lastKey = colon === void 0 ? lastKey : string;
      return token;
    }
    const isChangedId = isChangedByParsing(token) && DOCUMENT_KEY.test(lastKey);
    return isTooLong(token) || isChangedId ? `"${token}"` : token;
  });
}
function isChangedByParsing(token) {
  return !isWrittenAsValue(token, Number(token));
}



/***/ })

};
