import type { GateError } from "../errors.ts";
import { cancelledError } from "./failures.ts";
import { after, type Timer } from "../system/timers.ts";

/** The time from start to stop of a retriever: the first failure ends it, and everything that waits on it. */
export class Lifetime {
  readonly #signal: AbortSignal;
  readonly #onFailure: () => void;
  readonly #waiting = new Set<(error: GateError) => void>();
  #failure: GateError | null = null;
  #timer: Timer | undefined;
  readonly #onAbort = (): void => this.fail(cancelledError());

  /** `onFailure` ends what is under way. */
  constructor(signal: AbortSignal, onFailure: () => void = () => {}) {
    this.#signal = signal;
    this.#onFailure = onFailure;
  }

  get failure(): GateError | null {
    return this.#failure;
  }

  /** Throws `cancelled` where the run was cancelled already. */
  begin(totalMs: number, totalError: () => GateError): void {
    if (this.#signal.aborted) throw cancelledError();
    this.#signal.addEventListener("abort", this.#onAbort);
    this.#timer = after(totalMs, () => this.fail(totalError()));
  }

  fail(error: GateError): void {
    if (this.#failure !== null) return;
    this.#failure = error;
    clearTimeout(this.#timer);
    this.#signal.removeEventListener("abort", this.#onAbort);
    this.#onFailure();
    for (const tell of this.#waiting) tell(error);
    this.#waiting.clear();
  }

  /** The work's outcome, or the failure as soon as there is one. */
  until<T>(work: Promise<T>): Promise<T> {
    if (this.#failure !== null) {
      void work.catch(() => {});
      return Promise.reject(this.#failure);
    }
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject);
      work.then(resolve, reject).finally(() => this.#waiting.delete(reject));
    });
  }
}
