import { digestText } from "../../src/system/digest.ts";
import { GateError } from "../../src/errors.ts";
import { retryDelayMs } from "../../src/llm/endpoint.ts";
import { PROMPTS } from "../../src/llm/judge.ts";
import { PROMPTS_VERSION } from "../../src/model/answers.ts";
import { type Fault, completion, judgeHandler } from "../helpers/judge-server.ts";
import { sendJson, serve } from "../helpers/loopback.ts";
import { FIGURES, KEY, SCRIPT, judge, judgeConfig, tasksOf } from "./set.ts";
import { describe, expect, it } from "vitest";

/** Takes two requests: for the claims, and which of them the contexts support. */
const FAITHFULNESS = tasksOf({ metrics: ["faithfulness"] });
const GOOD = [{ kind: "value", value: FIGURES.faithfulness }];
const UNMEASURED = [{ kind: "unmeasured", reason: "not_asked" }];

/** What `run` returns if the judging ended at the first answer. */
const ENDED_AT_ONCE = { samples: UNMEASURED, seen: 1, failure: { code: "judge_failed" } };

/** The first `times` requests go wrong; the later ones are answered as SCRIPT says. */
function faultFirst(times: number, fault: (...args: Parameters<Fault>) => void): Fault {
  return (n, ...rest) => {
    if (n > times) {
      return false;
    }
    fault(n, ...rest);
  };
}

/** All requests go wrong. */
const faultEach = (fault: (...args: Parameters<Fault>) => void): Fault =>
  faultFirst(Infinity, fault);

/** An answer with this status. */
const statusFault =
  (code: number, headers: Readonly<Record<string, string>> = {}) =>
  (_n: unknown, _request: unknown, response: Parameters<Fault>[2]): void =>
    sendJson(response, { error: { message: `said ${code}` } }, code, headers);

/** Judges faithfulness by a server with this fault. `seen` counts the requests that it got. */
async function run(fault: Fault, overrides: Parameters<typeof judgeConfig>[1] = {}) {
  const server = await serve(judgeHandler(SCRIPT, fault));
  const judged = await judge(judgeConfig(server.url, overrides), FAITHFULNESS);
  return { ...judged, seen: server.seen.length, host: server.url.replace("http://", "") };
}

describe("the judge's endpoint repeats a request", () => {
  it("repeats a request after 429, once its Retry-After is over", async () => {
    const startedAt = performance.now();

    const judged = await run(faultFirst(1, statusFault(429, { "retry-after": "1" })));

    // A second, by a timer that may be a little early.
    expect(performance.now() - startedAt).toBeGreaterThan(990);
    // The refused request, the same one again, and the second one.
    expect(judged).toMatchObject({ samples: GOOD, failure: null, seen: 3 });
    expect(judged.spending).toMatchObject({ requests: 3, retries: 1 });
  });

  // Without a Retry-After in seconds the wait is 500 ms, twice as long each time, and 8 s at most.
  it.each([
    { retryAfter: "0", earlierRetries: 0, waitMs: 0 },
    { retryAfter: "7", earlierRetries: 3, waitMs: 7000 },
    { retryAfter: "60", earlierRetries: 0, waitMs: 60_000 },
    { retryAfter: undefined, earlierRetries: 0, waitMs: 500 },
    { retryAfter: undefined, earlierRetries: 1, waitMs: 1000 },
    { retryAfter: undefined, earlierRetries: 9, waitMs: 8000 },
    { retryAfter: "soon", earlierRetries: 2, waitMs: 2000 },
    // Longer than a minute: it is not sent again.
    { retryAfter: "61", earlierRetries: 0, waitMs: null },
  ])(
    "waits $waitMs ms after Retry-After $retryAfter and $earlierRetries retries",
    ({ retryAfter, earlierRetries, waitMs }) => {
      const headers = { "retry-after": retryAfter };
      const rest = { kind: "answer", headers, body: Buffer.of(), elapsed_ms: 1 } as const;

      for (const status of [429, 500, 502, 503, 504]) {
        expect(retryDelayMs({ ...rest, status }, { error: {} }, earlierRetries)).toBe(waitMs);
      }
    },
  );

  it.each<[title: string, fault: (...args: Parameters<Fault>) => void]>([
    ["before the answer", (_n, _request, _response, socket) => socket.resetAndDestroy()],
    [
      "within the answer",
      (_n, _request, response, socket) =>
        response.write('{"choices"', () => socket.resetAndDestroy()),
    ],
  ])("repeats a request after a connection that broke %s", async (_, fault) => {
    const judged = await run(faultFirst(1, fault));

    // The broken request, the same one again, and the second one.
    expect(judged).toMatchObject({
      samples: GOOD,
      failure: null,
      seen: 3,
      spending: { retries: 1 },
    });
  });
});

