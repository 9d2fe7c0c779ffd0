/** Asks every case's query: once for quality, then in timed passes with one query in flight. */
import { GateError } from "../errors.ts";
import type { LatencySettings } from "../model/config.ts";
import type { Environment } from "../model/run.ts";
import type { AskedCase } from "../model/suite.ts";
import { type Taken, repeat } from "./repeats.ts";
import { type Measurement, Side, type SidePlan, type SidePorts } from "./side.ts";

export interface RunPlan extends SidePlan {
  /** In the order of evaluation. */
  readonly cases: readonly AskedCase[];
  /** Whether the timed samples so far, by case id, are enough. */
  readonly settled: (samples: ReadonlyMap<string, readonly number[]>) => boolean;
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
  readonly #taken: Taken = { source: "off", repeats: 0, budgetEnded: false };

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
    return this.#side.measurement(this.#plan.cases, { samples: this.#samples, timing: this.#taken }, failure);
  }

  async #timedPasses(latency: LatencySettings): Promise<void> {
    const { cases, settled, concurrency } = this.#plan;
    this.#taken.source = latency.source;
    if (latency.warmup === 0 && concurrency === 1) {
      this.#adopt(this.#side.firstMs);
      this.#taken.repeats++;
    }
    for (let pass = 1; pass < latency.warmup; pass++) await this.#pass(cases);
    await repeat(latency, this.#taken, {
      now: this.#ports.now,
      pass: async () => this.#adopt(await this.#pass(cases)),
      settled: () => settled(this.#samples),
      progress: (repeats, wanted) =>
        this.#ports.progress("latency", repeats * cases.length, wanted * cases.length),
    });
  }

  /** A recorded run is asked once: its own times are the samples where every answer has one, else latency is off. */
  #adoptRecorded(): void {
    const { firstMs, answers } = this.#side;
    if (answers === 0 || firstMs.size < answers) return;
    this.#taken.source = "reported";
    this.#taken.repeats = 1;
    this.#adopt(firstMs);
  }

  async #pass(cases: readonly AskedCase[]): Promise<ReadonlyMap<string, number>> {
    const times = new Map<string, number>();
    for (const subject of cases) {
      if (!this.#side.answered(subject.id)) continue;
      const elapsed = await this.#side.again(subject);
      if (elapsed !== null) times.set(subject.id, elapsed);
      if (!this.#side.answered(subject.id)) this.#samples.delete(subject.id);
    }
    return times;
  }

  #adopt(times: ReadonlyMap<string, number>): void {
    for (const [id, time] of times) this.#samples.set(id, [...(this.#samples.get(id) ?? []), time]);
  }
}
