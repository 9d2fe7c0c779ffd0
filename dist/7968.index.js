export const id = 7968;
export const ids = [7968];
export const modules = {

/***/ 67968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  joinParts: () => (/* binding */ joinParts)
});

// EXTERNAL MODULE: ./lib/system/root.js
var system_root = __webpack_require__(34081);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/files/part.js
var part = __webpack_require__(31462);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/shards/binding.js
var binding = __webpack_require__(15852);
// EXTERNAL MODULE: ./lib/shards/split.js
var split = __webpack_require__(23925);
;// CONCATENATED MODULE: ./lib/shards/check.js
/** Whether parts make a whole. Every problem is listed; a report with a shard missing must never look like a whole one. */




/** Named where there are no more; a forged count would list thousands. */
const NAMED = 10;
/** `found` is what was wrong before: files that are no parts. `where` names the folders. Throws for any finding. */
function wholeOf(received, expected, { found, where }) {
    const latest = latestAttempts(received);
    const findings = [
        ...found,
        ...received.flatMap((each) => partFindings(each, expected)),
        ...groupFindings(received),
        ...latest.repeated,
        ...missing(received, where),
    ];
    if (findings.length > 0)
        throw refusal(findings);
    return {
        parts: latest.parts.toSorted((a, b) => a.part.shard.index - b.part.shard.index),
        repeatedByAttempt: latest.several.toSorted((a, b) => a - b),
    };
}
const HINTS = {
    invalid_part: "A part is written by `gate --shard i/n` and not edited; run that shard again.",
    parts_differ: "All shards and the merge need one commit, one config, one version of this program and one n; name the folders of this run's parts only.",
    shard_repeated: "Name each shard's folder once, and give each job of the matrix a shard of its own.",
    shard_missing: "Look at the job of the missing shard: it writes part.json also where its retriever failed. Then run all shards again.",
};
function refusal(findings) {
    const codes = Object.keys(HINTS);
    const code = codes.find((each) => findings.some((finding) => finding.code === each));
    const problems = (0,errors/* sortProblems */.dS)(findings.map((finding) => finding.problem));
    const first = (0,errors/* sortProblems */.dS)(findings.filter((each) => each.code === code).map((each) => each.problem))[0];
    const more = problems.length > 1 ? ` (1 of ${problems.length} problems)` : "";
    return new errors.GateError(code, `${first.file}: ${first.message}${more}`, { problems, hint: HINTS[code] });
}
function partFindings({ file, part }, expected) {
    const differ = (0,binding/* bindingDifferences */.u)(part.binding, expected.binding).map(({ field, message }) => ({
        code: "parts_differ",
        problem: { file, pointer: `/binding/${field}`, message },
    }));
    // Cases of another suite are not this shard's: once is enough.
    return differ.length > 0
        ? differ
        : contentProblems(part, expected).map((message) => invalid(file, message));
}
function invalid(file, message) {
    return { code: "invalid_part", problem: { file, message } };
}
/** What no schema can say. */
function contentProblems({ shard, run, failure }, { ids, binding }) {
    if (shard.index > shard.count)
        return [`there is no ${(0,split/* shardName */.Az)(shard)}`];
    const own = (0,split/* dealt */.h6)(ids, shard);
    const asked = run.cases.map((each) => each.case_id);
    if ((0,canonical_json/* compactCanonical */.SM)(asked) !== (0,canonical_json/* compactCanonical */.SM)(own)) {
        return [`its cases are not those of ${(0,split/* shardName */.Az)(shard)}`];
    }
    const problems = [];
    const long = run.cases.find(({ outcome }) => outcome.kind === "answer" && outcome.hits.length > binding.k);
    if (long !== undefined)
        problems.push(`case "${long.case_id}" has more than ${binding.k} results`);
    const uneven = failure === null ? run.cases.find((each) => !evenlyTimed(each, run.timing)) : undefined;
    if (uneven !== undefined) {
        problems.push(`case "${uneven.case_id}" has ${uneven.samples_ms.length} samples of ${run.timing.repeats} repeats`);
    }
    const known = new Set(own);
    const strange = run.unstable.find((id) => !known.has(id));
    if (strange !== undefined)
        problems.push(`"${strange}" is unstable and none of its cases`);
    if (failure !== null && !isOfMeasurement(failure.code)) {
        problems.push(`"${failure.code}" is no failure of a retriever`);
    }
    return problems;
}
/** A missing baseline is no shard's to find, and the one failure beside which figures are offered for adoption. */
function isOfMeasurement(code) {
    return Object.hasOwn(errors/* ERROR_CODES */.OQ, code) && code !== "baseline_missing";
}
/** Equal repeats for every case that answered: a case with more of them would weigh more. */
function evenlyTimed(each, timing) {
    const due = each.outcome.kind === "answer" && timing.source !== "off" ? timing.repeats : 0;
    return each.samples_ms.length === due;
}
/** Parts of one run have one n, and come from one run of a workflow. */
function groupFindings(received) {
    const [first, ...others] = received;
    if (first === undefined)
        return [];
    const run = (part) => part.workflow === null ? "no workflow" : `workflow run ${part.workflow.id}`;
    return others.flatMap(({ file, part }) => {
        const messages = [];
        if (part.shard.count !== first.part.shard.count) {
            messages.push(`it is ${(0,split/* shardName */.Az)(part.shard)}, and ${first.file} is ${(0,split/* shardName */.Az)(first.part.shard)}`);
        }
        if (run(part) !== run(first.part)) {
            messages.push(`it is of ${run(part)}, and ${first.file} of ${run(first.part)}`);
        }
        return messages.map((message) => ({ code: "parts_differ", problem: { file, message } }));
    });
}
/** Re-running a workflow leaves the parts of the earlier attempt beside the new ones: the latest counts. */
function latestAttempts(received) {
    const byShard = new Map();
    for (const each of received) {
        const { index } = each.part.shard;
        byShard.set(index, [...(byShard.get(index) ?? []), each]);
    }
    const attempt = ({ part }) => part.workflow?.attempt ?? 0;
    const parts = [];
    const several = [];
    const repeated = [];
    for (const [index, same] of byShard) {
        const newest = Math.max(...same.map(attempt));
        const [kept, ...twins] = same.filter((each) => attempt(each) === newest);
        parts.push(kept);
        if (same.length > 1 && twins.length === 0)
            several.push(index);
        for (const { file, part } of twins) {
            const message = `${(0,split/* shardName */.Az)(part.shard)} is there twice, also as ${kept.file}`;
            repeated.push({ code: "shard_repeated", problem: { file, message } });
        }
    }
    return { parts, several, repeated };
}
function missing(received, where) {
    const count = Math.max(0, ...received.map(({ part }) => part.shard.count));
    const there = new Set(received.map(({ part }) => part.shard.index));
    const absent = Array.from({ length: count }, (_, i) => i + 1).filter((index) => !there.has(index));
    if (absent.length === 0)
        return [];
    const named = absent.slice(0, NAMED).join(", ");
    const more = absent.length > NAMED ? ` and ${absent.length - NAMED} more` : "";
    const message = `${absent.length === 1 ? "shard" : "shards"} ${named}${more} of ${count} ${absent.length === 1 ? "is" : "are"} missing`;
    return [{ code: "shard_missing", problem: { file: where, message } }];
}

