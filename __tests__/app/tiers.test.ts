/** Two configs over one suite and baseline: the whole suite, and a tier that `select` takes. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { type Ran, retrievalGate } from "../helpers/command.ts";
import {
  type Json,
  casesFile,
  configFile,
  recordedBranch,
  reportIn,
  suiteFile,
} from "../helpers/gated-project.ts";
import { commitAll, git, writeFiles } from "../helpers/git-repository.ts";

/** Finds document n for `find n`, unless lost.json names n. */
const SEARCH = `
import { readFileSync } from "node:fs";
const lost = JSON.parse(readFileSync(new URL("lost.json", import.meta.url), "utf8"));
export default (query) => {
  const n = Number(query.split(" ")[1]);
  return lost.includes(n) ? ["x", "y"] : ["d" + n, "x"];
};
`;
const WHOLE = "retrieval-gate.json";
const SMOKE = "retrieval-gate-smoke.json";
const BASELINE = "baseline.json";

/** Twelve cases, of which the first have the tag smoke. */
function makeCases(taggedCount = 6): Json[] {
  return casesFile(12).map((each, n) => (n < taggedCount ? { ...each, tags: ["smoke"] } : each));
}

/** The tier's config. Without `select` it takes the tag smoke. */
const smokeConfig = (select: Json = { tags: ["smoke"] }): Json => configFile({ select });

/** A repository on `topic`, as `main`: both configs, and a baseline with all twelve cases found. */
const project = (): Promise<string> =>
  recordedBranch({
    [WHOLE]: configFile(),
    [SMOKE]: smokeConfig(),
    "suite.json": suiteFile("search", makeCases()),
    "search.mjs": SEARCH,
    "lost.json": [],
  });

/** Runs the command with this config. */
const runWith = (
  folder: string,
  command: string,
  config: string,
  flags: readonly string[] = [],
): Promise<Ran> => retrievalGate(folder, [command, "--config", config, ...flags]);

/** A gate that ran, with its report. */
interface Gated extends Ran {
  readonly report: Json;
}

/** The gate of a config, against `main`. */
async function gate(folder: string, config: string): Promise<Gated> {
  const ran = await runWith(folder, "gate", config, ["--base-ref", "main"]);
  return { ...ran, report: reportIn(folder, config === SMOKE ? "search-smoke" : "search") };
}

/** The rows of the baseline by case. */
const baselineRows = (folder: string): Json =>
  JSON.parse(readFileSync(path.join(folder, BASELINE), "utf8")).cases;

/** The failed checks that say that the change makes the gate easier to pass. */
const findings = ({ report }: Gated): Json[] =>
  report.checks.filter(({ category, passed }: Json) => category === "gate_weakened" && !passed);

/** The fields of all findings. */
const weakenedFields = (gated: Gated): Json[] =>
  findings(gated).flatMap(({ weakening }: Json) => weakening.fields);

