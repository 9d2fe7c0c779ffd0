export const id = 3375;
export const ids = [3375,7855];
export const modules = {

/***/ 97855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L7: () => (/* binding */ zipLists),
/* harmony export */   _V: () => (/* binding */ firstSegment),
/* harmony export */   l5: () => (/* binding */ requireItem),
/* harmony export */   vd: () => (/* binding */ requireValue)
/* harmony export */ });
function requireValue(map, key) {
  const value = map.get(key);
  if (value === void 0) {
    throw new Error(`the map has no key ${String(key)}`);
  }
  return value;
}
function requireItem(list, index) {
  const item = list[index];
  if (item === void 0) {
    throw new Error(`the list of ${list.length} has no index ${index}`);
  }
  return item;
}
function firstSegment(text, separator) {
  return requireItem(text.split(separator, 1), 0);
}
function zipLists(left, right) {
  if (left.length !== right.length) {
    throw new Error(`a list of ${left.length} stands beside one of ${right.length}`);
  }
  return left.map((item, index) => [item, requireItem(right, index)]);
}



/***/ }),

/***/ 36132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dh: () => (/* binding */ hasNanOrInfinity),
/* harmony export */   IN: () => (/* binding */ cutText),
/* harmony export */   JW: () => (/* binding */ protocolError),
/* harmony export */   L1: () => (/* binding */ closedError),
/* harmony export */   YQ: () => (/* binding */ cancelledError),
/* harmony export */   aN: () => (/* binding */ lastWords),
/* harmony export */   dr: () => (/* binding */ FLUSH_HINT),
/* harmony export */   gJ: () => (/* binding */ errorMessage),
/* harmony export */   h5: () => (/* binding */ startError),
/* harmony export */   iZ: () => (/* binding */ findErrorLine),
/* harmony export */   ol: () => (/* binding */ quoteText),
/* harmony export */   ot: () => (/* binding */ BoundedLog),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   sN: () => (/* binding */ ParamError),
/* harmony export */   w2: () => (/* binding */ timeoutError),
/* harmony export */   xA: () => (/* binding */ exitError),
/* harmony export */   yq: () => (/* binding */ excerptJson),
/* harmony export */   zS: () => (/* binding */ fileError)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _system_written_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74797);



