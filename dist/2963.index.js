export const id = 2963;
export const ids = [2963,1246];
export const modules = {

/***/ 18814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ DatasetFiles),
/* harmony export */   g: () => (/* binding */ decodeText)
/* harmony export */ });
/* harmony import */ var _system_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41229);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _trec_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14807);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62611);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38522);
/** The files of one dataset: looked for where the format puts them, plain or gzip, each digested as read. */





class DatasetFiles {
    root;
    #digests = new Map();
    constructor(root) {
        this.root = root;
    }
    /** SHA-256 of each file that was read, by path. */
    get digests() {
        return this.#digests;
    }
    /**
     * The first of `places` that exists, with or without `.gz`. `hint` says what to do where none does.
     * @throws GateError `file_not_found` naming every place, `file_unreadable`, `file_too_large`, `outside_root`
     */
    bytes(places, what, hint) {
        for (const place of places) {
            for (const file of /\.gz$/i.test(place) ? [place] : [place, `${place}.gz`]) {
                const bytes = this.#tryRead(file, what);
                if (bytes !== null)
                    return { file, bytes };
            }
        }
        const where = places.length === 1 ? `there is no ${places[0]}` : `none of ${places.join(", ")} exists`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_not_found", `the dataset's ${what}: ${where}`, { hint });
    }
    text(places, what, hint) {
        const { file, bytes } = this.bytes(places, what, hint);
        return { file, text: decodeText(file, bytes, what) };
    }
    #tryRead(file, what) {
        try {
            const bytes = (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readBytes */ .io)(this.root, file, what, _read_js__WEBPACK_IMPORTED_MODULE_3__/* .JSON_LIMIT */ .Vz);
            this.#digests.set(file, (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(bytes));
            return bytes;
        }
        catch (error) {
            if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError && (error.code === "file_not_found" || isFolder(error.cause)))
                return null;
            throw error;
        }
    }
}
function isFolder(cause) {
    return cause instanceof Error && "code" in cause && cause.code === "EISDIR";
}
/** @throws GateError `invalid_file` where it is not UTF-8, `file_unreadable` where it is broken gzip. */
function decodeText(file, bytes, what) {
    const plain = bytes[0] === 0x1f && bytes[1] === 0x8b ? decompress(file, bytes, what) : bytes;
    const problem = (0,_trec_text_js__WEBPACK_IMPORTED_MODULE_2__/* .encodingProblem */ .pz)(plain, 0, plain.length);
    if (problem !== null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("invalid_file", `${what} ${file}: ${problem}`);
    try {
        return new TextDecoder("utf-8", { fatal: true }).decode(plain);
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("invalid_file", `${what} ${file} is not valid UTF-8`, {
            hint: "Save it as UTF-8.",
            cause,
        });
    }
}
function decompress(file, bytes, what) {
    try {
        return (0,node_zlib__WEBPACK_IMPORTED_MODULE_4__.gunzipSync)(bytes, { maxOutputLength: _read_js__WEBPACK_IMPORTED_MODULE_3__/* .JSON_LIMIT */ .Vz });
    }
    catch (cause) {
        const why = cause instanceof Error ? cause.message : String(cause);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_unreadable", `${what} ${file} can't be decompressed: ${why}`, { cause });
    }
}


/***/ }),

/***/ 42963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _$: () => (/* binding */ corpusNotices),
  N9: () => (/* binding */ finishCases),
  readDataset: () => (/* binding */ readDataset)
});

// UNUSED EXPORTS: readIntents

// EXTERNAL MODULE: ./lib/system/json.js
var json = __webpack_require__(10107);
// EXTERNAL MODULE: ./lib/system/root.js
var system_root = __webpack_require__(34081);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/model/suite.js
var suite = __webpack_require__(44141);
// EXTERNAL MODULE: ./lib/files/validate.js + 1 modules
var validate = __webpack_require__(19733);
// EXTERNAL MODULE: ./lib/trec/byte-source.js
var byte_source = __webpack_require__(91014);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./lib/files/formats/corpus.js
/** Judged documents that a corpus lacks: nothing can find them, so they lower every retriever's recall alike. */





