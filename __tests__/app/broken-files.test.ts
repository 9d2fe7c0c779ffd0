/** Files that can't be used: the report says why, at the suite's own place where its name can be read. */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { retrievalGate } from "../helpers/command.ts";
import { casesFile, configFile, reportIn, suiteFile } from "../helpers/gated-project.ts";
import { workspace } from "../helpers/workspace.ts";

const FILES = {
  "suite.json": suiteFile("tickets", casesFile(1)),
  "retrieval-gate.json": configFile(),
  "baseline.json": "{}",
};

async function gateRefusal(
  folder: string,
  report: string,
  config = "retrieval-gate.json",
): Promise<string> {
  const { code, stdout } = await retrievalGate(folder, ["gate", "--config", config]);
  expect(code, stdout).toBe(2);
  expect(reportIn(folder, report)).toMatchObject({ verdict: "error" });
  return stdout;
}

test("gate names the suite's folder for a file that is no baseline", async () => {
  await gateRefusal(workspace(FILES), "tickets");
});

test("gate names the line of a suite that is not UTF-8", async () => {
  const folder = workspace(FILES);
  const text = Buffer.from('{\n"version": 1,\n"name": "caf\u00e9"}\n', "latin1");
  writeFileSync(path.join(folder, "suite.json"), text);

  expect(await gateRefusal(folder, ".")).toContain("Suite suite.json is not valid UTF-8 (line 3)");
});

test.each([
  ["an unknown key", { ...configFile(), nonsense: 1 }],
  ["a wrong retriever", { ...configFile(), retriever: { kind: "comand" } }],
])("gate reports a config with %s in the suite's folder", async (_, config) => {
  const folder = workspace({ ...FILES, "retrieval-gate.json": config });

  await gateRefusal(folder, "tickets");
});

test("gate reports a config that is no JSON above the folders of suites", async () => {
  const folder = workspace({ ...FILES, "retrieval-gate.json": "{" });
  const reports = path.join(folder, "retrieval-gate-report");

  await gateRefusal(folder, ".");

  expect(readdirSync(reports)).toContain("report.html");
  expect(readFileSync(path.join(reports, ".gitignore"), "utf8")).toMatch(/^\*$/m);
});

test("gate names the configs nearby if the config is missing, or how to begin", async () => {
  const gate = async (files: Record<string, string>): Promise<string> => {
    const folder = workspace(files);
    const ran = await retrievalGate(folder, ["gate"]);

    expect(ran.code).toBe(2);
    // Somebody in the wrong folder finds nothing new in it.
    expect(readdirSync(folder)).toEqual(Object.keys(files));

    return ran.stdout;
  };

  expect(await gate({ "retrieval-gate.yml": "version: 1" })).toContain(
    "Beside it there is retrieval-gate.yml",
  );
  expect(await gate({ "x.txt": "" })).toContain("`retrieval-gate init`");
});

test("gate writes the report to the named place though there is no config", async () => {
  const folder = workspace();

  expect((await retrievalGate(folder, ["gate", "--report-dir", "out"])).code).toBe(2);
  expect(readdirSync(path.join(folder, "out"))).toContain("report.json");
});

test("gate says what to do if the config is a folder", async () => {
  const printed = await gateRefusal(workspace(FILES), ".", ".");

  expect(printed).toContain("Config . cannot be read: EISDIR");
  expect(printed).toContain("It is a folder; name a file.");
});
