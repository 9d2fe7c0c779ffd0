/** Judges the answers of a run: every sample once, a few cases at a time, within the budget. */
import { GateError } from "../errors.ts";
import type { JudgeConfig, Sample, Spending, StoredVerdict } from "../model/answers.ts";
import { connect } from "./endpoint.ts";
import { Ledger } from "./ledger.ts";
import { type Task, measure } from "./samples.ts";
import { Verdicts } from "./verdicts.ts";

export type { Task } from "./samples.ts";

export interface JudgePorts {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  /** What the cache holds, by key. */
  readonly known: ReadonlyMap<string, StoredVerdict>;
  readonly progress: (done: number, total: number) => void;
}

export interface Judged {
  /** In the order of the tasks, one each; `not_asked` from where the judging ended. */
  readonly samples: readonly Sample[];
  readonly spending: Spending;
  /** What the cache lacked. */
  readonly added: readonly StoredVerdict[];
  /** Why it ended early. */
  readonly failure: GateError | null;
}

/** Rejects only for what is no GateError. */
export async function judgeAnswers(
  config: JudgeConfig,
  tasks: readonly Task[],
  ports: JudgePorts,
): Promise<Judged> {
  const ledger = new Ledger(config);
  const verdicts = new Verdicts(config, {
    known: ports.known,
    ledger,
    connect: () => connect(config, { environment: ports.environment, signal: ports.signal, ledger }),
  });
  const samples = tasks.map((): Sample => ({ kind: "unmeasured", reason: "not_asked" }));
  let failure: GateError | null = null;
  let [next, done] = [0, 0];
  const worker = async (): Promise<void> => {
    for (let at = next++; at < tasks.length; at = next++) {
      try {
        samples[at] = await measure(tasks[at]!, verdicts);
      } catch (error) {
        if (!(error instanceof GateError)) throw error;
        failure ??= error;
      }
      ports.progress(++done, tasks.length);
    }
  };
  const workers = Array.from({ length: Math.min(config.concurrency, tasks.length) }, worker);
  const ended = await Promise.allSettled(workers);
  const broken = ended.find((each) => each.status === "rejected");
  if (broken !== undefined) throw broken.reason;
  const { spending } = ledger;
  return { samples, spending, added: verdicts.added, failure: explained(failure, samples, spending) };
}

/** A budget's end says what it bought, and what is left to buy. */
function explained(
  failure: GateError | null,
  samples: readonly Sample[],
  spending: Spending,
): GateError | null {
  if (failure?.code !== "judge_budget") return failure;
  const left = samples.filter((each) => each.kind === "unmeasured" && each.reason === "not_asked").length;
  const cost = spending.cost === null ? "" : ` and ${Number(spending.cost.toFixed(6))} spent`;
  const message = `${failure.message}: ${spending.requests} requests sent${cost}, ${spending.cached} verdicts from the cache; ${left} of ${samples.length} samples are not measured`;
  return new GateError("judge_budget", message, {
    hint: failure.hint ?? "",
    cause: failure,
  });
}
