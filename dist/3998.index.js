export const id = 3998;
export const ids = [3998,2240];
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

/***/ 20512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compare: () => (/* binding */ compare)
/* harmony export */ });
/* harmony import */ var _two_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20791);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70076);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42226);
/* harmony import */ var _many_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58796);
/* harmony import */ var _words_escape_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1454);
/* harmony import */ var _words_notices_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2712);
/* harmony import */ var _cli_command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99859);








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
  const values = (0,_cli_command_js__WEBPACK_IMPORTED_MODULE_6__.readFlags)("compare", argv, FLAGS);
  if (values["help"] === true) {
    ports.out(HELP);
    return { kind: "answered" };
  }
  const asked = {
    environment: ports.environment,
    signal: ports.guard.signal,
    listen: () => ports.guard.listen(),
    moduleHost: ports.moduleHost,
    progress: (line) => ports.err(`${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_7__.logLine)(line)}
`),
    line: ports.columns === null ? null : (line) => ports.err(`\r\x1B[2K${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_7__.logLine)(line)}`),
    note: (notice) => ports.err(`note: ${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_7__.logLine)((0,_words_notices_js__WEBPACK_IMPORTED_MODULE_5__/* .noticeSentence */ .cv)(notice))}
`)
  };
  if ((0,_cli_command_js__WEBPACK_IMPORTED_MODULE_6__.texts)(values, "config").length > 0)
    return compareConfigs(values, ports, asked);
  const only = ["set", "repeats", "html"].find((flag) => values[flag] !== void 0);
  if (only !== void 0)
    throw usage(`--${only} goes with --config`);
  const comparison = await (0,_two_js__WEBPACK_IMPORTED_MODULE_0__/* .runCompare */ .L)(ports.workingDirectory, requestOf(values), outputsOf(values), asked);
  warnOfZeros(comparison, ports);
  ports.out(values["json"] === true ? (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCompareJson */ .Q4)(comparison) : (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCompareText */ .z8)(comparison));
  return { kind: "answered" };
}
const REPEATS = 3;
async function compareConfigs(values, ports, asked) {
  const other = [...CONFIG_FLAGS, ...FILE_FLAGS, "corpus", "csv", "traces", "trace-queries"].find((flag) => values[flag] !== void 0);
  if (other !== void 0)
    throw usage(`--config and --${other} don't go together`);
  const { runCompareMany, settingOf } = await __webpack_require__.e(/* import() */ 6174).then(__webpack_require__.bind(__webpack_require__, 56174));
  const settings = (0,_cli_command_js__WEBPACK_IMPORTED_MODULE_6__.texts)(values, "set").map(settingOf);
  const written = (0,_cli_command_js__WEBPACK_IMPORTED_MODULE_6__.text)(values, "repeats");
  const repeats = written === null ? REPEATS : wholeOf("repeats", written, 100);
  const files = { out: (0,_cli_command_js__WEBPACK_IMPORTED_MODULE_6__.text)(values, "out"), html: (0,_cli_command_js__WEBPACK_IMPORTED_MODULE_6__.text)(values, "html") };
  const request = { configs: (0,_cli_command_js__WEBPACK_IMPORTED_MODULE_6__.texts)(values, "config"), settings, repeats, ...files };
  const comparison = await runCompareMany(ports.workingDirectory, request, asked);
  ports.out(values["json"] === true ? (0,_many_text_js__WEBPACK_IMPORTED_MODULE_4__/* .renderManyJson */ .y)(comparison) : (0,_many_text_js__WEBPACK_IMPORTED_MODULE_4__/* .renderManyText */ .v)(comparison));
  return { kind: "answered" };
}
const CONFIG_FLAGS = ["a", "b"];
const FILE_FLAGS = ["queries", "truth", "run-a", "run-b", "k"];
function requestOf(values) {
  const given = (flags) => flags.filter((flag) => (0,_cli_command_js__WEBPACK_IMPORTED_MODULE_6__.text)(values, flag) !== null);
  const [configs, files] = [given(CONFIG_FLAGS), given([...FILE_FLAGS, "corpus"])];
  if (configs.length > 0 && files.length > 0) {
    throw usage(`--${configs[0]} and --${files[0]} don't go together`);
  }
  const wanted = configs.length > 0 ? CONFIG_FLAGS : FILE_FLAGS;
  const missing = wanted.filter((flag) => (0,_cli_command_js__WEBPACK_IMPORTED_MODULE_6__.text)(values, flag) === null);
  if (missing.length > 0)
    throw usage(`--${missing.join(", --")} ${missing.length === 1 ? "is" : "are"} missing`);
  const present = (flag) => (0,_cli_command_js__WEBPACK_IMPORTED_MODULE_6__.text)(values, flag);
  if (configs.length > 0)
    return { kind: "configs", a: present("a"), b: present("b") };
  return {
    kind: "runs",
    queries: present("queries"),
    truth: present("truth"),
    corpus: (0,_cli_command_js__WEBPACK_IMPORTED_MODULE_6__.text)(values, "corpus"),
    runA: present("run-a"),
    runB: present("run-b"),
    k: wholeOf("k", present("k"), _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_RESULTS */ .fO)
  };
}
function wholeOf(flag, written, most) {
  const number = /^\d{1,6}$/.test(written) ? Number(written) : 0;
  if (number >= 1 && number <= most)
    return number;
  throw usage(`--${flag} "${written}", expected a whole number from 1 to ${most}`);
}
function outputsOf(values) {
  return {
    out: (0,_cli_command_js__WEBPACK_IMPORTED_MODULE_6__.text)(values, "out"),
    csv: (0,_cli_command_js__WEBPACK_IMPORTED_MODULE_6__.text)(values, "csv"),
    traces: (0,_cli_command_js__WEBPACK_IMPORTED_MODULE_6__.text)(values, "traces"),
    queryText: values["trace-queries"] === true ? "shown" : "redacted"
  };
}
function usage(message) {
  return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("usage", `compare: ${message}`, {
    hint: "Give --a and --b, two configs; or --config, several; or --queries, --truth, --run-a, --run-b and --k. See compare --help."
  });
}
function warnOfZeros({ a, b, k }, ports) {
  for (const [name, side] of [
    ["A", a],
    ["B", b]
  ]) {
    if (found(side))
      continue;
    ports.err(`warning: every metric of ${name} (${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_7__.logLine)(side.path)}) is 0 at k = ${k}: it found no judged document; check its index, and that its ids are those of the judgments
`);
  }
}
function found({ macro }) {
  return Object.values(macro).some((value) => value !== null && value > 0);
}



