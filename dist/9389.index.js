export const id = 9389;
export const ids = [9389];
export const modules = {

/***/ 29389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dh: () => (/* binding */ checkIntent),
/* harmony export */   Os: () => (/* binding */ toWord),
/* harmony export */   Xi: () => (/* binding */ INTENT),
/* harmony export */   cJ: () => (/* binding */ FIELDS),
/* harmony export */   cc: () => (/* binding */ DatasetFiles),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   vq: () => (/* binding */ FORMAT_KEYS)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _system_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41229);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10107);
/* harmony import */ var _system_near_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27054);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452);
/* harmony import */ var _trec_byte_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91014);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62611);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38522);








const FORMAT_KEYS = [
  "queries",
  "qrels",
  "corpus",
  "documents",
  "split",
  "columns",
  "separator",
  "cases",
  "fields"
];
const FIELDS = [
  "query",
  "expected",
  "id",
  "intent",
  "grade",
  "tags",
  "forbidden",
  "params",
  "reference_answer",
  "expect_empty"
];
const INTENT = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{0,79}$/u;
const LONGEST_WORD = 80;
function toWord(text) {
  return text.trim().replaceAll(/[^\p{L}\p{M}\p{N}._-]+/gu, "-").replaceAll(/^[^\p{L}\p{N}]+|(?<!-)-+$/gu, "").slice(0, LONGEST_WORD);
}
function checkIntent(intent, report) {
  if (intent !== null && !INTENT.test(intent)) {
    report(`expected a word of letters, digits, \`.\`, \`_\` and \`-\`; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_2__/* .showValue */ .vp)(intent)}`, "/intent");
  }
}
class DatasetFiles {
  root;
  /** SHA-256 of each file that was read. */
  digests = /* @__PURE__ */ new Map();
  #placeOf;
  /** `placeOf` returns where the suite file names a file; null if none names them. */
  constructor(root, placeOf = null) {
    this.root = root;
    this.#placeOf = placeOf;
  }
  /**
   * For each path the same with `.gz` is tried next. The bytes are returned as they are stored.
   * @throws GateError `file_not_found` naming every candidate, `file_unreadable`, `file_too_large`,
   * `outside_root`
   */
  readBytes(candidates, { what, hint }) {
    for (const candidate of candidates) {
      for (const file of [candidate, `${candidate}.gz`]) {
        const bytes = this.#tryRead(file, what);
        if (bytes !== null) {
          return { file, bytes };
        }
      }
    }
    const [first = ""] = candidates;
    const namedIn = this.#placeOf?.(first).file ?? "";
    const suggestion = (0,_system_near_file_js__WEBPACK_IMPORTED_MODULE_3__/* .suggestNearFile */ .TX)(this.root, first, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(namedIn)) || (0,_system_near_file_js__WEBPACK_IMPORTED_MODULE_3__/* .describeFolder */ .uq)(this.root, first);
    const missingText = candidates.length === 1 ? `there is no ${first}${suggestion}` : `none of ${candidates.join(", ")} exists${suggestion}`;
    const error = new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue("file_not_found", `the dataset's ${what}: ${missingText}`, hint);
    throw this.#placeOf === null ? error : (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .placeError */ .oW)(error, "suite", this.#placeOf(first));
  }
  /** Decompressed and decoded. Throws as readBytes and decodeText do. */
  readText(places, wording) {
    const { file, bytes } = this.readBytes(places, wording);
    return { file, text: decodeText(file, bytes, wording.what) };
  }
  /** Null if it does not exist or is a folder (EISDIR). */
  #tryRead(file, what) {
    try {
      const bytes = (0,_read_js__WEBPACK_IMPORTED_MODULE_6__/* .readBytes */ .io)(this.root, file, what, _read_js__WEBPACK_IMPORTED_MODULE_6__/* .JSON_LIMIT */ .Vz);
      this.digests.set(file, (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .digestText */ .M6)(bytes));
      return bytes;
    } catch (error) {
      if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue && (error.code === "file_not_found" || (0,_system_json_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCode */ .xU)(error.cause) === "EISDIR")) {
        return null;
      }
      throw error;
    }
  }
}
function decodeText(file, bytes, what) {
  const plainBytes = (0,_trec_byte_source_js__WEBPACK_IMPORTED_MODULE_5__/* .isGzip */ .bf)(bytes) ? decompressFile(file, bytes, what) : bytes;
  return (0,_read_js__WEBPACK_IMPORTED_MODULE_6__/* .decodeUtf8 */ ._6)(plainBytes, file, what);
}
function decompressFile(file, bytes, what) {
  try {
    return (0,node_zlib__WEBPACK_IMPORTED_MODULE_7__.gunzipSync)(bytes, { maxOutputLength: _read_js__WEBPACK_IMPORTED_MODULE_6__/* .JSON_LIMIT */ .Vz });
  } catch (cause) {
    const why = cause.message;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue("file_unreadable", `${what} ${file} can't be decompressed: ${why}`, {
      cause
    });
  }
}



/***/ })

};
