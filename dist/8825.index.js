export const id = 8825;
export const ids = [8825];
export const modules = {

/***/ 68825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  concludePart: () => (/* binding */ concludePart),
  joinParts: () => (/* binding */ joinParts),
  withPart: () => (/* binding */ withPart)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/files/part.js
var part = __webpack_require__(31462);
// EXTERNAL MODULE: ./lib/files/read.js
var read = __webpack_require__(62611);
// EXTERNAL MODULE: ./lib/explain/explain.js + 4 modules
var explain = __webpack_require__(44418);
// EXTERNAL MODULE: ./lib/gate/outcome.js
var outcome = __webpack_require__(80443);
// EXTERNAL MODULE: ./lib/decision/row-scores.js
var row_scores = __webpack_require__(90468);
// EXTERNAL MODULE: ./lib/decision/rules.js
var rules = __webpack_require__(29853);
// EXTERNAL MODULE: ./lib/metrics/score.js
var score = __webpack_require__(27139);
// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
// EXTERNAL MODULE: ./lib/change/change.js
var change = __webpack_require__(45174);
// EXTERNAL MODULE: ./lib/reporters/part-json.js
var part_json = __webpack_require__(32712);
// EXTERNAL MODULE: ./lib/shards/split.js
var split = __webpack_require__(23925);
// EXTERNAL MODULE: ./lib/system/digest.js
var digest = __webpack_require__(41229);
// EXTERNAL MODULE: ./lib/model/lookup.js
var lookup = __webpack_require__(97855);
// EXTERNAL MODULE: ./lib/model/scope.js
var scope = __webpack_require__(90997);
;// CONCATENATED MODULE: ./lib/shards/check.js






function makeBinding(tool, commit, { head, base, cases }) {
  const { config, suite, retriever, digests } = head;
  return {
    tool,
    commit,
    config: (0,lookup/* requireValue */.vd)(digests, config.file),
    suite: suite.digest,
    base_suite: base?.suite.digest ?? null,
    definition: (0,digest/* digestValue */.yD)(config.definition),
    k: config.k,
    retriever: retriever.fingerprint,
    corpus: retriever.corpus_digest,
    cases: (0,digest/* digestValue */.yD)(cases.map(({ id, digest }) => [id, digest]))
  };
}
const FIELD_WORDS = {
  tool: "the program",
  commit: "the commit",
  config: "the config file",
  suite: "the suite",
  base_suite: "the base's suite",
  definition: "the definition",
  k: "k",
  retriever: "the retriever's config",
  corpus: "the corpus",
  cases: "the list of cases"
};
function findBindingDifferences(part, checkout) {
  const fields = Object.keys(FIELD_WORDS);
  return fields.filter((field) => part[field] !== checkout[field]).map((field) => ({
    field,
    message: `${FIELD_WORDS[field]} is another: ${shortValue(part[field])} in the part, ${shortValue(checkout[field])} in this checkout`
  }));
}
const HASH = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
function shortValue(value) {
  if (value === null) {
    return "none";
  }
  const text = String(value);
  return HASH.test(text) ? text.slice(0, 12) : text;
}
const RUN_ID = /^\d{1,20}$/;
function readWorkflowRun(environment) {
  const id = environment["GITHUB_RUN_ID"] ?? "";
  const attemptNumber = Number(environment["GITHUB_RUN_ATTEMPT"] ?? 1);
  const commit = environment["GITHUB_SHA"] ?? "";
  if (!RUN_ID.test(id) || !HASH.test(commit)) {
    return null;
  }
  return Number.isSafeInteger(attemptNumber) && attemptNumber >= 1 ? { id, attempt: attemptNumber, commit } : null;
}
function describeOtherRun(part, mergingRun) {
  if (part === null) {
    return `it is of no workflow, and this is workflow run ${mergingRun.id}`;
  }
  if (part.id !== mergingRun.id) {
    return `it is of workflow run ${part.id}, and this is workflow run ${mergingRun.id}`;
  }
  if (part.commit !== mergingRun.commit) {
    return `it is of commit ${part.commit.slice(0, 12)}, and this run is for ${mergingRun.commit.slice(0, 12)}`;
  }
  if (part.attempt <= mergingRun.attempt) {
    return null;
  }
  return `it is of attempt ${part.attempt}, and this is attempt ${mergingRun.attempt}`;
}
const MOST_LISTED = 10;
function requireWholeRun(received, expected, { readFindings, where }) {
  const latest = selectLatestAttempts(received);
  const findings = [
    ...readFindings,
    ...received.flatMap((part) => checkPart(part, expected)),
    ...findOtherCounts(received),
    ...latest.repeated,
    ...findMissingShards(received, where)
  ];
  if (findings.length > 0) {
    throw findingsError(findings);
  }
  return latest.parts.toSorted((a, b) => a.part.shard.index - b.part.shard.index);
}
const HINTS = {
  invalid_part: "A part is written by `gate --shard i/n` and not edited; run that shard again.",
  parts_differ: "All shards and the merge need one commit, one config, one version of this program and one n; name the folders of this run's parts only.",
  shard_repeated: "Name each shard's folder once, and give each job of the matrix a shard of its own.",
  shard_missing: "Look at the job of the missing shard: it writes part.json also where its retriever failed. Then run all shards again."
};
function findingsError(findings) {
  const codes = Object.keys(HINTS);
  const byCode = findings.toSorted((a, b) => codes.indexOf(a.code) - codes.indexOf(b.code));
  const { code } = (0,lookup/* requireItem */.l5)(byCode, 0);
  const leadingFindings = findings.filter((finding) => finding.code === code);
  const first = (0,lookup/* requireItem */.l5)((0,errors/* sortProblems */.dS)(leadingFindings.map(({ problem }) => problem)), 0);
  const problems = (0,errors/* sortProblems */.dS)(findings.map(({ problem }) => problem));
  const more = problems.length > 1 ? ` (1 of ${problems.length} problems)` : "";
  return new errors/* GateError */.ue(code, `${first.file}: ${first.message}${more}`, {
    problems,
    hint: HINTS[code]
  });
}
function checkPart({ file, part }, expected) {
  const otherRun = expected.workflow === null ? null : describeOtherRun(part.workflow, expected.workflow);
  if (otherRun !== null) {
    return [{ code: "parts_differ", problem: { file, pointer: "/workflow", message: otherRun } }];
  }
  const differences = findBindingDifferences(part.binding, expected.binding);
  if (differences.length > 0) {
    return differences.map(({ field, message }) => ({
      code: "parts_differ",
      problem: { file, pointer: `/binding/${field}`, message }
    }));
  }
  return findContentProblems(part, expected).map((message) => ({
    code: "invalid_part",
    problem: { file, message }
  }));
}
function findContentProblems({ shard, run, failure }, { ids, binding }) {
  if (shard.index > shard.count) {
    return [`there is no ${(0,split/* shardName */.Az)(shard)}`];
  }
  const shardIds = (0,split/* selectShardCases */.Ci)(ids, shard);
  const askedIds = run.cases.map((caseRun) => caseRun.case_id);
  if (!(0,canonical_json/* sameCanonical */.FN)(askedIds, shardIds)) {
    return [`its cases are not those of ${(0,split/* shardName */.Az)(shard)}`];
  }
  const problems = [];
  const tooLong = run.cases.find(({ outcome }) => outcome.kind === "answer" && outcome.hits.length > binding.k);
  if (tooLong !== void 0) {
    problems.push(`case "${tooLong.case_id}" has more than ${binding.k} results`);
  }
  const wronglyTimed = failure === null ? run.cases.find((caseRun) => !isTimedAsSaid(caseRun, run.timing)) : void 0;
  if (wronglyTimed !== void 0) {
    problems.push(`case "${wronglyTimed.case_id}" has ${wronglyTimed.samples_ms.length} samples; each case has ${run.timing.repeats} at least`);
  }
  if (failure !== null && !canEndShard(failure.code)) {
    problems.push(`"${failure.code}" is no failure of a retriever`);
  }
  return problems;
}
function canEndShard(code) {
  return Object.hasOwn(errors/* ERROR_CODES */.OQ, code) && code !== "baseline_missing";
}
function isTimedAsSaid(caseRun, { source, repeats }) {
  const { length } = caseRun.samples_ms;
  const canHaveSamples = caseRun.outcome.kind === "answer" && source !== "off";
  return length === 0 || canHaveSamples && length >= repeats;
}
function findOtherCounts([first, ...others]) {
  const findings = [];
  for (const { file, part } of others) {
    if (first !== void 0 && part.shard.count !== first.part.shard.count) {
      const message = `it is ${(0,split/* shardName */.Az)(part.shard)}, and ${first.file} is ${(0,split/* shardName */.Az)(first.part.shard)}`;
      findings.push({ code: "parts_differ", problem: { file, message } });
    }
  }
  return findings;
}
function selectLatestAttempts(received) {
  const partsByShard = (0,scope/* groupBy */.$z)(received, ({ part }) => part.shard.index);
  const attemptNumber = ({ part }) => part.workflow?.attempt ?? 0;
  const parts = [];
  const repeated = [];
  for (const shardParts of partsByShard.values()) {
    const latest = Math.max(...shardParts.map(attemptNumber));
    const latestParts = shardParts.filter((part) => attemptNumber(part) === latest);
    const first = (0,lookup/* requireItem */.l5)(latestParts, 0);
    parts.push(first);
    for (const { file, part } of latestParts.slice(1)) {
      const message = `${(0,split/* shardName */.Az)(part.shard)} is there twice, also as ${first.file}`;
      repeated.push({ code: "shard_repeated", problem: { file, message } });
    }
  }
  return { parts, repeated };
}
function findMissingShards(received, where) {
  const count = Math.max(0, ...received.map(({ part }) => part.shard.count));
  const presentShards = new Set(received.map(({ part }) => part.shard.index));
  const allShards = Array.from({ length: count }, (_, i) => i + 1);
  const missingShards = allShards.filter((index) => !presentShards.has(index));
  if (missingShards.length === 0) {
    return [];
  }
  const isOne = missingShards.length === 1;
  const listed = missingShards.slice(0, MOST_LISTED).join(", ");
  const unlisted = missingShards.length - MOST_LISTED;
  const more = unlisted > 0 ? ` and ${unlisted} more` : "";
  const message = `${isOne ? "shard" : "shards"} ${listed}${more} of ${count} ${isOne ? "is" : "are"} missing`;
  return [{ code: "shard_missing", problem: { file: where, message } }];
}


// EXTERNAL MODULE: ./lib/shards/join.js
var join = __webpack_require__(86513);
// EXTERNAL MODULE: ./lib/system/root.js
var system_root = __webpack_require__(34081);
// EXTERNAL MODULE: ./lib/app/version.js
var version = __webpack_require__(81271);
;// CONCATENATED MODULE: ./lib/app/parts.js


















const MOST_BYTES = read/* JSON_LIMIT */.Vz - 2 * 1024 * 1024;
function withPart(shard, { head, base, all }, measured, { environment, git }) {
  const { run, failure } = measured;
  const part = {
    shard,
    workflow: readWorkflowRun(environment),
    binding: makeBinding(version.TOOL, headCommit(openOrNull(git)), { head, base, cases: all }),
    run,
    failure: failure && {
      // Only these members: a GateError is no JSON.
      code: failure.code,
      message: failure.message,
      hint: failure.hint ?? null
    }
  };
  assertFits(part);
  return { ...measured, part };
}
async function concludePart(shard, measurement) {
  const { inputs: wholeInputs, plan, asked, measured, scores } = measurement;
  const inputs = { ...wholeInputs, suite: { ...wholeInputs.suite, partial: true } };
  const verdict = (0,split/* partialVerdict */.Z5)(shard, asked.run.cases.length, plan.all.length);
  const undecided = { inputs, verdict, explanation: null, failure: null };
  if (asked.failure !== null) {
    return { ...undecided, verdict: (0,outcome/* errorVerdict */.yP)(verdict), failure: (0,outcome/* toFailure */.w2)(asked.failure) };
  }
  const { part, probe } = asked;
  if (part === void 0 || probe === void 0) {
    throw new Error("a shard has a part (withPart) and a probe (measureRun)");
  }
  const head = (0,row_scores/* makeJudgedPolicy */.wn)(wholeInputs, scores, measured.head);
  const base = scoreByBase(plan.base, measured.base);
  return { ...undecided, part: { ...part, deeper: await (0,explain/* probeLosses */.se)(head, base, probe) } };
}
function scoreByBase(base, run) {
  if (base === null) {
    return null;
  }
  const ids = new Set(run.cases.map((caseRun) => caseRun.case_id));
  const suite = { ...base.suite, cases: base.suite.cases.filter(({ id }) => ids.has(id)) };
  const { definition } = base.config;
  const scores = (0,score/* scoreRun */.I6)(suite, run, (0,rules/* listMetrics */.u7)(base.config), definition);
  return (0,row_scores/* makeJudgedPolicy */.wn)({ ...base, suite }, scores, run);
}
function assertFits(part) {
  let bytes = 0;
  for (const line of (0,part_json/* caseLines */.mA)(part)) {
    bytes += Buffer.byteLength(line);
  }
  if (bytes <= MOST_BYTES) {
    return;
  }
  const message = `the results of this shard have ${(0,read/* formatMebibytes */._C)(bytes)}; the limit is ${(0,read/* formatMebibytes */._C)(MOST_BYTES)}`;
  throw new errors/* GateError */.ue("part_too_large", message, "Use more shards, or return less text with each result.");
}
const PART = "part.json";
async function joinParts(root, from, folders, plan, { environment, git }) {
  const files = findParts(root, from, folders);
  const repository = openOrNull(git);
  const commit = headCommit(repository);
  const isTracked = (file) => repository !== null && commit !== null && (0,change/* findEntry */.w4)(repository, commit, file).kind !== "absent";
  const received = [];
  const readFindings = [];
  for (const file of files) {
    if (isTracked(file)) {
      readFindings.push({ code: "invalid_part", problem: { file, message: COMMITTED } });
      continue;
    }
    try {
      received.push({ file, part: await (0,part/* loadPart */.AX)(root, file) });
    } catch (error) {
      readFindings.push(...describeUnreadablePart(file, error));
    }
  }
  const ids = plan.cases.map(({ id }) => id);
  const expected = {
    binding: makeBinding(version.TOOL, commit, plan),
    ids,
    workflow: readWorkflowRun(environment)
  };
  return (0,join/* joinShardParts */.v)(requireWholeRun(received, expected, { readFindings, where: folders.join(", ") }), ids);
}
const COMMITTED = "git tracks it, so this run did not measure it; remove it from the repository";
function headCommit(repository) {
  return repository?.commit("HEAD") ?? null;
}
function openOrNull(git) {
  try {
    return git();
  } catch (error) {
    return (0,errors/* valueForGateError */.Uh)(error, null, ["git_missing", "no_repository"]);
  }
}
function describeUnreadablePart(file, error) {
  if (!(error instanceof errors/* GateError */.ue) || error.code === "newer_version") {
    throw error;
  }
  const problems = error.problems.length > 0 ? error.problems : [{ file, message: error.message }];
  return problems.map((problem) => ({ code: "invalid_part", problem }));
}
function findParts(root, from, folders) {
  const files = /* @__PURE__ */ new Set();
  for (const written of folders) {
    const folder = (0,system_root/* insideRoot */.p0)(root, from, written, "parts");
    const entries = listEntries(root, folder, written);
    const subfolders = entries.filter((entry) => entry.isDirectory()).map((entry) => external_node_path_.posix.join(folder, entry.name));
    if (entries.some(isPart)) {
      files.add(external_node_path_.posix.join(folder, PART));
    }
    for (const subfolder of subfolders) {
      if (listEntries(root, subfolder, subfolder).some(isPart)) {
        files.add(external_node_path_.posix.join(subfolder, PART));
      }
    }
  }
  if (files.size > 0) {
    return [...files].toSorted(canonical_json/* compareCodePoints */.OP);
  }
  throw new errors/* GateError */.ue("no_parts", `there is no ${PART} in ${folders.join(", ")}`, "A shard writes it into its report directory: download the artifacts of all shards first, each into a folder of its own.");
}
function isPart(entry) {
  return entry.isFile() && entry.name === PART;
}
function listEntries(root, folder, written) {
  try {
    return (0,external_node_fs_.readdirSync)((0,system_root/* absolutePath */.Hi)(root, folder), { withFileTypes: true });
  } catch (error) {
    throw new errors/* GateError */.ue("no_parts", `the folder ${written} can't be read`, {
      hint: "It holds the reports of the shards: download their artifacts first, and check the path.",
      cause: error
    });
  }
}



/***/ }),

