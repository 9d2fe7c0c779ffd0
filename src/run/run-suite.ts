/**
 * Asks every case's query: once for quality, then as often as the sampling plan says for latency,
 * one query at a time.
 */
import { GateError } from "../errors.ts";
import type { LatencySettings } from "../model/config.ts";
import type { Environment, Timing } from "../model/run.ts";
import type { AskedCase } from "../model/suite.ts";
import {
  type SideMeasurement,
  Side,
  type SidePlan,
  type SidePorts,
  StageTimes,
  type TimedAnswer,
} from "./side.ts";
import { indexById, requireValue, countItems } from "../model/lookup.ts";

export interface RunPlan extends SidePlan {
  /** In the order of evaluation. */
  readonly cases: readonly AskedCase[];
  /** `tookMs`: what each first answer took, by case id. Not called if latency is off. */
  readonly planTiming: (tookMs: ReadonlyMap<string, number>) => Sampling;
}

/** Called after each query: `done` of `total` are asked in this phase. */
export type Progress = (phase: "quality" | "latency", done: number, total: number) => void;

export interface RunPorts extends SidePorts {
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  readonly progress: Progress;
  /** The machine that the run is on. */
  readonly environment: Environment;
  /**
   * Called with the first answers, before any is timed. Rejects with a GateError to end the run.
   */
  readonly checkAnswers?: (cases: SideMeasurement["cases"]) => Promise<void>;
}

/**
 * Measures one retriever, which is started and always stopped. A GateError is the `failure` of what
 * was measured until then. Rejects only with other errors.
 */
export async function runSuite(plan: RunPlan, ports: RunPorts): Promise<SideMeasurement> {
  const session = new Session(plan, ports);
  try {
    await ports.retriever.start();
    await session.run();
    return session.measurement(null);
  } catch (error) {
    if (error instanceof GateError) {
      return session.measurement(error);
    }
    throw error;
  } finally {
    await ports.retriever.stop();
  }
}

class Session {
  readonly #plan: RunPlan;
  readonly #ports: RunPorts;
  readonly #side: Side;
  /** Timed samples in milliseconds, by case id. */
  readonly #samples = new Map<string, readonly number[]>();
  readonly #timingState: TimingState = { budget_ended: false, ms: 0 };
  readonly #stages = new StageTimes();
  /** "off" as long as nothing is timed. */
  #source: Timing["source"] = "off";

  constructor(plan: RunPlan, ports: RunPorts) {
    this.#plan = plan;
    this.#ports = ports;
    this.#side = new Side(plan, ports);
  }

  /**
   * Once for quality, then timed, then some cases a second time to see whether answers vary. Throws
   * the GateError that ends the run.
   */
  async run(): Promise<void> {
    const { cases, latency, clock } = this.#plan;
    let done = 0;
    await this.#side.qualityPass(cases, () =>
      this.#ports.progress("quality", ++done, cases.length),
    );
    await this.#ports.checkAnswers?.(this.measurement(null).cases);
    if (latency !== "off" && clock === "recorded") {
      this.#takeRecordedTimes();
    } else if (latency !== "off") {
      await this.#time(latency);
    }
    await this.#side.askTwice();
  }

  measurement(failure: GateError | null): SideMeasurement {
    const timing = {
      source: this.#source,
      repeats: fewestRepeats(this.#samples, (id) => this.#side.hasAnswer(id)),
      budget_ended: this.#timingState.budget_ended,
      // `repeats`: Sampler.finishRun sets the planned number.
      asked: { queries: this.#side.asked, ms: this.#timingState.ms, repeats: 0 },
    };
    const sampled = { samples: this.#samples, stages: this.#stages.byCase, timing };
    return this.#side.measurement(this.#plan.cases, sampled, failure);
  }

  /** Warms up, and times the planned cases in rounds. */
  async #time(latency: LatencySettings): Promise<void> {
    const { cases } = this.#plan;
    const byId = indexById(cases);
    this.#source = latency.source;
    // The quality pass was the first pass of the warm-up.
    for (let pass = 1; pass < latency.warmup; pass++) {
      await this.#warmUp();
    }
    const sampling = this.#plan.planTiming(this.#side.tookMs);
    await askRounds(sampling, this.#timingState, {
      now: this.#ports.now,
      order: (ids) => ids,
      ask: (id) => this.#sample(requireValue(byId, id)),
      lacks: (id, times) =>
        this.#side.hasAnswer(id) && (this.#samples.get(id)?.length ?? 0) < times,
      needsAnotherPass: () => false,
      confirmingRounds: () => sampling.confirmingRounds(this.#samples),
      progress: (done, total) => this.#ports.progress("latency", done, total),
    });
  }

  async #warmUp(): Promise<void> {
    for (const subject of this.#plan.cases) {
      if (this.#side.hasAnswer(subject.id)) {
        await this.#side.askAgain(subject);
      }
    }
  }

  /** A case that fails now loses all samples; one with another list of results gets none. */
  async #sample(subject: AskedCase): Promise<void> {
    if (!this.#side.hasAnswer(subject.id)) {
      return;
    }
    const timed = await this.#side.askAgain(subject);
    if (timed !== null) {
      return this.#addSample(subject.id, timed);
    }
    const failedNow = !this.#side.hasAnswer(subject.id);
    if (failedNow) {
      this.#samples.delete(subject.id);
      this.#stages.delete(subject.id);
    }
  }

  /** Takes a recorded run's times if every answer has one; else the source stays "off". */
  #takeRecordedTimes(): void {
    const firstTimes = this.#side.firstTimes();
    if (firstTimes.size === 0 || firstTimes.size < this.#side.answers) {
      return;
    }
    this.#source = "recorded";
    for (const [id, timed] of firstTimes) {
      this.#addSample(id, timed);
    }
  }

  #addSample(id: string, { ms, spans }: TimedAnswer): void {
    // `concat` reserves no memory for further samples, as `push` would for each of the many lists.
    this.#samples.set(id, (this.#samples.get(id) ?? []).concat(ms));
    this.#stages.add(id, spans);
  }
}

