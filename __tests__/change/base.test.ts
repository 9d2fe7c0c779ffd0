/** findBase: the base commit whose rules decide, a row for each event, checkout and trick. */
import { cpSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { GateError } from "../../src/errors.ts";
import { type Base, findBase, findDeskBase } from "../../src/change/base.ts";
import type { WorkflowEvent } from "../../src/change/event.ts";
import { openGit } from "../../src/change/git.ts";
import {
  checkout,
  commitAll,
  git,
  pushEvent,
  repository,
  writeFiles,
} from "../helpers/git-repository.ts";
import { rows } from "../helpers/table.ts";
import { workspace } from "../helpers/workspace.ts";

const openRepository =
  (folder: string, PATH = process.env["PATH"]) =>
  () =>
    openGit(folder, { PATH });

/**
 * The ids of the commits of ORIGIN by name. Each branch with its commits, oldest first:
 *   main: A B C D
 *   topic: A B T1 T2
 *   ahead: A B T1 T2 ahead
 *   lax: A lax
 *   alone: alone
 * Merge commits on no branch of these, with their parents:
 *   merge: C T2 (what GitHub makes of a pull request of topic)
 *   own: T2 lax
 *   three: C T2 lax
 * F is the id of a commit that does not exist.
 */
const COMMITS: Record<string, string> = { F: "f".repeat(40) };
const ORIGIN = repository();
/** Starts or moves a branch at the commit of this name, and checks it out. */
const startBranch = (branch: string, from: string): void => {
  git(ORIGIN, "checkout", "-q", "-B", branch, COMMITS[from]!);
};
/** Commits a file of this name on the branch that is checked out. */
const addCommit = (name: string): void => {
  writeFiles(ORIGIN, { [`${name}.txt`]: name });
  COMMITS[name] = commitAll(ORIGIN, name);
};
/** Makes a merge commit with the files of the second parent, on a branch `made-NAME`. */
const addMerge = (name: string, parents: readonly [string, string, ...string[]]): void => {
  const parentOptions = parents.flatMap((parent) => ["-p", COMMITS[parent]!]);
  const tree = `${COMMITS[parents[1]]!}^{tree}`;
  COMMITS[name] = git(ORIGIN, "commit-tree", tree, ...parentOptions, "-m", name);
  git(ORIGIN, "update-ref", `refs/heads/made-${name}`, COMMITS[name]);
};
addCommit("A");
addCommit("B");
startBranch("topic", "B");
addCommit("T1");
addCommit("T2");
startBranch("ahead", "T2");
addCommit("ahead");
startBranch("lax", "A");
addCommit("lax");
startBranch("main", "B");
addCommit("C");
addMerge("merge", ["C", "T2"]);
addMerge("own", ["T2", "lax"]);
addMerge("three", ["C", "T2", "lax"]);
addCommit("D");
git(ORIGIN, "checkout", "-q", "--orphan", "alone");
addCommit("alone");
git(ORIGIN, "checkout", "-q", "main");

/** Replaces `{C}` by the id of commit C. */
const withCommits = (text: string): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => COMMITS[name] ?? `{${name}}`);
const folderByCheckout = new Map<string, string>();

/**
 * The folder of a cell such as `T2 0; tag v1 HEAD`: a checkout of commit T2 to a depth (0: the
 * whole history), in which git then ran each command after a semicolon.
 */
function folderOf(cell: string): string {
  const [commitAndDepth = "", ...commands] = cell.split(";").map((each) => each.trim());
  const [name = "", depth = "0"] = commitAndDepth.split(" ");
  const original =
    folderByCheckout.get(commitAndDepth) ??
    checkout(ORIGIN, COMMITS[name]!, Number(depth), "refs/remotes/x/head");
  folderByCheckout.set(commitAndDepth, original);
  const folder = commands.length === 0 ? original : workspace();
  if (folder !== original) {
    cpSync(original, folder, { recursive: true });
  }
  for (const command of commands) {
    git(folder, ...withCommits(command).split(" "));
  }
  return folder;
}

const SETTINGS = /(\w[\w-]*)=(\S*)/g;

/**
 * The event and base-ref of a cell: the event's name (`desk`: no event), then `key=value` for what
 * differs from a push to topic at T2, or a pull request of T2 into main at C. Commits by name.
 */
