import { describe, expect, it } from "vitest";
import { loadBaseline } from "../../src/files/baseline.ts";
import { decide } from "../../src/gate/decide.ts";
import { overRuns, spreadOf } from "../../src/gate/runs.ts";
import { differences } from "../../src/gate/sound.ts";
import { OVERALL } from "../../src/model/scope.ts";
import type { Run } from "../../src/model/run.ts";
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
import { workspace } from "../helpers/workspace.ts";
import { renderBaseline } from "../helpers/rendered.ts";

const ids = ["a", "b", "c", "d"];
const suite = suiteOf(...ids.map((id) => makeCase(id)));
const config = configOf();
/** The ids name the cases that find their document. */
const run = (...found: readonly string[]): Run =>
  runOf(ids.map((id) => answered(id, hitsOf(found.includes(id) ? `${id}-doc` : "other"))));
// a is found in every run, b in every second one, c never; d in one of ten.
const runs = Array.from({ length: 10 }, (_, at) =>
  run("a", ...(at % 2 === 0 ? ["b"] : []), ...(at === 9 ? ["d"] : [])),
);
const scores = runs.map((each) => scoresOf(config, suite, each));
const baseline = overRuns(baselineOf(config, suite, runs[0]!), scores);

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
    expect(baseline.cases.get("a")!.variances!.has("recall@10")).toBe(false);
    // Ten values of 0 or 1, half and half: 10 x 0.25 / 9.
    expect(baseline.cases.get("b")!.variances!.get("recall@10")).toBeCloseTo(2.5 / 9, 12);
  });

  it("has the spread of the formula", () => {
    // The cases' variances: b 10 x 0.25 / 9, d (9 x 0.01 + 0.81) / 9. The runs' is less: 6 at 0.5, 4 at 0.25.
    const ofCases = Math.sqrt(2.5 / 9 + 0.9 / 9) / 4;
    const ofRuns = Math.sqrt((6 * 0.1 ** 2 + 4 * 0.15 ** 2) / 9);
    expect(ofRuns).toBeLessThan(ofCases);
    expect(spreadOf(baseline, OVERALL, "recall@10")).toBeCloseTo(Math.sqrt(1.1) * ofCases, 12);
  });

  it("never has a spread under a third of a case", () => {
    const alike = overRuns(
      baselineOf(config, suite, runs[0]!),
      runs.map(() => scores[0]!),
    );
    expect(spreadOf(alike, OVERALL, "recall@10")).toBeCloseTo(1 / 12, 12);
    expect(spreadOf(baselineOf(config, suite, runs[0]!), OVERALL, "recall@10")).toBeNull();
    const two = overRuns(baselineOf(config, suite, runs[0]!), [scores[0]!, scores[0]!]);
    expect(spreadOf(two, OVERALL, "recall@10")).toBeCloseTo(1 / 12, 12);
  });

  it("counts as lost what every run found, and as newly found what none did", () => {
    const now = run("c", "d");
    const { checks } = decide({ config, suite, baseline }, scoresOf(config, suite, now), now);
    const lost = checks.find(({ metric }) => metric === "newly_lost")!;
    // Lost: a. Found: c. Neither: b and d, which some runs found.
    expect(lost).toMatchObject({ current: 0, counts: { lost: 1, found: 1 } });
  });

  it("gives the limit of a tolerance in spreads", () => {
    const gate = {
      ...config.gate,
      metrics: new Map([["recall@10", { tolerance: [{ unit: "spread", value: 3 } as const] }]]),
    };
    const spread = spreadOf(baseline, OVERALL, "recall@10")!;
    const now = run("a");
    const { checks } = decide(
      { config: configOf({ gate }), suite, baseline },
      scoresOf(config, suite, now),
      now,
    );
    const recall = checks.find(({ metric, scope }) => metric === "recall@10" && scope.kind === "overall")!;
    expect(recall.limit).toBeCloseTo(0.4 - 3 * spread, 12);
    expect(differences(configOf({ gate }), suite, baseline)).toEqual([]);
    expect(differences(configOf({ gate }), suite, baselineOf(config, suite, runs[0]!))).toMatchObject([
      { field: "runs", baseline: "1" },
    ]);
  });

  it("reads back as it was written", async () => {
    const text = renderBaseline(baseline);
    const { baseline: read } = (await loadBaseline({ directory: workspace({ "b.json": text }) }, "b.json"))!;
    expect(renderBaseline(read)).toBe(text);
    expect(spreadOf(read, OVERALL, "recall@10")).toBeCloseTo(spreadOf(baseline, OVERALL, "recall@10")!, 9);
  });
});
