/** Asks the head's retriever once more for `latency.load`, in a session of its own. */
import { setTimeout } from "node:timers/promises";
import { GateError } from "../errors.ts";
import type { Plan } from "../gate/plan.ts";
import { shuffled, splitMix64 } from "../gate/statistics/random.ts";
import type { Config, LatencyPolicy, LoadSettings, RetrieverConfig } from "../model/config.ts";
import type { Retriever } from "../model/retriever.ts";
import type { LoadRun } from "../model/run.ts";
import { runLoad } from "../run/load.ts";
import { type GatePorts, type GateRequest, shardOf } from "./request.ts";

/** Connections to a server. An open loop knows no limit; a machine has one. */
const MOST_IN_FLIGHT = 512;
/** Asked before, one after the other: the first answers of a session wait for its start. */
const WARM_UP = 5;

type Open = (config: RetrieverConfig) => Retriever;

/** Null where the config asks for none. Throws GateError. */
async function loadOf({ head, base, cases }: Plan, ports: GatePorts, open: Open): Promise<LoadRun | null> {
  const { retriever: config, k } = head.config;
  const asked = [head, base].flatMap((each) => settingsOf(each?.config.latency));
  const seed = asked[0]?.seed;
  if (seed === undefined) return null;
  // What the change asks less of, the base's rules are judged by all the same.
  const rate = Math.max(...asked.map(({ load }) => load.rate));
  const duration_s = Math.max(...asked.map(({ load }) => load.duration_s));
  ports.progress(`asking ${rate} queries a second for ${duration_s} s`);
  const retriever = open({ ...config, concurrency: MOST_IN_FLIGHT });
  const random = splitMix64(seed);
  const order = shuffled(cases, random);
  const ask = async ({ id, asked_as, query, params }: (typeof cases)[number]): Promise<boolean> => {
    const question = { case_id: asked_as ?? id, query, k, ...(params === undefined ? {} : { params }) };
    return (await retriever.ask(question)).kind === "answer";
  };
  try {
    await retriever.start();
    for (const each of order.slice(0, WARM_UP)) await ask(each);
    return await runLoad(
      order,
      { rate, duration_s },
      {
        ask,
        now: () => performance.now(),
        sleep: (ms) => setTimeout(ms),
        random: () => random.next()[0] / 2 ** 32,
        cancelled: () => ports.signal.aborted,
      },
    );
  } finally {
    await retriever.stop();
  }
}

/** As a part of the run, with the failure that ends it; after an earlier failure nothing is asked. */
export async function underLoad(
  failure: GateError | null,
  plan: Plan,
  ports: GatePorts,
  open: Open,
): Promise<{ readonly load?: LoadRun; readonly failure: GateError | null }> {
  if (failure !== null) return { failure };
  try {
    const load = await loadOf(plan, ports, open);
    return load === null ? { failure: null } : { load, failure: null };
  } catch (error) {
    if (error instanceof GateError) return { failure: error };
    throw error;
  }
}

function settingsOf(
  latency: LatencyPolicy | undefined,
): readonly { readonly seed: number; readonly load: LoadSettings }[] {
  if (latency === undefined || latency === "off" || latency.load === undefined) return [];
  return [{ seed: latency.seed, load: latency.load }];
}

/** A shard asks a part of the suite, and load is of the whole. */
export function refuseLoadInParts(request: GateRequest, { latency, file }: Config): void {
  if (settingsOf(latency).length === 0) return;
  if (request.command !== "merge" && shardOf(request) === null) return;
  throw new GateError("usage", `${file}: latency.load is measured in one job, and this suite has shards`, {
    hint: "Put `load` and its rules into a config of their own, for a job without `shard`.",
  });
}
