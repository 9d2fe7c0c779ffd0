/** What the retriever answered, and how long it took. */
import type { JudgedSamples, Spending } from "./answers.ts";
import type { AskedQueries } from "./sampling.ts";

/** Which characters of its document a result is: half-open, in code points. */
export interface CharacterSpan {
  readonly start: number;
  readonly end: number;
}

/** One result, in the order that `definition.order` gives, cut to k. */
export interface Hit {
  /** The document id: `id`, else built from path, name and text. */
  readonly doc_id: string;
  readonly id?: string;
  readonly path?: string;
  readonly name?: string;
  readonly qualified_name?: string;
  readonly text?: string;
  readonly score?: number;
  readonly cluster?: string;
  readonly span?: CharacterSpan;
  /** True where an earlier result of the list has the same document id. */
  readonly repeat: boolean;
}

/** What a stage passed on: its results by name, so that a target that was lost can be looked for. */
export type StageHit = Pick<Hit, "doc_id" | "id" | "path" | "name" | "qualified_name">;

export interface Usage {
  readonly model?: string;
  readonly prompt_tokens?: number;
  readonly completion_tokens?: number;
}

export interface Answer {
  readonly kind: "answer";
  /** At most k. */
  readonly hits: readonly Hit[];
  /** How many results the retriever gave before the cut. */
  readonly returned: number;
  /** The retriever fell back, say from semantic to lexical search. */
  readonly degraded: boolean;
  /** A recorded run has no row for the query: having no result is no good answer then. */
  readonly absent?: true;
  readonly reported_ms?: number;
  /** Milliseconds by stage. */
  readonly spans?: Readonly<Record<string, number>>;
  readonly usage?: readonly Usage[];
  readonly answer?: string;
  /** By stage, in the order in which they ran. */
  readonly stages?: Readonly<Record<string, readonly StageHit[]>>;
}

/** The retriever could not answer this query, and said so or was seen to fail. */
export interface QueryError {
  readonly kind: "error";
  readonly message: string;
  /** The run ended before this query: nothing was measured. */
  readonly asked?: false;
}

export interface CaseRun {
  readonly case_id: string;
  readonly outcome: Answer | QueryError;
  /** Milliseconds of the first time this query was asked, never a sample; null where no clock ran. */
  readonly first_ms: number | null;
  /** Timed repeats in milliseconds, in the order taken. */
  readonly samples_ms: readonly number[];
  /** Milliseconds by stage, of the timed repeats whose answers told them; absent where none did. */
  readonly spans_ms?: StageSamples;
  /** What a language model made of the answer, where it was asked. */
  readonly judged?: JudgedSamples;
}

export type StageSamples = ReadonlyMap<string, readonly number[]>;

export interface Environment {
  readonly os: string;
  readonly arch: string;
  readonly cpu: string;
  readonly cores: number;
  readonly node: string;
}

/**
 * Whose clock: the gate's, the retriever's, that of a recorded run or of the job that left one, which a rule has to name
 * to hold it to something; `off` where the config says so or the retriever has no clock.
 */
export type Clock = "measured" | "reported" | "recorded" | "off";

/** How the latency figures came to be. */
export interface Timing {
  readonly source: Clock;
  /** The fewest of a case that answered and that the plan asks. */
  readonly repeats: number;
  /** True where time ended before all was asked that was to be asked. */
  readonly budget_ended: boolean;
  /**
   * Of the order in which base and head were asked, block by block: then samples of the same place in both runs are a
   * pair. Absent where the run was timed alone.
   */
  readonly seed?: number;
  /** Absent if nothing was asked. */
  readonly asked?: AskedQueries;
}

/** What was put right in the answers, so that they can be read and compared. */
export interface Corrections {
  /** Results whose path or id held the folder of the repository. */
  readonly absolute_paths: number;
}

/** Returns undefined if neither has any. */
export function sumCorrected(
  one: Corrections | undefined,
  other: Corrections | undefined,
): Corrections | undefined {
  if (one === undefined || other === undefined) {
    return one ?? other;
  }
  return { absolute_paths: one.absolute_paths + other.absolute_paths };
}

/** What the retriever searched, as it says itself. */
export interface CorpusState {
  readonly documents: number;
  /** Another one: the documents are others. */
  readonly digest: string;
}

export interface Run {
  /** In case-id order, one for every case of the suite. */
  readonly cases: readonly CaseRun[];
  readonly timing: Timing;
  readonly environment: Environment;
  /** Cases that were answered differently when asked again, in case-id order. */
  readonly unstable: readonly string[];
  /** Of how many runs it is the mean. Absent: one. */
  readonly run_count?: number;
  /** Transport retries over the whole run. */
  readonly retries: number;
  /** Absent if nothing had to be. */
  readonly corrected?: Corrections;
  /** Absent if no answer said. */
  readonly corpus?: CorpusState;
  /** What the retriever and the runner wrote for people; goes to retriever.log. */
  readonly log: string;
  /** What judging the answers took, where a judge was asked. */
  readonly judging?: Spending;
}

export function runsById({ cases }: Run): ReadonlyMap<string, CaseRun> {
  return new Map(cases.map((each) => [each.case_id, each]));
}
