import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 42613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 20181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 35317:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");

/***/ }),

/***/ 49140:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("constants");

/***/ }),

/***/ 76982:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");

/***/ }),

/***/ 24434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 79896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 91943:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs/promises");

/***/ }),

/***/ 58611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 65692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 73339:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("module");

/***/ }),

/***/ 69278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 34589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 16698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 31421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 37540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 77598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 53053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 40610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 78474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 73024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 51455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 37067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 32467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 44708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");

/***/ }),

/***/ 98995:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");

/***/ }),

/***/ 77030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 48161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 76760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");

/***/ }),

/***/ 41792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 80481:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline");

/***/ }),

/***/ 57075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 46193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");

/***/ }),

/***/ 58500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 41692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 73136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 57975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 73429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 78877:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");

/***/ }),

/***/ 75919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 38522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 70857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 16928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");

/***/ }),

/***/ 13193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 53557:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");

/***/ }),

/***/ 64756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 52018:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tty");

/***/ }),

/***/ 87016:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");

/***/ }),

/***/ 39023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 43106:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");

/***/ }),

/***/ 452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   LD: () => (/* binding */ failureOfBase),
/* harmony export */   OQ: () => (/* binding */ ERROR_CODES),
/* harmony export */   Tr: () => (/* binding */ explainSystemError),
/* harmony export */   Uh: () => (/* binding */ valueForGateError),
/* harmony export */   dS: () => (/* binding */ sortProblems),
/* harmony export */   ip: () => (/* binding */ newerVersion),
/* harmony export */   oW: () => (/* binding */ placeError),
/* harmony export */   ue: () => (/* binding */ GateError),
/* harmony export */   zx: () => (/* binding */ isFailureOfBase)
/* harmony export */ });
/* harmony import */ var _model_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(51246);

const ERROR_CODES = {
  usage: 2,
  dry_run_refused: 2,
  file_not_found: 2,
  file_unreadable: 2,
  file_too_large: 2,
  outside_root: 2,
  invalid_file: 2,
  invalid_suite: 2,
  invalid_config: 2,
  invalid_baseline: 2,
  invalid_verdicts: 2,
  newer_version: 2,
  baseline_missing: 2,
  not_comparable: 2,
  unsafe_event: 2,
  git_missing: 2,
  git_failed: 2,
  no_repository: 2,
  shallow_clone: 2,
  unsafe_base: 2,
  unsafe_head: 2,
  no_gate_on_base: 2,
  base_not_found: 2,
  base_file: 2,
  base_directory: 2,
  base_drifted: 2,
  invalid_run: 2,
  invalid_qrels: 2,
  missing_secret: 2,
  no_parts: 2,
  invalid_part: 2,
  parts_differ: 2,
  shard_repeated: 2,
  shard_missing: 2,
  part_too_large: 3,
  retriever_start: 3,
  retriever_failed: 3,
  retriever_timeout: 3,
  retriever_answer: 3,
  nothing_retrieved: 3,
  mostly_empty: 3,
  constant_answers: 3,
  zero_quality: 3,
  query_errors: 3,
  base_failed: 3,
  judge_failed: 3,
  judge_budget: 3,
  cancelled: 3,
  report_incomplete: 3,
  too_many_files: 3
};
class GateError extends Error {
  code;
  hint;
  problems;
  key;
  /** A text in place of the options is the hint. */
  constructor(code, message, hintOrOptions = {}) {
    const options = typeof hintOrOptions === "string" ? { hint: hintOrOptions } : hintOrOptions;
    super(message, options.cause === void 0 ? void 0 : { cause: options.cause });
    this.name = "GateError";
    this.code = code;
    this.hint = options.hint;
    this.problems = options.problems ?? [];
    this.key = options.key;
  }
  get exitCode() {
    return ERROR_CODES[this.code];
  }
}
function valueForGateError(error, value, codes) {
  const isReplaced = error instanceof GateError && (codes === void 0 || codes.includes(error.code));
  if (isReplaced) {
    return value;
  }
  throw error;
}
function failureOfBase(error) {
  if (error.code === "cancelled" || error.code === "base_failed") {
    return error;
  }
  const build = "It runs in the base directory, which needs what the head got in this job: its dependencies and its index.";
  return new GateError("base_failed", `the base's retriever: ${error.message}`, {
    hint: error.hint === void 0 ? build : `${build} ${error.hint}`,
    problems: error.problems,
    cause: error
  });
}
function isFailureOfBase(error) {
  return error instanceof GateError && error.code === "base_failed";
}
function explainSystemError(error) {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (error instanceof GateError || code !== "EMFILE" && code !== "ENFILE") {
    return error;
  }
  return new GateError("too_many_files", `the system gave no more file handles (${code})`, {
    hint: "Raise the limit of open files in this step, for example `ulimit -n 1024`, or close what holds them.",
    cause: error
  });
}
const KEEPING_MESSAGE = /* @__PURE__ */ new Set([
  "retriever_start",
  "retriever_failed",
  "retriever_timeout"
]);
function placeError(error, what, place) {
  if (error.problems.length > 0) {
    return error;
  }
  const problem = { ...place, message: error.message };
  const { hint } = error;
  if (KEEPING_MESSAGE.has(error.code)) {
    return new GateError(error.code, (0,_model_problem_js__WEBPACK_IMPORTED_MODULE_0__.formatProblem)(problem), { cause: error, hint });
  }
  const message = `${what} ${place.file} has 1 problem`;
  return new GateError(error.code, message, { problems: [problem], cause: error, hint });
}
function newerVersion(place, version, tool) {
  const { file } = place;
  const by = typeof tool === "string" ? ` (written by ${tool})` : "";
  const message = `${file} has version ${version}${by}, and this program reads version 1`;
  const hint = "If a newer gate wrote the file, use this newer version in the workflow, and don't overwrite the file. If the version number is a mistake, write 1.";
  return new GateError("newer_version", message, {
    problems: [{ ...place, message: `expected version 1; got ${version}` }],
    hint
  });
}
function sortProblems(problems) {
  return problems.toSorted((a, b) => compareText(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0) || compareText(a.pointer ?? "", b.pointer ?? "") || compareText(a.message, b.message));
}
function compareText(a, b) {
  if (a === b) {
    return 0;
  }
  return a < b ? -1 : 1;
}



