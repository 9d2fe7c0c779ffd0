/**
 * One retriever that is measured: what it answers, and whether it answers the same when asked
 * again.
 */
import { quoteError } from "../model/error-text.ts";
import { GateError } from "../errors.ts";
import type { Definition, LatencyPolicy } from "../model/config.ts";
import type { RawAnswer, RawError, Retriever } from "../model/retriever.ts";
import type {
  Answer,
  CaseRun,
  CorpusState,
  Corrections,
  QueryError,
  StageSamples,
  Timing,
} from "../model/run.ts";
import { addCorrections } from "../model/run.ts";
import { type ConfigPlaces, adviseOnQueryErrors } from "../model/query-errors.ts";
import { MIN_REPEATS } from "../model/sampling.ts";
import type { AskedCase } from "../model/suite.ts";
import { inParallel } from "../system/timers.ts";
import { rankAnswer, rankIds, stageHits } from "./ranking.ts";

/** How one retriever is asked. */
export interface SidePlan {
  /** How many results each query asks for. */
  readonly k: number;
  /** How results become hits: their order, what is collapsed, which are left out. */
  readonly definition: Definition;
  readonly latency: LatencyPolicy;
  /** How many queries are asked at once in the quality pass. Timed queries are asked one by one. */
  readonly concurrency: number;
  /** The times that count: those that the gate measures, or those in the file of a recorded run. */
  readonly clock: "ours" | "recorded";
  /**
   * Cases for askTwice, which asks as many cases a second time as this list has, to see whether
   * answers vary. Cases that were timed count, since they were asked again anyway; only what is
   * missing is asked from this list. Absent: none.
   */
  readonly asked_twice?: readonly AskedCase[];
  /** Where the keys of the config stand, for advice that names one. */
  readonly config_places?: ConfigPlaces;
}

/** What is needed to ask one retriever. */
export interface SidePorts {
  readonly retriever: Retriever;
  /** Whether the run was cancelled. */
  readonly cancelled: () => boolean;
}

/** What was measured of one retriever, complete or not. */
export interface SideMeasurement {
  /** One for each case of the plan, in its order, also for cases that were not asked. */
  readonly cases: readonly CaseRun[];
  readonly timing: Timing;
  /** Ids of the cases that got another list of results when they were asked again. */
  readonly unstable: readonly string[];
  /** Transport retries of all queries together. */
  readonly retries: number;
  /** What was corrected in all answers together; absent if nothing was. */
  readonly corrected?: Corrections;
  /** What the retriever last said about its corpus; absent if it said nothing. */
  readonly corpus?: CorpusState;
  /** Why it ended early; null if it did not. A case that was not asked has that as its error. */
  readonly failure: GateError | null;
}

/** The timed samples of a run, and how they were taken. */
interface Samples {
  /** Milliseconds of the whole search, by case id. */
  readonly samples: ReadonlyMap<string, readonly number[]>;
  /** Milliseconds of the parts of the search, by case id. */
  readonly stages: ReadonlyMap<string, StageSamples>;
  readonly timing: Timing;
}

/** Asks one retriever, and keeps the first answer of each case and what repeats show. */
export class Side {
  readonly #plan: SidePlan;
  readonly #ports: SidePorts;
  /** The first answer of each case, by id; an error once one of its queries failed. */
  readonly #outcomes = new Map<string, Answer | QueryError>();
  /** Milliseconds of each first answer by the clock that the config chose, by case id. */
  readonly #firstMs = new Map<string, number>();
  /** Milliseconds of each first answer by our own clock, by case id; 0 if nothing was measured. */
  readonly #tookMs = new Map<string, number>();
  /** Cases that got another list of results in a repeat. */
  readonly #unstable = new Set<string>();
  /** Cases that were asked more than once. */
  readonly #repeated = new Set<string>();
  /** Ends the run if the first queries all fail with one message. */
  readonly #likeFailures: LikeFailures;
  #retries = 0;
  #corrected: Corrections | undefined;
  #corpus: CorpusState | undefined;
  #asked = 0;

  constructor(plan: SidePlan, ports: SidePorts) {
    this.#plan = plan;
    this.#ports = ports;
    this.#likeFailures = new LikeFailures(plan.config_places ?? { file: "" });
  }

