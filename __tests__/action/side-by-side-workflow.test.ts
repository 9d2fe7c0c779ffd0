import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { retrievalGate } from "../helpers/command.ts";
import { reportIn, textIn } from "../helpers/gated-project.ts";
import {
  type PullRequest,
  commitAll,
  committed,
  git,
  pullRequest,
  synchronizeEvent,
  writeFiles,
} from "../helpers/git-repository.ts";
import { read } from "../helpers/pages.ts";
import { type JobResult, type Trigger, runJob } from "../helpers/workflow.ts";
import { workspace } from "../helpers/workspace.ts";

const WORKFLOW = ".github/workflows/retrieval-gate.yml";
const TOPICS = ["invoices", "passwords", "exports", "webhooks", "quotas", "teams"];
const page = (topic: string): string => `# All about ${topic}\n\nHow ${topic} work here.\n`;
const DOCUMENTS = Object.fromEntries(TOPICS.map((topic) => [`docs/${topic}.md`, page(topic)]));
const SUITE = {
  version: 1,
  name: "search",
  revision: "1",
  cases: TOPICS.map((topic) => ({
    id: topic,
    query: `how do ${topic} work`,
    intent: "howto",
    expected: [`docs/${topic}.md`],
  })),
};
/** Files that take the text out of three of the six pages. */
const LOSS = Object.fromEntries(
  TOPICS.slice(0, 3).map((topic) => [`docs/${topic}.md`, "# Moved\n"]),
);

/** Makes a repository with six pages and no gate on `main`. */
const makeUngatedProject = (): string =>
  committed({ ...DOCUMENTS, "package.json": { name: "docs" } });

/** Writes config, workflow and suite of a gate into the folder, by `init --side-by-side`. */
async function addGate(folder: string): Promise<void> {
  const initResult = await retrievalGate(folder, ["init", "--side-by-side"]);
  expect(initResult.code, initResult.stdout + initResult.stderr).toBe(0);
  writeFiles(folder, { "retrieval/suite.yaml": SUITE });
}

/** Makes a repository with six pages and their gate on `main`. */
async function makeGatedProject(): Promise<string> {
  const origin = makeUngatedProject();
  await addGate(origin);
  commitAll(origin, "the gate");
  return origin;
}

/** Runs the workflow on a pull request, by default for a push to it. */
const runWorkflow = (
  { origin, ...pull }: PullRequest,
  event: Trigger["event"] = synchronizeEvent({ origin, ...pull }),
): Promise<JobResult> => runJob("retrieval-gate.yml", "retrieval-gate", { origin, event });

/** The exit code and the verdict. */
const ending = ({ gate }: JobResult): unknown => [gate?.exitCode, gate?.outputs.get("verdict")];

describe("init --side-by-side", () => {
  it("writes the workflow of the docs, and a config without a baseline", async () => {
    const folder = workspace({ "package.json": { scripts: { index: "x" } }, ...DOCUMENTS });

    const initResult = await retrievalGate(folder, ["init", "--side-by-side"]);

    const written = readFileSync(path.join(folder, ".github/workflows/retrieval-gate.yml"), "utf8");
    const config: unknown = parse(readFileSync(path.join(folder, "retrieval-gate.yaml"), "utf8"));

    expect(initResult.code, initResult.stderr).toBe(0);
    // The docs build the index with a script of their own.
    expect(written.replaceAll("npm install && npm run index", "./scripts/build-index.sh")).toBe(
      read("examples/workflows/retrieval-gate-side-by-side.yml"),
    );
    expect(config).not.toHaveProperty("baseline");
    // A merge queue needs a baseline, so the workflow does not run in one.
    expect(parse(written).on).not.toHaveProperty("merge_group");
    expect(initResult.stdout).toContain("Then commit the files, and open a pull request.");
  });

  it("installs in the base's package folder, and writes its path from the head's", async () => {
    const folder = committed({ "apps/docs/package.json": { scripts: { index: "x" } } });

    const initResult = await retrievalGate(path.join(folder, "apps/docs"), [
      "init",
      "--side-by-side",
    ]);

    const file = path.join(folder, ".github/workflows/retrieval-gate-apps-docs.yml");
    const text = readFileSync(file, "utf8");

    expect(initResult.code, initResult.stderr).toBe(0);
    expect(text).toContain("run: (cd ../retrieval-gate-base/apps/docs && npm install");
    // The action's `base-directory`, from apps/docs: the base is checked out beside the repository.
    expect(text).toContain("'../../../retrieval-gate-base'");
  });
});

