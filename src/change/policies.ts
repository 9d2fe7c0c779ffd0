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
import { NO_RENAMES, type DocumentNames, indexNames } from "../model/renames.ts";
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

export interface PolicyRequest {
  readonly command: "gate" | "record";
  /** The config's path, relative to the root. */
  readonly config: string;
  readonly overrides: Overrides;
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
  const { baseRef, config, overrides } = request;
  const isRecording = request.command === "record";
  const base = isRecording ? RECORDING : findBase(event, baseRef, ports.git);
  const { mode } = base;
  // In a workflow the head's files are those of HEAD's commit, else those of the work tree.
  const root = isRecording || event === null ? ports.root : openRootOfHead(base, ports);
  // `record` replaces the baseline, so one that can't be read counts as none.
  const oldBaseline = isRecording ? "replaced" : "needed";
  const loaded = await loadInputs(root, config, overrides, ports.root, oldBaseline);
  // With a base, followRenames does this.
  const head = mode === "head_only" ? followOwnRows(loaded, ports) : loaded;
  const withoutBase = headPolicies(head, root, base, event);
  if (isRecording) {
    // Without git, or with a history that can't be read, there is no other baseline to replace than
    // the work tree's own (`over` is null).
    const replaced = await findReplacedBaseline(request, head, ports).catch((error: unknown) =>
      valueForGateError(error, { over: null, over_commit: null }),
    );
    return { ...withoutBase, ...replaced };
  }
  if (mode === "head_only" || base.git === null || base.commit === null) {
    return withoutBase;
  }

