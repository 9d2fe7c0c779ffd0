/** Accepting a change that the base's rules refuse: by a label, which only people with triage rights can add. */
import { sha256 } from "../system/digest.ts";
import type { Root } from "../system/root.ts";
import { GateError } from "../errors.ts";
import type { Overrides } from "../files/config.ts";
import { baseUnderNewIds } from "../files/former-ids.ts";
import { loadInputs } from "../files/inputs.ts";
import { compactCanonical } from "../model/canonical-json.ts";
import type { Config } from "../model/config.ts";
import type { Notice } from "../model/notice.ts";
import { type PolicyDigest, policyOf } from "../model/policy.ts";
import type { Change, Inputs, KnownVerdicts } from "../model/report.ts";
import { type WorkflowEvent, type Base, findBase } from "./base.ts";
import { changeNotices } from "./change-notices.ts";
import { changeSince } from "./change.ts";
import type { GitPort } from "./git.ts";
import { type Recorded, headRoot } from "./head.ts";

export const ACCEPT_LABEL = "retrieval-gate:accept";

/** `given`: by this very run; `possible`: by a label, if a person decides so; `impossible`: there is nothing to label. */
export type Acceptance = "given" | "possible" | "impossible";

/**
 * The label counts where adding it started this run. A re-run replays the event, so it still counts there; among the
 * labels that the pull request merely has, it may have been given to an earlier commit, so it does not.
 */
export function acceptanceOf(event: WorkflowEvent | null): Acceptance {
  if (event === null || event.pullRequest === null) return "impossible";
  const given = event.name === "pull_request" && event.action === "labeled" && event.label === ACCEPT_LABEL;
  return given ? "given" : "possible";
}

// Which files judge: the head's alone, or the base's as well, and what the change did to the rules.

export interface PolicyRequest {
  readonly command: "gate" | "record";
  /** Relative to the root. */
  readonly config: string;
  readonly overrides: Overrides;
  /** The input `base-ref`. */
  readonly baseRef: string | null;
}

export interface ReadPolicies extends Change {
  /** What a new baseline is recorded over. */
  readonly over: Inputs | null;
  readonly mode: Base["mode"];
  readonly base_commit: string | null;
  /** Where the head's files were read from. */
  readonly root: Root;
  /** The judge's verdicts that count; null for all that the head's cache holds. */
  readonly known: KnownVerdicts | null;
  /** The base has no gate yet: the head's files judge. */
  readonly bootstrap: boolean;
  readonly policy_digest: PolicyDigest;
  readonly acceptance: Acceptance;
  readonly label: string;
  readonly notices: readonly Notice[];
}

export interface PolicyPorts {
  readonly root: Root;
  /** Opens the repository; throws `git_missing` and `no_repository`. */
  readonly git: () => GitPort;
  /** Whether `record` wrote these bytes in this job; nobody did where absent. */
  readonly recorded?: Recorded;
}

