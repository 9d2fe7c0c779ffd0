/** The work of a decision does not grow faster than the number of intents. */
import { expect, it } from "vitest";
import { decidePolicy } from "../../src/gate/decide.ts";
import { makeJudgedPolicy } from "../../src/decision/row-scores.ts";
import { listMetrics } from "../../src/decision/rules.ts";
import { planRun } from "../../src/latency/plan.ts";
import { lintSuite } from "../../src/gate/lint.ts";
import { summariseCases } from "../../src/metrics/score.ts";
import type { LatencySettings } from "../../src/model/config.ts";
import { answered, configOf, hitsOf, inputsOn, makeCase, runOf, suiteOf } from "../helpers/make.ts";
import { SETTINGS } from "../latency/timed.ts";
import { judgedPolicyOf } from "./made.ts";

const CASES_PER_INTENT = 6;

const LATENCY: LatencySettings = { ...SETTINGS, budget_s: 600 };

/**
 * How often each part of a decision reads the intent of a case or a score, for a suite of so many
 * intents: a measure of its work that does not depend on the machine.
 */
function countIntentReads(intents: number): Readonly<Record<string, number>> {
  const config = configOf({ latency: LATENCY });
  const cases = Array.from({ length: intents * CASES_PER_INTENT }, (_, i) =>
    makeCase(`case-${i}`, { intent: `intent-${i % intents}` }),
  );
  const suite = suiteOf(...cases);
  const run = runOf(
    suite.cases.map(({ id }, i) => answered(id, hitsOf(i % 3 ? `${id}-doc` : "other"), [1, 2, 3])),
  );
  const recordedRun = runOf(
    suite.cases.map(({ id }) => answered(id, hitsOf(`${id}-doc`), [1, 2, 3])),
  );
  const policy = inputsOn(config, suite, recordedRun);
  const { scores } = judgedPolicyOf(policy, run);
  let count = 0;
  const countingReads = <T extends { readonly intent: string }>(list: readonly T[]): readonly T[] =>
    list.map((each) => {
      const { intent } = each;
      return Object.defineProperty({ ...each }, "intent", {
        enumerable: true,
        get: () => (count++, intent),
      });
    });
  const countedSuite = { ...suite, cases: countingReads(suite.cases) };
  const countedScores = { ...scores, cases: countingReads(scores.cases) };
  const parts: [string, () => unknown][] = [
    ["means", () => summariseCases(countedScores.cases, listMetrics(config), config.definition)],
    [
      "rules and checks",
      () => decidePolicy(makeJudgedPolicy({ ...policy, suite: countedSuite }, countedScores, run)),
    ],
    [
      "plan",
      () => {
        const subject = { config, suite: countedSuite, baseline: null };
        return planRun([subject], countedSuite.cases, LATENCY, new Map());
      },
    ],
    ["lint", () => lintSuite(config, countedSuite, policy.baseline)],
  ];
  return Object.fromEntries(
    parts.map(([name, work]) => {
      count = 0;
      work();
      return [name, count];
    }),
  );
}

it("a decision and lintSuite take work in proportion to the number of intents", () => {
  const readsOf20 = countIntentReads(20);
  const readsOf80 = countIntentReads(80);

  for (const [part, count] of Object.entries(readsOf80)) {
    expect(readsOf20[part], part).toBeGreaterThan(0);
    // Four times as many intents and cases.
    expect(count / readsOf20[part]!, part).toBeLessThan(4.5);
  }
});
