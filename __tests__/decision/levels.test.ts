/** The largest p at which tests fail, by what is compared and what the config says. */
import { describe, expect, it } from "vitest";
import { bucketLevel, ownLevel } from "../../src/decision/levels.ts";

describe("bucketLevel", () => {
  it.each([
    // compared with | number of intents (null: the whole suite) | setting | level
    // The whole suite has 0.15, or 0.05 against the accepted figures. Four intents share 0.10, or
    // 0.05.
    ["baseline", null, "auto", 0.15],
    ["baseline", 4, "auto", 0.025],
    ["accepted", null, "auto", 0.05],
    ["accepted", 4, "auto", 0.0125],
    // A number x only lowers a level: min(x, 0.15) or min(x, 0.05) for the suite, for m intents
    // min(x, 0.10) / m or min(x, 0.05) / m.
    ["baseline", null, 0.12, 0.12],
    ["baseline", 2, 0.12, 0.05],
    ["baseline", 2, 0.06, 0.03],
    ["accepted", null, 0.12, 0.05],
    ["accepted", null, 0.02, 0.02],
    ["accepted", 2, 0.02, 0.01],
  ] as const)(
    "against the %s, with %s intents and significance %s, is %d",
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
