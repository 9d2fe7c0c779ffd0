import { describe, expect, it } from "vitest";
import { explainRun, lostDocuments, probeLosses } from "../../src/explain/explain.ts";
import { decidePolicy } from "../../src/gate/decide.ts";
import type { JudgedPolicy } from "../../src/decision/pairs.ts";
import type { Explanation, Loss, Probe } from "../../src/model/explanation.ts";
import type { Suite } from "../../src/model/suite.ts";
import type { Check, Verdict } from "../../src/model/verdict.ts";
import type { Answer } from "../../src/model/run.ts";
import {
  baselineOf,
  configOf,
  failedRun,
  hitsOf,
  inputsOn,
  makeCase,
  runOf,
  suiteOf,
  target,
} from "../helpers/make.ts";
import { checkWith } from "../helpers/plain-check.ts";
import { judgedPolicyOf, answerListing, withAnswer } from "../gate/made.ts";

/** The test decides, since recall has a tolerance of its own. */
const config = configOf({
  k: 3,
  gate: {
    significance: "auto",
    metrics: new Map([["recall@3", { tolerance: [{ unit: "absolute", value: 0.01 }] }]]),
  },
});
const ids = Array.from({ length: 60 }, (_, i) => `c${String(i).padStart(2, "0")}`);
const suite = suiteOf(...ids.map((id, i) => makeCase(id, { intent: i < 50 ? "howto" : "symbol" })));
/** A policy judged on a run that loses the first cases; its baseline lost `lostBefore`. */
function judgeLosingRun({
  lost,
  lostBefore = 0,
  cases = suite,
}: {
  readonly lost: number;
  readonly lostBefore?: number;
  readonly cases?: Suite;
}): JudgedPolicy {
  const runLosing = (count: number) =>
    runOf(
      cases.cases.map(({ id }, i) =>
        answerListing(id, ...(i < count ? ["a", "b", "new"] : [`${id}-doc`, "a", "b"])),
      ),
    );
  return judgedPolicyOf(inputsOn(config, cases, runLosing(lostBefore)), runLosing(lost));
}

const verdictOf = (judged: JudgedPolicy): Verdict => decidePolicy(judged);

/** Explains a run that lost the first `lost` cases. Without `probe` no longer list is asked for. */
const explainLost = (lost: number, probe: Probe | null = null): ReturnType<typeof explainRun> => {
  const head = judgeLosingRun({ lost });
  return explainRun(verdictOf(head), { head, base: null }, probe);
};

/** Finds every target at rank 14 of 30 results. */
const findAtRank14: Probe = (cases) =>
  Promise.resolve({
    answers: cases.map(({ expected }) => ({ ranks: expected.map(() => 14), returned: 30 })),
    failure: null,
  });

