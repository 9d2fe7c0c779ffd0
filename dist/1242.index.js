export const id = 1242;
export const ids = [1242];
export const modules = {

/***/ 96035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ childEnvironment),
/* harmony export */   h: () => (/* binding */ CHILD_TOKEN_NAME)
/* harmony export */ });
const CHILD_TOKEN_NAME = "RETRIEVAL_GATE_CHILD";
const REMOVED = /* @__PURE__ */ new Set([
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
const ALWAYS_KEPT_ON_WINDOWS = /* @__PURE__ */ new Set(["PATH", "PATHEXT", "SYSTEMROOT", "COMSPEC"]);
function childEnvironment(step, config, platform = process.platform) {
  const canonical = (name) => platform === "win32" ? name.toUpperCase() : name;
  const always = platform === "win32" ? ALWAYS_KEPT_ON_WINDOWS : ALWAYS_KEPT;
  const only = config.env_only === null ? null : new Set(config.env_only.map(canonical));
  const added = new Set(Object.keys(config.env).map(canonical));
  const environment = /* @__PURE__ */ new Map();
  for (const [name, value] of Object.entries(step)) {
    const key = canonical(name);
    if (value === void 0 || added.has(key) || isRemoved(key))
      continue;
    if (only === null || only.has(key) || always.has(key))
      environment.set(name, value);
  }
  environment.set("PYTHONUNBUFFERED", "1");
  for (const [name, value] of Object.entries(config.env))
    environment.set(name, value);
  return Object.fromEntries(environment);
}
function isRemoved(name) {
  return REMOVED.has(name) || REMOVED_PREFIXES.some((prefix) => name.startsWith(prefix));
}



/***/ }),

/***/ 41242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hx: () => (/* binding */ Family),
/* harmony export */   ot: () => (/* binding */ BoundedLog)
/* harmony export */ });
/* unused harmony exports Child, killAllChildren */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31421);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57075);
/* harmony import */ var _ports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96035);
/* harmony import */ var _system_timers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56191);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73024);






