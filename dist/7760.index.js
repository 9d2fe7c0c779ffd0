export const id = 7760;
export const ids = [7760,164,2556];
export const modules = {

/***/ 78510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ asking),
/* harmony export */   q: () => (/* binding */ askOne)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _files_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71132);
/* harmony import */ var _files_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88550);
/* harmony import */ var _metrics_view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19148);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(72508);
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(44141);
/* harmony import */ var _policy_event_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81350);
/* harmony import */ var _retrievers_registry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78691);
/* harmony import */ var _run_ranking_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65887);
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34081);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(81741);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(76760);
/** One query to the retriever of a config. It decides nothing, and writes nothing. */











/** Throws GateError where the query fails, too. */
async function askOne(request, ports) {
    (0,_policy_event_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseUnsafeEvent */ .N)(await (0,_policy_event_js__WEBPACK_IMPORTED_MODULE_4__/* .readEvent */ .j)(ports.environment), "gate");
    const root = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_7__/* .findRoot */ .wg)(request.workingDirectory);
    const from = node_path__WEBPACK_IMPORTED_MODULE_9__.relative(root.directory, request.workingDirectory);
    const file = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_7__/* .insideRoot */ .p0)(root, from, request.config, "config");
    const overrides = { suite: null, baseline: null };
    const inputs = request.case === null ? null : await (0,_files_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .loadInputs */ .I)(root, file, overrides);
    const config = inputs?.config ?? (await (0,_files_config_js__WEBPACK_IMPORTED_MODULE_1__/* .loadConfig */ .Z)(root, file, overrides)).config;
    const subject = inputs && (0,_selection_js__WEBPACK_IMPORTED_MODULE_8__/* .pick */ .Up)(inputs.suite.cases, { cases: [request.case], intents: [], tags: [] })[0];
    const query = request.query ?? subject.query;
    const params = subject?.params;
    const id = subject?.id ?? query;
    return asking(root, config, ports, async (ask) => {
        const raw = await ask({ case_id: id, query, k: config.k, ...(params === undefined ? {} : { params }) });
        return {
            query,
            ...(params === undefined ? {} : { params }),
            ...listed(config, id, raw, subject, inputs),
        };
    });
}
/** Starts the config's retriever, and stops it in every case. `ask` throws retriever_failed where a query fails. */
async function asking(root, config, { environment, moduleHost, signal, listen, log }, use) {
    listen?.();
    const retriever = (0,_retrievers_registry_js__WEBPACK_IMPORTED_MODULE_5__/* .createRetriever */ .HF)(config.retriever, {
        root: root.directory,
        environment,
        moduleHost,
        signal,
        log,
    });
    try {
        await retriever.start();
        return await use(async (question) => {
            const raw = await retriever.ask(question);
            if (raw.kind === "error")
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError("retriever_failed", raw.message);
            return raw;
        });
    }
    finally {
        await retriever.stop();
    }
}
function listed({ k, definition }, id, raw, subject, inputs) {
    const hits = (0,_run_ranking_js__WEBPACK_IMPORTED_MODULE_6__/* .rank */ .T)(raw.results, id, k, definition);
    const { elapsed_ms, degraded } = raw;
    const returned = raw.results.length;
    const answer = { k, elapsed_ms, degraded, returned, hits };
    if (subject === null)
        return { ...answer, targets: null };
    const outcome = { kind: "answer", hits, returned, degraded };
    const run = { case_id: id, outcome, first_ms: null, samples_ms: [] };
    const ranks = (0,_metrics_view_js__WEBPACK_IMPORTED_MODULE_3__/* .targetRanks */ .Hc)((0,_metrics_view_js__WEBPACK_IMPORTED_MODULE_3__/* .viewCase */ .U1)(subject, run, definition));
    const row = inputs?.baseline?.cases.get(id);
    const before = row !== undefined && (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_10__/* .sameQuestion */ .RB)(row.digests, subject.digests) ? row.ranks : null;
    const targets = subject.expected.map((target, i) => ({
        label: (0,_model_suite_js__WEBPACK_IMPORTED_MODULE_11__/* .targetLabel */ .Op)(target),
        rank: ranks[i] ?? null,
        ...(before === null ? {} : { rank_before: before[i] ?? null }),
    }));
    return { ...answer, targets };
}


/***/ }),

/***/ 42556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   suggestKnownItems: () => (/* binding */ suggestKnownItems)
/* harmony export */ });
/* harmony import */ var _gate_near_duplicates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25988);
/* harmony import */ var _gate_statistics_random_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47352);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16886);
/* harmony import */ var _personal_data_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35557);
/** Cases from a corpus: a heading or a title as the query, its document as what must be found. */




/** At most one case a document. */
function suggestKnownItems(documents, cases, random) {
    const named = documents
        .toSorted((a, b) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .OP)(a.id, b.id))
        .map((document) => ({ document, queries: queriesOf(document) }));
    // A heading that several documents have asks for none of them.
    const uses = new Map();
    for (const { queries } of named)
        for (const key of new Set(queries.map(_gate_near_duplicates_js__WEBPACK_IMPORTED_MODULE_0__/* .plainQuery */ .T)))
            uses.set(key, (uses.get(key) ?? 0) + 1);
    const told = named.flatMap(({ document, queries }) => {
        const own = queries.filter((query) => uses.get((0,_gate_near_duplicates_js__WEBPACK_IMPORTED_MODULE_0__/* .plainQuery */ .T)(query)) === 1 && (0,_personal_data_js__WEBPACK_IMPORTED_MODULE_2__/* .personalKind */ .z)(query) === null);
        return own.length === 0 ? [] : [{ document, queries: own }];
    });
    const drawn = (0,_gate_statistics_random_js__WEBPACK_IMPORTED_MODULE_3__/* .shuffled */ .A)(told, random).slice(0, cases);
    return {
        documents: documents.length,
        untold: documents.length - told.length,
        cases: drawn
            .map(({ document, queries }) => ({
            query: queries[random.below(queries.length)],
            intent: "known-item",
            tags: [],
            targets: [{ document: document.path ?? document.id, clicks: null }],
            asked: null,
            others: [],
        }))
            .toSorted((a, b) => (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .OP)(a.targets[0].document, b.targets[0].document)),
    };
}
const HEADING = /^(#{1,3})[ \t]+(.+?)[ \t]*#*[ \t]*$/gm;
const FENCE = /^(```|~~~)[^]*?^\1/gm;
/** Of more words it is a sentence, which nobody types. */
const MOST_WORDS = 12;
/** The title, and each heading with the title where it says too little by itself. */
function queriesOf({ title, text, path }) {
    const isMarkdown = path !== undefined && /\.(?:md|mdx|markdown)$/i.test(path);
    const headings = isMarkdown
        ? [...text.replaceAll(FENCE, "").matchAll(HEADING)].map(([, , words]) => plain(words))
        : [];
    const front = isMarkdown
        ? /^---\n[^]*?^title:[ \t]*["']?(.+?)["']?[ \t]*$[^]*?^---$/m.exec(text)?.[1]
        : undefined;
    const name = plain(front ?? (title || (headings[0] ?? "")));
    const below = headings.filter((heading) => heading !== name);
    const all = [name, ...below.map((heading) => (wordsIn(heading) < 3 ? `${name} ${heading}` : heading))];
    return [...new Set(all)].filter((query) => /\p{L}/u.test(query) && wordsIn(query) <= MOST_WORDS && query !== "");
}
function wordsIn(text) {
    return text.split(" ").length;
}
/** Without Markdown's marks. */
function plain(heading) {
    return heading
        .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
        .replaceAll(/<[^>]+>|[`*]|\{#[^}]*\}/g, "")
        .replaceAll(/\s+/g, " ")
        .trim();
}


/***/ }),