/** Returns the fewest samples of a case, without cases that failed since; 0 if there is none. */
export function fewestRepeats(
  samples: ReadonlyMap<string, readonly unknown[]>,
  isAnswered: (id: string) => boolean,
): number {
  let fewest = Infinity;
  for (const [id, { length }] of samples) {
    if (isAnswered(id)) {
      fewest = Math.min(fewest, length);
    }
  }
  return fewest === Infinity ? 0 : fewest;
}

/** A case with fewer repeats is not in every round. */
export type Rounds = readonly (readonly string[])[];

export interface Sampling {
  readonly rounds: Rounds;
  /** None if the samples are enough. */
  readonly confirmingRounds: (samples: SamplesByCase) => Rounds;
  /** Asking ends so many milliseconds after the first timed query. */
  readonly ends_ms: number;
}

/** Timed samples in milliseconds, by case id. */
type SamplesByCase = ReadonlyMap<string, readonly number[]>;

/** Filled in place, so that it is known after an error as well. */
export interface TimingState {
  budget_ended: boolean;
  /** Of all passes without the confirming rounds; 0 until they are done. */
  ms: number;
}

/** What differs between one retriever and two. */
interface RoundPorts {
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  readonly order: (ids: readonly string[]) => readonly string[];
  /** Of one or both sides. */
  readonly ask: (id: string) => Promise<void>;
  /** Whether the case is answered, and has fewer samples than `times`. */
  readonly lacks: (id: string, times: number) => boolean;
  readonly needsAnotherPass: () => boolean;
  readonly confirmingRounds: () => Rounds;
  readonly progress: (done: number, total: number) => void;
}

/**
 * Asks all rounds (a pass), once more as long as `ports.needsAnotherPass` says so, then the rounds
 * of `ports.confirmingRounds`. Fills `state`. The time is checked before every query, since one
 * round of a slow retriever may take very long. Once it is over, nothing more is asked.
 */
export async function askRounds(
  { rounds, ends_ms: endsMs }: Pick<Sampling, "rounds" | "ends_ms">,
  state: TimingState,
  ports: RoundPorts,
): Promise<void> {
  const start = ports.now();
  let done = 0;
  const askAll = async (someRounds: Rounds): Promise<void> => {
    const total = done + someRounds.flat().length;
    for (const ids of someRounds) {
      for (const id of ports.order(ids)) {
        state.budget_ended ||= ports.now() - start >= endsMs;
        if (state.budget_ended) {
          return;
        }
        await ports.ask(id);
        ports.progress(++done, total);
      }
    }
  };

  const timesPerPass = countItems(rounds.flat());
  let passes = 0;
  do {
    passes++;
    await askAll(rounds);
    // A repeat with another list of results gave no sample. Ask again for what is missing, at most
    // as often as there are rounds: a case with a new list each time never gets its samples.
    for (let repeat = 0; repeat < rounds.length; repeat++) {
      const lacking = [...timesPerPass].filter(([id, times]) => ports.lacks(id, passes * times));
      await askAll([lacking.map(([id]) => id)]);
    }
  } while (!state.budget_ended && ports.needsAnotherPass());
  // The baseline records this time. Confirming rounds are no part of it.
  state.ms = ports.now() - start;

  if (!state.budget_ended) {
    await askAll(ports.confirmingRounds());
  }
}
