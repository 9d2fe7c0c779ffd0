import { expect, it } from "vitest";
import { meaningOfTolerance } from "../../../src/gate/latency/between-machines.ts";

it("says what a tolerance against a stored baseline can't see", () => {
  // 20 ms on 8 ms are 250 %; 15 % is less than a third; half of 100 ms is between.
  expect(meaningOfTolerance(8, 20)).toBe("sees_little");
  expect(meaningOfTolerance(100, 15)).toBe("below_noise");
  expect([meaningOfTolerance(100, 50), meaningOfTolerance(10, 20), meaningOfTolerance(30, 10)]).toEqual([
    "meaningful",
    "meaningful",
    "meaningful",
  ]);
});
