/** A pass that a stranger wrote is held against the limits that he wrote beside it. */
import { expect, it } from "vitest";
import { type WrittenCheck, heldAgain } from "../../src/gate/held-again.ts";

const CHECK: WrittenCheck = {
  metric: "recall@10",
  baseline: 0.9,
  current: 0.9,
  limit: 0.85,
  tolerance: 0.05,
  direction: "higher",
  n: 100,
  passed: true,
  outcome: "pass",
  span: "baseline",
};
const MS = {
  metric: "latency_p95_ms[rerank]",
  direction: "lower",
  baseline: 10,
  limit: 12,
  tolerance: 2,
} as const;
const BESIDE = { ...MS, limit: 12.5, tolerance: 2.5, current: 13 };
const ratio = (value: number, floor: number): WrittenCheck => ({
  ratio: value,
  tolerance: 0.25,
  floor_ms: floor,
});

it.each<readonly [boolean, string, WrittenCheck]>([
  [true, "a figure on its limit", { current: 0.85 }],
  [false, "a direction that is not the metric's", { metric: "latency_p95_ms", current: 900, limit: 150 }],
  [
    true,
    "lost cases, none of them",
    { metric: "newly_lost", direction: "lower", baseline: null, current: 0, limit: 0 },
  ],
  [true, "rounding on its limit", { current: 0.85 - 5e-10 }],
  [false, "a figure beyond it", { current: 0.8 }],
  [false, "a metric that nobody knows", { metric: "hits", current: 0.8 }],
  [true, "a fall of one case", { current: 0.84, n: 16 }],
  [true, "a fall of one case, as rounded", { current: 0.8, n: 10 }],
  [false, "a fall of more than one case", { current: 0.84, n: 17 }],
  [false, "a fall in no case", { current: 0.84, n: 0 }],
  [true, "a watch", { current: 0.5, outcome: "watch" }],
  [true, "shorter lists that find more", { current: 0.5, reason: "found_more" }],
  [false, "another reason", { current: 0.5, reason: "small" }],
  [false, "a watch below a floor", { current: 0.7, limit: 0.8, outcome: "watch" }],
  [
    false,
    "a watch below a floor alone",
    { current: 0.7, limit: 0.8, baseline: null, tolerance: null, outcome: "watch" },
  ],
  [true, "a figure above its floor", { current: 0.81, limit: 0.8, baseline: null }],
  [false, "a failure", { passed: false }],
  [false, "another failure", { outcome: "fail" }],
  [false, "no figure", { current: null }],
  [false, "a figure that is none", { current: "0.9" }],
  [false, "no limit", { limit: null }],
  [true, "less of what is bad", { metric: "degraded_rate", current: 0.95, limit: 0.95 }],
  [false, "more of what is bad", { metric: "degraded_rate", current: 0.97, limit: 0.95 }],
  [true, "milliseconds on their limit, as rounded", { ...MS, current: 12.001 }],
  [false, "milliseconds beyond it", { ...MS, current: 12.01 }],
  [false, "milliseconds beyond it, in one case", { ...MS, current: 12.01, n: 1 }],
  [true, "milliseconds that noise explains", { ...MS, current: 20, outcome: "watch" }],
  [
    true,
    "milliseconds over a ceiling that noise explains",
    { ...MS, baseline: null, current: 13, outcome: "watch" },
  ],
  [true, "side by side, a ratio within its tolerance", { ...BESIDE, ratio: ratio(1.25, 0.5) }],
  [false, "side by side, a ratio beyond it", { ...BESIDE, ratio: ratio(1.3, 0.5) }],
  [true, "side by side, a rise below the floor", { ...BESIDE, ratio: ratio(1.3, 3) }],
  [false, "side by side, a ratio without its tolerance", { ...BESIDE, ratio: { ratio: 1.3, floor_ms: 3 } }],
  [false, "side by side, without a baseline", { ...BESIDE, baseline: null, ratio: ratio(1.3, 3) }],
])("%s: %s", (held, _, own) => {
  expect(heldAgain([CHECK, { ...CHECK, ...own }])).toBe(held);
});

it("a bucket with the figures of one that is watched is judged there", () => {
  const fell = { ...CHECK, current: 0.8 };
  expect(heldAgain([fell, { ...fell, outcome: "watch" }])).toBe(true);
  for (const other of [{ metric: "mrr@10" }, { current: 0.79 }, { baseline: 0.91 }, { span: "anchor" }])
    expect(heldAgain([fell, { ...fell, ...other, tolerance: 0.05, outcome: "watch" }])).toBe(false);
});
