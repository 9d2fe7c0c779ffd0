/** Asks every case's query: once for quality, then as often as the sampling plan says, with one query in flight. */
import { GateError } from "../errors.ts";
import type { LatencySettings } from "../model/config.ts";
import type { Environment, Timing } from "../model/run.ts";
import type { AskedCase } from "../model/suite.ts";
import {
  type SideMeasurement,
  Side,
  type SidePlan,
  type SidePorts,
  Stages,
  type TimedAnswer,
} from "./side.ts";
import { requireValue } from "../model/lookup.ts";

export interface RunPlan extends SidePlan {
  /** In the order of evaluation. */
  readonly cases: readonly AskedCase[];
  /** What is timed, from what each first answer took in milliseconds, by case id. Not called where latency is off. */
  readonly sampling: (tookMs: ReadonlyMap<string, number>) => Sampling;
}

export type Progress = (phase: "quality" | "latency", done: number, total: number) => void;

export interface RunPorts extends SidePorts {
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly progress: Progress;
  readonly environment: Environment;
}

/** Starts the retriever, measures, and stops it in every case. Rejects only for what is no GateError. */
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
  readonly #samples = new Map<string, readonly number[]>();
  readonly #taken: TimingState = { budget_ended: false, ms: 0 };
  readonly #stages = new Stages();
  /** Cases whose first answer counts as a sample, until their first round comes. */
  readonly #ahead = new Set<string>();
  #source: Timing["source"] = "off";

  constructor(plan: RunPlan, ports: RunPorts) {
    this.#plan = plan;
    this.#ports = ports;
    this.#side = new Side(plan, ports);
  }

  async run(): Promise<void> {
    const { cases, latency, clock } = this.#plan;
    let done = 0;
    await this.#side.qualityPass(cases, () =>
      this.#ports.progress("quality", ++done, cases.length),
    );
    if (latency !== "off" && clock === "recorded") {
      this.#adoptRecorded();
    } else if (latency !== "off") {
      await this.#time(latency);
    }
    await this.#side.askTwice();
  }

  measurement(failure: GateError | null): SideMeasurement {
    const timing = {
      source: this.#source,
      repeats: fewestRepeats(this.#samples, (id) => this.#side.hasAnswer(id)),
      budget_ended: this.#taken.budget_ended,
      asked: { queries: this.#side.asked, ms: this.#taken.ms, repeats: 0 },
    };
    const sampled = { samples: this.#samples, stages: this.#stages.byCase, timing };
    return this.#side.measurement(this.#plan.cases, sampled, failure);
  }

  async #time(latency: LatencySettings): Promise<void> {
    const { cases, concurrency } = this.#plan;
    const byId = new Map(cases.map((each) => [each.id, each]));
    this.#source = latency.source;
    for (let pass = 1; pass < latency.warmup; pass++) {
      await this.#warmUp();
    }
    const sampling = this.#plan.sampling(this.#side.tookMs);
    if (latency.warmup === 0 && concurrency === 1) {
      this.#adoptFirst(sampling);
    }
    await askRounds(sampling, this.#taken, {
      now: this.#ports.now,
      order: (ids) => ids,
      ask: async (id) => {
        if (!this.#ahead.delete(id)) {
          await this.#sample(requireValue(byId, id));
        }
      },
      lacks: (id, times) =>
        this.#side.hasAnswer(id) && (this.#samples.get(id)?.length ?? 0) < times,
      again: () => false,
      more: () => sampling.more(this.#samples),
      progress: (done, total) => this.#ports.progress("latency", done, total),
    });
  }

  async #warmUp(): Promise<void> {
    for (const subject of this.#plan.cases) {
      if (this.#side.hasAnswer(subject.id)) {
        await this.#side.again(subject);
      }
    }
  }

  async #sample(subject: AskedCase): Promise<void> {
    if (!this.#side.hasAnswer(subject.id)) {
      return;
    }
    const timed = await this.#side.again(subject);
    if (timed !== null) {
      return this.#adopt(subject.id, timed);
    }
    if (this.#side.hasAnswer(subject.id)) {
      return;
    }
    this.#samples.delete(subject.id);
    this.#stages.delete(subject.id);
  }

  /** Without a warm-up the first answers of the cases that are timed at all are their first samples. */
  #adoptFirst({ rounds }: Sampling): void {
    const timed = new Set(rounds.flat());
    for (const [id, first] of this.#side.firstTimes()) {
      if (!timed.has(id)) {
        continue;
      }
      this.#adopt(id, first);
      this.#ahead.add(id);
    }
  }

  /** A recorded run is asked once: its own times are the samples where every answer has one, else latency is off. */
  #adoptRecorded(): void {
    const first = this.#side.firstTimes();
    if (first.size === 0 || first.size < this.#side.answers) {
      return;
    }
    this.#source = "recorded";
    for (const [id, timed] of first) {
      this.#adopt(id, timed);
    }
  }

  #adopt(id: string, { ms, spans }: TimedAnswer): void {
    // Unlike a list that is pushed to, this one has no room to spare; there are as many as cases.
    this.#samples.set(id, (this.#samples.get(id) ?? []).concat(ms));
    this.#stages.add(id, spans);
  }
}

