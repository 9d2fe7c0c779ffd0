import { mkdirSync, rmSync } from "node:fs";
import { GateError } from "../../src/errors.ts";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { findBase } from "../../src/policy/base.ts";
import { openGit } from "../../src/policy/git.ts";
import {
  type PullRequest,
  checkout,
  commitAll,
  git,
  pullRequest,
  pullRequestEvent,
  pushEvent,
  repository,
  writeFiles,
} from "../helpers/git-repository.ts";
import { workspace } from "../helpers/workspace.ts";

function origin(): string {
  const folder = repository();
  writeFiles(folder, { "a.txt": "one\n" });
  commitAll(folder, "first");
  writeFiles(folder, { "a.txt": "two\n" });
  commitAll(folder, "second");
  return folder;
}

function pull(): PullRequest {
  return pullRequest(origin(), (folder) => writeFiles(folder, { "b.txt": "new\n" }));
}

const open =
  (folder: string, PATH = process.env["PATH"]) =>
  () =>
    openGit(folder, { PATH });

describe("on a pull request", () => {
  test.each([2, 0])("the merge commit's first parent, at depth %i", (depth) => {
    const change = pull();
    const folder = checkout(change.origin, change.merge, depth);
    const found = findBase(pullRequestEvent(change), null, open(folder));
    expect(found).toMatchObject({ mode: "pull_request", commit: change.base });
  });

  test("the base's tip where it moved after the head branched off", () => {
    const repo = origin();
    const fork = git(repo, "rev-parse", "HEAD");
    git(repo, "checkout", "-q", "-b", "topic");
    writeFiles(repo, { "b.txt": "new\n" });
    const head = commitAll(repo);
    git(repo, "checkout", "-q", "main");
    writeFiles(repo, { "c.txt": "moved\n" });
    const tip = commitAll(repo);
    git(repo, "merge", "-q", "--no-ff", "-m", "merge", "topic");
    const merge = git(repo, "rev-parse", "HEAD");
    expect(tip).not.toBe(fork);
    const event = pullRequestEvent({ origin: repo, base: tip, head, merge });
    expect(findBase(event, null, open(repo))).toMatchObject({ commit: tip });
  });

  test("a repository without a commit", () => {
    const folder = workspace();
    git(folder, "init", "-q");
    const event = pullRequestEvent({ ...pull(), merge: "1".repeat(40) });
    expect(() => findBase(event, null, open(folder))).toThrow(
      expect.objectContaining({ code: "unsafe_base", message: "HEAD names no commit" }),
    );
  });

  test("depth 1 is a shallow clone, and the fix is named", () => {
    const change = pull();
    const folder = checkout(change.origin, change.merge, 1);
    expect(() => findBase(pullRequestEvent(change), null, open(folder))).toThrow(
      expect.objectContaining({
        code: "shallow_clone",
        exitCode: 2,
        hint: expect.stringContaining("fetch-depth: 2"),
      }),
    );
  });

  test.each([2, 0])("the head checked out instead of the merge, at depth %i", (depth) => {
    const change = pull();
    const folder = checkout(change.origin, change.head, depth);
    expect(() => findBase(pullRequestEvent(change), null, open(folder))).toThrow(
      expect.objectContaining({
        code: "unsafe_base",
        exitCode: 2,
        hint: expect.stringContaining("Remove `ref:`"),
      }),
    );
  });

  test("a head that is itself a merge does not pass for GitHub's", () => {
    const repo = origin();
    git(repo, "checkout", "-q", "-b", "lax");
    const lax = commitAll(repo, "a base of the author's own");
    git(repo, "checkout", "-q", "-b", "topic", "main");
    commitAll(repo, "work");
    git(repo, "merge", "-q", "--no-ff", "-m", "merge", lax);
    const head = git(repo, "rev-parse", "HEAD");
    const event = pullRequestEvent({ origin: repo, base: "", head, merge: head });
    expect(() => findBase(event, null, open(repo))).toThrow(
      expect.objectContaining({ code: "unsafe_base", message: expect.stringContaining("second parent") }),
    );
  });

  test("a commit made in the job moves HEAD away from GITHUB_SHA", () => {
    const change = pull();
    const folder = checkout(change.origin, change.merge, 2);
    commitAll(folder, "made in the job");
    expect(() => findBase(pullRequestEvent(change), null, open(folder))).toThrow(
      expect.objectContaining({ code: "unsafe_base", message: expect.stringContaining(change.merge) }),
    );
  });

  test("a squashed checkout of one parent", () => {
    const repo = origin();
    const sha = git(repo, "rev-parse", "HEAD");
    const event = pullRequestEvent({ origin: repo, base: "", head: "f".repeat(40), merge: sha });
    expect(() => findBase(event, null, open(repo))).toThrow(
      expect.objectContaining({ code: "unsafe_base", message: expect.stringContaining("1 parents") }),
    );
  });

  test("parents come from the object, not from a replacement or a graft", () => {
    const change = pull();
    const folder = checkout(change.origin, change.merge, 0);
    const forged = git(
      folder,
      "commit-tree",
      "-p",
      change.head,
      "-p",
      change.head,
      "-m",
      "forged",
      `${change.merge}^{tree}`,
    );
    git(folder, "replace", change.merge, forged);
    mkdirSync(path.join(folder, ".git/info"), { recursive: true });
    writeFiles(folder, { ".git/info/grafts": `${change.merge} ${change.head} ${change.head}\n` });
    expect(git(folder, "rev-parse", "HEAD^1")).toBe(change.head);
    expect(findBase(pullRequestEvent(change), null, open(folder))).toMatchObject({ commit: change.base });
  });

  test("no repository", () => {
    const event = pullRequestEvent({ origin: "", base: "", head: "f".repeat(40), merge: "e".repeat(40) });
    expect(() => findBase(event, null, open(workspace()))).toThrow(
      expect.objectContaining({
        code: "no_repository",
        exitCode: 2,
        hint: expect.stringContaining("actions/checkout"),
      }),
    );
  });

  test("no git on the PATH", () => {
    const change = pull();
    expect(() => findBase(pullRequestEvent(change), null, open(change.origin, workspace()))).toThrow(
      expect.objectContaining({
        code: "git_missing",
        exitCode: 2,
        hint: expect.stringContaining("Install git"),
      }),
    );
  });

  describe("against the base that the event names", () => {
    /** `main` goes on after the pull request was opened, and GitHub merges into its tip. */
    function movedOn(): { readonly change: PullRequest; readonly before: string } {
      const repo = origin();
      const before = git(repo, "rev-parse", "HEAD");
      writeFiles(repo, { "c.txt": "moved\n" });
      commitAll(repo, "main went on");
      return { change: pullRequest(repo, (folder) => writeFiles(folder, { "b.txt": "new\n" })), before };
    }
    const named = (
      change: PullRequest,
      baseSha: string,
      retargeted = false,
    ): ReturnType<typeof pullRequestEvent> =>
      pullRequestEvent(change, {
        pullRequest: { headSha: change.head, baseSha, baseRef: "main", retargeted },
      });

    test("it may lag behind: shown at depth 0, a notice at depth 2", () => {
      const { change, before } = movedOn();
      const find = (depth: number): ReturnType<typeof findBase> =>
        findBase(named(change, before), null, open(checkout(change.origin, change.merge, depth)));
      expect(find(0)).toMatchObject({ commit: change.base, notices: [] });
      expect(find(2)).toMatchObject({
        commit: change.base,
        notices: [{ code: "base_unconfirmed", commit: change.base, event: before }],
      });
    });

    test("retargeted, it has to be shown", () => {
      const { change, before } = movedOn();
      const find = (depth: number, sha: string) => () =>
        findBase(named(change, sha, true), null, open(checkout(change.origin, change.merge, depth)));
      expect(find(0, before)()).toMatchObject({ commit: change.base });
      expect(find(2, change.base)()).toMatchObject({ commit: change.base });
      expect(find(2, before)).toThrow(
        expect.objectContaining({ code: "unsafe_base", hint: expect.stringContaining("fetch-depth: 0") }),
      );
    });

    test("a merge into another branch than the event's is refused wherever the clone shows it", () => {
      const { change } = movedOn();
      const { origin: repo } = change;
      git(repo, "checkout", "-q", "-b", "other", "main~1");
      const other = commitAll(repo, "another branch");
      git(repo, "checkout", "-q", "main");
      const newer = commitAll(repo, "main went on again");
      for (const base of [other, newer, "f".repeat(40)]) {
        const folder = checkout(repo, change.merge, 0);
        expect(() => findBase(named(change, base), null, open(folder)), base).toThrow(
          expect.objectContaining({ code: "unsafe_base", message: expect.stringContaining(base) }),
        );
      }
    });

    test("a graft does not make an ancestor", () => {
      const { change } = movedOn();
      git(change.origin, "checkout", "-q", "--orphan", "alone");
      const alone = commitAll(change.origin, "alone");
      const folder = checkout(change.origin, change.merge, 0);
      mkdirSync(path.join(folder, ".git/info"), { recursive: true });
      writeFiles(folder, { ".git/info/grafts": `${change.base} ${alone}\n` });
      expect(() => findBase(named(change, alone), null, open(folder))).toThrow(
        expect.objectContaining({ code: "unsafe_base" }),
      );
    });
  });

  test("base-ref does not choose it", () => {
    const change = pull();
    const folder = checkout(change.origin, change.merge, 2);
    expect(findBase(pullRequestEvent(change), "HEAD", open(folder))).toMatchObject({ commit: change.base });
  });

  test("variables of git's own don't redirect it", () => {
    const change = pull();
    const folder = checkout(change.origin, change.merge, 2);
    const other = origin();
    const environment = {
      PATH: process.env["PATH"],
      GIT_DIR: path.join(other, ".git"),
      GIT_OBJECT_DIRECTORY: path.join(other, ".git/objects"),
      GIT_CONFIG_COUNT: "1",
      GIT_CONFIG_KEY_0: "core.bare",
      GIT_CONFIG_VALUE_0: "true",
    };
    const found = findBase(pullRequestEvent(change), null, () => openGit(folder, environment));
    expect(found).toMatchObject({ commit: change.base });
  });
});

