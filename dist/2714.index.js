export const id = 2714;
export const ids = [2714];
export const modules = {

/***/ 83425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ asResult),
/* harmony export */   BB: () => (/* binding */ fillText),
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   Lf: () => (/* binding */ makeExtractor),
/* harmony export */   T9: () => (/* binding */ fillUrl),
/* harmony export */   Wo: () => (/* binding */ compileExpression),
/* harmony export */   kD: () => (/* binding */ compileJson),
/* harmony export */   n9: () => (/* binding */ varies),
/* harmony export */   wy: () => (/* binding */ mentions)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60009);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36132);




const FUNCTIONS = {
  zip: (values) => zip(values),
  lines: ([value]) => value === null || value === void 0 ? null : linesOf(value)
};
function zip(columns) {
  const lists = columns.filter((column) => column !== null && column !== void 0);
  if (lists.length === 0)
    return null;
  const lengths = lists.map((list) => Array.isArray(list) ? list.length : Number.NaN);
  if (lengths.some(Number.isNaN))
    throw new Error("zip: expected lists, got something else");
  const [rows = 0] = lengths;
  if (lengths.some((length) => length !== rows)) {
    throw new Error(`zip: expected lists of one length, got ${lengths.join(", ")}`);
  }
  return Array.from({ length: rows }, (_, row) => columns.map((column) => Array.isArray(column) ? column[row] : null));
}
function linesOf(value) {
  if (Array.isArray(value))
    return value.flatMap((each) => linesOf(each));
  if (typeof value !== "string")
    throw new Error("lines: expected a text, got something else");
  return value.split(/\r?\n/).map((line) => line.trim()).filter((line) => line !== "");
}
function takeCall(text) {
  const head = /^\s*([a-z_]+)\s*\(/.exec(text);
  if (head === null || !Object.hasOwn(FUNCTIONS, head[1]))
    return null;
  const own = [];
  let from = head[0].length;
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const letter = text[at];
    if (`'"\``.includes(letter))
      at = endOfText(text, at);
    else if (letter === "," && depth === 0) {
      own.push(text.slice(from, at));
      from = at + 1;
    } else if ("([{".includes(letter))
      depth++;
    else if (")]}".includes(letter) && depth-- === 0) {
      return { name: head[1], arguments: [...own, text.slice(from, at)], rest: text.slice(at + 1).trim() };
    }
  }
  throw new Error(`${head[1]}( has no closing bracket`);
}
function endOfText(text, start) {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === "\\")
      at++;
    else if (text[at] === text[start])
      return at;
  }
  return text.length;
}
function calledWithin(node) {
  if (Array.isArray(node))
    return node.map(calledWithin).find((name) => name !== null) ?? null;
  if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(node))
    return null;
  if (node["type"] === "Function" && Object.hasOwn(FUNCTIONS, String(node["name"])))
    return String(node["name"]);
  return Object.values(node).map(calledWithin).find((name) => name !== null) ?? null;
}
async function compileExpression(text, key) {
  const { default: jmespath } = await __webpack_require__.e(/* import() */ 7598).then(__webpack_require__.t.bind(__webpack_require__, 7598, 19));
  const compiled = (part) => {
    const inner = calledWithin(jmespath.compile(part));
    if (inner !== null)
      throw new Error(`${inner}(\u2026) can only stand at the start`);
    return (data) => jmespath.search(data, part);
  };
  try {
    const call = takeCall(text);
    if (call === null)
      return compiled(text);
    const own = call.arguments.map((argument) => compiled(argument.trim()));
    const rest = compiled(`@${/^[.[]/.test(call.rest) ? "" : " "}${call.rest}`);
    return (data) => rest(FUNCTIONS[call.name](own.map((each) => each(data))));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("invalid_config", `${key}: ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(text)} is not JMESPath: ${reason}`, {
      hint: "Try the expression on jmespath.org with one of your server's answers.",
      cause
    });
  }
}
async function makeExtractor(config, prefix) {
  if (config.results === null)
    return ownShape;
  const compiled = (key) => {
    const text = config[key];
    return text === null ? null : compileExpression(text, `${prefix}.${key}`);
  };
  const results = await compileExpression(config.results, `${prefix}.results`);
  const degraded = await compiled("degraded");
  const latency = await compiled("latency_ms");
  return (value, where) => {
    const found = evaluate(results, value, `${where}: results`);
    if (!Array.isArray(found)) {
      const got = found === null ? "nothing" : (0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(JSON.stringify(found));
      throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_answer", `${where}: the expression ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(config.results)} found ${got}, not a list, in ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(JSON.stringify(value))}`, {
        hint: "Compare retriever.results with the server's answer."
      });
    }
    const ms = latency ? evaluate(latency, value, `${where}: latency_ms`) : null;
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAnswer */ .W)({
      results: found.map((each) => asResult(each, config.lenient)),
      degraded: degraded ? evaluate(degraded, value, `${where}: degraded`) === true : false,
      ...ms === null ? {} : { latency_ms: ms }
    }, where);
  };
}
function ownShape(value, where) {
  if ((0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && typeof value["error"] === "string")
    return { error: value["error"] };
  return (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAnswer */ .W)(Array.isArray(value) ? { results: value } : value, where);
}
function asResult(value, lenient = false) {
  if (typeof value === "number")
    return asId(value);
  if (!(0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
    return value;
  const kept = ([key, member]) => member !== null && (!lenient || typeof member === "string" || key === "id" || key === "score");
  return Object.fromEntries(Object.entries(value).filter(kept).map(([key, member]) => [key, key === "id" ? asId(member) : member]));
}
function asId(value) {
  return Number.isSafeInteger(value) ? String(value) : value;
}
function evaluate(expression, value, where) {
  try {
    return expression(value) ?? null;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_answer", `${where}: ${reason} It looked in ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(JSON.stringify(value))}`, {
      cause
    });
  }
}
const NAMES = (/* unused pure expression or super */ null && (["query", "k", "vector"]));
const PARAM = "params\\.[A-Za-z0-9_-]+(?:\\.[A-Za-z0-9_-]+)*";
const PLACEHOLDER = new RegExp(`\\{\\{(query|k|vector|${PARAM})\\}\\}`, "g");
const WHOLE = new RegExp(`^\\{\\{(query|k|vector|${PARAM})\\}\\}$`);
function varies(template) {
  return JSON.stringify(template ?? null).search(PLACEHOLDER) !== -1;
}
function valueOf(name, values) {
  if (!name.startsWith("params."))
    return values[name];
  let value = values.params;
  for (const key of name.split(".").slice(1)) {
    value = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && Object.hasOwn(value, key) ? value[key] : void 0;
  }
  if (value !== void 0)
    return value;
  throw new _failures_js__WEBPACK_IMPORTED_MODULE_3__/* .ParamError */ .sN(`there is no {{${name}}}: give it in the case's params, or null in retriever.params where it may be left out`);
}
function compileJson(template) {
  if (!varies(template))
    return () => template;
  if (typeof template === "string") {
    const whole = WHOLE.exec(template)?.[1];
    return whole === void 0 ? (values) => fillText(template, values) : (values) => valueOf(whole, values);
  }
  if (Array.isArray(template)) {
    const items = template.map(compileJson);
    return (values) => items.map((fill) => fill(values));
  }
  const members = Object.entries(template).map(([key, value]) => [key, compileJson(value)]);
  const optional = new Set(Object.entries(template).flatMap(([key, value]) => typeof value === "string" && value.startsWith("{{params.") && WHOLE.test(value) ? [key] : []));
  return (values) => Object.fromEntries(members.map(([key, fill]) => [key, fill(values)]).filter(([key, value]) => value !== null || !optional.has(key)));
}
function fillText(template, values) {
  return template.replaceAll(PLACEHOLDER, (whole, name) => {
    const value = valueOf(name, values);
    return value === void 0 ? whole : asText(value ?? "");
  });
}
function fillUrl(template, values) {
  return template.replaceAll(PLACEHOLDER, (_, name) => {
    return encodeURIComponent(Buffer.from(asText(valueOf(name, values) ?? "")).toString());
  });
}
function mentions(template, name) {
  return JSON.stringify(template ?? null).includes(`{{${name}}}`);
}
function asText(value) {
  return typeof value === "string" ? value : JSON.stringify(value);
}



/***/ }),

