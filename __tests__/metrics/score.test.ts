import { findDerivation } from "../../src/metrics/derived.ts";
import { describe, expect, it } from "vitest";
import { suiteOfAskedCases } from "../../src/metrics/score.ts";
import type { CaseRun } from "../../src/model/run.ts";
import type { CaseScore } from "../../src/model/scores.ts";
import type { Case } from "../../src/model/suite.ts";
import { answered, failedRun, hitsOf, makeCase, runOf, suiteOf, target } from "../helpers/make.ts";
import { measureAll, caseWithTargetsABC } from "../helpers/measure.ts";

const scoreCase = (subject: Case, run: CaseRun): CaseScore =>
  measureAll(["map"], [subject], [run]).cases[0]!;

describe("scoreRun › a case", () => {
  it("has the ranks of targets and forbidden results, from 1", () => {
    const subject = makeCase("q", {
      expected: caseWithTargetsABC.expected,
      forbidden: [target("old")],
    });

    expect(scoreCase(subject, answered("q", hitsOf("old", "b", "x", "a")))).toMatchObject({
      ranks: [4, 2, null],
      forbidden_ranks: [1],
      results: ["old", "b", "x", "a"],
      targets: 3,
      degraded: false,
      error: null,
    });
  });

  it("says whether results and targets match one to one, as trec_eval assumes", () => {
    const isManyToMany = (
      targetPaths: readonly string[],
      resultPaths: readonly string[],
    ): boolean => {
      const expected = targetPaths.map((value) => target(value, 1, "path"));
      const hits = resultPaths.map((path) => ({ doc_id: path, path, repeat: false }));
      return scoreCase(makeCase("q", { expected }), answered("q", hits)).many_to_many;
    };

    const oneToOne = isManyToMany(["a.md", "b.md"], ["x/a.md", "y/n.md", "x/b.md"]);
    const oneResultForTwoTargets = isManyToMany(["a.md", "x/a.md"], ["x/a.md"]);
    const twoResultsForOneTarget = isManyToMany(["a.md"], ["x/n.md", "x/a.md", "y/a.md"]);

    expect(oneToOne).toBe(false);
    expect(oneResultForTwoTargets).toBe(true);
    expect(twoResultsForOneTarget).toBe(true);
  });

  it("has no latency, and neither have the means", () => {
    // `summariseBucket` sums up times, apart from the means.
    const names = ["recall@10", "latency_p95_ms"];
    const { cases, means } = measureAll(names, [caseWithTargetsABC], [answered("q", [], [9])]);

    expect([...cases[0]!.metrics.keys()]).toEqual(["recall@10"]);
    expect([...means.overall.keys()]).toEqual(["recall@10"]);
  });

  it("has the worst values if the run lacks it", () => {
    const [missing] = measureAll(["recall@10"], [caseWithTargetsABC], []).cases;

    expect(missing).toMatchObject({
      error: "not asked",
      ranks: [null, null, null],
      samples_ms: [],
    });
    expect(missing!.metrics.get("recall@10")).toBe(0);
  });

  it("keeps the times of stages, and has none if the run has none", () => {
    const spans = new Map([["rerank", [4]]]);

    expect(
      scoreCase(caseWithTargetsABC, { ...answered("q", [], [9]), spans_ms: spans }).spans_ms,
    ).toEqual(spans);
    expect(scoreCase(caseWithTargetsABC, answered("q", [], [9]))).not.toHaveProperty("spans_ms");
  });
});

it("scoreRun gives means overall and by intent, intents in code point order", () => {
  const cases = [
    makeCase("a", { intent: "howto" }),
    makeCase("b", { intent: "Zeta" }),
    makeCase("c", { intent: "howto" }),
  ];
  const answers = [answered("a", hitsOf("a-doc")), answered("b", []), answered("c", [])];

  const { means } = measureAll(["recall@10"], cases, answers);

  expect(means.overall.get("recall@10")).toBeCloseTo(1 / 3, 12);

  const recallByIntent = [...means.by_intent].map(([intent, values]) => [
    intent,
    values.get("recall@10"),
  ]);

  // Of a and c one is found. Capitals come first.
  expect(recallByIntent).toEqual([
    ["Zeta", 0],
    ["howto", 0.5],
  ]);
});

describe("suiteOfAskedCases", () => {
  const suite = suiteOf(makeCase("a"), makeCase("b"), makeCase("c"));
  const notAsked: CaseRun = {
    ...failedRun("c"),
    outcome: { kind: "error", message: "not asked", asked: false },
  };

  it("leaves out cases that were not reached, and keeps failed ones", () => {
    const run = runOf([answered("a", []), failedRun("b"), notAsked]);

    expect(suiteOfAskedCases(suite, run).cases.map(({ id }) => id)).toEqual(["a", "b"]);
  });
});

it("findDerivation takes a rate that a row does not name as 0", () => {
  const row = { ranks: [1], results: ["a"], digests: { ask: "a", targets: "t", limits: "l" } };
  const rates = ["error_rate", "degraded_rate", "forbidden_rate@10"];

  for (const name of rates) {
    expect(findDerivation(name, { relevance: 1, runs: 1 })!.derive(row), name).toBe(0);
  }
});