function eventOf(cell: string): readonly [WorkflowEvent | null, string | null] {
  const name = cell.split(" ")[0]!;
  const settings = Object.fromEntries(
    [...cell.matchAll(SETTINGS)].map(([, key = "", value = ""]) => [
      key,
      key === "base-ref" ? value : (COMMITS[value] ?? value),
    ]),
  );
  const baseRef = settings["base-ref"] === undefined ? null : withCommits(settings["base-ref"]);
  if (name === "desk") {
    return [null, baseRef];
  }
  const isPullRequest = name === "pull_request";
  const sha = settings["sha"] ?? COMMITS[isPullRequest ? "merge" : "T2"]!;
  const event = pushEvent(sha, settings["ref"] ?? "topic", name);
  const { base = "C", head = "T2", default: defaultBranch = "main" } = settings;
  const pullRequest = {
    headSha: COMMITS[head] ?? head,
    baseSha: base === "none" ? null : (COMMITS[base] ?? base),
    baseRef: "main",
    retargeted: cell.includes("retargeted"),
  };
  return [
    {
      ...event,
      sha: sha === "none" ? null : sha,
      defaultBranch: defaultBranch === "none" ? null : defaultBranch,
      pullRequest: isPullRequest ? pullRequest : null,
    },
    baseRef,
  ];
}

/** The name of a commit of ORIGIN. */
const nameOf = (commit: string | null): string =>
  Object.entries(COMMITS).find(([, id]) => id === commit)?.[0] ?? String(commit);

/**
 * The mode with the base's name or the reason for none, as `pull_request C`; or an error as `!
 * code: message (hint)`.
 */
function describeBase(find: () => Base): string {
  try {
    const base = find();
    if (base.mode === "head_only") {
      const { mode, reason, branch } = base;
      return `${mode} ${reason}${branch === undefined ? "" : ` ${branch}`}`;
    }
    return `${base.mode} ${nameOf(base.commit)}`;
  } catch (error) {
    if (!(error instanceof GateError)) {
      throw error;
    }
    expect(error.exitCode).toBe(2);
    return `! ${error.code}: ${error.message} (${error.hint})`;
  }
}

