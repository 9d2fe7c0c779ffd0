export const id = 9874;
export const ids = [9874,2240,2144];
export const modules = {

/***/ 99859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readArguments: () => (/* binding */ readArguments),
/* harmony export */   readFlags: () => (/* binding */ readFlags),
/* harmony export */   text: () => (/* binding */ text),
/* harmony export */   texts: () => (/* binding */ texts),
/* harmony export */   unknownCommand: () => (/* binding */ unknownCommand)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73196);



function readFlags(command, argv, flags) {
  return readArguments(command, argv, flags, false).values;
}
function readArguments(command, argv, flags, allowPositionals = true) {
  for (const argument of argv) {
    if (/^--?dry[-_]?run(=|$)/i.test(argument)) {
      throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("dry_run_refused", "there is no dry run: a gate that cannot fail guards nothing", {
        hint: `Remove ${argument}. \`validate\` checks files without running the retriever.`
      });
    }
  }
  try {
    return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
      args: [...argv],
      options: { ...flags, help: { type: "boolean", short: "h" } },
      strict: true,
      allowPositionals
    });
  } catch (error) {
    const known = Object.keys(flags).map((name) => `--${name}`);
    const wrong = argv.find((argument) => argument.startsWith("-") && !known.includes(argument.split("=")[0]));
    const near = wrong === void 0 ? null : (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestWord */ .z)(wrong.split("=")[0], known);
    const reason = error instanceof Error ? error.message.split(". ")[0] : String(error);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("usage", `${command}: ${reason}`, {
      hint: near === null ? `Flags: ${known.join(", ")}. See \`retrieval-gate ${command} --help\`.` : `Did you mean ${near}?`,
      cause: error
    });
  }
}
function text(values, name) {
  const value = values[name];
  return typeof value === "string" && value !== "" ? value : null;
}
function texts(values, name) {
  const value = values[name];
  return Array.isArray(value) ? value.filter((each) => typeof each === "string" && each !== "") : [];
}
function unknownCommand(name, commands) {
  const known = commands.map((command) => command.name);
  if (/^--?dry[-_]?run/i.test(name)) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("dry_run_refused", "there is no dry run: a gate that cannot fail guards nothing");
  }
  const near = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestWord */ .z)(name, known);
  const hint = near === null ? `Commands: ${known.join(", ")}.` : `Did you mean \`${near}\`?`;
  return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("usage", `unknown command "${name}"`, { hint });
}



/***/ }),

/***/ 80608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readBeir: () => (/* binding */ readBeir),
/* harmony export */   readQueryLines: () => (/* binding */ readQueryLines)
/* harmony export */ });
/* harmony import */ var _judgments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56985);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70987);


async function readBeir(source) {
  const { path, queries, qrels, split, files } = source;
  const problems = [];
  const flat = split === null ? [`${path}/qrels.tsv`] : [];
  const places = qrels === null ? [`${path}/qrels/${split ?? "test"}.tsv`, ...flat] : [qrels];
  const judged = await (0,_judgments_js__WEBPACK_IMPORTED_MODULE_0__.readJudgments)(files, places, "Name the split with `split`, or the file with `qrels`.", problems);
  const text = files.text([queries ?? `${path}/queries.jsonl`], "queries", "`path` is the folder that holds queries.jsonl; or name the file with `queries`.");
  const read = readQueryLines(text, problems);
  return { ...(0,_judgments_js__WEBPACK_IMPORTED_MODULE_0__.joinJudgments)(read, judged, "judged", problems), corpus: `${path}/corpus.jsonl`, problems };
}
function readQueryLines(source, problems) {
  const { file } = source;
  const queries = /* @__PURE__ */ new Map();
  (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonObjects */ .T5)(source, problems, (value, line) => {
    const report = (message, pointer) => {
      problems.push({ file, line, message, ...pointer === void 0 ? {} : { pointer } });
    };
    const typo = (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .misspelt */ .IM)(value, ["_id", "text"]);
    if (typo !== null)
      return report(typo);
    const [id, query] = [(0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(value, "_id", report), (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(value, "text", report)];
    if (id !== null && query !== null)
      (0,_judgments_js__WEBPACK_IMPORTED_MODULE_0__.addQuery)(queries, file, id, query, line, problems);
  });
  return { file, queries };
}



/***/ }),

/***/ 82144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readTopics: () => (/* binding */ readTopics),
/* harmony export */   readTrec: () => (/* binding */ readTrec)
/* harmony export */ });
/* harmony import */ var _judgments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56985);
/* harmony import */ var _tsv_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98597);


const TOPIC_FILES = ["topics.txt", "topics.tsv", "topics.xml", "topics", "queries.tsv"];
const QRELS_FILES = ["qrels.txt", "qrels.tsv", "qrels.trec", "qrels"];
async function readTrec({ files, path, queries, qrels }) {
  const problems = [];
  const judged = await (0,_judgments_js__WEBPACK_IMPORTED_MODULE_0__.readJudgments)(files, qrels === null ? QRELS_FILES.map((name) => `${path}/${name}`) : [qrels], "Name the file with `qrels`.", problems);
  const text = files.text(queries === null ? [...TOPIC_FILES.map((name) => `${path}/${name}`), path] : [queries], "topics", "`path` is the file of topics, or a folder that holds one; or name the file with `queries`.");
  return { ...(0,_judgments_js__WEBPACK_IMPORTED_MODULE_0__.joinJudgments)(readTopics(text, problems), judged, "judged", problems), corpus: null, problems };
}
function readTopics(source, problems) {
  return source.text.trimStart().startsWith("<") ? readBlocks(source, problems) : (0,_tsv_js__WEBPACK_IMPORTED_MODULE_1__.readTwoColumns)(source, problems);
}
const BLOCK = /<(top|topic)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;
const NUMBER = /<num>\s*(?:Number\s*:)?\s*([^<\s]+)/i;
const NUMBER_ATTRIBUTE = /\b(?:number|id)\s*=\s*["']\s*([^"']+?)\s*["']/i;
const TITLE = /<(?:title|query)>\s*(?:Topic\s*:)?\s*([^<]*)/i;
function readBlocks({ file, text }, problems) {
  const queries = /* @__PURE__ */ new Map();
  const lineAt = lineCounter(text);
  let blocks = 0;
  for (const block of text.matchAll(BLOCK)) {
    blocks++;
    const line = lineAt(block.index);
    const id = (NUMBER.exec(block[3]) ?? NUMBER_ATTRIBUTE.exec(block[2]))?.[1];
    const query = decodeEntities(TITLE.exec(block[3])?.[1] ?? "").replaceAll(/\s+/g, " ").trim();
    if (id === void 0)
      problems.push({ file, line, message: "the topic has no <num>" });
    else if (query === "")
      problems.push({ file, line, message: `topic ${id} has no <title> with text` });
    else
      (0,_judgments_js__WEBPACK_IMPORTED_MODULE_0__.addQuery)(queries, file, id, query, line, problems);
  }
  const opened = text.match(/<(?:top|topic)\b[^>]*>/gi)?.length ?? 0;
  if (opened !== blocks) {
    const message = `${opened} topics begin and ${blocks} end with </top> or </topic>; expected one end for each`;
    problems.push({ file, line: 1, message });
  }
  return { file, queries };
}
function lineCounter(text) {
  let line = 1;
  let seen = 0;
  return (offset) => {
    for (let at = text.indexOf("\n", seen); at !== -1 && at < offset; at = text.indexOf("\n", at + 1)) {
      line++;
      seen = at + 1;
    }
    return line;
  };
}
const ENTITIES = /* @__PURE__ */ new Map([
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["amp", "&"]
]);
function decodeEntities(text) {
  return text.replaceAll(/&(lt|gt|quot|apos|amp);/g, (_, name) => ENTITIES.get(name));
}



