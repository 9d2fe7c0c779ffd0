import { expect, test } from "vitest";
import { noiseOfRows } from "../../src/decision/noise.ts";
import { pairCases } from "../../src/decision/pairs.ts";
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

test("noiseOfRows › leaves out cases that expect nothing", () => {
  const suite = suiteOf(makeCase("a"), makeCase("none", { expected: [], expect_empty: true }));
  const run = runOf([answered("a", hitsOf("a-doc")), answered("none", [])]);
  const recorded = baselineOf(configOf(), suite, run);
  const cases = new Map(
    [...recorded.cases].map(([id, row]) => [id, id === "a" ? { ...row, variance: 0.04 } : row]),
  );
  const baseline = { ...recorded, cases, run_count: 2 };
  const { pairs } = pairCases(scoresOf(configOf(), suite, run), baseline);

  const noise = noiseOfRows(pairs, baseline);

  expect(noise).toBeCloseTo(1.64 * Math.sqrt(0.04 * (1 + 1 / 2)), 12);
});