// title | event (see eventOf) | checkout (see folderOf) | mode and base commit, or ! code: part of the message
const TABLE = `
# pull requests: the merge's first parent
depth 2 | pull_request | merge 2 | pull_request C
depth 0 | pull_request | merge 0 | pull_request C
depth 1 | pull_request | merge 1 | ! shallow_clone: fetch-depth: 2
the head instead of the merge | pull_request | T2 0 | ! unsafe_base: Remove \`ref:\`
the head, at depth 2 | pull_request | T2 2 | ! unsafe_base: Remove \`ref:\`
a head that is a merge itself | pull_request sha=own head=own | own 0 | ! unsafe_base: second parent
three parents | pull_request sha=three | three 2 | ! unsafe_base: 3 parents
one parent | pull_request sha=B head=F | B 2 | ! unsafe_base: 1 parents
a commit made in the job | pull_request | merge 2; commit -q --allow-empty -m x | ! unsafe_base: {merge}
no GITHUB_SHA | pull_request sha=none | merge 2 | ! unsafe_base: GITHUB_SHA is not set
a replacement | pull_request | merge 0; replace {merge} {own} | pull_request C
base-ref does not choose it | pull_request base-ref=HEAD | merge 2 | pull_request C

# the event's base commit may lag behind the first parent
the history has the event's base | pull_request base=B | merge 0 | pull_request C
too shallow for the event's base | pull_request base=B | merge 2 | pull_request C
retargeted, the history has the event's base | pull_request base=B retargeted | merge 0 | pull_request C
retargeted, the event's base is the first parent | pull_request base=C retargeted | merge 2 | pull_request C
retargeted, too shallow for the event's base | pull_request base=B retargeted | merge 2 | ! unsafe_base: fetch-depth: 0
the event names no base, at depth 2 | pull_request base=none | merge 2 | pull_request C
the event's base is on another branch | pull_request base=lax | merge 0 | ! unsafe_base: {lax}
the event's base is later than the first parent | pull_request base=D | merge 0 | ! unsafe_base: {D}
the event's base does not exist | pull_request base=F | merge 0 | ! unsafe_base: {F}

# where the checkout's files judge: the commit before, for a notice
a push to the default branch | push sha=C ref=main | C 0 | default_branch B
the merge queue | merge_group sha=C ref=gh-readonly-queue/main/pr-7 | C 0 | default_branch B
a push to the default branch, without history | push sha=C ref=main | C 1 | default_branch null
another commit in the queue | merge_group sha=C ref=gh-readonly-queue/main/pr-7 | T2 0 | ! unsafe_head: {C}
another commit on a push to the default branch | push sha=D ref=main | T2 0 | ! unsafe_head: {D}

# elsewhere the merge base with the default branch
a push | push | T2 0 | merge_base B
dispatched | workflow_dispatch | T2 0 | merge_base B
scheduled on main, with a change checked out | schedule sha=D ref=main | T2 0 | merge_base B
dispatched on a main that is not the clone's | workflow_dispatch ref=main | T2 0 | merge_base B
dispatched on main, with a change checked out | workflow_dispatch sha=D ref=main | T2 0 | merge_base B
scheduled, with no commit checked out | schedule sha=none ref=main | T2 0; symbolic-ref HEAD refs/heads/none; update-ref -d refs/remotes/origin/main | ! shallow_clone: the default branch is not in this clone
released, an older commit of main | release ref=v1 | B 0 | head_only on_default_branch
scheduled on main, at depth 1 | schedule sha=D ref=main | D 1 | head_only on_default_branch
dispatched on main, a change at depth 1 | repository_dispatch sha=D ref=main | T2 1 | ! shallow_clone: fetch-depth: 0
a push at depth 1 | push | T2 1 | ! shallow_clone: fetch-depth: 0
created, at depth 2 | create | T2 2 | ! shallow_clone: create on refs/heads/topic has no base
a deployment, no default branch in the event | deployment default=none | T2 2 | ! base_not_found: names the default branch
branches without a common commit | workflow_dispatch | alone 0 | ! shallow_clone: no common commit with the default branch
a commit made in the job of a push | push | T2 0; commit -q --allow-empty -m x | ! unsafe_head: {T2}
a push that is for another commit | push sha=C | T2 0 | ! unsafe_head: {C}
a default branch that git can't have | push default=ma\0in | T2 0 | ! shallow_clone: the default branch is not in this clone

# base-ref
a branch that moved on | workflow_dispatch base-ref=main | T2 0 | base_ref B
a branch that moved on, at the desk | desk base-ref=main | T2 0 | base_ref B
a branch that HEAD has whole | workflow_dispatch base-ref=main | merge 0; update-ref refs/remotes/origin/main {C} | base_ref C
a branch that is here and on the remote | desk base-ref=main | T2 0; branch main HEAD | base_ref B
a branch that is here only | desk base-ref=mine | T2 0; branch mine HEAD~1 | base_ref T1
a branch that HEAD is behind, at the desk | desk base-ref=main | B 0 | base_ref B
a branch without a common commit | desk base-ref=alone | T2 0 | ! base_not_found: HEAD and origin/alone have no common commit
too shallow for the common commit | desk base-ref={D} | T2 1; fetch -q --depth=1 origin {D} | ! shallow_clone: fetch-depth: 0
a remote branch | push base-ref=origin/main | T2 0 | base_ref B
the id of a commit | desk base-ref={B} | T2 0 | base_ref B
a full name of a ref | desk base-ref=refs/heads/x | T2 0; update-ref refs/heads/x {T1}; update-ref refs/remotes/origin/refs/heads/x {B} | base_ref T1
a name with ~2 | desk base-ref=origin/main~2 | T2 0 | base_ref B
a tag | desk base-ref=v1 | T2 0; tag v1 HEAD | base_ref T2
a name of nothing | desk base-ref=nowhere | T2 0 | ! base_not_found: This clone has 
a name of nothing, in a shallow clone | desk base-ref=nowhere | T2 1 | ! base_not_found: fetch-depth: 0
a name with two letters swapped | desk base-ref=mian | T2 0 | ! base_not_found: Did you mean main?
a commit before the first | desk base-ref=main~9 | T2 0 | ! base_not_found: "main~9"
an option | desk base-ref=--help | T2 0 | ! base_not_found: This clone has 
a file of a commit | desk base-ref=HEAD:A.txt | T2 0 | ! base_not_found: This clone has 
an empty name | desk base-ref= | T2 0 | ! base_not_found: This clone has 
a tag of the branch's name | desk base-ref=main | T2 0; tag main HEAD | base_ref B
a tag of the remote branch's name | desk base-ref=origin/main | T2 0; tag origin/main HEAD | base_ref B
a branch whose name is the commit's | desk base-ref={B} | T2 0; branch {B} HEAD | base_ref B
a remote's branch that is called origin/main | desk base-ref=origin/main | T2 0; update-ref refs/remotes/origin/origin/main HEAD | base_ref B
only a remote's branch that is called origin/main | desk base-ref=origin/main | T2 0; update-ref refs/remotes/origin/origin/main HEAD; update-ref -d refs/remotes/origin/main | ! base_not_found: origin/main
a tag in place of the default branch | push base-ref=main | T2 2; tag main HEAD~1 | ! base_not_found: main
HEAD itself | push base-ref=HEAD | T2 0 | ! unsafe_base: "HEAD"
the branch itself | push base-ref=topic | T2 0 | ! unsafe_base: "topic"
a branch on top of the branch itself | push base-ref=ahead | T2 0 | ! unsafe_base: "ahead"

# at the desk: without an event, on one's own machine
no remote names a default branch | desk | T2 0 | head_only default_branch_unknown
none does, and main is here | desk | T2 0; branch main HEAD; branch master HEAD | head_only default_branch_unknown main
none does, and master is here | desk | T2 0; branch master HEAD | head_only default_branch_unknown master
the remote names the default branch | desk | T2 0; symbolic-ref refs/remotes/origin/HEAD refs/remotes/origin/main | merge_base B
on the default branch | desk | D 0; checkout -q -B main; symbolic-ref refs/remotes/origin/HEAD refs/remotes/origin/main | head_only on_default_branch
`;

