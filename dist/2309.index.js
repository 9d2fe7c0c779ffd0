export const id = 2309;
export const ids = [2309];
export const modules = {

/***/ 81168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ runGateOnEvent)
});

// UNUSED EXPORTS: runGate

// EXTERNAL MODULE: ./lib/change/event.js
var change_event = __webpack_require__(63564);
// EXTERNAL MODULE: ./lib/change/git.js
var change_git = __webpack_require__(15656);
// EXTERNAL MODULE: ./lib/gate/outcome.js
var outcome = __webpack_require__(80443);
// EXTERNAL MODULE: ./lib/model/lookup.js
var lookup = __webpack_require__(97855);
// EXTERNAL MODULE: ./lib/pipeline.js + 1 modules
var pipeline = __webpack_require__(27586);
// EXTERNAL MODULE: ./lib/system/root.js
var system_root = __webpack_require__(34081);
// EXTERNAL MODULE: ./lib/model/config.js
var config = __webpack_require__(69559);
// EXTERNAL MODULE: ./lib/gate/sound.js
var sound = __webpack_require__(44780);
// EXTERNAL MODULE: ./lib/gate/selected-cases.js
var selected_cases = __webpack_require__(84778);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/decision/accepted-figures.js
var accepted_figures = __webpack_require__(20237);
// EXTERNAL MODULE: ./lib/decision/checks.js
var checks = __webpack_require__(74349);
// EXTERNAL MODULE: ./lib/change/edit.js
var edit = __webpack_require__(30130);
// EXTERNAL MODULE: ./lib/decision/rules.js
var rules = __webpack_require__(29853);
// EXTERNAL MODULE: ./lib/latency/compare.js
var compare = __webpack_require__(58065);
// EXTERNAL MODULE: ./lib/latency/plan.js
var plan = __webpack_require__(7087);
// EXTERNAL MODULE: ./lib/model/scope.js
var model_scope = __webpack_require__(90997);
;// CONCATENATED MODULE: ./lib/change/baseline-edits.js









function findBaselineEdits({ base, head }) {
  const before = base.baseline;
  const after = head.baseline;
  const file = (0,config/* baselineFile */._S)(head.config);
  if (before === null) {
    return [];
  }
  if (after === null) {
    const field = { field: "baseline", before: (0,config/* baselineFile */._S)(base.config), after: "none" };
    return [{ code: "baseline_edited", file, fields: [field], cases: [] }];
  }
  const { k, definition } = base.config;
  if (k !== head.config.k || !(0,canonical_json/* sameCanonical */.FN)(definition, head.config.definition)) {
    return [];
  }
  const suiteIds = new Set(head.suite.cases.map(({ id }) => id));
  const removed = [...before.cases.keys()].filter((id) => suiteIds.has(id) && !after.cases.has(id));
  const fields = removed.map((id) => {
    return { field: `baseline.cases.${id}`, before: "recorded", after: "none" };
  });
  fields.push(...findUnaskedRows(before, after, suiteIds));
  fields.push(...findLatencyEdits(base, head));
  if (fields.length === 0) {
    return [];
  }
  return [{ code: "baseline_edited", file, fields, cases: removed.map((id) => (0,checks/* bareCulprit */.aI)(id)) }];
}
function findUnaskedRows(before, after, suiteIds) {
  const unasked = [...after.cases].filter(([id, row]) => {
    const oldRow = before.cases.get(id);
    return !suiteIds.has(id) && (oldRow === void 0 || !(0,accepted_figures/* hasSameContent */.q1)(oldRow, row));
  });
  return unasked.map(([id]) => {
    const oldState = before.cases.has(id) ? "recorded" : "none";
    return { field: `baseline.cases.${id}`, before: oldState, after: "another row, of no case" };
  });
}
function findLatencyEdits(base, head) {
  const before = base.baseline;
  const after = head.baseline;
  const oldSettings = base.config.latency;
  const newSettings = head.config.latency;
  if (before === null || after === null || oldSettings === "off" || newSettings === "off") {
    return [];
  }
  const oldClock = before.timing.source;
  const newClock = after.timing.source;
  if (oldClock !== newClock) {
    const hadTimes = oldClock !== "off";
    const isSameClockAsked = oldSettings.source === newSettings.source;
    const field = { field: "baseline.timing.source", before: oldClock, after: newClock };
    return hadTimes && isSameClockAsked ? [field] : [];
  }
  const edits = (0,plan/* listLatencyRules */.gB)(base).map((rule) => findLatencyEdit(rule, base, head));
  return edits.filter((edit) => edit !== null);
}
function findLatencyEdit({ metric, scope, tolerance }, base, head) {
  const { statistic } = metric.family;
  const field = `baseline.latency.${(0,model_scope/* scopeText */.Cm)(scope)}.${metric.name}`;
  const times = pairTimes(base, head, scope);
  const timesBefore = times.map(({ before }) => before);
  const timesAfter = times.map(({ now }) => now);
  if ((0,compare/* findShortage */.Jp)(timesBefore, statistic, "before") !== null) {
    return null;
  }
  if ((0,compare/* findShortage */.Jp)(timesAfter, statistic, "now") !== null) {
    return { field, before: "timed", after: "left out" };
  }
  if (tolerance.length === 0) {
    return null;
  }
  const caseCount = times.filter(({ now }) => now.length > 0).length;
  const limit = {
    statistic,
    limitAbove: (ms) => ms + (0,rules/* toleranceValue */.H$)(tolerance, ms, caseCount),
    isCompared: true,
    // The two baselines were recorded in different runs.
    isPaired: false,
    // The limit is in milliseconds.
    isShareOfBase: false
  };
  const compared = (0,compare/* compareTimes */.G5)(times, limit, base.config.definition.percentile);
  return compared.kind === "measured" && compared.result === "over" ? { field, before: (0,edit/* showFigure */.M1)(compared.before), after: (0,edit/* showFigure */.M1)(compared.now) } : null;
}
function pairTimes(base, head, scope) {
  const pairs = [];
  for (const { id } of (0,model_scope/* selectCases */._H)(head.suite.cases, scope)) {
    const before = base.baseline?.cases.get(id);
    const after = head.baseline?.cases.get(id);
    if (before === void 0 || after === void 0 || before.digests.ask !== after.digests.ask) {
      continue;
    }
    if (before.latency_ms.length > 0) {
      pairs.push({ before: before.latency_ms, now: after.latency_ms });
    }
  }
  return pairs;
}


// EXTERNAL MODULE: ./lib/model/policy.js
var policy = __webpack_require__(39711);
// EXTERNAL MODULE: ./lib/decision/levels.js
var levels = __webpack_require__(34215);
// EXTERNAL MODULE: ./lib/decision/lost-queries.js
var lost_queries = __webpack_require__(85587);
;// CONCATENATED MODULE: ./lib/change/config-edits.js







