/** What `record` writes and refuses, as a user runs it. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { commitAll, commitAt, repository, writeFiles } from "../helpers/git-repository.ts";
import { workspace } from "../helpers/workspace.ts";
import { type Json, configFile, reportIn, run, suiteFile } from "../helpers/gated-project.ts";

const CONFIG = configFile({ baseline: "b.json" });
const FILES = {
  "suite.json": suiteFile(
    "docs",
    ["a", "b", "c"].map((id) => ({ id, query: id, intent: "all", expected: [`${id}.md`] })),
  ),
  "search.mjs":
    'export default async (query) => [{ id: query + ".md" }, { id: query + "-other" }];',
  "retrieval-gate.json": CONFIG,
};

const readJson = (folder: string, file: string): Json =>
  JSON.parse(readFileSync(path.join(folder, file), "utf8"));

/** Finds each document second. */
const LATER = 'export default (query) => ["x", query + ".md"].map((id) => ({ id }));';
const BROKEN = `{"cases":{"a":{"ask":"${"0".repeat(32)}"`;

test("record replaces a broken baseline, compared with that of HEAD", async () => {
  const folder = repository();
  writeFiles(folder, FILES);
  await run(folder, "record");
  commitAll(folder, "the gate");
  writeFileSync(path.join(folder, "b.json"), BROKEN);

  const same = await run(folder, "record");
  writeFiles(folder, { "b.json": BROKEN, "search.mjs": LATER });
  const worse = await run(folder, "record");

  expect(same.code, same.stdout).toBe(0);
  expect(same.stdout).toContain("Baseline written to b.json. Against the one it replaces");
  expect([worse.code, readFileSync(path.join(folder, "b.json"), "utf8")]).toEqual([1, BROKEN]);
});

test("record refuses to replace a broken baseline if git has no other", async () => {
  const folder = workspace({ ...FILES, "b.json": BROKEN });

  const refused = await run(folder, "record");
  rmSync(path.join(folder, "b.json"));
  const first = await run(folder, "record");

  expect([refused.code, first.code], refused.stdout).toEqual([2, 0]);
  expect(refused.stdout).toContain(
    "b.json can't be read, and git has none to compare with in its place",
  );
  expect(refused.stdout).toContain("or remove this one to record without a comparison.");
});

test("gate and record give the same advice for a file that is no baseline", async () => {
  const folder = workspace({ ...FILES, "b.json": '{"broken' });

  const gated = await run(folder, "gate");
  const recorded = await run(folder, "record");

  for (const { code, stdout } of [gated, recorded]) {
    expect(code).toBe(2);
    expect(stdout).toContain("ake the file of the default branch, or remove this one");
  }
});

test.each(["suite.json", "retrieval-gate.json", "run.jsonl"])(
  "record writes no baseline in place of %s",
  async (out) => {
    const answers = ["a", "b", "c"]
      .map((id) => `{"query_id":"${id}","results":["${id}.md"]}\n`)
      .join("");
    const config = { ...CONFIG, retriever: { kind: "run", path: "run.jsonl" } };
    const folder = workspace({ ...FILES, "run.jsonl": answers, "retrieval-gate.json": config });
    const before = readFileSync(path.join(folder, out), "utf8");
    const { code, stdout } = await run(folder, "record", ["--out", out]);

    expect([code, readFileSync(path.join(folder, out), "utf8")]).toEqual([2, before]);
    expect(stdout).toContain(`ERROR: usage  --out ${out} is read by this run`);
  },
);

test.each(["docs", "renamed"])(
  "record writes a loss only with --accept, as the accepted state: %s",
  async (name) => {
    const folder = workspace(FILES);
    const record = (...more: readonly string[]) => run(folder, "record", more);
    await record();
    const before = readFileSync(path.join(folder, "b.json"), "utf8");
    const second = 'export default (query) => ["x", query + ".md"].map((id) => ({ id }));';
    writeFileSync(path.join(folder, "search.mjs"), second);
    writeFileSync(
      path.join(folder, "suite.json"),
      JSON.stringify({ ...FILES["suite.json"], name }),
    );
    const refused = await record();

    expect([refused.code, readFileSync(path.join(folder, "b.json"), "utf8")]).toEqual([1, before]);
    expect(refused.stdout).toMatch(/No baseline was written: .*mrr@10/);
    expect(await record("--accept")).toMatchObject({ code: 0 });
    expect(readFileSync(path.join(folder, "b.json"), "utf8")).not.toContain('"accepted"');
    expect(await run(folder, "gate")).toMatchObject({ code: 0 });

    // The same fall, as it stands where it was merged without being accepted: this run adds nothing to it.
    const file = path.join(folder, "b.json");
    const fallen = readFileSync(file, "utf8").replaceAll(
      '"intent":',
      '"accepted":{"mrr":1,"ndcg":1},"intent":',
    );

    expect(fallen).toContain('"accepted"');

    writeFileSync(file, fallen);

    expect(await record()).toMatchObject({ code: 1 });
    expect(await record("--accept")).toMatchObject({ code: 0 });
    expect(readFileSync(file, "utf8")).not.toContain('"accepted"');
  },
);

