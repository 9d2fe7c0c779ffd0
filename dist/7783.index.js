export const id = 7783;
export const ids = [7783];
export const modules = {

/***/ 87783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bm25Retriever: () => (/* binding */ bm25Retriever),
/* harmony export */   readCorpus: () => (/* binding */ readCorpus),
/* harmony export */   readDocuments: () => (/* binding */ readDocuments)
/* harmony export */ });
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34081);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16886);
/* harmony import */ var _system_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41229);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36132);
/* harmony import */ var _system_excerpt_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(22708);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60009);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56906);
/* harmony import */ var _system_timers_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(56191);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(76760);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(97855);












function bm25Retriever(config, ports) {
  let indexed = null;
  return {
    start: async () => {
      indexed = await buildIndex(await readCorpus(config, ports));
    },
    ask: async (question) => {
      if (ports.signal.aborted) {
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .cancelledError */ .YQ)();
      }
      const startedIndex = indexed;
      const startedAt = process.hrtime.bigint();
      const results = searchIndex(startedIndex, question);
      const elapsed = (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_9__/* .elapsedMs */ .d5)(startedAt, process.hrtime.bigint());
      const { state: corpus } = startedIndex;
      return { kind: "answer", results, degraded: false, elapsed_ms: elapsed, retries: 0, corpus };
    },
    stop: async () => {
      indexed = null;
    }
  };
}
async function buildIndex(documents) {
  const { default: MiniSearch } = await __webpack_require__.e(/* import() */ 2150).then(__webpack_require__.bind(__webpack_require__, 72150));
  const index = new MiniSearch({
    fields: ["title", "text"],
    searchOptions: { boost: { title: 2 }, combineWith: "OR", fuzzy: false, prefix: false }
  });
  const entries = documents.map(({ title, text }, id) => ({ id, title, text }));
  await index.addAllAsync(entries, { chunkSize: 500 });
  return { index, documents, state: describeCorpus(documents) };
}
function describeCorpus(documents) {
  const texts = documents.map((document) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compactCanonical */ .SM)(document)).toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP);
  const digest = (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .digestParts */ .zf)(texts.map((text) => `${text}
`));
  return { documents: documents.length, digest };
}
function searchIndex({ index, documents }, question) {
  const ranked = index.search(question.query).map(({ id, score }) => ({ document: (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_10__/* .requireItem */ .l5)(documents, Number(id)), score }));
  ranked.sort((a, b) => b.score - a.score || (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP)(a.document.id, b.document.id));
  return ranked.slice(0, question.k).map(({ document, score }) => {
    const { title: _title, ...fields } = document;
    return { ...fields, score };
  });
}
const MAX_DOCUMENT_BYTES = 1024 * 1024;
const MOST_NAMED_FILES = 20;
async function readDocuments(config, ports) {
  const documents = /* @__PURE__ */ new Map();
  if (config.corpus !== null) {
    await addCorpusLines(config.corpus, ports, documents);
  }
  if (config.files.length > 0) {
    await addCorpusFiles(config, ports, documents);
  }
  return [...documents.values()];
}
async function readCorpus(config, ports) {
  const allDocuments = await readDocuments(config, ports);
  if (allDocuments.length === 0) {
    throw emptyCorpusError(config, ports.root);
  }
  const limit = config.max_docs ?? null;
  if (limit === null || allDocuments.length <= limit) {
    return allDocuments;
  }
  ports.log(`bm25 searches the first ${limit} of ${allDocuments.length} documents (retriever.max_docs)
`);
  return allDocuments.slice(0, limit);
}
function emptyCorpusError({ corpus, files, cwd }, root) {
  const source = corpus === null ? `files: ${files.map(_system_excerpt_js__WEBPACK_IMPORTED_MODULE_11__/* .quoteText */ .ol).join(", ")}` : (0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_11__/* .quoteText */ .ol)(corpus);
  const directory = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absoluteInside */ .IP)(root, cwd, "retriever.cwd");
  const folder = files.find((file) => (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .hasFolder */ .bU)((0,node_path__WEBPACK_IMPORTED_MODULE_8__.join)(directory, file)));
  const advice = folder === void 0 ? "" : `${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_11__/* .quoteText */ .ol)(folder)} is a folder: write \`files: ["${folder.replace(/\/+$/, "")}/**/*.md"]\`. `;
  return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue("retriever_start", `bm25 has no document to search: ${source}`, {
    key: corpus === null ? "retriever.files" : "retriever.corpus",
    hint: `${advice}An empty index would score 0 against everything. Check the path or the globs (they start at \`cwd\`).`
  });
}
async function addCorpusLines(corpus, ports, documents) {
  const path = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absoluteInside */ .IP)(ports.root, corpus, "retriever.corpus");
  await (0,_output_js__WEBPACK_IMPORTED_MODULE_6__/* .readJsonLines */ .sS)({ path, name: corpus, code: "invalid_file" }, (value) => {
    const document = toDocument(value);
    if (typeof document === "string") {
      return document;
    }
    if (documents.has(document.id)) {
      return `the id ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_11__/* .quoteText */ .ol)(document.id)} was already used on an earlier line`;
    }
    documents.set(document.id, document);
    return null;
  });
}
function toDocument(value) {
  const key = value.id === void 0 ? "_id" : "id";
  const id = value[key];
  if (id === void 0) {
    return `neither id nor _id; its keys are ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_11__/* .quoteText */ .ol)(Object.keys(value).join(", "))}`;
  }
  if (typeof id !== "string" || id === "") {
    return `${key}: expected a string that is not empty, got ${JSON.stringify(id)}`;
  }
  const title = value.title ?? "";
  if (typeof title !== "string") {
    return `title: expected a string, got ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_11__/* .quoteText */ .ol)(JSON.stringify(title))}`;
  }
  try {
    const result = (0,_answer_js__WEBPACK_IMPORTED_MODULE_5__/* .parseResult */ .F)({ ...value, id }, `id ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_11__/* .quoteText */ .ol)(id)}`);
    const { score: _score, text = "", ...fields } = result;
    return { ...fields, id, title, text };
  } catch (error) {
    return (0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_11__/* .errorMessage */ .gJ)(error);
  }
}
async function addCorpusFiles(config, ports, documents) {
  const cwd = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absoluteInside */ .IP)(ports.root, config.cwd, "retriever.cwd");
  const { glob } = await __webpack_require__.e(/* import() */ 3382).then(__webpack_require__.bind(__webpack_require__, 73382));
  const paths = await glob([...config.files], {
    cwd,
    expandDirectories: false,
    followSymbolicLinks: false,
    ignore: ["**/node_modules/**", "**/.git/**"]
  });
  const skipped = [];
  for (const path of paths.toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP)) {
    const absolute = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absoluteInside */ .IP)(ports.root, (0,node_path__WEBPACK_IMPORTED_MODULE_8__.join)(cwd, path), "retriever.files");
    const bytes = await readDocumentFile(absolute).catch((error) => {
      throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .fileError */ .zS)(error, path, "retriever.files");
    });
    if (bytes === null || bytes.includes(0)) {
      skipped.push(path);
    } else {
      documents.set(path, { id: path, title: "", text: bytes.toString("utf8"), path });
    }
  }
  if (skipped.length > 0) {
    const names = skipped.slice(0, MOST_NAMED_FILES).join(", ");
    ports.log(`bm25 left out files that are binary or over 1 MiB (${skipped.length}): ${names}
`);
  }
}
async function readDocumentFile(file) {
  return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_7__.stat)(file)).size > MAX_DOCUMENT_BYTES ? null : (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_7__.readFile)(file);
}



/***/ })

};
