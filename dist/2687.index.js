export const id = 2687;
export const ids = [2687];
export const modules = {

/***/ 95922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ pageName),
/* harmony export */   Fu: () => (/* binding */ prepareUpload),
/* harmony export */   a3: () => (/* binding */ uploadReport)
/* harmony export */ });
/* harmony import */ var _app_origin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85609);
/* harmony import */ var _system_excerpt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22708);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);





const CANCELLED_LIMIT_MS = 4e3;
const PAGE = "report.html";
const NAME_LENGTH = 100;
async function uploadReport(directory, names, settings, environment, guard) {
  const missingVariable = findMissingVariable(environment);
  if (missingVariable !== void 0) {
    return notStored(`this runner stores no artifacts (${missingVariable} is not set)`);
  }
  const files = await listExistingFiles(directory, names);
  if (files.length === 0) {
    return notStored("there are no report files");
  }
  const send = limitUploads(settings.uploadTimeoutMs, environment, guard);
  const options = settings.retentionDays === null ? {} : { retentionDays: settings.retentionDays };
  const { name, zip } = await sendUnderFreeName(settings.artifactName, (freeName) => send((client) => client.uploadArtifact(freeName, [...files], directory, options)));
  if (zip.kind === "not_stored") {
    return zip;
  }
  const page = files.find((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(file) === PAGE);
  if (page === void 0) {
    return { ...zip, name, page: notStored("the report has no page") };
  }
  if (guard.signal.aborted) {
    return { ...zip, name, page: notStored("the step was cancelled") };
  }
  const uploadPage = (copyPath, folder) => send((client) => client.uploadArtifact(name, [copyPath], folder, { ...options, skipArchive: true }));
  const storedPage = await storePage(page, pageName(name), environment, uploadPage).catch((error) => notStored(errorReason(error)));
  return { ...zip, name, page: storedPage };
}
function pageName(artifact) {
  const mostLetters = NAME_LENGTH - "report-.html".length;
  return `report-${artifact.slice(-mostLetters)}.html`;
}
async function storePage(page, name, environment, send) {
  const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(environment["RUNNER_TEMP"] || (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), "report-page-"));
  try {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.copyFile)(page, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name));
    return await send((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name), folder);
  } finally {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, { recursive: true, force: true });
  }
}
function limitUploads(limitMs, environment, guard) {
  const deadline = performance.now() + limitMs;
  return async (upload) => {
    const strayError = new Promise((resolve) => guard.divertStrays(resolve));
    const limit = startTimeLimit(deadline - performance.now(), guard.signal);
    const failUpload = (error) => notStored(errorReason(error));
    const failLate = (end) => {
      const shownMs = end === "over" ? limitMs : CANCELLED_LIMIT_MS;
      return notStored(`the artifact service did not take it within ${shownMs / 1e3} s`);
    };
    try {
      return await Promise.race([
        sendArtifact(upload, environment).catch(failUpload),
        strayError.then(failUpload),
        limit.end.then(failLate)
      ]);
    } finally {
      limit.stop();
    }
  };
}
function startTimeLimit(ms, cancelled) {
  const timers = [];
  const stopped = new AbortController();
  const end = new Promise((resolve) => {
    timers.push(setTimeout(() => resolve("over"), ms));
    const shortenLimit = () => {
      timers.push(setTimeout(() => resolve("cancelled"), CANCELLED_LIMIT_MS));
    };
    cancelled.addEventListener("abort", shortenLimit, { signal: stopped.signal });
    if (cancelled.aborted) {
      shortenLimit();
    }
  });
  const stop = () => {
    timers.forEach((timer) => clearTimeout(timer));
    stopped.abort();
  };
  return { end, stop };
}
const loadArtifactModule = () => Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(9083), __webpack_require__.e(1659), __webpack_require__.e(8201)]).then(__webpack_require__.bind(__webpack_require__, 68201));
async function prepareUpload(environment) {
  if (findMissingVariable(environment) === void 0) {
    await loadArtifactModule().catch(() => null);
  }
}
function findMissingVariable(environment) {
  return ["ACTIONS_RUNTIME_TOKEN", "ACTIONS_RESULTS_URL"].find((name) => !environment[name]);
}
function errorReason(error) {
  const message = (0,_system_excerpt_js__WEBPACK_IMPORTED_MODULE_4__/* .errorMessage */ .gJ)(error).trim();
  if (message !== "") {
    return message;
  }
  const status = error instanceof Error && "statusCode" in error ? error.statusCode : void 0;
  const statusText = typeof status === "number" ? `HTTP status ${status}` : "HTTP status unknown";
  return `the storage service gave no reason (${statusText})`;
}
function notStored(reason) {
  return { kind: "not_stored", reason };
}
async function sendArtifact(upload, environment) {
  const { DefaultArtifactClient } = await loadArtifactModule();
  const { id, digest = "" } = await upload(new DefaultArtifactClient());
  if (id === void 0) {
    return notStored("the artifact service gave no id");
  }
  const url = `${(0,_app_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .runUrl */ .Vp)(environment)}/artifacts/${id}`;
  return { kind: "stored", id: String(id), url, digest };
}
async function listExistingFiles(directory, names) {
  const files = [];
  for (const name of names) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, name);
    if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(file).catch(() => null))?.isFile() === true) {
      files.push(file);
    }
  }
  return files;
}
async function sendUnderFreeName(name, upload) {
  for (let attempt = 1; ; attempt++) {
    const freeName = attempt === 1 ? name : `${name}-${attempt}`;
    const zip = await upload(freeName);
    const isTaken = zip.kind === "not_stored" && /\(409\)|already exists/.test(zip.reason);
    if (!isTaken) {
      return { name: freeName, zip };
    }
  }
}



