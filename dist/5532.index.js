export const id = 5532;
export const ids = [5532];
export const modules = {

/***/ 42956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UR: () => (/* binding */ ANSWER_NAMES),
/* harmony export */   q8: () => (/* binding */ TIMING_NAMES),
/* harmony export */   v7: () => (/* binding */ HIT_NAMES)
/* harmony export */ });
const HIT_NAMES = {
  doc_id: "doc_id",
  id: "id",
  path: "path",
  name: "name",
  qualified_name: "qualified_name",
  text: "text",
  score: "score",
  cluster: "cluster",
  span: "span"
};
const ANSWER_NAMES = {
  kind: "kind",
  returned: "returned",
  degraded: "degraded",
  absent: "absent",
  reported_ms: "reported_ms",
  spans: "spans",
  usage: "usage",
  answer: "answer"
};
const TIMING_NAMES = {
  source: "source",
  repeats: "repeats",
  budget_ended: "budget_ended",
  includes_start: "includes_start",
  asked: "asked"
};



/***/ }),

/***/ 65078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ whyMd),
/* harmony export */   W: () => (/* binding */ itemsMd)
/* harmony export */ });
/* harmony import */ var _words_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79035);
/* harmony import */ var _words_checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58664);
/* harmony import */ var _words_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1454);
/* harmony import */ var _words_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50354);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20333);





const NAME = 80;
const QUERY = 120;
const SENTENCE = 600;
const MOVES = 3;
const WATCHED = 5;
function whyMd({ also, why, what_to_do: todo, note }, more) {
  const lines = [
    ...also.map((fact) => ["Also", fact, _words_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV]),
    ["Why", why, _words_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV],
    ["What to do", todo, _markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .mdProse */ .X0],
    ["Note", note, _words_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV]
  ];
  const said = lines.filter(([, words]) => words !== "");
  return [
    ...said.map(([title, words, toMd]) => `<b>${title}:</b> ${toMd(words, SENTENCE)}
`),
    ...more === "" ? [] : [`<b>More:</b> ${more}
`]
  ];
}
function itemsMd(blocks, room) {
  const { failed, follows, accepted, watched, figures, won } = blocks;
  const rows = follows.flatMap((item) => item.rows.map((row) => ({ item, row })));
  return [
    ...failedMd(failed, room),
    rows.length === 0 ? "" : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .mdDetails */ .mF)(`${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(rows.length, "check")} failed as a consequence`, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .mdTable */ .gJ)([...FIGURES, "Follows from"], rows, ({ item, row }) => [...rowMd(row), item.code], room.rows)),
    listMd("Accepted with the label", accepted, room),
    ...worstMd(failed, room),
    watchedMd(watched, room),
    figures.length === 0 ? "" : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .mdTable */ .gJ)(FIGURES, figures, rowMd, room.rows),
    won.length === 0 ? "" : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .mdTable */ .gJ)(["Queries won", "Intent", "Rank"], won, caseMd, room.cases)
  ];
}
const FIGURES = ["Metric", "Where", "Baseline:", "Now:", "Change:", "Limit:"];
function failedMd(failed, room) {
  const said = failed.filter(({ rows }) => rows.length === 0);
  const compared = failed.flatMap((item) => item.rows.map((row) => ({ item, row })));
  const many = new Set(failed.map(({ code }) => code)).size > 1;
  const columns = ["Failed check", ...FIGURES.slice(1), "Decided by", ...many ? ["Category"] : []];
  const cells = ({ item, row }) => [
    ...rowMd(row).with(3, `<b>${figureMd(row.now)}</b>`),
    (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(row.by || "limit", SENTENCE),
    ...many ? [`<b>${item.code}</b>`] : []
  ];
  return [
    said.length === 0 ? "" : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .mdList */ .Ej)(said, saidMd, room.rows),
    compared.length === 0 ? "" : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .mdTable */ .gJ)(columns, compared, cells, room.rows)
  ];
}
function rowMd({ metric, where, baseline, now, change, limit }) {
  const cells = [baseline, now, (0,_words_format_js__WEBPACK_IMPORTED_MODULE_2__/* .withArrow */ .mh)(change), limit].map(figureMd);
  return [(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(metric, NAME), (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(where, NAME), ...cells];
}
function figureMd(cell) {
  return /^(?:[▲▼] )?[+−]?[\d.,]+(?: ms)?$/.test(cell) ? cell : (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(cell, NAME);
}
function saidMd({ code, sentence, file, line }) {
  const place = file === void 0 ? "" : `${file}${line === void 0 ? "" : `:${line}`}`;
  return `<b>${code}</b>: ${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(sentence, SENTENCE)}${place === "" ? "" : ` in ${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .codeMarkdown */ .fl)(place, QUERY)}`}`;
}
function listMd(title, items, room) {
  return items.length === 0 ? "" : `<b>${title}:</b>

${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .mdList */ .Ej)(items, saidMd, room.rows)}`;
}
function worstMd(failed, room) {
  const codes = [...new Set(failed.map(({ code }) => code))];
  return codes.map((code) => {
    const own = failed.filter((item) => item.code === code);
    const cases = own.flatMap((item) => item.cases);
    if (cases.length === 0)
      return "";
    const title = `<b>Worst cases, ${code}</b>: ${_words_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .CATEGORY_MEANING */ .J4[code]}
`;
    return `${title}
${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .mdTable */ .gJ)(["Query", "Intent", "What happened"], cases, caseMd, room.cases)}`;
  });
}
function caseMd({ id, query, intent, critical, change, ranks, why }) {
  const moves = ranks.slice(0, MOVES).map(({ document, words }) => `${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .codeMarkdown */ .fl)(document, NAME)} <b>${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(words, NAME)}</b>`);
  const what = [
    ...moves.length === 0 ? [(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(change, SENTENCE)] : moves,
    ...ranks.length > MOVES ? [`+${ranks.length - MOVES} more`] : [],
    ...why === "" ? [] : [(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(why, SENTENCE)]
  ];
  return [
    (query === id ? (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .codeMarkdown */ .fl)(id, NAME) : (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(query, QUERY)) + (critical ? " <b>critical</b>" : ""),
    intent === "" ? _words_format_js__WEBPACK_IMPORTED_MODULE_2__/* .NONE */ .x3 : (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(intent, NAME),
    what.join("<br>")
  ];
}
function watchedMd(watched, room) {
  if (watched.length === 0)
    return "";
  const row = ({ sentence, cases }) => [
    (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(sentence, SENTENCE),
    cases.slice(0, WATCHED).map(({ query }) => (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(query, QUERY)).join("<br>")
  ];
  return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .mdTable */ .gJ)(["\u26A0\uFE0F Watch: beyond its limit, and no failure", "Queries, worst first"], watched, row, room.rows);
}



/***/ }),

/***/ 22627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _5: () => (/* binding */ isUnchanged),
/* harmony export */   sV: () => (/* binding */ isLarge),
/* harmony export */   vI: () => (/* binding */ shortened)
/* harmony export */ });
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16886);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44141);


function isLarge({ inputs, new_baseline: recorded }) {
  return recorded !== null && (inputs?.suite.cases.length ?? 0) > _model_suite_js__WEBPACK_IMPORTED_MODULE_1__/* .LARGE_SUITE */ .LI;
}
function isUnchanged({ score, before, failed }) {
  if (score === null || before === null || score.error !== null || failed.length > 0)
    return false;
  if (!sameList(score.results, before.results) || score.metrics.size !== before.metrics.size)
    return false;
  for (const [name, value] of score.metrics)
    if (!sameValue(value, before.metrics.get(name)))
      return false;
  return true;
}
function sameList(one, other) {
  return one === other || one.length === other.length && one.every((id, at) => id === other[at]);
}
function sameValue(one, other) {
  if (one === other)
    return true;
  if (one === null || other === null || other === void 0)
    return false;
  return (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .roundNumber */ .Wf)(one) === (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .roundNumber */ .Wf)(other);
}
const LEFT_OUT = {
  digest: void 0,
  metrics: void 0,
  metrics_before: void 0,
  results: void 0,
  results_before: void 0,
  latency_ms: void 0,
  spans_ms: void 0,
  optimistic: void 0,
  churn: void 0,
  error: void 0,
  paired: void 0
};
function shortened(value, { case: one, score }) {
  return {
    ...value,
    ...LEFT_OUT,
    unchanged: true,
    // Its kind and value are there, and its rank is what it was.
    targets: value.targets.map((target) => ({ ...target, label: void 0, rank_before: void 0 })),
    critical: one.critical || void 0,
    expect_empty: one.expect_empty || void 0,
    degraded: score?.degraded || void 0,
    forbidden_ranks: score?.forbidden_ranks.length === 0 ? void 0 : score?.forbidden_ranks
  };
}



/***/ }),

/***/ 20333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ej: () => (/* binding */ mdList),
/* harmony export */   X0: () => (/* binding */ mdProse),
/* harmony export */   gJ: () => (/* binding */ mdTable),
/* harmony export */   mF: () => (/* binding */ mdDetails)
/* harmony export */ });
/* harmony import */ var _words_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1454);

function mdTable(columns, items, row, bounds) {
  const headings = columns.map((name) => (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(name.replace(/:$/, "")));
  const rules = columns.map((name) => name.endsWith(":") ? "--:" : "---");
  const head = `${line(headings)}${line(rules)}`;
  const { text, left } = fill(items, (item) => line(row(item)), bounds);
  const rest = left === 0 ? "" : line([`+${left} more`, ...columns.slice(1).map(() => "")]);
  return `${head}${text}${rest}`;
}
function mdList(items, text, bounds) {
  const filled = fill(items, (item) => `- ${text(item)}
`, bounds);
  return filled.text + (filled.left === 0 ? "" : `- +${filled.left} more
`);
}
function mdDetails(summary, body) {
  return `<details>
<summary>${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(summary)}</summary>

${body}
</details>
`;
}
function mdProse(text, max) {
  return (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(text, max).replaceAll(/&#96;((?:(?!&#96;).)+)&#96;/g, "<code>$1</code>");
}
function line(cells) {
  return `| ${cells.join(" | ")} |
`;
}
function fill(items, text, bounds) {
  const parts = [];
  let bytes = 0;
  for (const item of items.slice(0, bounds.rows)) {
    const part = text(item);
    bytes += (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8Length */ .wI)(part);
    if (bytes > bounds.bytes)
      break;
    parts.push(part);
  }
  return { text: parts.join(""), left: items.length - parts.length };
}



/***/ }),

/***/ 32712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ renderPartJson),
/* harmony export */   m: () => (/* binding */ caseLines)
/* harmony export */ });
/* harmony import */ var _model_part_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42956);

const SCHEMA_VERSION = 1;
function renderPartJson({ part = null }) {
  return part === null ? null : partParts(part);
}
function* partParts(part) {
  const { shard, workflow, binding, failure, deeper, run } = part;
  const head = {
    schema_version: SCHEMA_VERSION,
    shard,
    workflow,
    binding,
    failure,
    deeper,
    ...runValue(run)
  };
  const written = Object.entries(head).filter(([, value]) => value !== void 0);
  const members = written.map(([key, value]) => `"${key}": ${JSON.stringify(value)},
`);
  yield `{
${members.join("")}"cases": [
`;
  let lead = "";
  for (const line of caseLines(part)) {
    yield lead + line;
    lead = ",\n";
  }
  yield "\n]\n}\n";
}
function* caseLines({ run }) {
  for (const each of run.cases)
    yield JSON.stringify(caseValue(each));
}
function runValue({ timing, environment, unstable, retries, log }) {
  return { timing: renamed(timing, _model_part_js__WEBPACK_IMPORTED_MODULE_0__/* .TIMING_NAMES */ .q8), environment, unstable, retries, log };
}
function caseValue({ case_id: caseId, outcome, first_ms: firstMs, samples_ms: samplesMs, spans_ms: spansMs }) {
  const spans = spansMs === void 0 ? {} : { spans_ms: Object.fromEntries(spansMs) };
  const timed = { id: caseId, first_ms: firstMs, samples_ms: samplesMs, ...spans };
  if (outcome.kind === "error")
    return Object.assign(timed, { outcome });
  const { hits, ...answer } = outcome;
  const named = Object.assign(renamed(answer, _model_part_js__WEBPACK_IMPORTED_MODULE_0__/* .ANSWER_NAMES */ .UR), {
    hits: hits.map((hit) => renamed(hit, _model_part_js__WEBPACK_IMPORTED_MODULE_0__/* .HIT_NAMES */ .v7))
  });
  return Object.assign(timed, { outcome: named });
}
function renamed(value, names) {
  return Object.fromEntries(Object.entries(value).flatMap(([key, member]) => key in names ? [[names[key], member]] : []));
}



/***/ }),

/***/ 25532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ REPORTERS)
});

// EXTERNAL MODULE: ./lib/reporters/baseline-json.js
var baseline_json = __webpack_require__(13574);
// EXTERNAL MODULE: ./lib/model/suite.js
var suite = __webpack_require__(44141);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/words/escape.js
var words_escape = __webpack_require__(1454);
// EXTERNAL MODULE: ./lib/words/rows.js
var words_rows = __webpack_require__(53372);
// EXTERNAL MODULE: ./lib/reporters/large-suites.js
var large_suites = __webpack_require__(22627);
// EXTERNAL MODULE: ./lib/model/scope.js
var model_scope = __webpack_require__(90997);
;// CONCATENATED MODULE: ./lib/reporters/cases-csv.js







const EOL = "\r\n";
function renderCasesCsv(report) {
  return report.scores === null ? null : csvLines(report);
}
function* csvLines(report) {
  const losses = (0,words_rows/* lossesById */.Kr)(report);
  const metrics = metricNames(report);
  const large = (0,large_suites/* isLarge */.sV)(report);
  yield csvLine([...LEADING, ...metrics.flatMap((name) => [name, `${name} baseline`])]);
  for (const row of (0,words_rows/* caseRows */.yE)(report))
    yield csvLine([
      ...leadingCells(row, losses.get(row.case.id)?.cause ?? null, large && (0,large_suites/* isUnchanged */._5)(row)),
      ...metricCells(row, metrics)
    ]);
}
function csvLine(cells) {
  return cells.map((cell) => (0,words_escape/* csvCell */.rK)(cell)).join(",") + EOL;
}
const LEADING = [
  "id",
  "intent",
  "query",
  "params",
  "file",
  "line",
  "critical",
  "tags",
  "failed_checks",
  "cause",
  "targets",
  "ranks_baseline",
  "ranks",
  "results",
  "degraded",
  "error",
  "latency_median_ms",
  "latency_median_ms baseline"
];
function leadingCells(row, cause, short) {
  const { case: one, score } = row;
  const [median, before] = [score?.samples_ms, row.before?.latency_ms].map((samples) => (0,words_rows/* medianMs */.Vz)(samples ?? []));
  return [
    one.id,
    one.intent,
    one.query,
    one.params === void 0 ? null : JSON.stringify(one.params),
    one.place.file,
    one.place.line,
    one.critical ? "true" : "false",
    (one.tags ?? []).join(LIST),
    row.failed.map((check) => `${check.metric} ${(0,model_scope/* scopeText */.Cm)(check.scope)}`).join(LIST),
    cause,
    one.expected.map(suite/* targetLabel */.Op).join(LIST),
    row.before === null ? null : one.expected.map((_, i) => rankCell((0,words_rows/* rankBefore */.OC)(row, i) ?? null)).join(LIST),
    // Of a case that was not asked nothing is known: no rank is none, and no list is empty.
    score === null ? null : one.expected.map((_, i) => rankCell(score.ranks[i] ?? null)).join(LIST),
    short || score === null ? null : score.results.join(LIST),
    score === null ? null : String(score.degraded),
    score === null ? "not asked" : score.error,
    ...[median, before].map((ms) => ms === null || ms === void 0 ? null : (0,baseline_json/* roundMs */.l9)(ms))
  ];
}
const LIST = "; ";
function rankCell(rank) {
  return rank === null ? "none" : String(rank);
}
function metricCells(row, metrics) {
  return metrics.flatMap((name) => [row.score?.metrics.get(name), row.before?.metrics.get(name)].map((value) => value === void 0 || value === null ? null : (0,canonical_json/* roundNumber */.Wf)(value)));
}
function metricNames(report) {
  const names = /* @__PURE__ */ new Set();
  for (const each of report.scores?.cases ?? [])
    for (const name of each.metrics.keys())
      names.add(name);
  return [...names].toSorted(canonical_json/* compareCodePoints */.OP);
}


// EXTERNAL MODULE: ./lib/words/blocks.js
var blocks = __webpack_require__(79035);
// EXTERNAL MODULE: ./lib/model/verdict.js
var verdict = __webpack_require__(1732);
// EXTERNAL MODULE: ./lib/words/format.js
var format = __webpack_require__(50354);
// EXTERNAL MODULE: ./lib/words/checks.js
var words_checks = __webpack_require__(58664);
// EXTERNAL MODULE: ./lib/words/rule.js
var rule = __webpack_require__(67627);
// EXTERNAL MODULE: ./lib/reporters/html/charts.js
var charts = __webpack_require__(40305);
// EXTERNAL MODULE: ./lib/reporters/html/html.js
var html_html = __webpack_require__(92845);
;// CONCATENATED MODULE: ./lib/reporters/html/checks.js








const ROWS = 8;
const PANELS = 8;
const OPEN = 4;
const LEGEND = '<p class="legend" aria-hidden="true"><span><svg class="dumbbell held"><circle class="was" cx="8" cy="8" r="4.5"/></svg>baseline</span><span><svg class="dumbbell held"><circle class="now" cx="8" cy="8" r="5"/></svg>now</span><span><svg class="dumbbell held"><rect class="band" x="0" width="14" y="1" height="14"/><line class="limit" x1="1" x2="1" y1="1" y2="15"/></svg>tolerance up to the limit</span></p>';
function checkPanels(report, told) {
  const checks = (0,words_rows/* saidOnce */.Xf)(report.verdict.checks);
  return checks.length === 0 ? "" : `${panels(report, told, checks)}<p class="more">${(0,html_html/* text */.Qq)(rule/* THE_RULE */.$m, html_html/* SENTENCE */.gz)}</p>
`;
}
function panels(report, told, checks) {
  const failed = (0,words_rows/* failedChecks */.HH)(report);
  if (failed.length === 0)
    return watchedPanel(told) + heldPanels(checks);
  const figures = failed.filter((check) => check.kind !== "weakening");
  const all = [
    ...[...new Set(figures.map((check) => check.metric))].map((metric) => panelOf(metric, checks, figures)),
    ...loosenedPanel(failed, told)
  ];
  const primary = all.filter((each) => each.primary);
  const shown = primary.slice(0, PANELS).map((each) => each.html);
  const rest = primary.slice(PANELS).map((each) => each.html);
  const follow = all.filter((each) => !each.primary);
  return (failed.some((check) => (0,charts/* canDraw */.xt)(check) && !(0,verdict/* isCount */.my)(check)) ? LEGEND : "") + shown.join("") + watchedPanel(told) + (rest.length === 0 ? "" : (0,html_html/* details */.zH)((0,format/* plural */.LS)(rest.length, "more failed metric"), rest.join(""))) + (follow.length === 0 ? "" : (0,html_html/* details */.zH)(`Failed as a consequence: ${follow.map((each) => each.metric).join(", ")}`, follow.map((each) => each.html).join(""), all.length <= OPEN));
}
function loosenedPanel(failed, told) {
  const loosened = told.failed.filter((item) => item.code === "gate_weakened");
  if (loosened.length === 0)
    return [];
  const place = ({ file, line }) => file === void 0 ? "" : ` in ${(0,html_html/* code */.aY)(line === void 0 ? file : `${file}:${line}`, html_html/* NAME */.o_)}`;
  const items = loosened.map((item) => `<li>${(0,html_html/* text */.Qq)(item.sentence, html_html/* SENTENCE */.gz)}${place(item)}</li>
`);
  const title = `<h3>Loosened rules <span>${(0,html_html/* text */.Qq)((0,words_checks/* failureMeaning */.gx)("gate_weakened", failed))}</span></h3>`;
  const html = `<div class="panel">${title}<ul class="notices">
${items.join("")}</ul></div>
`;
  return [{ metric: "the rules", primary: true, html }];
}
function panelOf(metric, checks, failed) {
  const own = failed.filter((check) => check.metric === metric);
  const others = checks.filter((check) => check.metric === metric && check.passed);
  const all = [...own, ...others];
  const ordered = [
    ...all.filter((check) => check.scope.kind === "overall"),
    ...all.filter((check) => check.scope.kind !== "overall")
  ];
  const rows = ordered.slice(0, Math.max(ROWS, 1));
  const left = ordered.slice(rows.length);
  const leftFailed = left.filter((check) => !check.passed).length;
  const more = left.length === 0 ? "" : `<p class="more">${leftFailed} more failed, ${left.length - leftFailed} more held: see all checks</p>`;
  const primary = own.some((check) => check.secondary_to === null);
  const worst = own[0];
  const title = `<h3>${(0,html_html/* term */.jk)(metric, "check")} <span>${(0,html_html/* text */.Qq)((0,words_checks/* failureMeaning */.gx)(worst.category, own))}</span></h3>`;
  return { metric, primary, html: `<div class="panel">${title}${rowsHtml(metric, rows)}${more}</div>
` };
}
function watchedPanel({ watched }) {
  if (watched.length === 0)
    return "";
  const rows = watched.map(({ sentence, cases }) => {
    const queries = cases.slice(0, ROWS).map(({ id, query }) => `<a href="${(0,html_html/* caseHref */.my)(id)}">${(0,html_html/* text */.Qq)(query, html_html/* QUERY */.Jj)}</a>`);
    return `<li>${(0,html_html/* text */.Qq)(sentence, html_html/* SENTENCE */.gz)}${queries.length === 0 ? "" : `: ${queries.join(", ")}`}</li>
`;
  });
  const title = `<h3>Watch <span>beyond the limit, and no failure</span></h3>`;
  return `<div class="panel watch">${title}<ul class="notices">
${rows.join("")}</ul></div>
`;
}
function heldPanels(checks) {
  const overall = checks.filter((check) => check.scope.kind === "overall" && (0,charts/* canDraw */.xt)(check) && check.unit === "share");
  if (overall.length === 0)
    return "";
  const scale = (0,charts/* scaleOf */._K)(overall);
  const rows = overall.map((check) => rowHtml(check, check.metric, scale));
  return `${LEGEND}<div class="panel"><h3>Overall <span>every gated metric</span></h3>${grid("Gated metrics, overall", rows, (0,charts/* axisSvg */.kg)(scale))}</div>
`;
}
function rowsHtml(metric, checks) {
  const scale = (0,charts/* scaleOf */._K)(checks);
  const drawn = checks.some((check) => (0,charts/* canDraw */.xt)(check) && !(0,verdict/* isCount */.my)(check));
  const axis = drawn ? (0,charts/* axisSvg */.kg)(scale, checks.some(({ unit }) => unit === "ms") ? " ms" : "") : "";
  const rows = checks.map((check) => rowHtml(check, (0,format/* scopeLabel */.$o)(check.scope), scale));
  return grid(`${metric}, ${(0,format/* byWords */.bX)(checks.map(({ scope }) => scope))}`, rows, axis);
}
function grid(label, rows, axis) {
  const names = ["Where", "Baseline to now", "Baseline", "Now", "Change", "Limit"];
  const head = names.map((name) => `<th role="columnheader" scope="col">${name}</th>`).join("");
  const foot = axis === "" ? "" : `<div class="axis-row">${axis}</div>`;
  return `<div class="check-grid"><table class="checks" role="table" aria-label="${(0,html_html/* text */.Qq)(label, html_html/* NAME */.o_)}"><thead role="rowgroup"><tr role="row">${head}</tr></thead><tbody role="rowgroup">
${rows.join("")}</tbody></table>${foot}</div>`;
}
function rowHtml(check, name, scale) {
  const mark = check.outcome === "watch" ? "half" : check.passed ? "good" : "bad";
  const head = `<th role="rowheader" scope="row">${(0,html_html/* icon */.Kk)(mark)}<span class="name">${(0,html_html/* text */.Qq)(name, html_html/* NAME */.o_)}</span>${statusWords(check)}</th>`;
  const kind = check.outcome === "watch" ? "watched" : check.passed ? "held" : check.secondary_to === null ? "failed" : "follows";
  if (!(0,charts/* canDraw */.xt)(check) || (0,verdict/* isCount */.my)(check)) {
    return `<tr role="row" class="${kind}">${head}<td role="cell" class="says" colspan="5" aria-colspan="5">${(0,html_html/* text */.Qq)(sentenceOf(check), html_html/* SENTENCE */.gz)}</td></tr>
`;
  }
  const { baseline, current, delta, limit } = (0,format/* checkNumbers */.PM)(check);
  const bound = check.limit === null ? limit : `${check.direction === "higher" ? "\u2265" : "\u2264"} ${limit}`;
  const cells = [
    ["picture", (0,charts/* dumbbell */.YL)(check, scale)],
    ["base", baseline],
    ["current", current],
    ["delta", (0,format/* withArrow */.mh)(delta)],
    ["bound", bound]
  ];
  const row = `<tr role="row" class="${kind}">${head}${cells.map(([cls, cell]) => `<td role="cell" class="${cls}">${cell}</td>`).join("")}</tr>
`;
  if (check.kind !== "ratio")
    return row;
  return `${row}<tr role="row" class="${kind}"><td role="cell" class="says" colspan="6" aria-colspan="6">${(0,html_html/* text */.Qq)((0,words_checks/* ratioWords */.ft)(check.ratio))}</td></tr>
`;
}
function statusWords(check) {
  const words = check.passed ? check.outcome === "watch" ? "beyond its limit, watched" : "held" : check.secondary_to === null ? "failed" : `failed, follows from ${check.secondary_to}`;
  return `<span class="unseen">, ${words}</span>`;
}
function sentenceOf(check) {
  return check.kind === "missing" ? `Not judged: ${(0,words_checks/* missingReason */.DQ)(check)}` : (0,words_checks/* checkSentence */.YC)(check);
}


