import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { frequencyBands, drawInProportion } from "../../../src/workbench/suggest/from-log.ts";
import { splitMix64 } from "../../../src/decision/random.ts";

const withCounts = (...counts: readonly number[]) => counts.map((count) => ({ count }));

it("frequencyBands begins the next band at a third of the searches", () => {
  expect(frequencyBands(withCounts(1, 1, 1))).toEqual(["head", "torso", "tail"]);
  // Before them were 0, 3/9, 6/9 and 8/9 of the searches.
  expect(frequencyBands(withCounts(3, 3, 2, 1))).toEqual(["head", "torso", "tail", "tail"]);
  // 0, 2/7, 4/7 and 6/7.
  expect(frequencyBands(withCounts(2, 2, 2, 1))).toEqual(["head", "head", "torso", "tail"]);
});

describe("drawInProportion", () => {
  it("draws n different queries, the same for the same seed", () => {
    const list = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 80 });
    fc.assert(
      fc.property(list, fc.integer({ min: 1, max: 100 }), fc.nat(), (counts, n, seed) => {
        const drawn = drawInProportion(withCounts(...counts), n, splitMix64(seed));

        expect(new Set(drawn).size).toBe(drawn.length);
        expect(drawn).toHaveLength(Math.min(n, counts.length));
        expect(drawInProportion(withCounts(...counts), n, splitMix64(seed))).toEqual(drawn);
      }),
    );
  });

  it("draws each as often as its share of the searches", () => {
    // 2 of 4 searches, 1 and 1: with one case to draw, half, a quarter and a quarter of the draws.
    const times = [0, 0, 0];
    for (let seed = 0; seed < 4000; seed++) {
      const queries = withCounts(2, 1, 1);
      const [drawn] = drawInProportion(queries, 1, splitMix64(seed));
      times[queries.indexOf(drawn!)]!++;
    }

    // Standard deviations are 32 and 27.
    expect(Math.abs(times[0]! - 2000)).toBeLessThan(130);
    expect(Math.abs(times[1]! - 1000)).toBeLessThan(110);
    expect(Math.abs(times[2]! - 1000)).toBeLessThan(110);
  });

  it("gives each third of the searches a third of the cases", () => {
    // 10 queries asked 60 times, 100 asked 6 times, 600 asked once: 600 searches each.
    const counts = [
      ...Array<number>(10).fill(60),
      ...Array<number>(100).fill(6),
      ...Array<number>(600).fill(1),
    ];
    for (let seed = 0; seed < 20; seed++) {
      const queries = withCounts(...counts);
      const bands = frequencyBands(queries);
      const drawn = drawInProportion(queries, 30, splitMix64(seed)).map(
        (query) => bands[queries.indexOf(query)]!,
      );

      for (const band of ["head", "torso", "tail"]) {
        expect(
          Math.abs(drawn.filter((each) => each === band).length - 10),
          `${seed} ${band}`,
        ).toBeLessThanOrEqual(1);
      }
    }
  });
});