function findConfigEdits({ base, head }) {
  const arePricesCompared = (0,sound/* gatesCost */.uN)(base.config);
  const before = selectComparedFields(base.config, arePricesCompared);
  const after = selectComparedFields(head.config, arePricesCompared);
  const edits = (0,edit/* findFieldEdits */.lf)(before, after).filter((edit) => !isFree(edit));
  return [
    ...edits.map(({ path, ...values }) => ({
      field: path.join("."),
      before: showSetting(values.before),
      after: showSetting(values.after)
    })),
    ...findHostEdits(base.config, head.config),
    ...findRemovedMetrics(base.config, head.config),
    ...findRuleEdits(base, head)
  ];
}
function selectComparedFields(config, arePricesCompared) {
  const {
    file: _file,
    suites: _suites,
    baseline: _baseline,
    written_definition: _writtenDefinition,
    // Free: where answers vary, a new baseline's rows as a whole are compared with this run
    // (decision/new-baseline.ts).
    vary: _vary,
    // Cases that are not selected any more are found one by one.
    select: _select,
    metrics: _metrics,
    gate: _gate,
    prices,
    retriever,
    ...compared
  } = config;
  return {
    ...compared,
    ...arePricesCompared && { prices },
    retriever: { kind: retriever.kind, timeout_ms: retriever.timeout_ms }
  };
}
const isNew = (before) => before === void 0 || before === null;
const wasOff = (before) => before === "off";
const isLower = (before, after) => Number(after) < Number(before);
const isHigher = (before, after) => Number(after ?? 0) > Number(before ?? 0);
const LEAST_REPEATS = 3;
const asksAsOften = (before, after) => {
  return after === "auto" || Number(after) >= (before === "auto" ? LEAST_REPEATS : Number(before));
};
const FREE = [
  ["retriever.timeout_ms", isLower],
  // Latency was off, and is measured now.
  ["latency", wasOff],
  ["latency.repeats", asksAsOften],
  ["latency.warmup", isHigher],
  ["latency.budget_s", isHigher],
  // The number of cases that are timed. Without it all are.
  ["latency.cases", (before, after) => after === void 0 || isHigher(before ?? Infinity, after)],
  ["latency.side_by_side.p50", isLower],
  ["latency.side_by_side.p95", isLower],
  ["latency.side_by_side.drift", (_, after) => after !== "allow"],
  ["prices", isNew],
  ["prices.models.*", isNew],
  ["prices.models.*.prompt", isHigher],
  ["prices.models.*.completion", isHigher],
  ["prices.models.*.per_call", isHigher],
  ["judge", isNew],
  // A judge that may be asked less ends the run. It passes nothing.
  ["judge.max_requests", isLower],
  ["judge.max_cost", (before, after) => isLower(before ?? Infinity, after ?? Infinity)],
  ["judge.prices", isNew],
  ["judge.prices.*", isHigher],
  ["judge.retries", isLower],
  ["judge.timeout_ms", isLower]
];
function isFree({ path, before, after }) {
  return FREE.some(([pattern, isTighter]) => {
    const names = pattern.split(".");
    const matches = names.length === path.length && names.every((name, i) => name === "*" || name === path[i]);
    return matches && isTighter(before, after);
  });
}
function showSetting(value) {
  return typeof value === "object" && value !== null ? "on" : (0,edit/* showFieldValue */.tW)(value);
}
function findHostEdits({ retriever: before }, head) {
  const after = head.retriever;
  if (before.kind !== after.kind) {
    return [];
  }
  const oldHosts = new Map((0,policy/* findHosts */.d6)(before, "retriever"));
  const newHosts = new Map((0,policy/* findHosts */.d6)(after, "retriever"));
  const knownHosts = new Set(oldHosts.values());
  const edits = [];
  for (const field of /* @__PURE__ */ new Set([...oldHosts.keys(), ...newHosts.keys()])) {
    const oldHost = oldHosts.get(field);
    const newHost = newHosts.get(field);
    const isKnown = oldHost === void 0 && newHost !== void 0 && knownHosts.has(newHost);
    if (oldHost !== newHost && !isKnown) {
      edits.push({ field, before: (0,edit/* showFieldValue */.tW)(oldHost), after: (0,edit/* showFieldValue */.tW)(newHost) });
    }
  }
  return edits;
}
function findRemovedMetrics(before, after) {
  if (before.k !== after.k) {
    return [];
  }
  const kept = /* @__PURE__ */ new Set([...(0,rules/* listMetrics */.u7)(after).map(({ name }) => name), ...after.metrics]);
  const removed = before.metrics.filter((name) => !kept.has(name));
  return removed.map((name) => ({ field: "metrics", before: name, after: "none" }));
}
function findRuleEdits(base, head) {
  const headRules = (0,rules/* resolveRules */.SJ)(head.config, base.suite);
  const newRules = new Map(headRules.map((rule) => [(0,rules/* ruleKey */.ep)(rule), rule]));
  const firstEdits = /* @__PURE__ */ new Map();
  for (const rule of (0,rules/* resolveRules */.SJ)(base.config, base.suite)) {
    if (rule.metric.family.kind === "latency" && head.config.latency === "off") {
      continue;
    }
    const newRule = findNewRule(rule, newRules, base.config, head.config);
    const field = findRuleField(rule, base.config, head.config, newRule === void 0);
    const edits = newRule === void 0 ? [{ field, before: showRule(rule), after: "no rule" }] : [
      ...compareRules(field, rule, newRule),
      ...findLostQueriesEdits(field, rule, newRule, base.config, head.config)
    ];
    for (const edit of edits.filter((each) => !firstEdits.has(each.field))) {
      firstEdits.set(edit.field, edit);
    }
  }
  return [...firstEdits.values()];
}
function findNewRule(rule, newRules, base, head) {
  const key = (0,rules/* ruleKey */.ep)(rule);
  const ending = `@${base.k}`;
  const renamed = key.endsWith(ending) ? `${key.slice(0, -ending.length)}@${head.k}` : key;
  return newRules.get(key) ?? newRules.get(renamed);
}
function compareRules(field, before, after) {
  const edits = [];
  const addEdit = (limit, oldText, newText) => {
    edits.push({ field: `${field}.${limit}`, before: oldText, after: newText });
  };
  if (!isAsTight(before.tolerance, after.tolerance)) {
    addEdit("tolerance", showTolerances(before.tolerance), showTolerances(after.tolerance));
  }
  if (before.floor !== null && (after.floor ?? -Infinity) < before.floor) {
    addEdit("floor", (0,edit/* showFigure */.M1)(before.floor), (0,edit/* showFigure */.M1)(after.floor));
  }
  if (before.ceiling !== null && (after.ceiling ?? Infinity) > before.ceiling) {
    addEdit("ceiling", (0,edit/* showFigure */.M1)(before.ceiling), (0,edit/* showFigure */.M1)(after.ceiling));
  }
  if (largestP(after.significance) < largestP(before.significance)) {
    addEdit("significance", String(before.significance), String(after.significance));
  }
  return edits;
}
function findLostQueriesEdits(field, { metric, scope }, newRule, base, head) {
  const isSuiteRecall = metric.name === `recall@${base.k}` && scope.kind === "overall";
  const dropsLostQueryRule = isSuiteRecall && (0,lost_queries/* hasDefaultRecall */.Jm)(base) && !(0,lost_queries/* hasDefaultRecall */.Jm)(head);
  if (!dropsLostQueryRule || newRule.significance === "off") {
    return [];
  }
  const before = "none written, so that lost queries fail";
  return [{ field: `${field}.tolerance`, before, after: showTolerances(newRule.tolerance) }];
}
function isAsTight(before, after) {
  if (before.length === 0) {
    return true;
  }
  const isNoLooser = ({ unit, value }) => before.some((old) => old.unit === unit && value <= old.value) || value === 0;
  return after.length > 0 && after.every(isNoLooser);
}
function largestP(significance) {
  if (significance === "off") {
    return 1;
  }
  return significance === "auto" ? levels/* SUITE_LEVEL */.EM : significance;
}
function findRuleField(rule, base, head, isRemoved) {
  const { scope, metric } = rule;
  const { name, family } = metric;
  const suiteField = `gate.${name}`;
  if (scope.kind === "overall") {
    return suiteField;
  }
  const intentField = `gate.intents.${scope.name}`;
  const oldRules = base.gate.intents.get(scope.name);
  const newRules = head.gate.intents.get(scope.name);
  if (!(0,canonical_json/* sameCanonical */.FN)(oldRules?.get(name) ?? null, newRules?.get(name) ?? null)) {
    return `${intentField}.${name}`;
  }
  const isIntentGone = oldRules !== void 0 && newRules === void 0;
  if (isRemoved && isIntentGone) {
    return intentField;
  }
  const isSwitchedOff = isRemoved && head.gate.metrics.get(name) === "off";
  if (isSwitchedOff || family.kind === "latency") {
    return suiteField;
  }
  const isSame = (0,canonical_json/* sameCanonical */.FN)(base.gate.per_intent, head.gate.per_intent);
  return isSame ? suiteField : "gate.per_intent";
}
function showRule({ tolerance, floor, ceiling }) {
  const parts = [];
  if (tolerance.length > 0) {
    parts.push(`tolerance ${showTolerances(tolerance)}`);
  }
  if (floor !== null) {
    parts.push(`floor ${(0,edit/* showFigure */.M1)(floor)}`);
  }
  if (ceiling !== null) {
    parts.push(`ceiling ${(0,edit/* showFigure */.M1)(ceiling)}`);
  }
  return parts.join(", ") || "no limit";
}
const UNITS = { absolute: "", percent: "%", cases: " cases" };
function showTolerances(tolerances) {
  if (tolerances.length === 0) {
    return "none";
  }
  const words = tolerances.map(({ unit, value }) => unit === "cases" && value === 1 ? "1 case" : `${(0,edit/* showFigure */.M1)(value)}${UNITS[unit]}`);
  const list = words.join(", ");
  return words.length === 1 ? list : `[${list}]`;
}