/***/ }),

/***/ 75088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ compareMany),
/* harmony export */   q: () => (/* binding */ compareSystems)
/* harmony export */ });
/* harmony import */ var _metrics_family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);
/* harmony import */ var _metrics_matching_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87362);
/* harmony import */ var _metrics_mrr_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33130);
/* harmony import */ var _metrics_ndcg_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78409);
/* harmony import */ var _metrics_recall_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83368);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13480);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27139);
/* harmony import */ var _metrics_view_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(19148);
/* harmony import */ var _model_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(30060);
/* harmony import */ var _gate_decide_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(84039);
/* harmony import */ var _gate_evidence_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5166);
/* harmony import */ var _gate_pairs_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(67734);
/* harmony import */ var _gate_outcomes_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(96142);
/* harmony import */ var _gate_outcome_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(18900);
/* harmony import */ var _gate_rule_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(5305);
/* harmony import */ var _gate_rules_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(60220);
















function compareSystems(plan, a, b) {
  const [left, right] = [measure(plan, a), measure(plan, b)];
  const queries = plan.suite.cases.map((subject) => {
    const [one, other] = [left.queries.get(subject.id), right.queries.get(subject.id)];
    const ids = (side) => side.results.map((hit) => hit.doc_id);
    return {
      id: subject.id,
      query: subject.query,
      a: one,
      b: other,
      delta: difference(one, other),
      overlap: (0,_gate_pairs_js__WEBPACK_IMPORTED_MODULE_11__/* .overlapOf */ .HV)(ids(one), ids(other), plan.k)
    };
  });
  return {
    k: plan.k,
    digests: plan.digests,
    a: left.side,
    b: right.side,
    delta: difference(left.side.macro, right.side.macro),
    overlap: {
      jaccard: meanOf(queries.map(({ overlap }) => overlap.jaccard)),
      rbo: meanOf(queries.map(({ overlap }) => overlap.rbo)),
      found: meanOf(queries.map(({ overlap }) => overlap.found))
    },
    queries
  };
}
function measure({ suite, k, definition }, { path, digest, run }) {
  const metrics = [_metrics_recall_js__WEBPACK_IMPORTED_MODULE_4__/* .RECALL */ .wV, _metrics_mrr_js__WEBPACK_IMPORTED_MODULE_2__/* .MRR */ .M, _metrics_ndcg_js__WEBPACK_IMPORTED_MODULE_3__/* .NDCG */ .f].map((family) => (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_5__/* .metricAt */ .Qx)(family, k));
  const scores = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_6__/* .score */ .fN)(suite, run, metrics, definition);
  const cases = new Map(suite.cases.map((each) => [each.id, each]));
  const runs = (0,_model_run_js__WEBPACK_IMPORTED_MODULE_8__/* .runsById */ .j)(run);
  const queries = scores.cases.map((each) => {
    const view = (0,_metrics_view_js__WEBPACK_IMPORTED_MODULE_7__/* .viewCase */ .U1)(cases.get(each.id), runs.get(each.id), definition);
    const judged = view.hits.filter((hit, rank) => !hit.repeat && (view.covers[rank].length > 0 || isIrrelevant(view.case, hit)));
    return [
      each.id,
      { hits: judged.map((hit) => hit.doc_id), results: view.hits, ...figures(each.metrics, k) }
    ];
  });
  return { side: { path, digest, macro: figures(scores.means.overall, k) }, queries: new Map(queries) };
}
function isIrrelevant(subject, hit) {
  return (0,_metrics_matching_js__WEBPACK_IMPORTED_MODULE_1__/* .idsOf */ .UX)(hit).some((id) => subject.judged_irrelevant?.includes(id) === true);
}
function figures(metrics, k) {
  return figuresOf((metric) => metrics.get(`${metric}@${k}`) ?? null);
}
function difference(a, b) {
  return figuresOf((metric) => a[metric] === null || b[metric] === null ? null : b[metric] - a[metric]);
}
function figuresOf(of) {
  return { recall: of("recall"), mrr: of("mrr"), ndcg: of("ndcg") };
}
function meanOf(values) {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}
const SEED = 1;
function compareMany({ suite, k, definition }, metrics, systems, config) {
  const named = new Map([...metrics, ...(0,_gate_rules_js__WEBPACK_IMPORTED_MODULE_15__/* .metricsOf */ .Ps)(config)].map((metric) => [metric.name, metric]));
  const scored = systems.map(({ run }) => (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_6__/* .score */ .fN)(suite, run, [...named.values()], definition));
  const baseline = (0,_gate_outcome_js__WEBPACK_IMPORTED_MODULE_13__/* .baselineOf */ .Bv)(config, suite, scored[0]);
  const policy = { config: { ...config, latency: "off" }, suite, baseline };
  const rulings = correctedOver(scored.map((scores, at) => at === 0 ? null : rulingOn(policy, scores, systems[at])));
  return {
    k,
    suite: { name: suite.name, revision: suite.revision, digest: suite.digest },
    cases: suite.cases.length,
    repeats: Math.max(0, ...systems.map(({ run }) => run.timing.repeats)),
    metrics: metrics.map(({ name, family }) => ({
      name,
      unit: (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_5__/* .unitOfMetric */ .QG)(name),
      direction: family.direction
    })),
    systems: systems.map(({ label, path, digest, settings }, at) => {
      const { means, latency } = scored[at];
      const pairs = at === 0 ? null : (0,_gate_pairs_js__WEBPACK_IMPORTED_MODULE_11__/* .pairCases */ .Q6)(scored[at], baseline).pairs;
      const figures2 = metrics.map((metric) => ({
        mean: means.overall.get(metric.name) ?? null,
        against_first: pairs && besideFirst(pairs, metric, suite)
      }));
      const timed = latency.overall.samples === 0 ? null : latency.overall;
      return { label, path, digest, settings, figures: figures2, ruling: rulings[at], latency: timed };
    })
  };
}
function besideFirst(pairs, { name, family }, suite) {
  if (!(0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_0__/* .isPerCase */ .uE)(family))
    return null;
  return (0,_gate_evidence_js__WEBPACK_IMPORTED_MODULE_10__/* .evidenceFor */ .hF)(pairs, { name, family }, { seed: SEED, groups: (0,_gate_pairs_js__WEBPACK_IMPORTED_MODULE_11__/* .groupsOf */ .c1)(suite) });
}
function rulingOn(policy, scores, { run }) {
  const { rules } = (0,_gate_rules_js__WEBPACK_IMPORTED_MODULE_15__/* .resolveRules */ .SJ)(policy.config, policy.suite);
  const { checks } = (0,_gate_decide_js__WEBPACK_IMPORTED_MODULE_9__/* .decideBy */ .Qz)(rules, policy, scores, run);
  const whole = (0,_gate_outcomes_js__WEBPACK_IMPORTED_MODULE_12__/* .wholeBucket */ .GD)(policy, (0,_gate_pairs_js__WEBPACK_IMPORTED_MODULE_11__/* .pairCases */ .Q6)(scores, policy.baseline), "baseline");
  const told = checks.filter(({ outcome: outcome2 }) => outcome2 !== "pass");
  const [gain, fall] = whole === void 0 ? [1, 1] : [(0,_gate_rule_js__WEBPACK_IMPORTED_MODULE_14__/* .gainP */ .qD)(whole), (0,_gate_rule_js__WEBPACK_IMPORTED_MODULE_14__/* .fallP */ .eQ)(whole)];
  const passing = gain <= _gate_rule_js__WEBPACK_IMPORTED_MODULE_14__/* .GAIN_LEVEL */ .Nt + _gate_rules_js__WEBPACK_IMPORTED_MODULE_15__/* .EPSILON */ .p8 ? "gain" : told.length > 0 ? "watch" : "pass";
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



/***/ }),