/***/ }),

/***/ 65887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ rank)
/* harmony export */ });
/* unused harmony export documentId */
/* harmony import */ var _system_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41229);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16886);



function rank(results, caseId, k, definition) {
  const named = results.map((result, index) => {
    const docId = documentId(result, index);
    if (result.score === void 0 || definition.scores === "float64")
      return { doc_id: docId, ...result };
    return { doc_id: docId, ...result, score: Math.fround(result.score) };
  });
  const kept = named.filter((result, index) => (
    // As the retriever wrote it: rounded to 32 bits, a score of 0.7 would fall short of 0.7.
    !isBelow(results[index].score, definition.min_score) && !(definition.ignore_identical_ids && (result.id ?? result.doc_id) === caseId)
  ));
  const ordered = collapse(order(kept, definition.order), definition.collapse);
  return markRepeats(ordered.slice(0, k), definition.duplicates);
}
function isBelow(score, least) {
  return least !== null && score !== void 0 && score < least;
}
function documentId(result, index) {
  const { id, path, qualified_name: qualifiedName, name, text, span } = result;
  if (id !== void 0)
    return span === void 0 || path !== void 0 ? id : chunkId(id, span);
  if (path !== void 0) {
    if (qualifiedName !== void 0)
      return `${path}::${qualifiedName}`;
    if (name !== void 0)
      return `${path}::${name}`;
    if (span !== void 0)
      return chunkId(path, span);
    return text === void 0 ? path : `${path}#${shortHash(text)}`;
  }
  if (text !== void 0)
    return `text:${shortHash(text)}`;
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_answer", `results[${index}] has none of id, path and text`, {
    hint: "Give every result at least one of `id`, `path`, `text`, so that it can be told from the others."
  });
}
function chunkId(document, { start, end }) {
  return `${document}#${start}-${end}`;
}
function shortHash(text) {
  return (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(text).slice(0, 12);
}
function order(results, by) {
  if (by === "rank")
    return settleTies(results);
  const ascending = by === "score" ? 1 : -1;
  return results.toSorted((a, b) => scoreOf(b) - scoreOf(a) || ascending * (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP)(a.doc_id, b.doc_id));
}
function scoreOf(result) {
  if (result.score !== void 0)
    return result.score;
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_answer", `result "${result.doc_id}" has no score`, {
    hint: "`definition.order: score`, `order: trec` and `collapse: max` need a score in every result; or use `order: rank`."
  });
}
function settleTies(results) {
  const first = results[0]?.score;
  if (results.some((result) => result.score === void 0))
    return results;
  if (results.every((result) => result.score === first))
    return results;
  const settled = [];
  for (let start = 0; start < results.length; ) {
    let end = start + 1;
    while (end < results.length && results[end].score === results[start].score)
      end++;
    settled.push(...results.slice(start, end).toSorted((a, b) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP)(a.doc_id, b.doc_id)));
    start = end;
  }
  return settled;
}
function collapse(results, how) {
  if (how === "none")
    return results;
  const best = /* @__PURE__ */ new Map();
  for (const result of results) {
    const key = result.path ?? result.id ?? result.doc_id;
    const held = best.get(key);
    if (held === void 0 || how === "max" && scoreOf(result) > scoreOf(held))
      best.set(key, { ...result, doc_id: key });
  }
  const documents = [...best.values()];
  if (how === "first")
    return documents;
  return documents.toSorted((a, b) => scoreOf(b) - scoreOf(a) || (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP)(a.doc_id, b.doc_id));
}
function markRepeats(results, duplicates) {
  const seen = /* @__PURE__ */ new Set();
  return results.map((result) => {
    const repeat = seen.has(result.doc_id);
    if (repeat && duplicates === "error") {
      throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_answer", `document "${result.doc_id}" is in the results twice`, {
        hint: "Fix the retriever, collapse chunks with `definition.collapse`, or accept repeats with `duplicates: ignore`."
      });
    }
    seen.add(result.doc_id);
    return { repeat, ...result };
  });
}



/***/ }),

/***/ 94164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compare: () => (/* binding */ compare)
});

// EXTERNAL MODULE: ./lib/cli/command.js
var command = __webpack_require__(99859);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/words/escape.js
var words_escape = __webpack_require__(1454);
// EXTERNAL MODULE: ./lib/words/notices.js
var notices = __webpack_require__(2712);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/app/progress.js
var progress = __webpack_require__(63532);
// EXTERNAL MODULE: ./lib/app/secrecy.js + 1 modules
var app_secrecy = __webpack_require__(98228);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/retrievers/failures.js
var failures = __webpack_require__(36132);
// EXTERNAL MODULE: ./lib/retrievers/registry.js + 2 modules
var registry = __webpack_require__(96786);
// EXTERNAL MODULE: ./lib/run/run-suite.js
var run_suite = __webpack_require__(59525);
// EXTERNAL MODULE: ./lib/system/root.js
var system_root = __webpack_require__(34081);
// EXTERNAL MODULE: ./lib/system/write-whole.js
var write_whole = __webpack_require__(79456);
// EXTERNAL MODULE: ./lib/gate/decide.js + 1 modules
var decide = __webpack_require__(84039);
// EXTERNAL MODULE: ./lib/gate/evidence.js
var gate_evidence = __webpack_require__(5166);
// EXTERNAL MODULE: ./lib/gate/outcome.js + 1 modules
var outcome = __webpack_require__(18900);
// EXTERNAL MODULE: ./lib/gate/outcomes.js
var outcomes = __webpack_require__(96142);
// EXTERNAL MODULE: ./lib/gate/pairs.js
var gate_pairs = __webpack_require__(67734);
// EXTERNAL MODULE: ./lib/gate/rule.js
var rule = __webpack_require__(5305);
// EXTERNAL MODULE: ./lib/gate/rules.js
var gate_rules = __webpack_require__(60220);
// EXTERNAL MODULE: ./lib/metrics/family.js
var metrics_family = __webpack_require__(86509);
// EXTERNAL MODULE: ./lib/metrics/matching.js
var matching = __webpack_require__(87362);
// EXTERNAL MODULE: ./lib/metrics/registry.js + 2 modules
var metrics_registry = __webpack_require__(13480);
// EXTERNAL MODULE: ./lib/metrics/score.js
var score = __webpack_require__(27139);
// EXTERNAL MODULE: ./lib/metrics/view.js
var view = __webpack_require__(19148);
// EXTERNAL MODULE: ./lib/model/run.js
var model_run = __webpack_require__(30060);
;// CONCATENATED MODULE: ./lib/workbench/compare/comparison.js













