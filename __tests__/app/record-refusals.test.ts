/** What `record` writes and refuses, as a user runs it. */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { commitAll, writeFiles } from "../helpers/git-repository.ts";
import { workspace } from "../helpers/workspace.ts";
import { configFile, recordedBranch, reportIn, run, suiteFile } from "../helpers/gated-project.ts";

const CONFIG = configFile({ baseline: "b.json" });
const makeCase = (id: string) => ({ id, query: id, intent: "all", expected: [`${id}.md`] });
const CASES = ["a", "b", "c"].map(makeCase);
/** A search that finds each document first. */
const FILES = {
  "suite.json": suiteFile("docs", CASES),
  "search.mjs":
    'export default async (query) => [{ id: query + ".md" }, { id: query + "-other" }];',
  "retrieval-gate.json": CONFIG,
};

const readText = (folder: string, file: string): string =>
  readFileSync(path.join(folder, file), "utf8");

/** A search that finds each document second, so that MRR and nDCG fall. */
const FINDS_SECOND = 'export default (query) => ["x", query + ".md"].map((id) => ({ id }));';
const BROKEN = `{"cases":{"a":{"ask":"${"0".repeat(32)}"`;

test("record replaces a broken baseline, compared with that of HEAD", async () => {
  const folder = await recordedBranch(FILES);
  writeFileSync(path.join(folder, "b.json"), BROKEN);

  const same = await run(folder, "record");
  writeFiles(folder, { "b.json": BROKEN, "search.mjs": FINDS_SECOND });
  const worse = await run(folder, "record");

  expect(same.code, same.stdout).toBe(0);
  expect(same.stdout).toContain("Baseline written to b.json. Compared with the replaced baseline");
  expect([worse.code, readText(folder, "b.json")]).toEqual([1, BROKEN]);
});

test("record refuses to replace a broken baseline if git has no other", async () => {
  const folder = workspace({ ...FILES, "b.json": BROKEN });

  const gated = await run(folder, "gate");
  const refused = await run(folder, "record");
  // As the error advises.
  rmSync(path.join(folder, "b.json"));
  const withoutFile = await run(folder, "record");

  expect([gated.code, refused.code, withoutFile.code], refused.stdout).toEqual([2, 2, 0]);
  expect(refused.stdout).toContain(
    "b.json can't be read, and git has none to compare with in its place",
  );
  for (const { stdout } of [gated, refused]) {
    expect(stdout).toMatch(/[Tt]ake the file of the default branch, or remove this file/);
  }
});

test.each(["suite.json", "retrieval-gate.json", "run.jsonl"])(
  "record --out writes no baseline over its own input %s",
  async (out) => {
    const answers = ["a", "b", "c"]
      .map((id) => `{"query_id":"${id}","results":["${id}.md"]}\n`)
      .join("");
    const config = { ...CONFIG, retriever: { kind: "run", path: "run.jsonl" } };
    const folder = workspace({ ...FILES, "run.jsonl": answers, "retrieval-gate.json": config });
    const input = readText(folder, out);

    const { code, stdout } = await run(folder, "record", ["--out", out]);

    expect([code, readText(folder, out)]).toEqual([2, input]);
    expect(stdout).toContain(`ERROR: usage  --out ${out} is read by this run`);
  },
);

// Its cases are compared with their rows even if the suite has another name.
describe.each(["docs", "renamed"])("record of a worse search for suite %s", (name) => {
  // If all five fall alike, p is 1 / 2^5 = 0.031, below the level of 0.05 since the acceptance. With
  // three it is 1 / 2^3 = 0.125, above it.
  const cases = ["a", "b", "c", "d", "e"].map(makeCase);

  /** A project whose baseline has each document first, while its search now finds it second. */
  async function makeWorseProject(): Promise<string> {
    const folder = workspace({ ...FILES, "suite.json": suiteFile("docs", cases) });
    await run(folder, "record");
    writeFiles(folder, { "search.mjs": FINDS_SECOND, "suite.json": suiteFile(name, cases) });
    return folder;
  }

  test("writes the accepted state with --accept alone, which gate passes", async () => {
    const folder = await makeWorseProject();
    const oldBaseline = readText(folder, "b.json");

    const refused = await run(folder, "record");
    const textAfterRefusal = readText(folder, "b.json");
    const recorded = await run(folder, "record", ["--accept"]);
    const gated = await run(folder, "gate");

    expect([refused.code, textAfterRefusal]).toEqual([1, oldBaseline]);
    expect(refused.stdout).toMatch(/No baseline was written\. .*mrr@10/);
    expect([recorded.code, gated.code]).toEqual([0, 0]);
    // Rows have accepted figures only if they differ from the recorded ones.
    expect(readText(folder, "b.json")).not.toContain('"accepted"');
  });

  test("needs --accept for a fall that was recorded but never accepted", async () => {
    const folder = await makeWorseProject();
    await run(folder, "record", ["--accept"]);
    // As if the fall had been merged without being accepted: then each row has, as "accepted", the
    // better figures that were accepted last. The search itself does not get worse any more.
    const baseline = readText(folder, "b.json");
    const unaccepted = baseline.replaceAll('"intent":', '"accepted":{"mrr":1,"ndcg":1},"intent":');
    expect(unaccepted).not.toBe(baseline);
    writeFiles(folder, { "b.json": unaccepted });

    const refused = await run(folder, "record");
    const accepted = await run(folder, "record", ["--accept"]);

    expect([refused.code, accepted.code]).toEqual([1, 0]);
    expect(readText(folder, "b.json")).not.toContain('"accepted"');
  });
});

