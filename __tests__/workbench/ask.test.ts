import { expect, it } from "vitest";
import { retrievalGate } from "../helpers/command.ts";
import { workspace } from "../helpers/workspace.ts";

const CHILD = `import { createInterface } from "node:readline";
for await (const line of createInterface({ input: process.stdin })) {
  const { id, query, params } = JSON.parse(line);
  if (query === "fails") console.log(JSON.stringify({ id, error: "the index is closed" }));
  else console.log(JSON.stringify({ id, results: [
    { path: "x.md", score: 2, text: "one\\ntwo" },
    { path: (params?.lang ?? "none") + ".md", score: 1 },
  ] }));
}`;
const CASES = [
  { id: "a", query: "first", intent: "howto", expected: ["en.md"], params: { lang: "en" } },
  {
    id: "b",
    query: "second",
    intent: "howto",
    expected: ["none.md", "gone.md"],
    tags: ["install"],
  },
  { id: "c", query: "third", intent: "other", expected: ["x.md"], tags: ["install"] },
];
const FILES = {
  "child.mjs": CHILD,
  "suite.json": { version: 1, name: "s", revision: "1", cases: CASES },
  "retrieval-gate.yaml": `version: 1
suite: suite.json
baseline: b.json
metrics: [map@10]
latency: off
retriever: { kind: command, command: [${JSON.stringify(process.execPath)}, child.mjs] }
`,
};

it("ask ends with 3 for a query that fails", async () => {
  const ran = await retrievalGate(workspace(FILES), ["ask", "fails"]);

  expect([ran.code, ran.stderr]).toEqual([3, expect.stringContaining("the index is closed")]);
});

it("gate on selected cases asks those, and leaves no baseline to commit", async () => {
  const folder = workspace(FILES);
  await retrievalGate(folder, ["record"]);
  const gateSelected = async (...flags: readonly string[]) => {
    const ran = await retrievalGate(folder, ["gate", "--json", ...flags]);
    const report = JSON.parse(ran.stdout);
    return {
      code: ran.code,
      verdict: report.verdict,
      ids: report.cases.map(({ id }: { id: string }) => id),
    };
  };
  const part = { code: 1, verdict: "partial" };

  expect(await gateSelected("--case", "a", "--case", "c")).toEqual({ ...part, ids: ["a", "c"] });
  expect(await gateSelected("--intent", "howto")).toEqual({ ...part, ids: ["a", "b"] });
  expect(await gateSelected("--tag", "install")).toEqual({ ...part, ids: ["b", "c"] });

  // A part is compared with the baseline rows of its own cases: nothing changed.
  const alone = await retrievalGate(folder, ["gate", "--case", "a", "--json"]);
  const { checks } = JSON.parse(alone.stdout) as { checks: readonly { delta: number | null }[] };

  expect(checks.length).toBeGreaterThan(0);
  expect(checks.filter(({ delta }) => (delta ?? 0) !== 0)).toEqual([]);

  const { stdout } = await retrievalGate(folder, ["gate", "--tag", "install", "--json"]);

  expect(JSON.parse(stdout).checks.filter(({ passed }: { passed: boolean }) => !passed)).toEqual(
    [],
  );
});
