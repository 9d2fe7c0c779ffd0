import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { frequencyBands, drawInProportion } from "../../../src/workbench/suggest/from-log.ts";
import { splitMix64 } from "../../../src/decision/random.ts";

/** Queries that were asked so many times each. */
const withCounts = (...counts: readonly number[]) => counts.map((count) => ({ count }));

it("frequencyBands begins the next band at each third of the searches", () => {
  // A query's band is decided by the share of the searches before it: 0, 3/6 and 5/6.
  expect(frequencyBands(withCounts(3, 2, 1))).toEqual(["head", "torso", "tail"]);
  // 0, 5/12, 9/12 and 11/12.
  expect(frequencyBands(withCounts(5, 4, 2, 1))).toEqual(["head", "torso", "tail", "tail"]);
});

it("frequencyBands puts queries of equal counts in the band of their middle one", () => {
  // Before the middle one: 1/3.
  expect(frequencyBands(withCounts(1, 1, 1))).toEqual(["torso", "torso", "torso"]);
  // Before the middle one of three: (6 + 2)/12, the border of the last band.
  expect(frequencyBands(withCounts(6, 2, 2, 2))).toEqual(["head", "tail", "tail", "tail"]);
});

describe("drawInProportion", () => {
  it("draws n different queries, the same for the same seed", () => {
    const countLists = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 80 });
    fc.assert(
      fc.property(countLists, fc.integer({ min: 1, max: 100 }), fc.nat(), (counts, n, seed) => {
        const drawn = drawInProportion(withCounts(...counts), n, splitMix64(seed));

        expect(new Set(drawn).size).toBe(drawn.length);
        expect(drawn).toHaveLength(Math.min(n, counts.length));
        expect(drawInProportion(withCounts(...counts), n, splitMix64(seed))).toEqual(drawn);
      }),
    );
  });

  it("draws each as often as its share of the searches", () => {
    // The queries have 2, 1 and 1 of 4 searches: a half, a quarter and a quarter of 4000 draws of
    // one case.
    const drawCounts = [0, 0, 0];
    for (let seed = 0; seed < 4000; seed++) {
      const queries = withCounts(2, 1, 1);
      const [drawn] = drawInProportion(queries, 1, splitMix64(seed));
      drawCounts[queries.indexOf(drawn!)]!++;
    }

    // Four standard deviations: sqrt(4000 x 1/2 x 1/2) = 32 and sqrt(4000 x 1/4 x 3/4) = 27.
    expect(Math.abs(drawCounts[0]! - 2000)).toBeLessThan(130);
    expect(Math.abs(drawCounts[1]! - 1000)).toBeLessThan(110);
    expect(Math.abs(drawCounts[2]! - 1000)).toBeLessThan(110);
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
      const drawnBands = drawInProportion(queries, 30, splitMix64(seed)).map(
        (query) => bands[queries.indexOf(query)]!,
      );

      // Ten of thirty cases, or one more or less.
      for (const band of ["head", "torso", "tail"]) {
        const count = drawnBands.filter((each) => each === band).length;
        expect(Math.abs(count - 10), `seed ${seed}, ${band}`).toBeLessThanOrEqual(1);
      }
    }
  });
});
