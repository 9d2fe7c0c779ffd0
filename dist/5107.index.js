export const id = 5107;
export const ids = [5107];
export const modules = {

/***/ 25107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  describeWrongArguments: () => (/* binding */ describeWrongArguments),
  mcpRetriever: () => (/* binding */ mcpRetriever)
});

// EXTERNAL MODULE: ./lib/retrievers/answer.js
var retrievers_answer = __webpack_require__(60009);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/system/json.js
var json = __webpack_require__(10107);
// EXTERNAL MODULE: ./lib/retrievers/reach.js
var reach = __webpack_require__(66364);
// EXTERNAL MODULE: ./lib/retrievers/extract.js
var retrievers_extract = __webpack_require__(68294);
// EXTERNAL MODULE: ./lib/retrievers/template.js
var template = __webpack_require__(84457);
// EXTERNAL MODULE: ./lib/system/nearest-word.js
var nearest_word = __webpack_require__(73196);
// EXTERNAL MODULE: ./lib/retrievers/failures.js
var failures = __webpack_require__(36132);
// EXTERNAL MODULE: ./lib/system/excerpt.js
var excerpt = __webpack_require__(22708);
// EXTERNAL MODULE: ./lib/model/lookup.js
var lookup = __webpack_require__(97855);
// EXTERNAL MODULE: ./lib/retrievers/http-client.js
var http_client = __webpack_require__(62499);
// EXTERNAL MODULE: ./lib/retrievers/http-plan.js
var http_plan = __webpack_require__(2971);
// EXTERNAL MODULE: ./lib/model/docno.js
var docno = __webpack_require__(61172);
// EXTERNAL MODULE: ./lib/retrievers/read-value.js
var read_value = __webpack_require__(44195);
;// CONCATENATED MODULE: ./lib/retrievers/mcp-content.js





