/**
 * Measures two retrievers in one job, "base" and "head". Both are asked every case once for
 * quality. Then come timed rounds, each in a new random order, in which base and head are asked one
 * right after the other for each case, so that a slow moment of the machine hits both.
 */
import { GateError, failureOfBase } from "../errors.ts";
import type { LatencyPolicy, LatencySettings } from "../model/config.ts";
import type { Retriever } from "../model/retriever.ts";
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
import { StageTimes, type TimedAnswer, type SideMeasurement, Side, type SidePlan } from "./side.ts";
import { requireValue } from "../model/lookup.ts";

/**
 * Timed samples of one case in milliseconds; base[i] and head[i] were taken one after the other.
 */
export interface Pairs {
  readonly base: readonly number[];
  readonly head: readonly number[];
}

/** What two retrievers are asked side by side. */
export interface PairPlan {
  /** In the order of evaluation. */
  readonly cases: readonly AskedCase[];
  readonly latency: LatencyPolicy;
  readonly base: SidePlan;
  readonly head: SidePlan;
  /**
   * Returns what is timed, given the milliseconds that the first answers of both sides took
   * together, by case id. Not called if latency is off.
   */
  readonly planTiming: (tookMs: ReadonlyMap<string, number>) => PairSampling;
}

/** What is timed side by side. */
export interface PairSampling extends Omit<Sampling, "confirmingRounds"> {
  /**
   * Whether there is another pass through all rounds, given the pairs so far; absent: there is
   * none.
   */
  readonly needsAnotherPass?: (pairs: ReadonlyMap<string, Pairs>) => boolean;
  /** Returns the rounds to ask after the last pass, given the pairs so far. */
  readonly confirmingRounds: (pairs: ReadonlyMap<string, Pairs>) => Rounds;
}

/** What a run with two retrievers needs. */
interface PairPorts extends Omit<RunPorts, "retriever"> {
  readonly base: Retriever;
  readonly head: Retriever;
  /** Decides all random orders; seeded with `latency.seed`. */
  readonly dice: Dice;
}

/** A source of random orders. */
export interface Dice {
  /** Returns the values in a random order. */
  readonly shuffled: <T>(values: readonly T[]) => readonly T[];
  /** True in half of the calls, at random: then the base is asked first. */
  readonly coin: () => boolean;
}

/** What was measured of both retrievers, complete or not. */
export interface PairMeasurement {
  readonly base: SideMeasurement;
  readonly head: SideMeasurement;
  /** Why it ended early, null if it did not. The message of a failure of the base says so. */
  readonly failure: GateError | null;
}

/**
 * Runs the plan with both retrievers, which are started and always stopped. If one of them is a
 * recorded run, they run one after the other. A GateError ends the run: it is the `failure` of what
 * was measured until then, and says so if it is the base's. Rejects only with other errors.
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
 * Runs first the base, then the head: for two retrievers, if at least one is a recorded run,
 * which can't be timed beside another. Times count only if both are recorded runs that have them;
 * else latency is off. If the base fails, the head is not asked, and both measurements have the
 * failure.
 */
async function runOneByOne(plan: PairPlan, ports: PairPorts): Promise<PairMeasurement> {
  const { cases } = plan;
  // One side is recorded, so both are if their clocks are the same.
  const areBothRecorded = plan.base.clock === plan.head.clock;
  const latency = areBothRecorded ? plan.latency : "off";
  // A recorded run gives its times without being asked again.
  const planTiming = (): Sampling => ({ rounds: [], confirmingRounds: () => [], ends_ms: 0 });
  const base = await runSuite(
    { ...plan.base, cases, latency, planTiming },
    { ...ports, retriever: ports.base },
  );
  if (base.failure !== null) {
    const failure = failureOfBase(base.failure);
    const unaskedHead = new Side(plan.head, { retriever: ports.head, cancelled: ports.cancelled });
    const timing = { source: "off", repeats: 0, budget_ended: false } as const;
    return {
      base,
      head: unaskedHead.measurement(
        cases,
        { samples: new Map(), stages: new Map(), timing },
        failure,
      ),
      failure,
    };
  }
  const head = await runSuite(
    { ...plan.head, cases, latency, planTiming },
    { ...ports, retriever: ports.head },
  );
  // The head's timing counts the queries of both sides, as a measurement side by side does.
  const queries = (base.timing.asked?.queries ?? 0) + (head.timing.asked?.queries ?? 0);
  const asked = { ms: 0, repeats: 0, ...head.timing.asked, queries };
  return { base, head: { ...head, timing: { ...head.timing, asked } }, failure: head.failure };
}

/** Resolves and rejects as `work` does, but a GateError becomes one that says it is the base's. */
async function blameBase<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof GateError ? failureOfBase(error) : error;
  }
}

/** The timed answers of both sides to one case, one right after the other. */
interface TimedPair {
  readonly base: TimedAnswer;
  readonly head: TimedAnswer;
}

/** The order in which both are asked if the coin says that the base is first. */
const SIDES = ["base", "head"] as const;