// EXTERNAL MODULE: ./lib/exit-code.js
var exit_code = __webpack_require__(28449);
// EXTERNAL MODULE: ./lib/model/problem.js
var model_problem = __webpack_require__(51246);
// EXTERNAL MODULE: ./lib/words/items.js
var items = __webpack_require__(75201);
// EXTERNAL MODULE: ./lib/words/notices.js
var notices = __webpack_require__(2712);
// EXTERNAL MODULE: ./lib/words/receipt.js
var receipt = __webpack_require__(69797);
;// CONCATENATED MODULE: ./lib/reporters/html/header.js










const ICON = {
  pass: "good",
  fail: "bad",
  error: "bad",
  partial: "half"
};
function header(report, told) {
  const { verdict } = report.verdict;
  const lines = (0,blocks/* factLines */.Kp)(told.fact).map((line) => (0,html_html/* text */.Qq)(line, html_html/* SENTENCE */.gz));
  const kind = report.failure !== null && lines.length > 1 ? "fact log" : "fact";
  const said = [
    ...told.also.map((fact) => ["Also", fact]),
    ["Why", told.why],
    ["What to do", told.what_to_do],
    ["Note", told.note]
  ];
  const noteworthy = verdict === "pass" && told.accepted.length + told.watched.length > 0;
  return `<header class="verdict ${noteworthy ? "watched" : verdict}"><h1><span class="word">${(0,html_html/* icon */.Kk)(ICON[verdict])}${verdict.toUpperCase()}</span> <span class="meanings">${meanings(report).join(" ")}</span></h1>
<p class="${kind}">${lines.join("\n")}</p>` + said.filter(([, words]) => words !== "").map(([title, words]) => `<p class="todo"><b>${title}:</b> ${(0,html_html/* text */.Qq)(words, html_html/* SENTENCE */.gz)}</p>`).join("") + `${aboutHtml(report, told)}${originHtml(report)}${filesHtml(report)}</header>
`;
}
function meanings(report) {
  const { verdict, categories } = report.verdict;
  if (verdict === "pass")
    return [meaning(passMeaning(report))];
  if (verdict === "partial")
    return [meaning(partialMeaning(report))];
  if (verdict === "error") {
    const why = (0,exit_code/* exitCodeOfReport */.j0)(report) === 3 ? "the retriever or the measurement failed" : "the input is wrong or can't be compared";
    return [meaning(why, report.failure?.code)];
  }
  const failed = (0,words_rows/* primaryFailures */.Ic)(report);
  return categories.map((category) => meaning((0,words_checks/* failureMeaning */.gx)(category, failed), category));
}
function partialMeaning({ verdict }) {
  return verdict.notices.some(({ code: code2 }) => code2 === "shard") ? "one part of several: merge them for a verdict" : "only a part of the suite was asked: this is no verdict";
}
function passMeaning(report) {
  const [accepted, watched] = [(0,blocks/* acceptedWords */.Vk)(report), (0,items/* watchedChecks */.uM)(report).length];
  if (accepted !== "")
    return accepted;
  if (watched > 0)
    return `nothing failed; ${(0,format/* plural */.LS)(watched, "check")} to watch`;
  if (report.policies?.bootstrap === true)
    return "the first run: there was nothing to be worse than";
  return report.inputs?.baseline === null ? "there was no baseline to compare with" : "nothing got worse than its tolerance allows";
}
function meaning(words, name) {
  return `<span class="meaning">${(0,html_html/* text */.Qq)((0,words_checks/* capital */.Nx)(words))}${name === void 0 ? "" : ` ${(0,html_html/* code */.aY)(name, html_html/* NAME */.o_)}`}</span>`;
}
function aboutHtml(report, { tally }) {
  if (report.inputs === null)
    return "";
  const { suite, baseline, config } = report.inputs;
  const parts = [
    `${(0,html_html/* text */.Qq)(suite.name, html_html/* NAME */.o_)} ${(0,html_html/* text */.Qq)(suite.revision, html_html/* NAME */.o_)}`,
    (0,format/* plural */.LS)(suite.cases.length, "case"),
    tally === "" ? "no checks" : tally,
    againstHtml(report, baseline === null, config.baseline)
  ];
  return `<p class="about">${parts.map((part) => `<span>${part}</span>`).join(" ")}</p>`;
}
const ADDRESS = /^https?:\/\/[^\s"'<>]+$/;
function originHtml({ origin }) {
  if (origin === void 0)
    return "";
  const { commit, ref, pull_request: number, run_url: run, time } = origin;
  const address = run !== null && ADDRESS.test(run) ? run : null;
  const repository = address?.includes("/actions/") ? address.slice(0, address.indexOf("/actions/")) : null;
  const linked = (to, words) => to === null ? words : `<a href="${(0,html_html/* text */.Qq)(to)}">${words}</a>`;
  const parts = [
    number === null ? "" : linked(repository && `${repository}/pull/${number}`, `pull request #${number}`),
    commit === null ? "" : `commit ${linked(repository && `${repository}/commit/${encodeURIComponent(commit)}`, (0,html_html/* code */.aY)(commit.slice(0, 12)))}`,
    number === null && ref !== null ? (0,html_html/* code */.aY)(ref, html_html/* NAME */.o_) : "",
    address === null ? "" : linked(address, "workflow run"),
    (0,html_html/* text */.Qq)(`${time.slice(0, 16).replace("T", " ")} UTC`)
  ];
  return `<p class="about">${parts.filter((part) => part !== "").map((part) => `<span>${part}</span>`).join(" ")}</p>`;
}
function filesHtml(report) {
  const files = [
    "report.json",
    "junit.xml",
    ...report.scores === null ? [] : ["cases.csv"],
    ...report.run === null ? [] : ["retriever.log"],
    ...(report.explanation?.holes ?? null) === null ? [] : ["unjudged.jsonl"]
  ];
  const links = files.map((file) => `<a href="${file}" download>${file}</a>`);
  return `<p class="about files"><span>Beside this page:</span> ${links.join(" ")}</p>`;
}
function againstHtml(report, none, file) {
  const beside = (0,words_rows/* besideCommit */.yD)(report);
  if (beside !== null)
    return `side by side with the base ${(0,html_html/* code */.aY)(beside, html_html/* NAME */.o_)}`;
  return `${none ? "no baseline at" : "compared with"} ${(0,html_html/* code */.aY)(file, html_html/* NAME */.o_)}`;
}
function problems(report) {
  const all = report.failure?.problems ?? [];
  if (all.length === 0)
    return "";
  const rows = all.map((problem) => [
    (0,html_html/* code */.aY)((0,model_problem/* placeOf */.$)(problem), html_html/* QUERY */.Jj),
    (0,html_html/* code */.aY)(problem.pointer ?? "", html_html/* QUERY */.Jj),
    (0,html_html/* text */.Qq)(problem.message, html_html/* SENTENCE */.gz)
  ]);
  return (0,html_html/* table */.tp)((0,format/* plural */.LS)(rows.length, "problem"), [(0,html_html/* long */.LU)("Where"), (0,html_html/* plain */.pj)("Field"), (0,html_html/* long */.LU)("Problem")], rows);
}
function header_notices({ verdict }) {
  const items = (0,notices/* noticeSentences */.pY)(verdict.notices).map((notice) => `<li>${(0,html_html/* text */.Qq)(notice, html_html/* SENTENCE */.gz)}</li>
`);
  return items.length === 0 ? "" : `<ul class="notices">
${items.join("")}</ul>
`;
}
function next(told) {
  const items = told.next.map(({ why, command }) => {
    const words = why.charAt(0).toUpperCase() + why.slice(1);
    const shown = command === "" ? "" : `<pre class="command" tabindex="0">${(0,html_html/* text */.Qq)(command, html_html/* SENTENCE */.gz)}</pre>`;
    return `<li><p>${(0,html_html/* text */.Qq)(words)}</p>${shown}</li>
`;
  });
  return items.length === 0 ? "" : `<ul class="steps">
${items.join("")}</ul>
`;
}
function header_receipt(report) {
  const rows = (0,receipt/* receiptFacts */.q)(report).map((fact) => `<div><dt>${(0,html_html/* text */.Qq)(fact.name, html_html/* QUERY */.Jj)}</dt><dd>${(0,html_html/* code */.aY)(fact.value, html_html/* SENTENCE */.gz)}</dd></div>
`);
  return `<dl class="receipt">
${rows.join("")}</dl>
`;
}


// EXTERNAL MODULE: ./lib/metrics/registry.js + 2 modules
var registry = __webpack_require__(13480);
// EXTERNAL MODULE: ./lib/words/causes.js
var causes = __webpack_require__(57417);
;// CONCATENATED MODULE: ./lib/reporters/html/page-case.js




const ANSWER = 2e3;
const PASSAGE = 600;
const PARAMS = 1e3;
class Numbering {
  #numbers = /* @__PURE__ */ new Map();
  of(name) {
    const known = this.#numbers.get(name);
    if (known !== void 0)
      return known;
    this.#numbers.set(name, this.#numbers.size);
    return this.#numbers.size - 1;
  }
  names() {
    return this.#numbers.keys();
  }
}
function encodeCase(row, words) {
  const { case: one, score } = row;
  const loss = words.losses.get(one.id);
  const results = score?.results.map((id) => words.documents.of(id)) ?? [];
  const now = score === null ? void 0 : figuresOf(score.metrics, words);
  return {
    id: one.id,
    query: one.query,
    intent: words.intents.of(one.intent),
    place: `${one.place.file}:${one.place.line}`,
    critical: one.critical || void 0,
    expect_empty: one.expect_empty || void 0,
    degraded: score?.degraded === true || void 0,
    error: score?.error ?? void 0,
    unasked: score === null || void 0,
    targets: some(one.expected.map((target, i) => targetOf(row, target, i, loss, words.corpus))),
    params: one.params === void 0 ? void 0 : (0,words_escape/* capped */.uo)(JSON.stringify(one.params), PARAMS),
    tags: some((one.tags ?? []).map((tag) => words.tags.of(tag))),
    now,
    before: beforeOf(row, words, now ?? [], results),
    results: some(results),
    texts: some(words.snippets.of(one.id)),
    forbidden: some(score?.forbidden_ranks ?? []),
    samples: some((score?.samples_ms ?? []).map((ms) => rounded(ms, 3))),
    failed: some([...new Set(row.failed.map((check) => words.categories.of(check.category)))]),
    loss: loss === void 0 ? void 0 : [loss.cause, (0,causes/* lossWords */.VH)(loss)],
    ...answerOf(row)
  };
}
function targetOf(row, target, index, loss, corpus) {
  const label = target.kind === "path" ? target.value : (0,suite/* targetLabel */.Op)(target);
  const ranks = [(0,words_rows/* rankBefore */.OC)(row, index) ?? 0, row.score?.ranks[index] ?? 0];
  const deeper = loss?.targets[index]?.deeper ?? 0;
  const own = target.kind === "file" || target.kind === "span" ? target.text : void 0;
  const lost = row.score !== null && ranks[0] > 0 && ranks[1] === 0 ? row.before?.results[ranks[0] - 1] : void 0;
  const passage = own ?? (lost === void 0 ? void 0 : corpus.get(lost));
  if (passage !== void 0)
    return [label, target.grade, ...ranks, deeper, (0,words_escape/* capped */.uo)(passage, PASSAGE)];
  return deeper === 0 ? [label, target.grade, ...ranks] : [label, target.grade, ...ranks, deeper];
}
function figuresOf(metrics, words) {
  return words.metrics.map((name) => {
    const value = metrics.get(name) ?? null;
    return value === null ? null : rounded(value, 6);
  });
}
function beforeOf({ before }, words, now, results) {
  if (before === null)
    return void 0;
  const metrics = figuresOf(before.metrics, words);
  const documents = before.results.map((id) => words.documents.of(id));
  return {
    metrics: same(metrics, now) ? void 0 : metrics,
    results: same(documents, results) ? void 0 : documents,
    samples: some(before.latency_ms.map((ms) => rounded(ms, 3)))
  };
}
function answerOf({ run }) {
  if (run?.outcome.kind !== "answer")
    return {};
  const { hits, spans, answer } = run.outcome;
  const scores = hits.map((hit) => hit.score === void 0 ? null : Number(hit.score.toPrecision(5)));
  return {
    scores: scores.some((score) => score !== null) ? scores : void 0,
    spans,
    answer: answer === void 0 ? void 0 : (0,words_escape/* capped */.uo)(answer, ANSWER)
  };
}
function some(list) {
  return list.length === 0 ? void 0 : list;
}
function same(a, b) {
  return a.length === b.length && a.every((value, i) => value === b[i]);
}
function rounded(value, decimals) {
  return Number(value.toFixed(decimals));
}


;// CONCATENATED MODULE: ./lib/reporters/html/page-data.js






const COLUMN = /^(recall|mrr|ndcg)(@|$)/;
const FALLBACK = /^(hit_rate|map|precision)(@|$)/;
const COLUMNS = 3;
function* pageParts(report) {
  const rows = (0,words_rows/* caseRows */.yE)(report);
  const metrics = [...report.scores?.cases[0]?.metrics.keys() ?? []];
  const index = new Map(rows.map((row, i) => [row.case.id, i]));
  const words = {
    intents: new Numbering(),
    documents: new Numbering(),
    categories: new Numbering(),
    tags: new Numbering(),
    metrics,
    snippets: (0,html_html/* snippetsOf */.WT)(rows),
    losses: (0,words_rows/* lossesById */.Kr)(report),
    corpus: report.explanation?.documents ?? /* @__PURE__ */ new Map()
  };
  const holes = report.explanation?.holes ?? null;
  let lead = '{"cases":[';
  for (const row of rows) {
    const unjudged = holes?.by_case.get(row.case.id)?.unjudged || void 0;
    yield lead + jsonBlock({ unjudged, ...encodeCase(row, words) });
    lead = ",";
  }
  const families = metrics.map((name) => (0,registry/* parseMetric */.uo)(name)).map((each) => typeof each === "string" ? null : each.family);
  const { documents } = words;
  yield `${rows.length === 0 ? lead : ""}],"documents":[`;
  lead = "";
  for (const name of documents.names()) {
    yield lead + jsonBlock(name);
    lead = ",";
  }
  const others = {
    suite: report.inputs?.suite.name ?? "",
    k: report.inputs?.config.k ?? 0,
    judged: report.verdict.checks.length > 0,
    config: report.inputs?.config.file ?? null,
    program: report.origin?.command ?? "retrieval-gate",
    intents: [...words.intents.names()],
    tags: [...words.tags.names()],
    causes: (report.explanation?.causes ?? []).map(({ cause }) => [cause, causes/* CAUSE_MEANING */.A$[cause]]),
    metrics,
    units: metrics.map(registry/* unitOfMetric */.QG),
    meanings: families.map((family) => family?.meaning ?? ""),
    lower: families.map((family) => family?.direction === "lower"),
    columns: columnsOf(metrics),
    categories: [...words.categories.names()],
    snippets: words.snippets.texts,
    snippetsCut: words.snippets.cut,
    worst: (0,words_rows/* worstCases */.pE)(report).map(({ id }) => index.get(id)).filter((at) => at !== void 0),
    queue: queueOf(report, rows, index),
    unjudged: holes?.queue.length ?? 0
  };
  yield `],${jsonBlock(others).slice(1)}`;
}
const QUEUE = 1e3;
const TEXT = 1e3;
function queueOf(report, rows, index) {
  const queue = report.explanation?.holes?.queue.slice(0, QUEUE) ?? [];
  return queue.flatMap(({ case_id: id, rank }) => {
    const at = index.get(id);
    const outcome = at === void 0 ? void 0 : rows[at]?.run?.outcome;
    const hit = outcome?.kind === "answer" ? outcome.hits[rank - 1] : void 0;
    if (at === void 0 || hit === void 0)
      return [];
    const text = hit.text === void 0 ? void 0 : (0,words_escape/* capped */.uo)(hit.text, TEXT);
    return [{ case: at, rank, doc_id: hit.doc_id, path: hit.path, text }];
  });
}
function jsonBlock(value) {
  return JSON.stringify(value).replaceAll(/[<>&\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
function columnsOf(metrics) {
  const matching = (pattern) => metrics.flatMap((name, i) => pattern.test(name) ? [i] : []);
  return [...matching(COLUMN), ...matching(FALLBACK)].slice(0, COLUMNS);
}


// EXTERNAL MODULE: ./lib/words/sampling.js
var sampling = __webpack_require__(77472);
// EXTERNAL MODULE: ./lib/metrics/load.js
var metrics_load = __webpack_require__(93897);
;// CONCATENATED MODULE: ./lib/reporters/html/load.js


const MOMENTS = 300;
const PARTS = 10;
function loadPicture({ run, inputs }) {
  const load = run?.load;
  if (load === void 0 || inputs === null)
    return "";
  const answered = load.queries.flatMap(({ start_ms, ms }) => ms === null ? [] : [{ start_ms, ms }]);
  const end = answered.reduce((latest, { start_ms, ms }) => Math.max(latest, start_ms + ms), load.duration_s * 1e3);
  const time = (0,charts/* linearScale */.om)([0, end / 1e3], [0, end / 1e3]);
  const latency = (0,charts/* linearScale */.om)([0, ...answered.map(({ ms }) => ms)], [0, Infinity]);
  const p95 = (0,metrics_load/* loadParts */.B)(load, PARTS, inputs.config.definition.percentile).map((part) => part?.p95_ms ?? null);
  const perSecond = answersASecond(answered, end);
  const rate = (0,charts/* linearScale */.om)([0, load.rate, ...perSecond], [0, Infinity]);
  const asked = `M0 ${y(rate, load.rate)}H${x(time, load.duration_s)}`;
  return `<div class="load-frame" aria-hidden="true">` + plot(latency, " ms", [
    ["dots", dots(answered, load, time, latency)],
    ["now", steps(p95, load.duration_s, time, latency)],
    ["failed", failures(load, time)]
  ]) + plot(rate, "/s", [
    ["was", asked],
    ["now", steps(perSecond, end / 1e3, time, rate)]
  ]) + `${(0,charts/* axisSvg */.kg)(time, " s")}</div>` + legend(load, answered.length);
}
function legend({ queries }, answered) {
  const dot = answered > 2 * MOMENTS ? "dots: the fastest and slowest query of each moment" : "dot: a query";
  const failed = answered < queries.length ? "<span>mark at the top: a query that failed</span>" : "";
  return `<p class="legend" aria-hidden="true"><span>under load, by the time a query was to start; ${dot}, line: p95</span>${failed}<span>below: answers a second; dashed: queries asked a second</span></p>`;
}
function answersASecond(answered, end) {
  const counts = Array.from({ length: PARTS }, () => 0);
  for (const { start_ms, ms } of answered) {
    const at = Math.min(Math.floor((start_ms + ms) / end * PARTS), PARTS - 1);
    counts[at] = counts[at] + 1;
  }
  return counts.map((count) => count / (end / 1e3 / PARTS));
}
function dots(answered, { duration_s }, time, latency) {
  const shown = answered.length > 2 * MOMENTS ? extremes(answered, duration_s * 1e3) : answered;
  return shown.map(({ start_ms, ms }) => `M${x(time, start_ms / 1e3)} ${y(latency, ms)}h0`).join("");
}
function extremes(answered, end) {
  const moments = /* @__PURE__ */ new Map();
  for (const each of answered) {
    const moment = Math.floor(each.start_ms / end * MOMENTS);
    const { fastest, slowest } = moments.get(moment) ?? { fastest: each, slowest: each };
    moments.set(moment, {
      fastest: each.ms < fastest.ms ? each : fastest,
      slowest: each.ms > slowest.ms ? each : slowest
    });
  }
  return [...moments.values()].flatMap(({ fastest, slowest }) => fastest === slowest ? [fastest] : [fastest, slowest]);
}
function failures({ queries }, time) {
  return queries.flatMap(({ start_ms, ms }) => ms === null ? `M${x(time, start_ms / 1e3)} 0v6` : []).join("");
}
function steps(values, until, time, scale) {
  const edge = (at) => x(time, at * until / values.length);
  return values.map((value, at) => value === null ? "" : `${(values[at - 1] ?? null) === null ? "M" : "L"}${edge(at)} ${y(scale, value)}H${edge(at + 1)}`).join("");
}
function plot(scale, unit, lines) {
  const grid = scale.ticks.map((tick) => `M0 ${y(scale, tick)}h100`).join("");
  const labels = scale.ticks.map((tick, i) => {
    const label = i === scale.ticks.length - 1 ? `${tick}${unit}` : String(tick);
    return `<text x="100%" y="${(0,charts/* percentOf */.pR)(100 - scale.at(tick))}">${label}</text>`;
  });
  const paths = lines.map(([cls, d]) => d === "" ? "" : `<path class="${cls}" d="${d}"/>`).join("");
  return `<svg class="ticks">${labels.join("")}</svg><svg class="plot" viewBox="0 0 100 100" preserveAspectRatio="none"><path class="grid" d="${grid}"/>${paths}</svg>`;
}
function x(scale, seconds) {
  return scale.at(seconds).toFixed(2);
}
function y(scale, value) {
  return (100 - scale.at(value)).toFixed(2);
}


;// CONCATENATED MODULE: ./lib/reporters/html/latency.js







const SHOWN = 8;
const LOG_FROM = 40;
function latencyPanel(report) {
  const rows = boxRows(report);
  const values = rows.flatMap(({ now, before }) => [now, before].flatMap((box) => box === null ? [] : [box.low, box.p95]));
  if (values.length === 0)
    return "";
  const scale = scaleOf(values);
  const shown = new Set(rows.map(({ row }) => (0,model_scope/* scopeText */.Cm)(row.scope)));
  const left = (0,words_rows/* latencyRows */.uG)(report).flatMap(({ scope }) => shown.has((0,model_scope/* scopeText */.Cm)(scope)) ? [] : [scope]);
  const more = left.length > 0 ? `<p class="more">${(0,format/* countWords */.rj)(left, "more ")}: see latency in figures</p>` : "";
  const itself = (0,words_rows/* noiseWords */.aJ)(report);
  const lines = [...itself === null ? [] : [itself], ...(0,sampling/* samplingLines */.lj)(report)];
  const words = lines.map((line) => `<p class="more">${(0,html_html/* text */.Qq)(line, html_html/* SENTENCE */.gz)}</p>`).join("");
  const legend = '<p class="legend" aria-hidden="true"><span>upper: baseline, lower: now</span><span>box: middle half, upright: p50, dot: p95</span></p>';
  return `${legend}<div class="panel"><div class="box-grid"><ul class="boxes">
${rows.map((each) => latency_rowHtml(report, each, scale)).join("")}</ul><div class="axis-row">${(0,charts/* axisSvg */.kg)(scale, " ms")}</div></div>${ecdf(report, scale)}${more}${loadPicture(report)}${words}</div>
`;
}
const POINTS = 200;
function ecdf(report, scale) {
  const { now, before } = samplesOf(report);
  const lines = [
    { cls: "was", samples: poolOf(before, model_scope/* OVERALL */.aD) },
    { cls: "now", samples: poolOf(now, model_scope/* OVERALL */.aD) }
  ].filter(({ samples }) => samples.length > 1);
  if (lines.length === 0)
    return "";
  const paths = lines.map(({ cls, samples }) => `<path class="${cls}" d="${stepPath(samples, scale)}"/>`);
  const legend = `<p class="legend" aria-hidden="true"><span>all answers: the share that took at most so long</span>${lines.length === 2 ? "<span>dashed: baseline, line: now</span>" : ""}</p>`;
  return `<div class="ecdf-frame" aria-hidden="true"><span class="shares"><span>100 %</span><span>50 %</span><span>0 %</span></span><svg class="ecdf" viewBox="0 0 100 100" preserveAspectRatio="none"><path class="grid" d="M0 0h100M0 50h100M0 100h100"/>${paths.join("")}</svg>${(0,charts/* axisSvg */.kg)(scale, " ms")}</div>${legend}`;
}
function stepPath(samples, scale) {
  const sorted = Float64Array.from(samples).toSorted();
  const count = Math.min(sorted.length, POINTS);
  const steps = Array.from({ length: count }, (_, i) => {
    const share = (i + 1) / count;
    const ms = sorted[Math.max(Math.ceil(share * sorted.length - 1e-9) - 1, 0)];
    return `H${scale.at(ms).toFixed(2)}V${(100 - 100 * share).toFixed(1)}`;
  });
  return `M0 100${steps.join("")}H100`;
}
function scaleOf(values) {
  const positive = values.filter((value) => value > 0);
  const [least, most] = [Math.min(...positive), Math.max(...positive)];
  return positive.length === values.length && most / least > LOG_FROM ? (0,charts/* logScale */.tA)(values) : (0,charts/* linearScale */.om)([0, ...values], [0, Infinity]);
}
function boxRows(report) {
  const rows = (0,words_rows/* latencyRows */.uG)(report);
  const failed = new Set(rows.filter((row) => (0,words_rows/* failedPercentiles */.g5)(report, row).length > 0).map(({ scope }) => (0,model_scope/* scopeText */.Cm)(scope)));
  const rank = ({ scope }) => scope.kind === "overall" ? 0 : failed.has((0,model_scope/* scopeText */.Cm)(scope)) ? 1 : 2;
  const shown = rows.toSorted((a, b) => rank(a) - rank(b)).slice(0, SHOWN);
  const { now, before } = samplesOf(report);
  return shown.map((row) => ({
    row,
    now: boxOf(poolOf(now, row.scope), row.now),
    before: row.before === null ? null : boxOf(poolOf(before, row.scope), row.before),
    failed: failed.has((0,model_scope/* scopeText */.Cm)(row.scope))
  }));
}
function samplesOf(report) {
  const recorded = [...report.inputs?.baseline?.cases.values() ?? []];
  return {
    now: (report.scores?.cases ?? []).map(({ intent, tags = [], samples_ms: samples }) => ({
      intent,
      tags,
      samples
    })),
    before: recorded.map(({ intent, tags = [], latency_ms: samples }) => ({ intent, tags, samples }))
  };
}
function poolOf(cases, scope) {
  return cases.flatMap((each) => (0,model_scope/* covers */.hU)(scope, each) ? each.samples : []);
}
function boxOf(pool, summary) {
  if (pool === void 0 || pool.length === 0 || summary.p50_ms === null)
    return null;
  const sorted = Float64Array.from(pool).toSorted();
  const at = (p) => sorted[Math.max(Math.ceil(p * sorted.length - 1e-9) - 1, 0)];
  return { low: at(0.05), q1: at(0.25), p50: summary.p50_ms, q3: at(0.75), p95: summary.p95_ms ?? at(0.95) };
}
function latency_rowHtml(report, { row, now, before, failed }, scale) {
  const boxes = `${before === null ? "" : boxSvg(before, scale, "was", 8)}${now === null ? "" : boxSvg(now, scale, "now", 22)}`;
  const status = failed ? `${(0,html_html/* icon */.Kk)("bad")}<span class="unseen">failed: </span>` : "";
  const figures = ["p50_ms", "p95_ms"].map((key) => `<span${isOver(report, row.scope, `latency_${key}`) ? ' class="over"' : ""}><i>${key.slice(0, 3)}</i> ${row.before === null ? "" : `${(0,format/* formatMs */._V)(row.before[key])} \u2192 `}<b>${(0,format/* formatMs */._V)(row.now[key])}</b></span>${ratioHtml(report, row.scope, `latency_${key}`)}`).join(" ");
  return `<li class="${failed ? "failed" : "held"}"><span class="name">${status}${(0,html_html/* text */.Qq)((0,format/* scopeLabel */.$o)(row.scope), html_html/* NAME */.o_)}</span><svg class="box" aria-hidden="true">${(0,charts/* gridLines */.YH)(scale)}${boxes}</svg><span class="figures">${figures}</span></li>
`;
}
function isOver(report, scope, metric) {
  return report.verdict.checks.some((check) => !check.passed && check.metric === metric && (0,model_scope/* sameScope */.xk)(check.scope, scope));
}
function ratioHtml(report, scope, metric) {
  const cell = (0,words_rows/* ratioCell */.oV)(report, scope, metric);
  return cell === format/* NONE */.x3 ? "" : `<span>${(0,html_html/* text */.Qq)(cell)}</span>`;
}
function boxSvg(box, scale, side, y) {
  const x = (value) => (0,charts/* percentOf */.pR)(scale.at(value));
  const width = (0,charts/* percentOf */.pR)(Math.max(scale.at(box.q3) - scale.at(box.q1), 0));
  return `<g class="${side}"><line class="whisker" x1="${x(box.low)}" x2="${x(box.p95)}" y1="${y}" y2="${y}"/><rect x="${x(box.q1)}" width="${width}" y="${y - 5}" height="10"/><line class="p50" x1="${x(box.p50)}" x2="${x(box.p50)}" y1="${y - 6}" y2="${y + 6}"/><circle cx="${x(box.p95)}" cy="${y}" r="3.5"/></g>`;
}
function latencyTable(report) {
  const rows = [...(0,words_rows/* latencyRows */.uG)(report), ...(0,words_rows/* stageRows */.U7)(report)].map(({ now, before, ...where }) => [
    (0,html_html/* text */.Qq)((0,format/* latencyLabel */.hs)(where), html_html/* NAME */.o_),
    String(now.samples),
    ...[now.p50_ms, before?.p50_ms, now.p90_ms, now.p95_ms, before?.p95_ms, now.p99_ms, now.mean_ms].map((ms) => (0,format/* formatMs */._V)(ms ?? null))
  ]);
  if (rows.length === 0)
    return "";
  const names = ["Samples", "p50", "p50 baseline", "p90", "p95", "p95 baseline", "p99", "Mean"];
  return (0,html_html/* table */.tp)("Latency of timed repeats, warm-up excluded", [(0,html_html/* plain */.pj)("Where"), ...names.map(html_html/* num */.bu)], rows);
}


// EXTERNAL MODULE: ./lib/reporters/html/page.generated.js
var page_generated = __webpack_require__(63116);
;// CONCATENATED MODULE: ./lib/reporters/html/tables.js





const SCOPES = 24;
const tables_ROWS = 1e3;
const STATUS = {
  held: `${(0,html_html/* icon */.Kk)("good")}held`,
  watched: "watch",
  failed: `${(0,html_html/* icon */.Kk)("bad")}<b class="bad">failed</b>`,
  secondary: `${(0,html_html/* icon */.Kk)("bad")}failed, follows`,
  missing: `${(0,html_html/* icon */.Kk)("bad")}<b class="bad">missing</b>`,
  reported: '<span class="dim">not gated</span>'
};
function metricTables(report) {
  const rows = (0,words_rows/* metricRows */.IN)(report);
  if (rows.length === 0)
    return "";
  return matrix(rows) + (0,html_html/* details */.zH)("What the metrics mean", tables_meanings(rows)) + (0,html_html/* details */.zH)("All checks with baselines and limits", checkTable(rows));
}
function tables_meanings(rows) {
  const known = [...new Set(rows.map(({ metric }) => metric))].flatMap((metric) => {
    const meaning = (0,registry/* meaningOfMetric */.ZW)(metric);
    return meaning === null ? [] : [`<div><dt>${(0,html_html/* code */.aY)(metric, html_html/* NAME */.o_)}</dt><dd>${(0,html_html/* text */.Qq)(meaning)}</dd></div>
`];
  });
  return `<dl class="receipt">
${known.join("")}</dl>
`;
}
function matrix(rows) {
  const scopes = [...new Map(rows.map(({ scope }) => [(0,model_scope/* scopeText */.Cm)(scope), scope]))];
  const shown = scopes.slice(0, SCOPES);
  const cells = new Map(rows.map((row) => [`${row.metric}
${(0,model_scope/* scopeText */.Cm)(row.scope)}`, row]));
  const lines = [...new Set(rows.map((row) => row.metric))].map((metric) => [
    titled(metric),
    ...shown.map(([key]) => cellHtml(cells.get(`${metric}
${key}`)))
  ]);
  const left = scopes.slice(SCOPES).map(([, scope]) => scope);
  const caption = `Now, and the change since the baseline${left.length > 0 ? `; ${(0,format/* countWords */.rj)(left, "more ")} in report.json` : ""}`;
  return `<div class="matrix">${(0,html_html/* table */.tp)(caption, [(0,html_html/* plain */.pj)("Metric"), ...shown.map(([, scope]) => (0,html_html/* num */.bu)((0,format/* scopeLabel */.$o)(scope)))], lines)}</div>
`;
}
function titled(metric) {
  const meaning = (0,registry/* meaningOfMetric */.ZW)(metric);
  return meaning === null ? (0,html_html/* code */.aY)(metric, html_html/* NAME */.o_) : `<span title="${(0,html_html/* text */.Qq)(meaning)}">${(0,html_html/* code */.aY)(metric, html_html/* NAME */.o_)}</span>`;
}
function cellHtml(row) {
  if (row === void 0)
    return `<span class="dim">${format/* NONE */.x3}</span>`;
  const { current } = (0,format/* checkNumbers */.PM)(row);
  const bad = row.status === "failed" || row.status === "missing" || row.status === "secondary";
  const mark = bad ? `${(0,html_html/* icon */.Kk)("bad")}<span class="unseen">failed: </span>` : "";
  const kind = row.status === "secondary" ? "follows" : bad ? "bad" : row.status;
  return `<span class="cell ${kind}">${mark}${current}</span><span class="moved">${movedWords(row)}</span>`;
}
function movedWords({ unit, delta }) {
  if (delta === null)
    return format/* NONE */.x3;
  const shown = (0,format/* formatDelta */.CW)(unit, delta);
  return /[1-9]/.test(shown) ? (0,format/* withArrow */.mh)(shown) : "=";
}
function checkTable(rows) {
  const lines = rows.slice(0, tables_ROWS).map((row) => {
    const { baseline, current, delta, limit } = (0,format/* checkNumbers */.PM)(row);
    return [
      (0,html_html/* code */.aY)(row.metric, html_html/* NAME */.o_),
      (0,html_html/* text */.Qq)((0,format/* scopeLabel */.$o)(row.scope), html_html/* NAME */.o_),
      baseline,
      current,
      (0,format/* withArrow */.mh)(delta),
      limit,
      STATUS[row.status]
    ];
  });
  const left = rows.length - lines.length;
  const columns = [
    (0,html_html/* plain */.pj)("Metric"),
    (0,html_html/* plain */.pj)("Where"),
    (0,html_html/* num */.bu)("Baseline"),
    (0,html_html/* num */.bu)("Now"),
    (0,html_html/* num */.bu)("Change"),
    (0,html_html/* num */.bu)("Limit"),
    (0,html_html/* plain */.pj)("Gate")
  ];
  const by = (0,format/* byWords */.bX)(rows.map(({ scope }) => scope));
  return (0,html_html/* table */.tp)(`Overall, then ${by}${left > 0 ? `; ${left} more in report.json` : ""}`, columns, lines);
}


;// CONCATENATED MODULE: ./lib/reporters/html/worst.js








const WORST = 5;
const MOVES = 2;
function worstList({ failed }, k) {
  const codes = [...new Set(failed.map((item) => item.code))];
  const groups = codes.map((category) => failed.filter((item) => item.code === category).flatMap(({ cases }) => cases.map((one) => ({ one, category }))));
  const rounds = Array.from({ length: WORST }, (_, i) => groups.flatMap((group) => group.slice(i, i + 1)));
  const items = rounds.flat().slice(0, WORST);
  return listHtml(items.map(({ one, category }) => worstItem(one, category, k)));
}
function listHtml(items) {
  return items.length === 0 ? "" : `<ol class="worst">
${items.join("")}</ol>
`;
}
function failedQueryList(report) {
  const failed = (0,words_rows/* failedQueries */.MH)(report);
  const left = failed.length - WORST;
  const items = failed.slice(0, WORST).map(({ case: one, error }) => itemHtml(one.id, one.query, one.intent, "the query failed", `<li>${(0,html_html/* text */.Qq)(error, html_html/* QUERY */.Jj)}</li>`));
  const more = left > 0 ? `<p class="more">${left} more: see all cases</p>
` : "";
  return listHtml(items) + more;
}
function worstItem({ id, query, intent, critical, change, ranks }, category, k) {
  const left = ranks.length - MOVES;
  const items = [
    ...ranks.length > 0 ? [] : [`<li>${(0,html_html/* text */.Qq)(change, html_html/* QUERY */.Jj)}</li>`],
    ...ranks.slice(0, MOVES).map((move) => category === "forbidden_hit" ? cameHtml(move) : moveHtml(move, k)),
    ...left > 0 ? [`<li class="dim">${(0,format/* plural */.LS)(left, "more document")}</li>`] : []
  ];
  const why = critical ? `<b>critical</b> \xB7 ${category}` : category;
  return itemHtml(id, query, intent, why, items.join(""));
}
function cameHtml({ document, words }) {
  return `<li><span class="move-words bad">${(0,html_html/* text */.Qq)(words)}</span> ${(0,html_html/* code */.aY)(document, html_html/* NAME */.o_)}</li>`;
}
function itemHtml(id, query, intent, why, moves) {
  return `<li><p class="query"><a href="${(0,html_html/* caseHref */.my)(id)}">${(0,html_html/* text */.Qq)(query, html_html/* QUERY */.Jj)}</a></p><p class="why">${intent === "" ? "" : `${(0,html_html/* text */.Qq)(intent, html_html/* NAME */.o_)} \xB7 `}${why}</p><ul class="moves">${moves}</ul></li>
`;
}
function moveHtml(move, k) {
  return `<li>${ladder(move, k)}<span class="move-words">${(0,html_html/* text */.Qq)(move.words)}</span> ${(0,html_html/* code */.aY)(move.document.replace(/^path: /, ""), html_html/* NAME */.o_)}</li>`;
}
const STEP = 7;
const LADDER = 10;
function ladder({ before, after }, k) {
  const steps = Math.min(Math.max(k, 1), LADDER);
  const x = (rank) => rank === null ? (steps + 0.8) * STEP : (rank - 1) * (steps - 1) / Math.max(k - 1, 1) * STEP + STEP / 2;
  const width = (steps + 1.5) * STEP;
  const dots = Array.from({ length: steps }, (_, i) => `<circle class="step" cx="${(i + 0.5) * STEP}" cy="7" r="1.2"/>`).join("");
  const from = before === void 0 ? "" : `<circle class="was" cx="${x(before).toFixed(1)}" cy="7" r="3.2"/>`;
  const line = before === void 0 ? "" : `<line class="move" x1="${x(before).toFixed(1)}" x2="${x(after).toFixed(1)}" y1="7" y2="7"/>`;
  const end = after === null ? `<path class="gone" d="M${x(null) - 3} 4l6 6m0-6l-6 6"/>` : `<circle class="now" cx="${x(after).toFixed(1)}" cy="7" r="3.6"/>`;
  const rose = typeof before === "number" && after !== null && after < before;
  return `<svg class="ladder${rose ? " rose" : ""}" width="${width}" height="14" viewBox="0 0 ${width} 14" aria-hidden="true">${dots}${line}${from}${end}</svg>`;
}
function movedList(report, { watched }) {
  if (report.inputs?.baseline === null)
    return "";
  const k = report.inputs?.config.k ?? 0;
  const seen = new Set(watched.flatMap(({ cases }) => cases.map(({ id }) => id)));
  const answered = (0,words_rows/* caseRows */.yE)(report).filter(({ score, before }) => score?.error === null && before !== null);
  const moved = answered.flatMap((row) => row.case.expected.flatMap((target, i) => {
    const [before, after] = [(0,words_rows/* rankBefore */.OC)(row, i) ?? null, row.score?.ranks[i] ?? null];
    const fall = (after ?? k + 1) - (before ?? k + 1);
    const move = { document: (0,suite/* targetLabel */.Op)(target), words: (0,items/* moveWords */.JU)(before, after), before, after };
    return fall === 0 ? [] : [{ one: row.case, move, fall }];
  }));
  if (moved.length === 0)
    return `<p class="dim">No target is at another rank than at the baseline.</p>
`;
  const within = report.verdict.checks.length === 0 ? "not judged" : "within tolerance";
  const why = (id, fall) => fall < 0 ? "gained" : seen.has(id) ? "watch" : within;
  const most = moved.toSorted((a, b) => Math.abs(b.fall) - Math.abs(a.fall)).slice(0, WORST);
  return listHtml(most.map(({ one: { id, query, intent }, move, fall }) => itemHtml(id, query, intent, why(id, fall), moveHtml(move, k))));
}
const LOSSES = 10;
const EVIDENCE = 8;
const ACCEPTED = 4;
function lossTable({ explanation = null }) {
  const losses = explanation?.losses ?? [];
  if (losses.length === 0)
    return "";
  const left = losses.length - LOSSES;
  const more = left > 0 ? `; the worst ${LOSSES}, and ${left} more in report.json` : "";
  const columns = [(0,html_html/* long */.LU)("Query"), (0,html_html/* plain */.pj)("Intent"), (0,html_html/* plain */.pj)("What happened")];
  return (0,html_html/* table */.tp)(`${(0,causes/* causesWords */.qh)(explanation?.causes ?? [])}${more}`, columns, losses.slice(0, LOSSES).map(lossRow));
}
function lossRow(loss) {
  return [
    `<a href="${(0,html_html/* caseHref */.my)(loss.id)}">${(0,html_html/* text */.Qq)(loss.query, html_html/* QUERY */.Jj)}</a>`,
    (0,html_html/* text */.Qq)(loss.intent, html_html/* NAME */.o_),
    (0,html_html/* text */.Qq)((0,causes/* lossWords */.VH)(loss), html_html/* QUERY */.Jj)
  ];
}
function evidenceTable(report) {
  const rows = (0,words_rows/* failedChecks */.HH)(report).flatMap((check) => {
    const evidence = (0,verdict/* evidenceOfCheck */.bg)(check);
    if (evidence === null)
      return [];
    const { metric, unit, scope } = check;
    return [[(0,html_html/* text */.Qq)(metric, html_html/* NAME */.o_), (0,html_html/* text */.Qq)((0,format/* scopeLabel */.$o)(scope), html_html/* NAME */.o_), ...figures(unit, evidence, check)]];
  });
  if (rows.length === 0)
    return "";
  const left = rows.length - EVIDENCE;
  const more = left > 0 ? `; ${left} more in report.json` : "";
  const columns = [
    ...["Cases better", "Worse", "Of", "95 % interval of the change"].map(html_html/* num */.bu),
    (0,html_html/* plain */.pj)("Decided by")
  ];
  return (0,html_html/* table */.tp)(`How sure what failed is${more}`, [(0,html_html/* plain */.pj)("Metric"), (0,html_html/* plain */.pj)("Where"), ...columns], rows.slice(0, EVIDENCE));
}
function figures(unit, { wins, losses, units, interval }, check) {
  const between = intervalWords(unit, interval);
  const by = (0,rule/* decidedWords */.iC)(check) || (0,rule/* testedWords */.Hn)(check) || "limit";
  return [String(wins), String(losses), String(units), between, by].map((cell) => (0,html_html/* text */.Qq)(cell));
}
function intervalWords(unit, interval) {
  if (interval.kind === "interval")
    return `${(0,format/* formatDelta */.CW)(unit, interval.low)} to ${(0,format/* formatDelta */.CW)(unit, interval.high)}`;
  const { code: code2, have, need } = interval.reason;
  return code2 === "too_few_units" ? `none: ${have} cases, ${need} needed` : `none: ${have} differ, ${need} needed`;
}
function besideList({ explanation = null }) {
  const facts = [(0,causes/* holesWords */.V_)(explanation?.holes ?? null), (0,causes/* churnWords */.CR)(explanation?.churn ?? null)];
  const items = facts.filter((fact) => fact !== "").map((fact) => `<li>${(0,html_html/* text */.Qq)(fact, html_html/* SENTENCE */.gz)}</li>
`);
  return items.length === 0 ? "" : `<ul class="notices">
${items.join("")}</ul>
`;
}
function acceptedList({ accepted }) {
  const items = accepted.map(({ sentence }) => `<li>${(0,html_html/* text */.Qq)(sentence, html_html/* SENTENCE */.gz)}</li>
`);
  const list = (some) => some.length === 0 ? "" : `<ul class="notices">
${some.join("")}</ul>
`;
  const rest = items.slice(ACCEPTED);
  return list(items.slice(0, ACCEPTED)) + (rest.length === 0 ? "" : (0,html_html/* details */.zH)(`${rest.length} more`, list(rest)));
}


;// CONCATENATED MODULE: ./lib/reporters/html/report-html.js









const POLICY = [
  "default-src 'none'",
  `script-src '${page_generated/* EARLY_HASH */.NC}' '${page_generated/* SCRIPT_HASH */.j_}'`,
  `style-src '${page_generated/* STYLE_HASH */.h3}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'"
].join("; ");
const PACKED_FROM = 5e5;
function* renderReportHtml(report, pack) {
  const suite = report.inputs?.suite.name ?? "retrieval gate";
  const told = (0,blocks/* blocksOf */.SH)(report);
  yield `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${(0,html_html/* text */.Qq)(told.title)} - ${(0,html_html/* text */.Qq)(suite, 80)}</title>
<script>${page_generated/* EARLY */.oX}</script>
<style>${page_generated/* STYLE */.Y}</style>
</head>
<body>
`;
  const cases = report.inputs?.suite.cases.length ?? 0;
  const some = cases > 0 && report.scores !== null;
  yield `<a class="skip" href="#main">To the report</a>
${barHtml(report, some)}<main id="main">
`;
  yield firstScreen(report, told) + (some ? casesHtml(cases) : "") + report_html_figures(report) + ending(report, told);
  yield "</main>\n";
  yield* dataBlock(some ? pageParts(report) : ["null"], pack);
  yield `<script>${page_generated/* SCRIPT */.Mm}</script>
</body>
</html>
`;
}
function* dataBlock(json, pack) {
  const parts = json[Symbol.iterator]();
  const held = [];
  const most = pack === void 0 ? Infinity : PACKED_FROM;
  let length = 0;
  let next2 = parts.next();
  for (; !next2.done && length < most; next2 = parts.next()) {
    held.push(next2.value);
    length += next2.value.length;
  }
  const packed = pack !== void 0 && length >= PACKED_FROM;
  yield `<script id="data" type="application/${packed ? "x-deflate" : "json"}">`;
  if (packed)
    yield* pack(rest(held, next2, parts));
  else
    yield* held;
  yield "</script>\n";
}
function* rest(held, next2, parts) {
  yield* held;
  for (; !next2.done; next2 = parts.next())
    yield next2.value;
}
function barHtml(report, some) {
  const links = [
    ["checks", "Checks", report.verdict.checks.length > 0],
    ["cases", "Cases", some],
    ["metrics", "Metrics", report.scores !== null],
    ["next", "What next", report.inputs !== null],
    ["receipt", "Receipt", true]
  ];
  const items = links.filter(([, , there]) => there).map(([id, name]) => `<a href="#${id}">${name}</a>`);
  return `<nav class="bar" aria-label="Parts of the report"><span class="tool">${(0,html_html/* text */.Qq)(report.tool, 80)}</span>${items.join("")}<span id="theme"></span></nav>
`;
}
function firstScreen(report, told) {
  const failed = report.verdict.checks.some((check) => !check.passed);
  const checks = (0,html_html/* section */.uW)("checks", failed ? "Failed checks" : "Checks", checkPanels(report, told));
  const worst = failed ? (0,html_html/* section */.uW)("worst", "Worst cases", worstList(told, report.inputs?.config.k ?? 0)) : "";
  const moved = !failed && isWhole(report) && told.accepted.length === 0 ? (0,html_html/* section */.uW)("worst", "Moved most", movedList(report, told)) : "";
  const latency = isWhole(report) ? (0,html_html/* section */.uW)("latency", "Latency", latencyPanel(report)) : "";
  const side = worst + moved + latency;
  const columns = checks + side === "" ? "" : `<div class="columns"><div>${checks}</div><div>${side}</div></div>
`;
  return header(report, told) + (0,html_html/* section */.uW)("problems", "What is wrong", problems(report)) + (0,html_html/* section */.uW)("failed-queries", "Failed queries", report.failure === null ? "" : failedQueryList(report)) + (0,html_html/* section */.uW)("accepted", "Accepted with the label", acceptedList(told)) + columns + (0,html_html/* section */.uW)("losses", "What happened to the lost cases", lossTable(report)) + (0,html_html/* section */.uW)("beside", "Beside the verdict", folded("How sure is this?", evidenceTable(report)) + besideList(report));
}
function isWhole({ failure, scores, new_baseline: newBaseline }) {
  return scores !== null && (failure === null || newBaseline !== null);
}
function folded(title, body) {
  return body === "" ? "" : (0,html_html/* details */.zH)(title, body);
}
function casesHtml(count) {
  const without = `<p class="without">The table of ${count} cases needs this page's script; cases.csv and report.json beside this file hold the same.</p>`;
  return (0,html_html/* section */.uW)("cases", "All cases", `<div id="explorer">${without}</div>
`);
}
function report_html_figures(report) {
  const latency = latencyTable(report);
  return (0,html_html/* section */.uW)("metrics", "Metrics", metricTables(report) + (latency === "" ? "" : (0,html_html/* details */.zH)("Latency in figures", latency)));
}
function ending(report, told) {
  return (0,html_html/* section */.uW)("notices", "Notices", header_notices(report)) + (0,html_html/* section */.uW)("next", "What next", next(told)) + (0,html_html/* section */.uW)("receipt", "Receipt", header_receipt(report));
}


;// CONCATENATED MODULE: ./lib/reporters/junit-xml.js












const NAME = 250;
const junit_xml_TEXT = 2e3;
const CULPRITS = 50;
function skipped(reason) {
  return { kind: "skipped", type: reason.replace(" ", "_"), message: reason, text: "" };
}
function* renderJunitXml(report) {
  const suite = report.inputs?.suite.name ?? "retrieval-gate";
  const book = (0,items/* caseBook */._C)(report);
  const large = (0,large_suites/* isLarge */.sV)(report);
  const checks = [...failureTests(report), ...checkTests(report)];
  const judged = report.verdict.checks.length > 0;
  const intents = (0,model_scope/* groupBy */.$z)((0,words_rows/* caseRows */.yE)(report), (row) => row.case.intent);
  const groups = [
    { name: "checks", tests: () => checks },
    ...[...intents].map(([intent, rows]) => ({
      name: `intent ${intent}`,
      *tests() {
        for (const row of rows) {
          const test = caseTest(row, book, judged);
          if (!large || test.outcome !== null && test.outcome.kind !== "skipped")
            yield test;
        }
      }
    }))
  ];
  const counted = groups.map((group) => ({ ...group, ...countsOf(group.tests()) }));
  const all = counted.reduce((sum, { tested, failure, error }) => ({
    tested: sum.tested + tested,
    failure: sum.failure + failure,
    error: sum.error + error
  }), { tested: 0, failure: 0, error: 0 });
  yield `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="${(0,words_escape/* xmlText */.xK)(suite, NAME)}" ${counts(all)}>
`;
  const shown = counted.filter(({ tested }) => tested > 0);
  for (const group of shown) {
    const className = (0,words_escape/* xmlText */.xK)(`${suite}.${group.name}`, NAME);
    yield `  <testsuite name="${className}" ${counts(group)} skipped="${group.skipped}">
`;
    for (const test of group.tests())
      yield testXml(className, test);
    if (group === shown[0])
      yield `    <system-out>${(0,words_escape/* xmlText */.xK)(toldText(report), junit_xml_TEXT)}</system-out>
`;
    yield "  </testsuite>\n";
  }
  yield "</testsuites>\n";
}
function toldText(report) {
  const { title, fact, also, tally, why, what_to_do: todo } = (0,blocks/* blocksOf */.SH)(report);
  return [title, fact, ...also, tally, why, todo].filter(Boolean).join("\n");
}
function countsOf(tests) {
  const counted = { tested: 0, failure: 0, error: 0, skipped: 0 };
  for (const { outcome } of tests) {
    counted.tested++;
    if (outcome !== null)
      counted[outcome.kind]++;
  }
  return counted;
}
function counts({ tested, failure, error }) {
  return `tests="${tested}" failures="${failure}" errors="${error}"`;
}
function testXml(className, test) {
  const time = test.seconds === null ? "" : ` time="${test.seconds.toFixed(6)}"`;
  const open = `    <testcase classname="${className}" name="${(0,words_escape/* xmlText */.xK)(test.name, NAME)}"${time}`;
  if (test.outcome === null) {
    return test.note === void 0 ? `${open}/>
` : `${open}>
      <system-out>${(0,words_escape/* xmlText */.xK)(test.note, junit_xml_TEXT)}</system-out>
    </testcase>
`;
  }
  const { kind, type, message, text } = test.outcome;
  const attributes = `type="${(0,words_escape/* xmlText */.xK)(type, NAME)}" message="${(0,words_escape/* xmlText */.xK)(message, junit_xml_TEXT)}"`;
  return `${open}>
      <${kind} ${attributes}>${(0,words_escape/* xmlText */.xK)(text, junit_xml_TEXT)}</${kind}>
    </testcase>
`;
}
function caseTest(row, book, judged) {
  const { case: one, score, failed } = row;
  const median = (0,words_rows/* medianMs */.Vz)(score?.samples_ms ?? []);
  const base = { name: one.id, seconds: median === null ? null : median / 1e3, outcome: null };
  if (score === null)
    return { ...base, outcome: skipped("not asked") };
  const params = one.params === void 0 ? [] : [`params: ${JSON.stringify(one.params)}`];
  const about = [`${one.place.file}:${one.place.line}`, `query: ${one.query}`, ...params];
  const { error } = score;
  if (error !== null) {
    const text2 = [...about, error].join("\n");
    return { ...base, outcome: { kind: "error", type: "query_error", message: error, text: text2 } };
  }
  if (!judged)
    return { ...base, outcome: skipped("not judged") };
  const [check] = failed;
  const culprit = check?.cases.find((each) => each.id === one.id);
  if (check === void 0 || culprit === void 0)
    return base;
  const what = (0,items/* caseClause */.C8)((0,items/* caseWords */.q7)(book, check, culprit));
  const text = [...about, what, ...failed.map(words_checks/* checkSentence */.YC)].join("\n");
  return { ...base, outcome: { kind: "failure", type: check.category, message: (0,words_checks/* checkSentence */.YC)(check), text } };
}
function checkTests(report) {
  const passed = (0,words_rows/* saidOnce */.Xf)(report.verdict.checks.filter((check) => check.passed));
  const accepted = new Map((0,words_rows/* acceptedChecks */.d4)(report).map((check) => [testName(check), check]));
  return [...(0,words_rows/* failedChecks */.HH)(report), ...passed].map((check) => {
    const base = { name: testName(check), seconds: null, outcome: checkOutcome(check) };
    if (check.outcome === "watch")
      return { ...base, note: `watch: ${(0,items/* watchSentence */.jb)([check])}` };
    const was = accepted.get(base.name);
    return was === void 0 ? base : { ...base, note: `accepted with the label: ${(0,words_checks/* checkSentence */.YC)(was)}` };
  });
}
function testName(check) {
  return `${check.metric} ${(0,format/* scopeWords */.AN)(check.scope)}`;
}
function checkOutcome(check) {
  if (check.passed)
    return null;
  const ids = check.cases.slice(0, CULPRITS).map((each) => each.id);
  const more = check.cases.length > CULPRITS ? [`+${check.cases.length - CULPRITS} more`] : [];
  const tested = (0,verdict/* evidenceOfCheck */.bg)(check);
  const evidence = [...tested === null ? [] : [(0,causes/* evidenceClause */.f5)(tested)], (0,rule/* decidedWords */.iC)(check)].filter(Boolean);
  const behind = `caused by ${(0,format/* plural */.LS)(check.cases.length, "case")}`;
  const follows = check.secondary_to === null ? [] : [`failed because of ${check.secondary_to}`];
  const text = [...follows, ...evidence, behind, ...ids, ...more].join("\n");
  return { kind: "failure", type: check.category, message: (0,words_checks/* checkSentence */.YC)(check), text };
}
function failureTests(report) {
  if (report.failure === null)
    return [];
  const { code, problems } = report.failure;
  const text = problems.map(model_problem.formatProblem).join("\n");
  return [
    {
      name: "the gate could judge",
      seconds: null,
      outcome: { kind: "error", type: code, message: (0,words_checks/* failureSentence */.Qz)(report.failure), text }
    }
  ];
}


// EXTERNAL MODULE: ./lib/reporters/part-json.js
var part_json = __webpack_require__(32712);
// EXTERNAL MODULE: ./lib/reporters/report-json.js + 1 modules
var report_json = __webpack_require__(1670);
// EXTERNAL MODULE: ./lib/reporters/retriever-log.js
var retriever_log = __webpack_require__(54115);
// EXTERNAL MODULE: ./lib/reporters/summary-md.js
var summary_md = __webpack_require__(14758);
// EXTERNAL MODULE: ./lib/model/figures.js
var model_figures = __webpack_require__(26536);
;// CONCATENATED MODULE: ./lib/reporters/trec.js



function renderRunTrec(report) {
  if (report.run === null || report.scores === null)
    return null;
  return linesOf(report, runLines);
}
function renderQrelsTrec(report) {
  if (report.inputs === null || report.scores === null)
    return null;
  const { gain } = report.inputs.config.definition;
  return linesOf(report, (row) => qrelsLines(row.case, gain));
}
function* linesOf(report, lines) {
  for (const row of (0,words_rows/* caseRows */.yE)(report))
    if (!row.case.expect_empty)
      yield lines(row);
}
function runLines({ case: one, score, run }) {
  const hits = run?.outcome.kind === "answer" ? run.outcome.hits : [];
  const labels = labelsOf(one);
  const taken = new Set(labels);
  const targets = targetByRank(one, score?.ranks ?? []);
  const docnos = hits.flatMap(({ doc_id: id, repeat }, i) => {
    if (repeat)
      return [];
    const target = targets.get(i + 1);
    return [target === void 0 ? free(trecId(id), taken) : labels[target]];
  });
  const query = trecId(one.id);
  return docnos.map((docno, i) => `${query} Q0 ${docno} ${i + 1} ${docnos.length - i} gate
`).join("");
}
function qrelsLines(one, gain) {
  const query = trecId(one.id);
  const line = (docno, grade) => `${query} 0 ${docno} ${grade}
`;
  const labels = labelsOf(one);
  const relevant = one.expected.map((target, i) => line(labels[i], (0,model_figures/* gainOf */.vC)(target.grade, { gain })));
  const taken = new Set(labels);
  const irrelevant = (one.judged_irrelevant ?? []).map(trecId).filter((docno) => !taken.has(docno));
  return [...relevant, ...irrelevant.map((docno) => line(docno, 0))].join("");
}
function labelsOf({ expected }) {
  const taken = /* @__PURE__ */ new Set();
  return expected.map((target) => free(trecId(labelOf(target)), taken));
}
function free(docno, taken) {
  let own = docno;
  while (taken.has(own))
    own += "~";
  taken.add(own);
  return own;
}
function targetByRank(one, ranks) {
  const byRank = /* @__PURE__ */ new Map();
  for (const [i, target] of one.expected.entries()) {
    const rank = ranks[i] ?? null;
    if (rank === null)
      continue;
    const holder = byRank.get(rank);
    if (holder === void 0 || target.grade > one.expected[holder].grade)
      byRank.set(rank, i);
  }
  return byRank;
}
function labelOf(target) {
  return target.kind === "id" ? target.value : (0,suite/* targetLabel */.Op)(target);
}
function trecId(id) {
  return id.replaceAll(/[\s\p{Cc}\p{Cs}\u0085]|%(?=[0-9a-f]{2})|^#/giu, percentEncoded);
}
function percentEncoded(character) {
  const point = character.codePointAt(0);
  const tail = (shift) => 128 | point >> shift & 63;
  const bytes = point < 128 ? [point] : point < 2048 ? [192 | point >> 6, tail(0)] : [224 | point >> 12, tail(6), tail(0)];
  return bytes.map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
}


// EXTERNAL MODULE: ./lib/model/run.js
var run = __webpack_require__(30060);
;// CONCATENATED MODULE: ./lib/reporters/unjudged-jsonl.js



const unjudged_jsonl_TEXT = 1e3;
const TEXTS = 1e4;
function renderUnjudgedJsonl(report) {
  const holes = report.explanation?.holes ?? null;
  return holes === null ? null : queueLines(report, holes);
}
function* queueLines(report, { queue }) {
  const cases = (0,words_rows/* casesById */.aX)(report);
  const runs = report.run === null ? null : (0,run/* runsById */.j)(report.run);
  for (const [i, { case_id: caseId, rank }] of queue.entries()) {
    const outcome = runs?.get(caseId)?.outcome;
    const hit = outcome?.kind === "answer" ? outcome.hits[rank - 1] : void 0;
    if (hit === void 0)
      continue;
    const text = hit.text === void 0 || i >= TEXTS ? void 0 : (0,words_escape/* capped */.uo)(hit.text, unjudged_jsonl_TEXT);
    const query = cases.get(caseId)?.query;
    yield `${JSON.stringify({ id: caseId, query, doc_id: hit.doc_id, path: hit.path, text, rank })}
`;
  }
}


;// CONCATENATED MODULE: ./lib/reporters/registry.js










function whole(text) {
  return text === null ? null : [text];
}
const REPORTERS = [
  {
    file: "report.json",
    meaning: "everything: the verdict, every check with its evidence, every case, why each lost case was lost; [schema](schemas/report.schema.json)",
    render: report_json/* renderReportJson */.B
  },
  {
    file: "baseline.json",
    meaning: "what `record` would have written; absent where the run had errors",
    render: baseline_json/* renderBaselineJson */.Ws
  },
  { file: "report.html", meaning: "the same as a page, without network", render: renderReportHtml },
  { file: "summary.md", meaning: "the job summary", render: (report) => whole((0,summary_md/* renderSummaryMd */.s)(report)) },
  { file: "cases.csv", meaning: "a line a case, for a spreadsheet", render: renderCasesCsv },
  { file: "junit.xml", meaning: "checks and cases for test dashboards", render: renderJunitXml },
  { file: "run.trec", meaning: "the results, for trec_eval or any other evaluator", render: renderRunTrec },
  {
    file: "qrels.trec",
    meaning: "the judgments, for trec_eval or any other evaluator",
    render: renderQrelsTrec
  },
  {
    file: "unjudged.jsonl",
    meaning: "results that nobody judged, ready to label; the 20,000 most informative, those first that tell most",
    render: renderUnjudgedJsonl
  },
  {
    file: "retriever.log",
    meaning: "what the retriever wrote for people",
    render: (report) => whole((0,retriever_log/* renderRetrieverLog */.b)(report))
  },
  {
    file: "part.json",
    meaning: "of a [shard](docs/several-jobs.md) alone: what it measured, for `merge`",
    render: part_json/* renderPartJson */.Q
  }
];



/***/ }),

/***/ 1670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ deterministicPart),
  B: () => (/* binding */ renderReportJson)
});

