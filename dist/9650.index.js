export const id = 9650;
export const ids = [9650];
export const modules = {

/***/ 29650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Endpoint: () => (/* binding */ Endpoint),
/* harmony export */   Ledger: () => (/* binding */ Ledger)
/* harmony export */ });
/* unused harmony export retryDelayMs */
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _retrievers_http_client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62499);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97855);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10107);
/* harmony import */ var _system_timers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56191);
/* harmony import */ var _system_secrets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78208);








function readApiKey({ api_key }, environment) {
  if (api_key === null) {
    return null;
  }
  const key = environment[api_key.env]?.trim() ?? "";
  if (key === "") {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("missing_secret", `judge.api_key: the environment variable ${api_key.env} is empty`, `Set the variable in the step's env. ${(0,_system_secrets_js__WEBPACK_IMPORTED_MODULE_5__/* .missingSecretAdvice */ .fY)(environment, "In a fork, the gate can judge only answers that are in judge.cache.")}`);
  }
  try {
    (0,node_http__WEBPACK_IMPORTED_MODULE_0__.validateHeaderValue)("authorization", key);
  } catch {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("invalid_config", `judge.api_key: no header can hold the value of the environment variable ${api_key.env}`, "A key is one line of letters, digits and marks: set the variable again.");
  }
  return key;
}
class Endpoint {
  #config;
  #ports;
  #client;
  /** The API key, which is kept out of errors; null if none is sent. */
  #key;
  /** Sends nothing yet. Throws as readApiKey. */
  constructor(config, ports) {
    this.#config = config;
    this.#ports = ports;
    this.#key = readApiKey(config, ports.environment);
    this.#client = new _retrievers_http_client_js__WEBPACK_IMPORTED_MODULE_3__/* .HttpClient */ .Qq(config.concurrency);
    ports.signal.addEventListener("abort", () => this.#client.close(), { once: true });
  }
  /**
   * Sends the prompt as the system's message and the inputs, as JSON, as the user's. Returns the
   * text of the reply, or why there is none: `refused`, `too_long`, or `malformed` for one that was
   * cut off or has no text. Charges the tokens to the ledger. Throws `judge_failed`, `judge_budget`
   * and the reason with which the run was cancelled.
   */
  async chat(prompt, inputs) {
    const { model, temperature, seed } = this.#config;
    const body = {
      model,
      ...temperature !== "off" && { temperature },
      ...seed !== null && { seed },
      response_format: { type: "json_object" },
      messages: [
        { role: "system", content: prompt },
        { role: "user", content: JSON.stringify(inputs) }
      ]
    };
    const reply = await this.#send("chat/completions", body);
    if ("unmeasured" in reply) {
      return reply;
    }
    const completion = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_4__/* .objectMembers */ .vN)(reply.body);
    const { choices } = completion;
    const choice = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_4__/* .objectMembers */ .vN)(Array.isArray(choices) ? choices[0] : null);
    const { message, finish_reason: finishReason } = choice;
    if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(message)) {
      throw this.#strangeAnswerError("no chat completion");
    }
    this.#ports.ledger.charge("chat", readUsage(completion, "chat"));
    if (typeof message["refusal"] === "string" || finishReason === "content_filter") {
      return { unmeasured: "refused" };
    }
    if (finishReason === "length" || typeof message["content"] !== "string") {
      return { unmeasured: "malformed" };
    }
    return message["content"];
  }
  /**
   * Returns one vector for each text, in their order, or why there are none: `malformed` if one is
   * missing or no vector, and what the server refused. Charges the tokens to the ledger. Throws as
   * `chat`.
   */
  async embed(texts) {
    const body = {
      model: this.#config.embedding_model ?? "",
      input: texts,
      encoding_format: "float"
    };
    const reply = await this.#send("embeddings", body);
    if ("unmeasured" in reply) {
      return reply;
    }
    const answer = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_4__/* .objectMembers */ .vN)(reply.body);
    const { data } = answer;
    if (!Array.isArray(data)) {
      throw this.#strangeAnswerError("no list of embeddings");
    }
    this.#ports.ledger.charge("embedding", readUsage(answer, "embedding"));
    const items = data.map(_system_json_js__WEBPACK_IMPORTED_MODULE_4__/* .objectMembers */ .vN);
    const vectors = texts.map((_, index) => items.find((item) => item["index"] === index)?.["embedding"]);
    return vectors.every(_system_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isVector */ .WX) ? vectors : { unmeasured: "malformed" };
  }
  /**
   * Posts the body to a path below the base URL, and again after a failure that another try may
   * repair. Each try counts as a request. Returns the parsed answer, or why the server refused
   * these texts. Throws `judge_failed` for any other failure of the server or the connection,
   * `judge_budget`, and the reason with which the run was cancelled.
   */
  async #send(path, body) {
    const { base_url: base, retries: mostRetries, timeout_ms: limit } = this.#config;
    const request = {
      url: new URL(`${base}/${path}`),
      method: "POST",
      headers: {
        accept: "application/json",
        "content-type": "application/json",
        "user-agent": "retrieval-eval-gate",
        ...this.#key !== null && { authorization: `Bearer ${this.#key}` }
      },
      body: JSON.stringify(body)
    };
    for (let retries = 0; ; retries++) {
      this.#ports.signal.throwIfAborted();
      this.#ports.ledger.countRequest(retries > 0);
      const exchange = await this.#client.exchange(request, limit);
      this.#ports.signal.throwIfAborted();
      const answer = readAnswer(exchange);
      if (answer.status >= 200 && answer.status < 300) {
        if (answer.body === void 0) {
          const excerpt = (0,_retrievers_http_client_js__WEBPACK_IMPORTED_MODULE_3__/* .excerptBody */ .g4)(answer.text, (text) => this.#hideKey(text));
          throw this.#strangeAnswerError(`no JSON${excerpt}`);
        }
        return { body: answer.body };
      }
      const refusal = refusalReason(answer);
      if (refusal !== null) {
        return { unmeasured: refusal };
      }
      const delay = retries < mostRetries ? retryDelayMs(exchange, answer, retries) : null;
      if (delay === null) {
        const { message } = answer.error;
        const words = this.#hideKey(typeof message === "string" ? message : answer.text);
        throw judgeFailedError(exchange, words, this.#config, request.url, retries);
      }
      await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(delay, void 0, { signal: this.#ports.signal }).catch(() => null);
    }
  }
  /**
   * Returns the `judge_failed` error for an answer with status 200 that does not follow OpenAI's
   * protocol. `what` says what it is: "no list of embeddings".
   */
  #strangeAnswerError(what) {
    const { host } = new URL(this.#config.base_url);
    const message = `the judge at ${host} answered 200 and ${what}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("judge_failed", message, "Check that judge.base_url is the root of an endpoint that speaks OpenAI's protocol, such as https://api.openai.com/v1.");
  }
  /** Returns a server's text with *** for the API key, which it may send back. */
  #hideKey(text) {
    return this.#key === null ? text : text.replaceAll(this.#key, "***");
  }
}
function readUsage(answer, kind) {
  const usage = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_4__/* .objectMembers */ .vN)(answer["usage"]);
  const prompt = usage["prompt_tokens"];
  const completion = kind === "chat" ? usage["completion_tokens"] : 0;
  return isCount(prompt) && isCount(completion) ? { prompt, completion } : null;
}
function isCount(value) {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 8e3;
const LONGEST_WAIT_MS = 6e4;
const LONGEST_MESSAGE = 500;
function readAnswer(exchange) {
  if (exchange.kind !== "answer") {
    return { status: 0, text: "", body: void 0, error: {} };
  }
  const text = (0,_retrievers_http_client_js__WEBPACK_IMPORTED_MODULE_3__/* .describeBody */ .MP)(exchange);
  const body = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_4__/* .tryParseJson */ .Bl)(text);
  const error = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_4__/* .objectMembers */ .vN)((0,_system_json_js__WEBPACK_IMPORTED_MODULE_4__/* .objectMembers */ .vN)(body)["error"]);
  return { status: exchange.status, text, body, error };
}
function retryDelayMs(exchange, { error }, retries) {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** retries, MAX_DELAY_MS);
  if (exchange.kind !== "answer") {
    return exchange.kind === "reset" ? delay : null;
  }
  const { status, headers } = exchange;
  if (error["code"] === "insufficient_quota" || status !== 429 && status < 500) {
    return null;
  }
  const requestedMs = (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_6__/* .retryAfterMs */ .Vs)(headers["retry-after"], Date.now()) ?? delay;
  return requestedMs > LONGEST_WAIT_MS ? null : requestedMs;
}
function refusalReason({ status, error: { code } }) {
  if (status !== 400 || typeof code !== "string") {
    return null;
  }
  if (/^content_(?:filter|policy)/.test(code)) {
    return "refused";
  }
  return code === "context_length_exceeded" ? "too_long" : null;
}
function judgeFailedError(exchange, words, { timeout_ms, api_key }, { host }, retries) {
  const judge = `the judge at ${host}`;
  const makeError = (what, hint) => new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("judge_failed", `${what}${(0,_retrievers_http_client_js__WEBPACK_IMPORTED_MODULE_3__/* .describeRetries */ .Ys)(retries)}`, hint);
  if (exchange.kind === "timeout") {
    return makeError(`${judge} did not answer whole within timeout_ms (${timeout_ms} ms)`, "Raise judge.timeout_ms, or see what the server was doing.");
  }
  if (exchange.kind !== "answer") {
    return makeError(`the connection to ${judge} failed: ${exchange.message}`, "Check judge.base_url and that the server is up.");
  }
  const { status } = exchange;
  return makeError(`${judge} answered ${status} ${(0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .cutText */ .IN)(words, LONGEST_MESSAGE)}`.trimEnd(), statusHint(status, api_key?.env));
}
function statusHint(status, keyName) {
  if (status >= 300 && status < 400) {
    return "Redirects are not followed: write the final address as judge.base_url.";
  }
  if (status === 401 || status === 403) {
    return keyName === void 0 ? "Name the variable that holds the key as judge.api_key: { env: NAME }." : `Check the key in ${keyName}.`;
  }
  if (status === 404) {
    return "Check judge.base_url and the names of the models.";
  }
  if (status === 429) {
    return "Lower judge.concurrency, or run again later: what was judged is not asked again.";
  }
  return "What was judged is kept and not asked again: run once more.";
}
const TOKENS_PER_PRICE = 1e3;
class Ledger {
  #limits;
  /** Requests sent, retries included. */
  #requests = 0;
  #retries = 0;
  /** Questions that the cache answered. */
  #cached = 0;
  #tokens = { prompt: 0, completion: 0, embedding: 0 };
  /** A reply did not say how many tokens it used: then the cost is unknown (null). */
  #isCostUnknown = false;
  constructor(limits) {
    this.#limits = limits;
  }
  /**
   * Counts a request that is to be sent. Throws `judge_budget` if `max_requests` were sent, or
   * `max_cost` is spent; an unknown cost ends nothing here.
   */
  countRequest(isRetry) {
    const { max_requests: maxRequests, max_cost: maxCost } = this.#limits;
    const cost = this.#computeCost();
    if (this.#requests >= maxRequests) {
      throw budgetError(`judge.max_requests (${maxRequests}) is reached`);
    }
    if (maxCost !== null && cost !== null && cost >= maxCost) {
      throw budgetError(`judge.max_cost (${maxCost}) is reached`);
    }
    this.#requests++;
    if (isRetry) {
      this.#retries++;
    }
  }
  /**
   * Counts the tokens of an answer. `usage` is null if the answer does not say them. Then the cost
   * is unknown from now on, and a limit of the cost can't be kept: if the config has one, throws
   * `judge_failed`.
   */
  charge(kind, usage) {
    if (usage === null) {
      this.#isCostUnknown = true;
      if (this.#limits.max_cost === null) {
        return;
      }
      throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("judge_failed", "the judge's answer has no `usage`, so its cost can't be counted", "Remove judge.max_cost and rely on judge.max_requests, or use an endpoint that counts tokens.");
    }
    if (kind === "embedding") {
      this.#tokens.embedding += usage.prompt;
    } else {
      this.#tokens.prompt += usage.prompt;
      this.#tokens.completion += usage.completion;
    }
  }
  countCached() {
    this.#cached++;
  }
  /** Returns the cost so far. Null without prices, and if an answer did not say its tokens. */
  #computeCost() {
    const { prices } = this.#limits;
    if (prices === null || this.#isCostUnknown) {
      return null;
    }
    const { prompt, completion, embedding } = this.#tokens;
    const costTimesThousand = prompt * prices.prompt + completion * prices.completion + embedding * (prices.embedding ?? 0);
    return costTimesThousand / TOKENS_PER_PRICE;
  }
  get spending() {
    return {
      requests: this.#requests,
      retries: this.#retries,
      cached: this.#cached,
      prompt_tokens: this.#tokens.prompt,
      completion_tokens: this.#tokens.completion,
      embedding_tokens: this.#tokens.embedding,
      cost: this.#computeCost()
    };
  }
}
function budgetError(message) {
  return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue("judge_budget", message, "What was judged is kept and not asked again: run once more, or raise the limit.");
}



/***/ })

};