/***/ }),

/***/ 28449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   HV: () => (/* binding */ endingOfReport),
/* harmony export */   Rx: () => (/* binding */ endingOfError),
/* harmony export */   j0: () => (/* binding */ exitCodeOfReport),
/* harmony export */   pf: () => (/* binding */ findExitCode)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(452);

function endingOfReport({ verdict, failure }, complete) {
  return { kind: "judged", verdict: verdict.verdict, failure: failure?.code ?? null, complete };
}
function endingOfError(error) {
  const known = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .explainSystemError */ .Tr)(error);
  return { kind: "failed", failure: known instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue ? known.code : "internal" };
}
function findExitCode(ending) {
  if (ending.kind === "answered" || isPass(ending)) {
    return 0;
  }
  if (ending.failure !== null) {
    return failureCode(ending.failure);
  }
  return ending.verdict === "fail" || ending.verdict === "partial" ? 1 : 3;
}
function isPass(ending) {
  return ending.kind === "judged" && ending.verdict === "pass" && ending.failure === null && ending.complete;
}
function failureCode(failure) {
  return Object.hasOwn(_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ERROR_CODES */ .OQ, failure) ? _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ERROR_CODES */ .OQ[failure] : 3;
}
function exitCodeOfReport(report) {
  return findExitCode(endingOfReport(report, true));
}



/***/ }),

/***/ 50199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K1: () => (/* binding */ guardExit),
/* harmony export */   Uc: () => (/* binding */ describeError),
/* harmony export */   YP: () => (/* binding */ NO_VERDICT)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(452);
/* harmony import */ var _exit_code_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(28449);
/* harmony import */ var _messages_error_page_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(82640);
/* harmony import */ var _messages_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(28213);




