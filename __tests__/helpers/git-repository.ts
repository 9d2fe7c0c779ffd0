/**
 * Real git repositories: a base, a change, and the merge commit that GitHub would have made,
 * checked out as the runner does.
 */
import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import type { RunnerEvent, WorkflowEvent } from "../../src/change/event.ts";
import { workspace, writeFiles } from "./workspace.ts";

/** Nothing of the machine's or the user's configuration, and the same commit ids every time. */
const ENVIRONMENT = {
  PATH: process.env["PATH"],
  HOME: "/nonexistent",
  LC_ALL: "C",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_AUTHOR_NAME: "Author",
  GIT_AUTHOR_EMAIL: "author@example.com",
  GIT_AUTHOR_DATE: "2026-01-02T03:04:05Z",
  GIT_COMMITTER_NAME: "Committer",
  GIT_COMMITTER_EMAIL: "committer@example.com",
  GIT_COMMITTER_DATE: "2026-01-02T03:04:05Z",
};

/** Without upkeep, for which every commit and every fetch would start a further program. */
const OPTIONS = [
  "protocol.file.allow=always",
  "advice.detachedHead=false",
  "maintenance.auto=false",
  "gc.auto=0",
];

export function git(folder: string, ...args: readonly string[]): string {
  const options = OPTIONS.flatMap((option) => ["-c", option]);
  return execFileSync("git", [...options, ...args], {
    cwd: folder,
    env: ENVIRONMENT,
    encoding: "utf8",
    stdio: "pipe",
  }).trim();
}

let template: string | undefined;

/**
 * A repository on branch `main` without a commit; git makes the first, the others are copies of it.
 */
export function repository(): string {
  if (template === undefined) {
    template = workspace();
    git(template, "init", "-q", "-b", "main", "--template=");
    git(template, "config", "uploadpack.allowAnySHA1InWant", "true");
  }
  const folder = workspace();
  cpSync(template, folder, { recursive: true });
  return folder;
}

/** The commit that a ref of the repository names, read from its file: `HEAD`, `refs/heads/main`. */
function revisionOf(folder: string, ref: string): string {
  const file = path.join(folder, ".git", ref);
  if (!existsSync(file)) {
    return git(folder, "rev-parse", ref);
  }
  const text = readFileSync(file, "utf8").trim();
  return text.startsWith("ref: ") ? revisionOf(folder, text.slice("ref: ".length)) : text;
}

/** Commits everything in the folder; the id. */
export function commitAll(folder: string, message = "change"): string {
  git(folder, "add", "-A");
  git(folder, "commit", "-q", "--allow-empty", "-m", message);
  return revisionOf(folder, "HEAD");
}

/** A repository with one commit, of these files. */
export function committed(files: Readonly<Record<string, unknown>>, message = "change"): string {
  const folder = repository();
  writeFiles(folder, files);
  commitAll(folder, message);
  return folder;
}

/** The same as `commitAll` with a committer's date of its own (ISO 8601). */
export function commitAt(folder: string, date: string): void {
  git(folder, "add", "-A");
  execFileSync("git", ["commit", "-q", "--allow-empty", "-m", "dated"], {
    cwd: folder,
    env: { ...ENVIRONMENT, GIT_COMMITTER_DATE: date },
    stdio: "pipe",
  });
}

/** Puts a symbolic link where a file was. */
export function link(folder: string, file: string, to: string): void {
  const at = path.join(folder, file);
  rmSync(at, { force: true, recursive: true });
  mkdirSync(path.dirname(at), { recursive: true });
  symlinkSync(to, at);
}

export function remove(folder: string, file: string): void {
  unlinkSync(path.join(folder, file));
}

/** A `git` of ours on a PATH of its own. */
export function pathWithGit(script: string): string {
  const folder = workspace({ git: script });
  chmodSync(path.join(folder, "git"), 0o755);
  return folder;
}

export interface PullRequest {
  /** Where the branches live. */
  readonly origin: string;
  readonly base: string;
  readonly head: string;
  readonly merge: string;
}

