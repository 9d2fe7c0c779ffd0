import { describe, expect, it } from "vitest";
import { type KnownVerdicts, judgeRun } from "../../src/app/answers.ts";
import { splitByPolicy, mergeQuestions } from "../../src/gate/questions.ts";
import { loadVerdicts } from "../../src/files/part.ts";
import type { JudgedMetric } from "../../src/model/answers.ts";
import type { Inputs } from "../../src/model/report.ts";
import type { Case, Suite } from "../../src/model/suite.ts";
import { MODULE_HOST } from "../helpers/built.ts";
import { judgeHandler } from "../helpers/judge-server.ts";
import { serve } from "../helpers/loopback.ts";
import { configOf, inputsOf, makeCase, runOf, suiteOf } from "../helpers/make.ts";
import { workspace } from "../helpers/workspace.ts";
import { CAPITAL, KEY, SCRIPT, caseOf, judgeConfig, runFor } from "../llm/set.ts";

const policy = (url: string, suite: Suite, metrics: readonly JudgedMetric[]): Inputs =>
  inputsOf(configOf({ judge: judgeConfig(url), metrics }), suite);

async function judgeBoth(
  head: Inputs,
  base: Inputs | null,
  directory = workspace(),
  known: KnownVerdicts = new Map(),
) {
  const union = mergeQuestions(head.suite, base?.suite ?? null);
  const run = runOf(union.cases.map((each) => runFor(each.id)));
  const ports = {
    environment: { JUDGE_KEY: KEY },
    signal: new AbortController().signal,
    moduleHost: MODULE_HOST,
    progress: () => {},
    line: null,
    event: null,
  };
  const plan = { head, base, cases: union.cases, all: union.cases, beside: null };
  const ran = splitByPolicy(union, { run, failure: null });
  const measured = await judgeRun({ directory }, known, plan, ran, ports, (verdicts) => verdicts);
  const samplesOf = (part: "head" | "base") =>
    measured[part].cases.map(({ case_id: caseId, judged: own }) => [
      caseId,
      Object.fromEntries(
        [...(own ?? [])].map(([name, each]) => [
          name,
          each.kind === "value" ? each.value : each.reason,
        ]),
      ),
    ]);
  return { ...measured, directory, samples: samplesOf };
}

describe("judging for two policies", () => {
  it("measures each by its own cases and metrics, and asks shared ones once", async () => {
    const server = await serve(judgeHandler(SCRIPT));
    const control = makeCase("z", { expected: [], expect_empty: true });
    const both: readonly Case[] = [caseOf("a"), control];
    const head = policy(server.url, suiteOf(...both, caseOf("b")), [
      "faithfulness",
      "context_recall",
    ]);
    const edited = caseOf("b", { reference_answer: "I don't know." });
    const base = policy(server.url, suiteOf(...both, edited, caseOf("gone")), ["context_recall"]);
    const { samples, head: run, failure } = await judgeBoth(head, base);

    expect(failure).toBeNull();

    const good = { faithfulness: 2 / 3, context_recall: 1 / 2 };

    expect(samples("head")).toEqual([
      ["a", good],
      ["b", good],
      ["z", {}],
    ]);
    expect(samples("base")).toEqual([
      ["a", { context_recall: 1 / 2 }],
      ["b", { context_recall: "no_claims" }],
      ["gone", { context_recall: 1 / 2 }],
      ["z", {}],
    ]);
    // Claims of the answer and of two references; support of two lists of claims.
    expect(server.seen).toHaveLength(5);
    expect(run.judging).toMatchObject({ requests: 5 });
  });

  it("keeps in the cache what it had, and adds what is new", async () => {
    const server = await serve(judgeHandler(SCRIPT));
    const head = policy(server.url, suiteOf(caseOf("a")), ["faithfulness"]);
    const { directory } = await judgeBoth(head, null);
    const first = loadVerdicts({ directory }, "verdicts.jsonl");

    expect(first.size).toBe(2);

    const more = policy(
      server.url,
      suiteOf(caseOf("a"), caseOf("b", { query: `${CAPITAL.question}!` })),
      ["faithfulness"],
    );
    await judgeBoth(more, null, directory, first);
    const second = loadVerdicts({ directory }, "verdicts.jsonl");

    // Other claims are asked for with another question; what supports the same claims is known.
    expect(second.size).toBe(3);
    for (const [key, verdict] of first) {
      expect(second.get(key)).toEqual(verdict);
    }
  });

  it("fails if the cache can't be written, and says where", async () => {
    const server = await serve(judgeHandler(SCRIPT));
    const head = policy(server.url, suiteOf(caseOf("a")), ["faithfulness"]);
    const { failure, samples } = await judgeBoth(
      head,
      null,
      workspace({ "verdicts.jsonl/folder": "" }),
    );

    expect(failure).toMatchObject({ code: "report_incomplete" });
    expect(samples("head")).toEqual([["a", { faithfulness: 2 / 3 }]]);
  });
});
