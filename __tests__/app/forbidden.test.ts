/** Patterns of what must never come back: another tenant's results, a folder. */
import { expect, it } from "vitest";
import { workspace } from "../helpers/workspace.ts";
import {
  casesFile,
  configFile,
  gate,
  recordedProject,
  run,
  suiteFile,
} from "../helpers/gated-project.ts";

/** Finds the document of each query, of tenant-a. For the first query LEAK adds one more. */
const SEARCH = `const leaks = {
  tenant: { id: "secret", cluster: "tenant-b" },
  folder: { id: "s", path: "legacy/v1/s.md", cluster: "tenant-a" },
  "no cluster": { id: "of-unknown-tenant" },
};
export default (query) => {
  const found = { id: query.replace("find ", "d"), cluster: "tenant-a" };
  const leaked = query === "find 0" ? leaks[process.env.LEAK] : undefined;
  return leaked === undefined ? [found] : [found, leaked];
};`;
const FILES = {
  "search.mjs": SEARCH,
  "suite.json": suiteFile(
    "tenants",
    casesFile(6).map((each) => ({
      ...each,
      forbidden: [{ cluster: "tenant-b" }, { glob: "legacy/**" }],
    })),
  ),
  "retrieval-gate.json": configFile({
    k: 3,
    gate: { "fill_rate@3": "off", "clustering_ratio@3": "off" },
  }),
};
const makeProject = recordedProject(FILES);

it.each([
  ["no leak", 0, []],
  ["tenant", 1, ["forbidden_hit"]],
  ["folder", 1, ["forbidden_hit"]],
])("gate with the leak %j ends with exit code %i and %j", async (leak, code, categories) => {
  const ran = await gate(await makeProject(), [], { LEAK: leak });

  expect(ran.code, ran.stdout).toBe(code);
  expect(ran.report.categories).toEqual(categories);
});

it("gate of a result without a cluster fails as missing_data, and names the key", async () => {
  // The tenant of such a result can't be known.
  const ran = await gate(await makeProject(), [], { LEAK: "no cluster" });

  expect(ran.code, ran.stdout).toBe(1);
  expect(ran.report.categories).toEqual(["missing_data"]);
  expect(ran.stdout).toContain("has no `cluster`");
});

it("validate refuses a glob as expected document", async () => {
  const cases = FILES["suite.json"].cases.map((each: object) => ({
    ...each,
    expected: [{ glob: "docs/**" }],
  }));
  const folder = workspace({ ...FILES, "suite.json": { ...FILES["suite.json"], cases } });

  const ran = await run(folder, "validate");

  expect([ran.code, ran.stderr]).toEqual([2, expect.stringContaining("/cases/0/expected/0")]);
});