describe("a gate with `select`", () => {
  it("asks the selected cases alone, and leaves other losses to the whole suite", async () => {
    const folder = await project();
    writeFiles(folder, { "lost.json": [8, 9, 10] });

    const ofTier = await gate(folder, SMOKE);
    const ofWhole = await gate(folder, WHOLE);

    expect([ofTier.code, ofTier.report.verdict], ofTier.stdout).toEqual([0, "pass"]);
    expect(ofTier.report.cases.map(({ id }: Json) => id)).toEqual(
      makeCases()
        .slice(0, 6)
        .map(({ id }) => id),
    );
    expect(ofTier.stdout).toContain("6 of 12 queries");
    expect([ofWhole.code, ofWhole.report.categories]).toEqual([1, ["recall_drop"]]);
  });

  it("checks no latency, since times are planned for the whole suite", async () => {
    const folder = await project();
    writeFiles(folder, {
      [WHOLE]: configFile({ latency: { repeats: 5 } }),
      [SMOKE]: { ...smokeConfig({ ids: ["case-00", "case-01"] }), latency: { repeats: 5 } },
    });
    await runWith(folder, "record", WHOLE);
    commitAll(folder, "with times");
    git(folder, "branch", "-f", "main");

    const { code, report, stdout } = await gate(folder, SMOKE);

    expect([code, report.verdict], stdout).toEqual([0, "pass"]);
    expect(report.checks.filter(({ metric }: Json) => metric.startsWith("latency"))).toEqual([]);
  });

  it("refuses a rule for latency, which a tier does not measure", async () => {
    const folder = await project();
    const gateRules = { latency_p50_ms: { ceiling: 10 } };
    writeFiles(folder, {
      [SMOKE]: { ...smokeConfig(), latency: { repeats: 3 }, gate: gateRules },
    });

    const gated = await runWith(folder, "gate", SMOKE);

    expect(gated.code, gated.stdout).toBe(2);
    expect(gated.stdout).toContain(
      "latency_p50_ms is gated, but times are measured with the whole suite only",
    );
  });

  it("refuses a tag that no case has", async () => {
    const folder = await project();
    writeFiles(folder, { [SMOKE]: smokeConfig({ tags: ["smok"] }) });

    const gated = await runWith(folder, "gate", SMOKE);
    const validated = await runWith(folder, "validate", SMOKE);

    expect(gated.code).toBe(2);
    expect(gated.stdout).toContain(
      'no case of the suite has the tag "smok"; did you mean `smoke`?',
    );
    expect(gated.stdout).toMatch(/gate-smoke\S*:\d+ \(\/select\/tags\/0\)/);
    expect(validated.code).toBe(2);
  });
});

describe("record with `select`", () => {
  it("keeps the rows that it does not ask, in a baseline that is valid", async () => {
    const folder = await project();
    const oldRows = baselineRows(folder);
    // Case 5 is in the tier, case 9 is not.
    writeFiles(folder, { "lost.json": [5, 9] });

    const recorded = await runWith(folder, "record", SMOKE, ["--accept"]);
    const validated = await runWith(folder, "validate", WHOLE);

    const newRows = baselineRows(folder);

    expect(recorded.code, recorded.stdout + recorded.stderr).toBe(0);
    expect(Object.keys(newRows)).toEqual(Object.keys(oldRows));
    expect(newRows["case-05"].ranks).toEqual([null]);
    expect(newRows["case-09"]).toEqual(oldRows["case-09"]);
    expect(validated.code, validated.stdout + validated.stderr).toBe(0);
  });

  it("records a gain that the gate of the whole suite passes", async () => {
    const folder = await project();
    writeFiles(folder, { "lost.json": [0, 9] });
    await runWith(folder, "record", WHOLE, ["--accept"]);
    commitAll(folder, "two are lost");
    // Case 0, which has the tag smoke, is found again; case 9 has no tag, and stays lost.
    git(folder, "branch", "-f", "main");
    writeFiles(folder, { "lost.json": [9] });

    const recorded = await runWith(folder, "record", SMOKE);

    expect(recorded.code, recorded.stdout + recorded.stderr).toBe(0);

    const ofTier = await gate(folder, SMOKE);
    const ofWhole = await gate(folder, WHOLE);

    expect([ofTier.code, ofTier.report.verdict], ofTier.stdout).toEqual([0, "pass"]);
    expect([ofWhole.code, ofWhole.report.verdict], ofWhole.stdout).toEqual([0, "pass"]);
  });

  it("refuses rows that would stand beside others of another k", async () => {
    const folder = await project();
    // The baseline has twelve rows of k = 10. The tier would record six of them with k = 5.
    const oldRows = baselineRows(folder);
    writeFiles(folder, { [SMOKE]: { ...smokeConfig(), k: 5 } });

    const recorded = await runWith(folder, "record", SMOKE);

    expect(recorded.code).toBe(2);
    expect(recorded.stdout + recorded.stderr).toContain("holds rows that `select` leaves out");
    expect(baselineRows(folder)).toEqual(oldRows);
  });
});

