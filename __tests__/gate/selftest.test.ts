import { describe, expect, it } from "vitest";
import { decide } from "../../src/gate/decide.ts";
import { pairCases } from "../../src/gate/pairs.ts";
import { resolveRules } from "../../src/gate/rules.ts";
import { dueCategories, prove, selfTest } from "../../src/gate/selftest.ts";
import type { Config } from "../../src/model/config.ts";
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

const ids = Array.from({ length: 12 }, (_, i) => `c${String(i).padStart(2, "0")}`);
const suite = suiteOf(...ids.map((id, i) => makeCase(id, { intent: i % 2 ? "symbol" : "howto" })));
const run = runOf(ids.map((id) => answered(id, hitsOf(`${id}-doc`, "n1", "n2", "n3"), [1, 1, 1, 1, 1, 1])));
const timed = configOf({
  latency: {
    warmup: 1,
    repeats: 6,
    budget_s: 1,
    max_queries: null,
    seed: 1,
    source: "measured",
    side_by_side: { p50: 0.1, p95: 0.25 },
  },
});

function noticesOf(config: Config) {
  const policy = { config, suite, baseline: baselineOf(config, suite, run) };
  return selfTest(policy, scoresOf(config, suite, run), run);
}

describe("self-test", () => {
  it("blocks every broken retriever under the default rules", () => {
    expect(noticesOf(timed)).toEqual([
      {
        code: "selftest",
        blocked: ["empty", "constant", "reversed", "shuffled", "one intent dropped", "slower"],
      },
    ]);
  });

  it("says what the rules can't see", () => {
    const off = new Map(["mrr@10", "ndcg@10"].map((name) => [name, "off" as const]));
    const config = configOf({ gate: { ...configOf().gate, metrics: off } });
    expect(noticesOf(config)).toEqual([
      { code: "selftest", blocked: ["empty", "constant", "one intent dropped"] },
      { code: "blind_to", mutant: "reversed" },
      { code: "blind_to", mutant: "shuffled" },
      { code: "blind_to", mutant: "slower" },
    ]);
  });

  it("accepts a baseline that is below a floor of its own: that is the floor's failure, not the gate's", () => {
    const half = runOf(ids.map((id, i) => answered(id, i % 2 ? hitsOf("n1") : hitsOf(`${id}-doc`))));
    const floor = new Map([["recall@10", { floor: 0.9 }]]);
    const config = configOf({ gate: { ...configOf().gate, metrics: floor } });
    const policy = { config, suite, baseline: baselineOf(config, suite, half) };
    expect(decide(policy, scoresOf(config, suite, half), half).verdict).toBe("fail");
    expect(() => selfTest(policy, scoresOf(config, suite, half), half)).not.toThrow();
  });

  it("never lets a run without a single hit pass, whatever the rules say", () => {
    const nothing = runOf(ids.map((id) => answered(id, hitsOf("n1", `n-${id}`))));
    const config = configOf();
    const policy = { config, suite, baseline: baselineOf(config, suite, nothing) };
    const scores = scoresOf(config, suite, nothing);
    const verdict = decide(policy, scores, nothing);
    expect(verdict.verdict).toBe("pass");
    expect(() => prove(verdict, policy, scores, nothing)).toThrow(
      expect.objectContaining({ code: "zero_quality" }) as Error,
    );
  });
});

describe("a gate that is broken", () => {
  const baseline = baselineOf(configOf(), suite, run);

  it("is an error where the baseline fails against itself", () => {
    // Three that were found in all runs, and have no rank: more losses than the two that are allowed.
    const cases = [...baseline.cases].map(([id, row], i) =>
      i < 3 ? ([id, { ...row, ranks: [null], found: { in: 10, of: 10 } }] as const) : ([id, row] as const),
    );
    const policy = { config: configOf(), suite, baseline: { ...baseline, cases: new Map(cases) } };
    expect(() => selfTest(policy, scoresOf(policy.config, suite, run), run)).toThrow(
      expect.objectContaining({
        code: "selftest_failed",
        message: "the gate's self-test failed: the baseline against itself fails newly_lost (overall)",
      }) as Error,
    );
  });

  it("is told by the categories that overall means beyond their limits make due", () => {
    const due = (lists: (id: string, at: number) => readonly string[], gate = {}): readonly string[] => {
      const config = configOf({ gate: { ...configOf().gate, ...gate } });
      const now = runOf(ids.map((id, at) => answered(id, hitsOf(...lists(id, at)))));
      const pairing = pairCases(scoresOf(config, suite, now), baseline);
      return [...dueCategories(resolveRules(config, suite).rules, pairing, { config, suite, baseline })];
    };
    const same = (id: string): readonly string[] => [`${id}-doc`, "n1", "n2", "n3"];
    expect(due(same)).toEqual([]);
    // One of twelve is within "1 case", two are not; an intent's own fall is not overall.
    expect(due((id, at) => (at < 1 ? ["x", "n1", "n2", "n3"] : same(id)))).toEqual([]);
    const two = (id: string, at: number) => (at < 2 ? ["x", "n1", "n2", "n3"] : same(id));
    expect(due(two)).toEqual(["recall_drop", "ranking_shift"]);
    const lax = { tolerance: [{ unit: "cases", value: 2 }] };
    const names = ["recall@10", "mrr@10", "ndcg@10"];
    expect(due(two, { metrics: new Map(names.map((name) => [name, lax])) })).toEqual([]);
    expect(due(two, { metrics: new Map(names.map((name) => [name, { ...lax, floor: 0.9 }])) })).toEqual([
      "recall_drop",
      "ranking_shift",
    ]);
    const bound = { tolerance: [], floor: 0.9 };
    expect(due(two, { metrics: new Map(names.map((name) => [name, bound])) })).toHaveLength(2);
    expect(due(same, { metrics: new Map(names.map((name) => [name, { tolerance: [] }])) })).toEqual([]);
  });

  it("takes one case of those that have a value", () => {
    // Twelve controls have no recall: one of the other twelve is within "1 case".
    const controls = ids.map((id) => makeCase(`n${id}`, { expected: [], expect_empty: true }));
    const both = suiteOf(...suite.cases, ...controls);
    const answer = (lost: readonly string[]) =>
      runOf(
        both.cases.map(({ id }) =>
          answered(id, id.startsWith("n") ? [] : hitsOf(lost.includes(id) ? "x" : `${id}-doc`)),
        ),
      );
    const config = configOf();
    const recorded = baselineOf(config, both, answer([]));
    const due = (lost: readonly string[]): readonly string[] => {
      const pairing = pairCases(scoresOf(config, both, answer(lost)), recorded);
      const policy = { config, suite: both, baseline: recorded };
      return [...dueCategories(resolveRules(config, both).rules, pairing, policy)];
    };
    expect(due(["c00"])).toEqual([]);
    expect(due(["c00", "c01"])).toEqual(["recall_drop", "ranking_shift"]);
  });
});