const NEWLINE = 10;
/**
 * Which of `documents` no line of the corpus (JSON Lines of `{_id | id}`, gzip too) has as its id, in code point order;
 * null where there is no such file. The file is read through once, however large, and only in the work tree: a corpus
 * is data, and what it lacks is a notice.
 */
async function missingFromCorpus(root, file, documents) {
    const place = [file, `${file}.gz`].find((each) => exists(root, each));
    if (place === undefined)
        return null;
    const missing = new Set(documents);
    for await (const { text, line } of linesIn((0,external_node_fs_.realpathSync)((0,system_root/* absolutePath */.Hi)(root, place)), place)) {
        if (text.trim() !== "")
            missing.delete(documentId(text, place, line));
    }
    return [...missing].toSorted(canonical_json/* compareCodePoints */.OP);
}
function exists(root, file) {
    try {
        (0,system_root/* insideRoot */.p0)(root, ".", (0,external_node_fs_.realpathSync)((0,system_root/* absolutePath */.Hi)(root, file)), `corpus ${file} (a link)`);
        return true;
    }
    catch (error) {
        if (error instanceof errors.GateError)
            throw error;
        return false;
    }
}
function documentId(text, file, line) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        throw bad(file, line, `not valid JSON: ${error instanceof Error ? error.message : String(error)}`);
    }
    const { _id, id = _id } = (typeof value === "object" && value !== null ? value : {});
    if (typeof id === "string" && id !== "")
        return id;
    throw bad(file, line, "expected an object whose `_id` or `id` is text that is not empty");
}
function bad(file, line, message) {
    return new errors.GateError("invalid_suite", `corpus ${file} has a problem`, {
        problems: [{ file, line, message }],
    });
}
async function* linesIn(absolute, name) {
    const source = await (0,byte_source/* openSource */.oD)(absolute, name);
    // Decoded line by line: a chunk may end within a character.
    const decoder = new TextDecoder("utf-8");
    let rest = [];
    let line = 0;
    try {
        for (;;) {
            const chunk = Buffer.allocUnsafe(byte_source/* CHUNK_BYTES */.EC);
            const length = await source.read(chunk, 0, chunk.length);
            if (length === 0)
                break;
            let start = 0;
            for (let end = chunk.indexOf(NEWLINE); end !== -1 && end < length; end = chunk.indexOf(NEWLINE, start)) {
                yield { text: decoder.decode(Buffer.concat([...rest, chunk.subarray(start, end)])), line: ++line };
                rest = [];
                start = end + 1;
            }
            rest = [...rest, chunk.subarray(start, length)];
        }
        yield { text: decoder.decode(Buffer.concat(rest)), line: line + 1 };
    }
    finally {
        await source.close();
    }
}

