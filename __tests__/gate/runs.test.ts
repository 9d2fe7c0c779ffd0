import { describe, expect, it } from "vitest";
import { decide } from "../../src/gate/decide.ts";
import { spreadOf } from "../../src/gate/runs.ts";
import { differences } from "../../src/gate/sound.ts";
import type { Baseline } from "../../src/model/baseline.ts";
import { type Config, needsSpread } from "../../src/model/config.ts";
import { OVERALL } from "../../src/model/scope.ts";
import type { Run } from "../../src/model/run.ts";
import {
  baselineOf,
  baselineOver,
  configOf,
  makeCase,
  runOf,
  scoredOf,
  scoresOf,
  suiteOf,
  target,
} from "../helpers/make.ts";
import { gated, listed, verdictOn } from "./made.ts";

const ids = ["a", "b", "c", "d"];
const suite = suiteOf(...ids.map((id) => makeCase(id)));
const config = configOf();
/** The ids name the cases that find their document. */
const run = (...found: readonly string[]): Run =>
  runOf(ids.map((id) => listed(id, found.includes(id) ? `${id}-doc` : "other")));
// a is found in every run, b in every second one, c never; d in one of ten.
const runs = Array.from({ length: 10 }, (_, at) =>
  run("a", ...(at % 2 === 0 ? ["b"] : []), ...(at === 9 ? ["d"] : [])),
);
const all = runs.map((each) => scoredOf(config, suite, each));
const baseline = baselineOver(config, suite, all);

