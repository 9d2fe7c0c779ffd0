/** The commit whose rules a change is judged by. */
import { type ErrorCode, GateError, valueForGateError } from "../errors.ts";
import type { HeadOnlyReason } from "../model/notice.ts";
import { listFirst } from "../model/lookup.ts";
import { nearestWord } from "../system/nearest-word.ts";
import type { PullRequest, WorkflowEvent } from "./event.ts";
import { FULL_ID, type GitPort } from "./git.ts";

/** The base of a change, and how it was found; or the reason why there is none. */
export type Base =
  | { readonly mode: "pull_request"; readonly commit: string; readonly git: GitPort }
  /** `branch`: the branch, tag or commit that HEAD has left at this commit, as git names it. */
  | {
      readonly mode: "base_ref" | "merge_base";
      readonly commit: string;
      readonly branch: string;
      readonly git: GitPort;
    }
  /** `commit` is the one before HEAD; null if this clone does not have it. */
  | {
      readonly mode: "default_branch";
      readonly commit: string | null;
      readonly git: GitPort | null;
    }
  /** `branch`: a local one called as default branches are, if the default branch is not known. */
  | { readonly mode: "head_only"; readonly reason: HeadOnlyReason; readonly branch?: string };

interface NamedCommit {
  readonly commit: string;
  /** As git shows it: `origin/main`, `main`, `v1.2`, `origin/main~2`. */
  readonly name: string;
}

type OpenedGit =
  | { readonly git: GitPort; readonly reason: null }
  | { readonly git: null; readonly reason: "no_git" | "no_repository" };

/**
 * Returns the commit whose rules decide. The first of these that applies:
 * - On a pull request: the first parent of the merge commit that GitHub made.
 * - In the merge queue, and on a push to the default branch: the commit before HEAD.
 * - With `baseRef`: the newest commit of its history that HEAD has.
 * - In another workflow on the default branch: none (`head_only`). The checkout's own rules decide.
 *   Whether HEAD is on that branch is read from the clone, since an event could claim it.
 * - Else: the newest commit of the default branch that HEAD has. A workflow must have such a base:
 *   a run that is judged by its own rules would satisfy the pull request's required check.
 *
 * Throws `git_missing`, `no_repository`, `shallow_clone`, `unsafe_base`, `unsafe_head`,
 * `base_not_found`.
 */
export function findBase(
  event: WorkflowEvent | null,
  baseRef: string | null,
  open: () => GitPort,
): Base {
  if (event !== null && event.pullRequest !== null) {
    const git = open();
    const commit = requireBaseParent(git, event.sha, event.pullRequest);
    return { mode: "pull_request", commit, git };
  }
  const opened = tryOpen(open);
  const { git } = opened;
  if (event?.name === "merge_group") {
    if (git !== null) {
      requireOwnCommit(git, event);
    }
    return findParentBase(git);
  }
  const isOnDefault = event !== null && isOnDefaultBranch(event, git);
  if (isOnDefault && event.name === "push") {
    return findParentBase(git);
  }
  if (baseRef !== null) {
    // Opened again without git, for the error that says why there is none.
    const neededGit = git ?? open();
    const branch = resolveBaseRef(neededGit, baseRef, event?.defaultBranch ?? null);
    const isWorkflowOfChange = event !== null && !isOnDefault;
    if (isWorkflowOfChange && neededGit.isAncestor("HEAD", branch.commit)) {
      throw unsafeBaseError(
        `base-ref "${baseRef}" is HEAD itself, or a commit on top of it`,
        "Name the branch that this one is merged into: a change is judged by the rules that were there before it.",
      );
    }
    const commit = requireCommonCommit(neededGit, branch);
    return { mode: "base_ref", commit, branch: branch.name, git: neededGit };
  }
  return isOnDefault ? ON_DEFAULT : findBranchPoint(event, opened);
}

const ON_DEFAULT: Base = { mode: "head_only", reason: "on_default_branch" };

/** Returns git, or the reason if there is no git or no repository. Throws other errors. */
function tryOpen(open: () => GitPort): OpenedGit {
  try {
    return { git: open(), reason: null };
  } catch (error) {
    const isGitMissing = error instanceof GateError && error.code === "git_missing";
    const reason = isGitMissing ? "no_git" : "no_repository";
    return valueForGateError(error, { git: null, reason }, ["git_missing", "no_repository"]);
  }
}

/**
 * Whether HEAD is a commit of the default branch itself, its tip or an earlier one. If the clone
 * does not have that branch, the event's ref decides, but only for the event's own commit.
 */
