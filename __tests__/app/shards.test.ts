/** `gate --shard` and `merge`, as a user runs them: a run in shards is the run of one job, or it is refused. */
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { assertFits } from "../../src/app/parts.ts";
import { answered, hitsOf } from "../helpers/make.ts";
import { makePart } from "../helpers/make-part.ts";
import { workspace, writeFiles } from "../helpers/workspace.ts";
import { type Json, configFile, reportIn, run, suiteFile } from "../helpers/gated-project.ts";

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

/** What a project with its baseline has recorded, and what its two shards have measured: made once, copied into every test. */
let recorded = "";
let parts: readonly string[] = [];
beforeAll(async () => {
  const folder = workspace({ "suite.json": SUITE, "retrieval-gate.json": CONFIG });
  expect(await run(folder, "record")).toMatchObject({ code: 0 });
  recorded = readFileSync(path.join(folder, "baseline.json"), "utf8");
  expect(await runShards(folder, 2)).toEqual([1, 1]);
  parts = [1, 2].map((index) =>
    readFileSync(path.join(folder, `parts/${index}/part.json`), "utf8"),
  );
});

const project = (config: object = CONFIG): string =>
  workspace({ "suite.json": SUITE, "retrieval-gate.json": config, "baseline.json": recorded });

function projectWithParts(): string {
  const folder = project();
  writeFiles(folder, { "parts/1/part.json": parts[0], "parts/2/part.json": parts[1] });
  return folder;
}

/** All shards, each into parts/<i>; `env` by shard. */
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

const report = (folder: string, place = "sharded"): Json => reportIn(folder, place);

/** Every file of a report but those that tell how it was taken. */
function reportTexts(folder: string): Readonly<Record<string, string>> {
  const directory = path.join(folder, "retrieval-gate-report/sharded");
  const names = readdirSync(directory).filter(
    (name) => !/^report\.|summary\.md|retriever\.log/.test(name),
  );
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(path.join(directory, name), "utf8")]),
  );
}

/** Documents push the first six cases' targets to rank 8, where only a longer list has them; case 6's is gone. */
const PUSHED = `export default async (query, { k }) => {
  const i = Number(query.slice(6));
  const own = { id: "docs/n" + i + ".md", path: "docs/n" + i + ".md" };
  if (Number.isNaN(i)) return [];
  const others = Array.from({ length: k }, (_, at) => ({ id: "o" + i + "-" + at }));
  if (!process.env.PUSH || i > 6) return [own, ...others].slice(0, k);
  return i === 6 ? others : [...others.slice(0, 7), own, ...others.slice(7)].slice(0, k);
};`;

it("two shards find the same causes of lost targets as one job", async () => {
  const config = { ...CONFIG, retriever: { kind: "module", path: "search.mjs" } };
  const folder = workspace({
    "suite.json": SUITE,
    "retrieval-gate.json": config,
    "search.mjs": PUSHED,
  });

  expect(await run(folder, "record")).toMatchObject({ code: 0 });

  const env = { PUSH: "1" };

  expect(await run(folder, "gate", [], env)).toMatchObject({ code: 1 });

  const whole = report(folder);

  const listCauses = ({ losses }: { losses: { cause: string }[] }): readonly string[] =>
    losses.map(({ cause }) => cause).toSorted();

  expect(listCauses(whole)).toEqual([...Array<string>(6).fill("deeper"), "not_found"]);

  await runShards(folder, 2, () => env);

  expect(await run(folder, "merge", ["parts"])).toMatchObject({ code: 1 });

  const merged = report(folder);

  expect(merged.losses).toEqual(whole.losses);
  expect(merged.deterministic_digest).toBe(whole.deterministic_digest);
});

describe("a run in shards", () => {
  it.each([
    ["passing", {}, 0],
    ["failing", { BREAK: "drop" }, 1],
  ])("%s: gives the digest, the verdict and the files of one job", async (_, env, code) => {
    const folder = project();

    expect(await run(folder, "gate", [], env)).toMatchObject({ code });

    const whole = { report: report(folder), texts: reportTexts(folder) };

    // A shard alone decides nothing: exit code 1.
    expect(await runShards(folder, 3, () => env)).toEqual([1, 1, 1]);
    expect(await run(folder, "merge", ["parts"])).toMatchObject({ code });

    const merged = report(folder);

    expect(merged.deterministic_digest).toBe(whole.report.deterministic_digest);
    expect(merged.checks).toEqual(whole.report.checks);
    expect(reportTexts(folder)).toEqual(whole.texts);
  });

  it("times a case by the plan of all cases, in any shard", async () => {
    const latency = { repeats: "auto", budget_s: 60 };
    const gate = { latency_p50_ms: { tolerance: 100_000 }, latency_p95_ms: { tolerance: 100_000 } };
    const folder = project({ ...CONFIG, latency, gate });

    expect(await run(folder, "record")).toMatchObject({ code: 0 });

    await runShards(folder, 2);

    expect((await run(folder, "merge", ["parts"])).stdout).toContain("PASS");
    // "negative" is one case and not gated: it is asked as often as the plan asks every case.
    expect(report(folder).latency.by_intent["negative"]!.samples).toBeGreaterThanOrEqual(3);
    expect(report(folder).categories).not.toContain("missing_data");
  });

  it("can be the first run: merge writes the baseline to commit", async () => {
    const folder = projectWithParts();
    rmSync(path.join(folder, "baseline.json"));

    expect(await run(folder, "merge", ["parts"])).toMatchObject({ code: 2 });
    expect(report(folder).failure.code).toBe("baseline_missing");
    expect(reportTexts(folder)["baseline.json"]).toBe(recorded);
  });
});

