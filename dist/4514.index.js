export const id = 4514;
export const ids = [4514,1246,8656];
export const modules = {

/***/ 87442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadCruxePolicy: () => (/* binding */ loadCruxePolicy),
/* harmony export */   readCruxeBaseline: () => (/* binding */ readCruxeBaseline)
/* harmony export */ });
/* harmony import */ var _model_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69559);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72050);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62611);
/* harmony import */ var _validate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4593);
/* harmony import */ var _cruxe_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15887);





const CRUXE_POLICY = "retrieval-gate-policy-v1";
const DEFAULT_P50 = { ceiling: 500, tolerance: 25 };
const TOLERANCES = [
  "recall_at_k",
  "mrr",
  "ndcg_at_k",
  "zero_result_rate",
  "clustering_ratio",
  "degraded_query_rate",
  "p50_latency_ms",
  "p95_latency_ms"
];
async function loadCruxePolicy(root, file, k, newlyLost) {
  const document = await (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDocument */ .T)((0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readText */ .yR)(root, file, "policy"), "invalid_config");
  const problems = [];
  const fields = _cruxe_js__WEBPACK_IMPORTED_MODULE_4__.Fields.of(document, problems);
  fields.only(["version", "quality", "latency", "tolerance"]);
  fields.text("version", CRUXE_POLICY);
  const quality = fields.object("quality", "required");
  const latency = fields.object("latency", "required");
  const tolerances = fields.object("tolerance", "required");
  tolerances.only(TOLERANCES);
  const latencyRule = (percentile, otherwise) => ({
    tolerance: absolute(tolerances.number(`${percentile}_latency_ms`, otherwise?.tolerance ?? null)),
    ceiling: latency.number(`max_${percentile}_latency_ms`, otherwise?.ceiling ?? null) ?? 0
  });
  const metrics = new Map([
    ...qualityRules(quality, tolerances, k),
    ["latency_p50_ms", latencyRule("p50", DEFAULT_P50)],
    ["latency_p95_ms", latencyRule("p95", null)]
  ]);
  latency.only(["max_p50_latency_ms", "max_p95_latency_ms", "by_intent"]);
  const intents = new Map(latency.object("by_intent", "optional").objects().map(([intent, each]) => [intent, intentRules(each)]));
  if (problems.length > 0)
    throw (0,_validate_js__WEBPACK_IMPORTED_MODULE_3__/* .invalid */ .Gq)("invalid_config", "policy", file, problems);
  return {
    policy: { significance: "off", metrics, per_intent: null, intents, newly_lost: newlyLost },
    digest: document.digest
  };
}
function qualityRules(quality, tolerances, k) {
  const floor = (metric, limit, tolerance) => [
    metric,
    { tolerance: absolute(tolerances.number(tolerance, null)), floor: quality.number(limit, null) ?? 0 }
  ];
  const ceiling = (metric, limit, tolerance) => [
    metric,
    { tolerance: absolute(tolerances.number(tolerance, null)), ceiling: quality.number(limit, null) ?? 0 }
  ];
  const degraded = ceiling("degraded_rate", "max_degraded_query_rate", "degraded_query_rate");
  const enforced = quality.boolean("enforce_degraded_query_rate", true);
  quality.only([
    "min_recall_at_k",
    "min_mrr",
    "min_ndcg_at_k",
    "max_zero_result_rate",
    "max_clustering_ratio",
    "max_degraded_query_rate",
    "enforce_degraded_query_rate"
  ]);
  return [
    floor(`recall@${k}`, "min_recall_at_k", "recall_at_k"),
    floor(`mrr@${k}`, "min_mrr", "mrr"),
    floor(`ndcg@${k}`, "min_ndcg_at_k", "ndcg_at_k"),
    ceiling(`clustering_ratio@${k}`, "max_clustering_ratio", "clustering_ratio"),
    ceiling("zero_result_rate", "max_zero_result_rate", "zero_result_rate"),
    enforced ? degraded : [degraded[0], "off"]
  ];
}
function intentRules(fields) {
  fields.only(["max_p50_latency_ms", "max_p95_latency_ms"]);
  const rules = /* @__PURE__ */ new Map();
  for (const [metric, key] of [
    ["latency_p50_ms", "max_p50_latency_ms"],
    ["latency_p95_ms", "max_p95_latency_ms"]
  ]) {
    const ceiling = fields.maybe(key);
    if (ceiling !== null)
      rules.set(metric, { ceiling });
  }
  return rules;
}
function absolute(value) {
  return [{ unit: "absolute", value: value ?? 0 }];
}
const MEANS = [
  ["recall", "recall_at_k"],
  ["mrr", "mrr"],
  ["ndcg", "ndcg_at_k"],
  ["zero_result_rate", "zero_result_rate"],
  ["clustering_ratio", "clustering_ratio"],
  ["degraded_rate", "degraded_query_rate"]
];
const LATENCY = ["latency_p50_ms", "latency_p95_ms", "latency_mean_ms"];
const UNKNOWN = "not recorded";
function readCruxeBaseline(document) {
  const problems = [];
  const root = _cruxe_js__WEBPACK_IMPORTED_MODULE_4__.Fields.of(document, problems);
  root.only(["version", "suite_version", "metrics", "latency_by_intent"]);
  const revision = root.text("suite_version");
  const metrics = root.object("metrics", "required");
  metrics.only([...MEANS.map(([, theirs]) => theirs), "semantic_budget_exhaustion_rate", ...LATENCY]);
  const means = new Map(MEANS.map(([ours, theirs]) => [ours, metrics.number(theirs, null)]));
  const intents = root.object("latency_by_intent", "optional").objects().map(([intent, fields]) => {
    fields.only(["sample_count", "p50_ms", "p95_ms", "mean_ms"]);
    return [intent, summary(fields, fields.maybe("sample_count") ?? 0, "")];
  });
  const samples = intents.reduce((sum, [, each]) => sum + each.samples, 0);
  const overall = summary(metrics, samples, "latency_");
  if (problems.length > 0)
    throw (0,_validate_js__WEBPACK_IMPORTED_MODULE_3__/* .invalid */ .Gq)("invalid_baseline", "baseline", document.file, problems);
  return {
    version: 1,
    foreign: "cruxe",
    suite: { name: "cruxe", revision, digest: UNKNOWN },
    definition: _model_config_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_DEFINITION */ .Kr,
    k: 0,
    retriever: { kind: UNKNOWN, fingerprint: UNKNOWN, corpus_digest: null },
    tool: "cruxe",
    environment: { os: UNKNOWN, arch: UNKNOWN, cpu: UNKNOWN, cores: 0, node: UNKNOWN },
    timing: { source: "measured", repeats: 1 },
    means: { overall: means, by_intent: /* @__PURE__ */ new Map() },
    latency: { overall, by_intent: new Map(intents) },
    cases: /* @__PURE__ */ new Map()
  };
}
function summary(fields, samples, prefix) {
  return {
    samples,
    p50_ms: measured(fields.number(`${prefix}p50_ms`, null)),
    p90_ms: null,
    p95_ms: measured(fields.number(`${prefix}p95_ms`, null)),
    p99_ms: null,
    mean_ms: measured(fields.maybe(`${prefix}mean_ms`))
  };
}
function measured(ms) {
  return ms === 0 ? null : ms;
}