// EXTERNAL MODULE: ./lib/files/config.js
var files_config = __webpack_require__(14929);
// EXTERNAL MODULE: ./lib/change/tiers.js
var tiers = __webpack_require__(41761);
;// CONCATENATED MODULE: ./lib/change/other-config-edits.js






function findOtherConfigEdits(change) {
  const findings = [];
  for (const { before, after } of change.others ?? []) {
    if (typeof after === "string") {
      const field = { field: "config", before: before.file, after };
      findings.push({ code: "config_edited", file: before.file, fields: [field], cases: [] });
      continue;
    }
    const sides = withOtherConfig(change, before, after);
    const fields = [
      ...findMovedFiles(before, after, change),
      ...findConfigEdits(sides),
      ...(0,tiers/* findDeselected */.c)(sides).flatMap((finding) => finding.fields)
    ];
    if (fields.length > 0) {
      findings.push({ code: "config_edited", file: after.file, fields, cases: [] });
    }
  }
  return findings;
}
function withOtherConfig({ base, head, ...change }, before, after) {
  const ownHead = (0,selected_cases/* wholeInputs */.R8)(head);
  const ownBase = (0,selected_cases/* wholeInputs */.R8)(base ?? head);
  const withConfig = (inputs, config) => {
    return { ...inputs, config: (0,files_config/* withDefinition */.sJ)(config, ownBase.baseline) };
  };
  return { ...change, base: withConfig(ownBase, before), head: withConfig(ownHead, after) };
}
function findMovedFiles(before, after, { base, head }) {
  const ownBefore = (base ?? head).config;
  const ownAfter = head.config;
  const fields = [];
  const hasMoved = (key) => {
    const isOwnMove = (0,canonical_json/* sameCanonical */.FN)(before[key], ownBefore[key]) && (0,canonical_json/* sameCanonical */.FN)(after[key], ownAfter[key]);
    return !isOwnMove && !(0,canonical_json/* sameCanonical */.FN)(before[key], after[key]);
  };
  if (hasMoved("suites")) {
    const oldSuites = before.suites.join(", ");
    fields.push({ field: "suite", before: oldSuites, after: after.suites.join(", ") });
  }
  if (before.baseline !== null && hasMoved("baseline")) {
    fields.push({
      field: "baseline",
      before: before.baseline,
      after: (0,edit/* showFieldValue */.tW)(after.baseline)
    });
  }
  return fields;
}


// EXTERNAL MODULE: ./lib/decision/edits.js
var decision_edits = __webpack_require__(4491);
// EXTERNAL MODULE: ./lib/model/suite.js
var suite = __webpack_require__(44141);
;// CONCATENATED MODULE: ./lib/change/suite-edits.js





const FEWEST_TAKEN_OUT = 3;
const LARGEST_SHARE = 0.1;
function findSuiteEdits({ base, head }) {
  const recorded = (0,decision_edits/* listRecordedCases */.i1)(base);
  const headCases = (0,lookup/* indexById */.RX)(head.suite.cases);
  const edits = [];
  for (const [id, before] of recorded) {
    const file = before.file ?? head.config.file;
    edits.push({ id, file, fields: findUnguarded(id, before, headCases.get(id)) });
  }
  return [
    ...groupByFile(edits.filter(({ fields }) => fields.length > 0)),
    ...findShrinking(recorded, (0,decision_edits/* findEdits */.F9)(recorded, head.suite), head.config.file)
  ];
}
function findUnguarded(id, before, after) {
  const fields = [];
  const place = `cases.${id}`;
  if (before.critical && after?.critical !== true) {
    const now = after === void 0 ? "removed" : "false";
    fields.push({ field: `${place}.critical`, before: "true", after: now });
  }
  const forbidden = after?.forbidden ?? [];
  for (const target of before.forbidden) {
    if (!forbidden.some((other) => forbidsAsMuch(target, other))) {
      const label = (0,suite/* targetLabel */.Op)(target);
      fields.push({ field: `${place}.forbidden.${label}`, before: label, after: "removed" });
    }
  }
  return fields;
}
function forbidsAsMuch(target, other) {
  const isPlain = other.kind === "hint" && (target.kind === "path" || target.kind === "id");
  return (0,suite/* targetKey */.hD)(target) === (0,suite/* targetKey */.hD)(other) || isPlain && target.value === other.value;
}
function groupByFile(edits) {
  return [...(0,model_scope/* groupBy */.$z)(edits, ({ file }) => file)].map(([file, editsOfFile]) => ({
    code: "suite_edited",
    file,
    fields: editsOfFile.flatMap(({ fields }) => fields),
    cases: editsOfFile.map(({ id }) => (0,checks/* bareCulprit */.aI)(id))
  }));
}
function findShrinking(recorded, edits, configFile) {
  const takenOut = edits.filter(({ kind }) => kind === "removed" || kind === "reworded" || kind === "unlabelled");
  const [first] = takenOut;
  const isMuch = takenOut.length >= FEWEST_TAKEN_OUT && takenOut.length > LARGEST_SHARE * recorded.size;
  if (first === void 0 || !isMuch) {
    return [];
  }
  return [
    {
      code: "suite_shrinks",
      file: first.before.file ?? configFile,
      fields: takenOut.map(describeTakenOut),
      of: recorded.size,
      cases: takenOut.map(({ id }) => (0,checks/* bareCulprit */.aI)(id))
    }
  ];
}
function describeTakenOut({ id, kind, before, after }) {
  const newText = kind === "reworded" && after !== null ? after.query : kind;
  return { field: `cases.${id}`, before: before.query ?? id, after: newText };
}


;// CONCATENATED MODULE: ./lib/change/weakening.js