/***/ }),

/***/ 42687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// UNUSED EXPORTS: publishOutcome

// EXTERNAL MODULE: ./lib/app/record-text.js + 1 modules
var record_text = __webpack_require__(88702);
// EXTERNAL MODULE: ./lib/app/request.js
var app_request = __webpack_require__(14830);
// EXTERNAL MODULE: ./lib/app/gate.js + 6 modules
var gate = __webpack_require__(81168);
// EXTERNAL MODULE: ./lib/app/origin.js
var origin = __webpack_require__(85609);
// EXTERNAL MODULE: ./lib/app/write-outcome.js + 3 modules
var write_outcome = __webpack_require__(94307);
// EXTERNAL MODULE: ./lib/app/secrecy.js
var app_secrecy = __webpack_require__(95139);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/exit-code.js
var exit_code = __webpack_require__(28449);
// EXTERNAL MODULE: ./lib/exit.js
var exit = __webpack_require__(50199);
// EXTERNAL MODULE: ./lib/gate/outcome.js
var outcome = __webpack_require__(80443);
// EXTERNAL MODULE: ./lib/messages/escape.js
var messages_escape = __webpack_require__(28213);
// EXTERNAL MODULE: ./lib/action/artifact.js
var artifact = __webpack_require__(95922);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/system/nearest-word.js
var nearest_word = __webpack_require__(73196);
// EXTERNAL MODULE: ./lib/system/root.js
var root = __webpack_require__(34081);
;// CONCATENATED MODULE: ./lib/action/inputs.js