describe("the judge's endpoint ends the judging", () => {
  it("ends the judging after the configured retries of status 500", async () => {
    const judged = await run(faultEach(statusFault(500, { "retry-after": "0" })), {
      retries: 3,
    });

    expect(judged).toMatchObject({
      samples: UNMEASURED,
      seen: 4,
      spending: { requests: 4, retries: 3 },
    });
    expect(judged.failure).toMatchObject({
      code: "judge_failed",
      exitCode: 3,
      message: `the judge at ${judged.host} answered 500 said 500 (after 3 retries)`,
    });
  });

  const QUOTA = {
    error: { message: "You exceeded your current quota", code: "insufficient_quota" },
  };
  // The answer | the fault | the end of the message | a part of the hint
  it.each<[string, (...args: Parameters<Fault>) => void, string, string]>([
    ["status 400", statusFault(400), "answered 400 said 400", "run once more"],
    ["status 401", statusFault(401), "answered 401 said 401", "Check the key in JUDGE_KEY."],
    ["status 403", statusFault(403), "answered 403 said 403", "Check the key in JUDGE_KEY."],
    [
      "status 404",
      statusFault(404),
      "answered 404 said 404",
      "Check judge.base_url and the names of the models.",
    ],
    [
      "a Retry-After of an hour",
      statusFault(429, { "retry-after": "3600" }),
      "answered 429 said 429",
      "",
    ],
    [
      "a used-up quota",
      (_n, _request, response) => sendJson(response, QUOTA, 429),
      "answered 429 You exceeded your current quota",
      "",
    ],
  ])("ends the judging at once for %s", async (_, fault, message, hint) => {
    const judged = await run(faultEach(fault));

    expect(judged).toMatchObject(ENDED_AT_ONCE);
    expect(judged.failure?.message).toBe(`the judge at ${judged.host} ${message}`);
    expect(judged.failure?.hint).toContain(hint);
  });

  it("ends the judging for a redirect, without sending the key there", async () => {
    const redirectTarget = await serve((_seen, response) =>
      sendJson(response, completion('{"claims": []}')),
    );

    const judged = await run(
      faultEach((_n, _request, response) => {
        response.writeHead(307, { location: `${redirectTarget.url}/v1/chat/completions` }).end();
      }),
    );

    expect(judged).toMatchObject(ENDED_AT_ONCE);
    expect(judged.failure?.hint).toContain("Redirects are not followed");
    expect(redirectTarget.seen).toEqual([]);
  });

  it("ends the judging for an answer later than the limit, in head or body", async () => {
    const late: Fault = faultEach(() => {});
    const slow: Fault = faultEach((_n, _request, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.write('{"choices": [');
    });
    for (const fault of [late, slow]) {
      const judged = await run(fault, { timeout_ms: 200 });

      expect(judged).toMatchObject(ENDED_AT_ONCE);
      expect(judged.failure?.message).toBe(
        `the judge at ${judged.host} did not answer whole within timeout_ms (200 ms)`,
      );
    }
  });

  // The answer | its body | its content type | a part of the message
  it.each([
    ["a page", "<html>", "text/html", "no JSON: <html>"],
    ["broken JSON", '{"choices": [', "application/json", "no JSON"],
    ["other JSON", "{}", "application/json", "no chat completion"],
    ["an empty list of choices", '{"choices": []}', "application/json", "no chat completion"],
    ["nothing", "", "application/json", "no JSON: an empty body"],
    [
      "other bytes than UTF-8",
      Buffer.from([34, 255, 34]),
      "application/json",
      "no JSON: the answer is not valid UTF-8",
    ],
  ])(
    "ends the judging for a wrong answer with status 200, not asked again: %s",
    async (_, body, type, message) => {
      const judged = await run(
        faultEach((_n, _request, response) => {
          response.writeHead(200, { "content-type": type }).end(body);
        }),
      );

      expect(judged).toMatchObject(ENDED_AT_ONCE);
      expect(judged.failure?.message).toContain(`answered 200 and ${message}`);
    },
  );

  it("ends the judging for a server that is not there", async () => {
    const server = await serve(() => {});
    await server.close();
    const { failure, spending } = await judge(judgeConfig(server.url), FAITHFULNESS);

    expect(failure?.message).toContain("failed: the connection was refused");
    expect(spending).toMatchObject({ requests: 1, retries: 0 });
  });

  it("ends the judging if the run is cancelled", async () => {
    const controller = new AbortController();
    const reason = new GateError("cancelled", "the run was cancelled (SIGTERM)");
    const server = await serve(() => controller.abort(reason));
    // The limit is longer than this test may take.
    const config = judgeConfig(server.url, { timeout_ms: 600_000 });

    const { failure, samples } = await judge(config, FAITHFULNESS, {
      signal: controller.signal,
    });

    expect(failure).toBe(reason);
    expect(samples).toEqual(UNMEASURED);
  });
});

