/** Times of stages in a baseline that is recorded again. */
import { expect, test } from "vitest";
import { keptLatency } from "../../../src/gate/latency/kept.ts";
import type { Baseline } from "../../../src/model/baseline.ts";
import type { RuleSetting } from "../../../src/model/config.ts";
import { SUITE, timedBaseline, timedConfig, timedRun } from "./timed.ts";

const STAGED = { "latency_p50_ms[rank]": { tolerance: [{ unit: "absolute", value: 5 }] } } as const;

/** Whole answers at one level, their stage at another. */
function recorded(
  level: number,
  rank: number | null,
  rules: Readonly<Record<string, RuleSetting>> = STAGED,
): Baseline {
  const run = timedRun(level);
  const spans = rank === null ? null : timedRun(rank).cases;
  const cases = run.cases.map((each, n) => ({
    ...each,
    ...(spans === null ? {} : { spans_ms: new Map([["rank", spans[n]!.samples_ms]]) }),
  }));
  return timedBaseline(timedConfig(rules), { ...run, cases });
}

function kept(before: Baseline, made: Baseline, config = timedConfig(STAGED)): Baseline | null {
  const result = keptLatency({ config, suite: SUITE }, before, made);
  return result === made ? null : result;
}

test("stay as a whole with the others, unless the stage moved by itself", () => {
  const before = recorded(100, 40);
  const result = kept(before, recorded(110, 44))!;
  const spans = ({ cases }: Baseline): unknown =>
    [...cases.values()].map((each) => each.spans_ms?.get("rank"));
  expect(spans(result)).toEqual(spans(before));
  // p50 of the stage is by what its level is: 40 and 46 differ by more than 5 ms.
  expect(kept(before, recorded(100, 46))).toBeNull();
});

test("are none where none were told", () => {
  const result = kept(recorded(100, null), recorded(110, null))!;
  for (const each of result.cases.values()) expect(each).not.toHaveProperty("spans_ms");
});

test("a rule for an intent without a case moves nothing", () => {
  const config = timedConfig();
  const intents = new Map([["gone", new Map([["latency_p50_ms", {}]])]]);
  const gate = { ...config.gate, intents };
  const bare = timedBaseline(config);
  expect(kept(bare, timedBaseline(config, timedRun(110)), { ...config, gate })).not.toBeNull();
});

test("a tolerance in cases is of the cases of the bucket", () => {
  // 2000 / 20 = 100 ms overall and 2000 / 10 = 200 ms in an intent.
  const rules = {
    latency_p50_ms: { tolerance: [{ unit: "cases", value: 2000 }] },
    latency_p95_ms: { tolerance: [{ unit: "absolute", value: 900 }] },
  } as const;
  const moved = (level: number): boolean =>
    kept(recorded(100, null, rules), recorded(level, null, rules), timedConfig(rules)) === null;
  expect([moved(190), moved(290)]).toEqual([false, true]);
});