// EXTERNAL MODULE: ./lib/files/formats/dataset-files.js
var dataset_files = __webpack_require__(18814);
;// CONCATENATED MODULE: ./lib/files/formats/registry.js
const FORMATS = [
    {
        name: "beir",
        meaning: "a folder with queries.jsonl, qrels/<split>.tsv or qrels.tsv, and a corpus.jsonl where there is one",
        keys: ["queries", "qrels", "corpus", "split"],
        intents: false,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3169), __webpack_require__.e(608)]).then(__webpack_require__.bind(__webpack_require__, 80608))).readBeir,
    },
    {
        name: "trec",
        meaning: "topics (<top> blocks, or two columns) and qrels",
        keys: ["queries", "qrels", "corpus"],
        intents: false,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3169), __webpack_require__.e(2144)]).then(__webpack_require__.bind(__webpack_require__, 82144))).readTrec,
    },
    {
        name: "tsv",
        meaning: "two-column queries and three-column qrels, no header; every query counts",
        keys: ["queries", "qrels", "corpus"],
        intents: false,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3169), __webpack_require__.e(8597)]).then(__webpack_require__.bind(__webpack_require__, 98597))).readTsv,
    },
    {
        name: "qrels-jsonl",
        meaning: "lines of query_id, query, relevant_docs and reference_answer; every query counts",
        keys: ["corpus"],
        intents: false,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3169), __webpack_require__.e(6985)]).then(__webpack_require__.bind(__webpack_require__, 56985))).readQrelsJsonl,
    },
    {
        name: "cruxe",
        meaning: "cruxe's query pack: hints, negative targets and intents",
        keys: [],
        intents: true,
        load: async () => (await __webpack_require__.e(/* import() */ 5887).then(__webpack_require__.bind(__webpack_require__, 15887))).readCruxePack,
    },
    {
        name: "evidence",
        meaning: "questions with gold evidence: passages, files, or characters of documents; JSON or CSV",
        keys: ["documents"],
        intents: "some",
        load: async () => (await __webpack_require__.e(/* import() */ 3653).then(__webpack_require__.bind(__webpack_require__, 73653))).readEvidence,
    },
    {
        name: "ragas-csv",
        meaning: "a CSV of question, ground_truth and contexts; a row without contexts counts for answers alone",
        keys: [],
        intents: false,
        load: async () => (await __webpack_require__.e(/* import() */ 6291).then(__webpack_require__.bind(__webpack_require__, 16291))).readRagasCsv,
    },
];

// EXTERNAL MODULE: ./lib/files/formats/format.js
var formats_format = __webpack_require__(29389);
// EXTERNAL MODULE: ./lib/files/formats/lines.js
var lines = __webpack_require__(70987);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/files/formats/dataset.js
/** `dataset:` of a suite file: the format reads the files, here its cases get intents and are cut and checked. */













/**
 * Reads the dataset that a suite file names; paths are relative to that file. Throws `invalid_suite` with every problem
 * of the files, and as DatasetFiles and readQrels.
 */
