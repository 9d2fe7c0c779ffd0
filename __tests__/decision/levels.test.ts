import { describe, expect, it } from "vitest";
import { bucketLevel, ownLevel } from "../../src/decision/levels.ts";

describe("bucketLevel", () => {
  it.each([
    // The whole suite, then one of four intents: 0.10 / 4 and 0.05 / 4.
    ["baseline", null, "auto", 0.15],
    ["baseline", 4, "auto", 0.025],
    ["accepted", null, "auto", 0.05],
    ["accepted", 4, "auto", 0.0125],
    // A number only lowers a level: x, min(x, 0.10) / m, min(x, 0.05).
    ["baseline", null, 0.12, 0.12],
    ["baseline", 2, 0.12, 0.05],
    ["baseline", 2, 0.06, 0.03],
    ["accepted", null, 0.12, 0.05],
    ["accepted", null, 0.02, 0.02],
    ["accepted", 2, 0.02, 0.01],
  ] as const)(
    "for the %s with %s intents at %s is %d",
    (reference, intents, significance, level) => {
      expect(bucketLevel(reference, intents, significance)).toBeCloseTo(level, 12);
    },
  );
});

describe("ownLevel", () => {
  it("is 0.05, or a smaller level of the config", () => {
    expect([ownLevel("auto"), ownLevel(0.12), ownLevel(0.01)]).toEqual([0.05, 0.05, 0.01]);
  });
});
