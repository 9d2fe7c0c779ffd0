/** What one shard measured, as `merge` takes it up: part.json. */
import type { ProbeAnswer } from "./explanation.ts";
import type { Answer, CaseRun, Hit, Run, Timing } from "./run.ts";

/** One part of the cases, out of `count`. */
export interface Shard {
  /** 1-based. */
  readonly index: number;
  readonly count: number;
}

/**
 * What a part must have in common with the checkout that judges it, else it measured something else. Digests are
 * SHA-256; null where there is nothing to digest.
 */
export interface Binding {
  readonly tool: string;
  /** HEAD, or null outside of git. */
  readonly commit: string | null;
  /** Of the config file's bytes. */
  readonly config: string;
  readonly suite: string;
  /** Of the base's suite, where the base judges as well. */
  readonly base_suite: string | null;
  readonly definition: string;
  readonly k: number;
  readonly retriever: string;
  readonly corpus: string | null;
  /** Of the ids and digests of all cases, this shard's and the others'. */
  readonly cases: string;
}

/** The run of a workflow; an attempt repeats all or some of its jobs. */
export interface WorkflowRun {
  readonly id: string;
  /** 1-based. */
  readonly attempt: number;
  /** GITHUB_SHA. */
  readonly commit: string;
}

/** Why the measurement of a shard ended early. */
interface PartFailure {
  /** One of the codes in errors.ts. */
  readonly code: string;
  readonly message: string;
  readonly hint: string | null;
}

/** What a shard was told when it asked for more results where a target was lost. */
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
  /** Of the shard's cases alone; complete where nothing failed. */
  readonly run: Run;
  readonly failure: PartFailure | null;
  /** Absent where the measurement failed. */
  readonly deeper?: Deeper;
}

/** A shard asks; answers are judged of all cases together. */
export type AskedRun = Omit<Run, "judging" | "run_count">;
export type AskedCaseRun = Omit<CaseRun, "judged">;

/** Names in the file of every field of T: a field that is added to T does not compile until it has one here. */
type FileNames<T> = { readonly [K in keyof Required<T>]: string };

/** `repeat` is left out: it follows from the list. */
export const HIT_NAMES: FileNames<Omit<Hit, "repeat">> = {
  doc_id: "doc_id",
  id: "id",
  path: "path",
  name: "name",
  qualified_name: "qualified_name",
  text: "text",
  score: "score",
  cluster: "cluster",
  span: "span",
};

export const ANSWER_NAMES: FileNames<Omit<Answer, "hits">> = {
  kind: "kind",
  returned: "returned",
  degraded: "degraded",
  absent: "absent",
  reported_ms: "reported_ms",
  spans: "spans",
  usage: "usage",
  answer: "answer",
  stages: "stages",
};

/** Without `seed`: a shard has no base beside it. */
export const TIMING_NAMES: FileNames<Omit<Timing, "seed">> = {
  source: "source",
  repeats: "repeats",
  budget_ended: "budget_ended",
  asked: "asked",
};

/** T where it has these fields and no others: what is written, read or cut by hand can't forget a field that is new. */
export type Exactly<T, K extends keyof T> = [Exclude<keyof T, K>] extends [never] ? T : never;