async function readDataset(root, document, written, revision) {
    const format = formatOf(document, written);
    const files = new dataset_files/* DatasetFiles */.c(root);
    const inside = (place, key) => place === undefined
        ? null
        : (0,system_root/* insideRoot */.p0)(root, external_node_path_.posix.dirname(document.file), place, `${document.file} (/dataset/${key})`);
    const read = await format.load();
    const source = {
        files,
        path: inside(written.path, "path"),
        queries: inside(written.queries, "queries"),
        qrels: inside(written.qrels, "qrels"),
        documents: inside(written.documents, "documents"),
        split: written.split ?? null,
        revision,
    };
    const dataset = await read(source);
    const problems = [...dataset.problems];
    const intentFile = inside(written.intents, "intents");
    const intents = intentFile === null
        ? { file: null, one: written.intent ?? null }
        : readIntents(files, intentFile, problems);
    const cases = finishCases(dataset.cases, intents, problems).slice(0, written.limit);
    if (problems.length > 0)
        throw (0,validate/* invalid */.Gq)("invalid_suite", "dataset", written.path, problems);
    if (cases.length === 0)
        throw noCases(document, written);
    const corpus = inside(written.corpus, "corpus");
    const limited = written.limit === undefined ? [] : [{ code: "limit", cases: cases.length }];
    return {
        cases,
        notices: [...dataset.notices, ...limited, ...(await corpusNotices(root, corpus, dataset.corpus, cases))],
        digests: files.digests,
        partial: written.limit !== undefined,
    };
}
/** Throws `invalid_suite` for keys that the format does not understand. */
function formatOf(document, written) {
    const problems = [];
    const report = (key, message) => {
        const pointer = `/dataset/${key}`;
        problems.push({ file: document.file, pointer, line: document.lineOf(pointer), message });
    };
    const format = FORMATS.find((each) => each.name === written.format);
    if (format === undefined)
        throw new Error(`the schema names a format without a reader: ${written.format}`);
    for (const key of formats_format/* FORMAT_KEYS */.vq) {
        if (written[key] !== undefined && !format.keys.includes(key))
            report(key, `\`${key}\` means nothing to format ${format.name}; remove it`);
    }
    const named = ["intent", "intents"].filter((key) => written[key] !== undefined);
    if (format.intents === true) {
        for (const key of named)
            report(key, `format ${format.name} brings the intents of its queries; remove \`${key}\``);
    }
    else if (named.length > 1 || (named.length === 0 && format.intents === false)) {
        report(named[1] ?? "format", "expected either `intent`, one for every case, or `intents`, a file of them");
    }
    if (problems.length > 0)
        throw (0,validate/* invalid */.Gq)("invalid_suite", "suite", document.file, problems);
    return format;
}
const LONGEST_ID = 500;
const LONGEST_QUERY = 100_000;
/** In id order; what is wrong with a case is added to the problems. */
function finishCases(cases, intents, problems) {
    const sorted = cases.toSorted((a, b) => (0,canonical_json/* compareCodePoints */.OP)(a.id, b.id));
    return sorted.flatMap((each) => finished(each, intents, problems));
}
function finished(each, intents, problems) {
    const wrong = [];
    if (each.id.length > LONGEST_ID)
        wrong.push(`query id of ${each.id.length} characters, expected at most ${LONGEST_ID}`);
    if (json/* FORBIDDEN_KEYS */.p5.has(each.id))
        wrong.push(`"${each.id}" can't be an id, because reports have ids as keys`);
    if (each.query.length > LONGEST_QUERY)
        wrong.push(`query of ${each.query.length} characters, expected at most ${LONGEST_QUERY}`);
    const intent = each.intent ?? (intents.file === null ? intents.one : (intents.byId.get(each.id) ?? null));
    if (intent === null) {
        const where = intents.file === null ? "; write `intent` beside it, or in `dataset`" : ` in ${intents.file}`;
        wrong.push(`query ${JSON.stringify(each.id)} has no intent${where}`);
    }
    problems.push(...wrong.map((message) => ({ ...each.place, message })));
    if (wrong.length > 0 || intent === null)
        return [];
    const byLabel = (a, b) => (0,canonical_json/* compareCodePoints */.OP)((0,suite/* targetLabel */.Op)(a), (0,suite/* targetLabel */.Op)(b));
    return [
        {
            ...each,
            intent,
            expected: each.expected.toSorted(byLabel),
            forbidden: each.forbidden.toSorted(byLabel),
            expect_empty: false,
            critical: false,
        },
    ];
}
function noCases(document, written) {
    const problem = {
        file: document.file,
        pointer: "/dataset",
        line: document.lineOf("/dataset"),
        message: `the ${written.format} dataset ${written.path} has no query that is judged`,
    };
    return new errors.GateError("invalid_suite", `${document.file}: ${problem.message}`, { problems: [problem] });
}
/** `written` must exist, `usual` may. */
async function corpusNotices(root, written, usual, cases) {
    const place = written ?? usual;
    if (place === null)
        return [];
    const judged = cases.flatMap((each) => [
        ...each.expected.map((target) => target.value),
        ...(each.judged_irrelevant ?? []),
    ]);
    const documents = await missingFromCorpus(root, place, new Set(judged));
    if (documents === null && written !== null) {
        throw new errors.GateError("file_not_found", `corpus ${written} does not exist`, { hint: "Check the path." });
    }
    return documents === null || documents.length === 0
        ? []
        : [{ code: "judged_missing_from_corpus", documents }];
}
/** Ids that the dataset does not have are no problem: one file may serve several splits. */
function readIntents(files, place, problems) {
    const { file, text } = files.text([place], "intents", "Check `dataset.intents`.");
    const byId = new Map();
    for (const { line, text: row } of (0,lines/* linesOf */.Dx)(text)) {
        const columns = row.split("\t").map((cell) => cell.trim());
        const [id = "", intent = ""] = columns;
        const earlier = byId.get(id);
        const report = (message) => void problems.push({ file, line, message });
        if (columns.length !== 2 || id === "")
            report(`expected a query's id, a tab and its intent; got ${(0,json/* show */.WU)(row)}`);
        else if (!formats_format/* INTENT */.Xi.test(intent))
            report(`expected an intent of letters, digits, \`.\`, \`_\` and \`-\`; got ${(0,json/* show */.WU)(intent)}`);
        else if (earlier !== undefined && earlier !== intent)
            report(`query ${(0,json/* show */.WU)(id)} has intent ${(0,json/* show */.WU)(earlier)} on an earlier line`);
        else
            byId.set(id, intent);
    }
    return { file, byId };
}