/***/ 62499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qq: () => (/* binding */ HttpClient),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   ch: () => (/* binding */ toAddress),
/* harmony export */   d8: () => (/* binding */ networkReason),
/* harmony export */   kX: () => (/* binding */ WrongAnswer),
/* harmony export */   xT: () => (/* binding */ successText)
/* harmony export */ });
/* unused harmony exports MAX_BODY_BYTES, tooLarge */
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36132);
/* harmony import */ var _system_timers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56191);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44708);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57975);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38522);







const MAX_BODY_BYTES = 16 * 1024 * 1024;
function toAddress(url) {
  const { hostname, protocol, pathname, search, href, host } = url;
  const secure = protocol === "https:";
  const port = url.port === "" ? secure ? 443 : 80 : Number(url.port);
  return {
    secure,
    hostname: hostname.replace(/^\[(.*)\]$/, "$1"),
    port,
    path: `${pathname}${search}`,
    href,
    host
  };
}
const RESETS = /* @__PURE__ */ new Set(["ECONNRESET", "EPIPE", "ECONNABORTED"]);
class HttpClient {
  #agents;
  #inFlight = /* @__PURE__ */ new Set();
  constructor(connections, trust = {}) {
    const options = { keepAlive: true, maxSockets: connections, maxFreeSockets: connections };
    this.#agents = { "http:": new node_http__WEBPACK_IMPORTED_MODULE_2__.Agent(options), "https:": new node_https__WEBPACK_IMPORTED_MODULE_3__.Agent({ ...options, ...trust }) };
  }
  /** Never rejects. `timeoutMs` bounds all of it, from name resolution to the last byte. */
  exchange(request, timeoutMs) {
    return new Promise((resolve) => {
      const { address, method, headers, body } = request;
      const { secure, hostname, port, path } = address;
      const agent = secure ? this.#agents["https:"] : this.#agents["http:"];
      const outgoing = (secure ? node_https__WEBPACK_IMPORTED_MODULE_3__ : node_http__WEBPACK_IMPORTED_MODULE_2__).request({ hostname, port, path, method, headers, agent });
      this.#inFlight.add(outgoing);
      const timer = (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_6__/* .after */ .Pl)(timeoutMs, () => finish({ kind: "timeout" }));
      let answering = false;
      let startedAt = process.hrtime.bigint();
      const finish = (exchange) => {
        clearTimeout(timer);
        this.#inFlight.delete(outgoing);
        resolve(exchange);
        if (exchange.kind !== "answer")
          outgoing.destroy();
      };
      outgoing.once("finish", () => {
        startedAt = process.hrtime.bigint();
      });
      outgoing.on("error", (error) => finish(answering ? broken(error) : failed(error)));
      outgoing.once("response", (incoming) => {
        answering = true;
        collect(incoming, finish, () => startedAt);
      });
      outgoing.end(body ?? void 0);
    });
  }
  /** Ends every connection; what is under way ends as reset. */
  close() {
    for (const outgoing of this.#inFlight)
      outgoing.destroy(Object.assign(new Error("closed"), { code: "ECONNRESET" }));
    this.#agents["http:"].destroy();
    this.#agents["https:"].destroy();
  }
}
function collect(incoming, finish, startedAt) {
  const chunks = [];
  let bytes = 0;
  incoming.on("data", (chunk) => {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES)
      finish({ kind: "broken", message: tooLarge("") });
    else
      chunks.push(chunk);
  });
  incoming.once("end", () => {
    const ms = (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_6__/* .elapsedMs */ .d5)(startedAt(), process.hrtime.bigint());
    const body = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks);
    const { statusCode: status = 0, headers } = incoming;
    finish({ kind: "answer", status, headers, body, elapsed_ms: ms });
  });
  incoming.on("error", (error) => finish(broken(error)));
}
function tooLarge(how) {
  return `the answer is larger than ${MAX_BODY_BYTES / 1024 / 1024} MiB${how}`;
}
function broken(error) {
  const early = RESETS.has((0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .systemCode */ .xU)(error) ?? "");
  return { kind: "broken", message: early ? "the answer ended before it was complete" : error.message };
}
function failed(error) {
  const code = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .systemCode */ .xU)(error) ?? "";
  if (RESETS.has(code))
    return { kind: "reset", message: `the connection was reset (${code})` };
  if (code.startsWith("HPE_"))
    return { kind: "broken", message: `the answer is not HTTP: ${error.message}` };
  return { kind: "unreachable", message: networkReason(error), cause: error };
}
function networkReason(error) {
  const code = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .systemCode */ .xU)(error) ?? "";
  if (code === "ECONNREFUSED")
    return "the connection was refused";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN")
    return `the host's name could not be resolved (${code})`;
  return error.message === "" ? code : error.message;
}
class WrongAnswer extends Error {
}
const utf8 = new TextDecoder("utf-8", { fatal: true });
const DECODERS = {
  gzip: (0,node_util__WEBPACK_IMPORTED_MODULE_4__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_5__.gunzip),
  "x-gzip": (0,node_util__WEBPACK_IMPORTED_MODULE_4__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_5__.gunzip),
  deflate: (0,node_util__WEBPACK_IMPORTED_MODULE_4__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_5__.inflate),
  br: (0,node_util__WEBPACK_IMPORTED_MODULE_4__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_5__.brotliDecompress)
};
async function readJson(answer) {
  const text = await successText(answer);
  const type = answer.headers["content-type"];
  if (!/^[^;]*[/+]json\s*(?:;|$)/i.test(type ?? "")) {
    const got = type === void 0 ? "without a content type" : `as ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(type, 100)}`;
    throw new WrongAnswer(`the server answered ${got}, not as application/json${excerpt(text)}`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new WrongAnswer(`the answer is not JSON${excerpt(text)}`);
  }
}
async function successText(answer) {
  const { status, headers } = answer;
  if (status >= 300 && status < 400) {
    const target = headers.location ?? "nowhere";
    throw new WrongAnswer(`the server redirects (${status}) to ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(target, 300)}; redirects are not followed`);
  }
  const text = await bodyText(answer);
  if (status < 200 || status > 299)
    throw new WrongAnswer(`the server answered ${status}${excerpt(text)}`);
  return text;
}
async function bodyText({ body, headers }) {
  const encoding = (headers["content-encoding"] ?? "identity").trim().toLowerCase();
  const decode = DECODERS[encoding];
  let bytes = body;
  if (decode !== void 0)
    bytes = await decode(body, { maxOutputLength: MAX_BODY_BYTES }).catch(undecodable);
  else if (encoding !== "identity" && encoding !== "") {
    throw new WrongAnswer(`the answer is compressed as ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(encoding, 40)}, which was not asked for`);
  }
  try {
    return utf8.decode(bytes);
  } catch {
    throw new WrongAnswer("the answer is not valid UTF-8");
  }
}
function undecodable(error) {
  if ((0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .systemCode */ .xU)(error) === "ERR_BUFFER_TOO_LARGE")
    throw new WrongAnswer(tooLarge(" when it is decompressed"));
  throw new WrongAnswer("the answer can't be decompressed");
}
function excerpt(text) {
  const start = (0,_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(text.trim(), 200);
  return start === "" ? "" : `: ${start}`;
}



/***/ }),