/***/ 35557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ personalKind)
/* harmony export */ });
/* unused harmony export PERSONAL_KINDS */
/** What people type into a search box by mistake, and no repository should hold. */
const PERSONAL_KINDS = (/* unused pure expression or super */ null && (["e-mail", "card number", "IP address", "phone number", "long token"]));
const EMAIL = /[\p{L}\p{N}._%+-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u;
const IPV4 = /(?<![\w.])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\w.]*\d)/;
const IPV6 = /(?<![\w:])(?:[\da-f]{1,4}:){7}[\da-f]{1,4}(?![\w:])|(?<![\w:])(?:[\da-f]{1,4}:){1,6}(?::[\da-f]{1,4}){2,6}(?![\w:])/i;
/** 13 to 19 digits, in groups or not. */
const CARD = /(?<![\d.])\d(?:[ -]?\d){12,18}(?![\d.])/g;
/** A country code or a leading zero, or groups as phone numbers have them; eight digits at least. */
const PHONE = /(?<![\w.])(?:\+|00)\d(?:[ ./()-]{0,2}\d){6,14}(?!\w)|(?<![\w.])(?:\(\d{2,5}\)|0\d{1,4})[ ./-]{0,2}\d(?:[ ./-]?\d){5,9}(?!\w)|(?<![\w.-])\d{3}[ .-]\d{3,4}[ .-]\d{4}(?![\w.-])/;
/** Keys, hashes and the like: without a space, with letters and digits mixed. */
const TOKEN = /[\w+/=~.-]{20,}/g;
/** What of it looks like personal data; null where nothing does. */
function personalKind(text) {
    if (EMAIL.test(text))
        return "e-mail";
    if ((text.match(CARD) ?? []).some((digits) => isCardNumber(digits.replaceAll(/\D/g, ""))))
        return "card number";
    if (IPV4.test(text) || IPV6.test(text))
        return "IP address";
    if (PHONE.test(text))
        return "phone number";
    return (text.match(TOKEN) ?? []).some(isToken) ? "long token" : null;
}
/** The check digit of card numbers (ISO/IEC 7812-1). */
function isCardNumber(digits) {
    const sum = Array.from(digits)
        .toReversed()
        .reduce((total, digit, i) => {
        const value = Number(digit) * (i % 2 === 0 ? 1 : 2);
        return total + (value > 9 ? value - 9 : value);
    }, 0);
    return sum % 10 === 0;
}
/** Names of code are long, too: they have words in them, which a key has not. */
function isToken(word) {
    const digits = word.replaceAll(/\D/g, "").length;
    if (/^[\da-f-]{20,}$/i.test(word))
        return digits >= 4;
    const changes = word.match(/\d(?=[A-Za-z])|[A-Za-z](?=\d)/g)?.length ?? 0;
    return digits >= 4 && changes >= 4 && !/[A-Za-z]{8}/.test(word);
}


/***/ }),

/***/ 27760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  documentsOf: () => (/* binding */ suggest_documentsOf),
  e: () => (/* binding */ namesOf),
  Z: () => (/* binding */ suggest)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/files/config.js + 2 modules
var files_config = __webpack_require__(71132);
// EXTERNAL MODULE: ./lib/system/json.js
var json = __webpack_require__(10107);
// EXTERNAL MODULE: ./lib/system/nearest-word.js
var nearest_word = __webpack_require__(73196);
// EXTERNAL MODULE: ./lib/files/formats/csv.js
var csv = __webpack_require__(18852);
// EXTERNAL MODULE: ./lib/files/formats/lines.js
var lines = __webpack_require__(70987);
// EXTERNAL MODULE: ./lib/files/read.js
var read = __webpack_require__(62611);
;// CONCATENATED MODULE: ./lib/files/query-log.js
/** A log of queries, as CSV with a header or as JSON Lines: one line a search, or one a query with its count. */






