/** Accepting a change that the base's rules refuse: by a label, which only people with triage rights can add. */
import { digestText } from "../system/digest.ts";
import type { Root } from "../system/root.ts";
import { GateError } from "../errors.ts";
import type { Overrides } from "../files/config.ts";
import { withDefinition } from "../files/definition.ts";
import { loadInputs, matchSuite } from "../files/inputs.ts";
import { compactCanonical } from "../model/canonical-json.ts";
import type { Baseline } from "../model/baseline.ts";
import type { Config } from "../model/config.ts";
import type { Notice } from "../model/notice.ts";
import { type PolicyDigest, policyToDigest } from "../model/policy.ts";
import type { Change, Inputs, KnownVerdicts } from "../model/report.ts";
import { type Base, defaultTip, findBase } from "./base.ts";
import { listChangeNotices } from "./change-notices.ts";
import type { WorkflowEvent } from "./event.ts";
import { readChange, listConfigs, headRoot } from "./change.ts";
import type { CommitInGit, GitPort } from "./git.ts";
import { NO_RENAMES, type Renames } from "../model/renames.ts";
import { readDocumentNames, readHeadNames } from "./document-names.ts";
import { readOtherConfigs } from "./other-configs.ts";
import { type FollowedRenames, followEarlierRenames, followRenames } from "./follow-renames.ts";

const ACCEPT_LABEL = "retrieval-gate:accept";

/** `given`: by this very run; `possible`: by a label, if a person decides so; `impossible`: there is nothing to label. */
type Acceptance = "given" | "possible" | "impossible";

/**
 * The label counts where adding it started this run. A re-run replays the event, so it still counts there; among the
 * labels that the pull request merely has, it may have been given to an earlier commit, so it does not.
 */
function readAcceptance(event: WorkflowEvent | null): Acceptance {
  if (event === null || event.pullRequest === null) {
    return "impossible";
  }
  const isAccepted =
    event.name === "pull_request" && event.action === "labeled" && event.label === ACCEPT_LABEL;
  return isAccepted ? "given" : "possible";
}

// Which files judge: the head's alone, or the base's as well, and what the change did to the rules.

export interface PolicyRequest {
  readonly command: "gate" | "record";
  /** Relative to the root. */
  readonly config: string;
  readonly overrides: Overrides;
  readonly baseRef: string | null;
}

export interface ReadPolicies extends Change {
  /** What a new baseline is recorded over. */
  readonly over: Inputs | null;
  /** The commit that a new baseline is recorded over; null where it is not known. */
  readonly over_commit: string | null;
  readonly mode: Base["mode"];
  readonly base_commit: string | null;
  /** Documents that the change renames: their targets have the new names on both sides. */
  readonly renames?: Renames;
  /** Where the head's files were read from. */
  readonly root: Root;
  /** The judge's verdicts that count; null for all that the head's cache holds. */
  readonly known: KnownVerdicts | null;
  /** The base has no gate yet: the head's files judge. */
  readonly bootstrap: boolean;
  readonly policy_digest: PolicyDigest;
  readonly acceptance: Acceptance;
  /** The day of the commit at which the state was last accepted, as `2026-03-02`. Absent: not known. */
  readonly accepted_on?: string;
  readonly notices: readonly Notice[];
}

interface PolicyPorts {
  readonly root: Root;
  /** Opens the repository; throws `git_missing` and `no_repository`. */
  readonly git: () => GitPort;
}

const RECORDING: Base = { mode: "head_only", reason: "record" };

/**
 * Reads every file that judges, before any retriever starts. The head's files judge alone if `record` asks, or if no base
 * commit is known. Else the base's files judge, too. If the base has no gate yet, the head introduces it (`bootstrap`).
 * Throws GateError for the head's files and for git.
 */
