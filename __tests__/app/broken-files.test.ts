/** Files that can't be used: the report says why, in the suite's folder or above it. */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { retrievalGate } from "../helpers/command.ts";
import { casesFile, configFile, reportIn, run, suiteFile } from "../helpers/gated-project.ts";
import { workspace } from "../helpers/workspace.ts";

const FILES = {
  "suite.json": suiteFile("tickets", casesFile(1)),
  "retrieval-gate.json": configFile(),
};

/**
 * Gates, and expects exit code 2 and an error in the report of `reportIn`: that of the suite
 * "tickets", or the one above the reports of suites.
 */
async function expectErrorReport(
  folder: string,
  place: { reportIn: "tickets" | "." },
): Promise<void> {
  const { code, stdout } = await run(folder, "gate");
  expect(code, stdout).toBe(2);
  expect(reportIn(folder, place.reportIn)).toMatchObject({ verdict: "error" });
}

test.each([
  ["broken baseline", "baseline.json", {}],
  ["config with an unknown key", "retrieval-gate.json", configFile({ nonsense: 1 })],
  [
    "config with a wrong retriever",
    "retrieval-gate.json",
    configFile({ retriever: { kind: "x" } }),
  ],
])("gate writes the report of a %s into the suite's folder", async (_, file, content) => {
  const folder = workspace({ ...FILES, [file]: content });

  // The suite of FILES is called tickets.
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
