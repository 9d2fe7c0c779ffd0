import { describe, expect, test } from "vitest";
import { refuseDrift } from "../../src/gate/side-by-side.ts";
import { inPlaceOf } from "../../src/gate/anchor.ts";
import { decide } from "../../src/gate/decide.ts";
import { metricsOf } from "../../src/gate/rules.ts";
import { overRuns } from "../../src/gate/runs.ts";
import { GateError } from "../../src/errors.ts";
import { score } from "../../src/metrics/score.ts";
import {
  type Config,
  type GatePolicy,
  type LatencyPolicy,
  DEFAULT_SIDE_BY_SIDE,
} from "../../src/model/config.ts";
import type { Scores } from "../../src/model/scores.ts";
import {
  answered,
  baselineOf,
  configOf,
  hitsOf,
  inputsOf,
  makeCase,
  runOf,
  suiteOf,
} from "../helpers/make.ts";

const IDS = Array.from({ length: 12 }, (_, i) => `case-${i}`);
const SUITE = suiteOf(...IDS.map((id) => makeCase(id)));
const CONFIG = configOf();

const runWithout = (lost: number): ReturnType<typeof runOf> =>
  runOf(IDS.map((id, i) => answered(id, hitsOf(i < lost ? "other" : `${id}-doc`, `list of ${id}`))));
const scored = (lost: number): Scores => score(SUITE, runWithout(lost), metricsOf(CONFIG), CONFIG.definition);
const BASELINE = baselineOf(CONFIG, SUITE, runWithout(0));

function ends(
  base: number,
  head: number,
  latency: LatencyPolicy = CONFIG.latency,
  { config = CONFIG, baseline = BASELINE } = {},
): string {
  try {
    refuseDrift(inputsOf({ ...config, latency }, SUITE, baseline), scored(base), scored(head));
    return "goes on";
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    return `${error.code} ${error.message}`;
  }
}

const LIVE: LatencyPolicy = {
  warmup: 1,
  repeats: 5,
  budget_s: 60,
  max_queries: null,
  seed: 1,
  source: "measured",
  side_by_side: { ...DEFAULT_SIDE_BY_SIDE, drift: "allow" },
};

const NAMES = ["recall@10", "mrr@10", "ndcg@10"];
const allowing = (value: number) => ({ tolerance: [{ unit: "absolute", value } as const] });
const gated = (gate: Partial<GatePolicy>): Config => configOf({ gate: { ...CONFIG.gate, ...gate } });