/***/ 83809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ childOptions),
/* harmony export */   o: () => (/* binding */ PerQuery)
/* harmony export */ });
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34081);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60009);
/* harmony import */ var _expression_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83425);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36132);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56906);
/* harmony import */ var _reach_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66364);
/* harmony import */ var _ports_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(96035);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(41242);
/* harmony import */ var _system_timers_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(56191);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(73024);











class PerQuery {
  #plan;
  #ports;
  #family = new _process_js__WEBPACK_IMPORTED_MODULE_8__/* .Family */ .Hx();
  #log = new _process_js__WEBPACK_IMPORTED_MODULE_8__/* .BoundedLog */ .ot();
  #lifetime;
  constructor(plan, ports) {
    this.#plan = plan;
    this.#ports = ports;
    this.#lifetime = new _reach_js__WEBPACK_IMPORTED_MODULE_6__/* .Lifetime */ .iR(ports.signal, () => void this.#family.end());
  }
  start() {
    const limit = this.#plan.limits.total_timeout_ms;
    return Promise.resolve().then(() => this.#lifetime.begin(limit, () => (0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .totalTimeoutError */ .AC)(limit, this.#log)));
  }
  async ask(question) {
    if (this.#lifetime.failure !== null)
      throw this.#lifetime.failure;
    if (question.query.includes("\0")) {
      return {
        kind: "error",
        message: "the query holds a NUL character, which no argument can carry",
        retries: 0
      };
    }
    const argv = this.#plan.child.argv.map((argument) => (0,_expression_js__WEBPACK_IMPORTED_MODULE_3__/* .fillText */ .BB)(argument, question));
    const log = new _process_js__WEBPACK_IMPORTED_MODULE_8__/* .BoundedLog */ .ot();
    const output = new _output_js__WEBPACK_IMPORTED_MODULE_5__/* .Output */ .k7();
    const startedAt = process.hrtime.bigint();
    const child = await this.#spawn(argv, (chunk) => {
      log.push(chunk);
      this.#log.push(chunk);
    });
    child.answers.on("data", (chunk) => output.push(chunk));
    child.answers.once("end", () => output.end());
    child.stdin.end();
    const timer = this.#bound(question, output, log);
    try {
      const exit = await this.#lifetime.until(child.exited);
      return this.#read(question, output, exit, log, startedAt);
    } catch (error) {
      if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError)
        this.#lifetime.fail(error);
      throw error;
    } finally {
      clearTimeout(timer);
      await this.#family.endChild(child);
    }
  }
  /** Ends the run where the answer comes too late, or is too long. */
  #bound({ query }, output, log) {
    const about = (0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(query);
    const limit = this.#plan.limits.timeout_ms;
    void output.overflow.then(() => this.#lifetime.fail((0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .protocolError */ .JW)(`the answer to ${about} is longer than the limit of ${_output_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_LINE_BYTES */ .Oc} bytes`)));
    return (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_10__/* .after */ .Pl)(limit, () => {
      const message = `no answer to ${about} within timeout_ms (${limit} ms)`;
      const hint = "With per_query the limit includes the start of the process; raise retriever.timeout_ms.";
      this.#lifetime.fail((0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .timeoutError */ .w2)(message, hint, log));
    });
  }
  stop() {
    return this.#lifetime.stop(() => this.#family.end(), this.#log, this.#ports.log);
  }
  async #spawn(argv, onNoise) {
    try {
      return await this.#family.spawn({ ...this.#plan.child, argv }, onNoise);
    } catch (cause) {
      const error = (0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .startError */ .h5)(cause, argv);
      this.#lifetime.fail(error);
      throw error;
    }
  }
  #read(question, output, exit, log, startedAt) {
    if (exit.code !== 0) {
      const how = exit.signal === null ? `exited with code ${exit.code}` : `was killed by ${exit.signal}`;
      return { kind: "error", message: `the process ${how}${(0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .lastWords */ .aN)(log)}`, retries: 0 };
    }
    const where = `the answer to ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(question.query)}`;
    const text = output.text(where);
    if (text.trim() === "")
      throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .protocolError */ .JW)(`${where} is empty${(0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .lastWords */ .aN)(log)}`);
    const value = (0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(text, where);
    const error = typeof value === "object" && value !== null && "error" in value ? value.error : void 0;
    if (typeof error === "string")
      return { kind: "error", message: error, retries: 0 };
    return {
      ...(0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAnswer */ .W)(value, where),
      elapsed_ms: (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_10__/* .elapsedMs */ .d5)(startedAt, output.completeAt()),
      retries: 0
    };
  }
}
function childOptions(config, ports, argv, answersOn) {
  const cwd = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absoluteInside */ .IP)(ports.root, config.cwd, "retriever.cwd");
  if ((0,node_fs__WEBPACK_IMPORTED_MODULE_9__.statSync)(cwd, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_start", `retriever.cwd: ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(config.cwd)} is not a folder`, {
      hint: "`cwd` is where the retriever runs; leave it out for the config's own folder."
    });
  }
  return { argv, cwd, env: (0,_ports_js__WEBPACK_IMPORTED_MODULE_7__/* .childEnvironment */ .Q)(ports.environment, config), answersOn };
}