function findWeakenedRules(change) {
  const { base, head, moved, unusable, links } = change;
  const { file } = head.config;
  const linkField = { field: "file", before: "a plain file", after: "a symbolic link" };
  const findings = links.flatMap((link) => makeFindings("link", link, [linkField]));
  if (moved.length > 0) {
    const field = { field: "config", before: moved.join(", "), after: file };
    findings.push(...makeFindings("config_moved", file, [field]));
  }
  if (unusable !== null) {
    findings.push(...makeUnusableFindings(unusable.file, unusable.reason));
  }
  if (base !== null) {
    findings.push(...compareSides({ ...change, base }));
  }
  findings.push(...findOtherConfigEdits(change));
  return findings;
}
function compareSides(selected) {
  const { head } = selected;
  const change = { ...selected, base: (0,selected_cases/* wholeInputs */.R8)(selected.base), head: (0,selected_cases/* wholeInputs */.R8)(head) };
  const configFields = findConfigEdits(change);
  const verdictFields = findChangedVerdicts(change);
  const { vouched = [] } = change;
  const vouchedFields = vouched.map(({ file, before, after }) => ({
    field: `baseline.files.${file}`,
    before: before ?? "none",
    after
  }));
  return [
    ...findUnusableBaseline(change),
    ...makeFindings("config_edited", head.config.file, configFields),
    ...makeFindings("verdict_changed", head.config.judge?.cache ?? head.config.file, verdictFields),
    ...findSuiteEdits(change),
    // Needs all cases, too: those that the base's `select` picks and the head's does not.
    ...(0,tiers/* findDeselected */.c)(change),
    ...findBaselineEdits(change),
    ...makeFindings("baseline_vouches", (0,config/* baselineFile */._S)(head.config), vouchedFields)
  ];
}
function makeFindings(code, file, fields) {
  return fields.length === 0 ? [] : [{ code, file, fields, cases: [] }];
}
function makeUnusableFindings(file, reason) {
  const after = "not judged by the base's files";
  return makeFindings("base_unusable", file, [{ field: "base", before: reason, after }]);
}
function findUnusableBaseline({ base }) {
  if (base.baseline === null) {
    return [];
  }
  const fields = (0,sound/* findDifferences */.cG)(base.config, base.suite, base.baseline).map(({ field }) => field);
  if (fields.length === 0) {
    return [];
  }
  const reason = `its baseline differs from its config in ${fields.join(", ")}`;
  return makeUnusableFindings((0,config/* baselineFile */._S)(base.config), reason);
}
function findChangedVerdicts({ verdicts }) {
  const fields = [];
  for (const [key, { verdict: before }] of verdicts?.base ?? []) {
    const after = verdicts?.head.get(key)?.verdict;
    if (after !== void 0 && !(0,canonical_json/* sameCanonical */.FN)(before, after)) {
      fields.push({
        field: `judge.cache.${key.slice(0, 12)}`,
        before: (0,canonical_json/* compactCanonical */.SM)(before),
        after: (0,canonical_json/* compactCanonical */.SM)(after)
      });
    }
  }
  return fields;
}


// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/gate/conclude.js + 4 modules
var conclude = __webpack_require__(65688);
// EXTERNAL MODULE: ./lib/reporters/report-json.js + 1 modules
var report_json = __webpack_require__(1670);
// EXTERNAL MODULE: ./lib/shards/split.js
var split = __webpack_require__(23925);
// EXTERNAL MODULE: ./lib/system/digest.js
var digest = __webpack_require__(41229);
// EXTERNAL MODULE: ./lib/app/answers.js
var answers = __webpack_require__(1812);
// EXTERNAL MODULE: ./lib/app/measure.js + 4 modules
var measure = __webpack_require__(90068);
// EXTERNAL MODULE: ./lib/app/read-policies.js + 1 modules
var read_policies = __webpack_require__(98718);
// EXTERNAL MODULE: ./lib/app/request.js
var request = __webpack_require__(14830);
// EXTERNAL MODULE: ./lib/app/selection.js
var selection = __webpack_require__(81741);
// EXTERNAL MODULE: ./lib/app/version.js
var version = __webpack_require__(81271);
// EXTERNAL MODULE: ./lib/app/write-outcome.js + 3 modules
var write_outcome = __webpack_require__(94307);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/app/job.js
















