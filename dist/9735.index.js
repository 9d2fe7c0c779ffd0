export const id = 9735;
export const ids = [9735];
export const modules = {

/***/ 11612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ receiptFacts),
/* harmony export */   u: () => (/* binding */ originWords)
/* harmony export */ });
/* harmony import */ var _model_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49946);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31385);


function receiptFacts(report) {
  const facts = {
    tool: report.tool,
    ...originFacts(report),
    ...inputFacts(report.inputs),
    ...policyFacts(report),
    ...runFacts(report),
    "deterministic digest": report.deterministic_digest
  };
  return Object.entries(facts).flatMap(([name, value = null]) => value === null ? [] : [{ name, value }]);
}
function originFacts({ origin }) {
  return {
    commit: origin?.commit,
    ref: origin?.ref,
    "pull request": origin?.pull_request ? `#${origin.pull_request}` : null,
    "workflow run": origin?.run_url,
    time: origin?.time
  };
}
function originWords({ origin }) {
  const commit = origin?.commit ? [`commit ${origin.commit.slice(0, 12)}`] : [];
  const number = origin?.pull_request ? [`pull request #${origin.pull_request}`] : [];
  return [...commit, ...number].join(", ");
}
function inputFacts(inputs) {
  if (inputs === null) {
    return {};
  }
  const { config, suite, retriever, digests } = inputs;
  const files = [...digests].map(([file, digest]) => [`SHA-256 of ${file}`, digest]);
  return {
    config: config.file,
    suite: `${suite.name} ${suite.revision}, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(suite.cases.length, "case")}, ${suite.digest}`,
    k: String(config.k),
    definition: definitionWords(config.definition),
    "prices per 1,000 tokens": config.prices && priceWords(config.prices),
    retriever: `${retriever.kind}, ${retriever.fingerprint}`,
    judge: config.judge && membersWords((0,_model_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeFingerprint */ .cT)(config.judge), ", "),
    corpus: retriever.corpus_digest,
    ...baselineFacts(inputs),
    ...Object.fromEntries(files)
  };
}
function baselineFacts({ config: { baseline: file }, baseline }) {
  if (baseline === null) {
    return { baseline: `none at ${file}` };
  }
  const { beside, retriever, suite, tool, environment } = baseline;
  if (beside !== void 0) {
    return {
      "side by side with": `the base commit ${beside.commit}`,
      "base's retriever": `${retriever.kind}, ${retriever.fingerprint}`
    };
  }
  return {
    baseline: file,
    "baseline's suite": `${suite.revision}, ${suite.digest}`,
    "baseline's tool": tool,
    "baseline's machine": machineWords(environment)
  };
}
function policyFacts({ policies }) {
  return {
    "base commit": policies?.base_commit,
    policy: policies?.policy_digest.head,
    "base's policy": policies?.policy_digest.base
  };
}
function runFacts({ run }) {
  if (run === null) {
    return {};
  }
  const { timing, environment, retries } = run;
  return {
    latency: timing.source === "off" ? "off" : `${timing.source}, ${timing.repeats} timed repeats a case`,
    "seed of the blocks": timing.seed?.toString(),
    machine: machineWords(environment),
    "transport retries": retries === 0 ? null : String(retries)
  };
}
function machineWords({ os, arch, cpu, cores, node }) {
  return `${os} ${arch}, ${cpu}, ${cores} cores, Node ${node}`;
}
function membersWords(value, between) {
  const known = Object.entries(value).filter(([, each]) => each !== null);
  return known.map(([name, each]) => `${name} ${String(each)}`).join(between);
}
function priceWords({ currency, models }) {
  const words = [...models].map(([model, price]) => `${model} ${membersWords(price, " ")}`);
  return `${words.join(", ")}, in ${currency}`;
}
function definitionWords(definition) {
  const parts = Object.entries(definition).map(([name, value]) => typeof value === "object" && value !== null ? `${name} (${definitionWords(value)})` : `${name} ${String(value)}`);
  return parts.join(", ");
}



/***/ }),

/***/ 65078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Av: () => (/* binding */ whyMd),
/* harmony export */   Gj: () => (/* binding */ rowMd),
/* harmony export */   SL: () => (/* binding */ FIGURES),
/* harmony export */   W7: () => (/* binding */ itemsMd),
/* harmony export */   m_: () => (/* binding */ logMd)
/* harmony export */ });
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90997);
/* harmony import */ var _messages_blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74828);
/* harmony import */ var _messages_checks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44231);
/* harmony import */ var _messages_escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28213);
/* harmony import */ var _messages_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31385);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20333);






const NAME = 80;
const QUERY = 120;
const SENTENCE = 600;
const MOVES = 3;
const MARKED = 5;
function whyMd(told) {
  return (0,_messages_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .toldLines */ .zo)(told).map(([title, words]) => {
    const md = title === "What to do" ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .mdProse */ .X0)(words, SENTENCE) : (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeMarkdown */ .FV)(words, SENTENCE);
    return `<b>${title}:</b> ${md}
`;
  });
}
function logMd(lines, max) {
  return lines.length === 0 ? "" : `<pre>${lines.map((line) => (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeMarkdown */ .FV)(line, max)).join("\n")}</pre>
`;
}
function itemsMd({ failed, follows, accepted, marks, lost, more_lost: moreLost, figures, won }, room) {
  const rows = rowsOf(follows);
  const followMd = ({ item, row }) => [
    ...rowMd(row),
    item.code
  ];
  const consequences = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .mdTable */ .gJ)([...FIGURES, "Follows from"], rows, followMd, room.rows);
  const list = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .mdList */ .Ej)(accepted, saidMd, room.rows);
  return [
    ...failedMd(failed, room),
    (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .mdDetails */ .mF)(`${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(rows.length, "check")} failed as a consequence`, consequences),
    list === "" ? "" : `<b>Accepted with the label:</b>

${list}`,
    ...worstMd(failed, room),
    (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .mdTable */ .gJ)(["\u26A0\uFE0F Beyond its limit, and no failure", "Queries, worst first"], marks, markMd, room.rows),
    (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .mdTable */ .gJ)(["Queries that find nothing any more", "Intent", "Rank"], lost, caseMd, room.cases, moreLost),
    (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .mdTable */ .gJ)(FIGURES, figures, rowMd, room.rows),
    (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .mdTable */ .gJ)(["Queries won", "Intent", "Rank"], won, caseMd, room.cases)
  ];
}
function rowsOf(items) {
  return items.flatMap((item) => item.rows.map((row) => ({ item, row })));
}
const FIGURES = [
  "Metric",
  "Where",
  "Baseline:",
  "Now:",
  "Change:",
  "Limit:"
];
function failedMd(failed, room) {
  const many = failed.some(({ code }) => code !== failed[0].code);
  const columns = [
    "Failed check",
    ...FIGURES.slice(1),
    "Decided by",
    ...many ? ["Category"] : []
  ];
  const compared = rowsOf(failed);
  const cells = ({ item, row }) => [
    ...rowMd(row).with(3, `<b>${figureMd(row.now)}</b>`),
    (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeMarkdown */ .FV)(row.by || "limit", SENTENCE),
    ...many ? [`<b>${item.code}</b>`] : []
  ];
  const said = failed.filter(({ rows }) => rows.length === 0);
  return [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .mdList */ .Ej)(said, saidMd, room.rows), (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .mdTable */ .gJ)(columns, compared, cells, room.rows)];
}
function rowMd({ metric, where, baseline, now, change, limit }) {
  const cells = [baseline, now, (0,_messages_format_js__WEBPACK_IMPORTED_MODULE_3__/* .withArrow */ .mh)(change), limit].map(figureMd);
  return [(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeMarkdown */ .FV)(metric, NAME), (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeMarkdown */ .FV)(where, NAME), ...cells];
}
function figureMd(cell) {
  return /^(?:[▲▼] )?[+−]?[\d.,]+(?: ms)?$/.test(cell) ? cell : (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeMarkdown */ .FV)(cell, NAME);
}
function saidMd({ code, sentence, file, line }) {
  const place = file === void 0 ? "" : `${file}${line === void 0 ? "" : `:${line}`}`;
  return `<b>${code}</b>: ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeMarkdown */ .FV)(sentence, SENTENCE)}${place === "" ? "" : ` (${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .codeMarkdown */ .fl)(place, QUERY)})`}`;
}
function worstMd(failed, room) {
  return [...(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$z)(failed, ({ code }) => code)].map(([code, items]) => {
    const cases = items.flatMap((item) => item.cases);
    const more = items.reduce((sum, item) => sum + item.more, 0);
    const table = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .mdTable */ .gJ)(["Query", "Intent", "What happened"], cases, caseMd, room.cases, more);
    return table === "" ? "" : `<b>Worst cases, ${code}</b>: ${_messages_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .CATEGORY_MEANING */ .J4[code]}

${table}`;
  });
}
function caseMd({ id, query, intent, critical, change, ranks, why }) {
  const moves = ranks.slice(0, MOVES).map(({ document, words }) => `${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .codeMarkdown */ .fl)(document, NAME)} <b>${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeMarkdown */ .FV)(words, NAME)}</b>`);
  const what = [
    ...moves.length === 0 ? [(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeMarkdown */ .FV)(change, SENTENCE)] : moves,
    ...ranks.length > MOVES ? [`+${ranks.length - MOVES} more`] : [],
    ...why === "" ? [] : [(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeMarkdown */ .FV)(why, SENTENCE)]
  ];
  return [
    (query === id ? (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .codeMarkdown */ .fl)(id, NAME) : (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeMarkdown */ .FV)(query, QUERY)) + (critical ? " <b>critical</b>" : ""),
    intent === "" ? _messages_format_js__WEBPACK_IMPORTED_MODULE_3__/* .NONE */ .x3 : (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeMarkdown */ .FV)(intent, NAME),
    what.join("<br>")
  ];
}
function markMd({ sentence, cases }) {
  const queries = cases.slice(0, MARKED).map(({ query }) => (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeMarkdown */ .FV)(query, QUERY));
  return [(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeMarkdown */ .FV)(sentence, SENTENCE), queries.join("<br>")];
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
/* harmony import */ var _messages_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28213);

