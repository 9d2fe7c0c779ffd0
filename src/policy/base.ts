/** Which commit's rules a change is held against. */
import { type ErrorCode, GateError } from "../errors.ts";
import type { HeadOnlyReason, Notice } from "../model/notice.ts";
import type { GitPort } from "./git.ts";
import { type PullRequest, firstParent } from "./merged.ts";

/** What of the workflow's event the choice depends on. */
export interface WorkflowEvent {
  readonly name: string;
  readonly action: string | null;
  /** GITHUB_SHA. */
  readonly sha: string | null;
  readonly ref: string | null;
  readonly defaultBranch: string | null;
  readonly label: string | null;
  readonly pullRequest: PullRequest | null;
}

export type Base =
  | {
      readonly mode: "pull_request" | "base_ref" | "merge_base";
      readonly commit: string;
      readonly git: GitPort;
      readonly notices?: readonly Notice[];
    }
  /** The checkout's own files judge; null where the clone does not reach the commit before. */
  | { readonly mode: "default_branch"; readonly commit: string | null; readonly git: GitPort | null }
  | { readonly mode: "head_only"; readonly reason: HeadOnlyReason };

/**
 * On a pull request the first parent of the merge commit that GitHub made, in the merge queue and on the default branch
 * the commit before, elsewhere `baseRef` or the merge base with the default branch. In a workflow every other ref needs
 * a base: judged by its own files, a run there would satisfy the pull request's check. `open` is called where git is
 * needed. Throws `git_missing`, `no_repository`, `shallow_clone`, `unsafe_base`, `unsafe_head`, `base_not_found`.
 */
export function findBase(event: WorkflowEvent | null, baseRef: string | null, open: () => GitPort): Base {
  if (event !== null && event.pullRequest !== null) {
    const git = open();
    return { mode: "pull_request", ...firstParent(git, event.sha, event.pullRequest), git };
  }
  if (event !== null && onDefaultBranch(event)) return before(open);
  if (baseRef !== null) {
    const git = open();
    return { mode: "base_ref", commit: named(git, baseRef), git };
  }
  return branchedFrom(event, open);
}

function onDefaultBranch(event: WorkflowEvent): boolean {
  if (event.name === "merge_group") return true;
  return (
    event.name === "push" && event.defaultBranch !== null && event.ref === `refs/heads/${event.defaultBranch}`
  );
}

/** What it would tell is only noticed here, so a clone without history is no error. */
function before(open: () => GitPort): Base {
  const opened = openOr(open);
  if (typeof opened === "string") return { mode: "default_branch", commit: null, git: null };
  const head = opened.commit("HEAD");
  const parent = head === null ? undefined : opened.parents(head)[0];
  const commit = parent !== undefined && opened.has(parent) ? parent : null;
  return { mode: "default_branch", commit, git: opened };
}

/** A name with what may follow it: `main`, `origin/main~2`, `v1^{commit}`. */
const REVISION = /^([^~^@:{]*)(.*)$/s;
const WHOLE_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** Branches before tags: git itself would take a tag `main` for the branch, and anybody who may push can make one. */
function named(git: GitPort, baseRef: string): string {
  const [, name = "", rest = ""] = REVISION.exec(baseRef) ?? [];
  const plain = name === "" || name === "HEAD" || name.startsWith("refs/") || WHOLE_ID.test(name);
  const branches = [`refs/remotes/origin/${name}`, `refs/heads/${name}`, `refs/remotes/${name}`];
  for (const ref of [...(plain ? [] : branches), name]) {
    const commit = git.commit(`${ref}${rest}`);
    if (commit !== null) return commit;
  }
  throw new GateError("base_not_found", `base-ref "${baseRef}" names no commit of this clone`, {
    hint: "Fetch it first: `fetch-depth: 0` on actions/checkout brings every branch.",
  });
}

function branchedFrom(event: WorkflowEvent | null, open: () => GitPort): Base {
  const git = openOr(open);
  const alone = (reason: Exclude<HeadOnlyReason, "record">): Base => {
    // At the desk the author may look at the change by its own files; in a workflow that would be a verdict.
    if (event !== null && reason !== "on_default_branch") throw withoutBase(event, reason);
    return { mode: "head_only", reason };
  };
  if (typeof git === "string")
    return onBranch(event, event?.defaultBranch ?? null) ? alone("on_default_branch") : alone(git);
  const remote = git.symbolicRef("refs/remotes/origin/HEAD")?.replace("refs/remotes/origin/", "") ?? null;
  const name = event?.defaultBranch ?? remote;
  if (name === null) return alone("default_branch_unknown");
  const current = event === null ? git.symbolicRef("HEAD") : event.ref;
  if (current === `refs/heads/${name}`) return alone("on_default_branch");
  if (event !== null) requireOwnCommit(git, event);
  const tip = git.commit(`refs/remotes/origin/${name}`) ?? git.commit(`refs/heads/${name}`);
  const commit = tip === null ? null : git.mergeBase(tip, "HEAD");
  if (commit !== null) return { mode: "merge_base", commit, git };
  return alone(tip === null ? "default_branch_not_fetched" : "no_merge_base");
}

function onBranch(event: WorkflowEvent | null, name: string | null): boolean {
  return event !== null && name !== null && event.ref === `refs/heads/${name}`;
}

/** A push run satisfies the pull request's check: a commit made in the job would bring rules that nobody pushed. */
function requireOwnCommit(git: GitPort, { name, sha }: WorkflowEvent): void {
  const head = git.commit("HEAD");
  if (name !== "push" || sha === null || head === sha) return;
  throw new GateError("unsafe_head", `HEAD is ${head ?? "no commit"}, but this run is for ${sha}`, {
    hint: "Run the gate before any step that commits or checks out something else.",
  });
}

const NO_BASE: Readonly<
  Record<Exclude<HeadOnlyReason, "record" | "on_default_branch">, readonly [ErrorCode, string]>
> = {
  no_git: ["git_missing", "there is no `git` on the PATH"],
  no_repository: ["no_repository", "the checkout is no git repository"],
  default_branch_unknown: ["base_not_found", "the event does not name the default branch"],
  default_branch_not_fetched: ["shallow_clone", "the default branch is not in this clone"],
  no_merge_base: ["shallow_clone", "this clone shows no common commit with the default branch"],
};

function withoutBase(event: WorkflowEvent, reason: keyof typeof NO_BASE): GateError {
  const [code, why] = NO_BASE[reason];
  const where = event.ref ?? "an unknown ref";
  return new GateError(code, `${event.name} on ${where} has no base whose rules could decide: ${why}`, {
    hint: "Check out with `fetch-depth: 0`, name a base with the input `base-ref`, or run on `pull_request` only.",
  });
}

function openOr(open: () => GitPort): GitPort | "no_git" | "no_repository" {
  try {
    return open();
  } catch (error) {
    if (error instanceof GateError && error.code === "git_missing") return "no_git";
    if (error instanceof GateError && error.code === "no_repository") return "no_repository";
    throw error;
  }
}
