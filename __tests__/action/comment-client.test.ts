/** GitHub's API as the comment asks it: how long it waits, when it gives up, and answers that lack what they may lack. */
import { describe, expect, it } from "vitest";
import {
  type Github,
  openGithub,
  errorStatus,
  retryDelay,
} from "../../src/action/comment/github.ts";
import { type Handler, type Loopback, sendJson, serve } from "../helpers/loopback.ts";

type Headers = Readonly<Record<string, string>>;

/** The client's error has the status, and the answer with its headers where there was one. */
const makeRefusal = (status: number, headers?: Headers, message = "no"): Error =>
  Object.assign(new Error(message), { status, ...(headers && { response: { headers } }) });

const LEFT = "x-ratelimit-remaining";

describe("the time before a request is repeated", () => {
  it.each<readonly [string, Error, string, number, number | null]>([
    // 1, 2 and 4 seconds.
    ["a server that failed", makeRefusal(500), "GET", 1, 1000],
    ["a server that failed again", makeRefusal(502), "GET", 2, 2000],
    ["a server that failed a third time", makeRefusal(503), "PATCH", 3, 4000],
    ["a failure while writing", makeRefusal(500), "POST", 1, null],
    ["a request that is wrong", makeRefusal(499), "GET", 1, null],
    ["a limit, whatever was asked", makeRefusal(429), "POST", 1, 1000],
    ["a limit in words", makeRefusal(403, {}, "API Rate limit exceeded"), "POST", 1, 1000],
    ["a limit by its headers", makeRefusal(403, { "retry-after": "7" }), "POST", 1, 7000],
    ["what GitHub asks for at once", makeRefusal(403, { "retry-after": "0" }), "GET", 3, 0],
    ["a time in the past", makeRefusal(429, { "retry-after": "-1" }), "GET", 2, 2000],
    ["a time that is none", makeRefusal(429, { "retry-after": "soon" }), "GET", 2, 2000],
    ["what is not allowed", makeRefusal(403, {}), "GET", 1, null],
    ["what is not allowed, with requests left", makeRefusal(403, { [LEFT]: "1" }), "GET", 1, null],
    [
      "a quota that came back",
      makeRefusal(403, { [LEFT]: "0", "x-ratelimit-reset": "1" }),
      "GET",
      3,
      1000,
    ],
    ["a quota that does not say when", makeRefusal(429, { [LEFT]: "0" }), "GET", 3, 1000],
    ["an error without an answer", new Error("rate limit"), "GET", 1, null],
  ])("is right for %s", (_, error, method, tried, wait) => {
    expect(retryDelay(error, method, tried)).toBe(wait);
  });

  it("is the quota's own time and at most a second more", () => {
    // Ten seconds from the second that has begun: nine to ten seconds are left.
    const reset = String(Math.floor(Date.now() / 1000) + 10);
    const wait = retryDelay(
      makeRefusal(403, { [LEFT]: "0", "x-ratelimit-reset": reset }),
      "GET",
      1,
    )!;

    expect(wait).toBeGreaterThan(8000);
    expect(wait).toBeLessThanOrEqual(10_000);
  });

  it("errorStatus is null for anything but the client's error", () => {
    expect(errorStatus(makeRefusal(404))).toBe(404);
    for (const other of [
      new Error("x"),
      Object.assign(new Error("x"), { status: "404" }),
      { status: 404 },
      null,
    ]) {
      expect(errorStatus(other)).toBeNull();
    }
  });
});

/** The client against a server that answers like this. */
async function connectClient(
  handler: Handler,
  signal = new AbortController().signal,
): Promise<[Github, Loopback]> {
  const server = await serve(handler);
  const environment = { GITHUB_API_URL: server.url, GITHUB_REPOSITORY: "owner/project" };
  return [await openGithub("ghs_0123456789abcdef", environment, signal), server];
}