describe("explainRun", () => {
  it("says how many results a shard asked for", async () => {
    // An answer that a shard recorded has its own k, here 20, of which it got 19.
    const ofShard = { k: 20, returned: 19 };
    const lostCases = 9;
    const { explanation } = await explainLost(lostCases, async (cases, k) => {
      const { answers, failure } = await findAtRank14(cases, k);
      return { answers: answers.map((answer) => answer && { ...answer, ...ofShard }), failure };
    });

    expect(explanation.losses![0]!.probe).toEqual(ofShard);
  });

  it("asks the 50 worst cases once for ten times as many results", async () => {
    const questions: { ids: readonly string[]; k: number }[] = [];
    const { explanation } = await explainLost(55, (cases, k) => {
      questions.push({ ids: cases.map((each) => each.id), k });
      return findAtRank14(cases, k);
    });

    expect(questions).toEqual([{ ids: ids.slice(0, 50), k: 10 * config.k }]);
    expect(explanation.causes).toEqual([
      { cause: "deeper", cases: 50 },
      { cause: "not_looked_up", cases: 5 },
    ]);
  });

  // probeLosses asks for a shard what explainRun asks for a whole run.
  it("probeLosses keeps each answer with the case's digest, and the failure's reason", async () => {
    const { policy, run } = judgeLosingRun({ lost: 3 });
    // c59 is not asked about: its query failed.
    const head = judgedPolicyOf(policy, {
      ...run,
      cases: [...run.cases.slice(0, -1), failedRun("c59")],
    });
    const questions: { ids: readonly string[]; k: number }[] = [];
    const probed = await probeLosses(head, null, (cases, k) => {
      questions.push({ ids: cases.map(({ id }) => id), k });
      // No answer about c01, the second of the lost cases.
      const answers = cases.map((_, at) => (at === 1 ? null : { ranks: [14], returned: 30 }));
      return Promise.resolve({ answers, failure: "it died" });
    });

    expect(questions).toEqual([{ ids: ["c00", "c01", "c02"], k: 10 * config.k }]);

    const keptAnswers = ["c00", "c02"].map((id) => ({
      id,
      digest: suite.cases.find((each) => each.id === id)!.digest,
      ranks: [14],
      returned: 30,
    }));

    expect(probed).toEqual({ failure: "it died", answers: keptAnswers });
  });

  it("probeLosses asks nothing if no case was lost", async () => {
    const rejectProbe: Probe = () => Promise.reject(new Error("not asked"));

    expect(await probeLosses(judgeLosingRun({ lost: 0 }), null, rejectProbe)).toEqual({
      failure: null,
      answers: [],
    });
  });

  /** Returns a probe, and a function that tells how often it was asked. */
  function makeCountingProbe(): { readonly probe: Probe; readonly timesAsked: () => number } {
    let asked = 0;
    const probe: Probe = (cases, k) => {
      asked++;
      return findAtRank14(cases, k);
    };
    return { probe, timesAsked: () => asked };
  }

  it("asks nothing if no check failed", async () => {
    const { probe, timesAsked } = makeCountingProbe();

    // One of 60 is not significant.
    const { verdict, explanation } = await explainLost(1, probe);

    expect(verdict.verdict).toBe("pass");
    expect(explanation.losses).toMatchObject([{ id: "c00", cause: "not_looked_up", probe: null }]);
    expect(timesAsked()).toBe(0);
  });

  it("asks nothing if only latency failed", async () => {
    const { probe, timesAsked } = makeCountingProbe();
    const head = judgeLosingRun({ lost: 1 });
    const [first] = verdictOf(head).checks;
    const slowVerdict: Verdict = {
      ...verdictOf(head),
      verdict: "fail",
      checks: [
        checkWith(first, {
          metric: "latency_p95_ms",
          category: "latency_regression",
          passed: false,
        }),
      ],
    };

    await explainRun(slowVerdict, { head, base: null }, probe);

    expect(timesAsked()).toBe(0);
  });

  it("lists losses against the base's baseline that the head's own has adopted", async () => {
    // The head's baseline was recorded with the first three lost, the base's with none.
    const head = judgeLosingRun({ lost: 9, lostBefore: 3 });
    const base = judgeLosingRun({ lost: 9 });
    const { explanation } = await explainRun(verdictOf(base), { head, base }, findAtRank14);

    expect(explanation.losses!.map((loss) => [loss.id, loss.policy])).toEqual([
      ...ids.slice(0, 3).map((id) => [id, "base"]),
      ...ids.slice(3, 9).map((id) => [id, undefined]),
    ]);
  });

  it("lists a critical loss of the base's policy before the head's losses", async () => {
    const withCritical = suiteOf(
      ...suite.cases.map((each) => ({ ...each, critical: each.id === "c02" })),
    );
    // c02 is one of the first three, which the head's baseline had lost already.
    const head = judgeLosingRun({ lost: 9, lostBefore: 3, cases: withCritical });
    const base = judgeLosingRun({ lost: 9, cases: withCritical });

    const { explanation } = await explainRun(verdictOf(base), { head, base }, null);

    const [first, second] = explanation.losses!;
    expect([first!.id, first!.policy]).toEqual(["c02", "base"]);
    expect(second!.critical).toBe(false);
  });

  it("gives each stage's recall, the mean over the cases whose answers have it", async () => {
    const cases = suiteOf(
      makeCase("a", { expected: [target("a1"), target("a2")] }),
      makeCase("b"),
      makeCase("c"),
      makeCase("d", { expected: [], expect_empty: true }),
    );
    const answerWithStages = (id: string, stages: NonNullable<Answer["stages"]>) =>
      withAnswer(answerListing(id, "x"), { stages });
    const run = runOf([
      answerWithStages("a", { search: hitsOf("a2", "x"), rerank: hitsOf("x") }),
      answerWithStages("b", { search: hitsOf("b-doc") }),
      answerListing("c", "x"),
      answerWithStages("d", { search: hitsOf("x") }),
    ]);
    const head = judgedPolicyOf({ config, suite: cases, baseline: null }, run);
    const { explanation } = await explainRun(verdictOf(head), { head, base: null }, null);

    // search: (1 / 2 for a + 1 / 1 for b) / 2. rerank: 0 / 2 for a alone. c has no stages, and d is a
    // negative control.
    expect(explanation.stages).toEqual([
      { stage: "search", recall: 0.75, cases: 2 },
      { stage: "rerank", recall: 0, cases: 1 },
    ]);
  });

  it("gives unjudged results, but no losses and no churn, without a baseline", async () => {
    const head = judgeLosingRun({ lost: 0 });
    const withoutBaseline = judgedPolicyOf({ ...head.policy, baseline: null }, head.run);
    const { explanation } = await explainRun(
      verdictOf(withoutBaseline),
      { head: withoutBaseline, base: null },
      findAtRank14,
    );

    expect(explanation).toMatchObject({ losses: null, causes: [], churn: null });
    expect(explanation).not.toHaveProperty("stages");
    // Two of the three results of each of 60 cases.
    expect(explanation.holes).toMatchObject({ cases: 60, results: 180, unjudged: 120 });
  });
});

