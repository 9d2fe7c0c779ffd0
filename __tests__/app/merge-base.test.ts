/** `merge --base-ref`: the joined run is judged by the rules of the named commit, too. */
import path from "node:path";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commitAll, git, repository, writeFiles } from "../helpers/git-repository.ts";
import { configFile, run, suiteFile } from "../helpers/gated-project.ts";

const CONFIG = configFile({ retriever: { kind: "run", path: "run.trec" } });
const IDS = Array.from("abcdefgh");
const runOf = (ids: readonly string[]): string =>
  ids.map((id) => `${id} Q0 doc-${id} 1 1 x\n`).join("");

test("a loosened rule fails with the base, and passes without it", async () => {
  const folder = repository();
  writeFiles(folder, {
    "retrieval-gate.json": CONFIG,
    "run.trec": runOf(IDS),
    "suite.json": suiteFile(
      "s",
      IDS.map((id) => ({ id, query: id, intent: "howto", expected: [{ id: `doc-${id}` }] })),
    ),
  });

  expect((await run(folder, "record")).code).toBe(0);

  commitAll(folder, "first");
  git(folder, "checkout", "-q", "-b", "topic");
  const gate = { "recall@10": { tolerance: 0.5 } };
  writeFiles(folder, { "retrieval-gate.json": { ...CONFIG, gate } });
  commitAll(folder, "looser");
  for (const i of [1, 2]) {
    const shard = ["--shard", `${i}/2`, "--report-dir", `parts/${i}`, "--base-ref", "main"];
    expect((await run(folder, "gate", shard)).code).toBe(1);
  }
  const joined = ["--report-dir", "joined"];
  const report = (): unknown =>
    JSON.parse(readFileSync(path.join(folder, "joined/report.json"), "utf8"));
  const based = await run(folder, "merge", ["parts", "--base-ref", "main", ...joined]);

  expect(based.code, based.stdout + based.stderr).toBe(1);
  expect(report()).toMatchObject({ verdict: "fail", categories: ["gate_weakened"] });

  const alone = await run(folder, "merge", ["parts", "--base-ref", "HEAD", ...joined]);

  expect(alone.code, alone.stdout + alone.stderr).toBe(0);

  const nowhere = await run(folder, "merge", ["parts", "--base-ref", "no-such-branch", ...joined]);

  expect(nowhere.code).toBe(2);
  expect(nowhere.stdout).toContain("no-such-branch");
});
