/** The built action on real pull requests: whose rules judge, from the checkout to the exit code. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { BUILT_ACTION } from "../helpers/built.ts";
import { type StepResult, runStep } from "../helpers/fake-runner.ts";
import {
  type PullRequest,
  checkout,
  commitAll,
  git,
  pullRequest,
  repository,
  writeFiles,
} from "../helpers/git-repository.ts";
import { CONFIG, makeProject } from "./gate-project.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const ACTION = {
  entry: BUILT_ACTION,
  actionFile: join(ROOT, "action.yml"),
  timeoutMs: 45_000,
};
const LABEL = "retrieval-gate:accept";

/** The label list always holds the label: only the event that added it counts. */
function step(
  folder: string,
  pull: PullRequest,
  action = "synchronize",
  label?: string,
): Promise<StepResult> {
  const payload = {
    action,
    ...(label === undefined ? {} : { label: { name: label } }),
    repository: { full_name: "owner/project", default_branch: "main" },
    pull_request: {
      number: 7,
      labels: [{ name: LABEL }],
      head: { sha: pull.head, repo: { full_name: "owner/project" } },
      base: { sha: pull.base, ref: "main" },
    },
  };
  const event = { name: "pull_request", sha: pull.merge, ref: "refs/pull/7/merge", payload };
  return runStep({ ...ACTION, workspace: folder, event });
}

async function origin(): Promise<string> {
  const made = makeProject("sound", "");
  const folder = repository();
  for (const file of ["serve.mjs", "suite.yaml", "retrieval-gate.yaml"]) {
    writeFiles(folder, { [file]: readFileSync(join(made, file), "utf8") });
  }
  const recorded = await runStep({ ...ACTION, workspace: folder, inputs: { command: "record" } });
  expect(recorded.exitCode, recorded.stdout).toBe(0);
  writeFiles(folder, { ".gitignore": "retrieval-gate-report\nstarted.txt\n" });
  commitAll(folder, "the gate");
  return folder;
}

test("nothing changed: judged by both, and the receipt names the base", async () => {
  const repo = await origin();
  const pull = pullRequest(repo, (folder) => writeFiles(folder, { "README.md": "x" }));
  const folder = checkout(repo, pull.merge, 2);
  const result = await step(folder, pull);
  expect([result.exitCode, result.outputs.get("verdict")]).toEqual([0, "pass"]);
  const report: unknown = JSON.parse(
    readFileSync(join(folder, "retrieval-gate-report/numbers/report.json"), "utf8"),
  );
  expect(report).toMatchObject({
    bootstrap: false,
    accepted: [],
    receipt: { policies: { mode: "pull_request", base_commit: pull.base, accepted: false } },
  });
});

test("a loosened rule: red by name, green with the label just added, red again with any other event", async () => {
  const repo = await origin();
  const pull = pullRequest(repo, (folder) =>
    writeFiles(folder, { "retrieval-gate.yaml": CONFIG("sound", "gate: { recall@10: off }\n") }),
  );
  const run = (depth: number, action?: string, label?: string): Promise<StepResult> =>
    step(checkout(repo, pull.merge, depth), pull, action, label);
  const red = await run(2);
  expect([red.exitCode, red.outputs.get("categories")]).toEqual([1, "gate_weakened"]);
  expect(red.stdout).toContain("gate.recall@10: tolerance 0.01 before, no rule now");
  expect(red.stdout).toContain('"Re-run" repeats the old event');
  const green = await run(2, "labeled", LABEL);
  expect([green.exitCode, green.outputs.get("categories")]).toEqual([0, ""]);
  expect((await run(2, "labeled", "documentation")).exitCode).toBe(1);
  const shallow = await run(1, "labeled", LABEL);
  expect([shallow.exitCode, shallow.outputs.get("verdict")]).toEqual([2, "error"]);
  expect(shallow.stdout).toContain("fetch-depth: 2");
  expect(git(repo, "status", "--porcelain")).toBe("");
});