export async function readPolicies(
  request: PolicyRequest,
  event: WorkflowEvent | null,
  ports: PolicyPorts,
): Promise<ReadPolicies> {
  const { baseRef, config, overrides } = request;
  const isRecording = request.command === "record";
  const base = isRecording ? RECORDING : findBase(event, baseRef, ports.git);
  const { mode } = base;
  const root = isRecording || event === null ? ports.root : openRootOfHead(base, ports);
  const need = isRecording ? "replaced" : "needed";
  const loaded = await loadInputs(root, config, overrides, ports.root, need);
  const head = mode === "head_only" ? followOwnRows(loaded, ports) : loaded;
  const withoutBase: ReadPolicies = {
    head,
    base: null,
    moved: [],
    unusable: null,
    links: [],
    root,
    known: null,
    over: null,
    over_commit: null,
    mode,
    base_commit: null,
    bootstrap: false,
    policy_digest: { head: digestPolicy(head.config), base: null },
    acceptance: readAcceptance(event),
    notices: [...listBaseNotices(base), ...listOtherBaseNotices(event)],
  };
  if (mode === "head_only" || base.git === null || base.commit === null) {
    return isRecording
      ? { ...withoutBase, ...(await findReplacedBaseline(request, head, ports)) }
      : withoutBase;
  }
  const tip = event === null || mode === "default_branch" ? null : defaultTip(event, base.git);
  const baseCommit = { git: base.git, commit: base.commit, tip };
  const change = await readChange({
    ...request,
    ...baseCommit,
    head,
    headRoot: root,
    workTree: ports.root,
  });
  const baseHasGate = change !== null;
  if (baseHasGate) {
    // What is merged is watched by the run of each config.
    const others =
      mode === "default_branch" ? [] : await readOtherConfigs(baseCommit, change, ports.root);
    const isDesk = event === null;
    return compareWithBase(withoutBase, { ...change, others }, baseCommit, ports.root, isDesk);
  }
  await requireDefaultBranch(event, baseRef, baseCommit);
  return {
    ...withoutBase,
    base_commit: baseCommit.commit,
    bootstrap: true,
    notices: [...withoutBase.notices, { code: "head_only", reason: "bootstrap" }],
  };
}

/** Returns the files with rows under the names that documents have now. Without git as they are. */
function followOwnRows(head: Inputs, { git: open, root }: PolicyPorts): Inputs {
  try {
    const git = open();
    return followEarlierRenames(head, () => readHeadNames(git, head, root));
  } catch (error) {
    if (error instanceof GateError) {
      return head;
    }
    throw error;
  }
}

/** Both sides with renamed documents under their new names. At a desk the head's files are those of the work tree. */
function followChange(
  base: Inputs,
  head: Inputs,
  at: BaseCommit,
  workTree: Root | null,
): FollowedRenames {
  return followRenames(base, head, () => readDocumentNames(at, base, head, workTree));
}

/** Returns the policies with the base's files, with renamed documents followed, and with notices of the change. */
function compareWithBase(
  withoutBase: ReadPolicies,
  readChange: Change,
  at: BaseCommit,
  workTree: Root,
  isDesk: boolean,
): ReadPolicies {
  const { mode, acceptance, notices } = withoutBase;
  const followed =
    readChange.base === null
      ? { head: readChange.head, base: null, renames: NO_RENAMES }
      : followChange(readChange.base, readChange.head, at, isDesk ? workTree : null);
  const { head, renames } = followed;
  const change = { ...readChange, base: followed.base, head };
  // Whether the judge's verdicts of the head count.
  const isHeadTrusted = isDesk || mode === "default_branch" || acceptance === "given";
  const baseVerdicts = isHeadTrusted ? null : (change.verdicts?.base ?? null);
  return {
    ...withoutBase,
    ...change,
    // What is merged already stands in the checkout's own baseline.
    over: mode === "default_branch" ? null : change.base,
    over_commit: at.commit,
    known: baseVerdicts,
    renames,
    policy_digest: {
      ...withoutBase.policy_digest,
      base: change.base && digestPolicy(change.base.config),
    },
    base_commit: at.commit,
    notices: [
      ...notices,
      ...listOutdatedNotices(at, change),
      ...listChangeNotices(change, renames),
    ],
  };
}

/** The commit of the base, and the repository that it is read from. */
interface BaseCommit extends CommitInGit {
  /** The default branch's, where this clone shows it and HEAD is not on it. */
  readonly tip: string | null;
}

/** Returns a notice if the rules of the base have changed since on the default branch. */
function listOutdatedNotices(
  { git, commit, tip }: BaseCommit,
  { base }: Change,
): readonly Notice[] {
  if (tip === null || tip === commit || base === null || !git.isAncestor(commit, tip)) {
    return [];
  }
  const rules = [...base.digests.keys()].filter((file) => file !== base.config.baseline);
  const files = rules.filter((file) => git.entry(tip, file)?.id !== git.entry(commit, file)?.id);
  return files.length === 0 ? [] : [{ code: "base_outdated", commit, tip, files }];
}

/** Returns a notice if the head's own files decide; empty if a base does. */
function listBaseNotices(base: Base): readonly Notice[] {
  if (base.mode !== "head_only") {
    return [];
  }
  const { reason, branch } = base;
  return [{ code: "head_only", reason, ...(branch !== undefined && { branch }) }];
}

/**
 * Returns a notice if the pull request's base is not the default branch. A check belongs to its commit, so it also counts in
 * another pull request of the same commit.
 */
