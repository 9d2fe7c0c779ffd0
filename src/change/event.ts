/** The event that started the workflow: whether the gate runs on it, and which commit's rules a change is held against. */
import { isObject } from "../system/json.ts";
import type { Variables } from "../system/secrets.ts";
import { readFile } from "node:fs/promises";
import { type ErrorCode, GateError } from "../errors.ts";
import type { HeadOnlyReason, Notice } from "../model/notice.ts";
import type { GitPort } from "./git.ts";

/** What the event says of the pull request. */
export interface PullRequest {
  readonly headSha: string;
  /** As the event said; the base may have moved on since. GitHub's events always say it. */
  readonly baseSha: string | null;
  /** A branch. */
  readonly baseRef: string | null;
  /** By this very event: `edited`, with another base branch. */
  readonly retargeted: boolean;
}

/** What of the event that started the workflow the base depends on. */
export interface WorkflowEvent {
  readonly name: string;
  /** The activity (`labeled`, `synchronize`). */
  readonly action: string | null;
  /** GITHUB_SHA. */
  readonly sha: string | null;
  readonly ref: string | null;
  readonly defaultBranch: string | null;
  /** `owner/name`. */
  readonly repository: string | null;
  /** The label of a `labeled` event; a re-run replays it. */
  readonly label: string | null;
  readonly pullRequest: PullRequest | null;
}

export interface RunnerEvent extends WorkflowEvent {
  readonly pullRequest: (PullRequest & { readonly number: number | null }) | null;
}

/** Started by people who may push, or with a stranger's change in a run without secrets. A called workflow has its caller's. */
const RUNS_ON = [
  "pull_request",
  "pull_request_review",
  "merge_group",
  "push",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "release",
  "create",
  "deployment",
  "deployment_status",
];

/** What is recorded here would be the author's own baseline for the author's own change. */
const UNREVIEWED_EVENTS = ["pull_request", "merge_group"];

/**
 * Reads GITHUB_EVENT_NAME, _PATH, _SHA and _REF; null outside GitHub Actions. Throws GateError `file_unreadable` where
 * the payload can't be read, `invalid_file` where it is no JSON object or a pull request in it lacks its head's commit.
 */
export async function readEvent(environment: Variables): Promise<RunnerEvent | null> {
  const name = environment["GITHUB_EVENT_NAME"];
  if (!name) {
    return null;
  }
  const payload = await readPayload(environment["GITHUB_EVENT_PATH"]);
  return {
    name,
    action: textAt(payload, "action"),
    sha: environment["GITHUB_SHA"] || null,
    ref: environment["GITHUB_REF"] || null,
    defaultBranch: textAt(payload, "repository", "default_branch"),
    repository: textAt(payload, "repository", "full_name"),
    label: textAt(payload, "label", "name"),
    pullRequest: name.startsWith("pull_request") ? pullRequestOf(payload) : null,
  };
}

/** Throws GateError `unsafe_event`. */
export function refuseUnsafeEvent(
  event: RunnerEvent | null,
  command: "gate" | "record" | "merge",
): void {
  if (event === null || command === "merge") {
    return;
  }
  if (!RUNS_ON.includes(event.name)) {
    throw new GateError("unsafe_event", `the retriever's code does not run on ${event.name}`, {
      hint: "strangers can start this event, with a token and secrets that a change's code must not reach; use pull_request, push or workflow_dispatch",
    });
  }
  if (command === "record" && UNREVIEWED_EVENTS.includes(event.name)) {
    throw new GateError("unsafe_event", `a baseline is not recorded on ${event.name}`, {
      hint: "copy baseline.json from the report and commit it, or record on push or workflow_dispatch",
    });
  }
}

async function readPayload(path: string | undefined): Promise<unknown> {
  if (!path) {
    return null;
  }
  const what = "the event's payload (GITHUB_EVENT_PATH)";
  const text = await readFile(path, "utf8").catch((cause: unknown) => {
    throw new GateError("file_unreadable", `${what} can't be read`, { cause });
  });
  let payload: unknown;
  try {
    payload = JSON.parse(text);
  } catch (cause) {
    throw new GateError("invalid_file", `${what} is not JSON`, { cause });
  }
  if (isObject(payload)) {
    return payload;
  }
  throw new GateError("invalid_file", `${what} is not a JSON object`);
}

function valueAt(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce((at, key) => (isObject(at) && Object.hasOwn(at, key) ? at[key] : null), value);
}

function textAt(value: unknown, ...keys: readonly string[]): string | null {
  const found = valueAt(value, ...keys);
  return typeof found === "string" ? found : null;
}