describe("a baseline of ten runs", () => {
  it("holds means over the runs, for cases and buckets", () => {
    expect(ids.map((id) => baseline.cases.get(id)!.metrics.get("recall@10"))).toEqual([1, 0.5, 0, 0.1]);
    // (1 + 0.5 + 0 + 0.1) / 4
    expect(baseline.means.overall.get("recall@10")).toBeCloseTo(0.4, 12);
    expect(baseline.means.by_intent.get("howto")!.get("recall@10")).toBeCloseTo(0.4, 12);
    expect(baseline.runs!.map((each) => each.overall.get("recall@10"))).toEqual([
      0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.5,
    ]);
    expect(ids.map((id) => baseline.cases.get(id)!.found!.in)).toEqual([10, 5, 0, 1]);
    // What half of them found is shown as found.
    expect(ids.map((id) => baseline.cases.get(id)!.ranks[0])).toEqual([1, 1, null, null]);
    expect(baseline.cases.get("a")!.variances!.has("recall@10")).toBe(false);
    // Ten values of 0 or 1, half and half: 10 x 0.25 / 9.
    expect(baseline.cases.get("b")!.variances!.get("recall@10")).toBeCloseTo(2.5 / 9, 12);
  });

  it("has the spread of the formula", () => {
    // The cases' variances: b 10 x 0.25 / 9, d (9 x 0.01 + 0.81) / 9. The runs' is less: 6 at 0.5, 4 at 0.25.
    const ofCases = Math.sqrt(2.5 / 9 + 0.9 / 9) / 4;
    expect(Math.sqrt((6 * 0.1 ** 2 + 4 * 0.15 ** 2) / 9)).toBeLessThan(ofCases);
    expect(spreadOf(baseline, OVERALL, "recall@10")).toBeCloseTo(Math.sqrt(1.1) * ofCases, 12);
  });

  it("never has a spread under a third of a case", () => {
    const alike = baselineOver(config, suite, Array(10).fill(all[0]));
    expect(spreadOf(alike, OVERALL, "recall@10")).toBeCloseTo(1 / 12, 12);
    expect(spreadOf(baselineOf(config, suite, runs[0]!), OVERALL, "recall@10")).toBeNull();
    const two = baselineOver(config, suite, [all[0]!, all[0]!]);
    expect(spreadOf(two, OVERALL, "recall@10")).toBeCloseTo(1 / 12, 12);
  });

  it("counts as lost what every run found, and as newly found what none did", () => {
    const now = run("c", "d");
    const { checks } = verdictOn({ config, suite, baseline }, now);
    const lost = checks.find(({ metric }) => metric === "newly_lost")!;
    // Lost: a. Found: c. Neither: b and d, which some runs found.
    expect(lost).toMatchObject({ current: 0, counts: { lost: 1, found: 1 } });
  });

  it("gives the limit of a tolerance in spreads", () => {
    const held = gated(new Map([["recall@10", { tolerance: [{ unit: "spread", value: 3 }] }]]));
    const spread = spreadOf(baseline, OVERALL, "recall@10")!;
    const now = run("a");
    const { checks } = decide({ config: held, suite, baseline }, scoresOf(config, suite, now), now);
    const recall = checks.find(({ metric, scope }) => metric === "recall@10" && scope.kind === "overall")!;
    expect(recall.limit).toBeCloseTo(0.4 - 3 * spread, 12);
    expect(differences(held, suite, baseline)).toEqual([]);
    expect(differences(held, suite, baselineOf(config, suite, runs[0]!))).toMatchObject([
      { field: "runs", baseline: "1" },
    ]);
  });

  it("weighs a case of a weighted metric by its targets", () => {
    const own = configOf({ metrics: ["evidence_recall@10"] });
    const wide = suiteOf(makeCase("a"), makeCase("b", { expected: [target("x"), target("y"), target("z")] }));
    const once = runOf([listed("a", "a-doc"), listed("b", "none")]);
    const twice = runOf([listed("a", "a-doc"), listed("b", "x")]);
    const both = [once, twice].map((each) => scoredOf(own, wide, each));
    const { overall } = baselineOver(own, wide, both).means;
    // Of case b a third of three targets in one of two runs: (1 x 1 + 3 x 1 / 6) / 4, and (1 + 1 / 6) / 2 unweighted.
    expect(overall.get("evidence_recall@10")).toBeCloseTo(1.5 / 4, 12);
    expect(overall.get("recall@10")).toBeCloseTo(7 / 12, 12);
  });

  it("leaves out of a case what some runs have no value for", () => {
    const suiteOfOne = suiteOf(makeCase("a"));
    const seen = runs.slice(0, 4).map((each) => scoresOf(config, suiteOfOne, each));
    const valued = (values: readonly (number | null)[]): Baseline => {
      const own = seen.map((each, at) => {
        const metrics = new Map([["recall@10", values[at]!]]);
        const means = { overall: metrics, by_intent: new Map() };
        return { ...each, means, cases: each.cases.map((one) => ({ ...one, metrics })) };
      });
      return baselineOver(
        config,
        suiteOfOne,
        own.map((scores, at) => ({ scores, run: runs[at]! })),
      );
    };
    const of = (values: readonly (number | null)[]): unknown => {
      const { metrics, variances } = valued(values).cases.get("a")!;
      return [metrics.get("recall@10"), variances!.get("recall@10")];
    };
    // (0.25 + 0.75) / 2; each is 0.25 from it: 2 x 0.0625 / (2 - 1).
    expect(of([0.25, null, 0.75, null])).toEqual([0.5, 0.125]);
    expect(of([0.25, null, null, null])).toEqual([0.25, undefined]);
    expect(of([null, null, null, null])).toEqual([null, undefined]);
    // In no run it has a value, so it has no spread.
    expect(spreadOf(valued([null, null, null, null]), OVERALL, "recall@10")).toBeNull();
    // One value has no deviation, and three that agree have none either: a third of the one case.
    for (const values of [
      [0.25, null, null, null],
      [1, null, 1, 1],
    ])
      expect(spreadOf(valued(values), OVERALL, "recall@10")).toBeCloseTo(1 / 3, 12);
    // One case: its own deviation is that of the runs' means; sqrt(1 + 1 / 4) times the larger.
    expect(spreadOf(valued([0.25, null, 0.75, null]), OVERALL, "recall@10")).toBeCloseTo(
      Math.sqrt(1.25 * 0.125),
      12,
    );
  });

  it("is needed by any rule in spreads, over all cases or in one part", () => {
    const spreads = { tolerance: [{ unit: "spread", value: 3 } as const] };
    const both = { tolerance: [{ unit: "absolute", value: 1 } as const, ...spreads.tolerance] };
    const rules = new Map([["recall@10", both]]);
    const needs = (gate: Partial<Config["gate"]>): boolean => needsSpread(configOf({ gate }));
    expect(needs({})).toBe(false);
    expect(needs({ metrics: new Map([["recall@10", {}]]), per_intent: "off" })).toBe(false);
    expect(needs({ metrics: new Map([["recall@10", "off"]]) })).toBe(false);
    expect(needs({ metrics: rules })).toBe(true);
    expect(needs({ per_intent: spreads })).toBe(true);
    expect(needs({ intents: new Map([["howto", rules]]) })).toBe(true);
    expect(needs({ tags: new Map([["rare", rules]]) })).toBe(true);
  });
});
