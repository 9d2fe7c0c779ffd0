import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { retrievalGate, startedGate } from "../helpers/command.ts";
import { workspace } from "../helpers/workspace.ts";

it("demo shows a gate that fails, and ends with its code", { timeout: 60_000 }, async () => {
  const folder = workspace();
  // The variables of a job on an unsafe event, which the demo ignores.
  const result = await retrievalGate(folder, ["demo"], {
    TMPDIR: workspace(),
    GITHUB_ACTIONS: "true",
    GITHUB_EVENT_NAME: "pull_request_target",
  });

  expect(result.code, result.stderr).toBe(1);
  // The demo breaks its search of 8 pages by `max_docs: 4`.
  expect(result.stdout).toContain(
    "FAIL: recall_drop  The corpus has 4 documents, 4 fewer than in the baseline",
  );
  expect(readdirSync(folder)).toEqual([]);
});

it("demo says that it has no flags if it gets an argument", async () => {
  const { code, stderr } = await retrievalGate(workspace(), ["demo", "x"]);

  expect(code).toBe(2);
  expect(stderr).toContain("demo has no flags and no arguments. See `retrieval-gate demo --help`.");
});

it("demo names a temporary folder that can't be there", async () => {
  // Below a file. From Node.js 22 on, the cache of compiled code makes a folder that is missing.
  const missing = `${workspace({ file: "" })}/file/missing`;

  const { code, stderr } = await startedGate(workspace(), ["demo"], { TMPDIR: missing });

  expect(code).toBe(2);
  expect(stderr).toContain(`no folder can be made in ${missing}: ENOTDIR`);
  expect(stderr).toContain("Make this folder, or set TMPDIR to a folder that is there.");
});
