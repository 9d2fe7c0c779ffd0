export const id = 8208;
export const ids = [8208];
export const modules = {

/***/ 99859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readArguments: () => (/* binding */ readArguments),
/* harmony export */   readFlags: () => (/* binding */ readFlags),
/* harmony export */   text: () => (/* binding */ text),
/* harmony export */   texts: () => (/* binding */ texts),
/* harmony export */   unknownCommand: () => (/* binding */ unknownCommand)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73196);
/** What every command is, and how its arguments are read. */



/** Reads flags strictly: throws usage for one that is unknown, dry_run_refused for any spelling of a dry run. */
function readFlags(command, argv, flags) {
    return readArguments(command, argv, flags, false).values;
}
/** As readFlags, with what stands between the flags. */
function readArguments(command, argv, flags, allowPositionals = true) {
    for (const argument of argv) {
        if (/^--?dry[-_]?run(=|$)/i.test(argument)) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("dry_run_refused", "there is no dry run: a gate that cannot fail guards nothing", {
                hint: `Remove ${argument}. \`validate\` checks files without running the retriever.`,
            });
        }
    }
    try {
        return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
            args: [...argv],
            options: { ...flags, help: { type: "boolean", short: "h" } },
            strict: true,
            allowPositionals,
        });
    }
    catch (error) {
        const known = Object.keys(flags).map((name) => `--${name}`);
        const wrong = argv.find((argument) => argument.startsWith("-") && !known.includes(argument.split("=")[0]));
        const near = wrong === undefined ? null : (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestWord */ .z)(wrong.split("=")[0], known);
        const reason = error instanceof Error ? error.message.split(". ")[0] : String(error);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("usage", `${command}: ${reason}`, {
            hint: near === null
                ? `Flags: ${known.join(", ")}. See \`retrieval-gate ${command} --help\`.`
                : `Did you mean ${near}?`,
            cause: error,
        });
    }
}
function text(values, name) {
    const value = values[name];
    return typeof value === "string" && value !== "" ? value : null;
}
/** Of a flag that may be repeated. */
function texts(values, name) {
    const value = values[name];
    return Array.isArray(value) ? value.filter((each) => typeof each === "string" && each !== "") : [];
}
// Wrong command lines.
function unknownCommand(name, commands) {
    const known = commands.map((command) => command.name);
    if (/^--?dry[-_]?run/i.test(name)) {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("dry_run_refused", "there is no dry run: a gate that cannot fail guards nothing");
    }
    const near = (0,_system_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestWord */ .z)(name, known);
    const hint = near === null ? `Commands: ${known.join(", ")}.` : `Did you mean \`${near}\`?`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("usage", `unknown command "${name}"`, { hint });
}


/***/ }),

/***/ 51081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  suggest: () => (/* binding */ suggest_suggest)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(80481);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/files/config.js + 2 modules
var files_config = __webpack_require__(71132);
// EXTERNAL MODULE: ./lib/files/document.js
var files_document = __webpack_require__(72050);
// EXTERNAL MODULE: ./lib/files/read.js
var read = __webpack_require__(62611);
// EXTERNAL MODULE: ./lib/files/suite.js
var suite = __webpack_require__(54803);
// EXTERNAL MODULE: ./lib/files/suite-edit.js + 1 modules
var suite_edit = __webpack_require__(91846);
// EXTERNAL MODULE: ./lib/system/write-whole.js
var write_whole = __webpack_require__(79456);
// EXTERNAL MODULE: ./lib/words/draft.js
var draft = __webpack_require__(50242);
// EXTERNAL MODULE: ./lib/words/escape.js
var words_escape = __webpack_require__(1454);
;// CONCATENATED MODULE: ./lib/words/review.js
/** What a person sees who goes through a draft. */

