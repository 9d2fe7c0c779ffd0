/** Everything that a reporter may show. Reporters add words, never facts. */
import type { StoredVerdict } from "./answers.ts";
import type { Baseline, RetrieverReceipt } from "./baseline.ts";
import type { Config } from "./config.ts";
import type { Explanation } from "./explanation.ts";
import type { PoliciesReceipt } from "./policy.ts";
import type { Part } from "./part.ts";
import type { Problem } from "./problem.ts";
import type { Run } from "./run.ts";
import type { Scores } from "./scores.ts";
import type { Suite } from "./suite.ts";
import type { Verdict } from "./verdict.ts";

export interface Failure {
  /** One of the codes in errors.ts, or `internal`. */
  readonly code: string;
  readonly message: string;
  readonly hint: string | null;
  readonly problems: readonly Problem[];
}

export interface Inputs {
  readonly config: Config;
  readonly suite: Suite;
  /** Null if there is none yet. */
  readonly baseline: Baseline | null;
  /** If there is no baseline: a file whose path is like the path that the config names. */
  readonly near_baseline?: string;
  /** If there is no baseline at the desk: a revision of git that has the file. */
  readonly baseline_in?: string;
  readonly retriever: RetrieverReceipt;
  /** Digests of the files as read, by path relative to the root. */
  readonly digests: ReadonlyMap<string, string>;
  /** The line of each key of the config, by its dotted name. */
  readonly lines?: ReadonlyMap<string, number>;
  /** The inputs with the cases and rows that `select` leaves out. Absent: it leaves out none. */
  readonly whole?: Inputs;
  /** What `validate` and `record` warn of in the config, with its place. */
  readonly warnings?: readonly Problem[];
}

export interface Change {
  readonly head: Inputs;
  /** Null if the base has no such config, or it can't be read. */
  readonly base: Inputs | null;
  /** If none is at the path of the head's config: the base's configs, or its baseline. */
  readonly moved: readonly string[];
  /** Why the base's config can't be read; null if it can. */
  readonly unusable: { readonly file: string; readonly reason: string } | null;
  /** Rule files of the head that are symbolic links. */
  readonly links: readonly string[];
  /** What the judge's caches hold; absent if either side has no judge. */
  readonly verdicts?: { readonly base: KnownVerdicts; readonly head: KnownVerdicts };
  /** Whose digest is new in the head's baseline, and is not that of the file. */
  readonly vouched?: readonly Vouching[];
  /** What the change edits in other configs over the same suite or baseline. */
  readonly others?: readonly OtherConfig[];
  /** If the corpus changed: its file, and its count of documents, null if that is not known. */
  readonly corpus?: {
    readonly file: string;
    readonly before: number | null;
    readonly after: number | null;
  };
}

export type KnownVerdicts = ReadonlyMap<string, StoredVerdict>;

/** Another config of the base, and what HEAD has of it: a text says why that is no config. */
export interface OtherConfig {
  readonly before: Config;
  readonly after: Config | string;
}

/** A file outside of git that only a digest in the baseline vouches for. */
export interface Vouching {
  readonly file: string;
  /** Its SHA-256 in the base's baseline (null if that has none) and in the head's. */
  readonly before: string | null;
  readonly after: string;
}

/** Where and when this ran. Left out of the report's deterministic digest. */
export interface Origin {
  readonly commit: string | null;
  readonly ref: string | null;
  /** With its activity: `pull_request (edited)`. Null elsewhere than on GitHub. */
  readonly event: string | null;
  readonly pull_request: number | null;
  readonly run_url: string | null;
  /** `GitHub`, `GitLab`, the name of another CI system; null outside of CI. */
  readonly ci: string | null;
  /** ISO 8601 in UTC. */
  readonly time: string;
  /** How a reader starts this program: what messages print before a command's arguments. */
  readonly command: string;
}

/** A run from its inputs to its verdict; what was not reached is null. */
export interface Report {
  /** `retrieval-eval-gate` and its version. */
  readonly tool: string;
  readonly verdict: Verdict;
  readonly failure: Failure | null;
  readonly origin?: Origin;
  /** Null if the program ended before it had them, as `run` and `scores` may be, too. */
  readonly inputs: Inputs | null;
  /** The config and suite whose rules decided; null if they could not be read. */
  readonly policies?: PoliciesReceipt | null;
  readonly run: Run | null;
  readonly scores: Scores | null;
  /** Why the figures are what they are; null if nothing was judged. */
  readonly explanation?: Explanation | null;
  readonly new_baseline: Baseline | null;
  /** What a shard hands on to `merge`; null or absent if the whole suite was asked. */
  readonly part?: Part | null;
  /** SHA-256 over everything but latency, environment and tool version. */
  readonly deterministic_digest: string | null;
}
