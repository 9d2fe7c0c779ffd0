import { readFileSync } from "node:fs";
import net from "node:net";
import tls, { rootCertificates } from "node:tls";
import { GateError } from "../errors.ts";
import { absoluteInside } from "../system/root.ts";
import { systemCode } from "../system/json.ts";
import { cancelledError, quote, stoppedError } from "./failures.ts";
import { type Trust, networkReason } from "./http-client.ts";
import { fileError } from "./output.ts";
import type { RetrieverPorts } from "./ports.ts";
import type { BoundedLog } from "./process.ts";
import { after, pause, type Timer } from "../system/timers.ts";

/** The time from start to stop of a retriever: the first failure ends it, and everything that waits on it. */
export class Lifetime {
  readonly #signal: AbortSignal;
  readonly #onFailure: () => void;
  readonly #waiting = new Set<(error: GateError) => void>();
  #failure: GateError | null = null;
  #timer: Timer | undefined;
  #stopping: Promise<void> | null = null;
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

  /** Once: everything fails from now on, `end` ends what runs, and what was logged is handed on. */
  stop(end: () => Promise<void>, log: BoundedLog, tell: (text: string) => void): Promise<void> {
    this.#stopping ??= this.#stop(end, log, tell);
    return this.#stopping;
  }

  async #stop(end: () => Promise<void>, log: BoundedLog, tell: (text: string) => void): Promise<void> {
    this.fail(stoppedError());
    await end();
    const text = log.text();
    if (text !== "") tell(text);
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

const CERTIFICATE = /-----BEGIN (?:TRUSTED )?CERTIFICATE-----/;

/** The authorities of `ca` beside the usual ones. Throws where the file is not there, or holds no certificate. */
export function trustOf(ca: string | null | undefined, ports: RetrieverPorts): Trust {
  if (ca === null || ca === undefined) return {};
  let text: string;
  try {
    text = readFileSync(absoluteInside(ports.root, ca, "retriever.ca"), "latin1");
  } catch (error) {
    throw fileError(error, ca);
  }
  if (!CERTIFICATE.test(text)) {
    throw new GateError("invalid_config", `retriever.ca: ${quote(ca)} holds no certificate in PEM`, {
      hint: "Name the file of the authority that signed the server's certificate; it starts with -----BEGIN CERTIFICATE-----.",
    });
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

/** What to do about a server to which no connection came about. */
export function connectionHint(error: unknown): string {
  const code = systemCode(error) ?? "";
  if (UNTRUSTED.has(code)) {
    return "Its certificate is signed by an authority that is not known here: name that authority's file as retriever.ca, or in NODE_EXTRA_CA_CERTS of the step.";
  }
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID") {
    return "Ask for it by a name that stands in its certificate.";
  }
  return code === "CERT_HAS_EXPIRED" ? "Renew its certificate." : START_HINT;
}

export interface Patience {
  /** How long a server may take to listen; 0: one look. */
  readonly limitMs: number;
  readonly attemptMs: number;
  readonly trust: Trust;
}

/** Opens a connection and closes it again. Throws `retriever_start` with the reason where there is none to be had. */
export async function untilOpen(
  url: URL,
  { limitMs, attemptMs, trust }: Patience,
  lifetime: Lifetime,
): Promise<void> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const closed = await whyClosed(url, attemptMs, trust);
    if (lifetime.failure !== null) throw lifetime.failure;
    if (closed === null) return;
    if (performance.now() >= deadline) {
      const waited = limitMs === 0 ? "" : ` within startup_timeout_ms (${limitMs} ms)`;
      throw new GateError(
        "retriever_start",
        `${url.host} can't be reached${waited}: ${networkReason(closed)}`,
        {
          hint: connectionHint(closed),
          cause: closed,
        },
      );
    }
    await pause(50);
  }
}

function whyClosed(url: URL, limitMs: number, trust: Trust): Promise<Error | null> {
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const secure = url.protocol === "https:";
  const port = url.port === "" ? (secure ? 443 : 80) : Number(url.port);
  const name = net.isIP(host) === 0 ? { servername: host } : {};
  const socket = secure ? tls.connect({ host, port, ...name, ...trust }) : net.connect({ host, port });
  return new Promise<Error | null>((resolve) => {
    const timer = after(limitMs, () => resolve(new Error(`no connection within ${limitMs} ms`)));
    socket.once(secure ? "secureConnect" : "connect", () => resolve(null));
    socket.on("error", (error: Error) => resolve(error));
    socket.once("close", () => clearTimeout(timer));
  }).finally(() => socket.destroy());
}