describe("a server that refuses", () => {
  it("is asked four times", async () => {
    const [github, server] = await connectClient((_, response) =>
      sendJson(response, { message: "bad gateway" }, 502, { "retry-after": "0" }),
    );

    await expect(github.readFile("a.yml")).rejects.toMatchObject({ status: 502 });
    expect(server.seen).toHaveLength(4);
  });

  it.each([
    ["waits a minute", "60", { name: "AbortError" }],
    ["waits no longer than a minute", "60.0005", { status: 429 }],
  ])("%s if it asks to slow down", async (_, after, error) => {
    const cancelled = new AbortController();
    // Nobody waits here: the step is cancelled soon after the answer.
    const [github, server] = await connectClient((_seen, response) => {
      sendJson(response, { message: "slow down" }, 429, { "retry-after": after });
      setTimeout(() => cancelled.abort(), 500);
    }, cancelled.signal);

    await expect(github.readFile("a.yml")).rejects.toMatchObject(error);
    expect(server.seen).toHaveLength(1);
  });

  it("reads a missing file as null, and throws for a forbidden one", async () => {
    const serverWithStatus = (code: number) =>
      connectClient((_, response) => sendJson(response, { message: "no" }, code));
    const [absent] = await serverWithStatus(404);
    const [forbidden] = await serverWithStatus(403);

    expect(await absent.readFile("a.yml")).toBeNull();
    await expect(forbidden.readFile("a.yml")).rejects.toMatchObject({ status: 403 });
  });
});

it.each<readonly [string, object | null, object | null, string]>([
  ["a user's", { login: "ann" }, null, "ann"],
  ["a workflow's", null, { login: "github-actions" }, "github-actions[bot]"],
  ["an App's", null, { login: "quality[bot]" }, "quality[bot]"],
  ["nobody's that GitHub tells", null, null, "github-actions[bot]"],
])("login gives the account of the token: %s", async (_, user, viewer, login) => {
  const [github] = await connectClient(({ url }, response) => {
    const found = url === "/user" ? user : viewer && { data: { viewer } };
    sendJson(response, found ?? { message: "no" }, found === null ? 403 : 200);
  });

  expect(await github.login()).toBe(login);
});

describe("readers of GitHub's answers", () => {
  it("accept a comment without author and text", async () => {
    const [github, server] = await connectClient((_, response) =>
      sendJson(response, [
        { id: 1, user: null },
        { id: 2, user: { login: "ann" }, body: "hello" },
      ]),
    );

    expect(await github.comments(7)).toEqual([
      { id: 1, login: "", body: "" },
      { id: 2, login: "ann", body: "hello" },
    ]);
    expect(server.seen[0]!.url).toBe("/repos/owner/project/issues/7/comments?per_page=100");
  });

  it("accept a run without branch, repository and attempt", async () => {
    const run = {
      id: 99,
      event: "pull_request",
      head_sha: "ab",
      head_branch: null,
      head_repository: null,
      path: ".github/workflows/gate.yml@refs/heads/main",
      conclusion: null,
      html_url: "https://github.com/owner/project/actions/runs/99",
    };
    const [github] = await connectClient((_, response) => sendJson(response, run));

    expect(await github.run(99)).toEqual({
      id: 99,
      event: "pull_request",
      headSha: "ab",
      headBranch: "",
      headRepository: null,
      workflow: ".github/workflows/gate.yml",
      attempt: 1,
      conclusion: null,
      url: run.html_url,
    });
  });

  it("accept a pull request whose fork is gone", async () => {
    const [github, server] = await connectClient((_, response) =>
      sendJson(response, [
        { number: 7, head: { sha: "ab", repo: { full_name: "fork/project" } } },
        { number: 9, head: { sha: "cd", repo: null } },
      ]),
    );

    expect(await github.pulls("fork/project", "topic")).toEqual([
      { number: 7, headSha: "ab", headRepository: "fork/project" },
      { number: 9, headSha: "cd", headRepository: null },
    ]);
    expect(server.seen[0]!.url).toBe(
      "/repos/owner/project/pulls?state=open&head=fork%3Atopic&per_page=100",
    );
  });
});