const WIDTH = 110;
function reviewHelp() {
    return `a accept   r reject   s later   x stop
1 3 add results 1 and 3 as targets   =1 3 these alone   t DOCUMENT add a target   n nothing should be found
q WORDS another query   i WORD another intent
`;
}
/** `found` is null where no retriever was asked. */
function reviewText(subject, found, place) {
    const targets = subject.expected.map(label);
    const tags = subject.tags.filter((tag) => tag !== "to-review").join(", ");
    const lines = [
        "",
        `${place}: "${(0,words_escape.logLine)(subject.query, WIDTH)}" (${[subject.intent, tags].filter((each) => each !== "").join(", ")})`,
        subject.expect_empty
            ? "  nothing should be found"
            : `  targets: ${targets.length === 0 ? "none yet" : targets.map((each) => (0,words_escape.logLine)(each, WIDTH)).join(", ")}`,
        ...(found ?? []).map((name, i) => `  ${String(i + 1).padStart(3)}. ${targets.includes(name) ? "*" : " "} ${(0,words_escape.logLine)(name, WIDTH)}`),
        ...(found?.length === 0 ? ["  nothing is found today"] : []),
    ];
    return `${lines.join("\n")}\n> `;
}
function label(target) {
    if (typeof target !== "object" || target === null)
        return String(target);
    const { grade: _grade, ...named } = target;
    return Object.values(named)
        .map((each) => (typeof each === "string" ? each : JSON.stringify(each)))
        .join(" ");
}

// EXTERNAL MODULE: ./lib/app/ask.js
var ask = __webpack_require__(78510);
// EXTERNAL MODULE: ./lib/app/suggest/suggest.js + 3 modules
var suggest = __webpack_require__(27760);
;// CONCATENATED MODULE: ./lib/app/suggest/review.js
/** `suggest --review`: a person goes through a draft, one case after the other, and sees what is found today. */











