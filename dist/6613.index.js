export const id = 6613;
export const ids = [6613];
export const modules = {

/***/ 56192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dU: () => (/* binding */ derivationOf),
/* harmony export */   rc: () => (/* binding */ decided),
/* harmony export */   yW: () => (/* binding */ meanOfRows)
/* harmony export */ });
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72508);
/* harmony import */ var _family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13480);



function foundWithin(ranks, k) {
  return ranks.filter((rank) => rank !== null && rank <= k).length;
}
function recallAt(ranks, k) {
  return ranks.length === 0 ? 0 : foundWithin(ranks, k) / ranks.length;
}
function reciprocalRank(ranks, k) {
  const first = ranks.reduce((least, rank) => Math.min(least, rank ?? least), Infinity);
  return first <= k ? 1 / first : 0;
}
const FROM_RANKS = /* @__PURE__ */ new Map([
  ["recall", recallAt],
  ["coverage", recallAt],
  ["evidence_recall", recallAt],
  ["full_coverage_rate", (ranks, k) => Number(recallAt(ranks, k) === 1)],
  ["hit_rate", (ranks, k) => Number(foundWithin(ranks, k) > 0)],
  ["mrr", reciprocalRank]
]);
const FROM_RESULTS = /* @__PURE__ */ new Map([
  ["zero_result_rate", ({ length }, _, judged) => judged ? Number(length === 0) : null],
  ["fill_rate", ({ length }, k, judged) => judged ? Math.min(length, k) / k : null],
  ["duplicate_rate", (results, k) => repeatedShare(results.slice(0, k))]
]);
function repeatedShare(results) {
  if (results.length === 0)
    return null;
  return (results.length - new Set(results).size) / results.length;
}
const USUAL = /* @__PURE__ */ new Map([
  ["degraded_rate", () => 0],
  ["error_rate", () => 0],
  ["forbidden_rate", ({ ranks, digests }) => ranks.length === 0 || digests.limits === _model_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_LIMITS */ .d1 ? null : 0],
  [
    "false_result_rate",
    ({ ranks, results, digests }) => ranks.length > 0 || digests.limits === _model_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_LIMITS */ .d1 ? null : Number(results.length > 0)
  ]
]);
function decided(name) {
  const metric = (0,_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .parseMetric */ .uo)(name);
  if (typeof metric === "string" || metric.k === null)
    return null;
  const { family, k } = metric;
  const [ranks, results] = [FROM_RANKS.get(family.name), FROM_RESULTS.get(family.name)];
  if (ranks !== void 0)
    return { by: "ranks", of: ranks, k };
  return results === void 0 ? null : { by: "results", of: results, k };
}
function derivationOf(name, { relevance, runs }) {
  if (runs > 1)
    return null;
  const found = decided(name);
  if (found?.by === "ranks")
    return relevance > 1 ? null : ({ ranks }) => ranks.length === 0 ? null : found.of(ranks, found.k);
  if (found !== null)
    return ({ ranks, results }) => found.of(results, found.k, ranks.length > 0);
  const metric = (0,_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .parseMetric */ .uo)(name);
  return typeof metric === "string" ? null : USUAL.get(metric.family.name) ?? null;
}
function meanOfRows(name, rows) {
  const metric = (0,_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .parseMetric */ .uo)(name);
  const family = typeof metric !== "string" && (0,_family_js__WEBPACK_IMPORTED_MODULE_0__/* .isPerCase */ .uE)(metric.family) ? metric.family : null;
  const weighted = family?.weight === "targets";
  const valueOf = ({ metrics }) => metrics.get(name) ?? null;
  const untold = family?.kind === "cost" ? rows.filter((row) => valueOf(row) === null) : [];
  const whole = untold.length === 0;
  if (untold.some(({ metrics }) => (metrics.get("error_rate") ?? 0) === 0))
    return { mean: null, whole, weighted };
  let [sum, weight] = [0, 0];
  for (const row of rows) {
    const value = valueOf(row);
    if (value === null)
      continue;
    const share = weighted ? row.ranks.length : 1;
    sum += share * value;
    weight += share;
  }
  return { mean: weight === 0 ? null : sum / weight, whole, weighted };
}



