import { describe, expect, it } from "vitest";
import { shareSingleRank } from "../../src/model/scores.ts";

describe("shareSingleRank", () => {
  it("returns one list for all cases whose only target has that rank", () => {
    const third = shareSingleRank([3]);

    expect(third).toEqual([3]);
    expect(shareSingleRank([3])).toBe(third);
    expect(shareSingleRank([4])).toEqual([4]);
    expect(shareSingleRank([null])).toEqual([null]);
    expect(shareSingleRank([null])).toBe(shareSingleRank([null]));
  });

  it("returns the list itself for no target, and for several", () => {
    const none: (number | null)[] = [];
    const two = [3, null];

    expect(shareSingleRank(none)).toBe(none);
    expect(shareSingleRank(two)).toBe(two);
    expect(shareSingleRank([3, 1])).toEqual([3, 1]);
  });
});
