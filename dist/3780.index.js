export const id = 3780;
export const ids = [3780];
export const modules = {

/***/ 98228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ Secrecy)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/files/read.js
var read = __webpack_require__(62611);
// EXTERNAL MODULE: ./lib/model/packed-answer.js
var packed_answer = __webpack_require__(20848);
// EXTERNAL MODULE: ./lib/retrievers/registry.js + 6 modules
var registry = __webpack_require__(78691);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./lib/system/secrets.js
/** Secrets of the environment, in every form in which a program may repeat one, and their replacement in a text. */

/** What stands in a secret's place. */
const HIDDEN = "***";
/** Shorter values are in words that have nothing to do with them. */
const SHORTEST_SECRET = 8;
const SECRET_NAME = /(?:TOKEN|KEY|SECRET|PASSWORD|PASS|AUTH|CREDENTIALS|DSN|PAT)$/iu;
/** Variables that are called like a secret, and those that the config names; a value of several lines is several. */
function secretsIn(environment, named) {
    const found = Object.entries(environment).flatMap(([name, value = ""]) => named.has(name) || SECRET_NAME.test(name)
        ? [value, ...linesOf(value), ...passwordsOf(value)].map((each) => ({
            name,
            value: each.trim(),
        }))
        : []);
    const long = found.filter(({ value }) => value.length >= SHORTEST_SECRET && !isPlace(value));
    return [...new Map(long.map((secret) => [secret.value, secret])).values()];
}
/** Of a key in PEM, without what every key begins and ends with. */
function linesOf(value) {
    return value.split(/[\r\n]+/u).filter((line) => !line.startsWith("-----"));
}
/** `SSH_KEY=/home/me/.ssh/id` names a file of this machine. */
function isPlace(value) {
    return /^(?:\/|[A-Za-z]:\\)/u.test(value) && (0,external_node_fs_.existsSync)(value);
}
/** Of `postgres://user:password@host` and `user:password`. */
function passwordsOf(value) {
    const found = /^(?:[a-z][a-z0-9+.-]*:\/\/)?[^\s:/@]*:([^\s/@]+)(?:@|$)/iu.exec(value)?.[1];
    return found === undefined ? [] : [found, decoded(found)];
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
/** Replaces them in a text; null where there is nothing to replace. */
function hiderOf(secrets) {
    if (secrets.length === 0)
        return null;
    const forms = [...new Set(secrets.flatMap(({ value }) => formsOf(value)))];
    // The longest first: a value may hold another.
    const pattern = new RegExp(forms.toSorted((a, b) => b.length - a.length).join("|"), "gu");
    return (text) => {
        const hidden = text.replace(pattern, HIDDEN);
        return hidden.includes("…") || hidden.includes(" bytes left out]") ? withoutCut(hidden, secrets) : hidden;
    };
}
/** As patterns. */
function formsOf(value) {
    const long = (texts) => [...new Set(texts)].filter((text) => text.length >= SHORTEST_SECRET);
    return [
        ...long([value, ...escapesOf(value), ...hexOf(value)]).map(patternOf),
        ...long(base64Of(value)).map(wrappedPattern),
    ];
}
/** A plain word or number is found as a whole only: `PASS=password` hides no part of `passwords`. */
function patternOf(text) {
    const literal = literalOf(text);
    if (!/^(?:[a-z]+|[A-Z][a-z]+|[A-Z]+|\d+)$/u.test(text))
        return literal;
    return String.raw `(?<![\p{L}\p{N}])${literal}(?![\p{L}\p{N}])`;
}
function literalOf(text) {
    return text.replaceAll(/[$()*+.?[\\\]^{|}/]/gu, String.raw `\$&`);
}
/** Many programs break lines of base64 at 64 or 76 characters; in JSON, too. */
function wrappedPattern(text) {
    return Array.from(text, literalOf).join(String.raw `(?:\r?\n|\\n)?`);
}
function escapesOf(value) {
    const json = JSON.stringify(value).slice(1, -1);
    const ascii = json.replaceAll(/[\u0080-\uffff]/g, unicodeEscape);
    const url = [...Buffer.from(value, "utf8")].map(percent).join("");
    const uri = uriForms(value);
    const html = value
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll(">", "&gt;")
        .replaceAll('"', "&quot;");
    return [
        json,
        ascii,
        json.replaceAll("/", String.raw `\/`),
        // Go's and .NET's.
        json.replaceAll(/[&<>]/gu, unicodeEscape),
        JSON.stringify(value.replaceAll('"', "\0"))
            .slice(1, -1)
            .replaceAll(String.raw `\u0000`, '"')
            .replaceAll(/["&'+<>`\u0080-\uffff]/g, (each) => unicodeEscape(each).toUpperCase().replace("U", "u")),
        // JSON in JSON.
        JSON.stringify(json).slice(1, -1),
        url,
        ...uri,
        ...uri.map((each) => each.replaceAll("%20", "+")),
        ...uri.map(lowerPercent),
        html,
        html.replaceAll("'", "&#39;"),
        html.replaceAll("'", "&#x27;"),
        html.replaceAll("'", "&#039;"),
        html.replaceAll("'", "&#39;").replaceAll("&quot;", "&#34;").replaceAll("+", "&#43;"),
    ];
}
function uriForms(value) {
    try {
        const whole = encodeURIComponent(value);
        // Python's quote leaves `/`, and escapes what encodeURIComponent leaves.
        const strict = whole.replaceAll(/[!'()*]/gu, percentOf);
        return [whole, encodeURI(value), strict, strict.replaceAll("%2F", "/")];
    }
    catch {
        return [];
    }
}
function percent(byte) {
    return `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
}
function percentOf(character) {
    return percent(character.codePointAt(0));
}
function lowerPercent(text) {
    return text.replaceAll(/%[0-9A-F]{2}/gu, (each) => each.toLowerCase());
}
function unicodeEscape(unit) {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
function hexOf(value) {
    const hex = Buffer.from(value, "utf8").toString("hex");
    return [hex, hex.toUpperCase()];
}
/** At each of the three offsets at which it may stand in what was encoded: `user:secret`, a header, a whole file. */
function base64Of(value) {
    const bytes = Buffer.from(value, "utf8");
    return [0, 1, 2].flatMap((offset) => {
        const text = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
        // Characters that hold bits of a neighbour differ with it.
        const own = text.slice([0, 2, 3][offset], Math.floor(((offset + bytes.length) * 8) / 6));
        return [own, own.replaceAll("+", "-").replaceAll("/", "_")];
    });
}
const CUT = /…|\n\[\d+ bytes left out\]\n/gu;
/** What is left of a secret where a text was cut in it. */
function withoutCut(text, secrets) {
    const parts = text.split(CUT);
    const marks = text.match(CUT) ?? [];
    return parts
        .map((part, index) => {
        const before = index === parts.length - 1 ? part : withoutEnd(part, secrets);
        return `${before}${marks[index] ?? ""}`;
    })
        .join("");
}
function withoutEnd(part, secrets) {
    for (const { value } of secrets) {
        for (let length = value.length - 1; length >= SHORTEST_SECRET; length--) {
            if (part.endsWith(value.slice(0, length)))
                return part.slice(0, -length) + HIDDEN;
        }
    }
    return part;
}

;// CONCATENATED MODULE: ./lib/app/secrecy.js
/** Keeps secrets of the environment out of everything that leaves a run; matching and scoring happen before. */





class Secrecy {
    #environment;
    #all;
    #secrets;
    /** Until the config is read, what is called like a secret is one. */
    constructor(environment) {
        this.#environment = environment;
        this.#all = secretsIn(environment, new Set());
        this.#secrets = this.#all;
    }
    /** For the job's log: also those that the suite holds. The runner's own it masks by itself. */
    get masks() {
        return this.#all.filter(({ name }) => !name.startsWith("ACTIONS_")).map(({ value }) => value);
    }
    /** As `know`, of base and head. */
    learn({ head, base, beside }, root) {
        const { retriever, judge } = head.config;
        return this.know({
            retrievers: beside ? [retriever, beside.config] : [retriever],
            named: judge?.api_key ? [judge.api_key.env] : [],
            suites: base === null ? [head.suite] : [head.suite, base.suite],
        }, root);
    }
    /** Adds what the configs name, and leaves out what the repository itself says to everybody: a notice tells of it. */
    know({ retrievers, named, suites }, root) {
        const own = Object.assign({}, ...retrievers.map(ownVariables));
        const names = new Set([...named, ...retrievers.flatMap(variablesOf)]);
        const all = secretsIn({ ...own, ...this.#environment }, names);
        const texts = all.length === 0 ? [] : suites.flatMap(({ cases }) => cases.flatMap(stringsOf));
        const data = all.length === 0 ? [] : retrievers.flatMap((each) => dataText(each, root) ?? []);
        const isKnown = ({ value }) => texts.some((text) => text.includes(value)) || data.some((bytes) => bytes.includes(value));
        const known = all.filter(isKnown);
        this.#all = all;
        this.#secrets = all.filter((secret) => !known.includes(secret));
        const variables = [...new Set(known.map(({ name }) => name))].toSorted();
        return variables.length === 0 ? [] : [{ code: "secret_in_suite", variables }];
    }
    /** Throws retriever_answer where a result's id holds one: ids join runs, baselines and judgments, and stay as they are. */
    check({ run, base }) {
        const hide = hiderOf(this.#secrets);
        if (hide === null)
            return;
        for (const each of [run, ...(base === null ? [] : [base])])
            checkIds(each, hide);
    }
    /** Any value without them. */
    without(value) {
        const hide = hiderOf(this.#secrets);
        return hide === null ? value : hiddenIn(value, hide);
    }
    /** The same error: a retriever's own words are in its message. */
    said(error) {
        if (!(error instanceof errors.GateError))
            return error;
        const { message, hint, problems } = this.without({
            message: error.message,
            hint: error.hint,
            problems: error.problems,
        });
        return new errors.GateError(error.code, message, { problems, ...(hint === undefined ? {} : { hint }) });
    }
    hidden(report) {
        const hide = hiderOf(this.#secrets);
        if (hide === null)
            return report;
        const { inputs, ...rest } = report;
        // The repository's own files hold none.
        return { ...hiddenIn(rest, hide), inputs };
    }
}
const ID_FIELDS = ["id", "path", "name", "qualified_name", "cluster"];
function checkIds(run, hide) {
    for (const { case_id: id, outcome } of run.cases) {
        if (outcome.kind !== "answer")
            continue;
        for (const [index, hit] of outcome.hits.entries()) {
            const field = ID_FIELDS.find((each) => hit[each] !== undefined && hide(hit[each]) !== hit[each]);
            if (field === undefined)
                continue;
            throw new errors.GateError("retriever_answer", `case "${id}": \`${field}\` of result ${index + 1} holds the value of a secret`, { hint: "Reports, baselines and judgments repeat ids as they are: return another id." });
        }
    }
}
/** Whatever the kind: a value `{ env, prefix }` of the config is sent with the variable's content. */
function variablesOf(value) {
    if (typeof value !== "object" || value === null)
        return [];
    if ("env" in value && typeof value.env === "string" && "prefix" in value)
        return [value.env];
    return Object.values(value).flatMap(variablesOf);
}
/** What the config sets for the retriever alone. */
function ownVariables(retriever) {
    if (!("env" in retriever))
        return {};
    const written = retriever.env;
    const entries = written instanceof Map ? [...written] : Object.entries(written ?? {});
    return Object.fromEntries(entries.filter(([, value]) => typeof value === "string"));
}
function stringsOf(value) {
    if (typeof value === "string")
        return [value];
    return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}
/** Of the corpus, or the recorded run. */
function dataText(retriever, root) {
    const data = (0,registry/* dataOf */.qu)(retriever);
    if (data === null)
        return null;
    try {
        return (0,read/* readBytes */.io)(root, data.file, "corpus", read/* JSON_LIMIT */.Vz);
    }
    catch {
        // The retriever will say what is wrong with it.
        return null;
    }
}
/** Their values are words of ours and ids of the suite, whatever a secret looks like. */
const OWN_WORDS = new Set("kind code verdict outcome category categories secondary_categories metric policy mode unit source tool os arch case_id digest direction acceptance reason".split(" "));
/** The same value with every text in it hidden; itself where nothing changes. Keys stay. */
function hiddenIn(value, hide) {
    return walk(value, hide);
}
function walk(value, hide) {
    if (typeof value === "string")
        return hide(value);
    if (Array.isArray(value)) {
        const items = value.map((each) => walk(each, hide));
        return items.some((each, index) => each !== value[index]) ? items : value;
    }
    if (value instanceof Map) {
        const entries = [...value].map(([key, each]) => [key, walk(each, hide)]);
        return entries.some(([key, each]) => each !== value.get(key)) ? new Map(entries) : value;
    }
    if (typeof value !== "object" || value === null || value instanceof Set)
        return value;
    const members = Object.entries(isAnswer(value) ? (0,packed_answer/* unpacked */.KZ)(value) : value);
    const walked = members.map(([key, each]) => [key, isOwnWord(key, each) ? each : walk(each, hide)]);
    return walked.some(([, each], index) => each !== members[index][1]) ? Object.fromEntries(walked) : value;
}
function isAnswer(value) {
    return "kind" in value && value.kind === "answer" && "hits" in value;
}
function isOwnWord(key, value) {
    const words = typeof value === "string" || (Array.isArray(value) && value.every((each) => typeof each === "string"));
    return words && OWN_WORDS.has(key);
}


/***/ }),