/** What the log may hold, under the names that logs use. The first that is there counts. */
const LOG_FIELDS = {
    query: ["query", "q", "search_query", "search_term", "search", "keywords", "keyword", "term", "text"],
    count: ["count", "searches", "search_count", "frequency", "freq", "n"],
    clicked: [
        "clicked",
        "clicked_id",
        "clicked_path",
        "clicked_url",
        "click",
        "document",
        "document_id",
        "doc_id",
        "path",
        "url",
    ],
    clicks: ["clicks", "click_count"],
    session: ["session", "session_id", "visit", "visit_id"],
    intent: ["intent", "category", "type", "kind", "section", "vertical"],
};
const FIELD_NAMES = Object.keys(LOG_FIELDS);
/** `named` is `query=q,clicked=url`; null to go by the usual names. Throws invalid_file with every bad line. */
function readQueryLog(root, file, named) {
    const { text: written } = (0,read/* readText */.yR)(root, file, "query log");
    const source = { file, text: written.replace(/^\ufeff/, "") };
    const problems = [];
    const records = /\.csv$/i.test(file)
        ? csvRecords(source, problems)
        : /\.(?:jsonl|ndjson)$/i.test(file)
            ? jsonRecords(source, problems)
            : null;
    if (records === null) {
        throw new errors.GateError("usage", `query log ${file}: unknown file type`, {
            hint: "Expected .csv with a header, or .jsonl with an object on each line.",
        });
    }
    const fields = fieldsOf(new Set(records.flatMap(({ value }) => Object.keys(value))), named, file);
    const rows = records.map((record) => rowOf(record, fields, file, problems));
    if (problems.length > 0) {
        const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
        throw new errors.GateError("invalid_file", `query log ${file} has ${count}`, {
            problems: problems.slice(0, 100),
        });
    }
    const asked = rows.flatMap((row) => (row === null || row.query === "" ? [] : [row]));
    if (asked.length === 0)
        throw new errors.GateError("invalid_file", `query log ${file} holds no query`);
    return { rows: asked, fields, blank: rows.length - asked.length };
}
function csvRecords(source, problems) {
    const [head, ...rows] = (0,csv/* readCsv */.N)(source, problems);
    const names = head?.cells.map((cell) => cell.trim()) ?? [];
    return rows.map(({ line, cells }) => {
        if (cells.length !== names.length) {
            const message = `expected ${names.length} cells, as the header has; got ${cells.length}`;
            problems.push({ file: source.file, line, message });
        }
        return { line, value: Object.fromEntries(names.map((name, i) => [name, cells[i] ?? ""])) };
    });
}
function jsonRecords(source, problems) {
    const records = [];
    (0,lines/* jsonObjects */.T5)(source, problems, (value, line) => records.push({ line, value }));
    return records;
}
/** Which of the log's fields is which of ours. Throws usage where the queries can't be told. */
function fieldsOf(present, named, file) {
    const found = new Map();
    const names = [...present];
    for (const field of FIELD_NAMES) {
        const usual = LOG_FIELDS[field].flatMap((name) => names.filter((each) => each.toLowerCase() === name));
        if (usual[0] !== undefined)
            found.set(field, usual[0]);
    }
    for (const pair of named === null ? [] : named.split(",")) {
        const [field, name] = pair.split("=").map((part) => part.trim());
        if (!FIELD_NAMES.includes(field) || name === undefined) {
            throw new errors.GateError("usage", `--fields: "${pair}" names no field of a log`, {
                hint: `Write ours=yours, for example --fields query=q,clicked=url. Ours: ${FIELD_NAMES.join(", ")}.`,
            });
        }
        if (!present.has(name)) {
            const near = (0,nearest_word/* nearestWord */.z)(name, names);
            throw new errors.GateError("usage", `--fields: ${file} has no field "${name}"`, {
                hint: near === null ? `It has: ${names.join(", ")}.` : `Did you mean ${field}=${near}?`,
            });
        }
        found.set(field, name);
    }
    if (found.has("query"))
        return found;
    throw new errors.GateError("usage", `query log ${file}: no field holds the queries`, {
        hint: `It has: ${names.join(", ") || "no field"}. Name the one with the queries: --fields query=NAME.`,
    });
}
/** Null where the line is wrong. */
function rowOf({ line, value }, fields, file, problems) {
    const before = problems.length;
    const report = (field, expected) => {
        const name = fields.get(field);
        problems.push({ file, line, message: `${name}: expected ${expected}; got ${(0,json/* show */.WU)(value[name])}` });
    };
    const member = (field) => (fields.has(field) ? value[fields.get(field)] : undefined);
    const word = (field) => {
        const written = member(field) ?? "";
        if (typeof written === "string" || typeof written === "number")
            return String(written).trim() || null;
        report(field, "text");
        return null;
    };
    const whole = (field, absent) => {
        const written = member(field) ?? "";
        if (written === "")
            return absent;
        const number = Number(written);
        if (Number.isSafeInteger(number) && number >= 0)
            return number;
        report(field, "a whole number");
        return absent;
    };
    const clicked = documentsOf(member("clicked"));
    if (clicked === null)
        report("clicked", "a document, or a list of documents");
    const count = whole("count", 1);
    if (count === 0)
        report("count", "a number above 0");
    const row = {
        query: (word("query") ?? "").replaceAll(/\s+/g, " "),
        count,
        clicked: clicked ?? [],
        clicks: whole("clicks", 1),
        session: word("session"),
        intent: word("intent"),
    };
    return problems.length > before ? null : row;
}
/** Null where it is neither. */
function documentsOf(written) {
    if (written === undefined || written === null || written === "")
        return [];
    if (Array.isArray(written))
        return written.every((each) => typeof each === "string") ? written.map((each) => each.trim()) : null;
    if (typeof written === "number")
        return [String(written)];
    if (typeof written !== "string")
        return null;
    if (!written.trim().startsWith("["))
        return [written.trim()].filter((each) => each !== "");
    const list = (0,lines/* readTextList */.G1)(written);
    return list.kind === "texts" ? list.texts : null;
}

// EXTERNAL MODULE: ./lib/gate/statistics/random.js
var statistics_random = __webpack_require__(47352);
// EXTERNAL MODULE: ./lib/metrics/matching.js
var matching = __webpack_require__(87362);
// EXTERNAL MODULE: ./lib/model/defaults.generated.js
var defaults_generated = __webpack_require__(96400);
// EXTERNAL MODULE: ./lib/policy/event.js
var policy_event = __webpack_require__(81350);
// EXTERNAL MODULE: ./lib/retrievers/bm25.js
var bm25 = __webpack_require__(87783);
// EXTERNAL MODULE: ./lib/run/ranking.js
var ranking = __webpack_require__(65887);
// EXTERNAL MODULE: ./lib/system/root.js
var system_root = __webpack_require__(34081);
// EXTERNAL MODULE: ./lib/system/write-whole.js
var write_whole = __webpack_require__(79456);
// EXTERNAL MODULE: ./lib/words/draft.js
var draft = __webpack_require__(50242);
// EXTERNAL MODULE: ./lib/words/format.js
var format = __webpack_require__(50354);
// EXTERNAL MODULE: ./lib/app/ask.js
var ask = __webpack_require__(78510);
// EXTERNAL MODULE: ./lib/gate/near-duplicates.js
var near_duplicates = __webpack_require__(25988);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
;// CONCATENATED MODULE: ./lib/app/suggest/draw.js
/** Which queries of a log a suite takes: each in proportion to how often it was asked. */

const BANDS = (/* unused pure expression or super */ null && (["head", "torso", "tail"]));
/** The most frequent queries that make up a third of all that was asked, the next third, and the rest. The order is kept. */
function bandsOf(sorted) {
    const total = sorted.reduce((sum, { count }) => sum + count, 0);
    let before = 0;
    return sorted.map(({ count }) => {
        const at = before / total;
        before += count;
        return at < 1 / 3 ? "head" : at < 2 / 3 ? "torso" : "tail";
    });
}
/**
 * Systematic sampling with probability proportional to size (Madow 1949), along the list from frequent to rare: head,
 * torso and tail get as many of the n as people ask, to within one. A query that alone makes up more than its place is
 * taken for certain. Equal counts are in random order. Gives indexes, from frequent to rare.
 */