// The last cell is a base (`pull_request C`), no base and why (`head_only default_branch_unknown`),
// or an error with its code and a part of its message (`! unsafe_base: "HEAD"`). `\0` is a NUL.
test.each(rows(TABLE))(
  "findBase, %s: event %s, checkout %s: %s",
  (_, eventCell = "", checkoutCell = "", expected = "") => {
    const [event, baseRef] = eventOf(eventCell.replace("\\0", "\0"));
    const open = openRepository(folderOf(checkoutCell));

    const base = describeBase(() => findBase(event, baseRef, open));

    if (expected.startsWith("!")) {
      const [code = "", ...messageParts] = withCommits(expected).split(": ");
      expect(base).toContain(code);
      expect(base).toContain(messageParts.join(": "));
    } else {
      expect(base).toBe(expected);
    }
  },
);

test.each([
  ["the remote's branch in place of the local one of that name", "main", "origin/main"],
  ["the local branch if there is no remote one", "mine", "mine"],
])("findBase names %s", (_, baseRef, branch) => {
  // A whole clone at T2, with a local branch one commit before it.
  const folder = folderOf(`T2 0; branch ${baseRef} HEAD~1`);

  const base = findBase(null, baseRef, openRepository(folder));

  expect(base).toMatchObject({ mode: "base_ref", branch });
});

test("findDeskBase names the remote's branch and the commit at which HEAD left it", () => {
  // T2 with the whole history (0), and a local `main` at HEAD. T2's branch left origin/main at B.
  const folder = folderOf("T2 0; branch main HEAD");
  git(folder, "symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/main");

  const base = findDeskBase(openRepository(folder));

  expect(base).toStrictEqual({ branch: "origin/main", commit: COMMITS["B"]!.slice(0, 12) });
});

test("findDeskBase names main alone outside of a repository", () => {
  const base = findDeskBase(openRepository(workspace()));

  expect(base).toStrictEqual({ branch: "main", commit: "main" });
});

test("findBase takes parents from the commit object, not from a graft", () => {
  // In fact merge has the parents C and T2, and neither C nor T2 descends from lax:
  //   A - B - C ------- merge
  //    \    \- T1 - T2 -/
  //     \- lax
  const folder = folderOf("merge 0; checkout -q --detach");
  mkdirSync(path.join(folder, ".git/info"), { recursive: true });
  const { merge, T2, C, lax } = COMMITS;
  // By the grafts T2 is the first parent of the merge in place of C, and C descends from lax.
  writeFiles(folder, { ".git/info/grafts": `${merge!} ${T2!} ${T2!}\n${C!} ${lax!}\n` });

  // Git itself goes by the graft.
  expect(git(folder, "rev-parse", "HEAD^1")).toBe(T2);

  const baseBy = (by: string): string =>
    describeBase(() => findBase(eventOf(by)[0], null, openRepository(folder)));

  expect(baseBy("pull_request")).toBe("pull_request C");
  // In fact C does not descend from lax.
  expect(baseBy("pull_request base=lax")).toContain("! unsafe_base");
});

