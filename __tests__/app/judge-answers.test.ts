/** Judging of what a run answered, by the cases and metrics of one or two policies. */
import { describe, expect, it } from "vitest";
import { type KnownVerdicts, judgeRun } from "../../src/app/answers.ts";
import { splitByPolicy, mergeQuestions } from "../../src/gate/questions.ts";
import type { JudgedMetric, StoredVerdict } from "../../src/model/answers.ts";
import type { Inputs } from "../../src/model/report.ts";
import type { Case, Suite } from "../../src/model/suite.ts";
import { MODULE_HOST } from "../helpers/built.ts";
import { judgeHandler } from "../helpers/judge-server.ts";
import { serve } from "../helpers/loopback.ts";
import { configOf, inputsOf, makeCase, runOf, suiteOf } from "../helpers/make.ts";
import { workspace } from "../helpers/workspace.ts";
import { KEY, SCRIPT, caseOf, judgeConfig, runFor } from "../llm/set.ts";

/** A policy with a judge at this address, which scores these metrics. */
const policy = (url: string, suite: Suite, metrics: readonly JudgedMetric[]): Inputs =>
  inputsOf(configOf({ judge: judgeConfig(url), metrics }), suite);

/** What a test of judging may set. */
interface JudgingOptions {
  readonly base?: Inputs | null;
  /** Where the cache is. */
  readonly directory?: string;
  /** Verdicts that the cache has. */
  readonly known?: KnownVerdicts;
}

/** Every case is answered alike (`runFor`), and judged for the head's policy and that of `base`. */
async function judgePolicies(
  head: Inputs,
  { base = null, directory = workspace(), known = new Map() }: JudgingOptions = {},
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
  const keepAll = (verdicts: readonly StoredVerdict[]) => verdicts;
  const measured = await judgeRun({ directory }, known, plan, ran, ports, keepAll);
  /** By case and metric: the figure, or why there is none. */
  const figuresOf = (side: "head" | "base") =>
    measured[side].cases.map(({ case_id: caseId, judged }) => [
      caseId,
      Object.fromEntries(
        [...(judged ?? [])].map(([name, each]) => [
          name,
          each.kind === "value" ? each.value : each.reason,
        ]),
      ),
    ]);
  return { ...measured, directory, figuresOf };
}

describe("judgeRun for two policies", () => {
  it("judges each policy by its own cases and metrics, and asks shared ones once", async () => {
    const server = await serve(judgeHandler(SCRIPT));
    const control = makeCase("z", { expected: [], expect_empty: true });
    const sharedCases: readonly Case[] = [caseOf("a"), control];
    const head = policy(server.url, suiteOf(...sharedCases, caseOf("b")), [
      "faithfulness",
      "context_recall",
    ]);
    const oldCaseB = caseOf("b", { reference_answer: "I don't know." });
    const base = policy(server.url, suiteOf(...sharedCases, oldCaseB, caseOf("gone")), [
      "context_recall",
    ]);

    const { figuresOf, head: run, failure } = await judgePolicies(head, { base });

    expect(failure).toBeNull();

    // Of the answer's claims two of three are supported, of the reference's one of two.
    const figures = { faithfulness: 2 / 3, context_recall: 1 / 2 };

    expect(figuresOf("head")).toEqual([
      ["a", figures],
      ["b", figures],
      ["z", {}],
    ]);
    expect(figuresOf("base")).toEqual([
      ["a", { context_recall: 1 / 2 }],
      ["b", { context_recall: "no_claims" }],
      ["gone", { context_recall: 1 / 2 }],
      ["z", {}],
    ]);
    // The cases have the same texts but for the old reference of b, so each question is asked once:
    // for the claims of the answer and of two references, and whether those of the answer and of the
    // first reference are supported. The old reference has no claim.
    expect(server.seen).toHaveLength(3 + 2);
    expect(run.judging).toMatchObject({ requests: 5 });
  });

  it("fails if the cache can't be written, and keeps the figures", async () => {
    const server = await serve(judgeHandler(SCRIPT));
    const head = policy(server.url, suiteOf(caseOf("a")), ["faithfulness"]);
    // A folder lies where the cache would be.
    const directory = workspace({ "verdicts.jsonl/folder": "" });

    const { failure, figuresOf } = await judgePolicies(head, { directory });

    expect(failure).toMatchObject({ code: "report_incomplete" });
    expect(figuresOf("head")).toEqual([["a", { faithfulness: 2 / 3 }]]);
  });
});