function mdTable(columns, items, row, bounds, others = 0) {
  if (items.length === 0) {
    return "";
  }
  const headings = columns.map((name) => (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(name.replace(/:$/, "")));
  const rules = columns.map((name) => name.endsWith(":") ? "--:" : "---");
  const head = `${line(headings)}${line(rules)}`;
  const { text, left } = fill(items, (item) => line(row(item)), bounds);
  const rest = left + others === 0 ? "" : line([`+${left + others} more`, ...columns.slice(1).map(() => "")]);
  return `${head}${text}${rest}`;
}
function mdList(items, text, bounds) {
  const filled = fill(items, (item) => `- ${text(item)}
`, bounds);
  return filled.text + (filled.left === 0 ? "" : `- +${filled.left} more
`);
}
function mdDetails(summary, body) {
  return body === "" ? "" : `<details>
<summary>${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(summary)}</summary>

${body}
</details>
`;
}
function mdProse(text, max) {
  return (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(text, max).replaceAll(/&#96;((?:(?!&#96;).)+)&#96;/g, "<code>$1</code>");
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
    bytes += (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8Length */ .wI)(part);
    if (bytes > bounds.bytes) {
      break;
    }
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
  const { shard, workflow, binding, failure, deeper } = part;
  const { timing, environment, unstable, retries, corrected, log } = part.run;
  const told = { shard, workflow, binding, failure, deeper };
  const run = {
    timing: renamed(timing, _model_part_js__WEBPACK_IMPORTED_MODULE_0__/* .TIMING_NAMES */ .q8),
    environment,
    unstable,
    retries,
    corrected,
    log
  };
  const written = Object.entries({ schema_version: SCHEMA_VERSION, ...told, ...run });
  const members = written.filter(([, value]) => value !== void 0).map(([key, value]) => `"${key}": ${JSON.stringify(value)},
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
  for (const each of run.cases) {
    yield JSON.stringify(caseValue(each));
  }
}
function caseValue({ case_id: caseId, outcome, first_ms: firstMs, samples_ms: samplesMs, spans_ms: spansMs }) {
  const spans = spansMs === void 0 ? {} : { spans_ms: Object.fromEntries(spansMs) };
  const timed = { id: caseId, first_ms: firstMs, samples_ms: samplesMs, ...spans };
  if (outcome.kind === "error") {
    return Object.assign(timed, { outcome });
  }
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

/***/ 69735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ REPORTERS)
});

// EXTERNAL MODULE: ./lib/reporters/baseline-json.js
var baseline_json = __webpack_require__(13574);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/model/scope.js
var model_scope = __webpack_require__(90997);
// EXTERNAL MODULE: ./lib/model/suite.js
var suite = __webpack_require__(44141);
// EXTERNAL MODULE: ./lib/messages/escape.js
var messages_escape = __webpack_require__(28213);
// EXTERNAL MODULE: ./lib/messages/rows.js
var messages_rows = __webpack_require__(7195);
// EXTERNAL MODULE: ./lib/reporters/report-cases.js
var report_cases = __webpack_require__(25698);
;// CONCATENATED MODULE: ./lib/reporters/cases-csv.js







const EOL = "\r\n";
const LIST = "; ";
function renderCasesCsv(report) {
  return report.scores === null ? null : csvLines(report);
}
function* csvLines(report) {
  const metrics = metricNames(report);
  const large = (0,report_cases/* isLarge */.sV)(report);
  yield csvLine([
    ...Object.keys(LEADING),
    ...metrics.flatMap((name) => [name, `${name}_baseline`])
  ]);
  for (const row of (0,messages_rows/* caseRows */.yE)(report)) {
    const short = large && (0,report_cases/* isUnchanged */._5)(row);
    const leading = Object.values(LEADING).map((cell) => cell(row, short));
    const values = metrics.flatMap((name) => [row.score, row.before].map((of) => of?.metrics.get(name) ?? null));
    yield csvLine([...leading, ...values.map((value) => value && (0,canonical_json/* roundNumber */.Wf)(value))]);
  }
}
function csvLine(cells) {
  return cells.map((cell) => (0,messages_escape/* csvCell */.rK)(cell)).join(",") + EOL;
}
const LEADING = {
  id: (row) => row.case.id,
  intent: (row) => row.case.intent,
  query: (row) => row.case.query,
  params: (row) => row.case.params === void 0 ? null : JSON.stringify(row.case.params),
  file: (row) => row.case.place.file,
  line: (row) => row.case.place.line,
  critical: (row) => String(row.case.critical),
  tags: (row) => (row.case.tags ?? []).join(LIST),
  failed_checks: ({ failed }) => failed.map(({ metric, scope }) => `${metric} ${(0,model_scope/* scopeText */.Cm)(scope)}`).join(LIST),
  cause: ({ loss }) => loss?.cause ?? null,
  targets: (row) => row.case.expected.map(suite/* targetLabel */.Op).join(LIST),
  ranks_baseline: (row) => row.before && ranksCell(row, row.before.ranks),
  ranks: (row) => row.score && ranksCell(row, row.score.ranks),
  results: ({ score }, short) => short || score === null ? null : score.results.join(LIST),
  degraded: ({ score }) => score && String(score.degraded),
  error: ({ score }) => score === null ? "not asked" : score.error,
  latency_median_ms: ({ score }) => msCell((0,messages_rows/* medianMs */.Vz)(score?.samples_ms)),
  latency_median_ms_baseline: ({ before }) => msCell((0,messages_rows/* medianMs */.Vz)(before?.latency_ms))
};
function ranksCell({ case: { expected } }, ranks) {
  return expected.map((_, i) => ranks[i] ?? "none").join(LIST);
}
function msCell(ms) {
  return ms === null ? null : (0,baseline_json/* roundMs */.l9)(ms);
}
function metricNames(report) {
  const names = /* @__PURE__ */ new Set();
  for (const each of report.scores?.cases ?? []) {
    for (const name of each.metrics.keys()) {
      names.add(name);
    }
  }
  return [...names].toSorted(canonical_json/* compareCodePoints */.OP);
}


// EXTERNAL MODULE: ./lib/messages/blocks.js
var blocks = __webpack_require__(74828);
// EXTERNAL MODULE: ./lib/model/verdict.js
var verdict = __webpack_require__(1732);
// EXTERNAL MODULE: ./lib/messages/format.js
var format = __webpack_require__(31385);
// EXTERNAL MODULE: ./lib/messages/checks.js
var messages_checks = __webpack_require__(44231);
// EXTERNAL MODULE: ./lib/messages/rule.js
var rule = __webpack_require__(35132);
// EXTERNAL MODULE: ./lib/reporters/html/charts.js
var charts = __webpack_require__(40305);
// EXTERNAL MODULE: ./lib/reporters/html/html.js
var html = __webpack_require__(92845);
// EXTERNAL MODULE: ./lib/metrics/registry.js + 2 modules
var registry = __webpack_require__(13480);
;// CONCATENATED MODULE: ./lib/reporters/html/checks.js









const ROWS = 8;
const PANELS = 8;
const OPEN = 4;
const LEGEND = '<p class="legend" aria-hidden="true"><span><svg class="dumbbell held"><circle class="was" cx="8" cy="8" r="4.5"/></svg>baseline</span><span><svg class="dumbbell held"><circle class="now" cx="8" cy="8" r="5"/></svg>now</span><span><svg class="dumbbell held"><rect class="band" x="0" width="14" y="1" height="14"/><line class="limit" x1="1" x2="1" y1="1" y2="15"/></svg>tolerance up to the limit</span></p>';
function checkPanels(report, told) {
  const checks = (0,messages_rows/* saidOnce */.Xf)(report);
  return checks.length === 0 ? "" : `${panels(report, told, checks)}<p class="more">${(0,html/* text */.Qq)(rule/* THE_RULE */.$m, html/* SENTENCE */.gz)}</p>
`;
}
function panels(report, told, checks) {
  const failed = (0,messages_rows/* failedChecks */.HH)(report);
  if (failed.length === 0) {
    return markPanel(told) + heldPanels(checks);
  }
  const figures = failed.filter((check) => check.kind !== "weakening");
  const all = [
    ...[...new Set(figures.map((check) => check.metric))].map((metric) => panelOf(metric, checks, figures)),
    ...loosenedPanel(failed, told)
  ];
  const primary = all.filter((each) => each.primary);
  const follow = all.filter((each) => !each.primary);
  const joined = (some) => some.map(({ html }) => html).join("");
  const consequences = `Failed as a consequence: ${follow.map(({ metric }) => metric).join(", ")}`;
  return (failed.some((check) => (0,charts/* canDraw */.xt)(check) && !(0,verdict/* isCount */.my)(check)) ? LEGEND : "") + joined(primary.slice(0, PANELS)) + markPanel(told) + (0,html/* details */.zH)((0,format/* plural */.LS)(primary.length - PANELS, "more failed metric"), joined(primary.slice(PANELS))) + (0,html/* details */.zH)(consequences, joined(follow), all.length <= OPEN);
}
function loosenedPanel(failed, told) {
  const loosened = told.failed.filter((item) => item.code === "gate_weakened");
  if (loosened.length === 0) {
    return [];
  }
  const place = ({ file, line }) => file === void 0 ? "" : ` in ${(0,html/* code */.aY)(line === void 0 ? file : `${file}:${line}`, html/* NAME */.o_)}`;
  const items = loosened.map((item) => `${(0,html/* text */.Qq)(item.sentence, html/* SENTENCE */.gz)}${place(item)}`);
  const title = `<h3>Loosened rules <span>${(0,html/* text */.Qq)((0,messages_checks/* failureMeaning */.gx)("gate_weakened", failed))}</span></h3>`;
  return [{ metric: "the rules", primary: true, html: notesPanel("panel", title, items) }];
}
function notesPanel(kind, title, items) {
  return `<div class="${kind}">${title}${(0,html/* notesHtml */.zc)(items).trimEnd()}</div>
`;
}
function panelOf(metric, checks, failed) {
  const own = failed.filter((check) => check.metric === metric);
  const others = checks.filter((check) => check.metric === metric && check.passed);
  const place = ({ scope }) => Number(scope.kind !== "overall");
  const ordered = [...own, ...others].toSorted((a, b) => place(a) - place(b));
  const rows = ordered.slice(0, ROWS);
  const left = ordered.slice(rows.length);
  const leftFailed = left.filter((check) => !check.passed).length;
  const more = left.length === 0 ? "" : `<p class="more">${leftFailed} more failed, ${left.length - leftFailed} more pass: see all checks</p>`;
  const primary = own.some((check) => check.secondary_to === null);
  const title = `<h3>${(0,html/* term */.jk)(metric, "check")} <span>${(0,html/* text */.Qq)((0,messages_checks/* failureMeaning */.gx)(own[0].category, own))}</span></h3>`;
  return {
    metric,
    primary,
    html: `<div class="panel">${title}${rowsHtml(metric, rows)}${more}</div>
`
  };
}
function markPanel({ marks }) {
  const rows = marks.map(({ sentence, cases }) => {
    const queries = cases.slice(0, ROWS).map(({ id, query }) => `<a href="${(0,html/* caseHref */.my)(id)}">${(0,html/* text */.Qq)(query, html/* QUERY */.Jj)}</a>`);
    return `${(0,html/* text */.Qq)(sentence, html/* SENTENCE */.gz)}${queries.length === 0 ? "" : `: ${queries.join(", ")}`}`;
  });
  const title = `<h3>Beyond the limit <span>and no failure</span></h3>`;
  return marks.length === 0 ? "" : notesPanel("panel fell", title, rows);
}
function heldPanels(checks) {
  const overall = checks.filter((check) => check.scope.kind === "overall" && (0,charts/* canDraw */.xt)(check) && check.unit === "share");
  if (overall.length === 0) {
    return "";
  }
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
  return `<div class="check-grid"><table class="checks" role="table" aria-label="${(0,html/* text */.Qq)(label, html/* NAME */.o_)}"><thead role="rowgroup"><tr role="row">${head}</tr></thead><tbody role="rowgroup">
${rows.join("")}</tbody></table>${foot}</div>`;
}
function rowHtml(check, name, scale) {
  const [mark, kind, words] = stateOf(check);
  const head = `<th role="rowheader" scope="row">${(0,html/* icon */.Kk)(mark)}<span class="name">${(0,html/* text */.Qq)(name, html/* NAME */.o_)}</span><span class="unseen">, ${words}</span></th>`;
  if (!(0,charts/* canDraw */.xt)(check) || (0,verdict/* isCount */.my)(check)) {
    const said = check.kind === "missing" ? `Not judged: ${(0,messages_checks/* missingReason */.DQ)(check)}` : (0,messages_checks/* checkSentence */.YC)(check);
    return `<tr role="row" class="${kind}">${head}<td role="cell" class="says" colspan="5" aria-colspan="5">${(0,html/* text */.Qq)(said, html/* SENTENCE */.gz)}</td></tr>
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
  if (check.kind !== "ratio") {
    return row;
  }
  return `${row}<tr role="row" class="${kind}"><td role="cell" class="says" colspan="6" aria-colspan="6">${(0,html/* text */.Qq)((0,messages_checks/* ratioWords */.ft)(check.ratio))}</td></tr>
`;
}
function stateOf({ kind, outcome, secondary_to: cause }) {
  if (kind === "not_gated") {
    return ["half", "held", "not gated yet"];
  }
  if (outcome === "fell") {
    return ["half", "fell", "beyond its limit, and no failure"];
  }
  if (outcome === "pass") {
    return ["good", "held", "passes"];
  }
  return cause === null ? ["bad", "failed", "fails"] : ["bad", "follows", `fails, follows from ${cause}`];
}
const SCOPES = 24;
const TABLE_ROWS = 1e3;
function statusHtml(row) {
  const words = (0,html/* text */.Qq)((0,messages_rows/* statusWords */.o7)(row));
  switch (row.status) {
    case "passes":
      return `${(0,html/* icon */.Kk)("good")}${words}`;
    case "fell":
      return `${(0,html/* icon */.Kk)("half")}${words}`;
    case "fails":
    case "missing":
      return `${(0,html/* icon */.Kk)("bad")}<b class="bad">${words}</b>`;
    case "follows":
      return `${(0,html/* icon */.Kk)("bad")}${words}`;
    default:
      return `<span class="dim">${words}</span>`;
  }
}
const CELL_KINDS = {
  passes: "held",
  fell: "fell",
  fails: "bad",
  follows: "follows",
  missing: "bad",
  not_gated: "reported",
  reported: "reported"
};
function metricTables(report) {
  const rows = (0,messages_rows/* metricRows */.IN)(report);
  if (rows.length === 0) {
    return "";
  }
  return matrix(rows) + (0,html/* details */.zH)("What the metrics mean", meanings(rows)) + (0,html/* details */.zH)("All checks with baselines and limits", checkTable(rows));
}
function meanings(rows) {
  const known = [...new Set(rows.map(({ metric }) => metric))].flatMap((metric) => {
    const meaning = (0,registry/* meaningOfMetric */.ZW)(metric);
    return meaning === null ? [] : [`<div><dt>${(0,html/* code */.aY)(metric, html/* NAME */.o_)}</dt><dd>${(0,html/* text */.Qq)(meaning)}</dd></div>
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
  return `<div class="matrix">${(0,html/* table */.tp)(caption, [(0,html/* plain */.pj)("Metric"), ...shown.map(([, scope]) => (0,html/* num */.bu)((0,format/* scopeLabel */.$o)(scope)))], lines)}</div>
`;
}
function titled(metric) {
  const meaning = (0,registry/* meaningOfMetric */.ZW)(metric);
  return meaning === null ? (0,html/* code */.aY)(metric, html/* NAME */.o_) : `<span title="${(0,html/* text */.Qq)(meaning)}">${(0,html/* code */.aY)(metric, html/* NAME */.o_)}</span>`;
}
function cellHtml(row) {
  if (row === void 0) {
    return `<span class="dim">${format/* NONE */.x3}</span>`;
  }
  const { current } = (0,format/* checkNumbers */.PM)(row);
  const isBad = row.status === "fails" || row.status === "missing" || row.status === "follows";
  const mark = isBad ? `${(0,html/* icon */.Kk)("bad")}<span class="unseen">failed: </span>` : "";
  const kind = CELL_KINDS[row.status];
  const delta = (0,format/* formatDelta */.CW)(row.unit, row.delta);
  const moved = row.delta === null || /[1-9]/.test(delta) ? (0,format/* withArrow */.mh)(delta) : "=";
  return `<span class="cell ${kind}">${mark}${current}</span><span class="moved">${moved}</span>`;
}
function checkTable(rows) {
  const lines = rows.slice(0, TABLE_ROWS).map((row) => {
    const { baseline, current, delta, limit } = (0,format/* checkNumbers */.PM)(row);
    return [
      (0,html/* code */.aY)(row.metric, html/* NAME */.o_),
      (0,html/* text */.Qq)((0,format/* scopeLabel */.$o)(row.scope), html/* NAME */.o_),
      baseline,
      current,
      (0,format/* withArrow */.mh)(delta),
      limit,
      statusHtml(row)
    ];
  });
  const left = rows.length - lines.length;
  const figures = ["Baseline", "Now", "Change", "Limit"].map(html/* num */.bu);
  const columns = [(0,html/* plain */.pj)("Metric"), (0,html/* plain */.pj)("Where"), ...figures, (0,html/* plain */.pj)("Gate")];
  const by = (0,format/* byWords */.bX)(rows.map(({ scope }) => scope));
  return (0,html/* table */.tp)(`Overall, then ${by}${left > 0 ? `; ${left} more in report.json` : ""}`, columns, lines);
}


// EXTERNAL MODULE: ./lib/reporters/html/page-data.js
var page_data = __webpack_require__(11448);
// EXTERNAL MODULE: ./lib/reporters/html/page.js + 1 modules
var page = __webpack_require__(2513);
// EXTERNAL MODULE: ./lib/messages/sampling.js
var sampling = __webpack_require__(93315);
;// CONCATENATED MODULE: ./lib/reporters/html/latency.js






const SHOWN = 8;
const LOG_FROM = 40;
const nearestRank = (sorted, share) => sorted[Math.max(Math.ceil(share * sorted.length - 1e-9) - 1, 0)];
function latencyPanel(report) {
  const rows = boxRows(report);
  const values = rows.flatMap(({ now, before }) => [now, before].flatMap((box) => box === null ? [] : [box.low, box.p95]));
  if (values.length === 0) {
    return "";
  }
  const scale = scaleOf(values);
  const shown = new Set(rows.map(({ row }) => (0,model_scope/* scopeText */.Cm)(row.scope)));
  const left = (0,messages_rows/* latencyRows */.uG)(report).flatMap(({ scope }) => shown.has((0,model_scope/* scopeText */.Cm)(scope)) ? [] : [scope]);
  const more = left.length > 0 ? `<p class="more">${(0,format/* countWords */.rj)(left, "more ")}: see latency in figures</p>` : "";
  const itself = (0,messages_rows/* noiseWords */.aJ)(report);
  const lines = [...itself === null ? [] : [itself], ...(0,sampling/* samplingLines */.lj)(report)];
  const words = lines.map((line) => `<p class="more">${(0,html/* text */.Qq)(line, html/* SENTENCE */.gz)}</p>`).join("");
  const sides = rows.some(({ before }) => before !== null) ? "<span>upper: baseline, lower: now</span>" : "";
  const legend = `<p class="legend" aria-hidden="true">${sides}<span>box: middle half, upright: p50, dot: p95</span></p>`;
  return `${legend}<div class="panel"><div class="box-grid"><ul class="boxes">
${rows.map((each) => latency_rowHtml(report, each, scale)).join("")}</ul><div class="axis-row">${(0,charts/* axisSvg */.kg)(scale, " ms")}</div></div>${ecdf(report, scale)}${more}${words}</div>
`;
}
const POINTS = 200;
function ecdf(report, scale) {
  const { now, before } = samplesOf(report);
  const lines = [
    { cls: "was", samples: poolOf(before, model_scope/* OVERALL */.aD) },
    { cls: "now", samples: poolOf(now, model_scope/* OVERALL */.aD) }
  ].filter(({ samples }) => samples.length > 1);
  if (lines.length === 0) {
    return "";
  }
  const paths = lines.map(({ cls, samples }) => `<path class="${cls}" d="${stepPath(samples, scale)}"/>`);
  const legend = `<p class="legend" aria-hidden="true"><span>all answers: the share that took at most so long</span>${lines.length === 2 ? "<span>dashed: baseline, line: now</span>" : ""}</p>`;
  return `<div class="ecdf-frame" aria-hidden="true"><span class="shares"><span>100 %</span><span>50 %</span><span>0 %</span></span><svg class="ecdf" viewBox="0 0 100 100" preserveAspectRatio="none"><path class="grid" d="M0 0h100M0 50h100M0 100h100"/>${paths.join("")}</svg>${(0,charts/* axisSvg */.kg)(scale, " ms")}</div>${legend}`;
}
function stepPath(samples, scale) {
  const sorted = Float64Array.from(samples).toSorted();
  const count = Math.min(sorted.length, POINTS);
  const steps = Array.from({ length: count }, (_, i) => {
    const share = (i + 1) / count;
    return `H${scale.at(nearestRank(sorted, share)).toFixed(2)}V${(100 - 100 * share).toFixed(1)}`;
  });
  return `M0 100${steps.join("")}H100`;
}
function scaleOf(values) {
  const positive = values.filter((value) => value > 0);
  const [least, most] = [Math.min(...positive), Math.max(...positive)];
  return positive.length === values.length && most / least > LOG_FROM ? (0,charts/* logScale */.tA)(values) : (0,charts/* linearScale */.om)([0, ...values], [0, Infinity]);
}
function boxRows(report) {
  const rows = (0,messages_rows/* latencyRows */.uG)(report);
  const failed = new Set(rows.filter((row) => (0,messages_rows/* failedPercentiles */.g5)(report, row).length > 0).map(({ scope }) => (0,model_scope/* scopeText */.Cm)(scope)));
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
function samplesOf({ scores, inputs }) {
  return {
    now: (scores?.cases ?? []).map((of) => ({ of, samples: of.samples_ms })),
    before: [...inputs?.baseline?.cases.values() ?? []].map((of) => ({
      of,
      samples: of.latency_ms
    }))
  };
}
function poolOf(cases, scope) {
  return cases.flatMap(({ of, samples }) => (0,model_scope/* covers */.hU)(scope, of) ? samples : []);
}
function boxOf(pool, summary) {
  if (pool.length === 0 || summary.p50_ms === null) {
    return null;
  }
  const sorted = Float64Array.from(pool).toSorted();
  const at = (p) => nearestRank(sorted, p);
  return {
    low: at(0.05),
    q1: at(0.25),
    p50: summary.p50_ms,
    q3: at(0.75),
    p95: summary.p95_ms ?? at(0.95)
  };
}
function latency_rowHtml(report, { row, now, before, failed }, scale) {
  const boxes = `${before === null ? "" : boxSvg(before, scale, "was", 8)}${now === null ? "" : boxSvg(now, scale, "now", 22)}`;
  const status = failed ? `${(0,html/* icon */.Kk)("bad")}<span class="unseen">failed: </span>` : "";
  const figures = ["p50_ms", "p95_ms"].map((key) => {
    const metric = `latency_${key}`;
    const isOver = report.verdict.checks.some((check) => !check.passed && check.metric === metric && (0,model_scope/* sameScope */.xk)(check.scope, row.scope));
    const was = row.before === null ? "" : `${(0,format/* formatMs */._V)(row.before[key])} \u2192 `;
    const ratio = (0,messages_rows/* ratioCell */.oV)(report, row.scope, metric);
    return `<span${isOver ? ' class="over"' : ""}><i>${key.slice(0, 3)}</i> ${was}<b>${(0,format/* formatMs */._V)(row.now[key])}</b></span>${ratio === format/* NONE */.x3 ? "" : `<span>${(0,html/* text */.Qq)(ratio)}</span>`}`;
  });
  return `<li class="${failed ? "failed" : "held"}"><span class="name">${status}${(0,html/* text */.Qq)((0,format/* scopeLabel */.$o)(row.scope), html/* NAME */.o_)}</span><svg class="box" aria-hidden="true">${(0,charts/* gridLines */.YH)(scale)}${boxes}</svg><span class="figures">${figures.join(" ")}</span></li>
`;
}
function boxSvg(box, scale, side, y) {
  const x = (value) => (0,charts/* percentOf */.pR)(scale.at(value));
  const width = (0,charts/* percentOf */.pR)(Math.max(scale.at(box.q3) - scale.at(box.q1), 0));
  return `<g class="${side}"><line class="whisker" x1="${x(box.low)}" x2="${x(box.p95)}" y1="${y}" y2="${y}"/><rect x="${x(box.q1)}" width="${width}" y="${y - 5}" height="10"/><line class="p50" x1="${x(box.p50)}" x2="${x(box.p50)}" y1="${y - 6}" y2="${y + 6}"/><circle cx="${x(box.p95)}" cy="${y}" r="3.5"/></g>`;
}
function latencyTable(report) {
  const rows = [...(0,messages_rows/* latencyRows */.uG)(report), ...(0,messages_rows/* stageRows */.U7)(report)].map(({ now, before, ...where }) => [
    (0,html/* text */.Qq)((0,format/* latencyLabel */.hs)(where), html/* NAME */.o_),
    String(now.samples),
    ...[
      now.p50_ms,
      before?.p50_ms,
      now.p90_ms,
      now.p95_ms,
      before?.p95_ms,
      now.p99_ms,
      now.mean_ms
    ].map((ms) => (0,format/* formatMs */._V)(ms ?? null))
  ]);
  if (rows.length === 0) {
    return "";
  }
  const names = ["Samples", "p50", "p50 baseline", "p90", "p95", "p95 baseline", "p99", "Mean"];
  return (0,html/* table */.tp)("Latency of timed repeats, warm-up excluded", [(0,html/* plain */.pj)("Where"), ...names.map(html/* num */.bu)], rows);
}


// EXTERNAL MODULE: ./lib/messages/causes.js + 1 modules
var causes = __webpack_require__(63231);
// EXTERNAL MODULE: ./lib/messages/items.js
var items = __webpack_require__(51232);
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
function wonList({ won }, k) {
  return listHtml(won.slice(0, WORST).map((one) => worstItem(one, "won", k)));
}
function listHtml(items) {
  return items.length === 0 ? "" : `<ol class="worst">
${items.join("")}</ol>
`;
}
function failedQueryList(report) {
  const failed = (0,messages_rows/* failedQueries */.MH)(report);
  const left = failed.length - WORST;
  const items = failed.slice(0, WORST).map(({ case: one, error }) => itemHtml(one, "the query failed", `<li>${(0,html/* text */.Qq)(error, html/* QUERY */.Jj)}</li>`));
  const more = left > 0 ? `<p class="more">${left} more: see all cases</p>
` : "";
  return listHtml(items) + more;
}
function worstItem(one, category, k) {
  const { critical, change, ranks } = one;
  const left = ranks.length - MOVES;
  const items = [
    ...ranks.length > 0 ? [] : [`<li>${(0,html/* text */.Qq)(change, html/* QUERY */.Jj)}</li>`],
    ...ranks.slice(0, MOVES).map((move) => category === "forbidden_hit" ? cameHtml(move) : moveHtml(move, k)),
    ...left > 0 ? [`<li class="dim">${(0,format/* plural */.LS)(left, "more document")}</li>`] : []
  ];
  const why = critical ? `<b>critical</b> \xB7 ${category}` : category;
  return itemHtml(one, why, items.join(""));
}
function cameHtml({ document, words }) {
  return `<li><span class="move-words bad">${(0,html/* text */.Qq)(words)}</span> ${(0,html/* code */.aY)(document, html/* NAME */.o_)}</li>`;
}
function itemHtml({ id, query, intent }, why, moves) {
  return `<li><p class="query"><a href="${(0,html/* caseHref */.my)(id)}">${(0,html/* text */.Qq)(query, html/* QUERY */.Jj)}</a></p><p class="why">${intent === "" ? "" : `${(0,html/* text */.Qq)(intent, html/* NAME */.o_)} \xB7 `}${why}</p><ul class="moves">${moves}</ul></li>
`;
}
function moveHtml(move, k) {
  return `<li>${ladder(move, k)}<span class="move-words">${(0,html/* text */.Qq)(move.words)}</span> ${(0,html/* code */.aY)(move.document.replace(/^path: /, ""), html/* NAME */.o_)}</li>`;
}
const STEP = 7;
const LADDER = 10;
function ladder({ before, after }, k) {
  const steps = Math.min(Math.max(k, 1), LADDER);
  const x = (rank) => rank === null ? (steps + 0.8) * STEP : (rank - 1) * (steps - 1) / Math.max(k - 1, 1) * STEP + STEP / 2;
  const width = (steps + 1.5) * STEP;
  const dots = Array.from({ length: steps }, (_, i) => `<circle class="step" cx="${(i + 0.5) * STEP}" cy="7" r="1.2"/>`).join("");
  const was = before === void 0 ? "" : x(before).toFixed(1);
  const from = was === "" ? "" : `<circle class="was" cx="${was}" cy="7" r="3.2"/>`;
  const line = was === "" ? "" : `<line class="move" x1="${was}" x2="${x(after).toFixed(1)}" y1="7" y2="7"/>`;
  const end = after === null ? `<path class="gone" d="M${x(null) - 3} 4l6 6m0-6l-6 6"/>` : `<circle class="now" cx="${x(after).toFixed(1)}" cy="7" r="3.6"/>`;
  const rose = before !== void 0 && after !== null && after < (before ?? Infinity);
  return `<svg class="ladder${rose ? " rose" : ""}" width="${width}" height="14" viewBox="0 0 ${width} 14" aria-hidden="true">${dots}${line}${from}${end}</svg>`;
}
function movedList(report, { marks }) {
  if (report.inputs?.baseline === null) {
    return "";
  }
  const k = report.inputs?.config.k ?? 0;
  const seen = new Set(marks.flatMap(({ cases }) => cases.map(({ id }) => id)));
  const answered = (0,messages_rows/* caseRows */.yE)(report).filter(({ score, before }) => score?.error === null && before !== null);
  const moved = answered.flatMap((row) => row.case.expected.flatMap((target, i) => {
    const [before, after] = [(0,messages_rows/* rankBefore */.OC)(row, i) ?? null, row.score?.ranks[i] ?? null];
    const fall = (after ?? k + 1) - (before ?? k + 1);
    const move = {
      document: (0,suite/* targetLabel */.Op)(target),
      words: (0,items/* moveWords */.JU)(before, after),
      before,
      after
    };
    return fall === 0 ? [] : [{ one: row.case, move, fall }];
  }));
  if (moved.length === 0) {
    return `<p class="dim">No target is at another rank than at the baseline.</p>
`;
  }
  const within = report.verdict.checks.length === 0 ? "not judged" : "within tolerance";
  const why = (id, fall) => fall < 0 ? "gained" : seen.has(id) ? "beyond the limit" : within;
  const most = moved.toSorted((a, b) => Math.abs(b.fall) - Math.abs(a.fall)).slice(0, WORST);
  return listHtml(most.map(({ one, move, fall }) => itemHtml(one, why(one.id, fall), moveHtml(move, k))));
}
function lostList(lost) {
  const items = lost.map(({ id, query, ranks, change }) => {
    const moves = ranks.map(({ document, words }) => `${(0,html/* code */.aY)(document, html/* NAME */.o_)} ${(0,html/* text */.Qq)(words)}`).join(", ");
    return `<a href="${(0,html/* caseHref */.my)(id)}">${(0,html/* text */.Qq)(query, html/* QUERY */.Jj)}</a>: ${moves || (0,html/* text */.Qq)(change, html/* QUERY */.Jj)}`;
  });
  return (0,html/* notesHtml */.zc)(items);
}
const LOSSES = 10;
const EVIDENCE = 8;
const ACCEPTED = 4;
function lossTable({ explanation = null }) {
  const losses = explanation?.losses ?? [];
  if (losses.length === 0) {
    return "";
  }
  const left = losses.length - LOSSES;
  const more = left > 0 ? `; the worst ${LOSSES}, and ${left} more in report.json` : "";
  const columns = [(0,html/* long */.LU)("Query"), (0,html/* plain */.pj)("Intent"), (0,html/* plain */.pj)("What happened")];
  const rows = losses.slice(0, LOSSES).map((loss) => [
    `<a href="${(0,html/* caseHref */.my)(loss.id)}">${(0,html/* text */.Qq)(loss.query, html/* QUERY */.Jj)}</a>`,
    (0,html/* text */.Qq)(loss.intent, html/* NAME */.o_),
    (0,html/* text */.Qq)((0,causes/* lossWords */.VH)(loss), html/* QUERY */.Jj)
  ]);
  return (0,html/* table */.tp)(`${(0,causes/* causesWords */.qh)(explanation?.causes ?? [])}${more}`, columns, rows);
}
function evidenceTable(report) {
  const rows = (0,messages_rows/* failedChecks */.HH)(report).flatMap((check) => {
    const evidence = (0,verdict/* evidenceOfCheck */.bg)(check);
    if (evidence === null) {
      return [];
    }
    const { wins, losses, units, interval } = evidence;
    const figures2 = [
      String(wins),
      String(losses),
      String(units),
      intervalWords(check.unit, interval)
    ];
    const by = (0,rule/* decidedWords */.iC)(check) || (0,rule/* testedWords */.Hn)(check) || "limit";
    const named = [(0,html/* text */.Qq)(check.metric, html/* NAME */.o_), (0,html/* text */.Qq)((0,format/* scopeLabel */.$o)(check.scope), html/* NAME */.o_)];
    return [[...named, ...[...figures2, by].map((cell) => (0,html/* text */.Qq)(cell))]];
  });
  if (rows.length === 0) {
    return "";
  }
  const left = rows.length - EVIDENCE;
  const more = left > 0 ? `; ${left} more in report.json` : "";
  const figures = ["Cases better", "Worse", "Of", "95 % interval of the change"].map(html/* num */.bu);
  const columns = [(0,html/* plain */.pj)("Metric"), (0,html/* plain */.pj)("Where"), ...figures, (0,html/* plain */.pj)("Decided by")];
  return (0,html/* table */.tp)(`How sure what failed is${more}`, columns, rows.slice(0, EVIDENCE));
}
function intervalWords(unit, interval) {
  if (interval.kind === "interval") {
    return `${(0,format/* formatDelta */.CW)(unit, interval.low)} to ${(0,format/* formatDelta */.CW)(unit, interval.high)}`;
  }
  const { code: code2, have, need } = interval.reason;
  return code2 === "too_few_units" ? `none: ${have} cases, ${need} needed` : `none: ${have} differ, ${need} needed`;
}
function besideList({ explanation = null }) {
  const facts = [
    (0,causes/* stagesWords */.X_)(explanation?.stages),
    (0,causes/* holesWords */.V_)(explanation?.holes ?? null),
    (0,causes/* churnWords */.CR)(explanation?.churn ?? null)
  ];
  return (0,html/* notesHtml */.zc)(facts.filter(Boolean).map((fact) => (0,html/* text */.Qq)(fact, html/* SENTENCE */.gz)));
}
function acceptedList({ accepted }) {
  const items = accepted.map(({ sentence }) => (0,html/* text */.Qq)(sentence, html/* SENTENCE */.gz));
  const rest = items.slice(ACCEPTED);
  return (0,html/* notesHtml */.zc)(items.slice(0, ACCEPTED)) + (0,html/* details */.zH)(`${rest.length} more`, (0,html/* notesHtml */.zc)(rest));
}


// EXTERNAL MODULE: ./lib/exit-code.js
var exit_code = __webpack_require__(28449);
// EXTERNAL MODULE: ./lib/model/problem.js
var model_problem = __webpack_require__(51246);
// EXTERNAL MODULE: ./lib/messages/notices.js
var messages_notices = __webpack_require__(63989);
// EXTERNAL MODULE: ./lib/messages/receipt.js
var receipt = __webpack_require__(11612);
;// CONCATENATED MODULE: ./lib/reporters/html/report-html.js
















function* renderReportHtml(report, pack) {
  const suite = report.inputs?.suite.name ?? "retrieval gate";
  const told = (0,blocks/* blocksOf */.SH)(report);
  const cases = report.inputs?.suite.cases.length ?? 0;
  const some = cases > 0 && report.scores !== null;
  const parts = {
    title: `${(0,html/* text */.Qq)(told.title)} - ${(0,html/* text */.Qq)(suite, 80)}`,
    kind: "",
    bar: barHtml(report, some),
    body: firstScreen(report, told) + (some ? casesHtml(cases) : "") + ending(report, told),
    data: some ? (0,page_data/* pageParts */.kZ)(exploredReport(report)) : ["null"]
  };
  yield* (0,page/* pageOf */.ZZ)(parts, pack);
}
function barHtml(report, some) {
  const links = [
    ["checks", "Checks", report.verdict.checks.length > 0],
    ["cases", "Cases", some],
    ["metrics", "Metrics", report.scores !== null],
    ["next", "What next", report.inputs !== null],
    ["receipt", "Receipt", true]
  ];
  const there = links.flatMap(([id, name, has]) => has ? [[id, name]] : []);
  return (0,page/* barOf */.Rb)(report.tool, there);
}
function firstScreen(report, told) {
  const failed = report.verdict.checks.some((check) => !check.passed);
  const checks = (0,html/* section */.uW)("checks", failed ? "Failed checks" : "Checks", checkPanels(report, told));
  const worst = failed ? (0,html/* section */.uW)("worst", "Worst cases", worstList(told, report.inputs?.config.k ?? 0)) : "";
  const moved = failed ? "" : passed(report, told);
  const groups = report.explanation?.groups ?? [];
  const latency = isWhole(report) ? (0,html/* section */.uW)("latency", "Latency", latencyPanel(report)) : "";
  const side = worst + moved + latency;
  const columns = checks + side === "" ? "" : `<div class="columns"><div>${checks}</div><div>${side}</div></div>
`;
  return header(report, told) + (0,html/* section */.uW)("problems", "What is wrong", problems(report)) + (0,html/* section */.uW)("failed-queries", "Failed queries", report.failure === null ? "" : failedQueryList(report)) + (0,html/* section */.uW)("accepted", "Accepted with the label", acceptedList(told)) + (0,html/* section */.uW)("groups", "What changed in many lists", (0,html/* groupList */.M5)(groups.map(causes/* groupWords */.Jk))) + columns + (0,html/* section */.uW)("losses", "What happened to the lost cases", lossTable(report)) + (0,html/* section */.uW)("beside", "Beside the verdict", (0,html/* details */.zH)("How sure is this?", evidenceTable(report)) + besideList(report));
}
function passed(report, told) {
  if (!isWhole(report) || told.accepted.length > 0) {
    return "";
  }
  const gained = report.verdict.notices.some(({ code: code2 }) => code2 === "gained");
  if (gained && told.won.length > 0) {
    return (0,html/* section */.uW)("worst", "Queries won", wonList(told, report.inputs?.config.k ?? 0));
  }
  return lostSection(told) + (0,html/* section */.uW)("worst", "Moved most", movedList(report, told));
}
function lostSection({ lost, more_lost: more }) {
  if (lost.length === 0) {
    return "";
  }
  const left = more === 0 ? "" : `<p class="more">and ${more} more: see the cases</p>
`;
  return (0,html/* section */.uW)("lost", "Find nothing any more", `${lostList(lost)}${left}`);
}
function isWhole({ failure, scores, new_baseline: newBaseline }) {
  return scores !== null && (failure === null || newBaseline !== null);
}
function casesHtml(count) {
  const without = `<p class="without">The table of ${count} cases needs this page's script; cases.csv and report.json beside this file hold the same.</p>`;
  return (0,html/* section */.uW)("cases", "All cases", `<div id="explorer">${without}</div>
`);
}
function ending(report, told) {
  const notices = (0,messages_notices/* noticeSentences */.pY)(report.verdict.notices).map((notice) => (0,html/* text */.Qq)(notice, html/* SENTENCE */.gz));
  const figures = metricTables(report) + (0,html/* details */.zH)("Latency in figures", latencyTable(report));
  return (0,html/* section */.uW)("metrics", "Metrics", figures) + (0,html/* section */.uW)("notices", "Notices", (0,html/* notesHtml */.zc)(notices)) + (0,html/* section */.uW)("next", "What next", next(told)) + (0,html/* section */.uW)("receipt", "Receipt", report_html_receipt(report));
}
function exploredReport(report) {
  const { inputs, explanation, scores } = report;
  const rows = (0,messages_rows/* caseRows */.yE)(report);
  const losses = (0,messages_rows/* lossesById */.Kr)(report);
  const index = new Map(rows.map((row, i) => [row.case.id, i]));
  const placed = (ids) => ids.flatMap((id) => index.get(id) ?? []);
  const holes = explanation?.holes ?? null;
  return {
    facts: {
      names: ["Baseline", "Now"],
      compared: false,
      suite: inputs?.suite.name ?? "",
      k: inputs?.config.k ?? 0,
      judged: report.verdict.checks.length > 0,
      config: inputs?.config.file ?? null,
      program: report.origin?.command ?? "retrieval-gate",
      causes: (explanation?.causes ?? []).map((each) => [(0,page_data/* causeKey */.rI)(each), (0,causes/* causeMeaning */.Jx)(each)]),
      groups: (explanation?.groups ?? []).map((group) => ({
        words: (0,causes/* groupWords */.Jk)(group),
        pair: [0, 1],
        cases: placed(group.cases)
      })),
      metrics: [...scores?.cases[0]?.metrics.keys() ?? []],
      worst: placed((0,messages_rows/* worstCases */.pE)(report).map(({ id }) => id)),
      queue: queueOf(report, rows, index),
      unjudged: holes?.queue.length ?? 0
    },
    answers: answersOf(rows),
    cases: exploredCases(report, rows, losses)
  };
}
function* exploredCases({ explanation }, rows, losses) {
  for (const row of rows) {
    const { case: one, before, score, failed } = row;
    const passage = (target) => {
      const rank = before?.ranks[target] ?? null;
      const isLost = score !== null && rank !== null && (score.ranks[target] ?? null) === null;
      return isLost ? explanation?.documents?.get(before.results[rank - 1]) : void 0;
    };
    const recorded = before && {
      ranks: before.ranks,
      metrics: before.metrics,
      results: before.results,
      samples: before.latency_ms,
      hits: []
    };
    const unjudged = explanation?.holes?.by_case.get(one.id)?.unjudged;
    const categories = failed.map(({ category }) => category);
    const loss = losses.get(one.id);
    yield {
      case: one,
      sides: [recorded, sideOf(row)],
      loss,
      passage,
      failed: categories,
      unjudged
    };
  }
}
const UNASKED = {
  ranks: [],
  metrics: /* @__PURE__ */ new Map(),
  results: [],
  samples_ms: [],
  error: null,
  degraded: false,
  forbidden_ranks: []
};
function sideOf({ score, run }) {
  const said = score ?? UNASKED;
  const answer = run?.outcome.kind === "answer" ? run.outcome : null;
  const rest = {
    unasked: score === null || void 0,
    error: said.error ?? void 0,
    degraded: said.degraded || void 0,
    forbidden: said.forbidden_ranks,
    spans: answer?.spans,
    answer: answer?.answer
  };
  const { ranks, metrics, results, samples_ms: samples } = said;
  return { ranks, metrics, results, samples, hits: answer?.hits ?? [], rest };
}
function* answersOf(rows) {
  for (const row of rows) {
    if (changed(row)) {
      yield hitsOf(row);
    }
  }
  for (const row of rows) {
    if (!changed(row)) {
      yield hitsOf(row);
    }
  }
}
function hitsOf({ run }) {
  return run?.outcome.kind === "answer" ? run.outcome.hits : [];
}
function changed({ failed, before, score }) {
  return failed.length > 0 || before === null || before.ranks.some((rank, i) => rank !== (score?.ranks[i] ?? null));
}
function queueOf(report, rows, index) {
  const queue = report.explanation?.holes?.queue.slice(0, page_data/* QUEUE */.a0) ?? [];
  return queue.flatMap(({ case_id: id, rank }) => {
    const at = index.get(id);
    const hit = at === void 0 ? void 0 : hitsOf(rows[at])[rank - 1];
    return at === void 0 || hit === void 0 ? [] : [(0,page_data/* holeOf */.CL)(at, rank, hit)];
  });
}
const ICON = {
  pass: "good",
  fail: "bad",
  error: "bad",
  partial: "half"
};
function header(report, told) {
  const { verdict } = report.verdict;
  const lines = (0,blocks/* factLines */.Kp)(told.fact).map((line) => (0,html/* text */.Qq)(line, html/* SENTENCE */.gz));
  const kind = report.failure !== null && lines.length > 1 ? "fact log" : "fact";
  const said = (0,blocks/* toldLines */.zo)(told).map(([title, words]) => {
    return `<p class="todo"><b>${title}:</b> ${(0,html/* text */.Qq)(words, html/* SENTENCE */.gz)}</p>`;
  });
  const noteworthy = verdict === "pass" && told.accepted.length + told.marks.length > 0;
  return `<header class="verdict ${noteworthy ? "fell" : verdict}"><h1><span class="word">${(0,html/* icon */.Kk)(ICON[verdict])}${verdict.toUpperCase()}</span> <span class="meanings">${report_html_meanings(report).join(" ")}</span></h1>
<p class="${kind}">${lines.join("\n")}</p>${said.join("")}${aboutHtml(report, told)}${originHtml(report)}${filesHtml(report)}</header>
`;
}
function report_html_meanings(report) {
  const { verdict, categories } = report.verdict;
  if (verdict === "pass") {
    return [meaning(passMeaning(report))];
  }
  if (verdict === "partial") {
    const isShard = report.verdict.notices.some(({ code: found }) => found === "shard");
    const why = isShard ? "one part of several: merge them for a verdict" : "only a part of the suite was asked: this is no verdict";
    return [meaning(why)];
  }
  if (verdict === "error") {
    const why = (0,exit_code/* exitCodeOfReport */.j0)(report) === 3 ? "the retriever or the measurement failed" : "the input is wrong or can't be compared";
    return [meaning(why, report.failure?.code)];
  }
  const failed = (0,messages_rows/* primaryFailures */.Ic)(report);
  return categories.map((category) => meaning((0,messages_checks/* failureMeaning */.gx)(category, failed), category));
}
function passMeaning(report) {
  const accepted = (0,blocks/* acceptedWords */.Vk)(report);
  const marked = (0,items/* markedChecks */.Cw)(report).length;
  if (accepted !== "") {
    return accepted;
  }
  if (marked > 0) {
    return `nothing failed; ${(0,format/* plural */.LS)(marked, "check")} beyond the limit`;
  }
  if (report.policies?.bootstrap === true) {
    return "the first run: there was nothing to be worse than";
  }
  return report.inputs?.baseline === null ? "there was no baseline to compare with" : "nothing got worse than its limit allows";
}
function meaning(words, name) {
  return `<span class="meaning">${(0,html/* text */.Qq)((0,messages_checks/* capital */.Nx)(words))}${name === void 0 ? "" : ` ${(0,html/* code */.aY)(name, html/* NAME */.o_)}`}</span>`;
}
function aboutHtml(report, { tally }) {
  if (report.inputs === null) {
    return "";
  }
  const { suite, baseline, config } = report.inputs;
  const beside = (0,messages_rows/* besideCommit */.yD)(report);
  const stored = baseline === null ? "no baseline at" : "compared with";
  return spans([
    `${(0,html/* text */.Qq)(suite.name, html/* NAME */.o_)} ${(0,html/* text */.Qq)(suite.revision, html/* NAME */.o_)}`,
    (0,format/* plural */.LS)(suite.cases.length, "case"),
    tally === "" ? "no checks" : tally,
    beside === null ? `${stored} ${(0,html/* code */.aY)(config.baseline, html/* NAME */.o_)}` : `side by side with the base ${(0,html/* code */.aY)(beside, html/* NAME */.o_)}`
  ]);
}
function spans(parts) {
  const shown = parts.filter((part) => part !== "").map((part) => `<span>${part}</span>`);
  return `<p class="about">${shown.join(" ")}</p>`;
}
const ADDRESS = /^https?:\/\/[^\s"'<>]+$/;
function originHtml({ origin }) {
  if (origin === void 0) {
    return "";
  }
  const { commit, ref, pull_request: number, run_url: run, time } = origin;
  const address = run !== null && ADDRESS.test(run) ? run : null;
  const repository = address?.includes("/actions/") ? address.slice(0, address.indexOf("/actions/")) : null;
  const linked = (to, words) => to === null ? words : `<a href="${(0,html/* text */.Qq)(to)}">${words}</a>`;
  return spans([
    number === null ? "" : linked(repository && `${repository}/pull/${number}`, `pull request #${number}`),
    commit === null ? "" : `commit ${linked(repository && `${repository}/commit/${encodeURIComponent(commit)}`, (0,html/* code */.aY)(commit.slice(0, 12)))}`,
    number === null && ref !== null ? (0,html/* code */.aY)(ref, html/* NAME */.o_) : "",
    address === null ? "" : linked(address, "workflow run"),
    (0,html/* text */.Qq)(`${time.slice(0, 16).replace("T", " ")} UTC`)
  ]);
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
function problems(report) {
  const all = report.failure?.problems ?? [];
  if (all.length === 0) {
    return "";
  }
  const rows = all.map((problem) => [
    (0,html/* code */.aY)((0,model_problem/* placeOf */.$)(problem), html/* QUERY */.Jj),
    (0,html/* code */.aY)(problem.pointer ?? "", html/* QUERY */.Jj),
    (0,html/* text */.Qq)(problem.message, html/* SENTENCE */.gz)
  ]);
  return (0,html/* table */.tp)((0,format/* plural */.LS)(rows.length, "problem"), [(0,html/* long */.LU)("Where"), (0,html/* plain */.pj)("Field"), (0,html/* long */.LU)("Problem")], rows);
}
function next(told) {
  const items = told.next.map(({ why, command }) => {
    const words = why.charAt(0).toUpperCase() + why.slice(1);
    const shown = command === "" ? "" : `<pre class="command" tabindex="0">${(0,html/* text */.Qq)(command, html/* SENTENCE */.gz)}</pre>`;
    return `<li><p>${(0,html/* text */.Qq)(words)}</p>${shown}</li>
`;
  });
  return items.length === 0 ? "" : `<ul class="steps">
${items.join("")}</ul>
`;
}
function report_html_receipt(report) {
  const rows = (0,receipt/* receiptFacts */.q)(report).map((fact) => `<div><dt>${(0,html/* text */.Qq)(fact.name, html/* QUERY */.Jj)}</dt><dd>${(0,html/* code */.aY)(fact.value, html/* SENTENCE */.gz)}</dd></div>
`);
  return `<dl class="receipt">
${rows.join("")}</dl>
`;
}


;// CONCATENATED MODULE: ./lib/reporters/junit-xml.js












const NAME = 250;
const TEXT = 2e3;
const CULPRITS = 50;
function skipped(reason) {
  return { kind: "skipped", type: reason.replace(" ", "_"), message: reason, text: "" };
}
function* renderJunitXml(report) {
  const suite = report.inputs?.suite.name ?? "retrieval-gate";
  const groups = groupsOf(report).map((group) => ({ ...group, ...countsOf(group.tests()) }));
  const sum = (of) => groups.reduce((all2, group) => all2 + group[of], 0);
  const all = { tested: sum("tested"), failure: sum("failure"), error: sum("error") };
  yield `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="${(0,messages_escape/* xmlText */.xK)(suite, NAME)}" ${counts(all)}>
`;
  const shown = groups.filter(({ tested }) => tested > 0);
  for (const group of shown) {
    const className = (0,messages_escape/* xmlText */.xK)(`${suite}.${group.name}`, NAME);
    yield `  <testsuite name="${className}" ${counts(group)} skipped="${group.skipped}">
`;
    for (const test of group.tests()) {
      yield testXml(className, test);
    }
    if (group === shown[0]) {
      yield outXml("    ", toldText(report));
    }
    yield "  </testsuite>\n";
  }
  yield "</testsuites>\n";
}
function groupsOf(report) {
  const book = (0,messages_rows/* caseBook */._C)(report);
  const checks = [...failureTests(report), ...checkTests(report)];
  const judged = report.verdict.checks.length > 0;
  const large = (0,report_cases/* isLarge */.sV)(report);
  const intents = [...(0,model_scope/* groupBy */.$z)([...book.values()], (row) => row.case.intent)];
  return [
    { name: "checks", tests: () => checks },
    ...intents.map(([intent, rows]) => ({
      name: `intent ${intent}`,
      *tests() {
        for (const row of rows) {
          const test = caseTest(row, book, judged);
          if (!large || test.outcome !== null && test.outcome.kind !== "skipped") {
            yield test;
          }
        }
      }
    }))
  ];
}
function toldText(report) {
  const { title, fact, also, tally, why, what_to_do: todo } = (0,blocks/* blocksOf */.SH)(report);
  return [title, fact, ...also, tally, why, todo].filter(Boolean).join("\n");
}
function countsOf(tests) {
  const counted = { tested: 0, failure: 0, error: 0, skipped: 0 };
  for (const { outcome } of tests) {
    counted.tested++;
    if (outcome !== null) {
      counted[outcome.kind]++;
    }
  }
  return counted;
}
function counts({ tested, failure, error }) {
  return `tests="${tested}" failures="${failure}" errors="${error}"`;
}
function testXml(className, test) {
  const time = test.seconds === null ? "" : ` time="${test.seconds.toFixed(6)}"`;
  const open = `    <testcase classname="${className}" name="${(0,messages_escape/* xmlText */.xK)(test.name, NAME)}"${time}`;
  if (test.outcome === null) {
    if (test.note === void 0) {
      return `${open}/>
`;
    }
    return `${open}>
${outXml("      ", test.note)}    </testcase>
`;
  }
  const { kind, type, message, text } = test.outcome;
  const attributes = `type="${(0,messages_escape/* xmlText */.xK)(type, NAME)}" message="${(0,messages_escape/* xmlText */.xK)(message, TEXT)}"`;
  return `${open}>
      <${kind} ${attributes}>${(0,messages_escape/* xmlText */.xK)(text, TEXT)}</${kind}>
    </testcase>
`;
}
function outXml(indent, text) {
  return `${indent}<system-out>${(0,messages_escape/* xmlText */.xK)(text, TEXT)}</system-out>
`;
}
function caseTest({ case: one, score, failed }, book, judged) {
  const median = (0,messages_rows/* medianMs */.Vz)(score?.samples_ms);
  const base = {
    name: one.id,
    seconds: median === null ? null : median / 1e3,
    outcome: null
  };
  if (score === null) {
    return { ...base, outcome: skipped("not asked") };
  }
  const params = one.params === void 0 ? [] : [`params: ${JSON.stringify(one.params)}`];
  const about = [`${one.place.file}:${one.place.line}`, `query: ${one.query}`, ...params];
  if (score.error !== null) {
    const text2 = [...about, score.error].join("\n");
    return { ...base, outcome: { kind: "error", type: "query_error", message: score.error, text: text2 } };
  }
  if (!judged) {
    return { ...base, outcome: skipped("not judged") };
  }
  const [check] = failed;
  const culprit = check?.cases.find((each) => each.id === one.id);
  if (check === void 0 || culprit === void 0) {
    return base;
  }
  const what = (0,items/* caseClause */.C8)((0,items/* caseWords */.q7)(book, check, culprit));
  const text = [...about, what, ...failed.map(messages_checks/* checkSentence */.YC)].join("\n");
  return {
    ...base,
    outcome: { kind: "failure", type: check.category, message: (0,messages_checks/* checkSentence */.YC)(check), text }
  };
}
function checkTests(report) {
  const passed = (0,messages_rows/* saidOnce */.Xf)(report).filter((check) => check.passed);
  const accepted = new Map((0,messages_rows/* acceptedChecks */.d4)(report).map((check) => [testName(check), check]));
  return [...(0,messages_rows/* failedChecks */.HH)(report), ...passed].map((check) => {
    const base = { name: testName(check), seconds: null, outcome: checkOutcome(check) };
    if (check.outcome === "fell") {
      return { ...base, note: (0,items/* markSentence */.hq)([check]) };
    }
    const was = accepted.get(base.name);
    return was === void 0 ? base : { ...base, note: `accepted with the label: ${(0,messages_checks/* checkSentence */.YC)(was)}` };
  });
}
function testName(check) {
  return `${check.metric} ${(0,format/* scopeWords */.AN)(check.scope)}`;
}
function checkOutcome(check) {
  if (check.passed) {
    return null;
  }
  const { cases, category, secondary_to: cause } = check;
  const tested = (0,verdict/* evidenceOfCheck */.bg)(check);
  const lines = [
    cause === null ? "" : `failed because of ${cause}`,
    tested === null ? "" : (0,causes/* evidenceClause */.f5)(tested),
    (0,rule/* decidedWords */.iC)(check),
    `caused by ${(0,format/* plural */.LS)(cases.length, "case")}`,
    ...cases.slice(0, CULPRITS).map(({ id }) => id),
    cases.length > CULPRITS ? `+${cases.length - CULPRITS} more` : ""
  ];
  const text = lines.filter(Boolean).join("\n");
  return { kind: "failure", type: category, message: (0,messages_checks/* checkSentence */.YC)(check), text };
}
function failureTests({ failure }) {
  if (failure === null) {
    return [];
  }
  const text = failure.problems.map(model_problem.formatProblem).join("\n");
  const outcome = {
    kind: "error",
    type: failure.code,
    message: (0,messages_checks/* failureSentence */.Qz)(failure),
    text
  };
  return [{ name: "the gate could judge", seconds: null, outcome }];
}


// EXTERNAL MODULE: ./lib/reporters/part-json.js
var part_json = __webpack_require__(32712);
// EXTERNAL MODULE: ./lib/reporters/report-json.js
var report_json = __webpack_require__(55177);
// EXTERNAL MODULE: ./lib/reporters/retriever-log.js
var retriever_log = __webpack_require__(54115);
// EXTERNAL MODULE: ./lib/reporters/summary-md.js
var summary_md = __webpack_require__(14758);
// EXTERNAL MODULE: ./lib/model/figures.js
var figures = __webpack_require__(26536);
// EXTERNAL MODULE: ./lib/metrics/matching.js
var matching = __webpack_require__(87362);
;// CONCATENATED MODULE: ./lib/reporters/trec.js




function renderRunTrec(report) {
  if (report.run === null || report.scores === null) {
    return null;
  }
  const { inputs } = report;
  if (inputs === null) {
    return null;
  }
  return linesOf(report, (row) => runLines(row, inputs.config.definition));
}
function renderQrelsTrec(report) {
  if (report.inputs === null || report.scores === null) {
    return null;
  }
  const { gain } = report.inputs.config.definition;
  return linesOf(report, (row) => qrelsLines(row.case, gain));
}
function* linesOf(report, lines) {
  for (const row of (0,messages_rows/* caseRows */.yE)(report)) {
    if (!row.case.expect_empty) {
      yield lines(row);
    }
  }
}
function runLines({ case: one, score, run }, definition) {
  const hits = run?.outcome.kind === "answer" ? run.outcome.hits : [];
  const documents = judgedDocuments(one);
  const taken = new Set(documents.map(({ docno }) => docno));
  const covering = hasNeeds(one) ? memberByRank(hits, documents, definition) : targetByRank(one, documents, score?.ranks ?? []);
  const docnos = hits.flatMap(({ doc_id: id, repeat }, i) => {
    if (repeat) {
      return [];
    }
    return [covering.get(i + 1)?.docno ?? free(trecId(id), taken)];
  });
  const query = trecId(one.id);
  return docnos.map((docno, i) => `${query} Q0 ${docno} ${i + 1} ${docnos.length - i} gate
`).join("");
}
function qrelsLines(one, gain) {
  const query = trecId(one.id);
  const line = (docno, grade) => `${query} 0 ${docno} ${grade}
`;
  const documents = judgedDocuments(one);
  const relevant = documents.map(({ docno, grade }) => line(docno, (0,figures/* gainOf */.vC)(grade, { gain })));
  const taken = new Set(documents.map(({ docno }) => docno));
  const irrelevant = (one.judged_irrelevant ?? []).map(trecId).filter((docno) => !taken.has(docno));
  return [...relevant, ...irrelevant.map((docno) => line(docno, 0))].join("");
}
function hasNeeds({ expected }) {
  return expected.some(({ kind }) => kind === "any");
}
function judgedDocuments({ expected }) {
  const taken = /* @__PURE__ */ new Set();
  const byTarget = /* @__PURE__ */ new Map();
  for (const target of expected.flatMap(suite/* singleTargets */.xG)) {
    const name = target.kind === "id" ? target.value : (0,suite/* targetLabel */.Op)(target);
    const key = `${target.kind} ${(0,suite/* targetLabel */.Op)(target)}`;
    const known = byTarget.get(key);
    const docno = known?.docno ?? free(trecId(name), taken);
    const grade = Math.max(target.grade, known?.grade ?? 0);
    byTarget.set(key, { docno, grade, target });
  }
  return [...byTarget.values()];
}
function free(docno, taken) {
  let own = docno;
  while (taken.has(own)) {
    own += "~";
  }
  taken.add(own);
  return own;
}
function targetByRank(one, documents, ranks) {
  const byRank = /* @__PURE__ */ new Map();
  for (const i of one.expected.keys()) {
    const rank = ranks[i] ?? null;
    if (rank === null) {
      continue;
    }
    const holder = byRank.get(rank);
    if (holder === void 0 || documents[i].grade > holder.grade) {
      byRank.set(rank, documents[i]);
    }
  }
  return byRank;
}
function memberByRank(hits, documents, definition) {
  const left = new Map(documents.toSorted((a, b) => b.grade - a.grade).map((document) => [document, (0,matching/* compileTarget */.bs)(document.target, definition)]));
  const byRank = /* @__PURE__ */ new Map();
  for (const [i, hit] of hits.entries()) {
    if (hit.repeat) {
      continue;
    }
    const seen = (0,matching/* normaliseHit */.Sv)(hit, definition);
    const found = [...left].find(([, matches]) => matches(seen))?.[0];
    if (found === void 0) {
      continue;
    }
    left.delete(found);
    byRank.set(i + 1, found);
  }
  return byRank;
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


;// CONCATENATED MODULE: ./lib/reporters/unjudged-jsonl.js


const unjudged_jsonl_TEXT = 1e3;
const TEXTS = 1e4;
function renderUnjudgedJsonl(report) {
  return report.explanation?.holes ? queueLines(report) : null;
}
function* queueLines(report) {
  const book = (0,messages_rows/* caseBook */._C)(report);
  for (const [i, { case_id: id, rank }] of report.explanation.holes.queue.entries()) {
    const row = book.get(id);
    const outcome = row?.run?.outcome;
    const hit = outcome?.kind === "answer" ? outcome.hits[rank - 1] : void 0;
    if (hit === void 0) {
      continue;
    }
    const text = hit.text === void 0 || i >= TEXTS ? void 0 : (0,messages_escape/* capped */.uo)(hit.text, unjudged_jsonl_TEXT);
    const { doc_id, path } = hit;
    yield `${JSON.stringify({ id, query: row?.case.query, doc_id, path, text, rank })}
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
    render: report_json/* renderReportJson */.BK
  },
  {
    file: "baseline.json",
    meaning: "what `record` would have written; absent where the run had errors",
    render: baseline_json/* renderBaselineJson */.Ws
  },
  { file: "report.html", meaning: "the same as a page, without network", render: renderReportHtml },
  {
    file: "summary.md",
    meaning: "the job summary",
    render: (report) => whole((0,summary_md/* renderSummaryMd */.s)(report))
  },
  { file: "cases.csv", meaning: "a line a case, for a spreadsheet", render: renderCasesCsv },
  { file: "junit.xml", meaning: "checks and cases for test dashboards", render: renderJunitXml },
  {
    file: "run.trec",
    meaning: "the results, for trec_eval or any other evaluator",
    render: renderRunTrec
  },
  {
    file: "qrels.trec",
    meaning: "the judgments, for trec_eval or any other evaluator",
    render: renderQrelsTrec
  },
  {
    file: "unjudged.jsonl",
    meaning: "results without a judgment, ready to label; the 20,000 most informative, those first that tell most",
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

/***/ 54115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ renderRetrieverLog)
/* harmony export */ });
/* harmony import */ var _messages_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28213);

function renderRetrieverLog(report) {
  if (report.run === null) {
    return null;
  }
  const plain = report.run.log.replaceAll(/\u001b\[[0-9;]*m/g, "");
  const lines = plain.split(/\r?\n/).map((line) => (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_0__.logLine)(line));
  if (lines.at(-1) === "") {
    lines.pop();
  }
  return lines.map((line) => `${line}
`).join("");
}



/***/ }),

/***/ 14758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ renderSummaryMd)
/* harmony export */ });
/* harmony import */ var _model_problem_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(51246);
/* harmony import */ var _messages_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74828);
/* harmony import */ var _messages_causes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63231);
/* harmony import */ var _messages_error_page_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82640);
/* harmony import */ var _messages_escape_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28213);
/* harmony import */ var _messages_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31385);
/* harmony import */ var _messages_items_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51232);
/* harmony import */ var _messages_receipt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11612);
/* harmony import */ var _messages_rows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7195);
/* harmony import */ var _blocks_md_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65078);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(20333);











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
  const told = (0,_messages_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .blocksOf */ .SH)(report);
  const { failure } = report;
  const [fact, ...lines] = (0,_messages_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .factLines */ .Kp)(told.fact);
  const blocks = [
    `### ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeMarkdown */ .FV)(told.title)} \xB7 ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeMarkdown */ .FV)(fact, SENTENCE)}
`,
    (0,_blocks_md_js__WEBPACK_IMPORTED_MODULE_6__/* .logMd */ .m_)(lines, SENTENCE),
    ...(0,_blocks_md_js__WEBPACK_IMPORTED_MODULE_6__/* .whyMd */ .Av)(told),
    failure === null ? "" : `<b>More:</b> <a href="${(0,_messages_error_page_js__WEBPACK_IMPORTED_MODULE_8__/* .pageOfError */ .N)(failure.code)}">${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeMarkdown */ .FV)(failure.code)}</a>
`,
    contextLine(report, told, reportUrl),
    problemBlock(report),
    queriesBlock(report),
    ...(0,_blocks_md_js__WEBPACK_IMPORTED_MODULE_6__/* .itemsMd */ .W7)(told, ROOM),
    partBlock(report),
    nextBlock(told),
    besideBlock(report),
    metricsBlock(report),
    latencyBlock(report),
    (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .mdDetails */ .mF)(`Notices (${told.notices.length})`, listOf(told.notices)),
    receiptBlock(report)
  ];
  return blocks.filter(Boolean).join("\n");
}
function contextLine(report, { tally }, reportUrl) {
  const link = reportUrl === null ? "" : `[Full report](${reportUrl})`;
  const context = report.inputs === null ? [] : contextWords(report, tally, report.inputs);
  const parts = [...context, link].filter(Boolean);
  return parts.length === 0 ? "" : `${parts.join(" \xB7 ")}
`;
}
function contextWords(report, tally, { suite, config, baseline }) {
  const beside = (0,_messages_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .besideCommit */ .yD)(report);
  const stored = baseline === null ? "no baseline" : `compared with ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .codeMarkdown */ .fl)(config.baseline, NAME)}`;
  const against = beside === null ? stored : `side by side with the base ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .codeMarkdown */ .fl)(beside)}`;
  const name = `Suite <b>${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeMarkdown */ .FV)(suite.name, NAME)}</b> ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeMarkdown */ .FV)(suite.revision, NAME)}`;
  const cases = (0,_messages_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(suite.cases.length, "case");
  return [`${name}, ${cases}`, tally, against, (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeMarkdown */ .FV)((0,_messages_receipt_js__WEBPACK_IMPORTED_MODULE_4__/* .originWords */ .u)(report))];
}
function problemBlock({ failure }) {
  const row = (problem) => [
    (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .codeMarkdown */ .fl)((0,_model_problem_js__WEBPACK_IMPORTED_MODULE_10__/* .placeOf */ .$)(problem), QUERY),
    problem.pointer ? (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .codeMarkdown */ .fl)(problem.pointer, QUERY) : "",
    (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeMarkdown */ .FV)(problem.message, SENTENCE)
  ];
  return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .mdTable */ .gJ)(["Where", "Field", "What is wrong"], failure?.problems ?? [], row, PROBLEMS);
}
function queriesBlock(report) {
  const failed = report.failure === null ? [] : (0,_messages_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .failedQueries */ .MH)(report);
  const row = ({ case: one, error }) => [
    (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeMarkdown */ .FV)(one.query, QUERY),
    (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeMarkdown */ .FV)(one.intent, NAME),
    (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeMarkdown */ .FV)(error, SENTENCE)
  ];
  return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .mdTable */ .gJ)(["Failed query", "Intent", "What the retriever said"], failed, row, ROOM.cases);
}
const GROUPS = 3;
function besideBlock({ explanation = null }) {
  const facts = [
    ...(explanation?.groups ?? []).slice(0, GROUPS).map(_messages_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .groupWords */ .Jk),
    (0,_messages_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .stagesWords */ .X_)(explanation?.stages),
    (0,_messages_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .holesWords */ .V_)(explanation?.holes ?? null),
    (0,_messages_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .churnWords */ .CR)(explanation?.churn ?? null)
  ].filter(Boolean);
  return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .mdDetails */ .mF)("Beside the verdict: unjudged results, changed lists", listOf(facts));
}
function partBlock(report) {
  if (report.verdict.verdict !== "partial") {
    return "";
  }
  const rows = (0,_messages_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .metricRows */ .IN)(report).filter(({ scope, current }) => scope.kind === "overall" && current !== null);
  return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .mdTable */ .gJ)(_blocks_md_js__WEBPACK_IMPORTED_MODULE_6__/* .FIGURES */ .SL.slice(0, -1), rows, (row) => (0,_blocks_md_js__WEBPACK_IMPORTED_MODULE_6__/* .rowMd */ .Gj)((0,_messages_items_js__WEBPACK_IMPORTED_MODULE_3__/* .rowOf */ .OB)(row)).slice(0, -1), ROOM.rows);
}
function metricsBlock(report) {
  const rows = (0,_messages_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .metricRows */ .IN)(report);
  const by = (0,_messages_format_js__WEBPACK_IMPORTED_MODULE_2__/* .byWords */ .bX)(rows.map(({ scope }) => scope));
  const cells = (row) => {
    const word = (0,_messages_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .statusWords */ .o7)(row);
    return [
      ...(0,_blocks_md_js__WEBPACK_IMPORTED_MODULE_6__/* .rowMd */ .Gj)((0,_messages_items_js__WEBPACK_IMPORTED_MODULE_3__/* .rowOf */ .OB)(row)),
      word === "failed" || word === "missing" ? `<b>${word}</b>` : word
    ];
  };
  const table = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .mdTable */ .gJ)([..._blocks_md_js__WEBPACK_IMPORTED_MODULE_6__/* .FIGURES */ .SL, "Gate"], rows, cells, METRICS);
  return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .mdDetails */ .mF)(`All metrics, overall and ${by} (${rows.length})`, table);
}
function latencyBlock(report) {
  const rows = [...(0,_messages_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .latencyRows */ .uG)(report), ...(0,_messages_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .stageRows */ .U7)(report)];
  if (rows.length === 0) {
    return "";
  }
  const ratios = (0,_messages_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .ratioNames */ .um)(report).map((name) => `${name}, times the base's:`);
  const percentiles = [
    "Samples:",
    "p50:",
    "p50 baseline:",
    "p95:",
    "p95 baseline:",
    "p99:",
    "Mean:"
  ];
  const cells = (row) => {
    const { now, before } = row;
    const times = [now.p50_ms, before?.p50_ms, now.p95_ms, before?.p95_ms, now.p99_ms, now.mean_ms];
    const figures = [String(now.samples), ...times.map((ms = null) => (0,_messages_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMs */ ._V)(ms))];
    return [(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeMarkdown */ .FV)((0,_messages_format_js__WEBPACK_IMPORTED_MODULE_2__/* .latencyLabel */ .hs)(row), NAME), ...figures, ...(0,_messages_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .ratioCells */ .fL)(report, row)];
  };
  const table = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .mdTable */ .gJ)(["Where", ...percentiles, ...ratios], rows, cells, LATENCY);
  return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .mdDetails */ .mF)(`Latency ${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_2__/* .byWords */ .bX)(rows.map(({ scope }) => scope))}`, table);
}
function listOf(sentences) {
  return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .mdList */ .Ej)(sentences, (sentence) => (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeMarkdown */ .FV)(sentence, SENTENCE), NOTICES);
}
function receiptBlock(report) {
  const row = (fact) => [
    (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeMarkdown */ .FV)(fact.name, QUERY),
    (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .codeMarkdown */ .fl)(fact.value, SENTENCE)
  ];
  const table = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .mdTable */ .gJ)(["What", "Value"], (0,_messages_receipt_js__WEBPACK_IMPORTED_MODULE_4__/* .receiptFacts */ .q)(report), row, RECEIPT);
  return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .mdDetails */ .mF)("Receipt: what was judged, by what", table);
}
function nextBlock(told) {
  const step = ({ why, command }) => (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeMarkdown */ .FV)(why) + (command === "" ? "" : `: ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .codeMarkdown */ .fl)(command, SENTENCE)}`);
  return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .mdList */ .Ej)((0,_messages_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .stepsOf */ .B_)(told), step, NOTICES);
}



/***/ })

};
