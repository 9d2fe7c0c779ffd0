import { describe, expect, it } from "vitest";
import { checkNumbers, formatDelta, formatMs, formatValue, withArrow } from "../../src/words/format.ts";
import { movedRanks } from "../../src/words/items.ts";
import { makeSuite } from "../helpers/make-report.ts";

describe("formatMs", () => {
  it.each([
    [0.0421, "0.042 ms"],
    [4.206, "4.21 ms"],
    [42.06, "42.1 ms"],
    [420.6, "421 ms"],
    [4206, "4206 ms"],
    [12_800, "12,800 ms"],
    [0, "0.000 ms"],
    [null, "–"],
  ])("%d -> %s", (ms, expected) => {
    expect(formatMs(ms)).toBe(expected);
  });
});

describe("formatDelta", () => {
  it.each([
    ["share", -0.067, "−0.067"],
    ["share", 0.012, "+0.012"],
    ["share", -0.0001, "0.000"],
    ["share", 0.0001, "0.000"],
    ["ms", 74.04, "+74.0 ms"],
    ["cases", 4, "+4"],
    ["share", null, "–"],
  ] as const)("%s %d -> %s", (unit, delta, expected) => {
    expect(formatDelta(unit, delta)).toBe(expected);
  });

  it("points where the figure went", () => {
    expect([withArrow("−0.067"), withArrow("+0.1"), withArrow("0.000"), withArrow("–")]).toEqual([
      "▼ −0.067",
      "▲ +0.1",
      "0.000",
      "–",
    ]);
  });
});

describe("formatValue", () => {
  it("counts cases and never prints a negative zero", () => {
    expect(formatValue("cases", 3)).toBe("3");
    expect(formatValue("share", -0.00001)).toBe("0.000");
  });
});

describe("costs", () => {
  it.each([
    [0, "0"],
    [0.00123456, "0.00123"],
    [0.00000024, "0.000000240"],
    [1.5, "1.50"],
    [1234, "1234"],
  ])("%d -> %s", (cost, expected) => {
    expect(formatValue("money", cost)).toBe(expected);
  });

  it("show as many decimals as the smallest of a row needs", () => {
    const row = { unit: "money" as const, baseline: 0.01, current: 0.0105, delta: 0.0005, limit: 0.01 };
    expect(checkNumbers(row)).toEqual({
      baseline: "0.0100",
      current: "0.0105",
      delta: "+0.0005",
      limit: "0.0100",
    });
  });
});

describe("checkNumbers", () => {
  it("shows as many decimals as tell the figures apart, the same for all", () => {
    const base = { unit: "share" as const, baseline: 0.5, current: 0.25, delta: -0.25, limit: 0.49 };
    expect(checkNumbers(base)).toEqual({
      baseline: "0.500",
      current: "0.250",
      delta: "−0.250",
      limit: "0.490",
    });
    expect(checkNumbers({ ...base, limit: 0.2496 })).toMatchObject({ current: "0.2500", limit: "0.2496" });
    expect(checkNumbers({ ...base, unit: "ms", baseline: 9, current: 120, limit: 40 })).toMatchObject({
      current: "120.0 ms",
    });
  });
});

describe("movedRanks", () => {
  const one = makeSuite().cases.find((each) => each.id === "env-reference")!;
  const ranks = { ranks_before: [1, 4], ranks_after: [1, null] };
  const words = (own: Parameters<typeof movedRanks>[0]): readonly string[] =>
    movedRanks(own, one).map((move) => `${move.document} ${move.words}`);

  it("has those that moved, the one that vanished first", () => {
    expect(words(ranks)).toEqual(["path: docs/runner.md 4 → lost"]);
    expect(words({ ranks_before: [1, 4], ranks_after: [2, null] })[0]).toBe("path: docs/runner.md 4 → lost");
  });

  it("invents no rank before where the case is new, and no dash where there is none", () => {
    expect(words({ ...ranks, ranks_before: null })).toEqual([
      "path: docs/runner.md not found",
      "path: docs/environment.md rank 1",
    ]);
    expect(words({ ranks_before: [null, null], ranks_after: [null, null] })[0]).toMatch(
      /not found before or now$/,
    );
  });
});