/***/ }),

/***/ 29389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xi: () => (/* binding */ INTENT),
/* harmony export */   vq: () => (/* binding */ FORMAT_KEYS),
/* harmony export */   zH: () => (/* binding */ MAX_GRADE)
/* harmony export */ });
/** Keys of `dataset:` that only some formats understand. */
const FORMAT_KEYS = ["queries", "qrels", "corpus", "documents", "split"];
/** Of a suite's target too. Beyond 52 an exponential gain is no exact integer, but the sums are finite. */
const MAX_GRADE = 255;
/** Letters of any script: an intent is named in its readers' words. */
const INTENT = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{0,79}$/u;


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

/***/ 51246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ placeOf),
/* harmony export */   formatProblem: () => (/* binding */ formatProblem)
/* harmony export */ });
/** What is wrong in a user's file, and where. */
/** `file:line`, the form that editors and log readers jump to. */
function placeOf(problem) {
    return problem.line === undefined ? problem.file : `${problem.file}:${problem.line}`;
}
/** `file:line (pointer): message`, not escaped. */
function formatProblem(problem) {
    const pointer = problem.pointer ? ` (${problem.pointer})` : "";
    return `${placeOf(problem)}${pointer}: ${problem.message}`;
}


/***/ }),

/***/ 91014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EC: () => (/* binding */ CHUNK_BYTES),
/* harmony export */   oD: () => (/* binding */ openSource),
/* harmony export */   ts: () => (/* binding */ PIECE_BYTES)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57075);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38522);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452);
/** Where qrels and runs come from: a file or bytes in memory, plain or gzip, read piece by piece. */





const CHUNK_BYTES = 1_048_576;
/** What is read at a time where it is read in order and used at once: it stays in a processor's own cache. */
const PIECE_BYTES = 262_144;
/** So often the event loop gets its turn: a signal would have to wait for the end of the file otherwise. */
const TURN_BYTES = 33_554_432;
/**
 * Opens a source, decompressing where the first two bytes are gzip's (RFC 1952: 1f 8b), whatever the name says.
 * @throws GateError `file_not_found`, `file_unreadable`
 */
