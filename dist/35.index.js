export const id = 35;
export const ids = [35];
export const modules = {

/***/ 35:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  label: () => (/* binding */ label)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/files/config.js + 2 modules
var files_config = __webpack_require__(71132);
// EXTERNAL MODULE: ./lib/system/json.js
var json = __webpack_require__(10107);
// EXTERNAL MODULE: ./lib/files/formats/lines.js
var lines = __webpack_require__(70987);
// EXTERNAL MODULE: ./lib/files/read.js
var files_read = __webpack_require__(62611);
;// CONCATENATED MODULE: ./lib/files/labels.js
/** Judged results: unjudged.jsonl of a report with a `grade` on the lines that somebody judged. */




const KEYS = ["id", "query", "doc_id", "path", "text", "rank", "grade"];
const MOST_GRADE = 255;
/** Throws invalid_file with every bad line. */
function readLabels(root, file) {
    const problems = [];
    const labels = [];
    let open = 0;
    const { text } = (0,files_read/* readText */.yR)(root, file, "labels");
    (0,lines/* jsonObjects */.T5)({ file, text: text.replace(/^\ufeff/, "") }, problems, (value, line) => {
        const report = (message, pointer) => {
            problems.push({ file, line, ...(pointer === undefined ? {} : { pointer }), message });
        };
        const wrong = (0,lines/* misspelt */.IM)(value, KEYS);
        if (wrong !== null)
            return report(wrong);
        const { grade, path, query } = value;
        if (grade === undefined || grade === null) {
            open++;
            return;
        }
        const [caseId, docId] = [(0,lines/* textOf */.b6)(value, "id", report), (0,lines/* textOf */.b6)(value, "doc_id", report)];
        const isGrade = Number.isInteger(grade) && grade >= 0 && grade <= MOST_GRADE;
        if (!isGrade) {
            const form = `expected a whole number from 0 (not relevant) to ${MOST_GRADE}, for example "grade": 1`;
            return report(`${form}; got ${(0,json/* show */.WU)(grade)}`, "/grade");
        }
        if (caseId === null || docId === null)
            return;
        labels.push({
            line,
            case_id: caseId,
            doc_id: docId,
            path: typeof path === "string" ? path : null,
            query: typeof query === "string" ? query : null,
            grade: grade,
        });
    });
    if (problems.length > 0) {
        const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
        throw new errors.GateError("invalid_file", `labels ${file} has ${count}`, { problems: (0,errors/* sortProblems */.dS)(problems) });
    }
    return { labels, open };
}

// EXTERNAL MODULE: ./lib/files/suite.js
var files_suite = __webpack_require__(54803);
// EXTERNAL MODULE: ./lib/files/suite-edit.js + 1 modules
var suite_edit = __webpack_require__(91846);
// EXTERNAL MODULE: ./lib/metrics/matching.js
var matching = __webpack_require__(87362);
// EXTERNAL MODULE: ./lib/model/suite.js
var suite = __webpack_require__(44141);
// EXTERNAL MODULE: ./lib/system/nearest-word.js
var nearest_word = __webpack_require__(73196);
// EXTERNAL MODULE: ./lib/system/write-whole.js
var write_whole = __webpack_require__(79456);
;// CONCATENATED MODULE: ./lib/app/label.js
/** `label`: what somebody judged goes into the suite, and nothing else of it changes. */










/** `config` and `labels` are relative to the root. Nothing is written where one label can't be. Throws invalid_file. */
async function labelSuite(root, config, labels) {
    const { config: loaded } = await (0,files_config/* loadConfig */.Z)(root, config, { suite: null, baseline: null });
    const { suite } = await (0,files_suite/* loadSuite */.bu)(root, loaded.suites);
    const read = readLabels(root, labels);
    const cases = new Map(suite.cases.map((each) => [each.id, each]));
    const editors = new Map();
    const editorOf = (file) => {
        const editor = editors.get(file) ?? new suite_edit/* SuiteEditor */.U(file, (0,files_read/* readText */.yR)(root, file, "suite").text);
        editors.set(file, editor);
        return editor;
    };
    const problems = [];
    const judged = new Map();
    let known = 0;
    for (const label of read.labels) {
        const subject = cases.get(label.case_id);
        const before = subject && judged.get(subject.id);
        const verdict = check(label, subject, [...cases.keys()], loaded.definition);
        const earlier = before?.expected.get(label.doc_id) ?? before?.irrelevant.get(label.doc_id);
        if (typeof verdict === "string")
            problems.push({ file: labels, line: label.line, message: verdict });
        else if (earlier !== undefined && earlier.grade !== label.grade) {
            const message = `case "${label.case_id}": "${label.doc_id}" has grade ${earlier.grade} on line ${earlier.line} and ${label.grade} here; keep one`;
            problems.push({ file: labels, line: label.line, message });
        }
        else if (verdict.known || earlier !== undefined)
            known++;
        else if (!editorOf(subject.place.file).has(subject.id)) {
            const message = `case "${label.case_id}" comes from a dataset (${subject.place.file}:${subject.place.line}); add the judgment to its qrels`;
            problems.push({ file: labels, line: label.line, message });
        }
        else {
            const own = before ?? { expected: new Map(), irrelevant: new Map() };
            judged.set(subject.id, own);
            (label.grade === 0 ? own.irrelevant : own.expected).set(label.doc_id, label);
        }
    }
    if (problems.length > 0) {
        const count = problems.length === 1 ? "1 label" : `${problems.length} labels`;
        throw new errors.GateError("invalid_file", `labels ${labels}: ${count} can't be written; the suite is as it was`, {
            problems: (0,errors/* sortProblems */.dS)(problems),
        });
    }
    const sum = { targets: 0, irrelevant: 0 };
    const touched = suite.cases.filter(({ id }) => judged.has(id));
    for (const { id, place } of touched) {
        const { expected, irrelevant } = judged.get(id);
        const editor = editorOf(place.file);
        if (expected.size > 0)
            editor.append(id, "expected", [...expected.values()].map(writtenTarget));
        if (irrelevant.size > 0)
            editor.append(id, "judged_irrelevant", [...irrelevant.keys()]);
        sum.targets += expected.size;
        sum.irrelevant += irrelevant.size;
    }
    const files = [...new Set(touched.map(({ place }) => place.file))];
    for (const file of files)
        await (0,write_whole/* writeWhole */.f8)(root, file, editors.get(file).toString());
    return {
        labels: read.labels.length,
        open: read.open,
        ...sum,
        known,
        cases: touched.map(({ id }) => id),
        files,
    };
}
/** What is wrong with the label, or whether the suite says the same already. */
function check(label, subject, ids, definition) {
    const { case_id: id, doc_id: docId, grade, path, query } = label;
    if (subject === undefined) {
        const near = (0,nearest_word/* nearestWord */.z)(id, ids);
        return `no case has the id "${id}"${near === null ? "; see that the labels belong to this suite" : `; did you mean "${near}"?`}`;
    }
    if (query !== null && query !== subject.query)
        return `case "${id}" asks "${subject.query}" now, and was judged for "${query}"; judge it again`;
    if (subject.expect_empty && grade > 0)
        return `case "${id}" expects no result, so nothing can be a target; remove \`expect_empty\` or the label`;
    const hit = (0,matching/* matchable */.kU)({ doc_id: docId, id: docId, ...(path === null ? {} : { path }), repeat: false }, definition);
    const target = subject.expected.find((each) => (0,matching/* matcher */.jN)(each, definition)(hit));
    const irrelevant = subject.judged_irrelevant?.includes(docId) === true;
    if (target === undefined && !irrelevant)
        return { known: false };
    const now = target === undefined ? 0 : target.grade;
    if (now === grade)
        return { known: true };
    const where = target === undefined ? "`judged_irrelevant`" : `target "${(0,suite/* targetLabel */.Op)(target)}", grade ${now},`;
    return `case "${id}" has "${docId}" already as ${where} and the label says ${grade}; change it in the suite by hand`;
}
/** That document and no other: a path that several chunks share would take in the others. */
function writtenTarget({ doc_id: id, path, grade }) {
    const isFile = path === id;
    if (grade === 1)
        return isFile ? path : { id };
    return isFile ? { path, grade } : { id, grade };
}

// EXTERNAL MODULE: ./lib/system/root.js
var system_root = __webpack_require__(34081);
// EXTERNAL MODULE: ./lib/words/escape.js
var words_escape = __webpack_require__(1454);
// EXTERNAL MODULE: ./lib/words/format.js
var format = __webpack_require__(50354);
;// CONCATENATED MODULE: ./lib/words/labelled.js
/** What `label` did. */


function labelledText({ labels, open, targets, irrelevant, known, cases, files }) {
    const left = open === 0 ? "" : `${(0,format/* plural */.LS)(open, "line")} without a grade left out.\n`;
    if (labels === 0)
        return `No line has a grade, so nothing changed. Add "grade": 0 to 255 to the lines that you judged.\n`;
    const already = known === 0 ? "" : `${(0,format/* plural */.LS)(known, "label")} the suite had already.\n`;
    if (cases.length === 0)
        return `Nothing changed.\n${already}${left}`;
    return `${(0,format/* plural */.LS)(targets, "target")} and ${(0,format/* plural */.LS)(irrelevant, "result")} that ${irrelevant === 1 ? "is" : "are"} not relevant added to ${(0,format/* plural */.LS)(cases.length, "case")} of ${files.map((file) => (0,words_escape.logLine)(file)).join(", ")}.
${already}${left}These cases are new to the baseline now. Next: retrieval-gate record
`;
}

// EXTERNAL MODULE: ./lib/cli/command.js
var command = __webpack_require__(99859);
;// CONCATENATED MODULE: ./lib/cli/label.js
/** `label`: judged results go into the suite. */






const FLAGS = { labels: { type: "string" }, config: { type: "string" }, json: { type: "boolean" } };
const HELP = `Usage: retrieval-gate label --labels F [--config F] [--json]

Writes judgments into the suite, and changes nothing else of it: comments and order stay. F is the report's
unjudged.jsonl with a \`grade\` added to the lines that you judged, or what the report's page exports: 0 is not relevant,
1 helps, more is better. Lines without a grade are left for another time. Exit code: 0 written, 2 a label is wrong, and
nothing was written.

  --labels F           JSON Lines of id (the case), doc_id and grade
  --config F           config whose suite it is (retrieval-gate.yaml)
  --json               print JSON instead of text

Example: retrieval-gate label --labels retrieval-gate-report/search/unjudged.jsonl
`;
async function label(argv, ports) {
    const values = (0,command.readFlags)("label", argv, FLAGS);
    if (values["help"] === true) {
        ports.out(HELP);
        return { kind: "answered" };
    }
    const labels = (0,command.text)(values, "labels");
    if (labels === null) {
        throw new errors.GateError("usage", "label: --labels is missing", {
            hint: "Add a grade to lines of the report's unjudged.jsonl, then `retrieval-gate label --labels <report-dir>/unjudged.jsonl`.",
        });
    }
    const root = (0,system_root/* findRoot */.wg)(ports.workingDirectory);
    const from = external_node_path_.relative(root.directory, ports.workingDirectory);
    const inside = (written, what) => (0,system_root/* insideRoot */.p0)(root, from, written, what);
    const config = inside((0,command.text)(values, "config") ?? "retrieval-gate.yaml", "config");
    const done = await labelSuite(root, config, inside(labels, "--labels"));
    ports.out(values["json"] === true ? `${JSON.stringify(done, null, 2)}\n` : labelledText(done));
    return { kind: "answered" };
}


/***/ }),

