/** Which checks make a verdict, where there is one, or a case that asks for nothing. */
import { expect, test } from "vitest";
import { decide } from "../../src/gate/decide.ts";
import type { GatePolicy, RuleSetting } from "../../src/model/config.ts";
import type { Case, Suite } from "../../src/model/suite.ts";
import {
  answered,
  baselineOf,
  configOf,
  hitsOf,
  makeCase,
  runOf,
  scoresOf,
  suiteOf,
} from "../helpers/make.ts";
import { resolveRules } from "../../src/gate/rules.ts";

function verdictOf(
  suite: Suite,
  found: (subject: Case) => boolean,
  gate: Partial<GatePolicy>,
  stored = true,
) {
  const config = configOf({ gate: { ...configOf().gate, ...gate } });
  const run = (finds: (subject: Case) => boolean) =>
    runOf(suite.cases.map((each) => answered(each.id, hitsOf(finds(each) ? `${each.id}-doc` : "x"))));
  const baseline = stored
    ? baselineOf(
        config,
        suite,
        run(() => true),
      )
    : null;
  return decide({ config, suite, baseline }, scoresOf(config, suite, run(found)), run(found));
}

/** No rule but these. */
function only(suite: Suite, rules: Readonly<Record<string, RuleSetting>>): Partial<GatePolicy> {
  const usual = resolveRules(configOf(), suite).rules.map(({ metric }) => [metric.name, "off"] as const);
  const metrics = new Map<string, RuleSetting | "off">([...usual, ...Object.entries(rules)]);
  return { metrics, per_intent: "off", newly_lost: { max: null, critical: 0 } };
}

test("one check is enough to pass, and none is not, where there is a baseline", () => {
  const suite = suiteOf(...Array.from({ length: 6 }, (_, n) => makeCase(`c${n}`)));
  const one = verdictOf(suite, () => true, only(suite, { "recall@10": {} }));
  expect(one.checks.map(({ metric }) => metric)).toEqual(["recall@10"]);
  expect(one.verdict).toBe("pass");
  expect(verdictOf(suite, () => true, only(suite, {}))).toMatchObject({ verdict: "fail", checks: [] });
  expect(verdictOf(suite, () => true, only(suite, {}), false)).toMatchObject({ verdict: "pass", checks: [] });
});

test("a control is none of the cases that could be lost", () => {
  const control = makeCase("n", { expected: [], expect_empty: true });
  const suite = suiteOf(makeCase("a"), makeCase("b"), control);
  const gate: Partial<GatePolicy> = {
    ...only(suite, {}),
    significance: "auto",
    newly_lost: { max: [{ unit: "absolute", value: 1 }], critical: 0 },
  };
  // Both others are lost: one more than allowed, and 0.5^2 is above the level.
  expect(verdictOf(suite, () => false, gate).checks).toMatchObject([
    { metric: "newly_lost", n: 2, outcome: "watch", p: 0.25, level: 0.05 },
  ]);
});
