/** One retriever that is measured. */
import { addToList } from "../model/lookup.ts";
import { GateError } from "../errors.ts";
import type { Definition, LatencyPolicy } from "../model/config.ts";
import type { RawAnswer, RawError, Retriever } from "../model/retriever.ts";
import {
  type Answer,
  type CorpusState,
  type Corrections,
  type Hit,
  type QueryError,
  type Run,
  type StageSamples,
  type Timing,
  addCorrections,
} from "../model/run.ts";
import { type ConfigPlaces, FIX_RETRIEVER, adviseOnQueryErrors } from "../model/query-errors.ts";
import { MIN_REPEATS } from "../model/sampling.ts";
import type { AskedCase } from "../model/suite.ts";
import { inParallel } from "../system/timers.ts";
import { rankAnswer, stageHits } from "./ranking.ts";

export interface SidePlan {
  /** How many results each query asks for. */
  readonly k: number;
  readonly definition: Definition;
  readonly latency: LatencyPolicy;
  /** How many queries are asked at once in the quality pass. Timed queries are asked one by one. */
  readonly concurrency: number;
  /** Those that the gate measures, or those in the file of a recorded run. */
  readonly clock: "ours" | "recorded";
  /**
   * As many cases as this list has are asked a second time, to see whether answers vary. Cases that
   * were timed count; only what is missing is asked from this list.
   */
  readonly asked_twice?: readonly AskedCase[];
  /** For advice that names a key. */
  readonly config_places?: ConfigPlaces;
}

export interface SidePorts {
  readonly retriever: Retriever;
  readonly cancelled: () => boolean;
}

export interface SideMeasurement extends Pick<
  Run,
  "cases" | "timing" | "unstable" | "retries" | "corrected" | "corpus"
> {
  /** Why it ended early; null if it did not. A case that was not asked has that as its error. */
  readonly failure: GateError | null;
}

interface Samples {
  /** Milliseconds of the whole search, by case id. */
  readonly samples: ReadonlyMap<string, readonly number[]>;
  readonly stages: ReadonlyMap<string, StageSamples>;
  readonly timing: Timing;
}

/** For a side that is not timed. */
export const UNTIMED: Samples = {
  samples: new Map(),
  stages: new Map(),
  timing: { source: "off", repeats: 0, budget_ended: false },
};

export class Side {
  readonly #plan: SidePlan;
  readonly #ports: SidePorts;
  /** The first answer of each case, by id; an error once one of its queries failed. */
  readonly #outcomes = new Map<string, Answer | QueryError>();
  /** In milliseconds, by the clock that the config chose, by case id. */
  readonly #firstMs = new Map<string, number>();
  /** Milliseconds of each first answer by our own clock, by case id; 0 if nothing was measured. */
  readonly #tookMs = new Map<string, number>();
  /** Cases that got another list of results in a repeat. */
  readonly #unstable = new Set<string>();
  readonly #repeated = new Set<string>();
  /** Messages of the queries that failed before one was answered; null from then on. */
  #firstFailures: string[] | null = [];
  #retries = 0;
  #corrected: Corrections | undefined;
  #corpus: CorpusState | undefined;
  #asked = 0;

  constructor(plan: SidePlan, ports: SidePorts) {
    this.#plan = plan;
    this.#ports = ports;
  }

