import { describe, expect, it } from "vitest";
import { overlapOf } from "../../src/gate/pairs.ts";
import { JACCARD, RBO } from "../../src/metrics/churn.ts";
import { metric } from "../helpers/measure.ts";

const list = (text: string): readonly string[] => text.split("");

describe("jaccard and rbo", () => {
  it("need a cutoff, and have the baseline's list as their measure", () => {
    expect(metric("jaccard@10")).toMatchObject({ family: JACCARD, k: 10 });
    expect(metric("rbo@5")).toMatchObject({ family: RBO, k: 5 });
  });

  it("are 1 for the baseline's own list, so that a floor says how much of it must stay", () => {
    const same = overlapOf(list("abc"), list("abc"), 3);
    expect(same[JACCARD.overlap]).toBe(1);
    expect(same[RBO.overlap]).toBeCloseTo(1, 12);
  });

  it("differ in whether the order counts", () => {
    // Both hold a and b, so 2 of 2; the agreements are 0/1 and 2/2: .1/.9 * .9^2 + .9^2 = .09 + .81
    const swapped = overlapOf(list("ab"), list("ba"), 2);
    expect(swapped[JACCARD.overlap]).toBe(1);
    expect(swapped[RBO.overlap]).toBeCloseTo(0.9, 12);
  });

  it("look at the top k alone: two of the four documents in either list", () => {
    expect(overlapOf(list("abc"), list("abd"), 3)[JACCARD.overlap]).toBe(2 / 4);
    expect(overlapOf(list("abc"), list("abd"), 2)[JACCARD.overlap]).toBe(1);
  });
});
