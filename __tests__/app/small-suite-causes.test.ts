/** What the reports of small suites say of common faults, and what a limited one leaves out. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import {
  type Gated,
  configFile,
  gate,
  recordProject,
  suiteFile,
} from "../helpers/gated-project.ts";
import { writeFiles } from "../helpers/git-repository.ts";
import { workspace } from "../helpers/workspace.ts";

/** Three intents of four queries each. Query `n` expects the document `n`. */
const QUERIES = Array.from({ length: 12 }, (_, n) => ({
  id: `q${n}`,
  query: `query ${n}`,
  intent: ["orders", "returns", "salad"][Math.floor(n / 4)]!,
  expected: [{ id: `doc-${n}` }],
}));

/** Returns the list of query `n`: its own document, then three others. */
const listOf = (n: number): readonly string[] => [
  `doc-${n}`,
  ...[1, 2, 3].map((step) => `doc-${(n + step) % 12}`),
];

/** Returns a run in TREC format in which each query finds what `change` makes of its list. */
function runFile(change: (list: readonly string[], n: number) => readonly string[]): string {
  const lines = QUERIES.flatMap(({ id }, n) =>
    change(listOf(n), n).map((document, at) => `${id} Q0 ${document} ${at + 1} ${9 - at} x\n`),
  );
  return lines.join("");
}

/** Records the lists as they are and gates what `change` makes of them. */
async function gateChanged(
  change: (list: readonly string[], n: number) => readonly string[],
  queries: readonly object[] = QUERIES,
): Promise<Gated> {
  const folder = await recordProject({
    "retrieval-gate.json": configFile({ retriever: { kind: "run", path: "run.trec" } }),
    "suite.json": suiteFile("s", queries),
    "run.trec": runFile((list) => list),
  });
  writeFiles(folder, { "run.trec": runFile(change) });
  return gate(folder);
}

describe("gate of a small suite", () => {
  it("says that the order of results is reversed", async () => {
    const { report } = await gateChanged((list) => list.toReversed());

    const count = QUERIES.length;
    expect(report.view.cause).toBe(
      `The order of results is reversed for ${count} of ${count} queries`,
    );
  });

  it("advises to look for queries in the recorded run that lacks them", async () => {
    const { report } = await gateChanged((list, n) => (n < 9 ? list : []));

    expect(report.view.cause).toBe("3 queries return nothing now, and returned results before");
    expect(report.view.advice).toBe("Check that the recorded run has these queries.");
  });

  it("names the intent of all queries that lost a document", async () => {
    // Queries 8 to 11 are of the intent "salad". The last three lose their document.
    const { report } = await gateChanged((list, n) => (n < 9 ? list : [`x${n}`, "y", "z"]));

    expect(report.verdict).toBe("fail");
    expect(report.view.cause).toBe('All 3 queries that lost a document are of intent "salad"');
  });

  // Three queries of three intents lose their document. Each list has other new results.
  it.each([
    ["none", [], /changed \("query 0", "query 4", "query 8"\), and no document, folder or kind of/],
    ["all and only the changed", [0, 4, 8], /changed \("né 0", "né 4", "né 8"\), and all 3 have/],
    ["some others", [0, 1, 4, 8], /and all 3 have letters other than a to z: the search may read/],
    ["not all of the changed", [0, 4], /and no document, folder or kind of query stands out$/],
    ["nearly all", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], /kind of query stands out$/],
  ])(
    "says if letters outside ASCII stand out: %s queries have them",
    async (_, accented, cause) => {
      const queries = QUERIES.map((row, n) =>
        accented.includes(n) ? { ...row, query: `né ${n}` } : row,
      );
      const { report } = await gateChanged(
        (list, n) => ([0, 4, 8].includes(n) ? [`x${n}`, ...list.slice(1)] : list),
        queries,
      );

      expect(report.view.cause).toMatch(cause);
    },
  );
});

it("gate without a baseline writes none into the report if the dataset has a limit", async () => {
  const fields = { query: "query", expected: "[doc]" };
  const folder = workspace({
    "retrieval-gate.json": configFile(),
    "suite.json": {
      version: 1,
      name: "s",
      revision: "1",
      dataset: { format: "json", path: "golden.json", fields, limit: 2 },
    },
    "golden.json": [1, 2, 3].map((n) => ({ query: `find ${n}`, doc: `d${n}` })),
    "search.mjs": "export default () => [];\n",
  });

  const { code, report } = await gate(folder);

  expect(code).toBe(2);
  expect(report.failure.code).toBe("baseline_missing");
  expect(readdirSync(path.join(folder, "retrieval-gate-report/s"))).not.toContain("baseline.json");
});