/***/ }),

/***/ 58490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ Questions),
/* harmony export */   q: () => (/* binding */ retryDelayMs)
/* harmony export */ });
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36132);
/* harmony import */ var _system_timers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56191);


class Questions {
  #open = /* @__PURE__ */ new Map();
  #asked = 0;
  #answered = 0;
  get answered() {
    return this.#answered;
  }
  get oldest() {
    for (const { question } of this.#open.values())
      return question.query;
    return null;
  }
  nextId() {
    return String(++this.#asked);
  }
  add(question, limitMs, onLate) {
    this.#open.set(question.id, { question, timer: (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_1__/* .after */ .Pl)(limitMs, onLate) });
  }
  /** The open question that a line's id belongs to; throws `retriever_answer` for an unknown or a repeated one. */
  find(id, what) {
    if (typeof id !== "string") {
      throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .protocolError */ .JW)(`${what}: id: expected the string of the request`, 'Send the id back as it came: "1", not 1.');
    }
    const open = this.#open.get(id);
    if (open !== void 0)
      return open.question;
    const number = /^[1-9]\d*$/.test(id) ? Number(id) : Number.NaN;
    const fault = number <= this.#asked ? "was already answered" : "was never asked";
    throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .protocolError */ .JW)(`${what}: id ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(id)} ${fault}`, "Answer each request once, with the id that it carries.");
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
const FIRST_DELAY_MS = 250;
const LONGEST_RETRY_DELAY_MS = 1e4;
function retryDelayMs(exchange, retries, now = Date.now()) {
  if (exchange.kind === "reset")
    return retries === 0 ? 0 : FIRST_DELAY_MS;
  if (exchange.kind !== "answer" || exchange.status !== 429 && exchange.status !== 503)
    return null;
  const wanted = retryAfterMs(exchange.headers["retry-after"], now);
  return Math.min(wanted ?? FIRST_DELAY_MS * 2 ** retries, LONGEST_RETRY_DELAY_MS);
}
function retryAfterMs(header, now) {
  if (header === void 0)
    return null;
  if (/^\d+$/.test(header.trim()))
    return Number(header) * 1e3;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}



/***/ }),