/***/ }),

/***/ 29389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xi: () => (/* binding */ INTENT),
/* harmony export */   cc: () => (/* binding */ DatasetFiles),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   vq: () => (/* binding */ FORMAT_KEYS),
/* harmony export */   zH: () => (/* binding */ MAX_GRADE)
/* harmony export */ });
/* harmony import */ var _system_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41229);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _trec_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14807);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62611);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38522);





const FORMAT_KEYS = ["queries", "qrels", "corpus", "documents", "split"];
const MAX_GRADE = 255;
const INTENT = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{0,79}$/u;
class DatasetFiles {
  root;
  #digests = /* @__PURE__ */ new Map();
  constructor(root) {
    this.root = root;
  }
  /** SHA-256 of each file that was read, by path. */
  get digests() {
    return this.#digests;
  }
  /**
   * The first of `places` that exists, with or without `.gz`. `hint` says what to do where none does.
   * @throws GateError `file_not_found` naming every place, `file_unreadable`, `file_too_large`, `outside_root`
   */
  bytes(places, what, hint) {
    for (const place of places) {
      for (const file of /\.gz$/i.test(place) ? [place] : [place, `${place}.gz`]) {
        const bytes = this.#tryRead(file, what);
        if (bytes !== null)
          return { file, bytes };
      }
    }
    const where = places.length === 1 ? `there is no ${places[0]}` : `none of ${places.join(", ")} exists`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_not_found", `the dataset's ${what}: ${where}`, { hint });
  }
  text(places, what, hint) {
    const { file, bytes } = this.bytes(places, what, hint);
    return { file, text: decodeText(file, bytes, what) };
  }
  #tryRead(file, what) {
    try {
      const bytes = (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readBytes */ .io)(this.root, file, what, _read_js__WEBPACK_IMPORTED_MODULE_3__/* .JSON_LIMIT */ .Vz);
      this.#digests.set(file, (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(bytes));
      return bytes;
    } catch (error) {
      if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError && (error.code === "file_not_found" || isFolder(error.cause)))
        return null;
      throw error;
    }
  }
}
function isFolder(cause) {
  return cause instanceof Error && "code" in cause && cause.code === "EISDIR";
}
function decodeText(file, bytes, what) {
  const plain = bytes[0] === 31 && bytes[1] === 139 ? decompress(file, bytes, what) : bytes;
  const problem = (0,_trec_text_js__WEBPACK_IMPORTED_MODULE_2__/* .encodingProblem */ .pz)(plain, 0, plain.length);
  if (problem !== null)
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("invalid_file", `${what} ${file}: ${problem}`);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(plain);
  } catch (cause) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("invalid_file", `${what} ${file} is not valid UTF-8`, {
      hint: "Save it as UTF-8.",
      cause
    });
  }
}
function decompress(file, bytes, what) {
  try {
    return (0,node_zlib__WEBPACK_IMPORTED_MODULE_4__.gunzipSync)(bytes, { maxOutputLength: _read_js__WEBPACK_IMPORTED_MODULE_3__/* .JSON_LIMIT */ .Vz });
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_unreadable", `${what} ${file} can't be decompressed: ${why}`, { cause });
  }
}



