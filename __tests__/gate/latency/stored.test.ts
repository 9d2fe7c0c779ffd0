import { describe, expect, it } from "vitest";
import { type CaseSamples, Samples } from "../../../src/gate/latency/resample.ts";
import * as stored from "../../../src/gate/latency/stored.ts";

const options = { seed: 1, method: "nearest" } as const;
const byDefault = (ms: number): number => Math.max(20, ms / 2);
type Look = ReturnType<typeof stored.lookAtStored>;
type Sides = Readonly<Record<"now" | "before", CaseSamples>>;

const lookAtStored = ({ now, before }: Sides, rule: stored.StoredRule): Look =>
  stored.lookAtStored(
    { now: new Samples(now, options), before: new Samples(before, options) },
    rule,
  );

const p95 = { statistic: "p95", tolerance: byDefault, ceiling: null } as const;

/** Cases whose samples are the level plus 0, 1, 2, … milliseconds. */
const steadySamples = (levels: readonly number[], repeats = 5): CaseSamples =>
  levels.map((level) => Array.from({ length: repeats }, (_, i) => level + i));

function requireMeasured(found: Look): stored.StoredLook {
  if (found.kind === "missing") {
    throw new Error(found.reason.code);
  }
  return found;
}

const twelve = Array<number>(12).fill(3);

