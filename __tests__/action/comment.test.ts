import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { prepareComment, runComment } from "../../src/action/comment/comment.ts";
import { openRunner } from "../../src/action/runner.ts";
import { buildView } from "../../src/messages/view.ts";
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
/**
 * Refuses the first POST, by which the client asks GraphQL for the token's account. The next POST,
 * for which the tests have a refusal, writes the comment.
 */
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
  /** What tells this step's comment from those of other steps of the workflow. */
  readonly key?: readonly string[];
}

/** Starts GitHub's API, and returns the ports of a step and a function that ends it. */
async function startStep(state: GithubState, { event = PULL_REQUEST, attempt = 1 }: Options = {}) {
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
  const said: string[] = [];
  const spy = vi
    .spyOn(process.stdout, "write")
    .mockImplementation((text) => said.push(String(text)) > 0);
  const runner = {
    ...(await openRunner()),
    mask: () => {},
    annotate: ({ message }: { readonly message: string }) => void said.push(message),
  };
  const guard = { signal: new AbortController().signal };
  /** Returns what the step printed. */
  const end = (): string => {
    spy.mockRestore();
    return said.join("");
  };
  return { ports: { environment, guard, runner }, end };
}

/**
 * Comments on the downloaded files, in this process. `state` is what GitHub has and answers before.
 * Returns what the step prints: what it did, or why there is no comment.
 */
async function postComment(
  files: Readonly<Record<string, unknown>>,
  state: GithubState = {},
  options: Options = {},
): Promise<string> {
  const { ports, end } = await startStep(state, options);
  const token = "ghs_0123456789abcdef";
  await runComment({ token, key: options.key ?? [], parts: workspace(files) }, ports);
  return end();
}

/** The hidden first line of a comment on run 1234, of a step with this key. */
async function firstLine(...key: readonly string[]): Promise<string> {
  await postComment(ONE_PASS, {}, { key });
  return server!.comments[0]!.body.split("\n")[0]!;
}

let ownMark = "";
beforeAll(async () => {
  ownMark = await firstLine();
});

/** The mark by which the gate knows its own comment, of this run and attempt. */
const markOf = (run: number, attempt = 1): string =>
  `${ownMark.replace(/run \d+ attempt \d+/, `run ${run} attempt ${attempt}`)}\n`;

