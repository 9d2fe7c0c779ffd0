/**
 * Reads the files that judge a run: the head's, and those of the base with what the change did to
 * the rules.
 */

import { digestValue } from "../system/digest.ts";
import type { Root } from "../system/root.ts";
import { GateError, valueForGateError } from "../errors.ts";
import { type Overrides, withDefinition } from "../files/config.ts";
import { loadInputs, matchSuite } from "../files/inputs.ts";
import type { LoadedPolicies } from "../gate/two-policies.ts";
import type { Notice } from "../model/notice.ts";
import { policyToDigest } from "../model/policy.ts";
import type { Change, Inputs, KnownVerdicts } from "../model/report.ts";
import { type Base, defaultTip, findBase } from "./base.ts";
import { listChangeNotices } from "./change-notices.ts";
import type { WorkflowEvent } from "./event.ts";
import { readChange, listConfigs, headRoot, readData } from "./change.ts";
import { type CommitInGit, type GitPort, splitOutputLines } from "./git.ts";
import { type DocumentNames, indexNames } from "../model/renames.ts";
import { readOtherConfigs } from "./other-configs.ts";
import { followEarlierRenames, followRenames } from "./follow-renames.ts";
import { JSON_LIMIT, readBytes } from "../files/read.ts";
import { retrieverData } from "../retrievers/registry.ts";
import { isObject, tryParseJson } from "../system/json.ts";
import type { NamedDocuments } from "./renames.ts";
import { existsSync } from "node:fs";
import path from "node:path";

/** The label of a pull request by which a person accepts what fails. */
const ACCEPT_LABEL = "retrieval-gate:accept";

/**
 * Returns `given` only if adding the label started this run; a re-run replays the event. Only people
 * with triage rights can add one. The pull request's list of labels is not asked: the label may be
 * there since an earlier commit.
 */
function readAcceptance(event: WorkflowEvent | null): ReadPolicies["acceptance"] {
  if (event === null || event.pullRequest === null) {
    return "impossible";
  }
  const isAccepted =
    event.name === "pull_request" && event.action === "labeled" && event.label === ACCEPT_LABEL;
  return isAccepted ? "given" : "possible";
}

interface ConfigFiles {
  /** The config's path, relative to the root. */
  readonly config: string;
  readonly overrides: Overrides;
}

export interface PolicyRequest extends ConfigFiles {
  readonly command: "gate" | "record";
  readonly baseRef: string | null;
}

export interface ReadPolicies extends LoadedPolicies {
  readonly base_branch: string | null;
  /** Where the head's files were read from. */
  readonly root: Root;
  /** The judge's verdicts that count; null for all that the head's cache holds. */
  readonly known: KnownVerdicts | null;
}

interface PolicyPorts {
  /** The checkout. */
  readonly root: Root;
  /** Throws `git_missing` and `no_repository`. */
  readonly git: () => GitPort;
}

/** `record` has no base: its own files decide what is measured. */
const RECORDING: Base = { mode: "head_only", reason: "record" };

/**
 * Reads every file that judges, before any retriever starts. The head's files judge alone if
 * `record` asks, or if no base commit is known (`head_only`). If the base has no gate yet, the head
 * introduces it (`bootstrap`). Throws GateError for the head's files and for git.
 */
export async function readPolicies(
  request: PolicyRequest,
  event: WorkflowEvent | null,
  ports: PolicyPorts,
): Promise<ReadPolicies> {
  if (request.command === "record") {
    return readCheckoutPolicies(request, event, ports);
  }
  const base = findBase(event, request.baseRef, ports.git);
  // In a workflow the head's files are those of HEAD's commit, else those of the work tree.
  const root = event === null ? ports.root : openRootOfHead(base, ports);
  const head = await loadInputs(root, request.config, request.overrides, ports.root);
  if (base.mode === "head_only") {
    return headPolicies(followOwnRows(head, ports), root, base, event);
  }
  // compareWithBase follows renames on both sides.
  const withoutBase = headPolicies(head, root, base, event);
  const { mode, git, commit } = base;
  if (git === null || commit === null) {
    return withoutBase;
  }
  const tip = mode === "default_branch" ? null : defaultTip(event, git);
  return readBase(request, event, withoutBase, { git, commit, tip }, ports.root);
}

/**
 * Returns the work tree's files as the only policy, as `record` needs them: with the baseline that
 * a new one replaces. Throws GateError for the files.
 */
