import { describe, expect, it } from "vitest";
import { canonicalJson } from "../../src/model/canonical-json.ts";
import { FigureKinds, FigureNames, Figures } from "../../src/model/figures.ts";

describe("Figures", () => {
  const map = new Map([
    ["recall@10", 0.5],
    ["clustering_ratio@10", null],
    ["mrr@10", 1],
  ]);
  const figures = new Figures(new FigureNames([...map.keys()]), [...map.values()]);

  it("read as the Map of the same values", () => {
    expect([...figures]).toEqual([...map]);
    expect([...figures.keys()]).toEqual([...map.keys()]);
    expect([...figures.values()]).toEqual([...map.values()]);
    expect(figures.size).toBe(3);
    expect(new Map(figures)).toEqual(map);
    const seen: unknown[] = [];
    for (const [name, value] of figures) seen.push([name, value]);
    expect(seen).toEqual([...map]);
  });

  it("tell no value from a value that is null", () => {
    expect(figures.get("clustering_ratio@10")).toBeNull();
    expect(figures.has("clustering_ratio@10")).toBe(true);
    expect(figures.get("map@10")).toBeUndefined();
    expect(figures.has("map@10")).toBe(false);
  });

  it("are written as the Map is", () => {
    expect(canonicalJson({ figures })).toBe(canonicalJson({ figures: map }));
  });
});

describe("FigureKinds", () => {
  it("gives the same names the same list, and others another", () => {
    const kinds = new FigureKinds();
    const first = kinds.of(["a", "b"]);
    expect(kinds.of(["b", "a"])).not.toBe(first);
    expect(kinds.of(["a"])).not.toBe(first);
    expect(kinds.of(["a", "b"])).toBe(first);
    expect(kinds.of(["b", "a"]).list).toEqual(["b", "a"]);
  });
});