/** Of the cases that were timed and did not fail since; 0 where there is none. */
export function fewestRepeats(
  samples: ReadonlyMap<string, readonly unknown[]>,
  answered: (id: string) => boolean,
): number {
  const counts = [...samples].flatMap(([id, own]) => (answered(id) ? [own.length] : []));
  return counts.length === 0 ? 0 : Math.min(...counts);
}

/** Case ids; a case that is asked often is in every round, others are in some. */
export type Rounds = readonly (readonly string[])[];

export interface Sampling {
  readonly rounds: Rounds;
  /** The rounds that are left to ask once the plan is done; none where everything is decided. */
  readonly more: (samples: SamplesByCase) => Rounds;
  /** Asking ends so many milliseconds after the first timed query. */
  readonly ends_ms: number;
}

/** Timed samples in milliseconds. */
type SamplesByCase = ReadonlyMap<string, readonly number[]>;

export interface TimingState {
  budget_ended: boolean;
  /** What the planned rounds took, in milliseconds. */
  ms: number;
}

interface RoundPorts {
  /** Monotonic milliseconds. */
  readonly now: () => number;
  /** Whether the run's queries allow one more of every side. */
  /** In which order the cases of a round are asked. */
  readonly order: (ids: readonly string[]) => readonly string[];
  readonly ask: (id: string) => Promise<void>;
  /** Whether the case is answered, and has fewer samples than so many repeats should have given. */
  readonly lacks: (id: string, times: number) => boolean;
  /** After each pass through the plan: whether it has another one. */
  readonly again: () => boolean;
  readonly more: () => Rounds;
  readonly progress: (done: number, total: number) => void;
}

/** Time is looked at before every query: one round of a slow retriever may take longer than all the rest. */
export async function askRounds(
  { rounds, ends_ms: endsMs }: Pick<Sampling, "rounds" | "ends_ms">,
  taken: TimingState,
  ports: RoundPorts,
): Promise<void> {
  const start = ports.now();
  const isTimeSpent = (): boolean => ports.now() - start >= endsMs;
  let done = 0;
  const askAll = async (all: Rounds): Promise<boolean> => {
    const total = done + all.reduce((sum, ids) => sum + ids.length, 0);
    for (const ids of all) {
      for (const id of ports.order(ids)) {
        if (isTimeSpent()) {
          return false;
        }
        await ports.ask(id);
        ports.progress(++done, total);
      }
    }
    return true;
  };
  const due = new Map<string, number>();
  for (const id of rounds.flat()) {
    due.set(id, (due.get(id) ?? 0) + 1);
  }
  let passes = 0;
  let planned = true;
  const lackingCases = (): readonly string[] =>
    [...due].flatMap(([id, times]) => (ports.lacks(id, passes * times) ? [id] : []));
  do {
    passes++;
    planned = await askAll(rounds);
    // A repeat whose list was another gave no sample: at most as many are asked in their place.
    for (const _ of rounds) {
      planned &&= await askAll([lackingCases()]);
    }
  } while (planned && ports.again());
  taken.ms = ports.now() - start;
  taken.budget_ended = !planned || !(await askAll(ports.more()));
}
