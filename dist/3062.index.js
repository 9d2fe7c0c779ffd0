export const id = 3062;
export const ids = [3062];
export const modules = {

/***/ 43062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readJudgmentLists: () => (/* binding */ readJudgmentLists),
/* harmony export */   readRatedEntries: () => (/* binding */ readRatedEntries),
/* harmony export */   readRatings: () => (/* binding */ readRatings)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80097);
/* harmony import */ var _judgments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56985);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70987);




function readRatedEntries(files, path, memberNames, problems, readEntry) {
  const { file, text } = files.readText([path], {
    what: "judgments",
    hint: "`path` is the JSON file."
  });
  const reading = (0,_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .readJson */ .Vh)({ file, text }, "foreign");
  const { value } = reading;
  problems.push(...reading.problems);
  if (value === void 0) {
    return { file, ratings: [], unratedCount: 0 };
  }
  const members = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectMembers */ .vN)(value);
  const listName = memberNames.find((candidate) => Array.isArray(members[candidate]));
  const list = listName === void 0 ? value : members[listName];
  const reportInFile = (0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .makeFileReport */ .Ff)({ file, lineOf: reading.lineOf }, problems);
  if (!Array.isArray(list)) {
    reportInFile(`expected a list, or an object with \`${memberNames.join("` or `")}\`; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(value)}`);
    return { file, ratings: [], unratedCount: 0 };
  }
  const listPointer = listName === void 0 ? "" : `/${listName}`;
  const ratings = [];
  let unratedCount = 0;
  for (const [index, entry] of list.entries()) {
    const entryPointer = `${listPointer}/${index}`;
    const line = reading.lineOf(entryPointer);
    const report = (0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .reportInside */ .Tc)(reportInFile, entryPointer);
    if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(entry)) {
      report(`expected an object; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(entry)}`);
      continue;
    }
    if (Array.isArray(entry["ratings"]) && entry["ratings"].length === 0) {
      unratedCount++;
    }
    ratings.push(...readEntry(entry, line, report));
  }
  return { file, ratings, unratedCount };
}
function readRatings(entry, readDocument, queryOfEntry, report) {
  const { ratings } = entry;
  if (!Array.isArray(ratings)) {
    report(`expected \`ratings\`, a list; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(ratings)}`);
    return [];
  }
  const readableRatings = [];
  for (const [index, item] of ratings.entries()) {
    const reportRating = (0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .reportInside */ .Tc)(report, `/ratings/${index}`);
    const ratingMembers = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectMembers */ .vN)(item);
    const document = readDocument(ratingMembers, reportRating);
    const grade = (0,_judgments_js__WEBPACK_IMPORTED_MODULE_2__.parseRating)(ratingMembers["rating"], (0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .reportInside */ .Tc)(reportRating, "/rating"));
    if (document !== null && grade !== null) {
      readableRatings.push({ ...queryOfEntry, intent: null, document, grade });
    }
  }
  return readableRatings;
}
const LIST_NAMES = ["judgmentRatings", "judgments"];
async function readJudgmentLists({ files, path }) {
  const problems = [];
  const { file, ratings, unratedCount } = readRatedEntries(files, path, LIST_NAMES, problems, (entry, line, report) => {
    const query = (0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextMember */ .Oq)(entry, "query", report) ?? "";
    const readDocument = (rating, reportRating) => (0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextMember */ .Oq)(rating, "docId", reportRating);
    return readRatings(entry, readDocument, { id: null, query, line }, report);
  });
  return (0,_judgments_js__WEBPACK_IMPORTED_MODULE_2__.makeRatedDataset)(ratings, file, unratedCount, problems);
}



/***/ })

};