describe("command: comment", () => {
  it("updates its own comment on any page, and no other comment", async () => {
    // Three pages of 100 comments.
    const others = Array.from({ length: 230 }, (_, i) => ({
      login: "someone",
      body: `hello ${i}`,
    }));
    // This run is 1234.
    const mark = markOf(1000);
    const forged = { login: "stranger", body: `${mark}mine` };
    const otherBot = { login: "other[bot]", body: `${mark}theirs` };
    const otherWorkflow = { login: BOT, body: `${mark.replace("gate.yml", "other.yml")}x` };
    const ownComment = { login: BOT, body: `${mark}old` };
    const comments = [forged, otherBot, ...others, otherWorkflow, ownComment];

    const output = await postComment(ONE_PASS, { comments });

    const changedComments = server!.comments.filter(({ body }, i) => body !== comments[i]!.body);

    expect(output).toBe("updated the comment on pull request 7\n");
    expect(server!.comments).toHaveLength(comments.length);
    // Ids count from 1, and its own is the last.
    expect(changedComments.map(({ id }) => id)).toEqual([comments.length]);
    expect(changedComments[0]!.body).toContain("✅ Retrieval gate: <b>pass</b>");
  });

  it("finds the comment that it wrote with a person's token, even with broken notes", async () => {
    // Ann, whose token it is, broke what the gate noted for the next run: `%ZZ` can't be decoded.
    const comments = [{ login: "ann", body: `${markOf(1000)}<!-- lines %ZZ -->\nold` }];
    await postComment(ONE_PASS, { comments, user: "ann" });

    expect(server!.asked()).toContain("PATCH /repos/owner/project/issues/comments/1");
  });

  // This run is attempt 2 of run 1234.
  it.each([
    ["run", 1235, 1],
    ["attempt", 1234, 3],
  ])("leaves the comment of a newer %s alone", async (_, newerRun, newerAttempt) => {
    const newerMark = markOf(newerRun, newerAttempt);
    const comments = [{ login: BOT, body: `${newerMark}newer` }];

    const output = await postComment({ "a-0-2/report.json": PASS }, { comments }, { attempt: 2 });

    expect(server!.comments.map(({ body }) => body)).toEqual([`${newerMark}newer`]);
    expect(output).toBe("no comment: pull request 7 has the comment of a newer run");
  });

  /** The report of one shard, which decides nothing. */
  const PART = JSON.stringify({ ...JSON.parse(PASS), verdict: "partial" });

  it("writes no comment if there are only parts of shards", async () => {
    const output = await postComment({ "retrieval-gate-ask-0-1/report.json": PART });

    expect(server!.comments).toEqual([]);
    expect(output).toContain("no comment: there are only parts of shards");
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
    // ONE_PASS is one report.
    expect(body).toContain("no report was found: 2 ran, and left 1");
  });

  it.each([
    ["one job has a gate", 1, [GATE_STEP]],
    ["the jobs have no gate", 2, ["Run actions/checkout@v6", `Post ${GATE_STEP}`]],
  ])("misses no report if %s", async (_, jobCount, steps) => {
    const body = await commentOnJobs(jobCount, steps);

    expect(body).toContain("### ✅ Retrieval gate");
    expect(body).not.toContain("no report was found");
  });

  it("gives up if GitHub asks to wait for an hour, and says why", async () => {
    const comments = [{ login: BOT, body: `${markOf(1)}old` }];
    const message = "You have exceeded a secondary rate limit";
    const headers = { "retry-after": "3600" };
    const refusals = [{ method: "PATCH", status: 403, message, headers }];

    const output = await postComment(ONE_PASS, { refusals, comments });

    expect(output).toBe(`no comment: GitHub's API failed (403: ${message})`);
    expect(server!.comments[0]!.body).toBe(comments[0]!.body);
    expect(server!.asked().filter((each) => each.startsWith("PATCH"))).toHaveLength(1);
  });

  it("names the permission that the token lacks", async () => {
    const message = "Resource not accessible by integration";
    const refusals = [NO_GRAPHQL, { method: "POST", status: 403, message }];
    const output = await postComment(ONE_PASS, { refusals });

    expect(output).toMatch(
      /^no comment: this run's token may not do that \(403: Resource not accessible by integration/,
    );
    expect(output).toContain("pull-requests: write");
  });

  it("writes the comment again if the server failed before it wrote", async () => {
    const refusals = [NO_GRAPHQL, { method: "POST", status: 500, message: "server error" }];
    const output = await postComment(ONE_PASS, { refusals });

    expect([output, server!.comments.length]).toEqual(["commented on pull request 7\n", 1]);
  });

  it("writes a new comment if its comment was deleted before the update", async () => {
    const comments = [{ login: BOT, body: `${markOf(1)}old` }];
    const output = await postComment(ONE_PASS, { comments, vanish: true });

    expect([output, server!.comments.length]).toEqual(["commented on pull request 7\n", 1]);

    const methods = server!.asked().map((request) => request.split(" ")[0]);

    expect(methods.slice(-2)).toEqual(["PATCH", "POST"]);
  });

  it("writes no second comment if the server failed after it wrote", async () => {
    const failureAfterWrite = { method: "POST", status: 502, message: "bad", done: true } as const;

    const output = await postComment(ONE_PASS, { refusals: [NO_GRAPHQL, failureAfterWrite] });

    expect(output).toBe("commented on pull request 7\n");
    expect(server!.comments).toHaveLength(1);
    // It looks for its comment again, finds the one that was written, and updates it.
    expect(server!.asked().at(-1)).toContain("PATCH");
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
    await postComment({ "a-0-1/report.json": report });

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
  /** Comments on a run of a pull request. Returns the comment, or why there is none. */
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
    return server!.comments[0]?.body ?? output;
  }

  it("shows a failed run's reports with their pages, a passing one as not confirmed", async () => {
    const artifacts = [{ name: "report-a-0-2.html", id: 5 }];
    const files = { "a-0-2/report.json": PASS, "b-0-2/report.json": FAIL };

    // The change comes from a branch of this repository, not from a fork.
    const body = await postOn("owner/project", "failure", files, { artifacts });

    expect(body).toContain(markOf(99, 2));
    // The report of `a` passes, but the run ended with "failure".
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

  /** Comments on a gate with this report. Returns what the step prints. */
  async function commentBeside(report: unknown): Promise<string> {
    const { ports, end } = await startStep({});
    const inputs = { token: "ghs_0123456789abcdef", key: ["gate"], parts: "" };
    const writeComment = await prepareComment(inputs, ports);
    await writeComment({ report } as never, buildView(makeReport()), PAGE);
    return end();
  }

  it("shows the gate's report, with the link to its page", async () => {
    const output = await commentBeside(makeReport());

    const { body } = server!.comments[0]!;

    expect(output).toBe("commented on pull request 7\n");
    expect(body).toContain("✅ Retrieval gate: <b>pass</b> · docs");
    expect(body).toContain(`<a href="${PAGE}">report</a>`);
    // The key has the workflow and the step's own key.
    expect(body).toMatch(
      /^<!-- retrieval-eval-gate comment "\S+gate.yml gate [0-9a-f]{12}" run 1234/,
    );
  });

  it("calls an error of the program its own, and not GitHub's", async () => {
    const reportWithoutMembers = { verdict: null };

    expect(await commentBeside(reportWithoutMembers)).toContain(
      "no comment: this is an error of retrieval-eval-gate itself (Cannot read",
    );
  });
});

describe("the mark of a comment", () => {
  it("has the first 280 characters of the key, and a digest of all", async () => {
    expect(await firstLine("a".repeat(300))).toMatch(
      /^<!-- retrieval-eval-gate comment ".{280} [0-9a-f]{12}" run 1234 attempt 1 -->$/,
    );
  });

  it("has no character of the key that would end the HTML comment", async () => {
    // One _ each for `"`, `--`, `>`, `<` and `>`.
    expect(await firstLine('x" --> <b>')).toContain("gate.yml x_ __ _b_ ");
  });

  // Without the digest, some of these would have the same mark.
  it("differs for keys that look alike", async () => {
    const similarKeys = [["a b"], ["a", "b"], ["a", "", "b"], ["a+b"], ["a_b"], ["é"], ["ü"]];

    const marks = new Set<string>();
    for (const key of similarKeys) {
      marks.add(await firstLine(...key));
    }

    expect(marks.size).toBe(similarKeys.length);
  });
});
