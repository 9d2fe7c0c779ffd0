export const id = 902;
export const ids = [902];
export const modules = {

/***/ 9902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  score: () => (/* binding */ score)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/model/config.js
var config = __webpack_require__(9559);
;// CONCATENATED MODULE: ./lib/trec/averages.js
/** The rows of values in this order, which is often theirs. */
function rowsInOrder(values, order, width) {
    if (order.length * width === values.length && order.every((row, at) => row === at))
        return values;
    const ordered = new Float64Array(order.length * width);
    for (let row = 0, to = 0; row < order.length; row++) {
        const from = order[row] * width;
        for (let column = 0; column < width; column++)
            ordered[to++] = values[from + column];
    }
    return ordered;
}
/** One figure for each column: a sum, a mean, or e to the mean of logarithms. */
function summarise(columns, values, queries) {
    const sums = new Float64Array(columns.length);
    for (let at = 0; at < values.length;)
        for (let column = 0; column < sums.length; column++)
            sums[column] += values[at++];
    return columns.map(({ measure }, column) => {
        const sum = sums[column];
        if (measure.summary === "sum")
            return sum;
        const mean = sum / queries;
        return measure.summary === "geometric" ? Math.exp(mean) : mean;
    });
}

// EXTERNAL MODULE: ./lib/trec/bytes.js
var trec_bytes = __webpack_require__(2125);
;// CONCATENATED MODULE: ./lib/trec/matcher.js

/** From so many judged documents on, one sort of all rows is cheaper than counting for each. */
const SORT_FROM = 64;
/** Up to so many judged documents, searching all rows for each is cheaper than a hash table of the rows. */
const FEW_JUDGED = 32;
const LEAST_SLOTS = 4096;
const GOLDEN = 0x9e3779b1;
/**
 * Finds judged and repeated documents of one query after the other with one hash table. Documents are the same where
 * their bytes are; hashes only find candidates.
 */
class Matcher {
    /** Repeated documents of the last query, in file order. */
    repeats = [];
    #kernel;
    /** 0: free; k > 0: row k - 1. */
    #slots = new Int32Array(LEAST_SLOTS);
    /** By judgment of the query: its row, or -1. */
    #rowOf = new Int32Array(1024);
    constructor(kernel) {
        this.#kernel = kernel;
    }
    /** Puts the judged documents of `into.pool` into the ranking. Where it is empty, rows are only searched for repeats. */
    match(rows, order, into) {
        const { pool } = into;
        if (this.repeats.length > 0)
            this.repeats.length = 0;
        const judged = pool.to - pool.from;
        if (this.#rowOf.length < judged)
            this.#rowOf = new Int32Array(2 * judged);
        if (judged <= FEW_JUDGED && this.#kernel?.hasNoRepeats(rows) === true)
            this.#searchRows(rows, pool, this.#kernel);
        else
            this.#findJudged(rows, this.#enterRows(rows), pool);
        this.#place(rows, order, into);
    }
    #searchRows(rows, { lists, from, to }, kernel) {
        for (let at = from; at < to; at++) {
            const hash = lists.hashes[at];
            let row = kernel.findRow(rows, hash, 0);
            while (row >= 0 && !isJudgedRow(rows, row, lists, at))
                row = kernel.findRow(rows, hash, row + 1);
            this.#rowOf[at - from] = row;
        }
    }
    #enterRows(rows) {
        let size = LEAST_SLOTS;
        while (size < 2 * rows.count)
            size *= 2;
        if (this.#slots.length === size)
            this.#slots.fill(0);
        else
            this.#slots = new Int32Array(size);
        const { hashes, count } = rows;
        const slots = this.#slots;
        const mask = size - 1;
        const shift = Math.clz32(mask);
        for (let row = 0; row < count; row++) {
            let slot = Math.imul(hashes[row], GOLDEN) >>> shift;
            let entry = slots[slot];
            while (entry !== 0 && !isSameRow(rows, row, entry - 1)) {
                slot = (slot + 1) & mask;
                entry = slots[slot];
            }
            if (entry === 0)
                slots[slot] = row + 1;
            else
                this.repeats.push({ row, firstRow: entry - 1 });
        }
        return slots;
    }
    #findJudged(rows, slots, { lists, from, to }) {
        const mask = slots.length - 1;
        const shift = Math.clz32(mask);
        for (let at = from; at < to; at++) {
            let slot = Math.imul(lists.hashes[at], GOLDEN) >>> shift;
            while (slots[slot] !== 0 && !isJudgedRow(rows, slots[slot] - 1, lists, at))
                slot = (slot + 1) & mask;
            this.#rowOf[at - from] = slots[slot] - 1;
        }
    }
    #place(rows, order, into) {
        const { lists, from, to } = into.pool;
        const { grades } = lists;
        const rowOf = this.#rowOf;
        let retrieved = 0;
        for (let at = from; at < to; at++)
            if (rowOf[at - from] >= 0)
                retrieved++;
        if (retrieved < SORT_FROM) {
            for (let at = from; at < to; at++) {
                const row = rowOf[at - from];
                if (row >= 0)
                    into.insert(this.#rankOf(rows, row, order), grades[at]);
            }
            return;
        }
        const judgmentOf = new Int32Array(rows.count).fill(-1);
        for (let at = from; at < to; at++)
            if (rowOf[at - from] >= 0)
                judgmentOf[rowOf[at - from]] = at;
        sortedRows(rows, order).forEach((row, at) => {
            if (judgmentOf[row] >= 0)
                into.insert(at + 1, grades[judgmentOf[row]]);
        });
    }
    #rankOf(rows, row, order) {
        const counted = this.#kernel?.holds(rows) === true ? this.#kernel.countedRank(row, rows.count) : 0;
        return counted > 0 ? counted : countedRank(rows, row, order);
    }
}
function isSameRow({ hashes, starts, ends, memory }, a, b) {
    if (hashes[a] !== hashes[b])
        return false;
    return (0,trec_bytes/* sameBytes */.er)(memory.bytes, starts[a], ends[a], memory.bytes, starts[b], ends[b]);
}
function isJudgedRow(rows, row, lists, at) {
    if (rows.hashes[row] !== lists.hashes[at])
        return false;
    const [bytes, judged] = [rows.memory.bytes, lists.memory.bytes];
    return (0,trec_bytes/* sameBytes */.er)(bytes, rows.starts[row], rows.ends[row], judged, lists.starts[at], lists.ends[at]);
}
/** 1 + the rows that stand before this one. */
function countedRank(rows, row, order) {
    const { scores, count } = rows;
    const score = scores[row];
    let before = 0;
    for (let other = 0; other < count; other++) {
        const rival = scores[other];
        if (rival > score)
            before++;
        else if (rival === score && other !== row && compareTied(rows, other, row, order) < 0)
            before++;
    }
    return before + 1;
}
function sortedRows(rows, order) {
    const { scores, count } = rows;
    const indexes = Uint32Array.from({ length: count }, (_, at) => at);
    return indexes.toSorted((a, b) => scores[b] - scores[a] || compareTied(rows, a, b, order));
}
/** Negative where `a` stands before `b`, by docno alone; UTF-8's byte order is that of code points. */
function compareTied(rows, a, b, order) {
    const { starts, ends } = rows;
    const { bytes } = rows.memory;
    const ascending = (0,trec_bytes/* compareBytes */.Xo)(bytes, starts[a], ends[a], starts[b], ends[b]);
    return order === "trec" ? -ascending : ascending;
}