/***/ 44033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J9: () => (/* binding */ wrongFormerIds),
/* harmony export */   Qk: () => (/* binding */ unsoundCases),
/* harmony export */   TO: () => (/* binding */ repeatedIds),
/* harmony export */   iD: () => (/* binding */ baseUnderNewIds),
/* harmony export */   s5: () => (/* binding */ inFile),
/* harmony export */   zn: () => (/* binding */ underNewIds)
/* harmony export */ });
/** New ids by old ones; `known` is the digest under the old id, and nothing may stand under the new one. */
function renamed({ cases }, known) {
    return new Map(cases.flatMap(({ id, was, digest }) => was !== undefined && !known.has(id) && known.get(was)?.digest === digest ? [[was, id]] : []));
}
/** A row whose case has another id by now. */
function underNewIds(baseline, suite) {
    return withIds(baseline, renamed(suite, baseline.cases));
}
function withIds(baseline, ids) {
    if (ids.size === 0)
        return baseline;
    const rows = [...baseline.cases].map(([id, row]) => [ids.get(id) ?? id, row]);
    return { ...baseline, cases: new Map(rows) };
}
/** The base as the head calls its cases: what the head renamed is neither gone nor new. */
function baseUnderNewIds(base, head) {
    const ids = renamed(head.suite, new Map(base.suite.cases.map((each) => [each.id, each])));
    if (ids.size === 0)
        return base;
    const named = (each) => ({ ...each, id: ids.get(each.id) ?? each.id });
    return {
        ...base,
        suite: { ...base.suite, cases: base.suite.cases.map(named) },
        baseline: base.baseline === null ? null : withIds(base.baseline, ids),
    };
}
/** A former id belongs to one case, which has another one now. */
function wrongFormerIds(cases) {
    const now = new Map(cases.map((each) => [each.id, each]));
    const claimed = new Map();
    return cases.flatMap((each) => {
        if (each.was === undefined)
            return [];
        const still = now.get(each.was);
        const earlier = claimed.get(each.was);
        claimed.set(each.was, each);
        const other = still ?? earlier;
        if (other === undefined)
            return [];
        const what = still === undefined ? "is claimed by" : "is still the id of";
        const message = `case "${each.id}": \`was: ${each.was}\` ${what} ${other.place.file}:${other.place.line}; remove one`;
        return [{ file: each.place.file, pointer: "/cases", line: each.place.line, message }];
    });
}
/** The cases of a file that its schema refuses and that have an id all the same. */
function unsoundCases({ document, sound, }) {
    const { cases } = (document.value ?? {});
    if (!Array.isArray(cases) || sound === null)
        return [];
    return cases.flatMap((each, index) => {
        const pointer = `/cases/${index}`;
        if (!sound.leftOut(pointer) || typeof each?.id !== "string")
            return [];
        return [{ id: each.id, place: { file: document.file, line: document.lineOf(pointer) } }];
    });
}
/** The sound cases as they stand, with the others where they are in the file. */
function inFile(cases, unsound) {
    if (unsound.length === 0)
        return cases;
    const files = [...new Set([...cases, ...unsound].map(({ place }) => place.file))];
    const at = ({ place }) => files.indexOf(place.file);
    return [...cases, ...unsound].toSorted((a, b) => at(a) - at(b) || a.place.line - b.place.line);
}
function repeatedIds(cases) {
    const first = new Map();
    return cases.flatMap((each) => {
        const earlier = first.get(each.id);
        if (earlier === undefined) {
            first.set(each.id, each);
            return [];
        }
        const message = `case id "${each.id}" is taken by ${earlier.place.file}:${earlier.place.line}; ids are unique across files`;
        return [{ file: each.place.file, pointer: "/cases", line: each.place.line, message }];
    });
}


