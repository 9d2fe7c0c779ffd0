import type { JudgedSamples, Spending } from "./answers.ts";
import type { AskedQueries } from "./sampling.ts";

/** Half-open, in code points. */
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
  /** Always finite. */
  readonly score?: number;
  readonly cluster?: string;
  readonly span?: CharacterSpan;
  /** Whether an earlier result of the list has the same document id. */
  readonly repeat: boolean;
}

/** A result of a stage: only its names, by which a lost target can be looked for. */
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
  /** A recorded run has no row for the query. Its lack of results is then no right answer. */
  readonly absent?: true;
  /** The time that the retriever itself reports (`latency_ms`). */
  readonly reported_ms?: number;
  /** Milliseconds of parts of the search, by name. */
  readonly spans?: Readonly<Record<string, number>>;
  /** The model calls that the answer took. */
  readonly usage?: readonly Usage[];
  /** The text that a model made of the results. */
  readonly answer?: string;
  /** By stage, in the order in which they ran. */
  readonly stages?: Readonly<Record<string, readonly StageHit[]>>;
}

export interface QueryError {
  readonly kind: "error";
  readonly message: string;
  /** The run ended before this query was asked. */
  readonly asked?: false;
}

export interface CaseRun {
  readonly case_id: string;
  readonly outcome: Answer | QueryError;
  /** Milliseconds of the first answer; null if nothing was timed. */
  readonly first_ms: number | null;
  /** Timed repeats in milliseconds, in the order taken. */
  readonly samples_ms: readonly number[];
  /** The same by stage, of the answers that name their stages' times; absent if none does. */
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
 * The gate's clock (`measured`), the retriever's own (`reported`), or that of a recorded run.
 * `off`: there are no times.
 */
export type Clock = "measured" | "reported" | "recorded" | "off";

export interface Timing {
  readonly source: Clock;
  /** The smallest number of samples of a timed case that did not fail. */
  readonly repeats: number;
  /** Whether the time was over before all was asked. */
  readonly budget_ended: boolean;
  /** Of the order in which base and head were asked. Samples at one index of both are a pair. */
  readonly seed?: number;
  /** Absent if nothing was asked. */
  readonly asked?: AskedQueries;
}

/** What was corrected in the answers, so that they can be compared. */
export interface Corrections {
  /** Results whose path or id held the folder of the repository. */
  readonly absolute_paths: number;
}

export function addCorrections(
  left: Corrections | undefined,
  right: Corrections | undefined,
): Corrections | undefined {
  if (left === undefined || right === undefined) {
    return left ?? right;
  }
  return { absolute_paths: left.absolute_paths + right.absolute_paths };
}

/** What the retriever searched, as it says itself. */
export interface CorpusState {
  readonly documents: number;
  /** A text that differs if the documents do. */
  readonly digest: string;
}

export interface Run {
  /** In case-id order, one for every case of the suite. */
  readonly cases: readonly CaseRun[];
  readonly timing: Timing;
  readonly environment: Environment;
  /** Cases that were answered differently when asked again, in case-id order. */
  readonly unstable: readonly string[];
  /** If its scores are means of several runs, their number. Absent: one. */
  readonly run_count?: number;
  /** Transport retries over the whole run. */
  readonly retries: number;
  /** Absent if nothing was corrected. */
  readonly corrected?: Corrections;
  /** Absent if no answer said. */
  readonly corpus?: CorpusState;
  /** What the retriever and the runner wrote for people; goes to retriever.log. */
  readonly log: string;
  /** What judging the answers cost; absent if no judge was asked. */
  readonly judging?: Spending;
}

export function runsById({ cases }: Pick<Run, "cases">): ReadonlyMap<string, CaseRun> {
  return new Map(cases.map((run) => [run.case_id, run]));
}

/** Marks each result whose document an earlier one has. */
export function markRepeats(results: readonly Omit<Hit, "repeat">[]): readonly Hit[] {
  const seen = new Set<string>();
  return results.map((result) => {
    const repeat = seen.has(result.doc_id);
    seen.add(result.doc_id);
    return { repeat, ...result };
  });
}
