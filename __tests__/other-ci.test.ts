/** The GitLab template as its runner runs it: the job's script in bash, with GitLab's documented variables. */
import { spawnSync } from "node:child_process";
import { chmodSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { CLI } from "./helpers/command.ts";
import { commitAll, git, repository, writeFiles } from "./helpers/git-repository.ts";
import { workspace } from "./helpers/workspace.ts";

const ROOT = path.join(import.meta.dirname, "..");
const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");
const TEMPLATE = read("examples/other-ci/retrieval-gate.gitlab-ci.yml");
const JOB = (
  parse(TEMPLATE) as { "retrieval-gate": { script: string[]; variables: { GIT_DEPTH: number } } }
)["retrieval-gate"];

const IDS = Array.from({ length: 10 }, (_, n) => `c${n}`);
const FILES = {
  "retrieval-gate.yaml": {
    version: 1,
    suite: "suite.json",
    baseline: "baseline.json",
    latency: "off",
    retriever: { kind: "module", path: "search.mjs" },
  },
  "suite.json": {
    version: 1,
    name: "docs",
    revision: "1",
    cases: IDS.map((id) => ({ id, query: id, intent: "howto", expected: [`${id}.md`] })),
  },
  "search.mjs": 'export default (query) => [{ path: `${query}.md` }, { path: "other.md" }];',
};

/** The project that requests go to, with a recorded baseline on main. */
function target(): string {
  const folder = repository();
  writeFiles(folder, FILES);
  const ran = spawnSync(process.execPath, [CLI, "record"], { cwd: folder, encoding: "utf8" });
  expect(ran.status, ran.stderr).toBe(0);
  commitAll(folder, "the gate");
  return folder;
}

interface Pipeline {
  readonly change: Readonly<Record<string, unknown>>;
  readonly depth?: number;
  /** What the fork's own main has. */
  readonly fork?: Readonly<Record<string, unknown>>;
}

/** Exit code and output of the job for a merge request with this change. */
function runPipeline(project: string, { change, depth = JOB.variables.GIT_DEPTH, fork }: Pipeline) {
  const source = workspace();
  git(source, "clone", "-q", project, ".");
  if (fork !== undefined) {
    writeFiles(source, fork);
    commitAll(source, "the fork's own main");
  }
  git(source, "checkout", "-q", "-b", "topic");
  writeFiles(source, change);
  commitAll(source, "change");
  const clone = workspace();
  git(clone, "init", "-q");
  git(clone, "remote", "add", "origin", `file://${source}`);
  git(clone, "fetch", "-q", ...(depth === 0 ? [] : [`--depth=${depth}`]), "origin", "topic");
  git(clone, "checkout", "-q", "--detach", "FETCH_HEAD");
  // A fetch of the target would bring the history that a shallow clone lacks; on a server it is another repository.
  const bin = workspace({ npx: `#!/bin/sh\nshift 2\nexec "${process.execPath}" "${CLI}" "$@"\n` });
  chmodSync(path.join(bin, "npx"), 0o755);
  const ran = spawnSync("bash", ["-eo", "pipefail", "-c", JOB.script.join("\n")], {
    cwd: clone,
    encoding: "utf8",
    env: {
      PATH: `${bin}:${process.env["PATH"]}`,
      HOME: bin,
      GITLAB_CI: "true",
      CI_PIPELINE_SOURCE: "merge_request_event",
      CI_MERGE_REQUEST_IID: "7",
      CI_MERGE_REQUEST_PROJECT_URL: `file://${project}`,
      CI_MERGE_REQUEST_TARGET_BRANCH_NAME: "main",
      CI_DEFAULT_BRANCH: "main",
    },
  });
  return { code: ran.status, output: `${ran.stdout}${ran.stderr}` };
}

const WORSE = { "search.mjs": 'export default () => [{ path: "other.md" }, { path: "c0.md" }];' };
const WEAKER = {
  "retrieval-gate.yaml": { ...FILES["retrieval-gate.yaml"], gate: { "recall@10": "off" } },
};

describe("the GitLab job of the examples", () => {
  const project = target();
  test.each<[string, Pipeline, number, string]>([
    ["unchanged", { change: { "README.md": "x" } }, 0, "PASS"],
    ["worse", { change: WORSE }, 1, "recall"],
    ["weakened", { change: WEAKER }, 1, "gate_weakened"],
    [
      "weakened in the fork's main, too",
      { change: { "README.md": "x" }, fork: WEAKER },
      1,
      "gate_weakened",
    ],
    [
      "from a fork, unchanged",
      { change: { "README.md": "x" }, fork: { "NOTES.md": "x" } },
      0,
      "PASS",
    ],
    ["shallow", { change: { "README.md": "x" }, depth: 1 }, 2, "base_not_found"],
  ])("ends as the table says with a change that is %s", (_name, given, code, said) => {
    const ran = runPipeline(project, given);

    expect(ran, ran.output).toMatchObject({ code });
    expect(ran.output).toContain(said);
  });
});
