export const id = 5537;
export const ids = [5537];
export const modules = {

/***/ 1812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ judgeRun),
/* harmony export */   x: () => (/* binding */ readCache)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _files_part_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31462);
/* harmony import */ var _decision_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29853);
/* harmony import */ var _gate_sound_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44780);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27139);
/* harmony import */ var _model_answers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49946);
/* harmony import */ var _model_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(30060);
/* harmony import */ var _system_write_whole_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79456);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(63532);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(97855);










function readCache(root, { judge }) {
  return judge === void 0 ? /* @__PURE__ */ new Map() : (0,_files_part_js__WEBPACK_IMPORTED_MODULE_1__/* .loadVerdicts */ .X8)(root, judge.cache);
}
async function judgeRun(root, known, plan, measured, ports, without) {
  const { judge } = plan.head.config;
  if (judge === void 0 || measured.failure !== null || !canBeJudged(plan.head, measured.head)) {
    return measured;
  }
  const { judgeAnswers } = await Promise.all(/* import() */[__webpack_require__.e(8002), __webpack_require__.e(6191), __webpack_require__.e(1681), __webpack_require__.e(8208), __webpack_require__.e(4195), __webpack_require__.e(2499), __webpack_require__.e(9650), __webpack_require__.e(1588)]).then(__webpack_require__.bind(__webpack_require__, 11588));
  const headTasks = listTasks(plan.head, measured.head);
  const baseTasks = plan.base === null ? [] : listTasks(plan.base, measured.base);
  const progress = (0,_progress_js__WEBPACK_IMPORTED_MODULE_7__/* .showProgress */ .R)({
    line: ports.line,
    print: ports.progress,
    now: () => performance.now()
  });
  const judged = await judgeAnswers(judge, [...headTasks, ...baseTasks], {
    environment: ports.environment,
    signal: ports.signal,
    known,
    progress: (done, total) => progress("judging", done, total)
  });
  const { samples, spending, failure } = judged;
  const writeFailure = await keepVerdicts(root, judge, known, without(judged.added));
  return {
    head: { ...withSamples(measured.head, headTasks, samples), judging: spending },
    base: withSamples(measured.base, baseTasks, samples.slice(headTasks.length)),
    failure: failure ?? writeFailure
  };
}
function canBeJudged({ config, suite, baseline }, run) {
  try {
    (0,_gate_sound_js__WEBPACK_IMPORTED_MODULE_3__/* .assertMeasured */ .TG)(config, suite, (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_4__/* .scoreRun */ .I6)(suite, run, (0,_decision_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .listMetrics */ .u7)(config), config.definition), baseline);
    return true;
  } catch (error) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .valueForGateError */ .Uh)(error, false);
  }
}
function listTasks({ config, suite }, measuredRun) {
  const metrics = (0,_model_answers_js__WEBPACK_IMPORTED_MODULE_5__/* .judgedMetrics */ .PH)(config);
  const runs = (0,_model_run_js__WEBPACK_IMPORTED_MODULE_8__/* .runsById */ .j8)(measuredRun);
  return suite.cases.flatMap((subject) => {
    const run = runs.get(subject.id);
    if (run === void 0 || subject.expect_empty) {
      return [];
    }
    return metrics.map((metric) => ({ case: subject, run, metric }));
  });
}
function withSamples(run, tasks, samples) {
  const byCase = /* @__PURE__ */ new Map();
  for (const [index, task] of tasks.entries()) {
    const caseSamples = byCase.get(task.case.id) ?? /* @__PURE__ */ new Map();
    byCase.set(task.case.id, caseSamples.set(task.metric, (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_9__/* .requireItem */ .l5)(samples, index)));
  }
  return {
    ...run,
    cases: run.cases.map((each) => {
      const judged = byCase.get(each.case_id);
      return judged === void 0 ? each : Object.assign({}, each, { judged });
    })
  };
}
async function keepVerdicts(root, judge, known, added) {
  if (added.length === 0) {
    return null;
  }
  try {
    await (0,_system_write_whole_js__WEBPACK_IMPORTED_MODULE_6__/* .writeWhole */ .f8)(root, judge.cache, (0,_files_part_js__WEBPACK_IMPORTED_MODULE_1__/* .formatVerdictLines */ .Wd)([...known.values(), ...added]));
    return null;
  } catch (error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError) {
      return error;
    }
    throw error;
  }
}



/***/ }),

/***/ 67038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ refuseUnknownTargets)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _metrics_matching_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87362);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44141);
/* harmony import */ var _expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93117);
/* harmony import */ var _messages_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31385);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97855);