/***/ 70076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   br: () => (/* binding */ systemOf),
/* harmony export */   fO: () => (/* binding */ MOST_RESULTS),
/* harmony export */   nj: () => (/* binding */ readCompareInputs),
/* harmony export */   ol: () => (/* binding */ digestOf),
/* harmony export */   qb: () => (/* binding */ requireSame)
/* harmony export */ });
/* harmony import */ var _system_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41229);
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34081);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _files_config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16087);
/* harmony import */ var _files_suite_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54803);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16886);
/* harmony import */ var _model_config_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(69559);
/* harmony import */ var _retrievers_registry_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(78691);
/* harmony import */ var _system_write_whole_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(79456);










const MOST_RESULTS = 1e3;
const ABSENT = "absent";
async function readCompareInputs(root, from, request) {
  const inside = (written, flag) => (0,_system_root_js__WEBPACK_IMPORTED_MODULE_1__/* .insideRoot */ .p0)(root, from, written, `--${flag}`);
  if (request.kind === "configs")
    return fromConfigs(root, inside(request.a, "a"), inside(request.b, "b"));
  const { queries, truth, corpus, runA, runB, k } = request;
  return fromFiles(root, {
    queries: inside(queries, "queries"),
    judgments: inside(truth, "truth"),
    corpus: corpus === null ? null : inside(corpus, "corpus")
  }, [inside(runA, "run-a"), inside(runB, "run-b")], k);
}
async function fromConfigs(root, a, b) {
  const overrides = { suite: null, baseline: null };
  const [first, second] = [await (0,_files_config_js__WEBPACK_IMPORTED_MODULE_4__/* .loadConfig */ .Z)(root, a, overrides), await (0,_files_config_js__WEBPACK_IMPORTED_MODULE_4__/* .loadConfig */ .Z)(root, b, overrides)];
  const suite = await (0,_files_suite_js__WEBPACK_IMPORTED_MODULE_5__/* .loadSuite */ .bu)(root, first.config.suites);
  const other = await (0,_files_suite_js__WEBPACK_IMPORTED_MODULE_5__/* .loadSuite */ .bu)(root, second.config.suites);
  requireSame(first, second, suite, other);
  const digest = digestOf(suite.digests);
  return {
    suite: suite.suite,
    k: first.config.k,
    definition: first.config.definition,
    digests: { corpus: await corpusOf(root, first, second), queries: digest, qrels: digest },
    a: systemOf(first),
    b: systemOf(second)
  };
}
function systemOf({ config, digest }) {
  return { path: config.file, digest, retriever: config.retriever };
}
function requireSame(a, b, suiteA, suiteB) {
  const parts = [
    ["k", a.config.k, b.config.k],
    ["definition", a.config.definition, b.config.definition],
    ["suite", suiteA.suite.digest, suiteB.suite.digest]
  ];
  const problems = parts.map(([field, x, y]) => [field, (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_6__/* .compactCanonical */ .SM)(x), (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_6__/* .compactCanonical */ .SM)(y)]).filter(([, x, y]) => x !== y).map(([field, x, y]) => ({
    file: b.config.file,
    pointer: `/${field}`,
    message: `${field} is ${y} here and ${x} in ${a.config.file}`
  }));
  if (problems.length === 0)
    return;
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.GateError("not_comparable", `${a.config.file} and ${b.config.file} measure different things`, {
    problems,
    hint: "Both systems are asked the same suite: let the configs differ in their retriever alone."
  });
}
function digestOf(files) {
  const [only, ...more] = files.values();
  if (only !== void 0 && more.length === 0)
    return only;
  return (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)([...files].map(([file, digest]) => `${digest}  ${file}
`).join(""));
}
async function corpusOf(root, a, b) {
  const corpora = /* @__PURE__ */ new Map();
  for (const { config } of [a, b]) {
    const data = (0,_retrievers_registry_js__WEBPACK_IMPORTED_MODULE_8__/* .dataOf */ .qu)(config.retriever);
    if (data?.holds === "corpus")
      corpora.set(data.file, await (0,_system_write_whole_js__WEBPACK_IMPORTED_MODULE_9__/* .digestFile */ .TM)(root, data.file));
  }
  return corpora.size === 0 ? ABSENT : digestOf(corpora);
}
const FROM_FILES = { ..._model_config_js__WEBPACK_IMPORTED_MODULE_7__/* .DEFAULT_DEFINITION */ .Kr, gain: "exponential" };
async function fromFiles(root, files, runs, k) {
  const { loadPair } = await Promise.all(/* import() */[__webpack_require__.e(3169), __webpack_require__.e(7002), __webpack_require__.e(2823), __webpack_require__.e(8597), __webpack_require__.e(1069)]).then(__webpack_require__.bind(__webpack_require__, 1069));
  const { suite, queries, judgments: qrels } = await loadPair(root, files);
  const systems = [];
  for (const run of runs)
    systems.push({ path: run, digest: await (0,_system_write_whole_js__WEBPACK_IMPORTED_MODULE_9__/* .digestFile */ .TM)(root, run), retriever: runRetriever(run) });
  const corpus = files.corpus === null ? ABSENT : await (0,_system_write_whole_js__WEBPACK_IMPORTED_MODULE_9__/* .digestFile */ .TM)(root, files.corpus);
  const [a, b] = systems;
  return { suite, k, definition: FROM_FILES, digests: { corpus, queries, qrels }, a, b };
}
function runRetriever(file) {
  return {
    kind: "run",
    path: file,
    cwd: node_path__WEBPACK_IMPORTED_MODULE_2__.posix.dirname(file),
    env: {},
    env_only: null,
    startup_timeout_ms: 6e4,
    timeout_ms: 6e4,
    total_timeout_ms: 36e5,
    concurrency: 1,
    params: null
  };
}



