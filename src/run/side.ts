/** One retriever that is measured: what it answers, and whether it answers the same when asked again. */
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
import { rankAnswer, rankIds, stageHits, tieOrder } from "./ranking.ts";

export interface SidePlan {
  /** How many results are asked for. */
  readonly k: number;
  readonly definition: Definition;
  readonly latency: LatencyPolicy;
  /** Queries in flight in the quality pass. */
  readonly concurrency: number;
  /** Whose times count: ours, or those that a recorded run has. */
  readonly clock: "ours" | "recorded";
  /**
   * As many cases as are in this list are asked more than once, to see whether answers vary. Timed
   * cases are; if they are fewer, cases of this list make up for it.
   */
  readonly asked_twice?: readonly AskedCase[];
  /** For advice that names a key. */
  readonly config_places?: ConfigPlaces;
}

export interface SidePorts {
  readonly retriever: Retriever;
  /** Whether the run was cancelled. */
  readonly cancelled: () => boolean;
}

/** What was measured, complete or not. */
export interface SideMeasurement {
  readonly cases: readonly CaseRun[];
  readonly timing: Timing;
  /** Ids of the cases that got another list of results when they were asked again. */
  readonly unstable: readonly string[];
  readonly retries: number;
  readonly corrected?: Corrections;
  readonly corpus?: CorpusState;
  /** Why it ended early; null if it did not. A case that was not asked has that as its error. */
  readonly failure: GateError | null;
}

/** The timed samples in milliseconds, by case id, whole and by stage, and how they were taken. */
interface Samples {
  readonly samples: ReadonlyMap<string, readonly number[]>;
  readonly stages: ReadonlyMap<string, StageSamples>;
  readonly timing: Timing;
}

/** Asks one retriever, and keeps the first answer of each case and what repeats show. */
export class Side {
  readonly #plan: SidePlan;
  readonly #ports: SidePorts;
  /** The first answer of each case, by id; an error once one of its queries failed. */
  readonly #outcomes = new Map<string, Answer | QueryError>();
  /** The time of each first answer by the clock of the config, by case id. */
  readonly #firstMs = new Map<string, number>();
  /** The time of each first answer by our own clock, by case id. */
  readonly #tookMs = new Map<string, number>();
  /** Cases that got another list of results in a repeat. */
  readonly #unstable = new Set<string>();
  /** Cases that were asked more than once. */
  readonly #repeated = new Set<string>();
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

