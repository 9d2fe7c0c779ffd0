import { expect, it } from "vitest";
import { decidePolicy } from "../../src/gate/decide.ts";
import { listMetrics } from "../../src/decision/rules.ts";
import { planRun } from "../../src/latency/plan.ts";
import { lintSuite } from "../../src/gate/lint.ts";
import { summariseCases } from "../../src/metrics/score.ts";
import type { LatencySettings } from "../../src/model/config.ts";
import { answered, configOf, hitsOf, inputsOn, makeCase, runOf, suiteOf } from "../helpers/make.ts";
import { SETTINGS } from "../latency/timed.ts";
import { judgedOn } from "./made.ts";

const PER_INTENT = 6;

const LATENCY: LatencySettings = { ...SETTINGS, budget_s: 600 };

/** How often it is looked up what intent a case, a score or a row has, over a whole decision. */
function countLooks(intents: number): Readonly<Record<string, number>> {
  const config = configOf({ latency: LATENCY });
  const cases = Array.from({ length: intents * PER_INTENT }, (_, i) =>
    makeCase(`case-${i}`, { intent: `intent-${i % intents}` }),
  );
  const suite = suiteOf(...cases);
  const run = runOf(
    suite.cases.map(({ id }, i) => answered(id, hitsOf(i % 3 ? `${id}-doc` : "other"), [1, 2, 3])),
  );
  const before = runOf(suite.cases.map(({ id }) => answered(id, hitsOf(`${id}-doc`), [1, 2, 3])));
  const policy = inputsOn(config, suite, before);
  const { scores } = judgedOn(policy, run);
  let count = 0;
  const countIntentReads = <T extends { readonly intent: string }>(
    list: readonly T[],
  ): readonly T[] =>
    list.map((each) => {
      const { intent } = each;
      return Object.defineProperty({ ...each }, "intent", {
        enumerable: true,
        get: () => (count++, intent),
      });
    });
  const countedSuite = { ...suite, cases: countIntentReads(suite.cases) };
  const countedScores = { ...scores, cases: countIntentReads(scores.cases) };
  const parts: [string, () => unknown][] = [
    ["means", () => summariseCases(countedScores.cases, listMetrics(config), config.definition)],
    [
      "rules and checks",
      () => decidePolicy({ ...policy, suite: countedSuite }, countedScores, run),
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

it("lintSuite takes work in proportion to the number of intents", () => {
  const few = countLooks(20);
  const many = countLooks(80);

  for (const [part, count] of Object.entries(many)) {
    expect(few[part], part).toBeGreaterThan(0);
    expect(count / few[part]!, part).toBeLessThan(4.5);
  }
});
