/** Which commit's rules a change is held against. */
import { GateError } from "../errors.ts";
import type { GitPort } from "./git.ts";
import type { HeadOnlyReason } from "../model/notice.ts";

/** What of the workflow's event the choice depends on. */
export interface WorkflowEvent {
  readonly name: string;
  readonly action: string | null;
  /** GITHUB_SHA. */
  readonly sha: string | null;
  readonly ref: string | null;
  readonly defaultBranch: string | null;
  readonly label: string | null;
  readonly pullRequest: { readonly headSha: string } | null;
}

export type Base =
  | {
      readonly mode: "pull_request" | "base_ref" | "merge_base";
      readonly commit: string;
      readonly git: GitPort;
    }
  /** The checkout's own files judge; null where the clone does not reach the commit before. */
  | { readonly mode: "default_branch"; readonly commit: string | null; readonly git: GitPort | null }
  | { readonly mode: "head_only"; readonly reason: HeadOnlyReason };

/**
 * On a pull request the first parent of the merge commit that GitHub made, in the merge queue and on the default branch
 * the commit before, elsewhere `baseRef` or the merge base with the default branch. `open` is called where git is
 * needed. Throws `git_missing`, `no_repository`, `shallow_clone`, `unsafe_base`, `base_not_found`.
 */
export function findBase(event: WorkflowEvent | null, baseRef: string | null, open: () => GitPort): Base {
  if (event !== null && event.pullRequest !== null) {
    const git = open();
    return { mode: "pull_request", commit: mergedInto(git, event.sha, event.pullRequest.headSha), git };
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

/** The base's tip, into which GitHub merged the head for this run. `pull_request.base.sha` of the event goes stale. */
function mergedInto(git: GitPort, sha: string | null, headSha: string): string {
  const head = git.commit("HEAD");
  if (head === null) throw unsafe("HEAD names no commit", CHECK_OUT_DEFAULT);
  if (head !== sha) {
    if (head === headSha)
      throw unsafe("the pull request's own head is checked out, not its merge into the base", REMOVE_REF);
    throw unsafe(
      `HEAD is ${head}, but this run is for ${sha ?? "no commit (GITHUB_SHA is not set)"}`,
      CHECK_OUT_DEFAULT,
    );
  }
  const parents = git.parents(head);
  if (parents.length !== 2 || parents[1] !== headSha) {
    const reason =
      parents.length === 2
        ? `its second parent is ${parents[1]}, not the pull request's head ${headSha}`
        : `it has ${parents.length} parents, not two`;
    throw unsafe(`HEAD ${head} is not the merge of this pull request: ${reason}`, CHECK_OUT_DEFAULT);
  }
  const base = parents[0]!;
  if (git.has(base)) return base;
  throw new GateError(
    "shallow_clone",
    `the base commit ${base} is not in this clone, so its rules can't be read`,
    {
      hint: "Set `fetch-depth: 2` on actions/checkout.",
    },
  );
}

const REMOVE_REF =
  "Remove `ref:` from actions/checkout, and set `fetch-depth: 2`: the base is the first parent of the merge commit.";
const CHECK_OUT_DEFAULT =
  "Let actions/checkout take the ref of the event (no `ref:`, `fetch-depth: 2`), and run the gate before any step that commits or checks out something else.";

function unsafe(message: string, hint: string): GateError {
  return new GateError("unsafe_base", message, { hint });
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

function named(git: GitPort, baseRef: string): string {
  const commit = git.commit(baseRef) ?? git.commit(`refs/remotes/origin/${baseRef}`);
  if (commit !== null) return commit;
  throw new GateError("base_not_found", `base-ref "${baseRef}" names no commit of this clone`, {
    hint: "Fetch it first: `fetch-depth: 0` on actions/checkout brings every branch.",
  });
}

function branchedFrom(event: WorkflowEvent | null, open: () => GitPort): Base {
  const git = openOr(open);
  if (typeof git === "string") return { mode: "head_only", reason: git };
  const remote = git.symbolicRef("refs/remotes/origin/HEAD")?.replace("refs/remotes/origin/", "") ?? null;
  const name = event?.defaultBranch ?? remote;
  if (name === null) return { mode: "head_only", reason: "default_branch_unknown" };
  const current = event === null ? git.symbolicRef("HEAD") : event.ref;
  if (current === `refs/heads/${name}`) return { mode: "head_only", reason: "on_default_branch" };
  const tip = git.commit(`refs/remotes/origin/${name}`) ?? git.commit(`refs/heads/${name}`);
  const commit = tip === null ? null : git.mergeBase(tip, "HEAD");
  if (commit !== null) return { mode: "merge_base", commit, git };
  if (event?.name === "push") throw tooShallowForPush(name);
  return { mode: "head_only", reason: tip === null ? "default_branch_not_fetched" : "no_merge_base" };
}

/** A push run on a branch satisfies a required check of the pull request's: judged by itself, it would be a way round. */
function tooShallowForPush(branch: string): GateError {
  return new GateError(
    "shallow_clone",
    `this clone shows no common commit with ${branch}, whose rules hold`,
    {
      hint: "Check out with `fetch-depth: 0`, name a base with the input `base-ref`, or run on `pull_request` only.",
    },
  );
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