/***/ }),

/***/ 74430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ keptRanks)
/* harmony export */ });
const OF_ONE = /* @__PURE__ */ new Map();
function keptRanks(ranks) {
  const [rank] = ranks;
  if (ranks.length !== 1 || rank === void 0)
    return ranks;
  const kept = OF_ONE.get(rank) ?? ranks;
  OF_ONE.set(rank, kept);
  return kept;
}



/***/ }),

/***/ 79456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TM: () => (/* binding */ digestFile),
/* harmony export */   UA: () => (/* binding */ refuseLinks),
/* harmony export */   f8: () => (/* binding */ writeWhole)
/* harmony export */ });
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34081);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _chunks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53179);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76760);







async function writeWhole(root, file, content) {
  const target = (0,_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absolutePath */ .Hi)(root, file);
  const temporary = `${target}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.randomUUID)()}.tmp`;
  refuseLinks(root.directory, node_path__WEBPACK_IMPORTED_MODULE_5__.dirname(target), file);
  try {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_5__.dirname(target), { recursive: true });
    const whole = typeof content === "string" || content instanceof Uint8Array;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.writeFile)(temporary, whole ? content : (0,_chunks_js__WEBPACK_IMPORTED_MODULE_6__/* .inChunks */ .m)(content), { flag: "wx" });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.rename)(temporary, target);
  } catch (cause) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.rm)(temporary, { force: true }).catch(() => null);
    const why = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("report_incomplete", `${file} can't be written (${why})`, {
      hint: "Check that its folder is writable, that it is no folder itself, and that the disk has room.",
      cause
    });
  }
}
function refuseLinks(directory, target, shown) {
  const link = (0,_root_js__WEBPACK_IMPORTED_MODULE_0__/* .linkOnTheWay */ .KH)(directory, target);
  if (link === null)
    return;
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("report_incomplete", `${shown} lies behind the symbolic link ${link}; nothing was written`, {
    hint: "Replace the link by a folder, or name another place."
  });
}
async function digestFile(root, file) {
  const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.createHash)("sha256");
  try {
    for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.createReadStream)((0,_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absolutePath */ .Hi)(root, file)))
      hash.update(chunk);
    return hash.digest("hex");
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
    if (code === "ENOENT")
      throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_not_found", `${file} does not exist`, { cause });
    const why = code === "EISDIR" ? "is a folder, expected a file" : `can't be read: ${code}`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_unreadable", `${file} ${why}`, { cause });
  }
}



/***/ }),

/***/ 76315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   history: () => (/* binding */ history)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78352);
/* harmony import */ var _files_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14929);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19207);
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34081);
/* harmony import */ var _system_write_whole_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79456);
/* harmony import */ var _cli_command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99859);







