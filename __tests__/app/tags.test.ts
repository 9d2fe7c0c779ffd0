/** Tags as buckets: the figures of each. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { writeFiles } from "../helpers/workspace.ts";
import {
  type Json,
  configFile,
  recordProject,
  reportIn,
  run,
  suiteFile,
  textIn,
} from "../helpers/gated-project.ts";

/** 12 cases in two intents. The last four are `rare`, and the very last is `hard`, too. */
const CASES: readonly Json[] = Array.from({ length: 12 }, (_, i) => ({
  id: `case-${String(i).padStart(2, "0")}`,
  query: `n${i}`,
  intent: i < 6 ? "howto" : "symbol",
  expected: [`docs/n${i}.md`],
  ...(i < 8 ? {} : { tags: i === 11 ? ["rare", "hard"] : ["rare"] }),
}));

/**
 * Finds every document, but for those of lost.json. If any is lost, another query, n0, gets better:
 * a single loss fails only if none does.
 */
const SEARCH = `import { readFileSync } from "node:fs";
const lost = JSON.parse(readFileSync("lost.json", "utf8"));
export default (query) => {
  const found = [...(lost.includes(query) ? [] : [query]), "x", "y"];
  const names = query === "n0" && lost.length === 0 ? found.reverse() : found;
  return names.map((name) => ({ path: "docs/" + name + ".md" }));
};
`;

it("figures by tag are in the report, but in no check and not in the baseline", async () => {
  const folder = await recordProject({
    "suite.json": suiteFile("tagged", CASES),
    "retrieval-gate.json": configFile({ k: 5 }),
    "search.mjs": SEARCH,
    "lost.json": [],
  });
  writeFiles(folder, { "lost.json": ["n8"] });

  const { code, stderr } = await run(folder, "gate");

  expect(code, stderr).toBe(0);

  const { metrics, checks } = reportIn(folder);

  // Of the four rare cases three, and the one hard case, are found.
  expect(metrics.by_tag?.["rare"]?.["recall@5"]).toBe(3 / 4);
  expect(metrics.by_tag?.["hard"]?.["recall@5"]).toBe(1);
  expect(checks.filter(({ scope }: Json) => scope.startsWith("tag:"))).toEqual([]);
  expect(textIn(folder, "report.html")).toContain("tag rare");
  expect(readFileSync(path.join(folder, "baseline.json"), "utf8")).not.toContain("rare");
});
