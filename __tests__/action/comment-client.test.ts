/** The client of GitHub's API: how long it waits, when it gives up, and incomplete answers. */
import { describe, expect, it } from "vitest";
import { type Github, openGithub, retryDelay } from "../../src/action/comment/github.ts";
import { type Handler, type Loopback, sendJson, serve } from "../helpers/loopback.ts";

type Headers = Readonly<Record<string, string>>;

/** The client's error for an answer with this status; without headers if there was no answer. */
const makeRefusal = (status: number, headers?: Headers, message = "no"): Error =>
  Object.assign(new Error(message), { status, ...(headers && { response: { headers } }) });

describe("retryDelay", () => {
  it.each([
    { attempt: 1, status: 500, method: "GET", delay: 1000 },
    { attempt: 2, status: 502, method: "GET", delay: 2000 },
    { attempt: 3, status: 503, method: "PATCH", delay: 4000 },
  ])("retryDelay is $delay ms after attempt $attempt of $method with status $status", (row) => {
    expect(retryDelay(makeRefusal(row.status), row.method, row.attempt)).toBe(row.delay);
  });

  // Where GitHub names no time: 4 s after the third attempt.
  it.each([
    ["a limit by its status", makeRefusal(429), 4000],
    ["a limit in words", makeRefusal(403, {}, "API Rate limit exceeded"), 4000],
    ["a limit by its header, which says when", makeRefusal(403, { "retry-after": "7" }), 7000],
    ["a limit that is over", makeRefusal(403, { "retry-after": "0" }), 0],
  ])("repeats a POST refused by %s", (_, error, delay) => {
    expect(retryDelay(error, "POST", 3)).toBe(delay);
  });

  it.each(["-1", "soon"])("ignores a header retry-after: %s", (retryAfter) => {
    const error = makeRefusal(429, { "retry-after": retryAfter });

    // 2 s, as after any second attempt.
    expect(retryDelay(error, "GET", 2)).toBe(2000);
  });

  it.each([
    ["a POST that a server failed, since it may have written", makeRefusal(500), "POST"],
    ["a wrong request", makeRefusal(499), "GET"],
    ["what is not allowed", makeRefusal(403, {}), "GET"],
    ["an error without a status", new Error("rate limit"), "GET"],
  ])("retryDelay is null for %s", (_, error, method) => {
    expect(retryDelay(error, method, 1)).toBeNull();
  });
});

/** Connects the client to a server that answers like this. */
async function connectClient(
  handler: Handler,
  signal = new AbortController().signal,
): Promise<[client: Github, server: Loopback]> {
  const server = await serve(handler);
  const environment = { GITHUB_API_URL: server.url, GITHUB_REPOSITORY: "owner/project" };
  return [await openGithub("ghs_0123456789abcdef", environment, signal), server];
}

describe("openGithub, if the server refuses", () => {
  it("asks the server four times", async () => {
    const [github, server] = await connectClient((_, response) =>
      sendJson(response, { message: "bad gateway" }, 502, { "retry-after": "0" }),
    );

    await expect(github.readFile("a.yml")).rejects.toMatchObject({ status: 502 });
    expect(server.seen).toHaveLength(4);
  });

  // All waits together are limited to 60 s. The test does not wait itself: half a second after the
  // answer the step is cancelled, which ends a wait.
  it.each([
    ["waits for 60 s", "60", { name: "AbortError" }],
    ["gives up at once", "60.0005", { status: 429 }],
  ])("%s if it asks to retry after %s s", async (_, retryAfter, error) => {
    const cancellation = new AbortController();
    const [github, server] = await connectClient((_seen, response) => {
      sendJson(response, { message: "slow down" }, 429, { "retry-after": retryAfter });
      setTimeout(() => cancellation.abort(), 500);
    }, cancellation.signal);

    await expect(github.readFile("a.yml")).rejects.toMatchObject(error);
    expect(server.seen).toHaveLength(1);
  });

  it("reads a missing file as null, and throws for a forbidden one", async () => {
    const connectWithStatus = (status: number) =>
      connectClient((_, response) => sendJson(response, { message: "no" }, status));
    const [githubWithout] = await connectWithStatus(404);
    const [githubThatForbids] = await connectWithStatus(403);

    expect(await githubWithout.readFile("a.yml")).toBeNull();
    await expect(githubThatForbids.readFile("a.yml")).rejects.toMatchObject({ status: 403 });
  });
});

// `user` is the answer of the REST API, `viewer` that of GraphQL; null if the API refuses this kind
// of token.
it.each<{
  readonly token: string;
  readonly user: object | null;
  readonly viewer: object | null;
  readonly login: string;
}>([
  { token: "a user's token", user: { login: "ann" }, viewer: null, login: "ann" },
  {
    token: "a workflow's token",
    user: null,
    viewer: { login: "github-actions" },
    login: "github-actions[bot]",
  },
  { token: "an App's token", user: null, viewer: { login: "quality[bot]" }, login: "quality[bot]" },
  { token: "an unknown token", user: null, viewer: null, login: "github-actions[bot]" },
])("openGithub › login returns $login for $token", async ({ user, viewer, login }) => {
  const [github] = await connectClient(({ url }, response) => {
    const answer = url === "/user" ? user : viewer && { data: { viewer } };
    sendJson(response, answer ?? { message: "no" }, answer === null ? 403 : 200);
  });

  expect(await github.login()).toBe(login);
});

describe("openGithub, if an answer lacks what it may lack", () => {
  it("reads a comment without author and text", async () => {
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

  it("reads a run without branch, repository and attempt", async () => {
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

  it("reads a pull request whose fork is gone", async () => {
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
