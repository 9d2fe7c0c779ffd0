import { readFileSync } from "node:fs";
import http from "node:http";
import https from "node:https";
import { rootCertificates } from "node:tls";
import { GateError } from "../errors.ts";
import { absoluteInside } from "../system/root.ts";
import { systemCode } from "../system/json.ts";
import { BoundedLog, cancelledError, fileError, lastWords, timeoutError } from "./failures.ts";
import { quoteText } from "../system/excerpt.ts";
import { type Trust, isNoTls, networkReason } from "./http-client.ts";
import type { RetrieverPorts } from "./ports.ts";
import { startTimer, sleep, type Timer } from "../system/timers.ts";

/**
 * The time from start to stop of a retriever, which ends with its first failure. The failure is
 * kept, `onFailure` is called, and what waits in `raceFailure` rejects with it. A cancelled run,
 * the end of total_timeout_ms and `stop` count as failures, too.
 */
export class Lifetime {
  /** What the retriever wrote for people. */
  readonly log: BoundedLog = new BoundedLog();
  /** Header values from the environment; `hideSecrets` removes them: a server may echo them. */
  readonly secrets: string[] = [];
  readonly #ports: Pick<RetrieverPorts, "signal" | "log">;
  readonly #onFailure: () => void;
  readonly #rejectWaiting = new Set<(error: GateError) => void>();
  #failure: GateError | null = null;
  #timer: Timer | undefined;
  #stopping: Promise<void> | null = null;
  readonly #onAbort = (): void => void this.recordFailure(cancelledError());

  /** `onFailure` must end what is under way; it is called once. */
  constructor(ports: Pick<RetrieverPorts, "signal" | "log">, onFailure: () => void = () => {}) {
    this.#ports = ports;
    this.#onFailure = onFailure;
  }

  /** What ended the lifetime; null while it goes on. */
  get failure(): GateError | null {
    return this.#failure;
  }

  throwIfFailed(): void {
    if (this.#failure !== null) {
      throw this.#failure;
    }
  }

  /** Starts the total time, and fails when the run is cancelled. Throws `cancelled` if it is. */
  begin(totalMs: number): void {
    const { signal } = this.#ports;
    if (signal.aborted) {
      throw cancelledError();
    }
    signal.addEventListener("abort", this.#onAbort);
    this.#timer = startTimer(totalMs, () => {
      const message = `the retriever was still needed after total_timeout_ms (${totalMs} ms)`;
      this.recordFailure(
        timeoutError(
          message,
          "Raise retriever.total_timeout_ms, or make the suite smaller.",
          this.log,
        ),
      );
    });
  }

  /**
   * Ends the lifetime with the error, unless an earlier one has ended it. Does not throw: it
   * returns the given error, so that a caller can.
   */
  recordFailure(error: GateError): GateError {
    if (this.#failure !== null) {
      return error;
    }
    this.#failure = error;
    clearTimeout(this.#timer);
    this.#ports.signal.removeEventListener("abort", this.#onAbort);
    this.#onFailure();
    for (const reject of this.#rejectWaiting) {
      reject(error);
    }
    this.#rejectWaiting.clear();
    return error;
  }

  hideSecrets(text: string): string {
    return this.secrets.reduce((cleaned, secret) => cleaned.replaceAll(secret, "***"), text);
  }

  /**
   * Ends the lifetime: what still waits fails with `cancelled`, `end` must end what runs, and the
   * log is handed to the ports. A further call returns the same promise.
   */
  stop(end: () => Promise<void>): Promise<void> {
    this.#stopping ??= this.#stop(end);
    return this.#stopping;
  }

  /** Does the work of `stop`. The log comes last, since what ends may still print. */
  async #stop(end: () => Promise<void>): Promise<void> {
    this.recordFailure(new GateError("cancelled", "the retriever was stopped"));
    await end();
    this.#ports.log(this.hideSecrets(this.log.text()));
  }

  /** Settles as the work does, or rejects with the failure as soon as there is one. */
  raceFailure<T>(work: Promise<T>): Promise<T> {
    if (this.#failure !== null) {
      // Without a handler a later rejection of the work would end our process.
      void work.catch(() => {});
      return Promise.reject(this.#failure);
    }
    return new Promise((resolve, reject) => {
      this.#rejectWaiting.add(reject);
      work.then(resolve, reject).finally(() => this.#rejectWaiting.delete(reject));
    });
  }
}

const CERTIFICATE = /-----BEGIN (?:TRUSTED )?CERTIFICATE-----/;

/**
 * Returns the authorities to trust: those of the file `ca` beside the usual ones; `{}` without it.
 * Throws if the file can't be read (`fileError`), and `invalid_config` if it holds no certificate.
 */
export function loadTrust(ca: string | null | undefined, ports: RetrieverPorts): Trust {
  if (ca === null || ca === undefined) {
    return {};
  }
  let text: string;
  try {
    // latin1 keeps any bytes: between the certificates may be notes in any encoding.
    text = readFileSync(absoluteInside(ports.root, ca, "retriever.ca"), "latin1");
  } catch (error) {
    throw fileError(error, ca, "retriever.ca");
  }
  if (!CERTIFICATE.test(text)) {
    throw new GateError(
      "invalid_config",
      `retriever.ca: ${quoteText(ca)} holds no certificate in PEM`,
      "Name the file of the authority that signed the server's certificate; it starts with -----BEGIN CERTIFICATE-----.",
    );
  }
  return { ca: [...rootCertificates, text] };
}

/** Error codes of a certificate whose authority is not trusted. */
const UNTRUSTED = /SELF_SIGNED_CERT|UNABLE_TO_(?:GET_ISSUER_CERT|VERIFY_LEAF_SIGNATURE)/;

/** What to do if the config has neither `start` nor `ready_url`. */
export const START_HINT =
  "Start the server in an earlier step, or with `start`. If the server loads slowly, set `ready_url`.";

/**
 * Returns what to do about a connection that failed with this error, by its code: `startHint` for a
 * refused connection, and for an error that is not known.
 */
export function connectionHint(error: unknown, startHint: string = START_HINT): string {
  const code = systemCode(error) ?? "";
  if (UNTRUSTED.test(code)) {
    return "The server's certificate comes from an unknown authority. Write the path of the authority's certificate file in the config key retriever.ca, or in the step's variable NODE_EXTRA_CA_CERTS.";
  }
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID") {
    return "In the address, use a host name that is in the server's certificate.";
  }
  if (isNoTls(error)) {
    return "Write http:// in the address, or name the port at which the server speaks https.";
  }
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") {
    return "Check the host's name in the address. If the job runs in a container, the host is the service's name under `services:` in the workflow. Otherwise use localhost.";
  }
  return startHint;
}

