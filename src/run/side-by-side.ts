/**
 * Measures two retrievers in one job. Both are asked every case once for quality. Then come timed
 * rounds, each in a new random order, in which base and head are asked one right after the other,
 * so that a slow moment of the machine hits both.
 */
import { GateError, failureOfBase } from "../errors.ts";
import type { LatencyPolicy, LatencySettings } from "../model/config.ts";
import type { Retriever } from "../model/retriever.ts";
import type { Timing } from "../model/run.ts";
import type { AskedCase } from "../model/suite.ts";
import {
  type Rounds,
  type Sampling,
  type TimingState,
  askRounds,
  type RunPorts,
  fewestRepeats,
  runSuite,
} from "./run-suite.ts";
import {
  StageTimes,
  type TimedAnswer,
  type SideMeasurement,
  Side,
  type SidePlan,
  UNTIMED,
} from "./side.ts";
import { indexById, requireValue, mapValues } from "../model/lookup.ts";

/** In milliseconds; base[i] and head[i] were taken one after the other. */
export interface Pairs {
  readonly base: readonly number[];
  readonly head: readonly number[];
}

export interface PairPlan {
  /** In the order of evaluation. */
  readonly cases: readonly AskedCase[];
  readonly latency: LatencyPolicy;
  readonly base: SidePlan;
  readonly head: SidePlan;
  /** `tookMs`: what the first answers of both sides took together. Not called if latency is off. */
  readonly planTiming: (tookMs: ReadonlyMap<string, number>) => PairSampling;
}

export interface PairSampling extends Omit<Sampling, "confirmingRounds"> {
  /** Absent: one pass. */
  readonly needsAnotherPass?: (pairs: ReadonlyMap<string, Pairs>) => boolean;
  readonly confirmingRounds: (pairs: ReadonlyMap<string, Pairs>) => Rounds;
}

interface PairPorts extends Omit<RunPorts, "retriever"> {
  readonly base: Retriever;
  readonly head: Retriever;
  /** Decides all random orders; seeded with `latency.seed`. */
  readonly dice: Dice;
}

export interface Dice {
  readonly shuffled: <T>(values: readonly T[]) => readonly T[];
  /** True in half of the calls, at random: then the base is asked first. */
  readonly coin: () => boolean;
}

/** A failure of the base is the head's as well, and its message says so. */
export interface PairMeasurement {
  readonly base: SideMeasurement;
  readonly head: SideMeasurement;
}

/**
 * Asks both retrievers; one after the other if one is a recorded run. A GateError is the `failure`
 * of what was measured until then, and says so if it is the base's. Rejects only with other errors.
 */
export async function runSideBySide(plan: PairPlan, ports: PairPorts): Promise<PairMeasurement> {
  if (plan.base.clock === "recorded" || plan.head.clock === "recorded") {
    return runOneByOne(plan, ports);
  }
  const session = new PairedSession(plan, ports);
  try {
    await blameBase(ports.base.start());
    await ports.head.start();
    await session.run();
    return session.measurement(null);
  } catch (error) {
    if (error instanceof GateError) {
      return session.measurement(error);
    }
    throw error;
  } finally {
    await Promise.all([ports.base.stop(), ports.head.stop()]);
  }
}

/**
 * Measures the base, then the head, of which one or both are recorded runs: these can't be timed
 * beside another retriever. Times count only if both are recorded runs that have them. If the base
 * fails, the head is not asked, and both measurements have the failure.
 */
async function runOneByOne(plan: PairPlan, ports: PairPorts): Promise<PairMeasurement> {
  const { cases } = plan;
  const areBothRecorded = plan.base.clock === "recorded" && plan.head.clock === "recorded";
  const latency = areBothRecorded ? plan.latency : "off";
  // A recorded run gives its times without being asked again.
  const planTiming = (): Sampling => ({ rounds: [], confirmingRounds: () => [], ends_ms: 0 });
  const measure = (side: "base" | "head"): Promise<SideMeasurement> =>
    runSuite({ ...plan[side], cases, latency, planTiming }, { ...ports, retriever: ports[side] });
  const base = await measure("base");
  if (base.failure !== null) {
    const failure = failureOfBase(base.failure);
    const unaskedHead = new Side(plan.head, { retriever: ports.head, cancelled: ports.cancelled });
    return { base, head: unaskedHead.measurement(cases, UNTIMED, failure) };
  }
  const head = await measure("head");
  return { base, head: { ...head, timing: addQueries(head.timing, base.timing) } };
}

/** Returns the head's timing with the queries of both sides, as a measurement side by side has. */
function addQueries(head: Timing, base: Timing): Timing {
  if (head.asked === undefined || base.asked === undefined) {
    return head;
  }
  const queries = head.asked.queries + base.asked.queries;
  return { ...head, asked: { ...head.asked, queries } };
}

async function blameBase<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof GateError ? failureOfBase(error) : error;
  }
}

interface TimedPair {
  readonly base: TimedAnswer;
  readonly head: TimedAnswer;
}