/***/ 96035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ childEnvironment),
/* harmony export */   h: () => (/* binding */ CHILD_TOKEN_NAME)
/* harmony export */ });
/** Names every process that comes from one retriever, so that one which left its process group is still found. */
const CHILD_TOKEN_NAME = "RETRIEVAL_GATE_CHILD";
/** Ours or the runner's, never the retriever's: tokens, the action's inputs, the files that the runner reads commands from. */
const REMOVED = new Set([
    "GITHUB_TOKEN",
    "GITHUB_ENV",
    "GITHUB_PATH",
    "GITHUB_OUTPUT",
    "GITHUB_STATE",
    "GITHUB_STEP_SUMMARY",
    "NODE_OPTIONS",
    CHILD_TOKEN_NAME,
]);
const REMOVED_PREFIXES = ["ACTIONS_", "INPUT_"];
/** Kept under `env_only` without being named: without them no command is found (PATH) or starts (Windows). */
const ALWAYS_KEPT = new Set(["PATH"]);
const ALWAYS_KEPT_ON_WINDOWS = new Set(["PATH", "PATHEXT", "SYSTEMROOT", "COMSPEC"]);
/**
 * The environment of a retriever's process: the step's, minus what belongs to the runner and to us, plus
 * PYTHONUNBUFFERED=1 (a Python child that prints without flushing would hang), plus `env`. `env_only` lists the only
 * names taken from the step's environment besides PATH (on Windows also PATHEXT, SystemRoot and ComSpec); naming a
 * removed variable there does not bring it back, while `env` may set any name. This is hygiene, not protection: a
 * process of the same user can read its parent's environment.
 */
