/** The comment on the pull request, against a server that speaks GitHub's REST API. */
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { bodyOf, type Commented, comment } from "../../src/action/comment/comment.ts";
import { openGithub } from "../../src/action/comment/github.ts";
import { findReports } from "../../src/action/comment/reports.ts";
import { commentBeside } from "../../src/action/comment/run.ts";
import { openRunner } from "../../src/action/runner.ts";
import { type GithubServer, type GithubState, startGithub } from "../helpers/github-server.ts";
import { makeErrorReport, makeFailingReport, makeHostileReport, makeReport } from "../helpers/make-report.ts";
import { renderReportJson } from "../helpers/rendered.ts";
import { workspace } from "../helpers/workspace.ts";

const PASS = renderReportJson(makeReport());
const FAIL = renderReportJson(makeFailingReport());
const HOSTILE = "<script>x</script> @everyone ![a](https://evil.invalid) <img src=x> | # \n\n## PASS";
const HEAD = "ab".repeat(20);
const WORKFLOW = ".github/workflows/gate.yml";
const BOT = "github-actions[bot]";

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
function downloaded(files: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(files).map(([name, text]) => [`retrieval-gate-parts/${name}`, text]);
  return workspace(Object.fromEntries(parts));
}

/** As the step does it, in this process. */
async function post(
  files: Readonly<Record<string, unknown>>,
  state: GithubState = {},
  { event = PULL_REQUEST, attempt = 1 }: Options = {},
  folder: string = downloaded(files),
): Promise<Commented> {
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
  const github = await openGithub("ghs_0123456789abcdef", environment, new AbortController().signal);
  return await comment(github, environment, "", () => findReports(join(folder, "retrieval-gate-parts")));
}

const marker = (run: number, attempt: number, key = WORKFLOW): string =>
  `<!-- retrieval-eval-gate comment "${key}" run ${run} attempt ${attempt} -->\n`;

