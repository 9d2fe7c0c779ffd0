import net from "node:net";
import tls from "node:tls";
import { GateError } from "../errors.ts";
import { networkReason } from "./http-client.ts";
import type { Lifetime } from "./lifetime.ts";
import { after, pause } from "./timing.ts";

export interface Patience {
  /** How long a server may take to listen; 0: one look. */
  readonly limitMs: number;
  readonly attemptMs: number;
}

/** Opens a connection and closes it again. Throws `retriever_start` with the reason where there is none to be had. */
export async function untilOpen(
  url: URL,
  { limitMs, attemptMs }: Patience,
  lifetime: Lifetime,
): Promise<void> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const reason = await whyClosed(url, attemptMs);
    if (lifetime.failure !== null) throw lifetime.failure;
    if (reason === null) return;
    if (performance.now() >= deadline) {
      const waited = limitMs === 0 ? "" : ` within startup_timeout_ms (${limitMs} ms)`;
      throw new GateError("retriever_start", `${url.host} can't be reached${waited}: ${reason}`, {
        hint: "Start the server in an earlier step, or with `start`; `ready_url` waits for one that still loads.",
      });
    }
    await pause(50);
  }
}

function whyClosed(url: URL, limitMs: number): Promise<string | null> {
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const secure = url.protocol === "https:";
  const port = url.port === "" ? (secure ? 443 : 80) : Number(url.port);
  const name = net.isIP(host) === 0 ? { servername: host } : {};
  const socket = secure ? tls.connect({ host, port, ...name }) : net.connect({ host, port });
  return new Promise<string | null>((resolve) => {
    const timer = after(limitMs, () => resolve(`no connection within ${limitMs} ms`));
    socket.once(secure ? "secureConnect" : "connect", () => resolve(null));
    socket.on("error", (error) => resolve(networkReason(error)));
    socket.once("close", () => clearTimeout(timer));
  }).finally(() => socket.destroy());
}
