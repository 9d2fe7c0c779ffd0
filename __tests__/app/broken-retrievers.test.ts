import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { retrievalGate } from "../helpers/command.ts";
import { workspace } from "../helpers/workspace.ts";

const SEARCH = fileURLToPath(new URL("../helpers/children/search.mjs", import.meta.url));

const FILES = {
  "suite.json": {
    version: 1,
    name: "broken",
    revision: "1",
    cases: Array.from({ length: 10 }, (_, i) => ({
      id: `case-${i}`,
      query: `find n${i}`,
      intent: "howto",
      expected: [`docs/n${i}.md`],
    })),
  },
  "retrieval-gate.json": {
    version: 1,
    suite: "suite.json",
    baseline: "baseline.json",
    k: 5,
    retriever: { kind: "command", command: [process.execPath, SEARCH] },
    latency: { repeats: 6 },
  },
} as const;

interface Report {
  readonly verdict: string;
  readonly categories: readonly string[];
  readonly failure: { readonly code: string } | null;
  readonly checks: readonly {
    readonly passed: boolean;
    readonly metric: string;
    readonly category: string;
    readonly delta: number;
    readonly cases: readonly unknown[];
  }[];
}

async function gate(
  folder: string,
  how: string,
): Promise<{ readonly code: number | null; readonly report: Report }> {
  const { code } = await retrievalGate(folder, ["gate", "--config", "retrieval-gate.json"], { BREAK: how });
  const file = path.join(folder, "retrieval-gate-report/broken/report.json");
  return { code, report: JSON.parse(readFileSync(file, "utf8")) as Report };
}

describe("a broken retriever against a recorded baseline", () => {
  it("fails with its own category, and the unchanged one passes", async () => {
    const folder = workspace(FILES);
    const recorded = await retrievalGate(folder, ["record", "--config", "retrieval-gate.json"]);
    expect(recorded).toMatchObject({ code: 0 });
    const rows = [
      ["drop", 1, ["recall_drop"]],
      ["reverse", 1, ["ranking_shift"]],
      ["slow", 1, ["latency_regression"]],
      ["cluster", 1, ["diversity_collapse"]],
      ["degraded", 1, ["semantic_degraded_spike"]],
    ] as const;
    for (const [how, code, categories] of rows) {
      const outcome = await gate(folder, how);
      expect({ how, code: outcome.code, categories: outcome.report.categories }).toEqual({
        how,
        code,
        categories,
      });
      const failed = outcome.report.checks.filter(
        (check) => !check.passed && check.category === categories[0],
      );
      expect(failed.length).toBeGreaterThan(0);
      for (const check of failed) {
        expect(Math.abs(check.delta)).toBeGreaterThan(0);
        expect(check.cases.length).toBeGreaterThan(0);
      }
    }
    const empty = await gate(folder, "empty");
    expect(empty).toMatchObject({
      code: 3,
      report: { verdict: "error", categories: [], failure: { code: "nothing_retrieved" } },
    });
    expect(await gate(folder, "none")).toMatchObject({
      code: 0,
      report: { verdict: "pass", categories: [] },
    });
  });

  it("says how to accept a loss with the path as it is, and warns where a fallback becomes normal", async () => {
    const folder = workspace(FILES);
    const config = ["--config", "retrieval-gate.json"];
    const sound = await retrievalGate(folder, ["record", ...config]);
    expect(sound.stdout).not.toContain("degraded;");
    const lost = await retrievalGate(folder, ["gate", ...config], { BREAK: "drop" });
    const written = path.join(folder, "retrieval-gate-report/broken/baseline.json");
    expect(lost.stdout).toContain(`: cp ${written} baseline.json`);
    const degraded = await retrievalGate(folder, ["record", ...config], { BREAK: "degraded" });
    expect(degraded.stdout).toContain(
      "warning: 100.0 % of the answers were degraded; from now on that is normal",
    );
  });

  it("is asked in case-id order, once for quality and then in whole passes", async () => {
    const folder = workspace(FILES);
    const asked = path.join(folder, "asked.txt");
    await retrievalGate(folder, ["record", "--config", "retrieval-gate.json"], { ASKED: asked });
    const once = FILES["suite.json"].cases.map((each) => each.query);
    expect(readFileSync(asked, "utf8").trim().split("\n")).toEqual(
      Array.from({ length: 7 }, () => once).flat(),
    );
  });
});