const INPUT_NAMES = [
  "config",
  "command",
  "suite",
  "baseline",
  "base-directory",
  "base-ref",
  "working-directory",
  "shard",
  "parts",
  "accept",
  "runs",
  "leaderboard",
  "report-dir",
  "artifact-name",
  "artifact-retention-days",
  "upload-timeout-seconds",
  "comment",
  "github-token"
];
const COMMANDS = ["gate", "record", "merge", "comment"];
const DEFAULT_PARTS = "retrieval-gate-parts";
const LONGEST_RETENTION_DAYS = 400;
const LONGEST_UPLOAD_SECONDS = 21600;
const DEFAULT_UPLOAD_SECONDS = 120;
function readInputs(input, environment) {
  refuseMisspeltInputs(environment);
  const textInput = (name) => input(name) || null;
  const command = readChoice("command", input, COMMANDS, "gate", "; other commands are for a step with `run:`");
  const directory = resolveWorkingDirectory(environment, textInput("working-directory"));
  const request = {
    // `comment` is no command of the gate.
    ...(0,app_request/* emptyRequest */.n6)(command === "comment" ? "gate" : command, directory),
    config: textInput("config"),
    suite: textInput("suite"),
    baseline: textInput("baseline"),
    baseDirectory: textInput("base-directory"),
    baseRef: textInput("base-ref"),
    reportDir: textInput("report-dir"),
    shard: textInput("shard"),
    parts: [textInput("parts") ?? DEFAULT_PARTS],
    leaderboard: textInput("leaderboard"),
    accept: readChoice("accept", input, ["true", "false"], "false") === "true",
    runs: textInput("runs")
  };
  refuseRecordInputs(request);
  return {
    request,
    publish: readPublishSettings(input),
    comment: readCommentInputs(input, environment, directory)
  };
}
function readCommentInputs(input, environment, directory) {
  const isBesideCommand = readChoice("comment", input, ["true", "false"], "false") === "true";
  if (!isBesideCommand && input("command") !== "comment") {
    return null;
  }
  const token = input("github-token");
  if (token === "") {
    throw new errors/* GateError */.ue("usage", 'input "github-token" is empty, and a comment is asked for', "give it: github-token: ${{ github.token }}; and the job permissions: pull-requests: write");
  }
  const parts = input("parts") || DEFAULT_PARTS;
  const key = [
    environment["GITHUB_JOB"] ?? "",
    findOwnArtifactName(input("artifact-name"), environment),
    ...["working-directory", "config", "suite"].map(input),
    parts === DEFAULT_PARTS ? "" : parts
  ];
  return { token, key, parts: (0,external_node_path_.resolve)(directory, parts) };
}
function findOwnArtifactName(name, environment) {
  const { GITHUB_JOB: job = "", GITHUB_RUN_ATTEMPT: attempt = "" } = environment;
  const defaultStart = `retrieval-gate-${job}-`;
  if (name.startsWith(defaultStart) && /^\d*-\d*$/.test(name.slice(defaultStart.length))) {
    return "";
  }
  const attemptEnd = `-${attempt}`;
  return attempt !== "" && name.endsWith(attemptEnd) ? `${name.slice(0, -attemptEnd.length)}-*` : name;
}
function settingsOrDefaults(input) {
  try {
    return readPublishSettings(input);
  } catch {
    return readPublishSettings(() => "");
  }
}
function readPublishSettings(input) {
  const uploadSeconds = readWholeNumber("upload-timeout-seconds", input, LONGEST_UPLOAD_SECONDS);
  return {
    artifactName: makeArtifactName(input("artifact-name"), input("shard")),
    retentionDays: readWholeNumber("artifact-retention-days", input, LONGEST_RETENTION_DAYS),
    uploadTimeoutMs: (uploadSeconds ?? DEFAULT_UPLOAD_SECONDS) * 1e3
  };
}
function refuseMisspeltInputs(environment) {
  const variables = Object.keys(environment).filter((key) => key.startsWith("INPUT_"));
  const names = variables.map((key) => key.slice("INPUT_".length).toLowerCase());
  const unknownNames = names.filter((name) => INPUT_NAMES.every((known) => known !== name)).toSorted();
  const dryRun = unknownNames.find((name) => name.replaceAll(/[-_]/gu, "") === "dryrun");
  if (dryRun !== void 0) {
    throw new errors/* GateError */.ue("dry_run_refused", `input "${dryRun}": a gate has no dry run`, "remove the input; to see the numbers without blocking, let the job run without being a required check");
  }
  const corrections = unknownNames.flatMap((name) => {
    const nearest = (0,nearest_word/* nearestWord */.z)(name, INPUT_NAMES);
    return nearest === null ? [] : [`"${name}" (did you mean "${nearest}"?)`];
  });
  if (corrections.length === 0) {
    return;
  }
  throw new errors/* GateError */.ue("usage", `unknown input ${corrections.join(", ")}`, `valid inputs: ${INPUT_NAMES.join(", ")}`);
}
function refuseRecordInputs({ command, accept = false, runs }) {
  if (command === "record" || !accept && runs === null) {
    return;
  }
  const name = accept ? "accept" : "runs";
  throw new errors/* GateError */.ue("usage", `input "${name}" is given to ${command}`, `Only \`command: record\` takes it. Remove it.`);
}
function readChoice(name, input, choices, usual, advice = "") {
  const value = input(name) || usual;
  const found = choices.find((choice) => choice === value);
  if (found === void 0) {
    throw new errors/* GateError */.ue("usage", `input "${name}" is "${value}"`, `expected one of: ${choices.join(", ")}${advice}`);
  }
  return found;
}
function readWholeNumber(name, input, max) {
  const value = input(name);
  if (value === "") {
    return null;
  }
  const number = Number(value);
  if (!/^\d{1,9}$/.test(value) || number < 1 || number > max) {
    throw new errors/* GateError */.ue("usage", `input "${name}" is "${value}"`, `expected a whole number from 1 to ${max}`);
  }
  return number;
}
function resolveWorkingDirectory(environment, value) {
  const workspace = (0,external_node_path_.resolve)(environment["GITHUB_WORKSPACE"] || ".");
  const directory = (0,external_node_path_.resolve)(workspace, value ?? ".");
  if (!(0,root/* isInside */.FK)(workspace, directory)) {
    throw new errors/* GateError */.ue("outside_root", `input "working-directory" is "${value}", outside the workspace`, "give a folder of the repository, relative to its root");
  }
  const link = (0,root/* firstLink */.T7)(workspace, directory);
  if (link !== null) {
    throw new errors/* GateError */.ue("outside_root", `input "working-directory": ${link} is a symbolic link`, "name the folder that it leads to");
  }
  if (!(0,root/* hasFolder */.bU)(directory)) {
    throw new errors/* GateError */.ue("file_not_found", `input "working-directory": there is no folder "${value ?? "."}"`, "check the path, and that actions/checkout runs before this step");
  }
  return directory;
}
const DEFAULT_NAME = /^(retrieval-gate-.+?)-(?:\d*)-(\d*)$/su;
const SHARD = /^(\d{1,6})\/(\d{1,6})$/;
function addShardToName(name, shard) {
  const [, start, attempt] = DEFAULT_NAME.exec(name) ?? [];
  const [, index, count] = SHARD.exec(shard) ?? [];
  if (start === void 0 || index === void 0) {
    return name;
  }
  return `${start}-${index}-of-${count}${attempt ? `-${attempt}` : ""}`;
}
function makeArtifactName(value, shard) {
  const name = addShardToName(value, shard).replaceAll(/[^A-Za-z0-9._-]+/gu, "-").slice(0, 96);
  return /[A-Za-z0-9]/u.test(name) ? name : "retrieval-gate";
}


// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/reporters/fit-summary.js
var fit_summary = __webpack_require__(68228);
;// CONCATENATED MODULE: ./lib/action/runner.js




const MESSAGE_LENGTH = 4e3;
const TITLE_LENGTH = 1e3;
const SHORTEST_SECRET = 8;
async function openRunner() {
  const core = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(1659)]).then(__webpack_require__.bind(__webpack_require__, 91659));
  return {
    input: (name) => core.getInput(name),
    annotate: ({ level, message, ...place }) => core[level](safeText(message), annotationProperties(place)),
    mask: (secrets) => {
      for (const line of secrets.flatMap((secret) => secret.split(/[\r\n]+/u))) {
        if (line.trim().length >= SHORTEST_SECRET) {
          core.setSecret(line);
        }
      }
    },
    group: (title, act) => core.group((0,messages_escape/* escapeInvisible */.ts)(title, TITLE_LENGTH), act),
    setOutput: (name, value) => {
      requireFile("GITHUB_OUTPUT");
      core.setOutput(name, value);
    },
    summarise: async (markdown) => {
      const file = requireFile("GITHUB_STEP_SUMMARY");
      const earlierSummary = await (0,promises_.readFile)(file, "utf8").catch(() => "");
      const writeSummary = async (text) => {
        const fitting = (0,fit_summary/* fitSummary */.m)(text, fit_summary/* SUMMARY_BUDGET_BYTES */.X - Buffer.byteLength(earlierSummary));
        if (fitting === "") {
          throw new Error("earlier parts of this step's summary leave no room");
        }
        requireFile("GITHUB_STEP_SUMMARY");
        await (0,promises_.writeFile)(file, earlierSummary + fitting);
      };
      await writeSummary(markdown);
      return writeSummary;
    }
  };
}
function requireFile(variable) {
  const file = process.env[variable];
  if (!file) {
    throw new Error(`${variable} is not set`);
  }
  if ((0,external_node_fs_.lstatSync)(file, { throwIfNoEntry: false })?.isFile() === false) {
    throw new Error(`${variable} is no ordinary file any more`);
  }
  return file;
}
function annotationProperties({ title, file, line }) {
  return {
    title: (0,messages_escape/* escapeInvisible */.ts)(title, TITLE_LENGTH),
    ...file === void 0 ? {} : { file: (0,messages_escape/* escapeInvisible */.ts)(file) },
    ...line === void 0 ? {} : { startLine: line }
  };
}
function safeText(text) {
  return (0,messages_escape/* capText */.yA)(text, MESSAGE_LENGTH).split(/\r\n|\r|\n/u).map((line) => (0,messages_escape/* escapeInvisible */.ts)(line)).join("\n");
}


