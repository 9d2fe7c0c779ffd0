import { describe, expect, it } from "vitest";
import { FigureNames } from "../../src/model/figures.ts";

describe("Figures", () => {
  const map = new Map(
    Object.entries({ "recall@10": 0.5, "clustering_ratio@10": null, "mrr@10": 1 }),
  );
  const figures = new FigureNames([...map.keys()]).makeFigures([...map.values()]);

  it("Figures tell a missing name from the value null", () => {
    expect(figures.get("clustering_ratio@10")).toBeNull();
    expect(figures.has("clustering_ratio@10")).toBe(true);
    expect(figures.get("map@10")).toBeUndefined();
    expect(figures.has("map@10")).toBe(false);
  });

  it("Figures keep each case's own values under shared names", () => {
    const names = new FigureNames(["a", "b"]);
    // More cases than an array has rows (4096).
    const all = Array.from({ length: 10_000 }, (_, i) =>
      names.makeFigures([i, i % 3 === 0 ? null : i / 7]),
    );

    expect(all.every((each, i) => each.get("a") === i)).toBe(true);
    expect(all.every((each, i) => each.get("b") === (i % 3 === 0 ? null : i / 7))).toBe(true);
    // Without names.
    expect([...new FigureNames([]).makeFigures([])]).toEqual([]);
  });

  it("makeFigures returns one object for all cases with the same values", () => {
    const names = new FigureNames(["a", "b"]);
    const first = names.makeFigures([0, null]);

    expect(names.makeFigures([0, null])).toBe(first);
    expect(names.makeFigures([null, 0])).not.toBe(first);
    expect([...names.makeFigures([null, 0]).values()]).toEqual([null, 0]);
    // -0 becomes 0.
    expect([...new FigureNames(["a", "b"]).makeFigures([-0, 1]).values()]).toEqual([0, 1]);
  });

  it("makeFigures refuses what is no number", () => {
    const names = new FigureNames(["recall@10"]);

    expect(() => names.makeFigures([Number.NaN])).toThrow(new RangeError("recall@10 is no number"));
  });
});
