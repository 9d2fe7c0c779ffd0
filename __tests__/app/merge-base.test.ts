/** `merge --base-ref`: the joined run is judged by the rules of the named commit, too. */
import { expect, test } from "vitest";
import { commitAll, writeFiles } from "../helpers/git-repository.ts";
import { configFile, recordedBranch, reportIn, run, suiteFile } from "../helpers/gated-project.ts";

const CONFIG = configFile({ retriever: { kind: "run", path: "run.trec" } });
const IDS = Array.from("abcdefgh");

/** On a branch that loosens a rule of `main`: a run that finds every document, in two parts. */
async function makeLoosenedProject(): Promise<string> {
  const cases = IDS.map((id) => ({
    id,
    query: id,
    intent: "howto",
    expected: [{ id: `doc-${id}` }],
  }));
  const folder = await recordedBranch({
    "retrieval-gate.json": CONFIG,
    "run.trec": IDS.map((id) => `${id} Q0 doc-${id} 1 1 x\n`).join(""),
    "suite.json": suiteFile("s", cases),
  });
  const gate = { "recall@10": { tolerance: 0.5 } };
  writeFiles(folder, { "retrieval-gate.json": { ...CONFIG, gate } });
  commitAll(folder, "looser");
  for (const i of [1, 2]) {
    const flags = ["--shard", `${i}/2`, "--report-dir", `parts/${i}`, "--base-ref", "main"];
    // A shard alone decides nothing: it ends with 1.
    expect((await run(folder, "gate", flags)).code).toBe(1);
  }
  return folder;
}

test("merge of a loosened rule fails by --base-ref of the branch with the stricter one", async () => {
  const folder = await makeLoosenedProject();

  const byMain = await run(folder, "merge", ["parts", "--base-ref", "main"]);
  const { verdict, categories } = reportIn(folder);
  const byHead = await run(folder, "merge", ["parts", "--base-ref", "HEAD"]);

  expect(byMain.code, byMain.stdout + byMain.stderr).toBe(1);
  expect([verdict, categories]).toEqual(["fail", ["gate_weakened"]]);
  expect(byHead.code, byHead.stdout + byHead.stderr).toBe(0);
});