  /** Returns the times of the first answers that have one, by case id. */
  firstTimes(): ReadonlyMap<string, TimedAnswer> {
    const firstTime = (id: string, ms: number): TimedAnswer => {
      const first = this.#outcomes.get(id);
      return { ms, spans: first?.kind === "answer" ? first.spans : undefined };
    };
    return new Map([...this.#firstMs].map(([id, ms]) => [id, firstTime(id, ms)]));
  }

  /** Whether the case has an answer, and nothing failed since. */
  hasAnswer(id: string): boolean {
    return this.#outcomes.get(id)?.kind === "answer";
  }

  /**
   * What each first answer took by our own clock, in milliseconds. The very first answers, as many as
   * were asked at once, may have waited for the retriever to start: each counts at most as much as the
   * slowest of the others.
   */
  get tookMs(): ReadonlyMap<string, number> {
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

  /** Asks every case once, as many at a time as the plan allows; calls `done` after each. */
  qualityPass(cases: readonly AskedCase[], done: () => void): Promise<void> {
    return inParallel(cases, this.#plan.concurrency, async (subject) => {
      await this.#askFirst(subject);
      done();
    });
  }

  /**
   * Asks a case once more and returns the timed answer. Null if the query fails: the error is the
   * case's outcome from then on. Null too, and the case is unstable, if the list of results is another
   * than the first: its time can't stand for the first list's.
   */
  async askAgain(subject: AskedCase): Promise<TimedAnswer | null> {
    this.#repeated.add(subject.id);
    const raw = await this.#ask(subject);
    if (raw.kind === "error") {
      this.#outcomes.set(subject.id, { kind: "error", message: `in a repeat: ${raw.message}` });
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
   * Asks answered cases of `asked_twice` once more, until as many cases were asked more than once as
   * that list has. Second answers are only compared, never scored.
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

  /** Returns what was measured of these cases; `failure` is what ended the run, or null. */
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
        // The few samples of a case whose answers vary can't be compared, so they are left out.
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
   * Sends one query, and counts it, its retries and its corrections. Throws `cancelled` if the run was
   * cancelled.
   */
  async #ask(subject: AskedCase): Promise<RawAnswer | RawError> {
    if (this.#ports.cancelled()) {
      throw new GateError("cancelled", "the run was cancelled", {
        hint: "What was measured until then is in the report.",
      });
    }
    this.#asked++;
    const raw = await this.#ports.retriever.ask({
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
   * Asks a case for the first time and keeps its outcome. Throws if the first queries all fail alike, before any answer came:
   * then the search itself is broken. Of a recorded run each query may be missing by itself, so its failures don't count.
   */
  async #askFirst(subject: AskedCase): Promise<void> {
    const raw = await this.#ask(subject);
    if (raw.kind === "error") {
      this.#outcomes.set(subject.id, { kind: "error", message: raw.message });
      if (this.#plan.clock !== "recorded") {
        this.#likeFailures.add(subject.query, raw.message);
      }
      return;
    }
    this.#likeFailures.stopCounting();
    const answer = this.#answer(subject, raw);
    this.#outcomes.set(subject.id, answer);
    this.#tookMs.set(subject.id, raw.elapsed_ms ?? 0);
    const timeByChosenClock = this.#elapsed(subject, raw);
    if (timeByChosenClock !== null) {
      this.#firstMs.set(subject.id, timeByChosenClock);
    }
  }

  /** Returns what is kept of a first answer. Throws as `rankAnswer`, and the error names the case. */
  #answer(subject: AskedCase, raw: RawAnswer): Answer {
    const { k, definition } = this.#plan;
    return namingCase(subject, () => {
      const hits = rankAnswer(
        raw.results,
        subject.asked_as ?? subject.id,
        k,
        definition,
        tieOrder(raw),
      );
      const {
        results,
        elapsed_ms: _elapsed,
        retries: _retries,
        corrected: _corrected,
        corpus: _corpus,
        rounded_scores: _rounded,
        stages,
        ...rest
      } = raw;
      const keptStages = stages === undefined ? {} : { stages: stageHits(stages) };
      // No spread, which is slow here: in Node 20 each answer would get a hidden class of its own.
      return Object.assign({ hits, returned: results.length }, rest, keptStages);
    });
  }

  /** Returns the document ids by which a repeat is compared with the first answer. */
  #comparedIds(subject: AskedCase, raw: RawAnswer): readonly string[] {
    const { k, definition } = this.#plan;
    return namingCase(subject, () => {
      return rankIds(raw.results, subject.asked_as ?? subject.id, k, definition, tieOrder(raw));
    });
  }

  /**
   * Returns the milliseconds by the clock that the config chose; null if a recorded run has none.
   * Throws `retriever_answer` if the retriever was to report its time and did not.
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

/** Returns what `read` returns; a GateError that it throws gets the name of the case. */
function namingCase<T>(subject: AskedCase, read: () => T): T {
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

/** Whether the answer's hits are these documents in this order. */
function hasList({ hits }: Answer, ids: readonly string[]): boolean {
  return hits.length === ids.length && hits.every((hit, at) => hit.doc_id === ids[at]);
}

/** If so many queries fail with the same message before any is answered, the run ends. */
const MOST_ALIKE = 10;

/** Counts the queries that fail alike until one is answered or fails in another way. */
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
    // Messages quote the query, cut and with "…" if it is long.
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
          adviseOnQueryErrors([message], this.#config) ??
          'No other query was asked. `retrieval-gate ask "some words"` shows one answer.',
      },
    );
  }
}

export interface TimedAnswer {
  readonly ms: number;
  /** Milliseconds of the parts of the search, by name, if the answer has them. */
  readonly spans: Answer["spans"];
}

/** Collects the times of the parts of the search (`spans`), by case id and name. */
export class StageTimes {
  readonly #byCase = new Map<string, Map<string, number[]>>();

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

  delete(caseId: string): void {
    this.#byCase.delete(caseId);
  }
}