function childEnvironment(step, config, platform = process.platform) {
    // Windows compares names without case, every other system with.
    const canonical = (name) => (platform === "win32" ? name.toUpperCase() : name);
    const always = platform === "win32" ? ALWAYS_KEPT_ON_WINDOWS : ALWAYS_KEPT;
    const only = config.env_only === null ? null : new Set(config.env_only.map(canonical));
    const added = new Set(Object.keys(config.env).map(canonical));
    const environment = new Map();
    for (const [name, value] of Object.entries(step)) {
        const key = canonical(name);
        if (value === undefined || added.has(key) || isRemoved(key))
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

/***/ 87033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ot: () => (/* binding */ BoundedLog),
  Hx: () => (/* binding */ Family)
});

// UNUSED EXPORTS: Child, killAllChildren

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: ./lib/retrievers/ports.js
var ports = __webpack_require__(96035);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./lib/retrievers/strays.js


/**
 * Processes whose environment carries the token, ours excepted: a grandchild that called setsid left the process
 * group and is found in no other way. Linux only (empty elsewhere); a process that cleared its environment is not found.
 */
function findStrays(token) {
    if (process.platform !== "linux")
        return [];
    const needle = Buffer.from(`${ports/* CHILD_TOKEN_NAME */.h}=${token}`);
    const found = [];
    for (const entry of (0,external_node_fs_.readdirSync)("/proc")) {
        const pid = Number(entry);
        if (!Number.isInteger(pid) || pid === process.pid)
            continue;
        try {
            if ((0,external_node_fs_.readFileSync)(`/proc/${entry}/environ`).includes(needle))
                found.push(pid);
        }
        catch {
            // Gone meanwhile, or another user's: not a child of ours.
        }
    }
    return found;
}
/** Kills them, and looks again until none is left: one may have forked meanwhile. Synchronous, for the last moment. */
function killStrays(token) {
    for (let round = 0; round < 50; round++) {
        const strays = findStrays(token);
        if (strays.length === 0)
            return;
        for (const pid of strays) {
            try {
                process.kill(pid, "SIGKILL");
            }
            catch {
                // Gone meanwhile.
            }
        }
    }
}
/**
 * Whether the process group still has a member that runs. One that is dead but not yet collected by its new parent
 * (in a container without an init that may be never) still takes signals; only /proc tells it apart. Linux only: true
 * elsewhere.
 */
