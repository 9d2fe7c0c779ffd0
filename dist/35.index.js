export const id = 35;
export const ids = [35];
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
/** What every command is, and how its arguments are read. */



/** Reads flags strictly: throws usage for one that is unknown, dry_run_refused for any spelling of a dry run. */
function readFlags(command, argv, flags) {
    return readArguments(command, argv, flags, false).values;
}
/** As readFlags, with what stands between the flags. */
function readArguments(command, argv, flags, allowPositionals = true) {
    for (const argument of argv) {
        if (/^--?dry[-_]?run(=|$)/i.test(argument)) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("dry_run_refused", "there is no dry run: a gate that cannot fail guards nothing", {
                hint: `Remove ${argument}. \`validate\` checks files without running the retriever.`,
            });
        }
    }
    try {
        return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
            args: [...argv],
            options: { ...flags, help: { type: "boolean", short: "h" } },
            strict: true,
            allowPositionals,
        });
    }
    catch (error) {
        const known = Object.keys(flags).map((name) => `--${name}`);
        const wrong = argv.find((argument) => argument.startsWith("-") && !known.includes(argument.split("=")[0]));
        const near = wrong === undefined ? null : (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestWord */ .z)(wrong.split("=")[0], known);
        const reason = error instanceof Error ? error.message.split(". ")[0] : String(error);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("usage", `${command}: ${reason}`, {
            hint: near === null
                ? `Flags: ${known.join(", ")}. See \`retrieval-gate ${command} --help\`.`
                : `Did you mean ${near}?`,
            cause: error,
        });
    }
}
function text(values, name) {
    const value = values[name];
    return typeof value === "string" && value !== "" ? value : null;
}
/** Of a flag that may be repeated. */
function texts(values, name) {
    const value = values[name];
    return Array.isArray(value) ? value.filter((each) => typeof each === "string" && each !== "") : [];
}
// Wrong command lines.
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

/***/ 70987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   G1: () => (/* binding */ readTextList),
/* harmony export */   IM: () => (/* binding */ misspelt),
/* harmony export */   T5: () => (/* binding */ jsonObjects),
/* harmony export */   b6: () => (/* binding */ textOf)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73196);
/* harmony import */ var _json_scan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36575);



/** Lines that are not blank, without their line ends. */
function linesOf(text) {
    return text.split("\n").flatMap((written, index) => {
        const line = written.endsWith("\r") ? written.slice(0, -1) : written;
        return line.trim() === "" ? [] : [{ line: index + 1, text: line }];
    });
}
/**
 * Hands over each line as an object. `take` adds what is wrong with it to the problems; lines that are no objects are
 * added here.
 */
