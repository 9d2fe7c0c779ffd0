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
import type { Change, Inputs } from "../model/report.ts";
import { type WorkflowEvent, type Base, findBase } from "./base.ts";
import { type Vouched, commitRoot, find } from "./blobs.ts";
import type { GitPort } from "./git.ts";
import type { WeakeningFinding } from "../model/verdict.ts";

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
}

/** Reads every file that judges, before any retriever starts. Throws GateError for the head's files and for git. */
export async function readPolicies(
  request: PolicyRequest,
  event: WorkflowEvent | null,
  ports: PolicyPorts,
): Promise<ReadPolicies> {
  const head = await loadInputs(ports.root, request.config, request.overrides, {
    oldBaseline: request.command === "record" ? "replaced" : "needed",
  });
  const base: Base =
    request.command === "record"
      ? { mode: "head_only", reason: "record" }
      : findBase(event, request.baseRef, ports.git);
  const ignored =
    request.baseRef !== null && (base.mode === "pull_request" || base.mode === "default_branch");
  const notices: Notice[] = ignored ? [{ code: "base_ref_ignored" }] : [];
  if (base.mode === "head_only") notices.push({ code: "head_only", reason: base.reason });
  const policyDigest = { head: digestOf(head.config), base: null };
  const alone = { head, base: null, moved: [], unusable: null, links: [], policy_digest: policyDigest };
  const common = { mode: base.mode, acceptance: acceptanceOf(event), label: ACCEPT_LABEL };
  if (base.mode === "head_only" || base.git === null || base.commit === null) {
    return { ...common, ...alone, base_commit: null, bootstrap: false, notices };
  }
  const change = await changeSince(base.git, base.commit, head, request, ports.root);
  if (change === null) {
    notices.push({ code: "bootstrap" });
    return { ...common, ...alone, base_commit: base.commit, bootstrap: true, notices };
  }
  return {
    ...common,
    ...change,
    policy_digest: { ...policyDigest, base: change.base && digestOf(change.base.config) },
    base_commit: base.commit,
    bootstrap: false,
    notices,
  };
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
  const moved = find(git, commit, request.config).kind === "absent" ? rulingFiles(git, commit, head) : [];
  if (moved === null) return null;
  const config = moved.length === 0 ? request.config : renamedFrom(git, moved);
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

/** Workflows are often called like the config that they use. */
const CONFIG_NAME = /(?:^|\/)retrieval-gate[^/]*\.(?:yaml|yml|json)$/;
const WORKFLOWS = ".github/";

/** Files of the base that show that it is gated, though not by the head's config; null where it is not gated. */
function rulingFiles(git: GitPort, commit: string, head: Inputs): readonly string[] | null {
  const configs = git.paths(commit).filter((path) => CONFIG_NAME.test(path) && !path.startsWith(WORKFLOWS));
  if (configs.length > 0) return configs;
  const { baseline } = head.config;
  return find(git, commit, baseline).kind === "absent" ? null : [baseline];
}

/** The one config of the base that the head lacks: the head's is its successor. */
function renamedFrom(git: GitPort, configs: readonly string[]): string | null {
  const gone = configs.filter((path) => CONFIG_NAME.test(path) && find(git, "HEAD", path).kind === "absent");
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
