/** A heap that is too small ends in words: V8's own end is exit code 134, and no report. */
import { expect, it } from "vitest";
import { startedGate } from "../helpers/command.ts";
import { casesFile, configFile, reportIn, suiteFile } from "../helpers/gated-project.ts";
import { workspace } from "../helpers/workspace.ts";

it("says which memory is too small, and leaves a report", async () => {
  const folder = workspace({
    "suite.json": suiteFile("large", casesFile(16_000)),
    "search.mjs": "export default (query) => [query.replace('find ', 'd')];",
    "retrieval-gate.json": configFile(),
  });
  const env = { NODE_OPTIONS: "--max-old-space-size=64" };
  const ran = await startedGate(folder, ["record", "--config", "retrieval-gate.json"], env);
  expect(ran.code, ran.stdout + ran.stderr).toBe(3);
  expect(ran.stdout + ran.stderr).toMatch(/out_of_memory.*16000 cases .* don't fit into the \d+ MiB/);
  expect(reportIn(folder).failure).toMatchObject({ code: "out_of_memory", exit_code: 3 });
});
