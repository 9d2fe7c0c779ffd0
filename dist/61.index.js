export const id = 61;
export const ids = [61];
export const modules = {

/***/ 90061:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hJ: () => (/* binding */ bindingOf),
/* harmony export */   l2: () => (/* binding */ wholeOf),
/* harmony export */   ol: () => (/* binding */ workflowRunOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16886);
/* harmony import */ var _split_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23925);
/* harmony import */ var _system_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41229);




function bindingOf(tool, { head, base, cases }) {
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
    cases: digestOf(cases.map(({ id, digest }) => [id, digest]))
  };
}
function digestOf(value) {
  return (0,_system_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256 */ .sc)((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compactCanonical */ .SM)(value));
}
const WORDS = {
  tool: "the program",
  config: "the config file",
  suite: "the suite",
  base_suite: "the base's suite",
  definition: "the definition",
  k: "k",
  retriever: "the retriever's config",
  corpus: "the corpus",
  cases: "the list of cases"
};
function bindingDifferences(part, here) {
  const fields = Object.keys(WORDS);
  return fields.filter((field) => part[field] !== here[field]).map((field) => ({
    field,
    message: `${WORDS[field]} is another: ${shown(part[field])} in the part, ${shown(here[field])} in this checkout`
  }));
}
function shown(value) {
  if (value === null)
    return "none";
  const text = String(value);
  return /^[0-9a-f]{64}$/.test(text) ? text.slice(0, 12) : text;
}
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
function workflowRunOf(environment) {
  const id = environment["GITHUB_RUN_ID"] ?? "";
  const attempt = Number(environment["GITHUB_RUN_ATTEMPT"] ?? 1);
  const commit = environment["GITHUB_SHA"] ?? "";
  if (!/^\d{1,20}$/.test(id) || !COMMIT.test(commit))
    return null;
  return Number.isSafeInteger(attempt) && attempt >= 1 ? { id, attempt, commit } : null;
}
function otherRun(part, here) {
  if (part === null)
    return `it is of no workflow, and this is workflow run ${here.id}`;
  if (part.id !== here.id)
    return `it is of workflow run ${part.id}, and this is workflow run ${here.id}`;
  if (part.commit !== here.commit) {
    return `it is of commit ${part.commit.slice(0, 12)}, and this run is for ${here.commit.slice(0, 12)}`;
  }
  if (part.attempt <= here.attempt)
    return null;
  return `it is of attempt ${part.attempt}, and this is attempt ${here.attempt}`;
}
const NAMED = 10;
function wholeOf(received, expected, { found, where }) {
  const latest = latestAttempts(received);
  const findings = [
    ...found,
    ...received.flatMap((each) => partFindings(each, expected)),
    ...groupFindings(received, expected),
    ...latest.repeated,
    ...missing(received, where)
  ];
  if (findings.length > 0)
    throw refusal(findings);
  return {
    parts: latest.parts.toSorted((a, b) => a.part.shard.index - b.part.shard.index),
    repeatedByAttempt: latest.several.toSorted((a, b) => a - b)
  };
}
const HINTS = {
  invalid_part: "A part is written by `gate --shard i/n` and not edited; run that shard again.",
  parts_differ: "All shards and the merge need one commit, one config, one version of this program and one n; name the folders of this run's parts only.",
  shard_repeated: "Name each shard's folder once, and give each job of the matrix a shard of its own.",
  shard_missing: "Look at the job of the missing shard: it writes part.json also where its retriever failed. Then run all shards again."
};
function refusal(findings) {
  const codes = Object.keys(HINTS);
  const code = codes.find((each) => findings.some((finding) => finding.code === each));
  const problems = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sortProblems */ .dS)(findings.map((finding) => finding.problem));
  const first = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sortProblems */ .dS)(findings.filter((each) => each.code === code).map((each) => each.problem))[0];
  const more = problems.length > 1 ? ` (1 of ${problems.length} problems)` : "";
  return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.GateError(code, `${first.file}: ${first.message}${more}`, { problems, hint: HINTS[code] });
}
function partFindings({ file, part }, expected) {
  const strange = expected.workflow === null ? null : otherRun(part.workflow, expected.workflow);
  if (strange !== null)
    return [{ code: "parts_differ", problem: { file, pointer: "/workflow", message: strange } }];
  const differ = bindingDifferences(part.binding, expected.binding).map(({ field, message }) => ({
    code: "parts_differ",
    problem: { file, pointer: `/binding/${field}`, message }
  }));
  return differ.length > 0 ? differ : contentProblems(part, expected).map((message) => invalid(file, message));
}
function invalid(file, message) {
  return { code: "invalid_part", problem: { file, message } };
}
function contentProblems({ shard, run, failure }, { ids, binding }) {
  if (shard.index > shard.count)
    return [`there is no ${(0,_split_js__WEBPACK_IMPORTED_MODULE_2__/* .shardName */ .Az)(shard)}`];
  const own = (0,_split_js__WEBPACK_IMPORTED_MODULE_2__/* .dealt */ .h6)(ids, shard);
  const asked = run.cases.map((each) => each.case_id);
  if ((0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compactCanonical */ .SM)(asked) !== (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .compactCanonical */ .SM)(own)) {
    return [`its cases are not those of ${(0,_split_js__WEBPACK_IMPORTED_MODULE_2__/* .shardName */ .Az)(shard)}`];
  }
  const problems = [];
  const long = run.cases.find(({ outcome }) => outcome.kind === "answer" && outcome.hits.length > binding.k);
  if (long !== void 0)
    problems.push(`case "${long.case_id}" has more than ${binding.k} results`);
  const uneven = failure === null ? run.cases.find((each) => !isTimedAsSaid(each, run.timing)) : void 0;
  if (uneven !== void 0) {
    problems.push(`case "${uneven.case_id}" has ${uneven.samples_ms.length} samples; each case has ${run.timing.repeats} at least`);
  }
  const known = new Set(own);
  const strange = run.unstable.find((id) => !known.has(id));
  if (strange !== void 0)
    problems.push(`"${strange}" is unstable and none of its cases`);
  if (failure !== null && !isOfMeasurement(failure.code)) {
    problems.push(`"${failure.code}" is no failure of a retriever`);
  }
  return problems;
}
function isOfMeasurement(code) {
  return Object.hasOwn(_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ERROR_CODES */ .OQ, code) && code !== "baseline_missing";
}
function isTimedAsSaid(each, { source, repeats }) {
  const { length } = each.samples_ms;
  return length === 0 || each.outcome.kind === "answer" && source !== "off" && length >= repeats;
}
function groupFindings(received, { workflow }) {
  const [first, ...others] = received;
  const run = (part) => part.workflow === null ? "no workflow" : `workflow run ${part.workflow.id}`;
  return others.flatMap(({ file, part }) => {
    const messages = [];
    const { file: other, part: theirs } = first;
    if (part.shard.count !== theirs.shard.count) {
      messages.push(`it is ${(0,_split_js__WEBPACK_IMPORTED_MODULE_2__/* .shardName */ .Az)(part.shard)}, and ${other} is ${(0,_split_js__WEBPACK_IMPORTED_MODULE_2__/* .shardName */ .Az)(theirs.shard)}`);
    }
    if (workflow === null && run(part) !== run(theirs)) {
      messages.push(`it is of ${run(part)}, and ${other} of ${run(theirs)}`);
    }
    return messages.map((message) => ({ code: "parts_differ", problem: { file, message } }));
  });
}
function latestAttempts(received) {
  const byShard = /* @__PURE__ */ new Map();
  for (const each of received) {
    const { index } = each.part.shard;
    byShard.set(index, [...byShard.get(index) ?? [], each]);
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
      const message = `${(0,_split_js__WEBPACK_IMPORTED_MODULE_2__/* .shardName */ .Az)(part.shard)} is there twice, also as ${kept.file}`;
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



/***/ })

};