describe("lookAtStored", () => {
  it("fails if two of twelve queries take 300 ms instead of 3 ms", () => {
    const slow = steadySamples([300, 300, ...twelve.slice(2)]);
    const found = requireMeasured(lookAtStored({ now: slow, before: steadySamples(twelve) }, p95));

    // The 57th of 60 samples. 7 + 20 is the limit: 57 of 60 samples at most 7.
    expect(found).toMatchObject({ outcome: "fail", baseline: 7, limit: 27, samples: 60 });
    expect(found.current).toBeGreaterThanOrEqual(300);
  });

  it("watches a figure that single samples put over its limit", () => {
    // 4 of 60 samples are slow, in four cases; p95 is the 57th. Each is absent from its case in (4/5)^4 = 41 % of draws.
    const spiked = steadySamples(twelve).map((samples, i) =>
      i < 4 ? [300, ...samples.slice(1)] : samples,
    );
    const found = requireMeasured(
      lookAtStored({ now: spiked, before: steadySamples(twelve) }, p95),
    );

    expect(found).toMatchObject({ outcome: "undecided", current: 300, limit: 27 });
    expect(found.interval[0]).toBeLessThan(27);
  });

  it("passes at the limit itself, and passes unchanged samples", () => {
    const before = steadySamples(twelve);
    const now = before.map((samples) => samples.map((ms) => ms + 20));

    expect(requireMeasured(lookAtStored({ now, before }, p95))).toMatchObject({
      outcome: "pass",
      current: 27,
      limit: 27,
    });
    expect(requireMeasured(lookAtStored({ now: before, before }, p95)).outcome).toBe("pass");

    // Rounding of 1e-9 ms is no rise beyond it, twice that is.
    const samplesAt = (ms: number): CaseSamples => twelve.map(() => Array<number>(5).fill(ms));
    const outcomeAt = (ms: number): string =>
      requireMeasured(
        lookAtStored(
          { now: samplesAt(ms), before: samplesAt(100) },
          { ...p95, tolerance: () => 20 },
        ),
      ).outcome;

    expect([outcomeAt(100 + 20 + 1e-9), outcomeAt(100 + 20 + 2e-9)]).toEqual(["pass", "fail"]);
  });

  it("counts the noise of the baseline as well as of the run", () => {
    // p50 is the 30th of 60 samples. Now it is 100 throughout; before, a half of each case's samples were 60 and a half
    // 100, so that the baseline (60, limit 90) may as well have been 100 (limit 150).
    const now = twelve.map(() => Array<number>(6).fill(100));
    const torn = twelve.map(() => [60, 60, 60, 100, 100, 100]);
    const p50 = { ...p95, statistic: "p50" } as const;

    expect(requireMeasured(lookAtStored({ now, before: torn }, p50)).outcome).toBe("undecided");

    const sure = twelve.map(() => Array<number>(6).fill(60));

    expect(requireMeasured(lookAtStored({ now, before: sure }, p50)).outcome).toBe("fail");
  });

  it("fails a ceiling at a bound that only watches a limit", () => {
    // One case of 21 samples: a resample has a p50 of 1 where at least 10 of its 20 draws are 1.
    const now = [[...Array<number>(6).fill(1), ...Array<number>(15).fill(20)]];
    const ceiling = { statistic: "p50", tolerance: null, ceiling: 10 } as const;
    const limit = { statistic: "p50", tolerance: (): number => 9, ceiling: null } as const;
    const before = [Array<number>(21).fill(1)];

    // A draw is 1 in 6 of 21. P(at least 10 of 20 draws are 1) = 3.5 % for p = .2857, more than 2.5 %.
    expect(requireMeasured(lookAtStored({ now, before: [] }, ceiling)).outcome).toBe("undecided");

    // 5 of 21: P(at least 10 of 20) = 1.0 %, below 2.5 % and above .5 %.
    const surer = [[...Array<number>(5).fill(1), ...Array<number>(16).fill(20)]];

    expect(requireMeasured(lookAtStored({ now: surer, before: [] }, ceiling))).toMatchObject({
      outcome: "fail",
      baseline: null,
      limit: 10,
    });
    expect(requireMeasured(lookAtStored({ now: surer, before }, limit)).outcome).toBe("undecided");
  });

  it("fails the bounds that even the fastest sample exceeds", () => {
    const now = twelve.map(() => Array<number>(5).fill(20));
    const before = twelve.map(() => Array<number>(5).fill(1));
    const rule = { ...p95, statistic: "p50", tolerance: (): number => 9 } as const;
    for (const ceiling of [15, 20]) {
      const found = requireMeasured(lookAtStored({ now, before }, { ...rule, ceiling }));
      expect(found).toMatchObject({ outcome: "fail", interval: [20, 20] });
    }
    // Within what the slowest of before allows, and over the ceiling.
    const roomy = { ...rule, tolerance: (): number => 19.5, ceiling: 19 };
    const mixed = twelve.map(() => [1, 1, 1, 1, 20]);

    expect(requireMeasured(lookAtStored({ now, before: mixed }, roomy)).outcome).toBe("fail");

    // Of 48 draws, each 11 with p = .4, more than half are 11 in 6 % of the resamples: the limit there is 11 + 9.
    const torn = twelve.map(() => [1, 1, 1, 11, 11]);

    expect(requireMeasured(lookAtStored({ now, before: torn }, rule))).toMatchObject({
      limit: 10,
      outcome: "undecided",
    });
  });

  it("watches what is over the smaller of ceiling and limit", () => {
    const found = requireMeasured(
      lookAtStored(
        { now: steadySamples(twelve), before: steadySamples(twelve) },
        { ...p95, ceiling: 6 },
      ),
    );

    expect(found.limit).toBe(6);
  });

  it("decides nothing by samples that can't show their own noise", () => {
    const once = {
      now: steadySamples(Array<number>(70).fill(900), 1),
      before: steadySamples(Array<number>(70).fill(3), 1),
    };

    expect(lookAtStored(once, p95)).toEqual({
      kind: "missing",
      reason: { code: "too_few_repeats", side: "now", cases: 70, need: 3 },
    });

    const enough = steadySamples(Array<number>(70).fill(900), 3);

    expect(lookAtStored({ ...once, now: enough }, p95)).toMatchObject({
      reason: { code: "too_few_repeats", side: "before" },
    });
    expect(
      lookAtStored({ now: steadySamples([1, 2]), before: steadySamples([1, 2]) }, p95),
    ).toEqual({
      kind: "missing",
      reason: { code: "too_few_samples", side: "now", have: 10, need: 60 },
    });
    expect(lookAtStored({ now: [[], []], before: [] }, p95)).toEqual({
      kind: "missing",
      reason: { code: "not_measured" },
    });
  });

  it("never passes NaN", () => {
    const broken = steadySamples(twelve).map((samples) => samples.map(() => Number.NaN));

    expect(
      requireMeasured(lookAtStored({ now: broken, before: steadySamples(twelve) }, p95)).outcome,
    ).not.toBe("pass");
  });
});
