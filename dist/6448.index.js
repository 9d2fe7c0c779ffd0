export const id = 6448;
export const ids = [6448];
export const modules = {

/***/ 16448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ Conversation)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60009);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36132);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56906);
/* harmony import */ var _reach_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66364);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41242);
/* harmony import */ var _questions_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58490);
/* harmony import */ var _system_timers_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(56191);









class Conversation {
  #plan;
  #ports;
  #family = new _process_js__WEBPACK_IMPORTED_MODULE_6__/* .Family */ .Hx();
  #framer = new _output_js__WEBPACK_IMPORTED_MODULE_4__/* .LineFramer */ ._p();
  #log = new _process_js__WEBPACK_IMPORTED_MODULE_6__/* .BoundedLog */ .ot();
  #questions = new _questions_js__WEBPACK_IMPORTED_MODULE_7__/* .Questions */ .Q();
  #child = null;
  /** What was wrong with the last line, which had no line end. */
  #unread = null;
  #readiness = null;
  #lifetime;
  constructor(plan, ports) {
    this.#plan = plan;
    this.#ports = ports;
    this.#lifetime = new _reach_js__WEBPACK_IMPORTED_MODULE_5__/* .Lifetime */ .iR(ports.signal, () => this.#end());
  }
  async start() {
    const { child: options, limits } = this.#plan;
    const total = limits.total_timeout_ms;
    this.#lifetime.begin(total, () => (0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .totalTimeoutError */ .AC)(total, this.#log));
    try {
      this.#child = await this.#family.spawn(options, (chunk) => this.#log.push(chunk));
    } catch (cause) {
      throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .startError */ .h5)(cause, options.argv);
    }
    const ready = this.#plan.ready ? this.#untilReady() : null;
    this.#listen(this.#child);
    await ready;
    if (this.#lifetime.failure !== null)
      throw this.#lifetime.failure;
  }
  ask(question) {
    if (this.#lifetime.failure !== null)
      return Promise.reject(this.#lifetime.failure);
    const child = this.#child;
    if (child === null)
      return Promise.reject(new Error("ask was called before start"));
    const { query, k, params } = question;
    const id = this.#questions.nextId();
    const line = `${JSON.stringify({ id, query, k, params })}
`;
    const limit = this.#limit();
    return new Promise((resolve, reject) => {
      const askedAt = process.hrtime.bigint();
      child.stdin.write(line);
      this.#questions.add({ id, query, askedAt, resolve, reject }, limit.ms, () => this.#late(query, limit));
    });
  }
  stop() {
    return this.#lifetime.stop(() => this.#family.end(), this.#log, this.#ports.log);
  }
  #listen(child) {
    child.answers.on("data", (chunk) => {
      const at = process.hrtime.bigint();
      this.#read(() => this.#framer.push(chunk, (text, line) => this.#onLine(text, line, at)));
    });
    child.answers.once("end", () => {
      this.#onEnd();
      void this.#onClosed(child, "standard output");
    });
    child.stdin.once("error", () => void this.#onClosed(child, "standard input"));
    void this.#onExit(child);
  }
  /** A last line that can't be read waits for the exit: where that was no good one, the line was cut off by it. */
  #onEnd() {
    const at = process.hrtime.bigint();
    const fault = this.#faultOf(() => this.#framer.end((text, line) => this.#onLine(text, line, at)));
    this.#unread ??= fault;
  }
  async #onExit(child) {
    const exit = await child.exited;
    this.#onEnd();
    if (this.#unread !== null && exit.code === 0)
      this.#lifetime.fail(this.#unread);
    const waiting = this.#questions.oldest;
    const asked = waiting === null ? "before the run was over" : `while ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(waiting)} waited for an answer`;
    const when = this.#readiness === null ? asked : "before it was ready";
    this.#lifetime.fail((0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .exitError */ .xA)(exit, this.#plan.label, when, this.#log));
  }
  async #onClosed(child, stream) {
    await (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_8__/* .within */ .ux)(child.exited, 1e3);
    await (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_8__/* .pause */ .v7)(0);
    this.#lifetime.fail(this.#unread ?? (0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .closedError */ .L1)(stream, this.#plan.label, this.#log));
  }
  #read(run) {
    const fault = this.#faultOf(run);
    if (fault !== null)
      this.#lifetime.fail(fault);
  }
  #faultOf(run) {
    if (this.#lifetime.failure !== null)
      return null;
    try {
      run();
      return null;
    } catch (error) {
      if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError)
        return error;
      if (!(error instanceof _output_js__WEBPACK_IMPORTED_MODULE_4__/* .LineError */ .dt))
        throw error;
      return (0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .protocolError */ .JW)(`standard output of ${this.#plan.label}: ${error.message}`);
    }
  }
  #onLine(text, line, at) {
    if (this.#lifetime.failure !== null || text.trim() === "")
      return;
    const what = `line ${line} of the retriever's output`;
    const message = (0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(text, what);
    if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(message))
      throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .protocolError */ .JW)(`${what} is not a JSON object: ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(text)}`);
    if (message.id === void 0) {
      this.#onNotice(message, what);
      return;
    }
    const question = this.#questions.find(message.id, what);
    const where = `the answer to ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(question.query)} (${what})`;
    const { error } = message;
    if (typeof error === "string") {
      this.#questions.settle(question, { kind: "error", message: error, retries: 0 });
      return;
    }
    if (error !== void 0 && error !== null)
      throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .protocolError */ .JW)(`${where}: error: expected a string`);
    const answer = (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAnswer */ .W)(message, where);
    this.#questions.settle(question, { elapsed_ms: (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_8__/* .elapsedMs */ .d5)(question.askedAt, at), retries: 0, ...answer });
  }
  /** A line without an id speaks for the retriever as a whole. */
  #onNotice(message, what) {
    if (typeof message.error === "string") {
      const code = this.#readiness === null ? "retriever_failed" : "retriever_start";
      throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError(code, `${this.#plan.label} reported: ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)(message.error, 2e3)}`, {
        hint: "retriever.log holds all that it wrote."
      });
    }
    if (message.ready !== true) {
      throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .protocolError */ .JW)(`${what} has no id`, "Answer with the id that the request carries.");
    }
    this.#readiness?.resolve();
    this.#readiness = null;
  }
  async #untilReady() {
    const limit = this.#plan.limits.startup_timeout_ms;
    const ready = new Promise((resolve, reject) => {
      this.#readiness = { resolve, reject };
    });
    if (await (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_8__/* .within */ .ux)(ready, limit))
      return;
    const message = `${this.#plan.label} was not ready within startup_timeout_ms (${limit} ms)`;
    this.#lifetime.fail((0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .timeoutError */ .w2)(message, `Print {"ready":true} once it can answer. ${_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .FLUSH_HINT */ .dr}`, this.#log));
  }
  /** Without `ready` the program may still be loading when it is asked first. */
  #limit() {
    const { timeout_ms: ms, startup_timeout_ms: startup } = this.#plan.limits;
    const first = this.#questions.answered === 0 && !this.#plan.ready;
    return first ? { ms: startup + ms, name: "startup_timeout_ms + timeout_ms" } : { ms, name: "timeout_ms" };
  }
  #late(query, limit) {
    const first = this.#questions.answered === 0;
    const hint = first ? _failures_js__WEBPACK_IMPORTED_MODULE_3__/* .FLUSH_HINT */ .dr : "Raise retriever.timeout_ms, or see in retriever.log what it was doing.";
    const message = `no answer to ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(query)} within ${limit.name} (${limit.ms} ms)`;
    this.#lifetime.fail((0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .timeoutError */ .w2)(message, hint, this.#log));
  }
  #end() {
    const error = this.#lifetime.failure;
    this.#questions.rejectAll(error);
    this.#readiness?.reject(error);
    this.#readiness = null;
    this.#child?.answers.destroy();
    void this.#family.end();
  }
}



/***/ })

};