function pullRequestOf(payload: unknown): RunnerEvent["pullRequest"] {
  const headSha = textAt(payload, "pull_request", "head", "sha");
  if (headSha === null) {
    throw new GateError("invalid_file", "the event's payload names no pull request with its head", {
      hint: "GITHUB_EVENT_PATH is read as GitHub wrote it; don't change it in the job",
    });
  }
  const number = valueAt(payload, "pull_request", "number");
  return {
    headSha,
    number: typeof number === "number" ? number : null,
    baseSha: textAt(payload, "pull_request", "base", "sha"),
    baseRef: textAt(payload, "pull_request", "base", "ref"),
    retargeted: valueAt(payload, "changes", "base") !== null,
  };
}

/**
 * Each with the variable that it is documented to set in every job, the one where the job is for a merge or pull request
 * (Buildkite writes `false` elsewhere), and how its job gets the whole history.
 */
const SYSTEMS = [
  {
    name: "GitLab",
    mark: "GITLAB_CI",
    change: "CI_MERGE_REQUEST_IID",
    history: "Set the variable `GIT_DEPTH: 0` for the job",
  },
  {
    name: "Jenkins",
    mark: "JENKINS_URL",
    change: "CHANGE_ID",
    history: "Take the shallow clone out of the job's Git settings (`shallow: false`)",
  },
  {
    name: "Buildkite",
    mark: "BUILDKITE",
    change: "BUILDKITE_PULL_REQUEST",
    history: "Take `--depth` out of BUILDKITE_GIT_CLONE_FLAGS",
  },
  {
    name: "CircleCI",
    mark: "CIRCLECI",
    change: "CIRCLE_PULL_REQUEST",
    history: "Check out with `checkout: { method: full }`",
  },
  {
    name: "Azure Pipelines",
    mark: "TF_BUILD",
    change: "SYSTEM_PULLREQUEST_PULLREQUESTID",
    history: "Set `fetchDepth: 0` on the checkout step",
  },
] as const;

/** Returns the error with advice for the system that the job runs on, if its own advice is that for GitHub. */
export function adviseElsewhere(error: unknown, environment: Variables): unknown {
  const isOfGithub =
    error instanceof GateError && /fetch-depth|actions\/checkout/.test(error.hint ?? "");
  if (!isOfGithub || environment["GITHUB_EVENT_NAME"]) {
    return error;
  }
  const { code, message, problems } = error;
  const system = SYSTEMS.find(({ mark }) => environment[mark]);
  const history = system?.history ?? "Clone without `--depth`";
  const hint = `${history}, or run \`git fetch --unshallow origin\` before the gate; for a branch that is not there, \`git fetch origin <branch>\`.`;
  return new GateError(code, message, { hint, problems, cause: error });
}

/** Variables by which a system says that the job is for a change, and Travis, Drone and others do. */
const CHANGE_VARIABLE =
  /^(?:[A-Z0-9_]*_)?(?:PR|PULL_REQUEST|MERGE_REQUEST|GERRIT_CHANGE)(?:_(?:ID|IID|KEY|NO|NUM|NUMBER))?$/;

/** The name of the system whose job this is; null where none says so. */
export function ciOf(environment: Variables): string | null {
  return SYSTEMS.find(({ mark }) => environment[mark])?.name ?? null;
}

/**
 * Throws `unsafe_event` where two systems say that the job is theirs, since a job's author can set variables and each
 * would name another base, and `base_not_found` where a merge request would be judged by its own files alone.
 */
export function refuseElsewhere(environment: Variables, baseRef: string | null): void {
  const present = SYSTEMS.filter(({ mark }) => environment[mark]);
  const marks = ["GITHUB_EVENT_NAME", ...present.map(({ mark }) => mark)].filter(
    (each) => environment[each],
  );
  if (marks.length > 1) {
    throw new GateError("unsafe_event", `${marks.join(" and ")} are set: two CI systems at once`, {
      hint: "The base would be another for each. Unset those of the system that this job does not run on.",
    });
  }
  const [system] = present;
  if (baseRef !== null) {
    return;
  }
  if (system === undefined) {
    return refuseUnknownSystem(environment);
  }
  const change = environment[system.change];
  if (!change || change === "false") {
    return;
  }
  throw new GateError(
    "base_not_found",
    `${system.change} is ${JSON.stringify(change)}: a change on ${system.name}, and no --base-ref`,
    {
      hint: "Without a base the change's own files would judge it. See docs/other-ci.md for what to name.",
    },
  );
}

/** Throws `base_not_found` in a job of another system that is for a change. */
function refuseUnknownSystem(environment: Variables): void {
  if (!environment["CI"] || environment["GITHUB_EVENT_NAME"]) {
    return;
  }
  const said = Object.entries(environment).find(
    ([name, value]) => CHANGE_VARIABLE.test(name) && !["", "false", "0"].includes(value ?? ""),
  );
  if (said === undefined) {
    return;
  }
  const [name, value] = said;
  throw new GateError(
    "base_not_found",
    `${name} is ${JSON.stringify(value)}, so this job is for a change, and there is no --base-ref`,
    {
      hint: "Without a base the change's own files would judge it. Name its target branch, for example `--base-ref origin/main`; see docs/other-ci.md.",
    },
  );
}

