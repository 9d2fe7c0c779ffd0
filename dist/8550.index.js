export const id = 8550;
export const ids = [8550];
export const modules = {

/***/ 90457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  oU: () => (/* binding */ loadBaseline)
});

// UNUSED EXPORTS: inPieces, readPieces

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/system/json.js
var json = __webpack_require__(10107);
// EXTERNAL MODULE: ./lib/model/baseline.js
var baseline = __webpack_require__(80802);
// EXTERNAL MODULE: ./lib/model/scores.js
var scores = __webpack_require__(74430);
// EXTERNAL MODULE: ./lib/model/digests.js
var model_digests = __webpack_require__(72508);
// EXTERNAL MODULE: ./lib/files/gate-config.js
var gate_config = __webpack_require__(3351);
// EXTERNAL MODULE: ./lib/metrics/derived.js
var metrics_derived = __webpack_require__(56192);
// EXTERNAL MODULE: ./lib/metrics/latency.js
var latency = __webpack_require__(72987);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/model/scope.js
var scope = __webpack_require__(90997);
// EXTERNAL MODULE: ./lib/model/figures.js
var figures = __webpack_require__(26536);
// EXTERNAL MODULE: ./lib/files/json-scan.js
var json_scan = __webpack_require__(36575);
;// CONCATENATED MODULE: ./lib/files/baseline-rows.js





function rowReader(head, wrong) {
  const readMetrics = metricsReader(head, wrong);
  return (id, row) => {
    const { digests, values: _values, metrics: _metrics, ...rest } = row;
    return Object.assign({}, rest, { digests: digestsOf(digests), metrics: readMetrics(id, row) });
  };
}
function digestsOf([ask, targets, limits]) {
  return { ask, targets, limits: limits ?? model_digests/* NO_LIMITS */.d1 };
}
function metricsReader(head, wrong) {
  const recording = { relevance: head.definition.relevance, runs: head.run_count ?? 1 };
  const all = Object.keys(head.metrics.overall).toSorted(canonical_json/* compareCodePoints */.OP);
  const columns = all.map((name) => ({ name, derive: (0,metrics_derived/* derivationOf */.dU)(name, recording) }));
  const own = columns.filter(({ derive }) => derive === null).map(({ name }) => name);
  const derived = new Set(columns.flatMap(({ name, derive }) => derive === null ? [] : [name]));
  const names = new figures/* FigureNames */.j(all);
  return (id, row) => {
    const { values = [], metrics: told = {} } = row;
    const at = `/cases/${(0,json_scan/* escapePointer */.lZ)(id)}`;
    if (values.length !== own.length) {
      const message = `expected ${own.length} values, of ${own.join(", ") || "no metric"}; got ${values.length}`;
      wrong.push({ pointer: `${at}/values`, message });
    }
    for (const name of Object.keys(told)) {
      if (derived.has(name))
        continue;
      const where = own.includes(name) ? "stands in `values`" : "is not among the file's `metrics.overall`";
      wrong.push({ pointer: `${at}/metrics/${(0,json_scan/* escapePointer */.lZ)(name)}`, message: `${name} ${where}` });
    }
    return names.of(valuesOf(columns, row, digestsOf(row.digests)));
  };
}
function valuesOf(columns, { ranks, results, values = [], metrics: told = {} }, digests) {
  let next = 0;
  return columns.map(({ name, derive }) => {
    if (derive === null)
      return values[next++] ?? null;
    return Object.hasOwn(told, name) ? told[name] : rounded(derive({ ranks, results, digests }));
  });
}
function rounded(value) {
  return value === null ? null : (0,canonical_json/* roundNumber */.Wf)(value);
}
function timedRow(row, samples) {
  const own = isList(samples) ? { latency_ms: samples } : samples;
  return Object.assign({ latency_ms: [] }, row, own);
}
function isList(samples) {
  return Array.isArray(samples);
}
function readRows(file, wrong) {
  const { cases, samples = {} } = file;
  for (const id of Object.keys(samples)) {
    if (!Object.hasOwn(cases, id)) {
      const pointer = `/samples/${(0,json_scan/* escapePointer */.lZ)(id)}`;
      wrong.push({ pointer, message: "samples of a case that the baseline does not have" });
    }
  }
  const read = rowReader(file, wrong);
  return new Map(Object.entries(cases).map(([id, row]) => {
    const own = Object.hasOwn(samples, id) ? samples[id] : void 0;
    return [id, timedRow(read(id, row), own)];
  }));
}