// EXTERNAL MODULE: ./lib/exit-code.js
var exit_code = __webpack_require__(28449);
// EXTERNAL MODULE: ./lib/model/verdict.js
var model_verdict = __webpack_require__(1732);
// EXTERNAL MODULE: ./lib/reporters/baseline-json.js
var baseline_json = __webpack_require__(13574);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/reporters/report-parts.js
var report_parts = __webpack_require__(14921);
// EXTERNAL MODULE: ./lib/model/suite.js
var suite = __webpack_require__(44141);
// EXTERNAL MODULE: ./lib/words/rows.js
var rows = __webpack_require__(53372);
// EXTERNAL MODULE: ./lib/reporters/large-suites.js
var large_suites = __webpack_require__(22627);
;// CONCATENATED MODULE: ./lib/reporters/report-cases.js





function casesValue(report, more, large = false) {
  return canonical_json/* Streamed */.ML.list(function* () {
    for (const row of (0,rows/* caseRows */.yE)(report)) {
      const value = Object.assign(caseValue(row), (0,report_parts/* explainedCase */.x_)(report, row.case.id), more(row));
      yield large && (0,large_suites/* isUnchanged */._5)(row) ? (0,large_suites/* shortened */.vI)(value, row) : value;
    }
  }, large);
}
function caseValue(row) {
  const { case: one, score, before } = row;
  return {
    id: one.id,
    query: one.query,
    params: one.params,
    intent: one.intent,
    tags: one.tags,
    digest: one.digest,
    critical: one.critical,
    expect_empty: one.expect_empty,
    paired: before !== null,
    asked: score === null ? false : void 0,
    metrics: score?.metrics ?? null,
    metrics_before: before?.metrics ?? null,
    targets: one.expected.map((target, i) => ({
      label: (0,suite/* targetLabel */.Op)(target),
      kind: target.kind,
      value: target.value,
      span: target.kind === "span" ? { by: target.by, start: target.start, end: target.end } : void 0,
      grade: target.grade,
      rank_before: (0,rows/* rankBefore */.OC)(row, i) ?? null,
      rank: score?.ranks[i] ?? null
    })),
    forbidden_ranks: score?.forbidden_ranks ?? [],
    results: score?.results ?? [],
    results_before: before?.results ?? null,
    degraded: score?.degraded ?? false,
    error: score?.error ?? null,
    unmeasured: unmeasuredValue(row)
  };
}
function unmeasuredValue({ run }) {
  const reasons = [...run?.judged ?? []].flatMap(([metric, sample]) => sample.kind === "unmeasured" ? [[metric, sample.reason]] : []);
  return reasons.length === 0 ? void 0 : new Map(reasons);
}


