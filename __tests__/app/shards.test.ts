/** `gate --shard` and `merge` as a user runs them: what one job gives, or a refusal. */
import { readFileSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { workspace, writeFiles } from "../helpers/workspace.ts";
import {
  type Json,
  configFile,
  recordProject,
  reportIn,
  run,
  suiteFile,
} from "../helpers/gated-project.ts";

const SEARCH = fileURLToPath(new URL("../helpers/children/search.mjs", import.meta.url));

const SUITE = suiteFile("sharded", [
  ...Array.from({ length: 10 }, (_, i) => ({
    id: `case-${i}`,
    query: `find n${i}`,
    intent: "howto",
    expected: [`docs/n${i}.md`],
  })),
  { id: "nothing", query: "zxqv", intent: "negative", expect_empty: true },
]);
const CONFIG = configFile({
  k: 5,
  retriever: { kind: "command", command: [process.execPath, SEARCH] },
});

/** The baseline and the two shards' part.json: made once, written into every test's project. */
let recordedBaseline = "";
let recordedParts: readonly string[] = [];
beforeAll(async () => {
  const folder = await recordProject({ "suite.json": SUITE, "retrieval-gate.json": CONFIG });
  recordedBaseline = readFileSync(path.join(folder, "baseline.json"), "utf8");
  // A shard alone decides nothing: exit code 1.
  expect(await runShards(folder, 2)).toEqual([1, 1]);
  recordedParts = [1, 2].map((index) =>
    readFileSync(path.join(folder, `parts/${index}/part.json`), "utf8"),
  );
});

/** A project with the recorded baseline. `config` in place of CONFIG. */
const project = (config: object = CONFIG): string =>
  workspace({
    "suite.json": SUITE,
    "retrieval-gate.json": config,
    "baseline.json": recordedBaseline,
  });

/** A project with its baseline and the parts of both shards. */
function projectWithParts(): string {
  const folder = project();
  writeFiles(folder, {
    "parts/1/part.json": recordedParts[0],
    "parts/2/part.json": recordedParts[1],
  });
  return folder;
}

/** Runs all shards, each into parts/<index>, in this environment. Returns the exit codes. */
async function runShards(
  folder: string,
  count: number,
  env: (index: number) => Readonly<Record<string, string>> = () => ({}),
): Promise<readonly (number | null)[]> {
  const codes: (number | null)[] = [];
  for (let index = 1; index <= count; index++) {
    const flags = ["--shard", `${index}/${count}`, "--report-dir", `parts/${index}`];
    codes.push((await run(folder, "gate", flags, env(index))).code);
  }
  return codes;
}

/** The report in this folder of reports. */
const report = (folder: string, place = "sharded"): Json => reportIn(folder, place);

/** A report's files by name, without those that say whether one job or shards measured it. */
function reportTexts(folder: string): Readonly<Record<string, string>> {
  const directory = path.join(folder, "retrieval-gate-report/sharded");
  const names = readdirSync(directory).filter(
    (name) => !/^report\.|summary\.md|retriever\.log/.test(name),
  );
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(path.join(directory, name), "utf8")]),
  );
}

/**
 * A module that finds every target first. With PUSH the targets of cases 0 to 5 are at rank 8,
 * behind k = 5, where only a longer list has them, and that of case 6 is gone.
 */
const PUSHING_SEARCH = `export default async (query, { k }) => {
  const i = Number(query.slice(6));
  const target = { id: "docs/n" + i + ".md", path: "docs/n" + i + ".md" };
  if (Number.isNaN(i)) return [];
  const others = Array.from({ length: k }, (_, at) => ({ id: "o" + i + "-" + at }));
  if (!process.env.PUSH || i > 6) return [target, ...others].slice(0, k);
  return i === 6 ? others : [...others.slice(0, 7), target, ...others.slice(7)].slice(0, k);
};`;

it("gate in two shards finds the same causes of lost targets as one job", async () => {
  const config = { ...CONFIG, retriever: { kind: "module", path: "search.mjs" } };
  const folder = await recordProject({
    "suite.json": SUITE,
    "retrieval-gate.json": config,
    "search.mjs": PUSHING_SEARCH,
  });
  // With PUSH the search puts the targets of six cases below k, and leaves out that of a seventh.
  const env = { PUSH: "1" };

  expect(await run(folder, "gate", [], env)).toMatchObject({ code: 1 });
  const reportOfOneJob = report(folder);

  await runShards(folder, 2, () => env);
  expect(await run(folder, "merge", ["parts"])).toMatchObject({ code: 1 });
  const mergedReport = report(folder);

  const causes = reportOfOneJob.losses.map(({ cause }: Json) => cause).toSorted();

  expect(causes).toEqual([...Array<string>(6).fill("deeper"), "not_found"]);
  expect(mergedReport.losses).toEqual(reportOfOneJob.losses);
  expect(mergedReport.deterministic_digest).toBe(reportOfOneJob.deterministic_digest);
});

describe("gate --shard, then merge", () => {
  it.each([
    ["passes", {}, 0],
    ["fails", { BREAK: "drop" }, 1],
  ])(
    "a run in shards that %s gives the digest, checks and files of one job",
    async (_, env, code) => {
      const folder = project();

      expect(await run(folder, "gate", [], env)).toMatchObject({ code });
      const reportOfOneJob = report(folder);
      const textsOfOneJob = reportTexts(folder);

      // A shard alone passes nothing: it ends with 1.
      expect(await runShards(folder, 3, () => env)).toEqual([1, 1, 1]);
      expect(await run(folder, "merge", ["parts"])).toMatchObject({ code });
      const mergedReport = report(folder);

      expect(mergedReport.deterministic_digest).toBe(reportOfOneJob.deterministic_digest);
      expect(mergedReport.checks).toEqual(reportOfOneJob.checks);
      expect(reportTexts(folder)).toEqual(textsOfOneJob);
    },
  );

  it("shards time each case as often as the baseline has it timed", async () => {
    const latency = { repeats: "auto", budget_s: 60 };
    // Rules that no machine is too slow for.
    const gate = { latency_p50_ms: { tolerance: 100_000 }, latency_p95_ms: { tolerance: 100_000 } };
    const folder = project({ ...CONFIG, latency, gate });
    expect(await run(folder, "record")).toMatchObject({ code: 0 });

    await runShards(folder, 2);
    const { stdout } = await run(folder, "merge", ["parts"]);

    expect(stdout).toContain("PASS");
    // The intent "negative" has one case.
    const baseline = JSON.parse(readFileSync(path.join(folder, "baseline.json"), "utf8")) as Json;
    expect(report(folder).latency.by_intent["negative"]!.samples).toBe(baseline.timing.repeats);
    expect(report(folder).categories).not.toContain("missing_data");
  });

  it("merge of a first run writes the baseline to commit", async () => {
    const folder = projectWithParts();
    rmSync(path.join(folder, "baseline.json"));

    const { code } = await run(folder, "merge", ["parts"]);

    expect(code).toBe(2);
    expect(report(folder).failure.code).toBe("baseline_missing");
    expect(reportTexts(folder)["baseline.json"]).toBe(recordedBaseline);
  });
});

it("merge refuses a folder outside the repository", async () => {
  const folder = projectWithParts();

  expect(await run(folder, "merge", ["../parts"])).toMatchObject({ code: 2 });
  expect(report(folder)).toMatchObject({ verdict: "error", failure: { code: "outside_root" } });
});

it("merge accepts folders that overlap, in any order", async () => {
  const folder = projectWithParts();

  const { code } = await run(folder, "merge", ["parts/2", "parts", "parts/1"]);

  expect(code).toBe(0);
});