function refuseUnknownTargets(suite, definition, searched) {
  const datasets = (suite.datasets ?? []).filter(({ expected }) => expected !== null);
  const fields = new Set(datasets.flatMap(({ expected }) => expected ?? []));
  const targets = listNamedTargets(suite);
  if (fields.size === 0 || targets.length === 0 || searched.documents.length === 0) {
    return;
  }
  const hits = searched.documents.map((hit) => (0,_metrics_matching_js__WEBPACK_IMPORTED_MODULE_1__/* .normaliseHit */ .Sv)(hit, definition));
  if (targets.some((target) => isFound(target, hits, definition))) {
    return;
  }
  const isOneField = fields.size === 1;
  const field = isOneField ? (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_5__/* .requireItem */ .l5)([...fields], 0) : "expected";
  const forms = new Set(datasets.map(({ form: form2 }) => form2));
  const form = isOneField && forms.size === 1 ? (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_5__/* .requireItem */ .l5)([...forms], 0) : null;
  const labels = targets.map(({ value }) => value);
  const subject = targets.length === 1 ? `the name in \`${field}\` is no document` : `none of the ${targets.length} names in \`${field}\` is a document`;
  const where = searched.from === "corpus" ? "of the corpus" : "in the results of any query";
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("invalid_suite", `${subject} ${where}: ${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_4__/* .listNames */ .Zv)(labels)}`, keyAdvice(targets, hits, definition) ?? renamingAdvice({ field, form }, targets, hits, definition, searched));
}
function listNamedTargets({ cases }) {
  const byLabel = /* @__PURE__ */ new Map();
  for (const target of cases.flatMap(({ expected }) => expected.flatMap(_model_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .singleTargets */ .xG))) {
    if (target.kind === "text" || target.kind === "file") {
      return [];
    }
    byLabel.set((0,_model_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .targetKey */ .hD)(target), target);
  }
  return [...byLabel.values()];
}
function isFound(target, hits, definition) {
  const documentTarget = target.kind === "span" ? { kind: target.by, value: target.value, grade: target.grade } : target;
  const matches = (0,_metrics_matching_js__WEBPACK_IMPORTED_MODULE_1__/* .compileTarget */ .bs)(documentTarget, definition);
  return hits.some(matches);
}
function keyAdvice(targets, hits, definition) {
  const foundTarget = targets.find(({ value, grade }) => isFound({ kind: "hint", value, grade }, hits, definition));
  if (foundTarget === void 0) {
    return null;
  }
  const key = foundTarget.kind === "id" ? "path" : "id";
  return `A result has ${JSON.stringify(foundTarget.value)} as its ${key}, and the suite names it as ${foundTarget.kind}. Write \`${key}\` in the expression, or the text alone, which matches both.`;
}
const MOST_TRIED = 20;
function renamingAdvice({ field, form }, targets, hits, definition, { documents, from }) {
  const names = documents.map(documentName);
  const endings = (texts) => listCommon(texts, /\.[A-Za-z0-9]{1,8}$/);
  const ways = [
    ...endings(names).map((end) => [`With the ending \`${end}\``, addTexts("", end)]),
    ...endings(targets.map(({ value }) => value)).map((end) => [`Without the ending \`${end}\``, { mark: end, part: 0 }]),
    ...listCommon(names, /^.*\//).map((folder) => [`With the folder \`${folder}\``, addTexts(folder, "")]),
    ["Without their folders", { mark: "/", part: -1 }]
  ];
  const [best] = ways.map(([words2, renaming2]) => {
    const renamed = targets.map((target) => ({
      ...target,
      value: rename(target.value, renaming2)
    }));
    const count2 = renamed.filter((target) => isFound(target, hits, definition)).length;
    return { words: words2, renaming: renaming2, count: count2 };
  }).filter(({ count: count2 }) => count2 * 2 >= targets.length).toSorted((a, b) => b.count - a.count);
  if (best === void 0) {
    const otherCause = from === "corpus" ? "" : " Or the index holds other documents than the suite is about.";
    return `Documents are called ${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_4__/* .listNames */ .Zv)([...new Set(names)].slice(0, 3))}. Words of titles, or parts of names, match no document: write paths or ids. For words of the results' texts: \`expected: ${(0,_expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteExpression */ .nn)((0,_expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_3__/* .continueExpression */ .IO)(field, "[].{text: @}"))}\`.${otherCause}`;
  }
  const { words, renaming, count } = best;
  const found = `${words}, ${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_4__/* .pluralise */ .aX)(count, "name")} of ${targets.length} ${count === 1 ? "is a document" : "are documents"}.`;
  const added = "mark" in renaming ? `.join('', [@, '${renaming.mark}'])` : null;
  const key = documents.some(({ path }) => path !== void 0) ? "path" : "id";
  const expression = added !== null && field.endsWith(added) ? field.slice(0, -added.length) : form && (0,_expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renameDocuments */ .nW)(field, renaming, form, key);
  return expression === null ? `${found} Write them so in the file.` : `${found} Write \`expected: ${(0,_expressions_expression_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteExpression */ .nn)(expression)}\` in \`fields\`, or write them so in the file.`;
}
function addTexts(before, after) {
  return { before, after };
}
function rename(name, renaming) {
  return "mark" in renaming ? name.split(renaming.mark).filter(Boolean).at(renaming.part) ?? name : `${renaming.before}${name}${renaming.after}`;
}
function documentName({ path, doc_id: id }) {
  return path ?? id;
}
function listCommon(names, pattern) {
  const parts = names.flatMap((name) => pattern.exec(name)?.[0] ?? []);
  const byCount = [...(0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_5__/* .countItems */ .A1)(parts)].toSorted((a, b) => b[1] - a[1]);
  return byCount.map(([part]) => part).slice(0, MOST_TRIED);
}



/***/ })

};