/***/ }),

/***/ 70987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   G1: () => (/* binding */ readTextList),
/* harmony export */   IM: () => (/* binding */ misspelt),
/* harmony export */   T5: () => (/* binding */ jsonObjects),
/* harmony export */   b6: () => (/* binding */ textOf)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73196);
/* harmony import */ var _json_scan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36575);



function linesOf(text) {
  return text.split("\n").flatMap((written, index) => {
    const line = written.endsWith("\r") ? written.slice(0, -1) : written;
    return line.trim() === "" ? [] : [{ line: index + 1, text: line }];
  });
}
function jsonObjects({ file, text }, problems, take) {
  for (const { line, text: written } of linesOf(text)) {
    let value;
    try {
      value = JSON.parse(written);
    } catch (error) {
      const message = `not valid JSON: ${error instanceof Error ? error.message : String(error)}`;
      problems.push({ file, line, message });
      continue;
    }
    const hidden = (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .scanJson */ .Ey)(written, file, line).problems;
    problems.push(...hidden);
    if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
      problems.push({ file, line, message: `expected an object, got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(value)}` });
    else if (hidden.length === 0)
      take(value, line);
  }
}
function textOf(value, key, report) {
  const member = value[key];
  if (typeof member === "string" && member.trim() !== "")
    return member;
  if (member === void 0)
    report(`\`${key}\` is missing`);
  else
    report(`expected text that is not blank; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(member)}`, `/${key}`);
  return null;
}
function misspelt(value, known) {
  for (const key of Object.keys(value)) {
    if (known.includes(key))
      continue;
    const near = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestWord */ .z)(key, known.filter((name) => value[name] === void 0));
    if (near !== null)
      return `unknown key "${key}"; did you mean \`${near}\`?`;
  }
  return null;
}
function readTextList(cell) {
  const text = cell.trim();
  if (!text.startsWith("["))
    return wrong('expected a list of texts, such as ["first", "second"]');
  const json = tryJson(text);
  if (json !== void 0) {
    if (Array.isArray(json) && json.every((each) => typeof each === "string"))
      return { kind: "texts", texts: json };
    return wrong("expected every entry of the list to be a text");
  }
  return readPython(text);
}
function wrong(message) {
  return { kind: "wrong", message };
}
function tryJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}
const STRING = /\s*(?:'([^'\\\n]*(?:\\[^][^'\\\n]*)*)'|"([^"\\\n]*(?:\\[^][^"\\\n]*)*)")\s*([,\]])/y;
const ESCAPE = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-7]{1,3})|([^]))/g;
const NAMED = /* @__PURE__ */ new Map([
  ["\\", "\\"],
  ["'", "'"],
  ['"', '"'],
  ["n", "\n"],
  ["r", "\r"],
  ["t", "	"],
  ["a", "\x07"],
  ["b", "\b"],
  ["f", "\f"],
  ["v", "\v"],
  ["\n", ""]
]);
function readPython(text) {
  if (/^\[\s*\]$/.test(text))
    return { kind: "texts", texts: [] };
  const texts = [];
  let at = 1;
  for (; ; ) {
    STRING.lastIndex = at;
    const found = STRING.exec(text);
    if (found === null) {
      return wrong(`expected a list of texts in quotes with commas between them, as JSON or as Python prints it; entry ${texts.length + 1} is none: ${JSON.stringify(text.slice(at, at + 20))}`);
    }
    const value = unescape(found[1] ?? found[2] ?? "");
    if (value === null)
      return wrong(`entry ${texts.length + 1} has an escape that Python does not know`);
    texts.push(value);
    at = STRING.lastIndex;
    if (found[3] === "]")
      break;
  }
  if (at < text.length)
    return wrong(`expected nothing after the list; got ${JSON.stringify(text.slice(at, at + 20))}`);
  return { kind: "texts", texts };
}
function unescape(written) {
  let known = true;
  const value = written.replaceAll(ESCAPE, (_, hex2, hex4, hex8, octal, letter) => {
    const hex = hex2 ?? hex4 ?? hex8;
    const point = hex === void 0 ? octal && Number.parseInt(octal, 8) : Number.parseInt(hex, 16);
    if (typeof point === "number" && point <= 1114111)
      return String.fromCodePoint(point);
    const named = letter === void 0 ? void 0 : NAMED.get(letter);
    if (named === void 0)
      known = false;
    return named ?? "";
  });
  return known ? value : null;
}



