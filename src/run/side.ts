/** One retriever under measurement: what it answered, and whether it answers the same when asked again. */
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
import { sumCorrected } from "../model/run.ts";
import { MIN_REPEATS } from "../model/sampling.ts";
import type { AskedCase } from "../model/suite.ts";
import { inParallel } from "../system/timers.ts";
import { rankAnswer, rankIds, stageHits, tieOrder } from "./ranking.ts";

export interface SidePlan {
  readonly k: number;
  readonly definition: Definition;
  readonly latency: LatencyPolicy;
  /** Queries in flight in the quality pass. */
  readonly concurrency: number;
  /** Whose clock runs: ours, or the one that a recorded run carries. */
  readonly clock: "ours" | "recorded";
  /** So many cases are asked more than once, to see whether answers vary: these, if no others are timed. */
  readonly asked_twice?: readonly AskedCase[];
}

export interface SidePorts {
  readonly retriever: Retriever;
  readonly cancelled: () => boolean;
}

/** What was measured, complete or not. */
export interface SideMeasurement {
  readonly cases: readonly CaseRun[];
  readonly timing: Timing;
  readonly unstable: readonly string[];
  readonly retries: number;
  readonly corrected?: Corrections;
  readonly corpus?: CorpusState;
  /** Why it ended early; cases that were not asked carry an error each. */
  readonly failure: GateError | null;
}

/** What else a measurement says: the timed samples by case id, whole and by stage, and how they were taken. */
interface Samples {
  readonly samples: ReadonlyMap<string, readonly number[]>;
  readonly stages: ReadonlyMap<string, StageSamples>;
  readonly timing: Timing;
}

export class Side {
  readonly #plan: SidePlan;
  readonly #ports: SidePorts;
  readonly #outcomes = new Map<string, Answer | QueryError>();
  readonly #firstMs = new Map<string, number>();
  /** What the first answers took by our clock, by case. */
  readonly #tookMs = new Map<string, number>();
  readonly #unstable = new Set<string>();
  /** Cases that were asked more than once. */
  readonly #repeated = new Set<string>();
  readonly #refusals = new Refusals();
  #retries = 0;
  #corrected: Corrections | undefined;
  #corpus: CorpusState | undefined;
  #asked = 0;

  constructor(plan: SidePlan, ports: SidePorts) {
    this.#plan = plan;
    this.#ports = ports;
  }

  /** The first answers that were timed, by case id. */
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
   * Returns what each first answer took by our own clock, in milliseconds. The very first answers also wait for the
   * retriever's start, which later ones do not. So each of those counts at most as much as the slowest of the others.
   */
  get tookMs(): ReadonlyMap<string, number> {
    const all = [...this.#tookMs];
    const others = all.slice(this.#plan.concurrency);
    if (others.length === 0) {
      return this.#tookMs;
    }
    const most = others.reduce((slowest, [, ms]) => Math.max(slowest, ms), 0);
    return new Map(all.map(([id, ms]) => [id, Math.min(ms, most)]));
  }

  get asked(): number {
    return this.#asked;
  }

  get answers(): number {
    return [...this.#outcomes.values()].filter((outcome) => outcome.kind === "answer").length;
  }

  /** One answer for every case; concurrent where the plan allows, with the same outcome either way. */
  qualityPass(cases: readonly AskedCase[], done: () => void): Promise<void> {
    return inParallel(cases, this.#plan.concurrency, async (subject) => {
      await this.#first(subject);
      done();
    });
  }

  /**
   * Asks once more and takes the time; null if the query failed, which is the case's outcome from then on, and where
   * the list is not the first answer's: a list that is made in another way says nothing of how long the first takes.
   */
  async again(subject: AskedCase): Promise<TimedAnswer | null> {
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

  /** Asks cases of `asked_twice` until as many were asked more than once. Second answers are never scored. */
  askTwice(): Promise<void> {
    const { asked_twice: cases = [], concurrency } = this.#plan;
    const missing = Math.max(0, cases.length - this.#repeated.size);
    const once = cases.filter(({ id }) => this.hasAnswer(id) && !this.#repeated.has(id));
    return inParallel(once.slice(0, missing), concurrency, (each) => this.#compareAgain(each));
  }

  /** Asks once more and notes whether the answer is another. It may fail. */
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
        // Too few to be compared with: what is left of a case whose answers vary says less than nothing.
        const few = this.#unstable.has(id) && samples.length < MIN_REPEATS;
        return {
          case_id: id,
          outcome: this.#outcomes.get(id) ?? unasked,
          first_ms: this.#firstMs.get(id) ?? null,
          samples_ms: few ? [] : samples,
          ...(spansMs === undefined || few ? {} : { spans_ms: spansMs }),
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
      this.#corrected = sumCorrected(this.#corrected, raw.corrected);
      this.#corpus = raw.corpus ?? this.#corpus;
    }
    return raw;
  }

  async #first(subject: AskedCase): Promise<void> {
    const raw = await this.#ask(subject);
    if (raw.kind === "error") {
      this.#outcomes.set(subject.id, { kind: "error", message: raw.message });
      if (this.#plan.clock !== "recorded") {
        this.#refusals.add(subject.query, raw.message);
      }
      return;
    }
    this.#refusals.over();
    const answer = this.#answer(subject, raw);
    this.#outcomes.set(subject.id, answer);
    this.#tookMs.set(subject.id, raw.elapsed_ms ?? 0);
    const elapsed = this.#elapsed(subject, raw);
    if (elapsed !== null) {
      this.#firstMs.set(subject.id, elapsed);
    }
  }

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
      const told = stages === undefined ? {} : { stages: stageHits(stages) };
      // Not a spread: it would give each answer a hidden class of its own in Node 20.
      return Object.assign({ hits, returned: results.length }, rest, told);
    });
  }

  /** Returns all that a repeat is compared by. No hits are made: there are as many repeats as the plan has queries. */
  #comparedIds(subject: AskedCase, raw: RawAnswer): readonly string[] {
    const { k, definition } = this.#plan;
    return namingCase(subject, () => {
      return rankIds(raw.results, subject.asked_as ?? subject.id, k, definition, tieOrder(raw));
    });
  }

