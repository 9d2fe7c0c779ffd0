import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import type { JSONRPCMessage } from "@modelcontextprotocol/sdk/types.js";
import { GateError } from "../errors.ts";
import { exitError, parseJson, protocolError, startError } from "./failures.ts";
import { LineError, LineFramer } from "./framer.ts";
import { isObject } from "./json.ts";
import type { Lifetime } from "./lifetime.ts";
import type { BoundedLog } from "./log.ts";
import { type CallClock, currentCall } from "./mcp-clock.ts";
import { type Child, type ChildOptions, Family } from "./process.ts";
import { quote } from "./quote.ts";
import { elapsedMs } from "./timing.ts";

export interface McpChildContext {
  readonly child: ChildOptions;
  readonly label: string;
  readonly lifetime: Lifetime;
  readonly log: BoundedLog;
}

interface OpenCall {
  readonly clock: CallClock;
  readonly askedAt: bigint;
}

/** The stdio transport over a child of ours: the SDK's own knows no process groups, no caps and no clean environment. */
export class McpChild implements Transport {
  onclose?: (() => void) | undefined;
  onerror?: ((error: Error) => void) | undefined;
  onmessage?: Transport["onmessage"];
  readonly #context: McpChildContext;
  readonly #family = new Family();
  readonly #framer = new LineFramer();
  readonly #calls = new Map<string | number, OpenCall>();
  #child: Child | null = null;

  constructor(context: McpChildContext) {
    this.#context = context;
  }

  async start(): Promise<void> {
    const { child: options, log } = this.#context;
    let child: Child;
    try {
      child = await this.#family.spawn(options, (chunk) => log.push(chunk));
    } catch (cause) {
      throw startError(cause, options.argv);
    }
    this.#child = child;
    child.answers.on("data", (chunk: Buffer) => {
      const at = process.hrtime.bigint();
      this.#read(() => this.#framer.push(chunk, (text, line) => this.#onLine(text, line, at)));
    });
    void this.#onExit(child);
  }

  send(message: JSONRPCMessage): Promise<void> {
    const clock = currentCall.getStore();
    const line = `${JSON.stringify(message)}\n`;
    if (clock !== undefined && "method" in message && "id" in message && message.id !== undefined) {
      this.#calls.set(message.id, { clock, askedAt: process.hrtime.bigint() });
    }
    this.#child?.stdin.write(line);
    return Promise.resolve();
  }

  /** Leaves no process behind. */
  async close(): Promise<void> {
    await this.#family.end();
    this.onclose?.();
  }

  async #onExit(child: Child): Promise<void> {
    const exit = await child.exited;
    const { label, lifetime, log } = this.#context;
    lifetime.fail(exitError(exit, label, "before the run was over", log));
    this.onclose?.();
  }

  #read(run: () => void): void {
    if (this.#context.lifetime.failure !== null) return;
    try {
      run();
    } catch (error) {
      const { label, lifetime } = this.#context;
      if (error instanceof GateError) lifetime.fail(error);
      else if (!(error instanceof LineError)) throw error;
      else lifetime.fail(protocolError(`standard output of ${label}: ${error.message}`));
      // What still comes is read by nobody: a flood ends here.
      this.#child?.answers.destroy();
    }
  }

  #onLine(text: string, line: number, at: bigint): void {
    if (text.trim() === "" || this.#context.lifetime.failure !== null) return;
    const what = `line ${line} of the server's output`;
    const message = parseJson(text, what);
    if (!isObject(message)) throw protocolError(`${what} is not a JSON object: ${quote(text)}`);
    const { id } = message;
    const call = typeof id === "string" || typeof id === "number" ? this.#calls.get(id) : undefined;
    if (call !== undefined && message["method"] === undefined) {
      this.#calls.delete(id as string | number);
      call.clock.elapsedMs = elapsedMs(call.askedAt, at);
    }
    // The SDK checks the shape of every message that it is given.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    this.onmessage?.(message as unknown as JSONRPCMessage);
  }
}
