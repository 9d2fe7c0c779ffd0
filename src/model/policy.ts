/** Which commit's rules decide, the base's or the head's; and which part of a config is policy. */
import type { RetrieverReceipt } from "./baseline.ts";
import type { RetrieverConfig, Config } from "./config.ts";

/** A checkout of the base commit, whose retriever is asked beside the head's. */
export interface BaseCheckout {
  readonly commit: string;
  /** An absolute path, so it must not get into a report. */
  readonly directory: string;
  /** The retriever of the base's config; the head's if the base has none that can be read. */
  readonly config: RetrieverConfig;
  readonly receipt: RetrieverReceipt;
  /** A file or folder outside of both checkouts that both configs name; null if there is none. */
  readonly shared_path: string | null;
  /** The source files, tests aside, that the head has edited. */
  readonly edited_code: readonly string[];
  /** The base has no gate yet: the head's files ask its code, or the head is judged alone. */
  readonly is_first?: true;
}

/** SHA-256 of each config's policy (`policyToDigest`): the same digest means the same rules. */
export interface PolicyDigest {
  readonly head: string;
  /** Null if the base's config was not read. */
  readonly base: string | null;
}

export interface PoliciesReceipt {
  /** How the base commit was found; `head_only`: no base judged. */
  readonly mode: "pull_request" | "base_ref" | "merge_base" | "default_branch" | "head_only";
  /** Its full id; null if no base judged. */
  readonly base_commit: string | null;
  /** What git calls the base: `origin/main`. Absent on a pull request, and if no base judged. */
  readonly base_branch?: string;
  /** The base has no gate yet, so the head's files judged. */
  readonly bootstrap: boolean;
  /** Whether the change has the label `retrieval-gate:accept`. */
  readonly accepted: boolean;
  readonly policy_digest: PolicyDigest;
}

/**
 * Returns everything but the file's path and the retriever's own arguments, which an author may
 * change. Of the retriever its kind, time limit and hosts are policy.
 */
export function policyToDigest(config: Config): unknown {
  const { file: _file, retriever, ...policy } = config;
  const { kind, timeout_ms } = retriever;
  return {
    ...policy,
    retriever: { kind, timeout_ms, hosts: new Map(findHosts(retriever, "retriever")) },
  };
}

/** Keys of a retriever that an author may change, addresses in them included. */
const FREE_KEYS: readonly string[] = ["params", "env", "headers", "body", "arguments"];

/** Returns for example `["retriever.url", "https://search.example"]`. */
export function findHosts(value: unknown, prefix: string): readonly (readonly [string, string])[] {
  return findAddresses(value, prefix).map(([field, address]) => [field, parseHost(address)]);
}

/** Returns scheme and host in lower case; the whole address if it has no scheme. */
export function parseHost(address: string): string {
  return /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(address)?.[0].toLowerCase() ?? address;
}

/** Returns each address (a text under a key `url` or `…_url`) with its key, but in FREE_KEYS. */
export function findAddresses(
  value: unknown,
  prefix: string,
): readonly (readonly [string, string])[] {
  if (typeof value !== "object" || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, member]): readonly (readonly [string, string])[] => {
    if (FREE_KEYS.includes(key)) {
      return [];
    }
    const field = `${prefix}.${key}`;
    const isAddress = /(?:^|_)url$/.test(key) && typeof member === "string";
    return isAddress ? [[field, member]] : findAddresses(member, field);
  });
}

/**
 * Returns the command that checks out the base commit, to be measured beside the head. It replaces
 * an earlier work tree: git only removes a folder that is one of its work trees.
 */
export function makeBaseCommand(folder: string, commit: string): string {
  return `git worktree remove --force ${folder} 2>/dev/null; git worktree add --detach ${folder} ${commit}`;
}
