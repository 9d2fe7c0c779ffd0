export const id = 6537;
export const ids = [6537];
export const modules = {

/***/ 96537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  prepareComment: () => (/* binding */ prepareComment),
  runComment: () => (/* binding */ runComment)
});

// EXTERNAL MODULE: ./lib/system/excerpt.js
var excerpt = __webpack_require__(22708);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/messages/format.js
var format = __webpack_require__(31385);
// EXTERNAL MODULE: ./lib/messages/view.js
var messages_view = __webpack_require__(25339);
// EXTERNAL MODULE: ./lib/messages/escape.js
var messages_escape = __webpack_require__(28213);
// EXTERNAL MODULE: ./lib/reporters/view-md.js
var view_md = __webpack_require__(84323);
// EXTERNAL MODULE: ./lib/model/lookup.js
var lookup = __webpack_require__(97855);
;// CONCATENATED MODULE: ./lib/reporters/comment-md.js





const NAME = 80;
const SENTENCE = 500;
const WORDS = 200;
const COMMIT = 12;
const ROW_COUNTS = {
  rows: 3,
  queries: 3,
  fell: 0,
  lost: 1,
  won: 1,
  short: true
};
const LAST_LINES = 20;
const MOST_REPORTS = 10;
const MOST_LINES = 100;
const MEMORY = 12e3;
const REMEMBERED = 100;
const VERDICT_ICON = {
  fail: "\u274C",
  error: "\u26D4",
  "not confirmed": "\u2754",
  partial: "\u25D0",
  pass: "\u2705",
  "not run": "\u2796"
};
const WORST_FIRST = Object.keys(VERDICT_ICON);
function renderCommentMd(parts, context, unreadable = [], earlierComment = "") {
  const readableLines = parts.map((part) => partLine(part, choosePartName(part, parts), context));
  const unreadableLines = unreadable.map(({ key, name, words }) => {
    const md = `not confirmed: ${(0,messages_escape/* escapeMarkdown */.FV)(words, WORDS)}`;
    return { key, name, verdict: "not confirmed", md };
  });
  const linesOfRun = [...readableLines, ...unreadableLines];
  const earlierLines = readEarlierLines(earlierComment, context).filter((line) => linesOfRun.every(({ key, name }) => key !== line.key && name !== line.name));
  const linePlace = ({ verdict }) => WORST_FIRST.indexOf(verdict);
  const lines = [...linesOfRun, ...earlierLines].toSorted((a, b) => linePlace(a) - linePlace(b));
  return memoryMd(context.commit, lines) + bodyMd(lines, context);
}
function bodyMd(lines, context) {
  const ran = lines.filter(({ part }) => part !== void 0);
  const [first] = ran;
  if (first !== void 0 && lines.length === 1) {
    return reportMd(first, context) + footerMd(context, first.part.page);
  }
  const head = first === void 0 ? noneMd(context) : headingMd(lines);
  const lineMd = ({ name, verdict, md }) => `${VERDICT_ICON[verdict]} <b>${(0,messages_escape/* escapeMarkdown */.FV)(name, NAME)}</b>: ${md}`;
  const list = (0,view_md/* mdList */.Ej)(lines, lineMd, MOST_LINES);
  const hasFailed = lines.some(({ verdict }) => verdict === "fail" || verdict === "error");
  const blocks = ran.slice(0, MOST_REPORTS).map((line) => blockMd(line, hasFailed, context));
  const hiddenCount = ran.length - blocks.length;
  const hiddenWords = hiddenCount === 0 ? "" : `
${hiddenCount} more are in the reports of the run.
`;
  return `${head}
${list}
${blocks.join("\n")}${hiddenWords}${footerMd(context, null)}`;
}
function blockMd(line, hasFailed, context) {
  const { name, verdict } = line;
  const block = reportMd(line, context);
  const isExplained = verdict === "not confirmed" && hasFailed;
  return verdict === "pass" || isExplained ? (0,view_md/* mdDetails */.mF)(`${VERDICT_ICON[verdict]} ${name}`, block) : block;
}
function partLine(part, name, context) {
  const { key, report, page } = part;
  if (report.commit !== null && report.commit !== context.commit) {
    return notRunLine(key, name, context);
  }
  const verdict = shownVerdict(report, context);
  return { key, name, verdict, md: verdictHeadline(verdict, report) + linkMd(page), part };
}
function notRunLine(key, name, { commit }) {
  return {
    key,
    name,
    verdict: "not run",
    md: `not run for ${(0,messages_escape/* codeMarkdown */.fl)(commit.slice(0, COMMIT))}`
  };
}
function choosePartName(part, parts) {
  const partName = ({ report, key }) => report.suite ?? key;
  const name = partName(part);
  const isShared = parts.some((other) => other !== part && partName(other) === name);
  return isShared && part.key !== name ? `${name} (${part.key})` : name;
}
function headingMd(lines) {
  const countLines = (...verdicts) => lines.filter(({ verdict }) => verdicts.includes(verdict)).length;
  const failed = countLines("fail", "error");
  const unconfirmed = countLines("not confirmed");
  const notRunCount = countLines("not run");
  const ran = lines.length - notRunCount;
  const parts = [
    failed > 0 ? `${failed} of ${(0,format/* pluralise */.aX)(ran, "suite")} failed` : `${countLines("pass")} of ${(0,format/* pluralise */.aX)(ran, "suite")} passed`,
    ...unconfirmed > 0 ? [`${unconfirmed} not confirmed`] : [],
    ...notRunCount > 0 ? [`${notRunCount} not run`] : []
  ];
  return `### ${VERDICT_ICON[(0,lookup/* requireItem */.l5)(lines, 0).verdict]} Retrieval gate: <b>${parts.join(", ")}</b>
`;
}
function noneMd({ conclusion }) {
  const ended = conclusion === null ? "" : ` The run ended with ${(0,messages_escape/* codeMarkdown */.fl)(conclusion, NAME)}.`;
  return `### Retrieval gate: no verdict

There is no readable report of this run.${ended}
`;
}
function linkMd(page) {
  return page === null ? "" : ` \xB7 <a href="${(0,messages_escape/* escapeHtml */.ZD)(page)}">report</a>`;
}
function footerMd(context, page) {
  const attempt = context.attempt > 1 ? `, attempt ${context.attempt}` : "";
  const commit = (0,messages_escape/* codeMarkdown */.fl)(context.commit.slice(0, COMMIT));
  return `
<sub>Commit ${commit}${linkMd(page)} \xB7 <a href="${(0,messages_escape/* escapeHtml */.ZD)(context.runUrl)}">run and reports</a>${attempt}</sub>
`;
}
function memoryMd(commit, lines) {
  const rows = lines.slice(0, REMEMBERED).map(({ key, name, verdict }) => [key, name, verdict === "not run" ? null : verdict]);
  const text = encodeURIComponent(JSON.stringify([commit, ...rows])).replaceAll("-", "%2D");
  return text.length > MEMORY ? "" : `<!-- lines ${text} -->
`;
}
function readEarlierLines(earlierComment, context) {
  const [commit, ...rows] = readMemory(earlierComment);
  return rows.map((row) => {
    const [key = "", name = "", word = ""] = Array.isArray(row) ? row.map(String) : [];
    const verdict = WORST_FIRST.find((shown) => shown === word && shown !== "not run");
    if (verdict === void 0 || commit !== context.commit) {
      return notRunLine(key, name, context);
    }
    return { key, name, verdict, md: `${word}, in an earlier run of this commit` };
  });
}
function readMemory(comment) {
  const [, text = "[]"] = /^<!-- lines ([\w.!~*'()%]+) -->$/m.exec(comment) ?? [];
  try {
    const value = JSON.parse(decodeURIComponent(text));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
function shownVerdict({ verdict }, { conclusion }) {
  const hasFailed = conclusion !== null && conclusion !== "success";
  return verdict === "pass" && hasFailed ? "not confirmed" : verdict;
}
function reportMd(line, context) {
  const { verdict } = line;
  const { report } = line.part;
  const { view, failure } = report;
  const icon = view?.first_run === true ? "\u{1F535}" : VERDICT_ICON[verdict];
  const name = line.name === "" ? "" : ` \xB7 ${(0,messages_escape/* escapeMarkdown */.FV)(line.name, NAME)}`;
  const blocks = [
    `### ${icon} Retrieval gate: ${verdictHeadline(verdict, report)}${name}
`,
    `${titleLine(verdict, report, context)}
`
  ];
  if (view === null) {
    const hint = failure?.hint ?? "";
    blocks.push(hint === "" ? "" : `<b>What to do:</b> ${(0,view_md/* mdProse */.X0)(hint, SENTENCE)}
`);
  } else {
    const counted = (0,messages_view/* countWords */.rj)(view.counts);
    blocks.push(...verdict === "not confirmed" ? [] : (0,view_md/* linesMd */.zX)(view, ROW_COUNTS), counted === "" ? "" : `${(0,messages_escape/* escapeMarkdown */.FV)(counted, SENTENCE)}
`, ...(0,view_md/* partsMd */.i2)(view, ROW_COUNTS));
  }
  return blocks.filter(Boolean).join("\n");
}
function verdictHeadline(verdict, { view, failure }) {
  if (verdict === "not confirmed") {
    return "not confirmed";
  }
  if (view?.first_run === true) {
    return "<b>first run</b> (error), there is no baseline yet";
  }
  if (verdict === "error") {
    return `<b>error</b>${failure === null ? "" : `, ${(0,messages_escape/* codeMarkdown */.fl)(failure.code, NAME)}`}`;
  }
  const headingStart = `${verdict.toUpperCase()}: `;
  if (view?.heading.startsWith(headingStart) !== true) {
    return `<b>${verdict}</b>`;
  }
  const headingRest = (0,messages_escape/* escapeMarkdown */.FV)(view.heading.slice(headingStart.length), SENTENCE);
  const saysVerdict = verdict === "pass" && view.accepted.length > 0;
  return saysVerdict ? headingRest : `<b>${verdict}</b>, ${headingRest}`;
}
function titleLine(verdict, { failure, view }, { conclusion }) {
  if (verdict === "not confirmed") {
    return `The report says pass, but the run ended with ${(0,messages_escape/* codeMarkdown */.fl)(conclusion ?? format/* NONE */.x3, NAME)}. Look at the run.`;
  }
  const title = (0,messages_escape/* escapeMarkdown */.FV)(view?.title ?? failure?.message ?? verdict, SENTENCE);
  const log = (0,view_md/* logMd */.m_)((view?.output ?? []).slice(-LAST_LINES), SENTENCE);
  return title + (log === "" ? "" : `

${log.trimEnd()}`);
}


// EXTERNAL MODULE: ./lib/reporters/fit-summary.js
var fit_summary = __webpack_require__(68228);
;// CONCATENATED MODULE: ./lib/reporters/fork-comment-md.js



const fork_comment_md_NAME = 80;
const LINES = 50;
function renderForkCommentMd({ jobs, changesWorkflows }, context) {
  const list = (0,view_md/* mdList */.Ej)(jobs, renderJob, LINES);
  const warning = changesWorkflows ? "\n<b>This change edits files below .github/</b>, so its jobs may have run something else than the gate.\n" : "";
  return `### Retrieval gate: ${describeEnd(jobs, context)}

${list}${warning}
The change comes from a fork, so its report is not repeated here. Read it in the run. A job that continues on error ends with success.
${footerMd(context, null)}`;
}
function describeEnd(jobs, { conclusion }) {
  const [only, ...others] = jobs;
  if (only === void 0 || others.length > 0) {
    return `the run ended with ${conclusionMd(conclusion)}`;
  }
  return `the job ended with ${conclusionMd(only.conclusion)}`;
}
function renderJob({ name, conclusion, url }) {
  const job = name === null ? "a job" : `<b>${(0,messages_escape/* escapeMarkdown */.FV)(name, fork_comment_md_NAME)}</b>`;
  return `${job}: ${conclusionMd(conclusion)} \xB7 <a href="${(0,messages_escape/* escapeHtml */.ZD)(url)}">log</a>`;
}
function conclusionMd(conclusion) {
  return (0,messages_escape/* codeMarkdown */.fl)(conclusion ?? "not ended", fork_comment_md_NAME);
}


// EXTERNAL MODULE: ./lib/action/artifact.js
var artifact = __webpack_require__(95922);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/action/comment/github.js


const PAGE = 100;
const REQUEST_LIMIT_MS = 2e4;
const TRIES = 4;
const MOST_WAITING_MS = 6e4;
const WORKFLOW_BOT = "github-actions[bot]";
async function openGithub(token, environment, signal) {
  const { GitHub: Client, getOctokitOptions } = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(9083)]).then(__webpack_require__.bind(__webpack_require__, 79083));
  const api = environment["GITHUB_API_URL"];
  const client = new Client(getOctokitOptions(token, api ? { baseUrl: api } : {}));
  retryRequests(client, signal);
  const [owner = "", repo = ""] = (environment["GITHUB_REPOSITORY"] ?? "").split("/");
  const here = { owner, repo };
  return {
    login: () => readLogin(client),
    ...makeCommentCalls(client, here),
    ...makePullCalls(client, here),
    ...makeRunCalls(client, here, environment["GITHUB_SERVER_URL"] || "https://github.com")
  };
}
async function readLogin(client) {
  try {
    return (await client.rest.users.getAuthenticated()).data.login;
  } catch {
    const viewer = client.graphql("query { viewer { login } }");
    const name = await viewer.then(({ viewer: { login } }) => login).catch(() => WORKFLOW_BOT);
    return name.endsWith("[bot]") ? name : `${name}[bot]`;
  }
}
function makeCommentCalls({ rest, paginate }, here) {
  return {
    comments: async (pull) => {
      const parameters = { ...here, issue_number: pull, per_page: PAGE };
      const all = await paginate(rest.issues.listComments, parameters);
      return all.map(({ id, user, body }) => ({ id, login: user?.login ?? "", body: body ?? "" }));
    },
    create: async (pull, body) => {
      await rest.issues.createComment({ ...here, issue_number: pull, body });
    },
    update: async (comment, body) => {
      await rest.issues.updateComment({ ...here, comment_id: comment, body });
    }
  };
}
function makePullCalls({ rest, paginate }, here) {
  return {
    pulls: async (headRepository, headBranch) => {
      const head = `${headRepository.split("/")[0]}:${headBranch}`;
      const all = await paginate(rest.pulls.list, { ...here, state: "open", head, per_page: PAGE });
      return all.map((pull) => ({
        number: pull.number,
        headSha: pull.head.sha,
        // Null for a deleted fork, which the client's type does not say.
        headRepository: pull.head.repo?.full_name ?? null
      }));
    },
    files: async (pull) => {
      const all = await paginate(rest.pulls.listFiles, {
        ...here,
        pull_number: pull,
        per_page: PAGE
      });
      return all.map(({ filename, previous_filename: oldName }) => [
        filename,
        ...oldName ? [oldName] : []
      ]);
    },
    readFile: async (path) => {
      try {
        const { data } = await rest.repos.getContent({ ...here, path });
        const content = "content" in data ? data.content : "";
        return Buffer.from(content, "base64").toString("utf8");
      } catch (error) {
        if (errorStatus(error) === 404) {
          return null;
        }
        throw error;
      }
    }
  };
}
function makeRunCalls({ rest, paginate }, here, server) {
  return {
    run: async (id) => readRun((await rest.actions.getWorkflowRun({ ...here, run_id: id })).data, server),
    jobs: async (run, attempt) => {
      const parameters = { ...here, run_id: run, attempt_number: attempt, per_page: PAGE };
      const all = await paginate(rest.actions.listJobsForWorkflowRunAttempt, parameters);
      return all.map(({ id, name, conclusion, steps = [] }) => {
        const ranSteps = steps.filter((step) => step.conclusion !== "skipped");
        return { id, name, conclusion, steps: ranSteps.map((step) => step.name) };
      });
    },
    artifacts: async (run) => {
      const parameters = { ...here, run_id: run, per_page: PAGE };
      const all = await paginate(rest.actions.listWorkflowRunArtifacts, parameters);
      const address = `${server}/${here.owner}/${here.repo}/actions/runs/${run}/artifacts`;
      return new Map(all.map(({ name, id }) => [name, `${address}/${id}`]));
    }
  };
}
function readRun(data, server) {
  return {
    id: data.id,
    event: data.event,
    headSha: data.head_sha,
    headBranch: data.head_branch ?? "",
    headRepository: data.head_repository?.full_name ?? null,
    workflow: (0,lookup/* firstSegment */._V)(data.path, "@"),
    attempt: data.run_attempt ?? 1,
    conclusion: data.conclusion,
    url: data.html_url ?? `${server}/${data.repository.full_name}/actions/runs/${data.id}`
  };
}
function hasStatus(error) {
  return error instanceof Error && "status" in error && typeof error.status === "number";
}
function errorStatus(error) {
  return hasStatus(error) ? error.status : null;
}
function retryRequests(client, signal) {
  let waitLeftMs = MOST_WAITING_MS;
  client.hook.wrap("request", async (request, options) => {
    for (let attempt = 1; ; attempt++) {
      const limit = startLimit(signal);
      try {
        const limitedOptions = { ...options.request, signal: limit.signal };
        return await request({ ...options, request: limitedOptions });
      } catch (error) {
        const waitMs = retryDelay(error, options.method, attempt);
        if (waitMs === null || waitMs > waitLeftMs || attempt >= TRIES || signal.aborted) {
          throw error;
        }
        waitLeftMs -= waitMs;
        await (0,promises_.setTimeout)(waitMs, void 0, { signal });
      } finally {
        limit.stop();
      }
    }
  });
}
function startLimit(other) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, REQUEST_LIMIT_MS);
  other.addEventListener("abort", abort);
  if (other.aborted) {
    abort();
  }
  const stop = () => {
    clearTimeout(timer);
    other.removeEventListener("abort", abort);
  };
  return { signal: controller.signal, stop };
}
function retryDelay(error, method, attempt) {
  if (!hasStatus(error)) {
    return null;
  }
  const retryAfter = error.response?.headers?.["retry-after"];
  const namesLimit = retryAfter !== void 0 || /rate limit/i.test(error.message);
  const isLimited = error.status === 429 || error.status === 403 && namesLimit;
  const isRepeatable = error.status >= 500 && method !== "POST";
  if (!isLimited && !isRepeatable) {
    return null;
  }
  const seconds = Number(retryAfter);
  return seconds >= 0 ? seconds * 1e3 : 1e3 * 2 ** (attempt - 1);
}


// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/system/json.js
var json = __webpack_require__(10107);
;// CONCATENATED MODULE: ./lib/action/comment/reports.js





const MOST_BYTES = 256 * 1024 * 1024;
const MOST_ITEMS = 200;
const DEEPEST = 4;
const VERDICTS = ["pass", "fail", "error", "partial"];
async function findReports(folder) {
  const files = parseAttempts((await listReportFiles(folder, DEEPEST)).map((file) => (0,external_node_path_.relative)(folder, file)));
  const newestAttempts = /* @__PURE__ */ new Map();
  for (const { key, attempt } of files) {
    newestAttempts.set(key, Math.max(newestAttempts.get(key) ?? 0, attempt));
  }
  const leftOut = [];
  const reports = [];
  for (const { file, key, attempt } of files) {
    if (attempt !== newestAttempts.get(key)) {
      leftOut.push({ file, key, why: "older", words: "" });
      continue;
    }
    const report = await readReport((0,external_node_path_.join)(folder, file));
    if ("unreadable" in report) {
      leftOut.push({ file, key, why: "unreadable", words: report.unreadable });
    } else if (report.verdict === "partial") {
      leftOut.push({ file, key, why: "part", words: "" });
    } else {
      reports.push({ file, key, report });
    }
  }
  return { reports, leftOut };
}
async function listReportFiles(folder, depth) {
  const entries = await (0,external_node_fs_promises_.readdir)(folder, { withFileTypes: true }).catch(() => []);
  const reportPaths = [];
  for (const entry of entries.toSorted((a, b) => a.name < b.name ? -1 : 1)) {
    const entryPath = (0,external_node_path_.join)(folder, entry.name);
    if (entry.isFile() && entry.name === "report.json") {
      reportPaths.push(entryPath);
    } else if (entry.isDirectory() && depth > 0) {
      reportPaths.push(...await listReportFiles(entryPath, depth - 1));
    }
  }
  return reportPaths;
}
function parseAttempts(files) {
  const artifacts = new Set(files.map((file) => (0,lookup/* firstSegment */._V)(file, external_node_path_.sep)));
  return files.map((file) => {
    const [artifact = "", ...pathInArtifact] = file.split(external_node_path_.sep);
    const { firstStep, ending } = splitStep(artifact, artifacts);
    const [, name, attempt] = /^(.+)-(\d{1,6})$/.exec(firstStep) ?? [];
    const allAttempts = name === void 0 ? firstStep : `${name}-*`;
    const folders = pathInArtifact.slice(0, -1);
    const key = [`${allAttempts}${ending}`, ...folders].join("/");
    return { file, key, attempt: Number(attempt ?? 0) };
  });
}
function splitStep(artifact, artifacts) {
  const [, firstStep, step] = /^(.*-\d+)-(\d+)$/.exec(artifact) ?? [];
  const isLaterStep = firstStep !== void 0 && artifacts.has(firstStep) && Number(step) >= 2;
  return isLaterStep ? { firstStep, ending: `-${step}` } : { firstStep: artifact, ending: "" };
}
const NO_REPORT = { unreadable: "it can't be read" };
async function readReport(file) {
  const fileStats = await (0,external_node_fs_promises_.lstat)(file).catch(() => null);
  if (!fileStats?.isFile() || fileStats.size > MOST_BYTES) {
    return NO_REPORT;
  }
  try {
    return parseReport(JSON.parse(await (0,external_node_fs_promises_.readFile)(file, "utf8")));
  } catch {
    return NO_REPORT;
  }
}
function parseReport(value) {
  const report = (0,json/* objectMembers */.vN)(value);
  const version = countOrZero(report["schema_version"]);
  if (version > 1) {
    const { message } = (0,errors/* newerVersion */.ip)({ file: "it" }, version, report["tool"]);
    return { unreadable: `${message}: update the gate` };
  }
  const verdict = VERDICTS.find((word) => word === report["verdict"]);
  if (verdict === void 0 || version !== 1) {
    return NO_REPORT;
  }
  const { suite, commit, failure, view } = fitToSample(REPORT, {
    suite: (0,json/* objectMembers */.vN)((0,json/* objectMembers */.vN)(report["receipt"])["suite"])["name"],
    commit: (0,json/* objectMembers */.vN)(report["origin"])["commit"],
    failure: report["failure"],
    view: report["view"]
  });
  return {
    verdict,
    suite: suite || null,
    commit: commit || null,
    failure: report["failure"] ? { ...failure, hint: failure.hint || null } : null,
    view: view.heading === "" || view.title === "" ? null : { ...view, verdict }
  };
}
const ROW = { metric: "", where: "", baseline: "", now: "", change: "", limit: "", by: "" };
const CASE = {
  id: "",
  query: "",
  intent: "",
  critical: false,
  change: "",
  ranks: [{ document: "", words: "", after: null }],
  why: ""
};
const ITEM = {
  code: "",
  metric: "",
  sentence: "",
  rows: [ROW],
  cases: [CASE],
  more: 0,
  earlier: false,
  file: "",
  line: 0
};
const VIEW = {
  verdict: "error",
  first_run: false,
  heading: "",
  title: "",
  output: [""],
  also: [""],
  cause: "",
  advice: "",
  accept: "",
  notes: [""],
  counts: {
    queries: 0,
    checks: 0,
    failed: 0,
    fell: 0,
    worse: 0,
    better: 0,
    lost: 0,
    empty: 0,
    found: 0
  },
  failed: [ITEM],
  follows: [ITEM],
  accepted: [ITEM],
  fell: [ITEM],
  lost: [CASE],
  figures: [ROW],
  times: "",
  won: [CASE],
  // A comment does not show these.
  about: [],
  notices: [],
  next: [],
  error: null
};
const REPORT = {
  suite: "",
  commit: "",
  failure: { code: "", message: "", hint: "" },
  view: VIEW
};
function fitToSample(sample, value) {
  if (Array.isArray(sample)) {
    const items = Array.isArray(value) && sample.length > 0 ? value.slice(0, MOST_ITEMS) : [];
    return items.map((item) => fitToSample(sample[0], item));
  }
  switch (typeof sample) {
    case "string":
      return (0,json/* textOrEmpty */._c)(value);
    case "number":
      return countOrZero(value);
    case "boolean":
      return value === true;
  }
  if (!(0,json/* isObject */.Gv)(sample)) {
    return null;
  }
  const members = (0,json/* objectMembers */.vN)(value);
  return Object.fromEntries(Object.entries(sample).map(([key, each]) => [key, fitToSample(each, members[key])]));
}
function countOrZero(value) {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : 0;
}


// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./lib/action/comment/target.js




class NoComment extends Error {
}
async function findTarget(github, environment, key) {
  const event = environment["GITHUB_EVENT_NAME"] ?? "";
  const payload = await readPayload(environment);
  if (event === "pull_request") {
    return targetOfPullRequest(payload, environment, key);
  }
  if (event === "workflow_run") {
    return await targetOfWorkflowRun(github, payload, environment, key);
  }
  throw new NoComment(`there is no pull request on ${event || "this event"}`);
}
async function readPayload(environment) {
  const text = await (0,external_node_fs_promises_.readFile)(environment["GITHUB_EVENT_PATH"] ?? "", "utf8").catch(() => "");
  return (0,json/* objectMembers */.vN)((0,json/* tryParseJson */.Bl)(text));
}
function workflowFile({ GITHUB_WORKFLOW_REF: ref = "" }) {
  return (0,lookup/* firstSegment */._V)(ref, "@").split("/").slice(2).join("/");
}
function targetOfPullRequest(payload, environment, key) {
  const pull = payload.pull_request?.number;
  const commit = payload.pull_request?.head?.sha;
  if (typeof pull !== "number" || typeof commit !== "string") {
    throw new NoComment("the event's payload (GITHUB_EVENT_PATH) names no pull request");
  }
  const runId = Number(environment["GITHUB_RUN_ID"]);
  const server = environment["GITHUB_SERVER_URL"] ?? "https://github.com";
  return {
    pull,
    key: [workflowFile(environment) || environment["GITHUB_WORKFLOW"] || "", ...key],
    runId,
    attempt: Number(environment["GITHUB_RUN_ATTEMPT"] ?? 1),
    runUrl: `${server}/${environment["GITHUB_REPOSITORY"]}/actions/runs/${runId}`,
    commit,
    conclusion: null,
    fork: null
  };
}
async function targetOfWorkflowRun(github, { workflow_run: runOrNone }, { GITHUB_REPOSITORY: repository }, key) {
  const eventRun = runOrNone ?? {};
  const { id, run_attempt: attempt, head_sha: headSha } = eventRun;
  if (typeof id !== "number" || typeof attempt !== "number" || typeof headSha !== "string") {
    throw new NoComment("the event's payload (GITHUB_EVENT_PATH) names no run of a workflow");
  }
  const run = await github.run(id);
  const reason = findNoCommentReason(run, { ...eventRun, attempt });
  if (reason !== null) {
    throw new NoComment(reason);
  }
  const workflowText = await github.readFile(run.workflow);
  if (workflowText === null) {
    throw new NoComment(`the default branch has no workflow ${run.workflow}, or the token may not read it (contents: read)`);
  }
  const pulls = await findPulls(github, run);
  const [pull] = pulls;
  if (pull === void 0 || pulls.length > 1) {
    const commit = run.headSha.slice(0, 12);
    throw new NoComment(`${pulls.length} open pull requests have the commit ${commit}`);
  }
  const isFork = run.headRepository !== repository;
  const fork = isFork ? await readForkRun(github, run, pull, workflowText) : null;
  return {
    pull,
    key: [run.workflow, ...key],
    runId: id,
    attempt,
    runUrl: run.url,
    commit: run.headSha,
    conclusion: run.conclusion,
    fork
  };
}
function findNoCommentReason({ event, headSha, workflow, attempt, conclusion, headRepository }, eventRun) {
  const { head_sha: sha, path } = eventRun;
  if (event !== "pull_request") {
    return `the run was started by ${event}, which has no pull request`;
  }
  if (headSha !== sha || typeof path === "string" && path.split("@")[0] !== workflow) {
    return "the event and the API disagree about the run's commit or workflow";
  }
  if (eventRun.attempt !== attempt) {
    return `attempt ${attempt} of the run has begun, and comments itself`;
  }
  if (conclusion === null) {
    return "the run has not ended";
  }
  if (conclusion === "cancelled" || conclusion === "skipped") {
    return `the run was ${conclusion}`;
  }
  return headRepository === null ? "the repository of the change is gone" : null;
}
async function findPulls(github, run) {
  const openPulls = await github.pulls(run.headRepository ?? "", run.headBranch);
  return openPulls.filter((pull) => pull.headSha === run.headSha && pull.headRepository === run.headRepository).map((pull) => pull.number);
}
const MOST_FILES = 3e3;
async function readForkRun(github, run, pull, workflowText) {
  const knownJobs = readJobs(workflowText);
  const jobs = await github.jobs(run.id, run.attempt);
  const gateJobs = jobs.filter((job) => findKnownJob(knownJobs, job)?.isGate === true);
  const shown = gateJobs.length > 0 ? gateJobs : jobs;
  return {
    jobs: shown.map((job) => ({
      name: findKnownJob(knownJobs, job)?.name ?? null,
      conclusion: job.conclusion,
      url: `${run.url}/job/${job.id}`
    })),
    changesWorkflows: await changesWorkflows(github, pull)
  };
}
function findKnownJob(knownJobs, { name }) {
  return knownJobs.find((job) => name === job.name || name.startsWith(`${job.name} (`) || name.startsWith(`${job.name} / `));
}
function readJobs(workflowText) {
  let workflow;
  try {
    workflow = (0,dist/* parse */.qg)(workflowText);
  } catch {
    return [];
  }
  return Object.entries((0,json/* objectMembers */.vN)((0,json/* objectMembers */.vN)(workflow)["jobs"])).map(([id, job]) => {
    const { name, steps } = (0,json/* objectMembers */.vN)(job);
    const isGate = Array.isArray(steps) && steps.some(runsGate);
    return { name: (0,json/* textOrEmpty */._c)(name) || id, isGate };
  });
}
function runsGate(step) {
  const { uses, with: inputs } = (0,json/* objectMembers */.vN)(step);
  return (0,json/* textOrEmpty */._c)(uses).includes("/retrieval-eval-gate@") && (0,json/* objectMembers */.vN)(inputs)["command"] !== "comment";
}
async function changesWorkflows(github, pull) {
  const files = await github.files(pull);
  return files.length >= MOST_FILES || files.flat().some((file) => file.startsWith(".github/"));
}