/***/ }),

/***/ 54803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AO: () => (/* binding */ finishCase),
/* harmony export */   H7: () => (/* binding */ makeSuite),
/* harmony export */   bu: () => (/* binding */ loadSuite)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10107);
/* harmony import */ var _system_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41229);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16886);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(44141);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72050);
/* harmony import */ var _former_ids_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(44033);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62611);
/* harmony import */ var _validate_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19733);
/* harmony import */ var _metrics_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(64235);
/** Suite files: what the user wrote becomes cases, sorted, digested and checked against one another. */











/** Reads and joins suite files (relative to the root). Throws invalid_suite with every problem found. */
async function loadSuite(root, files) {
    const documents = [];
    const open = new Set();
    for (const file of files)
        documents.push(asApproved(await (0,_document_js__WEBPACK_IMPORTED_MODULE_4__/* .parseDocument */ .T)((0,_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readText */ .yR)(root, file, "suite"), "invalid_suite"), open));
    const checked = documents.map((document) => ({ document, ...(0,_validate_js__WEBPACK_IMPORTED_MODULE_6__/* .checkAll */ .K7)(document, "suite") }));
    const problems = checked.flatMap((each) => each.problems);
    const refused = problems.length > 0;
    const written = checked.flatMap(({ document, sound }) => sound === null ? [] : [{ document, sound, suite: sound.value }]);
    const parts = [];
    for (const { document, sound, suite } of written) {
        // A dataset is a file of its own, with problems of its own.
        if (refused && suite.dataset !== undefined)
            continue;
        parts.push(await readPart(root, document, suite, sound.origin, problems));
    }
    const cases = parts.flatMap((part) => part.cases).filter(({ id }) => !open.has(id));
    const [first, ...others] = written;
    for (const { document, suite } of others) {
        if (refused || (suite.name === first.suite.name && suite.revision === first.suite.revision))
            continue;
        const message = `joined suites must agree on name and revision; expected "${first.suite.name}" and "${first.suite.revision}"`;
        problems.push({ file: document.file, pointer: "/name", line: document.lineOf("/name"), message });
    }
    problems.push(...(0,_former_ids_js__WEBPACK_IMPORTED_MODULE_8__/* .repeatedIds */ .TO)((0,_former_ids_js__WEBPACK_IMPORTED_MODULE_8__/* .inFile */ .s5)(cases, checked.flatMap(_former_ids_js__WEBPACK_IMPORTED_MODULE_8__/* .unsoundCases */ .Qk))), ...(0,_former_ids_js__WEBPACK_IMPORTED_MODULE_8__/* .wrongFormerIds */ .J9)(cases));
    if (problems.length > 0)
        throw (0,_validate_js__WEBPACK_IMPORTED_MODULE_6__/* .invalid */ .Gq)("invalid_suite", "suite", files.join(", "), problems);
    const digests = new Map(parts.flatMap((part) => [...part.digests]));
    const partial = parts.some((part) => part.partial);
    const notices = parts.flatMap((part) => part.notices);
    const { name, revision } = first.suite;
    if (cases.length === 0 && open.size > 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("invalid_suite", `draft ${files.join(", ")}: none of its ${open.size} cases has a target yet`, {
            hint: "Name what they should find in the file, or with `suggest --review`.",
        });
    }
    const suite = makeSuite(name, revision, cases, [...digests.keys()], partial, notices);
    const draft = written.find((each) => each.suite.draft === true)?.document.file;
    return {
        suite: draft === undefined ? suite : { ...suite, draft: { file: draft, without_target: [...open] } },
        digests,
    };
}
/** A draft's cases may lack their targets: they pass the schema for negative controls, and go to `open`. */
function asApproved(document, open) {
    const { draft, cases } = (document.value ?? {});
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
    if (suite.dataset === undefined) {
        const cases = suite.cases.map((each, index) => readCase(each, document, (below) => origin(`/cases/${index}${below}`), problems));
        return { cases, notices: [], digests: new Map([own]), partial: false };
    }
    // Most suites are written by hand, and pay nothing for the formats.
    const { readDataset } = await __webpack_require__.e(/* import() */ 2963).then(__webpack_require__.bind(__webpack_require__, 42963));
    const { cases, digests, ...rest } = await readDataset(root, document, suite.dataset, suite.revision);
    return { ...rest, cases: cases.map(finishCase), digests: new Map([own, ...digests]) };
}
function makeSuite(name, revision, cases, files, partial, notices = []) {
    const sorted = cases.toSorted((a, b) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .OP)(a.id, b.id));
    const digest = (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .s)((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .compactCanonical */ .SM)({ name, revision, cases: sorted.map((each) => [each.id, each.digest]) }));
    return { name, revision, digest, cases: sorted, files, partial, notices };
}
/** `placeOf` gives the place in the file, of one in the case. */
function readCase(written, document, placeOf, problems) {
    const place = { file: document.file, line: document.lineOf(placeOf("")) };
    const targets = (key) => {
        const list = (written[key] ?? []).map(readTarget);
        const seen = new Set();
        for (const [index, target] of list.entries()) {
            const at = placeOf(`/${key}/${index}`);
            const report = (message) => {
                problems.push({ file: document.file, pointer: at, line: document.lineOf(at), message });
            };
            const same = (0,_metrics_text_js__WEBPACK_IMPORTED_MODULE_7__/* .identityOf */ .cu)(target);
            if (seen.has(same))
                report(`target "${(0,_model_suite_js__WEBPACK_IMPORTED_MODULE_9__/* .targetLabel */ .Op)(target)}" is already in \`${key}\` of case "${written.id}"; remove one`);
            seen.add(same);
            if (target.kind === "span" && target.end <= target.start)
                report(`expected \`end\` above \`start\` (${target.start}), which it does not include; got ${target.end}`);
        }
        return list.toSorted((a, b) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .OP)((0,_model_suite_js__WEBPACK_IMPORTED_MODULE_9__/* .targetLabel */ .Op)(a), (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_9__/* .targetLabel */ .Op)(b)));
    };
    for (const key of ["id", "intent"]) {
        if (!_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .FORBIDDEN_KEYS */ .p5.has(written[key]))
            continue;
        const at = placeOf(`/${key}`);
        const message = `"${written[key]}" can't be a name, because reports have names as keys; choose another`;
        problems.push({ file: document.file, pointer: at, line: document.lineOf(at), message });
    }
    return finishCase({
        id: written.id,
        query: written.query,
        intent: written.intent,
        expected: targets("expected"),
        expect_empty: written.expect_empty === true,
        forbidden: targets("forbidden"),
        critical: written.critical ?? false,
        ...(written.group === undefined ? {} : { group: written.group }),
        ...(written.reference_answer === undefined ? {} : { reference_answer: written.reference_answer }),
        ...(written.params === undefined ? {} : { params: written.params }),
        ...(written.was === undefined ? {} : { was: written.was }),
        ...(written.tags === undefined ? {} : { tags: written.tags }),
        ...(written.judged_irrelevant === undefined
            ? {}
            : { judged_irrelevant: written.judged_irrelevant.toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .OP) }),
        place,
    });
}
/** Adds the digest: everything but the ids, the tags and the place. Its keys are a format of their own: baselines hold the digests. */
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
        ...rest,
    };
    const forbidden = subject.forbidden.length === 0 ? _model_suite_js__WEBPACK_IMPORTED_MODULE_9__/* .NONE */ .x3 : subject.forbidden;
    // A spread with one more member would give each case a hidden class of its own in Node 20.
    return Object.assign({}, subject, { forbidden, digest: (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .s)((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .compactCanonical */ .SM)(digested)) });
}
function readTarget(written) {
    if (typeof written === "string")
        return { kind: "hint", value: written.trim(), grade: 1 };
    const grade = written.grade ?? 1;
    if (written["span"] !== undefined)
        return readSpan(written["span"], grade);
    const kind = WRITTEN_KINDS.find((candidate) => written[candidate] !== undefined) ?? "id";
    const value = String(written[kind]);
    return { kind, value: kind === "text" ? value : value.trim(), grade };
}
const WRITTEN_KINDS = ["path", "name", "qualified_name", "id", "text"];
function readSpan({ path, id, start, end }, grade) {
    const document = path === undefined
        ? { by: "id", value: id.trim() }
        : { by: "path", value: path.trim() };
    return { kind: "span", ...document, start, end, grade };
}


/***/ })

};