// EXTERNAL MODULE: ./lib/messages/items.js
var items = __webpack_require__(51232);
// EXTERNAL MODULE: ./lib/messages/error-page.js
var error_page = __webpack_require__(82640);
// EXTERNAL MODULE: ./lib/model/lookup.js
var lookup = __webpack_require__(97855);
;// CONCATENATED MODULE: ./lib/reporters/annotations.js




const KEPT = { error: 10, warning: 9, notice: 10 };
const MESSAGE = 4e3;
const TITLE = 200;
const QUERY = 300;
const CLAUSE = 600;
const ACCEPTED_LINES = 10;
function makeAnnotations(view, also = []) {
  const [first, ...rest] = failedAnnotations(view);
  const failed = first === void 0 ? [] : [leadingAnnotation(first, view), ...rest];
  const annotations = [
    ...also,
    ...errorAnnotations(view),
    ...failed,
    ...acceptedAnnotations(view),
    ...fellAnnotations(view),
    ...lostAnnotations(view)
  ];
  const hiddenCases = view.failed.filter((item) => !isAnnotatedWhole(item)).reduce((sum, { more }) => sum + more, 0);
  return ["error", "warning", "notice"].flatMap((level) => {
    const sameLevel = annotations.filter((annotation) => annotation.level === level);
    return limitAnnotations(sameLevel, KEPT[level], level === "error" ? hiddenCases : 0);
  });
}
function leadingAnnotation(first, { title, cause }) {
  const titleText = oneLine(title);
  const rest = first.message.split("\n").filter((line) => !titleText.includes(line));
  const lines = [titleText, cause === "" ? "" : `Why: ${oneLine(cause, CLAUSE)}`, ...rest];
  return { ...first, message: lines.filter(Boolean).join("\n") };
}
function limitAnnotations(annotations, most, hiddenCases) {
  const shown = annotations.slice(0, most);
  const leftCount = annotations.length - shown.length + hiddenCases;
  return shown.map((annotation, i) => {
    const isLast = i === shown.length - 1;
    const more = isLast && leftCount > 0 ? `
+${leftCount} more in the report` : "";
    const message = cutMessage(annotation.message, MESSAGE - more.length) + more;
    return { ...annotation, title: (0,messages_escape/* escapeInvisible */.ts)(annotation.title, TITLE), message };
  });
}
function cutMessage(message, max) {
  const shown = message.split("\n").map((line) => (0,messages_escape/* escapeInvisible */.ts)(line)).join("\n");
  return shown.length <= max ? shown : `${(0,lookup/* cutText */.IN)(shown, max - 1)}\u2026`;
}
function errorAnnotations(view) {
  const { verdict, error, title, output, advice } = view;
  if (verdict !== "error") {
    return [];
  }
  if (error === null) {
    const message2 = [title, advice].filter(Boolean).join("\n");
    return [{ level: "error", title: "no baseline yet", message: message2 }];
  }
  const { code, problems } = error;
  const message = [title, ...output, advice, (0,error_page/* moreAbout */.L)(code)].filter(Boolean).join("\n");
  if (problems.length === 0) {
    return [{ level: "error", title: code, message }];
  }
  return problems.map(({ file, line, pointer, message: problemText }) => ({
    level: "error",
    file,
    line,
    title: code,
    message: pointer ? `${pointer}: ${oneLine(problemText)}` : oneLine(problemText)
  }));
}
function isAnnotatedWhole({ file, code, cases }) {
  return file !== void 0 || code === "missing_data" || cases.length === 0;
}
function failedAnnotations({ failed }) {
  const itemAnnotations = [];
  const annotationByCase = /* @__PURE__ */ new Map();
  for (const item of failed) {
    const { code, metric, cases, sentence } = item;
    const title = `${code}: ${metric}`;
    if (isAnnotatedWhole(item)) {
      const { file, line } = item.file === void 0 ? cases[0] ?? item : item;
      itemAnnotations.push({ level: "error", file, line, title, message: oneLine(sentence) });
      continue;
    }
    for (const view of cases) {
      const { id, file, line } = view;
      if (!annotationByCase.has(id)) {
        const lines = [queryWords(view), oneLine((0,items/* caseClause */.C8)(view), CLAUSE)];
        const message = lines.filter(Boolean).join("\n");
        annotationByCase.set(id, { level: "error", file, line, title, message });
      }
    }
  }
  return putCategoriesFirst(failed, [...itemAnnotations, ...annotationByCase.values()]);
}
function putCategoriesFirst(failed, all) {
  const codes = new Set(failed.map(({ code }) => code));
  const firsts = [...codes].flatMap((code) => all.find(({ title }) => title.startsWith(`${code}: `)) ?? []);
  return [.../* @__PURE__ */ new Set([...firsts, ...all])];
}
function queryWords(view) {
  return (0,items/* isUnknownCase */.Jg)(view) ? `case ${oneLine(view.id, QUERY)}` : `query "${oneLine(view.query, QUERY)}"`;
}
function acceptedAnnotations({ heading, accepted }) {
  if (accepted.length === 0) {
    return [];
  }
  const lines = accepted.slice(0, ACCEPTED_LINES).map(({ sentence }) => oneLine(sentence));
  const hiddenCount = accepted.length - ACCEPTED_LINES;
  const more = hiddenCount > 0 ? [`+${hiddenCount} more in the report`] : [];
  const title = heading.replace(/^PASS: passed with /, "");
  return [{ level: "warning", title, message: [...lines, ...more].join("\n") }];
}
function fellAnnotations({ verdict, fell }) {
  if (verdict !== "pass") {
    return [];
  }
  return fell.map(({ metric, sentence, cases }) => ({
    level: "warning",
    file: cases[0]?.file,
    line: cases[0]?.line,
    title: `${metric} is beyond the limit, but not enough to fail`,
    message: [oneLine(sentence), ...cases.map(queryWords)].join("\n")
  }));
}
function oneLine(text, max = Infinity) {
  return (0,messages_escape/* escapeInvisible */.ts)((0,messages_escape/* capText */.yA)(text, max));
}
function lostAnnotations({ verdict, lost, counts }) {
  const [first] = lost;
  if (first === void 0 || verdict !== "pass") {
    return [];
  }
  const names = lost.map((view) => `${queryWords(view)}: ${oneLine((0,items/* caseClause */.C8)(view), CLAUSE)}`);
  const hiddenCount = counts.lost - lost.length;
  const more = hiddenCount === 0 ? [] : [`and ${hiddenCount} more`];
  return [
    {
      level: "notice",
      file: first.file,
      line: first.line,
      title: "queries that lost a document",
      message: [...names, ...more].join("\n")
    }
  ];
}


