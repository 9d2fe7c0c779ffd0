/** Tests that run Python: skipped without Python 3.9 or newer, which `.ci/run` tells. */
import { spawnSync } from "node:child_process";
import { describe, test } from "vitest";

/** Prints the path of the interpreter. Ends with 1 if it is older than 3.9. */
const PROGRAM = "import sys; sys.version_info < (3, 9) and sys.exit(1); print(sys.executable)";
const command = process.env["PYTHON"] ?? "python3";
const { status, stdout } = spawnSync(command, ["-c", PROGRAM], { encoding: "utf8" });
const isMissing = status !== 0;
if (isMissing) {
  process.stdout.write("skipped: tests that run Python: no python3 of 3.9 or newer\n");
}

/** The path of the interpreter, without what a version manager puts in front of it. */
export const PYTHON: string = isMissing ? "python3" : stdout.trim();
/** A test that is skipped without Python. */
export const testBesidePython = test.skipIf(isMissing);
/** A group of tests that is skipped without Python. */
export const describeWithPython = describe.skipIf(isMissing);
