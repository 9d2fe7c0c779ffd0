import { describe, expect, it } from "vitest";
import {
  checkNumbers,
  formatDelta,
  formatMs,
  formatRank,
  formatValue,
  withArrow,
} from "../../src/messages/format.ts";

it.each([
  [0.0421, "0.042 ms"],
  [4.206, "4.21 ms"],
  [42.06, "42.1 ms"],
  [420.6, "421 ms"],
  [4206, "4206 ms"],
  [12_800, "12,800 ms"],
  [0, "0.000 ms"],
  [null, "–"],
])("formatMs %d -> %s", (ms, expected) => {
  expect(formatMs(ms)).toBe(expected);
});

it("formatRank has a dash for a target that is not found", () => {
  expect([formatRank(3), formatRank(null)]).toStrictEqual(["3", "–"]);
});

it("checkNumbers gives all times of a row the decimals of the largest", () => {
  const row = {
    unit: "ms",
    baseline: 1000.26,
    current: 999.44,
    delta: -0.82,
    limit: null,
  } as const;

  expect(Object.values(checkNumbers(row))).toStrictEqual(["1000 ms", "999 ms", "−1 ms", "–"]);
});

describe("formatDelta", () => {
  // Unit | difference | text
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
});

it("withArrow points up or down by the sign of the change", () => {
  const arrows = ["−0.067", "+0.1", "0.000", "–"].map((delta) => withArrow(delta));

  expect(arrows).toStrictEqual(["▼ −0.067", "▲ +0.1", "0.000", "–"]);
});

it.each([
  ["money", 0, "0"],
  ["money", 0.00123456, "0.00123"],
  ["money", 0.00000024, "0.000000240"],
  ["money", 1.5, "1.50"],
  ["money", 1234, "1234"],
  ["characters", 1234.56, "1234.6"],
] as const)("formatValue writes %s of %d as %s", (unit, value, text) => {
  expect(formatValue(unit, value)).toBe(text);
});
