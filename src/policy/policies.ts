/** Accepting a change that the base's rules refuse: by a label, which only people with triage rights can add. */
import { sha256 } from "../system/digest.ts";
import type { Root } from "../system/root.ts";
import { GateError } from "../errors.ts";
import { loadBaseline } from "../files/baseline.ts";
import { type Overrides, loadConfig } from "../files/config.ts";
import { loadInputs } from "../files/inputs.ts";
import { loadSuite } from "../files/suite.ts";
import type { Baseline } from "../model/baseline.ts";
import { compactCanonical } from "../model/canonical-json.ts";
import type { Config } from "../model/config.ts";
import type { Notice } from "../model/notice.ts";
import { type PolicyDigest, policyOf } from "../model/policy.ts";
import type { Inputs } from "../model/report.ts";
import { type WorkflowEvent, type Base, findBase } from "./base.ts";
import { type Vouched, commitRoot, find } from "./blobs.ts";
import { configsOf } from "./gated.ts";
import type { GitPort } from "./git.ts";
import { type Recorded, headRoot } from "./head.ts";
import type { WeakeningFinding } from "../model/verdict.ts";
import type { Change } from "./finding.ts";

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
  readonly mode: Base["mode"];
  readonly base_commit: string | null;
  /** Where the head's files were read from. */
  readonly root: Root;
  /** The base has no gate yet: the head's files judge. */
  readonly bootstrap: boolean;
  readonly policy_digest: PolicyDigest;
  readonly acceptance: Acceptance;
  readonly label: string;
  readonly findings: readonly WeakeningFinding[];
  readonly notices: readonly Notice[];
}

export interface PolicyPorts {
  readonly root: Root;
  /** Opens the repository; throws `git_missing` and `no_repository`. */
  readonly git: () => GitPort;
  /** Whether `record` wrote these bytes in this job; nobody did where absent. */
  readonly recorded?: Recorded;
  /** gate/weakening.ts; passed in, since this room only reads. */
  readonly weakening: (change: Change) => readonly WeakeningFinding[];
}

/** Reads every file that judges, before any retriever starts. Throws GateError for the head's files and for git. */
export async function decidePolicies(
  request: PolicyRequest,
  event: WorkflowEvent | null,
  ports: PolicyPorts,
): Promise<ReadPolicies> {
  const base: Base =
    request.command === "record"
      ? { mode: "head_only", reason: "record" }
      : findBase(event, request.baseRef, ports.git);
  const root = request.command === "record" || event === null ? ports.root : rootOf(base, ports);
  const head = await loadInputs(root, request.config, request.overrides, ports.root);
  const ignored =
    request.baseRef !== null && (base.mode === "pull_request" || base.mode === "default_branch");
  const notices: Notice[] = ignored ? [{ code: "base_ref_ignored" }] : [];
  if (base.mode !== "head_only" && base.mode !== "default_branch") notices.push(...(base.notices ?? []));
  if (base.mode === "head_only") notices.push({ code: "head_only", reason: base.reason });
  const policyDigest = { head: digestOf(head.config), base: null };
  const alone = { head, base: null, moved: [], unusable: null, links: [], policy_digest: policyDigest };
  const common = { mode: base.mode, root, acceptance: acceptanceOf(event), label: ACCEPT_LABEL };
  if (base.mode === "head_only" || base.git === null || base.commit === null) {
    return { ...common, ...alone, base_commit: null, bootstrap: false, findings: [], notices };
  }
  const change = await changeSince(base.git, base.commit, head, request, ports.root);
  if (change === null) {
    requireDefaultBranch(event, request.baseRef, { git: base.git, commit: base.commit });
    notices.push({ code: "bootstrap" });
    return { ...common, ...alone, base_commit: base.commit, bootstrap: true, findings: [], notices };
  }
  return {
    ...common,
    ...change,
    policy_digest: { ...policyDigest, base: change.base && digestOf(change.base.config) },
    base_commit: base.commit,
    bootstrap: false,
    findings: ports.weakening(change),
    notices,
  };
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

/** Null where the base has no gate at all. */
async function changeSince(
  git: GitPort,
  commit: string,
  head: Inputs,
  request: PolicyRequest,
  root: Root,
): Promise<Change | null> {
  const gone = find(git, commit, request.config).kind === "absent";
  const configs = gone ? await configsOf(git, commit) : [];
  const moved = gone && configs.length === 0 ? orphaned(git, commit, head) : configs;
  if (gone && moved.length === 0) return null;
  const config = gone ? renamedFrom(git, configs) : request.config;
  const links = [...head.digests.keys()].filter((file) => find(git, "HEAD", file).kind === "link");
  const common = { head, moved, links };
  if (config === null) return { ...common, base: null, unusable: null };
  try {
    const base = await loadBase(git, commit, root, config, request.overrides);
    return { ...common, base, unusable: null };
  } catch (error) {
    // The way out of a broken base leads through a change like this one, so it must stay acceptable: no error.
    if (!(error instanceof GateError) || !isOfFiles(error)) throw error;
    const details = error.problems.slice(0, 3).map((problem) => problem.message);
    return {
      ...common,
      base: null,
      unusable: { file: config, reason: [error.message, ...details].join("; ") },
    };
  }
}

/** Failures that are the base's files' own, not the clone's. */
function isOfFiles(error: GateError): boolean {
  return error.exitCode === 2 && error.code !== "shallow_clone" && error.code !== "git_failed";
}

/** A baseline shows that the base was gated, though no config there does. */
function orphaned(git: GitPort, commit: string, { config }: Inputs): readonly string[] {
  return find(git, commit, config.baseline).kind === "absent" ? [] : [config.baseline];
}

/** The one config of the base that the head lacks: the head's is its successor. */
function renamedFrom(git: GitPort, configs: readonly string[]): string | null {
  const gone = configs.filter((path) => find(git, "HEAD", path).kind === "absent");
  return gone.length === 1 ? gone[0]! : null;
}

/** As loadInputs, from the commit: the baseline first, since it vouches for suite files that are no blobs. */
async function loadBase(
  git: GitPort,
  commit: string,
  root: Root,
  file: string,
  overrides: Overrides,
): Promise<Inputs> {
  const blobs = commitRoot(root, git, commit, new Map());
  const { config, digest } = await loadConfig(blobs, file, overrides);
  const loaded = await loadBaseline(blobs, config.baseline);
  const baseline = loaded?.baseline ?? null;
  const suite = await loadSuite(commitRoot(root, git, commit, vouchedBy(baseline)), config.suites);
  const digests = new Map([[file, digest], ...suite.digests]);
  if (loaded !== null) digests.set(config.baseline, loaded.digest);
  const { retriever } = config;
  return {
    config,
    suite: suite.suite,
    baseline,
    // The base's retriever never runs here: what matters of it is its kind.
    retriever: {
      kind: retriever.kind,
      fingerprint: sha256(compactCanonical(retriever)),
      corpus_digest: null,
    },
    digests,
  };
}

function vouchedBy(baseline: (Baseline & { readonly files?: Vouched }) | null): Vouched {
  return baseline?.files ?? new Map();
}
