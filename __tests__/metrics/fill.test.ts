import { expect, it } from "vitest";
import { parseMetric } from "../../src/metrics/registry.ts";
import { answered, failedRun, hitsOf, makeCase } from "../helpers/make.ts";
import { control, measureAll } from "../helpers/measure.ts";

it("fill_rate is the number of results / k, over the cases with targets", () => {
  const cases = [makeCase("full"), makeCase("short"), makeCase("failed"), control];
  const answers = [
    answered("full", hitsOf("a", "b", "c", "d", "e")),
    // A repeat keeps its slot, so it fills one.
    answered("short", hitsOf("a", "a")),
    failedRun("failed"),
    answered("q", []),
  ];
  const scores = measureAll(["fill_rate@4"], cases, answers);
  const values = new Map(scores.cases.map((each) => [each.id, each.metrics.get("fill_rate@4")]));

  expect(Object.fromEntries(values)).toEqual({ full: 1, short: 2 / 4, failed: null, q: null });
  // (1 + 1/2) / 2: a failed query counts in error_rate alone.
  expect(scores.means.overall.get("fill_rate@4")).toBe(0.75);
  expect(parseMetric("fill_rate")).toContain("needs a cutoff");
});