;// CONCATENATED MODULE: ./lib/files/baseline-sums.js






const ROUNDING = 1e-9;
const MS_DECIMALS = 3;
function summariesOf({ head, rows }) {
  const means = readMeans(head.metrics);
  const { percentile } = head.definition;
  const timed = [...rows.values()].map(({ intent, latency_ms: samples, spans_ms: spans }) => ({
    intent,
    samples_ms: samples,
    ...spans === void 0 ? {} : { spans_ms: new Map(Object.entries(spans)) }
  }));
  return {
    means,
    latency: (0,scope/* bucketed */.qd)(timed, (each) => each, (bucket) => inMicroseconds((0,latency/* summariseBucket */.z9)(bucket, percentile)))
  };
}
function readMeans({ overall, by_intent: byIntent }) {
  return {
    overall: new Map(Object.entries(overall)),
    by_intent: new Map(Object.entries(byIntent).map(([name, each]) => [name, new Map(Object.entries(each))]))
  };
}
function inMicroseconds({ spans, ...whole }) {
  const rounded = Object.fromEntries(Object.entries(whole).map(([figure, ms]) => [figure, ms === null ? null : (0,canonical_json/* roundNumber */.Wf)(ms, MS_DECIMALS)]));
  if (spans === void 0)
    return rounded;
  return { ...rounded, spans: new Map([...spans].map(([stage, each]) => [stage, inMicroseconds(each)])) };
}
function wrongSummaries(read, { means }) {
  return wrongMeans(read, means);
}
function wrongMeans({ rows }, means) {
  return inBuckets("/metrics", rows, means.by_intent.keys(), (pointer, intent, bucket) => {
    const own = intent === null ? means.overall : means.by_intent.get(intent) ?? /* @__PURE__ */ new Map();
    return wrongIn(pointer, own, bucket);
  });
}
function inBuckets(place, rows, written, find) {
  const all = [...rows.values()];
  const intents = (0,scope/* groupBy */.$z)(all, ({ intent }) => intent);
  const named = [.../* @__PURE__ */ new Set([...written, ...intents.keys()])];
  return [
    ...find(`${place}/overall`, null, all),
    ...named.flatMap((intent) => find(at(place, intent), intent, intents.get(intent) ?? []))
  ];
}
function at(pointer, intent) {
  return `${pointer}/by_intent/${(0,json_scan/* escapePointer */.lZ)(intent)}`;
}
function wrong(pointer, written, own) {
  return { pointer, message: `is ${shown(written)}; the cases of this file give ${shown(own)}` };
}
function wrongIn(pointer, means, rows) {
  const names = new Set(means.keys());
  for (const row of rows)
    for (const name of row.metrics.keys())
      names.add(name);
  return [...names].flatMap((name) => {
    const { mean, whole, weighted } = (0,metrics_derived/* meanOfRows */.yW)(name, rows);
    const written = means.get(name) ?? null;
    if (!whole || weighted || same(written, mean))
      return [];
    return [wrong(`${pointer}/${(0,json_scan/* escapePointer */.lZ)(name)}`, written, mean)];
  });
}
function same(a, b) {
  if (a === null || b === null)
    return a === b;
  return Math.abs(a - b) <= ROUNDING * Math.max(1, Math.abs(b));
}
function shown(value) {
  return value === null ? "no value" : String(Number(value.toFixed(12)));
}
function wrongRows({ head, rows }, recorded) {
  const { relevance } = head.definition;
  const known = /* @__PURE__ */ new Map();
  const wrong2 = [];
  for (const [id, row] of rows) {
    const at2 = `/cases/${(0,json_scan/* escapePointer */.lZ)(id)}`;
    const expected = recorded(id, row)?.expected;
    wrong2.push(...wrongRanks(at2, row, head.k, expected?.length));
    if (head.run_count !== void 0)
      continue;
    const checks = [...row.metrics].flatMap(([name, value]) => {
      const found = known.has(name) ? known.get(name) : (0,metrics_derived/* decided */.rc)(name);
      known.set(name, found);
      return found === null ? [] : [{ name, value, found }];
    });
    const relevant = expected?.map(({ grade }) => grade >= relevance);
    wrong2.push(...wrongMetrics(at2, row, checks, relevant));
  }
  return wrong2;
}
function wrongRanks(at2, { ranks, results }, k, targets = ranks.length) {
  const wrong2 = [];
  const add = (pointer, message) => void wrong2.push({ pointer: at2 + pointer, message });
  if (results.length > k)
    add("/results", `has ${results.length} results; k is ${k}`);
  if (ranks.length !== targets)
    add("/ranks", `has ${ranks.length} ranks; the case has ${targets} targets`);
  for (const [index, rank] of ranks.entries()) {
    if (rank !== null && rank > results.length)
      add(`/ranks/${index}`, `is ${rank}; the row has ${results.length} results`);
  }
  return wrong2;
}
function wrongMetrics(at2, row, checks, relevant) {
  const counted = row.ranks.filter((_, index) => relevant?.[index] !== false);
  const wrong2 = checks.filter((check) => !agrees(check, row, counted));
  if (wrong2.length === 0 || relevant === void 0 && agreesWithSome(row, checks))
    return [];
  return wrong2.map(({ name, value, found }) => ({
    pointer: `${at2}/metrics/${(0,json_scan/* escapePointer */.lZ)(name)}`,
    message: `${name} is ${shown(value)}; the row's ${found.by} give ${shown(given(found, row, counted))}`
  }));
}
function given(found, { ranks, results }, counted) {
  if (found.by === "results")
    return found.of(results, found.k, ranks.length > 0);
  return ranks.length === 0 ? null : found.of(counted, found.k);
}
function agrees({ value, found }, row, counted) {
  if (near(value, given(found, row, counted)))
    return true;
  if (value === null && found.by === "results" && row.metrics.get("error_rate") === 1)
    return true;
  if (row.ranks.length > 0)
    return false;
  const judged = found.by === "ranks" ? found.of([], found.k) : found.of(row.results, found.k, true);
  return near(value, judged);
}
function near(a, b) {
  return a === null || b === null ? a === b : Math.abs(a - b) <= ROUNDING;
}
const MOST_TARGETS = 10;
function agreesWithSome(row, checks) {
  const { ranks } = row;
  if (ranks.every((rank) => rank === null))
    return false;
  if (ranks.length > MOST_TARGETS)
    return true;
  for (let choice = 0; choice < 1 << ranks.length; choice++) {
    const counted = ranks.filter((_, index) => (choice & 1 << index) !== 0);
    if (checks.every((check) => agrees(check, row, counted)))
      return true;
  }
  return false;
}