function drawInProportion(all, n, random) {
    const order = (0,statistics_random/* shuffled */.A)(all.map((_, i) => i), random).toSorted((a, b) => all[b].count - all[a].count);
    let total = order.reduce((sum, i) => sum + all[i].count, 0);
    let left = Math.min(n, order.length);
    let certain = 0;
    while (left > 0 && all[order[certain]].count * left >= total) {
        total -= all[order[certain++]].count;
        left--;
    }
    const chosen = order.slice(0, certain);
    if (left === 0)
        return chosen;
    const step = total / left;
    let next = (random.next()[0] / 2 ** 32) * step;
    let passed = 0;
    for (const i of order.slice(certain)) {
        passed += all[i].count;
        if (passed <= next)
            continue;
        chosen.push(i);
        next += step;
    }
    return chosen;
}

// EXTERNAL MODULE: ./lib/app/suggest/personal-data.js
var personal_data = __webpack_require__(35557);
;// CONCATENATED MODULE: ./lib/app/suggest/from-log.js
/** Cases from a log of queries: counted, joined, drawn, with the documents that were clicked as targets. */




function suggestFromLog(rows, settings) {
    const personal = new Map();
    const clean = rows.filter((row) => {
        const kind = (0,personal_data/* personalKind */.z)(row.query) ??
            (row.clicked.some((each) => (0,personal_data/* personalKind */.z)(each) === "e-mail") ? "e-mail" : null);
        if (kind !== null)
            personal.set(kind, (personal.get(kind) ?? 0) + 1);
        return kind === null;
    });
    const wordings = wordingsOf(clean);
    const queries = joinAlike(wordings);
    const bands = new Map(bandsOf(queries).map((band, i) => [queries[i], band]));
    const drawn = drawInProportion(queries, settings.cases, settings.random).map((i) => queries[i]);
    let gone = 0;
    const cases = drawn.map((each) => {
        const targets = targetsOf(each);
        const kept = targets.filter(({ document }) => settings.holds?.(document) ?? true);
        gone += targets.length - kept.length;
        return {
            query: mostOften(each.spellings),
            intent: intentName(each.intents.size === 0 ? null : mostOften(each.intents)),
            tags: [bands.get(each)],
            targets: kept,
            asked: each.count,
            others: each.others,
        };
    });
    return {
        cases,
        searches: queries.reduce((sum, { count }) => sum + count, 0),
        queries: queries.length,
        joined: wordings.length - queries.length,
        personal,
        gone,
    };
}
/** Same words, whatever their case and punctuation. Within a session a query counts once, and so does a click. */
function wordingsOf(rows) {
    const found = new Map();
    const seen = new Set();
    const isFirst = (...parts) => {
        if (parts[0] === null)
            return true;
        const key = JSON.stringify(parts);
        return !seen.has(key) && seen.add(key) !== undefined;
    };
    for (const row of rows) {
        const key = (0,near_duplicates/* plainQuery */.T)(row.query);
        const own = found.get(key) ?? {
            count: 0,
            spellings: new Map(),
            intents: new Map(),
            clicks: new Map(),
            others: [],
        };
        found.set(key, own);
        if (isFirst(row.session, key)) {
            own.count += row.count;
            add(own.spellings, row.query, row.count);
            if (row.intent !== null)
                add(own.intents, row.intent, row.count);
        }
        for (const document of row.clicked) {
            if (row.clicks > 0 && isFirst(row.session, key, document))
                add(own.clicks, document, row.clicks);
        }
    }
    return [...found]
        .toSorted(([a, x], [b, y]) => y.count - x.count || (0,canonical_json/* compareCodePoints */.OP)(a, b))
        .map(([, own]) => own);
}
/** Sorted by count again. */
function joinAlike(wordings) {
    const spelled = wordings.map((each) => mostOften(each.spellings));
    for (const [index, first] of (0,near_duplicates/* firstAlike */.r)(spelled).entries()) {
        if (first === index)
            continue;
        const [into, from] = [wordings[first], wordings[index]];
        into.count += from.count;
        into.others.push(spelled[index]);
        for (const [intent, count] of from.intents)
            add(into.intents, intent, count);
        for (const [document, count] of from.clicks)
            add(into.clicks, document, count);
        from.count = 0;
    }
    return wordings.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
}
function add(counts, key, count) {
    counts.set(key, (counts.get(key) ?? 0) + count);
}
/** Of those that are as frequent the one in small letters. */
function mostOften(counts) {
    return [...counts].toSorted(([a, x], [b, y]) => y - x || (0,canonical_json/* compareCodePoints */.OP)(b, a))[0][0];
}
const MOST_TARGETS = 5;
/** A document that gets less of a query's clicks was more likely clicked by mistake. */
const LEAST_SHARE = 0.1;
function targetsOf({ clicks }) {
    const all = [...clicks.values()].reduce((sum, count) => sum + count, 0);
    return [...clicks]
        .filter(([, count]) => count >= LEAST_SHARE * all)
        .toSorted(([a, x], [b, y]) => y - x || (0,canonical_json/* compareCodePoints */.OP)(a, b))
        .slice(0, MOST_TARGETS)
        .map(([document, count]) => ({ document, clicks: count }));
}
/** A word as the suite's schema has it. */
function intentName(written) {
    const name = (written ?? "")
        .replaceAll(/[^A-Za-z0-9._-]+/g, "-")
        .replace(/^[^A-Za-z0-9]+/, "")
        .slice(0, 80);
    return name === "" ? "search" : name;
}

// EXTERNAL MODULE: ./lib/app/suggest/known-items.js
var known_items = __webpack_require__(42556);
;// CONCATENATED MODULE: ./lib/app/suggest/suggest.js
/** `suggest`: a draft suite from a log of queries, from a corpus, or from both. It decides nothing. */

















