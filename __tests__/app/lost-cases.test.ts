/** What happened to lost cases: a real retriever that loses them in one way after another. */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { CLI } from "../helpers/command.ts";
import { writeFiles } from "../helpers/workspace.ts";
import {
  type Gated,
  type Json,
  casesFile,
  configFile,
  gate as gateIn,
  recordedProject,
  reportIn,
  suiteFile,
} from "../helpers/gated-project.ts";

const LOSER = fileURLToPath(new URL("../helpers/children/loser.mjs", import.meta.url));

/** A config whose whole run may take so long. */
const configWithTimeout = (total_timeout_ms: number): Json =>
  configFile({
    retriever: { kind: "command", command: [process.execPath, LOSER], total_timeout_ms },
    gate: { error_rate: { ceiling: 0.5 }, "jaccard@10": {} },
  });

/** Twenty cases. The retriever finds the target second, unless LOSE and LOST say otherwise. */
const FILES = {
  "suite.json": suiteFile(
    "lost",
    casesFile(20).map((each, i) => ({ ...each, expected: [`docs/${i}.md`] })),
  ),
  "retrieval-gate.json": configWithTimeout(120_000),
};

const makeProject = recordedProject(FILES);

/**
 * Gates with a retriever that loses the first `lostCount` cases in this way (see loser.mjs). In most
 * ways twelve new documents push the target from rank 2 to 14.
 */
const gate = async (wayToLose: string, lostCount = 3, folder?: string): Promise<Gated> =>
  gateIn(folder ?? (await makeProject()), [], { LOSE: wayToLose, LOST: String(lostCount) });

/** The notices about asking for more results. */
const probeNotices = ({ notices }: Json): readonly Json[] =>
  notices.filter(({ code }: Json) => code.startsWith("probe_"));

describe("gate, for a case that lost its target", () => {
  it('a lost case has the cause "deeper" if its target moved to rank 14', async () => {
    const { code, report, stdout } = await gate("deeper");

    expect({ code, categories: report.categories }).toEqual({
      code: 1,
      categories: ["recall_drop"],
    });
    expect(report.losses.map(({ id }: Json) => id)).toEqual(["case-00", "case-01", "case-02"]);
    expect(report.losses[0]).toMatchObject({
      cause: "deeper",
      targets: [{ rank_before: 2, rank_deeper: 14 }],
      probe: { k: 100, returned: 100 },
    });
    // Two of the twelve new documents above it.
    expect(report.losses[0].displaced_by.slice(0, 2)).toEqual([
      { doc_id: "new/0.md", rank: 2, judged: "unjudged" },
      { doc_id: "new/1.md", rank: 3, judged: "unjudged" },
    ]);
    expect(report.losses.map(({ cause }: Json) => cause)).toEqual(["deeper", "deeper", "deeper"]);
    expect(probeNotices(report)).toEqual([]);
    expect(stdout).toContain("In 3 of 3 worse queries, documents of new/ overtook other results");
  });

  it("a lost target is looked for in half as many results if the server refuses 100", async () => {
    const { report } = await gate("refuses");

    expect(report.losses[0]).toMatchObject({
      cause: "deeper",
      targets: [{ rank_before: 2, rank_deeper: 14 }],
      probe: { k: 50, returned: 50 },
    });
    expect(probeNotices(report)).toEqual([]);
  });

  it("says that a search cuts its results before it ranks them", async () => {
    const { report, stdout } = await gate("cut");

    expect(report.losses[0]).toMatchObject({
      cause: "cut_before_ranking",
      targets: [{ rank_before: 2, rank_deeper: 1 }],
    });
    expect(stdout).toContain(
      "3 queries lost a document: probably cut off before the search ranks its results",
    );
    expect(stdout).toContain("rank 2 → lost; at rank 1 if more results are asked for");
    expect(stdout).not.toContain("further down");
  });

  // Of ten equal results nine are repeats. They stand above the target, which was second: 2 + 9 = 11.
  it.each([
    ["not_looked_up", "never returns more than ten", "ten", { probe: { k: 100, returned: 10 } }],
    [
      "duplicates",
      "returns its first result ten times",
      "repeats",
      { repeats: 9, targets: [{ rank_deeper: 11 }] },
    ],
    ["error", "fails the query", "error", { probe: null }],
  ])('a lost case has the cause "%s" if the retriever %s', async (cause, _, wayToLose, facts) => {
    const { code, report } = await gate(wayToLose);

    expect(code).toBe(1);
    expect(report.losses).toHaveLength(3);
    for (const loss of report.losses) {
      expect(loss).toMatchObject({ cause, ...facts });
    }
    expect(probeNotices(report)).toEqual([]);
  });

  it.each([
    ["dies", /ended|exit/],
    ["hangs", /total_timeout_ms/],
  ])(
    "a loss is decided the same if the retriever %s when it is asked again",
    async (way, reason) => {
      const healthy = await gate("deeper");
      // The run ends then if the retriever hangs.
      const folder = await makeProject();
      writeFiles(folder, { "retrieval-gate.json": configWithTimeout(9_000) });
      const broken = await gate(way, 3, folder);

      expect(broken.code).toBe(healthy.code);

      const decisionOf = ({ report }: Gated): object => ({
        verdict: report.verdict,
        categories: report.categories,
        checks: report.checks,
      });

      expect(decisionOf(broken)).toEqual(decisionOf(healthy));
      expect(broken.report.losses.map(({ cause }: Json) => cause)).toEqual([
        "not_looked_up",
        "not_looked_up",
        "not_looked_up",
      ]);
      expect(probeNotices(broken.report)).toMatchObject([
        { code: "probe_failed", reason: expect.stringMatching(reason) as string },
      ]);
    },
  );

  it("the verdict stays if the run is cancelled while it asks again", async () => {
    const folder = await makeProject();
    const child = spawn(process.execPath, [CLI, "gate", "--config", "retrieval-gate.json"], {
      cwd: folder,
      env: { PATH: process.env["PATH"], LOSE: "hangs" },
      stdio: ["ignore", "ignore", "pipe"],
    });
    child.stderr.on("data", (chunk: Buffer) => {
      if (chunk.includes("searching deeper for")) {
        child.kill("SIGINT");
      }
    });

    const exitCode = await new Promise((resolve) => child.on("close", resolve));

    const report = reportIn(folder);

    expect(exitCode).toBe(1);
    expect(report).toMatchObject({ verdict: "fail", categories: ["recall_drop"] });
    expect(probeNotices(report)).toEqual([
      { code: "probe_failed", reason: expect.stringContaining("cancelled") as string },
    ]);
  });

  it("lost cases come first in the list of unjudged results", async () => {
    const folder = await makeProject();

    const { report } = await gate("deeper", 3, folder);

    const lines = readFileSync(
      path.join(folder, "retrieval-gate-report/lost/unjudged.jsonl"),
      "utf8",
    )
      .trimEnd()
      .split("\n");

    expect(lines).toHaveLength(report.holes.unjudged);
    // None of the ten results of a lost case is judged.
    expect(JSON.parse(lines[0]!)).toEqual({
      id: "case-00",
      query: "find 0",
      doc_id: "old-0/0.md",
      path: "old-0/0.md",
      rank: 1,
    });
    expect(lines.slice(0, 30).map((line) => (JSON.parse(line) as { id: string }).id)).toEqual(
      ["case-00", "case-01", "case-02"].flatMap((id) => Array.from({ length: 10 }, () => id)),
    );
  });
});
