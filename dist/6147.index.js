export const id = 6147;
export const ids = [6147];
export const modules = {

/***/ 16147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  commentBeside: () => (/* binding */ commentBeside),
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
// EXTERNAL MODULE: ./lib/model/verdict.js
var model_verdict = __webpack_require__(1732);
// EXTERNAL MODULE: ./lib/words/format.js
var format = __webpack_require__(50354);
// EXTERNAL MODULE: ./lib/metrics/registry.js + 2 modules
var registry = __webpack_require__(13480);
// EXTERNAL MODULE: ./lib/words/causes.js
var causes = __webpack_require__(57417);
// EXTERNAL MODULE: ./lib/words/checks.js
var checks = __webpack_require__(58664);
// EXTERNAL MODULE: ./lib/words/weakenings.js
var weakenings = __webpack_require__(72979);
// EXTERNAL MODULE: ./lib/words/notices.js
var notices = __webpack_require__(2712);
// EXTERNAL MODULE: ./lib/reporters/markdown.js
var markdown = __webpack_require__(20333);
;// CONCATENATED MODULE: ./lib/reporters/comment-checks.js








const NAME = 80;
const QUERY = 120;
const SENTENCE = 500;
const CHECKS = { rows: 12, bytes: 9_000 };
/** One edit makes many alike. */
const LOOSENED = { rows: 4, bytes: 9_000 };
const COUNTED = /^(?:newly_lost|critical_lost|cases)$/;
function unitOf({ metric }) {
    return COUNTED.test(metric) ? "cases" : (0,registry/* unitOfMetric */.QG)(metric);
}
function numbersOf(check) {
    const { baseline, current, limit } = check;
    return (0,format/* checkNumbers */.PM)({ unit: unitOf(check), baseline, current, delta: null, limit });
}
/** `floor` or `ceiling` where the limit is the rule's own; null where it comes from the baseline. */
function ownBound(check) {
    if (check.missing || COUNTED.test(check.metric) || !(0,checks/* isAbsolute */.oP)(check))
        return null;
    return check.direction === "higher" ? "floor" : "ceiling";
}
function checkWords(check) {
    if (check.weakening !== null)
        return (0,weakenings/* weakeningSentence */.r)(check.weakening);
    const where = (0,notices/* scopeWords */.AN)(check.scope);
    const { baseline, current, limit } = numbersOf(check);
    if (check.metric === "cases") {
        const gone = (check.baseline ?? 0) - (check.current ?? 0);
        return `${gone} of the baseline's ${(0,format/* plural */.LS)(check.baseline ?? 0, "case")} ${gone === 1 ? "is" : "are"} gone or edited`;
    }
    if (check.missing)
        return `${check.metric} ${where} could not be checked`;
    if (COUNTED.test(check.metric))
        return `${check.metric} is ${current} (${limit} allowed) ${where}`;
    const bound = check.limit === null ? "" : ` (${ownBound(check) ?? "limit"} ${limit})`;
    if (check.baseline === null || check.current === null)
        return `${check.metric} is ${current}${bound} ${where}`;
    if (baseline === current)
        return `${check.metric} stayed at ${current}${bound} ${where}`;
    const moved = check.current < check.baseline ? "fell" : "rose";
    return `${check.metric} ${moved} from ${baseline} to ${current}${bound} ${where}`;
}
const DEEPER = ["deeper", "crowded_out", "duplicates"];
/** What happened to a case that made the check fail: the cause where one is known, else its figures. */
function caseWords(check, culprit, loss, forbidden = []) {
    const [worst] = forbidden;
    if (check.category === "forbidden_hit" && worst !== undefined)
        return `${worst.id} at rank ${worst.rank}`;
    if (check.category === "retriever_error")
        return causes/* CAUSE_MEANING */.A$.error;
    if (check.metric === "cases")
        return "gone or edited";
    if (check.missing)
        return "not measured";
    if (check.metric === "degraded_rate")
        return causes/* CAUSE_MEANING */.A$.degraded;
    if (loss !== undefined && unitOf(check) !== "ms") {
        const deeper = loss.deeper !== null && DEEPER.includes(loss.cause) ? `, at rank ${loss.deeper}` : "";
        return `${causes/* CAUSE_MEANING */.A$[loss.cause]}${deeper}`;
    }
    if (culprit.after === null)
        return "";
    const { before, after } = culprit;
    const shown = (0,format/* checkNumbers */.PM)({
        unit: unitOf(check),
        baseline: before,
        current: after,
        delta: null,
        limit: null,
    });
    const name = unitOf(check) === "ms" ? "median" : check.metric;
    return `${name} ${before === null ? "" : `${shown.baseline} → `}${shown.current}`;
}
/** In the open what failed by itself; folded what follows from it. */
function failedMd(failed) {
    const own = failed.filter((check) => !check.secondary);
    const follows = failed.filter((check) => check.secondary);
    const loosened = own.filter(({ weakening }) => weakening !== null);
    const figures = own.filter((each) => !loosened.includes(each));
    const parts = [
        loosened.length === 0 ? "" : (0,markdown/* mdList */.Ej)(loosened, loosenedItem, LOOSENED),
        figures.length === 0 ? "" : failedTable(figures),
        follows.length === 0
            ? ""
            : (0,markdown/* mdDetails */.mF)(`${(0,format/* plural */.LS)(follows.length, "check")} failed as a consequence`, failedTable(follows)),
    ];
    return parts.filter((part) => part !== "").join("\n");
}
/** The heading names the category; a column of it is for more than one. */
function failedTable(checks) {
    const one = new Set(checks.map(({ category }) => category)).size === 1;
    if (!one || checks.some((check) => check.missing || check.secondary))
        return (0,markdown/* mdTable */.gJ)(COLUMNS, checks, checkRow, CHECKS);
    return (0,markdown/* mdTable */.gJ)(COLUMNS.slice(0, -1), checks, (check) => checkRow(check).slice(0, -1), CHECKS);
}
function loosenedItem({ weakening }) {
    if (weakening === null)
        return "";
    return `${(0,words_escape/* escapeMarkdown */.FV)((0,weakenings/* weakeningSentence */.r)(weakening), SENTENCE)} in ${(0,words_escape/* codeMarkdown */.fl)(weakening.file, QUERY)}`;
}
const COLUMNS = ["Failed check", "Where", "Baseline:", "Now:", "Limit:", "Category"];
function checkRow(check) {
    const { baseline, current, limit } = numbersOf(check);
    const category = check.secondary ? check.category : `<b>${check.category}</b>`;
    const why = check.missing && check.metric !== "cases" ? ": not measured" : "";
    const where = (0,words_escape/* escapeMarkdown */.FV)((0,notices/* scopeLabel */.$o)(check.scope), NAME);
    return [(0,words_escape/* codeMarkdown */.fl)(check.metric, NAME), where, baseline, `<b>${current}</b>`, limit, category + why];
}
/** Sentences of report.json under a heading. */
function saidMd(title, said) {
    if (said.length === 0)
        return "";
    return `<b>${title}:</b>\n\n${(0,markdown/* mdList */.Ej)(said, (each) => (0,words_escape/* escapeMarkdown */.FV)(each, SENTENCE), CHECKS)}`;
}

;// CONCATENATED MODULE: ./lib/reporters/comment-md.js
/**
 * The comment on the pull request. It is made from report.json as it lies on disk, which a stranger may have written:
 * every text is escaped here, and the verdict is what run and checks bear out.
 */





const comment_md_NAME = 80;
const comment_md_QUERY = 120;
const comment_md_SENTENCE = 500;
const WORST = { rows: 8, bytes: 8_000 };
/** More suites than this have their reports, and a line that says so. */
const REPORTS = 10;
/** Cases of a check that are looked at. */
const CULPRITS = 20;
const LAST_LINES = 20;
function renderCommentMd(reports, context) {
    const shown = reports.toSorted((a, b) => severity(a, context) - severity(b, context)).slice(0, REPORTS);
    const left = reports.length - shown.length;
    const blocks = shown.map((report) => reportMd(report, context));
    const none = `### Retrieval gate: no verdict\n\nThe run left no report that can be read${context.conclusion === null ? "" : `; it ended with ${(0,words_escape/* codeMarkdown */.fl)(context.conclusion, comment_md_NAME)}`}.\n`;
    const more = left === 0 ? "" : `\n+${left} more reports are in the run.\n`;
    const attempt = context.attempt > 1 ? `, attempt ${context.attempt}` : "";
    return `${blocks.length === 0 ? none : blocks.join("\n---\n\n")}${more}\n<sub>Commit ${(0,words_escape/* codeMarkdown */.fl)(context.commit.slice(0, 12))} · <a href="${(0,words_escape/* escapeHtml */.ZD)(context.runUrl)}">run and reports</a>${attempt}</sub>\n`;
}
const ORDER = ["fail", "error", "unconfirmed", "partial", "pass"];
/** `pass` only where everything else says so, too. */
function verdictOf(report, { conclusion }) {
    if (report.verdict !== "pass")
        return report.verdict;
    return report.agrees && (conclusion === null || conclusion === "success") ? "pass" : "unconfirmed";
}
function severity(report, context) {
    return ORDER.indexOf(verdictOf(report, context));
}
const MARK = { pass: "✅", fail: "❌", error: "⛔", partial: "◐", unconfirmed: "❔" };
function reportMd(report, context) {
    const verdict = verdictOf(report, context);
    const { suite } = report;
    const name = suite === null ? "" : ` · ${(0,words_escape/* escapeMarkdown */.FV)(suite.name, comment_md_NAME)}`;
    const failed = failedOf(report);
    const blocks = [
        `### ${MARK[verdict]} Retrieval gate: ${verdictLine(verdict, report)}${name}\n`,
        `${causeLine(verdict, report, context)}\n`,
        ...(verdict === "unconfirmed" ? [] : whyMd(report)),
        failedMd(failed),
        saidMd("Accepted with the label", report.told?.accepted ?? []),
        worstMd(report),
        saidMd("⚠️ To watch", report.told?.watched ?? []),
    ];
    return blocks.filter((block) => block !== "").join("\n");
}
function verdictLine(verdict, report) {
    if (verdict === "unconfirmed")
        return "not confirmed";
    if (verdict === "error")
        return `<b>error</b>${report.failure === null ? "" : `, ${(0,words_escape/* codeMarkdown */.fl)(report.failure.code, comment_md_NAME)}`}`;
    if (verdict === "pass" && report.accepted.length > 0)
        return `passed with ${(0,format/* plural */.LS)(report.accepted.length, "accepted regression")}`;
    const watched = report.checks.filter(({ state }) => state === "watched").length;
    if (verdict === "pass" && watched > 0)
        return `<b>pass</b>, ${(0,format/* plural */.LS)(watched, "check")} to watch`;
    const categories = model_verdict/* CATEGORIES */.R6.filter((category) => primaries(report).some((check) => check.category === category));
    return categories.length === 0 ? `<b>${verdict}</b>` : `<b>${verdict}</b>, ${categories.join(", ")}`;
}
/** What happened, in the words of the report's other outputs, and where. */
function causeLine(verdict, report, { conclusion }) {
    if (verdict === "unconfirmed") {
        return report.agrees
            ? `The report says pass, and the run ended with ${(0,words_escape/* codeMarkdown */.fl)(conclusion ?? format/* NONE */.x3, comment_md_NAME)}. Look at the run.`
            : "The report says pass, and its own checks say something else. Look at the run.";
    }
    const first = failedOf(report)[0];
    const fact = report.failure?.message ?? report.told?.fact ?? (first === undefined ? verdict : checkWords(first));
    return `${factMd(fact)}${first === undefined ? "" : failedIn(report)}`;
}
function whyMd({ told, failure }) {
    const lines = [
        ["Why", told?.why ?? "", words_escape/* escapeMarkdown */.FV],
        ["What to do", told?.what_to_do ?? failure?.hint ?? "", markdown/* mdProse */.X0],
        ["Note", told?.note ?? "", words_escape/* escapeMarkdown */.FV],
    ];
    return lines
        .filter(([, words]) => words !== "")
        .map(([title, words, toMd]) => `<b>${title}:</b> ${toMd(words, comment_md_SENTENCE)}\n`);
}
/** The intents and tags that have a failed check. */
function failedIn(report) {
    const parts = ["intent", "tag"].flatMap((kind) => {
        const names = new Set(failedOf(report).flatMap(({ scope }) => (scope.kind === kind ? [scope.name] : [])));
        if (names.size === 0)
            return [];
        const listed = [...names].slice(0, 5).map((name) => (0,words_escape/* codeMarkdown */.fl)(name, comment_md_NAME));
        const more = names.size > listed.length ? ` and ${names.size - listed.length} more` : "";
        return [`${(0,format/* plural */.LS)(names.size, kind)}: ${listed.join(", ")}${more}`];
    });
    return parts.length === 0 ? "" : `. Failed in ${parts.join("; in ")}.`;
}
/** What the retriever wrote last keeps its line ends. */
function factMd(message) {
    const [first = "", ...lines] = message.split(/\r?\n/).filter((line) => line.trim() !== "");
    const last = lines.slice(0, LAST_LINES).map((line) => (0,words_escape/* escapeMarkdown */.FV)(line, comment_md_SENTENCE));
    return (0,words_escape/* escapeMarkdown */.FV)(first, comment_md_SENTENCE) + (last.length === 0 ? "" : `\n\n<pre>${last.join("\n")}</pre>`);
}
/** Primaries first, by category, overall before intents: the order of causes. */
function failedOf({ checks }) {
    const place = (check) => Number(check.secondary) * 1000 +
        model_verdict/* CATEGORIES */.R6.indexOf(check.category) * 10 +
        Number(check.missing) * 2 +
        Number(check.scope.kind !== "overall");
    // The base's policy and the head's may say the same of the same bucket; the head's comes first.
    const key = ({ metric, scope, weakening, secondary }) => JSON.stringify([metric, scope, secondary, weakening?.code, weakening?.field]);
    const failed = new Map();
    for (const check of checks) {
        if (check.state === "failed" && !failed.has(key(check)))
            failed.set(key(check), check);
    }
    return [...failed.values()].toSorted((a, b) => place(a) - place(b));
}
function primaries(report) {
    return failedOf(report).filter((check) => !check.secondary);
}
/** The cases of the primary failures, each once. */
function worstMd(report) {
    const worst = new Map();
    for (const check of primaries(report)) {
        for (const culprit of check.cases.slice(0, CULPRITS)) {
            if (!worst.has(culprit.id))
                worst.set(culprit.id, caseWords(check, culprit, report.losses.get(culprit.id), report.cases.get(culprit.id)?.forbidden));
        }
    }
    if (worst.size === 0)
        return "";
    const row = ([id, what]) => {
        const one = report.cases.get(id);
        const query = one === undefined ? (0,words_escape/* codeMarkdown */.fl)(id, comment_md_NAME) : (0,words_escape/* escapeMarkdown */.FV)(one.query, comment_md_QUERY);
        return [query, (0,words_escape/* escapeMarkdown */.FV)(one?.intent ?? format/* NONE */.x3, comment_md_NAME), (0,words_escape/* escapeMarkdown */.FV)(what, comment_md_SENTENCE)];
    };
    return (0,markdown/* mdTable */.gJ)(["Worst queries", "Intent", "What happened"], [...worst], row, WORST);
}

// EXTERNAL MODULE: ./lib/action/summary.js
var summary = __webpack_require__(88962);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/action/comment/github.js
/** GitHub's REST API through the official client, with the few calls that a comment takes. */

const PAGE = 100;
const REQUEST_LIMIT_MS = 20_000;
const TRIES = 4;
/** Of all waiting together: a comment is not worth more of the job's time. */
const MOST_WAITING_MS = 60_000;
/** Who writes with the token of a workflow. */
const WORKFLOW_BOT = "github-actions[bot]";
/** Loads the client. Call it before anything starts that could change the program's files. */
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
            }
            catch {
                // A workflow's token is no user's. GraphQL knows the App that any such token belongs to.
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
        create: async (pull, body) => void (await rest.issues.createComment({ ...here, issue_number: pull, body })),
        update: async (comment, body) => void (await rest.issues.updateComment({ ...here, comment_id: comment, body })),
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
                url: data.html_url,
            };
        },
        pulls: async (headRepository, headBranch) => {
            const head = `${headRepository.split("/")[0]}:${headBranch}`;
            const all = await client.paginate(rest.pulls.list, { ...here, state: "open", head, per_page: PAGE });
            return all.map((pull) => ({
                number: pull.number,
                headSha: pull.head.sha,
                // Its type says that it is there; of a deleted fork it is not.
                headRepository: pull.head.repo?.full_name ?? null,
            }));
        },
        hasFile: async (path) => {
            try {
                await rest.repos.getContent({ ...here, path });
                return true;
            }
            catch (error) {
                if (statusOf(error) === 404)
                    return false;
                throw error;
            }
        },
    };
}
function isRefusal(error) {
    return error instanceof Error && "status" in error && typeof error.status === "number";
}
/** The HTTP status of the client's error; null for another error. */
function statusOf(error) {
    return isRefusal(error) ? error.status : null;
}
/** Waits as long as GitHub says, within bounds, and asks again. */
function retrying(client, signal) {
    let left = MOST_WAITING_MS;
    client.hook.wrap("request", async (request, options) => {
        for (let tried = 1;; tried++) {
            const limit = AbortSignal.any([signal, AbortSignal.timeout(REQUEST_LIMIT_MS)]);
            try {
                return await request({ ...options, request: { ...options.request, signal: limit } });
            }
            catch (error) {
                const wait = waitBefore(error, options.method, tried);
                if (wait === null || wait > left || tried >= TRIES || signal.aborted)
                    throw error;
                left -= wait;
                await (0,promises_.setTimeout)(wait, undefined, { signal });
            }
        }
    });
}
/** Milliseconds until the request may be made again; null where that makes no sense. */
function waitBefore(error, method, tried) {
    if (!isRefusal(error))
        return null;
    const { status, message, response: { headers = {} } = {} } = error;
    const limited = status === 429 || (status === 403 && isLimited(message, headers));
    // What a POST was doing when the server failed is not known: a second one could be a second comment.
    if (!limited && (status < 500 || method === "POST"))
        return null;
    const asked = Number(headers["retry-after"] ?? Number.NaN);
    if (Number.isFinite(asked) && asked >= 0)
        return asked * 1000;
    if (headers["x-ratelimit-remaining"] === "0") {
        const reset = Number(headers["x-ratelimit-reset"] ?? 0) * 1000 - Date.now();
        return Math.max(reset, 1000);
    }
    return 1000 * 2 ** (tried - 1);
}
function isLimited(message, headers) {
    return (headers["retry-after"] !== undefined ||
        headers["x-ratelimit-remaining"] === "0" ||
        /rate limit/i.test(message));
}

// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./lib/action/comment/target.js
/** Which pull request a comment belongs to, and which run it tells of: from the platform, never from a report. */

/** `job` is what tells the comments of a workflow's jobs apart; empty for the one of the workflow. */
async function findTarget(github, environment, job) {
    const event = environment["GITHUB_EVENT_NAME"] ?? "";
    const payload = await readPayload(environment);
    if (event === "pull_request")
        return ofPullRequest(payload, environment, job);
    if (event === "workflow_run")
        return await ofWorkflowRun(github, payload);
    return none(`there is no pull request on ${event || "this event"}`);
}
function none(reason) {
    return { kind: "none", reason };
}
/** GitHub's own; a payload that can't be read has none of the members. */
async function readPayload(environment) {
    try {
        const value = JSON.parse(await (0,external_node_fs_promises_.readFile)(environment["GITHUB_EVENT_PATH"] ?? "", "utf8"));
        return typeof value === "object" && value !== null ? value : {};
    }
    catch {
        return {};
    }
}
function ofPullRequest(payload, environment, job) {
    const pull = payload.pull_request?.number;
    const commit = payload.pull_request?.head?.sha;
    if (typeof pull !== "number" || typeof commit !== "string")
        return none("the event's payload (GITHUB_EVENT_PATH) names no pull request");
    const runId = Number(environment["GITHUB_RUN_ID"]);
    const server = environment["GITHUB_SERVER_URL"] ?? "https://github.com";
    // owner/name/.github/workflows/gate.yml@refs/pull/7/merge
    const path = (environment["GITHUB_WORKFLOW_REF"] ?? "").split("@")[0].split("/").slice(2).join("/");
    return {
        kind: "found",
        target: {
            pull,
            key: [path || environment["GITHUB_WORKFLOW"] || "", job].filter(Boolean).join(" "),
            runId,
            attempt: Number(environment["GITHUB_RUN_ATTEMPT"] ?? 1),
            runUrl: `${server}/${environment["GITHUB_REPOSITORY"]}/actions/runs/${runId}`,
            commit,
            conclusion: null,
        },
    };
}
/** The run is asked for again: what it ended with, and that nothing newer is on its way. */
async function ofWorkflowRun(github, payload) {
    const { id, run_attempt: attempt, head_sha: headSha, path } = payload.workflow_run ?? {};
    if (typeof id !== "number" || typeof attempt !== "number" || typeof headSha !== "string")
        return none("the event's payload (GITHUB_EVENT_PATH) names no run of a workflow");
    const run = await github.run(id);
    if (run.event !== "pull_request")
        return none(`the run was started by ${run.event}, which has no pull request`);
    if (run.headSha !== headSha || (typeof path === "string" && path.split("@")[0] !== run.workflow))
        return none("the event and the API disagree about the run's commit or workflow");
    if (run.attempt !== attempt)
        return none(`attempt ${run.attempt} of the run has begun, and comments itself`);
    if (run.conclusion === null)
        return none("the run has not ended");
    if (run.conclusion === "cancelled" || run.conclusion === "skipped")
        return none(`the run was ${run.conclusion}`);
    if (run.headRepository === null)
        return none("the repository of the change is gone");
    // A change could bring a workflow of its own under the gate's name.
    if (!(await github.hasFile(run.workflow)))
        return none(`the default branch has no workflow ${run.workflow}, or the token may not read it (contents: read)`);
    const pulls = (await github.pulls(run.headRepository, run.headBranch)).filter((pull) => pull.headSha === run.headSha && pull.headRepository === run.headRepository);
    if (pulls.length !== 1)
        return none(`${pulls.length} open pull requests have the commit ${headSha.slice(0, 12)}`);
    return {
        kind: "found",
        target: {
            pull: pulls[0].number,
            key: run.workflow,
            runId: id,
            attempt,
            runUrl: run.url,
            commit: run.headSha,
            conclusion: run.conclusion,
        },
    };
}

