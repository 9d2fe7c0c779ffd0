/** part.json: what one shard (a job that asks a part of the cases) measured, for `merge`. */
import type { ProbeAnswer } from "./explanation.ts";
import type { Run } from "./run.ts";

export interface Shard {
  /** From 1. */
  readonly index: number;
  readonly count: number;
}

/** What a part must have in common with the checkout that merges it. Digests are SHA-256. */
export interface Binding {
  readonly tool: string;
  /** HEAD, or null outside of git. */
  readonly commit: string | null;
  /** Digest of the config file's bytes. */
  readonly config: string;
  readonly suite: string;
  /** Digest of the base's suite, if the base judges as well. */
  readonly base_suite: string | null;
  readonly definition: string;
  readonly k: number;
  readonly retriever: string;
  readonly corpus: string | null;
  /** Digest of the ids and digests of all cases, this shard's and the others'. */
  readonly cases: string;
}

/** A run of a GitHub workflow; each further attempt repeats all or some of its jobs. */
export interface WorkflowRun {
  readonly id: string;
  /** From 1. */
  readonly attempt: number;
  /** GITHUB_SHA. */
  readonly commit: string;
}

interface PartFailure {
  /** One of the codes in errors.ts. */
  readonly code: string;
  readonly message: string;
  readonly hint: string | null;
}

/** What a shard got when it asked its lost cases for more results. */
export interface Deeper {
  readonly answers: readonly (ProbeAnswer & { readonly id: string; readonly digest: string })[];
  /** Why it ended early. */
  readonly failure: string | null;
}

export interface Part {
  readonly shard: Shard;
  /** Null outside GitHub Actions. */
  readonly workflow: WorkflowRun | null;
  readonly binding: Binding;
  /** The run of the shard's cases alone; complete unless `failure` says why not. */
  readonly run: Run;
  readonly failure: PartFailure | null;
  /** Absent if the measurement failed. */
  readonly deeper?: Deeper;
}