  /**
   * Returns the times of the first answers by the config's clock, by case id; only those that have
   * one.
   */
  firstTimes(): ReadonlyMap<string, TimedAnswer> {
    const addSpans = (id: string, ms: number): TimedAnswer => {
      const outcome = this.#outcomes.get(id);
      return { ms, spans: outcome?.kind === "answer" ? outcome.spans : undefined };
    };
    return new Map([...this.#firstMs].map(([id, ms]) => [id, addSpans(id, ms)]));
  }

  /** Whether the case has an answer, and nothing failed since. */
  hasAnswer(id: string): boolean {
    return this.#outcomes.get(id)?.kind === "answer";
  }

  /**
   * What each first answer took by our own clock, in milliseconds, by case id. The very first
   * answers (as many as are asked at once) may have waited for the retriever to start. Each of them
   * counts at most as much as the slowest of the later ones, if there are later ones.
   */
  get tookMs(): ReadonlyMap<string, number> {
    // A Map keeps the order in which the answers came.
    const times = [...this.#tookMs];
    const laterTimes = times.slice(this.#plan.concurrency);
    if (laterTimes.length === 0) {
      return this.#tookMs;
    }
    const slowestMs = laterTimes.reduce((slowest, [, ms]) => Math.max(slowest, ms), 0);
    return new Map(times.map(([id, ms]) => [id, Math.min(ms, slowestMs)]));
  }

  /** How many queries were sent, repeats included. */
  get asked(): number {
    return this.#asked;
  }

  /** How many cases have an answer. */
  get answers(): number {
    return [...this.#outcomes.values()].filter((outcome) => outcome.kind === "answer").length;
  }

  /**
   * Asks every case once, as many at a time as the plan allows, and keeps the answers; calls `done`
   * after each. A query that fails becomes the outcome of its case. Throws as #askFirst.
   */
  qualityPass(cases: readonly AskedCase[], done: () => void): Promise<void> {
    return inParallel(cases, this.#plan.concurrency, async (subject) => {
      await this.#askFirst(subject);
      done();
    });
  }

  /**
   * Asks a case once more and returns the timed answer. Null in three cases: the query fails, and
   * the error is the case's outcome from then on; the list of results is another than the first,
   * and the case is unstable from then on (the time of one list says nothing about another); or the
   * answer has no time.
   */
  async askAgain(subject: AskedCase): Promise<TimedAnswer | null> {
    this.#repeated.add(subject.id);
    const raw = await this.#ask(subject);
    if (raw.kind === "error") {
      this.#outcomes.set(subject.id, {
        kind: "error",
        message: `in a repeat: ${quoteError(raw.message)}`,
      });
      return null;
    }
    const first = this.#outcomes.get(subject.id);
    const ids = this.#comparedIds(subject, raw);
    if (first?.kind === "answer" && !hasList(first, ids)) {
      this.#unstable.add(subject.id);
      return null;
    }
    const ms = this.#elapsed(subject, raw);
    return ms === null ? null : { ms, spans: raw.spans };
  }

  /**
   * Asks cases of `asked_twice` once more that have an answer and were asked only once. It takes so
   * many that, with the cases that were timed, as many are asked more than once as the list has.
   * A case whose second answer differs is unstable; second answers are never scored.
   */
  askTwice(): Promise<void> {
    const { asked_twice: cases = [], concurrency } = this.#plan;
    const missingCount = Math.max(0, cases.length - this.#repeated.size);
    const askedOnce = cases.filter(({ id }) => this.hasAnswer(id) && !this.#repeated.has(id));
    return inParallel(askedOnce.slice(0, missingCount), concurrency, (subject) =>
      this.#compareAgain(subject),
    );
  }

  /** Asks a case once more and notes it as unstable if its results differ. A failure is ignored. */
  async #compareAgain(subject: AskedCase): Promise<void> {
    const raw = await this.#ask(subject);
    const first = this.#outcomes.get(subject.id);
    if (raw.kind === "error" || first?.kind !== "answer") {
      return;
    }
    if (!hasList(first, this.#comparedIds(subject, raw))) {
      this.#unstable.add(subject.id);
    }
  }

  /**
   * Returns what was measured of these cases. `failure` is what ended the run, or null; a case
   * without an outcome gets it as its error.
   */
  measurement(
    cases: readonly AskedCase[],
    sampled: Samples,
    failure: GateError | null,
  ): SideMeasurement {
    const unasked: QueryError = {
      kind: "error",
      message: failure === null ? "not asked" : `not asked: ${failure.message}`,
      asked: false,
    };
    return {
      cases: cases.map(({ id }) => {
        const spansMs = sampled.stages.get(id);
        const samples = sampled.samples.get(id) ?? [];
        // A repeat with another list gave no sample. What is left is too little to be compared.
        const areTooFew = this.#unstable.has(id) && samples.length < MIN_REPEATS;
        return {
          case_id: id,
          outcome: this.#outcomes.get(id) ?? unasked,
          first_ms: this.#firstMs.get(id) ?? null,
          samples_ms: areTooFew ? [] : samples,
          ...(spansMs === undefined || areTooFew ? {} : { spans_ms: spansMs }),
        };
      }),
      timing: sampled.timing,
      unstable: cases.flatMap((subject) => (this.#unstable.has(subject.id) ? [subject.id] : [])),
      retries: this.#retries,
      ...(this.#corrected !== undefined && { corrected: this.#corrected }),
      ...(this.#corpus !== undefined && { corpus: this.#corpus }),
      failure,
    };
  }

  /**
   * Sends one query, and counts it, its retries and its corrections. Throws `cancelled` if the run
   * was cancelled.
   */
  async #ask(subject: AskedCase): Promise<RawAnswer | RawError> {
    if (this.#ports.cancelled()) {
      throw new GateError("cancelled", "the run was cancelled", {
        hint: "What was measured until then is in the report.",
      });
    }
    this.#asked++;
    const raw = await this.#ports.retriever.ask({
      // The id in the suite, by which a recorded run knows the case.
      case_id: subject.asked_as ?? subject.id,
      query: subject.query,
      k: this.#plan.k,
      ...(subject.params === undefined ? {} : { params: subject.params }),
    });
    this.#retries += raw.retries;
    if (raw.kind === "answer") {
      this.#corrected = addCorrections(this.#corrected, raw.corrected);
      this.#corpus = raw.corpus ?? this.#corpus;
    }
    return raw;
  }

  /**
   * Asks a case for the first time, and keeps its outcome and time. Throws `retriever_failed` if
   * the first queries all fail alike, before any answer came: then the search itself is broken. The
   * failures of a recorded run don't count for that, since each of its queries may be missing by
   * itself; nor do questions that only the base asks, such as with an argument that is gone.
   */
  async #askFirst(subject: AskedCase): Promise<void> {
    const raw = await this.#ask(subject);
    if (raw.kind === "error") {
      this.#outcomes.set(subject.id, { kind: "error", message: quoteError(raw.message) });
      const isOnlyOfBase = subject.asked_as !== undefined;
      if (this.#plan.clock !== "recorded" && !isOnlyOfBase) {
        this.#likeFailures.add(subject.query, raw.message);
      }
      return;
    }
    this.#likeFailures.stopCounting();
    const answer = this.#makeAnswer(subject, raw);
    this.#outcomes.set(subject.id, answer);
    this.#tookMs.set(subject.id, raw.elapsed_ms ?? 0);
    const timeByChosenClock = this.#elapsed(subject, raw);
    if (timeByChosenClock !== null) {
      this.#firstMs.set(subject.id, timeByChosenClock);
    }
  }

  /**
   * Returns what is kept of a first answer: its hits in place of the results, and all else but
   * times, retries, corrections and corpus, which are kept for the whole run. Throws as
   * `rankAnswer`, and the error names the case.
   */
  #makeAnswer(subject: AskedCase, raw: RawAnswer): Answer {
    const { k, definition } = this.#plan;
    return addCaseToError(subject, () => {
      const hits = rankAnswer(raw.results, subject.asked_as ?? subject.id, k, definition);
      const {
        results,
        elapsed_ms: _elapsed,
        retries: _retries,
        corrected: _corrected,
        corpus: _corpus,
        stages,
        ...keptMembers
      } = raw;
      const keptStages = stages === undefined ? {} : { stages: stageHits(stages) };
      // No spread, which is slow here: in Node 20 each answer would get a hidden class of its own.
      return Object.assign({ hits, returned: results.length }, keptMembers, keptStages);
    });
  }

  /**
   * Returns the document ids of an answer, ranked as a first answer is, to compare a repeat with
   * it. Throws as `rankIds`, and the error names the case.
   */
  #comparedIds(subject: AskedCase, raw: RawAnswer): readonly string[] {
    const { k, definition } = this.#plan;
    return addCaseToError(subject, () => {
      return rankIds(raw.results, subject.asked_as ?? subject.id, k, definition);
    });
  }

  /**
   * Returns what the answer took, in milliseconds, by the clock that the config chose: `latency_ms`
   * of a recorded run, `latency_ms` of the retriever if `latency.source` is `reported`, else our
   * own time. Null if a recorded run has no time for it, or nothing was timed. Throws
   * `retriever_answer` if the retriever was to report its time and did not.
   */
  #elapsed(subject: AskedCase, raw: RawAnswer): number | null {
    const { latency, clock } = this.#plan;
    if (clock === "recorded") {
      return raw.reported_ms ?? null;
    }
    if (latency === "off" || latency.source === "measured") {
      return raw.elapsed_ms;
    }
    if (raw.reported_ms !== undefined) {
      return raw.reported_ms;
    }
    throw new GateError("retriever_answer", `case "${subject.id}": the answer has no latency_ms`, {
      hint: "`latency.source: reported` needs `latency_ms` in every answer; or use `source: measured`.",
    });
  }
}

function addCaseToError<T>(subject: AskedCase, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof GateError)) {
      throw error;
    }
    throw new GateError(error.code, `case "${subject.id}": ${error.message}`, {
      ...(error.hint === undefined ? {} : { hint: error.hint }),
      cause: error,
    });
  }
}