test("record writes a lost critical case only with --accept, then compares", async () => {
  const cases = ["a", "b", "c"].map((id) => ({
    id,
    query: id,
    intent: "all",
    expected: [`${id}.md`],
  }));
  const suite = (now: object): string =>
    JSON.stringify(suiteFile("docs", [{ ...cases[0]!, ...now }, ...cases.slice(1)]));
  const folder = workspace({ ...FILES, "suite.json": suite({ critical: true }) });
  const endOf = async (...argv: readonly [string, ...string[]]): Promise<unknown> => {
    const { code, stdout } = await run(folder, argv[0], argv.slice(1));
    return [code, /the run [^.]*\./.exec(stdout)?.[0]];
  };

  expect(await endOf("record")).toEqual([0, undefined]);

  const lost = 'export default (query) => [{ id: query === "a" ? "x" : query + ".md" }];';
  writeFileSync(path.join(folder, "search.mjs"), lost);

  expect(await endOf("gate")).toEqual([1, undefined]);

  const adoptable = readFileSync(
    path.join(folder, "retrieval-gate-report/docs/baseline.json"),
    "utf8",
  );

  expect(await endOf("record")).toEqual([
    1,
    "the run is worse than the baseline that it would replace.",
  ]);
  expect(await endOf("record", "--accept")).toEqual([0, undefined]);
  expect(readFileSync(path.join(folder, "b.json"), "utf8")).toBe(adoptable);
  for (const command of ["gate", "record"]) {
    expect(await endOf(command)).toEqual([0, undefined]);
  }
});

test("gate on another system's merge request needs a base, record does not", async () => {
  const folder = workspace(FILES);
  const request = { GITLAB_CI: "true", CI_MERGE_REQUEST_IID: "7" };
  const recorded = await run(folder, "record", [], request);

  expect(recorded.code, recorded.stderr).toBe(0);

  const judged = await run(folder, "gate", [], request);

  expect([judged.code, judged.stderr + judged.stdout]).toEqual([
    2,
    expect.stringContaining("no --base-ref"),
  ]);
});

test("gate mentions an old baseline, and record which replaces it does not", async () => {
  const folder = repository();
  writeFiles(folder, FILES);
  await run(folder, "record");
  commitAt(folder, "2026-01-01T12:00:00Z");
  writeFiles(folder, { "README.md": "later" });
  commitAt(folder, "2026-06-01T12:00:00Z");
  const noticesOf = async (command: string): Promise<unknown> => {
    await run(folder, command);
    return reportIn(folder).notices.map(({ code }: Json) => code);
  };

  expect(await noticesOf("gate")).toContain("baseline_age");
  expect(await noticesOf("record")).not.toContain("baseline_age");
});

test("record refuses a folder as --out before anything runs", async () => {
  const folder = workspace(FILES);
  mkdirSync(path.join(folder, "baselines"));
  const { code, stdout, stderr } = await run(folder, "record", ["--out", "baselines"]);

  expect(code).toBe(2);
  expect(`${stdout}${stderr}`).toContain("--out baselines is a folder");
  expect(readdirSync(path.join(folder, "baselines"))).toEqual([]);
  expect(readdirSync(folder).filter((name) => name.includes(".tmp"))).toEqual([]);

  const reports = path.join(folder, "retrieval-gate-report");

  for (const name of existsSync(reports) ? readdirSync(reports) : []) {
    expect(readJson(reports, `${name}/report.json`)).toMatchObject({
      verdict: "error",
      exit_code: 2,
    });
  }
});

test("record writes no baseline under a name that gate could not read", async () => {
  const config = { ...CONFIG, baseline: "b.json.gz" };
  const folder = workspace({ ...FILES, "retrieval-gate.json": config });

  const byConfig = await run(folder, "record");
  const byFlag = await run(folder, "record", ["--out", "c.json.gz"]);

  expect(byConfig.code).toBe(2);
  expect(byConfig.stdout).toContain(
    "ERROR: invalid_baseline  Baseline b.json.gz: unknown file type",
  );
  expect(byFlag.code).toBe(2);
  expect(byFlag.stdout).toContain("ERROR: usage  Baseline c.json.gz: unknown file type");
  expect(readdirSync(folder).filter((name) => name.endsWith(".gz"))).toEqual([]);
});

test("record --out leaves the config's baseline as it is", async () => {
  const folder = workspace({ ...FILES, "b.json": "mine" });
  const { code, stdout } = await run(folder, "record", ["--out", "new/other.json"]);

  expect(code, stdout).toBe(0);
  expect(readJson(folder, "new/other.json")).toMatchObject({ version: 1, k: 10 });
  expect(readFileSync(path.join(folder, "b.json"), "utf8")).toBe("mine");
  // Nothing was degraded, and every case can be lost.
  expect(stdout).not.toContain("warning");
});

test("record names what the run does not pass", async () => {
  const folder = workspace(FILES);
  const floor = { ...CONFIG, gate: { "precision@10": { floor: 0.5 } } };
  writeFileSync(path.join(folder, "retrieval-gate.json"), JSON.stringify(floor));
  const { code, stdout } = await run(folder, "record");

  expect(code).toBe(1);
  expect(stdout).toContain(
    "No baseline was written: the run does not pass its own rules. precision@10 is 0.100",
  );
  expect(existsSync(path.join(folder, "b.json"))).toBe(false);
});
