/** Runs whose answers a judge scores: the receipt, the cache of verdicts and the ways to fail. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { retrievalGate } from "../helpers/command.ts";
import { KEY, config, goodAnswers, judge, makeProject, recordProject } from "./answers-project.ts";
import type { Json } from "../helpers/gated-project.ts";
import { schemaProblems } from "../helpers/rendered.ts";

/**
 * What five cases cost: claims and their support, for the answer and for the reference; a verdict
 * on each of two contexts; questions to the answer and their embeddings.
 */
const REQUESTS = 5 * (2 + 2 + 2 + 2);

describe("a run with a judge", () => {
  /** What a verdict depends on, as baseline and receipt have it. */
  const FINGERPRINT = {
    model: "judge-1",
    embedding_model: "embed-1",
    prompts: 1,
    questions: 3,
    temperature: 0,
    seed: null,
  };

  it("measures the answers in a valid report, and records the judge in the baseline", async () => {
    const { read, report, server } = await recordProject();

    expect(server.seen).toHaveLength(REQUESTS);
    // One claim of two of each answer is supported.
    expect(report().metrics.overall).toMatchObject({
      faithfulness: 0.5,
      answer_relevancy: 1,
      context_precision: 1,
      context_recall: 1,
      answers_unmeasured_rate: 0,
    });
    expect(report().receipt["judging"]).toMatchObject({ requests: REQUESTS, cached: 0 });
    expect(schemaProblems(report())).toEqual([]);
    expect(JSON.parse(read("base.json"))).toMatchObject({ judge: FINGERPRINT });
  });

  it("asks the judge nothing the second time, and keeps the sorted cache", async () => {
    const { run, read, report, server } = await recordProject();
    const cache = read("verdicts.jsonl");

    for (const { code, stdout } of [await run(), await run()]) {
      expect(code, stdout).toBe(0);
    }
    expect(server.seen).toHaveLength(REQUESTS);
    expect(report().receipt).toMatchObject({
      judge: FINGERPRINT,
      judging: { requests: 0, cached: REQUESTS, prompt_tokens: 0 },
    });
    expect(read("verdicts.jsonl")).toBe(cache);

    const lines = cache.trimEnd().split("\n");

    expect(lines).toEqual(lines.toSorted());
  });

  it("fails as answer_regression if answers got worse, and names the cases", async () => {
    const { run, report, write, server } = await recordProject();
    const answers = goodAnswers();
    for (const id of ["b", "d"]) {
      answers[`question ${id}`] = { ...answers[`question ${id}`]!, answer: `worse ${id}` };
    }
    write({ "answers.json": answers });

    expect((await run()).code).toBe(1);

    const { categories, checks } = report();

    expect(categories).toEqual(["answer_regression"]);

    const failedChecks = checks.filter((each: Json) => each["passed"] === false);

    // Three of five at 1/2, two at 0; the limit is the larger of 0.5 - 0.05 and the floor 0.4.
    expect(failedChecks).toMatchObject([
      { metric: "faithfulness", scope: "overall", current: 0.3, baseline: 0.5, limit: 0.45 },
    ]);
    expect(failedChecks[0].cases.map(({ id }: Json) => id)).toEqual(["b", "d"]);
    // Claims, support and questions of two new answers; the embeddings of those questions are
    // cached.
    expect(server.seen).toHaveLength(REQUESTS + 2 * 3);
  });

  it("fails if more than 5 % of the answers can't be measured", async () => {
    const { run, report, write } = await recordProject();
    const answers = goodAnswers();
    answers["question c"] = { results: answers["question c"]!.results };
    write({ "answers.json": answers });

    expect((await run()).code).toBe(1);

    const { categories, checks, notices, cases, metrics } = report();

    expect(categories).toEqual(["answer_regression"]);

    // One case of five; the other four still have 1/2.
    const share = { metric: "answers_unmeasured_rate", current: 0.2, limit: 0.05 };

    expect(checks.filter((each: Json) => each["passed"] === false)).toMatchObject([
      { ...share, scope: "overall", cases: [{ id: "c" }] },
    ]);
    expect(metrics.overall).toMatchObject({ faithfulness: 0.5, context_recall: 1 });

    const unmeasured = { code: "answers_unmeasured", reason: "no_answer", cases: ["c"] };

    expect(notices).toContainEqual({ ...unmeasured, metric: "faithfulness" });
    expect(notices).toContainEqual({ ...unmeasured, metric: "answer_relevancy" });
    expect(cases[2]).toMatchObject({
      id: "c",
      metrics: { faithfulness: null, context_recall: 1 },
      unmeasured: { faithfulness: "no_answer", answer_relevancy: "no_answer" },
    });
  });

  it("without its key ends with 2, and measures what the cache has", async () => {
    const { runWithoutKey, report, write } = await recordProject();
    const answers = goodAnswers();
    answers["question b"] = { ...answers["question b"]!, answer: "worse b" };
    write({ "answers.json": answers });

    const ran = await runWithoutKey();

    expect(ran.code).toBe(2);
    expect(ran.stdout).toContain("GitHub gives no secrets to forks");

    const { failure, cases } = report();

    expect(failure).toMatchObject({ code: "missing_secret" });
    // Only the new answer of b is not in the cache.
    expect(cases.map((each: Json) => each["unmeasured"] ?? null)).toEqual([
      null,
      { faithfulness: "not_asked", answer_relevancy: "not_asked" },
      null,
      null,
      null,
      null,
    ]);
    expect(schemaProblems(report())).toEqual([]);
  });

  it("ends as an error at its budget, keeps its verdicts and continues from there", async () => {
    const { run, report, read, server, write } = await makeProject();
    const budget = { max_requests: 20, concurrency: 1 };
    write({ "gate.json": config(server.url, { judge: judge(server.url, budget) }) });

    const ran = await run("record");

    expect(ran.code).toBe(3);
    expect(ran.stdout).toContain("judge.max_requests (20) is reached: 20 requests sent");
    expect(server.seen).toHaveLength(20);

    const { verdict, failure, receipt, metrics, cases } = report();

    expect([verdict, failure?.["code"]]).toEqual(["error", "judge_budget"]);
    expect(receipt["judging"]).toMatchObject({ requests: 20, cached: 0 });
    expect(metrics.overall["faithfulness"]).toBe(0.5);
    // Eight requests a case: two cases are done, of the third two metrics of four; the sixth case
    // has no answer to score.
    expect(
      cases.map((each: Json) => Object.keys((each["unmeasured"] ?? {}) as object).length),
    ).toEqual([0, 0, 2, 4, 4, 0]);
    expect(read("verdicts.jsonl").trimEnd().split("\n")).toHaveLength(20);

    // The next run has 20 requests again, which are all that is left.
    expect((await run("record")).code).toBe(0);
    expect(server.seen).toHaveLength(REQUESTS);
  });

  it("stops at a broken cache before anything runs", async () => {
    const { run, folder } = await makeProject({ "verdicts.jsonl": '{"key":"x"}\n' });

    const recorded = await run("record");
    const validated = await retrievalGate(folder, ["validate", "--config", "gate.json"]);

    expect(recorded.code).toBe(2);
    expect(recorded.stdout).toContain("verdicts.jsonl:1");
    // The search writes this file when it starts.
    expect(existsSync(path.join(folder, "started"))).toBe(false);
    expect(validated.code).toBe(2);
    expect(validated.stderr).toContain("verdicts.jsonl:1");
  });

  it("asks the judge nothing if the run ends without a verdict", async () => {
    const { run, server, write, report } = await recordProject();
    const answers: Record<string, unknown> = goodAnswers();
    // A query without an answer fails.
    delete answers["question a"];
    // Without stored verdicts the judge would have to be asked.
    write({ "answers.json": answers, "verdicts.jsonl": "" });
    const requestsBefore = server.seen.length;

    expect((await run()).code).toBe(3);
    expect(report().failure).toMatchObject({ code: "query_errors" });
    expect(server.seen).toHaveLength(requestsBefore);
  });
});

it("gate writes no secret that an answer has and the judge repeats", async () => {
  const answersWithKey = Object.entries(goodAnswers()).map(([query, found]) => [
    query,
    { ...found, ...(found.answer && { answer: found.answer.replace("answer", KEY) }) },
  ]);
  const { run, read, folder } = await recordProject({
    "answers.json": Object.fromEntries(answersWithKey),
  });

  const gated = await run();

  expect(gated.code, gated.stdout).toBe(0);
  // What the judge claims of such an answer.
  expect(read("verdicts.jsonl")).toContain("the key is ***");

  const reportFiles = readdirSync(path.join(folder, "report")).map((name) => `report/${name}`);

  for (const name of [...reportFiles, "base.json", "verdicts.jsonl"]) {
    expect(read(name), name).not.toContain(KEY);
  }
  expect(`${gated.stdout}${gated.stderr}`).not.toContain(KEY);
});
