export const id = 6022;
export const ids = [6022];
export const modules = {

/***/ 67734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ bucketOf),
/* harmony export */   HV: () => (/* binding */ overlapOf),
/* harmony export */   I4: () => (/* binding */ newlyFound),
/* harmony export */   Kw: () => (/* binding */ newlyLost),
/* harmony export */   Q6: () => (/* binding */ pairCases),
/* harmony export */   RP: () => (/* binding */ valueOf),
/* harmony export */   XZ: () => (/* binding */ withChurn),
/* harmony export */   _d: () => (/* binding */ bucketFor),
/* harmony export */   c1: () => (/* binding */ groupsOf),
/* harmony export */   gW: () => (/* binding */ wantingPairs),
/* harmony export */   ox: () => (/* binding */ churnOf),
/* harmony export */   tL: () => (/* binding */ finds),
/* harmony export */   uZ: () => (/* binding */ withBefore),
/* harmony export */   yB: () => (/* binding */ lostTarget)
/* harmony export */ });
/* unused harmony export rankBiasedOverlap */
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16886);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90997);


function pairCases(scores, baseline) {
  const asked = [];
  const fresh = [];
  for (const now of scores.cases) {
    const before = baseline?.cases.get(now.id);
    if (before !== void 0 && before.digests.ask === now.digests.ask)
      asked.push({ now, before });
    else
      fresh.push(now);
  }
  const by = (part) => {
    const same = ({ now, before }) => now.digests[part] === before.digests[part];
    if (asked.every(same))
      return { pairs: asked, added: fresh };
    const others = /* @__PURE__ */ new Set([...asked.filter((pair) => !same(pair)).map(({ now }) => now), ...fresh]);
    return { pairs: asked.filter(same), added: scores.cases.filter((each) => others.has(each)) };
  };
  const judged = by("targets");
  const paired = new Set(judged.pairs.map((pair) => pair.now.id));
  const absent = [...baseline?.cases.keys() ?? []].filter((id) => !paired.has(id));
  return {
    ...judged,
    asked: { pairs: asked, added: fresh },
    limited: by("limits"),
    absent: absent.toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP)
  };
}
function lostTarget(pair) {
  return pair.before.ranks.some((rank, target) => rank !== null && (pair.now.ranks[target] ?? null) === null);
}
function newlyLost({ before, now }) {
  const { found } = before;
  return (found === void 0 ? finds(before) : found.in === found.of) && !finds(now);
}
function newlyFound({ before, now }) {
  const { found } = before;
  return !(found === void 0 ? finds(before) : found.in > 0) && finds(now);
}
function wantingPairs({ cases }, { pairs }) {
  const wanting = new Set(cases.flatMap((each) => each.expect_empty ? [] : [each.id]));
  return pairs.filter(({ now }) => wanting.has(now.id));
}
function valueOf({ metrics }, name) {
  return metrics.get(name) ?? null;
}
function finds({ ranks }) {
  return ranks.some((rank) => rank !== null);
}
function withBefore(pairing, replaced) {
  const known = /* @__PURE__ */ new Map();
  const one = (pair) => {
    if (!replaced(pair))
      return pair;
    const made = known.get(pair.now) ?? { before: pair.before, now: asBefore(pair) };
    known.set(pair.now, made);
    return made;
  };
  const side = ({ pairs, added }) => ({ pairs: pairs.map(one), added });
  return { ...pairing, ...side(pairing), asked: side(pairing.asked), limited: side(pairing.limited) };
}
function asBefore({ now, before }) {
  const { metrics, ranks, results } = before;
  return Object.assign({}, now, { metrics, ranks, results, error: null, degraded: false });
}
function churnOf(pair, family, k) {
  const before = pair.before.results.slice(0, k);
  return overlapOf(before, pair.now.results.slice(0, k), k)[family.overlap];
}
function withChurn(pairing, metrics) {
  const asked = new Map(metrics.map((metric) => [metric.name, metric]));
  const churn = [...asked].flatMap(([name, { family, k }]) => family.kind === "churn" ? [{ name, family, k }] : []);
  if (churn.length === 0)
    return pairing;
  const pairs = pairing.asked.pairs.map((pair) => {
    const [now, before] = [new Map(pair.now.metrics), new Map(pair.before.metrics)];
    for (const { name, family, k } of churn) {
      now.set(name, churnOf(pair, family, k));
      before.set(name, 1);
    }
    return { now: { ...pair.now, metrics: now }, before: { ...pair.before, metrics: before } };
  });
  return { ...pairing, asked: { ...pairing.asked, pairs } };
}
function bucketOf({ pairs, added }, scope) {
  return { pairs: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .inScope */ .SB)(pairs, scope, ({ now }) => now), added: (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .casesIn */ .XV)(added, scope) };
}
function bucketFor(pairing, scope, family) {
  if (family.kind === "quality")
    return bucketOf(pairing, scope);
  const needs = "needs" in family ? family.needs : void 0;
  const limited = needs === "forbidden" || needs === "expect_empty";
  return bucketOf(limited ? pairing.limited : pairing.asked, scope);
}
const PERSISTENCE = 0.9;
function overlapOf(a, b, k) {
  const [first, second] = [a, b].map((list) => [...new Set(list)].slice(0, k));
  const other = new Set(second);
  const common = first.filter((document) => other.has(document)).length;
  const all = first.length + second.length - common;
  return {
    jaccard: all === 0 ? null : common / all,
    rbo: all === 0 ? null : rankBiasedOverlap(first, second, PERSISTENCE),
    found: first.length === 0 ? null : common / first.length
  };
}
function rankBiasedOverlap(a, b, p) {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const [s, l] = [short.length, long.length];
  if (s === 0)
    return l === 0 ? 1 : 0;
  const [inShort, inLong] = [/* @__PURE__ */ new Set(), /* @__PURE__ */ new Set()];
  let [common, atShort, sum] = [0, 0, 0];
  for (let depth = 1; depth <= l; depth++) {
    const [x, y] = [short[depth - 1], long[depth - 1]];
    if (x === y)
      common++;
    else
      common += Number(x !== void 0 && inLong.has(x)) + Number(inShort.has(y));
    if (x !== void 0)
      inShort.add(x);
    inLong.add(y);
    sum += common / depth * p ** depth;
    if (depth === s)
      atShort = common;
    if (depth > s)
      sum += atShort * (depth - s) / (s * depth) * p ** depth;
  }
  return (1 - p) / p * sum + ((common - atShort) / l + atShort / s) * p ** l;
}
function groupsOf(suite) {
  return new Map(suite.cases.flatMap((each) => each.group === void 0 ? [] : [[each.id, each.group]]));
}



/***/ }),

/***/ 56191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HN: () => (/* binding */ inParallel),
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
async function inParallel(items, atOnce, work) {
  let next = 0;
  const worker = async () => {
    try {
      while (next < items.length) {
        const index = next++;
        await work(items[index], index);
      }
    } catch (error) {
      next = items.length;
      throw error;
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  const failed = ended.find((each) => each.status === "rejected");
  if (failed !== void 0)
    throw failed.reason;
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
