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

describe("a broken retriever against a recorded baseline", () => {
  it("says how to accept a loss with the path as it is, and warns where a fallback becomes normal", async () => {
    const folder = workspace(FILES);
    const config = ["--config", "retrieval-gate.json"];
    const sound = await retrievalGate(folder, ["record", ...config]);
    expect(sound.stdout).not.toContain("degraded;");
    const lost = await retrievalGate(folder, ["gate", ...config], { BREAK: "drop some" });
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
