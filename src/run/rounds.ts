/** The timed part of a run: the plan's rounds, then once more what they leave undecided, while time and queries last. */
import type { StageSamples } from "../model/run.ts";

/** Case ids; a case that is asked often is in every round, others are in some. */
export type Rounds = readonly (readonly string[])[];

export interface Sampling {
  readonly rounds: Rounds;
  /** The rounds that are left to ask once the plan is done; none where everything is decided. */
  readonly more: (samples: SamplesByCase, stages: ReadonlyMap<string, StageSamples>) => Rounds;
  /** Asking ends so many milliseconds after the first timed query. */
  readonly ends_ms: number;
}

/** Timed samples in milliseconds. */
export type SamplesByCase = ReadonlyMap<string, readonly number[]>;

/** How the samples came to be so far. */
export interface Taken {
  budget_ended: boolean;
  /** What the planned rounds took, in milliseconds. */
  ms: number;
}

export interface RoundPorts {
  /** Monotonic milliseconds. */
  readonly now: () => number;
  /** Whether the run's queries allow one more of every side. */
  readonly mayAsk: () => boolean;
  /** In which order the cases of a round are asked. */
  readonly order: (ids: readonly string[]) => readonly string[];
  readonly ask: (id: string) => Promise<void>;
  readonly more: () => Rounds;
  readonly progress: (done: number, total: number) => void;
}

/** Time and queries are looked at before every query: one round of a slow retriever may take longer than all the rest. */
export async function askRounds(
  { rounds, ends_ms: endsMs }: Pick<Sampling, "rounds" | "ends_ms">,
  taken: Taken,
  ports: RoundPorts,
): Promise<void> {
  const start = ports.now();
  const isOver = (): boolean => ports.now() - start >= endsMs || !ports.mayAsk();
  let done = 0;
  const askAll = async (all: Rounds): Promise<boolean> => {
    const total = done + all.reduce((sum, ids) => sum + ids.length, 0);
    for (const ids of all) {
      for (const id of ports.order(ids)) {
        if (isOver()) return false;
        await ports.ask(id);
        ports.progress(++done, total);
      }
    }
    return true;
  };
  const planned = await askAll(rounds);
  taken.ms = ports.now() - start;
  taken.budget_ended = !planned || !(await askAll(ports.more()));
}
