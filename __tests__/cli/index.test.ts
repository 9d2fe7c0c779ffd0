/** What every command line answers by itself. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { retrievalGate, startedGate } from "../helpers/command.ts";
import { ROOT } from "../helpers/pages.ts";

it.each(["--help", "gate --help", "suggest --help"])(
  "retrieval-gate %s fits 80 columns, but for examples",
  async (args) => {
    const { code, stdout } = await startedGate(ROOT, args.split(" "));

    const longLines = stdout.split("\n").filter((line) => line.length > 80);

    expect(code).toBe(0);
    expect(longLines.filter((line) => !line.includes("retrieval-gate "))).toEqual([]);
    expect(stdout).toMatch(/^Usage: retrieval-gate[^]*\nExample: /);
  },
);

it.each(["--version", "-V"])("%s prints the version", async (flag) => {
  const { version } = JSON.parse(readFileSync(`${ROOT}/package.json`, "utf8")) as {
    readonly version: string;
  };

  const { stdout } = await startedGate(ROOT, [flag]);

  expect(stdout).toBe(`retrieval-eval-gate ${version}\n`);
});

it.each([
  { env: { FORCE_COLOR: "1" }, isColoured: true },
  { env: { FORCE_COLOR: "0" }, isColoured: false },
  // NO_COLOR counts even if it is empty.
  { env: { FORCE_COLOR: "1", NO_COLOR: "" }, isColoured: false },
])("gate prints colours with $env: $isColoured", async ({ env, isColoured }) => {
  const config = ["--config", "examples/quickstart/retrieval-gate.yaml"];

  const { stdout } = await retrievalGate(
    ROOT,
    ["gate", ...config, "--report-dir", ".build/coloured"],
    env,
  );

  // ESC and [ begin a colour.
  expect(stdout.includes("\u001b[")).toBe(isColoured);
});