/** One run with both retrievers. */
class PairedSession {
  readonly #plan: PairPlan;
  readonly #ports: PairPorts;
  readonly #base: Side;
  readonly #head: Side;
  /** The timed samples so far, by case id. */
  readonly #pairs = new Map<string, Pairs>();
  /** The times of the parts of the search. */
  readonly #stages = { base: new StageTimes(), head: new StageTimes() };
  /** Whether timing was begun. */
  #hasTimed = false;
  readonly #timingState: TimingState = { budget_ended: false, ms: 0 };

  constructor(plan: PairPlan, ports: PairPorts) {
    this.#plan = plan;
    this.#ports = ports;
    this.#base = new Side(plan.base, { retriever: ports.base, cancelled: ports.cancelled });
    this.#head = new Side(plan.head, { retriever: ports.head, cancelled: ports.cancelled });
  }

  /**
   * Asks each case once for quality, first of the base and then of the head, then times both
   * together, then asks some cases a second time to see whether answers vary. Throws the GateError
   * that ends the run; one of the base says so.
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

  /**
   * Warms up, then asks the rounds of the sampling plan and keeps the times of both sides. The plan
   * is made from how long both took for quality; it may ask for more passes, and at the end for the
   * cases of checks that would fail once more.
   */
  async #time(latency: LatencySettings): Promise<void> {
    const { cases } = this.#plan;
    const byId = new Map(cases.map((each) => [each.id, each]));
    this.#hasTimed = true;
    // The quality pass was the first pass of the warm-up.
    for (let pass = 1; pass < latency.warmup; pass++) {
      await this.#warmUp();
    }
    const sampling = this.#plan.planTiming(addTimes(this.#base.tookMs, this.#head.tookMs));
    await askRounds(sampling, this.#timingState, {
      now: this.#ports.now,
      order: this.#ports.dice.shuffled,
      ask: async (id) => this.#addPair(id, await this.#askPair(requireValue(byId, id))),
      lacks: (id, times) => this.#isAnswered(id) && (this.#pairs.get(id)?.base.length ?? 0) < times,
      needsAnotherPass: () => sampling.needsAnotherPass?.(this.#pairs) ?? false,
      confirmingRounds: () => sampling.confirmingRounds(this.#pairs),
      progress: (done, total) => this.#ports.progress("latency", done, total),
    });
  }

  /** Asks both sides each case once that both have answered; the times are not kept. */
  async #warmUp(): Promise<void> {
    for (const subject of this.#ports.dice.shuffled(this.#plan.cases)) {
      await this.#askPair(subject);
    }
  }

  /** Whether both sides have an answer to the case, and nothing failed since. */
  #isAnswered(id: string): boolean {
    return this.#base.hasAnswer(id) && this.#head.hasAnswer(id);
  }

  /** Returns what was measured so far, with the error that ended the run or null. */
  measurement(failure: GateError | null): PairMeasurement {
    const { cases, latency } = this.#plan;
    const sideMeasurement = (side: "base" | "head"): SideMeasurement => {
      const samples = new Map([...this.#pairs].map(([id, pairs]) => [id, pairs[side]]));
      const measured = side === "base" ? this.#base : this.#head;
      const timing = {
        source: this.#hasTimed && latency !== "off" ? latency.source : "off",
        repeats: fewestRepeats(samples, (id) => this.#isAnswered(id)),
        budget_ended: this.#timingState.budget_ended,
        ...(latency === "off" ? {} : { seed: latency.seed }),
        // Of both sides, in the measurement of either.
        asked: {
          queries: this.#base.asked + this.#head.asked,
          ms: this.#timingState.ms,
          // Sampler.finishRun sets the planned number.
          repeats: 0,
        },
      } as const;
      const stages = this.#stages[side].byCase;
      return measured.measurement(cases, { samples, stages, timing }, failure);
    };
    return { base: sideMeasurement("base"), head: sideMeasurement("head"), failure };
  }

  /**
   * Asks both sides once, in a random order, and returns their times. Null, and nothing is asked,
   * if one of the sides has no answer to the case. Null too if one of them gives no sample now.
   */
  async #askPair(subject: AskedCase): Promise<TimedPair | null> {
    // Before the check, so that a failed case does not change the order of the cases after it.
    const isBaseFirst = this.#ports.dice.coin();
    if (!this.#isAnswered(subject.id)) {
      return null;
    }
    const answers: { base: TimedAnswer | null; head: TimedAnswer | null } = {
      base: null,
      head: null,
    };
    for (const side of isBaseFirst ? SIDES : SIDES.toReversed()) {
      answers[side] = await this.#askAgain(side, subject);
    }
    const { base, head } = answers;
    return base === null || head === null ? null : { base, head };
  }

  /**
   * Asks one side once more, as Side.askAgain does. A failure of the base says that it is the
   * base's.
   */
  #askAgain(side: "base" | "head", subject: AskedCase): Promise<TimedAnswer | null> {
    return side === "base" ? blameBase(this.#base.askAgain(subject)) : this.#head.askAgain(subject);
  }

  /** Adds the times of both sides to the samples of the case. Null changes nothing. */
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

/**
 * Returns what both sides together took for each case that the base answered, in milliseconds, by
 * case id. For a case that the head did not answer it is twice the base's time.
 */
function addTimes(
  baseMs: ReadonlyMap<string, number>,
  headMs: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  return new Map([...baseMs].map(([id, ms]) => [id, ms + (headMs.get(id) ?? ms)]));
}
