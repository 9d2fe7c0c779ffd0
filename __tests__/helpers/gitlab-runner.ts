/**
 * Runs a job of GitLab as its runner does: a clone of the job's depth, detached, and its script in
 * bash with the documented variables.
 */
import { spawnSync } from "node:child_process";
import { chmodSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { CLI } from "./command.ts";
import { git } from "./git-repository.ts";
import { workspace } from "./workspace.ts";

/** A rule of a job: an expression of the form `$NAME == "value"`. */
interface Rule {
  readonly if: string;
}

/** A job of a pipeline's file, as far as the runner reads it. */
interface Job {
  readonly script: readonly string[];
  readonly variables?: { readonly GIT_DEPTH?: number };
  readonly rules: readonly Rule[];
}

/** The pipeline in which the job runs. */
interface Pipeline {
  /** The repository whose pipeline it is: the project, or a fork of it. */
  readonly source: string;
  /** The branch of the merge request; without a request the branch that was pushed. */
  readonly branch: string;
  /** The project that the merge request goes to; absent for a push. */
  readonly target?: string;
  /** How many commits the clone has, in place of the job's own GIT_DEPTH. */
  readonly depth?: number;
}

/** How a job ended. */
export interface RanJob {
  readonly code: number | null;
  readonly output: string;
  /** The runner's clone. */
  readonly folder: string;
}

/** GitLab's own depth, if neither the job nor the project names one. */
const USUAL_DEPTH = 20;

/** Returns the jobs of a pipeline's file, with those of the local files that it includes. */
export function readJobs(folder: string, file = ".gitlab-ci.yml"): ReadonlyMap<string, Job> {
  const { include = [], ...jobs } = parse(readFileSync(path.join(folder, file), "utf8")) as {
    readonly include?: readonly { readonly local: string }[];
  };
  const included = include.flatMap(({ local }) => [...readJobs(folder, local)]);
  return new Map([...included, ...(Object.entries(jobs) as [string, Job][])]);
}

/** Runs the job. Throws if its rules leave it out of this pipeline. */
export function runGitlabJob(job: Job, pipeline: Pipeline): RanJob {
  const { source, branch, target, depth = job.variables?.GIT_DEPTH ?? USUAL_DEPTH } = pipeline;
  const folder = workspace();
  git(folder, "init", "-q");
  git(folder, "remote", "add", "origin", `file://${source}`);
  git(folder, "fetch", "-q", ...(depth === 0 ? [] : [`--depth=${depth}`]), "origin", branch);
  git(folder, "checkout", "-q", "--detach", "FETCH_HEAD");
  const variables = {
    GITLAB_CI: "true",
    CI: "true",
    CI_COMMIT_SHA: git(folder, "rev-parse", "HEAD"),
    CI_COMMIT_REF_NAME: branch,
    CI_DEFAULT_BRANCH: "main",
    CI_PROJECT_ID: source === target || target === undefined ? "1" : "2",
    CI_PROJECT_DIR: folder,
    ...(target === undefined
      ? { CI_PIPELINE_SOURCE: "push", CI_COMMIT_BRANCH: branch }
      : requestVariables(target, branch)),
  };
  if (!job.rules.some((rule) => isRuleTrue(rule, variables))) {
    throw new Error("no rule of the job holds in this pipeline");
  }
  // `npx --yes github:… gate` runs the built command: flags and the address are dropped.
  const bin = workspace({
    npx: `#!/bin/sh\nwhile case "$1" in -*|github:*) true;; *) false; esac; do shift; done\nexec "${process.execPath}" "${CLI}" "$@"\n`,
  });
  chmodSync(path.join(bin, "npx"), 0o755);
  const ran = spawnSync("bash", ["-eo", "pipefail", "-c", job.script.join("\n")], {
    cwd: folder,
    encoding: "utf8",
    env: { PATH: `${bin}:${process.env["PATH"]}`, HOME: bin, ...variables },
  });
  return { code: ran.status, output: `${ran.stdout}${ran.stderr}`, folder };
}

/** The variables of a merge request's pipeline. CI_COMMIT_BRANCH is not set there. */
function requestVariables(target: string, branch: string): Readonly<Record<string, string>> {
  return {
    CI_PIPELINE_SOURCE: "merge_request_event",
    CI_MERGE_REQUEST_IID: "7",
    CI_MERGE_REQUEST_PROJECT_ID: "1",
    CI_MERGE_REQUEST_PROJECT_URL: `file://${target}`,
    CI_MERGE_REQUEST_TARGET_BRANCH_NAME: "main",
    CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: branch,
  };
}

/** Whether both sides of the rule are equal, with variables filled in; empty if not set. */
function isRuleTrue(rule: Rule, variables: Readonly<Record<string, string>>): boolean {
  const [left = "", right = ""] = rule.if.split(" == ").map((side) => {
    const name = /^\$(\w+)$/.exec(side)?.[1];
    return name === undefined ? side.replaceAll('"', "") : (variables[name] ?? "");
  });
  return left === right;
}
