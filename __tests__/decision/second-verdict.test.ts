/**
 * Some drawn suites, judged here and by a second program in Python. `node proof/verdict-oracle.mjs`
 * compares thousands.
 */
import { fileURLToPath } from "node:url";
import { execFileSync } from "node:child_process";
import { expect } from "vitest";
import { testBesidePython } from "../helpers/python.ts";

const PROGRAM = fileURLToPath(new URL("../../proof/verdict-oracle.mjs", import.meta.url));

const compareDraws = (...counts: readonly string[]): unknown =>
  JSON.parse(execFileSync(process.execPath, [PROGRAM, ...counts], { encoding: "utf8" }));

testBesidePython("decides drawn suites as a second program does", () => {
  expect(compareDraws("60")).toMatchObject({ differing: 0 });
});

testBesidePython("asks a lost query again in each policy's own words", () => {
  // In this draw lost queries are reworded, and the base finds nothing in its own words.
  expect(compareDraws("1", "40474")).toMatchObject({ compared: 1, differing: 0 });
});

testBesidePython("names an edit that raises recall although it lowers the capped rank", () => {
  // In this draw one edited query is ranked better than its row, and finds one document more.
  expect(compareDraws("1", "101754")).toMatchObject({ compared: 1, differing: 0 });
});

testBesidePython(
  "takes no edit for a failed query, nor for a floor that the edited case is not in",
  () => {
    expect(compareDraws("1", "205538")).toMatchObject({ compared: 1, differing: 0 });
    expect(compareDraws("1", "209613")).toMatchObject({ compared: 1, differing: 0 });
  },
);

testBesidePython("asks no loss of a case by what it does not expect", () => {
  // A critical case loses its `expected`; a control that got results gets an `expected`.
  expect(compareDraws("1", "217975")).toMatchObject({ compared: 1, differing: 0 });
  expect(compareDraws("1", "319533")).toMatchObject({ compared: 1, differing: 0 });
});