function groupRuns(group) {
    if (process.platform !== "linux")
        return true;
    return (0,external_node_fs_.readdirSync)("/proc").some((entry) => {
        if (!/^\d+$/.test(entry))
            return false;
        try {
            // The name, in parentheses, may hold anything; then come state, parent and group (proc(5)).
            const stat = (0,external_node_fs_.readFileSync)(`/proc/${entry}/stat`, "latin1");
            const [state, , inGroup] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
            return Number(inGroup) === group && state !== "Z" && state !== "X";
        }
        catch {
            return false;
        }
    });
}

// EXTERNAL MODULE: ./lib/system/timers.js
var timers = __webpack_require__(56191);
;// CONCATENATED MODULE: ./lib/retrievers/process.js






/** How long a child has to leave by itself once its standard input ended. */
const STDIN_GRACE_MS = 1000;
/** How long it then has between SIGTERM and SIGKILL. */
const TERM_GRACE_MS = 2000;
/** How long output may still come after the exit. `close` never fires while a grandchild holds the pipe. */
const DRAIN_MS = 500;
const WINDOWS = process.platform === "win32";
/** Every family that may have living members, for the last resort. */
const families = new Set();
let watching = false;
/** From the first child on; a program that starts none has no such handler. */
function watchExit() {
    if (watching)
        return;
    watching = true;
    process.on("exit", killAllChildren);
}
/**
 * Kills every child of every retriever, synchronously and without grace. Runs by itself when our process exits: after
 * it none of ours is left, whatever way we end (SIGKILL excepted; then children see the end of their standard input).
 */
