/** Which files at the places of a run's outputs are replaced or removed, and which are kept. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, utimesSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { OWN_FILES } from "../../src/output/write.ts";
import { retrievalGate, startedGate } from "../helpers/command.ts";
import { configFile, suiteFile } from "../helpers/gated-project.ts";
import { workspace, writeFiles } from "../helpers/workspace.ts";

/** A config whose retriever is node with these arguments. */
const configWithCommand = (...retriever: readonly string[]): object =>
  configFile({ retriever: { kind: "command", command: [process.execPath, ...retriever] } });
/** Its retriever finds every document. */
const SOUND_CONFIG = configWithCommand(
  path.join(import.meta.dirname, "../helpers/children/search.mjs"),
);
/** Its retriever kills the gate as soon as it is started. */
const KILLING_CONFIG = configWithCommand("-e", "process.kill(process.ppid, 'SIGKILL')");
const cases = ["a", "b"].map((id) => ({
  id,
  query: `find ${id}`,
  intent: "x",
  expected: [`${id}.md`],
}));
const SUITE = suiteFile("docs", cases);
const GATE = ["gate", "--config", "gate.json"];

/** A project with a recorded baseline. */
async function recordProject(): Promise<string> {
  const folder = workspace({ "suite.json": SUITE, "gate.json": SOUND_CONFIG });
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
  async (command, flags, reportName) => {
    const folder = await recordProject();
    const report = path.join(folder, "retrieval-gate-report", reportName);
    const foreignFiles = ["notes.txt", "sub/report.json", "cases.xml", ".retrieval-gate-cache/x"];
    writeFiles(
      report,
      Object.fromEntries([...OWN_FILES, ...foreignFiles].map((name) => [name, "earlier"])),
    );
    writeFiles(report, { ".gitignore": "# Written by retrieval-eval-gate\n*\n" });
    // As a run leaves it that died while it wrote its report.
    mkdirSync(path.join(report, ".retrieval-gate-writing-abcdef"));
    writeFiles(folder, { "gate.json": KILLING_CONFIG });

    const { code } = await startedGate(folder, [command, "--config", "gate.json", ...flags]);

    expect(code).toBeNull();
    // Only foreign files are left, and the lock of the run that was killed.
    expect(readdirSync(report).toSorted()).toEqual([
      ".gitignore",
      ".retrieval-gate-cache",
      ".retrieval-gate-lock",
      "cases.xml",
      "notes.txt",
      "sub",
    ]);
    expect(readdirSync(path.join(report, "sub"))).toEqual(["report.json"]);
  },
);

const REPORT = "retrieval-gate-report/docs/report.json";
const CONFIG_WITH_UNKNOWN_KEY = { ...SOUND_CONFIG, nonsense: 1 };

test.each([
  // A mean takes at least two runs.
  ["a wrong flag", ["record", "--config", "gate.json", "--runs", "1"], SOUND_CONFIG],
  ["a wrong config", GATE, CONFIG_WITH_UNKNOWN_KEY],
  ["a merge of a folder that is missing", ["merge", "gone", ...GATE.slice(1)], SOUND_CONFIG],
])("%s leaves the earlier report as it is, and says so", async (_, args, config) => {
  const folder = await recordProject();
  const earlier = readFileSync(path.join(folder, REPORT), "utf8");
  writeFiles(folder, { "gate.json": config });

  const { code, stderr } = await retrievalGate(folder, args);

  expect(code).toBe(2);
  expect(stderr).toContain(
    "note: nothing was measured, so the earlier report stays in retrieval-gate-report/docs",
  );
  expect(readFileSync(path.join(folder, REPORT), "utf8")).toBe(earlier);
});

test.each([
  ["on a CI system", ["gate", "--config", "gate.json"], { GITLAB_CI: "true" }, REPORT],
  ["in a folder that is named", [...GATE, "--report-dir", "out"], {}, "out/report.json"],
])("an error replaces the earlier report %s", async (_, args, env, reportFile) => {
  const folder = await recordProject();
  await retrievalGate(folder, args, env);
  writeFiles(folder, { "gate.json": CONFIG_WITH_UNKNOWN_KEY });

  await retrievalGate(folder, args, env);

  expect(JSON.parse(readFileSync(path.join(folder, reportFile), "utf8"))).toMatchObject({
    verdict: "error",
  });
});

