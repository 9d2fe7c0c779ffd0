export const id = 7459;
export const ids = [7459];
export const modules = {

/***/ 14929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ loadConfig)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34081);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _example_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29193);
/* harmony import */ var _model_config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69559);
/* harmony import */ var _model_defaults_generated_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96400);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10514);
/* harmony import */ var _gate_config_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3351);
/* harmony import */ var _definition_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(54618);
/* harmony import */ var _json_scan_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(36575);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(62611);
/* harmony import */ var _retrievers_registry_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(96786);
/* harmony import */ var _validate_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4593);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(76760);














function readConfig(root, file) {
  try {
    return (0,_read_js__WEBPACK_IMPORTED_MODULE_10__/* .readText */ .yR)(root, file, "config");
  } catch (error) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError) || error.code !== "file_not_found" || root.read !== void 0)
      throw error;
    const near = configsIn((0,_system_root_js__WEBPACK_IMPORTED_MODULE_1__/* .absolutePath */ .Hi)(root, node_path__WEBPACK_IMPORTED_MODULE_13__.posix.dirname(file)));
    const hint = near.length > 0 ? `Beside it there is ${near.join(", ")}: name it with --config, or the input config.` : "Name it with --config, or the input config, relative to the working directory; or write a first one with `retrieval-gate init`.";
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError(error.code, error.message, { hint, cause: error });
  }
}
function configsIn(folder) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).filter((name) => /^\.?retrieval[-_]?gate.*\.(?:ya?ml|json)$/i.test(name)).toSorted();
  } catch {
    return [];
  }
}
function expressionsIn(document, value = document.value, pointer = "") {
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, member]) => expressionsIn(document, member, `${pointer}/${(0,_json_scan_js__WEBPACK_IMPORTED_MODULE_9__/* .escapePointer */ .lZ)(key)}`));
  const [whole, name] = /\$\{\{\s*(?:[\w-]+\.)*([\w-]*)[^}]*\}\}/.exec(String(value)) ?? [];
  if (whole === void 0)
    return [];
  const message = `\`${whole}\` is replaced in workflows alone; set it in the step's \`env\` and name the variable, for example \`{ env: ${name || "SEARCH_TOKEN"} }\``;
  return [{ file: document.file, pointer, line: document.lineOf(pointer), message }];
}
async function loadConfig(root, file, overrides) {
  const document = await (0,_document_js__WEBPACK_IMPORTED_MODULE_6__/* .parseDocument */ .T)(readConfig(root, file), "invalid_config");
  (0,_document_js__WEBPACK_IMPORTED_MODULE_6__/* .refuseNewer */ ._)(document);
  const { sound, problems: refused } = (0,_validate_js__WEBPACK_IMPORTED_MODULE_12__/* .checkAll */ .K7)(document, "config");
  const problems = [...refused, ...expressionsIn(document)];
  if (sound === null)
    throw (0,_validate_js__WEBPACK_IMPORTED_MODULE_12__/* .invalid */ .Gq)("invalid_config", "config", file, problems);
  const written = sound.value;
  const report = (place, message) => {
    const pointer = sound.origin(place);
    problems.push({ file, pointer, line: document.lineOf(pointer), message });
  };
  const inside = (pointer, value) => placed(root, file, pointer, value, report);
  const k = sound.lacks("/k") ? Number.POSITIVE_INFINITY : written.k ?? _model_defaults_generated_js__WEBPACK_IMPORTED_MODULE_5__/* .DEFAULTS */ .z.k;
  const foreign = await readPolicy(root, refused.length > 0 ? void 0 : written.gate, k, inside, report);
  const suites = [written.suite].flat();
  const config = {
    file,
    suites: overrides.suite === null ? suites.map((each) => inside("/suite", each)) : [overrides.suite],
    baseline: overrides.baseline ?? inside("/baseline", written.baseline),
    k,
    retriever: (0,_retrievers_registry_js__WEBPACK_IMPORTED_MODULE_11__/* .readRetriever */ .nr)(written.retriever, node_path__WEBPACK_IMPORTED_MODULE_13__.posix.dirname(file), inside),
    definition: (0,_definition_js__WEBPACK_IMPORTED_MODULE_8__/* .definitionOfConfig */ .jW)(written.definition ?? {}),
    written_definition: written.definition ?? {},
    metrics: (written.metrics ?? []).map((name, index) => (0,_gate_config_js__WEBPACK_IMPORTED_MODULE_7__/* .metricName */ .Kh)(name, k, `/metrics/${index}`, report)),
    gate: foreign === null ? (0,_gate_config_js__WEBPACK_IMPORTED_MODULE_7__/* .readGate */ .cw)(ownRules(written.gate), k, report) : foreign.policy,
    ...foreign === null ? {} : { policy_file: foreign.file },
    latency: readLatency(written.latency ?? {}),
    ...written.prices === void 0 ? {} : { prices: (0,_gate_config_js__WEBPACK_IMPORTED_MODULE_7__/* .readPrices */ .RP)(written.prices) },
    ...written.judge === void 0 ? {} : { judge: (0,_gate_config_js__WEBPACK_IMPORTED_MODULE_7__/* .readJudge */ .Uv)(written.judge, inside) }
  };
  if (foreign === null && !sound.lacks("/latency"))
    checkLatency(config, report);
  if (!sound.lacks("/prices"))
    (0,_gate_config_js__WEBPACK_IMPORTED_MODULE_7__/* .checkPrices */ .DD)(config, report);
  if (!sound.lacks("/judge"))
    (0,_gate_config_js__WEBPACK_IMPORTED_MODULE_7__/* .checkJudge */ ._Z)(config, report);
  if (problems.length > 0)
    throw (0,_validate_js__WEBPACK_IMPORTED_MODULE_12__/* .invalid */ .Gq)("invalid_config", "config", file, problems);
  const files = new Map(foreign === null ? [] : [[foreign.file, foreign.digest]]);
  return { config, digest: document.digest, files, lines: new Map(linesIn(document.value, document.lineOf)) };
}
function placed(root, file, pointer, value, report) {
  try {
    return (0,_system_root_js__WEBPACK_IMPORTED_MODULE_1__/* .insideRoot */ .p0)(root, node_path__WEBPACK_IMPORTED_MODULE_13__.posix.dirname(file), value, file);
  } catch (error) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError))
      throw error;
    report(pointer, error.message);
    return value;
  }
}
function linesIn(value, lineOf, pointer = "") {
  if (typeof value !== "object" || value === null)
    return [];
  return Object.entries(value).flatMap(([key, member]) => {
    const at = `${pointer}/${(0,_json_scan_js__WEBPACK_IMPORTED_MODULE_9__/* .escapePointer */ .lZ)(key)}`;
    return [[at.slice(1).replaceAll("/", "."), lineOf(at)], ...linesIn(member, lineOf, at)];
  });
}
function readLatency(written) {
  if (written === "off")
    return "off";
  const { p50, p95, drift } = { ..._model_defaults_generated_js__WEBPACK_IMPORTED_MODULE_5__/* .DEFAULTS */ .z.latency.side_by_side, ...written.side_by_side };
  const defaults = { ..._model_defaults_generated_js__WEBPACK_IMPORTED_MODULE_5__/* .DEFAULTS */ .z.latency, max_queries: null };
  return { ...defaults, ...written, side_by_side: { p50: (0,_model_config_js__WEBPACK_IMPORTED_MODULE_4__/* .shareOf */ .tC)(p50), p95: (0,_model_config_js__WEBPACK_IMPORTED_MODULE_4__/* .shareOf */ .tC)(p95), drift } };
}
function ownRules(gate = {}) {
  return gate.policy === void 0 ? gate : {};
}
async function readPolicy(root, gate, k, inside, report) {
  if (gate?.policy === void 0)
    return null;
  for (const key of Object.keys(gate)) {
    if (key !== "policy")
      report(`/gate/${key}`, "`policy` brings the rules; remove it, or the rules beside it");
  }
  const file = inside("/gate/policy", gate.policy);
  const { loadCruxePolicy } = await Promise.all(/* import() */[__webpack_require__.e(987), __webpack_require__.e(4807), __webpack_require__.e(9389), __webpack_require__.e(5887), __webpack_require__.e(575)]).then(__webpack_require__.bind(__webpack_require__, 87442));
  return { ...await loadCruxePolicy(root, file, k, (0,_gate_config_js__WEBPACK_IMPORTED_MODULE_7__/* .readNewlyLost */ .QT)({})), file };
}
function checkLatency(config, report) {
  const { load } = config.latency === "off" ? { load: void 0 } : config.latency;
  if (load !== void 0)
    checkLoad(config.retriever, load, report);
  for (const { at, name } of (0,_gate_config_js__WEBPACK_IMPORTED_MODULE_7__/* .gatedNames */ .OR)(config)) {
    const metric = (0,_example_js__WEBPACK_IMPORTED_MODULE_3__/* .parseKnownMetric */ .NL)(name);
    if (typeof metric === "string")
      continue;
    if (metric.family.kind === "latency" && config.latency === "off")
      report(at, `${name} is gated, but \`latency\` is off; remove one of the two`);
    if (metric.family.kind === "load" && load === void 0)
      report(at, `${name} is gated, but there is no \`latency.load\`; add it, or remove the rule`);
  }
}
const MOST_LOAD_QUERIES = 2e4;
function checkLoad(retriever, { rate, duration_s }, report) {
  const { kind, concurrency } = retriever;
  const local = kind === "command" || kind === "module";
  const serves = kind === "http" || kind === "mcp" && "url" in retriever && retriever.url !== null;
  const single = local && (concurrency < 2 || "per_query" in retriever && retriever.per_query === true);
  if (single || !(serves || local))
    report("/latency/load", "load needs a retriever that takes several queries at once: `http`, `mcp` with a `url`, or `command` with `concurrency`");
  if (typeof retriever.max_per_second === "number")
    report("/latency/load", "load is asked at its own rate; remove it, or `retriever.max_per_second`");
  if (rate * duration_s > MOST_LOAD_QUERIES)
    report("/latency/load", `rate x duration_s is more than ${MOST_LOAD_QUERIES} queries; lower one of the two`);
}



