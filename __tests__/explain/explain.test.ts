import { describe, expect, it } from "vitest";
import { explainRun, lostDocuments, probeLosses } from "../../src/explain/explain.ts";
import { decidePolicy } from "../../src/gate/decide.ts";
import type { JudgedPolicy } from "../../src/decision/policy.ts";
import type { Config } from "../../src/model/config.ts";
import type { Explanation, Loss, Probe } from "../../src/model/explanation.ts";
import type { Notice } from "../../src/model/notice.ts";
import type { Suite } from "../../src/model/suite.ts";
import type { Verdict } from "../../src/model/verdict.ts";
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
import { intentScope } from "../../src/model/scope.ts";
import { checkWith, plainCheck } from "../helpers/plain-check.ts";
import { judgedPolicyOf, answerListing, withAnswer } from "../gate/made.ts";

const config = configOf({ k: 3, gate: { significance: "auto" } });
const ids = Array.from({ length: 60 }, (_, i) => `c${String(i).padStart(2, "0")}`);
const suite = suiteOf(...ids.map((id, i) => makeCase(id, { intent: i < 50 ? "howto" : "symbol" })));
const BAD = ["a", "b", "new"];

/** What one policy was judged on: cases below `lost` find nothing, the others what they found. */
function judgementOf(
  lost: number,
  recorded = 0,
  own: Config = config,
  cases: Suite = suite,
): JudgedPolicy {
  const run = (count: number) =>
    runOf(
      cases.cases.map(({ id }, i) =>
        answerListing(id, ...(i < count ? BAD : [`${id}-doc`, "a", "b"])),
      ),
    );
  return judgedPolicyOf(inputsOn(own, cases, run(recorded)), run(lost));
}

const verdictOf = ({ policy, scores, run }: JudgedPolicy): Verdict =>
  decidePolicy(policy, scores, run);

const explainLost = (lost: number, probe: Probe | null): ReturnType<typeof explainRun> => {
  const head = judgementOf(lost);
  return explainRun(verdictOf(head), { head, base: null }, probe);
};

/** Finds every target at rank 14. */
const findAtRank14: Probe = (cases) =>
  Promise.resolve({
    answers: cases.map(({ expected }) => ({ ranks: expected.map(() => 14), returned: 30 })),
    failure: null,
  });

