/** What becomes of a rule by its place in the plan. */
import { expect, test } from "vitest";
import { type LatencyPart, latencyRuleChecks } from "../../../src/gate/latency-policy.ts";
import type { Rule } from "../../../src/gate/rules.ts";
import { LATENCY } from "../../../src/metrics/latency.ts";
import { DEFAULT_DEFINITION } from "../../../src/model/config.ts";
import type { SamplingPlan } from "../../../src/model/sampling.ts";
import { ruleOf } from "../made.ts";
import { SETTINGS, SUITE, timedConfig } from "./timed.ts";

const P50 = LATENCY.find(({ statistic }) => statistic === "p50")!;
const limited = ruleOf(P50, { tolerance: [{ unit: "absolute", value: 20 }] });
const check = { scope: "overall", statistic: "p50", named: true, repeats: 3 } as const;
const NONE: SamplingPlan = { repeats: new Map(), filled: [], unfilled: [], queries: 0, ms: 0 };
const by = ["budget_s"] as const;
const unfilled: SamplingPlan = { ...NONE, unfilled: [{ ...check, queries: 80, budget_s: 9, by }] };

/** Of a bucket without a case, which every check that is made finds missing. */
function codes(rule: Rule, plan: SamplingPlan, own: Partial<LatencyPart> = {}): unknown {
  const rules = { settings: SETTINGS, definition: DEFAULT_DEFINITION, repeats: new Map(), recording: false };
  const part: LatencyPart = { plan, by: rules, recorded: false, paired: false, ...own };
  const policy = { config: timedConfig(), suite: SUITE, baseline: null };
  const checks = latencyRuleChecks(rule, P50, { pairs: [], added: [] }, policy, part);
  return checks.map((each) => (each.kind === "missing" ? [each.missing.code, each.n] : each.kind));
}

test("what the plan leaves out is missing where a rule names it, and no check else", () => {
  expect(codes(limited, unfilled)).toEqual([["not_in_plan", 0]]);
  expect(codes({ ...limited, named: false }, unfilled)).toEqual([]);
});

test("what the plan fills is checked, and what it has never heard of where a rule insists", () => {
  const filled = { ...NONE, filled: [check] };
  const unnamed = { ...limited, named: false };
  expect([codes(limited, filled), codes(unnamed, filled)]).toEqual([
    [["not_measured", 0]],
    [["not_measured", 0]],
  ]);
  expect([codes(limited, NONE), codes(unnamed, NONE)]).toEqual([[["not_measured", 0]], []]);
});

test("nothing is checked without a limit, and times of a recorded run only by name", () => {
  const filled = { ...NONE, filled: [check] };
  expect(codes(ruleOf(P50), filled)).toEqual([]);
  expect(codes({ ...limited, named: false }, filled, { recorded: true })).toEqual([]);
  expect(codes(limited, filled, { recorded: true })).toEqual([["not_measured", 0]]);
});
