import { describe, expect, it } from "vitest";
import { announced, askingEndsMs, roundsOf, unionOfPlans } from "../../../src/gate/latency/asking.ts";

describe("plans of base and head", () => {
  const base = new Map([
    ["overall", 3],
    ["intent:a", 12],
  ]);
  const head = new Map([
    ["overall", 5],
    ["intent:a", 4],
    ["intent:b", 6],
  ]);

  it("are joined by the larger", () => {
    expect(unionOfPlans(base, head)).toEqual(
      new Map([
        ["overall", 5],
        ["intent:a", 12],
        ["intent:b", 6],
      ]),
    );
  });
});

describe("roundsOf", () => {
  it("spreads the repeats of each case evenly over the rounds", () => {
    const times = new Map([
      ["often", 4],
      ["rare", 2],
      ["never", 0],
    ]);
    expect(roundsOf(times)).toEqual([["often"], ["often", "rare"], ["often"], ["often", "rare"]]);
    expect(roundsOf(new Map())).toEqual([]);
  });

  it("asks each case as often as it should", () => {
    const times = new Map(Array.from({ length: 13 }, (_, i) => [`c${i}`, i]));
    const asked = roundsOf(times).flat();
    for (const [id, n] of times) expect(asked.filter((each) => each === id)).toHaveLength(n);
  });
});

describe("askingEndsMs", () => {
  it("is three times the recorded time or the budget, whichever is later", () => {
    expect(askingEndsMs(10_000, 120)).toBe(120_000);
    expect(askingEndsMs(50_000, 120)).toBe(150_000);
  });
});

describe("announced", () => {
  it("counts warm-up, both sides and the second look, up to the cap", () => {
    const times = new Map([
      ["a", 12],
      ["b", 3],
    ]);
    const limits = { warmup: 1, maxQueries: null, looks: 2 } as const;
    // 2 + 15, and 15 more.
    expect(announced(times, limits)).toEqual({ planned: 17, most: 32 });
    expect(announced(times, limits, 2)).toEqual({ planned: 34, most: 64 });
    expect(announced(times, { ...limits, maxQueries: 20 })).toEqual({ planned: 17, most: 20 });
  });
});
