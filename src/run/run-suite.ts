/** Asks every case's query: once for quality, then in timed passes with one query in flight. */
import { GateError } from "../errors.ts";
import type { Definition, LatencyPolicy } from "../model/config.ts";
import type { RawAnswer, RawError, Retriever } from "../model/retriever.ts";
import type { Answer, CaseRun, Environment, QueryError, StageSamples, Timing } from "../model/run.ts";
import type { AskedCase } from "../model/suite.ts";
import { rank } from "./ranking.ts";
import { type Timed, Stages } from "./stages.ts";

export interface RunPlan {
  /** In the order of evaluation. */
  readonly cases: readonly AskedCase[];
  readonly k: number;
  readonly definition: Definition;
  readonly latency: LatencyPolicy;
  /** Queries in flight in the quality pass. */
  readonly concurrency: number;
  /** Whose clock runs: ours, ours including a process's start a query, or the one that a recorded run carries. */
  readonly clock: "ours" | "with_start" | "recorded";
  /** Whether the timed samples so far, by case id, are enough; beside them those of stages. */
  readonly settled: (
    samples: ReadonlyMap<string, readonly number[]>,
    stages: ReadonlyMap<string, StageSamples>,
  ) => boolean;
}

export type Progress = (phase: "quality" | "latency", done: number, total: number) => void;

export interface RunPorts {
  readonly retriever: Retriever;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly cancelled: () => boolean;
  readonly progress: Progress;
  readonly environment: Environment;
}

/** What was measured, complete or not. */
export interface Measurement {
  readonly cases: readonly CaseRun[];
  readonly timing: Timing;
  readonly unstable: readonly string[];
  readonly retries: number;
  /** Why it ended early; cases that were not asked carry an error each. */
  readonly failure: GateError | null;
}

/** `auto` starts here. */
const FIRST_REPEATS = 5;
const MOST_REPEATS = 1000;
const ASKED_TWICE = 10;

/** Starts the retriever, measures, and stops it in every case. Rejects only for what is no GateError. */
export async function runSuite(plan: RunPlan, ports: RunPorts): Promise<Measurement> {
  const session = new Session(plan, ports);
  try {
    await ports.retriever.start();
    await session.qualityPass();
    await session.timedPasses();
    return session.measurement(null);
  } catch (error) {
    if (error instanceof GateError) return session.measurement(error);
    throw error;
  } finally {
    await ports.retriever.stop();
  }
}

function idsOf(answer: Answer): string {
  return JSON.stringify(answer.hits.map((hit) => hit.docId));
}

class Session {
  readonly #plan: RunPlan;
  readonly #ports: RunPorts;
  readonly #outcomes = new Map<string, Answer | QueryError>();
  readonly #firstMs = new Map<string, number>();
  readonly #samples = new Map<string, readonly number[]>();
  readonly #stages = new Stages();
  /** Document ids of the first answer, by case. */
  readonly #firstIds = new Map<string, string>();
  readonly #unstable = new Set<string>();
  #retries = 0;
  #repeats = 0;
  #budgetEnded = false;
  #source: Timing["source"] = "off";

  constructor(plan: RunPlan, ports: RunPorts) {
    this.#plan = plan;
    this.#ports = ports;
  }

  /** One answer for every case; concurrent where the plan allows, in the same order either way. */
  async qualityPass(): Promise<void> {
    const { cases, concurrency } = this.#plan;
    let next = 0;
    let done = 0;
    const worker = async (): Promise<void> => {
      for (let subject = cases[next++]; subject !== undefined; subject = cases[next++]) {
        await this.#first(subject);
        this.#ports.progress("quality", ++done, cases.length);
      }
    };
    const workers = Array.from({ length: Math.min(concurrency, cases.length) }, () =>
      worker().catch((error: unknown) => {
        next = cases.length;
        throw error;
      }),
    );
    const ended = await Promise.allSettled(workers);
    const failed = ended.find((each) => each.status === "rejected");
    if (failed !== undefined) throw failed.reason;
  }