function jsonObjects({ file, text }, problems, take) {
    for (const { line, text: written } of linesOf(text)) {
        let value;
        try {
            value = JSON.parse(written);
        }
        catch (error) {
            const message = `not valid JSON: ${error instanceof Error ? error.message : String(error)}`;
            problems.push({ file, line, message });
            continue;
        }
        const hidden = (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .scanJson */ .E)(written, file, line).problems;
        problems.push(...hidden);
        if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
            problems.push({ file, line, message: `expected an object, got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(value)}` });
        else if (hidden.length === 0)
            take(value, line);
    }
}
/** The member, where it is a string that is not blank. */
function textOf(value, key, report) {
    const member = value[key];
    if (typeof member === "string" && member.trim() !== "")
        return member;
    if (member === undefined)
        report(`\`${key}\` is missing`);
    else
        report(`expected text that is not blank; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(member)}`, `/${key}`);
    return null;
}
/** Public files may carry more than a format names; a misspelt name of the format is still a mistake. */
function misspelt(value, known) {
    for (const key of Object.keys(value)) {
        if (known.includes(key))
            continue;
        const near = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestWord */ .z)(key, known.filter((name) => value[name] === undefined));
        if (near !== null)
            return `unknown key "${key}"; did you mean \`${near}\`?`;
    }
    return null;
}
function readTextList(cell) {
    const text = cell.trim();
    if (!text.startsWith("["))
        return wrong('expected a list of texts, such as ["first", "second"]');
    const json = tryJson(text);
    if (json !== undefined) {
        if (Array.isArray(json) && json.every((each) => typeof each === "string"))
            return { kind: "texts", texts: json };
        return wrong("expected every entry of the list to be a text");
    }
    return readPython(text);
}
function wrong(message) {
    return { kind: "wrong", message };
}
function tryJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** One string, with the white space and the comma or bracket that must follow it. */
const STRING = /\s*(?:'([^'\\\n]*(?:\\[^][^'\\\n]*)*)'|"([^"\\\n]*(?:\\[^][^"\\\n]*)*)")\s*([,\]])/y;
const ESCAPE = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-7]{1,3})|([^]))/g;
const NAMED = new Map([
    ["\\", "\\"],
    ["'", "'"],
    ['"', '"'],
    ["n", "\n"],
    ["r", "\r"],
    ["t", "\t"],
    ["a", "\u0007"],
    ["b", "\b"],
    ["f", "\f"],
    ["v", "\v"],
    ["\n", ""],
]);
/** As repr() writes a list of str; anything else that Python would take (prefixes, joined strings, names) is refused. */
function readPython(text) {
    if (/^\[\s*\]$/.test(text))
        return { kind: "texts", texts: [] };
    const texts = [];
    let at = 1;
    for (;;) {
        STRING.lastIndex = at;
        const found = STRING.exec(text);
        if (found === null) {
            return wrong(`expected a list of texts in quotes with commas between them, as JSON or as Python prints it; entry ${texts.length + 1} is none: ${JSON.stringify(text.slice(at, at + 20))}`);
        }
        const value = unescape(found[1] ?? found[2] ?? "");
        if (value === null)
            return wrong(`entry ${texts.length + 1} has an escape that Python does not know`);
        texts.push(value);
        at = STRING.lastIndex;
        if (found[3] === "]")
            break;
    }
    if (at < text.length)
        return wrong(`expected nothing after the list; got ${JSON.stringify(text.slice(at, at + 20))}`);
    return { kind: "texts", texts };
}
function unescape(written) {
    let known = true;
    const value = written.replaceAll(ESCAPE, (_, hex2, hex4, hex8, octal, letter) => {
        const hex = hex2 ?? hex4 ?? hex8;
        const point = hex === undefined ? octal && Number.parseInt(octal, 8) : Number.parseInt(hex, 16);
        if (typeof point === "number" && point <= 0x10ffff)
            return String.fromCodePoint(point);
        const named = letter === undefined ? undefined : NAMED.get(letter);
        if (named === undefined)
            known = false;
        return named ?? "";
    });
    return known ? value : null;
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
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72508);

