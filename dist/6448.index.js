export const id = 6448;
export const ids = [6448];
export const modules = {

/***/ 16448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ Conversation)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60009);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36132);
/* harmony import */ var _system_excerpt_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(22708);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(97855);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56906);
/* harmony import */ var _read_value_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44195);
/* harmony import */ var _reach_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66364);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41242);
/* harmony import */ var _system_timers_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(56191);
/* harmony import */ var _model_docs_page_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52164);











const RETURN_HINT = `Correct what the function returns: a list of ids, or of objects with \`id\` or \`path\` as text, and \`score\` as number. The other fields: ${(0,_model_docs_page_js__WEBPACK_IMPORTED_MODULE_7__/* .docsPage */ .t)("reference/answer.md")}`;
const EXIT_AFTER_CLOSE_MS = 1e3;
class Conversation {
  #plan;
  #family = new _process_js__WEBPACK_IMPORTED_MODULE_6__/* .Family */ .Hx();
  #messages;
  /** By their ids: "1", "2", … as asked. */
  #openQuestions = /* @__PURE__ */ new Map();
  #askedCount = 0;
  /** How many questions were answered so far, with an error or without. */
  #answeredCount = 0;
  #lifetime;
  #child = null;
  /** Null if nothing waits for the child to be ready. */
  #readiness = null;
  constructor(plan, ports) {
    this.#plan = plan;
    const lifetime = new _reach_js__WEBPACK_IMPORTED_MODULE_5__/* .Lifetime */ .iR(ports, () => this.#endConversation());
    this.#lifetime = lifetime;
    const source = { label: plan.label, whose: "retriever", lifetime };
    this.#messages = new _output_js__WEBPACK_IMPORTED_MODULE_3__/* .MessageReader */ .RJ(source, (...message) => this.#onMessage(...message));
  }
  /** Starts the child, and waits for `{"ready":true}` if the plan says that it comes. */
  async start() {
    const { child, limits, ready } = this.#plan;
    const { log } = this.#lifetime;
    this.#lifetime.begin(limits.total_timeout_ms);
    this.#child = await this.#family.spawn(child, (chunk) => log.push(chunk));
    const readiness = ready ? this.#awaitReadiness() : null;
    this.#attachListeners(this.#child);
    await readiness;
    this.#lifetime.throwIfFailed();
  }
  /** Writes the question to the child. `#onMessage` settles the promise when the answer comes. */
  async ask(question) {
    this.#lifetime.throwIfFailed();
    const child = this.#child;
    const { query, k, params } = question;
    const id = String(++this.#askedCount);
    const line = `${JSON.stringify({ id, query, k, params })}
`;
    const limit = this.#chooseTimeLimit();
    return new Promise((resolve, reject) => {
      const askedAt = process.hrtime.bigint();
      child.stdin.write(line);
      const timer = (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_8__/* .startTimer */ .Ip)(limit.ms, () => this.#failLateAnswer(query, limit));
      this.#openQuestions.set(id, { query, askedAt, timer, resolve, reject });
    });
  }
  stop() {
    return this.#lifetime.stop(() => this.#family.end());
  }
  /** Reads what the child answers from now on, and watches its end. */
  #attachListeners(child) {
    child.answers.on("data", (chunk) => {
      const fault = this.#messages.push(chunk);
      if (fault !== null) {
        this.#lifetime.recordFailure(fault);
      }
    });
    child.answers.once("end", () => void this.#onStreamClosed(child, "standard output"));
    child.stdin.once("error", () => void this.#onStreamClosed(child, "standard input"));
    void this.#onExit(child);
  }
  /**
   * Waits for the exit, reads a last line without a line end, and fails the run with the exit. If
   * only that line was wrong, the run fails with it: a bad exit may have cut it off, and is the
   * better reason. After `stop` this changes nothing: the first failure counts.
   */
  async #onExit(child) {
    const exit = await child.exited;
    const lastLineFault = this.#messages.end();
    if (lastLineFault !== null && exit.code === 0) {
      this.#lifetime.recordFailure(lastLineFault);
    }
    const isReady = this.#readiness === null;
    const when = isReady ? (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOpenQuery */ .uh)(this.#openQuestions.values()) : "before it was ready";
    const { label, isOurLoop } = this.#plan;
    const { log } = this.#lifetime;
    this.#lifetime.recordFailure((0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .exitError */ .xA)(exit, { label, isOurLoop, when, log }));
  }
  /**
   * Fails the run because the child closed a stream while it went on running. `stream` is the
   * stream's name for the message.
   */
  async #onStreamClosed(child, stream) {
    await (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_8__/* .settlesWithin */ .od)(child.exited, EXIT_AFTER_CLOSE_MS);
    await (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_8__/* .sleep */ .yy)(0);
    this.#lifetime.recordFailure((0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .closedError */ .L1)(stream, this.#plan.label, this.#lifetime.log));
  }
  /**
   * Settles the question that the message answers, with the answer or with the query's error. A
   * message without an id goes to `#onNotice`. Throws `retriever_answer`, which ends the run, for a
   * wrong id.
   */
  #onMessage(message, lineName, arrivedAt) {
    if (message.id === void 0) {
      this.#onNotice(message, lineName);
      return;
    }
    const question = this.#takeQuestion(message.id, lineName);
    const elapsed = (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_8__/* .elapsedMs */ .d5)(question.askedAt, arrivedAt);
    const answer = this.#readAnswer(message, this.#nameAnswer(question, lineName));
    question.resolve(answer.kind === "error" ? answer : { elapsed_ms: elapsed, retries: 0, ...answer });
  }
  /**
   * Returns the open question with this id, which came in the line `lineName`; it counts as
   * answered from now on. Throws `retriever_answer` for an id that is unknown or was answered
   * already.
   */
  #takeQuestion(id, lineName) {
    if (typeof id !== "string") {
      throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .protocolError */ .JW)(`${lineName}: id: expected the string of the request`, 'Send the id back as it came: "1", not 1.');
    }
    const question = this.#openQuestions.get(id);
    if (question === void 0) {
      throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .protocolError */ .JW)(`${lineName}: id ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_9__/* .quoteText */ .ol)(id)}: no such request is open`, "Answer each request once, with the id that it carries.");
    }
    clearTimeout(question.timer);
    this.#openQuestions.delete(id);
    this.#answeredCount++;
    return question;
  }
  /** Returns how messages name the answer to a question: that of a function without its line. */
  #nameAnswer({ query }, lineName) {
    const { isOurLoop, label } = this.#plan;
    return isOurLoop ? `the answer of ${label} to ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_9__/* .quoteText */ .ol)(query)}` : `the answer to ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_9__/* .quoteText */ .ol)(query)} (${lineName})`;
  }
  /**
   * Returns the answer that a message has, or the query's error if it reports one or is no answer.
   * For a function the hint says what to return, in place of ANSWER_HINT, which says what to print.
   */
  #readAnswer(message, where) {
    const { isOurLoop, read = _answer_js__WEBPACK_IMPORTED_MODULE_1__/* .parseAnswer */ .Wp } = this.#plan;
    try {
      (0,_read_value_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseFailure */ .jx)(message);
      return read(message, where);
    } catch (error) {
      const isWrongReturn = isOurLoop && error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue && error.hint === _answer_js__WEBPACK_IMPORTED_MODULE_1__/* .ANSWER_HINT */ .z7;
      return (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .failedQuery */ .eQ)(isWrongReturn ? `${error.message}. ${RETURN_HINT}` : (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .withHint */ .mu)(error));
    }
  }
  /**
   * Takes a line without an id, which is about the retriever as a whole: `ready` ends the waiting
   * for it; `error` is thrown as the end of the run, and so is anything else.
   */
  #onNotice(message, lineName) {
    if (typeof message.error === "string") {
      const { key, label } = this.#plan;
      const isStarting = this.#readiness !== null;
      const code = isStarting ? "retriever_start" : "retriever_failed";
      throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue(code, `${label} reported: ${(0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_10__/* .cutText */ .IN)(message.error, 2e3)}`, {
        hint: "Fix the error that it reports. See retriever.log for the full output.",
        key
      });
    }
    if (message.ready !== true) {
      const keys = Object.keys(message).slice(0, 10).join(", ");
      throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .protocolError */ .JW)(`${lineName} has no id; its keys are ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_9__/* .quoteText */ .ol)(keys)}`, 'Answer with the id of the request, in the key `id`: {"id": "\u2026", "results": [...]}.');
    }
    this.#readiness?.resolve();
    this.#readiness = null;
  }
  /**
   * Resolves when the child says that it is ready, and rejects if the run fails before. If the time
   * to start runs out, the failure is recorded and this resolves as well: `start` throws it.
   */
  async #awaitReadiness() {
    const limit = this.#plan.limits.startup_timeout_ms;
    const ready = new Promise((resolve, reject) => {
      this.#readiness = { resolve, reject };
    });
    if (await (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_8__/* .settlesWithin */ .od)(ready, limit)) {
      return;
    }
    const message = `${this.#plan.label} was not ready within startup_timeout_ms (${limit} ms)`;
    const hint = this.#plan.isOurLoop ? (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .slowHint */ .Z4)("retriever.startup_timeout_ms") : `Print {"ready":true} once it can answer. ${_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .FLUSH_HINT */ .dr}`;
    this.#lifetime.recordFailure((0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .timeoutError */ .w2)(message, hint, this.#lifetime.log));
  }
  /**
   * Returns how long the next question may take. A program that says no `ready` may still be
   * loading until its first answer, so it has the time to start as well.
   */
  #chooseTimeLimit() {
    const { timeout_ms: ms, startup_timeout_ms: startup } = this.#plan.limits;
    const mayBeLoading = this.#answeredCount === 0 && !this.#plan.ready;
    return mayBeLoading ? { ms: startup + ms, name: "startup_timeout_ms + timeout_ms" } : { ms, name: "timeout_ms" };
  }
  #failLateAnswer(query, limit) {
    const hasNeverAnswered = this.#answeredCount === 0;
    const hint = hasNeverAnswered && !this.#plan.isOurLoop ? `${_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .FLUSH_HINT */ .dr} Answer each line as it comes: the input ends only after the run.` : (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .slowHint */ .Z4)("retriever.timeout_ms");
    const message = `no answer to ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_9__/* .quoteText */ .ol)(query)} within ${limit.name} (${limit.ms} ms)`;
    this.#lifetime.recordFailure((0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .timeoutError */ .w2)(message, hint, this.#lifetime.log));
  }
  /** Rejects the open questions and `start` with the recorded failure, and ends the child. */
  #endConversation() {
    const error = this.#lifetime.failure;
    for (const { timer, reject } of this.#openQuestions.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.#openQuestions.clear();
    this.#readiness?.reject(error);
    this.#readiness = null;
    this.#child?.answers.destroy();
    void this.#family.end();
  }
}



/***/ })

};