const FLAGS = {
  config: { type: "string" },
  baseline: { type: "string" },
  html: { type: "string" },
  json: { type: "boolean" }
};
const HELP = `Usage: retrieval-gate history [flags]

Every metric, overall and by intent, over the commits that changed the baseline: read from git alone, across renames
and merges. It says where a shallow clone ends. Exit code: 0 printed, 2 there is no such history.

  --config F           config file that names the baseline (retrieval-gate.yaml)
  --baseline F         baseline in place of the config's
  --html F             also write a page
  --json               print JSON instead of text

Example: retrieval-gate history --html history.html
`;
async function history(argv, ports) {
  const values = (0,_cli_command_js__WEBPACK_IMPORTED_MODULE_6__.readFlags)("history", argv, FLAGS);
  if (values["help"] === true) {
    ports.out(HELP);
    return { kind: "answered" };
  }
  const root = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_4__/* .findRoot */ .wg)(ports.workingDirectory);
  const from = node_path__WEBPACK_IMPORTED_MODULE_0__.relative(root.directory, ports.workingDirectory);
  const inside = (written, what) => (0,_system_root_js__WEBPACK_IMPORTED_MODULE_4__/* .insideRoot */ .p0)(root, from, written, what);
  const named = (0,_cli_command_js__WEBPACK_IMPORTED_MODULE_6__.text)(values, "baseline");
  const file = named === null ? (await (0,_files_config_js__WEBPACK_IMPORTED_MODULE_2__/* .loadConfig */ .Z)(root, inside((0,_cli_command_js__WEBPACK_IMPORTED_MODULE_6__.text)(values, "config") ?? "retrieval-gate.yaml", "config"), {
    suite: null,
    baseline: null
  })).config.baseline : inside(named, "--baseline");
  const page = (0,_cli_command_js__WEBPACK_IMPORTED_MODULE_6__.text)(values, "html");
  const target = page === null ? null : inside(page, "--html");
  const found = await (0,_read_js__WEBPACK_IMPORTED_MODULE_1__/* .readHistory */ .L)(root, file, ports.environment);
  if (target !== null) {
    const { renderHistoryHtml } = await Promise.all(/* import() */[__webpack_require__.e(8976), __webpack_require__.e(2438)]).then(__webpack_require__.bind(__webpack_require__, 7331));
    await (0,_system_write_whole_js__WEBPACK_IMPORTED_MODULE_5__/* .writeWhole */ .f8)(root, target, renderHistoryHtml(found));
  }
  ports.out(values["json"] === true ? (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .renderHistoryJson */ .VG)(found) : (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .renderHistoryText */ .ym)(found));
  return { kind: "answered" };
}



/***/ }),

/***/ 19207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HN: () => (/* binding */ pointNote),
/* harmony export */   VG: () => (/* binding */ renderHistoryJson),
/* harmony export */   Zl: () => (/* binding */ historyTitle),
/* harmony export */   c9: () => (/* binding */ stepWords),
/* harmony export */   kb: () => (/* binding */ dayOf),
/* harmony export */   oI: () => (/* binding */ endsOf),
/* harmony export */   wX: () => (/* binding */ historyNotes),
/* harmony export */   ym: () => (/* binding */ renderHistoryText)
/* harmony export */ });
/* unused harmony export largestStep */
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16886);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90997);
/* harmony import */ var _words_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1454);
/* harmony import */ var _words_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50354);