;// CONCATENATED MODULE: ./lib/shards/join.js
/** Parts of a run, joined as if one job had measured them. */



/** `ids` are those of all cases, in their order. */
function join({ parts: received, repeatedByAttempt }, ids) {
    const parts = received.map(({ part }) => part);
    const timing = timingOf(parts);
    const cases = new Map(parts.flatMap(({ run }) => run.cases.map((each) => [each.case_id, cut(each, timing)])));
    const unstable = new Set(parts.flatMap(({ run }) => run.unstable));
    const run = {
        cases: ids.map((id) => cases.get(id)),
        timing,
        environment: parts[0].run.environment,
        unstable: ids.filter((id) => unstable.has(id)),
        retries: parts.reduce((sum, part) => sum + part.run.retries, 0),
        log: logOf(parts),
    };
    return {
        run,
        base: null,
        failure: failureOf(received),
        notices: noticesOf(parts, timing, repeatedByAttempt),
    };
}
/**
 * Every case counts as often as the others, so only as many repeats as the shard with the fewest took. Recorded times
 * count where every answer has one, as within one job.
 */
function timingOf(parts) {
    const timings = answering(parts).map((part) => part.run.timing);
    const sources = new Set(timings.map((timing) => timing.source));
    const [source = "off"] = sources.size === 1 ? sources : [];
    return {
        source,
        repeats: source === "off" ? 0 : Math.min(...timings.map((timing) => timing.repeats)),
        budget_ended: source !== "off" && timings.some((timing) => timing.budget_ended),
        includes_start: parts.some((part) => part.run.timing.includes_start),
    };
}
/** A shard whose queries all failed timed nothing, and takes nothing away from the others. */
function answering(parts) {
    const some = parts.filter(({ run }) => run.cases.some((each) => each.outcome.kind === "answer"));
    return some.length === 0 ? parts : some;
}
/** The first repeats; a field that is added to CaseRun and holds samples has to be cut here, too. */
function cut(each, { repeats }) {
    if (each.samples_ms.length <= repeats)
        return each;
    const samplesMs = each.samples_ms.slice(0, repeats);
    if (each.spans_ms === undefined)
        return { ...each, samples_ms: samplesMs };
    // A stage that not every answer told has no place in the figures anyway.
    const spansMs = new Map([...each.spans_ms].map(([stage, ms]) => [stage, ms.slice(0, repeats)]));
    return { ...each, samples_ms: samplesMs, spans_ms: spansMs };
}
/** A retriever that is silent in every shard leaves an empty log. */
function logOf(parts) {
    return parts
        .filter((part) => part.run.log !== "")
        .map(({ shard, run }) => `[${(0,split/* shardName */.Az)(shard)}]\n${run.log.replace(/\n?$/, "\n")}`)
        .join("");
}
/** The first shard's that failed; where there are more, all are listed. */
function failureOf(parts) {
    const failed = parts.flatMap(({ file, part: { shard, failure } }) => failure === null ? [] : [{ file, failure, message: `${(0,split/* shardName */.Az)(shard)}: ${failure.message}` }]);
    const [first] = failed;
    if (first === undefined)
        return null;
    const { code, hint } = first.failure;
    return new errors.GateError(code, first.message, {
        ...(hint === null ? {} : { hint }),
        problems: failed.length === 1 ? [] : failed.map(({ file, message }) => ({ file, message })),
    });
}
function noticesOf(parts, timing, repeatedByAttempt) {
    const notices = [{ code: "joined", shards: parts.length }];
    if (repeatedByAttempt.length > 0)
        notices.push({ code: "older_attempts", shards: repeatedByAttempt });
    if (timing.source === "off")
        return notices;
    const machines = new Set(parts.map(({ run }) => (0,canonical_json/* compactCanonical */.SM)(run.environment)));
    if (machines.size > 1)
        notices.push({ code: "unlike_machines", machines: machines.size });
    const most = Math.max(...answering(parts).map(({ run }) => run.timing.repeats));
    if (most > timing.repeats)
        notices.push({ code: "repeats_cut", least: timing.repeats, most });
    return notices;
}