;// CONCATENATED MODULE: ./lib/trec/pools.js
/** One query's judgments after the other: where they stand, and counted. */
class Pool {
    lists;
    #relevance;
    /** The judgments from one up to before the other. */
    from = 0;
    to = 0;
    /** Judgments with at least the relevance level. */
    relevant = 0;
    /** Judgments from 0 up to the relevance level; those below 0 are in the pool but count as unjudged, as in trec_eval. */
    nonrelevant = 0;
    /** Judgments above 0, whatever the relevance level. */
    positive = 0;
    /** Grades above 0, highest first, and how many documents have each. */
    levels = [];
    levelCounts = [];
    constructor(lists, relevance) {
        this.lists = lists;
        this.#relevance = relevance;
    }
    /** @param query its number, or -1 for none */
    open(query) {
        const { firsts, grades } = this.lists;
        this.from = query < 0 ? 0 : firsts[query];
        this.to = query < 0 ? 0 : firsts[query + 1];
        this.relevant = 0;
        this.nonrelevant = 0;
        this.positive = 0;
        empty(this.levels);
        empty(this.levelCounts);
        for (let at = this.from; at < this.to; at++) {
            const grade = grades[at];
            if (grade >= this.#relevance)
                this.relevant++;
            else if (grade >= 0)
                this.nonrelevant++;
            if (grade > 0)
                this.#enterLevel(grade);
        }
    }
    #enterLevel(grade) {
        this.positive++;
        const { levels, levelCounts } = this;
        let at = 0;
        while (at < levels.length && levels[at] > grade)
            at++;
        if (levels[at] === grade)
            levelCounts[at]++;
        else if (at === levels.length) {
            levels.push(grade);
            levelCounts.push(1);
        }
        else {
            levels.splice(at, 0, grade);
            levelCounts.splice(at, 0, 1);
        }
    }
}
/** Setting the length of a list takes longer, where it has few entries or none. */
function empty(list) {
    while (list.length > 0)
        list.pop();
}

;// CONCATENATED MODULE: ./lib/trec/ranking.js

/** A ranking that is filled anew for every query. */
class MutableRanking {
    retrieved = 0;
    ranks = [];
    grades = [];
    relevantRanks = [];
    pool;
    constructor(pool) {
        this.pool = pool;
    }
    clear() {
        this.retrieved = 0;
        empty(this.ranks);
        empty(this.grades);
        empty(this.relevantRanks);
    }
    /** Takes a document; ascending order comes about by insertion from behind, fit for pools of few documents. */
    insert(rank, grade) {
        const { ranks, grades } = this;
        let at = ranks.length;
        while (at > 0 && ranks[at - 1] > rank) {
            ranks[at] = ranks[at - 1];
            grades[at] = grades[at - 1];
            at--;
        }
        ranks[at] = rank;
        grades[at] = grade;
    }
    /** @param depth what lies beyond counts as not retrieved. */
    finish(retrieved, relevance, depth) {
        const { ranks, grades, relevantRanks } = this;
        while (ranks.length > 0 && ranks.at(-1) > depth) {
            ranks.pop();
            grades.pop();
        }
        this.retrieved = Math.min(retrieved, depth);
        for (let at = 0; at < ranks.length; at++)
            if (grades[at] >= relevance)
                relevantRanks.push(ranks[at]);
    }
}

// EXTERNAL MODULE: ./lib/trec/memory.js
var trec_memory = __webpack_require__(495);
// EXTERNAL MODULE: ./lib/trec/rows.js
var rows = __webpack_require__(2933);
;// CONCATENATED MODULE: ./lib/trec/stored-rows.js


