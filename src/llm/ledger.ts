/** What judging took, and the limits that end it. */
import { GateError } from "../errors.ts";
import type { Spending } from "../model/answers.ts";
import type { JudgeConfig } from "../model/config.ts";

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

export function spent(message: string): GateError {
  return new GateError("judge_budget", message, {
    hint: "What was judged is kept and not asked again: run once more, or raise the limit.",
  });
}
