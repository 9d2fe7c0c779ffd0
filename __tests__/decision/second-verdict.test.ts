/**
 * Some drawn suites, judged here and by a second program in Python. `node proof/verdict-oracle.mjs`
 * compares thousands.
 */
import { fileURLToPath } from "node:url";
import { execFileSync } from "node:child_process";
import { expect } from "vitest";
import { testBesidePython } from "../helpers/python.ts";

const PROGRAM = fileURLToPath(new URL("../../proof/verdict-oracle.mjs", import.meta.url));

testBesidePython("decides drawn suites as a second program does", () => {
  const output = execFileSync(process.execPath, [PROGRAM, "60"], { encoding: "utf8" });
  expect(JSON.parse(output)).toMatchObject({ differing: 0 });
});