// EXTERNAL MODULE: ./lib/metrics/load.js
var metrics_load = __webpack_require__(93897);
// EXTERNAL MODULE: ./lib/words/blocks.js
var blocks = __webpack_require__(79035);
// EXTERNAL MODULE: ./lib/metrics/registry.js + 2 modules
var registry = __webpack_require__(13480);
// EXTERNAL MODULE: ./lib/model/scope.js
var scope = __webpack_require__(90997);
;// CONCATENATED MODULE: ./lib/reporters/report-json.js











const SCHEMA_VERSION = 1;
function renderReportJson(report) {
  return (0,canonical_json/* canonicalParts */.BE)(reportValue(report));
}
function reportValue(report) {
  const { verdict, scores } = report;
  return {
    schema_version: SCHEMA_VERSION,
    tool: report.tool,
    origin: report.origin ?? null,
    verdict: verdict.verdict,
    exit_code: (0,exit_code/* exitCodeOfReport */.j0)(report),
    told: (0,blocks/* blocksOf */.SH)(report),
    categories: verdict.categories,
    secondary_categories: verdict.secondary_categories,
    checks: verdict.checks.map(checkValue),
    accepted: (verdict.accepted ?? []).map(checkValue),
    bootstrap: report.policies?.bootstrap ?? false,
    notices: verdict.notices.map(noticeValue),
    metrics: scores === null ? null : (0,baseline_json/* bucketsValue */.Pz)(scores.means, (means) => means),
    latency: scores === null ? null : (0,baseline_json/* bucketsValue */.Pz)(scores.latency, baseline_json/* latencyValue */.Wl),
    load: report.run?.load && loadValue(report.run.load, report),
    cases: casesValue(report, (row) => ({
      latency_ms: (row.score?.samples_ms ?? []).map(baseline_json/* roundMs */.l9),
      spans_ms: (0,baseline_json/* stagesValue */.f2)(row.score?.spans_ms)
    }), (0,large_suites/* isLarge */.sV)(report)),
    ...(0,report_parts/* explanationValue */.F2)(report),
    receipt: (0,report_parts/* receiptValue */.cv)(report),
    failure: failureValue(report),
    deterministic_digest: report.deterministic_digest
  };
}
function deterministicPart(report) {
  const { verdict, scores, inputs } = report;
  const checks = verdict.checks.filter((check) => check.unit !== "ms" && !isUnderLoad(check));
  const failed = checks.filter((check) => !check.passed);
  const judged = verdict.verdict === "pass" || verdict.verdict === "fail";
  const named = (primary) => model_verdict/* CATEGORIES */.R6.filter((each) => failed.some((one) => one.category === each && one.secondary_to === null === primary));
  return {
    schema_version: SCHEMA_VERSION,
    verdict: judged ? failed.length === 0 ? "pass" : "fail" : verdict.verdict,
    categories: named(true),
    secondary_categories: named(false),
    checks: checks.map(checkValue),
    notices: verdict.notices.filter(isDeterministic).map(noticeValue),
    metrics: scores === null ? null : (0,baseline_json/* bucketsValue */.Pz)(scores.means, (means) => means),
    cases: casesValue(report, () => ({})),
    ...(0,report_parts/* explanationValue */.F2)(report),
    // Without the files' digests: a config that only asks with another concurrency gives the same answers.
    receipt: inputs === null ? null : { ...(0,report_parts/* inputsValue */.Pl)(report), files: void 0 },
    failure: failureValue(report)
  };
}
function isUnderLoad({ metric }) {
  return metrics_load/* LOAD */.xM.some(({ name }) => name === metric);
}
function loadValue(load, { inputs }) {
  const { p50_ms, p95_ms, error_rate, qps } = (0,metrics_load/* loadFigures */.QM)(load, inputs.config.definition.percentile);
  return {
    rate: load.rate,
    duration_s: load.duration_s,
    p50_ms: p50_ms === null ? null : (0,baseline_json/* roundMs */.l9)(p50_ms),
    p95_ms: p95_ms === null ? null : (0,baseline_json/* roundMs */.l9)(p95_ms),
    error_rate,
    qps: (0,baseline_json/* roundMs */.l9)(qps),
    queries: load.queries.map(({ start_ms, ms }) => [(0,baseline_json/* roundMs */.l9)(start_ms), ms === null ? null : (0,baseline_json/* roundMs */.l9)(ms)])
  };
}
function isDeterministic(notice) {
  switch (notice.code) {
    case "other_machine":
    case "stored_latency":
    case "includes_start":
    case "reported_latency":
    case "recorded_latency":
    case "cached_answers":
    case "budget_ended":
    case "queries_asked":
    case "not_sampled":
    case "not_planned":
    case "plan_missing":
    case "visible_rise":
    case "blunt_tolerance":
    case "retries":
    case "latency_off":
    case "latency_anchor_new":
    case "unstable":
    case "baseline_age":
    case "secret_in_suite":
    // The reason holds times and the retriever's own words.
    case "probe_failed":
    case "judged_by":
    case "selftest":
    case "blind_to":
    case "joined":
    case "older_attempts":
    case "unlike_machines":
      return false;
    case "differs":
      return !/^(tool|environment|timing)\b/.test(notice.field);
    case "improved":
    case "implausible_jump":
    case "rule_off":
    case "not_applicable":
      return (0,registry/* unitOfMetric */.QG)(notice.metric) !== "ms";
    default:
      return true;
  }
}
function noticeValue(notice) {
  return "scope" in notice ? { ...notice, scope: (0,scope/* scopeText */.Cm)(notice.scope) } : notice;
}
function checkValue(check) {
  const { kind: _kind, unit, ...members } = check;
  const written = {
    ...members,
    scope: (0,scope/* scopeText */.Cm)(check.scope),
    missing: (0,model_verdict/* missingOf */.oy)(check),
    evidence: (0,report_parts/* evidenceValue */.NO)((0,model_verdict/* evidenceOfCheck */.bg)(check))
  };
  if (unit !== "ms")
    return written;
  const round = (ms) => ms === null ? null : (0,baseline_json/* roundMs */.l9)(ms);
  return {
    ...written,
    baseline: round(check.baseline),
    current: round(check.current),
    interval: check.interval?.map(baseline_json/* roundMs */.l9) ?? null,
    delta: round(check.delta),
    tolerance: round(check.tolerance),
    limit: round(check.limit),
    ratio: check.kind === "ratio" ? ratioValue(check.ratio) : void 0,
    cases: check.cases.map((each) => ({ ...each, before: round(each.before), after: round(each.after) }))
  };
}
function ratioValue(figures) {
  const { tolerance, floor_ms, noise } = figures;
  const bounds = ({ ratio, low, high }) => ({
    ratio: (0,canonical_json/* roundNumber */.Wf)(ratio, 6),
    low: (0,canonical_json/* roundNumber */.Wf)(low, 6),
    high: (0,canonical_json/* roundNumber */.Wf)(high, 6)
  });
  return { ...bounds(figures), tolerance, floor_ms, noise: noise && bounds(noise) };
}
function failureValue(report) {
  if (report.failure === null)
    return null;
  const { code, message, hint, problems } = report.failure;
  return { code, exit_code: (0,exit_code/* exitCodeOfReport */.j0)(report), message, hint, problems };
}



