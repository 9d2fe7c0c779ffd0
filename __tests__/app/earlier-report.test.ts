/** What an earlier run left in the report's folder, where the next one dies, or reads from it. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { OWN_FILES } from "../../src/output/write.ts";
import { retrievalGate, startedGate } from "../helpers/command.ts";
import { configFile, suiteFile } from "../helpers/gated-project.ts";
import { workspace, writeFiles } from "../helpers/workspace.ts";

const configWithCommand = (...retriever: readonly string[]): object =>
  configFile({ retriever: { kind: "command", command: [process.execPath, ...retriever] } });
const SOUND = configWithCommand(path.join(import.meta.dirname, "../helpers/children/search.mjs"));
const KILLS = configWithCommand("-e", "process.kill(process.ppid, 'SIGKILL')");
const cases = ["a", "b"].map((id) => ({
  id,
  query: `find ${id}`,
  intent: "x",
  expected: [`${id}.md`],
}));
const SUITE = suiteFile("docs", cases);
const GATE = ["gate", "--config", "gate.json"];

async function recordProject(): Promise<string> {
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
    const folder = await recordProject();
    const report = path.join(folder, "retrieval-gate-report", place);
    const foreign = ["notes.txt", "sub/report.json", "cases.xml", ".retrieval-gate-cache/x"];
    writeFiles(
      report,
      Object.fromEntries([...OWN_FILES, ...foreign].map((name) => [name, "earlier"])),
    );
    writeFiles(report, { ".gitignore": "# Written by retrieval-eval-gate\n*\n" });
    mkdirSync(path.join(report, ".retrieval-gate-writing-abcdef"));
    writeFiles(folder, { "gate.json": KILLS });
    const { code } = await startedGate(folder, [command, "--config", "gate.json", ...flags]);

    expect(code).toBeNull();
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
const NONSENSE = { ...SOUND, nonsense: 1 };

test.each([
  ["a wrong flag", ["record", "--config", "gate.json", "--runs", "1"], SOUND],
  ["a wrong config", GATE, NONSENSE],
])("%s leaves the earlier report as it is, and says so", async (_, flags, config) => {
  const folder = await recordProject();
  const earlier = readFileSync(path.join(folder, REPORT), "utf8");
  writeFiles(folder, { "gate.json": config });

  const { code, stderr } = await retrievalGate(folder, flags);

  expect(code).toBe(2);
  expect(stderr).toContain(
    "note: nothing was measured, so the earlier report stays in retrieval-gate-report/docs",
  );
  expect(readFileSync(path.join(folder, REPORT), "utf8")).toBe(earlier);
});

test.each([
  ["on a CI system", ["gate", "--config", "gate.json"], { GITLAB_CI: "true" }, REPORT],
  ["in a folder that is named", [...GATE, "--report-dir", "out"], {}, "out/report.json"],
])("an error replaces the earlier report %s", async (_, flags, env, place) => {
  const folder = await recordProject();
  await retrievalGate(folder, flags, env);
  writeFiles(folder, { "gate.json": NONSENSE });

  await retrievalGate(folder, flags, env);

  expect(JSON.parse(readFileSync(path.join(folder, place), "utf8"))).toMatchObject({
    verdict: "error",
  });
});

// A red run's own figures in the baseline's place would make the next run green.
test.each<[string, object]>([
  ["sound", SOUND],
  ["no suite", { ...SOUND, suite: "gone.json" }],
])("gate refuses an input that lies where a report file goes: %s", async (_, config) => {
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

  expect(code, stdout).toBe(0);
});

test.each(["file", "file/below/it"])(
  "gate refuses report-dir %s before anything is asked",
  async (place) => {
    const asked = configWithCommand("-e", "require('node:fs').writeFileSync('asked', '')");
    const folder = workspace({ "suite.json": SUITE, file: "mine", "gate.json": asked });
    const { code, stdout } = await retrievalGate(folder, [...GATE, "--report-dir", place]);

    expect(code, stdout).toBe(2);
    expect(stdout).toMatch(
      new RegExp(`ERROR: usage  .*${place}[^]*what to do: .*(?:folder|report directory)`),
    );
    expect(existsSync(path.join(folder, "asked"))).toBe(false);
  },
);

describe("a report folder", () => {
  const MINE = Object.fromEntries(OWN_FILES.map((name) => [name, `my own ${name}\n`]));

  test.each([
    ["a retriever that answers", SOUND],
    ["a retriever that can't start", configWithCommand("-e", "process.exit(1)")],
  ])("with other files in it is left alone by %s", async (_, config) => {
    const folder = await recordProject();
    writeFiles(path.join(folder, "paper"), MINE);
    writeFiles(folder, { "gate.json": config });

    const { code, stdout } = await retrievalGate(folder, [...GATE, "--report-dir", "paper"]);

    expect(code, stdout).toBe(2);
    expect(stdout).toMatch(/paper holds report\.json, .*nothing was removed/);
    for (const [name, text] of Object.entries(MINE)) {
      expect(readFileSync(path.join(folder, "paper", name), "utf8")).toBe(text);
    }
    expect(readdirSync(path.join(folder, "paper"))).toHaveLength(OWN_FILES.length);
  });

  test("written by a gate without a .gitignore is cleaned", async () => {
    const folder = await recordProject();
    await retrievalGate(folder, [...GATE, "--report-dir", "out"]);
    rmSync(path.join(folder, "out", ".gitignore"));

    const { code, stdout } = await retrievalGate(folder, [...GATE, "--report-dir", "out"]);

    expect(code, stdout).toBe(0);
  });

  test("is ignored by git, and a folder with other files is not", async () => {
    const folder = await recordProject();
    writeFiles(path.join(folder, "mixed"), { "notes.txt": "mine" });

    await retrievalGate(folder, [...GATE, "--report-dir", "out"]);
    await retrievalGate(folder, [...GATE, "--report-dir", "mixed"]);

    expect(readFileSync(path.join(folder, "out/.gitignore"), "utf8")).toMatch(/^\*$/m);
    expect(existsSync(path.join(folder, "mixed/report.json"))).toBe(true);
    expect(existsSync(path.join(folder, "mixed/.gitignore"))).toBe(false);
  });

  test("is named after a config other than retrieval-gate", async () => {
    const folder = await recordProject();
    writeFiles(folder, { "retrieval-gate-smoke.json": SOUND });

    const config = ["--config", "retrieval-gate-smoke.json"];
    const { code, stdout } = await retrievalGate(folder, ["gate", ...config]);

    expect(code, stdout).toBe(0);
    expect(existsSync(path.join(folder, "retrieval-gate-report/docs-smoke/report.json"))).toBe(
      true,
    );
  });

  test("is refused while another living process writes there", async () => {
    const folder = await recordProject();
    writeFiles(path.join(folder, "out"), { ".retrieval-gate-lock": String(process.pid) });

    const { code, stdout } = await startedGate(folder, [...GATE, "--report-dir", "out"]);

    expect(code, stdout).toBe(2);
    expect(stdout).toContain(`nother gate writes its report into ${path.join(folder, "out")} now`);
    expect(readdirSync(path.join(folder, "out"))).toEqual([".retrieval-gate-lock"]);
  });

  test("is taken over from a process that died", async () => {
    const folder = await recordProject();
    const { pid } = spawnSync(process.execPath, ["--version"]);
    writeFiles(path.join(folder, "out"), { ".retrieval-gate-lock": String(pid) });

    const { code, stdout } = await startedGate(folder, [...GATE, "--report-dir", "out"]);

    expect(code, stdout).toBe(0);
    expect(existsSync(path.join(folder, "out/.retrieval-gate-lock"))).toBe(false);
  });
});

describe("an output file", () => {
  const COMPARE = ["compare", "--a", "gate.json", "--b", "gate.json"];

  test.each([
    [["record", "--config", "gate.json", "--out"], "package.json"],
    [[...COMPARE, "--out"], "gate.json"],
    [[...COMPARE, "--out"], "suite.json"],
    [[...COMPARE, "--csv"], "README.md"],
    [["compare", "--config", "gate.json", "--config", "gate.json", "--html"], "README.md"],
    [["history", "--config", "gate.json", "--html"], "README.md"],
  ])("that another program wrote is kept: %j %s", async (flags, file) => {
    const folder = await recordProject();
    writeFiles(folder, { "README.md": "# mine\n", "package.json": '{"name":"mine"}\n' });
    const before = readFileSync(path.join(folder, file), "utf8");

    const { code, stdout, stderr } = await retrievalGate(folder, [...flags, file]);

    expect(code, stdout + stderr).toBe(2);
    expect(stdout + stderr).toMatch(/exists, and this program did not write it/);
    expect(readFileSync(path.join(folder, file), "utf8")).toBe(before);
  });

  test("of an earlier run is replaced", async () => {
    const folder = await recordProject();
    const outputs = ["--out", "o.json", "--csv", "o.csv", "--traces", "traces"];

    const first = await retrievalGate(folder, [...COMPARE, ...outputs]);
    const second = await retrievalGate(folder, [...COMPARE, ...outputs]);

    expect([first.code, second.code]).toEqual([0, 0]);
  });

  test("is not taken for the config's baseline if it is another kind of file", async () => {
    const folder = await recordProject();
    const packageJson = '{"name":"mine"}\n';
    const config = { ...SOUND, baseline: "package.json" };
    writeFiles(folder, { "package.json": packageJson, "gate.json": config });

    const { code, stdout } = await retrievalGate(folder, ["record", "--config", "gate.json"]);

    expect(code, stdout).toBe(2);
    expect(readFileSync(path.join(folder, "package.json"), "utf8")).toBe(packageJson);
  });
});
