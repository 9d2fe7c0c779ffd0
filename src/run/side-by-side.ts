/**
 * Two retrievers in one job. Both are asked everything once for quality; then in rounds, each in a new random order, base
 * and head one after the other for each case, so that a slow moment of the machine hits both.
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
import { Stages, type TimedAnswer, type SideMeasurement, Side, type SidePlan } from "./side.ts";
import { requireValue } from "../model/lookup.ts";

/** Milliseconds of one case; base[i] and head[i] were taken one after the other. */
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
  /** What is timed, from what the first answers of both sides took in milliseconds. Not called where latency is off. */
  readonly sampling: (tookMs: ReadonlyMap<string, number>) => PairSampling;
}

export interface PairSampling extends Omit<Sampling, "more"> {
  /** After each pass through the plan, from the pairs so far: whether it has another one; absent: none. */
  readonly again?: (pairs: ReadonlyMap<string, Pairs>) => boolean;
  /** The rounds that are left to ask once the plan is done, from the pairs so far. */
  readonly more: (pairs: ReadonlyMap<string, Pairs>) => Rounds;
}

interface PairPorts extends Omit<RunPorts, "retriever"> {
  readonly base: Retriever;
  readonly head: Retriever;
  /** Seeded with `latency.seed`. */
  readonly dice: Dice;
}

export interface Dice {
  readonly shuffled: <T>(values: readonly T[]) => readonly T[];
  readonly coin: () => boolean;
}

export interface PairMeasurement {
  readonly base: SideMeasurement;
  readonly head: SideMeasurement;
  /** Why it ended early; the base's failures say so. */
  readonly failure: GateError | null;
}

/** Starts both retrievers, measures, and stops both in every case. Rejects only for what is no GateError. */
export async function runSideBySide(plan: PairPlan, ports: PairPorts): Promise<PairMeasurement> {
  if (plan.base.clock === "recorded" || plan.head.clock === "recorded") {
    return oneByOne(plan, ports);
  }
  const session = new PairedSession(plan, ports);
  try {
    await ofBase(ports.base.start());
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

/** A recorded run has no clock that could run beside another's: its own times, if any, are as they are. */
async function oneByOne(plan: PairPlan, ports: PairPorts): Promise<PairMeasurement> {
  const { cases } = plan;
  // Beside a retriever that runs, a recorded time is another clock's.
  const alike = plan.base.clock === plan.head.clock;
  const latency = alike ? plan.latency : "off";
  const sampling = (): Sampling => ({ rounds: [], more: () => [], ends_ms: 0 });
  const base = await runSuite(
    { ...plan.base, cases, latency, sampling },
    { ...ports, retriever: ports.base },
  );
  if (base.failure !== null) {
    const failure = failureOfBase(base.failure);
    const unasked = new Side(plan.head, { retriever: ports.head, cancelled: ports.cancelled });
    const timing = { source: "off", repeats: 0, budget_ended: false } as const;
    return {
      base,
      head: unasked.measurement(cases, { samples: new Map(), stages: new Map(), timing }, failure),
      failure,
    };
  }
  const head = await runSuite(
    { ...plan.head, cases, latency, sampling },
    { ...ports, retriever: ports.head },
  );
  const queries = (base.timing.asked?.queries ?? 0) + (head.timing.asked?.queries ?? 0);
  const asked = { ms: 0, repeats: 0, ...head.timing.asked, queries };
  return { base, head: { ...head, timing: { ...head.timing, asked } }, failure: head.failure };
}

/** What fails in here says that it was the base's. */
async function ofBase<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof GateError ? failureOfBase(error) : error;
  }
}

interface TimedSides {
  readonly base: TimedAnswer;
  readonly head: TimedAnswer;
}

const SIDES = ["base", "head"] as const;

class PairedSession {
  readonly #plan: PairPlan;
  readonly #ports: PairPorts;
  readonly #base: Side;
  readonly #head: Side;
  readonly #pairs = new Map<string, Pairs>();
  readonly #stages = { base: new Stages(), head: new Stages() };
  #timed = false;
  readonly #taken: TimingState = { budget_ended: false, ms: 0 };