/** Reads every file that judges, before any retriever starts. Throws GateError for the head's files and for git. */
export async function readPolicies(
  request: PolicyRequest,
  event: WorkflowEvent | null,
  ports: PolicyPorts,
): Promise<ReadPolicies> {
  const base: Base =
    request.command === "record"
      ? { mode: "head_only", reason: "record" }
      : findBase(event, request.baseRef, ports.git);
  const root = request.command === "record" || event === null ? ports.root : rootOf(base, ports);
  const head = await loadInputs(
    root,
    request.config,
    request.overrides,
    ports.root,
    request.command === "record" ? "replaced" : "needed",
  );
  const ignored =
    request.baseRef !== null && (base.mode === "pull_request" || base.mode === "default_branch");
  const notices: Notice[] = ignored ? [{ code: "base_ref_ignored" }] : [];
  if (base.mode !== "head_only" && base.mode !== "default_branch") notices.push(...(base.notices ?? []));
  if (base.mode === "head_only") notices.push({ code: "head_only", reason: base.reason });
  const policyDigest = { head: digestOf(head.config), base: null };
  const alone = { head, base: null, moved: [], unusable: null, links: [], policy_digest: policyDigest };
  const acceptance = acceptanceOf(event);
  const common = { mode: base.mode, root, acceptance, label: ACCEPT_LABEL, known: null };
  if (base.mode === "head_only" || base.git === null || base.commit === null) {
    const over = request.command === "record" ? await recordedOver(request, head, ports) : null;
    return { ...common, ...alone, over, base_commit: null, bootstrap: false, notices };
  }
  const { config, overrides } = request;
  const places = { headRoot: root, workTree: ports.root };
  const change = await changeSince({
    git: base.git,
    commit: base.commit,
    head,
    config,
    overrides,
    ...places,
  });
  if (change === null) {
    requireDefaultBranch(event, request.baseRef, { git: base.git, commit: base.commit });
    notices.push({ code: "bootstrap" });
    return { ...common, ...alone, over: null, base_commit: base.commit, bootstrap: true, notices };
  }
  const untrusted = event !== null && base.mode !== "default_branch" && acceptance !== "given";
  const known = untrusted ? (change.verdicts?.base ?? null) : null;
  notices.push(...changeNotices(change, known));
  return {
    ...common,
    ...change,
    // What the head renamed is neither gone nor new.
    base: change.base && baseUnderNewIds(change.base, head),
    // What is merged already stands in the checkout's own baseline.
    over: base.mode === "default_branch" ? null : change.base && baseUnderNewIds(change.base, head),
    known,
    policy_digest: { ...policyDigest, base: change.base && digestOf(change.base.config) },
    base_commit: base.commit,
    bootstrap: false,
    notices,
  };
}

/**
 * On a branch the files of its merge base with the default branch; elsewhere those of HEAD, where the work tree's baseline
 * can't be read. Null where neither is to be had: the work tree's baseline is what is recorded over.
 */
async function recordedOver(
  request: PolicyRequest,
  head: Inputs,
  ports: PolicyPorts,
): Promise<Inputs | null> {
  try {
    const base = findBase(null, null, ports.git);
    const git = ports.git();
    const commit =
      base.mode === "merge_base" ? base.commit : head.baseline === null ? git.commit("HEAD") : null;
    if (commit === null) return null;
    const { config, overrides } = request;
    const change = await changeSince({
      git,
      commit,
      head,
      config,
      overrides,
      headRoot: ports.root,
      workTree: ports.root,
    });
    return change?.base ? baseUnderNewIds(change.base, head) : null;
  } catch (error) {
    // Without git, or with a history that can't be read, there is no other baseline than the work tree's.
    if (error instanceof GateError) return null;
    throw error;
  }
}

/** In a workflow what HEAD tracks is read from it; a job without git has the checkout's files alone. */
function rootOf(base: Base, ports: PolicyPorts): Root {
  const recorded = ports.recorded ?? (() => false);
  try {
    const git = base.mode === "head_only" ? ports.git() : base.git;
    return git === null ? ports.root : headRoot(ports.root, git, recorded);
  } catch (error) {
    const absent = error instanceof GateError && ["git_missing", "no_repository"].includes(error.code);
    if (absent) return ports.root;
    throw error;
  }
}

interface At {
  readonly git: GitPort;
  readonly commit: string;
}

/** Elsewhere a branch that somebody made without a gate would let any change through. */
function requireDefaultBranch(
  event: WorkflowEvent | null,
  baseRef: string | null,
  { git, commit }: At,
): void {
  if (event === null) return;
  const { name, ref, pullRequest, defaultBranch } = event;
  const queue =
    name === "merge_group" ? /^refs\/heads\/gh-readonly-queue\/(.+)\/[^/]+$/.exec(ref ?? "")?.[1] : null;
  const branch = pullRequest?.baseRef ?? queue ?? null;
  if (branch !== null && branch === defaultBranch) return;
  if (branch === null && name === "push" && ref === `refs/heads/${defaultBranch}`) return;
  const tip = defaultBranch === null ? null : git.commit(`refs/remotes/origin/${defaultBranch}`);
  if (branch === null && tip !== null && git.isAncestor(commit, tip)) return;
  const where = branch ?? baseRef ?? commit.slice(0, 12);
  throw new GateError("no_gate_on_base", `the base ${where} has no gate, and is not the default branch`, {
    hint: `A first gate is introduced on ${defaultBranch ?? "the default branch"}: merge it there first, then into ${where}.`,
  });
}

function digestOf(config: Config): string {
  return sha256(compactCanonical(policyOf(config)));
}