// A report has a baseline.json, too. A red run's own figures in the baseline's place would make the
// next run green.
test.each<[string, object]>([
  ["with all inputs", SOUND_CONFIG],
  ["without its suite", { ...SOUND_CONFIG, suite: "gone.json" }],
])("gate %s writes no report over the baseline that it reads", async (_, config) => {
  const folder = await recordProject();
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

test("merge writes its report to a folder where a part lies", async () => {
  const folder = await recordProject();
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

  const report = readFileSync(path.join(folder, "parts/1/report.json"), "utf8");

  expect(code, stdout).toBe(0);
  expect(JSON.parse(report)).toMatchObject({ verdict: "pass" });
});

test.each(["a-file", "a-file/below/it"])(
  "gate refuses report-dir %s before it starts the retriever",
  async (reportDir) => {
    const config = configWithCommand("-e", "require('node:fs').writeFileSync('started', '')");
    const folder = workspace({ "suite.json": SUITE, "a-file": "mine", "gate.json": config });

    const { code, stdout } = await retrievalGate(folder, [...GATE, "--report-dir", reportDir]);

    expect(code, stdout).toBe(2);
    expect(stdout).toMatch(
      new RegExp(`ERROR: usage  .*${reportDir}[^]*what to do: .*(?:folder|report directory)`),
    );
    expect(existsSync(path.join(folder, "started"))).toBe(false);
  },
);

describe("gate › the report folder", () => {
  /** Files of a user that are called like those of a report. */
  const USER_FILES = Object.fromEntries(OWN_FILES.map((name) => [name, `my own ${name}\n`]));

  test.each([
    ["answers", SOUND_CONFIG],
    ["can't start", configWithCommand("-e", "process.exit(1)")],
  ])("refuses a folder with a user's own report.json if the retriever %s", async (_, config) => {
    const folder = await recordProject();
    writeFiles(path.join(folder, "paper"), USER_FILES);
    writeFiles(folder, { "gate.json": config });

    const { code, stdout } = await retrievalGate(folder, [...GATE, "--report-dir", "paper"]);

    expect(code, stdout).toBe(2);
    expect(stdout).toMatch(/paper holds report\.json, .*nothing was removed/);
    for (const [name, text] of Object.entries(USER_FILES)) {
      expect(readFileSync(path.join(folder, "paper", name), "utf8")).toBe(text);
    }
    expect(readdirSync(path.join(folder, "paper"))).toHaveLength(Object.keys(USER_FILES).length);
  });

  test("replaces an earlier gate's folder even if its .gitignore is gone", async () => {
    const folder = await recordProject();
    await retrievalGate(folder, [...GATE, "--report-dir", "out"]);
    rmSync(path.join(folder, "out", ".gitignore"));
    writeFiles(folder, { "out/summary.md": "earlier" });

    const { code, stdout } = await retrievalGate(folder, [...GATE, "--report-dir", "out"]);

    expect(code, stdout).toBe(0);
    expect(readFileSync(path.join(folder, "out/summary.md"), "utf8")).not.toBe("earlier");
  });

  test("makes git ignore the report's folder, but no folder with other files", async () => {
    const folder = await recordProject();
    writeFiles(path.join(folder, "mixed"), { "notes.txt": "mine" });
    // Its name is in that of its folder.
    writeFiles(folder, { "retrieval-gate-smoke.json": SOUND_CONFIG });

    await retrievalGate(folder, ["gate", "--config", "retrieval-gate-smoke.json"]);
    await retrievalGate(folder, [...GATE, "--report-dir", "mixed"]);

    const ownFolder = path.join(folder, "retrieval-gate-report/docs-smoke");
    expect(readFileSync(path.join(ownFolder, ".gitignore"), "utf8")).toMatch(/^\*$/m);
    expect(existsSync(path.join(folder, "mixed/report.json"))).toBe(true);
    expect(existsSync(path.join(folder, "mixed/.gitignore"))).toBe(false);
  });

  test("refuses a report folder in which another living process writes", async () => {
    const folder = await recordProject();
    // This test is the living process.
    writeFiles(path.join(folder, "out"), { ".retrieval-gate-lock": String(process.pid) });

    const { code, stdout } = await startedGate(folder, [...GATE, "--report-dir", "out"]);

    expect(code, stdout).toBe(2);
    expect(stdout).toContain(`nother gate writes its report into ${path.join(folder, "out")} now`);
    expect(readdirSync(path.join(folder, "out"))).toEqual([".retrieval-gate-lock"]);
  });

  test("takes over a report folder whose report has a date of tomorrow", async () => {
    // A report written after this run began is another gate's, and its folder is refused. But one
    // of tomorrow is an earlier report: the machine's clock was set back since.
    const folder = await recordProject();
    const first = await retrievalGate(folder, [...GATE, "--report-dir", "out"]);
    const tomorrow = new Date(Date.now() + 86_400_000);
    utimesSync(path.join(folder, "out/report.json"), tomorrow, tomorrow);

    const second = await retrievalGate(folder, [...GATE, "--report-dir", "out"]);

    expect(first.code, first.stdout).toBe(0);
    expect(second.code, second.stdout).toBe(0);
  });

  test("takes over a report folder from a process that died", async () => {
    const folder = await recordProject();
    const { pid: endedProcess } = spawnSync(process.execPath, ["--version"]);
    writeFiles(path.join(folder, "out"), { ".retrieval-gate-lock": String(endedProcess) });

    const { code, stdout } = await startedGate(folder, [...GATE, "--report-dir", "out"]);

    expect(code, stdout).toBe(0);
    expect(existsSync(path.join(folder, "out/.retrieval-gate-lock"))).toBe(false);
  });
});

describe("record and compare › an output file", () => {
  const COMPARE = ["compare", "--config", "gate.json", "--config", "gate.json"];

  // The last flag of each is given the file.
  test.each([
    [["record", "--config", "gate.json", "--out"], "package.json"],
    [[...COMPARE, "--out"], "gate.json"],
    [[...COMPARE, "--out"], "suite.json"],
    [[...COMPARE, "--csv"], "README.md"],
  ])("keeps an output file that another program wrote: %j %s", async (args, file) => {
    const folder = await recordProject();
    writeFiles(folder, { "README.md": "# mine\n", "package.json": '{"name":"mine"}\n' });
    const foreignText = readFileSync(path.join(folder, file), "utf8");

    const { code, stdout, stderr } = await retrievalGate(folder, [...args, file]);

    expect(code, stdout + stderr).toBe(2);
    expect(stdout + stderr).toMatch(/exists, and this program did not write it/);
    expect(readFileSync(path.join(folder, file), "utf8")).toBe(foreignText);
  });

  test("replaces an output file of an earlier run", async () => {
    const folder = await recordProject();
    const outputs = ["--out", "o.json", "--csv", "o.csv"];
    const textOf = (file: string): string => readFileSync(path.join(folder, file), "utf8");

    const first = await retrievalGate(folder, [...COMPARE, ...outputs]);
    writeFiles(folder, { "o.json": `${textOf("o.json")}old`, "o.csv": `${textOf("o.csv")}old` });
    const second = await retrievalGate(folder, [...COMPARE, ...outputs]);

    expect([first.code, second.code]).toEqual([0, 0]);
    expect(textOf("o.json") + textOf("o.csv")).not.toMatch(/old$/m);
  });

  test("keeps a file that the config names as baseline and that is none", async () => {
    const folder = await recordProject();
    const packageJson = '{"name":"mine"}\n';
    const config = { ...SOUND_CONFIG, baseline: "package.json" };
    writeFiles(folder, { "package.json": packageJson, "gate.json": config });

    const { code, stdout } = await retrievalGate(folder, ["record", "--config", "gate.json"]);

    expect(code, stdout).toBe(2);
    expect(readFileSync(path.join(folder, "package.json"), "utf8")).toBe(packageJson);
  });
});

test("gate ends as incomplete if a folder has the name of a file of the report", async () => {
  const folder = await recordProject();
  // A gate of all cases writes no part.json. It removes an earlier one, but no folder.
  mkdirSync(path.join(folder, "retrieval-gate-report/docs/part.json"));

  const { code, stdout } = await retrievalGate(folder, GATE);

  expect(stdout).toContain("report_incomplete");
  expect(code).toBe(3);
});
