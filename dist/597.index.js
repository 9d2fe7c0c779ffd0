export const id = 597;
export const ids = [597];
export const modules = {

/***/ 36317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ joinJudgments),
/* harmony export */   U: () => (/* binding */ addQuery)
/* harmony export */ });
/* harmony import */ var _judgments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56985);

const NOTHING = new Map();
/**
 * One case for each judged query, or for all of them: then one without judgments has nothing to find, and scores 0. A
 * judgment of a query that has no text is a problem, since such a query can't be asked.
 */
function joinJudgments({ file, queries }, judged, which, problems) {
    for (const queryId of judged.queries.keys()) {
        if (queries.has(queryId))
            continue;
        const message = `query ${JSON.stringify(queryId)} is judged, but ${file} has no such query`;
        problems.push({ file: judged.file, line: judged.lineOf(queryId), message });
    }
    const chosen = [...queries].filter(([id]) => which === "all" || judged.queries.has(id));
    const left = queries.size - chosen.length;
    return {
        cases: chosen.map(([id, { query, line }]) => ({
            id,
            query,
            place: { file, line },
            intent: null,
            ...(0,_judgments_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedCase */ .I)(judged.queries.get(id) ?? NOTHING),
        })),
        notices: left === 0 ? [] : [{ code: "unjudged_queries", count: left }],
    };
}
/** Adds a query, or the problem that its id is taken. */
function addQuery(queries, file, id, query, line, problems) {
    const earlier = queries.get(id);
    if (earlier === undefined)
        queries.set(id, { query, line });
    else
        problems.push({ file, line, message: `query id ${JSON.stringify(id)} is taken by line ${earlier.line}` });
}


/***/ }),

/***/ 56985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ judgedCase),
/* harmony export */   w: () => (/* binding */ readJudgments)
/* harmony export */ });
/* harmony import */ var _model_order_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4209);
/* harmony import */ var _trec_qrels_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68863);
/* harmony import */ var _dataset_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18814);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29389);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70987);





/**
 * Reads the first of `places` that exists. Grades above 30 are added to `problems`.
 * @throws GateError `invalid_qrels` with the lines that can't be read, and as DatasetFiles.bytes
 */
async function readJudgments(files, places, hint, problems) {
    const { file, bytes } = files.bytes(places, "judgments", hint);
    const { queries } = await (0,_trec_qrels_js__WEBPACK_IMPORTED_MODULE_0__/* .readQrels */ .KA)(bytes, file);
    let rows = null;
    const lineOf = (queryId, document) => {
        rows ??= rowsOf((0,_dataset_files_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeText */ .g)(file, bytes, "judgments"));
        return (rows.find(([qid, docno]) => qid === queryId && (document === undefined || docno === document))?.[2] ?? 1);
    };
    for (const [queryId, grades] of queries) {
        for (const [document, grade] of grades) {
            if (grade <= _format_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_GRADE */ .z)
                continue;
            const message = `grade ${grade}, expected an integer up to ${_format_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_GRADE */ .z}`;
            problems.push({ file, line: lineOf(queryId, document), message });
        }
    }
    return { file, queries, lineOf };
}
function rowsOf(text) {
    return (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .linesOf */ .Dx)(text).flatMap(({ line, text: row }) => {
        const columns = row.trim().split(/[\t-\r ]+/);
        return row.startsWith("#") ? [] : [[columns[0] ?? "", columns.at(-2) ?? "", line]];
    });
}
/** Documents of grade 1 and more are targets; the others were judged not relevant. */
function judgedCase(grades) {
    const irrelevant = [...grades].filter(([, grade]) => grade <= 0).map(([document]) => document);
    return {
        expected: [...grades].filter(([, grade]) => grade > 0).map(asTarget),
        forbidden: [],
        ...(irrelevant.length === 0 ? {} : { judgedIrrelevant: irrelevant.toSorted(_model_order_js__WEBPACK_IMPORTED_MODULE_4__/* .compareCodePoints */ .O) }),
    };
}
function asTarget([value, grade]) {
    return { kind: "id", value, grade };
}


/***/ }),

/***/ 98597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readTsv: () => (/* binding */ readTsv),
/* harmony export */   readTwoColumns: () => (/* binding */ readTwoColumns),
/* harmony export */   refuseHeader: () => (/* binding */ refuseHeader)
/* harmony export */ });
/* harmony import */ var _join_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36317);
/* harmony import */ var _judgments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56985);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70987);



/** Every query is a case; one without relevant documents scores 0. */
async function readTsv({ files, path, queries, qrels }) {
    const problems = [];
    const judged = await (0,_judgments_js__WEBPACK_IMPORTED_MODULE_1__/* .readJudgments */ .w)(files, [qrels ?? `${path}/qrels.tsv`], "Name the file with `qrels`.", problems);
    const text = files.text(queries === null ? [`${path}/queries.tsv`, path] : [queries], "queries", "`path` is the file of queries, or a folder that holds queries.tsv.");
    const read = readTwoColumns(text, problems);
    refuseHeader(read, judged.queries, problems);
    return { ...(0,_join_js__WEBPACK_IMPORTED_MODULE_0__/* .joinJudgments */ .E)(read, judged, "all", problems), corpus: null, problems };
}
function readTwoColumns({ file, text }, problems) {
    const queries = new Map();
    for (const { line, text: row } of (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .linesOf */ .Dx)(text)) {
        const columns = row.split("\t").map((cell) => cell.trim());
        const [id, query] = columns;
        if (columns.length !== 2 || !id || !query) {
            const message = `expected two columns, a query's id and its text, with one tab between them; got ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .show */ .WU)(row)}`;
            problems.push({ file, line, message });
            continue;
        }
        (0,_join_js__WEBPACK_IMPORTED_MODULE_0__/* .addQuery */ .U)(queries, file, id, query, line, problems);
    }
    return { file, queries };
}
const ID_NAMES = /^(?:q|qid|query|id|query[-_ ]?id|topic[-_ ]?id)$/i;
const TEXT_NAMES = /^(?:query|text|query[-_ ]?text|question|title|topic)$/i;
/** Taken for a query, a header would be a case that nothing can answer, and lower every mean. */
function refuseHeader({ file, queries }, judged, problems) {
    const [first] = queries;
    if (first === undefined || first[1].line !== 1 || judged.has(first[0]))
        return;
    if (!ID_NAMES.test(first[0]) || !TEXT_NAMES.test(first[1].query))
        return;
    problems.push({ file, line: 1, message: "this looks like a header; the format has none: remove the line" });
}


/***/ })

};