/** `file` and `config` are relative to the root. Each decision is written at once. */
async function reviewDraft(root, file, config, ports, person) {
    if (!/\.ya?ml$/i.test(file))
        throw new errors.GateError("usage", `${file}: only drafts in YAML can be gone through`);
    await (0,suite/* loadSuite */.bu)(root, [file]).catch((error) => {
        // A draft in which no case has a target is what this is for.
        if (!(error instanceof errors.GateError) || error.problems.length > 0 || error.code !== "invalid_suite")
            throw error;
    });
    const cases = await openCases(root, file);
    if (cases.length === 0) {
        throw new errors.GateError("usage", `${file} has no case to review`, {
            hint: `Cases to review have the tag \`${draft/* TO_REVIEW */.hi}\`; \`retrieval-gate suggest\` writes it.`,
        });
    }
    if (config === null)
        return review(root, file, cases, () => Promise.resolve(null), person);
    const loaded = await (0,files_config/* loadConfig */.Z)(root, config, { suite: null, baseline: null });
    return (0,ask/* asking */.o)(root, loaded.config, ports, (ask) => {
        const find = async (query) => {
            const raw = await ask({ case_id: query, query, k: loaded.config.k });
            const results = raw.results;
            return (0,suggest/* namesOf */.e)(results, query, loaded.config);
        };
        return review(root, file, cases, find, person);
    });
}
async function openCases(root, file) {
    const { value } = await (0,files_document/* parseDocument */.T)((0,read/* readText */.yR)(root, file, "suite"), "invalid_suite");
    const { cases } = value;
    return cases.flatMap((each) => each.tags?.includes(draft/* TO_REVIEW */.hi) === true
        ? [
            {
                id: String(each.id),
                query: String(each.query),
                intent: String(each.intent),
                expected: each.expected ?? [],
                expect_empty: each.expect_empty === true,
                tags: each.tags,
            },
        ]
        : []);
}
async function review(root, file, cases, find, person) {
    const counts = { accepted: 0, rejected: 0 };
    person.out(reviewHelp());
    for (const [at, subject] of cases.entries()) {
        const before = structuredClone(subject);
        const decision = await decide(subject, find, person, `${at + 1} of ${cases.length}`);
        if (decision === "stop")
            break;
        if (decision === "later")
            continue;
        const editor = new suite_edit/* SuiteEditor */.U(file, (0,read/* readText */.yR)(root, file, "suite").text);
        if (decision === "reject") {
            editor.remove(subject.id);
            counts.rejected++;
        }
        else {
            accept(editor, before, subject);
            counts.accepted++;
        }
        await (0,write_whole/* writeWhole */.f8)(root, file, editor.toString());
    }
    const left = cases.length - counts.accepted - counts.rejected;
    if (left === 0)
        await approve(root, file);
    return { ...counts, left };
}
function accept(editor, before, now) {
    const { id } = now;
    editor.uncomment(id);
    if (now.query !== before.query)
        editor.set(id, "query", now.query);
    if (now.intent !== before.intent)
        editor.set(id, "intent", now.intent);
    const tags = now.tags.filter((tag) => tag !== draft/* TO_REVIEW */.hi);
    editor.set(id, "tags", tags.length === 0 ? null : tags);
    if (now.expect_empty) {
        editor.set(id, "expected", null);
        if (!before.expect_empty)
            editor.set(id, "expect_empty", true);
    }
    else if (JSON.stringify(now.expected) !== JSON.stringify(before.expected)) {
        editor.set(id, "expected", now.expected);
    }
}
/** The last case is decided: the line that keeps the gate away goes, and so do the instructions. */
async function approve(root, file) {
    const editor = new suite_edit/* SuiteEditor */.U(file, (0,read/* readText */.yR)(root, file, "suite").text);
    editor.removeKey("draft");
    await (0,write_whole/* writeWhole */.f8)(root, file, editor.toString().replace(draft/* DRAFT_HEADER */.wL, ""));
}
async function decide(subject, find, { line, out }, place) {
    let found = await find(subject.query);
    for (;;) {
        out(reviewText(subject, found, place));
        const typed = (await line())?.trim() ?? null;
        if (typed === null || typed === "x")
            return "stop";
        if (typed === "r")
            return "reject";
        if (typed === "s")
            return "later";
        if (typed === "a") {
            if (subject.expected.length > 0 || subject.expect_empty)
                return "accept";
            out("It has no target yet: type the number of a result, or `t` and a document, or `n` where nothing should be found.\n");
            continue;
        }
        const wrong = edit(subject, typed, found ?? []);
        if (wrong !== null)
            out(`${wrong}\n`);
        else if (typed.startsWith("q "))
            found = await find(subject.query);
    }
}
/** Changes the case as typed; what is wrong with that, or null. */
function edit(subject, typed, found) {
    const word = typed.split(" ")[0];
    const value = typed.slice(word.length).trim();
    const add = (targets) => {
        const known = new Set(subject.expected.map((each) => JSON.stringify(each)));
        subject.expected = [...subject.expected, ...targets.filter((each) => !known.has(JSON.stringify(each)))];
        subject.expect_empty = false;
    };
    if (/^=?\d+( \d+)*$/.test(typed)) {
        const ranks = typed.replace("=", "").split(" ").map(Number);
        if (ranks.some((rank) => rank < 1 || rank > found.length))
            return `There are results 1 to ${found.length}.`;
        if (typed.startsWith("="))
            subject.expected = [];
        add(ranks.map((rank) => found[rank - 1]));
    }
    else if (word === "t" && value !== "")
        add([value]);
    else if (word === "q" && value !== "")
        subject.query = value;
    else if (word === "i" && /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{0,79}$/u.test(value))
        subject.intent = value;
    else if (word === "n" && value === "")
        [subject.expect_empty, subject.expected] = [true, []];
    else
        return reviewHelp().trimEnd();
    return null;
}