// EXTERNAL MODULE: ./lib/files/document.js
var files_document = __webpack_require__(72050);
// EXTERNAL MODULE: ./lib/files/read.js
var read = __webpack_require__(62611);
// EXTERNAL MODULE: ./lib/files/validate.js
var validate = __webpack_require__(4593);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/files/baseline.js













async function loadBaseline(root, file, suite) {
  const held = new Map(suite?.cases.map((each) => [each.id, each]));
  try {
    const source = (0,read/* readText */.yR)(root, file, "baseline");
    const quick = /\.json$/i.test(file) ? readPieces(source) : null;
    if (quick !== null) {
      const summaries = summariesOf(quick);
      if (wrongFigures(quick, summaries, held).length === 0)
        return { baseline: readBaseline(quick, summaries, held), digest: source.digest };
    }
    const document = await (0,files_document/* parseDocument */.T)(source, "invalid_baseline");
    return { baseline: readDocument(document, held), digest: document.digest };
  } catch (error) {
    if (error instanceof errors.GateError && error.code === "file_not_found")
      return null;
    throw error;
  }
}
function readDocument(document, held) {
  refuseNewer(document);
  const file = (0,validate/* checkSchema */._U)(document, "baseline");
  const stray = [];
  const read = { head: file, rows: readRows(file, stray) };
  const summaries = summariesOf(read);
  const wrong = [...stray, ...wrongFigures(read, summaries, held)].map((each) => {
    return { ...each, file: document.file, line: document.lineOf(each.pointer) };
  });
  if (wrong.length > 0) {
    const { message, problems } = (0,validate/* invalid */.Gq)("invalid_baseline", "baseline", document.file, wrong);
    const hint = "Baselines are not edited by hand: record it again, or copy baseline.json of a report.";
    throw new errors.GateError("invalid_baseline", message, { problems, hint });
  }
  return readBaseline(read, summaries, held);
}
function refuseNewer({ file, value }) {
  if (!(0,json/* isObject */.Gv)(value))
    return;
  const { version, tool } = value;
  const isVersion = typeof version === "number" || typeof version === "string";
  if (!isVersion || version === baseline/* BASELINE_VERSION */.d)
    return;
  throw (0,errors/* newerVersion */.ip)(file, tool);
}
function wrongFigures(read, summaries, held) {
  const recorded = (id, { digests }) => {
    const own = held.get(id);
    return own?.digests.targets === digests.targets ? own : void 0;
  };
  return [...missingPlan(read.head), ...wrongSummaries(read, summaries), ...wrongRows(read, recorded)];
}
function missingPlan({ timing, plan }) {
  if (timing.source === "off" || plan !== void 0) {
    return [];
  }
  return [{ pointer: "/plan", message: "missing; a baseline with times says how often each case is timed" }];
}
const LARGE = 4e6;
function readPieces({ text }) {
  const pieces = text.length < LARGE ? null : inPieces(text);
  if (pieces === null)
    return null;
  const { rest } = pieces;
  const rows = /* @__PURE__ */ new Map();
  const wrong = [];
  let sound = {};
  let read;
  try {
    for (const piece of pieces.cases) {
      sound = piece;
      if (!(0,validate/* isSound */.gH)({ ...rest, cases: piece, samples: {} }, "baseline"))
        return null;
      read ??= rowReader(rest, wrong);
      for (const [id, row] of Object.entries(piece)) {
        rows.set(id, timedRow(read(id, row), void 0));
      }
    }
    for (const piece of pieces.samples) {
      if (!(0,validate/* isSound */.gH)({ ...rest, cases: sound, samples: piece }, "baseline"))
        return null;
      for (const [id, own] of Object.entries(piece)) {
        const row = rows.get(id);
        if (row === void 0)
          return null;
        rows.set(id, timedRow(row, own));
      }
    }
  } catch {
    return null;
  }
  return wrong.length > 0 ? null : { head: rest, rows };
}
function readBaseline({ head, rows }, { means, latency }, held) {
  const { suite, k, retriever, judge, tool, environment, timing, plan, prices, files, run_count } = head;
  const { kind, fingerprint, corpus_digest, params } = retriever;
  return (0,json/* present */.Eb)({
    suite,
    definition: head.definition,
    k,
    retriever: (0,json/* present */.Eb)({ kind, fingerprint, corpus_digest, params }),
    judge,
    tool,
    environment,
    timing,
    plan: plan && { ...plan, repeats: mapOf(plan.repeats) },
    recordings: head.recordings,
    means,
    latency,
    cases: new Map([...rows].map(([id, row]) => [held.get(id)?.id ?? id, readCase(row, run_count ?? 1, held.get(id))])),
    prices: prices && (0,gate_config/* readPrices */.RP)(prices),
    files: files && mapOf(files),
    run_count
  });
}
function readCase(row, runs, held) {
  const { digests, intent, metrics, ranks, results, found_in: found, drift } = row;
  return {
    digests: held !== void 0 && (0,model_digests/* sameCase */.LG)(digests, held.digests) ? held.digests : digests,
    intent: intent === held?.intent ? held.intent : intent,
    metrics,
    ranks: (0,scores/* keptRanks */.S)(ranks),
    results,
    ...found === void 0 ? {} : { found: { in: found, of: runs } },
    ...drift === void 0 ? {} : { drift },
    latency_ms: row.latency_ms,
    ...row.spans_ms === void 0 ? {} : { spans_ms: mapOf(row.spans_ms) }
  };
}
function mapOf(record) {
  return new Map(Object.entries(record));
}
const PIECE = 500;
function inPieces(text) {
  const cases = blockOf(text, "cases");
  if (cases === null)
    return null;
  const samples = blockOf(text, "samples");
  const mark = (0,external_node_crypto_.randomUUID)();
  const without = [cases, ...samples === null ? [] : [samples]].toSorted((a, b) => b.from - a.from).reduce((left, { from, to }) => `${left.slice(0, from)}"${mark}":0${left.slice(to)}`, text);
  const isCut = (value) => (0,json/* isObject */.Gv)(value) && Object.hasOwn(value, mark);
  try {
    const rest = JSON.parse(without);
    if (!(0,json/* isObject */.Gv)(rest) || (0,json_scan/* scanJson */.Ey)(without, "").problems.length > 0)
      return null;
    if (!isCut(rest["cases"]) || isCut(rest["samples"]) !== (samples !== null))
      return null;
    if (samples === null && rest["samples"] !== void 0)
      return null;
    return {
      rest: { ...rest, cases: {}, ...samples === null ? {} : { samples: {} } },
      cases: membersIn(text, cases),
      samples: samples === null ? [] : membersIn(text, samples)
    };
  } catch {
    return null;
  }
}
function blockOf(text, key) {
  const open = `
  "${key}": {
`;
  const at = text.indexOf(open);
  if (at === -1 || at !== text.lastIndexOf(open))
    return null;
  const from = at + open.length - 1;
  return { from, to: text.indexOf("\n  }", from) };
}
const START = '\n    "';
function* membersIn(text, { from, to }) {
  const known = /* @__PURE__ */ new Set();
  const block = text.slice(from, to);
  for (let start = 0; start < block.length; ) {
    let end = start;
    for (let count = 0; count < PIECE && end !== -1; count++)
      end = block.indexOf(START, end + START.length);
    if (end === -1)
      end = block.length;
    const piece = `{${block.slice(start, end).replace(/,$/, "")}
}`;
    const value = JSON.parse(piece);
    if (!(0,json/* isObject */.Gv)(value) || (0,json_scan/* scanJson */.Ey)(piece, "").problems.length > 0)
      throw new SyntaxError("no members");
    for (const id of Object.keys(value)) {
      if (known.has(id))
        throw new SyntaxError(`${id} twice`);
      known.add(id);
    }
    yield value;
    start = end;
  }
}



