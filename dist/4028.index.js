export const id = 4028;
export const ids = [4028];
export const modules = {

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



function linesOf(text) {
  return text.split("\n").flatMap((written, index) => {
    const line = written.endsWith("\r") ? written.slice(0, -1) : written;
    return line.trim() === "" ? [] : [{ line: index + 1, text: line }];
  });
}
function jsonObjects({ file, text }, problems, take) {
  for (const { line, text: written } of linesOf(text)) {
    let value;
    try {
      value = JSON.parse(written);
    } catch (error) {
      const message = `not valid JSON: ${error instanceof Error ? error.message : String(error)}`;
      problems.push({ file, line, message });
      continue;
    }
    const hidden = (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .scanJson */ .Ey)(written, file, line).problems;
    problems.push(...hidden);
    if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
      problems.push({ file, line, message: `expected an object, got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(value)}` });
    else if (hidden.length === 0)
      take(value, line);
  }
}
function textOf(value, key, report) {
  const member = value[key];
  if (typeof member === "string" && member.trim() !== "")
    return member;
  if (member === void 0)
    report(`\`${key}\` is missing`);
  else
    report(`expected text that is not blank; got ${(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .show */ .WU)(member)}`, `/${key}`);
  return null;
}
function misspelt(value, known) {
  for (const key of Object.keys(value)) {
    if (known.includes(key))
      continue;
    const near = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestWord */ .z)(key, known.filter((name) => value[name] === void 0));
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
  if (json !== void 0) {
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
  } catch {
    return void 0;
  }
}
const STRING = /\s*(?:'([^'\\\n]*(?:\\[^][^'\\\n]*)*)'|"([^"\\\n]*(?:\\[^][^"\\\n]*)*)")\s*([,\]])/y;
const ESCAPE = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-7]{1,3})|([^]))/g;
const NAMED = /* @__PURE__ */ new Map([
  ["\\", "\\"],
  ["'", "'"],
  ['"', '"'],
  ["n", "\n"],
  ["r", "\r"],
  ["t", "	"],
  ["a", "\x07"],
  ["b", "\b"],
  ["f", "\f"],
  ["v", "\v"],
  ["\n", ""]
]);
function readPython(text) {
  if (/^\[\s*\]$/.test(text))
    return { kind: "texts", texts: [] };
  const texts = [];
  let at = 1;
  for (; ; ) {
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
    const point = hex === void 0 ? octal && Number.parseInt(octal, 8) : Number.parseInt(hex, 16);
    if (typeof point === "number" && point <= 1114111)
      return String.fromCodePoint(point);
    const named = letter === void 0 ? void 0 : NAMED.get(letter);
    if (named === void 0)
      known = false;
    return named ?? "";
  });
  return known ? value : null;
}



/***/ }),

/***/ 56191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pl: () => (/* binding */ after),
/* harmony export */   d5: () => (/* binding */ elapsedMs),
/* harmony export */   ux: () => (/* binding */ within),
/* harmony export */   v7: () => (/* binding */ pause)
/* harmony export */ });
const MAX_DELAY_MS = 2 ** 31 - 1;
function after(ms, run) {
  return setTimeout(run, Math.min(ms, MAX_DELAY_MS));
}
function pause(ms) {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
async function within(promise, ms) {
  let timer;
  const late = new Promise((resolve) => {
    timer = after(ms, () => resolve(false));
  });
  try {
    return await Promise.race([promise.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
function elapsedMs(from, to) {
  return Number(to - from) / 1e6;
}



/***/ }),

/***/ 93648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   agedSuite: () => (/* binding */ agedSuite),
/* harmony export */   agedTargets: () => (/* binding */ agedTargets),
/* harmony export */   ageingSentence: () => (/* binding */ ageingSentence),
/* harmony export */   sameInAll: () => (/* binding */ sameInAll),
/* harmony export */   sameQuestions: () => (/* binding */ sameQuestions)
/* harmony export */ });
/* harmony import */ var _metrics_matching_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87362);
/* harmony import */ var _metrics_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64235);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(44141);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(72508);
/* harmony import */ var _gate_near_duplicates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25988);
/* harmony import */ var _gate_pairs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67734);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452);
/* harmony import */ var _history_read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78352);
/* harmony import */ var _suggest_suggest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25746);
/* harmony import */ var _words_format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50354);