;// CONCATENATED MODULE: ./lib/action/comment/comment.js
/** Posts one comment on the pull request, or updates ours. Whatever goes wrong is a notice and changes no verdict. */




/** GitHub takes 65,536 characters. Bytes are never fewer. */
const MOST_BYTES = 65_000;
/** Hidden, and the first thing in it: whose comment it is, and of which run. */
const MARKER = /^<!-- retrieval-eval-gate comment "([^"]*)" run (\d{1,16}) attempt (\d{1,6}) -->/;
/** Never rejects. */
async function comment(github, environment, job, read) {
    try {
        const found = await findTarget(github, environment, job);
        if (found.kind === "none")
            return nothing(`no comment: ${found.reason}`);
        const { reports, left } = await read();
        if (reports.length === 0 && left.some((line) => line.includes(": a part;")))
            return nothing("no comment: there are only parts of shards; let the job that merges comment");
        return await write(github, found.target, bodyOf(found.target, renderCommentMd(reports, found.target)), left);
    }
    catch (error) {
        return nothing(reasonOf(error));
    }
}
function nothing(message) {
    return { done: "nothing", message };
}
function reasonOf(error) {
    const said = error instanceof Error ? error.message : String(error);
    if (statusOf(error) === 403 && !/rate limit/i.test(said))
        return `no comment: this run's token may not do that (403: ${said}). The job needs pull-requests: write, and the runs of forks never have it: see docs/comment.md`;
    return `no comment: GitHub's API failed (${statusOf(error) ?? "no answer"}: ${said})`;
}
function bodyOf({ key, runId, attempt }, markdown) {
    const safe = key.replaceAll(/[^\w ./-]|--/g, "_").slice(0, 300);
    return (0,summary/* fitSummary */.m)(`<!-- retrieval-eval-gate comment "${safe}" run ${runId} attempt ${attempt} -->\n${markdown}`, MOST_BYTES);
}
async function write(github, target, body, left) {
    const place = `pull request ${target.pull}`;
    const notes = left.slice(0, 5).map((line) => `; left out ${line}`);
    const login = await github.login();
    const find = async () => ours(await github.comments(target.pull), login, body);
    const known = await find();
    if (known !== undefined)
        return await update(github, known, body, place, notes.join(""));
    try {
        await github.create(target.pull, body);
    }
    catch (error) {
        // The server may have failed after it wrote.
        if ((statusOf(error) ?? 0) < 500)
            throw error;
        const made = await find();
        if (made !== undefined)
            return await update(github, made, body, place, notes.join(""));
        await github.create(target.pull, body);
    }
    return { done: "created", message: `commented on ${place}${notes.join("")}` };
}
async function update(github, known, body, place, notes) {
    const [was, is] = [runOf(known.body), runOf(body)];
    if (was.run > is.run || (was.run === is.run && was.attempt > is.attempt))
        return nothing(`no comment: ${place} has the comment of a newer run`);
    await github.update(known.id, body);
    return { done: "updated", message: `updated the comment on ${place}${notes}` };
}
/** The first with our key. One that somebody else wrote stays theirs to edit, so it is not taken over. */
function ours(comments, login, body) {
    const own = (name) => name.toLowerCase().replace(/\[bot\]$/, "");
    const bot = (name) => name.endsWith("[bot]");
    const key = MARKER.exec(body)?.[1];
    return comments.find((one) => own(one.login) === own(login) && bot(one.login) === bot(login) && MARKER.exec(one.body)?.[1] === key);
}
function runOf(body) {
    const [, , run, attempt] = MARKER.exec(body) ?? [];
    return { run: Number(run ?? 0), attempt: Number(attempt ?? 0) };
}