/***/ 86513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ joinShardParts)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _model_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30060);
/* harmony import */ var _split_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23925);
/* harmony import */ var _model_lookup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97855);




function joinShardParts(received, ids) {
  const parts = received.map(({ part }) => part);
  const timing = joinTimings(parts);
  const cases = new Map(parts.flatMap(({ run: run2 }) => run2.cases.map((caseRun) => [caseRun.case_id, dropUncountedTimes(caseRun, timing)])));
  const unstableIds = new Set(parts.flatMap(({ run: run2 }) => run2.unstable));
  const corrected = parts.map((part) => part.run.corrected).reduce((sum, correction) => (0,_model_run_js__WEBPACK_IMPORTED_MODULE_2__/* .addCorrections */ .rj)(sum, correction), void 0);
  const corpus = parts.map((part) => part.run.corpus).find((value) => value !== void 0);
  const run = {
    cases: ids.map((id) => (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .requireValue */ .vd)(cases, id)),
    timing,
    environment: (0,_model_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .requireItem */ .l5)(parts, 0).run.environment,
    unstable: ids.filter((id) => unstableIds.has(id)),
    retries: parts.reduce((sum, part) => sum + part.run.retries, 0),
    ...corrected !== void 0 && { corrected },
    ...corpus !== void 0 && { corpus },
    log: joinLogs(parts)
  };
  return {
    run,
    base: null,
    failure: joinFailures(received),
    probe: joinProbes(parts)
  };
}
function joinProbes(parts) {
  const shardProbes = parts.flatMap(({ deeper }) => deeper ?? []);
  const answerByCase = new Map(shardProbes.flatMap(({ answers }) => answers.map(({ id, digest, ...answer }) => [`${digest} ${id}`, answer])));
  const failure = shardProbes.find((probe) => probe.failure !== null)?.failure ?? null;
  return (cases) => Promise.resolve({
    answers: cases.map(({ id, digest }) => answerByCase.get(`${digest} ${id}`) ?? null),
    failure
  });
}
function joinTimings(parts) {
  const timings = partsWithAnswers(parts).map((part) => part.run.timing);
  const sources = new Set(timings.map((timing) => timing.source));
  const [commonSource = "off"] = sources.size === 1 ? sources : [];
  const isSinglePart = parts.length === 1;
  const source = commonSource !== "off" && isSinglePart ? "recorded" : commonSource;
  return {
    source,
    repeats: source === "off" ? 0 : Math.min(...timings.map((timing) => timing.repeats)),
    budget_ended: source !== "off" && timings.some((timing) => timing.budget_ended),
    ...joinAsked(parts)
  };
}
function dropUncountedTimes(caseRun, { source }) {
  if (source !== "off") {
    return caseRun;
  }
  const { spans_ms: _spans, ...withoutSpans } = caseRun;
  return { ...withoutSpans, samples_ms: [] };
}
function joinAsked(parts) {
  const askedByParts = parts.flatMap(({ run }) => run.timing.asked ?? []);
  if (askedByParts.length === 0) {
    return {};
  }
  const repeats = partsWithAnswers(parts).map(({ run }) => run.timing.asked?.repeats ?? 0);
  return {
    asked: {
      queries: askedByParts.reduce((sum, { queries }) => sum + queries, 0),
      ms: askedByParts.reduce((sum, { ms }) => sum + ms, 0),
      repeats: Math.min(...repeats)
    }
  };
}
function partsWithAnswers(parts) {
  const hasAnswer = ({ run }) => run.cases.some(({ outcome }) => outcome.kind === "answer");
  const answeredParts = parts.filter(hasAnswer);
  return answeredParts.length === 0 ? parts : answeredParts;
}
function joinLogs(parts) {
  return parts.filter((part) => part.run.log !== "").map(({ shard, run }) => `[${(0,_split_js__WEBPACK_IMPORTED_MODULE_1__/* .shardName */ .Az)(shard)}]
${run.log.replace(/\n?$/, "\n")}`).join("");
}
function joinFailures(parts) {
  const failures = parts.flatMap(({ file, part: { shard, failure } }) => failure === null ? [] : [{ file, failure, message: `${(0,_split_js__WEBPACK_IMPORTED_MODULE_1__/* .shardName */ .Az)(shard)}: ${failure.message}` }]);
  const [first] = failures;
  if (first === void 0) {
    return null;
  }
  const { code, hint } = first.failure;
  return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue(code, first.message, {
    hint: hint ?? void 0,
    problems: failures.length === 1 ? [] : failures.map(({ file, message }) => ({ file, message }))
  });
}



/***/ })

};
