/** What every command line answers by itself. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { startedGate } from "../helpers/command.ts";
import { ROOT } from "../helpers/pages.ts";

const COMMANDS = ["", "gate", "record", "validate", "compare", "suggest", "init"];

it.each(COMMANDS)("%s --help fits 80 columns", async (command) => {
  const ran = await startedGate(ROOT, [...command.split(" ").filter(Boolean), "--help"]);

  expect(ran.code).toBe(0);
  expect(
    ran.stdout.split("\n").filter((line) => line.length > 80 && !line.includes("retrieval-gate ")),
  ).toEqual([]);
  expect(ran.stdout).toMatch(/^Usage: retrieval-gate[^]*\nExample: /);
});

it.each(["--version", "-V"])("%s prints the version", async (flag) => {
  const { version } = JSON.parse(readFileSync(`${ROOT}/package.json`, "utf8")) as {
    readonly version: string;
  };

  expect((await startedGate(ROOT, [flag])).stdout).toBe(`retrieval-eval-gate ${version}\n`);
});

it("colours are printed if forced, and not if refused", async () => {
  const config = ["--config", "examples/quickstart/retrieval-gate.yaml"];
  const gate = ["gate", ...config, "--report-dir", ".build/coloured"];
  const isColoured = async (env: Readonly<Record<string, string>>): Promise<boolean> =>
    (await startedGate(ROOT, gate, env)).stdout.includes("\u001b[");

  expect([await isColoured({ FORCE_COLOR: "1" }), await isColoured({ FORCE_COLOR: "0" })]).toEqual([
    true,
    false,
  ]);
  expect(await isColoured({ FORCE_COLOR: "1", NO_COLOR: "" })).toBe(false);
});