class PairedSession {
  readonly #plan: PairPlan;
  readonly #ports: PairPorts;
  readonly #base: Side;
  readonly #head: Side;
  readonly #pairs = new Map<string, Pairs>();
  readonly #stages = { base: new StageTimes(), head: new StageTimes() };
  /** "off" as long as nothing is timed. */
  #source: Timing["source"] = "off";
  readonly #timingState: TimingState = { budget_ended: false, ms: 0 };

  constructor(plan: PairPlan, ports: PairPorts) {
    this.#plan = plan;
    this.#ports = ports;
    this.#base = new Side(plan.base, { retriever: ports.base, cancelled: ports.cancelled });
    this.#head = new Side(plan.head, { retriever: ports.head, cancelled: ports.cancelled });
  }

  /**
   * For quality first the base and then the head is asked, then both are timed together, then some
   * cases are asked a second time. Throws the GateError that ends the run.
   */
  async run(): Promise<void> {
    const { cases, latency } = this.#plan;
    let done = 0;
    const countDone = (): void => this.#ports.progress("quality", ++done, 2 * cases.length);
    await blameBase(this.#base.qualityPass(cases, countDone));
    await this.#head.qualityPass(cases, countDone);
    if (latency !== "off") {
      await this.#time(latency);
    }
    await blameBase(this.#base.askTwice());
    await this.#head.askTwice();
  }

  /** Warms up, plans by how long both took for quality, and times both in shuffled rounds. */
  async #time(latency: LatencySettings): Promise<void> {
    const { cases } = this.#plan;
    const byId = indexById(cases);
    this.#source = latency.source;
    // The quality pass was the first pass of the warm-up.
    for (let pass = 1; pass < latency.warmup; pass++) {
      await this.#warmUp();
    }
    const headMs = this.#head.tookMs;
    // For a case that the head did not answer, the base's time stands for both.
    const tookMs = mapValues(
      this.#base.tookMs,
      (baseMs, id) => baseMs + (headMs.get(id) ?? baseMs),
    );
    const sampling = this.#plan.planTiming(tookMs);
    await askRounds(sampling, this.#timingState, {
      now: this.#ports.now,
      order: this.#ports.dice.shuffled,
      ask: async (id) => this.#addPair(id, await this.#askPair(requireValue(byId, id))),
      // The head has as many times as the base.
      lacks: (id, times) => this.#isAnswered(id) && (this.#pairs.get(id)?.base.length ?? 0) < times,
      needsAnotherPass: () => sampling.needsAnotherPass?.(this.#pairs) ?? false,
      confirmingRounds: () => sampling.confirmingRounds(this.#pairs),
      progress: (done, total) => this.#ports.progress("latency", done, total),
    });
  }

  async #warmUp(): Promise<void> {
    for (const subject of this.#ports.dice.shuffled(this.#plan.cases)) {
      await this.#askPair(subject);
    }
  }

  #isAnswered(id: string): boolean {
    return this.#base.hasAnswer(id) && this.#head.hasAnswer(id);
  }

  measurement(failure: GateError | null): PairMeasurement {
    const { cases, latency } = this.#plan;
    const sideMeasurement = (side: "base" | "head"): SideMeasurement => {
      const samples = mapValues(this.#pairs, (pairs) => pairs[side]);
      const measured = side === "base" ? this.#base : this.#head;
      const timing = {
        source: this.#source,
        repeats: fewestRepeats(samples, (id) => this.#isAnswered(id)),
        budget_ended: this.#timingState.budget_ended,
        ...(latency !== "off" && { seed: latency.seed }),
        // Of both sides, in the measurement of either.
        asked: {
          queries: this.#base.asked + this.#head.asked,
          ms: this.#timingState.ms,
          // Sampler.finishRun sets the planned number.
          repeats: 0,
        },
      };
      const stages = this.#stages[side].byCase;
      return measured.measurement(cases, { samples, stages, timing }, failure);
    };
    return { base: sideMeasurement("base"), head: sideMeasurement("head") };
  }

  /**
   * Asks both sides in a random order. Null, and nothing is asked, if one of the sides has no
   * answer to the case; null too if one of them gives no sample now.
   */
  async #askPair(subject: AskedCase): Promise<TimedPair | null> {
    // Before the check, so that a failed case does not change the order of the cases after it.
    const isBaseFirst = this.#ports.dice.coin();
    if (!this.#isAnswered(subject.id)) {
      return null;
    }
    const askBase = () => blameBase(this.#base.askAgain(subject));
    const askHead = () => this.#head.askAgain(subject);
    let base: TimedAnswer | null;
    let head: TimedAnswer | null;
    if (isBaseFirst) {
      base = await askBase();
      head = await askHead();
    } else {
      head = await askHead();
      base = await askBase();
    }
    return base === null || head === null ? null : { base, head };
  }

  #addPair(id: string, pair: TimedPair | null): void {
    if (pair === null) {
      return;
    }
    const { base, head } = pair;
    const pairs = this.#pairs.get(id) ?? { base: [], head: [] };
    this.#pairs.set(id, { base: [...pairs.base, base.ms], head: [...pairs.head, head.ms] });
    this.#stages.base.add(id, base.spans);
    this.#stages.head.add(id, head.spans);
  }
}