// EXTERNAL MODULE: ./lib/app/version.js
var version = __webpack_require__(81271);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/app/merge.js
/** The place of a retriever in `merge`: what the shards measured, from the folders that hold it. */










const PART = "part.json";
/** `folders` as given, relative to `from`. Throws for parts that make no whole, with every problem. */
async function joinParts(root, from, folders, plan) {
    const files = findParts(root, from, folders);
    const received = [];
    const found = [];
    for (const file of files) {
        try {
            received.push({ file, part: await (0,part/* loadPart */.AX)(root, file) });
        }
        catch (error) {
            found.push(...unreadable(file, error));
        }
    }
    const ids = plan.cases.map((each) => each.id);
    const expected = { binding: (0,binding/* bindingOf */.h)(version.TOOL, plan), ids };
    return join(wholeOf(received, expected, { found, where: folders.join(", ") }), ids);
}
function unreadable(file, error) {
    if (!(error instanceof errors.GateError))
        throw error;
    const problems = error.problems.length > 0 ? error.problems : [{ file, message: error.message }];
    return problems.map((problem) => ({ code: "invalid_part", problem }));
}
/**
 * Every part.json of the folders and of the folders right in them, each once, relative to the root. Links are not
 * followed: artifacts are other people's. Throws `no_parts` where there is none, and `file_not_found` for a folder.
 */
