/** `merge --base-ref`: the joined run is judged by the rules of the named commit, too. */
import path from "node:path";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Ran, retrievalGate } from "../helpers/command.ts";
import { commitAll, git, repository, writeFiles } from "../helpers/git-repository.ts";

const CONFIG = {
  version: 1,
  suite: "suite.json",
  baseline: "base.json",
  latency: "off",
  retriever: { kind: "run", path: "run.trec" },
};
const IDS = Array.from("abcdefgh");
const runOf = (ids: readonly string[]): string => ids.map((id) => `${id} Q0 doc-${id} 1 1 x\n`).join("");

test("a rule that the change loosens fails it, and without the base it does not", async () => {
  const folder = repository();
  const run = (...args: readonly string[]): Promise<Ran> =>
    retrievalGate(folder, [...args, "--config", "retrieval-gate.json"]);
  writeFiles(folder, {
    "retrieval-gate.json": CONFIG,
    "run.trec": runOf(IDS),
    "suite.json": {
      version: 1,
      name: "s",
      revision: "1",
      cases: IDS.map((id) => ({ id, query: id, intent: "howto", expected: [{ id: `doc-${id}` }] })),
    },
  });
  expect((await run("record")).code).toBe(0);
  commitAll(folder, "first");
  git(folder, "checkout", "-q", "-b", "topic");
  const gate = { "recall@10": { tolerance: 0.5 } };
  writeFiles(folder, { "retrieval-gate.json": { ...CONFIG, gate } });
  commitAll(folder, "looser");
  for (const i of [1, 2]) {
    const shard = ["--shard", `${i}/2`, "--report-dir", `parts/${i}`, "--base-ref", "main"];
    expect((await run("gate", ...shard)).code).toBe(1);
  }
  const report = (): { readonly verdict: string; readonly categories: readonly string[] } =>
    JSON.parse(readFileSync(path.join(folder, "joined/report.json"), "utf8"));
  const based = await run("merge", "parts", "--base-ref", "main", "--report-dir", "joined");
  expect(based.code, based.stdout + based.stderr).toBe(1);
  expect(report()).toMatchObject({ verdict: "fail", categories: ["gate_weakened"] });
  const alone = await run("merge", "parts", "--base-ref", "HEAD", "--report-dir", "joined");
  expect(alone.code, alone.stdout + alone.stderr).toBe(0);
  const nowhere = await run("merge", "parts", "--base-ref", "no-such-branch", "--report-dir", "joined");
  expect(nowhere.code).toBe(2);
  expect(nowhere.stdout).toContain("no-such-branch");
});