/***/ }),

/***/ 58796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ renderManyText),
/* harmony export */   y: () => (/* binding */ renderManyJson)
/* harmony export */ });
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16886);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72452);
/* harmony import */ var _words_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50354);
/* harmony import */ var _words_escape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1454);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90997);
/* harmony import */ var _reporters_baseline_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13574);
/* harmony import */ var _reporters_report_parts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14921);







const SCHEMA_VERSION = 1;
const LABEL = 60;
function renderManyJson(comparison) {
  const { metrics, systems, ...rest } = comparison;
  return (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)({
    schema_version: SCHEMA_VERSION,
    ...rest,
    systems: systems.map((system) => systemValue(system, metrics))
  });
}
function systemValue(system, metrics) {
  const { label, path, digest, settings, figures, latency } = system;
  const round = (ms) => ms === null ? null : (0,_reporters_baseline_json_js__WEBPACK_IMPORTED_MODULE_4__/* .roundMs */ .l9)(ms);
  return {
    label,
    config_path: path,
    config_digest: digest,
    settings,
    metrics: new Map(metrics.map(({ name }, i) => {
      const { mean, against_first: against } = figures[i];
      return [name, { mean, against_first: (0,_reporters_report_parts_js__WEBPACK_IMPORTED_MODULE_5__/* .evidenceValue */ .NO)(against) }];
    })),
    ruling: system.ruling && rulingValue(system.ruling),
    latency: latency === null ? null : { samples: latency.samples, p50_ms: round(latency.p50_ms), p95_ms: round(latency.p95_ms) }
  };
}
function rulingValue({ checks, ...ruling }) {
  return {
    ...ruling,
    checks: checks.map(({ metric, scope, baseline, current, outcome, by, p, level }) => {
      return { metric, scope: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeText */ .Cm)(scope), first: baseline, current, outcome, by, p, level };
    })
  };
}
function renderManyText(comparison) {
  const { metrics, systems, suite, cases, k } = comparison;
  const head = ["", ...metrics.map(({ name }) => name), "p50", "p95"];
  const rows = systems.map(({ label, figures, latency }) => [
    (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_6__.logLine)(label, LABEL),
    ...figures.map(({ mean }, i) => (0,_words_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatValue */ .Fl)(metrics[i].unit, mean)),
    (0,_words_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMs */ ._V)(latency?.p50_ms ?? null),
    (0,_words_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMs */ ._V)(latency?.p95_ms ?? null)
  ]);
  const all = [head, ...rows];
  const widths = head.map((_, at) => Math.max(...all.map((row) => row[at].length)));
  const lines = all.map((row) => row.map((cell, at) => at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at])).join("  "));
  const tests = systems.slice(1).flatMap((system) => [
    `${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_6__.logLine)(system.label, LABEL)}, against the first:`,
    ...system.ruling === null ? [] : [`  ${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_6__.logLine)((0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .rulingWords */ .Hr)(system.ruling))}`],
    ...metrics.map(({ name, unit }, i) => {
      const test = system.figures[i].against_first;
      return `  ${name}: ${test === null ? _words_format_js__WEBPACK_IMPORTED_MODULE_2__/* .NONE */ .x3 : (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .differenceWords */ .XY)(test, unit)}`;
    })
  ]);
  const title = `${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_6__.logLine)(suite.name, LABEL)} ${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_6__.logLine)(suite.revision, LABEL)}, ${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(cases, "case")}, k = ${k}`;
  return `${[title, "", ...lines, "", ...tests].join("\n")}
`;
}



