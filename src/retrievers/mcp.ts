import { parseCorpus } from "./answer.ts";
import { GateError } from "../errors.ts";
import { type JsonObject, objectMembers } from "../system/json.ts";
import type { McpRetriever } from "./kinds.ts";
import type { Question, RawAnswer, RawError, Retriever } from "../model/retriever.ts";
import { Lifetime, loadTrust } from "./reach.ts";
import { type Extractor, makeExtractor } from "./extract.ts";
import { fillTemplate, refuseMisspeltPlaceholders, refuseWithoutQuery } from "./template.ts";
import { nearestWord } from "../system/nearest-word.ts";
import { FLUSH_HINT, answerProblem, timeoutError } from "./failures.ts";
import { quoteText, errorMessage } from "../system/excerpt.ts";
import { cutText } from "../model/lookup.ts";
import { HttpClient } from "./http-client.ts";
import { parseHttpUrl, resolveHeaders } from "./http-plan.ts";
import { readMcpAnswer } from "./mcp-content.ts";
import { type CallClock, currentCall, McpChild, makeMcpFetch } from "./mcp-transport.ts";
import type { RetrieverPorts } from "./ports.ts";
import { childOptions } from "./process.ts";
import { type Timer, startTimer, settlesWithin } from "../system/timers.ts";
import type { Client } from "@modelcontextprotocol/sdk/client/index.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";

/** The SDK has a time limit of its own; this one is never reached before ours. */
const NO_SDK_TIMEOUT_MS = 2_147_483_647;
/** How long an HTTP server has to take the end of the session. */
const GOODBYE_MS = 1000;

const SSE_HINT =
  "An address that refuses the first message may speak the legacy SSE transport, which is not supported: name the server's streamable HTTP endpoint (mostly /mcp), or start the server as `command`.";

const URL_HINT =
  "Name the server's streamable HTTP endpoint (mostly /mcp). The server's own log may say why it refuses.";

/**
 * `kind: mcp`: a tool of a Model Context Protocol server, a child of ours or an address. Throws
 * `invalid_config` if the tool's arguments have no `{{query}}`, or a misspelt placeholder.
 */
export function mcpRetriever(config: McpRetriever, ports: RetrieverPorts): Retriever {
  refuseMisspeltPlaceholders(config.arguments, "retriever.arguments");
  refuseWithoutQuery(config.arguments, "retriever.arguments");
  return new Mcp(config, ports);
}

/** An open connection to the server, and how its answers are read. */
interface Connection {
  readonly callTool: (parameters: JsonObject) => Promise<JsonObject>;
  readonly extract: Extractor;
}

/**
 * Asks a tool of an MCP server, by one call for each query. The measured time is from sending the
 * call to having its whole answer. An error of the tool or of the protocol fails its query; a
 * server that exits, can't be reached or does not answer in time ends the run.
 */
class Mcp implements Retriever {
  readonly #config: McpRetriever;
  readonly #ports: RetrieverPorts;
  readonly #lifetime: Lifetime;
  readonly #label: string;
  /** Closes the connection; the transport that is opened sets it. */
  #close: () => Promise<void> = () => Promise.resolve();
  #connection: Connection | null = null;

  constructor(config: McpRetriever, ports: RetrieverPorts) {
    this.#config = config;
    this.#ports = ports;
    this.#lifetime = new Lifetime(ports);
    this.#label = `the MCP server ${quoteText(config.command?.join(" ") ?? config.url ?? "")}`;
  }

