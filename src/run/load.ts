/**
 * Asks as many users do: each query starts at its own time, whether those before it are answered or not (an open loop),
 * and its latency counts from then. A retriever that stalls is seen by all who came meanwhile.
 */
import { GateError } from "../errors.ts";
import type { LoadSettings } from "../model/config.ts";
import type { LoadQuery, LoadRun } from "../model/run.ts";
import type { AskedCase } from "../model/suite.ts";

interface LoadPorts {
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  /** Whether there was an answer; rejects with a GateError where the retriever can't go on. */
  readonly ask: (subject: AskedCase) => Promise<boolean>;
  /** From 0 to 1, 1 excluded; always the same from one seed. */
  readonly random: () => number;
  readonly cancelled: () => boolean;
}

/** A generator that starts its queries later than this measures itself. */
const LATE_MS = 10;
const LATE_SHARE = 0.05;

/** When queries start, in milliseconds from the beginning: a Poisson process of this rate. At least one. */
export function arrivals({ rate, duration_s }: LoadSettings, random: () => number): readonly number[] {
  const starts: number[] = [];
  for (let at = 0; ;) {
    at += (-Math.log(1 - random()) / rate) * 1000;
    if (at >= duration_s * 1000 && starts.length > 0) return starts;
    starts.push(at);
  }
}

/** Throws `load_generator` where the queries could not be started in time, and what `ask` rejects with. */
export async function runLoad(
  cases: readonly AskedCase[],
  settings: LoadSettings,
  ports: LoadPorts,
): Promise<LoadRun> {
  const starts = arrivals(settings, ports.random);
  const begun = ports.now();
  const late: number[] = [];
  const running: Promise<LoadQuery>[] = [];
  let failure: unknown = null;
  for (const [at, start] of starts.entries()) {
    const wait = start - (ports.now() - begun);
    if (wait > 0) await ports.sleep(wait);
    if (failure !== null || ports.cancelled()) break;
    late.push(Math.max(0, ports.now() - begun - start));
    const one = async (): Promise<LoadQuery> => {
      const answered = await ports.ask(cases[at % cases.length]!).catch((error: unknown) => {
        failure ??= error;
        return false;
      });
      return { start_ms: start, ms: answered ? ports.now() - begun - start : null };
    };
    running.push(one());
  }
  const queries = await Promise.all(running);
  if (failure !== null) throw failure;
  if (ports.cancelled()) throw new GateError("cancelled", "the run was cancelled under load");
  requireInTime(late, queries);
  return { ...settings, queries };
}

function requireInTime(late: readonly number[], queries: readonly LoadQuery[]): void {
  const took = queries.flatMap(({ ms }) => ms ?? []).toSorted((a, b) => a - b);
  const p95 = took[Math.ceil(took.length * 0.95) - 1] ?? 0;
  const most = Math.max(LATE_MS, LATE_SHARE * p95);
  const count = late.filter((ms) => ms > most).length;
  // One late query of a few may be chance.
  if (count <= Math.max(1, LATE_SHARE * late.length)) return;
  throw new GateError(
    "load_generator",
    `latency.load: this machine started ${count} of ${late.length} queries more than ${most.toFixed(0)} ms late`,
    { hint: "The figures would be those of this machine. Lower `rate`, or use a runner with more cores." },
  );
}