// EXTERNAL MODULE: ./lib/system/root.js
var system_root = __webpack_require__(34081);
// EXTERNAL MODULE: ./lib/words/format.js
var format = __webpack_require__(50354);
// EXTERNAL MODULE: ./lib/cli/command.js
var command = __webpack_require__(99859);
;// CONCATENATED MODULE: ./lib/cli/suggest.js
/** `suggest`: a draft suite from a log of queries or from a corpus, and going through it. */










const FLAGS = {
    log: { type: "string" },
    fields: { type: "string" },
    corpus: { type: "string" },
    out: { type: "string" },
    name: { type: "string" },
    cases: { type: "string" },
    "known-items": { type: "string" },
    seed: { type: "string" },
    config: { type: "string" },
    review: { type: "string" },
    json: { type: "boolean" },
};
const HELP = `Usage: retrieval-gate suggest --log F.csv|F.jsonl [flags]
       retrieval-gate suggest --corpus F.jsonl|FOLDER [flags]
       retrieval-gate suggest --review SUITE [--config F]

Writes a draft suite, which gate and record refuse until a person has gone through it. From a log of queries: frequent,
middling and rare ones in proportion to how often they are asked, near duplicates joined, clicked documents as targets.
From a corpus: headings and titles as queries, their documents as targets. Lines that look like personal data are left
out and counted. The same inputs and seed give the same bytes. Exit code: 0 written, 2 wrong input, 3 the retriever failed.

  --log F              one line a search, or one a query with its count
  --fields LIST        which field of the log is what, such as query=q,clicked=url; also count, clicks, session, intent
  --corpus F           documents as JSON Lines, or a folder of Markdown and text; with --log also drops targets that it lacks
  --out F              a new YAML file; absent: stdout
  --name NAME          name of the suite (search)
  --cases N            cases in all (60)
  --known-items N      of them, those from the corpus (with --log a quarter of the cases)
  --seed N             which ones are drawn (1)
  --config F           with --log, --corpus and --review: also show what its retriever finds today
                       (retrieval-gate.yaml, where it exists)
  --review SUITE       go through a draft in the terminal: accept, reject, edit
  --json               with --log and --corpus: print the cases and counts as JSON

Example: retrieval-gate suggest --log searches.csv --out retrieval/suite.yaml
`;
async function suggest_suggest(argv, ports) {
    const values = (0,command.readFlags)("suggest", argv, FLAGS);
    if (values["help"] === true) {
        ports.out(HELP);
        return { kind: "answered" };
    }
    const root = (0,system_root/* findRoot */.wg)(ports.workingDirectory);
    const from = external_node_path_.relative(root.directory, ports.workingDirectory);
    const inside = (name) => {
        const written = (0,command.text)(values, name);
        return written === null ? null : (0,system_root/* insideRoot */.p0)(root, from, written, `--${name}`);
    };
    const { environment, moduleHost, guard, err: log } = ports;
    const asks = { environment, moduleHost, signal: guard.signal, listen: () => guard.listen(), log };
    const config = inside("config") ?? usualConfig(root, from);
    const draft = inside("review");
    if (draft !== null) {
        const { accepted, rejected, left } = await reviewDraft(root, draft, config, asks, typing(ports));
        const rest = left === 0
            ? "The draft is approved. Next: retrieval-gate record"
            : `${(0,format/* plural */.LS)(left, "case")} left to review.`;
        ports.out(`\n${(0,format/* plural */.LS)(accepted, "case")} accepted, ${rejected} rejected. ${rest}\n`);
        return { kind: "answered" };
    }
    const request = requestOf(values, {
        log: inside("log"),
        corpus: inside("corpus"),
        out: inside("out"),
        config,
    });
    const made = await (0,suggest/* suggest */.Z)(root, request, asks);
    if (values["json"] === true)
        ports.out(`${JSON.stringify({ found: made.found, cases: made.cases }, null, 2)}\n`);
    else if (request.out === null)
        ports.out(made.yaml);
    if (request.out !== null) {
        for (const line of made.found)
            ports.err(`${(0,words_escape.logLine)(line)}\n`);
        ports.err(`wrote ${(0,words_escape.logLine)(request.out)}, a draft. Next: retrieval-gate suggest --review ${(0,words_escape.logLine)((0,words_escape/* shellWord */.r7)((0,command.text)(values, "out")))}\n`);
    }
    return { kind: "answered" };
}
/** The retriever that the gate asks, where there is one already. */
function usualConfig(root, from) {
    const usual = external_node_path_.posix.join(from.split(external_node_path_.sep).join("/"), "retrieval-gate.yaml");
    return (0,external_node_fs_.existsSync)(external_node_path_.join(root.directory, usual)) ? usual : null;
}
const MOST_CASES = 100_000;
function requestOf(values, files) {
    const { log, corpus, out } = files;
    if (log === null && corpus === null) {
        throw new errors.GateError("usage", "suggest: there is nothing to make cases of", {
            hint: "Name a log of queries with --log, or documents with --corpus; or go through a draft with --review.",
        });
    }
    if (out !== null && !/\.ya?ml$/i.test(out)) {
        throw new errors.GateError("usage", `--out ${out}: a draft is YAML, because its comments say where each case comes from`, {
            hint: "Name a file that ends with .yaml.",
        });
    }
    const name = (0,command.text)(values, "name") ?? "search";
    if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/.test(name)) {
        throw new errors.GateError("usage", `--name "${name}": expected letters, digits, \`.\`, \`_\` and \`-\`, such as docs-search`);
    }
    const cases = wholeOf(values, "cases", 60, 1);
    const usual = log === null ? cases : corpus === null ? 0 : Math.floor(cases / 4);
    const known = wholeOf(values, "known-items", usual, 0);
    if (known > cases) {
        throw new errors.GateError("usage", `--known-items ${known} is more than --cases ${cases}`, {
            hint: "--known-items says how many of the cases come from the corpus.",
        });
    }
    return {
        ...files,
        fields: (0,command.text)(values, "fields"),
        name,
        cases,
        known_items: known,
        seed: wholeOf(values, "seed", 1, 0),
    };
}
function wholeOf(values, flag, absent, least) {
    const written = (0,command.text)(values, flag);
    if (written === null)
        return absent;
    const number = /^\d{1,9}$/.test(written) ? Number(written) : -1;
    if (number >= least && (flag === "seed" || number <= MOST_CASES))
        return number;
    throw new errors.GateError("usage", `--${flag} "${written}": expected a whole number from ${least}, such as ${absent}`);
}
/** Lines from the terminal, or from whatever stdin is. */
function typing({ out }) {
    const lines = (0,external_node_readline_.createInterface)({ input: process.stdin })[Symbol.asyncIterator]();
    return {
        out,
        line: async () => {
            const next = await lines.next();
            return next.done === true ? null : next.value;
        },
    };
}


