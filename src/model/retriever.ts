/** What every retriever kind is to the rest of the program. */
import type { CharacterSpan, Corrections, CorpusState, Usage } from "./run.ts";
import type { Params } from "./suite.ts";

/** One result as the retriever gave it, shape checked, order untouched. */
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
  readonly results: readonly RawResult[];
  readonly degraded: boolean;
  /** A recorded run has no row for the query: it was not asked. */
  readonly absent?: true;
  readonly reported_ms?: number;
  readonly spans?: Readonly<Record<string, number>>;
  readonly usage?: readonly Usage[];
  readonly answer?: string;
  /** What each stage of the retriever passed on, in the order in which they ran. */
  readonly stages?: Readonly<Record<string, readonly RawResult[]>>;
  /** Scores were read out of a text, where they are rounded: equal ones say nothing, and the order of the text stands. */
  readonly rounded_scores?: true;
  /** Absent if nothing had to be. */
  readonly corrected?: Corrections;
  /** Absent if the answer does not say. */
  readonly corpus?: CorpusState;
  /** Monotonic milliseconds from handing the query over to holding the whole answer; null where no clock ran. */
  readonly elapsed_ms: number | null;
  /** Transport retries that this answer took. */
  readonly retries: number;
}

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
  /** Of the case over the retriever's; absent where neither has any. */
  readonly params?: Params;
}

/**
 * `start` resolves when the first question can be asked; what it takes is not latency. `ask` resolves with an error
 * where this one query failed, and rejects with a GateError where the retriever as a whole can't go on (it died, it
 * hung, it broke the protocol). `stop` never rejects and leaves no process behind; it is safe to call at any time.
 */
export interface Retriever {
  /** Throws what `start` would refuse before anything runs. Absent where making it has said all. */
  check?(): Promise<void>;
  start(): Promise<void>;
  ask(question: Question): Promise<RawAnswer | RawError>;
  stop(): Promise<void>;
}
