export const id = 608;
export const ids = [608];
export const modules = {

/***/ 80608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readBeir: () => (/* binding */ readBeir),
/* harmony export */   readQueryLines: () => (/* binding */ readQueryLines)
/* harmony export */ });
/* harmony import */ var _join_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36317);
/* harmony import */ var _judgments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56985);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70987);



/** The cases are the queries with a row in the split. BEIR's loader drops a first line that is no header; this does not. */
async function readBeir(source) {
    const { path, queries, qrels, split, files } = source;
    const problems = [];
    const flat = split === null ? [`${path}/qrels.tsv`] : [];
    const places = qrels === null ? [`${path}/qrels/${split ?? "test"}.tsv`, ...flat] : [qrels];
    const judged = await (0,_judgments_js__WEBPACK_IMPORTED_MODULE_1__/* .readJudgments */ .w)(files, places, "Name the split with `split`, or the file with `qrels`.", problems);
    const text = files.text([queries ?? `${path}/queries.jsonl`], "queries", "`path` is the folder that holds queries.jsonl; or name the file with `queries`.");
    const read = readQueryLines(text, problems);
    return { ...(0,_join_js__WEBPACK_IMPORTED_MODULE_0__/* .joinJudgments */ .E)(read, judged, "judged", problems), corpus: `${path}/corpus.jsonl`, problems };
}
/** Lines of `{_id, text}`; what else they hold is ignored. */
function readQueryLines(source, problems) {
    const { file } = source;
    const queries = new Map();
    (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonObjects */ .T5)(source, problems, (value, line) => {
        const report = (message, pointer) => {
            problems.push({ file, line, message, ...(pointer === undefined ? {} : { pointer }) });
        };
        const typo = (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .misspelt */ .IM)(value, ["_id", "text"]);
        if (typo !== null)
            return report(typo);
        const [id, query] = [(0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(value, "_id", report), (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(value, "text", report)];
        if (id !== null && query !== null)
            (0,_join_js__WEBPACK_IMPORTED_MODULE_0__/* .addQuery */ .U)(queries, file, id, query, line, problems);
    });
    return { file, queries };
}


/***/ }),

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


/***/ })

};