/***/ }),

/***/ 54115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ renderRetrieverLog)
/* harmony export */ });
/* harmony import */ var _words_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1454);

function renderRetrieverLog(report) {
  if (report.run === null)
    return null;
  const plain = report.run.log.replaceAll(/\u001b\[[0-9;]*m/g, "");
  const lines = plain.split(/\r?\n/).map((line) => (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_0__.logLine)(line));
  if (lines.at(-1) === "")
    lines.pop();
  return lines.map((line) => `${line}
`).join("");
}



/***/ }),

/***/ 14758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ renderSummaryMd)
/* harmony export */ });
/* harmony import */ var _model_problem_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(51246);
/* harmony import */ var _words_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79035);
/* harmony import */ var _words_causes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57417);
/* harmony import */ var _words_error_page_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(25647);
/* harmony import */ var _words_escape_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1454);
/* harmony import */ var _words_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50354);
/* harmony import */ var _words_receipt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69797);
/* harmony import */ var _words_rows_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53372);
/* harmony import */ var _words_sampling_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77472);
/* harmony import */ var _blocks_md_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65078);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(20333);











const NAME = 80;
const QUERY = 120;
const SENTENCE = 600;
const PROBLEMS = { rows: 100, bytes: 15e4 };
const ROOM = { rows: { rows: 30, bytes: 6e4 }, cases: { rows: 8, bytes: 2e4 } };
const METRICS = { rows: 400, bytes: 8e4 };
const LATENCY = { rows: 100, bytes: 6e4 };
const NOTICES = { rows: 50, bytes: 6e4 };
const RECEIPT = { rows: 60, bytes: 6e4 };
function renderSummaryMd(report, reportUrl = null) {
  const told = (0,_words_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .blocksOf */ .SH)(report);
  const [fact, ...lines] = (0,_words_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .factLines */ .Kp)(told.fact);
  const page = report.failure === null ? "" : (0,_words_error_page_js__WEBPACK_IMPORTED_MODULE_7__/* .pageOfError */ .N)(report.failure.code);
  const blocks = [
    `### ${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeMarkdown */ .FV)(told.title)} \xB7 ${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeMarkdown */ .FV)(fact, SENTENCE)}
`,
    lines.length === 0 ? "" : `<pre>${lines.map((line) => (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeMarkdown */ .FV)(line, SENTENCE)).join("\n")}</pre>
`,
    ...(0,_blocks_md_js__WEBPACK_IMPORTED_MODULE_6__/* .whyMd */ .A)(told, page === "" ? "" : `<a href="${page}">${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeMarkdown */ .FV)(report.failure.code)}</a>`),
    contextLine(report, told, reportUrl),
    problemBlock(report),
    queriesBlock(report),
    ...(0,_blocks_md_js__WEBPACK_IMPORTED_MODULE_6__/* .itemsMd */ .W)(told, ROOM),
    partBlock(report),
    nextBlock(told),
    besideBlock(report),
    metricsBlock(report),
    latencyBlock(report),
    noticesBlock(told),
    receiptBlock(report)
  ];
  return blocks.filter((block) => block !== "").join("\n");
}
function contextLine(report, { tally }, reportUrl) {
  const link = reportUrl === null ? "" : `[Full report](${reportUrl})`;
  if (report.inputs === null)
    return link === "" ? "" : `${link}
`;
  return `${contextWords(report, tally, report.inputs)}${link === "" ? "" : ` \xB7 ${link}`}
`;
}
function contextWords(report, tally, { suite, config, baseline }) {
  const beside = (0,_words_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .besideCommit */ .yD)(report);
  const stored = baseline === null ? "no baseline" : `compared with ${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .codeMarkdown */ .fl)(config.baseline, NAME)}`;
  const against = beside === null ? stored : `side by side with the base ${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .codeMarkdown */ .fl)(beside)}`;
  const parts = [tally, against, (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeMarkdown */ .FV)((0,_words_receipt_js__WEBPACK_IMPORTED_MODULE_3__/* .originWords */ .u)(report))].filter((part) => part !== "");
  return `Suite <b>${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeMarkdown */ .FV)(suite.name, NAME)}</b> ${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeMarkdown */ .FV)(suite.revision, NAME)}, ${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(suite.cases.length, "case")} \xB7 ${parts.join(" \xB7 ")}`;
}
function problemBlock({ failure }) {
  if (failure === null || failure.problems.length === 0)
    return "";
  const row = (problem) => [
    (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .codeMarkdown */ .fl)((0,_model_problem_js__WEBPACK_IMPORTED_MODULE_9__/* .placeOf */ .$)(problem), QUERY),
    problem.pointer ? (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .codeMarkdown */ .fl)(problem.pointer, QUERY) : "",
    (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeMarkdown */ .FV)(problem.message, SENTENCE)
  ];
  return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_10__/* .mdTable */ .gJ)(["Where", "Field", "What is wrong"], failure.problems, row, PROBLEMS);
}
function queriesBlock(report) {
  const failed = report.failure === null ? [] : (0,_words_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .failedQueries */ .MH)(report);
  if (failed.length === 0)
    return "";
  const row = ({ case: one, error }) => [
    (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeMarkdown */ .FV)(one.query, QUERY),
    (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeMarkdown */ .FV)(one.intent, NAME),
    (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeMarkdown */ .FV)(error, SENTENCE)
  ];
  return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_10__/* .mdTable */ .gJ)(["Failed query", "Intent", "What the retriever said"], failed, row, ROOM.cases);
}
function besideBlock({ explanation = null }) {
  const facts = [(0,_words_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .holesWords */ .V_)(explanation?.holes ?? null), (0,_words_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .churnWords */ .CR)(explanation?.churn ?? null)];
  const some = facts.filter((fact) => fact !== "");
  const list = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_10__/* .mdList */ .Ej)(some, (fact) => (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeMarkdown */ .FV)(fact, SENTENCE), NOTICES);
  return some.length === 0 ? "" : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_10__/* .mdDetails */ .mF)("Beside the verdict: unjudged results, changed lists", list);
}
const STATUS = {
  held: "held",
  watched: "watch",
  failed: "<b>failed</b>",
  secondary: "failed, follows",
  missing: "<b>missing</b>",
  reported: "not gated"
};
const METRIC_COLUMNS = ["Metric", "Where", "Baseline:", "Now:", "Change:", "Limit:", "Gate"];
function metricMd(row) {
  const { baseline, current, delta, limit } = (0,_words_format_js__WEBPACK_IMPORTED_MODULE_2__/* .checkNumbers */ .PM)(row);
  const where = (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeMarkdown */ .FV)((0,_words_format_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeLabel */ .$o)(row.scope), NAME);
  return [
    (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeMarkdown */ .FV)(row.metric, NAME),
    where,
    baseline,
    current,
    (0,_words_format_js__WEBPACK_IMPORTED_MODULE_2__/* .withArrow */ .mh)(delta),
    limit,
    STATUS[row.status]
  ];
}
function partBlock(report) {
  const rows = (0,_words_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .metricRows */ .IN)(report).filter(({ scope, current }) => scope.kind === "overall" && current !== null);
  if (report.verdict.verdict !== "partial" || rows.length === 0)
    return "";
  return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_10__/* .mdTable */ .gJ)(METRIC_COLUMNS.slice(0, -2), rows, (row) => metricMd(row).slice(0, -2), ROOM.rows);
}
function metricsBlock(report) {
  const rows = (0,_words_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .metricRows */ .IN)(report);
  if (rows.length === 0)
    return "";
  const by = (0,_words_format_js__WEBPACK_IMPORTED_MODULE_2__/* .byWords */ .bX)(rows.map(({ scope }) => scope));
  const table = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_10__/* .mdTable */ .gJ)(METRIC_COLUMNS, rows, metricMd, METRICS);
  return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_10__/* .mdDetails */ .mF)(`All metrics, overall and ${by} (${rows.length})`, table);
}
function latencyBlock(report) {
  const rows = [...(0,_words_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .latencyRows */ .uG)(report), ...(0,_words_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .stageRows */ .U7)(report)];
  if (rows.length === 0)
    return "";
  const beside = (0,_words_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .besideCommit */ .yD)(report) !== null && report.run?.timing.seed !== void 0;
  const ratios = beside ? ["p50, times the base's:", "p95, times the base's:"] : [];
  const percentiles = ["Samples:", "p50:", "p50 baseline:", "p95:", "p95 baseline:", "p99:", "Mean:"];
  const row = ({ now, before, ...where }) => [
    (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeMarkdown */ .FV)((0,_words_format_js__WEBPACK_IMPORTED_MODULE_2__/* .latencyLabel */ .hs)(where), NAME),
    String(now.samples),
    ...[now.p50_ms, before?.p50_ms, now.p95_ms, before?.p95_ms, now.p99_ms, now.mean_ms].map((ms) => (0,_words_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMs */ ._V)(ms ?? null)),
    ...ratios.map((_, i) => where.stage === null ? (0,_words_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .ratioCell */ .oV)(report, where.scope, _words_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .RATIO_METRICS */ .Gz[i].metric) : _words_format_js__WEBPACK_IMPORTED_MODULE_2__/* .NONE */ .x3)
  ];
  const lines = (0,_words_sampling_js__WEBPACK_IMPORTED_MODULE_5__/* .loadLines */ .c1)(report).map((line) => `
${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeMarkdown */ .FV)(line, SENTENCE)}
`);
  const table = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_10__/* .mdTable */ .gJ)(["Where", ...percentiles, ...ratios], rows, row, LATENCY);
  return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_10__/* .mdDetails */ .mF)(`Latency ${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_2__/* .byWords */ .bX)(rows.map(({ scope }) => scope))}`, table + lines.join(""));
}
function noticesBlock({ notices }) {
  if (notices.length === 0)
    return "";
  const list = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_10__/* .mdList */ .Ej)(notices, (notice) => (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeMarkdown */ .FV)(notice, SENTENCE), NOTICES);
  return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_10__/* .mdDetails */ .mF)(`Notices (${notices.length})`, list);
}
function receiptBlock(report) {
  const row = (fact) => [
    (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeMarkdown */ .FV)(fact.name, QUERY),
    (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .codeMarkdown */ .fl)(fact.value, SENTENCE)
  ];
  const table = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_10__/* .mdTable */ .gJ)(["What", "Value"], (0,_words_receipt_js__WEBPACK_IMPORTED_MODULE_3__/* .receiptFacts */ .q)(report), row, RECEIPT);
  return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_10__/* .mdDetails */ .mF)("Receipt: what was judged, by what", table);
}
function nextBlock({ next, title }) {
  const steps = title.startsWith("PASS") ? next.filter((step) => step.do === "adopt") : next;
  if (steps.length === 0)
    return "";
  return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_10__/* .mdList */ .Ej)(steps, ({ why, command }) => `${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeMarkdown */ .FV)(why.charAt(0).toUpperCase() + why.slice(1))}${command === "" ? "" : `: ${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .codeMarkdown */ .fl)(command, SENTENCE)}`}`, NOTICES);
}



/***/ }),

/***/ 3073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hl: () => (/* binding */ approvalWords),
/* harmony export */   ky: () => (/* binding */ seenFrom),
/* harmony export */   wr: () => (/* binding */ adviceOf)
/* harmony export */ });
/* unused harmony exports LABEL, hasBase */
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58664);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1454);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53372);