/** Same inputs, same bytes. Writes `out`, where there is one; throws usage where it exists. */
async function suggest(root, request, ports) {
    (0,policy_event/* refuseUnsafeEvent */.N)(await (0,policy_event/* readEvent */.j)(ports.environment), "gate");
    if (request.out !== null && exists(root, request.out)) {
        throw new errors.GateError("usage", `${request.out} exists already`, {
            hint: "`suggest` overwrites nothing: name another file with --out, and copy the cases that you keep.",
        });
    }
    const random = (0,statistics_random/* splitMix64 */.f)(request.seed);
    const documents = request.corpus === null ? null : await suggest_documentsOf(root, request.corpus, ports);
    const known = documents === null ? 0 : request.known_items;
    const logged = request.log === null
        ? null
        : fromLog(root, { ...request, log: request.log, cases: request.cases - known }, documents, random);
    const items = documents === null || known === 0 ? null : (0,known_items.suggestKnownItems)(documents, known, random);
    const suggested = [...(logged?.cases ?? []), ...(items?.cases ?? [])];
    if (suggested.length === 0)
        throw nothingToSuggest(request);
    const today = request.config === null ? null : await foundToday(root, request.config, suggested, ports);
    const cases = suggested.map((each, i) => ({ ...each, today: today?.[i] ?? null }));
    const found = [
        ...(logged?.found ?? []),
        ...(items === null
            ? []
            : [
                `${(0,format/* plural */.LS)(items.cases.length, "known-item case")} of ${(0,format/* plural */.LS)(items.documents, "document")}; ${(0,format/* plural */.LS)(items.untold, "document")} without a heading of their own were left out`,
            ]),
    ];
    const yaml = (0,draft/* draftYaml */.B5)(request.name, cases, found);
    if (request.out !== null)
        await (0,write_whole/* writeWhole */.f8)(root, request.out, yaml);
    return { yaml, cases, found };
}
function nothingToSuggest({ log, corpus }) {
    return new errors.GateError("invalid_file", `${[log, corpus].filter((each) => each !== null).join(" and ")}: nothing to make a case of`, {
        hint: "A log needs queries without personal data; a corpus needs documents with titles or headings of their own.",
    });
}
function exists(root, file) {
    return (0,external_node_fs_.statSync)((0,system_root/* absolutePath */.Hi)(root, file), { throwIfNoEntry: false }) !== undefined;
}
function fromLog(root, { log, fields, cases }, documents, random) {
    const read = readQueryLog(root, log, fields);
    const holds = documents === null ? null : holder(documents);
    const made = suggestFromLog(read.rows, { cases, random, holds });
    const personal = [...made.personal].map(([kind, count]) => `${kind} ${count}`);
    const lines = [...made.personal.values()].reduce((sum, count) => sum + count, 0);
    const bands = ["head", "torso", "tail"].map((band) => `${made.cases.filter(({ tags }) => tags.includes(band)).length} ${band}`);
    const bare = made.cases.filter(({ targets }) => targets.length === 0).length;
    return {
        cases: made.cases,
        found: [
            `${(0,format/* plural */.LS)(made.searches, "search", "searches")} of ${(0,format/* plural */.LS)(made.queries, "query", "queries")}; ${(0,format/* plural */.LS)(made.joined, "near duplicate")} joined`,
            `${(0,format/* plural */.LS)(made.cases.length, "case")} drawn: ${bands.join(", ")}`,
            ...(lines === 0
                ? []
                : [
                    `${(0,format/* plural */.LS)(lines, "line")} left out, because they look like personal data: ${personal.join(", ")}`,
                ]),
            ...(read.blank === 0 ? [] : [`${(0,format/* plural */.LS)(read.blank, "line")} without a query left out`]),
            ...(bare === 0 ? [] : [`${(0,format/* plural */.LS)(bare, "case")} without a click: a person has to name the targets`]),
            ...(made.gone === 0 ? [] : [`${(0,format/* plural */.LS)(made.gone, "clicked document")} that the corpus lacks left out`]),
        ],
    };
}
/** What `--corpus` names: JSON Lines of documents, or a folder of texts. */
async function suggest_documentsOf(root, corpus, ports) {
    const isFolder = (0,external_node_fs_.statSync)((0,system_root/* absolutePath */.Hi)(root, corpus), { throwIfNoEntry: false })?.isDirectory() === true;
    const folder = corpus === "" ? "." : corpus;
    const retriever = {
        kind: "bm25",
        corpus: isFolder ? null : corpus,
        files: isFolder ? [`${folder}/**/*.{md,mdx,markdown,rst,txt}`] : [],
        cwd: ".",
        max_docs: null,
    };
    const documents = await (0,bm25.readCorpus)(retriever, { ...ports, root: root.directory });
    return documents.map((each) => each.path?.startsWith("./") === true ? { ...each, path: each.path.slice(2) } : each);
}
const DEFINITION = defaults_generated/* DEFAULTS */.z.definition;
/** By id, path or name, as a target of the suite would match. */
function holder(documents) {
    const all = documents.map((each) => (0,matching/* matchable */.kU)({ ...each, doc_id: each.id, repeat: false }, DEFINITION));
    const known = new Map();
    return (document) => {
        const before = known.get(document);
        if (before !== undefined)
            return before;
        const covers = (0,matching/* matcher */.jN)({ kind: "hint", value: document, grade: 1 }, DEFINITION);
        const held = all.some(covers);
        known.set(document, held);
        return held;
    };
}
/** By case; the ids that a person can name as targets. */
async function foundToday(root, file, cases, ports) {
    const { config } = await (0,files_config/* loadConfig */.Z)(root, file, { suite: null, baseline: null });
    return (0,ask/* asking */.o)(root, config, ports, async (ask) => {
        const all = [];
        for (const { query } of cases) {
            const raw = await ask({ case_id: query, query, k: config.k });
            all.push(namesOf(raw.results, query, config));
        }
        return all;
    });
}
function namesOf(results, query, config) {
    return (0,ranking/* rank */.T)(results, query, config.k, config.definition).map(({ path, doc_id: id }) => path ?? id);
}


/***/ }),