describe("a change of a tier", () => {
  it("asks the whole suite if it records rows outside of the tier", async () => {
    const folder = await project();
    writeFiles(folder, { "lost.json": [9] });
    await runWith(folder, "record", WHOLE, ["--accept"]);

    const { report } = await gate(folder, SMOKE);

    expect(report.cases).toHaveLength(12);
    expect(report.notices).toContainEqual({ code: "tier_widened", cases: ["case-09"] });

    const noticeText =
      "This change edits 1 query (or recorded values) that this config does not select: case-09. To check it, too, the gate asked all queries of the suite.";
    const summary = readFileSync(
      path.join(folder, "retrieval-gate-report/search-smoke/summary.md"),
      "utf8",
    );

    expect(summary).toContain(noticeText);
  });

  it("a row that is edited by hand, or of no case, is a finding outside of the tier", async () => {
    // The tier has case-00 to case-05. case-09 finds d9 and x, and there is no case-90.
    const folder = await project();
    const baseline = JSON.parse(readFileSync(path.join(folder, BASELINE), "utf8"));
    baseline.cases["case-90"] = baseline.cases["case-09"];
    baseline.cases["case-09"] = { ...baseline.cases["case-09"], results: ["d9", "y"] };
    writeFiles(folder, { [BASELINE]: baseline });

    const gated = await gate(folder, SMOKE);

    expect(gated.code).toBe(1);
    expect(findings(gated).map(({ weakening }) => weakening.code)).toContain(
      "baseline_not_measured",
    );
    expect(weakenedFields(gated)).toContainEqual({
      field: "baseline.cases.case-90",
      before: "none",
      after: "another row, of no case",
    });
  });

  it("asks the whole suite if cases lose the tag, and passes", async () => {
    const folder = await project();
    // The first six cases had the tag, and now the first four.
    writeFiles(folder, { "suite.json": suiteFile("search", makeCases(4)) });

    const gated = await gate(folder, SMOKE);

    expect([gated.code, findings(gated)], gated.stdout).toEqual([0, []]);
    expect(gated.report.cases).toHaveLength(12);
    expect(gated.stdout.replaceAll(/\s+/g, " ")).toContain(
      "note: This change edits 2 queries (or recorded values) that this config does not select: case-04, case-05. To check them, too, the gate asked all queries of the suite.",
    );
  });

  it("`select` may take more cases, but leave out none that it had", async () => {
    const folder = await project();
    writeFiles(folder, { [SMOKE]: smokeConfig({ tags: ["smoke"], ids: ["case-11"] }) });

    const wider = await gate(folder, SMOKE);
    writeFiles(folder, { [SMOKE]: smokeConfig({ ids: ["case-00", "case-01"] }) });
    const narrower = await gate(folder, SMOKE);

    expect([wider.code, wider.report.verdict], wider.stdout).toEqual([0, "pass"]);
    // Six with the tag, and case 11.
    expect(wider.report.cases).toHaveLength(6 + 1);
    expect(narrower.code).toBe(1);
    expect(weakenedFields(narrower)).toEqual([
      { field: "select", before: "tags smoke", after: "ids case-00, case-01" },
    ]);
  });

  it("passes if it removes a recorded case outside of the tier, and names that", async () => {
    const folder = await project();
    writeFiles(folder, {
      "suite.json": suiteFile("search", makeCases().slice(0, 11)),
      "lost.json": [11],
    });

    const gated = await gate(folder, SMOKE);

    expect([gated.code, findings(gated)], gated.stdout).toEqual([0, []]);
    expect(gated.stdout).toContain('1 removed query finds nothing now: "find 11"');
    // That is said only if nothing was lost.
    expect(gated.stdout).not.toContain("You can merge");
  });
});