/***/ }),

/***/ 42226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q4: () => (/* binding */ renderCompareJson),
/* harmony export */   gP: () => (/* binding */ renderCompareCsv),
/* harmony export */   z8: () => (/* binding */ renderCompareText)
/* harmony export */ });
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16886);
/* harmony import */ var _words_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50354);
/* harmony import */ var _words_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1454);



const SCHEMA_VERSION = 1;
function renderCompareJson(comparison) {
  const { k, digests, a, b, delta, overlap, queries } = comparison;
  return (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)({
    schema_version: SCHEMA_VERSION,
    k,
    corpus_digest: digests.corpus,
    queries_digest: digests.queries,
    qrels_digest: digests.qrels,
    systems: { A: systemValue(a), B: systemValue(b) },
    delta: { macro: figuresValue(delta) },
    overlap: { macro: overlapValue(overlap) },
    per_query: queries.map((each) => ({
      qid: each.id,
      A: sideValue(each.a),
      B: sideValue(each.b),
      delta: figuresValue(each.delta),
      overlap: overlapValue(each.overlap)
    }))
  });
}
function systemValue(side) {
  return { config_path: side.path, config_digest: side.digest, metrics: { macro: figuresValue(side.macro) } };
}
function figuresValue({ recall, mrr, ndcg }) {
  return { recall, mrr, ndcg };
}
function sideValue(side) {
  const { recall, mrr, ndcg, hits } = side;
  return { recall, mrr, ndcg, hits };
}
function overlapValue({ jaccard, rbo, found }) {
  return { jaccard, rbo, a_found_by_b: found };
}
const HEADER = "qid,system,recall,mrr,ndcg,hits";
const DECIMALS = 6;
const EOL = "\r\n";
function renderCompareCsv(comparison) {
  const rows = comparison.queries.flatMap((each) => [row(each.id, "A", each.a), row(each.id, "B", each.b)]);
  return [HEADER, ...rows].map((line) => line + EOL).join("");
}
function row(id, system, side) {
  const number = (value) => value === null ? "" : value.toFixed(DECIMALS);
  return [
    (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .csvCell */ .rK)(id),
    system,
    number(side.recall),
    number(side.mrr),
    number(side.ndcg),
    (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .csvCell */ .rK)(side.hits.join(","))
  ].join(",");
}
const METRICS = ["recall", "mrr", "ndcg"];
const EPSILON = 1e-9;
const SHOWN = 5;
const LONGEST_ID = 60;
function renderCompareText(comparison) {
  const { a, b, delta, overlap, queries, k } = comparison;
  const rows = METRICS.map((name) => [`${name}@${k}`, ...cells(name, a.macro, b.macro, delta)]);
  const shared = [
    ["Jaccard", overlap.jaccard],
    ["rank-biased overlap (p = 0.9)", overlap.rbo],
    [`share of A's top ${k} that B finds`, overlap.found]
  ];
  return [
    `A: ${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_2__.logLine)(a.path)}`,
    `B: ${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_2__.logLine)(b.path)}`,
    `${queries.length} queries`,
    "",
    ...table([["", "A", "B", "B - A"], ...rows]),
    "",
    ...table(shared.map(([name, value]) => [name, (0,_words_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)("share", value, 4)])),
    "",
    ...movers(queries, k),
    ""
  ].join("\n");
}
function cells(name, a, b, delta) {
  return [
    (0,_words_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)("share", a[name], 4),
    (0,_words_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)("share", b[name], 4),
    (0,_words_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDelta */ .CW)("share", delta[name], 4)
  ];
}
function table(rows) {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row2) => row2[at].length)));
  return rows.map((row2) => row2.map((cell, at) => at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at])).join("  "));
}
function movers(queries, k) {
  const moved = queries.filter((each) => Math.abs(each.delta.ndcg ?? 0) > EPSILON);
  const better = moved.filter((each) => each.delta.ndcg > 0).length;
  const worst = moved.toSorted((x, y) => Math.abs(y.delta.ndcg) - Math.abs(x.delta.ndcg) || (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP)(x.id, y.id));
  return [
    `ndcg@${k}: B is better on ${better} queries, worse on ${moved.length - better}, equal on ${queries.length - moved.length}`,
    ...worst.slice(0, SHOWN).map((each) => `  ${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_2__.logLine)(each.id, LONGEST_ID)}: ${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)("share", each.a.ndcg)} -> ${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)("share", each.b.ndcg)}`)
  ];
}