/***/ 18852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ readCsv)
/* harmony export */ });
/** Rows that are not blank. Lines end with LF or CRLF. What is wrong is added to the problems, and ends the reading. */
function readCsv({ file, text }, problems) {
    const rows = [];
    let [at, line] = [0, 1];
    while (at < text.length) {
        const begun = line;
        const cells = [];
        for (;;) {
            const cell = text[at] === '"' ? quoted(text, at) : plain(text, at);
            const wrong = cell.wrong ?? afterCell(text, cell.end);
            if (wrong !== null) {
                const where = line + lineEnds(text, at, cell.end);
                problems.push({ file, line: where, message: `column ${cells.length + 1}: ${wrong}` });
                return rows;
            }
            cells.push(cell.value);
            line += lineEnds(text, at, cell.end);
            at = cell.end;
            if (text[at] !== ",")
                break;
            at++;
        }
        at += text[at] === "\r" ? 2 : 1;
        line++;
        if (cells.length > 1 || cells[0] !== "")
            rows.push({ line: begun, cells });
    }
    return rows;
}
function quoted(text, start) {
    for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 2)) {
        if (text[at + 1] === '"')
            continue;
        return { value: text.slice(start + 1, at).replaceAll('""', '"'), end: at + 1, wrong: null };
    }
    return { value: "", end: start, wrong: "the quote that opens here is never closed" };
}
const PLAIN = /[^,\r\n]*/y;
function plain(text, start) {
    PLAIN.lastIndex = start;
    const [value = ""] = PLAIN.exec(text) ?? [];
    const end = start + value.length;
    const wrong = value.includes('"')
        ? "a quote within a cell that is not quoted; quote the cell and double the quote"
        : null;
    return { value, end, wrong };
}
function afterCell(text, end) {
    const next = text[end];
    if (next === undefined || next === "," || next === "\n")
        return null;
    if (next === "\r") {
        return text[end + 1] === "\n"
            ? null
            : "a carriage return without a line feed; save the file with LF or CRLF";
    }
    return `expected a comma or the end of the line after the closing quote; got ${JSON.stringify(next)}`;
}
function lineEnds(text, from, to) {
    let count = 0;
    for (let at = text.indexOf("\n", from); at !== -1 && at < to; at = text.indexOf("\n", at + 1))
        count++;
    return count;
}


/***/ }),

/***/ 25988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ plainQuery),
/* harmony export */   r: () => (/* binding */ firstAlike)
/* harmony export */ });
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16886);
/** Queries that ask the same in other words, found exactly: no sampling, no hashing. */

/** Shared letter triples of all letter triples of the two (Jaccard): from here on two queries are one. */
const ALIKE = 0.8;
const NEGATIONS = new Set([
    "no",
    "not",
    "without",
    "never",
    "nicht",
    "ohne",
    "kein",
    "sans",
]);
/** In lower case and without punctuation, so that `Reset password?` and `reset  password` are one; `c++` and `c#` stay two. */
function plainQuery(query) {
    const words = query
        .normalize("NFKC")
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\p{M}+#_]+/gu, " ")
        .trim();
    return words === "" ? query.trim() : words;
}
function wordingOf(query) {
    const words = plainQuery(query)
        .split(" ")
        .map((word) => (/[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word));
    const letters = Array.from(` ${words.join(" ")} `);
    const grams = new Set();
    for (let i = 0; i + 3 <= letters.length; i++)
        grams.add(letters.slice(i, i + 3).join(""));
    const telling = words
        .filter((word) => /\p{N}/u.test(word) || NEGATIONS.has(word))
        .toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP);
    return { grams, telling: telling.join(" ") };
}
/**
 * For each query the index of the first one that it is like, its own where there is none before it. What joins is like
 * that first one itself, never only like another that joined. Each pair that shares enough is found: two sets of the
 * likeness t have one of their rarest n - ceil(t n) + 1 members in common (Chaudhuri, Ganti & Kaushik, ICDE 2006).
 */
function firstAlike(queries) {
    const wordings = queries.map(wordingOf);
    const frequency = new Map();
    for (const { grams } of wordings)
        for (const gram of grams)
            frequency.set(gram, (frequency.get(gram) ?? 0) + 1);
    const rarest = ({ grams }) => [...grams]
        .toSorted((a, b) => frequency.get(a) - frequency.get(b) || (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP)(a, b))
        .slice(0, grams.size - Math.ceil(ALIKE * grams.size - 1e-9) + 1);
    const firsts = new Map();
    return wordings.map((wording, index) => {
        const prefix = rarest(wording);
        const candidates = new Set(prefix.flatMap((gram) => firsts.get(gram) ?? []));
        const found = [...candidates].toSorted((a, b) => a - b).find((each) => alike(wording, wordings[each]));
        if (found !== undefined)
            return found;
        for (const gram of prefix) {
            const known = firsts.get(gram);
            if (known === undefined)
                firsts.set(gram, [index]);
            else
                known.push(index);
        }
        return index;
    });
}
function alike(a, b) {
    if (a.telling !== b.telling)
        return false;
    let shared = 0;
    for (const gram of a.grams)
        if (b.grams.has(gram))
            shared++;
    return shared >= ALIKE * (a.grams.size + b.grams.size - shared) - 1e-9;
}


/***/ }),

/***/ 87783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bm25Retriever: () => (/* binding */ bm25Retriever),
/* harmony export */   readCorpus: () => (/* binding */ readCorpus)
/* harmony export */ });
/* harmony import */ var _system_root_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34081);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16886);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36132);
/* harmony import */ var _json_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58663);
/* harmony import */ var _system_timers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56191);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76760);








/** `kind: bm25`: lexical search in our own process. */
function bm25Retriever(config, ports) {
    return new Bm25(config, ports);
}
/**
 * MiniSearch (BM25+, its default tokenizer): title and text, title counts twice, any term may match, no fuzzy and no
 * prefix matches. Results by score, equal scores by id (code points). The clock runs around the search only.
 */