test("gate on another system's merge request needs a base, record does not", async () => {
  const folder = workspace(FILES);
  const mergeRequest = { GITLAB_CI: "true", CI_MERGE_REQUEST_IID: "7" };

  const recorded = await run(folder, "record", [], mergeRequest);
  const gated = await run(folder, "gate", [], mergeRequest);

  expect(recorded.code, recorded.stderr).toBe(0);
  expect([gated.code, gated.stderr + gated.stdout]).toEqual([
    2,
    expect.stringContaining("no --base-ref"),
  ]);
});

test("record refuses a folder as --out before anything runs", async () => {
  const folder = workspace(FILES);
  mkdirSync(path.join(folder, "baselines"));

  const { code, stdout, stderr } = await run(folder, "record", ["--out", "baselines"]);

  expect(code).toBe(2);
  expect(`${stdout}${stderr}`).toContain("--out baselines is a folder");
  expect(readdirSync(path.join(folder, "baselines"))).toEqual([]);
  // Files are written under a temporary name first.
  expect(readdirSync(folder).filter((name) => name.includes(".tmp"))).toEqual([]);
  expect(reportIn(folder)).toMatchObject({ verdict: "error", exit_code: 2 });
});

test("record writes no baseline under a name that gate could not read", async () => {
  const config = { ...CONFIG, baseline: "b.json.gz" };
  const folder = workspace({ ...FILES, "retrieval-gate.json": config });

  const byConfig = await run(folder, "record");
  writeFiles(folder, { "retrieval-gate.json": CONFIG });
  const byFlag = await run(folder, "record", ["--out", "c.json.gz"]);

  expect(byConfig.code).toBe(2);
  expect(byConfig.stdout).toContain(
    '(/baseline): expected a path that ends in .json, .yaml or .yml; got "b.json.gz"',
  );
  expect(byFlag.code).toBe(2);
  expect(byFlag.stdout).toContain("ERROR: usage  Baseline c.json.gz: unknown file type");
  expect(readdirSync(folder).filter((name) => name.endsWith(".gz"))).toEqual([]);
});

test("record --out leaves the config's baseline as it is", async () => {
  const folder = workspace({ ...FILES, "b.json": "mine" });

  const { code, stdout } = await run(folder, "record", ["--out", "new/other.json"]);

  expect(code, stdout).toBe(0);
  expect(JSON.parse(readText(folder, "new/other.json"))).toMatchObject({ version: 1, k: 10 });
  expect(readText(folder, "b.json")).toBe("mine");
  // No warning: nothing was degraded, and every case finds its document.
  expect(stdout).not.toMatch(/degraded|no expected document/);
});

test("gate names the commit that has the removed baseline", async () => {
  const folder = await recordedBranch(FILES);
  rmSync(path.join(folder, "b.json"));

  const uncommitted = await run(folder, "gate");
  const removal = commitAll(folder, "remove the baseline");
  const committed = await run(folder, "gate");

  expect([uncommitted.code, committed.code], committed.stdout).toEqual([2, 2]);
  expect(uncommitted.stdout).toContain("Restore the baseline with `git checkout HEAD -- b.json`.");
  expect(committed.stdout).toContain(
    `Restore the baseline with \`git checkout ${removal.slice(0, 12)}~1 -- b.json\`.`,
  );
});

test("record warns of a baseline that git ignores", async () => {
  const folder = await recordedBranch(FILES);
  // Git ignores no file that it tracks: so no commit may have the baseline.
  rmSync(path.join(folder, "b.json"));
  commitAll(folder, "remove the baseline");
  writeFiles(folder, { ".gitignore": "*.json\n" });

  const { code, stdout } = await run(folder, "record");

  expect(code, stdout).toBe(0);
  expect(stdout).toContain("warning: git ignores b.json, which has to be committed");
});
