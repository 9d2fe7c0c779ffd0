/** The sampling of a run: made from the policies' plans, announced, and written into what was measured. */
import { shuffled, splitMix64 } from "../gate/statistics/random.ts";
import type { Dice } from "../run/side-by-side.ts";
import {
  announced,
  type Seen,
  openCases,
  passesFor,
  type PlanningPolicy,
  type RunSampling,
  knownRepeats,
  roundsFor,
  runSampling,
  timesByCase,
} from "../gate/latency/asking.ts";
import { latencyOf } from "../gate/two-policies.ts";
import type { LatencyPolicy } from "../model/config.ts";
import type { Timing } from "../model/run.ts";
import type { Plan } from "../gate/plan.ts";
import { announcement } from "../words/sampling.ts";

export class Sampler {
  readonly #plan: Plan;
  readonly #settings: LatencyPolicy;
  readonly #policies: readonly PlanningPolicy[];
  readonly #say: (line: string) => void;
  #made: RunSampling | null = null;
  /** Through the plan: made, and to make, which is known after the first. */
  #passes = 1;
  #wanted: number | null = null;
  #announced = false;

  /** `recording` leaves the old baseline's plan out: a new one is made. */
  constructor(plan: Plan, recording: boolean, say: (line: string) => void) {
    this.#plan = plan;
    this.#settings = latencyOf(plan.head, plan.base);
    const policies = plan.base === null ? [plan.head] : [plan.head, plan.base];
    this.#policies = policies
      .filter(({ config }) => config.latency !== "off")
      .map(({ config, suite, baseline }) => ({ config, suite, baseline: recording ? null : baseline }));
    this.#say = say;
  }

  /** How this job is timed: of `max_queries` a shard has the share that its cases take of the whole plan. */
  get settings(): LatencyPolicy {
    const settings = this.#settings;
    const { cases, all } = this.#plan;
    if (settings === "off" || settings.max_queries === null || cases.length === all.length) return settings;
    const repeats = knownRepeats(this.#policies, settings);
    const times = repeats === null ? null : timesByCase(repeats, this.#policies, all);
    const queries = (asked: Plan["cases"]): number =>
      asked.reduce((sum, { id }) => sum + Math.max(1, settings.warmup) + (times?.get(id) ?? 0), 0);
    return { ...settings, max_queries: Math.floor((settings.max_queries * queries(cases)) / queries(all)) };
  }

  /** Says how many queries the run asks, where the baselines' plans tell it before anything is asked. */
  announceKnown(): void {
    if (this.#settings === "off") return this.#announce(new Map());
    const repeats = knownRepeats(this.#policies, this.#settings);
    if (repeats === null) return;
    this.#announce(timesByCase(repeats, this.#policies, this.#plan.cases));
  }

  /** `tookMs`: what one query of each case took in the quality pass, both sides together. */
  sampling(tookMs: ReadonlyMap<string, number>): RunSampling {
    if (this.#settings === "off") throw new Error("nothing is sampled where latency is off");
    const all = this.#plan.all;
    const made = runSampling(this.#policies, all, this.#settings, tookMs);
    const own = new Set(this.#plan.cases.map(({ id }) => id));
    const times = new Map([...made.times].filter(([id]) => own.has(id)));
    this.#made = { ...made, times, rounds: roundsFor(times, own) };
    if (!this.#announced) this.#announce(times);
    return this.#made;
  }

  /** Side by side, after each pass through the plan: whether one more belongs to it. The first sizes the whole. */
  again(base: Seen["now"]): boolean {
    const [settings, sampling] = [this.#settings, this.#made];
    if (settings === "off" || sampling === null) return false;
    if (this.#wanted === null) {
      this.#wanted = passesFor(this.#policies, { cases: this.#plan.all, sampling, settings }, base);
      this.#announce(multiplied(sampling.times, this.#wanted));
      return this.#wanted > 1;
    }
    return ++this.#passes < this.#wanted;
  }

  /** The rounds that the checks need which the plan's samples leave open. */
  more(seen: Seen): RunSampling["rounds"] {
    const [settings, sampling] = [this.#settings, this.#made];
    if (settings === "off" || sampling === null) return [];
    const cases = this.#plan.all;
    const times = multiplied(sampling.times, this.#passes);
    const { definition } = this.#plan.head.config;
    const asking = { cases, sampling: { ...sampling, times }, settings, definition };
    const open = new Set(this.#policies.flatMap((policy) => [...openCases(policy, asking, seen)]));
    return roundsFor(times, open);
  }

  written(timing: Timing): Timing {
    const plan = [...(this.#made?.repeats ?? [])].map(([scope, repeats]) => ({ scope, repeats }));
    const passes = this.#wanted === null ? {} : { passes: this.#passes };
    return timing.asked === undefined ? timing : { ...timing, asked: { ...timing.asked, plan, ...passes } };
  }

  #announce(times: ReadonlyMap<string, number>): void {
    this.#announced = true;
    const { settings } = this;
    const cases = new Map(this.#plan.cases.map(({ id }) => [id, times.get(id) ?? 0]));
    const limits =
      settings === "off"
        ? ({ warmup: 1, maxQueries: null, looks: 1 } as const)
        : ({ warmup: Math.max(1, settings.warmup), maxQueries: settings.max_queries, looks: 2 } as const);
    if (this.#plan.beside === null) return this.#say(announcement(announced(cases, limits)));
    this.#say(announcement(announced(cases, limits, 2), settings === "off" ? undefined : this.#wanted));
  }
}

function multiplied(times: ReadonlyMap<string, number>, by: number): ReadonlyMap<string, number> {
  return new Map([...times].map(([key, value]) => [key, by * value]));
}

/** The order of base and head, block by block: always the same from one seed. */
export function diceOf(seed: number): Dice {
  const random = splitMix64(seed);
  return { shuffled: (values) => shuffled(values, random), coin: () => random.below(2) === 0 };
}
