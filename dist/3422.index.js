export const id = 3422;
export const ids = [3422];
export const modules = {

/***/ 52870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ez: () => (/* binding */ refuseLeaderboard),
  Bj: () => (/* binding */ updateLeaderboard)
});

// UNUSED EXPORTS: appendLeaderboard

// EXTERNAL MODULE: ./lib/system/excerpt.js
var excerpt = __webpack_require__(22708);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/files/read.js
var read = __webpack_require__(62611);
// EXTERNAL MODULE: ./lib/model/answers.js
var answers = __webpack_require__(49946);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/model/config.js
var config = __webpack_require__(69559);
// EXTERNAL MODULE: ./lib/messages/escape.js
var messages_escape = __webpack_require__(28213);
;// CONCATENATED MODULE: ./lib/reporters/leaderboard.js




const SCHEMA_VERSION = "1.0";
const DECIMALS = 6;
const ANSWER_COLUMNS = [
  "faithfulness",
  "answer_relevancy",
  "context_recall",
  "context_precision"
];
function leaderboardRows({ inputs, scores }, ts) {
  if (inputs === null || scores === null) {
    return [];
  }
  const { k } = inputs.config;
  const { cases } = inputs.suite;
  const retrievalCases = cases.filter((suiteCase) => !suiteCase.expect_empty && suiteCase.watched !== true);
  const judgedCases = scores.cases.filter(({ metrics }) => answers/* JUDGED_METRICS */.YC.every((metric) => (metrics.get(metric) ?? null) !== null));
  const retrievalColumns = ["ndcg", "recall", "mrr"].map((metric) => `${metric}@${k}`);
  const layouts = [
    { hasCutoff: false, columns: ANSWER_COLUMNS, count: judgedCases.length },
    { hasCutoff: true, columns: retrievalColumns, count: retrievalCases.length }
  ];
  const rows = [];
  for (const { hasCutoff, columns, count } of layouts) {
    const figures = columns.map((metric) => scores.means.overall.get(metric)?.toFixed(DECIMALS));
    if (!figures.includes(void 0)) {
      const leadingColumns = ["schema_version", "ts", "dataset", ...hasCutoff ? ["k"] : []];
      const leading = [SCHEMA_VERSION, ts, datasetName(inputs), ...hasCutoff ? [k] : []];
      rows.push({
        header: [...leadingColumns, ...columns, "sample_count"].join(","),
        row: [...leading, ...figures, count].join(",")
      });
    }
  }
  return rows;
}
function datasetName({ config: { definition }, suite }) {
  const fields = Object.keys(config/* DEFAULT_DEFINITION */.Kr);
  const changedFields = fields.flatMap((field) => {
    const value = (0,canonical_json/* compactCanonical */.SM)(definition[field]);
    const usualValue = (0,canonical_json/* compactCanonical */.SM)(config/* DEFAULT_DEFINITION */.Kr[field]);
    return value === usualValue ? [] : [`${field}: ${value.replaceAll('"', "")}`];
  });
  return (0,messages_escape/* csvCell */.rK)(changedFields.length === 0 ? suite.name : `${suite.name} (${changedFields.join(", ")})`);
}


// EXTERNAL MODULE: ./lib/system/root.js
var system_root = __webpack_require__(34081);
// EXTERNAL MODULE: ./lib/system/write-whole.js
var write_whole = __webpack_require__(79456);
;// CONCATENATED MODULE: ./lib/app/leaderboard.js






const EOL = "\r\n";
function refuseLeaderboard({ leaderboard, workingDirectory }) {
  if (leaderboard === null) {
    return;
  }
  const { root, inside } = (0,system_root/* openRoot */.R8)(workingDirectory);
  const file = inside(leaderboard, "leaderboard");
  if ((0,system_root/* hasFolder */.bU)((0,system_root/* absolutePath */.Hi)(root, file))) {
    throw new errors.GateError("usage", `leaderboard ${file} is a folder`, "Name a CSV file.");
  }
}
async function updateLeaderboard(request, report, now) {
  if (request.leaderboard === null) {
    return null;
  }
  try {
    const { root, inside } = (0,system_root/* openRoot */.R8)(request.workingDirectory);
    const file = inside(request.leaderboard, "leaderboard");
    await appendLeaderboard(root, file, report, now);
    return { written: true, message: `a row was appended to the leaderboard ${file}` };
  } catch (error) {
    const reason = (0,excerpt/* errorMessage */.gJ)(error);
    const hint = error instanceof errors.GateError && error.hint !== void 0 ? ` ${error.hint}` : "";
    return { written: false, message: `the leaderboard was not written: ${reason}.${hint}` };
  }
}
async function appendLeaderboard(root, file, report, now) {
  const { verdict } = report.verdict;
  if (report.inputs === null || verdict !== "pass" && verdict !== "fail") {
    throw new errors.GateError("invalid_file", `${file} takes no row of a run with verdict ${verdict}`);
  }
  const rows = leaderboardRows(report, now.toISOString());
  const [defaultRow] = rows;
  if (defaultRow === void 0) {
    const message = `${file} takes no row of a run without recall, mrr and ndcg, or without all four judged metrics`;
    throw new errors.GateError("invalid_file", message);
  }
  const earlier = readTextFile(root, file);
  if (earlier === null) {
    return (0,write_whole/* writeWhole */.f8)(root, file, `${defaultRow.header}${EOL}${defaultRow.row}${EOL}`);
  }
  const [firstLine = ""] = earlier.split("\n", 1);
  const header = firstLine.replace(/^\u{feff}/u, "").trimEnd();
  const fittingRow = rows.find((row) => row.header === header);
  if (fittingRow === void 0) {
    const expected = rows.map((row) => `"${row.header}"`).join(" or ");
    const message = `${file} has another header: there it is "${header}", this run's is ${expected}`;
    throw new errors.GateError("invalid_file", message, "Rows of one file have one k and one layout: name another file.");
  }
  const eol = firstLine.endsWith("\r") || !earlier.includes("\n") ? EOL : "\n";
  const earlierLines = earlier.endsWith("\n") ? earlier : `${earlier}${eol}`;
  await (0,write_whole/* writeWhole */.f8)(root, file, `${earlierLines}${fittingRow.row}${eol}`);
}
function readTextFile(root, file) {
  try {
    const text = (0,read/* readBytes */.io)(root, file, "leaderboard", read/* JSON_LIMIT */.Vz).toString("utf8");
    return text.trim() === "" ? null : text;
  } catch (error) {
    return (0,errors/* valueForGateError */.Uh)(error, null, ["file_not_found"]);
  }
}



/***/ }),

/***/ 90068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uw: () => (/* binding */ measureRun)
});

// UNUSED EXPORTS: Sampler, makeDice, makePairPlan

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/gate/questions.js
var questions = __webpack_require__(82630);
// EXTERNAL MODULE: ./lib/gate/two-policies.js
var two_policies = __webpack_require__(88084);
// EXTERNAL MODULE: ./lib/metrics/view.js
var view = __webpack_require__(19148);
// EXTERNAL MODULE: ./lib/model/run.js
var model_run = __webpack_require__(30060);
// EXTERNAL MODULE: ./lib/retrievers/registry.js + 3 modules
var registry = __webpack_require__(93705);
// EXTERNAL MODULE: ./lib/retrievers/ports.js
var retrievers_ports = __webpack_require__(96035);
// EXTERNAL MODULE: ./lib/system/timers.js
var timers = __webpack_require__(56191);
// EXTERNAL MODULE: ./lib/run/ranking.js
var ranking = __webpack_require__(65887);
// EXTERNAL MODULE: ./lib/model/lookup.js
var lookup = __webpack_require__(97855);
// EXTERNAL MODULE: ./lib/model/query-errors.js
var query_errors = __webpack_require__(74961);
// EXTERNAL MODULE: ./lib/model/sampling.js
var sampling = __webpack_require__(3292);
;// CONCATENATED MODULE: ./lib/run/side.js







const UNTIMED = {
  samples: /* @__PURE__ */ new Map(),
  stages: /* @__PURE__ */ new Map(),
  timing: { source: "off", repeats: 0, budget_ended: false }
};
class Side {
  #plan;
  #ports;
  /** The first answer of each case, by id; an error once one of its queries failed. */
  #outcomes = /* @__PURE__ */ new Map();
  /** In milliseconds, by the clock that the config chose, by case id. */
  #firstMs = /* @__PURE__ */ new Map();
  /** Milliseconds of each first answer by our own clock, by case id; 0 if nothing was measured. */
  #tookMs = /* @__PURE__ */ new Map();
  /** Cases that got another list of results in a repeat. */
  #unstable = /* @__PURE__ */ new Set();
  #repeated = /* @__PURE__ */ new Set();
  #likeFailures;
  #retries = 0;
  #corrected;
  #corpus;
  #asked = 0;
  constructor(plan, ports) {
    this.#plan = plan;
    this.#ports = ports;
    this.#likeFailures = new LikeFailures(plan.config_places ?? { file: "" });
  }
  /** Returns the times of first answers, by the config's clock; only of cases that have one. */
  firstTimes() {
    const addSpans = (id, ms) => {
      const outcome = this.#outcomes.get(id);
      return { ms, spans: outcome?.kind === "answer" ? outcome.spans : void 0 };
    };
    return new Map([...this.#firstMs].map(([id, ms]) => [id, addSpans(id, ms)]));
  }
  hasAnswer(id) {
    return this.#outcomes.get(id)?.kind === "answer";
  }
  /**
   * By our own clock, in milliseconds, by case id. The very first answers (as many as are asked at
   * once) may have waited for the retriever to start: each counts at most as much as the slowest of
   * the later ones.
   */
  get tookMs() {
    const times = [...this.#tookMs];
    const laterTimes = times.slice(this.#plan.concurrency);
    if (laterTimes.length === 0) {
      return this.#tookMs;
    }
    const slowestMs = laterTimes.reduce((slowest, [, ms]) => Math.max(slowest, ms), 0);
    return new Map(times.map(([id, ms]) => [id, Math.min(ms, slowestMs)]));
  }
  get asked() {
    return this.#asked;
  }
  get answers() {
    return [...this.#outcomes.values()].filter((outcome) => outcome.kind === "answer").length;
  }
  /** A query that fails becomes the outcome of its case. Throws as #askFirst. */
  qualityPass(cases, done) {
    return (0,timers/* inParallel */.HN)(cases, this.#plan.concurrency, async (subject) => {
      await this.#askFirst(subject);
      done();
    });
  }
  /**
   * Returns the time of one more answer. Null in three cases: the query fails, which is the case's
   * outcome from then on; the list of results is another than the first, and the case is unstable
   * from then on (the time of one list says nothing about another); or the answer has no time.
   */
  async askAgain(subject) {
    this.#repeated.add(subject.id);
    const raw = await this.#ask(subject);
    if (raw.kind === "error") {
      this.#outcomes.set(subject.id, {
        kind: "error",
        message: `in a repeat: ${quoteError(raw.message)}`
      });
      return null;
    }
    const first = this.#outcomes.get(subject.id);
    const ids = this.#comparedIds(subject, raw);
    if (first?.kind === "answer" && !hasList(first, ids)) {
      this.#unstable.add(subject.id);
      return null;
    }
    const ms = this.#elapsed(subject, raw);
    return ms === null ? null : { ms, spans: raw.spans };
  }
  /**
   * Asks cases of `asked_twice` again that have an answer and were asked only once, as many as are
   * missing. Second answers are never scored.
   */
  askTwice() {
    const { asked_twice: cases = [], concurrency } = this.#plan;
    const missingCount = Math.max(0, cases.length - this.#repeated.size);
    const askedOnce = cases.filter(({ id }) => this.hasAnswer(id) && !this.#repeated.has(id));
    return (0,timers/* inParallel */.HN)(askedOnce.slice(0, missingCount), concurrency, (subject) => this.#compareAgain(subject));
  }
  /** A failure is ignored. */
  async #compareAgain(subject) {
    const raw = await this.#ask(subject);
    const first = this.#outcomes.get(subject.id);
    if (raw.kind === "error" || first?.kind !== "answer") {
      return;
    }
    if (!hasList(first, this.#comparedIds(subject, raw))) {
      this.#unstable.add(subject.id);
    }
  }
  /** A case without an outcome gets `failure` as its error. */
  measurement(cases, sampled, failure) {
    const unasked = {
      kind: "error",
      message: failure === null ? "not asked" : `not asked: ${failure.message}`,
      asked: false
    };
    return {
      cases: cases.map(({ id }) => {
        const spansMs = sampled.stages.get(id);
        const samples = sampled.samples.get(id) ?? [];
        const areTooFew = this.#unstable.has(id) && samples.length < sampling/* MIN_REPEATS */.A;
        return {
          case_id: id,
          outcome: this.#outcomes.get(id) ?? unasked,
          first_ms: this.#firstMs.get(id) ?? null,
          samples_ms: areTooFew ? [] : samples,
          ...spansMs === void 0 || areTooFew ? {} : { spans_ms: spansMs }
        };
      }),
      timing: sampled.timing,
      unstable: cases.flatMap((subject) => this.#unstable.has(subject.id) ? [subject.id] : []),
      retries: this.#retries,
      ...this.#corrected !== void 0 && { corrected: this.#corrected },
      ...this.#corpus !== void 0 && { corpus: this.#corpus },
      failure
    };
  }
  /** Throws `cancelled` if the run was cancelled. */
  async #ask(subject) {
    if (this.#ports.cancelled()) {
      throw new errors.GateError("cancelled", "the run was cancelled", "What was measured until then is in the report.");
    }
    this.#asked++;
    const raw = await this.#ports.retriever.ask({
      // The id in the suite, by which a recorded run knows the case.
      case_id: subject.asked_as ?? subject.id,
      query: subject.query,
      k: this.#plan.k,
      ...subject.params === void 0 ? {} : { params: subject.params }
    });
    this.#retries += raw.retries;
    if (raw.kind === "answer") {
      this.#corrected = (0,model_run/* addCorrections */.rj)(this.#corrected, raw.corrected);
      this.#corpus = raw.corpus ?? this.#corpus;
    }
    return raw;
  }
  /**
   * Throws `retriever_failed` if the first queries all fail alike, before any answer came: then the
   * search itself is broken. The failures of a recorded run don't count, since each of its queries
   * may be missing by itself; nor do questions that only the base asks, such as with an argument
   * that is gone.
   */
  async #askFirst(subject) {
    const raw = await this.#ask(subject);
    if (raw.kind === "error") {
      this.#outcomes.set(subject.id, { kind: "error", message: quoteError(raw.message) });
      const isOnlyOfBase = subject.asked_as !== void 0;
      if (this.#plan.clock !== "recorded" && !isOnlyOfBase) {
        this.#likeFailures.add(subject.query, raw.message);
      }
      return;
    }
    this.#likeFailures.stopCounting();
    const answer = this.#makeAnswer(subject, raw);
    this.#outcomes.set(subject.id, answer);
    this.#tookMs.set(subject.id, raw.elapsed_ms ?? 0);
    const timeByChosenClock = this.#elapsed(subject, raw);
    if (timeByChosenClock !== null) {
      this.#firstMs.set(subject.id, timeByChosenClock);
    }
  }
  /**
   * Returns the answer with its results ranked. Times, retries, corrections and corpus are kept for
   * the whole run. Throws as `rankAnswer`, and the error names the case.
   */
  #makeAnswer(subject, raw) {
    const { k, definition } = this.#plan;
    return addCaseToError(subject, () => {
      const hits = (0,ranking/* rankAnswer */.PN)(raw.results, subject.asked_as ?? subject.id, k, definition);
      const { results, elapsed_ms: _elapsed, retries: _retries, corrected: _corrected, corpus: _corpus, stages, ...keptMembers } = raw;
      const keptStages = stages === void 0 ? {} : { stages: (0,ranking/* stageHits */.Dc)(stages) };
      return Object.assign({ hits, returned: results.length }, keptMembers, keptStages);
    });
  }
  /** Returns the ids in a first answer's order. Throws as `rankIds`; the error names the case. */
  #comparedIds(subject, raw) {
    const { k, definition } = this.#plan;
    return addCaseToError(subject, () => {
      return (0,ranking/* rankIds */.fs)(raw.results, subject.asked_as ?? subject.id, k, definition);
    });
  }
  /**
   * Returns the answer's milliseconds, by the clock that the config chose. Null if a recorded run
   * has no time for it, or nothing was timed. Throws `retriever_answer` if the retriever was to
   * report its time and did not.
   */
  #elapsed(subject, raw) {
    const { latency, clock } = this.#plan;
    if (clock === "recorded") {
      return raw.reported_ms ?? null;
    }
    if (latency === "off" || latency.source === "measured") {
      return raw.elapsed_ms;
    }
    if (raw.reported_ms !== void 0) {
      return raw.reported_ms;
    }
    throw new errors.GateError("retriever_answer", `case "${subject.id}": the answer has no latency_ms`, "`latency.source: reported` needs `latency_ms` in every answer; or use `source: measured`.");
  }
}
function addCaseToError(subject, read) {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof errors.GateError)) {
      throw error;
    }
    throw new errors.GateError(error.code, `case "${subject.id}": ${error.message}`, {
      hint: error.hint,
      cause: error
    });
  }
}
function hasList({ hits }, ids) {
  return hits.length === ids.length && hits.every((hit, at) => hit.doc_id === ids[at]);
}
const MOST_ALIKE = 10;
class LikeFailures {
  #config;
  /** Without the query in it; null before the first. */
  #message = null;
  #count = 0;
  #isStopped = false;
  constructor(config) {
    this.#config = config;
  }
  /** From now on failures are about their own query. */
  stopCounting() {
    this.#isStopped = true;
  }
  add(query, message) {
    if (this.#isStopped) {
      return;
    }
    const escapedQuery = JSON.stringify(query).slice(1, -1);
    const messageWithoutQuery = message.replace(/"(?:[^"\\]|\\.)*"/g, (quoted) => escapedQuery.startsWith(quoted.slice(1, -1).replace(/…$/, "")) ? "\u2026" : quoted);
    if (this.#message !== null && this.#message !== messageWithoutQuery) {
      return this.stopCounting();
    }
    this.#message = messageWithoutQuery;
    if (++this.#count < MOST_ALIKE) {
      return;
    }
    throw new errors.GateError("retriever_failed", `the first ${MOST_ALIKE} queries failed with the same error: ${message}`, (0,query_errors/* adviseOnQueryErrors */.v)([message], 1, this.#config) ?? `${query_errors/* FIX_RETRIEVER */.X} No other query was asked. \`retrieval-gate ask "some words"\` shows one answer.`);
  }
}
class StageTimes {
  #byCase = /* @__PURE__ */ new Map();
  get byCase() {
    return this.#byCase;
  }
  add(caseId, spans) {
    for (const [stage, ms] of Object.entries(spans ?? {})) {
      const samplesByStage = this.#byCase.get(caseId) ?? /* @__PURE__ */ new Map();
      this.#byCase.set(caseId, samplesByStage);
      (0,lookup/* addToList */.vH)(samplesByStage, stage, ms);
    }
  }
  delete(caseId) {
    this.#byCase.delete(caseId);
  }
}
const HTML = /<(?:!doctype|html|head|body)\b/i;
const REASON = /(?:message|exception|error|reason|detail)s?["']?\s*[:=]\s*\S/i;
const WORD_OF_FAILURE = /(?:error|exception|failed|denied|refused|unavailable|forbidden|not found|no such|timeout|timed out)/i;
function quoteError(message) {
  const start = message.search(HTML);
  if (start === -1) {
    return joinLines(message);
  }
  const page = message.slice(start).replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/gi, "").replaceAll(/<[^>]*>/g, "\n").replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll(/&(?:quot|#39);/g, "'").replaceAll("&amp;", "&");
  const lines = page.split("\n").map(joinLines).filter(Boolean);
  const [first = "an HTML page", ...others] = lines;
  const otherLines = others.filter((line) => line !== first);
  const reason = otherLines.find((line) => REASON.test(line)) ?? otherLines.find((line) => WORD_OF_FAILURE.test(line)) ?? first;
  const quoted = reason.includes(first) ? reason : `${first}: ${reason}`;
  return `${joinLines(message.slice(0, start))} ${quoted}`.trim();
}
function joinLines(text) {
  return text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
}


;// CONCATENATED MODULE: ./lib/run/probe.js





const SHARES = [1, 0.5, 0.2];
async function askAgain(plan, retriever) {
  const answers = plan.cases.map(() => null);
  const state = { plan, retriever, refusedShares: 0, errors: [] };
  try {
    await retriever.start();
    await (0,timers/* inParallel */.HN)(plan.cases, plan.concurrency, async (subject, index) => {
      answers[index] = await askDeeper(state, subject);
    });
    const { errors } = state;
    const [firstError] = errors;
    const failure = firstError === void 0 ? null : `${errors.length} of ${answers.length} failed: ${firstError}`;
    return { answers, failure };
  } catch (error) {
    if (error instanceof errors.GateError) {
      return { answers, failure: error.message };
    }
    throw error;
  } finally {
    await retriever.stop();
  }
}
async function askDeeper(state, subject) {
  const { plan, retriever } = state;
  let firstError = "";
  for (const [index, share] of SHARES.entries()) {
    if (index < state.refusedShares) {
      continue;
    }
    const k = Math.max(1, Math.floor(plan.k * share));
    const raw = await retriever.ask({
      case_id: subject.id,
      query: subject.query,
      k,
      ...subject.params === void 0 ? {} : { params: subject.params }
    });
    if (raw.kind === "error") {
      firstError = firstError === "" ? raw.message : firstError;
      continue;
    }
    state.refusedShares = Math.max(state.refusedShares, index);
    if (raw.degraded) {
      return null;
    }
    return readLongerList(plan, subject, raw, k);
  }
  state.errors.push(firstError);
  return null;
}
function readLongerList(plan, subject, raw, k) {
  try {
    const hits = (0,ranking/* rankAnswer */.PN)(raw.results, subject.id, k, plan.definition);
    return { hits, returned: raw.results.length, ...k === plan.k ? {} : { k } };
  } catch (error) {
    if (error instanceof errors.GateError) {
      return null;
    }
    throw error;
  }
}
async function askInSecondStart(plan, cases, ports, moreCases = () => []) {
  const side = new Side({ ...plan, latency: "off" }, ports);
  try {
    await ports.retriever.start();
    await side.qualityPass(cases, () => {
    });
    const more = moreCases(side.measurement(cases, UNTIMED, null).cases);
    await side.qualityPass(more, () => {
    });
    return side.measurement([...cases, ...more], UNTIMED, null);
  } catch (error) {
    if (error instanceof errors.GateError) {
      return side.measurement(cases, UNTIMED, error);
    }
    throw error;
  } finally {
    await ports.retriever.stop();
  }
}
function findOtherAnswers(firstRuns, secondRuns) {
  const firstRunById = (0,model_run/* runsById */.j8)({ cases: firstRuns });
  const differing = secondRuns.filter((secondRun) => {
    const firstRun = firstRunById.get(secondRun.case_id);
    return firstRun !== void 0 && hasOtherResults(firstRun, secondRun);
  });
  return differing.map((run) => run.case_id);
}
function hasOtherResults({ outcome: first }, { outcome: second }) {
  if (first.kind !== "answer" || second.kind !== "answer") {
    return false;
  }
  return !hasList(first, second.hits.map((hit) => hit.doc_id));
}


;// CONCATENATED MODULE: ./lib/run/run-suite.js



async function runSuite(plan, ports) {
  const session = new Session(plan, ports);
  try {
    await ports.retriever.start();
    await session.run();
    return session.measurement(null);
  } catch (error) {
    if (error instanceof errors.GateError) {
      return session.measurement(error);
    }
    throw error;
  } finally {
    await ports.retriever.stop();
  }
}
class Session {
  #plan;
  #ports;
  #side;
  /** Timed samples in milliseconds, by case id. */
  #samples = /* @__PURE__ */ new Map();
  #timingState = { budget_ended: false, ms: 0 };
  #stages = new StageTimes();
  /** Cases whose first answer is already a sample; their first round is skipped. */
  #sampledAhead = /* @__PURE__ */ new Set();
  /** "off" as long as nothing is timed. */
  #source = "off";
  constructor(plan, ports) {
    this.#plan = plan;
    this.#ports = ports;
    this.#side = new Side(plan, ports);
  }
  /**
   * Once for quality, then timed, then some cases a second time to see whether answers vary. Throws
   * the GateError that ends the run.
   */
  async run() {
    const { cases, latency, clock } = this.#plan;
    let done = 0;
    await this.#side.qualityPass(cases, () => this.#ports.progress("quality", ++done, cases.length));
    await this.#ports.checkAnswers?.(this.measurement(null).cases);
    if (latency !== "off" && clock === "recorded") {
      this.#takeRecordedTimes();
    } else if (latency !== "off") {
      await this.#time(latency);
    }
    await this.#side.askTwice();
  }
  measurement(failure) {
    const timing = {
      source: this.#source,
      repeats: fewestRepeats(this.#samples, (id) => this.#side.hasAnswer(id)),
      budget_ended: this.#timingState.budget_ended,
      // `repeats`: Sampler.finishRun sets the planned number.
      asked: { queries: this.#side.asked, ms: this.#timingState.ms, repeats: 0 }
    };
    const sampled = { samples: this.#samples, stages: this.#stages.byCase, timing };
    return this.#side.measurement(this.#plan.cases, sampled, failure);
  }
  /**
   * Warms up, and times the planned cases in rounds. Without a warm-up the answers for quality are
   * the first samples, if they too were asked one at a time.
   */
  async #time(latency) {
    const { cases, concurrency } = this.#plan;
    const byId = (0,lookup/* indexById */.RX)(cases);
    this.#source = latency.source;
    for (let pass = 1; pass < latency.warmup; pass++) {
      await this.#warmUp();
    }
    const sampling = this.#plan.planTiming(this.#side.tookMs);
    if (latency.warmup === 0 && concurrency === 1) {
      this.#takeFirstTimes(sampling);
    }
    await askRounds(sampling, this.#timingState, {
      now: this.#ports.now,
      order: (ids) => ids,
      ask: async (id) => {
        const isSampled = this.#sampledAhead.delete(id);
        if (!isSampled) {
          await this.#sample((0,lookup/* requireValue */.vd)(byId, id));
        }
      },
      lacks: (id, times) => this.#side.hasAnswer(id) && (this.#samples.get(id)?.length ?? 0) < times,
      needsAnotherPass: () => false,
      confirmingRounds: () => sampling.confirmingRounds(this.#samples),
      progress: (done, total) => this.#ports.progress("latency", done, total)
    });
  }
  async #warmUp() {
    for (const subject of this.#plan.cases) {
      if (this.#side.hasAnswer(subject.id)) {
        await this.#side.askAgain(subject);
      }
    }
  }
  /** A case that fails now loses all samples; one with another list of results gets none. */
  async #sample(subject) {
    if (!this.#side.hasAnswer(subject.id)) {
      return;
    }
    const timed = await this.#side.askAgain(subject);
    if (timed !== null) {
      return this.#addSample(subject.id, timed);
    }
    const failedNow = !this.#side.hasAnswer(subject.id);
    if (failedNow) {
      this.#samples.delete(subject.id);
      this.#stages.delete(subject.id);
    }
  }
  #takeFirstTimes({ rounds }) {
    const idsInRounds = new Set(rounds.flat());
    for (const [id, timed] of this.#side.firstTimes()) {
      if (!idsInRounds.has(id)) {
        continue;
      }
      this.#addSample(id, timed);
      this.#sampledAhead.add(id);
    }
  }
  /** Takes a recorded run's times if every answer has one; else the source stays "off". */
  #takeRecordedTimes() {
    const firstTimes = this.#side.firstTimes();
    if (firstTimes.size === 0 || firstTimes.size < this.#side.answers) {
      return;
    }
    this.#source = "recorded";
    for (const [id, timed] of firstTimes) {
      this.#addSample(id, timed);
    }
  }
  #addSample(id, { ms, spans }) {
    this.#samples.set(id, (this.#samples.get(id) ?? []).concat(ms));
    this.#stages.add(id, spans);
  }
}
function fewestRepeats(samples, isAnswered) {
  const answered = [...samples].filter(([id]) => isAnswered(id));
  const counts = answered.map(([, caseSamples]) => caseSamples.length);
  return counts.length === 0 ? 0 : Math.min(...counts);
}
async function askRounds({ rounds, ends_ms: endsMs }, state, ports) {
  const start = ports.now();
  const isTimeSpent = () => ports.now() - start >= endsMs;
  let done = 0;
  const askAll = async (someRounds) => {
    const total = done + someRounds.reduce((sum, ids) => sum + ids.length, 0);
    for (const ids of someRounds) {
      for (const id of ports.order(ids)) {
        if (isTimeSpent()) {
          return false;
        }
        await ports.ask(id);
        ports.progress(++done, total);
      }
    }
    return true;
  };
  const timesPerPass = (0,lookup/* countItems */.A1)(rounds.flat());
  let passes = 0;
  let isComplete = true;
  do {
    passes++;
    isComplete = await askAll(rounds);
    for (let repeat = 0; isComplete && repeat < rounds.length; repeat++) {
      const lacking = [...timesPerPass].filter(([id, times]) => ports.lacks(id, passes * times));
      isComplete = await askAll([lacking.map(([id]) => id)]);
    }
  } while (isComplete && ports.needsAnotherPass());
  state.ms = ports.now() - start;
  if (isComplete) {
    isComplete = await askAll(ports.confirmingRounds());
  }
  state.budget_ended = !isComplete;
}


;// CONCATENATED MODULE: ./lib/run/side-by-side.js




async function runSideBySide(plan, ports) {
  if (plan.base.clock === "recorded" || plan.head.clock === "recorded") {
    return runOneByOne(plan, ports);
  }
  const session = new PairedSession(plan, ports);
  try {
    await blameBase(ports.base.start());
    await ports.head.start();
    await session.run();
    return session.measurement(null);
  } catch (error) {
    if (error instanceof errors.GateError) {
      return session.measurement(error);
    }
    throw error;
  } finally {
    await Promise.all([ports.base.stop(), ports.head.stop()]);
  }
}
async function runOneByOne(plan, ports) {
  const { cases } = plan;
  const areBothRecorded = plan.base.clock === plan.head.clock;
  const latency = areBothRecorded ? plan.latency : "off";
  const planTiming = () => ({ rounds: [], confirmingRounds: () => [], ends_ms: 0 });
  const base = await runSuite({ ...plan.base, cases, latency, planTiming }, { ...ports, retriever: ports.base });
  if (base.failure !== null) {
    const failure = (0,errors/* failureOfBase */.LD)(base.failure);
    const unaskedHead = new Side(plan.head, { retriever: ports.head, cancelled: ports.cancelled });
    return { base, head: unaskedHead.measurement(cases, UNTIMED, failure), failure };
  }
  const head = await runSuite({ ...plan.head, cases, latency, planTiming }, { ...ports, retriever: ports.head });
  const queries = (base.timing.asked?.queries ?? 0) + (head.timing.asked?.queries ?? 0);
  const asked = { ms: 0, repeats: 0, ...head.timing.asked, queries };
  return { base, head: { ...head, timing: { ...head.timing, asked } }, failure: head.failure };
}
async function blameBase(work) {
  try {
    return await work;
  } catch (error) {
    throw error instanceof errors.GateError ? (0,errors/* failureOfBase */.LD)(error) : error;
  }
}
class PairedSession {
  #plan;
  #ports;
  #base;
  #head;
  #pairs = /* @__PURE__ */ new Map();
  #stages = { base: new StageTimes(), head: new StageTimes() };
  #hasTimed = false;
  #timingState = { budget_ended: false, ms: 0 };
  constructor(plan, ports) {
    this.#plan = plan;
    this.#ports = ports;
    this.#base = new Side(plan.base, { retriever: ports.base, cancelled: ports.cancelled });
    this.#head = new Side(plan.head, { retriever: ports.head, cancelled: ports.cancelled });
  }
  /**
   * For quality first the base and then the head is asked, then both are timed together, then some
   * cases are asked a second time. Throws the GateError that ends the run.
   */
  async run() {
    const { cases, latency } = this.#plan;
    let done = 0;
    const countDone = () => this.#ports.progress("quality", ++done, 2 * cases.length);
    await blameBase(this.#base.qualityPass(cases, countDone));
    await this.#head.qualityPass(cases, countDone);
    if (latency !== "off") {
      await this.#time(latency);
    }
    await blameBase(this.#base.askTwice());
    await this.#head.askTwice();
  }
  /** Warms up, plans by how long both took for quality, and times both in shuffled rounds. */
  async #time(latency) {
    const { cases } = this.#plan;
    const byId = (0,lookup/* indexById */.RX)(cases);
    this.#hasTimed = true;
    for (let pass = 1; pass < latency.warmup; pass++) {
      await this.#warmUp();
    }
    const sampling = this.#plan.planTiming((0,lookup/* mapValues */.LG)(this.#base.tookMs, (ms, id) => ms + (this.#head.tookMs.get(id) ?? ms)));
    await askRounds(sampling, this.#timingState, {
      now: this.#ports.now,
      order: this.#ports.dice.shuffled,
      ask: async (id) => this.#addPair(id, await this.#askPair((0,lookup/* requireValue */.vd)(byId, id))),
      lacks: (id, times) => this.#isAnswered(id) && (this.#pairs.get(id)?.base.length ?? 0) < times,
      needsAnotherPass: () => sampling.needsAnotherPass?.(this.#pairs) ?? false,
      confirmingRounds: () => sampling.confirmingRounds(this.#pairs),
      progress: (done, total) => this.#ports.progress("latency", done, total)
    });
  }
  async #warmUp() {
    for (const subject of this.#ports.dice.shuffled(this.#plan.cases)) {
      await this.#askPair(subject);
    }
  }
  #isAnswered(id) {
    return this.#base.hasAnswer(id) && this.#head.hasAnswer(id);
  }
  measurement(failure) {
    const { cases, latency } = this.#plan;
    const sideMeasurement = (side) => {
      const samples = (0,lookup/* mapValues */.LG)(this.#pairs, (pairs) => pairs[side]);
      const measured = side === "base" ? this.#base : this.#head;
      const timing = {
        source: this.#hasTimed && latency !== "off" ? latency.source : "off",
        repeats: fewestRepeats(samples, (id) => this.#isAnswered(id)),
        budget_ended: this.#timingState.budget_ended,
        ...latency === "off" ? {} : { seed: latency.seed },
        // Of both sides, in the measurement of either.
        asked: {
          queries: this.#base.asked + this.#head.asked,
          ms: this.#timingState.ms,
          // Sampler.finishRun sets the planned number.
          repeats: 0
        }
      };
      const stages = this.#stages[side].byCase;
      return measured.measurement(cases, { samples, stages, timing }, failure);
    };
    return { base: sideMeasurement("base"), head: sideMeasurement("head"), failure };
  }
  /**
   * Asks both sides in a random order. Null, and nothing is asked, if one of the sides has no
   * answer to the case; null too if one of them gives no sample now.
   */
  async #askPair(subject) {
    const isBaseFirst = this.#ports.dice.coin();
    if (!this.#isAnswered(subject.id)) {
      return null;
    }
    const askBase = () => blameBase(this.#base.askAgain(subject));
    const askHead = () => this.#head.askAgain(subject);
    let base;
    let head;
    if (isBaseFirst) {
      base = await askBase();
      head = await askHead();
    } else {
      head = await askHead();
      base = await askBase();
    }
    return base === null || head === null ? null : { base, head };
  }
  #addPair(id, pair) {
    if (pair === null) {
      return;
    }
    const { base, head } = pair;
    const pairs = this.#pairs.get(id) ?? { base: [], head: [] };
    this.#pairs.set(id, { base: [...pairs.base, base.ms], head: [...pairs.head, head.ms] });
    this.#stages.base.add(id, base.spans);
    this.#stages.head.add(id, head.spans);
  }
}


// EXTERNAL MODULE: ./lib/shards/split.js
var split = __webpack_require__(23925);
// EXTERNAL MODULE: ./lib/app/config-places.js
var config_places = __webpack_require__(51198);
// EXTERNAL MODULE: ./lib/app/progress.js
var app_progress = __webpack_require__(63532);
// EXTERNAL MODULE: ./lib/app/unknown-targets.js
var unknown_targets = __webpack_require__(67038);
// EXTERNAL MODULE: ./lib/retrievers/failures.js
var failures = __webpack_require__(36132);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./lib/decision/random.js
var decision_random = __webpack_require__(57435);
// EXTERNAL MODULE: ./lib/latency/latency-checks.js
var latency_checks = __webpack_require__(59140);
// EXTERNAL MODULE: ./lib/latency/plan.js
var plan = __webpack_require__(7087);
// EXTERNAL MODULE: ./lib/latency/recorded.js
var recorded = __webpack_require__(98948);
// EXTERNAL MODULE: ./lib/messages/format.js
var format = __webpack_require__(31385);
// EXTERNAL MODULE: ./lib/messages/sampling.js
var messages_sampling = __webpack_require__(93315);
;// CONCATENATED MODULE: ./lib/app/measure.js























const TIME_USED_UP = "the run's total_timeout_ms was used up";
async function measureRun(root, plan, gatePorts, purpose) {
  const since = performance.now();
  const ports = { pace: new retrievers_ports/* Pace */.oG(), ...gatePorts };
  const started = { plan, since };
  const retrieved = await retrieveAnswers(root, started, ports, purpose);
  const askAgainOrNull = makeAskAgain(started, root, ports);
  return {
    ...retrieved,
    ...askAgainOrNull === null ? {} : { askAgain: askAgainOrNull },
    probe: (cases, k) => probeDeeper(started, { cases, k }, root, ports),
    corpus: () => readCorpusHits(plan, root, ports),
    // Also of documents that `max_docs` leaves out of the index: a lost document may be one of
    // them.
    texts: async (ids) => {
      const changes = { max_docs: null };
      const documents = await readCorpusDocuments(plan, root, ports, changes).catch(() => null);
      const wantedDocuments = (documents ?? []).filter(({ id }) => ids.has(id));
      return new Map(wantedDocuments.map(({ id, text }) => [id, text]));
    }
  };
}
async function readCorpusHits(plan, root, ports) {
  const documents = await readCorpusDocuments(plan, root, ports, {});
  return documents?.map((document) => ({ ...document, doc_id: document.id, repeat: false })) ?? null;
}
async function refuseIfNothingExists({ head: { suite, config } }, cases, readCorpus) {
  const { definition } = config;
  const runById = (0,model_run/* runsById */.j8)({ cases });
  const isAnyFound = suite.cases.some((subject) => {
    const run = runById.get(subject.id);
    const ranks = run === void 0 ? [] : (0,view/* targetRanks */.Hc)((0,view/* viewCase */.U1)(subject, run, definition));
    return ranks.some((rank) => rank !== null);
  });
  if (isAnyFound) {
    return;
  }
  const corpus = await readCorpus();
  const results = cases.flatMap(({ outcome }) => outcome.kind === "answer" ? outcome.hits : []);
  const searched = corpus === null ? { documents: results, from: "results" } : { documents: corpus, from: "corpus" };
  (0,unknown_targets/* refuseUnknownTargets */.N)(suite, definition, searched);
}
async function readCorpusDocuments({ head }, root, ports, changes) {
  if (head.config.retriever.kind !== "bm25") {
    return null;
  }
  const { readCorpus } = await Promise.all(/* import() */[__webpack_require__.e(8002), __webpack_require__.e(9), __webpack_require__.e(6906), __webpack_require__.e(7783)]).then(__webpack_require__.bind(__webpack_require__, 87783));
  const config = { ...head.config.retriever, ...changes };
  return await readCorpus(config, retrieverPorts(root.directory, ports));
}
async function probeDeeper({ plan, since }, request, root, ports) {
  const { retriever, definition } = plan.head.config;
  const opened = openForRest(retriever, since, root.directory, ports);
  if (opened === null) {
    return { answers: [], failure: TIME_USED_UP };
  }
  ports.progress(`searching deeper for ${(0,format/* pluralise */.aX)(request.cases.length, "query", "queries")}`);
  const question = { ...request, definition, concurrency: retriever.concurrency };
  const { answers, failure } = await askAgain(question, opened.retriever);
  const rankedAnswers = request.cases.map((subject, index) => {
    const list = answers[index] ?? null;
    if (list === null) {
      return null;
    }
    const outcome = { kind: "answer", ...list, degraded: false };
    const run = { case_id: subject.id, outcome, first_ms: null, samples_ms: [] };
    const ranks = (0,view/* targetRanks */.Hc)((0,view/* viewCase */.U1)(subject, run, definition));
    return { ranks, returned: list.returned, ...list.k === void 0 ? {} : { k: list.k } };
  });
  return { answers: rankedAnswers, failure };
}
async function retrieveAnswers(root, { plan, since }, ports, purpose) {
  const wallClock = () => performance.now();
  const pacedClock = () => wallClock() - (ports.pace?.waited_ms ?? 0);
  const progress = (0,app_progress/* showProgress */.R)({ line: ports.line, print: ports.progress, now: wallClock });
  const sharedPorts = {
    // Time spent to keep `max_per_second` does not count.
    now: pacedClock,
    cancelled: () => ports.signal.aborted,
    progress,
    environment: describeMachine(),
    ...purpose !== "gate" && {
      checkAnswers: (cases) => refuseIfNothingExists(plan, cases, () => readCorpusHits(plan, root, ports))
    }
  };
  const caseIds = plan.all.map(({ id }) => id);
  const head = openHead(plan, root, ports, caseIds);
  const sampler = new Sampler(plan, purpose, ports.progress);
  sampler.announceKnown();
  const asking = { plan, ports, sampler, head, sharedPorts };
  if (plan.beside !== null) {
    return askSideBySide(asking, plan.beside, root);
  }
  const retrieved = await retrieveHead(asking);
  return purpose === "record" && retrieved.failure === null ? compareWithSecondStart(asking, retrieved, root, since) : retrieved;
}
async function retrieveHead(asking) {
  const { plan, sampler, head, sharedPorts } = asking;
  const { failure, ...run } = await runSuite(makeRunPlan(plan, sampler), {
    ...sharedPorts,
    retriever: head.retriever
  });
  return { run: { ...finishRun(run, asking), log: head.log.text() }, base: null, failure };
}
async function compareWithSecondStart({ plan, ports, sharedPorts }, retrieved, root, since) {
  const { run } = retrieved;
  const { retriever } = plan.head.config;
  const side = makeSidePlan(retriever, plan);
  const { asked_twice: askedTwice = [] } = side;
  if (askedTwice.length === 0) {
    return retrieved;
  }
  const opened = openForRest(retriever, since, root.directory, ports);
  if (opened === null) {
    return { ...retrieved, notices: [{ code: "vary_unknown", reason: TIME_USED_UP }] };
  }
  const listMoreCases = (answers) => {
    const varies = run.unstable.length > 0 || findOtherAnswers(run.cases, answers).length > 0;
    return varies ? plan.cases.filter((subject) => !askedTwice.includes(subject)) : [];
  };
  const secondPorts = { ...sharedPorts, retriever: opened.retriever };
  const { failure, ...measured } = await askInSecondStart(side, askedTwice, secondPorts, listMoreCases);
  const unstableIds = /* @__PURE__ */ new Set([...run.unstable, ...findOtherAnswers(run.cases, measured.cases)]);
  const unstable = run.cases.map((caseRun) => caseRun.case_id).filter((id) => unstableIds.has(id));
  const markedRun = { ...run, unstable };
  if (failure !== null) {
    const notices = [{ code: "vary_unknown", reason: failure.message }];
    return { ...retrieved, run: markedRun, notices };
  }
  if (unstable.length === 0) {
    return { ...retrieved, run: markedRun };
  }
  const runById = (0,model_run/* runsById */.j8)(measured);
  const second = {
    ...measured,
    cases: plan.cases.map(({ id }) => (0,lookup/* requireValue */.vd)(runById, id)),
    environment: sharedPorts.environment,
    log: opened.log.text()
  };
  return { ...retrieved, run: markedRun, second };
}
function makeAskAgain(started, root, ports) {
  const { head, beside } = started.plan;
  const headSide = { config: head.config.retriever, directory: root.directory };
  if (!canAnswerOtherwise(headSide.config)) {
    return null;
  }
  return async (cases) => {
    ports.progress(`asking ${(0,format/* pluralise */.aX)(cases.length, "lost query", "lost queries")} again`);
    const measured = await askInNewStart(started, headSide, cases, ports);
    if (measured === null) {
      return { head: [], base: null, failure: TIME_USED_UP };
    }
    const failure = measured.failure?.message ?? null;
    if (failure !== null || beside === null || !canAnswerOtherwise(beside.config)) {
      return { head: measured.cases, base: null, failure };
    }
    const base = await askInNewStart(started, beside, cases, ports);
    return { head: measured.cases, base: base?.cases ?? null, failure: null };
  };
}
async function askInNewStart({ plan, since }, { config, directory }, cases, ports) {
  const opened = openForRest(config, since, directory, ports);
  if (opened === null) {
    return null;
  }
  return askInSecondStart(makeSidePlan(config, plan), cases, {
    retriever: opened.retriever,
    cancelled: () => ports.signal.aborted
  });
}
function canAnswerOtherwise({ kind }) {
  return kind !== "bm25" && kind !== "run";
}
async function askSideBySide(asking, beside, root) {
  const { plan, ports, sampler, head, sharedPorts } = asking;
  const base = openRetriever(beside.config, beside.directory, ports);
  const pairs = makePairPlan(plan, beside.config, sampler);
  const dice = makeDice(pairs.latency === "off" ? 0 : pairs.latency.seed);
  const pairPorts = { ...sharedPorts, head: head.retriever, base: base.retriever, dice };
  const measured = await runSideBySide(pairs, pairPorts);
  if (beside.is_first && (0,errors/* isFailureOfBase */.zx)(measured.failure)) {
    return askHeadAlone(asking, root);
  }
  const headLog = head.log.text();
  const baseLog = base.log.text();
  const log = baseLog === "" ? headLog : `${headLog}[the base's retriever]
${baseLog}`;
  return {
    run: { ...finishRun(measured.head, asking), log },
    base: { ...finishRun(measured.base, asking), log: "" },
    failure: measured.failure
  };
}
async function askHeadAlone(asking, root) {
  const { plan, ports } = asking;
  const head = openHead(plan, root, ports);
  const retrieved = await retrieveHead({ ...asking, head });
  return { ...retrieved, notices: [{ code: "not_side_by_side", reason: "bootstrap" }] };
}
function finishRun(run, { sampler, sharedPorts }) {
  return { ...sampler.finishRun(run), environment: sharedPorts.environment };
}
function openHead({ head }, root, ports, caseIds = []) {
  const opened = openRetriever(head.config.retriever, root.directory, ports, caseIds);
  return { ...opened, retriever: (0,config_places/* withConfigPlaces */.$)(opened.retriever, head) };
}
function openForRest(config, since, directory, ports) {
  const leftMs = Math.floor(config.total_timeout_ms - (performance.now() - since));
  return leftMs <= 0 ? null : openRetriever({ ...config, total_timeout_ms: leftMs }, directory, ports);
}
function openRetriever(config, directory, ports, caseIds = []) {
  const log = new failures/* BoundedLog */.ot();
  const addToLog = (text) => log.push(Buffer.from(text));
  const retriever = (0,registry/* createRetriever */.HF)(config, {
    ...retrieverPorts(directory, ports),
    caseIds,
    log: addToLog
  });
  return { retriever, log };
}
function retrieverPorts(directory, { environment, moduleHost, signal, pace }) {
  const ports = { root: directory, environment, moduleHost, signal, log: () => {
  } };
  return pace === void 0 ? ports : { ...ports, pace };
}
function makeSidePlan(retriever, { head, base, cases }) {
  const { definition, file, k } = head.config;
  return {
    config_places: { file, lines: head.lines },
    k,
    definition,
    latency: (0,two_policies/* latencyPolicy */.tP)(head, base),
    concurrency: retriever.concurrency,
    clock: (0,registry/* retrieverClock */.DH)(retriever),
    asked_twice: (0,questions/* drawAskedTwice */.dv)(head.config, retriever, cases)
  };
}
function makeRunPlan(plan, sampler) {
  const fillOtherShards = (0,split/* makeSampleFiller */.X2)(plan.all, plan.cases);
  return {
    ...makeSidePlan(plan.head.config.retriever, plan),
    cases: plan.cases,
    planTiming: (tookMs) => ({
      ...sampler.planRounds(fillOtherShards(tookMs)),
      confirmingRounds: (samples) => sampler.confirmingRounds({ now: fillOtherShards(samples), base: null })
    })
  };
}
function makePairPlan(plan, base, sampler) {
  const { head, cases } = plan;
  const sideTimes = (pairs, which) => (0,lookup/* mapValues */.LG)(pairs, (pair) => pair[which]);
  return {
    cases,
    latency: (0,two_policies/* latencyPolicy */.tP)(head, plan.base),
    base: makeSidePlan(base, plan),
    head: makeSidePlan(head.config.retriever, plan),
    planTiming: (tookMs) => ({
      ...sampler.planRounds(tookMs),
      confirmingRounds: (pairs) => sampler.confirmingRounds({
        now: sideTimes(pairs, "head"),
        base: sideTimes(pairs, "base")
      }),
      needsAnotherPass: (pairs) => sampler.needsAnotherPass(sideTimes(pairs, "base"))
    })
  };
}
function describeMachine() {
  return {
    os: process.platform,
    arch: process.arch,
    cpu: (0,external_node_os_.cpus)()[0]?.model.trim() ?? "unknown",
    cores: (0,external_node_os_.availableParallelism)(),
    node: process.versions.node
  };
}
class Sampler {
  #plan;
  #purpose;
  #settings;
  /** Without those that time nothing. */
  #policies;
  #print;
  /** Null until planRounds. */
  #timing = null;
  /** How many passes were asked, once the first is done. */
  #passes = 1;
  /** Null until the first pass is done, and if the run is not side by side. */
  #wantedPasses = null;
  #isAnnounced = false;
  /** In milliseconds, by case id. */
  #firstTimes = /* @__PURE__ */ new Map();
  /** Whether a recording's budget allows to time the plan twice, to keep the faster pass. */
  #mayTimePlanTwice = false;
  #isPlanTimedTwice = false;
  /** A recording ignores the repeats of the old baseline. */
  constructor(plan, purpose, print) {
    this.#plan = plan;
    this.#purpose = purpose;
    this.#settings = (0,two_policies/* latencyPolicy */.tP)(plan.head, plan.base);
    const policies = plan.base === null ? [plan.head] : [plan.head, plan.base];
    this.#policies = policies.filter(({ config }) => config.latency !== "off").map(({ config, suite, baseline }) => ({
      config,
      suite,
      baseline: purpose === "gate" ? baseline : null
    }));
    this.#print = print;
  }
  /**
   * Prints how many queries the run asks, if that is known before anything is asked. Otherwise, and
   * for a recording that times, planRounds prints it.
   */
  announceKnown() {
    if (this.#settings === "off") {
      return this.#announce(/* @__PURE__ */ new Map());
    }
    if (this.#purpose !== "gate") {
      return;
    }
    const repeats = (0,plan/* findKnownRepeats */.L8)(this.#policies, this.#settings);
    if (repeats !== null) {
      this.#announce((0,plan/* countTimes */.Ig)(repeats, this.#policies, this.#plan.cases));
    }
  }
  /**
   * Plans the timing after the quality pass. Returns the rounds of one pass (lists of case ids,
   * asked one after the other), and after how many milliseconds asking ends. `tookMs`: what one
   * query of each case took in the quality pass, side by side both sides together.
   */
  planRounds(tookMs) {
    if (this.#settings === "off") {
      throw new Error("nothing is timed where latency is off");
    }
    const settings = this.#settings;
    const timing = (0,plan/* planRun */.nY)(this.#policies, this.#plan.all, settings, tookMs);
    this.#timing = timing;
    this.#firstTimes = tookMs;
    this.#mayTimePlanTwice = this.#purpose !== "gate" && this.#policies.every((policy) => (0,plan/* canAskTwice */.wG)(policy, timing.repeats, settings, tookMs));
    const times = this.#countOwnTimes(timing);
    if (!this.#isAnnounced) {
      this.#announce(times);
    }
    return { rounds: (0,plan/* makeRounds */.aT)(times), ends_ms: timing.ends_ms };
  }
  /** Returns how often each case is timed, in a shard of its part only. */
  #countOwnTimes({ times }) {
    return new Map(this.#plan.cases.map(({ id }) => [id, times.get(id) ?? 0]));
  }
  /**
   * Whether the plan is asked once more; counts the passes. The first call decides their number, by
   * the times of the base.
   */
  needsAnotherPass(base) {
    const settings = this.#settings;
    const timing = this.#timing;
    if (settings === "off" || timing === null) {
      return false;
    }
    if (this.#wantedPasses === null) {
      this.#wantedPasses = (0,plan/* countPasses */.vn)(timing, settings, base);
      this.#announce(multiplyValues(this.#countOwnTimes(timing), this.#wantedPasses));
    } else {
      this.#passes++;
    }
    return this.#passes < this.#wantedPasses;
  }
  /**
   * Returns the rounds, lists of case ids, to ask after the last pass. A run of the gate times the
   * cases of checks that would fail once more. A recording that may ask the plan twice asks all of
   * it again, if a check would fail or if the machine was busy for a moment.
   */
  confirmingRounds(seen) {
    const timing = this.#timing;
    if (timing === null) {
      return [];
    }
    const idsToConfirm = this.#findIdsToConfirm(timing, seen);
    const timesOfAllPasses = multiplyValues(this.#countOwnTimes(timing), this.#passes);
    if (!this.#mayTimePlanTwice) {
      return (0,plan/* makeRounds */.aT)(new Map([...timesOfAllPasses].filter(([id]) => idsToConfirm.has(id))));
    }
    this.#isPlanTimedTwice = idsToConfirm.size > 0 || (0,recorded/* hadSlowMoment */.R9)(seen.now, this.#firstTimes, timing.repeats);
    return this.#isPlanTimedTwice ? (0,plan/* makeRounds */.aT)(timesOfAllPasses) : [];
  }
  /** Returns the cases whose times would make a check of any policy fail. */
  #findIdsToConfirm(timing, seen) {
    const settings = this.#settings;
    if (settings === "off") {
      return /* @__PURE__ */ new Set();
    }
    const timedPlan = {
      cases: this.#plan.all,
      settings,
      percentile: this.#plan.head.config.definition.percentile,
      times: multiplyValues(timing.times, this.#passes)
    };
    const seenTimes = { ...seen, first: this.#firstTimes };
    return new Set(this.#policies.flatMap((policy) => [...(0,latency_checks/* findCasesToConfirm */.sw)(policy, timedPlan, seenTimes)]));
  }
  /**
   * Returns the run whose `timing.asked` has the planned numbers of repeats and passes. Of a
   * recording that asked the plan twice it keeps the faster pass, or the first if time ran out in
   * the second.
   */
  finishRun(run) {
    const { timing, cases } = run;
    if (timing.asked === void 0) {
      return run;
    }
    const plannedRepeats = this.#timing?.repeats ?? timing.repeats;
    const passes = this.#wantedPasses === null ? {} : { passes: this.#passes };
    const asked = { ...timing.asked, repeats: plannedRepeats, ...passes };
    if (!this.#isPlanTimedTwice) {
      return { ...run, timing: { ...timing, asked } };
    }
    const repeatsOfOnePass = Math.min(plannedRepeats, timing.repeats);
    const keepOnePass = timing.budget_ended ? recorded/* keepFirstPass */.DK : recorded/* keepFasterPass */.aY;
    return {
      ...run,
      cases: keepOnePass(cases, plannedRepeats),
      timing: { ...timing, repeats: repeatsOfOnePass, asked }
    };
  }
  /** `times`: how often each case is timed, by case id. */
  #announce(times) {
    this.#isAnnounced = true;
    const settings = this.#settings;
    const warmup = settings === "off" ? 1 : Math.max(1, settings.warmup);
    const secondAnswers = this.#countSecondAnswers(times, warmup);
    const isSideBySide = this.#plan.beside !== null;
    const ownTimes = new Map(this.#plan.cases.map(({ id }) => [id, times.get(id) ?? 0]));
    const { planned, most } = (0,plan/* expectedQueries */.Xg)(ownTimes, warmup, isSideBySide ? 2 : 1);
    const mayTimeAgain = this.#purpose !== "gate" || this.#hasRuleToConfirm();
    const queries = {
      cases: this.#plan.cases.length,
      planned: secondAnswers + planned,
      most: secondAnswers + (mayTimeAgain ? most : planned)
    };
    const passes = isSideBySide && settings !== "off" ? this.#wantedPasses : void 0;
    this.#print((0,messages_sampling/* announceQueries */.Ay)(queries, passes));
  }
  #hasRuleToConfirm() {
    const isSideBySide = this.#plan.beside !== null;
    return this.#policies.some((policy) => (0,plan/* listLatencyRules */.gB)(policy).some((rule) => (0,latency_checks/* canBeTimedAgain */.JA)(rule, isSideBySide)));
  }
  /**
   * Returns the number of queries that only show whether answers vary. A case that is timed or
   * warmed up is asked again anyway, and takes no further query.
   */
  #countSecondAnswers(times, warmup) {
    const { head, beside, cases } = this.#plan;
    const { config } = head;
    const headCases = (0,questions/* drawAskedTwice */.dv)(config, config.retriever, cases);
    const baseCases = beside === null ? [] : (0,questions/* drawAskedTwice */.dv)(config, beside.config, cases);
    const secondStart = this.#purpose === "record" ? headCases.length : 0;
    const headAnswers = (0,questions/* countSecondAnswers */.PS)(headCases, times, warmup);
    const baseAnswers = (0,questions/* countSecondAnswers */.PS)(baseCases, times, warmup);
    return headAnswers + baseAnswers + secondStart;
  }
}
function multiplyValues(values, factor) {
  return (0,lookup/* mapValues */.LG)(values, (value) => factor * value);
}
function makeDice(seed) {
  const random = (0,decision_random/* splitMix64 */.f)(seed);
  return { shuffled: (values) => (0,decision_random/* shuffle */.k)(values, random), coin: () => random.below(2) === 0 };
}



/***/ }),

/***/ 12442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V3: () => (/* binding */ recordBaseline),
/* harmony export */   Vt: () => (/* binding */ refuseOutFolder),
/* harmony export */   jZ: () => (/* binding */ requireReference),
/* harmony export */   uN: () => (/* binding */ refuseRecordFile)
/* harmony export */ });
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34081);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _system_write_whole_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79456);
/* harmony import */ var _files_baseline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43708);
/* harmony import */ var _messages_escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28213);
/* harmony import */ var _model_policy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39711);
/* harmony import */ var _reporters_baseline_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13574);







async function recordBaseline(request, report) {
  const { verdict, new_baseline: baseline, inputs } = report;
  if (verdict.verdict !== "pass" || baseline === null || inputs === null) {
    return null;
  }
  const { root, inside } = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .openRoot */ .R8)(request.workingDirectory);
  const file = request.out === null ? requireNamedBaseline(inputs.config) : inside(request.out, "--out");
  refuseFolder(root, file);
  await (0,_system_write_whole_js__WEBPACK_IMPORTED_MODULE_2__/* .writeWhole */ .f8)(root, file, (0,_reporters_baseline_json_js__WEBPACK_IMPORTED_MODULE_4__/* .baselineParts */ .Mh)(baseline));
  return (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absolutePath */ .Hi)(root, file);
}
function requireNamedBaseline({ file, baseline }) {
  if (baseline !== null) {
    return baseline;
  }
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("usage", `${file} names no baseline, so there is no file to record into`, "Write one into the config, for example `baseline: baselines/search.json`.");
}
function requireReference({ command, out, baseDirectory }, config, findBase) {
  if (command === "record") {
    if (out === null) {
      requireNamedBaseline(config);
    }
    return;
  }
  if (config.baseline === null && baseDirectory === null) {
    const message = `${config.file} names no baseline, and no base directory is given: there is nothing to compare with`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("baseline_missing", message, `${findBase === null ? WORKFLOW_HINT : describeDeskCommands(findBase(), config.file)} Or record a baseline and name it in the config, which a merge queue and shards need.`);
  }
}
const WORKFLOW_HINT = "Measure the base in the same job, with base-directory.";
function describeDeskCommands({ branch, commit }, config) {
  const name = (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .shellWord */ .r7)(branch);
  const checkOut = (0,_model_policy_js__WEBPACK_IMPORTED_MODULE_6__/* .makeBaseCommand */ .RL)("../base", (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .shellWord */ .r7)(commit));
  const compare = `retrieval-gate gate --config ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .shellWord */ .r7)(config)} --base-ref ${name} --base-directory ../base`;
  return `Compare with ${branch}: \`${checkOut}\`, build there what your search needs, and run \`${compare}\`.`;
}
function refuseOutFolder({ out, workingDirectory }) {
  if (out !== null) {
    const { root, inside } = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .openRoot */ .R8)(workingDirectory);
    refuseFolder(root, inside(out, "--out"));
  }
}
function refuseRecordFile({ command, out, workingDirectory }, inputFiles, baseline) {
  if (command !== "record") {
    return;
  }
  const { root, inside } = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .openRoot */ .R8)(workingDirectory);
  if (out === null) {
    if (baseline !== null) {
      (0,_system_write_whole_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseForeignFile */ .D3)(root, baseline, "baseline", "baseline");
    }
    return;
  }
  const file = inside(out, "--out");
  refuseFolder(root, file);
  if (file !== baseline && inputFiles.includes(file)) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("usage", `--out ${file} is read by this run`, "Name a file of its own.");
  }
  (0,_system_write_whole_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseForeignFile */ .D3)(root, file, "--out", "baseline");
  (0,_files_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseFileType */ .R)(out);
}
function refuseFolder(root, file) {
  if ((0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .hasFolder */ .bU)((0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absolutePath */ .Hi)(root, file))) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("usage", `--out ${file} is a folder`, "Name a file, such as baselines/docs.json.");
  }
}



/***/ }),

/***/ 81271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TOOL: () => (/* binding */ TOOL)
/* harmony export */ });
/* harmony import */ var _version_generated_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38984);

const TOOL = `retrieval-eval-gate ${_version_generated_js__WEBPACK_IMPORTED_MODULE_0__/* .VERSION */ .x}`;



/***/ }),

/***/ 27748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ZV: () => (/* binding */ errorReport),
  Ll: () => (/* binding */ removeEarlierReport),
  gZ: () => (/* binding */ writeOutcome)
});

// EXTERNAL MODULE: ./lib/system/root.js
var system_root = __webpack_require__(34081);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/gate/outcome.js
var outcome = __webpack_require__(80443);
// EXTERNAL MODULE: ./lib/output/write.js
var write = __webpack_require__(50522);
// EXTERNAL MODULE: ./lib/messages/view.js
var messages_view = __webpack_require__(25339);
// EXTERNAL MODULE: ./lib/reporters/registry.js + 9 modules
var registry = __webpack_require__(60492);
// EXTERNAL MODULE: ./lib/retrievers/registry.js + 3 modules
var retrievers_registry = __webpack_require__(93705);
// EXTERNAL MODULE: ./lib/app/record.js
var record = __webpack_require__(12442);
// EXTERNAL MODULE: ./lib/app/request.js
var app_request = __webpack_require__(14830);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./lib/system/chunks.js
var chunks = __webpack_require__(53179);
;// CONCATENATED MODULE: ./lib/system/deflate.js


const PIECE_LENGTH = 1 << 20;
function* deflateToBase64(parts) {
  let waitingBytes = new Uint8Array();
  for (const piece of (0,chunks/* inChunks */.m)(parts, PIECE_LENGTH)) {
    const compressed = (0,external_node_zlib_.deflateRawSync)(piece, { finishFlush: external_node_zlib_.constants.Z_FULL_FLUSH });
    const bytes = Buffer.concat([waitingBytes, compressed]);
    const end = bytes.length - bytes.length % 3;
    yield bytes.toString("base64", 0, end);
    waitingBytes = bytes.subarray(end);
  }
  const streamEnd = (0,external_node_zlib_.deflateRawSync)("");
  yield Buffer.concat([waitingBytes, streamEnd]).toString("base64");
}


// EXTERNAL MODULE: ./lib/system/write-whole.js
var write_whole = __webpack_require__(79456);
// EXTERNAL MODULE: ./lib/app/version.js
var version = __webpack_require__(81271);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/app/leaderboard.js + 1 modules
var app_leaderboard = __webpack_require__(52870);
;// CONCATENATED MODULE: ./lib/app/write-outcome.js















const DEFAULT_REPORTS = "retrieval-gate-report";
function errorReport(failure) {
  return {
    tool: version.TOOL,
    verdict: (0,outcome/* errorVerdict */.yP)(null),
    failure,
    inputs: null,
    run: null,
    scores: null,
    new_baseline: null,
    deterministic_digest: null
  };
}
async function writeOutcome(request, report, atDesk) {
  try {
    return await writeIntoFolder(request, report, atDesk);
  } finally {
    (0,write/* unlockFolders */.eh)();
  }
}
async function writeIntoFolder(request, report, atDesk) {
  const { inputs } = report;
  const { suite, baseline } = inputs === null ? await (0,app_request/* readNames */.r6)(request) : { suite: inputs.suite.name, baseline: inputs.config.baseline };
  const reportDir = reportDirectory(request, suite, report.part?.shard ?? null);
  const mayWriteNothing = atDesk && report.failure !== null && request.reportDir === null;
  if (mayWriteNothing && !(0,app_request/* hasConfig */.jx)(request)) {
    return incompleteOutcome(report, reportDir);
  }
  const isOnCi = (report.origin?.ci ?? null) !== null;
  const mayKeepEarlier = mayWriteNothing && report.run === null && !isOnCi;
  if (mayKeepEarlier && await (0,write/* hasReport */.nV)(reportDir)) {
    return { ...incompleteOutcome(report, reportDir), keptEarlier: true };
  }
  try {
    const files = await writeWholeReport(request, report, { reportDir, baseline });
    const baselinePath = await recordOrFindBaseline(request, report);
    const leaderboard = await (0,app_leaderboard/* updateLeaderboard */.Bj)(request, report, /* @__PURE__ */ new Date());
    const outcome = { report, reportDir, files, complete: true, baselinePath };
    return leaderboard === null ? outcome : { ...outcome, leaderboard };
  } catch (error) {
    const verdict = (0,outcome/* errorVerdict */.yP)(report.verdict);
    return incompleteOutcome({ ...report, verdict, failure: (0,outcome/* toFailure */.w2)(error) }, reportDir);
  }
}
async function writeWholeReport(request, report, { reportDir, baseline }) {
  requireNoLinks(request, reportDir);
  if (baseline !== null) {
    refuseOverwritingRead(request, reportDir, [baseline]);
  }
  const root = (0,system_root/* findRoot */.wg)(request.workingDirectory).directory;
  const folder = external_node_path_.relative(root, reportDir).split(external_node_path_.sep).join("/");
  const view = (0,messages_view/* buildView */.kK)(report, { reportDir: folder });
  const renderers = new Map(registry/* REPORTERS */.P.map(({ file, render }) => [file, () => render(report, view, deflateToBase64)]));
  const files = await (0,write/* writeReport */.u5)(reportDir, renderers);
  requireNoLinks(request, reportDir);
  if (!await (0,write/* isComplete */.As)(reportDir, files)) {
    throw new errors.GateError("report_incomplete", `${reportDir} is incomplete`);
  }
  return [...files.keys()];
}
async function recordOrFindBaseline(request, report) {
  if (request.command === "record") {
    return await (0,record/* recordBaseline */.V3)(request, report);
  }
  const baseline = report.inputs?.config.baseline ?? null;
  return baseline === null ? null : (0,system_root/* absolutePath */.Hi)((0,system_root/* findRoot */.wg)(request.workingDirectory), baseline);
}
function incompleteOutcome(report, reportDir) {
  return { report, reportDir, files: [], complete: false, baselinePath: null };
}
async function removeEarlierReport(request, { head }, begunAt) {
  const directory = reportDirectory(request, head.suite.name, (0,app_request/* requestedShard */.v7)(request));
  requireNoLinks(request, directory);
  const { baseline, retriever } = head.config;
  const data = (0,retrievers_registry/* retrieverData */.Pp)(retriever)?.file;
  const inputFiles = [...head.digests.keys(), data, baseline].filter((file) => typeof file === "string");
  (0,record/* refuseRecordFile */.uN)(request, inputFiles, baseline);
  refuseOverwritingRead(request, directory, inputFiles);
  await (0,write/* lockFolder */.MS)(directory, begunAt);
  const kept = new Set(request.command === "merge" ? ["part.json"] : []);
  await (0,write/* removeEarlierFiles */.qT)(directory, kept);
}
function refuseOverwritingRead({ workingDirectory }, directory, files) {
  const realDirectory = (0,external_node_fs_.existsSync)(directory) ? (0,external_node_fs_.realpathSync)(directory) : directory;
  const root = (0,system_root/* findRoot */.wg)(workingDirectory);
  const overwrittenFile = files.find((file) => write/* OWN_FILES */.z2.includes(external_node_path_.relative(realDirectory, (0,system_root/* absolutePath */.Hi)(root, file))));
  if (overwrittenFile === void 0) {
    return;
  }
  throw new errors.GateError("usage", `${overwrittenFile} is read by this run, and the report has a file of that name there`, "Keep the file in another folder or under another name, or give the report another folder (--report-dir).");
}
function reportDirectory(request, suite, shard) {
  const name = suite === null ? "" : `${suite}${configSuffix(request.config)}`;
  const folderName = shard === null || name === "" ? name : `${name}-${shard.index}-of-${shard.count}`;
  return external_node_path_.resolve(request.workingDirectory, request.reportDir ?? external_node_path_.join(DEFAULT_REPORTS, folderName));
}
function configSuffix(config) {
  if (config === null) {
    return "";
  }
  const { name } = external_node_path_.parse(config);
  const suffix = name.replace(/^\.?(?:retrieval[-_]?)?gate(?:[-_.]|$)/, "");
  return /\w/.test(suffix) ? `-${suffix}` : "";
}
function requireNoLinks({ workingDirectory }, reportDir) {
  const root = (0,system_root/* findRoot */.wg)(workingDirectory).directory;
  const shown = external_node_path_.relative(workingDirectory, reportDir);
  (0,write_whole/* refuseLinks */.UA)(root, external_node_path_.resolve((0,external_node_fs_.realpathSync)(workingDirectory), shown), shown);
  (0,write_whole/* refuseLinks */.UA)(root, reportDir, shown);
}



/***/ }),

/***/ 92655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DW: () => (/* binding */ defaultTip),
/* harmony export */   Us: () => (/* binding */ findDeskBase),
/* harmony export */   lN: () => (/* binding */ findBase)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _system_nearest_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73196);


function findBase(event, baseRef, open) {
  if (event !== null && event.pullRequest !== null) {
    const git2 = open();
    const commit = requireBaseParent(git2, event.sha, event.pullRequest);
    return { mode: "pull_request", commit, git: git2 };
  }
  const opened = tryOpen(open);
  const git = typeof opened === "string" ? null : opened;
  if (event?.name === "merge_group") {
    if (git !== null) {
      requireOwnCommit(git, event);
    }
    return findParentBase(git);
  }
  const isOnDefault = event !== null && isOnDefaultBranch(event, git);
  if (isOnDefault && event.name === "push") {
    return findParentBase(git);
  }
  if (baseRef !== null) {
    const neededGit = git ?? open();
    const branch = resolveBaseRef(neededGit, baseRef, event?.defaultBranch ?? null);
    const isWorkflowOfChange = event !== null && !isOnDefault;
    if (isWorkflowOfChange && neededGit.isAncestor("HEAD", branch.commit)) {
      throw unsafeBaseError(`base-ref "${baseRef}" is HEAD itself, or a commit on top of it`, "Name the branch that this one is merged into: a change is judged by the rules that were there before it.");
    }
    const commit = requireCommonCommit(neededGit, branch);
    return { mode: "base_ref", commit, branch: branch.name, git: neededGit };
  }
  return isOnDefault ? ON_DEFAULT : findBranchPoint(event, opened);
}
const ON_DEFAULT = { mode: "head_only", reason: "on_default_branch" };
function tryOpen(open) {
  try {
    return open();
  } catch (error) {
    const code = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError ? error.code : null;
    if (code === "git_missing") {
      return "no_git";
    }
    if (code === "no_repository") {
      return "no_repository";
    }
    throw error;
  }
}
function isOnDefaultBranch(event, git) {
  const { ref, sha, defaultBranch } = event;
  const isDefaultRef = defaultBranch !== null && ref === `refs/heads/${defaultBranch}`;
  if (git === null) {
    return isDefaultRef;
  }
  const head = git.commit("HEAD");
  const tip = defaultTip(event, git);
  if (head === null) {
    return false;
  }
  if (tip === null) {
    return isDefaultRef && head === sha;
  }
  return git.firstParentBase(tip, head) === head;
}
function findDefaultBranch(event, git) {
  const remoteDefault = git.symbolicRef("refs/remotes/origin/HEAD")?.replace("refs/remotes/origin/", "") ?? null;
  return event === null || isOtherRepository(event, git) ? remoteDefault : event.defaultBranch;
}
function findLocalDefault(git) {
  return ["main", "master"].find((name) => git.commit(`refs/heads/${name}`) !== null) ?? null;
}
function findDeskBase(open) {
  const git = tryOpen(open);
  if (typeof git === "string") {
    return { branch: "main", commit: "main" };
  }
  const name = findDefaultBranch(null, git) ?? findLocalDefault(git) ?? "main";
  const branch = findBranch(git, name);
  if (branch === null) {
    return { branch: name, commit: name };
  }
  const commit = git.firstParentBase(branch.commit, "HEAD");
  return { branch: branch.name, commit: commit?.slice(0, 12) ?? branch.name };
}
function findBranch(git, name) {
  const remoteCommit = git.commit(`refs/remotes/origin/${name}`);
  if (remoteCommit !== null) {
    return { commit: remoteCommit, name: `origin/${name}` };
  }
  const localCommit = git.commit(`refs/heads/${name}`);
  return localCommit === null ? null : { commit: localCommit, name };
}
function defaultTip(event, git) {
  const name = findDefaultBranch(event, git);
  return name === null ? null : git.commit(`refs/remotes/origin/${name}`);
}
function isOtherRepository({ repository, sha }, git) {
  if (repository === null || git.commit("HEAD") === sha) {
    return false;
  }
  const path = /^(?:https?|ssh|git:|[^/:]+@).*?([^/:]+\/[^/]+?)(?:\.git)?\/?$/.exec(git.origin() ?? "")?.[1];
  return path !== void 0 && path.toLowerCase() !== repository.toLowerCase();
}
function findParentBase(git) {
  const head = git?.commit("HEAD") ?? null;
  if (git === null || head === null) {
    return { mode: "default_branch", commit: null, git };
  }
  const [parent] = git.facts(head).parents;
  const isPresent = parent !== void 0 && git.has(parent);
  return { mode: "default_branch", commit: isPresent ? parent : null, git };
}
const REVISION = /^([^~^@:{]*)(.*)$/s;
const WHOLE_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
function resolveBaseRef(git, baseRef, defaultBranch) {
  const [, name = "", suffix = ""] = REVISION.exec(baseRef) ?? [];
  for (const ref of listCandidateRefs(name, defaultBranch)) {
    const commit = git.commit(`${ref}${suffix}`);
    if (commit !== null) {
      const shortName = WHOLE_ID.test(ref) ? ref.slice(0, 12) : shortenRef(ref);
      return { commit, name: `${shortName}${suffix}` };
    }
  }
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("base_not_found", `base-ref "${baseRef}" names no commit of this clone`, adviseOnUnknownRef(git, baseRef));
}
function listCandidateRefs(name, defaultBranch) {
  if (name === "" || name === "HEAD" || name.startsWith("refs/") || WHOLE_ID.test(name)) {
    return [name];
  }
  if (name.startsWith("origin/")) {
    return [`refs/remotes/${name}`];
  }
  const branches = [`refs/remotes/origin/${name}`, `refs/heads/${name}`, `refs/remotes/${name}`];
  return name === defaultBranch ? branches : [...branches, name];
}
function shortenRef(ref) {
  return ref.replace(/^refs\/(?:heads|remotes|tags)\//, "");
}
const MOST_NAMED_REFS = 8;
function adviseOnUnknownRef(git, baseRef) {
  if (git.isShallow()) {
    return "Fetch it first: `fetch-depth: 0` on actions/checkout brings every branch.";
  }
  const nearestName = findNearRef(git, baseRef);
  if (nearestName !== null) {
    return `Did you mean ${nearestName}?`;
  }
  const names = [...new Set(git.refs().map(shortenRef))];
  if (names.length === 0) {
    return "This clone has no branch with a commit: commit first, or fetch.";
  }
  const ownBranch = shortenRef(git.symbolicRef("HEAD") ?? "");
  const shownNames = names.slice(0, MOST_NAMED_REFS).map((name) => name === ownBranch ? `${name} (checked out)` : name);
  const more = names.length > MOST_NAMED_REFS ? ", \u2026" : "";
  return `This clone has ${shownNames.join(", ")}${more}. If the branch is new, run \`git fetch origin\` first.`;
}
function findNearRef(git, baseRef) {
  const shortNames = git.refs().map(shortenRef);
  const names = [...shortNames.map((name) => name.replace(/^origin\//, "")), ...shortNames];
  if (names.includes(REVISION.exec(baseRef)?.[1] ?? "")) {
    return null;
  }
  const ownBranch = shortenRef(git.symbolicRef("HEAD") ?? "");
  const ownNames = [ownBranch, `origin/${ownBranch}`];
  const candidates = names.filter((name) => (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutDigits */ .r)(name) !== (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutDigits */ .r)(baseRef) && !ownNames.includes(name));
  return (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestWord */ .z)(baseRef, candidates);
}
function requireCommonCommit(git, { commit, name }) {
  const commonCommit = git.firstParentBase(commit, "HEAD");
  if (commonCommit !== null) {
    return commonCommit;
  }
  if (git.isShallow()) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("shallow_clone", `this clone shows no common commit of HEAD and ${name}`, "Check out with `fetch-depth: 0`: the base is the commit at which HEAD left the branch.");
  }
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("base_not_found", `HEAD and ${name} have no common commit`, "Name the branch that this one was made from.");
}
function findBranchPoint(event, git) {
  if (typeof git === "string") {
    return headOnlyOrThrow(event, git);
  }
  const name = findDefaultBranch(event, git);
  if (name === null) {
    const base = headOnlyOrThrow(event, "default_branch_unknown");
    const branch2 = findLocalDefault(git);
    return { ...base, ...branch2 !== null && { branch: branch2 } };
  }
  if (event?.name === "push") {
    requireOwnCommit(git, event);
  }
  if (event === null && git.symbolicRef("HEAD") === `refs/heads/${name}`) {
    return ON_DEFAULT;
  }
  const branch = findBranch(git, name);
  if (branch === null) {
    return headOnlyOrThrow(event, "default_branch_not_fetched");
  }
  const commit = git.firstParentBase(branch.commit, "HEAD");
  if (commit === null) {
    return headOnlyOrThrow(event, "no_merge_base");
  }
  return { mode: "merge_base", commit, branch: branch.name, git };
}
function requireOwnCommit(git, { sha }) {
  const head = git.commit("HEAD");
  if (sha === null || head === sha) {
    return;
  }
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("unsafe_head", `HEAD is ${head ?? "no commit"}, but this run is for ${sha}`, "Run the gate before any step that commits or checks out something else.");
}
const NO_BASE = {
  no_git: ["git_missing", "there is no `git` on the PATH"],
  no_repository: ["no_repository", "the checkout is no git repository"],
  default_branch_unknown: [
    "base_not_found",
    "neither the event nor the clone names the default branch"
  ],
  default_branch_not_fetched: ["shallow_clone", "the default branch is not in this clone"],
  no_merge_base: ["shallow_clone", "this clone shows no common commit with the default branch"]
};
function headOnlyOrThrow(event, reason) {
  if (event === null) {
    return { mode: "head_only", reason };
  }
  const [code, why] = NO_BASE[reason];
  const where = event.ref ?? "an unknown ref";
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError(code, `${event.name} on ${where} has no base whose rules could decide: ${why}`, "Check out with `fetch-depth: 0`, name a base with the input `base-ref`, or run on `pull_request` only.");
}
const REMOVE_REF = "Remove `ref:` from actions/checkout, and set `fetch-depth: 2`: the base is the first parent of the merge commit.";
const CHECK_OUT_DEFAULT = "Let actions/checkout take the ref of the event (no `ref:`, `fetch-depth: 2`), and run the gate before any step that commits or checks out something else.";
function requireBaseParent(git, sha, pull) {
  const head = git.commit("HEAD");
  if (head === null) {
    throw unsafeBaseError("HEAD names no commit", CHECK_OUT_DEFAULT);
  }
  if (head !== sha) {
    if (head === pull.headSha) {
      throw unsafeBaseError("the pull request's own head is checked out, not its merge into the base", REMOVE_REF);
    }
    const runCommit = sha ?? "no commit (GITHUB_SHA is not set)";
    throw unsafeBaseError(`HEAD is ${head}, but this run is for ${runCommit}`, CHECK_OUT_DEFAULT);
  }
  const { parents } = git.facts(head);
  const [baseCommit, mergedCommit] = parents;
  const notTheMerge = `HEAD ${head} is not the merge of this pull request`;
  if (baseCommit === void 0 || parents.length !== 2) {
    throw unsafeBaseError(`${notTheMerge}: it has ${parents.length} parents, not two`, CHECK_OUT_DEFAULT);
  }
  if (mergedCommit !== pull.headSha) {
    throw unsafeBaseError(`${notTheMerge}: its second parent is ${mergedCommit}, not the pull request's head ${pull.headSha}`, CHECK_OUT_DEFAULT);
  }
  if (git.has(baseCommit)) {
    requireDescent(git, baseCommit, pull);
    return baseCommit;
  }
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("shallow_clone", `the base commit ${baseCommit} is not in this clone, so its rules can't be read`, "Set `fetch-depth: 2` on actions/checkout.");
}
function requireDescent(git, firstParent, pull) {
  const { baseSha, baseRef, retargeted } = pull;
  if (firstParent === baseSha) {
    return;
  }
  const isBasePresent = baseSha !== null && git.has(baseSha);
  if (isBasePresent && git.isAncestor(baseSha, firstParent)) {
    return;
  }
  const isParentOlder = isBasePresent && git.isAncestor(firstParent, baseSha);
  const isNoDescendant = baseSha !== null && (isParentOlder || !git.isShallow());
  const facts = `the merge's first parent is ${firstParent}; the event's base is ${baseSha ?? "not named"} of ${baseRef ?? "no branch"}`;
  if (isNoDescendant) {
    throw unsafeBaseError(`${facts}, and the first parent neither is that commit nor follows it`, "Push to the pull request again, so that GitHub merges it into its base as it is now.");
  }
  if (retargeted) {
    throw unsafeBaseError(`${facts}, and this clone does not show whether the one follows the other`, "Check out with `fetch-depth: 0`: this pull request has just got another base.");
  }
}
function unsafeBaseError(message, hint) {
  return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("unsafe_base", message, hint);
}



/***/ }),

/***/ 64880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ headPolicies),
  h: () => (/* binding */ readPolicies)
});

// EXTERNAL MODULE: ./lib/system/digest.js
var digest = __webpack_require__(41229);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/files/config.js
var config = __webpack_require__(14929);
// EXTERNAL MODULE: ./lib/files/inputs.js
var inputs = __webpack_require__(88550);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/model/policy.js
var policy = __webpack_require__(39711);
// EXTERNAL MODULE: ./lib/change/base.js
var change_base = __webpack_require__(92655);
// EXTERNAL MODULE: ./lib/decision/rules.js
var rules = __webpack_require__(29853);
// EXTERNAL MODULE: ./lib/gate/rule-power.js
var rule_power = __webpack_require__(88317);
// EXTERNAL MODULE: ./lib/model/scope.js
var model_scope = __webpack_require__(90997);
;// CONCATENATED MODULE: ./lib/change/change-notices.js




function listChangeNotices(change) {
  const { base, head, corpus } = change;
  if (base === null) {
    return [];
  }
  const { unread } = base.suite;
  return [
    ...unread === void 0 ? [] : [{ code: "base_suite_unread", reason: unread }],
    ...listAllowanceNotices(base, head),
    ...listAddressNotices(base, head),
    ...listCorpusNotices(corpus)
  ];
}
function listCorpusNotices(corpus) {
  if (corpus === void 0) {
    return [];
  }
  const { file, before, after } = corpus;
  return [{ code: "index_changed", place: file, before, after }];
}
function listAddressNotices(base, head) {
  const oldNames = new Map(findIndexNames(base.config.retriever, "retriever"));
  const oldAddresses = new Map((0,policy/* findAddresses */.WX)(base.config.retriever, "retriever"));
  const notices = [];
  for (const [field, after] of (0,policy/* findAddresses */.WX)(head.config.retriever, "retriever")) {
    const before = oldAddresses.get(field);
    if (before !== void 0 && before !== after && (0,policy/* parseHost */.o6)(before) === (0,policy/* parseHost */.o6)(after)) {
      notices.push({ code: "index_changed", place: field, before, after });
    }
  }
  for (const [field, after] of findIndexNames(head.config.retriever, "retriever")) {
    const before = oldNames.get(field);
    if (before !== void 0 && before !== after) {
      notices.push({ code: "index_changed", place: field, before, after });
    }
  }
  return notices;
}
const INDEX_KEY = /^(?:.*[_-])?(?:index|indices|collection|class|namespace|tenant|database|dataset|alias|core|table|tool)(?:[_-]?(?:name|id))?$/i;
function findIndexNames(value, prefix) {
  if (typeof value !== "object" || value === null) {
    return [];
  }
  const members = value instanceof Map ? [...value] : Object.entries(value);
  const names = [];
  for (const [key, member] of members) {
    const field = `${prefix}.${key}`;
    if (typeof member === "string" && INDEX_KEY.test(key)) {
      names.push([field, member]);
    }
    names.push(...findIndexNames(member, field));
  }
  return names;
}
function listAllowanceNotices(base, head) {
  const allowedBefore = new Map(listAllowances(base).map((allowance) => [(0,rules/* ruleKey */.ep)(allowance), allowance.losses]));
  const notices = [];
  for (const { metric, scope, losses } of listAllowances(head)) {
    const before = allowedBefore.get((0,rules/* ruleKey */.ep)({ metric, scope }));
    if (before !== void 0 && losses > before) {
      notices.push({ code: "allowance_grew", metric, scope, before, after: losses });
    }
  }
  return notices;
}
function listAllowances({ config, suite, baseline }) {
  const allowedByTest = (0,rule_power/* countAllowedLosses */.by)(config, suite);
  const allowances = [];
  for (const power of (0,rule_power/* findRulePower */.Vy)(config, suite, baseline, (0,rule_power/* findFailingLosses */.Nm)(config, suite))) {
    const { metric, scope, cases, visible } = power;
    const recorded = (0,model_scope/* findBucket */.Ub)(baseline?.means, scope)?.get(metric) ?? null;
    if (recorded !== null) {
      const allowedByLimit = visible === null ? cases : visible.losses - 1;
      const losses = allowedByTest.get((0,rules/* ruleKey */.ep)(power)) ?? allowedByLimit;
      allowances.push({ metric, scope, losses });
    }
  }
  return allowances;
}


// EXTERNAL MODULE: ./lib/change/change.js
var change_change = __webpack_require__(45174);
// EXTERNAL MODULE: ./lib/change/git.js
var git = __webpack_require__(15656);
// EXTERNAL MODULE: ./lib/model/renames.js
var model_renames = __webpack_require__(29874);
;// CONCATENATED MODULE: ./lib/change/other-configs.js



async function readOtherConfigs({ git, commit }, { base, head }, workTree) {
  const ownConfig = (base ?? head).config;
  const files = await (0,change_change/* listConfigs */.iu)(git, commit, git.changed(commit, "HEAD"));
  const configs = [];
  for (const file of files.filter((each) => each !== ownConfig.file)) {
    const before = await readCommitConfig({ git, commit }, file, workTree);
    if (typeof before === "string" || !sharesFile(before, ownConfig)) {
      continue;
    }
    const isRemoved = (0,change_change/* findEntry */.w4)(git, "HEAD", file).kind === "absent";
    const newFile = isRemoved ? git.renames(commit, "HEAD").get(file) : file;
    const after = newFile === void 0 ? "removed" : await readCommitConfig({ git, commit: "HEAD" }, newFile, workTree);
    configs.push({ before, after });
  }
  return configs;
}
async function readCommitConfig({ git, commit }, file, workTree) {
  if ((0,change_change/* findEntry */.w4)(git, commit, file).kind === "link") {
    return "a symbolic link";
  }
  try {
    const root = (0,change_change/* commitRoot */.Yd)(workTree, git, commit, change_change/* NOTHING_VOUCHED */.XZ);
    return (await (0,config/* loadConfig */.Z9)(root, file)).config;
  } catch (error) {
    if (!(error instanceof errors.GateError) || !(0,change_change/* isFileFailure */.rK)(error)) {
      throw error;
    }
    return `can't be read: ${error.problems[0]?.message ?? error.message}`;
  }
}
function sharesFile(config, own) {
  const hasSameBaseline = config.baseline !== null && config.baseline === own.baseline;
  return hasSameBaseline || config.suites.some((file) => own.suites.includes(file));
}


// EXTERNAL MODULE: ./lib/files/suite.js + 1 modules
var files_suite = __webpack_require__(27906);
// EXTERNAL MODULE: ./lib/files/renamed-documents.js
var renamed_documents = __webpack_require__(8838);
// EXTERNAL MODULE: ./lib/model/suite.js
var model_suite = __webpack_require__(44141);
// EXTERNAL MODULE: ./lib/model/digests.js
var digests = __webpack_require__(72508);
// EXTERNAL MODULE: ./lib/model/lookup.js
var lookup = __webpack_require__(97855);
;// CONCATENATED MODULE: ./lib/change/renames.js


function findRenames(targetPairs, baseline, readNames) {
  const changedCases = listChangedDocuments(targetPairs);
  if (changedCases.length === 0) {
    return /* @__PURE__ */ new Map();
  }
  const names = readNames();
  const results = [...baseline?.cases.values() ?? []].flatMap((row) => row.results);
  const recordedNames = (0,model_renames/* indexNames */.dC)(new Set(results));
  const paired = voteForGitPairs(changedCases, names).findAgreedRenames(recordedNames);
  const left = voteForOnlyOnes(changedCases, names, paired).findAgreedRenames(recordedNames);
  return new Map([...paired, ...left]);
}
function voteForGitPairs(changedCases, names) {
  const votes = new Votes();
  for (const { removed, added } of changedCases) {
    for (const old of removed) {
      for (const other of added) {
        if (canBeRenamed(old, other) && isPaired(old.value, other.value, names)) {
          votes.add(old.value, other.value);
        }
      }
    }
  }
  return votes;
}
function voteForOnlyOnes(changedCases, names, known) {
  const votes = new Votes();
  const knownNew = new Set(known.values());
  for (const { removed, added } of changedCases) {
    const goneDocuments = removed.filter(({ value }) => !known.has(value) && isGone(value, names));
    const newDocuments = added.filter(({ value }) => !knownNew.has(value) && isNew(value, names));
    const [old] = goneDocuments;
    const [other] = newDocuments;
    const isOneToOne = goneDocuments.length === 1 && newDocuments.length === 1;
    if (isOneToOne && old !== void 0 && other !== void 0 && canBeRenamed(old, other)) {
      votes.add(old.value, other.value);
    }
  }
  return votes;
}
class Votes {
  #newValues = /* @__PURE__ */ new Map();
  add(oldValue, newValue) {
    const values = this.#newValues.get(oldValue) ?? /* @__PURE__ */ new Set();
    this.#newValues.set(oldValue, values.add(newValue));
  }
  /**
   * Returns the renames that all votes agree on: one new value for the old one, and one old value
   * for the new one. A recorded result with the new name is another document.
   */
  findAgreedRenames(recordedNames) {
    const allNew = [...this.#newValues.values()].flatMap((values) => [...values]);
    const renames = /* @__PURE__ */ new Map();
    for (const [oldValue, [newValue, ...others]] of this.#newValues) {
      const isUnique = allNew.filter((value) => value === newValue).length === 1;
      if (newValue === void 0 || others.length > 0 || !isUnique) {
        continue;
      }
      if (!hasDocument(recordedNames, newValue)) {
        renames.set(oldValue, newValue);
      }
    }
    return renames;
  }
}
function listChangedDocuments(targetPairs) {
  const valuesBefore = listValues(targetPairs.flatMap(({ before }) => before));
  const valuesAfter = listValues(targetPairs.flatMap(({ after }) => after));
  return targetPairs.map(({ before, after }) => ({
    removed: namedDocuments(before).filter(({ value }) => !valuesAfter.has(value)),
    added: namedDocuments(after).filter(({ value }) => !valuesBefore.has(value))
  })).filter(({ removed, added }) => removed.length > 0 && added.length > 0);
}
function listValues(targets) {
  return new Set(namedDocuments(targets).map(({ value }) => value));
}
function namedDocuments(targets) {
  const documents = targets.flatMap(model_suite/* singleTargets */.xG).filter(model_renames/* namesDocument */.iH);
  return [...new Map(documents.map((each) => [each.value, each])).values()];
}
function canBeRenamed(old, other) {
  if (old.kind === "span" && other.kind === "span") {
    return old.start === other.start && old.end === other.end;
  }
  return (0,model_suite/* canNameSameDocument */.Tf)(old, other);
}
function isPaired(before, after, { pairs }) {
  return pairs.some((pair) => hasDocument(pair.before, before) && hasDocument(pair.after, after));
}
function findDocument(name, { base, head }) {
  if (hasDocument(head, name)) {
    return "exists";
  }
  return base !== null && hasDocument(base, name) ? "deleted" : null;
}
function isGone(value, { base, head }) {
  return !hasDocument(head, value) && (base === null || hasDocument(base, value));
}
function isNew(value, { base, head }) {
  return hasDocument(head, value) && (base === null || !hasDocument(base, value));
}
function hasDocument(names, value) {
  const document = value.replaceAll("\\", "/").replace(/^(?:\.\/)+/, "");
  return names.has(document) || names.has(document.replace(/#.*$/su, ""));
}


;// CONCATENATED MODULE: ./lib/change/follow-renames.js






function followRenames(base, head, readNames) {
  const lazyNames = (0,lookup/* readOnce */.WY)(readNames);
  const earlierNames = findEarlierNames(base, () => lazyNames().base ?? /* @__PURE__ */ new Set());
  const baseline = base.baseline && useNames(base.baseline, earlierNames);
  const recordedBase = { ...base, baseline };
  const renames = findRenames(pairTargets(recordedBase, head), baseline, lazyNames);
  const renamedBase = (0,renamed_documents/* renameDocuments */.n)(recordedBase, renames);
  const newIds = (0,files_suite/* matchNewIds */.II)((0,lookup/* indexById */.RX)(renamedBase.suite.cases), head.suite);
  const nameHeadRows = (recorded) => {
    const rows = useNames(recorded, earlierNames);
    return useNames(rows, { renames, ids: selectMissingIds(rows, head, newIds) });
  };
  return {
    base: (0,files_suite/* useNewIdsInBase */.sO)(renamedBase, head),
    head: { ...head, baseline: head.baseline && nameHeadRows(head.baseline) },
    renames,
    findDocument: (document) => findDocument(document, lazyNames())
  };
}
function followEarlierRenames(inputs, readNames) {
  const { baseline } = inputs;
  const earlier = findEarlierNames(inputs, readNames);
  return { ...inputs, baseline: baseline && useNames(baseline, earlier) };
}
function useNames(baseline, { renames, ids }) {
  return (0,files_suite/* renameRows */.uH)((0,renamed_documents/* renameInRows */.Z)(baseline, renames), ids);
}
function findEarlierNames(inputs, readNames) {
  const { baseline, suite } = inputs;
  if (baseline === null) {
    return { renames: /* @__PURE__ */ new Map(), ids: /* @__PURE__ */ new Map() };
  }
  const ids = (0,digests/* matchEqualQueries */.Us)(baseline.cases, (0,lookup/* indexById */.RX)(suite.cases));
  const cases = (0,lookup/* indexById */.RX)(suite.cases);
  const pairs = [];
  for (const [id, row] of baseline.cases) {
    const subject = cases.get(ids.get(id) ?? id);
    if (subject !== void 0 && (0,model_suite/* sameQuery */.tC)(subject.digests, row.digests)) {
      pairs.push({ before: row.targets, after: subject.expected }, { before: row.forbidden ?? model_suite/* NONE */.x3, after: subject.forbidden });
    }
  }
  const renames = findRenames(pairs, baseline, () => ({
    base: null,
    head: readNames(),
    pairs: []
  }));
  return { renames, ids };
}
function selectMissingIds({ cases: rows }, { suite }, ids) {
  const caseById = (0,lookup/* indexById */.RX)(suite.cases);
  return new Map([...ids].filter(([before, after]) => !caseById.has(before) && !rows.has(after)));
}
function pairTargets(base, head) {
  const headCases = (0,lookup/* indexById */.RX)(head.suite.cases);
  const ids = matchCaseIds((0,lookup/* indexById */.RX)(base.suite.cases), head);
  const pairs = [];
  const matched = /* @__PURE__ */ new Set();
  for (const before of base.suite.cases) {
    const after = headCases.get(ids.get(before.id) ?? before.id);
    pairs.push({ before: before.expected, after: after?.expected ?? model_suite/* NONE */.x3 });
    pairs.push({ before: before.forbidden, after: after?.forbidden ?? model_suite/* NONE */.x3 });
    if (after !== void 0) {
      matched.add(after);
    }
  }
  for (const after of head.suite.cases) {
    if (!matched.has(after)) {
      pairs.push({ before: model_suite/* NONE */.x3, after: after.expected }, { before: model_suite/* NONE */.x3, after: after.forbidden });
    }
  }
  return pairs;
}
function matchCaseIds(known, { suite }) {
  const ids = (0,files_suite/* matchNewIds */.II)(known, suite);
  const atNewIds = new Map([...known].map(([id, each]) => [ids.get(id) ?? id, each]));
  const others = (0,digests/* matchEqualQueries */.Us)(atNewIds, (0,lookup/* indexById */.RX)(suite.cases));
  return new Map([...ids, ...others]);
}


// EXTERNAL MODULE: ./lib/files/read.js
var read = __webpack_require__(62611);
// EXTERNAL MODULE: ./lib/retrievers/registry.js + 3 modules
var registry = __webpack_require__(93705);
// EXTERNAL MODULE: ./lib/system/json.js
var json = __webpack_require__(10107);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/change/policies.js


















const ACCEPT_LABEL = "retrieval-gate:accept";
function readAcceptance(event) {
  if (event === null || event.pullRequest === null) {
    return "impossible";
  }
  const isAccepted = event.name === "pull_request" && event.action === "labeled" && event.label === ACCEPT_LABEL;
  return isAccepted ? "given" : "possible";
}
const RECORDING = { mode: "head_only", reason: "record" };
async function readPolicies(request, event, ports) {
  const { baseRef, config, overrides } = request;
  const isRecording = request.command === "record";
  const base = isRecording ? RECORDING : (0,change_base/* findBase */.lN)(event, baseRef, ports.git);
  const { mode } = base;
  const root = isRecording || event === null ? ports.root : openRootOfHead(base, ports);
  const oldBaseline = isRecording ? "replaced" : "needed";
  const loaded = await (0,inputs/* loadInputs */.IV)(root, config, overrides, ports.root, oldBaseline);
  const head = mode === "head_only" ? followOwnRows(loaded, ports) : loaded;
  const withoutBase = headPolicies(head, root, base, event);
  if (isRecording) {
    const replaced = await findReplacedBaseline(request, head, ports).catch((error) => (0,errors/* valueForGateError */.Uh)(error, { over: null, over_commit: null }));
    return { ...withoutBase, ...replaced };
  }
  if (mode === "head_only" || base.git === null || base.commit === null) {
    return withoutBase;
  }
  const tip = mode === "default_branch" ? null : (0,change_base/* defaultTip */.DW)(event, base.git);
  const baseCommit = { git: base.git, commit: base.commit, tip };
  return readBase(request, event, withoutBase, baseCommit, ports.root);
}
async function readBase(request, event, withoutBase, baseCommit, workTree) {
  const { head, mode, root } = withoutBase;
  const change = await (0,change_change/* readChange */.pm)({ ...request, ...baseCommit, head, headRoot: root, workTree });
  if (change === null) {
    await requireFirstGateOnDefault(event, request.baseRef, baseCommit);
    return introduceGate(withoutBase, baseCommit.commit);
  }
  const others = mode === "default_branch" ? [] : await readOtherConfigs(baseCommit, change, workTree);
  const isDesk = event === null;
  return compareWithBase(withoutBase, { ...change, others }, baseCommit, workTree, isDesk);
}
function introduceGate(withoutBase, baseCommit) {
  const { base_branch: branch } = withoutBase;
  const notice = { code: "head_only", reason: "bootstrap", ...branch && { branch } };
  return {
    ...withoutBase,
    base_commit: baseCommit,
    bootstrap: true,
    notices: [...withoutBase.notices, notice]
  };
}
function headPolicies(head, root, base = RECORDING, event = null) {
  return {
    head,
    base: null,
    moved: [],
    unusable: null,
    links: [],
    root,
    known: null,
    over: null,
    over_commit: null,
    mode: base.mode,
    base_commit: null,
    base_branch: "branch" in base ? base.branch : null,
    bootstrap: false,
    policy_digest: { head: digestPolicy(head.config), base: null },
    acceptance: readAcceptance(event),
    notices: [...listBaseNotices(base), ...listOtherBaseNotices(event)]
  };
}
function followOwnRows(head, { git: open, root }) {
  try {
    const git = open();
    return followEarlierRenames(head, () => readHeadNames(git, head, root));
  } catch (error) {
    return (0,errors/* valueForGateError */.Uh)(error, head);
  }
}
function listFileRenames({ git, commit }) {
  try {
    return git.renames(commit, git.commit("HEAD") ?? commit);
  } catch (error) {
    return (0,errors/* valueForGateError */.Uh)(error, /* @__PURE__ */ new Map());
  }
}
function compareWithBase(withoutBase, unnamedChange, baseCommit, workTree, isDesk) {
  const { mode, acceptance, notices } = withoutBase;
  const { base: oldBase, head: oldHead } = unnamedChange;
  const readNames = (base2) => readDocumentNames(baseCommit, base2, oldHead, isDesk ? workTree : null);
  const followed = oldBase === null ? { base: null, head: oldHead, renames: model_renames/* NO_RENAMES */.Cp, findDocument: () => null } : followRenames(oldBase, oldHead, () => readNames(oldBase));
  const { base, head, renames, findDocument } = followed;
  const change = { ...unnamedChange, base, head };
  const isHeadTrusted = isDesk || mode === "default_branch" || acceptance === "given";
  const baseVerdicts = isHeadTrusted ? null : change.verdicts?.base ?? null;
  return {
    ...withoutBase,
    ...change,
    // What is merged already stands in the checkout's own baseline.
    over: mode === "default_branch" ? null : change.base,
    over_commit: baseCommit.commit,
    known: baseVerdicts,
    renames,
    find_document: findDocument,
    file_renames: () => listFileRenames(baseCommit),
    policy_digest: {
      ...withoutBase.policy_digest,
      base: change.base && digestPolicy(change.base.config)
    },
    base_commit: baseCommit.commit,
    notices: [...notices, ...listOutdatedNotices(baseCommit, change), ...listChangeNotices(change)]
  };
}
function listOutdatedNotices({ git, commit, tip }, { base }) {
  if (tip === null || tip === commit || base === null || !git.isAncestor(commit, tip)) {
    return [];
  }
  const rules = [...base.digests.keys()].filter((file) => file !== base.config.baseline);
  const files = rules.filter((file) => git.entry(tip, file)?.id !== git.entry(commit, file)?.id);
  return files.length === 0 ? [] : [{ code: "base_outdated", commit, tip, files }];
}
function listBaseNotices(base) {
  if (base.mode !== "head_only") {
    return [];
  }
  const { reason, branch } = base;
  return [{ code: "head_only", reason, ...branch !== void 0 && { branch } }];
}
function listOtherBaseNotices(event) {
  const branch = event?.pullRequest?.baseRef;
  const defaultBranch = event?.defaultBranch;
  return branch && defaultBranch && branch !== defaultBranch ? [{ code: "other_base", branch, default_branch: defaultBranch }] : [];
}
async function findReplacedBaseline(request, head, { git: open, root }) {
  const base = (0,change_base/* findBase */.lN)(null, null, open);
  const isBranch = base.mode === "merge_base";
  const git = open();
  const commit = isBranch ? base.commit : git.commit("HEAD");
  const hasOwnBaseline = !isBranch && head.baseline !== null;
  if (commit === null || hasOwnBaseline) {
    return { over: null, over_commit: commit };
  }
  const commitFiles = { git, commit, headRoot: root, workTree: root };
  const change = await (0,change_change/* readChange */.pm)({ ...request, ...commitFiles, head });
  if (!change?.base) {
    return { over: null, over_commit: commit };
  }
  const { base: filesOfCommit } = change;
  const followed = followRenames(filesOfCommit, head, () => readDocumentNames({ git, commit }, filesOfCommit, head, root));
  const { base: over, head: ownFiles } = followed;
  const isSamePath = over.config.baseline === head.config.baseline;
  if (isBranch || over.baseline === null || !isSamePath) {
    return { head: ownFiles, over, over_commit: commit };
  }
  const ownWithBaseline = {
    ...ownFiles,
    config: (0,config/* withDefinition */.sJ)(ownFiles.config, over.baseline),
    baseline: (0,inputs/* matchSuite */.UC)(over.baseline, ownFiles.suite)
  };
  return { head: ownWithBaseline, over: null, over_commit: commit };
}
function openRootOfHead(base, ports) {
  try {
    const git = base.mode === "head_only" ? ports.git() : base.git;
    return git === null ? ports.root : (0,change_change/* headRoot */.Jx)(ports.root, git);
  } catch (error) {
    return (0,errors/* valueForGateError */.Uh)(error, ports.root, ["git_missing", "no_repository"]);
  }
}
async function requireFirstGateOnDefault(event, baseRef, { git, commit, tip }) {
  if (event === null) {
    return;
  }
  const { name, ref, pullRequest, defaultBranch } = event;
  if (tip !== null && (await (0,change_change/* listConfigs */.iu)(git, tip)).length > 0) {
    throw new errors.GateError("no_gate_on_base", `the base ${commit.slice(0, 12)} is older than the gate`, `${defaultBranch} has a gate by now: merge it into this branch, or rebase onto it.`);
  }
  const branch = pullRequest?.baseRef ?? findQueuedBranch(event);
  if (branch !== null && branch === defaultBranch) {
    return;
  }
  const isPushToDefault = name === "push" && ref === `refs/heads/${defaultBranch}`;
  const isOnDefault = isPushToDefault || tip !== null && git.isAncestor(commit, tip);
  if (branch === null && isOnDefault) {
    return;
  }
  const where = branch ?? baseRef ?? commit.slice(0, 12);
  throw new errors.GateError("no_gate_on_base", `the base ${where} has no gate, and is not the default branch`, `A first gate is introduced on ${defaultBranch ?? "the default branch"}: merge it there first, then into ${where}.`);
}
function findQueuedBranch({ name, ref }) {
  const pattern = /^refs\/heads\/gh-readonly-queue\/(.+)\/[^/]+$/;
  return name === "merge_group" ? pattern.exec(ref ?? "")?.[1] ?? null : null;
}
function digestPolicy(config) {
  return (0,digest/* digestText */.M6)((0,canonical_json/* compactCanonical */.SM)((0,policy/* policyToDigest */.GD)(config)));
}
function readDocumentNames({ git, commit }, base, head, workTree) {
  const headCommit = git.commit("HEAD") ?? commit;
  const pairs = [...git.renames(commit, headCommit)].map(([before, after]) => ({
    before: (0,model_renames/* indexNames */.dC)([before]),
    after: (0,model_renames/* indexNames */.dC)([after])
  }));
  return {
    base: readCommitNames(git, commit, base),
    head: workTree === null ? readCommitNames(git, headCommit, head) : readHeadNames(git, head, workTree),
    pairs
  };
}
function readCommitNames(git, commit, { config }) {
  if (corpusFile(config.retriever) !== null) {
    return (0,model_renames/* indexNames */.dC)(readIds((0,change_change/* readData */.v3)(git, commit, config.retriever)));
  }
  return (0,model_renames/* indexNames */.dC)(git.tree(commit).keys());
}
function readHeadNames(git, { config }, workTree) {
  const corpus = corpusFile(config.retriever);
  if (corpus !== null) {
    return (0,model_renames/* indexNames */.dC)(readIds((0,read/* readBytes */.io)(workTree, corpus, "corpus", read/* JSON_LIMIT */.Vz)));
  }
  const commit = git.commit("HEAD");
  const trackedPaths = commit === null ? [] : [...git.tree(commit).keys()];
  const paths = /* @__PURE__ */ new Set([...trackedPaths, ...git.files(), ...git.untracked()]);
  const present = [...paths].filter((file) => (0,external_node_fs_.existsSync)(external_node_path_.join(workTree.directory, file)));
  return (0,model_renames/* indexNames */.dC)(present);
}
function corpusFile(retriever) {
  const data = (0,registry/* retrieverData */.Pp)(retriever);
  return data?.holds === "corpus" ? data.file : null;
}
function readIds(corpus) {
  const names = [];
  for (const line of corpus === null ? [] : (0,git/* splitOutputLines */.vh)(corpus)) {
    const document = (0,json/* tryParseJson */.Bl)(line);
    if (!(0,json/* isObject */.Gv)(document)) {
      continue;
    }
    for (const key of ["id", "_id", "path"]) {
      const name = document[key];
      if (typeof name === "string" && name !== "") {
        names.push(name);
      }
    }
  }
  return names;
}



/***/ }),

/***/ 4491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F9: () => (/* binding */ findEdits),
/* harmony export */   Mr: () => (/* binding */ listRecordedRows),
/* harmony export */   TM: () => (/* binding */ listHelpedIds),
/* harmony export */   eV: () => (/* binding */ scoreWithEdits),
/* harmony export */   i1: () => (/* binding */ listRecordedCases)
/* harmony export */ });
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44141);
/* harmony import */ var _row_scores_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90468);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29853);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28599);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97855);





function listRecordedCases({ suite, baseline }) {
  if (suite.unread !== void 0 && baseline !== null) {
    return listRecordedRows(baseline.cases);
  }
  const recorded = suite.cases.filter(({ id }) => baseline?.cases.has(id) ?? true);
  return new Map(recorded.map((each) => [each.id, { ...each, file: each.place.file }]));
}
function listRecordedRows(rows) {
  const recorded = /* @__PURE__ */ new Map();
  for (const [id, row] of rows) {
    recorded.set(id, {
      digests: row.digests,
      expected: row.targets,
      expect_empty: row.expect_empty ?? false,
      forbidden: row.forbidden ?? _model_suite_js__WEBPACK_IMPORTED_MODULE_0__/* .NONE */ .x3,
      critical: false,
      query: null,
      file: null
    });
  }
  return recorded;
}
function findEdits(recorded, { cases }) {
  const headCases = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .indexById */ .RX)(cases);
  const edits = [];
  for (const [id, before] of recorded) {
    const after = headCases.get(id) ?? null;
    const kind = isGolden(before) ? findEditKind(before, after) : null;
    if (kind !== null) {
      edits.push({ id, kind, before, after });
    }
  }
  return edits;
}
function isGolden({ expected, expect_empty: expectEmpty }) {
  return expected.length > 0 || expectEmpty;
}
function findEditKind(before, after) {
  if (after === null) {
    return "removed";
  }
  if (!isGolden(after)) {
    return "unlabelled";
  }
  if (!(0,_model_suite_js__WEBPACK_IMPORTED_MODULE_0__/* .sameQuery */ .tC)(before.digests, after.digests)) {
    return "reworded";
  }
  if (before.digests.ask !== after.digests.ask) {
    return "params";
  }
  return before.digests.targets === after.digests.targets ? null : "targets";
}
function scoreWithEdits(judged, edits, headScores) {
  const { config } = judged.policy;
  const names = listQualityMetrics(config);
  const editsById = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .indexById */ .RX)(edits);
  const headScoresById = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .indexById */ .RX)(headScores);
  const replacePair = (pair) => {
    const { id } = pair.now;
    const edit = editsById.get(id);
    if (edit === void 0 || (0,_row_scores_js__WEBPACK_IMPORTED_MODULE_1__/* .hasFailed */ .WN)(pair.now)) {
      return pair;
    }
    const isGone = edit.kind === "removed" || edit.kind === "unlabelled";
    const score = isGone ? pair.before : betterScore(pair.now, headScoresById.get(id), config.k);
    return replaceQuality(pair, score, names);
  };
  const { pairing } = judged;
  return { ...judged, pairing: { ...pairing, pairs: pairing.pairs.map(replacePair) } };
}
function betterScore(now, other, k) {
  return other !== void 0 && sumQuality(other, k) > sumQuality(now, k) ? other : now;
}
function replaceQuality(pair, score, names) {
  const replacements = /* @__PURE__ */ new Map();
  for (const name of names) {
    const value = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .metricValue */ .a3)(score, name);
    const recorded = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .metricValue */ .a3)(pair.before, name);
    if (value !== null && recorded !== null) {
      replacements.set(name, Math.min(value, recorded));
    }
  }
  const { now, by_suite: bySuite } = pair;
  return {
    ...pair,
    now: replaceValues(now, replacements),
    ...bySuite && { by_suite: replaceValues(bySuite, replacements) }
  };
}
function replaceValues(score, values) {
  const measured = [...values].filter(([name]) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .metricValue */ .a3)(score, name) !== null);
  return (0,_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .addMetrics */ .l)(score, new Map(measured));
}
function sumQuality(score, k) {
  return _rules_js__WEBPACK_IMPORTED_MODULE_2__/* .HEADLINE */ .ZS.reduce((sum, name) => sum + ((0,_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .metricValue */ .a3)(score, `${name}@${k}`) ?? 0), 0);
}
function listHelpedIds(without, withEdits) {
  const names = listQualityMetrics(without.policy.config);
  const oldScores = new Map(without.pairing.pairs.map(({ now }) => [now.id, now]));
  const isHelped = ({ now }) => {
    const old = oldScores.get(now.id);
    const rise = (name) => old === void 0 ? 0 : ((0,_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .metricValue */ .a3)(now, name) ?? 0) - ((0,_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .metricValue */ .a3)(old, name) ?? 0);
    return names.some((name) => rise(name) > _rules_js__WEBPACK_IMPORTED_MODULE_2__/* .EPSILON */ .p8);
  };
  return withEdits.pairing.pairs.filter(isHelped).map(({ now }) => now.id);
}
function listQualityMetrics(config) {
  const quality = (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .listMetrics */ .u7)(config).filter(({ family }) => family.kind === "quality");
  return quality.map(({ name }) => name);
}



/***/ }),

/***/ 79525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Df: () => (/* binding */ explainRun),
  jk: () => (/* binding */ lostDocuments),
  se: () => (/* binding */ probeLosses)
});

// UNUSED EXPORTS: churnReport, findHoles

// EXTERNAL MODULE: ./lib/metrics/churn.js
var churn = __webpack_require__(74879);
// EXTERNAL MODULE: ./lib/metrics/score.js
var score = __webpack_require__(27139);
// EXTERNAL MODULE: ./lib/metrics/registry.js + 2 modules
var registry = __webpack_require__(13480);
// EXTERNAL MODULE: ./lib/model/config.js
var model_config = __webpack_require__(69559);
// EXTERNAL MODULE: ./lib/model/figures.js
var figures = __webpack_require__(26536);
// EXTERNAL MODULE: ./lib/model/renames.js
var model_renames = __webpack_require__(29874);
// EXTERNAL MODULE: ./lib/model/scope.js
var scope = __webpack_require__(90997);
// EXTERNAL MODULE: ./lib/decision/lost-queries.js
var lost_queries = __webpack_require__(85587);
// EXTERNAL MODULE: ./lib/decision/pairs.js
var decision_pairs = __webpack_require__(28599);
// EXTERNAL MODULE: ./lib/model/run.js
var model_run = __webpack_require__(30060);
// EXTERNAL MODULE: ./lib/metrics/family.js
var family = __webpack_require__(86509);
// EXTERNAL MODULE: ./lib/decision/rules.js
var rules = __webpack_require__(29853);
;// CONCATENATED MODULE: ./lib/explain/evidence.js




function collectEvidence(pairs, metric, groups) {
  const units = groupUnits(pairs, metric, groups);
  if (units.length === 0) {
    return null;
  }
  const sign = metric.family.direction === "higher" ? 1 : -1;
  const changed = units.filter((unit) => Math.abs(unit.sum) > rules/* EPSILON */.p8);
  const wins = changed.filter((unit) => unit.sum * sign > 0).length;
  return {
    delta: unitMean(units),
    interval: pairedInterval(units),
    wins,
    losses: changed.length - wins,
    ties: units.length - changed.length,
    units: units.length
  };
}
function withEvidence(verdict, head, base) {
  const headGroups = (0,decision_pairs/* caseGroups */.nX)(head.policy.suite);
  const baseGroups = base === null ? headGroups : (0,decision_pairs/* caseGroups */.nX)(base.policy.suite);
  const checks = verdict.checks.map((check) => {
    const isOfBase = check.policy === "base" && base !== null;
    return isOfBase ? addEvidence(check, base.pairing, baseGroups) : addEvidence(check, head.pairing, headGroups);
  });
  return { ...verdict, checks };
}
function addEvidence(check, pairing, groups) {
  const metric = findTestedMean(check);
  if (metric === null) {
    return check;
  }
  const { pairs } = (0,decision_pairs/* casesOfScope */.Fq)(pairing, check.scope);
  const evidence = collectEvidence(pairs, metric, groups);
  if (evidence === null) {
    return check;
  }
  const isTested = check.p !== void 0 && check.by !== "lost";
  const hasInterval = isTested && check.scope.kind === "overall";
  return { ...check, evidence: hasInterval ? evidence : { ...evidence, interval: null } };
}
function findTestedMean({ metric, reference }) {
  if (reference !== "baseline") {
    return null;
  }
  const parsed = (0,registry/* parseMetric */.uo)(metric);
  if (typeof parsed === "string" || !(0,family/* isPerCase */.uE)(parsed.family)) {
    return null;
  }
  return { name: parsed.name, family: parsed.family };
}
function groupUnits(pairs, { name, family }, groups) {
  const units = /* @__PURE__ */ new Map();
  for (const { now, before } of pairs) {
    const newValue = (0,decision_pairs/* metricValue */.a3)(now, name);
    const oldValue = (0,decision_pairs/* metricValue */.a3)(before, name);
    const weight = family.weight === "targets" ? now.targets : 1;
    if (newValue === null || oldValue === null || weight === 0) {
      continue;
    }
    const group = groups.get(now.id);
    const key = group === void 0 ? `case ${now.id}` : `group ${group}`;
    const unit = units.get(key) ?? { sum: 0, weight: 0 };
    unit.sum += weight * (newValue - oldValue);
    unit.weight += weight;
    units.set(key, unit);
  }
  return [...units.values()];
}
function unitMean(units) {
  return sumEach(units, ({ sum }) => sum) / sumEach(units, ({ weight }) => weight);
}
function sumEach(items, valueOf) {
  let sum = 0;
  for (const item of items) {
    sum += valueOf(item);
  }
  return sum;
}
function pairedInterval(units) {
  const { length: n } = units;
  const mean = unitMean(units);
  const meanWeight = sumEach(units, ({ weight }) => weight) / n;
  const squares = sumEach(units, ({ sum, weight }) => ((sum - mean * weight) / meanWeight) ** 2);
  if (n < 2 || squares < rules/* EPSILON */.p8 ** 2) {
    return null;
  }
  const standardError = Math.sqrt(squares / (n - 1) / n);
  const reach = tQuantile975(n - 1) * standardError;
  return [mean - reach, mean + reach];
}
const T_OF_FEW = [12.7062, 4.3027, 3.1824];
const Z = 1.959964;
function tQuantile975(df) {
  const known = T_OF_FEW[df - 1];
  if (known !== void 0) {
    return known;
  }
  const first = (Z ** 3 + Z) / (4 * df);
  const second = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * df ** 2);
  const third = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / (384 * df ** 3);
  return Z + first + second + third;
}


// EXTERNAL MODULE: ./lib/metrics/clustering.js
var clustering = __webpack_require__(32967);
// EXTERNAL MODULE: ./lib/metrics/matching.js
var matching = __webpack_require__(87362);
// EXTERNAL MODULE: ./lib/metrics/view.js
var metrics_view = __webpack_require__(19148);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
;// CONCATENATED MODULE: ./lib/model/explanation.js
const LOSS_CAUSES = [
  /** The query failed. */
  "error",
  /** The retriever fell back, which it did not at the baseline. */
  "degraded",
  "nothing_returned",
  /** The document that matched is still in the list, but what it is matched by has changed. */
  "no_longer_matches",
  /** A stage of the search had the document, and `stage`, the next one, did not. */
  "dropped_by_stage",
  /** The first stage, `stage`, did not have the document. */
  "never_retrieved",
  /** The longer list has the document in its first k: the search cuts before it ranks. */
  "cut_before_ranking",
  /** The document is not in the longer list that was asked for (ten times as many results). */
  "not_found",
  /** New results of one cluster fill most of the list. */
  "crowded_out",
  /** Repeated documents fill at least half of the list. */
  "duplicates",
  /** Every lost target is in the longer list, below the cutoff. */
  "deeper",
  /** The longer list was not asked for, or not answered. */
  "not_looked_up"
];


// EXTERNAL MODULE: ./lib/model/suite.js
var suite = __webpack_require__(44141);
// EXTERNAL MODULE: ./lib/decision/row-scores.js
var row_scores = __webpack_require__(90468);
// EXTERNAL MODULE: ./lib/model/lookup.js
var lookup = __webpack_require__(97855);
;// CONCATENATED MODULE: ./lib/explain/losses.js













const DEGRADED = 1;
const BROKEN = ["error", "degraded", "nothing_returned", "no_longer_matches"];
function wantsProbe(facts) {
  return !BROKEN.includes(findCause(facts)) && facts.stagedLoss === null && !facts.endedEarly;
}
function explainLoss(facts, probed, k) {
  const targetsInLongerList = facts.targets.map((target, i) => isLost(target) ? { ...target, deeper: probed?.answer.ranks[i] ?? null } : target);
  const factsWithProbe = probed === null ? facts : { ...facts, targets: targetsInLongerList };
  const isLonger = probed !== null && probed.answer.returned > k;
  const cause = findCause(factsWithProbe, isLonger, k);
  return {
    id: facts.id,
    query: facts.query,
    intent: facts.intent,
    critical: facts.critical,
    cause,
    stage: cause === facts.stagedLoss?.cause ? facts.stagedLoss.stage : void 0,
    targets: factsWithProbe.targets,
    displaced_by: facts.displaced_by,
    cluster: facts.cluster,
    repeats: facts.repeats,
    probe: probed && { k: probed.k, returned: probed.answer.returned }
  };
}
function findCause(facts, isLonger = false, k = 0) {
  const lost = facts.targets.filter(isLost);
  if (facts.error) {
    return "error";
  }
  if (facts.degraded) {
    return "degraded";
  }
  if (facts.results === 0) {
    return "nothing_returned";
  }
  if (lost.some((target) => target.unmatched !== null)) {
    return "no_longer_matches";
  }
  if (facts.stagedLoss !== null) {
    return facts.stagedLoss.cause;
  }
  if (lost.some(({ deeper }) => deeper !== null && deeper <= k)) {
    return "cut_before_ranking";
  }
  const isDeeper = lost.every((target) => target.deeper !== null);
  if (!isDeeper && (isLonger || facts.endedEarly)) {
    return "not_found";
  }
  if (isCrowded(facts)) {
    return "crowded_out";
  }
  const addedRepeats = facts.repeats.now - facts.repeats.before;
  if (addedRepeats > 0 && addedRepeats >= facts.displaced_by.length) {
    return "duplicates";
  }
  return isDeeper ? "deeper" : "not_looked_up";
}
function isCrowded({ cluster, newcomersInCluster, displaced_by: displacedBy, repeats }) {
  if (cluster === null || cluster.before === null || cluster.now <= cluster.before) {
    return false;
  }
  const takenPlaces = displacedBy.length + Math.max(0, repeats.now - repeats.before);
  return newcomersInCluster >= 2 && newcomersInCluster * 2 > takenPlaces;
}
function causeShares(losses) {
  const shares = [];
  for (const cause of LOSS_CAUSES) {
    const lossesOfCause = losses.filter((loss) => loss.cause === cause);
    for (const [stage, lossesOfStage] of (0,scope/* groupBy */.$z)(lossesOfCause, (loss) => loss.stage ?? "")) {
      shares.push({ cause, ...stage !== "" && { stage }, cases: lossesOfStage.length });
    }
  }
  return shares;
}
function isNewlyDegraded({ now, before }) {
  return now.degraded && before.metrics.get("degraded_rate") !== DEGRADED;
}
function isLost(target) {
  return target.before !== null && target.now === null;
}
function lossFacts({ policy, run, pairing }) {
  const cases = (0,lookup/* indexById */.RX)(policy.suite.cases);
  const runs = (0,model_run/* runsById */.j8)(run);
  return pairing.pairs.filter(decision_pairs/* hasLostTarget */.iU).map((pair) => {
    const ownCase = (0,lookup/* requireValue */.vd)(cases, pair.now.id);
    const isEdited = pair.by_suite !== void 0;
    const subject = isEdited ? (0,row_scores/* useRowTargets */.aV)(ownCase, pair.before) : ownCase;
    return findFacts(pair, subject, runs.get(subject.id), policy.config);
  }).toSorted(compareLosses);
}
function compareLosses(a, b) {
  return Number(b.critical) - Number(a.critical) || Number(b.findsNothing) - Number(a.findsNothing) || sumLostGrades(b) - sumLostGrades(a) || bestLostRank(a) - bestLostRank(b) || (0,canonical_json/* compareCodePoints */.OP)(a.id, b.id);
}
function bestLostRank(facts) {
  return Math.min(...facts.targets.filter(isLost).flatMap(({ before }) => before ?? []));
}
function sumLostGrades(facts) {
  return facts.targets.filter(isLost).reduce((sum, target) => sum + target.grade, 0);
}
function findFacts(pair, subject, run, { k, definition }) {
  const { now, before } = pair;
  const outcome = run?.outcome;
  const answer = outcome?.kind === "answer" ? outcome : null;
  const hits = answer?.hits ?? [];
  const displacedBy = run === void 0 ? [] : findNewcomers((0,metrics_view/* viewCase */.U1)(subject, run, definition), new Set(before.results));
  const cluster = findLargestCluster(hits, before, k);
  const newRanks = new Set(displacedBy.map(({ rank }) => rank));
  const newcomersInCluster = hits.filter((hit, i) => newRanks.has(i + 1) && hitCluster(hit) === cluster?.key).length;
  return {
    case: subject,
    id: subject.id,
    query: subject.query,
    intent: subject.intent,
    critical: subject.critical,
    error: now.error !== null,
    findsNothing: (0,decision_pairs/* isNewlyLost */.OO)(pair),
    degraded: isNewlyDegraded(pair),
    results: hits.length,
    endedEarly: answer !== null && answer.returned < k,
    targets: findMoves(pair, subject, hits, definition),
    stagedLoss: answer && findStagedLoss(pair, subject, answer, definition),
    displaced_by: displacedBy,
    cluster,
    newcomersInCluster,
    // Results whose document stands above already.
    repeats: {
      now: hits.filter((hit) => hit.repeat).length,
      before: before.results.length - new Set(before.results).size
    }
  };
}
function findMoves({ now, before }, subject, hits, definition) {
  const coveredTargets = (0,matching/* compileTargets */.wX)(subject.expected, definition);
  const hasNeeds = subject.expected.some(({ kind }) => kind === "any");
  const isFoundForOtherNeed = (rank) => {
    const hit = (0,matching/* normaliseHit */.Sv)((0,lookup/* requireItem */.l5)(hits, rank - 1), definition);
    return hasNeeds && coveredTargets(hit).length > 0;
  };
  return subject.expected.map((target, i) => {
    const rankNow = now.ranks[i] ?? null;
    const rankOfOld = rankNow === null ? findOldDocumentRank(before, i, hits) : null;
    const isUnmatched = rankOfOld !== null && !isFoundForOtherNeed(rankOfOld);
    return {
      label: (0,suite/* targetLabel */.Op)(target),
      grade: target.grade,
      before: before.ranks[i] ?? null,
      now: rankNow,
      deeper: null,
      unmatched: isUnmatched ? rankOfOld : null
    };
  });
}
function findStagedLoss({ before, now }, subject, answer, definition) {
  const stages = Object.entries(answer.stages ?? {});
  const ids = /* @__PURE__ */ new Set([...before.results, ...now.results]);
  if (!stages.some(([, hits]) => hits.some(({ doc_id: id }) => ids.has(id)))) {
    return null;
  }
  for (const [at, target] of subject.expected.entries()) {
    const rank = before.ranks[at] ?? null;
    if (rank === null || (now.ranks[at] ?? null) !== null) {
      continue;
    }
    const hasTarget = stages.map(([, hits]) => stageHas(hits, target, definition, before.results[rank - 1]));
    const lastStageWithTarget = hasTarget.lastIndexOf(true);
    if (lastStageWithTarget === stages.length - 1) {
      continue;
    }
    const [stage] = (0,lookup/* requireItem */.l5)(stages, lastStageWithTarget + 1);
    return { cause: lastStageWithTarget === -1 ? "never_retrieved" : "dropped_by_stage", stage };
  }
  return null;
}
function stageHas(hits, target, definition, document) {
  const matches = (0,matching/* compileTarget */.bs)(target, definition);
  return hits.some((hit) => hit.doc_id === document || matches((0,matching/* normaliseHit */.Sv)({ repeat: false, ...hit }, definition)));
}
function findOldDocumentRank(before, target, hits) {
  const rank = before.ranks[target] ?? null;
  const document = rank === null ? void 0 : before.results[rank - 1];
  const at = document === void 0 ? -1 : hits.findIndex((hit) => hit.doc_id === document);
  return at === -1 ? null : at + 1;
}
function findNewcomers(view, oldResults) {
  const irrelevant = new Set(view.case.judged_irrelevant);
  const newcomers = [];
  for (const [i, { doc_id: id, repeat }] of view.hits.entries()) {
    if (!repeat && !oldResults.has(id)) {
      const judged = readJudgment(view, i, irrelevant.has(id));
      newcomers.push({ doc_id: id, rank: i + 1, judged });
    }
  }
  return newcomers;
}
function readJudgment(view, index, isIrrelevant) {
  const covered = (0,lookup/* requireItem */.l5)(view.covers, index);
  if (covered.length > 0) {
    return covered.some((target) => (0,metrics_view/* isRelevant */.MR)(view, target)) ? "relevant" : "irrelevant";
  }
  if (view.forbidden[index] === true) {
    return "forbidden";
  }
  return isIrrelevant ? "irrelevant" : "unjudged";
}
function hitCluster(hit) {
  return hit.cluster ?? hit.path;
}
function findLargestCluster(hits, before, k) {
  const sizes = (0,lookup/* countItems */.A1)(hits.flatMap((hit) => hitCluster(hit) ?? []));
  const clusters = [...sizes].map(([key, now]) => ({ key, now }));
  const largest = clusters.toSorted((a, b) => b.now - a.now)[0];
  if (largest === void 0) {
    return null;
  }
  const share = before.metrics.get((0,registry/* metricWithCutoff */.Gq)(clustering/* CLUSTERING */.Z, k).name) ?? null;
  const { length } = before.results;
  const withoutShare = length < 2 ? length : null;
  return { ...largest, before: share === null ? withoutShare : Math.round(share * length) };
}
function findRenamedDocuments(cases, fileRenames) {
  const oldResults = new Set(cases.flatMap(({ before }) => before));
  const newResults = new Set(cases.flatMap(({ now }) => now));
  const addedResults = [...newResults].filter((id) => !oldResults.has(id));
  const lost = new Set(cases.flatMap((subject) => subject.lost));
  const newIds = new Map(addedResults.toReversed().map((id) => [withoutFragment(id), id]));
  const newPaths = (0,model_renames/* indexByName */.f3)(fileRenames);
  const renames = /* @__PURE__ */ new Map();
  for (const id of lost) {
    const newPath = newPaths.get(withoutFragment(id)) ?? null;
    if (newResults.has(id) || newPath === null) {
      continue;
    }
    const newName = [...(0,model_renames/* indexNames */.dC)([newPath])].find((name) => newIds.has(name));
    if (newName !== void 0) {
      renames.set(id, (0,lookup/* requireValue */.vd)(newIds, newName));
    }
  }
  return renames;
}
function withoutFragment(id) {
  return id.replace(/#.*$/su, "");
}


// EXTERNAL MODULE: ./lib/model/alike-names.js
var alike_names = __webpack_require__(7072);
;// CONCATENATED MODULE: ./lib/explain/groups.js


const LEAST_CASES = 5;
const LEVEL = 1e-3;
const MOST_GROUPS = 8;
const NEARLY_ALL = 0.8;
const APART = 3;
const WIDER = 1.5;
function findChangeGroups(cases, clusterOf = () => void 0) {
  const indices = [...cases.keys()];
  const moved = new Set(indices.filter((at) => hasMoved((0,lookup/* requireItem */.l5)(cases, at))));
  if (moved.size === 0) {
    return [];
  }
  const candidates = [
    ...shareLevel(listMoveCandidates(cases, moved, clusterOf)),
    ...shareLevel(listTraitCandidates(cases, moved))
  ];
  const remaining = {
    cases: new Set(indices),
    moved: new Set(moved),
    worse: new Set(indices.filter((at) => (0,lookup/* requireItem */.l5)(cases, at).change < -rules/* EPSILON */.p8))
  };
  const groups = [];
  while (groups.length < MOST_GROUPS) {
    const strongest = findStrongest(candidates, remaining);
    if (strongest === null) {
      break;
    }
    groups.push(makeGroup(strongest, cases, remaining.cases));
    for (const at of strongest.members) {
      remaining.cases.delete(at);
      remaining.moved.delete(at);
      remaining.worse.delete(at);
    }
  }
  return groups.toSorted((a, b) => b.cases.length - a.cases.length);
}
function hasMoved({ before, now }) {
  return before.length !== now.length || before.some((document, i) => document !== now[i]);
}
function shareLevel(candidates) {
  const logLevel = Math.log(LEVEL / candidates.length);
  return candidates.map((candidate) => ({ ...candidate, logLevel }));
}
function findStrongest(candidates, remaining) {
  let best = null;
  for (const candidate of candidates) {
    const logP = logChance(candidate, remaining);
    if (logP <= candidate.logLevel && isStronger({ candidate, logP }, best)) {
      best = { candidate, logP };
    }
  }
  return best?.candidate ?? null;
}
function logChance(candidate, { cases, moved, worse }) {
  const members = candidate.members.filter((at) => cases.has(at));
  const hits = members.filter((at) => candidate.hits.has(at)).length;
  const signLog = logSign(hits, candidate.against);
  const counts = { hits, members: members.length, moved: moved.size, all: cases.size };
  if (isChance(candidate, signLog, counts)) {
    return 0;
  }
  const rateLog = Math.min(logRate(members, moved, cases.size), logRate(members, worse, cases.size));
  const countsSign = moved.size > NEARLY_ALL * cases.size && /^(?:came|went)_/.test(candidate.kind);
  return countsSign ? Math.min(rateLog, signLog) : rateLog;
}
function isChance({ kind, logLevel }, signLog, counts) {
  if (kind === "intent" || kind === "length" || kind === "writing") {
    const { hits, members, moved, all } = counts;
    const otherHits = moved - hits;
    const others = all - members;
    return hits * 2 < members || hits * others < APART * otherHits * members;
  }
  return signLog > (kind === "stage" ? Math.log(LEVEL) : logLevel);
}
function isStronger({ candidate, logP }, best) {
  if (best === null) {
    return true;
  }
  const isWider = (candidate.lost ?? 0) >= WIDER * (best.candidate.lost ?? Infinity);
  return isWider ? logP < best.logP + rules/* EPSILON */.p8 : logP < best.logP - rules/* EPSILON */.p8;
}
function makeGroup({ kind, name, members, hits }, cases, remaining) {
  const remainingMembers = members.filter((at) => remaining.has(at));
  const touched = remainingMembers.filter((at) => hits.has(at)).map((at) => (0,lookup/* requireItem */.l5)(cases, at));
  const ranks = kind === "came_document" ? touched.map(({ now }) => now.indexOf(name) + 1) : [];
  return {
    kind,
    name,
    of: remainingMembers.length,
    worse: touched.filter(({ change }) => change < -rules/* EPSILON */.p8).length,
    better: touched.filter(({ change }) => change > rules/* EPSILON */.p8).length,
    rank: findMedian(ranks),
    cases: touched.toSorted((a, b) => a.change - b.change).map(({ id }) => id)
  };
}
function findMedian(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? null;
}
function documentKeys(document, clusterOf) {
  const cluster = clusterOf(document);
  return [
    `document:${document}`,
    ...parentFolders(document).map((folder) => `folder:${folder}`),
    ...cluster === void 0 ? [] : [`cluster:${cluster}`]
  ];
}
function splitKey(key) {
  const end = key.indexOf(":");
  return { kind: key.slice(0, end), name: key.slice(end + 1) };
}
const MOST_FOLDERS = 32;
function parentFolders(document) {
  const [path = ""] = document.split(/::|#/, 1);
  const folders = [];
  let slash = path.indexOf("/");
  while (slash !== -1 && folders.length < MOST_FOLDERS) {
    folders.push(path.slice(0, slash + 1));
    slash = path.indexOf("/", slash + 1);
  }
  return folders;
}
function makeKeyCounter(clusterOf) {
  const keysByDocument = /* @__PURE__ */ new Map();
  return (documents) => {
    const keys = [];
    for (const document of documents) {
      let keysOfDocument = keysByDocument.get(document);
      if (keysOfDocument === void 0) {
        keysOfDocument = documentKeys(document, clusterOf);
        keysByDocument.set(document, keysOfDocument);
      }
      keys.push(...keysOfDocument);
    }
    return (0,lookup/* countItems */.A1)(keys);
  };
}
function listMoves(cases, moved, countKeys) {
  const came = /* @__PURE__ */ new Map();
  const went = /* @__PURE__ */ new Map();
  const lost = /* @__PURE__ */ new Map();
  for (const at of moved) {
    const moves = findMovedKeys((0,lookup/* requireItem */.l5)(cases, at), countKeys);
    for (const key of moves.came) {
      (0,lookup/* addToList */.vH)(came, key, at);
    }
    for (const [key, gone] of moves.went) {
      (0,lookup/* addToList */.vH)(went, key, at);
      lost.set(key, (lost.get(key) ?? 0) + gone);
    }
  }
  return { came, went, lost };
}
function findMovedKeys({ before, now }, countKeys) {
  const oldCounts = countKeys(new Set(before));
  const newCounts = countKeys(new Set(now));
  const isReplaced = before.every((document) => !now.includes(document));
  const compareShares = (key) => (newCounts.get(key) ?? 0) * before.length - (oldCounts.get(key) ?? 0) * now.length;
  const newKeys = [...countKeys(selectNewAboveOld(before, now)).keys()];
  const came = newKeys.filter((key) => {
    const isEvidence = key.startsWith("document:") || !isReplaced && compareShares(key) > 0;
    return isEvidence && (oldCounts.get(key) ?? 0) < (newCounts.get(key) ?? 0);
  });
  const went = /* @__PURE__ */ new Map();
  for (const [key, count] of oldCounts) {
    const gone = count - (newCounts.get(key) ?? 0);
    const isEvidence = key.startsWith("document:") || now.length === 0 || compareShares(key) < 0;
    if (isEvidence && gone * 2 >= count) {
      went.set(key, gone);
    }
  }
  return { came, went };
}
function listMoveCandidates(cases, moved, clusterOf) {
  const countKeys = makeKeyCounter(clusterOf);
  const { came, went, lost: lostByKey } = listMoves(cases, moved, countKeys);
  const frequentlyGone = selectFrequent(went);
  const oldCasesByKey = listOldCasesByKey(cases, new Set(frequentlyGone.keys()), countKeys);
  const candidates = [];
  for (const [key, indices] of frequentlyGone) {
    const { kind, name } = splitKey(key);
    const members = (0,lookup/* requireValue */.vd)(oldCasesByKey, key);
    const hits = new Set(indices);
    if (hits.size * 2 >= members.length) {
      const against = came.get(key)?.length ?? 0;
      const lost = (0,lookup/* requireValue */.vd)(lostByKey, key);
      candidates.push({ kind: `went_${kind}`, name, members, against, hits, lost });
    }
  }
  for (const [key, members] of selectFrequent(came)) {
    const { kind, name } = splitKey(key);
    const against = went.get(key)?.length ?? 0;
    const hits = new Set(members);
    candidates.push({ kind: `came_${kind}`, name, members, against, hits });
  }
  return candidates;
}
function selectFrequent(casesByKey) {
  return new Map([...casesByKey].filter(([, indices]) => indices.length >= LEAST_CASES));
}
function listOldCasesByKey(cases, wanted, countKeys) {
  const casesByKey = /* @__PURE__ */ new Map();
  if (wanted.size === 0) {
    return casesByKey;
  }
  for (const [at, { before }] of cases.entries()) {
    for (const key of countKeys(new Set(before)).keys()) {
      if (wanted.has(key)) {
        (0,lookup/* addToList */.vH)(casesByKey, key, at);
      }
    }
  }
  return casesByKey;
}
function selectNewAboveOld(before, now) {
  const old = new Set(before);
  const lastOld = now.findLastIndex((document) => old.has(document));
  return now.filter((document, i) => !old.has(document) && (lastOld === -1 || i < lastOld));
}
const WRITINGS = {
  // snake_case, std::vector, os.path, camelCase, call()
  identifiers: new RegExp("[\\p{L}\\p{N}](?:_|::|\\.)[\\p{L}\\p{N}]|\\p{Ll}\\p{Lu}|\\(\\)", "u"),
  hyphens: /[\p{L}\p{N}]-[\p{L}\p{N}]/u,
  digits: new RegExp("\\p{N}", "u"),
  capitals: new RegExp("\\p{Lu}", "u"),
  accents: /[^\p{ASCII}]/u,
  quotes: /["“”]/u
};
function listTraitCandidates(cases, moved) {
  const members = /* @__PURE__ */ new Map();
  for (const [at, { query, intent, stage }] of cases.entries()) {
    for (const trait of listTraits({ query, intent })) {
      (0,lookup/* addToList */.vH)(members, trait, at);
    }
    if (stage !== void 0) {
      (0,lookup/* addToList */.vH)(members, `stage:${stage}`, at);
    }
  }
  const casesThatFoundMore = cases.filter(({ foundMore }) => foundMore).length;
  const candidates = [];
  for (const [key, indices] of members) {
    if (indices.length < LEAST_CASES || indices.length === cases.length) {
      continue;
    }
    const { kind, name } = splitKey(key);
    const hits = new Set(indices.filter((at) => moved.has(at)));
    const against = kind === "stage" ? casesThatFoundMore : 0;
    candidates.push({ kind, name, members: indices, against, hits });
  }
  return candidates;
}
function listTraits({ query, intent }) {
  const writings = Object.entries(WRITINGS).filter(([, pattern]) => pattern.test(query));
  return [
    ...writings.map(([name]) => `writing:${name}`),
    `intent:${intent}`,
    `length:${describeLength(query)}`
  ];
}
function findOwnTrait(members, all) {
  const [first] = members;
  if (first === void 0 || logChoose(all.length, members.length) < -Math.log(LEVEL)) {
    return null;
  }
  const isOwnTrait = (trait) => {
    const hasTrait = (subject) => listTraits(subject).includes(trait);
    return members.every(hasTrait) && all.filter(hasTrait).length === members.length;
  };
  const ownTrait = listTraits(first).find(isOwnTrait);
  if (ownTrait === void 0) {
    return null;
  }
  const { kind, name } = splitKey(ownTrait);
  return { kind, name };
}
function logChoose(all, chosen) {
  let log = 0;
  for (let i = 1; i <= chosen; i++) {
    log += Math.log((all - chosen + i) / i);
  }
  return log;
}
function describeLength(query) {
  const words = query.trim().split(/\s+/u).length;
  if (words <= 1) {
    return "1";
  }
  if (words <= 3) {
    return "2-3";
  }
  return words <= 7 ? "4-7" : "8+";
}
function logSign(up, down) {
  if (up <= down) {
    return 0;
  }
  const total = up + down;
  const firstTerm = logChoose(total, down) - total * Math.LN2;
  return Math.min(0, firstTerm - Math.log1p(-down / (up + 1)));
}
function logRate(members, withOutcome, all) {
  const total = withOutcome.size;
  const hits = members.filter((at) => withOutcome.has(at)).length;
  const size = members.length;
  const otherHits = total - hits;
  const otherSize = all - size;
  if (size === 0 || hits * all <= total * size) {
    return 0;
  }
  const ratioPart = (count, of, rate) => count === 0 ? 0 : count * Math.log(count / of / rate);
  const hitRate = total / all;
  const missRate = (all - total) / all;
  const ratio = 2 * (ratioPart(hits, size, hitRate) + ratioPart(size - hits, size, missRate) + ratioPart(otherHits, otherSize, hitRate) + ratioPart(otherSize - otherHits, otherSize, missRate));
  return ratio < 1 ? 0 : -ratio / 2 - Math.log(Math.PI * (ratio / 2)) / 2;
}
const MOST_CASES = 5e4;
function indexHits({ cases }, member) {
  const values = /* @__PURE__ */ new Map();
  for (const { outcome } of cases) {
    for (const hit of outcome.kind === "answer" ? outcome.hits : []) {
      const value = hit[member];
      if (value !== void 0) {
        values.set(hit.doc_id, value);
      }
    }
  }
  return values;
}


;// CONCATENATED MODULE: ./lib/explain/causes.js





const NOTHING_KNOWN = {
  clusterOf: () => void 0,
  textOf: () => void 0,
  renames: /* @__PURE__ */ new Map()
};
const MOST_SHARE = 0.5;
const causes_NEARLY_ALL = 0.8;
const causes_LEAST_CASES = 3;
const HITS_PER_OPPOSITE = 5;
const FAR = 3;
const NAMED = 5;
const causes_LEVEL = 1e-3;
const FINDERS = [
  findErrors,
  findDegraded,
  findRenamed,
  findOtherNames,
  findSameList,
  findMissingFirst,
  findGoneBehindEmptyAnswers,
  findCutAndEmptyLists,
  findEmptyAnswers,
  findStage,
  findShorterLists,
  findReversedLists,
  findRepeats,
  findFewerAnswers,
  findOtherParts,
  findGoneDocuments,
  findDemotedFirst,
  findNewDocuments,
  findRisenDocuments,
  findGroup,
  findReorderedLists,
  findReplacedLists
];
const LIST_FINDERS = [
  findOtherNames,
  findSameList,
  findMissingFirst,
  findCutAndEmptyLists,
  findShorterLists,
  findReversedLists,
  findRepeats,
  findGoneFromLists,
  findDemotedFirst,
  findMoreResults,
  findFewerResults,
  findReplacedLists,
  findLargestMove,
  findReorderedLists,
  findOtherFirst
];
function findCauses(cases, groups, documents = NOTHING_KNOWN) {
  const evidence = { ...documents, ...causes_collectEvidence(cases), groups };
  const { compared } = evidence;
  const changed = compared.filter(hasMoved);
  const leading = findFirst(FINDERS, evidence, ({ explains }) => explainsMost(evidence, explains));
  const lists = findFirst(LIST_FINDERS, evidence, (candidate) => touchesMost(candidate, compared)) ?? findFirst([findGoneFromLists], evidence, (candidate) => touchesMost(candidate, changed));
  return {
    leading: leading && describeCause(evidence, leading),
    touched: new Set([...leading?.touched ?? []].map(({ index }) => index)),
    lists: lists && describeCause(evidence, lists)
  };
}
function touchesMost({ touched }, cases) {
  return touched.size >= causes_LEAST_CASES && touched.size > MOST_SHARE * cases.length;
}
function findFirst(finders, evidence, isEnough) {
  for (const find of finders) {
    const candidate = find(evidence);
    if (candidate !== null && isEnough(candidate)) {
      return candidate;
    }
  }
  return null;
}
function explainsMost({ damage }, cases) {
  return damage > rules/* EPSILON */.p8 && totalDamage(cases) > MOST_SHARE * damage;
}
function causes_collectEvidence(comparedCases) {
  const cases = comparedCases.map((subject, index) => {
    const damage = subject.change < -rules/* EPSILON */.p8 ? -subject.change : 0;
    return Object.assign({}, subject, { index, damage });
  });
  const answered = [];
  const listsBefore = /* @__PURE__ */ new Map();
  const listsNow = /* @__PURE__ */ new Map();
  for (const subject of cases) {
    const { error, before, now } = subject;
    if (error !== null) {
      continue;
    }
    countEach(listsBefore, before);
    countEach(listsNow, now);
    if (now.length > 0) {
      answered.push(subject);
    }
  }
  return {
    cases,
    damage: totalDamage(cases),
    compared: cases.filter(({ before, error }) => error === null && before.length > 0),
    answered,
    listsBefore,
    listsNow
  };
}
function countEach(counts, list) {
  for (const key of new Set(list)) {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
}
function shortenNames(names) {
  const short = names.map(alike_names/* withoutTextHash */.ch);
  return new Set(short).size === new Set(names).size ? short : names;
}
function totalDamage(cases) {
  return sumEach(cases, ({ damage }) => damage);
}
const causes_BROKEN = ["error", "degraded", "empty"];
function describeCause(evidence, candidate) {
  const { cases } = evidence;
  const { kind, names, newNames, touched, explains, of } = candidate;
  const { rank = null, everywhere = false } = candidate;
  const ownTrait = causes_BROKEN.includes(kind) ? findOwnTrait([...touched], cases) : null;
  const worstFirst = [...explains].toSorted((a, b) => b.damage - a.damage);
  return {
    kind,
    names: shortenNames(names).slice(0, NAMED),
    ...newNames !== void 0 && { new_names: shortenNames(newNames).slice(0, NAMED) },
    more: Math.max(0, names.length - NAMED),
    ...ownTrait !== null && { shared: ownTrait },
    everywhere,
    happened: touched.size,
    of,
    rank,
    worse: explains.size,
    of_worse: cases.filter(({ damage }) => damage > 0).length,
    lost: candidate.lost ?? sumEach(explains, ({ lost }) => lost.length),
    of_lost: sumEach(cases, ({ lost }) => lost.length),
    cases: worstFirst.map(({ id }) => id)
  };
}
function selectCases(cases, happened) {
  const touched = cases.filter(happened);
  return {
    touched: new Set(touched),
    explains: new Set(touched.filter(({ damage }) => damage > 0))
  };
}
function sortByCount(counts) {
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([key]) => key);
}
function isNearlyAll({ touched }, cases) {
  return touched.size >= causes_LEAST_CASES && touched.size >= causes_NEARLY_ALL * cases.length;
}
function hasSameStart(a, b) {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    if (a[i] !== b[i]) {
      return false;
    }
  }
  return true;
}
function findErrors({ cases }) {
  const messages = /* @__PURE__ */ new Map();
  for (const { error } of cases) {
    if (error !== null) {
      countEach(messages, [error]);
    }
  }
  const failed = selectCases(cases, ({ error }) => error !== null);
  return { kind: "error", names: sortByCount(messages), of: cases.length, ...failed };
}
function findDegraded({ cases }) {
  const degraded = selectCases(cases, (subject) => subject.degraded);
  return { kind: "degraded", names: [], of: cases.length, ...degraded };
}
function findRenamed(evidence) {
  const { cases, renames } = evidence;
  const counts = /* @__PURE__ */ new Map();
  for (const { lost } of cases) {
    const renamed = lost.filter((document) => renames.has(document));
    countEach(counts, renamed);
  }
  if (counts.size === 0) {
    return null;
  }
  const oldNames = sortByCount(counts);
  const newNames = oldNames.map((name) => (0,lookup/* requireValue */.vd)(renames, name));
  return {
    kind: "renamed",
    ...useFolderNames(evidence, oldNames, newNames),
    of: cases.length,
    lost: sumEach(counts.values(), (count) => count),
    ...selectCases(cases, ({ lost }) => lost.some((document) => renames.has(document)))
  };
}
const STEADY = 0.9;
function findOtherNames(evidence) {
  const { compared } = evidence;
  const replacements = listReplacements(compared);
  const findPair = (oldName, newName) => {
    const pair = replacements.get(oldName);
    return pair?.newName === newName ? pair : void 0;
  };
  const { touched, explains } = selectCases(compared, (subject) => hasOtherNames(subject, findPair));
  const counts = /* @__PURE__ */ new Map();
  let provenPlaces = 0;
  for (const { before, now } of touched) {
    for (const [place, oldName] of before.entries()) {
      const pair = findPair(oldName, now[place]);
      if (pair !== void 0) {
        provenPlaces += Number(pair.isProven);
        countEach(counts, [oldName]);
      }
    }
  }
  if (touched.size < causes_LEAST_CASES || provenPlaces < causes_LEAST_CASES) {
    return null;
  }
  const lost = new Set([...explains].flatMap((subject) => subject.lost));
  const byCount = sortByCount(counts);
  const names = [
    ...byCount.filter((name) => lost.has(name)),
    ...byCount.filter((name) => !lost.has(name))
  ];
  const newNames = names.map((name) => (0,lookup/* requireValue */.vd)(replacements, name).newName);
  return {
    kind: "other_names",
    ...useFolderNames(evidence, names, newNames),
    of: compared.length,
    touched,
    explains
  };
}
function hasOtherNames({ before, now, fallen }, findPair) {
  const changedPlaces = [...before.keys()].filter((place) => before[place] !== now[place]);
  if (changedPlaces.length === 0) {
    return false;
  }
  const pairAt = (place) => findPair(before[place] ?? "", now[place]);
  const pairs = changedPlaces.map(pairAt);
  const provenCount = pairs.filter((pair) => pair?.isProven === true).length;
  const isWholeList = before.length === now.length && !pairs.includes(void 0);
  if (isWholeList && provenCount * 2 >= changedPlaces.length) {
    return true;
  }
  return fallen.length > 0 && fallen.every((target) => pairAt(target.before)?.isProven === true);
}
function countNewNames(cases) {
  const countsByName = /* @__PURE__ */ new Map();
  const withSameLength = cases.filter(({ before, now }) => now.length === before.length);
  for (const { before, now } of withSameLength) {
    for (const [place, oldName] of before.entries()) {
      const counts = countsByName.get(oldName) ?? /* @__PURE__ */ new Map();
      countsByName.set(oldName, counts);
      countEach(counts, [now[place] ?? ""]);
    }
  }
  return countsByName;
}
function listReplacements(cases) {
  const countsByName = countNewNames(cases);
  const areAlike = compareNames(countsByName.keys());
  const successors = [...countsByName].map(([oldName, counts]) => {
    const newName = (0,lookup/* requireItem */.l5)(sortByCount(counts), 0);
    const oldPlaces = sumEach(counts.values(), (count) => count);
    return { oldName, newName, places: (0,lookup/* requireValue */.vd)(counts, newName), oldPlaces };
  });
  const replacements = /* @__PURE__ */ new Map();
  if (!areSteady(successors)) {
    return replacements;
  }
  for (const { oldName, newName, places, oldPlaces } of successors) {
    if (newName !== oldName && places >= STEADY * oldPlaces) {
      replacements.set(oldName, { newName, isProven: places > 1 || areAlike(oldName, newName) });
    }
  }
  const uses = (0,lookup/* countItems */.A1)([...replacements.values()].map(({ newName }) => newName));
  return new Map([...replacements].filter(([, { newName }]) => uses.get(newName) === 1));
}
function areSteady(successors) {
  let steadyPlaces = 0;
  let allPlaces = 0;
  for (const { oldName, newName, places, oldPlaces } of successors) {
    const isReplaced = newName !== oldName;
    if (oldPlaces > 1 && (isReplaced || places < oldPlaces)) {
      allPlaces += oldPlaces;
      steadyPlaces += isReplaced ? places : 0;
    }
  }
  return steadyPlaces >= STEADY * allPlaces;
}
const COMMON_STEM = 1 / 3;
function compareNames(names) {
  const stems = /* @__PURE__ */ new Map();
  for (const name of names) {
    countEach(stems, [removePartOfName(name)]);
  }
  const most = COMMON_STEM * sumEach(stems.values(), (count) => count);
  return (one, other) => {
    const isSameFile = lastSegment(one) === lastSegment(other);
    if (isSameFile || (0,alike_names/* hasSameLetters */.wW)(one, other) || (0,alike_names/* hasSameEnd */.Gb)(one, other)) {
      return true;
    }
    const stem = removePartOfName(one);
    const isPart = stem !== one;
    return isPart && stem === removePartOfName(other) && (stems.get(stem) ?? 0) <= most;
  };
}
function lastSegment(path) {
  return path.slice(path.lastIndexOf("/") + 1);
}
function removePartOfName(name) {
  return name.replace(/(?:#|::).*$|[-_:/. ]*\d+$/su, "");
}
function findOtherParts({ compared, listsBefore, listsNow }) {
  const areAlike = compareNames(listsBefore.keys());
  const gone = [...listsBefore.keys()].filter((document) => !listsNow.has(document));
  const areMostGone = gone.length > MOST_SHARE * listsBefore.size;
  const findPart = ({ before, now }, document) => {
    const nextPlace = before.indexOf(document) + 1;
    const candidates = now.slice(0, nextPlace + 1);
    const added = areMostGone ? candidates : candidates.filter((id) => !before.includes(id));
    return added.find((id) => areAlike(document, id));
  };
  const withLost = compared.filter(({ lost }) => lost.length > 0);
  const { touched, explains } = selectCases(withLost, (subject) => subject.lost.every((document) => findPart(subject, document) !== void 0));
  if (touched.size < causes_LEAST_CASES) {
    return null;
  }
  const newParts = /* @__PURE__ */ new Map();
  const counts = /* @__PURE__ */ new Map();
  for (const subject of touched) {
    for (const document of subject.lost) {
      const part = findPart(subject, document);
      if (part !== void 0 && !newParts.has(document)) {
        newParts.set(document, part);
      }
      countEach(counts, [document]);
    }
  }
  const names = sortByCount(counts);
  return {
    kind: "other_parts",
    names,
    newNames: names.map((name) => (0,lookup/* requireValue */.vd)(newParts, name)),
    of: compared.length,
    lost: sumEach(counts.values(), (count) => count),
    touched,
    explains
  };
}
function findSameList({ compared }) {
  const joinList = (list) => list.join("\n");
  const counts = /* @__PURE__ */ new Map();
  for (const { now } of compared) {
    if (now.length > 0) {
      countEach(counts, [joinList(now)]);
    }
  }
  const [commonest] = sortByCount(counts);
  if (commonest === void 0) {
    return null;
  }
  const same = selectCases(compared, ({ now }) => joinList(now) === commonest);
  const { size } = same.touched;
  const oldLists = new Set([...same.touched].map(({ before }) => joinList(before)));
  const onlyLostDocuments = [...same.touched].filter(({ before, now }) => {
    const keptDocuments = selectShared(before, now);
    return keptDocuments.length * 2 > now.length && hasSameStart(keptDocuments, now);
  });
  const hadFewLists = oldLists.size * 2 <= size;
  const areMostlyKept = onlyLostDocuments.length * 2 > size;
  if (hadFewLists || areMostlyKept) {
    return null;
  }
  return { kind: "same_list", names: commonest.split("\n"), of: compared.length, ...same };
}
function findRepeats({ compared }) {
  const countRepeats = (list) => list.length - new Set(list).size;
  const repeating = selectCases(compared, ({ before, now }) => countRepeats(now) > countRepeats(before));
  const count = repeating.touched.size;
  const withFewerRepeats = compared.filter(({ before, now }) => countRepeats(now) < countRepeats(before));
  if (count < causes_LEAST_CASES || withFewerRepeats.length * HITS_PER_OPPOSITE > count) {
    return null;
  }
  return { kind: "repeats", names: [], of: compared.length, ...repeating };
}
function findMoreResults({ compared }) {
  const more = selectCases(compared, ({ before, now }) => now.length > before.length);
  return makeLengthCandidate("more_results", compared, more);
}
function findFewerResults({ compared }) {
  const fewer = selectCases(compared, ({ before, now }) => now.length < before.length);
  return makeLengthCandidate("fewer_results", compared, fewer);
}
function findFewerAnswers({ compared, listsNow }) {
  const fewer = selectCases(compared, ({ before, now }) => now.length < before.filter((document) => listsNow.has(document)).length);
  if (isNearlyAll(fewer, compared)) {
    return makeLengthCandidate("fewer_results", compared, fewer);
  }
  const limit = Math.max(0, ...compared.map(({ now }) => now.length));
  const longer = compared.filter(({ before }) => before.length > limit);
  const cut = selectCases(longer, ({ now }) => now.length === limit);
  const hasOtherDocuments = listsNow.size > limit;
  return isNearlyAll(cut, longer) && hasOtherDocuments ? makeLengthCandidate("fewer_results", compared, cut) : null;
}
function makeLengthCandidate(kind, compared, changed) {
  const rank = findCommonLength([...changed.touched].map(({ now }) => now.length));
  return { kind, names: [], of: compared.length, rank, ...changed };
}
function findOtherFirst({ compared }) {
  const other = selectCases(compared, ({ before, now }) => now.length > 0 && now[0] !== before[0]);
  const counts = /* @__PURE__ */ new Map();
  for (const { now } of other.touched) {
    countEach(counts, now.slice(0, 1));
  }
  const names = sortByCount(counts).filter((name) => (0,lookup/* requireValue */.vd)(counts, name) > MOST_SHARE * other.touched.size);
  return { kind: "other_first", names, of: compared.length, ...other };
}
function useFolderNames(evidence, names, newNames) {
  const folders = findMovedFolders(evidence, names, newNames);
  return folders === null ? { names, newNames } : { names: [...folders.keys()], newNames: [...folders.values()] };
}
function findMovedFolders({ listsNow }, oldNames, newNames) {
  const foldersNow = new Set([...listsNow.keys()].flatMap(parentFolders));
  const folders = /* @__PURE__ */ new Map();
  const counts = /* @__PURE__ */ new Map();
  for (const [at, oldName] of oldNames.entries()) {
    const newName = newNames[at] ?? "";
    const oldFolder = parentFolders(oldName).find((folder) => !foldersNow.has(folder) && newName.endsWith(`/${oldName.slice(folder.length)}`));
    if (oldFolder === void 0) {
      return null;
    }
    const fileLength = oldName.length - oldFolder.length;
    const newFolder = newName.slice(0, newName.length - fileLength);
    if ((folders.get(oldFolder) ?? newFolder) !== newFolder) {
      return null;
    }
    folders.set(oldFolder, newFolder);
    countEach(counts, [oldFolder]);
  }
  return [...counts.values()].every((count) => count >= LEAST_IN_FOLDER) ? folders : null;
}
function isEmptied({ before, now, error }) {
  return error === null && before.length > 0 && now.length === 0;
}
function findEmptyAnswers({ cases }) {
  const empty = selectCases(cases, isEmptied);
  return { kind: "empty", names: [], of: cases.length, ...empty };
}
function findStage({ cases }) {
  const counts = /* @__PURE__ */ new Map();
  for (const { stage } of cases) {
    if (stage !== void 0) {
      countEach(counts, [stage]);
    }
  }
  const [name] = sortByCount(counts);
  if (name === void 0) {
    return null;
  }
  const dropped = selectCases(cases, ({ stage }) => stage === name);
  return { kind: "stage", names: [name], of: cases.length, ...dropped };
}
function findCutAndEmptyLists({ compared }) {
  const cut = selectCases(compared, ({ before, now }) => now.length < before.length && hasSameStart(before, now));
  const lengths = [...cut.touched].map(({ now }) => now.length);
  const notEmpty = lengths.filter((length) => length > 0).length;
  const areNearlyAllCut = lengths.length >= causes_NEARLY_ALL * compared.length;
  const areMostlyEmpty = notEmpty < causes_LEAST_CASES || notEmpty * 2 < lengths.length;
  if (!areNearlyAllCut || areMostlyEmpty) {
    return null;
  }
  return makeLengthCandidate("shorter", compared, cut);
}
function findCommonLength(lengths) {
  const median = findMedian(lengths);
  return lengths.filter((length) => length === median).length * 2 > lengths.length ? median : null;
}
function findShorterLists({ answered, listsNow }) {
  const shorter = selectCases(answered, ({ before, now }) => now.length < before.length && hasSameStart(before, now));
  if (shorter.touched.size < causes_LEAST_CASES) {
    return null;
  }
  const cutDocuments = [...shorter.touched].flatMap(({ before, now }) => before.slice(now.length));
  const stillReturned = cutDocuments.filter((document) => listsNow.has(document)).length;
  const isMinority = shorter.touched.size * 2 < answered.length;
  const areMostlyGone = stillReturned * 2 < cutDocuments.length;
  if (isMinority && areMostlyGone) {
    return null;
  }
  return makeLengthCandidate("shorter", answered, shorter);
}
function findReversedLists({ answered }) {
  const ordered = answered.filter(({ before, now }) => Math.min(before.length, now.length) >= 2);
  const reversed = selectCases(ordered, isReversed);
  const longLists = [...reversed.touched].filter(({ before }) => before.length > 2);
  const areFew = longLists.length < causes_LEAST_CASES || reversed.touched.size * 2 <= ordered.length;
  if (areFew || logChanceOfReversal(longLists) > Math.log(causes_LEVEL)) {
    return null;
  }
  return { kind: "reversed", names: [], of: ordered.length, ...reversed };
}
function logChanceOfReversal(lists) {
  let logChance = 0;
  for (const { before, now } of lists) {
    const sharedCount = new Set(selectShared(before, now)).size;
    for (let factor = 2; factor <= sharedCount; factor++) {
      logChance -= Math.log(factor);
    }
  }
  return logChance;
}
function isReversed({ before, now }) {
  if (hasSameStart(before, now)) {
    return false;
  }
  const oldOrder = selectShared(before, now);
  const newOrder = selectShared(now, before);
  const isMostOfBoth = oldOrder.length * 2 >= Math.max(before.length, now.length);
  return isMostOfBoth && oldOrder.length > 1 && oldOrder.length === newOrder.length && hasSameStart(oldOrder.toReversed(), newOrder);
}
function selectShared(list, other) {
  const others = new Set(other);
  return list.filter((document) => others.has(document));
}
function findDemotedFirst(evidence) {
  const { answered } = evidence;
  const withSeveral = answered.filter(({ before }) => before.length > 1);
  const isDemoted = ({ before, now }) => {
    const [first] = before;
    if (now[0] === first || now.length < before.length) {
      return false;
    }
    const others = now.filter((document) => document !== first);
    return hasSameStart(before.slice(1), others);
  };
  const demoted = selectCases(withSeveral, isDemoted);
  const count = demoted.touched.size;
  if (count < causes_LEAST_CASES || count * 3 < withSeveral.length) {
    return null;
  }
  const places = [...demoted.touched].map(({ before: [first = ""], now }) => now.indexOf(first));
  const ranks = places.filter((place) => place >= 0).map((place) => place + 1);
  const areMostlyLower = ranks.length * 2 >= places.length;
  if (areMostlyLower) {
    const rank = findMedian(ranks);
    return { kind: "first_result", names: [], of: withSeveral.length, rank, ...demoted };
  }
  const missing = selectCases([...demoted.touched], hasMissingFirst);
  if (mayFirstsBeGone(evidence, missing.touched)) {
    return null;
  }
  return { kind: "first_result", names: [], of: withSeveral.length, rank: null, ...missing };
}
function findMissingFirst(evidence) {
  const { compared } = evidence;
  const missing = selectCases(compared, (subject) => {
    const { before, now } = subject;
    if (before.length === 1) {
      return now.length === 0;
    }
    const keptOthers = now.length >= before.length - 1 && hasSameStart(before.slice(1), now);
    return hasMissingFirst(subject) && keptOthers;
  });
  const notEmpty = [...missing.touched].filter(({ now }) => now.length > 0).length;
  const areMostlyEmpty = notEmpty * 2 < missing.touched.size;
  if (!isNearlyAll(missing, compared) || areMostlyEmpty) {
    return null;
  }
  if (mayFirstsBeGone(evidence, missing.touched)) {
    return null;
  }
  return { kind: "first_result", names: [], of: compared.length, rank: null, ...missing };
}
function hasMissingFirst({ before, now }) {
  return !now.includes(before[0] ?? "");
}
function mayFirstsBeGone({ listsNow }, cases) {
  const firsts = new Set([...cases].map(({ before }) => before[0] ?? ""));
  return [...firsts].filter((document) => listsNow.has(document)).length < causes_LEAST_CASES;
}
function findReorderedLists({ compared }) {
  const hasSameDocuments = compared.every(({ before, now }) => before.length === now.length && selectShared(before, now).length === before.length);
  const reordered = selectCases(compared, ({ before, now }) => !hasSameStart(before, now));
  if (!hasSameDocuments || !isNearlyAll(reordered, compared)) {
    return null;
  }
  return { kind: "reordered", names: [], of: compared.length, ...reordered };
}
const REPLACED = 1 / 3;
function findReplacedLists({ compared }) {
  const countPlaces = ({ before, now }) => Math.min(new Set(before).size, new Set(now).size);
  const countKept = ({ before, now }) => selectShared(before, now).length;
  const replaced = selectCases(compared, (subject) => countKept(subject) * 2 < countPlaces(subject));
  const kept = sumEach(compared, countKept);
  const places = sumEach(compared, countPlaces);
  if (!isNearlyAll(replaced, compared) || kept >= REPLACED * places) {
    return null;
  }
  return { kind: "replaced", names: [], of: compared.length, ...replaced };
}
function findGoneFromLists(evidence) {
  const candidate = findGoneDocuments(evidence, ({ before }) => before);
  if (candidate === null) {
    return null;
  }
  const { kind, names, of, touched, explains } = candidate;
  return { kind, names, of, touched, explains, everywhere: true };
}
function findGoneDocuments(evidence, listDocuments = ({ lost }) => lost) {
  const { cases } = evidence;
  const notFailed = cases.filter(({ error }) => error === null);
  const gone = listGoneDocuments(evidence);
  const goneCounts = /* @__PURE__ */ new Map();
  for (const subject of notFailed) {
    for (const document of listDocuments(subject)) {
      if (gone.has(document)) {
        goneCounts.set(document, (goneCounts.get(document) ?? 0) + 1);
      }
    }
  }
  if (goneCounts.size === 0) {
    return null;
  }
  const affected = selectCases(notFailed, ({ before }) => before.some((document) => gone.has(document)));
  const explained = [...affected.explains].filter((subject) => subject.lost.some((document) => goneCounts.has(document)));
  const folders = findGoneFolders(evidence, gone, goneCounts);
  const allLost = sumEach(goneCounts.values(), (count) => count);
  return {
    kind: folders === null ? "went_document" : "went_folder",
    names: folders?.names ?? sortByCount(goneCounts),
    of: notFailed.length,
    touched: affected.touched,
    explains: new Set(explained),
    lost: folders?.lost ?? allLost,
    allLost,
    everywhere: true
  };
}
const FEW = 3;
function findGoneBehindEmptyAnswers(evidence) {
  const { cases, answered, listsNow } = evidence;
  const empty = cases.filter(isEmptied);
  if (empty.length === 0 || answered.length === 0) {
    return null;
  }
  const candidate = findGoneDocuments(evidence);
  if (candidate === null) {
    return null;
  }
  const emptyByGone = empty.filter(({ before }) => before.every((document) => !listsNow.has(document)));
  const lostTargets = sumEach(cases, ({ lost }) => lost.length);
  const { kind, names, allLost } = candidate;
  if (allLost < causes_NEARLY_ALL * lostTargets || emptyByGone.length < causes_NEARLY_ALL * empty.length) {
    return null;
  }
  const isNarrow = names.length <= (kind === "went_folder" ? 1 : FEW);
  return isNarrow || isSeenInOtherLists(evidence) ? candidate : null;
}
function isSeenInOtherLists({ cases, answered, listsNow }) {
  const lost = new Set(cases.flatMap((subject) => subject.lost));
  const isGone = (document) => !listsNow.has(document);
  const others = answered.filter(({ before }) => before.some((document) => lost.has(document) && isGone(document)));
  const sameWithout = others.filter(({ before, now }) => {
    const kept = before.filter((document) => !isGone(document));
    return kept.length > 0 && hasSameStart(kept, now);
  });
  const isMoreThanCut = sameWithout.some(({ before, now }) => !hasSameStart(before, now));
  return isMoreThanCut && sameWithout.length * 2 > others.length;
}
function listGoneDocuments({ cases, listsBefore, listsNow }) {
  const deeper = new Set(cases.flatMap((subject) => subject.deeper));
  const absent = new Set([...listsBefore.keys()].filter((document) => !listsNow.has(document) && !deeper.has(document)));
  if (absent.size === 0) {
    return absent;
  }
  const notFailed = cases.filter(({ error }) => error === null);
  const lostForGood = new Set(notFailed.flatMap((subject) => subject.notFound ? subject.lost : []));
  const listsSameWithout = countListsSameWithout(notFailed, absent);
  const chanceToLeave = measureChanceToLeave(notFailed, absent);
  const level = Math.log(causes_LEVEL / absent.size);
  const isGone = (document) => {
    const lists = (0,lookup/* requireValue */.vd)(listsBefore, document);
    const isBeyondNoise = lists * Math.log(chanceToLeave) < level;
    const isMostlySameWithout = (listsSameWithout.get(document) ?? 0) * 2 > lists;
    return lostForGood.has(document) || isBeyondNoise || isMostlySameWithout;
  };
  return new Set([...absent].filter(isGone));
}
function countListsSameWithout(cases, absent) {
  const counts = /* @__PURE__ */ new Map();
  for (const { before, now } of cases) {
    const others = before.filter((document) => !absent.has(document));
    if (others.length > 0 && hasSameStart(others, now)) {
      const isShorter = now.length < before.length;
      const lastKept = Math.max(0, before.lastIndexOf(now.at(-1) ?? ""));
      countEach(counts, isShorter ? before.slice(0, lastKept) : before.slice(0, -FAR));
    }
  }
  return counts;
}
function measureChanceToLeave(cases, absent) {
  let places = 0;
  let keptPlaces = 0;
  for (const { before, now } of cases) {
    const inList = new Set(now);
    const others = before.filter((document) => !absent.has(document));
    keptPlaces += others.filter((document) => inList.has(document)).length;
    places += others.length;
  }
  return (places - keptPlaces + 1) / (places + 2);
}
const LEAST_IN_FOLDER = 3;
const IN_FOLDERS = 2 / 3;
function findGoneFolders({ listsBefore, listsNow }, gone, lossCounts) {
  const foldersNow = new Set([...listsNow.keys()].flatMap(parentFolders));
  const goneInFolder = /* @__PURE__ */ new Map();
  for (const document of listsBefore.keys()) {
    for (const folder of parentFolders(document)) {
      goneInFolder.set(folder, (goneInFolder.get(folder) ?? 0) + Number(gone.has(document)));
    }
  }
  const counts = /* @__PURE__ */ new Map();
  for (const [document, count] of lossCounts) {
    const folder = parentFolders(document).find((path) => !foldersNow.has(path) && (0,lookup/* requireValue */.vd)(goneInFolder, path) >= LEAST_IN_FOLDER);
    if (folder !== void 0) {
      counts.set(folder, (counts.get(folder) ?? 0) + count);
    }
  }
  const lostInFolders = sumEach(counts.values(), (count) => count);
  if (lostInFolders < IN_FOLDERS * sumEach(lossCounts.values(), (count) => count)) {
    return null;
  }
  return { names: sortByCount(counts), lost: lostInFolders };
}
function findNewDocuments(evidence) {
  const { answered, listsBefore } = evidence;
  const isNew = (document) => !listsBefore.has(document);
  const upperNew = ({ now }) => now.slice(0, Math.ceil(now.length / 2)).filter(isNew);
  const isOvertaken = (subject) => {
    const old = subject.now.filter((document) => !isNew(document));
    return old.length > 0 && upperNew(subject).length > 0 && hasSameStart(subject.before, old);
  };
  const overtaken = selectCases(answered, isOvertaken);
  if (overtaken.touched.size < causes_LEAST_CASES) {
    return null;
  }
  const counts = /* @__PURE__ */ new Map();
  const ranks = [];
  for (const subject of overtaken.touched) {
    const documents = upperNew(subject);
    const [first = ""] = documents;
    countEach(counts, documents);
    ranks.push(subject.now.indexOf(first) + 1);
  }
  return {
    ...nameNewDocuments(evidence, sortByCount(counts)),
    of: answered.length,
    rank: findMedian(ranks),
    everywhere: true,
    ...overtaken
  };
}
function nameNewDocuments(evidence, documents) {
  const { listsBefore, clusterOf } = evidence;
  const originals = findOriginals(evidence, documents);
  if (originals.size > MOST_SHARE * documents.length) {
    return { kind: "copies", names: [...originals.keys()], newNames: [...originals.values()] };
  }
  if (documents.length < LEAST_IN_FOLDER) {
    return { kind: "came_document", names: documents };
  }
  const oldFolders = new Set([...listsBefore.keys()].flatMap(parentFolders));
  const [first = "", ...others] = documents;
  const folder = parentFolders(first).find((path) => !oldFolders.has(path) && others.every((other) => parentFolders(other).includes(path)));
  if (folder !== void 0) {
    return { kind: "came_folder", names: [folder] };
  }
  const cluster = clusterOf(first);
  const isOneCluster = others.every((other) => clusterOf(other) === cluster);
  const isOldCluster = [...listsBefore.keys()].some((document) => clusterOf(document) === cluster);
  return cluster !== void 0 && isOneCluster && !isOldCluster ? { kind: "came_cluster", names: [cluster] } : { kind: "came_document", names: documents };
}
function findOriginals({ listsBefore, textOf }, documents) {
  const oldByText = new Map([...listsBefore.keys()].map((id) => [textOf(id) ?? "", id]));
  oldByText.delete("");
  const oldByName = new Map([...listsBefore.keys()].map((id) => [removeExtension(id), id]));
  const originals = /* @__PURE__ */ new Map();
  for (const document of documents) {
    const name = removeExtension(document);
    const plainName = name.replace(COPY_MARK, "");
    const original = oldByText.get(textOf(document) ?? "") ?? (plainName === name ? void 0 : oldByName.get(plainName));
    if (original !== void 0) {
      originals.set(document, original);
    }
  }
  return originals;
}
const COPY_MARK = /[-_. ]*(?:\(?copy\)?[-_ ]?\d*|\(\d+\)|v\d+|bak|old|new|dup\w*)$/i;
function removeExtension(path) {
  return path.replace(/\.\w+$/, "");
}
const MOST_RISEN = 20;
const MANY_RISEN = 10;
const LARGE = 1 / 3;
function findRisenDocuments(evidence) {
  const damageByKey = /* @__PURE__ */ new Map();
  for (const subject of evidence.answered) {
    if (subject.damage === 0) {
      continue;
    }
    const keys = findOvertakers(subject).flatMap((document) => documentKeys(document, evidence.clusterOf));
    for (const key of new Set(keys)) {
      damageByKey.set(key, (damageByKey.get(key) ?? 0) + subject.damage);
    }
  }
  const shares = measureShares(evidence, new Set(sortByCount(damageByKey).slice(0, MOST_RISEN)));
  let best = null;
  for (const [key, share] of shares) {
    const candidate = share > LARGE ? null : makeRisenCandidate(evidence, key, share);
    if (candidate !== null && explainsMore(candidate, best)) {
      best = candidate;
    }
  }
  return best;
}
function explainsMore(candidate, best) {
  if (best === null) {
    return true;
  }
  const difference = totalDamage(candidate.explains) - totalDamage(best.explains);
  const isNarrower = candidate.kind === "came_document" && best.kind !== "came_document";
  return isNarrower ? difference > -rules/* EPSILON */.p8 : difference > rules/* EPSILON */.p8;
}
function findOvertakers({ before, now, fallen }) {
  const places = new Map(before.map((document, place) => [document, place]));
  return now.filter((document, place) => fallen.some((target) => place < (target.now ?? Infinity) && (places.get(document) ?? Infinity) > target.before));
}
function measureShares(evidence, keys) {
  const counts = new Map([...keys].map((key) => [key, 0]));
  let results = 0;
  for (const [document, lists] of evidence.listsBefore) {
    results += lists;
    for (const key of documentKeys(document, evidence.clusterOf)) {
      const count = counts.get(key);
      if (count !== void 0) {
        counts.set(key, count + lists);
      }
    }
  }
  return new Map([...counts].map(([key, count]) => [key, results === 0 ? 0 : count / results]));
}
function makeRisenCandidate(evidence, key, share) {
  const { answered, listsBefore, listsNow, clusterOf } = evidence;
  const allDocuments = [...listsBefore.keys(), ...listsNow.keys()];
  const documents = new Set(allDocuments.filter((document) => documentKeys(document, clusterOf).includes(key)));
  const hasKey = (document) => documents.has(document);
  const moved = answered.filter((subject) => isSameWithout(subject, hasKey));
  const rises = new Map(moved.map((subject) => [subject, findLargestRise(subject, hasKey)]));
  const risen = selectCases(moved, (subject) => (0,lookup/* requireValue */.vd)(rises, subject) >= FAR);
  const sunk = moved.filter((subject) => (0,lookup/* requireValue */.vd)(rises, subject) <= -FAR).length;
  const worse = answered.filter(({ damage }) => damage > 0).length;
  const count = risen.touched.size;
  const oftenSank = sunk * HITS_PER_OPPOSITE > count;
  if (count < causes_LEAST_CASES || oftenSank) {
    return null;
  }
  const isCommon = logShare(risen.explains.size, worse, share) > Math.log(causes_LEVEL);
  const isBalanced = count > MANY_RISEN && logSign(count, sunk) > Math.log(causes_LEVEL);
  if (isCommon || isBalanced) {
    return null;
  }
  const ranks = [...risen.touched].map(({ now }) => now.findIndex(hasKey) + 1);
  const { kind, name } = splitKey(key);
  return {
    kind: `came_${kind}`,
    names: [name],
    of: answered.length,
    rank: findMedian(ranks),
    ...risen
  };
}
function isSameWithout({ before, now }, hasKey) {
  const oldOthers = before.filter((document) => !hasKey(document));
  const newOthers = now.filter((document) => !hasKey(document));
  return newOthers.length > 0 && hasSameStart(oldOthers, newOthers);
}
function findLargestRise({ before, now }, hasKey) {
  const oldPlaces = new Map(before.map((document, place) => [document, place]));
  const newPlaces = new Map(now.map((document, place) => [document, place]));
  let highestRise = 0;
  let deepestFall = 0;
  for (const document of new Set([...before, ...now].filter(hasKey))) {
    const oldPlace = oldPlaces.get(document) ?? before.length;
    const rise = oldPlace - (newPlaces.get(document) ?? now.length);
    highestRise = Math.max(highestRise, rise);
    deepestFall = Math.min(deepestFall, rise);
  }
  return highestRise > 0 ? highestRise : deepestFall;
}
function logShare(count, all, share) {
  const rate = count / all;
  const expectedRate = Math.max(share, 1e-9);
  if (all === 0 || rate <= expectedRate) {
    return 0;
  }
  const missPart = rate === 1 ? 0 : (1 - rate) * Math.log((1 - rate) / (1 - expectedRate));
  return -all * (rate * Math.log(rate / expectedRate) + missPart);
}
function findGroup(evidence) {
  for (const group of evidence.groups) {
    const candidate = makeGroupCandidate(evidence, group);
    const isTrait = TRAITS.includes(group.kind);
    const isCause = explainsMost(evidence, candidate.explains);
    if (isCause && (!isTrait || holdsForWorst(evidence, candidate))) {
      return candidate;
    }
  }
  return null;
}
const TRAITS = ["intent", "length", "writing"];
const WORST = 3;
const OTHERS_DAMAGE = 1 / 3;
function holdsForWorst({ cases, damage }, candidate) {
  const { of: ownCount, explains } = candidate;
  const worstFirst = cases.toSorted((a, b) => b.damage - a.damage);
  const thirdDamage = worstFirst[WORST - 1]?.damage ?? 0;
  const worst = worstFirst.filter((subject) => subject.damage > rules/* EPSILON */.p8 && subject.damage >= thirdDamage - rules/* EPSILON */.p8);
  const covered = worst.filter((subject) => explains.has(subject)).length;
  const areWorstCovered = covered >= causes_NEARLY_ALL * worst.length;
  const ownDamage = totalDamage(explains);
  const otherDamage = damage - ownDamage;
  const otherCount = cases.length - ownCount;
  const areOthersBetter = otherDamage * ownCount <= OTHERS_DAMAGE * ownDamage * otherCount;
  return areWorstCovered && areOthersBetter;
}
function findLargestMove(evidence) {
  const group = evidence.groups.find(({ kind }) => /^(?:came|went)_/.test(kind));
  return group === void 0 ? null : makeGroupCandidate(evidence, group);
}
function makeGroupCandidate(evidence, group) {
  const { kind, name, of, rank } = group;
  const ids = new Set(group.cases);
  const casesOfGroup = selectCases(evidence.cases, ({ id }) => ids.has(id));
  const explained = [...casesOfGroup.explains].filter((subject) => {
    const documents = listMovedDocuments(kind, subject);
    if (documents === null) {
      return true;
    }
    const key = `${kind.slice(kind.indexOf("_") + 1)}:${name}`;
    return documents.some((id) => documentKeys(id, evidence.clusterOf).includes(key));
  });
  return {
    kind,
    names: [name],
    of,
    rank,
    touched: casesOfGroup.touched,
    explains: new Set(explained)
  };
}
function listMovedDocuments(kind, subject) {
  if (kind.startsWith("went_")) {
    return subject.lost;
  }
  return kind.startsWith("came_") ? findOvertakers(subject) : null;
}


// EXTERNAL MODULE: ./lib/metrics/mrr.js
var mrr = __webpack_require__(33130);
// EXTERNAL MODULE: ./lib/metrics/ndcg.js
var metrics_ndcg = __webpack_require__(78409);
// EXTERNAL MODULE: ./lib/metrics/precision.js
var precision = __webpack_require__(62573);
// EXTERNAL MODULE: ./lib/metrics/recall.js
var recall = __webpack_require__(83368);
;// CONCATENATED MODULE: ./lib/explain/explain.js




















const DEEPER = 10;
const MOST_PROBED = 50;
async function explainRun(verdict, { head, base, fileRenames }, probe) {
  const lost = listLostCases(head, base);
  const hasExplainableFailure = verdict.checks.some(({ passed, category, unit }) => !passed && !NOT_BY_LOSSES.includes(category) && unit !== "ms");
  const asksDeeper = probe !== null && hasExplainableFailure;
  const { k } = head.policy.config;
  const probeResults = asksDeeper ? await askDeeper(lost, k, probe) : NOT_ASKED;
  const losses = lost.map(({ facts, judgement }) => {
    const loss = explainLoss(facts, probeResults.probed.get(facts) ?? null, k);
    return judgement === head ? loss : { ...loss, policy: "base" };
  });
  const notices = [...verdict.notices, ...probeResults.notices];
  const hasAnyBaseline = hasBaseline(head) || base !== null && hasBaseline(base);
  return {
    verdict: withEvidence({ ...verdict, notices }, head, base),
    explanation: {
      losses: hasAnyBaseline ? losses : null,
      causes: causeShares(losses),
      holes: findHoles(head),
      churn: churnReport(head),
      ...explainChanges({ head, base, fileRenames }, losses),
      ...measureStageRecall(head)
    }
  };
}
function explainChanges({ head, base, fileRenames = () => model_renames/* NO_RENAMES */.Cp }, losses) {
  if (!hasBaseline(head)) {
    return {};
  }
  const byHeadBaseline = explainLists(head, losses, fileRenames);
  if (byHeadBaseline.cause !== null || base === null || !hasBaseline(base)) {
    return byHeadBaseline;
  }
  return { ...byHeadBaseline, cause: explainLists(base, losses, fileRenames).cause };
}
function explainLists(judged, losses, fileRenames) {
  const cases = compareCases(judged, losses);
  const clusters = indexHits(judged.run, "cluster");
  const documentCluster = (document) => clusters.get(document);
  const answered = cases.filter(({ error }) => error === null);
  const groups = findChangeGroups(answered, documentCluster);
  const hasLost = cases.some(({ lost }) => lost.length > 0);
  const renames = hasLost ? findRenamedDocuments(cases, fileRenames()) : model_renames/* NO_RENAMES */.Cp;
  const texts = indexHits(judged.run, "text");
  const causes = findCauses(cases, groups, {
    clusterOf: documentCluster,
    textOf: (document) => texts.get(document),
    renames
  });
  const { leading, touched } = causes;
  const lists = causes.lists && showsAChange(judged, causes.lists) ? causes.lists : null;
  if (leading === null) {
    return { cause: null, lists, groups };
  }
  const untouched = cases.filter(({ error }, at) => error === null && !touched.has(at));
  return { cause: leading, lists, groups: findChangeGroups(untouched, documentCluster) };
}
const BY_VARYING = ["reordered", "replaced", "other_first"];
function showsAChange({ policy: { baseline }, run }, { kind }) {
  const varies = baseline?.answers_vary === true || run.unstable.length > 0;
  return !varies || !BY_VARYING.includes(kind);
}
function compareCases({ policy: { suite, config }, pairing: { pairs } }, losses) {
  if (pairs.length > MOST_CASES) {
    return [];
  }
  const { k } = config;
  const queries = new Map(suite.cases.map(({ id, query }) => [id, query]));
  const lossById = (0,lookup/* indexById */.RX)(losses);
  return pairs.map((pair) => {
    const { now, before } = pair;
    const loss = lossById.get(now.id);
    const fallen = listFallenTargets(before.ranks, now.ranks);
    return {
      id: now.id,
      query: queries.get(now.id) ?? "",
      intent: now.intent,
      before: before.results,
      now: now.results,
      change: (0,lost_queries/* riseOfCase */.bL)(pair, "baseline", k),
      foundMore: now.ranks.some((rank, target) => rank !== null && (before.ranks[target] ?? null) === null),
      error: now.error,
      degraded: isNewlyDegraded(pair),
      lost: fallen.flatMap((fall) => fall.now === null ? before.results[fall.before] ?? [] : []),
      fallen,
      stage: loss?.cause === "dropped_by_stage" ? loss.stage : void 0,
      notFound: loss?.cause === "not_found" || loss?.cause === "nothing_returned",
      deeper: findDeeper(loss, before.results)
    };
  });
}
function listFallenTargets(oldRanks, newRanks) {
  const fallen = [];
  for (const [target, oldRank] of oldRanks.entries()) {
    const newRank = newRanks[target] ?? null;
    if (oldRank !== null && (newRank === null || newRank > oldRank)) {
      fallen.push({ before: oldRank - 1, now: newRank === null ? null : newRank - 1 });
    }
  }
  return fallen;
}
function findDeeper(loss, oldResults) {
  const targets = loss?.targets ?? [];
  return targets.flatMap(({ before, deeper }) => before === null || deeper === null ? [] : oldResults[before - 1] ?? []);
}
function measureStageRecall({ policy, run }) {
  const { definition } = policy.config;
  const runs = (0,model_run/* runsById */.j8)(run);
  const shares = /* @__PURE__ */ new Map();
  for (const { id, expected } of policy.suite.cases) {
    const outcome = runs.get(id)?.outcome;
    if (outcome?.kind !== "answer" || outcome.stages === void 0 || expected.length === 0) {
      continue;
    }
    for (const [stage, hits] of Object.entries(outcome.stages)) {
      const foundTargets = expected.filter((target) => stageHas(hits, target, definition)).length;
      (0,lookup/* addToList */.vH)(shares, stage, foundTargets / expected.length);
    }
  }
  if (shares.size === 0) {
    return {};
  }
  const stages = [...shares].map(([stage, caseShares]) => ({
    stage,
    recall: (0,score/* averageKnown */.jw)(caseShares) ?? 0,
    cases: caseShares.length
  }));
  return { stages };
}
function hasBaseline({ policy }) {
  return policy.baseline !== null;
}
function listLostCases(head, base) {
  const byHead = lossFacts(head).map((facts) => ({ facts, judgement: head }));
  if (base === null) {
    return byHead;
  }
  const headIds = new Set(byHead.map(({ facts }) => facts.id));
  const onlyByBase = lossFacts(base).filter((facts) => !headIds.has(facts.id));
  const lostByEither = [...byHead, ...onlyByBase.map((facts) => ({ facts, judgement: base }))];
  return lostByEither.toSorted((a, b) => compareLosses(a.facts, b.facts));
}
const NOT_BY_LOSSES = [
  "latency_regression",
  "cost_regression",
  "answer_regression"
];
const NOT_ASKED = { probed: /* @__PURE__ */ new Map(), notices: [] };
function selectProbed(lost) {
  const wanted = lost.map(({ facts }) => facts).filter(wantsProbe);
  return wanted.slice(0, MOST_PROBED);
}
async function probeLosses(head, base, probe) {
  const asked = selectProbed(listLostCases(head, base)).map((facts) => facts.case);
  if (asked.length === 0) {
    return { failure: null, answers: [] };
  }
  const { answers, failure } = await probe(asked, head.policy.config.k * DEEPER);
  const knownAnswers = asked.flatMap(({ id, digest }, at) => {
    const answer = answers[at] ?? null;
    return answer === null ? [] : [{ id, digest, ...answer }];
  });
  return { failure, answers: knownAnswers };
}
async function askDeeper(lost, k, probe) {
  const asked = selectProbed(lost);
  if (asked.length === 0) {
    return NOT_ASKED;
  }
  const subjects = asked.map((facts) => facts.case);
  const { answers, failure } = await probe(subjects, k * DEEPER).catch((error) => {
    return { answers: [], failure: String(error) };
  });
  const probed = /* @__PURE__ */ new Map();
  for (const [i, facts] of asked.entries()) {
    const answer = answers[i] ?? null;
    if (answer !== null) {
      probed.set(facts, { k: answer.k ?? k * DEEPER, answer });
    }
  }
  return {
    probed,
    notices: failure === null ? [] : [{ code: "probe_failed", reason: failure }]
  };
}
function churnReport({ policy, pairing: { pairs } }) {
  if (pairs.length === 0) {
    return null;
  }
  const cutoffs = churnCutoffs(policy.config);
  const names = new figures/* FigureNames */.j([...cutoffs.keys()]);
  const byCase = /* @__PURE__ */ new Map();
  for (const pair of pairs) {
    const values = [...cutoffs.values()].map((k) => (0,decision_pairs/* listChurn */.HV)(pair, k));
    byCase.set(pair.now.id, names.makeFigures(values));
  }
  const churnMeans = (bucket) => (0,lookup/* mapValues */.LG)(cutoffs, (_, name) => (0,score/* averageKnown */.jw)(bucket.map(({ id }) => byCase.get(id)?.get(name) ?? null)));
  const cases = pairs.map(({ now }) => now);
  return { ...(0,scope/* makeBuckets */.Ao)(cases, churnMeans), by_case: byCase };
}
function churnCutoffs(config) {
  const namesInRules = (0,model_config/* namedRules */.PR)(config.gate).flatMap(({ rules }) => [...rules.keys()]);
  const cutoffs = /* @__PURE__ */ new Map([[(0,registry/* metricWithCutoff */.Gq)(churn/* JACCARD */.xH, config.k).name, config.k]]);
  for (const name of [...namesInRules, ...config.metrics]) {
    const metric = (0,registry/* parseMetric */.uo)(name);
    if (typeof metric !== "string" && metric.family.kind === "churn" && metric.k !== null) {
      cutoffs.set(metric.name, metric.k);
    }
  }
  return cutoffs;
}
const MOST_DOCUMENTS = 500;
function lostDocuments({ losses }, baseline) {
  const documents = /* @__PURE__ */ new Set();
  for (const { id, targets, policy } of losses ?? []) {
    if (policy === "base") {
      continue;
    }
    const results = baseline?.cases.get(id)?.results ?? [];
    for (const { before, now } of targets) {
      const document = before !== null && now === null ? results[before - 1] : void 0;
      if (document !== void 0) {
        documents.add(document);
      }
    }
  }
  return new Set([...documents].slice(0, MOST_DOCUMENTS));
}
const FAMILIES = { precision: precision/* PRECISION */.P, mrr: mrr/* MRR */.M, ndcg: metrics_ndcg/* NDCG */.f, recall: recall/* RECALL */.wV };
const BOUNDED_METRICS = Object.keys(FAMILIES);
function boundedName(metric, k) {
  return (0,registry/* metricWithCutoff */.Gq)(FAMILIES[metric], k).name;
}
function findHoles(judgement) {
  const { policy, run, pairing } = judgement;
  const { k, definition } = policy.config;
  const runs = (0,model_run/* runsById */.j8)(run);
  const names = new figures/* FigureNames */.j(BOUNDED_METRICS.map((metric) => boundedName(metric, k)));
  const queue = new LabelQueue(pairing.pairs);
  const findings = [];
  const byCase = /* @__PURE__ */ new Map();
  for (const subject of policy.suite.cases) {
    const caseRun = runs.get(subject.id);
    if (subject.watched === true) {
      queue.addWatched(subject, caseRun);
      continue;
    }
    if (subject.expect_empty || caseRun === void 0) {
      continue;
    }
    const finding = findCaseHoles((0,metrics_view/* viewCase */.U1)(subject, caseRun, definition), k);
    findings.push(finding);
    queue.add(finding);
    const values = BOUNDED_METRICS.map((metric) => finding.optimistic[metric]);
    byCase.set(finding.id, {
      unjudged: finding.ranks.length,
      optimistic: names.makeFigures(values)
    });
  }
  const entries = queue.entries();
  if (findings.length === 0 && entries.length === 0) {
    return null;
  }
  return {
    cases: findings.length,
    results: sumEach(findings, ({ results }) => results),
    unjudged: sumEach(findings, ({ ranks }) => ranks.length),
    bounds: meanBounds(findings, k),
    by_case: byCase,
    queue: entries
  };
}
function meanBounds(findings, k) {
  const { length: n } = findings;
  if (n === 0) {
    return /* @__PURE__ */ new Map();
  }
  return new Map(BOUNDED_METRICS.map((metric) => {
    const pessimistic = sumEach(findings, (finding) => finding.pessimistic[metric]) / n;
    const optimistic = sumEach(findings, (finding) => finding.optimistic[metric]) / n;
    return [boundedName(metric, k), { pessimistic, optimistic }];
  }));
}
function findUnjudgedRanks(view, k) {
  const irrelevant = new Set(view.case.judged_irrelevant);
  const ranks = [];
  for (const [i, hit] of view.hits.slice(0, k).entries()) {
    const isTarget = (0,lookup/* requireItem */.l5)(view.covers, i).length > 0;
    const isJudged = isTarget || view.forbidden[i] === true || irrelevant.has(hit.doc_id);
    if (!isJudged && !hit.repeat) {
      ranks.push(i + 1);
    }
  }
  return ranks;
}
function findCaseHoles(view, k) {
  const ranks = findUnjudgedRanks(view, k);
  const familyValue = (family) => family.value(view, k) ?? 0;
  const pessimistic = {
    precision: familyValue(precision/* PRECISION */.P),
    mrr: familyValue(mrr/* MRR */.M),
    ndcg: familyValue(metrics_ndcg/* NDCG */.f),
    recall: familyValue(recall/* RECALL */.wV)
  };
  const relevantTargets = (0,metrics_view/* relevantCount */.zQ)(view);
  const results = Math.min(view.hits.length, k);
  const [firstRank] = ranks;
  if (firstRank === void 0) {
    return { id: view.case.id, results, ranks, pessimistic, optimistic: pessimistic };
  }
  const unjudged = ranks.length;
  const ndcg = metrics_ndcg/* NDCG */.f.value(addTargets(view, ranks), k) ?? 0;
  const optimistic = {
    precision: pessimistic.precision + unjudged / k,
    mrr: Math.max(pessimistic.mrr, 1 / firstRank),
    ndcg: Math.max(pessimistic.ndcg, ndcg),
    recall: (pessimistic.recall * relevantTargets + unjudged) / (relevantTargets + unjudged)
  };
  return { id: view.case.id, results, ranks, pessimistic, optimistic };
}
function addTargets(view, ranks) {
  const grade = Math.max(1, view.definition.relevance);
  const oldCount = view.case.expected.length;
  const expected = ranks.map((rank) => ({
    kind: "id",
    value: (0,lookup/* requireItem */.l5)(view.hits, rank - 1).doc_id,
    grade
  }));
  const targetByRank = new Map(ranks.map((rank, i) => [rank, oldCount + i]));
  return {
    ...view,
    case: { ...view.case, expected: [...view.case.expected, ...expected] },
    covers: view.covers.map((covered, i) => {
      const addedTarget = targetByRank.get(i + 1);
      return addedTarget === void 0 ? covered : [addedTarget];
    })
  };
}
const MOST_QUEUED = 2e4;
class LabelQueue {
  #pairs;
  #nearLosses = [];
  #new = [];
  #others = [];
  #watched = [];
  constructor(pairs) {
    this.#pairs = new Map(pairs.map((pair) => [pair.now.id, pair]));
  }
  /** Queues unjudged results. Near a loss: new ones, and those no lower than a lost target was. */
  add({ id, ranks }) {
    const pair = this.#pairs.get(id);
    const oldResults = new Set(pair?.before.results);
    const fallen = pair === void 0 ? [] : listFallenTargets(pair.before.ranks, pair.now.ranks);
    const lost = fallen.filter(({ now }) => now === null);
    const lowestLostRank = Math.max(...lost.map(({ before: place }) => place + 1));
    for (const rank of ranks) {
      const isNew = pair !== void 0 && !oldResults.has((0,lookup/* requireItem */.l5)(pair.now.results, rank - 1));
      const isNearLoss = lost.length > 0 && (isNew || rank <= lowestLostRank);
      const newOrOther = isNew ? this.#new : this.#others;
      const holes = isNearLoss ? this.#nearLosses : newOrOther;
      if (holes.length < MOST_QUEUED) {
        holes.push({ case_id: id, rank });
      }
    }
  }
  /**
   * Adds the results of a case without targets that came, went, or moved to or from the top. All
   * are new without a row in the baseline.
   */
  addWatched({ id, judged_irrelevant: irrelevant = [] }, caseRun) {
    const outcome = caseRun?.outcome;
    if (outcome?.kind !== "answer") {
      return;
    }
    const oldResults = this.#pairs.get(id)?.before.results ?? [];
    const newResults = outcome.hits.map((hit) => hit.doc_id);
    for (const document of /* @__PURE__ */ new Set([...newResults, ...oldResults])) {
      const newRank = newResults.indexOf(document) + 1;
      const oldRank = oldResults.indexOf(document) + 1;
      const isGone = newRank === 0;
      const isNew = oldRank === 0;
      const movedAtTop = (newRank === 1 || oldRank === 1) && newRank !== oldRank;
      if ((isGone || isNew || movedAtTop) && !irrelevant.includes(document)) {
        const hole = isGone ? { rank: oldRank, gone: document } : { rank: newRank };
        const bestRank = Math.min(newRank || Infinity, oldRank || Infinity);
        this.#watched.push({ bestRank, hole: { case_id: id, ...hole } });
      }
    }
  }
  entries() {
    const watched = this.#watched.toSorted((a, b) => a.bestRank - b.bestRank).map(({ hole }) => hole);
    return [...this.#nearLosses, ...this.#new, ...this.#others, ...watched].slice(0, MOST_QUEUED);
  }
}



/***/ }),

/***/ 8838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ renameInRows),
/* harmony export */   n: () => (/* binding */ renameDocuments)
/* harmony export */ });
/* harmony import */ var _model_renames_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29874);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44141);
/* harmony import */ var _suite_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27906);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97855);




function renameDocuments(inputs, renames) {
  const { suite, baseline } = inputs;
  if (renames.size === 0) {
    return inputs;
  }
  const cases = suite.cases.map((subject) => renameInCase(subject, renames));
  return {
    ...inputs,
    suite: { ...suite, cases },
    baseline: baseline && renameInRows(baseline, renames)
  };
}
function renameInCase(subject, renames) {
  const expected = renameTargets(subject.expected, renames);
  const forbidden = renameTargets(subject.forbidden, renames);
  if (expected === subject.expected && forbidden === subject.forbidden) {
    return subject;
  }
  const { digest: _digest, digests: _digests, ...content } = subject;
  return (0,_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .finishCase */ .AO)({ ...content, expected, forbidden });
}
function renameTargets(targets, renames) {
  const renamed = targets.map((target) => (0,_model_renames_js__WEBPACK_IMPORTED_MODULE_0__/* .renameTarget */ .c4)(target, renames));
  const pairs = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .zipLists */ .L7)(renamed, targets);
  const isUnchanged = pairs.every(([target, original]) => (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_1__/* .compareTargets */ .wu)(target, original) === 0);
  return isUnchanged ? targets : renamed.toSorted(_model_suite_js__WEBPACK_IMPORTED_MODULE_1__/* .compareTargets */ .wu);
}
function renameInRows(baseline, renames) {
  if (renames.size === 0) {
    return baseline;
  }
  return { ...baseline, cases: (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .mapValues */ .LG)(baseline.cases, (row) => renameInRow(row, renames)) };
}
function renameInRow(row, renames) {
  const { digests, targets, ranks, forbidden = _model_suite_js__WEBPACK_IMPORTED_MODULE_1__/* .NONE */ .x3, expect_empty: expectEmpty = false } = row;
  const rankedTargets = targets.map((target, index) => ({
    target: (0,_model_renames_js__WEBPACK_IMPORTED_MODULE_0__/* .renameTarget */ .c4)(target, renames),
    rank: ranks[index] ?? null
  })).toSorted((a, b) => (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_1__/* .compareTargets */ .wu)(a.target, b.target));
  const newTargets = rankedTargets.map(({ target }) => target);
  const newForbidden = renameTargets(forbidden, renames);
  return {
    ...row,
    digests: {
      ...digests,
      targets: (0,_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .digestTargets */ .RO)(newTargets),
      limits: (0,_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .digestLimits */ .TV)(newForbidden, expectEmpty)
    },
    targets: newTargets,
    ranks: rankedTargets.map(({ rank }) => rank),
    ...newForbidden.length === 0 ? {} : { forbidden: newForbidden },
    results: row.results.map((id) => renames.get(id) ?? id)
  };
}



/***/ }),

/***/ 65688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ concludeGate)
});

// EXTERNAL MODULE: ./lib/metrics/score.js
var metrics_score = __webpack_require__(27139);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/model/config.js
var model_config = __webpack_require__(69559);
// EXTERNAL MODULE: ./lib/model/lookup.js
var lookup = __webpack_require__(97855);
// EXTERNAL MODULE: ./lib/model/suite.js
var suite = __webpack_require__(44141);
// EXTERNAL MODULE: ./lib/decision/accepted-figures.js
var accepted_figures = __webpack_require__(20237);
// EXTERNAL MODULE: ./lib/decision/bucket-test.js
var bucket_test = __webpack_require__(60711);
// EXTERNAL MODULE: ./lib/decision/checks.js
var checks = __webpack_require__(74349);
// EXTERNAL MODULE: ./lib/decision/rules.js
var rules = __webpack_require__(29853);
// EXTERNAL MODULE: ./lib/decision/pairs.js
var decision_pairs = __webpack_require__(28599);
;// CONCATENATED MODULE: ./lib/decision/new-baseline.js










function checkNewBaseline({ base, head }, recording, { scores, run }) {
  const after = head.baseline;
  if (after === null) {
    return [];
  }
  const before = (0,accepted_figures/* comparableBaseline */.W7)(base?.baseline ?? null, after);
  if (before === null) {
    return [];
  }
  const file = (0,model_config/* baselineFile */._S)(head.config);
  const varies = run.unstable.length > 0 || after.answers_vary === true;
  const isMean = after.run_count !== void 0;
  const unlikeRows = findUnlikeRows(head, before, after, scores.cases);
  const isMeanCompared = unlikeRows.length > 0 && (varies || isMean);
  const reportedRows = isMeanCompared ? findLowMean(head, before, after, scores) : unlikeRows;
  const findings = [];
  if (reportedRows.length > 0) {
    findings.push(makeUnmeasuredRowsFinding(file, reportedRows, after, scores.cases));
  }
  const accepted = { before, after, areRowsMeasured: reportedRows.length === 0 };
  findings.push(...findAcceptedFindings(file, recording, accepted));
  return findings;
}
function findUnlikeRows(head, before, after, scores) {
  const comparedMetrics = (0,rules/* listMetrics */.u7)(head.config).filter(({ family }) => {
    const isOfResults = family.kind === "quality" || family.kind === "rate";
    return isOfResults && !("needs" in family && family.needs === "judge");
  });
  const metricNames = comparedMetrics.map(({ name }) => name);
  const unlikeRows = [];
  for (const measured of scores) {
    const row = after.cases.get(measured.id);
    const former = before.cases.get(measured.id);
    if (row === void 0 || former !== void 0 && (0,accepted_figures/* hasSameContent */.q1)(former, row)) {
      continue;
    }
    const difference = (0,suite/* sameCase */.LG)(row.digests, measured.digests) ? firstDifference(row, measured, metricNames) : { written: "another version of the case", measured: "the case as the suite has it" };
    if (difference !== null) {
      unlikeRows.push({ id: measured.id, ...difference });
    }
  }
  return unlikeRows;
}
function firstDifference(row, measured, metrics) {
  if (!(0,canonical_json/* sameCanonical */.FN)(row.ranks, measured.ranks)) {
    return { written: showRanks(row.ranks), measured: showRanks(measured.ranks) };
  }
  for (const name of metrics) {
    const written = row.metrics.get(name);
    const now = measured.metrics.get(name) ?? null;
    const isSame = written === now || Math.abs((written ?? NaN) - (now ?? NaN)) <= rules/* EPSILON */.p8;
    if (written !== void 0 && !isSame) {
      return { written: `${name} ${written ?? "\u2013"}`, measured: `${name} ${now ?? "\u2013"}` };
    }
  }
  if ((0,canonical_json/* sameCanonical */.FN)(row.results, measured.results)) {
    return null;
  }
  return { written: "another list of results", measured: "the list in run.trec" };
}
function showRanks(ranks) {
  return `ranks ${ranks.map((rank) => rank ?? "\u2013").join(", ")}`;
}
function findLowMean(head, before, after, scores) {
  const comparison = (0,bucket_test/* compareWholeSuite */.hU)({ ...head, baseline: after }, scores);
  if (comparison === null) {
    return [];
  }
  const { pairs, test } = comparison;
  const lowMetric = (0,accepted_figures/* findMetricsBelow */.Si)(after, before, head).find((metric) => test.isRiseBeyondTolerance(metric));
  if (lowMetric === void 0) {
    return [];
  }
  const name = `${lowMetric}@${head.config.k}`;
  const showMean = (rows) => {
    const mean = (0,metrics_score/* averageKnown */.jw)(rows.map((row) => (0,decision_pairs/* metricValue */.a3)(row, name))) ?? 0;
    return String(Number(mean.toFixed(4)));
  };
  const newRows = pairs.map((pair) => pair.before);
  const measuredRows = pairs.map((pair) => pair.now);
  const baseRows = measuredRows.flatMap(({ id }) => before.cases.get(id) ?? []);
  return [
    {
      id: null,
      written: `${name} ${showMean(newRows)}`,
      measured: `${name} ${showMean(measuredRows)}, and the base's baseline ${showMean(baseRows)}`
    }
  ];
}
function makeUnmeasuredRowsFinding(file, unlike, after, scores) {
  const first = (0,lookup/* requireItem */.l5)(unlike, 0);
  const before = first.id === null ? first.written : `${first.id}: ${first.written}`;
  const scoresById = (0,lookup/* indexById */.RX)(scores);
  const ids = unlike.flatMap(({ id }) => id ?? []);
  return {
    code: "baseline_not_measured",
    file,
    fields: [{ field: "baseline.cases", before, after: first.measured }],
    cases: ids.map((id) => ({
      ...(0,checks/* bareCulprit */.aI)(id, null, scoresById.get(id)?.ranks ?? null),
      ranks_before: after.cases.get(id)?.ranks ?? null
    }))
  };
}
function findAcceptedFindings(file, recording, { before, after, areRowsMeasured }) {
  const carried = (0,accepted_figures/* carryAcceptedFigures */.oq)(after, before, recording.commit);
  const worseIds = listWorse(after, carried);
  const [firstId] = worseIds;
  if (firstId === void 0) {
    return [];
  }
  const isReset = listWorse(after, (0,accepted_figures/* resetAcceptedFigures */._F)(after)).length === 0;
  if (isReset && areRowsMeasured && (0,accepted_figures/* mayReset */.dK)(carried, before, recording)) {
    return [];
  }
  const field = {
    field: "baseline.cases.*.accepted",
    before: describeAccepted(carried, firstId),
    after: describeAccepted(after, firstId)
  };
  const cases = worseIds.map((id) => (0,checks/* bareCulprit */.aI)(id));
  return [{ code: "accepted_moved", file, fields: [field], cases }];
}
function listWorse(after, other) {
  const isWorse = ([id, row]) => {
    const otherRow = other.cases.get(id);
    return otherRow !== void 0 && (0,accepted_figures/* hasWorseAccepted */.oD)(row, otherRow, after.k);
  };
  return [...after.cases].filter(isWorse).map(([id]) => id);
}
function describeAccepted(baseline, id) {
  const accepted = baseline.cases.get(id)?.accepted ?? {};
  const figures = Object.entries(accepted).map(([name, value]) => {
    return `${name} ${typeof value === "number" ? Number(value.toFixed(4)) : String(value)}`;
  });
  return `${id}: ${figures.length === 0 ? "the recorded figures" : figures.join(", ")}`;
}


// EXTERNAL MODULE: ./lib/decision/row-scores.js
var row_scores = __webpack_require__(90468);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/explain/explain.js + 5 modules
var explain = __webpack_require__(79525);
// EXTERNAL MODULE: ./lib/model/renames.js
var renames = __webpack_require__(29874);
// EXTERNAL MODULE: ./lib/gate/dead-cases.js
var dead_cases = __webpack_require__(6269);
// EXTERNAL MODULE: ./lib/decision/lost-queries.js
var lost_queries = __webpack_require__(85587);
// EXTERNAL MODULE: ./lib/gate/decide.js + 1 modules
var decide = __webpack_require__(84039);
// EXTERNAL MODULE: ./lib/gate/side-by-side.js
var side_by_side = __webpack_require__(75906);
;// CONCATENATED MODULE: ./lib/gate/ask-again.js







async function askLostQueriesAgain(verdicts, { ask, cases, renames }) {
  const { head, base, replaced } = verdicts;
  const failedChecks = [head, base, replaced].flatMap((each) => each?.verdict.checks.filter(({ passed }) => !passed) ?? []);
  const byAnswers = failedChecks.filter(({ unit }) => unit !== "ms");
  if (ask === null || byAnswers.length === 0 || !byAnswers.every(isByLostQueries)) {
    return { verdicts, notices: [] };
  }
  const lostIds = new Set(byAnswers.flatMap(lost_queries/* findLostIds */.CF));
  const lostCases = cases.filter((each) => lostIds.has(each.asked_as ?? each.id));
  const answers = await ask(lostCases);
  if (answers.failure !== null) {
    return { verdicts, notices: [{ code: "not_asked_again", reason: answers.failure }] };
  }
  const headAgain = decideAgain(head, lostCases, answers, renames);
  const baseAgain = base && decideAgain(base, lostCases, answers, renames);
  const replacedAgain = replaced && decideAgain(replaced, lostCases, answers, renames);
  const reasonsOfAll = [headAgain, baseAgain, replacedAgain].flatMap((each) => [
    ...each?.reasons ?? []
  ]);
  const notices = [];
  for (const reason of ["found", "base_loses"]) {
    const ids = reasonsOfAll.filter(([, each]) => each === reason).map(([id]) => id);
    if (ids.length > 0) {
      notices.push({ code: "not_lost", reason, cases: [...new Set(ids)] });
    }
  }
  return { verdicts: { head: headAgain, base: baseAgain, replaced: replacedAgain }, notices };
}
function decideAgain({ judged }, lostCases, answers, renames) {
  const { policy } = judged;
  const reasons = /* @__PURE__ */ new Map();
  for (const asked of lostCases) {
    const reason = reasonNotLost(asked, policy, answers, renames);
    if (reason !== null) {
      reasons.set(asked.asked_as ?? asked.id, reason);
    }
  }
  const judgedAgain = { ...judged, policy: { ...policy, asked_again: new Set(reasons.keys()) } };
  return { verdict: (0,decide/* decidePolicy */.t)(judgedAgain), judged: judgedAgain, reasons };
}
function reasonNotLost(asked, policy, answers, renames) {
  const id = asked.asked_as ?? asked.id;
  const subject = policy.suite.cases.find((each) => each.id === id && each.digests.ask === asked.digests.ask);
  const row = policy.baseline?.cases.get(id);
  if (subject === void 0 || row === void 0) {
    return null;
  }
  const rowCase = (0,row_scores/* useRowTargets */.aV)(subject, row);
  const headAnswer = findAnswer(answers.head, asked);
  if (headAnswer !== null && findsAnything(rowCase, headAnswer, policy)) {
    return "found";
  }
  const baseAnswer = findAnswer(answers.base ?? [], asked);
  const [baseCase = rowCase] = (0,side_by_side/* useOldNames */.ru)([rowCase], renames);
  const baseLoses = baseAnswer !== null && !findsAnything(baseCase, baseAnswer, policy);
  return baseLoses ? "base_loses" : null;
}
function isByLostQueries({ by, metric }) {
  return by === "lost" || metric === "lost_queries";
}
function findAnswer(runs, { id }) {
  const run = runs.find((each) => each.case_id === id);
  return run?.outcome.kind === "answer" ? run : null;
}
function findsAnything(subject, answer, { config }) {
  const scoreCase = (0,metrics_score/* caseScorer */.xk)((0,rules/* listMetrics */.u7)(config), config.definition);
  const score = scoreCase(subject, { ...answer, case_id: subject.id });
  return subject.watched === true ? score.results.length > 0 : score.found;
}


// EXTERNAL MODULE: ./lib/decision/edits.js
var decision_edits = __webpack_require__(4491);
;// CONCATENATED MODULE: ./lib/gate/edits.js






function findChangeEdits({ base, head }) {
  const recorded = base === null ? (0,decision_edits/* listRecordedRows */.Mr)(head.baseline?.cases ?? /* @__PURE__ */ new Map()) : (0,decision_edits/* listRecordedCases */.i1)(base);
  return (0,decision_edits/* findEdits */.F9)(recorded, head.suite);
}
function decideWithEdits(verdicts, edits, headScores, acceptance) {
  const asMeasured = { verdicts, needed: [] };
  const { head, base } = verdicts;
  const isFail = ({ verdict }) => verdict.verdict === "fail";
  const isPass = ({ verdict }) => verdict.verdict === "pass";
  const sides = [acceptance === "given" ? null : head, base].filter((side) => side !== null);
  if (edits.length === 0 || !sides.some(isFail)) {
    return asMeasured;
  }
  const withEdits = new Map(sides.map((side) => [side, decideSide(side, edits, headScores)]));
  if (![...withEdits.values()].every(isPass)) {
    return asMeasured;
  }
  const helpedIds = new Set([...withEdits].flatMap(([side, edited]) => (0,decision_edits/* listHelpedIds */.TM)(side.judged, edited.judged)));
  const foundIds = listFoundIds(verdicts);
  const needed = edits.filter(({ id }) => helpedIds.has(id)).toSorted((a, b) => Number(foundIds.has(a.id)) - Number(foundIds.has(b.id)));
  if (needed.length === 0) {
    return asMeasured;
  }
  const editedBase = base && (0,lookup/* requireValue */.vd)(withEdits, base);
  return { verdicts: { head: withEdits.get(head) ?? head, base: editedBase }, needed };
}
function listFoundIds({ head, base }) {
  const pairs = [head, base].flatMap((side) => side?.judged.pairing.pairs ?? []);
  return new Set(pairs.filter(({ now }) => now.found).map(({ now }) => now.id));
}
function decideSide({ verdict, judged }, edits, headScores) {
  const withEdits = (0,decision_edits/* scoreWithEdits */.eV)(judged, edits, headScores);
  return {
    verdict: { ...(0,decide/* decidePolicy */.t)(withEdits), notices: verdict.notices },
    judged: withEdits
  };
}
function findNeededEdits(needed) {
  const [first] = needed;
  if (first === void 0) {
    return [];
  }
  return [
    {
      code: "passes_only_with_edits",
      file: first.after?.place.file ?? first.before.file ?? "",
      fields: needed.map(describeEdit),
      cases: needed.map(({ id }) => (0,checks/* bareCulprit */.aI)(id))
    }
  ];
}
function describeEdit({ id, kind, before, after }) {
  const oldQuery = before.query ?? id;
  if (after === null) {
    return { field: `cases.${id}`, before: oldQuery, after: "removed" };
  }
  if (kind === "reworded") {
    return { field: `cases.${id}.query`, before: oldQuery, after: after.query };
  }
  if (kind === "params") {
    return { field: `cases.${id}.params`, before: "other params", after: "params" };
  }
  const listTargets = (targets) => targets.map(suite/* targetLabel */.Op).join(", ");
  return {
    field: `cases.${id}.expected`,
    before: listTargets(before.expected) || "nothing",
    after: listTargets(after.expected) || "nothing"
  };
}
function listEditNotices(edits, { suite, baseline }, facts) {
  const rowEdits = baseline === null ? [] : (0,decision_edits/* findEdits */.F9)((0,decision_edits/* listRecordedRows */.Mr)(baseline.cases), suite);
  const rowEditIds = new Set(rowEdits.map(({ id }) => id));
  const changedIds = new Set(edits.map(({ id }) => id));
  const describe = makeEditDescriber(facts);
  const described = [];
  for (const edit of edits) {
    const isUnrecorded = rowEditIds.has(edit.id);
    described.push({ ...describe(edit), ...isUnrecorded && { unrecorded: true } });
  }
  for (const edit of rowEdits) {
    if (!changedIds.has(edit.id)) {
      described.push({ ...describe(edit), earlier: true });
    }
  }
  const renamed = [...facts.renames].map(([before, after]) => ({ before, after }));
  if (described.length === 0 && renamed.length === 0) {
    return [];
  }
  const findsNothing = ({ rank, suite_rank: suiteRank }) => rank === null || suiteRank === null;
  const sorted = described.toSorted((a, b) => Number(findsNothing(b)) - Number(findsNothing(a)));
  return [{ code: "suite_edits", edits: sorted, renamed }];
}
function makeEditDescriber({ pairs: allPairs, needed, headScores, findDocument }) {
  const pairs = new Map(allPairs.map((pair) => [pair.now.id, pair]));
  const scores = (0,lookup/* indexById */.RX)(headScores);
  const neededIds = new Set(needed.map(({ id }) => id));
  return ({ id, kind, before, after }) => {
    const pair = pairs.get(id);
    const oldLabels = before.expected.map(suite/* targetLabel */.Op);
    const newLabels = after?.expected.map(suite/* targetLabel */.Op) ?? [];
    const dropped = oldLabels.filter((label) => !newLabels.includes(label));
    const score = newLabels.length === 0 ? void 0 : scores.get(id);
    return {
      id,
      kind,
      query: before.query ?? after?.query ?? id,
      ...kind === "reworded" && after !== null ? { reworded: after.query } : {},
      dropped,
      deleted: dropped.filter((label) => findDocument(label) === "deleted"),
      existing: dropped.filter((label) => findDocument(label) === "exists"),
      added: newLabels.filter((label) => !oldLabels.includes(label)),
      recorded_rank: pair === void 0 ? null : bestRank(pair.before.ranks),
      ...pair === void 0 ? {} : { rank: bestRank(pair.now.ranks) },
      ...score === void 0 ? {} : { suite_rank: bestRank(score.ranks) },
      ...neededIds.has(id) ? { needed: true } : {}
    };
  };
}
function bestRank(ranks) {
  const known = ranks.filter((rank) => rank !== null);
  return known.length === 0 ? null : Math.min(...known);
}


// EXTERNAL MODULE: ./lib/gate/outcome.js
var outcome = __webpack_require__(80443);
// EXTERNAL MODULE: ./lib/gate/selected-cases.js
var selected_cases = __webpack_require__(84778);
// EXTERNAL MODULE: ./lib/decision/verdict.js + 1 modules
var decision_verdict = __webpack_require__(43037);
// EXTERNAL MODULE: ./lib/metrics/churn.js
var churn = __webpack_require__(74879);
// EXTERNAL MODULE: ./lib/metrics/lost-queries.js
var metrics_lost_queries = __webpack_require__(13830);
// EXTERNAL MODULE: ./lib/gate/sound.js
var sound = __webpack_require__(44780);
;// CONCATENATED MODULE: ./lib/gate/recording.js









function makeRecording({ head, over, over_commit: commit }, scores, run) {
  const { config, suite } = head;
  const before = over === null ? head.baseline : over.baseline;
  const { by_row: byRow } = (0,row_scores/* addRowScores */.Fp)({ config, suite, baseline: before }, scores, run);
  return { config, suite, before, commit, ...byRow === void 0 ? {} : { by_row: byRow } };
}
const FIELDS_WITHOUT_QUALITY = /^(?:suite\.name$|prices\.|judge)/;
function replacedBaseline({ before, config, suite }) {
  if (before === null) {
    return null;
  }
  const differences = (0,sound/* findDifferences */.cG)(config, suite, before);
  return differences.every(({ field }) => FIELDS_WITHOUT_QUALITY.test(field)) ? before : null;
}
function judgeAgainstReplaced({ config, suite }, baseline, scores, run) {
  const policy = {
    config: { ...config, latency: "off" },
    suite,
    baseline,
    adopting: true
  };
  const judged = (0,row_scores/* makeJudgedPolicy */.wn)(policy, scores, run);
  return { verdict: (0,decide/* decidePolicy */.t)(judged), judged };
}
function checkAgainstReplaced(replaced, scores) {
  if (replaced === null) {
    return { checks: [], notices: [], edits: [], needed: [], judged: null };
  }
  const { verdict, judged } = replaced;
  const { suite, baseline } = judged.policy;
  const edits = (0,decision_edits/* findEdits */.F9)((0,decision_edits/* listRecordedRows */.Mr)(baseline?.cases ?? /* @__PURE__ */ new Map()), suite);
  const losses = verdict.checks.filter(isLoss);
  const withEdits = (0,decision_edits/* scoreWithEdits */.eV)(judged, edits, scores.cases);
  const isRescued = losses.length > 0 && edits.length > 0 && !(0,decide/* decidePolicy */.t)(withEdits).checks.some(isLoss);
  const neededIds = new Set(isRescued ? (0,decision_edits/* listHelpedIds */.TM)(judged, withEdits) : []);
  return {
    checks: isRescued ? [] : losses,
    notices: verdict.notices.filter(({ code }) => ACCEPTED_NOTICES.includes(code)),
    edits,
    needed: edits.filter(({ id }) => neededIds.has(id)),
    judged
  };
}
const CRITICAL_LOST = "critical_lost";
const LOSS_COUNTS = [metrics_lost_queries/* LOST_QUERIES */.m.name, CRITICAL_LOST];
function isLoss({ state, by, metric }) {
  const isBound = (by === "floor" || by === "ceiling") && !(0,churn/* isChurn */.vp)(metric);
  return state === "fail" && !isBound;
}
function failUnlessAccepted(verdict, replacedChecks, isAccepted, config) {
  const notices = [...verdict.notices, ...replacedChecks.notices];
  const lossesOfQuality = replacedChecks.checks.filter(({ metric }) => (0,rules/* isHeadline */.R)(metric, config) || LOSS_COUNTS.includes(metric) || (0,churn/* isChurn */.vp)(metric));
  if (isAccepted || lossesOfQuality.length === 0) {
    return { ...verdict, notices };
  }
  const hasLostCritical = lossesOfQuality.some(({ metric }) => metric === CRITICAL_LOST);
  const ownChecks = verdict.checks.filter(({ metric }) => metric !== CRITICAL_LOST || !hasLostCritical);
  const checks = [...ownChecks, ...lossesOfQuality];
  return { verdict: "fail", ...(0,decision_verdict/* categoriseChecks */.Y5)(checks), checks, notices };
}
const ACCEPTED_NOTICES = ["since_accepted", "below_accepted", "gained"];
function acceptsLoss({ verdict, checks, accepted = [] }, replacedChecks, config, { isAccepted, replacesOwnBaseline }) {
  const isLossOfBase = ({ passed, metric, policy }) => !passed && policy !== "head" && ((0,accepted_figures/* hasAcceptedFigure */.iD)(metric, config) || LOSS_COUNTS.includes(metric));
  if (replacedChecks === null) {
    return [...checks, ...accepted].some(isLossOfBase);
  }
  const hasLoss = replacedChecks.checks.some(isLossOfBase);
  if (isAccepted) {
    return replacesOwnBaseline || hasLoss;
  }
  return verdict === "fail" && hasLoss;
}
function findAlsoAccepted(replaced, suite, since) {
  const earlierChanges = replaced === null ? null : (0,accepted_figures/* findEarlierChanges */.hP)(replaced, suite);
  if (earlierChanges === null) {
    return [];
  }
  return [{ code: "also_accepted", ...since === void 0 ? {} : { since }, ...earlierChanges }];
}


// EXTERNAL MODULE: ./lib/gate/two-policies.js
var two_policies = __webpack_require__(88084);
;// CONCATENATED MODULE: ./lib/gate/conclude.js
















async function concludeGate(measurement, options) {
  let decided = { inputs: measurement.inputs, verdict: null, explanation: null };
  const keepDecided = (parts) => {
    decided = { ...decided, ...parts };
  };
  try {
    return await decideAndExplain(measurement, options, keepDecided);
  } catch (error) {
    const failure = (0,outcome/* toFailure */.w2)(error);
    const verdict = (0,outcome/* errorVerdict */.yP)(decided.verdict);
    return { ...decided, verdict, failure };
  }
}
async function decideAndExplain(measurement, options, keepDecided) {
  const decision = await decideRun(measurement, options, keepDecided);
  const { policies, plan } = measurement;
  const { verdict, explanation } = await explainDecision(decision, policies, options, keepDecided);
  const { inputs, recording } = decision;
  const isAcceptedBeside = plan.beside !== null && policies.acceptance === "given";
  if (!isAcceptedBeside && inputs.baseline?.beside === void 0) {
    requireBaseline(inputs, policies, options, verdict);
  }
  const { accepts, notices } = findAcceptance(decision, verdict, policies, options);
  return {
    inputs,
    verdict: { ...verdict, notices: [...verdict.notices, ...notices] },
    explanation,
    failure: null,
    recording: { ...recording, accepts }
  };
}
async function decideRun(measurement, options, keepDecided) {
  const { policies, plan, measured, scores } = measurement;
  const run = measured.head;
  if (measured.failure !== null) {
    throw measured.failure;
  }
  const sides = (0,side_by_side/* selectSides */.rc)(measurement, options.tool);
  const inputs = sides.head;
  keepDecided({ inputs });
  (0,side_by_side/* refuseDriftOfBoth */.GX)(plan.base, sides, scores, run);
  (0,sound/* refuseUnsound */.vf)(inputs, scores, run, options.command);
  const recording = makeRecording(policies, scores, run);
  const { verdicts, notices } = await decidePolicies(measurement, sides, recording, options, keepDecided);
  const replacedChecks = options.command === "record" ? checkAgainstReplaced(verdicts.replaced, scores) : null;
  const joined = replacedChecks === null ? joinPolicies(measurement, sides, recording, verdicts) : await decideRecording(measurement, verdicts.head, replacedChecks, options);
  const joinedVerdict = { ...joined, notices: [...joined.notices, ...notices] };
  keepDecided({ verdict: joinedVerdict });
  const head = verdicts.head.judged;
  const base = verdicts.base?.judged ?? null;
  const verdict = (0,sound/* addZeroQualityNotice */.rG)(joinedVerdict, head.policy.suite, scores);
  return { inputs, verdict, head, base, recording, replacedChecks };
}
async function decidePolicies(measurement, sides, recording, options, keepDecided) {
  const { policies, plan, asked, measured, scores } = measurement;
  const run = measured.head;
  const vary = areAnswersKnownToVary(measurement, sides);
  const headFiles = options.command === "gate" ? sides.head : { ...sides.head, baseline: null, recording: true };
  const judgedHead = (0,row_scores/* makeJudgedPolicy */.wn)({ ...headFiles, vary }, scores, run, policies.base?.suite);
  const head = { verdict: (0,decide/* decidePolicy */.t)(judgedHead), judged: judgedHead };
  keepDecided({ verdict: head.verdict });
  const oldBaseline = options.command === "record" ? replacedBaseline(recording) : null;
  const replaced = oldBaseline && judgeAgainstReplaced(recording, oldBaseline, scores, run);
  const baseFiles = sides.base && { ...sides.base, vary };
  const base = baseFiles && (0,two_policies/* decideBase */.mm)(baseFiles, policies.head.suite, measured.base, policies.acceptance);
  const deciding = { head, base: policies.acceptance === "given" ? null : base, replaced };
  const { verdicts, notices } = await askLostQueriesAgain(deciding, {
    ask: asked.askAgain ?? null,
    cases: plan.cases,
    renames: policies.renames ?? renames/* NO_RENAMES */.Cp
  });
  return { verdicts: { ...verdicts, base: verdicts.base ?? base }, notices };
}
async function explainDecision({ verdict: decidedVerdict, inputs, head, base, replacedChecks }, policies, options, keepDecided) {
  const replaced = decidedVerdict.verdict === "fail" ? replacedChecks?.judged : null;
  const { verdict, explanation } = await (0,explain/* explainRun */.Df)(decidedVerdict, { head: replaced ?? head, base, fileRenames: policies.file_renames }, options.probe);
  keepDecided({ verdict, explanation });
  const withTexts = await addTexts(explanation, inputs, options);
  keepDecided({ explanation: withTexts });
  return { verdict, explanation: withTexts };
}
function findAcceptance({ inputs, recording, replacedChecks }, verdict, policies, options) {
  const accepts = acceptsLoss(verdict, replacedChecks, inputs.config, {
    isAccepted: options.accept === true,
    replacesOwnBaseline: policies.over === null
  });
  if (!accepts) {
    return { accepts, notices: [] };
  }
  const replaced = replacedBaseline(recording);
  return { accepts, notices: findAlsoAccepted(replaced, recording.suite, policies.accepted_on) };
}
function areAnswersKnownToVary({ policies, asked }, { head }) {
  if (head.baseline?.beside !== void 0) {
    return (asked.base?.unstable.length ?? 0) > 0;
  }
  return (policies.base?.baseline ?? head.baseline)?.answers_vary === true;
}
async function decideRecording(measurement, { verdict: verdictByRules, judged: head }, replacedChecks, { probe, corpus = () => Promise.resolve(null), accept = false }) {
  const deadNotices = probe === null ? [] : await (0,dead_cases/* findTargetsNowhere */.A)(head, { probe, corpus });
  const withNotices = { ...verdictByRules, notices: [...verdictByRules.notices, ...deadNotices] };
  const verdict = failUnlessAccepted(withNotices, replacedChecks, accept, head.policy.config);
  const { policies, asked, scores } = measurement;
  const files = { suite: policies.head.suite, baseline: null };
  const editNotices = listEditNotices(replacedChecks.edits, files, {
    pairs: replacedChecks.judged?.pairing.pairs ?? [],
    needed: replacedChecks.needed,
    headScores: scores.cases,
    renames: renames/* NO_RENAMES */.Cp,
    findDocument: () => null
  });
  const notices = [...policies.notices, ...editNotices, ...asked.notices ?? []];
  return (0,two_policies/* combineVerdicts */.aG)(verdict, null, { ...policies, notices });
}
function joinPolicies({ policies, asked, measured, scores }, sides, recording, verdicts) {
  const edits = findChangeEdits(policies);
  const decided = decideWithEdits(verdicts, edits, scores.cases, policies.acceptance);
  const { needed } = decided;
  const compared = {
    head: policies.head,
    base: policies.base && (0,selected_cases/* selectSameCases */.Un)(policies.base, policies.head)
  };
  const newBaseline = checkNewBaseline(compared, recording, { scores, run: measured.head });
  const findings = [...policies.findings, ...findNeededEdits(needed), ...newBaseline];
  const editNotices = listEditNotices(edits, policies.head, {
    // The base asks removed and reworded queries as they were recorded.
    pairs: [verdicts.head, verdicts.base].flatMap((side) => side?.judged.pairing.pairs ?? []),
    needed,
    headScores: scores.cases,
    renames: policies.renames ?? renames/* NO_RENAMES */.Cp,
    findDocument: policies.find_document ?? (() => null)
  });
  const notices = [...policies.notices, ...editNotices, ...sides.notices, ...asked.notices ?? []];
  const { head, base } = decided.verdicts;
  return (0,two_policies/* combineVerdicts */.aG)(head.verdict, base?.verdict ?? null, { ...policies, findings, notices });
}
async function addTexts(explanation, { baseline }, { texts }) {
  const lostIds = (0,explain/* lostDocuments */.jk)(explanation, baseline);
  if (texts === void 0 || lostIds.size === 0) {
    return explanation;
  }
  return { ...explanation, documents: await texts(lostIds) };
}
function requireBaseline(inputs, { base, base_commit: baseCommit }, { command }, { checks }) {
  if (command === "record" || inputs.baseline !== null || inputs.config.baseline === null) {
    return;
  }
  const file = (0,model_config/* baselineFile */._S)(inputs.config);
  const isInBase = base !== null && base.baseline !== null && (0,model_config/* baselineFile */._S)(base.config) === file;
  if (isInBase && baseCommit !== null) {
    throw new errors.GateError("baseline_missing", `there is no baseline ${file}, but the base has it`, `Restore the baseline with \`git checkout ${baseCommit.slice(0, 12)} -- ${file}\`.`);
  }
  if (inputs.suite.partial) {
    throw new errors.GateError("baseline_missing", `there is no baseline ${file}`, adviseOnWholeSuite(inputs));
  }
  const isPass = checks.every(({ passed, weakening }) => passed || weakening !== void 0);
  const hint = isPass ? `Look at the report, then commit <report-dir>/baseline.json as ${file}.` : `Fix what fails, then run \`retrieval-gate record\` and commit ${file}.`;
  const lowerHint = `${hint.charAt(0).toLowerCase()}${hint.slice(1)}`;
  const { near_baseline: near, baseline_in: revision, config, lines = /* @__PURE__ */ new Map() } = inputs;
  if (revision !== void 0) {
    throw new errors.GateError("baseline_missing", `the baseline ${file} was removed`, `Restore it with \`git checkout ${revision} -- ${file}\`. For a new one: ${lowerHint}`);
  }
  if (near === void 0) {
    throw new errors.GateError("baseline_missing", `there is no baseline ${file}`, hint);
  }
  const place = (0,model_config/* placeOfKey */.qQ)(config.file, lines, "baseline");
  throw new errors.GateError("baseline_missing", `there is no baseline ${file}; did you mean ${near}?`, {
    problems: [{ ...place, message: `${file} does not exist, and ${near} does` }],
    hint: `If ${near} is meant, correct \`baseline\` in the config. If this is the first run: ${lowerHint}`
  });
}
function adviseOnWholeSuite({ suite }) {
  const isCut = suite.notices.some(({ code }) => code === "limit");
  const remedy = isCut ? "Remove `limit` from the dataset." : "Run the gate without --case, --intent and --tag.";
  return `A baseline needs all cases. ${remedy}`;
}



/***/ }),

/***/ 84039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ decidePolicy)
});

// EXTERNAL MODULE: ./lib/decision/checks.js
var checks = __webpack_require__(74349);
// EXTERNAL MODULE: ./lib/decision/pairs.js
var decision_pairs = __webpack_require__(28599);
// EXTERNAL MODULE: ./lib/decision/rules.js
var decision_rules = __webpack_require__(29853);
// EXTERNAL MODULE: ./lib/decision/verdict.js + 1 modules
var decision_verdict = __webpack_require__(43037);
// EXTERNAL MODULE: ./lib/latency/latency-checks.js
var latency_checks = __webpack_require__(59140);
// EXTERNAL MODULE: ./lib/latency/plan.js
var plan = __webpack_require__(7087);
// EXTERNAL MODULE: ./lib/model/answers.js
var answers = __webpack_require__(49946);
// EXTERNAL MODULE: ./lib/model/figures.js
var figures = __webpack_require__(26536);
// EXTERNAL MODULE: ./lib/gate/dead-cases.js
var dead_cases = __webpack_require__(6269);
// EXTERNAL MODULE: ./lib/gate/odd-limits.js
var odd_limits = __webpack_require__(97439);
// EXTERNAL MODULE: ./lib/decision/hit-checks.js
var hit_checks = __webpack_require__(33061);
// EXTERNAL MODULE: ./lib/decision/lost-queries.js
var lost_queries = __webpack_require__(85587);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/gate/sound.js
var sound = __webpack_require__(44780);
// EXTERNAL MODULE: ./lib/metrics/latency.js
var latency = __webpack_require__(72987);
;// CONCATENATED MODULE: ./lib/gate/notices.js











const IMPLAUSIBLE_RISE = 0.15;
function findNotices(decided) {
  const { policy, scores, run, pairing, tests, checks } = decided;
  const { baseline } = policy;
  const notices = checks.flatMap(jumpNotices);
  if (baseline !== null) {
    const comparing = { ...policy, baseline };
    notices.push(...acceptedNotices(comparing, tests, checks), ...gainNotices(decided), ...lostNotices(decided), ...newHitNotices(policy, pairing), ...addedModelNotices(comparing, run));
  }
  return [
    ...notices,
    ...notGatedNotices(checks),
    ...watchedNotices(policy, pairing),
    ...caseNotices(policy, scores, pairing),
    ...answerNotices(run),
    ...scoreNotices(policy.suite, run),
    ...varyNotices(decided),
    ...(0,odd_limits/* findOddLimits */.p)(policy.config, policy.suite, baseline),
    ...runNotices(policy, run)
  ];
}
function lostNotices({ policy, pairing, tests, checks }) {
  const { lost, better } = (0,lost_queries/* findLostQueries */.cH)(pairing.pairs, "baseline", policy);
  const wholeTest = tests.baseline.get("overall");
  if (lost.length === 0 || wholeTest === void 0 || checks.some(({ passed }) => !passed)) {
    return [];
  }
  const texts = new Map(policy.suite.cases.map(({ id, query }) => [id, query]));
  const queriesOf = (ids) => ids.map((id) => texts.get(id) ?? id);
  const hasBetter = better.length > 0;
  const because = explainLostPass(policy, wholeTest.hasFallBeyondTolerance(), hasBetter);
  return [{ code: "lost", cases: lost, lost: queriesOf(lost), better: queriesOf(better), because }];
}
function explainLostPass(policy, isBeyondTolerance, hasBetter) {
  if (isBeyondTolerance && (0,lost_queries/* doAnswersVary */.HM)(policy)) {
    return "vary";
  }
  if (isBeyondTolerance && !(0,lost_queries/* hasDefaultRecall */.Jm)(policy.config)) {
    return "rule";
  }
  return hasBetter ? "better" : "within";
}
function varyNotices({ policy, run, tests }) {
  const varies = (0,lost_queries/* doAnswersVary */.HM)(policy);
  const { unstable: cases } = run;
  if (cases.length === 0 && !varies) {
    return [];
  }
  if (policy.recording === true) {
    return [{ code: "unstable", cases, differ: cases.length, of: run.cases.length, noise: null }];
  }
  const rows = varies ? [...policy.baseline?.cases.values() ?? []] : [];
  const variances = rows.flatMap(({ variance }) => variance ?? []);
  const noise = meanNoise(tests.baseline.get("overall"));
  if (variances.length === 0) {
    return [{ code: "unstable", cases, differ: null, of: null, noise }];
  }
  const differ = variances.filter((variance) => variance > 0).length;
  return [{ code: "unstable", cases, differ, of: variances.length, noise }];
}
function meanNoise(test) {
  const parts = test === void 0 ? 0 : test.moves.length * test.tested.length;
  const sum = test?.facts.noise ?? null;
  return sum === null || parts === 0 ? null : sum / parts;
}
function jumpNotices(check) {
  const { metric, scope, delta, category, reference, state } = check;
  const isQuality = category === "recall_drop" || category === "ranking_shift";
  if (state !== "pass" || reference !== "baseline" || !isQuality) {
    return [];
  }
  const isJump = scope.kind === "overall" && delta !== null && delta >= IMPLAUSIBLE_RISE;
  return isJump ? [{ code: "implausible_jump", metric, delta }] : [];
}
function acceptedNotices({ config, baseline }, tests, checks) {
  const below = [];
  for (const { metric, scope, baseline: before, current: after, reference, state } of checks) {
    if (reference === "accepted" && state === "fell" && before !== null && after !== null) {
      below.push({ code: "below_accepted", metric, scope, before, after });
    }
  }
  const wholeTest = tests.accepted.get("overall");
  if (wholeTest === void 0 || wholeTest.moves.length === 0) {
    return below;
  }
  const moved = [...wholeTest.bucket.rules.keys()].map((metric) => ({
    metric: `${metric}@${config.k}`,
    delta: wholeTest.meanRise(metric)
  }));
  return [
    ...below,
    { code: "since_accepted", recordings: baseline.accepted?.recordings ?? 0, moved }
  ];
}
function gainNotices({ policy, rules, pairing, tests }) {
  const gain = (0,decision_verdict/* findGain */.vd)(rules, { pairing, tests }, policy);
  return gain === null ? [] : [{ code: "gained", p: gain.p }];
}
function newHitNotices({ config }, pairing) {
  const hits = (0,hit_checks/* findUnrecordedHits */.b2)(pairing, config.k);
  return hits.length === 0 ? [] : [{ code: "new_hits", cases: caseIds(hits) }];
}
function notGatedNotices(checks) {
  const hasFailedCheck = checks.some(({ passed }) => !passed);
  const notices = [];
  for (const { metric, lacks, scope } of checks) {
    if (lacks === void 0 || scope.kind !== "overall") {
      continue;
    }
    if (lacks === "before" || !hasFailedCheck) {
      notices.push({ code: "not_gated", metric, lacks });
    }
  }
  return notices;
}
function addedModelNotices({ config, baseline }, run) {
  const { prices } = config;
  if (prices === void 0 || !(0,sound/* gatesCost */.uN)(config)) {
    return [];
  }
  const models = [];
  for (const [model, price] of prices.models) {
    if (baseline.prices?.models.has(model) !== true) {
      models.push({ model, ...price, tokens_per_query: meanTokens(model, run) });
    }
  }
  return models.length === 0 ? [] : [{ code: "models_added", models }];
}
function meanTokens(model, { cases }) {
  let tokens = 0;
  let calls = 0;
  for (const { outcome } of cases) {
    const usage = outcome.kind === "answer" ? outcome.usage ?? [] : [];
    for (const call of usage) {
      if (call.model === model) {
        tokens += (call.prompt_tokens ?? 0) + (call.completion_tokens ?? 0);
        calls += 1;
      }
    }
  }
  return calls === 0 ? null : Math.round(tokens / cases.length);
}
function caseNotices({ suite, baseline, config }, scores, pairing) {
  const failedOnBase = baseline?.beside?.failed ?? [];
  const failedOnBaseIds = new Set(failedOnBase);
  const addedIds = baseline === null ? [] : caseIds(pairing.added);
  const newIds = addedIds.filter((id) => !failedOnBaseIds.has(id));
  const foundNow = new Set(caseIds(scores.cases.filter(({ found }) => found)));
  const neverFoundIds = (0,dead_cases/* findDeadCases */.V)(suite, baseline).filter((id) => !foundNow.has(id));
  const withoutTarget = suite.cases.filter((each) => !each.expect_empty && each.watched !== true && each.expected.length === 0);
  const failedIds = caseIds(scores.cases.filter(({ error }) => error !== null));
  const notices = [
    { code: "new_cases", cases: newIds },
    { code: "base_failed_queries", cases: failedOnBase },
    { code: "dead_cases", reason: "never_found", cases: neverFoundIds },
    { code: "dead_cases", reason: "no_target", cases: caseIds(withoutTarget) },
    { code: "errored_cases", cases: failedIds },
    { code: "trec_counts_differ", cases: findTrecDifferences(suite, scores, config.definition) }
  ];
  return [...suite.notices, ...notices.filter(({ cases }) => cases.length > 0)];
}
function findTrecDifferences(suite, scores, definition) {
  const withFractionalGain = suite.cases.filter(({ expected }) => expected.some(({ grade }) => !Number.isSafeInteger((0,figures/* documentGain */.nu)(grade, definition))));
  const fractionalIds = new Set(caseIds(withFractionalGain));
  const differing = scores.cases.filter(({ id, results, many_to_many: isManyToMany }) => isManyToMany || fractionalIds.has(id) || new Set(results).size < results.length);
  return caseIds(differing);
}
function caseIds(cases) {
  return cases.map(({ id }) => id);
}
function watchedNotices({ suite, config }, { pairs }) {
  const watchedIds = new Set(suite.cases.filter((each) => each.watched).map(({ id }) => id));
  if (!pairs.some(({ now }) => watchedIds.has(now.id))) {
    return [];
  }
  const changed = [];
  for (const pair of pairs) {
    const { now, before } = pair;
    const isChanged = (0,canonical_json/* compactCanonical */.SM)(now.results) !== (0,canonical_json/* compactCanonical */.SM)(before.results);
    if (watchedIds.has(now.id) && now.error === null && isChanged) {
      changed.push({ pair, share: (0,decision_pairs/* listChurn */.HV)(pair, config.k) ?? 1 });
    }
  }
  const sorted = changed.toSorted((a, b) => a.share - b.share).map(({ pair }) => pair);
  const isFirstChanged = ({ now, before }) => now.results[0] !== before.results[0];
  return [
    {
      code: "watched",
      count: watchedIds.size,
      changed: sorted.map(({ now }) => now.id),
      first_changed: sorted.filter(isFirstChanged).length,
      emptied: sorted.filter(({ now }) => now.results.length === 0).length
    }
  ];
}
function answerNotices(run) {
  const notices = [];
  for (const metric of answers/* JUDGED_METRICS */.YC) {
    for (const reason of answers/* UNMEASURED_REASONS */.mq) {
      const cases = run.cases.filter((each) => {
        const sample = each.judged?.get(metric);
        return sample?.kind === "unmeasured" && sample.reason === reason;
      });
      const ids = cases.map((each) => each.case_id);
      if (ids.length > 0) {
        notices.push({ code: "answers_unmeasured", metric, reason, cases: ids });
      }
    }
  }
  return notices;
}
const SCORE_ROUNDING = 1e-6;
function scoreNotices(suite, run) {
  const risesById = /* @__PURE__ */ new Map();
  for (const { case_id: id2, outcome } of run.cases) {
    const rise = outcome.kind === "answer" ? findScoreRise(outcome.hits) : null;
    if (rise !== null) {
      risesById.set(id2, rise);
    }
  }
  const [first] = risesById;
  if (first === void 0) {
    return [];
  }
  const [id, example] = first;
  const query = suite.cases.find((each) => each.id === id)?.query ?? id;
  return [{ code: "scores_rise", cases: [...risesById.keys()], query, ...example }];
}
function findScoreRise(hits) {
  for (const [at, { score }] of hits.entries()) {
    const before = hits[at - 1]?.score;
    if (score === void 0 || before === void 0) {
      continue;
    }
    if (score - before > SCORE_ROUNDING * Math.max(Math.abs(score), Math.abs(before))) {
      return { rank: at + 1, score, score_before: before };
    }
  }
  return null;
}
const CACHE_RATIO = 3;
const CACHE_FLOOR_MS = 20;
function runNotices({ config }, run) {
  const notices = [];
  if (config.vary === "off") {
    notices.push({ code: "vary_unknown", reason: null });
  }
  const { absolute_paths: absolute = 0 } = run.corrected ?? {};
  if (absolute > 0) {
    notices.push({ code: "absolute_paths", count: absolute });
  }
  const isTimed = config.latency !== "off" && run.timing.source !== "off";
  return isTimed ? [...notices, ...cacheNotices(run)] : notices;
}
function cacheNotices({ cases }) {
  const firstTimes = cases.map((each) => each.first_ms).filter((ms) => ms !== null);
  const firstMs = (0,latency/* medianOfTimes */.Kg)(firstTimes);
  const repeatMs = (0,latency/* medianOfTimes */.Kg)(cases.flatMap((each) => each.samples_ms));
  if (firstMs === null || repeatMs === null) {
    return [];
  }
  const isFaster = firstMs > CACHE_RATIO * repeatMs && firstMs - repeatMs > CACHE_FLOOR_MS;
  return isFaster ? [{ code: "cached_answers", first_ms: firstMs, repeat_ms: repeatMs }] : [];
}


;// CONCATENATED MODULE: ./lib/gate/decide.js







function decidePolicy({ policy, scores, run, pairing: measured }) {
  const rules = (0,decision_rules/* resolveRules */.SJ)(policy.config, policy.suite);
  const latency = (0,latency_checks/* readTimingConditions */.l)(policy, run);
  const timed = timedChecks(rules, measured, policy, latency);
  const decided = (0,decision_verdict/* decideVerdict */.AU)(rules, { policy, pairing: measured }, timed);
  const { pairing, tests, ...verdict } = decided;
  const { checks } = verdict;
  return {
    ...verdict,
    notices: [
      ...findNotices({ policy, scores, run, pairing, tests, rules, checks }),
      ...(0,latency_checks/* findLatencyNotices */.FW)(policy, latency, checks, scores, run)
    ]
  };
}
function timedChecks(rules, pairing, policy, latency) {
  if (policy.config.latency === "off") {
    return [];
  }
  const latencyRules = rules.filter(plan/* isLatencyRule */.Vn);
  if (latency === null) {
    const source = policy.baseline?.timing.source ?? "off";
    const wasMeasured = source !== "off" && source !== "recorded";
    return latencyRules.filter(({ named }) => named || wasMeasured).map((rule) => (0,checks/* missingCheck */.Hx)(rule, checks/* NOT_MEASURED */.pJ));
  }
  return latencyRules.flatMap((rule) => {
    const casesOfRule = (0,decision_pairs/* casesOfScope */.Fq)(pairing, rule.scope);
    const checkLatency = (cases) => (0,latency_checks/* checkLatencyRule */.H3)(rule, cases, latency);
    return blameFailedQueries(checkLatency(casesOfRule), casesOfRule, checkLatency);
  });
}
function blameFailedQueries(checks, cases, checkLatency) {
  const isMissing = ({ state }) => state === "missing";
  if (!checks.some(isMissing)) {
    return checks;
  }
  const withRecordedTimes = { ...cases, pairs: cases.pairs.map(useRecordedTimes) };
  if (checkLatency(withRecordedTimes).some(isMissing)) {
    return checks;
  }
  return checks.map((check) => isMissing(check) ? { ...check, category: "retriever_error" } : check);
}
function useRecordedTimes(pair) {
  const { now, before } = pair;
  if (now.error === null || before.latency_ms.length === 0) {
    return pair;
  }
  return { ...pair, now: { ...now, error: null, samples_ms: before.latency_ms } };
}



/***/ }),

/***/ 80443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c1: () => (/* binding */ makeBaseline),
/* harmony export */   w2: () => (/* binding */ toFailure),
/* harmony export */   yP: () => (/* binding */ errorVerdict)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _model_answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49946);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44141);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97855);




function toFailure(thrown) {
  const error = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .explainSystemError */ .Tr)(thrown);
  if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError) {
    const { code, message: message2, problems } = error;
    return { code, message: message2, hint: error.hint ?? null, problems };
  }
  const message = error instanceof Error ? `${error.name}: ${error.message}` : `a value was thrown: ${String(error)}`;
  const hint = "This is a defect of the gate, not of your files; please report it with the log.";
  return { code: "internal", message, hint, problems: [] };
}
function errorVerdict(judged) {
  return {
    verdict: "error",
    categories: [],
    secondary_categories: [],
    checks: judged?.checks ?? [],
    notices: judged?.notices ?? []
  };
}
function answersVary({ config, baseline }, run, command) {
  if (run.unstable.length > 0) {
    return true;
  }
  return baseline?.answers_vary === true && (command === "gate" || config.vary === "off");
}
function makeBaseline(inputs, run, scores, tool, command = "gate") {
  const { suite, config } = inputs;
  const ownFiles = [config.file, config.baseline];
  const files = new Map([...inputs.digests].filter(([file]) => !ownFiles.includes(file)));
  const subjects = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .indexById */ .RX)(suite.cases);
  const rows = new Map(scores.cases.map((each) => [each.id, makeBaselineRow(each, subjects.get(each.id))]));
  return {
    suite: { name: suite.name, revision: suite.revision, digest: suite.digest },
    definition: config.definition,
    k: config.k,
    means: scores.means,
    latency: scores.latency,
    cases: config.judge === void 0 ? rows : addAnswers(rows, run),
    retriever: run.corpus === void 0 ? inputs.retriever : { ...inputs.retriever, corpus: run.corpus },
    ...config.judge === void 0 ? {} : { judge: (0,_model_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeFingerprint */ .cT)(config.judge) },
    tool,
    environment: run.environment,
    timing: recordedTiming(run),
    ...answersVary(inputs, run, command) ? { answers_vary: true } : {},
    ...config.prices === void 0 ? {} : { prices: config.prices },
    ...files.size === 0 ? {} : { files }
  };
}
function recordedTiming({ timing }) {
  const { source, repeats, asked } = timing;
  return source === "off" ? { source, repeats: 0, ms: 0 } : { source, repeats: asked?.repeats ?? repeats, ms: asked?.ms ?? 0 };
}
const MOST_ANSWER_CHARACTERS = 2e3;
function addAnswers(rows, run) {
  const withAnswers = new Map(rows);
  for (const { case_id: id, outcome } of run.cases) {
    const row = rows.get(id);
    if (row !== void 0 && outcome.kind === "answer" && outcome.answer !== void 0) {
      withAnswers.set(id, { ...row, answer: (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .cutText */ .IN)(outcome.answer, MOST_ANSWER_CHARACTERS) });
    }
  }
  return withAnswers;
}
function makeBaselineRow(score, subject) {
  const forbidden = subject?.forbidden ?? _model_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .NONE */ .x3;
  return {
    digests: score.digests,
    intent: score.intent,
    ...score.tags === void 0 ? {} : { tags: score.tags },
    targets: subject?.expected ?? _model_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .NONE */ .x3,
    ...forbidden.length === 0 ? {} : { forbidden },
    ...subject?.expect_empty === true ? { expect_empty: true } : {},
    metrics: score.metrics,
    ranks: score.ranks,
    found: score.found,
    results: score.results,
    ...score.clusters === void 0 ? {} : { clusters: score.clusters },
    latency_ms: score.samples_ms,
    ...score.spans_ms === void 0 ? {} : { spans_ms: score.spans_ms }
  };
}



/***/ }),

/***/ 82630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cm: () => (/* binding */ selectAskedCases),
/* harmony export */   Cs: () => (/* binding */ makePlan),
/* harmony export */   OC: () => (/* binding */ splitByPolicy),
/* harmony export */   PS: () => (/* binding */ countSecondAnswers),
/* harmony export */   dv: () => (/* binding */ drawAskedTwice)
/* harmony export */ });
/* unused harmony export mergeQuestions */
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16886);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97855);
/* harmony import */ var _two_policies_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88084);
/* harmony import */ var _decision_random_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57435);




function mergeQuestions(head, base) {
  const headCases = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .indexById */ .RX)(head.cases);
  const takenIds = new Set(headCases.keys());
  const cases = [...head.cases];
  const headIdByAskedId = new Map(head.cases.map(({ id }) => [id, id]));
  const baseIdByAskedId = /* @__PURE__ */ new Map();
  for (const baseCase of base?.cases ?? []) {
    const { id: baseId, query, params = {} } = baseCase;
    const headCase = headCases.get(baseId);
    if (headCase?.query === query && (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .sameCanonical */ .FN)(headCase.params ?? {}, params)) {
      baseIdByAskedId.set(baseId, baseId);
      continue;
    }
    const id = findFreeId(headCase === void 0 ? baseId : `${baseId} (base)`, takenIds);
    takenIds.add(id);
    baseIdByAskedId.set(id, baseId);
    cases.push({ ...baseCase, id, asked_as: baseId });
  }
  return {
    cases: cases.toSorted((a, b) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP)(a.id, b.id)),
    part: (run, policy) => selectPart(run, policy === "head" ? headIdByAskedId : baseIdByAskedId)
  };
}
function findFreeId(id, takenIds) {
  let free = id;
  while (takenIds.has(free)) {
    free = `${free}'`;
  }
  return free;
}
function selectPart(run, policyIds) {
  const cases = [];
  for (const each of run.cases) {
    const id = policyIds.get(each.case_id);
    if (id !== void 0) {
      cases.push(id === each.case_id ? each : { ...each, case_id: id });
    }
  }
  const unstable = run.unstable.flatMap((id) => policyIds.get(id) ?? []);
  return {
    ...run,
    cases: cases.toSorted((a, b) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP)(a.case_id, b.case_id)),
    unstable: unstable.toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP)
  };
}
function splitByPolicy(union, asked) {
  const { run, failure } = asked;
  return { head: union.part(run, "head"), base: union.part(run, "base"), failure };
}
function makePlan(policies, share) {
  const { head, beside = null } = policies;
  const base = (0,_two_policies_js__WEBPACK_IMPORTED_MODULE_1__/* .basePolicy */ .ut)(policies);
  const union = mergeQuestions(head.suite, base?.suite ?? null);
  return { plan: { head, base, cases: share(union.cases), all: union.cases, beside }, union };
}
function selectAskedCases({ head, cases, all }) {
  if (cases.length === all.length) {
    return head;
  }
  const askedIds = new Set(cases.map((each) => each.id));
  return {
    ...head,
    suite: { ...head.suite, cases: head.suite.cases.filter((each) => askedIds.has(each.id)) }
  };
}
const MOST_ASKED_TWICE = 20;
const SEED = 1;
function drawAskedTwice({ vary }, { kind }, cases) {
  if (vary === "off" || kind === "bm25" || kind === "run") {
    return [];
  }
  const drawnCases = new Set((0,_decision_random_js__WEBPACK_IMPORTED_MODULE_3__/* .shuffle */ .k)(cases, (0,_decision_random_js__WEBPACK_IMPORTED_MODULE_3__/* .splitMix64 */ .f)(SEED)).slice(0, MOST_ASKED_TWICE));
  return cases.filter((each) => drawnCases.has(each));
}
function countSecondAnswers(askedTwice, timesByCase, warmup) {
  if (warmup > 1) {
    return 0;
  }
  const timedCases = [...timesByCase.values()].filter((repeats) => repeats > 0).length;
  return Math.max(0, askedTwice.length - timedCases);
}



/***/ }),

/***/ 75906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GX: () => (/* binding */ refuseDriftOfBoth),
/* harmony export */   _E: () => (/* binding */ failAsBase),
/* harmony export */   rc: () => (/* binding */ selectSides),
/* harmony export */   ru: () => (/* binding */ useOldNames)
/* harmony export */ });
/* unused harmony exports compareSideBySide, findOneSystem, refuseDrift */
/* harmony import */ var _decision_accepted_figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20237);
/* harmony import */ var _decision_bucket_test_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60711);
/* harmony import */ var _decision_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29853);
/* harmony import */ var _decision_pairs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28599);
/* harmony import */ var _decision_row_scores_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90468);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(452);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27139);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(97855);
/* harmony import */ var _model_renames_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(29874);
/* harmony import */ var _decide_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(84039);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(80443);
/* harmony import */ var _sound_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(44780);












function selectSides({ policies, plan, union, asked }, tool) {
  const { head, base, beside } = plan;
  const asStored = { head, base, notices: [], scores: null };
  if (beside === null || asked.base === null && beside.is_first) {
    return asStored;
  }
  if (asked.base === null) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.GateError("base_failed", "the base's retriever was not asked");
  }
  try {
    const sides = compareSideBySide({ ...policies, base }, union, asked.base, beside, tool);
    const oneSystemNotices = findOneSystem(asked.run, asked.base, beside);
    return { ...sides, notices: [...sides.notices, ...oneSystemNotices] };
  } catch (error) {
    if (!(beside.is_first && (0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .isFailureOfBase */ .zx)(error))) {
      throw error;
    }
    return { ...asStored, notices: [{ code: "not_side_by_side", reason: "bootstrap" }] };
  }
}
function findOneSystem(head, base, beside) {
  const { shared_path: path, edited_code: code } = beside;
  const listResults = ({ cases }) => JSON.stringify(cases.map(({ outcome }) => outcome.kind === "answer" ? outcome.hits : null));
  const edited = code.length > 0 && listResults(head) === listResults(base) ? code : [];
  if (path === null && edited.length === 0) {
    return [];
  }
  return [{ code: "one_system", path, queries: head.cases.length, edited }];
}
function compareSideBySide(policies, union, baseAnswers, beside, tool) {
  const baseSuite = policies.base?.suite ?? null;
  const renames = policies.renames ?? _model_renames_js__WEBPACK_IMPORTED_MODULE_7__/* .NO_RENAMES */ .Cp;
  const options = { baseSuite, renames, beside, tool };
  const { base } = policies;
  const answersToBaseSuite = union.part(baseAnswers, "base");
  const measureBasePolicy = (inputs) => measureBase(inputs, answersToBaseSuite, inputs.baseline, options);
  if (policies.acceptance === "given") {
    const notices = [{ code: "not_side_by_side", reason: "accepted" }];
    const basePolicy2 = base === null ? null : ifMeasured(() => measureBasePolicy(base));
    if (base !== null && basePolicy2 !== null) {
      notices.push(...findBelowStored(base, basePolicy2.scores, answersToBaseSuite));
    }
    return { head: policies.head, base: basePolicy2?.inputs ?? null, scores: null, notices };
  }
  const answersToHeadSuite = union.part(baseAnswers, "head");
  const head = measureBase(policies.head, answersToHeadSuite, null, options).inputs;
  if (base === null) {
    return { head, base: null, notices: [], scores: null };
  }
  const basePolicy = measureBasePolicy(base);
  return {
    head,
    base: basePolicy.inputs,
    scores: (0,_decision_row_scores_js__WEBPACK_IMPORTED_MODULE_4__/* .addRowScores */ .Fp)(base, basePolicy.scores, answersToBaseSuite),
    notices: findBelowStored(base, basePolicy.scores, answersToBaseSuite)
  };
}
function ifMeasured(measure) {
  try {
    return measure();
  } catch (error) {
    if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .isFailureOfBase */ .zx)(error)) {
      return null;
    }
    throw error;
  }
}
function measureBase(inputs, run, stored, { baseSuite, renames, beside, tool }) {
  const { config } = inputs;
  const suite = baseSuite === null ? inputs.suite : (0,_decision_row_scores_js__WEBPACK_IMPORTED_MODULE_4__/* .useBaseTargets */ .lg)(inputs.suite, baseSuite);
  const scoreSuite = (part) => {
    const withOldNames = { ...part, cases: useOldNames(part.cases, renames) };
    return (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_6__/* .scoreRun */ .I6)(withOldNames, run, (0,_decision_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .listMetrics */ .u7)(config), config.definition);
  };
  const allScores = scoreSuite(suite);
  const failed = allScores.cases.filter(_decision_row_scores_js__WEBPACK_IMPORTED_MODULE_4__/* .hasFailed */ .WN).map(({ id }) => id);
  const failedIds = new Set(failed);
  const answeredCases = suite.cases.filter(({ id }) => !failedIds.has(id));
  const answeredInputs = { ...inputs, suite: { ...suite, cases: answeredCases } };
  const scores = failed.length === 0 ? allScores : scoreSuite(answeredInputs.suite);
  assertBaseMeasured(answeredInputs, allScores, scores, stored);
  const newBaseline = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_9__/* .makeBaseline */ .c1)({ ...answeredInputs, retriever: beside.receipt }, run, scores, tool);
  const carried = carryStoredFigures(newBaseline, inputs);
  const receipt = { commit: beside.commit, accepted_figures: carried !== null, failed };
  const baseline = { ...carried ?? newBaseline, beside: receipt };
  return { scores, inputs: { ...inputs, baseline } };
}
function carryStoredFigures(newBaseline, inputs) {
  const stored = mayDrift(inputs) ? null : (0,_decision_accepted_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .comparableBaseline */ .W7)(inputs.baseline, newBaseline);
  return stored && (0,_decision_accepted_figures_js__WEBPACK_IMPORTED_MODULE_0__/* .carryAcceptedFigures */ .oq)(newBaseline, stored, null);
}
function mayDrift({ config: { latency } }) {
  return latency !== "off" && latency.side_by_side.drift === "allow";
}
function useOldNames(cases, renames) {
  if (renames.size === 0) {
    return cases;
  }
  const oldNames = (0,_model_renames_js__WEBPACK_IMPORTED_MODULE_7__/* .invertRenames */ .UL)(renames);
  const renameTargets = (targets) => targets.map((target) => (0,_model_renames_js__WEBPACK_IMPORTED_MODULE_7__/* .renameTarget */ .c4)(target, oldNames));
  return cases.map((subject) => ({
    ...subject,
    expected: renameTargets(subject.expected),
    forbidden: renameTargets(subject.forbidden)
  }));
}
function assertBaseMeasured(inputs, allScores, scores, stored) {
  failAsBase(() => {
    const errors = (0,_sound_js__WEBPACK_IMPORTED_MODULE_10__/* .queryErrors */ .aC)(allScores);
    if (errors !== null && 2 * scores.cases.length < allScores.cases.length) {
      throw errors;
    }
    (0,_sound_js__WEBPACK_IMPORTED_MODULE_10__/* .assertMeasured */ .TG)(inputs.config, inputs.suite, scores, stored);
  });
}
function failAsBase(act) {
  try {
    return act();
  } catch (error) {
    throw error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_5__.GateError ? (0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .failureOfBase */ .LD)(error) : error;
  }
}
function findBelowStored(base, scores, run) {
  if (base.baseline === null) {
    return [];
  }
  const untimed = { ...base, config: { ...base.config, latency: "off" } };
  const { checks } = (0,_decide_js__WEBPACK_IMPORTED_MODULE_8__/* .decidePolicy */ .t)((0,_decision_row_scores_js__WEBPACK_IMPORTED_MODULE_4__/* .makeJudgedPolicy */ .wn)(untimed, scores, run));
  for (const check of checks) {
    const { state, secondary_to: follows, metric, scope, baseline, current } = check;
    const isLeading = state === "fail" && follows === null;
    if (isLeading && baseline !== null && current !== null) {
      return [{ code: "base_below_baseline", metric, scope, before: baseline, after: current }];
    }
  }
  return [];
}
const DRIFT_LEVEL = 0.01;
function refuseDriftOfBoth(base, sides, scores, run) {
  if (base === null || sides.scores === null) {
    return;
  }
  const headScores = (0,_decision_row_scores_js__WEBPACK_IMPORTED_MODULE_4__/* .addRowScores */ .Fp)({ ...base, suite: sides.head.suite }, scores, run);
  refuseDrift(base, sides.scores, headScores);
}
function refuseDrift(inputs, base, head) {
  const { config, baseline } = inputs;
  if (baseline === null || mayDrift(inputs)) {
    return;
  }
  const baseSide = (0,_decision_bucket_test_js__WEBPACK_IMPORTED_MODULE_1__/* .compareWholeSuite */ .hU)(inputs, base);
  const headSide = (0,_decision_bucket_test_js__WEBPACK_IMPORTED_MODULE_1__/* .compareWholeSuite */ .hU)(inputs, head);
  if (baseSide === null || headSide === null) {
    return;
  }
  for (const metric of baseSide.test.bucket.rules.keys()) {
    const baseShortfall = findShortfall(metric, baseSide, config.k);
    const headShortfall = findShortfall(metric, headSide, config.k);
    if (baseShortfall === null || headShortfall === null) {
      continue;
    }
    const p = Math.max(baseShortfall.p, headShortfall.p);
    if (p > DRIFT_LEVEL) {
      continue;
    }
    const storedText = baseShortfall.stored.toFixed(3);
    const baseText = baseShortfall.measured.toFixed(3);
    const headText = headShortfall.measured.toFixed(3);
    const figures = `${metric}@${config.k} was ${storedText} when it was recorded; now the base has ${baseText} and the head ${headText}`;
    const message = `base and head both fall short of the stored baseline, and not by chance (p ${p.toFixed(4)} at most): ${figures}`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.GateError("base_drifted", message, "Give the base directory what the base had, its index above all, built by the base's own scripts. Where the data itself moved, record a new baseline on the default branch first; an index that lives on its own may say `latency.side_by_side.drift: allow`.");
  }
}
function findShortfall(metric, { pairs, test }, k) {
  const tolerance = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_11__/* .requireValue */ .vd)(test.tolerances, metric);
  const name = `${metric}@${k}`;
  const measuredPairs = pairs.filter(({ before, now }) => (0,_decision_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .metricValue */ .a3)(before, name) !== null && (0,_decision_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .metricValue */ .a3)(now, name) !== null);
  const stored = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_6__/* .averageKnown */ .jw)(measuredPairs.map(({ before }) => (0,_decision_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .metricValue */ .a3)(before, name)));
  const measured = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_6__/* .averageKnown */ .jw)(measuredPairs.map(({ now }) => (0,_decision_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .metricValue */ .a3)(now, name)));
  if (stored === null || measured === null || stored - measured <= tolerance + _decision_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .EPSILON */ .p8) {
    return null;
  }
  return { stored, measured, p: test.p };
}



/***/ }),

/***/ 88084:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NU: () => (/* binding */ policiesReceipt),
/* harmony export */   aG: () => (/* binding */ combineVerdicts),
/* harmony export */   mm: () => (/* binding */ decideBase),
/* harmony export */   tP: () => (/* binding */ latencyPolicy),
/* harmony export */   ut: () => (/* binding */ basePolicy)
/* harmony export */ });
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27139);
/* harmony import */ var _model_answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49946);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16886);
/* harmony import */ var _decide_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84039);
/* harmony import */ var _decision_checks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74349);
/* harmony import */ var _decision_pairs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28599);
/* harmony import */ var _decision_row_scores_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90468);
/* harmony import */ var _decision_rules_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(29853);
/* harmony import */ var _decision_verdict_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(43037);
/* harmony import */ var _sound_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(44780);










function basePolicy(decision) {
  const { mode, head, base } = decision;
  if (base === null || mode === "default_branch" || mode === "head_only") {
    return null;
  }
  if (!canJudgeSameRun(base, head)) {
    return null;
  }
  const baseLatency = base.config.latency;
  const headLatency = head.config.latency;
  const isOtherClock = baseLatency !== "off" && headLatency !== "off" && baseLatency.source !== headLatency.source;
  const config = isOtherClock ? { ...base.config, latency: "off" } : base.config;
  return { ...base, config: addHeadPrices(config, head.config) };
}
function canJudgeSameRun(base, head) {
  if (base.config.k !== head.config.k) {
    return false;
  }
  if (!(0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .sameCanonical */ .FN)(base.config.definition, head.config.definition)) {
    return false;
  }
  const { judge } = base.config;
  const headJudge = head.config.judge;
  const headFingerprint = headJudge === void 0 ? null : (0,_model_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeFingerprint */ .cT)(headJudge);
  const hasOtherJudge = judge !== void 0 && (0,_sound_js__WEBPACK_IMPORTED_MODULE_9__/* .judgeDifferences */ .S4)((0,_model_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeFingerprint */ .cT)(judge), headFingerprint).length > 0;
  if (hasOtherJudge) {
    return false;
  }
  return base.baseline === null || (0,_sound_js__WEBPACK_IMPORTED_MODULE_9__/* .findDifferences */ .cG)(base.config, base.suite, base.baseline).length === 0;
}
function addHeadPrices(base, head) {
  const { prices } = base;
  if (prices === void 0 || head.prices === void 0) {
    return base;
  }
  const models = new Map([...head.prices.models, ...prices.models]);
  return { ...base, prices: { ...prices, models } };
}
function policiesReceipt(decision) {
  const { mode, base_commit, base_branch, bootstrap, acceptance, policy_digest } = decision;
  const branch = base_branch ? { base_branch } : {};
  const accepted = acceptance === "given";
  return { mode, base_commit, ...branch, bootstrap, accepted, policy_digest };
}
function latencyPolicy(head, base) {
  const { latency } = head.config;
  return latency === "off" && base !== null ? base.config.latency : latency;
}
function decideBase(base, headSuite, run, acceptance) {
  const { config, suite, baseline } = base;
  const headQuestions = new Set(headSuite.cases.map(({ digests }) => digests.ask));
  const isUnanswerable = ({ digests, error }) => error !== null && !headQuestions.has(digests.ask);
  const allScores = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_0__/* .scoreRun */ .I6)(suite, run, (0,_decision_rules_js__WEBPACK_IMPORTED_MODULE_7__/* .listMetrics */ .u7)(config), config.definition);
  const answerable = allScores.cases.filter((score) => !isUnanswerable(score));
  const scores = { ...allScores, cases: answerable };
  if (acceptance !== "given") {
    (0,_sound_js__WEBPACK_IMPORTED_MODULE_9__/* .assertPriced */ .EB)(config, run);
    (0,_sound_js__WEBPACK_IMPORTED_MODULE_9__/* .assertMeasured */ .TG)(config, suite, scores, baseline);
    (0,_sound_js__WEBPACK_IMPORTED_MODULE_9__/* .assertLikeClocks */ .JR)(config, run, baseline);
  }
  const measured = (0,_decision_row_scores_js__WEBPACK_IMPORTED_MODULE_6__/* .makeJudgedPolicy */ .wn)(base, allScores, run, headSuite);
  const pairing = (0,_decision_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .useBaselineRows */ .yN)(measured.pairing, ({ now }) => isUnanswerable(now));
  const judged = { ...measured, scores: { ...measured.scores, cases: answerable }, pairing };
  return { verdict: (0,_decide_js__WEBPACK_IMPORTED_MODULE_3__/* .decidePolicy */ .t)(judged), judged };
}
function combineVerdicts(head, base, decision) {
  if (head.verdict === "error") {
    return { ...head, accepted: [] };
  }
  const { findings, acceptance, mode } = decision;
  const isMerged = mode === "default_branch";
  const weakeningChecks = isMerged ? [] : findings.map(_decision_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .weakeningCheck */ .eJ);
  const mergedFields = isMerged ? findings.flatMap(({ fields }) => fields) : [];
  const notices = [
    ...head.notices,
    ...decision.notices,
    ...mergedFields.map(({ field, before, after }) => {
      return { code: "weakened", place: field, before, after };
    })
  ];
  if (acceptance === "given") {
    const failedChecks = (base?.checks ?? []).filter((check) => !check.passed);
    const failedAtBase = failedChecks.map((check) => ({ ...check, policy: "base" }));
    return { ...head, accepted: [...weakeningChecks, ...failedAtBase], notices };
  }
  const checks = [...weakeningChecks, ...mergeChecks(head.checks, base?.checks ?? null)];
  return {
    verdict: combineVerdictWords(head, base, weakeningChecks.length > 0),
    ...(0,_decision_verdict_js__WEBPACK_IMPORTED_MODULE_8__/* .categoriseChecks */ .Y5)(checks),
    checks,
    accepted: [],
    notices
  };
}
function combineVerdictWords({ verdict: head }, base, isWeakened) {
  if (head === "partial" || base?.verdict === "partial") {
    return "partial";
  }
  const arePassing = head === "pass" && (base === null || base.verdict === "pass");
  return !isWeakened && arePassing ? "pass" : "fail";
}
function mergeChecks(head, base) {
  if (base === null) {
    return head;
  }
  const headKeys = new Set(head.map(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compactCanonical */ .SM));
  const baseKeys = new Set(base.map(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compactCanonical */ .SM));
  const baseOnly = base.filter((check) => !headKeys.has((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compactCanonical */ .SM)(check)));
  return [
    ...head.map((check) => baseKeys.has((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compactCanonical */ .SM)(check)) ? check : { ...check, policy: "head" }),
    ...baseOnly.map((check) => ({ ...check, policy: "base" }))
  ];
}



/***/ }),

/***/ 58065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G5: () => (/* binding */ compareTimes),
/* harmony export */   H8: () => (/* binding */ estimateNoise),
/* harmony export */   Jp: () => (/* binding */ findShortage),
/* harmony export */   Ju: () => (/* binding */ answersToNotice),
/* harmony export */   Xe: () => (/* binding */ hasEnoughTimes),
/* harmony export */   dw: () => (/* binding */ NOISE_ERRORS)
/* harmony export */ });
/* harmony import */ var _decision_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29853);
/* harmony import */ var _metrics_latency_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72987);
/* harmony import */ var _model_sampling_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3292);



const NOISE_ERRORS = 0.8;
const ABOVE_MEDIANS = 1.2;
const TRIMMED_SHARE = 0.25;
const INTERVAL_ERRORS = 1.96;
const QUARTILE_ERROR = 1.3626;
const QUARTER_SIZE = 0.3186;
const LEAST_MS = 1e-3;
function compareTimes(cases, limit, method) {
  const { statistic, limitAbove, isCompared, isShare } = limit;
  const timed = cases.filter(({ now: now2 }) => now2.length > 0);
  const nowTimes = timed.map(({ now: now2 }) => now2);
  const beforeTimes = timed.map(({ before: before2 }) => before2);
  const shortage = findShortageBefore(cases, limit) ?? findShortage(nowTimes, statistic, "now");
  if (shortage !== null) {
    return { kind: "missing", reason: shortage };
  }
  const computeFigure = (times) => (0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_1__/* .latencyStatistic */ .fv)(times, statistic, method) ?? NaN;
  const before = isCompared ? computeFigure(beforeTimes) : null;
  const now = computeFigure(nowTimes);
  const usesTypicalRatio = isShare && statistic === "p50";
  const ratio = usesTypicalRatio ? typicalRatio(timed) : atLeastMinimum(now) / atLeastMinimum(before ?? now);
  const judgedMs = usesTypicalRatio ? ratio * (before ?? now) : now;
  const limitMs = limitAbove(before);
  const mediansBefore = beforeTimes.map((samples) => [(0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_1__/* .medianOfTimes */ .Kg)(samples) ?? NaN]);
  const hasSecondBound = isCompared && !usesTypicalRatio;
  const secondBound = hasSecondBound ? boundAboveMedians(computeFigure(mediansBefore), limit) : 0;
  const errorOfLog = standardError(timed, isCompared) * errorShare(statistic, usesTypicalRatio, timed.length);
  return {
    kind: "measured",
    before,
    now,
    limit: limitMs,
    ratio,
    spread: Math.exp(INTERVAL_ERRORS * errorOfLog),
    result: judgeTime(judgedMs, limitMs, secondBound, errorOfLog),
    samples: nowTimes.reduce((sum, { length }) => sum + length, 0)
  };
}
function judgeTime(ms, limitMs, secondBound, errorOfLog) {
  if (ms <= limitMs + _decision_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p8) {
    return "within";
  }
  const limitWithNoise = limitMs * Math.exp(NOISE_ERRORS * errorOfLog);
  return ms > secondBound && ms > limitWithNoise + _decision_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p8 ? "over" : "noise";
}
function findShortageBefore(cases, { statistic, isCompared, isPaired }) {
  if (!isCompared) {
    return null;
  }
  const allTimesBefore = cases.map(({ before }) => before);
  const isRunShort = isPaired || hasEnoughTimes(allTimesBefore, statistic);
  const timedCases = cases.filter(({ now }) => now.length > 0);
  const timesBefore = timedCases.map(({ before }) => before);
  return findShortage(timesBefore, statistic, isRunShort ? "now" : "before");
}
function boundAboveMedians(medianMs, { limitAbove }) {
  return Math.min(ABOVE_MEDIANS * medianMs, limitAbove(medianMs));
}
function findShortage(times, statistic, side) {
  const timed = times.filter(({ length }) => length > 0);
  if (timed.length === 0) {
    return { code: "not_measured" };
  }
  const casesWithFewRepeats = timed.filter(({ length }) => length < _model_sampling_js__WEBPACK_IMPORTED_MODULE_2__/* .MIN_REPEATS */ .A).length;
  if (casesWithFewRepeats > 0) {
    return { code: "too_few_repeats", side, cases: casesWithFewRepeats, need: _model_sampling_js__WEBPACK_IMPORTED_MODULE_2__/* .MIN_REPEATS */ .A };
  }
  const have = timed.reduce((sum, { length }) => sum + length, 0);
  const need = _metrics_latency_js__WEBPACK_IMPORTED_MODULE_1__/* .MIN_SAMPLES */ .Pu[statistic];
  return have < need ? { code: "too_few_samples", side, have, need } : null;
}
function hasEnoughTimes(times, statistic) {
  return findShortage(times, statistic, "now") === null;
}
function typicalRatio(cases) {
  const logs = cases.map(({ before, now }) => Math.log(atLeastMinimum((0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_1__/* .typicalTime */ .OP)(now)) / atLeastMinimum((0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_1__/* .typicalTime */ .OP)(before)))).toSorted((a, b) => a - b);
  const trimmed = Math.floor(TRIMMED_SHARE * logs.length);
  const middle = logs.slice(trimmed, logs.length - trimmed);
  return Math.exp(middle.reduce((sum, log) => sum + log, 0) / middle.length);
}
function standardError(cases, isCompared) {
  const sides = cases.flatMap(({ before, now }) => isCompared ? [now, before] : [now]);
  const variance = sides.reduce((sum, { length }) => sum + 1 / length, 0) / cases.length;
  return estimateNoise(sides) * QUARTILE_ERROR * Math.sqrt(variance);
}
function errorShare(statistic, usesTypicalRatio, cases) {
  if (usesTypicalRatio) {
    return 1 / Math.sqrt(cases);
  }
  return statistic === "p50" || statistic === "mean" ? Math.min(1, 2 / Math.sqrt(cases)) : 1;
}
function estimateNoise(times) {
  const differences = [];
  for (const repeats of times) {
    for (let i = 1; i < repeats.length; i++) {
      const ratio = atLeastMinimum(repeats[i]) / atLeastMinimum(repeats[i - 1]);
      differences.push(Math.abs(Math.log(ratio)));
    }
  }
  const size = (0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_1__/* .percentileValue */ .VD)(Float64Array.from(differences).sort(), 0.25, "nearest") ?? 0;
  return size / QUARTER_SIZE / Math.SQRT2;
}
function answersToNotice(noise, logDistance, errors) {
  return 2 * (noise * QUARTILE_ERROR * errors / logDistance) ** 2;
}
function atLeastMinimum(ms) {
  return Math.max(ms, LEAST_MS);
}



/***/ }),

/***/ 59140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FW: () => (/* binding */ findLatencyNotices),
/* harmony export */   H3: () => (/* binding */ checkLatencyRule),
/* harmony export */   JA: () => (/* binding */ canBeTimedAgain),
/* harmony export */   l: () => (/* binding */ readTimingConditions),
/* harmony export */   sw: () => (/* binding */ findCasesToConfirm)
/* harmony export */ });
/* harmony import */ var _decision_checks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74349);
/* harmony import */ var _decision_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29853);
/* harmony import */ var _metrics_latency_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72987);
/* harmony import */ var _model_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69559);
/* harmony import */ var _model_sampling_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3292);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90997);
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58065);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7087);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97855);









function readTimingConditions(policy, run) {
  const { config, baseline } = policy;
  const { timing } = run;
  if (config.latency === "off" || timing.source === "off") {
    return null;
  }
  const repeatsOfPass = timing.asked?.repeats ?? timing.repeats;
  const firstTimes = new Map(run.cases.map(({ case_id, first_ms }) => [case_id, first_ms ?? 0]));
  return {
    settings: config.latency,
    percentile: config.definition.percentile,
    repeats: repeatsOfPass * (timing.asked?.passes ?? 1),
    timed: new Set((0,_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .selectTimedCases */ .lo)(policy).map(({ id }) => id)),
    needed_s: repeatsOfPass === 0 ? (0,_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .neededSeconds */ .No)(policy, firstTimes) : null,
    ended: timing.budget_ended,
    recording: policy.recording === true,
    recorded: timing.source === "recorded",
    paired: baseline?.beside !== void 0 && timing.seed !== void 0
  };
}
function checkLatencyRule(rule, bucket, conditions) {
  if (!(0,_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .hasLimit */ .yR)(rule) || conditions.recorded && !rule.named) {
    return [];
  }
  const { pairs, added } = splitByTimes(bucket, conditions.timed);
  const timedScores = [...pairs.map(({ now }) => now), ...added];
  if (timedScores.length === 0) {
    return rule.named ? [(0,_decision_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .missingCheck */ .Hx)(rule, _decision_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_MEASURED */ .pJ)] : [];
  }
  if (!rule.named && !(0,_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .hasEnoughCases */ .Gg)(rule.metric.family.statistic, timedScores.length)) {
    return [];
  }
  const isCompared = rule.tolerance.length > 0 && pairs.length > 0;
  if (!isCompared && rule.ceiling === null) {
    return rule.named ? checkPlanOnly(rule, timedScores, conditions) : [];
  }
  const againstBefore = isCompared ? checkAgainstBefore(rule, pairs, conditions) : null;
  const isShare = conditions.paired && hasShare(rule.metric.family.statistic);
  const isCeilingChecked = isCompared && !isShare && added.length === 0;
  const isMissing = againstBefore?.state === "missing";
  const needsCeilingCheck = rule.ceiling !== null && !isCeilingChecked && !isMissing;
  const againstCeiling = needsCeilingCheck ? checkAgainstCeiling(rule, timedScores, conditions) : null;
  return [againstBefore, againstCeiling].filter((check) => check !== null);
}
function checkPlanOnly(rule, scores, conditions) {
  const times = scores.map((score) => timesOfCase(score, [], conditions));
  const limit = limitOfRule(rule, conditions, { caseCount: times.length, isCompared: false });
  const lackOfPlan = findLackOfPlan(rule, times, conditions, limit);
  return lackOfPlan === null ? [] : [(0,_decision_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .missingCheck */ .Hx)(rule, lackOfPlan)];
}
function checkAgainstBefore(rule, pairs, conditions) {
  const times = pairs.map(({ now, before }) => timesOfCase(now, before.latency_ms, conditions));
  const findCulprits = () => findSlowerCases(pairs);
  return decideRule(rule, times, conditions, { isCompared: true, findCulprits });
}
function checkAgainstCeiling(rule, scores, conditions) {
  const times = scores.map((score) => timesOfCase(score, [], conditions));
  const findCulprits = () => findSlowestCases(scores);
  return decideRule(rule, times, conditions, { isCompared: false, findCulprits });
}
function splitByTimes(bucket, timedIds) {
  const pairs = [];
  const added = bucket.added.filter(({ id }) => timedIds.has(id));
  for (const pair of bucket.pairs) {
    if (!timedIds.has(pair.now.id)) {
      continue;
    }
    const isFirstFind = pair.before.results.length === 0 && pair.now.results.length > 0;
    if (pair.before.latency_ms.length === 0 || isFirstFind) {
      added.push(pair.now);
    } else {
      pairs.push(pair);
    }
  }
  return { pairs, added };
}
function timesOfCase({ error, samples_ms: samples }, before, { ended, repeats }) {
  if (error !== null) {
    return { planned: 0, now: [], before };
  }
  const planned = ended ? repeats : Math.min(repeats, samples.length);
  return { planned, now: samples, before };
}
function limitOfRule(rule, { settings, paired: isPaired }, { caseCount, isCompared }) {
  const { statistic } = rule.metric.family;
  const common = { statistic, isCompared, isPaired };
  const ceiling = rule.ceiling ?? Infinity;
  if (!isCompared) {
    return { ...common, limitAbove: () => ceiling, isShare: false };
  }
  if (isPaired && hasShare(statistic)) {
    const share = settings.side_by_side[statistic];
    const allowedRise = (ms) => Math.max(_model_config_js__WEBPACK_IMPORTED_MODULE_3__/* .SIDE_BY_SIDE_FLOOR_MS */ .Am, share * ms);
    const limitAbove2 = (ms) => (ms ?? 0) + allowedRise(ms ?? 0);
    return { ...common, limitAbove: limitAbove2, isShare: true };
  }
  const limitAbove = (ms) => Math.min(ceiling, (ms ?? 0) + (0,_decision_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .toleranceValue */ .H$)(rule.tolerance, ms ?? 0, caseCount));
  return { ...common, limitAbove, isShare: false };
}
function hasShare(statistic) {
  return statistic === "p50" || statistic === "p95";
}
function canBeTimedAgain({ metric, ceiling }, isSideBySide) {
  return ceiling !== null || !isSideBySide || !hasShare(metric.family.statistic);
}
function decideRule(rule, times, conditions, { isCompared, findCulprits }) {
  const limit = limitOfRule(rule, conditions, { caseCount: times.length, isCompared });
  const lackOfPlan = findLackOfPlan(rule, times, conditions, limit);
  if (lackOfPlan !== null) {
    return rule.named ? (0,_decision_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .missingCheck */ .Hx)(rule, lackOfPlan) : null;
  }
  const lackOfTime = findLackOfTime(times, conditions);
  if (lackOfTime !== null) {
    return (0,_decision_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .missingCheck */ .Hx)(rule, lackOfTime);
  }
  const decision = decideTimes(times, limit, conditions);
  if (decision.kind === "missing") {
    return (0,_decision_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .missingCheck */ .Hx)(rule, decision.reason);
  }
  const members = limit.isShare ? makeRatioFigures(decision.comparison) : makeTimeFigures(rule, decision);
  return (0,_decision_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .makeCheck */ .Ht)((0,_decision_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .subjectOfRule */ .W6)(rule), decision.state, members, findCulprits);
}
function findLackOfPlan({ metric }, times, conditions, { isCompared, isPaired }) {
  const { statistic } = metric.family;
  const isAgainstRecording = isCompared && !isPaired;
  if (isAgainstRecording) {
    const beforeTimes = times.map(({ before }) => before);
    const shortage = (0,_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .findShortage */ .Jp)(beforeTimes, statistic, "before");
    if (shortage !== null && shortage.code !== "not_measured") {
      return shortage;
    }
  }
  if (conditions.repeats === 0) {
    return { code: "not_in_plan", by: "budget_s", needed: conditions.needed_s ?? 0 };
  }
  const isPlanEnough = conditions.repeats >= _model_sampling_js__WEBPACK_IMPORTED_MODULE_7__/* .MIN_REPEATS */ .A && conditions.repeats * times.length >= _metrics_latency_js__WEBPACK_IMPORTED_MODULE_2__/* .MIN_SAMPLES */ .Pu[statistic];
  if (isAgainstRecording || isPlanEnough) {
    return null;
  }
  return conditions.recorded ? { code: "not_in_plan", by: "recorded", needed: _model_sampling_js__WEBPACK_IMPORTED_MODULE_7__/* .MIN_REPEATS */ .A } : { code: "not_in_plan", by: "repeats", needed: (0,_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .repeatsToFill */ .Rz)(statistic, times.length) };
}
function findLackOfTime(times, { ended, recording }) {
  if (!ended) {
    return null;
  }
  const leastTimes = (planned) => recording ? planned : Math.min(planned, _model_sampling_js__WEBPACK_IMPORTED_MODULE_7__/* .MIN_REPEATS */ .A);
  if (times.every(({ now, planned }) => now.length >= leastTimes(planned))) {
    return null;
  }
  const have = times.reduce((sum, { now, planned }) => sum + Math.min(now.length, planned), 0);
  const need = times.reduce((sum, { planned }) => sum + planned, 0);
  return { code: "plan_unfinished", have, need };
}
function decideTimes(times, limit, { percentile, ended }) {
  const byPlan = (0,_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .compareTimes */ .G5)(takeTimes(times, limit, "planned"), limit, percentile);
  if (byPlan.kind === "missing") {
    return byPlan;
  }
  if (byPlan.result !== "over") {
    const isUnfinished = ended && times.some(({ now, planned }) => now.length < planned);
    const isPass = byPlan.result === "within" && !isUnfinished;
    return { kind: "measured", comparison: byPlan, state: isPass ? "pass" : "fell" };
  }
  const canConfirm = !ended && !limit.isShare && times.some(isTimedAgain);
  if (!canConfirm) {
    return { kind: "measured", comparison: byPlan, state: "fail" };
  }
  const byConfirmation = (0,_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .compareTimes */ .G5)(takeTimes(times, limit, "confirming"), limit, percentile);
  const comparison = byConfirmation.kind === "missing" ? byPlan : byConfirmation;
  const states = { within: "pass", noise: "fell", over: "fail" };
  return { kind: "measured", comparison, state: states[comparison.result] };
}
function isTimedAgain({ now, planned }) {
  return planned > 0 && now.length >= 2 * planned;
}
function takeTimes(times, { isPaired }, pass) {
  return times.map((timedCase) => {
    const { before, now, planned } = timedCase;
    const start = pass === "confirming" && isTimedAgain(timedCase) ? planned : 0;
    const end = start + planned;
    return { before: isPaired ? before.slice(start, end) : before, now: now.slice(start, end) };
  });
}
function makeTimeFigures(rule, { comparison: { before, now, limit, spread, samples }, state }) {
  const isOverCeiling = state === "fail" && (0,_decision_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .exceededBound */ .Mz)(rule, now) === "ceiling";
  return {
    n: samples,
    baseline: before,
    current: now,
    interval: [now / spread, now * spread],
    tolerance: before === null ? null : limit - before,
    limit,
    ...isOverCeiling && { by: "ceiling" }
  };
}
function makeRatioFigures({ before, now, limit, ratio, spread, samples }) {
  const baseline = before ?? 0;
  const low = ratio / spread;
  const high = ratio * spread;
  return {
    n: samples,
    baseline,
    current: now,
    interval: [baseline * low, baseline * high],
    tolerance: limit - baseline,
    limit,
    ratio: { ratio, low, high, tolerance: baseline === 0 ? 0 : limit / baseline - 1 }
  };
}
function findSlowerCases(pairs) {
  const slower = [];
  for (const pair of pairs) {
    const before = (0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_2__/* .medianOfTimes */ .Kg)(pair.before.latency_ms);
    const after = (0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_2__/* .medianOfTimes */ .Kg)(pair.now.samples_ms);
    const badness = (after ?? 0) - (before ?? 0);
    if (badness > 0) {
      slower.push({ badness, culprit: (0,_decision_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .makeCulprit */ .ut)(pair, before, after) });
    }
  }
  return (0,_decision_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .sortCulprits */ .dq)(slower);
}
function findSlowestCases(cases) {
  const slowest = [];
  for (const { id, ranks, samples_ms: samples } of cases) {
    const median = (0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_2__/* .medianOfTimes */ .Kg)(samples);
    if (median !== null) {
      slowest.push({ badness: median, culprit: (0,_decision_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .bareCulprit */ .aI)(id, median, ranks) });
    }
  }
  return (0,_decision_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .sortCulprits */ .dq)(slowest);
}
function findCasesToConfirm(policy, asked, seen) {
  const { settings, percentile } = asked;
  const conditions = { settings, percentile, ended: false, paired: seen.base !== null };
  const timed = listSeenCases(policy, asked, seen);
  const toConfirm = /* @__PURE__ */ new Set();
  for (const rule of (0,_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .listLatencyRules */ .gB)(policy)) {
    const scopedCases = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .selectInScope */ .ut)(timed, rule.scope, ({ subject }) => subject);
    if (!rule.named && !(0,_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .hasEnoughCases */ .Gg)(rule.metric.family.statistic, scopedCases.length)) {
      continue;
    }
    for (const { cases, isCompared } of listExpectedChecks(rule, scopedCases)) {
      const limit = limitOfRule(rule, conditions, { caseCount: cases.length, isCompared });
      const decision = decideTimes(cases, limit, conditions);
      const isFailure = decision.kind === "measured" && decision.state === "fail";
      if (isFailure && !limit.isShare && !didMostRise(cases, limit, seen.first)) {
        cases.forEach(({ asked: asked2 }) => toConfirm.add(asked2));
      }
    }
  }
  return toConfirm;
}
function listExpectedChecks({ tolerance, ceiling }, cases) {
  const checks = [];
  if (tolerance.length > 0) {
    checks.push({ cases: cases.filter(({ before }) => before.length > 0), isCompared: true });
  }
  if (ceiling !== null) {
    checks.push({ cases, isCompared: false });
  }
  return checks;
}
const MOST_CASES = 0.8;
function didMostRise(cases, { limitAbove, isCompared }, firstTimes) {
  if (!isCompared) {
    return false;
  }
  const timed = cases.filter(({ now }) => now.length > 0);
  const risen = timed.filter(({ asked, before, now }) => {
    const firstMs = firstTimes.get(asked) ?? 0;
    return Math.min((0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_2__/* .typicalTime */ .OP)(now), firstMs) > limitAbove((0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_2__/* .typicalTime */ .OP)(before));
  });
  return risen.length >= MOST_CASES * timed.length;
}
function listSeenCases({ suite, baseline }, { cases, times }, seen) {
  const subjects = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_8__/* .indexById */ .RX)(suite.cases);
  const timed = [];
  for (const { id: asked, asked_as: ownId = asked, query } of cases) {
    const subject = subjects.get(ownId);
    const planned = times.get(asked) ?? 0;
    if (subject?.query !== query || planned === 0) {
      continue;
    }
    const row = baseline?.cases.get(ownId);
    const recordedTimes = row?.digests.ask === subject.digests.ask ? row.latency_ms : [];
    const now = seen.now.get(asked) ?? [];
    const before = seen.base === null ? recordedTimes : seen.base.get(asked) ?? [];
    timed.push({ subject, asked, planned, now, before });
  }
  return timed;
}
function findLatencyNotices(policy, conditions, checks, { latency, cases }, { environment }) {
  if (conditions === null || conditions.recorded) {
    return [];
  }
  const rises = policy.recording === true ? listToleratedRises(policy, latency, cases.length) : checks.flatMap(listNoticedRise);
  if (rises.length === 0 && conditions.needed_s === null) {
    return [];
  }
  const isOnOtherMachine = policy.baseline !== null && isOtherMachine(policy.baseline, environment);
  return [
    {
      code: "latency_limits",
      beside: conditions.paired,
      other_machine: isOnOtherMachine,
      rises,
      budget_s: conditions.needed_s
    }
  ];
}
function isOtherMachine({ environment: before }, now) {
  const fields = ["cpu", "os", "arch", "cores"];
  return fields.some((field) => before[field] !== now[field]);
}
function listNoticedRise(check) {
  const { unit, metric, scope, baseline, current, tolerance, interval, ratio } = check;
  if (unit !== "ms" || scope.kind !== "overall" || baseline === null || tolerance === null) {
    return [];
  }
  const judgedMs = ratio === void 0 ? current ?? 0 : baseline * ratio.ratio;
  const noise = Math.max(0, judgedMs - (interval?.[0] ?? judgedMs));
  return [{ metric, ms: tolerance + noise, baseline }];
}
function listToleratedRises(policy, latency, cases) {
  const rises = [];
  for (const { metric, scope, tolerance, named } of (0,_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .listLatencyRules */ .gB)(policy)) {
    const { statistic } = metric.family;
    const baseline = latency.overall[`${statistic}_ms`];
    const isGated = named || (0,_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .hasEnoughCases */ .Gg)(statistic, cases);
    if (scope.kind === "overall" && tolerance.length > 0 && baseline !== null && isGated) {
      rises.push({ metric: metric.name, ms: (0,_decision_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .toleranceValue */ .H$)(tolerance, baseline, cases), baseline });
    }
  }
  return rises;
}



/***/ }),

/***/ 7087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gg: () => (/* binding */ hasEnoughCases),
/* harmony export */   Ig: () => (/* binding */ countTimes),
/* harmony export */   L8: () => (/* binding */ findKnownRepeats),
/* harmony export */   No: () => (/* binding */ neededSeconds),
/* harmony export */   Rz: () => (/* binding */ repeatsToFill),
/* harmony export */   Vn: () => (/* binding */ isLatencyRule),
/* harmony export */   Xg: () => (/* binding */ expectedQueries),
/* harmony export */   aT: () => (/* binding */ makeRounds),
/* harmony export */   gB: () => (/* binding */ listLatencyRules),
/* harmony export */   lo: () => (/* binding */ selectTimedCases),
/* harmony export */   nY: () => (/* binding */ planRun),
/* harmony export */   vn: () => (/* binding */ countPasses),
/* harmony export */   wG: () => (/* binding */ canAskTwice),
/* harmony export */   yR: () => (/* binding */ hasLimit)
/* harmony export */ });
/* harmony import */ var _decision_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29853);
/* harmony import */ var _metrics_latency_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72987);
/* harmony import */ var _model_sampling_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3292);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16886);
/* harmony import */ var _model_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69559);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97855);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90997);
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58065);








function isLatencyRule(rule) {
  return rule.metric.family.kind === "latency";
}
function hasLimit({ tolerance, ceiling }) {
  return tolerance.length > 0 || ceiling !== null;
}
function listLatencyRules({ config, suite }) {
  return (0,_decision_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveRules */ .SJ)(config, suite).filter(isLatencyRule).filter(hasLimit);
}
const FEWEST_OF_INTENT = 15;
function selectTimedCases({ config, suite: { cases } }) {
  const wanted = config.latency === "off" ? void 0 : config.latency.cases;
  if (wanted === void 0 || wanted >= cases.length) {
    return cases;
  }
  const timed = /* @__PURE__ */ new Set();
  const intents = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(cases, ({ intent }) => intent);
  for (const [intent, count] of shareCases(intents, wanted)) {
    const byDigest = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .requireValue */ .vd)(intents, intent).toSorted((a, b) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP)(a.digests.ask, b.digests.ask));
    for (const subject of byDigest.slice(0, count)) {
      timed.add(subject);
    }
  }
  return cases.filter((subject) => timed.has(subject));
}
function shareCases(intents, wanted) {
  const counts = /* @__PURE__ */ new Map();
  const fewest = Math.min(FEWEST_OF_INTENT, Math.floor(wanted / intents.size));
  const bySize = [...intents].toSorted(([, a], [, b]) => a.length - b.length);
  let placesLeft = wanted;
  let casesLeft = bySize.reduce((sum, [, cases]) => sum + cases.length, 0);
  for (const [intent, { length }] of bySize) {
    const share = placesLeft * length / casesLeft;
    if (share < fewest) {
      const count = Math.min(fewest, length);
      counts.set(intent, count);
      placesLeft -= count;
      casesLeft -= length;
    }
  }
  let sharedSoFar = 0;
  for (const [intent, { length }] of intents) {
    if (!counts.has(intent)) {
      const start = Math.round(sharedSoFar);
      sharedSoFar += placesLeft * length / casesLeft;
      counts.set(intent, Math.round(sharedSoFar) - start);
    }
  }
  return counts;
}
const MIN_CASES = {
  p50: 1,
  p90: 10,
  p95: 5,
  p99: 100,
  mean: 1
};
function spareCases(cases) {
  return cases < 2 ? 0 : Math.ceil(cases / 10);
}
function hasEnoughCases(statistic, cases) {
  return cases >= MIN_CASES[statistic];
}
function repeatsToFill(statistic, cases) {
  return Math.max(_model_sampling_js__WEBPACK_IMPORTED_MODULE_7__/* .MIN_REPEATS */ .A, Math.ceil(_metrics_latency_js__WEBPACK_IMPORTED_MODULE_1__/* .MIN_SAMPLES */ .Pu[statistic] / (cases - spareCases(cases))));
}
const SHARP_REPEATS = 7;
const SHARP_SAMPLES = 300;
function neededRepeats(subject) {
  const timed = selectTimedCases(subject);
  const sharpRepeats = Math.min(SHARP_REPEATS, Math.floor(SHARP_SAMPLES / timed.length));
  let repeats = Math.max(sharpRepeats, repeatsToFill("p50", timed.length));
  for (const { scope, metric, named } of listLatencyRules(subject)) {
    const { statistic } = metric.family;
    const { length } = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .selectCases */ ._H)(timed, scope);
    if (named && length > 0) {
      repeats = Math.max(repeats, repeatsToFill(statistic, length));
    }
  }
  return repeats;
}
function neededSeconds(subject, tookMs) {
  return Math.ceil(neededRepeats(subject) * sumTimes(subject, tookMs) / 1e3);
}
function chooseRepeats(subject, { repeats, budget_s: budget }, tookMs) {
  if (repeats !== "auto") {
    return repeats;
  }
  const affordable = Math.floor(1e3 * budget / sumTimes(subject, tookMs));
  const chosen = Math.min(neededRepeats(subject), affordable);
  return chosen < _model_sampling_js__WEBPACK_IMPORTED_MODULE_7__/* .MIN_REPEATS */ .A ? 0 : chosen;
}
function sumTimes(subject, tookMs) {
  const times = [...tookMs.values()];
  const mean = times.reduce((sum, ms) => sum + ms, 0) / Math.max(1, times.length);
  return selectTimedCases(subject).reduce((sum, { id }) => sum + (tookMs.get(id) ?? mean), 0);
}
const PATIENCE = 3;
function findKnownRepeats(policies, { repeats }) {
  let largest = repeats === "auto" ? 0 : repeats;
  for (const { baseline } of policies) {
    if (repeats === "auto" && !hasTimes(baseline)) {
      return null;
    }
    largest = Math.max(largest, baseline?.timing.repeats ?? 0);
  }
  return largest;
}
function hasTimes(baseline) {
  return baseline !== null && baseline.timing.source !== "off";
}
function planRun(policies, cases, settings, tookMs) {
  let repeats = 0;
  let endsMs = 1e3 * settings.budget_s;
  for (const policy of policies) {
    const { baseline } = policy;
    const knownRepeats = findKnownRepeats([policy], settings);
    repeats = Math.max(repeats, knownRepeats ?? chooseRepeats(policy, settings, tookMs));
    const recordedMs = hasTimes(baseline) ? baseline.timing.ms : 0;
    const countsPlan = !hasTimes(baseline) || settings.repeats !== "auto";
    const plannedMs = countsPlan ? repeats * sumTimes(policy, tookMs) : 0;
    endsMs = Math.max(endsMs, PATIENCE * Math.max(recordedMs, plannedMs));
  }
  return { repeats, times: countTimes(repeats, policies, cases), ends_ms: endsMs };
}
function countTimes(repeats, policies, cases) {
  const timed = new Set(policies.flatMap(selectTimedCases).map(({ id }) => id));
  return new Map(cases.map(({ id, asked_as: ownId = id }) => [id, timed.has(ownId) ? repeats : 0]));
}
function makeRounds(times) {
  const rounds = Math.max(0, ...times.values());
  return Array.from({ length: rounds }, (_, round) => {
    const asked = [];
    for (const [id, count] of times) {
      const countBefore = Math.floor(round * count / rounds);
      const countAfter = Math.floor((round + 1) * count / rounds);
      if (countAfter > countBefore) {
        asked.push(id);
      }
    }
    return asked;
  });
}
function expectedQueries(times, warmup, sides) {
  const timed = [...times.values()].reduce((sum, count) => sum + count, 0);
  const untimed = warmup * times.size;
  return { planned: sides * (untimed + timed), most: sides * (untimed + 2 * timed) };
}
const BUDGET_SHARE = 0.9;
function canAskTwice(subject, repeats, { budget_s: budget }, tookMs) {
  return 2 * repeats * sumTimes(subject, tookMs) <= BUDGET_SHARE * 1e3 * budget;
}
const NOTICED_TOLERANCES = 1.5;
const ONE_PERCENT_ERRORS = 2.326;
const ERRORS_APART = _compare_js__WEBPACK_IMPORTED_MODULE_5__/* .NOISE_ERRORS */ .dw + ONE_PERCENT_ERRORS;
function countPasses({ repeats, times: planned }, { repeats: setting, budget_s: budget, side_by_side: shares }, baseTimes) {
  if (setting !== "auto" || repeats === 0) {
    return 1;
  }
  const timedCases = [...baseTimes].filter(([id, caseTimes]) => caseTimes.length > 0 && (planned.get(id) ?? 0) > 0);
  const times = timedCases.map(([, caseTimes]) => caseTimes);
  const noise = (0,_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .estimateNoise */ .H8)(times);
  const p50 = (0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_1__/* .latencyStatistic */ .fv)(times, "p50", "nearest") ?? NaN;
  const tolerance = Math.max(shares.p50, _model_config_js__WEBPACK_IMPORTED_MODULE_3__/* .SIDE_BY_SIDE_FLOOR_MS */ .Am / p50);
  const logDistance = Math.log((1 + NOTICED_TOLERANCES * tolerance) / (1 + tolerance));
  const answersNeeded = (0,_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .answersToNotice */ .Ju)(noise, logDistance, ERRORS_APART);
  const wantedPasses = Math.ceil(answersNeeded / (repeats * Math.max(1, times.length)));
  const passMs = 2 * repeats * sumMeans(times);
  const affordablePasses = Math.floor(BUDGET_SHARE * 1e3 * budget / passMs);
  return Number.isNaN(wantedPasses) ? 1 : Math.max(1, Math.min(affordablePasses, wantedPasses));
}
function sumMeans(times) {
  const means = times.map((samples) => samples.reduce((sum, ms) => sum + ms, 0) / samples.length);
  return means.reduce((sum, ms) => sum + ms, 0);
}



/***/ }),

/***/ 98948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DK: () => (/* binding */ keepFirstPass),
/* harmony export */   R9: () => (/* binding */ hadSlowMoment),
/* harmony export */   Z: () => (/* binding */ keepOldLatency),
/* harmony export */   aY: () => (/* binding */ keepFasterPass)
/* harmony export */ });
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97855);
/* harmony import */ var _decision_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29853);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16886);
/* harmony import */ var _metrics_latency_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72987);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90997);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7087);






const SLOW_ROUND = 1.3;
function hadSlowMoment(times, firstTimes, repeats) {
  if (repeats === 0) {
    return false;
  }
  const complete = [...times].filter(([, samples]) => samples.length === repeats);
  if (complete.length === 0) {
    return true;
  }
  const rounds = Array.from({ length: repeats }, (_, round) => {
    const multiples = complete.map(([, samples]) => (samples[round] ?? NaN) / Math.min(...samples));
    return (0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_2__/* .medianOfTimes */ .Kg)(multiples) ?? NaN;
  });
  const firstMultiples = complete.map(([id, samples]) => (firstTimes.get(id) ?? Infinity) / Math.min(...samples));
  const firstPass = (0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_2__/* .medianOfTimes */ .Kg)(firstMultiples) ?? NaN;
  const isCalm = Math.max(...rounds) <= SLOW_ROUND * Math.min(firstPass, ...rounds);
  return !isCalm;
}
function keepFasterPass(cases, repeats) {
  const isComplete = (times2) => times2.length === 2 * repeats;
  const times = cases.map(({ samples_ms: samples }) => samples).filter(isComplete);
  const meanOfPass = (firstIndex) => {
    const pass = times.map((samples) => samples.slice(firstIndex, firstIndex + repeats));
    return (0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_2__/* .latencyStatistic */ .fv)(pass, "mean", "nearest") ?? 0;
  };
  const start = meanOfPass(repeats) < meanOfPass(0) ? repeats : 0;
  return mapTimes(cases, (samples) => isComplete(samples) ? samples.slice(start, start + repeats) : samples);
}
function keepFirstPass(cases, repeats) {
  return mapTimes(cases, (samples) => samples.slice(0, repeats));
}
function mapTimes(cases, choose) {
  return cases.map(({ spans_ms: spans, ...caseRun }) => ({
    ...caseRun,
    samples_ms: choose(caseRun.samples_ms),
    ...spans && { spans_ms: (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_5__/* .mapValues */ .LG)(spans, choose) }
  }));
}
function keepOldLatency(subject, oldBaseline, newBaseline) {
  const { latency } = subject.config;
  if (oldBaseline === null || oldBaseline.beside !== void 0 || latency === "off") {
    return newBaseline;
  }
  if (oldBaseline.timing.source === "off" || newBaseline.timing.source === "off") {
    return newBaseline;
  }
  const both = { oldBaseline, newBaseline };
  const hasMoved = (0,_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .listLatencyRules */ .gB)(subject).some((rule) => hasFigureMoved(rule, subject, both));
  return isMeasuredAlike(both) && !hasMoved && canKeepRepeats(both, latency.repeats) ? copyLatency(both) : newBaseline;
}
function isMeasuredAlike({ oldBaseline, newBaseline }) {
  const measuredFields = ({ environment, timing, definition, cases }) => [
    environment,
    timing.source,
    definition.percentile,
    [...cases].map(([id, { digests, intent, latency_ms: samples, spans_ms: spans }]) => {
      return [id, digests.ask, intent, samples.length > 0, [...spans?.keys() ?? []].toSorted()];
    })
  ];
  return (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .sameCanonical */ .FN)(measuredFields(oldBaseline), measuredFields(newBaseline));
}
function canKeepRepeats({ oldBaseline, newBaseline }, setting) {
  const oldRepeats = oldBaseline.timing.repeats;
  const newRepeats = newBaseline.timing.repeats;
  return newRepeats === oldRepeats || setting === "auto" && newRepeats < oldRepeats;
}
function hasFigureMoved({ metric, scope, tolerance }, { suite }, { oldBaseline, newBaseline }) {
  if (tolerance.length === 0) {
    return false;
  }
  const findFigure = ({ latency }) => (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .findBucket */ .Ub)(latency, scope)?.[`${metric.family.statistic}_ms`] ?? NaN;
  const oldFigure = findFigure(oldBaseline);
  const newFigure = findFigure(newBaseline);
  if (Object.is(oldFigure, newFigure)) {
    return false;
  }
  const caseCount = Math.max(1, (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .selectCases */ ._H)(suite.cases, scope).length);
  const allowed = (0,_decision_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .toleranceValue */ .H$)(tolerance, Math.min(oldFigure, newFigure), caseCount);
  return !(Math.abs(newFigure - oldFigure) <= allowed + _decision_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p8);
}
function copyLatency({ oldBaseline, newBaseline }) {
  const cases = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_5__/* .mapValues */ .LG)(newBaseline.cases, (row, id) => {
    const { latency_ms: samples = [], spans_ms: spans } = oldBaseline.cases.get(id) ?? {};
    return { ...row, latency_ms: samples, ...spans && { spans_ms: spans } };
  });
  return { ...newBaseline, timing: oldBaseline.timing, latency: oldBaseline.latency, cases };
}



/***/ }),

/***/ 29874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cp: () => (/* binding */ NO_RENAMES),
/* harmony export */   UL: () => (/* binding */ invertRenames),
/* harmony export */   c4: () => (/* binding */ renameTarget),
/* harmony export */   dC: () => (/* binding */ indexNames),
/* harmony export */   f3: () => (/* binding */ indexByName),
/* harmony export */   iH: () => (/* binding */ namesDocument)
/* harmony export */ });
/* harmony import */ var _suite_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44141);

const NO_RENAMES = /* @__PURE__ */ new Map();
function indexByName(paths) {
  const byName = /* @__PURE__ */ new Map();
  for (const [path, value] of paths) {
    for (const name of indexNames([path])) {
      byName.set(name, byName.has(name) ? null : value);
    }
  }
  return byName;
}
function indexNames(paths) {
  const names = /* @__PURE__ */ new Set();
  for (const path of paths) {
    for (const whole of [path, path.replace(/#.*$/su, ""), path.replace(/\.[^./]+$/u, "")]) {
      for (let at = 0; at !== -1; at = whole.indexOf("/", at + 1)) {
        names.add(at === 0 ? whole : whole.slice(at + 1));
      }
    }
  }
  return names;
}
function namesDocument({ kind }) {
  return ["hint", "path", "id", "file", "span"].includes(kind);
}
function renameTarget(target, renames) {
  if (target.kind !== "any") {
    return renameSingle(target, renames);
  }
  const members = target.members.map((member) => renameSingle(member, renames));
  return { ...target, members: members.toSorted(_suite_js__WEBPACK_IMPORTED_MODULE_0__/* .compareTargets */ .wu) };
}
function renameSingle(target, renames) {
  const value = namesDocument(target) ? renames.get(target.value) : void 0;
  return value === void 0 ? target : { ...target, value };
}
function invertRenames(renames) {
  return new Map([...renames].map(([before, after]) => [after, before]));
}



/***/ }),

/***/ 3292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ MIN_REPEATS)
/* harmony export */ });
const MIN_REPEATS = 3;



/***/ }),

/***/ 50522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ isComplete),
/* harmony export */   MS: () => (/* binding */ lockFolder),
/* harmony export */   eh: () => (/* binding */ unlockFolders),
/* harmony export */   jW: () => (/* binding */ isProcessAlive),
/* harmony export */   nV: () => (/* binding */ hasReport),
/* harmony export */   qT: () => (/* binding */ removeEarlierFiles),
/* harmony export */   u5: () => (/* binding */ writeReport),
/* harmony export */   z2: () => (/* binding */ OWN_FILES)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _reporters_registry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60492);
/* harmony import */ var _system_chunks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53179);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97855);







const OWN_FILES = _reporters_registry_js__WEBPACK_IMPORTED_MODULE_4__/* .REPORTERS */ .P.map(({ file }) => file);
const TEMP_PREFIX = ".retrieval-gate-writing-";
const IGNORE_FILE = ".gitignore";
const IGNORE_MARK = "# Written by retrieval-eval-gate";
const IGNORE_TEXT = `${IGNORE_MARK}, which cleans this folder.
*
`;
const LOCK_FILE = ".retrieval-gate-lock";
async function removeEarlierFiles(directory, keep = /* @__PURE__ */ new Set()) {
  const target = node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(directory);
  try {
    const entries = await listEntries(target, directory);
    const reportFiles = listReportFiles(entries).filter((name) => !keep.has(name));
    await requireOwnFolder(directory, entries);
    const temporaryFolders = entries.filter((entry) => entry.isDirectory() && entry.name.startsWith(TEMP_PREFIX)).map(({ name }) => name);
    for (const name of [...reportFiles, ...temporaryFolders]) {
      await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(target, name), { recursive: true, force: true });
    }
  } catch (error) {
    throw explainWriteError(directory, error);
  }
}
function listReportFiles(entries) {
  const files = new Set(entries.flatMap((entry) => entry.isDirectory() ? [] : [entry.name]));
  return OWN_FILES.filter((name) => files.has(name));
}
async function requireOwnFolder(directory, entries) {
  const reportFiles = listReportFiles(entries);
  if (reportFiles.length > 0 && !await isOwnFolder(node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(directory))) {
    throw foreignFolderError(directory, reportFiles);
  }
}
async function isOwnFolder(target) {
  const ignoreText = await readTextOrEmpty(node_path__WEBPACK_IMPORTED_MODULE_2__.join(target, IGNORE_FILE));
  if (ignoreText.startsWith(IGNORE_MARK)) {
    return true;
  }
  for (const name of ["report.json", "part.json"]) {
    const text = await readTextOrEmpty(node_path__WEBPACK_IMPORTED_MODULE_2__.join(target, name));
    if (/"tool":\s*"retrieval-eval-gate /.test(text)) {
      return true;
    }
  }
  return false;
}
async function hasReport(directory) {
  const target = node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(directory);
  const report = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(target, "report.json")).catch(() => null);
  return report?.isFile() === true && await isOwnFolder(target);
}
async function hasReportsOnly(target, entries) {
  for (const entry of entries) {
    if (!entry.isDirectory() || !await isOwnFolder(node_path__WEBPACK_IMPORTED_MODULE_2__.join(target, entry.name))) {
      return false;
    }
  }
  return true;
}
async function readTextOrEmpty(file) {
  try {
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(file)).isFile() ? await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, "utf8") : "";
  } catch {
    return "";
  }
}
function foreignFolderError(directory, files) {
  const firstNames = `${files.slice(0, 3).join(", ")}${files.length > 3 ? ", \u2026" : ""}`;
  const them = files.length === 1 ? "it" : "them";
  return new _errors_js__WEBPACK_IMPORTED_MODULE_3__.GateError("usage", `${directory} holds ${firstNames}, and no report of this program is there; nothing was removed`, `Give the report a folder of its own (--report-dir, or the input report-dir), or move ${them} away.`);
}
async function lockFolder(directory, begunAt = Infinity) {
  const target = node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(directory);
  const lock = node_path__WEBPACK_IMPORTED_MODULE_2__.join(target, LOCK_FILE);
  try {
    const entries = await listEntries(target, directory);
    await requireOwnFolder(directory, entries);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(target, { recursive: true }).catch((error) => explainMkdirError(target, error));
    if (await hasReportsOnly(target, entries)) {
      await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(target, IGNORE_FILE), IGNORE_TEXT, FAIL_IF_PRESENT);
    }
    if (refusedFolders.has(target)) {
      throw refuseLockedFolder(directory, null);
    }
    const lockOwner = Number(await readTextOrEmpty(lock));
    if (lockOwner > 0 && lockOwner !== process.pid && isProcessAlive(lockOwner)) {
      throw refuseLockedFolder(directory, lockOwner);
    }
    if (await isReportNewer(target, begunAt)) {
      throw refuseLockedFolder(directory, null);
    }
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(lock, { force: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(lock, String(process.pid), FAIL_IF_PRESENT);
    rememberLock(lock);
  } catch (error) {
    const wasLockedMeanwhile = systemErrorCode(error) === "EEXIST";
    throw wasLockedMeanwhile ? refuseLockedFolder(directory, null) : explainWriteError(directory, error);
  }
}
const CLOCK_TOLERANCE_MS = 1e3;
async function isReportNewer(target, begunAt) {
  const report = node_path__WEBPACK_IMPORTED_MODULE_2__.join(target, (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_5__/* .requireItem */ .l5)(OWN_FILES, 0));
  const stat = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(report).catch(() => null);
  const writtenAt = stat?.mtimeMs ?? 0;
  return writtenAt > begunAt && writtenAt <= Date.now() + CLOCK_TOLERANCE_MS;
}
const FAIL_IF_PRESENT = { flag: "wx" };
const ownLocks = /* @__PURE__ */ new Set();
const refusedFolders = /* @__PURE__ */ new Set();
let unlocksOnExit = false;
function unlockFolders() {
  for (const lock of ownLocks) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(lock, { force: true });
  }
  ownLocks.clear();
  refusedFolders.clear();
}
function rememberLock(lock) {
  ownLocks.add(lock);
  if (!unlocksOnExit) {
    unlocksOnExit = true;
    process.once("exit", unlockFolders);
  }
}
function isProcessAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemErrorCode(error) === "EPERM";
  }
}
function refuseLockedFolder(directory, lockOwner) {
  refusedFolders.add(node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(directory));
  const ownerText = lockOwner === null ? "" : ` (process ${lockOwner})`;
  return new _errors_js__WEBPACK_IMPORTED_MODULE_3__.GateError("usage", `another gate writes its report into ${directory} now${ownerText}`, `Give each a folder of its own with --report-dir. If no other gate is running, ${lockOwner === null ? "run this one again" : `remove ${LOCK_FILE} there`}.`);
}
async function listEntries(target, shown) {
  const stat = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(target).catch(nullIfAbsent);
  if (stat === null) {
    return [];
  }
  if (stat.isSymbolicLink()) {
    throw refusalError("report_incomplete", `${shown} is a symbolic link`, "Name the directory itself.");
  }
  if (!stat.isDirectory()) {
    throw refusalError("usage", `${shown} is a file`, "Name a folder, or remove the file.");
  }
  return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(target, { withFileTypes: true });
}
async function writeReport(directory, files) {
  const target = node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(directory);
  await lockFolder(directory);
  await removeEarlierFiles(directory);
  try {
    await syncDirectory(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(target));
    return await writeAndMoveFiles(target, files);
  } catch (error) {
    throw explainWriteError(directory, error);
  }
}
async function explainMkdirError(target, error) {
  let folder = node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(target);
  const isRoot = () => node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(folder) === folder;
  while (!isRoot() && await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(folder).catch(nullIfAbsent) === null) {
    folder = node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(folder);
  }
  await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.access)(folder, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
  throw error;
}
async function writeAndMoveFiles(target, files) {
  const temp = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(target, TEMP_PREFIX));
  try {
    const sizes = await writeFiles(temp, files);
    for (const name of [...sizes.keys()].toReversed()) {
      await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(temp, name), node_path__WEBPACK_IMPORTED_MODULE_2__.join(target, name));
    }
    await syncDirectory(target);
    return sizes;
  } finally {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(temp, { recursive: true, force: true });
  }
}
async function writeFiles(folder, files) {
  const sizes = /* @__PURE__ */ new Map();
  for (const [name, render] of files) {
    const parts = render();
    if (parts === null) {
      continue;
    }
    if (name !== node_path__WEBPACK_IMPORTED_MODULE_2__.basename(name)) {
      throw new TypeError(`${JSON.stringify(name)} is no plain file name`);
    }
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, name), "wx", 420);
    try {
      sizes.set(name, await writeParts(file, parts));
      await file.sync();
    } finally {
      await file.close();
    }
  }
  await syncDirectory(folder);
  return sizes;
}
async function writeParts(file, parts) {
  let size = 0;
  for (const part of (0,_system_chunks_js__WEBPACK_IMPORTED_MODULE_6__/* .inChunks */ .m)(parts)) {
    const bytes = Buffer.from(part, "utf8");
    await file.appendFile(bytes);
    size += bytes.length;
  }
  return size;
}
async function syncDirectory(folder) {
  const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(folder, "r").catch(() => null);
  if (handle === null) {
    return;
  }
  await handle.sync().catch(() => null);
  await handle.close();
}
function systemErrorCode(error) {
  return error instanceof Error && "code" in error ? String(error.code) : void 0;
}
function nullIfAbsent(error) {
  if (systemErrorCode(error) === "ENOENT") {
    return null;
  }
  throw error;
}
const HINTS = /* @__PURE__ */ new Map([
  ["ENOSPC", "The disk is full: free some space."],
  ["EDQUOT", "The disk quota is used up: free some space."],
  ["EROFS", "The file system is read-only: choose another report directory."],
  ["EACCES", "Permission denied: choose a report directory that this user may write to."],
  ["EPERM", "Permission denied: choose a report directory that this user may write to."],
  ["ENOTDIR", "A part of the path is a file: choose another report directory."]
]);
function explainWriteError(directory, error) {
  const code = systemErrorCode(error);
  if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.GateError || code === void 0) {
    return error;
  }
  const hint = HINTS.get(code) ?? "Choose another report directory, or look at the disk.";
  return new _errors_js__WEBPACK_IMPORTED_MODULE_3__.GateError(code === "ENOTDIR" ? "usage" : "report_incomplete", `${directory}: the report could not be written (${code})`, { hint, cause: error });
}
function refusalError(code, what, hint) {
  return new _errors_js__WEBPACK_IMPORTED_MODULE_3__.GateError(code, `${what}; the report can't be written there`, hint);
}
async function isComplete(directory, files) {
  try {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory);
    if (names.some((name) => OWN_FILES.includes(name) && !files.has(name))) {
      return false;
    }
    for (const [name, bytes] of files) {
      const stat = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, name));
      if (!stat.isFile() || stat.size !== bytes) {
        return false;
      }
    }
    return true;
  } catch {
    return false;
  }
}



/***/ }),

/***/ 27586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ runPipeline)
});

// EXTERNAL MODULE: ./lib/latency/recorded.js
var recorded = __webpack_require__(98948);
// EXTERNAL MODULE: ./lib/decision/accepted-figures.js
var accepted_figures = __webpack_require__(20237);
// EXTERNAL MODULE: ./lib/gate/outcome.js
var outcome = __webpack_require__(80443);
// EXTERNAL MODULE: ./lib/gate/questions.js
var questions = __webpack_require__(82630);
// EXTERNAL MODULE: ./lib/decision/row-scores.js
var row_scores = __webpack_require__(90468);
// EXTERNAL MODULE: ./lib/decision/rules.js
var rules = __webpack_require__(29853);
// EXTERNAL MODULE: ./lib/metrics/family.js
var family = __webpack_require__(86509);
// EXTERNAL MODULE: ./lib/metrics/score.js
var score = __webpack_require__(27139);
// EXTERNAL MODULE: ./lib/metrics/registry.js + 2 modules
var registry = __webpack_require__(13480);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/model/suite.js
var suite = __webpack_require__(44141);
// EXTERNAL MODULE: ./lib/model/lookup.js
var lookup = __webpack_require__(97855);
// EXTERNAL MODULE: ./lib/model/scope.js
var model_scope = __webpack_require__(90997);
// EXTERNAL MODULE: ./lib/model/run.js
var model_run = __webpack_require__(30060);
// EXTERNAL MODULE: ./lib/decision/pairs.js
var pairs = __webpack_require__(28599);
;// CONCATENATED MODULE: ./lib/gate/runs.js









function averageRuns(runs) {
  const { scores, run } = (0,lookup/* requireItem */.l5)(runs, 0);
  const averagedCases = averageCases(runs.map((each) => each.scores.cases));
  const cases = averagedCases.map(({ score }) => score);
  const means = (0,model_scope/* mapBuckets */.A9)(scores.means, (figures, scope) => (0,lookup/* mapValues */.LG)(figures, (_, name) => scopeMean(cases, scope, name)));
  const scoresByRow = averageCases(runs.map((each) => [...each.scores.by_row?.values() ?? []]));
  const byRow = new Map(scoresByRow.map(({ score }) => [score.id, score]));
  const answersByRun = runs.map((each) => (0,model_run/* runsById */.j8)(each.run));
  const shownRuns = new Map(averagedCases.map(({ score, shown }) => [score.id, shown]));
  const shownCases = run.cases.map((each) => {
    const answers = (0,lookup/* requireItem */.l5)(answersByRun, shownRuns.get(each.case_id) ?? 0);
    return { ...each, outcome: (0,lookup/* requireValue */.vd)(answers, each.case_id).outcome };
  });
  return {
    scores: { ...scores, cases, means, by_row: byRow },
    run: { ...run, cases: shownCases, run_count: runs.length }
  };
}
function scopeMean(cases, scope, name) {
  const metric = (0,registry/* parseMetric */.uo)(name);
  const isForCases = typeof metric !== "string" && (0,family/* isPerCase */.uE)(metric.family);
  const weight = isForCases ? metric.family.weight : void 0;
  return (0,score/* weightedMean */.hY)((0,model_scope/* selectCases */._H)(cases, scope), (score) => (0,pairs/* metricValue */.a3)(score, name), weight);
}
function averageCases(runs) {
  const scoresOfCase = groupScores(runs);
  return (0,lookup/* requireItem */.l5)(runs, 0).map((first) => {
    const scoresByRun = scoresOfCase(first.id);
    const isMostlyFound = 2 * scoresByRun.filter(({ found: found2 }) => found2).length > scoresByRun.length;
    const shown = scoresByRun.findIndex((each) => each.found === isMostlyFound);
    const metrics = new Map([...first.metrics.keys()].map((name) => [
      name,
      (0,score/* averageKnown */.jw)(scoresByRun.map((each) => (0,pairs/* metricValue */.a3)(each, name)))
    ]));
    const { ranks, found, forbidden_ranks, results, many_to_many, degraded, error } = (0,lookup/* requireItem */.l5)(scoresByRun, shown);
    const answer = { ranks, found, forbidden_ranks, results, many_to_many, degraded, error };
    return { score: { ...first, metrics, ...answer }, shown };
  });
}
function groupScores(runs) {
  const byRun = runs.map(lookup/* indexById */.RX);
  return (id) => byRun.flatMap((run) => run.get(id) ?? []);
}
function addRunFigures(baseline, runs) {
  const scoresOfCase = groupScores(runs.map(({ scores }) => scores.cases));
  const varies = baseline.answers_vary === true || [...baseline.cases.keys()].some((id) => {
    const [first, ...others] = scoresOfCase(id);
    return others.some(({ results }) => !(0,canonical_json/* sameCanonical */.FN)(results, first?.results));
  });
  const cases = (0,lookup/* mapValues */.LG)(baseline.cases, (row, id) => {
    const scoresByRun = scoresOfCase(id);
    const variance = varies ? varianceOverRuns(scoresByRun, baseline.k) : null;
    const foundRuns = scoresByRun.filter(({ found }) => found).length;
    const counted = { ...row, found_in: foundRuns };
    return variance === null ? counted : { ...counted, variance };
  });
  return { ...baseline, cases, run_count: runs.length, ...varies ? { answers_vary: true } : {} };
}
function varianceOverRuns(scores, k) {
  const sums = [];
  for (const score of scores) {
    const recall = (0,pairs/* metricValue */.a3)(score, `recall@${k}`);
    const ndcg = (0,pairs/* metricValue */.a3)(score, `ndcg@${k}`);
    if (recall !== null && ndcg !== null) {
      sums.push(recall + ndcg);
    }
  }
  if (sums.length < 2) {
    return null;
  }
  const mean = sums.reduce((all, sum) => all + sum, 0) / sums.length;
  const squares = sums.reduce((all, sum) => all + (sum - mean) ** 2, 0);
  return (0,canonical_json/* roundNumber */.Wf)(squares / (sums.length - 1));
}
function keepVariances(newBaseline, before) {
  if (before === null || newBaseline.answers_vary !== true) {
    return newBaseline;
  }
  const cases = (0,lookup/* mapValues */.LG)(newBaseline.cases, (row, id) => {
    const oldRow = before.cases.get(id);
    const isSame = oldRow !== void 0 && (0,suite/* sameQuestion */.RB)(oldRow.digests, row.digests);
    const variance = row.variance ?? (isSame ? oldRow.variance : void 0);
    return variance === void 0 ? row : { ...row, variance };
  });
  return { ...newBaseline, cases };
}


// EXTERNAL MODULE: ./lib/gate/sound.js
var sound = __webpack_require__(44780);
// EXTERNAL MODULE: ./lib/gate/selected-cases.js
var selected_cases = __webpack_require__(84778);
// EXTERNAL MODULE: ./lib/gate/two-policies.js
var two_policies = __webpack_require__(88084);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/model/config.js
var model_config = __webpack_require__(69559);
;// CONCATENATED MODULE: ./lib/pipeline.js













const NOTHING_REACHED = {
  inputs: null,
  policies: null,
  run: null,
  scores: null,
  part: null
};
async function runPipeline(ports) {
  let reached = NOTHING_REACHED;
  const addReached = (parts) => {
    reached = { ...reached, ...parts };
    return reached;
  };
  try {
    return await measureAndConclude(ports, addReached);
  } catch (error) {
    const failure = (0,outcome/* toFailure */.w2)(error);
    return sealReport({ ...reached, failure, verdict: (0,outcome/* errorVerdict */.yP)(null) }, ports);
  }
}
async function measureAndConclude(ports, addReached) {
  const policies = await loadPolicies(ports);
  addReached({ inputs: policies.head, policies: (0,two_policies/* policiesReceipt */.NU)(policies) });
  const { plan, union } = (0,questions/* makePlan */.Cs)(policies, ports.selectCases);
  const asked = await ports.retrieve(plan);
  const measured = await ports.judgeAnswers(plan, (0,questions/* splitByPolicy */.OC)(union, asked));
  const inputs = (0,questions/* selectAskedCases */.Cm)(plan);
  const first = scoreHead(inputs, measured);
  addReached({ ...shownScores(first), inputs, part: asked.part ?? null });
  const { config, suite } = policies.head;
  const { baseline } = policies.over ?? policies.head;
  const scoreByRows = ({ scores, run }) => ({
    run,
    scores: (0,row_scores/* addRowScores */.Fp)({ config, suite, baseline }, scores, run)
  });
  const runs = measured.failure === null ? await measureFurtherRuns(first, asked, plan, union, ports) : [first];
  const judged = runs.length === 1 ? first : averageRuns(runs.map(scoreByRows));
  const reached = addReached(shownScores(judged));
  const { recording, ...conclusion } = await ports.conclude({
    policies,
    plan,
    union,
    asked,
    inputs,
    measured: { ...measured, head: judged.run },
    scores: judged.scores
  });
  return sealReport({ ...reached, ...conclusion }, ports, runs, recording);
}
async function loadPolicies(ports) {
  const loaded = await ports.load();
  if (ports.command === "gate") {
    (0,sound/* requireComparable */.Mv)(loaded.head);
  }
  return { ...loaded, findings: ports.findWeakening(loaded) };
}
function scoreHead({ config, suite }, { head, failure }) {
  const scored = failure === null ? suite : (0,score/* suiteOfAskedCases */.TY)(suite, head);
  const scores = (0,score/* scoreRun */.I6)(scored, head, (0,rules/* listMetrics */.u7)(config), config.definition);
  return { scores, run: head };
}
function shownScores({ scores, run }) {
  const { by_row: _byRow, ...shownMembers } = scores;
  return { run, scores: scores.cases.length === 0 ? null : shownMembers };
}
async function measureFurtherRuns(first, { second }, plan, union, { repeat }) {
  const { config, suite } = plan.head;
  const scoreFurther = (run) => {
    const scores = (0,score/* scoreRun */.I6)(suite, run, (0,rules/* listMetrics */.u7)(config), config.definition);
    (0,sound/* assertMeasured */.TG)(config, suite, scores, null);
    return { scores, run };
  };
  if (second !== void 0) {
    return [first, scoreFurther(union.part(second, "head"))];
  }
  if (repeat === void 0) {
    return [first];
  }
  const untimedConfig = { ...config, latency: "off" };
  const untimed = { ...plan, head: { ...plan.head, config: untimedConfig } };
  (0,sound/* assertMeasured */.TG)(config, suite, first.scores, null);
  const runs = [first];
  while (runs.length < 1 + repeat.times) {
    const { head, failure } = (0,questions/* splitByPolicy */.OC)(union, await repeat.ask(untimed));
    if (failure !== null) {
      throw failure;
    }
    runs.push(scoreFurther(head));
  }
  return runs;
}
function sealReport(unsealed, ports, runs = [], recording) {
  const report = {
    tool: ports.tool,
    ...unsealed,
    new_baseline: makeNewBaseline(unsealed, ports, runs, recording),
    deterministic_digest: null
  };
  if (report.scores === null) {
    return report;
  }
  return { ...report, deterministic_digest: ports.digestReport(report) };
}
function makeNewBaseline({ failure, inputs, run, scores }, { tool, command, renewsTimes = false }, runs, recording) {
  const isMeasured = failure === null || failure.code === "baseline_missing";
  if (!isMeasured || inputs === null || run === null || scores === null || inputs.suite.partial) {
    return null;
  }
  let baseline = (0,outcome/* makeBaseline */.c1)(inputs, run, scores, tool, command);
  if (!renewsTimes) {
    baseline = (0,recorded/* keepOldLatency */.Z)(inputs, inputs.baseline, baseline);
  }
  if (runs.length > 1) {
    baseline = addRunFigures(baseline, runs);
  }
  if (recording !== void 0) {
    baseline = keepVariances(baseline, recording.before);
    baseline = (0,accepted_figures/* updateAcceptedFigures */.cW)(baseline, recording);
  }
  const merged = (0,selected_cases/* keepUnselectedRows */.T4)(baseline, inputs);
  if (merged === null && command === "record") {
    throw unlikeRowsError(inputs);
  }
  return merged;
}
function unlikeRowsError({ config }) {
  const message = `${(0,model_config/* baselineFile */._S)(config)} holds rows that \`select\` leaves out, and they were measured otherwise: by another k or definition, or as the mean of another number of runs`;
  return new errors.GateError("not_comparable", message, "Record the whole suite, with a config that has no `select`; or name another baseline in this config.");
}



/***/ })

};
