export const id = 1372;
export const ids = [1372];
export const modules = {

/***/ 81372:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ finishCases),
  readDataset: () => (/* binding */ readDataset),
  C: () => (/* binding */ warnOfMissingDocuments)
});

// EXTERNAL MODULE: ./lib/system/json.js
var json = __webpack_require__(10107);
// EXTERNAL MODULE: ./lib/system/root.js
var system_root = __webpack_require__(34081);
// EXTERNAL MODULE: ./lib/system/near-file.js
var near_file = __webpack_require__(27054);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/model/lookup.js
var lookup = __webpack_require__(97855);
// EXTERNAL MODULE: ./lib/model/suite.js
var suite = __webpack_require__(44141);
// EXTERNAL MODULE: ./lib/files/validate.js
var validate = __webpack_require__(4593);
// EXTERNAL MODULE: ./lib/files/formats/format.js
var formats_format = __webpack_require__(29389);
;// CONCATENATED MODULE: ./lib/files/formats/registry.js
const FORMATS = [
  {
    name: "beir",
    meaning: "a folder with queries.jsonl, qrels/<split>.tsv or qrels.tsv, and a corpus.jsonl where there is one",
    keys: ["queries", "qrels", "corpus", "split"],
    givesIntents: "none",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3169), __webpack_require__.e(6985), __webpack_require__.e(608)]).then(__webpack_require__.bind(__webpack_require__, 80608))).readBeir
  },
  {
    name: "trec",
    meaning: "topics (<top> blocks, or two columns) and qrels",
    keys: ["queries", "qrels", "corpus"],
    givesIntents: "none",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3169), __webpack_require__.e(6985), __webpack_require__.e(1196), __webpack_require__.e(2144)]).then(__webpack_require__.bind(__webpack_require__, 82144))).readTrec
  },
  {
    name: "qrels-tsv",
    meaning: "two-column queries and three-column qrels, no header; every query counts",
    keys: ["queries", "qrels", "corpus"],
    givesIntents: "none",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3169), __webpack_require__.e(6985), __webpack_require__.e(1196)]).then(__webpack_require__.bind(__webpack_require__, 8815))).readTsv
  },
  {
    name: "qrels-jsonl",
    meaning: "lines of query_id, query, relevant_docs and reference_answer; every query counts",
    keys: ["corpus"],
    givesIntents: "none",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3169), __webpack_require__.e(6985)]).then(__webpack_require__.bind(__webpack_require__, 56985))).readQrelsJsonl
  },
  {
    name: "cruxe",
    meaning: "cruxe's query pack: hints, negative targets and intents",
    keys: [],
    givesIntents: "all",
    load: async () => (await __webpack_require__.e(/* import() */ 5887).then(__webpack_require__.bind(__webpack_require__, 15887))).readCruxePack
  },
  {
    name: "evidence",
    meaning: "questions with gold evidence: passages, files, or characters of documents; JSON or CSV",
    keys: ["documents"],
    givesIntents: "some",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8143), __webpack_require__.e(8019)]).then(__webpack_require__.bind(__webpack_require__, 8019))).readEvidence
  },
  {
    name: "ragas-csv",
    meaning: "a CSV of user_input, reference and reference_contexts; a row without contexts counts for answers alone",
    keys: ["columns"],
    givesIntents: "none",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8143), __webpack_require__.e(6291)]).then(__webpack_require__.bind(__webpack_require__, 16291))).readRagasCsv
  },
  {
    name: "csv",
    meaning: "a table of questions with their documents: comma, semicolon or tab",
    keys: ["columns", "separator"],
    givesIntents: "some",
    defaultIntent: "all",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3117), __webpack_require__.e(1681), __webpack_require__.e(3169), __webpack_require__.e(6985), __webpack_require__.e(8143), __webpack_require__.e(8852)]).then(__webpack_require__.bind(__webpack_require__, 18852))).readCsvQuestions
  },
  {
    name: "json",
    meaning: "any list of cases in JSON, JSON Lines or YAML: `fields` says what is what",
    keys: ["cases", "fields"],
    givesIntents: "some",
    defaultIntent: "all",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3117), __webpack_require__.e(1681), __webpack_require__.e(2242)]).then(__webpack_require__.bind(__webpack_require__, 2242))).readJsonCases
  },
  {
    name: "quepid",
    meaning: "a case that Quepid exported: `query,docid,rating`",
    keys: [],
    givesIntents: "some",
    defaultIntent: "all",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3169), __webpack_require__.e(6985), __webpack_require__.e(8143), __webpack_require__.e(2408)]).then(__webpack_require__.bind(__webpack_require__, 22408))).readQuepid
  },
  {
    name: "rank-eval",
    meaning: "the body of an Elasticsearch `_rank_eval` request",
    keys: [],
    givesIntents: "some",
    defaultIntent: "all",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3169), __webpack_require__.e(6985), __webpack_require__.e(3062), __webpack_require__.e(9591)]).then(__webpack_require__.bind(__webpack_require__, 19591))).readRankEval
  },
  {
    name: "judgments",
    meaning: "judgment lists of OpenSearch's search relevance",
    keys: [],
    givesIntents: "some",
    defaultIntent: "all",
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3169), __webpack_require__.e(6985), __webpack_require__.e(3062)]).then(__webpack_require__.bind(__webpack_require__, 43062))).readJudgmentLists
  }
];