describe("explainRun › evidence of checks", () => {
  it("counts wins and losses of a mean that is compared with the baseline", async () => {
    const { verdict } = await explainLost(6);
    const checkOf = (metric: string) => verdict.checks.find((check) => check.metric === metric)!;

    expect(checkOf("recall@3").evidence).toMatchObject({ wins: 0, losses: 6, units: 60 });
    expect(checkOf("degraded_rate").evidence).toMatchObject({ wins: 0, losses: 0, units: 60 });
  });

  it.each<[string, (check: Check) => Check]>([
    [
      "of a floor over new cases, which is compared with nothing",
      ({ reference: _reference, ...check }) => ({ ...check, baseline: null }),
    ],
    ["against the accepted figures", (check) => ({ ...check, reference: "accepted" })],
  ])("gives no evidence for a check %s", async (_, change) => {
    const head = judgeLosingRun({ lost: 6 });
    const verdict = verdictOf(head);
    const recall = verdict.checks.find(({ metric }) => metric === "recall@3")!;
    const changed = { ...verdict, checks: [change(recall)] };

    const explained = await explainRun(changed, { head, base: null }, null);

    expect(explained.verdict.checks[0]!.evidence).toBeUndefined();
  });

  it("gives an interval only for a check of the whole suite that a test decides", async () => {
    const { verdict } = await explainLost(30);
    const recalls = verdict.checks.filter(({ metric }) => metric === "recall@3");
    const ofSuite = recalls.filter(({ scope, by }) => scope.kind === "overall" && by === "test");
    const others = recalls.filter((check) => !ofSuite.includes(check));

    expect(ofSuite).not.toEqual([]);
    expect(others).not.toEqual([]);
    for (const { evidence } of ofSuite) {
      expect(evidence!.interval).toHaveLength(2);
    }
    for (const { evidence } of others) {
      expect(evidence!.interval).toBeNull();
    }
  });

  it("gives no interval beside lost queries, which are a fact", async () => {
    const head = judgeLosingRun({ lost: 6 });
    const verdict = verdictOf(head);
    const recall = verdict.checks.find(({ metric }) => metric === "recall@3")!;
    const byLost = { ...verdict, checks: [checkWith(recall, { by: "lost" })] };

    const explained = await explainRun(byLost, { head, base: null }, null);

    expect(explained.verdict.checks[0]!.evidence!.interval).toBeNull();
  });

  it("uses the base's own figures for the base's checks", async () => {
    // Of nine lost cases the head's baseline had lost three already.
    const head = judgeLosingRun({ lost: 9, lostBefore: 3 });
    const base = judgeLosingRun({ lost: 9 });
    const verdict = verdictOf(head);
    const both: Verdict = {
      ...verdict,
      checks: [
        ...verdict.checks.map((check) => ({ ...check, policy: "head" as const })),
        ...verdictOf(base).checks.map((check) => ({ ...check, policy: "base" as const })),
      ],
    };
    const explained = await explainRun(both, { head, base }, null);
    const lossesOf = (policy: string): number =>
      explained.verdict.checks.find(
        (check) => check.metric === "recall@3" && check.policy === policy,
      )!.evidence!.losses;

    expect(lossesOf("head")).toBe(6);
    expect(lossesOf("base")).toBe(9);
  });
});

