/** A real retriever that loses cases: the search for them in longer lists, and what ends it. */
import { spawn } from "node:child_process";
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

/** Twenty cases. The retriever finds the target second, unless LOSE says otherwise. */
const FILES = {
  "suite.json": suiteFile(
    "lost",
    casesFile(20).map((each, i) => ({ ...each, expected: [`docs/${i}.md`] })),
  ),
  "retrieval-gate.json": configWithTimeout(120_000),
};

const makeProject = recordedProject(FILES);

/** Gates with a retriever that loses the first three cases in this way (see loser.mjs). */
const gate = (folder: string, wayToLose: "deeper" | "dies" | "hangs"): Promise<Gated> =>
  gateIn(folder, [], { LOSE: wayToLose });

/** The notices about asking for more results. */
const probeNotices = ({ notices }: Json): readonly Json[] =>
  notices.filter(({ code }: Json) => code.startsWith("probe_"));

describe("gate, for a case that lost its target", () => {
  it('a lost case has the cause "deeper" if its target moved to rank 14', async () => {
    const { code, report, stdout } = await gate(await makeProject(), "deeper");

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

  it.each([
    ["dies", /ended|exit/],
    ["hangs", /total_timeout_ms/],
  ] as const)(
    "a loss is decided the same if the retriever %s when it is asked again",
    async (way, reason) => {
      const healthy = await gate(await makeProject(), "deeper");
      const folder = await makeProject();
      // A retriever that hangs is ended after 9 s.
      writeFiles(folder, { "retrieval-gate.json": configWithTimeout(9_000) });
      const broken = await gate(folder, way);

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
});
