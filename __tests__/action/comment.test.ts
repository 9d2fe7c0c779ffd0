import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  writeRunComment,
  prepareComment,
  makeMark,
  readParts,
} from "../../src/action/comment/comment.ts";
import { openGithub } from "../../src/action/comment/github.ts";
import { openRunner } from "../../src/action/runner.ts";
import { type GithubServer, type GithubState, startGithub } from "../helpers/github-server.ts";
import { makeFailingReport, makeHostileReport, makeReport } from "../helpers/make-report.ts";
import { renderReportJson } from "../helpers/rendered.ts";
import { workspace } from "../helpers/workspace.ts";

const PASS = renderReportJson(makeReport());
const FAIL = renderReportJson(makeFailingReport());
const HOSTILE =
  "<script>x</script> @everyone ![a](https://evil.invalid) <img src=x> | # \n\n## PASS";
const HEAD = "ab".repeat(20);
const WORKFLOW = ".github/workflows/gate.yml";
const BOT = "github-actions[bot]";
/** The answer to the first POST, by which the client asks GraphQL for the token's account. */
const NO_GRAPHQL = { method: "POST", status: 403, message: "no GraphQL" };
/** A report that passes, as the only one that the job downloaded. */
const ONE_PASS = { "a-0-1/report.json": PASS };

let server: GithubServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const PULL_REQUEST = {
  name: "pull_request",
  payload: { action: "synchronize", pull_request: { number: 7, head: { sha: HEAD } } },
};

interface Options {
  readonly event?: { readonly name: string; readonly payload?: unknown };
  readonly attempt?: number;
}

/** Makes the folder of a job that downloaded these files. */
function writeReports(files: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(files).map(([name, text]) => [`retrieval-gate-parts/${name}`, text]);
  return workspace(Object.fromEntries(parts));
}

/**
 * Comments on the downloaded files, in this process. `state` is what GitHub has and answers before.
 */
async function postComment(
  files: Readonly<Record<string, unknown>>,
  state: GithubState = {},
  { event = PULL_REQUEST, attempt = 1 }: Options = {},
  folder: string = writeReports(files),
): ReturnType<typeof writeRunComment> {
  await server?.close();
  server = await startGithub(state);
  const environment = {
    GITHUB_API_URL: server.url,
    GITHUB_REPOSITORY: "owner/project",
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: join(workspace({ "event.json": event.payload ?? {} }), "event.json"),
    GITHUB_RUN_ID: "1234",
    GITHUB_RUN_ATTEMPT: String(attempt),
    GITHUB_WORKFLOW_REF: `owner/project/${WORKFLOW}@refs/pull/7/merge`,
  };
  const github = await openGithub(
    "ghs_0123456789abcdef",
    environment,
    new AbortController().signal,
  );
  const parts = join(folder, "retrieval-gate-parts");
  return await writeRunComment(github, environment, [], (target) =>
    readParts(github, parts, target),
  );
}

/**
 * The mark by which the gate knows its own comment: of this run and attempt, by default of
 * WORKFLOW.
 */
const markOf = (runId: number, attempt: number, ...key: readonly string[]): string =>
  makeMark({ key: key.length === 0 ? [WORKFLOW] : key, runId, attempt });