function compareSystems(plan, systems) {
  const { suite, k, definition, digests, metrics, rules } = plan;
  const all = [...metrics, ...rules === null ? [] : (0,gate_rules/* metricsOf */.Ps)(rules)];
  const named = [...new Map(all.map((metric) => [metric.name, metric])).values()];
  const scored = systems.map(({ run }) => (0,score/* score */.fN)(suite, run, named, definition));
  const tests = rules === null ? systems.map(() => UNTESTED) : testsOf(plan, rules, systems, scored);
  const first = (0,model_run/* runsById */.j)(systems[0].run);
  return {
    k,
    suite: { name: suite.name, revision: suite.revision, digest: suite.digest },
    digests,
    repeats: Math.max(0, ...systems.map(({ run }) => run.timing.repeats)),
    metrics: metrics.map(({ name, family }) => ({
      name,
      unit: (0,metrics_registry/* unitOfMetric */.QG)(name),
      direction: family.direction
    })),
    queries: suite.cases.map(({ id, query }) => ({ id, query })),
    systems: systems.map(({ run, label, path, digest, settings }, at) => {
      const { means, latency } = scored[at];
      const answers = answersOf(plan, run, scored[at], first);
      const figures = metrics.map(({ name }) => ({
        mean: means.overall.get(name) ?? null,
        against_first: tests[at].evidence.get(name) ?? null
      }));
      const timed = latency.overall.samples === 0 ? null : latency.overall;
      const { ruling } = tests[at];
      const overlap = meanOverlap(answers.map((each) => each.overlap));
      return { label, path, digest, settings, figures, overlap, answers, ruling, latency: timed };
    })
  };
}
function answersOf({ suite, k, definition, metrics }, run, scores, first) {
  const runs = (0,model_run/* runsById */.j)(run);
  return suite.cases.map((subject, at) => {
    const { hits, covers } = (0,view/* viewCase */.U1)(subject, runs.get(subject.id), definition);
    const judged = hits.filter((hit, rank) => !hit.repeat && (covers[rank].length > 0 || isIrrelevant(subject, hit)));
    return {
      values: metrics.map(({ name }) => scores.cases[at].metrics.get(name) ?? null),
      hits: documents(judged),
      results: hits,
      overlap: (0,gate_pairs/* overlapOf */.HV)(documents(listOf(first.get(subject.id))), documents(hits), k)
    };
  });
}
function listOf({ outcome }) {
  return outcome.kind === "answer" ? outcome.hits : [];
}
function documents(hits) {
  return hits.map((hit) => hit.doc_id);
}
function isIrrelevant(subject, hit) {
  return (0,matching/* idsOf */.UX)(hit).some((id) => subject.judged_irrelevant?.includes(id) === true);
}
function meanOverlap(all) {
  const mean = (values) => {
    const known = values.filter((value) => value !== null);
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
  };
  return {
    jaccard: mean(all.map(({ jaccard }) => jaccard)),
    rbo: mean(all.map(({ rbo }) => rbo)),
    found: mean(all.map(({ found }) => found))
  };
}
const UNTESTED = { evidence: /* @__PURE__ */ new Map(), ruling: null };
const SEED = 1;
function testsOf({ suite, metrics }, rules, systems, scored) {
  const baseline = (0,outcome/* baselineOf */.Bv)(rules, suite, scored[0]);
  const policy = { config: { ...rules, latency: "off" }, suite, baseline };
  const rulings = correctedOver(scored.map((scores, at) => at === 0 ? null : rulingOn(policy, scores, systems[at])));
  return scored.map((scores, at) => {
    if (at === 0)
      return UNTESTED;
    const { pairs } = (0,gate_pairs/* pairCases */.Q6)(scores, baseline);
    const evidence = metrics.map(({ name, family }) => {
      const options = { seed: SEED, groups: (0,gate_pairs/* groupsOf */.c1)(suite) };
      return [name, (0,metrics_family/* isPerCase */.uE)(family) ? (0,gate_evidence/* evidenceFor */.hF)(pairs, { name, family }, options) : null];
    });
    return { evidence: new Map(evidence), ruling: rulings[at] };
  });
}
function rulingOn(policy, scores, { run }) {
  const { rules } = (0,gate_rules/* resolveRules */.SJ)(policy.config, policy.suite);
  const { checks } = (0,decide/* decideBy */.Qz)(rules, policy, scores, run);
  const whole = (0,outcomes/* wholeBucket */.GD)(policy, (0,gate_pairs/* pairCases */.Q6)(scores, policy.baseline), "baseline");
  const told = checks.filter(({ outcome: outcome2 }) => outcome2 !== "pass");
  const [gain, fall] = whole === void 0 ? [1, 1] : [(0,rule/* gainP */.qD)(whole), (0,rule/* fallP */.eQ)(whole)];
  const passing = gain <= rule/* GAIN_LEVEL */.Nt + gate_rules/* EPSILON */.p8 ? "gain" : told.length > 0 ? "watch" : "pass";
  const outcome = told.some((check) => check.outcome === "fail") ? "fail" : passing;
  return { outcome, checks: told, p: Math.min(gain, fall) };
}
function correctedOver(rulings) {
  const known = rulings.filter((each) => each !== null).toSorted((a, b) => a.p - b.p);
  if (known.length < 2)
    return rulings;
  const corrected = /* @__PURE__ */ new Map();
  let largest = 0;
  for (const [at, each] of known.entries()) {
    largest = Math.max(largest, Math.min(1, each.p * (known.length - at)));
    corrected.set(each, largest);
  }
  return rulings.map((each) => each && { ...each, p_systems: corrected.get(each) });
}