const LABEL = "retrieval-gate:accept";
function adviceOf(report, folder = "") {
  const { fix, accept } = decided(report, folder);
  const first = report.failure?.code === "baseline_missing";
  const steps = first ? [] : accept.filter(({ do: what }) => what !== "name");
  const named = accept.filter(({ do: what }) => what === "name").map(({ why }) => `${why}.`);
  const sequence = steps.map(({ why }) => why).join(", then ");
  const how = sequence === "" ? "" : `${HOW[report.verdict.verdict]}: ${sequence}.`;
  const again = steps.some(({ do: what }) => what === "label") ? "Re-run repeats the old event." : "";
  const words = [fix, ...named, how, again].filter(Boolean).join(" ");
  return { what_to_do: words, next: [...lookSteps(report, folder), ...accept] };
}
const HOW = {
  fail: "To accept the change instead",
  pass: "To keep the gain",
  error: "To keep the change",
  partial: "To go on"
};
function decided(report, folder) {
  const { verdict } = report.verdict;
  if (report.failure !== null)
    return failureAdvice(report, folder);
  if (verdict === "pass")
    return passAdvice(report, folder);
  const failed = (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .primaryFailures */ .Ic)(report);
  const [worst] = failed;
  if (verdict !== "fail" || worst === void 0)
    return { fix: "", accept: [] };
  const renamed = failed.flatMap(renamedTo);
  const others = failed.filter((check) => check.kind !== "absent" && renamedTo(check).length === 0);
  if (renamed.length > 0 && others.length === 0 && coversAbsent(failed, renamed)) {
    return { fix: "", accept: renamed.map(namingStep) };
  }
  const lost = report.verdict.notices.some(({ code }) => code === "zero_quality");
  const stuck = lost ? worst : failed.find((check) => !isAcceptable(check) && check.policy !== "base");
  const rules = failed.some(loosensToPass) ? labelWords(report) : "";
  if (stuck === void 0)
    return { fix: fixOf(worst), accept: acceptSteps(report, failed, folder) };
  const only = stuck === worst ? "" : ` ${fixOf(stuck)}`;
  return { fix: `${fixOf(worst)}${only}${rules}`, accept: [] };
}
function loosensToPass(check) {
  return check.category === "forbidden_hit" || check.kind === "missing" || (0,_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbsolute */ .oP)(check);
}
function labelWords(report) {
  const labelled = hasBase(report) && judgeSteps(report, false)[0].do === "label";
  return labelled ? " A change of the rules needs a maintainer's label, too." : "";
}
const FIX = {
  retriever_error: "Fix the queries that fail. retriever.log in the report holds what the retriever wrote.",
  forbidden_hit: "Remove these results from the index, or take the targets off the forbidden lists.",
  semantic_degraded_spike: "Find out why the retriever fell back. retriever.log in the report holds what it wrote.",
  gate_weakened: "Take the change of the rules back."
};
const MISSING = {
  not_measured: "Let the retriever tell it again, or set the rule to off in the config.",
  baseline_lacks_metric: "Record a new baseline, or set the rule to off in the config.",
  baseline_lacks_lists: "Record a new baseline with this tool.",
  cases_absent: "Put the cases back as they were.",
  no_paired_cases: "Put the cases back as they were.",
  too_few_samples: "Record a new baseline.",
  too_few_repeats: "Record a new baseline.",
  plan_unfinished: "Raise latency.budget_s or latency.max_queries in the config.",
  not_in_plan: "Give the sampling plan room for it, or take the rule away."
};
function fixOf(check) {
  const fix = FIX[check.category];
  if (fix !== void 0)
    return fix;
  if (check.kind === "missing" || check.kind === "absent")
    return MISSING[check.missing.code];
  if (check.kind === "count" || !(0,_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbsolute */ .oP)(check))
    return "Fix the regression.";
  const bound = (0,_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .boundWord */ .NT)(check);
  return `A new baseline does not help: the ${bound} is in the config. Fix the regression, or move the ${bound} there.`;
}
const NEVER_ACCEPTED = ["retriever_error", "forbidden_hit", "semantic_degraded_spike"];
function isAcceptable(check) {
  if (check.kind === "weakening" || check.kind === "absent")
    return true;
  if (NEVER_ACCEPTED.includes(check.category))
    return false;
  if (check.kind === "missing")
    return isForRecording(check.missing);
  if (check.metric === "critical_lost")
    return check.cases.every((each) => each.ranks_before !== null);
  return check.kind === "count" || !(0,_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbsolute */ .oP)(check);
}
function isForRecording(missing) {
  if (missing.code === "too_few_samples" || missing.code === "too_few_repeats")
    return missing.side === "before";
  return missing.code === "baseline_lacks_metric" || missing.code === "baseline_lacks_lists";
}
function renamedTo(check) {
  if (check.kind !== "weakening" || check.weakening.code !== "case_removed")
    return [];
  const { field, after, file } = check.weakening;
  const [, to] = /^renamed to (.+)$/s.exec(after) ?? [];
  return to === void 0 ? [] : [{ from: field.replace(/^cases\./, ""), to, file }];
}
function coversAbsent(failed, renamed) {
  const known = new Set(renamed.map(({ from }) => from));
  return failed.every((check) => check.kind !== "absent" || check.cases.every(({ id }) => known.has(id)));
}
function namingStep({ from, to, file }) {
  return { do: "name", why: `Add \`was: ${from}\` to the case ${to} in ${file}`, command: "" };
}
function acceptSteps(report, failed, folder) {
  const measured = failed.filter(({ kind }) => kind !== "weakening");
  const own = measured.filter(({ policy }) => policy !== "base");
  const adopts = own.length > 0 && report.new_baseline !== null;
  if (own.length > 0 && (!adopts || !isStored(report)))
    return [];
  const free = failed.every((check) => check.kind === "missing" && check.policy === "head");
  const label = hasBase(report) && !free ? judgeSteps(report, adopts) : [];
  if (label.some(({ do: what }) => what === "merge"))
    return label;
  return [...adopts ? [adoptStep(report, folder)] : [], ...label];
}
function judgeSteps({ origin }, adopts) {
  if (origin !== void 0 && origin.ci !== null && origin.ci !== "GitHub") {
    const command = `${origin.command} record --accept`;
    const merge = "merge with the consent of someone who may overrule a failed job";
    const record = "run `record --accept` on the default branch and commit the baseline";
    return [
      { do: "merge", why: merge, command: "" },
      ...adopts ? [{ do: "record", why: record, command }] : []
    ];
  }
  const place = origin?.pull_request ? "" : " on its pull request";
  const why = `ask a maintainer to add (or remove and re-add) the label ${LABEL}${place}`;
  return [{ do: "label", why, command: "" }];
}
function adoptStep({ inputs }, folder) {
  const { baseline } = inputs.config;
  const why = `commit the report's baseline.json as ${baseline}`;
  return { do: "adopt", why, command: adoptCommand(seenFrom(folder, baseline), inputs.baseline === null) };
}
function adoptCommand(baseline, first) {
  const parent = baseline.includes("/") ? baseline.slice(0, baseline.lastIndexOf("/")) : "";
  const make = first && parent !== "" ? `mkdir -p ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r7)(parent)} && ` : "";
  const file = (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r7)(baseline);
  const gzip = /\.gz$/i.test(baseline);
  return make + (gzip ? `gzip -9nc <report-dir>/baseline.json > ${file}` : `cp <report-dir>/baseline.json ${file}`);
}
function passAdvice(report, folder) {
  const { notices, checks, accepted = [] } = report.verdict;
  const keeps = report.new_baseline !== null && isStored(report) && accepted.length === 0;
  const gained = notices.some((notice) => notice.code === "gained" || notice.code === "improved" && !notice.metric.startsWith("latency"));
  const watched = accepted.length === 0 && checks.some(({ outcome }) => outcome === "watch");
  const fix = watched ? "No action needed. If the change should not touch these queries, look at them." : "";
  return { fix, accept: keeps && gained ? [adoptStep(report, folder)] : [] };
}
function failureAdvice(report, folder) {
  const { code, hint, problems } = report.failure;
  const program = programOf(report);
  const refused = code === "query_errors" ? refusedWords(report) : null;
  const lines = problems.length === 0 ? "" : `Fix the ${problems.length === 1 ? "line" : "lines"} shown.`;
  const fix = refused ?? (hint === null ? lines : hint.replaceAll("`retrieval-gate ", `\`${program} `));
  if (code === "baseline_missing" && report.new_baseline !== null && isStored(report))
    return { fix, accept: [{ ...adoptStep(report, folder), why: "commit the file" }] };
  if (code !== "not_comparable" || !report.origin?.pull_request)
    return { fix, accept: [] };
  const config = (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r7)(seenFrom(folder, report.inputs?.config.file ?? "retrieval-gate.yaml"));
  const record = {
    do: "record",
    why: "run `record` and commit the baseline",
    command: `${program} record --config ${config}`
  };
  return { fix, accept: [record, ...judgeSteps(report, false)] };
}
function refusedWords({ scores }) {
  const errors = scores?.cases.map(({ error }) => error) ?? [];
  if (errors.length === 0 || errors.includes(null))
    return null;
  return errors.every((error) => /\b40[13]\b/.test(error ?? "")) ? "Check the credential that the retriever sends: every query was refused. Runs of forks get no secrets." : "Fix the retriever: every query failed. retriever.log in the report holds what it wrote.";
}
function lookSteps(report, folder) {
  if (report.inputs === null)
    return [];
  const file = (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r7)(seenFrom(folder, report.inputs.config.file));
  const program = programOf(report);
  const place = file.includes("/") && folder === "" ? ", in the repository's top folder" : "";
  const steps = [
    { do: "run", why: `run the gate on your machine${place}`, command: `${program} gate --config ${file}` }
  ];
  const failed = (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .primaryFailures */ .Ic)(report).find((check) => check.cases.length > 0);
  const worst = failed && (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .worstCulprit */ .Zl)(failed);
  if (worst !== void 0 && report.inputs.suite.cases.some(({ id }) => id === worst.id)) {
    const command = `${program} ask --config ${file} ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .caseFlag */ .Lk)(worst.id)}`;
    steps.push({ do: "ask", why: "see what the worst query finds", command });
  }
  return steps;
}
function programOf({ origin }) {
  return origin?.command ?? "retrieval-gate";
}
function seenFrom(folder, file) {
  if (folder === "")
    return file;
  const [here, there] = [folder.split("/"), file.split("/")];
  const parting = here.findIndex((name, i) => name !== there[i]);
  const shared = parting === -1 ? here.length : parting;
  return [...here.slice(shared).map(() => ".."), ...there.slice(shared)].join("/");
}
function isStored({ inputs }) {
  return inputs?.baseline?.beside === void 0 || inputs.digests.has(inputs.config.baseline);
}
function hasBase({ policies = null }) {
  return policies !== null && ["pull_request", "base_ref", "merge_base"].includes(policies.mode);
}
function approvalWords(file) {
  if (!/\.ya?ml$/i.test(file))
    return "Correct its cases, then remove `draft` to approve it.";
  return `Go through it with \`retrieval-gate suggest --review ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r7)(file)}\`, or delete the line \`draft: true\` to approve it.`;
}



/***/ }),

/***/ 79035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kp: () => (/* binding */ factLines),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   SH: () => (/* binding */ blocksOf),
/* harmony export */   Vk: () => (/* binding */ acceptedWords)
/* harmony export */ });
/* unused harmony export titleOf */
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13480);
/* harmony import */ var _advice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3073);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57417);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58664);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1454);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50354);
/* harmony import */ var _items_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75201);
/* harmony import */ var _notices_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2712);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53372);









const LINE = 1e3;
function blocksOf(report, folder = "") {
  const book = (0,_items_js__WEBPACK_IMPORTED_MODULE_5__/* .caseBook */ ._C)(report);
  const failed = (0,_items_js__WEBPACK_IMPORTED_MODULE_5__/* .itemsOf */ .S3)(report, book, (0,_rows_js__WEBPACK_IMPORTED_MODULE_7__/* .primaryFailures */ .Ic)(report));
  const accepted = (0,_items_js__WEBPACK_IMPORTED_MODULE_5__/* .itemsOf */ .S3)(report, book, ownAccepted(report));
  const follows = (0,_items_js__WEBPACK_IMPORTED_MODULE_5__/* .followItems */ ._8)(report);
  const watched = (0,_items_js__WEBPACK_IMPORTED_MODULE_5__/* .watchedItems */ .l9)(report, book);
  const { what_to_do: todo, next } = (0,_advice_js__WEBPACK_IMPORTED_MODULE_1__/* .adviceOf */ .wr)(report, folder);
  const passed = report.verdict.verdict === "pass";
  return {
    title: titleOf(report),
    fact: factOf(report, [...failed, ...follows], accepted, watched),
    also: report.failure === null ? alsoOf(failed) : [],
    tally: tallyOf(report),
    why: (0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .capital */ .Nx)(whyWords(report, watched)),
    what_to_do: (0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .capital */ .Nx)(todo),
    note: withErrors(report, noteOf(report, next)),
    failed,
    follows,
    accepted,
    watched,
    figures: passed ? figureRows(report) : [],
    won: passed ? wonCases(report) : [],
    notices: noticesOf(report),
    next
  };
}
function headline(report) {
  const { title, fact, also } = blocksOf(report);
  const facts = [...factLines(fact), ...also].join(" / ");
  return (0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .visible */ .RK)(`${title} \xB7 ${facts}`, LINE);
}
function factLines(fact) {
  const [first = "", ...rest] = fact.split(/\r?\n/);
  return [first, ...rest.filter((line) => line.trim() !== "")];
}
function titleOf(report) {
  const { verdict, categories } = report.verdict;
  const accepted = acceptedWords(report);
  if (accepted !== "")
    return `PASS: ${accepted}`;
  const watched = verdict === "pass" ? (0,_items_js__WEBPACK_IMPORTED_MODULE_5__/* .watchedChecks */ .uM)(report).length : 0;
  if (watched > 0)
    return `PASS: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(watched, "check")} to watch`;
  const named = verdict === "error" && report.failure !== null ? [report.failure.code] : categories;
  return named.length === 0 ? verdict.toUpperCase() : `${verdict.toUpperCase()}: ${named.join(", ")}`;
}
const RECORDED = ["baseline_lowered", "baseline_not_measured", "anchor_moved"];
function ownAccepted(report) {
  return (0,_rows_js__WEBPACK_IMPORTED_MODULE_7__/* .acceptedChecks */ .d4)(report).filter((check) => check.secondary_to === null);
}
function acceptedWords(report) {
  const own = ownAccepted(report);
  if (own.length === 0 || report.verdict.verdict !== "pass")
    return "";
  const worse = own.filter(({ kind }) => kind !== "weakening" && kind !== "absent").length;
  const leaders = [...(0,_items_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .zD)(own.filter(({ kind }) => kind === "weakening")).keys()];
  const edits = leaders.filter((check) => check.kind === "weakening" && (worse === 0 || !RECORDED.includes(check.weakening.code))).length;
  const changes = edits === 0 && worse === 0 ? 1 : edits;
  const words = [
    ...worse === 0 ? [] : [(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(worse, "accepted regression")],
    ...changes === 0 ? [] : [(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(changes, "accepted change")]
  ];
  return `passed with ${words.join(" and ")}`;
}
function factOf(report, failed, accepted, watched) {
  if (report.failure !== null)
    return (0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .capital */ .Nx)(report.failure.message);
  if (failed[0] !== void 0)
    return leadingWords(failed, failed[0]);
  if (accepted[0] !== void 0)
    return accepted[0].sentence;
  const shard = report.verdict.notices.find((notice) => notice.code === "shard");
  return shard === void 0 ? passWords(report, watched) : (0,_notices_js__WEBPACK_IMPORTED_MODULE_6__/* .noticeSentence */ .cv)(shard);
}
function leadingWords(items, { code, sentence, file }) {
  if (code !== "gate_weakened" || file === void 0)
    return sentence;
  const others = items.filter((item) => item.code === code).length - 1;
  return `This change loosens the gate: ${sentence}${others > 0 ? `. ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(others, "more rule")} too` : ""}`;
}
function alsoOf(failed) {
  const firsts = [...new Set(failed.map(({ code }) => code))].slice(1);
  return firsts.map((code) => leadingWords(failed, failed.find((item) => item.code === code)));
}
function passWords(report, watched) {
  const checks = (0,_rows_js__WEBPACK_IMPORTED_MODULE_7__/* .saidOnce */ .Xf)(report.verdict.checks).filter(({ outcome }) => outcome !== "watch").length;
  const over = `over ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(report.inputs?.suite.cases.length ?? 0, "case")}${gainWords(report)}`;
  const held = checks === 0 ? "no checks" : checks === 1 ? "the one check held" : `all ${checks} checks held`;
  const start = report.policies?.bootstrap === true ? "First run, the base has no gate yet: " : "";
  const [first, ...rest] = watched;
  const more = rest.length === 0 ? "" : `. ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(rest.length, "more thing")} to watch`;
  const said = first === void 0 ? `${held} ${over}` : `to watch: ${(0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .checkSentence */ .YC)((0,_items_js__WEBPACK_IMPORTED_MODULE_5__/* .watchedChecks */ .uM)(report)[0])}${more}. The other ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(checks, "check")} held ${over}`;
  return start === "" ? (0,_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .capital */ .Nx)(said) : start + said;
}
const GAINS = 4;
function gainWords({ verdict, new_baseline: newBaseline }) {
  const gained = verdict.notices.filter((notice) => notice.code === "improved");
  const own = gained.filter(({ metric }) => (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .unitOfMetric */ .QG)(metric) !== "ms");
  if (own.length === 0 || newBaseline === null)
    return "";
  const named = own.slice(0, GAINS).map((each) => {
    return `${each.metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatDelta */ .CW)((0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .unitOfMetric */ .QG)(each.metric), each.delta)}`;
  });
  const more = own.length > GAINS ? ` and ${own.length - GAINS} more` : "";
  return `. ${own.length} improved beyond tolerance: ${named.join(", ")}${more}`;
}
function tallyOf({ verdict: { notices, ...verdict } }) {
  const checks = (0,_rows_js__WEBPACK_IMPORTED_MODULE_7__/* .saidOnce */ .Xf)(verdict.checks);
  const failed = checks.filter(({ passed }) => !passed).length;
  const watched = checks.filter(({ outcome }) => outcome === "watch").length;
  const found = notices.find((notice) => notice.code === "lost_and_found");
  return [
    ...checks.length === 0 ? [] : [`${failed} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(checks.length, "check")} failed`],
    ...watched === 0 ? [] : [`${watched} to watch`],
    ...found === void 0 || found.lost + found.found === 0 ? [] : [`${found.lost} lost, ${found.found} found`]
  ].join("; ");
}
function whyWords(report, [first]) {
  if (report.failure !== null)
    return (0,_causes_js__WEBPACK_IMPORTED_MODULE_2__/* .problemWords */ .$3)(report);
  const worst = (0,_rows_js__WEBPACK_IMPORTED_MODULE_7__/* .primaryFailures */ .Ic)(report)[0] ?? (0,_rows_js__WEBPACK_IMPORTED_MODULE_7__/* .acceptedChecks */ .d4)(report)[0];
  if (worst !== void 0)
    return (0,_causes_js__WEBPACK_IMPORTED_MODULE_2__/* .whyOf */ .gf)(report, worst);
  return first === void 0 ? "" : (0,_items_js__WEBPACK_IMPORTED_MODULE_5__/* .reasonWords */ .IK)((0,_items_js__WEBPACK_IMPORTED_MODULE_5__/* .watchedChecks */ .uM)(report)[0]);
}
function noteOf({ verdict: { verdict, notices, accepted = [] } }, next) {
  if (verdict === "pass" && accepted.length === 0) {
    const doubt = _notices_js__WEBPACK_IMPORTED_MODULE_6__/* .DOUBTS */ .gG.flatMap((code) => notices.find((notice) => notice.code === code) ?? [])[0];
    return doubt === void 0 ? "" : (0,_notices_js__WEBPACK_IMPORTED_MODULE_6__/* .noticeSentence */ .cv)(doubt);
  }
  const distance = notices.find(({ code }) => code === "anchor_distance");
  return distance !== void 0 && next.some(({ do: what }) => what === "label") ? (0,_notices_js__WEBPACK_IMPORTED_MODULE_6__/* .noticeSentence */ .cv)(distance) : "";
}
const ON_PASS = 2;
function noticesOf(report) {
  const own = (0,_notices_js__WEBPACK_IMPORTED_MODULE_6__/* .noticeSentences */ .pY)((0,_notices_js__WEBPACK_IMPORTED_MODULE_6__/* .ownNotices */ .OY)(report.verdict.notices));
  const sentences = own.map((sentence) => withErrors(report, sentence));
  return report.verdict.verdict === "pass" ? sentences.slice(0, ON_PASS) : sentences;
}
function withErrors(report, sentence) {
  return / failed and scored 0: /.test(sentence) ? `${sentence} ${(0,_causes_js__WEBPACK_IMPORTED_MODULE_2__/* .errorWords */ .Yi)(report)}.` : sentence;
}
function figureRows(report) {
  const rows = (0,_rows_js__WEBPACK_IMPORTED_MODULE_7__/* .metricRows */ .IN)(report).filter(({ scope, status, metric, current }) => {
    const parsed = (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .parseMetric */ .uo)(metric);
    const quality = typeof parsed !== "string" && parsed.family.kind === "quality";
    return scope.kind === "overall" && status !== "reported" && quality && current !== null;
  });
  return rows.map((row) => (0,_items_js__WEBPACK_IMPORTED_MODULE_5__/* .rowOf */ .OB)(row, ""));
}
function wonCases(report) {
  const k = report.inputs?.config.k ?? 0;
  const gains = (0,_rows_js__WEBPACK_IMPORTED_MODULE_7__/* .caseRows */ .yE)(report).flatMap((row) => {
    const { before, score } = row;
    if (before === null || score === null || score.error !== null)
      return [];
    const gain = [`recall@${k}`, `ndcg@${k}`].reduce((sum, metric) => sum + (score.metrics.get(metric) ?? 0) - (before.metrics.get(metric) ?? 0), 0);
    return gain > 1e-9 ? [{ row, gain, ranks: score.ranks }] : [];
  });
  return gains.toSorted((a, b) => b.gain - a.gain).slice(0, _items_js__WEBPACK_IMPORTED_MODULE_5__/* .CASES */ .Gd).map(({ row: { case: one, before }, ranks }) => {
    const moves = (0,_items_js__WEBPACK_IMPORTED_MODULE_5__/* .movedRanks */ .vq)({ ranks_before: before.ranks, ranks_after: ranks }, one).toReversed();
    const { id, query, intent, critical } = one;
    return { id, query, intent, critical, change: "", ranks: moves, why: "" };
  });
}



/***/ }),

/***/ 57417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $3: () => (/* binding */ problemWords),
/* harmony export */   A$: () => (/* binding */ CAUSE_MEANING),
/* harmony export */   CR: () => (/* binding */ churnWords),
/* harmony export */   VH: () => (/* binding */ lossWords),
/* harmony export */   V_: () => (/* binding */ holesWords),
/* harmony export */   Yi: () => (/* binding */ errorWords),
/* harmony export */   f5: () => (/* binding */ evidenceClause),
/* harmony export */   gf: () => (/* binding */ whyOf),
/* harmony export */   qh: () => (/* binding */ causesWords)
/* harmony export */ });
/* harmony import */ var _model_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51246);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1454);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50354);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53372);




