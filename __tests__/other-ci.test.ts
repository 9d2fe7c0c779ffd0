/**
 * The GitLab template as its runner runs it: the job's script in bash, with GitLab's documented
 * variables.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { CLI, retrievalGate } from "./helpers/command.ts";
import { commitAll, git, repository, writeFiles } from "./helpers/git-repository.ts";
import { casesFile, configFile, suiteFile } from "./helpers/gated-project.ts";
import { ROOT } from "./helpers/pages.ts";
import { type RanJob, readJobs, runGitlabJob } from "./helpers/gitlab-runner.ts";
import { workspace } from "./helpers/workspace.ts";

const TEMPLATE = "examples/other-ci/retrieval-gate.gitlab-ci.yml";
const JOB = readJobs(ROOT, TEMPLATE).get("retrieval-gate")!;

/** Ten queries, `find 0` to `find 9`, each of which finds its document first. */
const FILES = {
  "retrieval-gate.yaml": configFile(),
  "suite.json": suiteFile("docs", casesFile(10)),
  "search.mjs": 'export default (query) => [query.replace("find ", "d"), "other"];',
};

/** Makes the project that merge requests go to, with a recorded baseline on main. */
function makeTarget(): string {
  const folder = repository();
  writeFiles(folder, FILES);
  const ran = spawnSync(process.execPath, [CLI, "record"], { cwd: folder, encoding: "utf8" });
  expect(ran.status, ran.stderr).toBe(0);
  commitAll(folder, "the gate");
  return folder;
}

/** A merge request. */
interface Request {
  readonly change: Readonly<Record<string, unknown>>;
  readonly depth?: number;
  /** Changes on the fork's own main. Without them the request comes from the project itself. */
  readonly fork?: Readonly<Record<string, unknown>>;
}

/** Runs the job for a merge request. */
function runRequest(project: string, { change, depth, fork }: Request): RanJob {
  const source = fork === undefined ? project : workspace();
  if (fork !== undefined) {
    git(source, "clone", "-q", project, ".");
    writeFiles(source, fork);
    commitAll(source, "the fork's own main");
  }
  git(source, "checkout", "-q", "-B", "topic", "main");
  writeFiles(source, change);
  commitAll(source, "change");
  git(source, "checkout", "-q", "main");
  const pipeline = { source, branch: "topic", target: project };
  return runGitlabJob(JOB, depth === undefined ? pipeline : { ...pipeline, depth });
}

/** A change that turns the rule for recall off. */
const WEAKER = { "retrieval-gate.yaml": configFile({ gate: { "recall@10": "off" } }) };

describe("the GitLab job of the examples", () => {
  const project = makeTarget();
  // An unchanged search passes, and a worse one fails, in walks/gitlab.
  const UNCHANGED = { change: { "README.md": "x" } };
  // The change | the request | exit code | a part of the output
  test.each<[string, Request, number, string]>([
    ["weakened", { change: WEAKER }, 1, "gate_weakened"],
    [
      "unchanged, of a fork whose main is weakened",
      { ...UNCHANGED, fork: WEAKER },
      1,
      "gate_weakened",
    ],
    ["from a fork, unchanged", { ...UNCHANGED, fork: { "NOTES.md": "x" } }, 0, "PASS"],
    ["shallow", { ...UNCHANGED, depth: 1 }, 2, "base_not_found"],
  ])("decides a merge request that is %s, by the target's rules", (_name, given, code, said) => {
    const ran = runRequest(project, given);

    expect(ran, ran.output).toMatchObject({ code });
    expect(ran.output).toContain(said);
  });

  test.each([
    ["a search in Python", { "search.py": "def search(query: str): ...\n" }],
    ["a project in Python without a search", { "requirements.txt": "requests\n" }],
  ])("installs the wheel for %s", async (_, files) => {
    const folder = repository();
    writeFiles(folder, { ...files, ".gitlab-ci.yml": "test: { script: [make test] }\n" });

    await retrievalGate(folder, ["init"]);

    const job = readJobs(folder, ".gitlab/retrieval-gate.yml").get("retrieval-gate")!;

    expect(job).toMatchObject({ image: "python:3.13" });
    expect(job.script).toContain("pip install retrieval-gate");
    expect(job.script.at(-1)).toMatch(/^retrieval-gate gate --config retrieval-gate.yaml \$base$/m);
  });

  test("refuses --side-by-side for a repository on GitLab", async () => {
    const folder = repository();
    git(folder, "remote", "add", "origin", "git@gitlab.example.com:team/search.git");

    const refused = await retrievalGate(folder, ["init", "--side-by-side"]);

    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain("--side-by-side writes a workflow of GitHub");
  });

  test("is what init writes in a repository of GitLab", async () => {
    const folder = repository();
    writeFiles(folder, { ".gitlab-ci.yml": "test: { script: [make test] }\n" });

    const { code, stdout } = await retrievalGate(folder, ["init"]);

    const written = readFileSync(path.join(folder, ".gitlab/retrieval-gate.yml"), "utf8");

    expect(code, stdout).toBe(0);
    expect(written).toBe(readFileSync(path.join(ROOT, TEMPLATE), "utf8"));
    expect(stdout).toContain("include:\n  - local: .gitlab/retrieval-gate.yml\n");
    expect(stdout).not.toContain(".github");
  });
});
