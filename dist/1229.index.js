export const id = 1229;
export const ids = [1229];
export const modules = {

/***/ 21229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runReplay: () => (/* binding */ runReplay)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/app/read-policies.js + 1 modules
var read_policies = __webpack_require__(98718);
// EXTERNAL MODULE: ./lib/app/request.js
var app_request = __webpack_require__(14830);
// EXTERNAL MODULE: ./lib/app/secrecy.js
var app_secrecy = __webpack_require__(95139);
// EXTERNAL MODULE: ./lib/change/event.js
var change_event = __webpack_require__(63564);
// EXTERNAL MODULE: ./lib/change/git.js
var change_git = __webpack_require__(15656);
// EXTERNAL MODULE: ./lib/change/policies.js + 4 modules
var change_policies = __webpack_require__(64880);
// EXTERNAL MODULE: ./lib/change/tiers.js
var tiers = __webpack_require__(41761);
// EXTERNAL MODULE: ./lib/cli/command.js
var command = __webpack_require__(99859);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/messages/escape.js
var messages_escape = __webpack_require__(28213);
// EXTERNAL MODULE: ./lib/retrievers/registry.js + 3 modules
var registry = __webpack_require__(93705);
// EXTERNAL MODULE: ./lib/output/write.js
var write = __webpack_require__(50522);
// EXTERNAL MODULE: ./lib/system/root.js
var system_root = __webpack_require__(34081);
// EXTERNAL MODULE: ./lib/system/write-whole.js
var write_whole = __webpack_require__(79456);
// EXTERNAL MODULE: ./lib/workbench/judged-run.js
var judged_run = __webpack_require__(88928);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/app/parts.js + 1 modules
var parts = __webpack_require__(68825);
// EXTERNAL MODULE: ./lib/files/part.js
var files_part = __webpack_require__(31462);
// EXTERNAL MODULE: ./lib/reporters/part-json.js
var part_json = __webpack_require__(32712);
// EXTERNAL MODULE: ./lib/shards/join.js
var join = __webpack_require__(86513);
// EXTERNAL MODULE: ./lib/system/digest.js
var system_digest = __webpack_require__(41229);
;// CONCATENATED MODULE: ./lib/workbench/replay/answers.js









class KeptAnswers {
  #folder;
  #context;
  /**
   * `folder`: the report's. `context`: what decides the answers beside the commit and the
   * questions: retriever, setup, today's files.
   */
  constructor(folder, context) {
    this.#folder = { directory: folder };
    this.#context = context;
  }
  /** Returns what the commit answered to this plan; null if that is not kept, or can't be read. */
  async read(commit, plan) {
    const file = this.#fileOf(commit, plan);
    if (!(0,external_node_fs_.existsSync)((0,system_root/* absolutePath */.Hi)(this.#folder, file))) {
      return null;
    }
    try {
      const part = await (0,files_part/* loadPart */.AX)(this.#folder, file);
      const ids = plan.cases.map(({ id }) => id);
      const joined = (0,join/* joinShardParts */.v)([{ file, part }], ids);
      return { ...joined, run: { ...joined.run, log: part.run.log } };
    } catch (error) {
      if (error instanceof errors/* GateError */.ue) {
        return null;
      }
      throw error;
    }
  }
  async write(commit, plan, part) {
    await (0,write_whole/* writeWhole */.f8)(this.#folder, this.#fileOf(commit, plan), (0,part_json/* partTextPieces */._c)(part));
  }
  /** Returns the file's path: it has a digest of all that decides the answers. */
  #fileOf(commit, { cases, head }) {
    const { k, definition, vary } = head.config;
    const questions = cases.map(({ id, query, params = null }) => [id, query, params]);
    const key = { context: this.#context, commit, k, definition, vary, questions };
    const digest = (0,system_digest/* digestValue */.yD)(key);
    return `answers/${commit.slice(0, 12)}-${digest.slice(0, 12)}.json`;
  }
}
class KeepableAnswers {
  /** What the gate judges. For that it may call their probe for longer lists. */
  answers;
  plan;
  #part;
  /** The longer lists of all calls, and the failure of the last one. Undefined without a call. */
  #deeper;
  constructor(plan, answers, ports) {
    const { probe } = answers;
    this.plan = plan;
    this.answers = { ...answers, ...probe && { probe: this.#rememberLists(probe) } };
    this.#part = (0,parts.withPart)({ index: 1, count: 1 }, plan, answers, ports).part;
  }
  /**
   * Returns the whole run as shard 1 of 1, with the longer lists. Null if the search or a query
   * failed, which may be by chance.
   */
  part() {
    const { run, failure } = this.answers;
    const hasAllAnswers = run.cases.every(({ outcome }) => outcome.kind === "answer");
    if (!hasAllAnswers || failure !== null) {
      return null;
    }
    return { ...this.#part, ...this.#deeper && { deeper: this.#deeper } };
  }
  #rememberLists(probe) {
    return async (cases, k) => {
      const outcome = await probe(cases, k);
      const longerLists = [...this.#deeper?.answers ?? []];
      for (const [at, { id, digest }] of cases.entries()) {
        const answer = outcome.answers[at] ?? null;
        if (answer !== null) {
          longerLists.push({ id, digest, ...answer });
        }
      }
      this.#deeper = { answers: longerLists, failure: outcome.failure };
      return outcome;
    };
  }
}


// EXTERNAL MODULE: ./lib/model/renames.js
var model_renames = __webpack_require__(29874);
// EXTERNAL MODULE: ./lib/model/suite.js
var suite = __webpack_require__(44141);
;// CONCATENATED MODULE: ./lib/workbench/replay/commits.js



function listCommits(git, { last, since }) {
  const head = git.commit("HEAD");
  if (head === null) {
    throw new errors/* GateError */.ue("base_not_found", "this repository has no commit", "Commit your work first: a replay runs the search of each commit.");
  }
  const isStart = since === null ? () => false : findStart(git, head, since);
  const commits = [];
  const mostCommits = last + 1;
  let next = head;
  while (next !== void 0 && commits.length < mostCommits) {
    if (!git.has(next)) {
      throw new errors/* GateError */.ue("shallow_clone", `this clone has only the last ${commits.length} of the commits to replay`, "Fetch the history with `git fetch --unshallow`, or check out with `fetch-depth: 0`.");
    }
    const { parents, time, subject } = git.facts(next);
    commits.push({ commit: next, date: new Date(time * 1e3).toISOString().slice(0, 10), subject });
    next = isStart(next, time) ? void 0 : parents[0];
  }
  return commits.toReversed();
}
function findStart(git, head, since) {
  if (/^\d{4}-\d{2}-\d{2}$/.test(since)) {
    const firstSecond = Date.parse(since) / 1e3;
    return (_commit, time) => time < firstSecond;
  }
  const named = git.commit(since);
  if (named === null) {
    throw new errors/* GateError */.ue("base_not_found", `--since "${since}" is no day and no commit of this clone`, "Write a day such as 2026-11-27, or a tag, branch or commit.");
  }
  const start = git.firstParentBase(head, named);
  return (commit) => commit === start;
}
function nameTargetsThen(git, commits, suite) {
  const targets = findTargetFiles(git, suite);
  const renames = [];
  let pathsThen = new Map([...targets.values()].map((file) => [file, file]));
  let laterCommit = null;
  for (const { commit } of commits.toReversed()) {
    if (laterCommit !== null) {
      const oldPaths = (0,model_renames/* invertRenames */.UL)(git.renames(commit, laterCommit));
      const entries = [...pathsThen];
      pathsThen = new Map(entries.map(([today, path]) => [today, oldPaths.get(path) ?? path]));
    }
    renames.push(renameValues(targets, pathsThen));
    laterCommit = commit;
  }
  return renames.toReversed();
}
function findTargetFiles(git, { cases }) {
  const pathByName = (0,model_renames/* indexByName */.f3)(git.files().map((file) => [file, file]));
  const files = /* @__PURE__ */ new Map();
  const targets = cases.flatMap(({ expected, forbidden }) => [...expected, ...forbidden]);
  for (const { value } of targets.flatMap(suite/* singleTargets */.xG).filter(model_renames/* namesDocument */.iH)) {
    const [name = value] = value.split("#");
    const file = pathByName.get(name) ?? null;
    if (file !== null) {
      files.set(value, file);
    }
  }
  return files;
}
function renameValues(targets, pathsThen) {
  const renames = /* @__PURE__ */ new Map();
  for (const [value, today] of targets) {
    const then = pathsThen.get(today) ?? today;
    if (then !== today) {
      renames.set(value, nameLike(value, today, then));
    }
  }
  return renames;
}
function nameLike(value, today, then) {
  const [name = value] = value.split("#");
  const partOfFile = value.slice(name.length);
  const hasExtension = today.endsWith(name);
  const asWritten = (file) => hasExtension ? file : file.replace(/\.[^./]+$/u, "");
  const pathToday = asWritten(today);
  const pathThen = asWritten(then);
  const front = pathToday.slice(0, pathToday.length - name.length);
  if (pathThen.startsWith(front)) {
    return pathThen.slice(front.length) + partOfFile;
  }
  const folderCount = front.split("/").length - 1;
  const parts = pathThen.split("/");
  return parts.slice(Math.min(folderCount, parts.length - 1)).join("/") + partOfFile;
}


// EXTERNAL MODULE: ./lib/model/canonical-json.js
var canonical_json = __webpack_require__(16886);
;// CONCATENATED MODULE: ./lib/workbench/replay/files.js








function findTodaysFiles(root, { config, digests }, carried) {
  const absent = carried.find((file) => !(0,external_node_fs_.existsSync)((0,system_root/* absolutePath */.Hi)(root, file)));
  if (absent !== void 0) {
    throw new errors/* GateError */.ue("file_not_found", `--carry: ${absent} does not exist`, "Name a file or folder of this work tree, such as an index that git ignores.");
  }
  const data = (0,registry/* retrieverData */.Pp)(config.retriever);
  const answers = data?.holds === "answers" ? data.file : null;
  const files = [...digests.keys(), ...listRetrieverFiles(root, config.retriever)];
  const named = files.filter((file) => file !== config.baseline && file !== answers);
  return { named: [...new Set(named)].toSorted(canonical_json/* compareCodePoints */.OP), carried };
}
const NO_FILES = /* @__PURE__ */ new Set(["env", "headers", "params", "body", "arguments"]);
function listRetrieverFiles(root, retriever) {
  const { cwd } = retriever;
  const folders = [".", cwd, external_node_path_.posix.join(cwd, "src")];
  const files = /* @__PURE__ */ new Set();
  for (const text of listTexts(retriever)) {
    const module = text.replace(/:.*$/su, "").replaceAll(".", "/");
    const names = [text, `${module}.py`, `${module}/__init__.py`];
    for (const folder of folders) {
      for (const file of names.map((name) => external_node_path_.posix.join(folder, name))) {
        const isInside = !/^(?:\/|\.\.?(?:\/|$))/.test(file);
        if (isInside && file !== cwd && (0,external_node_fs_.existsSync)((0,system_root/* absolutePath */.Hi)(root, file))) {
          files.add(file);
        }
      }
    }
  }
  return [...files];
}
function listTexts(value) {
  if (typeof value === "string") {
    return [value];
  }
  if (typeof value !== "object" || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, member]) => NO_FILES.has(key) ? [] : listTexts(member));
}
function layFilesOver(root, directory, files) {
  const lacking = files.named.filter((file) => !(0,external_node_fs_.existsSync)(external_node_path_.join(directory, file)));
  for (const file of [...lacking, ...files.carried]) {
    const target = external_node_path_.join(directory, file);
    (0,write_whole/* refuseLinks */.UA)(directory, external_node_path_.dirname(target), file);
    (0,external_node_fs_.rmSync)(target, { recursive: true, force: true });
    (0,external_node_fs_.mkdirSync)(external_node_path_.dirname(target), { recursive: true });
    (0,external_node_fs_.cpSync)((0,system_root/* absolutePath */.Hi)(root, file), target, {
      recursive: true,
      verbatimSymlinks: true,
      mode: external_node_fs_.constants.COPYFILE_FICLONE
    });
  }
}
function digestTodaysFiles(root, { named, carried }) {
  const files = [...named, ...carried].flatMap((place) => listFilesBelow(root, place));
  const digests = files.map((file) => [file, (0,system_digest/* digestLargeFile */.ss)((0,system_root/* absolutePath */.Hi)(root, file))]);
  return (0,system_digest/* digestValue */.yD)(digests);
}
function listFilesBelow(root, file) {
  const absolute = (0,system_root/* absolutePath */.Hi)(root, file);
  if ((0,external_node_fs_.statSync)(absolute, { throwIfNoEntry: false })?.isFile() === true) {
    return [file];
  }
  return (0,external_node_fs_.readdirSync)(absolute, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => external_node_path_.relative(root.directory, external_node_path_.join(entry.parentPath, entry.name))).toSorted(canonical_json/* compareCodePoints */.OP);
}


// EXTERNAL MODULE: ./lib/app/measure.js + 4 modules
var measure = __webpack_require__(90068);
// EXTERNAL MODULE: ./lib/files/renamed-documents.js
var renamed_documents = __webpack_require__(8838);
// EXTERNAL MODULE: ./lib/messages/view.js
var messages_view = __webpack_require__(25339);
// EXTERNAL MODULE: ./lib/model/lookup.js
var lookup = __webpack_require__(97855);
// EXTERNAL MODULE: ./lib/retrievers/interpreter.js
var interpreter = __webpack_require__(92557);
// EXTERNAL MODULE: ./lib/workbench/outcome.js
var workbench_outcome = __webpack_require__(65841);
// EXTERNAL MODULE: ./lib/retrievers/failures.js
var failures = __webpack_require__(36132);
// EXTERNAL MODULE: ./lib/retrievers/ports.js
var ports = __webpack_require__(96035);
// EXTERNAL MODULE: ./lib/retrievers/process.js
var retrievers_process = __webpack_require__(41242);
;// CONCATENATED MODULE: ./lib/workbench/replay/replay.js
















async function replayCommits(plan, ports) {
  const { commits, git, policies } = plan;
  const renamesByCommit = nameTargetsThen(git, commits, policies.head.suite);
  const rows = [];
  let previous = null;
  for (const [index, commit] of commits.entries()) {
    ports.progress(commit, index);
    const renames = (0,lookup/* requireItem */.l5)(renamesByCommit, index);
    const judged = await replayCommit(plan, ports, commit, renames, previous);
    rows.push(judged.row);
    if (judged.baseline !== null) {
      previous = { commit: commit.commit, baseline: judged.baseline, renames };
    }
  }
  return rows;
}
async function replayCommit(plan, ports, replayed, renames, previous) {
  const { commit } = replayed;
  const report = await measureCommit(plan, ports, commit, readPoliciesOfCommit(plan, commit, renames, previous));
  const view = (0,messages_view/* buildView */.kK)(report);
  const runBaseline = (0,judged_run/* baselineOfReport */.zT)(report);
  const beside = { commit, accepted_figures: false, failed: [] };
  const baseline = runBaseline && { ...runBaseline, beside };
  const isMeasured = baseline !== null;
  const isCompared = isMeasured && previous !== null;
  const outcome = findReplayOutcome(report, view, isMeasured, previous !== null);
  const hasReport = outcome === "fail" || outcome === "fell" || outcome === "gain";
  const means = isMeasured ? report.scores?.means.overall : void 0;
  const row = {
    ...replayed,
    outcome,
    words: describeReplayOutcome(outcome, view),
    compared_with: isCompared ? previous.commit : null,
    values: plan.metrics.map((metric) => means?.get(metric) ?? null),
    changed: isCompared ? (0,workbench_outcome/* countChangedLists */.NA)(report) : null,
    report: hasReport ? await ports.writeReport(commit, report) : null
  };
  return { row, baseline };
}
function readPoliciesOfCommit({ policies, git }, commit, renames, previous) {
  const { head } = policies;
  const inputsThen = (0,renamed_documents/* renameDocuments */.n)({ ...head, baseline: null }, renames);
  const baseline = previous && (0,renamed_documents/* renameInRows */.Z)(previous.baseline, renamesBetween(previous.renames, renames));
  return {
    ...policies,
    head: { ...inputsThen, config: { ...head.config, latency: "off" }, baseline },
    // The run is compared with the baseline of `head` alone.
    over: null,
    notices: [],
    file_renames: () => previous === null ? /* @__PURE__ */ new Map() : git.renames(previous.commit, commit)
  };
}
function renamesBetween(earlier, later) {
  const renames = /* @__PURE__ */ new Map();
  for (const today of /* @__PURE__ */ new Set([...earlier.keys(), ...later.keys()])) {
    const before = earlier.get(today) ?? today;
    const after = later.get(today) ?? today;
    if (before !== after) {
      renames.set(before, after);
    }
  }
  return renames;
}
async function measureCommit(plan, ports, commit, policies) {
  const { secrecy, gate } = ports;
  const search = new SearchOfCommit(plan, ports, commit);
  try {
    const report = await (0,judged_run/* judgeRun */.Zy)(policies, (asked) => search.ask(asked));
    if (gate.signal.aborted) {
      throw gate.signal.reason;
    }
    await search.keepAnswers();
    return secrecy.hideInReport(hideDirectory(report, search.directory));
  } finally {
    search.removeWorktree();
  }
}
class SearchOfCommit {
  #plan;
  #ports;
  #commit;
  /** The work tree. Null while none is made. */
  directory = null;
  /** What the search has answered; null if only kept answers were read. */
  #answered = null;
  constructor(plan, ports, commit) {
    this.#plan = plan;
    this.#ports = ports;
    this.#commit = commit;
  }
  /** Returns the kept answers, or else those of the search. */
  async ask(asked) {
    const keptAnswers = await this.#ports.kept.read(this.#commit, asked);
    return keptAnswers === null ? this.#measure(asked) : { ...keptAnswers, askAgain: (cases) => this.#askAgain(asked, cases) };
  }
  /** Kept answers have no running search. To ask it again, the commit is measured. */
  async #askAgain(asked, cases) {
    const { askAgain, failure } = await this.#measure(asked);
    return askAgain === void 0 ? { head: [], base: null, failure: failure?.message ?? "the search can't be asked again" } : askAgain(cases);
  }
  /** Asks the search in a new work tree. */
  async #measure(asked) {
    const { root, files, setup, folder: ownFolder, git } = this.#plan;
    const { worktrees, secrecy, gate } = this.#ports;
    const directory = worktrees.make(this.#commit);
    this.directory = directory;
    layFilesOver(root, directory, files);
    if (setup !== null) {
      const folder = external_node_path_.join(directory, ownFolder);
      const cwd = (0,external_node_fs_.existsSync)(folder) ? folder : directory;
      await runSetup(setup, cwd, gate.environment, gate.signal);
    }
    const environment = useTodaysPython(this.#plan, directory, gate.environment);
    const measured = await (0,measure/* measureRun */.uw)({ directory }, asked, { ...gate, environment }, "gate");
    secrecy.releasePlainWordsInIds(measured);
    this.#answered = new KeepableAnswers(asked, measured, { environment: {}, git: () => git });
    return this.#answered.answers;
  }
  /** Writes what the search has answered, so that a later replay need not ask. */
  async keepAnswers() {
    const { kept, secrecy } = this.#ports;
    const answered = this.#answered;
    const part = answered?.part() ?? null;
    if (answered !== null && part !== null) {
      await kept.write(this.#commit, answered.plan, secrecy.without(part));
    }
  }
  removeWorktree() {
    if (this.directory !== null) {
      this.#ports.worktrees.remove(this.directory);
    }
  }
}
function hideDirectory(report, directory) {
  const { failure } = report;
  if (failure === null || directory === null) {
    return report;
  }
  const message = failure.message.replaceAll(`${directory}/`, "").replaceAll(directory, ".");
  return { ...report, failure: { ...failure, message } };
}
function useTodaysPython({ root, policies }, directory, environment) {
  const { retriever } = policies.head.config;
  if (retriever.kind !== "python") {
    return environment;
  }
  const python = retriever;
  const then = (0,interpreter/* findInterpreter */.A)(python, { root: directory, environment });
  const today = (0,interpreter/* findInterpreter */.A)(python, { root: root.directory, environment });
  if (then.isVirtual || !today.isVirtual) {
    return environment;
  }
  return { ...environment, VIRTUAL_ENV: external_node_path_.dirname(external_node_path_.dirname(today.file)) };
}
const REFUSED_ANSWERS = /* @__PURE__ */ new Set([
  "nothing_retrieved",
  "constant_answers",
  "zero_quality",
  "query_errors"
]);
function findReplayOutcome(report, view, isMeasured, hasPrevious) {
  if (!hasPrevious) {
    return isMeasured ? "start" : "not_run";
  }
  if (isMeasured) {
    return (0,workbench_outcome/* findOutcome */.Cn)(report, view);
  }
  const { failure, run } = report;
  const hasAnswered = run?.cases.some(({ outcome }) => outcome.kind === "answer") === true;
  const isRefused = failure !== null && REFUSED_ANSWERS.has(failure.code);
  return isRefused && hasAnswered ? "fail" : "not_run";
}
function describeReplayOutcome(outcome, view) {
  if (outcome === "start") {
    return "";
  }
  return outcome === "not_run" ? view.output.at(-1) ?? view.title : (0,workbench_outcome/* describeOutcome */.SS)(outcome, view);
}
async function runSetup(command, cwd, environment, signal) {
  const shell = process.platform === "win32" ? ["cmd.exe", "/d", "/s", "/c"] : ["/bin/sh", "-c"];
  const family = new retrievers_process/* Family */.Hx();
  const log = new failures/* BoundedLog */.ot();
  const end = () => void family.end();
  signal.addEventListener("abort", end);
  try {
    signal.throwIfAborted();
    const env = (0,ports/* childEnvironment */.Qc)(environment, { env: {}, env_only: null });
    const argv = [...shell, command];
    const options = { argv, cwd, env, answersOn: "none", key: "--setup" };
    const child = await family.spawn(options, (chunk) => log.push(chunk));
    child.stdin.end();
    const exit = await child.exited;
    signal.throwIfAborted();
    if (exit.code !== 0) {
      const how = exit.code === null ? `was ended by ${exit.signal}` : `ended with ${exit.code}`;
      const line = (0,failures/* findErrorLine */.iZ)(log.text());
      const message = `the setup ${how}${line === "" ? "" : `: ${line}`}`;
      throw new errors/* GateError */.ue("retriever_start", message);
    }
  } finally {
    signal.removeEventListener("abort", end);
    await family.end();
  }
}


// EXTERNAL MODULE: ./lib/workbench/replay/words.js
var words = __webpack_require__(37248);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: ./lib/system/temporary.js
var temporary = __webpack_require__(4146);
;// CONCATENATED MODULE: ./lib/workbench/replay/worktrees.js








const PREFIX = "retrieval-gate-replay-";
class Worktrees {
  #repository;
  #environment;
  #folder;
  #made = /* @__PURE__ */ new Set();
  #removeAtExit = () => this.removeAll();
  /** `repository`: the user's checkout. First removes what a killed replay has left of it. */
  constructor(repository, environment) {
    this.#repository = repository;
    this.#environment = environment;
    this.#removeAbandoned();
    this.#folder = (0,external_node_fs_.realpathSync)((0,temporary/* makeTemporaryFolder */.w)(`${PREFIX}${process.pid}-`));
    process.once("exit", this.#removeAtExit);
  }
  /** Checks the commit out, and returns the absolute path. Throws `git_failed`. */
  make(commit) {
    const directory = external_node_path_.join(this.#folder, commit.slice(0, 12));
    this.#made.add(directory);
    const { status, stderr } = this.#git("worktree", "add", "--detach", directory, commit);
    if (status !== 0) {
      this.remove(directory);
      throw new errors/* GateError */.ue("git_failed", `git can't check it out: ${(0,failures/* findErrorLine */.iZ)(String(stderr))}`);
    }
    return directory;
  }
  /** Removes a work tree, whatever it holds by now. */
  remove(directory) {
    this.#git("worktree", "remove", "--force", "--force", directory);
    (0,external_node_fs_.rmSync)(directory, { recursive: true, force: true });
    this.#made.delete(directory);
  }
  removeAll() {
    process.off("exit", this.#removeAtExit);
    for (const directory of this.#made) {
      this.remove(directory);
    }
    (0,external_node_fs_.rmSync)(this.#folder, { recursive: true, force: true });
  }
  /** Removes the work trees of replays whose process has ended without doing so (SIGKILL). */
  #removeAbandoned() {
    const listing = this.#git("worktree", "list", "--porcelain").stdout;
    for (const line of (0,change_git/* splitOutputLines */.vh)(listing)) {
      const directory = line.replace(/^worktree /, "");
      const folder = external_node_path_.dirname(directory);
      const [, pid] = new RegExp(`^${PREFIX}(\\d+)-`).exec(external_node_path_.basename(folder)) ?? [];
      if (pid !== void 0 && (0,external_node_fs_.existsSync)(folder) && !(0,write/* isProcessAlive */.jW)(Number(pid))) {
        this.remove(directory);
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
      }
    }
  }
  /**
   * Runs git in the user's repository with the user's settings (line ends, Git LFS), but without
   * hooks, which could write there, and without variables of a surrounding git.
   */
  #git(...args) {
    const variables = Object.entries(this.#environment).filter(([name]) => !/^GIT_/i.test(name));
    return (0,external_node_child_process_.spawnSync)("git", ["-c", "core.hooksPath=/dev/null", ...args], {
      cwd: this.#repository,
      env: { ...Object.fromEntries(variables), LC_ALL: "C", GIT_TERMINAL_PROMPT: "0" },
      stdio: ["ignore", "pipe", "pipe"],
      windowsHide: true
    });
  }
}


;// CONCATENATED MODULE: ./lib/workbench/replay/command.js






















const FLAGS = {
  config: command.TEXT,
  last: command.TEXT,
  since: command.TEXT,
  setup: command.TEXT,
  carry: command.TEXTS,
  "report-dir": command.TEXT,
  json: command.SWITCH
};
const HELP = `Usage: retrieval-gate replay [flags]

Shows what the gate would have said to the last commits: the search of each, in a work tree
of its own, answers today's queries by today's config, and is compared with the commit
before. Merges count as one commit. Nothing is timed, and nothing is written but the
report.
Exit code: 0 at least two commits ran, whatever the verdicts; 2 wrong input; 3 fewer ran.

  --config F           config file (retrieval-gate.yaml)
  --last N             how many commits, up to HEAD (20; with --since all of them)
  --since D            only commits after this day (2026-11-27), tag, branch or commit
  --setup CMD          a shell command that makes the search of each commit ready: "npm ci
                       && npm run index"
  --carry F            a file or folder of today that each commit gets, such as an index
                       that git ignores; may be repeated. Files that the config names are
                       added where a commit lacks them
  --report-dir D       where the table, the reports and the answers go
                       (retrieval-gate-report/replay-<suite name>). Another replay takes
                       the answers from there
  --json               print JSON instead of text

Example: retrieval-gate replay --last 20 --setup "npm ci && npm run index"
`;
const runReplay = (0,command.makeCommand)({ name: "replay", flags: FLAGS, help: HELP }, async (values, ports) => {
  const { plan, reportDir } = await readPlan(values, ports);
  const rows = await replayInto(reportDir, plan, ports);
  const { suite } = plan.policies.head;
  const replay = {
    suite: suite.name,
    queries: suite.cases.length,
    metrics: plan.metrics,
    rows
  };
  const { renderReplayHtml } = await __webpack_require__.e(/* import() */ 3126).then(__webpack_require__.bind(__webpack_require__, 33126));
  const folder = { directory: reportDir };
  await (0,write_whole/* writeWhole */.f8)(folder, "replay.json", (0,words/* renderReplayJson */.S4)(replay));
  await (0,write_whole/* writeWhole */.f8)(folder, "replay.html", renderReplayHtml(replay));
  if (values["json"] === true) {
    ports.out((0,words/* renderReplayJson */.S4)(replay));
  } else {
    ports.out((0,words/* renderReplayText */.x6)(replay));
    ports.out(`Page: ${(0,messages_escape.logLine)(external_node_path_.relative(ports.workingDirectory, reportDir))}/replay.html
`);
  }
  const ran = rows.filter(({ outcome }) => outcome !== "not_run").length;
  if (ran >= 2) {
    return { kind: "answered" };
  }
  const advice = ran === rows.length ? "Choose more commits with --last or --since, if the repository has more." : "Give --setup what a fresh checkout needs, and --carry what git ignores.";
  ports.err(`Fewer than two commits ran, so nothing was compared. ${advice}
`);
  return { kind: "failed", failure: "retriever_failed" };
});
async function readPlan(values, { environment, workingDirectory }) {
  await (0,change_event/* requireSafeEvent */.tv)(environment);
  const { root, inside } = (0,system_root/* openRoot */.R8)(workingDirectory);
  const request = { ...(0,app_request/* emptyRequest */.n6)("gate", workingDirectory), config: (0,command.textFlag)(values, "config") };
  const git = (0,change_git/* openGit */.zY)(root.directory, environment);
  const files = (0,app_request/* requestFiles */.Jc)(request, root);
  const allPolicies = await (0,change_policies/* readCheckoutPolicies */.PO)(files, null, { root, git: () => git });
  const policies = (0,tiers/* narrowToSelection */.P)(allPolicies);
  const { head } = policies;
  const folder = external_node_path_.relative(root.directory, workingDirectory);
  (0,read_policies/* refuseDraft */.WE)(head.suite, folder);
  const setup = (0,command.textFlag)(values, "setup");
  refuseUnreplayable(policies, setup);
  const since = (0,command.textFlag)(values, "since");
  const usualLast = since === null ? 20 : Infinity;
  const last = (0,command.numberFlag)("replay", values, "last", { least: 1, most: 99999 }) ?? usualLast;
  const carried = (0,command.repeatedFlag)(values, "carry").map((file) => inside(file, "--carry"));
  const reportDir = (0,command.textFlag)(values, "report-dir") ?? `retrieval-gate-report/replay-${head.suite.name}`;
  const plan = {
    root,
    git,
    policies,
    commits: listCommits(git, { last, since }),
    files: findTodaysFiles(root, head, carried),
    setup,
    folder,
    metrics: ["recall", "mrr", "ndcg"].map((name) => `${name}@${head.config.k}`)
  };
  return { plan, reportDir: external_node_path_.resolve(workingDirectory, reportDir) };
}
function refuseUnreplayable({ head }, setup) {
  const { retriever } = head.config;
  const server = (0,registry/* retrieverServer */.Qe)(retriever);
  if (server !== null) {
    throw new errors/* GateError */.ue("usage", `replay: every commit would ask the same server at ${server}`, "Let the gate start the server from each commit (`retriever.start` with `{{port}}`).");
  }
  const data = (0,registry/* retrieverData */.Pp)(retriever);
  if (data?.holds === "answers" && setup === null) {
    throw new errors/* GateError */.ue("usage", `replay: ${data.file} has the answers of one commit`, `Give --setup a command that writes ${data.file}, or use a config whose retriever searches.`);
  }
  (0,judged_run/* refuseJudge */.qQ)("replay", head.config);
}
async function replayInto(reportDir, plan, ports) {
  const { environment, guard, moduleHost } = ports;
  const { policies, root, setup, files } = plan;
  const gate = {
    environment,
    signal: guard.signal,
    moduleHost,
    progress: () => {
    },
    line: null,
    event: null
  };
  const secrecy = new app_secrecy.Secrecy(environment);
  secrecy.learnPolicySecrets(policies, root);
  await (0,write/* lockFolder */.MS)(reportDir);
  guard.listen();
  const worktrees = new Worktrees(root.directory, environment);
  const { retriever } = policies.head.config;
  const context = { retriever, setup, files: digestTodaysFiles(root, files) };
  const replayPorts = {
    worktrees,
    kept: new KeptAnswers(reportDir, context),
    secrecy,
    gate,
    progress: makeProgress(plan.commits.length, ports),
    writeReport: async (commit, report) => {
      const name = commit.slice(0, 12);
      await (0,judged_run/* writeReport */.u5)(external_node_path_.join(reportDir, name), report, commit, ports);
      return `${name}/report.html`;
    }
  };
  try {
    return await replayCommits(plan, replayPorts);
  } finally {
    const isTerminal = ports.columns !== null;
    if (isTerminal) {
      ports.err("\r\x1B[2K");
    }
    worktrees.removeAll();
    (0,write/* unlockFolders */.eh)();
  }
}
function makeProgress(total, { err, columns }) {
  const start = performance.now();
  return ({ commit, subject }, done) => {
    const leftMs = (performance.now() - start) / done * (total - done);
    const left = done === 0 ? "" : `, about ${durationWords(leftMs)}`;
    const words = `${done + 1} of ${total}${left}: ${commit.slice(0, 7)} ${(0,messages_escape.logLine)(subject)}`;
    err(columns === null ? `${words}
` : `\r\x1B[2K${words.slice(0, columns - 1)}`);
  };
}
function durationWords(ms) {
  const seconds = Math.ceil(ms / 1e4) * 10;
  return seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
}



/***/ }),

/***/ 37248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L2: () => (/* binding */ verdictWords),
/* harmony export */   S4: () => (/* binding */ renderReplayJson),
/* harmony export */   qA: () => (/* binding */ summaryWords),
/* harmony export */   x6: () => (/* binding */ renderReplayText)
/* harmony export */ });
/* harmony import */ var _messages_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28213);
/* harmony import */ var _messages_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31385);
/* harmony import */ var _model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16886);
/* harmony import */ var _reporters_terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32448);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65841);





const REPLAY_WORDS = {
  ..._outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .OUTCOME_WORDS */ .nx,
  start: "start",
  not_run: "not run"
};
function verdictWords({ outcome, words }) {
  return [REPLAY_WORDS[outcome], words].filter(Boolean).join(": ");
}
const COUNT_WORDS = [
  ["same", "changed nothing"],
  ["pass", "changed lists and passed"],
  ["fell", "fell without failing"],
  ["gain", "gained"],
  ["fail", "would have failed"],
  ["not_run", "not run"]
];
function summaryWords({ rows }) {
  const start = rows.findIndex(({ outcome }) => outcome === "start");
  if (start === -1) {
    return `${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(rows.length, "commit")} not run`;
  }
  const counted = rows.slice(start + 1);
  const parts = [];
  for (const [outcome, words] of COUNT_WORDS) {
    const count = counted.filter((row) => row.outcome === outcome).length;
    if (count > 0) {
      parts.push(`${count} ${words}`);
    }
  }
  const countPart = parts.length === 0 ? "" : `: ${parts.join(", ")}`;
  const beforePart = start === 0 ? "" : `; ${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(start, "commit")} before it not run`;
  return `${(0,_messages_format_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralise */ .aX)(counted.length, "commit")} after the start${countPart}${beforePart}`;
}
const SUBJECT = 48;
function renderReplayText(replay) {
  const [metric] = replay.metrics;
  const head = ["commit", "date", "subject", ...metric === void 0 ? [] : [metric], "verdict"];
  const cells = replay.rows.map((row) => {
    const subject = (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__.logLine)(row.subject);
    const cut = subject.length > SUBJECT ? `${subject.slice(0, SUBJECT - 1)}\u2026` : subject;
    const value = metric === void 0 ? [] : [(0,_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .valueText */ .Ru)(metric, row.values[0] ?? null)];
    return [row.commit.slice(0, 7), row.date, cut, ...value, (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_4__.logLine)(verdictWords(row))];
  });
  const lines = (0,_reporters_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .alignCells */ .H6)([head, ...cells], (column) => column === 3 && metric !== void 0);
  const table = lines.map((line) => `${line}
`).join("");
  return `${table}${summaryWords(replay)}
${doubtWords(replay)}`;
}
function doubtWords({ rows }) {
  const compared = rows.filter(({ changed }) => changed !== null);
  const isUnchanged = compared.length >= 2 && compared.every(({ changed }) => changed === 0) && rows.every(({ outcome }) => outcome !== "fail");
  return isUnchanged ? "No list changed at all. See that the search runs the code of its own work tree, and not an installed copy.\n" : "";
}
function renderReplayJson({ rows, metrics, ...replay }) {
  const commits = rows.map(({ values, ...row }) => {
    const figures = Object.fromEntries(metrics.map((metric, at) => [metric, values[at] ?? null]));
    return { ...row, figures };
  });
  return (0,_model_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)({ schema_version: 1, ...replay, metrics, commits });
}



/***/ })

};