function agedTargets(suite, documents, definition) {
  const corpus = new Corpus(documents, definition);
  const found = [];
  for (const subject of suite.cases) {
    for (const list2 of ["expected", "forbidden"])
      for (const target of subject[list2])
        found.push(...corpus.judge(subject, list2, target));
  }
  return corpus.skipped === 0 ? found : [...found, { code: "not_looked_for", targets: corpus.skipped }];
}
const MOST_PASSAGES = 500;
class Corpus {
  #hits;
  #definition;
  #ids;
  /** Ids, names, and paths with all that they end with. */
  #names = /* @__PURE__ */ new Set();
  #byFileName = /* @__PURE__ */ new Map();
  #texts;
  #passages = 0;
  skipped = 0;
  constructor(documents, definition) {
    this.#hits = documents.map((each) => (0,_metrics_matching_js__WEBPACK_IMPORTED_MODULE_0__/* .matchable */ .kU)(each, definition));
    this.#definition = definition;
    this.#ids = new Set(documents.flatMap(_metrics_matching_js__WEBPACK_IMPORTED_MODULE_0__/* .idsOf */ .UX));
    for (const { hit, path, name } of this.#hits) {
      for (const each of [hit.doc_id, hit.id, path, name])
        if (each !== void 0)
          this.#names.add(each);
      if (path === void 0)
        continue;
      for (let at = path.indexOf("/"); at !== -1; at = path.indexOf("/", at + 1))
        this.#names.add(path.slice(at + 1));
      this.#byFileName.set(path.slice(path.lastIndexOf("/") + 1), hit.path);
    }
    this.#texts = documents.map(({ path, doc_id: id, text = "" }) => {
      const normalised = (0,_metrics_text_js__WEBPACK_IMPORTED_MODULE_1__/* .normaliseText */ .af)(text);
      return { name: path ?? id, text: normalised, words: shingles(normalised) };
    });
  }
  judge(subject, list2, target) {
    const label = (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_8__/* .targetLabel */ .Op)(target);
    if (target.kind === "text")
      return this.#passage(subject, label, target);
    if (target.kind === "span") {
      const document = this.#hits.find(({ hit }) => hit.path === target.value || hit.id === target.value);
      if (document === void 0 || document.hit.span !== void 0 || document.hit.text === void 0)
        return this.#holds(target) ? [] : [this.#gone(subject, list2, label, target.value)];
      const { length } = Array.from(document.hit.text);
      return target.end <= length ? [] : [{ code: "span_beyond", case: subject, target: label, length }];
    }
    return this.#holds(target) ? [] : [this.#gone(subject, list2, label, target.value)];
  }
  #holds(target) {
    const { kind, value } = target;
    if (kind === "id")
      return this.#ids.has(value);
    if (this.#names.has(value))
      return true;
    if (kind === "span")
      return this.#hits.some(({ hit }) => hit.path?.endsWith(`/${value}`) === true);
    const covers = (0,_metrics_matching_js__WEBPACK_IMPORTED_MODULE_0__/* .matcher */ .jN)(target, this.#definition);
    return this.#hits.some(covers);
  }
  #gone(subject, list2, target, value) {
    const like = this.#byFileName.get(value.slice(value.lastIndexOf("/") + 1)) ?? null;
    return { code: "target_gone", case: subject, list: list2, target, like };
  }
  #passage(subject, label, target) {
    const passage = (0,_metrics_text_js__WEBPACK_IMPORTED_MODULE_1__/* .normaliseText */ .af)(target.value);
    if (this.#texts.some(({ text }) => text.includes(passage)))
      return [];
    if (this.#passages++ >= MOST_PASSAGES) {
      this.skipped++;
      return [];
    }
    const covers = (0,_metrics_matching_js__WEBPACK_IMPORTED_MODULE_0__/* .matcher */ .jN)(target, this.#definition);
    if (this.#hits.some(covers))
      return [];
    return [{ code: "passage_changed", case: subject, target: label, document: this.#mostOf(passage) }];
  }
  /** The document with most of the passage's runs of three words, at least a third of them. Shorter ones have none. */
  #mostOf(passage) {
    const wanted = [...shingles(passage)];
    let [best, most] = [null, wanted.length / 3];
    for (const { name, words } of this.#texts) {
      const shared = wanted.filter((each) => words.has(each)).length;
      if (shared > 0 && shared >= most)
        [best, most] = [name, shared + 1];
    }
    return best;
  }
}
function shingles(text) {
  const words = text.split(" ");
  return new Set(words.slice(2).map((_, i) => words.slice(i, i + 3).join(" ")));
}
function sameQuestions({ cases }) {
  const firsts = (0,_gate_near_duplicates_js__WEBPACK_IMPORTED_MODULE_2__/* .firstAlike */ .r)(cases.map(({ query }) => query));
  return cases.flatMap((subject, i) => {
    const first = cases[firsts[i]];
    const differs = JSON.stringify(first.params) !== JSON.stringify(subject.params);
    const known = first === subject || differs || subject.group !== void 0 && subject.group === first.group;
    if (known)
      return [];
    const exact = first.query.trim().toLowerCase() === subject.query.trim().toLowerCase();
    return [{ code: "same_question", case: subject, first, exact }];
  });
}
const LEAST_BASELINES = 3;
function sameInAll({ cases }, baselines) {
  const known = cases.flatMap(({ id, digests, expected }) => {
    const rows = baselines.flatMap((each) => each.cases.get(id) ?? []).filter((row) => (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_9__/* .sameQuestion */ .RB)(row.digests, digests));
    return expected.length > 0 && rows.length >= LEAST_BASELINES ? [{ id, rows }] : [];
  });
  const least = Math.min(...known.map(({ rows }) => rows.length));
  const always = known.filter(({ rows }) => rows.every(({ ranks }) => !ranks.includes(null) && ranks.includes(1)));
  const never = known.filter(({ rows }) => rows.every((row) => !(0,_gate_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .finds */ .tL)(row)));
  const listed = (code, all) => all.length === 0 ? [] : [{ code, cases: all.map(({ id }) => id), baselines: least }];
  return [...listed("always_solved", always), ...listed("never_solved", never)];
}
async function agedSuite(root, { suite, config, baseline }, corpus, ports) {
  let documents = null;
  const warnings = [];
  try {
    documents = await hitsOf(root, config.retriever, corpus, ports);
  } catch (error) {
    if (corpus !== null || !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__.GateError))
      throw error;
    warnings.push(`the corpus can't be looked at: ${error.message}`);
  }
  const before = await (0,_history_read_js__WEBPACK_IMPORTED_MODULE_5__/* .recentBaselines */ .i)(root, config.baseline, ports.environment);
  const baselines = before.length > 0 || baseline === null ? before : [baseline];
  const found = [
    ...documents === null ? [] : agedTargets(suite, documents, config.definition),
    ...sameQuestions(suite),
    ...sameInAll(suite, baselines)
  ];
  return { documents: documents?.length ?? null, warnings: [...warnings, ...found.map(ageingSentence)] };
}
async function hitsOf(root, retriever, corpus, ports) {
  if (corpus === null && retriever.kind !== "bm25")
    return null;
  const { readCorpus } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 87783));
  const documents = corpus === null ? await readCorpus({ ...retriever, max_docs: null }, { ...ports, root: root.directory }) : await (0,_suggest_suggest_js__WEBPACK_IMPORTED_MODULE_6__.documentsOf)(root, corpus, ports);
  return documents.map((each) => ({ ...each, doc_id: each.id, repeat: false }));
}
const MOST_NAMED = 10;
function ageingSentence(found) {
  switch (found.code) {
    case "target_gone": {
      const which = found.list === "expected" ? "target" : "forbidden document";
      const advice = found.like === null ? found.list === "expected" ? "Name what answers the query now, or remove the case." : "Remove it, or name what must not come back now." : `Did it move to "${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_7__/* .clip */ .$Q)(found.like)}"? Write the new path.`;
      const effect = found.list === "expected" ? "nothing can find it" : "it guards nothing";
      return `${placed(found)}: no document of the corpus is the ${which} "${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_7__/* .clip */ .$Q)(found.target)}", so ${effect}. ${advice}`;
    }
    case "passage_changed": {
      const advice = found.document === null ? "Copy the passage that answers the query now, or remove the case." : `Most of it stands in "${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_7__/* .clip */ .$Q)(found.document)}": copy the passage again from there.`;
      return `${placed(found)}: no document of the corpus holds the passage "${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_7__/* .clip */ .$Q)(found.target)}" as it was. ${advice}`;
    }
    case "span_beyond":
      return `${placed(found)}: the target "${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_7__/* .clip */ .$Q)(found.target)}" ends after the document, which has ${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(found.length, "character")}. Look where the passage stands now, and write its start and end.`;
    case "not_looked_for":
      return `${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(found.targets, "passage")} beyond the first 500 that stand nowhere word for word were not compared with the corpus.`;
    case "same_question": {
      const how = found.exact ? "the same as" : "almost the same as";
      return `${placed(found)} asks ${how} ${found.first.id} ("${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_7__/* .clip */ .$Q)(found.first.query)}"), so one need counts twice. Remove one, or give both the same \`group\`.`;
    }
    case "always_solved":
      return `${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(found.cases.length, "case")} found every target, the first at rank 1, in each of the last ${found.baselines} baselines: ${list(found.cases)}. They guard what works. Add harder cases, which can show that search got better.`;
    case "never_solved":
      return `${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(found.cases.length, "case")} found no target in any of the last ${found.baselines} baselines, so they can't be lost: ${list(found.cases)}. Correct the targets, or remove the cases.`;
  }
}
function placed({ case: { id, place } }) {
  return `${place.file}:${place.line}: case ${id}`;
}
function list(ids) {
  const named = ids.slice(0, MOST_NAMED).map(_words_format_js__WEBPACK_IMPORTED_MODULE_7__/* .clip */ .$Q).join(", ");
  return ids.length > MOST_NAMED ? `${named} and ${ids.length - MOST_NAMED} more` : named;
}



