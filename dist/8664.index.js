export const id = 8664;
export const ids = [8664];
export const modules = {

/***/ 41242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hx: () => (/* binding */ Family),
/* harmony export */   Z_: () => (/* binding */ childOptions)
/* harmony export */ });
/* unused harmony export Child */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31421);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57075);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452);
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34081);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36132);
/* harmony import */ var _system_excerpt_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(22708);
/* harmony import */ var _ports_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(96035);
/* harmony import */ var _system_shell_words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(90283);
/* harmony import */ var _system_timers_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(56191);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(73024);












const STDIN_GRACE_MS = 1e3;
const TERM_GRACE_MS = 2e3;
const DRAIN_MS = 500;
const GROUP_POLL_MS = 20;
const MOST_ROUNDS = 50;
const WINDOWS = (0,_ports_js__WEBPACK_IMPORTED_MODULE_7__/* .isWindows */ .uF)();
const PROGRAM_FOLDERS = WINDOWS ? [".venv/Scripts", "venv/Scripts", "node_modules/.bin"] : [".venv/bin", "venv/bin", "node_modules/.bin"];
function withOwnPrograms(env, config, root, cwd) {
  if ("PATH" in config.env) {
    return env;
  }
  const isActive = env["VIRTUAL_ENV"] !== void 0;
  const programFolders = PROGRAM_FOLDERS.filter((name) => !isActive || !name.includes("venv"));
  const folders = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_5__/* .listFoldersUp */ .Zf)(cwd, root).flatMap((folder) => programFolders.map((name) => node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, name))).filter(_system_root_js__WEBPACK_IMPORTED_MODULE_5__/* .hasFolder */ .bU);
  return folders.length === 0 ? env : { ...env, PATH: [...folders, env["PATH"] ?? ""].join(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter) };
}
const families = /* @__PURE__ */ new Set();
function killAllChildren() {
  for (const family of families) {
    family.killNow();
  }
}
class Child {
  stdin;
  /** Where its answers come; for a server, whose answers come another way, its standard output. */
  answers;
  /** Resolves after the exit, when all output was read or DRAIN_MS are over. */
  exited;
  #process;
  #pid;
  /** Resolves at the exit itself. */
  #exit;
  #ending = null;
  /** Takes a started process. `onNoise` gets what it prints beside its answers, of a server all. */
  constructor(process2, pid, answersOn, onNoise) {
    this.#process = process2;
    this.#pid = pid;
    this.stdin = process2.stdin;
    const answers = process2.stdio[answersOn === "descriptor 3" ? 3 : 1];
    if (!(answers instanceof node_stream__WEBPACK_IMPORTED_MODULE_3__.Readable)) {
      throw new Error("the child has no pipe for its answers");
    }
    this.answers = answers;
    this.#exit = new Promise((resolve) => {
      process2.once("exit", (code, signal) => resolve({ code, signal }));
    });
    const noises = answersOn === "stdout" ? [process2.stderr] : [process2.stdout, process2.stderr];
    for (const noise of noises) {
      noise.on("data", onNoise);
    }
    for (const stream of process2.stdio) {
      stream?.on("error", () => {
      });
    }
    process2.on("error", () => {
    });
    this.exited = this.#waitForExit([.../* @__PURE__ */ new Set([...noises, this.answers])]);
  }
  /**
   * Ends its standard input, then sends SIGTERM and SIGKILL to the whole group, and waits between
   * them. Never rejects; a further call returns the same promise.
   */
  end() {
    this.#ending ??= this.#end();
    return this.#ending;
  }
  /** Kills its whole process group. Synchronous, and does not wait for the exit. */
  killNow() {
    signalGroup(this.#pid, "SIGKILL");
  }
  async #end() {
    this.stdin.end();
    const hasExited = await (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_10__/* .settlesWithin */ .od)(this.#exit, STDIN_GRACE_MS);
    if (WINDOWS && !hasExited) {
      this.killNow();
    }
    await endGroup(this.#pid);
    await (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_10__/* .settlesWithin */ .od)(this.exited, STDIN_GRACE_MS);
    this.#destroy();
  }
  /** Resolves with the exit once the outputs are closed, or DRAIN_MS after it. */
  async #waitForExit(outputs) {
    const ends = Promise.all(outputs.map((output) => new Promise((resolve) => output.once("close", resolve))));
    const exit = await this.#exit;
    await (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_10__/* .settlesWithin */ .od)(ends, DRAIN_MS);
    this.#destroy();
    return exit;
  }
  /** Closes our ends of its pipes, which a grandchild may hold open on the other side. */
  #destroy() {
    for (const stream of this.#process.stdio) {
      stream?.destroy();
    }
  }
}
class Family {
  #token = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
  #children = /* @__PURE__ */ new Set();
  #ended = false;
  /**
   * Starts the program. Rejects with `retriever_start`. `onNoise` gets what it prints for people.
   */
  async spawn(options, onNoise) {
    if (this.#ended) {
      throw new Error("a process was asked for after the end of its family");
    }
    process.off("exit", killAllChildren).on("exit", killAllChildren);
    families.add(this);
    const [file, ...args] = options.argv;
    const started = (0,node_child_process__WEBPACK_IMPORTED_MODULE_1__.spawn)(file, args, {
      cwd: options.cwd,
      env: { ...options.env, [_ports_js__WEBPACK_IMPORTED_MODULE_7__/* .CHILD_TOKEN_NAME */ .hr]: this.#token },
      // Never inherit: a child that keeps our stdout open holds up the runner.
      stdio: options.answersOn === "descriptor 3" ? ["pipe", "pipe", "pipe", "pipe"] : ["pipe", "pipe", "pipe"],
      // In its own process group, a signal reaches its children, too. Windows would open a console.
      detached: !WINDOWS,
      windowsHide: true
    });
    if (started.pid === void 0) {
      const error = await new Promise((resolve) => started.once("error", resolve));
      throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_6__/* .startError */ .h5)(error, options.argv, options.key);
    }
    const child = new Child(started, started.pid, options.answersOn, onNoise);
    this.#children.add(child);
    return child;
  }
  async endChild(child) {
    await child.end();
    this.#children.delete(child);
  }
  /** Ends all children, and kills what left their groups. Never rejects; may be called again. */
  async end() {
    this.#ended = true;
    await Promise.all([...this.#children].map((child) => child.end()));
    killStrays(this.#token);
    families.delete(this);
  }
  /** Kills all children at once, and what left their groups. Synchronous. */
  killNow() {
    for (const child of this.#children) {
      child.killNow();
    }
    killStrays(this.#token);
  }
}
async function endGroup(pid) {
  if (WINDOWS) {
    return;
  }
  signalGroup(pid, "SIGTERM");
  if (!await groupEndsWithin(pid, TERM_GRACE_MS)) {
    signalGroup(pid, "SIGKILL");
    await groupEndsWithin(pid, DRAIN_MS);
  }
}
async function groupEndsWithin(pid, limitMs) {
  const deadline = performance.now() + limitMs;
  while (performance.now() < deadline) {
    if (!signalGroup(pid, 0) || !isGroupRunning(pid)) {
      return true;
    }
    await (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_10__/* .sleep */ .yy)(GROUP_POLL_MS);
  }
  return false;
}
function signalGroup(pid, signal) {
  if (WINDOWS) {
    (0,node_child_process__WEBPACK_IMPORTED_MODULE_1__.spawnSync)("taskkill", ["/pid", String(pid), "/T", "/F"], {
      stdio: "ignore",
      windowsHide: true
    });
    return true;
  }
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}
function killStrays(token) {
  if (process.platform !== "linux") {
    return;
  }
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const strays = (0,node_fs__WEBPACK_IMPORTED_MODULE_9__.readdirSync)("/proc").filter((entry) => killIfStray(entry, token));
    if (strays.length === 0) {
      return;
    }
  }
}
function killIfStray(pid, token) {
  try {
    const hasToken = (0,node_fs__WEBPACK_IMPORTED_MODULE_9__.readFileSync)(`/proc/${pid}/environ`).includes(`${_ports_js__WEBPACK_IMPORTED_MODULE_7__/* .CHILD_TOKEN_NAME */ .hr}=${token}`);
    return hasToken && process.kill(Number(pid), "SIGKILL");
  } catch {
    return false;
  }
}
function isGroupRunning(group) {
  if (process.platform !== "linux") {
    return true;
  }
  const runningMember = new RegExp(String.raw`\) [^ZX] \d+ ${group} `);
  return (0,node_fs__WEBPACK_IMPORTED_MODULE_9__.readdirSync)("/proc").some((entry) => {
    try {
      return runningMember.test((0,node_fs__WEBPACK_IMPORTED_MODULE_9__.readFileSync)(`/proc/${entry}/stat`, "latin1"));
    } catch {
      return false;
    }
  });
}
function childOptions(config, ports, argv, answersOn) {
  const cwd = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_5__/* .absoluteInside */ .IP)(ports.root, config.cwd, "retriever.cwd");
  if (!(0,_system_root_js__WEBPACK_IMPORTED_MODULE_5__/* .hasFolder */ .bU)(cwd)) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue("retriever_start", `retriever.cwd: ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_11__/* .quoteText */ .ol)(config.cwd)} is not a folder`, "`cwd` is where the retriever runs; leave it out for the config's own folder.");
  }
  const key = PROGRAM_KEYS.get(config.kind) ?? "retriever.command";
  if (key === "retriever.command") {
    (0,_system_shell_words_js__WEBPACK_IMPORTED_MODULE_8__/* .refuseShellWords */ .W)(argv, key);
  }
  const env = (0,_ports_js__WEBPACK_IMPORTED_MODULE_7__/* .childEnvironment */ .Qc)(ports.environment, config);
  return { argv, cwd, env: withOwnPrograms(env, config, ports.root, cwd), answersOn, key };
}
const PROGRAM_KEYS = /* @__PURE__ */ new Map([
  ["http", "retriever.start.command"],
  ["module", "retriever.path"],
  ["python", "retriever.python"]
]);



/***/ }),