describe("command: comment", () => {
  it("updates its own comment, on whatever page, and nobody else's", async () => {
    const others = Array.from({ length: 230 }, (_, i) => ({ login: "someone", body: `hello ${i}` }));
    const forged = { login: "stranger", body: `${marker(1, 1)}mine` };
    const otherBot = { login: "other[bot]", body: `${marker(1, 1)}theirs` };
    const otherWorkflow = { login: BOT, body: `${marker(1, 1, ".github/workflows/other.yml")}x` };
    const own = { login: BOT, body: `${marker(1000, 1)}old` };
    const comments = [forged, otherBot, ...others, otherWorkflow, own];
    const said = await post({ "a-0-1/report.json": PASS }, { comments });
    expect(said.done).not.toBe("nothing");
    expect(server!.comments).toHaveLength(comments.length);
    const changed = server!.comments.filter(({ body }, i) => body !== comments[i]!.body);
    expect(changed.map(({ id }) => id)).toEqual([comments.length]);
    expect(changed[0]!.body).toContain("✅ Retrieval gate: <b>pass</b>");
  });

  it("finds its comment with a person's token, too", async () => {
    const comments = [{ login: "ann", body: `${marker(1000, 1)}old` }];
    await post({ "a-0-1/report.json": PASS }, { comments, user: "ann" });
    expect(server!.asked()).toContain("PATCH /repos/owner/project/issues/comments/1");
  });

  it("leaves the comment of a newer run or attempt alone", async () => {
    for (const newer of [marker(1235, 1), marker(1234, 3)]) {
      const comments = [{ login: BOT, body: `${newer}newer` }];
      const said = await post({ "a-0-2/report.json": PASS }, { comments }, { attempt: 2 });
      expect(server!.comments.map(({ body }) => body)).toEqual([`${newer}newer`]);
      expect(said.message).toContain("newer run");
    }
  });

  it("shows the newest attempt of each job, and no parts of shards", async () => {
    const part = JSON.stringify({ ...JSON.parse(PASS), verdict: "partial" });
    const files = {
      "retrieval-gate-gate-0-1/report.json": FAIL,
      "retrieval-gate-gate-0-2/report.json": PASS,
      "retrieval-gate-ask-0-2/report.json": part,
    };
    await post(files, {}, { attempt: 2 });
    expect(server!.comments[0]!.body).toContain("<b>pass</b>");
    expect(server!.comments[0]!.body).not.toMatch(/<b>fail<\/b>|partial/);
    expect(server!.comments[0]!.body).toContain("attempt 2");
    const said = await post({ "retrieval-gate-ask-0-1/report.json": part });
    expect(server!.comments).toEqual([]);
    expect(said.message).toContain("only parts of shards");
  });

  it("waits for as long as GitHub says, and no longer than is worth it", async () => {
    const limited = (seconds: string): GithubState => ({
      refusals: [
        { method: "GET", status: 429, message: "slow down", headers: { "retry-after": "0" } },
        { method: "GET", status: 502, message: "bad gateway", headers: { "retry-after": "0" } },
        {
          method: "POST",
          status: 403,
          message: "You have exceeded a secondary rate limit",
          headers: { "retry-after": "0" },
        },
        {
          method: "PATCH",
          status: 403,
          message: "You have exceeded a secondary rate limit",
          headers: { "retry-after": seconds },
        },
      ],
    });
    const done = await post({ "a-0-1/report.json": PASS }, limited("0"));
    expect(done.done).toBe("created");
    expect(server!.comments).toHaveLength(1);
    const comments = [{ login: BOT, body: `${marker(1, 1)}old` }];
    const said = await post({ "a-0-1/report.json": PASS }, { ...limited("3600"), comments });
    expect(said.done).toBe("nothing");
    expect(said.message).toMatch(
      /^no comment: GitHub's API failed \(403: You have exceeded a secondary rate limit/,
    );
    expect(server!.comments[0]!.body).toContain("old");
    const reset = String(Math.ceil(Date.now() / 1000) + 3600);
    const headers = { "x-ratelimit-remaining": "0", "x-ratelimit-reset": reset };
    const refusals = [{ method: "PATCH", status: 403, message: "no more", headers }];
    const later = await post({ "a-0-1/report.json": PASS }, { refusals, comments });
    expect(later.message).toContain("403: no more");
    expect(server!.asked().filter((each) => each.startsWith("PATCH"))).toHaveLength(1);
  });

  it("asks again where the server failed to read", async () => {
    const refusals = [
      { method: "GET", status: 403, message: "no user" },
      { method: "GET", status: 500, message: "server error", headers: { "retry-after": "0" } },
    ];
    const said = await post({ "a-0-1/report.json": PASS }, { refusals });
    expect(said.done, said.message).toBe("created");
  });

  it("says what the token may not do", async () => {
    const refusals = [
      { method: "POST", status: 403, message: "no GraphQL" },
      { method: "POST", status: 403, message: "Resource not accessible by integration" },
    ];
    const said = await post({ "a-0-1/report.json": PASS }, { refusals });
    expect(said.done).toBe("nothing");
    expect(said.message).toMatch(
      /^no comment: this run's token may not do that \(403: Resource not accessible by integration/,
    );
    expect(said.message).toContain("pull-requests: write");
  });

  it("comments again where the server failed before it wrote", async () => {
    const refusals = [
      { method: "POST", status: 403, message: "no GraphQL" },
      { method: "POST", status: 500, message: "server error" },
    ];
    const said = await post({ "a-0-1/report.json": PASS }, { refusals });
    expect([said.done, server!.comments.length]).toEqual(["created", 1]);
  });

  it("makes no second comment where the server failed after it wrote", async () => {
    const refusals = [
      { method: "POST", status: 403, message: "no GraphQL" },
      { method: "POST", status: 502, message: "bad gateway", done: true as const },
    ];
    const said = await post({ "a-0-1/report.json": PASS }, { refusals });
    expect(said.done).not.toBe("nothing");
    expect(server!.comments).toHaveLength(1);
    expect(server!.asked().at(-1)).toContain("PATCH");
  });

  it("names five of the files that it leaves out", async () => {
    const torn = Array.from({ length: 7 }, (_, i) => [`torn${i}/report.json`, "{"] as const);
    const { message } = await post({ "a-0-1/report.json": PASS, ...Object.fromEntries(torn) });
    const notes = torn.slice(0, 5).map(([file]) => `; left out ${file}: it can't be read`);
    expect(message).toBe(`commented on pull request 7${notes.join("")}`);
  });

  it("is none where there is no pull request", async () => {
    const said = await post({ "a-0-1/report.json": PASS }, {}, { event: { name: "push" } });
    expect(said).toEqual({ done: "nothing", message: "no comment: there is no pull request on push" });
  });

  it("escapes what strangers wrote, and passes no pass that its own checks deny", async () => {
    const liar = JSON.stringify({ ...JSON.parse(FAIL), verdict: "pass" });
    await post({
      "a-0-1/report.json": renderReportJson(makeHostileReport(HOSTILE)),
      "b-0-1/report.json": liar,
    });
    const { body } = server!.comments[0]!;
    expect(body).toContain("not confirmed");
    expect(body).not.toContain("<b>pass</b>");
    expect(body).not.toMatch(/<script|<img|\]\(|(?<![\w;])@[a-z]/i);
  });

  it.each([
    ["no JSON", "not json {"],
    ["a list", "[1]"],
    ["another version", JSON.stringify({ ...JSON.parse(FAIL), schema_version: 2 })],
    ["a verdict that is none", JSON.stringify({ ...JSON.parse(FAIL), verdict: "@everyone" })],
    [
      "everything of another type",
      JSON.stringify({
        schema_version: 1,
        verdict: "fail",
        checks: [1, { metric: {}, category: [] }],
        cases: { a: 1 },
        losses: "x",
        receipt: 3,
        failure: null,
      }),
    ],
  ])("survives a report that is %s", async (_, text) => {
    const said = await post({ "a-0-1/report.json": text });
    expect(said.done).not.toBe("nothing");
    expect(server!.comments[0]!.body).toMatch(/no verdict|<b>fail<\/b>/);
    expect(server!.comments[0]!.body).not.toContain("everyone");
  });

  it("follows no link", async () => {
    const folder = workspace({ "secret/report.json": FAIL, "retrieval-gate-parts/x/note.txt": "" });
    symlinkSync(join(folder, "secret"), join(folder, "retrieval-gate-parts/a-0-1"));
    symlinkSync(join(folder, "secret/report.json"), join(folder, "retrieval-gate-parts/x/report.json"));
    await post({}, {}, {}, folder);
    expect(server!.comments[0]!.body).toContain("no verdict");
  });

  it("fits 20,000 cases and hundreds of failed checks into GitHub's limit", async () => {
    const report = JSON.parse(FAIL);
    const one = report.cases[0];
    report.cases = Array.from({ length: 20_000 }, (_, i) => ({
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
    const large = JSON.stringify(report);
    const small = JSON.stringify({ ...report, cases: report.cases.slice(0, 100) });
    const many = Array.from({ length: 12 }, (_, i) => [`job${i}-0-1/report.json`, i === 0 ? large : small]);
    await post(Object.fromEntries(many));
    expect(server!.comments[0]!.body.length).toBeLessThanOrEqual(65_536);
    expect(server!.comments[0]!.body).toContain("is cut here");
  }, 60_000);
});

describe("on workflow_run", () => {
  const RUN = {
    id: 99,
    event: "pull_request",
    head_sha: HEAD,
    head_branch: "topic",
    head_repository: { full_name: "fork/project" },
    path: WORKFLOW,
    run_attempt: 2,
    conclusion: "success",
    html_url: "https://github.com/owner/project/actions/runs/99",
  };
  const PULLS = [
    { number: 7, head: { sha: HEAD, repo: { full_name: "fork/project" } } },
    { number: 8, head: { sha: "cd".repeat(20), repo: { full_name: "fork/project" } } },
    { number: 9, head: { sha: HEAD, repo: null } },
  ];
  const event = (run: object = RUN): NonNullable<Options["event"]> => ({
    name: "workflow_run",
    payload: { action: "completed", workflow_run: run },
  });
  const good: GithubState = { run: RUN, pulls: PULLS, files: [WORKFLOW] };

  it("passes what the run's conclusion bears out", async () => {
    const said = await post({ "a-0-2/report.json": PASS }, good, { event: event() });
    expect(said.done).not.toBe("nothing");
    expect(server!.comments[0]?.body, said.message).toContain("<b>pass</b>");
    expect(server!.comments[0]!.body).toContain(marker(99, 2));
  });

  it("takes a run whose attempt the API does not tell for the first", async () => {
    const { run_attempt: _, ...run } = RUN;
    const first = event({ ...RUN, run_attempt: 1 });
    const said = await post({ "a-0-1/report.json": PASS }, { ...good, run }, { event: first });
    expect(said.done, said.message).toBe("created");
    const second = await post({ "a-0-1/report.json": PASS }, { ...good, run }, { event: event() });
    expect(second.message).toContain("attempt 1 of the run has begun");
  });

  it("confirms no pass of a run that failed", async () => {
    const run = { ...RUN, conclusion: "failure" };
    await post({ "a-0-2/report.json": PASS }, { ...good, run }, { event: event() });
    expect(server!.comments[0]!.body).toContain("not confirmed");
    expect(server!.comments[0]!.body).toContain("the run ended with <code>failure</code>");
  });

  it.each([
    ["another attempt began", { run: { ...RUN, run_attempt: 3 } }, "attempt 3"],
    ["the run was cancelled", { run: { ...RUN, conclusion: "cancelled" } }, "was cancelled"],
    ["it was a push", { run: { ...RUN, event: "push" } }, "started by push"],
    ["the commits differ", { run: { ...RUN, head_sha: "0".repeat(40) } }, "disagree"],
    ["the workflow is the change's own", { files: [] }, "has no workflow"],
    ["the pull request moved on", { pulls: PULLS.slice(1) }, "0 open pull requests"],
    ["two have the commit", { pulls: [PULLS[0]!, { ...PULLS[0]!, number: 10 }] }, "2 open pull requests"],
  ])("writes nothing where %s", async (_, state, said) => {
    const told = await post({ "a-0-2/report.json": PASS }, { ...good, ...state }, { event: event() });
    expect(told.done).toBe("nothing");
    expect(server!.comments).toEqual([]);
    expect(told.message).toContain(said);
  });
});

describe("comment: true", () => {
  it.each([
    [0, "✅ Retrieval gate: <b>pass</b>", { "report.json": PASS }],
    [3, "not confirmed", { "report.json": PASS }],
    [3, "no verdict", {}],
  ])("beside a step that ends with %i: %s", async (exitCode, said, files) => {
    server = await startGithub({});
    const inputs: Readonly<Record<string, string>> = { comment: "true", "github-token": "ghs_0123456789" };
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
    const beside = await commentBeside({ environment, guard, runner });
    const part = { ...runner, input: (name: string) => (name === "shard" ? "1/2" : runner.input(name)) };
    expect(await commentBeside({ environment, guard, runner: part })).toBeNull();
    const outcome = {
      report: makeReport(),
      reportDir: workspace(files),
      files: [],
      complete: true,
      baselinePath: null,
    };
    const lines: string[] = [];
    const spy = vi
      .spyOn(process.stdout, "write")
      .mockImplementation((chunk) => lines.push(String(chunk)) > 0);
    await beside!(outcome, exitCode).finally(() => spy.mockRestore());
    const left = "report.json" in files ? "" : "; left out report.json: it can't be read";
    expect(lines).toEqual([`commented on pull request 7${left}\n`]);
    expect(server.comments[0]!.body).toContain(said);
    expect(server.comments[0]!.body).toContain(marker(1234, 1, `${WORKFLOW} gate`));
    expect(server.comments[0]!.body.includes("<b>pass</b>")).toBe(exitCode === 0);
  });
});

it("a comment's mark has 300 characters of its key, and none that end it", () => {
  const markOf = (key: string): string =>
    bodyOf({ pull: 7, key, runId: 1, attempt: 2, runUrl: "", commit: "", conclusion: null }, "text");
  expect(markOf("a".repeat(301))).toBe(
    `<!-- retrieval-eval-gate comment "${"a".repeat(300)}" run 1 attempt 2 -->\ntext`,
  );
  expect(markOf('x" --> <b>')).toContain('comment "x_ __ _b_" run');
  // 65,000 bytes are whole, and one more is cut.
  const target = { pull: 7, key: "k", runId: 1, attempt: 2, runUrl: "", commit: "", conclusion: null };
  const rows = (bytes: number): string =>
    bodyOf(target, "row\n".repeat(20_000).slice(0, bytes - bodyOf(target, "").length));
  expect(rows(65_000)).toHaveLength(65_000);
  expect(rows(65_000)).not.toContain("is cut here");
  expect(rows(65_001)).toContain("is cut here");
});

it("an error names its code and what to do", async () => {
  await post({ "a-0-1/report.json": renderReportJson(makeErrorReport()) });
  const { body } = server!.comments[0]!;
  expect(body).toContain("⛔ Retrieval gate: <b>error</b>, <code>invalid_suite</code>");
  expect(body).toContain("<b>What to do:</b>");
});