function killAllChildren() {
    for (const family of families)
        family.killNow();
}
/** One running process and its process group. */
class Child {
    stdin;
    answers;
    /** Resolves after the exit and once the output is drained, or given up on. */
    exited;
    #process;
    #pid;
    #exit;
    #ending = null;
    constructor(process, pid, answersOn, onNoise) {
        this.#process = process;
        this.#pid = pid;
        this.stdin = process.stdin;
        const answers = process.stdio[answersOn === "none" ? 1 : answersOn];
        if (!(answers instanceof external_node_stream_.Readable))
            throw new Error("the child has no pipe for its answers");
        this.answers = answers;
        this.#exit = new Promise((resolve) => {
            process.once("exit", (code, signal) => resolve({ code, signal }));
        });
        const noises = answersOn === 1 ? [process.stderr] : [process.stdout, process.stderr];
        for (const noise of noises)
            noise.on("data", onNoise);
        for (const stream of process.stdio)
            stream?.on("error", () => { });
        process.on("error", () => { });
        this.exited = this.#drained([...new Set([...noises, this.answers])]);
    }
    /** End of standard input, then SIGTERM, then SIGKILL, each with its grace, to the whole group. Never rejects. */
    end() {
        this.#ending ??= this.#end();
        return this.#ending;
    }
    /** Without grace and without waiting. */
    killNow() {
        signalGroup(this.#pid, "SIGKILL");
    }
    async #end() {
        this.stdin.end();
        if (!(await (0,timers/* within */.ux)(this.#exit, STDIN_GRACE_MS))) {
            signalGroup(this.#pid, "SIGTERM");
            if (!(await (0,timers/* within */.ux)(this.#exit, TERM_GRACE_MS))) {
                signalGroup(this.#pid, "SIGKILL");
                await (0,timers/* within */.ux)(this.#exit, TERM_GRACE_MS);
            }
        }
        await endGroup(this.#pid);
        await (0,timers/* within */.ux)(this.exited, DRAIN_MS * 2);
        this.#destroy();
    }
    async #drained(outputs) {
        const ends = Promise.all(outputs.map((output) => new Promise((resolve) => output.once("close", resolve))));
        const exit = await this.#exit;
        await (0,timers/* within */.ux)(ends, DRAIN_MS);
        this.#destroy();
        return exit;
    }
    #destroy() {
        for (const stream of this.#process.stdio)
            stream?.destroy();
    }
}
/** The processes of one retriever: one that lives long, or one a query. They share a token by which strays are found. */
class Family {
    #token = (0,external_node_crypto_.randomUUID)();
    #children = new Set();
    #ended = false;
    /** Resolves when the program has started; rejects with the system's error (ENOENT, EACCES) where it can't. */
    async spawn(options, onNoise) {
        if (this.#ended)
            throw new Error("a process was asked for after the end of its family");
        watchExit();
        families.add(this);
        const [file, ...args] = options.argv;
        const started = (0,external_node_child_process_.spawn)(file, args, {
            cwd: options.cwd,
            env: { ...options.env, [ports/* CHILD_TOKEN_NAME */.h]: this.#token },
            // Never inherit: a child that keeps our stdout open holds up the runner.
            stdio: options.answersOn === 3 ? ["pipe", "pipe", "pipe", "pipe"] : ["pipe", "pipe", "pipe"],
            // Its own process group, so that a signal reaches its children too. On Windows it would open a console window.
            detached: !WINDOWS,
            windowsHide: true,
        });
        if (started.pid === undefined) {
            throw await new Promise((resolve) => started.once("error", resolve));
        }
        const child = new Child(started, started.pid, options.answersOn, onNoise);
        this.#children.add(child);
        return child;
    }
    /** Ends one child that is no longer needed, and its group. */
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
/** The leader is gone; what it started may live on in its group. */
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
            await (0,timers/* pause */.v7)(20);
        }
        if (index === 0)
            signalGroup(pid, "SIGKILL");
    }
}
/** True where the signal reached someone. */
function signalGroup(pid, signal) {
    if (WINDOWS) {
        return ((0,external_node_child_process_.spawnSync)("taskkill", ["/pid", String(pid), "/T", "/F"], { stdio: "ignore", windowsHide: true })
            .status === 0);
    }
    try {
        return process.kill(-pid, signal);
    }
    catch {
        return false;
    }
}
const HEAD_BYTES = 64 * 1024;
const TAIL_BYTES = 64 * 1024;
/**
 * What a retriever wrote for people: the first 64 KiB and the last 64 KiB, and how much lay between. Holds 128 KiB
 * however much comes.
 */
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
        return `${head.toString("utf8")}\n[${leftOut} bytes left out]\n${tail.toString("utf8")}`;
    }
    /** The last lines with any content, at most `count` lines and 2,000 characters; empty where nothing was written. */
    lastLines(count) {
        const lines = this.text()
            .split("\n")
            .filter((line) => line.trim() !== "");
        return lines.slice(-count).join("\n").slice(-2000);
    }
}


/***/ }),

/***/ 34396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ askRounds)
/* harmony export */ });
/** Time and queries are looked at before every query: one round of a slow retriever may take longer than all the rest. */
async function askRounds({ rounds, ends_ms: endsMs }, taken, ports) {
    const start = ports.now();
    const isOver = () => ports.now() - start >= endsMs || !ports.mayAsk();
    let done = 0;
    const askAll = async (all) => {
        const total = done + all.reduce((sum, ids) => sum + ids.length, 0);
        for (const ids of all) {
            for (const id of ports.order(ids)) {
                if (isOver())
                    return false;
                await ports.ask(id);
                ports.progress(++done, total);
            }
        }
        return true;
    };
    const planned = await askAll(rounds);
    taken.ms = ports.now() - start;
    taken.budget_ended = !planned || !(await askAll(ports.more()));
}


/***/ }),

/***/ 59525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ fewestRepeats),
/* harmony export */   o: () => (/* binding */ runSuite)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _rounds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34396);
/* harmony import */ var _side_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40285);
/* harmony import */ var _stages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37522);
/** Asks every case's query: once for quality, then as often as the sampling plan says, with one query in flight. */




