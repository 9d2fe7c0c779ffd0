/** Asks every case's query: once for quality, then in timed passes with one query in flight. */
import { GateError } from "../errors.ts";
import type { LatencySettings } from "../model/config.ts";
import type { Environment, StageSamples, Timing, Answer } from "../model/run.ts";
import type { AskedCase } from "../model/suite.ts";
import { type Measurement, Side, type SidePlan, type SidePorts, type Timed } from "./side.ts";

export interface RunPlan extends SidePlan {
  /** In the order of evaluation. */
  readonly cases: readonly AskedCase[];
  /** Whether the timed samples so far, by case id, are enough; beside them those of stages. */
  readonly settled: (
    samples: ReadonlyMap<string, readonly number[]>,
    stages: ReadonlyMap<string, StageSamples>,
  ) => boolean;
}

export type Progress = (phase: "quality" | "latency", done: number, total: number) => void;

export interface RunPorts extends SidePorts {
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly progress: Progress;
  readonly environment: Environment;
}

const ASKED_TWICE = 10;

/** Starts the retriever, measures, and stops it in every case. Rejects only for what is no GateError. */
export async function runSuite(plan: RunPlan, ports: RunPorts): Promise<Measurement> {
  const session = new Session(plan, ports);
  try {
    await ports.retriever.start();
    await session.run();
    return session.measurement(null);
  } catch (error) {
    if (error instanceof GateError) return session.measurement(error);
    throw error;
  } finally {
    await ports.retriever.stop();
  }
}

/** Without timed passes some cases, evenly spread, are asked twice: a retriever that wavers is worth knowing. */
export function askedTwice(cases: readonly AskedCase[]): readonly AskedCase[] {
  const step = Math.max(1, Math.ceil(cases.length / ASKED_TWICE));
  return cases.filter((_, index) => index % step === 0);
}

class Session {
  readonly #plan: RunPlan;
  readonly #ports: RunPorts;
  readonly #side: Side;
  readonly #samples = new Map<string, readonly number[]>();
  readonly #taken: Taken = { source: "off", repeats: 0, budget_ended: false };
  readonly #stages = new Stages();

  constructor(plan: RunPlan, ports: RunPorts) {
    this.#plan = plan;
    this.#ports = ports;
    this.#side = new Side(plan, ports);
  }

  async run(): Promise<void> {
    const { cases, latency, clock } = this.#plan;
    let done = 0;
    await this.#side.qualityPass(cases, () => this.#ports.progress("quality", ++done, cases.length));
    if (clock === "recorded") {
      if (latency !== "off") this.#adoptRecorded();
    } else if (latency === "off") await this.#pass(askedTwice(cases));
    else await this.#timedPasses(latency);
  }

  measurement(failure: GateError | null): Measurement {
    const sampled = { samples: this.#samples, stages: this.#stages.byCase, timing: this.#taken };
    return this.#side.measurement(this.#plan.cases, sampled, failure);
  }

  async #timedPasses(latency: LatencySettings): Promise<void> {
    const { cases, settled, concurrency } = this.#plan;
    this.#taken.source = latency.source;
    if (latency.warmup === 0 && concurrency === 1) {
      this.#adopt(this.#side.firstTimes());
      this.#taken.repeats++;
    }
    for (let pass = 1; pass < latency.warmup; pass++) await this.#pass(cases);
    await repeat(latency, this.#taken, {
      now: this.#ports.now,
      pass: async () => this.#adopt(await this.#pass(cases)),
      settled: () => settled(this.#samples, this.#stages.byCase),
      progress: (repeats, wanted) =>
        this.#ports.progress("latency", repeats * cases.length, wanted * cases.length),
    });
  }

  /** A recorded run is asked once: its own times are the samples where every answer has one, else latency is off. */
  #adoptRecorded(): void {
    const first = this.#side.firstTimes();
    if (first.size === 0 || first.size < this.#side.answers) return;
    this.#taken.source = "reported";
    this.#taken.repeats = 1;
    this.#adopt(first);
  }

  async #pass(cases: readonly AskedCase[]): Promise<ReadonlyMap<string, Timed>> {
    const times = new Map<string, Timed>();
    for (const subject of cases) {
      if (!this.#side.answered(subject.id)) continue;
      const timed = await this.#side.again(subject);
      if (timed !== null) times.set(subject.id, timed);
      if (this.#side.answered(subject.id)) continue;
      this.#samples.delete(subject.id);
      this.#stages.delete(subject.id);
    }
    return times;
  }

  #adopt(times: ReadonlyMap<string, Timed>): void {
    for (const [id, { ms, spans }] of times) {
      this.#samples.set(id, [...(this.#samples.get(id) ?? []), ms]);
      this.#stages.add(id, spans);
    }
  }
}

// How often to repeat: whole passes, so that every case is asked as often as the others.

/** How the samples came to be so far. */
export interface Taken {
  source: Timing["source"];
  repeats: number;
  budget_ended: boolean;
}

export interface RepeatPorts {
  /** Monotonic milliseconds. */
  readonly now: () => number;
  /** One timed pass over the suite. */
  readonly pass: () => Promise<void>;
  /** Whether the samples so far are enough. */
  readonly settled: () => boolean;
  /** After each pass, with how many there will be at least. */
  readonly progress: (repeats: number, wanted: number) => void;
}

/** `auto` starts here. */
const FIRST_REPEATS = 5;
const MOST_REPEATS = 1000;

/** Repeats until the samples suffice or the budget ends; counts in `taken`, where it stands if a pass rejects. */
export async function repeat(latency: LatencySettings, taken: Taken, ports: RepeatPorts): Promise<void> {
  const auto = latency.repeats === "auto";
  const wanted = latency.repeats === "auto" ? FIRST_REPEATS : latency.repeats;
  const start = ports.now();
  for (;;) {
    if (taken.repeats >= wanted && (!auto || ports.settled())) return;
    if (taken.repeats >= MOST_REPEATS) return;
    const spent = ports.now() - start;
    // A pass that would not end in time is not begun, but one is always taken.
    const each = taken.repeats === 0 ? 0 : spent / taken.repeats;
    if (auto && taken.repeats > 0 && spent + each > latency.budget_s * 1000) {
      taken.budget_ended = true;
      return;
    }
    await ports.pass();
    taken.repeats++;
    ports.progress(taken.repeats, Math.max(wanted, taken.repeats));
  }
}

// Milliseconds by stage, as the answers of timed repeats told them.

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
      if (samples === undefined) own.set(stage, [ms]);
      else samples.push(ms);
    }
  }

  delete(caseId: string): void {
    this.#byCase.delete(caseId);
  }
}
