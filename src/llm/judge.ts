/** Judges the answers of a run: every sample once, a few cases at a time, within the budget. */
import { GateError } from "../errors.ts";
import type { JudgeConfig, Sample, Spending, StoredVerdict } from "../model/answers.ts";
import { connect } from "./endpoint.ts";
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

export interface JudgedAnswers {
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
): Promise<JudgedAnswers> {
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

// What the judging has taken so far, and whether one more request may be sent.

/** Tokens as the endpoint counts them. */
export interface TokenUsage {
  readonly prompt: number;
  readonly completion: number;
}

export class Ledger {
  readonly #limits: Pick<JudgeConfig, "max_requests" | "max_cost" | "prices">;
  #requests = 0;
  #retries = 0;
  #cached = 0;
  #tokens = { prompt: 0, completion: 0, embedding: 0 };
  /** Some reply did not say what it used: then the sum is unknown, not lower. */
  #unknown = false;

  constructor(limits: Pick<JudgeConfig, "max_requests" | "max_cost" | "prices">) {
    this.#limits = limits;
  }

  /** Before each request. Throws judge_budget where nothing is left. */
  request(isRetry: boolean): void {
    const { max_requests: most, max_cost: limit } = this.#limits;
    const cost = this.#cost();
    if (this.#requests >= most) throw spent(`judge.max_requests (${most}) is reached`);
    if (limit !== null && cost !== null && cost >= limit) throw spent(`judge.max_cost (${limit}) is reached`);
    this.#requests++;
    if (isRetry) this.#retries++;
  }

  /** After each answer. Throws judge_failed where a budget of money can't be kept, because the answer hides its price. */
  charge(kind: "chat" | "embedding", usage: TokenUsage | null): void {
    if (usage === null) {
      this.#unknown = true;
      if (this.#limits.max_cost === null) return;
      throw new GateError("judge_failed", "the judge's answer has no `usage`, so its cost can't be counted", {
        hint: "Remove judge.max_cost and rely on judge.max_requests, or use an endpoint that counts tokens.",
      });
    }
    if (kind === "embedding") this.#tokens.embedding += usage.prompt;
    else {
      this.#tokens.prompt += usage.prompt;
      this.#tokens.completion += usage.completion;
    }
  }

  fromCache(): void {
    this.#cached++;
  }

  #cost(): number | null {
    const { prices } = this.#limits;
    if (prices === null || this.#unknown) return null;
    const { prompt, completion, embedding } = this.#tokens;
    const sum = prompt * prices.prompt + completion * prices.completion + embedding * (prices.embedding ?? 0);
    return sum / 1000;
  }

  get spending(): Spending {
    return {
      requests: this.#requests,
      retries: this.#retries,
      cached: this.#cached,
      prompt_tokens: this.#tokens.prompt,
      completion_tokens: this.#tokens.completion,
      embedding_tokens: this.#tokens.embedding,
      cost: this.#cost(),
    };
  }
}

function spent(message: string): GateError {
  return new GateError("judge_budget", message, {
    hint: "What was judged is kept and not asked again: run once more, or raise the limit.",
  });
}