/** Starts the retriever, measures, and stops it in every case. Rejects only for what is no GateError. */
async function runSuite(plan, ports) {
    const session = new Session(plan, ports);
    try {
        await ports.retriever.start();
        await session.run();
        return session.measurement(null);
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError)
            return session.measurement(error);
        throw error;
    }
    finally {
        await ports.retriever.stop();
    }
}
class Session {
    #plan;
    #ports;
    #side;
    #samples = new Map();
    #taken = { budget_ended: false, ms: 0 };
    #stages = new _stages_js__WEBPACK_IMPORTED_MODULE_2__/* .Stages */ .e();
    /** Cases whose first answer counts as a sample, until their first round comes. */
    #ahead = new Set();
    #source = "off";
    constructor(plan, ports) {
        this.#plan = plan;
        this.#ports = ports;
        this.#side = new _side_js__WEBPACK_IMPORTED_MODULE_1__/* .Side */ .m(plan, ports);
    }
    async run() {
        const { cases, latency, clock } = this.#plan;
        let done = 0;
        await this.#side.qualityPass(cases, () => this.#ports.progress("quality", ++done, cases.length));
        if (latency === "off")
            return clock === "recorded" ? undefined : this.#askTwice();
        if (clock === "recorded")
            this.#adoptRecorded();
        else
            await this.#time(latency);
    }
    measurement(failure) {
        const timing = {
            source: this.#source,
            repeats: fewestRepeats(this.#samples, (id) => this.#side.answered(id)),
            budget_ended: this.#taken.budget_ended,
            asked: { queries: this.#side.asked, ms: this.#taken.ms, plan: [] },
        };
        const sampled = { samples: this.#samples, stages: this.#stages.byCase, timing };
        return this.#side.measurement(this.#plan.cases, sampled, failure);
    }
    async #time(latency) {
        const { cases, concurrency } = this.#plan;
        const byId = new Map(cases.map((each) => [each.id, each]));
        this.#source = latency.source;
        for (let pass = 1; pass < latency.warmup; pass++)
            await this.#warmUp(latency);
        const sampling = this.#plan.sampling(this.#side.tookMs);
        if (latency.warmup === 0 && concurrency === 1)
            this.#adoptFirst(sampling);
        await (0,_rounds_js__WEBPACK_IMPORTED_MODULE_3__/* .askRounds */ .B)(sampling, this.#taken, {
            now: this.#ports.now,
            mayAsk: () => this.#mayAsk(latency),
            order: (ids) => ids,
            ask: async (id) => {
                if (!this.#ahead.delete(id))
                    await this.#sample(byId.get(id));
            },
            more: () => sampling.more(this.#samples, this.#stages.byCase),
            progress: (done, total) => this.#ports.progress("latency", done, total),
        });
    }
    /** Of cases all over the suite. */
    async #askTwice() {
        const { cases, twice = 0 } = this.#plan;
        const step = Math.max(1, Math.ceil(cases.length / Math.max(1, twice)));
        const asked = twice === 0 ? [] : cases.filter((_, at) => at % step === 0);
        for (const subject of asked)
            if (this.#side.answered(subject.id))
                await this.#side.again(subject);
    }
    #mayAsk({ max_queries: most }) {
        return most === null || this.#side.asked < most;
    }
    async #warmUp(latency) {
        for (const subject of this.#plan.cases) {
            if (!this.#mayAsk(latency))
                return;
            if (this.#side.answered(subject.id))
                await this.#side.again(subject);
        }
    }
    async #sample(subject) {
        if (!this.#side.answered(subject.id))
            return;
        const timed = await this.#side.again(subject);
        if (timed !== null)
            return this.#adopt(subject.id, timed);
        this.#samples.delete(subject.id);
        this.#stages.delete(subject.id);
    }
    /** Without a warm-up the first answers of the cases that are timed at all are their first samples. */
    #adoptFirst({ rounds }) {
        const timed = new Set(rounds.flat());
        for (const [id, first] of this.#side.firstTimes()) {
            if (!timed.has(id))
                continue;
            this.#adopt(id, first);
            this.#ahead.add(id);
        }
    }
    /** A recorded run is asked once: its own times are the samples where every answer has one, else latency is off. */
    #adoptRecorded() {
        const first = this.#side.firstTimes();
        if (first.size === 0 || first.size < this.#side.answers)
            return;
        this.#source = "recorded";
        for (const [id, timed] of first)
            this.#adopt(id, timed);
    }
    #adopt(id, { ms, spans }) {
        // Unlike a list that is pushed to, this one has no room to spare; there are as many as cases.
        this.#samples.set(id, (this.#samples.get(id) ?? []).concat(ms));
        this.#stages.add(id, spans);
    }
}
/** Of the cases that were timed and did not fail since; 0 where there is none. */
function fewestRepeats(samples, answered) {
    const counts = [...samples].flatMap(([id, own]) => (answered(id) ? [own.length] : []));
    return counts.length === 0 ? 0 : Math.min(...counts);
}


/***/ }),

/***/ 40285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ Side)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/model/packed-answer.js
var packed_answer = __webpack_require__(20848);
// EXTERNAL MODULE: ./lib/system/memory.js
var memory = __webpack_require__(98214);
// EXTERNAL MODULE: ./lib/run/ranking.js
var ranking = __webpack_require__(65887);
;// CONCATENATED MODULE: ./lib/run/refusals.js
/** A wrong address or key fails every query alike: that is seen after a few of them, not after the last. */

