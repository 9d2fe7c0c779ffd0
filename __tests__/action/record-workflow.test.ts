/** What `init --record-workflow` writes: its steps with real git, and GitHub's API on loopback. */
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { retrievalGate } from "../helpers/command.ts";
import { runActionHere } from "../helpers/fake-runner.ts";
import { type JobResult, readWorkflow, runOnMain } from "../helpers/workflow.ts";
import { checkout, commitAll, committed, git, writeFiles } from "../helpers/git-repository.ts";
import { type Loopback, sendJson, serve } from "../helpers/loopback.ts";
import { workspace } from "../helpers/workspace.ts";

const BASELINE = "baselines/search.json";
const RECORD = ".github/workflows/retrieval-gate-record.yml";
const BRANCH = "retrieval-gate/record-99-1";
const PAGES = Object.fromEntries(
  ["invoices", "passwords", "exports", "webhooks", "quotas"].map((topic) => [
    `docs/${topic}.md`,
    `# All about ${topic}\n\nHow ${topic} work here.\n`,
  ]),
);

/** A repository after `init --record-workflow`, committed on `main`, recorded if `baseline`. */
async function initialise({ baseline }: { readonly baseline: boolean }): Promise<string> {
  const origin = committed({ ...PAGES, "package.json": { name: "docs" } });
  const initResult = await retrievalGate(origin, ["init", "--record-workflow"]);
  expect(initResult.code, initResult.stdout + initResult.stderr).toBe(0);
  if (baseline) {
    const first = await retrievalGate(origin, ["record"]);
    expect(first.code, first.stdout + first.stderr).toBe(0);
  }
  commitAll(origin, "the gate");
  git(origin, "config", "receive.denyCurrentBranch", "ignore");
  return origin;
}

/** The steps of a job of the workflow. */
const stepsOf = (folder: string, job: "record" | "propose") =>
  readWorkflow(folder, "retrieval-gate-record.yml").jobs[job]!.steps;

/** Does what the job `record` does. `accept` is a sentence that accepts a loss, or empty. */
function runRecordJob(origin: string, accept: string): Promise<JobResult> {
  const sha = git(origin, "rev-parse", "main");
  const trigger = { origin, sha, name: "workflow_dispatch", inputs: { accept, runs: "" } };
  return runOnMain("retrieval-gate-record.yml", "record", trigger);
}

/** Does what the job `record` does, and returns the baseline that it uploads. */
async function record(origin: string, accept = ""): Promise<string> {
  const { folder, gate, log } = await runRecordJob(origin, accept);
  expect(gate?.exitCode, log).toBe(0);
  expect(stepsOf(folder, "record").at(-1)!.with!["path"]).toBe(BASELINE);
  return readFileSync(path.join(folder, BASELINE), "utf8");
}

interface Proposal {
  readonly code: number | null;
  readonly output: string;
  /** The job summary. */
  readonly summary: string;
}

/** Does what the job `propose` does with the baseline. `token` is its secret; empty for none. */
async function propose({
  origin,
  baseline,
  github,
  token = "",
  reason = "",
}: {
  readonly origin: string;
  readonly baseline: string;
  readonly github: Loopback;
  readonly token?: string;
  readonly reason?: string;
}): Promise<Proposal> {
  const folder = checkout(origin, git(origin, "rev-parse", "main"), 1, "refs/remotes/origin/main");
  const steps = stepsOf(folder, "propose");
  expect(steps[1]!.with!["path"]).toBe(path.dirname(BASELINE));
  writeFiles(folder, { [BASELINE]: baseline });
  const summary = path.join(workspace({ summary: "" }), "summary");
  const env = {
    PATH: process.env["PATH"],
    HOME: folder,
    BASELINE: steps[2]!.env!["BASELINE"],
    REASON: reason,
    TOKEN: token,
    PUSH_TOKEN: token === "" ? "ghs_own" : token,
    GITHUB_RUN_ID: "99",
    GITHUB_RUN_ATTEMPT: "1",
    GITHUB_REF_NAME: "main",
    GITHUB_REPOSITORY: "owner/project",
    GITHUB_SERVER_URL: "https://github.com",
    GITHUB_API_URL: github.url,
    GITHUB_STEP_SUMMARY: summary,
  };
  const child = spawn("bash", ["-e", "-c", steps[2]!.run!], { cwd: folder, env });
  let output = "";
  const addText = (text: Buffer): void => void (output += text.toString());
  child.stdout.on("data", addText);
  child.stderr.on("data", addText);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, output, summary: readFileSync(summary, "utf8") };
}

/** Starts GitHub's API, which answers each request with this status. */
const startApi = (status = 201): Promise<Loopback> =>
  serve((_, response) => sendJson(response, { number: 8 }, status));

const TOKEN = "ghp_0123456789";
/** The page on which a person opens the pull request. */
const LINK = `https://github.com/owner/project/compare/main...${BRANCH}?expand=1`;

