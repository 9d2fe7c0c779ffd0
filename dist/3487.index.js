export const id = 3487;
export const ids = [3487];
export const modules = {

/***/ 33487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadCorpus: () => (/* binding */ loadCorpus),
  V: () => (/* binding */ withFinder),
  d: () => (/* binding */ writeDraft)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/files/config.js
var config = __webpack_require__(14929);
// EXTERNAL MODULE: ./lib/files/read.js
var read = __webpack_require__(62611);
// EXTERNAL MODULE: ./lib/workbench/init/files.js
var files = __webpack_require__(69863);
// EXTERNAL MODULE: ./lib/workbench/suggest/query-log.js
var query_log = __webpack_require__(59599);
// EXTERNAL MODULE: ./lib/model/lookup.js
var lookup = __webpack_require__(97855);
// EXTERNAL MODULE: ./lib/model/sum-each.js
var sum_each = __webpack_require__(90934);
// EXTERNAL MODULE: ./lib/decision/random.js
var decision_random = __webpack_require__(57435);
// EXTERNAL MODULE: ./lib/metrics/matching.js
var matching = __webpack_require__(87362);
// EXTERNAL MODULE: ./lib/model/config.js
var model_config = __webpack_require__(69559);
// EXTERNAL MODULE: ./lib/change/event.js
var change_event = __webpack_require__(63564);
// EXTERNAL MODULE: ./lib/retrievers/bm25.js
var bm25 = __webpack_require__(87783);
// EXTERNAL MODULE: ./lib/run/ranking.js
var ranking = __webpack_require__(65887);
// EXTERNAL MODULE: ./lib/system/near-file.js
var near_file = __webpack_require__(27054);
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
// EXTERNAL MODULE: ./lib/model/scope.js
var scope = __webpack_require__(90997);
// EXTERNAL MODULE: ./lib/workbench/suggest/personal-data.js
var personal_data = __webpack_require__(22831);
;// CONCATENATED MODULE: ./lib/workbench/suggest/from-log.js







function suggestFromLog(rows, settings) {
  const personal = /* @__PURE__ */ new Map();
  const rowsToCount = [];
  for (const row of rows) {
    const kind = personalKindOfRow(row);
    if (kind === null) {
      rowsToCount.push(row);
    } else {
      addCount(personal, kind, 1);
    }
  }
  const wordings = countWordings(rowsToCount);
  const queries = joinAlike(wordings);
  const bands = frequencyBands(queries);
  const bandByQuery = new Map((0,lookup/* zipLists */.L7)(queries, bands));
  const hasBands = new Set(bands).size > 1;
  const drawnQueries = drawInProportion(queries, settings.cases, settings.random);
  let gone = 0;
  const cases = drawnQueries.map((query) => {
    const clickedTargets = frequentTargets(query);
    const targets = clickedTargets.filter(({ document }) => settings.isInCorpus === null || settings.isInCorpus(document));
    gone += clickedTargets.length - targets.length;
    return {
      query: findMostFrequent(query.spellings) ?? "",
      intent: intentName(findMostFrequent(query.intents)),
      tags: hasBands ? [(0,lookup/* requireValue */.vd)(bandByQuery, query)] : [],
      targets,
      asked: query.count,
      others: query.others
    };
  });
  return {
    cases,
    searches: (0,sum_each/* sumEach */.r)(queries, ({ count }) => count),
    queries: queries.length,
    joined: wordings.length - queries.length,
    personal,
    gone
  };
}
function personalKindOfRow(row) {
  const hasEmail = row.clicked.some((document) => (0,personal_data/* personalKind */.z)(document) === "e-mail");
  return (0,personal_data/* personalKind */.z)(row.query) ?? (hasEmail ? "e-mail" : null);
}
function countWordings(rows) {
  const countsByQuery = /* @__PURE__ */ new Map();
  const countedInSessions = /* @__PURE__ */ new Set();
  const countsInSession = (session, ...counted) => {
    if (session === null) {
      return true;
    }
    const key = JSON.stringify([session, ...counted]);
    const isFirst = !countedInSessions.has(key);
    countedInSessions.add(key);
    return isFirst;
  };
  for (const row of rows) {
    const key = (0,near_duplicates/* plainQuery */.T)(row.query);
    const counts = countsByQuery.get(key) ?? {
      count: 0,
      spellings: /* @__PURE__ */ new Map(),
      intents: /* @__PURE__ */ new Map(),
      clicks: /* @__PURE__ */ new Map(),
      // Filled by joinAlike.
      others: []
    };
    countsByQuery.set(key, counts);
    if (countsInSession(row.session, key)) {
      counts.count += row.count;
      addCount(counts.spellings, row.query, row.count);
      if (row.intent !== null) {
        addCount(counts.intents, row.intent, row.count);
      }
    }
    for (const document of row.clicked) {
      if (row.clicks > 0 && countsInSession(row.session, key, document)) {
        addCount(counts.clicks, document, row.clicks);
      }
    }
  }
  return [...countsByQuery].toSorted(([a, x], [b, y]) => y.count - x.count || (0,canonical_json/* compareCodePoints */.OP)(a, b)).map(([, counts]) => counts);
}
function joinAlike(wordings) {
  const queries = wordings.map(({ spellings }) => findMostFrequent(spellings) ?? "");
  const kept = [];
  for (const [index, firstIndex] of (0,near_duplicates/* firstAlike */.r)(queries).entries()) {
    const wording = (0,lookup/* requireItem */.l5)(wordings, index);
    const isFirst = firstIndex === index;
    if (isFirst) {
      kept.push(wording);
      continue;
    }
    const first = (0,lookup/* requireItem */.l5)(wordings, firstIndex);
    first.count += wording.count;
    first.others.push((0,lookup/* requireItem */.l5)(queries, index));
    for (const [intent, count] of wording.intents) {
      addCount(first.intents, intent, count);
    }
    for (const [document, count] of wording.clicks) {
      addCount(first.clicks, document, count);
    }
  }
  return kept.toSorted((a, b) => b.count - a.count);
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
  const allClicks = (0,sum_each/* sumEach */.r)(clicks.values(), (count) => count);
  return [...clicks].filter(([, count]) => count >= LEAST_SHARE * allClicks).toSorted(([a, x], [b, y]) => y - x || (0,canonical_json/* compareCodePoints */.OP)(a, b)).slice(0, MOST_TARGETS).map(([document, count]) => ({ document, clicks: count }));
}
function intentName(written) {
  const name = (written ?? "").replaceAll(/[^A-Za-z0-9._-]+/g, "-").replace(/^[^A-Za-z0-9]+/, "").slice(0, 80);
  return name === "" ? "search" : name;
}
const BANDS = ["head", "torso", "tail"];
function frequencyBands(sorted) {
  const total = (0,sum_each/* sumEach */.r)(sorted, ({ count }) => count);
  let searchesBefore = 0;
  const bands = /* @__PURE__ */ new Map();
  for (const [count, { length }] of (0,scope/* groupBy */.$z)(sorted, (query) => query.count)) {
    const middle = length - 1 >> 1;
    const shareBefore = (searchesBefore + middle * count) / total;
    searchesBefore += length * count;
    const third = Math.floor(shareBefore * 3);
    bands.set(count, (0,lookup/* requireItem */.l5)(BANDS, third));
  }
  return sorted.map(({ count }) => (0,lookup/* requireValue */.vd)(bands, count));
}
function drawInProportion(queries, n, random) {
  const sorted = (0,decision_random/* shuffle */.k)(queries, random).toSorted((a, b) => b.count - a.count);
  const chosen = [];
  let searchesLeft = (0,sum_each/* sumEach */.r)(sorted, ({ count }) => count);
  let stillToDraw = Math.min(n, sorted.length);
  for (const query of sorted) {
    const isShorterThanStep = query.count * stillToDraw < searchesLeft;
    if (stillToDraw === 0 || isShorterThanStep) {
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
  let endOfQuery = 0;
  for (const query of sorted.slice(chosen.length)) {
    endOfQuery += query.count;
    if (endOfQuery > nextPoint) {
      chosen.push(query);
      nextPoint += step;
    }
  }
  return chosen;
}


// EXTERNAL MODULE: ./lib/workbench/suggest/known-items.js
var suggest_known_items = __webpack_require__(14150);
;// CONCATENATED MODULE: ./lib/workbench/suggest/suggest.js





















async function writeDraft(root, request, ports) {
  await (0,change_event/* requireSafeEvent */.tv)(ports.environment);
  const outExists = request.out !== null && (0,system_root/* statOrNull */.xX)((0,system_root/* absolutePath */.Hi)(root, request.out)) !== null;
  const sampleName = outExists ? (0,files/* untouchedSample */.ME)((0,read/* readText */.yR)(root, request.out, "suite").text) : null;
  if (outExists && sampleName === null) {
    throw new errors/* GateError */.ue("usage", `${request.out} exists already`, "`suggest` overwrites nothing that a person wrote: name another file with --out, and copy the cases that you keep.");
  }
  const documents = request.corpus === null ? null : await loadCorpus(root, request.corpus, ports);
  const { cases: suggestedCases, found } = suggestCases(root, request, documents);
  if (suggestedCases.length === 0) {
    const files = [request.log, request.corpus].filter((file) => file !== null).join(" and ");
    throw new errors/* GateError */.ue("invalid_file", `${files}: nothing to make a case of`, "A log needs queries without personal data; a corpus needs documents with titles or headings of their own.");
  }
  const documentsByCase = request.config === null ? null : await findToday(root, request.config, suggestedCases, ports);
  const folder = findLeftOutFolder(documents ?? [], documentsByCase?.flat() ?? []);
  const cases = suggestedCases.map((suggestedCase, index) => ({
    ...suggestedCase,
    targets: suggestedCase.targets.map(({ document, clicks }) => ({
      // As the search names it: `a.md` for `docs/a.md` of the corpus.
      document: document.startsWith(folder) ? document.slice(folder.length) : document,
      clicks
    })),
    today: documentsByCase?.[index] ?? null
  }));
  const yaml = (0,draft/* draftYaml */.B5)(request.name ?? sampleName ?? "search", cases, found);
  if (request.out !== null) {
    await (0,write_whole/* writeWhole */.f8)(root, request.out, yaml);
  }
  return { yaml, cases, found };
}
function suggestCases(root, { log, fields, cases, known_items, seed }, documents) {
  const random = (0,decision_random/* splitMix64 */.f)(seed);
  const knownItemCount = documents === null ? 0 : known_items;
  const suggestedCases = [];
  const found = [];
  if (log !== null) {
    const queryLog = (0,query_log/* readQueryLog */.RD)(root, log, fields);
    const isInCorpus = documents === null ? null : makeDocumentTest(documents);
    const settings = { cases: cases - knownItemCount, random, isInCorpus };
    const fromLog = suggestFromLog(queryLog.rows, settings);
    suggestedCases.push(...fromLog.cases);
    found.push(...describeSuggestions(fromLog, queryLog));
  }
  if (documents !== null && knownItemCount > 0) {
    const fromCorpus = (0,suggest_known_items.suggestKnownItems)(documents, knownItemCount, random);
    suggestedCases.push(...fromCorpus.cases);
    const { withoutHeading } = fromCorpus;
    const leftOut = withoutHeading === 0 ? "" : `; left out: ${(0,format/* pluralise */.aX)(withoutHeading, "document")} without a title, or with the title of another document`;
    found.push(`${(0,format/* pluralise */.aX)(fromCorpus.cases.length, "case")} made from the titles of ${(0,format/* pluralise */.aX)(fromCorpus.documents, "document")}${leftOut}`);
  }
  return { cases: suggestedCases, found };
}
function describeSuggestions(suggestions, { blank: blankLines, fields }) {
  const bands = (0,lookup/* countItems */.A1)(suggestions.cases.flatMap(({ tags }) => tags));
  const bandWords = [...bands].map(([tag, count]) => `${count} ${tag}`);
  const bandsPart = bands.size === 0 ? "" : `, tagged from frequent to rare: ${bandWords.join(", ")}`;
  const sessionPart = fields.has("session") ? ", counting a query once in a session" : "";
  const { joined } = suggestions;
  const joinedPart = joined === 0 ? "" : ` (${(0,format/* pluralise */.aX)(joined, "similar spelling")} merged)`;
  const found = [
    `The log has ${(0,format/* pluralise */.aX)(suggestions.searches, "search", "searches")} for ${(0,format/* pluralise */.aX)(suggestions.queries, "different query", "different queries")}${joinedPart}${sessionPart}`,
    `The draft has ${(0,format/* pluralise */.aX)(suggestions.cases.length, "case")}${bandsPart}`
  ];
  const personalLines = (0,sum_each/* sumEach */.r)(suggestions.personal.values(), (count) => count);
  if (personalLines > 0) {
    const kinds = [...suggestions.personal].map(([kind, count]) => `${kind} ${count}`);
    found.push(`Left out: ${(0,format/* pluralise */.aX)(personalLines, "line")} that may have personal data (${kinds.join(", ")})`);
  }
  if (blankLines > 0) {
    found.push(`Left out: ${(0,format/* pluralise */.aX)(blankLines, "line")} without a query`);
  }
  const casesWithoutTarget = suggestions.cases.filter(({ targets }) => targets.length === 0).length;
  if (casesWithoutTarget > 0 && casesWithoutTarget < suggestions.cases.length) {
    found.push(`${(0,format/* pluralise */.aX)(casesWithoutTarget, "case")} without a click in the log: add the expected documents by hand`);
  }
  if (suggestions.gone > 0) {
    found.push(`Left out: ${(0,format/* pluralise */.aX)(suggestions.gone, "clicked document")} not in the corpus`);
  }
  return found;
}
async function loadCorpus(root, corpus, ports) {
  const place = corpus === "" ? "." : corpus;
  if ((0,system_root/* statOrNull */.xX)((0,system_root/* absolutePath */.Hi)(root, corpus)) === null) {
    throw new errors/* GateError */.ue("file_not_found", `--corpus ${place} does not exist${(0,near_file/* suggestNearFile */.TX)(root, corpus)}`, CORPUS_HINT);
  }
  const isFolder = (0,system_root/* hasFolder */.bU)((0,system_root/* absolutePath */.Hi)(root, corpus));
  const escapedPlace = place.replaceAll(/[()[\]{}*?!|]/g, String.raw`\$&`);
  const source = isFolder ? { corpus: null, files: [`${escapedPlace}/**/*.{md,mdx,markdown,rst,txt}`], cwd: "." } : { corpus, files: [], cwd: "." };
  const documents = await (0,bm25.readDocuments)(source, { ...ports, root: root.directory });
  if (documents.length === 0) {
    const missing = isFolder ? "has no file with the ending .md, .mdx, .markdown, .rst or .txt" : "has no line with a document";
    throw new errors/* GateError */.ue("usage", `--corpus ${place} ${missing}`, CORPUS_HINT);
  }
  return documents.map((document) => document.path?.startsWith("./") === true ? { ...document, path: document.path.slice(2) } : document);
}
const CORPUS_HINT = "Name the folder of the documents, or a file of JSON Lines with a document in each line.";
function makeDocumentTest(documents) {
  const hits = documents.map((document) => (0,matching/* normaliseHit */.Sv)({ ...document, doc_id: document.id, repeat: false }, model_config/* DEFAULT_DEFINITION */.Kr));
  return (0,lookup/* readOnce */.WY)((document) => hits.some((0,matching/* compileTarget */.bs)({ kind: "hint", value: document, grade: 1 }, model_config/* DEFAULT_DEFINITION */.Kr)));
}
async function findToday(root, config, cases, ports) {
  return withFinder(root, config, ports, async (find) => {
    const foundByCase = [];
    for (const { query } of cases) {
      foundByCase.push(await find(query));
    }
    return foundByCase;
  });
}
function findLeftOutFolder(documents, foundNames) {
  const paths = new Set(documents.map(({ path, id }) => path ?? id));
  const [firstName] = foundNames;
  if (firstName === void 0 || foundNames.some((name) => paths.has(name))) {
    return "";
  }
  const folders = [...paths].filter((path) => path.endsWith(`/${firstName}`)).map((path) => path.slice(0, -firstName.length));
  return folders.find((folder) => foundNames.every((name) => paths.has(folder + name))) ?? "";
}
async function withFinder(root, file, ports, use) {
  const loaded = await (0,config/* loadConfig */.Z9)(root, file);
  const { k, definition } = loaded.config;
  return (0,ask.withRetriever)(root, loaded, ports, (ask) => use(async (query) => {
    const { results } = await ask({ case_id: query, query, k });
    return (0,ranking/* rankAnswer */.PN)(results, query, k, definition).map(({ path, doc_id: id }) => path ?? id);
  }));
}



/***/ })

};
