export const id = 1812;
export const ids = [1812];
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
/* harmony import */ var _system_write_whole_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79456);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(63532);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97855);









function readCache(root, { judge }) {
  return judge === void 0 ? /* @__PURE__ */ new Map() : (0,_files_part_js__WEBPACK_IMPORTED_MODULE_1__/* .loadVerdicts */ .X8)(root, judge.cache);
}
async function judgeRun(root, known, plan, measured, ports, without) {
  const { judge } = plan.head.config;
  if (judge === void 0 || measured.failure !== null || !canBeJudged(plan.head, measured.head)) {
    return measured;
  }
  const { judgeAnswers } = await Promise.all(/* import() */[__webpack_require__.e(6191), __webpack_require__.e(4343), __webpack_require__.e(9650), __webpack_require__.e(1588)]).then(__webpack_require__.bind(__webpack_require__, 11588));
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
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError) {
      return false;
    }
    throw error;
  }
}
function listTasks({ config, suite }, measuredRun) {
  const metrics = (0,_model_answers_js__WEBPACK_IMPORTED_MODULE_5__/* .judgedMetrics */ .PH)(config);
  const runs = new Map(measuredRun.cases.map((each) => [each.case_id, each]));
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
    byCase.set(task.case.id, caseSamples.set(task.metric, (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_8__/* .requireItem */ .l5)(samples, index)));
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



/***/ })

};