/***/ }),

/***/ 91846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ SuiteEditor)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./lib/files/one-line.js
/** A value as people write it on one line. */
function inJson(value) {
    if (Array.isArray(value))
        return `[${value.map(inJson).join(", ")}]`;
    if (typeof value !== "object" || value === null)
        return JSON.stringify(value);
    const members = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${inJson(each)}`);
    return `{ ${members.join(", ")} }`;
}
/** With as few quotes as people write. */
function inYaml(value) {
    if (typeof value === "string")
        return isPlain(value) ? value : JSON.stringify(value);
    if (Array.isArray(value))
        return `[${value.map(inYaml).join(", ")}]`;
    if (typeof value !== "object" || value === null)
        return JSON.stringify(value);
    return `{ ${Object.entries(value)
        .map(([key, each]) => `${key}: ${inYaml(each)}`)
        .join(", ")} }`;
}
function isPlain(text) {
    return /^[A-Za-z][\w./-]*$/.test(text) && !/^(?:true|false|null)$/i.test(text);
}

;// CONCATENATED MODULE: ./lib/files/suite-edit.js
/**
 * Changes to a suite that leave all else as it was, to the byte: comments, order, quotes and white space. YAML is a
 * superset of JSON, so one parser tells where things stand in both, and what is new is spliced into the text.
 */


class SuiteEditor {
    #text;
    #newline;
    #cases = new Map();
    #root;
    /** What the cases are members of; null in JSON Lines. */
    #list = null;
    #written;
    #splices = [];
    /** The text must have passed the suite's schema. */
    constructor(file, text) {
        this.#text = text;
        this.#newline = text.includes("\r\n") ? "\r\n" : "\n";
        this.#written = /\.jsonl?$/i.test(file) ? inJson : inYaml;
        if (/\.jsonl$/i.test(file)) {
            this.#root = null;
            for (const { start, line } of linesOf(text)) {
                const node = parse(line);
                if ((0,dist/* isMap */.jh)(node))
                    this.#add(shifted(node, start));
            }
            return;
        }
        const root = parse(text);
        this.#root = (0,dist/* isMap */.jh)(root) ? root : null;
        const cases = this.#root === null ? null : pairOf(this.#root, "cases")?.value;
        if (!(0,dist/* isSeq */.oP)(cases))
            return;
        this.#list = cases;
        for (const each of cases.items)
            if ((0,dist/* isMap */.jh)(each))
                this.#add(each);
    }
    #add(node) {
        const id = pairOf(node, "id")?.value;
        if ((0,dist/* isScalar */.jn)(id))
            this.#cases.set(String(id.value), node);
    }
    has(id) {
        return this.#cases.has(id);
    }
    /** Adds to the list of a case, which is made where it is absent. */
    append(id, key, values) {
        const subject = this.#cases.get(id);
        const list = pairOf(subject, key)?.value;
        if ((0,dist/* isSeq */.oP)(list) && list.items.length > 0)
            this.#appendTo(list, values);
        else
            this.#addKey(subject, key, values);
    }
    /** Writes a value in the place of the old one; null takes the key out. */
    set(id, key, value) {
        const subject = this.#cases.get(id);
        const pair = pairOf(subject, key);
        if (value === null) {
            if (pair !== null)
                this.#removeMember(subject, pair);
        }
        else if (pair === null)
            this.#addKey(subject, key, value);
        else
            this.#splices.push({ start: startOf(pair.value), end: endOf(pair.value), text: this.#written(value) });
    }
    /** Takes the case out, with the comment above it. */
    remove(id) {
        const subject = this.#cases.get(id);
        if (this.#list?.flow === true)
            this.#removeMember(this.#list, subject);
        else
            this.#removeLines(this.#commentAbove(startOf(subject)), endOf(subject));
    }
    /** Takes the comment above the case out, too, once it is decided. */
    uncomment(id) {
        const start = lineStart(this.#text, startOf(this.#cases.get(id)));
        this.#splices.push({ start: this.#commentAbove(start), end: start, text: "" });
    }
    /** Takes a line of the file's own out. */
    removeKey(key) {
        const pair = this.#root === null ? null : pairOf(this.#root, key);
        if (pair !== null)
            this.#removeMember(this.#root, pair);
    }
    toString() {
        const sorted = this.#splices
            .map((splice, i) => ({ ...splice, i }))
            .toSorted((a, b) => a.start - b.start || a.i - b.i);
        let [text, at] = ["", 0];
        for (const { start, end, text: added } of sorted) {
            text += this.#text.slice(at, start) + added;
            at = Math.max(at, end);
        }
        return text + this.#text.slice(at);
    }
    #appendTo(list, values) {
        const end = endOf(list.items.at(-1));
        const first = startOf(list.items[0]);
        if (list.flow === true) {
            const last = startOf(list.items.at(-1));
            const before = this.#text.slice(lineStart(this.#text, last), last);
            const between = /^\s*$/.test(before) ? `,${this.#newline}${before}` : ", ";
            this.#splices.push({
                start: end,
                end,
                text: values.map((value) => between + this.#written(value)).join(""),
            });
            return;
        }
        const lead = this.#text.slice(lineStart(this.#text, first), first);
        this.#insertLines(end, values.map((value) => lead + this.#written(value)));
    }
    #addKey(subject, key, value) {
        const last = subject.items.at(-1);
        const end = endOf(last);
        const column = startOf(subject.items[0].key) - lineStart(this.#text, startOf(subject.items[0].key));
        if (subject.flow !== true) {
            this.#insertLines(end, [`${" ".repeat(column)}${key}: ${this.#written(value)}`]);
            return;
        }
        const start = startOf(last.key);
        const before = this.#text.slice(lineStart(this.#text, start), start);
        const between = /^\s*$/.test(before) ? `,${this.#newline}${before}` : ", ";
        const name = this.#written === inJson ? JSON.stringify(key) : key;
        this.#splices.push({ start: end, end, text: `${between}${name}: ${this.#written(value)}` });
    }
    /** After the line that holds the character before `at`. */
    #insertLines(at, lines) {
        const end = lineEnd(this.#text, at);
        const isWhole = end > 0 && this.#text[end - 1] === "\n";
        const lead = isWhole ? "" : this.#newline;
        const tail = isWhole ? this.#newline : "";
        this.#splices.push({ start: end, end, text: lead + lines.join(this.#newline) + tail });
    }
    /** In braces or brackets with the comma beside it, else the lines that it takes. */
    #removeMember({ flow, items }, member) {
        if (flow !== true)
            return this.#removeLines(startOf(member), endOf(member));
        const at = items.findIndex((each) => each === member);
        const [before, after] = [items[at - 1], items[at + 1]];
        if (after !== undefined)
            this.#splices.push({ start: startOf(member), end: startOf(after), text: "" });
        else
            this.#splices.push({
                start: before === undefined ? startOf(member) : endOf(before),
                end: endOf(member),
                text: "",
            });
    }
    #removeLines(start, end) {
        this.#splices.push({ start: lineStart(this.#text, start), end: lineEnd(this.#text, end), text: "" });
    }
    /** Where the lines of comment begin that stand right above. */
    #commentAbove(offset) {
        let start = lineStart(this.#text, offset);
        for (;;) {
            const before = lineStart(this.#text, start - 1);
            if (start === 0 || !/^[ \t]+#/.test(this.#text.slice(before, start)))
                return start;
            start = before;
        }
    }
}
function parse(text) {
    return (0,dist/* parseDocument */.Tp)(text, { version: "1.2", uniqueKeys: false, stringKeys: true, prettyErrors: false })
        .contents;
}
function* linesOf(text) {
    let start = 0;
    for (const line of text.split("\n")) {
        if (line.trim() !== "")
            yield { start, line };
        start += line.length + 1;
    }
}
/** The node of a line, as the file has it. */
function shifted(node, by) {
    const seen = new Set();
    const visit = (each) => {
        if (typeof each !== "object" || each === null || seen.has(each))
            return;
        seen.add(each);
        const ranged = each;
        if (Array.isArray(ranged.range))
            ranged.range = ranged.range.map((offset) => offset + by);
        if ((0,dist/* isMap */.jh)(each))
            for (const { key, value } of each.items)
                for (const part of [key, value])
                    visit(part);
        if ((0,dist/* isSeq */.oP)(each))
            each.items.forEach(visit);
    };
    visit(node);
    return node;
}
function pairOf(map, key) {
    return map.items.find((pair) => (0,dist/* isScalar */.jn)(pair.key) && pair.key.value === key) ?? null;
}
function startOf(node) {
    const { key, range } = node;
    return range === undefined ? startOf(key) : range[0];
}
/** After the last character of what is written: the range of a block goes on over the comments below it. */
function endOf(node) {
    if ((0,dist/* isMap */.jh)(node) && node.flow !== true && node.items.length > 0)
        return endOf(node.items.at(-1));
    if ((0,dist/* isSeq */.oP)(node) && node.flow !== true && node.items.length > 0)
        return endOf(node.items.at(-1));
    const { key, value, range } = node;
    if (range === undefined || range === null)
        return endOf(value ?? key);
    return range[1];
}
function lineStart(text, offset) {
    return offset <= 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
}
/** After the newline of the line that holds the character before `offset`, or the end of the text. */
function lineEnd(text, offset) {
    const end = text.indexOf("\n", Math.max(offset - 1, 0));
    return end === -1 ? text.length : end + 1;
}


/***/ }),