  /** Milliseconds by the clock that the config chose; null if a recorded run carries none. */
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

/** Returns what `read` returns; an error that it throws names the case. */
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

function hasList({ hits }: Answer, ids: readonly string[]): boolean {
  return hits.length === ids.length && hits.every((hit, at) => hit.doc_id === ids[at]);
}

/** So many queries that fail alike, before any was answered, say that the others will. */
const MOST_ALIKE = 10;

class Refusals {
  #alike: string | null = null;
  #count = 0;
  #over = false;

  /** A query was answered: what fails from now on is its own matter. */
  over(): void {
    this.#over = true;
  }

  /** Throws `retriever_failed` for the last of so many that fail alike. */
  add(query: string, message: string): void {
    if (this.#over) {
      return;
    }
    // Messages quote the query, cut where it is long.
    const own = JSON.stringify(query).slice(1, -1);
    const alike = message.replace(/"(?:[^"\\]|\\.)*"/g, (text) =>
      own.startsWith(text.slice(1, -1).replace(/…$/, "")) ? "…" : text,
    );
    if (this.#alike !== null && this.#alike !== alike) {
      return this.over();
    }
    this.#alike = alike;
    if (++this.#count < MOST_ALIKE) {
      return;
    }
    throw new GateError(
      "retriever_failed",
      `the first ${MOST_ALIKE} queries failed alike: ${message}`,
      {
        hint: failureHint(message),
      },
    );
  }
}

function failureHint(message: string): string {
  const status = /\banswered ([45]\d\d)\b/.exec(message)?.[1];
  if (status === "401" || status === "403") {
    return 'Give the server a key that it takes: headers: { authorization: { env: SEARCH_TOKEN, prefix: "Bearer " } }, and the variable in the step\'s env.';
  }
  if (status === "404") {
    return "Check the path of retriever.url, and that the index exists by now.";
  }
  if (status === "502" || status === "503" || status === "504") {
    return "A server that still starts answers so: name an address of it that answers 2xx once it is up, as retriever.ready_url.";
  }
  return 'No other query was asked. `retrieval-gate ask "some words"` shows one answer.';
}

export interface TimedAnswer {
  readonly ms: number;
  readonly spans: Answer["spans"];
}

export class Stages {
  readonly #byCase = new Map<string, Map<string, number[]>>();

  get byCase(): ReadonlyMap<string, StageSamples> {
    return this.#byCase;
  }

  add(caseId: string, spans: Answer["spans"]): void {
    for (const [stage, ms] of Object.entries(spans ?? {})) {
      const own = this.#byCase.get(caseId) ?? new Map<string, number[]>();
      this.#byCase.set(caseId, own);
      const samples = own.get(stage);
      if (samples === undefined) {
        own.set(stage, [ms]);
      } else {
        samples.push(ms);
      }
    }
  }

  delete(caseId: string): void {
    this.#byCase.delete(caseId);
  }
}