async function openSource(input, name) {
    if (typeof input !== "string") {
        const pieces = input instanceof Uint8Array ? [input] : input;
        return isGzip(firstBytes(pieces)) ? gunzipped(node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable.from(pieces), name) : piecesSource(pieces);
    }
    const file = openFile(input, name);
    const magic = new Uint8Array(2);
    const got = readFrom(file, name, magic, 0, 2, 0);
    if (got === 2 && isGzip(magic))
        return gunzipped((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)("", { fd: file, start: 0 }), name);
    return fileSource(file, name);
}
function openFile(path, name) {
    let file;
    try {
        file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, "r");
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).isDirectory())
            return file;
    }
    catch (cause) {
        if (cause instanceof Error && "code" in cause && cause.code === "ENOENT")
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.GateError("file_not_found", `${name}: no such file`, { cause });
        throw unreadable(name, cause);
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.GateError("file_unreadable", `${name} is a directory, expected a file`);
}
/** Reads at once: the next bytes of a file are in the system's cache, and a thread that fetched them would take longer. */
function fileSource(file, name) {
    let position = 0;
    let turn = TURN_BYTES;
    return {
        async read(into, at, length) {
            if (position >= turn) {
                turn += TURN_BYTES;
                await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setImmediate)();
            }
            const got = readFrom(file, name, into, at, length, position);
            position += got;
            return got;
        },
        async close() {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
        },
    };
}
function readFrom(file, name, into, at, length, position) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, into, at, length, position);
    }
    catch (cause) {
        throw unreadable(name, cause);
    }
}
function piecesSource(pieces) {
    const iterator = pieces.values();
    return fromNext(() => Promise.resolve(iterator.next().value), async () => { });
}
function gunzipped(compressed, name) {
    const gunzip = (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.createGunzip)({ chunkSize: CHUNK_BYTES });
    compressed.on("error", (error) => gunzip.destroy(error));
    compressed.pipe(gunzip);
    const iterator = gunzip[Symbol.asyncIterator]();
    const next = async () => {
        try {
            return (await iterator.next()).value;
        }
        catch (cause) {
            throw unreadable(name, cause);
        }
    };
    return fromNext(next, async () => {
        compressed.destroy();
        gunzip.destroy();
    });
}
/** Hands out pieces of any size in the sizes that the reader asks for. */
function fromNext(next, close) {
    let rest = new Uint8Array();
    return {
        async read(into, at, length) {
            while (rest.length === 0) {
                const piece = await next();
                if (piece === undefined)
                    return 0;
                rest = piece;
            }
            const taken = rest.subarray(0, length);
            into.set(taken, at);
            rest = rest.subarray(taken.length);
            return taken.length;
        },
        close,
    };
}
function firstBytes(pieces) {
    const first = [];
    for (const piece of pieces) {
        first.push(...piece.subarray(0, 2));
        if (first.length >= 2)
            break;
    }
    return Uint8Array.from(first);
}
function isGzip(bytes) {
    return bytes[0] === 0x1f && bytes[1] === 0x8b;
}
function unreadable(name, cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_4__.GateError("file_unreadable", `${name} can't be read: ${why}`, { cause });
}


/***/ }),

/***/ 14807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ decode),
/* harmony export */   IC: () => (/* binding */ decodeExact),
/* harmony export */   Id: () => (/* binding */ markLength),
/* harmony export */   Lr: () => (/* binding */ isUtf8Text),
/* harmony export */   Np: () => (/* binding */ columnsMessage),
/* harmony export */   WU: () => (/* binding */ show),
/* harmony export */   Xy: () => (/* binding */ NEWLINE),
/* harmony export */   ZS: () => (/* binding */ MAX_COLUMNS),
/* harmony export */   Zp: () => (/* binding */ behindLastLine),
/* harmony export */   Zw: () => (/* binding */ Problems),
/* harmony export */   l8: () => (/* binding */ repeatMessage),
/* harmony export */   pz: () => (/* binding */ encodingProblem),
/* harmony export */   uz: () => (/* binding */ splitColumns),
/* harmony export */   xC: () => (/* binding */ isSpace)
/* harmony export */ });
/* harmony import */ var _model_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51246);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4573);
/** What the two parsers share: columns, text and problems of a line. */