/***/ 66364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vc: () => (/* binding */ loadTrust),
/* harmony export */   d8: () => (/* binding */ START_HINT),
/* harmony export */   iR: () => (/* binding */ Lifetime),
/* harmony export */   kF: () => (/* binding */ connectionHint),
/* harmony export */   oJ: () => (/* binding */ waitUntilOpen)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44708);
/* harmony import */ var node_tls__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41692);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452);
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34081);
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10107);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(36132);
/* harmony import */ var _system_excerpt_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(22708);
/* harmony import */ var _http_client_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(62499);
/* harmony import */ var _system_timers_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(56191);











class Lifetime {
  /** What the retriever wrote for people. */
  log = new _failures_js__WEBPACK_IMPORTED_MODULE_7__/* .BoundedLog */ .ot();
  /** Header values from the environment; `hideSecrets` removes them: a server may echo them. */
  secrets = [];
  #ports;
  #onFailure;
  #rejectWaiting = /* @__PURE__ */ new Set();
  #failure = null;
  #timer;
  #stopping = null;
  #onAbort = () => void this.recordFailure((0,_failures_js__WEBPACK_IMPORTED_MODULE_7__/* .cancelledError */ .YQ)());
  /** `onFailure` must end what is under way; it is called once. */
  constructor(ports, onFailure = () => {
  }) {
    this.#ports = ports;
    this.#onFailure = onFailure;
  }
  /** What ended the lifetime; null while it goes on. */
  get failure() {
    return this.#failure;
  }
  throwIfFailed() {
    if (this.#failure !== null) {
      throw this.#failure;
    }
  }
  /** Starts the total time, and fails when the run is cancelled. Throws `cancelled` if it is. */
  begin(totalMs) {
    const { signal } = this.#ports;
    if (signal.aborted) {
      throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_7__/* .cancelledError */ .YQ)();
    }
    signal.addEventListener("abort", this.#onAbort);
    this.#timer = (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_9__/* .startTimer */ .Ip)(totalMs, () => {
      const message = `the retriever was still needed after total_timeout_ms (${totalMs} ms)`;
      this.recordFailure((0,_failures_js__WEBPACK_IMPORTED_MODULE_7__/* .timeoutError */ .w2)(message, "Raise retriever.total_timeout_ms, or make the suite smaller.", this.log));
    });
  }
  /**
   * Ends the lifetime with the error, unless an earlier one has ended it. Does not throw: it
   * returns the given error, so that a caller can.
   */
  recordFailure(error) {
    if (this.#failure !== null) {
      return error;
    }
    this.#failure = error;
    clearTimeout(this.#timer);
    this.#ports.signal.removeEventListener("abort", this.#onAbort);
    this.#onFailure();
    for (const reject of this.#rejectWaiting) {
      reject(error);
    }
    this.#rejectWaiting.clear();
    return error;
  }
  hideSecrets(text) {
    return this.secrets.reduce((cleaned, secret) => cleaned.replaceAll(secret, "***"), text);
  }
  /**
   * Ends the lifetime: what still waits fails with `cancelled`, `end` must end what runs, and the
   * log is handed to the ports. A further call returns the same promise.
   */
  stop(end) {
    this.#stopping ??= this.#stop(end);
    return this.#stopping;
  }
  /** Does the work of `stop`. The log comes last, since what ends may still print. */
  async #stop(end) {
    this.recordFailure(new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue("cancelled", "the retriever was stopped"));
    await end();
    this.#ports.log(this.hideSecrets(this.log.text()));
  }
  /** Settles as the work does, or rejects with the failure as soon as there is one. */
  raceFailure(work) {
    if (this.#failure !== null) {
      void work.catch(() => {
      });
      return Promise.reject(this.#failure);
    }
    return new Promise((resolve, reject) => {
      this.#rejectWaiting.add(reject);
      work.then(resolve, reject).finally(() => this.#rejectWaiting.delete(reject));
    });
  }
}
const CERTIFICATE = /-----BEGIN (?:TRUSTED )?CERTIFICATE-----/;
function loadTrust(ca, ports) {
  if (ca === null || ca === void 0) {
    return {};
  }
  let text;
  try {
    text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,_system_root_js__WEBPACK_IMPORTED_MODULE_5__/* .absoluteInside */ .IP)(ports.root, ca, "retriever.ca"), "latin1");
  } catch (error) {
    throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_7__/* .fileError */ .zS)(error, ca, "retriever.ca");
  }
  if (!CERTIFICATE.test(text)) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue("invalid_config", `retriever.ca: ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_10__/* .quoteText */ .ol)(ca)} holds no certificate in PEM`, "Name the file of the authority that signed the server's certificate; it starts with -----BEGIN CERTIFICATE-----.");
  }
  return { ca: [...node_tls__WEBPACK_IMPORTED_MODULE_3__.rootCertificates, text] };
}
const UNTRUSTED = /SELF_SIGNED_CERT|UNABLE_TO_(?:GET_ISSUER_CERT|VERIFY_LEAF_SIGNATURE)/;
const START_HINT = "Start the server in an earlier step, or with `start`. If the server loads slowly, set `ready_url`.";
function connectionHint(error, startHint = START_HINT) {
  const code = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_6__/* .systemCode */ .xU)(error) ?? "";
  if (UNTRUSTED.test(code)) {
    return "The server's certificate comes from an unknown authority. Write the path of the authority's certificate file in the config key retriever.ca, or in the step's variable NODE_EXTRA_CA_CERTS.";
  }
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID") {
    return "In the address, use a host name that is in the server's certificate.";
  }
  if ((0,_http_client_js__WEBPACK_IMPORTED_MODULE_8__/* .isNoTls */ .tX)(error)) {
    return "Write http:// in the address, or name the port at which the server speaks https.";
  }
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") {
    return "Check the host's name in the address. If the job runs in a container, the host is the service's name under `services:` in the workflow. Otherwise use localhost.";
  }
  return startHint;
}
const BETWEEN_ATTEMPTS_MS = 50;
async function waitUntilOpen(url, { limitMs, attemptMs, trust, startHint }, lifetime) {
  const deadline = performance.now() + limitMs;
  for (; ; ) {
    const obstacle = await tryConnection(url, attemptMs, trust);
    lifetime.throwIfFailed();
    if (obstacle === null) {
      return;
    }
    if (performance.now() >= deadline) {
      const isStartedByGate = limitMs > 0;
      const waited = isStartedByGate ? ` within startup_timeout_ms (${limitMs} ms)` : "";
      const words = isStartedByGate ? (0,_failures_js__WEBPACK_IMPORTED_MODULE_7__/* .lastWords */ .aN)(lifetime.log) : "";
      const message = `${url.host} can't be reached${waited}: ${(0,_http_client_js__WEBPACK_IMPORTED_MODULE_8__/* .networkReason */ .d8)(obstacle)}${words}`;
      throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue("retriever_start", message, {
        hint: connectionHint(obstacle, startHint),
        cause: obstacle,
        key: "retriever.url"
      });
    }
    await (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_9__/* .sleep */ .yy)(BETWEEN_ATTEMPTS_MS);
  }
}
function tryConnection(url, limitMs, trust) {
  const isSecure = url.protocol === "https:";
  return new Promise((resolve) => {
    const request = (isSecure ? node_https__WEBPACK_IMPORTED_MODULE_2__ : node_http__WEBPACK_IMPORTED_MODULE_1__).request(url, { agent: false, ...trust });
    const timer = (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_9__/* .startTimer */ .Ip)(limitMs, () => endRequest(new Error(`no connection within ${limitMs} ms`)));
    const endRequest = (obstacle) => {
      clearTimeout(timer);
      resolve(obstacle);
      request.destroy();
    };
    request.once("socket", (socket) => socket.once(isSecure ? "secureConnect" : "connect", () => endRequest(null)));
    request.on("error", endRequest);
  });
}