/***/ }),

/***/ 88550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BR: () => (/* binding */ retrieverReceipt),
/* harmony export */   IV: () => (/* binding */ loadInputs),
/* harmony export */   L$: () => (/* binding */ resolved)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _system_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41229);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16886);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90457);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14929);
/* harmony import */ var _definition_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54618);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62611);
/* harmony import */ var _retrievers_registry_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(96786);
/* harmony import */ var _suite_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(27906);
/* harmony import */ var _validate_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4593);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(13480);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(27139);












async function loadInputs(root, config, overrides, data = root, oldBaseline = "needed") {
  const loaded = await (0,_config_js__WEBPACK_IMPORTED_MODULE_4__/* .loadConfig */ .Z)(root, config, overrides);
  const suite = await (0,_suite_js__WEBPACK_IMPORTED_MODULE_8__/* .loadSuite */ .bu)(root, loaded.config.suites);
  requireRelevance(config, loaded.config, suite.suite);
  const baseline = await (0,_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .loadBaseline */ .oU)(root, loaded.config.baseline, suite.suite).catch((error) => {
    if (oldBaseline === "replaced" && error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError && error.code === "invalid_baseline")
      return null;
    throw error;
  });
  const digests = new Map([[config, loaded.digest], ...suite.digests]);
  if (baseline !== null)
    digests.set(loaded.config.baseline, baseline.digest);
  return {
    config: (0,_definition_js__WEBPACK_IMPORTED_MODULE_5__/* .withDefinition */ .s)(loaded.config, baseline?.baseline ?? null),
    suite: suite.suite,
    baseline: baseline === null ? null : resolved(baseline.baseline, suite.suite),
    retriever: retrieverReceipt(data, loaded.config.retriever),
    digests,
    lines: loaded.lines
  };
}
function requireRelevance(file, { written_definition: written }, { scale }) {
  if (scale === void 0 || written.relevance !== void 0)
    return;
  const message = `${scale.file} has ratings up to ${scale.most}: expected the least one that counts as relevant, for example \`definition: { relevance: ${Math.ceil(scale.most / 2)} }\``;
  throw (0,_validate_js__WEBPACK_IMPORTED_MODULE_9__/* .invalid */ .Gq)("invalid_config", "config", file, [{ file, pointer: "/definition/relevance", message }]);
}
function identity(retriever) {
  const idle = /* @__PURE__ */ new Set([
    "concurrency",
    "max_per_second",
    "startup_timeout_ms",
    "timeout_ms",
    "total_timeout_ms"
  ]);
  return Object.fromEntries(Object.entries(retriever).filter(([key]) => !idle.has(key)));
}
function retrieverReceipt(root, retriever) {
  const data = (0,_retrievers_registry_js__WEBPACK_IMPORTED_MODULE_7__/* .dataOf */ .qu)(retriever);
  return {
    kind: retriever.kind,
    fingerprint: (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compactCanonical */ .SM)(identity(retriever))),
    ...retriever.params === null || retriever.params === void 0 ? {} : { params: retriever.params },
    corpus_digest: data === null ? null : (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)((0,_read_js__WEBPACK_IMPORTED_MODULE_6__/* .readBytes */ .io)(root, data.file, "corpus", _read_js__WEBPACK_IMPORTED_MODULE_6__/* .JSON_LIMIT */ .Vz))
  };
}
function resolved(baseline, suite) {
  return underTags((0,_suite_js__WEBPACK_IMPORTED_MODULE_8__/* .underNewIds */ .zn)(baseline, suite), suite);
}
function underTags(baseline, { cases }) {
  const { relevance } = baseline.definition;
  const rows = new Map(baseline.cases);
  const tagged = cases.flatMap(({ id, digests, intent, tags, expected }) => {
    const row = rows.get(id);
    if (tags === void 0 || row?.digests.ask !== digests.ask)
      return [];
    rows.set(id, Object.assign({}, row, { tags }));
    const { metrics, latency_ms: samples, spans_ms: spans } = row;
    const targets = expected.filter(({ grade }) => grade >= relevance).length;
    const of = spans === void 0 ? {} : { spans_ms: spans };
    return [{ intent, tags, metrics, targets, error: null, samples_ms: samples, ...of }];
  });
  if (tagged.length === 0)
    return baseline;
  const names = [...new Set(tagged.flatMap(({ metrics }) => [...metrics.keys()]))];
  const known = names.map(_metrics_registry_js__WEBPACK_IMPORTED_MODULE_10__/* .parseMetric */ .uo).filter((metric) => typeof metric !== "string");
  const { means, latency } = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_11__/* .summarise */ .fS)(tagged, known, baseline.definition);
  return {
    ...baseline,
    cases: rows,
    means: { ...baseline.means, ...means.by_tag && { by_tag: means.by_tag } },
    latency: { ...baseline.latency, ...latency.by_tag && { by_tag: latency.by_tag } }
  };
}



/***/ })

};
