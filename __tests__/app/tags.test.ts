/** Tags as buckets: the figures of each, the rules of `gate.tags`, and no trace of either where cases have none. */
import { cpSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { workspace, writeFiles } from "../helpers/workspace.ts";
import { type Json, configFile, reportIn, run, suiteFile, textIn } from "../helpers/gated-project.ts";

/** 12 cases in two intents. The last four are `rare`, and the very last is `hard`, too. */
const CASES: readonly Json[] = Array.from({ length: 12 }, (_, i) => ({
  id: `case-${String(i).padStart(2, "0")}`,
  query: `n${i}`,
  intent: i < 6 ? "howto" : "symbol",
  expected: [`docs/n${i}.md`],
  ...(i < 8 ? {} : { tags: i === 11 ? ["rare", "hard"] : ["rare"] }),
}));
const UNTAGGED: readonly Json[] = CASES.map(({ tags: _tags, ...one }) => one);

/** Finds every document, but for those of lost.json. */
const SEARCH = `import { readFileSync } from "node:fs";
const lost = JSON.parse(readFileSync("lost.json", "utf8"));
export default (query) => [...(lost.includes(query) ? [] : [query]), "x", "y"].map((name) => ({ path: "docs/" + name + ".md" }));
`;

/** A fall by more than 0.2 fails: of four cases one is 0.25. */
const RARE = { rare: { "recall@5": { tolerance: 0.2, significance: "off" } } };

const made = new Map<string, Promise<string>>();

/** A project whose baseline found everything, recorded once for each config and suite. */
async function recorded(config: object = {}, cases: readonly Json[] = CASES): Promise<string> {
  const key = JSON.stringify([config, cases]);
  const known = made.get(key) ?? record(config, cases);
  made.set(key, known);
  const folder = workspace();
  cpSync(await known, folder, { recursive: true });
  return folder;
}

async function record(config: object, cases: readonly Json[]): Promise<string> {
  const folder = workspace({
    "suite.json": suiteFile("tagged", cases),
    "retrieval-gate.json": configFile({ k: 5, ...config }),
    "search.mjs": SEARCH,
    "lost.json": [],
  });
  const ran = await run(folder, "record");
  expect(ran.code, ran.stderr).toBe(0);
  return folder;
}

const ofTags = ({ checks }: Json): readonly Json[] =>
  checks.filter(({ scope }: Json) => scope.startsWith("tag:"));

describe("figures by tag", () => {
  it("stand in every report, beside the baseline's over the same cases", async () => {
    const folder = await recorded();
    writeFiles(folder, { "lost.json": ["n8"] });
    const { code, stderr } = await run(folder, "gate");
    expect(code, stderr).toBe(0);
    const { metrics, checks } = reportIn(folder);
    // Of the four rare cases three, and the one hard case, are found.
    expect(metrics.by_tag?.["rare"]?.["recall@5"]).toBe(3 / 4);
    expect(metrics.by_tag?.["hard"]?.["recall@5"]).toBe(1);
    expect(checks.filter(({ scope }: Json) => scope.startsWith("tag:"))).toEqual([]);
    const row = /recall@5[^\n]*tag rare[^\n]*/.exec(textIn(folder, "summary.md"))?.[0];
    expect(row?.match(/\d\.\d+/g)).toEqual(["1.000", "0.750", "0.250"]);
    expect(textIn(folder, "report.html")).toContain("tag rare");
    expect(readFileSync(path.join(folder, "baseline.json"), "utf8")).not.toContain("rare");
  });

  it("are not there where no case has a tag", async () => {
    const folder = await recorded({}, UNTAGGED);
    expect((await run(folder, "gate")).code).toBe(0);
    for (const file of ["report.json", "summary.md", "baseline.json"])
      expect(textIn(folder, file)).not.toMatch(/by_tag|"tags"|\btag\b/);
  });
});

describe("gate.tags", () => {
  it("fails a tag that falls where everything else holds", async () => {
    const folder = await recorded({ gate: { tags: RARE } });
    writeFiles(folder, { "lost.json": ["n8"] });
    const ran = await run(folder, "gate");
    expect(ran.code).toBe(1);
    const found = reportIn(folder);
    expect(found.categories).toEqual(["recall_drop"]);
    expect(found.checks.filter(({ outcome }: Json) => outcome === "fail")).toMatchObject([
      { metric: "recall@5", scope: "tag:rare", n: 4, baseline: 1, current: 3 / 4, limit: 0.8 },
    ]);
    // What it does not name is not gated in the tag.
    expect(ofTags(found).map(({ metric }) => metric)).toEqual(["recall@5"]);
    expect(ran.stderr + ran.stdout).toContain("in tag rare");
    expect(textIn(folder, "summary.md")).toContain("tag rare");
  });

  it("takes the tags of today: a case that got one counts with what was recorded for it", async () => {
    const folder = await recorded({ gate: { tags: RARE } });
    const more = CASES.map((one) => (one.id === "case-07" ? { ...one, tags: ["rare"] } : one));
    writeFiles(folder, { "lost.json": ["n8"], "suite.json": suiteFile("tagged", more) });
    // 4 of 5 are found: the fall is 0.2, and no more.
    expect((await run(folder, "gate")).code).toBe(0);
    expect(ofTags(reportIn(folder))).toMatchObject([{ n: 5, baseline: 1, current: 4 / 5, outcome: "pass" }]);
  });

  it("misses a tag that no case has any more", async () => {
    const folder = await recorded({ gate: { tags: RARE } });
    writeFiles(folder, { "suite.json": suiteFile("tagged", UNTAGGED) });
    expect((await run(folder, "gate")).code).toBe(1);
    expect(reportIn(folder).categories).toEqual(["missing_data"]);
    const ran = await run(folder, "validate");
    expect(ran.code).toBe(2);
    expect(ran.stderr).toContain("retrieval-gate.json (/gate/tags/rare): no case of the suite has this tag");
  });

  it("times a tag as often as its own rule takes", async () => {
    const folder = await recorded({
      latency: { budget_s: 600 },
      gate: { tags: { hard: { latency_p95_ms: { ceiling: 60_000 } } } },
    });
    const { plan } = JSON.parse(readFileSync(path.join(folder, "baseline.json"), "utf8")) as {
      readonly plan: { readonly filled: readonly object[] };
    };
    // p95 takes 60 samples, and the tag has one case.
    const own = { scope: "tag:hard", statistic: "p95", named: true, repeats: 60 };
    expect(plan.filled).toContainEqual(own);
    expect((await run(folder, "gate")).code).toBe(0);
    expect(reportIn(folder).latency.by_tag?.["hard"]?.samples).toBeGreaterThanOrEqual(60);
    expect(ofTags(reportIn(folder))).toMatchObject([{ metric: "latency_p95_ms", scope: "tag:hard" }]);
  });
});

it("joins shards to the run of one job, tags and all", async () => {
  const folder = await recorded({ gate: { tags: RARE } });
  writeFiles(folder, { "lost.json": ["n8"] });
  expect((await run(folder, "gate")).code).toBe(1);
  const whole = reportIn(folder);
  for (const i of [1, 2])
    expect((await run(folder, "gate", ["--shard", `${i}/2`, "--report-dir", `parts/${i}`])).code).toBe(1);
  expect((await run(folder, "merge", ["parts"])).code).toBe(1);
  const joined = reportIn(folder);
  expect(joined.metrics).toEqual(whole.metrics);
  expect(joined.checks).toEqual(whole.checks);
  expect(joined.deterministic_digest).toBe(whole.deterministic_digest);
});
