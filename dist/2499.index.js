export const id = 2499;
export const ids = [2499];
export const modules = {

/***/ 62499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MP: () => (/* binding */ describeBody),
/* harmony export */   Qq: () => (/* binding */ HttpClient),
/* harmony export */   R$: () => (/* binding */ readSuccessText),
/* harmony export */   Ys: () => (/* binding */ describeRetries),
/* harmony export */   d8: () => (/* binding */ networkReason),
/* harmony export */   f$: () => (/* binding */ readJsonAnswer),
/* harmony export */   g4: () => (/* binding */ excerptBody),
/* harmony export */   qO: () => (/* binding */ retryDelayMs),
/* harmony export */   tX: () => (/* binding */ isNoTls),
/* harmony export */   vs: () => (/* binding */ isJsonType)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _system_excerpt_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22708);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97855);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36132);
/* harmony import */ var _read_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44195);
/* harmony import */ var _system_written_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74797);
/* harmony import */ var _system_timers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56191);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44708);









const MAX_BODY_BYTES = 16 * 1024 * 1024;
function describeRetries(retries) {
  return retries === 0 ? "" : ` (after ${retries} ${retries === 1 ? "retry" : "retries"})`;
}
const RESET_CODES = /* @__PURE__ */ new Set(["ECONNRESET", "EPIPE", "ECONNABORTED"]);
class HttpClient {
  #agent;
  #secureAgent;
  #inFlight = /* @__PURE__ */ new Set();
  /** `connections` is the most to one server at a time; further requests wait for one. */
  constructor(connections, trust = {}) {
    const options = { keepAlive: true, maxSockets: connections, maxFreeSockets: connections };
    this.#agent = new node_http__WEBPACK_IMPORTED_MODULE_4__.Agent(options);
    this.#secureAgent = new node_https__WEBPACK_IMPORTED_MODULE_5__.Agent({ ...options, ...trust });
  }
  /**
   * Sends one request and resolves with what came of it; never rejects. `timeoutMs` is for all of
   * it, from name resolution to the last byte.
   */
  exchange(request, timeoutMs) {
    return new Promise((resolve) => {
      const { url, method, headers, body } = request;
      const isSecure = url.protocol === "https:";
      const agent = isSecure ? this.#secureAgent : this.#agent;
      const hostname = url.hostname.replace(/^\[(.*)\]$/, "$1");
      const path = url.pathname + url.search;
      const options = { hostname, port: url.port, path, method, headers, agent };
      const outgoing = (isSecure ? node_https__WEBPACK_IMPORTED_MODULE_5__ : node_http__WEBPACK_IMPORTED_MODULE_4__).request(options);
      outgoing.setHeader("accept-encoding", "identity");
      this.#inFlight.add(outgoing);
      const timer = (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_6__/* .startTimer */ .Ip)(timeoutMs, () => finish({ kind: "timeout" }));
      let hasAnswerBegun = false;
      let startedAt = process.hrtime.bigint();
      const finish = (exchange) => {
        clearTimeout(timer);
        this.#inFlight.delete(outgoing);
        resolve(exchange);
        if (exchange.kind !== "answer") {
          outgoing.destroy();
        }
      };
      const startTime = () => {
        startedAt = process.hrtime.bigint();
      };
      outgoing.once("socket", (socket) => {
        startTime();
        if (socket.connecting) {
          socket.once(isSecure ? "secureConnect" : "connect", startTime);
        }
      });
      outgoing.on("error", (error) => finish(hasAnswerBegun ? brokenExchange(error) : failedExchange(error)));
      outgoing.once("response", (incoming) => {
        hasAnswerBegun = true;
        collectBody(incoming, finish, startedAt);
      });
      outgoing.end(body ?? void 0);
    });
  }
  /** Closes every connection; requests under way resolve as `reset`. */
  close() {
    for (const outgoing of this.#inFlight) {
      outgoing.destroy(Object.assign(new Error("closed"), { code: "ECONNRESET" }));
    }
    this.#agent.destroy();
    this.#secureAgent.destroy();
  }
}
function collectBody(incoming, finish, startedAt) {
  const chunks = [];
  let bytes = 0;
  incoming.on("data", (chunk) => {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) {
      const message = `the answer is larger than ${MAX_BODY_BYTES / 1024 / 1024} MiB`;
      finish({ kind: "broken", message });
    } else {
      chunks.push(chunk);
    }
  });
  incoming.once("end", () => {
    const ms = (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_6__/* .elapsedMs */ .d5)(startedAt, process.hrtime.bigint());
    const { statusCode: status = 0, headers } = incoming;
    finish({ kind: "answer", status, headers, body: Buffer.concat(chunks), elapsed_ms: ms });
  });
  incoming.on("error", (error) => finish(brokenExchange(error)));
}
function brokenExchange(error) {
  if (!RESET_CODES.has((0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .systemCode */ .xU)(error) ?? "")) {
    return { kind: "broken", message: error.message };
  }
  return { kind: "reset", message: "the answer ended before it was complete" };
}
function failedExchange(error) {
  const code = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .systemCode */ .xU)(error) ?? "";
  if (RESET_CODES.has(code)) {
    return { kind: "reset", message: `the connection was reset (${code})` };
  }
  if (code.startsWith("HPE_")) {
    return { kind: "broken", message: `the answer is not HTTP: ${error.message}` };
  }
  return { kind: "unreachable", message: networkReason(error), cause: error };
}
function networkReason(error) {
  const code = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .systemCode */ .xU)(error) ?? "";
  if (code === "ECONNREFUSED") {
    return "the connection was refused";
  }
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") {
    return `the host's name could not be resolved (${code})`;
  }
  if (isNoTls(error)) {
    return "the server does not speak TLS there";
  }
  return error.message === "" ? code : error.message;
}
function isNoTls(error) {
  return error instanceof Error && /wrong version number|packet length too long/i.test(error.message);
}
const utf8 = new TextDecoder("utf-8", { fatal: true });
function isJsonType(type = "") {
  return /^[^;]*[/+]json\s*(?:;|$)/i.test(type);
}
function readJsonAnswer(answer, acceptsText, hideSecrets) {
  const text = readSuccessText(answer, hideSecrets);
  const type = answer.headers["content-type"];
  if (acceptsText && /^text\//i.test(type ?? "")) {
    return text;
  }
  try {
    return (0,_system_written_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .parseAnswerJson */ .iO)(text);
  } catch {
    const sent = type === void 0 ? "without a content type" : `as ${(0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .cutText */ .IN)(type, 100)}`;
    const cause = (0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .hasNanOrInfinity */ .Dh)(text) ? ": it holds NaN or Infinity, and JSON has neither" : "";
    const advice = /^text\/plain\b/i.test(type ?? "") ? `. ${(0,_read_value_js__WEBPACK_IMPORTED_MODULE_2__/* .adviseLines */ .C6)(hideSecrets(text))}` : "";
    throw new _read_value_js__WEBPACK_IMPORTED_MODULE_2__/* .WrongAnswer */ .kX(`the answer, sent ${sent}, is not JSON${cause}${excerptBody(text, hideSecrets)}${advice}`);
  }
}
function readSuccessText(answer, hideSecrets) {
  const { status, headers } = answer;
  if (status >= 300 && status < 400) {
    const target = headers.location ?? "nowhere";
    throw new _read_value_js__WEBPACK_IMPORTED_MODULE_2__/* .WrongAnswer */ .kX(`the server redirects (${status}) to ${(0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .cutText */ .IN)(hideSecrets(target), 300)}; redirects are not followed`);
  }
  if (status < 200 || status > 299) {
    const wait = headers["retry-after"] === void 0 ? "" : ` (Retry-After: ${headers["retry-after"]})`;
    const methods = status === 405 && headers.allow !== void 0 ? ` (it takes ${(0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .cutText */ .IN)(headers.allow, 60)})` : "";
    throw new _read_value_js__WEBPACK_IMPORTED_MODULE_2__/* .WrongAnswer */ .kX(`the server answered ${status}${wait}${methods}${excerptBody(describeBody(answer), hideSecrets)}`);
  }
  return decodeBody(answer);
}
function decodeBody({ body, headers }) {
  const encoding = (headers["content-encoding"] ?? "identity").trim().toLowerCase();
  if (encoding !== "identity" && encoding !== "") {
    throw new _read_value_js__WEBPACK_IMPORTED_MODULE_2__/* .WrongAnswer */ .kX(`the answer is compressed (${(0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .cutText */ .IN)(encoding, 40)}), though the gate sends accept-encoding: identity. Turn off this compression of the server, or call it from a program`);
  }
  try {
    return utf8.decode(body);
  } catch {
    throw new _read_value_js__WEBPACK_IMPORTED_MODULE_2__/* .WrongAnswer */ .kX("the answer is not valid UTF-8");
  }
}
function describeBody(answer) {
  try {
    return decodeBody(answer);
  } catch (error) {
    return (0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_8__/* .errorMessage */ .gJ)(error);
  }
}
function excerptBody(text, hideSecrets) {
  const start = (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_7__/* .cutText */ .IN)(hideSecrets(text.trim()), 200);
  return `: ${start === "" ? "an empty body" : start}`;
}
const FIRST_DELAY_MS = 250;
const LONGEST_RETRY_DELAY_MS = 1e4;
const RETRIED_STATUSES = /* @__PURE__ */ new Set([
  408,
  429,
  502,
  503,
  504,
  520,
  521,
  522,
  523,
  524
]);
function retryDelayMs(exchange, retries, now = Date.now()) {
  if (exchange.kind === "reset") {
    return retries === 0 ? 0 : FIRST_DELAY_MS * 2 ** (retries - 1);
  }
  if (exchange.kind !== "answer" || !RETRIED_STATUSES.has(exchange.status)) {
    return null;
  }
  const askedDelay = (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_6__/* .retryAfterMs */ .Vs)(exchange.headers["retry-after"], now);
  if (askedDelay !== null && askedDelay > LONGEST_RETRY_DELAY_MS) {
    return null;
  }
  return Math.min(askedDelay ?? FIRST_DELAY_MS * 2 ** retries, LONGEST_RETRY_DELAY_MS);
}



/***/ })

};