const FLUSH_HINT = "Flush standard output after each line (Python: print(..., flush=True)) and end each answer with a line feed.";
const STDOUT_HINT = "Print only JSON objects to standard output, one on each line. Print everything else to standard error.";
function errorMessage(error) {
  return error instanceof Error ? error.message : String(error);
}
class ParamError extends Error {
}
function startError(cause, argv, key) {
  const code = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .systemCode */ .xU)(cause);
  const name = quoteText(argv[0] ?? "");
  const commandError = (how, hint) => new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_start", `the command ${name} ${how}`, { cause, key, hint });
  if (code === "ENOENT") {
    return commandError("was not found", "Install the command in an earlier step, or write its path. A relative path starts at the retriever's `cwd`.");
  }
  if (code === "EACCES" || code === "EPERM") {
    return commandError("is not executable", "Run `chmod +x` on the file and commit this change (`git update-index --chmod=+x`). Or write an interpreter before the file name, for example python3.");
  }
  return commandError(`could not be started: ${errorMessage(cause)}`, "Run the command yourself in the folder `cwd` to see why it does not start.");
}
function exitError(exit, context) {
  const { label, childKind, when, log, key } = context;
  const how = exit.signal === null ? `exited with code ${exit.code}` : `was killed by ${exit.signal}`;
  return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_failed", `${label} ${how} ${when}${lastWords(log)}`, {
    hint: exitHint(exit, childKind, log.lastLines(1) === ""),
    ...key !== void 0 && { key }
  });
}
const EXIT_HINTS = {
  command: "The retriever wrote nothing. Run the command yourself to see why it ends.",
  server: "The server wrote nothing. Run its command yourself to see why it ends.",
  function: "The retriever's own code ended the process, as `os._exit` and `process.exit` do. Return the results, or raise an error, instead."
};
function exitHint(exit, childKind, isSilent) {
  if (exit.code === 0 && childKind === "command") {
    return "A retriever must keep running until its standard input ends.";
  }
  if (exit.code === 0 && childKind === "server") {
    return "The command must run until the gate ends it: start the server in the foreground.";
  }
  if (exit.code !== 0 && !isSilent) {
    return "Fix the error above. See retriever.log for the full output.";
  }
  return exit.signal === "SIGKILL" ? "The machine probably had too little memory. Give the job more memory, or load less data." : EXIT_HINTS[childKind];
}
function closedError(stream, label, log) {
  return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_failed", `${label} closed its ${stream} but went on running${lastWords(log)}`, {
    hint: "A retriever keeps both open until its standard input ends."
  });
}
function timeoutError(message, hint, log) {
  return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_timeout", `${message}${lastWords(log)}`, { hint });
}
function protocolError(message, hint = STDOUT_HINT) {
  return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_answer", message, { hint });
}
function cancelledError() {
  return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("cancelled", "the run was cancelled while the retriever was in use");
}
const NUMBER_HINT = "JSON has no NaN and no Infinity. Write a finite number as the score, or leave out the score.";
const PRETTY_HINT = "Write each answer on one line. Use json.dumps without indent, or JSON.stringify without a third argument.";
const PYTHON_HINT = "This line is a Python value, not JSON. Use print(json.dumps(answer), flush=True).";
function parseJson(text, what) {
  try {
    return (0,_system_written_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAnswerJson */ .iO)(text);
  } catch (cause) {
    const why = hasNanOrInfinity(text) ? "it holds NaN or Infinity: " : "";
    const hint = notJsonHint(text);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_answer", `${what} is not JSON: ${why}${quoteText(text)}`, {
      hint,
      cause
    });
  }
}
function hasNanOrInfinity(text) {
  return /(?:^|[\s:,[])-?(?:NaN|Infinity)\b/.test(text);
}
function notJsonHint(text) {
  if (hasNanOrInfinity(text)) {
    return NUMBER_HINT;
  }
  if (/^\s*[[{]\s*$/.test(text)) {
    return PRETTY_HINT;
  }
  const hasPythonQuote = /^\s*[[{(]+\s*['(]/.test(text);
  const hasPythonConstant = /^\s*[[{].*\b(?:None|True|False)\b/.test(text);
  return hasPythonQuote || hasPythonConstant ? PYTHON_HINT : STDOUT_HINT;
}
const SHOWN_LINES = 5;
const SEARCHED_LINES = 40;
function lastWords(log) {
  const lines = log.lastLines(SEARCHED_LINES).split("\n");
  const errorAt = lines.findLastIndex((line) => ERROR_LINE.test(line.trim()));
  const lastStart = Math.max(0, lines.length - SHOWN_LINES);
  const start = errorAt === -1 ? lastStart : Math.min(errorAt, lastStart);
  const shown = lines.slice(start, start + SHOWN_LINES).join("\n");
  if (shown === "") {
    return "; it wrote nothing to standard error";
  }
  const cut = start === lastStart ? shown.slice(-2e3) : `${cutText(shown, 2e3)}
\u2026`;
  return `; its last lines on standard error:
${cut}`;
}
const ERROR_LINE = /^(?:Uncaught )?(?:[\w.$]*(?:Error|Exception)\b|panic: |thread '.*' panicked)/;
const REQUEST_LINE = /\b(?:GET|POST|PUT) \//;
function findErrorLine(output) {
  const lines = output.split("\n").map((line2) => line2.trim()).filter((line2) => /[A-Za-z]/.test(line2) && !REQUEST_LINE.test(line2));
  const line = lines.findLast((each) => ERROR_LINE.test(each)) ?? lines.at(-1) ?? "";
  return cutText(line, 300);
}
function cutText(text, length) {
  if (text.length <= length) {
    return text;
  }
  const last = text.charCodeAt(length - 1);
  const isFirstOfPair = last >= 55296 && last < 56320;
  return text.slice(0, isFirstOfPair ? length - 1 : length);
}
function quoteText(text) {
  return JSON.stringify(text.length <= 80 ? text : `${cutText(text, 80)}\u2026`);
}
function excerptJson(value) {
  const json = JSON.stringify(value);
  return json.length <= 100 ? json : `${cutText(json, 100)}\u2026`;
}
function fileError(error, name, key = "retriever") {
  if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError) {
    return error;
  }
  const code = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .systemCode */ .xU)(error);
  if (code === void 0) {
    return error;
  }
  if (code === "ENOENT") {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_not_found", `there is no file ${quoteText(name)}`, {
      hint: "A path in the config is relative to the config's folder.",
      cause: error,
      key
    });
  }
  return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_unreadable", `${quoteText(name)} can't be read: ${code}`, {
    hint: "Check that the job's user may read this file, and that it is a regular file.",
    cause: error,
    key
  });
}
const HEAD_BYTES = 64 * 1024;
const TAIL_BYTES = 64 * 1024;
class BoundedLog {
  #head = Buffer.alloc(HEAD_BYTES);
  /** A ring buffer: byte n after the head is at index n modulo TAIL_BYTES. */
  #tail = Buffer.alloc(TAIL_BYTES);
  /** How much of the head is filled. */
  #headBytes = 0;
  /** How many bytes followed the head, those overwritten since included. */
  #tailBytes = 0;
  /** Adds what was written: to the head until that is full, then to the tail. */
  push(chunk) {
    const toHead = Math.min(chunk.length, HEAD_BYTES - this.#headBytes);
    chunk.copy(this.#head, this.#headBytes, 0, toHead);
    this.#headBytes += toHead;
    let taken = toHead;
    while (taken < chunk.length) {
      const at = this.#tailBytes % TAIL_BYTES;
      const copied = chunk.copy(this.#tail, at, taken);
      taken += copied;
      this.#tailBytes += copied;
    }
  }
  /**
   * Returns all that was kept, decoded as UTF-8, with a line that counts the bytes left out between
   * head and tail. It is untrusted: escape it before printing.
   */
  text() {
    const head = this.#head.subarray(0, this.#headBytes);
    const leftOut = this.#tailBytes - TAIL_BYTES;
    if (leftOut <= 0) {
      return Buffer.concat([head, this.#tailInOrder()]).toString("utf8");
    }
    const tail = this.#tailInOrder().toString("utf8");
    return `${head.toString("utf8")}
[${leftOut} bytes left out]
${tail}`;
  }
  /** Returns what is kept of the bytes after the head, the oldest first. */
  #tailInOrder() {
    if (this.#tailBytes <= TAIL_BYTES) {
      return this.#tail.subarray(0, this.#tailBytes);
    }
    const at = this.#tailBytes % TAIL_BYTES;
    return Buffer.concat([this.#tail.subarray(at), this.#tail.subarray(0, at)]);
  }
  /** How many bytes were pushed so far, those left out included. */
  get size() {
    return this.#headBytes + this.#tailBytes;
  }
  /** Returns what was pushed since the log had this size; of more than 64 KiB the last ones. */
  textSince(size) {
    const kept = Buffer.concat([this.#head.subarray(0, this.#headBytes), this.#tailInOrder()]);
    const newBytes = Math.min(this.size - size, TAIL_BYTES);
    return kept.subarray(kept.length - newBytes).toString("utf8");
  }
  /** Returns the last `count` lines that are not blank; empty if there is no such line. */
  lastLines(count) {
    const lines = this.text().split("\n").filter((line) => line.trim() !== "");
    return lines.slice(-count).join("\n");
  }
}



/***/ }),

/***/ 96035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qc: () => (/* binding */ childEnvironment),
/* harmony export */   hr: () => (/* binding */ CHILD_TOKEN_NAME),
/* harmony export */   oG: () => (/* binding */ Pace)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

class Pace {
  /** When the next request may be sent, on the clock of performance.now(). */
  #nextTurnAt = 0;
  /** Milliseconds waited so far. A caller that measures time subtracts them. */
  waited_ms = 0;
  /**
   * Resolves when the next request may be sent, or as soon as `signal` aborts. At once if the
   * config has no `max_per_second`; such a request takes no turn.
   */
  async awaitTurn({ max_per_second: rate }, signal) {
    if (!rate) {
      return;
    }
    const now = performance.now();
    const turnAt = Math.max(now, this.#nextTurnAt);
    this.#nextTurnAt = turnAt + 1e3 / rate;
    if (turnAt <= now) {
      return;
    }
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(turnAt - now, void 0, { signal }).catch(() => {
    });
    this.waited_ms += performance.now() - now;
  }
}
const CHILD_TOKEN_NAME = "RETRIEVAL_GATE_CHILD";
const REMOVED_VARIABLES = /* @__PURE__ */ new Set([
  "GITHUB_TOKEN",
  "GITHUB_ENV",
  "GITHUB_PATH",
  "GITHUB_OUTPUT",
  "GITHUB_STATE",
  "GITHUB_STEP_SUMMARY",
  "NODE_OPTIONS",
  CHILD_TOKEN_NAME
]);
const REMOVED_PREFIXES = ["ACTIONS_", "INPUT_"];
const ALWAYS_KEPT = /* @__PURE__ */ new Set(["PATH"]);
const ALWAYS_KEPT_ON_WINDOWS = /* @__PURE__ */ new Set([
  "PATH",
  "PATHEXT",
  "SYSTEMROOT",
  "COMSPEC"
]);
function childEnvironment(step, config, platform = process.platform) {
  const canonicalName = (name) => platform === "win32" ? name.toUpperCase() : name;
  const alwaysKept = platform === "win32" ? ALWAYS_KEPT_ON_WINDOWS : ALWAYS_KEPT;
  const onlyNames = config.env_only === null ? null : new Set(config.env_only.map(canonicalName));
  const addedNames = new Set(Object.keys(config.env).map(canonicalName));
  const environment = /* @__PURE__ */ new Map();
  for (const [name, value] of Object.entries(step)) {
    const key = canonicalName(name);
    if (value === void 0 || addedNames.has(key) || isRemoved(key)) {
      continue;
    }
    if (onlyNames === null || onlyNames.has(key) || alwaysKept.has(key)) {
      environment.set(name, value);
    }
  }
  environment.set("PYTHONUNBUFFERED", "1");
  for (const [name, value] of Object.entries(config.env)) {
    environment.set(name, value);
  }
  return Object.fromEntries(environment);
}
function isRemoved(name) {
  return REMOVED_VARIABLES.has(name) || REMOVED_PREFIXES.some((prefix) => name.startsWith(prefix));
}



/***/ }),

/***/ 93705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  eL: () => (/* binding */ RETRIEVERS),
  x1: () => (/* binding */ checkRetriever),
  HF: () => (/* binding */ createRetriever),
  nr: () => (/* binding */ readRetriever),
  DH: () => (/* binding */ retrieverClock),
  Pp: () => (/* binding */ retrieverData),
  Qe: () => (/* binding */ retrieverServer)
});

// EXTERNAL MODULE: ./lib/system/json.js
var json = __webpack_require__(10107);
// EXTERNAL MODULE: ./lib/retrievers/failures.js
var failures = __webpack_require__(36132);
;// CONCATENATED MODULE: ./lib/retrievers/kind.js
function defineKind(description, make) {
  return {
    ...description,
    // The registry finds the entry by the config's kind, which the schema has checked.
    load: async (config, ports) => make(config, ports)
  };
}
const millisecondsSchema = (description, defaultMs) => ({
  description,
  type: "integer",
  minimum: 1,
  maximum: 864e5,
  default: defaultMs
});
function textSchema(description, ...examples) {
  return { description, type: "string", minLength: 1, ...examples.length > 0 && { examples } };
}
function fileSchema(description, ...examples) {
  return { ...textSchema(description), "x-path": true, ...examples.length > 0 && { examples } };
}
function flagSchema(description) {
  return { description, type: "boolean", default: false };
}
const SHARED_SCHEMAS = {
  headers: {
    description: "By name; a secret comes from the environment and is never printed.",
    type: "object",
    additionalProperties: {
      type: ["string", "object"],
      required: ["env"],
      additionalProperties: false,
      properties: {
        env: textSchema("The variable's name. Empty or missing is an error."),
        prefix: { description: "Put before the value.", type: "string", default: "" }
      },
      "x-expected": 'text, or { env: NAME, prefix: "Bearer " }'
    },
    default: {},
    examples: [{ authorization: { env: "SEARCH_TOKEN", prefix: "Bearer " } }]
  },
  ca: fileSchema("PEM file of a certificate authority to trust beside the usual ones.", "certs/ca.pem"),
  cwd: fileSchema("Where the retriever runs, relative to this file; its folder where absent."),
  env: {
    description: "Variables added to the retriever's environment.",
    type: "object",
    additionalProperties: { type: "string" },
    default: {}
  },
  env_only: {
    description: "The only variables taken from the step's environment.",
    type: "array",
    items: { type: "string", minLength: 1 }
  },
  startup: millisecondsSchema("Milliseconds until it must be ready.", 6e4),
  timeout: millisecondsSchema("Milliseconds for one answer.", 3e4),
  total: millisecondsSchema("Milliseconds for the whole run.", 18e5),
  concurrency: {
    description: "Queries in flight in the quality pass; timed passes always have one.",
    type: "integer",
    minimum: 1,
    maximum: 64,
    default: 1
  },
  max_per_second: {
    description: "Queries a second, over quality, timing, probes, retries and both sides; the waiting is in no measured time and in no `timeout_ms`.",
    type: "number",
    exclusiveMinimum: 0,
    maximum: 1e3,
    examples: [5]
  },
  params: {
    description: "Recorded with the run; an object is sent with every query, under what the case has.",
    examples: [{ tenant: "acme" }]
  }
};
const sharedSchema = (name) => ({ $ref: `#/$defs/${name}` });
const HEADERS = sharedSchema("headers");
const PARAMS = sharedSchema("params");
const CA = sharedSchema("ca");
const CWD = sharedSchema("cwd");
const COMMON_KEYS = {
  cwd: CWD,
  env: sharedSchema("env"),
  env_only: sharedSchema("env_only"),
  startup_timeout_ms: sharedSchema("startup"),
  timeout_ms: sharedSchema("timeout"),
  total_timeout_ms: sharedSchema("total"),
  concurrency: sharedSchema("concurrency"),
  max_per_second: sharedSchema("max_per_second"),
  params: PARAMS
};
function extractionSchemas(results) {
  return {
    results,
    degraded: textSchema("JMESPath that is true where the server fell back.", "fallback == 'lexical'"),
    latency_ms: textSchema("JMESPath to the server's own time, for `latency.source: reported`.", "took"),
    corpus: textSchema("JMESPath to `{ documents, digest }` of what was searched: a count, and a text that differs where the documents do. A changed corpus is then named as the cause of a loss.", "{documents: index.count, digest: index.version}")
  };
}
function resultsSchema(expression) {
  return {
    ...expression,
    type: ["string", "object"],
    additionalProperties: false,
    minProperties: 1,
    properties: TEXT_PATTERN,
    "x-expected": "JMESPath, such as 'hits[].{path: url}', or { lines: '^- (?<path>\\S+)' } for answers that are text"
  };
}
const TEXT_PATTERN = {
  lines: textSchema("Regular expression with named groups (`path`, `id` or `text`; `score`, `name`, `qualified_name`, `cluster`). Each line of the answer's text that it matches is a result.", "^- (?<path>\\S+) \\(score (?<score>[\\d.]+)\\)$"),
  empty: textSchema("Regular expression of a text that says that nothing was found. Beside `lines`: another text without a matching line is an error.", "^No documents found")
};
const LINES_ONLY = {
  description: "How an answer that is text is read. Absent: the answer is JSON.",
  type: "object",
  required: ["lines"],
  additionalProperties: false,
  properties: TEXT_PATTERN
};
function addressSchema(description, example) {
  return {
    description,
    type: "string",
    pattern: "^https?://",
    "x-expected": "an address that starts with http:// or https://",
    examples: [example]
  };
}
function programSchema(example, description) {
  return {
    description,
    type: "array",
    minItems: 1,
    items: { type: "string" },
    examples: [example]
  };
}
function objectSchema(name, description, required, properties) {
  return {
    type: "object",
    description,
    required: ["kind", ...required],
    additionalProperties: false,
    properties: {
      kind: { description: "Which kind of retriever it is.", const: name },
      ...properties
    }
  };
}


;// CONCATENATED MODULE: ./lib/retrievers/kinds.js

const COMMAND = {
  kind: "command",
  meaning: "A program that answers JSON Lines on standard input and output, kept running or started per query",
  schema: objectSchema("command", "A child process that answers JSON Lines on its standard input and output.", ["command"], {
    command: programSchema(["python3", "retrieval/serve.py"], "The program and its arguments."),
    ready: flagSchema('Wait for a line {"ready":true} before the first query.'),
    per_query: flagSchema("One process a query, {{query}} and {{k}} in the arguments."),
    results: LINES_ONLY,
    ...COMMON_KEYS
  })
};
const PRESET_NAMES = [
  "elasticsearch",
  "opensearch",
  "qdrant",
  "meilisearch",
  "typesense",
  "solr",
  "chroma",
  "weaviate"
];
const EMBED = {
  description: "A request before the search whose answer fills {{vector}}; its time is part of the query's.",
  type: "object",
  required: ["url", "body", "vector"],
  additionalProperties: false,
  properties: {
    url: addressSchema("Where the embedding is asked for, by POST.", "http://127.0.0.1:8080/embed"),
    headers: HEADERS,
    body: { description: "Sent as JSON.", examples: [{ input: "{{query}}" }] },
    vector: textSchema("JMESPath to the vector.", "data[0].embedding")
  }
};
const START = {
  description: "A server to start. {{port}} is a free port on loopback, which the variable PORT has, too.",
  type: "object",
  required: ["command"],
  additionalProperties: false,
  properties: {
    command: programSchema(["node", "server.mjs", "{{port}}"], "The program that serves; it runs until the gate ends it."),
    stop: programSchema(["docker", "rm", "-f", "search"], "Run before it is ended.")
  }
};
const HTTP = {
  kind: "http",
  meaning: "A server that answers JSON over HTTP, already running or started by the gate",
  schema: objectSchema("http", "A server that answers JSON over HTTP. Placeholders: {{query}}, {{k}}, {{vector}} in the request, {{port}} in addresses and commands.", ["url"], {
    preset: {
      description: "Fills method, body and results for a known server; keys written here win.",
      enum: PRESET_NAMES
    },
    url: addressSchema("Placeholders are percent-encoded.", "http://127.0.0.1:9200/docs/_search"),
    method: {
      description: "POST where there is a body, else GET.",
      enum: ["GET", "POST", "PUT"]
    },
    headers: HEADERS,
    ca: CA,
    body: {
      description: 'Sent as JSON. "{{k}}" alone becomes the number, "{{vector}}" the list; inside other text they are text.',
      examples: [{ q: "{{query}}", size: "{{k}}" }]
    },
    ...extractionSchemas(resultsSchema(textSchema('JMESPath to the list of results. Absent: the server answers as a command does, {"results": [...]}.', "hits.hits[].{id: _id, score: _score, path: _source.path}"))),
    embed: EMBED,
    ready_url: addressSchema("Asked until it answers 2xx, at most startup_timeout_ms.", "http://127.0.0.1:{{port}}/health"),
    start: START,
    retries: {
      description: "For one query, after 429, 502, 503, 504, broken connections and time-outs.",
      type: "integer",
      minimum: 0,
      maximum: 10,
      default: 2
    },
    ...COMMON_KEYS
  }),
  server: ({ url, start }) => start === null ? url : null
};
const MCP = {
  kind: "mcp",
  meaning: "A tool of a Model Context Protocol server, over standard input and output or HTTP",
  schema: {
    ...objectSchema("mcp", "A tool of a Model Context Protocol server.", ["tool"], {
      command: programSchema(["node", "server.mjs"], "The server, spoken to on its standard input and output."),
      url: addressSchema("The server's streamable HTTP endpoint.", "http://127.0.0.1:3000/mcp"),
      headers: HEADERS,
      ca: CA,
      tool: textSchema("Name of the tool.", "search"),
      arguments: {
        description: "Of the tool, with {{query}} and {{k}}.",
        type: "object",
        additionalProperties: true,
        default: { query: "{{query}}" },
        examples: [{ query: "{{query}}", limit: "{{k}}" }]
      },
      ...extractionSchemas(resultsSchema(textSchema("JMESPath over the structured content, the text parsed as JSON, or `content`, the blocks. Absent: the list that the answer holds, links and resources, or lines of text.", "documents[].{id: id, score: score}"))),
      ...COMMON_KEYS
    }),
    oneOf: [{ required: ["command"] }, { required: ["url"] }],
    "x-expected": "either `command` or `url`"
  },
  server: ({ url }) => url
};
const MODULE = {
  kind: "module",
  meaning: "An ES module whose default export is (query, { k, signal }) => results, run in a child process",
  schema: objectSchema("module", "An ES module whose default export is (query, { k, signal }) => results; runs in a child process.", ["path"], {
    path: fileSchema("The module's file, relative to the config.", "search.mjs"),
    ...COMMON_KEYS
  })
};
const PYTHON = {
  kind: "python",
  meaning: "A function of a Python module, called by a loop that the gate brings, in a child process",
  schema: objectSchema("python", "A function of a Python module, called in a child process. Nothing has to be installed for it.", ["function"], {
    function: {
      description: "What is called: a function, a method of an object or of a class built without arguments, or a retriever of LangChain or LlamaIndex.",
      type: "string",
      pattern: "^[^:\\s]+:[^:\\s]+$",
      "x-expected": '"package.module:function"',
      examples: ["handbook.search:search", "handbook.service:service.search"]
    },
    python: textSchema("The interpreter, or the folder of a virtual environment. Absent: VIRTUAL_ENV, `.venv` or `venv`, python3, python.", ".venv"),
    path: fileSchema("The folder to import from. Absent: `src` if it is there, and the folder where the function runs.", "lib"),
    ...extractionSchemas(textSchema("JMESPath over what the function returns, to the list of results. Absent: strings, dicts, tuples and documents are read as they are.", "[].{id: doc_id, score: score}")),
    ...COMMON_KEYS
  })
};
const RUN = {
  kind: "run",
  meaning: "A recorded run: TREC format, or JSON Lines of rankings or answers; no clock",
  schema: objectSchema("run", "A recorded run: TREC format, or JSON Lines.", ["path"], {
    path: fileSchema("The recorded run, relative to the config.", "runs/bm25.trec"),
    params: PARAMS
  }),
  clock: () => "recorded",
  data: ({ path }) => ({ file: path, holds: "answers" })
};
const BM25 = {
  kind: "bm25",
  meaning: "Embedded lexical search over a JSON Lines corpus or files, for a first run and as a yardstick",
  schema: {
    ...objectSchema("bm25", "The embedded BM25, for a first run and as a yardstick.", [], {
      corpus: fileSchema("JSON Lines of documents: `id`, and any of `title`, `text`, `path`, `name`, `qualified_name`, `cluster`, `start`, `end`."),
      files: {
        description: "Globs; each file is a document.",
        type: "array",
        minItems: 1,
        items: { type: "string", minLength: 1 },
        default: []
      },
      max_docs: {
        description: "Search only the first so many documents, for a quick look at a large corpus.",
        type: "integer",
        minimum: 1,
        examples: [1e4]
      },
      cwd: CWD,
      params: PARAMS
    }),
    oneOf: [{ required: ["corpus"] }, { required: ["files"] }],
    "x-expected": "either `corpus` or `files`"
  },
  data: ({ corpus }) => corpus === null ? null : { file: corpus, holds: "corpus" }
};


// EXTERNAL MODULE: ./lib/retrievers/ports.js
var retrievers_ports = __webpack_require__(96035);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./lib/retrievers/relative-paths.js

function makePathCutter(root, platform = process.platform) {
  const cutPath = makeRootCutter(root, platform);
  const cutResult = (result) => {
    const id = result.id === void 0 ? void 0 : cutPath(result.id);
    const path = result.path === void 0 ? void 0 : cutPath(result.path);
    if (id === result.id && path === result.path) {
      return result;
    }
    return { ...result, ...id !== void 0 && { id }, ...path !== void 0 && { path } };
  };
  return (answer) => {
    const results = answer.results.map(cutResult);
    const count = results.filter((result, index) => result !== answer.results[index]).length;
    const stages = answer.stages && cutStages(answer.stages, cutResult);
    const cutAnswer = { ...answer, results, ...stages !== void 0 && { stages } };
    return count === 0 ? cutAnswer : { ...cutAnswer, corrected: { absolute_paths: count } };
  };
}
function cutStages(stages, cutResult) {
  const entries = Object.entries(stages);
  return Object.fromEntries(entries.map(([name, results]) => [name, results.map(cutResult)]));
}
function makeRootCutter(root, platform) {
  const isWindows = platform === "win32";
  const toSlashes = (path) => isWindows ? path.replaceAll("\\", "/") : path;
  const comparablePath = (path) => isWindows ? toSlashes(path).toLowerCase() : path;
  const rootForms = /* @__PURE__ */ new Set([root, realPath(root)]);
  const prefixes = [...rootForms].map((form) => `${comparablePath(form)}/`);
  return (path) => {
    const comparable = comparablePath(path);
    const prefix = prefixes.find((each) => comparable.startsWith(each) && comparable.length > each.length);
    return prefix === void 0 ? path : toSlashes(path).slice(prefix.length);
  };
}
function realPath(path) {
  try {
    return (0,external_node_fs_.realpathSync)(path);
  } catch {
    return path;
  }
}


;// CONCATENATED MODULE: ./lib/retrievers/registry.js






const RETRIEVERS = [
  defineKind(COMMAND, async (...args) => (await Promise.all(/* import() */[__webpack_require__.e(4081), __webpack_require__.e(6191), __webpack_require__.e(2770), __webpack_require__.e(6906), __webpack_require__.e(9), __webpack_require__.e(1835), __webpack_require__.e(3425), __webpack_require__.e(6448), __webpack_require__.e(2545)]).then(__webpack_require__.bind(__webpack_require__, 37822))).commandRetriever(...args)),
  defineKind(HTTP, async (...args) => (await Promise.all(/* import() */[__webpack_require__.e(4081), __webpack_require__.e(6191), __webpack_require__.e(2770), __webpack_require__.e(4343), __webpack_require__.e(9), __webpack_require__.e(1835), __webpack_require__.e(3425), __webpack_require__.e(8998), __webpack_require__.e(651)]).then(__webpack_require__.bind(__webpack_require__, 40651))).httpRetriever(...args)),
  defineKind(MCP, async (...args) => (await Promise.all(/* import() */[__webpack_require__.e(4081), __webpack_require__.e(6191), __webpack_require__.e(2770), __webpack_require__.e(6906), __webpack_require__.e(4343), __webpack_require__.e(9), __webpack_require__.e(1835), __webpack_require__.e(3425), __webpack_require__.e(8998), __webpack_require__.e(5107)]).then(__webpack_require__.bind(__webpack_require__, 25107))).mcpRetriever(...args)),
  defineKind(MODULE, async (...args) => (await Promise.all(/* import() */[__webpack_require__.e(4081), __webpack_require__.e(6191), __webpack_require__.e(7054), __webpack_require__.e(2770), __webpack_require__.e(6906), __webpack_require__.e(9), __webpack_require__.e(1835), __webpack_require__.e(6448), __webpack_require__.e(243)]).then(__webpack_require__.bind(__webpack_require__, 80243))).moduleRetriever(...args)),
  defineKind(PYTHON, async (...args) => (await Promise.all(/* import() */[__webpack_require__.e(4081), __webpack_require__.e(6191), __webpack_require__.e(7054), __webpack_require__.e(2770), __webpack_require__.e(6906), __webpack_require__.e(9), __webpack_require__.e(1835), __webpack_require__.e(3425), __webpack_require__.e(2557), __webpack_require__.e(6448), __webpack_require__.e(1113)]).then(__webpack_require__.bind(__webpack_require__, 81113))).pythonRetriever(...args)),
  defineKind(RUN, async (...args) => (await Promise.all(/* import() */[__webpack_require__.e(4081), __webpack_require__.e(6886), __webpack_require__.e(4807), __webpack_require__.e(2770), __webpack_require__.e(3169), __webpack_require__.e(6906), __webpack_require__.e(9), __webpack_require__.e(1014), __webpack_require__.e(7139), __webpack_require__.e(9202)]).then(__webpack_require__.bind(__webpack_require__, 29202))).runRetriever(...args)),
  defineKind(BM25, async (...args) => (await Promise.all(/* import() */[__webpack_require__.e(4081), __webpack_require__.e(6191), __webpack_require__.e(6886), __webpack_require__.e(6906), __webpack_require__.e(7783), __webpack_require__.e(1229)]).then(__webpack_require__.bind(__webpack_require__, 87783))).bm25Retriever(...args))
];
function findKind(name) {
  return RETRIEVERS.find((entry) => entry.kind === name);
}
function retrieverClock(config) {
  return findKind(config.kind).clock?.(config) ?? "ours";
}
function retrieverData(config) {
  return findKind(config.kind).data?.(config) ?? null;
}
function retrieverServer(config) {
  return findKind(config.kind).server?.(config) ?? null;
}
async function checkRetriever(config, ports) {
  const adapter = await findKind(config.kind).load(config, ports);
  await adapter.check?.();
}
function createRetriever(config, ports) {
  const { pace = new retrievers_ports/* Pace */.oG(), signal } = ports;
  let loading = null;
  let loaded = null;
  let isStopped = false;
  const cutPaths = makePathCutter(ports.root);
  return {
    start: async () => {
      if (isStopped) {
        throw new Error("start was called after stop");
      }
      loading ??= findKind(config.kind).load(config, { ...ports, pace });
      loaded = await loading;
      if (!isStopped) {
        await loaded.start();
      }
    },
    ask: async (question) => {
      if (loaded === null) {
        throw new Error("ask was called before start");
      }
      if (config.kind !== "http") {
        await pace.awaitTurn(config, signal);
      }
      const { params: shared } = config;
      const params = (0,json/* isObject */.Gv)(shared) ? { ...shared, ...question.params } : question.params;
      const answer = await loaded.ask({ ...question, ...params && { params } }).catch(answerParamError);
      return answer.kind === "error" ? answer : cutPaths(answer);
    },
    stop: async () => {
      isStopped = true;
      await loading?.then((adapter) => adapter.stop()).catch(() => {
      });
    }
  };
}
function answerParamError(error) {
  if (error instanceof failures/* ParamError */.sN) {
    return { kind: "error", message: error.message, retries: 0 };
  }
  throw error;
}
function readRetriever(written, folder, resolveInside) {
  const { kind, schema } = findKind(String(written["kind"]));
  const kindKeys = schema["properties"];
  const filled = fillDefaults({ type: "object", properties: { ...COMMON_KEYS, ...kindKeys } }, written, "/retriever", resolveInside);
  return {
    ...filled,
    kind,
    cwd: written["cwd"] === void 0 ? folder : filled["cwd"]
  };
}
function fillDefaults(reference, value, pointer, resolveInside) {
  const schema = resolveReference(reference);
  if (value === void 0) {
    return schema["default"] ?? null;
  }
  if (schema["x-path"] === true) {
    return resolveInside(pointer, value);
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return value;
  }
  const { properties, additionalProperties } = schema;
  const namedSchemas = Object.entries(properties ?? {});
  const names = new Set(namedSchemas.map(([name]) => name));
  const otherMembers = Object.entries(value).filter(([name]) => !names.has(name));
  const otherSchema = typeof additionalProperties === "object" ? additionalProperties : {};
  return Object.fromEntries([
    ...namedSchemas.map(([name, memberSchema]) => [
      name,
      fillDefaults(memberSchema, value[name], `${pointer}/${name}`, resolveInside)
    ]),
    ...otherMembers.map(([name, member]) => [
      name,
      fillDefaults(otherSchema, member, `${pointer}/${name}`, resolveInside)
    ])
  ]);
}
function resolveReference(schema) {
  const reference = schema["$ref"];
  if (typeof reference !== "string") {
    return schema;
  }
  const shared = SHARED_SCHEMAS[reference.slice(reference.lastIndexOf("/") + 1)];
  if (shared === void 0) {
    throw new Error(`there is no shared schema ${reference}`);
  }
  return shared;
}



/***/ }),

/***/ 74797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ic: () => (/* binding */ keepDigits),
/* harmony export */   LT: () => (/* binding */ parseJsonAsWritten),
/* harmony export */   iO: () => (/* binding */ parseAnswerJson),
/* harmony export */   pn: () => (/* binding */ isTooLong),
/* harmony export */   po: () => (/* binding */ isWrittenAsValue)
/* harmony export */ });
function isWrittenAsValue(text, value) {
  return String(value) === text;
}
function isTooLong(text) {
  return /^[-+]?\d{16,}$/.test(text) && !Number.isSafeInteger(Number(text));
}
const TOKEN = /"([^"\\]*(?:\\.[^"\\]*)*)"(\s*:)?|-?\d[\d.eE+-]*/g;
const DOCUMENT_KEY = /(?:^|[_.-])(?:ids?|uuid|keys?|pk|names?|paths?|sources?|clusters?|docs?|documents?|chunks?)$|[a-z](?:Id|Ids|ID|IDs)$/i;
function parseAnswerJson(text) {
  const value = JSON.parse(text);
  const withDigits = keepDigits(text);
  return withDigits === text ? value : JSON.parse(withDigits);
}
function keepDigits(json) {
  let lastKey = "";
  return json.replaceAll(TOKEN, (token, string, colon) => {
    if (string !== void 0) {
      lastKey = colon === void 0 ? lastKey : string;
      return token;
    }
    const isChangedId = isChangedByParsing(token) && DOCUMENT_KEY.test(lastKey);
    return isTooLong(token) || isChangedId ? `"${token}"` : token;
  });
}
function parseJsonAsWritten(text) {
  const value = JSON.parse(text);
  const withTexts = text.replaceAll(TOKEN, (token, string) => string === void 0 && isChangedByParsing(token) ? `"${token}"` : token);
  return withTexts === text ? value : JSON.parse(withTexts);
}
function isChangedByParsing(token) {
  return !isWrittenAsValue(token, Number(token));
}



/***/ })

};
