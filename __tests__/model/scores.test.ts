import { describe, expect, it } from "vitest";
import { keptRanks } from "../../src/model/scores.ts";

describe("keptRanks", () => {
  it("returns one list for all cases whose only target has that rank", () => {
    const third = keptRanks([3]);

    expect(third).toEqual([3]);
    expect(keptRanks([3])).toBe(third);
    expect(keptRanks([4])).toEqual([4]);
    expect(keptRanks([null])).toEqual([null]);
    expect(keptRanks([null])).toBe(keptRanks([null]));
  });

  it("returns the list itself for no target, and for several", () => {
    const none: (number | null)[] = [];
    const two = [3, null];

    expect(keptRanks(none)).toBe(none);
    expect(keptRanks(two)).toBe(two);
    expect(keptRanks([3, 1])).toEqual([3, 1]);
  });
});