const NEWLINE = 10;
const MAX_PROBLEMS = 20;
const MAX_SHOWN = 60;
/** More than any format has; what lies beyond is only counted as too many. */
const MAX_COLUMNS = 8;
/** C's isspace in the "C" locale, which is what separates columns. */
function isSpace(byte) {
    return byte === 32 || (byte >= 9 && byte <= 13);
}
/** Offsets of a line's columns, as pairs of start and end in `out`; returns how many, at most MAX_COLUMNS. */
function splitColumns(bytes, from, to, out) {
    let count = 0;
    let at = from;
    while (count < MAX_COLUMNS) {
        while (at < to && isSpace(bytes[at]))
            at++;
        if (at >= to)
            break;
        out[2 * count] = at;
        while (at < to && !isSpace(bytes[at]))
            at++;
        out[2 * count + 1] = at;
        count++;
    }
    return count;
}
/** Where the last line ends that ends before `to`; `from` where none does. */
function behindLastLine(bytes, from, to) {
    let at = to;
    while (at > from && bytes[at - 1] !== NEWLINE)
        at--;
    return at;
}
/** Whether the bytes between two offsets are UTF-8; most ids are ASCII, which needs no second look. */
function isUtf8Text(bytes, from, to) {
    for (let at = from; at < to; at++)
        if (bytes[at] > 127)
            return (0,node_buffer__WEBPACK_IMPORTED_MODULE_1__.isUtf8)(bytes.subarray(from, to));
    return true;
}
/** The text between two offsets; bytes that are not UTF-8 become U+FFFD. */
function decode(text, from, to) {
    return text.toString("utf8", from, to);
}
/** As decode, or null where the bytes are not UTF-8. */
function decodeExact(text, from, to) {
    return isUtf8Text(text, from, to) ? decode(text, from, to) : null;
}
/** A value for a message: control characters escaped, cut to a length that a log can take. */
function show(text) {
    return JSON.stringify(text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text);
}
/** What is wrong with a line that has the wrong number of columns. */
function columnsMessage(line, found, expected) {
    const count = found >= MAX_COLUMNS ? `${MAX_COLUMNS} or more` : `${found}`;
    const hint = line.includes("\u00A0")
        ? "; the line has no-break spaces, which do not separate columns: use tabs or spaces"
        : "";
    return `${count} column${found === 1 ? "" : "s"}, expected ${expected}${hint}: ${show(line)}`;
}
/** What a document's second row for a query is told. */
function repeatMessage(docno, qid, firstLine) {
    return `document ${show(docno)} is listed twice for query ${show(qid)}, first on line ${firstLine}`;
}
/** Why a file can't be text in UTF-8, judged by its first bytes; null where it can. */
function encodingProblem(bytes, start, end) {
    const [a, b] = [bytes[start], bytes[start + 1]];
    const mark = (a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff);
    const nul = end - start >= 2 && (a === 0 || b === 0);
    return mark || nul ? "the file is UTF-16, expected UTF-8: save it as UTF-8" : null;
}
/** Length of the UTF-8 byte order mark at `start`: 3 or 0. */
function markLength(bytes, start, end) {
    const marked = end - start >= 3 && bytes[start] === 0xef && bytes[start + 1] === 0xbb && bytes[start + 2] === 0xbf;
    return marked ? 3 : 0;
}
/** Collects what is wrong with one file, in line order, up to 20 places. */
class Problems {
    #file;
    #list = [];
    constructor(file) {
        this.#file = file;
    }
    /** `line` is 1-based; null stands for the whole file. */
    add(line, message) {
        if (!this.full)
            this.#list.push({ file: this.#file, ...(line === null ? {} : { line }), message });
    }
    get full() {
        return this.#list.length >= MAX_PROBLEMS;
    }
    get none() {
        return this.#list.length === 0;
    }
    /** @throws GateError where anything was added. */
    throwIfAny(code, hint) {
        const problems = this.#list.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
        const [first] = problems;
        if (first === undefined)
            return;
        const more = problems.length - 1;
        const others = more === 0 ? "" : ` (and ${this.full ? "at least " : ""}${more} more)`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError(code, `${(0,_model_problem_js__WEBPACK_IMPORTED_MODULE_2__.formatProblem)(first)}${others}`, { hint, problems });
    }
}


/***/ })

};