// EXTERNAL MODULE: ./lib/workbench/compare/files.js
var files = __webpack_require__(44158);
// EXTERNAL MODULE: ./lib/files/config.js
var config = __webpack_require__(14929);
// EXTERNAL MODULE: ./lib/files/document.js
var files_document = __webpack_require__(72050);
// EXTERNAL MODULE: ./lib/files/formats/beir.js
var beir = __webpack_require__(80608);
// EXTERNAL MODULE: ./lib/files/formats/dataset.js + 1 modules
var dataset = __webpack_require__(81372);
// EXTERNAL MODULE: ./lib/files/formats/format.js
var format = __webpack_require__(29389);
// EXTERNAL MODULE: ./lib/files/formats/judgments.js
var formats_judgments = __webpack_require__(56985);
// EXTERNAL MODULE: ./lib/files/formats/trec.js
var trec = __webpack_require__(82144);
// EXTERNAL MODULE: ./lib/files/formats/tsv.js
var tsv = __webpack_require__(98597);
// EXTERNAL MODULE: ./lib/files/read.js
var read = __webpack_require__(62611);
// EXTERNAL MODULE: ./lib/files/suite.js
var files_suite = __webpack_require__(54803);
// EXTERNAL MODULE: ./lib/files/validate.js
var validate = __webpack_require__(4593);
// EXTERNAL MODULE: ./lib/metrics/mrr.js
var mrr = __webpack_require__(33130);
// EXTERNAL MODULE: ./lib/metrics/ndcg.js
var ndcg = __webpack_require__(78409);
// EXTERNAL MODULE: ./lib/metrics/recall.js
var recall = __webpack_require__(83368);
// EXTERNAL MODULE: ./lib/model/config.js
var model_config = __webpack_require__(69559);
// EXTERNAL MODULE: ./lib/system/digest.js
var digest = __webpack_require__(41229);
// EXTERNAL MODULE: ./lib/system/json.js
var json = __webpack_require__(10107);
;// CONCATENATED MODULE: ./lib/workbench/compare/inputs.js
























