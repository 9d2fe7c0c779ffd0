export const id = 4803;
export const ids = [4803];
export const modules = {

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
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72050);
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
  const suite = makeSuite(name, revision, cases, [...digests.keys()], partial, notices);
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
  const { readDataset } = await Promise.all(/* import() */[__webpack_require__.e(7002), __webpack_require__.e(1372), __webpack_require__.e(8656)]).then(__webpack_require__.bind(__webpack_require__, 81372));
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
  return finishCase({
    id: written.id,
    query: written.query,
    intent: written.intent,
    expected,
    expect_empty: written.expect_empty === true,
    forbidden,
    critical: written.critical ?? false,
    ...written.group === void 0 ? {} : { group: written.group },
    ...written.reference_answer === void 0 ? {} : { reference_answer: written.reference_answer },
    ...written.params === void 0 ? {} : { params: written.params },
    ...written.was === void 0 ? {} : { was: written.was },
    ...written.tags === void 0 ? {} : { tags: written.tags },
    ...written.judged_irrelevant === void 0 ? {} : { judged_irrelevant: written.judged_irrelevant.toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .OP) },
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
      report(at, `expected \`end\` above \`start\` (${target.start}), which it does not include; got ${target.end}`);
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
const WRITTEN_KINDS = ["path", "name", "qualified_name", "id", "text"];
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
