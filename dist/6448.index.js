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
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56906);
/* harmony import */ var _reach_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66364);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41242);
/* harmony import */ var _system_timers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56191);







class Conversation {
  #plan;
  #family = new _process_js__WEBPACK_IMPORTED_MODULE_5__/* .Family */ .Hx();
  #messages;
  #questions = new OpenQuestions();
  #lifetime;
  #child = null;
  /** What was wrong with the last line, which had no line end. */
  #lastLineFault = null;
  #readiness = null;
  constructor(plan, ports) {
    this.#plan = plan;
    const lifetime = new _reach_js__WEBPACK_IMPORTED_MODULE_4__/* .Lifetime */ .iR(ports, () => this.#endConversation());
    this.#lifetime = lifetime;
    this.#messages = new _output_js__WEBPACK_IMPORTED_MODULE_3__/* .MessageReader */ .RJ({ label: plan.label, whose: "retriever", lifetime }, (...own) => this.#onMessage(...own));
  }
  async start() {
    const { child, limits, ready } = this.#plan;
    const { log } = this.#lifetime;
    this.#lifetime.begin(limits.total_timeout_ms);
    this.#child = await this.#family.spawn(child, (chunk) => log.push(chunk));
    const waiting = ready ? this.#awaitReadiness() : null;
    this.#attachListeners(this.#child);
    await waiting;
    this.#lifetime.throwIfFailed();
  }
  ask(question) {
    if (this.#lifetime.failure !== null) {
      return Promise.reject(this.#lifetime.failure);
    }
    const child = this.#child;
    const { query, k, params } = question;
    const id = this.#questions.nextId();
    const line = `${JSON.stringify({ id, query, k, params })}
`;
    const limit = this.#chooseTimeLimit();
    return new Promise((resolve, reject) => {
      const askedAt = process.hrtime.bigint();
      child.stdin.write(line);
      this.#questions.add({ id, query, askedAt, resolve, reject }, limit.ms, () => this.#failLateAnswer(query, limit));
    });
  }
  stop() {
    return this.#lifetime.stop(() => this.#family.end());
  }
  #attachListeners(child) {
    child.answers.on("data", (chunk) => {
      const fault = this.#messages.push(chunk);
      if (fault !== null) {
        this.#lifetime.recordFailure(fault);
      }
    });
    child.answers.once("end", () => {
      this.#onOutputEnd();
      void this.#onStreamClosed(child, "standard output");
    });
    child.stdin.once("error", () => void this.#onStreamClosed(child, "standard input"));
    void this.#onExit(child);
  }
  /** A last line that can't be read waits for the exit: where that was no good one, the line was cut off by it. */
  #onOutputEnd() {
    const fault = this.#messages.end();
    this.#lastLineFault ??= fault;
  }
  async #onExit(child) {
    const exit = await child.exited;
    this.#onOutputEnd();
    if (this.#lastLineFault !== null && exit.code === 0) {
      this.#lifetime.recordFailure(this.#lastLineFault);
    }
    const waiting = this.#questions.oldestQuery;
    const asked = waiting === null ? "before the run was over" : `on the query ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .ol)(waiting)}`;
    const when = this.#readiness === null ? asked : "before it was ready";
    this.#lifetime.recordFailure((0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .exitError */ .xA)(exit, this.#plan.label, when, this.#lifetime.log));
  }
  async #onStreamClosed(child, stream) {
    await (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_6__/* .settlesWithin */ .od)(child.exited, 1e3);
    await (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_6__/* .sleep */ .yy)(0);
    this.#lifetime.recordFailure(this.#lastLineFault ?? (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .closedError */ .L1)(stream, this.#plan.label, this.#lifetime.log));
  }
  #onMessage(message, what, at) {
    if (message.id === void 0) {
      this.#onNotice(message, what);
      return;
    }
    const question = this.#questions.find(message.id, what);
    const where = `the answer to ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .ol)(question.query)} (${what})`;
    const { error } = message;
    if (typeof error === "string") {
      this.#questions.settle(question, { kind: "error", message: error, retries: 0 });
      return;
    }
    if (error !== void 0 && error !== null) {
      throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .protocolError */ .JW)(`${where}: error: expected a string`);
    }
    const answer = (this.#plan.read ?? _answer_js__WEBPACK_IMPORTED_MODULE_1__/* .parseAnswer */ .W)(message, where);
    if ("error" in answer) {
      this.#questions.settle(question, { kind: "error", message: answer.error, retries: 0 });
      return;
    }
    this.#questions.settle(question, {
      elapsed_ms: (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_6__/* .elapsedMs */ .d5)(question.askedAt, at),
      retries: 0,
      ...answer
    });
  }
  /** A line without an id speaks for the retriever as a whole. */
  #onNotice(message, what) {
    if (typeof message.error === "string") {
      const code = this.#readiness === null ? "retriever_failed" : "retriever_start";
      throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError(code, `${this.#plan.label} reported: ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .cutText */ .IN)(message.error, 2e3)}`, {
        hint: "Full output: retriever.log."
      });
    }
    if (message.ready !== true) {
      const keys = Object.keys(message).slice(0, 10).join(", ");
      throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .protocolError */ .JW)(`${what} has no id; its keys are ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .ol)(keys)}`, 'Answer with the id of the request, in the key `id`: {"id": "\u2026", "results": [...]}.');
    }
    this.#readiness?.resolve();
    this.#readiness = null;
  }
  async #awaitReadiness() {
    const limit = this.#plan.limits.startup_timeout_ms;
    const ready = new Promise((resolve, reject) => {
      this.#readiness = { resolve, reject };
    });
    if (await (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_6__/* .settlesWithin */ .od)(ready, limit)) {
      return;
    }
    const message = `${this.#plan.label} was not ready within startup_timeout_ms (${limit} ms)`;
    const hint = this.#plan.isOurLoop ? "Raise retriever.startup_timeout_ms, or see in retriever.log what it was loading." : `Print {"ready":true} once it can answer. ${_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .FLUSH_HINT */ .dr}`;
    this.#lifetime.recordFailure((0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .timeoutError */ .w2)(message, hint, this.#lifetime.log));
  }
  /** Without `ready` the program may still be loading when it is asked first. */
  #chooseTimeLimit() {
    const { timeout_ms: ms, startup_timeout_ms: startup } = this.#plan.limits;
    const first = this.#questions.answeredCount === 0 && !this.#plan.ready;
    return first ? { ms: startup + ms, name: "startup_timeout_ms + timeout_ms" } : { ms, name: "timeout_ms" };
  }
  #failLateAnswer(query, limit) {
    const first = this.#questions.answeredCount === 0;
    const hint = first && !this.#plan.isOurLoop ? `${_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .FLUSH_HINT */ .dr} Answer each line as it comes: the input ends only after the run.` : "Raise retriever.timeout_ms, or see in retriever.log what it was doing.";
    const message = `no answer to ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .ol)(query)} within ${limit.name} (${limit.ms} ms)`;
    this.#lifetime.recordFailure((0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .timeoutError */ .w2)(message, hint, this.#lifetime.log));
  }
  #endConversation() {
    const error = this.#lifetime.failure;
    this.#questions.rejectAll(error);
    this.#readiness?.reject(error);
    this.#readiness = null;
    this.#child?.answers.destroy();
    void this.#family.end();
  }
}
class OpenQuestions {
  #open = /* @__PURE__ */ new Map();
  #asked = 0;
  #answered = 0;
  get answeredCount() {
    return this.#answered;
  }
  get oldestQuery() {
    for (const { question } of this.#open.values()) {
      return question.query;
    }
    return null;
  }
  nextId() {
    return String(++this.#asked);
  }
  add(question, limitMs, onLate) {
    this.#open.set(question.id, { question, timer: (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_6__/* .startTimer */ .Ip)(limitMs, onLate) });
  }
  /** The open question that a line's id belongs to; throws `retriever_answer` for an unknown or a repeated one. */
  find(id, what) {
    if (typeof id !== "string") {
      throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .protocolError */ .JW)(`${what}: id: expected the string of the request`, 'Send the id back as it came: "1", not 1.');
    }
    const open = this.#open.get(id);
    if (open !== void 0) {
      return open.question;
    }
    const number = /^[1-9]\d*$/.test(id) ? Number(id) : Number.NaN;
    const fault = number <= this.#asked ? "was already answered" : "was never asked";
    throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .protocolError */ .JW)(`${what}: id ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .ol)(id)} ${fault}`, "Answer each request once, with the id that it carries.");
  }
  settle(question, answer) {
    clearTimeout(this.#open.get(question.id)?.timer);
    this.#open.delete(question.id);
    this.#answered++;
    question.resolve(answer);
  }
  rejectAll(error) {
    for (const { question, timer } of this.#open.values()) {
      clearTimeout(timer);
      question.reject(error);
    }
    this.#open.clear();
  }
}



/***/ })

};
