import { expect, test } from "vitest";
import { noiseOfRows } from "../../src/decision/bucket-test.ts";
import {
  answered,
  baselineOf,
  configOf,
  hitsOf,
  makeCase,
  runOf,
  suiteOf,
} from "../helpers/make.ts";

test("noiseOfRows › leaves out cases that expect nothing", () => {
  const suite = suiteOf(makeCase("a"), makeCase("none", { expected: [], expect_empty: true }));
  const run = runOf([answered("a", hitsOf("a-doc")), answered("none", [])]);
  const recorded = baselineOf(configOf(), suite, run);
  const cases = new Map(
    [...recorded.cases].map(([id, row]) => [id, id === "a" ? { ...row, variance: 0.04 } : row]),
  );
  const baseline = { ...recorded, cases, run_count: 2 };

  const noise = noiseOfRows([...cases.values()], baseline);

  // Case a has a variance of 0.04 in each of two runs; `none` expects nothing. The difference of one
  // run and the mean of two has (1 + 1/2) times that, and 1.64 is the quantile at 95 %.
  expect(noise).toBeCloseTo(1.64 * Math.sqrt(0.04 * (1 + 1 / 2)), 12);
});
