export const id = 5746;
export const ids = [5746];
export const modules = {

/***/ 25746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadCorpus: () => (/* binding */ loadCorpus),
  k: () => (/* binding */ resultNames),
  writeDraft: () => (/* binding */ writeDraft)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/files/config.js
var files_config = __webpack_require__(14929);
// EXTERNAL MODULE: ./lib/files/read.js
var read = __webpack_require__(62611);
// EXTERNAL MODULE: ./lib/workbench/init/files.js
var files = __webpack_require__(69863);
// EXTERNAL MODULE: ./lib/system/json.js
var json = __webpack_require__(10107);
// EXTERNAL MODULE: ./lib/system/nearest-word.js
var nearest_word = __webpack_require__(73196);
// EXTERNAL MODULE: ./lib/files/formats/delimited.js
var delimited = __webpack_require__(58143);
// EXTERNAL MODULE: ./lib/files/formats/lines.js
var lines = __webpack_require__(70987);
// EXTERNAL MODULE: ./lib/model/lookup.js
var lookup = __webpack_require__(97855);
;// CONCATENATED MODULE: ./lib/workbench/suggest/query-log.js







const LOG_FIELDS = {
  query: [
    "query",
    "q",
    "search_query",
    "search_term",
    "search",
    "keywords",
    "keyword",
    "term",
    "text"
  ],
  count: ["count", "searches", "search_count", "frequency", "freq", "n"],
  clicked: [
    "clicked",
    "clicked_id",
    "clicked_path",
    "clicked_url",
    "click",
    "document",
    "document_id",
    "doc_id",
    "path",
    "url"
  ],
  clicks: ["clicks", "click_count"],
  session: ["session", "session_id", "visit", "visit_id"],
  intent: ["intent", "category", "type", "kind", "section", "vertical"]
};
const FIELD_NAMES = Object.keys(LOG_FIELDS);
function readQueryLog(root, file, named) {
  const { text: written } = (0,read/* readText */.yR)(root, file, "query log");
  const source = { file, text: written.replace(/^\ufeff/, "") };
  const problems = [];
  const records = /\.[ct]sv$/i.test(file) ? csvRecords(source, problems) : /\.(?:jsonl|ndjson)$/i.test(file) ? jsonRecords(source, problems) : null;
  if (records === null) {
    throw new errors.GateError("usage", `query log ${file}: unknown file type`, {
      hint: "Use a .csv or .tsv file with a header, or a .jsonl file with an object on each line."
    });
  }
  const fields = findFields(new Set(records.flatMap(({ value }) => Object.keys(value))), named, file);
  const rows = records.map((record) => readRow(record, fields, file, problems));
  if (problems.length > 0) {
    const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
    throw new errors.GateError("invalid_file", `query log ${file} has ${count}`, {
      problems: problems.slice(0, MOST_PROBLEMS)
    });
  }
  const rowsWithQuery = rows.flatMap((row) => row === null || row.query === "" ? [] : [row]);
  if (rowsWithQuery.length === 0) {
    throw new errors.GateError("invalid_file", `query log ${file} holds no query`);
  }
  return { rows: rowsWithQuery, fields, blank: rows.length - rowsWithQuery.length };
}
const MOST_PROBLEMS = 100;
function csvRecords(source, problems) {
  const [head, ...rows] = (0,delimited/* readCsv */.Nb)(source, problems, (0,delimited/* detectDelimiter */.T6)(source.text));
  const names = head?.cells.map((cell) => cell.trim()) ?? [];
  return rows.map(({ line, cells }) => {
    if (cells.length !== names.length) {
      const message = `expected ${names.length} cells, as the header has; got ${cells.length}`;
      problems.push({ file: source.file, line, message });
    }
    return { line, value: Object.fromEntries(names.map((name, i) => [name, cells[i] ?? ""])) };
  });
}
function jsonRecords(source, problems) {
  const records = [];
  (0,lines/* readJsonObjects */.lm)(source, problems, (value, line) => records.push({ line, value }));
  return records;
}
function findFields(present, named, file) {
  const fieldNames = /* @__PURE__ */ new Map();
  const names = [...present];
  for (const field of FIELD_NAMES) {
    const matches = LOG_FIELDS[field].flatMap((name) => names.filter((each) => each.toLowerCase() === name));
    if (matches[0] !== void 0) {
      fieldNames.set(field, matches[0]);
    }
  }
  for (const pair of named === null ? [] : named.split(",")) {
    const [field, name] = pair.split("=").map((part) => part.trim());
    if (!FIELD_NAMES.includes(field) || name === void 0) {
      throw new errors.GateError("usage", `--fields: "${pair}" names no field of a log`, {
        hint: `Write the gate's field name, then your field name, for example --fields query=q,clicked=url. The gate's field names are: ${FIELD_NAMES.join(", ")}.`
      });
    }
    if (!present.has(name)) {
      const near = (0,nearest_word/* nearestWord */.z)(name, names);
      throw new errors.GateError("usage", `--fields: ${file} has no field "${name}"`, {
        hint: near === null ? `It has: ${names.join(", ")}.` : `Did you mean ${field}=${near}?`
      });
    }
    fieldNames.set(field, name);
  }
  if (fieldNames.has("query")) {
    return fieldNames;
  }
  throw new errors.GateError("usage", `query log ${file}: no field holds the queries`, {
    hint: `It has: ${names.join(", ") || "no field"}. Say which field has the queries: --fields query=NAME.`
  });
}
function readRow({ line, value }, fields, file, problems) {
  const problemsBefore = problems.length;
  const reportField = (field, expected) => {
    const name = (0,lookup/* requireValue */.vd)(fields, field);
    problems.push({
      file,
      line,
      message: `${name}: expected ${expected}; got ${(0,json/* showValue */.vp)(value[name])}`
    });
  };
  const readMember = (field) => {
    const name = fields.get(field);
    return name === void 0 ? void 0 : value[name];
  };
  const readText2 = (field) => {
    const written = readMember(field) ?? "";
    if (typeof written === "string" || typeof written === "number") {
      return String(written).trim() || null;
    }
    reportField(field, "text");
    return null;
  };
  const readWholeNumber = (field, absent) => {
    const written = readMember(field) ?? "";
    if (written === "") {
      return absent;
    }
    const number = Number(written);
    if (Number.isSafeInteger(number) && number >= 0) {
      return number;
    }
    reportField(field, "a whole number");
    return absent;
  };
  const clicked = readDocuments(readMember("clicked"));
  if (clicked === null) {
    reportField("clicked", "a document, or a list of documents");
  }
  const count = readWholeNumber("count", 1);
  if (count === 0) {
    reportField("count", "a number above 0");
  }
  const row = {
    query: (readText2("query") ?? "").replaceAll(/\s+/g, " "),
    count,
    clicked: clicked ?? [],
    clicks: readWholeNumber("clicks", 1),
    session: readText2("session"),
    intent: readText2("intent")
  };
  return problems.length > problemsBefore ? null : row;
}
function readDocuments(written) {
  if (written === void 0 || written === null || written === "") {
    return [];
  }
  if (Array.isArray(written)) {
    return written.every((each) => typeof each === "string") ? written.map((each) => each.trim()) : null;
  }
  if (typeof written === "number") {
    return [String(written)];
  }
  if (typeof written !== "string") {
    return null;
  }
  if (!written.trim().startsWith("[")) {
    return [written.trim()].filter((each) => each !== "");
  }
  const list = (0,lines/* readTextList */.G1)(written);
  return list.kind === "texts" ? list.texts : null;
}


// EXTERNAL MODULE: ./lib/decision/random.js
var decision_random = __webpack_require__(57435);
// EXTERNAL MODULE: ./lib/metrics/matching.js
var matching = __webpack_require__(87362);
// EXTERNAL MODULE: ./lib/model/defaults.generated.js
var defaults_generated = __webpack_require__(96400);
// EXTERNAL MODULE: ./lib/change/event.js
var change_event = __webpack_require__(63564);
// EXTERNAL MODULE: ./lib/retrievers/bm25.js
var bm25 = __webpack_require__(87783);
// EXTERNAL MODULE: ./lib/run/ranking.js
var ranking = __webpack_require__(65887);
// EXTERNAL MODULE: ./lib/system/root.js
var system_root = __webpack_require__(34081);
// EXTERNAL MODULE: ./lib/system/write-whole.js
var write_whole = __webpack_require__(79456);
// EXTERNAL MODULE: ./lib/workbench/suggest/draft.js
var draft = __webpack_require__(90683);
// EXTERNAL MODULE: ./lib/messages/format.js
var format = __webpack_require__(31385);
// EXTERNAL MODULE: ./lib/workbench/ask.js
var ask = __webpack_require__(96012);
// EXTERNAL MODULE: ./lib/workbench/near-duplicates.js
var near_duplicates = __webpack_require__(60774);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/workbench/suggest/personal-data.js
var personal_data = __webpack_require__(22831);
;// CONCATENATED MODULE: ./lib/workbench/suggest/from-log.js





function suggestFromLog(rows, settings) {
  const personal = /* @__PURE__ */ new Map();
  const clean = rows.filter((row) => {
    const kind = (0,personal_data/* personalKind */.z)(row.query) ?? (row.clicked.some((each) => (0,personal_data/* personalKind */.z)(each) === "e-mail") ? "e-mail" : null);
    if (kind !== null) {
      personal.set(kind, (personal.get(kind) ?? 0) + 1);
    }
    return kind === null;
  });
  const wordings = countWordings(clean);
  const queries = joinAlike(wordings);
  const bands = new Map((0,lookup/* zipLists */.L7)(queries, frequencyBands(queries)));
  const drawn = drawInProportion(queries, settings.cases, settings.random);
  let gone = 0;
  const cases = drawn.map((query) => {
    const targets = frequentTargets(query);
    const remaining = targets.filter(({ document }) => settings.holds?.(document) ?? true);
    gone += targets.length - remaining.length;
    return {
      query: findMostFrequent(query.spellings) ?? "",
      intent: intentName(findMostFrequent(query.intents)),
      tags: [(0,lookup/* requireValue */.vd)(bands, query)],
      targets: remaining,
      asked: query.count,
      others: query.others
    };
  });
  return {
    cases,
    searches: queries.reduce((sum, { count }) => sum + count, 0),
    queries: queries.length,
    joined: wordings.length - queries.length,
    personal,
    gone
  };
}
function countWordings(rows) {
  const countsByQuery = /* @__PURE__ */ new Map();
  const countedParts = /* @__PURE__ */ new Set();
  const isFirstInSession = (session, ...parts) => {
    if (session === null) {
      return true;
    }
    const key = JSON.stringify([session, ...parts]);
    const isFirst = !countedParts.has(key);
    countedParts.add(key);
    return isFirst;
  };
  for (const row of rows) {
    const key = (0,near_duplicates/* plainQuery */.T)(row.query);
    const counts = countsByQuery.get(key) ?? {
      count: 0,
      spellings: /* @__PURE__ */ new Map(),
      intents: /* @__PURE__ */ new Map(),
      clicks: /* @__PURE__ */ new Map(),
      others: []
    };
    countsByQuery.set(key, counts);
    if (isFirstInSession(row.session, key)) {
      counts.count += row.count;
      addCount(counts.spellings, row.query, row.count);
      if (row.intent !== null) {
        addCount(counts.intents, row.intent, row.count);
      }
    }
    for (const document of row.clicked) {
      if (row.clicks > 0 && isFirstInSession(row.session, key, document)) {
        addCount(counts.clicks, document, row.clicks);
      }
    }
  }
  return [...countsByQuery].toSorted(([a, x], [b, y]) => y.count - x.count || (0,canonical_json/* compareCodePoints */.OP)(a, b)).map(([, counts]) => counts);
}
function joinAlike(wordings) {
  const spelled = wordings.map(({ spellings }) => findMostFrequent(spellings) ?? "");
  for (const [index, first] of (0,near_duplicates/* firstAlike */.r)(spelled).entries()) {
    if (first === index) {
      continue;
    }
    const into = (0,lookup/* requireItem */.l5)(wordings, first);
    const from = (0,lookup/* requireItem */.l5)(wordings, index);
    into.count += from.count;
    into.others.push((0,lookup/* requireItem */.l5)(spelled, index));
    for (const [intent, count] of from.intents) {
      addCount(into.intents, intent, count);
    }
    for (const [document, count] of from.clicks) {
      addCount(into.clicks, document, count);
    }
    from.count = 0;
  }
  return wordings.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
}
function addCount(counts, key, count) {
  counts.set(key, (counts.get(key) ?? 0) + count);
}
function findMostFrequent(counts) {
  const sorted = [...counts].toSorted(([a, x], [b, y]) => y - x || (0,canonical_json/* compareCodePoints */.OP)(b, a));
  return sorted[0]?.[0] ?? null;
}
const MOST_TARGETS = 5;
const LEAST_SHARE = 0.1;
function frequentTargets({ clicks }) {
  const allClicks = [...clicks.values()].reduce((sum, count) => sum + count, 0);
  return [...clicks].filter(([, count]) => count >= LEAST_SHARE * allClicks).toSorted(([a, x], [b, y]) => y - x || (0,canonical_json/* compareCodePoints */.OP)(a, b)).slice(0, MOST_TARGETS).map(([document, count]) => ({ document, clicks: count }));
}
function intentName(written) {
  const name = (written ?? "").replaceAll(/[^A-Za-z0-9._-]+/g, "-").replace(/^[^A-Za-z0-9]+/, "").slice(0, 80);
  return name === "" ? "search" : name;
}
function frequencyBands(sorted) {
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  let before = 0;
  return sorted.map(({ count }) => {
    const shareBefore = before / total;
    before += count;
    return shareBefore < 1 / 3 ? "head" : shareBefore < 2 / 3 ? "torso" : "tail";
  });
}
function drawInProportion(queries, n, random) {
  const sorted = (0,decision_random/* shuffle */.k4)(queries, random).toSorted((a, b) => b.count - a.count);
  const chosen = [];
  let searchesLeft = sorted.reduce((sum, { count }) => sum + count, 0);
  let stillToDraw = Math.min(n, sorted.length);
  for (const query of sorted) {
    if (stillToDraw === 0 || query.count * stillToDraw < searchesLeft) {
      break;
    }
    chosen.push(query);
    searchesLeft -= query.count;
    stillToDraw--;
  }
  if (stillToDraw === 0) {
    return chosen;
  }
  const step = searchesLeft / stillToDraw;
  const [upperBits] = random.next();
  let nextPoint = upperBits / 2 ** 32 * step;
  let searchesPassed = 0;
  for (const query of sorted.slice(chosen.length)) {
    searchesPassed += query.count;
    if (searchesPassed > nextPoint) {
      chosen.push(query);
      nextPoint += step;
    }
  }
  return chosen;
}


// EXTERNAL MODULE: ./lib/workbench/suggest/known-items.js
var known_items = __webpack_require__(14150);
;// CONCATENATED MODULE: ./lib/workbench/suggest/suggest.js


















async function writeDraft(root, request, ports) {
  (0,change_event/* refuseUnsafeEvent */.N8)(await (0,change_event/* readEvent */.j_)(ports.environment), "gate");
  const isThere = request.out !== null && (0,system_root/* statOrNull */.xX)((0,system_root/* absolutePath */.Hi)(root, request.out)) !== null;
  const sampleName = isThere ? (0,files/* untouchedSample */.ME)((0,read/* readText */.yR)(root, request.out, "suite").text) : null;
  if (isThere && sampleName === null) {
    throw new errors.GateError("usage", `${request.out} exists already`, {
      hint: "`suggest` overwrites nothing that a person wrote: name another file with --out, and copy the cases that you keep."
    });
  }
  const random = (0,decision_random/* splitMix64 */.fv)(request.seed);
  const documents = request.corpus === null ? null : await loadCorpus(root, request.corpus, ports);
  const knownItemCount = documents === null ? 0 : request.known_items;
  const logged = request.log === null ? null : fromLog(root, { ...request, log: request.log, cases: request.cases - knownItemCount }, documents, random);
  const items = documents === null || knownItemCount === 0 ? null : (0,known_items.suggestKnownItems)(documents, knownItemCount, random);
  const suggested = [...logged?.cases ?? [], ...items?.cases ?? []];
  if (suggested.length === 0) {
    throw nothingToSuggest(request);
  }
  const today = request.config === null ? null : await foundToday(root, request.config, suggested, ports);
  const cases = suggested.map((each, i) => ({ ...each, today: today?.[i] ?? null }));
  const knownItems = items && `${(0,format/* pluralise */.aX)(items.cases.length, "known-item case")} of ${(0,format/* pluralise */.aX)(items.documents, "document")}; ${(0,format/* pluralise */.aX)(items.withoutHeading, "document")} without a heading of their own were left out`;
  const found = [...logged?.found ?? [], ...knownItems === null ? [] : [knownItems]];
  const yaml = (0,draft/* draftYaml */.B5)(request.name ?? sampleName ?? "search", cases, found);
  if (request.out !== null) {
    await (0,write_whole/* writeWhole */.f8)(root, request.out, yaml);
  }
  return { yaml, cases, found };
}
function nothingToSuggest({ log, corpus }) {
  const files = [log, corpus].filter((each) => each !== null).join(" and ");
  return new errors.GateError("invalid_file", `${files}: nothing to make a case of`, {
    hint: "A log needs queries without personal data; a corpus needs documents with titles or headings of their own."
  });
}
function fromLog(root, { log, fields, cases }, documents, random) {
  const queryLog = readQueryLog(root, log, fields);
  const holds = documents === null ? null : documentTest(documents);
  const suggestions = suggestFromLog(queryLog.rows, { cases, random, holds });
  const personal = [...suggestions.personal].map(([kind, count]) => `${kind} ${count}`);
  const lines = [...suggestions.personal.values()].reduce((sum, count) => sum + count, 0);
  const bands = ["head", "torso", "tail"].map((band) => `${suggestions.cases.filter(({ tags }) => tags.includes(band)).length} ${band}`);
  const withoutTarget = suggestions.cases.filter(({ targets }) => targets.length === 0).length;
  const sentences = [
    `${(0,format/* pluralise */.aX)(suggestions.searches, "search", "searches")} of ${(0,format/* pluralise */.aX)(suggestions.queries, "query", "queries")}; ${(0,format/* pluralise */.aX)(suggestions.joined, "near duplicate")} joined`,
    `${(0,format/* pluralise */.aX)(suggestions.cases.length, "case")} drawn: ${bands.join(", ")}`,
    lines > 0 && `${(0,format/* pluralise */.aX)(lines, "line")} left out, because they look like personal data: ${personal.join(", ")}`,
    queryLog.blank > 0 && `${(0,format/* pluralise */.aX)(queryLog.blank, "line")} without a query left out`,
    withoutTarget > 0 && `${(0,format/* pluralise */.aX)(withoutTarget, "case")} without a click: a person has to name the targets`,
    suggestions.gone > 0 && `${(0,format/* pluralise */.aX)(suggestions.gone, "clicked document")} that the corpus lacks left out`
  ];
  return { cases: suggestions.cases, found: sentences.filter((line) => line !== false) };
}
async function loadCorpus(root, corpus, ports) {
  const isFolder = (0,system_root/* hasFolder */.bU)((0,system_root/* absolutePath */.Hi)(root, corpus));
  const folder = corpus === "" ? "." : corpus;
  const retriever = {
    kind: "bm25",
    corpus: isFolder ? null : corpus,
    files: isFolder ? [`${folder}/**/*.{md,mdx,markdown,rst,txt}`] : [],
    cwd: ".",
    max_docs: null
  };
  const documents = await (0,bm25.readCorpus)(retriever, { ...ports, root: root.directory });
  return documents.map((each) => each.path?.startsWith("./") === true ? { ...each, path: each.path.slice(2) } : each);
}
const DEFINITION = defaults_generated/* DEFAULTS */.z.definition;
function documentTest(documents) {
  const hits = documents.map((each) => (0,matching/* normaliseHit */.Sv)({ ...each, doc_id: each.id, repeat: false }, DEFINITION));
  const answers = /* @__PURE__ */ new Map();
  return (document) => {
    const covers = (0,matching/* compileTarget */.bs)({ kind: "hint", value: document, grade: 1 }, DEFINITION);
    const isInCorpus = answers.get(document) ?? hits.some(covers);
    answers.set(document, isInCorpus);
    return isInCorpus;
  };
}
async function foundToday(root, file, cases, ports) {
  const loaded = await (0,files_config/* loadConfig */.Z)(root, file, { suite: null, baseline: null });
  const { config } = loaded;
  return (0,ask.withRetriever)(root, loaded, ports, async (ask) => {
    const foundByCase = [];
    for (const { query } of cases) {
      const raw = await ask({ case_id: query, query, k: config.k });
      foundByCase.push(resultNames(raw.results, query, config));
    }
    return foundByCase;
  });
}
function resultNames(results, query, config) {
  return (0,ranking/* rankAnswer */.PN)(results, query, config.k, config.definition).map(({ path, doc_id: id }) => path ?? id);
}



/***/ })

};
