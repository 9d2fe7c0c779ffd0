/** Whose rules decide, and how a change loosens them. */
import type { RetrieverReceipt } from "./baseline.ts";
import type { RetrieverConfig, Config } from "./config.ts";

/** A checkout of the base commit, whose retriever is asked beside the head's. */
export interface Beside {
  readonly commit: string;
  /** Absolute, so it never leaves for a report. */
  readonly directory: string;
  /** As the base's config says; as the head's says where the base has none that can be read. */
  readonly config: RetrieverConfig;
  readonly receipt: RetrieverReceipt;
  /** The base has no gate yet, so the head's files ask its code. Where it can't answer, the head is judged alone. */
  readonly is_first?: true;
}

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
export function policyToDigest(config: Config): unknown {
  const { file: _file, retriever, ...policy } = config;
  const { kind, timeout_ms } = retriever;
  return {
    ...policy,
    retriever: { kind, timeout_ms, hosts: new Map(findHosts(retriever, "retriever")) },
  };
}

/** Members of a retriever whose own members are the author's. */
const FREE: readonly string[] = ["params", "env", "headers", "body", "arguments"];

/** Returns scheme and authority of every address, by where it is written. Placeholders in it stay as they are. */
export function findHosts(value: unknown, at: string): readonly (readonly [string, string])[] {
  return findAddresses(value, at).map(([field, address]) => [field, parseHost(address)]);
}

export function parseHost(address: string): string {
  return /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(address)?.[0].toLowerCase() ?? address;
}

/** Returns every address, by where it is written. */
export function findAddresses(value: unknown, at: string): readonly (readonly [string, string])[] {
  if (typeof value !== "object" || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, member]): readonly (readonly [string, string])[] => {
    if (FREE.includes(key)) {
      return [];
    }
    const field = `${at}.${key}`;
    const isAddress = /(?:^|_)url$/.test(key) && typeof member === "string";
    return isAddress ? [[field, member]] : findAddresses(member, field);
  });
}