const MOST_RESULTS = 1e3;
const MOST_SYSTEMS = 50;
const ABSENT = "absent";
async function readInputs(root, request, inside) {
  if (request.kind === "runs")
    return fromRuns(root, request, inside);
  if (request.kind === "several")
    return fromSeveral(root, request, inside);
  const variants = await variantsOf(root, [inside(request.a, "a"), inside(request.b, "b")], []);
  const plan = await planOf(root, variants);
  const corpus = await corpusOf(root, variants);
  const systems = variants.map((variant) => systemOf(variant, null));
  return {
    ...plan,
    digests: { ...plan.digests, corpus },
    metrics: pairMetrics(plan.k),
    rules: null,
    systems
  };
}
function pairMetrics(k) {
  return [recall/* RECALL */.wV, mrr/* MRR */.M, ndcg/* NDCG */.f].map((family) => (0,metrics_registry/* metricAt */.Qx)(family, k));
}
async function fromSeveral(root, { configs, settings, repeats }, inside) {
  const files = configs.map((written) => inside(written, "config"));
  const variants = await variantsOf(root, files, settings);
  if (variants.length < 2 || variants.length > MOST_SYSTEMS) {
    throw new errors.GateError("usage", `compare: ${variants.length} to compare, expected 2 to ${MOST_SYSTEMS}`, {
      hint: "Give --config more than once, or --set with more than one value."
    });
  }
  const plan = await planOf(root, variants);
  const { config } = variants[0].loaded;
  const systems = variants.map((variant) => systemOf(variant, repeats));
  return { ...plan, metrics: reportedMetrics(config.metrics, plan.k), rules: config, systems };
}
function reportedMetrics(reported, k) {
  const usual = ["ndcg", "recall", "mrr", "hit_rate"].map((name) => `${name}@${k}`);
  const metrics = [.../* @__PURE__ */ new Set([...usual, ...reported])].map((name) => (0,metrics_registry/* parseMetric */.uo)(name));
  return metrics.flatMap((metric) => typeof metric !== "string" && (0,metrics_family/* isPerCase */.uE)(metric.family) && metric.family.kind === "quality" ? [metric] : []);
}
function settingOf(written) {
  const [field = "", list] = [written.split("=")[0], written.slice(written.indexOf("=") + 1)];
  if (!written.includes("=") || list === "" || !/^retriever(?:\.[\w-]+)+$/.test(field)) {
    throw new errors.GateError("usage", `compare: --set "${written}" is no setting of the retriever`, {
      hint: "Write a field of the retriever and its values, such as --set retriever.params.ef=32,64,128."
    });
  }
  return { field, values: list.split(",").map(inputs_valueOf) };
}
function inputs_valueOf(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
async function variantsOf(root, files, settings) {
  const combinations = settings.reduce((all, { field, values }) => all.flatMap((each) => values.map((value) => ({ ...each, [field]: value }))), [{}]);
  const variants = [];
  for (const file of files) {
    for (const own of combinations) {
      const changed = Object.entries(own).map(([field, value]) => `${field}=${(0,canonical_json/* compactCanonical */.SM)(value)}`);
      const loaded = await (0,config/* loadConfig */.Z)(await withSettings(root, file, own), file, {
        suite: null,
        baseline: null
      });
      variants.push({ label: [file, ...changed].join(" "), settings: own, loaded });
    }
  }
  return variants;
}
async function withSettings(root, file, settings) {
  if (Object.keys(settings).length === 0)
    return root;
  const { value } = await (0,files_document/* parseDocument */.T)((0,read/* readText */.yR)(root, file, "config"), "invalid_config");
  const changed = Object.entries(settings).reduce((all, [field, set]) => placed(all, field.split("."), set), value);
  const bytes = Buffer.from(JSON.stringify(changed));
  return {
    ...root,
    read: (name, what, limit) => name === file ? bytes : (0,read/* readBytes */.io)(root, name, what, limit ?? read/* JSON_LIMIT */.Vz)
  };
}
function placed(value, [key, ...rest], set) {
  if (key === void 0)
    return set;
  const members = (0,json/* isObject */.Gv)(value) ? value : {};
  return { ...members, [key]: placed(members[key], rest, set) };
}
function systemOf({ label, settings, loaded: { config, digest } }, repeats) {
  const { file, latency, retriever } = config;
  const untimed = repeats === null || latency === "off" || (0,registry/* clockOf */.ie)(retriever) === "recorded";
  return { label, path: file, digest, settings, retriever, clocked: untimed ? null : { latency, repeats } };
}
async function planOf(root, variants) {
  const [{ loaded: first }] = variants;
  const { suite, digests } = await (0,files_suite/* loadSuite */.bu)(root, first.config.suites);
  for (const { loaded } of variants.slice(1))
    requireSame(first, loaded, suite, (await (0,files_suite/* loadSuite */.bu)(root, loaded.config.suites)).suite);
  const digest = digestOf(digests);
  const { k, definition } = first.config;
  return { suite, k, definition, digests: { corpus: ABSENT, queries: digest, qrels: digest } };
}
function requireSame(a, b, suiteA, suiteB) {
  const parts = [
    ["k", a.config.k, b.config.k],
    ["definition", a.config.definition, b.config.definition],
    ["suite", suiteA.digest, suiteB.digest]
  ];
  const problems = parts.map(([field, x, y]) => [field, (0,canonical_json/* compactCanonical */.SM)(x), (0,canonical_json/* compactCanonical */.SM)(y)]).filter(([, x, y]) => x !== y).map(([field, x, y]) => ({
    file: b.config.file,
    pointer: `/${field}`,
    message: `${field} is ${y} here and ${x} in ${a.config.file}`
  }));
  if (problems.length === 0)
    return;
  throw new errors.GateError("not_comparable", `${a.config.file} and ${b.config.file} measure different things`, {
    problems,
    hint: "Both systems are asked the same suite: let the configs differ in their retriever alone."
  });
}
function digestOf(files) {
  const [only, ...more] = files.values();
  if (only !== void 0 && more.length === 0)
    return only;
  return (0,digest/* sha256 */.sc)([...files].map(([file, digest]) => `${digest}  ${file}
`).join(""));
}
async function corpusOf(root, variants) {
  const corpora = /* @__PURE__ */ new Map();
  for (const { loaded } of variants) {
    const data = (0,registry/* dataOf */.qu)(loaded.config.retriever);
    if (data?.holds === "corpus")
      corpora.set(data.file, await (0,write_whole/* digestFile */.TM)(root, data.file));
  }
  return corpora.size === 0 ? ABSENT : digestOf(corpora);
}
const FROM_FILES = { ...model_config/* DEFAULT_DEFINITION */.Kr, gain: "exponential" };
async function fromRuns(root, request, inside) {
  const files = {
    queries: inside(request.queries, "queries"),
    judgments: inside(request.truth, "truth"),
    corpus: request.corpus === null ? null : inside(request.corpus, "corpus")
  };
  const runs = [inside(request.runA, "run-a"), inside(request.runB, "run-b")];
  const { suite, queries, qrels } = await suiteOf(root, files);
  const systems = [];
  for (const run of runs) {
    const digest = await (0,write_whole/* digestFile */.TM)(root, run);
    const retriever = runRetriever(run);
    systems.push({ label: run, path: run, digest, settings: {}, retriever, clocked: null });
  }
  const corpus = files.corpus === null ? ABSENT : await (0,write_whole/* digestFile */.TM)(root, files.corpus);
  const { k } = request;
  const digests = { corpus, queries, qrels };
  return { suite, k, definition: FROM_FILES, digests, metrics: pairMetrics(k), rules: null, systems };
}
async function suiteOf(root, { queries, judgments, corpus }) {
  const files = new format/* DatasetFiles */.cc(root);
  const problems = [];
  const judged = await (0,formats_judgments.readJudgments)(files, [judgments], "Check the path.", problems, "decimals");
  const text = files.text([queries], "queries", "Check the path.");
  const read = /\.jsonl(?:\.gz)?$/i.test(text.file) ? (0,beir.readQueryLines)(text, problems) : (0,trec.readTopics)(text, problems);
  (0,tsv.refuseHeader)(read, judged.queries, problems);
  const joined = (0,formats_judgments.joinJudgments)(read, judged, "all", problems);
  const cases = (0,dataset/* finishCases */.N9)(joined.cases, { file: null, one: "all" }, problems);
  if (problems.length > 0)
    throw (0,validate/* invalid */.Gq)("invalid_suite", "queries", queries, problems);
  const notices = [...joined.notices, ...await (0,dataset/* corpusNotices */._$)(root, corpus, null, cases)];
  const suite = (0,files_suite/* makeSuite */.H7)("compare", "1", cases.map(files_suite/* finishCase */.AO), [...files.digests.keys()], false, notices);
  return { suite, queries: files.digests.get(text.file), qrels: files.digests.get(judged.file) };
}
function runRetriever(file) {
  return {
    kind: "run",
    path: file,
    cwd: external_node_path_.posix.dirname(file),
    env: {},
    env_only: null,
    startup_timeout_ms: 6e4,
    timeout_ms: 6e4,
    total_timeout_ms: 36e5,
    concurrency: 1,
    params: null
  };
}


;// CONCATENATED MODULE: ./lib/workbench/compare/compare.js














async function runCompare(workingDirectory, request, outputs, ports) {
  const root = (0,system_root/* findRoot */.wg)(workingDirectory);
  const from = external_node_path_.relative(root.directory, workingDirectory);
  const inside = (written, flag) => (0,system_root/* insideRoot */.p0)(root, from, written, `--${flag}`);
  const place = (flag) => outputs[flag] === null ? null : inside(outputs[flag], flag);
  const [out, html, csv, traces] = [place("out"), place("html"), place("csv"), place("traces")];
  const { systems, ...plan } = await readInputs(root, request, inside);
  const measured = await measureAll(root, plan, systems, ports, request.kind === "several");
  const comparison = compareSystems(plan, measured);
  const json = request.kind === "several" ? files/* renderSeveralJson */.nZ : files/* renderPairJson */.rE;
  if (out !== null)
    await (0,write_whole/* writeWhole */.f8)(root, out, json(comparison));
  if (csv !== null)
    await (0,write_whole/* writeWhole */.f8)(root, csv, (0,files/* renderCsv */.PQ)(comparison));
  for (const [at, name] of traces === null ? [] : ["A", "B"].entries())
    await (0,write_whole/* writeWhole */.f8)(root, `${traces}/${name}.jsonl`, traceLines(comparison, at, name, outputs.queryText));
  if (html === null)
    return comparison;
  const { renderCompareHtml } = await Promise.all(/* import() */[__webpack_require__.e(8976), __webpack_require__.e(8618)]).then(__webpack_require__.bind(__webpack_require__, 8618));
  await (0,write_whole/* writeWhole */.f8)(root, html, renderCompareHtml(comparison));
  return comparison;
}
async function measureAll(root, plan, systems, ports, counted) {
  const secrecy = new app_secrecy/* Secrecy */.z(ports.environment);
  const retrievers = systems.map(({ retriever }) => retriever);
  const known = secrecy.know({ retrievers, named: [], suites: [plan.suite] }, root);
  for (const notice of [...plan.suite.notices, ...known])
    ports.note(notice);
  ports.listen?.();
  const measured = [];
  for (const [at, system] of systems.entries()) {
    if (counted)
      ports.progress(`${at + 1} of ${systems.length}: ${system.label}`);
    try {
      const one = await measure(root, plan, system, ports);
      secrecy.check({ run: one.run, base: null });
      measured.push(one);
    } catch (error) {
      throw secrecy.said(error);
    }
  }
  return measured;
}
const ANYWHERE = { os: "", arch: "", cpu: "", cores: 0, node: "" };
async function measure(root, { suite, k, definition }, { retriever: config, clocked, ...system }, ports) {
  const log = new failures/* BoundedLog */.ot();
  const retriever = (0,registry/* createRetriever */.HF)(config, {
    root: root.directory,
    environment: ports.environment,
    moduleHost: ports.moduleHost,
    signal: ports.signal,
    log: (text) => log.push(Buffer.from(text))
  });
  const { failure, ...measured } = await (0,run_suite/* runSuite */.og)({
    cases: suite.cases,
    k,
    definition,
    latency: clocked?.latency ?? "off",
    concurrency: config.concurrency,
    clock: (0,registry/* clockOf */.ie)(config) === "recorded" ? "recorded" : "ours",
    sampling: () => ({
      rounds: Array.from({ length: clocked?.repeats ?? 0 }, () => suite.cases.map(({ id }) => id)),
      more: () => [],
      ends_ms: Infinity
    })
  }, {
    retriever,
    now: () => performance.now(),
    cancelled: () => ports.signal.aborted,
    progress: (0,progress/* showProgress */.R)({
      line: ports.line,
      print: ports.progress,
      now: () => performance.now()
    }),
    environment: ANYWHERE
  });
  if (failure !== null) {
    const { code, message, hint, problems } = failure;
    const options = { problems, cause: failure, ...hint === void 0 ? {} : { hint } };
    throw new errors.GateError(code, `${system.path}: ${message}`, options);
  }
  const failed = measured.cases.filter((each) => each.outcome.kind === "error");
  const [first] = failed;
  if (first?.outcome.kind === "error") {
    const count = failed.length === 1 ? "1 query" : `${failed.length} queries`;
    throw new errors.GateError("query_errors", `${system.path}: ${count} failed, first "${first.case_id}": ${first.outcome.message}`);
  }
  return { ...system, run: { ...measured, environment: ANYWHERE, log: log.text() } };
}
const SCHEMA_VERSION = 1;
const REDACTED = "[REDACTED]";
function traceLines({ systems, queries, k }, at, name, queryText) {
  const { digest, answers } = systems[at];
  const records = queries.map(({ id, query }, i) => ({
    trace_schema_version: SCHEMA_VERSION,
    system: name,
    config_digest: digest,
    query_id: (0,external_node_crypto_.createHash)("sha1").update(query).digest("hex"),
    query: queryText === "shown" ? query : REDACTED,
    items: itemsOf(answers[i]),
    meta: { qid: id, k }
  }));
  return records.map((record) => `${(0,canonical_json/* compactCanonical */.SM)(record)}
`).join("");
}
function itemsOf({ results, hits }) {
  const judged = new Set(hits);
  return results.map((hit, index) => ({
    id: hit.doc_id,
    rank: index + 1,
    judged: !hit.repeat && judged.has(hit.doc_id),
    ...hit.score === void 0 ? {} : { score: hit.score }
  }));
}


// EXTERNAL MODULE: ./lib/workbench/compare/words.js
var words = __webpack_require__(72452);
;// CONCATENATED MODULE: ./lib/workbench/compare/command.js








const FLAGS = {
  config: { type: "string", multiple: true },
  set: { type: "string", multiple: true },
  repeats: { type: "string" },
  html: { type: "string" },
  a: { type: "string" },
  b: { type: "string" },
  queries: { type: "string" },
  truth: { type: "string" },
  corpus: { type: "string" },
  "run-a": { type: "string" },
  "run-b": { type: "string" },
  k: { type: "string" },
  out: { type: "string" },
  csv: { type: "string" },
  traces: { type: "string" },
  "trace-queries": { type: "boolean" },
  json: { type: "boolean" }
};
const HELP = `Usage: retrieval-gate compare --a CONFIG --b CONFIG [flags]
       retrieval-gate compare --config F [--config F]\u2026 [--set FIELD=V,V\u2026] [--html F] [--out F]
       retrieval-gate compare --queries F --truth F --run-a F --run-b F --k N [flags]

Two systems on one suite: recall, mrr and ndcg of each, B - A, and what their lists have in common. No verdict.
With --config: two or more systems, each against the first: paired tests (corrected by Holm), and quality against latency.
Exit code: 0 both were measured, 2 wrong or incomparable input, 3 a retriever failed.

  --a F, --b F         configs; both retrievers are asked A's suite, k and definition, which must be B's too
  --config F           a config; give it more than once. All must have the first one's suite, k and definition
  --set FIELD=V,V\u2026     each config once with each value, for a field below retriever; may be repeated
  --repeats N          how often each case is timed, with --config (3); latency: off in a config times none
  --html F             with --config: write a page
  --queries F          two columns (id, query) without header, TREC topics, or BEIR's lines (.jsonl); gz is fine
  --truth F            qrels of three or four columns; a query that they lack counts 0
  --run-a F, --run-b F recorded runs: TREC, or JSON Lines of query_id and ranked
  --k N                cutoff of the recorded runs
  --corpus F           digested, and judged documents that it lacks are told
  --out F              JSON, with SHA-256 digests of every input and paths from the root: the same bytes in any folder
  --csv F              qid,system,recall,mrr,ndcg,hits; hits are the judged documents of the top k
  --traces D           A.jsonl and B.jsonl: what was answered; query text is [REDACTED], its SHA-1 is query_id
  --trace-queries      write the query text into the traces
  --json               print the JSON instead of text

Example: retrieval-gate compare --a lexical.yaml --b hybrid.yaml --out compare.json
Example: retrieval-gate compare --config retrieval-gate.yaml --set retriever.params.ef=32,64,128 --html compare.html
Example: retrieval-gate compare --queries queries.tsv --truth qrels.tsv --run-a old.run --run-b new.run --k 10
`;
async function compare(argv, ports) {
  const values = (0,command.readFlags)("compare", argv, FLAGS);
  if (values["help"] === true) {
    ports.out(HELP);
    return { kind: "answered" };
  }
  const asked = {
    environment: ports.environment,
    signal: ports.guard.signal,
    listen: () => ports.guard.listen(),
    moduleHost: ports.moduleHost,
    progress: (line) => ports.err(`${(0,words_escape.logLine)(line)}
`),
    line: ports.columns === null ? null : (line) => ports.err(`\r\x1B[2K${(0,words_escape.logLine)(line)}`),
    note: (notice) => ports.err(`note: ${(0,words_escape.logLine)((0,notices/* noticeSentence */.cv)(notice))}
`)
  };
  const request = requestOf(values);
  const comparison = await runCompare(ports.workingDirectory, request, outputsOf(values), asked);
  const isSeveral = request.kind === "several";
  if (!isSeveral)
    warnOfZeros(comparison, ports);
  const [asJson, asText] = isSeveral ? [files/* renderSeveralJson */.nZ, words/* renderSeveralText */.wV] : [files/* renderPairJson */.rE, words/* renderPairText */.II];
  ports.out((values["json"] === true ? asJson : asText)(comparison));
  return { kind: "answered" };
}
const REPEATS = 3;
const CONFIG_FLAGS = ["a", "b"];
const FILE_FLAGS = ["queries", "truth", "run-a", "run-b", "k"];
function requestOf(values) {
  if ((0,command.texts)(values, "config").length > 0)
    return severalOf(values);
  const only = ["set", "repeats", "html"].find((flag) => values[flag] !== void 0);
  if (only !== void 0)
    throw usage(`--${only} goes with --config`);
  const given = (flags) => flags.filter((flag) => (0,command.text)(values, flag) !== null);
  const [configs, files] = [given(CONFIG_FLAGS), given([...FILE_FLAGS, "corpus"])];
  if (configs.length > 0 && files.length > 0) {
    throw usage(`--${configs[0]} and --${files[0]} don't go together`);
  }
  const wanted = configs.length > 0 ? CONFIG_FLAGS : FILE_FLAGS;
  const missing = wanted.filter((flag) => (0,command.text)(values, flag) === null);
  if (missing.length > 0)
    throw usage(`--${missing.join(", --")} ${missing.length === 1 ? "is" : "are"} missing`);
  const present = (flag) => (0,command.text)(values, flag);
  if (configs.length > 0)
    return { kind: "pair", a: present("a"), b: present("b") };
  return {
    kind: "runs",
    queries: present("queries"),
    truth: present("truth"),
    corpus: (0,command.text)(values, "corpus"),
    runA: present("run-a"),
    runB: present("run-b"),
    k: wholeOf("k", present("k"), MOST_RESULTS)
  };
}
function severalOf(values) {
  const other = [...CONFIG_FLAGS, ...FILE_FLAGS, "corpus", "csv", "traces", "trace-queries"].find((flag) => values[flag] !== void 0);
  if (other !== void 0)
    throw usage(`--config and --${other} don't go together`);
  const settings = (0,command.texts)(values, "set").map(settingOf);
  const written = (0,command.text)(values, "repeats");
  const repeats = written === null ? REPEATS : wholeOf("repeats", written, 100);
  return { kind: "several", configs: (0,command.texts)(values, "config"), settings, repeats };
}
function wholeOf(flag, written, most) {
  const number = /^\d{1,6}$/.test(written) ? Number(written) : 0;
  if (number >= 1 && number <= most)
    return number;
  throw usage(`--${flag} "${written}", expected a whole number from 1 to ${most}`);
}
function outputsOf(values) {
  return {
    out: (0,command.text)(values, "out"),
    html: (0,command.text)(values, "html"),
    csv: (0,command.text)(values, "csv"),
    traces: (0,command.text)(values, "traces"),
    queryText: values["trace-queries"] === true ? "shown" : "redacted"
  };
}
function usage(message) {
  return new errors.GateError("usage", `compare: ${message}`, {
    hint: "Give --a and --b, two configs; or --config, several; or --queries, --truth, --run-a, --run-b and --k. See compare --help."
  });
}
function warnOfZeros({ systems, k }, ports) {
  for (const [at, { path, figures }] of systems.entries()) {
    if (figures.some(({ mean }) => mean !== null && mean > 0))
      continue;
    ports.err(`warning: every metric of ${"AB"[at]} (${(0,words_escape.logLine)(path)}) is 0 at k = ${k}: it found no judged document; check its index, and that its ids are those of the judgments
`);
  }
}



/***/ }),

