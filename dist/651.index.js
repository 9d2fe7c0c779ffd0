export const id = 651;
export const ids = [651];
export const modules = {

/***/ 40651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   httpRetriever: () => (/* binding */ httpRetriever)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _reach_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66364);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36132);
/* harmony import */ var _system_excerpt_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(22708);
/* harmony import */ var _http_client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62499);
/* harmony import */ var _http_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2971);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10107);
/* harmony import */ var _read_value_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44195);
/* harmony import */ var _system_timers_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(56191);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41242);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77030);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(97855);












const FAILURE_DELAY_MS = 250;
const REFUSAL_DELAY_MS = 2e3;
function httpRetriever(config, ports) {
  return new Http(config, ports);
}
class Http {
  #config;
  #ports;
  #trust;
  #client;
  #lifetime;
  /**
   * Whether a query may time out without ending the run: true once a request ended otherwise, such
   * as with an answer or a broken connection. False at first, and after each query that timed out.
   */
  #mayTimeOut = false;
  /** Whether `start` has found the server ready. */
  #isReady = false;
  /** The questions that wait for an answer, the oldest first. */
  #openQuestions = /* @__PURE__ */ new Set();
  /** Null until `start`. */
  #plan = null;
  /** The server of the config's `start`; null if it has none, and until it is started. */
  #server = null;
  constructor(config, ports) {
    this.#config = config;
    this.#ports = ports;
    this.#trust = (0,_reach_js__WEBPACK_IMPORTED_MODULE_1__/* .loadTrust */ .Vc)(config.ca, ports);
    this.#client = new _http_client_js__WEBPACK_IMPORTED_MODULE_3__/* .HttpClient */ .Qq(config.concurrency, this.#trust);
    this.#lifetime = new _reach_js__WEBPACK_IMPORTED_MODULE_1__/* .Lifetime */ .iR(ports, () => this.#client.close());
  }
  async check() {
    const port = this.#config.start === null ? null : SAMPLE_PORT;
    await (0,_http_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .makeHttpPlan */ .kL)(this.#config, this.#ports, port, []);
  }
  /**
   * Starts the server of `start`, if the config has one, and waits until `ready_url` answers 2xx.
   * Without `ready_url` it waits until the search's port accepts a connection, for which a server
   * that is not started here gets one attempt. Throws if the config or the server can't be used.
   */
  async start() {
    const { total_timeout_ms: total, start, timeout_ms: timeout } = this.#config;
    this.#lifetime.begin(total);
    const port = start === null ? null : await findFreePort();
    const plan = await (0,_http_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .makeHttpPlan */ .kL)(this.#config, this.#ports, port, this.#lifetime.secrets);
    this.#plan = plan;
    this.#lifetime.throwIfFailed();
    const context = {
      config: this.#config,
      ports: this.#ports,
      lifetime: this.#lifetime
    };
    if (start !== null && port !== null) {
      this.#server = new StartedServer(context, start, port);
      await this.#server.start((exit, label) => this.#onServerExit(exit, label));
    }
    const patience = {
      trust: this.#trust,
      limitMs: start === null ? 0 : this.#config.startup_timeout_ms,
      attemptMs: timeout,
      startHint: chooseStartHint(this.#config)
    };
    const readiness = plan.ready === null ? (0,_reach_js__WEBPACK_IMPORTED_MODULE_1__/* .waitUntilOpen */ .oJ)(plan.url, patience, this.#lifetime) : waitUntilReady(plan.ready, this.#client, context);
    await this.#lifetime.raceFailure(readiness);
    this.#isReady = true;
  }
  /** Ends the run because the server of `start` exited before the gate stopped it. */
  #onServerExit(exit, label) {
    const { log } = this.#lifetime;
    const when = this.#isReady ? (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOpenQuery */ .uh)(this.#openQuestions) : "before it was ready";
    const key = this.#isReady ? void 0 : "retriever.start.command";
    this.#lifetime.recordFailure((0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .exitError */ .xA)(exit, { label, when, log, key }));
  }
  /**
   * Asks for the query's vector first, if the config has `embed`, and then for the results. Returns
   * the query's error if either request fails, or its answer can't be read. Rejects with ParamError
   * for params that don't fit, and if the run can't go on.
   */
  async ask(question) {
    this.#lifetime.throwIfFailed();
    this.#openQuestions.add(question);
    try {
      const answer = await this.#search(question);
      return answer.kind === "error" ? { ...answer, message: this.#lifetime.hideSecrets(answer.message) } : answer;
    } finally {
      this.#openQuestions.delete(question);
    }
  }
  async #search(question) {
    const plan = this.#plan;
    let values = question;
    let embedding = null;
    const about = (0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_9__/* .quoteText */ .ol)(question.query);
    if (plan.embed !== null) {
      const embedded = await this.#send(plan.embed.request(values), `the embedding of ${about}`);
      if (embedded.kind === "error") {
        return embedded;
      }
      const vector = findVector(plan.embed.vector, embedded.value);
      if (typeof vector === "string") {
        const message = `the embedding of ${about}: ${vector}`;
        return { kind: "error", message, retries: embedded.retries };
      }
      embedding = embedded;
      values = { ...values, vector };
    }
    const searched = await this.#send(plan.search(values), `the search for ${about}`);
    const retries = searched.retries + (embedding?.retries ?? 0);
    if (searched.kind === "error") {
      return { ...searched, retries };
    }
    return this.#readAnswer(plan, { ...searched, retries }, embedding, `the answer to ${about}`);
  }
  stop() {
    return this.#lifetime.stop(() => this.#server?.stop() ?? Promise.resolve());
  }
  /**
   * Returns the answer in the search's JSON, with the times of both requests, or the query's error
   * if the answer reports one or can't be read. `embedding` is null if the config has no `embed`.
   */
  #readAnswer(plan, searched, embedding, where) {
    const { elapsed_ms: searchMs, retries } = searched;
    try {
      const answer = plan.extract(searched.value, where);
      if (embedding === null) {
        return { elapsed_ms: searchMs, retries, ...answer };
      }
      const { elapsed_ms: embedMs } = embedding;
      const spans = { ...answer.spans, embed: embedMs };
      return { elapsed_ms: searchMs + embedMs, retries, ...answer, spans };
    } catch (error) {
      return { kind: "error", message: (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .answerProblem */ .mr)(error), retries };
    }
  }
  /**
   * Sends a request, and again at most `retries` times: at once after a time-out, which counts as
   * measured time, and after `retryDelayMs` for what that function retries.
   */
  async #exchange(request) {
    const { timeout_ms: limit, retries: mostRetries } = this.#config;
    let timedOutMs = 0;
    for (let retries = 0; ; retries++) {
      await this.#ports.pace?.awaitTurn(this.#config, this.#ports.signal);
      this.#lifetime.throwIfFailed();
      const exchange = await this.#client.exchange(request, limit);
      this.#lifetime.throwIfFailed();
      const mayRetry = retries < mostRetries;
      if (exchange.kind !== "timeout") {
        this.#mayTimeOut = true;
      } else if (mayRetry) {
        timedOutMs += limit;
        continue;
      }
      const delay = mayRetry ? (0,_http_client_js__WEBPACK_IMPORTED_MODULE_3__/* .retryDelayMs */ .qO)(exchange, retries) : null;
      if (delay === null) {
        return { exchange, retries, timedOutMs };
      }
      await this.#lifetime.raceFailure((0,_system_timers_js__WEBPACK_IMPORTED_MODULE_10__/* .sleep */ .yy)(delay));
    }
  }
  /**
   * Returns what the server of `start` printed about a request that it failed to answer, as the end
   * of a message; empty for another answer, and without such a server. If the server exits
   * meanwhile, throws the error of the exit. `logSizeBefore` is the size that the log had before
   * the request.
   */
  async #readServerError(exchange, logSizeBefore) {
    const isRefused = exchange.kind === "unreachable";
    const isReset = exchange.kind === "reset";
    const hasFailedAnswer = exchange.kind === "answer" && exchange.status === 500;
    const mayHavePrinted = isRefused || isReset || hasFailedAnswer;
    if (this.#server === null || !mayHavePrinted) {
      return "";
    }
    const { log } = this.#lifetime;
    if (!hasFailedAnswer || log.size === logSizeBefore) {
      await this.#lifetime.raceFailure((0,_system_timers_js__WEBPACK_IMPORTED_MODULE_10__/* .sleep */ .yy)(isRefused ? REFUSAL_DELAY_MS : FAILURE_DELAY_MS));
    }
    const line = (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .findErrorLine */ .iZ)(this.#lifetime.hideSecrets(log.textSince(logSizeBefore)));
    return line === "" ? "" : `; the server printed: ${line}`;
  }
  /**
   * Sends a request and returns the JSON (or text) of its answer, or why the query fails. `what`
   * names it. Throws the error that ends the run if the server can't be reached, and for a time-out
   * while `#mayTimeOut` is false.
   */
  async #send(request, what) {
    const logSizeBefore = this.#lifetime.log.size;
    const { exchange, retries, timedOutMs } = await this.#exchange(request);
    const printed = await this.#readServerError(exchange, logSizeBefore);
    if (exchange.kind === "unreachable") {
      throw this.#failUnreachable(request, exchange);
    }
    const queryError = (problem) => ({
      kind: "error",
      message: `${what}: ${problem}${(0,_http_client_js__WEBPACK_IMPORTED_MODULE_3__/* .describeRetries */ .Ys)(retries)}${printed}`,
      retries
    });
    if (exchange.kind === "timeout") {
      const { timeout_ms: limit } = this.#config;
      if (!this.#mayTimeOut) {
        throw this.#failTimeout(what, limit);
      }
      this.#mayTimeOut = false;
      return queryError(`no whole answer within timeout_ms (${limit} ms)`);
    }
    if (exchange.kind !== "answer") {
      return queryError(exchange.message);
    }
    try {
      const value = (0,_http_client_js__WEBPACK_IMPORTED_MODULE_3__/* .readJsonAnswer */ .f$)(exchange, acceptsText(this.#config.results), (text) => this.#lifetime.hideSecrets(text));
      return { kind: "json", value, elapsed_ms: timedOutMs + exchange.elapsed_ms, retries };
    } catch (error) {
      const address = isOtherPage(exchange) ? ` (asked: ${describeRequest(request)})` : "";
      return queryError(`${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_9__/* .errorMessage */ .gJ)(error)}${address}`);
    }
  }
  /** Ends the run because of a query that may not time out (`#mayTimeOut`); returns the error. */
  #failTimeout(what, limit) {
    const message = `${what} was not answered whole within timeout_ms (${limit} ms)`;
    const hint = "Raise retriever.timeout_ms, or see what the server was doing.";
    const words = this.#server === null ? "" : (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .lastWords */ .aN)(this.#lifetime.log);
    return this.#lifetime.recordFailure(new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("retriever_timeout", `${message}${words}`, hint));
  }
  /** Ends the run because no connection came about; returns the error. */
  #failUnreachable({ url }, { message, cause }) {
    const isStartedHere = this.#server !== null && url.host === this.#plan?.url.host;
    const hint = (0,_reach_js__WEBPACK_IMPORTED_MODULE_1__/* .connectionHint */ .kF)(cause, GONE_HINT);
    const words = isStartedHere ? (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .lastWords */ .aN)(this.#lifetime.log) : "";
    const when = (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOpenQuery */ .uh)(this.#openQuestions);
    const text = `${url.host} can't be reached any more: ${message} ${when}${words}`;
    return this.#lifetime.recordFailure(new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("retriever_failed", text, { hint, cause }));
  }
}
const SAMPLE_PORT = 1;
function findVector(expression, answer) {
  const failure = (0,_read_value_js__WEBPACK_IMPORTED_MODULE_6__/* .findFailure */ .gd)(answer);
  if (failure !== null) {
    return failure;
  }
  const key = "retriever.embed.vector";
  try {
    const found = expression(answer);
    return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isVector */ .WX)(found) ? found : `${key} found no list of numbers in ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_9__/* .excerptJson */ .yq)(answer)}`;
  } catch (error) {
    return `${key} fails: ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_9__/* .errorMessage */ .gJ)(error)}`;
  }
}
function acceptsText(results) {
  return typeof results === "string" ? /\blines\(@\)/.test(results) : results?.lines !== void 0;
}
const STOP_LIMIT_MS = 3e4;
const POLL_DELAYS_MS = [20, 50, 100, 250];
const POLL_LIMIT_MS = 5e3;
class StartedServer {
  #context;
  #command;
  #port;
  #family = new _process_js__WEBPACK_IMPORTED_MODULE_7__/* .Family */ .Hx();
  #label;
  constructor(context, command, port) {
    this.#context = context;
    this.#command = command;
    this.#port = port;
    this.#label = `the server ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_9__/* .quoteText */ .ol)(command.command.join(" "))}`;
  }
  /** Resolves once the program runs. `onExit` gets its exit and how messages name it. */
  async start(onExit) {
    const child = await this.#spawn(this.#family, this.#command.command);
    void child.exited.then((exit) => onExit(exit, this.#label));
  }
  /** Runs the command of `retriever.start.stop`, then ends the server. Never rejects. */
  async stop() {
    if (this.#command.stop !== null) {
      await this.#runStop(this.#command.stop);
    }
    await this.#family.end();
  }
  /** Runs the command for at most STOP_LIMIT_MS. What goes wrong is only logged. */
  async #runStop(command) {
    const family = new _process_js__WEBPACK_IMPORTED_MODULE_7__/* .Family */ .Hx();
    const logStop = (what) => this.#context.lifetime.log.push(Buffer.from(`retriever.start.stop${what}
`));
    try {
      const child = await this.#spawn(family, command);
      child.stdin.end();
      if (!await (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_10__/* .settlesWithin */ .od)(child.exited, STOP_LIMIT_MS)) {
        logStop(` took longer than ${STOP_LIMIT_MS} ms and was ended`);
      }
    } catch (error) {
      logStop(`: ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_9__/* .errorMessage */ .gJ)(error)}`);
    } finally {
      await family.end();
    }
  }
  /**
   * Runs a command of the config with `{{port}}` filled in, also in `env`. What it prints goes to
   * the log. The variable PORT is set if an address of the config has `{{port}}`, unless `env` has
   * its own.
   */
  #spawn(family, command) {
    const { config, ports, lifetime } = this.#context;
    const argv = command.map((argument) => (0,_http_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .withPort */ .M0)(argument, this.#port));
    const port = (0,_http_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .usesFreePort */ .Q7)(config) ? { PORT: String(this.#port) } : {};
    const variables = Object.entries({ ...port, ...config.env });
    const env = Object.fromEntries(variables.map(([name, value]) => [name, (0,_http_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .withPort */ .M0)(value, this.#port)]));
    return family.spawn((0,_process_js__WEBPACK_IMPORTED_MODULE_7__/* .childOptions */ .Z_)({ ...config, env }, ports, argv, "none"), (chunk) => lifetime.log.push(chunk));
  }
}
const GONE_HINT = "The server answered before, and does not listen any more: read its log. With `start`, the log is retriever.log.";
function chooseStartHint(config) {
  if (config.start !== null) {
    return "The server of `start` runs, and does not listen there. Compare its port with the address: a free port is {{port}} in its command and in retriever.env, and the variable PORT. If it loads slowly, raise retriever.startup_timeout_ms.";
  }
  return config.ready_url === null ? _reach_js__WEBPACK_IMPORTED_MODULE_1__/* .START_HINT */ .d8 : "Start the server in an earlier step, or with `start`. If it runs, compare its address with `ready_url`.";
}
function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = (0,node_net__WEBPACK_IMPORTED_MODULE_8__.createServer)();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
const READY_HINT = (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .slowHint */ .Z4)("retriever.startup_timeout_ms");
async function waitUntilReady(request, client, context) {
  const limit = context.config.startup_timeout_ms;
  const deadline = performance.now() + limit;
  let obstacle = "it was not asked";
  let hint = READY_HINT;
  for (let poll = 0; ; poll++) {
    const leftMs = deadline - performance.now();
    if (leftMs <= 0) {
      break;
    }
    const exchange = await client.exchange(request, Math.min(leftMs, POLL_LIMIT_MS));
    context.lifetime.throwIfFailed();
    if (exchange.kind === "answer" && exchange.status >= 200 && exchange.status < 300) {
      return;
    }
    obstacle = describeExchange(exchange);
    hint = adviseOnUnready(exchange, context.config);
    await (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_10__/* .sleep */ .yy)((0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_11__/* .requireItem */ .l5)(POLL_DELAYS_MS, Math.min(poll, POLL_DELAYS_MS.length - 1)));
  }
  const words = context.config.start === null ? "" : (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .lastWords */ .aN)(context.lifetime.log);
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("retriever_timeout", `${request.url.href} was not ready within startup_timeout_ms (${limit} ms): ${obstacle}${words}`, { hint, key: "retriever.ready_url" });
}
function adviseOnUnready(exchange, config) {
  if (exchange.kind === "unreachable") {
    return (0,_reach_js__WEBPACK_IMPORTED_MODULE_1__/* .connectionHint */ .kF)(exchange.cause, chooseStartHint(config));
  }
  return exchange.kind === "answer" ? "The server runs, and does not answer there with 2xx. Correct retriever.ready_url, or remove it." : READY_HINT;
}
function describeExchange(exchange) {
  if (exchange.kind === "answer") {
    return `it answered ${exchange.status}`;
  }
  return exchange.kind === "timeout" ? "it did not answer" : exchange.message;
}
function isOtherPage({ status, headers }) {
  const isNoJson = status < 400 && !(0,_http_client_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonType */ .vs)(headers["content-type"]);
  return status === 404 || status === 405 || isNoJson;
}
function describeRequest({ method, url }) {
  return `${method} ${url.href.replace(/#.*$/s, "").replace(/\?.+$/s, "?\u2026")}`;
}



/***/ })

};
