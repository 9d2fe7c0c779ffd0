export const id = 8019;
export const ids = [8019];
export const modules = {

/***/ 8019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readEvidence: () => (/* binding */ readEvidence)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80097);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70987);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29389);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);
/* harmony import */ var _delimited_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58143);
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34081);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(452);
/* harmony import */ var _metrics_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(64235);









const ENTRY_KEYS = ["id", "query", "intent", "answer", "source", "gold"];
const GOLD_KEYS = ["type", "content", "path", "id", "start", "end"];
async function readEvidence(source) {
  const { files, path: place } = source;
  const { file, text } = files.readText([place], {
    what: "golden set",
    hint: "`path` is the golden file, .json or .csv."
  });
  const folder = node_path__WEBPACK_IMPORTED_MODULE_4__.posix.dirname(file);
  const problems = [];
  const cases = [];
  if (/\.csv(?:\.gz)?$/i.test(file)) {
    const documents = new EvidenceDocuments(files, folder, source.documents ?? `${folder}/corpora`);
    readEvidenceCsv({ file, text }, documents, cases, problems);
  } else {
    const documents = new EvidenceDocuments(files, folder, source.documents ?? folder);
    const { value, lineOf } = await (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDatasetFile */ .sk)({ file, text });
    readEntries({ file, value, lineOf }, documents, cases, problems);
  }
  return { cases, problems };
}
function readEntries({ file, value, lineOf }, documents, cases, problems) {
  const report = (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .makeFileReport */ .Ff)({ file, lineOf }, problems);
  if (!Array.isArray(value) || value.length === 0) {
    return report(`expected a list of at least one entry; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(value)}`);
  }
  for (const [index, entry] of value.entries()) {
    const entryPointer = `/${index}`;
    const reportEntry = (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .reportInside */ .Tc)(report, entryPointer);
    if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(entry)) {
      reportEntry(`expected an object; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(entry)}`);
      continue;
    }
    if ((0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .reportMisspeltKey */ .H2)(entry, ENTRY_KEYS, reportEntry)) {
      continue;
    }
    const query = (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextMember */ .Oq)(entry, "query", reportEntry);
    const gold = readGold(entry["gold"], documents, reportEntry);
    const id = (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .readOptionalText */ .ko)(entry, "id", reportEntry);
    const intent = (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .readOptionalText */ .ko)(entry, "intent", reportEntry);
    const answer = (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .readOptionalText */ .ko)(entry, "answer", reportEntry);
    if (query === null || gold === null) {
      continue;
    }
    const place = { file, line: lineOf(entryPointer) };
    addCase(cases, { id, intent, query, expected: gold, place }, answer, reportEntry);
  }
}
function readGold(written, documents, report) {
  if (!Array.isArray(written) || written.length === 0) {
    report(`expected a list of at least one gold item; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(written)}`, "/gold");
    return null;
  }
  return readItems(written, "/gold", report, (item, reportItem) => readItem(item, documents, reportItem));
}
function readItems(list, listPointer, report, read) {
  const targets = [];
  const indexByIdentity = /* @__PURE__ */ new Map();
  for (const [index, item] of list.entries()) {
    const itemPointer = `${listPointer}/${index}`;
    const target = read(item, (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .reportInside */ .Tc)(report, itemPointer));
    if (target === null) {
      continue;
    }
    targets.push(target);
    const identity = (0,_metrics_text_js__WEBPACK_IMPORTED_MODULE_8__/* .targetIdentity */ .C7)(target);
    const earlierIndex = indexByIdentity.get(identity);
    if (earlierIndex === void 0) {
      indexByIdentity.set(identity, index);
    } else {
      report(`the same evidence as item ${earlierIndex}; remove one`, itemPointer);
    }
  }
  return targets.length === list.length ? targets : null;
}
function readItem(item, documents, report) {
  if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(item)) {
    report(`expected an object with \`type\` and \`content\`; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(item)}`);
    return null;
  }
  if ((0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .reportMisspeltKey */ .H2)(item, GOLD_KEYS, report)) {
    return null;
  }
  const type = item["type"] ?? "TEXT";
  switch (typeof type === "string" ? type.toUpperCase() : "") {
    case "TEXT": {
      const value = (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextMember */ .Oq)(item, "content", report);
      return value === null ? null : { kind: "text", value, grade: 1 };
    }
    case "FILE": {
      const place = (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextMember */ .Oq)(item, "content", report);
      return place === null ? null : documents.makeFileTarget(place.trim(), (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .reportInside */ .Tc)(report, "/content"));
    }
    case "SPAN":
      return readSpan(item, documents, report);
    default:
      report(`expected TEXT, FILE or SPAN; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(type)}`, "/type");
      return null;
  }
}
function readSpan(item, documents, report) {
  const offsets = readOffsets(item, "start", "end", report);
  const content = (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .readOptionalText */ .ko)(item, "content", report);
  if (item["path"] === void 0 === (item["id"] === void 0)) {
    report("expected either `path` or `id`, which names the document");
    return null;
  }
  const by = item["path"] === void 0 ? "id" : "path";
  const document = (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextMember */ .Oq)(item, by, report)?.trim();
  if (document === void 0 || offsets === null) {
    return null;
  }
  if (by === "path") {
    return documents.makeSpanTarget([document], offsets, content, report);
  }
  return {
    kind: "span",
    by,
    value: document,
    ...offsets,
    ...content !== null && { text: content },
    grade: 1
  };
}
const NEEDED = ["question", "references", "corpus_id"];
const COLUMNS = [...NEEDED, "id", "intent", "answer"];
function readEvidenceCsv(source, documents, cases, problems) {
  const { file } = source;
  const names = Object.fromEntries(COLUMNS.map((name) => [name, name]));
  const columns = { names, needed: NEEDED, guarded: COLUMNS };
  for (const { line, cell } of (0,_delimited_js__WEBPACK_IMPORTED_MODULE_5__/* .readTable */ .xz)(source, () => columns, problems)) {
    const report = (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .makeLineReport */ .Bf)(file, line, problems);
    for (const name of NEEDED) {
      if (cell(name) === null) {
        report("expected text that is not blank", `/${name}`);
      }
    }
    const query = cell("question");
    const references = cell("references");
    const corpus = cell("corpus_id");
    if (references === null || corpus === null) {
      continue;
    }
    const gold = readReferences(references, corpus, documents, report);
    if (query === null || gold === null) {
      continue;
    }
    const place = { file, line };
    const question = { id: cell("id"), query, intent: cell("intent"), expected: gold, place };
    addCase(cases, question, cell("answer"), report);
  }
}
function readReferences(cellText, corpus, documents, report) {
  const list = parseReferenceList(cellText, report);
  if (list === null) {
    return null;
  }
  const documentNames = [corpus, `${corpus}.md`, `${corpus}.txt`];
  return readItems(list, "/references", report, (item, reportItem) => readReference(item, documentNames, documents, reportItem));
}
function parseReferenceList(cellText, report) {
  const value = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .tryParseJson */ .Bl)(cellText);
  if (value === void 0) {
    report((0,_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .describeJsonError */ .M1)(cellText), "/references");
    return null;
  }
  if (Array.isArray(value) && value.length > 0) {
    return value;
  }
  report(`expected a list of at least one reference; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(value)}`, "/references");
  return null;
}
function readReference(item, documentNames, documents, report) {
  if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(item)) {
    report(`expected an object with content, start_index and end_index; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(item)}`);
    return null;
  }
  if ((0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .reportMisspeltKey */ .H2)(item, ["content", "start_index", "end_index"], report)) {
    return null;
  }
  const offsets = readOffsets(item, "start_index", "end_index", report);
  const content = (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextMember */ .Oq)(item, "content", report);
  return offsets === null || content === null ? null : documents.makeSpanTarget(documentNames, offsets, content, report);
}
function readOffsets(item, startKey, endKey, report) {
  const readOffset = (key) => {
    const value = item[key];
    if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) {
      return value;
    }
    report(`expected a whole number from 0; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(value)}`, `/${key}`);
    return null;
  };
  const from = readOffset(startKey);
  const to = readOffset(endKey);
  if (from === null || to === null) {
    return null;
  }
  if (from < to) {
    return { start: from, end: to };
  }
  report(`expected a number above ${from}, where it starts; got ${to}`, `/${endKey}`);
  return null;
}
class EvidenceDocuments {
  #files;
  /** Relative to the root. */
  #goldenFolder;
  /** Relative to the root. */
  #documentsFolder;
  /** By the folder and the names that were tried, as JSON, so that each file is read once. */
  #documentsByKey = /* @__PURE__ */ new Map();
  constructor(files, goldenFolder, documentsFolder) {
    this.#files = files;
    this.#goldenFolder = goldenFolder;
    this.#documentsFolder = documentsFolder;
  }
  /**
   * Returns the target of a whole file; null, with a report, if it can't be read or is empty. A CSV
   * file becomes a line for each row, with ` | ` between the cells. `writtenPath` is relative to
   * the golden file.
   */
  makeFileTarget(writtenPath, report) {
    const document = this.#readDocument(this.#goldenFolder, [writtenPath], report);
    if (document === null) {
      return null;
    }
    const isCsv = /\.csv$/i.test(document.name);
    const text = isCsv ? joinTableCells(document.text, report) : document.text;
    if (text === null) {
      return null;
    }
    if (text.trim() === "") {
      report(`${document.name} is empty`);
      return null;
    }
    return { kind: "file", value: document.name, text, grade: 1 };
  }
  /**
   * Returns the target of a span. `names` are the document's possible names; the first that exists
   * is read. Offsets count code points, the end not included. Null, with a report, if there is no
   * such document, or if the characters differ from `content`, unless that is null.
   */
  makeSpanTarget(names, { start, end }, content, report) {
    const document = this.#readDocument(this.#documentsFolder, names, report);
    if (document === null) {
      return null;
    }
    if (end > document.length) {
      report(`characters ${start} to ${end} of ${document.name}, which has ${document.length}`);
      return null;
    }
    const text = document.slice(start, end);
    if (content !== null && text !== content) {
      report(`characters ${start} to ${end} of ${document.name} are ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(text)}, not ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(content)}; offsets count code points, the end not included`);
      return null;
    }
    return { kind: "span", value: document.name, by: "path", start, end, text, grade: 1 };
  }
  /** Returns the first file that exists; null, with a report, if none can be read. */
  #readDocument(folder, names, report) {
    const key = JSON.stringify([folder, names]);
    const knownDocument = this.#documentsByKey.get(key);
    if (knownDocument !== void 0) {
      return knownDocument;
    }
    try {
      const places = names.map((name) => (0,_system_root_js__WEBPACK_IMPORTED_MODULE_6__/* .insideRoot */ .p0)(this.#files.root, folder, name.replaceAll("\\", "/"), "gold evidence"));
      const { file, text } = this.#files.readText(places, {
        what: "evidence",
        hint: "Check the path."
      });
      const document = new EvidenceDocument(nameDocument(folder, file), text);
      this.#documentsByKey.set(key, document);
      return document;
    } catch (error) {
      if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .GateError */ .ue)) {
        throw error;
      }
      report(error.problems[0]?.message ?? error.message);
      return null;
    }
  }
}
function nameDocument(folder, file) {
  return node_path__WEBPACK_IMPORTED_MODULE_4__.posix.relative(folder, file).replace(/^(?:\.\.\/)+/, "").replace(/\.gz$/i, "");
}
class EvidenceDocument {
  name;
  text;
  /** Null if no character is beyond U+FFFF: then the offsets are those of JavaScript's strings. */
  #codePoints;
  constructor(name, text) {
    this.name = name;
    this.text = text;
    this.#codePoints = /[\ud800-\udbff]/.test(text) ? Array.from(text) : null;
  }
  get length() {
    return (this.#codePoints ?? this.text).length;
  }
  slice(start, end) {
    return this.#codePoints?.slice(start, end).join("") ?? this.text.slice(start, end);
  }
}
function joinTableCells(csv, report) {
  const problems = [];
  const rows = (0,_delimited_js__WEBPACK_IMPORTED_MODULE_5__/* .readCsv */ .Nb)({ file: "", text: csv }, problems);
  for (const { line, message } of problems) {
    report(`line ${line}: ${message}`);
  }
  if (problems.length > 0) {
    return null;
  }
  return rows.map(({ cells }) => cells.map((cell) => cell.trim()).join(" | ")).join("\n");
}
function addCase(cases, question, answer, report) {
  (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .checkIntent */ .Dh)(question.intent, report);
  cases.push({
    ...question,
    forbidden: [],
    ...answer !== null && { reference_answer: answer }
  });
}



/***/ })

};
