/** The comment on the pull request, against a server that speaks GitHub's REST API. */
import { symlinkSync } from "node:fs";
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
const NO_GRAPHQL = { method: "POST", status: 403, message: "no GraphQL" };

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

/** The folder of a job that downloaded these files. */
function writeReports(files: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(files).map(([name, text]) => [`retrieval-gate-parts/${name}`, text]);
  return workspace(Object.fromEntries(parts));
}

/** As the step does it, in this process. */
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

const markOf = (runId: number, attempt: number, ...key: readonly string[]): string =>
  makeMark({ key: key.length === 0 ? [WORKFLOW] : key, runId, attempt });

describe("command: comment", () => {
  it("updates its own comment on any page, and no other comment", async () => {
    const others = Array.from({ length: 230 }, (_, i) => ({
      login: "someone",
      body: `hello ${i}`,
    }));
    const forged = { login: "stranger", body: `${markOf(1, 1)}mine` };
    const otherBot = { login: "other[bot]", body: `${markOf(1, 1)}theirs` };
    const otherWorkflow = { login: BOT, body: `${markOf(1, 1, ".github/workflows/other.yml")}x` };
    const ownComment = { login: BOT, body: `${markOf(1000, 1)}old` };
    const comments = [forged, otherBot, ...others, otherWorkflow, ownComment];

    expect((await postComment({ "a-0-1/report.json": PASS }, { comments })).done).not.toBe(
      "nothing",
    );
    expect(server!.comments).toHaveLength(comments.length);

    const changed = server!.comments.filter(({ body }, i) => body !== comments[i]!.body);

    expect(changed.map(({ id }) => id)).toEqual([comments.length]);
    expect(changed[0]!.body).toContain("✅ Retrieval gate: <b>pass</b>");
  });

  it("finds the comment that it wrote with a person's token", async () => {
    // Ann may have edited what it remembers.
    const comments = [{ login: "ann", body: `${markOf(1000, 1)}<!-- lines %ZZ -->\nold` }];
    await postComment({ "a-0-1/report.json": PASS }, { comments, user: "ann" });

    expect(server!.asked()).toContain("PATCH /repos/owner/project/issues/comments/1");
  });

  it("leaves the comment of a newer run or attempt alone", async () => {
    for (const newer of [markOf(1235, 1), markOf(1234, 3)]) {
      const comments = [{ login: BOT, body: `${newer}newer` }];
      const output = await postComment({ "a-0-2/report.json": PASS }, { comments }, { attempt: 2 });

      expect(server!.comments.map(({ body }) => body)).toEqual([`${newer}newer`]);
      expect(output.message).toContain("newer run");
    }
  });

  it("shows the newest attempt of each job, and no parts of shards", async () => {
    const part = JSON.stringify({ ...JSON.parse(PASS), verdict: "partial" });
    const files = {
      "retrieval-gate-gate-0-1/report.json": FAIL,
      "retrieval-gate-gate-0-2/report.json": PASS,
      "retrieval-gate-ask-0-2/report.json": part,
    };
    await postComment(files, {}, { attempt: 2 });

    expect(server!.comments[0]!.body).toContain("<b>pass</b>");
    expect(server!.comments[0]!.body).not.toMatch(/<b>fail<\/b>|partial/);
    expect(server!.comments[0]!.body).toContain("attempt 2");

    const output = await postComment({ "retrieval-gate-ask-0-1/report.json": part });

    expect(server!.comments).toEqual([]);
    expect(output.message).toContain("only parts of shards");
  });

  it.each([
    ["no report of one of two gates", ["Run owner/retrieval-eval-gate@v1"], 2, "❔"],
    ["a report of each gate", ["Run owner/retrieval-eval-gate@v1"], 1, "✅"],
    ["no report of a step with a name of its own", ["Retrieval gate"], 2, "❔"],
    ["other steps", ["Run actions/checkout@v6", "Post Run owner/retrieval-eval-gate@v1"], 2, "✅"],
  ])("shows with %s whether a gate is missing", async (_, steps, count, mark) => {
    const jobs = Array.from({ length: count }, (__, id) => ({
      id,
      name: `call ${id} / gate`,
      conclusion: id === 0 ? "success" : "failure",
      steps: steps.map((name) => ({ name, conclusion: "success" })),
    }));
    const ownJob = { id: 9, name: "comment", conclusion: null, steps: [{ name: steps[0]! }] };

    await postComment({ "a-0-1/report.json": PASS }, { jobs: [...jobs, ownJob] });

    const body = server!.comments[0]?.body ?? "";

    expect(body).toContain(`### ${mark} Retrieval gate`);
    expect(body.includes("no report was found: 2 ran, and left 1")).toBe(mark === "❔");
  });

  const LIMIT = "You have exceeded a secondary rate limit";

  it("waits as long as GitHub says", async () => {
    const headers = { "retry-after": "0" };
    const refusals = [
      { method: "GET", status: 429, message: LIMIT, headers },
      { method: "GET", status: 502, message: LIMIT, headers },
      { method: "POST", status: 403, message: LIMIT, headers },
    ];

    const { done } = await postComment({ "a-0-1/report.json": PASS }, { refusals });

    expect([done, server!.comments.length]).toEqual(["created", 1]);
  });

  it("ends if the wait is too long, and says until when", async () => {
    const comments = [{ login: BOT, body: `${markOf(1, 1)}old` }];
    // Either header tells when; the minute in which the hour ends, or the next.
    const reset = Math.ceil(Date.now() / 1000) + 3600;
    const minute = new Date((reset + 59) * 1000).toISOString().slice(0, 16).replace("T", " ");
    const quota = { "x-ratelimit-remaining": "0", "x-ratelimit-reset": String(reset) };

    for (const [headers, until] of [
      [{ "retry-after": "3600" }, /until \d{4}(?:-\d\d){2} \d\d:\d\d UTC \(403: /],
      [quota, `until ${minute} UTC (403: `],
    ] as const) {
      const refusals = [{ method: "PATCH", status: 403, message: LIMIT, headers }];
      const { done, message } = await postComment(
        { "a-0-1/report.json": PASS },
        { refusals, comments },
      );

      expect([done, server!.comments[0]!.body]).toEqual(["nothing", comments[0]!.body]);
      expect(message).toMatch(until);
      expect(message).toMatch(/limit\)\. Re-run this job after that; the gate's verdict stays$/);
      expect(server!.asked().filter((each) => each.startsWith("PATCH"))).toHaveLength(1);
    }
  });

  it("repeats a read that the server failed", async () => {
    const refusals = [
      { method: "GET", status: 403, message: "no user" },
      { method: "GET", status: 500, message: "server error", headers: { "retry-after": "0" } },
    ];
    const output = await postComment({ "a-0-1/report.json": PASS }, { refusals });

    expect(output.done, output.message).toBe("created");
  });

  it("names the permission that the token lacks", async () => {
    const message = "Resource not accessible by integration";
    const refusals = [NO_GRAPHQL, { method: "POST", status: 403, message }];
    const output = await postComment({ "a-0-1/report.json": PASS }, { refusals });

    expect(output.done).toBe("nothing");
    expect(output.message).toMatch(
      /^no comment: this run's token may not do that \(403: Resource not accessible by integration/,
    );
    expect(output.message).toContain("pull-requests: write");
  });

  it("comments after the server failed before it wrote", async () => {
    const refusals = [NO_GRAPHQL, { method: "POST", status: 500, message: "server error" }];
    const output = await postComment({ "a-0-1/report.json": PASS }, { refusals });

    expect([output.done, server!.comments.length]).toEqual(["created", 1]);
  });

  it("comments again after its comment was deleted before the update", async () => {
    const comments = [{ login: BOT, body: `${markOf(1, 1)}old` }];
    const output = await postComment({ "a-0-1/report.json": PASS }, { comments, vanish: true });

    expect([output.done, server!.comments.length], output.message).toEqual(["created", 1]);
    expect(
      server!
        .asked()
        .slice(-2)
        .map((each) => each.split(" ")[0]),
    ).toEqual(["PATCH", "POST"]);
  });

  it("writes no second comment if the server failed after it wrote", async () => {
    const done = true as const;
    const refusals = [NO_GRAPHQL, { method: "POST", status: 502, message: "bad gateway", done }];

    expect((await postComment({ "a-0-1/report.json": PASS }, { refusals })).done).not.toBe(
      "nothing",
    );
    expect(server!.comments).toHaveLength(1);
    expect(server!.asked().at(-1)).toContain("PATCH");
  });

  it("names five of the files that it leaves out, and counts the others", async () => {
    const torn = Array.from({ length: 7 }, (_, i) => [`torn${i}/report.json`, "{"] as const);
    const { message } = await postComment({
      "a-0-1/report.json": PASS,
      ...Object.fromEntries(torn),
    });
    const notes = torn.slice(0, 5).map(([file]) => `; left out ${file}: it can't be read`);

    expect(message).toBe(`commented on pull request 7${notes.join("")}; left out 2 more`);
    expect(server!.comments[0]!.body).toContain("torn6");
  });

  it("escapes texts of strangers", async () => {
    await postComment({ "a-0-1/report.json": renderReportJson(makeHostileReport(HOSTILE)) });

    expect(server!.comments[0]!.body).not.toMatch(/<script|<img|\]\(|(?<![\w;])@[a-z]/i);
  });

  it.each([
    ["a verdict that is none", { ...JSON.parse(FAIL), verdict: "@everyone" }],
    [
      "everything of another type",
      {
        schema_version: 1,
        verdict: "fail",
        checks: [1, { metric: {}, category: [] }],
        cases: { a: 1 },
        losses: "x",
        receipt: 3,
      },
    ],
  ])("ends well with a report with %s", async (_, report) => {
    expect((await postComment({ "a-0-1/report.json": report })).done).not.toBe("nothing");
    expect(server!.comments[0]!.body).toMatch(/no verdict|<b>fail<\/b>/);
    expect(server!.comments[0]!.body).not.toContain("everyone");
  });

  it("follows no link", async () => {
    const folder = workspace({ "secret/report.json": FAIL, "retrieval-gate-parts/x/note.txt": "" });
    symlinkSync(join(folder, "secret"), join(folder, "retrieval-gate-parts/a-0-1"));
    symlinkSync(
      join(folder, "secret/report.json"),
      join(folder, "retrieval-gate-parts/x/report.json"),
    );
    await postComment({}, {}, {}, folder);

    expect(server!.comments[0]!.body).toContain("no verdict");
  });

  it("fits 2,000 cases and hundreds of failed checks into GitHub's limit", async () => {
    const report = JSON.parse(FAIL);
    const one = report.cases[0];
    report.cases = Array.from({ length: 2_000 }, (_, i) => ({
      ...one,
      id: `c${i}`,
      query: `${"<&_@".repeat(40)}${i}`,
    }));
    const check = report.checks.find((each: { passed: boolean }) => !each.passed);
    report.checks = Array.from({ length: 400 }, (_, i) => ({
      ...check,
      scope: `intent:${"<&_@".repeat(40)}${i}`,
      cases: report.cases.slice(i, i + 50).map(({ id }: { id: string }) => ({ id })),
    }));
    const item = report.view.failed[0];
    const rows = [{ ...item.rows[0], where: "<&_@".repeat(40) }];
    report.view.failed = Array.from({ length: 400 }, () => ({ ...item, rows }));
    const large = JSON.stringify(report);
    const small = JSON.stringify({ ...report, cases: report.cases.slice(0, 100) });
    const many = Array.from({ length: 12 }, (_, i) => [
      `job${i}-0-1/report.json`,
      i === 0 ? large : small,
    ]);
    await postComment(Object.fromEntries(many));
    const { body } = server!.comments[0]!;

    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(65_000);
    expect(body).toContain("<b>12 of 12 failed</b>");
  }, 60_000);
});

describe("command: comment on workflow_run", () => {
  const run = (conclusion: string, repository: string): object => ({
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
  /** Posts the comment on a run of a pull request from `repository`. */
  async function postOn(
    repository: string,
    conclusion: string,
    files: Readonly<Record<string, unknown>>,
    state: GithubState = {},
  ): Promise<string> {
    const ended = run(conclusion, repository);
    const pulls = [
      { number: 7, head: { sha: HEAD, repo: { full_name: repository } } },
      { number: 8, head: { sha: "cd".repeat(20), repo: { full_name: repository } } },
      { number: 9, head: { sha: HEAD, repo: null } },
    ];
    const known = { run: ended, pulls, files: { [WORKFLOW]: "jobs: { gate: {} }" } };
    const payload = { action: "completed", workflow_run: ended };
    const output = await postComment(
      files,
      { ...known, ...state },
      { event: { name: "workflow_run", payload } },
    );
    return server!.comments[0]?.body ?? output.message;
  }

  it("shows the reports of this repository's change, with their pages", async () => {
    const artifacts = [{ name: "report-a-0-2.html", id: 5 }];
    const files = { "a-0-2/report.json": PASS, "b-0-2/report.json": FAIL };

    const body = await postOn("owner/project", "failure", files, { artifacts });

    expect(body).toContain(markOf(99, 2));
    expect(body).toContain("<b>1 of 2 failed, 1 not confirmed</b>");
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

  it("shows no job name that a fork chose", async () => {
    const jobs = [
      { id: 5, name: "gate", conclusion: "failure" },
      { id: 6, name: "All good, merge it", conclusion: "success" },
    ];

    const body = await postOn("fork/project", "failure", {}, { jobs });

    expect(body).toContain("the run ended with <code>failure</code>");
    expect(body).toContain("- a job: <code>success</code>");
    expect(body).not.toContain("All good");
    expect(body).not.toContain("below .github/");
  });
});

it.each([
  [0, "✅ Retrieval gate: <b>pass</b>", { "report.json": PASS }],
  [3, "the step ended with exit code 3", { "report.json": PASS }],
  [3, "no verdict", {}],
])("comment: true beside a step that ends with %i: %s", async (exitCode, said, files) => {
  server = await startGithub({});
  const inputs: Readonly<Record<string, string>> = {
    comment: "true",
    "github-token": "ghs_0123456789",
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
  const beside = await prepareComment({ environment, guard, runner });
  const part = {
    ...runner,
    input: (name: string) => (name === "shard" ? "1/2" : runner.input(name)),
  };

  expect(await prepareComment({ environment, guard, runner: part })).toBeNull();

  const written = { reportDir: workspace(files), files: [], complete: true, baselinePath: null };
  const lines: string[] = [];
  const spy = vi
    .spyOn(process.stdout, "write")
    .mockImplementation((chunk) => lines.push(String(chunk)) > 0);
  const page = "https://github.com/owner/project/actions/runs/1234/artifacts/2";
  await beside!({ report: makeReport(), ...written }, exitCode, page).finally(() =>
    spy.mockRestore(),
  );
  const reason = "report.json" in files ? "the step ended with exit code 3" : "it can't be read";
  const leftOutText = exitCode === 0 ? "" : `; left out report.json: ${reason}`;

  expect(lines).toEqual([`commented on pull request 7${leftOutText}\n`]);
  expect(server.comments[0]!.body).toContain(said);
  expect(server.comments[0]!.body).toContain(markOf(1234, 1, WORKFLOW, "gate", "", "", "", "", ""));
  expect(server.comments[0]!.body.includes(`<a href="${page}">report</a>`)).toBe(
    leftOutText === "",
  );
  expect(server.comments[0]!.body.includes("<b>pass</b>")).toBe(exitCode === 0);
});

it("the mark of a comment has 280 characters of its key and a digest of all", () => {
  const markWithKey = (...key: readonly string[]): string =>
    makeMark({ key, runId: 1, attempt: 2 });

  expect(markWithKey("a".repeat(281))).toMatch(
    /^<!-- retrieval-eval-gate comment "a{280} [0-9a-f]{12}" run 1 attempt 2 -->\n$/,
  );
  expect(markWithKey('x" --> <b>')).toContain('comment "x_ __ _b_ ');

  const alike = [
    ["a b"],
    ["a", "b"],
    ["a", "", "b"],
    ["a+b"],
    ["a_b"],
    ["é"],
    ["ü"],
    ["a".repeat(281)],
  ];

  expect(new Set(alike.map((key) => markWithKey(...key))).size).toBe(alike.length);
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
