export const id = 7864;
export const ids = [7864];
export const modules = {

/***/ 67864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  commentBeside: () => (/* binding */ commentBeside),
  readParts: () => (/* binding */ readParts),
  runComment: () => (/* binding */ runComment)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/exit-code.js
var exit_code = __webpack_require__(28449);
// EXTERNAL MODULE: ./lib/exit.js
var exit = __webpack_require__(50199);
// EXTERNAL MODULE: ./lib/words/escape.js
var words_escape = __webpack_require__(1454);
// EXTERNAL MODULE: ./lib/action/inputs.js
var action_inputs = __webpack_require__(21413);
// EXTERNAL MODULE: ./lib/action/artifact.js
var artifact = __webpack_require__(95922);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/words/blocks.js
var blocks = __webpack_require__(79035);
// EXTERNAL MODULE: ./lib/words/format.js
var format = __webpack_require__(50354);
// EXTERNAL MODULE: ./lib/reporters/blocks-md.js
var blocks_md = __webpack_require__(65078);
// EXTERNAL MODULE: ./lib/reporters/markdown.js
var markdown = __webpack_require__(20333);
;// CONCATENATED MODULE: ./lib/reporters/comment-md.js





const NAME = 80;
const SENTENCE = 500;
const ROOM = { rows: { rows: 12, bytes: 9e3 }, cases: { rows: 8, bytes: 4e3 } };
const LAST_LINES = 20;
const ORDER = ["fail", "error", "unconfirmed", "partial", "pass"];
function verdictOf(report, { conclusion, doubt }) {
  if (report.verdict !== "pass")
    return report.verdict;
  const ended = conclusion === null || conclusion === "success";
  return report.agrees && doubt === null && ended ? "pass" : "unconfirmed";
}
const MARK = { pass: "\u2705", fail: "\u274C", error: "\u26D4", partial: "\u25D0", unconfirmed: "\u2754" };
function reportMd(report, context) {
  const verdict = verdictOf(report, context);
  const { suite, told, failure } = report;
  const name = suite === null ? "" : ` \xB7 ${(0,words_escape/* escapeMarkdown */.FV)(suite.name, NAME)}`;
  const hint = told === null && failure?.hint ? `<b>What to do:</b> ${(0,markdown/* mdProse */.X0)(failure.hint, SENTENCE)}
` : "";
  const blocks = [
    `### ${MARK[verdict]} Retrieval gate: ${verdictLine(verdict, report)}${name}
`,
    `${causeLine(verdict, report, context)}
`,
    hint,
    ...told === null || verdict === "unconfirmed" ? [] : (0,blocks_md/* whyMd */.A)(told, ""),
    told === null || told.tally === "" ? "" : `${(0,words_escape/* escapeMarkdown */.FV)(told.tally, SENTENCE)}
`,
    ...told === null ? [] : (0,blocks_md/* itemsMd */.W)(told, ROOM)
  ];
  return blocks.filter((block) => block !== "").join("\n");
}
function verdictLine(verdict, { told, failure }) {
  if (verdict === "unconfirmed")
    return "not confirmed";
  if (verdict === "error")
    return `<b>error</b>${failure === null ? "" : `, ${(0,words_escape/* codeMarkdown */.fl)(failure.code, NAME)}`}`;
  const own = `${verdict.toUpperCase()}: `;
  if (told?.title.startsWith(own) !== true)
    return `<b>${verdict}</b>`;
  const more = (0,words_escape/* escapeMarkdown */.FV)(told.title.slice(own.length), SENTENCE);
  return more.startsWith("passed") ? more : `<b>${verdict}</b>, ${more}`;
}
function causeLine(verdict, { agrees, failure, told }, { conclusion, doubt }) {
  if (verdict !== "unconfirmed")
    return factMd(told?.fact ?? failure?.message ?? verdict);
  if (doubt !== null)
    return `The report says pass, and ${(0,words_escape/* escapeMarkdown */.FV)(doubt, SENTENCE)}. Look at the run.`;
  return agrees ? `The report says pass, and the run ended with ${(0,words_escape/* codeMarkdown */.fl)(conclusion ?? format/* NONE */.x3, NAME)}. Look at the run.` : "The report says pass, and its own checks say something else. Look at the run.";
}
function factMd(message) {
  const [first, ...lines] = (0,blocks/* factLines */.Kp)(message);
  const last = lines.slice(0, LAST_LINES).map((line) => (0,words_escape/* escapeMarkdown */.FV)(line, SENTENCE));
  return (0,words_escape/* escapeMarkdown */.FV)(first, SENTENCE) + (last.length === 0 ? "" : `

<pre>${last.join("\n")}</pre>`);
}


;// CONCATENATED MODULE: ./lib/reporters/comment-joined.js



const comment_joined_NAME = 80;
const WORDS = 200;
const COMMIT = 12;
const BLOCKS = 10;
const LINES = { rows: 100, bytes: 16e3 };
const MEMORY = 12e3;
const REMEMBERED = 100;
function renderCommentMd(parts, context, left = [], before = "") {
  const names = new Map(parts.map((part) => [part, nameAmong(part, parts)]));
  const isOurs = ({ report: { commit } }) => commit === null || commit === context.commit;
  const ran = parts.filter(isOurs).toSorted((a, b) => place(verdictOf(a.report, context)) - place(verdictOf(b.report, context)));
  const shown = [
    ...ran.map((part) => partLine(part, names.get(part), context)),
    ...left.map(({ words, ...own }) => ({
      ...own,
      verdict: "unconfirmed",
      md: (0,words_escape/* escapeMarkdown */.FV)(words, WORDS)
    })),
    ...parts.filter((part) => !isOurs(part)).map((part) => notRun(part.key, names.get(part), context))
  ];
  const rest = remembered(before, context).filter((line) => shown.every(({ key, name }) => key !== line.key && name !== line.name));
  const lines = [...shown, ...rest].toSorted((a, b) => place(a.verdict) - place(b.verdict));
  return memoryMd(context.commit, lines) + bodyMd(ran.map((part) => ({ ...part, name: names.get(part) })), lines, context);
}
function bodyMd(parts, lines, context) {
  const [first] = parts;
  if (first !== void 0 && lines.length === 1)
    return reportMd(first.report, context) + footerMd(context, first.page);
  const head = first === void 0 ? noneMd(context) : headingMd(lines.map(({ verdict }) => verdict));
  const list = (0,markdown/* mdList */.Ej)(lines, ({ name, verdict, md }) => `${markOf(verdict)} <b>${(0,words_escape/* escapeMarkdown */.FV)(name, comment_joined_NAME)}</b>: ${md}`, LINES);
  const blocks = parts.slice(0, BLOCKS).map(({ report, name }) => blockMd(report, name, lines, context));
  const more = parts.length - blocks.length;
  const rest = more === 0 ? "" : `
${more} more are in the reports of the run.
`;
  return `${head}
${list}
${blocks.join("\n")}${rest}${footerMd(context, null)}`;
}
function blockMd(report, name, lines, context) {
  const verdict = verdictOf(report, context);
  const failed = lines.some((line) => line.verdict === "fail" || line.verdict === "error");
  const explained = verdict === "unconfirmed" && failed && report.agrees && context.doubt === null;
  const block = reportMd(report, context);
  return verdict === "pass" || explained ? (0,markdown/* mdDetails */.mF)(`${MARK[verdict]} ${name}`, block) : block;
}
function partLine({ key, report, page }, name, context) {
  const verdict = verdictOf(report, context);
  return { key, name, verdict, md: verdictLine(verdict, report) + linkMd(page, context) };
}
function notRun(key, name, { commit }) {
  return { key, name, verdict: null, md: `not run for ${(0,words_escape/* codeMarkdown */.fl)(commit.slice(0, COMMIT))}` };
}
function nameOf({ report, key }) {
  return report.suite?.name ?? key;
}
function nameAmong(part, parts) {
  const name = nameOf(part);
  const shared = parts.some((other) => other !== part && nameOf(other) === name);
  return shared && part.key !== name ? `${name} (${part.key})` : name;
}
function place(verdict) {
  return verdict === null ? ORDER.length : ORDER.indexOf(verdict);
}
function markOf(verdict) {
  return verdict === null ? "\u2796" : MARK[verdict];
}
function headingMd(verdicts) {
  const ran = verdicts.filter((verdict) => verdict !== null);
  const count = (...of) => ran.filter((verdict) => of.includes(verdict)).length;
  const [failed, unsure, passed] = [count("fail", "error"), count("unconfirmed"), count("pass")];
  const said = [
    failed > 0 ? `${failed} of ${ran.length} failed` : `${passed} of ${ran.length} passed`,
    ...unsure > 0 ? [`${unsure} not confirmed`] : [],
    ...ran.length < verdicts.length ? [`${verdicts.length - ran.length} not run`] : []
  ];
  return `### ${markOf(ran[0] ?? null)} Retrieval gate: <b>${said.join(", ")}</b>
`;
}
function noneMd({ conclusion }) {
  const ended = conclusion === null ? "" : `; it ended with ${(0,words_escape/* codeMarkdown */.fl)(conclusion, comment_joined_NAME)}`;
  return `### Retrieval gate: no verdict

The run left no report that can be read${ended}.
`;
}
function linkMd(page, { doubt }) {
  return page === null || doubt !== null ? "" : ` \xB7 <a href="${(0,words_escape/* escapeHtml */.ZD)(page)}">report</a>`;
}
function footerMd(context, page) {
  const attempt = context.attempt > 1 ? `, attempt ${context.attempt}` : "";
  const commit = (0,words_escape/* codeMarkdown */.fl)(context.commit.slice(0, COMMIT));
  return `
<sub>Commit ${commit}${linkMd(page, context)} \xB7 <a href="${(0,words_escape/* escapeHtml */.ZD)(context.runUrl)}">run and reports</a>${attempt}</sub>
`;
}
function memoryMd(commit, lines) {
  const rows = lines.slice(0, REMEMBERED).map(({ key, name, verdict }) => [key, name, verdict]);
  const text = encodeURIComponent(JSON.stringify([commit, ...rows])).replaceAll("-", "%2D");
  return text.length > MEMORY ? "" : `<!-- lines ${text} -->
`;
}
function remembered(before, context) {
  const [, text = "[]"] = /^<!-- lines ([\w.!~*'()%]+) -->$/m.exec(before) ?? [];
  const [commit, ...rows] = readMemory(text);
  return rows.map((row) => {
    const [key = "", name = "", said] = Array.isArray(row) ? row.map(String) : [];
    const verdict = ORDER.find((word) => word === said);
    if (verdict === void 0 || commit !== context.commit)
      return notRun(key, name, context);
    return { key, name, verdict, md: `${verdict}, in an earlier run of this commit` };
  });
}
function readMemory(text) {
  try {
    const value = JSON.parse(decodeURIComponent(text));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}


// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/gate/rules.js
var rules = __webpack_require__(60220);
;// CONCATENATED MODULE: ./lib/gate/held-again.js

const ROUNDED_MS = 11e-4;
const ROUNDED_RATIO = 2e-6;
function heldAgain(checks) {
  const watched = new Set(checks.filter(({ outcome }) => outcome === "watch").map(keyOf));
  return checks.every((check) => check["passed"] === true && check["outcome"] !== "fail" && isHeld(check, watched));
}
function keyOf({ metric, baseline, current, span }) {
  return JSON.stringify([metric, baseline, current, span]);
}
function figure(value) {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}
function isHeld(check, watched) {
  const baseline = figure(check["baseline"]);
  const [current, limit] = [figure(check["current"]), figure(check["limit"])];
  if (current === null || limit === null)
    return false;
  const direction = check["direction"] === "lower" ? "lower" : "higher";
  const timed = /_ms(?:\[|$)/.test(String(check["metric"]));
  const allowance = timed ? ROUNDED_MS : 0;
  if ((0,rules/* passes */.WE)(direction, current + (direction === "higher" ? allowance : -allowance), limit))
    return true;
  const bare = { floor: null, ceiling: null };
  const relative = (0,rules/* limitOf */.LF)(direction, baseline, figure(check["tolerance"]), bare);
  const isBound = relative === null || Math.abs(relative - limit) > rules/* EPSILON */.p8;
  if (isBound && !timed)
    return false;
  if (check["outcome"] === "watch" || check["reason"] === "found_more")
    return true;
  if (baseline === null)
    return false;
  if (timed)
    return ratioHolds(check["ratio"], baseline);
  const n = figure(check["n"]) ?? 0;
  return n > 0 && Math.abs(current - baseline) <= 1 / n + rules/* EPSILON */.p8 || watched.has(keyOf(check));
}
function ratioHolds(written, base) {
  if (typeof written !== "object" || written === null)
    return false;
  const { ratio, tolerance, floor_ms: floor } = { ...written };
  const [is, allowed, least] = [figure(ratio), figure(tolerance), figure(floor)];
  if (is === null || allowed === null || least === null)
    return false;
  return is - 1 <= allowed + ROUNDED_RATIO || base * (is - 1) <= least + ROUNDED_MS;
}


// EXTERNAL MODULE: ./lib/model/verdict.js
var verdict = __webpack_require__(1732);
;// CONCATENATED MODULE: ./lib/action/comment/reports.js




const MOST_BYTES = 256 * 1024 * 1024;
const MOST_REPORTS = 50;
const MOST_ITEMS = 200;
const DEEPEST = 4;
const VERDICTS = ["pass", "fail", "error", "partial"];
const LEFT_WORDS = {
  older: "an older attempt",
  part: "a part; the report of merge is shown",
  unreadable: "it can't be read",
  unread: `it was not read; a comment reads ${MOST_REPORTS}`,
  ahead: "its name ends with an attempt that the run has not reached"
};
async function findReports(folder, attempt) {
  const files = attemptsOf((await reportFiles(folder, DEEPEST)).map((file) => (0,external_node_path_.relative)(folder, file)));
  const highest = /* @__PURE__ */ new Map();
  for (const each of files.filter((one) => one.attempt <= attempt))
    highest.set(each.key, Math.max(highest.get(each.key) ?? 0, each.attempt));
  const left = [];
  const reports = [];
  let tried = 0;
  for (const { file, key, attempt: own } of files) {
    const isOlder = own !== highest.get(key);
    const why = own > attempt ? "ahead" : isOlder ? "older" : ++tried > MOST_REPORTS ? "unread" : null;
    const report = why === null ? await readReport((0,external_node_path_.join)(folder, file)) : null;
    if (report !== null && report.verdict !== "partial")
      reports.push({ file, key, report });
    else
      left.push({ file, key, why: why ?? (report === null ? "unreadable" : "part") });
  }
  return { reports, left };
}
async function reportFiles(folder, depth) {
  const entries = await (0,promises_.readdir)(folder, { withFileTypes: true }).catch(() => []);
  const found = [];
  for (const entry of entries.toSorted((a, b) => a.name < b.name ? -1 : 1)) {
    const at = (0,external_node_path_.join)(folder, entry.name);
    if (entry.isFile() && entry.name === "report.json")
      found.push(at);
    else if (entry.isDirectory() && depth > 0)
      found.push(...await reportFiles(at, depth - 1));
  }
  return found;
}
function attemptsOf(files) {
  const artifacts = new Set(files.map((file) => file.split(external_node_path_.sep)[0]));
  return files.map((file) => {
    const [artifact, ...rest] = file.split(external_node_path_.sep);
    const [, whole, step] = /^(.*-\d+)-(\d+)$/.exec(artifact) ?? [];
    const isStep = whole !== void 0 && artifacts.has(whole) && Number(step) >= 2;
    const named = isStep ? whole : artifact;
    const [, name, attempt] = /^(.+)-(\d{1,6})$/.exec(named) ?? [];
    const key = `${name === void 0 ? named : `${name}-*`}${isStep ? `-${step}` : ""}`;
    return { file, key: [key, ...rest.slice(0, -1)].join("/"), attempt: Number(attempt ?? 0) };
  });
}
async function readReport(file) {
  const found = await (0,promises_.lstat)(file).catch(() => null);
  if (!found?.isFile() || found.size > MOST_BYTES || (0,external_node_path_.basename)(file) !== "report.json")
    return null;
  try {
    return reportOf(JSON.parse(await (0,promises_.readFile)(file, "utf8")));
  } catch {
    return null;
  }
}
function reportOf(value) {
  const report = record(value);
  const verdict = VERDICTS.find((word) => word === report["verdict"]);
  if (verdict === void 0 || report["schema_version"] !== 1)
    return null;
  const suite = record(record(report["receipt"])["suite"]);
  const failure = record(report["failure"]);
  const failed = report["failure"] !== null && report["failure"] !== void 0;
  return {
    verdict,
    suite: typeof suite["name"] === "string" ? { name: suite["name"], revision: reports_text(suite["revision"]), cases: count(suite["cases"]) } : null,
    failure: failed ? {
      code: reports_text(failure["code"]),
      message: reports_text(failure["message"]),
      hint: typeof failure["hint"] === "string" ? failure["hint"] : null
    } : null,
    told: toldOf(report["told"]),
    commit: reports_text(record(report["origin"])["commit"]) || null,
    agrees: verdict !== "pass" || passes(report, failed)
  };
}
function toldOf(value) {
  const told = record(value);
  if (typeof told["fact"] !== "string" || typeof told["title"] !== "string")
    return null;
  const said = (key) => reports_text(told[key]);
  const some = (key) => list(told[key]).slice(0, MOST_ITEMS);
  const items = (key) => some(key).flatMap(itemOf);
  return {
    title: told["title"],
    fact: told["fact"],
    also: some("also").map(reports_text),
    tally: said("tally"),
    why: said("why"),
    what_to_do: said("what_to_do"),
    note: said("note"),
    failed: items("failed"),
    follows: items("follows"),
    accepted: items("accepted"),
    watched: items("watched"),
    figures: some("figures").map(rowOf),
    won: some("won").map(caseOf),
    notices: some("notices").map(reports_text),
    next: []
  };
}
function itemOf(value) {
  const item = record(value);
  const code = verdict/* CATEGORIES */.R6.find((word) => word === item["code"]);
  if (code === void 0)
    return [];
  const some = (key) => list(item[key]).slice(0, MOST_ITEMS);
  return [
    {
      code,
      metric: reports_text(item["metric"]),
      sentence: reports_text(item["sentence"]),
      rows: some("rows").map(rowOf),
      cases: some("cases").map(caseOf),
      more: count(item["more"]),
      ...typeof item["file"] === "string" ? { file: item["file"] } : {},
      ...typeof item["line"] === "number" ? { line: count(item["line"]) } : {}
    }
  ];
}
function rowOf(value) {
  const of = (key) => reports_text(record(value)[key]);
  return {
    metric: of("metric"),
    where: of("where"),
    baseline: of("baseline"),
    now: of("now"),
    change: of("change"),
    limit: of("limit"),
    by: of("by")
  };
}
function caseOf(value) {
  const one = record(value);
  const ranks = list(one["ranks"]).slice(0, MOST_ITEMS).map(record);
  return {
    id: reports_text(one["id"]),
    query: reports_text(one["query"]),
    intent: reports_text(one["intent"]),
    critical: one["critical"] === true,
    change: reports_text(one["change"]),
    ranks: ranks.map((move) => ({
      document: reports_text(move["document"]),
      words: reports_text(move["words"]),
      after: null
    })),
    why: reports_text(one["why"])
  };
}
function passes(report, failed) {
  const checks = list(report["checks"]).map(record);
  return !failed && report["exit_code"] === 0 && Array.isArray(report["categories"]) && report["categories"].length === 0 && checks.length > 0 && heldAgain(checks);
}
function record(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
function list(value) {
  return Array.isArray(value) ? value : [];
}
function reports_text(value) {
  return typeof value === "string" ? value : "";
}
function count(value) {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : 0;
}


// EXTERNAL MODULE: ./lib/reporters/fit-summary.js
var fit_summary = __webpack_require__(68228);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/action/comment/github.js

const PAGE = 100;
const REQUEST_LIMIT_MS = 2e4;
const TRIES = 4;
const MOST_WAITING_MS = 6e4;
const WORKFLOW_BOT = "github-actions[bot]";
async function openGithub(token, environment, signal) {
  const { GitHub: Client, getOctokitOptions } = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(8282)]).then(__webpack_require__.bind(__webpack_require__, 48282));
  const api = environment["GITHUB_API_URL"];
  const client = new Client(getOctokitOptions(token, api ? { baseUrl: api } : {}));
  retrying(client, signal);
  const [owner = "", repo = ""] = (environment["GITHUB_REPOSITORY"] ?? "").split("/");
  const { rest } = client;
  const here = { owner, repo };
  return {
    login: async () => {
      try {
        return (await rest.users.getAuthenticated()).data.login;
      } catch {
        const viewer = client.graphql("query { viewer { login } }");
        const name = await viewer.then(({ viewer: { login } }) => login).catch(() => WORKFLOW_BOT);
        return name.endsWith("[bot]") ? name : `${name}[bot]`;
      }
    },
    comments: async (pull) => {
      const asked = { ...here, issue_number: pull, per_page: PAGE };
      const all = await client.paginate(rest.issues.listComments, asked);
      return all.map(({ id, user, body }) => ({ id, login: user?.login ?? "", body: body ?? "" }));
    },
    create: async (pull, body) => void await rest.issues.createComment({ ...here, issue_number: pull, body }),
    update: async (comment, body) => void await rest.issues.updateComment({ ...here, comment_id: comment, body }),
    run: async (id) => {
      const { data } = await rest.actions.getWorkflowRun({ ...here, run_id: id });
      return {
        event: data.event,
        headSha: data.head_sha,
        headBranch: data.head_branch ?? "",
        headRepository: data.head_repository?.full_name ?? null,
        workflow: data.path.split("@")[0],
        attempt: data.run_attempt ?? 1,
        conclusion: data.conclusion,
        url: data.html_url
      };
    },
    pulls: async (headRepository, headBranch) => {
      const head = `${headRepository.split("/")[0]}:${headBranch}`;
      const all = await client.paginate(rest.pulls.list, { ...here, state: "open", head, per_page: PAGE });
      return all.map((pull) => ({
        number: pull.number,
        headSha: pull.head.sha,
        // Its type says that it is there; of a deleted fork it is not.
        headRepository: pull.head.repo?.full_name ?? null
      }));
    },
    files: async (pull) => {
      const all = await client.paginate(rest.pulls.listFiles, { ...here, pull_number: pull, per_page: PAGE });
      return all.map(({ filename, previous_filename: before }) => [filename, ...before ? [before] : []]);
    },
    artifacts: async (run) => {
      const asked = { ...here, run_id: run, per_page: PAGE };
      const all = await client.paginate(rest.actions.listWorkflowRunArtifacts, asked);
      const server = environment["GITHUB_SERVER_URL"] || "https://github.com";
      const at = `${server}/${owner}/${repo}/actions/runs/${run}/artifacts`;
      return new Map(all.map(({ name, id }) => [name, `${at}/${id}`]));
    },
    hasFile: async (path) => {
      try {
        await rest.repos.getContent({ ...here, path });
        return true;
      } catch (error) {
        if (statusOf(error) === 404)
          return false;
        throw error;
      }
    }
  };
}
function limitedUntil(error) {
  const named = isRefusal(error) ? namedWait(error.response?.headers ?? {}) : null;
  return named === null || waitBefore(error, "POST", 1) === null ? null : Date.now() + named;
}
function isRefusal(error) {
  return error instanceof Error && "status" in error && typeof error.status === "number";
}
function statusOf(error) {
  return isRefusal(error) ? error.status : null;
}
function retrying(client, signal) {
  let left = MOST_WAITING_MS;
  client.hook.wrap("request", async (request, options) => {
    for (let tried = 1; ; tried++) {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(REQUEST_LIMIT_MS)]);
      try {
        return await request({ ...options, request: { ...options.request, signal: limit } });
      } catch (error) {
        const wait = waitBefore(error, options.method, tried);
        if (wait === null || wait > left || tried >= TRIES || signal.aborted)
          throw error;
        left -= wait;
        await (0,external_node_timers_promises_.setTimeout)(wait, void 0, { signal });
      }
    }
  });
}
function waitBefore(error, method, tried) {
  if (!isRefusal(error))
    return null;
  const { status, message, response: { headers = {} } = {} } = error;
  const limited = status === 429 || status === 403 && isLimited(message, headers);
  if (!limited && (status < 500 || method === "POST"))
    return null;
  return namedWait(headers) ?? 1e3 * 2 ** (tried - 1);
}
function namedWait(headers) {
  const asked = Number(headers["retry-after"] ?? Number.NaN);
  if (Number.isFinite(asked) && asked >= 0)
    return asked * 1e3;
  if (headers["x-ratelimit-remaining"] !== "0")
    return null;
  const reset = Number(headers["x-ratelimit-reset"] ?? 0) * 1e3 - Date.now();
  return Math.max(reset, 1e3);
}
function isLimited(message, headers) {
  return headers["retry-after"] !== void 0 || headers["x-ratelimit-remaining"] === "0" || /rate limit/i.test(message);
}


;// CONCATENATED MODULE: ./lib/action/comment/target.js

const MOST_FILES = 3e3;
async function findTarget(github, environment, key) {
  const event = environment["GITHUB_EVENT_NAME"] ?? "";
  const payload = await readPayload(environment);
  if (event === "pull_request")
    return ofPullRequest(payload, environment, key);
  if (event === "workflow_run")
    return await ofWorkflowRun(github, payload, environment, key);
  return none(`there is no pull request on ${event || "this event"}`);
}
function none(reason) {
  return { kind: "none", reason };
}
async function readPayload(environment) {
  try {
    const value = JSON.parse(await (0,promises_.readFile)(environment["GITHUB_EVENT_PATH"] ?? "", "utf8"));
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}
function ofPullRequest(payload, environment, key) {
  const pull = payload.pull_request?.number;
  const commit = payload.pull_request?.head?.sha;
  if (typeof pull !== "number" || typeof commit !== "string")
    return none("the event's payload (GITHUB_EVENT_PATH) names no pull request");
  const runId = Number(environment["GITHUB_RUN_ID"]);
  const server = environment["GITHUB_SERVER_URL"] ?? "https://github.com";
  const path = (environment["GITHUB_WORKFLOW_REF"] ?? "").split("@")[0].split("/").slice(2).join("/");
  return {
    kind: "found",
    target: {
      pull,
      key: [path || environment["GITHUB_WORKFLOW"] || "", ...key],
      runId,
      attempt: Number(environment["GITHUB_RUN_ATTEMPT"] ?? 1),
      runUrl: `${server}/${environment["GITHUB_REPOSITORY"]}/actions/runs/${runId}`,
      commit,
      conclusion: null,
      doubt: null
    }
  };
}
async function ofWorkflowRun(github, payload, environment, key) {
  const { id, run_attempt: attempt, head_sha: headSha, path } = payload.workflow_run ?? {};
  if (typeof id !== "number" || typeof attempt !== "number" || typeof headSha !== "string")
    return none("the event's payload (GITHUB_EVENT_PATH) names no run of a workflow");
  const run = await github.run(id);
  if (run.event !== "pull_request")
    return none(`the run was started by ${run.event}, which has no pull request`);
  if (run.headSha !== headSha || typeof path === "string" && path.split("@")[0] !== run.workflow)
    return none("the event and the API disagree about the run's commit or workflow");
  if (attempt > run.attempt)
    return none("the event tells of an attempt that the API does not know");
  if (run.attempt !== attempt)
    return none(`attempt ${run.attempt} of the run has begun, and comments itself`);
  const { conclusion } = run;
  if (conclusion === null)
    return none("the run has not ended");
  if (conclusion === "cancelled" || conclusion === "skipped")
    return none(`the run was ${conclusion}`);
  if (run.headRepository === null)
    return none("the repository of the change is gone");
  if (!await github.hasFile(run.workflow))
    return none(`the default branch has no workflow ${run.workflow}, or the token may not read it (contents: read)`);
  const [pull, ...more] = await pullsOf(github, run);
  const commit = run.headSha.slice(0, 12);
  if (pull === void 0 || more.length > 0)
    return none(`${pull === void 0 ? 0 : more.length + 1} open pull requests have the commit ${commit}`);
  const isFork = run.headRepository !== environment["GITHUB_REPOSITORY"];
  const doubt = isFork ? await doubtOf(github, pull) : null;
  if (isFork && (await pullsOf(github, run))[0] !== pull)
    return none(`pull request ${pull} has moved on from the commit ${commit}`);
  return {
    kind: "found",
    target: {
      pull,
      key: [run.workflow, ...key],
      runId: id,
      attempt,
      runUrl: run.url,
      commit: run.headSha,
      conclusion,
      doubt
    }
  };
}
async function pullsOf(github, run) {
  const open = await github.pulls(run.headRepository ?? "", run.headBranch);
  return open.filter((pull) => pull.headSha === run.headSha && pull.headRepository === run.headRepository).map((pull) => pull.number);
}
async function doubtOf(github, pull) {
  const files = await github.files(pull);
  const own = files.flat().find((file) => file.startsWith(".github/"));
  if (own !== void 0)
    return `the fork changes ${own}`;
  return files.length < MOST_FILES ? null : `the fork changes ${MOST_FILES} files or more`;
}


;// CONCATENATED MODULE: ./lib/action/comment/comment.js






const comment_MOST_BYTES = 65e3;
const MARKER = /^<!-- retrieval-eval-gate comment "([^"]*)" run (\d{1,16}) attempt (\d{1,6}) -->/;
async function comment(github, environment, key, read) {
  try {
    const found = await findTarget(github, environment, key);
    if (found.kind === "none")
      return nothing(`no comment: ${found.reason}`);
    const reports = await read(found.target);
    if (reports.parts.length === 0 && reports.left.some(({ why }) => why === "part"))
      return nothing("no comment: there are only parts of shards; let the job that merges comment");
    return await write(github, found.target, reports);
  } catch (error) {
    return nothing(reasonOf(error));
  }
}
function nothing(message) {
  return { done: "nothing", message };
}
function reasonOf(error) {
  const said = error instanceof Error ? error.message : String(error);
  const until = limitedUntil(error);
  if (until !== null) {
    const time = new Date(until + 59999).toISOString().slice(0, 16).replace("T", " ");
    return `no comment: GitHub limits this token until ${time} UTC (${statusOf(error)}: ${said}). Re-run this job after that; the gate's verdict stays`;
  }
  if (statusOf(error) === 403 && !/rate limit/i.test(said))
    return `no comment: this run's token may not do that (403: ${said}). The job needs pull-requests: write, and the runs of forks never have it: see docs/comment.md`;
  return `no comment: GitHub's API failed (${statusOf(error) ?? "no answer"}: ${said})`;
}
function comment_markOf({ key, runId, attempt }) {
  const safe = key.filter(Boolean).join(" ").replaceAll(/[^\w ./-]|--/g, "_");
  const digest = (0,external_node_crypto_.createHash)("sha256").update(JSON.stringify(key)).digest("hex").slice(0, 12);
  return `<!-- retrieval-eval-gate comment "${safe.slice(0, 280)} ${digest}" run ${runId} attempt ${attempt} -->
`;
}
function bodyOf(target, { parts, left }, before) {
  const shown = left.filter(({ why }) => why !== "older" && why !== "part");
  const lines = shown.map(({ key, file, why }) => ({ key, name: file, words: LEFT_WORDS[why] }));
  return (0,fit_summary/* fitSummary */.m)(comment_markOf(target) + renderCommentMd(parts, target, lines, before), comment_MOST_BYTES);
}
async function write(github, target, reports) {
  const place = `pull request ${target.pull}`;
  const some = reports.left.slice(0, 5).map(({ file, why }) => `; left out ${file}: ${LEFT_WORDS[why]}`);
  const more = reports.left.length - some.length;
  const notes = some.join("") + (more > 0 ? `; left out ${more} more` : "");
  const login = await github.login();
  const find = async () => ours(await github.comments(target.pull), login, comment_markOf(target));
  const known = await find();
  const body = bodyOf(target, reports, known?.body ?? "");
  if (known !== void 0 && isNewer(known, target))
    return nothing(`no comment: ${place} has the comment of a newer run`);
  if (known !== void 0 && await updated(github, known, body))
    return { done: "updated", message: `updated the comment on ${place}${notes}` };
  try {
    await github.create(target.pull, body);
  } catch (error) {
    if ((statusOf(error) ?? 0) < 500)
      throw error;
    const made = await find();
    if (made === void 0 || !await updated(github, made, body))
      await github.create(target.pull, body);
  }
  return { done: "created", message: `commented on ${place}${notes}` };
}
async function updated(github, known, body) {
  try {
    await github.update(known.id, body);
    return true;
  } catch (error) {
    if (statusOf(error) === 404 || statusOf(error) === 410)
      return false;
    throw error;
  }
}
function ours(comments, login, body) {
  const own = (name) => name.toLowerCase().replace(/\[bot\]$/, "");
  const bot = (name) => name.endsWith("[bot]");
  const key = MARKER.exec(body)?.[1];
  return comments.find((one) => own(one.login) === own(login) && bot(one.login) === bot(login) && MARKER.exec(one.body)?.[1] === key);
}
function isNewer({ body }, { runId, attempt }) {
  const [, , run, own] = (MARKER.exec(body) ?? []).map(Number);
  return run !== void 0 && (run > runId || run === runId && own > attempt);
}


;// CONCATENATED MODULE: ./lib/action/comment/run.js










async function runComment({ environment, guard, runner }) {
  try {
    const inputs = (0,action_inputs/* readCommentInputs */.J5)(runner.input, environment);
    if (inputs === null)
      throw new errors.GateError("usage", 'input "command" is not "comment"');
    const github = await run_open(inputs, { environment, guard, runner });
    const read = (target) => readParts(github, inputs.parts, target);
    tell(runner, await comment(github, environment, inputs.key, read));
    return { kind: "answered" };
  } catch (error) {
    const said = error instanceof errors.GateError ? [error.message, error.hint].filter(Boolean).join(". ") : (0,exit/* describeError */.Uc)(error);
    runner.annotate({ level: "error", title: "comment", message: said });
    return (0,exit_code/* endingOfError */.Rx)(error);
  }
}
async function readParts(github, folder, { runId, attempt }) {
  const { reports, left } = await findReports(folder, attempt);
  const pages = await github.artifacts(runId).catch(() => /* @__PURE__ */ new Map());
  const pageOf = (file) => pages.get((0,artifact/* pageName */.$p)(file.split(external_node_path_.sep)[0])) ?? null;
  return { parts: reports.map((each) => ({ ...each, page: pageOf(each.file) })), left };
}
async function commentBeside(ports) {
  const { environment, runner } = ports;
  if (runner.input("shard") !== "")
    return null;
  try {
    const inputs = (0,action_inputs/* readCommentInputs */.J5)(runner.input, environment);
    if (inputs === null)
      return null;
    const github = await run_open(inputs, ports);
    return async ({ reportDir }, exitCode, page) => {
      const read = () => readOwn(reportDir, exitCode, page);
      tell(runner, await comment(github, environment, inputs.key, read));
    };
  } catch {
    return null;
  }
}
async function readOwn(folder, exitCode, page) {
  const report = await readReport((0,external_node_path_.join)(folder, "report.json"));
  if (report === null)
    return { parts: [], left: [{ file: "report.json", key: "", why: "unreadable" }] };
  const own = exitCode === 0 ? report : { ...report, agrees: report.verdict !== "pass" };
  return { parts: [{ key: "", report: own, page }], left: [] };
}
async function run_open({ token }, { environment, guard, runner }) {
  runner.mask([token]);
  return await openGithub(token, environment, guard.signal);
}
function tell(runner, { done, message }) {
  if (done === "nothing")
    runner.annotate({ level: "notice", title: "comment", message });
  else
    process.stdout.write(`${(0,words_escape.logLine)(message)}
`);
}



/***/ })

};