  /** Returns the times of first answers, by the config's clock; only of cases that have one. */
  firstTimes(): ReadonlyMap<string, TimedAnswer> {
    const addSpans = (id: string, ms: number): TimedAnswer => {
      const outcome = this.#outcomes.get(id);
      return { ms, spans: outcome?.kind === "answer" ? outcome.spans : undefined };
    };
    return new Map([...this.#firstMs].map(([id, ms]) => [id, addSpans(id, ms)]));
  }

  hasAnswer(id: string): boolean {
    return this.#outcomes.get(id)?.kind === "answer";
  }

  /**
   * By our own clock, in milliseconds, by case id. The very first answers (as many as are asked at
   * once) may have waited for the retriever to start: each counts at most as much as the slowest of
   * the later ones.
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

  get asked(): number {
    return this.#asked;
  }

  get answers(): number {
    return [...this.#outcomes.values()].filter((outcome) => outcome.kind === "answer").length;
  }

  /** A query that fails becomes the outcome of its case. Throws as #askFirst. */
  qualityPass(cases: readonly AskedCase[], done: () => void): Promise<void> {
    return inParallel(cases, this.#plan.concurrency, async (subject) => {
      await this.#askFirst(subject);
      done();
    });
  }

  /**
   * Returns the time of one more answer. Null in three cases: the query fails, which is the case's
   * outcome from then on; the list of results is another than the first, and the case is unstable
   * from then on (the time of one list says nothing about another); or the answer has no time.
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
    if (!this.#compareWithFirst(subject, raw)) {
      return null;
    }
    const ms = this.#elapsed(subject, raw);
    return ms === null ? null : { ms, spans: raw.spans };
  }

  /**
   * Asks cases of `asked_twice` again that have an answer and were asked only once, as many as are
   * missing. Second answers are never scored.
   */
  askTwice(): Promise<void> {
    const { asked_twice: cases = [], concurrency } = this.#plan;
    const missingCount = Math.max(0, cases.length - this.#repeated.size);
    const askedOnce = cases.filter(({ id }) => this.hasAnswer(id) && !this.#repeated.has(id));
    return inParallel(askedOnce.slice(0, missingCount), concurrency, async (subject) => {
      const raw = await this.#ask(subject);
      if (raw.kind === "answer") {
        this.#compareWithFirst(subject, raw);
      }
    });
  }

  /** Returns whether the list of results is the first one. If not, the case is unstable from then on. */
  #compareWithFirst(subject: AskedCase, raw: RawAnswer): boolean {
    const first = this.#outcomes.get(subject.id);
    const hits = this.#rankResults(subject, raw);
    const isSame = first?.kind !== "answer" || haveSameDocuments(first.hits, hits);
    if (!isSame) {
      this.#unstable.add(subject.id);
    }
    return isSame;
  }

  /** A case without an outcome gets `failure` as its error. */
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
          ...(spansMs !== undefined && !areTooFew && { spans_ms: spansMs }),
        };
      }),
      timing: sampled.timing,
      unstable: cases.map(({ id }) => id).filter((id) => this.#unstable.has(id)),
      retries: this.#retries,
      ...(this.#corrected !== undefined && { corrected: this.#corrected }),
      ...(this.#corpus !== undefined && { corpus: this.#corpus }),
      failure,
    };
  }

  /** Throws `cancelled` if the run was cancelled. */
  async #ask(subject: AskedCase): Promise<RawAnswer | RawError> {
    if (this.#ports.cancelled()) {
      throw new GateError(
        "cancelled",
        "the run was cancelled",
        "What was measured until then is in the report.",
      );
    }
    this.#asked++;
    const raw = await this.#ports.retriever.ask({
      // The id in the suite, by which a recorded run knows the case.
      case_id: subject.id_in_suite ?? subject.id,
      query: subject.query,
      k: this.#plan.k,
      ...(subject.params !== undefined && { params: subject.params }),
    });
    this.#retries += raw.retries;
    if (raw.kind === "answer") {
      this.#corrected = addCorrections(this.#corrected, raw.corrected);
      this.#corpus = raw.corpus ?? this.#corpus;
    }
    return raw;
  }

  /**
   * Throws `retriever_failed` if the first queries all fail: then the search itself is broken. The
   * failures of a recorded run don't count, since each of its queries may be missing by itself; nor
   * do questions that only the base asks, such as with an argument that is gone.
   */
  async #askFirst(subject: AskedCase): Promise<void> {
    const raw = await this.#ask(subject);
    if (raw.kind === "error") {
      const message = quoteError(raw.message);
      this.#outcomes.set(subject.id, { kind: "error", message });
      const isOnlyOfBase = subject.id_in_suite !== undefined;
      if (this.#plan.clock !== "recorded" && !isOnlyOfBase) {
        this.#addFirstFailure(message);
      }
      return;
    }
    this.#firstFailures = null;
    const answer = this.#makeAnswer(subject, raw);
    this.#outcomes.set(subject.id, answer);
    this.#tookMs.set(subject.id, raw.elapsed_ms ?? 0);
    const timeByChosenClock = this.#elapsed(subject, raw);
    if (timeByChosenClock !== null) {
      this.#firstMs.set(subject.id, timeByChosenClock);
    }
  }

  #addFirstFailure(message: string): void {
    const messages = this.#firstFailures;
    if (messages === null || messages.push(message) < MOST_FAILURES) {
      return;
    }
    const config = this.#plan.config_places ?? { file: "" };
    throw new GateError(
      "retriever_failed",
      `the first ${MOST_FAILURES} queries failed: ${message}`,
      adviseOnQueryErrors(messages, MOST_FAILURES, config) ??
        `${FIX_RETRIEVER} No other query was asked. \`retrieval-gate ask "some words"\` shows one answer.`,
    );
  }

  /**
   * Returns the answer with its results ranked. Times, retries, corrections and corpus are kept for
   * the whole run. Throws as `rankAnswer`, and the error names the case.
   */
  #makeAnswer(subject: AskedCase, raw: RawAnswer): Answer {
    const hits = this.#rankResults(subject, raw);
    const {
      results,
      elapsed_ms: _elapsed,
      retries: _retries,
      corrected: _corrected,
      corpus: _corpus,
      stages,
      ...keptMembers
    } = raw;
    const keptStages =
      stages === undefined ? {} : { stages: addCaseToError(subject, () => stageHits(stages)) };
    // No spread, which is slow here: in Node 20 each answer would get a hidden class of its own.
    return Object.assign({ hits, returned: results.length }, keptMembers, keptStages);
  }

  /** Throws as `rankAnswer`, and the error names the case. */
  #rankResults(subject: AskedCase, { results }: RawAnswer): readonly Hit[] {
    const { k, definition } = this.#plan;
    return addCaseToError(subject, () =>
      rankAnswer(results, subject.id_in_suite ?? subject.id, k, definition),
    );
  }

  /**
   * Returns the answer's milliseconds, by the clock that the config chose. Null if a recorded run
   * has no time for it, or nothing was timed. Throws `retriever_answer` if the retriever was to
   * report its time and did not.
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
    throw new GateError(
      "retriever_answer",
      `case "${subject.id}": the answer has no latency_ms`,
      "`latency.source: reported` needs `latency_ms` in every answer; or use `source: measured`.",
    );
  }
}

/** Returns what `read` does. A GateError that it throws gets the case's id. */
function addCaseToError<T>(subject: AskedCase, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof GateError)) {
      throw error;
    }
    throw new GateError(error.code, `case "${subject.id}": ${error.message}`, {
      hint: error.hint,
      cause: error,
    });
  }
}

