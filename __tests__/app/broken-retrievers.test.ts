import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
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

describe("a broken retriever against a recorded baseline", () => {
  it("says how to accept a loss, and warns if a fallback becomes normal", async () => {
    const folder = workspace(FILES);

    expect((await run(folder, "record")).stdout).not.toContain("degraded;");

    const lost = await run(folder, "gate", [], { BREAK: "drop some" });

    expect(lost.stdout).toContain(
      "\n    cp retrieval-gate-report/broken/baseline.json baseline.json\n",
    );

    const degraded = await run(folder, "record", [], { BREAK: "degraded" });

    expect(degraded.stdout).toContain(
      "warning: 100.0 % of the answers were degraded; from now on that is normal",
    );
  });

  it("is asked in id order, once for quality and then in whole passes", async () => {
    const folder = workspace(FILES);
    const asked = path.join(folder, "asked.txt");
    await run(folder, "record", [], { ASKED: asked });
    const once = FILES["suite.json"].cases.map((each: Json) => each.query);

    expect(readFileSync(asked, "utf8").trim().split("\n")).toEqual(
      // One pass for quality, twice six that are timed, of which the faster six count, and one of a second start.
      Array.from({ length: 14 }, () => once).flat(),
    );
  });
});