function isOnDefaultBranch(event: WorkflowEvent, git: GitPort | null): boolean {
  const { ref, sha, defaultBranch } = event;
  const isDefaultRef = defaultBranch !== null && ref === `refs/heads/${defaultBranch}`;
  if (git === null) {
    return isDefaultRef;
  }
  const head = git.commit("HEAD");
  const tip = defaultTip(event, git);
  if (head === null) {
    return false;
  }
  if (tip === null) {
    return isDefaultRef && head === sha;
  }
  // HEAD is in the branch's own history, and no commit of a branch that was merged into it.
  return git.firstParentBase(tip, head) === head;
}

/** Returns the event's default branch; without an event that of the clone's remote, or null. */
function findDefaultBranch(event: WorkflowEvent | null, git: GitPort): string | null {
  if (event !== null) {
    return event.defaultBranch;
  }
  return git.symbolicRef("refs/remotes/origin/HEAD")?.replace("refs/remotes/origin/", "") ?? null;
}

/** Returns the local branch that is called as default branches are; null if there is none. */
function findLocalDefault(git: GitPort): string | null {
  return ["main", "master"].find((name) => git.commit(`refs/heads/${name}`) !== null) ?? null;
}

/** The base that a person on their own machine is advised to compare with. */
export interface DeskBase {
  /** The branch as `--base-ref` takes it. */
  readonly branch: string;
  /** The newest commit of the branch that HEAD has; the branch's name if it is not known. */
  readonly commit: string;
}

/**
 * Returns the base that a run on a person's own machine compares with. Without git or such a branch
 * it names a likely branch: for advice that is enough.
 */
export function findDeskBase(open: () => GitPort): DeskBase {
  const { git } = tryOpen(open);
  if (git === null) {
    return { branch: "main", commit: "main" };
  }
  const name = findDefaultBranch(null, git) ?? findLocalDefault(git) ?? "main";
  const branch = findBranch(git, name);
  const commit = branch && git.firstParentBase(branch.commit, "HEAD");
  const branchName = branch?.name ?? name;
  return { branch: branchName, commit: commit?.slice(0, 12) ?? branchName };
}

/** Returns the branch of `origin`, with which pull requests are compared, else the local one. */
function findBranch(git: GitPort, name: string): NamedCommit | null {
  const remoteCommit = git.commit(`refs/remotes/origin/${name}`);
  if (remoteCommit !== null) {
    return { commit: remoteCommit, name: `origin/${name}` };
  }
  const localCommit = git.commit(`refs/heads/${name}`);
  return localCommit === null ? null : { commit: localCommit, name };
}

/**
 * Returns the newest commit of the remote's default branch, as this clone last fetched it. Null if
 * the clone has no such branch.
 */
export function defaultTip(event: WorkflowEvent | null, git: GitPort): string | null {
  const name = findDefaultBranch(event, git);
  return name === null ? null : git.commit(`refs/remotes/origin/${name}`);
}

/**
 * Returns the commit before HEAD as base. Null if the clone lacks it, which is no error, since a
 * weakened rule is only a notice in this mode.
 */
function findParentBase(git: GitPort | null): Base {
  const head = git?.commit("HEAD") ?? null;
  if (git === null || head === null) {
    return { mode: "default_branch", commit: null, git };
  }
  const [parent] = git.facts(head).parents;
  const isPresent = parent !== undefined && git.has(parent);
  return { mode: "default_branch", commit: isPresent ? parent : null, git };
}

