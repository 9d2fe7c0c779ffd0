import { loadVerdicts, formatVerdictLines } from "../../src/files/part.ts";
import { cosineSimilarity, replyKey } from "../../src/llm/judge.ts";
import type { StoredVerdict } from "../../src/model/answers.ts";
import { completion, judgeHandler } from "../helpers/judge-server.ts";
import { sendJson, serve } from "../helpers/loopback.ts";
import { workspace } from "../helpers/workspace.ts";
import { NOTHING_SPENT } from "../helpers/make.ts";
import { REQUESTS, SCRIPT, judge, judgeConfig, runFor, tasksOf, texts } from "./set.ts";
import type { JudgeConfig } from "../../src/model/config.ts";
import { describe, expect, it } from "vitest";

/** Returns the verdicts as the next run of the gate reads them from the file. */
function writeAndRead(verdicts: readonly StoredVerdict[]): readonly StoredVerdict[] {
  const text = formatVerdictLines(verdicts);
  const root = { directory: workspace({ "v.jsonl": text }) };
  const verdictsOfFile = [...loadVerdicts(root, "v.jsonl").values()];
  expect(formatVerdictLines(verdictsOfFile)).toBe(text);
  return verdictsOfFile;
}

describe("a second run of the judge", () => {
  it("asks nothing and measures the same, without key and server", async () => {
    const server = await serve(judgeHandler(SCRIPT));
    const config = judgeConfig(server.url);
    const firstRun = await judge(config, tasksOf());
    await server.close();
    const secondRun = await judge(config, tasksOf(), {
      known: writeAndRead(firstRun.added),
      environment: {},
    });

    expect(secondRun).toEqual({
      samples: firstRun.samples,
      failure: null,
      added: [],
      spending: { ...NOTHING_SPENT, cached: REQUESTS },
    });
  });

  it("a second run does not ask again what the judge could not answer", async () => {
    const server = await serve((_seen, response) => sendJson(response, completion("no JSON")));
    const config = judgeConfig(server.url);
    const firstRun = await judge(config, tasksOf());

    // Claims of answer and reference, questions, and the first context.
    expect(server.seen).toHaveLength(4);

    const secondRun = await judge(config, tasksOf(), { known: writeAndRead(firstRun.added) });

    expect(secondRun.samples).toEqual(firstRun.samples);
    expect(server.seen).toHaveLength(4);
  });

  it("asks only about a new context", async () => {
    const server = await serve(judgeHandler(SCRIPT));
    const config = judgeConfig(server.url);
    const tasksWithContexts = (...contexts: readonly string[]) =>
      tasksOf({ run: runFor("a", { hits: texts(...contexts) }), metrics: ["context_precision"] });
    const firstRun = await judge(config, tasksWithContexts("x", "y"));
    const secondRun = await judge(config, tasksWithContexts("y", "z", "x"), {
      known: firstRun.added,
    });

    expect(server.seen).toHaveLength(3);
    expect(secondRun.spending).toMatchObject({ requests: 1, cached: 2 });
  });

  it.each([
    ["model", { model: "judge-2" }],
    ["embedding_model", { embedding_model: "embed-2" }],
    ["temperature", { temperature: 0.5 }],
    ["seed", { seed: 1 }],
  ] satisfies readonly (readonly [string, Partial<JudgeConfig>])[])(
    "asks again with another %s",
    async (_, change) => {
      const server = await serve(judgeHandler(SCRIPT));
      const firstRun = await judge(judgeConfig(server.url), tasksOf());
      const secondRun = await judge(judgeConfig(server.url, change), tasksOf(), {
        known: firstRun.added,
      });

      expect(secondRun.spending).toMatchObject({ requests: REQUESTS, cached: 0 });
    },
  );

  it("keys a reply by its kind and inputs, not by address, API key or limits", () => {
    const inputs = { question: "q", text: "t" };
    const key = replyKey(judgeConfig("http://a"), "claims", inputs);
    const otherConfig = judgeConfig("http://b", {
      api_key: null,
      max_requests: 1,
      timeout_ms: 1,
      concurrency: 9,
      cache: "x.jsonl",
      prices: { prompt: 1, completion: 1, embedding: 1 },
    });

    expect(replyKey(otherConfig, "claims", inputs)).toBe(key);
    expect(replyKey(otherConfig, "claims", { ...inputs, text: "u" })).not.toBe(key);
    expect(replyKey(otherConfig, "questions", inputs)).not.toBe(key);
  });

  it.each([
    ["with too few values", { verdict: { supported: [true] } }],
    ["of another kind of question", { kind: "claims", verdict: { unmeasured: "refused" } }],
  ] satisfies readonly (readonly [string, Partial<StoredVerdict>])[])(
    "refuses a stored verdict %s",
    async (_, change) => {
      const server = await serve(judgeHandler(SCRIPT));
      const config = judgeConfig(server.url);
      const firstRun = await judge(config, tasksOf());
      const changed = firstRun.added.map((each): StoredVerdict =>
        each.kind === "support" ? { ...each, ...change } : each,
      );

      const secondRun = await judge(config, tasksOf(), { known: changed });

      expect(secondRun.failure).toMatchObject({ code: "invalid_verdicts", exitCode: 2 });
      // Faithfulness and context_recall ask for support; the two other metrics have their values.
      expect(secondRun.samples.filter((each) => each.kind === "value")).toHaveLength(2);
    },
  );
});

