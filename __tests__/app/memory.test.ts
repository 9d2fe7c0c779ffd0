/** A heap that is too small ends in words: V8's own end is exit code 134, and no report. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { startedGate } from "../helpers/command.ts";
import { workspace, writeFiles } from "../helpers/workspace.ts";

it("says which memory is too small, and leaves a report", async () => {
  const folder = workspace();
  const cases = Array.from({ length: 16_000 }, (_, i) => ({
    id: `case-${i}`,
    query: `number ${i}`,
    intent: "all",
    expected: [{ id: `doc-${i}` }],
  }));
  writeFiles(folder, {
    "suite.json": { version: 1, name: "large", revision: "1", cases },
    "search.mjs": "export default (query) => [query.replace('number ', 'doc-')];",
    "retrieval-gate.json": {
      version: 1,
      suite: "suite.json",
      baseline: "baseline.json",
      retriever: { kind: "module", path: "search.mjs" },
      latency: "off",
    },
  });
  const env = { NODE_OPTIONS: "--max-old-space-size=64" };
  const ran = await startedGate(folder, ["record", "--config", "retrieval-gate.json"], env);
  expect(ran.code, ran.stdout + ran.stderr).toBe(3);
  expect(ran.stdout + ran.stderr).toMatch(/out_of_memory.*16000 cases .* don't fit into the \d+ MiB/);
  const report = JSON.parse(
    readFileSync(path.join(folder, "retrieval-gate-report/large/report.json"), "utf8"),
  );
  expect(report.failure).toMatchObject({ code: "out_of_memory", exit_code: 3 });
});