describe("where the checkout's files judge", () => {
  test.each(["push", "merge_group"])("%s: the commit before, for a notice", (name) => {
    const repo = origin();
    const sha = git(repo, "rev-parse", "HEAD");
    const event = pushEvent(sha, name === "push" ? "main" : "gh-readonly-queue/main/pr-7", name);
    expect(findBase(event, "topic", open(repo))).toMatchObject({
      mode: "default_branch",
      commit: git(repo, "rev-parse", "HEAD^"),
    });
  });

  test("without history, without a repository, without git: no error, only nothing to compare with", () => {
    const repo = origin();
    const event = pushEvent(git(repo, "rev-parse", "HEAD"), "main");
    const shallow = checkout(repo, "main", 1, "refs/remotes/origin/main");
    for (const opened of [open(shallow), open(workspace()), open(repo, workspace())]) {
      expect(findBase(event, null, opened)).toMatchObject({ mode: "default_branch", commit: null });
    }
  });
});

describe("elsewhere", () => {
  function branched(): { readonly repo: string; readonly fork: string } {
    const repo = origin();
    const fork = git(repo, "rev-parse", "HEAD");
    git(repo, "checkout", "-q", "-b", "topic");
    commitAll(repo, "work");
    return { repo, fork };
  }

  test("base-ref, as a branch, a remote branch or a commit", () => {
    const { repo, fork } = branched();
    const folder = checkout(repo, "topic", 0, "refs/heads/topic");
    for (const ref of ["main", "origin/main", fork, fork.slice(0, 10)]) {
      expect(findBase(null, ref, open(folder))).toMatchObject({ mode: "base_ref", commit: fork });
    }
  });

  test.each(["nowhere", "--help", "HEAD:a.txt", ""])("base-ref %j names no commit", (ref) => {
    const { repo } = branched();
    expect(() => findBase(null, ref, open(repo))).toThrow(
      expect.objectContaining({
        code: "base_not_found",
        exitCode: 2,
        hint: expect.stringContaining("fetch-depth: 0"),
      }),
    );
  });

  test.each(["push", "workflow_dispatch", "schedule"])(
    "%s on a branch: the merge base with the default branch",
    (name) => {
      const { repo, fork } = branched();
      git(repo, "checkout", "-q", "main");
      commitAll(repo, "main went on");
      const folder = checkout(repo, "topic", 0, "refs/remotes/origin/topic");
      const event = pushEvent(git(folder, "rev-parse", "HEAD"), "topic", name);
      expect(findBase(event, null, open(folder))).toMatchObject({ mode: "merge_base", commit: fork });
    },
  );

  test("a push on a branch at depth 1 is refused: judged by itself it would satisfy the pull request's check", () => {
    const { repo } = branched();
    const folder = checkout(repo, "topic", 1, "refs/remotes/origin/topic");
    const event = pushEvent(git(folder, "rev-parse", "HEAD"), "topic");
    expect(() => findBase(event, null, open(folder))).toThrow(
      expect.objectContaining({
        code: "shallow_clone",
        hint: expect.stringContaining("fetch-depth: 0") as string,
      }) as Error,
    );
  });

  test.each(["push", "workflow_dispatch", "create", "deployment", "schedule"])(
    "%s on a branch needs a base, at depth 1 and 2 and without git",
    (name) => {
      const { repo } = branched();
      for (const depth of [1, 2]) {
        const folder = checkout(repo, "topic", depth, "refs/remotes/origin/topic");
        const event = pushEvent(git(folder, "rev-parse", "HEAD"), "topic", name);
        expect(() => findBase(event, null, open(folder))).toThrow(
          expect.objectContaining({
            code: "shallow_clone",
            exitCode: 2,
            message: expect.stringContaining(`${name} on refs/heads/topic has no base`),
            hint: expect.stringContaining("fetch-depth: 0"),
          }),
        );
        const unknown = { ...event, defaultBranch: null };
        expect(() => findBase(unknown, null, open(folder))).toThrow(
          expect.objectContaining({ code: "base_not_found" }),
        );
        expect(() => findBase(event, null, open(workspace()))).toThrow(
          expect.objectContaining({ code: "no_repository" }),
        );
        expect(() => findBase(event, null, open(repo, workspace()))).toThrow(
          expect.objectContaining({ code: "git_missing" }),
        );
      }
    },
  );

  test("a commit made in the job of a push run on a branch", () => {
    const { repo } = branched();
    const folder = checkout(repo, "topic", 0, "refs/remotes/origin/topic");
    const event = pushEvent(git(folder, "rev-parse", "HEAD"), "topic");
    const made = commitAll(folder, "made in the job");
    expect(() => findBase(event, null, open(folder))).toThrow(
      expect.objectContaining({
        code: "unsafe_head",
        message: `HEAD is ${made}, but this run is for ${event.sha}`,
      }),
    );
  });

  test("base-ref names a branch before a tag, here and at the remote", () => {
    const { repo, fork } = branched();
    const folder = checkout(repo, "topic", 0, "refs/remotes/origin/topic");
    for (const tag of ["main", "origin/main"]) git(folder, "tag", tag, "HEAD");
    for (const ref of ["main", "origin/main", "main^{commit}", "main~0"]) {
      expect(findBase(null, ref, open(folder)), ref).toMatchObject({ mode: "base_ref", commit: fork });
    }
    git(folder, "branch", fork, "HEAD");
    expect(findBase(null, fork, open(folder))).toMatchObject({ commit: fork });
    git(folder, "tag", "v1", "HEAD");
    expect(findBase(null, "v1", open(folder))).toMatchObject({ commit: git(folder, "rev-parse", "HEAD") });
  });

  test("no tag is the default branch, where the clone lacks that", () => {
    const { repo } = branched();
    const folder = checkout(repo, "topic", 2, "refs/remotes/origin/topic");
    git(folder, "tag", "main", "HEAD~1");
    git(folder, "tag", "v1", "HEAD~1");
    const event = pushEvent(git(folder, "rev-parse", "HEAD"), "topic");
    expect(findBase(event, "v1", open(folder))).toMatchObject({ mode: "base_ref" });
    expect(() => findBase(event, "main", open(folder))).toThrow(
      expect.objectContaining({ code: "base_not_found" }),
    );
  });

  test("the command, no remote", () => {
    const { repo } = branched();
    expect(findBase(null, null, open(repo))).toEqual({ mode: "head_only", reason: "default_branch_unknown" });
  });

  test.each(["schedule", "workflow_dispatch", "repository_dispatch", "release"])(
    "%s: where HEAD is decides, and not what the event says",
    (name) => {
      const { repo, fork } = branched();
      const main = pushEvent(fork, "main", name);
      const alone = { mode: "head_only", reason: "on_default_branch" };
      expect(findBase(main, null, open(checkout(repo, fork, 1, "refs/remotes/origin/main")))).toEqual(alone);
      const topic = checkout(repo, "topic", 0, "refs/remotes/origin/topic");
      expect(findBase(main, null, open(topic))).toMatchObject({ mode: "merge_base", commit: fork });
      git(topic, "checkout", "-q", fork);
      expect(findBase(pushEvent("", "v1", name), null, open(topic))).toEqual(alone);
      const shallow = checkout(repo, "topic", 1, "refs/remotes/origin/topic");
      expect(() => findBase(main, null, open(shallow))).toThrow(
        expect.objectContaining({ code: "shallow_clone", exitCode: 2 }),
      );
    },
  );

  test("another repository's checkout goes by its own default branch", () => {
    const { repo, fork } = branched();
    git(repo, "branch", "trunk", fork);
    // A branch of the name that the event's repository calls its default one.
    git(repo, "branch", "-f", "main", "topic");
    const folder = checkout(repo, "topic", 0, "refs/remotes/origin/topic");
    const event = { ...pushEvent("1".repeat(40), "main", "workflow_dispatch"), repository: "owner/project" };
    git(folder, "remote", "set-url", "origin", "https://github.com/owner/other.git");
    expect(() => findBase(event, null, open(folder))).toThrow(
      expect.objectContaining({ code: "base_not_found", exitCode: 2 }),
    );
    git(folder, "symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/trunk");
    expect(findBase(event, null, open(folder))).toMatchObject({ mode: "merge_base", commit: fork });
    for (const url of ["git@github.com:owner/Project.git", "https://github.com/owner/project/"]) {
      git(folder, "remote", "set-url", "origin", url);
      expect(findBase(event, null, open(folder))).toEqual({ mode: "head_only", reason: "on_default_branch" });
    }
  });

  test.each(["push", "merge_group"])("%s: not the commit that the run is for", (name) => {
    const { repo, fork } = branched();
    const folder = checkout(repo, "topic", 0, "refs/remotes/origin/topic");
    expect(() => findBase(pushEvent(fork, "topic", name), null, open(folder))).toThrow(
      expect.objectContaining({ code: "unsafe_head" }),
    );
  });

  test("a push run of the default branch that has another commit checked out", () => {
    const { repo, fork } = branched();
    const folder = checkout(repo, "topic", 0, "refs/remotes/origin/topic");
    expect(() => findBase(pushEvent(fork, "main"), null, open(folder))).toThrow(
      expect.objectContaining({ code: "unsafe_head" }),
    );
  });

  test.each(["HEAD", "topic", "ahead"])("base-ref %s, which is HEAD or follows it, is no base", (ref) => {
    const { repo } = branched();
    git(repo, "checkout", "-q", "topic");
    git(repo, "checkout", "-q", "-b", "ahead");
    commitAll(repo, "on top");
    const folder = checkout(repo, "topic", 0, "refs/remotes/origin/topic");
    const event = pushEvent(git(folder, "rev-parse", "HEAD"), "topic");
    expect(() => findBase(event, ref, open(folder))).toThrow(
      expect.objectContaining({ code: "unsafe_base", message: expect.stringContaining(`"${ref}"`) }),
    );
  });

  test("base-ref origin/main is no branch of the remote's that is called so", () => {
    const { repo, fork } = branched();
    git(repo, "branch", "origin/main", "topic");
    const folder = checkout(repo, "topic", 0, "refs/remotes/origin/topic");
    expect(git(folder, "rev-parse", "refs/remotes/origin/origin/main")).not.toBe(fork);
    expect(findBase(null, "origin/main", open(folder))).toMatchObject({ commit: fork });
    git(folder, "update-ref", "-d", "refs/remotes/origin/main");
    expect(() => findBase(null, "origin/main", open(folder))).toThrow(
      expect.objectContaining({ code: "base_not_found" }),
    );
  });

  test("the command in a clone asks the remote for its default branch", () => {
    const { repo, fork } = branched();
    git(repo, "checkout", "-q", "main");
    const folder = workspace();
    git(folder, "clone", "-q", `file://${repo}`, "clone");
    const clone = path.join(folder, "clone");
    expect(findBase(null, null, open(clone))).toEqual({ mode: "head_only", reason: "on_default_branch" });
    git(clone, "checkout", "-q", "-b", "mine");
    commitAll(clone, "mine");
    expect(findBase(null, null, open(clone))).toMatchObject({ mode: "merge_base", commit: fork });
  });

  test("branches without a common commit", () => {
    const { repo } = branched();
    git(repo, "checkout", "-q", "--orphan", "alone");
    commitAll(repo, "alone");
    const event = pushEvent("", "alone", "workflow_dispatch");
    expect(() => findBase(event, null, open(repo))).toThrow(
      expect.objectContaining({
        code: "shallow_clone",
        message: expect.stringContaining("no common commit with the default branch"),
      }),
    );
  });

  test.each(["schedule", "workflow_dispatch"])(
    "%s on the default branch without git: its own files judge",
    (name) => {
      const event = pushEvent("1".repeat(40), "main", name);
      const alone = { mode: "head_only", reason: "on_default_branch" };
      expect(findBase(event, null, open(workspace()))).toEqual(alone);
      expect(findBase(event, null, open(workspace(), workspace()))).toEqual(alone);
      expect(() => findBase({ ...event, defaultBranch: null }, null, open(workspace()))).toThrow(
        expect.objectContaining({ code: "no_repository" }),
      );
    },
  );

  test("the command outside a repository, and without git", () => {
    const { repo } = branched();
    expect(findBase(null, null, open(workspace()))).toEqual({ mode: "head_only", reason: "no_repository" });
    expect(findBase(null, null, open(repo, workspace()))).toEqual({ mode: "head_only", reason: "no_git" });
    rmSync(path.join(repo, ".git/HEAD"));
    expect(findBase(null, null, open(repo))).toEqual({ mode: "head_only", reason: "no_repository" });
  });
});

test("a failure that is not git's own is no missing repository", () => {
  const broken = (): never => {
    throw new TypeError("boom");
  };
  expect(() => findBase(null, null, broken)).toThrow("boom");
  const failing = (): never => {
    throw new GateError("git_failed", "git ls-tree failed");
  };
  expect(() => findBase(null, null, failing)).toThrow("git ls-tree failed");
  expect(() => findBase(pushEvent("1".repeat(40), "main"), null, broken)).toThrow("boom");
});

// Found by `node proof/fuzz.mjs --whole --seed 20 --target action --only 984`.
test.each(["main\0", "\0"])(
  "a default branch that git can't have is not in the clone: %j",
  (defaultBranch) => {
    const folder = origin();
    const event = { ...pushEvent(git(folder, "rev-parse", "HEAD"), "topic"), defaultBranch };
    expect(() => findBase(event, null, open(folder))).toThrow(
      expect.objectContaining({
        code: "shallow_clone",
        message: expect.stringContaining("the default branch is not in this clone"),
      }),
    );
  },
);
