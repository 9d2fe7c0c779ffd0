import type { Answer, Corrections, CorpusState, Hit } from "./run.ts";
import type { Params } from "./suite.ts";

/** A result with its types checked. At least id, path or text is there. */
export type RawResult = Omit<Hit, "doc_id" | "repeat">;

export interface RawAnswer extends Omit<Answer, "hits" | "returned" | "stages"> {
  /** In the order in which the retriever returned them. */
  readonly results: readonly RawResult[];
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
