import { expect, it } from "vitest";
import { type Metric, parseMetric } from "../../src/metrics/registry.ts";
import { score } from "../../src/metrics/score.ts";
import { answered, definitionOf, failedRun, hitsOf, makeCase, runOf, suiteOf } from "../helpers/make.ts";

it("fill_rate is results within k / k, over the cases with targets", () => {
  const cases = [
    makeCase("full"),
    makeCase("short"),
    makeCase("failed"),
    makeCase("control", { expected: [], expect_empty: true }),
  ];
  const run = runOf([
    answered("full", hitsOf("a", "b", "c", "d", "e")),
    // A repeat keeps its slot, so it fills one.
    answered("short", hitsOf("a", "a")),
    failedRun("failed"),
    answered("control", []),
  ]);
  const scores = score(suiteOf(...cases), run, [parseMetric("fill_rate@4") as Metric], definitionOf());
  const values = new Map(scores.cases.map((each) => [each.id, each.metrics.get("fill_rate@4")]));
  expect(Object.fromEntries(values)).toEqual({ full: 1, short: 2 / 4, failed: null, control: null });
  // (1 + 1/2) / 2: a failed query counts in error_rate alone.
  expect(scores.means.overall.get("fill_rate@4")).toBe(0.75);
  expect(parseMetric("fill_rate")).toContain("needs a cutoff");
});