// EXTERNAL MODULE: ./lib/files/formats/lines.js
var lines = __webpack_require__(70987);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/retrievers/output.js
var output = __webpack_require__(56906);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./lib/files/formats/dataset.js














async function readDataset(root, datasetPlace, written, revision) {
  const { document, pointer } = datasetPlace;
  const placeOfKey = (key) => {
    const keyPointer = `${pointer}/${key.replaceAll(".", "/")}`;
    return { file: document.file, pointer: keyPointer, line: document.lineOf(keyPointer) };
  };
  const format = requireFormat(document.file, written, placeOfKey);
  const paths = resolvePaths(root, datasetPlace, written);
  const files = new formats_format/* DatasetFiles */.cc(root, (file) => placeOfKey(findNamingKey(paths, file)));
  const source = { ...written, ...paths, files, placeOfKey, revision };
  const dataset = await readByFormat(format, source);
  const problems = [...dataset.problems];
  const intents = paths.intents === void 0 ? { file: null, intentOfAll: written.intent ?? format.defaultIntent ?? null } : readIntents(files, paths.intents, problems);
  const allCases = finishCases(dataset.cases, intents, problems);
  const cases = allCases.slice(0, written.limit);
  const isCut = cases.length < allCases.length;
  if (problems.length > 0) {
    throw (0,validate/* invalidFile */.Am)("invalid_suite", "dataset", written.path, problems);
  }
  if (cases.length === 0) {
    throw noCasesError(datasetPlace, written);
  }
  const { corpus = null } = paths;
  const { usualCorpus = null } = dataset;
  const corpusWarnings = await warnOfMissingDocuments(root, corpus, usualCorpus, cases).catch((error) => {
    throw error instanceof errors/* GateError */.ue ? (0,errors/* placeError */.oW)(error, "suite", placeOfKey("corpus")) : error;
  });
  const firstCase = cases.reduce((first, other) => other.place.line < first.place.line ? other : first);
  return {
    cases,
    notices: isCut ? [{ code: "limit", count: cases.length }] : [],
    warnings: [...dataset.warnings ?? [], ...corpusWarnings],
    digests: files.digests,
    partial: isCut,
    datasets: [
      {
        file: paths.path,
        expected: written.fields?.expected ?? dataset.expected ?? null,
        form: dataset.form ?? null,
        cases: cases.length,
        first: firstCase
      }
    ],
    ...dataset.highestRating !== void 0 && {
      scale: { file: paths.path, most: dataset.highestRating }
    }
  };
}
const PATH_KEYS = ["queries", "qrels", "documents", "intents", "corpus"];
function resolvePaths(root, { document, pointer }, written) {
  const folder = external_node_path_.posix.dirname(document.file);
  const resolveInside = (key, place) => (0,system_root/* insideRoot */.p0)(root, folder, place, `${document.file} (${pointer}/${key})`);
  const paths = { path: resolveInside("path", written.path) };
  for (const key of PATH_KEYS) {
    const place = written[key];
    if (place !== void 0) {
      paths[key] = resolveInside(key, place);
    }
  }
  return paths;
}
function findNamingKey(paths, file) {
  const namingKey = PATH_KEYS.find((key) => {
    const namedPath = paths[key];
    return namedPath !== void 0 && (0,system_root/* isInside */.FK)(namedPath, file);
  });
  return namingKey ?? "path";
}
async function readByFormat(format, source) {
  const readFiles = await format.load();
  try {
    return await readFiles(source);
  } catch (error) {
    const key = error instanceof errors/* GateError */.ue ? error.key : void 0;
    throw key === void 0 ? error : (0,errors/* placeError */.oW)(error, "suite", source.placeOfKey(key));
  }
}
function requireFormat(suiteFile, written, placeOfKey) {
  const problems = [];
  const report = (key, message) => {
    problems.push({ ...placeOfKey(key), message });
  };
  const format = FORMATS.find((candidate) => candidate.name === written.format);
  if (format === void 0) {
    throw new Error(`the schema has the format ${written.format}, and the registry has not`);
  }
  for (const key of formats_format/* FORMAT_KEYS */.vq) {
    if (written[key] !== void 0 && !format.keys.includes(key)) {
      const otherFormats = FORMATS.filter(({ keys }) => keys.includes(key));
      const otherNames = otherFormats.map((other) => other.name).join(", ");
      report(key, `\`${key}\` means nothing to format ${format.name}; remove it, or write a format that has it: ${otherNames}`);
    }
  }
  checkIntentKeys(format, written, report);
  if (problems.length > 0) {
    throw (0,validate/* invalidFile */.Am)("invalid_suite", "suite", suiteFile, problems);
  }
  return format;
}
function checkIntentKeys({ name, givesIntents }, written, report) {
  const intentKeys = ["intent", "intents"].filter((key) => written[key] !== void 0);
  if (givesIntents === "all") {
    for (const key of intentKeys) {
      report(key, `format ${name} brings the intents of its queries; remove \`${key}\``);
    }
    return;
  }
  const expectedKeys = "expected either `intent`, one for every case, or `intents`, a file of them; for example `intent: all`";
  if (intentKeys.length > 1) {
    report("intents", expectedKeys);
  } else if (intentKeys.length === 0 && givesIntents === "none") {
    report("format", expectedKeys);
  }
}
const LONGEST_ID = 500;
const LONGEST_QUERY = 1e5;
function finishCases(cases, intents, problems) {
  const sortedCases = cases.toSorted((a, b) => (0,canonical_json/* compareCodePoints */.OP)(a.id ?? "", b.id ?? ""));
  return sortedCases.map((datasetCase) => finishDatasetCase(datasetCase, intents, problems));
}
function finishDatasetCase(datasetCase, intents, problems) {
  const { place } = datasetCase;
  const report = (message) => void problems.push({ ...place, message });
  const id = datasetCase.id ?? "";
  const name = datasetCase.id ?? datasetCase.query;
  if (id.length > LONGEST_ID) {
    report(`query id of ${id.length} characters, expected at most ${LONGEST_ID}`);
  }
  if (json/* UNSAFE_KEYS */.a2.has(id)) {
    report(`"${id}" can't be an id, because reports have ids as keys`);
  }
  if (datasetCase.query.length > LONGEST_QUERY) {
    report(`query of ${datasetCase.query.length} characters, expected at most ${LONGEST_QUERY}`);
  }
  const intentOfDataset = intents.file === null ? intents.intentOfAll : intents.byId.get(name) ?? null;
  const intent = datasetCase.intent ?? intentOfDataset;
  if (intent === null) {
    const placeOrAdvice = intents.file === null ? "; write `intent` beside it, or in `dataset`" : ` in ${intents.file}`;
    report(`query ${JSON.stringify(name)} has no intent${placeOrAdvice}`);
  }
  return {
    ...datasetCase,
    id,
    ...datasetCase.id === null && { named_by_query: true },
    intent: intent ?? "",
    expected: datasetCase.expected.toSorted(suite/* compareTargets */.wu),
    forbidden: datasetCase.forbidden.toSorted(suite/* compareTargets */.wu),
    expect_empty: datasetCase.expect_empty === true,
    critical: false
  };
}
function noCasesError({ document, pointer }, written) {
  const problem = {
    file: document.file,
    pointer,
    line: document.lineOf(pointer),
    message: `the ${written.format} dataset ${written.path} has no query that is judged`
  };
  return (0,validate/* invalidFile */.Am)("invalid_suite", "suite", document.file, [problem]);
}
const MOST_SHOWN = 5;
async function warnOfMissingDocuments(root, writtenCorpus, usualCorpus, cases) {
  const corpusFile = writtenCorpus ?? usualCorpus;
  if (corpusFile === null) {
    return [];
  }
  const judgedDocuments = cases.flatMap(({ expected, judged_irrelevant: irrelevant = [] }) => [
    ...expected.flatMap(suite/* singleTargets */.xG).map((target) => target.value),
    ...irrelevant
  ]);
  const missingDocuments = await findMissingFromCorpus(root, corpusFile, new Set(judgedDocuments));
  if (missingDocuments === null && writtenCorpus !== null) {
    const suggestion = (0,near_file/* suggestNearFile */.TX)(root, writtenCorpus);
    throw new errors/* GateError */.ue("file_not_found", `corpus ${writtenCorpus} does not exist${suggestion}`, "Name the file of documents with `corpus`, relative to the suite file; or leave it out.");
  }
  if (missingDocuments === null || missingDocuments.length === 0) {
    return [];
  }
  const countText = missingDocuments.length === 1 ? "1 judged document" : `${missingDocuments.length} judged documents`;
  const idList = (0,lookup/* listFirst */.rL)(missingDocuments.map(json/* showValue */.vp), MOST_SHOWN);
  return [{ file: corpusFile, message: `the corpus lacks ${countText}: ${idList}` }];
}
function readIntents(files, place, problems) {
  const { file, text } = files.readText([place], {
    what: "intents",
    hint: "Check `dataset.intents`."
  });
  const byId = /* @__PURE__ */ new Map();
  for (const { line, text: rowText } of (0,lines/* splitLines */.uz)(text)) {
    const columns = rowText.split("	").map((cell) => cell.trim());
    const [id = "", intent = ""] = columns;
    const earlierIntent = byId.get(id);
    const report = (message) => void problems.push({ file, line, message });
    if (columns.length !== 2 || id === "") {
      report(`expected a query's id, a tab and its intent; got ${(0,json/* showValue */.vp)(rowText)}`);
    } else if (!formats_format/* INTENT */.Xi.test(intent)) {
      report(`expected an intent of letters, digits, \`.\`, \`_\` and \`-\`; got ${(0,json/* showValue */.vp)(intent)}`);
    } else if (earlierIntent !== void 0 && earlierIntent !== intent) {
      report(`query ${(0,json/* showValue */.vp)(id)} has intent ${(0,json/* showValue */.vp)(earlierIntent)} on an earlier line`);
    } else {
      byId.set(id, intent);
    }
  }
  return { file, byId };
}
async function findMissingFromCorpus(root, file, documents) {
  const existingFile = [file, `${file}.gz`].find((candidate) => existsInside(root, candidate));
  if (existingFile === void 0) {
    return null;
  }
  const missingDocuments = new Set(documents);
  const corpusPath = (0,external_node_fs_.realpathSync)((0,system_root/* absolutePath */.Hi)(root, existingFile));
  const corpus = { path: corpusPath, name: existingFile, code: "invalid_suite" };
  await (0,output/* readJsonLines */.sS)(corpus, ({ _id, id = _id }) => {
    if (typeof id !== "string" || id === "") {
      return "expected an object whose `_id` or `id` is text that is not empty";
    }
    missingDocuments.delete(id);
    return null;
  });
  return [...missingDocuments].toSorted(canonical_json/* compareCodePoints */.OP);
}
function existsInside(root, file) {
  try {
    (0,system_root/* insideRoot */.p0)(root, ".", (0,external_node_fs_.realpathSync)((0,system_root/* absolutePath */.Hi)(root, file)), `corpus ${file} (a link)`);
    return true;
  } catch (error) {
    if (error instanceof errors/* GateError */.ue) {
      throw error;
    }
    return false;
  }
}



/***/ })

};