/***/ 47352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ shuffled),
/* harmony export */   f: () => (/* binding */ splitMix64)
/* harmony export */ });
const GAMMA = 0x9e3779b97f4a7c15n;
/** `skipped`: as if so many draws of 64 bits had been made. */
function splitMix64(seed, skipped = 0) {
    const from = BigInt.asUintN(64, BigInt(seed) + BigInt(skipped) * GAMMA);
    // Typed arrays, since numbers beyond 31 bits in variables of a closure are allocated one by one.
    const state = Uint32Array.of(Number(from >> 32n), Number(from & 0xffffffffn));
    const drawn = new Uint32Array(2);
    const next = () => {
        step(state, drawn, 0);
        return [drawn[0], drawn[1]];
    };
    const below = (n) => {
        step(state, drawn, 0);
        // high * 2^32 mod n + low mod n, the product below 2^52. A quotient rounded up shows as a negative rest.
        const sum = (drawn[0] % n) * (2 ** 32 % n) + (drawn[1] % n);
        const rest = sum - Math.floor(sum / n) * n;
        return rest < 0 ? rest + n : rest;
    };
    const draw = (words) => {
        // Past an odd end the last half is written nowhere.
        for (let i = 0; i < words.length; i += 2)
            step(state, words, i);
    };
    return { next, below, draw };
}
/** Advances the state by GAMMA and writes the next 64 bits, high half first, from `at` on. */
function step(state, out, at) {
    const before = state[1];
    let low = (before + 0x7f4a7c15) | 0;
    let high = (state[0] + 0x9e3779b9 + (low >>> 0 < before ? 1 : 0)) | 0;
    state[0] = high;
    state[1] = low;
    low ^= (low >>> 30) | (high << 2);
    high ^= high >>> 30;
    high = (carry(low, 0x1ce4, 0xe5b9) + Math.imul(high, 0x1ce4e5b9) + Math.imul(low, 0xbf58476d)) | 0;
    low = Math.imul(low, 0x1ce4e5b9);
    low ^= (low >>> 27) | (high << 5);
    high ^= high >>> 27;
    high = (carry(low, 0x1331, 0x11eb) + Math.imul(high, 0x133111eb) + Math.imul(low, 0x94d049bb)) | 0;
    low = Math.imul(low, 0x133111eb);
    out[at] = high ^ (high >>> 31);
    out[at + 1] = low ^ ((low >>> 31) | (high << 1));
}
/** The upper 32 bits of low x (above x 2^16 + below), by 16-bit limbs: no sum reaches 2^32. */
function carry(low, above, below) {
    const l0 = low & 0xffff;
    const l1 = low >>> 16;
    const middle = ((Math.imul(l0, below) >>> 16) + Math.imul(l1, below)) >>> 0;
    const second = (Math.imul(l0, above) + (middle & 0xffff)) >>> 0;
    return (Math.imul(l1, above) + (middle >>> 16) + (second >>> 16)) | 0;
}
/** Fisher-Yates; returns a new array. */
function shuffled(values, random) {
    const result = [...values];
    for (let i = result.length - 1; i > 0; i--) {
        const j = random.below(i + 1);
        [result[i], result[j]] = [result[j], result[i]];
    }
    return result;
}


/***/ })

};