/***/ 66364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   An: () => (/* binding */ trustOf),
/* harmony export */   iR: () => (/* binding */ Lifetime),
/* harmony export */   kF: () => (/* binding */ connectionHint),
/* harmony export */   pF: () => (/* binding */ untilOpen)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);
/* harmony import */ var node_tls__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41692);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34081);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10107);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36132);
/* harmony import */ var _http_client_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62499);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(56906);
/* harmony import */ var _system_timers_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(56191);










class Lifetime {
  #signal;
  #onFailure;
  #waiting = /* @__PURE__ */ new Set();
  #failure = null;
  #timer;
  #stopping = null;
  #onAbort = () => this.fail((0,_failures_js__WEBPACK_IMPORTED_MODULE_6__/* .cancelledError */ .YQ)());
  /** `onFailure` ends what is under way. */
  constructor(signal, onFailure = () => {
  }) {
    this.#signal = signal;
    this.#onFailure = onFailure;
  }
  get failure() {
    return this.#failure;
  }
  /** Throws `cancelled` where the run was cancelled already. */
  begin(totalMs, totalError) {
    if (this.#signal.aborted)
      throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_6__/* .cancelledError */ .YQ)();
    this.#signal.addEventListener("abort", this.#onAbort);
    this.#timer = (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_9__/* .after */ .Pl)(totalMs, () => this.fail(totalError()));
  }
  fail(error) {
    if (this.#failure !== null)
      return;
    this.#failure = error;
    clearTimeout(this.#timer);
    this.#signal.removeEventListener("abort", this.#onAbort);
    this.#onFailure();
    for (const tell of this.#waiting)
      tell(error);
    this.#waiting.clear();
  }
  /** Once: everything fails from now on, `end` ends what runs, and what was logged is handed on. */
  stop(end, log, tell) {
    this.#stopping ??= this.#stop(end, log, tell);
    return this.#stopping;
  }
  async #stop(end, log, tell) {
    this.fail((0,_failures_js__WEBPACK_IMPORTED_MODULE_6__/* .stoppedError */ .Wm)());
    await end();
    const text = log.text();
    if (text !== "")
      tell(text);
  }
  /** The work's outcome, or the failure as soon as there is one. */
  until(work) {
    if (this.#failure !== null) {
      void work.catch(() => {
      });
      return Promise.reject(this.#failure);
    }
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject);
      work.then(resolve, reject).finally(() => this.#waiting.delete(reject));
    });
  }
}
const CERTIFICATE = /-----BEGIN (?:TRUSTED )?CERTIFICATE-----/;
function trustOf(ca, ports) {
  if (ca === null || ca === void 0)
    return {};
  let text;
  try {
    text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,_system_root_js__WEBPACK_IMPORTED_MODULE_4__/* .absoluteInside */ .IP)(ports.root, ca, "retriever.ca"), "latin1");
  } catch (error) {
    throw (0,_output_js__WEBPACK_IMPORTED_MODULE_8__/* .fileError */ .zS)(error, ca);
  }
  if (!CERTIFICATE.test(text)) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.GateError("invalid_config", `retriever.ca: ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(ca)} holds no certificate in PEM`, {
      hint: "Name the file of the authority that signed the server's certificate; it starts with -----BEGIN CERTIFICATE-----."
    });
  }
  return { ca: [...node_tls__WEBPACK_IMPORTED_MODULE_2__.rootCertificates, text] };
}
const UNTRUSTED = /* @__PURE__ */ new Set([
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  "UNABLE_TO_GET_ISSUER_CERT",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY"
]);
const START_HINT = "Start the server in an earlier step, or with `start`; `ready_url` waits for one that still loads.";
function connectionHint(error) {
  const code = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_5__/* .systemCode */ .xU)(error) ?? "";
  if (UNTRUSTED.has(code)) {
    return "Its certificate is signed by an authority that is not known here: name that authority's file as retriever.ca, or in NODE_EXTRA_CA_CERTS of the step.";
  }
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID") {
    return "Ask for it by a name that stands in its certificate.";
  }
  return code === "CERT_HAS_EXPIRED" ? "Renew its certificate." : START_HINT;
}
async function untilOpen(url, { limitMs, attemptMs, trust }, lifetime) {
  const deadline = performance.now() + limitMs;
  for (; ; ) {
    const closed = await whyClosed(url, attemptMs, trust);
    if (lifetime.failure !== null)
      throw lifetime.failure;
    if (closed === null)
      return;
    if (performance.now() >= deadline) {
      const waited = limitMs === 0 ? "" : ` within startup_timeout_ms (${limitMs} ms)`;
      throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.GateError("retriever_start", `${url.host} can't be reached${waited}: ${(0,_http_client_js__WEBPACK_IMPORTED_MODULE_7__/* .networkReason */ .d8)(closed)}`, {
        hint: connectionHint(closed),
        cause: closed
      });
    }
    await (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_9__/* .pause */ .v7)(50);
  }
}
function whyClosed(url, limitMs, trust) {
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const secure = url.protocol === "https:";
  const port = url.port === "" ? secure ? 443 : 80 : Number(url.port);
  const name = node_net__WEBPACK_IMPORTED_MODULE_1__.isIP(host) === 0 ? { servername: host } : {};
  const socket = secure ? node_tls__WEBPACK_IMPORTED_MODULE_2__.connect({ host, port, ...name, ...trust }) : node_net__WEBPACK_IMPORTED_MODULE_1__.connect({ host, port });
  return new Promise((resolve) => {
    const timer = (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_9__/* .after */ .Pl)(limitMs, () => resolve(new Error(`no connection within ${limitMs} ms`)));
    socket.once(secure ? "secureConnect" : "connect", () => resolve(null));
    socket.on("error", (error) => resolve(error));
    socket.once("close", () => clearTimeout(timer));
  }).finally(() => socket.destroy());
}



/***/ })

};