function hasList({ hits }: Answer, ids: readonly string[]): boolean {
  return hits.length === ids.length && hits.every((hit, at) => hit.doc_id === ids[at]);
}

/** The run ends if this many queries fail with the same message before any is answered. */
const MOST_ALIKE = 10;

/**
 * Counts the queries that fail with the same message, and throws at MOST_ALIKE of them. The
 * counting ends for good once a query is answered, or fails in another way.
 */
class LikeFailures {
  readonly #config: ConfigPlaces;
  /** The message of all failures so far, without the query in it; null before the first. */
  #message: string | null = null;
  #count = 0;
  #isStopped = false;

  constructor(config: ConfigPlaces) {
    this.#config = config;
  }

  /** Ends the counting: a query was answered, so later failures are about their own query. */
  stopCounting(): void {
    this.#isStopped = true;
  }

  /** Counts a failure. Throws `retriever_failed` at MOST_ALIKE; ends the counting if it differs. */
  add(query: string, message: string): void {
    if (this.#isStopped) {
      return;
    }
    // Messages quote the query, cut and with "…" if it is long. Without it they can be compared:
    // the quoted texts with which the query begins become "…". The regex matches a text in quotes,
    // with escapes: "a \"b\" c".
    const escapedQuery = JSON.stringify(query).slice(1, -1);
    const messageWithoutQuery = message.replace(/"(?:[^"\\]|\\.)*"/g, (quoted) =>
      escapedQuery.startsWith(quoted.slice(1, -1).replace(/…$/, "")) ? "…" : quoted,
    );
    if (this.#message !== null && this.#message !== messageWithoutQuery) {
      return this.stopCounting();
    }
    this.#message = messageWithoutQuery;
    if (++this.#count < MOST_ALIKE) {
      return;
    }
    throw new GateError(
      "retriever_failed",
      `the first ${MOST_ALIKE} queries failed alike: ${message}`,
      {
        hint:
          adviseOnQueryErrors([message], 1, this.#config) ??
          'Fix the retriever. No other query was asked. `retrieval-gate ask "some words"` shows one answer.',
      },
    );
  }
}

/** What one answer took. */
export interface TimedAnswer {
  /** The whole search. */
  readonly ms: number;
  /** Milliseconds of the parts of the search, by name, if the answer has them. */
  readonly spans: Answer["spans"];
}

/** Collects the times of the parts of the search (`spans`): a list for each case id and name. */
export class StageTimes {
  readonly #byCase = new Map<string, Map<string, number[]>>();

  /** The times by case id, and for each case by the name of the part. */
  get byCase(): ReadonlyMap<string, StageSamples> {
    return this.#byCase;
  }

  /** Adds the times of one timed answer. */
  add(caseId: string, spans: Answer["spans"]): void {
    for (const [stage, ms] of Object.entries(spans ?? {})) {
      const samplesByStage = this.#byCase.get(caseId) ?? new Map<string, number[]>();
      this.#byCase.set(caseId, samplesByStage);
      const samples = samplesByStage.get(stage);
      if (samples === undefined) {
        samplesByStage.set(stage, [ms]);
      } else {
        samples.push(ms);
      }
    }
  }

  /** Forgets all times of the case. */
  delete(caseId: string): void {
    this.#byCase.delete(caseId);
  }
}
