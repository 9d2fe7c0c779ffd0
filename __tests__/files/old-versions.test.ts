/**
 * What earlier versions of this program left behind, by the commit that wrote it: the files of a user who upgrades. They
 * are recordings; fixtures/versions/README.md says how they were made. And files of a version to come.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { readReport } from "../../src/action/comment/reports.ts";
import { TOOL } from "../../src/app/version.ts";
import { loadInputs } from "../../src/files/inputs.ts";
import { loadPart } from "../../src/files/part.ts";
import type { Inputs } from "../../src/model/report.ts";
import { type Ran, retrievalGate } from "../helpers/command.ts";
import { all } from "../action/pull-requests/row.ts";
import { run } from "../action/pull-requests/step.ts";
import { commitAll, git, propose, repository } from "../helpers/git-repository.ts";
import { workspace, writeFiles } from "../helpers/workspace.ts";

const VERSIONS = path.resolve(import.meta.dirname, "../fixtures/versions");
const CONFIG = "retrieval-gate.yaml";
const PARTS = "parts";
/** The example whose answers vary from start to start. */
const VARYING = "varying";

const FOLDERS = readdirSync(VERSIONS, { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .flatMap(({ name }) => readdirSync(path.join(VERSIONS, name)).map((example) => `${name}/${example}`))
  .toSorted();

const FIRST = new Set(["3fbf8e2/cases", "5232278/cases", "6e1320b/cases"]);

const FTS5 = "import sqlite3; sqlite3.connect(':memory:').execute('CREATE VIRTUAL TABLE t USING fts5(a)')";
const HAS_FTS5 = spawnSync("python3", ["-c", FTS5], { stdio: "ignore" }).status === 0;
if (!HAS_FTS5)
  process.stdout.write("skipped: recordings of examples/python-sqlite: no python3 with SQLite FTS5\n");

/** A copy to work in, with no git around it. */
function copyOf(folder: string): string {
  const copy = workspace();
  cpSync(path.join(VERSIONS, folder), copy, { recursive: true });
  return copy;
}

const load = (folder: string): Promise<Inputs> =>
  loadInputs({ directory: folder }, CONFIG, { suite: null, baseline: null });

interface Written {
  readonly verdict: string;
  readonly failure: {
    readonly code: string;
    readonly problems: readonly { readonly pointer: string }[];
  } | null;
}

/** report.json of the command; where there is none, its last words say why. */
function reportOf({ stdout, stderr }: Ran): Written {
  expect(stdout, stderr).not.toBe("");
  return JSON.parse(stdout) as Written;
}

it("has the recordings of three versions", () => {
  const versions = new Set(FOLDERS.map((each) => path.dirname(each)));
  expect(versions).toStrictEqual(new Set(["3fbf8e2", "5232278", "6e1320b"]));
});

describe.each(FOLDERS)("%s", (folder) => {
  const asks = it.skipIf(folder.endsWith("/python-sqlite") && !HAS_FTS5);

  it("has a config, a suite and a baseline that are read", async () => {
    const { suite, baseline } = await load(path.join(VERSIONS, folder));
    expect(baseline).not.toBeNull();
    // A case that was renamed since goes on as the old one.
    const ids = suite.cases.map(({ id }) => id);
    expect([...baseline!.cases.keys()].toSorted()).toStrictEqual(ids.toSorted());
  });

  asks("passes against its old baseline", async () => {
    const ran = await retrievalGate(copyOf(folder), ["gate", "--config", CONFIG, "--json"]);
    expect(reportOf(ran), ran.stderr).toMatchObject({ verdict: "pass", failure: null });
    expect(ran.code).toBe(0);
  });

  // One file's form is that of all: parts and a recording of each version's first example, and of the varying one.
  const often = FIRST.has(folder) || folder.endsWith(`/${VARYING}`);
  if (often)
    it("has parts that are read, and joined by no other program", async () => {
      const copy = copyOf(folder);
      const shards = readdirSync(path.join(copy, PARTS));
      expect(shards).toStrictEqual(["1", "2"]);
      const part = await loadPart({ directory: copy }, `${PARTS}/1/part.json`);
      if (part.binding.tool === TOOL) return;
      const ran = await retrievalGate(copy, ["merge", PARTS, "--config", CONFIG, "--json"]);
      const { verdict, failure } = reportOf(ran);
      expect({ code: ran.code, verdict }).toStrictEqual({ code: 2, verdict: "error" });
      expect(failure?.code).toBe("parts_differ");
      const pointers = failure!.problems.map(({ pointer }) => pointer);
      expect(pointers.filter((each) => each === "/binding/tool")).toHaveLength(shards.length);
    });

  if (often)
    it("is recorded again over its old baseline", async () => {
      const copy = copyOf(folder);
      const runs = folder.endsWith(`/${VARYING}`) ? ["--runs", "10"] : [];
      const ran = await retrievalGate(copy, ["record", "--config", CONFIG, ...runs]);
      expect(ran.code, ran.stdout + ran.stderr).toBe(0);
      const { config, baseline } = await load(copy);
      expect(existsSync(path.join(copy, config.baseline))).toBe(true);
      expect(baseline!.cases.size).toBeGreaterThan(0);
    });
});

// A user of each version upgrades, one with times. 6e1320b knew no other gain, so that no config named one.
const USERS = [...FIRST, "6e1320b/quickstart"];
const BASELINE = "baseline.json";

interface Judged extends Written {
  readonly categories: readonly string[];
  readonly checks: readonly {
    readonly metric: string;
    readonly delta: number | null;
    readonly weakening?: unknown;
  }[];
}

/** No finding, and each figure is the recorded one. Whether the machine is as fast is another question. */
function expectSame(report: Judged, said: string): void {
  expect(report, said).toMatchObject({ verdict: "pass", failure: null, categories: [] });
  const moved = report.checks.filter(
    ({ metric, delta, weakening }) =>
      weakening !== undefined || (!metric.startsWith("latency") && (delta ?? 0) !== 0),
  );
  expect(moved, said).toStrictEqual([]);
}

describe.each(USERS)("%s upgrades", (folder) => {
  const origin = repository();
  cpSync(path.join(VERSIONS, folder), origin, {
    recursive: true,
    filter: (file) => !/\/(?:parts|report\.json)$/.test(file),
  });
  const config = readFileSync(path.join(origin, CONFIG), "utf8");
  writeFiles(origin, {
    [CONFIG]: config.replace(/gain: exponential,? ?/, ""),
    ".github/workflows/search.yml": "uses: owner/gate@v0.1.0\n",
    ".gitignore": "retrieval-gate-report\n",
  });
  commitAll(origin, "the gate");
  const recordAgain = async (at: string): Promise<void> => {
    const ran = await retrievalGate(at, ["record", "--config", CONFIG]);
    expect(ran.code, ran.stdout + ran.stderr).toBe(0);
  };
  const upgrade = (at: string): void =>
    writeFiles(at, { ".github/workflows/search.yml": "uses: owner/gate@v0.2.0\n" });

  it.each([
    ["only updates the action", upgrade],
    ["updates the action and records", all(upgrade, recordAgain)],
  ])("in a pull request that %s: no finding, the same figures", async (_, change) => {
    const pull = await propose(origin, change);
    const { folder: at, result } = await run(pull, { inputs: { config: CONFIG } });
    const file = path.resolve(at, result.outputs.get("report-json") ?? "none");
    expectSame(JSON.parse(readFileSync(file, "utf8")) as Judged, result.stdout + result.stderr);
    // The job that comments believes what it reads, of either version.
    for (const read of [file, path.join(VERSIONS, folder, "report.json")])
      expect(await readReport(read)).toMatchObject({ verdict: "pass", agrees: true });
  });

  it("in shards that are joined, with a leaderboard and a history across the change", async () => {
    const at = workspace();
    cpSync(origin, at, { recursive: true });
    git(at, "checkout", "-q", "main");
    const judge = async (...args: readonly string[]): Promise<void> => {
      const ran = await retrievalGate(at, [...args, "--config", CONFIG, "--json"]);
      expectSame(JSON.parse(ran.stdout) as Judged, ran.stderr);
    };
    for (const shard of ["1", "2"]) {
      const args = ["gate", "--config", CONFIG, "--shard", `${shard}/2`, "--report-dir", `parts/${shard}`];
      expect((await retrievalGate(at, args)).code).not.toBe(2);
    }
    await judge("merge", "parts");
    await judge("gate", "--leaderboard", "board.csv");
    await recordAgain(at);
    await judge("gate", "--leaderboard", "board.csv");
    const [, before, after] = readFileSync(path.join(at, "board.csv"), "utf8").split("\r\n");
    const untimed = (row = ""): string => row.replace(/,\d{4}-[^,]*/, "");
    expect(untimed(after)).toBe(untimed(before));
    expect(untimed(before).includes(" (gain: exponential")).toBe(config.includes("gain: exponential"));
    git(at, "add", BASELINE);
    git(at, "commit", "-q", "-m", "record again");
    const { stdout } = await retrievalGate(at, ["history", "--config", CONFIG, "--json"]);
    const { points, series } = JSON.parse(stdout);
    // The suite of one has another id by now.
    expect(points).toMatchObject(points.map(() => ({ state: { kind: "baseline" } })));
    expect(["", "cases"]).toContain(points[1].differs.join());
    const quality = series.filter((each: { metric: string }) => !each.metric.startsWith("latency"));
    expect(quality.length).toBeGreaterThan(5);
    // What the older version did not measure begins here.
    for (const { values } of quality) expect(values[1]).toBe(values[0] ?? values[1]);
  });
});

describe("a file of a version to come", () => {
  const LATER = "was written by a newer version";
  const given = (file: string, from: RegExp, to: string): string => {
    const at = copyOf("5232278/cases");
    const text = readFileSync(path.join(at, file), "utf8");
    expect(text).toMatch(from);
    writeFiles(at, { [file]: text.replace(from, to) });
    return at;
  };

  it.each([
    ["config", CONFIG, /version: 1/, "version: 2", ["gate"], ""],
    ["suite", "suite.yaml", /version: 1/, "version: 2", ["validate"], ""],
    ["baseline", BASELINE, /"version": 1/, '"version": 3', ["record"], " (tool 0.1.0)"],
    [
      "part",
      "parts/1/part.json",
      /"schema_version": ?1/,
      '"schema_version": 2',
      ["merge", "parts"],
      " (tool 0.1.0)",
    ],
  ])("%s: named, and no advice to write over it", async (_, file, from, to, command, by) => {
    const at = given(file, from, to);
    const before = readFileSync(path.join(at, file), "utf8");
    const ran = await retrievalGate(at, [...command, "--config", CONFIG]);
    expect(ran.code, ran.stdout + ran.stderr).toBe(2);
    const said = ran.stdout + ran.stderr;
    expect(said).toContain(`${file} ${LATER}${by}: update the gate`);
    expect(said).not.toMatch(/record it again|run that shard again|Restore/);
    expect(readFileSync(path.join(at, file), "utf8")).toBe(before);
  });
});