describe("the judge's key", () => {
  it("an empty key ends the judging before anything is sent", async () => {
    const bot = { GITHUB_ACTOR: "dependabot[bot]" };
    for (const environment of [{}, { JUDGE_KEY: " " }, bot]) {
      const server = await serve(judgeHandler(SCRIPT));

      const { failure } = await judge(judgeConfig(server.url), FAITHFULNESS, { environment });

      expect(failure).toMatchObject({ code: "missing_secret", exitCode: 2 });
      expect(failure?.message).toBe("judge.api_key: the environment variable JUDGE_KEY is empty");
      expect(failure?.hint).toContain(
        environment === bot ? "Dependabot's secrets" : "GitHub gives no secrets to forks",
      );
      expect(server.seen).toEqual([]);
    }
  });

  it("a key that no header can hold ends the judging before anything is sent", async () => {
    const server = await serve(judgeHandler(SCRIPT));
    const environment = { JUDGE_KEY: "sk-one\nsk-two" };

    const { failure } = await judge(judgeConfig(server.url), FAITHFULNESS, { environment });

    expect(failure).toMatchObject({ code: "invalid_config", exitCode: 2 });
    expect(failure?.message).toBe(
      "judge.api_key: no header can hold the value of the environment variable JUDGE_KEY",
    );
    expect(server.seen).toEqual([]);
  });

  // Status | body of the error | end of the message
  it.each([
    [401, { error: { message: `key ${KEY} is unknown` } }, "key *** is unknown"],
    // A message of 500 characters would end within the key.
    [401, { error: { message: `${"-".repeat(490)}${KEY}` } }, "-***"],
    [200, `${KEY} is unknown`, "no JSON: *** is unknown"],
  ])(
    "the key is not shown if the server sends it back with status %d: %j",
    async (status, body, end) => {
      const text = typeof body === "string" ? body : JSON.stringify(body);
      const server = await serve((_seen, response) => response.writeHead(status).end(text));

      const { failure } = await judge(judgeConfig(server.url), FAITHFULNESS);

      expect(failure?.message.endsWith(end), failure?.message).toBe(true);
    },
  );

  it("no key is sent if the config names none", async () => {
    const server = await serve(judgeHandler(SCRIPT));

    expect(
      (await judge(judgeConfig(server.url, { api_key: null }), FAITHFULNESS)).failure,
    ).toBeNull();
    expect(server.seen[0]!.headers["authorization"]).toBeUndefined();
  });
});

it("the prompts have a new version if their text changes", () => {
  // If this fails, raise PROMPTS_VERSION, and write the new digest here.
  expect([PROMPTS_VERSION, digestText(JSON.stringify(PROMPTS))]).toEqual([
    1,
    "c1c2d3b24a41f260c3af623c998290dd7d913c31407a588513eabed39644ca9b",
  ]);
});