  async check(): Promise<void> {
    await makeExtractor(this.#config);
    if (this.#config.command === null) {
      this.#resolveAddress();
    }
  }

  /**
   * Connects to the server. Throws `retriever_start` if that fails, `retriever_timeout` if it takes
   * too long, or another failure of the lifetime.
   */
  async start(): Promise<void> {
    const { total_timeout_ms: total, startup_timeout_ms: limit } = this.#config;
    this.#lifetime.begin(total);
    const connecting = this.#connect();
    const message = `${this.#label} was not ready within startup_timeout_ms (${limit} ms)`;
    const timer = this.#startLimit(limit, message, FLUSH_HINT);
    try {
      this.#connection = await this.#lifetime.raceFailure(connecting);
    } catch (error) {
      if (error instanceof GateError) {
        throw error;
      }
      throw this.#connectionError(error);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Returns the `retriever_start` error of a connection that failed with what the SDK threw. */
  #connectionError(cause: unknown): GateError {
    const reason = this.#lifetime.hideSecrets(errorMessage(cause));
    const message = `${this.#label}: ${reason}`;
    if (this.#config.url === null) {
      const hint = "See retriever.log for the full output.";
      return new GateError("retriever_start", message, { cause, key: "retriever.command", hint });
    }
    // An endpoint of the older SSE transport answers 404 or 405 to a message.
    const hint = /\b40[45]\b/.test(reason) ? SSE_HINT : URL_HINT;
    return new GateError("retriever_start", message, { cause, key: "retriever.url", hint });
  }

  /**
   * Calls the tool for a question. Returns its answer with its time and retries, or the error of
   * this query alone. Throws ParamError for params that don't fit, and the failure if the run has
   * failed; a call without an answer in time fails the run.
   */
  async ask(question: Question): Promise<RawAnswer | RawError> {
    this.#lifetime.throwIfFailed();
    // `start` has set it.
    const connection = this.#connection!;
    const { tool, arguments: written, timeout_ms: limit } = this.#config;
    const about = quoteText(question.query);
    const parameters = { name: tool, arguments: fillTemplate(written, question) };
    // The transport finds the clock by currentCall, and sets its time and retries.
    const clock: CallClock = { elapsed_ms: null, retries: 0 };
    const timeoutMessage = `no answer to ${about} within timeout_ms (${limit} ms)`;
    const hint = "Raise retriever.timeout_ms, or see what the server was doing.";
    const timer = this.#startLimit(limit, timeoutMessage, hint);
    try {
      const result = await this.#lifetime.raceFailure(
        currentCall.run(clock, () => connection.callTool(parameters)),
      );
      const answer = readMcpAnswer(result, connection.extract, {
        written: this.#config.results,
        where: `the answer to ${about}`,
      });
      const { corpus: sentCorpus } = objectMembers(result["_meta"]);
      const corpus = answer.corpus ?? parseCorpus(sentCorpus, `_meta of ${about}`);
      return {
        elapsed_ms: clock.elapsed_ms,
        retries: clock.retries,
        ...answer,
        ...(corpus && { corpus }),
      };
    } catch (error) {
      this.#lifetime.throwIfFailed();
      // A JSON-RPC error, a status other than 2xx or a wrong result fails this query alone.
      const message = this.#lifetime.hideSecrets(answerProblem(error));
      return { kind: "error", message, retries: clock.retries };
    } finally {
      clearTimeout(timer);
    }
  }

  /** Fails what is still asked, and closes the connection; a server that was started is ended. */
  stop(): Promise<void> {
    return this.#lifetime.stop(() => this.#close());
  }

  /** Returns a timer that ends the run with `retriever_timeout`. The caller clears it. */
  #startLimit(ms: number, message: string, hint: string): Timer {
    return startTimer(ms, () =>
      this.#lifetime.recordFailure(timeoutError(message, hint, this.#lifetime.log)),
    );
  }

  /**
   * Connects to the server and finds the tool. Throws `retriever_start` if it has no such tool, and
   * what the SDK throws if there is no connection.
   */
  async #connect(): Promise<Connection> {
    const extract = await makeExtractor(this.#config);
    const transport =
      this.#config.command === null
        ? await this.#makeHttpTransport()
        : this.#makeChildTransport(this.#config.command);
    const { Client } = await import("@modelcontextprotocol/sdk/client/index.js");
    const { ResultSchema } = await import("@modelcontextprotocol/sdk/types.js");
    const client = new Client({ name: "retrieval-gate", version: "1" });
    // The SDK's client has a callback, no events.
    // oxlint-disable-next-line unicorn/prefer-add-event-listener
    client.onerror = (error) => this.#lifetime.log.push(Buffer.from(`${error.message}\n`));
    const options = { timeout: NO_SDK_TIMEOUT_MS };
    // If it was stopped meanwhile, no server may be started.
    this.#lifetime.throwIfFailed();
    await client.connect(transport, options);
    await this.#requireTool(client, options);
    // Not the SDK's own `callTool`, which refuses blocks of content that readMcpAnswer can read.
    const callTool = (params: JsonObject): Promise<JsonObject> =>
      client.request({ method: "tools/call", params }, ResultSchema, options);
    return { callTool, extract };
  }

