export const id = 7822;
export const ids = [7822];
export const modules = {

/***/ 37822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commandRetriever: () => (/* binding */ commandRetriever)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60009);
/* harmony import */ var _conversation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16448);
/* harmony import */ var _template_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84457);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36132);
/* harmony import */ var _system_excerpt_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(22708);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56906);
/* harmony import */ var _read_value_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44195);
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(32818);
/* harmony import */ var _reach_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66364);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(41242);
/* harmony import */ var _system_timers_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(56191);












function commandRetriever(config, ports) {
  if (config.command.length === 0 || config.command[0] === "") {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("invalid_config", "retriever.command is empty", "Name a program and its arguments: command: [python3, retrieval/serve.py]");
  }
  const child = (0,_process_js__WEBPACK_IMPORTED_MODULE_9__/* .childOptions */ .Z_)(config, ports, config.command, "stdout");
  const label = `the retriever ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_10__/* .quoteText */ .ol)(config.command.join(" "))}`;
  const { lines = null, empty = null } = config.results ?? {};
  const reader = lines === null ? null : (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_7__/* .makeTextReader */ .x)(lines, empty);
  if (config.per_query) {
    (0,_template_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseMisspeltPlaceholders */ .WE)(config.command, "retriever.command");
    return new PerQuery({ child, limits: config, label, reader }, ports);
  }
  const read = reader === null ? void 0 : makeLinesReader(reader);
  return new _conversation_js__WEBPACK_IMPORTED_MODULE_2__/* .Conversation */ .s({ child, limits: config, ready: config.ready, label, read }, ports);
}
function makeLinesReader(readText) {
  return (message, where) => {
    const { results } = message;
    if (typeof results !== "string") {
      const hint = 'With `results.lines` a program that stays up answers with a text: {"id": "1", "results": "\u2026"}.';
      throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .protocolError */ .JW)(`${where}: results: expected a text`, hint);
    }
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .parseAnswer */ .Wp)({ ...message, results: readText(results, where) }, where);
  };
}
class PerQuery {
  #plan;
  #family = new _process_js__WEBPACK_IMPORTED_MODULE_9__/* .Family */ .Hx();
  #lifetime;
  constructor(plan, ports) {
    this.#plan = plan;
    this.#lifetime = new _reach_js__WEBPACK_IMPORTED_MODULE_8__/* .Lifetime */ .iR(ports, () => void this.#family.end());
  }
  /** Starts the total time; no process runs until a query is asked. */
  async start() {
    this.#lifetime.begin(this.#plan.limits.total_timeout_ms);
  }
  /**
   * Runs the program for a question, and ends it when it has answered. Returns the query's error if
   * the program exits badly or reports one. Any other failure ends the run, and is thrown.
   */
  async ask(question) {
    this.#lifetime.throwIfFailed();
    if (question.query.includes("\0")) {
      return (0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .failedQuery */ .eQ)("the query holds a NUL character, which no argument can carry");
    }
    const argv = this.#plan.child.argv.map((argument) => (0,_template_js__WEBPACK_IMPORTED_MODULE_3__/* .fillText */ .BB)(argument, question));
    const log = new _failures_js__WEBPACK_IMPORTED_MODULE_4__/* .BoundedLog */ .ot();
    const output = { chunks: [], bytes: 0, lastAt: process.hrtime.bigint() };
    const startedAt = process.hrtime.bigint();
    const logNoise = (chunk) => {
      log.push(chunk);
      this.#lifetime.log.push(chunk);
    };
    const child = await this.#family.spawn({ ...this.#plan.child, argv }, logNoise).catch((error) => this.#failRun(error));
    const about = (0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_10__/* .quoteText */ .ol)(question.query);
    child.answers.on("data", (chunk) => this.#addOutput(output, chunk, about));
    child.answers.once("end", () => {
      output.lastAt = process.hrtime.bigint();
    });
    child.stdin.end();
    const limit = this.#plan.limits.timeout_ms;
    const timer = (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_11__/* .startTimer */ .Ip)(limit, () => {
      const message = `no answer to ${about} within timeout_ms (${limit} ms)`;
      const hint = "With per_query the limit includes the start of the process; raise retriever.timeout_ms.";
      this.#lifetime.recordFailure((0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .timeoutError */ .w2)(message, hint, log));
    });
    try {
      const exit = await this.#lifetime.raceFailure(child.exited);
      return this.#readOutcome(question, output, exit, log, startedAt);
    } catch (error) {
      return this.#failRun(error);
    } finally {
      clearTimeout(timer);
      await this.#family.endChild(child);
    }
  }
  /** Keeps a piece of the output. The run ends if the output gets longer than MAX_LINE_BYTES. */
  #addOutput(output, chunk, about) {
    output.lastAt = process.hrtime.bigint();
    output.bytes += chunk.length;
    if (output.bytes <= _output_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_LINE_BYTES */ .Oc) {
      output.chunks.push(chunk);
      return;
    }
    const message = `the answer to ${about} is longer than the limit of ${_output_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_LINE_BYTES */ .Oc} bytes`;
    const hint = "Print fewer results, or shorter texts.";
    this.#lifetime.recordFailure((0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .protocolError */ .JW)(message, hint));
  }
  stop() {
    return this.#lifetime.stop(() => this.#family.end());
  }
  /** Records the error as the end of the run, and throws it: other queries would fail as well. */
  #failRun(error) {
    throw this.#lifetime.recordFailure(error);
  }
  /**
   * Returns the answer that an ended process printed, or the query's error if it exited badly,
   * reported one, or printed what can't be read.
   */
  #readOutcome(question, output, exit, log, startedAt) {
    if (exit.code !== 0) {
      return (0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .failedQuery */ .eQ)(`the process ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .describeExit */ .KE)(exit)}${(0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .lastWords */ .aN)(log)}`);
    }
    const where = `the answer to ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_10__/* .quoteText */ .ol)(question.query)}`;
    const { reader } = this.#plan;
    try {
      const text = decodeOutput(output.chunks, where);
      if (text.trim() === "" && reader === null) {
        return (0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .failedQuery */ .eQ)(`${where} is empty${(0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .lastWords */ .aN)(log)}`);
      }
      const value = reader === null ? (0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(text, where, `Print only JSON. ${(0,_read_value_js__WEBPACK_IMPORTED_MODULE_6__/* .adviseLines */ .C6)(text)}.`) : { results: reader(text, where) };
      (0,_read_value_js__WEBPACK_IMPORTED_MODULE_6__/* .refuseFailure */ .jx)(value);
      return {
        ...(0,_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .parseAnswer */ .Wp)(value, where),
        elapsed_ms: (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_11__/* .elapsedMs */ .d5)(startedAt, output.lastAt),
        retries: 0
      };
    } catch (error) {
      return (0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .failedQuery */ .eQ)((0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .withHint */ .mu)(error));
    }
  }
}
function decodeOutput(chunks, where) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .protocolError */ .JW)(`${where} is not valid UTF-8`);
  }
}



/***/ })

};
