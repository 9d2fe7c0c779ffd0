import { expect, it } from "vitest";
import { retrievalGate } from "../helpers/command.ts";
import { workspace, writeFiles } from "../helpers/workspace.ts";

/**
 * A retriever that answers with x.md and a page called by the case's `lang`, and that fails for the
 * query `fails`.
 */
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

it("ask hides secrets in the answer, the error and what the retriever prints", async () => {
  const secret = "tok-9f8e7d6c5b4a";
  // It prints the secret, returns it as a result's text, and fails with it for the query `fails`.
  const child = `import { createInterface } from "node:readline";
const secret = process.env.MY_TOKEN;
console.error(secret);
for await (const line of createInterface({ input: process.stdin })) {
  const { id, query } = JSON.parse(line);
  const answer = { results: [{ path: "x.md", text: secret + " two" }] };
  console.log(JSON.stringify({ id, ...(query === "fails" ? { error: "refused " + secret } : answer) }));
}`;
  const folder = workspace({ ...FILES, "child.mjs": child });
  const ask = (query: string) => retrievalGate(folder, ["ask", query], { MY_TOKEN: secret });

  const answer = await ask("first");
  const error = await ask("fails");

  expect([answer.code, error.code]).toEqual([0, 3]);
  expect(answer.stdout + answer.stderr).not.toContain(secret);
  expect(error.stdout + error.stderr).not.toContain(secret);
  expect(error.stderr).toContain("refused ");
});

it("ask says that nothing should be found only of a case with expect_empty", async () => {
  const cases = [
    { id: "control", query: "first", intent: "x", expect_empty: true },
    { id: "watched", query: "second", intent: "x" },
  ];
  const suite = { version: 1, name: "s", revision: "1", cases };
  const folder = workspace({ ...FILES, "suite.json": suite });

  const control = await retrievalGate(folder, ["ask", "--case", "control"]);
  const watched = await retrievalGate(folder, ["ask", "--case", "watched"]);

  expect([control.code, watched.code]).toEqual([0, 0]);
  expect(control.stdout).toContain("Nothing should be found.");
  expect(watched.stdout).not.toContain("Nothing should be found.");
});

/** A project with a recorded baseline. */
async function recordedProject(): Promise<string> {
  const folder = workspace(FILES);
  await retrievalGate(folder, ["record"]);
  return folder;
}

it("gate asks the cases that --case, --intent or --tag selects", async () => {
  const folder = await recordedProject();
  const gateSelected = async (...flags: readonly string[]) => {
    const result = await retrievalGate(folder, ["gate", "--json", ...flags]);
    const report = JSON.parse(result.stdout);
    return {
      code: result.code,
      verdict: report.verdict,
      ids: report.cases.map(({ id }: { id: string }) => id),
    };
  };
  // A run of some cases never passes, also if none of them fell.
  const partial = { code: 1, verdict: "partial" };

  expect(await gateSelected("--case", "a", "--case", "c")).toEqual({ ...partial, ids: ["a", "c"] });
  expect(await gateSelected("--intent", "howto")).toEqual({ ...partial, ids: ["a", "b"] });
  expect(await gateSelected("--tag", "install")).toEqual({ ...partial, ids: ["b", "c"] });
});

it("gate --case shows the loss of a query that gets no results now", async () => {
  const folder = await recordedProject();
  // The retriever answers with `[] ?? [its results]`, which is the empty list.
  writeFiles(folder, { "child.mjs": CHILD.replace("results:", "results: [] ?? ") });

  const { code, stdout } = await retrievalGate(folder, ["gate", "--case", "a"]);

  expect(code).toBe(1);
  expect(stdout).toMatch(/^PARTIAL: recall_drop {2}recall@10 fell from 1\.000 to 0\.000/);
});
