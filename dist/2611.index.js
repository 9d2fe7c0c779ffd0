export const id = 2611;
export const ids = [2611];
export const modules = {

/***/ 62611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ip: () => (/* binding */ syntaxError),
/* harmony export */   Vz: () => (/* binding */ JSON_LIMIT),
/* harmony export */   _6: () => (/* binding */ decodeUtf8),
/* harmony export */   io: () => (/* binding */ readBytes),
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
  return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("file_unreadable", `${what} ${file} is a pointer of Git LFS, not the file`, "Fetch the file with `git lfs pull`, or with `lfs: true` for actions/checkout.");
}
function tooLargeError(file, what, size, limit) {
  const formatMebibytes = (bytes) => `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
  return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("file_too_large", `${what} ${file} has ${formatMebibytes(size)}; the limit is ${formatMebibytes(limit)}`, /\.ya?ml$/.test(file) ? "Write large suites as JSON Lines (.jsonl); they load 20 times faster." : "Split the file.");
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
function describeLink(root, file) {
  const absolute = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_7__/* .absolutePath */ .Hi)(root, file);
  const isLink = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_7__/* .statOrNull */ .xX)(absolute, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)?.isSymbolicLink() === true;
  return isLink ? `is a link to ${(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(absolute)}, which does not exist` : null;
}
function explainReadError(error, root, file, what, namingFolder) {
  if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError) {
    return error;
  }
  const code = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_4__/* .systemCode */ .xU)(error);
  if (code === "ENOENT" || code === "ENOTDIR") {
    const link = describeLink(root, file);
    const reason = link === null ? `does not exist${(0,_system_near_file_js__WEBPACK_IMPORTED_MODULE_5__/* .suggestNearFile */ .TX)(root, file, namingFolder)}` : link;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("file_not_found", `${what} ${file} ${reason}`, {
      hint: missingFileAdvice(file),
      cause: error
    });
  }
  return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("file_unreadable", `${what} ${file || "."} cannot be read: ${code ?? String(error)}`, {
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
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("invalid_file", `${what} ${file} is a workbook of a spreadsheet program`, "Open it there, and save it as CSV (UTF-8).");
  }
  if ((0,_trec_text_js__WEBPACK_IMPORTED_MODULE_6__/* .isUtf16 */ .bJ)(bytes)) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("invalid_file", `${what} ${file}: ${_trec_text_js__WEBPACK_IMPORTED_MODULE_6__/* .IS_UTF16 */ .u2}`);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("invalid_file", `${what} ${file} is not valid UTF-8 (line ${findBrokenLine(bytes)})`, {
      hint: "Save it as UTF-8.",
      cause: error
    });
  }
}
function syntaxError(code, file, problems) {
  return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError(code, `${file} cannot be read`, {
    hint: code === "invalid_baseline" ? "Take the file of the default branch, or remove this file. Then record again: `retrieval-gate record`." : "Fix the line shown, or restore the file from its last good commit.",
    problems: (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .sortProblems */ .dS)(problems)
  });
}



/***/ })

};