function evidenceClause({ wins, losses: losses2, units }) {
  return `${wins} better, ${losses2} worse of ${units}`;
}
const CAUSE_MEANING = {
  error: "the query failed",
  degraded: "the retriever answered in degraded mode",
  nothing_returned: "nothing was returned",
  no_longer_matches: "the document is returned, but no longer matches",
  crowded_out: "crowded out by one cluster",
  duplicates: "crowded out by repeats",
  deeper: "found further down",
  not_found: "not found at all",
  displaced: "pushed out by other documents",
  not_looked_up: "not looked up",
  unresolved: "no cause was found"
};
const CAUSE_OF_SEVERAL = {
  ...CAUSE_MEANING,
  error: "because the query failed",
  degraded: "because the retriever answered in degraded mode",
  nothing_returned: "returned nothing",
  no_longer_matches: "returned, but no longer matching",
  not_found: "no longer found",
  unresolved: "without a cause that was found"
};
function lossWords(loss) {
  const ranks = (of) => loss.targets.flatMap((target) => of(target) ?? []).join(" and ");
  const meaning = CAUSE_MEANING[loss.cause];
  const deeper = ranks((target) => target.deeper);
  const found = deeper === "" ? "" : `; found at rank ${deeper}`;
  switch (loss.cause) {
    case "no_longer_matches":
      return `${meaning}, at rank ${ranks((target) => target.unmatched)}`;
    case "crowded_out":
      return `${meaning}: ${loss.cluster?.now ?? 0} of the list are of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(loss.cluster?.key ?? "")}${found}`;
    case "duplicates":
      return `${meaning}: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(loss.repeats.now, "repeat")}${found}`;
    case "deeper":
      return `${meaning}, at rank ${deeper}`;
    case "not_found":
      return loss.probe === null ? meaning : `${meaning} in ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(loss.probe.returned, "result")}`;
    case "displaced":
      return `${meaning}: ${displacedWords(loss)}`;
    case "not_looked_up":
      return loss.displaced_by.length === 0 ? meaning : `${meaning}; ${displacedWords(loss)} in the list`;
    default:
      return meaning;
  }
}
function displacedWords({ displaced_by: displacedBy }) {
  const of = ["unjudged", "relevant"].flatMap((word) => {
    const own = displacedBy.filter(({ judged }) => judged === word).length;
    return own === 0 ? [] : [`${own} ${word}`];
  });
  return `${displacedBy.length} new${of.length === 0 ? "" : ` (${of.join(", ")})`}`;
}
function causesWords(causes) {
  const cases = causes.reduce((sum, each) => sum + each.cases, 0);
  const [first] = causes;
  if (first === void 0 || cases === 0)
    return "";
  const lost = `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(cases, "case")} lost a target`;
  if (causes.length > 1)
    return `${lost}: ${causes.map((each) => `${each.cases} ${CAUSE_OF_SEVERAL[each.cause]}`).join("; ")}`;
  const because = first.cause === "error" || first.cause === "degraded" ? " because" : ":";
  return `${lost}${because} ${CAUSE_MEANING[first.cause]}`;
}
function holesWords(holes) {
  if (holes === null || holes.unjudged === 0)
    return "";
  const bounds = [...holes.bounds].map(([metric, { pessimistic, optimistic }]) => `${metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatValue */ .Fl)("share", pessimistic)} to ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatValue */ .Fl)("share", optimistic)}`);
  const counted = `${holes.unjudged} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(holes.results, "result")} ${holes.unjudged === 1 ? "is" : "are"} unjudged`;
  return `${counted}; if none or all of them are relevant: ${bounds.join(", ")}`;
}
function churnWords(churn) {
  const values = [...churn?.overall ?? []].flatMap(([metric, value]) => value === null ? [] : [[metric, value]]);
  if (values.every(([, value]) => value > 1 - 1e-9))
    return "";
  return `overlap with the baseline's lists: ${values.map(([metric, value]) => `${metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatValue */ .Fl)("share", value)}`).join(", ")}`;
}
function errorWords({ scores }) {
  const cases = scores?.cases ?? [];
  const errors = cases.flatMap(({ error }) => error ?? []);
  const counts = /* @__PURE__ */ new Map();
  for (const error of errors)
    counts.set(error, (counts.get(error) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  if (most === void 0)
    return "";
  const which = most[1] === errors.length ? "" : `, ${most[1]} of them`;
  return `${errors.length} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(cases.length, "query", "queries")} failed${which} with: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .capped */ .uo)(most[0], MESSAGE)}`;
}
const MESSAGE = 300;
const NAMED = 3;
function whyOf(report, check) {
  if (check.kind === "absent")
    return absentWords(report, check);
  if (check.kind === "missing")
    return check.missing.code === "not_measured" && check.metric.startsWith("cost") ? "an answer that does not tell its usage has no known cost" : "";
  return WHY[check.category]?.(report, check) ?? "";
}
function problemWords({ failure }) {
  const [first, ...rest] = failure?.problems ?? [];
  if (first === void 0)
    return "";
  return `${(0,_model_problem_js__WEBPACK_IMPORTED_MODULE_3__.formatProblem)(first)}${rest.length === 0 ? "" : `; and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(rest.length, "more problem")}`}`;
}
const losses = ({ explanation = null }) => causesWords(explanation?.causes ?? []);
const WHY = {
  recall_drop: losses,
  semantic_degraded_spike: losses,
  ranking_shift: movedWords,
  latency_regression: slowerWords,
  diversity_collapse: clusterWords,
  forbidden_hit: forbiddenWords,
  cost_regression: costWords,
  gate_weakened: allowedWords
};
function movedWords(report, worst) {
  const lost = losses(report, worst);
  const falls = worst.cases.flatMap(fallsOf);
  const [furthest] = falls.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  if (furthest === void 0)
    return lost;
  const moved = `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(falls.length, "target")} moved down, furthest from rank ${furthest.from} to ${furthest.to}`;
  return lost === "" ? `${moved}; none was lost` : `${moved}; ${lost}`;
}
function fallsOf({ ranks_before: before, ranks_after: after }) {
  return (before ?? []).flatMap((from, target) => {
    const to = after?.[target] ?? null;
    return from !== null && to !== null && to > from ? [{ from, to }] : [];
  });
}
function slowerWords(report, worst) {
  if (report.verdict.notices.some(({ code }) => code === "other_machine"))
    return "the baseline was recorded on another kind of machine, so this may be the machine";
  const { tolerance } = worst;
  const compared = worst.cases.filter(({ before, after }) => before !== null && after !== null);
  if (tolerance === null || compared.length === 0 || worst.kind !== "latency")
    return "";
  const slower = compared.filter(({ before, after }) => after - before > tolerance).length;
  const cases = [...(0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .casesById */ .aX)(report).values()].filter(({ intent }) => worst.scope.kind !== "intent" || intent === worst.scope.name);
  if (slower === 0 || worst.scope.kind === "tag")
    return "";
  return `${slower} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(cases.length, "query", "queries")} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeWords */ .AN)(worst.scope)} ${slower === 1 ? "takes" : "take"} over ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatValue */ .Fl)("ms", tolerance)} longer, by their medians`;
}
function clusterWords({ run }, { cases, metric }) {
  const first = run?.cases.find((each) => each.case_id === cases[0]?.id)?.outcome;
  if (first?.kind !== "answer" || !metric.startsWith("clustering_ratio"))
    return "";
  const counts = /* @__PURE__ */ new Map();
  for (const { cluster, path } of first.hits) {
    const key = cluster ?? path;
    if (key !== void 0)
      counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const [largest] = [...counts].toSorted(([, a], [, b]) => b - a);
  if (largest === void 0)
    return "";
  return `${largest[1]} of the worst query's ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(first.hits.length, "result")} come from ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(largest[0])}`;
}
function forbiddenWords(report, { cases }) {
  const scores = new Map(report.scores?.cases.map((each) => [each.id, each]));
  const found = cases.flatMap(({ id }) => {
    const [first] = (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .forbiddenResults */ .sX)(scores.get(id));
    return first === void 0 ? [] : [`${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(first.id)} at rank ${first.rank}`];
  });
  const more = found.length > NAMED ? ` and ${found.length - NAMED} more` : "";
  return `${found.slice(0, NAMED).join(", ")}${more}`;
}
function costWords({ inputs }, { baseline, current }) {
  const currency = inputs?.config.prices?.currency;
  const unit = currency === void 0 ? "" : ` ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(currency)}`;
  if (current === null)
    return "";
  const now = `a query costs ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatValue */ .Fl)("money", current)}${unit}`;
  if (baseline === null || baseline <= 0)
    return now;
  return `${now}, ${(current / baseline).toFixed(1)} times as much as at the baseline`;
}
function allowedWords({ verdict }) {
  const grown = verdict.notices.filter((notice) => notice.code === "allowance_grew");
  const [most] = grown.toSorted((a, b) => Number(a.scope.kind !== "overall") - Number(b.scope.kind !== "overall") || b.after - b.before - (a.after - a.before));
  return most === void 0 ? "" : `${most.metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeWords */ .AN)(most.scope)} may lose ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(most.after, "case")} now, and ${most.before} before`;
}
function absentWords(report, { cases }) {
  const now = (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .casesById */ .aX)(report);
  const before = report.inputs?.baseline?.cases;
  const edited = cases.filter(({ id }) => now.has(id));
  const moved = edited.filter(({ id }) => before?.get(id)?.intent !== now.get(id)?.intent);
  const gone = cases.filter(({ id }) => !now.has(id));
  const [first] = moved;
  const intent = (of) => (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(of?.intent ?? _format_js__WEBPACK_IMPORTED_MODULE_0__/* .NONE */ .x3);
  const intents = first === void 0 ? "" : `, ${moved.length} of them into another intent, such as from ${intent(before?.get(first.id))} to ${intent(now.get(first.id))}`;
  const listed = (some) => (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .names */ .Dy)(some.map(({ id }) => id), NAMED);
  const parts = [
    ...edited.length > 0 ? [`${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(edited.length, "case")} edited${intents || `: ${listed(edited)}`}`] : [],
    ...gone.length > 0 ? [`${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(gone.length, "case")} gone: ${listed(gone)}`] : []
  ];
  const next = edited.length > 0 ? ". An edited case is compared from the next baseline on" : "";
  return `${parts.join("; ")}${next}`;
}



/***/ }),

/***/ 58664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ missingReason),
/* harmony export */   J4: () => (/* binding */ CATEGORY_MEANING),
/* harmony export */   NT: () => (/* binding */ boundWord),
/* harmony export */   Nx: () => (/* binding */ capital),
/* harmony export */   Qz: () => (/* binding */ failureSentence),
/* harmony export */   Tq: () => (/* binding */ between),
/* harmony export */   YC: () => (/* binding */ checkSentence),
/* harmony export */   ft: () => (/* binding */ ratioWords),
/* harmony export */   gx: () => (/* binding */ failureMeaning),
/* harmony export */   oP: () => (/* binding */ isAbsolute)
/* harmony export */ });
/* unused harmony export weakeningSentence */
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50354);
/* harmony import */ var _sampling_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77472);


const CATEGORY_MEANING = {
  recall_drop: "relevant results are no longer found",
  ranking_shift: "relevant results moved down, or left some cases while others gained",
  latency_regression: "answers take longer",
  diversity_collapse: "results crowd into one cluster",
  semantic_degraded_spike: "the retriever answered in degraded mode more often",
  forbidden_hit: "forbidden results came back",
  retriever_error: "queries failed",
  cost_regression: "a query costs more",
  answer_regression: "answers got worse",
  missing_data: "something gated was not measured",
  gate_weakened: "the change loosens the gate's own rules"
};
function failureMeaning(category, failed) {
  const own = failed.filter((check) => check.category === category);
  const stands = own.every(({ delta, direction }) => delta !== null && (direction === "higher" ? delta >= 0 : delta <= 0));
  const bounds = own.every((check) => check.kind !== "count" && isAbsolute(check));
  return own.length > 0 && stands && bounds ? `no worse than the baseline, but ${own[0].direction === "higher" ? "below" : "above"} the config's ${boundWord(own[0])}` : CATEGORY_MEANING[category];
}
function checkSentence(check) {
  const span = check.span === "anchor" && check.kind !== "missing" ? " since it was last accepted" : "";
  return `${plainSentence(check)}${span}${check.policy === "base" ? " by the rules of the base" : ""}`;
}
function plainSentence(check) {
  const where = (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeWords */ .AN)(check.scope);
  if (check.kind === "weakening")
    return weakeningSentence(check.weakening);
  if (check.kind === "absent")
    return absentSentence(check);
  if (check.kind === "count")
    return countSentence(check);
  if (check.kind === "missing")
    return `${check.metric} ${where} could not be checked: ${missingReason(check)}`;
  const { baseline, current, limit } = (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .checkNumbers */ .PM)(check);
  const bound = check.limit === null ? "" : ` (${boundWord(check)} ${limit})`;
  const within = check.current !== null && check.limit !== null && check.current <= check.limit;
  if (check.kind === "latency" && check.outcome === "fail" && within) {
    const high = (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .checkNumbers */ .PM)({ ...check, current: check.interval?.[1] ?? null }).current;
    return `${check.metric} is ${current} ${where}, and up to ${high} with noise, which is over the ceiling ${limit}`;
  }
  if (check.baseline === null || check.delta === null)
    return `${check.metric} is ${current}${bound} ${where}`;
  if (baseline === current)
    return `${check.metric} stayed at ${current}${bound} ${where}`;
  if (check.kind === "ratio" && check.ratio.ratio > 1 && check.delta <= 0) {
    return `${check.metric} ${where}: a typical query took ${ratioWords(check.ratio)}, though the percentile went from ${baseline} to ${current}`;
  }
  const moved = check.delta < 0 ? "fell" : "rose";
  const beside = check.kind === "ratio" ? `: ${ratioWords(check.ratio)}` : "";
  return `${check.metric} ${moved} from ${baseline} to ${current}${bound} ${where}${beside}`;
}
function absentSentence({ baseline, current, missing }) {
  const gone = (baseline ?? 0) - (current ?? 0);
  const all = `the ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(baseline ?? 0, "case")} in the baseline`;
  if (missing.code === "no_paired_cases")
    return `None of ${all} is the same in this run`;
  return `${gone} of ${all} ${gone === 1 ? "is gone or was" : "are gone or were"} edited`;
}
function countSentence(check) {
  const { current, limit } = (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .checkNumbers */ .PM)(check);
  if (check.metric === "critical_lost") {
    return `${current} critical ${check.current === 1 ? "case finds" : "cases find"} no target (${limit} allowed)`;
  }
  const { lost, found } = check.counts ?? { lost: 0, found: 0 };
  if (found > 0)
    return `newly_lost is ${current} (${limit} allowed): ${lost} lost, ${found} found`;
  return `${current} ${check.current === 1 ? "case" : "cases"} found a target at the baseline and none now (${limit} allowed)`;
}
const IN = { now: "in this run", before: "in the baseline" };
function missingReason({ missing: reason, category }) {
  const remedy = category === "retriever_error" ? "queries failed" : "record a new baseline";
  switch (reason.code) {
    case "not_measured":
      return "this run did not measure it";
    case "baseline_lacks_metric":
      return "the baseline has no value for it; record a new baseline, or set the rule to off";
    case "baseline_lacks_lists":
      return "it compares with the baseline's lists, and there are none; record a baseline of this tool's";
    case "cases_absent":
      return "they are gone from the suite or were edited";
    case "no_paired_cases":
      return "no case is the same in the baseline and in this run";
    case "too_few_samples":
      return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(reason.have, "sample")} ${IN[reason.side]} where ${reason.need} are needed; ${remedy}`;
    case "too_few_repeats":
      return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(reason.cases, "case")} ${IN[reason.side]} ${reason.cases === 1 ? "was" : "were"} timed less than ${reason.need} times; ${remedy}`;
    case "plan_unfinished":
      return `asking ended after ${reason.have} of ${reason.need} timed queries, at the limit of time or queries`;
    case "not_in_plan":
      return (0,_sampling_js__WEBPACK_IMPORTED_MODULE_1__/* .notPlannedReason */ .wl)(reason);
  }
}
function weakeningSentence({ code, field, before, after, cases }) {
  const [was, is] = [(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(rounded(before, after)), (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(rounded(after, before))];
  switch (code) {
    case "base_unusable":
      return `The base's files can't be used: ${was}`;
    case "config_moved":
      return `The base is gated by ${was}, this change by ${is}`;
    case "baseline_not_measured":
      return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(cases.length, "row")} of the baseline that this change alters ${cases.length === 1 ? "is" : "are"} not what this run measured. ${was} in the file, ${is} in this run. Copy baseline.json from the report, or run record again`;
    case "anchor_moved":
      return `The baseline's drift of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(cases.length, "case")} does not follow from the base's baseline. Expected ${was}; the file has ${is}. Only an acceptance may move the state that later changes are compared with`;
    case "baseline_vouches":
      return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(field)} is not the SHA-256 of the file: ${was} before, ${is} now. Run record again`;
    case "verdict_changed":
      return `The judge's verdict ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(field)} is another for the same texts: ${was} before, ${is} now. Remove the line, and the judge is asked again`;
    case "unlisted":
      return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(field)} changed, and this version can't tell whether that loosens the gate`;
    case "link":
      return `A file of the gate became a symbolic link, so the next change could not be checked against it`;
    default:
      return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(field)}: ${was} before, ${is} now`;
  }
}
function rounded(text, other) {
  const four = (of) => of.replaceAll(/(?<![\w./-])\d+\.\d{4,}(?![\w./-])/g, (figure) => String(Number(Number(figure).toPrecision(4))));
  return four(text) === four(other) ? text : four(text);
}
function boundWord(check) {
  if (!isAbsolute(check))
    return "limit";
  return check.direction === "higher" ? "floor" : "ceiling";
}
function isAbsolute({ baseline, tolerance, limit, direction }) {
  if (limit === null)
    return false;
  if (baseline === null || tolerance === null)
    return true;
  const allowed = direction === "higher" ? baseline - tolerance : baseline + tolerance;
  return Math.abs(allowed - limit) > 1e-9;
}
function ratioWords(figures) {
  const { ratio, noise } = figures;
  const way = ratio >= 1.005 ? " slower" : ratio < 0.995 ? ", faster" : ", as fast";
  const itself = noise === null ? "" : `; noise here: ${between(noise)}`;
  return `${ratio.toFixed(2)}x${way} (${between(figures)})${itself}`;
}
function between({ low, high }) {
  return `${low.toFixed(2)} to ${high.toFixed(2)}`;
}
function failureSentence({ message, hint }) {
  const full = (text) => /[.!?:)]$/.test(text.trimEnd()) ? text.trimEnd() : `${text.trimEnd()}.`;
  return [message, ...hint === null ? [] : [hint]].map(full).join(" ");
}
function capital(text) {
  return /^[a-z]+(?:'s)?[ ,]/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}



/***/ }),

/***/ 75201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C8: () => (/* binding */ caseClause),
/* harmony export */   Gd: () => (/* binding */ CASES),
/* harmony export */   IK: () => (/* binding */ reasonWords),
/* harmony export */   JU: () => (/* binding */ moveWords),
/* harmony export */   OB: () => (/* binding */ rowOf),
/* harmony export */   S3: () => (/* binding */ itemsOf),
/* harmony export */   _8: () => (/* binding */ followItems),
/* harmony export */   _C: () => (/* binding */ caseBook),
/* harmony export */   jb: () => (/* binding */ watchSentence),
/* harmony export */   l9: () => (/* binding */ watchedItems),
/* harmony export */   q7: () => (/* binding */ caseWords),
/* harmony export */   uM: () => (/* binding */ watchedChecks),
/* harmony export */   vq: () => (/* binding */ movedRanks),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44141);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57417);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58664);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1454);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50354);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53372);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67627);







const CASES = 10;
const QUERY = 80;
const ALIKE = /* @__PURE__ */ new Set([
  "baseline_lowered",
  "case_edited",
  "case_removed",
  "verdict_changed"
]);
function grouped(checks) {
  const leaders = /* @__PURE__ */ new Map();
  const firsts = /* @__PURE__ */ new Map();
  const groups = /* @__PURE__ */ new Map();
  for (const [i, check] of checks.entries()) {
    const key = groupKey(check) ?? String(i);
    const first = firsts.get(check.category);
    if (first === void 0 && check.kind !== "missing")
      firsts.set(check.category, { check, ids: new Set(check.cases.map(({ id }) => id)) });
    const led = check.kind !== "missing" && check.kind !== "weakening" && check.cases.length > 0 && check.cases.every(({ id }) => first?.ids.has(id));
    const leader = leaders.get(key) ?? (led ? first?.check : void 0) ?? check;
    leaders.set(key, leader);
    groups.set(leader, [...groups.get(leader) ?? [], check]);
  }
  return groups;
}
function groupKey(check) {
  if (check.kind === "missing")
    return null;
  if (check.kind !== "weakening")
    return `${check.kind} ${check.metric}`;
  const { code, file } = check.weakening;
  return ALIKE.has(code) ? `${code} ${file}` : null;
}
function itemsOf(report, book, checks) {
  const told = /* @__PURE__ */ new Map();
  return [...grouped(checks)].map(([leader, group]) => {
    const { category } = leader;
    const said = category === "retriever_error" && !told.has(category) ? failedWords(report, book, leader) : "";
    const known = told.get(category) ?? /* @__PURE__ */ new Set();
    told.set(category, known);
    const item = itemOf(book, group, said || sentenceOf(book, leader, group), casesOf(book, group, known));
    return { ...item, ...placeOf(report, leader) };
  });
}
function failedWords(report, book, check) {
  const [words, first] = [(0,_causes_js__WEBPACK_IMPORTED_MODULE_0__/* .errorWords */ .Yi)(report), (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .worstCulprit */ .Zl)(check)];
  const query = first === void 0 ? "" : (0,_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .capped */ .uo)(caseWords(book, check, first).query, QUERY);
  return words === "" || query === "" ? words : `${words}. First: ${query}`;
}
function itemOf(book, group, sentence, cases) {
  return {
    code: group[0].category,
    metric: group[0].metric,
    sentence,
    rows: group.filter(hasFigures).map((check) => rowOf(check, (0,_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .decidedWords */ .iC)(check) || (0,_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .testedWords */ .Hn)(check))),
    cases: cases.slice(0, CASES).map(({ check, culprit }) => caseWords(book, check, culprit)),
    more: Math.max(0, cases.length - CASES)
  };
}
function casesOf({ cases }, group, known) {
  return group.flatMap((check) => {
    const first = (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .worstCulprit */ .Zl)(check);
    const ordered = first === void 0 ? [] : [first, ...check.cases.filter((culprit) => culprit !== first)];
    return ordered.flatMap((culprit) => {
      const shown = cases.has(culprit.id) || check.kind === "absent" || check.kind === "weakening";
      if (known.has(culprit.id) || !shown)
        return [];
      known.add(culprit.id);
      return [{ check, culprit }];
    });
  });
}
function placeOf(report, check) {
  if (check.kind !== "weakening")
    return {};
  const { file, field } = check.weakening;
  const id = check.weakening.cases[0]?.id;
  const place = report.inputs?.suite.cases.find((each) => each.id === id)?.place;
  const line = place?.file === file ? place.line : configLine(report.inputs, file, field);
  return { file, ...line === void 0 ? {} : { line } };
}
function configLine(inputs, file, field) {
  if (file !== inputs?.config.file || field === "")
    return void 0;
  return inputs.lines?.get(field) ?? configLine(inputs, file, field.replace(/\.?[^.]*$/, ""));
}
function hasFigures({ kind }) {
  return kind === "mean" || kind === "latency" || kind === "ratio";
}
function rowOf(check, by) {
  const { baseline, current, delta, limit } = (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .checkNumbers */ .PM)(check);
  const where = (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeLabel */ .$o)(check.scope);
  return { metric: check.metric, where, baseline, now: current, change: delta, limit, by };
}
function sentenceOf(book, check, group) {
  const more = check.kind === "weakening" && group.length > 1 ? `, and ${group.length - 1} more like it` : "";
  const culprits = culpritWords(book, check);
  const joint = check.kind === "count" && check.cases.length === 1 ? ": " : ". ";
  return [(0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .checkSentence */ .YC)(check) + more, culprits].filter(Boolean).join(joint);
}
function culpritWords(book, check) {
  const first = (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .worstCulprit */ .Zl)(check);
  if (first === void 0 || check.kind === "absent" || check.kind === "weakening")
    return "";
  const { query, ranks } = caseWords(book, check, first);
  const [came] = check.category === "forbidden_hit" ? ranks : [];
  const shown = `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .capped */ .uo)(query, QUERY)}${came === void 0 ? "" : ` (${came.document} at ${came.words})`}`;
  if (check.kind === "count" && check.cases.length === 1)
    return shown;
  const which = check.kind === "missing" ? "First" : "Worst";
  const behind = behindWords(check);
  return behind === "" ? `${which}: ${shown}` : `${behind}, ${which.toLowerCase()}: ${shown}`;
}
function behindWords(check) {
  if (check.kind === "count")
    return "";
  if (check.kind === "missing")
    return (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(check.cases.length, "query lacks it", "queries lack it");
  const lost = (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .speaksOfLosses */ .q6)(check) ? check.cases.filter(_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .lostOne */ .ZC).length : 0;
  if (lost > 0)
    return (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(lost, "query lost a target", "queries lost a target");
  return check.unit === "ms" ? "" : (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(check.cases.length, "query caused it", "queries caused it");
}
function followItems(report) {
  const follows = (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .failedChecks */ .HH)(report).filter((check) => check.secondary_to !== null);
  return [...new Set(follows.map((check) => check.secondary_to))].map((cause) => {
    const own = follows.filter((check) => check.secondary_to === cause);
    const sentence = `Failed because of ${cause}: ${namesOf(own)}`;
    return { ...itemOf(caseBook(report), own, sentence, []), code: cause };
  });
}
const NAMED = 4;
function namesOf(checks) {
  const shown = checks.slice(0, NAMED).map(({ metric, scope }) => `${metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeWords */ .AN)(scope)}`);
  return `${shown.join(", ")}${checks.length > NAMED ? ` and ${checks.length - NAMED} more` : ""}`;
}
function watchedChecks({ verdict: { checks } }) {
  const place = ({ scope }) => Number(scope.kind !== "overall");
  return (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .saidOnce */ .Xf)(checks.filter(({ outcome }) => outcome === "watch")).toSorted((a, b) => place(a) - place(b));
}
function watchedItems(report, book) {
  const groups = [];
  for (const check of watchedChecks(report)) {
    const own = groups.find(({ group: [first], ids }) => first.reason !== check.reason || first.unit === "ms" !== (check.unit === "ms") ? false : check.unit === "ms" ? first.metric === check.metric : check.cases.some(({ id }) => ids.has(id)));
    if (own === void 0)
      groups.push({ group: [check], ids: new Set(check.cases.map(({ id }) => id)) });
    else
      own.group.push(check);
  }
  return groups.map(({ group }) => {
    const cases = group[0].unit === "ms" ? [] : casesOf(book, group.slice(0, 1), /* @__PURE__ */ new Set());
    return itemOf(book, group, watchSentence(group), cases);
  });
}
function watchSentence([check, ...others]) {
  const own = check;
  const cases = own.cases.length === 0 || own.unit === "ms" ? "" : (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(own.cases.length, "case");
  const also = others.length === 0 ? "" : `with it ${namesOf(others)}`;
  return [(0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .checkSentence */ .YC)(own), also, reasonWords(own), cases].filter(Boolean).join("; ");
}
const REASONS = {
  not_significant: "not significant",
  small: "a small drop, and a significant one",
  earlier: "this change did not add to it",
  drift: "the base beside it falls short of what was recorded, too",
  found_more: "the lists find more"
};
function reasonWords(check) {
  if (check.reason === void 0)
    return check.unit === "ms" ? "this may be measurement noise" : "";
  const tested = (0,_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .testedWords */ .Hn)(check);
  return `${REASONS[check.reason]}${tested === "" ? "" : ` (${tested})`}`;
}
function caseBook(report) {
  const scores = new Map(report.scores?.cases.map((each) => [each.id, each]));
  return { cases: (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .casesById */ .aX)(report), scores, losses: (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .lossesById */ .Kr)(report) };
}
const LABEL = 200;
const MESSAGE = 300;
const MOVES = 10;
function caseWords(book, check, culprit) {
  const one = book.cases.get(culprit.id) ?? null;
  const score = book.scores.get(culprit.id);
  const error = score?.error ?? null;
  const loss = book.losses.get(culprit.id);
  const ranked = isRanked(check) && error === null;
  return {
    id: culprit.id,
    query: one?.query ?? culprit.id,
    intent: one?.intent ?? "",
    critical: one?.critical ?? false,
    ...one?.params === void 0 ? {} : { params: JSON.stringify(one.params) },
    change: error === null ? changeWords(check, culprit) : `the query failed: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .capped */ .uo)(error, MESSAGE)}`,
    ranks: check.category === "forbidden_hit" ? cameBack(score) : ranked ? movedRanks(culprit, one) : [],
    why: loss === void 0 || !ranked ? "" : (0,_causes_js__WEBPACK_IMPORTED_MODULE_0__/* .lossWords */ .VH)(loss)
  };
}
function caseClause({ change, ranks, why }) {
  const moves = ranks.map(({ document, words }) => `${document} ${words}`).join(", ");
  return [moves === "" ? change : moves, why].filter(Boolean).join("; ");
}
function isRanked({ kind, category, unit }) {
  if (unit === "ms" || unit === "money" || kind === "absent" || kind === "missing")
    return false;
  return kind === "count" || ["recall_drop", "ranking_shift", "semantic_degraded_spike"].includes(category);
}
function cameBack(score) {
  return (0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .forbiddenResults */ .sX)(score).map(({ rank, id }) => ({
    document: (0,_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .capped */ .uo)(id, LABEL),
    words: `rank ${rank}`,
    after: rank
  }));
}
function changeWords({ kind, metric, unit }, culprit) {
  if (kind === "absent")
    return "gone or edited";
  if (kind === "missing")
    return "not measured";
  if (kind === "weakening" && culprit.before === null && culprit.after === null)
    return "rules loosened";
  if (kind === "count")
    return "no target found";
  if (metric === "degraded_rate")
    return "answered in degraded mode";
  const name = unit === "ms" ? "median" : metric;
  const { before: baseline, after: current } = culprit;
  const shown = (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .checkNumbers */ .PM)({ unit, baseline, current, delta: null, limit: null });
  return `${name} ${baseline === null ? "" : `${shown.baseline} \u2192 `}${shown.current}`;
}
function moveWords(before, after) {
  const now = after === null ? "lost" : String(after);
  if (before === void 0)
    return after === null ? "not found" : `rank ${now}`;
  if (before === null)
    return after === null ? "not found before or now" : `new \u2192 ${now}`;
  return `${before} \u2192 ${now}`;
}
function movedRanks({ ranks_before: was, ranks_after: is }, one) {
  if (one === null || is === null)
    return [];
  const all = one.expected.map((target, i) => {
    const [before, after] = [was === null ? void 0 : was[i] ?? null, is[i] ?? null];
    const document = (0,_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .capped */ .uo)((0,_model_suite_js__WEBPACK_IMPORTED_MODULE_6__/* .targetLabel */ .Op)(target), LABEL);
    return { document, words: moveWords(before, after), after, ...before === void 0 ? {} : { before } };
  });
  const changed = all.filter(({ before, after }) => before !== after);
  const moves = changed.length > 0 ? changed : all;
  return moves.toSorted((a, b) => fall(b) - fall(a)).slice(0, MOVES);
}
function fall({ before = null, after }) {
  if (before === null)
    return after === null ? 0 : -1e9 + after;
  return after === null ? 1e9 - before : after - before;
}



/***/ }),

/***/ 69797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ receiptFacts),
/* harmony export */   u: () => (/* binding */ originWords)
/* harmony export */ });
/* harmony import */ var _model_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49946);

function receiptFacts(report) {
  const facts = [
    { name: "tool", value: report.tool },
    ...originFacts(report.origin),
    ...inputFacts(report),
    ...policyFacts(report.policies ?? null),
    ...runFacts(report)
  ];
  const digest = report.deterministic_digest;
  facts.push(digest === null ? null : { name: "deterministic digest", value: digest });
  return facts.filter((fact) => fact !== null);
}
function originFacts(origin) {
  if (origin === void 0)
    return [];
  const { commit, ref, pull_request: number, run_url: run, time } = origin;
  return [
    commit === null ? null : { name: "commit", value: commit },
    ref === null ? null : { name: "ref", value: ref },
    number === null ? null : { name: "pull request", value: `#${number}` },
    run === null ? null : { name: "workflow run", value: run },
    { name: "time", value: time }
  ];
}
function originWords({ origin }) {
  const commit = origin?.commit ? [`commit ${origin.commit.slice(0, 12)}`] : [];
  const number = origin?.pull_request ? [`pull request #${origin.pull_request}`] : [];
  return [...commit, ...number].join(", ");
}
function inputFacts(report) {
  if (report.inputs === null)
    return [];
  const { config, suite, baseline, retriever, digests } = report.inputs;
  return [
    { name: "config", value: config.file },
    { name: "suite", value: `${suite.name} ${suite.revision}, ${suite.cases.length} cases, ${suite.digest}` },
    { name: "k", value: String(config.k) },
    { name: "definition", value: definitionWords(config.definition) },
    config.prices === void 0 ? null : { name: "prices per 1,000 tokens", value: priceWords(config.prices) },
    { name: "retriever", value: `${retriever.kind}, ${retriever.fingerprint}` },
    config.judge === void 0 ? null : { name: "judge", value: judgeWords((0,_model_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeFingerprint */ .cT)(config.judge)) },
    retriever.corpus_digest === null ? null : { name: "corpus", value: retriever.corpus_digest },
    ...baselineFacts(config.baseline, baseline),
    ...[...digests].map(([file, digest]) => ({ name: `SHA-256 of ${file}`, value: digest }))
  ];
}
function baselineFacts(file, baseline) {
  if (baseline === null)
    return [{ name: "baseline", value: `none at ${file}` }];
  if (baseline.beside !== void 0) {
    const { kind, fingerprint } = baseline.retriever;
    return [
      { name: "side by side with", value: `the base commit ${baseline.beside.commit}` },
      { name: "base's retriever", value: `${kind}, ${fingerprint}` }
    ];
  }
  return [
    { name: "baseline", value: file },
    { name: "baseline's suite", value: `${baseline.suite.revision}, ${baseline.suite.digest}` },
    { name: "baseline's tool", value: baseline.tool },
    { name: "baseline's machine", value: machine(baseline.environment) }
  ];
}
function policyFacts(policies) {
  if (policies === null)
    return [];
  const { base_commit: baseCommit, policy_digest: policyDigest } = policies;
  return [
    baseCommit === null ? null : { name: "base commit", value: baseCommit },
    { name: "policy", value: policyDigest.head },
    policyDigest.base === null ? null : { name: "base's policy", value: policyDigest.base }
  ];
}
function runFacts(report) {
  if (report.run === null)
    return [];
  const { timing, environment, retries } = report.run;
  const repeats = timing.source === "off" ? "off" : `${timing.source}, ${timing.repeats} timed repeats a case`;
  return [
    { name: "latency", value: repeats },
    timing.seed === void 0 ? null : { name: "seed of the blocks", value: String(timing.seed) },
    { name: "machine", value: machine(environment) },
    retries === 0 ? null : { name: "transport retries", value: String(retries) }
  ];
}
function machine(environment) {
  const { os, arch, cpu, cores, node } = environment;
  return `${os} ${arch}, ${cpu}, ${cores} cores, Node ${node}`;
}
function judgeWords(judge) {
  return Object.entries(judge).filter(([, value]) => value !== null).map(([field, value]) => `${field} ${value}`).join(", ");
}
function priceWords({ currency, models }) {
  const words = [...models].map(([model, price]) => {
    const parts = Object.entries(price).filter(([, each]) => each !== null);
    return `${model} ${parts.map(([name, each]) => `${name} ${String(each)}`).join(" ")}`;
  });
  return `${words.join(", ")}, in ${currency}`;
}
function definitionWords(definition) {
  return Object.entries(definition).map(([name, value]) => `${name} ${typeof value === "object" && value !== null ? `(${definitionWords(value)})` : String(value)}`).join(", ");
}



