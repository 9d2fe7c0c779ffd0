import { AsyncLocalStorage } from "node:async_hooks";

/** What the transport saw of one call. */
export interface CallClock {
  /** From writing the request to holding the bytes of the answer; null until then. */
  elapsedMs: number | null;
  retries: number;
}

/** The call that a message belongs to: the SDK picks the message's id after it took the call over. */
export const currentCall: AsyncLocalStorage<CallClock> = new AsyncLocalStorage();
