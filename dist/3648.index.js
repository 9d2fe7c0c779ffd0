export const id = 3648;
export const ids = [3648];
export const modules = {

/***/ 93648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findAgedTargets: () => (/* binding */ findAgedTargets),
/* harmony export */   findAgeingInSuite: () => (/* binding */ findAgeingInSuite),
/* harmony export */   findAlwaysOrNeverSolved: () => (/* binding */ findAlwaysOrNeverSolved),
/* harmony export */   findSameQuestions: () => (/* binding */ findSameQuestions)
/* harmony export */ });
/* harmony import */ var _metrics_matching_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87362);
/* harmony import */ var _metrics_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64235);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(44141);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(72508);
/* harmony import */ var _near_duplicates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60774);
/* harmony import */ var _decision_pairs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28599);
/* harmony import */ var _app_unknown_targets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67038);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(452);
/* harmony import */ var _history_read_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78352);
/* harmony import */ var _messages_format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(31385);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(97855);










function findAgedTargets(suite, documents, definition) {
  const corpus = new Corpus(documents, definition);
  const ageings = [];
  for (const subject of suite.cases) {
    for (const list of ["expected", "forbidden"]) {
      for (const target of subject[list].flatMap(_model_suite_js__WEBPACK_IMPORTED_MODULE_8__/* .singleTargets */ .xG)) {
        ageings.push(...corpus.findAgeing(subject, list, target));
      }
    }
  }
  if (corpus.skippedPassages > 0) {
    ageings.push({ code: "not_looked_for", targets: corpus.skippedPassages });
  }
  return ageings;
}
const MOST_PASSAGES = 500;
class Corpus {
  #hits;
  #definition;
  #ids;
  /** Ids, names, paths, and every end of a path that begins after a slash. */
  #names = /* @__PURE__ */ new Set();
  /** Paths by their last part, the file's name; of several with the same name the last. */
  #pathByFileName = /* @__PURE__ */ new Map();
  /** Filled when the first passage is looked for: most suites have none. */
  #texts = [];
  /** Passages that were compared with all documents as a target would match. */
  #comparedPassages = 0;
  /** Passages that were not compared, because there are more than MOST_PASSAGES. */
  skippedPassages = 0;
  constructor(documents, definition) {
    this.#hits = documents.map((each) => (0,_metrics_matching_js__WEBPACK_IMPORTED_MODULE_0__/* .normaliseHit */ .Sv)(each, definition));
    this.#definition = definition;
    this.#ids = new Set(documents.flatMap(_metrics_matching_js__WEBPACK_IMPORTED_MODULE_0__/* .documentIds */ .UQ));
    for (const { hit, path, name } of this.#hits) {
      for (const documentName of [hit.doc_id, hit.id, path, name]) {
        if (documentName !== void 0) {
          this.#names.add(documentName);
        }
      }
      if (path === void 0 || hit.path === void 0) {
        continue;
      }
      for (let slash = path.indexOf("/"); slash !== -1; slash = path.indexOf("/", slash + 1)) {
        this.#names.add(path.slice(slash + 1));
      }
      this.#pathByFileName.set(path.slice(path.lastIndexOf("/") + 1), hit.path);
    }
  }
  /**
   * Returns a list of one finding if the corpus does not have the target any more as the suite
   * names it, else an empty list. A passage must stand in some document, and a span must end within
   * its document. Any other target, and a span in a document of unknown length, must be some
   * document; clusters and patterns never grow old. `list`: the list of the case that has the
   * target.
   */
  findAgeing(subject, list, target) {
    const label = (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_8__/* .targetLabel */ .Op)(target);
    if (target.kind === "cluster" || target.kind === "glob") {
      return [];
    }
    if (target.kind === "text") {
      return this.#findChangedPassage(subject, label, target);
    }
    if (target.kind === "span") {
      const document = this.#hits.find(({ hit }) => hit.path === target.value || hit.id === target.value);
      const isWholeDocument = document !== void 0 && document.hit.span === void 0;
      if (isWholeDocument && document.hit.text !== void 0) {
        const { length } = Array.from(document.hit.text);
        return target.end <= length ? [] : [{ code: "span_beyond", case: subject, target: label, length }];
      }
    }
    return this.#hasTarget(target) ? [] : [this.#reportTargetGone(subject, list, label, target.value)];
  }
  /**
   * Returns whether some document is the target. An id must be equal. Another value may be an id,
   * a name, a path or the end of a path, or match a document as it would match a result. Of a span
   * only the document counts, not the characters.
   */
  #hasTarget(target) {
    const { kind, value } = target;
    if (kind === "id") {
      return this.#ids.has(value);
    }
    if (this.#names.has(value)) {
      return true;
    }
    if (kind === "span") {
      return this.#hits.some(({ hit }) => hit.path?.endsWith(`/${value}`) === true);
    }
    const covers = (0,_metrics_matching_js__WEBPACK_IMPORTED_MODULE_0__/* .compileTarget */ .bs)(target, this.#definition);
    return this.#hits.some(covers);
  }
  /**
   * Returns the finding for a target that no document is. In `like` stands the path of a document
   * whose file has the same name, since it may have moved there; null if there is none.
   */
  #reportTargetGone(subject, list, label, value) {
    const fileName = value.slice(value.lastIndexOf("/") + 1);
    const like = this.#pathByFileName.get(fileName) ?? null;
    return { code: "target_gone", case: subject, list, target: label, like };
  }
  /**
   * Returns a list of one finding if no document has the passage, neither word for word nor as a
   * target would match; else an empty list. The second comparison takes long. After MOST_PASSAGES
   * of them it is not made: the passage is then counted in `skippedPassages`, without a finding.
   */
  #findChangedPassage(subject, label, target) {
    const passage = (0,_metrics_text_js__WEBPACK_IMPORTED_MODULE_1__/* .normaliseText */ .af)(target.value);
    if (this.#texts.length === 0) {
      this.#texts = this.#hits.map(normaliseDocument);
    }
    if (this.#texts.some(({ text }) => text.includes(passage))) {
      return [];
    }
    if (this.#comparedPassages >= MOST_PASSAGES) {
      this.skippedPassages++;
      return [];
    }
    this.#comparedPassages++;
    const isCoveredBy = (0,_metrics_matching_js__WEBPACK_IMPORTED_MODULE_0__/* .compileTarget */ .bs)(target, this.#definition);
    if (this.#hits.some(isCoveredBy)) {
      return [];
    }
    const document = this.#findBestDocument(passage);
    return [{ code: "passage_changed", case: subject, target: label, document }];
  }
  /**
   * Returns the path or id of the document that shares most runs of three words with the passage,
   * the first of several. Null if none has a third of the passage's runs, and for a passage of less
   * than three words.
   */
  #findBestDocument(passage) {
    const passageRuns = [...threeWordRuns(passage)];
    let bestDocument = null;
    let leastShared = Math.max(1, passageRuns.length / 3);
    for (const { name, wordRuns } of this.#texts) {
      const sharedRuns = passageRuns.filter((run) => wordRuns.has(run)).length;
      if (sharedRuns >= leastShared) {
        bestDocument = name;
        leastShared = sharedRuns + 1;
      }
    }
    return bestDocument;
  }
}
function normaliseDocument({ hit: { path, doc_id: id, text = "" } }) {
  const normalised = (0,_metrics_text_js__WEBPACK_IMPORTED_MODULE_1__/* .normaliseText */ .af)(text);
  return { name: path ?? id, text: normalised, wordRuns: threeWordRuns(normalised) };
}
function threeWordRuns(text) {
  const words = text.split(" ");
  const runs = /* @__PURE__ */ new Set();
  for (let start = 0; start + 3 <= words.length; start++) {
    runs.add(words.slice(start, start + 3).join(" "));
  }
  return runs;
}
function findSameQuestions({ cases }) {
  const indexesOfFirst = (0,_near_duplicates_js__WEBPACK_IMPORTED_MODULE_2__/* .firstAlike */ .r)(cases.map(({ query }) => query));
  const ageings = [];
  for (const [index, subject] of cases.entries()) {
    const first = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_9__/* .requireItem */ .l5)(cases, (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_9__/* .requireItem */ .l5)(indexesOfFirst, index));
    const hasOtherParams = JSON.stringify(first.params) !== JSON.stringify(subject.params);
    const isOneGroup = subject.group !== void 0 && subject.group === first.group;
    if (first === subject || hasOtherParams || isOneGroup) {
      continue;
    }
    const exact = first.query.trim().toLowerCase() === subject.query.trim().toLowerCase();
    ageings.push({ code: "same_question", case: subject, first, exact });
  }
  return ageings;
}
const LEAST_BASELINES = 3;
function findAlwaysOrNeverSolved({ cases }, baselines) {
  const casesWithRows = [];
  for (const { id, digests, expected } of cases) {
    const rows = baselines.flatMap((baseline) => baseline.cases.get(id) ?? []).filter((row) => (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_10__/* .sameQuestion */ .RB)(row.digests, digests));
    if (expected.length > 0 && rows.length >= LEAST_BASELINES) {
      casesWithRows.push({ id, rows });
    }
  }
  const leastRows = Math.min(...casesWithRows.map(({ rows }) => rows.length));
  const alwaysSolved = casesWithRows.filter(({ rows }) => rows.every(({ ranks }) => !ranks.includes(null) && ranks.includes(1)));
  const neverSolved = casesWithRows.filter(({ rows }) => rows.every((row) => !(0,_decision_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .hasFoundTarget */ .am)(row)));
  const ageings = [];
  if (alwaysSolved.length > 0) {
    const ids = alwaysSolved.map(({ id }) => id);
    ageings.push({ code: "always_solved", cases: ids, baselines: leastRows });
  }
  if (neverSolved.length > 0) {
    const ids = neverSolved.map(({ id }) => id);
    ageings.push({ code: "never_solved", cases: ids, baselines: leastRows });
  }
  return ageings;
}
async function findAgeingInSuite(root, { suite, config, baseline }, corpus, ports) {
  let documents = null;
  const warnings = [];
  try {
    documents = await readCorpusHits(root, config.retriever, corpus, ports);
  } catch (error) {
    if (corpus !== null || !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_5__.GateError)) {
      throw error;
    }
    warnings.push(`the corpus can't be looked at: ${error.message}`);
  }
  if (documents !== null) {
    (0,_app_unknown_targets_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseUnknownTargets */ .N)(suite, config.definition, { documents, from: "corpus" });
  }
  const committedBaselines = await (0,_history_read_js__WEBPACK_IMPORTED_MODULE_6__/* .recentBaselines */ .iB)(root, config.baseline, ports.environment);
  const baselines = committedBaselines.length > 0 || baseline === null ? committedBaselines : [baseline];
  const ageings = [
    ...documents === null ? [] : findAgedTargets(suite, documents, config.definition),
    ...findSameQuestions(suite),
    ...findAlwaysOrNeverSolved(suite, baselines)
  ];
  return {
    documents: documents?.length ?? null,
    warnings: [...warnings, ...ageings.map(describeAgeing)]
  };
}
async function readCorpusHits(root, retriever, corpus, ports) {
  if (corpus !== null) {
    const { loadCorpus } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(6191), __webpack_require__.e(9), __webpack_require__.e(6906), __webpack_require__.e(4343), __webpack_require__.e(9859), __webpack_require__.e(4961), __webpack_require__.e(5139), __webpack_require__.e(3564), __webpack_require__.e(5132), __webpack_require__.e(1198), __webpack_require__.e(8268), __webpack_require__.e(7435), __webpack_require__.e(1741), __webpack_require__.e(8143), __webpack_require__.e(7783), __webpack_require__.e(3088), __webpack_require__.e(6012), __webpack_require__.e(2323), __webpack_require__.e(4150), __webpack_require__.e(5505), __webpack_require__.e(5746)]).then(__webpack_require__.bind(__webpack_require__, 25746));
    return makeHits(await loadCorpus(root, corpus, ports));
  }
  if (retriever.kind !== "bm25") {
    return null;
  }
  const { readCorpus } = await Promise.all(/* import() */[__webpack_require__.e(6191), __webpack_require__.e(9), __webpack_require__.e(6906), __webpack_require__.e(7783)]).then(__webpack_require__.bind(__webpack_require__, 87783));
  const withoutLimit = { ...retriever, max_docs: null };
  return makeHits(await readCorpus(withoutLimit, { ...ports, root: root.directory }));
}
function makeHits(documents) {
  return documents.map((each) => ({ ...each, doc_id: each.id, repeat: false }));
}
const MOST_NAMED = 10;
function describeAgeing(ageing) {
  switch (ageing.code) {
    case "target_gone":
      return describeGoneTarget(ageing);
    case "passage_changed": {
      const advice = ageing.document === null ? "Copy the passage that now answers the query, or remove the case." : `Most of it stands in "${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_7__/* .clipName */ .es)(ageing.document)}": copy the passage again from there.`;
      return `${casePlace(ageing)}: no document of the corpus holds the passage "${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_7__/* .clipName */ .es)(ageing.target)}" as it was. ${advice}`;
    }
    case "span_beyond":
      return `${casePlace(ageing)}: the target "${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_7__/* .clipName */ .es)(ageing.target)}" ends after the document, which has ${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_7__/* .pluralise */ .aX)(ageing.length, "character")}. Look where the passage stands now, and write its start and end.`;
    case "not_looked_for":
      return `${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_7__/* .pluralise */ .aX)(ageing.targets, "passage")} beyond the first ${MOST_PASSAGES} that stand nowhere word for word were not compared with the corpus.`;
    case "same_question": {
      const likeness = ageing.exact ? "the same as" : "almost the same as";
      return `${casePlace(ageing)} asks ${likeness} ${ageing.first.id} ("${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_7__/* .clipName */ .es)(ageing.first.query)}"), so the same question counts twice. Remove one, or give both the same \`group\`.`;
    }
    case "always_solved":
      return `${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_7__/* .pluralise */ .aX)(ageing.cases.length, "case")} found every target, the first at rank 1, in each of the last ${ageing.baselines} baselines: ${listCaseIds(ageing.cases)}. A case that is always right can get worse, but not better. Add harder cases, too.`;
    case "never_solved":
      return `${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_7__/* .pluralise */ .aX)(ageing.cases.length, "case")} found no target in any of the last ${ageing.baselines} baselines, so the gate can't notice their loss: ${listCaseIds(ageing.cases)}. Correct the expected documents, or remove the cases.`;
  }
}
function describeGoneTarget(ageing) {
  const isExpected = ageing.list === "expected";
  const which = isExpected ? "target" : "forbidden document";
  const effect = isExpected ? "nothing can find it" : "it guards nothing";
  const finding = `${casePlace(ageing)}: the ${which} "${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_7__/* .clipName */ .es)(ageing.target)}" is not in the corpus, so ${effect}.`;
  if (ageing.like !== null) {
    return `${finding} Did it move to "${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_7__/* .clipName */ .es)(ageing.like)}"? Write the new path.`;
  }
  return isExpected ? `${finding} Name the document that now answers the query, or remove the case.` : `${finding} Remove it, or name what must not come back now.`;
}
function casePlace({ case: { id, place } }) {
  return `${place.file}:${place.line}: case ${id}`;
}
function listCaseIds(ids) {
  return (0,_messages_format_js__WEBPACK_IMPORTED_MODULE_7__/* .listNames */ .Zv)(ids, MOST_NAMED);
}



/***/ })

};