async function makePorts(job) {
  const shard = (0,request/* requestedShard */.v7)(job.request);
  if (job.request.command === "merge") {
    return makeMergePorts(job);
  }
  return shard === null ? makeWholePorts(job) : makeShardPorts(job, shard);
}
function makeWholePorts(job) {
  const { request, root, ports, command } = job;
  const furtherRuns = requestedRuns(request) - 1;
  const purpose = furtherRuns > 0 ? "record_mean" : command;
  const ask = (plan) => (0,measure/* measureRun */.uw)(root, plan, ports, purpose);
  const repeat = {
    times: furtherRuns,
    // `job.retrieve` refuses secrets in the first run.
    ask: async (plan) => job.refuseSecrets(await ask(plan))
  };
  return {
    ...job.sharedPorts,
    renewsTimes: request.latency === true,
    retrieve: (plan) => job.retrieve(plan, () => ask(plan)),
    ...furtherRuns > 0 ? { repeat } : {}
  };
}
async function makeShardPorts(job, shard) {
  const { root, ports, command } = job;
  const { concludePart, withPart } = await __webpack_require__.e(/* import() */ 8825).then(__webpack_require__.bind(__webpack_require__, 68825));
  return {
    ...job.sharedPorts,
    selectCases: (cases) => (0,split/* requireShardCases */.PR)(cases, shard),
    retrieve: (plan) => job.retrieve(plan, async () => {
      const measured = await (0,measure/* measureRun */.uw)(root, plan, ports, command);
      return withPart(shard, plan, measured, job.partPorts);
    }),
    // The merge has all answers judged at once.
    judgeAnswers: (_plan, measured) => Promise.resolve(measured),
    conclude: (measurement) => concludePart(shard, measurement)
  };
}
async function makeMergePorts(job) {
  const { request, root } = job;
  const { joinParts } = await __webpack_require__.e(/* import() */ 8825).then(__webpack_require__.bind(__webpack_require__, 68825));
  const folder = external_node_path_.relative(root.directory, request.workingDirectory);
  return {
    ...job.sharedPorts,
    // The parts are read before `job.retrieve` removes the earlier report: if they can't be read,
    // this throws, and that report stays.
    retrieve: async (plan) => {
      const joined = await joinParts(root, folder, request.parts, plan, job.partPorts);
      return job.retrieve(plan, () => Promise.resolve(joined));
    }
  };
}
class Job {
  request;
  root;
  git;
  ports;
  command;
  #secrecy;
  /** When the job began, in milliseconds since 1970. */
  #begunAt = Date.now();
  #knownVerdicts = /* @__PURE__ */ new Map();
  constructor(request, root, git, ports, secrecy) {
    this.request = request;
    this.root = root;
    this.git = git;
    this.ports = ports;
    this.command = request.command === "record" ? "record" : "gate";
    this.#secrecy = secrecy;
  }
  /** For all cases: a shard replaces some. */
  get sharedPorts() {
    return {
      command: this.command,
      tool: version.TOOL,
      load: () => this.#load(),
      findWeakening: findWeakenedRules,
      digestReport: (report) => (0,digest/* digestParts */.zf)((0,canonical_json/* compactParts */.yg)((0,report_json/* deterministicPart */.W)(this.#secrecy.hideInReport(report)))),
      selectCases: (cases) => cases,
      judgeAnswers: (plan, measured) => (0,answers/* judgeRun */.Z)(this.root, this.#knownVerdicts, plan, measured, this.ports, (verdicts) => this.#secrecy.without(verdicts)),
      conclude: (measurement) => (0,conclude/* concludeGate */.t)(measurement, {
        command: this.command,
        accept: this.request.accept === true,
        tool: version.TOOL
      })
    };
  }
  /** Git is opened again: a part names HEAD after the retriever ran, which may have committed. */
  get partPorts() {
    const { environment } = this.ports;
    return { environment, git: () => (0,change_git/* openGit */.zY)(this.root.directory, environment) };
  }
  /** Reads all files, learns which values are secrets, and then lets a signal abort the run. */
  async #load() {
    const loaded = await (0,read_policies/* readRequestPolicies */.Yn)(this.request, this.root, this.git, this.ports);
    this.#knownVerdicts = loaded.known ?? (0,answers/* readCache */.x)(loaded.root, loaded.head.config);
    const { only } = this.request;
    const policies = only ? (0,selection/* selectHead */.l5)(loaded, only) : (0,read_policies/* openBaseDirectory */.BJ)(this.request, loaded, this.root, this.ports);
    this.ports.listen?.();
    const secretNotices = this.#secrecy.learnPolicySecrets(policies, this.root);
    this.ports.mask?.(this.#secrecy.masks);
    return { ...policies, notices: [...policies.notices, ...secretNotices] };
  }
  /**
   * Removes the report of an earlier run, so that a run that dies leaves none, and then calls
   * `ask`. Throws `retriever_answer` if an id holds a secret.
   */
  async retrieve(plan, ask) {
    await (0,write_outcome/* removeEarlierReport */.Ll)(this.request, plan, this.#begunAt);
    return this.refuseSecrets(await ask());
  }
  /** Throws `retriever_answer` if an id holds a secret. A notice names secrets that are shown. */
  refuseSecrets(asked) {
    const notices = this.#secrecy.releasePlainWordsInIds(asked);
    return { ...asked, notices: [...asked.notices ?? [], ...notices] };
  }
}
const LEAST_RUNS = 2;
const MOST_RUNS = 100;
function requestedRuns({ runs }) {
  if (runs === null) {
    return 1;
  }
  const count = /^\d{1,4}$/.test(runs) ? Number(runs) : 0;
  if (count >= LEAST_RUNS && count <= MOST_RUNS) {
    return count;
  }
  throw new errors/* GateError */.ue("usage", `--runs "${runs}", expected a whole number from ${LEAST_RUNS} to ${MOST_RUNS}`, "Write for example --runs 5, or leave the flag out to record one run.");
}


// EXTERNAL MODULE: ./lib/app/origin.js
var app_origin = __webpack_require__(85609);
// EXTERNAL MODULE: ./lib/app/secrecy.js
var app_secrecy = __webpack_require__(95139);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(78877);
;// CONCATENATED MODULE: ./lib/app/gate.js












const HEAP_GROWTH = "--heap-growing-percent=25";
async function runGateOnEvent(request, ports) {
  if (request.command !== "record") {
    (0,change_event/* refuseTwoSystems */.l8)(ports.environment);
    (0,change_event/* refuseChangeWithoutBase */.A0)(ports.environment, request.baseRef);
  }
  const event = await (0,change_event/* readEvent */.j_)(ports.environment);
  (0,change_event/* refuseUnsafeEvent */.N8)(event, request.command);
  return runGate(request, { ...ports, event });
}
async function runGate(request, ports) {
  (0,external_node_v8_.setFlagsFromString)(HEAP_GROWTH);
  const secrecy = new app_secrecy.Secrecy(ports.environment);
  const root = (0,system_root/* findRoot */.wg)(request.workingDirectory);
  const git = (0,lookup/* readOnce */.WY)(() => (0,change_git/* openGit */.zY)(root.directory, ports.environment));
  const judgedReport = await makeReport(new Job(request, root, git, ports, secrecy));
  const commit = (0,read_policies/* openIfThere */.KC)(git)?.commit("HEAD") ?? null;
  const { environment, event } = ports;
  const origin = (0,app_origin/* readOrigin */.P2)(environment, event, commit, (0,app_origin.commandName)(ports), /* @__PURE__ */ new Date());
  const report = secrecy.hideInReport({ ...judgedReport, origin });
  const isOutsideActions = event === null;
  return (0,write_outcome/* writeOutcome */.gZ)(request, report, isOutsideActions);
}
async function makeReport(job) {
  try {
    const report = await (0,pipeline/* runPipeline */.a)(await makePorts(job));
    return job.request.only ? { ...report, new_baseline: null } : report;
  } catch (error) {
    return (0,write_outcome/* errorReport */.ZV)((0,outcome/* toFailure */.w2)(error));
  }
}



/***/ }),

/***/ 88702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ misspeltText),
  P: () => (/* binding */ recordText)
});

// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/model/problem.js
var model_problem = __webpack_require__(51246);
// EXTERNAL MODULE: ./lib/model/suite.js
var suite = __webpack_require__(44141);
// EXTERNAL MODULE: ./lib/gate/dead-cases.js
var dead_cases = __webpack_require__(6269);
// EXTERNAL MODULE: ./lib/gate/lint.js + 1 modules
var lint = __webpack_require__(88429);
// EXTERNAL MODULE: ./lib/gate/sound.js
var sound = __webpack_require__(44780);
// EXTERNAL MODULE: ./lib/metrics/score.js
var score = __webpack_require__(27139);
// EXTERNAL MODULE: ./lib/messages/advice.js
var advice = __webpack_require__(80414);
// EXTERNAL MODULE: ./lib/messages/check-sentences.js
var check_sentences = __webpack_require__(24171);
// EXTERNAL MODULE: ./lib/messages/escape.js
var messages_escape = __webpack_require__(28213);
// EXTERNAL MODULE: ./lib/messages/format.js
var format = __webpack_require__(31385);
// EXTERNAL MODULE: ./lib/messages/notices.js
var notices = __webpack_require__(63989);
// EXTERNAL MODULE: ./lib/messages/view.js
var view = __webpack_require__(25339);
// EXTERNAL MODULE: ./lib/model/docno.js
var docno = __webpack_require__(61172);
// EXTERNAL MODULE: ./lib/model/renames.js
var renames = __webpack_require__(29874);
// EXTERNAL MODULE: ./lib/system/nearest-word.js
var nearest_word = __webpack_require__(73196);
;// CONCATENATED MODULE: ./lib/app/near-documents.js