/** The origin's `main` as it is, a branch with `change` applied to it, and the merge of both. */
export function pullRequest(origin: string, change: (folder: string) => void): PullRequest {
  git(origin, "checkout", "-q", "-B", "topic", "main");
  change(origin);
  return merged(origin);
}

/** The same for a change that takes its time. */
export async function propose(
  origin: string,
  change: (folder: string) => unknown,
): Promise<PullRequest> {
  git(origin, "checkout", "-q", "-B", "topic", "main");
  await change(origin);
  return merged(origin);
}

function merged(origin: string): PullRequest {
  const base = revisionOf(origin, "refs/heads/main");
  const head = commitAll(origin, "the change");
  // The branch starts at the tip of main, so that the merge's tree is its own.
  const parents = ["-p", base, "-p", head];
  const merge = git(
    origin,
    "commit-tree",
    `${head}^{tree}`,
    ...parents,
    "-m",
    `Merge ${head} into ${base}`,
  );
  mkdirSync(path.join(origin, ".git/refs/pull/7"), { recursive: true });
  writeFileSync(path.join(origin, ".git/refs/pull/7/merge"), `${merge}\n`);
  git(origin, "checkout", "-q", "main");
  return { origin, base, head, merge };
}

/**
 * As actions/checkout does it: one ref fetched into a fresh folder, `depth` commits of it, all for
 * 0.
 */
export function checkout(
  origin: string,
  revision: string,
  depth: number,
  ref = "refs/remotes/pull/7/merge",
): string {
  const folder = repository();
  const fetched = "+refs/heads/*:refs/remotes/origin/*";
  const remote = `[remote "origin"]\n\turl = file://${origin}\n\tfetch = ${fetched}\n`;
  appendFileSync(path.join(folder, ".git/config"), remote);
  if (depth === 0) {
    git(folder, "fetch", "-q", "origin", fetched);
  }
  git(
    folder,
    "fetch",
    "-q",
    ...(depth === 0 ? [] : [`--depth=${depth}`]),
    "origin",
    `+${revision}:${ref}`,
  );
  git(folder, "checkout", "-q", "--force", ref);
  return folder;
}

/** The event as the runner gets it, with its payload. */
export function synchronizeEvent(pull: PullRequest): {
  readonly name: string;
  readonly sha: string;
  readonly ref: string;
  readonly payload: object;
} {
  const payload = {
    action: "synchronize",
    repository: { full_name: "owner/project", default_branch: "main" },
    pull_request: {
      number: 7,
      head: { sha: pull.head, repo: { full_name: "owner/project" } },
      base: { sha: pull.base, ref: "main" },
    },
  };
  return { name: "pull_request", sha: pull.merge, ref: "refs/pull/7/merge", payload };
}

export function pullRequestEvent(
  pull: PullRequest,
  overrides: Partial<WorkflowEvent> = {},
): RunnerEvent {
  const { pullRequest, ...event }: WorkflowEvent = {
    name: "pull_request",
    action: "synchronize",
    sha: pull.merge,
    ref: "refs/pull/7/merge",
    defaultBranch: "main",
    repository: null,
    label: null,
    pullRequest: { headSha: pull.head, baseSha: pull.base, baseRef: "main", retargeted: false },
    ...overrides,
  };
  return { ...event, pullRequest: pullRequest && { number: 7, ...pullRequest } };
}

export const pushEvent = (sha: string, branch: string, name = "push"): WorkflowEvent => ({
  name,
  action: null,
  sha,
  ref: `refs/heads/${branch}`,
  defaultBranch: "main",
  repository: null,
  label: null,
  pullRequest: null,
});

export { writeFiles };

/** What Git LFS commits in place of a file. */
export const lfsPointer = (sha256: string, bytes: number): string =>
  `version https://git-lfs.github.com/spec/v1\noid sha256:${sha256}\nsize ${bytes}\n`;