describe("init --record-workflow", () => {
  it("writes a workflow that records on the default branch, and records nothing itself", async () => {
    const origin = await initialise({ baseline: false });

    expect(existsSync(path.join(origin, BASELINE))).toBe(false);
    expect(readWorkflow(origin, "retrieval-gate-record.yml").jobs["record"]!.if).toBe(
      "github.ref_name == github.event.repository.default_branch",
    );
  });

  it("adds the workflow to an existing gate, and keeps its files", async () => {
    const folder = committed({ ...PAGES, "package.json": { name: "docs" } });
    await retrievalGate(folder, ["init"]);

    const added = await retrievalGate(folder, ["init", "--record-workflow"]);
    const secondInit = await retrievalGate(folder, ["init", "--record-workflow"]);

    expect(added.code, added.stderr).toBe(0);
    expect(added.stdout.match(/^(?:wrote|kept) .*/gm)).toEqual([
      "kept retrieval-gate.yaml",
      "kept .github/workflows/retrieval-gate.yml",
      "kept .github/workflows/retrieval-gate-comment.yml",
      `wrote ${RECORD}`,
    ]);
    expect(secondInit.code).toBe(2);
    expect(secondInit.stderr).toContain(`${RECORD} exists already`);
  });
});

describe("the workflow of init --record-workflow", () => {
  it("opens a pull request with the first baseline, if it has a token", async () => {
    const origin = await initialise({ baseline: false });
    const github = await startApi();

    const baseline = await record(origin);
    const proposed = await propose({ origin, baseline, github, token: TOKEN });

    expect(proposed.code, proposed.output).toBe(0);
    expect(git(origin, "show", `${BRANCH}:${BASELINE}`)).toBe(baseline.trim());
    expect(git(origin, "rev-parse", `${BRANCH}^`)).toBe(git(origin, "rev-parse", "main"));

    const [request] = github.seen;

    expect([request!.method, request!.url]).toEqual(["POST", "/repos/owner/project/pulls"]);
    expect(request!.headers.authorization).toBe(`Bearer ${TOKEN}`);
    expect(JSON.parse(request!.body)).toEqual({
      title: `Record ${BASELINE}`,
      head: BRANCH,
      base: "main",
      body: "By run 99.",
    });
    expect(proposed.output).not.toContain(TOKEN);
  });

  it("pushes the branch and prints the link, if it has no token", async () => {
    const origin = await initialise({ baseline: false });
    const github = await startApi();

    const proposed = await propose({ origin, baseline: await record(origin), github });

    expect(proposed.code, proposed.output).toBe(0);
    expect(proposed.output).toContain(LINK);
    expect(proposed.summary).toContain(LINK);
    expect(git(origin, "branch", "--list", BRANCH)).toContain(BRANCH);
    expect(github.seen).toEqual([]);
  });

  it("proposes nothing if the baseline is what the run measured", async () => {
    const origin = await initialise({ baseline: true });
    const github = await startApi();

    const baseline = await record(origin);
    const proposed = await propose({ origin, baseline, github, token: TOKEN });

    expect(proposed.code, proposed.output).toBe(0);
    expect(proposed.output).toContain(
      `Nothing to record: this run measured what ${BASELINE} holds`,
    );
    expect(git(origin, "branch", "--list", BRANCH)).toBe("");
    expect(github.seen).toEqual([]);
  });

  it("fails with the link, if the pull request is refused", async () => {
    const origin = await initialise({ baseline: false });
    const github = await startApi(403);

    const baseline = await record(origin);
    const proposed = await propose({ origin, baseline, github, token: TOKEN });

    expect(proposed.code).toBe(1);
    expect(proposed.output).toContain(LINK);
  });

  it("records a loss if a sentence accepts it, and puts the sentence into the request", async () => {
    const origin = await initialise({ baseline: true });
    const emptyPages = ["invoices", "passwords", "quotas"].map((topic) => [
      `docs/${topic}.md`,
      "# -\n",
    ]);
    writeFiles(origin, Object.fromEntries(emptyPages));
    commitAll(origin, "a loss");
    const github = await startApi();
    const reason = 'The pages move to "legacy" in May.';

    const refused = await runRecordJob(origin, "");
    const baseline = await record(origin, reason);
    const proposed = await propose({ origin, baseline, github, token: TOKEN, reason });

    expect(refused.gate?.exitCode, refused.log).toBe(1);
    expect(refused.log).toContain("No baseline was written");
    expect(proposed.code, proposed.output).toBe(0);
    expect(JSON.parse(github.seen[0]!.body).body).toBe(
      `By run 99. It accepts a loss: ${reason} To merge it, add the label retrieval-gate:accept.`,
    );
  });

  it("makes a pull request that the gate passes", async () => {
    const origin = await initialise({ baseline: true });
    writeFiles(origin, { "docs/exports.md": "# Exports of all kinds\n\nHow exports work here.\n" });
    commitAll(origin, "a page");
    const github = await startApi();
    const proposed = await propose({ origin, baseline: await record(origin), github });

    expect(proposed.code, proposed.output).toBe(0);

    const head = git(origin, "rev-parse", BRANCH);
    const base = git(origin, "rev-parse", "main");
    const parents = ["-p", base, "-p", head];
    const sha = git(origin, "commit-tree", `${head}^{tree}`, ...parents, "-m", "merge");
    const folder = checkout(origin, sha, 2);

    const result = await runActionHere({
      workspace: folder,
      event: {
        name: "pull_request",
        sha,
        ref: "refs/pull/7/merge",
        payload: {
          action: "opened",
          repository: { full_name: "owner/project", default_branch: "main" },
          pull_request: { number: 7, head: { sha: head }, base: { sha: base, ref: "main" } },
        },
      },
    });

    expect([result.exitCode, result.outputs.get("verdict")], result.stdout).toEqual([0, "pass"]);
  });
});