function listOtherBaseNotices(event: WorkflowEvent | null): readonly Notice[] {
  const branch = event?.pullRequest?.baseRef;
  const defaultBranch = event?.defaultBranch;
  return branch && defaultBranch && branch !== defaultBranch
    ? [{ code: "other_base", branch, default_branch: defaultBranch }]
    : [];
}

/**
 * Returns the files whose baseline is recorded over: on a branch those of its merge base with the default branch, elsewhere
 * those of HEAD if the work tree's baseline can't be read. Without files the work tree's baseline is recorded over.
 */
async function findReplacedBaseline(
  request: PolicyRequest,
  head: Inputs,
  { git: open, root }: PolicyPorts,
): Promise<Pick<ReadPolicies, "over" | "over_commit"> & Partial<Pick<ReadPolicies, "head">>> {
  try {
    const base = findBase(null, null, open);
    const git = open();
    const commit = base.mode === "merge_base" ? base.commit : git.commit("HEAD");
    if (base.mode !== "merge_base" && head.baseline !== null) {
      return { over: null, over_commit: commit };
    }
    if (commit === null) {
      return { over: null, over_commit: null };
    }
    const change = await readChange({
      ...request,
      git,
      commit,
      head,
      headRoot: root,
      workTree: root,
    });
    if (!change?.base) {
      return { over: null, over_commit: commit };
    }
    const at = { git, commit, tip: null };
    const { base: over, head: ownFiles } = followChange(change.base, head, at, root);
    const isOwnFile = over.config.baseline === head.config.baseline;
    if (base.mode !== "merge_base" && over.baseline !== null && isOwnFile) {
      return { head: addBaseline(ownFiles, over.baseline), over: null, over_commit: commit };
    }
    return { head: ownFiles, over, over_commit: commit };
  } catch (error) {
    // Without git, or with a history that can't be read, there is no other baseline than the work tree's.
    if (error instanceof GateError) {
      return { over: null, over_commit: null };
    }
    throw error;
  }
}

/** Returns the files with the baseline of HEAD, in place of one that is gone or can't be read. */
function addBaseline(files: Inputs, baseline: Baseline): Inputs {
  return {
    ...files,
    config: withDefinition(files.config, baseline),
    baseline: matchSuite(baseline, files.suite),
  };
}

/** Returns where the head's files are read: in a workflow from HEAD's blobs, without git from the checkout. */
function openRootOfHead(base: Base, ports: PolicyPorts): Root {
  try {
    const git = base.mode === "head_only" ? ports.git() : base.git;
    return git === null ? ports.root : headRoot(ports.root, git);
  } catch (error) {
    const absent =
      error instanceof GateError && ["git_missing", "no_repository"].includes(error.code);
    if (absent) {
      return ports.root;
    }
    throw error;
  }
}

/**
 * Throws `no_gate_on_base` unless the base, which has no gate, is of the default branch and that has none yet. A first gate
 * comes by the default branch: any other branch could be made without a gate to let a change through.
 */
async function requireDefaultBranch(
  event: WorkflowEvent | null,
  baseRef: string | null,
  { git, commit, tip }: BaseCommit,
): Promise<void> {
  if (event === null) {
    return;
  }
  const { name, ref, pullRequest, defaultBranch } = event;
  if (tip !== null && (await listConfigs(git, tip)).length > 0) {
    throw new GateError(
      "no_gate_on_base",
      `the base ${commit.slice(0, 12)} is older than the gate`,
      {
        hint: `${defaultBranch} has a gate by now: merge it into this branch, or rebase onto it.`,
      },
    );
  }
  const queue =
    name === "merge_group"
      ? /^refs\/heads\/gh-readonly-queue\/(.+)\/[^/]+$/.exec(ref ?? "")?.[1]
      : null;
  const branch = pullRequest?.baseRef ?? queue ?? null;
  if (branch !== null && branch === defaultBranch) {
    return;
  }
  if (branch === null && name === "push" && ref === `refs/heads/${defaultBranch}`) {
    return;
  }
  if (branch === null && tip !== null && git.isAncestor(commit, tip)) {
    return;
  }
  const where = branch ?? baseRef ?? commit.slice(0, 12);
  throw new GateError(
    "no_gate_on_base",
    `the base ${where} has no gate, and is not the default branch`,
    {
      hint: `A first gate is introduced on ${defaultBranch ?? "the default branch"}: merge it there first, then into ${where}.`,
    },
  );
}

function digestPolicy(config: Config): string {
  return digestText(compactCanonical(policyToDigest(config)));
}