const BETWEEN_ATTEMPTS_MS = 50;

/** How long a server is waited for, and how it is connected to. */
interface Patience {
  /**
   * How long a server that the gate starts may take until it listens. 0 for any other server: it
   * gets one attempt.
   */
  readonly limitMs: number;
  /** Limit of one attempt to connect. */
  readonly attemptMs: number;
  readonly trust: Trust;
  /** What to do if the server refuses until the end. */
  readonly startHint: string;
}

/**
 * Resolves once the server accepts a connection, which is closed again; no request is sent. Throws
 * `retriever_start` if it does not in time, and the lifetime's failure.
 */
export async function waitUntilOpen(
  url: URL,
  { limitMs, attemptMs, trust, startHint }: Patience,
  lifetime: Lifetime,
): Promise<void> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const obstacle = await tryConnection(url, attemptMs, trust);
    lifetime.throwIfFailed();
    if (obstacle === null) {
      return;
    }
    if (performance.now() >= deadline) {
      const isStartedByGate = limitMs > 0;
      const waited = isStartedByGate ? ` within startup_timeout_ms (${limitMs} ms)` : "";
      const words = isStartedByGate ? lastWords(lifetime.log) : "";
      const message = `${url.host} can't be reached${waited}: ${networkReason(obstacle)}${words}`;
      throw new GateError("retriever_start", message, {
        hint: connectionHint(obstacle, startHint),
        cause: obstacle,
        key: "retriever.url",
      });
    }
    await sleep(BETWEEN_ATTEMPTS_MS);
  }
}

/** Opens a connection and closes it. Resolves with why it could not be opened, or null. */
function tryConnection(url: URL, limitMs: number, trust: Trust): Promise<Error | null> {
  const isSecure = url.protocol === "https:";
  return new Promise((resolve) => {
    // Nothing is sent, since the request is not ended.
    const request = (isSecure ? https : http).request(url, { agent: false, ...trust });
    const timer = startTimer(limitMs, () =>
      endRequest(new Error(`no connection within ${limitMs} ms`)),
    );
    const endRequest = (obstacle: Error | null): void => {
      clearTimeout(timer);
      resolve(obstacle);
      request.destroy();
    };
    request.once("socket", (socket) =>
      socket.once(isSecure ? "secureConnect" : "connect", () => endRequest(null)),
    );
    request.on("error", endRequest);
  });
}
