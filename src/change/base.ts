/** The commit whose rules a change is judged by. */
import { type ErrorCode, GateError } from "../errors.ts";
import type { HeadOnlyReason } from "../model/notice.ts";
import type { PullRequest, WorkflowEvent } from "./event.ts";
import type { GitPort } from "./git.ts";

export type Base =
  | {
      readonly mode: "pull_request" | "base_ref" | "merge_base";
      readonly commit: string;
      readonly git: GitPort;
    }
  /** The checkout's own files judge; null where the clone does not reach the commit before. */
  | {
      readonly mode: "default_branch";
      readonly commit: string | null;
      readonly git: GitPort | null;
    }
  | { readonly mode: "head_only"; readonly reason: HeadOnlyReason };

type OpenedGit = GitPort | "no_git" | "no_repository";

/**
 * On a pull request the first parent of the merge commit that GitHub made, in the merge queue the commit before. Elsewhere
 * where HEAD is decides, and not what the event says: on the default branch the checkout's own files judge, on any other
 * commit those of `baseRef`, or of the newest commit that the default branch stood on and that HEAD holds. In a workflow every such commit needs a base:
 * judged by its own files, a run there would satisfy the pull request's check. `open` is called where git is needed.
 * Throws `git_missing`, `no_repository`, `shallow_clone`, `unsafe_base`, `unsafe_head`, `base_not_found`.
 */
export function findBase(
  event: WorkflowEvent | null,
  baseRef: string | null,
  open: () => GitPort,
): Base {
  if (event !== null && event.pullRequest !== null) {
    const git = open();
    return { mode: "pull_request", commit: firstParent(git, event.sha, event.pullRequest), git };
  }
  const opened = tryOpen(open);
  const git = typeof opened === "string" ? null : opened;
  if (event?.name === "merge_group") {
    if (git !== null) {
      requireOwnCommit(git, event);
    }
    return parentOfHead(git);
  }
  const onDefault = event !== null && onDefaultBranch(event, git);
  if (onDefault && event.name === "push") {
    return parentOfHead(git);
  }
  if (baseRef !== null) {
    const needed = git ?? open();
    const commit = resolveBaseRef(needed, baseRef, event?.defaultBranch ?? null);
    if (event !== null && !onDefault && needed.isAncestor("HEAD", commit)) {
      throw unsafe(
        `base-ref "${baseRef}" is HEAD itself, or a commit on top of it`,
        "Name the branch that this one is merged into: a change is judged by the rules that were there before it.",
      );
    }
    return { mode: "base_ref", commit, git: needed };
  }
  return onDefault
    ? { mode: "head_only", reason: "on_default_branch" }
    : findBranchPoint(event, opened);
}

/** Returns the repository, or why there is none. */
function tryOpen(open: () => GitPort): OpenedGit {
  try {
    return open();
  } catch (error) {
    const code = error instanceof GateError ? error.code : null;
    if (code === "git_missing") {
      return "no_git";
    }
    if (code === "no_repository") {
      return "no_repository";
    }
    throw error;
  }
}

/** Whether the default branch stands on HEAD, or stood on it. If the clone can't tell, whether the event says so. */
function onDefaultBranch(event: WorkflowEvent, git: GitPort | null): boolean {
  const { ref, sha, defaultBranch } = event;
  const isItsRef = defaultBranch !== null && ref === `refs/heads/${defaultBranch}`;
  if (git === null) {
    return isItsRef;
  }
  const head = git.commit("HEAD");
  const tip = defaultTip(event, git);
  if (head === null) {
    return false;
  }
  return tip === null ? isItsRef && head === sha : git.firstParentBase(tip, head) === head;
}

/** The name of the checkout's default branch: the event's, or, in another repository's checkout, that of its own remote. */
function findDefaultBranch(event: WorkflowEvent | null, git: GitPort): string | null {
  const own =
    git.symbolicRef("refs/remotes/origin/HEAD")?.replace("refs/remotes/origin/", "") ?? null;
  return event === null || isAnother(event, git) ? own : event.defaultBranch;
}

/** Returns the branch that a desk compares with: the remote's default one, else `main` or `master`, whichever is there. */
export function nameDeskBase(open: () => GitPort): string {
  const git = tryOpen(open);
  if (typeof git === "string") {
    return "main";
  }
  const hasBranch = (name: string): boolean => git.commit(`refs/heads/${name}`) !== null;
  const local = !hasBranch("main") && hasBranch("master") ? "master" : "main";
  return findDefaultBranch(null, git) ?? local;
}

