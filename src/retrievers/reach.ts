import { readFileSync } from "node:fs";
import net from "node:net";
import tls, { rootCertificates } from "node:tls";
import { GateError } from "../errors.ts";
import { absoluteInside } from "../system/root.ts";
import { systemCode } from "../system/json.ts";
import {
  BoundedLog,
  cancelledError,
  fileError,
  errorMessage,
  quoteText,
  timeoutError,
} from "./failures.ts";
import { type Trust, networkReason, toAddress } from "./http-client.ts";
import type { RetrieverPorts } from "./ports.ts";
import { startTimer, sleep, type Timer } from "../system/timers.ts";

/** The time from start to stop of a retriever: the first failure ends it, and everything that waits on it. */
export class Lifetime {
  /** What the retriever wrote for people. */
  readonly log: BoundedLog = new BoundedLog();
  /** Values that headers took from the environment: a server may send them back. */
  readonly secrets: string[] = [];
  readonly #ports: Pick<RetrieverPorts, "signal" | "log">;
  readonly #onFailure: () => void;
  readonly #rejectWaiting = new Set<(error: GateError) => void>();
  #failure: GateError | null = null;
  #timer: Timer | undefined;
  #stopping: Promise<void> | null = null;
  readonly #onAbort = (): void => void this.recordFailure(cancelledError());

  /** `onFailure` ends what is under way. */
  constructor(ports: Pick<RetrieverPorts, "signal" | "log">, onFailure: () => void = () => {}) {
    this.#ports = ports;
    this.#onFailure = onFailure;
  }

  get failure(): GateError | null {
    return this.#failure;
  }

  /** Throws the failure, if there is one. */
  throwIfFailed(): void {
    if (this.#failure !== null) {
      throw this.#failure;
    }
  }

  /** Throws `cancelled` if the run was cancelled already. */
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

  /** The error that it was given, to be thrown. */
  recordFailure(error: GateError): GateError {
    if (this.#failure !== null) {
      return error;
    }
    this.#failure = error;
    clearTimeout(this.#timer);
    this.#ports.signal.removeEventListener("abort", this.#onAbort);
    this.#onFailure();
    for (const tell of this.#rejectWaiting) {
      tell(error);
    }
    this.#rejectWaiting.clear();
    return error;
  }

  /** Without the secrets. */
  hideSecrets(text: string): string {
    return this.secrets.reduce((cleaned, secret) => cleaned.replaceAll(secret, "***"), text);
  }

  /** Once: everything fails from now on, `end` ends what runs, and what was logged is handed on. */
  stop(end: () => Promise<void>): Promise<void> {
    this.#stopping ??= this.#stop(end);
    return this.#stopping;
  }

  async #stop(end: () => Promise<void>): Promise<void> {
    this.recordFailure(new GateError("cancelled", "the retriever was stopped"));
    await end();
    this.#ports.log(this.hideSecrets(this.log.text()));
  }

  /** The work's outcome, or the failure as soon as there is one. */
  raceFailure<T>(work: Promise<T>): Promise<T> {
    if (this.#failure !== null) {
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

/** The authorities of `ca` beside the usual ones. Throws if the file is not there, or holds no certificate. */
export function loadTrust(ca: string | null | undefined, ports: RetrieverPorts): Trust {
  if (ca === null || ca === undefined) {
    return {};
  }
  let text: string;
  try {
    text = readFileSync(absoluteInside(ports.root, ca, "retriever.ca"), "latin1");
  } catch (error) {
    throw fileError(error, ca);
  }
  if (!CERTIFICATE.test(text)) {
    throw new GateError(
      "invalid_config",
      `retriever.ca: ${quoteText(ca)} holds no certificate in PEM`,
      {
        hint: "Name the file of the authority that signed the server's certificate; it starts with -----BEGIN CERTIFICATE-----.",
      },
    );
  }
  return { ca: [...rootCertificates, text] };
}

const UNTRUSTED: ReadonlySet<string> = new Set([
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  "UNABLE_TO_GET_ISSUER_CERT",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
]);

const START_HINT =
  "Start the server in an earlier step, or with `start`; `ready_url` waits for one that still loads.";

const OTHER_LOOPBACK = "It may listen on IPv6 only: try localhost in the address.";

/** What to do about a server to which no connection came about; `refusedHint` if it refuses, in place of the usual. */
export function connectionHint(error: unknown, refusedHint: string | null = null): string {
  const code = systemCode(error) ?? "";
  if (UNTRUSTED.has(code)) {
    return "Its certificate is signed by an authority that is not known here: name that authority's file as retriever.ca, or in NODE_EXTRA_CA_CERTS of the step.";
  }
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID") {
    return "Ask for it by a name that stands in its certificate.";
  }
  if (code === "ECONNREFUSED" && refusedHint !== null) {
    return refusedHint;
  }
  if (code === "ECONNREFUSED" && /\b127\.0\.0\.1\b/.test(errorMessage(error))) {
    return `${START_HINT} ${OTHER_LOOPBACK}`;
  }
  return code === "CERT_HAS_EXPIRED" ? "Renew its certificate." : START_HINT;
}

interface Patience {
  /** How long a server may take to listen; 0: one look. */
  readonly limitMs: number;
  readonly attemptMs: number;
  readonly trust: Trust;
  /** What to do if the server refuses until the end; null: the usual. */
  readonly refusedHint: string | null;
}

/** Opens a connection and closes it again. Throws `retriever_start` with the reason where it can't. */
export async function waitUntilOpen(
  url: URL,
  { limitMs, attemptMs, trust, refusedHint }: Patience,
  lifetime: Lifetime,
): Promise<void> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const closed = await tryConnection(url, attemptMs, trust);
    lifetime.throwIfFailed();
    if (closed === null) {
      return;
    }
    if (performance.now() >= deadline) {
      const waited = limitMs === 0 ? "" : ` within startup_timeout_ms (${limitMs} ms)`;
      const message = `${url.host} can't be reached${waited}: ${networkReason(closed)}`;
      throw new GateError("retriever_start", message, {
        hint: connectionHint(closed, refusedHint),
        cause: closed,
      });
    }
    await sleep(50);
  }
}

function tryConnection(url: URL, limitMs: number, trust: Trust): Promise<Error | null> {
  const { hostname: host, port, secure } = toAddress(url);
  const name = net.isIP(host) === 0 ? { servername: host } : {};
  return new Promise((resolve) => {
    const onOpened = (): void => endSocket(null);
    const socket = secure
      ? tls.connect({ host, port, ...name, ...trust }, onOpened)
      : net.connect({ host, port }, onOpened);
    const timer = startTimer(limitMs, () =>
      endSocket(new Error(`no connection within ${limitMs} ms`)),
    );
    const endSocket = (why: Error | null): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(why);
    };
    socket.on("error", endSocket);
  });
}