describe("lostDocuments", () => {
  const baseline = baselineOf(
    configOf(),
    suiteOf(makeCase("a", { expected: [target("t1"), target("t2"), target("t3")] }), makeCase("b")),
    runOf([answerListing("a", "x", "t1", "t2"), answerListing("b", "t2", "b-doc")]),
  );

  /** Returns a loss of this case, with the rank before and now of each target. */
  const makeLoss = (
    id: string,
    ...moves: readonly (readonly [number | null, number | null])[]
  ): Loss => ({
    id,
    query: id,
    intent: "howto",
    critical: false,
    cause: "not_looked_up",
    targets: moves.map(([before, now]) => ({
      label: "",
      grade: 1,
      before,
      now,
      deeper: null,
      unmatched: null,
    })),
    displaced_by: [],
    cluster: null,
    repeats: { now: 0, before: 0 },
    probe: null,
  });
  const listDocuments = (
    losses: Explanation["losses"],
    usedBaseline: typeof baseline | null = baseline,
  ): readonly string[] => [
    ...lostDocuments({ losses, causes: [], holes: null, churn: null }, usedBaseline),
  ];

  it("gives the documents that stood at the ranks of lost targets, each once", () => {
    // Each pair is a target's rank before and now. The case a, which had x, t1 and t2, lost ranks 2
    // and 3; b, which had t2 and b-doc, lost rank 1.
    expect(
      listDocuments([
        makeLoss("a", [2, null], [3, null], [1, 1], [null, null]),
        makeLoss("b", [1, null]),
      ]),
    ).toEqual(["t1", "t2"]);
  });

  it.each<[string, Explanation["losses"], typeof baseline | null]>([
    ["a loss of the base's policy", [{ ...makeLoss("a", [2, null]), policy: "base" }], baseline],
    ["a case that has no row", [makeLoss("gone", [1, null])], baseline],
    ["a rank beyond the row's list", [makeLoss("a", [9, null])], baseline],
    ["a run without a baseline", [makeLoss("a", [2, null])], null],
    ["a run whose losses are not known", null, baseline],
  ])("gives no document for %s", (_, losses, usedBaseline) => {
    expect(listDocuments(losses, usedBaseline)).toEqual([]);
  });

  it("gives the documents of the first 500 lost targets", () => {
    const many = Array.from({ length: 501 }, (_, i) => `d${i}`);
    const row = { ...baseline.cases.get("a")!, results: many };
    const baselineWithMany = { ...baseline, cases: new Map([["a", row]]) };
    const documents = listDocuments(
      [makeLoss("a", ...many.map((_, i) => [i + 1, null] as const))],
      baselineWithMany,
    );

    expect(documents).toHaveLength(500);
    expect(documents.at(-1)).toBe("d499");
  });
});