describe("a shard", () => {
  it("decides nothing, says so, and ends with 1 though all is well", async () => {
    const folder = project();
    const ran = await run(folder, "gate", ["--shard", "2/3"]);

    expect(ran.code).toBe(1);
    expect(ran.stdout).toContain("PARTIAL  This is shard 2 of 3: it asked 4 of 11 queries");

    const directory = "sharded-2-of-3";

    expect(report(folder, directory)).toMatchObject({
      verdict: "partial",
      exit_code: 1,
      checks: [],
      failure: null,
    });
    expect(existsSync(path.join(folder, "retrieval-gate-report", directory, "part.json"))).toBe(
      true,
    );
    expect(existsSync(path.join(folder, "retrieval-gate-report", directory, "baseline.json"))).toBe(
      false,
    );
  });

  it("writes no part that is too large", () => {
    const cases = [answered("a", hitsOf("x".repeat(2000)))];

    expect(() => assertFits(makePart(1, 1, cases), 10_000)).not.toThrow();
    expect(() => assertFits(makePart(1, 1, cases), 1000)).toThrow(
      /the results of this shard have 0\.0 MiB/,
    );
  });
});

describe("merge names all problems", () => {
  /** Two shards' parts, changed by hand, and merged. */
  async function mergeProblems(
    change: (folder: string) => void,
    folders: readonly string[] = ["parts"],
  ): Promise<Json> {
    const folder = projectWithParts();
    change(folder);
    expect(await run(folder, "merge", folders)).toMatchObject({ code: 2 });
    const { verdict, failure } = report(folder);
    expect(verdict).toBe("error");
    return failure;
  }

  it("of a missing shard", async () => {
    const failure = await mergeProblems((folder) =>
      rmSync(path.join(folder, "parts/1"), { recursive: true }),
    );

    expect(failure).toMatchObject({
      code: "shard_missing",
      message: "parts: shard 1 of 2 is missing",
    });
  });

  it("of parts with an edited suite, another k or another retriever", async () => {
    const suite = { ...SUITE, cases: SUITE.cases.slice(1) };
    const edited = await mergeProblems((folder) => writeFiles(folder, { "suite.json": suite }));

    expect(edited!.code).toBe("parts_differ");
    expect(edited!.problems).toHaveLength(4); // suite and list of cases, of either part

    const retriever = { ...CONFIG.retriever, params: { model: "other" } };
    const other = await mergeProblems((folder) =>
      writeFiles(folder, { "retrieval-gate.json": { ...CONFIG, retriever } }),
    );

    expect(other!.problems.map((each: Json) => each.message.split(" is another")[0])).toEqual([
      "the config file",
      "the retriever's config",
      "the config file",
      "the retriever's config",
    ]);
  });

  it("of a part that is cut, and one behind a link", async () => {
    const cut = await mergeProblems((folder) => {
      const file = path.join(folder, "parts/1/part.json");
      writeFiles(folder, { "parts/1/part.json": readFileSync(file, "utf8").slice(0, -200) });
    });

    expect(cut!.code).toBe("invalid_part");

    const linked = await mergeProblems((folder) => {
      renameSync(path.join(folder, "parts/1/part.json"), path.join(folder, "elsewhere.json"));
      symlinkSync("../../elsewhere.json", path.join(folder, "parts/1/part.json"));
    });

    expect(linked!.code).toBe("shard_missing");
  });

  it("of a folder outside the repository", async () => {
    expect(await mergeProblems(() => {}, ["../parts"])).toMatchObject({ code: "outside_root" });
  });

  it("and accepts folders in any order that overlap", async () => {
    const folder = projectWithParts();

    expect(await run(folder, "merge", ["parts/2", "parts", "parts/1"])).toMatchObject({ code: 0 });
  });
});
