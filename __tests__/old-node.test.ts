/** A Node that is older than the programs need. */
import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { BUILT_ACTION, BUILT_COMMAND } from "./helpers/built.ts";
import { workspace } from "./helpers/workspace.ts";

/**
 * Runs the program with `--version` and with this version of Node in process.versions. Returns its
 * exit code and all that it printed.
 */
function runOn(version: string, program: string): readonly [number | null, string] {
  const text = `const node = "${version}";
Object.defineProperty(process, "versions", { value: { ...process.versions, node } });`;
  const preload = `${workspace({ "old.cjs": text })}/old.cjs`;
  const flags = ["--require", preload, program, "--version"];
  const { status, stdout, stderr } = spawnSync(process.execPath, flags, { encoding: "utf8" });
  return [status, stdout + stderr];
}

test.each(["18.20.4", "20.18.3", "16.0.0"])(
  "Node %s ends with 2 and prints one line",
  (version) => {
    const words = `retrieval-gate needs Node 20.19 or later, and this is Node ${version}: install a newer one\n`;

    expect(runOn(version, BUILT_COMMAND)).toEqual([2, words]);
    expect(runOn(version, BUILT_ACTION)).toEqual([2, `::error::${words}`]);
  },
);

test.each(["20.19.0", "22.1.0", "24.0.0"])("Node %s runs the command", (version) => {
  const programVersion = expect.stringMatching(/\d+\.\d+\.\d+/);

  expect(runOn(version, BUILT_COMMAND)).toEqual([0, programVersion]);
});
