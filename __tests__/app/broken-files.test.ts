/** Files that can't be used: the report says why, in the suite's folder or above it. */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { retrievalGate } from "../helpers/command.ts";
import { casesFile, configFile, reportIn, suiteFile } from "../helpers/gated-project.ts";
import { workspace } from "../helpers/workspace.ts";

const FILES = {
  "suite.json": suiteFile("tickets", casesFile(1)),
  "retrieval-gate.json": configFile(),
};

/**
 * Gates, expects exit code 2 and an error in the report of `reportIn`: that of the suite "tickets",
 * or the one above the reports of suites. Returns what was printed.
 */
async function expectErrorReport(
  folder: string,
  place: { reportIn: "tickets" | "." },
  config = "retrieval-gate.json",
): Promise<string> {
  const { code, stdout } = await retrievalGate(folder, ["gate", "--config", config]);
  expect(code, stdout).toBe(2);
  expect(reportIn(folder, place.reportIn)).toMatchObject({ verdict: "error" });
  return stdout;
}

test("gate writes the report of a broken baseline into the suite's folder", async () => {
  const folder = workspace({ ...FILES, "baseline.json": "{}" });

  await expectErrorReport(folder, { reportIn: "tickets" });
});

test("gate names the line of a suite that is not UTF-8", async () => {
  const folder = workspace(FILES);
  const text = Buffer.from('{\n"version": 1,\n"name": "caf\u00e9"}\n', "latin1");
  writeFileSync(path.join(folder, "suite.json"), text);

  const printed = await expectErrorReport(folder, { reportIn: "." });

  expect(printed).toContain("Suite suite.json is not valid UTF-8 (line 3)");
});

test.each([
  ["an unknown key", { ...configFile(), nonsense: 1 }],
  ["a wrong retriever", { ...configFile(), retriever: { kind: "comand" } }],
])("gate writes the report of a config with %s into the suite's folder", async (_, config) => {
  const folder = workspace({ ...FILES, "retrieval-gate.json": config });

  await expectErrorReport(folder, { reportIn: "tickets" });
});

test("gate writes the report of a config that is no JSON into no suite's folder", async () => {
  const folder = workspace({ ...FILES, "retrieval-gate.json": "{" });
  const reports = path.join(folder, "retrieval-gate-report");

  await expectErrorReport(folder, { reportIn: "." });

  // A whole report, which git ignores.
  expect(readdirSync(reports)).toContain("report.html");
  expect(readFileSync(path.join(reports, ".gitignore"), "utf8")).toMatch(/^\*$/m);
});

test.each([
  [
    "names one of another name nearby",
    "retrieval-gate.yml",
    "In the same folder there is retrieval-gate.yml",
  ],
  ["advises init if there is none nearby", "x.txt", "`retrieval-gate init`"],
])("gate without a config writes nothing, and %s", async (_, file, advice) => {
  const folder = workspace({ [file]: "version: 1" });

  const { code, stdout } = await retrievalGate(folder, ["gate"]);

  expect(code).toBe(2);
  expect(stdout).toContain(advice);
  // Not even a report: it may be the wrong folder.
  expect(readdirSync(folder)).toEqual([file]);
});

test("gate without a config writes its report to --report-dir", async () => {
  const folder = workspace();

  const { code } = await retrievalGate(folder, ["gate", "--report-dir", "out"]);

  expect(code).toBe(2);
  expect(readdirSync(path.join(folder, "out"))).toContain("report.json");
});

test("gate advises to name a file if the config is a folder", async () => {
  const printed = await expectErrorReport(workspace(FILES), { reportIn: "." }, ".");

  expect(printed).toContain("Config . cannot be read: EISDIR");
  expect(printed).toContain("It is a folder; name a file.");
});
