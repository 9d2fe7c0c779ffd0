import type { CharacterSpan, Corrections, CorpusState, Usage } from "./run.ts";
import type { Params } from "./suite.ts";

/** With its types checked. At least id, path or text is there. */
export interface RawResult {
  readonly id?: string;
  readonly path?: string;
  readonly name?: string;
  readonly qualified_name?: string;
  readonly text?: string;
  /** Always finite. */
  readonly score?: number;
  readonly cluster?: string;
  readonly span?: CharacterSpan;
}

export interface RawAnswer {
  readonly kind: "answer";
  /** In the order in which the retriever returned them. */
  readonly results: readonly RawResult[];
  /** The retriever fell back to a lesser method. */
  readonly degraded: boolean;
  /** A recorded run has no row for the query: it was not asked. */
  readonly absent?: true;
  /** The time that the retriever itself reports (`latency_ms`). */
  readonly reported_ms?: number;
  /** Milliseconds of parts of the search, by name. */
  readonly spans?: Readonly<Record<string, number>>;
  /** The model calls that the answer took. */
  readonly usage?: readonly Usage[];
  /** The text that a model made of the results. */
  readonly answer?: string;
  /** The results of each stage of the search, by name, in the order in which the stages ran. */
  readonly stages?: Readonly<Record<string, readonly RawResult[]>>;
  /** What was corrected in the results; absent if nothing was. */
  readonly corrected?: Corrections;
  /** Absent if the answer does not say. */
  readonly corpus?: CorpusState;
  /** Milliseconds from sending the query to having the whole answer; null if nothing was timed. */
  readonly elapsed_ms: number | null;
  /** Transport retries that this answer took. */
  readonly retries: number;
}

/** One query failed; the run goes on. */
export interface RawError {
  readonly kind: "error";
  /** Untrusted text: escape before printing. */
  readonly message: string;
  readonly retries: number;
}

export interface Question {
  /** For recorded runs only; never handed to a retriever's code. */
  readonly case_id: string;
  readonly query: string;
  readonly k: number;
  /** The retriever's params with those of the case over them; absent if neither has any. */
  readonly params?: Params;
}

/**
 * `start` resolves when the first question can be asked; its time is not latency. `ask` resolves
 * with a RawError if this one query failed, and rejects with a GateError if the retriever can't go
 * on. `stop` never rejects, leaves no process behind, and may be called at any time.
 */
export interface Retriever {
  /** Throws what `start` would throw before anything runs. Absent if there is nothing to check. */
  check?(): Promise<void>;
  start(): Promise<void>;
  ask(question: Question): Promise<RawAnswer | RawError>;
  stop(): Promise<void>;
}