/***/ }),

/***/ 53372:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gz: () => (/* binding */ RATIO_METRICS),
/* harmony export */   HH: () => (/* binding */ failedChecks),
/* harmony export */   IN: () => (/* binding */ metricRows),
/* harmony export */   Ic: () => (/* binding */ primaryFailures),
/* harmony export */   Kr: () => (/* binding */ lossesById),
/* harmony export */   MH: () => (/* binding */ failedQueries),
/* harmony export */   OC: () => (/* binding */ rankBefore),
/* harmony export */   U7: () => (/* binding */ stageRows),
/* harmony export */   Vz: () => (/* binding */ medianMs),
/* harmony export */   Xf: () => (/* binding */ saidOnce),
/* harmony export */   ZC: () => (/* binding */ lostOne),
/* harmony export */   Zl: () => (/* binding */ worstCulprit),
/* harmony export */   aJ: () => (/* binding */ noiseWords),
/* harmony export */   aX: () => (/* binding */ casesById),
/* harmony export */   d4: () => (/* binding */ acceptedChecks),
/* harmony export */   g5: () => (/* binding */ failedPercentiles),
/* harmony export */   oV: () => (/* binding */ ratioCell),
/* harmony export */   pE: () => (/* binding */ worstCases),
/* harmony export */   q6: () => (/* binding */ speaksOfLosses),
/* harmony export */   sX: () => (/* binding */ forbiddenResults),
/* harmony export */   uG: () => (/* binding */ latencyRows),
/* harmony export */   yD: () => (/* binding */ besideCommit),
/* harmony export */   yE: () => (/* binding */ caseRows)
/* harmony export */ });
/* unused harmony exports baselineOfScored, checkStatus, worstByCategory */
/* harmony import */ var _model_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30060);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72508);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1732);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90997);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13480);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27139);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58664);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50354);








function failedChecks(report) {
  return saidOnce(report.verdict.checks.filter((check) => !check.passed)).toSorted(bySeverity);
}
function acceptedChecks({ verdict: { accepted = [] } }) {
  return accepted.toSorted(bySeverity);
}
function saidOnce(checks) {
  const key = ({ metric, scope, kind, span = "baseline" }) => `${kind} ${span} ${metric} ${(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeText */ .Cm)(scope)}`;
  const heads = new Set(checks.filter((check) => check.policy !== "base").map(key));
  return checks.filter((check) => check.policy !== "base" || check.kind === "weakening" || !heads.has(key(check)));
}
function primaryFailures(report) {
  return failedChecks(report).filter((check) => check.secondary_to === null);
}
function bySeverity(a, b) {
  return Number(a.secondary_to !== null) - Number(b.secondary_to !== null) || _model_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .CATEGORIES */ .R6.indexOf(a.category) - _model_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .CATEGORIES */ .R6.indexOf(b.category) || Number((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .missingOf */ .oy)(a) !== null) - Number((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .missingOf */ .oy)(b) !== null) || Number(a.scope.kind !== "overall") - Number(b.scope.kind !== "overall") || Number(isList(a)) - Number(isList(b)) || Number((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .isCount */ .my)(a)) - Number((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .isCount */ .my)(b)) || excess(b) - excess(a);
}
function isList({ metric }) {
  return metric.startsWith("fill_rate") || metric.startsWith("zero_result_rate");
}
function worstCulprit(check) {
  return (speaksOfLosses(check) ? check.cases.find(lostOne) : void 0) ?? check.cases[0];
}
function speaksOfLosses(check) {
  return check.category === "recall_drop" && !isList(check);
}
function lostOne({ ranks_before: before, ranks_after: after }) {
  return before?.some((rank, target) => rank !== null && (after?.[target] ?? null) === null) ?? false;
}
function excess(check) {
  if (check.current === null || check.limit === null)
    return 0;
  const beyond = Math.abs(check.current - check.limit);
  return check.unit === "ms" && check.limit > 0 ? beyond / check.limit : beyond;
}
function worstCases(report) {
  const cases = casesById(report);
  const found = /* @__PURE__ */ new Map();
  for (const check of primaryFailures(report)) {
    for (const culprit of check.cases) {
      const known = found.get(culprit.id);
      if (known === void 0)
        found.set(culprit.id, { culprit, check, checks: [check] });
      else
        known.checks.push(check);
    }
  }
  return [...found].map(([id, each]) => ({ id, case: cases.get(id) ?? null, ...each }));
}
function worstByCategory(report) {
  return groupBy(worstCases(report), (each) => each.check.category);
}
function casesById(report) {
  return new Map(report.inputs?.suite.cases.map((each) => [each.id, each]));
}
function lossesById(report) {
  const losses = report.explanation?.losses ?? [];
  return new Map(losses.map((loss) => [loss.id, loss]));
}
function forbiddenResults(score) {
  if (score === void 0)
    return [];
  const control = score.forbidden_ranks.length === 0 && score.ranks.length === 0;
  return (control ? [1] : score.forbidden_ranks).flatMap((rank) => {
    const id = score.results[rank - 1];
    return id === void 0 ? [] : [{ rank, id }];
  });
}
function failedQueries(report) {
  const cases = casesById(report);
  return (report.scores?.cases ?? []).flatMap(({ id, error }) => {
    const one = cases.get(id);
    return error === null || one === void 0 ? [] : [{ case: one, error }];
  });
}
const rows = /* @__PURE__ */ new WeakMap();
function caseRows(report) {
  const known = rows.get(report) ?? joinedRows(report);
  rows.set(report, known);
  return known;
}
function joinedRows(report) {
  const scores = new Map(report.scores?.cases.map((each) => [each.id, each]));
  const runs = report.run === null ? null : (0,_model_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runsById */ .j)(report.run);
  const worst = new Map(worstCases(report).map((each) => [each.id, each.checks]));
  return (report.inputs?.suite.cases ?? []).map((each) => {
    const before = report.inputs?.baseline?.cases.get(each.id);
    return {
      case: each,
      score: scores.get(each.id) ?? null,
      run: runs?.get(each.id) ?? null,
      before: before !== void 0 && (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_7__/* .sameQuestion */ .RB)(before.digests, each.digests) ? before : null,
      failed: worst.get(each.id) ?? []
    };
  });
}
function rankBefore(row, target) {
  return row.before === null ? void 0 : row.before.ranks[target] ?? null;
}
function medianMs(samples) {
  if (samples.length === 0)
    return null;
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length / 2) - 1];
}
function metricRows(report) {
  const judged = saidOnce(report.verdict.checks).filter((check) => check.kind !== "weakening" && !(check.policy === "base" && check.passed));
  const rowOf = ({ metric, scope }) => `${metric} ${(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeText */ .Cm)(scope)}`;
  const first = new Map(judged.toReversed().map((check) => [rowOf(check), check]));
  const shown = judged.filter((check) => !check.passed || first.get(rowOf(check)) === check);
  const checks = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(shown, ({ scope }) => (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeText */ .Cm)(scope));
  const all = [...(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .scopesOf */ .ZK)(report.scores?.means), ...shown.map(({ scope }) => scope)];
  const scopes = new Map(all.map((scope) => [(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeText */ .Cm)(scope), scope]));
  const baseline = baselineOfScored(report);
  return [...scopes].flatMap(([key, scope]) => {
    const own = checks.get(key) ?? [];
    const gated = new Set(own.map((check) => check.metric));
    return [
      ...own.map(checkRow),
      ...reportedRows(report, scope, baseline).filter((row) => !gated.has(row.metric))
    ];
  });
}
function checkStatus(check) {
  if (check.outcome === "watch")
    return "watched";
  if (check.passed)
    return "held";
  if ((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .missingOf */ .oy)(check) !== null)
    return "missing";
  return check.secondary_to === null ? "failed" : "secondary";
}
function checkRow(check) {
  const { scope, metric, unit, baseline, current, delta, limit } = check;
  return { scope, metric, unit, baseline, current, delta, limit, status: checkStatus(check) };
}
function reportedRows(report, scope, baseline) {
  const means = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .bucketAt */ .wW)(report.scores?.means, scope);
  const before = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .bucketAt */ .wW)(baseline?.means, scope);
  return [...means ?? []].flatMap(([metric, current]) => {
    const was = before?.get(metric) ?? null;
    if (current === null && was === null)
      return [];
    const delta = was === null || current === null ? null : current - was;
    const unit = (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .unitOfMetric */ .QG)(metric);
    return [{ scope, metric, unit, baseline: was, current, delta, limit: null, status: "reported" }];
  });
}
function baselineOfScored({ scores, inputs }) {
  const baseline = inputs?.baseline ?? null;
  if (scores === null || inputs === null || baseline === null || scores.cases.length === 0)
    return null;
  const rows2 = scores.cases.flatMap((now) => {
    const before = baseline.cases.get(now.id);
    if (before === void 0 || !(0,_model_suite_js__WEBPACK_IMPORTED_MODULE_7__/* .sameQuestion */ .RB)(before.digests, now.digests))
      return [];
    const { metrics: metrics2, latency_ms: samples, spans_ms: spans } = before;
    const { spans_ms: _, ...rest } = now;
    return [{ ...rest, metrics: metrics2, samples_ms: samples, ...spans === void 0 ? {} : { spans_ms: spans } }];
  });
  if (rows2.length < scores.cases.length)
    return null;
  if (rows2.length === baseline.cases.size && !inputs.suite.partial)
    return baseline;
  const names = [...new Set(rows2.flatMap(({ metrics: metrics2 }) => [...metrics2.keys()]))];
  const metrics = names.map(_metrics_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .parseMetric */ .uo).filter((metric) => typeof metric !== "string");
  return (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_3__/* .summarise */ .fS)(rows2, metrics, inputs.config.definition);
}
function latencyRows(report) {
  const now = report.scores?.latency;
  if (now === void 0 || now.overall.samples === 0)
    return [];
  const before = (baselineOfScored(report) ?? report.inputs?.baseline)?.latency;
  return (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .scopesOf */ .ZK)(now).map((scope) => ({
    scope,
    stage: null,
    now: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .bucketAt */ .wW)(now, scope),
    before: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .bucketAt */ .wW)(before, scope) ?? null
  }));
}
function stageRows(report) {
  return latencyRows(report).flatMap(({ scope, now, before }) => [...now.spans ?? []].map(([stage, own]) => ({
    scope,
    stage,
    now: own,
    before: before?.spans?.get(stage) ?? null
  })));
}
function failedPercentiles(report, { scope, stage }) {
  const failed = report.verdict.checks.filter((check) => !check.passed && check.unit === "ms" && !check.metric.startsWith("load_") && (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .sameScope */ .xk)(check.scope, scope) && (stage === null ? !check.metric.endsWith("]") : check.metric.endsWith(`[${stage}]`)));
  return [...new Set(failed.map(({ metric }) => /p\d+/.exec(metric)?.[0] ?? metric))];
}
function besideCommit(report) {
  return report.inputs?.baseline?.beside?.commit.slice(0, 12) ?? null;
}
const RATIO_METRICS = [
  { statistic: "p50", metric: "latency_p50_ms" },
  { statistic: "p95", metric: "latency_p95_ms" }
];
function ratioCell(report, scope, metric) {
  const found = ratioOf(report, scope, metric);
  return found === null ? _format_js__WEBPACK_IMPORTED_MODULE_5__/* .NONE */ .x3 : `${found.ratio.toFixed(2)}x (${(0,_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .between */ .Tq)(found)})`;
}
function noiseWords(report) {
  const known = RATIO_METRICS.flatMap(({ statistic, metric }) => {
    const noise = ratioOf(report, _model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .OVERALL */ .aD, metric)?.noise ?? null;
    return noise === null ? [] : [`${statistic} ${(0,_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .between */ .Tq)(noise)}`];
  });
  return known.length === 0 ? null : `Noise here, overall: ${known.join(", ")}`;
}
function ratioOf(report, scope, metric) {
  const ratios = report.verdict.checks.filter((check) => check.kind === "ratio");
  const own = ratios.find((check) => (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .sameScope */ .xk)(check.scope, scope) && check.metric === metric && check.policy !== "base");
  return own?.ratio ?? null;
}



/***/ })

};