export async function readCheckoutPolicies(
  files: ConfigFiles,
  event: WorkflowEvent | null,
  ports: PolicyPorts,
): Promise<ReadPolicies> {
  const { root } = ports;
  // The baseline is replaced, so one that can't be read counts as none.
  const loaded = await loadInputs(root, files.config, files.overrides, root, "replaced");
  const head = followOwnRows(loaded, ports);
  // Without git, or with a history that can't be read, there is no other baseline to replace than
  // the work tree's own (`over` is null).
  const replaced = await findReplacedBaseline(files, head, ports).catch((error: unknown) =>
    valueForGateError(error, { head, over: null, over_commit: null }),
  );
  return { ...headPolicies(head, root, RECORDING, event), ...replaced };
}

/** Returns the policies with the base's files; with the head's alone if the base has no gate. */
async function readBase(
  request: PolicyRequest,
  event: WorkflowEvent | null,
  withoutBase: ReadPolicies,
  baseCommit: BaseCommit,
  workTree: Root,
): Promise<ReadPolicies> {
  const { head, mode, root } = withoutBase;
  const change = await readChange({ ...request, ...baseCommit, head, headRoot: root, workTree });
  const isLocal = event === null;
  const baseHasNoGate = change === null;
  if (baseHasNoGate) {
    if (!isLocal) {
      await requireFirstGateOnDefault(event, request.baseRef, baseCommit);
    }
    return introduceGate(withoutBase, baseCommit.commit);
  }
  // The base's configs that read the same files, and that HEAD has edited. After a merge
  // (`default_branch`) each is judged by its own run.
  const others =
    mode === "default_branch" ? [] : await readOtherConfigs(baseCommit, change, workTree);
  return compareWithBase(withoutBase, { ...change, others }, baseCommit, workTree, isLocal);
}

/** Returns the policies of a change whose base has no gate yet, with a notice of it. */
function introduceGate(withoutBase: ReadPolicies, baseCommit: string): ReadPolicies {
  const { base_branch: branch } = withoutBase;
  const notice: Notice = { code: "head_only", reason: "bootstrap", ...(branch && { branch }) };
  return {
    ...withoutBase,
    base_commit: baseCommit,
    bootstrap: true,
    notices: [...withoutBase.notices, notice],
  };
}

/** The members that only a base fills. */
const NO_BASE = {
  base: null,
  moved: [],
  unusable: null,
  links: [],
  known: null,
  over: null,
  over_commit: null,
  base_commit: null,
  bootstrap: false,
} as const;

/** Returns the head's files as the only policy. `base` says why no other one judges. */
export function headPolicies(
  head: Inputs,
  root: Root,
  base: Base = RECORDING,
  event: WorkflowEvent | null = null,
): ReadPolicies {
  return {
    ...NO_BASE,
    head,
    root,
    mode: base.mode,
    base_branch: "branch" in base ? base.branch : null,
    policy_digest: { head: digestValue(policyToDigest(head.config)), base: null },
    acceptance: readAcceptance(event),
    notices: [...listBaseNotices(base), ...listOtherBaseNotices(event)],
  };
}

/** Returns the head's files, its baseline's rows under the names that documents have now. */
function followOwnRows(head: Inputs, { git: open, root }: PolicyPorts): Inputs {
  try {
    const git = open();
    return followEarlierRenames(head, () => readHeadNames(git, head, root));
  } catch (error) {
    return valueForGateError(error, head);
  }
}

/** Returns new paths by old ones, from the base to HEAD; empty if git can't tell. */
function listFileRenames({ git, commit }: BaseCommit): ReadonlyMap<string, string> {
  try {
    return git.renames(commit, "HEAD");
  } catch (error) {
    return valueForGateError(error, new Map());
  }
}

/**
 * Returns the policies with the base's files. In `changeWithOwnNames` each side has its own names of
 * documents and cases. `isLocal`: not in a workflow: files that are not committed count, too.
 */
function compareWithBase(
  withoutBase: ReadPolicies,
  changeWithOwnNames: Change,
  baseCommit: BaseCommit,
  workTree: Root,
  isLocal: boolean,
): ReadPolicies {
  const { mode, notices, policy_digest: digests } = withoutBase;
  const change = useHeadNames(changeWithOwnNames, baseCommit, isLocal ? workTree : null);
  const { base } = change;
  return {
    ...withoutBase,
    ...change,
    // The new baseline that a run writes replaces the base's, or (null) the checkout's own.
    over: mode === "default_branch" ? null : base,
    over_commit: baseCommit.commit,
    known: selectKnownVerdicts(withoutBase, change, isLocal),
    file_renames: () => listFileRenames(baseCommit),
    policy_digest: { ...digests, base: base && digestValue(policyToDigest(base.config)) },
    base_commit: baseCommit.commit,
    notices: [...notices, ...listOutdatedNotices(baseCommit, change), ...listChangeNotices(change)],
  };
}