describe("base and head beside what was recorded", () => {
  // Of n losses and no win: 1 / 2^n. Seven are 0.0078, six 0.0156.
  test.each([
    [0, 0, /^goes on$/],
    [
      8,
      8,
      /^base_drifted .*recall@10 was 1\.000 when it was recorded; now the base has 0\.333 and the head 0\.333$/,
    ],
    [12, 9, /^base_drifted .*the base has 0\.000 and the head 0\.250$/],
    [7, 7, /^base_drifted /],
    [6, 6, /^goes on$/],
    [12, 2, /^goes on$/],
    [12, 0, /^goes on$/],
    [0, 12, /^goes on$/],
  ])("%i lost in the base and %i in the head", (base, head, expected) => {
    expect(ends(base, head)).toMatch(expected);
  });

  test.each([
    // Six lost of what was accepted are 2^-6; the head adds nothing to what the base lost.
    [6, 6, "off", ["watch earlier"]],
    [6, 7, "off", ["fail test"]],
    [6, 7, LIVE, ["watch drift"]],
    [0, 0, "off", []],
  ] as const)(
    "%i lost in the base, %i in the head: the anchor is held, too",
    (base, head, latency, expected) => {
      const made = inPlaceOf(BASELINE, baselineOf(CONFIG, SUITE, runWithout(base)), {
        config: CONFIG,
        suite: SUITE,
      });
      const rule = configOf({ latency, gate: { ...CONFIG.gate, significance: "auto" } });
      const inputs = inputsOf(rule, SUITE, { ...made, beside: { commit: "1".repeat(40) } });
      const { checks } = decide(inputs, scored(head), runWithout(head));
      const told = checks.filter((check) => check.metric === "recall@10" && check.outcome !== "pass");
      expect(told.map(({ outcome, by, reason }) => `${outcome} ${reason ?? by}`)).toEqual(expected);
    },
  );

  test("means are of the cases that have the figure", () => {
    const controls = ["x", "y"].map((id) => makeCase(id, { expected: [], expect_empty: true }));
    const suite = suiteOf(...SUITE.cases, ...controls);
    const run = (lost: number): ReturnType<typeof runOf> =>
      runOf([...runWithout(lost).cases, ...["x", "y"].map((id) => answered(id, []))]);
    const of = (lost: number): Scores => score(suite, run(lost), metricsOf(CONFIG), CONFIG.definition);
    const stored = inputsOf(CONFIG, suite, baselineOf(CONFIG, suite, run(0)));
    expect(() => refuseDrift(stored, of(8), of(8))).toThrow(
      "recall@10 was 1.000 when it was recorded; now the base has 0.333 and the head 0.333",
    );
  });

  test("says how sure it is at most", () => {
    // Eight losses and no win in the base, twelve in the head: 1 / 256 = 0.0039.
    expect(ends(8, 12)).toContain("not by chance (p 0.0039 at most)");
  });

  test("three spreads of the recorded runs are no drift, nor as many as a rule allows", () => {
    // Ten runs lose none and four of twelve in turns: their mean is 10/12, and they differ from it by 2/12 each. The
    // spread is sqrt(1.1) x 2/12 x sqrt(10/9) = 0.184; three are 0.553, four 0.737. Eight lost are 0.5 below the mean,
    // nine 0.583.
    const runs = Array.from({ length: 10 }, (_, i) => scored(i % 2 === 0 ? 0 : 4));
    const baseline = overRuns(BASELINE, runs);
    expect(ends(8, 8, "off", { baseline })).toBe("goes on");
    expect(ends(9, 9, "off", { baseline })).not.toBe("goes on");
    const four = { tolerance: [{ unit: "spread", value: 4 } as const] };
    const rules = ["recall@10", "mrr@10", "ndcg@10"].map((name) => [name, four] as const);
    const config = configOf({ gate: { ...CONFIG.gate, metrics: new Map(rules) } });
    expect(ends(9, 9, "off", { baseline, config })).toBe("goes on");
  });

  test("a rule without a tolerance compares with nothing", () => {
    const rules = ["recall@10", "mrr@10", "ndcg@10"].map(
      (name) => [name, { tolerance: [], floor: 0.1 }] as const,
    );
    const config = configOf({ gate: { ...CONFIG.gate, metrics: new Map(rules) } });
    expect(ends(12, 12, "off", { config })).toBe("goes on");
  });

  test("is held by rules over all cases, and by no rule for an intent", () => {
    expect(ends(8, 8, "off", { config: gated({ per_intent: "off" }) })).toMatch(/^base_drifted/);
    // What only intents allow less of is no drift: 3 of 12 cases are within 0.25 over all.
    const rules = new Map(NAMES.map((name) => [name, allowing(0.25)]));
    expect(ends(3, 3, "off", { config: gated({ metrics: rules }) })).toBe("goes on");
  });

  test("a fall by just what is allowed is none, rounding aside", () => {
    const of = (value: number): string =>
      ends(9, 9, "off", {
        config: gated({ metrics: new Map(NAMES.map((name) => [name, allowing(value)])) }),
      });
    // 9 / 12 is 1e-9 more than what is allowed, then 2e-9.
    expect(of(0.75 - 1e-9)).toBe("goes on");
    expect(of(0.75 - 2e-9)).toMatch(/^base_drifted/);
  });

  test("a tolerance in spreads allows nothing where one run was recorded", () => {
    const four = { tolerance: [{ unit: "spread", value: 4 } as const] };
    const config = gated({ metrics: new Map(NAMES.map((name) => [name, four])) });
    expect(ends(8, 8, "off", { config })).toMatch(/^base_drifted/);
  });

  test("rows without the figure count on neither side", () => {
    const first = BASELINE.cases.get("case-11")!;
    const blank = { ...first, metrics: new Map([...first.metrics, ["recall@10", null]]) };
    const baseline = { ...BASELINE, cases: new Map([...BASELINE.cases, ["case-11", blank]]) };
    // 3 of the other 11 are found.
    expect(ends(8, 8, "off", { baseline })).toContain(
      "recall@10 was 1.000 when it was recorded; now the base has 0.273",
    );
  });

  test("a rate that fell is no fall of quality", () => {
    const degraded = runWithout(0).cases.map((each) =>
      each.outcome.kind === "answer" ? { ...each, outcome: { ...each.outcome, degraded: true } } : each,
    );
    const baseline = baselineOf(CONFIG, SUITE, runOf(degraded));
    expect(baseline.means.overall.get("degraded_rate")).toBe(1);
    expect(ends(0, 0, "off", { baseline })).toBe("goes on");
  });

  test("an index that lives on its own may drift", () => {
    expect(ends(12, 12, LIVE)).toBe("goes on");
    expect(ends(12, 12, "off")).toMatch(/^base_drifted/);
  });
});