function readMcpAnswer(result, extract, { written, where }) {
  const content = readContent(result, where);
  if (typeof written === "string") {
    const forms = listForms(content, where);
    if (/\bcontent\b/.test(written)) {
      forms.push({ ...(0,json/* objectMembers */.vN)(content.structured), content: content.rawBlocks });
    }
    return extractFirst(forms, extract, where);
  }
  const { lines = null, empty = null } = written ?? {};
  if (lines !== null) {
    return extract(findPatternText(content), where);
  }
  const { blocks, texts, structured } = content;
  const areAllTexts = structured === null && texts.length === blocks.length;
  if (areAllTexts && empty !== null && new RegExp(empty, "u").test(texts.join("\n"))) {
    return extract([], where);
  }
  const list = findResultList(content, where);
  const results = Array.isArray(list) ? list.map((item) => (0,retrievers_extract/* normalizeResult */.Zc)(item)) : list;
  return extract(results, where, structured ?? valueOfBlocks(blocks));
}
function readContent(result, where) {
  const rawBlocks = result["content"] ?? [];
  if (!Array.isArray(rawBlocks)) {
    throw new read_value/* WrongAnswer */.kX(`${where} has no list of blocks as content: ${(0,excerpt/* excerptJson */.yq)(rawBlocks)}`);
  }
  const blocks = rawBlocks.map(readBlock);
  const texts = blocks.flatMap((block) => block.kind === "text" ? [block.text] : []);
  if (result["isError"] === true) {
    throw new read_value/* WrongAnswer */.kX((0,excerpt/* cutWords */.qI)(texts.join("\n") || "the tool reported an error", 2e3));
  }
  const structured = result["structuredContent"] ?? null;
  (0,read_value/* refuseFailure */.jx)(structured);
  return { blocks, rawBlocks, texts, structured };
}
function findPatternText({ texts, structured, rawBlocks }) {
  if (texts.length > 0) {
    return texts.join("\n");
  }
  const isWrapper = (0,json/* isObject */.Gv)(structured) && "result" in structured;
  const unwrapped = isWrapper ? structured["result"] : structured;
  if (unwrapped !== null) {
    return unwrapped;
  }
  return rawBlocks.length === 0 ? "" : rawBlocks;
}
function valueOfBlocks(blocks) {
  const values = blocks.map(({ value }) => value);
  return values.length === 1 ? values[0] : values;
}
function listForms({ structured, blocks }, where) {
  const whole = structured ?? valueOfBlocks(blocks);
  if (structured !== null || !blocks.some(({ value }) => (0,json/* isObject */.Gv)(value))) {
    return [whole];
  }
  if (blocks.length === 1) {
    return [whole, [whole]];
  }
  const broken = blocks.find(({ value }) => typeof value === "string" && isLikeJson(value));
  if (broken !== void 0) {
    throw noAnswer(broken.value, where);
  }
  return [whole];
}
function extractFirst(forms, extract, where) {
  let firstError;
  for (const form of forms) {
    try {
      return extract(form, where);
    } catch (error) {
      if (error instanceof read_value/* WrongAnswer */.kX) {
        throw error;
      }
      firstError ??= typeof form === "string" ? noAnswer(form, where) : error;
    }
  }
  throw firstError;
}
function isLikeJson(text) {
  return /^\s*(?:```\w*\s*)?(?:\{|\[\s*(?:["{[\]]|$))/.test(text);
}
function readBlock(block) {
  const members = (0,json/* objectMembers */.vN)(block);
  const { type, text, resource, uri } = members;
  if (type === "text" && typeof text === "string") {
    const reading = (0,read_value/* readText */.yR)(text);
    return { kind: "text", text, value: reading.kind === "json" ? reading.value : text };
  }
  if (type === "resource_link" && typeof uri === "string") {
    return { kind: "document", document: linkedDocument(uri, members), value: block };
  }
  if (type === "resource" && (0,json/* isObject */.Gv)(resource) && typeof resource["uri"] === "string") {
    const document = linkedDocument(resource["uri"], resource);
    return { kind: "document", document, value: resource };
  }
  return { kind: "other", type: typeof type === "string" ? type : "unknown", value: block };
}
function linkedDocument(uri, { name, text }) {
  const path = pathOfUri(uri);
  const fileName = path.split("/").at(-1);
  const givenName = (0,json/* textOrEmpty */._c)(name);
  const repeatsPath = [fileName, path].includes(givenName) || fileName.startsWith(`${givenName}.`);
  return {
    path,
    ...givenName !== "" && !repeatsPath && { name: givenName },
    ...typeof text === "string" && { text }
  };
}
function pathOfUri(uri) {
  const parts = /^([A-Za-z][\w+.-]*):(?:\/\/)?(.+)$/s.exec(uri);
  if (parts === null) {
    return uri;
  }
  const [, scheme = "", hostAndPath = ""] = parts;
  const isFile = scheme.toLowerCase() === "file";
  const path = isFile ? hostAndPath.replace(/^localhost(?=\/)/, "") : hostAndPath;
  return (0,docno/* decodePercent */.gr)(path);
}
function noAnswer(value, where) {
  if (typeof value !== "string") {
    return (0,retrievers_extract/* unreadError */.oL)(value, `${where} has no list of results that can be told from others without retriever.results`);
  }
  return new read_value/* WrongAnswer */.kX(isLikeJson(value) ? `${where} is not JSON: ${(0,excerpt/* quoteText */.ol)(value)}` : `${where} is a text, and neither JSON nor a list of names: ${(0,excerpt/* quoteText */.ol)(value)}. ${(0,read_value/* adviseLines */.C6)(value)}`);
}
function findResultList({ structured, blocks }, where) {
  const structuredList = (0,read_value/* readResults */.x8)(structured);
  if (structuredList !== null) {
    return structuredList;
  }
  const unknownBlock = blocks.find((block) => block.kind === "other");
  if (unknownBlock !== void 0) {
    throw new read_value/* WrongAnswer */.kX(`${where} holds a block of type ${(0,excerpt/* quoteText */.ol)(unknownBlock.type)}, which is no result that can be read; write retriever.results, an expression over \`content\``);
  }
  if (blocks.length === 0) {
    if (structured === null) {
      return [];
    }
    throw noAnswer(structured, where);
  }
  if (blocks.some(({ value }) => typeof value !== "string")) {
    return listBlocks(blocks, where);
  }
  const text = blocks.map(({ value }) => value).join("\n");
  const list = (0,read_value/* readResults */.x8)(text);
  if (list === null) {
    throw noAnswer(text, where);
  }
  return list;
}
function listBlocks(blocks, where) {
  const results = [];
  const lists = [];
  for (const block of blocks) {
    const singleResults = listSingleResults(block);
    const list = singleResults === null ? (0,read_value/* readResults */.x8)(block.value) : null;
    if (singleResults !== null) {
      results.push(...singleResults);
    } else if (list !== null) {
      lists.push(list);
    } else {
      const { value } = block;
      throw noAnswer(typeof value === "string" ? value : valueOfBlocks(blocks), where);
    }
  }
  const [firstList] = lists;
  if (firstList === void 0) {
    return results;
  }
  if (lists.length > 1 || results.length > 0) {
    throw new read_value/* WrongAnswer */.kX(`${where} has a list in a text, and other results beside it; write retriever.results, a JMESPath expression that finds the list`);
  }
  return firstList;
}
function listSingleResults(block) {
  const { value } = block;
  if (block.kind === "document") {
    return [block.document];
  }
  if (typeof value !== "string" && !(0,read_value/* isDocument */.wz)(value)) {
    return null;
  }
  const found = (0,read_value/* readResults */.x8)(value);
  if (Array.isArray(found)) {
    return found;
  }
  return typeof value === "string" && (0,read_value/* isRemark */.bd)(value) ? [] : null;
}