// EXTERNAL MODULE: ./lib/model/docs-page.js
var docs_page = __webpack_require__(52164);
;// CONCATENATED MODULE: ./lib/action/comment/comment.js













const comment_MOST_BYTES = 65e3;
const MARK = /^<!-- retrieval-eval-gate comment "(?<key>[^"]*)" run (?<run>\d{1,16}) attempt (?<attempt>\d{1,6}) -->/;
async function runComment(inputs, ports) {
  const github = await connectGithub(inputs, ports);
  await commentOnRun(github, inputs.key, ports, (target) => readParts(github, inputs.parts, target));
  return { kind: "answered" };
}
async function prepareComment(inputs, ports) {
  const github = await connectGithub(inputs, ports);
  return ({ report: { verdict, inputs: files, origin, failure } }, view, page) => commentOnRun(github, inputs.key, ports, async () => {
    const report = {
      verdict: verdict.verdict,
      suite: files?.suite.name ?? null,
      commit: origin?.commit ?? null,
      failure,
      view
    };
    return { parts: [{ key: "", report, page }], leftOut: [] };
  });
}
async function connectGithub({ token }, { environment, guard, runner }) {
  runner.mask([token]);
  return await openGithub(token, environment, guard.signal);
}
async function commentOnRun(github, key, { environment, runner }, read) {
  try {
    const target = await findTarget(github, environment, key);
    const done = await writeRunComment(github, target, read);
    process.stdout.write(`${done}
`);
  } catch (error) {
    const reason = error instanceof NoComment ? error.message : errorReason(error);
    runner.annotate({ level: "notice", title: "comment", message: `no comment: ${reason}` });
  }
}
async function writeRunComment(github, target, read) {
  const { fork } = target;
  if (fork !== null) {
    return writeComment(github, target, () => renderForkCommentMd(fork, target));
  }
  const { parts, leftOut } = await read(target);
  if (parts.length === 0 && leftOut.some(({ why }) => why === "part")) {
    throw new NoComment("there are only parts of shards; let the job that merges comment");
  }
  const unreadable = leftOut.filter(({ why }) => why === "unreadable").map(({ key, file, words }) => ({ key, name: file, words }));
  return writeComment(github, target, (earlierComment) => renderCommentMd(parts, target, unreadable, earlierComment));
}
function errorReason(error) {
  const message = (0,excerpt/* errorMessage */.gJ)(error);
  const status = errorStatus(error);
  if (status === 403 && /locked/i.test(message)) {
    return `the conversation is locked (403: ${message}). Unlock it, or read the summary of the job`;
  }
  if (status === 403 && !/rate limit/i.test(message)) {
    return `this run's token may not do that (403: ${message}). The job needs pull-requests: write, and the runs of forks never have it: see ${(0,docs_page/* docsPage */.t)("pull-requests.md")}`;
  }
  if (status === null && error instanceof TypeError) {
    return `this is an error of retrieval-eval-gate itself (${message}). Please report it; the gate's verdict stays`;
  }
  return `GitHub's API failed (${status ?? "no answer"}: ${message})`;
}
function renderKey(key) {
  const safe = key.filter(Boolean).join(" ").replaceAll(/[^\w ./-]|--/g, "_");
  const digest = (0,external_node_crypto_.createHash)("sha256").update(JSON.stringify(key)).digest("hex").slice(0, 12);
  return `${safe.slice(0, 280)} ${digest}`;
}
async function writeComment(github, target, render) {
  const { pull, key, runId, attempt } = target;
  const place = `pull request ${pull}`;
  const login = await github.login();
  const findComment = async () => findOwnComment(await github.comments(pull), login, key);
  const existing = await findComment();
  const mark = `<!-- retrieval-eval-gate comment "${renderKey(key)}" run ${runId} attempt ${attempt} -->
`;
  const body = (0,fit_summary/* fitSummary */.m)(mark + render(existing?.body ?? ""), comment_MOST_BYTES);
  if (existing !== void 0 && isNewer(existing, target)) {
    throw new NoComment(`${place} has the comment of a newer run`);
  }
  if (existing !== void 0 && await updateComment(github, existing, body)) {
    return `updated the comment on ${place}`;
  }
  await createComment(github, pull, body, findComment);
  return `commented on ${place}`;
}
async function createComment(github, pull, body, findComment) {
  try {
    await github.create(pull, body);
  } catch (error) {
    const isServerFailure = (errorStatus(error) ?? 0) >= 500;
    if (!isServerFailure) {
      throw error;
    }
    const createdComment = await findComment();
    if (createdComment === void 0 || !await updateComment(github, createdComment, body)) {
      await github.create(pull, body);
    }
  }
}
async function updateComment(github, existing, body) {
  try {
    await github.update(existing.id, body);
    return true;
  } catch (error) {
    if (errorStatus(error) === 404 || errorStatus(error) === 410) {
      return false;
    }
    throw error;
  }
}
function findOwnComment(comments, login, key) {
  const renderedKey = renderKey(key);
  return comments.find((comment) => (
    // Names may differ in case.
    comment.login.toLowerCase() === login.toLowerCase() && MARK.exec(comment.body)?.groups?.["key"] === renderedKey
  ));
}
function isNewer({ body }, { runId, attempt }) {
  const mark = MARK.exec(body)?.groups;
  if (mark === void 0) {
    return false;
  }
  const commentRun = Number(mark["run"]);
  const commentAttempt = Number(mark["attempt"]);
  return commentRun > runId || commentRun === runId && commentAttempt > attempt;
}
async function readParts(github, folder, target) {
  const { reports, leftOut } = await findReports(folder);
  const pages = await github.artifacts(target.runId).catch(() => /* @__PURE__ */ new Map());
  const pageAddress = (file) => pages.get((0,artifact/* pageName */.$p)((0,lookup/* firstSegment */._V)(file, external_node_path_.sep))) ?? null;
  const parts = reports.map((each) => ({ ...each, page: pageAddress(each.file) }));
  const reportCount = parts.length + leftOut.filter(({ why }) => why !== "older").length;
  const missing = await findMissing(github, target, reportCount);
  return { parts, leftOut: [...leftOut, ...missing] };
}
const GATE_STEP = /^(?!Post |Pre )(?!.*\bcomment\b).*retrieval[- ](?:eval-)?gate/i;
async function findMissing(github, { runId, attempt }, reportCount) {
  const jobs = await github.jobs(runId, attempt).catch(() => []);
  const endedJobs = jobs.filter(({ conclusion }) => conclusion !== null);
  const gateSteps = endedJobs.flatMap(({ steps }) => steps.filter((step) => GATE_STEP.test(step)));
  const missingCount = gateSteps.length - reportCount;
  if (missingCount <= 0) {
    return [];
  }
  const name = `${(0,format/* pluralise */.aX)(missingCount, "gate")} of this run`;
  const words = `no report was found: ${gateSteps.length} ran, and left ${reportCount}`;
  return [{ file: name, key: "missing", why: "unreadable", words }];
}



/***/ })

};