// EXTERNAL MODULE: ./lib/reporters/retriever-log.js
var retriever_log = __webpack_require__(54115);
// EXTERNAL MODULE: ./lib/reporters/summary-md.js
var summary_md = __webpack_require__(14758);
// EXTERNAL MODULE: ./lib/messages/view.js
var messages_view = __webpack_require__(25339);
// EXTERNAL MODULE: ./lib/reporters/text.js
var reporters_text = __webpack_require__(38079);
;// CONCATENATED MODULE: ./lib/action/outputs.js



const OUTPUT_NAMES = [
  "verdict",
  "categories",
  "failed-checks",
  "fell-checks",
  "exit-code",
  "report-dir",
  "report-json",
  "report-html",
  "baseline-path",
  "summary",
  "artifact-id",
  "artifact-url",
  "artifact-digest",
  "report-url"
];
const SUMMARY_LENGTH = 1e3;
function pageUrl(upload) {
  return upload?.kind === "stored" && upload.page.kind === "stored" ? upload.page.url : null;
}
function stepOutputs(outcome, exitCode, upload) {
  const { verdict } = outcome.report;
  const view = (0,messages_view/* buildView */.kK)(outcome.report);
  const reportPath = (name) => outcome.files.includes(name) ? (0,external_node_path_.join)(outcome.reportDir, name) : "";
  const storedArtifact = upload?.kind === "stored" ? upload : null;
  return {
    verdict: exitCode !== 0 && verdict.verdict === "pass" ? "error" : verdict.verdict,
    categories: verdict.categories.join(","),
    "failed-checks": String(view.counts.failed),
    // Figures beyond their limit that fail no check.
    "fell-checks": String(view.counts.fell),
    "exit-code": String(exitCode),
    "report-dir": outcome.reportDir,
    "report-json": reportPath("report.json"),
    "report-html": reportPath("report.html"),
    "baseline-path": outcome.baselinePath ?? "",
    summary: safeLine((0,messages_view/* joinHeadline */.P5)(view)),
    "artifact-id": storedArtifact?.id ?? "",
    "artifact-url": storedArtifact?.url ?? "",
    "artifact-digest": storedArtifact?.digest ?? "",
    "report-url": pageUrl(upload) ?? ""
  };
}
const INERT = [
  [/['`\u2018-\u201b]/gu, "\u02BC"],
  [/["\u201c-\u201f]/gu, "\u2033"],
  [/;/gu, ","],
  [/\\/gu, "/"],
  [/\$/gu, "\uFF04"],
  [/&/gu, "+"],
  [/\|/gu, "/"],
  [/</gu, "\u2039"],
  [/>/gu, "\u203A"]
];
function safeLine(text) {
  let line = (0,messages_escape.logLine)(text, SUMMARY_LENGTH);
  for (const [pattern, replacement] of INERT) {
    line = line.replaceAll(pattern, replacement);
  }
  return line.replaceAll(/ {2,}/gu, " ").trim();
}


;// CONCATENATED MODULE: ./lib/action/run-action.js





















function printText(text) {
  process.stdout.write(text);
}
async function runAction(environment, guard, moduleHost) {
  const runner = await openRunner();
  let settings = null;
  let commentOn = null;
  let outcome;
  let closing = "";
  try {
    const { request, publish, comment } = readInputs(runner.input, environment);
    settings = publish;
    if (comment !== null) {
      const { prepareComment, runComment } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(6537)]).then(__webpack_require__.bind(__webpack_require__, 96537));
      const commentPorts = { environment, guard, runner };
      if (runner.input("command") === "comment") {
        return await runComment(comment, commentPorts);
      }
      commentOn = request.shard === null ? await prepareComment(comment, commentPorts) : null;
    }
    await (0,artifact/* prepareUpload */.Fu)(environment);
    outcome = await (0,gate/* runGateOnEvent */._)(request, {
      environment,
      signal: guard.signal,
      listen: () => guard.listen(),
      moduleHost,
      progress: (text) => printText(`${(0,messages_escape.logLine)(text)}
`),
      // A log is no terminal, so no line is replaced.
      line: null,
      // Before anything can print them.
      mask: runner.mask
    });
    if (request.command === "record") {
      closing = (0,record_text/* recordText */.P)(outcome, request.workingDirectory);
    }
  } catch (error) {
    outcome = await writeErrorOutcome(error, environment);
  }
  guard.listen();
  const { ending, view, page } = await publishOutcome(outcome, settings ?? settingsOrDefaults(runner.input), { environment, closing, print: printText, guard, runner });
  await commentOn?.(outcome, view, page);
  return ending;
}
async function writeErrorOutcome(error, environment) {
  const secrecy = new app_secrecy.Secrecy(environment);
  if (!(error instanceof errors/* GateError */.ue)) {
    process.stderr.write(`${secrecy.without((0,exit/* describeError */.Uc)(error))}
`);
  }
  const request = (0,app_request/* emptyRequest */.n6)("gate", environment["GITHUB_WORKSPACE"] || process.cwd());
  const report = secrecy.hideInReport((0,write_outcome/* errorReport */.ZV)((0,outcome/* toFailure */.w2)(error)));
  const atDesk = false;
  return (0,write_outcome/* writeOutcome */.gZ)(request, report, atDesk);
}
const LOG_WIDTH = 120;
const RETRIEVER_LINES = 200;
const RETRIEVER_LINE_LENGTH = 2e3;
async function publishOutcome(outcome, settings, ports) {
  const { environment, print, runner } = ports;
  const { report } = outcome;
  const ending = (0,exit_code/* endingOfReport */.HV)(report, outcome.complete);
  const folder = (0,external_node_path_.relative)((0,external_node_path_.resolve)(environment["GITHUB_WORKSPACE"] || "."), outcome.reportDir);
  const reportPath = outcome.files.includes("report.html") ? (0,external_node_path_.join)(folder, "report.html") : null;
  const view = (0,messages_view/* buildView */.kK)(report, { reportDir: folder });
  const runAddress = (0,origin/* runUrl */.Vp)(environment);
  await runStep("retriever's log", runner, () => printRetrieverLog(outcome, ports));
  await runStep("result text", runner, () => print((0,reporters_text/* renderText */.S)(view, { color: false, width: LOG_WIDTH, reportPath }) + ports.closing));
  const rewriteSummary = await runStep("job summary", runner, () => runner.summarise((0,summary_md/* renderSummaryMd */.s)(view, runAddress && `${runAddress}#artifacts`)));
  await runStep("annotations", runner, () => {
    for (const annotation of makeAnnotations(view, leaderboardNotes(outcome))) {
      runner.annotate(annotation);
    }
  });
  const upload = await runStep("report artifact", runner, () => storeReport(outcome, settings, ports));
  const page = pageUrl(upload);
  if (rewriteSummary !== null && page !== null) {
    await runStep("job summary", runner, () => rewriteSummary((0,summary_md/* renderSummaryMd */.s)(view, page)));
  }
  await runStep("outputs", runner, () => {
    const outputs = stepOutputs(outcome, (0,exit_code/* findExitCode */.pf)(ending), upload);
    for (const name of OUTPUT_NAMES) {
      runner.setOutput(name, outputs[name]);
    }
  });
  return { ending, view, page };
}
function leaderboardNotes({ leaderboard }) {
  if (!leaderboard) {
    return [];
  }
  const level = leaderboard.written ? "notice" : "warning";
  return [{ level, title: "leaderboard", message: leaderboard.message }];
}
async function printRetrieverLog({ report }, { print, runner }) {
  const lines = ((0,retriever_log/* renderRetrieverLog */.b)(report) ?? "").split("\n").slice(0, -1);
  if (lines.length === 0) {
    return;
  }
  const hiddenLines = lines.length - RETRIEVER_LINES;
  const shownLines = lines.slice(-RETRIEVER_LINES).map((line) => `${(0,messages_escape/* capText */.yA)(line, RETRIEVER_LINE_LENGTH)}
`);
  const note = hiddenLines > 0 ? `[${hiddenLines} earlier lines are in retriever.log]
` : "";
  await runner.group("Retriever's log", async () => print(note + shownLines.join("")));
}
async function storeReport(outcome, settings, ports) {
  const { environment, guard, print, runner } = ports;
  const upload = await runner.group("Upload of the report artifact", () => (0,artifact/* uploadReport */.a3)(outcome.reportDir, outcome.files, settings, environment, guard));
  if (upload.kind === "not_stored") {
    throw new Error(upload.reason);
  }
  const pageWords = upload.page.kind === "stored" ? upload.page.url : `in the artifact only (${upload.page.reason})`;
  print(`Report artifact: ${(0,messages_escape.logLine)(upload.name)} (${(0,messages_escape.logLine)(upload.url)})
Report page: ${(0,messages_escape.logLine)(pageWords)}
`);
  return upload;
}
async function runStep(what, runner, act) {
  try {
    return await act();
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim() || error.name : String(error);
    runner.annotate({
      level: "warning",
      title: `no ${what}`,
      message: `${reason}; the verdict stays`
    });
    return null;
  }
}



/***/ }),

