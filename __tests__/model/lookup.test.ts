import { describe, expect, it } from "vitest";
import { firstSegment, requireItem, requireValue, zipLists } from "../../src/model/lookup.ts";

describe("requireValue", () => {
  it("returns the value of the key", () => {
    const counts = new Map([["a", 0]]);

    expect(requireValue(counts, "a")).toBe(0);
  });

  it("throws if the map does not have the key", () => {
    const counts = new Map([["a", 0]]);

    expect(() => requireValue(counts, "b")).toThrow("the map has no key b");
  });
});

describe("requireItem", () => {
  it("returns the item at the index", () => {
    expect(requireItem(["a", "b"], 1)).toBe("b");
  });

  it("throws if the index is behind the end", () => {
    expect(() => requireItem(["a", "b"], 2)).toThrow("the list of 2 has no index 2");
  });
});

describe("zipLists", () => {
  it("returns the items side by side", () => {
    expect(zipLists(["a", "b"], [1, 2])).toEqual([
      ["a", 1],
      ["b", 2],
    ]);
  });

  it("throws if one list is longer", () => {
    expect(() => zipLists(["a"], [1, 2])).toThrow("a list of 1 stands beside one of 2");
  });
});

describe("firstSegment", () => {
  it("returns what stands in front of the first separator", () => {
    expect(firstSegment("owner/name@v1@2", "@")).toBe("owner/name");
  });

  it("returns the whole text if it has no separator", () => {
    expect(firstSegment("owner/name", "@")).toBe("owner/name");
  });
});