// EXTERNAL MODULE: ./lib/model/explanation.js
var explanation = __webpack_require__(81714);
// EXTERNAL MODULE: ./lib/model/scope.js
var scope = __webpack_require__(90997);
;// CONCATENATED MODULE: ./lib/action/comment/reports.js
/** The report.json files that a run left, read as what they are: files that a stranger may have written. */





/** A report of 20,000 cases has 40 MB. */
const reports_MOST_BYTES = 256 * 1024 * 1024;
const MOST_REPORTS = 50;
const MOST_CHECKS = 5_000;
/** `<folder>/<artifact>/report.json`, with a folder or two within the artifact. */
const DEEPEST = 4;
const VERDICTS = ["pass", "fail", "error", "partial"];
/**
 * Every report below the folder, of the newest attempt each: artifacts of a re-run differ in the end of their name.
 * Parts of shards are left out. Links are not followed.
 */
async function findReports(folder) {
    const files = newest((await reportFiles(folder, DEEPEST)).map((file) => (0,external_node_path_.relative)(folder, file)));
    const left = files.older.map((file) => `${file}: an older attempt`);
    const reports = [];
    for (const file of files.newest.slice(0, MOST_REPORTS)) {
        const read = await readReport((0,external_node_path_.join)(folder, file));
        if (read === null)
            left.push(`${file}: it can't be read`);
        else if (read.verdict === "partial")
            left.push(`${file}: a part; the report of merge is shown`);
        else
            reports.push(read);
    }
    const more = files.newest.length - MOST_REPORTS;
    return { reports, left: more > 0 ? [...left, `${more} more reports`] : left };
}
async function reportFiles(folder, depth) {
    const entries = await (0,external_node_fs_promises_.readdir)(folder, { withFileTypes: true }).catch(() => []);
    const found = [];
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
        const at = (0,external_node_path_.join)(folder, entry.name);
        if (entry.isFile() && entry.name === "report.json")
            found.push(at);
        else if (entry.isDirectory() && depth > 0)
            found.push(...(await reportFiles(at, depth - 1)));
    }
    return found;
}
/** `gate-0-2/report.json` is attempt 2 of `gate-0`; `gate-0-2-3`, beside `gate-0-2`, is that attempt's third step. */
function newest(files) {
    const artifacts = new Set(files.map((file) => file.split(external_node_path_.sep)[0]));
    const attempts = files.map((file) => {
        const [artifact, ...rest] = file.split(external_node_path_.sep);
        const [, whole, step] = /^(.*-\d+)-(\d+)$/.exec(artifact) ?? [];
        const isStep = whole !== undefined && artifacts.has(whole) && Number(step) >= 2;
        const named = isStep ? whole : artifact;
        const [, name, attempt] = /^(.+)-(\d{1,6})$/.exec(named) ?? [];
        const key = [name ?? named, isStep ? step : "", ...rest].join("\n");
        return { file, key, attempt: Number(attempt ?? 0) };
    });
    const highest = new Map();
    for (const { key, attempt } of attempts)
        highest.set(key, Math.max(highest.get(key) ?? 0, attempt));
    const isNewest = ({ key, attempt }) => highest.get(key) === attempt;
    return {
        newest: attempts.filter(isNewest).map(({ file }) => file),
        older: attempts.filter((each) => !isNewest(each)).map(({ file }) => file),
    };
}
/** Null where the file is none, too large, or no report. */
async function readReport(file) {
    const found = await (0,external_node_fs_promises_.lstat)(file).catch(() => null);
    if (!found?.isFile() || found.size > reports_MOST_BYTES || (0,external_node_path_.basename)(file) !== "report.json")
        return null;
    try {
        return reportOf(JSON.parse(await (0,external_node_fs_promises_.readFile)(file, "utf8")));
    }
    catch {
        return null;
    }
}
function reportOf(value) {
    const report = record(value);
    const verdict = VERDICTS.find((word) => word === report["verdict"]);
    if (verdict === undefined || report["schema_version"] !== 1)
        return null;
    const checks = list(report["checks"]).slice(0, MOST_CHECKS).flatMap(checkOf);
    const suite = record(record(report["receipt"])["suite"]);
    const failure = record(report["failure"]);
    const failed = report["failure"] !== null && report["failure"] !== undefined;
    const wanted = new Set(checks.flatMap((check) => (check.state === "held" ? [] : check.cases.map(({ id }) => id))));
    return {
        verdict,
        suite: typeof suite["name"] === "string"
            ? { name: suite["name"], revision: reports_text(suite["revision"]), cases: count(suite["cases"]) }
            : null,
        failure: failed
            ? {
                code: reports_text(failure["code"]),
                message: reports_text(failure["message"]),
                hint: typeof failure["hint"] === "string" ? failure["hint"] : null,
            }
            : null,
        told: toldOf(report["told"]),
        checks,
        accepted: list(report["accepted"]).slice(0, MOST_CHECKS).flatMap(checkOf),
        bootstrap: report["bootstrap"] === true,
        cases: casesOf(report["cases"], wanted),
        losses: lossesOf(report["losses"], wanted),
        agrees: verdict !== "pass" || passes(report, failed),
    };
}
/** Null in reports of older versions. */
function toldOf(value) {
    const told = record(value);
    if (typeof told["fact"] !== "string")
        return null;
    return {
        fact: told["fact"],
        why: reports_text(told["why"]),
        what_to_do: reports_text(told["what_to_do"]),
        note: reports_text(told["note"]),
        watched: list(told["watched"]).map(reports_text),
        accepted: list(told["accepted"]).map(reports_text),
    };
}
/** Whether everything in the report fits a pass. What can't be understood does not. */
function passes(report, failed) {
    const checks = report["checks"];
    return (!failed &&
        report["exit_code"] === 0 &&
        Array.isArray(report["categories"]) &&
        report["categories"].length === 0 &&
        Array.isArray(checks) &&
        checks.length > 0 &&
        checks.every((check) => record(check)["passed"] === true && record(check)["outcome"] !== "fail"));
}
function checkOf(value) {
    const check = record(value);
    const category = model_verdict/* CATEGORIES */.R6.find((word) => word === check["category"]);
    if (category === undefined || typeof check["metric"] !== "string")
        return [];
    const weakening = record(check["weakening"]);
    const code = model_verdict/* WEAKENINGS */.VV.find((word) => word === weakening["code"]);
    return [
        {
            metric: check["metric"],
            scope: (0,scope/* readScope */.hx)(reports_text(check["scope"])),
            category,
            secondary: model_verdict/* CATEGORIES */.R6.some((word) => word === check["secondary_to"]),
            baseline: figure(check["baseline"]),
            current: figure(check["current"]),
            limit: figure(check["limit"]),
            state: check["passed"] !== true ? "failed" : check["outcome"] === "watch" ? "watched" : "held",
            tolerance: figure(check["tolerance"]),
            direction: check["direction"] === "lower" ? "lower" : "higher",
            missing: Object.hasOwn(record(check["missing"]), "code"),
            weakening: code === undefined
                ? null
                : {
                    code,
                    field: reports_text(weakening["field"]),
                    file: reports_text(weakening["file"]),
                    before: reports_text(weakening["before"]),
                    after: reports_text(weakening["after"]),
                    cases: [],
                },
            cases: list(check["cases"]).flatMap((each) => {
                const { id, before, after } = record(each);
                return typeof id === "string" ? [{ id, before: figure(before), after: figure(after) }] : [];
            }),
        },
    ];
}
function casesOf(value, wanted) {
    const rows = list(value).map(record);
    const named = rows.filter(({ id }) => typeof id === "string" && wanted.has(id));
    return new Map(named.map((row) => [
        reports_text(row["id"]),
        {
            query: reports_text(row["query"]),
            intent: reports_text(row["intent"]),
            error: typeof row["error"] === "string" ? row["error"] : null,
            forbidden: forbiddenOf(row),
        },
    ]));
}
/** What came and must not, best rank first. */
function forbiddenOf(row) {
    const results = list(row["results"]);
    return list(row["forbidden_ranks"]).flatMap((rank) => {
        if (typeof rank !== "number")
            return [];
        const id = results[rank - 1];
        return typeof id === "string" ? [{ rank, id }] : [];
    });
}
function lossesOf(value, wanted) {
    const losses = new Map();
    for (const loss of list(value).map(record)) {
        const cause = explanation/* LOSS_CAUSES */.P.find((word) => word === loss["cause"]);
        const id = loss["id"];
        if (cause === undefined || typeof id !== "string" || !wanted.has(id))
            continue;
        const ranks = list(loss["targets"]).map((target) => figure(record(target)["rank_deeper"]));
        losses.set(id, { cause, deeper: ranks.find((rank) => rank !== null) ?? null });
    }
    return losses;
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
function figure(value) {
    return typeof value === "number" && Number.isFinite(value) && Math.abs(value) < 1e15 ? value : null;
}
function count(value) {
    return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : 0;
}

;// CONCATENATED MODULE: ./lib/action/comment/run.js
/** The comment as a step asks for it: `command: comment` in a job of its own, or `comment: true` beside a retriever. */









/** Ends well with a comment or a notice: whether the change may be merged is for the gate's own job to say. */
async function runComment({ environment, guard, runner }) {
    try {
        const inputs = (0,action_inputs/* readCommentInputs */.J5)(runner.input, environment);
        if (inputs === null)
            throw new errors.GateError("usage", 'input "command" is not "comment"');
        const github = await run_open(inputs, { environment, guard, runner });
        tell(runner, await comment(github, environment, "", () => findReports(inputs.parts)));
        return { kind: "answered" };
    }
    catch (error) {
        const said = error instanceof errors.GateError
            ? [error.message, error.hint].filter(Boolean).join(". ")
            : (0,exit/* describeError */.Uc)(error);
        runner.annotate({ level: "error", title: "comment", message: said });
        return (0,exit_code/* endingOfError */.Rx)(error);
    }
}
/** The client is loaded at once, before a retriever could change the files it is loaded from. Null where nobody asked. */
async function commentBeside(ports) {
    const { environment, runner } = ports;
    let github;
    try {
        const inputs = (0,action_inputs/* readCommentInputs */.J5)(runner.input, environment);
        if (inputs === null)
            return null;
        github = await run_open(inputs, ports);
    }
    catch {
        return null; // readInputs says it, in a report
    }
    // Parts decide nothing; the job that merges comments.
    if (runner.input("shard") !== "")
        return null;
    const job = [environment["GITHUB_JOB"], runner.input("config"), runner.input("suite")]
        .filter(Boolean)
        .join(" ");
    return async (outcome, exitCode) => {
        const read = async () => {
            const report = await readReport((0,external_node_path_.join)(outcome.reportDir, "report.json"));
            if (report === null)
                return { reports: [], left: ["report.json: it can't be read"] };
            return {
                reports: [exitCode === 0 ? report : { ...report, agrees: report.verdict !== "pass" }],
                left: [],
            };
        };
        tell(runner, await comment(github, environment, job, read));
    };
}
async function run_open({ token }, { environment, guard, runner }) {
    runner.mask([token]);
    return await openGithub(token, environment, guard.signal);
}
function tell(runner, { done, message }) {
    if (done === "nothing")
        runner.annotate({ level: "notice", title: "comment", message });
    else
        process.stdout.write(`${(0,words_escape.logLine)(message)}\n`);
}


/***/ })

};