/***/ }),

/***/ 51246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ placeOf),
/* harmony export */   formatProblem: () => (/* binding */ formatProblem)
/* harmony export */ });
function placeOf(problem) {
  return problem.line === void 0 ? problem.file : `${problem.file}:${problem.line}`;
}
function formatProblem(problem) {
  const pointer = problem.pointer ? ` (${problem.pointer})` : "";
  return `${placeOf(problem)}${pointer}: ${problem.message}`;
}



/***/ }),

/***/ 14807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ decode),
/* harmony export */   IC: () => (/* binding */ decodeExact),
/* harmony export */   Id: () => (/* binding */ markLength),
/* harmony export */   Lr: () => (/* binding */ isUtf8Text),
/* harmony export */   Np: () => (/* binding */ columnsMessage),
/* harmony export */   WU: () => (/* binding */ show),
/* harmony export */   Xy: () => (/* binding */ NEWLINE),
/* harmony export */   ZS: () => (/* binding */ MAX_COLUMNS),
/* harmony export */   Zp: () => (/* binding */ behindLastLine),
/* harmony export */   Zw: () => (/* binding */ Problems),
/* harmony export */   l8: () => (/* binding */ repeatMessage),
/* harmony export */   pz: () => (/* binding */ encodingProblem),
/* harmony export */   uz: () => (/* binding */ splitColumns),
/* harmony export */   xC: () => (/* binding */ isSpace)
/* harmony export */ });
/* harmony import */ var _model_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51246);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4573);



