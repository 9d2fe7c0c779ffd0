export const id = 104;
export const ids = [104];
export const modules = {

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

/***/ 99104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readQrelsJsonl: () => (/* binding */ readQrelsJsonl)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29389);
/* harmony import */ var _judgments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56985);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70987);



const KEYS = ["query_id", "query", "relevant_docs", "reference_answer"];
/** Every query is a case; one without relevant documents scores 0. */
async function readQrelsJsonl({ files, path }) {
    const problems = [];
    const text = files.text([path], "queries and judgments", "`path` is the JSON Lines file.");
    const { file } = text;
    const cases = new Map();
    (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonObjects */ .T5)(text, problems, (value, line) => {
        const before = problems.length;
        const report = (message, pointer) => {
            problems.push({ file, line, message, ...(pointer === undefined ? {} : { pointer }) });
        };
        const typo = (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .misspelt */ .IM)(value, KEYS);
        if (typo !== null)
            return report(typo);
        const [id, query] = [(0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(value, "query_id", report), (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(value, "query", report)];
        const grades = gradesOf(value["relevant_docs"], report);
        const answer = value["reference_answer"] ?? undefined;
        if (answer !== undefined && typeof answer !== "string")
            report(`expected text; got ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .show */ .WU)(answer)}`, "/reference_answer");
        if (problems.length > before || id === null || query === null)
            return;
        const earlier = cases.get(id);
        if (earlier !== undefined)
            return report(`query id ${JSON.stringify(id)} is taken by line ${earlier.place.line}`);
        cases.set(id, {
            id,
            query,
            place: { file, line },
            intent: null,
            ...(0,_judgments_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedCase */ .I)(grades),
            ...(typeof answer === "string" ? { referenceAnswer: answer } : {}),
        });
    });
    return { cases: [...cases.values()], notices: [], corpus: null, problems };
}
function gradesOf(written, report) {
    const at = "/relevant_docs";
    const grades = new Map();
    if (!(0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(written)) {
        report(`expected an object of grades by document; got ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .show */ .WU)(written)}`, at);
        return grades;
    }
    for (const [document, grade] of Object.entries(written)) {
        if (document.trim() === "")
            report("a document id is blank", at);
        if (typeof grade === "number" && Number.isInteger(grade) && grade <= _format_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_GRADE */ .z)
            grades.set(document, grade);
        else
            report(`document ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .show */ .WU)(document)}: expected an integer grade up to ${_format_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_GRADE */ .z}; got ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .show */ .WU)(grade)}`, at);
    }
    return grades;
}


/***/ })

};