/***/ }),

/***/ 20791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ runCompare),
/* harmony export */   W: () => (/* binding */ measureSystem)
/* harmony export */ });
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34081);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _comparison_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75088);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16886);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42226);
/* harmony import */ var _retrievers_process_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41242);
/* harmony import */ var _retrievers_registry_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(78691);
/* harmony import */ var _run_run_suite_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(59525);
/* harmony import */ var _system_write_whole_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(79456);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(70076);
/* harmony import */ var _app_progress_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(63532);
/* harmony import */ var _app_secrecy_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(98228);














async function runCompare(workingDirectory, request, outputs, ports) {
  const root = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .findRoot */ .wg)(workingDirectory);
  const from = node_path__WEBPACK_IMPORTED_MODULE_2__.relative(root.directory, workingDirectory);
  const inputs = await (0,_inputs_js__WEBPACK_IMPORTED_MODULE_11__/* .readCompareInputs */ .nj)(root, from, request);
  const secrecy = new _app_secrecy_js__WEBPACK_IMPORTED_MODULE_13__/* .Secrecy */ .z(ports.environment);
  const retrievers = [inputs.a.retriever, inputs.b.retriever];
  const known = secrecy.know({ retrievers, named: [], suites: [inputs.suite] }, root);
  for (const notice of [...inputs.suite.notices, ...known])
    ports.note(notice);
  ports.listen?.();
  const ask = async (system) => {
    try {
      const measured = await measureSystem(root, inputs, system, ports);
      secrecy.check({ run: measured.run, base: null });
      return measured;
    } catch (error) {
      throw secrecy.said(error);
    }
  };
  const [a, b] = [await ask(inputs.a), await ask(inputs.b)];
  const comparison = (0,_comparison_js__WEBPACK_IMPORTED_MODULE_4__/* .compareSystems */ .q)(inputs, a, b);
  await writeOutputs(root, from, outputs, comparison);
  return comparison;
}
const ANYWHERE = { os: "", arch: "", cpu: "", cores: 0, node: "" };
async function measureSystem(root, plan, system, ports, clocked = null) {
  const { suite, k, definition } = plan;
  const log = new _retrievers_process_js__WEBPACK_IMPORTED_MODULE_7__/* .BoundedLog */ .ot();
  const retriever = (0,_retrievers_registry_js__WEBPACK_IMPORTED_MODULE_8__/* .createRetriever */ .HF)(system.retriever, {
    root: root.directory,
    environment: ports.environment,
    moduleHost: ports.moduleHost,
    signal: ports.signal,
    log: (text) => log.push(Buffer.from(text))
  });
  const { failure, ...measured } = await (0,_run_run_suite_js__WEBPACK_IMPORTED_MODULE_9__/* .runSuite */ .og)({
    cases: suite.cases,
    k,
    definition,
    latency: clocked?.latency ?? "off",
    concurrency: system.retriever.concurrency,
    clock: (0,_retrievers_registry_js__WEBPACK_IMPORTED_MODULE_8__/* .clockOf */ .ie)(system.retriever) === "recorded" ? "recorded" : "ours",
    sampling: () => ({
      rounds: Array.from({ length: clocked?.repeats ?? 0 }, () => suite.cases.map(({ id }) => id)),
      more: () => [],
      ends_ms: Infinity
    })
  }, {
    retriever,
    now: () => performance.now(),
    cancelled: () => ports.signal.aborted,
    progress: (0,_app_progress_js__WEBPACK_IMPORTED_MODULE_12__/* .showProgress */ .R)({
      line: ports.line,
      print: ports.progress,
      now: () => performance.now()
    }),
    environment: ANYWHERE
  });
  if (failure !== null) {
    const { code, message, hint, problems } = failure;
    const options = { problems, cause: failure, ...hint === void 0 ? {} : { hint } };
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.GateError(code, `${system.path}: ${message}`, options);
  }
  const failed = measured.cases.filter((each) => each.outcome.kind === "error");
  const [first] = failed;
  if (first?.outcome.kind === "error") {
    const count = failed.length === 1 ? "1 query" : `${failed.length} queries`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.GateError("query_errors", `${system.path}: ${count} failed, first "${first.case_id}": ${first.outcome.message}`);
  }
  return {
    path: system.path,
    digest: system.digest,
    run: { ...measured, environment: ANYWHERE, log: log.text() }
  };
}
async function writeOutputs(root, from, outputs, comparison) {
  const place = (flag) => {
    const written = outputs[flag];
    return written === null ? null : (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .insideRoot */ .p0)(root, from, written, `--${flag}`);
  };
  const [out, csv, traces] = [place("out"), place("csv"), place("traces")];
  if (out !== null)
    await (0,_system_write_whole_js__WEBPACK_IMPORTED_MODULE_10__/* .writeWhole */ .f8)(root, out, (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .renderCompareJson */ .Q4)(comparison));
  if (csv !== null)
    await (0,_system_write_whole_js__WEBPACK_IMPORTED_MODULE_10__/* .writeWhole */ .f8)(root, csv, (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .renderCompareCsv */ .gP)(comparison));
  for (const system of traces === null ? [] : ["A", "B"]) {
    await (0,_system_write_whole_js__WEBPACK_IMPORTED_MODULE_10__/* .writeWhole */ .f8)(root, `${traces}/${system}.jsonl`, traceLines(comparison, system, outputs.queryText));
  }
}
const SCHEMA_VERSION = 1;
const REDACTED = "[REDACTED]";
function traceLines(comparison, system, queries) {
  const { digest } = system === "A" ? comparison.a : comparison.b;
  return comparison.queries.map((each) => ({
    trace_schema_version: SCHEMA_VERSION,
    system,
    config_digest: digest,
    query_id: (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)("sha1").update(each.query).digest("hex"),
    query: queries === "shown" ? each.query : REDACTED,
    items: itemsOf(system === "A" ? each.a : each.b),
    meta: { qid: each.id, k: comparison.k }
  })).map((record) => `${(0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__/* .compactCanonical */ .SM)(record)}
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



/***/ }),

/***/ 72452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hr: () => (/* binding */ rulingWords),
/* harmony export */   WI: () => (/* binding */ manyTitle),
/* harmony export */   XY: () => (/* binding */ differenceWords),
/* harmony export */   aS: () => (/* binding */ bestTrades),
/* harmony export */   iq: () => (/* binding */ manyClockNote),
/* harmony export */   lx: () => (/* binding */ MANY_NOTE)
/* harmony export */ });
/* harmony import */ var _words_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50354);
/* harmony import */ var _words_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67627);


function differenceWords({ delta, wins, losses, units }, unit) {
  if (wins + losses === 0)
    return "the same in every case";
  return `${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDelta */ .CW)(unit, delta)}, ${wins} better and ${losses} worse of ${units}`;
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
    const by = check.outcome === "fail" ? (0,_words_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .decidedWords */ .iC)(check) : (0,_words_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .testedWords */ .Hn)(check);
    return `${check.metric} ${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeWords */ .AN)(check.scope)}${by === "" ? "" : ` (${by})`}`;
  });
  const more = failed.length > NAMED ? ` and ${failed.length - NAMED} more` : "";
  const why = named.length === 0 ? ` (p = ${(0,_words_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .pWords */ .gh)(p)})` : `: ${named.join(", ")}${more}`;
  const over = corrected === void 0 ? "" : `; corrected over the systems p = ${(0,_words_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .pWords */ .gh)(corrected)}`;
  return `${OUTCOMES[outcome]}${why}${over}`;
}
function manyTitle({ suite, systems, cases, k }) {
  return `${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(systems.length, "system")} on ${suite.name} ${suite.revision}: ${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(cases, "case")}, k = ${k}`;
}
const MANY_NOTE = `Each system is compared with the first by the gate's rule, with the rules of the first config. ${_words_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .THE_RULE */ .$m}`;
function manyClockNote({ repeats, systems }) {
  if (systems.every(({ latency }) => latency === null))
    return "No clock ran, so there is no picture of quality against latency.";
  return `Each case was timed ${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(repeats, "time")}, one system after the other. Small differences in latency may be noise.`;
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



/***/ })

};