/***/ 44158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PQ: () => (/* binding */ renderCsv),
/* harmony export */   nZ: () => (/* binding */ renderSeveralJson),
/* harmony export */   oh: () => (/* binding */ meansOf),
/* harmony export */   rE: () => (/* binding */ renderPairJson),
/* harmony export */   tX: () => (/* binding */ differences)
/* harmony export */ });
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16886);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90997);
/* harmony import */ var _reporters_baseline_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13574);
/* harmony import */ var _reporters_report_parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14921);
/* harmony import */ var _words_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1454);





const SCHEMA_VERSION = 1;
const PAIR = ["recall", "mrr", "ndcg"];
function renderPairJson(comparison) {
  const { k, digests, queries, systems } = comparison;
  const [a, b] = systems;
  const [before, now] = [meansOf(a), meansOf(b)];
  return (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)({
    schema_version: SCHEMA_VERSION,
    k,
    corpus_digest: digests.corpus,
    queries_digest: digests.queries,
    qrels_digest: digests.qrels,
    systems: { A: pairSystem(a), B: pairSystem(b) },
    delta: { macro: figuresValue(differences(before, now)) },
    overlap: { macro: overlapValue(b.overlap) },
    per_query: queries.map(({ id }, i) => {
      const [one, other] = [a.answers[i], b.answers[i]];
      return {
        qid: id,
        A: answerValue(one),
        B: answerValue(other),
        delta: figuresValue(differences(one.values, other.values)),
        overlap: overlapValue(other.overlap)
      };
    })
  });
}
function meansOf({ figures }) {
  return figures.map(({ mean }) => mean);
}
function differences(a, b) {
  return b.map((value, i) => value === null || a[i] === null ? null : value - a[i]);
}
function pairSystem(system) {
  const { path, digest } = system;
  return { config_path: path, config_digest: digest, metrics: { macro: figuresValue(meansOf(system)) } };
}
function figuresValue(values) {
  return Object.fromEntries(PAIR.map((name, i) => [name, values[i]]));
}
function answerValue({ values, hits }) {
  return { ...figuresValue(values), hits };
}
function overlapValue({ jaccard, rbo, found }) {
  return { jaccard, rbo, a_found_by_b: found };
}
const HEADER = `qid,system,${PAIR.join(",")},hits`;
const DECIMALS = 6;
const EOL = "\r\n";
function renderCsv({ queries, systems }) {
  const row = (id, system, { values, hits }) => {
    const numbers = values.map((value) => value === null ? "" : value.toFixed(DECIMALS));
    return [(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .csvCell */ .rK)(id), system, ...numbers, (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .csvCell */ .rK)(hits.join(","))].join(",");
  };
  const [a, b] = systems;
  const rows = queries.flatMap(({ id }, i) => [row(id, "A", a.answers[i]), row(id, "B", b.answers[i])]);
  return [HEADER, ...rows].map((line) => line + EOL).join("");
}
function renderSeveralJson(comparison) {
  const { k, suite, queries, repeats, metrics, systems } = comparison;
  return (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)({
    schema_version: SCHEMA_VERSION,
    k,
    suite,
    cases: queries.length,
    repeats,
    systems: systems.map((system) => systemValue(system, metrics))
  });
}
function systemValue(system, metrics) {
  const { label, path, digest, settings, figures, latency } = system;
  const round = (ms) => ms === null ? null : (0,_reporters_baseline_json_js__WEBPACK_IMPORTED_MODULE_2__/* .roundMs */ .l9)(ms);
  return {
    label,
    config_path: path,
    config_digest: digest,
    settings,
    metrics: new Map(metrics.map(({ name }, i) => {
      const { mean, against_first: against } = figures[i];
      return [name, { mean, against_first: (0,_reporters_report_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .evidenceValue */ .NO)(against) }];
    })),
    ruling: system.ruling && rulingValue(system.ruling),
    latency: latency === null ? null : { samples: latency.samples, p50_ms: round(latency.p50_ms), p95_ms: round(latency.p95_ms) }
  };
}
function rulingValue({ checks, ...ruling }) {
  return {
    ...ruling,
    checks: checks.map(({ metric, scope, baseline, current, outcome, by, p, level }) => {
      return { metric, scope: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeText */ .Cm)(scope), first: baseline, current, outcome, by, p, level };
    })
  };
}