/** The newest commit of the default branch that this clone shows. */
export function defaultTip(event: WorkflowEvent | null, git: GitPort): string | null {
  const name = findDefaultBranch(event, git);
  return name === null ? null : git.commit(`refs/remotes/origin/${name}`);
}

/** Whether the remote is another repository than the event's. Where the event's own commit is checked out, it is not. */
function isAnother({ repository, sha }: WorkflowEvent, git: GitPort): boolean {
  if (repository === null || git.commit("HEAD") === sha) {
    return false;
  }
  // Of an address that names a host: a clone of a folder says nothing of its repository.
  const path = /^(?:https?|ssh|git:|[^/:]+@).*?([^/:]+\/[^/]+?)(?:\.git)?\/?$/.exec(
    git.origin() ?? "",
  )?.[1];
  return path !== undefined && path.toLowerCase() !== repository.toLowerCase();
}

/** Returns the commit before HEAD. A clone without history is no error: what is weakened is only a notice here. */
function parentOfHead(git: GitPort | null): Base {
  const head = git?.commit("HEAD") ?? null;
  const parent = git === null || head === null ? undefined : git.facts(head).parents[0];
  const known = parent !== undefined && git!.has(parent);
  return { mode: "default_branch", commit: known ? parent : null, git };
}

/** A name with what may follow it: `main`, `origin/main~2`, `v1^{commit}`. */
const REVISION = /^([^~^@:{]*)(.*)$/s;
const WHOLE_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/**
 * Branches before tags: git itself would take a tag `main` for the branch, and everyone who may push can make one, or a
 * branch `origin/main`: a name that begins so is the remote-tracking branch, and nothing else. No tag is the default branch.
 */
function resolveBaseRef(git: GitPort, baseRef: string, defaultBranch: string | null): string {
  const [, name = "", rest = ""] = REVISION.exec(baseRef) ?? [];
  const plain = name === "" || name === "HEAD" || name.startsWith("refs/") || WHOLE_ID.test(name);
  const branches = [`refs/remotes/origin/${name}`, `refs/heads/${name}`, `refs/remotes/${name}`];
  const any = name === defaultBranch ? branches : [...branches, name];
  const tracking = name.startsWith("origin/") ? [`refs/remotes/${name}`] : any;
  for (const ref of plain ? [name] : tracking) {
    const commit = git.commit(`${ref}${rest}`);
    if (commit !== null) {
      return commit;
    }
  }
  throw new GateError("base_not_found", `base-ref "${baseRef}" names no commit of this clone`, {
    hint: "Fetch it first: `fetch-depth: 0` on actions/checkout brings every branch.",
  });
}

/**
 * Returns the commit at which HEAD left the default branch. If it is not known, the head's own files judge at the desk. In a
 * workflow that would let the change judge itself, so the missing base is thrown as an error.
 */
function findBranchPoint(event: WorkflowEvent | null, git: OpenedGit): Base {
  const headOnlyAtDesk = (reason: Exclude<HeadOnlyReason, "record" | "bootstrap">): Base => {
    if (event !== null && reason !== "on_default_branch") {
      throw missingBase(event, reason);
    }
    return { mode: "head_only", reason };
  };
  if (typeof git === "string") {
    return headOnlyAtDesk(git);
  }
  const name = findDefaultBranch(event, git);
  if (name === null) {
    return headOnlyAtDesk("default_branch_unknown");
  }
  if (event?.name === "push") {
    requireOwnCommit(git, event);
  }
  if (event === null && git.symbolicRef("HEAD") === `refs/heads/${name}`) {
    return headOnlyAtDesk("on_default_branch");
  }
  const tip = git.commit(`refs/remotes/origin/${name}`) ?? git.commit(`refs/heads/${name}`);
  const commit = tip === null ? null : git.firstParentBase(tip, "HEAD");
  if (commit !== null) {
    return { mode: "merge_base", commit, git };
  }
  return headOnlyAtDesk(tip === null ? "default_branch_not_fetched" : "no_merge_base");
}

/** Such a run satisfies a required check: a commit made in the job would bring rules that were never pushed. */
function requireOwnCommit(git: GitPort, { sha }: WorkflowEvent): void {
  const head = git.commit("HEAD");
  if (sha === null || head === sha) {
    return;
  }
  throw new GateError("unsafe_head", `HEAD is ${head ?? "no commit"}, but this run is for ${sha}`, {
    hint: "Run the gate before any step that commits or checks out something else.",
  });
}

const NO_BASE: Readonly<
  Record<
    Exclude<HeadOnlyReason, "record" | "on_default_branch" | "bootstrap">,
    readonly [ErrorCode, string]
  >
> = {
  no_git: ["git_missing", "there is no `git` on the PATH"],
  no_repository: ["no_repository", "the checkout is no git repository"],
  default_branch_unknown: [
    "base_not_found",
    "neither the event nor the clone names the default branch",
  ],
  default_branch_not_fetched: ["shallow_clone", "the default branch is not in this clone"],
  no_merge_base: ["shallow_clone", "this clone shows no common commit with the default branch"],
};

function missingBase(event: WorkflowEvent, reason: keyof typeof NO_BASE): GateError {
  const [code, why] = NO_BASE[reason];
  const where = event.ref ?? "an unknown ref";
  return new GateError(
    code,
    `${event.name} on ${where} has no base whose rules could decide: ${why}`,
    {
      hint: "Check out with `fetch-depth: 0`, name a base with the input `base-ref`, or run on `pull_request` only.",
    },
  );
}

const REMOVE_REF =
  "Remove `ref:` from actions/checkout, and set `fetch-depth: 2`: the base is the first parent of the merge commit.";
const CHECK_OUT_DEFAULT =
  "Let actions/checkout take the ref of the event (no `ref:`, `fetch-depth: 2`), and run the gate before any step that commits or checks out something else.";

/** `sha` is GITHUB_SHA. Throws `unsafe_base` where HEAD is not GitHub's merge, and `shallow_clone`. */
function firstParent(git: GitPort, sha: string | null, pull: PullRequest): string {
  const head = git.commit("HEAD");
  if (head === null) {
    throw unsafe("HEAD names no commit", CHECK_OUT_DEFAULT);
  }
  if (head !== sha) {
    if (head === pull.headSha) {
      throw unsafe(
        "the pull request's own head is checked out, not its merge into the base",
        REMOVE_REF,
      );
    }
    const run = sha ?? "no commit (GITHUB_SHA is not set)";
    throw unsafe(`HEAD is ${head}, but this run is for ${run}`, CHECK_OUT_DEFAULT);
  }
  const [commit, second, ...more] = git.facts(head).parents;
  if (commit === undefined || second !== pull.headSha || more.length > 0) {
    const reason =
      second !== undefined && more.length === 0
        ? `its second parent is ${second}, not the pull request's head ${pull.headSha}`
        : `it has ${git.facts(head).parents.length} parents, not two`;
    throw unsafe(
      `HEAD ${head} is not the merge of this pull request: ${reason}`,
      CHECK_OUT_DEFAULT,
    );
  }
  if (git.has(commit)) {
    requireDescent(git, commit, pull);
    return commit;
  }
  throw new GateError(
    "shallow_clone",
    `the base commit ${commit} is not in this clone, so its rules can't be read`,
    {
      hint: "Set `fetch-depth: 2` on actions/checkout.",
    },
  );
}

/**
 * The event's base commit lags behind where the base moved on, so the first parent may follow it, and nothing else: a
 * merge into another branch would be judged by that branch's rules. A clone that is too shallow to tell is taken, unless
 * the pull request has just got another base.
 */
function requireDescent(git: GitPort, commit: string, pull: PullRequest): void {
  const { baseSha, baseRef, retargeted } = pull;
  if (commit === baseSha) {
    return;
  }
  const known = baseSha !== null && git.has(baseSha);
  if (known && git.isAncestor(baseSha, commit)) {
    return;
  }
  const shown =
    baseSha !== null && (!git.isShallow() || (known && git.isAncestor(commit, baseSha)));
  const said = `the merge's first parent is ${commit}; the event's base is ${baseSha ?? "not named"} of ${baseRef ?? "no branch"}`;
  if (shown) {
    throw unsafe(
      `${said}, and the first parent neither is that commit nor follows it`,
      "Push to the pull request again, so that GitHub merges it into its base as it is now.",
    );
  }
  if (retargeted) {
    throw unsafe(
      `${said}, and this clone does not show whether the one follows the other`,
      "Check out with `fetch-depth: 0`: this pull request has just got another base.",
    );
  }
}

function unsafe(message: string, hint: string): GateError {
  return new GateError("unsafe_base", message, { hint });
}
