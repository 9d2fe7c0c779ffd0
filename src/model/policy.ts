/** Whose rules judge, and how a change loosens them. */
import type { RetrieverReceipt } from "./baseline.ts";
import type { RetrieverConfig, Config } from "./config.ts";
import type { Inputs } from "./report.ts";
import type { Culprit } from "./verdict.ts";

export const WEAKENINGS = [
  "config_moved",
  "base_unusable",
  "link",
  "retriever",
  "definition",
  "rule_removed",
  "rule_loosened",
  "sampling",
  "prices",
  "metric_removed",
  "suite_renamed",
  "case_removed",
  "case_edited",
  "baseline_removed",
  "baseline_lowered",
] as const;
export type WeakeningCode = (typeof WEAKENINGS)[number];

export interface WeakeningFinding {
  readonly code: WeakeningCode;
  /** What was loosened: `gate.recall@10.tolerance`, `cases.install.query`, `baseline.metrics.ndcg@10`. */
  readonly field: string;
  /** Where to look: a file of the head, or of the base where the head has none. */
  readonly file: string;
  /** As text, for people. */
  readonly before: string;
  readonly after: string;
  /** The cases behind it, worst first. */
  readonly cases: readonly Culprit[];
}

/** What a change did to the rules; as rules/policies.ts reads it. */
export interface Change {
  readonly head: Inputs;
  readonly base: Inputs | null;
  readonly moved: readonly string[];
  readonly unusable: { readonly file: string; readonly reason: string } | null;
  readonly links: readonly string[];
}

/** A checkout of the base commit, whose retriever is asked beside the head's. */
export interface Beside {
  readonly commit: string;
  /** Absolute, so it never leaves for a report. */
  readonly directory: string;
  /** As the base's config says. */
  readonly config: RetrieverConfig;
  readonly receipt: RetrieverReceipt;
}

/** Why a base directory was named, and the run is compared with the stored baseline all the same. */
export type NotBeside = "bootstrap" | "config_moved" | "base_unusable" | "accepted";

/** Why no base judges. */
export type HeadOnlyReason =
  | "record"
  | "no_git"
  | "no_repository"
  | "on_default_branch"
  | "default_branch_unknown"
  | "default_branch_not_fetched"
  | "no_merge_base";

/** SHA-256 of what of each config is policy (model/policy.ts): runs with the same digest were judged by the same rules. */
export interface PolicyDigest {
  readonly head: string;
  /** Null where the base's config was not read. */
  readonly base: string | null;
}

export interface PoliciesReceipt {
  readonly mode: "pull_request" | "base_ref" | "merge_base" | "default_branch" | "head_only";
  /** Full id. */
  readonly base_commit: string | null;
  /** The base has no gate yet: the head's files judged. */
  readonly bootstrap: boolean;
  readonly accepted: boolean;
  readonly policy_digest: PolicyDigest;
}

// What of a config is policy: everything but the retriever's own arguments, which are the author's to change.

/** Two configs with the same policy judge by the same rules, wherever the files lie. To be digested as canonical JSON. */
export function policyOf(config: Config): unknown {
  const { file: _file, policy_file: _policyFile, retriever, ...policy } = config;
  const { kind, timeout_ms } = retriever;
  return { ...policy, retriever: { kind, timeout_ms, hosts: new Map(hostsOf(retriever, "retriever")) } };
}

/** Members of a retriever whose own members are the author's. */
const FREE: readonly string[] = ["params", "env", "headers", "body", "arguments"];

/** Scheme and authority of every address, by where it is written; placeholders in it stay as they are. */
export function hostsOf(value: unknown, at: string): readonly (readonly [string, string])[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]): readonly (readonly [string, string])[] => {
    if (FREE.includes(key)) return [];
    const field = `${at}.${key}`;
    if (!/(?:^|_)url$/.test(key) || typeof member !== "string") return hostsOf(member, field);
    return [[field, /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(member)?.[0].toLowerCase() ?? member]];
  });
}
