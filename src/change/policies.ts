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
import { type PolicyDigest, findAddresses, parseHost, policyToDigest } from "../model/policy.ts";
import type { Change, Inputs, KnownVerdicts } from "../model/report.ts";
import { type Base, defaultTip, findBase } from "./base.ts";
import type { WorkflowEvent } from "./event.ts";
import { readChange, listConfigs, headRoot } from "./change.ts";
import type { GitPort } from "./git.ts";
import { toleranceValue } from "../decision/limits.ts";
import { isHeadline, ruleKey, resolveRules, type Rule } from "../decision/rules.ts";
import { findBucket, selectCases } from "../model/scope.ts";
import { NO_RENAMES, type Renames } from "../model/renames.ts";
import { readDocumentNames, readHeadNames } from "./document-names.ts";
import { type FollowedRenames, followEarlierRenames, followRenames } from "./follow-renames.ts";
import { findEditedCases } from "../decision/target-edits.ts";

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
  const given =
    event.name === "pull_request" && event.action === "labeled" && event.label === ACCEPT_LABEL;
  return given ? "given" : "possible";
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

/** Reads every file that judges, before any retriever starts. Throws GateError for the head's files and for git. */
export async function readPolicies(
  request: PolicyRequest,
  event: WorkflowEvent | null,
  ports: PolicyPorts,
): Promise<ReadPolicies> {
  const { baseRef, config, overrides } = request;
  const recording = request.command === "record";
  const base = recording ? RECORDING : findBase(event, baseRef, ports.git);
  const root = recording || event === null ? ports.root : openRootOfHead(base, ports);
  const loaded = await loadInputs(
    root,
    config,
    overrides,
    ports.root,
    recording ? "replaced" : "needed",
  );
  const { mode } = base;
  const head = mode === "head_only" ? followOwnRows(loaded, ports) : loaded;
  const acceptance = readAcceptance(event);
  const notices = [...baseNotices(base), ...otherBase(event)];
  const policyDigest = { head: digestPolicy(head.config), base: null };
  const files = { head, base: null, moved: [], unusable: null, links: [], root, known: null };
  const nothing = { over: null, over_commit: null };
  const told = { mode, acceptance, bootstrap: false, notices };
  const read: ReadPolicies = {
    ...files,
    ...nothing,
    ...told,
    policy_digest: policyDigest,
    base_commit: null,
  };
  if (mode === "head_only" || base.git === null || base.commit === null) {
    return recording ? { ...read, ...(await findReplacedBaseline(request, head, ports)) } : read;
  }
  const tip = event === null || mode === "default_branch" ? null : defaultTip(event, base.git);
  const at = { git: base.git, commit: base.commit, tip };
  const change = await readChange({
    ...request,
    ...at,
    head,
    headRoot: root,
    workTree: ports.root,
  });
  if (change !== null) {
    return compareWithBase(read, change, at, ports.root, event === null);
  }
  await requireDefaultBranch(event, baseRef, at);
  return {
    ...read,
    base_commit: at.commit,
    bootstrap: true,
    notices: [...notices, { code: "head_only", reason: "bootstrap" }],
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
function followChange(base: Inputs, head: Inputs, at: At, workTree: Root | null): FollowedRenames {
  return followRenames(base, head, () => readDocumentNames(at, base, head, workTree));
}

/** Returns the policies with the base's files, with renamed documents followed, and with notices of the change. */
function compareWithBase(
  read: ReadPolicies,
  readChange: Change,
  at: At,
  workTree: Root,
  desk: boolean,
): ReadPolicies {
  const { mode, acceptance, notices } = read;
  const followed =
    readChange.base === null
      ? { head: readChange.head, base: null, renames: NO_RENAMES }
      : followChange(readChange.base, readChange.head, at, desk ? workTree : null);
  const { head, renames } = followed;
  const change = { ...readChange, base: followed.base, head };
  // Whether the judge's verdicts of the head count.
  const trusted = desk || mode === "default_branch" || acceptance === "given";
  const known = trusted ? null : (change.verdicts?.base ?? null);
  return {
    ...read,
    ...change,
    // What is merged already stands in the checkout's own baseline.
    over: mode === "default_branch" ? null : change.base,
    over_commit: at.commit,
    known,
    renames,
    policy_digest: { ...read.policy_digest, base: change.base && digestPolicy(change.base.config) },
    base_commit: at.commit,
    notices: [...notices, ...outdatedNotices(at, change), ...changeNotices(change, renames)],
  };
}

interface At {
  readonly git: GitPort;
  readonly commit: string;
  /** The default branch's, where this clone shows it and HEAD is not on it. */
  readonly tip: string | null;
}

/** The rules of the base have changed since on the default branch. */
function outdatedNotices({ git, commit, tip }: At, { base }: Change): readonly Notice[] {
  if (tip === null || tip === commit || base === null || !git.isAncestor(commit, tip)) {
    return [];
  }
  const rules = [...base.digests.keys()].filter((file) => file !== base.config.baseline);
  const files = rules.filter((file) => git.entry(tip, file)?.id !== git.entry(commit, file)?.id);
  return files.length === 0 ? [] : [{ code: "base_outdated", commit, tip, files }];
}

/** Returns a notice if the head's own files decide; empty if a base does. */
function baseNotices(base: Base): readonly Notice[] {
  return base.mode === "head_only" ? [{ code: "head_only", reason: base.reason }] : [];
}

/** A check belongs to a commit, and counts in each pull request of it, by whatever rules it was decided. */
function otherBase(event: WorkflowEvent | null): readonly Notice[] {
  const branch = event?.pullRequest?.baseRef;
  const own = event?.defaultBranch;
  return branch && own && branch !== own
    ? [{ code: "other_base", branch, default_branch: own }]
    : [];
}

/**
 * On a branch the files of its merge base with the default branch; elsewhere those of HEAD, where the work tree's baseline
 * can't be read. Without files the work tree's baseline is what is recorded over.
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

/** In a workflow what HEAD tracks is read from it; a job without git has the checkout's files alone. */
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

/** On another branch, one made without a gate would let any change through; so would one from before the gate was there. */
async function requireDefaultBranch(
  event: WorkflowEvent | null,
  baseRef: string | null,
  { git, commit, tip }: At,
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

// What a reviewer should see of a change that weakens nothing.

/** Returns what a reviewer should see of a change. */
export function changeNotices(change: Change, renames: Renames): readonly Notice[] {
  const { base, head, corpus } = change;
  if (base === null) {
    return [];
  }
  return [
    ...editNotices(base, head, renames),
    ...allowanceNotices(base, head),
    ...addressChanges(base, head),
    ...corpusNotices(corpus),
  ];
}

function corpusNotices(corpus: Change["corpus"]): readonly Notice[] {
  if (corpus === undefined) {
    return [];
  }
  const { file, before, after } = corpus;
  return [{ code: "index_changed", place: file, before, after }];
}

/** Returns a notice of recorded cases with more answers or higher grades than before, and of renamed documents. */
function editNotices(base: Inputs, head: Inputs, renames: Renames): readonly Notice[] {
  const renamed = [...renames].map(([before, after]) => ({ before, after }));
  const edited = findEditedCases(base, head);
  const added = edited.filter(({ edits }) => edits.added.length > 0).map(({ after }) => after.id);
  const raised = edited.filter(({ edits }) => edits.raised.length > 0).map(({ after }) => after.id);
  const isEdited = added.length + raised.length + renamed.length > 0;
  return isEdited ? [{ code: "suite_edits", added, raised, renamed }] : [];
}

/** Another address on the same host: another index, perhaps. Another host is a finding. */
function addressChanges(base: Inputs, head: Inputs): readonly Notice[] {
  const oldAddresses = new Map(findAddresses(base.config.retriever, "retriever"));
  const notices: Notice[] = [];
  for (const [field, after] of findAddresses(head.config.retriever, "retriever")) {
    const before = oldAddresses.get(field);
    if (before !== undefined && before !== after && parseHost(before) === parseHost(after)) {
      notices.push({ code: "index_changed", place: field, before, after });
    }
  }
  return notices;
}

/** A share of more cases is more cases: the rule is the same, and lets more pass. */
function allowanceNotices(base: Inputs, head: Inputs): readonly Notice[] {
  const after = new Map(resolveRules(head.config, head.suite).map((rule) => [ruleKey(rule), rule]));
  return resolveRules(base.config, base.suite).flatMap((rule): readonly Notice[] => {
    const now = after.get(ruleKey(rule));
    const { kind } = rule.metric.family;
    if (now === undefined || (kind !== "quality" && kind !== "rate")) {
      return [];
    }
    const before = casesAllowed(rule, base);
    const larger = casesAllowed(now, head);
    const { metric, scope } = rule;
    if (before === null || larger === null || larger <= before) {
      return [];
    }
    return [{ code: "allowance_grew", metric: metric.name, scope, before, after: larger }];
  });
}

/** Whole cases of the bucket that may be lost, at what the baseline recorded; null without a figure. */
function casesAllowed(rule: Rule, { config, suite, baseline }: Inputs): number | null {
  const n = selectCases(suite.cases, rule.scope).length;
  const value = findBucket(baseline?.means, rule.scope)?.get(rule.metric.name) ?? null;
  if (value === null || rule.tolerance.length === 0) {
    return null;
  }
  const within = Math.floor(toleranceValue(rule.tolerance, value, Math.max(1, n)) * n + 1e-9);
  const tested = rule.significance !== "off" && isHeadline(rule.metric.name, config);
  return tested
    ? Math.max(within, (rule.scope.kind === "overall" ? FEWEST.overall : FEWEST.intent) - 1)
    : within;
}

/** Losses without a win that the rule fails in a bucket of any size. */
const FEWEST = { overall: 3, intent: 5 } as const;

const LIMIT_DAYS = 90;
const DAY = 86_400;
const MOST_BYTES = 256 * 1024 * 1024;

/** Returns the day of the commit at which the baseline's state was last accepted, or null if it is not known. */
export function findAcceptedDay(git: () => GitPort, baseline: Baseline | null): string | null {
  const commit = baseline?.accepted?.commit ?? null;
  if (commit === null) {
    return null;
  }
  try {
    const seconds = git().changedAt(commit, null);
    return seconds === null ? null : new Date(seconds * 1000).toISOString().slice(0, 10);
  } catch (error) {
    if (error instanceof GateError) {
      return null;
    }
    throw error;
  }
}

/**
 * A notice where the file's last change is more than 90 days older than HEAD. No wall clock: the same commit is always
 * as old. A clone that is too shallow to show the change shows a younger one, so that the age may be understated.
 */
export function baselineAge(git: () => GitPort, { config, digests }: Inputs): readonly Notice[] {
  const file = config.baseline;
  if (file === null) {
    return [];
  }
  try {
    const opened = git();
    const head = opened.commit("HEAD");
    if (head === null) {
      return [];
    }
    const now = opened.changedAt(head, null);
    const changed = opened.changedAt(head, file);
    if (now === null || changed === null) {
      return [];
    }
    const days = Math.floor((now - changed) / DAY);
    if (days <= LIMIT_DAYS) {
      return [];
    }
    const entry = opened.entry(head, file);
    // The file that was read is the commit's own, and no fresh one beside it.
    const committed =
      entry !== null && digestText(opened.blob(entry.id, MOST_BYTES)) === digests.get(file);
    return committed ? [{ code: "baseline_age", days, limit: LIMIT_DAYS }] : [];
  } catch (error) {
    // Only a notice: without git there is none.
    if (error instanceof GateError) {
      return [];
    }
    throw error;
  }
}