const NO_VERDICT = 70;
const FLUSH_LIMIT_MS = 5e3;
const SAME_SIGNAL_MS = 1e3;
const FULL_DISK_CODES = /* @__PURE__ */ new Set(["ENOSPC", "EDQUOT", "EFBIG"]);
function describeError(error) {
  return errorText(error).split("\n").map((line) => (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_2__.logLine)(line)).join("\n");
}
function errorText(error) {
  if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue) {
    const hint = error.hint === void 0 ? [] : [error.hint];
    return [`error: ${error.code}: ${error.message}`, ...hint, (0,_messages_error_page_js__WEBPACK_IMPORTED_MODULE_3__/* .moreAbout */ .L)(error.code)].join("\n");
  }
  return error instanceof Error ? error.stack ?? String(error) : `thrown: ${String(error)}`;
}
function flushStream(stream) {
  return new Promise((resolve) => {
    stream.write("", () => resolve());
  });
}
async function flushOutputs() {
  const limit = new Promise((resolve) => {
    setTimeout(resolve, FLUSH_LIMIT_MS);
  });
  await Promise.race([
    Promise.all([flushStream(process.stdout), flushStream(process.stderr)]),
    limit
  ]);
}
async function flushAndExit(code) {
  await flushOutputs();
  process.exit(code);
}
function guardExit() {
  process.exitCode = NO_VERDICT;
  let exitCode = NO_VERDICT;
  process.on("exit", () => {
    process.exitCode = exitCode;
  });
  let divert = null;
  process.on("uncaughtException", (error) => {
    if (divert !== null) {
      divert(error);
      return;
    }
    const known = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .explainSystemError */ .Tr)(error);
    const isKnown = known instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue;
    exitCode = isKnown ? known.exitCode : NO_VERDICT;
    const title = isKnown ? "" : "retrieval-gate: internal error\n";
    process.stderr.write(`${title}${describeError(known)}
`);
    void flushAndExit(exitCode);
  });
  let outputFault = null;
  process.stderr.on("error", () => {
  });
  process.stdout.on("error", (error) => {
    if (FULL_DISK_CODES.has(error.code ?? "")) {
      outputFault ??= error.code ?? null;
    }
  });
  process.on("SIGUSR1", () => {
  });
  const controller = new AbortController();
  let listening = false;
  return {
    signal: controller.signal,
    listen: () => {
      if (!listening) {
        watchSignals(controller);
      }
      listening = true;
    },
    divertStrays: (handle) => {
      divert = handle;
    },
    leave: async (ending) => {
      exitCode = (0,_exit_code_js__WEBPACK_IMPORTED_MODULE_1__/* .findExitCode */ .pf)(ending);
      await flushOutputs();
      if (outputFault !== null && exitCode === 0) {
        const message = `standard output could not be written as a whole (${outputFault})`;
        const hint = "Make room on the disk, or write to another place. Then run it again.";
        const error = new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("report_incomplete", message, hint);
        exitCode = error.exitCode;
        process.stderr.write(`${describeError(error)}
`);
      }
      return flushAndExit(exitCode);
    }
  };
}
function watchSignals(controller) {
  let firstSignalAt = 0;
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(name, () => {
      if (!controller.signal.aborted) {
        firstSignalAt = performance.now();
        controller.abort(new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("cancelled", `the run was cancelled (${name})`, "nothing was judged; run it again"));
      } else if (performance.now() - firstSignalAt > SAME_SIGNAL_MS) {
        void flushAndExit(NO_VERDICT);
      }
    });
  }
}



/***/ }),

/***/ 82640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ moreAbout),
/* harmony export */   N: () => (/* binding */ pageOfError)
/* harmony export */ });
/* harmony import */ var _model_docs_page_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(52164);

function moreAbout(code) {
  return `More: ${pageOfError(code)}`;
}
function pageOfError(code) {
  return (0,_model_docs_page_js__WEBPACK_IMPORTED_MODULE_0__/* .docsPage */ .t)(`reference/errors.md#${code}`);
}



/***/ }),