const LEAST_LENGTH = 8;
function findNearDocument({ expected }, documents) {
  for (const target of expected.flatMap(suite/* singleTargets */.xG)) {
    const { value } = target;
    if (!(0,renames/* namesDocument */.iH)(target) || documents.has(value)) {
      continue;
    }
    const sameDocument = [...documents].find((name) => (0,docno/* decodePercent */.gr)(name.replace(/#.*$/s, "")) === value);
    if (sameDocument !== void 0) {
      const difference = sameDocument.startsWith(`${value}#`) ? `it has the anchor ${sameDocument.slice(value.length)}` : "it is percent-encoded, as in a URL";
      return { expected: value, found: sameDocument, difference };
    }
    if (value.length < LEAST_LENGTH) {
      continue;
    }
    const candidates = [...documents].filter((name) => Math.abs(name.length - value.length) <= 2 && maskNumbers(name) !== maskNumbers(value));
    const found = (0,nearest_word/* nearestWord */.z)(value, candidates);
    if (found !== null) {
      return { expected: value, found, difference: describeLookAlike(value, found) };
    }
  }
  return null;
}
function maskNumbers(name) {
  return name.replaceAll(/\d+/g, "0");
}
function describeLookAlike(expected, found) {
  const expectedLetters = Array.from(expected);
  const foundLetters = Array.from(found);
  const longer = foundLetters.length < expectedLetters.length ? expectedLetters : foundLetters;
  const at = longer.findIndex((_, index) => foundLetters[index] !== expectedLetters[index]);
  const codes = [foundLetters[at], expectedLetters[at]].map((letter) => letter?.codePointAt(0));
  if (codes.every((code = 0) => code < 128)) {
    return "";
  }
  const [foundName, expectedName] = codes.map((code) => code === void 0 ? "nothing" : `U+${code.toString(16).toUpperCase().padStart(4, "0")}`);
  return `${foundName} in place of ${expectedName}`;
}


// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/app/record-text.js
















const SHOWN_NOTICES = /* @__PURE__ */ new Set([
  "since_accepted",
  "gained",
  "also_accepted",
  "scores_rise",
  "odd_limit"
]);
function recordText(outcome, workingDirectory) {
  const { report, reportDir, baselinePath } = outcome;
  if (baselinePath === null) {
    return `No baseline was written. ${refusalReason(report)}
`;
  }
  const file = (0,messages_escape.logLine)(external_node_path_.relative(workingDirectory, baselinePath));
  const replaced = report.inputs?.baseline ?? null;
  const shortLists = (0,lint/* warnOfShortLists */.vc)(report.inputs?.config.k ?? 0, report.new_baseline);
  const comparison = replaced === null ? "This is the first baseline." : comparisonText(replaced, report);
  const lines = [
    `Baseline written to ${file}. ${comparison}`,
    ...degradedWarnings(report),
    ...inputWarnings(report),
    ...noticeLines(report),
    ...shortLists.map((warning) => `warning: ${warning}`),
    ...deadCaseWarnings(report, workingDirectory)
  ];
  const hasWatched = report.inputs?.suite.cases.some(({ watched }) => watched === true) ?? false;
  if (replaced === null && hasWatched) {
    const labels = (0,messages_escape.logLine)(external_node_path_.relative(workingDirectory, `${reportDir}/unjudged.jsonl`));
    lines.push(`To make watched queries golden, add \`"grade": 1\` to the lines of right results in ${labels}, or press Judge on the report's page. Before the next run, which replaces this file, run \`label --labels ${labels}\`, and record again.`);
  }
  return lines.map((line) => `${line}
`).join("");
}
function refusalReason(report) {
  if (report.failure !== null) {
    return "The error above says why.";
  }
  if (report.inputs?.suite.partial) {
    return "A baseline needs all cases of the dataset. Remove `limit`.";
  }
  const [worst] = (0,view/* buildView */.kK)(report).tables.checks.failed;
  if (worst === void 0) {
    return "The run did not pass.";
  }
  const sentence = (0,messages_escape.logLine)((0,check_sentences/* checkSentence */.YC)(worst));
  if (worst.baseline === null || !(0,advice/* isAcceptable */.Lr)(worst)) {
    return `The run does not pass its own rules. ${sentence}.`;
  }
  const compared = worst.reference === "accepted" ? "the last accepted state" : "the current baseline";
  const alsoAccepted = report.verdict.notices.find(({ code }) => code === "also_accepted");
  const also = alsoAccepted === void 0 ? "" : ` ${(0,messages_escape.logLine)((0,notices.noticeSentence)(alsoAccepted))}`;
  return `The run is worse than ${compared}. ${sentence}. Repair the search, or undo the change. If you want to accept this loss, run \`record --accept\`.${also}`;
}
function comparisonText(replaced, report) {
  const pairs = pairUnchangedRows(replaced, report.new_baseline);
  if (pairs.length === 0) {
    return "No case is in the one it replaces: all are new or edited.";
  }
  const changedMeanings = listChangedMeanings(replaced, report);
  const meansBefore = averageRows(pairs.map(({ before }) => before));
  const meansNow = averageRows(pairs.map(({ now }) => now));
  const lines = [
    ...changedMeanings,
    ...changedMeanings.length === 0 ? changedFigures(meansBefore, meansNow) : [],
    ...changedFigures(latencyTimes(replaced), latencyTimes(report.new_baseline))
  ];
  const otherCount = (report.scores?.cases.length ?? 0) - pairs.length;
  if (otherCount > 0) {
    const otherWords = otherCount === 1 ? "1 is" : `${otherCount} are`;
    lines.push(`  compared over ${(0,format/* pluralise */.aX)(pairs.length, "case")} that both baselines have; ${otherWords} new or edited`);
  }
  const k = report.new_baseline?.k ?? replaced.k;
  const depth = Math.min(k, replaced.k);
  const changed = pairs.filter(({ before, now }) => !(0,canonical_json/* sameCanonical */.FN)(before.results.slice(0, depth), now.results.slice(0, depth)));
  if (changed.length > 0) {
    const queries = (0,format/* pluralise */.aX)(pairs.length, "query", "queries");
    lines.push(`  the results of ${changed.length} of ${queries} changed`);
  }
  if (lines.length === 0) {
    lines.push("  no metric changed");
  }
  if (keepsOtherTimes(replaced, report)) {
    lines.push("  the file keeps the old latency, because the new latency is within its tolerance; `record --latency` writes the new latency");
  }
  return `Compared with the replaced baseline:
${lines.join("\n")}`;
}
function pairUnchangedRows(before, now) {
  const pairs = [];
  for (const [id, row] of now?.cases ?? []) {
    const earlier = before.cases.get(id);
    if (earlier !== void 0 && (0,suite/* sameQuestion */.RB)(earlier.digests, row.digests)) {
      pairs.push({ before: earlier, now: row });
    }
  }
  return pairs;
}
function listChangedMeanings(replaced, { inputs }) {
  const differences = inputs === null ? [] : (0,sound/* findDifferences */.cG)(inputs.config, inputs.suite, replaced);
  return differences.filter(({ field }) => field === "k" || field.startsWith("definition.")).map(({ field, baseline, current }) => `  ${field} changed from ${baseline} to ${current}, so the metrics can't be compared`);
}
function averageRows(rows) {
  const metrics = new Set(rows.flatMap((row) => [...row.metrics.keys()]));
  const average = (metric) => (0,score/* averageKnown */.jw)(rows.map((row) => row.metrics.get(metric) ?? null));
  return new Map([...metrics].map((metric) => [metric, average(metric)]));
}
function keepsOtherTimes(replaced, { scores, new_baseline }) {
  const isTimed = scores !== null && scores.latency.overall.samples > 0;
  return isTimed && (0,canonical_json/* sameCanonical */.FN)(replaced.latency, new_baseline?.latency) && !(0,canonical_json/* sameCanonical */.FN)(replaced.latency, scores.latency);
}
function latencyTimes(baseline) {
  const { p50_ms = null, p95_ms = null } = baseline?.latency.overall ?? {};
  return new Map(Object.entries({ latency_p50_ms: p50_ms, latency_p95_ms: p95_ms }));
}
function changedFigures(before, now) {
  const showFigure = (value) => typeof value === "number" ? value.toFixed(4) : "none";
  const lines = [];
  for (const metric of /* @__PURE__ */ new Set([...before.keys(), ...now.keys()])) {
    const shownBefore = showFigure(before.get(metric));
    const shownNow = showFigure(now.get(metric));
    if (shownBefore !== shownNow) {
      lines.push(`  ${(0,messages_escape.logLine)(metric)}: ${shownBefore} -> ${shownNow}`);
    }
  }
  return lines;
}
function degradedWarnings({ scores }) {
  const rate = scores?.means.overall.get("degraded_rate") ?? 0;
  if (rate === 0) {
    return [];
  }
  const share = (100 * rate).toFixed(1);
  return [`warning: ${share} % of the answers were degraded; from now on that is normal`];
}
function inputWarnings({ inputs }) {
  const warnings = [...inputs?.warnings ?? [], ...inputs?.suite.warnings ?? []];
  return warnings.map((problem) => `warning: ${(0,messages_escape.logLine)((0,model_problem.formatProblem)(problem))}`);
}
function noticeLines({ verdict }) {
  const shown = verdict.notices.filter(({ code }) => SHOWN_NOTICES.has(code));
  return shown.map((notice) => (0,messages_escape.logLine)((0,notices.noticeSentence)(notice)));
}
function deadCaseWarnings({ inputs, new_baseline }, workingDirectory) {
  const dead = (0,dead_cases/* findDeadCases */.V)(inputs?.suite ?? null, new_baseline);
  if (dead.length === 0) {
    return [];
  }
  const count = dead.length === 1 ? "1 case finds" : `${dead.length} cases find`;
  const cases = inputs?.suite.cases ?? [];
  const question = misspellingQuestion(dead, cases, new_baseline, workingDirectory);
  const lastSentence = question === "" ? "" : `. ${(0,messages_escape.logLine)(question)}`;
  const deadIds = new Set(dead);
  const names = cases.filter(({ id }) => deadIds.has(id)).map(suite/* nameCase */.Ic);
  return [
    `warning: ${count} no expected document, and so can't get worse: ${(0,messages_escape.logLine)((0,format/* listNames */.Zv)(names))}; check the expected documents, or the index${lastSentence}`
  ];
}
function misspeltText({ inputs, new_baseline }, workingDirectory) {
  const dead = (0,dead_cases/* findDeadCases */.V)(inputs?.suite ?? null, new_baseline);
  const deadNew = dead.filter((id) => inputs?.baseline?.cases.has(id) !== true);
  const cases = inputs?.suite.cases ?? [];
  const question = misspellingQuestion(deadNew, cases, new_baseline, workingDirectory);
  return question === "" ? "" : `note: ${(0,messages_escape.logLine)(question)}
`;
}
const MOST_MISSPELT = 3;
const MOST_SEARCHED = 20;
const MOST_DOCUMENTS = 5e3;
function misspellingQuestion(ids, cases, baseline, workingDirectory) {
  const rows = [...baseline?.cases.values() ?? []];
  const documents = new Set(rows.flatMap(({ results }) => results));
  if (documents.size > MOST_DOCUMENTS) {
    return "";
  }
  const searchedIds = new Set(ids.slice(0, MOST_SEARCHED));
  const questions = [];
  for (const suiteCase of cases.filter(({ id }) => searchedIds.has(id))) {
    const near = findNearDocument(suiteCase, documents);
    if (near !== null && !(0,external_node_fs_.existsSync)(external_node_path_.resolve(workingDirectory, near.expected))) {
      const difference = near.difference === "" ? "" : ` (${near.difference})`;
      questions.push(`${JSON.stringify(near.found)} in place of ${JSON.stringify(near.expected)}${difference}`);
    }
    if (questions.length === MOST_MISSPELT) {
      break;
    }
  }
  return questions.length === 0 ? "" : `Did you mean ${questions.join(", ")}?`;
}



/***/ }),

/***/ 38079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ renderText)
/* harmony export */ });
/* harmony import */ var _model_problem_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51246);
/* harmony import */ var _messages_error_page_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82640);
/* harmony import */ var _messages_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28213);
/* harmony import */ var _messages_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31385);
/* harmony import */ var _messages_items_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51232);
/* harmony import */ var _messages_view_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25339);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32448);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97855);