/** Rows of one query gathered from several places of a file: its docnos are copied, so that they outlive the reading. */
class StoredRows extends rows/* Rows */.S {
    #lines = new Int32Array();
    #used = 0;
    /** @param first of the same query as all that are appended. */
    constructor(first) {
        super();
        this.begin(0, first.qidLength, first.qidHash);
        this.#copy(first.memory.bytes, first.qidStart, first.qidStart + first.qidLength);
    }
    append(more) {
        const lines = more.lines();
        this.reserve(more.count);
        if (this.#lines.length < this.starts.length) {
            const larger = new Int32Array(this.starts.length);
            larger.set(this.#lines);
            this.#lines = larger;
        }
        for (let row = 0; row < more.count; row++) {
            this.starts[this.count] = this.#used;
            this.#copy(more.memory.bytes, more.starts[row], more.ends[row]);
            this.ends[this.count] = this.#used;
            this.hashes[this.count] = more.hashes[row];
            this.scores[this.count] = more.scores[row];
            this.#lines[this.count] = lines[row];
            this.count++;
        }
    }
    lines() {
        return this.#lines;
    }
    #copy(bytes, from, to) {
        const { length } = this.memory.bytes;
        const end = this.#used + to - from;
        if (end > length)
            this.memory = (0,trec_memory/* enlarge */.VO)(this.memory, Math.max(2 * length, end, 256));
        this.memory.bytes.set(bytes.subarray(from, to), this.#used);
        this.#used = end;
    }
}

// EXTERNAL MODULE: ./lib/trec/text.js
var trec_text = __webpack_require__(4807);
;// CONCATENATED MODULE: ./lib/trec/evaluator.js







/** Scores the queries of one run: read them once, by `scan` or by `gather`, then `finish`. */
class Evaluator {
    #lists;
    #columns;
    #options;
    #matcher;
    #ranking;
    #order;
    /** By the query's number: one value for each column, and whether the run has it. */
    #values;
    #seen;
    #unjudged = new Set();
    constructor(lists, columns, options, kernel) {
        this.#lists = lists;
        this.#columns = columns;
        this.#options = options;
        this.#matcher = new Matcher(kernel);
        this.#ranking = new MutableRanking(new Pool(lists, options.relevance));
        this.#order = options.order === "trec" ? "trec" : "score";
        this.#values = new Float64Array(lists.queries.count * columns.length);
        this.#seen = new Uint8Array(lists.queries.count);
    }
    /** Scores query after query; false where one turns up a second time, so that this way of reading can't do. */
    async scan(scanner) {
        let known = false;
        await scanner.read((rows) => {
            const query = this.#find(rows);
            known = !this.#isNew(rows, query);
            if (known)
                return false;
            this.#scoreRows(rows, query, scanner);
            return true;
        });
        if (known)
            return false;
        scanner.throwIfAny();
        return true;
    }
    /** Reads everything first, for runs whose queries are interleaved. */
    async gather(scanner) {
        const stored = new Map();
        await scanner.read((rows) => {
            const { qid } = rows;
            let all = stored.get(qid);
            if (all === undefined)
                stored.set(qid, (all = new StoredRows(rows)));
            all.append(rows);
            return true;
        });
        for (const all of stored.values()) {
            const query = this.#find(all);
            this.#isNew(all, query);
            this.#scoreRows(all, query, scanner);
        }
        scanner.throwIfAny();
    }
    /** The number of the rows' query, or -1 where it is not judged. */
    #find({ memory, qidStart, qidLength, qidHash }) {
        return this.#lists.queries.find(0, memory.bytes, qidStart, qidStart + qidLength, qidHash);
    }
    /** Notes that the run has this query; false where that was known. */
    #isNew(rows, query) {
        if (query < 0) {
            const { qid } = rows;
            const known = this.#unjudged.has(qid);
            this.#unjudged.add(qid);
            return !known;
        }
        const known = this.#seen[query] === 1;
        this.#seen[query] = 1;
        return !known;
    }
    #scoreRows(rows, query, scanner) {
        const { relevance, depth, scores } = this.#options;
        if (scores === "float32")
            for (let row = 0; row < rows.count; row++)
                rows.scores[row] = Math.fround(rows.scores[row]);
        this.#begin(query);
        this.#matcher.match(rows, this.#order, this.#ranking);
        if (this.#matcher.repeats.length > 0)
            this.#tellRepeats(rows, scanner);
        this.#ranking.finish(rows.count, relevance, depth);
        if (query >= 0)
            this.#compute(query);
    }
    #tellRepeats(rows, scanner) {
        const lines = rows.lines();
        for (const { row, firstRow } of this.#matcher.repeats)
            scanner.problems.add(lines[row], (0,trec_text/* repeatMessage */.l8)(rows.docno(row), rows.qid, lines[firstRow]));
    }
    /** Starts a ranking that is empty but for the judgments. */
    #begin(query) {
        this.#ranking.clear();
        this.#ranking.pool.open(query);
    }
    #compute(query) {
        const columns = this.#columns;
        const values = this.#values;
        const from = query * columns.length;
        for (let column = 0; column < columns.length; column++) {
            const { measure, parameter } = columns[column];
            values[from + column] = measure.compute(this.#ranking, parameter, this.#options);
        }
    }
    /** @throws GateError `invalid_run` where no query is left to average over. */
    finish({ name, runId }) {
        const { queries } = this.#lists;
        const all = queries.inByteOrder();
        const missing = all.filter((query) => this.#seen[query] === 0);
        for (const query of missing) {
            this.#begin(query);
            this.#compute(query);
        }
        const counted = this.#options.queries === "judged" ? all : all.filter((query) => this.#seen[query] === 1);
        if (counted.length === 0)
            throw new errors.GateError("invalid_run", `${name}: none of its queries is judged, nothing to average over`, {
                hint: "check that run and qrels use the same query ids",
            });
        const values = rowsInOrder(this.#values, counted, this.#columns.length);
        let ids;
        return {
            runId,
            count: counted.length,
            get ids() {
                return (ids ??= Array.from(counted, (query) => queries.text(query)));
            },
            values,
            summary: summarise(this.#columns, values, counted.length),
            missing: Array.from(missing, (query) => queries.text(query)),
            unjudged: this.#unjudged.size,
        };
    }
}

// EXTERNAL MODULE: ./lib/trec/decimal.js
var decimal = __webpack_require__(3833);
;// CONCATENATED MODULE: ./lib/trec/kernel.generated.js
// Generated from kernel/ by scripts/build-kernel.mjs; do not edit.
const KERNEL = "AGFzbQEAAAABMAhgAn9/AX9gAX8Bf2AEf39/fwF/YAN/f38Bf2ABfwBgAABgBX9/f39/AX9gAn9/AAMODQEEAgMDAAUGAAIBAAcFBgEBgASABAZiDX8AQYCAwAALfwBBgICAAgt/AEG11RoLfwBBgCALfwBBgMAAC38AQYDBwAILfwBBqOyVBAt/AEH8wYAFC38AQdCX6wULfwBBpO3VBgt/AEH4wsAHC38AQbjuvgkLfwFBAAsHzgETDUNPTlNUQU5UU19FTkQDDAptYXJrQmxhbmtzAAwLY291bnRlZFJhbmsACwdmaW5kUm93AAMKaGFzUmVwZWF0cwAKA0VORAMLBEVORFMDBwZIQVNIRVMDCAhNQVhfUk9XUwMCCE9ERF9ST1dTAwkKT0REX1NDT1JFUwMKC1BJRUNFX0JZVEVTAwAKUk9PTV9CWVRFUwMBBlNDT1JFUwMFBlNUQVJUUwMGBVNUQVRFAwMGV0lORE9XAwQIdGFrZVJvd3MABwZtZW1vcnkCAAgBBgwBDQq9GA1OAgF7AX8gAP0ABAAiAUGACP0ABAD9dyAB/SP9ZCECA0AgAkUEQCAAQRBqIgD9AAQAIgFBgAj9AAQA/XcgAf0j/WQhAgwBCwsgACACaGoLzgIEAXsFfwF+AXwgAEEBdCICKAKAwcACIgQtAABBLUYhBSACKAKEwcACIgYgBGsgBWsiAiAGQRBr/QAEACIBQfAJ/QAEAP0j/WRnQRBrIgNKBEAgASAGQRFr/QAEACADQcAJav0ABAD9UiEBIAJBAWshAgVBACEDCyABQeAJ/QAEAP1xIAJBwAlq/QAEAP1OIQEgAkEBa0EPSQR/IAFBgAr9AAQA/XD9ZAVBAQtFBEAgAEEBdCABQZAK/QAEAP1OQaAK/QAEAP2VASABQQj9jQH9jgFBsAr9AAQA/boBIgEgAf2GAUHACv0ABAD9ugH9HQAiB0L/////D4NCgMLXL34gB0Igh3y5IANBA3QrA8AIoyIImiAIIAUbOQOAwcACDwtBiCAoAgAiAkECdCIDIABBAnU2AqTt1QYgAyAENgL4wsAHQYggIAJBAWo2AgALLwADQCACIANKBEAgAxABIANBBGohAwwBCwtBgCAgAkECdTYCAEGEICAANgIAIAELmgECAXsBfyAA/REhAyABQQJ0IQEgAkECdCEEA0AgAUFAayICIARMBEAgAf0ABNCX6wUgA/03IAH9AATgl+sFIAP9N/1QIAH9AATwl+sFIAP9NyAB/QAEgJjrBSAD/Tf9UP1Q/VNFBEAgAiEBDAILCwsDQCABIARIBEAgASgC0JfrBSAARgRAIAFBAnUPCyABQQRqIQEMAQsLQX8LMQEBfwNAIAIgA0oEQCAAIANqLQAAIAEgA2otAABHBEBBAA8LIANBAWohAwwBCwtBAQuzAQMCfwF7AX4DQCAAQRBqIgIgAU0EQCAA/QAEAEGwCP0ABAD9tQEiBCAEIAT9DQgJCgsMDQ4PAAECAwQFBgf9rgH9HQAiBacgBUIgh6dqIANBwfna+wFsaiEDIAIhAAwBCwsgAP0ABABBoAggASAAa2v9AAQA/U5BsAj9AAQA/bUBIgQgBCAE/Q0ICQoLDA0ODwABAgMEBQYH/a4B/R0AIgWnIAVCIIenaiADQcH52vsBbGoLBwBB9AokDAvQCAMLfwJ7BH4gAkECdCIHIQJBiCBBADYCAANAIAAgAUkEQCAAIAdBAEogAyAEEAkiCEEATARAQQJBASAIQQBIGyAAIAcgAhACDwsgB0UEQCAAIQNBjCAgABAAIABrIgQ2AgBBkCAgACAEaiIFIABrIgZBEEkEfyAA/QAEAEGgCCAGa/0ABAD9TkGwCP0ABAD9tQEiECAQIBD9DQgJCgsMDQ4PAAECAwQFBgf9rgH9HQAiEqcgEkIgh6dqBSAAIAUQBQs2AgALIAAhBSAA/QAEACEQQRAgCCAIQRBOG0EBdEHQCmovAQAhCQNAAkAgACAIaiIGQQN2KQOg5pYJIAZBB3GtiCIVIBVCAX2DIhIgEkIBfYMiEyATQgF9gyIUUAR/IAcgBhAIBSAVIBQgFYVCAYZCAYSDUAR/IAYgFHqnaiEKAn8gBiAVeqdqIgstAABBIHMgBiASeqdqIgwtAABBIHNyIAYgE3qnaiINLQAAQSBzcgRAQQAgCy0AACIOQQlGIA5BIEZyBH8gDC0AACIOQQlGIA5BIEZyBUEACwR/IA0tAAAiDkEJRiAOQSBGcgVBAAtFDQEaCyAHIAY2AqjslQQgByALNgL8wYAFIAcgCyAGayIOQRBJBH8gBv0ABABBoAggDmv9AAQA/U5BsAj9AAQA/bUBIhEgESAR/Q0ICQoLDA0ODwABAgMEBQYH/a4B/R0AIhKnIBJCIIenagUgBiALEAULNgLQl+sFIAdBAXQiBiAMQQFqNgKAwcACIAYgDTYChMHAAiAKQQFqIAotAABBCkYNABogCkECakEAIAotAABBDUYEfyAKLQABQQpGBUEACxsLBUEACwsiBkUEQEEBIAAgByACEAIPCyAGIQAgB0EEaiIHIAJrQRBGBEAgAkEBdCIKKAKMwcACIgsgCigCiMHAAmtBAWshDAJ/QQAgCigChMHAAiINIAooAoDBwAJrQQFrIg4gC0EIayANQQhr/V0DAP1XAwABIhFB8An9AAQA/SP9ZCIPQRh0ZyIGayAMIA9BgP4DcUEQdGciD2tyQYCAgIB4cSAOQQFrIAxBAWtyckEITw0AGkEAIBEgC0EJayANQQlr/V0DAP1XAwABIA9ByAlqIAZByAlq/V0DAP1XAwAB/VJB4An9AAQA/XEgDEHICWogDkHICWr9XQMA/VcDAAH9TiIRQYAK/QAEAP1w/WQNABogCiARQZAK/QAEAP1OQaAK/QAEAP2VASARQQj9jQH9jgFBsAr9AAQA/boBIhEgEf2GAUHACv0ABAD9ugH9/gEgD0EDdEHACGogBkEDdEHACGr9XQMA/VcDAAH98wH9CwSAwcACQQELRQRAIAIQASACQQRqEAELIAJBCGohAgsgACABTw0AIAD9AAQAIBD9I/1kQX9zIAlxDQAgCEEQSgR/IAVBEGogAEEQaiAIQRBrEAQFQQELDQELCwwBCwtBACAAIAcgAhACC+YCAwd/AXsBfiABEAAiAkEBaiIGEAAiBEEBaiIHEAAiBUEBaiIIEAAhAyAEIAZGIAEgAkZyIAUgB0ZyIAMgCEZyBEBBAA8LAn8gAi0AAEEgcyAELQAAQSBzciAFLQAAQSBzcgRAQQAgAi0AACIGQQlGIAZBIEZyBH8gBC0AACIGQQlGIAZBIEZyBUEACwR/IAUtAAAiBkEJRiAGQSBGcgVBAAtFDQEaCyAAIAE2AqjslQQgACACNgL8wYAFIAAgAiABayIGQRBJBH8gAf0ABABBoAggBmv9AAQA/U5BsAj9AAQA/bUBIgkgCSAJ/Q0ICQoLDA0ODwABAgMEBQYH/a4B/R0AIgqnIApCIIenagUgASACEAULNgLQl+sFIABBAXQiACAEQQFqNgKAwcACIAAgBTYChMHAAiADQQFqIAMtAABBCkYNABogA0ECakEAIAMtAABBDUYEfyADLQABQQpGBUEACxsLC78BAQN/IAAQACIEIABrIgUEfyAALQAAQSNGBUEBCwR/QQAFIAQtAAAiBkEJRiAGQSBGcgtFBEBBAA8LIAEEQCADIAVHBH9BAAUgACACIAUQBAtFBEBBfw8LBSAAIQECfwNAIAEgBEkEQEEAIAEtAABB/wBLDQIaIAFBAWohAQwBCwtBAQtFBEBBAA8LCyAEQQFqIgEQACICIAFGBH9BAAUgAi0AACIBQQlGIAFBIEZyC0UEQEEADwsgAkEBaiAAawuVAgEGf0HMmKsIQQBBgIAB/AsAA0AgASAAQQJ0SARAIAEoAtCX6wVBsfPd8XlsQQ92IgNBBXZBAnQiBCgCzJirCCEFIAQgBUEBIAN0cjYCzJirCCACIAE2AsyYrAggAiAFIAN2QQFxQQJ0aiECIAFBBGohAQwBCwtBACEBA0AgASACSARAIAEoAsyYrAgiBCgC0JfrBSIFQQAgBEECdRADIQADQCAAQQBOBEAgAEECdCIDKAL8wYAFIAMoAqjslQRrIgYgBCgC/MGABSAEKAKo7JUEa0cEf0EABSADKAKo7JUEIAQoAqjslQQgBhAECwRAQQEPCyAFIABBAWogBEECdRADIQAMAQsLIAFBBGohAQwBCwtBAAuqAQQCfgR7AX8CfCAAQQN0KwOAwcACIgn9FCEGIAFBfnFBA3QhAANAIAAgCEoEQCAEIAj9AASAwcACIgcgBv1K/dEBIQQgBSAHIAb9R/3RASEFIAhBEGohCAwBCwsgBP0dACAE/R0BfCEDIAX9HQAgBf0dAXwhAiABQQFxBEAgAyAAKwOAwcACIgogCWStfCEDIAIgCSAKYa18IQILIAOnQQFqQQAgAkIBURsLogECAXsBfyAAQUBxIQADQCAAIAFJBEAgAEEDdiIDIAD9AAQAIgJBgAj9AAQA/XcgAv0j/WQ7AaDmlgkgAyAA/QAEECICQYAI/QAEAP13IAL9I/1kOwGi5pYJIAMgAP0ABCAiAkGACP0ABAD9dyAC/SP9ZDsBpOaWCSADIAD9AAQwIgJBgAj9AAQA/XcgAv0j/WQ7AabmlgkgAEFAayEADAELCwsLkgMNAEGACAsQICAgICAgICAgICAgICAgIABBkAgLEP////////////////////8AQbAICw0RKATMYczm/7F5N54BAEHGCAt68D8AAAAAAAAkQAAAAAAAAFlAAAAAAABAj0AAAAAAAIjDQAAAAAAAavhAAAAAAICELkEAAAAA0BJjQQAAAACE15dBAAAAAGXNzUEAAAAgX6ACQgAAAOh2SDdCAAAAopQabUIAAEDlnDCiQgAAkB7EvNZCAAA0JvVrDEMAQdAJCxD/////////////////////AEHgCQsQMDAwMDAwMDAwMDAwMDAwMABB8AkLEC4uLi4uLi4uLi4uLi4uLi4AQYAKCxB2dnZ2dnZ2dnZ2dnZ2dnZ2AEGQCgsP/wD/AP8A/wD/AP8A/wD/AEGgCgsPCgAKAAoACgAKAAoACgAKAEGwCgsPZAABAGQAAQBkAAEAZAABAEHACgsPECcBABAnAQAQJwEAECcBAEHSCgsgAQADAAcADwAfAD8AfwD/AP8B/wP/B/8P/x//P/9///8=";

// EXTERNAL MODULE: ./lib/trec/plain-rows.js
var plain_rows = __webpack_require__(1018);
;// CONCATENATED MODULE: ./lib/trec/kernel.js
/**
 * The hot loops of a run's evaluation in WebAssembly SIMD: the source is in kernel/. It takes rows of the usual form
 * and leaves all others, and all problems, to the plain path, which gives the same figures without it.
 */






const SPACE = 32;
const ODD = 1;
const OTHER_QUERY = 2;
/** Places in what takeRows returns beside the offset. */
const [COUNT, STOPPED, ODD_COUNT, QID_LENGTH, QID_HASH] = [0, 1, 2, 3, 4];
const STATE_LENGTH = 5;
/** From so many rows on, a hash table is faster than its bits. */
const MANY_ROWS = 4096;
let compiled;
/** A kernel of one's own, or null where WebAssembly or its SIMD is not there. */
function openKernel() {
    try {
        compiled ??= new WebAssembly.Module(Buffer.from(KERNEL, "base64"));
        return new Kernel(new WebAssembly.Instance(compiled).exports);
    }
    catch {
        return null;
    }
}
class Kernel {
    rows = new rows/* Rows */.S();
    /** For the window of the run whose rows it takes. */
    place;
    /** Whether takeRows stopped at a row of another query. */
    atOtherQuery = false;
    #exports;
    #memory;
    #starts;
    #state;
    #oddRows;
    #oddScores;
    constructor(exports) {
        this.#exports = exports;
        const { buffer } = exports.memory;
        const { MAX_ROWS } = exports;
        const ints = (address) => new Int32Array(buffer, exports[address].value, MAX_ROWS.value);
        this.#starts = ints("STARTS");
        this.rows.starts = this.#starts;
        this.rows.ends = ints("ENDS");
        this.rows.hashes = ints("HASHES");
        this.rows.scores = new Float64Array(buffer, exports.SCORES.value, MAX_ROWS.value);
        this.#state = new Int32Array(buffer, exports.STATE.value, STATE_LENGTH);
        this.#oddRows = ints("ODD_ROWS");
        this.#oddScores = ints("ODD_SCORES");
        const memory = (0,trec_memory/* memoryOf */.zE)(buffer);
        this.#memory = memory;
        const [roomBytes, pieceBytes] = [exports.ROOM_BYTES.value, exports.PIECE_BYTES.value];
        this.place = { memory, origin: exports.WINDOW.value + roomBytes, roomBytes, pieceBytes };
    }
    /** Whether rows lie in its memory: those of a query that is too large do not. */
    holds(rows) {
        return rows.memory === this.#memory && rows.starts === this.#starts;
    }
    /** Comes before takeRows wherever the memory between two offsets has new bytes. */
    prepare(from, limit) {
        this.#exports.markBlanks(from, limit);
    }
    /**
     * As plainRows, but it also begins a query where there are no rows yet.
     * @returns the offset of the first line that is not taken.
     */
    takeRows(rows, from, limit) {
        const { count, qidStart, qidLength } = rows;
        const state = this.#state;
        let at = this.#exports.takeRows(from, limit, count, qidStart, qidLength);
        rows.count = state[COUNT];
        this.atOtherQuery = state[STOPPED] === OTHER_QUERY;
        if (state[ODD_COUNT] > 0)
            at = this.#readOddScores(rows, from, at);
        if (count === 0 && rows.count > 0)
            rows.begin(from, state[QID_LENGTH], state[QID_HASH]);
        return state[STOPPED] === ODD && rows.count > 0 ? (0,plain_rows/* plainRows */.m)(rows, at, limit) : at;
    }
    /** Where one is no number, drops its row and all behind it, and returns the offset of its line. */
    #readOddScores(rows, from, to) {
        for (let odd = 0; odd < this.#state[ODD_COUNT]; odd++) {
            const row = this.#oddRows[odd];
            if (readScore(rows, this.#oddScores[odd], row))
                continue;
            rows.count = row;
            this.atOtherQuery = false;
            return Math.max(from, rows.memory.bytes.lastIndexOf(trec_text/* NEWLINE */.Xy, rows.starts[row]) + 1);
        }
        return to;
    }
    /** Whether it can tell, and no document turns up twice. */
    hasNoRepeats(rows) {
        return rows.count <= MANY_ROWS && this.holds(rows) && this.#exports.hasRepeats(rows.count) === 0;
    }
    /** The first row from `from` on whose document's name has this hash, or -1. */
    findRow(rows, hash, from) {
        return this.#exports.findRow(hash, from, rows.count);
    }
    /** 1 + the rows with a higher score; 0 where others have the same one. */
    countedRank(row, count) {
        return this.#exports.countedRank(row, count);
    }
}
/** A score that the kernel left; false where it is no number. */
function readScore(rows, from, row) {
    const { bytes, text } = rows.memory;
    if ((0,decimal/* readDecimal */.e)(bytes, from, rows.scores, row) >= 0)
        return true;
    let to = from;
    while (bytes[to] > SPACE)
        to++;
    const value = (0,decimal/* parseDecimal */.$)((0,trec_text/* decode */.D4)(text, from, to));
    if (value !== null)
        rows.scores[row] = value;
    return value !== null;
}

// EXTERNAL MODULE: ./lib/trec/qrels.js + 4 modules
var trec_qrels = __webpack_require__(8863);
// EXTERNAL MODULE: ./lib/trec/run-rows.js
var run_rows = __webpack_require__(7293);
;// CONCATENATED MODULE: ./lib/trec/evaluate.js




const TREC_OPTIONS = {
    relevance: 1,
    gain: "linear",
    order: "trec",
    scores: "float64",
    queries: "judged",
    depth: Infinity,
    extraColumns: "refuse",
};
/** One query's values, one for each column. */
function valuesOf(evaluation, query) {
    const width = evaluation.summary.length;
    return evaluation.values.subarray(query * width, (query + 1) * width);
}
/**
 * Scores a recorded run. Memory grows with the number of queries and the largest query, not with the file, as long as
 * each query's rows follow each other; where they don't, all rows are held as bytes and numbers.
 * @param kernel null for the plain path, which gives the same results; a kernel serves one evaluation at a time.
 * @throws GateError `invalid_run` with up to 20 problems (repeated documents among them), `file_not_found`,
 * `file_unreadable`
 */
async function evaluateRun(input, qrels, columns, options = TREC_OPTIONS, name = (0,trec_qrels/* inputName */.yu)(input), kernel = openKernel()) {
    const reading = { name, extraColumns: options.extraColumns };
    const inOrder = new Evaluator(qrels.lists, columns, options, kernel);
    const scanner = new run_rows/* RunScanner */.i(input, reading, kernel);
    if (await inOrder.scan(scanner))
        return inOrder.finish(scanner);
    const gathered = new Evaluator(qrels.lists, columns, options, kernel);
    const again = new run_rows/* RunScanner */.i(input, reading, kernel);
    await gathered.gather(again);
    return gathered.finish(again);
}

;// CONCATENATED MODULE: ./lib/trec/c-format.js
/**
 * A number as C's printf("%.<digits>f") writes it. Both languages round the exact binary value, but where it lies
 * exactly between two decimals C takes the even one and toFixed the larger: for 4 digits at odd multiples of 1/32.
 */
function formatFixed(value, digits = 4) {
    if (!Number.isFinite(value))
        return Number.isNaN(value) ? "nan" : value > 0 ? "inf" : "-inf";
    const size = Math.abs(value);
    // A tie needs value * 10^digits = n + 1/2, so value is a multiple of 2^-(digits + 1): 5^digits divides the rest.
    const halves = size * 2 ** (digits + 1);
    if (!Number.isSafeInteger(halves) || halves % 2 === 0)
        return sign(value) + size.toFixed(digits);
    const twice = BigInt(halves) * 5n ** BigInt(digits);
    const even = (twice >> 1n) + ((twice >> 1n) & 1n);
    const text = even.toString().padStart(digits + 1, "0");
    const point = text.length - digits;
    return `${sign(value)}${text.slice(0, point)}${digits === 0 ? "" : "."}${text.slice(point)}`;
}
function sign(value) {
    return value < 0 || Object.is(value, -0) ? "-" : "";
}

;// CONCATENATED MODULE: ./lib/trec/formulas.js
/** trec_eval's smallest value under a geometric mean. */
const MIN_GEOMETRIC = 0.00001;
const INFAP_EPSILON = 0.00001;
function gainOf(grade, rules) {
    if (grade <= 0)
        return 0;
    return rules.gain === "linear" ? grade : 2 ** grade - 1;
}
/** Relevant documents in the first `cutoff`. */
function relevantAt(ranking, cutoff) {
    const { relevantRanks } = ranking;
    let count = 0;
    while (count < relevantRanks.length && relevantRanks[count] <= cutoff)
        count++;
    return count;
}
function share(part, whole) {
    return whole === 0 ? 0 : part / whole;
}
function recallAt(ranking, cutoff) {
    return share(relevantAt(ranking, cutoff), ranking.pool.relevant);
}
/** Precision over what could be found at best: relevant in the first `cutoff` / min(cutoff, all relevant). */
function relativePrecisionAt(ranking, cutoff) {
    return share(relevantAt(ranking, cutoff), Math.min(cutoff, ranking.pool.relevant));
}
/** Mean over all relevant documents of the precision at each that was found. */
function averagePrecisionAt(ranking, cutoff) {
    const { relevantRanks } = ranking;
    let sum = 0;
    for (let found = 0; found < relevantRanks.length && relevantRanks[found] <= cutoff; found++)
        sum += (found + 1) / relevantRanks[found];
    return share(sum, ranking.pool.relevant);
}
/** The logarithm whose mean, raised to e, is the geometric mean over queries. */
function geometric(value) {
    return Math.log(Math.max(value, MIN_GEOMETRIC));
}
/** Normalised discounted cumulative gain: discount log2(rank + 1), ideal over the best min(cutoff, judged) grades. */
function ndcgAt(ranking, cutoff, rules) {
    let sum = 0;
    for (let at = 0; at < ranking.ranks.length && ranking.ranks[at] <= cutoff; at++) {
        const gain = gainOf(ranking.grades[at], rules);
        if (gain !== 0)
            sum += gain / Math.log2(ranking.ranks[at] + 1);
    }
    return share(sum, idealGain(ranking, cutoff, rules));
}
function idealGain(ranking, cutoff, rules) {
    let sum = 0;
    let rank = 0;
    const { levels, levelCounts } = ranking.pool;
    for (let level = 0; level < levels.length && rank < cutoff; level++) {
        const gain = gainOf(levels[level], rules);
        for (let at = 0; at < levelCounts[level] && rank < cutoff; at++)
            sum += gain / Math.log2(++rank + 1);
    }
    return sum;
}
/** Mean over all relevant documents of ndcg at each, those not found standing at the end of the list. */
function ndcgAtRelevant(ranking, rules) {
    let sum = 0;
    let gained = 0;
    let found = 0;
    ranking.ranks.forEach((rank, at) => {
        const gain = gainOf(ranking.grades[at], rules);
        if (gain === 0)
            return;
        gained += gain / Math.log2(rank + 1);
        sum += gained / idealGain(ranking, rank, rules);
        found++;
    });
    const { positive } = ranking.pool;
    if (found === 0)
        return 0;
    sum += ((positive - found) * gained) / idealGain(ranking, Infinity, rules);
    return sum / positive;
}
/** Share of judged non-relevant documents that stand below the relevant ones (Buckley & Voorhees 2004). */
function bpref(ranking, rules) {
    const { relevant, nonrelevant } = ranking.pool;
    let sum = 0;
    let above = 0;
    const { grades } = ranking;
    for (let at = 0; at < grades.length; at++) {
        const grade = grades[at];
        if (grade < 0)
            continue;
        if (grade < rules.relevance)
            above++;
        else if (above === 0)
            sum += 1;
        else
            sum += 1 - Math.min(above, relevant) / Math.min(nonrelevant, relevant);
    }
    return relevant === 0 ? sum : sum / relevant;
}
/** Inferred average precision (Yilmaz & Aslam 2006); negative grades are the part of the pool that was not sampled. */
function inferredPrecision(ranking, rules) {
    const { relevant } = ranking.pool;
    let sum = 0;
    let above = 0;
    let unsampled = 0;
    let found = 0;
    ranking.grades.forEach((grade, at) => {
        const before = ranking.ranks[at] - 1;
        if (grade < 0)
            unsampled++;
        else if (grade < rules.relevance)
            above++;
        else if (before === 0) {
            found++;
            sum += 1;
        }
        else {
            const pooled = (found + above + unsampled) / before;
            const precise = (found + INFAP_EPSILON) / (found + above + 2 * INFAP_EPSILON);
            sum += 1 / (before + 1) + (before / (before + 1)) * pooled * precise;
            found++;
        }
    });
    return relevant === 0 ? sum : sum / relevant;
}
/**
 * Precision at a share of recall, interpolated: the highest at this rank or below. The share becomes a number of
 * documents by rounding half up, as in trec_eval 10 (9 added 0.9 and cut).
 */
function precisionAtRecall(ranking, recall) {
    const { relevantRanks, retrieved } = ranking;
    const found = relevantRanks.length;
    if (found === 0)
        return 0;
    const wanted = roundHalfUp(recall * ranking.pool.relevant);
    if (wanted > found)
        return 0;
    let best = found / retrieved;
    for (let at = found; at >= wanted && at > 0; at--) {
        const precision = at / relevantRanks[at - 1];
        if (precision > best)
            best = precision;
    }
    return best;
}
/** C's lround for what is not negative; Math.round(0.49999999999999994) would be 1 in a naive floor(x + 0.5). */
function roundHalfUp(value) {
    const whole = Math.trunc(value);
    return value - whole >= 0.5 ? whole + 1 : whole;
}
/** Precision at a multiple of the number of relevant documents. */
function precisionAtMultiple(ranking, multiple) {
    const cutoff = Math.trunc(multiple * ranking.pool.relevant + 0.9);
    return share(relevantAt(ranking, cutoff), cutoff);
}
/** Gain over rank, binary: the mean over relevant documents of 1 / log2(2 + non-relevant above). */
function binaryGain(ranking) {
    let sum = 0;
    ranking.relevantRanks.forEach((rank, at) => {
        sum += 1 / Math.log2(3 + (rank - 1) - (at + 1));
    });
    return share(sum, ranking.pool.relevant);
}
/** Documents in the first `cutoff` without a judgment of 0 or more, over `cutoff`. */
function unjudgedAt(ranking, cutoff) {
    let judged = 0;
    ranking.ranks.forEach((rank, at) => {
        if (rank <= cutoff && ranking.grades[at] >= 0)
            judged++;
    });
    return (Math.min(cutoff, ranking.retrieved) - judged) / cutoff;
}
/** F over the whole list; `beta` weighs recall against precision as trec_eval's parameter does. */
function setF(ranking, beta) {
    const found = ranking.relevantRanks.length;
    if (found === 0)
        return 0;
    const precision = found / ranking.retrieved;
    const recall = found / ranking.pool.relevant;
    return ((beta + 1) * precision * recall) / (beta * precision + recall);
}


;// CONCATENATED MODULE: ./lib/trec/measures.js
/** The table of measures, in the order in which trec_eval prints them. */

const CUTOFFS = [5, 10, 15, 20, 30, 100, 200, 500, 1000];
const RECALLS = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];
const MULTIPLES = [0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.4, 1.6, 1.8, 2];
function count(name, compute) {
    return { name, parameters: "none", defaults: [], summary: "sum", integer: true, compute };
}
function single(name, compute, summary = "mean") {
    return { name, parameters: "none", defaults: [], summary, integer: false, compute };
}
function cut(name, compute, defaults = CUTOFFS) {
    return { name, parameters: "cutoffs", defaults, summary: "mean", integer: false, compute };
}
function shares(name, compute, defaults) {
    return { name, parameters: "shares", defaults, summary: "mean", integer: false, compute };
}
const found = (r) => r.relevantRanks.length;
/** Everything of trec_eval's but relstring (a string), rbp, rbp_resid, G, Rndcg and the preference measures. */
const TREC_MEASURES = [
    count("num_q", () => 1),
    count("num_ret", (r) => r.retrieved),
    count("num_rel", (r) => r.pool.relevant),
    count("num_rel_ret", found),
    single("map", (r) => averagePrecisionAt(r, Infinity)),
    single("gm_map", (r) => geometric(averagePrecisionAt(r, Infinity)), "geometric"),
    single("Rprec", (r) => recallAt(r, r.pool.relevant)),
    single("bpref", (r, _, rules) => bpref(r, rules)),
    single("recip_rank", (r) => (found(r) === 0 ? 0 : 1 / r.relevantRanks[0])),
    shares("iprec_at_recall", precisionAtRecall, RECALLS),
    cut("P", (r, cutoff) => relevantAt(r, cutoff) / cutoff),
    cut("recall", recallAt),
    single("infAP", (r, _, rules) => inferredPrecision(r, rules)),
    single("gm_bpref", (r, _, rules) => geometric(bpref(r, rules)), "geometric"),
    shares("Rprec_mult", precisionAtMultiple, MULTIPLES),
    single("utility", (r) => found(r) - (r.retrieved - found(r))),
    single("11pt_avg", (r) => RECALLS.reduceRight((sum, recall) => sum + precisionAtRecall(r, recall), 0) / 11),
    single("binG", binaryGain),
    single("ndcg", (r, _, rules) => ndcgAt(r, Infinity, rules)),
    single("ndcg_rel", (r, _, rules) => ndcgAtRelevant(r, rules)),
    cut("ndcg_cut", ndcgAt),
    cut("map_cut", averagePrecisionAt),
    cut("relative_P", relativePrecisionAt),
    cut("success", (r, cutoff) => (relevantAt(r, cutoff) > 0 ? 1 : 0), [1, 5, 10]),
    single("set_P", (r) => share(found(r), r.retrieved)),
    single("set_relative_P", (r) => share(found(r), Math.min(r.retrieved, r.pool.relevant))),
    single("set_recall", (r) => share(found(r), r.pool.relevant)),
    single("set_map", (r) => share(found(r) * found(r), r.retrieved * r.pool.relevant)),
    { ...single("set_F", setF), parameters: "number", defaults: [1] },
    count("num_nonrel_judged_ret", (r) => r.grades.filter((grade) => grade >= 0).length - found(r)),
    cut("unj", unjudgedAt, [5, 10, 20]),
];
/** What `-m official` and the default of no `-m` stand for, as in trec_eval; `all_trec` is all of the above. */
const OFFICIAL = [
    "runid",
    "num_q",
    "num_ret",
    "num_rel",
    "num_rel_ret",
    "map",
    "gm_map",
    "Rprec",
    "bpref",
    "recip_rank",
    "iprec_at_recall",
    "P",
];
const SET = [
    "runid",
    "num_q",
    "num_ret",
    "num_rel",
    "num_rel_ret",
    "utility",
    "set_P",
    "set_recall",
    "set_relative_P",
    "set_map",
    "set_F",
];

;// CONCATENATED MODULE: ./lib/trec/selection.js



const NICKNAMES = new Map([
    ["official", OFFICIAL],
    ["set", SET],
    ["all_trec", ["runid", ...TREC_MEASURES.map(({ name }) => name)]],
]);
const BY_NAME = new Map(TREC_MEASURES.map((measure) => [measure.name, measure]));
/**
 * What `-m` names ask for: a measure (`map`), one with parameters (`P.5,10`, `set_F.0.5`), a printed name
 * (`ndcg_cut_10`), or `official`, `set`, `all_trec`. None asks for `official`. Unlike trec_eval, which keeps the first
 * of several parameter lists, this takes them all.
 * @throws GateError `usage`
 */
function selectMeasures(names) {
    const wanted = new Map();
    let runId = false;
    for (const name of names.length === 0 ? ["official"] : names) {
        for (const single of NICKNAMES.get(name) ?? [name]) {
            if (single === "runid") {
                runId = true;
                continue;
            }
            const { measure, parameters } = parseName(single);
            const all = wanted.get(measure.name) ?? new Set();
            wanted.set(measure.name, all);
            for (const parameter of parameters)
                all.add(parameter);
        }
    }
    return { runId, columns: TREC_MEASURES.flatMap((measure) => columnsOf(measure, wanted.get(measure.name))) };
}
function columnsOf(measure, parameters) {
    if (parameters === undefined)
        return [];
    return [...parameters]
        .toSorted((a, b) => a - b)
        .map((parameter) => ({ label: labelOf(measure, parameter), measure, parameter }));
}
function labelOf(measure, parameter) {
    switch (measure.parameters) {
        case "cutoffs":
            return `${measure.name}_${parameter}`;
        case "shares":
            return `${measure.name}_${formatFixed(parameter, 2)}`;
        case "number":
            return parameter === measure.defaults[0] ? measure.name : `${measure.name}_${parameter}`;
        default:
            return measure.name;
    }
}
function parseName(text) {
    const exact = BY_NAME.get(text);
    if (exact !== undefined)
        return { measure: exact, parameters: defaultsOf(exact) };
    const dot = text.indexOf(".");
    const dotted = dot < 0 ? undefined : BY_NAME.get(text.slice(0, dot));
    if (dotted !== undefined)
        return { measure: dotted, parameters: parseParameters(dotted, text.slice(dot + 1), text) };
    const underscore = text.lastIndexOf("_");
    const printed = underscore < 0 ? undefined : BY_NAME.get(text.slice(0, underscore));
    if (printed === undefined || printed.parameters === "none")
        throw unknownMeasure(text);
    return { measure: printed, parameters: parseParameters(printed, text.slice(underscore + 1), text) };
}
function defaultsOf(measure) {
    return measure.parameters === "none" ? [0] : measure.defaults;
}
function parseParameters(measure, list, text) {
    if (measure.parameters === "none")
        throw new errors.GateError("usage", `-m ${text}: ${measure.name} takes no parameters here`);
    const parts = list.split(",");
    const values = parts.map((part) => (/^(?:\d+\.?\d*|\.\d+)$/.test(part) ? Number(part) : Number.NaN));
    const isFit = (value) => measure.parameters === "cutoffs"
        ? Number.isSafeInteger(value) && value > 0
        : value >= 0 && value < Infinity;
    if (measure.parameters === "number" && values.length > 1)
        throw new errors.GateError("usage", `-m ${text}: expected one number after ${measure.name}.`);
    const bad = parts.find((_, at) => !isFit(values[at]));
    if (bad === undefined)
        return values;
    const expected = measure.parameters === "cutoffs" ? "positive integers" : "numbers of 0 or more";
    throw new errors.GateError("usage", `-m ${text}: '${bad}', expected ${expected} separated by commas`, {
        hint: `for example -m ${measure.name}.${measure.defaults.slice(0, 2).join(",")}`,
    });
}
function unknownMeasure(text) {
    const names = [...NICKNAMES.keys(), "runid", ...TREC_MEASURES.map(({ name }) => name)];
    return new errors.GateError("usage", `-m ${text}: no such measure`, {
        hint: `expected one of ${names.join(" ")}, with cutoffs as in P.5,10 or ndcg_cut_10`,
    });
}

;// CONCATENATED MODULE: ./lib/trec/trec-output.js
/** Scores as text: trec_eval's own format for one run, columns side by side for several, JSON for machines. */


const NAME_WIDTH = 22;
const ALL = "all";
function formatValue(column, value) {
    return column.measure.integer ? String(value) : formatFixed(value);
}
/** Columns with a value for one query: not `num_q`, nor geometric means, whose parts are logarithms. As trec_eval. */
function perQuery(columns) {
    return columns.flatMap(({ measure }, at) => measure.name === "num_q" || measure.summary === "geometric" ? [] : [at]);
}
/** Exactly what trec_eval prints: `%-22s\t%s\t%s`, queries first where asked for, each line ended. */
function formatRun(run, selection, eachQuery) {
    const { evaluation } = run;
    const { columns } = selection;
    const line = (label, of, value) => `${label.padEnd(NAME_WIDTH)}\t${of}\t${value}\n`;
    let text = "";
    if (eachQuery)
        evaluation.ids.forEach((id, query) => {
            const values = valuesOf(evaluation, query);
            for (const at of perQuery(columns))
                text += line(columns[at].label, id, formatValue(columns[at], values[at]));
        });
    if (selection.runId)
        text += line("runid", ALL, evaluation.runId);
    columns.forEach((column, at) => {
        text += line(column.label, ALL, formatValue(column, evaluation.summary[at]));
    });
    return text;
}
/**
 * Several runs on the same judgments: a heading, then name, query, one value a run, and one difference to the first run
 * for every other, separated by tabs. A value that a run lacks is `-`.
 */
function formatRuns(runs, selection, eachQuery) {
    const { columns } = selection;
    const first = runs[0].file;
    const heading = [
        "measure",
        "query",
        ...runs.map(({ file }) => file),
        ...runs.slice(1).map(({ file }) => `${file} - ${first}`),
    ];
    let text = tabbed(heading);
    if (eachQuery) {
        const byId = runs.map(({ evaluation }) => new Map(evaluation.ids.map((id, query) => [id, valuesOf(evaluation, query)])));
        const ids = new Set(runs.flatMap(({ evaluation }) => evaluation.ids));
        for (const id of ids)
            for (const at of perQuery(columns))
                text += compared(columns[at], id, byId.map((values) => values.get(id)?.[at]));
    }
    if (selection.runId)
        text += tabbed(["runid", ALL, ...runs.map(({ evaluation }) => evaluation.runId)]);
    columns.forEach((column, at) => {
        text += compared(column, ALL, runs.map(({ evaluation }) => evaluation.summary[at]));
    });
    return text;
}
function compared(column, of, values) {
    const [first] = values;
    const shown = values.map((value) => (value === undefined ? "-" : formatValue(column, value)));
    const differences = values.slice(1).map((value) => {
        if (value === undefined || first === undefined)
            return "-";
        const text = formatValue(column, value - first);
        return value - first > 0 ? `+${text}` : text;
    });
    return tabbed([column.label, of, ...shown, ...differences]);
}
function tabbed([label, ...cells]) {
    return `${[label.padEnd(NAME_WIDTH), ...cells].join("\t")}\n`;
}
/** The same as data, values unrounded; `queries` only where asked for. */
function runsAsJson(runs, selection, options, eachQuery) {
    const { columns } = selection;
    const named = (values, of) => Object.fromEntries(of.map((at) => [columns[at].label, values[at]]));
    const all = columns.map((_, at) => at);
    const { relevance, gain, order, scores, queries, depth } = options;
    const document = {
        schema_version: 1,
        definition: {
            gain,
            relevance,
            order,
            scores,
            queries,
            ...(depth === Infinity ? {} : { max_retrieved: depth }),
        },
        runs: runs.map(({ file, evaluation }) => ({
            file,
            runid: evaluation.runId,
            summary: named(evaluation.summary, all),
            missing_queries: evaluation.missing,
            unjudged_queries: evaluation.unjudged,
            ...(eachQuery
                ? {
                    queries: evaluation.ids.map((id, query) => ({
                        id,
                        ...named(valuesOf(evaluation, query), perQuery(columns)),
                    })),
                }
                : {}),
        })),
    };
    return `${JSON.stringify(document, null, 2)}\n`;
}

;// CONCATENATED MODULE: ./lib/cli/score.js









const HELP = `retrieval-gate score --qrels F --run F [--run F]... [-m METRIC]... [-q]

Scores recorded runs as trec_eval prints them.

  --qrels F            judgments: qid iteration docno grade, or without the iteration; gz is fine
  --run F              a run: qid Q0 docno rank score tag; gz is fine; several stand side by side
                       with their differences to the first
  -m, --metric NAME    map, P.5,10, ndcg_cut_10, official (the default), set or all_trec; again for more
  -q, --per-query      each query's values before the summary
  -l, --relevance N    lowest grade that counts as relevant (1); ndcg uses the grades themselves
  -M, --max-retrieved N   leave out results beyond this rank
  --order NAME         trec (the default): ties by docno descending; score, rank: ties by docno
                       ascending (a run's rank column means nothing)
  --gain NAME          linear (the default, trec_eval's) or exponential (2^grade - 1)
  --scores NAME        float64 (the default, trec_eval 10) or float32 (trec_eval 9)
  --only-retrieved     average over the judged queries that the run has, as trec_eval does without -c;
                       by default every judged query counts, one without results with 0
  --ignore-extra-columns   skip what follows the tag, as trec_eval does; by default that is an error
  --plain              without WebAssembly: the same figures, slower
  --json               the same as JSON, unrounded
  --help

Example:
  retrieval-gate score --qrels qrels.txt --run bm25.run --run dense.run -m ndcg_cut_10 -m recall.100
`;
const SCORES = ["float64", "float32"];
const OPTIONS = {
    qrels: { type: "string", multiple: true },
    run: { type: "string", multiple: true },
    metric: { type: "string", short: "m", multiple: true },
    "per-query": { type: "boolean", short: "q" },
    relevance: { type: "string", short: "l" },
    "max-retrieved": { type: "string", short: "M" },
    order: { type: "string" },
    gain: { type: "string" },
    scores: { type: "string" },
    "only-retrieved": { type: "boolean" },
    "ignore-extra-columns": { type: "boolean" },
    plain: { type: "boolean" },
    json: { type: "boolean" },
    help: { type: "boolean", short: "h" },
};
/**
 * `retrieval-gate score`. Only results go to `out`; what was left out of them is told on `err`.
 * @returns the exit code 0.
 * @throws GateError `usage`, `invalid_run`, `invalid_qrels`, `file_not_found`, `file_unreadable`
 */
async function scoreCommand(argv, io) {
    const flags = parseFlags(argv);
    if (flags.help === true) {
        io.out(HELP);
        return 0;
    }
    const qrelsFile = onlyOne(flags.qrels);
    const files = flags.run ?? [];
    if (files.length === 0)
        throw usage("--run is missing");
    const selection = selectMeasures(flags.metric ?? []);
    const options = scoreOptions(flags);
    const qrels = await (0,trec_qrels/* readQrels */.KA)((0,external_node_path_.resolve)(io.cwd, qrelsFile), qrelsFile);
    const runs = [];
    for (const file of files) {
        const kernel = flags.plain === true ? null : openKernel();
        const path = (0,external_node_path_.resolve)(io.cwd, file);
        const evaluation = await evaluateRun(path, qrels, selection.columns, options, file, kernel);
        runs.push({ file, evaluation });
    }
    const eachQuery = flags["per-query"] === true;
    if (flags.json === true)
        io.out(runsAsJson(runs, selection, options, eachQuery));
    else if (runs.length === 1)
        io.out(formatRun(runs[0], selection, eachQuery));
    else
        io.out(formatRuns(runs, selection, eachQuery));
    for (const run of runs)
        tellMissing(run, options, io);
    return 0;
}
function parseFlags(argv) {
    try {
        return (0,external_node_util_.parseArgs)({ args: [...argv], options: OPTIONS, strict: true, allowPositionals: false }).values;
    }
    catch (cause) {
        throw usage(cause instanceof Error ? cause.message.split(". ")[0] : String(cause));
    }
}
function scoreOptions(flags) {
    return {
        relevance: flags.relevance === undefined ? TREC_OPTIONS.relevance : positive("--relevance", flags.relevance),
        depth: flags["max-retrieved"] === undefined
            ? TREC_OPTIONS.depth
            : positive("--max-retrieved", flags["max-retrieved"]),
        order: choice("--order", config/* ORDERS */.gf, flags.order ?? TREC_OPTIONS.order),
        gain: choice("--gain", config/* GAINS */.HM, flags.gain ?? TREC_OPTIONS.gain),
        scores: choice("--scores", SCORES, flags.scores ?? TREC_OPTIONS.scores),
        queries: flags["only-retrieved"] === true ? "retrieved" : "judged",
        extraColumns: flags["ignore-extra-columns"] === true ? "ignore" : "refuse",
    };
}
function choice(flag, choices, value) {
    const found = choices.find((name) => name === value);
    if (found === undefined)
        throw usage(`${flag} '${value}', expected one of ${choices.join(", ")}`);
    return found;
}
function positive(flag, value) {
    const number = /^\d+$/.test(value) ? Number(value) : 0;
    if (number < 1 || !Number.isSafeInteger(number))
        throw usage(`${flag} '${value}', expected an integer of 1 or more`);
    return number;
}
function onlyOne(files) {
    if (files === undefined)
        throw usage("--qrels is missing");
    if (files.length > 1)
        throw usage("--qrels is given more than once, expected one file");
    return files[0];
}
function usage(message) {
    const flags = Object.entries(OPTIONS).map(([name, option]) => "short" in option ? `-${option.short}/--${name}` : `--${name}`);
    return new errors.GateError("usage", `score: ${message}`, { hint: `flags: ${flags.join(" ")}; see score --help` });
}
function tellMissing({ file, evaluation }, options, io) {
    const { missing, unjudged } = evaluation;
    const judged = options.queries === "judged" ? evaluation.count : evaluation.count + missing.length;
    const fate = options.queries === "judged" ? "each counts 0" : "left out";
    if (missing.length > 0)
        io.err(`note: ${file} has no results for ${missing.length} of ${judged} judged queries (${fate})\n`);
    if (unjudged > 0)
        io.err(`note: ${file} has results for ${unjudged} queries without judgments (they count nowhere)\n`);
}

;// CONCATENATED MODULE: ./lib/cli/score-command.js

async function score(argv, ports) {
    const code = await scoreCommand(argv, { out: ports.out, err: ports.err, cwd: ports.workingDirectory });
    return { kind: "answered", exitCode: code === 0 ? 0 : code === 3 ? 3 : code === 1 ? 1 : 2 };
}


/***/ }),