  const tip = mode === "default_branch" ? null : defaultTip(event, base.git);
  const baseCommit = { git: base.git, commit: base.commit, tip };
  return readBase(request, event, withoutBase, baseCommit, ports.root);
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
  if (change === null) {
    await requireFirstGateOnDefault(event, request.baseRef, baseCommit);
    return introduceGate(withoutBase, baseCommit.commit);
  }
  // The base's configs that read the same files, and that HEAD has edited. After a merge
  // (`default_branch`) each is judged by its own run.
  const others =
    mode === "default_branch" ? [] : await readOtherConfigs(baseCommit, change, workTree);
  return compareWithBase(withoutBase, { ...change, others }, baseCommit, workTree, event === null);
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

/**
 * Returns the head's files as the only policy. `base` says why no other one judges. If it is a
 * commit, compareWithBase then fills in the members that are null or empty here. For `record`
 * readPolicies fills in `over` and `over_commit`.
 */
export function headPolicies(
  head: Inputs,
  root: Root,
  base: Base = RECORDING,
  event: WorkflowEvent | null = null,
): ReadPolicies {
  return {
    head,
    base: null,
    moved: [],
    unusable: null,
    links: [],
    root,
    known: null,
    over: null,
    over_commit: null,
    mode: base.mode,
    base_commit: null,
    base_branch: "branch" in base ? base.branch : null,
    bootstrap: false,
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
    return git.renames(commit, git.commit("HEAD") ?? commit);
  } catch (error) {
    return valueForGateError(error, new Map());
  }
}

/**
 * Returns the policies with the base's files, and with renamed documents and cases under the head's
 * names on both sides. In `unnamedChange` each side still has its own names. `isDesk`: not in a
 * workflow, so that files that are not committed count, too.
 */
function compareWithBase(
  withoutBase: ReadPolicies,
  unnamedChange: Change,
  baseCommit: BaseCommit,
  workTree: Root,
  isDesk: boolean,
): ReadPolicies {
  const { mode, notices } = withoutBase;
  const { base: oldBase, head: oldHead } = unnamedChange;
  const followed =
    oldBase === null
      ? { base: null, head: oldHead, renames: NO_RENAMES, findDocument: () => null }
      : followRenames(oldBase, oldHead, () =>
          readDocumentNames(baseCommit, oldBase, oldHead, isDesk ? workTree : null),
        );
  const { base, head, renames, findDocument } = followed;
  const change = { ...unnamedChange, base, head };
  return {
    ...withoutBase,
    ...change,
    // The baseline that a new one replaces: the base's, or on the default branch the checkout's own
    // (null).
    over: mode === "default_branch" ? null : change.base,
    over_commit: baseCommit.commit,
    known: selectKnownVerdicts(withoutBase, change, isDesk),
    renames,
    find_document: findDocument,
    file_renames: () => listFileRenames(baseCommit),
    policy_digest: {
      ...withoutBase.policy_digest,
      base: change.base && digestValue(policyToDigest(change.base.config)),
    },
    base_commit: baseCommit.commit,
    notices: [...notices, ...listOutdatedNotices(baseCommit, change), ...listChangeNotices(change)],
  };
}

/**
 * Returns the judge's verdicts that count; null for all of the head's cache. The author of an
 * untrusted head could write verdicts into its cache, so only the base's count. All do if `verdicts`
 * is absent: no commit has a cache, so that the job restored it, or a side has no judge.
 */
function selectKnownVerdicts(
  { mode, acceptance }: ReadPolicies,
  { verdicts }: Change,
  isDesk: boolean,
): KnownVerdicts | null {
  const isHeadTrusted = isDesk || mode === "default_branch" || acceptance === "given";
  return isHeadTrusted ? null : (verdicts?.base ?? null);
}

interface BaseCommit extends CommitInGit {
  /** The tip of the default branch; null if this clone lacks it, or HEAD is on that branch. */
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

type ReplacedBaseline = Pick<ReadPolicies, "over" | "over_commit"> &
  Partial<Pick<ReadPolicies, "head">>;

/**
 * Finds the baseline that `record` replaces. The first of these that applies:
 * 1. On a branch: that of the merge base with the default branch (`over` has its files).
 * 2. The work tree's own (`over` is null).
 * 3. If that is missing or can't be read, HEAD's at the same path, put into `head` (`over` is null).
 * 4. HEAD's at another path, or none (`over` has HEAD's files).
 *
 * `over` is null as well if there is no such commit, or it has no gate. A returned `head` has
 * renames followed. Throws GateError if git or its history can't be read.
 */
async function findReplacedBaseline(
  request: PolicyRequest,
  head: Inputs,
  { git: open, root }: PolicyPorts,
): Promise<ReplacedBaseline> {
  // Without the event and a named base: what a baseline replaces depends on the clone alone.
  const base = findBase(null, null, open);
  const isBranch = base.mode === "merge_base";
  const git = open();
  const commit = isBranch ? base.commit : git.commit("HEAD");
  const hasOwnBaseline = !isBranch && head.baseline !== null;
  // Case 2, or no commit.
  if (commit === null || hasOwnBaseline) {
    return { over: null, over_commit: commit };
  }
  const commitFiles = { git, commit, headRoot: root, workTree: root };
  const change = await readChange({ ...request, ...commitFiles, head });
  // The commit has no gate.
  if (!change?.base) {
    return { over: null, over_commit: commit };
  }
  const { base: filesOfCommit } = change;
  const { base: over, head: ownFiles } = followRenames(filesOfCommit, head, () =>
    readDocumentNames({ git, commit }, filesOfCommit, head, root),
  );
  const isAtSamePath = over.baseline !== null && over.config.baseline === head.config.baseline;
  // Case 1 or 4.
  if (isBranch || !isAtSamePath) {
    return { head: ownFiles, over, over_commit: commit };
  }
  // Case 3.
  const ownWithBaseline = {
    ...ownFiles,
    config: withDefinition(ownFiles.config, over.baseline),
    baseline: matchSuite(over.baseline, ownFiles.suite),
  };
  return { head: ownWithBaseline, over: null, over_commit: commit };
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
 * through. `tip` is that branch's newest commit; null if this clone lacks it, or HEAD is on that
 * branch. Does nothing outside of a workflow.
 */
async function requireFirstGateOnDefault(
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
      `${defaultBranch} has a gate by now: merge it into this branch, or rebase onto it.`,
    );
  }
  // The base branch of a pull request or of a merge queue.
  const branch = pullRequest?.baseRef ?? findQueuedBranch(event);
  const isPushToDefault = name === "push" && ref === `refs/heads/${defaultBranch}`;
  // If the event names no base branch, the base's commit has to be on the default one.
  const isOnDefault =
    branch === null
      ? isPushToDefault || (tip !== null && git.isAncestor(commit, tip))
      : branch === defaultBranch;
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
  const headCommit = git.commit("HEAD") ?? commit;
  const pairs = [...git.renames(commit, headCommit)].map(([before, after]) => ({
    before: indexNames([before]),
    after: indexNames([after]),
  }));
  return {
    base: readCommitNames(git, commit, base),
    head:
      workTree === null
        ? readCommitNames(git, headCommit, head)
        : readHeadNames(git, head, workTree),
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