// EXTERNAL MODULE: ./lib/system/written-numbers.js
var written_numbers = __webpack_require__(74797);
// EXTERNAL MODULE: ./lib/retrievers/output.js
var output = __webpack_require__(56906);
// EXTERNAL MODULE: ./lib/retrievers/process.js
var retrievers_process = __webpack_require__(41242);
// EXTERNAL MODULE: ./lib/system/timers.js
var timers = __webpack_require__(56191);
// EXTERNAL MODULE: external "node:async_hooks"
var external_node_async_hooks_ = __webpack_require__(16698);
;// CONCATENATED MODULE: ./lib/retrievers/mcp-transport.js










class McpChild {
  onclose;
  onerror;
  onmessage;
  #context;
  #family = new retrievers_process/* Family */.Hx();
  /** By the id of the call's message. */
  #calls = /* @__PURE__ */ new Map();
  #child = null;
  constructor(context) {
    this.#context = context;
  }
  /** Starts the server and reads its messages. A line that breaks the protocol ends the run. */
  async start() {
    const { child: options, label, lifetime } = this.#context;
    const source = {
      label,
      whose: "server",
      lifetime,
      // A line that is no message may be a banner: it is skipped, as the official clients do.
      onNoise: (line) => lifetime.log.push(Buffer.from(`${line}
`))
    };
    const messages = new output/* MessageReader */.RJ(source, (message, _, at) => this.#onMessage(message, at));
    const child = await this.#family.spawn(options, (chunk) => lifetime.log.push(chunk));
    this.#child = child;
    child.answers.on("data", (chunk) => {
      const fault = messages.push(chunk);
      if (fault === null) {
        return;
      }
      lifetime.recordFailure(fault);
      child.answers.destroy();
    });
    void this.#onExit(child);
  }
  /** Writes a message to the server. If it is a request of a tool call, the call's time starts. */
  send(message) {
    const clock = currentCall.getStore();
    const line = `${JSON.stringify(message)}
`;
    const isRequest = "method" in message && "id" in message && message.id !== void 0;
    if (clock !== void 0 && isRequest) {
      this.#calls.set(message.id, { clock, askedAt: process.hrtime.bigint() });
    }
    this.#child?.stdin.write(line);
    return Promise.resolve();
  }
  async close() {
    await this.#family.end();
    this.onclose?.();
  }
  /** Fails the run with the server's exit. Does nothing after a stop: the first failure counts. */
  async #onExit(child) {
    const exit = await child.exited;
    const { label, lifetime } = this.#context;
    const context = { label, when: "before the run was over", log: lifetime.log };
    lifetime.recordFailure((0,failures/* exitError */.xA)(exit, context));
    this.onclose?.();
  }
  /** Hands a message to the SDK; if it answers a tool call, the call's time is set first. */
  #onMessage(message, arrivedAt) {
    const { id } = message;
    const call = this.#calls.get(id);
    if (call !== void 0 && message["method"] === void 0) {
      this.#calls.delete(id);
      call.clock.elapsed_ms = (0,timers/* elapsedMs */.d5)(call.askedAt, arrivedAt);
    }
    this.onmessage?.(withoutNulls(message));
  }
}
const DATA_KEYS = /* @__PURE__ */ new Set(["structuredContent", "params"]);
function withoutNulls(value) {
  if (Array.isArray(value)) {
    return value.map(withoutNulls);
  }
  if (!(0,json/* isObject */.Gv)(value)) {
    return value;
  }
  const members = Object.entries(value).filter(([key, member]) => member !== null || key === "id");
  return Object.fromEntries(members.map(([key, member]) => [key, DATA_KEYS.has(key) ? member : withoutNulls(member)]));
}
function textWithoutNulls(answer) {
  const text = (0,written_numbers/* keepDigits */.Ic)(answer);
  if (!/:\s*null\b/.test(text)) {
    return text;
  }
  const wholeMessage = messageWithoutNulls(text);
  if (wholeMessage !== null) {
    return wholeMessage;
  }
  return text.replaceAll(/^data:(.*)$/gm, (line, data) => {
    const message = messageWithoutNulls(data);
    return message === null ? line : `data: ${message}`;
  });
}
function messageWithoutNulls(text) {
  const message = (0,json/* tryParseJson */.Bl)(text);
  return message === void 0 ? null : JSON.stringify(withoutNulls(message));
}
const MOST_RETRIES = 2;
function makeMcpFetch({ client, lifetime, headers, timeoutMs }) {
  return async (url, init = {}) => {
    const method = init.method ?? "GET";
    if (method === "GET") {
      return new Response(null, { status: 405 });
    }
    const untilFailure = (work) => method === "DELETE" ? work : lifetime.raceFailure(work);
    const request = {
      url: new URL(url),
      method,
      headers: { ...headers, ...Object.fromEntries(new Headers(init.headers)) },
      body: (0,json/* textOrEmpty */._c)(init.body)
    };
    const call = currentCall.getStore();
    for (let retries = 0; ; retries++) {
      const exchange = await untilFailure(client.exchange(request, timeoutMs));
      const delay = retries < MOST_RETRIES ? (0,http_client/* retryDelayMs */.qO)(exchange, retries) : null;
      if (delay !== null) {
        if (call !== void 0) {
          call.retries++;
        }
        await untilFailure((0,timers/* sleep */.yy)(delay));
        continue;
      }
      if (exchange.kind === "answer" && call !== void 0) {
        call.elapsed_ms = exchange.elapsed_ms;
      }
      return makeResponse(exchange, request.url.host, { lifetime, timeoutMs });
    }
  };
}
function makeResponse(exchange, host, { lifetime, timeoutMs }) {
  const failRun = (code, how) => lifetime.recordFailure(new errors/* GateError */.ue(code, `${host} ${how}`, "Is the server up, and the address right?"));
  if (exchange.kind === "timeout") {
    throw failRun("retriever_timeout", `did not answer within ${timeoutMs} ms`);
  }
  if (exchange.kind === "unreachable") {
    throw failRun("retriever_failed", `can't be reached: ${exchange.message}`);
  }
  if (exchange.kind !== "answer") {
    throw new read_value/* WrongAnswer */.kX(exchange.message);
  }
  const { "content-type": type, "mcp-session-id": session } = exchange.headers;
  const text = textWithoutNulls((0,http_client/* readSuccessText */.R$)(exchange, (body) => lifetime.hideSecrets(body)));
  return new Response(text === "" ? null : text, {
    status: exchange.status,
    headers: {
      ...type !== void 0 && { "content-type": type },
      ...typeof session === "string" && { "mcp-session-id": session }
    }
  });
}
const currentCall = new external_node_async_hooks_.AsyncLocalStorage();