describe("the judge's budget", () => {
  it("a budget in requests ends the judging, and says what was spent", async () => {
    const server = await serve(judgeHandler(SCRIPT));

    const { failure, samples } = await judge(
      judgeConfig(server.url, { max_requests: 5 }),
      tasksOf(),
    );

    // Faithfulness takes 2, relevancy 2, the first context of precision 1. So precision and recall are
    // not measured.
    expect(server.seen).toHaveLength(5);
    expect(samples.map(({ kind }) => kind)).toEqual(["value", "value", "unmeasured", "unmeasured"]);
    expect(failure).toMatchObject({
      code: "judge_budget",
      exitCode: 3,
      message:
        "judge.max_requests (5) is reached: 5 requests sent, 0 verdicts from the cache; 2 of 4 samples are not measured",
    });
  });

  it("the next run goes on where the budget in requests ended the judging", async () => {
    const server = await serve(judgeHandler(SCRIPT));
    const config = judgeConfig(server.url, { max_requests: 5 });
    const { added } = await judge(config, tasksOf());

    const nextRun = await judge(config, tasksOf(), { known: writeAndRead(added) });

    expect(added).toHaveLength(5);
    expect(nextRun.failure).toBeNull();
    expect(nextRun.spending).toMatchObject({ requests: REQUESTS - 5, cached: 5 });
  });

  it("the budget in requests counts retries", async () => {
    const server = await serve((_seen, response) =>
      sendJson(response, {}, 503, { "retry-after": "0" }),
    );

    const { failure } = await judge(
      judgeConfig(server.url, { max_requests: 2, retries: 9 }),
      tasksOf(),
    );

    expect(server.seen).toHaveLength(2);
    expect(failure?.code).toBe("judge_budget");
  });

  it("a budget in money is tokens times prices, of chats and of embeddings", async () => {
    const server = await serve(judgeHandler(SCRIPT));
    const prices = { prompt: 0.5, completion: 2, embedding: 0.1 };
    const whole = await judge(judgeConfig(server.url, { prices }), tasksOf());

    // Eight chats of 100 and 10 tokens, embeddings of 5: (800 * 0.5 + 80 * 2 + 5 * 0.1) / 1000.
    expect(whole.spending.cost).toBeCloseTo(0.5605, 12);

    // A chat is (100 * 0.5 + 10 * 2) / 1000 = 0.07; after two of them 0.14.
    const cut = await judge(judgeConfig(server.url, { prices, max_cost: 0.1 }), tasksOf());

    expect(cut.spending).toMatchObject({ requests: 2 });
    expect(cut.failure?.message).toBe(
      "judge.max_cost (0.1) is reached: 2 requests sent and 0.14 spent, 0 verdicts from the cache; 3 of 4 samples are not measured",
    );
  });

  it.each([
    ["no usage", null],
    ["an empty usage", {}],
    ["no completion_tokens", { prompt_tokens: 1 }],
    ["a negative count", { prompt_tokens: -1, completion_tokens: 0 }],
  ])("%s: the cost is null without a budget, and a budget ends the judging", async (_, usage) => {
    const server = await serve((_seen, response) =>
      sendJson(response, completion('{"claims": []}', { usage })),
    );
    const prices = { prompt: 1, completion: 1, embedding: 1 };
    const tasks = tasksOf({ metrics: ["faithfulness"] });

    const withoutBudget = await judge(judgeConfig(server.url, { prices }), tasks);
    const withBudget = await judge(judgeConfig(server.url, { prices, max_cost: 9 }), tasks);

    expect(withoutBudget).toMatchObject({ failure: null, spending: { cost: null } });
    expect(withBudget.failure).toMatchObject({ code: "judge_failed", exitCode: 3 });
    expect(withBudget.failure?.message).toContain("has no `usage`");
  });
});

// One vector | the other | their cosine
it.each([
  [[1, 0], [0, 2], 0],
  [[1, 2, 3], [-2, -4, -6], -1],
  // (3 * 4 + 4 * 3) / (5 * 5)
  [[3, 4], [4, 3], 24 / 25],
  [[1], [1, 0], null],
  [[0, 0], [1, 0], null],
])("cosineSimilarity of %j and %j is %d", (a, b, expected) => {
  const value = cosineSimilarity(a, b);
  if (expected === null) {
    expect(value).toBeNull();
  } else {
    expect(value).toBeCloseTo(expected, 12);
  }
});
