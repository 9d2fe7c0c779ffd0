/** What `compare` found: two or more systems on one suite, each beside the first. */
import type { Definition } from "../../model/config.ts";
import type { LatencySummary, Value } from "../../model/scores.ts";
import type { RunOutcome } from "../outcome.ts";

/** Two or more systems on one suite, each compared with the first. */
export interface Comparison {
  /** The cutoff of the lists and metrics. */
  readonly k: number;
  /** What a grade counts in nDCG. */
  readonly gain: Definition["gain"];
  readonly suite: { readonly name: string; readonly revision: string; readonly digest: string };
  /** Null in a comparison of configs: they have their digests, and so has the suite. */
  readonly digests: FileDigests | null;
  /** Names of the metrics that are shown, such as `recall@10`. */
  readonly metrics: readonly string[];
  /** Ids of the cases, in their order. */
  readonly queries: readonly string[];
  /** The first is what the others are compared with. */
  readonly systems: readonly ComparedSystem[];
}

/** SHA-256 of each file beside two recorded runs. */
export interface FileDigests {
  /** `absent` if no corpus was named. */
  readonly corpus: string;
  readonly queries: string;
  readonly qrels: string;
}

export interface NamedSystem {
  /** The name that the user gave it, else its path, then what `--set` changed. */
  readonly label: string;
  /** The path of the config or the recorded run, relative to the repository root. */
  readonly path: string;
  /** SHA-256 of that file, with what `--set` changed in it. */
  readonly digest: string;
  /** What `--set` changed: values by field, such as `retriever.params.ef`. */
  readonly settings: Readonly<Record<string, unknown>>;
}

/** One system, and what the gate says of it with the first one as its baseline. */
export interface ComparedSystem extends NamedSystem {
  /** In the order of the metrics; null if no case has a value. */
  readonly means: readonly Value[];
  /** Null if nothing was timed. */
  readonly latency: LatencySummary | null;
  /** In the order of the queries. */
  readonly answers: readonly ComparedAnswer[];
  /** Null for the first system. */
  readonly judged: {
    readonly outcome: RunOutcome;
    /** What happened; empty if there is nothing to say. */
    readonly words: string;
    /** The path of the report's page, relative to the working directory. */
    readonly report: string;
  } | null;
}

/** What a system answered to one query. */
export interface ComparedAnswer {
  /** In the order of the metrics; null where the case has no value, as one that expects nothing. */
  readonly values: readonly Value[];
  /** Ids of the judged documents in the top k, relevant or not, in rank order. */
  readonly hits: readonly string[];
}