/** A name, and a suffix that may follow it: `main`, `origin/main` and `~2`, `v1` and `^{commit}`. */
const REVISION = /^([^~^@:{]*)(.*)$/s;

/** Returns what `baseRef` names. Throws `base_not_found`. */
function resolveBaseRef(git: GitPort, baseRef: string, defaultBranch: string | null): NamedCommit {
  const [, name = "", suffix = ""] = REVISION.exec(baseRef) ?? [];
  for (const ref of listCandidateRefs(name, defaultBranch)) {
    const commit = git.commit(`${ref}${suffix}`);
    if (commit !== null) {
      const shortName = FULL_ID.test(ref) ? ref.slice(0, 12) : shortenRef(ref);
      return { commit, name: `${shortName}${suffix}` };
    }
  }
  throw new GateError(
    "base_not_found",
    `base-ref "${baseRef}" names no commit of this clone`,
    adviseOnUnknownRef(git, baseRef),
  );
}

/**
 * Returns what a name may mean, the likeliest first. Branches go before tags, and the default
 * branch is never a tag: git itself would prefer a tag `main`, which everyone who may push can
 * make. For the same reason `origin/main` is the remote's branch only, not a local branch of that
 * name.
 */
function listCandidateRefs(name: string, defaultBranch: string | null): readonly string[] {
  if (name === "" || name === "HEAD" || name.startsWith("refs/") || FULL_ID.test(name)) {
    return [name];
  }
  if (name.startsWith("origin/")) {
    return [`refs/remotes/${name}`];
  }
  const branches = [`refs/remotes/origin/${name}`, `refs/heads/${name}`, `refs/remotes/${name}`];
  return name === defaultBranch ? branches : [...branches, name];
}

function shortenRef(ref: string): string {
  return ref.replace(/^refs\/(?:heads|remotes|tags)\//, "");
}

/** How many branches and tags a message names. */
const MOST_NAMED_REFS = 8;

/** Returns how to get the base-ref: fetch it, correct its name, or take one that is there. */
function adviseOnUnknownRef(git: GitPort, baseRef: string): string {
  if (git.isShallow()) {
    return "Fetch it first: `fetch-depth: 0` on actions/checkout brings every branch.";
  }
  const names = git.refs().map(shortenRef);
  const nearestName = nearestWord(baseRef, [
    ...names.map((name) => name.replace(/^origin\//, "")),
    ...names,
  ]);
  // The name itself may be there and not count: as a tag named as the default branch.
  if (nearestName !== null && nearestName !== baseRef) {
    return `Did you mean ${nearestName}?`;
  }
  return names.length === 0
    ? "This clone has no branch with a commit: commit first, or fetch."
    : `This clone has ${listFirst([...new Set(names)], MOST_NAMED_REFS)}. If the branch is new, run \`git fetch origin\` first.`;
}

/**
 * Returns the newest commit of the branch's first-parent history that HEAD has. Later commits of
 * the branch are then no part of HEAD's change. Throws `shallow_clone` or `base_not_found`.
 */
function requireCommonCommit(git: GitPort, { commit, name }: NamedCommit): string {
  const commonCommit = git.firstParentBase(commit, "HEAD");
  if (commonCommit !== null) {
    return commonCommit;
  }
  if (git.isShallow()) {
    throw new GateError(
      "shallow_clone",
      `this clone shows no common commit of HEAD and ${name}`,
      "Check out with `fetch-depth: 0`: the base is the commit at which HEAD left the branch.",
    );
  }
  throw new GateError(
    "base_not_found",
    `HEAD and ${name} have no common commit`,
    "Name the branch that this one was made from.",
  );
}

/**
 * Returns as base the newest commit of the default branch that HEAD has. If there is none, this
 * throws in a workflow, and a person's own machine (`event` is null) gets a run without a base, and
 * the reason. On the default branch itself that machine gets ON_DEFAULT. Throws `unsafe_head` if the
 * event is a push, and HEAD is not the commit that was pushed.
 */
function findBranchPoint(event: WorkflowEvent | null, { git, reason }: OpenedGit): Base {
  if (git === null) {
    return headOnlyOrThrow(event, reason);
  }
  const name = findDefaultBranch(event, git);
  if (name === null) {
    const base = headOnlyOrThrow(event, "default_branch_unknown");
    const branch = findLocalDefault(git);
    return { ...base, ...(branch !== null && { branch }) };
  }
  if (event?.name === "push") {
    requireOwnCommit(git, event);
  }
  if (event === null && git.symbolicRef("HEAD") === `refs/heads/${name}`) {
    return ON_DEFAULT;
  }
  const branch = findBranch(git, name);
  if (branch === null) {
    return headOnlyOrThrow(event, "default_branch_not_fetched");
  }
  const commit = git.firstParentBase(branch.commit, "HEAD");
  if (commit === null) {
    return headOnlyOrThrow(event, "no_merge_base");
  }
  return { mode: "merge_base", commit, branch: branch.name, git };
}

/**
 * Throws `unsafe_head` if HEAD is not the commit that the run is for. A commit that was made in the
 * job could have rules that were never pushed, and the run satisfies a required check.
 */
function requireOwnCommit(git: GitPort, { sha }: WorkflowEvent): void {
  const head = git.commit("HEAD");
  if (sha === null || head === sha) {
    return;
  }
  throw new GateError(
    "unsafe_head",
    `HEAD is ${head ?? "no commit"}, but this run is for ${sha}`,
    "Run the gate before any step that commits or checks out something else.",
  );
}

type NoBaseReason = Exclude<HeadOnlyReason, "record" | "on_default_branch" | "bootstrap">;

const NO_BASE: Readonly<Record<NoBaseReason, readonly [ErrorCode, string]>> = {
  no_git: ["git_missing", "there is no `git` on the PATH"],
  no_repository: ["no_repository", "the checkout is no git repository"],
  default_branch_unknown: [
    "base_not_found",
    "neither the event nor the clone names the default branch",
  ],
  default_branch_not_fetched: ["shallow_clone", "the default branch is not in this clone"],
  no_merge_base: ["shallow_clone", "this clone shows no common commit with the default branch"],
};

/** Throws in a workflow: there a change that is judged by its own rules would get a verdict. */
function headOnlyOrThrow(event: WorkflowEvent | null, reason: NoBaseReason): Base {
  if (event === null) {
    return { mode: "head_only", reason };
  }
  const [code, why] = NO_BASE[reason];
  const where = event.ref ?? "an unknown ref";
  throw new GateError(
    code,
    `${event.name} on ${where} has no base whose rules could decide: ${why}`,
    "Check out with `fetch-depth: 0`, name a base with the input `base-ref`, or run on `pull_request` only.",
  );
}

const REMOVE_REF =
  "Remove `ref:` from actions/checkout, and set `fetch-depth: 2`: the base is the first parent of the merge commit.";
const CHECK_OUT_DEFAULT =
  "Let actions/checkout take the ref of the event (no `ref:`, `fetch-depth: 2`), and run the gate before any step that commits or checks out something else.";

/**
 * Returns the pull request's base: the first parent of HEAD. `sha` is GITHUB_SHA. Throws
 * `unsafe_base` if HEAD is not GitHub's merge of the pull request (`sha`, with two parents, the
 * second one the pull request's head), and `shallow_clone` if the clone lacks the parent.
 */
function requireBaseParent(git: GitPort, sha: string | null, pull: PullRequest): string {
  const head = git.commit("HEAD");
  if (head === null) {
    throw unsafeBaseError("HEAD names no commit", CHECK_OUT_DEFAULT);
  }
  if (head !== sha) {
    if (head === pull.headSha) {
      throw unsafeBaseError(
        "the pull request's own head is checked out, not its merge into the base",
        REMOVE_REF,
      );
    }
    const runCommit = sha ?? "no commit (GITHUB_SHA is not set)";
    throw unsafeBaseError(`HEAD is ${head}, but this run is for ${runCommit}`, CHECK_OUT_DEFAULT);
  }
  const { parents } = git.facts(head);
  const [baseCommit, mergedCommit] = parents;
  const notTheMerge = `HEAD ${head} is not the merge of this pull request`;
  if (baseCommit === undefined || parents.length !== 2) {
    throw unsafeBaseError(
      `${notTheMerge}: it has ${parents.length} parents, not two`,
      CHECK_OUT_DEFAULT,
    );
  }
  if (mergedCommit !== pull.headSha) {
    throw unsafeBaseError(
      `${notTheMerge}: its second parent is ${mergedCommit}, not the pull request's head ${pull.headSha}`,
      CHECK_OUT_DEFAULT,
    );
  }
  if (git.has(baseCommit)) {
    requireDescent(git, baseCommit, pull);
    return baseCommit;
  }
  throw new GateError(
    "shallow_clone",
    `the base commit ${baseCommit} is not in this clone, so its rules can't be read`,
    "Set `fetch-depth: 2` on actions/checkout.",
  );
}

/**
 * Throws `unsafe_base` unless the merge's first parent is the event's base commit or follows it, as
 * the base may have moved on. Otherwise GitHub merged into another branch, whose rules would
 * decide. If a shallow clone does not show that, or the event names no base commit, throws only if
 * the pull request has just got another base.
 */
function requireDescent(git: GitPort, firstParent: string, pull: PullRequest): void {
  const { baseSha, baseRef, retargeted } = pull;
  if (firstParent === baseSha) {
    return;
  }
  const facts = `the merge's first parent is ${firstParent}; the event's base is ${baseSha ?? "not named"} of ${baseRef ?? "no branch"}`;
  if (baseSha !== null) {
    const isBasePresent = git.has(baseSha);
    if (isBasePresent && git.isAncestor(baseSha, firstParent)) {
      return;
    }
    // A whole clone would have shown the descent, as it has all ancestors of the first parent. In a
    // shallow one only an older first parent is surely no descendant.
    const isParentOlder = isBasePresent && git.isAncestor(firstParent, baseSha);
    if (!git.isShallow() || isParentOlder) {
      throw unsafeBaseError(
        `${facts}, and the first parent neither is that commit nor follows it`,
        "Push to the pull request again, so that GitHub merges it into its base as it is now.",
      );
    }
  }
  if (retargeted) {
    throw unsafeBaseError(
      `${facts}, and this clone does not show whether the one follows the other`,
      "Check out with `fetch-depth: 0`: this pull request has just got another base.",
    );
  }
}

function unsafeBaseError(message: string, hint: string): GateError {
  return new GateError("unsafe_base", message, hint);
}