/** So many queries that fail alike, before any was answered, say that the others will. */
const MOST_ALIKE = 10;
class Refusals {
    #alike = null;
    #count = 0;
    #over = false;
    /** A query was answered: what fails from now on is its own matter. */
    over() {
        this.#over = true;
    }
    /** Throws `retriever_failed` for the last of so many that fail alike. */
    add(query, message) {
        if (this.#over)
            return;
        // Messages quote the query, cut where it is long.
        const own = JSON.stringify(query).slice(1, -1);
        const alike = message.replace(/"(?:[^"\\]|\\.)*"/g, (text) => own.startsWith(text.slice(1, -1).replace(/…$/, "")) ? "…" : text);
        if (this.#alike !== null && this.#alike !== alike)
            return this.over();
        this.#alike = alike;
        if (++this.#count < MOST_ALIKE)
            return;
        throw new errors.GateError("retriever_failed", `the first ${MOST_ALIKE} queries failed alike: ${message}`, {
            hint: hintFor(message),
        });
    }
}
function hintFor(message) {
    const status = /\banswered (4\d\d)\b/.exec(message)?.[1];
    if (status === "401" || status === "403") {
        return 'Give the server a key that it takes: headers: { authorization: { env: SEARCH_TOKEN, prefix: "Bearer " } }, and the variable in the step\'s env.';
    }
    if (status === "404")
        return "Check the path of retriever.url, and that the index exists by now.";
    return 'No other query was asked. `retrieval-gate ask "some words"` shows one answer.';
}

;// CONCATENATED MODULE: ./lib/run/side.js
/** One retriever under measurement: what it answered, and whether it answers the same when asked again. */





/** Queries. */
const LOOK_EVERY = 256;
class Side {
    #plan;
    #ports;
    #outcomes = new Map();
    #firstMs = new Map();
    /** What the first answers took by our clock, by case. */
    #tookMs = new Map();
    #unstable = new Set();
    #refusals = new Refusals();
    #retries = 0;
    #asked = 0;
    constructor(plan, ports) {
        this.#plan = plan;
        this.#ports = ports;
    }
    /** The first answers that were timed, by case id. */
    firstTimes() {
        const timed = (id, ms) => {
            const first = this.#outcomes.get(id);
            return { ms, spans: first?.kind === "answer" ? first.spans : undefined };
        };
        return new Map([...this.#firstMs].map(([id, ms]) => [id, timed(id, ms)]));
    }
    /** Whether the case has an answer, and nothing failed since. */
    answered(id) {
        return this.#outcomes.get(id)?.kind === "answer";
    }
    /**
     * What each first answer took by our clock, in milliseconds, whatever clock the samples come from. The very first also
     * wait for the retriever's own start, which no plan should count once more for every repeat: at most as the others' slowest.
     */
    get tookMs() {
        const all = [...this.#tookMs];
        const others = all.slice(this.#plan.concurrency);
        if (others.length === 0)
            return this.#tookMs;
        const most = others.reduce((slowest, [, ms]) => Math.max(slowest, ms), 0);
        return new Map(all.map(([id, ms]) => [id, Math.min(ms, most)]));
    }
    /** Queries so far. */
    get asked() {
        return this.#asked;
    }
    get answers() {
        return [...this.#outcomes.values()].filter((outcome) => outcome.kind === "answer").length;
    }
    /** One answer for every case; concurrent where the plan allows, with the same outcome either way. */
    async qualityPass(cases, done) {
        let next = 0;
        const worker = async () => {
            for (let subject = cases[next++]; subject !== undefined; subject = cases[next++]) {
                await this.#first(subject);
                done();
            }
        };
        const workers = Array.from({ length: Math.min(this.#plan.concurrency, cases.length) }, () => worker().catch((error) => {
            next = cases.length;
            throw error;
        }));
        const ended = await Promise.allSettled(workers);
        const failed = ended.find((each) => each.status === "rejected");
        if (failed !== undefined)
            throw failed.reason;
    }
    /** Asks once more and takes the time; null where the query failed, which is the case's outcome from then on. */
    async again(subject) {
        const raw = await this.#ask(subject);
        if (raw.kind === "error") {
            this.#outcomes.set(subject.id, { kind: "error", message: `in a repeat: ${raw.message}` });
            return null;
        }
        const first = this.#outcomes.get(subject.id);
        const now = this.#answer(subject, raw);
        if (first?.kind === "answer" && !sameList(first, now))
            this.#unstable.add(subject.id);
        const ms = this.#elapsed(subject, raw);
        return ms === null ? null : { ms, spans: raw.spans };
    }
    measurement(cases, sampled, failure) {
        const unasked = {
            kind: "error",
            message: failure === null ? "not asked" : `not asked: ${failure.message}`,
            asked: false,
        };
        return {
            cases: cases.map(({ id }) => {
                const spansMs = sampled.stages.get(id);
                return {
                    case_id: id,
                    outcome: this.#outcomes.get(id) ?? unasked,
                    first_ms: this.#firstMs.get(id) ?? null,
                    samples_ms: sampled.samples.get(id) ?? [],
                    ...(spansMs === undefined ? {} : { spans_ms: spansMs }),
                };
            }),
            timing: { ...sampled.timing, includes_start: this.#plan.clock === "with_start" },
            unstable: cases.flatMap((subject) => (this.#unstable.has(subject.id) ? [subject.id] : [])),
            retries: this.#retries,
            failure,
        };
    }
    async #ask(subject) {
        if (this.#ports.cancelled()) {
            throw new errors.GateError("cancelled", "the run was cancelled", {
                hint: "What was measured until then is in the report.",
            });
        }
        if (this.#asked++ % LOOK_EVERY === 0)
            (0,memory/* requireMemory */.Fr)(this.#outcomes.size);
        const raw = await this.#ports.retriever.ask({
            case_id: subject.asked_as ?? subject.id,
            query: subject.query,
            k: this.#plan.k,
            ...(subject.params === undefined ? {} : { params: subject.params }),
        });
        this.#retries += raw.retries;
        return raw;
    }
    async #first(subject) {
        const raw = await this.#ask(subject);
        if (raw.kind === "error") {
            this.#outcomes.set(subject.id, { kind: "error", message: raw.message });
            if (this.#plan.clock !== "recorded")
                this.#refusals.add(subject.query, raw.message);
            return;
        }
        this.#refusals.over();
        const answer = this.#answer(subject, raw);
        this.#outcomes.set(subject.id, answer);
        this.#tookMs.set(subject.id, raw.elapsed_ms ?? 0);
        const elapsed = this.#elapsed(subject, raw);
        if (elapsed !== null)
            this.#firstMs.set(subject.id, elapsed);
    }
    #answer(subject, raw) {
        const { k, definition } = this.#plan;
        try {
            const hits = (0,ranking/* rank */.T)(raw.results, subject.asked_as ?? subject.id, k, definition);
            const { kind, degraded, absent, reported_ms: reportedMs, spans, usage, answer } = raw;
            const whole = {
                kind,
                hits,
                returned: raw.results.length,
                degraded,
                ...(absent === undefined ? {} : { absent }),
                ...(reportedMs === undefined ? {} : { reported_ms: reportedMs }),
                ...(spans === undefined ? {} : { spans }),
                ...(usage === undefined ? {} : { usage }),
                ...(answer === undefined ? {} : { answer }),
            };
            return (0,packed_answer/* packed */.xc)(whole, this.#plan.held?.(subject.asked_as ?? subject.id));
        }
        catch (error) {
            if (!(error instanceof errors.GateError))
                throw error;
            throw new errors.GateError(error.code, `case "${subject.id}": ${error.message}`, {
                ...(error.hint === undefined ? {} : { hint: error.hint }),
                cause: error,
            });
        }
    }
    /** Milliseconds by the clock that the config chose; null where a recorded run carries none. */
    #elapsed(subject, raw) {
        const { latency, clock } = this.#plan;
        if (clock === "recorded")
            return raw.reported_ms ?? null;
        if (latency === "off" || latency.source === "measured")
            return raw.elapsed_ms;
        if (raw.reported_ms !== undefined)
            return raw.reported_ms;
        throw new errors.GateError("retriever_answer", `case "${subject.id}": the answer has no latency_ms`, {
            hint: "`latency.source: reported` needs `latency_ms` in every answer; or use `source: measured`.",
        });
    }
}
function sameList(one, other) {
    const [first, now] = [(0,packed_answer/* listOf */.c3)(one), (0,packed_answer/* listOf */.c3)(other)];
    return first.length === now.length && first.every((id, at) => id === now[at]);
}


/***/ }),

/***/ 37522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ Stages)
/* harmony export */ });
class Stages {
    #byCase = new Map();
    get byCase() {
        return this.#byCase;
    }
    add(caseId, spans) {
        for (const [stage, ms] of Object.entries(spans ?? {})) {
            const own = this.#byCase.get(caseId) ?? new Map();
            this.#byCase.set(caseId, own);
            const samples = own.get(stage);
            if (samples === undefined)
                own.set(stage, [ms]);
            else
                samples.push(ms);
        }
    }
    delete(caseId) {
        this.#byCase.delete(caseId);
    }
}


/***/ }),

/***/ 98214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ keepHeapTight),
/* harmony export */   FH: () => (/* binding */ loosenHeap),
/* harmony export */   Fr: () => (/* binding */ requireMemory),
/* harmony export */   Pg: () => (/* binding */ tidyHeap)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30714);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/**
 * Keeps the memory of large suites small, and ends a run in words where V8 would end it with "JavaScript heap out of
 * memory" and no report.
 */



