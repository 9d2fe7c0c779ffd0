/**
 * Two retrievers in one job. Both are asked everything once for quality; then in blocks, each a pass over the suite in a
 * new random order, base and head one after the other for each case, so that whatever slows the machine hits both.
 */
import { GateError, failureOfBase } from "../errors.ts";
import type { LatencyPolicy, LatencySettings } from "../model/config.ts";
import type { Retriever } from "../model/retriever.ts";
import type { AskedCase } from "../model/suite.ts";
import { type RunPorts, Stages, type Taken, askedTwice, repeat, runSuite } from "./run-suite.ts";
import { type Measurement, Side, type SidePlan, type Timed } from "./side.ts";

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
  /** Whether the pairs so far, by case id, are enough. */
  readonly settled: (pairs: ReadonlyMap<string, Pairs>) => boolean;
}

export interface PairPorts extends Omit<RunPorts, "retriever"> {
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
  readonly base: Measurement;
  readonly head: Measurement;
  /** Why it ended early; the base's failures say so. */
  readonly failure: GateError | null;
}

/** Starts both retrievers, measures, and stops both in every case. Rejects only for what is no GateError. */
export async function runSideBySide(plan: PairPlan, ports: PairPorts): Promise<PairMeasurement> {
  if (plan.base.clock === "recorded" || plan.head.clock === "recorded") return oneByOne(plan, ports);
  const session = new PairedSession(plan, ports);
  try {
    await ofBase(ports.base.start());
    await ports.head.start();
    await session.run();
    return session.measurement(null);
  } catch (error) {
    if (error instanceof GateError) return session.measurement(error);
    throw error;
  } finally {
    await Promise.all([ports.base.stop(), ports.head.stop()]);
  }
}

/** A recorded run has no clock that could run beside another's: its own times, if any, are as they are. */
async function oneByOne(plan: PairPlan, ports: PairPorts): Promise<PairMeasurement> {
  const { cases, latency } = plan;
  const settled = (): boolean => true;
  const base = await runSuite({ ...plan.base, cases, latency, settled }, { ...ports, retriever: ports.base });
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
  const head = await runSuite({ ...plan.head, cases, latency, settled }, { ...ports, retriever: ports.head });
  return { base, head, failure: head.failure };
}

/** What fails in here says that it was the base's. */
async function ofBase<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof GateError ? failureOfBase(error) : error;
  }
}

interface TimedPair {
  readonly base: Timed;
  readonly head: Timed;
}

const SIDES = ["base", "head"] as const;

class PairedSession {
  readonly #plan: PairPlan;
  readonly #ports: PairPorts;
  readonly #base: Side;
  readonly #head: Side;
  readonly #pairs = new Map<string, Pairs>();
  readonly #stages = { base: new Stages(), head: new Stages() };
  readonly #taken: Taken = { source: "off", repeats: 0, budget_ended: false };

  constructor(plan: PairPlan, ports: PairPorts) {
    this.#plan = plan;
    this.#ports = ports;
    this.#base = new Side(plan.base, { retriever: ports.base, cancelled: ports.cancelled });
    this.#head = new Side(plan.head, { retriever: ports.head, cancelled: ports.cancelled });
  }

  async run(): Promise<void> {
    const { cases, latency } = this.#plan;
    let asked = 0;
    const done = (): void => this.#ports.progress("quality", ++asked, 2 * cases.length);
    await ofBase(this.#base.qualityPass(cases, done));
    await this.#head.qualityPass(cases, done);
    if (latency === "off") await this.#block(askedTwice(cases));
    else await this.#timedBlocks(latency);
  }

  async #timedBlocks(latency: LatencySettings): Promise<void> {
    const { cases, settled } = this.#plan;
    this.#taken.source = latency.source;
    for (let pass = 1; pass < latency.warmup; pass++) await this.#block(cases);
    await repeat(latency, this.#taken, {
      now: this.#ports.now,
      pass: async () => this.#adopt(await this.#block(cases)),
      settled: () => settled(this.#pairs),
      progress: (repeats, wanted) =>
        this.#ports.progress("latency", repeats * cases.length, wanted * cases.length),
    });
  }

  measurement(failure: GateError | null): PairMeasurement {
    const { cases, latency } = this.#plan;
    const timing = { ...this.#taken, ...(latency === "off" ? {} : { seed: latency.seed }) };
    const of = (side: "base" | "head"): Measurement => {
      const samples = new Map([...this.#pairs].map(([id, pairs]) => [id, pairs[side]]));
      const measured = side === "base" ? this.#base : this.#head;
      const stages = this.#stages[side].byCase;
      return measured.measurement(cases, { samples, stages, timing }, failure);
    };
    return { base: of("base"), head: of("head"), failure };
  }

  /** One sample a side and case; a case of which either side failed has none. */
  async #block(cases: readonly AskedCase[]): Promise<ReadonlyMap<string, TimedPair>> {
    const times = new Map<string, TimedPair>();
    const { dice } = this.#ports;
    for (const subject of dice.shuffled(cases)) {
      const baseFirst = dice.coin();
      if (!this.#base.answered(subject.id) || !this.#head.answered(subject.id)) continue;
      const taken: { base: Timed | null; head: Timed | null } = { base: null, head: null };
      for (const side of baseFirst ? SIDES : SIDES.toReversed())
        taken[side] = await this.#again(side, subject);
      const { base, head } = taken;
      if (base !== null && head !== null) times.set(subject.id, { base, head });
    }
    return times;
  }

  #again(side: "base" | "head", subject: AskedCase): Promise<Timed | null> {
    return side === "base" ? ofBase(this.#base.again(subject)) : this.#head.again(subject);
  }

  #adopt(times: ReadonlyMap<string, TimedPair>): void {
    for (const [id, { base, head }] of times) {
      const known = this.#pairs.get(id) ?? { base: [], head: [] };
      this.#pairs.set(id, { base: [...known.base, base.ms], head: [...known.head, head.ms] });
      this.#stages.base.add(id, base.spans);
      this.#stages.head.add(id, head.spans);
    }
  }
}
