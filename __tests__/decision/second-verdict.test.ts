/** Some draws judged by a second program in Python, too. proof/verdict-oracle.mjs has thousands. */
import { fileURLToPath } from "node:url";
import { execFileSync } from "node:child_process";
import { expect } from "vitest";
import { testBesidePython } from "../helpers/python.ts";

const PROGRAM = fileURLToPath(new URL("../../proof/verdict-oracle.mjs", import.meta.url));

const compareDraws = (...counts: readonly string[]): unknown =>
  JSON.parse(execFileSync(process.execPath, [PROGRAM, ...counts], { encoding: "utf8" }));

testBesidePython("gate decides 20 drawn suites as a second program in Python does", () => {
  expect(compareDraws("20")).toMatchObject({ differing: 0 });
});

testBesidePython("gate decides changes in which the two programs once differed alike", () => {
  // Lost queries are reworded, and the base finds nothing in its own words.
  const reworded = "40474";
  // One edited query is ranked better than its row, and finds one document more.
  const findsMore = "101754";
  // A query failed and was edited; a floor is asked that the edited case is not in.
  const failed = "205538";
  const floor = "209613";
  // A critical case loses its `expected`; a control that got results gets an `expected`.
  const critical = "217975";
  const control = "319533";
  const draws = [reworded, findsMore, failed, floor, critical, control];

  expect(compareDraws("1", ...draws)).toMatchObject({ compared: 6, differing: 0 });
});