/***/ 9559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gv: () => (/* binding */ DEFAULT_SIDE_BY_SIDE),
/* harmony export */   HM: () => (/* binding */ GAINS),
/* harmony export */   Kr: () => (/* binding */ DEFAULT_DEFINITION),
/* harmony export */   gf: () => (/* binding */ ORDERS)
/* harmony export */ });
/* unused harmony exports PERCENTILES, COLLAPSES, PRESET_NAMES */
const GAINS = ["exponential", "linear"];
const ORDERS = ["rank", "score", "trec"];
const PERCENTILES = (/* unused pure expression or super */ null && (["nearest", "linear"]));
const COLLAPSES = (/* unused pure expression or super */ null && (["none", "max", "first"]));
const DEFAULT_DEFINITION = {
    gain: "exponential",
    relevance: 1,
    order: "rank",
    percentile: "nearest",
    duplicates: "ignore",
    collapse: "none",
    ignore_identical_ids: false,
    case_sensitive: false,
    min_score: null,
    text: { threshold: 0.7, autojunk: false, min_contained: 0.7 },
    scores: "float64",
};
const DEFAULT_SIDE_BY_SIDE = { p50: 0.1, p95: 0.25 };
const PRESET_NAMES = (/* unused pure expression or super */ null && (["elasticsearch", "opensearch", "qdrant", "meilisearch", "typesense"]));


/***/ })

};