/***/ }),

/***/ 72452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hr: () => (/* binding */ rulingWords),
/* harmony export */   II: () => (/* binding */ renderPairText),
/* harmony export */   WI: () => (/* binding */ manyTitle),
/* harmony export */   XY: () => (/* binding */ differenceWords),
/* harmony export */   aS: () => (/* binding */ bestTrades),
/* harmony export */   iq: () => (/* binding */ manyClockNote),
/* harmony export */   lx: () => (/* binding */ MANY_NOTE),
/* harmony export */   wV: () => (/* binding */ renderSeveralText)
/* harmony export */ });
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16886);
/* harmony import */ var _words_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1454);
/* harmony import */ var _words_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50354);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44158);
/* harmony import */ var _words_rule_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67627);





function differenceWords({ delta, wins, losses, units }, unit) {
  if (wins + losses === 0)
    return "the same in every case";
  return `${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDelta */ .CW)(unit, delta)}, ${wins} better and ${losses} worse of ${units}`;
}
const OUTCOMES = {
  fail: "worse: a gate with the first system as its baseline would fail",
  watch: "may be worse: a gate with the first system as its baseline would pass with a watch",
  pass: "no significant difference",
  gain: "better"
};
const NAMED = 4;
function rulingWords({ outcome, checks, p, p_systems: corrected }) {
  const failed = checks.filter((check) => check.outcome === outcome);
  const named = failed.slice(0, NAMED).map((check) => {
    const by = check.outcome === "fail" ? (0,_words_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .decidedWords */ .iC)(check) : (0,_words_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .testedWords */ .Hn)(check);
    return `${check.metric} ${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeWords */ .AN)(check.scope)}${by === "" ? "" : ` (${by})`}`;
  });
  const more = failed.length > NAMED ? ` and ${failed.length - NAMED} more` : "";
  const why = named.length === 0 ? ` (p = ${(0,_words_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .pWords */ .gh)(p)})` : `: ${named.join(", ")}${more}`;
  const over = corrected === void 0 ? "" : `; corrected over the systems p = ${(0,_words_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .pWords */ .gh)(corrected)}`;
  return `${OUTCOMES[outcome]}${why}${over}`;
}
function manyTitle({ suite, systems, queries, k }) {
  return `${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(systems.length, "system")} on ${suite.name} ${suite.revision}: ${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(queries.length, "case")}, k = ${k}`;
}
const MANY_NOTE = `Each system is compared with the first by the gate's rule, with the rules of the first config. ${_words_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .THE_RULE */ .$m}`;
function manyClockNote({ repeats, systems }) {
  if (systems.every(({ latency }) => latency === null))
    return "No clock ran, so there is no picture of quality against latency.";
  return `Each case was timed ${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(repeats, "time")}, one system after the other. Small differences in latency may be noise.`;
}
function bestTrades(systems, metric) {
  const at = ({ figures, latency }) => {
    const [mean, ms] = [figures[metric]?.mean ?? null, latency?.p50_ms ?? null];
    return mean === null || ms === null ? null : [mean, ms];
  };
  return systems.filter((system) => {
    const own = at(system);
    if (own === null)
      return false;
    return !systems.some((other) => {
      const its = at(other);
      if (its === null || other === system)
        return false;
      return its[0] >= own[0] && its[1] <= own[1] && (its[0] > own[0] || its[1] < own[1]);
    });
  });
}
const LABEL = 60;
const EPSILON = 1e-9;
const SHOWN = 5;
function renderPairText(comparison) {
  const { systems, metrics, queries, k } = comparison;
  const [a, b] = systems;
  const [before, now] = [(0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .meansOf */ .oh)(a), (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .meansOf */ .oh)(b)];
  const delta = (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .differences */ .tX)(before, now);
  const rows = metrics.map(({ name }, i) => [
    name,
    (0,_words_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)("share", before[i], 4),
    (0,_words_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)("share", now[i], 4),
    (0,_words_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDelta */ .CW)("share", delta[i], 4)
  ]);
  const shared = [
    ["Jaccard", b.overlap.jaccard],
    ["rank-biased overlap (p = 0.9)", b.overlap.rbo],
    [`share of A's top ${k} that B finds`, b.overlap.found]
  ];
  return [
    `A: ${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_4__.logLine)(a.path)}`,
    `B: ${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_4__.logLine)(b.path)}`,
    `${queries.length} queries`,
    "",
    ...table([["", "A", "B", "B - A"], ...rows]),
    "",
    ...table(shared.map(([name, value]) => [name, (0,_words_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)("share", value, 4)])),
    "",
    ...movers(comparison),
    ""
  ].join("\n");
}
function movers({ metrics, queries, systems }) {
  const last = metrics.length - 1;
  const [a, b] = systems.map(({ answers }) => answers.map(({ values }) => values[last]));
  const deltas = (0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .differences */ .tX)(a, b);
  const moved = queries.flatMap(({ id }, i) => {
    const delta = deltas[i] ?? 0;
    return Math.abs(delta) > EPSILON ? [{ id, delta, was: a[i], is: b[i] }] : [];
  });
  const better = moved.filter(({ delta }) => delta > 0).length;
  const worst = moved.toSorted((x, y) => Math.abs(y.delta) - Math.abs(x.delta) || (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP)(x.id, y.id));
  return [
    `${metrics[last].name}: B is better on ${better} queries, worse on ${moved.length - better}, equal on ${queries.length - moved.length}`,
    ...worst.slice(0, SHOWN).map(({ id, was, is }) => `  ${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_4__.logLine)(id, LABEL)}: ${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)("share", was)} -> ${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)("share", is)}`)
  ];
}
function table(rows) {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at].length)));
  return rows.map((row) => row.map((cell, at) => at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at])).join("  "));
}
function renderSeveralText(comparison) {
  const { metrics, systems, suite, queries, k } = comparison;
  const head = ["", ...metrics.map(({ name }) => name), "p50", "p95"];
  const rows = systems.map(({ label, figures, latency }) => [
    (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_4__.logLine)(label, LABEL),
    ...figures.map(({ mean }, i) => (0,_words_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)(metrics[i].unit, mean)),
    (0,_words_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMs */ ._V)(latency?.p50_ms ?? null),
    (0,_words_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMs */ ._V)(latency?.p95_ms ?? null)
  ]);
  const tests = systems.slice(1).flatMap((system) => [
    `${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_4__.logLine)(system.label, LABEL)}, against the first:`,
    ...system.ruling === null ? [] : [`  ${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_4__.logLine)(rulingWords(system.ruling))}`],
    ...metrics.map(({ name, unit }, i) => {
      const test = system.figures[i].against_first;
      return `  ${name}: ${test === null ? _words_format_js__WEBPACK_IMPORTED_MODULE_1__/* .NONE */ .x3 : differenceWords(test, unit)}`;
    })
  ]);
  const title = `${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_4__.logLine)(suite.name, LABEL)} ${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_4__.logLine)(suite.revision, LABEL)}, ${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(queries.length, "case")}, k = ${k}`;
  return `${[title, "", ...table([head, ...rows]), "", ...tests].join("\n")}
`;
}



/***/ })

};
