export const id = 3029;
export const ids = [3029];
export const modules = {

/***/ 23029:
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
// EXTERNAL MODULE: ./lib/policy/blobs.js
var blobs = __webpack_require__(16170);
// EXTERNAL MODULE: ./lib/shards/check.js
var check = __webpack_require__(90061);
// EXTERNAL MODULE: ./lib/shards/split.js
var split = __webpack_require__(23925);
;// CONCATENATED MODULE: ./lib/shards/join.js



function join({ parts: received, repeatedByAttempt }, ids) {
  const parts = received.map(({ part }) => part);
  const timing = timingOf(parts);
  const cases = new Map(parts.flatMap(({ run: run2 }) => run2.cases.map((each) => [each.case_id, timed(each, timing)])));
  const unstable = new Set(parts.flatMap(({ run: run2 }) => run2.unstable));
  const run = {
    cases: ids.map((id) => cases.get(id)),
    timing,
    environment: parts[0].run.environment,
    unstable: ids.filter((id) => unstable.has(id)),
    retries: parts.reduce((sum, part) => sum + part.run.retries, 0),
    log: logOf(parts)
  };
  return {
    run,
    base: null,
    failure: failureOf(received),
    notices: noticesOf(parts, timing, repeatedByAttempt),
    probe: probeOf(parts)
  };
}
function probeOf(parts) {
  const told = parts.flatMap(({ deeper }) => deeper ?? []);
  const answers = new Map(told.flatMap((each) => each.answers.map(({ id, digest, ...answer }) => [`${digest} ${id}`, answer])));
  const failure = told.find((each) => each.failure !== null)?.failure ?? null;
  return (cases) => Promise.resolve({
    answers: cases.map(({ id, digest }) => answers.get(`${digest} ${id}`) ?? null),
    failure
  });
}
function timingOf(parts) {
  const timings = answering(parts).map((part) => part.run.timing);
  const sources = new Set(timings.map((timing) => timing.source));
  const [own = "off"] = sources.size === 1 ? sources : [];
  const source = own !== "off" && parts.length === 1 ? "recorded" : own;
  return {
    source,
    repeats: source === "off" ? 0 : Math.min(...timings.map((timing) => timing.repeats)),
    budget_ended: source !== "off" && timings.some((timing) => timing.budget_ended),
    includes_start: parts.some((part) => part.run.timing.includes_start),
    ...askedBy(parts)
  };
}
function timed(run, { source }) {
  if (source !== "off")
    return run;
  const { spans_ms: _spans, ...each } = run;
  return { ...each, samples_ms: [] };
}
function askedBy(parts) {
  const all = parts.flatMap(({ run }) => run.timing.asked ?? []);
  if (all.length === 0)
    return {};
  const plans = answering(parts).map(({ run }) => new Map(run.timing.asked?.plan.map(({ scope, repeats }) => [scope, repeats])));
  const scopes = [...plans[0]?.keys() ?? []].filter((scope) => plans.every((plan) => plan.has(scope)));
  return {
    asked: {
      queries: all.reduce((sum, { queries }) => sum + queries, 0),
      ms: all.reduce((sum, { ms }) => sum + ms, 0),
      plan: scopes.map((scope) => ({ scope, repeats: Math.min(...plans.map((plan) => plan.get(scope))) }))
    }
  };
}
function answering(parts) {
  const some = parts.filter(({ run }) => run.cases.some((each) => each.outcome.kind === "answer"));
  return some.length === 0 ? parts : some;
}
function logOf(parts) {
  return parts.filter((part) => part.run.log !== "").map(({ shard, run }) => `[${(0,split/* shardName */.Az)(shard)}]
${run.log.replace(/\n?$/, "\n")}`).join("");
}
function failureOf(parts) {
  const failed = parts.flatMap(({ file, part: { shard, failure } }) => failure === null ? [] : [{ file, failure, message: `${(0,split/* shardName */.Az)(shard)}: ${failure.message}` }]);
  const [first] = failed;
  if (first === void 0)
    return null;
  const { code, hint } = first.failure;
  return new errors.GateError(code, first.message, {
    ...hint === null ? {} : { hint },
    problems: failed.length === 1 ? [] : failed.map(({ file, message }) => ({ file, message }))
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
  return notices;
}


// EXTERNAL MODULE: ./lib/app/version.js
var version = __webpack_require__(81271);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/app/merge.js










const PART = "part.json";
async function joinParts(root, from, folders, plan, { environment, git }) {
  const files = findParts(root, from, folders);
  const tracked = trackedIn(git);
  const received = [];
  const found = [];
  for (const file of files) {
    if (tracked(file)) {
      found.push({ code: "invalid_part", problem: { file, message: COMMITTED } });
      continue;
    }
    try {
      received.push({ file, part: await (0,part/* loadPart */.AX)(root, file) });
    } catch (error) {
      found.push(...unreadable(file, error));
    }
  }
  const ids = plan.cases.map((each) => each.id);
  const expected = { binding: (0,check/* bindingOf */.hJ)(version.TOOL, plan), ids, workflow: (0,check/* workflowRunOf */.ol)(environment) };
  return join((0,check/* wholeOf */.l2)(received, expected, { found, where: folders.join(", ") }), ids);
}
const COMMITTED = "git tracks it, so this run did not measure it; remove it from the repository";
function trackedIn(git) {
  try {
    const opened = git();
    const head = opened.commit("HEAD");
    return head === null ? () => false : (file) => (0,blobs/* find */.I6)(opened, head, file).kind !== "absent";
  } catch (error) {
    const absent = error instanceof errors.GateError && ["git_missing", "no_repository"].includes(error.code);
    if (absent)
      return () => false;
    throw error;
  }
}
function unreadable(file, error) {
  if (!(error instanceof errors.GateError) || error.code === "newer_version")
    throw error;
  const problems = error.problems.length > 0 ? error.problems : [{ file, message: error.message }];
  return problems.map((problem) => ({ code: "invalid_part", problem }));
}
function findParts(root, from, folders) {
  const files = /* @__PURE__ */ new Set();
  for (const written of folders) {
    const folder = (0,system_root/* insideRoot */.p0)(root, from, written, "parts");
    const entries = entriesOf(root, folder, written);
    const below = entries.filter((entry) => entry.isDirectory()).map((entry) => external_node_path_.posix.join(folder, entry.name));
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
    hint: "A shard writes it into its report directory: download the artifacts of all shards first, each into a folder of its own."
  });
}
function isPart(entry) {
  return entry.isFile() && entry.name === PART;
}
function entriesOf(root, folder, written) {
  try {
    return (0,external_node_fs_.readdirSync)((0,system_root/* absolutePath */.Hi)(root, folder), { withFileTypes: true });
  } catch (error) {
    throw new errors.GateError("no_parts", `the folder ${written} can't be read`, {
      hint: "It holds the reports of the shards: download their artifacts first, and check the path.",
      cause: error
    });
  }
}



/***/ })

};
