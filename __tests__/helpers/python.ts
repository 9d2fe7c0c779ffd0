/** Tests that a second program in Python decides: skipped without one, which `.ci/run` tells. */
import { spawnSync } from "node:child_process";
import { test } from "vitest";

const missing = spawnSync("python3", ["--version"], { stdio: "ignore" }).status !== 0;
if (missing)
  process.stdout.write("skipped: tests that compare with a second program in Python: no python3\n");

export const testBesidePython = test.skipIf(missing);