/***/ }),

/***/ 54803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AO: () => (/* binding */ finishCase),
/* harmony export */   H7: () => (/* binding */ makeSuite),
/* harmony export */   bu: () => (/* binding */ loadSuite),
/* harmony export */   iD: () => (/* binding */ baseUnderNewIds),
/* harmony export */   zn: () => (/* binding */ underNewIds)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10107);
/* harmony import */ var _system_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41229);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16886);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(44141);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(72508);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10514);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62611);
/* harmony import */ var _validate_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4593);
/* harmony import */ var _metrics_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(64235);









async function loadSuite(root, files) {
  const documents = [];
  const open = /* @__PURE__ */ new Set();
  for (const file of files) {
    const document = await (0,_document_js__WEBPACK_IMPORTED_MODULE_4__/* .parseDocument */ .T)((0,_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readText */ .yR)(root, file, "suite"), "invalid_suite");
    (0,_document_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseNewer */ ._)(document);
    documents.push(asApproved(document, open));
  }
  const checked = documents.map((document) => ({ document, ...(0,_validate_js__WEBPACK_IMPORTED_MODULE_6__/* .checkAll */ .K7)(document, "suite") }));
  const problems = checked.flatMap((each) => each.problems);
  const refused = problems.length > 0;
  const written = checked.flatMap(({ document, sound }) => sound === null ? [] : [{ document, sound, suite: sound.value }]);
  const parts = [];
  for (const { document, sound, suite: suite2 } of written) {
    if (refused && suite2.dataset !== void 0)
      continue;
    parts.push(await readPart(root, document, suite2, sound.origin, problems));
  }
  const cases = parts.flatMap((part) => part.cases).filter(({ id }) => !open.has(id));
  const [first, ...others] = written;
  if (!refused)
    problems.push(...others.flatMap((other) => disagreement(first.suite, other)));
  problems.push(...repeatedIds(inFile(cases, checked.flatMap(unsoundCases))), ...wrongFormerIds(cases));
  if (problems.length > 0)
    throw (0,_validate_js__WEBPACK_IMPORTED_MODULE_6__/* .invalid */ .Gq)("invalid_suite", "suite", files.join(", "), problems);
  const digests = new Map(parts.flatMap((part) => [...part.digests]));
  const partial = parts.some((part) => part.partial);
  const notices = parts.flatMap((part) => part.notices);
  const { name, revision } = first.suite;
  if (cases.length === 0 && open.size > 0)
    throw noTargets(files, open.size);
  const made = makeSuite(name, revision, cases, [...digests.keys()], partial, notices);
  const scale = parts.find((part) => part.scale !== void 0)?.scale;
  const suite = scale === void 0 ? made : { ...made, scale };
  const draft = written.find((each) => each.suite.draft === true)?.document.file;
  return {
    suite: draft === void 0 ? suite : { ...suite, draft: { file: draft, without_target: [...open] } },
    digests
  };
}
function disagreement({ name, revision }, { document, suite }) {
  if (suite.name === name && suite.revision === revision)
    return [];
  const message = `joined suites must agree on name and revision; expected "${name}" and "${revision}"`;
  return [{ file: document.file, pointer: "/name", line: document.lineOf("/name"), message }];
}
function noTargets(files, cases) {
  const message = `draft ${files.join(", ")}: none of its ${cases} cases has a target yet`;
  return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("invalid_suite", message, {
    hint: "Name what they should find in the file, or with `suggest --review`."
  });
}
function asApproved(document, open) {
  const { draft, cases } = document.value ?? {};
  if (draft !== true || !Array.isArray(cases))
    return document;
  const filled = cases.map((each) => {
    if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(each) || "expected" in each || "expect_empty" in each)
      return each;
    open.add(String(each["id"]));
    return { ...each, expect_empty: true };
  });
  return { ...document, value: { ...document.value, cases: filled } };
}
async function readPart(root, document, suite, origin, problems) {
  const own = [document.file, document.digest];
  if (suite.dataset === void 0) {
    const cases2 = suite.cases.map((each, index) => readCase(each, document, (below) => origin(`/cases/${index}${below}`), problems));
    return { cases: cases2, notices: [], digests: new Map([own]), partial: false };
  }
  const { readDataset } = await Promise.all(/* import() */[__webpack_require__.e(987), __webpack_require__.e(4807), __webpack_require__.e(1014), __webpack_require__.e(9389), __webpack_require__.e(1372), __webpack_require__.e(8865)]).then(__webpack_require__.bind(__webpack_require__, 81372));
  const { cases, digests, ...rest } = await readDataset(root, document, suite.dataset, suite.revision);
  return { ...rest, cases: cases.map(finishCase), digests: new Map([own, ...digests]) };
}
function makeSuite(name, revision, cases, files, partial, notices = []) {
  const sorted = cases.toSorted((a, b) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .OP)(a.id, b.id));
  const digest = (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .sc)((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .compactCanonical */ .SM)({ name, revision, cases: sorted.map((each) => [each.id, each.digest]) }));
  return { name, revision, digest, cases: sorted, files, partial, notices };
}
function readCase(written, document, placeOf, problems) {
  const place = { file: document.file, line: document.lineOf(placeOf("")) };
  const report = (below, message) => {
    const pointer = placeOf(below);
    problems.push({ file: document.file, pointer, line: document.lineOf(pointer), message });
  };
  const [expected, forbidden] = ["expected", "forbidden"].map((key) => readTargets(written, key, report));
  for (const key of ["id", "intent"]) {
    if (_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .FORBIDDEN_KEYS */ .p5.has(written[key]))
      report(`/${key}`, `"${written[key]}" can't be a name, because reports have names as keys; choose another`);
  }
  const { id, query, intent, critical = false, group, reference_answer, params, was, tags } = written;
  const irrelevant = written.judged_irrelevant?.toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .OP);
  return finishCase({
    id,
    query,
    intent,
    expected,
    expect_empty: written.expect_empty === true,
    forbidden,
    critical,
    ...(0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .present */ .Eb)({ group, reference_answer, params, was, tags, judged_irrelevant: irrelevant }),
    place
  });
}
function readTargets(written, key, report) {
  const list = (written[key] ?? []).map(readTarget);
  const seen = /* @__PURE__ */ new Set();
  for (const [index, target] of list.entries()) {
    const at = `/${key}/${index}`;
    const same = (0,_metrics_text_js__WEBPACK_IMPORTED_MODULE_7__/* .identityOf */ .cu)(target);
    if (seen.has(same))
      report(at, `target "${(0,_model_suite_js__WEBPACK_IMPORTED_MODULE_8__/* .targetLabel */ .Op)(target)}" is already in \`${key}\` of case "${written.id}"; remove one`);
    seen.add(same);
    if (target.kind === "span" && target.end <= target.start)
      report(at, `expected \`end\` above \`start\` (${target.start}), which it does not include; got ${target.end} (case "${written.id}")`);
  }
  return list.toSorted((a, b) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .OP)((0,_model_suite_js__WEBPACK_IMPORTED_MODULE_8__/* .targetLabel */ .Op)(a), (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_8__/* .targetLabel */ .Op)(b)));
}
function finishCase(subject) {
  const { id: _id, was: _was, tags: _tags, place: _place, expect_empty: expectEmpty, ...content } = subject;
  const { answers_only: answersOnly, reference_answer: referenceAnswer, ...others } = content;
  const { judged_irrelevant: judgedIrrelevant, ...rest } = others;
  const digested = {
    expectEmpty,
    // Left out where they are undefined.
    answersOnly,
    referenceAnswer,
    judgedIrrelevant,
    ...rest
  };
  const forbidden = subject.forbidden.length === 0 ? _model_suite_js__WEBPACK_IMPORTED_MODULE_8__/* .NONE */ .x3 : subject.forbidden;
  const digest = (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .sc)((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .compactCanonical */ .SM)(digested));
  return Object.assign({}, subject, { forbidden, digest, digests: digestsOf(subject) });
}
function digestsOf({ query, params, expected, expect_empty, forbidden }) {
  const sent = params === void 0 || Object.keys(params).length === 0 ? void 0 : params;
  const limited = expect_empty || forbidden.length > 0;
  return {
    ask: (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256Half */ .Bh)((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .compactCanonical */ .SM)({ query, params: sent })),
    targets: (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256Half */ .Bh)((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .compactCanonical */ .SM)(expected)),
    limits: limited ? (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256Half */ .Bh)((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .compactCanonical */ .SM)({ expect_empty, forbidden })) : _model_suite_js__WEBPACK_IMPORTED_MODULE_9__/* .NO_LIMITS */ .d1
  };
}
function readTarget(written) {
  if (typeof written === "string")
    return { kind: "hint", value: written.trim(), grade: 1 };
  const grade = written.grade ?? 1;
  if (written["span"] !== void 0)
    return readSpan(written["span"], grade);
  const kind = WRITTEN_KINDS.find((candidate) => written[candidate] !== void 0) ?? "id";
  const value = String(written[kind]);
  return { kind, value: kind === "text" ? value : value.trim(), grade };
}
const WRITTEN_KINDS = ["path", "name", "qualified_name", "id", "text", "cluster", "glob"];
function readSpan({ path, id, start, end }, grade) {
  const document = path === void 0 ? { by: "id", value: id.trim() } : { by: "path", value: path.trim() };
  return { kind: "span", ...document, start, end, grade };
}
function renamed({ cases }, known) {
  return new Map(cases.flatMap(({ id, was, digests }) => {
    const before = was === void 0 || known.has(id) ? void 0 : known.get(was);
    return before !== void 0 && (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_9__/* .sameCase */ .LG)(before.digests, digests) ? [[was, id]] : [];
  }));
}
function underNewIds(baseline, suite) {
  return withIds(baseline, renamed(suite, baseline.cases));
}
function withIds(baseline, ids) {
  if (ids.size === 0)
    return baseline;
  const rows = [...baseline.cases].map(([id, row]) => [ids.get(id) ?? id, row]);
  return { ...baseline, cases: new Map(rows) };
}
function baseUnderNewIds(base, head) {
  const ids = renamed(head.suite, new Map(base.suite.cases.map((each) => [each.id, each])));
  if (ids.size === 0)
    return base;
  const named = (each) => ({ ...each, id: ids.get(each.id) ?? each.id });
  return {
    ...base,
    suite: { ...base.suite, cases: base.suite.cases.map(named) },
    baseline: base.baseline === null ? null : withIds(base.baseline, ids)
  };
}
function wrongFormerIds(cases) {
  const now = new Map(cases.map((each) => [each.id, each]));
  const claimed = /* @__PURE__ */ new Map();
  return cases.flatMap((each) => {
    if (each.was === void 0)
      return [];
    const still = now.get(each.was);
    const earlier = claimed.get(each.was);
    claimed.set(each.was, each);
    const other = still ?? earlier;
    if (other === void 0)
      return [];
    const what = still === void 0 ? "is claimed by" : "is still the id of";
    const message = `case "${each.id}": \`was: ${each.was}\` ${what} ${other.place.file}:${other.place.line}; remove one`;
    return [{ file: each.place.file, pointer: "/cases", line: each.place.line, message }];
  });
}
function unsoundCases({ document, sound }) {
  const { cases } = document.value ?? {};
  if (!Array.isArray(cases) || sound === null)
    return [];
  return cases.flatMap((each, index) => {
    const pointer = `/cases/${index}`;
    if (!sound.leftOut(pointer) || typeof each?.id !== "string")
      return [];
    return [{ id: each.id, place: { file: document.file, line: document.lineOf(pointer) } }];
  });
}
function inFile(cases, unsound) {
  if (unsound.length === 0)
    return cases;
  const files = [...new Set([...cases, ...unsound].map(({ place }) => place.file))];
  const at = ({ place }) => files.indexOf(place.file);
  return [...cases, ...unsound].toSorted((a, b) => at(a) - at(b) || a.place.line - b.place.line);
}
function repeatedIds(cases) {
  const first = /* @__PURE__ */ new Map();
  return cases.flatMap((each) => {
    const earlier = first.get(each.id);
    if (earlier === void 0) {
      first.set(each.id, each);
      return [];
    }
    const message = `case id "${each.id}" is taken by ${earlier.place.file}:${earlier.place.line}; ids are unique across files`;
    return [{ file: each.place.file, pointer: "/cases", line: each.place.line, message }];
  });
}



/***/ })

};