/**
 * Returns the change with renamed documents and cases under the head's names on both sides.
 * `workTree` is null in a workflow: then HEAD's commit has the head's documents.
 */
function useHeadNames(
  change: Change,
  baseCommit: CommitInGit,
  workTree: Root | null,
): Change & Pick<ReadPolicies, "renames" | "find_document"> {
  const { base, head } = change;
  if (base === null) {
    return change;
  }
  const readNames = (): NamedDocuments => readDocumentNames(baseCommit, base, head, workTree);
  return { ...change, ...followRenames(base, head, readNames) };
}

/**
 * Returns the judge's verdicts that count; null for all of the head's cache. The author of an
 * untrusted head could write verdicts into its cache, so only the base's count. All do if `verdicts`
 * is absent: no commit has a cache, so that the job restored it, or a side has no judge.
 */
function selectKnownVerdicts(
  { mode, acceptance }: ReadPolicies,
  { verdicts }: Change,
  isLocal: boolean,
): KnownVerdicts | null {
  const isHeadTrusted = isLocal || mode === "default_branch" || acceptance === "given";
  return isHeadTrusted ? null : (verdicts?.base ?? null);
}

interface BaseCommit extends CommitInGit {
  /** The newest commit of the default branch. Null if this clone lacks it, and on that branch. */
  readonly tip: string | null;
}

/**
 * Returns a notice if config or suite files differ between the base's commit and the newest one of
 * the default branch. Empty if the base is not a commit of that branch.
 */
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

function listBaseNotices(base: Base): readonly Notice[] {
  if (base.mode !== "head_only") {
    return [];
  }
  const { reason, branch } = base;
  return [{ code: "head_only", reason, ...(branch !== undefined && { branch }) }];
}

/**
 * Returns a notice if the pull request's base is not the default branch. A check belongs to its
 * commit, so it also counts in another pull request of the same commit.
 */
function listOtherBaseNotices(event: WorkflowEvent | null): readonly Notice[] {
  const branch = event?.pullRequest?.baseRef;
  const defaultBranch = event?.defaultBranch;
  return branch && defaultBranch && branch !== defaultBranch
    ? [{ code: "other_base", branch, default_branch: defaultBranch }]
    : [];
}

/** `head`: with renames followed. `over`: null for the baseline of `head`. */
type ReplacedBaseline = Pick<ReadPolicies, "head" | "over" | "over_commit">;

/**
 * Finds the baseline that `record` replaces: on a branch that of the merge base with the default
 * branch, else the work tree's own, or if that is missing or can't be read, HEAD's. Throws
 * GateError if git or its history can't be read.
 */
async function findReplacedBaseline(
  files: ConfigFiles,
  head: Inputs,
  { git: open, root }: PolicyPorts,
): Promise<ReplacedBaseline> {
  // Without the event and a named base: what a baseline replaces depends on the clone alone.
  const base = findBase(null, null, open);
  const git = open();
  if (base.mode === "merge_base") {
    return readReplacedFiles(files, head, { git, commit: base.commit }, root);
  }
  const commit = git.commit("HEAD");
  if (commit === null || head.baseline !== null) {
    return { head, over: null, over_commit: commit };
  }
  const replaced = await readReplacedFiles(files, head, { git, commit }, root);
  const baseline = replaced.over?.baseline ?? null;
  if (baseline === null || replaced.over?.config.baseline !== head.config.baseline) {
    return replaced;
  }
  // HEAD has the file that the work tree lacks: as if it had been there when `head` was read.
  const { config, suite } = replaced.head;
  const newHead = {
    ...replaced.head,
    config: withDefinition(config, baseline),
    baseline: matchSuite(baseline, suite),
  };
  return { head: newHead, over: null, over_commit: commit };
}

/** Returns the commit's files as `over`; null if it has no gate. */
async function readReplacedFiles(
  files: ConfigFiles,
  head: Inputs,
  { git, commit }: CommitInGit,
  root: Root,
): Promise<ReplacedBaseline> {
  const change = await readChange({ ...files, git, commit, head, headRoot: root, workTree: root });
  if (change === null) {
    return { head, over: null, over_commit: commit };
  }
  const followed = useHeadNames(change, { git, commit }, root);
  return { head: followed.head, over: followed.base, over_commit: commit };
}

/** Returns the root that reads HEAD's files; that of the work tree without git or a repository. */
function openRootOfHead(base: Base, ports: PolicyPorts): Root {
  try {
    const git = base.mode === "head_only" ? ports.git() : base.git;
    return git === null ? ports.root : headRoot(ports.root, git);
  } catch (error) {
    return valueForGateError(error, ports.root, ["git_missing", "no_repository"]);
  }
}