/***/ }),

/***/ 32818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ compilePattern),
/* harmony export */   x: () => (/* binding */ makeTextReader)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _system_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22708);
/* harmony import */ var _read_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44195);



const MOST_CHARACTERS = 16384;
const GROUPS = ["id", "path", "name", "qualified_name", "text", "cluster", "score"];
const NAMING_GROUPS = ["id", "path", "text"];
function makeTextReader(lines, empty) {
  const linePattern = compilePattern(lines, "retriever.results.lines");
  refuseUnknownGroups(lines);
  const emptyPattern = empty === null ? null : compilePattern(empty, "retriever.results.empty");
  let hasMatched = false;
  return (text, where) => {
    const results = readLines(text, linePattern, where);
    if (results.length > 0) {
      hasMatched = true;
      return results;
    }
    const start = text.slice(0, MOST_CHARACTERS);
    const isEmpty = emptyPattern?.test(start) ?? (0,_read_value_js__WEBPACK_IMPORTED_MODULE_1__/* .readText */ .yR)(start).kind === "empty";
    if (isEmpty) {
      return [];
    }
    const needsOtherLines = !hasMatched && (0,_read_value_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestLines */ .aM)(start) !== null;
    const advice = needsOtherLines ? (0,_read_value_js__WEBPACK_IMPORTED_MODULE_1__/* .adviseLines */ .C6)(start) : adviseEmpty(start, lines, empty);
    const adviceSentence = advice === "" ? "" : `. ${advice}`;
    throw textError(`${where}: no line matches retriever.results.lines: ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .ol)(text)}${adviceSentence}`);
  };
}
function readLines(text, pattern, where) {
  const results = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const place = `${where}: line ${index + 1}`;
    if (line.length > MOST_CHARACTERS) {
      throw textError(`${place} is longer than ${MOST_CHARACTERS} characters`);
    }
    const match = pattern.exec(line);
    if (match !== null) {
      results.push(readResult(match.groups ?? {}, place));
    }
  }
  return results;
}
function adviseEmpty(text, lines, empty) {
  if ((0,_read_value_js__WEBPACK_IMPORTED_MODULE_1__/* .saysFailed */ .sr)(text)) {
    return "";
  }
  const firstLine = text.trim().split(/\r\n|\r|\n/)[0] ?? "";
  const words = /^[\p{L}'’-]+(?: [\p{L}'’-]+){0,3}/u.exec(firstLine)?.[0];
  const pattern = firstLine === "" ? String.raw`^\s*$` : `^${words ?? (0,_read_value_js__WEBPACK_IMPORTED_MODULE_1__/* .escapePattern */ .MP)(firstLine.slice(0, 30))}`;
  const newEmpty = (0,_read_value_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteYaml */ .q0)(empty === null ? pattern : `${empty}|${pattern}`);
  return `If this text means that nothing was found, write results: { lines: ${(0,_read_value_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteYaml */ .q0)(lines)}, empty: ${newEmpty} } under \`retriever\``;
}
function compilePattern(text, key) {
  try {
    return new RegExp(text, "u");
  } catch (cause) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("invalid_config", `${key}: ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .ol)(text)} is no regular expression: ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .errorMessage */ .gJ)(cause)}`, {
      hint: "Write it as JavaScript does, in single quotes: lines: '^- (?<path>\\S+) \\(score (?<score>[\\d.]+)\\)$'",
      cause
    });
  }
}
function refuseUnknownGroups(lines) {
  const names = [...lines.matchAll(/\(\?<([^=!>][^>]*)>/g)].map(([, name = ""]) => name);
  const unknownName = names.find((name) => !GROUPS.some((group) => group === name));
  if (unknownName === void 0 && NAMING_GROUPS.some((group) => names.includes(group))) {
    return;
  }
  const problem = unknownName === void 0 ? "has no group that names a result" : `has a group ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .ol)(unknownName)}, which results don't have`;
  throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("invalid_config", `retriever.results.lines: ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .ol)(lines)} ${problem}`, `Name the parts of a line: (?<path>\u2026), (?<id>\u2026) or (?<text>\u2026), and beside it any of ${GROUPS.join(", ")}.`);
}
function readResult(groups, place) {
  const result = {};
  for (const group of GROUPS) {
    const groupText = groups[group]?.trim() ?? "";
    if (groupText === "") {
      continue;
    }
    if (group === "score") {
      result.score = readScore(groupText, place);
    } else {
      result[group] = groupText;
    }
  }
  if (!NAMING_GROUPS.some((group) => group in result)) {
    throw textError(`${place} matches retriever.results.lines without an id, a path or a text`);
  }
  return result;
}
function readScore(written, place) {
  const score = Number(written);
  if (Number.isFinite(score)) {
    return score;
  }
  throw textError(`${place}: the score ${(0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .ol)(written)} is no number`);
}
function textError(message) {
  return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue("retriever_answer", message, "Correct the pattern, or write as retriever.results.empty what the search says if it finds nothing.");
}



/***/ })

};