/** Whether two lists have the same documents in the same order. */
export function haveSameDocuments(a: readonly Hit[], b: readonly Hit[]): boolean {
  return a.length === b.length && a.every((hit, at) => hit.doc_id === b[at]?.doc_id);
}

/** The run ends if so many queries fail before any is answered. */
const MOST_FAILURES = 10;

export interface TimedAnswer {
  readonly ms: number;
  /** Milliseconds, by the name of the part. */
  readonly spans: Answer["spans"];
}

/** A list for each case id and part of the search. */
export class StageTimes {
  readonly #byCase = new Map<string, Map<string, number[]>>();

  get byCase(): ReadonlyMap<string, StageSamples> {
    return this.#byCase;
  }

  add(caseId: string, spans: Answer["spans"]): void {
    for (const [stage, ms] of Object.entries(spans ?? {})) {
      const samplesByStage = this.#byCase.get(caseId) ?? new Map<string, number[]>();
      this.#byCase.set(caseId, samplesByStage);
      addToList(samplesByStage, stage, ms);
    }
  }

  delete(caseId: string): void {
    this.#byCase.delete(caseId);
  }
}

/** Matches where a page of HTML starts. */
const HTML = /<(?:!doctype|html|head|body)\b/i;
/** Matches a line that says what is wrong: `Message: no such table`, `ValueError: …`. */
const REASON = /(?:message|exception|error|reason|detail)s?["']?\s*[:=]\s*\S/i;
/**
 * Returns the message on one line; of a page of HTML the title or heading and the first line that
 * says what is wrong.
 */
export function quoteError(message: string): string {
  const start = message.search(HTML);
  if (start === -1) {
    return joinLines(message);
  }
  const page = message
    .slice(start)
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/gi, "")
    .replaceAll(/<[^>]*>/g, "\n")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll(/&(?:quot|#39);/g, "'")
    .replaceAll("&amp;", "&");
  const lines = page.split("\n").map(joinLines).filter(Boolean);
  const [first = "an HTML page", ...others] = lines;
  const reason = others.find((line) => line !== first && REASON.test(line)) ?? first;
  const quoted = reason.includes(first) ? reason : `${first}: ${reason}`;
  return `${joinLines(message.slice(0, start))} ${quoted}`.trim();
}

function joinLines(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
}
