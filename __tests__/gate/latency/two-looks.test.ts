import { describe, expect, it } from "vitest";
import { TimedBucket, type TimedCase, inTwoLooks } from "../../../src/gate/latency/checks.ts";
import { lookAtRatios } from "../../../src/gate/latency/ratios.ts";
import { lookAtStored } from "../../../src/gate/latency/stored.ts";

const options = { seed: 1, method: "nearest" } as const;
const rule = { statistic: "p50", tolerance: (): number => 20, ceiling: null } as const;

const stored = (all: readonly TimedCase[]) =>
  inTwoLooks(new TimedBucket(all, options), (seen) => lookAtStored(seen, rule));

/** Twenty cases that took 100 ms before. Three queries of each are planned. */
function cases(now: readonly number[], last: readonly number[] = now): readonly TimedCase[] {
  return Array.from({ length: 20 }, (_, i) => ({
    planned: 3,
    now: i === 19 ? last : now,
    before: [100, 100, 100],
  }));
}
/** p50 is 125 ms, over the limit of 120 ms; of two draws of three each is 100 ms as often as 150. */
const TORN = [100, 125, 150];

describe("a check in two looks", () => {
  it("is decided by the plan alone where that fails or passes, whatever was asked on", () => {
    const fails = stored(cases([200, 200, 200, 100, 100, 100, 100]));
    expect(fails).toMatchObject({ kind: "measured", outcome: "fail", look: { current: 200, samples: 60 } });
    const passes = stored(cases([100, 100, 100, 200, 200, 200, 200]));
    expect(passes).toMatchObject({ kind: "measured", outcome: "pass", look: { current: 100, samples: 60 } });
  });

  it("is decided by all samples where the plan leaves it open, and a watch where they do, too", () => {
    const after = (more: readonly number[]): unknown => stored(cases([...TORN, ...more]));
    expect(after([100, 100, 100])).toMatchObject({ outcome: "pass", look: { current: 100, samples: 120 } });
    expect(after([150, 150, 150])).toMatchObject({ outcome: "fail", look: { current: 150, samples: 120 } });
    // Two of five are 100 ms: half of the 80 draws are so in a few of a hundred resamples.
    expect(after([100, 150])).toMatchObject({ outcome: "watch", look: { current: 125, samples: 100 } });
    expect(after([])).toMatchObject({ outcome: "watch", look: { current: 125, samples: 60 } });
  });

  it("may fail before its plan is finished, and can't pass", () => {
    // One case was asked once: 19 x 3 + 1 of 20 x 3 queries, and its further samples count for no other.
    const unfinished = { kind: "missing", reason: { code: "plan_unfinished", have: 58, need: 60 } };
    expect(stored(cases([100, 100, 100, 100], [100]))).toEqual(unfinished);
    const short = Array.from({ length: 20 }, (_, i) => ({
      ...cases([100, 100, 100])[i],
      planned: i === 19 ? 5 : 3,
    }));
    expect(stored(short)).toEqual({
      kind: "missing",
      reason: { code: "plan_unfinished", have: 60, need: 62 },
    });
    const slow = short.map((each) => ({ ...each, now: [200, 200, 200] }));
    expect(stored(slow)).toMatchObject({ kind: "measured", outcome: "fail" });
  });

  it("says what is short where the plan was finished", () => {
    const few = cases([100, 100]).map((each) => ({ ...each, planned: 2 }));
    expect(stored(few)).toEqual({
      kind: "missing",
      reason: { code: "too_few_repeats", side: "now", cases: 20, need: 3 },
    });
    // Samples beyond the plan do not mend a plan that is too short.
    const more = cases([100, 100, 100]).map((each) => ({ ...each, planned: 2 }));
    expect(stored(more)).toMatchObject({
      kind: "missing",
      reason: { code: "too_few_repeats" },
    });
  });

  it("compares as many samples of the base as the head has", () => {
    const timed = { planned: 3, now: [110, 110, 110], before: [100, 100, 100, 9999] };
    const beside = { statistic: "p50", tolerance: 0.05, floorMs: 0.5 } as const;
    const bucket = new TimedBucket(
      Array.from({ length: 20 }, () => timed),
      options,
    );
    const found = inTwoLooks(bucket, ({ pairs }) => lookAtRatios(pairs, beside, options));
    expect(found).toMatchObject({
      kind: "measured",
      outcome: "fail",
      look: { baseMs: 100, headMs: 110, samples: 60 },
    });
  });
});

it("takes the plan's samples first, and the bucket itself where there are no others", () => {
  const exact = new TimedBucket(cases([1, 2, 3]), options);
  expect(exact.planned).toBe(exact);
  const more = new TimedBucket(cases([1, 2, 3], [1, 2, 3, 4, 5]), options);
  expect(more.planned.now.cases).toEqual(exact.now.cases);
});
