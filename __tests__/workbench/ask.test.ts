import { describe, expect, it } from "vitest";
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
  { id: "b", query: "second", intent: "howto", expected: ["none.md", "gone.md"], tags: ["install"] },
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

describe("ask", () => {
  it("prints the list with scores and texts", async () => {
    const ran = await retrievalGate(workspace(FILES), ["ask", "what", "is", "it"]);
    expect(ran.code, ran.stderr).toBe(0);
    const lines = ran.stdout.split("\n");
    expect(lines[1]).toMatch(/^2 results, [\d.]+ ms$/);
    expect([lines[0], ...lines.slice(2)]).toEqual([
      '"what is it"',
      "",
      expect.stringMatching(/^ {2}1\. x\.md#[0-9a-f]{12} {2}2$/),
      "     one two",
      "  2. none.md  1",
      "",
    ]);
  });

  it("asks as a case does, and says where its targets are and were", async () => {
    const folder = workspace(FILES);
    const recorded = await retrievalGate(folder, ["record"]);
    expect(recorded.code, recorded.stderr).toBe(0);
    const ran = await retrievalGate(folder, ["ask", "--case", "a"]);
    expect(ran.stdout).toContain('"first"\nparams: {"lang":"en"}\n');
    expect(ran.stdout).toMatch(/targets\n {2}en\.md: .*2.* \(baseline → now\)\n$/);
    const { stdout } = await retrievalGate(folder, ["ask", "--case", "b", "--json"]);
    expect(JSON.parse(stdout)).toMatchObject({
      query: "second",
      returned: 2,
      targets: [
        { label: "gone.md", rank: null, rank_before: null },
        { label: "none.md", rank: 2, rank_before: 2 },
      ],
    });
  });

  it.each([
    [["ask"], 2, "there is no query"],
    [["ask", "--case", "aa"], 2, "no case of the suite has it"],
    [["ask", "fails"], 3, "the index is closed"],
  ])("%j ends with %i", async (args, code, message) => {
    const ran = await retrievalGate(workspace(FILES), args);
    expect(ran.code).toBe(code);
    expect(ran.stderr).toContain(message);
  });
});

describe("gate on a part of the suite", () => {
  it("asks that part, passes nothing and leaves no baseline to adopt", async () => {
    const folder = workspace(FILES);
    await retrievalGate(folder, ["record"]);
    const asked = async (...flags: readonly string[]) => {
      const ran = await retrievalGate(folder, ["gate", "--json", ...flags]);
      const report = JSON.parse(ran.stdout);
      return {
        code: ran.code,
        verdict: report.verdict,
        ids: report.cases.map(({ id }: { id: string }) => id),
      };
    };
    const part = { code: 1, verdict: "partial" };
    expect(await asked("--case", "a", "--case", "c")).toEqual({ ...part, ids: ["a", "c"] });
    expect(await asked("--intent", "howto")).toEqual({ ...part, ids: ["a", "b"] });
    expect(await asked("--tag", "install")).toEqual({ ...part, ids: ["b", "c"] });
    // The other cases have other figures: a part stands beside its own rows of the baseline.
    const partOfA = await retrievalGate(folder, ["gate", "--case", "a"]);
    expect(partOfA.stdout).toMatch(/map@10 +(\S+) +\1 /);
    const { stdout } = await retrievalGate(folder, ["gate", "--tag", "install", "--json"]);
    expect(JSON.parse(stdout).checks.filter(({ passed }: { passed: boolean }) => !passed)).toEqual([]);
  });

  it.each([
    [["--tag", "instal"], "Did you mean install?"],
    [["--case", "a", "--shard", "1/2"], "goes with neither shard nor base-directory"],
  ])("%j is refused", async (flags, message) => {
    const folder = workspace(FILES);
    await retrievalGate(folder, ["record"]);
    const ran = await retrievalGate(folder, ["gate", ...flags]);
    expect(ran.code).toBe(2);
    expect(ran.stdout + ran.stderr).toContain(message);
  });
});