function historyTitle({ file, points }) {
  const [first, last] = [points[0], points.at(-1)];
  const span = first === void 0 || last === void 0 ? "" : `, ${dayOf(first)} to ${dayOf(last)}`;
  return `${file}: ${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(points.length, "commit")} changed it${span}`;
}
function dayOf({ date }) {
  return date.slice(0, 10);
}
function historyNotes({ points, incomplete, left_out: leftOut }) {
  const ends = points.filter(({ shallow }) => shallow).map(({ commit }) => commit.slice(0, 12));
  const some = ends.length > 3 ? `${ends.slice(0, 3).join(", ")} and ${ends.length - 3} more` : ends.join(", ");
  return [
    ...incomplete ? [
      `This clone is shallow and ends at ${some}: what was recorded before is missing, and the figures there may be older than the commit. Fetch the rest with \`git fetch --unshallow\`, or check out with fetch-depth: 0.`
    ] : [],
    ...leftOut > 0 ? [`${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(leftOut, "older commit is", "older commits are")} left out.`] : []
  ];
}
function pointNote({ state, shallow, differs, path }, file) {
  const notes = [
    shallow ? "the clone ends here" : "",
    state.kind === "removed" ? "the file is removed" : "",
    state.kind === "unreadable" ? `can't be read: ${state.reason}` : "",
    differs.length > 0 ? `another ${differs.join(", ")}: not comparable with the one before` : "",
    path === file ? "" : `then ${path}`
  ];
  return notes.filter(Boolean).join("; ");
}
function largestStep({ values }, { points }) {
  let largest = null;
  let before = null;
  for (const [i, value] of values.entries()) {
    if (value === null)
      continue;
    const delta = before === null ? 0 : value - before;
    if (Math.abs(delta) > Math.max(Math.abs(largest?.delta ?? 0), 1e-12))
      largest = { point: points[i], delta };
    before = value;
  }
  return largest;
}
function stepWords(series, history) {
  const step = largestStep(series, history);
  if (step === null)
    return "no change";
  return `${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDelta */ .CW)(series.unit, step.delta)} at ${step.point.commit.slice(0, 12)} ${step.point.subject}`;
}
function endsOf({ values }) {
  const known = values.filter((value) => value !== null);
  const [first, last] = [known[0] ?? null, known.at(-1) ?? null];
  return { first, last, delta: first === null || last === null ? null : last - first };
}
const SCHEMA_VERSION = 1;
const SUBJECT = 60;
const BARS = 40;
function renderHistoryJson(history) {
  const series = history.series.map((each) => ({ ...each, scope: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeText */ .Cm)(each.scope) }));
  return (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)({ schema_version: SCHEMA_VERSION, ...history, series });
}
function renderHistoryText(history) {
  const scopes = [...new Map(history.series.map(({ scope }) => [(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeText */ .Cm)(scope), scope])).values()];
  const lines = [
    (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_3__.logLine)(historyTitle(history)),
    "",
    ...pointLines(history),
    ...scopes.flatMap((scope) => scopeLines(history, scope)),
    ...historyNotes(history).flatMap((note) => ["", `note: ${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_3__.logLine)(note)}`])
  ];
  return lines.map((line) => `${line.trimEnd()}
`).join("");
}
function pointLines(history) {
  return history.points.toReversed().map((point) => {
    const note = pointNote(point, history.file);
    const subject = (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_3__.logLine)(point.subject, SUBJECT);
    return `${point.commit.slice(0, 12)}  ${dayOf(point)}  ${subject}${note === "" ? "" : `  (${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_3__.logLine)(note)})`}`;
  });
}
function scopeLines(history, scope) {
  const own = history.series.filter((each) => (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeText */ .Cm)(each.scope) === (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeText */ .Cm)(scope));
  const rows = own.map((series) => {
    const { first, last, delta } = endsOf(series);
    return [
      `  ${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_3__.logLine)(series.metric)}`,
      (0,_words_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatValue */ .Fl)(series.unit, first),
      (0,_words_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatValue */ .Fl)(series.unit, last),
      (0,_words_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDelta */ .CW)(series.unit, delta),
      bars(series),
      (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_3__.logLine)((0,_words_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .capped */ .uo)(stepWords(series, history), SUBJECT))
    ];
  });
  const heads = [(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_3__.logLine)((0,_words_format_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeLabel */ .$o)(scope)), "first", "now", "change", "over time", "largest step"];
  return ["", ...aligned([heads, ...rows])];
}
function aligned(rows) {
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)));
  return rows.map((row) => row.map((cell, i) => i >= 1 && i <= 3 ? cell.padStart(widths[i]) : cell.padEnd(widths[i])).join("  "));
}
const LEVELS = ["\u2581", "\u2582", "\u2583", "\u2584", "\u2585", "\u2586", "\u2587", "\u2588"];
function bars({ values }) {
  const shown = values.slice(-BARS);
  const known = shown.filter((value) => value !== null);
  const low = Math.min(...known);
  const range = Math.max(...known) - low;
  const level = (value) => LEVELS[range > 1e-12 ? Math.round((value - low) / range * (LEVELS.length - 1)) : 3];
  return shown.map((value) => value === null ? _words_format_js__WEBPACK_IMPORTED_MODULE_2__/* .NONE */ .x3 : level(value)).join("");
}



/***/ })

};
