export const id = 8399;
export const ids = [8399];
export const modules = {

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

/***/ 79456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TM: () => (/* binding */ digestFile),
/* harmony export */   UA: () => (/* binding */ refuseLinks),
/* harmony export */   f8: () => (/* binding */ writeWhole)
/* harmony export */ });
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34081);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _chunks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53179);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76760);







async function writeWhole(root, file, content) {
  const target = (0,_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absolutePath */ .Hi)(root, file);
  const temporary = `${target}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.randomUUID)()}.tmp`;
  refuseLinks(root.directory, node_path__WEBPACK_IMPORTED_MODULE_5__.dirname(target), file);
  try {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_5__.dirname(target), { recursive: true });
    const whole = typeof content === "string" || content instanceof Uint8Array;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.writeFile)(temporary, whole ? content : (0,_chunks_js__WEBPACK_IMPORTED_MODULE_6__/* .inChunks */ .m)(content), { flag: "wx" });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.rename)(temporary, target);
  } catch (cause) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.rm)(temporary, { force: true }).catch(() => null);
    const why = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("report_incomplete", `${file} can't be written (${why})`, {
      hint: "Check that its folder is writable, that it is no folder itself, and that the disk has room.",
      cause
    });
  }
}
function refuseLinks(directory, target, shown) {
  const link = (0,_root_js__WEBPACK_IMPORTED_MODULE_0__/* .linkOnTheWay */ .KH)(directory, target);
  if (link === null)
    return;
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("report_incomplete", `${shown} lies behind the symbolic link ${link}; nothing was written`, {
    hint: "Replace the link by a folder, or name another place."
  });
}
async function digestFile(root, file) {
  const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.createHash)("sha256");
  try {
    for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.createReadStream)((0,_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absolutePath */ .Hi)(root, file)))
      hash.update(chunk);
    return hash.digest("hex");
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
    if (code === "ENOENT")
      throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_not_found", `${file} does not exist`, { cause });
    const why = code === "EISDIR" ? "is a folder, expected a file" : `can't be read: ${code}`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_unreadable", `${file} ${why}`, { cause });
  }
}



/***/ }),

/***/ 58399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   label: () => (/* binding */ label),
/* harmony export */   labelSuite: () => (/* binding */ labelSuite),
/* harmony export */   readLabels: () => (/* binding */ readLabels)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _files_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14929);
/* harmony import */ var _files_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62611);
/* harmony import */ var _files_suite_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54803);
/* harmony import */ var _suite_edit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69902);
/* harmony import */ var _metrics_matching_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87362);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(44141);
/* harmony import */ var _system_nearest_word_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(73196);
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34081);
/* harmony import */ var _system_write_whole_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79456);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(76760);
/* harmony import */ var _words_escape_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(1454);
/* harmony import */ var _words_format_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50354);
/* harmony import */ var _cli_command_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(99859);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(10107);
/* harmony import */ var _files_formats_lines_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(70987);
















