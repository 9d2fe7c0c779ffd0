import { describe, expect, it } from "vitest";
import { splitMix64 } from "../../../src/gate/statistics/random.ts";

describe("splitMix64.draw", () => {
  it("gives the halves of the published 64-bit values for seed 0, high before low", () => {
    const words = new Uint32Array(6);
    splitMix64(0).draw(words);
    expect([...words]).toEqual([0xe220a839, 0x7b1dcdaf, 0x6e789e6a, 0xa1b965f4, 0x06c45d18, 0x8009454f]);
  });

  it("goes on after draws that were skipped", () => {
    const [whole, rest] = [new Uint32Array(20), new Uint32Array(12)];
    splitMix64(9_007_199_254_740_991).draw(whole);
    splitMix64(9_007_199_254_740_991, 4).draw(rest);
    expect([...rest]).toEqual([...whole.subarray(8)]);
  });

  it("starts a new 64 bits after an odd number of words", () => {
    const random = splitMix64(0);
    const odd = new Uint32Array(3);
    random.draw(odd);
    expect([...odd]).toEqual([0xe220a839, 0x7b1dcdaf, 0x6e789e6a]);
    expect(random.next()).toEqual([0x06c45d18, 0x8009454f]);
  });
});
