/** What an earlier run left in the report's folder, where the next one dies, or reads from it. */
import { existsSync, mkdirSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { OWN_FILES } from "../../src/output/write.ts";
import { retrievalGate, startedGate } from "../helpers/command.ts";
import { configFile, suiteFile } from "../helpers/gated-project.ts";
import { workspace, writeFiles } from "../helpers/workspace.ts";

const asking = (...retriever: readonly string[]): object =>
  configFile({ retriever: { kind: "command", command: [process.execPath, ...retriever] } });
const SOUND = asking(path.join(import.meta.dirname, "../helpers/children/search.mjs"));
const KILLS = asking("-e", "process.kill(process.ppid, 'SIGKILL')");
const cases = ["a", "b"].map((id) => ({
  id,
  query: `find ${id}`,
  intent: "x",
  expected: [`${id}.md`],
}));
const SUITE = suiteFile("docs", cases);
const GATE = ["gate", "--config", "gate.json"];

async function recorded(): Promise<string> {
  const folder = workspace({ "suite.json": SUITE, "gate.json": SOUND });
  expect(await retrievalGate(folder, ["record", "--config", "gate.json"])).toMatchObject({
    code: 0,
  });
  return folder;
}

test.each([
  ["gate", [], "docs"],
  ["gate", ["--shard", "1/2"], "docs-1-of-2"],
  ["record", [], "docs"],
])(
  "%s %j that dies while it asks leaves no report of an earlier run",
  async (command, flags, place) => {
    const folder = await recorded();
    const report = path.join(folder, "retrieval-gate-report", place);
    const foreign = ["notes.txt", "sub/report.json", "cases.xml", ".retrieval-gate-cache/x"];
    writeFiles(
      report,
      Object.fromEntries([...OWN_FILES, ...foreign].map((name) => [name, "earlier"])),
    );
    mkdirSync(path.join(report, ".retrieval-gate-writing-abcdef"));
    writeFiles(folder, { "gate.json": KILLS });
    const { code } = await startedGate(folder, [command, "--config", "gate.json", ...flags]);
    expect(code).toBeNull();
    expect(readdirSync(report).toSorted()).toEqual([
      ".retrieval-gate-cache",
      "cases.xml",
      "notes.txt",
      "sub",
    ]);
    expect(readdirSync(path.join(report, "sub"))).toEqual(["report.json"]);
  },
);

// A red run's own figures in the baseline's place would make the next run green.
test.each<[string, object]>([
  ["sound", SOUND],
  ["no suite", { ...SOUND, suite: "gone.json" }],
])("what the run reads has no report's file in its place: %s", async (_, config) => {
  const folder = await recorded();
  const baseline = readFileSync(path.join(folder, "baseline.json"), "utf8");
  writeFiles(folder, { "gate.json": config, "summary.md": "earlier" });
  const { code, stdout } = await retrievalGate(folder, [...GATE, "--report-dir", "."]);
  expect(code, stdout).toBe(2);
  expect(stdout).toContain(
    "usage  baseline.json is read by this run, and the report has a file of that name",
  );
  expect(readFileSync(path.join(folder, "baseline.json"), "utf8")).toBe(baseline);
  expect(readFileSync(path.join(folder, "summary.md"), "utf8")).toBe("earlier");
});

test("merge may report where a part lies", async () => {
  const folder = await recorded();
  for (const index of [1, 2]) {
    await retrievalGate(folder, [
      ...GATE,
      "--shard",
      `${index}/2`,
      "--report-dir",
      `parts/${index}`,
    ]);
  }
  const merge = ["merge", "parts", "--config", "gate.json", "--report-dir", "parts/1"];
  const { code, stdout } = await retrievalGate(folder, merge);
  expect(code, stdout).toBe(0);
});

test.each(["file", "file/below/it"])(
  "report-dir %s is refused before anything is asked",
  async (place) => {
    const asked = asking("-e", "require('node:fs').writeFileSync('asked', '')");
    const folder = workspace({ "suite.json": SUITE, file: "mine", "gate.json": asked });
    const { code, stdout } = await retrievalGate(folder, [...GATE, "--report-dir", place]);
    expect(code, stdout).toBe(2);
    expect(stdout).toMatch(
      new RegExp(`what to do: .*(?:folder|report directory)[^]*ERROR: usage  .*${place}`),
    );
    expect(existsSync(path.join(folder, "asked"))).toBe(false);
  },
);