async function labelSuite(root, config, labels) {
  const { config: loaded } = await (0,_files_config_js__WEBPACK_IMPORTED_MODULE_1__/* .loadConfig */ .Z)(root, config, { suite: null, baseline: null });
  const { suite } = await (0,_files_suite_js__WEBPACK_IMPORTED_MODULE_3__/* .loadSuite */ .bu)(root, loaded.suites);
  const read = readLabels(root, labels);
  const cases = new Map(suite.cases.map((each) => [each.id, each]));
  const editors = /* @__PURE__ */ new Map();
  const editorOf = (file) => {
    const editor = editors.get(file) ?? new _suite_edit_js__WEBPACK_IMPORTED_MODULE_4__/* .SuiteEditor */ .Uu(file, (0,_files_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readText */ .yR)(root, file, "suite").text);
    editors.set(file, editor);
    return editor;
  };
  const problems = [];
  const judged = /* @__PURE__ */ new Map();
  let known = 0;
  for (const label2 of read.labels) {
    const subject = cases.get(label2.case_id);
    const before = subject && judged.get(subject.id);
    const verdict = check(label2, subject, [...cases.keys()], loaded.definition);
    const earlier = before?.expected.get(label2.doc_id) ?? before?.irrelevant.get(label2.doc_id);
    if (typeof verdict === "string")
      problems.push({ file: labels, line: label2.line, message: verdict });
    else if (earlier !== void 0 && earlier.grade !== label2.grade) {
      const message = `case "${label2.case_id}": "${label2.doc_id}" has grade ${earlier.grade} on line ${earlier.line} and ${label2.grade} here; keep one`;
      problems.push({ file: labels, line: label2.line, message });
    } else if (verdict.known || earlier !== void 0)
      known++;
    else if (!editorOf(subject.place.file).has(subject.id)) {
      const message = `case "${label2.case_id}" comes from a dataset (${subject.place.file}:${subject.place.line}); add the judgment to its qrels`;
      problems.push({ file: labels, line: label2.line, message });
    } else {
      const own = before ?? { expected: /* @__PURE__ */ new Map(), irrelevant: /* @__PURE__ */ new Map() };
      judged.set(subject.id, own);
      (label2.grade === 0 ? own.irrelevant : own.expected).set(label2.doc_id, label2);
    }
  }
  if (problems.length > 0) {
    const count = problems.length === 1 ? "1 label" : `${problems.length} labels`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("invalid_file", `labels ${labels}: ${count} can't be written; the suite is as it was`, {
      problems: (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sortProblems */ .dS)(problems)
    });
  }
  const sum = { targets: 0, irrelevant: 0 };
  const touched = suite.cases.filter(({ id }) => judged.has(id));
  for (const { id, place } of touched) {
    const { expected, irrelevant } = judged.get(id);
    const editor = editorOf(place.file);
    if (expected.size > 0)
      editor.append(id, "expected", [...expected.values()].map(writtenTarget));
    if (irrelevant.size > 0)
      editor.append(id, "judged_irrelevant", [...irrelevant.keys()]);
    sum.targets += expected.size;
    sum.irrelevant += irrelevant.size;
  }
  const files = [...new Set(touched.map(({ place }) => place.file))];
  for (const file of files)
    await (0,_system_write_whole_js__WEBPACK_IMPORTED_MODULE_7__/* .writeWhole */ .f8)(root, file, editors.get(file).toString());
  return {
    labels: read.labels.length,
    open: read.open,
    ...sum,
    known,
    cases: touched.map(({ id }) => id),
    files
  };
}
function check(label2, subject, ids, definition) {
  const { case_id: id, doc_id: docId, grade, path: path2, query } = label2;
  if (subject === void 0) {
    const near = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_13__/* .nearestWord */ .z)(id, ids);
    return `no case has the id "${id}"${near === null ? "; see that the labels belong to this suite" : `; did you mean "${near}"?`}`;
  }
  if (query !== null && query !== subject.query)
    return `case "${id}" asks "${subject.query}" now, and was judged for "${query}"; judge it again`;
  if (subject.expect_empty && grade > 0)
    return `case "${id}" expects no result, so nothing can be a target; remove \`expect_empty\` or the label`;
  const hit = (0,_metrics_matching_js__WEBPACK_IMPORTED_MODULE_5__/* .matchable */ .kU)({ doc_id: docId, id: docId, ...path2 === null ? {} : { path: path2 }, repeat: false }, definition);
  const target = subject.expected.find((each) => (0,_metrics_matching_js__WEBPACK_IMPORTED_MODULE_5__/* .matcher */ .jN)(each, definition)(hit));
  const irrelevant = subject.judged_irrelevant?.includes(docId) === true;
  if (target === void 0 && !irrelevant)
    return { known: false };
  const now = target === void 0 ? 0 : target.grade;
  if (now === grade)
    return { known: true };
  const where = target === void 0 ? "`judged_irrelevant`" : `target "${(0,_model_suite_js__WEBPACK_IMPORTED_MODULE_14__/* .targetLabel */ .Op)(target)}", grade ${now},`;
  return `case "${id}" has "${docId}" already as ${where} and the label says ${grade}; change it in the suite by hand`;
}
function writtenTarget({ doc_id: id, path: path2, grade }) {
  const isFile = path2 === id;
  if (grade === 1)
    return isFile ? path2 : { id };
  return isFile ? { path: path2, grade } : { id, grade };
}
const FLAGS = { labels: { type: "string" }, config: { type: "string" }, json: { type: "boolean" } };
const HELP = `Usage: retrieval-gate label --labels F [--config F] [--json]

Writes judgments into the suite, and changes nothing else of it: comments and order stay. F is the report's
unjudged.jsonl with a \`grade\` added to the lines that you judged, or what the report's page exports: 0 is not relevant,
1 helps, more is better. Lines without a grade are left for another time. Exit code: 0 written, 2 a label is wrong, and
nothing was written.

  --labels F           JSON Lines of id (the case), doc_id and grade
  --config F           config whose suite it is (retrieval-gate.yaml)
  --json               print JSON instead of text

Example: retrieval-gate label --labels retrieval-gate-report/search/unjudged.jsonl
`;
async function label(argv, ports) {
  const values = (0,_cli_command_js__WEBPACK_IMPORTED_MODULE_10__.readFlags)("label", argv, FLAGS);
  if (values["help"] === true) {
    ports.out(HELP);
    return { kind: "answered" };
  }
  const labels = (0,_cli_command_js__WEBPACK_IMPORTED_MODULE_10__.text)(values, "labels");
  if (labels === null) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("usage", "label: --labels is missing", {
      hint: "Add a grade to lines of the report's unjudged.jsonl, then `retrieval-gate label --labels <report-dir>/unjudged.jsonl`."
    });
  }
  const root = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_6__/* .findRoot */ .wg)(ports.workingDirectory);
  const from = node_path__WEBPACK_IMPORTED_MODULE_8__.relative(root.directory, ports.workingDirectory);
  const inside = (written, what) => (0,_system_root_js__WEBPACK_IMPORTED_MODULE_6__/* .insideRoot */ .p0)(root, from, written, what);
  const config = inside((0,_cli_command_js__WEBPACK_IMPORTED_MODULE_10__.text)(values, "config") ?? "retrieval-gate.yaml", "config");
  const done = await labelSuite(root, config, inside(labels, "--labels"));
  ports.out(values["json"] === true ? `${JSON.stringify(done, null, 2)}
` : labelledText(done));
  return { kind: "answered" };
}
function labelledText({ labels, open, targets, irrelevant, known, cases, files }) {
  const left = open === 0 ? "" : `${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_9__/* .plural */ .LS)(open, "line")} without a grade left out.
`;
  if (labels === 0)
    return `No line has a grade, so nothing changed. Add "grade": 0 to 255 to the lines that you judged.
`;
  const already = known === 0 ? "" : `${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_9__/* .plural */ .LS)(known, "label")} the suite had already.
`;
  if (cases.length === 0)
    return `Nothing changed.
${already}${left}`;
  return `${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_9__/* .plural */ .LS)(targets, "target")} and ${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_9__/* .plural */ .LS)(irrelevant, "result")} that ${irrelevant === 1 ? "is" : "are"} not relevant added to ${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_9__/* .plural */ .LS)(cases.length, "case")} of ${files.map((file) => (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_15__.logLine)(file)).join(", ")}.
${already}${left}These cases are new to the baseline now. Next: retrieval-gate record
`;
}
const KEYS = ["id", "query", "doc_id", "path", "text", "rank", "grade"];
const MOST_GRADE = 255;
function readLabels(root, file) {
  const problems = [];
  const labels = [];
  let open = 0;
  const { text: text2 } = (0,_files_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readText */ .yR)(root, file, "labels");
  (0,_files_formats_lines_js__WEBPACK_IMPORTED_MODULE_12__/* .jsonObjects */ .T5)({ file, text: text2.replace(/^\ufeff/, "") }, problems, (value, line) => {
    const report = (message, pointer) => {
      problems.push({ file, line, ...pointer === void 0 ? {} : { pointer }, message });
    };
    const wrong = (0,_files_formats_lines_js__WEBPACK_IMPORTED_MODULE_12__/* .misspelt */ .IM)(value, KEYS);
    if (wrong !== null)
      return report(wrong);
    const { grade, path: path2, query } = value;
    if (grade === void 0 || grade === null) {
      open++;
      return;
    }
    const [caseId, docId] = [(0,_files_formats_lines_js__WEBPACK_IMPORTED_MODULE_12__/* .textOf */ .b6)(value, "id", report), (0,_files_formats_lines_js__WEBPACK_IMPORTED_MODULE_12__/* .textOf */ .b6)(value, "doc_id", report)];
    const isGrade = Number.isInteger(grade) && grade >= 0 && grade <= MOST_GRADE;
    if (!isGrade) {
      const form = `expected a whole number from 0 (not relevant) to ${MOST_GRADE}, for example "grade": 1`;
      return report(`${form}; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_11__/* .show */ .WU)(grade)}`, "/grade");
    }
    if (caseId === null || docId === null)
      return;
    labels.push({
      line,
      case_id: caseId,
      doc_id: docId,
      path: typeof path2 === "string" ? path2 : null,
      query: typeof query === "string" ? query : null,
      grade
    });
  });
  if (problems.length > 0) {
    const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("invalid_file", `labels ${file} has ${count}`, { problems: (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sortProblems */ .dS)(problems) });
  }
  return { labels, open };
}



/***/ })

};