function findParts(root, from, folders) {
    const files = new Set();
    for (const written of folders) {
        const folder = (0,system_root/* insideRoot */.p0)(root, from, written, "parts");
        const entries = entriesOf(root, folder, written);
        const below = entries
            .filter((entry) => entry.isDirectory())
            .map((entry) => external_node_path_.posix.join(folder, entry.name));
        if (entries.some(isPart))
            files.add(external_node_path_.posix.join(folder, PART));
        for (const each of below) {
            if (entriesOf(root, each, each).some(isPart))
                files.add(external_node_path_.posix.join(each, PART));
        }
    }
    if (files.size > 0)
        return [...files].toSorted(canonical_json/* compareCodePoints */.OP);
    throw new errors.GateError("no_parts", `there is no ${PART} in ${folders.join(", ")}`, {
        hint: "A shard writes it into its report directory: download the artifacts of all shards first, each into a folder of its own.",
    });
}
function isPart(entry) {
    return entry.isFile() && entry.name === PART;
}
function entriesOf(root, folder, written) {
    try {
        return (0,external_node_fs_.readdirSync)((0,system_root/* absolutePath */.Hi)(root, folder), { withFileTypes: true });
    }
    catch (error) {
        throw new errors.GateError("no_parts", `the folder ${written} can't be read`, {
            hint: "It holds the reports of the shards: download their artifacts first, and check the path.",
            cause: error,
        });
    }
}


/***/ }),

/***/ 15852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ bindingOf),
/* harmony export */   u: () => (/* binding */ bindingDifferences)
/* harmony export */ });
/* harmony import */ var _system_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41229);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16886);
/** What ties a part to the files it was measured by. */


/** `base` where it judges, too; `cases` are all that are asked, by whatever shard. */
function bindingOf(tool, { head, base, cases, }) {
    const { config, suite, retriever, digests } = head;
    return {
        tool,
        config: digests.get(config.file) ?? digestOf(config.file),
        suite: suite.digest,
        base_suite: base?.suite.digest ?? null,
        definition: digestOf(config.definition),
        k: config.k,
        retriever: retriever.fingerprint,
        corpus: retriever.corpus_digest,
        cases: digestOf(cases.map(({ id, digest }) => [id, digest])),
    };
}
function digestOf(value) {
    return (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compactCanonical */ .SM)(value));
}
/** Fields of the binding, in words. */
const WORDS = {
    tool: "the program",
    config: "the config file",
    suite: "the suite",
    base_suite: "the base's suite",
    definition: "the definition",
    k: "k",
    retriever: "the retriever's config",
    corpus: "the corpus",
    cases: "the list of cases",
};
function bindingDifferences(part, here) {
    const fields = Object.keys(WORDS);
    return fields
        .filter((field) => part[field] !== here[field])
        .map((field) => ({
        field,
        message: `${WORDS[field]} is another: ${shown(part[field])} in the part, ${shown(here[field])} in this checkout`,
    }));
}
/** The first digits tell digests apart. */
function shown(value) {
    if (value === null)
        return "none";
    const text = String(value);
    return /^[0-9a-f]{64}$/.test(text) ? text.slice(0, 12) : text;
}


/***/ })

};