describe("command: comment", () => {
  it("updates its own comment on any page, and no other comment", async () => {
    // Three pages of 100 comments.
    const others = Array.from({ length: 230 }, (_, i) => ({
      login: "someone",
      body: `hello ${i}`,
    }));
    const forged = { login: "stranger", body: `${markOf(1, 1)}mine` };
    const otherBot = { login: "other[bot]", body: `${markOf(1, 1)}theirs` };
    const otherWorkflow = { login: BOT, body: `${markOf(1, 1, ".github/workflows/other.yml")}x` };
    const ownComment = { login: BOT, body: `${markOf(1000, 1)}old` };
    const comments = [forged, otherBot, ...others, otherWorkflow, ownComment];

    const output = await postComment(ONE_PASS, { comments });

    const changedComments = server!.comments.filter(({ body }, i) => body !== comments[i]!.body);

    expect(output.done).not.toBe("nothing");
    expect(server!.comments).toHaveLength(comments.length);
    // Ids count from 1, and its own is the last.
    expect(changedComments.map(({ id }) => id)).toEqual([comments.length]);
    expect(changedComments[0]!.body).toContain("✅ Retrieval gate: <b>pass</b>");
  });

  it("finds the comment that it wrote with a person's token", async () => {
    // Ann has edited what the gate noted in its comment for the next run.
    const comments = [{ login: "ann", body: `${markOf(1000, 1)}<!-- lines %ZZ -->\nold` }];
    await postComment(ONE_PASS, { comments, user: "ann" });

    expect(server!.asked()).toContain("PATCH /repos/owner/project/issues/comments/1");
  });

  // This run is attempt 2 of run 1234.
  it.each([
    ["run", markOf(1235, 1)],
    ["attempt", markOf(1234, 3)],
  ])("leaves the comment of a newer %s alone", async (_, newerMark) => {
    const comments = [{ login: BOT, body: `${newerMark}newer` }];

    const output = await postComment({ "a-0-2/report.json": PASS }, { comments }, { attempt: 2 });

    expect(server!.comments.map(({ body }) => body)).toEqual([`${newerMark}newer`]);
    expect(output.message).toContain("newer run");
  });

  /** The report of one shard, which decides nothing. */
  const PART = JSON.stringify({ ...JSON.parse(PASS), verdict: "partial" });

  it("writes no comment if there are only parts of shards", async () => {
    const output = await postComment({ "retrieval-gate-ask-0-1/report.json": PART });

    expect(server!.comments).toEqual([]);
    expect(output.message).toContain("only parts of shards");
  });

  // There is one report. GitHub names a job's steps `Run ACTION` if the workflow gives no name.
  const GATE_STEP = "Run owner/retrieval-eval-gate@v1";

  /** Comments on one report of a run with so many jobs of these steps, beside the job that comments. */
  async function commentOnJobs(jobCount: number, steps: readonly string[]): Promise<string> {
    const jobs = Array.from({ length: jobCount }, (_, id) => ({
      id,
      name: `call ${id} / gate`,
      conclusion: id === 0 ? "success" : "failure",
      steps: steps.map((name) => ({ name, conclusion: "success" })),
    }));
    const commentJob = { id: 9, name: "comment", conclusion: null, steps: [{ name: steps[0]! }] };
    await postComment(ONE_PASS, { jobs: [...jobs, commentJob] });
    return server!.comments[0]?.body ?? "";
  }

  it.each([
    ["without a name", GATE_STEP],
    ["called `Retrieval gate`", "Retrieval gate"],
  ])("says that a report is missing if two jobs have a gate %s", async (_, gateStep) => {
    const body = await commentOnJobs(2, [gateStep]);

    expect(body).toContain("### ❔ Retrieval gate");
    expect(body).toContain("no report was found: 2 ran, and left 1");
  });

  it.each([
    ["one job has a gate", 1, [GATE_STEP]],
    ["the jobs have no gate", 2, ["Run actions/checkout@v6", `Post ${GATE_STEP}`]],
  ])("says of no report that it is missing if %s", async (_, jobCount, steps) => {
    const body = await commentOnJobs(jobCount, steps);

    expect(body).toContain("### ✅ Retrieval gate");
    expect(body).not.toContain("no report was found");
  });

  const LIMIT = "You have exceeded a secondary rate limit";

  // In an hour, by either header. The message rounds the time up to the minute.
  const RESET = Math.ceil(Date.now() / 1000) + 3600;
  const RESET_MINUTE = new Date((RESET + 59) * 1000).toISOString().slice(0, 16).replace("T", " ");

  it.each([
    ["retry-after", { "retry-after": "3600" }, /until \d{4}(?:-\d\d){2} \d\d:\d\d UTC \(403: /],
    [
      "x-ratelimit-reset",
      { "x-ratelimit-remaining": "0", "x-ratelimit-reset": String(RESET) },
      `until ${RESET_MINUTE} UTC (403: `,
    ],
  ])("gives up if %s asks for an hour, and says until when", async (_, headers, until) => {
    const comments = [{ login: BOT, body: `${markOf(1, 1)}old` }];
    const refusals = [{ method: "PATCH", status: 403, message: LIMIT, headers }];

    const { done, message } = await postComment(ONE_PASS, { refusals, comments });

    expect(done).toBe("nothing");
    expect(server!.comments[0]!.body).toBe(comments[0]!.body);
    expect(message).toMatch(until);
    expect(message).toMatch(/limit\)\. Re-run this job after that; the gate's verdict stays$/);
    expect(server!.asked().filter((each) => each.startsWith("PATCH"))).toHaveLength(1);
  });

  it("names the permission that the token lacks", async () => {
    const message = "Resource not accessible by integration";
    const refusals = [NO_GRAPHQL, { method: "POST", status: 403, message }];
    const output = await postComment(ONE_PASS, { refusals });

    expect(output.done).toBe("nothing");
    expect(output.message).toMatch(
      /^no comment: this run's token may not do that \(403: Resource not accessible by integration/,
    );
    expect(output.message).toContain("pull-requests: write");
  });

  it("writes the comment again if the server failed before it wrote", async () => {
    const refusals = [NO_GRAPHQL, { method: "POST", status: 500, message: "server error" }];
    const output = await postComment(ONE_PASS, { refusals });

    expect([output.done, server!.comments.length]).toEqual(["created", 1]);
  });

  it("writes a new comment if its comment was deleted before the update", async () => {
    const comments = [{ login: BOT, body: `${markOf(1, 1)}old` }];
    const output = await postComment(ONE_PASS, { comments, vanish: true });

    expect([output.done, server!.comments.length], output.message).toEqual(["created", 1]);

    const methods = server!.asked().map((request) => request.split(" ")[0]);

    expect(methods.slice(-2)).toEqual(["PATCH", "POST"]);
  });

  it("writes no second comment if the server failed after it wrote", async () => {
    const failureAfterWrite = { method: "POST", status: 502, message: "bad", done: true } as const;

    const output = await postComment(ONE_PASS, { refusals: [NO_GRAPHQL, failureAfterWrite] });

    expect(output.done).not.toBe("nothing");
    expect(server!.comments).toHaveLength(1);
    expect(server!.asked().at(-1)).toContain("PATCH");
  });

  it("names five of the files that it leaves out, and counts the others", async () => {
    const tornFiles = Array.from({ length: 7 }, (_, i) => `torn${i}/report.json`);
    const torn = Object.fromEntries(tornFiles.map((file) => [file, "{"]));

    const { message } = await postComment({ ...ONE_PASS, ...torn });

    const notes = tornFiles.slice(0, 5).map((file) => `; left out ${file}: it can't be read`);

    // 7 - 5 = 2. The comment itself names all.
    expect(message).toBe(`commented on pull request 7${notes.join("")}; left out 2 more`);
    expect(server!.comments[0]!.body).toContain("torn6");
  });

  it("escapes HTML, images, links and mentions in a report's texts", async () => {
    await postComment({ "a-0-1/report.json": renderReportJson(makeHostileReport(HOSTILE)) });

    expect(server!.comments[0]!.body).not.toMatch(/<script|<img|\]\(|(?<![\w;])@[a-z]/i);
  });

  it.each([
    ["an unknown verdict", { ...JSON.parse(FAIL), verdict: "@everyone" }],
    [
      "members of other types",
      {
        schema_version: 1,
        verdict: "fail",
        checks: [1, { metric: {}, category: [] }],
        cases: { a: 1 },
        losses: "x",
        receipt: 3,
      },
    ],
  ])("writes a comment even on a report that has %s", async (_, report) => {
    const output = await postComment({ "a-0-1/report.json": report });

    expect(output.done).not.toBe("nothing");
    expect(server!.comments[0]!.body).toMatch(/no verdict|<b>fail<\/b>/);
    expect(server!.comments[0]!.body).not.toContain("everyone");
  });

  it("fits 2,000 cases and hundreds of failed checks into GitHub's limit", async () => {
    // Characters that grow when they are escaped.
    const longText = "<&_@".repeat(40);
    const report = JSON.parse(FAIL);
    const firstCase = report.cases[0];
    report.cases = Array.from({ length: 2_000 }, (_, i) => ({
      ...firstCase,
      id: `c${i}`,
      query: `${longText}${i}`,
    }));
    const failedCheck = report.checks.find((check: { passed: boolean }) => !check.passed);
    report.checks = Array.from({ length: 400 }, (_, i) => ({
      ...failedCheck,
      scope: `intent:${longText}${i}`,
      cases: report.cases.slice(i, i + 50).map(({ id }: { id: string }) => ({ id })),
    }));
    const item = report.view.failed[0];
    const rows = [{ ...item.rows[0], where: longText }];
    report.view.failed = Array.from({ length: 400 }, () => ({ ...item, rows }));
    const large = JSON.stringify(report);
    const small = JSON.stringify({ ...report, cases: report.cases.slice(0, 100) });
    const twelveFiles = Array.from({ length: 12 }, (_, i) => [
      `job${i}-0-1/report.json`,
      i === 0 ? large : small,
    ]);

    await postComment(Object.fromEntries(twelveFiles));

    const { body } = server!.comments[0]!;

    // GitHub takes 65,536 characters.
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(65_000);
    expect(body).toContain("<b>12 of 12 suites failed</b>");
  }, 60_000);
});

describe("command: comment on workflow_run", () => {
  /** Attempt 2 of a run of a pull request from `repository`, as GitHub describes it. */
  const endedRun = (conclusion: string, repository: string): object => ({
    id: 99,
    event: "pull_request",
    head_sha: HEAD,
    head_branch: "topic",
    head_repository: { full_name: repository },
    path: WORKFLOW,
    run_attempt: 2,
    conclusion,
    html_url: "https://github.com/owner/project/actions/runs/99",
  });
  /**
   * Comments on a run of a pull request from `repository`. Returns the comment, or why there is
   * none.
   */
  async function postOn(
    repository: string,
    conclusion: string,
    files: Readonly<Record<string, unknown>>,
    state: GithubState = {},
  ): Promise<string> {
    const run = endedRun(conclusion, repository);
    // Only the first has the run's commit and repository.
    const pulls = [
      { number: 7, head: { sha: HEAD, repo: { full_name: repository } } },
      { number: 8, head: { sha: "cd".repeat(20), repo: { full_name: repository } } },
      { number: 9, head: { sha: HEAD, repo: null } },
    ];
    const payload = { action: "completed", workflow_run: run };
    const output = await postComment(
      files,
      { run, pulls, files: { [WORKFLOW]: "jobs: { gate: {} }" }, ...state },
      { event: { name: "workflow_run", payload } },
    );
    return server!.comments[0]?.body ?? output.message;
  }

  it("shows the reports of a change of this repository, with links to their pages", async () => {
    const artifacts = [{ name: "report-a-0-2.html", id: 5 }];
    const files = { "a-0-2/report.json": PASS, "b-0-2/report.json": FAIL };

    const body = await postOn("owner/project", "failure", files, { artifacts });

    expect(body).toContain(markOf(99, 2));
    // A report that passes counts only if the run ended well.
    expect(body).toContain("<b>1 of 2 suites failed, 1 not confirmed</b>");
    expect(body).toContain(
      'not confirmed · <a href="https://github.com/owner/project/actions/runs/99/artifacts/5">report</a>',
    );
    expect(body).toMatch(/<summary>❔ [^]*the run ended with <code>failure<\/code>[^]*<\/details>/);
  });

  it("shows how a fork's job ended, and nothing of its report", async () => {
    const jobs = [{ id: 5, name: "gate", conclusion: "success" }];
    const files = { "a-0-2/report.json": PASS };
    const changed = [{ filename: ".github/<b>evil.yml" }];

    const body = await postOn("fork/project", "success", files, { jobs, changed });

    expect(body).toContain(markOf(99, 2));
    expect(body).toContain("the job ended with <code>success</code>");
    expect(body).toContain(
      '- <b>gate</b>: <code>success</code> · <a href="https://github.com/owner/project/actions/runs/99/job/5">log</a>',
    );
    expect(body).toContain("This change edits files below .github/");
    expect(body).not.toMatch(/pass|✅|evil|docs|recall|artifacts/i);
  });
});

describe("comment: true beside a gate", () => {
  const PAGE = "https://github.com/owner/project/actions/runs/1234/artifacts/2";

  /** Prepares the comment of a step with these inputs beside `comment: true`. */
  async function prepareBeside(moreInputs: Readonly<Record<string, string>> = {}) {
    server = await startGithub({});
    const inputs: Readonly<Record<string, string>> = {
      comment: "true",
      "github-token": "ghs_0123456789",
      ...moreInputs,
    };
    const environment = {
      GITHUB_API_URL: server.url,
      GITHUB_REPOSITORY: "owner/project",
      GITHUB_WORKSPACE: workspace(),
      GITHUB_EVENT_NAME: "pull_request",
      GITHUB_EVENT_PATH: join(workspace({ "event.json": PULL_REQUEST.payload }), "event.json"),
      GITHUB_JOB: "gate",
      GITHUB_RUN_ID: "1234",
      GITHUB_RUN_ATTEMPT: "1",
      GITHUB_WORKFLOW_REF: `owner/project/${WORKFLOW}@refs/pull/7/merge`,
    };
    const runner = { ...(await openRunner()), input: (name: string) => inputs[name] ?? "" };
    const guard = { signal: new AbortController().signal };
    return await prepareComment({ environment, guard, runner });
  }

  /**
   * Comments on a gate that left these files and ended so. Returns the comment, and what the step
   * printed.
   */
  async function commentBeside(files: Readonly<Record<string, string>>, exitCode: number) {
    const writeComment = (await prepareBeside())!;
    const reportDir = workspace(files);
    const outcome = {
      report: makeReport(),
      reportDir,
      files: [],
      complete: true,
      baselinePath: null,
    };
    const lines: string[] = [];
    const spy = vi
      .spyOn(process.stdout, "write")
      .mockImplementation((chunk) => lines.push(String(chunk)) > 0);
    await writeComment(outcome, exitCode, PAGE).finally(() => spy.mockRestore());
    return { body: server!.comments[0]!.body, lines };
  }

  it("shows the report, with the link to its page, if the gate passed", async () => {
    const { body, lines } = await commentBeside({ "report.json": PASS }, 0);

    expect(lines).toEqual(["commented on pull request 7\n"]);
    expect(body).toContain("✅ Retrieval gate: <b>pass</b>");
    expect(body).toContain(`<a href="${PAGE}">report</a>`);
    // The key has the workflow, the job, and of each input nothing, since none is given.
    expect(body).toContain(markOf(1234, 1, WORKFLOW, "gate", "", "", "", "", ""));
  });

  it.each([
    {
      reportText: "a report that passes",
      files: { "report.json": PASS },
      shown: "the step ended with exit code 3",
      reason: "the step ended with exit code 3",
    },
    { reportText: "no report", files: {}, shown: "no verdict", reason: "it can't be read" },
  ])("shows no pass after exit code 3 and $reportText", async ({ files, shown, reason }) => {
    const { body, lines } = await commentBeside(files, 3);

    expect(lines).toEqual([`commented on pull request 7; left out report.json: ${reason}\n`]);
    expect(body).toContain(shown);
    expect(body).not.toContain("<b>pass</b>");
    expect(body).not.toContain(`<a href="${PAGE}">report</a>`);
    expect(body).toContain(markOf(1234, 1, WORKFLOW, "gate", "", "", "", "", ""));
  });

  it("writes no comment on a part of shards", async () => {
    expect(await prepareBeside({ shard: "1/2" })).toBeNull();
  });
});

describe("makeMark", () => {
  const markWithKey = (...key: readonly string[]): string =>
    makeMark({ key, runId: 1, attempt: 2 });

  it("has the first 280 characters of the key, and a digest of all", () => {
    expect(markWithKey("a".repeat(281))).toMatch(
      /^<!-- retrieval-eval-gate comment "a{280} [0-9a-f]{12}" run 1 attempt 2 -->\n$/,
    );
  });

  it("has no character of the key that would end the HTML comment", () => {
    expect(markWithKey('x" --> <b>')).toContain('comment "x_ __ _b_ ');
  });

  // Without the digest, some of these would have the same mark.
  it("differs for keys that look alike", () => {
    const similarKeys = [
      ["a b"],
      ["a", "b"],
      ["a", "", "b"],
      ["a+b"],
      ["a_b"],
      ["é"],
      ["ü"],
      ["a".repeat(281)],
    ];
    const marks = new Set(similarKeys.map((key) => markWithKey(...key)));

    expect(marks.size).toBe(similarKeys.length);
  });
});

it("writeRunComment calls an error of the program its own, and not GitHub's", async () => {
  server = await startGithub({});
  const environment = {
    GITHUB_API_URL: server.url,
    GITHUB_REPOSITORY: "owner/project",
    GITHUB_EVENT_NAME: "pull_request",
    GITHUB_EVENT_PATH: join(workspace({ "event.json": PULL_REQUEST.payload }), "event.json"),
    GITHUB_RUN_ID: "1234",
  };
  const github = await openGithub("ghs_0123456789abcdef", environment, AbortSignal.any([]));

  const result = await writeRunComment(github, environment, [], () =>
    Promise.reject(new TypeError("Cannot read properties of undefined")),
  );

  expect(result.done).toBe("nothing");
  expect(result.message).toContain("an error of retrieval-eval-gate itself (Cannot read");
});