  constructor(plan: PairPlan, ports: PairPorts) {
    this.#plan = plan;
    this.#ports = ports;
    this.#base = new Side(plan.base, { retriever: ports.base, cancelled: ports.cancelled });
    this.#head = new Side(plan.head, { retriever: ports.head, cancelled: ports.cancelled });
  }

  async run(): Promise<void> {
    const { cases, latency } = this.#plan;
    let asked = 0;
    const countDone = (): void => this.#ports.progress("quality", ++asked, 2 * cases.length);
    await ofBase(this.#base.qualityPass(cases, countDone));
    await this.#head.qualityPass(cases, countDone);
    if (latency !== "off") {
      await this.#time(latency);
    }
    await ofBase(this.#base.askTwice());
    await this.#head.askTwice();
  }

  async #time(latency: LatencySettings): Promise<void> {
    const { cases, sampling: sample } = this.#plan;
    const byId = new Map(cases.map((each) => [each.id, each]));
    this.#timed = true;
    for (let pass = 1; pass < latency.warmup; pass++) {
      await this.#warmUp();
    }
    const sampling = sample(addMaps(this.#base.tookMs, this.#head.tookMs));
    await askRounds(sampling, this.#taken, {
      now: this.#ports.now,
      order: this.#ports.dice.shuffled,
      ask: async (id) => this.#adopt(id, await this.#pair(requireValue(byId, id))),
      lacks: (id, times) => this.#answered(id) && (this.#pairs.get(id)?.base.length ?? 0) < times,
      again: () => sampling.again?.(this.#pairs) ?? false,
      more: () => sampling.more(this.#pairs),
      progress: (done, total) => this.#ports.progress("latency", done, total),
    });
  }

  async #warmUp(): Promise<void> {
    for (const subject of this.#ports.dice.shuffled(this.#plan.cases)) {
      await this.#pair(subject);
    }
  }

  #answered(id: string): boolean {
    return this.#base.hasAnswer(id) && this.#head.hasAnswer(id);
  }

  measurement(failure: GateError | null): PairMeasurement {
    const { cases, latency } = this.#plan;
    const sideMeasurement = (side: "base" | "head"): SideMeasurement => {
      const samples = new Map([...this.#pairs].map(([id, pairs]) => [id, pairs[side]]));
      const measured = side === "base" ? this.#base : this.#head;
      const timing = {
        source: this.#timed && latency !== "off" ? latency.source : "off",
        repeats: fewestRepeats(samples, (id) => this.#answered(id)),
        budget_ended: this.#taken.budget_ended,
        ...(latency === "off" ? {} : { seed: latency.seed }),
        asked: { queries: this.#base.asked + this.#head.asked, ms: this.#taken.ms, repeats: 0 },
      } as const;
      const stages = this.#stages[side].byCase;
      return measured.measurement(cases, { samples, stages, timing }, failure);
    };
    return { base: sideMeasurement("base"), head: sideMeasurement("head"), failure };
  }

  /** Asks both sides once, in a random order. Returns null if a side did not answer before, or does not now. */
  async #pair(subject: AskedCase): Promise<TimedSides | null> {
    const baseFirst = this.#ports.dice.coin();
    if (!this.#answered(subject.id)) {
      return null;
    }
    const taken: { base: TimedAnswer | null; head: TimedAnswer | null } = {
      base: null,
      head: null,
    };
    for (const side of baseFirst ? SIDES : SIDES.toReversed()) {
      taken[side] = await this.#again(side, subject);
    }
    const { base, head } = taken;
    return base === null || head === null ? null : { base, head };
  }

  #again(side: "base" | "head", subject: AskedCase): Promise<TimedAnswer | null> {
    return side === "base" ? ofBase(this.#base.again(subject)) : this.#head.again(subject);
  }

  #adopt(id: string, pair: TimedSides | null): void {
    if (pair === null) {
      return;
    }
    const { base, head } = pair;
    const known = this.#pairs.get(id) ?? { base: [], head: [] };
    this.#pairs.set(id, { base: [...known.base, base.ms], head: [...known.head, head.ms] });
    this.#stages.base.add(id, base.spans);
    this.#stages.head.add(id, head.spans);
  }
}

function addMaps(
  left: ReadonlyMap<string, number>,
  right: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  return new Map([...left].map(([id, ms]) => [id, ms + (right.get(id) ?? ms)]));
}
