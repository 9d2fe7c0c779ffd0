import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GateError } from "../../src/errors.ts";
import { requireShardCases, selectShardCases, parseShard } from "../../src/shards/split.ts";

const RUNS = { numRuns: Number(process.env["RUNS"] ?? 200) };

describe("selectShardCases", () => {
  it("puts every case into one shard, in order, in nearly equal shards", () => {
    const sizes = fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }));
    fc.assert(
      fc.property(sizes, ([cases, count]) => {
        const all = Array.from({ length: cases }, (_, i) => i);
        const shards = Array.from({ length: count }, (_, i) =>
          selectShardCases(all, { index: i + 1, count }),
        );

        expect(shards.flat().toSorted((a, b) => a - b)).toEqual(all);
        for (const shard of shards) {
          expect(shard).toEqual(shard.toSorted((a, b) => a - b));
        }

        const lengths = shards.map((shard) => shard.length);

        expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
      }),
      RUNS,
    );
  });

  it("gives the cases to the shards in turn", () => {
    const all = ["a", "b", "c", "d", "e", "f", "g"];
    const parts = [1, 2, 3].map((index) => selectShardCases(all, { index, count: 3 }).join(""));

    expect(parts).toEqual(["adg", "be", "cf"]);
  });
});

it("requireShardCases refuses more shards than cases, with both numbers", () => {
  expect(requireShardCases(["a", "b"], { index: 2, count: 2 })).toEqual(["b"]);

  const requireTooMany = (): unknown => requireShardCases(["a", "b"], { index: 1, count: 3 });

  expect(requireTooMany).toThrow(
    new GateError("usage", "shard 1 of 3: there are 2 cases for 3 shards", {
      hint: "Use at most 2 shards.",
    }),
  );
});

describe("parseShard", () => {
  it("reads i/n, in which the first shard is 1", () => {
    expect(parseShard("1/1")).toEqual({ index: 1, count: 1 });
    expect(parseShard("12/256")).toEqual({ index: 12, count: 256 });
    expect(parseShard("1000/1000")).toEqual({ index: 1000, count: 1000 });
  });

  const wrong = "0/3 4/3 1 1/0 01/3 1/3/5 -1/3 1.0/3 1e0/3 1/1001 a/b ٣/٤".split(" ");
  it.each([...wrong, " 1/3", ""])("refuses %j", (text) => {
    expect(() => parseShard(text)).toThrow(`shard is "${text}"`);
  });
});