  /** Whole passes, so that every case has as many repeats as the others, until they suffice or the budget ends. */
  async timedPasses(): Promise<void> {
    const { latency, cases, settled, concurrency, clock } = this.#plan;
    if (clock === "recorded") return latency === "off" ? undefined : this.#adoptRecorded();
    if (latency === "off") return this.#askAgain();
    this.#source = latency.source;
    const counted = latency.warmup === 0 && concurrency === 1;
    if (counted) this.#adopt(this.#firstTimes());
    for (let pass = 1; pass < latency.warmup; pass++) await this.#pass();
    const start = this.#ports.now();
    for (;;) {
      const wanted = latency.repeats === "auto" ? FIRST_REPEATS : latency.repeats;
      if (
        this.#repeats >= wanted &&
        (latency.repeats !== "auto" || settled(this.#samples, this.#stages.byCase))
      )
        return;
      if (this.#repeats >= MOST_REPEATS) return;
      const spent = this.#ports.now() - start;
      // A pass that would not end in time is not begun, but one is always taken.
      const each = this.#repeats === 0 ? 0 : spent / this.#repeats;
      if (latency.repeats === "auto" && this.#repeats > 0 && spent + each > latency.budget_s * 1000) {
        this.#budgetEnded = true;
        return;
      }
      this.#adopt(await this.#pass());
      this.#ports.progress(
        "latency",
        this.#repeats * cases.length,
        Math.max(wanted, this.#repeats) * cases.length,
      );
    }
  }

  measurement(failure: GateError | null): Measurement {
    const unasked: QueryError = {
      kind: "error",
      message: failure === null ? "not asked" : `not asked: ${failure.message}`,
    };
    return {
      cases: this.#plan.cases.map(({ id }) => {
        const spansMs = this.#stages.byCase.get(id);
        return {
          caseId: id,
          outcome: this.#outcomes.get(id) ?? unasked,
          firstMs: this.#firstMs.get(id) ?? null,
          samplesMs: this.#samples.get(id) ?? [],
          ...(spansMs === undefined ? {} : { spansMs }),
        };
      }),
      timing: {
        source: this.#source,
        repeats: this.#repeats,
        budgetEnded: this.#budgetEnded,
        includesStart: this.#plan.clock === "with_start",
      },
      unstable: this.#plan.cases.flatMap((subject) => (this.#unstable.has(subject.id) ? [subject.id] : [])),
      retries: this.#retries,
      failure,
    };
  }

  async #ask(subject: AskedCase): Promise<RawAnswer | RawError> {
    if (this.#ports.cancelled()) {
      throw new GateError("cancelled", "the run was cancelled", {
        hint: "What was measured until then is in the report.",
      });
    }
    const raw = await this.#ports.retriever.ask({
      caseId: subject.askedAs ?? subject.id,
      query: subject.query,
      k: this.#plan.k,
    });
    this.#retries += raw.retries;
    return raw;
  }

  async #first(subject: AskedCase): Promise<void> {
    const raw = await this.#ask(subject);
    if (raw.kind === "error") {
      this.#outcomes.set(subject.id, { kind: "error", message: raw.message });
      return;
    }
    const answer = this.#answer(subject, raw);
    this.#outcomes.set(subject.id, answer);
    this.#firstIds.set(subject.id, idsOf(answer));
    const elapsed = this.#elapsed(subject, raw);
    if (elapsed !== null) this.#firstMs.set(subject.id, elapsed);
  }

  #answer(subject: AskedCase, raw: RawAnswer): Answer {
    const { k, definition } = this.#plan;
    try {
      const hits = rank(raw.results, subject.askedAs ?? subject.id, k, definition);
      const { kind, degraded, reportedMs, spans, usage, answer } = raw;
      return {
        kind,
        hits,
        returned: raw.results.length,
        degraded,
        ...(reportedMs === undefined ? {} : { reportedMs }),
        ...(spans === undefined ? {} : { spans }),
        ...(usage === undefined ? {} : { usage }),
        ...(answer === undefined ? {} : { answer }),
      };
    } catch (error) {
      if (!(error instanceof GateError)) throw error;
      throw new GateError(error.code, `case "${subject.id}": ${error.message}`, {
        ...(error.hint === undefined ? {} : { hint: error.hint }),
        cause: error,
      });
    }
  }

  /** Milliseconds by the clock that the config chose; null where a recorded run carries none. */
  #elapsed(subject: AskedCase, raw: RawAnswer): number | null {
    const { latency, clock } = this.#plan;
    if (clock === "recorded") return raw.reportedMs ?? null;
    if (latency === "off" || latency.source === "measured") return raw.elapsedMs;
    if (raw.reportedMs !== undefined) return raw.reportedMs;
    throw new GateError("retriever_answer", `case "${subject.id}": the answer has no latency_ms`, {
      hint: "`latency.source: reported` needs `latency_ms` in every answer; or use `source: measured`.",
    });
  }

  /** A recorded run is asked once: its own times are the samples where every answer has one, else latency is off. */
  #adoptRecorded(): void {
    const answered = [...this.#outcomes].filter(([, outcome]) => outcome.kind === "answer");
    if (answered.length === 0 || !answered.every(([id]) => this.#firstMs.has(id))) return;
    this.#source = "reported";
    this.#adopt(this.#firstTimes());
  }

  #firstTimes(): ReadonlyMap<string, Timed> {
    const timed = (id: string, ms: number): Timed => {
      const first = this.#outcomes.get(id);
      return { ms, spans: first?.kind === "answer" ? first.spans : undefined };
    };
    return new Map([...this.#firstMs].map(([id, ms]) => [id, timed(id, ms)]));
  }

  async #pass(cases: readonly AskedCase[] = this.#plan.cases): Promise<ReadonlyMap<string, Timed>> {
    const times = new Map<string, Timed>();
    for (const subject of cases) {
      if (this.#outcomes.get(subject.id)?.kind === "error") continue;
      const raw = await this.#ask(subject);
      if (raw.kind === "error") {
        this.#outcomes.set(subject.id, { kind: "error", message: `in a repeat: ${raw.message}` });
        this.#samples.delete(subject.id);
        this.#stages.delete(subject.id);
        continue;
      }
      if (idsOf(this.#answer(subject, raw)) !== this.#firstIds.get(subject.id))
        this.#unstable.add(subject.id);
      const elapsed = this.#elapsed(subject, raw);
      if (elapsed !== null) times.set(subject.id, { ms: elapsed, spans: raw.spans });
    }
    return times;
  }

  /** Without timed passes some cases, evenly spread, are asked twice: a retriever that wavers is worth knowing. */
  async #askAgain(): Promise<void> {
    const { cases } = this.#plan;
    const step = Math.max(1, Math.ceil(cases.length / ASKED_TWICE));
    await this.#pass(cases.filter((_, index) => index % step === 0));
  }

  #adopt(times: ReadonlyMap<string, Timed>): void {
    this.#repeats++;
    for (const [id, { ms, spans }] of times) {
      this.#samples.set(id, [...(this.#samples.get(id) ?? []), ms]);
      this.#stages.add(id, spans);
    }
  }
}