;// CONCATENATED MODULE: ./lib/retrievers/mcp.js
















const NO_SDK_TIMEOUT_MS = 2147483647;
const GOODBYE_MS = 1e3;
const SSE_HINT = "An address that refuses the first message may speak the legacy SSE transport, which is not supported: name the server's streamable HTTP endpoint (mostly /mcp), or start the server as `command`.";
const URL_HINT = "Name the server's streamable HTTP endpoint (mostly /mcp). The server's own log may say why it refuses.";
function mcpRetriever(config, ports) {
  (0,template/* refuseMisspeltPlaceholders */.WE)(config.arguments, "retriever.arguments");
  (0,template/* refuseWithoutQuery */.XR)(config.arguments, "retriever.arguments");
  return new Mcp(config, ports);
}
class Mcp {
  #config;
  #ports;
  #lifetime;
  #label;
  /** Closes the connection; the transport that is opened sets it. */
  #close = () => Promise.resolve();
  #connection = null;
  constructor(config, ports) {
    this.#config = config;
    this.#ports = ports;
    this.#lifetime = new reach/* Lifetime */.iR(ports);
    this.#label = `the MCP server ${(0,excerpt/* quoteText */.ol)(config.command?.join(" ") ?? config.url ?? "")}`;
  }
  async check() {
    await (0,retrievers_extract/* makeExtractor */.Lf)(this.#config);
    if (this.#config.command === null) {
      this.#resolveAddress();
    }
  }
  /**
   * Connects to the server. Throws `retriever_start` if that fails, `retriever_timeout` if it takes
   * too long, or another failure of the lifetime.
   */
  async start() {
    const { total_timeout_ms: total, startup_timeout_ms: limit } = this.#config;
    this.#lifetime.begin(total);
    const connecting = this.#connect();
    const message = `${this.#label} was not ready within startup_timeout_ms (${limit} ms)`;
    const timer = this.#startLimit(limit, message, failures/* FLUSH_HINT */.dr);
    try {
      this.#connection = await this.#lifetime.raceFailure(connecting);
    } catch (error) {
      if (error instanceof errors/* GateError */.ue) {
        throw error;
      }
      throw this.#connectionError(error);
    } finally {
      clearTimeout(timer);
    }
  }
  /** Returns the `retriever_start` error of a connection that failed with what the SDK threw. */
  #connectionError(cause) {
    const reason = this.#lifetime.hideSecrets((0,excerpt/* errorMessage */.gJ)(cause));
    const message = `${this.#label}: ${reason}`;
    if (this.#config.url === null) {
      const hint2 = "See retriever.log for the full output.";
      return new errors/* GateError */.ue("retriever_start", message, { cause, key: "retriever.command", hint: hint2 });
    }
    const hint = /\b40[45]\b/.test(reason) ? SSE_HINT : URL_HINT;
    return new errors/* GateError */.ue("retriever_start", message, { cause, key: "retriever.url", hint });
  }
  /**
   * Calls the tool for a question. Returns its answer with its time and retries, or the error of
   * this query alone. Throws ParamError for params that don't fit, and the failure if the run has
   * failed; a call without an answer in time fails the run.
   */
  async ask(question) {
    this.#lifetime.throwIfFailed();
    const connection = this.#connection;
    const { tool, arguments: written, timeout_ms: limit } = this.#config;
    const about = (0,excerpt/* quoteText */.ol)(question.query);
    const parameters = { name: tool, arguments: (0,template/* fillTemplate */.ou)(written, question) };
    const clock = { elapsed_ms: null, retries: 0 };
    const timeoutMessage = `no answer to ${about} within timeout_ms (${limit} ms)`;
    const hint = "Raise retriever.timeout_ms, or see what the server was doing.";
    const timer = this.#startLimit(limit, timeoutMessage, hint);
    try {
      const result = await this.#lifetime.raceFailure(currentCall.run(clock, () => connection.callTool(parameters)));
      const answer = readMcpAnswer(result, connection.extract, {
        written: this.#config.results,
        where: `the answer to ${about}`
      });
      const { corpus: sentCorpus } = (0,json/* objectMembers */.vN)(result["_meta"]);
      const corpus = answer.corpus ?? (0,retrievers_answer/* parseCorpus */.im)(sentCorpus, `_meta of ${about}`);
      return {
        elapsed_ms: clock.elapsed_ms,
        retries: clock.retries,
        ...answer,
        ...corpus && { corpus }
      };
    } catch (error) {
      this.#lifetime.throwIfFailed();
      const message = this.#lifetime.hideSecrets((0,failures/* answerProblem */.mr)(error));
      return { kind: "error", message, retries: clock.retries };
    } finally {
      clearTimeout(timer);
    }
  }
  /** Fails what is still asked, and closes the connection; a server that was started is ended. */
  stop() {
    return this.#lifetime.stop(() => this.#close());
  }
  /** Returns a timer that ends the run with `retriever_timeout`. The caller clears it. */
  #startLimit(ms, message, hint) {
    return (0,timers/* startTimer */.Ip)(ms, () => this.#lifetime.recordFailure((0,failures/* timeoutError */.w2)(message, hint, this.#lifetime.log)));
  }
  /**
   * Connects to the server and finds the tool. Throws `retriever_start` if it has no such tool, and
   * what the SDK throws if there is no connection.
   */
  async #connect() {
    const extract = await (0,retrievers_extract/* makeExtractor */.Lf)(this.#config);
    const transport = this.#config.command === null ? await this.#makeHttpTransport() : this.#makeChildTransport(this.#config.command);
    const { Client } = await Promise.all(/* import() */[__webpack_require__.e(330), __webpack_require__.e(63)]).then(__webpack_require__.bind(__webpack_require__, 30063));
    const { ResultSchema } = await __webpack_require__.e(/* import() */ 330).then(__webpack_require__.bind(__webpack_require__, 330));
    const client = new Client({ name: "retrieval-gate", version: "1" });
    client.onerror = (error) => this.#lifetime.log.push(Buffer.from(`${error.message}
`));
    const options = { timeout: NO_SDK_TIMEOUT_MS };
    this.#lifetime.throwIfFailed();
    await client.connect(transport, options);
    await this.#requireTool(client, options);
    const callTool = (params) => client.request({ method: "tools/call", params }, ResultSchema, options);
    return { callTool, extract };
  }
  /**
   * Asks the server for its tools. Throws `retriever_start` if the config's tool is not among them,
   * or takes other arguments than the config gives.
   */
  async #requireTool(client, options) {
    const names = [];
    let cursor;
    do {
      const page = await client.listTools({ cursor }, options);
      for (const { name, inputSchema } of page.tools) {
        names.push(name);
        if (name === this.#config.tool) {
          this.#refuseWrongArguments(inputSchema);
        }
      }
      cursor = page.nextCursor;
    } while (cursor !== void 0);
    if (!names.includes(this.#config.tool)) {
      const nearest = (0,nearest_word/* nearestWord */.z)(this.#config.tool, names);
      const near = nearest === null ? "" : `; did you mean ${(0,excerpt/* quoteText */.ol)(nearest)}?`;
      throw new errors/* GateError */.ue("retriever_start", `${this.#label} has no tool ${(0,excerpt/* quoteText */.ol)(this.#config.tool)}${near}`, {
        key: "retriever.tool",
        hint: names.length === 0 ? "It offers none: see in retriever.log whether it started as a whole." : `It has ${(0,lookup/* cutText */.IN)(names.map(excerpt/* quoteText */.ol).join(", "), 500)}: write one of them.`
      });
    }
  }
  /** Throws `retriever_start` if the config gives other arguments than the tool takes. */
  #refuseWrongArguments(inputSchema) {
    const { tool, arguments: given } = this.#config;
    const wrong = describeWrongArguments(tool, given, inputSchema);
    if (wrong !== null) {
      throw new errors/* GateError */.ue("retriever_start", `${this.#label}: ${wrong}`, {
        key: "retriever.arguments",
        hint: 'Write under `arguments` what the tool takes: the query as "{{query}}", and the number of results as "{{k}}".'
      });
    }
  }
  /** Returns the transport of a server that the command starts, and sets `#close` for it. */
  #makeChildTransport(command) {
    const transport = new McpChild({
      child: (0,retrievers_process/* childOptions */.Z_)(this.#config, this.#ports, command, "stdout"),
      label: this.#label,
      lifetime: this.#lifetime
    });
    this.#close = () => transport.close();
    return transport;
  }
  /**
   * Returns where messages go, and with which headers. Adds header values from the environment to
   * the lifetime's secrets. Throws as `parseHttpUrl` and `resolveHeaders`.
   */
  #resolveAddress() {
    const url = (0,http_plan/* parseHttpUrl */.f$)(this.#config.url ?? "", "retriever.url");
    const headers = (0,http_plan/* resolveHeaders */.DQ)(this.#config.headers, {
      at: "retriever.headers",
      config: this.#config,
      ports: this.#ports,
      secrets: this.#lifetime.secrets,
      // Messages are JSON in the body of a POST.
      hasBody: true
    });
    return { url, headers };
  }
  /** Returns the transport of the server at `retriever.url`, and sets `#close` for it. */
  async #makeHttpTransport() {
    const { url, headers } = this.#resolveAddress();
    const client = new http_client/* HttpClient */.Qq(this.#config.concurrency, (0,reach/* loadTrust */.Vc)(this.#config.ca, this.#ports));
    const context = {
      client,
      lifetime: this.#lifetime,
      headers,
      timeoutMs: this.#config.timeout_ms
    };
    const { StreamableHTTPClientTransport } = await Promise.all(/* import() */[__webpack_require__.e(330), __webpack_require__.e(1502)]).then(__webpack_require__.bind(__webpack_require__, 31502));
    const transport = new StreamableHTTPClientTransport(url, { fetch: makeMcpFetch(context) });
    this.#close = async () => {
      await (0,timers/* settlesWithin */.od)(transport.terminateSession().catch(() => {
      }), GOODBYE_MS);
      await transport.close();
      client.close();
    };
    return transport;
  }
}
function describeWrongArguments(tool, given, inputSchema) {
  const properties = (0,json/* objectMembers */.vN)(inputSchema["properties"]);
  const names = Object.keys(properties);
  const takes = names.length === 0 ? "" : `; it takes ${names.map(excerpt/* quoteText */.ol).join(", ")}`;
  const subject = `the tool ${(0,excerpt/* quoteText */.ol)(tool)}`;
  const listsAll = names.length > 0 && inputSchema["additionalProperties"] !== true;
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(properties, name));
  if (listsAll && unknown !== void 0) {
    const near = (0,nearest_word/* nearestWord */.z)(unknown, names);
    const question = near === null ? "" : `; did you mean ${(0,excerpt/* quoteText */.ol)(near)}?`;
    return `${subject} has no argument ${(0,excerpt/* quoteText */.ol)(unknown)}${question}${takes}`;
  }
  const required = inputSchema["required"] ?? [];
  const missing = required.find((name) => !Object.hasOwn(given, name));
  if (missing !== void 0) {
    return `${subject} requires the argument ${(0,excerpt/* quoteText */.ol)(missing)}, which is not given${takes}`;
  }
  return null;
}



/***/ })

};