class Bm25 {
    #config;
    #ports;
    #indexed = null;
    constructor(config, ports) {
        this.#config = config;
        this.#ports = ports;
    }
    async start() {
        const documents = await readCorpus(this.#config, this.#ports);
        const { default: MiniSearch } = await __webpack_require__.e(/* import() */ 2150).then(__webpack_require__.bind(__webpack_require__, 72150));
        const index = new MiniSearch({
            fields: ["title", "text"],
            searchOptions: { boost: { title: 2 }, combineWith: "OR", fuzzy: false, prefix: false },
        });
        const entries = documents.map(({ title, text }, id) => ({ id, title, text }));
        // In slices, so that a signal is seen while a large corpus is indexed.
        await index.addAllAsync(entries, { chunkSize: 500 });
        this.#indexed = { index, documents };
    }
    ask(question) {
        if (this.#ports.signal.aborted)
            return Promise.reject((0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .cancelledError */ .YQ)());
        if (this.#indexed === null) {
            return Promise.reject(new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_failed", "bm25 was asked before it was started"));
        }
        const from = process.hrtime.bigint();
        const results = search(this.#indexed, question);
        const to = process.hrtime.bigint();
        return Promise.resolve({
            kind: "answer",
            results,
            degraded: false,
            elapsed_ms: (0,_system_timers_js__WEBPACK_IMPORTED_MODULE_7__/* .elapsedMs */ .d5)(from, to),
            retries: 0,
        });
    }
    stop() {
        this.#indexed = null;
        return Promise.resolve();
    }
}
function search({ index, documents }, question) {
    const found = index
        .search(question.query)
        .map(({ id, score }) => ({ document: documents[Number(id)], score }));
    found.sort((a, b) => b.score - a.score || (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP)(a.document.id, b.document.id));
    return found.slice(0, question.k).map(({ document, score }) => toResult(document, score));
}
function toResult(document, score) {
    const { id, path, name, qualified_name: qualifiedName, cluster, span } = document;
    return {
        id,
        ...(path === undefined ? {} : { path }),
        ...(name === undefined ? {} : { name }),
        ...(qualifiedName === undefined ? {} : { qualified_name: qualifiedName }),
        ...(cluster === undefined ? {} : { cluster }),
        ...(span === undefined ? {} : { span }),
        text: document.text,
        score,
    };
}
/** A larger file is data, not a document. */
const MAX_DOCUMENT_BYTES = 1024 * 1024;
const OPTIONAL = ["title", "text", "path", "name", "qualified_name", "cluster"];
/**
 * The documents of `corpus` (JSON Lines of `{id | _id, title?, text?, path?, name?, qualified_name?, cluster?}`, chunks
 * with `start` and `end`) and of `files` (globs from `cwd`; id and path are the file's path from there, with `/`). Throws `invalid_file` with every
 * bad line, and `retriever_start` where no document is left.
 */
async function readCorpus(config, ports) {
    const documents = new Map();
    if (config.corpus !== null)
        await readLines(config.corpus, ports, documents);
    if (config.files.length > 0)
        await readFiles(config, ports, documents);
    if (documents.size === 0) {
        const source = config.corpus === null ? `files: ${config.files.map(_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD).join(", ")}` : (0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(config.corpus);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_start", `bm25 has no document to search: ${source}`, {
            hint: "An empty index would score 0 against everything. Check the path or the globs (they start at `cwd`).",
        });
    }
    const all = [...documents.values()];
    const most = config.max_docs ?? null;
    if (most === null || all.length <= most)
        return all;
    ports.log(`bm25 searches the first ${most} of ${all.length} documents (retriever.max_docs)\n`);
    return all.slice(0, most);
}
async function readLines(corpus, ports, documents) {
    const path = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absoluteInside */ .IP)(ports.root, corpus, "retriever.corpus");
    await (0,_json_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .readJsonLines */ .s)({ path, name: corpus, code: "invalid_file" }, (value) => {
        const document = toDocument(value);
        if (typeof document === "string")
            return document;
        if (documents.has(document.id))
            return `the id ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(document.id)} was already used on an earlier line`;
        documents.set(document.id, document);
        return null;
    });
}
function toDocument(value) {
    const key = value.id === undefined ? "_id" : "id";
    const id = value[key];
    if (typeof id !== "string" || id === "") {
        return id === undefined
            ? "neither id nor _id"
            : `${key}: expected a string that is not empty, got ${JSON.stringify(id)}`;
    }
    const texts = {};
    for (const field of OPTIONAL) {
        const text = value[field];
        if (text === undefined || text === null)
            continue;
        if (typeof text !== "string")
            return `${field}: expected a string, got ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(JSON.stringify(text))}`;
        texts[field] = text;
    }
    const span = spanOf(value);
    if (typeof span === "string")
        return span;
    const { title = "", text = "", path, name, qualified_name: qualifiedName, cluster } = texts;
    return {
        id,
        title,
        text,
        ...(path === undefined ? {} : { path }),
        ...(name === undefined ? {} : { name }),
        ...(qualifiedName === undefined ? {} : { qualified_name: qualifiedName }),
        ...(cluster === undefined ? {} : { cluster }),
        ...(span === null ? {} : { span }),
    };
}
/** Null where the line has neither offset. */
function spanOf({ start, end }) {
    if (start === undefined && end === undefined)
        return null;
    const whole = (offset) => Number.isSafeInteger(offset) && offset >= 0;
    if (whole(start) && whole(end) && start <= end)
        return { start, end };
    return `start and end: expected two whole numbers, 0 <= start <= end, got ${JSON.stringify([start, end])}`;
}
async function readFiles(config, ports, documents) {
    const cwd = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absoluteInside */ .IP)(ports.root, config.cwd, "retriever.cwd");
    const { glob } = await __webpack_require__.e(/* import() */ 3382).then(__webpack_require__.bind(__webpack_require__, 73382));
    const found = await glob([...config.files], {
        cwd,
        expandDirectories: false,
        followSymbolicLinks: false,
        ignore: ["**/node_modules/**", "**/.git/**"],
    });
    const skipped = [];
    for (const path of found.toSorted(_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP)) {
        if (path.includes("\uFFFD"))
            throw nameError(path);
        const absolute = (0,_system_root_js__WEBPACK_IMPORTED_MODULE_0__/* .absoluteInside */ .IP)(ports.root, (0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(cwd, path), "retriever.files");
        const bytes = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_5__.stat)(absolute)).size > MAX_DOCUMENT_BYTES ? null : await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_5__.readFile)(absolute);
        if (bytes === null || bytes.includes(0))
            skipped.push(path);
        else
            documents.set(path, { id: path, title: "", text: bytes.toString("utf8"), path });
    }
    if (skipped.length > 0) {
        const names = skipped.slice(0, 20).join(", ");
        ports.log(`bm25 left out ${skipped.length} files that are binary or over 1 MiB: ${names}\n`);
    }
}
/** Such a name can't be read back: the bytes that stood there are gone. */
function nameError(path) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("retriever_start", `bm25 can't read ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(path)}: its name is not valid UTF-8`, {
        hint: "Rename the file, or write retriever.files so that they leave it out.",
    });
}


/***/ }),

/***/ 58663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ readJsonLines),
/* harmony export */   z: () => (/* binding */ fileError)
/* harmony export */ });
/* harmony import */ var _system_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10107);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56906);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36132);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73024);





/** A document or an answer of this size is a mistake; the cap keeps one from taking the memory. */
const MAX_FILE_LINE_BYTES = 16 * 1024 * 1024;
const MAX_PROBLEMS = 100;
/**
 * Hands over each line of a JSON Lines file as an object, blank lines left out. `onObject` returns what is wrong with
 * the line, or null. Throws `file_not_found`, `file_unreadable`, or one error of `code` with every problem (at most
 * 100) as `file:line`.
 */