  /**
   * Asks the server for its tools. Throws `retriever_start` if the config's tool is not among them,
   * or takes other arguments than the config gives.
   */
  async #requireTool(client: Client, options: { readonly timeout: number }): Promise<void> {
    const names: string[] = [];
    /** The cursor of the next page; undefined for the first page, and after the last. */
    let cursor: string | undefined;
    do {
      const page = await client.listTools({ cursor }, options);
      for (const { name, inputSchema } of page.tools) {
        names.push(name);
        if (name === this.#config.tool) {
          this.#refuseWrongArguments(inputSchema);
        }
      }
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    if (!names.includes(this.#config.tool)) {
      const nearest = nearestWord(this.#config.tool, names);
      const near = nearest === null ? "" : `; did you mean ${quoteText(nearest)}?`;
      throw new GateError(
        "retriever_start",
        `${this.#label} has no tool ${quoteText(this.#config.tool)}${near}`,
        {
          key: "retriever.tool",
          hint:
            names.length === 0
              ? "It offers none: see in retriever.log whether it started as a whole."
              : `It has ${cutText(names.map(quoteText).join(", "), 500)}: write one of them.`,
        },
      );
    }
  }

  /** Throws `retriever_start` if the config gives other arguments than the tool takes. */
  #refuseWrongArguments(inputSchema: JsonObject): void {
    const { tool, arguments: given } = this.#config;
    const wrong = describeWrongArguments(tool, given, inputSchema);
    if (wrong !== null) {
      throw new GateError("retriever_start", `${this.#label}: ${wrong}`, {
        key: "retriever.arguments",
        hint: 'Write under `arguments` what the tool takes: the query as "{{query}}", and the number of results as "{{k}}".',
      });
    }
  }

  /** Returns the transport of a server that the command starts, and sets `#close` for it. */
  #makeChildTransport(command: readonly string[]): Transport {
    const transport = new McpChild({
      child: childOptions(this.#config, this.#ports, command, "stdout"),
      label: this.#label,
      lifetime: this.#lifetime,
    });
    this.#close = () => transport.close();
    return transport;
  }

  /**
   * Returns where messages go, and with which headers. Adds header values from the environment to
   * the lifetime's secrets. Throws as `parseHttpUrl` and `resolveHeaders`.
   */
  #resolveAddress(): { readonly url: URL; readonly headers: Readonly<Record<string, string>> } {
    const url = parseHttpUrl(this.#config.url ?? "", "retriever.url");
    const headers = resolveHeaders(this.#config.headers, {
      at: "retriever.headers",
      config: this.#config,
      ports: this.#ports,
      secrets: this.#lifetime.secrets,
      // Messages are JSON in the body of a POST.
      hasBody: true,
    });
    return { url, headers };
  }

  /** Returns the transport of the server at `retriever.url`, and sets `#close` for it. */
  async #makeHttpTransport(): Promise<Transport> {
    const { url, headers } = this.#resolveAddress();
    const client = new HttpClient(
      this.#config.concurrency,
      loadTrust(this.#config.ca, this.#ports),
    );
    const context = {
      client,
      lifetime: this.#lifetime,
      headers,
      timeoutMs: this.#config.timeout_ms,
    };
    const { StreamableHTTPClientTransport } =
      await import("@modelcontextprotocol/sdk/client/streamableHttp.js");
    const transport = new StreamableHTTPClientTransport(url, { fetch: makeMcpFetch(context) });
    this.#close = async () => {
      // A server that refuses to end its session, or does not answer, delays nothing further.
      await settlesWithin(
        transport.terminateSession().catch(() => {}),
        GOODBYE_MS,
      );
      await transport.close();
      client.close();
    };
    return transport;
  }
}

// Compares the arguments of the config with those that an MCP server's tool takes.

/**
 * Returns what is wrong with the arguments that the config gives to a tool with this input schema:
 * one that the tool does not have, or one that it requires and does not get. Null if nothing is, or
 * if the schema does not say. The server itself refuses a value of another type.
 */
export function describeWrongArguments(
  tool: string,
  given: JsonObject,
  inputSchema: JsonObject,
): string | null {
  const properties = objectMembers(inputSchema["properties"]);
  const names = Object.keys(properties);
  const takes = names.length === 0 ? "" : `; it takes ${names.map(quoteText).join(", ")}`;
  const subject = `the tool ${quoteText(tool)}`;
  const listsAll = names.length > 0 && inputSchema["additionalProperties"] !== true;
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(properties, name));
  if (listsAll && unknown !== undefined) {
    const near = nearestWord(unknown, names);
    const question = near === null ? "" : `; did you mean ${quoteText(near)}?`;
    return `${subject} has no argument ${quoteText(unknown)}${question}${takes}`;
  }
  // The SDK has checked that it is a list of texts.
  const required = (inputSchema["required"] ?? []) as readonly string[];
  const missing = required.find((name) => !Object.hasOwn(given, name));
  if (missing !== undefined) {
    return `${subject} requires the argument ${quoteText(missing)}, which is not given${takes}`;
  }
  return null;
}
