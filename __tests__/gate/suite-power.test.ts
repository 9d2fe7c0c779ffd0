/** What `validate` says that a suite notices, beside drawn changes that the rule itself decides. */
import { describe, expect, it } from "vitest";
import { BucketTest, type CaseMove, findBuckets } from "../../src/decision/bucket-test.ts";
import { splitMix64 } from "../../src/decision/random.ts";
import { resolveRules } from "../../src/decision/rules.ts";
import { lintSuite } from "../../src/gate/lint.ts";
import { findRulePower } from "../../src/gate/rule-power.ts";
import { findSuitePower } from "../../src/gate/suite-power.ts";
import type { Suite } from "../../src/model/suite.ts";
import { baselineOf, configOf, makeCase, runOf, suiteOf } from "../helpers/make.ts";
import { answerListing } from "./made.ts";

const CONFIG = configOf({ gate: { significance: "auto" } });
const suiteOfSize = (n: number): Suite =>
  suiteOf(...Array.from({ length: n }, (_, at) => makeCase(`c${at}`)));

describe("findSuitePower", () => {
  // `lost_beside_better`: the fewest lost queries, two or more, that fail if half as many (rounded
  // down) get better. Beside one that got better, two lost are excused, and three are not.
  it("one lost query of 99 fails, and three beside one that got better", () => {
    const power = findSuitePower(CONFIG, suiteOfSize(99), null);

    expect(power).toMatchObject({ lost: 1, lost_beside_better: 3 });
  });

  it("two lost queries of 100 fail, since one is within the tolerance 0.01", () => {
    const power = findSuitePower(CONFIG, suiteOfSize(100), null);

    // Beside one that got better, two lost are 0.01 in all, and three are 0.02.
    expect(power).toMatchObject({ lost: 2, lost_beside_better: 3 });
  });

  it("counts a ceiling for lost queries, whatever gets better", () => {
    const metrics = new Map([["lost_queries", { ceiling: 1 }]]);
    const config = configOf({ gate: { significance: "auto", metrics } });

    // Two lost are one more than the ceiling, with one that got better beside them, too.
    expect(findSuitePower(config, suiteOfSize(400), null)).toMatchObject({
      lost: 2,
      lost_beside_better: 2,
    });
  });

  it("counts lost watched queries if lost_queries has a ceiling, else none", () => {
    const metrics = new Map([["lost_queries", { ceiling: 0 }]]);
    const config = configOf({ gate: { significance: "auto", metrics } });
    const suite = suiteOf(makeCase("a", { expected: [], watched: true }));

    expect(findSuitePower(config, suite, null)).toMatchObject({ lost: 1 });
    expect(findSuitePower(CONFIG, suite, null)).toMatchObject({ lost: null });
    expect(lintSuite(config, suite, null).warnings.join()).not.toContain("can never fail");
  });

  it("counts only losses beyond noise, in the suite as in its rules", () => {
    const suite = suiteOfSize(20);
    const run = runOf(suite.cases.map(({ id }) => answerListing(id, `${id}-doc`)));
    const recorded = baselineOf(CONFIG, suite, run);
    const rows = [...recorded.cases].map(([id, row]) => [id, { ...row, variance: 0.5 }] as const);
    const baseline = { ...recorded, cases: new Map(rows), answers_vary: true as const };

    // Each of 20 rows has the variance 0.5 of recall + nDCG, in the baseline and now. So the noise is
    // 1.64 standard deviations: 1.64 * sqrt(20 * 0.5 * 2) = 7.3. A lost query falls by 2, in recall
    // by 1 and in nDCG by 1: 7.3 / 2 = 3.65, so 4 are beyond noise. Without noise 3 would fail, by
    // p = 0.5^3 = 0.125, below the level 0.15.
    const [ruleOfRecall] = findRulePower(CONFIG, suite, baseline);

    expect(findSuitePower(CONFIG, suite, baseline).lost).toBe(4);
    expect(ruleOfRecall).toMatchObject({ metric: "recall@10", visible: { losses: 4 } });
  });

  it("knows no fall that three queries notice four times out of five", () => {
    // Of the queries that change, three of four are lost. If all three change, all are lost with
    // 0.75^3 = 0.42, which is less than 0.8.
    expect(findSuitePower(CONFIG, suiteOfSize(3), null).recall_fall).toBeNull();
  });
});

/** Whether the rule fails drawn losses and finds that lower recall by this much. */
function failsDrawnChange(n: number, fall: number, random: () => number): boolean {
  const [bucket] = findBuckets(resolveRules(CONFIG, suiteOfSize(n)), CONFIG);
  const lost: string[] = [];
  const better: string[] = [];
  const moves = Array.from({ length: n }, (_, at): CaseMove => {
    const draw = random();
    const move = draw < 1.5 * fall ? -1 : draw < 2 * fall ? 1 : 0;
    if (move !== 0) {
      (move < 0 ? lost : better).push(`c${at}`);
    }
    return { block: null, recall: move, mrr: move, ndcg: move };
  });
  const tolerances = new Map([...bucket!.rules.keys()].map((metric) => [metric, 0.01]));
  const bucketTest = new BucketTest(bucket!, "baseline", moves, tolerances, {
    changedQueries: lost.length + better.length,
    noise: null,
    losses: { lost, better, asked_again: false },
  });
  return bucketTest.decide("recall").state === "fail";
}

// `recall_fall` is the fall that fails four times of five. A drawn change loses each query with 1.5
// times that chance and finds it anew with 0.5 times: three of four changes are losses, and recall
// falls by 1.5 - 0.5 times `recall_fall`.
it.each([12, 20, 40, 80, 150])("fails four of five drawn changes of %i queries", (n) => {
  const words = new Uint32Array(2);
  const dice = splitMix64(n);
  const random = (): number => {
    dice.draw(words);
    return words[0]! / 2 ** 32;
  };
  const fall = findSuitePower(CONFIG, suiteOfSize(n), null).recall_fall!;

  const draws = Array.from({ length: 400 }, () => failsDrawnChange(n, fall, random));

  // Four standard errors of 400 draws: 4 x sqrt(0.8 x 0.2 / 400) = 0.08.
  const share = draws.filter(Boolean).length / draws.length;
  expect(Math.abs(share - 0.8)).toBeLessThan(0.08);
});