async function readJsonLines(file, onObject) {
    const problems = [];
    const add = (line, message) => {
        if (problems.length < MAX_PROBLEMS)
            problems.push({ file: file.name, line, message });
    };
    const onLine = (text, line) => {
        if (text.trim() === "")
            return;
        const value = parseObject(text);
        const problem = typeof value === "string" ? value : onObject(value, line);
        if (problem !== null)
            add(line, problem);
    };
    const framer = new _output_js__WEBPACK_IMPORTED_MODULE_2__/* .LineFramer */ ._p(MAX_FILE_LINE_BYTES);
    try {
        const chunks = (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.createReadStream)(file.path, { highWaterMark: 1024 * 1024 });
        for await (const chunk of chunks)
            framer.push(chunk, onLine);
        framer.end(onLine);
    }
    catch (error) {
        if (!(error instanceof _output_js__WEBPACK_IMPORTED_MODULE_2__/* .LineError */ .dt))
            throw fileError(error, file.name);
        add(error.line, error.message);
    }
    if (problems.length === 0)
        return;
    const first = problems[0];
    const more = problems.length === 1 ? "" : ` (and ${problems.length - 1} more)`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError(file.code, `${file.name}:${first.line}: ${first.message}${more}`, { problems });
}
/** What reading a file failed with, as a known error. */
function fileError(error, name) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError)
        return error;
    const code = (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .systemCode */ .xU)(error);
    if (code === undefined)
        return error;
    if (code === "ENOENT")
        return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_not_found", `there is no file ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name)}`, { cause: error });
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.GateError("file_unreadable", `${(0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name)} can't be read: ${code}`, { cause: error });
}
function parseObject(text) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return `not JSON: ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(text)}`;
    }
    return (0,_system_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? value : `not a JSON object: ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(text)}`;
}


/***/ }),

/***/ 56906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oc: () => (/* binding */ MAX_LINE_BYTES),
/* harmony export */   _p: () => (/* binding */ LineFramer),
/* harmony export */   dt: () => (/* binding */ LineError),
/* harmony export */   k7: () => (/* binding */ Output)
/* harmony export */ });
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36132);

/** The whole standard output of a process that answers one query, up to the cap of a line, and when it was complete. */
class Output {
    /** Resolves where more comes than the cap; the rest is dropped. */
    overflow;
    #chunks = [];
    #bytes = 0;
    #lastAt = process.hrtime.bigint();
    #endAt = null;
    #onOverflow = () => { };
    constructor() {
        this.overflow = new Promise((resolve) => {
            this.#onOverflow = resolve;
        });
    }
    push(chunk) {
        this.#lastAt = process.hrtime.bigint();
        this.#bytes += chunk.length;
        if (this.#bytes > MAX_LINE_BYTES)
            this.#onOverflow();
        else
            this.#chunks.push(chunk);
    }
    end() {
        this.#endAt = process.hrtime.bigint();
    }
    /** The end of the output, or its last bytes where a grandchild holds the pipe open. */
    completeAt() {
        return this.#endAt ?? this.#lastAt;
    }
    text(where) {
        if (this.#bytes > MAX_LINE_BYTES) {
            throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .protocolError */ .JW)(`${where} is longer than the limit of ${MAX_LINE_BYTES} bytes`);
        }
        try {
            // TextDecoder drops a byte order mark by itself.
            return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(this.#chunks));
        }
        catch {
            throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .protocolError */ .JW)(`${where} is not valid UTF-8`);
        }
    }
}
/** Longest line that a retriever may send. A 200 MB line must end in an error, not in our memory. */
const MAX_LINE_BYTES = 1024 * 1024;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
/** A line that can't be read; the caller knows whose line it was. */
class LineError extends Error {
    /** 1-based. */
    line;
    constructor(line, message) {
        super(message);
        this.name = "LineError";
        this.line = line;
    }
}
/**
 * Cuts a byte stream into lines at `\n` or `\r\n`, in any chunking, and decodes each as UTF-8. A byte order mark at
 * the very start is dropped; a last line without a line end counts when the output ends. Lines before a bad one are
 * delivered first. Throws LineError for a line over the cap (as soon as it is over, the rest is never kept) and for
 * bytes that are not UTF-8; after that the framer must not be used.
 */
class LineFramer {
    #maxBytes;
    #decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
    #held = Buffer.alloc(0);
    #heldBytes = 0;
    #line = 1;
    constructor(maxBytes = MAX_LINE_BYTES) {
        this.#maxBytes = maxBytes;
    }
    push(chunk, onLine) {
        let from = 0;
        for (;;) {
            const at = chunk.indexOf(LINE_FEED, from);
            const piece = chunk.subarray(from, at === -1 ? chunk.length : at);
            if (this.#heldBytes + piece.length > this.#maxBytes)
                this.#tooLong();
            if (at === -1) {
                this.#hold(piece);
                return;
            }
            this.#deliver(piece, onLine);
            from = at + 1;
        }
    }
    /** The output ended: what is held is the last line. */
    end(onLine) {
        if (this.#heldBytes > 0)
            this.#deliver(Buffer.alloc(0), onLine);
    }
    #deliver(piece, onLine) {
        let bytes = piece;
        if (this.#heldBytes > 0) {
            this.#hold(piece);
            bytes = this.#held.subarray(0, this.#heldBytes);
            this.#heldBytes = 0;
        }
        if (bytes.at(-1) === CARRIAGE_RETURN)
            bytes = bytes.subarray(0, -1);
        const line = this.#line++;
        onLine(this.#decode(bytes, line), line);
    }
    #decode(bytes, line) {
        let text;
        try {
            text = this.#decoder.decode(bytes);
        }
        catch {
            throw new LineError(line, `line ${line} is not valid UTF-8`);
        }
        return line === 1 && text.startsWith("\uFEFF") ? text.slice(1) : text;
    }
    /** Grows by doubling: a line that comes byte by byte costs one buffer, not one object a byte. */
    #hold(piece) {
        const needed = this.#heldBytes + piece.length;
        if (needed > this.#held.length) {
            const grown = Buffer.alloc(Math.max(needed, this.#held.length * 2, 1024));
            this.#held.copy(grown, 0, 0, this.#heldBytes);
            this.#held = grown;
        }
        piece.copy(this.#held, this.#heldBytes);
        this.#heldBytes = needed;
    }
    #tooLong() {
        throw new LineError(this.#line, `line ${this.#line} is longer than the limit of ${this.#maxBytes} bytes`);
    }
}


/***/ })

};