test("findBase is not redirected by git's environment variables", () => {
  // If git took these, it would read ORIGIN, as a repository without a work tree.
  const environment = {
    PATH: process.env["PATH"],
    GIT_DIR: path.join(ORIGIN, ".git"),
    GIT_OBJECT_DIRECTORY: path.join(ORIGIN, ".git/objects"),
    GIT_CONFIG_COUNT: "1",
    GIT_CONFIG_KEY_0: "core.bare",
    GIT_CONFIG_VALUE_0: "true",
  };
  // A checkout, two commits deep, of the merge of T2 into main at C.
  const folder = folderOf("merge 2");
  const base = describeBase(() =>
    findBase(eventOf("pull_request")[0], null, () => openGit(folder, environment)),
  );

  expect(base).toBe("pull_request C");
});

test.each([
  { missing: "the repository", folder: workspace(), code: "no_repository", desk: "no_repository" },
  // PATH is an empty folder.
  { missing: "git", folder: ORIGIN, code: "git_missing", desk: "no_git", PATH: workspace() },
])(
  "findBase without $missing throws for a change, not on the default branch",
  ({ folder, code, desk, PATH }) => {
    const baseBy = (eventCell: string): string =>
      describeBase(() => findBase(eventOf(eventCell)[0], null, openRepository(folder, PATH)));

    // `! code`: it throws. A push is one to topic at T2 if no sha and ref are named.
    expect(baseBy("pull_request")).toContain(`! ${code}`);
    expect(baseBy("push")).toContain(`! ${code}`);
    // If the default branch is not known, `main` may be a change.
    expect(baseBy("schedule sha=C ref=main default=none")).toContain(`! ${code}`);

    // A push to the default branch. Without git its first parent is not known: no base, null.
    expect(baseBy("push sha=C ref=main")).toBe("default_branch null");
    // The queue's branch q is as good as the default branch.
    expect(baseBy("merge_group sha=C ref=q")).toBe("default_branch null");
    // Nothing was pushed to the default branch, so there is no change to compare.
    expect(baseBy("schedule sha=C ref=main")).toBe("head_only on_default_branch");
    // Without an event, on one's own machine.
    expect(baseBy("desk")).toBe(`head_only ${desk}`);
  },
);

test("findBase throws on a pull request if the repository has no commit", () => {
  const empty = workspace();
  git(empty, "init", "-q");
  const event = eventOf("pull_request")[0];

  expect(describeBase(() => findBase(event, null, openRepository(empty)))).toContain(
    "! unsafe_base: HEAD names no commit",
  );
});

test("findBase finds no repository in a folder whose .git has no HEAD", () => {
  const withoutHead = workspace();
  cpSync(ORIGIN, withoutHead, { recursive: true });
  rmSync(path.join(withoutHead, ".git/HEAD"));

  expect(describeBase(() => findBase(null, null, openRepository(withoutHead)))).toBe(
    "head_only no_repository",
  );
});

test("findBase throws what git fails with, not that a repository is missing", () => {
  const throwing = (error: Error) => (): never => {
    throw error;
  };
  const event = pushEvent("1".repeat(40), "main");

  for (const error of [new TypeError("boom"), new GateError("git_failed", "git cat-file failed")]) {
    for (const by of [null, event]) {
      expect(() => findBase(by, null, throwing(error))).toThrow(error.message);
    }
  }
});

test("findBase for a branch cut inside a merged branch is a commit of main", () => {
  const folder = repository();
  const forkPoint = commitAll(folder, "main");
  git(folder, "checkout", "-q", "-b", "lowered");
  const inside = commitAll(folder, "lower the baseline");
  commitAll(folder, "restore it");
  git(folder, "checkout", "-q", "main");
  git(folder, "merge", "-q", "--no-ff", "-m", "merge", "lowered");
  const tip = git(folder, "rev-parse", "HEAD");
  git(folder, "update-ref", "refs/remotes/origin/main", tip);
  const baseOf = (commit: string): Base => {
    git(folder, "checkout", "-q", "--detach", commit);
    return findBase(eventOf("workflow_dispatch")[0], null, openRepository(folder));
  };

  // `inside` came to main by the merge, but main itself was never at it: only first parents count.
  expect(baseOf(inside)).toMatchObject({ mode: "merge_base", commit: forkPoint });
  expect(baseOf(forkPoint)).toMatchObject({ mode: "head_only", reason: "on_default_branch" });
  expect(baseOf(tip)).toMatchObject({ mode: "head_only", reason: "on_default_branch" });
});
