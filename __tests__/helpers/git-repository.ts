/** Real git repositories: a base, a change, and GitHub's merge commit, checked out. */
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

/** The environment of git: no configuration of the machine, and fixed names, dates and so ids. */
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

/** Options of every call. Upkeep would start a program for every commit and every fetch. */
const OPTIONS = [
  "protocol.file.allow=always",
  "advice.detachedHead=false",
  "maintenance.auto=false",
  "gc.auto=0",
];

/** Runs git in the folder and returns what it prints, trimmed. Throws if it fails. */
export function git(folder: string, ...args: readonly string[]): string {
  const options = OPTIONS.flatMap((option) => ["-c", option]);
  return execFileSync("git", [...options, ...args], {
    cwd: folder,
    env: ENVIRONMENT,
    encoding: "utf8",
    stdio: "pipe",
  }).trim();
}

/** The repository of which the others are copies; undefined until the first is asked for. */
let template: string | undefined;

/** Returns a new repository on `main` without a commit: a copy of one that git made. */
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

/** Commits everything in the folder, and returns the id of the commit. */
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

/** Commits everything in the folder, with this date of the committer (ISO 8601). */
export function commitAt(folder: string, date: string): void {
  git(folder, "add", "-A");
  execFileSync("git", ["commit", "-q", "--allow-empty", "-m", "dated"], {
    cwd: folder,
    env: { ...ENVIRONMENT, GIT_COMMITTER_DATE: date },
    stdio: "pipe",
  });
}

/** Makes a symbolic link at this path, in place of a file or folder. `to`: what the link names. */
export function link(folder: string, file: string, to: string): void {
  const at = path.join(folder, file);
  rmSync(at, { force: true, recursive: true });
  mkdirSync(path.dirname(at), { recursive: true });
  symlinkSync(to, at);
}

/** Removes the file. */
export function remove(folder: string, file: string): void {
  unlinkSync(path.join(folder, file));
}

/** Returns a folder for PATH, in which `git` is this script. */
export function pathWithGit(script: string): string {
  const folder = workspace({ git: script });
  chmodSync(path.join(folder, "git"), 0o755);
  return folder;
}

/** A pull request: where it lives, and the ids of its three commits. */
export interface PullRequest {
  /** Where the branches live. */
  readonly origin: string;
  readonly base: string;
  readonly head: string;
  readonly merge: string;
}

/** Makes a pull request: a branch `topic` from `main` with the change, and the merge of both. */
export function pullRequest(origin: string, change: (folder: string) => void): PullRequest {
  git(origin, "checkout", "-q", "-B", "topic", "main");
  change(origin);
  return mergeTopic(origin);
}

/** Makes a pull request as pullRequest does, of a change that may be asynchronous. */
export async function propose(
  origin: string,
  change: (folder: string) => unknown,
): Promise<PullRequest> {
  git(origin, "checkout", "-q", "-B", "topic", "main");
  await change(origin);
  return mergeTopic(origin);
}

/**
 * Makes a pull request of a repository on `main`, and leaves its folder as actions/checkout leaves
 * one: at the merge commit, with no other branch. Without the programs that a clone starts.
 */
export async function proposeInPlace(
  folder: string,
  change: (folder: string) => unknown,
): Promise<PullRequest> {
  await change(folder);
  const pull = commitMerge(folder);
  rmSync(path.join(folder, ".git/refs/heads"), { recursive: true });
  mkdirSync(path.join(folder, ".git/refs/heads"));
  writeRef(folder, "refs/remotes/pull/7/merge", pull.merge);
  writeFileSync(path.join(folder, ".git/HEAD"), `${pull.merge}\n`);
  return pull;
}

/**
 * Commits what the folder has as the change, makes the merge commit under refs/pull/7/merge as
 * GitHub does, and checks out `main`.
 */
function mergeTopic(origin: string): PullRequest {
  const pull = commitMerge(origin);
  writeRef(origin, "refs/pull/7/merge", pull.merge);
  git(origin, "checkout", "-q", "main");
  return pull;
}

/** Commits what the folder has as the change, and its merge with `main`. */
function commitMerge(origin: string): PullRequest {
  const base = revisionOf(origin, "refs/heads/main");
  const head = commitAll(origin, "the change");
  // The branch starts at the tip of main, so that the merge's tree is its own.
  const parents = ["-p", base, "-p", head];
  const message = `Merge ${head} into ${base}`;
  const merge = git(origin, "commit-tree", `${head}^{tree}`, ...parents, "-m", message);
  return { origin, base, head, merge };
}

function writeRef(folder: string, ref: string, commit: string): void {
  const file = path.join(folder, ".git", ref);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${commit}\n`);
}

/**
 * Checks out a revision as actions/checkout does: one ref fetched into a new folder, with so many
 * commits (`depth`); with depth 0 all commits and branches. Returns the folder.
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

/** Returns the event of a push to the pull request as the runner gets it, with its payload. */
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

/** Returns the event of a push to the pull request as the program reads it. */
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
    label: null,
    pullRequest: { headSha: pull.head, baseSha: pull.base, baseRef: "main", retargeted: false },
    ...overrides,
  };
  return { ...event, pullRequest: pullRequest && { number: 7, ...pullRequest } };
}

/** Returns the event of a push to this branch, or of the event `name` there, as it is read. */
export const pushEvent = (sha: string, branch: string, name = "push"): WorkflowEvent => ({
  name,
  action: null,
  sha,
  ref: `refs/heads/${branch}`,
  defaultBranch: "main",
  label: null,
  pullRequest: null,
});

export { writeFiles };

/** What Git LFS commits in place of a file. */
export const lfsPointer = (sha256: string, bytes: number): string =>
  `version https://git-lfs.github.com/spec/v1\noid sha256:${sha256}\nsize ${bytes}\n`;