const STDIN_GRACE_MS = 1e3;
const TERM_GRACE_MS = 2e3;
const DRAIN_MS = 500;
const WINDOWS = process.platform === "win32";
const families = /* @__PURE__ */ new Set();
let watching = false;
function watchExit() {
  if (watching)
    return;
  watching = true;
  process.on("exit", killAllChildren);
}
function killAllChildren() {
  for (const family of families)
    family.killNow();
}
class Child {
  stdin;
  answers;
  /** Resolves after the exit and once the output is drained, or given up on. */
  exited;
  #process;
  #pid;
  #exit;
  #ending = null;
  constructor(process2, pid, answersOn, onNoise) {
    this.#process = process2;
    this.#pid = pid;
    this.stdin = process2.stdin;
    const answers = process2.stdio[answersOn === "none" ? 1 : answersOn];
    if (!(answers instanceof node_stream__WEBPACK_IMPORTED_MODULE_2__.Readable))
      throw new Error("the child has no pipe for its answers");
    this.answers = answers;
    this.#exit = new Promise((resolve) => {
      process2.once("exit", (code, signal) => resolve({ code, signal }));
    });
    const noises = answersOn === 1 ? [process2.stderr] : [process2.stdout, process2.stderr];
    for (const noise of noises)
      noise.on("data", onNoise);
    for (const stream of process2.stdio)
      stream?.on("error", () => {
      });
    process2.on("error", () => {
    });
    this.exited = this.#drained([.../* @__PURE__ */ new Set([...noises, this.answers])]);
  }
  /** End of standard input, then SIGTERM, then SIGKILL, each with its grace, to the whole group. Never rejects. */
  end() {
    this.#ending ??= this.#end();
    return this.#ending;
  }
  killNow() {
    signalGroup(this.#pid, "SIGKILL");
  }
  async #end() {
    this.stdin.end();
    if (!await (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_5__/* .within */ .ux)(this.#exit, STDIN_GRACE_MS)) {
      signalGroup(this.#pid, "SIGTERM");
      if (!await (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_5__/* .within */ .ux)(this.#exit, TERM_GRACE_MS)) {
        signalGroup(this.#pid, "SIGKILL");
        await (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_5__/* .within */ .ux)(this.#exit, TERM_GRACE_MS);
      }
    }
    await endGroup(this.#pid);
    await (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_5__/* .within */ .ux)(this.exited, DRAIN_MS * 2);
    this.#destroy();
  }
  async #drained(outputs) {
    const ends = Promise.all(outputs.map((output) => new Promise((resolve) => output.once("close", resolve))));
    const exit = await this.#exit;
    await (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_5__/* .within */ .ux)(ends, DRAIN_MS);
    this.#destroy();
    return exit;
  }
  #destroy() {
    for (const stream of this.#process.stdio)
      stream?.destroy();
  }
}
class Family {
  #token = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
  #children = /* @__PURE__ */ new Set();
  #ended = false;
  /** Resolves when the program has started; rejects with the system's error (ENOENT, EACCES) where it can't. */
  async spawn(options, onNoise) {
    if (this.#ended)
      throw new Error("a process was asked for after the end of its family");
    watchExit();
    families.add(this);
    const [file, ...args] = options.argv;
    const started = (0,node_child_process__WEBPACK_IMPORTED_MODULE_1__.spawn)(file, args, {
      cwd: options.cwd,
      env: { ...options.env, [_ports_js__WEBPACK_IMPORTED_MODULE_3__/* .CHILD_TOKEN_NAME */ .h]: this.#token },
      // Never inherit: a child that keeps our stdout open holds up the runner.
      stdio: options.answersOn === 3 ? ["pipe", "pipe", "pipe", "pipe"] : ["pipe", "pipe", "pipe"],
      // Its own process group, so that a signal reaches its children too. On Windows it would open a console window.
      detached: !WINDOWS,
      windowsHide: true
    });
    if (started.pid === void 0) {
      throw await new Promise((resolve) => started.once("error", resolve));
    }
    const child = new Child(started, started.pid, options.answersOn, onNoise);
    this.#children.add(child);
    return child;
  }
  async endChild(child) {
    await child.end();
    this.#children.delete(child);
  }
  /** Ends them all, and what left their groups. Never rejects; safe to call again. */
  async end() {
    this.#ended = true;
    await Promise.all([...this.#children].map((child) => child.end()));
    killStrays(this.#token);
    families.delete(this);
  }
  killNow() {
    for (const child of this.#children)
      child.killNow();
    killStrays(this.#token);
  }
}
async function endGroup(pid) {
  const runs = () => signalGroup(pid, 0) && groupRuns(pid);
  if (WINDOWS || !runs())
    return;
  signalGroup(pid, "SIGTERM");
  const waits = [TERM_GRACE_MS, DRAIN_MS];
  for (const [index, wait] of waits.entries()) {
    const until = performance.now() + wait;
    while (performance.now() < until) {
      if (!runs())
        return;
      await (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_5__/* .pause */ .v7)(20);
    }
    if (index === 0)
      signalGroup(pid, "SIGKILL");
  }
}
function signalGroup(pid, signal) {
  if (WINDOWS) {
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_1__.spawnSync)("taskkill", ["/pid", String(pid), "/T", "/F"], { stdio: "ignore", windowsHide: true }).status === 0;
  }
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}
const HEAD_BYTES = 64 * 1024;
const TAIL_BYTES = 64 * 1024;
class BoundedLog {
  #head = Buffer.alloc(HEAD_BYTES);
  /** A ring: byte n of what follows the head lies at n modulo its size. */
  #tail = Buffer.alloc(TAIL_BYTES);
  #headBytes = 0;
  #tailBytes = 0;
  push(chunk) {
    const toHead = Math.min(chunk.length, HEAD_BYTES - this.#headBytes);
    chunk.copy(this.#head, this.#headBytes, 0, toHead);
    this.#headBytes += toHead;
    let from = toHead;
    while (from < chunk.length) {
      const at = this.#tailBytes % TAIL_BYTES;
      const copied = chunk.copy(this.#tail, at, from);
      from += copied;
      this.#tailBytes += copied;
    }
  }
  /** Everything kept, decoded as UTF-8 with replacement characters; untrusted, escape before printing. */
  text() {
    const head = this.#head.subarray(0, this.#headBytes);
    const leftOut = this.#tailBytes - TAIL_BYTES;
    if (leftOut <= 0)
      return Buffer.concat([head, this.#tail.subarray(0, this.#tailBytes)]).toString("utf8");
    const at = this.#tailBytes % TAIL_BYTES;
    const tail = Buffer.concat([this.#tail.subarray(at), this.#tail.subarray(0, at)]);
    return `${head.toString("utf8")}
[${leftOut} bytes left out]
${tail.toString("utf8")}`;
  }
  /** The last lines with any content, at most `count` lines and 2,000 characters; empty where nothing was written. */
  lastLines(count) {
    const lines = this.text().split("\n").filter((line) => line.trim() !== "");
    return lines.slice(-count).join("\n").slice(-2e3);
  }
}
function findStrays(token) {
  if (process.platform !== "linux")
    return [];
  const needle = Buffer.from(`${_ports_js__WEBPACK_IMPORTED_MODULE_3__/* .CHILD_TOKEN_NAME */ .h}=${token}`);
  const found = [];
  for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.readdirSync)("/proc")) {
    const pid = Number(entry);
    if (!Number.isInteger(pid) || pid === process.pid)
      continue;
    try {
      if ((0,node_fs__WEBPACK_IMPORTED_MODULE_4__.readFileSync)(`/proc/${entry}/environ`).includes(needle))
        found.push(pid);
    } catch {
    }
  }
  return found;
}
function killStrays(token) {
  for (let round = 0; round < 50; round++) {
    const strays = findStrays(token);
    if (strays.length === 0)
      return;
    for (const pid of strays) {
      try {
        process.kill(pid, "SIGKILL");
      } catch {
      }
    }
  }
}
function groupRuns(group) {
  if (process.platform !== "linux")
    return true;
  return (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.readdirSync)("/proc").some((entry) => {
    if (!/^\d+$/.test(entry))
      return false;
    try {
      const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.readFileSync)(`/proc/${entry}/stat`, "latin1");
      const [state, , inGroup] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return Number(inGroup) === group && state !== "Z" && state !== "X";
    } catch {
      return false;
    }
  });
}



/***/ }),

/***/ 56191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pl: () => (/* binding */ after),
/* harmony export */   d5: () => (/* binding */ elapsedMs),
/* harmony export */   ux: () => (/* binding */ within),
/* harmony export */   v7: () => (/* binding */ pause)
/* harmony export */ });
const MAX_DELAY_MS = 2 ** 31 - 1;
function after(ms, run) {
  return setTimeout(run, Math.min(ms, MAX_DELAY_MS));
}
function pause(ms) {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
async function within(promise, ms) {
  let timer;
  const late = new Promise((resolve) => {
    timer = after(ms, () => resolve(false));
  });
  try {
    return await Promise.race([promise.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
function elapsedMs(from, to) {
  return Number(to - from) / 1e6;
}



/***/ })

};