/***/ 68228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ SUMMARY_BUDGET_BYTES),
/* harmony export */   m: () => (/* binding */ fitSummary)
/* harmony export */ });
/* harmony import */ var _messages_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28213);

const SUMMARY_BUDGET_BYTES = 1e3 * 1024;
const CUT_NOTE = "\n\n_The summary is cut here; the report artifact has everything._\n";
const CLOSING_TAGS = 20;
const ELEMENTS = ["pre", "details"];
function fitSummary(markdown, maxBytes) {
  if ((0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8Length */ .wI)(markdown) <= maxBytes) {
    return markdown;
  }
  const room = maxBytes - CUT_NOTE.length - CLOSING_TAGS;
  if (room <= 0) {
    return "";
  }
  const kept = wholeLines(markdown, room);
  return `${kept}${closeTags(kept)}${CUT_NOTE}`;
}
function wholeLines(markdown, bytes) {
  const keptLines = [];
  let usedBytes = 0;
  for (const line of markdown.split("\n").slice(0, -1)) {
    usedBytes += (0,_messages_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8Length */ .wI)(line) + 1;
    if (usedBytes > bytes) {
      break;
    }
    keptLines.push(line);
  }
  return keptLines.join("\n");
}
function closeTags(markdown) {
  const open = ELEMENTS.filter((name) => markdown.lastIndexOf(`<${name}>`) > markdown.lastIndexOf(`</${name}>`));
  return open.map((name) => `
</${name}>`).join("");
}



/***/ })

};