describe("init --side-by-side in a repository that has a gate", () => {
  it("adds the workflow to a gate with a baseline, and runs it in a merge queue, too", async () => {
    const folder = committed({ ...DOCUMENTS, "package.json": { name: "docs" } });
    // Writes a config that names a baseline.
    await retrievalGate(folder, ["init"]);
    rmSync(path.join(folder, WORKFLOW));

    const added = await retrievalGate(folder, ["init", "--side-by-side"]);

    const text = readFileSync(path.join(folder, WORKFLOW), "utf8");

    expect(added.code, added.stderr).toBe(0);
    expect(added.stdout).toContain(`wrote ${WORKFLOW}\n`);
    expect(added.stdout).toContain("kept retrieval-gate.yaml\n");
    expect(parse(text).on).toHaveProperty("merge_group");
    // The step that checks out the base beside the head.
    expect(text).toContain("git worktree add");
  });

  it("refuses to replace the workflow, and names the way", async () => {
    const folder = committed({ ...DOCUMENTS, "package.json": { name: "docs" } });
    await retrievalGate(folder, ["init"]);

    const refused = await retrievalGate(folder, ["init", "--side-by-side"]);

    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain(`${WORKFLOW} exists already`);
    expect(refused.stderr).toContain("edit the file, or remove it and run this again.");
  });
});

describe("the workflow of init --side-by-side", () => {
  it("passes a change that adds the gate, without accepted figures", async () => {
    const origin = makeUngatedProject();
    git(origin, "checkout", "-q", "-b", "topic");
    await addGate(origin);
    const pull = pullRequest(origin, () => undefined);

    const gateRun = await runWorkflow(pull);

    expect(ending(gateRun), gateRun.log).toEqual([0, "pass"]);
    expect(reportIn(gateRun.folder).receipt).toMatchObject({
      policies: { base_commit: pull.base },
      side_by_side: { accepted_figures: false },
    });
    expect(textIn(gateRun.folder, "summary.md")).toContain(", without accepted figures");
  });

  it("fails a change that adds the gate and makes search worse", async () => {
    const origin = makeUngatedProject();
    git(origin, "checkout", "-q", "-b", "topic");
    await addGate(origin);
    const pull = pullRequest(origin, (folder) => writeFiles(folder, LOSS));

    const gateRun = await runWorkflow(pull);

    expect(ending(gateRun), gateRun.log).toEqual([1, "fail"]);
  });

  it("fails a change that loses queries, and passes it with the label", async () => {
    const origin = await makeGatedProject();
    const pull = pullRequest(origin, (folder) => writeFiles(folder, LOSS));
    const event = synchronizeEvent(pull);
    const label = { action: "labeled", label: { name: "retrieval-gate:accept" } };

    const red = await runWorkflow(pull);
    const green = await runWorkflow(pull, { ...event, payload: { ...event.payload, ...label } });

    expect(ending(red), red.log).toEqual([1, "fail"]);
    expect(red.gate!.outputs.get("categories")).toBe("recall_drop");

    const advice = "ask a maintainer to add the label retrieval-gate&#58;accept";

    expect(textIn(red.folder, "summary.md")).toContain(advice);
    expect(ending(green), green.log).toEqual([0, "pass"]);
  });

  it("ends with an error in a merge queue, which needs a baseline", async () => {
    const origin = await makeGatedProject();
    const pull = pullRequest(origin, (folder) =>
      writeFiles(folder, { "docs/more.md": "# More\n" }),
    );
    const payload = { repository: { full_name: "owner/project", default_branch: "main" } };
    const ref = "refs/heads/gh-readonly-queue/main/pr-7";

    const gateRun = await runWorkflow(pull, { name: "merge_group", sha: pull.merge, ref, payload });

    expect(ending(gateRun)).toEqual([2, "error"]);
    expect(gateRun.log).toContain("retrieval-gate.yaml names no baseline");
    expect(gateRun.log).toContain("which a merge queue and shards need");
  });
});

describe("a config without a baseline", () => {
  it("has no file to record into, so record needs --out", async () => {
    const origin = await makeGatedProject();

    const refused = await retrievalGate(origin, ["record"]);
    const written = await retrievalGate(origin, ["record", "--out", "baselines/search.json"]);

    expect(refused.code).toBe(2);
    expect(refused.stdout + refused.stderr).toContain("names no baseline");
    expect(written.code, written.stdout + written.stderr).toBe(0);
  });
});