/***/ }),

/***/ 90683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B5: () => (/* binding */ draftYaml),
/* harmony export */   hi: () => (/* binding */ TO_REVIEW),
/* harmony export */   ld: () => (/* binding */ caseBlocks),
/* harmony export */   wL: () => (/* binding */ DRAFT_HEADER)
/* harmony export */ });
/* harmony import */ var _words_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1454);
/* harmony import */ var _words_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50354);


const TO_REVIEW = "to-review";
const HEADER = `# A draft. Go through it: retrieval-gate suggest --review <this file>
# Or by hand: correct the cases, take the tag ${TO_REVIEW} off each, then delete the line \`draft: true\`.
`;
const DRAFT_HEADER = /^# A draft\. .*\r?\n# Or by hand: .*\r?\n/;
const SHOWN = 100;
const MOST_NAMED = 3;
function draftYaml(name, cases, found) {
  return `${HEADER}${found.map((line) => `# ${(0,_words_escape_js__WEBPACK_IMPORTED_MODULE_1__.logLine)(line)}
`).join("")}version: 1
name: ${scalar(name)}
revision: "1"
draft: true # gate and record refuse a draft
cases:
${caseBlocks(cases, [TO_REVIEW])}`;
}
function caseBlocks(cases, tags) {
  const ids = /* @__PURE__ */ new Set();
  return cases.map((each) => `${draftBlock({ ...each, tags: [...each.tags, ...tags] }, idOf(each.query, ids))}
`).join("");
}
function draftBlock(each, id) {
  const lines = [
    ...each.asked === null ? [] : [`# asked ${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(each.asked, "time")}`],
    ...each.others.length === 0 ? [] : [`# also: ${some(each.others)}`],
    ...each.today === null ? [] : [`# found today: ${each.today.length === 0 ? "nothing" : some(each.today)}`],
    ...each.targets.length === 0 && each.asked !== null ? ["# nobody clicked a result: name what answers the query under `expected`, or remove the case"] : [],
    `- id: ${scalar(id)}`,
    `  query: ${JSON.stringify(each.query)}`,
    `  intent: ${scalar(each.intent)}`,
    ...each.tags.length === 0 ? [] : [`  tags: [${each.tags.join(", ")}]`],
    ...each.targets.length === 0 ? [] : ["  expected:"],
    ...each.targets.map(({ document, clicks }) => `    - ${scalar(document)}${clicks === null ? "" : ` # ${(0,_words_format_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(clicks, "click")}`}`)
  ];
  return lines.map((line) => `  ${line}`).join("\n");
}
function some(all) {
  const named = all.slice(0, MOST_NAMED).map(comment).join(" | ");
  return all.length > MOST_NAMED ? `${named} and ${all.length - MOST_NAMED} more` : named;
}
function comment(text) {
  return (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_1__.logLine)(text, SHOWN);
}
function scalar(text) {
  const isPlain = /^[A-Za-z][\w./-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text);
  return isPlain ? text : JSON.stringify(text);
}
const LONGEST_ID = 40;
function idOf(query, taken) {
  const words = query.normalize("NFKD").toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(new RegExp("\\p{M}", "gu"), "");
  const short = Array.from(words).slice(0, LONGEST_ID).join("").replaceAll(/^-+|-+$/g, "") || "query";
  let id = short;
  for (let i = 2; taken.has(id); i++)
    id = `${short}-${i}`;
  taken.add(id);
  return id;
}



/***/ })

};