// The base.

export type Base =
  | {
      readonly mode: "pull_request" | "base_ref" | "merge_base";
      readonly commit: string;
      readonly git: GitPort;
      readonly notices?: readonly Notice[];
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
 * commit those of `baseRef`, or of the merge base with the default branch. In a workflow every such commit needs a base:
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
    return { mode: "pull_request", ...firstParent(git, event.sha, event.pullRequest), git };
  }
  const opened = openOr(open);
  const git = typeof opened === "string" ? null : opened;
  if (event?.name === "merge_group") {
    if (git !== null) {
      requireOwnCommit(git, event);
    }
    return before(git);
  }
  const onDefault = event !== null && onDefaultBranch(event, git);
  if (onDefault && event.name === "push") {
    return before(git);
  }
  if (baseRef !== null) {
    const needed = git ?? open();
    const commit = named(needed, baseRef, event?.defaultBranch ?? null);
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
    : branchedFrom(event, opened);
}

function openOr(open: () => GitPort): OpenedGit {
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

/** Whether HEAD is the default branch's tip or an ancestor of it. Where the clone can't tell, whether the event says so. */
function onDefaultBranch(event: WorkflowEvent, git: GitPort | null): boolean {
  const { ref, sha, defaultBranch } = event;
  const told = defaultBranch !== null && ref === `refs/heads/${defaultBranch}`;
  if (git === null) {
    return told;
  }
  const [head, tip] = [git.commit("HEAD"), defaultTip(event, git)];
  if (head === null) {
    return false;
  }
  return tip === null ? told && head === sha : git.isAncestor(head, tip);
}

/** The name of the checkout's default branch: the event's, or, in another repository's checkout, that of its own remote. */
function defaultBranchOf(event: WorkflowEvent | null, git: GitPort): string | null {
  const own =
    git.symbolicRef("refs/remotes/origin/HEAD")?.replace("refs/remotes/origin/", "") ?? null;
  return event === null || isAnother(event, git) ? own : event.defaultBranch;
}

/** The newest commit of the default branch that this clone shows. */
export function defaultTip(event: WorkflowEvent | null, git: GitPort): string | null {
  const name = defaultBranchOf(event, git);
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

/** What it would tell is only noticed here, so a clone without history is no error. */
function before(git: GitPort | null): Base {
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
function named(git: GitPort, baseRef: string, defaultBranch: string | null): string {
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

function branchedFrom(event: WorkflowEvent | null, git: OpenedGit): Base {
  const alone = (reason: Exclude<HeadOnlyReason, "record">): Base => {
    // At the desk the author may look at the change by its own files; in a workflow that would be a verdict.
    if (event !== null && reason !== "on_default_branch") {
      throw withoutBase(event, reason);
    }
    return { mode: "head_only", reason };
  };
  if (typeof git === "string") {
    return alone(git);
  }
  const name = defaultBranchOf(event, git);
  if (name === null) {
    return alone("default_branch_unknown");
  }
  if (event?.name === "push") {
    requireOwnCommit(git, event);
  }
  if (event === null && git.symbolicRef("HEAD") === `refs/heads/${name}`) {
    return alone("on_default_branch");
  }
  const tip = git.commit(`refs/remotes/origin/${name}`) ?? git.commit(`refs/heads/${name}`);
  const commit = tip === null ? null : git.mergeBase(tip, "HEAD");
  if (commit !== null) {
    return { mode: "merge_base", commit, git };
  }
  return alone(tip === null ? "default_branch_not_fetched" : "no_merge_base");
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
  Record<Exclude<HeadOnlyReason, "record" | "on_default_branch">, readonly [ErrorCode, string]>
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

function withoutBase(event: WorkflowEvent, reason: keyof typeof NO_BASE): GateError {
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
function firstParent(
  git: GitPort,
  sha: string | null,
  pull: PullRequest,
): { readonly commit: string; readonly notices: readonly Notice[] } {
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
    return { commit, notices: descent(git, commit, pull) };
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
 * merge into another branch would be judged by that branch's rules. A notice where the clone is too shallow to tell.
 */
function descent(git: GitPort, commit: string, pull: PullRequest): readonly Notice[] {
  const { baseSha, baseRef, retargeted } = pull;
  if (commit === baseSha) {
    return [];
  }
  const known = baseSha !== null && git.has(baseSha);
  if (known && git.isAncestor(baseSha, commit)) {
    return [];
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
  return [{ code: "base_unconfirmed", commit, event: baseSha }];
}

function unsafe(message: string, hint: string): GateError {
  return new GateError("unsafe_base", message, { hint });
}
