import { describe, expect, it } from "vitest";
import type { JudgedMetric, Sample } from "../../src/model/answers.ts";
import { type Fault, completion, judgeHandler } from "../helpers/judge-server.ts";
import { type Loopback, sendJson, serve } from "../helpers/loopback.ts";
import { NOTHING_SPENT, failedRun } from "../helpers/make.ts";
import {
  ALL,
  CAPITAL,
  FIGURES,
  REQUESTS,
  SCRIPT,
  caseOf,
  judge,
  judgeConfig,
  runFor,
  tasksOf,
  texts,
} from "./set.ts";
import { values } from "../helpers/table.ts";

/** Returns the value of each sample, or the reason why it has none. */
const valuesOrReasons = (samples: readonly Sample[]): readonly (number | string)[] =>
  samples.map((each) => (each.kind === "value" ? each.value : each.reason));

/** Judges one metric alone by this server. */
const judgedBy = (server: Loopback, metric: JudgedMetric): ReturnType<typeof judge> =>
  judge(judgeConfig(server.url), tasksOf({ metrics: [metric] }));

/** Serves SCRIPT's judge, but answers each question of the kind `asked` with this content. */
const serveContent = (asked: string, content: string): Promise<Loopback> => {
  const fault: Fault = (_, { kind }, response) => {
    if (kind !== asked) {
      return false;
    }
    sendJson(response, completion(content));
  };
  return serve(judgeHandler(SCRIPT, fault));
};

describe("judged metrics", () => {
  it("judged metrics have the values that the scripted verdicts give", async () => {
    const server = await serve(judgeHandler(SCRIPT));

    const judged = await judge(judgeConfig(server.url), tasksOf());

    expect(judged.failure).toBeNull();
    for (const [i, metric] of ALL.entries()) {
      expect(valuesOrReasons(judged.samples)[i], metric).toBeCloseTo(FIGURES[metric], 12);
    }
    expect(server.seen).toHaveLength(REQUESTS);

    // Eight chats of 100 and 10 tokens, one request for embeddings of 5.
    const tokens = { prompt_tokens: 800, completion_tokens: 80, embedding_tokens: 5 };

    expect(judged.spending).toEqual({ ...NOTHING_SPENT, requests: REQUESTS, ...tokens });
  });

  it("judged metrics are the same at any concurrency", async () => {
    const server = await serve(judgeHandler(SCRIPT));
    const tasks = ["a", "b", "c"].flatMap((id) =>
      tasksOf({ subject: caseOf(id), run: runFor(id) }),
    );
    const oneByOne = await judge(judgeConfig(server.url), tasks);
    const concurrent = await judge(judgeConfig(server.url, { concurrency: 16 }), tasks);

    expect(concurrent).toEqual(oneByOne);
    // The three cases have the same texts: each question was asked once a run.
    expect(server.seen).toHaveLength(2 * REQUESTS);
  });

  it("the judge is sent the case's texts as data, and asked for JSON", async () => {
    const server = await serve(judgeHandler(SCRIPT));
    await judge(judgeConfig(server.url, { seed: 7 }), tasksOf({ metrics: ["faithfulness"] }));
    const body = JSON.parse(server.seen[0]!.body) as {
      readonly messages: readonly { readonly role: string; readonly content: string }[];
    };

    expect(body).toMatchObject({
      model: "judge-1",
      temperature: 0,
      seed: 7,
      response_format: { type: "json_object" },
    });
    expect(body.messages.map((each) => each.role)).toEqual(["system", "user"]);
    expect(body.messages[0]!.content).not.toContain("Paris");
    expect(JSON.parse(body.messages[1]!.content)).toEqual({
      question: CAPITAL.question,
      text: CAPITAL.answer,
    });
  });

  it("the judge gets the key, and a user-agent without versions, in its headers", async () => {
    const server = await serve(judgeHandler(SCRIPT));

    await judge(judgeConfig(server.url), tasksOf({ metrics: ["faithfulness"] }));

    const { headers } = server.seen[0]!;
    // The value of JUDGE_KEY.
    expect(headers["authorization"]).toBe("Bearer sk-test-0123456789");
    expect(headers["user-agent"]).toBe("retrieval-eval-gate");
  });

  it("a repeated context counts once, at its rank", async () => {
    const server = await serve(judgeHandler(SCRIPT));
    const [first, second] = texts(CAPITAL.contexts[0], CAPITAL.contexts[2]);
    const hits = [first!, { ...first!, repeat: true }, second!];
    const judged = await judge(
      judgeConfig(server.url),
      tasksOf({ run: runFor("a", { hits }), metrics: ["context_precision"] }),
    );

    // Both contexts are useful: at rank 1, and behind the repeat at rank 3.
    expect(valuesOrReasons(judged.samples)).toEqual([(1 + 2 / 3) / 2]);
    expect(server.seen).toHaveLength(2);
  });

  it("judged metrics of contexts are 0 if nothing was found", async () => {
    const server = await serve(judgeHandler(SCRIPT));
    const metrics = ALL.filter((metric) => metric !== "answer_relevancy");
    const nothing = tasksOf({ run: runFor("a", { hits: [] }), metrics });

    const judged = await judge(judgeConfig(server.url), nothing);

    expect(valuesOrReasons(judged.samples)).toEqual([0, 0, 0]);
  });
});