/** New ids by old ones; `known` has the digests under the old id, and nothing may stand under the new one. */
function renamed({ cases }, known) {
    return new Map(cases.flatMap(({ id, was, digests }) => {
        const before = was === undefined || known.has(id) ? undefined : known.get(was);
        return before !== undefined && (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_0__/* .sameCase */ .LG)(before.digests, digests) ? [[was, id]] : [];
    }));
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

/***/ 91846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ SuiteEditor)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./lib/files/one-line.js
/** A value as people write it on one line. */
function inJson(value) {
    if (Array.isArray(value))
        return `[${value.map(inJson).join(", ")}]`;
    if (typeof value !== "object" || value === null)
        return JSON.stringify(value);
    const members = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${inJson(each)}`);
    return `{ ${members.join(", ")} }`;
}
/** With as few quotes as people write. */
function inYaml(value) {
    if (typeof value === "string")
        return isPlain(value) ? value : JSON.stringify(value);
    if (Array.isArray(value))
        return `[${value.map(inYaml).join(", ")}]`;
    if (typeof value !== "object" || value === null)
        return JSON.stringify(value);
    return `{ ${Object.entries(value)
        .map(([key, each]) => `${key}: ${inYaml(each)}`)
        .join(", ")} }`;
}
function isPlain(text) {
    return /^[A-Za-z][\w./-]*$/.test(text) && !/^(?:true|false|null)$/i.test(text);
}

;// CONCATENATED MODULE: ./lib/files/suite-edit.js
/**
 * Changes to a suite that leave all else as it was, to the byte: comments, order, quotes and white space. YAML is a
 * superset of JSON, so one parser tells where things stand in both, and what is new is spliced into the text.
 */


class SuiteEditor {
    #text;
    #newline;
    #cases = new Map();
    #root;
    /** What the cases are members of; null in JSON Lines. */
    #list = null;
    #written;
    #splices = [];
    /** The text must have passed the suite's schema. */
    constructor(file, text) {
        this.#text = text;
        this.#newline = text.includes("\r\n") ? "\r\n" : "\n";
        this.#written = /\.jsonl?$/i.test(file) ? inJson : inYaml;
        if (/\.jsonl$/i.test(file)) {
            this.#root = null;
            for (const { start, line } of linesOf(text)) {
                const node = parse(line);
                if ((0,dist/* isMap */.jh)(node))
                    this.#add(shifted(node, start));
            }
            return;
        }
        const root = parse(text);
        this.#root = (0,dist/* isMap */.jh)(root) ? root : null;
        const cases = this.#root === null ? null : pairOf(this.#root, "cases")?.value;
        if (!(0,dist/* isSeq */.oP)(cases))
            return;
        this.#list = cases;
        for (const each of cases.items)
            if ((0,dist/* isMap */.jh)(each))
                this.#add(each);
    }
    #add(node) {
        const id = pairOf(node, "id")?.value;
        if ((0,dist/* isScalar */.jn)(id))
            this.#cases.set(String(id.value), node);
    }
    has(id) {
        return this.#cases.has(id);
    }
    /** Adds to the list of a case, which is made where it is absent. */
    append(id, key, values) {
        const subject = this.#cases.get(id);
        const list = pairOf(subject, key)?.value;
        if ((0,dist/* isSeq */.oP)(list) && list.items.length > 0)
            this.#appendTo(list, values);
        else
            this.#addKey(subject, key, values);
    }
    /** Writes a value in the place of the old one; null takes the key out. */
    set(id, key, value) {
        const subject = this.#cases.get(id);
        const pair = pairOf(subject, key);
        if (value === null) {
            if (pair !== null)
                this.#removeMember(subject, pair);
        }
        else if (pair === null)
            this.#addKey(subject, key, value);
        else
            this.#splices.push({ start: startOf(pair.value), end: endOf(pair.value), text: this.#written(value) });
    }
    /** Takes the case out, with the comment above it. */
    remove(id) {
        const subject = this.#cases.get(id);
        if (this.#list?.flow === true)
            this.#removeMember(this.#list, subject);
        else
            this.#removeLines(this.#commentAbove(startOf(subject)), endOf(subject));
    }
    /** Takes the comment above the case out, too, once it is decided. */
    uncomment(id) {
        const start = lineStart(this.#text, startOf(this.#cases.get(id)));
        this.#splices.push({ start: this.#commentAbove(start), end: start, text: "" });
    }
    /** Takes a line of the file's own out. */
    removeKey(key) {
        const pair = this.#root === null ? null : pairOf(this.#root, key);
        if (pair !== null)
            this.#removeMember(this.#root, pair);
    }
    toString() {
        const sorted = this.#splices
            .map((splice, i) => ({ ...splice, i }))
            .toSorted((a, b) => a.start - b.start || a.i - b.i);
        let [text, at] = ["", 0];
        for (const { start, end, text: added } of sorted) {
            text += this.#text.slice(at, start) + added;
            at = Math.max(at, end);
        }
        return text + this.#text.slice(at);
    }
    #appendTo(list, values) {
        const end = endOf(list.items.at(-1));
        const first = startOf(list.items[0]);
        if (list.flow === true) {
            const last = startOf(list.items.at(-1));
            const before = this.#text.slice(lineStart(this.#text, last), last);
            const between = /^\s*$/.test(before) ? `,${this.#newline}${before}` : ", ";
            this.#splices.push({
                start: end,
                end,
                text: values.map((value) => between + this.#written(value)).join(""),
            });
            return;
        }
        const lead = this.#text.slice(lineStart(this.#text, first), first);
        this.#insertLines(end, values.map((value) => lead + this.#written(value)));
    }
    #addKey(subject, key, value) {
        const last = subject.items.at(-1);
        const end = endOf(last);
        const column = startOf(subject.items[0].key) - lineStart(this.#text, startOf(subject.items[0].key));
        if (subject.flow !== true) {
            this.#insertLines(end, [`${" ".repeat(column)}${key}: ${this.#written(value)}`]);
            return;
        }
        const start = startOf(last.key);
        const before = this.#text.slice(lineStart(this.#text, start), start);
        const between = /^\s*$/.test(before) ? `,${this.#newline}${before}` : ", ";
        const name = this.#written === inJson ? JSON.stringify(key) : key;
        this.#splices.push({ start: end, end, text: `${between}${name}: ${this.#written(value)}` });
    }
    /** After the line that holds the character before `at`. */
    #insertLines(at, lines) {
        const end = lineEnd(this.#text, at);
        const isWhole = end > 0 && this.#text[end - 1] === "\n";
        const lead = isWhole ? "" : this.#newline;
        const tail = isWhole ? this.#newline : "";
        this.#splices.push({ start: end, end, text: lead + lines.join(this.#newline) + tail });
    }
    /** In braces or brackets with the comma beside it, else the lines that it takes. */
    #removeMember({ flow, items }, member) {
        if (flow !== true)
            return this.#removeLines(startOf(member), endOf(member));
        const at = items.findIndex((each) => each === member);
        const [before, after] = [items[at - 1], items[at + 1]];
        if (after !== undefined)
            this.#splices.push({ start: startOf(member), end: startOf(after), text: "" });
        else
            this.#splices.push({
                start: before === undefined ? startOf(member) : endOf(before),
                end: endOf(member),
                text: "",
            });
    }
    #removeLines(start, end) {
        this.#splices.push({ start: lineStart(this.#text, start), end: lineEnd(this.#text, end), text: "" });
    }
    /** Where the lines of comment begin that stand right above. */
    #commentAbove(offset) {
        let start = lineStart(this.#text, offset);
        for (;;) {
            const before = lineStart(this.#text, start - 1);
            if (start === 0 || !/^[ \t]+#/.test(this.#text.slice(before, start)))
                return start;
            start = before;
        }
    }
}
function parse(text) {
    return (0,dist/* parseDocument */.Tp)(text, { version: "1.2", uniqueKeys: false, stringKeys: true, prettyErrors: false })
        .contents;
}
function* linesOf(text) {
    let start = 0;
    for (const line of text.split("\n")) {
        if (line.trim() !== "")
            yield { start, line };
        start += line.length + 1;
    }
}
/** The node of a line, as the file has it. */
function shifted(node, by) {
    const seen = new Set();
    const visit = (each) => {
        if (typeof each !== "object" || each === null || seen.has(each))
            return;
        seen.add(each);
        const ranged = each;
        if (Array.isArray(ranged.range))
            ranged.range = ranged.range.map((offset) => offset + by);
        if ((0,dist/* isMap */.jh)(each))
            for (const { key, value } of each.items)
                for (const part of [key, value])
                    visit(part);
        if ((0,dist/* isSeq */.oP)(each))
            each.items.forEach(visit);
    };
    visit(node);
    return node;
}
function pairOf(map, key) {
    return map.items.find((pair) => (0,dist/* isScalar */.jn)(pair.key) && pair.key.value === key) ?? null;
}
function startOf(node) {
    const { key, range } = node;
    return range === undefined ? startOf(key) : range[0];
}
/** After the last character of what is written: the range of a block goes on over the comments below it. */
function endOf(node) {
    if ((0,dist/* isMap */.jh)(node) && node.flow !== true && node.items.length > 0)
        return endOf(node.items.at(-1));
    if ((0,dist/* isSeq */.oP)(node) && node.flow !== true && node.items.length > 0)
        return endOf(node.items.at(-1));
    const { key, value, range } = node;
    if (range === undefined || range === null)
        return endOf(value ?? key);
    return range[1];
}
function lineStart(text, offset) {
    return offset <= 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
}
/** After the newline of the line that holds the character before `offset`, or the end of the text. */
function lineEnd(text, offset) {
    const end = text.indexOf("\n", Math.max(offset - 1, 0));
    return end === -1 ? text.length : end + 1;
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
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(72508);
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
    const digest = (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .sc)((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .compactCanonical */ .SM)({ name, revision, cases: sorted.map((each) => [each.id, each.digest]) }));
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
/**
 * Adds the digests. `digest` is of everything but the ids, the tags and the place: suites, shards and baselines of version 1
 * hold it. Its keys, and those of `digests`, are a format of their own.
 */
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
    const digest = (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .sc)((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .compactCanonical */ .SM)(digested));
    // A spread with one more member would give each case a hidden class of its own in Node 20.
    return Object.assign({}, subject, { forbidden, digest, digests: digestsOf(subject) });
}
function digestsOf({ query, params, expected, expect_empty, forbidden }) {
    // Params that say nothing are sent as none.
    const sent = params === undefined || Object.keys(params).length === 0 ? undefined : params;
    const limited = expect_empty || forbidden.length > 0;
    return {
        ask: (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256Half */ .Bh)((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .compactCanonical */ .SM)({ query, params: sent })),
        targets: (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256Half */ .Bh)((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .compactCanonical */ .SM)(expected)),
        limits: limited ? (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256Half */ .Bh)((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .compactCanonical */ .SM)({ expect_empty, forbidden })) : _model_suite_js__WEBPACK_IMPORTED_MODULE_10__/* .NO_LIMITS */ .d1,
    };
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
/** Single files that a command was asked for: written whole or not at all. */







/** `content` whole or in parts. `file` is relative to the root; nothing is written through a link. Throws report_incomplete. */
async function writeWhole(root, file, content) {
    const target = (0,_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absolutePath */ .Hi)(root, file);
    // Nobody can have put a link there before.
    const temporary = `${target}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.randomUUID)()}.tmp`;
    refuseLinks(root.directory, node_path__WEBPACK_IMPORTED_MODULE_5__.dirname(target), file);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_5__.dirname(target), { recursive: true });
        const whole = typeof content === "string" || content instanceof Uint8Array;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.writeFile)(temporary, whole ? content : (0,_chunks_js__WEBPACK_IMPORTED_MODULE_6__/* .inChunks */ .m)(content), { flag: "wx" });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.rename)(temporary, target);
    }
    catch (cause) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_4__.rm)(temporary, { force: true }).catch(() => null);
        const why = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("report_incomplete", `${file} can't be written (${why})`, {
            hint: "Check that its folder is writable, that it is no folder itself, and that the disk has room.",
            cause,
        });
    }
}
/** Throws report_incomplete where a folder on the way from `directory` to `target` is a link, which leads elsewhere. */
function refuseLinks(directory, target, shown) {
    const link = (0,_root_js__WEBPACK_IMPORTED_MODULE_0__/* .linkOnTheWay */ .KH)(directory, target);
    if (link === null)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("report_incomplete", `${shown} lies behind the symbolic link ${link}; nothing was written`, {
        hint: "Replace the link by a folder, or name another place.",
    });
}
/** SHA-256 of a file of any size. Throws file_not_found and file_unreadable. */
async function digestFile(root, file) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.createHash)("sha256");
    try {
        for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.createReadStream)((0,_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absolutePath */ .Hi)(root, file)))
            hash.update(chunk);
        return hash.digest("hex");
    }
    catch (cause) {
        const code = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
        if (code === "ENOENT")
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_not_found", `${file} does not exist`, { cause });
        const why = code === "EISDIR" ? "is a folder, expected a file" : `can't be read: ${code}`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_unreadable", `${file} ${why}`, { cause });
    }
}


/***/ })

};