const PASS_LINES = 12;
const FAIL_LINES = 25;
const ROWS = 4;
const FIGURES = 6;
const QUERIES = 3;
const ITEMS = 3;
const NOTICES = 2;
const PROBLEMS = 20;
const LAST_LINES = 8;
const NAME = 40;
const QUERY = 80;
const CLAUSE = 240;
const SENTENCE = 400;
const COMMAND = 2e3;
const { bold, dim, red, green, yellow } = _terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .PAINT */ .z;
function renderText(view, options) {
  const passed = view.verdict === "pass";
  const shown = shortenBlocks(textBlocks(view, options), passed ? PASS_LINES : FAIL_LINES);
  const printedLines = shown.flatMap((block) => blockLines(block));
  const lines = printedLines.flatMap((line) => breakLine(line, options));
  const text = `${lines.join("\n")}
`;
  return options.color ? text : (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .removeColours */ .S$)(text);
}
function textBlocks(view, { width, reportPath }) {
  const passed = view.verdict === "pass";
  const also = view.also.slice(0, ITEMS);
  const follows = view.follows.slice(0, ITEMS);
  return [
    { rank: 0, lines: headLines(view) },
    { rank: 1, lines: problemLines(view) },
    { rank: 0, lines: causeLines(view) },
    { rank: 1, lines: also.map((words) => `${bold("also:")} ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__.logLine)(words, SENTENCE)}`) },
    { rank: 3, ...acceptedBlock(view) },
    { rank: passed ? 6 : 4, ...figureBlock(view, width) },
    { rank: 6, lines: [dim((0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__.logLine)(view.times, SENTENCE))] },
    { rank: 2, ...worstBlock(view) },
    { rank: 5, lines: follows.map(({ sentence }) => dim((0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__.logLine)(sentence, SENTENCE))) },
    { rank: passed ? 2 : 3, ...lostBlock(view) },
    { rank: passed ? 1 : 6, lines: fellLines(view) },
    { rank: passed ? 4 : 8, ...wonBlock(view) },
    { rank: 9, lines: noticeLines(view) },
    { rank: 1, lines: [(0,_messages_view_js__WEBPACK_IMPORTED_MODULE_2__/* .countWords */ .rj)(view.counts)] },
    { rank: 1, lines: acceptLines(view) },
    { rank: 5, lines: [dim((0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__.logLine)(view.about.join(", ")))] },
    { rank: 0, lines: reportPath === null ? [] : [{ whole: `report: ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__.logLine)(reportPath)}` }] }
  ];
}
function blockLines({ lines, heading }) {
  const shown = lines.filter((line) => line !== "");
  return heading === void 0 || shown.length === 0 ? shown : [heading(shown.length), ...shown];
}
function queriesHeading(words, all) {
  return (shown) => dim(`${words}${all === null || all === shown ? "" : ` (${shown} of ${all})`}:`);
}
function breakLine(line, { wrap, width }) {
  if (typeof line !== "string") {
    return [line.whole];
  }
  return wrap === true ? (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__.wrapLine)(line, width) : [line];
}
const COUNTING_OPTIONS = { wrap: true, width: 80, color: false, reportPath: null };
function blockSize(block) {
  const printedLines = blockLines(block).flatMap((line) => breakLine(line, COUNTING_OPTIONS));
  return printedLines.length;
}
function shortenBlocks(blocks, most) {
  let linesTooMany = blocks.reduce((sum, block) => sum + blockSize(block), 0) - most;
  const shown = new Map(blocks.map((block) => [block, block]));
  for (const block of blocks.toSorted((a, b) => b.rank - a.rank)) {
    if (linesTooMany <= 0 || block.rank <= 1) {
      break;
    }
    const shortened = dropLines(block, linesTooMany);
    shown.set(block, shortened);
    linesTooMany -= blockSize(block) - blockSize(shortened);
  }
  return [...shown.values()];
}
function dropLines(block, count) {
  const mostLines = blockSize(block) - count;
  let kept = { ...block, lines: block.lines.filter((line) => line !== "") };
  while (kept.lines.length > 0 && blockSize(kept) > mostLines) {
    kept = { ...kept, lines: kept.lines.slice(0, -1) };
  }
  return kept;
}
function headLines({ verdict, heading, title, output }) {
  const paint = { pass: green, partial: yellow, fail: red, error: red }[verdict];
  const last = output.slice(-LAST_LINES).map((line) => `    ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__.logLine)(line, SENTENCE)}`);
  const head = paint(bold((0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__.logLine)(heading)));
  return [`${head}  ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__.logLine)(title, SENTENCE)}`, ...last];
}
function causeLines({ cause, advice, notes, error }) {
  const namedLine = (name, words) => words === "" ? "" : `${bold(`${name}:`)} ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__.logLine)(words, 2 * SENTENCE)}`;
  return [
    // The cause of an error is its first problem, which stands above with the others.
    namedLine("why", error === null ? cause : ""),
    namedLine("what to do", advice),
    ...notes.map((note) => namedLine("note", note)),
    namedLine("more", error === null ? "" : (0,_messages_error_page_js__WEBPACK_IMPORTED_MODULE_5__/* .pageOfError */ .N)(error.code))
  ];
}
function acceptLines(view) {
  const steps = (0,_messages_view_js__WEBPACK_IMPORTED_MODULE_2__/* .visibleSteps */ .I5)(view).filter(({ command, do: what }) => command !== "" && what !== "run" && !view.advice.includes(command));
  const commandLine = ({ command }) => ({
    whole: dim(`    ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__.logLine)(command, COMMAND)}`)
  });
  const asks = steps.filter((step) => step.do === "ask");
  return [
    ...asks.flatMap((step) => [`${step.why}:`, commandLine(step)]),
    (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__.logLine)(view.accept, 2 * SENTENCE),
    ...steps.filter((step) => step.do !== "ask").map(commandLine)
  ];
}
function failedQueryLines(queries, title) {
  const failures = queries.map(({ query, change: error }) => ({
    name: `"${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__.logLine)(query, QUERY)}"`,
    error,
    namesItsQuery: error.includes(query),
    // Queries that fail alike have one kind, also if each error quotes its query.
    kind: error.replaceAll(JSON.stringify(query), "")
  }));
  const titleKind = failures.find(({ error }) => title.includes(error))?.kind;
  const inTitle = failures.filter(({ kind }) => kind === titleKind);
  const others = failures.filter(({ kind }) => kind !== titleKind);
  const titleNames = inTitle.map(({ name }) => name);
  const otherLines = others.map(({ name, error, namesItsQuery }) => namesItsQuery ? error : `${name}: ${error}`);
  return [(0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .listFirst */ .rL)(titleNames, QUERIES), ...otherLines].filter(Boolean);
}
function problemLines({ error, title }) {
  const { problems = [], queries = [] } = error ?? {};
  const shownProblems = problems.slice(0, PROBLEMS).map(_model_problem_js__WEBPACK_IMPORTED_MODULE_7__.formatProblem);
  const failed = failedQueryLines(queries, title);
  return [
    ...shownProblems.map((line) => `${red("\u2717")} ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__.logLine)(line, 2 * SENTENCE)}`),
    ...moreLine(problems.length - PROBLEMS, "problem"),
    ...failed.slice(0, QUERIES).map((line) => `${red("\u2717")} ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__.logLine)(line, CLAUSE)}`),
    ...moreLine(failed.length - QUERIES, "failed query", "failed queries")
  ];
}
function moreLine(hiddenCount, what, many = `${what}s`) {
  return hiddenCount > 0 ? [dim(`+${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(hiddenCount, what, many)} more in the report`)] : [];
}
function acceptedBlock({ accepted }) {
  const lines = accepted.slice(0, ITEMS).map((item) => itemLine(yellow("\xB7"), item));
  return {
    heading: () => "Accepted with the label:",
    lines: [...lines, ...moreLine(accepted.length - ITEMS, "accepted check")]
  };
}
function figureBlock(view, width) {
  const { failed, figures } = view;
  const rows = failed.flatMap((item) => item.rows);
  if (rows.length > 0) {
    const { heading, lines } = tableBlock(rows.slice(0, ROWS), red, width);
    const more = moreLine(rows.length - ROWS, "failed check");
    return { heading, lines: [...lines, ...more, ...findingLines(failed)] };
  }
  if (failed.length > 0) {
    return { lines: findingLines(failed) };
  }
  if (view.verdict === "pass") {
    const quality = figures.slice(0, FIGURES).map(figureWords).join(", ");
    return { lines: [dim((0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__.logLine)(quality))] };
  }
  return tableBlock(figures.slice(0, FIGURES), (text) => text, width);
}
const HEAD = {
  cells: ["  metric", "where", "before", "now", "change", "limit"],
  color: dim
};
function rowLine({ metric, where, baseline, now, change, limit }, color) {
  const figures = [baseline, now, (0,_messages_format_js__WEBPACK_IMPORTED_MODULE_0__/* .withArrow */ .mh)(change), limit];
  return { cells: [`  ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__.logLine)(metric, NAME)}`, (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__.logLine)(where, NAME), ...figures], color };
}
function figureWords({ metric, baseline, now }) {
  return baseline === now || baseline === "\u2013" ? `${metric} ${now}` : `${metric} ${baseline} \u2192 ${now}`;
}
const DROPPED_COLUMNS = [4, 2];
function tableBlock(rows, color, width) {
  const table = [HEAD, ...rows.map((row) => rowLine(row, color))];
  const [head = "", ...lines] = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .fitColumns */ .Pk)(table, DROPPED_COLUMNS, width);
  return { heading: () => ({ whole: head }), lines: lines.map((whole) => ({ whole })) };
}
function findingLines(failed) {
  const findings = failed.slice(1).filter(({ rows }) => rows.length === 0);
  const lines = findings.slice(0, ITEMS).map((item) => itemLine(red("\u2717"), item));
  return [...lines, ...moreLine(findings.length - ITEMS, "finding")];
}
function itemLine(mark, item) {
  const place = item.file === void 0 ? "" : ` (${(0,_model_problem_js__WEBPACK_IMPORTED_MODULE_7__/* .problemPlace */ .N)(item)})`;
  return `${mark} ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__.logLine)(item.sentence, SENTENCE)}${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__.logLine)(place)}`;
}
function worstBlock({ failed: [worst] }) {
  const { cases = [], more = 0 } = worst ?? {};
  return {
    heading: queriesHeading("worst queries", cases.length + more),
    lines: cases.slice(0, QUERIES).map(caseLine)
  };
}
function caseLine(view) {
  const { id, query, params, critical } = view;
  const name = (0,_messages_items_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnknownCase */ .Jg)(view) ? `case ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__.logLine)(id, QUERY)}` : `"${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__.logLine)(query, QUERY)}"`;
  const criticalMark = critical ? ", critical" : "";
  const paramsMark = params === void 0 ? "" : `, params ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__.logLine)(params, NAME)}`;
  const clause = (0,_messages_items_js__WEBPACK_IMPORTED_MODULE_1__/* .caseClause */ .C8)(view);
  const clausePart = clause === "" ? "" : `: ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__.logLine)(clause, CLAUSE)}`;
  return `  ${name}${criticalMark}${paramsMark}${clausePart}`;
}
function lostBlock(view) {
  const { queries, all } = (0,_messages_view_js__WEBPACK_IMPORTED_MODULE_2__/* .listLostBelow */ .m8)(view);
  const words = view.failed.length > 0 ? "also lost a document" : "lost a document";
  return {
    heading: queriesHeading(words, all),
    lines: queries.slice(0, QUERIES).map(caseLine)
  };
}
function fellLines({ fell }) {
  return fell.length === 0 ? [] : [`${yellow("~")} ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__.logLine)((0,_messages_items_js__WEBPACK_IMPORTED_MODULE_1__/* .nameFallen */ .Oo)(fell), SENTENCE)}`];
}
function wonBlock({ won, verdict }) {
  const lines = won.slice(0, verdict === "pass" ? QUERIES : 1).map(caseLine);
  return { heading: () => "got better:", lines };
}
function noticeLines({ notices }) {
  const lines = notices.slice(0, NOTICES).map((notice) => dim(`note: ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__.logLine)(notice, SENTENCE)}`));
  return [...lines, ...moreLine(notices.length - NOTICES, "note")];
}



/***/ })

};