const NEWLINE = 10;
const MAX_PROBLEMS = 20;
const MAX_SHOWN = 60;
const MAX_COLUMNS = 8;
function isSpace(byte) {
  return byte === 32 || byte >= 9 && byte <= 13;
}
function splitColumns(bytes, from, to, out) {
  let count = 0;
  let at = from;
  while (count < MAX_COLUMNS) {
    while (at < to && isSpace(bytes[at]))
      at++;
    if (at >= to)
      break;
    out[2 * count] = at;
    while (at < to && !isSpace(bytes[at]))
      at++;
    out[2 * count + 1] = at;
    count++;
  }
  return count;
}
function behindLastLine(bytes, from, to) {
  let at = to;
  while (at > from && bytes[at - 1] !== NEWLINE)
    at--;
  return at;
}
function isUtf8Text(bytes, from, to) {
  for (let at = from; at < to; at++)
    if (bytes[at] > 127)
      return (0,node_buffer__WEBPACK_IMPORTED_MODULE_1__.isUtf8)(bytes.subarray(from, to));
  return true;
}
function decode(text, from, to) {
  return text.toString("utf8", from, to);
}
function decodeExact(text, from, to) {
  return isUtf8Text(text, from, to) ? decode(text, from, to) : null;
}
function show(text) {
  return JSON.stringify(text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}\u2026` : text);
}
function columnsMessage(line, found, expected) {
  const count = found >= MAX_COLUMNS ? `${MAX_COLUMNS} or more` : `${found}`;
  const hint = line.includes("\xA0") ? "; the line has no-break spaces, which do not separate columns: use tabs or spaces" : "";
  return `${count} column${found === 1 ? "" : "s"}, expected ${expected}${hint}: ${show(line)}`;
}
function repeatMessage(docno, qid, firstLine) {
  return `document ${show(docno)} is listed twice for query ${show(qid)}, first on line ${firstLine}`;
}
function encodingProblem(bytes, start, end) {
  const [a, b] = [bytes[start], bytes[start + 1]];
  const mark = a === 255 && b === 254 || a === 254 && b === 255;
  const nul = end - start >= 2 && (a === 0 || b === 0);
  return mark || nul ? "the file is UTF-16, expected UTF-8: save it as UTF-8" : null;
}
function markLength(bytes, start, end) {
  const marked = end - start >= 3 && bytes[start] === 239 && bytes[start + 1] === 187 && bytes[start + 2] === 191;
  return marked ? 3 : 0;
}
class Problems {
  #file;
  #list = [];
  constructor(file) {
    this.#file = file;
  }
  /** `line` is 1-based; null stands for the whole file. */
  add(line, message) {
    if (!this.full)
      this.#list.push({ file: this.#file, ...line === null ? {} : { line }, message });
  }
  get full() {
    return this.#list.length >= MAX_PROBLEMS;
  }
  get none() {
    return this.#list.length === 0;
  }
  /** @throws GateError where anything was added. */
  throwIfAny(code, hint) {
    const problems = this.#list.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
    const [first] = problems;
    if (first === void 0)
      return;
    const more = problems.length - 1;
    const others = more === 0 ? "" : ` (and ${this.full ? "at least " : ""}${more} more)`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError(code, `${(0,_model_problem_js__WEBPACK_IMPORTED_MODULE_2__.formatProblem)(first)}${others}`, { hint, problems });
  }
}



/***/ })

};