describe("explain", () => {
  it("names a cause for each lost case, with the rank that the probe found", async () => {
    const { explanation } = await explainLost(9, findAtRank14);

    expect(explanation.losses!.map((loss) => loss.id)).toEqual(ids.slice(0, 9));
    expect(explanation.losses![0]).toMatchObject({
      cause: "deeper",
      targets: [{ before: 1, now: null, deeper: 14 }],
      displaced_by: [{ doc_id: "new", rank: 3, judged: "unjudged" }],
      probe: { k: 30, returned: 30 },
    });
    expect(explanation.causes).toEqual([{ cause: "deeper", cases: 9 }]);
  });

  it("says how many results were asked for if a shard's answer has it", async () => {
    const { explanation } = await explainLost(9, async (cases, k) => {
      const { answers, failure } = await findAtRank14(cases, k);
      return { answers: answers.map((answer) => answer && { ...answer, k: 20 }), failure };
    });

    expect(explanation.losses![0]!.probe).toEqual({ k: 20, returned: 30 });
  });

  it("asks ten times as many of the 50 worst cases, once", async () => {
    const asked: { ids: readonly string[]; k: number }[] = [];
    const { explanation } = await explainLost(55, (cases, k) => {
      asked.push({ ids: cases.map((each) => each.id), k });
      return findAtRank14(cases, k);
    });

    expect(asked).toEqual([{ ids: ids.slice(0, 50), k: 30 }]);
    expect(explanation.causes).toEqual([
      { cause: "deeper", cases: 50 },
      { cause: "not_looked_up", cases: 5 },
    ]);
  });

  it("probeLosses keeps each answer with the case's digest, and why it ended", async () => {
    const { policy, run } = judgementOf(3);
    // c59 is not asked about: its query failed.
    const head = judgedPolicyOf(policy, {
      ...run,
      cases: [...run.cases.slice(0, -1), failedRun("c59")],
    });
    const asked: (readonly [readonly string[], number])[] = [];
    const probed = await probeLosses(head, null, (cases, k) => {
      asked.push([cases.map(({ id }) => id), k]);
      // No answer about c01, the second of the lost cases.
      const answers = cases.map((_, at) => (at === 1 ? null : { ranks: [14], returned: 30 }));
      return Promise.resolve({ answers, failure: "it died" });
    });

    expect(asked).toEqual([[["c00", "c01", "c02"], 30]]);

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

    expect(await probeLosses(judgementOf(0), null, rejectProbe)).toEqual({
      failure: null,
      answers: [],
    });
  });

  it("asks nothing if nothing failed, or only latency did", async () => {
    let asked = 0;
    const countAsked: Probe = (cases, k) => {
      asked++;
      return findAtRank14(cases, k);
    };
    // One of 60 is not significant.
    const { verdict, explanation } = await explainLost(1, countAsked);

    expect(verdict.verdict).toBe("pass");
    expect(explanation.losses).toMatchObject([{ id: "c00", cause: "not_looked_up", probe: null }]);

    const head = judgementOf(1);
    const [first] = verdictOf(head).checks;
    const slow: Verdict = {
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
    await explainRun(slow, { head, base: null }, countAsked);

    expect(asked).toBe(0);
  });

  it.each<readonly [string, Probe, Notice]>([
    [
      "rejects",
      () => Promise.reject(new TypeError("boom")),
      { code: "probe_failed", reason: "TypeError: boom" },
    ],
    [
      "fails",
      () => Promise.resolve({ answers: [], failure: "it died" }),
      { code: "probe_failed", reason: "it died" },
    ],
  ])("adds only a notice if the probe %s", async (_, probe, notice) => {
    const probed = await explainLost(9, probe);
    const without = await explainLost(9, null);

    expect(probed.verdict).toEqual({
      ...without.verdict,
      notices: [...without.verdict.notices, notice],
    });
    // Only an answer is evidence of anything.
    expect(probed.explanation.causes).toEqual([{ cause: "not_looked_up", cases: 9 }]);
  });

  it("lists losses that the head's own baseline adopted, by the base's", async () => {
    // The head's baseline was recorded with the first three lost; the base's with none.
    const head = judgementOf(9, 3);
    const base = judgementOf(9);
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
    const head = judgementOf(9, 3, config, withCritical);
    const base = judgementOf(9, 0, config, withCritical);

    const { explanation } = await explainRun(verdictOf(base), { head, base }, null);

    const [first, second] = explanation.losses!;
    expect([first!.id, first!.policy]).toEqual(["c02", "base"]);
    expect(second!.critical).toBe(false);
  });

  it("gives each stage's recall, the mean over the cases that tell it", async () => {
    const two = makeCase("a", { expected: [target("a1"), target("a2")] });
    const cases = suiteOf(
      two,
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

    expect(explanation.stages).toEqual([
      { stage: "search", recall: 0.75, cases: 2 },
      { stage: "rerank", recall: 0, cases: 1 },
    ]);
  });

  it("gives no losses and no churn without a baseline, and still unjudged results", async () => {
    const head = judgementOf(0);
    const alone = { ...head, policy: { ...head.policy, baseline: null } };
    const { explanation } = await explainRun(
      verdictOf(alone),
      { head: alone, base: null },
      findAtRank14,
    );

    expect(explanation).toMatchObject({ losses: null, causes: [], churn: null });
    expect(explanation).not.toHaveProperty("stages");
    // Two of the three results of each of 60 cases.
    expect(explanation.holes).toMatchObject({ cases: 60, results: 180, unjudged: 120 });
  });
});

describe("explainRun › evidence of the checks", () => {
  it("is given for compared means, and not for floors or accepted figures", async () => {
    const { verdict } = await explainLost(6, null);
    const checkOf = (metric: string) =>
      plainCheck(verdict.checks.find((check) => check.metric === metric)!);

    // Six lost, none won: too few differ for an interval.
    expect(checkOf("recall@3").evidence).toMatchObject({
      wins: 0,
      losses: 6,
      ties: 54,
      units: 60,
      interval: { kind: "none", reason: { code: "too_few_differ", have: 6, need: 10 } },
    });
    expect(checkOf("degraded_rate").evidence).toMatchObject({ losses: 0, ties: 60 });

    // Not of a floor over new cases, nor of what was before the baseline.
    const head = judgementOf(6);
    const recall = verdictOf(head).checks.find(({ metric }) => metric === "recall@3")!;
    const checks = ([{ baseline: null }, { reference: "accepted" }] as const).map((own) =>
      checkWith(recall, own),
    );
    const others = await explainRun({ ...verdict, checks }, { head, base: null }, null);

    expect(others.verdict.checks.map((check) => plainCheck(check).evidence)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it("has an interval of the delta if enough cases differ", async () => {
    const { verdict } = await explainLost(30, null);
    const { evidence } = plainCheck(verdict.checks.find((check) => check.metric === "recall@3")!);

    expect(evidence!.delta).toBeCloseTo(-0.5, 12);
    expect(evidence!.interval).toMatchObject({ kind: "interval", level: 0.95 });
  });

  it("is left out for intents that passed if there are too many values", async () => {
    const head = judgementOf(6);
    const verdict = verdictOf(head);
    const checks = verdict.checks.map((check) => ({ ...check, n: 600_000 }));
    const found = await explainRun({ ...verdict, checks }, { head, base: null }, null);
    const without = found.verdict.checks.filter(
      (check) => plainCheck(check).evidence === undefined,
    );

    expect(without.map(({ scope, passed }) => ({ scope, passed }))).toContainEqual({
      scope: intentScope("symbol"),
      passed: true,
    });

    const alone = ["count", "absent", "not_gated"];

    for (const { kind, metric, scope, passed } of without) {
      expect(alone.includes(kind) || (passed && scope.kind !== "overall"), metric).toBe(true);
    }
  });

  it("uses the base's own figures for the base's checks", async () => {
    const head = judgementOf(9, 3);
    const base = judgementOf(9);
    const verdict = verdictOf(head);
    const both: Verdict = {
      ...verdict,
      checks: [
        ...verdict.checks.map((check) => ({ ...check, policy: "head" as const })),
        ...verdictOf(base).checks.map((check) => ({ ...check, policy: "base" as const })),
      ],
    };
    const found = await explainRun(both, { head, base }, null);
    const lossesOf = (policy: string): number =>
      plainCheck(
        found.verdict.checks.find(
          (check) => check.metric === "recall@3" && check.policy === policy,
        )!,
      ).evidence!.losses;

    expect([lossesOf("head"), lossesOf("base")]).toEqual([6, 9]);
  });
});

describe("documents of lost targets", () => {
  const baseline = baselineOf(
    configOf(),
    suiteOf(makeCase("a", { expected: [target("t1"), target("t2"), target("t3")] }), makeCase("b")),
    runOf([answerListing("a", "x", "t1", "t2"), answerListing("b", "t2", "b-doc")]),
  );

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
  const documentsOf = (
    losses: Explanation["losses"],
    recorded: typeof baseline | null = baseline,
  ): readonly string[] => [
    ...lostDocuments({ losses, causes: [], holes: null, churn: null }, recorded),
  ];

  it("are those that stood at the ranks of lost targets, each once", () => {
    // Of a the second and third place were lost, the first target is found and one never was; b lost t2 as well.
    expect(
      documentsOf([
        makeLoss("a", [2, null], [3, null], [1, 1], [null, null]),
        makeLoss("b", [1, null]),
      ]),
    ).toEqual(["t1", "t2"]);
  });

  it("are empty for the base's own losses, unknown cases and without a baseline", () => {
    expect(documentsOf([{ ...makeLoss("a", [2, null]), policy: "base" }])).toEqual([]);
    expect(documentsOf([makeLoss("gone", [1, null]), makeLoss("a", [9, null])])).toEqual([]);
    expect(documentsOf([makeLoss("a", [2, null])], null)).toEqual([]);
    expect(documentsOf(null)).toEqual([]);
  });

  it("are at most 500", () => {
    const many = Array.from({ length: 501 }, (_, i) => `d${i}`);
    const row = { ...baseline.cases.get("a")!, results: many };
    const long = { ...baseline, cases: new Map([["a", row]]) };
    const found = documentsOf([makeLoss("a", ...many.map((_, i) => [i + 1, null] as const))], long);

    expect([found.length, found.at(-1)]).toEqual([500, "d499"]);
  });
});
