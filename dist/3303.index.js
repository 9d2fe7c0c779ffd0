export const id = 3303;
export const ids = [3303,934];
export const modules = {

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
  /** Messages of the queries that failed before one was answered; null from then on. */
  #firstFailures = [];
  #retries = 0;
  #corrected;
  #corpus;
  #asked = 0;
  constructor(plan, ports) {
    this.#plan = plan;
    this.#ports = ports;
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
    if (!this.#compareWithFirst(subject, raw)) {
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
    return (0,timers/* inParallel */.HN)(askedOnce.slice(0, missingCount), concurrency, async (subject) => {
      const raw = await this.#ask(subject);
      if (raw.kind === "answer") {
        this.#compareWithFirst(subject, raw);
      }
    });
  }
  /** Returns whether the list of results is the first one. If not, the case is unstable from then on. */
  #compareWithFirst(subject, raw) {
    const first = this.#outcomes.get(subject.id);
    const hits = this.#rankResults(subject, raw);
    const isSame = first?.kind !== "answer" || haveSameDocuments(first.hits, hits);
    if (!isSame) {
      this.#unstable.add(subject.id);
    }
    return isSame;
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
          ...spansMs !== void 0 && !areTooFew && { spans_ms: spansMs }
        };
      }),
      timing: sampled.timing,
      unstable: cases.map(({ id }) => id).filter((id) => this.#unstable.has(id)),
      retries: this.#retries,
      ...this.#corrected !== void 0 && { corrected: this.#corrected },
      ...this.#corpus !== void 0 && { corpus: this.#corpus },
      failure
    };
  }
  /** Throws `cancelled` if the run was cancelled. */
  async #ask(subject) {
    if (this.#ports.cancelled()) {
      throw new errors/* GateError */.ue("cancelled", "the run was cancelled", "What was measured until then is in the report.");
    }
    this.#asked++;
    const raw = await this.#ports.retriever.ask({
      // The id in the suite, by which a recorded run knows the case.
      case_id: subject.id_in_suite ?? subject.id,
      query: subject.query,
      k: this.#plan.k,
      ...subject.params !== void 0 && { params: subject.params }
    });
    this.#retries += raw.retries;
    if (raw.kind === "answer") {
      this.#corrected = (0,model_run/* addCorrections */.rj)(this.#corrected, raw.corrected);
      this.#corpus = raw.corpus ?? this.#corpus;
    }
    return raw;
  }
  /**
   * Throws `retriever_failed` if the first queries all fail: then the search itself is broken. The
   * failures of a recorded run don't count, since each of its queries may be missing by itself; nor
   * do questions that only the base asks, such as with an argument that is gone.
   */
  async #askFirst(subject) {
    const raw = await this.#ask(subject);
    if (raw.kind === "error") {
      const message = quoteError(raw.message);
      this.#outcomes.set(subject.id, { kind: "error", message });
      const isOnlyOfBase = subject.id_in_suite !== void 0;
      if (this.#plan.clock !== "recorded" && !isOnlyOfBase) {
        this.#addFirstFailure(message);
      }
      return;
    }
    this.#firstFailures = null;
    const answer = this.#makeAnswer(subject, raw);
    this.#outcomes.set(subject.id, answer);
    this.#tookMs.set(subject.id, raw.elapsed_ms ?? 0);
    const timeByChosenClock = this.#elapsed(subject, raw);
    if (timeByChosenClock !== null) {
      this.#firstMs.set(subject.id, timeByChosenClock);
    }
  }
  #addFirstFailure(message) {
    const messages = this.#firstFailures;
    if (messages === null || messages.push(message) < MOST_FAILURES) {
      return;
    }
    const config = this.#plan.config_places ?? { file: "" };
    throw new errors/* GateError */.ue("retriever_failed", `the first ${MOST_FAILURES} queries failed: ${message}`, (0,query_errors/* adviseOnQueryErrors */.v)(messages, MOST_FAILURES, config) ?? `${query_errors/* FIX_RETRIEVER */.X7} No other query was asked. \`retrieval-gate ask "some words"\` shows one answer.`);
  }
  /**
   * Returns the answer with its results ranked. Times, retries, corrections and corpus are kept for
   * the whole run. Throws as `rankAnswer`, and the error names the case.
   */
  #makeAnswer(subject, raw) {
    const hits = this.#rankResults(subject, raw);
    const { results, elapsed_ms: _elapsed, retries: _retries, corrected: _corrected, corpus: _corpus, stages, ...keptMembers } = raw;
    const keptStages = stages === void 0 ? {} : { stages: addCaseToError(subject, () => (0,ranking/* stageHits */.Dc)(stages)) };
    return Object.assign({ hits, returned: results.length }, keptMembers, keptStages);
  }
  /** Throws as `rankAnswer`, and the error names the case. */
  #rankResults(subject, { results }) {
    const { k, definition } = this.#plan;
    return addCaseToError(subject, () => (0,ranking/* rankAnswer */.PN)(results, subject.id_in_suite ?? subject.id, k, definition));
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
    throw new errors/* GateError */.ue("retriever_answer", `case "${subject.id}": the answer has no latency_ms`, "`latency.source: reported` needs `latency_ms` in every answer; or use `source: measured`.");
  }
}
function addCaseToError(subject, read) {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof errors/* GateError */.ue)) {
      throw error;
    }
    throw new errors/* GateError */.ue(error.code, `case "${subject.id}": ${error.message}`, {
      hint: error.hint,
      cause: error
    });
  }
}
function haveSameDocuments(a, b) {
  return a.length === b.length && a.every((hit, at) => hit.doc_id === b[at]?.doc_id);
}
const MOST_FAILURES = 10;
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
function quoteError(message) {
  const start = message.search(HTML);
  if (start === -1) {
    return joinLines(message);
  }
  const page = message.slice(start).replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/gi, "").replaceAll(/<[^>]*>/g, "\n").replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll(/&(?:quot|#39);/g, "'").replaceAll("&amp;", "&");
  const lines = page.split("\n").map(joinLines).filter(Boolean);
  const [first = "an HTML page", ...others] = lines;
  const reason = others.find((line) => line !== first && REASON.test(line)) ?? first;
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
    if (error instanceof errors/* GateError */.ue) {
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
      ...subject.params !== void 0 && { params: subject.params }
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
    return { hits, returned: raw.results.length, k };
  } catch (error) {
    if (error instanceof errors/* GateError */.ue) {
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
    if (error instanceof errors/* GateError */.ue) {
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
  const haveBothAnswered = first.kind === "answer" && second.kind === "answer";
  return haveBothAnswered && !haveSameDocuments(first.hits, second.hits);
}


;// CONCATENATED MODULE: ./lib/run/run-suite.js



async function runSuite(plan, ports) {
  const session = new Session(plan, ports);
  try {
    await ports.retriever.start();
    await session.run();
    return session.measurement(null);
  } catch (error) {
    if (error instanceof errors/* GateError */.ue) {
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
  /** Warms up, and times the planned cases in rounds. */
  async #time(latency) {
    const { cases } = this.#plan;
    const byId = (0,lookup/* indexById */.RX)(cases);
    this.#source = latency.source;
    for (let pass = 1; pass < latency.warmup; pass++) {
      await this.#warmUp();
    }
    const sampling = this.#plan.planTiming(this.#side.tookMs);
    await askRounds(sampling, this.#timingState, {
      now: this.#ports.now,
      order: (ids) => ids,
      ask: (id) => this.#sample((0,lookup/* requireValue */.vd)(byId, id)),
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
  let fewest = Infinity;
  for (const [id, { length }] of samples) {
    if (isAnswered(id)) {
      fewest = Math.min(fewest, length);
    }
  }
  return fewest === Infinity ? 0 : fewest;
}
async function askRounds({ rounds, ends_ms: endsMs }, state, ports) {
  const start = ports.now();
  let done = 0;
  const askAll = async (someRounds) => {
    const total = done + someRounds.flat().length;
    for (const ids of someRounds) {
      for (const id of ports.order(ids)) {
        state.budget_ended ||= ports.now() - start >= endsMs;
        if (state.budget_ended) {
          return;
        }
        await ports.ask(id);
        ports.progress(++done, total);
      }
    }
  };
  const timesPerPass = (0,lookup/* countItems */.A1)(rounds.flat());
  let passes = 0;
  do {
    passes++;
    await askAll(rounds);
    for (let repeat = 0; repeat < rounds.length; repeat++) {
      const lacking = [...timesPerPass].filter(([id, times]) => ports.lacks(id, passes * times));
      await askAll([lacking.map(([id]) => id)]);
    }
  } while (!state.budget_ended && ports.needsAnotherPass());
  state.ms = ports.now() - start;
  if (!state.budget_ended) {
    await askAll(ports.confirmingRounds());
  }
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
    if (error instanceof errors/* GateError */.ue) {
      return session.measurement(error);
    }
    throw error;
  } finally {
    await Promise.all([ports.base.stop(), ports.head.stop()]);
  }
}
async function runOneByOne(plan, ports) {
  const { cases } = plan;
  const areBothRecorded = plan.base.clock === "recorded" && plan.head.clock === "recorded";
  const latency = areBothRecorded ? plan.latency : "off";
  const planTiming = () => ({ rounds: [], confirmingRounds: () => [], ends_ms: 0 });
  const measure = (side) => runSuite({ ...plan[side], cases, latency, planTiming }, { ...ports, retriever: ports[side] });
  const base = await measure("base");
  if (base.failure !== null) {
    const failure = (0,errors/* failureOfBase */.LD)(base.failure);
    const unaskedHead = new Side(plan.head, { retriever: ports.head, cancelled: ports.cancelled });
    return { base, head: unaskedHead.measurement(cases, UNTIMED, failure) };
  }
  const head = await measure("head");
  return { base, head: { ...head, timing: addQueries(head.timing, base.timing) } };
}
function addQueries(head, base) {
  if (head.asked === void 0 || base.asked === void 0) {
    return head;
  }
  const queries = head.asked.queries + base.asked.queries;
  return { ...head, asked: { ...head.asked, queries } };
}
async function blameBase(work) {
  try {
    return await work;
  } catch (error) {
    throw error instanceof errors/* GateError */.ue ? (0,errors/* failureOfBase */.LD)(error) : error;
  }
}
class PairedSession {
  #plan;
  #ports;
  #base;
  #head;
  #pairs = /* @__PURE__ */ new Map();
  #stages = { base: new StageTimes(), head: new StageTimes() };
  /** "off" as long as nothing is timed. */
  #source = "off";
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
    this.#source = latency.source;
    for (let pass = 1; pass < latency.warmup; pass++) {
      await this.#warmUp();
    }
    const headMs = this.#head.tookMs;
    const tookMs = (0,lookup/* mapValues */.LG)(this.#base.tookMs, (baseMs, id) => baseMs + (headMs.get(id) ?? baseMs));
    const sampling = this.#plan.planTiming(tookMs);
    await askRounds(sampling, this.#timingState, {
      now: this.#ports.now,
      order: this.#ports.dice.shuffled,
      ask: async (id) => this.#addPair(id, await this.#askPair((0,lookup/* requireValue */.vd)(byId, id))),
      // The head has as many times as the base.
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
        source: this.#source,
        repeats: fewestRepeats(samples, (id) => this.#isAnswered(id)),
        budget_ended: this.#timingState.budget_ended,
        ...latency !== "off" && { seed: latency.seed },
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
    return { base: sideMeasurement("base"), head: sideMeasurement("head") };
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
var progress = __webpack_require__(63532);
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
  const ports = { ...gatePorts, pace: gatePorts.pace ?? new retrievers_ports/* Pace */.oG() };
  const started = { plan, since, root, ports };
  const retrieved = await retrieveAnswers(started, purpose);
  const askLostAgain = makeAskAgain(started);
  return {
    ...retrieved,
    ...askLostAgain !== null && { askAgain: askLostAgain },
    probe: (cases, k) => probeDeeper(started, { cases, k }),
    corpus: () => readCorpusHits(started),
    // Also of documents that `max_docs` leaves out of the index: a lost document may be one of
    // them.
    texts: async (ids) => {
      const changes = { max_docs: null };
      const documents = await readCorpusDocuments(started, changes).catch(() => null);
      const wantedDocuments = (documents ?? []).filter(({ id }) => ids.has(id));
      return new Map(wantedDocuments.map(({ id, text }) => [id, text]));
    }
  };
}
async function readCorpusHits(started) {
  const documents = await readCorpusDocuments(started, {});
  return documents === null ? null : (0,unknown_targets/* makeHits */.x)(documents);
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
async function readCorpusDocuments({ plan: { head }, root, ports }, changes) {
  if (head.config.retriever.kind !== "bm25") {
    return null;
  }
  const { readCorpus } = await Promise.all(/* import() */[__webpack_require__.e(8002), __webpack_require__.e(9), __webpack_require__.e(7783)]).then(__webpack_require__.bind(__webpack_require__, 87783));
  const config = { ...head.config.retriever, ...changes };
  return await readCorpus(config, retrieverPorts(root.directory, ports));
}
async function probeDeeper(started, request) {
  const { plan, root, ports } = started;
  const { retriever, definition } = plan.head.config;
  const opened = openForRest(started, retriever, root.directory);
  if (opened === null) {
    return { answers: [], failure: TIME_USED_UP };
  }
  ports.progress(`searching deeper for ${(0,format/* pluralise */.aX)(request.cases.length, "query", "queries")}`);
  const question = { ...request, definition, concurrency: retriever.concurrency };
  const { answers, failure } = await askAgain(question, opened.retriever);
  const rankedAnswers = (0,lookup/* zipLists */.L7)(request.cases, answers).map(([subject, list]) => {
    if (list === null) {
      return null;
    }
    const { hits, returned, k } = list;
    const outcome = { kind: "answer", hits, returned, degraded: false };
    const run = { case_id: subject.id, outcome, first_ms: null, samples_ms: [] };
    const ranks = (0,view/* targetRanks */.Hc)((0,view/* viewCase */.U1)(subject, run, definition));
    return { ranks, returned, ...k !== request.k && { k } };
  });
  return { answers: rankedAnswers, failure };
}
async function retrieveAnswers(started, purpose) {
  const { plan, ports } = started;
  const sharedPorts = {
    // Time spent to keep `max_per_second` does not count.
    now: () => performance.now() - (ports.pace?.waited_ms ?? 0),
    cancelled: () => ports.signal.aborted,
    progress: (0,progress/* showProgress */.R)(ports),
    environment: describeMachine(),
    // No baseline may be recorded from names that exist nowhere. In a gate the checks decide.
    ...purpose !== "gate" && {
      checkAnswers: (cases) => refuseIfNothingExists(plan, cases, () => readCorpusHits(started))
    }
  };
  const head = openHead(started);
  const sampler = new Sampler(plan, purpose, ports.progress);
  sampler.announceUntimed();
  const asking = { ...started, sampler, head, sharedPorts };
  if (plan.beside !== null) {
    return askSideBySide(asking, plan.beside);
  }
  const retrieved = await retrieveHead(asking);
  return purpose === "record" && retrieved.failure === null ? compareWithSecondStart(asking, retrieved) : retrieved;
}
async function retrieveHead(asking) {
  const { plan, sampler, head, sharedPorts } = asking;
  const ports = { ...sharedPorts, retriever: head.retriever };
  const { failure, ...run } = await runSuite(makeRunPlan(plan, sampler), ports);
  return { run: { ...finishRun(run, asking), log: head.log.text() }, base: null, failure };
}
async function compareWithSecondStart(asking, retrieved) {
  const { plan, root, sharedPorts } = asking;
  const { run } = retrieved;
  const { retriever } = plan.head.config;
  const side = makeSidePlan(retriever, plan);
  const { asked_twice: askedTwice = [] } = side;
  if (askedTwice.length === 0) {
    return retrieved;
  }
  const opened = openForRest(asking, retriever, root.directory);
  if (opened === null) {
    return { ...retrieved, notices: [{ code: "vary_unknown", reason: TIME_USED_UP }] };
  }
  const listUnstable = (answers) => {
    const ids = /* @__PURE__ */ new Set([...run.unstable, ...findOtherAnswers(run.cases, answers)]);
    return run.cases.map((caseRun) => caseRun.case_id).filter((id) => ids.has(id));
  };
  const listMoreCases = (answers) => {
    const varies = listUnstable(answers).length > 0;
    return varies ? plan.cases.filter((subject) => !askedTwice.includes(subject)) : [];
  };
  const ports = { ...sharedPorts, retriever: opened.retriever };
  const { failure, ...measured } = await askInSecondStart(side, askedTwice, ports, listMoreCases);
  const unstable = listUnstable(measured.cases);
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
function makeAskAgain(started) {
  const { plan, root, ports } = started;
  const { head, beside } = plan;
  const headSide = { config: head.config.retriever, directory: root.directory };
  if (!(0,questions/* canAnswerOtherwise */.fA)(headSide.config)) {
    return null;
  }
  return async (cases) => {
    ports.progress(`asking ${(0,format/* pluralise */.aX)(cases.length, "lost query", "lost queries")} again`);
    const measured = await askInNewStart(started, headSide, cases);
    if (measured === null) {
      return { head: [], base: null, failure: TIME_USED_UP };
    }
    const failure = measured.failure?.message ?? null;
    if (failure !== null || beside === null || !(0,questions/* canAnswerOtherwise */.fA)(beside.config)) {
      return { head: measured.cases, base: null, failure };
    }
    const base = await askInNewStart(started, beside, cases);
    return { head: measured.cases, base: base?.cases ?? null, failure: null };
  };
}
async function askInNewStart(started, { config, directory }, cases) {
  const opened = openForRest(started, config, directory);
  if (opened === null) {
    return null;
  }
  return askInSecondStart(makeSidePlan(config, started.plan), cases, {
    retriever: opened.retriever,
    cancelled: () => started.ports.signal.aborted
  });
}
async function askSideBySide(asking, beside) {
  const { plan, ports, sampler, head, sharedPorts } = asking;
  const base = openRetriever(beside.config, beside.directory, ports);
  const pairs = makePairPlan(plan, beside.config, sampler);
  const dice = makeDice(pairs.latency === "off" ? 0 : pairs.latency.seed);
  const pairPorts = { ...sharedPorts, head: head.retriever, base: base.retriever, dice };
  const measured = await runSideBySide(pairs, pairPorts);
  if (beside.is_first && (0,errors/* isFailureOfBase */.zx)(measured.head.failure)) {
    const retrieved = await retrieveHead({ ...asking, head: openHead(asking) });
    return { ...retrieved, notices: [{ code: "not_side_by_side", reason: "bootstrap" }] };
  }
  const headLog = head.log.text();
  const baseLog = base.log.text();
  const log = baseLog === "" ? headLog : `${headLog}[the base's retriever]
${baseLog}`;
  return {
    run: { ...finishRun(measured.head, asking), log },
    base: { ...finishRun(measured.base, asking), log: "" },
    failure: measured.head.failure
  };
}
function finishRun(run, { sampler, sharedPorts }) {
  return { ...sampler.finishRun(run), environment: sharedPorts.environment };
}
function openHead({ plan: { head, all }, root, ports }) {
  const caseIds = all.map(({ id }) => id);
  const opened = openRetriever(head.config.retriever, root.directory, ports, caseIds);
  return { ...opened, retriever: (0,config_places/* withConfigPlaces */.$)(opened.retriever, head) };
}
function openForRest({ since, ports }, config, directory) {
  const leftMs = Math.floor(config.total_timeout_ms - (performance.now() - since));
  return leftMs <= 0 ? null : openRetriever({ ...config, total_timeout_ms: leftMs }, directory, ports);
}
function openRetriever(config, directory, ports, caseIds = []) {
  const log = new failures/* BoundedLog */.ot();
  const retriever = (0,registry/* createRetriever */.HF)(config, {
    ...retrieverPorts(directory, ports),
    caseIds,
    log: (text) => log.push(Buffer.from(text))
  });
  return { retriever, log };
}
function retrieverPorts(directory, { environment, moduleHost, signal, pace }) {
  return { root: directory, environment, moduleHost, signal, pace, log: () => {
  } };
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
  /** Prints how many queries a run asks that times none. For any other run planRounds does. */
  announceUntimed() {
    if (this.#settings === "off") {
      this.#announce(new Map(this.#plan.cases.map(({ id }) => [id, 0])));
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
    this.#timing = { ...timing, settings };
    this.#firstTimes = tookMs;
    const canTimeAllTwice = this.#purpose !== "gate";
    this.#mayTimePlanTwice = canTimeAllTwice && this.#policies.every((policy) => (0,plan/* canAskTwice */.wG)(policy, timing.repeats, settings, tookMs));
    const times = this.#countOwnTimes(timing);
    this.#announce(times);
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
    const timing = this.#timing;
    if (timing === null) {
      return false;
    }
    if (this.#wantedPasses === null) {
      this.#wantedPasses = (0,plan/* countPasses */.vn)(timing, timing.settings, base);
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
    const timedPlan = {
      cases: this.#plan.all,
      settings: timing.settings,
      percentile: this.#plan.head.config.definition.percentile,
      times: multiplyValues(timing.times, this.#passes)
    };
    const seenTimes = { ...seen, first: this.#firstTimes };
    const idsToConfirm = new Set(this.#policies.flatMap((policy) => [...(0,latency_checks/* findCasesToConfirm */.sw)(policy, timedPlan, seenTimes)]));
    const timesOfAllPasses = multiplyValues(this.#countOwnTimes(timing), this.#passes);
    if (!this.#mayTimePlanTwice) {
      return (0,plan/* makeRounds */.aT)(new Map([...timesOfAllPasses].filter(([id]) => idsToConfirm.has(id))));
    }
    this.#isPlanTimedTwice = idsToConfirm.size > 0 || (0,recorded/* hadSlowMoment */.R9)(seen.now, this.#firstTimes, timing.repeats);
    return this.#isPlanTimedTwice ? (0,plan/* makeRounds */.aT)(timesOfAllPasses) : [];
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
  /** `times`: how often each case of the plan is timed, by case id. */
  #announce(times) {
    const settings = this.#settings;
    const warmup = settings === "off" ? 1 : settings.warmup;
    const secondAnswers = this.#countSecondAnswers(times, warmup);
    const isSideBySide = this.#plan.beside !== null;
    const { planned, most } = (0,plan/* expectedQueries */.Xg)(times, warmup, isSideBySide ? 2 : 1);
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
  await (0,_system_write_whole_js__WEBPACK_IMPORTED_MODULE_2__/* .writeWhole */ .f8)(root, file, (0,_reporters_baseline_json_js__WEBPACK_IMPORTED_MODULE_4__/* .baselineParts */ .Mh)(baseline));
  return (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absolutePath */ .Hi)(root, file);
}
function requireNamedBaseline({ file, baseline }) {
  if (baseline !== null) {
    return baseline;
  }
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue("usage", `${file} names no baseline, so there is no file to record into`, "Write one into the config, for example `baseline: baselines/search.json`.");
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
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue("baseline_missing", message, `${findBase === null ? WORKFLOW_HINT : describeDeskCommands(findBase(), config.file)} Or record a baseline and name it in the config, which a merge queue and shards need.`);
  }
}
const WORKFLOW_HINT = "Measure the base in the same job, with base-directory.";
function describeDeskCommands({ branch, commit }, config) {
  const name = (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .shellWord */ .r7)(branch);
  const checkOut = (0,_model_policy_js__WEBPACK_IMPORTED_MODULE_6__/* .makeBaseCommand */ .RL)("../base", (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .shellWord */ .r7)(commit));
  const compare = `retrieval-gate gate --config ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .shellWord */ .r7)(config)} --base-ref ${name} --base-directory ../base`;
  return `Compare with ${branch}: \`${checkOut}\`, build there what your search needs, and run \`${compare}\`.`;
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
  if ((0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .hasFolder */ .bU)((0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absolutePath */ .Hi)(root, file))) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue("usage", `--out ${file} is a folder`, "Name a file, such as baselines/docs.json.");
  }
  if (file !== baseline && inputFiles.includes(file)) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue("usage", `--out ${file} is read by this run`, "Name a file of its own.");
  }
  (0,_system_write_whole_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseForeignFile */ .D3)(root, file, "--out", "baseline");
  (0,_files_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseFileType */ .R)(out);
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

/***/ 94307:
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


// EXTERNAL MODULE: ./lib/model/config.js
var model_config = __webpack_require__(69559);
// EXTERNAL MODULE: ./lib/system/write-whole.js
var write_whole = __webpack_require__(79456);
// EXTERNAL MODULE: ./lib/app/version.js
var version = __webpack_require__(81271);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/system/excerpt.js
var excerpt = __webpack_require__(22708);
// EXTERNAL MODULE: ./lib/files/read.js
var read = __webpack_require__(62611);
// EXTERNAL MODULE: ./lib/model/answers.js
var answers = __webpack_require__(49946);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
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
    { cutoffCells: [], columns: ANSWER_COLUMNS, count: judgedCases.length },
    { cutoffCells: [["k", k]], columns: retrievalColumns, count: retrievalCases.length }
  ];
  const rows = [];
  for (const { cutoffCells, columns, count } of layouts) {
    const figureCells = columns.map((metric) => [metric, scores.means.overall.get(metric)?.toFixed(DECIMALS)]);
    if (figureCells.every(([, figure]) => figure !== void 0)) {
      const cells = [
        ["schema_version", SCHEMA_VERSION],
        ["ts", ts],
        ["dataset", datasetName(inputs)],
        ...cutoffCells,
        ...figureCells,
        ["sample_count", count]
      ];
      rows.push({
        header: cells.map(([column]) => column).join(","),
        row: cells.map(([, cell]) => cell).join(",")
      });
    }
  }
  return rows;
}
function datasetName({ config: { definition }, suite }) {
  const fields = Object.keys(model_config/* DEFAULT_DEFINITION */.Kr);
  const changedFields = fields.flatMap((field) => {
    const value = (0,canonical_json/* compactCanonical */.SM)(definition[field]);
    const usualValue = (0,canonical_json/* compactCanonical */.SM)(model_config/* DEFAULT_DEFINITION */.Kr[field]);
    return value === usualValue ? [] : [`${field}: ${value.replaceAll('"', "")}`];
  });
  return (0,messages_escape/* csvCell */.rK)(changedFields.length === 0 ? suite.name : `${suite.name} (${changedFields.join(", ")})`);
}


;// CONCATENATED MODULE: ./lib/app/leaderboard.js






const EOL = "\r\n";
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
    const hint = error instanceof errors/* GateError */.ue && error.hint !== void 0 ? ` ${error.hint}` : "";
    return { written: false, message: `the leaderboard was not written: ${reason}.${hint}` };
  }
}
async function appendLeaderboard(root, file, report, now) {
  const { verdict } = report.verdict;
  if (report.inputs === null || verdict !== "pass" && verdict !== "fail") {
    throw new errors/* GateError */.ue("invalid_file", `${file} takes no row of a run with verdict ${verdict}`);
  }
  const rows = leaderboardRows(report, now.toISOString());
  const [defaultRow] = rows;
  if (defaultRow === void 0) {
    const message = `${file} takes no row of a run without recall, mrr and ndcg, or without all four judged metrics`;
    throw new errors/* GateError */.ue("invalid_file", message);
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
    throw new errors/* GateError */.ue("invalid_file", message, "Rows of one file have one k and one layout: name another file.");
  }
  const eol = /\r?\n/.exec(earlier)?.[0] ?? EOL;
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
async function writeOutcome(request, report, outsideActions) {
  try {
    return await writeIntoFolder(request, report, outsideActions);
  } finally {
    (0,write/* unlockFolders */.eh)();
  }
}
async function writeIntoFolder(request, report, outsideActions) {
  const { inputs } = report;
  const { suite, baseline } = inputs === null ? await (0,app_request/* readNames */.r6)(request) : { suite: inputs.suite.name, baseline: inputs.config.baseline };
  const reportDir = reportDirectory(request, suite, report.part?.shard ?? null);
  const reason = outsideActions ? await findReasonToSkip(request, report, reportDir) : null;
  if (reason !== null) {
    const outcome = incompleteOutcome(report, reportDir);
    return reason === "earlier_report" ? { ...outcome, keptEarlier: true } : outcome;
  }
  try {
    const files = await writeWholeReport(request, report, { reportDir, baseline });
    const baselinePath = await recordOrFindBaseline(request, report);
    const leaderboard = await updateLeaderboard(request, report, /* @__PURE__ */ new Date());
    const outcome = { report, reportDir, files, complete: true, baselinePath };
    return leaderboard === null ? outcome : { ...outcome, leaderboard };
  } catch (error) {
    const verdict = (0,outcome/* errorVerdict */.yP)(report.verdict);
    return incompleteOutcome({ ...report, verdict, failure: (0,outcome/* toFailure */.w2)(error) }, reportDir);
  }
}
async function findReasonToSkip(request, report, reportDir) {
  if (report.failure === null || request.reportDir !== null) {
    return null;
  }
  const config = external_node_path_.resolve(request.workingDirectory, request.config ?? model_config/* USUAL_CONFIG */.kV);
  if (!(0,external_node_fs_.existsSync)(config)) {
    return "no_config";
  }
  const isOnCi = (report.origin?.ci ?? null) !== null;
  const mayKeepEarlier = report.run === null && !isOnCi;
  return mayKeepEarlier && await (0,write/* hasReport */.nV)(reportDir) ? "earlier_report" : null;
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
    throw new errors/* GateError */.ue("report_incomplete", `${reportDir} is incomplete`);
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
  throw new errors/* GateError */.ue("usage", `${overwrittenFile} is read by this run, and the report has a file of that name there`, "Keep the file in another folder or under another name, or give the report another folder (--report-dir).");
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
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97855);
/* harmony import */ var _system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73196);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15656);




function findBase(event, baseRef, open) {
  if (event !== null && event.pullRequest !== null) {
    const git2 = open();
    const commit = requireBaseParent(git2, event.sha, event.pullRequest);
    return { mode: "pull_request", commit, git: git2 };
  }
  const opened = tryOpen(open);
  const { git } = opened;
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
    return { git: open(), reason: null };
  } catch (error) {
    const isGitMissing = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue && error.code === "git_missing";
    const reason = isGitMissing ? "no_git" : "no_repository";
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .valueForGateError */ .Uh)(error, { git: null, reason }, ["git_missing", "no_repository"]);
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
  if (event !== null) {
    return event.defaultBranch;
  }
  return git.symbolicRef("refs/remotes/origin/HEAD")?.replace("refs/remotes/origin/", "") ?? null;
}
function findLocalDefault(git) {
  return ["main", "master"].find((name) => git.commit(`refs/heads/${name}`) !== null) ?? null;
}
function findDeskBase(open) {
  const { git } = tryOpen(open);
  if (git === null) {
    return { branch: "main", commit: "main" };
  }
  const name = findDefaultBranch(null, git) ?? findLocalDefault(git) ?? "main";
  const branch = findBranch(git, name);
  const commit = branch && git.firstParentBase(branch.commit, "HEAD");
  const branchName = branch?.name ?? name;
  return { branch: branchName, commit: commit?.slice(0, 12) ?? branchName };
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
function resolveBaseRef(git, baseRef, defaultBranch) {
  const [, name = "", suffix = ""] = REVISION.exec(baseRef) ?? [];
  for (const ref of listCandidateRefs(name, defaultBranch)) {
    const commit = git.commit(`${ref}${suffix}`);
    if (commit !== null) {
      const shortName = _git_js__WEBPACK_IMPORTED_MODULE_1__/* .FULL_ID */ .G2.test(ref) ? ref.slice(0, 12) : shortenRef(ref);
      return { commit, name: `${shortName}${suffix}` };
    }
  }
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("base_not_found", `base-ref "${baseRef}" names no commit of this clone`, adviseOnUnknownRef(git, baseRef));
}
function listCandidateRefs(name, defaultBranch) {
  if (name === "" || name === "HEAD" || name.startsWith("refs/") || _git_js__WEBPACK_IMPORTED_MODULE_1__/* .FULL_ID */ .G2.test(name)) {
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
  const names = git.refs().map(shortenRef);
  const nearestName = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestWord */ .z)(baseRef, [
    ...names.map((name) => name.replace(/^origin\//, "")),
    ...names
  ]);
  if (nearestName !== null && nearestName !== baseRef) {
    return `Did you mean ${nearestName}?`;
  }
  return names.length === 0 ? "This clone has no branch with a commit: commit first, or fetch." : `This clone has ${(0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .listFirst */ .rL)([...new Set(names)], MOST_NAMED_REFS)}. If the branch is new, run \`git fetch origin\` first.`;
}
function requireCommonCommit(git, { commit, name }) {
  const commonCommit = git.firstParentBase(commit, "HEAD");
  if (commonCommit !== null) {
    return commonCommit;
  }
  if (git.isShallow()) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("shallow_clone", `this clone shows no common commit of HEAD and ${name}`, "Check out with `fetch-depth: 0`: the base is the commit at which HEAD left the branch.");
  }
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("base_not_found", `HEAD and ${name} have no common commit`, "Name the branch that this one was made from.");
}
function findBranchPoint(event, { git, reason }) {
  if (git === null) {
    return headOnlyOrThrow(event, reason);
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
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("unsafe_head", `HEAD is ${head ?? "no commit"}, but this run is for ${sha}`, "Run the gate before any step that commits or checks out something else.");
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
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue(code, `${event.name} on ${where} has no base whose rules could decide: ${why}`, "Check out with `fetch-depth: 0`, name a base with the input `base-ref`, or run on `pull_request` only.");
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
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("shallow_clone", `the base commit ${baseCommit} is not in this clone, so its rules can't be read`, "Set `fetch-depth: 2` on actions/checkout.");
}
function requireDescent(git, firstParent, pull) {
  const { baseSha, baseRef, retargeted } = pull;
  if (firstParent === baseSha) {
    return;
  }
  const facts = `the merge's first parent is ${firstParent}; the event's base is ${baseSha ?? "not named"} of ${baseRef ?? "no branch"}`;
  if (baseSha !== null) {
    const isBasePresent = git.has(baseSha);
    if (isBasePresent && git.isAncestor(baseSha, firstParent)) {
      return;
    }
    const isParentOlder = isBasePresent && git.isAncestor(firstParent, baseSha);
    if (!git.isShallow() || isParentOlder) {
      throw unsafeBaseError(`${facts}, and the first parent neither is that commit nor follows it`, "Push to the pull request again, so that GitHub merges it into its base as it is now.");
    }
  }
  if (retargeted) {
    throw unsafeBaseError(`${facts}, and this clone does not show whether the one follows the other`, "Check out with `fetch-depth: 0`: this pull request has just got another base.");
  }
}
function unsafeBaseError(message, hint) {
  return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("unsafe_base", message, hint);
}



/***/ }),

/***/ 30130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M1: () => (/* binding */ showFigure),
/* harmony export */   lf: () => (/* binding */ findFieldEdits),
/* harmony export */   tW: () => (/* binding */ showFieldValue)
/* harmony export */ });
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16886);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10107);


function findFieldEdits(before, after, path = []) {
  const oldMembers = listMembers(before);
  const newMembers = listMembers(after);
  if (oldMembers === null || newMembers === null) {
    const isSame = (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .sameCanonical */ .FN)(before ?? null, after ?? null);
    return isSame ? [] : [{ path, before, after }];
  }
  const edits = [];
  for (const name of /* @__PURE__ */ new Set([...oldMembers.keys(), ...newMembers.keys()])) {
    edits.push(...findFieldEdits(oldMembers.get(name), newMembers.get(name), [...path, name]));
  }
  return edits;
}
function listMembers(value) {
  if (value instanceof Map) {
    return value;
  }
  return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) ? new Map(Object.entries(value)) : null;
}
function showFieldValue(value) {
  if (value === void 0 || value === null) {
    return "none";
  }
  if (typeof value === "number") {
    return showFigure(value);
  }
  return typeof value === "string" ? value : (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .compactCanonical */ .SM)(value);
}
function showFigure(value) {
  return value === null ? "none" : String(Number(value.toPrecision(9)));
}



/***/ }),

/***/ 64880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Df: () => (/* binding */ headPolicies),
  PO: () => (/* binding */ readCheckoutPolicies),
  h9: () => (/* binding */ readPolicies)
});

// EXTERNAL MODULE: ./lib/system/digest.js
var digest = __webpack_require__(41229);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/files/config.js
var files_config = __webpack_require__(14929);
// EXTERNAL MODULE: ./lib/files/inputs.js
var inputs = __webpack_require__(88550);
// EXTERNAL MODULE: ./lib/model/policy.js
var policy = __webpack_require__(39711);
// EXTERNAL MODULE: ./lib/change/base.js
var change_base = __webpack_require__(92655);
// EXTERNAL MODULE: ./lib/change/edit.js
var change_edit = __webpack_require__(30130);
;// CONCATENATED MODULE: ./lib/change/change-notices.js


function listChangeNotices(change) {
  const { base, head, corpus } = change;
  if (base === null) {
    return [];
  }
  const { unread } = base.suite;
  const notices = [...listAddressNotices(base, head)];
  if (unread !== void 0) {
    notices.unshift({ code: "base_suite_unread", reason: unread });
  }
  if (corpus !== void 0) {
    const { file, before, after } = corpus;
    notices.push({ code: "index_changed", place: file, before, after });
  }
  return notices;
}
const INDEX_KEY = /^(?:.*[_-])?(?:index|indices|collection|class|namespace|tenant|database|dataset|alias|core|table|tool)(?:[_-]?(?:name|id))?$/i;
function listAddressNotices(base, head) {
  const { retriever } = base.config;
  const addressPlaces = (0,policy/* findAddresses */.WX)(retriever, "retriever").map(([place]) => place);
  const notices = [];
  for (const edit of (0,change_edit/* findFieldEdits */.lf)(retriever, head.config.retriever, ["retriever"])) {
    const { before, after, path } = edit;
    const place = path.join(".");
    if (typeof before !== "string" || typeof after !== "string") {
      continue;
    }
    const isSameHost = addressPlaces.includes(place) && (0,policy/* parseHost */.o6)(before) === (0,policy/* parseHost */.o6)(after);
    if (isSameHost || INDEX_KEY.test(path.at(-1) ?? "")) {
      notices.push({ code: "index_changed", place, before, after });
    }
  }
  return notices;
}


// EXTERNAL MODULE: ./lib/change/change.js
var change_change = __webpack_require__(45174);
// EXTERNAL MODULE: ./lib/change/git.js
var git = __webpack_require__(15656);
// EXTERNAL MODULE: ./lib/model/renames.js
var renames = __webpack_require__(29874);
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
    return (await (0,files_config/* loadConfig */.Z9)(root, file)).config;
  } catch (error) {
    if (!(error instanceof errors/* GateError */.ue) || !(0,change_change/* isFileFailure */.rK)(error)) {
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
  const recordedNames = (0,renames/* indexNames */.dC)(new Set(results));
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
      const isOnlyOne = others.length === 0 && allNew.filter((value) => value === newValue).length === 1;
      if (newValue !== void 0 && isOnlyOne && !hasDocument(recordedNames, newValue)) {
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
  const documents = targets.flatMap(model_suite/* singleTargets */.xG).filter(renames/* namesDocument */.iH);
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
  const recordedBase = renameInBaseline(base, earlierNames);
  const recordedHead = renameInBaseline(head, earlierNames);
  const renames = findRenames(pairTargets(recordedBase, head), recordedBase.baseline, lazyNames);
  const renamedBase = (0,renamed_documents/* renameDocuments */.n)(recordedBase, renames);
  const newIds = (0,files_suite/* matchNewIds */.II)((0,lookup/* indexById */.RX)(renamedBase.suite.cases), head.suite);
  return {
    base: renameCases(renamedBase, newIds),
    head: renameInBaseline(recordedHead, { renames, ids: selectFreeIds(recordedHead, newIds) }),
    renames,
    find_document: (document) => findDocument(document, lazyNames())
  };
}
function followEarlierRenames(inputs, readNames) {
  return renameInBaseline(inputs, findEarlierNames(inputs, readNames));
}
function renameInBaseline(inputs, { renames, ids }) {
  const { baseline } = inputs;
  return { ...inputs, baseline: baseline && (0,files_suite/* renameRows */.uH)((0,renamed_documents/* renameInRows */.Z)(baseline, renames), ids) };
}
function renameCases(base, ids) {
  const cases = base.suite.cases.map((each) => ({ ...each, id: ids.get(each.id) ?? each.id }));
  const { baseline } = base;
  return {
    ...base,
    suite: { ...base.suite, cases },
    baseline: baseline && (0,files_suite/* renameRows */.uH)(baseline, ids)
  };
}
function findEarlierNames(inputs, readNames) {
  const { baseline, suite } = inputs;
  if (baseline === null) {
    return { renames: /* @__PURE__ */ new Map(), ids: /* @__PURE__ */ new Map() };
  }
  const cases = (0,lookup/* indexById */.RX)(suite.cases);
  const ids = (0,digests/* matchEqualQueries */.Us)(baseline.cases, cases);
  const pairs = [];
  for (const [id, row] of baseline.cases) {
    const subject = cases.get(ids.get(id) ?? id);
    if (subject !== void 0 && (0,model_suite/* sameQuery */.tC)(subject.digests, row.digests)) {
      pairs.push({ before: row.targets, after: subject.expected }, { before: row.forbidden ?? model_suite/* NONE */.x3, after: subject.forbidden });
    }
  }
  const readNamesNow = () => ({ base: null, head: readNames(), pairs: [] });
  return { renames: findRenames(pairs, baseline, readNamesNow), ids };
}
function selectFreeIds({ suite, baseline }, newIds) {
  const cases = (0,lookup/* indexById */.RX)(suite.cases);
  const hasRow = (id) => baseline?.cases.has(id) === true;
  return new Map([...newIds].filter(([oldId, newId]) => !cases.has(oldId) && !hasRow(newId)));
}
function pairTargets(base, head) {
  const headCases = (0,lookup/* indexById */.RX)(head.suite.cases);
  const ids = matchCaseIds((0,lookup/* indexById */.RX)(base.suite.cases), head);
  const pairs = [];
  const unmatched = new Map(headCases);
  for (const before of base.suite.cases) {
    const id = ids.get(before.id) ?? before.id;
    const after = headCases.get(id);
    pairs.push({ before: before.expected, after: after?.expected ?? model_suite/* NONE */.x3 });
    pairs.push({ before: before.forbidden, after: after?.forbidden ?? model_suite/* NONE */.x3 });
    unmatched.delete(id);
  }
  for (const { expected, forbidden } of unmatched.values()) {
    pairs.push({ before: model_suite/* NONE */.x3, after: expected }, { before: model_suite/* NONE */.x3, after: forbidden });
  }
  return pairs;
}
function matchCaseIds(known, { suite }) {
  return (0,files_suite/* matchAgain */.Ym)(known, (0,files_suite/* matchNewIds */.II)(known, suite), (renamedCases) => (0,digests/* matchEqualQueries */.Us)(renamedCases, (0,lookup/* indexById */.RX)(suite.cases)));
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
  if (request.command === "record") {
    return readCheckoutPolicies(request, event, ports);
  }
  const base = (0,change_base/* findBase */.lN)(event, request.baseRef, ports.git);
  const root = event === null ? ports.root : openRootOfHead(base, ports);
  const head = await (0,inputs/* loadInputs */.IV)(root, request.config, request.overrides, ports.root);
  if (base.mode === "head_only") {
    return headPolicies(followOwnRows(head, ports), root, base, event);
  }
  const withoutBase = headPolicies(head, root, base, event);
  const { mode, git, commit } = base;
  if (git === null || commit === null) {
    return withoutBase;
  }
  const tip = mode === "default_branch" ? null : (0,change_base/* defaultTip */.DW)(event, git);
  return readBase(request, event, withoutBase, { git, commit, tip }, ports.root);
}
async function readCheckoutPolicies(files, event, ports) {
  const { root } = ports;
  const loaded = await (0,inputs/* loadInputs */.IV)(root, files.config, files.overrides, root, "replaced");
  const head = followOwnRows(loaded, ports);
  const replaced = await findReplacedBaseline(files, head, ports).catch((error) => (0,errors/* valueForGateError */.Uh)(error, { head, over: null, over_commit: null }));
  return { ...headPolicies(head, root, RECORDING, event), ...replaced };
}
async function readBase(request, event, withoutBase, baseCommit, workTree) {
  const { head, mode, root } = withoutBase;
  const change = await (0,change_change/* readChange */.pm)({ ...request, ...baseCommit, head, headRoot: root, workTree });
  const isLocal = event === null;
  const baseHasNoGate = change === null;
  if (baseHasNoGate) {
    if (!isLocal) {
      await requireFirstGateOnDefault(event, request.baseRef, baseCommit);
    }
    return introduceGate(withoutBase, baseCommit.commit);
  }
  const others = mode === "default_branch" ? [] : await readOtherConfigs(baseCommit, change, workTree);
  return compareWithBase(withoutBase, { ...change, others }, baseCommit, workTree, isLocal);
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
const NO_BASE = {
  base: null,
  moved: [],
  unusable: null,
  links: [],
  known: null,
  over: null,
  over_commit: null,
  base_commit: null,
  bootstrap: false
};
function headPolicies(head, root, base = RECORDING, event = null) {
  return {
    ...NO_BASE,
    head,
    root,
    mode: base.mode,
    base_branch: "branch" in base ? base.branch : null,
    policy_digest: { head: (0,digest/* digestValue */.yD)((0,policy/* policyToDigest */.GD)(head.config)), base: null },
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
    return git.renames(commit, "HEAD");
  } catch (error) {
    return (0,errors/* valueForGateError */.Uh)(error, /* @__PURE__ */ new Map());
  }
}
function compareWithBase(withoutBase, changeWithOwnNames, baseCommit, workTree, isLocal) {
  const { mode, notices, policy_digest: digests } = withoutBase;
  const change = useHeadNames(changeWithOwnNames, baseCommit, isLocal ? workTree : null);
  const { base } = change;
  return {
    ...withoutBase,
    ...change,
    // The new baseline that a run writes replaces the base's, or (null) the checkout's own.
    over: mode === "default_branch" ? null : base,
    over_commit: baseCommit.commit,
    known: selectKnownVerdicts(withoutBase, change, isLocal),
    file_renames: () => listFileRenames(baseCommit),
    policy_digest: { ...digests, base: base && (0,digest/* digestValue */.yD)((0,policy/* policyToDigest */.GD)(base.config)) },
    base_commit: baseCommit.commit,
    notices: [...notices, ...listOutdatedNotices(baseCommit, change), ...listChangeNotices(change)]
  };
}
function useHeadNames(change, baseCommit, workTree) {
  const { base, head } = change;
  if (base === null) {
    return change;
  }
  const readNames = () => readDocumentNames(baseCommit, base, head, workTree);
  return { ...change, ...followRenames(base, head, readNames) };
}
function selectKnownVerdicts({ mode, acceptance }, { verdicts }, isLocal) {
  const isHeadTrusted = isLocal || mode === "default_branch" || acceptance === "given";
  return isHeadTrusted ? null : verdicts?.base ?? null;
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
async function findReplacedBaseline(files, head, { git: open, root }) {
  const base = (0,change_base/* findBase */.lN)(null, null, open);
  const git = open();
  if (base.mode === "merge_base") {
    return readReplacedFiles(files, head, { git, commit: base.commit }, root);
  }
  const commit = git.commit("HEAD");
  if (commit === null || head.baseline !== null) {
    return { head, over: null, over_commit: commit };
  }
  const replaced = await readReplacedFiles(files, head, { git, commit }, root);
  const baseline = replaced.over?.baseline ?? null;
  if (baseline === null || replaced.over?.config.baseline !== head.config.baseline) {
    return replaced;
  }
  const { config, suite } = replaced.head;
  const newHead = {
    ...replaced.head,
    config: (0,files_config/* withDefinition */.sJ)(config, baseline),
    baseline: (0,inputs/* matchSuite */.UC)(baseline, suite)
  };
  return { head: newHead, over: null, over_commit: commit };
}
async function readReplacedFiles(files, head, { git, commit }, root) {
  const change = await (0,change_change/* readChange */.pm)({ ...files, git, commit, head, headRoot: root, workTree: root });
  if (change === null) {
    return { head, over: null, over_commit: commit };
  }
  const followed = useHeadNames(change, { git, commit }, root);
  return { head: followed.head, over: followed.base, over_commit: commit };
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
  const { name, ref, pullRequest, defaultBranch } = event;
  if (tip !== null && (await (0,change_change/* listConfigs */.iu)(git, tip)).length > 0) {
    throw new errors/* GateError */.ue("no_gate_on_base", `the base ${commit.slice(0, 12)} is older than the gate`, `${defaultBranch} has a gate by now: merge it into this branch, or rebase onto it.`);
  }
  const branch = pullRequest?.baseRef ?? findQueuedBranch(event);
  const isPushToDefault = name === "push" && ref === `refs/heads/${defaultBranch}`;
  const isCommitOfDefault = isPushToDefault || tip !== null && git.isAncestor(commit, tip);
  const isOnDefault = branch === null ? isCommitOfDefault : branch === defaultBranch;
  if (isOnDefault) {
    return;
  }
  const where = branch ?? baseRef ?? commit.slice(0, 12);
  throw new errors/* GateError */.ue("no_gate_on_base", `the base ${where} has no gate, and is not the default branch`, `A first gate is introduced on ${defaultBranch ?? "the default branch"}: merge it there first, then into ${where}.`);
}
function findQueuedBranch({ name, ref }) {
  const pattern = /^refs\/heads\/gh-readonly-queue\/(.+)\/[^/]+$/;
  return name === "merge_group" ? pattern.exec(ref ?? "")?.[1] ?? null : null;
}
function readDocumentNames({ git, commit }, base, head, workTree) {
  const pairs = [...git.renames(commit, "HEAD")].map(([before, after]) => ({
    before: (0,renames/* indexNames */.dC)([before]),
    after: (0,renames/* indexNames */.dC)([after])
  }));
  return {
    base: readCommitNames(git, commit, base),
    head: workTree === null ? readCommitNames(git, "HEAD", head) : readHeadNames(git, head, workTree),
    pairs
  };
}
function readCommitNames(git, commit, { config }) {
  if (corpusFile(config.retriever) !== null) {
    return (0,renames/* indexNames */.dC)(readIds((0,change_change/* readData */.v3)(git, commit, config.retriever)));
  }
  return (0,renames/* indexNames */.dC)(git.tree(commit).keys());
}
function readHeadNames(git, { config }, workTree) {
  const corpus = corpusFile(config.retriever);
  if (corpus !== null) {
    return (0,renames/* indexNames */.dC)(readIds((0,read/* readBytes */.io)(workTree, corpus, "corpus", read/* JSON_LIMIT */.Vz)));
  }
  const commit = git.commit("HEAD");
  const trackedPaths = commit === null ? [] : [...git.tree(commit).keys()];
  const paths = /* @__PURE__ */ new Set([...trackedPaths, ...git.files(), ...git.untracked()]);
  const present = [...paths].filter((file) => (0,external_node_fs_.existsSync)(external_node_path_.join(workTree.directory, file)));
  return (0,renames/* indexNames */.dC)(present);
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

/***/ 20237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Si: () => (/* binding */ findMetricsBelow),
/* harmony export */   W7: () => (/* binding */ comparableBaseline),
/* harmony export */   _F: () => (/* binding */ resetAcceptedFigures),
/* harmony export */   cW: () => (/* binding */ updateAcceptedFigures),
/* harmony export */   dK: () => (/* binding */ mayReset),
/* harmony export */   hP: () => (/* binding */ findEarlierChanges),
/* harmony export */   iD: () => (/* binding */ hasAcceptedFigure),
/* harmony export */   oD: () => (/* binding */ hasWorseAccepted),
/* harmony export */   oq: () => (/* binding */ carryAcceptedFigures),
/* harmony export */   q1: () => (/* binding */ hasSameContent)
/* harmony export */ });
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97855);
/* harmony import */ var _metrics_rates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22142);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27139);
/* harmony import */ var _model_baseline_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(80802);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16886);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44141);
/* harmony import */ var _bucket_test_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60711);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29853);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28599);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43037);










function updateAcceptedFigures(newBaseline, recording) {
  const before = comparableBaseline(recording.before, newBaseline);
  if (before === null || recording.accepts) {
    return resetAcceptedFigures(newBaseline);
  }
  const carried = carryAcceptedFigures(newBaseline, before, recording.commit);
  return mayReset(carried, before, recording) ? resetAcceptedFigures(newBaseline) : carried;
}
function comparableBaseline(before, newBaseline) {
  if (before === null || before.k !== newBaseline.k) {
    return null;
  }
  return (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .sameCanonical */ .FN)(before.definition, newBaseline.definition) ? before : null;
}
function resetAcceptedFigures(baseline) {
  const cases = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_8__/* .mapValues */ .LG)(baseline.cases, (row) => withAccepted(row, {}));
  const { accepted: _accepted, ...rest } = baseline;
  return { ...rest, cases };
}
function carryAcceptedFigures(newBaseline, before, commit) {
  const cases = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_8__/* .mapValues */ .LG)(newBaseline.cases, (row, id) => {
    const former = before.cases.get(id);
    const isSame = former !== void 0 && (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_3__/* .sameQuestion */ .RB)(former.digests, row.digests);
    return withAccepted(row, isSame ? differingFigures(former, row, newBaseline) : {});
  });
  const { accepted: _accepted, ...rest } = newBaseline;
  const accepted = nextAcceptedState(newBaseline, before, commit);
  return { ...rest, cases, ...accepted !== null && { accepted } };
}
function nextAcceptedState({ cases }, before, commit) {
  const isUnchanged = cases.size === before.cases.size && [...cases].every(([id, row]) => {
    const former = before.cases.get(id);
    return former !== void 0 && hasSameContent(row, former);
  });
  const oldState = before.accepted ?? { commit, recordings: 0 };
  const recordings = oldState.recordings + (isUnchanged ? 0 : 1);
  return recordings === 0 ? null : { commit: oldState.commit, recordings };
}
function hasSameContent(a, b) {
  return ["digests", "metrics", "ranks", "results", "clusters"].every((key) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .sameCanonical */ .FN)(a[key] ?? null, b[key] ?? null));
}
function withAccepted(row, accepted) {
  const { accepted: _accepted, ...rest } = row;
  return Object.keys(accepted).length === 0 ? rest : { ...rest, accepted };
}
function differingFigures(former, row, { k, definition }) {
  const figures = {};
  for (const metric of listMetricsOfBoth(former, row, definition.relevance)) {
    const accepted = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .acceptedValue */ .vn)(former, metric, k);
    const recorded = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .metricValue */ .a3)(row, `${metric}@${k}`);
    if (accepted !== null && recorded !== null && Math.abs(accepted - recorded) > _rules_js__WEBPACK_IMPORTED_MODULE_5__/* .EPSILON */ .p8) {
      figures[metric] = accepted;
    }
  }
  if (former.digests.limits !== row.digests.limits) {
    return figures;
  }
  for (const hit of HITS) {
    const name = (0,_metrics_rates_js__WEBPACK_IMPORTED_MODULE_0__/* .hitRateNames */ .sj)(k)[hit];
    const accepted = isHit((0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .acceptedHit */ .Nu)(former, name));
    const recorded = isHit((0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .metricValue */ .a3)(row, name));
    if (accepted !== null && recorded !== null && accepted !== recorded) {
      figures[hit] = accepted;
    }
  }
  return figures;
}
function listMetricsOfBoth(former, row, relevance) {
  if ((0,_model_baseline_js__WEBPACK_IMPORTED_MODULE_9__/* .hasSameGrades */ .N)(former, { expected: row.targets })) {
    return _rules_js__WEBPACK_IMPORTED_MODULE_5__/* .HEADLINE */ .ZS;
  }
  const isRelevant = (grade) => grade >= relevance;
  const isSameRelevance = row.targets.every(({ grade }, at) => isRelevant(grade) === isRelevant(former.targets[at]?.grade ?? 0));
  return isSameRelevance ? ["recall", "mrr"] : [];
}
const HITS = ["forbidden", "false_result"];
function hasAcceptedFigure(metric, config) {
  return (0,_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .isHeadline */ .R)(metric, config) || Object.values((0,_metrics_rates_js__WEBPACK_IMPORTED_MODULE_0__/* .hitRateNames */ .sj)(config.k)).includes(metric);
}
function isHit(value) {
  return value === null ? null : value > _rules_js__WEBPACK_IMPORTED_MODULE_5__/* .EPSILON */ .p8;
}
function hasWorseAccepted(row, other, k) {
  const isLower = _rules_js__WEBPACK_IMPORTED_MODULE_5__/* .HEADLINE */ .ZS.some((metric) => {
    const accepted = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .acceptedValue */ .vn)(row, metric, k);
    const otherAccepted = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .acceptedValue */ .vn)(other, metric, k);
    return accepted !== null && otherAccepted !== null && accepted < otherAccepted - _rules_js__WEBPACK_IMPORTED_MODULE_5__/* .EPSILON */ .p8;
  });
  return isLower || Object.values((0,_metrics_rates_js__WEBPACK_IMPORTED_MODULE_0__/* .hitRateNames */ .sj)(k)).some((name) => isHit((0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .acceptedHit */ .Nu)(row, name)) === true && isHit((0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .acceptedHit */ .Nu)(other, name)) === false);
}
function findEarlierChanges({ k, accepted, cases }, suite) {
  const rows = [];
  const lost = [];
  for (const { id } of suite.cases) {
    const row = cases.get(id);
    if (row === void 0) {
      continue;
    }
    rows.push(row);
    if ((0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .foundWhenAccepted */ .YW)(row, k) && !row.found) {
      lost.push(id);
    }
  }
  const moved = [];
  for (const metric of _rules_js__WEBPACK_IMPORTED_MODULE_5__/* .HEADLINE */ .ZS) {
    const name = `${metric}@${k}`;
    const acceptedMean = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_1__/* .averageKnown */ .jw)(rows.map((row) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .acceptedValue */ .vn)(row, metric, k))) ?? 0;
    const recordedMean = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_1__/* .averageKnown */ .jw)(rows.map((row) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .metricValue */ .a3)(row, name))) ?? 0;
    const delta = recordedMean - acceptedMean;
    if (Math.abs(delta) > _rules_js__WEBPACK_IMPORTED_MODULE_5__/* .EPSILON */ .p8) {
      moved.push({ metric: name, delta });
    }
  }
  if (moved.length === 0 && lost.length === 0) {
    return null;
  }
  return { recordings: accepted?.recordings ?? 0, moved, lost };
}
function mayReset(carried, before, recording) {
  return hasGained(carried, before, recording) || isFirstMean(carried, before, recording);
}
function hasGained(carried, before, { config, suite, by_row: byRow = /* @__PURE__ */ new Map() }) {
  const recordedScores = { cases: scoreRows(carried, suite), by_row: byRow };
  const acceptedRows = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_8__/* .mapValues */ .LG)(carried.cases, (row, id) => {
    const formerRow = byRow.has(id) ? before.cases.get(id) : void 0;
    return formerRow ?? row;
  });
  const acceptedBaseline = { ...carried, cases: acceptedRows };
  const pairing = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .pairCases */ .Q6)(recordedScores, acceptedBaseline);
  const rules = (0,_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .resolveRules */ .SJ)(config, suite);
  const vary = before.answers_vary === true;
  const policy = { config, suite, baseline: acceptedBaseline, vary };
  const tests = (0,_bucket_test_js__WEBPACK_IMPORTED_MODULE_4__/* .testBothReferences */ .G_)(rules, policy, pairing);
  return (0,_verdict_js__WEBPACK_IMPORTED_MODULE_7__/* .findGain */ .vd)(rules, { pairing, tests }, policy) !== null;
}
function isFirstMean(newBaseline, before, recording) {
  const isMean = newBaseline.answers_vary === true && newBaseline.run_count !== void 0;
  const isFirst = isMean && before.run_count === void 0;
  return isFirst && findMetricsBelow(newBaseline, before, recording).length === 0;
}
function findMetricsBelow(baseline, other, { config, suite }) {
  const scores = { cases: scoreRows(baseline, suite) };
  const comparison = (0,_bucket_test_js__WEBPACK_IMPORTED_MODULE_4__/* .compareWholeSuite */ .hU)({ config, suite, baseline: other }, scores);
  if (comparison === null) {
    return [];
  }
  const { test } = comparison;
  return [...test.bucket.rules.keys()].filter((metric) => {
    const { state, reason } = test.decide(metric);
    return state !== "pass" && reason !== "noise";
  });
}
const ANSWERED = {
  forbidden_ranks: [],
  many_to_many: false,
  degraded: false,
  error: null,
  samples_ms: []
};
function scoreRows({ cases }, suite) {
  const scores = [];
  for (const { id, intent } of suite.cases) {
    const row = cases.get(id);
    if (row !== void 0) {
      const { digests, metrics, ranks, found, results } = row;
      const figures = { digests, metrics, ranks, found, results, targets: ranks.length };
      scores.push({ id, intent, ...figures, ...ANSWERED });
    }
  }
  return scores;
}



/***/ }),

/***/ 74349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BL: () => (/* binding */ decideCheck),
/* harmony export */   Ht: () => (/* binding */ makeCheck),
/* harmony export */   Hx: () => (/* binding */ missingCheck),
/* harmony export */   MD: () => (/* binding */ meanCheck),
/* harmony export */   Mz: () => (/* binding */ exceededBound),
/* harmony export */   W6: () => (/* binding */ subjectOfRule),
/* harmony export */   Zs: () => (/* binding */ worstChanges),
/* harmony export */   aI: () => (/* binding */ bareCulprit),
/* harmony export */   dq: () => (/* binding */ sortCulprits),
/* harmony export */   eJ: () => (/* binding */ weakeningCheck),
/* harmony export */   kR: () => (/* binding */ decideByTest),
/* harmony export */   mM: () => (/* binding */ absentCheck),
/* harmony export */   or: () => (/* binding */ countCheck),
/* harmony export */   pJ: () => (/* binding */ NOT_MEASURED),
/* harmony export */   qg: () => (/* binding */ worstNow),
/* harmony export */   ut: () => (/* binding */ makeCulprit),
/* harmony export */   xS: () => (/* binding */ notGatedCheck)
/* harmony export */ });
/* harmony import */ var _metrics_family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16886);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90997);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44141);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1732);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29853);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28599);







const NOT_MEASURED = { code: "not_measured" };
const NO_FIGURES = {
  n: 0,
  baseline: null,
  current: null,
  interval: null,
  tolerance: null,
  limit: null
};
function subjectOfRule({ metric: { name, family }, scope }) {
  const { direction, category } = family;
  return { metric: name, unit: (0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_0__/* .metricUnit */ .n2)(family), scope, direction, category };
}
function makeCheck(subject, state, members, findCulprits = () => []) {
  const { baseline = null, current = null } = members;
  return {
    ...subject,
    ...NO_FIGURES,
    delta: baseline === null || current === null ? null : current - baseline,
    secondary_to: null,
    ...members,
    state,
    passed: isPassing(state),
    cases: state === "pass" ? [] : findCulprits()
  };
}
function isPassing(state) {
  return state !== "fail" && state !== "missing";
}
function decideCheck({ by: _byLimit, ...check }, decision, cases = check.cases) {
  const { state } = decision;
  return { ...check, ...decision, passed: isPassing(state), cases: state === "pass" ? [] : cases };
}
function decideByTest(p, level, tested) {
  return p <= level + _rules_js__WEBPACK_IMPORTED_MODULE_4__/* .EPSILON */ .p8 ? { state: "fail", by: "test", p, level, tested } : { state: "fell", reason: "not_significant", p, level, tested };
}
function meanCheck(rule, figures, findCulprits) {
  const { direction } = rule.metric.family;
  const { baseline, current, n } = figures;
  const tolerance = baseline === null ? null : (0,_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .toleranceValue */ .H$)(rule.tolerance, baseline, n);
  const comparedBaseline = rule.tolerance.length === 0 ? null : baseline;
  const limit = (0,_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .checkLimit */ .ab)(direction, comparedBaseline, tolerance, rule);
  if (limit === null) {
    return null;
  }
  const isWithin = (0,_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithinLimit */ .T1)(direction, current, limit);
  const members = {
    ...figures,
    tolerance,
    limit,
    ...baseline !== null && { reference: "baseline" },
    ...!isWithin && { by: exceededBound(rule, current) }
  };
  return makeCheck(subjectOfRule(rule), isWithin ? "pass" : "fail", members, findCulprits);
}
function exceededBound({ metric, floor, ceiling }, figure) {
  const { direction } = metric.family;
  if (direction === "higher") {
    return floor !== null && !(0,_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithinLimit */ .T1)(direction, figure, floor) ? "floor" : "limit";
  }
  return ceiling !== null && !(0,_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithinLimit */ .T1)(direction, figure, ceiling) ? "ceiling" : "limit";
}
function missingCheck(rule, missing, knownFigures = {}, cases = []) {
  const members = { ...knownFigures, category: "missing_data", missing };
  return makeCheck(subjectOfRule(rule), "missing", members, () => cases);
}
function notGatedCheck(rule, lacks = "before", knownFigures = {}) {
  return makeCheck(subjectOfRule(rule), "not_gated", { ...knownFigures, lacks });
}
function countCheck(subject, n, counted, limit = 0) {
  const current = counted.length;
  const figures = { n, baseline: 0, current, tolerance: 0, limit };
  const state = current <= limit ? "pass" : "fail";
  return makeCheck({ ...subject, unit: "cases", direction: "lower" }, state, figures, () => counted);
}
function absentCheck(recordedCount, cases) {
  return makeCheck({
    metric: "cases",
    unit: "cases",
    scope: _model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .OVERALL */ .aD,
    direction: "higher",
    category: "missing_data"
  }, "missing", { baseline: recordedCount, current: 0, missing: { code: "no_paired_cases" } }, () => cases);
}
function weakeningCheck(weakening) {
  const { code, fields, file, cases } = weakening;
  const isGoldenData = _model_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .GOLDEN_DATA_FINDINGS */ .YD.includes(code);
  const subject = {
    metric: fields[0]?.field ?? file,
    // Every check needs a unit. Without figures, none is shown.
    unit: "share",
    scope: _model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .OVERALL */ .aD,
    direction: "higher",
    category: isGoldenData ? "golden_data_edited" : "gate_weakened"
  };
  return makeCheck(subject, "fail", { n: cases.length, weakening }, () => cases);
}
function worstChanges(pairs, metric, direction, readBefore = _pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .metricValue */ .a3) {
  const sign = direction === "higher" ? 1 : -1;
  const changed = [];
  for (const pair of pairs) {
    const before = readBefore(pair.before, metric);
    const after = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .metricValue */ .a3)(pair.now, metric);
    const badness = after === null ? 0 : sign * ((before ?? 0) - after);
    if (badness > _rules_js__WEBPACK_IMPORTED_MODULE_4__/* .EPSILON */ .p8) {
      changed.push({ badness, culprit: makeCulprit(pair, before, after) });
    }
  }
  if (changed.length > 0) {
    return sortCulprits(changed);
  }
  const cases = pairs.map(({ now }) => now);
  return worstNow(cases, metric, direction);
}
function worstNow(cases, metric, direction) {
  const best = direction === "higher" ? 1 : 0;
  const far = [];
  for (const each of cases) {
    const after = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .metricValue */ .a3)(each, metric);
    const badness = after === null ? 0 : Math.abs(best - after);
    if (badness > _rules_js__WEBPACK_IMPORTED_MODULE_4__/* .EPSILON */ .p8) {
      far.push({ badness, culprit: bareCulprit(each.id, after, each.ranks) });
    }
  }
  return sortCulprits(far);
}
function sortCulprits(culprits) {
  return culprits.toSorted((a, b) => b.badness - a.badness || sumLostGains(b.culprit) - sumLostGains(a.culprit) || (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .OP)(a.culprit.id, b.culprit.id)).map((each) => each.culprit);
}
function sumLostGains({ ranks_before: before, ranks_after: after }) {
  const gainAt = (rank) => rank === null || rank === void 0 ? 0 : 1 / Math.log2(rank + 1);
  let lost = 0;
  for (const [target, rank] of (before ?? []).entries()) {
    lost += Math.max(0, gainAt(rank) - gainAt(after?.[target]));
  }
  return lost;
}
function makeCulprit(pair, before, after) {
  return {
    id: pair.now.id,
    before,
    after,
    ranks_before: pair.before.ranks,
    ranks_after: pair.now.ranks,
    ...pair.by_suite !== void 0 && { targets: pair.before.targets.map(_model_suite_js__WEBPACK_IMPORTED_MODULE_3__/* .targetLabel */ .Op) }
  };
}
function bareCulprit(id, after = null, ranks = null) {
  return { id, before: null, after, ranks_before: null, ranks_after: ranks };
}



/***/ }),

/***/ 12522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ excuseEarlierFall)
/* harmony export */ });
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74349);

function excuseEarlierFall(check, isWorseNow, policy) {
  return check.passed || policy.adopting === true || isWorseNow ? check : (0,_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .decideCheck */ .BL)(check, { state: "fell", reason: "earlier" });
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
  const onlyRow = { critical: false, query: null, file: null };
  return (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .mapValues */ .LG)(rows, (row) => ({ ...(0,_row_scores_js__WEBPACK_IMPORTED_MODULE_1__/* .readGoldenData */ .GE)(row), ...onlyRow }));
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
    const byHeadTargets = headScoresById.get(id);
    const score = isGone ? pair.before : betterScore(pair.now, byHeadTargets, config.k);
    return replaceQuality(pair, score, names);
  };
  const { pairing } = judged;
  return { ...judged, pairing: { ...pairing, pairs: pairing.pairs.map(replacePair) } };
}
function betterScore(byRow, byHead, k) {
  return byHead !== void 0 && sumQuality(byHead, k) > sumQuality(byRow, k) ? byHead : byRow;
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

/***/ 33061:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b2: () => (/* binding */ findUnrecordedHits),
/* harmony export */   lb: () => (/* binding */ hitChecks),
/* harmony export */   mu: () => (/* binding */ hasMoreHits),
/* harmony export */   w5: () => (/* binding */ criticalHitChecks)
/* harmony export */ });
/* harmony import */ var _metrics_family_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86509);
/* harmony import */ var _metrics_rates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22142);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27139);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90997);
/* harmony import */ var _bucket_test_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60711);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74349);
/* harmony import */ var _decision_inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(12522);
/* harmony import */ var _levels_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(34215);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(29853);
/* harmony import */ var _mean_checks_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(52567);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(28599);
/* harmony import */ var _sign_flip_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(30813);












function hitChecks(checkByLimit, rule, { policy, pairing, groups }) {
  const { significance, scope } = rule;
  const { family, name } = rule.metric;
  if (significance === "off" || !(0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_0__/* .isPerCase */ .uE)(family)) {
    return [checkByLimit];
  }
  const { pairs } = (0,_mean_checks_js__WEBPACK_IMPORTED_MODULE_8__/* .countedCases */ .IG)(family, name, (0,_pairs_js__WEBPACK_IMPORTED_MODULE_9__/* .casesOfScope */ .Fq)(pairing, scope));
  const decideAgainst = (reference) => {
    const readBefore = reference === "accepted" ? _pairs_js__WEBPACK_IMPORTED_MODULE_9__/* .acceptedHit */ .Nu : _pairs_js__WEBPACK_IMPORTED_MODULE_9__/* .metricValue */ .a3;
    const hits = (0,_bucket_test_js__WEBPACK_IMPORTED_MODULE_4__/* .compareValues */ .ck)(pairs, name, groups, readBefore);
    const level = (0,_levels_js__WEBPACK_IMPORTED_MODULE_11__/* .bucketLevel */ .Nf)(reference, rule.intents, significance);
    return decideHits({ ...checkByLimit, reference }, hits, rule, pairs, level);
  };
  const againstBaseline = decideAgainst("baseline");
  const isSameState = pairs.every(({ before }) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_9__/* .acceptedHit */ .Nu)(before, name) === (0,_pairs_js__WEBPACK_IMPORTED_MODULE_9__/* .metricValue */ .a3)(before, name));
  if (isSameState) {
    return [againstBaseline];
  }
  const hasNewHit = pairs.some((pair) => isNewHit(pair, name));
  const againstAccepted = (0,_decision_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .excuseEarlierFall */ .v)(decideAgainst("accepted"), hasNewHit, policy);
  return againstAccepted.state === "pass" ? [againstBaseline] : [againstBaseline, againstAccepted];
}
function decideHits(checkByLimit, hits, rule, pairs, level) {
  const { name, family } = rule.metric;
  const baseline = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_2__/* .averageKnown */ .jw)(hits.map((hit) => hit.before)) ?? 0;
  const current = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_2__/* .averageKnown */ .jw)(hits.map((hit) => hit.now)) ?? 0;
  const tolerance = (0,_rules_js__WEBPACK_IMPORTED_MODULE_7__/* .toleranceValue */ .H$)(rule.tolerance, baseline, Math.max(1, hits.length));
  const limit = Math.min(rule.ceiling ?? Infinity, baseline + tolerance);
  const delta = current - baseline;
  const check = { ...checkByLimit, baseline, current, delta, tolerance, limit };
  if (delta <= tolerance + _rules_js__WEBPACK_IMPORTED_MODULE_7__/* .EPSILON */ .p8) {
    return (0,_checks_js__WEBPACK_IMPORTED_MODULE_5__/* .decideCheck */ .BL)(check, { state: "pass" });
  }
  const cases = (0,_checks_js__WEBPACK_IMPORTED_MODULE_5__/* .worstChanges */ .Zs)(pairs, name, family.direction);
  if (baseline <= _rules_js__WEBPACK_IMPORTED_MODULE_7__/* .EPSILON */ .p8) {
    return (0,_checks_js__WEBPACK_IMPORTED_MODULE_5__/* .decideCheck */ .BL)(check, { state: "fail", by: "new_hit" }, cases);
  }
  const p = (0,_sign_flip_js__WEBPACK_IMPORTED_MODULE_10__/* .signFlipP */ .t2)((0,_bucket_test_js__WEBPACK_IMPORTED_MODULE_4__/* .sumBlocks */ .QW)(hits, (hit) => hit.before - hit.now));
  return (0,_checks_js__WEBPACK_IMPORTED_MODULE_5__/* .decideCheck */ .BL)(check, (0,_checks_js__WEBPACK_IMPORTED_MODULE_5__/* .decideByTest */ .kR)(p, level, [name]), cases);
}
function isNewHit({ now, before }, name) {
  return (0,_pairs_js__WEBPACK_IMPORTED_MODULE_9__/* .metricValue */ .a3)(now, name) === 1 && (0,_pairs_js__WEBPACK_IMPORTED_MODULE_9__/* .metricValue */ .a3)(before, name) === 0;
}
function findUnrecordedHits({ pairs, added }, k) {
  const names = Object.values((0,_metrics_rates_js__WEBPACK_IMPORTED_MODULE_1__/* .hitRateNames */ .sj)(k));
  const isHit = (score, name) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_9__/* .metricValue */ .a3)(score, name) === 1;
  const hitPairs = pairs.filter((pair) => names.some((name) => {
    const isHitNow = isHit(pair.now, name) || isHit((0,_pairs_js__WEBPACK_IMPORTED_MODULE_9__/* .scoreBySuite */ .gl)(pair), name);
    return isHitNow && ((0,_pairs_js__WEBPACK_IMPORTED_MODULE_9__/* .metricValue */ .a3)(pair.before, name) ?? 0) === 0;
  }));
  const addedHits = added.filter((score) => names.some((name) => isHit(score, name)));
  return [...hitPairs.map(({ now }) => now), ...addedHits];
}
function hasMoreHits(rules, pairing) {
  return rules.some((rule) => {
    const { family, name } = rule.metric;
    if (!(0,_metrics_rates_js__WEBPACK_IMPORTED_MODULE_1__/* .isHitRate */ .gt)(family) || !(0,_metrics_family_js__WEBPACK_IMPORTED_MODULE_0__/* .isPerCase */ .uE)(family)) {
      return false;
    }
    const { pairs } = (0,_mean_checks_js__WEBPACK_IMPORTED_MODULE_8__/* .countedCases */ .IG)(family, name, (0,_pairs_js__WEBPACK_IMPORTED_MODULE_9__/* .casesOfScope */ .Fq)(pairing, rule.scope));
    const hits = (0,_bucket_test_js__WEBPACK_IMPORTED_MODULE_4__/* .compareValues */ .ck)(pairs, name, /* @__PURE__ */ new Map(), _pairs_js__WEBPACK_IMPORTED_MODULE_9__/* .acceptedHit */ .Nu);
    return hits.reduce((rise, { now, before }) => rise + (now - before), 0) > _rules_js__WEBPACK_IMPORTED_MODULE_7__/* .EPSILON */ .p8;
  });
}
function criticalHitChecks({ suite, config }, pairing) {
  const criticalIds = /* @__PURE__ */ new Set();
  for (const each of suite.cases) {
    if (each.critical && (each.forbidden.length > 0 || each.expect_empty)) {
      criticalIds.add(each.id);
    }
  }
  if (criticalIds.size === 0) {
    return [];
  }
  const names = Object.values((0,_metrics_rates_js__WEBPACK_IMPORTED_MODULE_1__/* .hitRateNames */ .sj)(config.k));
  const newCriticalHits = pairing.pairs.filter((pair) => criticalIds.has(pair.now.id) && names.some((name) => isNewHit(pair, name)));
  const subject = { metric: "critical_hit", scope: _model_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .OVERALL */ .aD, category: "forbidden_hit" };
  const culprits = newCriticalHits.map((pair) => (0,_checks_js__WEBPACK_IMPORTED_MODULE_5__/* .makeCulprit */ .ut)(pair, 0, 1));
  return [(0,_checks_js__WEBPACK_IMPORTED_MODULE_5__/* .countCheck */ .or)(subject, criticalIds.size, culprits)];
}



/***/ }),

/***/ 52567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IG: () => (/* binding */ countedCases),
/* harmony export */   L7: () => (/* binding */ limitChecks),
/* harmony export */   T$: () => (/* binding */ boundCheck)
/* harmony export */ });
/* harmony import */ var _metrics_cost_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36292);
/* harmony import */ var _metrics_rates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22142);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27139);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44141);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74349);
/* harmony import */ var _row_scores_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90468);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28599);







const LACKS_METRIC = { code: "baseline_lacks_metric" };
function limitChecks(rule, pairing, policy) {
  const { family } = rule.metric;
  if (family.kind === "latency" || family.kind === "loss") {
    return [];
  }
  const cases = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .casesOfScope */ .Fq)(pairing, rule.scope);
  if (family.kind === "churn" && policy.recording === true) {
    return [];
  }
  if (family.kind === "churn" && policy.baseline === null) {
    return [(0,_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .missingCheck */ .Hx)(rule, { code: "baseline_lacks_lists" })];
  }
  if (family.kind === "cost") {
    const scoresNow = [...cases.pairs.map(({ now }) => now), ...cases.added];
    const casesWithoutCost = (0,_metrics_cost_js__WEBPACK_IMPORTED_MODULE_0__/* .findCasesWithoutCost */ .qg)(scoresNow, rule.metric.name);
    if (casesWithoutCost.length > 0) {
      const culprits = casesWithoutCost.map(({ id }) => (0,_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .bareCulprit */ .aI)(id));
      return [(0,_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .missingCheck */ .Hx)(rule, _checks_js__WEBPACK_IMPORTED_MODULE_4__/* .NOT_MEASURED */ .pJ, {}, culprits)];
    }
  }
  return comparedChecks(rule, family, cases);
}
function comparedChecks(rule, metric, cases) {
  const counted = countedCases(metric, rule.metric.name, cases);
  const { pairs, added } = counted;
  if (pairs.length === 0) {
    return added.length === 0 ? checkWithoutCases(rule, cases) : checkNewCases(rule, metric, added, cases.pairs);
  }
  const hasBound = rule.floor !== null || rule.ceiling !== null;
  const hasOtherCases = added.length > 0 || pairs.some((pair) => pair.by_suite !== void 0);
  const checksBoundApart = hasBound && hasOtherCases;
  const withoutBounds = { ...rule, floor: null, ceiling: null };
  const checks = checksBoundApart ? [
    pairedCheck(withoutBounds, metric, counted),
    boundCheck(rule, metric, [...pairs.map(_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .scoreBySuite */ .gl), ...added])
  ] : [pairedCheck(rule, metric, counted)];
  return checks.filter((check) => check !== null);
}
function checkWithoutCases(rule, { pairs, added }) {
  const areNew = pairs.length === 0 && added.length > 0;
  return areNew && !rule.named ? [] : [(0,_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .missingCheck */ .Hx)(rule, _checks_js__WEBPACK_IMPORTED_MODULE_4__/* .NOT_MEASURED */ .pJ)];
}
function checkNewCases(rule, metric, newScores, recorded) {
  const bound = boundCheck(rule, metric, newScores);
  const boundChecks = bound === null ? [] : [bound];
  if (recorded.length === 0 || rule.tolerance.length === 0) {
    return boundChecks;
  }
  const haveAllFailed = recorded.every(({ now }) => (0,_row_scores_js__WEBPACK_IMPORTED_MODULE_5__/* .hasFailed */ .WN)(now));
  return [(0,_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .missingCheck */ .Hx)(rule, haveAllFailed ? _checks_js__WEBPACK_IMPORTED_MODULE_4__/* .NOT_MEASURED */ .pJ : LACKS_METRIC), ...boundChecks];
}
function boundCheck(rule, metric, cases) {
  const { name } = rule.metric;
  const current = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_2__/* .weightedMean */ .hY)(cases, (each) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .metricValue */ .a3)(each, name), metric.weight);
  if (current === null) {
    return rule.named ? (0,_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .missingCheck */ .Hx)(rule, _checks_js__WEBPACK_IMPORTED_MODULE_4__/* .NOT_MEASURED */ .pJ) : null;
  }
  const figures = { n: cases.length, baseline: null, current };
  return (0,_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .meanCheck */ .MD)(rule, figures, () => (0,_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .worstNow */ .qg)(cases, name, metric.direction));
}
function countedCases(metric, name, { pairs, added }) {
  const { kind } = metric;
  if (kind === "quality" || metric.name === _metrics_rates_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR_RATE */ .Qf.name) {
    return { pairs, added };
  }
  const recordedPairs = [];
  const newScores = [];
  for (const pair of pairs) {
    const lacksCost = kind === "cost" && (0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .metricValue */ .a3)(pair.before, name) === null;
    const hadFailed = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .metricValue */ .a3)(pair.before, _metrics_rates_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR_RATE */ .Qf.name) === 1;
    if ((lacksCost || hadFailed) && (0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .metricValue */ .a3)(pair.now, name) !== null) {
      newScores.push(pair.now);
    } else {
      recordedPairs.push(pair);
    }
  }
  if (kind === "churn") {
    return { pairs: recordedPairs, added: [] };
  }
  const allNewScores = [...newScores, ...added];
  if (kind === "rate" && metric.name !== _metrics_rates_js__WEBPACK_IMPORTED_MODULE_1__/* .DEGRADED_RATE */ .ON.name) {
    return { pairs: recordedPairs, added: allNewScores };
  }
  return {
    pairs: recordedPairs.filter(({ now }) => !(0,_row_scores_js__WEBPACK_IMPORTED_MODULE_5__/* .hasFailed */ .WN)(now)),
    added: allNewScores.filter((score) => !(0,_row_scores_js__WEBPACK_IMPORTED_MODULE_5__/* .hasFailed */ .WN)(score))
  };
}
function pairedCheck(rule, metric, { pairs, added }) {
  const { name } = rule.metric;
  const weighed = pairs.map(({ now, before }) => ({ targets: now.targets, now, before }));
  const current = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_2__/* .weightedMean */ .hY)(weighed, ({ now }) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .metricValue */ .a3)(now, name), metric.weight);
  const baseline = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_2__/* .weightedMean */ .hY)(weighed, ({ before }) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .metricValue */ .a3)(before, name), metric.weight);
  const figuresOfAll = { baseline, current, n: pairs.length };
  const lackMetric = pairs.every(({ before }) => before.metrics.get(name) === void 0);
  const hasNothingToCompare = baseline === null && current !== null && rule.tolerance.length > 0;
  if (lackMetric || hasNothingToCompare) {
    return (0,_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .missingCheck */ .Hx)(rule, LACKS_METRIC, figuresOfAll);
  }
  if (current === null) {
    return checkWithoutValue(rule, figuresOfAll, added);
  }
  const isRateWithNeeds = metric.kind === "rate" && "needs" in metric;
  const unmeasured = isRateWithNeeds ? findUnmeasured(pairs, name, metric.needs) : [];
  if (unmeasured.length > 0) {
    return (0,_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .missingCheck */ .Hx)(rule, _checks_js__WEBPACK_IMPORTED_MODULE_4__/* .NOT_MEASURED */ .pJ, figuresOfAll, unmeasured);
  }
  const n = pairs.filter(({ now }) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .metricValue */ .a3)(now, name) !== null).length;
  return (0,_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .meanCheck */ .MD)(rule, { n, baseline, current }, () => (0,_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .worstChanges */ .Zs)(pairs, name, metric.direction));
}
function checkWithoutValue(rule, figures, added) {
  const failedCheck = (0,_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .missingCheck */ .Hx)(rule, _checks_js__WEBPACK_IMPORTED_MODULE_4__/* .NOT_MEASURED */ .pJ, figures);
  if (figures.baseline !== null) {
    return failedCheck;
  }
  if (added.some((each) => (0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .metricValue */ .a3)(each, rule.metric.name) !== null)) {
    return rule.tolerance.length === 0 ? null : (0,_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .notGatedCheck */ .xS)(rule, "before", figures);
  }
  return rule.named ? failedCheck : null;
}
function findUnmeasured(pairs, name, needs) {
  const unmeasured = [];
  for (const pair of pairs) {
    const { now, before } = pair;
    const oldValue = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .metricValue */ .a3)(before, name);
    const hasNewList = needs === "forbidden" && !(0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .isReplacedByRow */ .AX)(pair) && hasForbiddenList(now);
    if ((0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__/* .metricValue */ .a3)(now, name) === null && (oldValue !== null || hasNewList)) {
      unmeasured.push((0,_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .makeCulprit */ .ut)(pair, oldValue, null));
    }
  }
  return unmeasured;
}
function hasForbiddenList({ digests, ranks, error }) {
  return error === null && digests.limits !== _model_suite_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_LIMITS */ .d1 && ranks.length > 0;
}



/***/ }),

/***/ 43037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y5: () => (/* binding */ categoriseChecks),
  AU: () => (/* binding */ decideVerdict),
  vd: () => (/* binding */ findGain)
});

// EXTERNAL MODULE: ./lib/metrics/rates.js
var rates = __webpack_require__(22142);
// EXTERNAL MODULE: ./lib/metrics/recall.js
var recall = __webpack_require__(83368);
// EXTERNAL MODULE: ./lib/metrics/registry.js + 2 modules
var registry = __webpack_require__(13480);
// EXTERNAL MODULE: ./lib/model/scope.js
var model_scope = __webpack_require__(90997);
// EXTERNAL MODULE: ./lib/model/verdict.js
var verdict = __webpack_require__(1732);
// EXTERNAL MODULE: ./lib/decision/checks.js
var decision_checks = __webpack_require__(74349);
// EXTERNAL MODULE: ./lib/decision/row-scores.js
var row_scores = __webpack_require__(90468);
// EXTERNAL MODULE: ./lib/decision/hit-checks.js
var hit_checks = __webpack_require__(33061);
// EXTERNAL MODULE: ./lib/decision/bucket-test.js
var bucket_test = __webpack_require__(60711);
// EXTERNAL MODULE: ./lib/decision/levels.js
var levels = __webpack_require__(34215);
// EXTERNAL MODULE: ./lib/decision/rules.js
var decision_rules = __webpack_require__(29853);
// EXTERNAL MODULE: ./lib/decision/lost-queries.js
var lost_queries = __webpack_require__(85587);
// EXTERNAL MODULE: ./lib/decision/pairs.js
var decision_pairs = __webpack_require__(28599);
// EXTERNAL MODULE: ./lib/metrics/clustering.js
var clustering = __webpack_require__(32967);
// EXTERNAL MODULE: ./lib/metrics/family.js
var metrics_family = __webpack_require__(86509);
// EXTERNAL MODULE: ./lib/model/lookup.js
var lookup = __webpack_require__(97855);
// EXTERNAL MODULE: ./lib/decision/decision-inputs.js
var decision_inputs = __webpack_require__(12522);
// EXTERNAL MODULE: ./lib/decision/mean-checks.js
var mean_checks = __webpack_require__(52567);
// EXTERNAL MODULE: ./lib/decision/sign-flip.js
var sign_flip = __webpack_require__(30813);
// EXTERNAL MODULE: ./lib/metrics/score.js
var score = __webpack_require__(27139);
;// CONCATENATED MODULE: ./lib/decision/rule-checks.js

















function checkRule(rule, inputs) {
  const { family } = rule.metric;
  if (family.kind === "loss") {
    return lostQueriesChecks(rule, inputs);
  }
  if (family.name === clustering/* CLUSTERING */.Z.name && (0,metrics_family/* isPerCase */.uE)(family)) {
    return clusteringChecks(rule, family, inputs).map((check) => addRise(check, inputs));
  }
  const checks = (0,mean_checks/* limitChecks */.L7)(rule, inputs.pairing, inputs.policy);
  return checks.flatMap((check) => testLimitCheck(check, rule, inputs));
}
function testLimitCheck(check, rule, inputs) {
  const { family, name } = rule.metric;
  const exceedsBound = check.by === "floor" || check.by === "ceiling";
  const isCompared = check.reference !== void 0 && rule.tolerance.length > 0;
  if (!isCompared || exceedsBound) {
    return [check];
  }
  if ((0,decision_rules/* isHeadline */.R)(name, inputs.policy.config)) {
    return headlineChecks(check, rule, inputs);
  }
  if ((0,rates/* isHitRate */.gt)(family)) {
    return (0,hit_checks/* hitChecks */.lb)(check, rule, inputs).map((each) => addRise(each, inputs));
  }
  if ((0,metrics_family/* isPerCase */.uE)(family) && (0,metrics_family/* hasTest */.Hg)(family)) {
    return [applyOwnTest(check, rule, family, inputs)];
  }
  return [family.kind === "rate" ? addRise(check, inputs) : check];
}
function lostQueriesChecks(rule, { policy, pairing }) {
  const { ceiling, scope } = rule;
  if (ceiling === null || policy.baseline === null) {
    return [];
  }
  const controls = policy.suite.cases.filter((each) => each.expect_empty);
  const controlIds = new Set(controls.map(({ id }) => id));
  const { pairs } = (0,decision_pairs/* casesOfScope */.Fq)(pairing, scope);
  const pairsToFind = pairs.filter(({ now }) => !controlIds.has(now.id));
  const isFoundAgain = ({ now }) => policy.not_lost?.has(now.id) === true;
  const lostPairs = pairsToFind.filter((pair) => (0,decision_pairs/* findsNothingAnyMore */.tt)(pair) && !isFoundAgain(pair));
  const culprits = lostPairs.map((pair) => (0,decision_checks/* makeCulprit */.ut)(pair, 1, 0));
  return [(0,decision_checks/* countCheck */.or)((0,decision_checks/* subjectOfRule */.W6)(rule), pairsToFind.length, culprits, ceiling)];
}
function addRise(check, { tests }) {
  const test = tests.baseline.get((0,model_scope/* scopeText */.Cm)(check.scope));
  if (check.passed || test === void 0) {
    return check;
  }
  const level = test.levelOf("auto");
  return test.riseP <= level + decision_rules/* EPSILON */.p8 ? { ...check, quality_rise_p: test.riseP } : check;
}
function headlineChecks(check, rule, { policy, pairing, tests }) {
  const metric = rule.metric.family.name;
  const scope = (0,model_scope/* scopeText */.Cm)(rule.scope);
  const { pairs } = (0,decision_pairs/* casesOfScope */.Fq)(pairing, rule.scope);
  const baselineTest = (0,lookup/* requireValue */.vd)(tests.baseline, scope);
  const againstBaseline = decideHeadline(check, rule, baselineTest, pairs);
  const acceptedTest = tests.accepted.get(scope);
  if (acceptedTest === void 0 || acceptedTest.decide(metric).state === "pass") {
    return [againstBaseline];
  }
  const checkOfAccepted = withAcceptedFigures(check, rule, acceptedTest, metric);
  const againstAccepted = decideHeadline(checkOfAccepted, rule, acceptedTest, pairs);
  return [againstBaseline, (0,decision_inputs/* excuseEarlierFall */.v)(againstAccepted, baselineTest.hasWorseCase, policy)];
}
function decideHeadline(check, { metric: { name, family, k } }, test, pairs) {
  const headline = family.name;
  const decision = test.decide(headline);
  if (decision.state === "pass") {
    return (0,decision_checks/* decideCheck */.BL)(check, decision);
  }
  const tested = test.tested.map((metric) => `${metric}@${k}`);
  const facts = {
    ...decision.p !== void 0 && { tested },
    worse_cases: test.worseCaseCount
  };
  const cases = (0,decision_checks/* worstChanges */.Zs)(pairs, name, family.direction, (row) => (0,decision_pairs/* referenceValue */.Fp)(row, headline, k, test.reference));
  return (0,decision_checks/* decideCheck */.BL)(check, { ...decision, ...facts }, cases);
}
function withAcceptedFigures(check, rule, acceptedTest, metric) {
  const delta = acceptedTest.meanRise(metric);
  const tolerance = acceptedTest.tolerances.get(metric) ?? 0;
  const baseline = (check.current ?? 0) - delta;
  const limit = Math.max(rule.floor ?? -Infinity, baseline - tolerance);
  const n = acceptedTest.moves.length;
  return { ...check, reference: "accepted", n, baseline, delta, tolerance, limit };
}
function applyOwnTest(check, rule, family, { pairing, groups }) {
  if (check.passed || rule.significance === "off") {
    return check;
  }
  const { pairs } = (0,decision_pairs/* casesOfScope */.Fq)(pairing, rule.scope);
  const sign = family.direction === "higher" ? 1 : -1;
  const differences = (0,bucket_test/* sumBlocks */.QW)((0,bucket_test/* compareValues */.ck)(pairs, rule.metric.name, groups), ({ pair, before, now }) => sign * (0,score/* weighCase */.by)(pair.now, family.weight) * (now - before));
  const p = (0,sign_flip/* signFlipP */.t2)(differences);
  return (0,decision_checks/* decideCheck */.BL)(check, (0,decision_checks/* decideByTest */.kR)(p, (0,levels/* ownLevel */.$m)(rule.significance), [check.metric]));
}
function clusteringChecks(rule, family, inputs) {
  const casesWithinScope = (0,decision_pairs/* casesOfScope */.Fq)(inputs.pairing, rule.scope);
  const { pairs, added } = (0,mean_checks/* countedCases */.IG)(family, rule.metric.name, casesWithinScope);
  const scoresNow = [...pairs.map(decision_pairs/* scoreBySuite */.gl), ...added];
  const checks = [];
  if (inputs.policy.baseline !== null && rule.tolerance.length > 0) {
    const ratios = compareRatios(pairs, rule.metric, inputs.groups);
    checks.push(ratios.length > 0 ? checkRatios(rule, ratios, inputs) : checkWithoutRatios(rule, pairs, scoresNow));
  }
  if (rule.ceiling !== null) {
    checks.push((0,mean_checks/* boundCheck */.T$)(rule, family, scoresNow));
  }
  return checks.filter((check) => check !== null);
}
function checkRatios(rule, ratios, { policy, pairing }) {
  const baseline = (0,score/* averageKnown */.jw)(ratios.map((ratio) => ratio.before)) ?? 0;
  const current = (0,score/* averageKnown */.jw)(ratios.map((ratio) => ratio.now)) ?? 0;
  const withoutCeiling = { ...rule, ceiling: null };
  const figures = { n: ratios.length, baseline, current };
  const check = (0,decision_checks/* meanCheck */.MD)(withoutCeiling, figures, () => listRisenCases(ratios));
  if (check === null || check.passed || rule.significance === "off") {
    return check;
  }
  const { pairs: pairsOfScope } = (0,decision_pairs/* casesOfScope */.Fq)(pairing, rule.scope);
  const qualityRises = pairsOfScope.map((pair) => (0,lost_queries/* riseOfCase */.bL)(pair, "baseline", policy.config.k));
  if (qualityRises.reduce((sum, rise) => sum + rise, 0) > decision_rules/* EPSILON */.p8) {
    return (0,decision_checks/* decideCheck */.BL)(check, { state: "fell", reason: "found_more" });
  }
  const p = (0,sign_flip/* signFlipP */.t2)((0,bucket_test/* sumBlocks */.QW)(ratios, (ratio) => ratio.before - ratio.now));
  return (0,decision_checks/* decideCheck */.BL)(check, (0,decision_checks/* decideByTest */.kR)(p, (0,levels/* ownLevel */.$m)(rule.significance), [check.metric]));
}
function checkWithoutRatios(rule, pairs, cases) {
  const { name } = rule.metric;
  const answered = cases.filter((each) => !(0,row_scores/* hasFailed */.WN)(each));
  const isMeasuredNow = answered.some((each) => (0,decision_pairs/* metricValue */.a3)(each, name) !== null);
  const measuredPairs = pairs.filter(({ before }) => (0,decision_pairs/* metricValue */.a3)(before, name) !== null);
  if (isMeasuredNow) {
    return (0,decision_checks/* notGatedCheck */.xS)(rule);
  }
  if (measuredPairs.length === 0 || answered.length === 0) {
    return rule.named ? (0,decision_checks/* notGatedCheck */.xS)(rule) : null;
  }
  const hasTwoResults = measuredPairs.some(({ now }) => !(0,row_scores/* hasFailed */.WN)(now) && now.results.length > 1);
  return hasTwoResults || rule.named ? (0,decision_checks/* missingCheck */.Hx)(rule, decision_checks/* NOT_MEASURED */.pJ) : (0,decision_checks/* notGatedCheck */.xS)(rule, "now");
}
function compareRatios(pairs, { name, k }, groups) {
  const compared = [];
  for (const value of (0,bucket_test/* compareValues */.ck)(pairs, name, groups)) {
    const { pair } = value;
    const ratios = (0,row_scores/* hasFailed */.WN)(pair.now) ? assumeLargestRise(pair, k) : ratiosAtShorterLength(pair, k);
    if (ratios !== null) {
      compared.push({ ...value, ...ratios });
    }
  }
  return compared;
}
function ratiosAtShorterLength(pair, k) {
  const clustersBefore = pair.before.clusters ?? pair.before.results;
  const clustersNow = pair.now.clusters ?? pair.now.results;
  const length = Math.min(clustersBefore.length, clustersNow.length, k);
  const before = (0,clustering/* clusteringRatio */.k)(clustersBefore.slice(0, length));
  const now = (0,clustering/* clusteringRatio */.k)(clustersNow.slice(0, length));
  return before === null || now === null ? null : { before, now };
}
function assumeLargestRise({ before: row }, k) {
  const clusters = (row.clusters ?? row.results).slice(0, k);
  const ratios = clusters.map((_, at) => (0,clustering/* clusteringRatio */.k)(clusters.slice(0, at + 1))).filter((ratio) => ratio !== null);
  return ratios.length === 0 ? null : { before: Math.min(...ratios), now: 1 };
}
function listRisenCases(ratios) {
  const risen = ratios.filter((ratio) => ratio.now - ratio.before > decision_rules/* EPSILON */.p8);
  return (0,decision_checks/* sortCulprits */.dq)(risen.map(({ pair, before, now }) => ({
    badness: now - before,
    culprit: (0,decision_checks/* makeCulprit */.ut)(pair, before, now)
  })));
}


;// CONCATENATED MODULE: ./lib/decision/verdict.js














function decideVerdict(rules, judged, timedChecks = []) {
  const { policy } = judged;
  const metrics = rules.map((rule) => rule.metric);
  const groups = (0,decision_pairs/* caseGroups */.nX)(policy.suite);
  const pairing = (0,decision_pairs/* addChurn */.u1)(judged.pairing, metrics);
  const worstPairing = (0,row_scores/* assumeWorstOfFailures */._s)(pairing, policy.suite);
  const { pairs } = worstPairing;
  const testAndCheck = (tested) => {
    const tests = (0,bucket_test/* testBothReferences */.G_)(rules, policy, tested);
    const inputs = { policy, pairing: tested, tests, groups };
    const checks2 = rules.flatMap((rule) => checkRule(rule, inputs));
    return { tests, checks: [...checks2, ...caseChecks(policy, tested)] };
  };
  const measured = testAndCheck(worstPairing);
  const checkWithRows = (isReplaced) => testAndCheck((0,decision_pairs/* useBaselineRows */.yN)(worstPairing, isReplaced)).checks;
  const worseChecks = takeWorseOfFailures(measured.checks, pairs, checkWithRows);
  const markedChecks = markConsequences(worseChecks, pairs, checkWithRows);
  const checks = sortByRules([...markedChecks, ...timedChecks], rules);
  return { ...summariseChecks(checks, policy), checks, pairing, tests: measured.tests };
}
function summariseChecks(checks, { suite, baseline }) {
  const categories = categoriseChecks(checks);
  if (suite.partial) {
    return { verdict: "partial", ...categories };
  }
  const isJudged = checks.length > 0 || baseline === null;
  const isPass = isJudged && checks.every((check) => check.passed);
  return { verdict: isPass ? "pass" : "fail", ...categories };
}
function sortByRules(checks, rules) {
  const places = new Map(rules.map((rule, at) => [(0,decision_rules/* ruleKey */.ep)(rule), at]));
  const rulePlace = (check) => places.get((0,decision_rules/* ruleKey */.ep)(check)) ?? rules.length;
  return checks.toSorted((a, b) => rulePlace(a) - rulePlace(b));
}
function findGain(rules, { pairing, tests }, policy) {
  const sinceAccepted = [...tests.baseline].map(([scope, test]) => tests.accepted.get(scope) ?? test);
  const wholeTest = sinceAccepted.find(({ bucket }) => bucket.scope.kind === "overall");
  if (wholeTest === void 0 || sinceAccepted.some((test) => test.hasFallBeyondTolerance())) {
    return null;
  }
  if ((0,hit_checks/* hasMoreHits */.mu)(rules, pairing)) {
    return null;
  }
  const varies = (0,lost_queries/* doAnswersVary */.HM)(policy);
  const level = varies ? levels/* VARYING_GAIN_LEVEL */.OF : levels/* GAIN_LEVEL */.Nt;
  const hasRisen = wholeTest.tested.some((metric) => wholeTest.isRiseBeyondTolerance(metric));
  if (hasRisen && wholeTest.riseP <= level + decision_rules/* EPSILON */.p8) {
    return { p: wholeTest.riseP };
  }
  if (varies || wholeTest.isAnyCaseWorse(decision_rules/* HEADLINE */.ZS)) {
    return null;
  }
  const { k } = policy.config;
  const isNewlyFound = ({ now, before }) => !(0,decision_pairs/* foundWhenAccepted */.YW)(before, k) && now.found;
  return pairing.pairs.some(isNewlyFound) ? { p: null } : null;
}
function caseChecks(policy, pairing) {
  const { baseline } = policy;
  const checks = [...criticalLostChecks(policy, pairing)];
  if (baseline === null) {
    return checks;
  }
  checks.push(...(0,hit_checks/* criticalHitChecks */.w5)(policy, pairing));
  if (pairing.pairs.length === 0) {
    const absentCases = pairing.absent.map((id) => (0,decision_checks/* bareCulprit */.aI)(id));
    checks.push((0,decision_checks/* absentCheck */.mM)(baseline.cases.size, absentCases));
  }
  return checks;
}
function criticalLostChecks({ suite }, pairing) {
  const criticalCases = suite.cases.filter((each) => each.critical && (each.expected.length > 0 || each.watched === true));
  const criticalIds = new Set(criticalCases.map(({ id }) => id));
  if (criticalIds.size === 0) {
    return [];
  }
  const lostPairs = pairing.pairs.filter((pair) => (0,decision_pairs/* findsNothingAnyMore */.tt)(pair) && criticalIds.has(pair.now.id));
  const culprits = lostPairs.map((pair) => (0,decision_checks/* makeCulprit */.ut)(pair, 1, 0));
  const subject = { metric: "critical_lost", scope: model_scope/* OVERALL */.aD, category: "recall_drop" };
  return [(0,decision_checks/* countCheck */.or)(subject, criticalIds.size, culprits)];
}
function checkKey({ metric, scope, reference, baseline, limit }) {
  const isBound = baseline === null && limit !== null;
  return JSON.stringify([(0,model_scope/* scopeText */.Cm)(scope), metric, reference ?? "baseline", isBound]);
}
function takeWorseOfFailures(checks, pairs, checkWithRows) {
  const isFailed = ({ now }) => (0,row_scores/* hasFailed */.WN)(now);
  if (!pairs.some(isFailed)) {
    return checks;
  }
  const sameWithRows = new Map(checkWithRows(isFailed).map((check) => [checkKey(check), check]));
  return checks.map((check) => {
    const withRows = sameWithRows.get(checkKey(check));
    if (withRows !== void 0 && (0,verdict/* rankSeverity */.yq)(withRows) > (0,verdict/* rankSeverity */.yq)(check)) {
      return withRows;
    }
    if (check.passed) {
      return check;
    }
    const isAbsentAsPassed = withRows === void 0 && check.reference === "accepted";
    const passesWithRows = isAbsentAsPassed || withRows?.passed === true;
    return passesWithRows ? { ...check, category: "retriever_error" } : check;
  });
}
function markConsequences(checks, pairs, checkWithRows) {
  const byDegraded = findDegradedConsequences(checks, pairs, checkWithRows);
  const failedRecalls = checks.filter(({ passed, metric }) => !passed && (0,registry/* findMetric */.GF)(metric)?.family.name === recall/* RECALL */.wV.name);
  const bucketsOfLosses = new Set(failedRecalls.map(bucketKey));
  return checks.map((check) => {
    if (byDegraded.has(check)) {
      return { ...check, secondary_to: "semantic_degraded_spike" };
    }
    const isRanking = !check.passed && check.category === "ranking_shift";
    return isRanking && bucketsOfLosses.has(bucketKey(check)) ? { ...check, secondary_to: "recall_drop" } : check;
  });
}
const BY_DEGRADED = ["recall_drop", "ranking_shift"];
function findDegradedConsequences(checks, pairs, checkWithRows) {
  const failed = checks.filter(({ state }) => state === "fail");
  const failedRates = failed.filter(({ metric, category }) => metric === rates/* DEGRADED_RATE */.ON.name && category === "semantic_degraded_spike");
  const scopes = new Set(failedRates.map(({ scope }) => (0,model_scope/* scopeText */.Cm)(scope)));
  const isDegraded = ({ now }) => now.degraded;
  if (scopes.size === 0 || !pairs.some(isDegraded)) {
    return /* @__PURE__ */ new Set();
  }
  const mayFollow = ({ category, scope }) => BY_DEGRADED.includes(category) && (scopes.has("overall") || scopes.has((0,model_scope/* scopeText */.Cm)(scope)));
  const stillFailing = checkWithRows(isDegraded).filter(({ passed }) => !passed);
  const keysOfFailing = new Set(stillFailing.map(checkKey));
  return new Set(failed.filter((check) => mayFollow(check) && !keysOfFailing.has(checkKey(check))));
}
function bucketKey({ scope, reference }) {
  return `${reference ?? ""} ${(0,model_scope/* scopeText */.Cm)(scope)}`;
}
function categoriseChecks(checks) {
  const failed = checks.filter((check) => !check.passed);
  const isLeading = (category) => failed.some((check) => check.category === category && check.secondary_to === null);
  const failedCategories = verdict/* CATEGORIES */.R6.filter((category) => failed.some((check) => check.category === category));
  return {
    categories: failedCategories.filter(isLeading),
    secondary_categories: failedCategories.filter((category) => !isLeading(category))
  };
}



/***/ }),

/***/ 44418:
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
// EXTERNAL MODULE: ./lib/model/explanation.js
var explanation = __webpack_require__(81714);
// EXTERNAL MODULE: ./lib/model/renames.js
var model_renames = __webpack_require__(29874);
// EXTERNAL MODULE: ./lib/model/scope.js
var scope = __webpack_require__(90997);
// EXTERNAL MODULE: ./lib/decision/lost-queries.js
var lost_queries = __webpack_require__(85587);
// EXTERNAL MODULE: ./lib/decision/rules.js
var rules = __webpack_require__(29853);
// EXTERNAL MODULE: ./lib/decision/pairs.js
var decision_pairs = __webpack_require__(28599);
// EXTERNAL MODULE: ./lib/model/run.js
var model_run = __webpack_require__(30060);
// EXTERNAL MODULE: ./lib/metrics/family.js
var family = __webpack_require__(86509);
// EXTERNAL MODULE: ./lib/model/lookup.js
var lookup = __webpack_require__(97855);
// EXTERNAL MODULE: ./lib/model/sum-each.js
var sum_each = __webpack_require__(90934);
// EXTERNAL MODULE: ./lib/decision/bucket-test.js
var bucket_test = __webpack_require__(60711);
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
    interval: pairedInterval(units),
    wins,
    losses: changed.length - wins,
    units: units.length
  };
}
function withEvidence(verdict, head, base) {
  const addByHead = makeEvidenceAdder(head);
  const addByBase = makeEvidenceAdder(base ?? head);
  const checks = verdict.checks.map((check) => check.policy === "base" ? addByBase(check) : addByHead(check));
  return { ...verdict, checks };
}
function makeEvidenceAdder({ policy, pairing }) {
  const groups = (0,decision_pairs/* caseGroups */.nX)(policy.suite);
  return (check) => addEvidence(check, pairing, groups);
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
  const isDecidedByTest = check.p !== void 0 && check.by !== "lost";
  const hasInterval = isDecidedByTest && check.scope.kind === "overall";
  return { ...check, evidence: hasInterval ? evidence : { ...evidence, interval: null } };
}
function findTestedMean(check) {
  const metric = check.reference === "baseline" ? (0,registry/* findMetric */.GF)(check.metric) : null;
  return metric !== null && (0,family/* isPerCase */.uE)(metric.family) ? { name: metric.name, family: metric.family } : null;
}
function groupUnits(pairs, { name, family }, groups) {
  const weigh = ({ pair }) => (0,score/* weighCase */.by)(pair.now, family.weight);
  const values = (0,bucket_test/* compareValues */.ck)(pairs, name, groups).filter((value) => weigh(value) > 0);
  const sums = (0,bucket_test/* sumBlocks */.QW)(values, (value) => weigh(value) * (value.now - value.before));
  const weights = (0,bucket_test/* sumBlocks */.QW)(values, weigh);
  return (0,lookup/* zipLists */.L7)(sums, weights).map(([sum, weight]) => ({ sum, weight }));
}
function pairedInterval(units) {
  const { length: n } = units;
  const allWeight = (0,sum_each/* sumEach */.r)(units, ({ weight }) => weight);
  const mean = (0,sum_each/* sumEach */.r)(units, ({ sum }) => sum) / allWeight;
  const meanWeight = allWeight / n;
  const squares = (0,sum_each/* sumEach */.r)(units, ({ sum, weight }) => {
    const residual = (sum - mean * weight) / meanWeight;
    return residual ** 2;
  });
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
// EXTERNAL MODULE: ./lib/model/suite.js
var suite = __webpack_require__(44141);
// EXTERNAL MODULE: ./lib/decision/row-scores.js
var row_scores = __webpack_require__(90468);
;// CONCATENATED MODULE: ./lib/explain/losses.js














const DEGRADED = 1;
const BROKEN = ["error", "degraded", "nothing_returned", "no_longer_matches"];
function wantsProbe(facts) {
  return !BROKEN.includes(findCause(facts, false)) && facts.stagedLoss === null && !facts.endedEarly;
}
function explainLoss(facts, probed) {
  const targets = facts.targets.map((target, i) => isLost(target) ? { ...target, deeper: probed?.answer.ranks[i] ?? null } : target);
  const isLonger = probed !== null && probed.answer.returned > facts.k;
  const cause = findCause({ ...facts, targets }, isLonger);
  return {
    id: facts.id,
    query: facts.query,
    intent: facts.intent,
    critical: facts.critical,
    cause,
    stage: cause === facts.stagedLoss?.cause ? facts.stagedLoss.stage : void 0,
    targets,
    displaced_by: facts.displaced_by,
    cluster: facts.cluster,
    repeats: facts.repeats,
    probe: probed && { k: probed.k, returned: probed.answer.returned }
  };
}
function findCause(facts, isLonger) {
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
  if (lost.some(({ deeper }) => deeper !== null && deeper <= facts.k)) {
    return "cut_before_ranking";
  }
  const areAllDeeper = lost.every(({ deeper }) => deeper !== null);
  if (!areAllDeeper && (isLonger || facts.endedEarly)) {
    return "not_found";
  }
  if (isCrowded(facts)) {
    return "crowded_out";
  }
  const addedRepeats = facts.repeats.now - facts.repeats.before;
  if (addedRepeats > 0 && addedRepeats >= facts.displaced_by.length) {
    return "duplicates";
  }
  return areAllDeeper ? "deeper" : "not_looked_up";
}
function isCrowded({ cluster, newcomersInCluster, displaced_by: displacedBy, repeats }) {
  if (cluster === null || cluster.before === null || cluster.now <= cluster.before) {
    return false;
  }
  const newResults = displacedBy.length;
  const takenPlaces = newResults + Math.max(0, repeats.now - repeats.before);
  return newcomersInCluster >= 2 && newcomersInCluster * 2 > takenPlaces;
}
function causeShares(losses) {
  const shares = [];
  for (const cause of explanation/* LOSS_CAUSES */.P2) {
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
  return (0,sum_each/* sumEach */.r)(facts.targets.filter(isLost), ({ grade }) => grade);
}
function findFacts(pair, subject, run, { k, definition }) {
  const { now, before } = pair;
  const outcome = run?.outcome;
  const answer = outcome?.kind === "answer" ? outcome : null;
  const hits = answer?.hits ?? [];
  const displacedBy = run === void 0 ? [] : findNewcomers((0,metrics_view/* viewCase */.U1)(subject, run, definition), new Set(before.results));
  const cluster = findLargestCluster(hits, before, k);
  const clusters = displacedBy.map(({ rank }) => hitCluster((0,lookup/* requireItem */.l5)(hits, rank - 1)));
  return {
    case: subject,
    k,
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
    newcomersInCluster: clusters.filter((key) => key !== void 0 && key === cluster?.key).length,
    // Results whose document stands above already.
    repeats: {
      now: hits.filter((hit) => hit.repeat).length,
      before: before.results.length - new Set(before.results).size
    }
  };
}
function findMoves({ now, before }, subject, hits, definition) {
  return subject.expected.map((target, i) => {
    const oldRank = before.ranks[i] ?? null;
    const newRank = now.ranks[i] ?? null;
    const isLostTarget = oldRank !== null && newRank === null;
    const oldDocument = isLostTarget ? before.results[oldRank - 1] : void 0;
    return {
      label: (0,suite/* targetLabel */.Op)(target),
      grade: target.grade,
      before: oldRank,
      now: newRank,
      deeper: null,
      unmatched: findUnmatchedRank(oldDocument, target, hits, definition)
    };
  });
}
function findUnmatchedRank(oldDocument, target, hits, definition) {
  const place = hits.findIndex((hit2) => hit2.doc_id === oldDocument);
  const hit = hits[place];
  if (hit === void 0 || (0,matching/* compileTarget */.bs)(target, definition)((0,matching/* normaliseHit */.Sv)(hit, definition))) {
    return null;
  }
  return place + 1;
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
    const oldDocument = before.results[rank - 1];
    const hasTarget = stages.map(([, hits]) => stageHas(hits, target, definition, oldDocument));
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
  return largest === void 0 ? null : { ...largest, before: measureLargestCluster(before, k) };
}
function measureLargestCluster({ metrics, results }, k) {
  if (results.length < 2) {
    return results.length;
  }
  const share = metrics.get((0,registry/* metricWithCutoff */.Gq)(clustering/* CLUSTERING */.Z, k).name) ?? null;
  return share === null ? null : Math.round(share * results.length);
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
// EXTERNAL MODULE: ./lib/model/short-names.js
var short_names = __webpack_require__(16358);
;// CONCATENATED MODULE: ./lib/explain/groups.js


const LEAST_CASES = 5;
const LEVEL = 1e-3;
const MOST_GROUPS = 8;
const NEARLY_ALL = 0.8;
const APART = 3;
const WIDER = 1.5;
const TRAITS = ["intent", "length", "writing"];
function findChangeGroups(cases, clusterOf = () => void 0) {
  const indices = [...cases.keys()];
  const moved = new Set(indices.filter((at) => hasMoved((0,lookup/* requireItem */.l5)(cases, at))));
  if (moved.size === 0) {
    return [];
  }
  const candidates = [
    ...divideLevel(listMoveCandidates(cases, moved, clusterOf)),
    ...divideLevel(listTraitCandidates(cases, moved))
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
  return !isSameList(before, now);
}
function isSameList(a, b) {
  return a.length === b.length && a.every((document, place) => document === b[place]);
}
function divideLevel(candidates) {
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
function logChance(candidate, remaining) {
  const members = candidate.members.filter((at) => remaining.cases.has(at));
  if (TRAITS.includes(candidate.kind)) {
    return standsApart(members, remaining) ? logRates(members, remaining) : 0;
  }
  const hits = members.filter((at) => candidate.hits.has(at)).length;
  const signLog = logSign(hits, candidate.against);
  const isTwoSided = signLog > candidate.logLevel;
  if (isTwoSided) {
    return 0;
  }
  const rateLog = logRates(members, remaining);
  const areNearlyAllMoved = remaining.moved.size > NEARLY_ALL * remaining.cases.size;
  return areNearlyAllMoved ? Math.min(rateLog, signLog) : rateLog;
}
function standsApart(members, { cases, moved }) {
  const hits = members.filter((at) => moved.has(at)).length;
  const otherHits = moved.size - hits;
  const others = cases.size - members.length;
  return hits * 2 >= members.length && hits * others >= APART * otherHits * members.length;
}
function logRates(members, { cases, moved, worse }) {
  return Math.min(logRate(members, moved, cases.size), logRate(members, worse, cases.size));
}
function isStronger({ candidate, logP }, best) {
  if (best === null) {
    return true;
  }
  const bestWidth = best.candidate.lost ?? Infinity;
  const isWider = (candidate.lost ?? 0) >= WIDER * bestWidth;
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
function moveKey({ kind, name }) {
  return `${kind.slice(kind.indexOf("_") + 1)}:${name}`;
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
  const oldDocuments = new Set(before);
  const newDocuments = new Set(now);
  const oldCounts = countKeys(oldDocuments);
  const newCounts = countKeys(newDocuments);
  const compareShares = (key) => (newCounts.get(key) ?? 0) * before.length - (oldCounts.get(key) ?? 0) * now.length;
  const hasGrown = (key) => (oldCounts.get(key) ?? 0) < (newCounts.get(key) ?? 0) && compareShares(key) > 0;
  const lastOld = now.findLastIndex((document) => oldDocuments.has(document));
  const newAboveOld = now.filter((document, i) => i < lastOld && !oldDocuments.has(document));
  const came = lastOld === -1 ? [...newDocuments].map((document) => `document:${document}`) : [...countKeys(newAboveOld).keys()].filter(hasGrown);
  const went = /* @__PURE__ */ new Map();
  for (const [key, count] of oldCounts) {
    const gone = count - (newCounts.get(key) ?? 0);
    const hasDeclined = now.length === 0 || compareShares(key) < 0;
    if (hasDeclined && gone * 2 >= count) {
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
  for (const [at, subject] of cases.entries()) {
    for (const trait of listTraits(subject)) {
      (0,lookup/* addToList */.vH)(members, trait, at);
    }
  }
  const candidates = [];
  for (const [key, indices] of members) {
    if (indices.length < LEAST_CASES || indices.length === cases.length) {
      continue;
    }
    const { kind, name } = splitKey(key);
    const hits = new Set(indices.filter((at) => moved.has(at)));
    candidates.push({ kind, name, members: indices, against: 0, hits });
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
  const logP = -logChoose(all.length, members.length);
  if (first === void 0 || logP > Math.log(LEVEL)) {
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
  const isMoreFrequent = hits * all > total * size;
  if (!isMoreFrequent) {
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
  findStage,
  findShorterLists,
  findEmptyAnswers,
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
function findCauses(cases, groups, documents) {
  const evidence = { ...documents, ...causes_collectEvidence(cases), groups };
  const { compared } = evidence;
  const changed = compared.filter(hasMoved);
  const leading = findFirst(FINDERS, evidence, ({ explains }) => explainsMost(evidence, explains));
  const lists = findFirst(LIST_FINDERS, evidence, (candidate) => touchesMost(candidate, compared)) ?? findFirst([findGoneFromLists], evidence, (candidate) => touchesMost(candidate, changed));
  return {
    leading: leading && describeCause(evidence, leading),
    touched: new Set([...leading?.touched ?? []].map(({ id }) => id)),
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
  const cases = comparedCases.map((subject) => {
    const damage = subject.change < -rules/* EPSILON */.p8 ? -subject.change : 0;
    return Object.assign({}, subject, { damage });
  });
  const notFailed = cases.filter(({ error }) => error === null);
  return {
    cases,
    damage: totalDamage(cases),
    notFailed,
    compared: notFailed.filter(({ before }) => before.length > 0),
    answered: notFailed.filter(({ now }) => now.length > 0),
    listsBefore: countLists(notFailed.map(({ before }) => before)),
    listsNow: countLists(notFailed.map(({ now }) => now))
  };
}
function countLists(lists) {
  return (0,lookup/* countItems */.A1)(lists.flatMap((list) => [...new Set(list)]));
}
function sumCounts(counts) {
  return (0,sum_each/* sumEach */.r)(counts.values(), (count) => count);
}
function totalDamage(cases) {
  return (0,sum_each/* sumEach */.r)(cases, ({ damage }) => damage);
}
const causes_BROKEN = ["error", "degraded", "empty"];
function describeCause(evidence, candidate) {
  const { cases } = evidence;
  const { kind, names = [], newNames, touched, explains, of } = candidate;
  const { rank = null, everywhere = false } = candidate;
  const { lost = (0,sum_each/* sumEach */.r)(explains, (subject) => subject.lost.length) } = candidate;
  const ownTrait = causes_BROKEN.includes(kind) ? findOwnTrait([...touched], cases) : null;
  const worstFirst = [...explains].toSorted((a, b) => b.damage - a.damage);
  return {
    kind,
    names: (0,short_names/* shortenNames */.u)(names).slice(0, NAMED),
    ...newNames !== void 0 && { new_names: (0,short_names/* shortenNames */.u)(newNames).slice(0, NAMED) },
    more: Math.max(0, names.length - NAMED),
    ...ownTrait !== null && { shared: ownTrait },
    everywhere,
    happened: touched.size,
    of,
    rank,
    worse: explains.size,
    of_worse: cases.filter(({ damage }) => damage > 0).length,
    lost,
    of_lost: (0,sum_each/* sumEach */.r)(cases, (subject) => subject.lost.length),
    cases: worstFirst.map(({ id }) => id)
  };
}
function selectCases(cases, happened) {
  const touched = cases.filter(happened);
  return {
    touched: new Set(touched),
    explains: new Set(touched.filter(({ damage }) => damage > 0)),
    of: cases.length
  };
}
function sortByCount(counts) {
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([key]) => key);
}
function isNearlyAll({ touched, of }) {
  return touched.size >= causes_LEAST_CASES && touched.size >= causes_NEARLY_ALL * of;
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
  const messages = (0,lookup/* countItems */.A1)(cases.flatMap(({ error }) => error ?? []));
  const failed = selectCases(cases, ({ error }) => error !== null);
  return { kind: "error", names: sortByCount(messages), ...failed };
}
function findDegraded({ cases }) {
  return { kind: "degraded", ...selectCases(cases, (subject) => subject.degraded) };
}
function findRenamed(evidence) {
  const { cases, renames } = evidence;
  const counts = countLists(cases.map(({ lost }) => lost.filter((document) => renames.has(document))));
  if (counts.size === 0) {
    return null;
  }
  const oldNames = sortByCount(counts);
  const newNames = oldNames.map((name) => (0,lookup/* requireValue */.vd)(renames, name));
  return {
    kind: "renamed",
    ...useFolderNames(evidence, oldNames, newNames),
    lost: sumCounts(counts),
    ...selectCases(cases, ({ lost }) => lost.some((document) => renames.has(document)))
  };
}
const STEADY = 0.9;
function matchReplacements({ before, now }, replacements) {
  return before.map((oldName, place) => {
    const replacement = replacements.get(oldName) ?? null;
    return replacement?.newName === now[place] ? replacement : null;
  });
}
function findOtherNames(evidence) {
  const { compared } = evidence;
  const replacements = listReplacements(compared);
  const renamed = selectCases(compared, (subject) => hasOtherNames(subject, replacements));
  const { touched, explains } = renamed;
  const replaced = [...touched].flatMap((subject) => matchReplacements(subject, replacements).filter((replacement) => replacement !== null));
  const provenPlaces = replaced.filter(({ isProven }) => isProven).length;
  if (touched.size < causes_LEAST_CASES || provenPlaces < causes_LEAST_CASES) {
    return null;
  }
  const lost = new Set([...explains].flatMap((subject) => subject.lost));
  const names = sortByCount((0,lookup/* countItems */.A1)(replaced.map(({ oldName }) => oldName))).toSorted((a, b) => Number(lost.has(b)) - Number(lost.has(a)));
  const newNames = names.map((name) => (0,lookup/* requireValue */.vd)(replacements, name).newName);
  return {
    kind: "other_names",
    ...useFolderNames(evidence, names, newNames),
    ...renamed
  };
}
function hasOtherNames(subject, replacements) {
  const { before, now, fallen } = subject;
  const replacementByPlace = matchReplacements(subject, replacements);
  const isProven = (place) => replacementByPlace[place]?.isProven === true;
  const changedPlaces = [...before.keys()].filter((place) => before[place] !== now[place]);
  const areAllReplaced = before.length === now.length && changedPlaces.every((place) => replacementByPlace[place] !== null);
  const provenCount = changedPlaces.filter(isProven).length;
  if (areAllReplaced && provenCount > 0 && provenCount * 2 >= changedPlaces.length) {
    return true;
  }
  return fallen.length > 0 && fallen.every(({ oldPlace }) => isProven(oldPlace));
}
function countNewNames(cases) {
  const newNames = /* @__PURE__ */ new Map();
  const withSameLength = cases.filter(({ before, now }) => now.length === before.length);
  for (const { before, now } of withSameLength) {
    for (const [place, oldName] of before.entries()) {
      (0,lookup/* addToList */.vH)(newNames, oldName, now[place] ?? "");
    }
  }
  return (0,lookup/* mapValues */.LG)(newNames, lookup/* countItems */.A1);
}
function listReplacements(cases) {
  const countsByName = countNewNames(cases);
  const areAlike = compareNames(countsByName.keys());
  const successors = [...countsByName].map(([oldName, counts]) => {
    const newName = (0,lookup/* requireItem */.l5)(sortByCount(counts), 0);
    const oldPlaces = sumCounts(counts);
    return { oldName, newName, places: (0,lookup/* requireValue */.vd)(counts, newName), oldPlaces };
  });
  const replacements = /* @__PURE__ */ new Map();
  if (!areSteady(successors)) {
    return replacements;
  }
  for (const { oldName, newName, places, oldPlaces } of successors) {
    if (newName !== oldName && places >= STEADY * oldPlaces) {
      const isProven = places > 1 || areAlike(oldName, newName);
      replacements.set(oldName, { oldName, newName, isProven });
    }
  }
  const uses = (0,lookup/* countItems */.A1)([...replacements.values()].map(({ newName }) => newName));
  return new Map([...replacements].filter(([, { newName }]) => uses.get(newName) === 1));
}
function areSteady(successors) {
  const isReplaced = ({ oldName, newName }) => newName !== oldName;
  const leaving = successors.filter((successor) => successor.oldPlaces > 1 && (isReplaced(successor) || successor.places < successor.oldPlaces));
  const allPlaces = (0,sum_each/* sumEach */.r)(leaving, ({ oldPlaces }) => oldPlaces);
  const replacedPlaces = (0,sum_each/* sumEach */.r)(leaving.filter(isReplaced), ({ places }) => places);
  return replacedPlaces >= STEADY * allPlaces;
}
const COMMON_STEM = 1 / 3;
function compareNames(names) {
  const allStems = [...names].map(removePartOfName);
  const stems = (0,lookup/* countItems */.A1)(allStems);
  const most = COMMON_STEM * allStems.length;
  return (oldName, newName) => {
    const isSameFile = lastSegment(oldName) === lastSegment(newName);
    if (isSameFile || (0,alike_names/* hasSameLetters */.wW)(oldName, newName) || (0,alike_names/* hasSameEnd */.Gb)(oldName, newName)) {
      return true;
    }
    const stem = removePartOfName(oldName);
    const isPart = stem !== oldName;
    return isPart && stem === removePartOfName(newName) && (stems.get(stem) ?? 0) <= most;
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
    const placesToSearch = before.indexOf(document) + 2;
    return now.slice(0, placesToSearch).find((id) => (areMostGone || !before.includes(id)) && areAlike(document, id));
  };
  const partsByCase = /* @__PURE__ */ new Map();
  const withLost = compared.filter(({ lost }) => lost.length > 0);
  for (const subject of withLost) {
    const parts = subject.lost.flatMap((document) => findPart(subject, document) ?? []);
    if (parts.length === subject.lost.length) {
      partsByCase.set(subject, parts);
    }
  }
  if (partsByCase.size < causes_LEAST_CASES) {
    return null;
  }
  const split = selectCases(withLost, (subject) => partsByCase.has(subject));
  const pairs = [...partsByCase].flatMap(([{ lost }, parts]) => (0,lookup/* zipLists */.L7)(lost, parts));
  const newParts = new Map(pairs.toReversed());
  const names = sortByCount((0,lookup/* countItems */.A1)(pairs.map(([document]) => document)));
  return {
    kind: "other_parts",
    names,
    newNames: names.map((name) => (0,lookup/* requireValue */.vd)(newParts, name)),
    ...split,
    of: compared.length,
    lost: pairs.length
  };
}
function findSameList({ compared }) {
  const joinList = (list) => list.join("\n");
  const lists = compared.flatMap(({ now }) => now.length > 0 ? joinList(now) : []);
  const [commonest] = sortByCount((0,lookup/* countItems */.A1)(lists));
  if (commonest === void 0) {
    return null;
  }
  const same = selectCases(compared, ({ now }) => joinList(now) === commonest);
  const { size } = same.touched;
  const oldLists = new Set([...same.touched].map(({ before }) => joinList(before)));
  const hadFewLists = oldLists.size * 2 <= size;
  const areMostlyRests = [...same.touched].filter(isRestOfOldList).length * 2 > size;
  if (size < causes_LEAST_CASES || hadFewLists || areMostlyRests) {
    return null;
  }
  return { kind: "same_list", names: commonest.split("\n"), ...same };
}
function isRestOfOldList({ before, now }) {
  const kept = selectShared(before, now);
  return kept.length * 2 > now.length && hasSameStart(kept, now);
}
function findRepeats({ compared }) {
  const countRepeats = (list) => list.length - new Set(list).size;
  const countAdded = ({ before, now }) => countRepeats(now) - countRepeats(before);
  const repeating = selectCases(compared, (subject) => countAdded(subject) > 0);
  const withFewer = compared.filter((subject) => countAdded(subject) < 0);
  return isOneSided(repeating, withFewer.length) ? { kind: "repeats", ...repeating } : null;
}
function isOneSided({ touched }, opposite) {
  return touched.size >= causes_LEAST_CASES && touched.size >= opposite * HITS_PER_OPPOSITE;
}
function findMoreResults({ compared }) {
  const more = selectCases(compared, ({ before, now }) => now.length > before.length);
  return makeLengthCandidate("more_results", more);
}
function findFewerResults({ compared }) {
  const fewer = selectCases(compared, ({ before, now }) => now.length < before.length);
  return makeLengthCandidate("fewer_results", fewer);
}
function findFewerAnswers(evidence) {
  const { compared, listsNow } = evidence;
  const fewer = selectCases(compared, ({ before, now }) => now.length < before.filter((document) => listsNow.has(document)).length);
  return isNearlyAll(fewer) ? makeLengthCandidate("fewer_results", fewer) : findLimitedLists(evidence);
}
function findLimitedLists({ compared, listsNow }) {
  const limit = Math.max(0, ...compared.map(({ now }) => now.length));
  const longer = compared.filter(({ before }) => before.length > limit);
  const cut = selectCases(longer, ({ now }) => now.length === limit);
  const hasOtherDocuments = listsNow.size > limit;
  return isNearlyAll(cut) && hasOtherDocuments ? makeLengthCandidate("fewer_results", { ...cut, of: compared.length }) : null;
}
function makeLengthCandidate(kind, changed) {
  const rank = findCommonLength([...changed.touched].map(({ now }) => now.length));
  return { kind, rank, ...changed };
}
function findOtherFirst({ compared }) {
  const other = selectCases(compared, ({ before, now }) => now.length > 0 && now[0] !== before[0]);
  const counts = (0,lookup/* countItems */.A1)([...other.touched].flatMap(({ now }) => now.slice(0, 1)));
  const names = sortByCount(counts).filter((name) => (0,lookup/* requireValue */.vd)(counts, name) > MOST_SHARE * other.touched.size);
  return { kind: "other_first", names, ...other };
}
function useFolderNames(evidence, names, newNames) {
  const folders = findMovedFolders(evidence, names, newNames);
  return folders === null ? { names, newNames } : { names: [...folders.keys()], newNames: [...folders.values()] };
}
function findMovedFolders({ listsNow }, oldNames, newNames) {
  const foldersNow = new Set([...listsNow.keys()].flatMap(parentFolders));
  const newFolders = /* @__PURE__ */ new Map();
  for (const [at, oldName] of oldNames.entries()) {
    const move = findFolderMove(oldName, (0,lookup/* requireItem */.l5)(newNames, at), foldersNow);
    if (move === null) {
      return null;
    }
    (0,lookup/* addToList */.vH)(newFolders, move.from, move.to);
  }
  const areMoved = [...newFolders.values()].every((folders) => folders.length >= LEAST_IN_FOLDER && new Set(folders).size === 1);
  return areMoved ? (0,lookup/* mapValues */.LG)(newFolders, (folders) => (0,lookup/* requireItem */.l5)(folders, 0)) : null;
}
function findFolderMove(oldName, newName, foldersNow) {
  for (const folder of parentFolders(oldName)) {
    const pathInFolder = oldName.slice(folder.length);
    if (!foldersNow.has(folder) && newName.endsWith(`/${pathInFolder}`)) {
      return { from: folder, to: newName.slice(0, newName.length - pathInFolder.length) };
    }
  }
  return null;
}
function isEmptied({ before, now, error }) {
  return error === null && before.length > 0 && now.length === 0;
}
function findEmptyAnswers({ cases }) {
  return { kind: "empty", ...selectCases(cases, isEmptied) };
}
function findStage({ cases }) {
  const [name] = sortByCount((0,lookup/* countItems */.A1)(cases.flatMap(({ stage }) => stage ?? [])));
  if (name === void 0) {
    return null;
  }
  const dropped = selectCases(cases, ({ stage }) => stage === name);
  return { kind: "stage", names: [name], ...dropped };
}
function findCommonLength(lengths) {
  const median = findMedian(lengths);
  return lengths.filter((length) => length === median).length * 2 > lengths.length ? median : null;
}
function findShorterLists({ compared, listsNow }) {
  const shorter = selectCases(compared, ({ before, now }) => now.length < before.length && hasSameStart(before, now));
  const count = shorter.touched.size;
  const notEmpty = [...shorter.touched].filter(({ now }) => now.length > 0).length;
  if (notEmpty < causes_LEAST_CASES || notEmpty * 2 < count) {
    return null;
  }
  const cutDocuments = [...shorter.touched].flatMap(({ before, now }) => before.slice(now.length));
  const stillReturned = cutDocuments.filter((document) => listsNow.has(document)).length;
  const isMinority = count * 2 < compared.length;
  const areMostlyGone = stillReturned * 2 < cutDocuments.length;
  if (isMinority && areMostlyGone) {
    return null;
  }
  return makeLengthCandidate("shorter", shorter);
}
function findReversedLists({ answered }) {
  const ordered = answered.filter(({ before, now }) => Math.min(before.length, now.length) >= 2);
  const reversed = selectCases(ordered, isReversed);
  const longLists = [...reversed.touched].filter(({ before }) => before.length > 2);
  const isMost = reversed.touched.size * 2 > ordered.length;
  return isMost && longLists.length >= causes_LEAST_CASES ? { kind: "reversed", ...reversed } : null;
}
function isReversed({ before, now }) {
  if (hasSameStart(before, now)) {
    return false;
  }
  const oldOrder = selectShared(before, now);
  const newOrder = selectShared(now, before);
  const isMostOfBoth = oldOrder.length * 2 >= Math.max(before.length, now.length);
  const isOpposite = isSameList(oldOrder.toReversed(), newOrder);
  return isMostOfBoth && oldOrder.length > 1 && isOpposite;
}
function selectShared(list, other) {
  const others = new Set(other);
  return list.filter((document) => others.has(document));
}
function findDemotedFirst({ answered }) {
  const withSeveral = answered.filter(({ before }) => before.length > 1);
  const demoted = selectCases(withSeveral, ({ before, now }) => {
    const [first] = before;
    if (now[0] === first || now.length < before.length) {
      return false;
    }
    const others = now.filter((document) => document !== first);
    return hasSameStart(before.slice(1), others);
  });
  const count = demoted.touched.size;
  const ranks = [...demoted.touched].map(({ before: [first = ""], now }) => now.indexOf(first) + 1).filter((rank2) => rank2 > 0);
  const areFew = count < causes_LEAST_CASES || count * 3 < withSeveral.length;
  if (areFew || ranks.length * 2 < count) {
    return null;
  }
  const rank = findMedian(ranks);
  return { kind: "first_result", rank, ...demoted };
}
function findMissingFirst({ compared, listsNow }) {
  const missing = selectCases(compared, ({ before, now }) => {
    const [first = "", ...others] = before;
    if (others.length === 0) {
      return now.length === 0;
    }
    const keptOthers = now.length >= others.length && hasSameStart(others, now);
    return !now.includes(first) && keptOthers;
  });
  const notEmpty = [...missing.touched].filter(({ now }) => now.length > 0).length;
  const areMostlyEmpty = notEmpty * 2 < missing.touched.size;
  const firsts = new Set([...missing.touched].flatMap(({ before }) => before.slice(0, 1)));
  const stillReturned = [...firsts].filter((document) => listsNow.has(document)).length;
  if (!isNearlyAll(missing) || areMostlyEmpty || stillReturned < causes_LEAST_CASES) {
    return null;
  }
  return { kind: "first_result", ...missing };
}
function findReorderedLists({ compared }) {
  const hasSameDocuments = compared.every(({ before, now }) => before.length === now.length && selectShared(before, now).length === before.length);
  const reordered = selectCases(compared, ({ before, now }) => !hasSameStart(before, now));
  return hasSameDocuments && isNearlyAll(reordered) ? { kind: "reordered", ...reordered } : null;
}
function findReplacedLists({ compared }) {
  const replaced = selectCases(compared, ({ before, now }) => {
    const documents = Math.min(new Set(before).size, new Set(now).size);
    return selectShared(before, now).length * 2 < documents;
  });
  return isNearlyAll(replaced) ? { kind: "replaced", ...replaced } : null;
}
function findGoneFromLists(evidence) {
  const candidate = findGoneDocuments(evidence, ({ before }) => before);
  if (candidate === null) {
    return null;
  }
  const { lost: _lost, ...withoutLost } = candidate;
  return withoutLost;
}
function findGoneDocuments(evidence, listDocuments = ({ lost }) => lost) {
  const { notFailed } = evidence;
  const gone = listGoneDocuments(evidence);
  const named = (0,lookup/* countItems */.A1)(notFailed.flatMap(listDocuments).filter((id) => gone.has(id)));
  if (named.size === 0) {
    return null;
  }
  const happened = selectCases(notFailed, ({ before }) => before.some((id) => gone.has(id)));
  const lostNamed = [...happened.explains].filter(({ lost }) => lost.some((id) => named.has(id)));
  const folders = findGoneFolders(evidence, gone, named);
  return {
    kind: folders === null ? "went_document" : "went_folder",
    names: folders?.names ?? sortByCount(named),
    ...happened,
    explains: new Set(lostNamed),
    lost: folders?.lost ?? sumCounts(named),
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
  const lostTargets = (0,sum_each/* sumEach */.r)(cases, ({ lost: lost2 }) => lost2.length);
  const { kind, names = [], lost = 0 } = candidate;
  if (lost < causes_NEARLY_ALL * lostTargets || emptyByGone.length < causes_NEARLY_ALL * empty.length) {
    return null;
  }
  const isOneFolder = kind === "went_folder" && names.length === 1;
  const areFewDocuments = kind === "went_document" && names.length <= FEW;
  const isNoFilter = isOneFolder || areFewDocuments || haveLeftOtherLists(evidence);
  return isNoFilter ? candidate : null;
}
function haveLeftOtherLists({ cases, answered, listsNow }) {
  const lost = new Set(cases.flatMap((subject) => subject.lost));
  const isGone = (document) => !listsNow.has(document);
  const others = answered.filter(({ before }) => before.some((document) => lost.has(document) && isGone(document)));
  const sameWithout = others.filter(({ before, now }) => {
    const kept = before.filter((document) => !isGone(document));
    return kept.length > 0 && hasSameStart(kept, now);
  });
  const hasMovedUp = sameWithout.some(({ before, now }) => !hasSameStart(before, now));
  return hasMovedUp && sameWithout.length * 2 > others.length;
}
function listGoneDocuments(evidence) {
  const { cases, notFailed, listsBefore, listsNow } = evidence;
  const deeper = new Set(cases.flatMap((subject) => subject.deeper));
  const absent = new Set([...listsBefore.keys()].filter((document) => !listsNow.has(document) && !deeper.has(document)));
  if (absent.size === 0) {
    return absent;
  }
  const lostForGood = new Set(notFailed.flatMap((subject) => subject.notFound ? subject.lost : []));
  const provenParts = notFailed.map((subject) => selectProvenPart(subject, absent));
  const listsSameWithout = countLists(provenParts);
  const chanceToLeave = measureChanceToLeave(notFailed, absent);
  const logLevel = Math.log(causes_LEVEL / absent.size);
  const isGone = (document) => {
    const lists = (0,lookup/* requireValue */.vd)(listsBefore, document);
    const logChanceToLeaveAll = lists * Math.log(chanceToLeave);
    const isBeyondNoise = logChanceToLeaveAll < logLevel;
    const isMostlySameWithout = (listsSameWithout.get(document) ?? 0) * 2 > lists;
    return lostForGood.has(document) || isBeyondNoise || isMostlySameWithout;
  };
  return new Set([...absent].filter(isGone));
}
function selectProvenPart({ before, now }, absent) {
  const others = before.filter((document) => !absent.has(document));
  if (others.length === 0 || !hasSameStart(others, now)) {
    return [];
  }
  if (now.length >= before.length) {
    return before.slice(0, -FAR);
  }
  const oldPlaceOfLast = before.findLastIndex((document) => document === now.at(-1));
  return oldPlaceOfLast === -1 ? [] : before.slice(0, oldPlaceOfLast);
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
function findGoneFolders({ listsNow }, gone, lossCounts) {
  const foldersNow = new Set([...listsNow.keys()].flatMap(parentFolders));
  const goneInFolder = (0,lookup/* countItems */.A1)([...gone].flatMap(parentFolders));
  const counts = /* @__PURE__ */ new Map();
  for (const [document, count] of lossCounts) {
    const folder = parentFolders(document).find((path) => !foldersNow.has(path) && (goneInFolder.get(path) ?? 0) >= LEAST_IN_FOLDER);
    if (folder !== void 0) {
      counts.set(folder, (counts.get(folder) ?? 0) + count);
    }
  }
  const lostInFolders = sumCounts(counts);
  if (lostInFolders < IN_FOLDERS * sumCounts(lossCounts)) {
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
  const newDocuments = countLists([...overtaken.touched].map(upperNew));
  const ranks = [...overtaken.touched].map(({ now }) => now.findIndex(isNew) + 1);
  return {
    ...nameNewDocuments(evidence, sortByCount(newDocuments)),
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
const COMMON_SHARE = 1 / 3;
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
    if (share > COMMON_SHARE) {
      continue;
    }
    const candidate = makeRisenCandidate(evidence, key);
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
  return now.filter((document, place) => fallen.some((target) => place < (target.newPlace ?? Infinity) && (places.get(document) ?? Infinity) > target.oldPlace));
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
  return new Map([...counts].map(([key, count]) => [key, count / Math.max(1, results)]));
}
function makeRisenCandidate(evidence, key) {
  const { answered, listsBefore, listsNow, clusterOf } = evidence;
  const allDocuments = [...listsBefore.keys(), ...listsNow.keys()];
  const documents = new Set(allDocuments.filter((document) => documentKeys(document, clusterOf).includes(key)));
  const hasKey = (document) => documents.has(document);
  const moved = answered.filter((subject) => isSameWithout(subject, hasKey));
  const shifts = new Map(moved.map((subject) => [subject, findLargestShift(subject, hasKey)]));
  const risen = selectCases(moved, (subject) => (0,lookup/* requireValue */.vd)(shifts, subject) >= FAR);
  const sunk = moved.filter((subject) => (0,lookup/* requireValue */.vd)(shifts, subject) <= -FAR).length;
  if (!isOneSided(risen, sunk)) {
    return null;
  }
  const ranks = [...risen.touched].map(({ now }) => now.findIndex(hasKey) + 1);
  const { kind, name } = splitKey(key);
  return {
    kind: `came_${kind}`,
    names: [name],
    rank: findMedian(ranks),
    touched: risen.touched,
    explains: risen.explains,
    of: answered.length
  };
}
function isSameWithout({ before, now }, hasKey) {
  const oldOthers = before.filter((document) => !hasKey(document));
  const newOthers = now.filter((document) => !hasKey(document));
  return newOthers.length > 0 && hasSameStart(oldOthers, newOthers);
}
function findLargestShift({ before, now }, hasKey) {
  const oldPlaces = new Map(before.map((document, place) => [document, place]));
  const newPlaces = new Map(now.map((document, place) => [document, place]));
  const documents = [...new Set([...before, ...now].filter(hasKey))];
  const shifts = documents.map((document) => {
    const oldPlace = oldPlaces.get(document) ?? before.length;
    return oldPlace - (newPlaces.get(document) ?? now.length);
  });
  const highestRise = Math.max(0, ...shifts);
  return highestRise > 0 ? highestRise : Math.min(0, ...shifts);
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
const WORST = 3;
const OTHERS_DAMAGE = 1 / 3;
function holdsForWorst({ cases, damage }, trait) {
  const { of: countWithTrait, explains } = trait;
  const worstFirst = cases.toSorted((a, b) => b.damage - a.damage);
  const thirdDamage = worstFirst[WORST - 1]?.damage ?? 0;
  const worst = worstFirst.filter((subject) => subject.damage > rules/* EPSILON */.p8 && subject.damage >= thirdDamage - rules/* EPSILON */.p8);
  const covered = worst.filter((subject) => explains.has(subject)).length;
  const areWorstCovered = covered >= causes_NEARLY_ALL * worst.length;
  const damageWithTrait = totalDamage(explains);
  const otherDamage = damage - damageWithTrait;
  const otherCount = cases.length - countWithTrait;
  const areOthersBetter = otherDamage * countWithTrait <= OTHERS_DAMAGE * damageWithTrait * otherCount;
  return areWorstCovered && areOthersBetter;
}
function findLargestMove(evidence) {
  const group = evidence.groups.find(({ kind }) => !TRAITS.includes(kind));
  return group === void 0 ? null : makeGroupCandidate(evidence, group);
}
function makeGroupCandidate(evidence, group) {
  const { kind, name, of, rank } = group;
  const ids = new Set(group.cases);
  const { touched, explains } = selectCases(evidence.cases, ({ id }) => ids.has(id));
  const candidate = { kind, names: [name], rank, touched, explains, of };
  if (TRAITS.includes(kind)) {
    return candidate;
  }
  const isDeparture = kind.startsWith("went_");
  const key = moveKey(group);
  const explained = [...explains].filter((subject) => {
    const documents = isDeparture ? subject.lost : findOvertakers(subject);
    return documents.some((id) => documentKeys(id, evidence.clusterOf).includes(key));
  });
  return { ...candidate, explains: new Set(explained) };
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





















async function explainRun(verdict, { head, base, fileRenames }, probe) {
  const lost = listLostCases(head, base);
  const hasExplainableFailure = verdict.checks.some(({ passed, category, unit }) => !passed && !NOT_BY_LOSSES.includes(category) && unit !== "ms");
  const asksDeeper = probe !== null && hasExplainableFailure;
  const { k } = head.policy.config;
  const { answers, failure } = asksDeeper ? await askDeeper(lost, k, probe) : NOT_ASKED;
  const losses = lost.map(({ facts, judgement }) => {
    const answer = answers.get(facts);
    const result = answer === void 0 ? null : { k: answer.k ?? k * explanation/* DEEPER */.UL, answer };
    const loss = explainLoss(facts, result);
    return judgement === head ? loss : { ...loss, policy: "base" };
  });
  const notices = [...verdict.notices];
  if (failure !== null) {
    notices.push({ code: "probe_failed", reason: failure });
  }
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
  const answeredGroups = findChangeGroups(answered, documentCluster);
  const hasLost = cases.some(({ lost }) => lost.length > 0);
  const renames = hasLost ? findRenamedDocuments(cases, fileRenames()) : model_renames/* NO_RENAMES */.Cp;
  const texts = indexHits(judged.run, "text");
  const causes = findCauses(cases, answeredGroups, {
    clusterOf: documentCluster,
    textOf: (document) => texts.get(document),
    renames
  });
  const { leading, touched } = causes;
  const lists = causes.lists && showsAChange(judged, causes.lists) ? causes.lists : null;
  const untouched = answered.filter(({ id }) => !touched.has(id));
  const groups = leading === null ? answeredGroups : findChangeGroups(untouched, documentCluster);
  return { cause: leading, lists, groups };
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
      error: now.error,
      degraded: isNewlyDegraded(pair),
      // The places of a target count from 0, its ranks from 1.
      lost: fallen.flatMap((target) => target.newPlace === null ? before.results[target.oldPlace] ?? [] : []),
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
      fallen.push({ oldPlace: oldRank - 1, newPlace: newRank === null ? null : newRank - 1 });
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
    recall: (0,sum_each/* sumEach */.r)(caseShares, (share) => share) / caseShares.length,
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
const NOT_ASKED = { answers: /* @__PURE__ */ new Map(), failure: null };
async function probeLosses(head, base, probe) {
  const lost = listLostCases(head, base);
  const { answers, failure } = await askDeeper(lost, head.policy.config.k, probe);
  const answersById = [...answers].map(([{ case: subject }, answer]) => {
    return { id: subject.id, digest: subject.digest, ...answer };
  });
  return { failure, answers: answersById };
}
async function askDeeper(lost, k, probe) {
  const wanted = lost.map(({ facts }) => facts).filter(wantsProbe);
  const asked = wanted.slice(0, explanation/* MOST_PROBED */.vp);
  if (asked.length === 0) {
    return NOT_ASKED;
  }
  const subjects = asked.map((facts) => facts.case);
  const { answers, failure } = await probe(subjects, k * explanation/* DEEPER */.UL).catch((error) => {
    return { answers: [], failure: String(error) };
  });
  const knownAnswers = /* @__PURE__ */ new Map();
  for (const [i, facts] of asked.entries()) {
    const answer = answers[i] ?? null;
    if (answer !== null) {
      knownAnswers.set(facts, answer);
    }
  }
  return { answers: knownAnswers, failure };
}
function churnReport({ policy, pairing: { pairs } }) {
  if (pairs.length === 0) {
    return null;
  }
  const { config } = policy;
  const jaccard = (0,registry/* metricWithCutoff */.Gq)(churn/* JACCARD */.xH, config.k);
  const cutoffs = (0,decision_pairs/* churnCutoffs */.Fk)([jaccard, ...(0,rules/* listNamedMetrics */.Xo)(config)]);
  const byCase = new Map(pairs.map((pair) => [pair.now.id, (0,lookup/* mapValues */.LG)(cutoffs, (k) => (0,decision_pairs/* measureOverlap */.E4)(pair, k))]));
  const churnMeans = (bucket) => (0,lookup/* mapValues */.LG)(cutoffs, (_, name) => (0,score/* averageKnown */.jw)(bucket.map(({ id }) => byCase.get(id)?.get(name) ?? null)));
  const cases = pairs.map(({ now }) => now);
  return { ...(0,scope/* makeBuckets */.Ao)(cases, churnMeans), by_case: byCase };
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
function findHoles(judgement) {
  const { policy, run, pairing } = judgement;
  const { k, definition } = policy.config;
  const runs = (0,model_run/* runsById */.j8)(run);
  const queue = new LabelQueue(pairing.pairs);
  const findings = [];
  const unjudgedByCase = /* @__PURE__ */ new Map();
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
    unjudgedByCase.set(finding.id, finding.ranks.length);
  }
  const entries = queue.entries();
  if (findings.length === 0 && entries.length === 0) {
    return null;
  }
  return {
    cases: findings.length,
    results: (0,sum_each/* sumEach */.r)(findings, ({ results }) => results),
    unjudged: (0,sum_each/* sumEach */.r)(findings, ({ ranks }) => ranks.length),
    bounds: meanBounds(findings, k),
    unjudged_by_case: unjudgedByCase,
    queue: entries
  };
}
function meanBounds(findings, k) {
  const { length: n } = findings;
  if (n === 0) {
    return /* @__PURE__ */ new Map();
  }
  return new Map(BOUNDED_METRICS.map((metric) => {
    const pessimistic = (0,sum_each/* sumEach */.r)(findings, (finding) => finding.pessimistic[metric]) / n;
    const optimistic = (0,sum_each/* sumEach */.r)(findings, (finding) => finding.optimistic[metric]) / n;
    return [(0,registry/* metricWithCutoff */.Gq)(FAMILIES[metric], k).name, { pessimistic, optimistic }];
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
  #ofLosses = [];
  #new = [];
  #others = [];
  #watched = [];
  constructor(pairs) {
    this.#pairs = new Map(pairs.map((pair) => [pair.now.id, pair]));
  }
  add({ id, ranks }) {
    const pair = this.#pairs.get(id);
    const oldResults = new Set(pair?.before.results);
    const fallen = pair === void 0 ? [] : listFallenTargets(pair.before.ranks, pair.now.ranks);
    const hasLost = fallen.some(({ newPlace }) => newPlace === null);
    for (const rank of ranks) {
      const isNew = pair !== void 0 && !oldResults.has((0,lookup/* requireItem */.l5)(pair.now.results, rank - 1));
      const newOrOther = isNew ? this.#new : this.#others;
      const holes = hasLost ? this.#ofLosses : newOrOther;
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
    return [...this.#ofLosses, ...this.#new, ...this.#others, ...watched].slice(0, MOST_QUEUED);
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
    ...newForbidden.length > 0 && { forbidden: newForbidden },
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
  const newBaseline = head.baseline;
  if (newBaseline === null) {
    return [];
  }
  const oldBaseline = (0,accepted_figures/* comparableBaseline */.W7)(base?.baseline ?? null, newBaseline);
  if (oldBaseline === null) {
    return [];
  }
  const rowsFinding = findUnmeasuredRows(head, oldBaseline, newBaseline, { scores, run });
  const acceptedFinding = findAcceptedMove(recording, oldBaseline, newBaseline, rowsFinding === null);
  return [rowsFinding, acceptedFinding].filter((finding) => finding !== null);
}
function findUnmeasuredRows(head, oldBaseline, newBaseline, { scores, run }) {
  const unlikeRows = findUnlikeRows(head, oldBaseline, newBaseline, scores.cases);
  const [firstRow] = unlikeRows;
  if (firstRow === void 0) {
    return null;
  }
  const file = (0,model_config/* baselineFile */._S)(head.config);
  const varies = run.unstable.length > 0 || newBaseline.answers_vary === true;
  if (varies || newBaseline.run_count !== void 0) {
    const lowMean = findLowMean(head, oldBaseline, newBaseline, scores);
    return lowMean && makeRowsFinding(file, lowMean, []);
  }
  const { culprit, written, measured } = firstRow;
  const difference = { written: `${culprit.id}: ${written}`, measured };
  return makeRowsFinding(file, difference, unlikeRows.map((row) => row.culprit));
}
function makeRowsFinding(file, { written, measured }, cases) {
  const field = { field: "baseline.cases", before: written, after: measured };
  return { code: "baseline_not_measured", file, fields: [field], cases };
}
function findUnlikeRows(head, oldBaseline, newBaseline, scores) {
  const comparedMetrics = (0,rules/* listMetrics */.u7)(head.config).filter(({ family }) => {
    const isOfResults = family.kind === "quality" || family.kind === "rate";
    return isOfResults && !("needs" in family && family.needs === "judge");
  });
  const metricNames = comparedMetrics.map(({ name }) => name);
  const unlikeRows = [];
  for (const score of scores) {
    const row = newBaseline.cases.get(score.id);
    const former = oldBaseline.cases.get(score.id);
    if (row === void 0 || former !== void 0 && (0,accepted_figures/* hasSameContent */.q1)(former, row)) {
      continue;
    }
    const difference = (0,suite/* sameCase */.LG)(row.digests, score.digests) ? firstDifference(row, score, metricNames) : { written: "another version of the case", measured: "the case as the suite has it" };
    if (difference !== null) {
      const culprit = { ...(0,checks/* bareCulprit */.aI)(score.id, null, score.ranks), ranks_before: row.ranks };
      unlikeRows.push({ culprit, ...difference });
    }
  }
  return unlikeRows;
}
function firstDifference(row, score, metrics) {
  if (!(0,canonical_json/* sameCanonical */.FN)(row.ranks, score.ranks)) {
    return { written: showRanks(row.ranks), measured: showRanks(score.ranks) };
  }
  for (const name of metrics) {
    const written = row.metrics.get(name);
    const measured = (0,decision_pairs/* metricValue */.a3)(score, name);
    if (written !== void 0 && !isSameValue(written, measured)) {
      return { written: `${name} ${written ?? "\u2013"}`, measured: `${name} ${measured ?? "\u2013"}` };
    }
  }
  if ((0,canonical_json/* sameCanonical */.FN)(row.results, score.results)) {
    return null;
  }
  return { written: "another list of results", measured: "the list in run.trec" };
}
function isSameValue(a, b) {
  return a === null || b === null ? a === b : Math.abs(a - b) <= rules/* EPSILON */.p8;
}
function showRanks(ranks) {
  return `ranks ${ranks.map((rank) => rank ?? "\u2013").join(", ")}`;
}
function findLowMean(head, oldBaseline, newBaseline, scores) {
  const comparison = (0,bucket_test/* compareWholeSuite */.hU)({ ...head, baseline: newBaseline }, scores);
  if (comparison === null) {
    return null;
  }
  const { pairs, test } = comparison;
  const isBelowRun = (metric) => test.isRiseBeyondTolerance(metric);
  const lowMetric = (0,accepted_figures/* findMetricsBelow */.Si)(newBaseline, oldBaseline, head).find(isBelowRun);
  if (lowMetric === void 0) {
    return null;
  }
  const name = `${lowMetric}@${head.config.k}`;
  const showMean = (rows) => {
    const mean = (0,metrics_score/* averageKnown */.jw)(rows.map((row) => (0,decision_pairs/* metricValue */.a3)(row, name))) ?? 0;
    return String(Number(mean.toFixed(4)));
  };
  const newRows = pairs.map((pair) => pair.before);
  const measuredRows = pairs.map((pair) => pair.now);
  const baseRows = measuredRows.flatMap(({ id }) => oldBaseline.cases.get(id) ?? []);
  return {
    written: `${name} ${showMean(newRows)}`,
    measured: `${name} ${showMean(measuredRows)}, and the base's baseline ${showMean(baseRows)}`
  };
}
function findAcceptedMove(recording, oldBaseline, newBaseline, areRowsMeasured) {
  const carried = (0,accepted_figures/* carryAcceptedFigures */.oq)(newBaseline, oldBaseline, recording.commit);
  const worseIds = listWorse(newBaseline, carried);
  const [firstId] = worseIds;
  if (firstId === void 0) {
    return null;
  }
  const isReset = listWorse(newBaseline, (0,accepted_figures/* resetAcceptedFigures */._F)(newBaseline)).length === 0;
  if (isReset && areRowsMeasured && (0,accepted_figures/* mayReset */.dK)(carried, oldBaseline, recording)) {
    return null;
  }
  const field = {
    field: "baseline.cases.*.accepted",
    before: describeAccepted(carried, firstId),
    after: describeAccepted(newBaseline, firstId)
  };
  const cases = worseIds.map((id) => (0,checks/* bareCulprit */.aI)(id));
  return { code: "accepted_moved", file: (0,model_config/* baselineFile */._S)(recording.config), fields: [field], cases };
}
function listWorse(newBaseline, other) {
  const isWorse = ([id, row]) => {
    const otherRow = other.cases.get(id);
    return otherRow !== void 0 && (0,accepted_figures/* hasWorseAccepted */.oD)(row, otherRow, newBaseline.k);
  };
  return [...newBaseline.cases].filter(isWorse).map(([id]) => id);
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
// EXTERNAL MODULE: ./lib/explain/explain.js + 4 modules
var explain = __webpack_require__(44418);
// EXTERNAL MODULE: ./lib/model/renames.js
var model_renames = __webpack_require__(29874);
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
  const lostCases = cases.filter((each) => lostIds.has(idInSuite(each)));
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
      reasons.set(idInSuite(asked), reason);
    }
  }
  const judgedAgain = { ...judged, policy: { ...policy, not_lost: new Set(reasons.keys()) } };
  return { verdict: (0,decide/* decidePolicy */.t)(judgedAgain), judged: judgedAgain, reasons };
}
function reasonNotLost(asked, policy, answers, renames) {
  const id = idInSuite(asked);
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
  const baseCase = (0,side_by_side/* renameTargets */.fe)(rowCase, (0,model_renames/* invertRenames */.UL)(renames));
  const baseLoses = baseAnswer !== null && !findsAnything(baseCase, baseAnswer, policy);
  return baseLoses ? "base_loses" : null;
}
function idInSuite(asked) {
  return asked.id_in_suite ?? asked.id;
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
// EXTERNAL MODULE: ./lib/model/lookup.js
var lookup = __webpack_require__(97855);
;// CONCATENATED MODULE: ./lib/gate/edits.js






function findChangeEdits({ base, head }) {
  return base === null ? findUnrecordedEdits(head) : (0,decision_edits/* findEdits */.F9)((0,decision_edits/* listRecordedCases */.i1)(base), head.suite);
}
function findUnrecordedEdits({ suite, baseline }) {
  return baseline === null ? [] : (0,decision_edits/* findEdits */.F9)((0,decision_edits/* listRecordedRows */.Mr)(baseline.cases), suite);
}
function decideWithEdits(verdicts, edits, headScores, acceptance) {
  const asMeasured = { verdicts, needed: [] };
  const { head, base } = verdicts;
  const keepsHead = acceptance === "given";
  const sides = keepsHead ? [base] : [head, base];
  if (edits.length === 0 || !sides.some((side) => side?.verdict.verdict === "fail")) {
    return asMeasured;
  }
  const editedHead = keepsHead ? head : decideSide(head, edits, headScores);
  const editedBase = base && decideSide(base, edits, headScores);
  const editedSides = keepsHead ? [editedBase] : [editedHead, editedBase];
  if (!editedSides.every((side) => side === null || side.verdict.verdict === "pass")) {
    return asMeasured;
  }
  const helpedIds = /* @__PURE__ */ new Set([
    ...(0,decision_edits/* listHelpedIds */.TM)(head.judged, editedHead.judged),
    ...base && editedBase ? (0,decision_edits/* listHelpedIds */.TM)(base.judged, editedBase.judged) : []
  ]);
  const foundIds = listFoundIds(verdicts);
  const needed = edits.filter(({ id }) => helpedIds.has(id)).toSorted((a, b) => Number(foundIds.has(a.id)) - Number(foundIds.has(b.id)));
  if (needed.length === 0) {
    return asMeasured;
  }
  return { verdicts: { head: editedHead, base: editedBase }, needed };
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
function listEditNotices(changeEdits, unrecordedEdits, facts) {
  const unrecordedIds = new Set(unrecordedEdits.map(({ id }) => id));
  const changedIds = new Set(changeEdits.map(({ id }) => id));
  const earlierEdits = unrecordedEdits.filter(({ id }) => !changedIds.has(id));
  const describe = makeEditDescriber(facts);
  const described = [
    ...changeEdits.map((edit) => ({
      ...describe(edit),
      ...unrecordedIds.has(edit.id) && { unrecorded: true }
    })),
    ...earlierEdits.map((edit) => ({ ...describe(edit), earlier: true }))
  ];
  const renames = facts.change.renames ?? model_renames/* NO_RENAMES */.Cp;
  const renamed = [...renames].map(([before, after]) => ({ before, after }));
  if (described.length === 0 && renamed.length === 0) {
    return [];
  }
  const findsNothing = ({ rank, suite_rank: suiteRank }) => rank === null || suiteRank === null;
  const sorted = described.toSorted((a, b) => Number(findsNothing(b)) - Number(findsNothing(a)));
  return [{ code: "suite_edits", edits: sorted, renamed }];
}
function makeEditDescriber({ pairs: allPairs, needed, headScores, change: { find_document: findDocument } }) {
  const pairs = new Map(allPairs.map((pair) => [pair.now.id, pair]));
  const scores = (0,lookup/* indexById */.RX)(headScores);
  const neededIds = new Set(needed.map(({ id }) => id));
  return ({ id, kind, before, after }) => {
    const pair = pairs.get(id);
    const oldLabels = before.expected.map(suite/* targetLabel */.Op);
    const newLabels = after?.expected.map(suite/* targetLabel */.Op) ?? [];
    const dropped = oldLabels.filter((label) => !newLabels.includes(label));
    const newScore = newLabels.length === 0 ? void 0 : scores.get(id);
    return {
      id,
      kind,
      query: before.query ?? after?.query ?? id,
      ...kind === "reworded" && after !== null && { reworded: after.query },
      dropped,
      deleted: dropped.filter((label) => findDocument?.(label) === "deleted"),
      existing: dropped.filter((label) => findDocument?.(label) === "exists"),
      added: newLabels.filter((label) => !oldLabels.includes(label)),
      recorded_rank: pair === void 0 ? null : bestRank(pair.before.ranks),
      ...pair !== void 0 && { rank: bestRank(pair.now.ranks) },
      ...newScore !== void 0 && { suite_rank: bestRank(newScore.ranks) },
      ...neededIds.has(id) && { needed: true }
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
  return { config, suite, before, commit, ...byRow !== void 0 && { by_row: byRow } };
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
  const edits = findUnrecordedEdits(judged.policy);
  const losses = verdict.checks.filter(isLoss);
  const needed = losses.length === 0 ? [] : findRescuingEdits(judged, edits, scores);
  const areExplained = needed.length > 0;
  const notices = verdict.notices.filter(({ code }) => ACCEPTED_NOTICES.includes(code));
  return { checks: areExplained ? [] : losses, notices, edits, needed, judged };
}
function findRescuingEdits(judged, edits, { cases }) {
  const withEdits = (0,decision_edits/* scoreWithEdits */.eV)(judged, edits, cases);
  if ((0,decide/* decidePolicy */.t)(withEdits).checks.some(isLoss)) {
    return [];
  }
  const helpedIds = new Set((0,decision_edits/* listHelpedIds */.TM)(judged, withEdits));
  return edits.filter(({ id }) => helpedIds.has(id));
}
const CRITICAL_LOST = "critical_lost";
const LOSS_COUNTS = [metrics_lost_queries/* LOST_QUERIES */.m.name, CRITICAL_LOST];
function isLoss({ state, by, metric }) {
  const needsNoBaseline = (by === "floor" || by === "ceiling") && !(0,churn/* isChurn */.vp)(metric);
  return state === "fail" && !needsNoBaseline;
}
function failUnlessAccepted(verdict, { checks: lossChecks }, isAccepted, config) {
  const lossesOfQuality = lossChecks.filter(({ metric }) => (0,rules/* isHeadline */.R)(metric, config) || LOSS_COUNTS.includes(metric) || (0,churn/* isChurn */.vp)(metric));
  if (isAccepted || lossesOfQuality.length === 0) {
    return verdict;
  }
  const hasLostCritical = lossesOfQuality.some(({ metric }) => metric === CRITICAL_LOST);
  const ownChecks = verdict.checks.filter(({ metric }) => metric !== CRITICAL_LOST || !hasLostCritical);
  const checks = [...ownChecks, ...lossesOfQuality];
  return { ...verdict, verdict: "fail", ...(0,decision_verdict/* categoriseChecks */.Y5)(checks), checks };
}
const ACCEPTED_NOTICES = ["since_accepted", "below_accepted", "gained"];
function acceptsLossOfRecording({ verdict }, checksAgainstReplaced, config, { isAccepted, replacesOwnBaseline }) {
  const hasLoss = hasAcceptableLoss(checksAgainstReplaced, config);
  if (isAccepted) {
    return replacesOwnBaseline || hasLoss;
  }
  return verdict === "fail" && hasLoss;
}
function hasAcceptableLoss(checks, config) {
  return checks.some(({ passed, metric, policy }) => !passed && policy !== "head" && ((0,accepted_figures/* hasAcceptedFigure */.iD)(metric, config) || LOSS_COUNTS.includes(metric)));
}
function findAlsoAccepted(replaced, suite, since) {
  const earlierChanges = replaced === null ? null : (0,accepted_figures/* findEarlierChanges */.hP)(replaced, suite);
  if (earlierChanges === null) {
    return [];
  }
  return [{ code: "also_accepted", ...since !== void 0 && { since }, ...earlierChanges }];
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
  const { verdict, explanation } = await explainDecision(decision, measurement);
  keepDecided({ verdict, explanation });
  const { inputs, recording, replacedChecks } = decision;
  const isAcceptedBeside = plan.beside !== null && policies.acceptance === "given";
  if (!isAcceptedBeside) {
    requireBaseline(inputs, policies, options, verdict);
  }
  const accepts = replacedChecks === null ? hasAcceptableLoss([...verdict.checks, ...verdict.accepted ?? []], inputs.config) : acceptsLossOfRecording(verdict, replacedChecks.checks, inputs.config, {
    isAccepted: options.accept === true,
    // On another branch than the default one, `over` has the merge base's files.
    replacesOwnBaseline: policies.over === null
  });
  const notices = accepts ? findAlsoAccepted(replacedBaseline(recording), recording.suite, policies.accepted_on) : [];
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
  const recording = makeRecording(policies, scores, run);
  const inputs = options.command === "gate" ? sides.head : { ...sides.head, baseline: recording.before };
  keepDecided({ inputs });
  (0,side_by_side/* refuseDrift */.eS)(plan.base, sides, scores, run);
  (0,sound/* refuseUnsound */.vf)(sides.head, scores, run, options.command);
  const { verdicts, notices: askAgainNotices } = await decidePolicies(measurement, sides, recording, options, keepDecided);
  const replacedChecks = options.command === "record" ? checkAgainstReplaced(verdicts.replaced, scores) : null;
  const decided = replacedChecks === null ? joinPolicies(measurement, sides, recording, verdicts) : await decideRecording(measurement, verdicts.head, replacedChecks, options);
  const verdict = { ...decided, notices: [...decided.notices, ...askAgainNotices] };
  keepDecided({ verdict });
  const head = verdicts.head.judged;
  return {
    inputs,
    verdict: (0,sound/* addZeroQualityNotice */.rG)(verdict, head.policy.suite, scores),
    head,
    base: verdicts.base?.judged ?? null,
    recording,
    replacedChecks
  };
}
async function decidePolicies(measurement, sides, recording, options, keepDecided) {
  const { policies, plan, asked, measured, scores } = measurement;
  const vary = areAnswersKnownToVary(measurement, sides);
  const head = decideHead({ ...sides.head, vary }, measurement, options.command);
  keepDecided({ verdict: head.verdict });
  const oldBaseline = options.command === "record" ? replacedBaseline(recording) : null;
  const replaced = oldBaseline && judgeAgainstReplaced(recording, oldBaseline, scores, measured.head);
  const baseFiles = sides.base && { ...sides.base, vary };
  const base = baseFiles && (0,two_policies/* decideBase */.mm)(baseFiles, policies.head.suite, measured.base, policies.acceptance);
  const question = {
    ask: asked.askAgain ?? null,
    cases: plan.cases,
    renames: policies.renames ?? model_renames/* NO_RENAMES */.Cp
  };
  if (policies.acceptance !== "given") {
    return askLostQueriesAgain({ head, base, replaced }, question);
  }
  const decided = await askLostQueriesAgain({ head, base: null, replaced }, question);
  return { ...decided, verdicts: { ...decided.verdicts, base } };
}
function decideHead(files, { policies, measured, scores }, command) {
  const policy = command === "gate" ? files : { ...files, baseline: null, recording: true };
  const judged = (0,row_scores/* makeJudgedPolicy */.wn)(policy, scores, measured.head, policies.base?.suite);
  return { verdict: (0,decide/* decidePolicy */.t)(judged), judged };
}
async function explainDecision({ verdict: decidedVerdict, inputs, head, base, replacedChecks }, { policies, asked }) {
  const replaced = decidedVerdict.verdict === "fail" ? replacedChecks?.judged : null;
  const { verdict, explanation } = await (0,explain/* explainRun */.Df)(decidedVerdict, { head: replaced ?? head, base, fileRenames: policies.file_renames }, asked.probe ?? null);
  const lostIds = (0,explain/* lostDocuments */.jk)(explanation, inputs.baseline);
  if (asked.texts === void 0 || lostIds.size === 0) {
    return { verdict, explanation };
  }
  return { verdict, explanation: { ...explanation, documents: await asked.texts(lostIds) } };
}
function areAnswersKnownToVary({ policies, asked }, { head }) {
  const isSideBySide = head.baseline?.beside !== void 0;
  if (isSideBySide) {
    return (asked.base?.unstable.length ?? 0) > 0;
  }
  return (policies.base?.baseline ?? head.baseline)?.answers_vary === true;
}
async function decideRecording(measurement, { verdict: verdictByRules, judged: head }, replacedChecks, { accept = false }) {
  const { policies, asked, scores } = measurement;
  const deadNotices = await (0,dead_cases/* findTargetsNowhere */.A)(head, asked);
  const verdict = failUnlessAccepted(verdictByRules, replacedChecks, accept, head.policy.config);
  const editNotices = listEditNotices(replacedChecks.edits, [], {
    pairs: replacedChecks.judged?.pairing.pairs ?? [],
    needed: replacedChecks.needed,
    headScores: scores.cases,
    change: policies
  });
  const notices = [
    ...deadNotices,
    ...replacedChecks.notices,
    ...policies.notices,
    ...editNotices,
    ...asked.notices ?? []
  ];
  return (0,two_policies/* combineVerdicts */.aG)(verdict, null, { ...policies, notices });
}
function joinPolicies({ policies, asked, measured, scores }, sides, recording, verdicts) {
  const edits = findChangeEdits(policies);
  const decided = decideWithEdits(verdicts, edits, scores.cases, policies.acceptance);
  const compared = {
    head: policies.head,
    base: policies.base && (0,selected_cases/* selectSameCases */.Un)(policies.base, policies.head)
  };
  const findings = [
    ...policies.findings,
    ...findNeededEdits(decided.needed),
    ...checkNewBaseline(compared, recording, { scores, run: measured.head })
  ];
  const editNotices = listEditNotices(edits, findUnrecordedEdits(policies.head), {
    // The base asks removed and reworded queries as they were recorded.
    pairs: [verdicts.head, verdicts.base].flatMap((side) => side?.judged.pairing.pairs ?? []),
    needed: decided.needed,
    headScores: scores.cases,
    change: policies
  });
  const notices = [...policies.notices, ...editNotices, ...sides.notices, ...asked.notices ?? []];
  const { head, base } = decided.verdicts;
  return (0,two_policies/* combineVerdicts */.aG)(head.verdict, base?.verdict ?? null, { ...policies, findings, notices });
}
function requireBaseline(inputs, { base, base_commit: baseCommit }, { command }, { checks }) {
  const { near_baseline: near, baseline_in: earlierCommit, config, lines = /* @__PURE__ */ new Map() } = inputs;
  const needsBaseline = command === "gate" && config.baseline !== null;
  if (!needsBaseline || inputs.baseline !== null) {
    return;
  }
  const file = (0,model_config/* baselineFile */._S)(config);
  const isInBase = base !== null && base.baseline !== null && (0,model_config/* baselineFile */._S)(base.config) === file;
  const restorableFrom = isInBase && baseCommit !== null ? baseCommit.slice(0, 12) : earlierCommit;
  const message = `there is no baseline ${file}`;
  if (restorableFrom !== void 0) {
    throw new errors/* GateError */.ue("baseline_missing", `${message}, but ${restorableFrom} has it`, `Restore the baseline with \`git checkout ${restorableFrom} -- ${file}\`.`);
  }
  const hint = adviseOnFirstBaseline(inputs, file, checks);
  if (near === void 0) {
    throw new errors/* GateError */.ue("baseline_missing", message, hint);
  }
  const place = (0,model_config/* placeOfKey */.qQ)(config.file, lines, "baseline");
  throw new errors/* GateError */.ue("baseline_missing", `${message}; did you mean ${near}?`, {
    problems: [{ ...place, message: `${file} does not exist, and ${near} does` }],
    hint: `If ${near} is meant, correct \`baseline\` in the config. For a first baseline: ${hint}`
  });
}
function adviseOnFirstBaseline({ suite }, file, checks) {
  if (suite.partial) {
    const isCut = suite.notices.some(({ code }) => code === "limit");
    const remedy = isCut ? "Remove `limit` from the dataset." : "Run the gate without --case, --intent and --tag.";
    return `A baseline needs all cases. ${remedy}`;
  }
  const isPass = checks.every(({ passed, weakening }) => passed || weakening !== void 0);
  return isPass ? `Look at the report, then commit <report-dir>/baseline.json as ${file}.` : `Fix what fails, then run \`retrieval-gate record\` and commit ${file}.`;
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
// EXTERNAL MODULE: ./lib/model/config.js
var config = __webpack_require__(69559);
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
    ...policy.recording === true ? recordingVaryNotices(run) : varyNotices(decided),
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
  const queryById = new Map(policy.suite.cases.map(({ id, query }) => [id, query]));
  const queriesOf = (ids) => ids.map((id) => queryById.get(id) ?? id);
  const because = explainPassedLoss(policy, wholeTest, better.length > 0);
  return [{ code: "lost", cases: lost, lost: queriesOf(lost), better: queriesOf(better), because }];
}
function explainPassedLoss(policy, wholeTest, hasBetter) {
  if (wholeTest.hasFallBeyondTolerance()) {
    if ((0,lost_queries/* doAnswersVary */.HM)(policy)) {
      return "vary";
    }
    if (!(0,lost_queries/* hasDefaultRecall */.Jm)(policy.config)) {
      return "rule";
    }
  }
  return hasBetter ? "better" : "within";
}
function recordingVaryNotices({ unstable: cases, cases: askedCases }) {
  if (cases.length === 0) {
    return [];
  }
  return [{ code: "unstable", cases, differ: cases.length, of: askedCases.length, noise: null }];
}
function varyNotices({ policy, run, tests }) {
  const { unstable: cases } = run;
  const varies = (0,lost_queries/* doAnswersVary */.HM)(policy);
  if (cases.length === 0 && !varies) {
    return [];
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
  const withFractionalGain = suite.cases.filter(({ expected }) => expected.some(({ grade }) => !Number.isSafeInteger((0,config/* documentGain */.nu)(grade, definition))));
  const fractionalIds = new Set(caseIds(withFractionalGain));
  const differing = scores.cases.filter(({ id, results, many_to_many: isManyToMany }) => isManyToMany || fractionalIds.has(id) || new Set(results).size < results.length);
  return caseIds(differing);
}
function caseIds(cases) {
  return cases.map(({ id }) => id);
}
function watchedNotices({ suite, config }, { pairs }) {
  const watchedIds = new Set(suite.cases.filter((each) => each.watched).map(({ id }) => id));
  const compared = pairs.filter(({ now }) => watchedIds.has(now.id) && now.error === null);
  if (compared.length === 0) {
    return [];
  }
  const changed = compared.filter(({ now, before }) => !(0,canonical_json/* sameCanonical */.FN)(now.results, before.results)).map((pair) => ({ ...pair, overlap: (0,decision_pairs/* measureOverlap */.E4)(pair, config.k) ?? 1 })).toSorted((a, b) => a.overlap - b.overlap);
  return [
    {
      code: "watched",
      count: compared.length,
      changed: changed.map(({ now }) => now.id),
      first_changed: changed.filter(({ now, before }) => now.results[0] !== before.results[0]).length,
      emptied: changed.filter(({ now }) => now.results.length === 0).length
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
  const { pairing, tests, ...verdict } = (0,decision_verdict/* decideVerdict */.AU)(rules, { policy, pairing: measured }, timed);
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
    const cases = (0,decision_pairs/* casesOfScope */.Fq)(pairing, rule.scope);
    const checks = (0,latency_checks/* checkLatencyRule */.H3)(rule, cases, latency);
    const hasFailedQuery = cases.pairs.some(({ now }) => now.error !== null);
    return hasFailedQuery ? checks.map(blameRetrieverForShortage) : checks;
  });
}
function blameRetrieverForShortage(check) {
  const lacksTimes = check.missing !== void 0 && "side" in check.missing && check.missing.side === "now";
  return lacksTimes ? { ...check, category: "retriever_error" } : check;
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
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97855);



function toFailure(thrown) {
  const error = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .explainSystemError */ .Tr)(thrown);
  if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue) {
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
  const subjects = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .indexById */ .RX)(suite.cases);
  const rows = new Map(scores.cases.map((each) => [each.id, makeBaselineRow(each, (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .requireValue */ .vd)(subjects, each.id))]));
  return {
    suite: { name: suite.name, revision: suite.revision, digest: suite.digest },
    definition: config.definition,
    k: config.k,
    means: scores.means,
    latency: scores.latency,
    cases: config.judge === void 0 ? rows : addAnswers(rows, run),
    retriever: run.corpus === void 0 ? inputs.retriever : { ...inputs.retriever, corpus: run.corpus },
    ...config.judge !== void 0 && { judge: (0,_model_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeFingerprint */ .cT)(config.judge) },
    tool,
    environment: run.environment,
    timing: recordedTiming(run),
    ...answersVary(inputs, run, command) && { answers_vary: true },
    ...config.prices !== void 0 && { prices: config.prices },
    ...files.size > 0 && { files }
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
      withAnswers.set(id, { ...row, answer: (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .cutText */ .IN)(outcome.answer, MOST_ANSWER_CHARACTERS) });
    }
  }
  return withAnswers;
}
function makeBaselineRow(score, subject) {
  const { expected, forbidden } = subject;
  return {
    digests: score.digests,
    intent: score.intent,
    ...score.tags !== void 0 && { tags: score.tags },
    targets: expected,
    ...forbidden.length > 0 && { forbidden },
    ...subject.expect_empty && { expect_empty: true },
    metrics: score.metrics,
    ranks: score.ranks,
    found: score.found,
    results: score.results,
    ...score.clusters !== void 0 && { clusters: score.clusters },
    latency_ms: score.samples_ms,
    ...score.spans_ms !== void 0 && { spans_ms: score.spans_ms }
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
/* harmony export */   dv: () => (/* binding */ drawAskedTwice),
/* harmony export */   fA: () => (/* binding */ canAnswerOtherwise)
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
    cases.push({ ...baseCase, id, id_in_suite: baseId });
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
function canAnswerOtherwise({ kind }) {
  return kind !== "bm25" && kind !== "run";
}
function drawAskedTwice({ vary }, retriever, cases) {
  if (vary === "off" || !canAnswerOtherwise(retriever)) {
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
/* harmony export */   _E: () => (/* binding */ failAsBase),
/* harmony export */   eS: () => (/* binding */ refuseDrift),
/* harmony export */   fe: () => (/* binding */ renameTargets),
/* harmony export */   rc: () => (/* binding */ selectSides)
/* harmony export */ });
/* harmony import */ var _decision_accepted_figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20237);
/* harmony import */ var _decision_bucket_test_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60711);
/* harmony import */ var _decision_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29853);
/* harmony import */ var _decision_pairs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28599);
/* harmony import */ var _decision_row_scores_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90468);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(452);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27139);
/* harmony import */ var _model_renames_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(29874);
/* harmony import */ var _decide_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(84039);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(80443);
/* harmony import */ var _sound_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(44780);











function selectSides({ policies, plan, union, asked }, tool) {
  const { head, base, beside } = plan;
  const asStored = { head, base, notices: [], scores: null };
  if (beside === null) {
    return asStored;
  }
  if (asked.base === null) {
    if (beside.is_first) {
      return asStored;
    }
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .ue("base_failed", "the base's retriever was not asked");
  }
  try {
    const sides = compareSideBySide({ ...policies, base }, union, asked.base, beside, tool);
    const oneSystemNotices = findOneSystem(asked.run, asked.base, beside);
    return { ...sides, notices: [...sides.notices, ...oneSystemNotices] };
  } catch (error) {
    if (beside.is_first && (0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .isFailureOfBase */ .zx)(error)) {
      return { ...asStored, notices: [{ code: "not_side_by_side", reason: "bootstrap" }] };
    }
    throw error;
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
  const { head, base, acceptance, renames = _model_renames_js__WEBPACK_IMPORTED_MODULE_7__/* .NO_RENAMES */ .Cp } = policies;
  const options = { baseSuite: base?.suite ?? null, renames, beside, tool };
  const compareBasePolicy = () => base === null ? NO_BASE_SIDE : compareBase(base, union.part(baseAnswers, "base"), options);
  if (acceptance === "given") {
    const notice = { code: "not_side_by_side", reason: "accepted" };
    const reported = compareIfMeasured(compareBasePolicy);
    return { head, base: reported.base, scores: null, notices: [notice, ...reported.notices] };
  }
  const { inputs } = measureBase(head, union.part(baseAnswers, "head"), null, options);
  const baseSide = compareBasePolicy();
  return { head: inputs, ...baseSide };
}
const NO_BASE_SIDE = { base: null, scores: null, notices: [] };
function compareBase(base, run, options) {
  const { inputs, scores } = measureBase(base, run, base.baseline, options);
  const notices = findBelowStored(base, scores, run);
  return { base: inputs, scores: (0,_decision_row_scores_js__WEBPACK_IMPORTED_MODULE_4__/* .addRowScores */ .Fp)(base, scores, run), notices };
}
function compareIfMeasured(compare) {
  try {
    return compare();
  } catch (error) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .valueForGateError */ .Uh)(error, NO_BASE_SIDE, ["base_failed"]);
  }
}
function measureBase(inputs, run, stored, { baseSuite, renames, beside, tool }) {
  const { config } = inputs;
  const suite = baseSuite === null ? inputs.suite : (0,_decision_row_scores_js__WEBPACK_IMPORTED_MODULE_4__/* .useBaseTargets */ .lg)(inputs.suite, baseSuite);
  const oldNames = (0,_model_renames_js__WEBPACK_IMPORTED_MODULE_7__/* .invertRenames */ .UL)(renames);
  const scoreCases = (caseList) => {
    const cases = caseList.map((each) => renameTargets(each, oldNames));
    return (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_6__/* .scoreRun */ .I6)({ ...suite, cases }, run, (0,_decision_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .listMetrics */ .u7)(config), config.definition);
  };
  const allScores = scoreCases(suite.cases);
  const failed = allScores.cases.filter(_decision_row_scores_js__WEBPACK_IMPORTED_MODULE_4__/* .hasFailed */ .WN).map(({ id }) => id);
  const failedIds = new Set(failed);
  const answeredCases = suite.cases.filter(({ id }) => !failedIds.has(id));
  const answeredInputs = { ...inputs, suite: { ...suite, cases: answeredCases } };
  const scores = failed.length === 0 ? allScores : scoreCases(answeredCases);
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
function renameTargets(subject, renames) {
  if (renames.size === 0) {
    return subject;
  }
  const rename = (target) => (0,_model_renames_js__WEBPACK_IMPORTED_MODULE_7__/* .renameTarget */ .c4)(target, renames);
  const expected = subject.expected.map(rename);
  return { ...subject, expected, forbidden: subject.forbidden.map(rename) };
}
function assertBaseMeasured(inputs, allScores, scores, stored) {
  failAsBase(() => {
    const hasMostlyFailed = 2 * scores.cases.length < allScores.cases.length;
    const failure = hasMostlyFailed ? (0,_sound_js__WEBPACK_IMPORTED_MODULE_10__/* .queryErrors */ .aC)(allScores) : null;
    if (failure !== null) {
      throw failure;
    }
    (0,_sound_js__WEBPACK_IMPORTED_MODULE_10__/* .assertMeasured */ .TG)(inputs.config, inputs.suite, scores, stored);
  });
}
function failAsBase(act) {
  try {
    return act();
  } catch (error) {
    throw error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .ue ? (0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .failureOfBase */ .LD)(error) : error;
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
function refuseDrift(base, sides, headScores, run) {
  if (base === null || base.baseline === null || sides.scores === null || mayDrift(base)) {
    return;
  }
  const headScoresByRows = (0,_decision_row_scores_js__WEBPACK_IMPORTED_MODULE_4__/* .addRowScores */ .Fp)({ ...base, suite: sides.head.suite }, headScores, run);
  const baseSide = (0,_decision_bucket_test_js__WEBPACK_IMPORTED_MODULE_1__/* .compareWholeSuite */ .hU)(base, sides.scores);
  const headSide = (0,_decision_bucket_test_js__WEBPACK_IMPORTED_MODULE_1__/* .compareWholeSuite */ .hU)(base, headScoresByRows);
  if (baseSide === null || headSide === null) {
    return;
  }
  const p = Math.max(baseSide.test.p, headSide.test.p);
  const fellOnBothSides = (metric) => baseSide.test.decide(metric).state !== "pass" && headSide.test.decide(metric).state !== "pass";
  const fallenMetric = [...baseSide.test.bucket.rules.keys()].find(fellOnBothSides);
  if (fallenMetric === void 0 || p > DRIFT_LEVEL) {
    return;
  }
  const name = `${fallenMetric}@${base.config.k}`;
  const showMean = (rows) => ((0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_6__/* .averageKnown */ .jw)(rows.map((row) => (0,_decision_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .metricValue */ .a3)(row, name))) ?? 0).toFixed(3);
  const storedText = showMean(baseSide.pairs.map(({ before }) => before));
  const baseText = showMean(baseSide.pairs.map(({ now }) => now));
  const headText = showMean(headSide.pairs.map(({ now }) => now));
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .ue("base_drifted", `base and head both fall short of the stored baseline, and not by chance (p ${p.toFixed(4)} at most): ${name} was ${storedText} when it was recorded; now the base has ${baseText} and the head ${headText}`, "Give the base directory what the base had, its index above all, built by the base's own scripts. Where the data itself moved, record a new baseline on the default branch first; an index that lives on its own may say `latency.side_by_side.drift: allow`.");
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
  if (base === null || mode === "default_branch" || !canJudgeSameRun(base, head)) {
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
  const isShared = ({ digests }) => headQuestions.has(digests.ask);
  const scores = (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_0__/* .scoreRun */ .I6)(suite, run, (0,_decision_rules_js__WEBPACK_IMPORTED_MODULE_7__/* .listMetrics */ .u7)(config), config.definition);
  if (acceptance !== "given") {
    (0,_sound_js__WEBPACK_IMPORTED_MODULE_9__/* .assertPriced */ .EB)(config, run);
    const sharedScores = { ...scores, cases: scores.cases.filter(isShared) };
    (0,_sound_js__WEBPACK_IMPORTED_MODULE_9__/* .assertMeasured */ .TG)(config, suite, sharedScores, baseline);
    (0,_sound_js__WEBPACK_IMPORTED_MODULE_9__/* .assertLikeClocks */ .JR)(config, run, baseline);
  }
  const asMeasured = (0,_decision_row_scores_js__WEBPACK_IMPORTED_MODULE_6__/* .makeJudgedPolicy */ .wn)(base, scores, run, headSuite);
  const judged = excuseFailures(asMeasured, isShared);
  return { verdict: (0,_decide_js__WEBPACK_IMPORTED_MODULE_3__/* .decidePolicy */ .t)(judged), judged };
}
function excuseFailures(judged, isShared) {
  const isExcused = (score) => score.error !== null && !isShared(score);
  const countedCases = judged.scores.cases.filter((score) => !isExcused(score));
  return {
    ...judged,
    scores: { ...judged.scores, cases: countedCases },
    pairing: (0,_decision_pairs_js__WEBPACK_IMPORTED_MODULE_5__/* .useBaselineRows */ .yN)(judged.pairing, ({ now }) => isExcused(now))
  };
}
function combineVerdicts(head, base, decision) {
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
function combineVerdictWords(head, base, isWeakened) {
  const words = [head.verdict, base?.verdict ?? "pass"];
  if (words.includes("partial")) {
    return "partial";
  }
  const arePassing = words.every((word) => word === "pass");
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
/* harmony export */   dw: () => (/* binding */ NOISE_ERRORS)
/* harmony export */ });
/* harmony import */ var _decision_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29853);
/* harmony import */ var _metrics_latency_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72987);
/* harmony import */ var _model_sum_each_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90934);
/* harmony import */ var _model_sampling_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3292);




const NOISE_ERRORS = 0.8;
const ABOVE_MEDIANS = 1.2;
const TRIMMED_SHARE = 0.25;
const INTERVAL_ERRORS = 1.96;
const QUARTILE_ERROR = 1.3626;
const QUARTER_SIZE = 0.3186;
const LEAST_MS = 1e-3;
function compareTimes(cases, limit, method) {
  const { statistic, limitAbove, isCompared, isShareOfBase } = limit;
  const timed = cases.filter(({ now: now2 }) => now2.length > 0);
  const nowTimes = timed.map(({ now: now2 }) => now2);
  const beforeTimes = timed.map(({ before: before2 }) => before2);
  const shortage = findShortage(nowTimes, statistic, "now") ?? (isCompared ? findShortage(beforeTimes, statistic, "now") : null);
  if (shortage !== null) {
    return { kind: "missing", reason: shortage };
  }
  const computeFigure = (times) => (0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_1__/* .latencyStatistic */ .fv)(times, statistic, method) ?? NaN;
  const now = computeFigure(nowTimes);
  const common = {
    kind: "measured",
    now,
    samples: (0,_model_sum_each_js__WEBPACK_IMPORTED_MODULE_2__/* .sumEach */ .r)(nowTimes, ({ length }) => length)
  };
  const errorOfQuery = standardError(timed, isCompared);
  const errorOfFigure = errorOfQuery / Math.sqrt(decidingCases(statistic, timed.length));
  if (!isCompared) {
    const ceiling = limitAbove(0);
    return { ...common, before: null, ratio: 1, ...judgeTime(now, ceiling, errorOfFigure) };
  }
  const before = computeFigure(beforeTimes);
  const limitMs = limitAbove(before);
  if (isShareOfBase && statistic === "p50") {
    const ratio2 = typicalRatio(timed);
    const errorOfRatio = errorOfQuery / Math.sqrt(timed.length);
    return { ...common, before, ratio: ratio2, ...judgeTime(ratio2 * before, limitMs, errorOfRatio) };
  }
  const ratio = atLeastMinimum(now) / atLeastMinimum(before);
  const judged = judgeTime(now, limitMs, errorOfFigure);
  const isSlow = now > boundAboveMedians(beforeTimes, limit, method);
  const result = judged.result === "over" && !isSlow ? "noise" : judged.result;
  return { ...common, before, ratio, ...judged, result };
}
function judgeTime(ms, limit, errorOfLog) {
  const spread = Math.exp(INTERVAL_ERRORS * errorOfLog);
  if (ms <= limit + _decision_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p8) {
    return { limit, spread, result: "within" };
  }
  const limitWithNoise = limit * Math.exp(NOISE_ERRORS * errorOfLog);
  return { limit, spread, result: ms > limitWithNoise + _decision_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p8 ? "over" : "noise" };
}
function boundAboveMedians(beforeTimes, { statistic, limitAbove }, method) {
  const medians = beforeTimes.map((samples) => [(0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_1__/* .medianOfTimes */ .Kg)(samples) ?? NaN]);
  const medianMs = (0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_1__/* .latencyStatistic */ .fv)(medians, statistic, method) ?? NaN;
  return Math.min(ABOVE_MEDIANS * medianMs, limitAbove(medianMs));
}
function findShortage(times, statistic, side) {
  const timed = times.filter(({ length }) => length > 0);
  if (timed.length === 0) {
    return { code: "not_measured" };
  }
  const casesWithFewRepeats = timed.filter(({ length }) => length < _model_sampling_js__WEBPACK_IMPORTED_MODULE_3__/* .MIN_REPEATS */ .A).length;
  if (casesWithFewRepeats > 0) {
    return { code: "too_few_repeats", side, cases: casesWithFewRepeats, need: _model_sampling_js__WEBPACK_IMPORTED_MODULE_3__/* .MIN_REPEATS */ .A };
  }
  const have = (0,_model_sum_each_js__WEBPACK_IMPORTED_MODULE_2__/* .sumEach */ .r)(timed, ({ length }) => length);
  const need = _metrics_latency_js__WEBPACK_IMPORTED_MODULE_1__/* .MIN_SAMPLES */ .Pu[statistic];
  return have < need ? { code: "too_few_samples", side, have, need } : null;
}
function typicalRatio(cases) {
  const logs = cases.map(({ before, now }) => Math.log(atLeastMinimum((0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_1__/* .typicalTime */ .OP)(now)) / atLeastMinimum((0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_1__/* .typicalTime */ .OP)(before)))).toSorted((a, b) => a - b);
  const trimmed = Math.floor(TRIMMED_SHARE * logs.length);
  const middle = logs.slice(trimmed, logs.length - trimmed);
  return Math.exp((0,_model_sum_each_js__WEBPACK_IMPORTED_MODULE_2__/* .sumEach */ .r)(middle, (log) => log) / middle.length);
}
function standardError(cases, isCompared) {
  const sides = cases.flatMap(({ before, now }) => isCompared ? [now, before] : [now]);
  const meanVariance = (0,_model_sum_each_js__WEBPACK_IMPORTED_MODULE_2__/* .sumEach */ .r)(sides, ({ length }) => 1 / length) / cases.length;
  return estimateNoise(sides) * QUARTILE_ERROR * Math.sqrt(meanVariance);
}
const DECIDING_SHARE = 0.25;
function decidingCases(statistic, cases) {
  const isOfMany = statistic === "p50" || statistic === "mean";
  return isOfMany ? Math.max(1, DECIDING_SHARE * cases) : 1;
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
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(97855);
/* harmony import */ var _model_sum_each_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(90934);










function readTimingConditions(policy, run) {
  const { config, baseline } = policy;
  const { timing } = run;
  if (config.latency === "off" || timing.source === "off") {
    return null;
  }
  const repeats = plannedRepeats(timing);
  return {
    settings: config.latency,
    percentile: config.definition.percentile,
    repeats,
    timed: new Set((0,_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .selectTimedCases */ .lo)(policy).map(({ id }) => id)),
    needed_s: repeats === 0 ? secondsToTime(policy, run) : null,
    budgetEnded: timing.budget_ended,
    recording: policy.recording === true,
    recorded: timing.source === "recorded",
    // Only a run that asks base and head in turn draws its order by a seed.
    paired: baseline?.beside !== void 0 && timing.seed !== void 0
  };
}
function plannedRepeats({ asked, repeats }) {
  return asked === void 0 ? repeats : asked.repeats * (asked.passes ?? 1);
}
function secondsToTime(policy, { cases }) {
  const firstTimes = cases.map(({ case_id, first_ms: ms }) => [case_id, ms ?? 0]);
  return (0,_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .neededSeconds */ .No)(policy, new Map(firstTimes));
}
function checkLatencyRule(rule, bucket, conditions) {
  if (!(0,_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .hasLimit */ .yR)(rule)) {
    return [];
  }
  if (conditions.recorded) {
    const reason = { code: "not_in_plan", by: "recorded", needed: _model_sampling_js__WEBPACK_IMPORTED_MODULE_7__/* .MIN_REPEATS */ .A };
    return missingIfNamed(rule, reason);
  }
  const timed = splitByTimes(bucket, conditions.timed);
  const caseCount = timed.pairs.length + timed.added.length;
  if (caseCount === 0) {
    return missingIfNamed(rule, _decision_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_MEASURED */ .pJ);
  }
  const hasCheck = rule.named || (0,_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .hasEnoughCases */ .Gg)(rule.metric.family.statistic, caseCount);
  return hasCheck ? checkTimedCases(rule, timed, conditions) : [];
}
function missingIfNamed(rule, reason) {
  return rule.named ? [(0,_decision_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .missingCheck */ .Hx)(rule, reason)] : [];
}
function checkTimedCases(rule, { pairs, added }, conditions) {
  const timedScores = [...pairs.map(({ now }) => now), ...added];
  const isCompared = rule.tolerance.length > 0 && pairs.length > 0;
  if (!isCompared) {
    return checkCeiling(rule, timedScores, conditions);
  }
  const limit = limitOfRise(rule, conditions, pairs.length);
  const times = pairs.map(({ now, before }) => timesOfCase(now, before.latency_ms, conditions));
  const rise = decideRule(rule, times, limit, conditions, () => findSlowerCases(pairs));
  const isOfAllCases = added.length === 0;
  const isCeilingInLimit = isOfAllCases && !limit.isShareOfBase;
  const isMissing = rise.some(({ state }) => state === "missing");
  if (rule.ceiling === null || isCeilingInLimit || isMissing) {
    return rise;
  }
  return [...rise, ...checkCeiling(rule, timedScores, conditions)];
}
function checkCeiling(rule, scores, conditions) {
  const times = scores.map((score) => timesOfCase(score, [], conditions));
  if (rule.ceiling === null) {
    const lackOfPlan = findLackOfPlan(rule, times.length, conditions);
    return lackOfPlan === null ? [] : missingIfNamed(rule, lackOfPlan);
  }
  const limit = limitOfCeiling(rule, rule.ceiling);
  return decideRule(rule, times, limit, conditions, () => findSlowestCases(scores));
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
function timesOfCase({ error, samples_ms: samples }, before, { budgetEnded, repeats }) {
  if (error !== null) {
    return { planned: 0, now: [], before };
  }
  const planned = budgetEnded ? repeats : Math.min(repeats, samples.length);
  return { planned, now: samples, before };
}
function limitOfCeiling({ metric }, ceiling) {
  const { statistic } = metric.family;
  const limitAbove = () => ceiling;
  return { statistic, limitAbove, isCompared: false, isPaired: false, isShareOfBase: false };
}
function limitOfRise(rule, { settings, paired: isPaired }, caseCount) {
  const { statistic } = rule.metric.family;
  const common = { statistic, isCompared: true, isPaired };
  if (isPaired && hasShareOfBase(statistic)) {
    const share = settings.side_by_side[statistic];
    const limitAbove2 = (ms) => ms + Math.max(_model_config_js__WEBPACK_IMPORTED_MODULE_3__/* .SIDE_BY_SIDE_FLOOR_MS */ .Am, share * ms);
    return { ...common, limitAbove: limitAbove2, isShareOfBase: true };
  }
  const ceiling = rule.ceiling ?? Infinity;
  const limitAbove = (ms) => Math.min(ceiling, ms + (0,_decision_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .toleranceValue */ .H$)(rule.tolerance, ms, caseCount));
  return { ...common, limitAbove, isShareOfBase: false };
}
function hasShareOfBase(statistic) {
  return statistic === "p50" || statistic === "p95";
}
function canBeTimedAgain(rule, isSideBySide) {
  const isLimitedByShare = isSideBySide && hasShareOfBase(rule.metric.family.statistic);
  return rule.ceiling !== null || !isLimitedByShare;
}
function decideRule(rule, times, limit, conditions, findCulprits) {
  const isAgainstRecording = limit.isCompared && !conditions.paired;
  const tooFew = isAgainstRecording ? findLackOfRecording(times, limit.statistic) ?? findLackOfBudget(conditions) : findLackOfPlan(rule, times.length, conditions);
  if (tooFew !== null) {
    return missingIfNamed(rule, tooFew);
  }
  const lackOfTime = findLackOfTime(times, conditions);
  if (lackOfTime !== null) {
    return [(0,_decision_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .missingCheck */ .Hx)(rule, lackOfTime)];
  }
  const decision = decideTimes(times, limit, conditions);
  if (decision.kind === "missing") {
    return [(0,_decision_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .missingCheck */ .Hx)(rule, decision.reason)];
  }
  const members = makeFigures(rule, decision, limit.isShareOfBase);
  return [(0,_decision_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .makeCheck */ .Ht)((0,_decision_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .subjectOfRule */ .W6)(rule), decision.state, members, findCulprits)];
}
function findLackOfPlan({ metric }, caseCount, conditions) {
  const { statistic } = metric.family;
  const { repeats } = conditions;
  const fillsSamples = repeats >= _model_sampling_js__WEBPACK_IMPORTED_MODULE_7__/* .MIN_REPEATS */ .A && repeats * caseCount >= _metrics_latency_js__WEBPACK_IMPORTED_MODULE_2__/* .MIN_SAMPLES */ .Pu[statistic];
  if (fillsSamples) {
    return null;
  }
  const needed = (0,_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .repeatsToFill */ .Rz)(statistic, caseCount);
  return findLackOfBudget(conditions) ?? { code: "not_in_plan", by: "repeats", needed };
}
function findLackOfBudget({ needed_s: needed }) {
  return needed === null ? null : { code: "not_in_plan", by: "budget_s", needed };
}
function findLackOfRecording(times, statistic) {
  const beforeTimes = times.map(({ before }) => before);
  const shortage = (0,_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .findShortage */ .Jp)(beforeTimes, statistic, "before");
  return shortage?.code === "not_measured" ? null : shortage;
}
function findLackOfTime(times, { budgetEnded, recording }) {
  if (!budgetEnded) {
    return null;
  }
  const leastTimes = (planned) => recording ? planned : Math.min(planned, _model_sampling_js__WEBPACK_IMPORTED_MODULE_7__/* .MIN_REPEATS */ .A);
  if (times.every(({ now, planned }) => now.length >= leastTimes(planned))) {
    return null;
  }
  const have = (0,_model_sum_each_js__WEBPACK_IMPORTED_MODULE_8__/* .sumEach */ .r)(times, ({ now, planned }) => Math.min(now.length, planned));
  const need = (0,_model_sum_each_js__WEBPACK_IMPORTED_MODULE_8__/* .sumEach */ .r)(times, ({ planned }) => planned);
  return { code: "plan_unfinished", have, need };
}
function decideTimes(times, limit, { percentile, budgetEnded }) {
  const byPlan = (0,_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .compareTimes */ .G5)(takeTimes(times, limit, "planned"), limit, percentile);
  if (byPlan.kind === "missing") {
    return byPlan;
  }
  if (byPlan.result !== "over") {
    const isUnfinished = budgetEnded && times.some(({ now, planned }) => now.length < planned);
    const isPass = byPlan.result === "within" && !isUnfinished;
    return { kind: "measured", comparison: byPlan, state: isPass ? "pass" : "fell" };
  }
  const canConfirm = !budgetEnded && !limit.isShareOfBase && times.some(isTimedAgain);
  const confirming = canConfirm ? (0,_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .compareTimes */ .G5)(takeTimes(times, limit, "confirming"), limit, percentile) : null;
  if (confirming === null || confirming.kind === "missing") {
    return { kind: "measured", comparison: byPlan, state: "fail" };
  }
  const states = { within: "pass", noise: "fell", over: "fail" };
  return { kind: "measured", comparison: confirming, state: states[confirming.result] };
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
function makeFigures(rule, { comparison, state }, isShareOfBase) {
  const { before, now, limit, spread, samples } = comparison;
  const tolerance = before === null ? null : limit - before;
  const figures = { n: samples, baseline: before, current: now, tolerance, limit };
  if (isShareOfBase && before !== null) {
    return { ...figures, ...ratioFigures(comparison, before) };
  }
  const isOverCeiling = state === "fail" && (0,_decision_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .exceededBound */ .Mz)(rule, now) === "ceiling";
  const interval = [now / spread, now * spread];
  return { ...figures, interval, ...isOverCeiling && { by: "ceiling" } };
}
function ratioFigures({ ratio, spread, limit }, before) {
  const low = ratio / spread;
  const high = ratio * spread;
  const tolerance = before === 0 ? 0 : limit / before - 1;
  return { interval: [before * low, before * high], ratio: { ratio, low, high, tolerance } };
}
function findSlowerCases(pairs) {
  const slower = [];
  for (const pair of pairs) {
    const before = (0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_2__/* .medianOfTimes */ .Kg)(pair.before.latency_ms);
    const after = (0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_2__/* .medianOfTimes */ .Kg)(pair.now.samples_ms);
    if (before !== null && after !== null && after > before) {
      slower.push({ badness: after - before, culprit: (0,_decision_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .makeCulprit */ .ut)(pair, before, after) });
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
  const conditions = { settings, percentile, budgetEnded: false, paired: seen.base !== null };
  const timed = listSeenCases(policy, asked, seen);
  const toConfirm = /* @__PURE__ */ new Set();
  for (const rule of (0,_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .listLatencyRules */ .gB)(policy)) {
    const scopedCases = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .selectInScope */ .ut)(timed, rule.scope, ({ subject }) => subject);
    if (!rule.named && !(0,_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .hasEnoughCases */ .Gg)(rule.metric.family.statistic, scopedCases.length)) {
      continue;
    }
    for (const { cases, limit } of listExpectedChecks(rule, scopedCases, conditions)) {
      const decision = decideTimes(cases, limit, conditions);
      const isFailure = decision.kind === "measured" && decision.state === "fail";
      if (isFailure && !limit.isShareOfBase && !didMostRise(cases, limit, seen.first)) {
        cases.forEach(({ askedId }) => toConfirm.add(askedId));
      }
    }
  }
  return toConfirm;
}
function listExpectedChecks(rule, cases, conditions) {
  const checks = [];
  if (rule.tolerance.length > 0) {
    const compared = cases.filter(({ before }) => before.length > 0);
    checks.push({ cases: compared, limit: limitOfRise(rule, conditions, compared.length) });
  }
  if (rule.ceiling !== null) {
    checks.push({ cases, limit: limitOfCeiling(rule, rule.ceiling) });
  }
  return checks;
}
const MOST_CASES = 0.8;
function didMostRise(cases, { limitAbove, isCompared }, firstTimes) {
  if (!isCompared) {
    return false;
  }
  const timed = cases.filter(({ now }) => now.length > 0);
  const risen = timed.filter(({ askedId, before, now }) => {
    const firstMs = firstTimes.get(askedId) ?? 0;
    const lowerMs = Math.min(firstMs, (0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_2__/* .typicalTime */ .OP)(now));
    return lowerMs > limitAbove((0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_2__/* .typicalTime */ .OP)(before));
  });
  return risen.length >= MOST_CASES * timed.length;
}
function listSeenCases({ suite, baseline }, { cases, times }, seen) {
  const subjects = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_9__/* .indexById */ .RX)(suite.cases);
  const timed = [];
  for (const { id: askedId, id_in_suite: idInSuite = askedId, query } of cases) {
    const subject = subjects.get(idInSuite);
    const planned = times.get(askedId) ?? 0;
    if (subject?.query !== query || planned === 0) {
      continue;
    }
    const now = seen.now.get(askedId) ?? [];
    const before = seen.base === null ? recordedTimes(baseline, subject) : seen.base.get(askedId) ?? [];
    timed.push({ subject, askedId, planned, now, before });
  }
  return timed;
}
function recordedTimes(baseline, { id, digests }) {
  const row = baseline?.cases.get(id);
  return row?.digests.ask === digests.ask ? row.latency_ms : [];
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
function listToleratedRises(policy, recordedLatency, cases) {
  const rises = [];
  for (const { metric, scope, tolerance, named } of (0,_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .listLatencyRules */ .gB)(policy)) {
    const { statistic } = metric.family;
    const baseline = recordedLatency.overall[`${statistic}_ms`];
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
/* harmony import */ var _model_sampling_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3292);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16886);
/* harmony import */ var _model_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69559);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97855);
/* harmony import */ var _model_sum_each_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90934);
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
  let casesLeft = (0,_model_sum_each_js__WEBPACK_IMPORTED_MODULE_7__/* .sumEach */ .r)(bySize, ([, cases]) => cases.length);
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
  return Math.max(_model_sampling_js__WEBPACK_IMPORTED_MODULE_8__/* .MIN_REPEATS */ .A, Math.ceil(_metrics_latency_js__WEBPACK_IMPORTED_MODULE_1__/* .MIN_SAMPLES */ .Pu[statistic] / (cases - spareCases(cases))));
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
  return chosen < _model_sampling_js__WEBPACK_IMPORTED_MODULE_8__/* .MIN_REPEATS */ .A ? 0 : chosen;
}
function sumTimes(subject, tookMs) {
  const times = [...tookMs.values()];
  const mean = (0,_model_sum_each_js__WEBPACK_IMPORTED_MODULE_7__/* .sumEach */ .r)(times, (ms) => ms) / Math.max(1, times.length);
  return (0,_model_sum_each_js__WEBPACK_IMPORTED_MODULE_7__/* .sumEach */ .r)(selectTimedCases(subject), ({ id }) => tookMs.get(id) ?? mean);
}
const PATIENCE = 3;
function findKnownRepeats({ baseline }, { repeats }) {
  if (repeats === "auto") {
    return hasTimes(baseline) ? baseline.timing.repeats : null;
  }
  return Math.max(repeats, baseline?.timing.repeats ?? 0);
}
function hasTimes(baseline) {
  return baseline !== null && baseline.timing.source !== "off";
}
function planRun(policies, cases, settings, tookMs) {
  let repeats = 0;
  let endsMs = 1e3 * settings.budget_s;
  for (const policy of policies) {
    const { baseline } = policy;
    const knownRepeats = findKnownRepeats(policy, settings);
    repeats = Math.max(repeats, knownRepeats ?? chooseRepeats(policy, settings, tookMs));
    const recordedMs = baseline?.timing.ms ?? 0;
    const countsPlan = !hasTimes(baseline) || settings.repeats !== "auto";
    const plannedMs = countsPlan ? repeats * sumTimes(policy, tookMs) : 0;
    endsMs = Math.max(endsMs, PATIENCE * Math.max(recordedMs, plannedMs));
  }
  return { repeats, times: countTimes(repeats, policies, cases), ends_ms: endsMs };
}
function countTimes(repeats, policies, cases) {
  const timed = new Set(policies.flatMap(selectTimedCases).map(({ id }) => id));
  return new Map(cases.map(({ id, id_in_suite: ownId = id }) => [id, timed.has(ownId) ? repeats : 0]));
}
function makeRounds(times) {
  let rounds = 0;
  for (const count of times.values()) {
    rounds = Math.max(rounds, count);
  }
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
  const timed = (0,_model_sum_each_js__WEBPACK_IMPORTED_MODULE_7__/* .sumEach */ .r)(times.values(), (count) => count);
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
function countPasses(plan, settings, baseTimes) {
  const times = [];
  for (const [id, caseTimes] of baseTimes) {
    if (caseTimes.length > 0 && (plan.times.get(id) ?? 0) > 0) {
      times.push(caseTimes);
    }
  }
  const p50 = (0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_1__/* .latencyStatistic */ .fv)(times, "p50", "nearest") ?? 0;
  if (settings.repeats !== "auto" || p50 === 0) {
    return 1;
  }
  const tolerance = Math.max(settings.side_by_side.p50, _model_config_js__WEBPACK_IMPORTED_MODULE_3__/* .SIDE_BY_SIDE_FLOOR_MS */ .Am / p50);
  const answersOfPass = plan.repeats * times.length;
  const wantedPasses = Math.ceil(answersToShowRise(times, tolerance) / answersOfPass);
  const passMs = 2 * plan.repeats * sumMeans(times);
  const affordablePasses = Math.floor(BUDGET_SHARE * 1e3 * settings.budget_s / passMs);
  return Math.max(1, Math.min(affordablePasses, wantedPasses));
}
function answersToShowRise(times, tolerance) {
  const risen = 1 + NOTICED_TOLERANCES * tolerance;
  const logDistance = Math.log(risen / (1 + tolerance));
  return (0,_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .answersToNotice */ .Ju)((0,_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .estimateNoise */ .H8)(times), logDistance, ERRORS_APART);
}
function sumMeans(times) {
  return (0,_model_sum_each_js__WEBPACK_IMPORTED_MODULE_7__/* .sumEach */ .r)(times, (samples) => (0,_model_sum_each_js__WEBPACK_IMPORTED_MODULE_7__/* .sumEach */ .r)(samples, (ms) => ms) / samples.length);
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
  const multiples = complete.map(([id, samples]) => {
    const fastestMs = Math.min(...samples);
    return [firstTimes.get(id) ?? Infinity, ...samples].map((ms) => ms / fastestMs);
  });
  const passes = Array.from({ length: 1 + repeats }, (_, pass) => {
    return (0,_metrics_latency_js__WEBPACK_IMPORTED_MODULE_2__/* .medianOfTimes */ .Kg)(multiples.map((ofCase) => (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_5__/* .requireItem */ .l5)(ofCase, pass))) ?? NaN;
  });
  const slowestRound = Math.max(...passes.slice(1));
  const isCalm = slowestRound <= SLOW_ROUND * Math.min(...passes);
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
  const both = { oldBaseline, newBaseline };
  const hasMoved = (0,_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .listLatencyRules */ .gB)(subject).some((rule) => hasFigureMoved(rule, subject, both));
  if (hasMoved || !isMeasuredAlike(both) || !canKeepRepeats(both, latency.repeats)) {
    return newBaseline;
  }
  return copyLatency(both);
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
  const findFigure = ({ latency }) => (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .findBucket */ .Ub)(latency, scope)?.[`${metric.family.statistic}_ms`] ?? null;
  const oldFigure = findFigure(oldBaseline);
  const newFigure = findFigure(newBaseline);
  if (oldFigure === null || newFigure === null) {
    return oldFigure !== newFigure;
  }
  const caseCount = Math.max(1, (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .selectCases */ ._H)(suite.cases, scope).length);
  const allowed = (0,_decision_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .toleranceValue */ .H$)(tolerance, Math.min(oldFigure, newFigure), caseCount);
  return Math.abs(newFigure - oldFigure) > allowed + _decision_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .EPSILON */ .p8;
}
function copyLatency({ oldBaseline, newBaseline }) {
  const cases = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_5__/* .mapValues */ .LG)(newBaseline.cases, (row, id) => {
    const { latency_ms: samples = [], spans_ms: spans } = oldBaseline.cases.get(id) ?? {};
    return { ...row, latency_ms: samples, ...spans && { spans_ms: spans } };
  });
  return { ...newBaseline, timing: oldBaseline.timing, latency: oldBaseline.latency, cases };
}



/***/ }),

/***/ 80414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I4: () => (/* binding */ isBaselineRemoved),
/* harmony export */   Lr: () => (/* binding */ isAcceptable),
/* harmony export */   S1: () => (/* binding */ findAdvice),
/* harmony export */   hl: () => (/* binding */ approvalWords),
/* harmony export */   iZ: () => (/* binding */ relativePath)
/* harmony export */ });
/* harmony import */ var _model_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49946);
/* harmony import */ var _model_policy_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(39711);
/* harmony import */ var _model_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69559);
/* harmony import */ var _model_digests_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(72508);
/* harmony import */ var _model_query_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74961);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(1732);
/* harmony import */ var _check_sentences_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24171);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76326);
/* harmony import */ var _edits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49077);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(28213);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31385);
/* harmony import */ var _items_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51232);
/* harmony import */ var _misfit_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(84624);
/* harmony import */ var _notices_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(63989);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7195);
/* harmony import */ var _sampling_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(93315);
/* harmony import */ var _model_docs_page_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(52164);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(97855);


















const LABEL = "retrieval-gate:accept";
const BASE_MODES = ["pull_request", "base_ref", "merge_base"];
function makeContext(report, { folder = "", reportDir }) {
  const { origin, inputs, policies = null, new_baseline: newBaseline } = report;
  const isBeside = inputs?.baseline?.beside !== void 0;
  const hasReadBaseline = inputs?.digests.has(inputs.config.baseline ?? "") === true;
  return {
    folder,
    reportedBaseline: reportDir === void 0 ? REPORTED : (0,_escape_js__WEBPACK_IMPORTED_MODULE_12__/* .shellWord */ .r7)(`${reportDir}/baseline.json`),
    program: origin?.command ?? "retrieval-gate",
    origin,
    inputs,
    keepsBaselineFile: hasReadBaseline || !isBeside,
    hasNewBaseline: newBaseline !== null,
    hasBase: policies !== null && BASE_MODES.includes(policies.mode)
  };
}
function findAdvice(report, facts, places) {
  const { reportDir } = places;
  const { verdict, explanation = null, failure } = report;
  const context = makeContext(report, places);
  const { fix, accept: acceptingSteps } = decideAdvice(report, facts, context);
  const repair = nameFiles(fix, reportDir);
  const lacksBaseline = failure?.code === "baseline_missing";
  const accept = lacksBaseline ? "" : acceptSentences(verdict, acceptingSteps);
  const worstCase = findWorstCase(facts.tables.checks, failure === null ? explanation : null);
  const next = [...lookSteps(worstCase, context), ...acceptingSteps];
  if (verdict.verdict === "fail") {
    return { advice: repair, accept, next };
  }
  return { advice: [repair, accept].filter(Boolean).join(" "), accept: "", next };
}
function acceptSentences({ verdict, notices }, steps) {
  if (steps.length === 0) {
    return "";
  }
  const sentence = `${ACCEPT_START[verdict]}, ${steps.map(({ why }) => why).join(", then ")}.`;
  const also = notices.find(({ code }) => code === "also_accepted");
  return also === void 0 ? sentence : `${sentence} ${(0,_notices_js__WEBPACK_IMPORTED_MODULE_9__.noticeSentence)(also)}`;
}
const REPORTED = "<report-dir>/baseline.json";
function nameFiles(words, reportDir) {
  if (reportDir === void 0) {
    return words;
  }
  const baseline = (0,_escape_js__WEBPACK_IMPORTED_MODULE_12__/* .shellWord */ .r7)(`${reportDir}/baseline.json`);
  const log = `${reportDir}/retriever.log`;
  return words.replaceAll(REPORTED, () => baseline).replaceAll(/\bretriever\.log\b(?: in the report)?/g, () => log);
}
const ACCEPT_START = {
  fail: "To accept this change",
  pass: "To keep the gain",
  error: "To keep the change",
  partial: "To continue"
};
function decideAdvice(report, facts, context) {
  if (report.failure !== null) {
    return failureAdvice(report.failure, report.scores, facts, context);
  }
  const { explanation = null } = report;
  if (report.verdict.verdict === "pass") {
    return passAdvice(report.verdict, explanation, facts, context);
  }
  const [worst] = facts.tables.checks.primary;
  if (report.verdict.verdict !== "fail" || worst === void 0) {
    return { fix: "", accept: [] };
  }
  const namesFix = adviseOnNames(worst, report, facts);
  if (namesFix !== "") {
    return { fix: namesFix, accept: [] };
  }
  return failAdvice(worst, report, facts, context);
}
function failAdvice(worst, report, { tables: { cases, checks } }, context) {
  const fixUnaccepted = (check) => ({
    fix: findFix(check, report, cases, context) + labelWords(check, context),
    accept: []
  });
  const findsNothing = report.verdict.notices.some(({ code }) => code === "zero_quality");
  if (findsNothing) {
    return fixUnaccepted(worst);
  }
  const unacceptable = checks.failed.find((check) => check.policy !== "base" && !isAcceptable(check));
  if (unacceptable !== void 0) {
    return fixUnaccepted(unacceptable.category === worst.category ? unacceptable : worst);
  }
  const fix = findFix(worst, report, cases, context);
  return { fix, accept: acceptSteps(checks.primary, context) };
}
const OTHER_IDS = ["other_names", "other_parts"];
function adviseOnNames(worst, { verdict: { notices }, explanation, inputs }, { tables, misfit }) {
  if (misfit !== null) {
    return (0,_misfit_js__WEBPACK_IMPORTED_MODULE_8__/* .fitWords */ .z5)(inputs?.baseline);
  }
  const cause = explanation?.cause ?? null;
  if (cause === null || !_causes_js__WEBPACK_IMPORTED_MODULE_4__/* .LIST_CATEGORIES */ .Io.includes(worst.category)) {
    return "";
  }
  if (!OTHER_IDS.includes(cause.kind)) {
    return adviseOnRenames(cause, tables.cases);
  }
  const areNamesInSuite = (0,_edits_js__WEBPACK_IMPORTED_MODULE_5__/* .areLossesEdited */ .t3)(notices, explanation?.losses ?? []);
  return areNamesInSuite ? "" : (0,_misfit_js__WEBPACK_IMPORTED_MODULE_8__/* .fitWords */ .z5)(inputs?.baseline);
}
const FILES = 3;
function adviseOnRenames(cause, book) {
  if (cause?.kind !== "renamed" || cause.lost < cause.of_lost) {
    return "";
  }
  const ids = new Set(cause.cases);
  const rows = [...book.values()].filter((row) => ids.has(row.case.id));
  const files = [...new Set(rows.map((row) => row.case.place.file))];
  return `Change ${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .listNames */ .Zv)(files, FILES)}: write the new names of these documents.`;
}
function labelWords(check, { hasBase, origin }) {
  const needsLooserRules = check.category === "forbidden_hit" || (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_13__/* .lacksFigure */ .V6)(check) || (0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_3__/* .isOnlyOutOfBounds */ .rz)(check);
  return needsLooserRules && hasBase && canBeLabelled(origin) ? ` If you change a rule, a maintainer must also add the label ${LABEL}.` : "";
}
const FIX = {
  retriever_error: "Fix the search so that these queries do not fail. See retriever.log in the report.",
  forbidden_hit: "Remove these documents from the index, or from the suite's list `forbidden`.",
  semantic_degraded_spike: "Find out which part of the search did not work. See retriever.log in the report.",
  answer_regression: "Fix the answers to these queries, or the results that the answers use.",
  latency_regression: "Make the search as fast as before.",
  cost_regression: "Reduce the cost of a query to that in the baseline.",
  diversity_collapse: "Change the search so that the results of these queries come from more clusters (groups of documents).",
  golden_data_edited: _edits_js__WEBPACK_IMPORTED_MODULE_5__/* .RESTORE_QUERIES */ .K5,
  gate_weakened: "Undo the changes that weaken the rules."
};
const NO_RESULT = "These queries should return nothing: fix them, or remove `expect_empty`.";
const BASE_FORBIDS = "The base's suite and rules forbid these results: fix the search, or accept the change.";
const NO_VALUE = `The notes say why these answers have no value. If the search gives no answer, let it return the text as \`answer\` beside \`results\` (${(0,_model_docs_page_js__WEBPACK_IMPORTED_MODULE_14__/* .docsPage */ .t)("answers.md")}), or remove the rules of judged metrics.`;
const OTHER_MACHINE = "Measure base and head on one machine, with base-directory. If the head is also slower there, make the search as fast as before.";
function findFix(check, { verdict: { notices }, explanation = null }, cases, context) {
  const { missing, weakening } = check;
  if (weakening !== void 0 && check.category === "golden_data_edited") {
    return (0,_edits_js__WEBPACK_IMPORTED_MODULE_5__/* .fixEditsWords */ .aj)(weakening, notices);
  }
  const isOtherMachine = notices.some(_sampling_js__WEBPACK_IMPORTED_MODULE_11__/* .isOfOtherMachine */ .Tc);
  if (check.category === "latency_regression" && isOtherMachine) {
    return OTHER_MACHINE;
  }
  if (missing !== void 0) {
    const [, todo] = (0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_3__/* .missingWords */ .y4)(missing, check);
    return FIX[check.category] ?? todo;
  }
  const cause = (0,_causes_js__WEBPACK_IMPORTED_MODULE_4__/* .findCheckCause */ .jt)(check, explanation, cases);
  if (check.category === "diversity_collapse" && cause?.kind === "repeats") {
    return LOOK.repeats;
  }
  if (check.metric === _model_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .UNMEASURED_RATE */ .$9) {
    return NO_VALUE;
  }
  const look = adviseOnLook(check, cause, context);
  const mayBeAccepted = !NEVER_ACCEPTED.includes(check.category);
  if ((0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_3__/* .missesBound */ .pl)(check) && mayBeAccepted) {
    return `${boundSentence(check, context)} ${look}`;
  }
  return fixOfCategory(check) ?? look;
}
function fixOfCategory({ category, metric, policy }) {
  if (category === "forbidden_hit" && policy === "base") {
    return BASE_FORBIDS;
  }
  return metric === "false_result_rate" ? NO_RESULT : FIX[category];
}
function boundSentence({ metric, direction }, { inputs }) {
  const bound = direction === "higher" ? "floor" : "ceiling";
  const line = inputs?.lines?.get(`gate.metrics.${metric}.${bound}`);
  const place = line === void 0 ? "" : ` (${inputs?.config.file}:${line})`;
  return `A new baseline does not help, because the config sets this ${bound}${place}.`;
}
const LOOK = {
  empty: "Find out why these queries get no results: a filter, how their words are read, or the index.",
  same_list: "Check that the text of the query reaches the search.",
  repeats: "Make the search return each document once.",
  shorter: "Look at the limit, the lowest score and the filters of the search, at how many words must match, and at what of each document is indexed.",
  fewer_results: "Look at the limit, the lowest score, the filters and the fields of the search.",
  reversed: "Look at how the search sorts its results.",
  reordered: "Look at how the search scores and sorts its results.",
  first_result: "Look at where the search moves or drops its first result.",
  replaced: "Look at which index and model the search uses.",
  copies: "Remove the copies from the index."
};
function adviseOnLook(check, cause, context) {
  if (cause?.kind === "empty" && context.inputs?.retriever.kind === "run") {
    return "Check that the recorded run has these queries.";
  }
  const words = cause === null ? "" : lookWords(cause);
  return words || adviseOnWorst(firstWorstCase(check), context) || "Look at the worst queries first.";
}
function adviseOnWorst(caseId, context) {
  const command = askCommand(caseId, context);
  return command === "" ? "" : `See what the worst query finds: \`${command}\`.`;
}
function lookWords(cause) {
  const { kind, names, everywhere } = cause;
  if (kind in LOOK) {
    return LOOK[kind];
  }
  const isOfGroup = kind.endsWith("_folder") || kind.endsWith("_cluster");
  const documents = `${isOfGroup ? "documents of " : ""}${(0,_causes_js__WEBPACK_IMPORTED_MODULE_4__/* .causeNames */ ._c)(cause)}`;
  switch (kind) {
    case "stage":
      return `Look at the stage ${(0,_causes_js__WEBPACK_IMPORTED_MODULE_4__/* .causeNames */ ._c)(cause)}.`;
    case "intent":
    case "length":
    case "writing":
      return `Look at how the search treats ${(0,_causes_js__WEBPACK_IMPORTED_MODULE_4__/* .queriesOfGroup */ .jZ)(kind, names[0] ?? "")}.`;
    case "went_document":
    case "went_folder":
    case "went_cluster":
      return everywhere ? `Look for ${documents} in the index, and then for what the search filters out.` : `Find out why ${documents} rank lower.`;
    case "came_document":
      return everywhere ? `Judge ${documents}: add what answers these queries to \`expected\`, else find out why it ranks so high.` : `Find out why ${documents} ranks higher.`;
    case "came_folder":
    case "came_cluster":
      return `Check whether ${documents} belong into these results.`;
    default:
      return "";
  }
}
const NEVER_ACCEPTED = [
  "retriever_error",
  "forbidden_hit",
  "semantic_degraded_spike"
];
function isAcceptable(check) {
  if (check.weakening !== void 0 || (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_13__/* .hasNoPairs */ .Hb)(check)) {
    return true;
  }
  if (NEVER_ACCEPTED.includes(check.category)) {
    return false;
  }
  if (check.missing !== void 0) {
    return isMissingInBaseline(check.missing);
  }
  if (check.metric === "critical_lost") {
    return check.cases.every((culprit) => culprit.ranks_before !== null);
  }
  return !(0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_3__/* .missesBound */ .pl)(check);
}
function isMissingInBaseline(missing) {
  if ("side" in missing) {
    return missing.side === "before";
  }
  return missing.code === "baseline_lacks_metric" || missing.code === "baseline_lacks_lists";
}
function acceptSteps(failed, context) {
  const needsBaseline = context.keepsBaselineFile && failed.some((check) => needsNewBaseline(check, context.inputs));
  if (needsBaseline && !context.hasNewBaseline) {
    return [];
  }
  const needsLabel = context.hasBase && !failed.every(lacksFigureOfNewRule);
  const keepSteps = needsBaseline ? [keepStep(context, " --accept")] : [];
  if (!needsLabel) {
    return keepSteps;
  }
  const overruling = overruleStep(context);
  if (canBeLabelled(context.origin)) {
    return [...keepSteps, overruling];
  }
  return needsBaseline ? [overruling, recordLaterStep(context)] : [overruling];
}
function needsNewBaseline({ weakening, policy }, inputs) {
  return weakening === void 0 ? policy !== "base" : needsNewRows(weakening, inputs);
}
function lacksFigureOfNewRule(check) {
  return (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_13__/* .lacksFigure */ .V6)(check) && check.policy === "head";
}
function canBeLabelled(origin) {
  return origin === void 0 || origin.ci === null || origin.ci === "GitHub";
}
function needsNewRows({ code, cases }, inputs) {
  const baseline = inputs?.baseline ?? null;
  if (code !== "passes_only_with_edits" || inputs === null || baseline === null) {
    return false;
  }
  if (baseline.beside !== void 0) {
    return true;
  }
  const suiteCases = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_15__/* .indexById */ .RX)(inputs.suite.cases);
  return cases.some(({ id }) => {
    const row = baseline.cases.get(id);
    if (row === void 0) {
      return false;
    }
    const suiteCase = suiteCases.get(id);
    return suiteCase === void 0 || !(0,_model_digests_js__WEBPACK_IMPORTED_MODULE_16__/* .sameQuestion */ .RB)(row.digests, suiteCase.digests);
  });
}
function overruleStep({ origin }) {
  if (!canBeLabelled(origin)) {
    const why2 = "ask a maintainer to merge this change although the job failed";
    return { do: "merge", why: why2, command: "" };
  }
  const place = origin?.pull_request ? "" : " to the pull request";
  const why = `ask a maintainer to add the label ${LABEL}${place} after the last push`;
  return { do: "label", why, command: "" };
}
function recordLaterStep({ inputs, program }) {
  const flags = `${runsFlag(inputs)} --accept`;
  const why = `run \`record${flags}\` on the default branch and commit the baseline`;
  return { do: "record", why, command: `${program} record${flags}` };
}
function keepStep(context, acceptFlag = "") {
  const runs = runsFlag(context.inputs);
  return runs === "" ? adoptStep(context) : recordStep(context, runs + acceptFlag);
}
function runsFlag(inputs) {
  const runs = inputs?.baseline?.run_count ?? 1;
  return runs <= 2 ? "" : ` --runs ${runs}`;
}
function recordStep({ program, folder, inputs }, flags) {
  const config = (0,_escape_js__WEBPACK_IMPORTED_MODULE_12__/* .shellWord */ .r7)(relativePath(folder, inputs?.config.file ?? "retrieval-gate.yaml"));
  const command = `${program} record --config ${config}${flags}`;
  return { do: "record", why: `run \`record${flags}\` and commit the baseline`, command };
}
function adoptStep({ inputs, folder, reportedBaseline }) {
  const baseline = (0,_model_config_js__WEBPACK_IMPORTED_MODULE_1__/* .baselineFile */ ._S)(inputs.config);
  const path = relativePath(folder, baseline);
  const file = (0,_escape_js__WEBPACK_IMPORTED_MODULE_12__/* .shellWord */ .r7)(path);
  const parent = inputs.baseline === null ? /^(.+)\//.exec(path)?.[1] : void 0;
  const makeFolder = parent === void 0 ? "" : `mkdir -p ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_12__/* .shellWord */ .r7)(parent)} && `;
  return {
    do: "adopt",
    why: `commit the report's baseline.json as ${baseline}`,
    command: `${makeFolder}cp ${reportedBaseline} ${file}`
  };
}
function passAdvice({ notices, checks, accepted = [] }, explanation, { tables, unrecorded }, context) {
  const canRecord = context.hasNewBaseline && context.keepsBaselineFile;
  const recordEdits = canRecord ? (0,_edits_js__WEBPACK_IMPORTED_MODULE_5__/* .recordEditsWords */ .e9)(notices) : "";
  if (accepted.length > 0) {
    return { fix: recordEdits, accept: [] };
  }
  const fell = checks.filter(({ state }) => state === "fell");
  const renameFix = adviseOnRenames(explanation?.cause, tables.cases);
  const fallenWords = fell.length === 0 ? "" : renameFix || adviseOnFallen(notices, fell, explanation);
  const worstCase = findWorstCase(tables.checks, explanation);
  const look = renameFix === "" ? adviseOnWorst(worstCase, context) : "";
  const listRule = offerLostRule(notices, context) || offerFillRule(explanation, context);
  const hasGained = unrecorded > 0 || notices.some(({ code }) => code === "gained");
  const words = [fallenWords, look, listRule].filter(Boolean);
  if (canRecord && hasGained) {
    return { fix: words.join(" "), accept: [keepStep(context)] };
  }
  if (fallenWords === "" && listRule === "" && recordEdits !== "") {
    words.push(recordEdits);
  }
  return { fix: words.join(" "), accept: [] };
}
function offerLostRule(notices, { inputs }) {
  const isEmptied = notices.some((notice) => notice.code === "watched" && notice.emptied > 0);
  if (inputs === null || !isEmptied) {
    return "";
  }
  const hasRule = (0,_model_config_js__WEBPACK_IMPORTED_MODULE_1__/* .namedRules */ .PR)(inputs.config.gate).some(({ rules }) => rules.has("lost_queries"));
  return hasRule ? "" : "To fail the gate if a watched query returns nothing any more, add the rule `lost_queries: { ceiling: 0 }`.";
}
function offerFillRule(explanation, { inputs }) {
  const { kind } = explanation?.cause ?? explanation?.lists ?? {};
  if (inputs === null || kind === void 0 || !_causes_js__WEBPACK_IMPORTED_MODULE_4__/* .SHORT_LISTS */ .PC.includes(kind)) {
    return "";
  }
  const { gate, k } = inputs.config;
  const names = (0,_model_config_js__WEBPACK_IMPORTED_MODULE_1__/* .namedRules */ .PR)(gate).flatMap(({ rules }) => [...rules.keys()]);
  const hasGolden = inputs.suite.cases.some(({ expected }) => expected.length > 0);
  return !hasGolden || names.some(_rows_js__WEBPACK_IMPORTED_MODULE_10__/* .isListMetric */ .Pz) ? "" : `If lists must not get shorter, add the rule \`fill_rate@${k}: { tolerance: 0.1 }\`.`;
}
function adviseOnFallen(notices, fell, explanation) {
  if ((0,_causes_js__WEBPACK_IMPORTED_MODULE_4__/* .hasLosses */ .qq)(notices, explanation) || (0,_edits_js__WEBPACK_IMPORTED_MODULE_5__/* .hasLostAndGone */ .r9)(notices)) {
    return "";
  }
  return fell.some(({ unit }) => unit !== "ms") ? "You can merge, but first look at the queries that fell." : "You can merge.";
}
function failureAdvice({ code, hint, problems }, scores, facts, context) {
  const failedRun = code === "query_errors" ? adviseOnFailedQueries(scores, context.inputs) : null;
  const lines = problems.length === 0 ? "" : `Fix the ${problems.length === 1 ? "line" : "lines"} shown.`;
  const words = failedRun ?? hint ?? lines;
  const fix = words.replaceAll("`retrieval-gate ", `\`${context.program} `);
  return { fix, accept: acceptErrorSteps(code, facts, context) };
}
function acceptErrorSteps(code, { canBecomeFirstBaseline }, context) {
  if (canBecomeFirstBaseline && context.keepsBaselineFile) {
    return [{ ...adoptStep(context), why: "commit the file" }];
  }
  if (code !== "not_comparable" || !context.origin?.pull_request) {
    return [];
  }
  return [recordStep(context, runsFlag(context.inputs)), overruleStep(context)];
}
function adviseOnFailedQueries(scores, inputs) {
  const cases = scores?.cases ?? [];
  if (inputs === null || cases.every(({ error }) => error === null)) {
    return null;
  }
  return (0,_model_query_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .adviseOnFailures */ .zo)(cases, { file: inputs.config.file, lines: inputs.lines });
}
function lookSteps(worstCase, context) {
  const { inputs, folder, program } = context;
  if (inputs === null) {
    return [];
  }
  const file = (0,_escape_js__WEBPACK_IMPORTED_MODULE_12__/* .shellWord */ .r7)(relativePath(folder, inputs.config.file));
  const place = file.includes("/") && folder === "" ? ", in the repository's top folder" : "";
  const gate = `${program} gate --config ${file}`;
  const sideBySide = inputs.baseline?.beside;
  const command = sideBySide === void 0 ? gate : besideCommand(gate, sideBySide.commit);
  const run = { do: "run", why: `run the gate on your machine${place}`, command };
  const ask = askCommand(worstCase, context);
  return ask === "" ? [run] : [run, { do: "ask", why: "see what the worst query finds", command: ask }];
}
function askCommand(caseId, { inputs, folder, program }) {
  const isInSuite = inputs?.suite.cases.some(({ id }) => id === caseId) ?? false;
  if (inputs === null || caseId === null || !isInSuite) {
    return "";
  }
  const file = (0,_escape_js__WEBPACK_IMPORTED_MODULE_12__/* .shellWord */ .r7)(relativePath(folder, inputs.config.file));
  return `${program} ask --config ${file} ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_12__/* .caseFlag */ .Lk)(caseId)}`;
}
function findWorstCase({ primary: [worst], fell }, explanation) {
  if (worst !== void 0) {
    return firstWorstCase(worst);
  }
  const fallenCase = fell.map(firstWorstCase).find((id) => id !== null);
  return fallenCase ?? explanation?.losses?.[0]?.id ?? null;
}
function firstWorstCase(check) {
  return UNSEEN.includes(check.category) ? null : (0,_items_js__WEBPACK_IMPORTED_MODULE_7__/* .worstCulprit */ .Zl)(check)?.id ?? null;
}
function besideCommand(gate, baseCommit) {
  const commit = baseCommit.slice(0, 12);
  return `${(0,_model_policy_js__WEBPACK_IMPORTED_MODULE_17__/* .makeBaseCommand */ .RL)("../base", commit)} && ${gate} --base-ref ${commit} --base-directory ../base`;
}
const UNSEEN = ["latency_regression", "answer_regression", "cost_regression"];
function relativePath(folder, file) {
  if (folder === "") {
    return file;
  }
  const folderNames = folder.split("/");
  const fileNames = file.split("/");
  const firstDifference = folderNames.findIndex((name, i) => name !== fileNames[i]);
  const sharedCount = firstDifference === -1 ? folderNames.length : firstDifference;
  const stepsUp = folderNames.slice(sharedCount).map(() => "..");
  return [...stepsUp, ...fileNames.slice(sharedCount)].join("/");
}
function isBaselineRemoved(checks) {
  return checks.some(({ weakening }) => weakening?.code === "baseline_edited" && weakening.fields.some(({ field }) => field === "baseline"));
}
function approvalWords(file, openCases) {
  const openWords = openCases === 0 ? "" : " A case without a document in `expected` has no recall: the report shows whether its results change.";
  const review = /\.ya?ml$/i.test(file) ? `Review the draft with \`retrieval-gate suggest --review ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_12__/* .shellWord */ .r7)(file)}\`. Or correct` : "Correct";
  return `${review} the cases of the draft, then remove \`draft\` to approve the draft.${openWords}`;
}



/***/ }),

/***/ 76326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CR: () => (/* binding */ churnWords),
/* harmony export */   Io: () => (/* binding */ LIST_CATEGORIES),
/* harmony export */   Jg: () => (/* binding */ causeSentence),
/* harmony export */   Jk: () => (/* binding */ groupWords),
/* harmony export */   Jx: () => (/* binding */ causeMeaning),
/* harmony export */   PC: () => (/* binding */ SHORT_LISTS),
/* harmony export */   TD: () => (/* binding */ judgedWords),
/* harmony export */   Uq: () => (/* binding */ findCauseText),
/* harmony export */   VH: () => (/* binding */ lossWords),
/* harmony export */   V_: () => (/* binding */ holesWords),
/* harmony export */   X_: () => (/* binding */ stagesWords),
/* harmony export */   Yi: () => (/* binding */ errorWords),
/* harmony export */   _c: () => (/* binding */ causeNames),
/* harmony export */   jZ: () => (/* binding */ queriesOfGroup),
/* harmony export */   jt: () => (/* binding */ findCheckCause),
/* harmony export */   qh: () => (/* binding */ causesWords),
/* harmony export */   qq: () => (/* binding */ hasLosses),
/* harmony export */   uT: () => (/* binding */ corpusWords)
/* harmony export */ });
/* harmony import */ var _model_problem_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(51246);
/* harmony import */ var _model_query_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74961);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90997);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1732);
/* harmony import */ var _check_sentences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24171);
/* harmony import */ var _edits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49077);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(28213);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31385);
/* harmony import */ var _misfit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84624);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7195);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(97855);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16886);
/* harmony import */ var _sampling_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(93315);













const CAUSE_MEANING = {
  error: "the query failed",
  degraded: "a part of the search did not work",
  nothing_returned: "nothing was returned",
  no_longer_matches: "the document is returned, but no longer matches",
  dropped_by_stage: "dropped by a stage of the search",
  never_retrieved: "never retrieved",
  cut_before_ranking: "probably cut off before the search ranks its results",
  crowded_out: "crowded out by one cluster",
  duplicates: "crowded out by repeats",
  deeper: "found only further down",
  not_found: "not among the results",
  not_looked_up: "not looked for further down"
};
function causeMeaning({ cause, stage }) {
  return cause === "dropped_by_stage" && stage !== void 0 ? `dropped by stage ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .clipName */ .es)(stage)}` : CAUSE_MEANING[cause];
}
function lossWords(loss) {
  const joinRanks = (rankOf) => loss.targets.flatMap((target) => rankOf(target) ?? []).join(" and ");
  const meaning = causeMeaning(loss);
  const deeperRanks = joinRanks((target) => target.deeper);
  const foundWords = `found only at rank ${deeperRanks}`;
  const foundPart = deeperRanks === "" ? "" : `; ${foundWords}`;
  switch (loss.cause) {
    case "no_longer_matches":
      return `${meaning}, at rank ${joinRanks((target) => target.unmatched)}`;
    case "crowded_out":
      return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .pluralise */ .aX)(loss.cluster?.now ?? 0, "result")} of the list come from ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .clipName */ .es)(loss.cluster?.key ?? "")}${foundPart}`;
    case "duplicates":
      return `${meaning}: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .pluralise */ .aX)(loss.repeats.now, "repeat")}${foundPart}`;
    case "cut_before_ranking":
      return `at rank ${deeperRanks} if more results are asked for`;
    case "deeper":
      return foundWords;
    case "not_found":
      return loss.probe === null ? meaning : `not among the first ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .pluralise */ .aX)(loss.probe.returned, "result")}`;
    case "not_looked_up": {
      const deeperWords = loss.probe === null ? "the gate did not search deeper" : "a deeper search returned no more results";
      return loss.displaced_by.length === 0 ? deeperWords : `${displacedWords(loss)} in the list; ${deeperWords}`;
    }
    default:
      return meaning;
  }
}
function displacedWords({ displaced_by: newcomers }) {
  const countParts = ["unjudged", "relevant"].map((word) => {
    const count = newcomers.filter(({ judged }) => judged === word).length;
    return count === 0 ? "" : `${count} ${word}`;
  });
  const judgedPart = countParts.filter(Boolean).join(", ");
  return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .pluralise */ .aX)(newcomers.length, "new result")}${judgedPart === "" ? "" : ` (${judgedPart})`}`;
}
function causesWords(causes) {
  const cases = causes.reduce((sum, share) => sum + share.cases, 0);
  const [first] = causes;
  if (first === void 0 || cases === 0) {
    return "";
  }
  const lost = (0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .pluralise */ .aX)(cases, "query lost a document", "queries lost a document");
  if (causes.length === 1) {
    const because = first.cause === "error" || first.cause === "degraded" ? " because" : ":";
    return `${lost}${because} ${causeMeaning(first)}`;
  }
  const parts = causes.map((share) => `${causeMeaning(share)}: ${share.cases}`);
  return `${lost} (${parts.join(", ")})`;
}
function groupWords({ kind, name, of, worse, better, rank, cases }) {
  const queries = (0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .queriesText */ .m4)(cases.length);
  const part = `${cases.length} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .queriesText */ .m4)(of)}`;
  let what;
  if (kind === "intent" || kind === "length" || kind === "writing") {
    what = `${(0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_2__/* .capitalise */ .sK)(queriesOfGroup(kind, name))}: the results of ${part} changed`;
  } else {
    const subject = subjectWithVerb({ kind, names: [name], more: 0 });
    const start = kind.endsWith("_document") ? subject : (0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_2__/* .capitalise */ .sK)(subject);
    what = kind.startsWith("came_") ? `${start} new in the results of ${queries}` : `${start} gone from the results of ${part}`;
  }
  const where = mostRankWords(rank);
  const worsePart = worse > 0 || better === 0 ? `${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .queriesText */ .m4)(worse)} got worse` : "";
  const betterPart = better > 0 ? `${better} got better` : "";
  return `${what}${where}; ${[worsePart, betterPart].filter(Boolean).join(", ")}`;
}
function mostRankWords(rank) {
  return rank === null ? "" : `, mostly at rank ${rank}`;
}
function causeSentence(cause, emptied = 0) {
  const { happened, of, names, rank, kind, everywhere } = cause;
  const queries = `${happened} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .queriesText */ .m4)(of)}`;
  const results = `the results of ${queries}`;
  const lengthPart = rank === null ? "" : `, mostly ${rank}`;
  switch (kind) {
    case "error":
      return `${queries} failed${sharedWords(cause)}${messageWords(cause)}`;
    case "degraded":
      return `a part of the search did not work for ${queries}${sharedWords(cause)}`;
    case "empty":
      return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .pluralise */ .aX)(happened, "query returns", "queries return")} nothing now, and returned results before${sharedWords(cause)}`;
    case "renamed":
      return renamedWords(cause);
    case "other_names":
      return `${results} have other ids in the same places: ${pairWords(cause)}`;
    case "other_parts":
      return `${cause.lost} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .pluralise */ .aX)(cause.of_lost, "lost document")} have another part of the same document in their place: ${pairWords(cause)}`;
    case "same_list":
      return `${queries} get the same results, which are ${causeNames(cause)}`;
    case "repeats":
      return `${results} have documents several times`;
    case "shorter":
      return `${shorterWords(cause)}${emptiedWords(emptied)}`;
    case "more_results":
      return `${queries} have more results${lengthPart}`;
    case "fewer_results":
      return `${queries} have fewer results${lengthPart}`;
    case "reversed":
      return `the order of results is reversed for ${queries}`;
    case "first_result":
      return rank === null ? `the first result is missing for ${queries}, and the others kept their order` : `the first result moved down for ${queries}, mostly to rank ${rank}`;
    case "other_first":
      return `${queries} have another first result${names.length === 0 ? "" : `, mostly ${causeNames(cause)}`}`;
    case "reordered":
      return `${queries} have the same results in another order`;
    case "replaced":
      return `${queries} have mostly other results than before`;
    case "stage":
      return `stage ${causeNames(cause)} dropped expected documents of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .queriesText */ .m4)(happened)}`;
    case "intent":
    case "length":
    case "writing":
      return `${queriesOfGroup(kind, names[0] ?? "")}: ${results} changed${worseWords(cause)}`;
    case "copies":
    case "came_document":
    case "came_folder":
    case "came_cluster":
      return everywhere ? newWords(cause) : risenWords(cause);
    case "went_document":
    case "went_folder":
    case "went_cluster":
      return everywhere ? `${goneWords(cause)}${emptiedWords(emptied)}` : `${subjectWithVerb(cause)} gone from ${results}${worseWords(cause)}`;
  }
}
function queriesOfGroup(kind, name) {
  if (kind === "intent") {
    return `queries of intent "${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .clipName */ .es)(name)}"`;
  }
  if (kind === "writing") {
    return `queries with ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .clipName */ .es)(name)}`;
  }
  const words = name === "1" ? "one word" : `${name.replace("-", " to ").replace("8+", "8 or more")} words`;
  return `queries of ${words}`;
}
function shorterWords({ happened, of, rank }) {
  const verb = happened === 1 ? "ends" : "end";
  const place = rank === null ? ", at different lengths" : `, mostly after ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .pluralise */ .aX)(rank, "result")}`;
  return `${happened} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .pluralise */ .aX)(of, "list")} ${verb} earlier${place}`;
}
function sharedWords({ shared }) {
  return shared === void 0 ? "" : ` (all ${queriesOfGroup(shared.kind, shared.name)}, and no others)`;
}
function messageWords({ names, more }) {
  const [message] = names;
  if (message === void 0) {
    return "";
  }
  const part = names.length + more === 1 ? "with" : "most of them with";
  return `, ${part}: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_9__/* .capText */ .yA)(message, MESSAGE)}`;
}
function causeNames({ names, more }) {
  const shown = names.slice(0, NAMED).map((name) => (0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .clipName */ .es)(name));
  const hiddenCount = names.length - shown.length + more;
  const parts = hiddenCount > 0 ? [...shown, `${hiddenCount} more`] : shown;
  const last = parts.at(-1) ?? "";
  return parts.length <= 1 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
}
function causeSubject(cause) {
  const shownNames = causeNames(cause);
  if (cause.kind.endsWith("folder")) {
    return `documents of ${shownNames}`;
  }
  return cause.kind.endsWith("cluster") ? `documents of the cluster ${shownNames}` : shownNames;
}
function subjectWithVerb(cause) {
  const subject = causeSubject(cause);
  const isOne = cause.names.length + cause.more === 1;
  return `${subject} ${isOne && subject === causeNames(cause) ? "is" : "are"}`;
}
function goneWords(cause) {
  const { kind, names, more, lost, of_lost: all } = cause;
  const isOne = names.length + more === 1;
  if (kind === "went_document" || lost === 0) {
    const isPart = lost > 0 && lost < all;
    const part = isPart ? ` (${lost} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .pluralise */ .aX)(all, "lost document")})` : "";
    return `${subjectWithVerb(cause)} gone from all results${part}`;
  }
  return `${lost} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .pluralise */ .aX)(all, "lost document")} are in ${causeNames(cause)}, which ${isOne ? "is" : "are"} gone from all results`;
}
function renamedWords(cause) {
  const { names, more, lost, of_lost: all } = cause;
  const noun = names[0]?.endsWith("/") === true ? "folder" : "document";
  const pairs = listPairs(cause, (oldName, newName) => `${oldName} is now ${newName}`);
  const part = lost === all ? "" : ` (${lost} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .pluralise */ .aX)(all, "lost document")})`;
  return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .pluralise */ .aX)(names.length + more, `renamed ${noun}`)}: ${pairs}${part}; the suite has the old names`;
}
function pairWords(cause) {
  return listPairs(cause, (oldName, newName) => oldName.endsWith("/") ? `documents of ${newName} stand where those of ${oldName} stood` : `${newName} stands where ${oldName} stood`);
}
function listPairs({ names, new_names: newNames = [], more }, describePair) {
  const pairs = names.slice(0, NAMED).map((name, at) => describePair((0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .clipName */ .es)(name), (0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .clipName */ .es)(newNames[at] ?? "")));
  const hiddenCount = names.length + more - pairs.length;
  return `${pairs.join(", ")}${hiddenCount === 0 ? "" : ` and ${hiddenCount} more`}`;
}
function emptiedWords(emptied) {
  return emptied === 0 ? "" : `; ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .pluralise */ .aX)(emptied, "query returns", "queries return")} nothing now`;
}
function newWords(cause) {
  const { kind, happened, rank, worse, of_worse: all } = cause;
  const start = `in ${worse} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .pluralise */ .aX)(all, "worse query", "worse queries")},`;
  const overtook = `overtook other results (new in the results of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .queriesText */ .m4)(happened)}${mostRankWords(rank)})`;
  const [name = ""] = cause.names;
  if (kind === "copies") {
    const count = cause.names.length + cause.more;
    const original = (0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .clipName */ .es)(cause.new_names?.[0] ?? "");
    return `${start} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .pluralise */ .aX)(count, "copy", "copies")} of documents, such as ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .clipName */ .es)(name)} of ${original}, ${overtook}`;
  }
  return `${start} ${causeSubject(cause)} ${overtook}`;
}
function risenWords(cause) {
  return `${subjectWithVerb(cause)} new or higher in the results of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .queriesText */ .m4)(cause.happened)}${mostRankWords(cause.rank)}${worseWords(cause)}`;
}
function worseWords({ worse, of_worse: all }) {
  return worse === 0 ? "" : `, among them ${worse === all ? "all" : `${worse} of the`} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .queriesText */ .m4)(all)} that got worse`;
}
function holesWords(holes) {
  if (holes === null || holes.unjudged === 0) {
    return "";
  }
  const formatShare = (value) => (0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatValue */ .Fl)("share", value);
  const bounds = [...holes.bounds].flatMap(([metric, { pessimistic, optimistic }]) => {
    const least = formatShare(pessimistic);
    const most = formatShare(optimistic);
    return least === most ? [] : [`${metric} is ${least} or ${most}`];
  });
  const countPart = `${holes.unjudged} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .pluralise */ .aX)(holes.results, "result")} ${holes.unjudged === 1 ? "is" : "are"} unjudged`;
  return bounds.length === 0 ? countPart : `${countPart}. If none or all of these are relevant, ${bounds.join(", ")}`;
}
function stagesWords(stages = []) {
  if (stages.length === 0) {
    return "";
  }
  const stageParts = stages.map(({ stage, recall }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .clipName */ .es)(stage)} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatValue */ .Fl)("share", recall)}`);
  return `recall after each stage: ${stageParts.join(", ")} (${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .queriesText */ .m4)((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_10__/* .requireItem */ .l5)(stages, 0).cases)})`;
}
const SAME_LISTS = 1 - 1e-9;
function churnWords(churn) {
  const overlaps = [...churn?.overall ?? []];
  if (overlaps.every(([, value]) => value === null || value > SAME_LISTS)) {
    return "";
  }
  const words = overlaps.flatMap(([metric, value]) => value === null ? [] : `${metric} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatValue */ .Fl)("share", value)}`);
  return `overlap with the results of the baseline: ${words.join(", ")}`;
}
function errorWords(scores) {
  return (0,_model_query_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeFailures */ .ng)(scores?.cases ?? [], (error) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_9__/* .capText */ .yA)(error, MESSAGE));
}
function hasLosses(notices, explanation) {
  return notices.some(({ code }) => code === "lost" || code === "not_lost") || (explanation?.losses ?? []).length > 0;
}
function countTexts(texts) {
  return [...(0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_10__/* .countItems */ .A1)(texts)].toSorted(([, a], [, b]) => b - a);
}
const MESSAGE = 300;
const NAMED = 3;
function findCauseText(report, worst, misfit, { cases, checks }) {
  if (report.failure !== null) {
    return problemWords(report.failure.problems);
  }
  const { explanation = null, inputs, verdict } = report;
  if (worst === void 0) {
    return findWhyFallen(explanation?.cause ?? null, checks.fell, cases);
  }
  const { currency } = inputs?.config.prices ?? {};
  return findWhy(worst, misfit, { notices: verdict.notices, explanation, currency, cases });
}
function findWhyFallen(cause, fell, book) {
  if (!fell.some(({ category }) => LIST_CATEGORIES.includes(category))) {
    return "";
  }
  return cause === null ? sharedIntentWords(book) : causeSentence(cause);
}
function findWhy(check, misfit, facts) {
  if ((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_11__/* .hasNoPairs */ .Hb)(check)) {
    return absentWords(check);
  }
  if (check.state === "missing") {
    return "";
  }
  if (misfit !== null) {
    return (0,_misfit_js__WEBPACK_IMPORTED_MODULE_5__/* .misfitWords */ .UZ)(misfit);
  }
  const cause = findCheckCause(check, facts.explanation, facts.cases);
  if (cause !== null) {
    const losses = facts.explanation?.losses ?? [];
    const emptied = losses.filter((loss) => loss.cause === "nothing_returned");
    return causeSentence(cause, emptied.length);
  }
  return WHY_OF_CATEGORY[check.category]?.(check, facts) ?? "";
}
const SHORT_LISTS = ["empty", "shorter", "fewer_results"];
function findCheckCause(check, explanation, book) {
  const { category } = check;
  const { cause: leadingCause = null, lists: mostLists = null } = explanation ?? {};
  if (category === "fewer_results") {
    return mostLists !== null && SHORT_LISTS.includes(mostLists.kind) ? mostLists : null;
  }
  if (!LIST_CATEGORIES.includes(category)) {
    return null;
  }
  if (category === "diversity_collapse" && mostLists?.kind === "repeats") {
    return mostLists;
  }
  if (category === "forbidden_hit") {
    return check.cases.some(({ id }) => leadingCause?.cases.includes(id)) ? leadingCause : null;
  }
  return leadingCause ?? causeOfMostLists(check, explanation, book);
}
function causeOfMostLists({ category, cases }, explanation, book) {
  const { lists = null, causes = [] } = explanation ?? {};
  if (category === "ranking_shift") {
    return cases.some((culprit) => listFalls(culprit).length > 0) ? null : lists;
  }
  const isKnownOfQueries = hasKnownCause(causes) || sharedIntentWords(book) !== "";
  return category === "recall_drop" && !isKnownOfQueries ? lists : null;
}
function problemWords([first, ...others]) {
  if (first === void 0) {
    return "";
  }
  return `${(0,_model_problem_js__WEBPACK_IMPORTED_MODULE_12__.formatProblem)(first)}${others.length === 0 ? "" : `; and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .pluralise */ .aX)(others.length, "more problem")}`}`;
}
function lossesWhy(_worst, { explanation, cases: book }) {
  const causes = explanation?.causes ?? [];
  if (!hasKnownCause(causes)) {
    const hasGroups = (explanation?.groups ?? []).length > 0;
    return sharedIntentWords(book) || changedListsWords(book, hasGroups);
  }
  const lower = [...book.values()].filter((row) => row.loss === null && (0,_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .isWorse */ .Bx)(row)).length;
  if (lower === 0) {
    return causesWords(causes);
  }
  const verb = lower === 1 ? "ranks" : "rank";
  return `${causesWords(causes)}; ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .pluralise */ .aX)(lower, "other query", "other queries")} ${verb} documents lower`;
}
const LEAST_LISTS = 5;
const MOST_CHANGED = 10;
const NON_ASCII_LETTER = new RegExp("(?!\\p{ASCII})[\\p{L}\\p{M}]", "u");
function changedListsWords(book, hasGroups) {
  const compared = [...book.values()].filter(({ before, score }) => before !== null && score?.error === null);
  const changed = compared.filter(({ before, score }) => !(0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_7__/* .sameCanonical */ .FN)(before?.results, score?.results));
  if (compared.length < LEAST_LISTS || changed.length === 0) {
    return "";
  }
  const words = `the results of ${changed.length} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .queriesText */ .m4)(compared.length)} changed`;
  if (hasGroups) {
    return words;
  }
  const queries = changed.map((row) => `"${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .clipName */ .es)(row.case.query)}"`);
  const names = changed.length > MOST_CHANGED ? "" : ` (${queries.join(", ")})`;
  return areOfKind(changed, compared, (row) => NON_ASCII_LETTER.test(row.case.query)) ? `${words}${names}, and all ${changed.length} have letters other than a to z: the search may read accents or encodings differently` : `${words}${names}, and no document, folder or kind of query stands out`;
}
const UNKNOWN_CAUSES = ["not_found", "not_looked_up"];
function hasKnownCause(causes) {
  return causes.some(({ cause }) => !UNKNOWN_CAUSES.includes(cause));
}
function sharedIntentWords(book) {
  const compared = [...book.values()].filter(({ before }) => before !== null);
  const worse = compared.filter((row) => row.loss !== null || (0,_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .isWorse */ .Bx)(row));
  const intent = findSharedIntent(worse, compared);
  if (intent === null) {
    return "";
  }
  const what = worse.every(({ loss }) => loss !== null) ? "lost a document" : "got worse";
  return `all ${worse.length} queries that ${what} are of intent "${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .clipName */ .es)(intent)}"`;
}
const BY_CHANCE = 0.05;
function findSharedIntent(rows, compared) {
  const intent = rows[0]?.case.intent ?? null;
  return areOfKind(rows, compared, (row) => row.case.intent === intent) ? intent : null;
}
function areOfKind(rows, compared, isOfKind) {
  const ofKind = compared.filter(isOfKind).length;
  let chance = 1;
  for (const drawn of rows.keys()) {
    chance *= (ofKind - drawn) / (compared.length - drawn);
  }
  return rows.length >= 2 && rows.every(isOfKind) && chance <= BY_CHANCE;
}
const LIST_CATEGORIES = [
  "recall_drop",
  "ranking_shift",
  "retriever_error",
  "semantic_degraded_spike",
  "forbidden_hit",
  "diversity_collapse"
];
const WHY_OF_CATEGORY = {
  recall_drop: lossesWhy,
  semantic_degraded_spike: lossesWhy,
  ranking_shift: movedWords,
  latency_regression: slowerWords,
  diversity_collapse: clusterWords,
  forbidden_hit: forbiddenWords,
  cost_regression: costWords,
  golden_data_edited: (_worst, { notices }) => (0,_edits_js__WEBPACK_IMPORTED_MODULE_3__/* .whyEditsWords */ .LO)(notices),
  gate_weakened: ({ weakening }) => weakening?.code === "config_edited" ? "Looser rules let later changes lose more, so a maintainer must accept them" : ""
};
function movedWords(worst, { explanation }) {
  const lossesText = causesWords(explanation?.causes ?? []);
  const falls = worst.cases.flatMap(listFalls);
  const [furthest] = falls.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  if (furthest === void 0) {
    return lossesText;
  }
  const moved = `${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .pluralise */ .aX)(falls.length, "document")} moved down, furthest from rank ${furthest.from} to ${furthest.to}`;
  return `${moved}; ${lossesText === "" ? "none was lost" : lossesText}`;
}
function listFalls({ ranks_before: before, ranks_after: after }) {
  return (before ?? []).flatMap((from, i) => {
    const to = after?.[i] ?? null;
    return from !== null && to !== null && to > from ? [{ from, to }] : [];
  });
}
function slowerWords(check, { notices, cases: book }) {
  const { tolerance, scope } = check;
  if (notices.some(_sampling_js__WEBPACK_IMPORTED_MODULE_8__/* .isOfOtherMachine */ .Tc)) {
    return "the baseline was recorded on another kind of machine, which may be slower or faster";
  }
  const slowerCases = (0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_2__/* .selectSlowerCases */ .Ib)(check);
  if (slowerCases.length === 0) {
    return "";
  }
  const rows = [...book.values()];
  const suiteCases = rows.map((row) => row.case);
  const all = (0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .queriesText */ .m4)((0,_model_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .selectCases */ ._H)(suiteCases, scope).length);
  const verb = slowerCases.length === 1 ? "is" : "are";
  const slowerPart = `${verb} more than ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatValue */ .Fl)("ms", tolerance)} slower`;
  if (scope.kind !== "overall") {
    return `${slowerCases.length} of ${all} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeWords */ .AN)(scope)} ${slowerPart}`;
  }
  const slowerRows = slowerCases.flatMap(({ id }) => book.get(id) ?? []);
  const intent = findSharedIntent(slowerRows, rows);
  const sharedPart = intent === null ? "" : `, all of intent "${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .clipName */ .es)(intent)}"`;
  return `${slowerCases.length} of ${all} ${slowerPart}${sharedPart}`;
}
function clusterWords({ cases: [worst], metric }, { cases: book }) {
  const hits = (0,_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .listHits */ .$8)(book.get(worst?.id ?? ""));
  const [largest] = countTexts(hits.flatMap(({ cluster, path }) => cluster ?? path ?? []));
  if (largest === void 0 || !metric.startsWith("clustering_ratio")) {
    return "";
  }
  const [name, count] = largest;
  return `${count} of the worst query's ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .pluralise */ .aX)(hits.length, "result")} come from one cluster (or file): ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .clipName */ .es)(name)}`;
}
function forbiddenWords({ cases }, { cases: book }) {
  const hits = cases.flatMap(({ id }) => {
    const row = book.get(id);
    const [first] = (0,_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .forbiddenResults */ .sX)(row?.score);
    if (row === void 0 || first === void 0) {
      return [];
    }
    const name = (0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .clipName */ .es)((0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .plainName */ .MH)(first.id, row.score?.results ?? []));
    return [`"${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .clipName */ .es)(row.case.query)}" returns ${name} at rank ${first.rank}`];
  });
  return (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_10__/* .listFirst */ .rL)(hits, NAMED);
}
const CLAIMS = 2;
const CLAIM = 80;
const ANSWER = 80;
function judgedWords(row, metric) {
  const sample = row?.run?.judged?.get(metric);
  const claims = sample?.kind === "value" ? sample.claims ?? [] : [];
  const ordered = claims.toSorted((a, b) => Number(a.supported) - Number(b.supported));
  const shown = ordered.slice(0, CLAIMS).map(({ text, supported }) => `${supported ? "\u2713" : "\u2715"} ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_9__/* .capText */ .yA)(text, CLAIM)}`);
  const outcome = row?.run?.outcome;
  const now = outcome?.kind === "answer" ? outcome.answer : void 0;
  const before = row?.before?.answer;
  const answers = [
    now === void 0 ? "" : `answer now: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_9__/* .capText */ .yA)(now, ANSWER)}`,
    before === void 0 ? "" : `before: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_9__/* .capText */ .yA)(before, ANSWER)}`
  ];
  return [...shown, ...answers].filter(Boolean).join("; ");
}
function costWords({ baseline, current }, { currency }) {
  if (current === null) {
    return "";
  }
  const unit = currency === void 0 ? "" : ` ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .clipName */ .es)(currency)}`;
  const now = `a query costs ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatValue */ .Fl)("money", current)}${unit}`;
  if (baseline === null || baseline <= 0) {
    return now;
  }
  return `${now}, ${(current / baseline).toFixed(1)} times as much as in the baseline`;
}
function absentWords({ cases }) {
  const ids = cases.map(({ id }) => id);
  return ids.length === 0 ? "" : `${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .pluralise */ .aX)(ids.length, "query is", "queries are")} no longer in the suite: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .listNames */ .Zv)(ids, NAMED)}`;
}
function corpusWords({ inputs, run }) {
  const baseline = inputs?.baseline;
  const before = baseline?.retriever.corpus;
  const now = run?.corpus;
  if (before === void 0 || now === void 0 || before.digest === now.digest) {
    return "";
  }
  const otherSide = baseline?.beside === void 0 ? "the baseline" : "the base";
  const documents = `The corpus has ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .pluralise */ .aX)(now.documents, "document")}`;
  const difference = now.documents - before.documents;
  if (difference === 0) {
    return `${documents}, as many as in ${otherSide}, but not the same: `;
  }
  const more = difference > 0 ? "more" : "fewer";
  return `${documents}, ${Math.abs(difference)} ${more} than in ${otherSide}: `;
}



/***/ }),

/***/ 24171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ missingReason),
/* harmony export */   Ib: () => (/* binding */ selectSlowerCases),
/* harmony export */   Qz: () => (/* binding */ failureSentence),
/* harmony export */   YC: () => (/* binding */ checkSentence),
/* harmony export */   ft: () => (/* binding */ ratioWords),
/* harmony export */   gx: () => (/* binding */ failureMeaning),
/* harmony export */   i3: () => (/* binding */ hasNoTargets),
/* harmony export */   o7: () => (/* binding */ statusWords),
/* harmony export */   pl: () => (/* binding */ missesBound),
/* harmony export */   rz: () => (/* binding */ isOnlyOutOfBounds),
/* harmony export */   sK: () => (/* binding */ capitalise),
/* harmony export */   y4: () => (/* binding */ missingWords)
/* harmony export */ });
/* unused harmony export weakeningSentence */
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1732);
/* harmony import */ var _edits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49077);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31385);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35132);
/* harmony import */ var _metrics_churn_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74879);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97855);
/* harmony import */ var _sampling_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93315);







const CATEGORY_MEANING = {
  recall_drop: "queries lost expected documents",
  ranking_shift: "expected documents rank lower",
  fewer_results: "queries get fewer results",
  latency_regression: "answers take longer",
  diversity_collapse: "results crowd into one cluster",
  semantic_degraded_spike: "a part of the search failed more often",
  forbidden_hit: "forbidden results came back",
  retriever_error: "queries failed",
  cost_regression: "a query costs more",
  answer_regression: "answers got worse",
  missing_data: "something gated was not measured",
  golden_data_edited: "the change edits golden data",
  gate_weakened: "the change loosens the gate's own rules"
};
function failureMeaning(category, failed) {
  const categoryChecks = failed.filter((check) => check.category === category);
  const [first] = categoryChecks;
  if (first === void 0) {
    return CATEGORY_MEANING[category];
  }
  if (categoryChecks.every(({ metric }) => (0,_metrics_churn_js__WEBPACK_IMPORTED_MODULE_3__/* .isChurn */ .vp)(metric))) {
    return "queries get other results than before";
  }
  if (categoryChecks.every(areAllWithoutTargets)) {
    return "watched queries return nothing any more";
  }
  if (!categoryChecks.every(isOnlyOutOfBounds)) {
    return CATEGORY_MEANING[category];
  }
  return `no worse than the baseline, but ${outsideWords(first)}`;
}
function areAllWithoutTargets({ metric, cases }) {
  return ["lost_queries", "critical_lost"].includes(metric) && cases.every(hasNoTargets);
}
function outsideWords(check) {
  return `${check.direction === "higher" ? "below" : "above"} the config's ${boundWord(check)}`;
}
function isOnlyOutOfBounds(check) {
  const { delta, direction } = check;
  if (delta === null || (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .isCount */ .my)(check) || !hasBoundAsLimit(check)) {
    return false;
  }
  return direction === "higher" ? delta >= 0 : delta <= 0;
}
function checkSentence(check) {
  const since = check.reference === "accepted" ? " since the last accepted state" : "";
  const base = (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .lacksFigure */ .V6)(check) || check.weakening !== void 0 ? "" : policyWords(check);
  const rise = check.quality_rise_p === void 0 ? "" : `, though recall and nDCG rose (${(0,_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .pWords */ .gh)(check.quality_rise_p)})`;
  return `${plainSentence(check)}${since}${base}${rise}`;
}
function policyWords({ policy }) {
  return policy === "base" ? " under the base branch's rules" : "";
}
function plainSentence(check) {
  const { weakening, lacks, missing } = check;
  if (weakening !== void 0) {
    return weakeningSentence(weakening);
  }
  if ((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .hasNoPairs */ .Hb)(check)) {
    const all = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .queriesText */ .m4)(check.baseline ?? 0);
    return `None of the ${all} in the baseline is the same in this run`;
  }
  if ((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .isCount */ .my)(check)) {
    return countSentence(check);
  }
  if (lacks !== void 0) {
    const why = lacks === "before" ? "yet: the baseline has no value for it" : "now: no query with a value in the baseline has two results";
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .checkName */ .I3)(check)} is not checked ${why}`;
  }
  if (missing !== void 0) {
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .checkName */ .I3)(check)} could not be checked${policyWords(check)}: ${missingReason(missing, check)}`;
  }
  return changeSentence(check);
}
function changeSentence(check) {
  const { metric, passed, delta, ratio } = check;
  const where = whereWords(check);
  const { baseline, current, limit } = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .checkNumbers */ .PM)(check);
  const bound = boundWords(check);
  const outsideBound = `${metric} is ${current}${where}, ${outsideWords(check)} ${limit}`;
  if (check.baseline === null || delta === null) {
    const isOutside = !passed && hasBoundAsLimit(check);
    return isOutside ? outsideBound : `${metric} is ${current}${where}${bound}`;
  }
  if (!passed && isOnlyOutOfBounds(check)) {
    return `${outsideBound} (${baseline} before)`;
  }
  if (baseline === current) {
    return `${metric} stayed at ${current}${where}${bound}`;
  }
  const verb = delta < 0 ? "fell" : "rose";
  const change = `${metric} ${verb} from ${baseline} to ${current}${where}${bound}`;
  if (ratio === void 0) {
    return change;
  }
  const ratioText = ratioWords(metric, ratio);
  return ratio.ratio > 1 && delta <= 0 ? `${metric}${where}: ${ratioText}, though the percentile went from ${baseline} to ${current}` : `${change}: ${ratioText}`;
}
function boundWords(check) {
  const { unit, baseline, current, ratio, limit } = check;
  const parts = [];
  const isTimeAlone = unit === "ms" && ratio === void 0;
  if (isTimeAlone && current !== null && baseline !== null && baseline > 0) {
    parts.push(`${(current / baseline).toFixed(2)}x`);
  }
  if (limit !== null) {
    parts.push(`${boundWord(check)} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .checkNumbers */ .PM)(check).limit}`);
  }
  return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
}
function whereWords({ scope, unit, n }) {
  if (scope.kind !== "overall") {
    return ` for ${scope.kind} "${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .clipName */ .es)(scope.name)}"`;
  }
  return unit !== "ms" && n > 0 ? ` over ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .queriesText */ .m4)(n)}` : "";
}
function countSentence(check) {
  const { metric, current, limit, scope } = check;
  const count = current ?? 0;
  const where = scope.kind === "overall" ? "" : ` ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeWords */ .AN)(scope)}`;
  if (metric === "lost_queries") {
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .pluralise */ .aX)(count, "query is", "queries are")} lost${where} (ceiling ${limit})`;
  }
  const queries = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .pluralise */ .aX)(count, "critical query", "critical queries") + where;
  if (metric === "critical_hit") {
    return count === 1 ? `${queries} now returns a forbidden document, or results where it should find nothing` : `${queries} now return a forbidden document, or results where they should find nothing`;
  }
  if (areAllWithoutTargets(check)) {
    return `${queries} ${count === 1 ? "returns" : "return"} nothing any more`;
  }
  return count === 1 ? `${queries} no longer finds any of its documents` : `${queries} no longer find any of their documents`;
}
function hasNoTargets({ ranks_before: ranks }) {
  return ranks?.length === 0;
}
const SIDE_WORDS = { now: "in this run", before: "in the baseline" };
const RECORD = "Record a new baseline.";
const STEADY = "Make the search return the same results each time, or set the rule to off in the config.";
const FIXED_REASONS = {
  baseline_lacks_metric: [
    "the baseline has no value for it; record a new baseline, or set the rule to off",
    "Record a new baseline, or set the rule to off in the config."
  ],
  baseline_lacks_lists: [
    "the baseline has no lists of results to compare with",
    "Record a new baseline with this version of the gate."
  ],
  no_paired_cases: ["no query is the same in the baseline and in this run", _edits_js__WEBPACK_IMPORTED_MODULE_0__/* .RESTORE_QUERIES */ .K5]
};
const SHORTAGE_WORDS = {
  now: [
    "queries are not timed if they fail, or if their results differ between two answers",
    STEADY
  ],
  before: ["record a new baseline", RECORD]
};
function missingReason(reason, check) {
  const [why] = missingWords(reason, check);
  return why;
}
function missingWords(reason, fact) {
  switch (reason.code) {
    case "not_measured":
      return unmeasuredWords(fact);
    case "too_few_samples": {
      const timings = `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .pluralise */ .aX)(reason.have, "timing")} ${SIDE_WORDS[reason.side]}`;
      const [why, todo] = SHORTAGE_WORDS[reason.side];
      return [
        `the queries have ${timings}, but a latency check needs ${reason.need}; ${why}`,
        todo
      ];
    }
    case "too_few_repeats": {
      const queries = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .queriesText */ .m4)(reason.cases);
      const verb = reason.cases === 1 ? "was" : "were";
      const [why, todo] = SHORTAGE_WORDS[reason.side];
      return [
        `${queries} ${SIDE_WORDS[reason.side]} ${verb} timed fewer than ${reason.need} times; ${why}`,
        todo
      ];
    }
    case "plan_unfinished":
      return [
        `the time limit ended the run after ${reason.have} of ${reason.need} timed queries`,
        "Raise latency.budget_s in the config."
      ];
    case "not_in_plan":
      return (0,_sampling_js__WEBPACK_IMPORTED_MODULE_4__/* .notPlannedWords */ .LB)(reason);
    default:
      return FIXED_REASONS[reason.code];
  }
}
function unmeasuredWords({ metric = "", scope, n, cases = [] }) {
  const hasNoQueries = n === 0 && cases.length === 0;
  if (hasNoQueries && scope !== void 0 && scope.kind !== "overall") {
    return [
      `no query of the suite counts in this ${scope.kind}`,
      `Correct the name of this ${scope.kind} in the config, or in the queries.`
    ];
  }
  if (metric.startsWith("forbidden_rate")) {
    return [
      "a result that may be forbidden has no `cluster`, or a query was not asked",
      "The retriever must answer every query, with a `cluster` for each result."
    ];
  }
  if (metric.startsWith("cost")) {
    return [
      "the gate computes the cost from usage, which some answers lack",
      "Add `usage` to every answer: `{ model, prompt_tokens, completion_tokens }`. Or set the rule to off in the config."
    ];
  }
  if (metric.startsWith("clustering_ratio")) {
    return [
      "no list has two results with a `path` or a `cluster`",
      "Make the retriever return a `path` or a `cluster` for each result, or set the rule to off in the config."
    ];
  }
  if (metric.startsWith("latency")) {
    return ["this run has no timing that counts", STEADY];
  }
  return [
    "this run did not measure it",
    "Make the retriever return what this metric needs, or set the rule to off in the config."
  ];
}
const MEANING_FIELDS = /^(?:k$|definition\.)/;
const ONLY_ACCEPTED = "Only a maintainer can accept a change of these values";
const FIELDS = 5;
function weakeningSentence(finding) {
  const { code, fields, cases } = finding;
  const first = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .requireItem */ .l5)(fields, 0);
  const before = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .clipName */ .es)(roundUnlessAlike(first.before, first.after));
  const after = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .clipName */ .es)(roundUnlessAlike(first.after, first.before));
  switch (code) {
    case "base_unusable":
      return `The gate can't use the files of the base branch: ${before}`;
    case "config_moved":
      return `The base branch uses the config file ${before}, but this change uses ${after}`;
    case "baseline_not_measured": {
      const queries = cases.length === 0 ? "" : ` for ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .queriesText */ .m4)(cases.length)}`;
      return `The baseline file of this change has values that this run did not measure${queries}, such as ${before} in place of ${after}. Copy baseline.json from the report, or run record again`;
    }
    case "accepted_moved": {
      const queries = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .queriesText */ .m4)(cases.length);
      return `The baseline file of this change has worse accepted values of ${queries} than the base branch, such as ${after} in place of ${before}. ${ONLY_ACCEPTED}`;
    }
    case "passes_only_with_edits":
      return (0,_edits_js__WEBPACK_IMPORTED_MODULE_0__/* .onlyWithEditsWords */ .rh)(finding);
    case "suite_shrinks":
      return (0,_edits_js__WEBPACK_IMPORTED_MODULE_0__/* .shrinkWords */ .vj)(finding);
    case "link":
      return `A file of the gate became a symbolic link. The gate can't check later changes against a link: use a normal file instead`;
    case "baseline_vouches":
      return `The baseline file of this change has a wrong SHA-256 of ${listFields(fields)}. Run record again`;
    case "verdict_changed":
      return `This change edits stored replies of the judge for unchanged texts: ${listFields(fields)}. Remove these lines, and the gate asks the judge again`;
    default: {
      const changesMeaning = fields.some(({ field }) => MEANING_FIELDS.test(field));
      return `${listFields(fields)}${changesMeaning ? ", so the base's rules can't judge this run" : ""}`;
    }
  }
}
function listFields(fields) {
  const words = fields.slice(0, FIELDS).map(fieldWords);
  const others = fields.length - words.length;
  return `${words.join("; ")}${others > 0 ? `; and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .pluralise */ .aX)(others, "more field")}` : ""}`;
}
function fieldWords({ field, before, after }) {
  const oldValue = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .clipName */ .es)(roundUnlessAlike(before, after));
  if (after === "removed") {
    const value = field.endsWith(`.${before}`) ? "" : ` (before: ${oldValue})`;
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .clipName */ .es)(field)} was removed${value}`;
  }
  return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .clipName */ .es)(field)}: ${oldValue} before, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .clipName */ .es)(roundUnlessAlike(after, before))} now`;
}
function roundUnlessAlike(text, other) {
  const roundToFour = (value) => value.replaceAll(/(?<![\w./-])\d+\.\d{4,}(?![\w./-])/g, (figure) => String(Number(Number(figure).toPrecision(4))));
  return roundToFour(text) === roundToFour(other) ? text : roundToFour(text);
}
function boundWord(check) {
  if (!hasBoundAsLimit(check)) {
    return "limit";
  }
  return check.direction === "higher" ? "floor" : "ceiling";
}
function missesBound(check) {
  if ((0,_metrics_churn_js__WEBPACK_IMPORTED_MODULE_3__/* .isChurn */ .vp)(check.metric)) {
    return false;
  }
  return check.by === "floor" || check.by === "ceiling" || !(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .isCount */ .my)(check) && hasBoundAsLimit(check);
}
const ROUNDING = 1e-9;
function hasBoundAsLimit({ baseline, tolerance, limit, direction }) {
  if (limit === null) {
    return false;
  }
  if (baseline === null || tolerance === null) {
    return true;
  }
  const limitOfBaseline = direction === "higher" ? baseline - tolerance : baseline + tolerance;
  return Math.abs(limitOfBaseline - limit) > ROUNDING;
}
function ratioWords(metric, figures) {
  const { ratio } = figures;
  const factor = `${ratio.toFixed(2)}x`;
  const range = `(${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .rangeText */ .lq)(figures)})`;
  if (metric === "latency_p50_ms") {
    return `a typical query took ${factor} as long ${range}`;
  }
  if (ratio >= 1.005) {
    return `${factor} slower ${range}`;
  }
  return `${factor}, ${ratio < 0.995 ? "faster" : "as fast"} ${range}`;
}
function failureSentence({ message, hint }) {
  const withFullStop = (text) => /[.!?:)]$/.test(text.trimEnd()) ? text.trimEnd() : `${text.trimEnd()}.`;
  return [message, ...hint === null ? [] : [hint]].map(withFullStop).join(" ");
}
function capitalise(text) {
  return /^[a-z]+(?:'s)?[ ,]/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
function selectSlowerCases({ unit, tolerance, cases }) {
  if (tolerance === null || unit !== "ms") {
    return [];
  }
  return cases.filter(({ before, after }) => {
    return before !== null && after !== null && after - before > tolerance;
  });
}
const STATUS_WORDS = {
  pass: "passes",
  fell: "fell, not significant",
  fail: "fails",
  follows: "fails, follows",
  missing: "missing",
  not_gated: "not gated yet",
  reported: "not gated"
};
function statusWords({ status, direction, reason }) {
  if (status !== "fell") {
    return STATUS_WORDS[status];
  }
  const moved = direction === "lower" ? "rose" : "fell";
  if (reason === "earlier") {
    return `${moved} earlier`;
  }
  return reason === "found_more" ? `${moved}, passes` : `${moved}, not significant`;
}



/***/ }),

/***/ 51232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $1: () => (/* binding */ makeItems),
/* harmony export */   C8: () => (/* binding */ caseClause),
/* harmony export */   Gd: () => (/* binding */ CASES),
/* harmony export */   I7: () => (/* binding */ caseView),
/* harmony export */   II: () => (/* binding */ namedCase),
/* harmony export */   IK: () => (/* binding */ reasonWords),
/* harmony export */   Jg: () => (/* binding */ isUnknownCase),
/* harmony export */   Oo: () => (/* binding */ nameFallen),
/* harmony export */   R$: () => (/* binding */ orderMoves),
/* harmony export */   TV: () => (/* binding */ risenRanks),
/* harmony export */   Zl: () => (/* binding */ worstCulprit),
/* harmony export */   _8: () => (/* binding */ followItems),
/* harmony export */   hE: () => (/* binding */ fellSentence),
/* harmony export */   i0: () => (/* binding */ fellItems),
/* harmony export */   nS: () => (/* binding */ rankFall),
/* harmony export */   vq: () => (/* binding */ movedRanks),
/* harmony export */   xG: () => (/* binding */ makeRow)
/* harmony export */ });
/* unused harmony export hasLostTarget */
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90997);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44141);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1732);
/* harmony import */ var _metrics_churn_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74879);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76326);
/* harmony import */ var _check_sentences_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24171);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(28213);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31385);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7195);
/* harmony import */ var _edits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49077);
/* harmony import */ var _notices_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(63989);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(35132);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(97855);













const CASES = 10;
const QUERY = 80;
function groupByCause(checks) {
  const leaderByMetric = /* @__PURE__ */ new Map();
  const firstLeaders = /* @__PURE__ */ new Map();
  const groups = /* @__PURE__ */ new Map();
  for (const check of checks) {
    const { weakening, category, metric, ratio } = check;
    if ((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_10__/* .lacksFigure */ .V6)(check) || weakening !== void 0) {
      groups.set(check, [check]);
      continue;
    }
    const key = ratio === void 0 ? metric : `ratio ${metric}`;
    const firstLeader = firstLeaders.get(category);
    const leaderByCases = firstLeader !== void 0 && isWithinCases(check, firstLeader) ? firstLeader : check;
    const leader = leaderByMetric.get(key) ?? leaderByCases;
    if (leader === check && firstLeader === void 0) {
      firstLeaders.set(category, check);
    }
    leaderByMetric.set(key, leader);
    (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_11__/* .addToList */ .vH)(groups, leader, check);
  }
  return groups;
}
function isWithinCases({ cases }, other) {
  const otherIds = new Set(other.cases.map(({ id }) => id));
  return cases.length > 0 && cases.every(({ id }) => otherIds.has(id));
}
function makeItems(checks, book, inputs, errors) {
  const listedIds = /* @__PURE__ */ new Map();
  const items = [];
  for (const [leader, group] of groupByCause(checks)) {
    const { category } = leader;
    const isFirstOfErrors = category === "retriever_error" && !listedIds.has(category);
    const idsOfCategory = listedIds.get(category) ?? /* @__PURE__ */ new Set();
    listedIds.set(category, idsOfCategory);
    const sentence = isFirstOfErrors && errors !== "" ? errorsSentence(errors, worstQuery(book, leader)) : itemSentence(book, leader);
    const cases = itemCases(book, group).filter(({ culprit }) => !idsOfCategory.has(culprit.id));
    cases.forEach(({ culprit }) => idsOfCategory.add(culprit.id));
    items.push({ ...makeItem(book, group, sentence, cases), ...itemPlace(inputs, leader) });
  }
  return items;
}
function errorsSentence(errors, query) {
  return query === "" ? errors : `${errors}. First query: "${query}"`;
}
function worstQuery(book, check) {
  const id = worstCulprit(check)?.id;
  return id === void 0 ? "" : (0,_escape_js__WEBPACK_IMPORTED_MODULE_12__/* .capText */ .yA)(book.get(id)?.case.query ?? id, QUERY);
}
function makeItem(book, group, sentence, cases = []) {
  const leader = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_11__/* .requireItem */ .l5)(group, 0);
  const shownCases = cases.slice(0, CASES);
  return {
    code: leader.category,
    metric: leader.metric,
    sentence,
    rows: makeRows(group),
    cases: shownCases.map(({ check, culprit }) => caseView(book, check, culprit)),
    more: countCulprits(book, leader, cases) - shownCases.length
  };
}
function makeRows(group) {
  const rows = [];
  const shownTests = /* @__PURE__ */ new Set();
  for (const check of group) {
    const isCompared = ["pass", "fell", "fail"].includes(check.state);
    if (!isCompared || check.weakening !== void 0 || (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_10__/* .isCount */ .my)(check)) {
      continue;
    }
    const words = (0,_rule_js__WEBPACK_IMPORTED_MODULE_9__/* .decidedWords */ .iC)(check) || (0,_rule_js__WEBPACK_IMPORTED_MODULE_9__/* .testedWords */ .Hn)(check);
    const test = `${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeWords */ .AN)(check.scope)} ${words}`;
    const isTestShown = check.p !== void 0 && shownTests.has(test);
    shownTests.add(test);
    rows.push(makeRow(check, isTestShown ? "by the same test" : words));
  }
  return rows;
}
function countCulprits(book, leader, cases) {
  const isWorseCount = cases.length > 0 && isAboutRanks(leader) && leader.by !== "floor";
  return isWorseCount ? Math.max(cases.length, countWorse(book, leader)) : cases.length;
}
function itemCases(book, group) {
  const listedIds = /* @__PURE__ */ new Set();
  const culprits = [];
  for (const check of group) {
    const showsUnknown = (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_10__/* .hasNoPairs */ .Hb)(check) || check.weakening !== void 0;
    for (const culprit of worstFirst(check)) {
      const canBeShown = showsUnknown || book.has(culprit.id);
      if (canBeShown && !listedIds.has(culprit.id)) {
        listedIds.add(culprit.id);
        culprits.push({ check, culprit });
      }
    }
  }
  return culprits;
}
function worstFirst(check) {
  const worst = worstCulprit(check);
  const slowerCases = (0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_4__/* .selectSlowerCases */ .Ib)(check);
  const cases = slowerCases.length === 0 ? check.cases : slowerCases;
  return worst === void 0 ? [] : [worst, ...cases.filter((culprit) => culprit !== worst)];
}
function worstCulprit(check) {
  const worst = check.cases[0];
  return isAboutLosses(check) ? check.cases.find(hasLostTarget) ?? worst : worst;
}
function isAboutLosses(check) {
  return check.category === "recall_drop" && !(0,_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .isListMetric */ .Pz)(check.metric);
}
function hasLostTarget({ ranks_before: before, ranks_after: after }) {
  return before?.some((rank, i) => rank !== null && (after?.[i] ?? null) === null) ?? false;
}
function itemPlace(inputs, check) {
  if (check.weakening === void 0) {
    return {};
  }
  const { file, fields, cases } = check.weakening;
  const place = inputs?.suite.cases.find(({ id }) => id === cases[0]?.id)?.place;
  const line = place?.file === file ? place.line : configLine(inputs, file, fields[0]?.field ?? "");
  return { file, ...line !== void 0 && { line } };
}
function configLine(inputs, file, field) {
  if (file !== inputs?.config.file || field === "") {
    return void 0;
  }
  const outerField = field.slice(0, Math.max(0, field.lastIndexOf(".")));
  return inputs.lines?.get(field) ?? configLine(inputs, file, outerField);
}
function makeRow(check, by = "") {
  const { baseline, current, delta, limit } = (0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .checkNumbers */ .PM)(check);
  const where = (0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeLabel */ .$o)(check.scope);
  return { metric: check.metric, where, baseline, now: current, change: delta, limit, by };
}
function itemSentence(book, check) {
  const culprits = culpritWords(book, check);
  const joint = isCountOfOne(check) ? ": " : ". ";
  return [(0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_4__/* .checkSentence */ .YC)(check), culprits].filter(Boolean).join(joint);
}
function isCountOfOne(check) {
  return (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_10__/* .isCount */ .my)(check) && check.cases.length === 1;
}
function culpritWords(book, check) {
  if (check.losses !== void 0) {
    return lossesWords(book, check.losses);
  }
  const first = worstCulprit(check);
  if (first === void 0 || (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_10__/* .hasNoPairs */ .Hb)(check) || check.weakening !== void 0) {
    return "";
  }
  const query = nameWorstQuery(book, check, first);
  if (isCountOfOne(check)) {
    return query;
  }
  if ((0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_4__/* .isOnlyOutOfBounds */ .rz)(check)) {
    return `Query with the ${check.direction === "higher" ? "lowest" : "highest"} value: ${query}`;
  }
  if (check.state === "missing") {
    const concerned = (0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .queriesText */ .m4)(check.cases.length);
    return `This concerns ${concerned}${check.cases.length === 1 ? ":" : ", such as"} ${query}`;
  }
  return countedWords(book, check, query);
}
function countedWords(book, check, query) {
  const count = countQueriesBehind(book, check);
  if (count === null) {
    return `Worst query: ${query}`;
  }
  const verb = worseVerb(check);
  const queries = (0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .pluralise */ .aX)(count, `query ${verb}`, `queries ${verb}`);
  if (count === 1) {
    return `${queries}: ${query}`;
  }
  return `${queries}, ${verb === GOT_WORSE ? "worst:" : "such as"} ${query}`;
}
function nameWorstQuery(book, check, worst) {
  const query = `"${worstQuery(book, check)}"`;
  const [forbidden] = check.category === "forbidden_hit" ? caseView(book, check, worst).ranks : [];
  return forbidden === void 0 ? query : `${query} (${forbidden.document} at ${forbidden.words})`;
}
function lossesWords(book, { lost, better, asked_again: isAskedAgain }) {
  const textOf = (id) => book.get(id)?.case.query ?? id;
  const again = isAskedAgain ? ", also when asked again" : "";
  const betterWords = better.length === 0 ? "no query got better" : `only ${(0,_notices_js__WEBPACK_IMPORTED_MODULE_8__/* .quoteQueries */ .TP)(better.map(textOf))} got better`;
  const queries = (0,_notices_js__WEBPACK_IMPORTED_MODULE_8__/* .quoteQueries */ .TP)(lost.map(textOf));
  return lost.length === 1 ? `${queries} finds no right document${again}, and ${betterWords}` : `${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .queriesText */ .m4)(lost.length)} find no right document${again}, and ${betterWords}: ${queries}`;
}
function countQueriesBehind(book, check) {
  if ((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_10__/* .isCount */ .my)(check) || check.by === "floor") {
    return null;
  }
  if (check.worse_cases !== void 0 || isAboutRanks(check)) {
    return countWorse(book, check);
  }
  return check.unit === "ms" ? null : check.cases.length;
}
function countWorse(book, check) {
  const rows = [...book.values()];
  const suiteCases = rows.map((row) => row.case);
  const idsInScope = new Set((0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .selectCases */ ._H)(suiteCases, check.scope).map(({ id }) => id));
  const worse = rows.filter((row) => idsInScope.has(row.case.id) && (0,_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .isWorse */ .Bx)(row)).length;
  return worse === 0 ? check.worse_cases ?? check.cases.length : worse;
}
function isAboutRanks({ category, metric }) {
  const isOfTargets = !(0,_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .isListMetric */ .Pz)(metric) && !(0,_metrics_churn_js__WEBPACK_IMPORTED_MODULE_2__/* .isChurn */ .vp)(metric);
  return isOfTargets && ["recall_drop", "ranking_shift"].includes(category);
}
const GOT_WORSE = "got worse";
const WORSE_WORDS = {
  answers_unmeasured_rate: "got no judged answer",
  clustering_ratio: "got less varied results",
  context_chars: "got longer texts",
  cost_per_query: "cost more",
  degraded_rate: "got a degraded answer (a part of the search did not work)",
  error_rate: "failed",
  false_result_rate: "got a false result",
  fill_rate: "got fewer results",
  forbidden_rate: "got a forbidden result",
  jaccard: "got other results",
  zero_result_rate: "got no results"
};
function worseVerb({ metric }) {
  return WORSE_WORDS[(0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_11__/* .firstSegment */ ._V)(metric, "@")] ?? GOT_WORSE;
}
function followItems(failed, book) {
  const follows = failed.filter((check) => check.secondary_to !== null);
  return [...(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$z)(follows, (check) => check.secondary_to)].map(([code, checks]) => {
    const names = followingNames(checks);
    const sentence = `${checks.length === 1 ? "This failure follows" : "These failures follow"} from ${code}: ${names}`;
    return { ...makeItem(book, checks, sentence), code };
  });
}
const FOLLOWING = 2;
function followingNames(checks) {
  const checksByName = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$z)(checks, _format_js__WEBPACK_IMPORTED_MODULE_5__/* .checkName */ .I3);
  const words = [...checksByName].map(([name, [first]]) => {
    if (first === void 0 || first.baseline === null) {
      return name;
    }
    const { baseline, current } = (0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .checkNumbers */ .PM)(first);
    const shortName = first.scope.kind === "overall" ? first.metric : name;
    return `${shortName} ${baseline} \u2192 ${current}`;
  });
  return (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_11__/* .listFirst */ .rL)(words, FOLLOWING);
}
function fellItems(fell, book) {
  const causes = [];
  for (const check of fell) {
    const cause = causes.find((group) => isSameCause(group, check));
    if (cause === void 0) {
      const ids = new Set(check.cases.map(({ id }) => id));
      causes.push({ first: check, checks: [check], ids });
    } else {
      cause.checks.push(check);
    }
  }
  return causes.map(({ first, checks }) => {
    const cases = first.unit === "ms" ? [] : itemCases(book, [first]);
    const item = makeItem(book, checks, fellSentence(checks), cases);
    return first.reason === "earlier" ? { ...item, earlier: true } : item;
  });
}
function isSameCause({ first, ids }, check) {
  if (first.reason !== check.reason || first.unit === "ms" !== (check.unit === "ms")) {
    return false;
  }
  return check.unit === "ms" ? first.metric === check.metric : check.cases.some(({ id }) => ids.has(id));
}
const FALLEN = 2;
function nameFallen(fell) {
  const names = fell.flatMap(({ rows, earlier }) => rows.map(({ metric, where, baseline, now }) => {
    const scope = where === "overall" ? "" : ` ${where}`;
    const when = earlier === true ? " by earlier changes" : "";
    return `${metric}${scope} ${baseline} \u2192 ${now}${when}`;
  }));
  return `Not enough to fail: ${(0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_11__/* .listFirst */ .rL)(names, FALLEN)}`;
}
function fellSentence([first, ...others]) {
  const check = first;
  const otherChecks = others.filter((other) => (0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .checkName */ .I3)(other) !== (0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .checkName */ .I3)(check));
  const verb = check.direction === "lower" ? "rose" : "fell";
  const also = otherChecks.length === 0 ? "" : `; ${alsoNames(check, otherChecks)} ${verb}, too`;
  const reason = reasonWords(check);
  const passes = otherChecks.length === 0 ? "The check passes" : "These checks pass";
  return `${(0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_4__/* .checkSentence */ .YC)(check)}${also}${reason === "" ? "" : `. ${passes} because ${reason}`}`;
}
function alsoNames(first, others) {
  const isSameScope = others.every(({ scope }) => (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeText */ .Cm)(scope) === (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeText */ .Cm)(first.scope));
  const names = [
    ...new Set(others.map((check) => isSameScope ? check.metric : (0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .checkName */ .I3)(check)))
  ];
  return (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_11__/* .listFirst */ .rL)(names, 4, names.length === 2 ? " and " : ", ");
}
const REASONS = {
  not_significant: "this may be chance",
  noise: "answers vary by as much from run to run",
  earlier: "this change itself made no query worse",
  found_more: "recall and nDCG rose"
};
function reasonWords(check) {
  if (check.reason === void 0) {
    return check.unit === "ms" ? "the difference may be measurement noise" : "";
  }
  const { p, level } = check;
  const isTested = p !== void 0 && level !== void 0;
  return REASONS[check.reason] + (isTested ? ` (${(0,_rule_js__WEBPACK_IMPORTED_MODULE_9__/* .pWords */ .gh)(p)}, ${(0,_rule_js__WEBPACK_IMPORTED_MODULE_9__/* .levelWords */ .s2)(level, check.n)})` : "");
}
const LABEL = 200;
const MESSAGE = 300;
const MOVES = 10;
function caseView(book, check, culprit) {
  const row = book.get(culprit.id);
  const error = row?.score?.error ?? null;
  const name = row === void 0 ? { ...UNKNOWN, id: culprit.id, query: culprit.id } : namedCase(row.case);
  const change = error === null ? changeWords(check, culprit) : `the query failed: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_12__/* .capText */ .yA)(error, MESSAGE)}`;
  if (check.category === "answer_regression") {
    return { ...name, change, ranks: [], why: (0,_causes_js__WEBPACK_IMPORTED_MODULE_3__/* .judgedWords */ .TD)(row, check.metric) };
  }
  const showsRanks = isRanked(check) && error === null;
  const why = showsRanks ? causeWords(row) : "";
  if (check.category === "forbidden_hit") {
    return { ...name, change, ranks: forbiddenMoves(row?.score ?? null), why };
  }
  const moves = showsRanks ? movedRanks(culprit, row?.case ?? null) : [];
  const ranks = check.reference === "accepted" ? moves.map(markEarlierLoss) : moves;
  return { ...name, change, ranks, why };
}
function markEarlierLoss(move) {
  const isEarlierLoss = move.before === null && move.after === null;
  return isEarlierLoss ? { ...move, words: "lost before this change" } : move;
}
function causeWords(row) {
  const loss = row?.loss ?? null;
  return loss === null || row?.isExplained === true ? "" : (0,_causes_js__WEBPACK_IMPORTED_MODULE_3__/* .lossWords */ .VH)(loss);
}
const UNKNOWN = { intent: "", critical: false };
function namedCase(suiteCase) {
  const { id, query, intent, critical, params, place } = suiteCase;
  return {
    id,
    query,
    intent,
    critical,
    ...params !== void 0 && { params: JSON.stringify(params) },
    file: place.file,
    line: place.line
  };
}
function isUnknownCase({ id, query, file }) {
  return file === void 0 && query === id;
}
function caseClause({ change, ranks, why }) {
  const moves = orderMoves(ranks, why).map(({ document, words }) => `${document} ${words}`).join(", ");
  return [moves || change, why].filter(Boolean).join("; ");
}
function orderMoves(moves, why) {
  const lostLast = moves.toSorted((a, b) => Number(a.after === null) - Number(b.after === null));
  return why === "" ? moves : lostLast;
}
function isRanked(check) {
  return (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_10__/* .isCount */ .my)(check) || ["recall_drop", "ranking_shift", "semantic_degraded_spike"].includes(check.category);
}
function forbiddenMoves(score) {
  return (0,_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .forbiddenResults */ .sX)(score).map(({ rank, id }) => ({
    document: (0,_escape_js__WEBPACK_IMPORTED_MODULE_12__/* .capText */ .yA)((0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .plainName */ .MH)(id, score?.results ?? []), LABEL),
    words: `rank ${rank}`,
    after: rank
  }));
}
function changeWords(check, culprit) {
  const { id, before: baseline, after: current } = culprit;
  const { state, metric, unit, weakening } = check;
  if (state === "missing") {
    return (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_10__/* .hasNoPairs */ .Hb)(check) ? "removed or reworded" : "not measured";
  }
  if (weakening !== void 0 && baseline === null && current === null) {
    const isEdited = check.category === "golden_data_edited";
    return isEdited ? (0,_edits_js__WEBPACK_IMPORTED_MODULE_7__/* .editedCaseWords */ .Xj)(weakening, id) : "rules loosened";
  }
  if (metric === "critical_hit") {
    return "has a new forbidden or false result";
  }
  if ((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_10__/* .isCount */ .my)(check)) {
    return (0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_4__/* .hasNoTargets */ .i3)(culprit) ? "returns nothing any more" : "no longer finds any of its documents";
  }
  if (metric === "degraded_rate") {
    return "a part of the search did not work";
  }
  const name = unit === "ms" ? "median latency" : metric;
  const figures = (0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .checkNumbers */ .PM)({ unit, baseline, current, delta: null, limit: null });
  return `${name} ${baseline === null ? "" : `${figures.baseline} \u2192 `}${figures.current}`;
}
function movedRanks(ranks, suiteCase) {
  return listMoves(ranks, suiteCase).slice(0, MOVES);
}
function risenRanks(ranks, suiteCase) {
  return listMoves(ranks, suiteCase).toReversed().slice(0, MOVES);
}
function listMoves({ ranks_before: oldRanks, ranks_after: newRanks, targets }, suiteCase) {
  const wasWatched = oldRanks?.length === 0;
  if (suiteCase === null || newRanks === null || wasWatched) {
    return [];
  }
  const labels = targets ?? suiteCase.expected.map(_model_suite_js__WEBPACK_IMPORTED_MODULE_1__/* .targetLabel */ .Op);
  const allMoves = labels.map((label, i) => {
    const before = oldRanks === null ? void 0 : oldRanks[i] ?? null;
    const after = newRanks[i] ?? null;
    const words = (0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .moveWords */ .JU)(before, after);
    const document = (0,_escape_js__WEBPACK_IMPORTED_MODULE_12__/* .capText */ .yA)(label, LABEL);
    return { document, words, after, ...before !== void 0 && { before } };
  });
  const changedMoves = allMoves.filter(({ before, after }) => before !== after);
  const moves = changedMoves.length > 0 ? changedMoves : allMoves.filter(({ after }) => after === null);
  return moves.toSorted((a, b) => rankFall(b) - rankFall(a));
}
const BEYOND_ALL_RANKS = 1e9;
function rankFall({ before, after }) {
  return (after ?? BEYOND_ALL_RANKS) - (before ?? BEYOND_ALL_RANKS);
}



/***/ }),

/***/ 84624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UZ: () => (/* binding */ misfitWords),
/* harmony export */   WM: () => (/* binding */ findMisfit),
/* harmony export */   z5: () => (/* binding */ fitWords)
/* harmony export */ });
/* harmony import */ var _model_alike_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7072);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44141);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31385);



function fitWords(baseline) {
  const fit = "Make the search return the ids or paths that the suite expects (by `results` in the config, where the retriever has this key)";
  const rows = [...baseline?.cases.values() ?? []];
  const hasFound = rows.some(({ ranks }) => ranks.some((rank) => rank !== null));
  return hasFound ? `${fit}. Change the suite only if the documents have new names.` : `${fit}, or change the expected documents of the suite.`;
}
const FOUND_CATEGORIES = ["recall_drop", "ranking_shift"];
function findMisfit(check, notices, rows, baseline) {
  const findsNothing = notices.some(({ code }) => code === "zero_quality");
  if (!findsNothing || check === void 0 || !FOUND_CATEGORIES.includes(check.category)) {
    return null;
  }
  if (rows.some(({ score }) => score?.ranks.some((rank) => rank !== null) === true)) {
    return null;
  }
  let example = null;
  for (const { case: suiteCase, score } of rows) {
    for (const returned of score?.results ?? []) {
      for (const target of suiteCase.expected) {
        const expected = (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_0__/* .targetLabel */ .Op)(target);
        if ((0,_model_alike_names_js__WEBPACK_IMPORTED_MODULE_2__/* .hasSameEnd */ .Gb)(expected, returned)) {
          return { expected, returned, isSameEnd: true };
        }
        example ??= { expected, returned, isSameEnd: false };
      }
    }
  }
  return hasKnownResult(rows, baseline) ? null : example;
}
function hasKnownResult(rows, baseline) {
  const recorded = [...baseline?.cases.values() ?? []].flatMap(({ results }) => results);
  const expected = rows.flatMap((row) => row.case.expected.map(_model_suite_js__WEBPACK_IMPORTED_MODULE_0__/* .targetLabel */ .Op));
  const knownNames = /* @__PURE__ */ new Set([...recorded, ...expected]);
  return rows.some(({ score }) => score?.results.some((id) => knownNames.has(id)) === true);
}
function misfitWords({ expected, returned, isSameEnd }) {
  const fit = isSameEnd ? "do not fit" : "may not fit";
  return `no query finds any of its documents: the ids or paths of the results ${fit} the suite (expected ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .clipName */ .es)(expected)}, returned ${returned === "" ? '""' : (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .clipName */ .es)(returned)})`;
}



/***/ }),

/***/ 11612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LP: () => (/* binding */ acceptedSuffix),
/* harmony export */   nP: () => (/* binding */ baseWords),
/* harmony export */   q9: () => (/* binding */ receiptFacts),
/* harmony export */   uY: () => (/* binding */ originWords),
/* harmony export */   yD: () => (/* binding */ besideCommit)
/* harmony export */ });
/* harmony import */ var _model_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49946);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31385);


function receiptFacts(report) {
  const facts = {
    tool: report.tool,
    ...originFacts(report.origin),
    ...inputFacts(report.inputs),
    ...policyFacts(report.policies),
    ...runFacts(report.run),
    "deterministic digest": report.deterministic_digest
  };
  return Object.entries(facts).flatMap(([name, value = null]) => value === null ? [] : [{ name, value }]);
}
function originFacts(origin) {
  return {
    commit: origin?.commit,
    ref: origin?.ref,
    "pull request": origin?.pull_request ? `#${origin.pull_request}` : null,
    "workflow run": origin?.run_url,
    time: origin?.time
  };
}
function originWords(origin) {
  const commit = origin?.commit ? [`commit ${origin.commit.slice(0, 12)}`] : [];
  const number = origin?.pull_request ? [`pull request #${origin.pull_request}`] : [];
  return [...commit, ...number].join(", ");
}
function besideCommit(baseline) {
  return baseline?.beside?.commit.slice(0, 12) ?? null;
}
function acceptedSuffix(baseline) {
  const beside = baseline?.beside;
  return beside === void 0 || beside.accepted_figures ? "" : ", without accepted figures";
}
function inputFacts(inputs) {
  if (inputs === null) {
    return {};
  }
  const { config, suite, retriever, digests } = inputs;
  const files = [...digests].map(([file, digest]) => [`SHA-256 of ${file}`, digest]);
  return {
    config: config.file,
    suite: `${suite.name} ${suite.revision}, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .queriesText */ .m4)(suite.cases.length)}, ${suite.digest}`,
    k: String(config.k),
    definition: definitionWords(config.definition),
    "prices per 1,000 tokens": config.prices && priceWords(config.prices),
    retriever: `${retriever.kind}, ${retriever.fingerprint}`,
    judge: config.judge && membersWords((0,_model_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeFingerprint */ .cT)(config.judge), ", "),
    corpus: retriever.corpus_digest,
    ...baselineFacts(inputs),
    ...Object.fromEntries(files)
  };
}
function baselineFacts({ config: { baseline: file }, baseline }) {
  if (baseline === null) {
    return { baseline: file === null ? "none" : `none at ${file}` };
  }
  const { beside, retriever, suite, tool, environment } = baseline;
  if (beside !== void 0) {
    return {
      "side by side with": `the base commit ${beside.commit}`,
      "accepted figures": beside.accepted_figures ? `of ${file}` : "none",
      "base's retriever": `${retriever.kind}, ${retriever.fingerprint}`
    };
  }
  return {
    baseline: file,
    "baseline's suite": `${suite.revision}, ${suite.digest}`,
    "baseline's tool": tool,
    "baseline's machine": machineWords(environment)
  };
}
function baseWords(policies) {
  const { base_branch: branch, base_commit: commit = null } = policies ?? {};
  return branch === void 0 || commit === null ? "" : `base ${branch} ${commit.slice(0, 12)}`;
}
function policyFacts(policies) {
  return {
    "base commit": policies?.base_commit,
    "base branch": policies?.base_branch,
    policy: policies?.policy_digest.head,
    "base's policy": policies?.policy_digest.base
  };
}
function runFacts(run) {
  if (run === null) {
    return {};
  }
  const { timing, environment, retries } = run;
  return {
    latency: timing.source === "off" ? "off" : `${timing.source}, ${timing.repeats} timed repeats a query`,
    "seed of the order": timing.seed?.toString(),
    machine: machineWords(environment),
    "transport retries": retries === 0 ? null : String(retries)
  };
}
function machineWords({ os, arch, cpu, cores, node }) {
  return `${os} ${arch}, ${cpu}, ${cores} cores, Node ${node}`;
}
function membersWords(value, between) {
  const members = Object.entries(value).filter(([, member]) => member !== null);
  return members.map(([name, member]) => `${name} ${String(member)}`).join(between);
}
function priceWords({ currency, models }) {
  const words = [...models].map(([model, price]) => `${model} ${membersWords(price, " ")}`);
  return `${words.join(", ")}, in ${currency}`;
}
function definitionWords(definition) {
  const parts = Object.entries(definition).map(([name, value]) => typeof value === "object" && value !== null ? `${name} (${definitionWords(value)})` : `${name} ${String(value)}`);
  return parts.join(", ");
}



/***/ }),

/***/ 7195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $8: () => (/* binding */ listHits),
/* harmony export */   Bx: () => (/* binding */ isWorse),
/* harmony export */   IL: () => (/* binding */ joinTables),
/* harmony export */   LK: () => (/* binding */ isBetter),
/* harmony export */   Pz: () => (/* binding */ isListMetric),
/* harmony export */   UE: () => (/* binding */ isNewlyFound),
/* harmony export */   W7: () => (/* binding */ comparableBaseline),
/* harmony export */   Yo: () => (/* binding */ failedTimes),
/* harmony export */   sX: () => (/* binding */ forbiddenResults)
/* harmony export */ });
/* unused harmony export sortChecks */
/* harmony import */ var _model_baseline_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80802);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16886);
/* harmony import */ var _model_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(30060);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44141);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1732);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90997);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13480);
/* harmony import */ var _metrics_score_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27139);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97855);









function sortChecks({ checks, accepted = [] }) {
  const all = mergePolicyChecks(checks);
  const failed = all.filter((check) => !check.passed).toSorted(compareSeverity);
  const scopePlace = ({ scope }) => Number(scope.kind !== "overall");
  return {
    all,
    failed,
    primary: failed.filter((check) => check.secondary_to === null),
    fell: all.filter(({ state }) => state === "fell").toSorted((a, b) => scopePlace(a) - scopePlace(b)),
    accepted: accepted.toSorted(compareSeverity)
  };
}
function mergePolicyChecks(checks) {
  const checksByFigure = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(checks.filter(({ weakening }) => weakening === void 0), figureKey);
  const weakened = checks.filter(({ weakening }) => weakening !== void 0);
  return [...[...checksByFigure.values()].flatMap(selectWorse), ...weakened];
}
function figureKey({ metric, scope, state }) {
  const undecided = state === "missing" || state === "not_gated" ? state : "";
  return `${undecided} ${metric} ${(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeText */ .Cm)(scope)}`;
}
function selectWorse(sameChecks) {
  const baseChecks = sameChecks.filter(({ policy }) => policy === "base");
  const headChecks = sameChecks.filter(({ policy }) => policy !== "base");
  const isBaseWorse = worstSeverity(baseChecks) > worstSeverity(headChecks);
  const worseChecks = isBaseWorse ? baseChecks : headChecks;
  const compared = worseChecks.filter(({ reference }) => reference !== void 0);
  const worst = compared.find((check) => (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .rankSeverity */ .yq)(check) === worstSeverity(compared));
  return worseChecks.filter((check) => check.reference === void 0 || check === worst);
}
function worstSeverity(checks) {
  return Math.max(-1, ...checks.map(_model_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .rankSeverity */ .yq));
}
function compareSeverity(one, other) {
  const otherOrder = severityOrder(other);
  const differences = severityOrder(one).map((value, i) => value - (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .requireItem */ .l5)(otherOrder, i));
  return differences.find((difference) => difference !== 0) ?? 0;
}
const METRIC_PLACES = { recall: 0, mrr: 1, ndcg: 2 };
const OTHER_PLACE = 3;
function severityOrder(check) {
  const { category, current, limit, scope, unit } = check;
  const beyond = current === null || limit === null ? 0 : Math.abs(current - limit);
  return [
    Number(check.secondary_to !== null),
    // Critical queries come before means.
    -Number((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .isCount */ .my)(check)),
    _model_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .CATEGORIES */ .R6.indexOf(category),
    Number(check.state === "missing"),
    Number(scope.kind !== "overall"),
    // Checks of what was found come before checks of how long the lists are.
    Number(isListMetric(check.metric)),
    Number((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .hasNoPairs */ .Hb)(check)),
    // The further beyond its limit the worse. Latency counts as a share of the limit: p50 and p95
    // differ in size.
    -(unit === "ms" && limit !== null && limit > 0 ? beyond / limit : beyond),
    METRIC_PLACES[(0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .firstSegment */ ._V)(check.metric, "@")] ?? OTHER_PLACE
  ];
}
function isListMetric(metric) {
  return metric.startsWith("fill_rate") || metric.startsWith("zero_result_rate");
}
const ROUNDING = 1e-9;
function isWorse({ change, loss }) {
  return change === null ? loss !== null : change < -ROUNDING;
}
function isBetter({ change }) {
  return change !== null && change > ROUNDING;
}
function isNewlyFound({ before, score }) {
  const wasNotFound = before !== null && before.ranks.length > 0 && !before.found;
  return wasNotFound && score !== null && score.found;
}
function listHits(row) {
  const outcome = row?.run?.outcome;
  return outcome?.kind === "answer" ? outcome.hits : [];
}
function joinTables(report) {
  const { verdict, scores, inputs } = report;
  const checks = sortChecks(verdict);
  const oldScores = averageScoredRows(scores, inputs);
  const oldLatency = (oldScores ?? inputs?.baseline)?.latency;
  return {
    checks,
    cases: joinCases(report, checks.primary),
    metrics: metricRows(checks.all, scores?.means, oldScores?.means),
    latency: latencyRows(verdict.checks, scores?.latency, oldLatency)
  };
}
function comparableBaseline(inputs) {
  const baseline = inputs?.baseline ?? null;
  return (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .sameCanonical */ .FN)(baseline?.definition, inputs?.config.definition) ? baseline : null;
}
function joinCases(report, primary) {
  const { inputs, explanation, verdict } = report;
  const scores = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .indexById */ .RX)(report.scores?.cases ?? []);
  const runs = report.run === null ? null : (0,_model_run_js__WEBPACK_IMPORTED_MODULE_7__/* .runsById */ .j8)(report.run);
  const losses = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .indexById */ .RX)(explanation?.losses ?? []);
  const baseline = comparableBaseline(inputs);
  const failures = failuresByCase(primary);
  const explained = new Set(verdict.verdict === "fail" ? explanation?.cause?.cases : []);
  const rows = (inputs?.suite.cases ?? []).map((suiteCase) => {
    const { id, digests } = suiteCase;
    const row = baseline?.cases.get(id);
    const before = row !== void 0 && (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_1__/* .sameQuestion */ .RB)(row.digests, digests) ? row : null;
    const comparableRow = before !== null && (0,_model_baseline_js__WEBPACK_IMPORTED_MODULE_8__/* .hasSameGrades */ .N)(before, suiteCase) ? before : null;
    const score = scores.get(id) ?? null;
    return {
      case: suiteCase,
      score,
      run: runs?.get(id) ?? null,
      before,
      loss: losses.get(id) ?? null,
      failed: failures.get(id) ?? [],
      isExplained: explained.has(id),
      change: measureChange(score, comparableRow, inputs?.config.k ?? 0)
    };
  });
  return new Map(rows.map((row) => [row.case.id, row]));
}
function failuresByCase(primary) {
  const failures = /* @__PURE__ */ new Map();
  for (const check of primary) {
    for (const { id } of check.cases) {
      (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_6__/* .addToList */ .vH)(failures, id, check);
    }
  }
  return failures;
}
function measureChange(score, before, k) {
  if (score === null || before === null) {
    return null;
  }
  let change = 0;
  for (const name of [`recall@${k}`, `ndcg@${k}`]) {
    change += (score.metrics.get(name) ?? 0) - (before.metrics.get(name) ?? 0);
  }
  return change;
}
function forbiddenResults(score) {
  if (!score) {
    return [];
  }
  const mustFindNothing = score.forbidden_ranks.length === 0 && score.ranks.length === 0;
  const badRanks = mustFindNothing ? [1] : score.forbidden_ranks;
  return badRanks.flatMap((rank) => {
    const id = score.results[rank - 1];
    return id === void 0 ? [] : [{ rank, id }];
  });
}
function metricRows(checks, means, oldMeans) {
  const shownChecks = selectTableChecks(checks);
  const checksByScope = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(shownChecks, ({ scope }) => (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeText */ .Cm)(scope));
  const allScopes = [...(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .listScopes */ .cV)(means), ...shownChecks.map(({ scope }) => scope)];
  const scopes = new Map(allScopes.map((scope) => [(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeText */ .Cm)(scope), scope]));
  const rows = [];
  for (const [key, scope] of scopes) {
    const scopeChecks = checksByScope.get(key) ?? [];
    const gatedMetrics = new Set(scopeChecks.map((check) => check.metric));
    const reported = reportedRows(scope, means, oldMeans);
    rows.push(...scopeChecks.map((check) => ({ ...check, status: rowStatus(check) })), ...reported.filter((row) => !gatedMetrics.has(row.metric)));
  }
  return rows;
}
function selectTableChecks(checks) {
  const shownChecks = [];
  const seenNames = /* @__PURE__ */ new Set();
  for (const check of checks) {
    const isPassOfBase = check.policy === "base" && check.passed && check.state !== "fell";
    if (check.weakening !== void 0 || isPassOfBase) {
      continue;
    }
    const name = `${check.metric} ${(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeText */ .Cm)(check.scope)}`;
    if (!check.passed || !seenNames.has(name)) {
      shownChecks.push(check);
    }
    seenNames.add(name);
  }
  return shownChecks;
}
function rowStatus({ state, secondary_to: follows }) {
  return state === "fail" && follows !== null ? "follows" : state;
}
function reportedRows(scope, means, oldMeans) {
  const oldMeansOfScope = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .findBucket */ .Ub)(oldMeans, scope);
  const rows = [];
  for (const [metric, current] of (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .findBucket */ .Ub)(means, scope) ?? []) {
    const oldMean = oldMeansOfScope?.get(metric) ?? null;
    if (current === null && oldMean === null) {
      continue;
    }
    rows.push({
      scope,
      metric,
      unit: (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .unitOfMetric */ .QG)(metric),
      baseline: oldMean,
      current,
      delta: oldMean === null || current === null ? null : current - oldMean,
      limit: null,
      status: "reported",
      direction: (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .directionOfMetric */ .l$)(metric)
    });
  }
  return rows;
}
function averageScoredRows(scores, inputs) {
  const baseline = comparableBaseline(inputs);
  if (scores === null || inputs === null || baseline === null || scores.cases.length === 0) {
    return null;
  }
  const rows = [];
  for (const { id, digests } of scores.cases) {
    const row = baseline.cases.get(id);
    if (row === void 0 || !(0,_model_suite_js__WEBPACK_IMPORTED_MODULE_1__/* .sameQuestion */ .RB)(row.digests, digests)) {
      return null;
    }
    rows.push(row);
  }
  if (rows.length === baseline.cases.size && !inputs.suite.partial) {
    return baseline;
  }
  return (0,_metrics_score_js__WEBPACK_IMPORTED_MODULE_4__/* .summariseRows */ .Qg)(rows, [...baseline.means.overall.keys()], baseline.definition);
}
function latencyRows(checks, now, before) {
  if (now === void 0 || now.overall.samples === 0) {
    return [];
  }
  const latencyChecks = checks.filter(({ metric }) => latencyStatistic(metric) !== null);
  return (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .listScopes */ .cV)(now).map((scope) => {
    const scopeChecks = latencyChecks.filter((check) => (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeText */ .Cm)(check.scope) === (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeText */ .Cm)(scope));
    const oldTimes = (0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .findBucket */ .Ub)(before, scope);
    return {
      scope,
      stage: null,
      now: useCheckedFigures((0,_model_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .findBucket */ .Ub)(now, scope), scopeChecks, "current"),
      before: oldTimes === void 0 ? null : useCheckedFigures(oldTimes, scopeChecks, "baseline"),
      checks: scopeChecks
    };
  });
}
function latencyStatistic(metric) {
  const family = (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .findMetric */ .GF)(metric)?.family;
  return family?.kind === "latency" ? family.statistic : null;
}
function useCheckedFigures(summary, checks, side) {
  let checked = summary;
  for (const check of checks) {
    const value = check[side];
    if (value === null) {
      continue;
    }
    const samples = side === "current" ? check.n : checked.samples;
    checked = { ...checked, [`${latencyStatistic(check.metric)}_ms`]: value, samples };
  }
  return checked;
}
function failedTimes({ checks }) {
  const failedChecks = checks.filter(({ passed }) => !passed);
  return [...new Set(failedChecks.map(({ metric }) => latencyStatistic(metric)))];
}



/***/ }),

/***/ 25339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I5: () => (/* binding */ visibleSteps),
/* harmony export */   P5: () => (/* binding */ joinHeadline),
/* harmony export */   kK: () => (/* binding */ buildView),
/* harmony export */   l9: () => (/* binding */ viewLines),
/* harmony export */   m8: () => (/* binding */ listLostBelow),
/* harmony export */   rj: () => (/* binding */ countWords)
/* harmony export */ });
/* unused harmony export acceptedWords */
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(97855);
/* harmony import */ var _metrics_mrr_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33130);
/* harmony import */ var _metrics_ndcg_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78409);
/* harmony import */ var _metrics_recall_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83368);
/* harmony import */ var _metrics_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13480);
/* harmony import */ var _model_scope_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90997);
/* harmony import */ var _advice_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80414);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76326);
/* harmony import */ var _check_sentences_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24171);
/* harmony import */ var _edits_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(49077);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(28213);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(31385);
/* harmony import */ var _items_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(51232);
/* harmony import */ var _misfit_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(84624);
/* harmony import */ var _notices_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(63989);
/* harmony import */ var _receipt_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(11612);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(7195);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(35132);



















const LINE = 1e3;
const QUERY = 120;
const HEADED = 4;
const NAMED = 3;
function buildView(report, places = {}) {
  const { verdict, failure, inputs, explanation = null } = report;
  const { notices } = verdict;
  const tables = (0,_rows_js__WEBPACK_IMPORTED_MODULE_14__/* .joinTables */ .IL)(report);
  const { checks } = tables;
  const rows = [...tables.cases.values()];
  const losses = failure === null ? explanation?.losses ?? [] : [];
  const lost = losses.flatMap(({ id }) => tables.cases.get(id) ?? []);
  const errors = (0,_causes_js__WEBPACK_IMPORTED_MODULE_6__/* .errorWords */ .Yi)(report.scores);
  const items = makeViewItems(tables, inputs, errors);
  const passed = verdict.verdict === "pass";
  const isFirst = isFirstRun(report);
  const worst = checks.primary[0] ?? checks.accepted[0];
  const isRenamed = explanation?.cause?.kind === "renamed";
  const misfit = isRenamed ? null : (0,_misfit_js__WEBPACK_IMPORTED_MODULE_11__/* .findMisfit */ .WM)(worst, notices, rows, inputs?.baseline ?? null);
  const unrecorded = countUnrecorded(report, rows);
  const [title = "", ...output] = titleLines(report, { ...items, checks, lost, unrecorded });
  const adviceFacts = { tables, canBecomeFirstBaseline: isFirst, misfit, unrecorded };
  const { advice, accept, next } = (0,_advice_js__WEBPACK_IMPORTED_MODULE_5__/* .findAdvice */ .S1)(report, adviceFacts, places);
  const causeText = (0,_causes_js__WEBPACK_IMPORTED_MODULE_6__/* .findCauseText */ .Uq)(report, worst, misfit, tables);
  const notes = listNotes(report, causeText, next, errors);
  const hidden = listHiddenNotices(verdict, worst, misfit, report.origin?.ci);
  return {
    verdict: verdict.verdict,
    first_run: isFirst,
    heading: makeHeading(verdict, failure, isFirst),
    title,
    output,
    also: listFurther(report, items.failed, lost, rows),
    cause: capitaliseCause(causeText, explanation?.cause ?? null),
    advice: (0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_7__/* .capitalise */ .sK)(advice),
    accept,
    notes,
    counts: countQueries(checks.all, lost, verdict.verdict === "error" ? [] : rows, inputs),
    about: inputs === null ? [] : aboutWords(inputs, report),
    ...items,
    figures: passed || isFirst ? figureRows(tables.metrics, inputs?.baseline ?? null, notices) : [],
    times: timesWords(verdict, tables.latency),
    lost: lost.slice(0, _items_js__WEBPACK_IMPORTED_MODULE_10__/* .CASES */ .Gd).map((row) => lostView(row, passed)),
    won: failure === null ? wonCases(rows, inputs) : [],
    notices: shownNotices(verdict, hidden, errors).filter((notice) => !notes.includes(notice)),
    next,
    // The error of a first run is only that there is no baseline yet.
    error: failure === null || isFirst ? null : makeError(failure, rows),
    tables
  };
}
function makeViewItems({ checks, cases }, inputs, errors) {
  const primaryAccepted = checks.accepted.filter((check) => check.secondary_to === null);
  return {
    failed: (0,_items_js__WEBPACK_IMPORTED_MODULE_10__/* .makeItems */ .$1)(checks.primary, cases, inputs, errors),
    follows: (0,_items_js__WEBPACK_IMPORTED_MODULE_10__/* .followItems */ ._8)(checks.failed, cases),
    accepted: (0,_items_js__WEBPACK_IMPORTED_MODULE_10__/* .makeItems */ .$1)(primaryAccepted, cases, inputs, errors),
    fell: (0,_items_js__WEBPACK_IMPORTED_MODULE_10__/* .fellItems */ .i0)(checks.fell, cases)
  };
}
function capitaliseCause(text, cause) {
  const names = cause?.names ?? [];
  return names.some((name) => text.startsWith(name)) ? text : (0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_7__/* .capitalise */ .sK)(text);
}
function listFurther({ verdict: { verdict, notices }, failure, inputs, scores }, failed, lost, rows) {
  if (failure !== null) {
    const loosened = failed.find(({ code }) => code === "gate_weakened");
    return loosened === void 0 ? [] : [leadingWords(failed, loosened)];
  }
  const recall = `recall@${inputs?.config.k}`;
  const recallNow = scores?.means.overall.get(recall) ?? null;
  return [
    ...furtherCategories(failed),
    verdict === "pass" ? (0,_edits_js__WEBPACK_IMPORTED_MODULE_8__/* .editedRecallWords */ ._p)(notices, recall, recallNow) : "",
    verdict === "fail" ? (0,_edits_js__WEBPACK_IMPORTED_MODULE_8__/* .editedLossesWords */ .uA)(notices, lost) : "",
    newEmptyWords(inputs, rows)
  ].filter(Boolean);
}
function makeError(failure, rows) {
  const queries = rows.flatMap(({ case: suiteCase, score }) => {
    const error = score?.error ?? null;
    return error === null ? [] : [{ ...(0,_items_js__WEBPACK_IMPORTED_MODULE_10__/* .namedCase */ .II)(suiteCase), change: error, ranks: [], why: "" }];
  });
  return { code: failure.code, problems: failure.problems, queries };
}
function listLostBelow({ lost, failed, counts }) {
  const [worst] = failed;
  const shownAbove = new Set(worst?.cases.map(({ id }) => id));
  const queries = lost.filter(({ id }) => !shownAbove.has(id));
  if (worst !== void 0 && lost.length !== counts.lost) {
    return { queries, all: null };
  }
  const aboveCount = lost.length - queries.length;
  return { queries, all: counts.lost - aboveCount };
}
function viewLines(view) {
  const lines = [
    { name: "Why", words: view.cause, marksCode: false },
    { name: "What to do", words: view.advice, marksCode: true },
    ...view.also.map((words) => ({ name: "Also", words, marksCode: false })),
    ...view.notes.map((words) => ({ name: "Note", words, marksCode: true }))
  ];
  return lines.filter(({ words }) => words !== "");
}
function visibleSteps({ verdict, next }) {
  const steps = verdict === "pass" ? next.filter((step) => step.do === "adopt") : next;
  return steps.map((step) => ({ ...step, why: (0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_7__/* .capitalise */ .sK)(step.why) }));
}
function joinHeadline({ heading, title, output, also }) {
  return (0,_escape_js__WEBPACK_IMPORTED_MODULE_16__/* .escapeInvisible */ .ts)(`${heading} \xB7 ${[title, ...output, ...also].join(" / ")}`, LINE);
}
function countWords(counts) {
  const { checks, failed, worse, better, lost, empty, found } = counts;
  const betterPart = better === 0 ? "" : `, ${better} got better`;
  const worsePart = `${(0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .queriesText */ .m4)(worse)} got worse${betterPart}`;
  const lostNoun = worse === 0 ? (0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .queriesText */ .m4)(lost) : String(lost);
  const lostPart = `${lostNoun} lost a document`;
  const parts = [
    failed === 0 ? "" : `${failed} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .pluralise */ .aX)(checks, "check")} failed`,
    worse === 0 ? "" : worsePart,
    lost === 0 ? "" : lostPart + emptyWords(lost, empty),
    found === 0 ? "" : (0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .pluralise */ .aX)(found, "query is newly found", "queries are newly found")
  ];
  return parts.filter(Boolean).join(". ");
}
function emptyWords(lost, empty) {
  if (empty === 0) {
    return "";
  }
  const findNothing = (count) => `${count === 1 ? "finds" : "find"} no right document`;
  return empty < lost ? `, ${empty} of them ${findNothing(empty)}` : ` and ${findNothing(lost)} any more`;
}
function makeHeading(fullVerdict, failure, isFirst) {
  const { verdict, categories } = fullVerdict;
  const accepted = acceptedWords(fullVerdict);
  if (accepted !== "") {
    return `PASS: ${accepted}`;
  }
  if (isFirst) {
    return "FIRST RUN (error): there is no baseline yet";
  }
  const reasons = verdict === "error" && failure !== null ? [failure.code] : categories;
  return [verdict.toUpperCase(), (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_17__/* .listFirst */ .rL)(reasons, HEADED)].filter(Boolean).join(": ");
}
function isFirstRun({ failure, verdict, new_baseline: newBaseline, inputs }) {
  if (failure?.code !== "baseline_missing" || newBaseline === null) {
    return false;
  }
  const hasBaselineElsewhere = inputs?.near_baseline !== void 0 || inputs?.baseline_in !== void 0 || (0,_advice_js__WEBPACK_IMPORTED_MODULE_5__/* .isBaselineRemoved */ .I4)(verdict.checks);
  if (inputs?.suite.partial === true || hasBaselineElsewhere) {
    return false;
  }
  return verdict.checks.every(({ passed, weakening }) => passed || weakening !== void 0);
}
function aboutWords(inputs, { origin, policies }) {
  const { suite, config, baseline } = inputs;
  const commit = (0,_receipt_js__WEBPACK_IMPORTED_MODULE_13__/* .besideCommit */ .yD)(baseline);
  const stored = baseline === null ? "no baseline" : `compared with ${config.baseline}`;
  const comparison = commit === null ? stored : `side by side with the base ${commit}${(0,_receipt_js__WEBPACK_IMPORTED_MODULE_13__/* .acceptedSuffix */ .LP)(baseline)}`;
  const words = [
    `${suite.name} ${suite.revision}`,
    queriesWords(inputs),
    comparison,
    (0,_receipt_js__WEBPACK_IMPORTED_MODULE_13__/* .baseWords */ .nP)(policies),
    (0,_receipt_js__WEBPACK_IMPORTED_MODULE_13__/* .originWords */ .uY)(origin)
  ];
  return words.filter(Boolean);
}
function queriesWords({ suite, whole }) {
  const all = (0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .queriesText */ .m4)(whole?.suite.cases.length ?? suite.cases.length);
  const asked = whole === void 0 ? all : `${suite.cases.length} of ${all}`;
  const watchedCount = suite.cases.filter(({ watched }) => watched === true).length;
  return watchedCount === 0 ? asked : `${asked}, ${watchedCount} of them watched`;
}
function acceptedWords({ verdict, accepted = [] }) {
  const hasAccepted = accepted.some((check) => check.secondary_to === null);
  return hasAccepted && verdict === "pass" ? "passed with accepted changes" : "";
}
function countUnrecorded(report, rows) {
  const { inputs, run, verdict, explanation = null } = report;
  const isSideBySide = inputs?.baseline?.beside !== void 0;
  if (verdict.verdict !== "pass" || isRecording(verdict.notices) || isSideBySide) {
    return 0;
  }
  const varies = inputs?.baseline?.answers_vary === true || (run?.unstable.length ?? 0) > 0;
  if (varies || (0,_causes_js__WEBPACK_IMPORTED_MODULE_6__/* .hasLosses */ .qq)(verdict.notices, explanation)) {
    return 0;
  }
  return rows.filter(_rows_js__WEBPACK_IMPORTED_MODULE_14__/* .isNewlyFound */ .UE).length;
}
function isRecording(notices) {
  return notices.some((notice) => notice.code === "head_only" && notice.reason === "record");
}
function titleLines(report, parts) {
  const { lost, failed, follows, accepted } = parts;
  if (report.failure !== null) {
    const [first2 = "", ...rest] = report.failure.message.split(/\r?\n/);
    return [(0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_7__/* .capitalise */ .sK)(first2), ...rest.filter((line) => line.trim() !== "")];
  }
  const corpus = lost.length === 0 ? "" : (0,_causes_js__WEBPACK_IMPORTED_MODULE_6__/* .corpusWords */ .uT)(report);
  const items = [...failed, ...follows];
  const [first] = items;
  if (first !== void 0) {
    const sentence = leadingWords(items, first);
    return [first.file === void 0 ? corpus + sentence : sentence];
  }
  if (accepted[0] !== void 0) {
    return [accepted[0].sentence];
  }
  const shard = report.verdict.notices.find((notice) => notice.code === "shard");
  return [shard === void 0 ? passWords(report, parts, corpus) : (0,_notices_js__WEBPACK_IMPORTED_MODULE_12__.noticeSentence)(shard)];
}
function leadingWords(items, { code, sentence, file }) {
  if (code !== "gate_weakened" || file === void 0) {
    return sentence;
  }
  const otherCount = items.filter((item) => item.code === code).length - 1;
  return `This change loosens the gate: ${sentence}${otherCount > 0 ? `. ${(0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .pluralise */ .aX)(otherCount, "more finding")}` : ""}`;
}
function furtherCategories(failed) {
  const firsts = [...(0,_model_scope_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(failed, ({ code }) => code).values()].map(([first]) => first);
  return firsts.slice(1).map((item) => leadingWords(failed, item));
}
function passWords({ verdict, inputs, policies, new_baseline: newBaseline }, { checks: { all, fell }, lost, unrecorded }, corpus) {
  const { notices } = verdict;
  const gated = all.filter(({ state }) => state !== "not_gated");
  const scopePart = `over ${comparedWords(inputs?.suite.cases.length ?? 0, notices)}`;
  const branch = notices.find((notice) => notice.code === "head_only")?.branch;
  const bootstrapPart = policies?.bootstrap === true ? `First run: ${branch ?? "the base branch"} has no gate yet. ` : "";
  const fall = largeFallWords(fell);
  const checkPart = fall === "" ? passSentence(gated, scopePart) : fall;
  const editsPart = (0,_edits_js__WEBPACK_IMPORTED_MODULE_8__/* .passEditsWords */ .KJ)(notices);
  const title = `${corpus}${checkPart}${editsPart}${lossTitle(lost)}`;
  const gainPart = newBaseline === null ? "" : gainWords(unrecorded, notices);
  return gainPart + bootstrapPart + (0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_7__/* .capitalise */ .sK)(title);
}
function comparedWords(count, notices) {
  const newCount = notices.find((notice) => notice.code === "new_cases")?.cases.length ?? 0;
  const all = (0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .queriesText */ .m4)(count);
  return newCount === 0 || newCount >= count ? all : `${count - newCount} of ${all}`;
}
function passSentence(gated, over) {
  if (gated.length === 0) {
    return `no checks ${over}`;
  }
  const others = gated.filter(({ state }) => state !== "pass");
  if (others.length === 0) {
    return `${gated.length === 1 ? "the one check passes" : `all ${gated.length} checks pass`} ${over}`;
  }
  const beyond = others.length === 1 ? "1 is beyond its limit, but does not fail" : `${others.length} are beyond their limits, but do not fail`;
  const passing = gated.length - others.length;
  return `${passing} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .pluralise */ .aX)(gated.length, "check")} pass ${over}; ${beyond}`;
}
function lossTitle(lost) {
  const [first] = lost;
  if (first === void 0) {
    return "";
  }
  const query = (0,_escape_js__WEBPACK_IMPORTED_MODULE_16__/* .capText */ .yA)(first.case.query, QUERY);
  const words = (0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .pluralise */ .aX)(lost.length, "query lost a document", "queries lost a document");
  return `. ${words}${lost.length === 1 ? ": " : ", such as "}"${query}"`;
}
const ROUNDING = 1e-9;
function largeFallWords(fell) {
  const large = fell.find(isLargeFall);
  return large === void 0 ? "" : `${(0,_check_sentences_js__WEBPACK_IMPORTED_MODULE_7__/* .checkSentence */ .YC)(large)}. The gate passes: ${(0,_items_js__WEBPACK_IMPORTED_MODULE_10__/* .reasonWords */ .IK)(large)}`;
}
function isLargeFall({ scope, unit, delta, n, current }) {
  if (unit !== "share" || n === 0) {
    return false;
  }
  const mostByOneQuery = 1 / n;
  return scope.kind === "overall" ? Math.abs(delta ?? 0) > mostByOneQuery + ROUNDING : current === 0;
}
function gainWords(found, notices) {
  if (found > 0) {
    const queries = (0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .pluralise */ .aX)(found, "query is", "queries are");
    return `${queries} found that the baseline does not have: record to keep ${found === 1 ? "it" : "them"}. `;
  }
  const gain = notices.find((notice) => notice.code === "gained");
  return gain === void 0 || gain.p === null ? "" : `Recall and nDCG are significantly better (${(0,_rule_js__WEBPACK_IMPORTED_MODULE_15__/* .pWords */ .gh)(gain.p)}): record to keep the gain. `;
}
function countQueries(checks, lost, rows, inputs) {
  const gated = checks.filter(({ state }) => state !== "not_gated");
  return {
    queries: inputs?.suite.cases.length ?? 0,
    checks: gated.length,
    failed: gated.filter(({ passed }) => !passed).length,
    fell: gated.filter(({ state }) => state === "fell").length,
    worse: rows.filter(_rows_js__WEBPACK_IMPORTED_MODULE_14__/* .isWorse */ .Bx).length,
    better: rows.filter(_rows_js__WEBPACK_IMPORTED_MODULE_14__/* .isBetter */ .LK).length,
    lost: lost.length,
    empty: lost.filter(findsNothing).length,
    found: rows.filter(_rows_js__WEBPACK_IMPORTED_MODULE_14__/* .isNewlyFound */ .UE).length
  };
}
function noticeNotes({ verdict, notices, checks, accepted = [] }, next, errors) {
  const doubt = verdict === "pass" && accepted.length === 0 ? (0,_notices_js__WEBPACK_IMPORTED_MODULE_12__/* .findDoubt */ ._I)(notices) : void 0;
  const asksForLabel = next.some(({ do: what }) => what === "label");
  const hasDrifted = asksForLabel || checks.some(({ reason }) => reason === "earlier");
  const shown = notices.filter(({ code }) => code === doubt?.code || code === "new_cases" && verdict === "pass" || code === "unstable" && verdict === "fail" || code === "since_accepted" && hasDrifted);
  return (0,_notices_js__WEBPACK_IMPORTED_MODULE_12__/* .noticeSentences */ .pY)(shown, errors);
}
function listNotes(report, causeText, next, errors) {
  const { verdict, failure, explanation = null } = report;
  const listsSentence = failure === null ? listsNote(explanation, causeText) : "";
  const notes = [endNote(report), listsSentence, ...noticeNotes(verdict, next, errors)];
  return notes.filter(Boolean);
}
function endNote({ failure, run, inputs }) {
  const all = inputs?.suite.cases.length ?? 0;
  const asked = run?.timing.asked?.queries ?? 0;
  return failure === null || asked === 0 || asked >= all ? "" : `The run ended after it asked ${asked} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .queriesText */ .m4)(all)}.`;
}
function listsNote(explanation, causeText) {
  const { lists = null, cause = null } = explanation ?? {};
  const isSaid = [lists, cause].some((known) => known !== null && causeText.startsWith((0,_causes_js__WEBPACK_IMPORTED_MODULE_6__/* .causeSentence */ .Jg)(known)));
  return lists === null || isSaid ? "" : `${capitaliseCause((0,_causes_js__WEBPACK_IMPORTED_MODULE_6__/* .causeSentence */ .Jg)(lists), lists)}.`;
}
const ON_PASS = 2;
function listHiddenNotices({ verdict, checks }, worst, misfit, ci) {
  const hidden = /* @__PURE__ */ new Set();
  if (ci === null && verdict === "pass") {
    hidden.add("head_only");
  }
  const isSlower = checks.some(({ unit, passed }) => unit === "ms" && !passed);
  if (verdict === "fail" && !isSlower) {
    hidden.add("latency_limits");
  }
  if (verdict === "fail") {
    hidden.add("lost");
  }
  if (worst?.category === "forbidden_hit") {
    hidden.add("new_hits");
  }
  if (misfit !== null) {
    hidden.add("zero_quality");
  }
  return hidden;
}
function shownNotices({ verdict, notices }, hidden, errors) {
  const visibleNotices = (0,_notices_js__WEBPACK_IMPORTED_MODULE_12__/* .selectRunNotices */ .dX)(notices).filter(({ code }) => !hidden.has(code));
  const sentences = (0,_notices_js__WEBPACK_IMPORTED_MODULE_12__/* .noticeSentences */ .pY)(visibleNotices, errors);
  return verdict === "pass" ? sentences.slice(0, ON_PASS) : sentences;
}
function findsNothing({ score }) {
  return score === null || score.error !== null || !score.found;
}
function newEmptyWords(inputs, rows) {
  const emptyRows = rows.filter(isUncomparedAndEmpty);
  if ((0,_rows_js__WEBPACK_IMPORTED_MODULE_14__/* .comparableBaseline */ .W7)(inputs) === null || emptyRows.length === 0) {
    return "";
  }
  const words = (0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .pluralise */ .aX)(emptyRows.length, "new or edited query finds none of its documents", "new or edited queries find none of their documents");
  const queries = emptyRows.map((row) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_16__/* .capText */ .yA)(row.case.query, QUERY));
  return `${words}: ${(0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_17__/* .listFirst */ .rL)(queries, NAMED)}`;
}
function isUncomparedAndEmpty({ before, score }) {
  return before === null && score !== null && score.error === null && score.ranks.length > 0 && !score.found;
}
function lostView(row, passed) {
  const { case: suiteCase, score, loss } = row;
  const targets = loss?.targets ?? [];
  const moves = {
    ranks_before: targets.map(({ before }) => before),
    ranks_after: targets.map(({ now }) => now),
    targets: targets.map(({ label }) => label)
  };
  const hasFailed = typeof score?.error === "string";
  const lostWords = findsNothing(row) ? "finds none of its documents any more" : "lost a document";
  const isSaidElsewhere = row.isExplained || passed && loss?.cause === "not_looked_up";
  return {
    ...(0,_items_js__WEBPACK_IMPORTED_MODULE_10__/* .namedCase */ .II)(suiteCase),
    change: hasFailed ? "the query failed" : lostWords,
    ranks: (0,_items_js__WEBPACK_IMPORTED_MODULE_10__/* .movedRanks */ .vq)(moves, suiteCase),
    why: loss === null || isSaidElsewhere ? "" : (0,_causes_js__WEBPACK_IMPORTED_MODULE_6__/* .lossWords */ .VH)(loss)
  };
}
function figureRows(metrics, baseline, notices) {
  const overallRows = metrics.filter(({ scope, current }) => scope.kind === "overall" && current !== null);
  const isGated = (row) => baseline !== null && isQuality(row) && row.status !== "reported";
  const showsUsual = isRecording(notices) || !overallRows.some(isGated);
  const shownRows = overallRows.filter((row) => isGated(row) || showsUsual && isUsual(row));
  return shownRows.map((row) => (0,_items_js__WEBPACK_IMPORTED_MODULE_10__/* .makeRow */ .xG)(row));
}
function timesWords({ verdict, checks }, rows) {
  const [wholeSuite] = rows;
  const isGated = checks.some(({ scope, unit }) => scope.kind === "overall" && unit === "ms");
  if (wholeSuite === void 0 || verdict !== "pass" && !isGated) {
    return "";
  }
  const failed = (0,_rows_js__WEBPACK_IMPORTED_MODULE_14__/* .failedTimes */ .Yo)(wholeSuite);
  const words = [];
  for (const name of ["p50", "p95"]) {
    if (!failed.includes(name)) {
      const before = wholeSuite.before?.[`${name}_ms`] ?? null;
      words.push(`${name} ${compareTimes(before, wholeSuite.now[`${name}_ms`])}`);
    }
  }
  return words.length === 0 ? "" : `latency ${words.join(", ")}`;
}
function compareTimes(before, now) {
  if (before === null || now === null || before === 0) {
    return (0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .formatMs */ ._V)(now);
  }
  const figures = { unit: "ms", baseline: before, current: now, delta: null, limit: null };
  const { baseline, current } = (0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .checkNumbers */ .PM)(figures);
  const beforeWithoutUnit = baseline.replace(/ ms$/, "");
  return `${beforeWithoutUnit} \u2192 ${current} (${(now / before).toFixed(2)}x)`;
}
function isQuality({ metric }) {
  return (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .findMetric */ .GF)(metric)?.family.kind === "quality";
}
function isUsual({ metric }) {
  const family = (0,_metrics_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .findMetric */ .GF)(metric)?.family;
  return [_metrics_recall_js__WEBPACK_IMPORTED_MODULE_2__/* .RECALL */ .wV, _metrics_mrr_js__WEBPACK_IMPORTED_MODULE_0__/* .MRR */ .M, _metrics_ndcg_js__WEBPACK_IMPORTED_MODULE_1__/* .NDCG */ .f].some(({ name }) => name === family?.name);
}
const WON = 3;
function wonCases(rows, inputs) {
  const k = inputs?.config.k ?? 0;
  if (inputs === null || inputs.baseline?.k !== k) {
    return [];
  }
  const wins = rows.map((row) => ({ row, gain: ranksWon(row, k) })).filter(({ gain }) => gain >= WON);
  const largestWins = wins.toSorted((a, b) => b.gain - a.gain).slice(0, _items_js__WEBPACK_IMPORTED_MODULE_10__/* .CASES */ .Gd);
  return largestWins.map(({ row: { case: suiteCase, before, score } }) => {
    const moved = { ranks_before: before.ranks, ranks_after: score.ranks };
    const ranks = (0,_items_js__WEBPACK_IMPORTED_MODULE_10__/* .risenRanks */ .TV)(moved, suiteCase);
    return { ...(0,_items_js__WEBPACK_IMPORTED_MODULE_10__/* .namedCase */ .II)(suiteCase), change: "", ranks, why: "" };
  });
}
function ranksWon({ before, score }, k) {
  if (before === null || score === null || score.error !== null) {
    return 0;
  }
  const bestRank = (ranks) => Math.min(k + WON, ...ranks.flatMap((rank) => rank ?? []));
  return bestRank(before.ranks) - bestRank(score.ranks);
}



/***/ }),

/***/ 39711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GD: () => (/* binding */ policyToDigest),
/* harmony export */   RL: () => (/* binding */ makeBaseCommand),
/* harmony export */   WX: () => (/* binding */ findAddresses),
/* harmony export */   d6: () => (/* binding */ findHosts),
/* harmony export */   o6: () => (/* binding */ parseHost)
/* harmony export */ });
function policyToDigest(config) {
  const { file: _file, retriever, ...policy } = config;
  const { kind, timeout_ms } = retriever;
  return {
    ...policy,
    retriever: { kind, timeout_ms, hosts: new Map(findHosts(retriever, "retriever")) }
  };
}
const FREE_KEYS = ["params", "env", "headers", "body", "arguments"];
function findHosts(value, prefix) {
  return findAddresses(value, prefix).map(([field, address]) => [field, parseHost(address)]);
}
function parseHost(address) {
  return /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(address)?.[0].toLowerCase() ?? address;
}
function findAddresses(value, prefix) {
  if (typeof value !== "object" || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, member]) => {
    if (FREE_KEYS.includes(key)) {
      return [];
    }
    const field = `${prefix}.${key}`;
    const isAddress = /(?:^|_)url$/.test(key) && typeof member === "string";
    return isAddress ? [[field, member]] : findAddresses(member, field);
  });
}
function makeBaseCommand(folder, commit) {
  return `git worktree remove --force ${folder} 2>/dev/null; git worktree add --detach ${folder} ${commit}`;
}



/***/ }),

/***/ 3292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ MIN_REPEATS)
/* harmony export */ });
const MIN_REPEATS = 3;



/***/ }),

/***/ 16358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ shortenNames)
/* harmony export */ });
/* harmony import */ var _alike_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7072);
/* harmony import */ var _lookup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97855);


function shortenNames(names) {
  const counts = (0,_lookup_js__WEBPACK_IMPORTED_MODULE_0__/* .countItems */ .A1)([...new Set(names)].map(_alike_names_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutTextHash */ .ch));
  return names.map((name) => {
    const path = (0,_alike_names_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutTextHash */ .ch)(name);
    return counts.get(path) === 1 ? path : name;
  });
}



/***/ }),

/***/ 90934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ sumEach)
/* harmony export */ });
function sumEach(items, valueOf) {
  let sum = 0;
  for (const item of items) {
    sum += valueOf(item);
  }
  return sum;
}



/***/ }),

/***/ 1732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hb: () => (/* binding */ hasNoPairs),
/* harmony export */   R6: () => (/* binding */ CATEGORIES),
/* harmony export */   V6: () => (/* binding */ lacksFigure),
/* harmony export */   YD: () => (/* binding */ GOLDEN_DATA_FINDINGS),
/* harmony export */   my: () => (/* binding */ isCount),
/* harmony export */   yq: () => (/* binding */ rankSeverity)
/* harmony export */ });
/* unused harmony export WEAKENINGS */
const CATEGORIES = [
  "forbidden_hit",
  "recall_drop",
  "ranking_shift",
  "fewer_results",
  "latency_regression",
  "diversity_collapse",
  "semantic_degraded_spike",
  "retriever_error",
  "cost_regression",
  "answer_regression",
  "missing_data",
  "golden_data_edited",
  "gate_weakened"
];
function isCount({ unit, missing }) {
  return unit === "cases" && missing === void 0;
}
function hasNoPairs({ missing }) {
  return missing?.code === "no_paired_cases";
}
function lacksFigure(check) {
  return check.state === "missing" && !hasNoPairs(check);
}
function rankSeverity({ passed, state }) {
  if (!passed) {
    return 2;
  }
  return state === "fell" ? 1 : 0;
}
const WEAKENINGS = (/* unused pure expression or super */ null && ([
  /** The base has another config than the head. */
  "config_moved",
  /** The base's files can't be read. */
  "base_unusable",
  /** A file of the gate became a symbolic link. */
  "link",
  "config_edited",
  /** Stored verdicts of the judge were edited. */
  "verdict_changed",
  /** The run passes only with edits of recorded cases. */
  "passes_only_with_edits",
  /** Much of the suite is taken out. */
  "suite_shrinks",
  /** Critical cases or forbidden documents are no longer watched. */
  "suite_edited",
  "baseline_edited",
  /** The baseline has a new digest of a file outside of git, which the file does not have. */
  "baseline_vouches",
  /** Rows of the baseline were edited to values that this run did not measure. */
  "baseline_not_measured",
  /** The baseline has other accepted figures than it must keep, as after `record --accept`. */
  "accepted_moved"
]));
const GOLDEN_DATA_FINDINGS = [
  "passes_only_with_edits",
  "suite_shrinks",
  "suite_edited"
];



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
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10107);







const REPORT_FILE = "report.json";
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
  for (const name of [REPORT_FILE, "part.json"]) {
    const text = await readTextOrEmpty(node_path__WEBPACK_IMPORTED_MODULE_2__.join(target, name));
    if (/"tool":\s*"retrieval-eval-gate /.test(text)) {
      return true;
    }
  }
  return false;
}
async function hasReport(directory) {
  const target = node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(directory);
  const report = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(target, REPORT_FILE)).catch(() => null);
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
  return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .ue("usage", `${directory} holds ${firstNames}, and no report of this program is there; nothing was removed`, `Give the report a folder of its own (--report-dir, or the input report-dir), or move ${them} away.`);
}
async function lockFolder(directory, begunAt = Infinity) {
  const target = node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(directory);
  try {
    const entries = await listEntries(target, directory);
    await requireOwnFolder(directory, entries);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(target, { recursive: true }).catch((error) => explainMkdirError(target, error));
    if (await hasReportsOnly(target, entries)) {
      await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(target, IGNORE_FILE), IGNORE_TEXT, FAIL_IF_PRESENT);
    }
    await writeLock(directory, begunAt);
  } catch (error) {
    const wasLockedMeanwhile = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_5__/* .systemCode */ .xU)(error) === "EEXIST";
    throw wasLockedMeanwhile ? refuseLockedFolder(directory, null) : explainWriteError(directory, error);
  }
}
async function writeLock(directory, begunAt) {
  const target = node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(directory);
  const lock = node_path__WEBPACK_IMPORTED_MODULE_2__.join(target, LOCK_FILE);
  if (refusedFolders.has(target)) {
    throw refuseLockedFolder(directory, null);
  }
  const hadLock = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(lock).catch(nullIfAbsent) !== null;
  const lockOwner = Number(await readTextOrEmpty(lock));
  if (lockOwner > 0 && lockOwner !== process.pid && isProcessAlive(lockOwner)) {
    throw refuseLockedFolder(directory, lockOwner);
  }
  if (await isReportNewer(target, begunAt)) {
    throw refuseLockedFolder(directory, null);
  }
  if (hadLock) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(lock, { force: true });
  }
  await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(lock, String(process.pid), FAIL_IF_PRESENT);
  rememberLock(lock);
}
const CLOCK_TOLERANCE_MS = 1e3;
async function isReportNewer(target, begunAt) {
  const report = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(target, REPORT_FILE)).catch(() => null);
  const writtenAt = report?.mtimeMs ?? 0;
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
    return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_5__/* .systemCode */ .xU)(error) === "EPERM";
  }
}
function refuseLockedFolder(directory, lockOwner) {
  refusedFolders.add(node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(directory));
  const ownerText = lockOwner === null ? "" : ` (process ${lockOwner})`;
  const advice = lockOwner === null ? "run this one again" : `remove ${LOCK_FILE} there`;
  return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .ue("usage", `another gate writes its report into ${directory} now${ownerText}`, `Give each a folder of its own with --report-dir. If no other gate is running, ${advice}.`);
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
function nullIfAbsent(error) {
  if ((0,_system_json_js__WEBPACK_IMPORTED_MODULE_5__/* .systemCode */ .xU)(error) === "ENOENT") {
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
  const code = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_5__/* .systemCode */ .xU)(error);
  if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .ue || code === void 0) {
    return error;
  }
  const hint = HINTS.get(code) ?? "Choose another report directory, or look at the disk.";
  return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .ue(code === "ENOTDIR" ? "usage" : "report_incomplete", `${directory}: the report could not be written (${code})`, { hint, cause: error });
}
function refusalError(code, what, hint) {
  return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .ue(code, `${what}; the report can't be written there`, hint);
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
  const shownCases = run.cases.map((first) => {
    const answers = (0,lookup/* requireItem */.l5)(answersByRun, shownRuns.get(first.case_id) ?? 0);
    return { ...first, outcome: (0,lookup/* requireValue */.vd)(answers, first.case_id).outcome };
  });
  return {
    scores: { ...scores, cases, means, by_row: byRow },
    run: { ...run, cases: shownCases, run_count: runs.length }
  };
}
function scopeMean(cases, scope, name) {
  const metric = (0,registry/* findMetric */.GF)(name);
  const weight = metric !== null && (0,family/* isPerCase */.uE)(metric.family) ? metric.family.weight : void 0;
  return (0,score/* weightedMean */.hY)((0,model_scope/* selectCases */._H)(cases, scope), (score) => (0,pairs/* metricValue */.a3)(score, name), weight);
}
function averageCases(runs) {
  const scoresOfCase = groupScores(runs);
  return (0,lookup/* requireItem */.l5)(runs, 0).map((first) => {
    const scoresByRun = scoresOfCase(first.id);
    const isMostlyFound = 2 * scoresByRun.filter(({ found }) => found).length > scoresByRun.length;
    const shown = scoresByRun.findIndex((each) => each.found === isMostlyFound);
    const metrics = new Map([...first.metrics.keys()].map((name) => [
      name,
      (0,score/* averageKnown */.jw)(scoresByRun.map((each) => (0,pairs/* metricValue */.a3)(each, name)))
    ]));
    const { samples_ms, spans_ms } = first;
    const times = { samples_ms, ...spans_ms !== void 0 && { spans_ms } };
    return { score: { ...(0,lookup/* requireItem */.l5)(scoresByRun, shown), ...times, metrics }, shown };
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
  return { ...baseline, cases, run_count: runs.length, ...varies && { answers_vary: true } };
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
    return sealReport({ ...reached, failure, verdict: (0,outcome/* errorVerdict */.yP)(null) }, ports, null);
  }
}
async function measureAndConclude(ports, addReached) {
  const policies = await loadPolicies(ports);
  addReached({ inputs: policies.head, policies: (0,two_policies/* policiesReceipt */.NU)(policies) });
  const { plan, union } = (0,questions/* makePlan */.Cs)(policies, ports.selectCases);
  const asked = await ports.retrieve(plan);
  const measured = await ports.judgeAnswers(plan, (0,questions/* splitByPolicy */.OC)(union, asked));
  const askedInputs = (0,questions/* selectAskedCases */.Cm)(plan);
  const first = scoreHead(askedInputs, measured);
  addReached({ ...shownScores(first), inputs: askedInputs, part: asked.part ?? null });
  const runs = measured.failure === null ? await measureFurtherRuns(first, asked, plan, union, ports) : [first];
  const judged = runs.length === 1 ? first : averageRunsByRows(runs, policies);
  const reached = addReached(shownScores(judged));
  const { recording, ...conclusion } = await ports.conclude({
    policies,
    plan,
    union,
    asked,
    inputs: askedInputs,
    measured: { ...measured, head: judged.run },
    scores: judged.scores
  });
  const unsealed = { ...reached, ...conclusion };
  const newBaseline = makeNewBaseline(unsealed, askedInputs, ports, runs, recording);
  return sealReport(unsealed, ports, newBaseline);
}
function averageRunsByRows(runs, { head, over: recordedOver }) {
  const { config, suite } = head;
  const { baseline } = recordedOver ?? head;
  return averageRuns(runs.map(({ scores, run }) => ({
    run,
    scores: (0,row_scores/* addRowScores */.Fp)({ config, suite, baseline }, scores, run)
  })));
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
  const scoreFurther = (head) => {
    const scored = scoreHead(plan.head, { head, failure: null });
    (0,sound/* assertMeasured */.TG)(config, suite, scored.scores, null);
    return scored;
  };
  if (second !== void 0) {
    return [first, scoreFurther(union.part(second, "head"))];
  }
  if (repeat === void 0) {
    return [first];
  }
  (0,sound/* assertMeasured */.TG)(config, suite, first.scores, null);
  const untimedConfig = { ...config, latency: "off" };
  const untimed = { ...plan, head: { ...plan.head, config: untimedConfig } };
  const runs = [first];
  for (let time = 0; time < repeat.times; time++) {
    const { head, failure } = (0,questions/* splitByPolicy */.OC)(union, await repeat.ask(untimed));
    if (failure !== null) {
      throw failure;
    }
    runs.push(scoreFurther(head));
  }
  return runs;
}
function sealReport(unsealed, ports, newBaseline) {
  const report = {
    tool: ports.tool,
    ...unsealed,
    new_baseline: newBaseline,
    deterministic_digest: null
  };
  if (report.scores === null) {
    return report;
  }
  return { ...report, deterministic_digest: ports.digestReport(report) };
}
function makeNewBaseline(unsealed, files, ports, runs, recording) {
  const measured = measureNewBaseline(unsealed, ports, runs);
  if (measured === null) {
    return null;
  }
  const baseline = recording === void 0 ? measured : (0,accepted_figures/* updateAcceptedFigures */.cW)(keepVariances(measured, recording.before), recording);
  const merged = (0,selected_cases/* keepUnselectedRows */.T4)(baseline, files);
  if (merged === null && ports.command === "record") {
    throw unlikeRowsError(files);
  }
  return merged;
}
function measureNewBaseline({ failure, inputs, run, scores }, { tool, command, renewsTimes = false }, runs) {
  const isMeasured = failure === null || failure.code === "baseline_missing";
  if (!isMeasured || inputs === null || run === null || scores === null || inputs.suite.partial) {
    return null;
  }
  const measured = (0,outcome/* makeBaseline */.c1)(inputs, run, scores, tool, command);
  const timed = renewsTimes ? measured : (0,recorded/* keepOldLatency */.Z)(inputs, inputs.baseline, measured);
  return runs.length > 1 ? addRunFigures(timed, runs) : timed;
}
function unlikeRowsError({ config }) {
  const message = `${(0,model_config/* baselineFile */._S)(config)} holds rows that \`select\` leaves out, and they were measured otherwise: by another k or definition, or as the mean of another number of runs`;
  return new errors/* GateError */.ue("not_comparable", message, "Record the whole suite, with a config that has no `select`; or name another baseline in this config.");
}



/***/ }),

/***/ 13574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CD: () => (/* binding */ retrieverValue),
/* harmony export */   Mh: () => (/* binding */ baselineParts),
/* harmony export */   Uk: () => (/* binding */ msValue),
/* harmony export */   Wl: () => (/* binding */ latencyValue),
/* harmony export */   Ws: () => (/* binding */ renderBaselineJson),
/* harmony export */   f2: () => (/* binding */ stagesValue),
/* harmony export */   l9: () => (/* binding */ roundMs),
/* harmony export */   yq: () => (/* binding */ pricesValue)
/* harmony export */ });
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97855);
/* harmony import */ var _metrics_derived_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56192);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16886);



const VERSION = 1;
const HAS_LINE_FOR_EACH = true;
const MS_DECIMALS = 3;
function baselineValue(baseline) {
  const { suite, definition, k, judge, tool, environment, timing, files, means } = baseline;
  const caseValue = makeCaseWriter(baseline);
  return {
    version: VERSION,
    suite,
    definition,
    k,
    judge,
    tool,
    environment,
    timing: { ...timing, ms: roundMs(timing.ms) },
    files,
    retriever: retrieverValue(baseline.retriever),
    accepted: baseline.accepted,
    // The means by tag are computed from the rows when the file is read.
    metrics: { overall: means.overall, by_intent: means.by_intent },
    cases: _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .StreamedValue */ .zX.members(function* () {
      for (const [id, row] of casesInOrder(baseline)) {
        yield [id, caseValue(row)];
      }
    }, HAS_LINE_FOR_EACH),
    prices: baseline.prices && pricesValue(baseline.prices),
    run_count: baseline.run_count,
    answers_vary: baseline.answers_vary
  };
}
function makeCaseWriter({ definition, means, run_count: runs = 1 }) {
  const metricNames = [...means.overall.keys()].toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .OP);
  const recording = { relevance: definition.relevance, runs };
  const metricColumns = metricNames.map((name) => ({
    name,
    derivation: (0,_metrics_derived_js__WEBPACK_IMPORTED_MODULE_0__/* .findDerivation */ .R)(name, recording)
  }));
  return (row) => {
    const values = [];
    const deviatingMetrics = [];
    for (const { name, derivation } of metricColumns) {
      const value = roundValue(row.metrics.get(name) ?? null);
      if (derivation === null) {
        values.push(value);
      } else if (value !== roundValue(derivation.derive(row))) {
        deviatingMetrics.push([name, value]);
      }
    }
    return {
      ask: row.digests.ask,
      query: row.digests.query,
      answer: row.answer,
      clusters: row.clusters,
      targets: row.targets,
      forbidden: row.forbidden,
      expect_empty: row.expect_empty,
      accepted: row.accepted,
      found_in: row.found_in,
      variance: row.variance,
      intent: row.intent,
      metrics: deviatingMetrics.length === 0 ? void 0 : new Map(deviatingMetrics),
      ranks: row.ranks,
      results: row.results,
      values: values.length === 0 ? void 0 : values
    };
  };
}
function roundValue(value) {
  return value === null ? null : (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .roundNumber */ .Wf)(value);
}
function* baselineParts(baseline) {
  const end = "\n}\n";
  let heldText = "";
  for (const part of (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalParts */ .BE)(baselineValue(baseline))) {
    heldText += part;
    if (heldText.length <= end.length) {
      continue;
    }
    yield heldText.slice(0, -end.length);
    heldText = heldText.slice(-end.length);
  }
  let lead = ',\n  "samples": {\n';
  let hasSamples = false;
  for (const [id, row] of casesInOrder(baseline)) {
    const value = samplesValue(row);
    if (value === null) {
      continue;
    }
    yield `${lead}    ${JSON.stringify(id)}: ${(0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compactCanonical */ .SM)(value)}`;
    lead = ",\n";
    hasSamples = true;
  }
  yield hasSamples ? `
  }${end}` : end;
}
function casesInOrder({ cases }) {
  return [...cases].toSorted(([a], [b]) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .OP)(a, b));
}
function samplesValue({ latency_ms: latencyMs, spans_ms: spansMs }) {
  if (spansMs !== void 0) {
    return { latency_ms: latencyMs.map(roundMs), spans_ms: stagesValue(spansMs) };
  }
  return latencyMs.length === 0 ? null : latencyMs.map(roundMs);
}
function renderBaselineJson(report) {
  return report.new_baseline === null ? null : baselineParts(report.new_baseline);
}
function retrieverValue({ kind, fingerprint, corpus_digest, corpus, params }) {
  return { kind, fingerprint, corpus_digest, corpus, params };
}
function latencyValue({ samples, spans, ...times }) {
  return {
    samples,
    ...Object.fromEntries(Object.entries(times).map(([name, ms]) => [name, ms && roundMs(ms)])),
    spans: spans && (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .mapValues */ .LG)(spans, latencyValue)
  };
}
function pricesValue({ currency, models }) {
  const priceEntries = [...models].map(([model, prices]) => {
    const setPrices = Object.entries(prices).filter(([, price]) => price !== null);
    return [model, Object.fromEntries(setPrices)];
  });
  return { currency, models: new Map(priceEntries) };
}
function stagesValue(spansMs) {
  return spansMs && (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .mapValues */ .LG)(spansMs, (samples) => samples.map(roundMs));
}
function roundMs(ms) {
  return (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .roundNumber */ .Wf)(ms, MS_DECIMALS);
}
function msValue(ms) {
  return ms === null ? null : roundMs(ms);
}



/***/ }),

/***/ 40305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YH: () => (/* binding */ gridLines),
/* harmony export */   fL: () => (/* binding */ percentText),
/* harmony export */   kg: () => (/* binding */ axisSvg),
/* harmony export */   om: () => (/* binding */ linearScale),
/* harmony export */   qV: () => (/* binding */ dumbbellSvg),
/* harmony export */   xt: () => (/* binding */ canDraw),
/* harmony export */   zy: () => (/* binding */ chartScale)
/* harmony export */ });
const ROOM_OF_RANGE = 0.08;
const ROOM_OF_VALUE = 0.1;
function linearScale(values, bounds = [-Infinity, Infinity]) {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const room = (high - low) * ROOM_OF_RANGE || Math.abs(high) * ROOM_OF_VALUE || 1;
  const from = Math.max(low - room, bounds[0]);
  const to = Math.min(high + room, bounds[1]);
  return { at: (value) => scalePosition(value, from, to), ticks: roundSteps(from, to) };
}
function scalePosition(value, from, to) {
  const share = to > from ? (value - from) / (to - from) : 0.5;
  return 100 * Math.min(Math.max(share, 0), 1);
}
function roundSteps(from, to) {
  const quarter = (to - from) / 4;
  const power = 10 ** Math.floor(Math.log10(quarter));
  const step = power * ([1, 2, 5, 10].find((digit) => digit * power >= quarter) ?? 10);
  const first = Math.ceil(from / step - 1e-9);
  const count = Math.floor(to / step + 1e-9) - first + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}
function percentText(position) {
  return `${Number(position.toFixed(2))}%`;
}
function axisSvg({ ticks, at }, unit = "") {
  const labels = ticks.map((tick, i) => {
    const suffix = i === ticks.length - 1 ? unit : "";
    return `<text x="${percentText(at(tick))}" y="11">${tick}${suffix}</text>`;
  });
  return `<svg class="axis" aria-hidden="true">${labels.join("")}</svg>`;
}
function gridLines(scale) {
  const places = scale.ticks.map((tick) => percentText(scale.at(tick)));
  return places.map((x) => `<line class="grid" x1="${x}" x2="${x}" y1="0" y2="100%"/>`).join("");
}
const MIDDLE = 12;
function canDraw(check) {
  return check.baseline !== null && check.current !== null && check.state !== "missing";
}
const LEAST_HALF_RANGE = 0.03;
function chartScale(checks) {
  const values = checks.filter(canDraw).flatMap((check) => [check.baseline, check.current, check.limit]).filter((value) => value !== null);
  const areAmounts = checks.some((check) => ["ms", "money", "characters"].includes(check.unit));
  if (areAmounts) {
    return linearScale([0, ...values], [0, Infinity]);
  }
  const centre = values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
  const leastRange = [centre - LEAST_HALF_RANGE, centre + LEAST_HALF_RANGE];
  return linearScale([...values, ...leastRange], [0, 1]);
}
function dumbbellSvg(check, scale) {
  const { baseline, current, limit, interval } = check;
  if (baseline === null || current === null) {
    return "";
  }
  const x = (value) => percentText(scale.at(value));
  const line = (name, from, to) => `<line class="${name}" x1="${x(from)}" x2="${x(to)}" y1="${MIDDLE}" y2="${MIDDLE}"/>`;
  const heldOrFailed = check.passed ? "held" : "failed";
  const state = check.state === "fell" ? "fell" : heldOrFailed;
  const band = limit === null ? "" : bandSvg(check, limit, scale);
  const intervalLine = interval === null ? "" : line("interval", interval[0], interval[1]);
  return `<svg class="dumbbell ${state}" aria-hidden="true">${gridLines(scale)}${band}${line("move", baseline, current)}${intervalLine}<circle class="was" cx="${x(baseline)}" cy="${MIDDLE}" r="4.5"/><circle class="now" cx="${x(current)}" cy="${MIDDLE}" r="5"/></svg>`;
}
function bandSvg(check, limit, scale) {
  const baseline = scale.at(check.baseline);
  const end = scale.at(limit);
  const [from, to] = check.direction === "higher" ? [end, baseline] : [baseline, end];
  const band = to > from ? `<rect class="band" x="${percentText(from)}" width="${percentText(to - from)}" y="3" height="18"/>` : "";
  const tick = percentText(end);
  return `${band}<line class="limit" x1="${tick}" x2="${tick}" y1="3" y2="21"/>`;
}



/***/ }),

/***/ 57107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o_: () => (/* binding */ NAME),
  Jj: () => (/* binding */ QUERY),
  gz: () => (/* binding */ SENTENCE),
  my: () => (/* binding */ caseHref),
  v1: () => (/* binding */ codeHtml),
  c9: () => (/* binding */ detailsHtml),
  M5: () => (/* binding */ groupList),
  vF: () => (/* binding */ iconHtml),
  LU: () => (/* binding */ html_long),
  zc: () => (/* binding */ notesHtml),
  bu: () => (/* binding */ num),
  pj: () => (/* binding */ plain),
  pA: () => (/* binding */ proseHtml),
  jB: () => (/* binding */ sectionHtml),
  qj: () => (/* binding */ tableHtml),
  e$: () => (/* binding */ termHtml)
});

;// CONCATENATED MODULE: ./lib/reporters/html/icons.js
const ICON_PATHS = {
  bad: "M4 4l8 8M12 4l-8 8",
  good: "M3 8.5l3.5 3.5L13 4.5",
  half: "M3 8h10"
};


// EXTERNAL MODULE: ./lib/metrics/registry.js + 2 modules
var registry = __webpack_require__(13480);
// EXTERNAL MODULE: ./lib/messages/escape.js
var messages_escape = __webpack_require__(28213);
// EXTERNAL MODULE: ./lib/model/lookup.js
var lookup = __webpack_require__(97855);
;// CONCATENATED MODULE: ./lib/reporters/html/html.js




const NAME = 120;
const QUERY = 300;
const SENTENCE = 1e3;
function proseHtml(sentence, max = Infinity) {
  return (0,messages_escape/* markCode */.n7)((0,messages_escape/* escapeHtml */.ZD)(sentence, max));
}
function codeHtml(value, max = Infinity) {
  return `<code>${(0,messages_escape/* escapeHtml */.ZD)(value, max)}</code>`;
}
function termHtml(metric) {
  const meaning = (0,registry/* meaningOfMetric */.ZW)(metric);
  if (meaning === null) {
    return codeHtml(metric, NAME);
  }
  const id = (0,messages_escape/* escapeHtml */.ZD)(`check-${metric}`, NAME);
  return `<span class="term"><code tabindex="0" aria-describedby="${id}">${(0,messages_escape/* escapeHtml */.ZD)(metric, NAME)}</code><span role="tooltip" id="${id}">${(0,messages_escape/* escapeHtml */.ZD)(meaning)}</span></span>`;
}
function iconHtml(name) {
  return `<svg class="icon ${name}" viewBox="0 0 16 16" aria-hidden="true"><path d="${ICON_PATHS[name]}"/></svg>`;
}
function caseHref(id) {
  return (0,messages_escape/* escapeHtml */.ZD)(`#case=${encodeURIComponent(id.replaceAll(new RegExp("\\p{Cs}", "gu"), "\uFFFD"))}`);
}
function sectionHtml(id, title, body) {
  return body === "" ? "" : `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${(0,messages_escape/* escapeHtml */.ZD)(title)}</h2>
${body}</section>
`;
}
const GROUPS = 3;
function groupList(groups) {
  const items = groups.slice(0, GROUPS).map((words, index) => `<li><a href="#group=${index}">${(0,messages_escape/* escapeHtml */.ZD)(words, SENTENCE)}</a></li>
`);
  const hiddenCount = groups.length - items.length;
  const more = hiddenCount > 0 ? `<p class="more">${hiddenCount} more in the table's filter</p>
` : "";
  return items.length === 0 ? "" : `<ol class="groups">
${items.join("")}</ol>
${more}`;
}
function notesHtml(items) {
  const list = items.map((item) => `<li>${item}</li>
`).join("");
  return list === "" ? "" : `<ul class="notices">
${list}</ul>
`;
}
function detailsHtml(summary, body) {
  return body === "" ? "" : `<details><summary>${(0,messages_escape/* escapeHtml */.ZD)(summary)}</summary>
${body}</details>
`;
}
const plain = (name) => ({ name, kind: "plain" });
const num = (name) => ({ name, kind: "num" });
const html_long = (name) => ({ name, kind: "text" });
function tableHtml(caption, columns, rows) {
  const columnClass = ({ kind }) => kind === "plain" ? "" : ` class="${kind}"`;
  const head = columns.map((column) => `<th scope="col"${columnClass(column)}>${(0,messages_escape/* escapeHtml */.ZD)(column.name, NAME)}</th>`).join("");
  const cellHtml = (cell, i) => {
    const attributes = columnClass((0,lookup/* requireItem */.l5)(columns, i));
    return i === 0 ? `<th scope="row"${attributes}>${cell}</th>` : `<td${attributes}>${cell}</td>`;
  };
  const body = rows.map((cells) => `<tr>${cells.map(cellHtml).join("")}</tr>
`).join("");
  return `<div class="scroll" role="region" tabindex="0" aria-label="${(0,messages_escape/* escapeHtml */.ZD)(caption)}"><table><caption>${(0,messages_escape/* escapeHtml */.ZD)(caption)}</caption>
<thead><tr>${head}</tr></thead>
<tbody>
${body}</tbody></table></div>
`;
}



/***/ }),

/***/ 2513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  oe: () => (/* binding */ renderBar),
  Cf: () => (/* binding */ renderPage)
});

// UNUSED EXPORTS: POLICY

// EXTERNAL MODULE: ./lib/reporters/html/html.js + 1 modules
var html = __webpack_require__(57107);
// EXTERNAL MODULE: ./lib/messages/escape.js
var messages_escape = __webpack_require__(28213);
;// CONCATENATED MODULE: ./lib/reporters/html/page.generated.js
const SCRIPT = '/* Contains preact:\nThe MIT License (MIT)\n\nCopyright (c) 2015-present Jason Miller\n\nPermission is hereby granted, free of charge, to any person obtaining a copy\nof this software and associated documentation files (the "Software"), to deal\nin the Software without restriction, including without limitation the rights\nto use, copy, modify, merge, publish, distribute, sublicense, and/or sell\ncopies of the Software, and to permit persons to whom the Software is\nfurnished to do so, subject to the following conditions:\n\nThe above copyright notice and this permission notice shall be included in all\ncopies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR\nIMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,\nFITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE\nAUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER\nLIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,\nOUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE\nSOFTWARE.\n*/\n"use strict";(()=>{var ie,h,nn,dt,A,Ze,tn,rn,xe,ne,K,on,Te,Re,Ce,pt,oe={},se=[],ft=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i,le=Array.isArray;function P(e,n){for(var t in n)e[t]=n[t];return e}function Se(e){e&&e.parentNode&&e.parentNode.removeChild(e)}function mt(e,n,t){var r,o,s,i={};for(s in n)s=="key"?r=n[s]:s=="ref"?o=n[s]:i[s]=n[s];if(arguments.length>2&&(i.children=arguments.length>3?ie.call(arguments,2):t),typeof e=="function"&&e.defaultProps!=null)for(s in e.defaultProps)i[s]===void 0&&(i[s]=e.defaultProps[s]);return te(e,i,r,o,null)}function te(e,n,t,r,o){var s={type:e,props:n,key:t,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:void 0,__v:o??++nn,__i:-1,__u:0};return o==null&&h.vnode!=null&&h.vnode(s),s}function R(e){return e.children}function re(e,n){this.props=e,this.context=n}function N(e,n){if(n==null)return e.__?N(e.__,e.__i+1):null;for(var t;n<e.__k.length;n++)if((t=e.__k[n])!=null&&t.__e!=null)return t.__e;return typeof e.type=="function"?N(e):null}function _t(e){if(e.__P&&e.__d){var n=e.__v,t=n.__e,r=[],o=[],s=P({},n);s.__v=n.__v+1,h.vnode&&h.vnode(s),Me(e.__P,s,n,e.__n,e.__P.namespaceURI,32&n.__u?[t]:null,r,t??N(n),!!(32&n.__u),o),s.__v=n.__v,s.__.__k[s.__i]=s,cn(r,s,o),n.__e=n.__=null,s.__e!=t&&sn(s)}}function sn(e){if((e=e.__)!=null&&e.__c!=null)return e.__e=e.__c.base=null,e.__k.some(function(n){if(n!=null&&n.__e!=null)return e.__e=e.__c.base=n.__e}),sn(e)}function Ye(e){(!e.__d&&(e.__d=!0)&&A.push(e)&&!ae.__r++||Ze!=h.debounceRendering)&&((Ze=h.debounceRendering)||tn)(ae)}function ae(){try{for(var e,n=1;A.length;)A.length>n&&A.sort(rn),e=A.shift(),n=A.length,_t(e)}finally{A.length=ae.__r=0}}function an(e,n,t,r,o,s,i,u,d,l,p){var m,c,f,b,x,k,_=r&&r.__k||se,g=n.length;for(d=gt(t,n,_,d,g),m=0;m<g;m++)(f=t.__k[m])!=null&&(c=f.__i!=-1&&_[f.__i]||oe,f.__i=m,k=Me(e,f,c,o,s,i,u,d,l,p),b=f.__e,f.ref&&c.ref!=f.ref&&(c.ref&&$e(c.ref,null,f),p.push(f.ref,f.__c||b,f)),x==null&&b!=null&&(x=b),4&f.__u?(d=ln(f,d,e),c.__e&&(c.__e=null)):typeof f.type=="function"&&k!==void 0?d=k:b&&(d=b.nextSibling),f.__u&=-7);return t.__e=x,d}function gt(e,n,t,r,o){var s,i,u,d,l,p=t.length,m=p,c=0;for(e.__k=new Array(o),s=0;s<o;s++)(i=n[s])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i=="string"||typeof i=="number"||typeof i=="bigint"||i.constructor==String?i=e.__k[s]=te(null,i,null,null,null):le(i)?i=e.__k[s]=te(R,{children:i},null,null,null):i.constructor===void 0&&i.__b>0?i=e.__k[s]=te(i.type,i.props,i.key,i.ref?i.ref:null,i.__v):e.__k[s]=i,d=s+c,i.__=e,i.__b=e.__b+1,u=null,(l=i.__i=yt(i,t,d,m))!=-1&&(m--,(u=t[l])&&(u.__u|=2)),u==null||u.__v==null?(l==-1&&(o>p?c--:o<p&&c++),typeof i.type!="function"&&(i.__u|=4)):l!=d&&(l==d-1?c--:l==d+1?c++:(l>d?c--:c++,i.__u|=4))):e.__k[s]=null;if(m)for(s=0;s<p;s++)(u=t[s])!=null&&(2&u.__u)==0&&(u.__e==r&&(r=N(u)),pn(u,u));return r}function ln(e,n,t){var r,o;if(typeof e.type=="function"){for(r=e.__k,o=0;r&&o<r.length;o++)r[o]&&(r[o].__=e,n=ln(r[o],n,t));return n}e.__e!=n&&(n&&e.type&&!n.parentNode&&(n=N(e)),n=t.insertBefore(e.__e,n||null));do n=n&&n.nextSibling;while(n!=null&&n.nodeType==8);return n}function yt(e,n,t,r){var o,s,i,u=e.key,d=e.type,l=n[t],p=l!=null&&(2&l.__u)==0;if(l===null&&u==null||p&&u==l.key&&d==l.type)return t;if(r>(p?1:0)){for(o=t-1,s=t+1;o>=0||s<n.length;)if((l=n[i=o>=0?o--:s++])!=null&&(2&l.__u)==0&&u==l.key&&d==l.type)return i}return-1}function Xe(e,n,t){n[0]=="-"?e.setProperty(n,t??""):e[n]=t==null?"":typeof t!="number"||ft.test(n)?t:t+"px"}function ee(e,n,t,r,o){var s,i;e:if(n=="style")if(typeof t=="string")e.style.cssText=t;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(n in r)t&&n in t||Xe(e.style,n,"");if(t)for(n in t)r&&t[n]==r[n]||Xe(e.style,n,t[n])}else if(n[0]=="o"&&n[1]=="n")s=n!=(n=n.replace(on,"$1")),i=n.toLowerCase(),n=i in e||n=="onFocusOut"||n=="onFocusIn"?i.slice(2):n.slice(2),e.l||(e.l={}),e.l[n+s]=t,t?r?t[K]=r[K]:(t[K]=Te,e.addEventListener(n,s?Ce:Re,s)):e.removeEventListener(n,s?Ce:Re,s);else{if(o=="http://www.w3.org/2000/svg")n=n.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(n!="width"&&n!="height"&&n!="href"&&n!="list"&&n!="form"&&n!="tabIndex"&&n!="download"&&n!="rowSpan"&&n!="colSpan"&&n!="role"&&n!="popover"&&n in e)try{e[n]=t??"";break e}catch{}typeof t=="function"||(t==null||t===!1&&n[4]!="-"?e.removeAttribute(n):e.setAttribute(n,n=="popover"&&t==1?"":t))}}function en(e){return function(n){if(this.l){var t=this.l[n.type+e];if(n[ne]==null)n[ne]=Te++;else if(n[ne]<t[K])return;return t(h.event?h.event(n):n)}}}function Me(e,n,t,r,o,s,i,u,d,l){var p,m,c,f,b,x,k,_,g,C,U,I,j,Qe,X,ke,$=n.type;if(n.constructor!==void 0)return null;128&t.__u&&(d=!!(32&t.__u),s=[u=n.__e=t.__e]),(p=h.__b)&&p(n);e:if(typeof $=="function"){m=i.length;try{if(g=n.props,C=$.prototype&&$.prototype.render,U=(p=$.contextType)&&r[p.__c],I=p?U?U.props.value:p.__:r,t.__c?_=(c=n.__c=t.__c).__=c.__E:(C?n.__c=c=new $(g,I):(n.__c=c=new re(g,I),c.constructor=$,c.render=bt),U&&U.sub(c),c.state||(c.state={}),c.__n=r,f=c.__d=!0,c.__h=[],c._sb=[]),C&&c.__s==null&&(c.__s=c.state),C&&$.getDerivedStateFromProps!=null&&(c.__s==c.state&&(c.__s=P({},c.__s)),P(c.__s,$.getDerivedStateFromProps(g,c.__s))),b=c.props,x=c.state,c.__v=n,f)C&&$.getDerivedStateFromProps==null&&c.componentWillMount!=null&&c.componentWillMount(),C&&c.componentDidMount!=null&&c.__h.push(c.componentDidMount);else{if(C&&$.getDerivedStateFromProps==null&&g!==b&&c.componentWillReceiveProps!=null&&c.componentWillReceiveProps(g,I),n.__v==t.__v||!c.__e&&c.shouldComponentUpdate!=null&&c.shouldComponentUpdate(g,c.__s,I)===!1){n.__v!=t.__v&&(c.props=g,c.state=c.__s,c.__d=!1),n.__e=t.__e,n.__k=t.__k,n.__k.some(function(O){O&&(O.__=n)}),se.push.apply(c.__h,c._sb),c._sb=[],c.__h.length&&i.push(c),u=N(t);break e}c.componentWillUpdate!=null&&c.componentWillUpdate(g,c.__s,I),C&&c.componentDidUpdate!=null&&c.__h.push(function(){c.componentDidUpdate(b,x,k)})}if(c.context=I,c.props=g,c.__P=e,c.__e=!1,j=h.__r,Qe=0,C)c.state=c.__s,c.__d=!1,j&&j(n),p=c.render(c.props,c.state,c.context),se.push.apply(c.__h,c._sb),c._sb=[];else do c.__d=!1,j&&j(n),p=c.render(c.props,c.state,c.context),c.state=c.__s;while(c.__d&&++Qe<25);c.state=c.__s,c.getChildContext!=null&&(r=P(P({},r),c.getChildContext())),C&&!f&&c.getSnapshotBeforeUpdate!=null&&(k=c.getSnapshotBeforeUpdate(b,x)),X=p!=null&&p.type===R&&p.key==null?dn(p.props.children):p,u=an(e,le(X)?X:[X],n,t,r,o,s,i,u,d,l),c.base=n.__e,n.__u&=-161,c.__h.length&&i.push(c),_&&(c.__E=c.__=null)}catch(O){if(i.length=m,n.__v=null,d||s!=null){if(O.then){for(n.__u|=d?160:128;u&&u.nodeType==8&&u.nextSibling;)u=u.nextSibling;s!=null&&(s[s.indexOf(u)]=null),n.__e=u}else if(s!=null)for(ke=s.length;ke--;)Se(s[ke])}else n.__e=t.__e;n.__k==null&&(n.__k=t.__k||[]),O.then||un(n),h.__e(O,n,t)}}else s==null&&n.__v==t.__v?(n.__k=t.__k,n.__e=t.__e):u=n.__e=ht(t.__e,n,t,r,o,s,i,d,l);return(p=h.diffed)&&p(n),128&n.__u?void 0:u}function un(e){e&&(e.__c&&(e.__c.__e=!0),e.__k&&e.__k.some(un))}function cn(e,n,t){for(var r=0;r<t.length;r++)$e(t[r],t[++r],t[++r]);h.__c&&h.__c(n,e),e.some(function(o){try{e=o.__h,o.__h=[],e.some(function(s){s.call(o)})}catch(s){h.__e(s,o.__v)}})}function dn(e){return typeof e!="object"||e==null||e.__b>0?e:le(e)?e.map(dn):e.constructor!==void 0?null:P({},e)}function ht(e,n,t,r,o,s,i,u,d){var l,p,m,c,f,b,x,k=t.props||oe,_=n.props,g=n.type;if(g=="svg"?o="http://www.w3.org/2000/svg":g=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),s!=null){for(l=0;l<s.length;l++)if((f=s[l])&&"setAttribute"in f==!!g&&(g?f.localName==g:f.nodeType==3)){e=f,s[l]=null;break}}if(e==null){if(g==null)return document.createTextNode(_);e=document.createElementNS(o,g,_.is&&_),u&&(h.__m&&h.__m(n,s),u=!1),s=null}if(g==null)k===_||u&&e.data==_||(e.data=_);else{if(s=g=="textarea"&&_.defaultValue!=null?null:s&&ie.call(e.childNodes),!u&&s!=null)for(k={},l=0;l<e.attributes.length;l++)k[(f=e.attributes[l]).name]=f.value;for(l in k)f=k[l],l=="dangerouslySetInnerHTML"?m=f:l=="children"||l in _||l=="value"&&"defaultValue"in _||l=="checked"&&"defaultChecked"in _||ee(e,l,null,f,o);for(l in _)f=_[l],l=="children"?c=f:l=="dangerouslySetInnerHTML"?p=f:l=="value"?b=f:l=="checked"?x=f:u&&typeof f!="function"||k[l]===f||ee(e,l,f,k[l],o);if(p)u||m&&(p.__html==m.__html||p.__html==e.innerHTML)||(e.innerHTML=p.__html),n.__k=[];else if(m&&(e.innerHTML=""),an(n.type=="template"?e.content:e,le(c)?c:[c],n,t,r,g=="foreignObject"?"http://www.w3.org/1999/xhtml":o,s,i,s?s[0]:t.__k&&N(t,0),u,d),s!=null)for(l=s.length;l--;)Se(s[l]);u&&g!="textarea"||(l="value",g=="progress"&&b==null?e.removeAttribute("value"):b!=null&&(b!==e[l]||g=="progress"&&!b||g=="option"&&b!=k[l])&&ee(e,l,b,k[l],o),l="checked",x!=null&&x!=e[l]&&ee(e,l,x,k[l],o))}return e}function $e(e,n,t){try{if(typeof e=="function"){var r=typeof e.__u=="function";r&&e.__u(),r&&n==null||(e.__u=e(n))}else e.current=n}catch(o){h.__e(o,t)}}function pn(e,n,t){var r,o;if(h.unmount&&h.unmount(e),(r=e.ref)&&(r.current&&r.current!=e.__e||$e(r,null,n)),(r=e.__c)!=null){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(s){h.__e(s,n)}r.base=r.__P=r.__n=null}if(r=e.__k)for(o=0;o<r.length;o++)r[o]&&pn(r[o],n,t||typeof e.type!="function");t||Se(e.__e),e.__c=e.__=e.__e=void 0}function bt(e,n,t){return this.constructor(e,t)}function Pe(e,n,t){var r,o,s,i;n==document&&(n=document.documentElement),h.__&&h.__(e,n),o=(r=typeof t=="function")?null:t&&t.__k||n.__k,s=[],i=[],Me(n,e=(!r&&t||n).__k=mt(R,null,[e]),o||oe,oe,n.namespaceURI,!r&&t?[t]:o?null:n.firstChild?ie.call(n.childNodes):null,s,!r&&t?t:o?o.__e:n.firstChild,r,i),cn(s,e,i),e.props.children=null}ie=se.slice,h={__e:function(e,n,t,r){for(var o,s,i;n=n.__;)if((o=n.__c)&&!o.__)try{if((s=o.constructor)&&s.getDerivedStateFromError!=null&&(o.setState(s.getDerivedStateFromError(e)),i=o.__d),o.componentDidCatch!=null&&(o.componentDidCatch(e,r||{}),i=o.__d),i)return o.__E=o}catch(u){e=u}throw e}},nn=0,dt=function(e){return e!=null&&e.constructor===void 0},re.prototype.setState=function(e,n){var t;t=this.__s!=null&&this.__s!=this.state?this.__s:this.__s=P({},this.state),typeof e=="function"&&(e=e(P({},t),this.props)),e&&P(t,e),e!=null&&this.__v&&(n&&this._sb.push(n),Ye(this))},re.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),Ye(this))},re.prototype.render=R,A=[],tn=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,rn=function(e,n){return e.__v.__b-n.__v.__b},ae.__r=0,xe=Math.random().toString(8),ne="__d"+xe,K="__a"+xe,on=/(PointerCapture)$|Capture$/i,Te=0,Re=en(!1),Ce=en(!0),pt=0;var H,w,Ae,fn,G=0,vn=[],v=h,mn=v.__b,_n=v.__r,gn=v.diffed,yn=v.__c,hn=v.unmount,bn=v.__;function ce(e,n){v.__h&&v.__h(w,e,G||n),G=0;var t=w.__H||(w.__H={__:[],__h:[]});return e>=t.__.length&&t.__.push({}),t.__[e]}function S(e){return G=1,wt(kn,e)}function wt(e,n,t){var r=ce(H++,2);if(r.t=e,!r.__c&&(r.__=[t?t(n):kn(void 0,n),function(u){var d=r.__N?r.__N[0]:r.__[0],l=r.t(d,u);d!==l&&(r.__N=[l,r.__[1]],r.__c.setState({}))}],r.__c=w,!w.__f)){var o=function(u,d,l){if(!r.__c.__H)return!0;var p=!1,m=r.__c.props!==u;if(r.__c.__H.__.some(function(f){if(f.__N){p=!0;var b=f.__[0];f.__=f.__N,f.__N=void 0,b!==f.__[0]&&(m=!0)}}),s){var c=s.call(this,u,d,l);return p?c||m:c}return!p||m};w.__f=!0;var s=w.shouldComponentUpdate,i=w.componentWillUpdate;w.componentWillUpdate=function(u,d,l){if(this.__e){var p=s;s=void 0,o(u,d,l),s=p}i&&i.call(this,u,d,l)},w.shouldComponentUpdate=o}return r.__N||r.__}function M(e,n){var t=ce(H++,3);!v.__s&&Ie(t.__H,n)&&(t.__=e,t.u=n,w.__H.__h.push(t))}function de(e,n){var t=ce(H++,4);!v.__s&&Ie(t.__H,n)&&(t.__=e,t.u=n,w.__h.push(t))}function E(e){return G=5,T(function(){return{current:e}},[])}function T(e,n){var t=ce(H++,7);return Ie(t.__H,n)&&(t.__=e(),t.__H=n,t.__h=e),t.__}function De(e,n){return G=8,T(function(){return e},n)}function vt(){for(var e;e=vn.shift();){var n=e.__H;if(e.__P&&n)try{n.__h.some(ue),n.__h.some(Ee),n.__h=[]}catch(t){n.__h=[],v.__e(t,e.__v)}}}v.__b=function(e){w=null,mn&&mn(e)},v.__=function(e,n){e&&n.__k&&n.__k.__m&&(e.__m=n.__k.__m),bn&&bn(e,n)},v.__r=function(e){_n&&_n(e),H=0;var n=(w=e.__c).__H;n&&(Ae===w?(n.__h=[],w.__h=[],n.__.some(function(t){t.__N&&(t.__=t.__N),t.u=t.__N=void 0})):(n.__h.some(ue),n.__h.some(Ee),n.__h=[],H=0)),Ae=w},v.diffed=function(e){gn&&gn(e);var n=e.__c;n&&n.__H&&(n.__H.__h.length&&(vn.push(n)!==1&&fn===v.requestAnimationFrame||((fn=v.requestAnimationFrame)||kt)(vt)),n.__H.__.some(function(t){t.u&&(t.__H=t.u,t.u=void 0)})),Ae=w=null},v.__c=function(e,n){n.some(function(t){try{t.__h.some(ue),t.__h=t.__h.filter(function(r){return!r.__||Ee(r)})}catch(r){n.some(function(o){o.__h&&(o.__h=[])}),n=[],v.__e(r,t.__v)}}),yn&&yn(e,n)},v.unmount=function(e){hn&&hn(e);var n,t=e.__c;t&&t.__H&&(t.__H.__.some(function(r){try{ue(r)}catch(o){n=o}}),t.__H=void 0,n&&v.__e(n,t.__v))};var wn=typeof requestAnimationFrame=="function";function kt(e){var n,t=function(){clearTimeout(r),wn&&cancelAnimationFrame(n),setTimeout(e)},r=setTimeout(t,35);wn&&(n=requestAnimationFrame(t))}function ue(e){var n=w,t=e.__c;typeof t=="function"&&(e.__c=void 0,t()),w=n}function Ee(e){var n=w;e.__c=e.__(),w=n}function Ie(e,n){return!e||e.length!==n.length||n.some(function(t,r){return t!==e[r]})}function kn(e,n){return typeof n=="function"?n(e):n}var xt=/[\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Bidi_Control}\\p{Noncharacter_Code_Point}\\u00ad\\u200b\\u2060-\\u2064\\ufeff\\u{e0000}-\\u{e007f}]/gu;function xn(e,n){if(e.length<=n)return e;let t=Array.from(e),r=t.length-n;if(r<=0)return e;let o=r<20?"":` (+${r} characters)`;return`${t.slice(0,n).join("")}\\u2026${o}`}function y(e,n=1/0){return xn(e,n).replaceAll(xt,Rt)}function Rt(e){return`\\\\u{${e.codePointAt(0).toString(16)}}`}function Ne(e){return/^[\\w@%+=:,./-]+$/.test(e)&&!e.startsWith("-")?e:`\'${e.replaceAll("\'","\'\\\\\'\'")}\'`}function Rn(e){return`--case${e.startsWith("-")?"=":" "}${Ne(e)}`}var Cn={bad:"M4 4l8 8M12 4l-8 8",good:"M3 8.5l3.5 3.5L13 4.5",half:"M3 8h10"};var Ct=0;function a(e,n,t,r,o,s){n||(n={});var i,u,d=n;if("ref"in d)for(u in d={},n)u=="ref"?i=n[u]:d[u]=n[u];var l={type:e,props:d,key:t,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:void 0,__v:--Ct,__i:-1,__u:0,__source:o,__self:s};if(typeof e=="function"&&(i=e.defaultProps))for(u in i)d[u]===void 0&&(d[u]=i[u]);return h.vnode&&h.vnode(l),l}function z({tone:e}){return e==="dim"?null:a("svg",{class:`icon ${e}`,viewBox:"0 0 16 16","aria-hidden":"true",children:a("path",{d:Cn[e==="warn"?"half":e]})})}function pe({text:e}){let[n,t]=S(!1);return navigator.clipboard===void 0?null:a("button",{type:"button",class:"quiet copy",onClick:()=>{navigator.clipboard.writeText(e).then(()=>t(!0),()=>t(!1))},children:[n?"Copied":"Copy",a("span",{class:"unseen",role:"status",children:n?" to the clipboard":" the command"})]})}var Tt=/^(?:..?|the|and|for|how|what|does|which|when|with|are|can)$/u;function q({text:e,query:n}){let t=new Set((n.toLowerCase().match(/[\\p{L}\\p{N}]+/gu)??[]).filter(o=>!Tt.test(o))),r=y(e).split(/([\\p{L}\\p{N}]+)/u);return a(R,{children:r.map((o,s)=>s%2===1&&t.has(o.toLowerCase())?a("mark",{children:o},s):o)})}var Le="\\u2013",Tn="\\u2212";function Oe(e,n=Mn(e)){return e===null?Le:`${fe(qe(e.toFixed(n)))} ms`}function Sn(e){let n=Math.abs(e??0);if(n===0)return 0;let t=2-Math.floor(Math.log10(n));return Math.min(Math.max(t,0),12)}function Mn(e){let n=Math.abs(e??0);return n<1?3:n<10?2:n<100?1:0}function L(e,n,t){return n===null?Le:e==="ms"?Oe(n,t):fe(e==="cases"?qe(String(Math.round(n*1e6)/1e6)):e==="money"?n.toFixed(t??Sn(n)):n.toFixed(t??(e==="characters"?1:3)))}function He(e,n,t){if(n===null)return Le;let r=L(e,n,t);return n>0&&/[1-9]/.test(r)?`+${r}`:r}function $n(e){return e.startsWith("+")?`\\u25B2 ${e}`:e.startsWith(Tn)?`\\u25BC ${e}`:e}function fe(e){return e.startsWith("-")?/[1-9]/.test(e)?Tn+e.slice(1):e.slice(1):e}function qe(e){return/\\d{5}/.test(e)?e.replaceAll(/(?<!\\.\\d*)\\B(?=(?:\\d{3})+(?!\\d))/g,","):e}function Pn(e){let{unit:n,baseline:t,current:r,limit:o}=e,s=[t,r,o].filter(u=>u!==null),i=St(n,s);return{baseline:L(n,t,i),current:L(n,r,i),delta:He(n,Mt(e,i),i),limit:L(n,o,i)}}function St(e,n){switch(e){case"ms":return $t(n);case"money":return Math.max(0,...n.map(Sn));case"characters":return 1;default:return An(n,3,6)}}function Mt({unit:e,baseline:n,current:t,delta:r},o){return n===null||t===null||r===null||e==="cases"?r:Number(t.toFixed(o))-Number(n.toFixed(o))}function $t(e){let n=Math.max(0,...e.map(Math.abs)),t=3;n>=1e3?t=0:n>=100&&(t=1);let r=Math.max(0,...e.map(Mn));return An(e,Math.min(t,r),3)}var Pt=9;function An(e,n,t){let r=s=>new Set(e.map(i=>i.toFixed(s))).size,o=n;for(;o<t&&r(o)<r(Pt);)o++;return o}function D(e,n,t=`${n}s`){return`${qe(String(e))} ${e===1?n:t}`}function En(e,n){return e===null?n===null?"not found before either":`new at rank ${n}`:e===void 0||e===n?n===null?"not found by the search":`rank ${n}`:`rank ${e} \\u2192 ${n??"lost"}`}function Dn(e){let n=new Map(e.worst.map((o,s)=>[o,s])),t=e.cases.map((o,s)=>At(o,s,e.k,n.get(s)??1/0)),r=[];for(let{now:o}of e.cases)for(let[s,i]of(o?.texts??[]).entries()){let u=o?.results[s];u!==void 0&&i>=0&&(r[u]??=i)}return{page:e,rows:t,measures:Dt(e),texts:r}}function At(e,n,t,r){let{before:o,now:s}=e,i=e.targets.map((l,p)=>({...l,before:o===null?void 0:o.ranks[p]??null,after:s===null?void 0:s.ranks[p]??null})).toSorted((l,p)=>Be(p,t)-Be(l,t)),[u]=i,d=o!==null&&s!==null;return{index:n,case:e,targets:i,changed:d&&(o.metrics.some((l,p)=>l!==s.metrics[p])||i.some(l=>l.before!==l.after)),lost:i.some(l=>typeof l.before=="number"&&l.after===null),fall:d&&u!==void 0?Be(u,t):null,severity:r}}function Be({before:e,after:n},t){if(n===void 0)return 0;let r=2*t+1;return(n??r)-(e??r)}var me=["worse","same","better"],B="latency",Et=5e-7;function Dt({metrics:e}){let n=e.map((r,o)=>({...r,noise:{least:Et,share:0},readValue:s=>s?.metrics[o]??null})),t={name:B,unit:"ms",meaning:"median of the query\'s timed answers; within 20 % or 1 ms is the same",lower:!0,noise:{least:1,share:.2},readValue:r=>r?.ms??null};return[...n,t]}function J({readValue:e,lower:n,noise:t},{case:r}){let o=e(r.before),s=e(r.now);if(o===null||s===null)return null;let i=n?o-s:s-o;return Math.abs(i)<=Math.max(t.least,t.share*o)?0:i}function _e(e,n){let t=J(e,n);return t===null?null:Ve(t)}function Ve(e){return e===0?"same":e<0?"worse":"better"}var In=6,Nn=12;function Ln(e,n,t){let[r,o]=S({top:0,size:800});de(()=>{let u=e.current;if(u===null)return;let d=()=>{let p=u.scrollTop,m=u.clientHeight;o(c=>c.top===p&&c.size===m?c:{top:p,size:m})},l=new ResizeObserver(d);return l.observe(u),u.addEventListener("scroll",d,{passive:!0}),()=>{l.disconnect(),u.removeEventListener("scroll",d)}},[e]),M(()=>{e.current!==null&&e.current.scrollTop>n*t&&(e.current.scrollTop=0)},[e,n,t]);let s=Math.max(Math.min(Math.floor(r.top/t),n)-In,0),i=Math.min(s+Math.ceil(r.size/t)+2*In,n);return{first:s,last:i}}function On(e,n,t){let r={ArrowDown:n+1,ArrowUp:n-1,PageDown:n+Nn,PageUp:n-Nn,Home:0,End:t-1},o=Object.hasOwn(r,e)?r[e]:void 0;return o===void 0?null:Math.min(Math.max(o,0),Math.max(t-1,0))}function ge({before:e,after:n}){return n===void 0?"not asked":En(e,n)}function Q({before:e,after:n}){return e===void 0||n===void 0||e===n?"dim":n===null?"bad":e===null||n<e?"good":"bad"}function V({case:{before:e,now:n,failed:t},lost:r,changed:o}){return n===null?{rank:null,tone:"dim",words:"not asked"}:n.error!==void 0?{rank:0,tone:"bad",words:"error"}:t.length>0?{rank:1,tone:"bad",words:t.join(", ")}:n.degraded?{rank:2,tone:"warn",words:"degraded"}:r?{rank:3,tone:"warn",words:"lost a document"}:o?{rank:4,tone:"dim",words:"changed"}:e===null?{rank:5,tone:"warn",words:"no baseline"}:{rank:6,tone:"dim",words:"same"}}var ye=36,he=200,It={key:"query",name:"Query",cls:"c-query"},Nt=[{key:"id",name:"Id",cls:"c-id",renderCell:e=>a("code",{children:y(e.case.id,he)})},{key:"intent",name:"Intent",cls:"c-intent",renderCell:e=>y(e.case.intent,he)},{key:"fall",name:"Document, rank before \\u2192 now",cls:"c-move",descending:!0,renderCell:e=>a(Ut,{row:e})}],Lt={key:"outcome",name:"Outcome",cls:"c-outcome",renderCell:e=>{let{tone:n,words:t}=V(e);return a("span",{class:n,children:[a(z,{tone:n}),t]})}},Ot=3,Ht=/^(recall|mrr|ndcg)(@|$)/,qt=/^(hit_rate|map|precision|faithfulness|answer_relevancy|context_recall|context_precision)(@|$)/;function Bt({measures:e},n){let t=e.filter(({name:d})=>d!==B),r=[Ht,qt].flatMap(d=>t.filter(({name:l})=>d.test(l))).slice(0,Ot),o=t.filter(({name:d})=>n.endsWith(`:${d}`)),s=e.filter(({name:d})=>d===B),u=[...new Set([...r,...o,...s])].map(d=>({key:`value:${d.name}`,name:d.name===B?"Latency":d.name,cls:"c-num num",...d.name===B&&{descending:!0},renderCell:l=>a(jt,{row:l,measure:d})}));return[...Nt,...u,Lt]}function qn({report:e,rows:n,sort:t,onSort:r,rowHref:o}){let s=E(null),{first:i,last:u}=Ln(s,n.length,ye),[d,l]=Ft(s,n),p=Bt(e,t);return a("div",{class:"cases",ref:s,role:"region","aria-label":"Table of queries",tabIndex:0,onKeyDown:c=>{let b=c.target instanceof HTMLAnchorElement?On(c.key,d,n.length):null;b!==null&&(c.preventDefault(),l(b))},children:[a("table",{"aria-rowcount":n.length+1,children:[a("thead",{children:a("tr",{"aria-rowindex":1,children:[It,...p].map(c=>a(Vt,{column:c,sort:t,onSort:r},c.key))})}),a("tbody",{children:[a(Hn,{rows:i,columns:p.length+1}),n.slice(i,u).map((c,f)=>a(Wt,{row:c,columns:p,href:o(c),position:i+f,active:i+f===d,onFocus:()=>l(i+f,!1)},i+f)),a(Hn,{rows:n.length-u,columns:p.length+1})]})]}),n.length===0&&a("p",{class:"none",children:"No query matches these filters."})]})}function Vt({column:{key:e,name:n,cls:t,descending:r=!1},sort:o,onSort:s}){let i=o.replace(/^-/,""),u=o.startsWith("-"),d=i===e,l=!d&&i===e.replace("value:","change:"),p=d||l,m=d?!u:r;return a("th",{scope:"col",class:t,...p&&{"aria-sort":u?"descending":"ascending"},children:a("button",{type:"button",onClick:()=>s(m?`-${e}`:e),children:[n,l&&" change",p&&a("span",{class:"arrow","aria-hidden":"true",children:u?" \\u25BC":" \\u25B2"})]})})}function Hn({rows:e,columns:n}){return e<=0?null:a("tr",{class:"spacer","aria-hidden":"true",children:a("td",{colSpan:n,style:{height:`${e*ye}px`}})})}function Ft(e,n){let[t,r]=S(0),o=E(!1);return M(()=>r(0),[n]),de(()=>{let i=e.current?.querySelector(`[data-position="${t}"]`);o.current&&i&&(o.current=!1,i.focus({preventScroll:!0}))}),[t,(i,u=!0)=>{if(r(i),!u||e.current===null)return;o.current=!0;let{scrollTop:d,clientHeight:l}=e.current,p=i*ye,m=(i+2)*ye;p<d?e.current.scrollTop=p:m>d+l&&(e.current.scrollTop=m-l)}]}function Wt({row:e,columns:n,position:t,href:r,active:o,onFocus:s}){return a("tr",{"aria-rowindex":t+2,children:[a("th",{scope:"row",class:"c-query",children:[a("a",{href:r,tabIndex:o?0:-1,"data-position":t,onFocus:s,children:y(e.case.query,he)||"(empty query)"}),e.case.critical&&a("span",{class:"tag",children:"critical"})]}),n.map(({key:i,cls:u,renderCell:d})=>a("td",{class:u,children:d(e)},i))]})}function Ut({row:e}){let[n,...t]=e.targets,{now:r,expect_empty:o}=e.case;return r===null?a("span",{class:"dim",children:"not asked"}):o?a("span",{class:"dim",children:["nothing expected, ",r.results.length," found"]}):n===void 0?a("span",{class:"dim",children:"no document"}):a(R,{children:[a("span",{class:`move-words ${Q(n)}`,children:ge(n)})," ",a("code",{children:y(n.label,he)}),t.length>0&&a("span",{class:"dim",children:[" +",t.length]})]})}function jt({row:e,measure:n}){let t=n.readValue(e.case.before),r=n.readValue(e.case.now),o=_e(n,e),s=L(n.unit,r),i=L(n.unit,t);return r===null||t===null||o==="same"||s===i?a(R,{children:s}):a("span",{title:`was ${i}`,children:[a("span",{class:"arrow","aria-hidden":"true",children:[r>t?"\\u25B2":"\\u25BC"," "]}),s,a("span",{class:"unseen",children:[", was ",i]})]})}function Bn(e,n,t){let r=n.case[t],o=n.case[t==="now"?"before":"now"];return r===null?[]:r.results.map((s,i)=>{let u=i+1,d=r.results.indexOf(s)<i,l=n.targets.filter(({before:p,after:m})=>(t==="before"?p:m)===u);return{rank:u,document:e.page.documents[s]??"",other:o===null||d?void 0:Kt(o,s),targets:l,lost:l.some(({after:p})=>p===null),forbidden:r.forbidden?.includes(u)??!1,score:r.scores?.[i]??null,text:Fn(e,r,u)}})}function Kt(e,n){let t=e.results.indexOf(n);return t===-1?null:t+1}function Fn({page:e,texts:n},t,r){let o=e.snippets[t.texts?.[r-1]??-1],s=t.results[r-1]??-1;return o??e.snippets[n[s]??-1]??null}function Wn(e,{case:{before:n}},{passage:t,before:r}){return t!==void 0?t:typeof r=="number"&&n!==null?Fn(e,n,r):null}function Un({report:e,row:n}){let{before:t,now:r,query:o}=n.case,s=Bn(e,n,"before"),i=Bn(e,n,"now");return a("section",{class:"rankings",children:a("div",{class:"side-by-side",children:[a("div",{class:"ranking",children:[a("h3",{id:"list-before",children:["Before, top ",e.page.k]}),a(Vn,{places:s,name:"before",none:t===null?"The baseline does not have this query: it is new or was edited.":"No results.",query:o})]}),t!==null&&r!==null&&a(Jt,{oldPlaces:s,newCount:i.length}),a("div",{class:"ranking",children:[a("h3",{id:"list-now",children:["Now, top ",e.page.k]}),a(Vn,{places:i,name:"now",none:r===null?"Not asked.":"No results.",query:o})]})]})})}function Vn({places:e,name:n,none:t,query:r}){return e.length===0?a("p",{class:"dim",children:t}):a("ol",{class:`places ${n==="now"?"now":"was"}`,"aria-labelledby":`list-${n}`,children:e.map(o=>a(Gt,{place:o,name:n,query:r},o.rank))})}function Gt({place:e,name:n,query:t}){let{document:r,targets:o,score:s,text:i}=e,u=s===null?"":`score ${s}`,d=o.length>0?"target":"";return a("li",{class:e.lost||e.forbidden?"lost":d,title:y(i===null?r:`${r}: ${i}`),children:[a("span",{class:"rank num",children:e.rank}),a("span",{class:"what",children:[a("code",{children:y(r,300)}),(u!==""||i!==null)&&a("span",{class:"snippet",children:[u,u!==""&&i!==null&&" \\xB7 ",i!==null&&a(q,{text:i,query:t})]})]}),a("span",{class:"marks",children:[o.length>0&&a("span",{class:"tag judged",children:[e.lost?"lost":"expected",", grade"," ",Math.max(...o.map(({grade:l})=>l))]}),e.forbidden&&a("span",{class:"tag judged",children:"forbidden"}),a("span",{class:"fate",children:zt(e,n)})]})]})}function zt({rank:e,other:n},t){return n===void 0||n===e?"":t==="before"?n===null?"gone":`\\u2192 ${n}`:n===null?"new":`${e<n?"\\u25B2":"\\u25BC"} was ${n}`}var Fe=46,We=64;function Jt({oldPlaces:e,newCount:n}){let t=Math.max(e.length,n)*Fe;return a("svg",{class:"lines",width:We,height:t,"aria-hidden":"true",children:e.map(r=>a(Qt,{place:r},r.rank))})}function Qt({place:{rank:e,other:n,lost:t,targets:r}}){if(n===void 0)return null;let o=(e-.5)*Fe;if(n===null)return a("path",{class:t?"lost":"gone",d:`M0 ${o}h18m-4-4l4 4l-4 4`});let s=(n-.5)*Fe,i=We/2,u=`M0 ${o}C${i} ${o} ${i} ${s} ${We} ${s}`;return a("path",{class:r.length>0?"target":"other",d:u})}function jn({report:e,row:n,rows:t,onShow:r}){let o=E(null),s=E(null);M(()=>o.current?.showModal(),[]),M(()=>{s.current!==null&&(s.current.scrollTop=0,s.current.querySelector("h2")?.focus())},[n]);let i=t.indexOf(n),u=l=>{let p=t[i+l];p!==void 0&&r(p)};return a("dialog",{ref:o,class:"case","aria-labelledby":"case-title",onClose:()=>r(null),onKeyDown:l=>{l.altKey||l.ctrlKey||l.metaKey||(l.key==="ArrowLeft"?u(-1):l.key==="ArrowRight"&&u(1))},onClick:l=>l.target===o.current&&o.current?.close(),children:[a("div",{class:"case-bar",children:[a("button",{type:"button",class:"quiet",disabled:i<=0,onClick:()=>u(-1),children:"\\u2190 Previous"}),a("button",{type:"button",class:"quiet",disabled:i>=t.length-1,onClick:()=>u(1),children:"Next \\u2192"}),a("span",{class:"dim num",children:[i+1," of ",t.length]}),a("button",{type:"button",class:"quiet close",onClick:()=>o.current?.close(),children:["Close ",a("kbd",{children:"Esc"})]})]}),a("div",{class:"case-body",ref:s,tabIndex:0,role:"region","aria-labelledby":"case-title",children:[a(Zt,{row:n}),a(Yt,{row:n}),a(er,{report:e,row:n}),a(Un,{report:e,row:n}),a("div",{class:"case-columns",children:[a(nr,{report:e,row:n}),a(rr,{row:n})]}),a(or,{report:e,row:n})]})]})}function Zt({row:e}){let n=V(e),t=e.case,[,r]=t.loss??[];return a("div",{class:"case-head",children:[a("h2",{id:"case-title",tabIndex:-1,children:y(t.query,2e3)||"(empty query)"}),a("p",{class:"about",children:[a("span",{class:`strong ${n.tone}`,children:[a(z,{tone:n.tone}),n.words]}),a("code",{children:y(t.id,300)}),a("span",{children:y(t.intent,120)}),t.critical&&a("span",{class:"tag",children:"critical"}),t.now?.degraded&&a("span",{class:"tag",children:"degraded answer"}),t.tags?.map(o=>a("span",{class:"tag",children:y(o,80)},o)),a("code",{children:y(t.place,300)})]}),t.params!==void 0&&a("p",{class:"about",children:["sent with the query: ",a("code",{children:y(t.params)})]}),r!==void 0&&a("p",{class:"says",children:[a("b",{children:"Why:"})," ",y(r)]}),t.now?.error!==void 0&&a("p",{class:"says bad",children:y(t.now.error,2e3)})]})}function Yt({row:{case:e}}){let n=[{name:"Before",text:e.before?.answer},{name:"Now",text:e.now?.answer}],t=e.now?.claims??[];return t.length===0&&n.every(({text:r})=>r===void 0)?null:a("section",{class:"answers",children:[a("h3",{children:"Answer"}),t.map(r=>a(Xt,{judged:r},r[0])),n.map(({name:r,text:o})=>o!==void 0&&a("div",{children:[a("h4",{children:r}),a("p",{class:"says",children:y(o)})]},r))]})}function Xt({judged:[e,n]}){let t=n.toSorted((o,s)=>o[1]-s[1]),r=n.filter(o=>o[1]===1).length;return a("div",{children:[a("h4",{children:[a("code",{children:e}),": ",r," of ",D(n.length,"claim")," supported by the retrieved texts"]}),a("ul",{class:"claims",children:t.map(([o,s],i)=>a("li",{class:s===1?"good":"bad",children:[a("span",{"aria-hidden":"true",children:s===1?"\\u2713":"\\u2715"}),a("span",{class:"unseen",children:s===1?"supported: ":"not supported: "}),y(o)]},i))})]})}function er({report:e,row:n}){if(n.case.expect_empty){let t=n.case.now?.results.length??0,r=t===0?"0 found, as it should be":`${t} found`,o=n.case.now===null?"it was not asked":r;return a("p",{class:"dim",children:["Nothing should be found for this query; ",o,"."]})}return a("ul",{class:"moves targets",children:n.targets.map((t,r)=>{let o=t.after===null?Wn(e,n,t):null;return a("li",{children:[a("span",{class:`move-words ${Q(t)}`,children:[a(z,{tone:Q(t)}),ge(t)]})," ",a("code",{children:y(t.label,300)})," ",a("span",{class:"dim",children:["grade ",t.grade]}),t.deeper!==void 0&&a("b",{children:["at rank ",t.deeper," if more results are asked for"]}),o!==null&&a("p",{class:"says dim",children:a(q,{text:o,query:n.case.query})})]},r)})})}function nr({report:e,row:n}){let{before:t,now:r}=n.case,o=e.measures.filter(({readValue:s})=>s(t)!==null||s(r)!==null);return o.length===0?null:a("section",{children:[a("h3",{children:"Figures"}),a("table",{class:"figures",children:[a("thead",{children:a("tr",{children:[a("th",{scope:"col",children:"Metric"}),["Before","Now","Change"].map(s=>a("th",{scope:"col",class:"num",children:s},s))]})}),a("tbody",{children:o.map(s=>a(tr,{measure:s,row:n},s.name))})]})]})}function tr({measure:e,row:n}){let{name:t,unit:r,readValue:o}=e,s=o(n.case.before),i=o(n.case.now),u=s===null||i===null?null:i-s,d=Pn({unit:r,baseline:s,current:i,delta:u,limit:null});return a("tr",{children:[a("th",{scope:"row",children:a("code",{children:t})}),a("td",{class:"num dim",children:d.baseline}),a("td",{class:"num",children:d.current}),a("td",{class:"num",children:u===0?"=":$n(d.delta)})]})}function rr({row:e}){let n=Object.entries(e.case.now?.spans??{});return n.length===0?null:a("section",{children:[a("h3",{children:"Stages of one answer"}),a("ul",{class:"spans",children:n.map(([t,r])=>a("li",{children:[a("span",{children:y(t,60)})," ",a("span",{class:"num",children:Oe(r)})]},t))})]})}function or({report:e,row:n}){let{config:t,program:r}=e.page;if(t===null)return null;let o=`--config ${Ne(t)} ${Rn(n.case.id)}`,s=[["What it finds now, beside the baseline\'s ranks:",`${r} ask ${o}`],["Its checks alone (verdict partial):",`${r} gate ${o}`]];return a("section",{children:[a("h3",{children:"Run it again"}),a("p",{class:"dim",children:["The query is in ",a("code",{children:y(n.case.place,300)}),"."]}),s.map(([i,u])=>a("div",{class:"steps",children:[a("p",{children:i}),a("pre",{class:"command",tabIndex:0,children:y(u,1e3)}),a(pe,{text:u})]},i))]})}var Kn={query:e=>e.case.query.toLowerCase(),id:e=>e.case.id,intent:e=>e.case.intent,fall:e=>e.fall,outcome:e=>V(e).rank};function Gn({measures:e},n){if(Object.hasOwn(Kn,n))return Kn[n]??null;let t=e.find(({name:r})=>n.endsWith(`:${r}`));return t!==void 0&&n===`value:${t.name}`?r=>t.readValue(r.case.now):t!==void 0&&n===`change:${t.name}`?r=>J(t,r):null}function zn(e,n){return Gn(e,n.replace(/^-/,""))!==null}function Jn(e,n){let t=i=>i.severity,r=Gn(e,n.replace(/^-/,""))??t,o=n.startsWith("-")?-1:1,s=e.rows.map(i=>({row:i,value:r(i)}));return s.sort((i,u)=>i.value===u.value?0:i.value===null||u.value===null?i.value===null?1:-1:i.value<u.value?-o:o),s.map(({row:i})=>i)}var W=[["failed","Behind a failure",e=>e.case.failed.length>0],["changed","Changed",e=>e.changed],["lost","Lost a document",e=>e.lost],["critical","Critical",e=>e.case.critical===!0],["degraded","Degraded",e=>e.case.now?.degraded===!0],["forbidden","Forbidden",e=>e.case.now?.forbidden!==void 0],["dead","Not found before",({targets:e})=>e.length>0&&e.every(({before:n})=>n===null)],["error","Error",e=>e.case.now?.error!==void 0],["unasked","Not asked",e=>e.case.now===null],["new","No baseline",e=>e.case.before===null]],be=["intent","category","cause","tag","group"],Qn=["q",...be,"show","change"],Ue=[...Qn,"sort","judge","case"],we=Zn(new URLSearchParams);function Zn(e){let n=Ue.map(t=>[t,e.get(t)??""]);return Object.fromEntries(n)}function ve(e){return Qn.map(n=>e[n]).join(`\n`).trim()}function je(e){let n=Ue.filter(t=>e[t]!=="").map(t=>[t,e[t]]);return n.length===0?"":`#${new URLSearchParams(n).toString()}`}function Ke(e,n,t){let r=new URLSearchParams(e.slice(1)),o=Zn(r),s=Ue.some(p=>p!=="case"&&r.has(p));if(e!==""&&!s)return{...t,case:o.case,judge:""};let u=Ge(n),d=be.map(p=>{let m=u[p].some(([c])=>c===o[p]);return[p,m?o[p]:""]}),l=W.filter(([p])=>F(o,p)).map(([p])=>p);return{...o,...Object.fromEntries(d),show:l.join(),change:Xn(o,n)===null?"":o.change,sort:zn(n,o.sort)?o.sort:""}}function Ge({page:e,rows:n}){let t=r=>[...new Set(n.flatMap(r))].map(o=>[o,o]);return{intent:t(r=>[r.case.intent]),category:t(r=>r.case.failed),cause:e.causes,tag:t(r=>r.case.tags??[]),group:e.groups.map(({words:r},o)=>[String(o),r])}}function F({show:e},n){return e.split(",").includes(n)}function Yn(e,n){let t=W.map(([r])=>r).filter(r=>r===n?!F(e,r):F(e,r));return{...e,show:t.join()}}function Xn({change:e},{measures:n}){let t=me.find(o=>e.startsWith(`${o}:`)),r=n.find(({name:o})=>e===`${t}:${o}`);return t===void 0||r===void 0?null:{trend:t,measure:r}}function et(e,n,t){let r=t.q.toLowerCase().split(/\\s+/u).filter(Boolean),o=W.filter(([d])=>F(t,d)),s=t.group===""?void 0:e.page.groups[Number(t.group)],i=s===void 0?null:new Set(s.cases),u=Xn(t,e);return n.filter(d=>(t.intent===""||d.case.intent===t.intent)&&(t.category===""||d.case.failed.includes(t.category))&&(t.cause===""||d.case.loss?.[0]===t.cause)&&(t.tag===""||d.case.tags?.includes(t.tag)===!0)&&(i===null||i.has(d.index))&&o.every(([,,l])=>l(d))&&(u===null||_e(u.measure,d)===u.trend)&&r.every(l=>`${d.case.id}\n${d.case.query}`.toLowerCase().includes(l)))}function nt(e){if(e!==location.hash)try{history.replaceState(null,"",e===""?location.pathname+location.search:e)}catch{}}var tt={intent:["Intent","All intents"],category:["Category","All categories"],cause:["Cause of a loss","All causes"],tag:["Tag","All tags"],group:["What changed","All changes"]};function rt({report:e,view:n,onChange:t,count:r}){let o=e.rows.length,s=D(o,"query","queries"),i=T(()=>Ge(e),[e]);return a("div",{class:"filters",role:"search","aria-label":"Queries",children:[a("input",{type:"search","aria-label":"Search in query and id",placeholder:"Search query or id",value:n.q,onInput:u=>t({q:u.currentTarget.value})}),be.filter(u=>i[u].length>0).map(u=>a("select",{"aria-label":tt[u][0],value:n[u],onChange:d=>t({[u]:d.currentTarget.value}),children:[a("option",{value:"",children:tt[u][1]}),i[u].map(([d,l])=>a("option",{value:d,children:y(l,80)},d))]},u)),a(sr,{report:e,view:n,onChange:t}),a("p",{class:"count",role:"status",children:r===o?s:`${r} of ${s}`}),ve(n)!==""&&a("button",{type:"button",class:"quiet",onClick:()=>t({...we,sort:n.sort}),children:"Clear"}),e.page.queue.length>0&&a("button",{type:"button",class:"quiet",onClick:()=>t({judge:"1"}),children:"Judge results"}),n.group!==""&&a("p",{class:"group says",role:"status",children:y(e.page.groups[Number(n.group)]?.words??"")})]})}function sr({report:e,view:n,onChange:t}){let r=T(()=>W.map(([,,o])=>e.rows.filter(s=>o(s)).length),[e]);return a("div",{class:"flags",role:"group","aria-label":"Show only",children:W.map(([o,s],i)=>r[i]!==0&&a("button",{type:"button","aria-pressed":F(n,o),onClick:()=>t(Yn(n,o)),children:[s," ",a("span",{class:"num",children:r[i]})]},o))})}function ar({measures:e,rows:n}){return e.map(r=>ir(r,n)).filter(({counts:r})=>r.worse+r.same+r.better>0)}function ir(e,n){let t={worse:0,same:0,better:0},r=[];for(let o of n){let s=J(e,o);s!==null&&(t[Ve(s)]++,s!==0&&r.push({row:o,change:s,delta:e.lower?-s:s}))}return{measure:e,counts:t,moved:r.toSorted((o,s)=>o.change-s.change)}}function ot({report:e,view:n,onChange:t,onOpen:r}){let o=T(()=>ar(e),[e]),s=o.filter(({moved:l})=>l.length>0),u=e.rows.every(l=>l.case.now!==null)?o.length-s.length:0;if(s.length===0&&u===0)return null;let d=(l,p)=>{let m=`${p}:${l}`;t({change:n.change===m?"":m,sort:`${p==="better"?"-":""}change:${l}`})};return a("div",{class:"glance",children:[a("h3",{children:"What changed, query by query"}),s.length>0&&a("ul",{children:s.map(l=>a(lr,{changes:l,chosen:n.change,onToggle:p=>d(l.measure.name,p),onOpen:r},l.measure.name))}),u>0&&a("p",{class:"more",children:[D(u,"metric")," did not change for any query."]})]})}function lr({changes:e,chosen:n,onToggle:t,onOpen:r}){let{name:o,meaning:s}=e.measure,i=`meaning-${o}`,u=T(()=>a(fr,{changes:e,onOpen:r}),[e,r]);return a("li",{children:[a("span",{class:"term",children:[a("code",{tabIndex:s===""?void 0:0,"aria-describedby":i,children:o}),a("span",{role:"tooltip",id:i,children:s})]}),u,a("span",{class:"flags",role:"group","aria-label":`Queries by ${o}`,children:me.map(d=>a("button",{type:"button",class:d,"aria-pressed":n===`${d}:${o}`,disabled:e.counts[d]===0,onClick:()=>t(d),children:[a("span",{class:"num",children:e.counts[d]})," ",d]},d))})]})}var ur=240,cr=24,Z=14,dr=1.5,pr=.86;function fr({changes:{measure:e,moved:n},onOpen:t}){let r=Math.max(n.length/ur,1),o=d=>Math.floor(d/r),s=n.filter((d,l)=>o(l)!==o(l-1)),i=Math.max(s.length,cr),u=Math.max(...s.map(({change:d})=>Math.abs(d)));return a("svg",{class:"waterfall",viewBox:`0 0 ${i} ${2*Z+2}`,preserveAspectRatio:"none","aria-hidden":"true",children:[a("path",{class:"zero",d:`M0 ${Z+1}h${i}`}),s.map(({row:d,change:l,delta:p},m)=>{let c=Math.max(Math.abs(l)/u*Z,dr),f=He(e.unit,p);return a("rect",{class:l<0?"worse":"better",x:m,y:l<0?Z+1:Z+1-c,width:pr,height:c,onClick:()=>t(d),children:a("title",{children:y(`${d.case.query}: ${f}`,400)})},d.index)})]})}var ze="judged.jsonl";function at({report:e,onClose:n}){let t=E(null),{queue:r,unjudged:o}=e.page,[s,i]=S(!0),[u,d]=S(()=>gr(e)),[l,p]=S(()=>Math.max(st(e,u,-1),0)),m=r[l];M(()=>{t.current?.showModal(),t.current?.querySelector("h2")?.focus()},[]);let c=r.filter(_=>u.has(Y(e,_))).length,f=_=>p(Math.min(Math.max(_,0),r.length-1)),b=_=>{if(m===void 0)return;let g=new Map([...u,[Y(e,m),_]]);i(yr(e,g)),d(g);let C=st(e,g,l);p(C<0?l:C)},x=()=>{c>0&&br(ze,hr(e,u),"application/x-ndjson")};return a("dialog",{ref:t,class:"case judge","aria-labelledby":"judge-title",onClose:n,onKeyDown:_=>{if(_.altKey||_.ctrlKey||_.metaKey)return;let g=_r[_.key];if(g!==void 0)b(g);else if(_.key==="j")f(l+1);else if(_.key==="k")f(l-1);else if(_.key==="e")x();else return;_.preventDefault()},children:[a("div",{class:"case-bar",children:[a(Je,{name:"k",label:"Previous",disabled:l<=0,onPress:()=>f(l-1)}),a(Je,{name:"j",label:"Next",disabled:l>=r.length-1,onPress:()=>f(l+1)}),a(Je,{name:"e",label:`Export ${c}`,disabled:c===0,onPress:x}),a("button",{type:"button",class:"quiet close",onClick:()=>t.current?.close(),children:["Close ",a("kbd",{children:"Esc"})]})]}),a("div",{class:"case-body",tabIndex:0,role:"region","aria-labelledby":"judge-title",children:[a("p",{class:"dim",role:"status",children:["Result ",l+1," of ",r.length,o>r.length?` (${o} in unjudged.jsonl)`:"",", ",c," graded",s?"":". Your browser stores nothing for this page: export before you close it"]}),m!==void 0&&a(mr,{report:e,result:m}),m!==void 0&&a("div",{class:"flags grades",role:"group","aria-label":"Grade of this result",children:it.map(([_,g])=>a("button",{type:"button","aria-pressed":u.get(Y(e,m))===_,onClick:()=>b(_),children:[a("kbd",{children:_})," ",g]},_))}),a("p",{class:"dim note",children:["Export saves ",ze,": ",D(c,"graded line")," of unjudged.jsonl. Put them into the suite with"," ",a("code",{children:[e.page.program," label --labels ",ze]}),"."]})]})]})}function st(e,n,t){let{queue:r}=e.page,o=i=>!n.has(Y(e,i)),s=r.findIndex((i,u)=>u>t&&o(i));return s>=0?s:r.findIndex(o)}function mr({report:e,result:n}){let t=e.rows[n.case];return t===void 0?null:a(R,{children:[a("div",{class:"case-head",children:[a("h2",{id:"judge-title",tabIndex:-1,children:y(t.case.query,2e3)||"(empty query)"}),a("p",{class:"about",children:[a("code",{children:y(t.case.id,300)}),a("span",{children:y(t.case.intent,120)}),t.case.params!==void 0&&a("code",{children:y(t.case.params)})]}),a("p",{class:"dim",children:[t.targets.length===0?"Does this document answer the query? y is yes, n is no.":"Already judged relevant: ",t.targets.map(({label:r},o)=>a("code",{children:[y(r,200)," "]},o))]})]}),a("section",{class:"judged-text",children:[a("h3",{children:[n.gone?`Gone, was at rank ${n.rank}`:`Rank ${n.rank}`,":"," ",a("code",{children:y(n.doc_id,300)})]}),a("p",{children:n.text===void 0?"The retriever gave no text for this result.":a(q,{text:n.text,query:t.case.query})})]})]})}function Je({name:e,label:n,disabled:t,onPress:r}){return a("button",{type:"button",class:"quiet",disabled:t,onClick:r,"aria-keyshortcuts":e,children:[n," ",a("kbd",{children:e})]})}var it=[[0,"not relevant"],[1,"somewhat"],[2,"relevant"],[3,"just this"]],_r={0:0,1:1,2:2,3:3,y:1,n:0};function Y({page:e},n){return JSON.stringify([e.cases[n.case]?.id,n.doc_id])}function lt({page:e}){return`retrieval-gate-grades ${e.suite}`}function gr(e){let n=new Map;try{let t=JSON.parse(localStorage.getItem(lt(e))??"[]");for(let r of Array.isArray(t)?t:[]){let[o,s]=Array.isArray(r)?r:[],i=it.find(([u])=>u===s)?.[0];typeof o=="string"&&i!==void 0&&n.set(o,i)}}catch{}return n}function yr(e,n){try{return localStorage.setItem(lt(e),JSON.stringify([...n])),!0}catch{return!1}}function hr(e,n){let t="";for(let r of e.page.queue){let o=n.get(Y(e,r)),s=e.page.cases[r.case];if(o!==void 0&&s!==void 0){let{id:i,query:u}=s,{doc_id:d,path:l,text:p,rank:m}=r;t+=`${JSON.stringify({id:i,query:u,doc_id:d,path:l,text:p,rank:m,grade:o})}\n`}}return t}function br(e,n,t){let r=URL.createObjectURL(new Blob([n],{type:t})),o=document.createElement("a");o.href=r,o.download=e,o.click(),setTimeout(()=>URL.revokeObjectURL(r),6e4)}function ct({page:e}){let n=T(()=>Dn(e),[e]),[t,r]=vr(n),o=T(()=>Jn(n,t.sort),[n,t.sort]),s=ve(t),i=T(()=>s===""?o:et(n,o,t),[n,o,s]),u=De(l=>r({case:l?.case.id??""}),[r]),d=T(()=>wr(n,t.case),[n,t.case]);return a(R,{children:[a(ot,{report:n,view:t,onChange:r,onOpen:u}),a(rt,{report:n,view:t,onChange:r,count:i.length}),a(qn,{report:n,rows:i,sort:t.sort,onSort:l=>r({sort:l}),rowHref:l=>je({...t,case:l.case.id})}),t.judge!==""&&a(at,{report:n,onClose:()=>r({judge:""})}),d!==void 0&&t.judge===""&&a(jn,{report:n,row:d,rows:i.includes(d)?i:n.rows,onShow:u})]})}function wr({rows:e},n){let t=r=>r.replaceAll(new RegExp("\\\\p{Cs}","gu"),"\\uFFFD");return n===""?void 0:e.find(r=>t(r.case.id)===t(n))}function vr(e){let[n,t]=S(()=>Ke(location.hash,e,we));M(()=>{let o=()=>{t(s=>Ke(location.hash,e,s)),ut()};return ut(),addEventListener("hashchange",o),()=>removeEventListener("hashchange",o)},[e]);let r=De(o=>{t(s=>{let i={...s,...o};return nt(je(i)),i})},[]);return[n,r]}function ut(){/[#&]group=/.test(location.hash)&&document.getElementById("cases")?.scrollIntoView()}async function kr(){let e=document.getElementById("data"),n=e?.textContent??"null",t=e?.getAttribute("type")==="application/x-deflate"?await xr(n):n;return JSON.parse(t)}async function xr(e){let n=atob(e),t=new Uint8Array(n.length);for(let o=0;o<n.length;o++)t[o]=n.charCodeAt(o);let r=new Blob([t]).stream().pipeThrough(new DecompressionStream("deflate-raw"));return await new Response(r).text()}async function Rr(){let e=document.getElementById("explorer"),n=await kr();e===null||n===null||(e.replaceChildren(),Pe(a(ct,{page:n}),e))}function Cr(){for(let e of document.querySelectorAll("pre.command")){let n=document.createElement("span");e.after(n),Pe(a(pe,{text:e.textContent??""}),n)}}function Tr(e){document.hidden?e():requestAnimationFrame(()=>setTimeout(e))}Cr();Tr(()=>{Rr()});})();';
const SCRIPT_HASH = "sha256-E6Wb3J873SdxNRBxuADnI+28JAkLKL1SGQXVWjutpeo=";
const STYLE = ':root{color-scheme:light dark;--bg: light-dark(#fcfcfa, #141517);--panel: light-dark(#ffffff, #1a1c1f);--fg: light-dark(#191b1f, #e9e9e6);--dim: light-dark(#5c6068, #a3a7ae);--line: light-dark(#e3e3df, #2e3136);--soft: light-dark(#f3f3ef, #212327);--accent: light-dark(#1b56a8, #8ebbff);--accent-soft: light-dark(#e6eefa, #1c2b42);--bad: light-dark(#b3241c, #ff9389);--bad-soft: light-dark(#fcebe9, #3a201e);--good: light-dark(#1b6b3e, #82d6a2);--warn: light-dark(#7a5100, #eec46c);--sans: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;--mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace}*,:before,:after{box-sizing:border-box}html{scroll-padding-top:12px;-webkit-text-size-adjust:100%}body{margin:0;background:var(--bg);color:var(--fg);font:14px/1.5 var(--sans);font-variant-numeric:tabular-nums}main{max-width:1440px;margin:0 auto;padding:0 24px 72px}h1,h2,h3,p,ul,ol,dl,dd,pre{margin:0;padding:0}ul,ol{list-style:none}h2{font-size:15px;font-weight:650;letter-spacing:-.005em;margin:0 0 10px}h3{font-size:13px;font-weight:600}a{color:var(--accent);text-underline-offset:2px;text-decoration-thickness:1px}code,pre,kbd{font:12.5px/1.5 var(--mono)}code{overflow-wrap:anywhere}section{margin-top:36px}.dim{color:var(--dim)}.bad{color:var(--bad)}.good{color:var(--good)}.warn{color:var(--warn)}.strong{font-weight:600}.num{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}.icon{width:11px;height:11px;margin-right:5px;fill:none;stroke:currentColor;stroke-width:2.4;stroke-linecap:round;stroke-linejoin:round;vertical-align:-.5px}.icon.bad{stroke:var(--bad)}.icon.good{stroke:var(--dim)}.tag{display:inline-block;padding:0 5px;border:1px solid var(--line);border-radius:3px;font-size:11.5px;line-height:17px;color:var(--dim);white-space:nowrap}:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:3px}.skip{position:absolute;left:-999px}.skip:focus{left:12px;top:8px;padding:4px 10px;background:var(--panel);z-index:2}button,input,select{font:inherit;font-size:13px;color:inherit;background:var(--panel);border:1px solid var(--line);border-radius:5px;padding:4px 9px;min-height:30px}button{cursor:pointer}button:hover:not(:disabled){border-color:var(--dim)}button:disabled{color:var(--dim);cursor:default;opacity:.6}.quiet{background:none}@media(max-width:640px){main{padding:0 14px 48px}}.bar{display:flex;flex-wrap:wrap;align-items:center;gap:4px 18px;max-width:1440px;margin:0 auto;padding:10px 24px;font-size:13px;color:var(--dim)}.bar .tool{margin-right:auto}.bar a{color:inherit;text-decoration:none}.bar a:hover{color:var(--fg);text-decoration:underline}.scroll{position:relative;overflow-x:auto;background:var(--panel);border:1px solid var(--line);border-radius:6px}table{border-collapse:collapse;width:100%}caption{text-align:left;padding:8px 12px;color:var(--dim);font-size:12.5px}th,td{padding:5px 12px;text-align:left;vertical-align:top}.scroll th,.scroll td{border-top:1px solid var(--line)}thead th{font-size:12.5px;font-weight:600;color:var(--dim);white-space:nowrap}tbody th{font-weight:400}td.num,th.num{text-align:right}td.text,th.text{min-width:12em;max-width:40em;overflow-wrap:anywhere}.matrix thead th{max-width:14em;overflow:hidden;text-overflow:ellipsis}.matrix tbody th{position:sticky;left:0;background:var(--panel);white-space:nowrap}.cell,.moved{display:block}.cell.bad{color:var(--bad);font-weight:650}.moved{font-size:11.5px;color:var(--dim);line-height:1.2}details{margin-top:14px}summary{cursor:pointer;width:fit-content;color:var(--accent);font-size:13px}details>:not(summary){margin-top:10px}.notices li{padding:3px 0;max-width:90ch;overflow-wrap:anywhere}.notices li:before{content:"\\2013  ";color:var(--dim)}.steps>li{margin-bottom:12px}.steps p{margin-bottom:3px}.command{display:inline-block;vertical-align:middle;max-width:100%;overflow-x:auto;padding:5px 10px;background:var(--soft);border:1px solid var(--line);border-radius:5px}.copy{margin-left:8px;vertical-align:middle}.receipt{border-top:1px solid var(--line);font-size:13px}.receipt>div{display:grid;grid-template-columns:220px 1fr;gap:12px;padding:4px 0;border-bottom:1px solid var(--line)}.receipt dt{color:var(--dim);overflow-wrap:anywhere}.without{color:var(--dim)}@media(max-width:640px){.bar{padding:8px 14px;gap:2px 10px;font-size:12px}.bar .tool{display:none}.receipt>div{grid-template-columns:1fr;gap:0}}.verdict{padding:14px 0 4px;border-top:3px solid var(--fg)}.verdict.fail,.verdict.error{border-color:var(--bad)}.verdict.pass{border-color:var(--good)}.verdict.first{border-color:var(--accent)}.verdict.partial,.verdict.fell{border-color:var(--warn)}.verdict h1{display:grid;grid-template-columns:auto 1fr;align-items:baseline;gap:2px 24px;font-size:18px;line-height:1.3;font-weight:600;letter-spacing:-.01em}.verdict .word{font-size:34px;font-weight:750;letter-spacing:-.02em;line-height:1.15}.verdict .word .icon{width:25px;height:25px;margin-right:9px;vertical-align:-1px;stroke:currentColor}.fail .word,.error .word{color:var(--bad)}.pass .word{color:var(--good)}.first .word{color:var(--accent)}.partial .word,.verdict.fell .word{color:var(--warn)}.verdict.fell .word .icon{stroke:var(--warn)}.meanings{display:flex;flex-wrap:wrap;gap:0 24px}.meaning code{margin-left:4px;font-size:12px;font-weight:400;letter-spacing:0;color:var(--dim)}.fact{margin-top:8px;font-size:16px;line-height:1.45;max-width:120ch;overflow-wrap:anywhere;white-space:pre-wrap}.fact.log{font:13px/1.5 var(--mono)}.fact.log:first-line{font:16px/1.45 var(--sans)}.todo{margin-top:6px;font-size:15px;max-width:120ch;overflow-wrap:anywhere}.about{display:flex;flex-wrap:wrap;gap:2px 18px;margin-top:8px;font-size:13px;color:var(--dim)}.about>*{overflow-wrap:anywhere;min-width:0}.columns{display:grid;grid-template-columns:minmax(0,7fr) minmax(0,5fr);gap:0 44px}.columns>div>section{margin-top:26px}.columns>div:empty{display:none}.columns>:only-child,.columns>:empty+div,.columns>div:has(+:empty){grid-column:1 / -1}@media(max-width:1080px){.columns{grid-template-columns:minmax(0,1fr)}}@media(max-width:640px){.verdict h1{grid-template-columns:1fr;font-size:16px}.verdict .word{font-size:28px}.verdict .word .icon{width:21px;height:21px}.fact{font-size:15px}}.legend{display:flex;flex-wrap:wrap;gap:2px 16px;margin-bottom:8px;font-size:12px;color:var(--dim)}.legend svg{width:16px;height:16px;margin-right:4px;vertical-align:-4px}.panel{padding:10px 0 4px;border-top:1px solid var(--line)}.panel+.panel{margin-top:8px}.panel h3>span:not(.term){font-weight:400;color:var(--dim);margin-left:6px}.panel h3 code{font-size:13px;font-weight:600}.more{font-size:12.5px;color:var(--dim);padding:2px 0 4px}.panel:has(.check-grid){container-type:inline-size}.check-grid{display:grid;grid-template-columns:minmax(90px,150px) minmax(110px,1fr) repeat(4,max-content);gap:0 10px}.checks,.checks tbody,.checks tbody tr{display:grid;grid-column:1 / -1;grid-template-columns:subgrid}.checks thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.checks tbody tr{align-items:center;min-height:25px}.checks th,.checks td{padding:0;font-size:13px;line-height:24px;white-space:nowrap}.checks th{display:flex;align-items:center;min-width:0}.checks .icon{flex:none}.checks .name{overflow:hidden;text-overflow:ellipsis}.checks .base,.checks .current,.checks .delta,.checks .bound{text-align:right}.checks .base,.checks .bound{color:var(--dim)}.checks .says{grid-column:2 / -1;white-space:normal;line-height:1.5;padding:2px 0;overflow-wrap:anywhere}.checks .held th,.checks .held td{color:var(--dim)}.checks .failed th,.checks .failed .current,.checks .failed .delta{font-weight:650}.checks .failed .current,.checks .failed .delta{color:var(--bad)}.picture{padding:0 8px!important}.dumbbell{display:block;width:100%;height:24px;overflow:visible}.legend .dumbbell{display:inline-block;width:16px;height:16px}.grid{stroke:var(--line);stroke-width:1}.band{fill:light-dark(#1b56a81c,#8ebbff2b)}.limit{stroke:var(--accent);stroke-width:2}.move{stroke:var(--dim);stroke-width:2}.was{fill:var(--bg);stroke:var(--dim);stroke-width:1.8}.now{fill:var(--fg)}.interval{stroke:var(--fg);stroke-width:5;opacity:.28;stroke-linecap:round}.held .now{fill:var(--dim)}.held .interval{stroke:var(--dim)}.fell .now{fill:var(--warn)}.fell .interval,.fell .move{stroke:var(--warn)}.failed .now,.follows .now{fill:var(--bad)}.failed .move,.failed .interval{stroke:var(--bad)}.check-grid .axis-row{grid-column:2;margin-top:1px;padding:0 8px}.axis{display:block;width:100%;height:14px;overflow:visible}.axis text{text-anchor:middle;fill:var(--dim);font-size:11px;font-family:var(--sans)}@container (max-width: 660px){.check-grid{grid-template-columns:minmax(0,1fr) repeat(3,max-content)}.checks tbody tr{padding-bottom:3px}.checks .base{display:none}.checks th{grid-column:1}.checks .picture{grid-column:1 / -1;grid-row:2}.checks .says,.check-grid .axis-row{grid-column:1 / -1}}.panel:has(.box-grid){container-type:inline-size}.box-grid{display:grid;grid-template-columns:minmax(72px,110px) minmax(90px,1fr) max-content;gap:0 12px}.boxes,.boxes li{display:grid;grid-column:1 / -1;grid-template-columns:subgrid}.boxes li{align-items:center;font-size:13px;min-height:36px}.boxes .name{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.boxes .failed .name{font-weight:650}.boxes .figures{text-align:right;line-height:1.3;font-size:12.5px}.boxes .figures:has(span:nth-child(3)){padding:4px 0}.boxes .figures span{display:block;white-space:nowrap;color:var(--dim)}.boxes .figures i{font-style:normal;font-size:11.5px}.boxes .figures b{font-weight:600;color:var(--fg)}.boxes .over b{color:var(--bad)}.box-grid .axis-row{grid-column:2}.box{display:block;width:100%;height:30px;overflow:visible}.box g{fill:var(--dim);stroke:var(--dim);stroke-width:1.5}.box .was rect{fill:var(--bg)}.box .now{fill:var(--fg);stroke:var(--fg)}.box .now rect{fill:light-dark(#191b1f40,#e9e9e64d)}.failed .box .now{fill:var(--bad);stroke:var(--bad)}.failed .box .now rect{fill:light-dark(#b3241c40,#ff938950)}.box .p50{stroke-width:2.5}.box circle{stroke:none}@container (max-width: 420px){.box-grid{grid-template-columns:minmax(0,1fr) max-content}.boxes .box{grid-column:1 / -1;grid-row:2}.box-grid .axis-row{grid-column:1 / -1}}.worst>li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 14px;align-items:baseline;padding:6px 0;border-top:1px solid var(--line)}.worst .query{font-size:14px;font-weight:500;overflow-wrap:anywhere;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden}.worst .query a{color:inherit;text-decoration-color:var(--dim)}.worst .query a:hover{color:var(--accent)}.worst .why{font-size:12px;color:var(--dim);overflow-wrap:anywhere;max-width:240px;text-align:right}.worst .moves{grid-column:1 / -1;min-width:0}.moves li{display:flex;align-items:center;gap:8px;min-width:0;font-size:13px;line-height:21px}.moves code{min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.move-words{flex:none;min-width:56px;font-weight:600;white-space:nowrap}.groups{counter-reset:group}.groups li{padding:3px 0;font-size:15px;overflow-wrap:anywhere}#groups{margin-top:18px}.glance{margin-bottom:18px}.glance ul{display:grid;grid-template-columns:fit-content(220px) minmax(80px,1fr) max-content;gap:0 16px;margin-top:6px}.glance li{display:grid;grid-column:1 / -1;grid-template-columns:subgrid;align-items:center;padding:4px 0;border-top:1px solid var(--line)}.waterfall{display:block;width:100%;height:34px;cursor:pointer}.waterfall .zero{stroke:var(--line);stroke-width:1;vector-effect:non-scaling-stroke}.waterfall .worse{fill:var(--bad)}.waterfall .better{fill:var(--good)}.glance .flags{flex-wrap:nowrap}.glance .flags .num{color:inherit;font-weight:600}.glance .flags .worse:not(:disabled) .num{color:var(--bad)}.glance .flags .better:not(:disabled) .num{color:var(--good)}.term{position:relative;min-width:0}.term>code{text-decoration:underline dotted var(--dim);text-underline-offset:3px;cursor:help}.term>[role=tooltip]{position:absolute;left:0;top:calc(100% + 4px);z-index:3;width:max-content;max-width:min(46ch,80vw);padding:5px 9px;background:var(--fg);color:var(--bg);border-radius:5px;font:400 12.5px/1.4 var(--sans);letter-spacing:0;margin:0!important;display:none}.term:hover>[role=tooltip],.term:focus-within>[role=tooltip]{display:block}.case-head .says,.targets .says{flex-basis:100%}.targets li{flex-wrap:wrap}.targets .says{margin:0 0 6px 22px}.judge .case-body{max-width:90ch}.judged-text>p{padding:12px 14px;background:var(--panel);border:1px solid var(--line);border-radius:6px;min-height:8em;white-space:pre-wrap;overflow-wrap:anywhere}.grades{margin:14px 0}@media(max-width:760px){.glance ul{grid-template-columns:minmax(0,1fr) max-content}.glance .waterfall{grid-column:1 / -1;grid-row:2}.glance .flags button{padding:2px 6px}.case-bar{gap:4px}.case-bar button{padding:4px 6px}}.filters{display:flex;flex-wrap:wrap;align-items:center;gap:8px;margin-bottom:10px}.filters input{width:260px}.filters select{max-width:200px}.filters .count{margin-left:auto;font-size:13px;color:var(--dim)}.flags{display:flex;flex-wrap:wrap;gap:6px}.flags .num{color:var(--dim)}.flags [aria-pressed=true]{background:var(--accent-soft);border-color:var(--accent);color:var(--accent);font-weight:600}.flags [aria-pressed=true] .num{color:inherit}.cases{contain:content;position:relative;max-height:min(74vh,900px);overflow:auto;background:var(--panel);border:1px solid var(--line);border-radius:6px}.cases table{table-layout:fixed;min-width:1120px}.cases th,.cases td{padding:0 10px;height:36px;vertical-align:middle;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;font-size:13px}.cases tbody tr{border-top:1px solid var(--line)}.cases tbody tr:hover{background:var(--soft)}.cases thead th{position:sticky;top:0;z-index:1;background:var(--soft);padding:0}.cases thead button{width:100%;height:36px;padding:0 10px;border:0;border-radius:0;background:none;text-align:inherit;font-size:12.5px;font-weight:600;color:var(--dim);overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.cases thead button:hover,.cases [aria-sort] button{color:var(--fg)}.cases :focus-visible{outline-offset:-2px}.cases .spacer,.cases .spacer:hover{background:none;border:0}.cases .spacer td{padding:0}.c-id{width:200px}.c-intent{width:92px}.c-move{width:240px}.c-num{width:90px}.c-outcome{width:260px}.cases .c-query a{color:inherit;text-decoration:none;font-weight:500}.cases tr:hover .c-query a{text-decoration:underline}.cases .tag{margin-left:6px}.cases .c-id code{color:var(--dim)}.cases .move-words{display:inline-block;min-width:62px}.cases .move-words.dim{font-weight:400}.filters .group{width:100%;margin:0}.cases .arrow{font-size:9px;color:var(--dim)}.cases .c-outcome .bad{font-weight:600}.cases .none{padding:18px;color:var(--dim)}@media(max-width:640px){.filters input,.filters select{width:100%;max-width:none}.cases table{min-width:1120px}.cases .c-query{width:210px}}@media(min-width:641px)and (max-width:1499px){.c-id{width:130px}.c-move{width:200px}.c-num{width:78px}.c-outcome{width:170px}}@media(min-width:1500px){.c-id{width:150px}.c-intent{width:110px}.c-move{width:280px}.c-outcome{width:180px}}dialog.case{width:min(1180px,100vw);max-width:none;height:100dvh;max-height:none;margin:0 0 0 auto;padding:0;border:0;background:var(--bg);color:var(--fg);box-shadow:0 0 40px #0006}dialog.case::backdrop{background:#0007}.case-bar{display:flex;align-items:center;gap:8px;padding:9px 24px;border-bottom:1px solid var(--line);background:var(--soft);height:50px}.case-bar .close{margin-left:auto}kbd{padding:0 4px;border:1px solid var(--line);border-radius:3px;font-size:11px;color:var(--dim)}.case-body{height:calc(100dvh - 50px);overflow-y:auto;padding:18px 24px 48px}.case-body>section,.case-columns section{margin-top:24px}.case-head h2:focus{outline:none}.case-head h2{font-size:20px;line-height:1.3;letter-spacing:-.01em;margin:0;overflow-wrap:anywhere}.case-body h3{margin-bottom:6px}.says{margin-top:8px;max-width:100ch;overflow-wrap:anywhere}.targets{margin-top:14px}.targets code{white-space:normal}.case-columns{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:0 64px;align-items:start}table.figures th,table.figures td{padding:3px 8px 3px 0;border-top:1px solid var(--line)}table.figures td.num{padding-right:0;padding-left:12px}.spans li{display:flex;justify-content:space-between;gap:12px;padding:3px 0;border-top:1px solid var(--line);font-size:13px}@media(max-width:760px){.case-bar,.case-body{padding-left:14px;padding-right:14px}.case-bar kbd{display:none}.case-columns{grid-template-columns:minmax(0,1fr)}}.answers h4{margin:10px 0 2px;font-size:13px;font-weight:600}.claims{margin:4px 0 10px;padding:0;list-style:none}.claims li{padding:2px 0 2px 22px;text-indent:-22px;overflow-wrap:anywhere}.claims li>[aria-hidden]{display:inline-block;width:22px;font-weight:700;text-indent:0}.claims .bad>[aria-hidden]{color:var(--bad)}.claims .good>[aria-hidden]{color:var(--good)}.side-by-side{display:flex;align-items:start}.ranking{flex:1 1 0;min-width:0}.ranking h3{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.rankings .note{padding-top:6px}mark{background:none;color:inherit;font-weight:700}.places{border:1px solid var(--line);border-radius:6px;background:var(--panel);overflow:hidden}.places li{display:flex;align-items:center;gap:10px;height:46px;padding:0 10px;box-shadow:inset 0 -1px var(--line)}.places .rank{flex:none;width:20px;color:var(--dim);font-size:12.5px}.places .what{flex:1;min-width:0;line-height:1.3}.places .what>*{display:block;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.places .snippet{font-size:12px;color:var(--dim)}.places .marks{flex:none;display:flex;align-items:center;gap:8px}.places .fate{min-width:52px;text-align:right;font-size:12px;color:var(--dim);white-space:nowrap}.places .target{background:var(--accent-soft)}.places .target .judged{color:var(--accent);border-color:currentColor}.places .lost{background:var(--bad-soft)}.places .lost .judged{color:var(--bad);border-color:currentColor;font-weight:600}.places .target code,.places .lost code{font-weight:600}.lines{display:block;flex:none;margin-top:26px}.lines path{fill:none;stroke-width:1.2;stroke:var(--dim);opacity:.55}.lines .target{stroke:var(--accent);stroke-width:2.4;opacity:1}.lines .lost{stroke:var(--bad);stroke-width:2.4;opacity:1}@media(max-width:760px){.side-by-side{flex-direction:column;gap:16px}.ranking{flex:none;width:100%;min-width:0}.lines{display:none}.rankings .ranking:first-child{order:1}}.replay>header{padding-top:20px}.replay h1{font-size:22px;line-height:1.3;margin-bottom:6px}.replay tbody th,.replay tbody td{vertical-align:middle}.replay .day{white-space:nowrap}.sparkline{display:block;width:300px;overflow:visible}.sparkline line{stroke:var(--dim);stroke-width:1.2}.sparkline circle{fill:var(--fg)}.sparkline .fail{fill:var(--bad)}@media(max-width:640px){.sparkline{width:150px}}@media print{:root{color-scheme:light}.bar,.skip,.copy,#cases,dialog.case{display:none}main{max-width:none;padding:0}body{font-size:11px;background:none}.scroll{overflow:visible;border:0}.scroll th,.scroll td{padding:2px 4px;white-space:normal;overflow-wrap:anywhere}.groups li,.notices li,.todo,.fact{max-width:100%;overflow-wrap:anywhere}.panel,.groups li,.worst>li,.receipt>div,tr{break-inside:avoid}details::details-content{content-visibility:visible;height:auto}summary{color:inherit;list-style:none;font-weight:600}.columns{grid-template-columns:minmax(0,1fr)}}';
const STYLE_HASH = "sha256-mpfcOjNnHpOVK7rMmSumQoQp76cww00VmvTwyUykTRY=";


;// CONCATENATED MODULE: ./lib/reporters/html/page.js



const POLICY = [
  "default-src 'none'",
  `script-src '${SCRIPT_HASH}'`,
  `style-src '${STYLE_HASH}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'"
].join("; ");
function* renderPage({ title, kind, bar, body, data }, pack) {
  yield `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="generator" content="retrieval-eval-gate">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
`;
  const main = kind === "" ? "" : ` class="${kind}"`;
  yield `<a class="skip" href="#main">To the content</a>
${bar}<main id="main"${main}>
`;
  yield `${body}</main>
`;
  yield `<script id="data" type="application/${pack === void 0 ? "json" : "x-deflate"}">`;
  yield* pack === void 0 ? data : pack(data);
  yield "</script>\n";
  yield `<script>${SCRIPT}</script>
</body>
</html>
`;
}
function renderBar(tool, links) {
  const items = links.map(([id, name]) => `<a href="#${id}">${name}</a>`);
  return `<nav class="bar" aria-label="Parts of the page"><span class="tool">${(0,messages_escape/* escapeHtml */.ZD)(tool, 80)}</span>${items.join("")}</nav>
`;
}



/***/ }),

/***/ 32712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QG: () => (/* binding */ renderPartJson),
/* harmony export */   _c: () => (/* binding */ partTextPieces),
/* harmony export */   mA: () => (/* binding */ caseLines)
/* harmony export */ });
const SCHEMA_VERSION = 1;
function renderPartJson({ part = null }) {
  return part === null ? null : partTextPieces(part);
}
function* partTextPieces(part) {
  const { run, ...shardMembers } = part;
  const { cases: _cases, judging: _judging, run_count: _runCount, timing, ...runMembers } = run;
  const { seed: _seed, ...ownTiming } = timing;
  const entries = Object.entries({
    schema_version: SCHEMA_VERSION,
    ...shardMembers,
    timing: ownTiming,
    ...runMembers
  });
  const members = entries.filter(([, value]) => value !== void 0).map(([key, value]) => `"${key}": ${JSON.stringify(value)},
`);
  yield `{
${members.join("")}"cases": [
`;
  let lead = "";
  for (const line of caseLines(part)) {
    yield lead + line;
    lead = ",\n";
  }
  yield "\n]\n}\n";
}
function* caseLines({ run }) {
  for (const caseRun of run.cases) {
    yield JSON.stringify(caseValue(caseRun));
  }
}
function caseValue({ case_id: id, outcome, spans_ms: spansMs, judged: _judged, ...times }) {
  const spans = spansMs === void 0 ? {} : { spans_ms: Object.fromEntries(spansMs) };
  const written = outcome.kind === "error" ? outcome : Object.assign({}, outcome, { hits: outcome.hits.map(withoutRepeat) });
  return Object.assign({ id }, times, spans, { outcome: written });
}
function withoutRepeat(hit) {
  return Object.fromEntries(Object.entries(hit).filter(([key]) => key !== "repeat"));
}



/***/ }),

/***/ 60492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ REPORTERS)
});

// EXTERNAL MODULE: ./lib/reporters/baseline-json.js
var baseline_json = __webpack_require__(13574);
// EXTERNAL MODULE: ./lib/metrics/latency.js
var latency = __webpack_require__(72987);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/model/scope.js
var model_scope = __webpack_require__(90997);
// EXTERNAL MODULE: ./lib/model/suite.js
var suite = __webpack_require__(44141);
// EXTERNAL MODULE: ./lib/messages/escape.js
var messages_escape = __webpack_require__(28213);
;// CONCATENATED MODULE: ./lib/reporters/cases-csv.js






const EOL = "\r\n";
const LIST_SEPARATOR = "; ";
function renderCasesCsv({ scores }, { tables }) {
  return scores === null ? null : csvLines(tables.cases, metricNames(scores));
}
function* csvLines(cases, metrics) {
  yield csvLine([
    ...Object.keys(LEADING),
    ...metrics.flatMap((name) => [name, `${name}_baseline`])
  ]);
  for (const row of cases.values()) {
    const leading = Object.values(LEADING).map((makeCell) => makeCell(row));
    const values = metrics.flatMap((name) => [row.score, row.before].map((side) => side?.metrics.get(name) ?? null));
    const roundedValues = values.map((value) => value && (0,canonical_json/* roundNumber */.Wf)(value));
    yield csvLine([...leading, ...roundedValues]);
  }
}
function csvLine(cells) {
  return cells.map((cell) => (0,messages_escape/* csvCell */.rK)(cell)).join(",") + EOL;
}
const LEADING = {
  id: (row) => row.case.id,
  intent: (row) => row.case.intent,
  query: (row) => row.case.query,
  params: (row) => row.case.params === void 0 ? null : JSON.stringify(row.case.params),
  file: (row) => row.case.place.file,
  line: (row) => row.case.place.line,
  critical: (row) => String(row.case.critical),
  tags: (row) => (row.case.tags ?? []).join(LIST_SEPARATOR),
  failed_checks: ({ failed }) => failed.map(({ metric, scope }) => `${metric} ${(0,model_scope/* scopeText */.Cm)(scope)}`).join(LIST_SEPARATOR),
  cause: ({ loss }) => loss?.cause ?? null,
  targets: (row) => row.case.expected.map(suite/* targetLabel */.Op).join(LIST_SEPARATOR),
  ranks_baseline: (row) => row.before && ranksCell(row, row.before.ranks),
  ranks: (row) => row.score && ranksCell(row, row.score.ranks),
  results: ({ score }) => score && score.results.join(LIST_SEPARATOR),
  degraded: ({ score }) => score && String(score.degraded),
  error: ({ score }) => score === null ? "not asked" : score.error,
  latency_median_ms: ({ score }) => (0,baseline_json/* msValue */.Uk)((0,latency/* medianOfTimes */.Kg)(score?.samples_ms ?? [])),
  latency_median_ms_baseline: ({ before }) => (0,baseline_json/* msValue */.Uk)((0,latency/* medianOfTimes */.Kg)(before?.latency_ms ?? []))
};
function ranksCell({ case: { expected } }, ranks) {
  return expected.map((_, i) => ranks[i] ?? "none").join(LIST_SEPARATOR);
}
function metricNames({ cases }) {
  const names = new Set(cases.flatMap(({ metrics }) => [...metrics.keys()]));
  return [...names].toSorted(canonical_json/* compareCodePoints */.OP);
}


// EXTERNAL MODULE: ./lib/messages/view.js
var messages_view = __webpack_require__(25339);
// EXTERNAL MODULE: ./lib/model/verdict.js
var verdict = __webpack_require__(1732);
// EXTERNAL MODULE: ./lib/messages/format.js
var format = __webpack_require__(31385);
// EXTERNAL MODULE: ./lib/model/problem.js
var model_problem = __webpack_require__(51246);
// EXTERNAL MODULE: ./lib/messages/check-sentences.js
var check_sentences = __webpack_require__(24171);
// EXTERNAL MODULE: ./lib/messages/rule.js
var rule = __webpack_require__(35132);
// EXTERNAL MODULE: ./lib/reporters/html/charts.js
var charts = __webpack_require__(40305);
// EXTERNAL MODULE: ./lib/reporters/html/html.js + 1 modules
var html_html = __webpack_require__(57107);
// EXTERNAL MODULE: ./lib/metrics/registry.js + 2 modules
var registry = __webpack_require__(13480);
// EXTERNAL MODULE: ./lib/model/lookup.js
var lookup = __webpack_require__(97855);
;// CONCATENATED MODULE: ./lib/reporters/html/check-panels.js











const ROWS = 8;
const PANELS = 8;
const LEGEND = '<p class="legend" aria-hidden="true"><span><svg class="dumbbell held"><circle class="was" cx="8" cy="8" r="4.5"/></svg>before</span><span><svg class="dumbbell held"><circle class="now" cx="8" cy="8" r="5"/></svg>now</span><span><svg class="dumbbell held"><rect class="band" x="0" width="14" y="1" height="14"/><line class="limit" x1="1" x2="1" y1="1" y2="15"/></svg>up to the limit</span></p>';
function checkPanels(view) {
  const { all, failed } = view.tables.checks;
  if (failed.length === 0) {
    return fellPanel(view) + passedPanel(all);
  }
  const failedFigures = failed.filter(({ weakening }) => weakening === void 0);
  const failedMetrics = [...new Set(failedFigures.map(({ metric }) => metric))];
  const metricPanels = failedMetrics.map((metric) => metricPanel(metric, all, failedFigures));
  const panels = [...metricPanels, ...findingPanels(failed, view)];
  const primaryPanels = panels.filter(({ primary }) => primary);
  const followingPanels = panels.filter(({ primary }) => !primary);
  const joinPanels = (joined) => joined.map(({ html }) => html).join("");
  const hiddenPanels = primaryPanels.slice(PANELS);
  const hiddenWords = (0,format/* pluralise */.aX)(hiddenPanels.length, "more failed metric");
  const consequences = `Failed as a consequence: ${followingPanels.map(({ metric }) => metric).join(", ")}`;
  return (failed.some(hasPicture) ? LEGEND : "") + joinPanels(primaryPanels.slice(0, PANELS)) + fellPanel(view) + (0,html_html/* detailsHtml */.c9)(hiddenWords, joinPanels(hiddenPanels)) + (0,html_html/* detailsHtml */.c9)(consequences, joinPanels(followingPanels));
}
function hasPicture(check) {
  return (0,charts/* canDraw */.xt)(check) && !(0,verdict/* isCount */.my)(check);
}
const FINDING_PANELS = [
  { category: "golden_data_edited", title: "Edited golden data", metric: "the suite" },
  { category: "gate_weakened", title: "Loosened rules", metric: "the rules" }
];
function findingPanels(failed, view) {
  const itemPlaceHtml = (item) => item.file === void 0 ? "" : ` (${(0,html_html/* codeHtml */.v1)((0,model_problem/* problemPlace */.N)(item), html_html/* NAME */.o_)})`;
  return FINDING_PANELS.flatMap(({ category, title, metric }) => {
    const findings = view.failed.filter((item) => item.code === category);
    if (findings.length === 0) {
      return [];
    }
    const items = findings.map((item) => `${(0,messages_escape/* escapeHtml */.ZD)(item.sentence, html_html/* SENTENCE */.gz)}${itemPlaceHtml(item)}`);
    const meaning = (0,messages_escape/* escapeHtml */.ZD)((0,check_sentences/* failureMeaning */.gx)(category, failed));
    const html = notesPanel("panel", `<h3>${title}: <span>${meaning}</span></h3>`, items);
    return [{ metric, primary: true, html }];
  });
}
function notesPanel(classes, title, items) {
  return `<div class="${classes}">${title}${(0,html_html/* notesHtml */.zc)(items).trimEnd()}</div>
`;
}
function metricPanel(metric, checks, failed) {
  const metricFailures = failed.filter((check) => check.metric === metric);
  const metricPasses = checks.filter((check) => check.metric === metric && check.passed);
  const metricChecks = [...metricFailures, ...metricPasses];
  const ordered = [
    ...metricChecks.filter(({ scope }) => scope.kind === "overall"),
    ...metricChecks.filter(({ scope }) => scope.kind !== "overall")
  ];
  const rows = rowsHtml(metric, ordered.slice(0, ROWS));
  const more = moreChecksHtml(ordered.slice(ROWS));
  const { category } = (0,lookup/* requireItem */.l5)(metricFailures, 0);
  const meaning = (0,messages_escape/* escapeHtml */.ZD)((0,check_sentences/* failureMeaning */.gx)(category, metricFailures));
  const title = `<h3>${(0,html_html/* termHtml */.e$)(metric)}: <span>${meaning}</span></h3>`;
  return {
    metric,
    primary: metricFailures.some((check) => check.secondary_to === null),
    html: `<div class="panel">${title}${rows}${more}</div>
`
  };
}
function moreChecksHtml(hidden) {
  if (hidden.length === 0) {
    return "";
  }
  const failedCount = hidden.filter((check) => !check.passed).length;
  const part = failedCount === hidden.length ? "all" : `${failedCount} of them`;
  return `<p class="more">${(0,format/* pluralise */.aX)(hidden.length, "more check")}, ${part} failed: see all checks</p>`;
}
function fellPanel({ fell }) {
  const rows = fell.map(({ sentence, cases }) => {
    const queries = cases.slice(0, ROWS).map(({ id, query }) => `<a href="${(0,html_html/* caseHref */.my)(id)}">${(0,messages_escape/* escapeHtml */.ZD)(query, html_html/* QUERY */.Jj)}</a>`);
    const queriesPart = queries.length === 0 ? "" : `. Queries: ${queries.join(", ")}`;
    return (0,messages_escape/* escapeHtml */.ZD)(sentence, html_html/* SENTENCE */.gz) + queriesPart;
  });
  const title = `<h3>Beyond the limit, <span>but not enough to fail</span></h3>`;
  return fell.length === 0 ? "" : notesPanel("panel fell", title, rows);
}
function passedPanel(checks) {
  const overall = checks.filter((check) => check.scope.kind === "overall" && (0,charts/* canDraw */.xt)(check) && check.unit === "share");
  if (overall.length === 0) {
    return "";
  }
  const scale = (0,charts/* chartScale */.zy)(overall);
  const rows = overall.map((check) => rowHtml(check, check.metric, scale));
  return `${LEGEND}<div class="panel"><h3>Overall: <span>every gated metric</span></h3>${gridHtml("Gated metrics, overall", rows, (0,charts/* axisSvg */.kg)(scale))}</div>
`;
}
function rowsHtml(metric, checks) {
  const scale = (0,charts/* chartScale */.zy)(checks);
  const unitSuffix = checks.some(({ unit }) => unit === "ms") ? " ms" : "";
  const axis = checks.some(hasPicture) ? (0,charts/* axisSvg */.kg)(scale, unitSuffix) : "";
  const rows = checks.map((check) => rowHtml(check, (0,format/* scopeLabel */.$o)(check.scope), scale));
  return gridHtml(`${metric}, ${(0,format/* byWords */.bX)(checks.map(({ scope }) => scope))}`, rows, axis);
}
const COLUMNS = ["Where", "Before to now", "Before", "Now", "Change", "Limit"];
function gridHtml(label, rows, axis) {
  const head = COLUMNS.map((name) => `<th role="columnheader" scope="col">${name}</th>`).join("");
  const foot = axis === "" ? "" : `<div class="axis-row">${axis}</div>`;
  return `<div class="check-grid"><table class="checks" role="table" aria-label="${(0,messages_escape/* escapeHtml */.ZD)(label, html_html/* NAME */.o_)}"><thead role="rowgroup"><tr role="row">${head}</tr></thead><tbody role="rowgroup">
${rows.join("")}</tbody></table>${foot}</div>`;
}
function rowHtml(check, name, scale) {
  const [mark, kind, words] = checkState(check);
  const head = `<th role="rowheader" scope="row">${(0,html_html/* iconHtml */.vF)(mark)}<span class="name">${(0,messages_escape/* escapeHtml */.ZD)(name, html_html/* NAME */.o_)}</span><span class="unseen">, ${words}</span></th>`;
  if (!hasPicture(check)) {
    const sentence = wordsCell(rowSentence(check), COLUMNS.length - 1);
    return `<tr role="row" class="${kind}">${head}${sentence}</tr>
`;
  }
  const row = `<tr role="row" class="${kind}">${head}${figureCells(check, scale)}</tr>
`;
  if (check.ratio === void 0) {
    return row;
  }
  const ratioCell = wordsCell((0,check_sentences/* ratioWords */.ft)(check.metric, check.ratio), COLUMNS.length);
  return `${row}<tr role="row" class="${kind}">${ratioCell}</tr>
`;
}
function rowSentence(check) {
  if (check.missing === void 0 || (0,verdict/* hasNoPairs */.Hb)(check)) {
    return (0,check_sentences/* checkSentence */.YC)(check);
  }
  return `Not judged: ${(0,check_sentences/* missingReason */.DQ)(check.missing, check)}`;
}
function wordsCell(sentence, span) {
  return `<td role="cell" class="says" colspan="${span}" aria-colspan="${span}">${(0,messages_escape/* escapeHtml */.ZD)(sentence, html_html/* SENTENCE */.gz)}</td>`;
}
function figureCells(check, scale) {
  const { baseline, current, delta, limit } = (0,format/* checkNumbers */.PM)(check);
  const sign = check.direction === "higher" ? "\u2265" : "\u2264";
  const cellsByClass = {
    picture: (0,charts/* dumbbellSvg */.qV)(check, scale),
    base: baseline,
    current,
    delta: (0,format/* withArrow */.mh)(delta),
    bound: check.limit === null ? limit : `${sign} ${limit}`
  };
  return Object.entries(cellsByClass).map(([className, cell]) => `<td role="cell" class="${className}">${cell}</td>`).join("");
}
function checkState({ state, secondary_to: cause }) {
  if (state === "not_gated") {
    return ["half", "held", "not gated yet"];
  }
  if (state === "fell") {
    return ["half", "fell", "beyond the limit, not enough to fail"];
  }
  if (state === "pass") {
    return ["good", "held", "passes"];
  }
  return cause === null ? ["bad", "failed", "fails"] : ["bad", "follows", `fails, follows from ${cause}`];
}
function firstFigures({ figures }) {
  const rows = figures.map(({ metric, now }) => [(0,html_html/* codeHtml */.v1)(metric, html_html/* NAME */.o_), now]);
  return rows.length === 0 ? "" : (0,html_html/* tableHtml */.qj)("Over all queries", [(0,html_html/* plain */.pj)("Metric"), (0,html_html/* num */.bu)("Now")], rows);
}
const SCOPES = 24;
const TABLE_ROWS = 1e3;
function statusHtml(row) {
  const words = (0,messages_escape/* escapeHtml */.ZD)((0,check_sentences/* statusWords */.o7)(row));
  switch (row.status) {
    case "pass":
      return `${(0,html_html/* iconHtml */.vF)("good")}${words}`;
    case "fell":
      return `${(0,html_html/* iconHtml */.vF)("half")}${words}`;
    case "fail":
    case "missing":
      return `${(0,html_html/* iconHtml */.vF)("bad")}<b class="bad">${words}</b>`;
    case "follows":
      return `${(0,html_html/* iconHtml */.vF)("bad")}${words}`;
    default:
      return `<span class="dim">${words}</span>`;
  }
}
const CELL_KINDS = {
  pass: "held",
  fell: "fell",
  fail: "bad",
  follows: "follows",
  missing: "bad",
  not_gated: "reported",
  reported: "reported"
};
function metricTables(rows) {
  if (rows.length === 0) {
    return "";
  }
  return matrixHtml(rows) + (0,html_html/* detailsHtml */.c9)("What the metrics mean", metricMeanings(rows)) + (0,html_html/* detailsHtml */.c9)("When the gate fails", `<p>${(0,messages_escape/* escapeHtml */.ZD)(rule/* THE_RULE */.$m, html_html/* SENTENCE */.gz)}</p>
`) + (0,html_html/* detailsHtml */.c9)("All checks with baselines and limits", checkTable(rows));
}
function metricMeanings(rows) {
  const entries = [...new Set(rows.map(({ metric }) => metric))].flatMap((metric) => {
    const meaning = (0,registry/* meaningOfMetric */.ZW)(metric);
    return meaning === null ? [] : [`<div><dt>${(0,html_html/* codeHtml */.v1)(metric, html_html/* NAME */.o_)}</dt><dd>${(0,messages_escape/* escapeHtml */.ZD)(meaning)}</dd></div>
`];
  });
  return `<dl class="receipt">
${entries.join("")}</dl>
`;
}
function matrixHtml(rows) {
  const scopes = [...new Map(rows.map(({ scope }) => [(0,model_scope/* scopeText */.Cm)(scope), scope])).values()];
  const shownScopes = scopes.slice(0, SCOPES);
  const cellKey = (metric, scope) => `${metric}
${(0,model_scope/* scopeText */.Cm)(scope)}`;
  const cells = new Map(rows.map((row) => [cellKey(row.metric, row.scope), row]));
  const lines = [...new Set(rows.map((row) => row.metric))].map((metric) => [
    (0,html_html/* codeHtml */.v1)(metric, html_html/* NAME */.o_),
    ...shownScopes.map((scope) => cellHtml(cells.get(cellKey(metric, scope))))
  ]);
  const hiddenScopes = scopes.slice(SCOPES);
  const caption = `Now, and the change since the baseline${hiddenScopes.length > 0 ? `; ${(0,format/* countWords */.rj)(hiddenScopes, "more ")} in report.json` : ""}`;
  const columns = [(0,html_html/* plain */.pj)("Metric"), ...shownScopes.map((scope) => (0,html_html/* num */.bu)((0,format/* scopeLabel */.$o)(scope)))];
  return `<div class="matrix">${(0,html_html/* tableHtml */.qj)(caption, columns, lines)}</div>
`;
}
function cellHtml(row) {
  if (row === void 0) {
    return `<span class="dim">${format/* NONE */.x3}</span>`;
  }
  const { current, delta: deltaText } = (0,format/* checkNumbers */.PM)(row);
  const isBad = row.status === "fail" || row.status === "missing" || row.status === "follows";
  const mark = isBad ? `${(0,html_html/* iconHtml */.vF)("bad")}<span class="unseen">failed: </span>` : "";
  const kind = CELL_KINDS[row.status];
  const isPrintedAsZero = row.delta !== null && !/[1-9]/.test(deltaText);
  const change = isPrintedAsZero ? "=" : (0,format/* withArrow */.mh)(deltaText);
  return `<span class="cell ${kind}">${mark}${current}</span><span class="moved">${change}</span>`;
}
function checkTable(rows) {
  const lines = rows.slice(0, TABLE_ROWS).map((row) => {
    const { baseline, current, delta, limit } = (0,format/* checkNumbers */.PM)(row);
    return [
      (0,html_html/* codeHtml */.v1)(row.metric, html_html/* NAME */.o_),
      (0,messages_escape/* escapeHtml */.ZD)((0,format/* scopeLabel */.$o)(row.scope), html_html/* NAME */.o_),
      baseline,
      current,
      (0,format/* withArrow */.mh)(delta),
      limit,
      statusHtml(row)
    ];
  });
  const hiddenCount = rows.length - lines.length;
  const figures = ["Before", "Now", "Change", "Limit"].map(html_html/* num */.bu);
  const columns = [(0,html_html/* plain */.pj)("Metric"), (0,html_html/* plain */.pj)("Where"), ...figures, (0,html_html/* plain */.pj)("Gate")];
  const by = (0,format/* byWords */.bX)(rows.map(({ scope }) => scope));
  return (0,html_html/* tableHtml */.qj)(`Overall, then ${by}${hiddenCount > 0 ? `; ${hiddenCount} more in report.json` : ""}`, columns, lines);
}


// EXTERNAL MODULE: ./lib/model/short-names.js
var short_names = __webpack_require__(16358);
// EXTERNAL MODULE: ./lib/messages/causes.js
var causes = __webpack_require__(76326);
// EXTERNAL MODULE: ./lib/messages/rows.js
var messages_rows = __webpack_require__(7195);
;// CONCATENATED MODULE: ./lib/reporters/html/page-data.js








function* pageParts(report, view) {
  const rows = [...view.tables.cases.values()];
  const metrics = pageMetrics(report, view);
  const snippets = collectSnippets(rows);
  const numbering = { documents: /* @__PURE__ */ new Map(), snippets: snippets.numbers };
  yield '{"cases":[';
  let lead = "";
  for (const row of rows) {
    yield lead + jsonBlock(encodeCase(row, report.explanation ?? null, metrics, numbering));
    lead = ",";
  }
  yield '],"documents":[';
  lead = "";
  for (const name of (0,short_names/* shortenNames */.u)([...numbering.documents.keys()])) {
    yield lead + jsonBlock(name);
    lead = ",";
  }
  const otherMembers = {
    ...pageFacts(report, view, rows),
    metrics,
    snippets: snippets.texts
  };
  yield `],${jsonBlock(otherMembers).slice(1)}`;
}
function jsonBlock(value) {
  return JSON.stringify(value).replaceAll(/[<>&\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
function pageMetrics({ scores }, { tables }) {
  const names = [...scores?.cases[0]?.metrics.keys() ?? []];
  const failedNames = tables.checks.primary.map(({ metric }) => metric);
  const orderedNames = [...failedNames.filter((name) => names.includes(name)), ...names];
  return [...new Set(orderedNames)].map((name) => {
    const family = (0,registry/* findMetric */.GF)(name)?.family;
    return {
      name,
      unit: (0,registry/* unitOfMetric */.QG)(name),
      meaning: family?.meaning ?? "",
      lower: family?.direction === "lower"
    };
  });
}
function pageFacts(report, view, rows) {
  const { inputs, explanation, verdict } = report;
  const indexById = new Map(rows.map((row, i) => [row.case.id, i]));
  const rowIndexes = (ids) => ids.flatMap((id) => indexById.get(id) ?? []);
  const failedIds = view.tables.checks.primary.flatMap(({ cases }) => cases.map(({ id }) => id));
  const watchedIds = verdict.notices.flatMap((notice) => notice.code === "watched" ? notice.changed : []);
  const queue = explanation?.holes?.queue ?? [];
  return {
    suite: inputs?.suite.name ?? "",
    k: inputs?.config.k ?? 0,
    config: inputs?.config.file ?? null,
    program: report.origin?.command ?? "retrieval-gate",
    causes: (explanation?.causes ?? []).map((share) => [causeKey(share), (0,causes/* causeMeaning */.Jx)(share)]),
    groups: (explanation?.groups ?? []).map((group) => ({
      words: (0,causes/* groupWords */.Jk)(group),
      cases: rowIndexes(group.cases)
    })),
    worst: rowIndexes([.../* @__PURE__ */ new Set([...failedIds, ...watchedIds])]),
    queue: pageQueue(queue.slice(0, QUEUE), rows, indexById),
    unjudged: queue.length
  };
}
function causeKey({ cause, stage }) {
  return stage === void 0 ? cause : `${cause} ${stage}`;
}
const QUEUE = 1e3;
const TEXT = 1e3;
function pageQueue(queue, rows, indexById) {
  const holes = [];
  for (const { case_id: id, rank, gone: goneId } of queue) {
    const index = indexById.get(id);
    if (index === void 0) {
      continue;
    }
    const hit = (0,messages_rows/* listHits */.$8)((0,lookup/* requireItem */.l5)(rows, index))[rank - 1];
    if (goneId !== void 0) {
      holes.push({ case: index, rank, doc_id: goneId, gone: true });
    } else if (hit !== void 0) {
      const text = hit.text === void 0 ? void 0 : (0,messages_escape/* capText */.yA)(hit.text, TEXT);
      holes.push({ case: index, rank, doc_id: hit.doc_id, path: hit.path, text });
    }
  }
  return holes;
}
const ANSWER = 2e3;
const CLAIM = 500;
const PASSAGE = 600;
const PARAMS = 1e3;
const VALUE_DECIMALS = 6;
const SCORE_DIGITS = 5;
const MS_DECIMALS = 3;
function encodeCase(row, explanation, metrics, numbering) {
  const { case: suiteCase, before, score, loss, failed } = row;
  const encodeSide = (figures, samples) => encodeFigures(figures, samples, metrics, numbering.documents);
  return {
    id: suiteCase.id,
    query: suiteCase.query,
    intent: suiteCase.intent,
    place: `${suiteCase.place.file}:${suiteCase.place.line}`,
    critical: suiteCase.critical || void 0,
    expect_empty: suiteCase.expect_empty || void 0,
    targets: encodeTargets(row, explanation?.documents),
    params: suiteCase.params === void 0 ? void 0 : (0,messages_escape/* capText */.yA)(JSON.stringify(suiteCase.params), PARAMS),
    tags: suiteCase.tags,
    before: before && {
      ...encodeSide(before, before.latency_ms),
      answer: before.answer === void 0 ? void 0 : (0,messages_escape/* capText */.yA)(before.answer, ANSWER)
    },
    now: score && {
      ...encodeSide(score, score.samples_ms),
      ...encodeAnswer(row, numbering.snippets),
      error: score.error ?? void 0,
      degraded: score.degraded || void 0,
      forbidden: undefinedIfEmpty(score.forbidden_ranks)
    },
    failed: [...new Set(failed.map(({ category }) => category))],
    loss: loss === null ? void 0 : [causeKey(loss), (0,causes/* lossWords */.VH)(loss)]
  };
}
function encodeTargets(row, documents = /* @__PURE__ */ new Map()) {
  return row.case.expected.map((target, i) => {
    const suiteText = target.kind === "file" || target.kind === "span" ? target.text : void 0;
    const lostDocument = findLostDocument(row, i);
    const lostText = lostDocument === null ? void 0 : documents.get(lostDocument);
    const text = suiteText ?? lostText;
    return {
      label: (0,suite/* targetLabel */.Op)(target),
      grade: target.grade,
      deeper: row.loss?.targets[i]?.deeper ?? void 0,
      passage: text === void 0 ? void 0 : (0,messages_escape/* capText */.yA)(text, PASSAGE)
    };
  });
}
function findLostDocument({ before, score }, targetIndex) {
  if (before === null || score === null) {
    return null;
  }
  const oldRank = before.ranks[targetIndex] ?? null;
  const newRank = score.ranks[targetIndex] ?? null;
  const isLost = oldRank !== null && newRank === null;
  return isLost ? before.results[oldRank - 1] ?? null : null;
}
function encodeFigures(figures, samples, metrics, documents) {
  return {
    ranks: figures.ranks,
    metrics: metrics.map(({ name }) => roundValue(figures.metrics.get(name) ?? null, VALUE_DECIMALS)),
    results: figures.results.map((id) => {
      const number = documents.get(id) ?? documents.size;
      documents.set(id, number);
      return number;
    }),
    ms: roundValue((0,latency/* medianOfTimes */.Kg)(samples), MS_DECIMALS)
  };
}
function encodeAnswer({ run }, snippets) {
  if (run?.outcome.kind !== "answer") {
    return {};
  }
  const { hits, spans, answer } = run.outcome;
  const texts = hits.map(({ text }) => snippets.get(snippetKey(text)) ?? -1);
  const scores = hits.map(({ score }) => score === void 0 ? null : Number(score.toPrecision(SCORE_DIGITS)));
  return {
    texts: texts.every((text) => text === -1) ? void 0 : texts,
    scores: scores.every((score) => score === null) ? void 0 : scores,
    spans,
    answer: answer === void 0 ? void 0 : (0,messages_escape/* capText */.yA)(answer, ANSWER),
    claims: undefinedIfEmpty(pageClaims(run))
  };
}
function pageClaims(run) {
  const claimsByMetric = [];
  for (const [metric, sample] of run.judged ?? []) {
    if (sample.kind === "value" && sample.claims !== void 0) {
      const claims = sample.claims.map(({ text: claim, supported }) => [(0,messages_escape/* capText */.yA)(claim, CLAIM), supported ? 1 : 0]);
      claimsByMetric.push([metric, claims]);
    }
  }
  return claimsByMetric;
}
function undefinedIfEmpty(list) {
  return list.length === 0 ? void 0 : list;
}
function roundValue(value, decimals) {
  return value === null ? null : Number(value.toFixed(decimals));
}
const LENGTH = 220;
const BUDGET = 2e6;
const KEY_LENGTH = 4 * LENGTH;
function snippetKey(text = "") {
  return text.slice(0, KEY_LENGTH);
}
function collectSnippets(rows) {
  const texts = [];
  const numbers = /* @__PURE__ */ new Map();
  let charactersLeft = BUDGET;
  for (const { text } of rows.flatMap(messages_rows/* listHits */.$8)) {
    const key = snippetKey(text);
    if (key === "" || numbers.has(key)) {
      continue;
    }
    const snippet = makeSnippet(key);
    charactersLeft -= snippet.length;
    if (charactersLeft < 0) {
      break;
    }
    numbers.set(key, texts.push(snippet) - 1);
  }
  return { texts, numbers };
}
function makeSnippet(beginning) {
  const line = beginning.replaceAll(/\s+/gu, " ").trim();
  return line.length > LENGTH ? `${(0,lookup/* cutText */.IN)(line, LENGTH)}\u2026` : line;
}


// EXTERNAL MODULE: ./lib/reporters/html/page.js + 1 modules
var page = __webpack_require__(2513);
;// CONCATENATED MODULE: ./lib/reporters/html/latency.js






const SHOWN = 8;
function latencyPanel(latency, samples, sampling) {
  const rows = boxRows(latency, samples);
  const boxes = rows.flatMap(({ nowBox, baselineBox }) => [nowBox, baselineBox]);
  const ends = boxes.flatMap((box) => box === null ? [] : [box.low, box.p95]);
  if (ends.length === 0) {
    return "";
  }
  const scale = (0,charts/* linearScale */.om)([0, ...ends], [0, Infinity]);
  const shownScopes = new Set(rows.map(({ row }) => row.scope));
  const hiddenScopes = latency.map(({ scope }) => scope).filter((scope) => !shownScopes.has(scope));
  const moreHtml = hiddenScopes.length > 0 ? `<p class="more">${(0,format/* countWords */.rj)(hiddenScopes, "more ")}: see latency in figures</p>` : "";
  const samplingHtml = sampling.map((line) => `<p class="more">${(0,html_html/* proseHtml */.pA)(line, html_html/* SENTENCE */.gz)}</p>`).join("");
  const hasBaseline = rows.some(({ baselineBox }) => baselineBox !== null);
  const sides = hasBaseline ? "<span>upper: baseline, lower: now</span>" : "";
  const legend = `<p class="legend" aria-hidden="true">${sides}<span>box: middle half of the times, line: p50, dot: p95</span></p>`;
  const rowsHtml = rows.map((row) => latency_rowHtml(row, scale)).join("");
  return `${legend}<div class="panel"><div class="box-grid"><ul class="boxes">
${rowsHtml}</ul><div class="axis-row">${(0,charts/* axisSvg */.kg)(scale, " ms")}</div></div>${moreHtml}${samplingHtml}</div>
`;
}
function boxRows(rows, { now, before }) {
  const hasFailed = ({ checks }) => checks.some(({ passed }) => !passed);
  const rowRank = (row) => {
    if (row.scope.kind === "overall") {
      return 0;
    }
    return hasFailed(row) ? 1 : 2;
  };
  const shownRows = rows.toSorted((a, b) => rowRank(a) - rowRank(b)).slice(0, SHOWN);
  return shownRows.map((row) => ({
    row,
    nowBox: makeBox(poolSamples(now, row.scope), row.now),
    baselineBox: row.before === null ? null : makeBox(poolSamples(before, row.scope), row.before),
    failed: hasFailed(row)
  }));
}
function collectSamples({ scores, inputs }) {
  return {
    now: (scores?.cases ?? []).map((score) => ({ case: score, samples: score.samples_ms })),
    before: [...inputs?.baseline?.cases.values() ?? []].map((row) => ({
      case: row,
      samples: row.latency_ms
    }))
  };
}
function poolSamples(cases, scope) {
  return cases.flatMap(({ case: member, samples }) => (0,model_scope/* isInScope */.yX)(scope, member) ? samples : []);
}
function makeBox(samples, summary) {
  if (samples.length === 0 || summary.p50_ms === null) {
    return null;
  }
  const sorted = Float64Array.from(samples).toSorted();
  const quantile = (share) => (0,latency/* percentileValue */.VD)(sorted, share, "nearest") ?? NaN;
  return {
    low: quantile(0.05),
    q1: quantile(0.25),
    p50: summary.p50_ms,
    q3: quantile(0.75),
    p95: summary.p95_ms ?? quantile(0.95)
  };
}
const BASELINE_Y = 8;
const NOW_Y = 22;
function latency_rowHtml({ row, nowBox, baselineBox, failed }, scale) {
  const upperBox = baselineBox === null ? "" : boxSvg(baselineBox, scale, "was", BASELINE_Y);
  const lowerBox = nowBox === null ? "" : boxSvg(nowBox, scale, "now", NOW_Y);
  const status = failed ? `${(0,html_html/* iconHtml */.vF)("bad")}<span class="unseen">failed: </span>` : "";
  const figures = ["p50_ms", "p95_ms"].map((key) => percentileHtml(row, key));
  return `<li class="${failed ? "failed" : "held"}"><span class="name">${status}${(0,messages_escape/* escapeHtml */.ZD)((0,format/* scopeLabel */.$o)(row.scope), html_html/* NAME */.o_)}</span><svg class="box" aria-hidden="true">${(0,charts/* gridLines */.YH)(scale)}${upperBox}${lowerBox}</svg><span class="figures">${figures.join(" ")}</span></li>
`;
}
function percentileHtml(row, key) {
  const hasFailed = findPercentileCheck(row, key)?.passed === false;
  const figures = percentileFigures(row, key);
  const baseline = row.before === null ? "" : `${figures.baseline} \u2192 `;
  const ratioHtml = ratioSpan(row, key);
  const name = key.slice(0, 3);
  return `<span${hasFailed ? ' class="over"' : ""}><i>${name}</i> ${baseline}<b>${figures.current}</b></span>${ratioHtml}`;
}
function ratioSpan({ checks }, key) {
  for (const { ratio, metric, policy } of checks) {
    if (ratio !== void 0 && metric === `latency_${key}` && policy !== "base") {
      return `<span>${ratio.ratio.toFixed(2)}x (${(0,format/* rangeText */.lq)(ratio)})</span>`;
    }
  }
  return "";
}
function findPercentileCheck({ checks }, key) {
  return checks.find(({ metric }) => metric === `latency_${key}`);
}
function percentileFigures(row, key) {
  return (0,format/* checkNumbers */.PM)({
    unit: "ms",
    baseline: row.before?.[key] ?? null,
    current: row.now[key],
    delta: null,
    limit: findPercentileCheck(row, key)?.limit ?? null
  });
}
function boxSvg(box, scale, side, y) {
  const x = (value) => (0,charts/* percentText */.fL)(scale.at(value));
  const width = (0,charts/* percentText */.fL)(Math.max(scale.at(box.q3) - scale.at(box.q1), 0));
  return `<g class="${side}"><line class="whisker" x1="${x(box.low)}" x2="${x(box.p95)}" y1="${y}" y2="${y}"/><rect x="${x(box.q1)}" width="${width}" y="${y - 5}" height="10"/><line class="p50" x1="${x(box.p50)}" x2="${x(box.p50)}" y1="${y - 6}" y2="${y + 6}"/><circle cx="${x(box.p95)}" cy="${y}" r="3.5"/></g>`;
}
function stageRows({ scope, now, before }) {
  return [...now.spans ?? []].map(([stage, summary]) => ({
    scope,
    stage,
    now: summary,
    before: before?.spans?.get(stage) ?? null,
    checks: []
  }));
}
function latencyTable(latency) {
  const rows = [...latency, ...latency.flatMap(stageRows)].map((row) => {
    const p50 = percentileFigures(row, "p50_ms");
    const p95 = percentileFigures(row, "p95_ms");
    const scope = (0,format/* scopeLabel */.$o)(row.scope);
    return [
      (0,messages_escape/* escapeHtml */.ZD)(row.stage === null ? scope : `${scope} [${row.stage}]`, html_html/* NAME */.o_),
      String(row.now.samples),
      p50.current,
      p50.baseline,
      (0,format/* formatMs */._V)(row.now.p90_ms),
      p95.current,
      p95.baseline,
      (0,format/* formatMs */._V)(row.now.p99_ms),
      (0,format/* formatMs */._V)(row.now.mean_ms)
    ];
  });
  if (rows.length === 0) {
    return "";
  }
  const columnNames = [
    "Samples",
    "p50",
    "p50 baseline",
    "p90",
    "p95",
    "p95 baseline",
    "p99",
    "Mean"
  ];
  return (0,html_html/* tableHtml */.qj)("Latency of timed repeats, warm-up excluded", [(0,html_html/* plain */.pj)("Where"), ...columnNames.map(html_html/* num */.bu)], rows);
}


// EXTERNAL MODULE: ./lib/messages/items.js
var messages_items = __webpack_require__(51232);
;// CONCATENATED MODULE: ./lib/reporters/html/worst.js







const WORST = 5;
const MOVES = 2;
function worstList({ failed }) {
  const itemsByCategory = (0,model_scope/* groupBy */.$z)(failed, ({ code }) => code);
  const shown = [];
  for (let round = 0; round < WORST; round++) {
    for (const [category, items] of itemsByCategory) {
      const view = items.flatMap(({ cases }) => cases)[round];
      if (view !== void 0) {
        shown.push(worstItem(view, category));
      }
    }
  }
  return listHtml(shown.slice(0, WORST));
}
function wonList({ won }) {
  return listHtml(won.slice(0, WORST).map((view) => worstItem(view, "better")));
}
function listHtml(items) {
  return items.length === 0 ? "" : `<ol class="worst">
${items.join("")}</ol>
`;
}
function failedQueryList({ error }) {
  const failed = error?.queries ?? [];
  const hiddenCount = failed.length - WORST;
  const items = failed.slice(0, WORST).map((query) => itemHtml(query, "the query failed", `<li>${(0,messages_escape/* escapeHtml */.ZD)(query.change, html_html/* QUERY */.Jj)}</li>`));
  const more = hiddenCount > 0 ? `<p class="more">${hiddenCount} more: see all queries</p>
` : "";
  return listHtml(items) + more;
}
function worstItem(view, category) {
  const { critical, change, ranks, why } = view;
  const tone = category === "forbidden_hit" ? " bad" : "";
  const lines = ranks.slice(0, MOVES).map((move) => moveHtml(move, tone));
  if (ranks.length === 0) {
    lines.push(`<li>${(0,messages_escape/* escapeHtml */.ZD)(change, html_html/* QUERY */.Jj)}</li>`);
  }
  if (ranks.length > MOVES) {
    lines.push(`<li class="dim">${(0,format/* pluralise */.aX)(ranks.length - MOVES, "more document")}</li>`);
  }
  if (category === "answer_regression" && why !== "") {
    lines.push(`<li class="dim">${(0,messages_escape/* escapeHtml */.ZD)(why, html_html/* SENTENCE */.gz)}</li>`);
  }
  return itemHtml(view, critical ? `<b>critical</b> \xB7 ${category}` : category, lines.join(""));
}
function itemHtml({ id, query, intent }, why, moves) {
  return `<li><p class="query"><a href="${(0,html_html/* caseHref */.my)(id)}">${(0,messages_escape/* escapeHtml */.ZD)(query, html_html/* QUERY */.Jj)}</a></p><p class="why">${intent === "" ? "" : `${(0,messages_escape/* escapeHtml */.ZD)(intent, html_html/* NAME */.o_)} \xB7 `}${why}</p><ul class="moves">${moves}</ul></li>
`;
}
function moveHtml({ document, words }, tone = "") {
  return `<li><span class="move-words${tone}">${(0,messages_escape/* escapeHtml */.ZD)(words)}</span> ${(0,html_html/* codeHtml */.v1)(document, html_html/* NAME */.o_)}</li>`;
}
function movedList({ fell, tables }) {
  const moved = [...tables.cases.values()].flatMap(movedTargets);
  if (moved.length === 0) {
    return `<p class="dim">Every document has the same rank as in the baseline.</p>
`;
  }
  const idsBeyondLimit = new Set(fell.flatMap(({ cases }) => cases.map(({ id }) => id)));
  const withinWords = tables.checks.all.length === 0 ? "not judged" : "within the limit";
  const distance = ({ move }) => Math.abs((0,messages_items/* rankFall */.nS)(move));
  const furthest = moved.toSorted((a, b) => distance(b) - distance(a)).slice(0, WORST);
  const items = furthest.map(({ suiteCase, move }) => {
    const fallWords = idsBeyondLimit.has(suiteCase.id) ? "beyond the limit" : withinWords;
    return itemHtml(suiteCase, (0,messages_items/* rankFall */.nS)(move) < 0 ? "better" : fallWords, moveHtml(move));
  });
  return listHtml(items);
}
function movedTargets({ case: suiteCase, score, before }) {
  if (before === null || score === null || score.error !== null) {
    return [];
  }
  const ranks = { ranks_before: before.ranks, ranks_after: score.ranks };
  const moves = (0,messages_items/* movedRanks */.vq)(ranks, suiteCase).filter((move) => move.before !== move.after);
  return moves.map((move) => ({ suiteCase, move }));
}
const LOSSES = 10;
const EVIDENCE = 8;
const ACCEPTED = 4;
function lossTable(explanation) {
  const losses = explanation?.losses ?? [];
  if (losses.length === 0) {
    return "";
  }
  const hiddenCount = losses.length - LOSSES;
  const more = hiddenCount > 0 ? `; the worst ${LOSSES}, and ${hiddenCount} more in report.json` : "";
  const columns = [(0,html_html/* long */.LU)("Query"), (0,html_html/* plain */.pj)("Intent"), (0,html_html/* plain */.pj)("What happened")];
  const rows = losses.slice(0, LOSSES).map((loss) => [
    `<a href="${(0,html_html/* caseHref */.my)(loss.id)}">${(0,messages_escape/* escapeHtml */.ZD)(loss.query, html_html/* QUERY */.Jj)}</a>`,
    (0,messages_escape/* escapeHtml */.ZD)(loss.intent, html_html/* NAME */.o_),
    (0,messages_escape/* escapeHtml */.ZD)((0,causes/* lossWords */.VH)(loss), html_html/* QUERY */.Jj)
  ]);
  return (0,html_html/* tableHtml */.qj)(`${(0,causes/* causesWords */.qh)(explanation?.causes ?? [])}${more}`, columns, rows);
}
function evidenceTable({ failed, fell }) {
  const fellByTest = fell.filter(({ evidence }) => (evidence?.interval ?? null) !== null);
  const rows = [];
  for (const check of [...failed, ...fellByTest]) {
    if (check.evidence !== void 0) {
      rows.push(evidenceCells(check, check.evidence));
    }
  }
  if (rows.length === 0) {
    return "";
  }
  const hiddenCount = rows.length - EVIDENCE;
  const more = hiddenCount > 0 ? `; ${hiddenCount} more in report.json` : "";
  const figures = ["Queries better", "Worse", "Of", "Interval, about 95 %"].map(html_html/* num */.bu);
  const columns = [(0,html_html/* plain */.pj)("Metric"), (0,html_html/* plain */.pj)("Where"), ...figures, (0,html_html/* plain */.pj)("Decided by")];
  return (0,html_html/* tableHtml */.qj)(`Confidence intervals of the changes${more}`, columns, rows.slice(0, EVIDENCE));
}
function evidenceCells(check, evidence) {
  const { wins, losses, units, interval } = evidence;
  const range = interval === null ? "\u2013" : interval.map((end) => (0,format/* formatDelta */.CW)(check.unit, end)).join(" to ");
  const decidedBy = (0,rule/* decidedWords */.iC)(check) || (0,rule/* testedWords */.Hn)(check) || "limit";
  return [
    (0,messages_escape/* escapeHtml */.ZD)(check.metric, html_html/* NAME */.o_),
    (0,messages_escape/* escapeHtml */.ZD)((0,format/* scopeLabel */.$o)(check.scope), html_html/* NAME */.o_),
    String(wins),
    String(losses),
    String(units),
    (0,messages_escape/* escapeHtml */.ZD)(range),
    (0,messages_escape/* escapeHtml */.ZD)(decidedBy)
  ];
}
function besideList(explanation) {
  const facts = [
    (0,causes/* stagesWords */.X_)(explanation?.stages),
    (0,causes/* holesWords */.V_)(explanation?.holes ?? null),
    (0,causes/* churnWords */.CR)(explanation?.churn ?? null)
  ];
  return (0,html_html/* notesHtml */.zc)(facts.filter(Boolean).map((fact) => (0,messages_escape/* escapeHtml */.ZD)(fact, html_html/* SENTENCE */.gz)));
}
function acceptedList({ accepted }) {
  const items = accepted.map(({ sentence }) => (0,messages_escape/* escapeHtml */.ZD)(sentence, html_html/* SENTENCE */.gz));
  const foldedItems = items.slice(ACCEPTED);
  return (0,html_html/* notesHtml */.zc)(items.slice(0, ACCEPTED)) + (0,html_html/* detailsHtml */.c9)(`${foldedItems.length} more`, (0,html_html/* notesHtml */.zc)(foldedItems));
}


// EXTERNAL MODULE: ./lib/messages/notices.js
var messages_notices = __webpack_require__(63989);
// EXTERNAL MODULE: ./lib/messages/receipt.js
var receipt = __webpack_require__(11612);
// EXTERNAL MODULE: ./lib/messages/sampling.js
var sampling = __webpack_require__(93315);
;// CONCATENATED MODULE: ./lib/reporters/html/report-html.js















const PACKED_FROM = 300;
function* renderReportHtml(report, view, pack) {
  const suiteName = report.inputs?.suite.name ?? "retrieval gate";
  const caseCount = report.inputs?.suite.cases.length ?? 0;
  const hasCases = caseCount > 0 && report.scores !== null;
  const parts = {
    title: `${(0,messages_escape/* escapeHtml */.ZD)(view.heading)} - ${(0,messages_escape/* escapeHtml */.ZD)(suiteName, 80)}`,
    kind: "",
    bar: barHtml(report, view, hasCases),
    body: firstScreen(report, view) + (hasCases ? casesHtml(caseCount) : "") + endingHtml(report, view),
    data: hasCases ? pageParts(report, view) : ["null"]
  };
  yield* (0,page/* renderPage */.Cf)(parts, hasCases && caseCount >= PACKED_FROM ? pack : void 0);
}
function barHtml(report, view, hasCases) {
  const links = [
    ["checks", view.first_run ? "Figures" : "Checks", report.verdict.checks.length > 0],
    ["cases", "Queries", hasCases],
    ["metrics", "Metrics", report.scores !== null],
    ["next", "What next", report.inputs !== null],
    ["receipt", "Receipt", true]
  ];
  const shownLinks = links.flatMap(([id, name, isThere]) => isThere ? [[id, name]] : []);
  return (0,page/* renderBar */.oe)(report.tool, shownLinks);
}
function firstScreen(report, view) {
  const { explanation = null } = report;
  const groups = explanation?.groups ?? [];
  const evidence = evidenceTable(view.tables.checks) + besideList(explanation);
  return headerHtml(report, view) + (0,html_html/* sectionHtml */.jB)("problems", "What is wrong", problemsHtml(report.failure)) + (0,html_html/* sectionHtml */.jB)("failed-queries", "Failed queries", failedQueryList(view)) + (0,html_html/* sectionHtml */.jB)("accepted", "Accepted with the label", acceptedList(view)) + (0,html_html/* sectionHtml */.jB)("groups", "What changed in many lists", (0,html_html/* groupList */.M5)(groups.map(causes/* groupWords */.Jk))) + columnsHtml(report, view) + (0,html_html/* sectionHtml */.jB)("losses", "What happened to the lost queries", lossTable(explanation)) + (0,html_html/* sectionHtml */.jB)("beside", "Beside the verdict", (0,html_html/* detailsHtml */.c9)("How sure is this?", evidence));
}
function columnsHtml(report, view) {
  const hasFailed = view.tables.checks.failed.length > 0;
  const checks = view.first_run ? (0,html_html/* sectionHtml */.jB)("checks", "Figures", firstFigures(view)) : (0,html_html/* sectionHtml */.jB)("checks", hasFailed ? "Failed checks" : "Checks", checkPanels(view));
  const queries = hasFailed ? (0,html_html/* sectionHtml */.jB)("worst", "Worst queries", worstList(view)) : movesHtml(report, view);
  const latency = isWhole(report) ? latencyPanel(view.tables.latency, collectSamples(report), (0,sampling/* samplingLines */.lj)(report)) : "";
  const secondColumn = queries + (0,html_html/* sectionHtml */.jB)("latency", "Latency", latency);
  return checks + secondColumn === "" ? "" : `<div class="columns"><div>${checks}</div><div>${secondColumn}</div></div>
`;
}
function movesHtml(report, view) {
  const { inputs } = report;
  if (!isWhole(report) || view.accepted.length > 0) {
    return "";
  }
  if (view.lost.length === 0 && view.won.length > 0) {
    return (0,html_html/* sectionHtml */.jB)("worst", "Queries that got better", wonList(view));
  }
  if (inputs === null || inputs.baseline === null) {
    return "";
  }
  return (0,html_html/* sectionHtml */.jB)("worst", "Moved most", movedList(view));
}
function isWhole({ failure, scores, new_baseline: newBaseline }) {
  return scores !== null && (failure === null || newBaseline !== null);
}
function casesHtml(count) {
  const noScript = `<p class="without">The table of ${count} queries needs JavaScript. The same data is in cases.csv and report.json, beside this file.</p>`;
  return (0,html_html/* sectionHtml */.jB)("cases", "All queries", `<div id="explorer">${noScript}</div>
`);
}
function endingHtml(report, view) {
  const { metrics, latency } = view.tables;
  const notices = (0,messages_notices/* noticeSentences */.pY)(report.verdict.notices).map((notice) => (0,html_html/* proseHtml */.pA)(notice, html_html/* SENTENCE */.gz));
  const figures = metricTables(metrics) + (0,html_html/* detailsHtml */.c9)("Latency in figures", latencyTable(latency));
  return (0,html_html/* sectionHtml */.jB)("metrics", "Metrics", figures) + (0,html_html/* sectionHtml */.jB)("notices", "Notices", (0,html_html/* notesHtml */.zc)(notices)) + (0,html_html/* sectionHtml */.jB)("next", "What next", nextHtml(view)) + (0,html_html/* sectionHtml */.jB)("receipt", "Receipt", receiptHtml(report));
}
const VERDICT_ICON = {
  pass: "good",
  fail: "bad",
  error: "bad",
  partial: "half"
};
function headerHtml(report, view) {
  const { verdict } = report.verdict;
  const titleLines = [view.title, ...view.output].map((line) => (0,messages_escape/* escapeHtml */.ZD)(line, html_html/* SENTENCE */.gz));
  const titleClass = report.failure !== null && titleLines.length > 1 ? "fact log" : "fact";
  const viewLinesHtml = (0,messages_view/* viewLines */.l9)(view).map(({ name, words, marksCode }) => {
    const html = marksCode ? (0,html_html/* proseHtml */.pA)(words, html_html/* SENTENCE */.gz) : (0,messages_escape/* escapeHtml */.ZD)(words, html_html/* SENTENCE */.gz);
    return `<p class="todo"><b>${name}:</b> ${html}</p>`;
  });
  const icon = (0,html_html/* iconHtml */.vF)(view.first_run ? "half" : VERDICT_ICON[verdict]);
  const [verdictWord = ""] = view.heading.split(": ", 1);
  const meanings = meaningsHtml(report, view).map((html) => `<span class="meaning">${html}</span>`);
  return `<header class="verdict ${verdictClass(view)}"><h1><span class="word">${icon}${verdictWord}</span> <span class="meanings">${meanings.join(" ")}</span></h1>
<p class="${titleClass}">${titleLines.join("\n")}</p>${viewLinesHtml.join("")}${aboutHtml(report.origin, view)}</header>
`;
}
function verdictClass({ verdict, first_run: isFirst, accepted, fell }) {
  if (isFirst) {
    return "first";
  }
  return verdict === "pass" && accepted.length + fell.length > 0 ? "fell" : verdict;
}
function meaningsHtml(report, view) {
  const { verdict, categories } = report.verdict;
  const { primary } = view.tables.checks;
  if (verdict === "fail") {
    return categories.map((category) => `${(0,messages_escape/* escapeHtml */.ZD)((0,check_sentences/* capitalise */.sK)((0,check_sentences/* failureMeaning */.gx)(category, primary)))}: ${(0,html_html/* codeHtml */.v1)(category, html_html/* NAME */.o_)}`);
  }
  if (view.error !== null) {
    return [(0,html_html/* codeHtml */.v1)(view.error.code, html_html/* NAME */.o_)];
  }
  const [, ...words] = view.heading.split(": ");
  return words.length === 0 ? [] : [(0,messages_escape/* escapeHtml */.ZD)((0,check_sentences/* capitalise */.sK)(words.join(": ")))];
}
const ADDRESS = /^https?:\/\/[^\s"'<>]+$/;
function aboutHtml(origin, { about, counts }) {
  const words = [...about, (0,messages_view/* countWords */.rj)(counts)].filter((text) => text !== "");
  const parts = words.map((text) => (0,messages_escape/* escapeHtml */.ZD)(text, html_html/* SENTENCE */.gz));
  const allParts = origin === void 0 ? parts : [...addLinks(parts, origin), `${origin.time.slice(0, 16).replace("T", " ")} UTC`];
  const shown = allParts.map((html) => `<span>${html}</span>`);
  return shown.length === 0 ? "" : `<p class="about">${shown.join(" ")}</p>`;
}
function addLinks(parts, { commit, pull_request: number, run_url: run }) {
  if (run === null || !ADDRESS.test(run)) {
    return parts;
  }
  const [repository] = run.split("/actions/");
  const linkHtml = (text, url) => `<a href="${(0,messages_escape/* escapeHtml */.ZD)(url)}">${text}</a>`;
  const linkedParts = parts.map((html) => html.replace(/^commit [0-9a-f]{12}/, (text) => linkHtml(text, `${repository}/commit/${commit}`)).replace(/pull request #\d+$/, (text) => linkHtml(text, `${repository}/pull/${number}`)));
  return [...linkedParts, linkHtml("workflow run", run)];
}
function problemsHtml(failure) {
  const problems = failure?.problems ?? [];
  if (problems.length === 0) {
    return "";
  }
  const rows = problems.map((problem) => [
    (0,html_html/* codeHtml */.v1)((0,model_problem/* problemPlace */.N)(problem), html_html/* QUERY */.Jj),
    (0,html_html/* codeHtml */.v1)(problem.pointer ?? "", html_html/* QUERY */.Jj),
    (0,messages_escape/* escapeHtml */.ZD)(problem.message, html_html/* SENTENCE */.gz)
  ]);
  return (0,html_html/* tableHtml */.qj)((0,format/* pluralise */.aX)(rows.length, "problem"), [(0,html_html/* long */.LU)("Where"), (0,html_html/* plain */.pj)("Field"), (0,html_html/* long */.LU)("Problem")], rows);
}
function nextHtml(view) {
  const items = view.next.map(({ why, command }) => {
    const commandHtml = command === "" ? "" : `<pre class="command" tabindex="0">${(0,messages_escape/* escapeHtml */.ZD)(command, html_html/* SENTENCE */.gz)}</pre>`;
    return `<li><p>${(0,html_html/* proseHtml */.pA)((0,check_sentences/* capitalise */.sK)(why))}</p>${commandHtml}</li>
`;
  });
  const accept = view.accept === "" ? "" : `<p>${(0,html_html/* proseHtml */.pA)(view.accept, html_html/* SENTENCE */.gz)}</p>
`;
  return items.length === 0 ? accept : `${accept}<ul class="steps">
${items.join("")}</ul>
`;
}
function receiptHtml(report) {
  const rows = (0,receipt/* receiptFacts */.q9)(report).map((fact) => `<div><dt>${(0,messages_escape/* escapeHtml */.ZD)(fact.name, html_html/* QUERY */.Jj)}</dt><dd>${(0,html_html/* codeHtml */.v1)(fact.value, html_html/* SENTENCE */.gz)}</dd></div>
`);
  return `<dl class="receipt">
${rows.join("")}</dl>
`;
}


;// CONCATENATED MODULE: ./lib/reporters/junit-xml.js










const NAME = 250;
const junit_xml_TEXT = 2e3;
const CULPRITS = 50;
function skippedOutcome(reason) {
  return { kind: "skipped", type: reason.replace(" ", "_"), message: reason, text: "" };
}
function* renderJunitXml(report, view) {
  const suite = report.inputs?.suite.name ?? "retrieval-gate";
  const checks = [...failureTests(report.failure), ...checkTests(view.tables.checks)];
  const caseGroups = makeGroups(view);
  const groups = [{ name: "checks", tests: () => checks }, ...caseGroups].map((group) => ({
    ...group,
    ...countTests(group.tests())
  }));
  const sumCounts = (outcome) => groups.reduce((sum, group) => sum + group[outcome], 0);
  const totals = {
    tested: sumCounts("tested"),
    failure: sumCounts("failure"),
    error: sumCounts("error")
  };
  yield `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="${(0,messages_escape/* xmlText */.xK)(suite, NAME)}" ${countsXml(totals)}>
`;
  const shownGroups = groups.filter(({ tested }) => tested > 0);
  for (const group of shownGroups) {
    const className = (0,messages_escape/* xmlText */.xK)(`${suite}.${group.name}`, NAME);
    yield `  <testsuite name="${className}" ${countsXml(group)} skipped="${group.skipped}">
`;
    for (const test of group.tests()) {
      yield testXml(className, test);
    }
    if (group === shownGroups[0]) {
      yield outXml("    ", viewText(view));
    }
    yield "  </testsuite>\n";
  }
  yield "</testsuites>\n";
}
function makeGroups({ tables }) {
  const { cases } = tables;
  const hasChecks = tables.checks.all.length > 0;
  const intents = [...(0,model_scope/* groupBy */.$z)([...cases.values()], (row) => row.case.intent)];
  return intents.map(([intent, rows]) => ({
    name: `intent ${intent}`,
    *tests() {
      for (const row of rows) {
        yield caseTest(row, cases, hasChecks);
      }
    }
  }));
}
function viewText(view) {
  const { heading, title, output, also, cause, advice, accept, times, counts, lost } = view;
  const queries = lost.map((query) => `"${query.query}": ${(0,messages_items/* caseClause */.C8)(query)}`);
  const start = [heading, title, ...output, ...also, cause, advice, ...view.notes];
  const lines = [...start, (0,messages_view/* countWords */.rj)(counts), times, accept, ...queries];
  return lines.filter(Boolean).join("\n");
}
function countTests(tests) {
  const counted = { tested: 0, failure: 0, error: 0, skipped: 0 };
  for (const { outcome } of tests) {
    counted.tested++;
    if (outcome !== null) {
      counted[outcome.kind]++;
    }
  }
  return counted;
}
function countsXml({ tested, failure, error }) {
  return `tests="${tested}" failures="${failure}" errors="${error}"`;
}
function testXml(className, test) {
  const time = test.seconds === null ? "" : ` time="${test.seconds.toFixed(6)}"`;
  const open = `    <testcase classname="${className}" name="${(0,messages_escape/* xmlText */.xK)(test.name, NAME)}"${time}`;
  if (test.outcome === null) {
    if (test.note === void 0) {
      return `${open}/>
`;
    }
    return `${open}>
${outXml("      ", test.note)}    </testcase>
`;
  }
  const { kind, type, message, text } = test.outcome;
  const attributes = `type="${(0,messages_escape/* xmlText */.xK)(type, NAME)}" message="${(0,messages_escape/* xmlText */.xK)(message, junit_xml_TEXT)}"`;
  return `${open}>
      <${kind} ${attributes}>${(0,messages_escape/* xmlText */.xK)(text, junit_xml_TEXT)}</${kind}>
    </testcase>
`;
}
function outXml(indent, text) {
  return `${indent}<system-out>${(0,messages_escape/* xmlText */.xK)(text, junit_xml_TEXT)}</system-out>
`;
}
function caseTest({ case: suiteCase, score, failed }, book, hasChecks) {
  const median = (0,latency/* medianOfTimes */.Kg)(score?.samples_ms ?? []);
  const base = {
    name: suiteCase.id,
    seconds: median === null ? null : median / 1e3,
    outcome: null
  };
  if (score === null) {
    return { ...base, outcome: skippedOutcome("not asked") };
  }
  const params = suiteCase.params === void 0 ? [] : [`params: ${JSON.stringify(suiteCase.params)}`];
  const aboutLines = [
    `${suiteCase.place.file}:${suiteCase.place.line}`,
    `query: ${suiteCase.query}`,
    ...params
  ];
  if (score.error !== null) {
    const text2 = [...aboutLines, score.error].join("\n");
    return { ...base, outcome: { kind: "error", type: "query_error", message: score.error, text: text2 } };
  }
  if (!hasChecks) {
    return { ...base, outcome: skippedOutcome("not judged") };
  }
  const [check] = failed;
  if (check === void 0) {
    return base;
  }
  const culprit = (0,lookup/* requireItem */.l5)(check.cases.filter(({ id }) => id === suiteCase.id), 0);
  const what = (0,messages_items/* caseClause */.C8)((0,messages_items/* caseView */.I7)(book, check, culprit));
  const heading = "failed checks that include this query:";
  const text = [...aboutLines, what, heading, ...failed.map(check_sentences/* checkSentence */.YC)].join("\n");
  return {
    ...base,
    outcome: { kind: "failure", type: check.category, message: (0,check_sentences/* checkSentence */.YC)(check), text }
  };
}
function checkTests({ all, failed, accepted }) {
  const passed = all.filter((check) => check.passed);
  const acceptedByName = new Map(accepted.map((check) => [(0,format/* checkName */.I3)(check), check]));
  return [...failed, ...passed].map((check) => {
    const base = { name: (0,format/* checkName */.I3)(check), seconds: null, outcome: checkOutcome(check) };
    if (check.state === "fell") {
      return { ...base, note: (0,messages_items/* fellSentence */.hE)([check]) };
    }
    const acceptedCheck = acceptedByName.get(base.name);
    return acceptedCheck === void 0 ? base : { ...base, note: `accepted with the label: ${(0,check_sentences/* checkSentence */.YC)(acceptedCheck)}` };
  });
}
function checkOutcome(check) {
  if (check.passed) {
    return null;
  }
  const { cases, category, secondary_to: cause, evidence } = check;
  const lines = [
    cause === null ? "" : `The check failed because of ${cause}.`,
    evidence === void 0 ? "" : `${evidence.wins} of ${evidence.units} queries or groups got better, ${evidence.losses} got worse`,
    (0,rule/* decidedWords */.iC)(check),
    cases.length === 0 ? "" : `${(0,format/* queriesText */.m4)(cases.length)} behind this failure:`,
    ...cases.slice(0, CULPRITS).map(({ id }) => id),
    cases.length > CULPRITS ? `+${cases.length - CULPRITS} more` : ""
  ];
  const text = lines.filter(Boolean).join("\n");
  return { kind: "failure", type: category, message: (0,check_sentences/* checkSentence */.YC)(check), text };
}
function failureTests(failure) {
  if (failure === null) {
    return [];
  }
  const text = failure.problems.map(model_problem.formatProblem).join("\n");
  const outcome = {
    kind: "error",
    type: failure.code,
    message: (0,check_sentences/* failureSentence */.Qz)(failure),
    text
  };
  return [{ name: "the gate could judge", seconds: null, outcome }];
}


// EXTERNAL MODULE: ./lib/reporters/part-json.js
var part_json = __webpack_require__(32712);
// EXTERNAL MODULE: ./lib/reporters/report-json.js + 1 modules
var report_json = __webpack_require__(1670);
// EXTERNAL MODULE: ./lib/reporters/retriever-log.js
var retriever_log = __webpack_require__(54115);
// EXTERNAL MODULE: ./lib/reporters/summary-md.js
var summary_md = __webpack_require__(14758);
// EXTERNAL MODULE: ./lib/model/docno.js
var model_docno = __webpack_require__(61172);
// EXTERNAL MODULE: ./lib/model/config.js
var config = __webpack_require__(69559);
// EXTERNAL MODULE: ./lib/metrics/matching.js
var matching = __webpack_require__(87362);
;// CONCATENATED MODULE: ./lib/reporters/trec.js





function renderRunTrec(report, { tables }) {
  const { inputs } = report;
  if (inputs === null || report.run === null || report.scores === null) {
    return null;
  }
  return listLines(tables.cases, (row) => runLines(row, inputs.config.definition));
}
function renderQrelsTrec(report, { tables }) {
  if (report.inputs === null || report.scores === null) {
    return null;
  }
  const { gain } = report.inputs.config.definition;
  return listLines(tables.cases, (row) => qrelsLines(row.case, gain));
}
function* listLines(cases, renderLines) {
  for (const row of cases.values()) {
    if (!row.case.expect_empty) {
      yield renderLines(row);
    }
  }
}
function runLines(row, definition) {
  const hits = (0,messages_rows/* listHits */.$8)(row);
  const documents = judgedDocuments(row.case);
  const usedDocnos = new Set(documents.map(({ docno }) => docno));
  const documentByRank = documentsByRank(hits, documents, definition);
  const docnos = [];
  for (const [i, { doc_id: id, repeat }] of hits.entries()) {
    if (!repeat) {
      const document = documentByRank.get(i + 1);
      docnos.push(document?.docno ?? addFreeDocno((0,model_docno/* encodeDocno */.uM)(id), usedDocnos));
    }
  }
  const query = (0,model_docno/* encodeDocno */.uM)(row.case.id);
  return docnos.map((docno, i) => `${query} Q0 ${docno} ${i + 1} ${docnos.length - i} ${model_docno/* RUN_TAG */.R2}
`).join("");
}
function qrelsLines(suiteCase, gain) {
  const query = (0,model_docno/* encodeDocno */.uM)(suiteCase.id);
  const qrelsLine = (docno, grade) => `${query} 0 ${docno} ${grade}
`;
  const documents = judgedDocuments(suiteCase);
  const relevant = documents.map(({ docno, grade }) => qrelsLine(docno, (0,config/* documentGain */.nu)(grade, { gain })));
  const relevantDocnos = new Set(documents.map(({ docno }) => docno));
  const irrelevant = (suiteCase.judged_irrelevant ?? []).map(model_docno/* encodeDocno */.uM).filter((docno) => !relevantDocnos.has(docno));
  return [...relevant, ...irrelevant.map((docno) => qrelsLine(docno, 0))].join("");
}
function judgedDocuments({ expected }) {
  const usedDocnos = /* @__PURE__ */ new Set();
  const byTarget = /* @__PURE__ */ new Map();
  for (const target of expected.flatMap(suite/* singleTargets */.xG)) {
    const name = (0,suite/* targetLabel */.Op)(target);
    const key = `${target.kind} ${(0,suite/* targetKey */.hD)(target)}`;
    const earlier = byTarget.get(key);
    const docno = earlier?.docno ?? addFreeDocno((0,model_docno/* encodeDocno */.uM)(name), usedDocnos);
    const grade = Math.max(target.grade, earlier?.grade ?? 0);
    byTarget.set(key, { docno, grade, target });
  }
  return [...byTarget.values()];
}
function addFreeDocno(docno, usedDocnos) {
  let candidate = docno;
  while (usedDocnos.has(candidate)) {
    candidate += "~";
  }
  usedDocnos.add(candidate);
  return candidate;
}
function documentsByRank(hits, documents, definition) {
  const freeDocuments = new Map(documents.toSorted((a, b) => b.grade - a.grade).map((document) => [document, (0,matching/* compileTarget */.bs)(document.target, definition)]));
  const byRank = /* @__PURE__ */ new Map();
  for (const [i, hit] of hits.entries()) {
    if (hit.repeat) {
      continue;
    }
    const normalised = (0,matching/* normaliseHit */.Sv)(hit, definition);
    const document = [...freeDocuments].find(([, matches]) => matches(normalised))?.[0];
    if (document === void 0) {
      continue;
    }
    freeDocuments.delete(document);
    byRank.set(i + 1, document);
  }
  return byRank;
}


;// CONCATENATED MODULE: ./lib/reporters/unjudged-jsonl.js


const unjudged_jsonl_TEXT = 1e3;
function renderUnjudgedJsonl({ explanation }, { tables }) {
  return explanation?.holes ? queueLines(explanation.holes.queue, tables.cases) : null;
}
function* queueLines(queue, cases) {
  for (const { case_id: id, rank, gone: goneId } of queue) {
    const row = cases.get(id);
    const query = row?.case.query;
    if (goneId !== void 0) {
      yield jsonLine({ id, query, doc_id: goneId, rank, gone: true });
      continue;
    }
    const hit = (0,messages_rows/* listHits */.$8)(row)[rank - 1];
    if (hit !== void 0) {
      const { doc_id, path } = hit;
      const text = hit.text === void 0 ? void 0 : (0,messages_escape/* capText */.yA)(hit.text, unjudged_jsonl_TEXT);
      yield jsonLine({ id, query, doc_id, path, text, rank });
    }
  }
}
function jsonLine(value) {
  return `${JSON.stringify(value)}
`;
}


;// CONCATENATED MODULE: ./lib/reporters/registry.js










function inOnePart(text) {
  return text === null ? null : [text];
}
const REPORTERS = [
  {
    file: "report.json",
    meaning: "everything: the verdict, all checks, all cases, and the cause of each loss; see [its schema](schemas/report.schema.json)",
    render: report_json/* renderReportJson */.B
  },
  {
    file: "baseline.json",
    meaning: "the baseline that `record` would write; absent if the run had errors",
    render: baseline_json/* renderBaselineJson */.Ws
  },
  {
    file: "report.html",
    meaning: "the report as a page; it loads nothing from the network",
    render: renderReportHtml
  },
  {
    file: "summary.md",
    meaning: "the summary of the job",
    render: (_report, view) => inOnePart((0,summary_md/* renderSummaryMd */.s)(view))
  },
  { file: "cases.csv", meaning: "a line for each case, for a spreadsheet", render: renderCasesCsv },
  { file: "junit.xml", meaning: "checks and cases for test dashboards", render: renderJunitXml },
  {
    file: "run.trec",
    meaning: "the results, for trec_eval or any other evaluator",
    render: renderRunTrec
  },
  {
    file: "qrels.trec",
    meaning: "the judgments, for trec_eval or any other evaluator",
    render: renderQrelsTrec
  },
  {
    file: "unjudged.jsonl",
    meaning: "results without a judgment, to label; at most 20,000, the most useful ones first",
    render: renderUnjudgedJsonl
  },
  {
    file: "retriever.log",
    meaning: "the log of the retriever",
    render: (report) => inOnePart((0,retriever_log/* renderRetrieverLog */.b)(report))
  },
  {
    file: "part.json",
    meaning: "the results of a [shard](docs/several-jobs.md), for `merge`; only in a run with `--shard`",
    render: part_json/* renderPartJson */.QG
  }
];



/***/ }),

/***/ 1670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ deterministicPart),
  B: () => (/* binding */ renderReportJson)
});

// EXTERNAL MODULE: ./lib/exit-code.js
var exit_code = __webpack_require__(28449);
// EXTERNAL MODULE: ./lib/metrics/registry.js + 2 modules
var registry = __webpack_require__(13480);
// EXTERNAL MODULE: ./lib/model/answers.js
var answers = __webpack_require__(49946);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/model/lookup.js
var lookup = __webpack_require__(97855);
// EXTERNAL MODULE: ./lib/model/scope.js
var scope = __webpack_require__(90997);
// EXTERNAL MODULE: ./lib/model/verdict.js
var model_verdict = __webpack_require__(1732);
// EXTERNAL MODULE: ./lib/reporters/baseline-json.js
var baseline_json = __webpack_require__(13574);
// EXTERNAL MODULE: ./lib/model/suite.js
var suite = __webpack_require__(44141);
;// CONCATENATED MODULE: ./lib/reporters/report-cases.js


function casesValue(cases, explanation, moreMembers) {
  return canonical_json/* StreamedValue */.zX.list(function* () {
    for (const row of cases.values()) {
      const explained = {
        unjudged: explanation?.holes?.unjudged_by_case.get(row.case.id) ?? null,
        churn: explanation?.churn?.by_case.get(row.case.id) ?? null
      };
      yield Object.assign(caseValue(row), explained, moreMembers(row));
    }
  });
}
function caseValue(row) {
  const { score, before } = row;
  const { id, query, params, intent, tags, critical, expect_empty, expected } = row.case;
  return {
    id,
    query,
    params,
    intent,
    tags,
    critical,
    expect_empty,
    // Only a case that was not asked has the member.
    asked: score === null ? false : void 0,
    metrics: score?.metrics ?? null,
    metrics_before: before?.metrics ?? null,
    targets: expected.map((target, i) => ({
      label: (0,suite/* targetLabel */.Op)(target),
      grade: target.grade,
      rank_before: before?.ranks[i] ?? null,
      rank: score?.ranks[i] ?? null
    })),
    forbidden_ranks: score?.forbidden_ranks ?? [],
    results: score?.results ?? [],
    results_before: before?.results ?? null,
    degraded: score?.degraded ?? false,
    error: score?.error ?? null,
    unmeasured: unmeasuredValue(row)
  };
}
function unmeasuredValue({ run }) {
  const reasons = [...run?.judged ?? []].flatMap(([metric, sample]) => sample.kind === "unmeasured" ? [[metric, sample.reason]] : []);
  return reasons.length === 0 ? void 0 : new Map(reasons);
}


// EXTERNAL MODULE: ./lib/messages/rows.js
var rows = __webpack_require__(7195);
;// CONCATENATED MODULE: ./lib/reporters/report-json.js










const SCHEMA_VERSION = 1;
function renderReportJson(report, view) {
  return (0,canonical_json/* canonicalParts */.BE)(reportValue(report, view));
}
function reportValue(report, view) {
  const { verdict, scores } = report;
  return {
    schema_version: SCHEMA_VERSION,
    tool: report.tool,
    // The command differs from reader to reader: it is only for the messages.
    origin: report.origin === void 0 ? null : { ...report.origin, command: void 0 },
    verdict: verdict.verdict,
    exit_code: (0,exit_code/* exitCodeOfReport */.j0)(report),
    // Members of their own: the verdict, what ended the run, and the tables.
    view: { ...view, verdict: void 0, error: void 0, tables: void 0 },
    categories: verdict.categories,
    secondary_categories: verdict.secondary_categories,
    checks: verdict.checks.map(checkValue),
    accepted: (verdict.accepted ?? []).map(checkValue),
    notices: verdict.notices.map(noticeValue),
    metrics: scores?.means ?? null,
    latency: scores === null ? null : (0,scope/* mapBuckets */.A9)(scores.latency, baseline_json/* latencyValue */.Wl),
    cases: casesValue(view.tables.cases, report.explanation, (row) => ({
      latency_ms: (row.score?.samples_ms ?? []).map(baseline_json/* roundMs */.l9),
      spans_ms: (0,baseline_json/* stagesValue */.f2)(row.score?.spans_ms)
    })),
    ...explanationValue(report),
    receipt: receiptValue(report),
    failure: report.failure,
    deterministic_digest: report.deterministic_digest
  };
}
function deterministicPart(report) {
  const { verdict, scores, inputs } = report;
  const withoutTimes = () => ({});
  const checks = verdict.checks.filter(({ unit }) => unit !== "ms");
  const failed = checks.filter((check) => !check.passed);
  const hasVerdict = verdict.verdict === "pass" || verdict.verdict === "fail";
  const verdictOfChecks = failed.length === 0 ? "pass" : "fail";
  const primary = failed.filter((check) => check.secondary_to === null);
  const secondary = failed.filter((check) => check.secondary_to !== null);
  const listCategories = (listed) => model_verdict/* CATEGORIES */.R6.filter((name) => listed.some(({ category }) => category === name));
  return {
    schema_version: SCHEMA_VERSION,
    verdict: hasVerdict ? verdictOfChecks : verdict.verdict,
    categories: listCategories(primary),
    secondary_categories: listCategories(secondary),
    checks: checks.map(checkValue),
    notices: verdict.notices.filter(isDeterministic).map(noticeValue),
    metrics: scores?.means ?? null,
    cases: casesValue((0,rows/* joinTables */.IL)(report).cases, report.explanation, withoutTimes),
    ...explanationValue(report),
    // Without the files' digests: a config that only asks with another concurrency gives the same
    // answers.
    receipt: inputs && { ...inputsValue(inputs), files: void 0 },
    failure: report.failure
  };
}
const VARYING = [
  "latency_limits",
  "cached_answers",
  "unstable",
  "vary_unknown",
  "secret_shown",
  "probe_failed"
];
function isDeterministic(notice) {
  return !VARYING.includes(notice.code) && !("metric" in notice && (0,registry/* unitOfMetric */.QG)(notice.metric) === "ms");
}
function noticeValue(notice) {
  if ("scope" in notice) {
    return { ...notice, scope: (0,scope/* scopeText */.Cm)(notice.scope) };
  }
  if ("moved" in notice) {
    const moved = notice.moved.map(({ metric, delta }) => [metric, delta]);
    return { ...notice, moved: new Map(moved) };
  }
  if ("renamed" in notice) {
    const renamed = notice.renamed.map(({ before, after }) => [before, after]);
    return { ...notice, renamed: new Map(renamed) };
  }
  return notice;
}
function checkValue(check) {
  const { unit, evidence, weakening, ...members } = check;
  const value = {
    ...members,
    scope: (0,scope/* scopeText */.Cm)(check.scope),
    evidence: evidence && { ...evidence, units: void 0 },
    weakening: weakening && { ...weakening, cases: void 0 }
  };
  if (unit !== "ms") {
    return value;
  }
  return {
    ...value,
    baseline: (0,baseline_json/* msValue */.Uk)(check.baseline),
    current: (0,baseline_json/* msValue */.Uk)(check.current),
    interval: check.interval?.map(baseline_json/* roundMs */.l9) ?? null,
    delta: (0,baseline_json/* msValue */.Uk)(check.delta),
    tolerance: (0,baseline_json/* msValue */.Uk)(check.tolerance),
    limit: (0,baseline_json/* msValue */.Uk)(check.limit),
    ratio: check.ratio && ratioValue(check.ratio),
    cases: check.cases.map((culprit) => ({
      ...culprit,
      before: (0,baseline_json/* msValue */.Uk)(culprit.before),
      after: (0,baseline_json/* msValue */.Uk)(culprit.after)
    }))
  };
}
const RATIO_DECIMALS = 6;
function ratioValue(figures) {
  return (0,lookup/* mapValues */.LG)(Object.entries(figures), (value) => (0,canonical_json/* roundNumber */.Wf)(value, RATIO_DECIMALS));
}
function receiptValue({ inputs, run, policies = null }) {
  if (inputs === null) {
    return null;
  }
  const { beside } = inputs.baseline ?? {};
  return {
    ...inputsValue(inputs),
    policies: policies && { ...policies, bootstrap: void 0 },
    side_by_side: beside === void 0 ? null : {
      accepted_figures: beside.accepted_figures,
      retriever: (0,baseline_json/* retrieverValue */.CD)(inputs.baseline.retriever),
      seed: run?.timing.seed ?? null
    },
    baseline: beside === void 0 ? baselineReceipt(inputs) : null,
    environment: run?.environment ?? null,
    timing: run && {
      ...run.timing,
      queries: run.timing.asked?.queries ?? null,
      asked: void 0,
      seed: void 0
    },
    retries: run?.retries ?? null,
    judging: run?.judging && { ...run.judging, retries: void 0 }
  };
}
function baselineReceipt({ config, baseline }) {
  if (baseline === null) {
    return null;
  }
  const { suite, judge, environment } = baseline;
  const retriever = (0,baseline_json/* retrieverValue */.CD)(baseline.retriever);
  return { file: config.baseline, suite, retriever, judge, environment };
}
function inputsValue({ config, suite, retriever, digests }) {
  const { name, revision, digest, cases, partial } = suite;
  return {
    config: config.file,
    suite: { name, revision, digest, cases: cases.length, partial },
    definition: config.definition,
    k: config.k,
    retriever: (0,baseline_json/* retrieverValue */.CD)(retriever),
    prices: config.prices === void 0 ? null : (0,baseline_json/* pricesValue */.yq)(config.prices),
    judge: config.judge && (0,answers/* judgeFingerprint */.cT)(config.judge),
    files: digests
  };
}
function explanationValue({ explanation }) {
  const { losses, cause = null, lists = null, groups = null, stages = null, holes = null, churn = null } = explanation ?? {};
  return {
    losses: losses?.map(lossValue) ?? null,
    cause,
    lists,
    groups,
    stages,
    // The numbers of `unjudged_by_case` stand in `cases`, and the queue in unjudged.jsonl.
    holes: holes && { ...holes, unjudged_by_case: void 0, queue: void 0 },
    // The means alone: the `by_case` of churn stands at each case.
    churn: churn && { ...churn, by_case: void 0 }
  };
}
function lossValue(loss) {
  const { targets, cluster, repeats } = loss;
  return Object.assign({}, loss, {
    query: void 0,
    intent: void 0,
    critical: void 0,
    targets: targets.map(({ label, before, now, deeper, unmatched }) => ({
      label,
      rank_before: before,
      rank: now,
      rank_deeper: deeper,
      rank_unmatched: unmatched
    })),
    cluster: cluster && { key: cluster.key, results: cluster.now, largest_before: cluster.before },
    repeats: repeats.now,
    repeats_before: repeats.before
  });
}



/***/ }),

/***/ 54115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ renderRetrieverLog)
/* harmony export */ });
/* harmony import */ var _messages_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28213);

function renderRetrieverLog(report) {
  if (report.run === null) {
    return null;
  }
  const plain = report.run.log.replaceAll(/\u001b\[[0-9;]*m/g, "");
  const lines = plain.split(/\r?\n/).map((line) => (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_0__.logLine)(line));
  if (lines.at(-1) === "") {
    lines.pop();
  }
  return lines.map((line) => `${line}
`).join("");
}



/***/ }),

/***/ 14758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ renderSummaryMd)
/* harmony export */ });
/* harmony import */ var _model_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51246);
/* harmony import */ var _messages_error_page_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82640);
/* harmony import */ var _messages_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28213);
/* harmony import */ var _messages_view_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25339);
/* harmony import */ var _view_md_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84323);





const QUERY = 120;
const SENTENCE = 600;
const PROBLEMS = 100;
const QUERIES = 8;
const ROW_COUNTS = {
  rows: 6,
  queries: 5,
  fell: 3,
  lost: 3,
  won: 3,
  short: false
};
const NOTICES = 3;
const STEPS = 5;
function renderSummaryMd(view, reportUrl = null) {
  const { error } = view;
  const blocks = [
    `### ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(view.heading)} \xB7 ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(view.title, SENTENCE)}
`,
    (0,_view_md_js__WEBPACK_IMPORTED_MODULE_1__/* .logMd */ .m_)(view.output, SENTENCE),
    ...(0,_view_md_js__WEBPACK_IMPORTED_MODULE_1__/* .linesMd */ .zX)(view, ROW_COUNTS),
    error === null ? "" : `<b>More:</b> <a href="${(0,_messages_error_page_js__WEBPACK_IMPORTED_MODULE_3__/* .pageOfError */ .N)(error.code)}">${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(error.code)}</a>
`,
    aboutLine(view, reportUrl),
    ...errorMd(view),
    ...(0,_view_md_js__WEBPACK_IMPORTED_MODULE_1__/* .partsMd */ .i2)(view, ROW_COUNTS),
    stepsMd(view),
    noticesMd(view)
  ];
  return blocks.filter(Boolean).join("\n");
}
function aboutLine({ about, counts }, reportUrl) {
  const link = reportUrl === null ? "" : `[Full report](${reportUrl})`;
  const words = about.map((part) => (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(part, QUERY));
  const aboutText = [...words, link].filter(Boolean).join(" \xB7 ");
  const lines = [(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)((0,_messages_view_js__WEBPACK_IMPORTED_MODULE_0__/* .countWords */ .rj)(counts), SENTENCE), aboutText].filter(Boolean);
  return lines.length === 0 ? "" : `${lines.join("\n\n")}
`;
}
function errorMd({ error }) {
  const { problems = [], queries = [] } = error ?? {};
  const problemCells = (problem) => [
    (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .codeMarkdown */ .fl)((0,_model_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .problemPlace */ .N)(problem), QUERY),
    problem.pointer ? (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .codeMarkdown */ .fl)(problem.pointer, QUERY) : "",
    (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(problem.message, SENTENCE)
  ];
  const failedCells = ({ query, change }) => [
    (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(query, QUERY),
    (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(change, SENTENCE)
  ];
  return [
    (0,_view_md_js__WEBPACK_IMPORTED_MODULE_1__/* .mdTable */ .gJ)(["Where", "Field", "What is wrong"], problems, problemCells, PROBLEMS),
    (0,_view_md_js__WEBPACK_IMPORTED_MODULE_1__/* .mdTable */ .gJ)(["Failed query", "What the retriever said"], queries, failedCells, QUERIES)
  ];
}
function stepsMd(view) {
  const list = (0,_view_md_js__WEBPACK_IMPORTED_MODULE_1__/* .mdList */ .Ej)((0,_messages_view_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleSteps */ .I5)(view), stepMd, STEPS);
  return list === "" ? "" : `<b>Next:</b>

${list}`;
}
function stepMd({ why, command }) {
  return (0,_view_md_js__WEBPACK_IMPORTED_MODULE_1__/* .mdProse */ .X0)(why, SENTENCE) + (command === "" ? "" : `: ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .codeMarkdown */ .fl)(command, SENTENCE)}`);
}
function noticesMd({ notices }) {
  const list = (0,_view_md_js__WEBPACK_IMPORTED_MODULE_1__/* .mdList */ .Ej)(notices, (notice) => (0,_view_md_js__WEBPACK_IMPORTED_MODULE_1__/* .mdProse */ .X0)(notice, SENTENCE), NOTICES);
  return list === "" ? "" : `<b>Notices:</b>

${list}`;
}



/***/ }),

/***/ 84323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ej: () => (/* binding */ mdList),
/* harmony export */   X0: () => (/* binding */ mdProse),
/* harmony export */   gJ: () => (/* binding */ mdTable),
/* harmony export */   i2: () => (/* binding */ partsMd),
/* harmony export */   mF: () => (/* binding */ mdDetails),
/* harmony export */   m_: () => (/* binding */ logMd),
/* harmony export */   zX: () => (/* binding */ linesMd)
/* harmony export */ });
/* harmony import */ var _model_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51246);
/* harmony import */ var _messages_items_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51232);
/* harmony import */ var _messages_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28213);
/* harmony import */ var _messages_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31385);
/* harmony import */ var _messages_view_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25339);





const NAME = 80;
const QUERY = 120;
const SENTENCE = 600;
const CLAUSE = 320;
const MOVES = 2;
function linesMd(view, { short }) {
  const shown = short ? { ...view, also: shortenAlso(view.also) } : view;
  return (0,_messages_view_js__WEBPACK_IMPORTED_MODULE_2__/* .viewLines */ .l9)(shown).map(({ name, words, marksCode }) => {
    const md = marksCode ? mdProse(words, SENTENCE) : (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(words, SENTENCE);
    return `<b>${name}:</b> ${md}
`;
  });
}
const ALSO = 4;
function shortenAlso(also) {
  const hiddenCount = also.length - ALSO;
  const more = hiddenCount > 0 ? [`${hiddenCount} more in the report`] : [];
  return [...also.slice(0, ALSO).map(firstSentence), ...more];
}
function firstSentence(text) {
  return text.split(". ", 1)[0] ?? text;
}
function logMd(lines, max) {
  return lines.length === 0 ? "" : `<pre>${lines.map((line) => (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(line, max)).join("\n")}</pre>
`;
}
function partsMd(view, rowCounts) {
  const { failed, accepted, won } = view;
  const hasFailed = failed.length > 0;
  const leavesOutWon = rowCounts.short && (view.lost.length > 0 || hasFailed);
  const wonCount = hasFailed ? 1 : rowCounts.won;
  return [
    failedMd(view, rowCounts),
    followsMd(view),
    // The title names the first accepted item.
    acceptedMd(accepted.slice(1), rowCounts),
    worstMd(failed, rowCounts),
    lostMd(view, rowCounts),
    fellMd(view, rowCounts),
    figuresMd(view, rowCounts),
    view.times === "" ? "" : `${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(view.times, SENTENCE)}
`,
    leavesOutWon ? "" : queriesMd("Queries that got better", won, wonCount, won.length),
    view.accept === "" ? "" : `${mdProse(view.accept, SENTENCE)}
`
  ];
}
const FIGURES = ["Metric", "Where", "Before:", "Now:", "Change:", "Limit:"];
const NOW_COLUMN = 3;
function failedMd({ failed, also }, rowCounts) {
  const isShownAbove = ({ sentence }) => rowCounts.short && also.some((words) => words.includes(sentence));
  const findings = failed.slice(1).filter((item) => item.rows.length === 0 && !isShownAbove(item));
  const list = mdList(findings, (item) => findingMd(item, rowCounts), rowCounts.rows);
  return [list, failedTable(failed, rowCounts)].filter(Boolean).join("\n");
}
function failedTable(failed, { rows: most, short }) {
  const rows = failed.flatMap((item) => item.rows);
  const columns = FIGURES.with(0, "Failed check");
  const figureCells = (row) => rowMd(row).with(NOW_COLUMN, `<b>${figureMd(row.now)}</b>`);
  if (short) {
    return mdTable(columns, rows, figureCells, most);
  }
  const allCells = (row) => [
    ...figureCells(row),
    (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(row.by || "limit", SENTENCE)
  ];
  return mdTable([...columns, "Decided by"], rows, allCells, most);
}
function followsMd({ follows }) {
  const lines = follows.map(({ sentence }) => `${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(sentence, CLAUSE)}
`);
  return lines.join("\n");
}
function acceptedMd(accepted, rowCounts) {
  const list = mdList(accepted, (item) => findingMd(item, rowCounts), rowCounts.rows);
  return list === "" ? "" : `<b>Also accepted with the label:</b>

${list}`;
}
function figuresMd(view, rowCounts) {
  const { verdict, figures } = view;
  if (figures.length === 0) {
    return "";
  }
  return verdict === "pass" ? figureLine(figures, rowCounts) : mdTable(FIGURES, figures, rowMd, rowCounts.rows);
}
function figureLine(figures, rowCounts) {
  const words = figures.slice(0, rowCounts.rows).map(({ metric, baseline, now }) => {
    const hasMoved = baseline !== now && baseline !== "\u2013";
    return `${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(metric, NAME)} ${hasMoved ? `${figureMd(baseline)} \u2192 ` : ""}<b>${figureMd(now)}</b>`;
  });
  return `${words.join(", ")}
`;
}
function rowMd({ metric, where, baseline, now, change, limit }) {
  const cells = [baseline, now, (0,_messages_format_js__WEBPACK_IMPORTED_MODULE_1__/* .withArrow */ .mh)(change), limit].map(figureMd);
  return [(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(metric, NAME), (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(where, NAME), ...cells];
}
function figureMd(cell) {
  return /^(?:[▲▼] )?[+−]?[\d.,]+(?: ms)?$/.test(cell) ? cell : (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(cell, NAME);
}
function findingMd(item, { short }) {
  const place = (0,_model_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .problemPlace */ .N)(item);
  const words = short ? firstSentence(item.sentence) : item.sentence;
  return (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(words, SENTENCE) + (place === "" ? "" : ` (${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .codeMarkdown */ .fl)(place, QUERY)})`);
}
function worstMd([worst], rowCounts) {
  if (worst === void 0) {
    return "";
  }
  const isJudged = worst.code === "answer_regression";
  const most = isJudged ? Math.ceil(rowCounts.queries / 3) : rowCounts.queries;
  return queriesMd("Worst queries", worst.cases, most, worst.cases.length + worst.more);
}
function lostMd(view, rowCounts) {
  const { queries, all } = (0,_messages_view_js__WEBPACK_IMPORTED_MODULE_2__/* .listLostBelow */ .m8)(view);
  const name = view.failed.length > 0 ? "Also lost a document" : "Lost a document";
  const shortened = queries.map((query) => ({
    ...query,
    ranks: query.ranks.slice(0, 1),
    why: ""
  }));
  return queriesMd(name, shortened, rowCounts.lost, all);
}
function fellMd({ fell, verdict }, rowCounts) {
  if (fell.length === 0) {
    return "";
  }
  if (verdict !== "pass" || rowCounts.fell === 0) {
    return `\u26A0\uFE0F ${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)((0,_messages_items_js__WEBPACK_IMPORTED_MODULE_0__/* .nameFallen */ .Oo)(fell), CLAUSE)}
`;
  }
  const itemMd = ({ sentence, cases }) => {
    const queries = cases.slice(0, MOVES).map(({ query }) => `"${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(query, QUERY)}"`);
    return (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(sentence, SENTENCE) + (queries.length === 0 ? "" : `. Queries: ${queries.join(", ")}`);
  };
  return `<b>\u26A0\uFE0F Not enough to fail:</b>

${mdList(fell, itemMd, rowCounts.fell)}`;
}
function queriesMd(name, cases, most, all) {
  return cases.length === 0 || most === 0 ? "" : `<b>${name}:</b>

${mdList(cases, caseMd, most, all)}`;
}
function caseMd(view) {
  const { id, query, critical, change, ranks, why } = view;
  const name = (0,_messages_items_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnknownCase */ .Jg)(view) ? (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .codeMarkdown */ .fl)(id, NAME) : `"${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(query, QUERY)}"`;
  const moves = (0,_messages_items_js__WEBPACK_IMPORTED_MODULE_0__/* .orderMoves */ .R$)(ranks.slice(0, MOVES), why).map(({ document, words }) => `${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .codeMarkdown */ .fl)(document, NAME)} <b>${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(words, NAME)}</b>`);
  const more = ranks.length > MOVES ? `+${ranks.length - MOVES} more` : "";
  const what = moves.length === 0 ? (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(change, CLAUSE) : [...moves, more].filter(Boolean).join(", ");
  const clause = [what, (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(why, CLAUSE)].filter(Boolean).join("; ");
  const mark = critical ? " <b>critical</b>" : "";
  return `${name}${mark}${clause === "" ? "" : `: ${clause}`}`;
}
const MOST_BYTES = 16e3;
function mdTable(columns, items, cells, most) {
  if (items.length === 0) {
    return "";
  }
  const headings = columns.map((name) => (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(name.replace(/:$/, "")));
  const alignments = columns.map((name) => name.endsWith(":") ? "--:" : "---");
  const head = `${tableLine(headings)}${tableLine(alignments)}`;
  const { text, shownCount } = joinFitting(items, (item) => tableLine(cells(item)), most);
  const hiddenCount = items.length - shownCount;
  const emptyCells = columns.slice(1).map(() => "");
  const lastRow = hiddenCount === 0 ? "" : tableLine([`+${hiddenCount} more`, ...emptyCells]);
  return `${head}${text}${lastRow}`;
}
function mdList(items, itemMd, most, all = items.length) {
  const { text, shownCount } = joinFitting(items, (item) => `- ${itemMd(item)}
`, most);
  if (all === null) {
    return `${text}- and more
`;
  }
  return all === shownCount ? text : `${text}- +${all - shownCount} more
`;
}
function mdDetails(summary, body) {
  return body === "" ? "" : `<details>
<summary>${(0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(summary)}</summary>

${body}
</details>
`;
}
function mdProse(text, max) {
  return (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .markCode */ .n7)((0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(text, max));
}
function tableLine(cells) {
  return `| ${cells.join(" | ")} |
`;
}
function joinFitting(items, itemText, most) {
  const parts = [];
  let bytes = 0;
  for (const item of items.slice(0, most)) {
    const part = itemText(item);
    bytes += (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .utf8Length */ .wI)(part);
    if (bytes > MOST_BYTES) {
      break;
    }
    parts.push(part);
  }
  return { text: parts.join(""), shownCount: parts.length };
}



/***/ })

};