/**
 * Throws `no_gate_on_base` unless the base, which has no gate, is a commit of the default branch,
 * and that branch has no gate yet: any other branch could be made without a gate to let a change
 * through.
 */
async function requireFirstGateOnDefault(
  event: WorkflowEvent,
  baseRef: string | null,
  { git, commit, tip }: BaseCommit,
): Promise<void> {
  const { name, ref, pullRequest, defaultBranch } = event;
  if (tip !== null && (await listConfigs(git, tip)).length > 0) {
    throw new GateError(
      "no_gate_on_base",
      `the base ${commit.slice(0, 12)} is older than the gate`,
      `${defaultBranch} has a gate by now: merge it into this branch, or rebase onto it.`,
    );
  }
  // The base branch of a pull request or of a merge queue.
  const branch = pullRequest?.baseRef ?? findQueuedBranch(event);
  const isPushToDefault = name === "push" && ref === `refs/heads/${defaultBranch}`;
  const isCommitOfDefault = isPushToDefault || (tip !== null && git.isAncestor(commit, tip));
  // The commit counts if the event names no base branch.
  const isOnDefault = branch === null ? isCommitOfDefault : branch === defaultBranch;
  if (isOnDefault) {
    return;
  }
  const where = branch ?? baseRef ?? commit.slice(0, 12);
  throw new GateError(
    "no_gate_on_base",
    `the base ${where} has no gate, and is not the default branch`,
    `A first gate is introduced on ${defaultBranch ?? "the default branch"}: merge it there first, then into ${where}.`,
  );
}

/** Returns `main` for `refs/heads/gh-readonly-queue/main/pr-7-1a2b3c`; null without a queue. */
function findQueuedBranch({ name, ref }: WorkflowEvent): string | null {
  const pattern = /^refs\/heads\/gh-readonly-queue\/(.+)\/[^/]+$/;
  return name === "merge_group" ? (pattern.exec(ref ?? "")?.[1] ?? null) : null;
}

// The documents of base and head by name: ids of the corpus file that the config names, else the
// files of their commits.

/**
 * Returns the names of both sides' documents, and of the files that git pairs between the two. The
 * head's are of the work tree, or in a workflow (`workTree` is null) of HEAD's commit.
 */
function readDocumentNames(
  { git, commit }: CommitInGit,
  base: Inputs,
  head: Inputs,
  workTree: Root | null,
): NamedDocuments {
  const pairs = [...git.renames(commit, "HEAD")].map(([before, after]) => ({
    before: indexNames([before]),
    after: indexNames([after]),
  }));
  return {
    base: readCommitNames(git, commit, base),
    head:
      workTree === null ? readCommitNames(git, "HEAD", head) : readHeadNames(git, head, workTree),
    pairs,
  };
}

function readCommitNames(git: GitPort, commit: string, { config }: Inputs): DocumentNames {
  if (corpusFile(config.retriever) !== null) {
    return indexNames(readIds(readData(git, commit, config.retriever)));
  }
  return indexNames(git.tree(commit).keys());
}

/** Returns the names of the documents in the work tree: of the corpus file, else of its files. */
function readHeadNames(git: GitPort, { config }: Inputs, workTree: Root): DocumentNames {
  const corpus = corpusFile(config.retriever);
  if (corpus !== null) {
    return indexNames(readIds(readBytes(workTree, corpus, "corpus", JSON_LIMIT)));
  }
  const commit = git.commit("HEAD");
  const trackedPaths = commit === null ? [] : [...git.tree(commit).keys()];
  const paths = new Set([...trackedPaths, ...git.files(), ...git.untracked()]);
  const present = [...paths].filter((file) => existsSync(path.join(workTree.directory, file)));
  return indexNames(present);
}

/** Returns the file of the documents that the retriever searches; null if it names none. */
function corpusFile(retriever: Inputs["config"]["retriever"]): string | null {
  const data = retrieverData(retriever);
  return data?.holds === "corpus" ? data.file : null;
}

/**
 * Returns the ids and paths of the documents of a JSON Lines file. Lines that are no JSON object
 * are left out; empty without a file.
 */
function readIds(corpus: Buffer | null): readonly string[] {
  const names: string[] = [];
  for (const line of corpus === null ? [] : splitOutputLines(corpus)) {
    const document = tryParseJson(line);
    if (!isObject(document)) {
      continue;
    }
    for (const key of ["id", "_id", "path"]) {
      const name = document[key];
      if (typeof name === "string" && name !== "") {
        names.push(name);
      }
    }
  }
  return names;
}