describe("the judge's sample", () => {
  // What the run has | the case | its run | the values, or reasons, of faithfulness,
  // answer_relevancy, context_precision and context_recall. By SCRIPT, the context `x` is not useful
  // and supports no claim.
  it.each([
    ["the query failed", caseOf("a"), failedRun("a"), Array(4).fill("query_failed")],
    [
      "no answer",
      caseOf("a"),
      {
        ...runFor("a"),
        outcome: { kind: "answer", hits: texts("x"), returned: 1, degraded: false },
      },
      ["no_answer", "no_answer", 0, 0],
    ],
    [
      "a blank answer",
      caseOf("a"),
      runFor("a", { answer: " \n" }),
      ["no_answer", "no_answer", FIGURES.context_precision, FIGURES.context_recall],
    ],
    [
      "a result without text",
      caseOf("a"),
      runFor("a", { hits: texts(CAPITAL.contexts[0], undefined) }),
      ["no_text", FIGURES.answer_relevancy, "no_text", "no_text"],
    ],
    [
      "no reference",
      caseOf("a", { reference_answer: " " }),
      runFor("a"),
      [FIGURES.faithfulness, FIGURES.answer_relevancy, "no_reference", "no_reference"],
    ],
    [
      "no claims",
      caseOf("a", { reference_answer: "I don't know." }),
      runFor("a"),
      [FIGURES.faithfulness, FIGURES.answer_relevancy, FIGURES.context_precision, "no_claims"],
    ],
  ] as const)(
    "a sample has each metric's value, or why there is none, if the run has: %s",
    async (_, subject, run, expected) => {
      const server = await serve(judgeHandler(SCRIPT));

      const { samples, failure } = await judge(judgeConfig(server.url), tasksOf({ subject, run }));

      expect(failure).toBeNull();
      expect(valuesOrReasons(samples)).toEqual(
        expected.map((each) => (typeof each === "string" ? each : expect.closeTo(each, 12))),
      );
    },
  );

  it.each(
    values<readonly [string, string, number, unknown, object]>(String.raw`
# what it answers | the reason | status | the content, or the code of the error | more of the reply
a refusal | refused | 200 | null | {"refusal": "I won't."}
the server's filter | refused | 200 | "" | {"finish_reason": "content_filter"}
the server's filter as an error | refused | 400 | content_filter | {}
too long a text | too_long | 400 | context_length_exceeded | {}
content that is not JSON | malformed | 200 | Sure! {"claims": []} | {}
a reply cut off | malformed | 200 | {"claims": []} | {"finish_reason": "length"}
no content | malformed | 200 | null | {}
another form | malformed | 200 | {"claim": ["x"]} | {}
a list | malformed | 200 | [] | {}
a claim that is no text | malformed | 200 | {"claims": ["x", 1]} | {}
a blank claim | malformed | 200 | {"claims": [" "]} | {}
`),
  )(
    "a judge that answers with %s gives the reason %s, after one request",
    async (_, reason, status, content, more) => {
      const text =
        content === null || typeof content === "string" ? content : JSON.stringify(content);
      const reply =
        status === 200 ? completion(text, { ...more }) : { error: { code: text, message: "no" } };
      const server = await serve((_seen, response) => sendJson(response, reply, status));

      const { samples, failure } = await judgedBy(server, "faithfulness");

      expect(failure).toBeNull();
      expect(valuesOrReasons(samples)).toEqual([reason]);
      expect(server.seen).toHaveLength(1);
    },
  );

  it.each([
    ["```json\n", "\n```"],
    ["\n```\n", "```\n"],
    ["```JSON\r\n", "\r\n  ```"],
  ])("a reply in a fence is read: %j", async (before, after) => {
    const server = await serveContent("usefulness", `${before}{"useful": true}${after}`);

    const { samples } = await judgedBy(server, "context_precision");

    expect(samples.map((each) => each.kind)).toEqual(["value"]);
  });

  it("the judge is asked without a temperature if that is off", async () => {
    const server = await serve(judgeHandler(SCRIPT));
    const task = tasksOf({ metrics: ["context_precision"] });
    await judge({ ...judgeConfig(server.url), temperature: "off" }, task);
    await judge(judgeConfig(server.url), task);
    const sent = server.seen.map(({ body }) => JSON.parse(body) as object);

    expect(sent[0]).not.toHaveProperty("temperature");
    expect(sent.at(-1)).toHaveProperty("temperature");
  });

  // What is wrong | the question that is answered so | the answer | the metric
  it.each([
    ["fewer verdicts than claims", "support", '{"supported": [true, false]}', "faithfulness"],
    ["verdicts in words", "support", '{"supported": ["yes", "no", "no"]}', "faithfulness"],
    ["a verdict in words", "usefulness", '{"useful": "true"}', "context_precision"],
    [
      "two questions in place of three",
      "questions",
      '{"questions": ["a?", "b?"]}',
      "answer_relevancy",
    ],
  ] as const)("a sample is malformed with %s", async (_, kind, content, metric) => {
    const { samples } = await judgedBy(await serveContent(kind, content), metric);

    expect(valuesOrReasons(samples)).toEqual(["malformed"]);
  });

  it.each(
    values<readonly [string, readonly unknown[]]>(`
# what is wrong | the embeddings of the query, and of three questions made from the answer
another length | [[1,0],[1],[1,0],[1,0]]
no direction | [[1,0],[0,0],[1,0],[1,0]]
a vector missing | [[1,0],[1,0],[1,0]]
no numbers | [[1,0],["1","0"],[1,0],[1,0]]
`),
  )("a sample is malformed with embeddings with %s", async (_, vectors) => {
    const server = await serve(
      judgeHandler(SCRIPT, (_n, { kind }, response) => {
        if (kind !== "embeddings") {
          return false;
        }
        sendJson(response, {
          data: vectors.map((embedding, index) => ({ index, embedding })),
          usage: { prompt_tokens: 1 },
        });
      }),
    );

    const { samples, failure } = await judgedBy(server, "answer_relevancy");

    expect(failure).toBeNull();
    expect(valuesOrReasons(samples)).toEqual(["malformed"]);
  });
});