/***/ 28213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   Lk: () => (/* binding */ caseFlag),
/* harmony export */   ZD: () => (/* binding */ escapeHtml),
/* harmony export */   fl: () => (/* binding */ codeMarkdown),
/* harmony export */   logLine: () => (/* binding */ logLine),
/* harmony export */   n7: () => (/* binding */ markCode),
/* harmony export */   r7: () => (/* binding */ shellWord),
/* harmony export */   rK: () => (/* binding */ csvCell),
/* harmony export */   ts: () => (/* binding */ escapeInvisible),
/* harmony export */   wI: () => (/* binding */ utf8Length),
/* harmony export */   xK: () => (/* binding */ xmlText),
/* harmony export */   yA: () => (/* binding */ capText)
/* harmony export */ });
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Noncharacter_Code_Point}\u00ad\u200b\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]/gu;
const ZERO_WIDTH_SPACE = "\u200B";
const WORTH_COUNTING = 20;
function capText(text, max) {
  if (text.length <= max) {
    return text;
  }
  const points = Array.from(text);
  const hiddenCount = points.length - max;
  if (hiddenCount <= 0) {
    return text;
  }
  const countWords = hiddenCount < WORTH_COUNTING ? "" : ` (+${hiddenCount} characters)`;
  return `${points.slice(0, max).join("")}\u2026${countWords}`;
}
function escapeInvisible(text, max = Infinity) {
  return capText(text, max).replaceAll(INVISIBLE, codePoint);
}
function codePoint(character) {
  return `\\u{${character.codePointAt(0).toString(16)}}`;
}
const toEntity = (character) => `&#${character.codePointAt(0)};`;
const MARKDOWN_STRUCTURE = /[&<>`|*~[\]\\]|(?<![a-z0-9])_|_(?![a-z0-9])|:(?=\S)|(?<=www)\.|^[-+=#\s]|(?<=^\d{1,9})[.)]/giu;
const MENTION = /@(?<!\w@(?=\d+(?![\w-]|\.\w)))/g;
const ISSUE = /(?<!&)#(?=\d)|(?<=\bgh-)(?=\d)/gi;
function escapeMarkdown(text, max = Infinity) {
  return escapeInvisible(text, max).replaceAll(MARKDOWN_STRUCTURE, toEntity).replaceAll(MENTION, `&#64;${toEntity(ZERO_WIDTH_SPACE)}`).replaceAll(ISSUE, (found) => found + toEntity(ZERO_WIDTH_SPACE)).replaceAll("$", "<span>&#36;</span>");
}
function codeMarkdown(text, max = Infinity) {
  return `<code>${escapeMarkdown(text, max)}</code>`;
}
function escapeHtml(text, max = Infinity) {
  return escapeInvisible(text, max).replaceAll(/[&<>"'`]/g, toEntity);
}
function markCode(escaped) {
  return escaped.replaceAll(/&#96;((?:(?!&#96;).)+)&#96;/g, "<code>$1</code>");
}
function csvCell(value) {
  if (value === null) {
    return "";
  }
  if (typeof value === "number") {
    return String(value);
  }
  const shown = value.replaceAll(/[\p{Cc}\p{Cs}]/gu, (character) => /[\t\n\r]/.test(character) ? character : codePoint(character));
  const isFormula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/u.test(shown);
  const guarded = isFormula ? `'${shown}` : shown;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
function xmlText(text, max = Infinity) {
  return capText(text, max).replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "").replaceAll(/[\p{Bidi_Control}\u007f-\u009f]/gu, codePoint).replaceAll(/[&<>"'\t\n\r]/g, toEntity);
}
function logLine(text, max = Infinity) {
  return escapeInvisible(text, max).replaceAll(/:(?=:)/g, `:${ZERO_WIDTH_SPACE}`).replaceAll(/##(?=\[)/g, `##${ZERO_WIDTH_SPACE}`);
}
function shellWord(text) {
  const isPlain = /^[\w@%+=:,./-]+$/.test(text) && !text.startsWith("-");
  return isPlain ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
function caseFlag(id) {
  return `--case${id.startsWith("-") ? "=" : " "}${shellWord(id)}`;
}
function utf8Length(text) {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0);
    bytes += 1 + Number(point >= 128) + Number(point >= 2048) + Number(point >= 65536);
  }
  return bytes;
}



/***/ }),

/***/ 52164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ docsPage)
/* harmony export */ });
/* harmony import */ var _repository_generated_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(70202);

function docsPage(page) {
  const path = `docs/${page}`;
  const isPublished = !_repository_generated_js__WEBPACK_IMPORTED_MODULE_0__/* .REPOSITORY */ .B.startsWith("OWNER/");
  return isPublished ? `https://github.com/${_repository_generated_js__WEBPACK_IMPORTED_MODULE_0__/* .REPOSITORY */ .B}/blob/main/${path}` : path;
}



/***/ }),

/***/ 51246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ problemPlace),
/* harmony export */   formatProblem: () => (/* binding */ formatProblem)
/* harmony export */ });
function problemPlace({ file = "", line }) {
  return line === void 0 ? file : `${file}:${line}`;
}
function formatProblem(problem) {
  const pointer = problem.pointer ? ` (${problem.pointer})` : "";
  return `${problemPlace(problem)}${pointer}: ${problem.message}`;
}



/***/ }),

/***/ 70202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ REPOSITORY)
/* harmony export */ });
const REPOSITORY = "OWNER/retrieval-eval-gate";



/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		id: moduleId,
/******/ 		loaded: false,
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Flag the module as loaded
/******/ 	module.loaded = true;
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/node module decorator */
/******/ (() => {
/******/ 	__nccwpck_require__.nmd = (module) => {
/******/ 		module.paths = [];
/******/ 		if (!module.children) module.children = [];
/******/ 		return module;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		8792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G5: () => (/* binding */ command),
/* harmony export */   XI: () => (/* binding */ action),
/* harmony export */   YP: () => (/* reexport safe */ _exit_js__WEBPACK_IMPORTED_MODULE_0__.YP)
/* harmony export */ });
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(50199);

const action = async () => __nccwpck_require__.e(/* import() */ 342).then(__nccwpck_require__.bind(__nccwpck_require__, 80342));
const command = async () => __nccwpck_require__.e(/* import() */ 518).then(__nccwpck_require__.bind(__nccwpck_require__, 10518));


var __webpack_exports__NO_VERDICT = __webpack_exports__.YP;
var __webpack_exports__action = __webpack_exports__.XI;
var __webpack_exports__command = __webpack_exports__.G5;
export { __webpack_exports__NO_VERDICT as NO_VERDICT, __webpack_exports__action as action, __webpack_exports__command as command };
