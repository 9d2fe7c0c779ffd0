import { createServer } from "node:net";
import { GateError } from "../errors.ts";
import type { HttpRetriever } from "./kinds/http.ts";
import { exitError, lastWords, quote, startError } from "./failures.ts";
import type { Exchange, HttpClient, HttpRequest } from "./http-client.ts";
import { withPort } from "./http-plan.ts";
import type { Lifetime } from "./lifetime.ts";
import { childOptions } from "./per-query.ts";
import type { RetrieverPorts } from "./ports.ts";
import { Family, type BoundedLog } from "./process.ts";
import { pause, within } from "../system/timers.ts";

/** How long `stop` may take before the server is ended without it. */
const STOP_MS = 30_000;
/** Between two looks at whether the server is ready: soon at first, then sparingly. */
const POLLS_MS = [20, 50, 100, 250] as const;

export interface ServerContext {
  readonly config: HttpRetriever;
  readonly ports: RetrieverPorts;
  readonly lifetime: Lifetime;
  readonly log: BoundedLog;
}

/** The server of `start`, in a process group of its own. Its exit before `stop` ends the run. */
export class Server {
  readonly #context: ServerContext;
  readonly #command: NonNullable<HttpRetriever["start"]>;
  readonly #port: number;
  readonly #family = new Family();
  readonly #label: string;

  constructor(context: ServerContext, command: NonNullable<HttpRetriever["start"]>, port: number) {
    this.#context = context;
    this.#command = command;
    this.#port = port;
    this.#label = `the server ${quote(command.command.join(" "))}`;
  }

  async start(): Promise<void> {
    const { lifetime, log } = this.#context;
    const child = await this.#spawn(this.#family, this.#command.command);
    void child.exited.then((exit) => lifetime.fail(exitError(exit, this.#label, "while it was needed", log)));
  }

  /** Runs `stop`, then ends what is left. Never rejects. */
  async stop(): Promise<void> {
    if (this.#command.stop !== null) await this.#runStop(this.#command.stop);
    await this.#family.end();
  }

  async #runStop(command: readonly string[]): Promise<void> {
    const family = new Family();
    const { log } = this.#context;
    try {
      const child = await this.#spawn(family, command);
      child.stdin.end();
      const ended = await within(child.exited, STOP_MS);
      if (!ended)
        log.push(Buffer.from(`retriever.start.stop took longer than ${STOP_MS} ms and was ended\n`));
    } catch (error) {
      log.push(
        Buffer.from(`retriever.start.stop: ${error instanceof Error ? error.message : String(error)}\n`),
      );
    } finally {
      await family.end();
    }
  }

  async #spawn(family: Family, command: readonly string[]): ReturnType<Family["spawn"]> {
    const { config, ports, log } = this.#context;
    const argv = command.map((argument) => withPort(argument, this.#port));
    const options = childOptions(config, ports, argv, "none");
    try {
      return await family.spawn(options, (chunk) => log.push(chunk));
    } catch (cause) {
      throw startError(cause, argv);
    }
  }
}

/** A port of loopback that nobody listens on. Another program could take it first; then readiness says so. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address !== null ? resolve(address.port) : reject(),
      );
    });
  });
}

/** Asks until the answer is 2xx. Throws `retriever_timeout` naming the last thing that was in the way. */
export async function untilReady(
  request: HttpRequest,
  client: HttpClient,
  context: ServerContext,
): Promise<void> {
  const limit = context.config.startup_timeout_ms;
  const deadline = performance.now() + limit;
  let last = "it was not asked";
  for (let poll = 0; ; poll++) {
    const left = deadline - performance.now();
    if (left <= 0) break;
    const exchange = await client.exchange(request, Math.min(left, 5000));
    if (context.lifetime.failure !== null) throw context.lifetime.failure;
    if (exchange.kind === "answer" && exchange.status >= 200 && exchange.status < 300) return;
    last = describe(exchange);
    await pause(POLLS_MS[Math.min(poll, POLLS_MS.length - 1)]!);
  }
  const words = context.config.start === null ? "" : lastWords(context.log);
  throw new GateError(
    "retriever_timeout",
    `${request.address.href} was not ready within startup_timeout_ms (${limit} ms): ${last}${words}`,
    { hint: "Raise retriever.startup_timeout_ms, or see in retriever.log what the server was doing." },
  );
}

function describe(exchange: Exchange): string {
  if (exchange.kind === "answer") return `it answered ${exchange.status}`;
  return exchange.kind === "timeout" ? "it did not answer" : exchange.message;
}
