/** Gates over search.mjs, which answers `find X` with docs/X.md, or is broken as BREAK says. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { workspace } from "../helpers/workspace.ts";
import { type Json, casesFile, configFile, run, suiteFile } from "../helpers/gated-project.ts";

const SEARCH = fileURLToPath(new URL("../helpers/children/search.mjs", import.meta.url));

const FILES = {
  "suite.json": suiteFile(
    "broken",
    casesFile(10).map((each, i) => ({ ...each, query: `find n${i}`, expected: [`docs/n${i}.md`] })),
  ),
  "retrieval-gate.json": configFile({
    k: 5,
    retriever: { kind: "command", command: [process.execPath, SEARCH] },
    latency: { repeats: 6 },
  }),
};

it("record warns of answers that are degraded", async () => {
  const { stdout } = await run(workspace(FILES), "record", [], { BREAK: "degraded" });

  expect(stdout).toContain(
    "warning: 100.0 % of the answers were degraded; from now on that is normal",
  );
});

it("record asks in id order, once for quality and then in whole passes", async () => {
  const folder = workspace(FILES);
  const log = path.join(folder, "asked.txt");

  await run(folder, "record", [], { ASKED: log });

  const asked = readFileSync(log, "utf8").trim().split("\n");
  const queriesInIdOrder = FILES["suite.json"].cases.map((each: Json) => each.query);
  const passes = asked.length / queriesInIdOrder.length;

  // One pass for quality, six that are timed, and one of a second start. If the machine was busy
  // for a moment, six more are timed.
  expect([1 + 6 + 1, 1 + 2 * 6 + 1]).toContain(passes);
  expect(asked).toEqual(Array.from({ length: passes }, () => queriesInIdOrder).flat());
});