/** Of the limit; beyond it V8 collects all the time, and then aborts. */
const FULL = 0.85;
/** What judging and reporting take of a case beside what is held, in bytes: 8,000 cases go through in a heap of 64 MiB. */
const REPORTED = 8 * 1024;
/** V8 lets the heap double before it collects; in a large suite nearly all of it is held, and little would be freed. */
function keepHeapTight() {
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)("--heap-growing-percent=10");
}
/** Up to so many cases the heap is small however it grows, and collecting so often costs more than it saves. */
const FEW_CASES = 2_000;
/** Lets it grow again where the suite turns out to be small. */
function loosenHeap(cases) {
    if (cases <= FEW_CASES)
        (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)("--heap-growing-percent=0");
}
/** Frees what many cases no longer need before as much again is made; of few it is not worth the time. */
function tidyHeap(cases) {
    if (cases > FEW_CASES)
        collect();
}
let gc = null;
function collect() {
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)("--expose-gc");
    gc ??= (0,node_vm__WEBPACK_IMPORTED_MODULE_1__.runInNewContext)("gc");
    gc();
}
/** Throws `out_of_memory` where the report of so many cases finds no room beside what is held. */
function requireMemory(cases) {
    const needed = cases * REPORTED;
    const limit = (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.getHeapStatistics)().heap_size_limit;
    if (isRoomFor(needed, limit))
        return;
    // What is held counts, and no garbage.
    collect();
    if (isRoomFor(needed, limit))
        return;
    const megabytes = Math.floor(limit / 2 ** 20);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.GateError("out_of_memory", `${cases} cases and their report don't fit into the ${megabytes} MiB of memory that Node.js may use here`, {
        hint: "Set NODE_OPTIONS: --max-old-space-size=<MiB> in the step's env, use a larger runner, or split the suite into shards.",
    });
}
function isRoomFor(needed, limit) {
    return (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.getHeapStatistics)().used_heap_size + needed < FULL * limit;
}


/***/ })

};
