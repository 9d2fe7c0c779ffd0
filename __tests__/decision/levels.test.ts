/** The largest p at which tests fail, by what is compared and what the config says. */
import { describe, expect, it } from "vitest";
import { bucketLevel, ownLevel } from "../../src/decision/levels.ts";

describe("bucketLevel", () => {
  // The whole suite has 0.15, or 0.05 against the accepted figures. Intents share 0.10, or 0.05. A
  // significance of the config only lowers these levels.
  it.each([
    { reference: "baseline", intents: null, significance: "auto", level: 0.15 },
    { reference: "baseline", intents: 4, significance: "auto", level: 0.1 / 4 },
    { reference: "accepted", intents: null, significance: "auto", level: 0.05 },
    { reference: "accepted", intents: 4, significance: "auto", level: 0.05 / 4 },
    { reference: "baseline", intents: null, significance: 0.12, level: 0.12 },
    { reference: "baseline", intents: 2, significance: 0.12, level: 0.1 / 2 },
    { reference: "baseline", intents: 2, significance: 0.06, level: 0.06 / 2 },
    { reference: "accepted", intents: null, significance: 0.12, level: 0.05 },
    { reference: "accepted", intents: null, significance: 0.02, level: 0.02 },
    { reference: "accepted", intents: 2, significance: 0.02, level: 0.02 / 2 },
  ] as const)(
    "is $level against the $reference, with $intents intents and significance $significance",
    ({ reference, intents, significance, level }) => {
      expect(bucketLevel(reference, intents, significance)).toBeCloseTo(level, 12);
    },
  );
});

describe("ownLevel", () => {
  it("is 0.05, or a smaller level of the config", () => {
    expect([ownLevel("auto"), ownLevel(0.12), ownLevel(0.01)]).toEqual([0.05, 0.05, 0.01]);
  });
});
