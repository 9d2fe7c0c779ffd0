import { GateError } from "../errors.ts";
import type { HttpRetriever } from "./kinds.ts";
import type { Question, RawAnswer, RawError, Retriever } from "../model/retriever.ts";
import { Lifetime, START_HINT, connectionHint, loadTrust, waitUntilOpen } from "./reach.ts";
import type { Expression } from "../expressions/expression.ts";
import type { TemplateValues } from "./template.ts";
import {
  answerProblem,
  type Exit,
  exitError,
  findErrorLine,
  lastWords,
  nameOpenQuery,
  slowHint,
} from "./failures.ts";
import { errorMessage, excerptJson, quoteText } from "../system/excerpt.ts";
import {
  type Exchange,
  HttpClient,
  type HttpRequest,
  type Trust,
  describeRetries,
  isJsonType,
  readJsonAnswer,
  retryDelayMs,
} from "./http-client.ts";
import { type HttpPlan, makeHttpPlan, usesFreePort, withPort } from "./http-plan.ts";
import type { RetrieverPorts } from "./ports.ts";
import { isVector } from "../system/json.ts";
import { findFailure } from "./read-value.ts";
import { sleep, settlesWithin } from "../system/timers.ts";
import { type Child, Family, childOptions } from "./process.ts";
import { type AddressInfo, createServer } from "node:net";
import { requireItem } from "../model/lookup.ts";

/**
 * How long to wait for the exit of the server of `start`, or for what it prints, after it failed to
 * answer a request. An exit is known at the latest when the server's output has ended.
 */
const FAILURE_DELAY_MS = 250;
/** The same after it refused a connection: a server that exits may do so long before. */
const REFUSAL_DELAY_MS = 2000;

/** What a request got: the JSON of its answer, or a text if `results` reads texts. */
interface JsonAnswer {
  readonly kind: "json";
  readonly value: unknown;
  /** The measured time, including that of attempts that timed out. */
  readonly elapsed_ms: number;
  readonly retries: number;
}

/** The last attempt of a request, and what its earlier attempts cost. */
interface LastAttempt {
  readonly exchange: Exchange;
  readonly retries: number;
  /** Milliseconds that were spent on attempts that timed out. */
  readonly timedOutMs: number;
}

/** `kind: http`: a server that answers JSON, running already or started here. */
export function httpRetriever(config: HttpRetriever, ports: RetrieverPorts): Retriever {
  return new Http(config, ports);
}

/**
 * Asks a server over HTTP: one request for each query, or two with `embed`. The measured time of a
 * query is from the sent request to the last byte of the answer, of both requests, and the time of
 * attempts that timed out. Waiting before a retry and opening a connection are not in it. A wrong
 * or late answer fails its query; a server that can't be reached, or stops answering, ends the run.
 */
class Http implements Retriever {
  readonly #config: HttpRetriever;
  readonly #ports: RetrieverPorts;
  readonly #trust: Trust;
  readonly #client: HttpClient;
  readonly #lifetime: Lifetime;
  /**
   * Whether a query may time out without ending the run: true once a request ended otherwise, such
   * as with an answer or a broken connection. False at first, and after each query that timed out.
   */
  #mayTimeOut = false;
  /** Whether `start` has found the server ready. */
  #isReady = false;
  /** The questions that wait for an answer, the oldest first. */
  readonly #openQuestions = new Set<Question>();
  /** Null until `start`. */
  #plan: HttpPlan | null = null;
  /** The server of the config's `start`; null if it has none, and until it is started. */
  #server: StartedServer | null = null;

  constructor(config: HttpRetriever, ports: RetrieverPorts) {
    this.#config = config;
    this.#ports = ports;
    this.#trust = loadTrust(config.ca, ports);
    this.#client = new HttpClient(config.concurrency, this.#trust);
    this.#lifetime = new Lifetime(ports, () => this.#client.close());
  }

  async check(): Promise<void> {
    const port = this.#config.start === null ? null : SAMPLE_PORT;
    await makeHttpPlan(this.#config, this.#ports, port, []);
  }

  /**
   * Starts the server of `start`, if the config has one, and waits until `ready_url` answers 2xx.
   * Without `ready_url` it waits until the search's port accepts a connection, for which a server
   * that is not started here gets one attempt. Throws if the config or the server can't be used.
   */
  async start(): Promise<void> {
    const { total_timeout_ms: total, start, timeout_ms: timeout } = this.#config;
    this.#lifetime.begin(total);
    const port = start === null ? null : await findFreePort();
    // Made before anything runs, so that errors of the config need no server.
    const plan = await makeHttpPlan(this.#config, this.#ports, port, this.#lifetime.secrets);
    this.#plan = plan;
    // If it was stopped meanwhile, no server may be started.
    this.#lifetime.throwIfFailed();
    const context: ServerContext = {
      config: this.#config,
      ports: this.#ports,
      lifetime: this.#lifetime,
    };
    if (start !== null && port !== null) {
      this.#server = new StartedServer(context, start, port);
      await this.#server.start((exit, label) => this.#onServerExit(exit, label));
    }
    const patience = {
      trust: this.#trust,
      limitMs: start === null ? 0 : this.#config.startup_timeout_ms,
      attemptMs: timeout,
      startHint: chooseStartHint(this.#config),
    };
    const readiness =
      plan.ready === null
        ? waitUntilOpen(plan.url, patience, this.#lifetime)
        : waitUntilReady(plan.ready, this.#client, context);
    await this.#lifetime.raceFailure(readiness);
    this.#isReady = true;
  }

  /** Ends the run because the server of `start` exited before the gate stopped it. */
  #onServerExit(exit: Exit, label: string): void {
    const { log } = this.#lifetime;
    const when = this.#isReady ? nameOpenQuery(this.#openQuestions) : "before it was ready";
    const key = this.#isReady ? undefined : "retriever.start.command";
    this.#lifetime.recordFailure(exitError(exit, { label, when, log, key }));
  }

  /**
   * Asks for the query's vector first, if the config has `embed`, and then for the results. Returns
   * the query's error if either request fails, or its answer can't be read. Rejects with ParamError
   * for params that don't fit, and if the run can't go on.
   */
  async ask(question: Question): Promise<RawAnswer | RawError> {
    this.#lifetime.throwIfFailed();
    this.#openQuestions.add(question);
    try {
      const answer = await this.#search(question);
      return answer.kind === "error"
        ? { ...answer, message: this.#lifetime.hideSecrets(answer.message) }
        : answer;
    } finally {
      this.#openQuestions.delete(question);
    }
  }

  async #search(question: Question): Promise<RawAnswer | RawError> {
    // `start` has made it.
    const plan = this.#plan!;
    let values: TemplateValues = question;
    /** The answer of `embed`, whose time and retries count; null if the config has no `embed`. */
    let embedding: JsonAnswer | null = null;
    const about = quoteText(question.query);
    if (plan.embed !== null) {
      const embedded = await this.#send(plan.embed.request(values), `the embedding of ${about}`);
      if (embedded.kind === "error") {
        return embedded;
      }
      const vector = findVector(plan.embed.vector, embedded.value);
      if (typeof vector === "string") {
        const message = `the embedding of ${about}: ${vector}`;
        return { kind: "error", message, retries: embedded.retries };
      }
      embedding = embedded;
      values = { ...values, vector };
    }
    const searched = await this.#send(plan.search(values), `the search for ${about}`);
    const retries = searched.retries + (embedding?.retries ?? 0);
    if (searched.kind === "error") {
      return { ...searched, retries };
    }
    return this.#readAnswer(plan, { ...searched, retries }, embedding, `the answer to ${about}`);
  }

  stop(): Promise<void> {
    return this.#lifetime.stop(() => this.#server?.stop() ?? Promise.resolve());
  }

  /**
   * Returns the answer in the search's JSON, with the times of both requests, or the query's error
   * if the answer reports one or can't be read. `embedding` is null if the config has no `embed`.
   */
  #readAnswer(
    plan: HttpPlan,
    searched: JsonAnswer,
    embedding: JsonAnswer | null,
    where: string,
  ): RawAnswer | RawError {
    const { elapsed_ms: searchMs, retries } = searched;
    try {
      const answer = plan.extract(searched.value, where);
      if (embedding === null) {
        return { elapsed_ms: searchMs, retries, ...answer };
      }
      const { elapsed_ms: embedMs } = embedding;
      const spans = { ...answer.spans, embed: embedMs };
      return { elapsed_ms: searchMs + embedMs, retries, ...answer, spans };
    } catch (error) {
      return { kind: "error", message: answerProblem(error), retries };
    }
  }

  /**
   * Sends a request, and again at most `retries` times: at once after a time-out, which counts as
   * measured time, and after `retryDelayMs` for what that function retries.
   */
  async #exchange(request: HttpRequest): Promise<LastAttempt> {
    const { timeout_ms: limit, retries: mostRetries } = this.#config;
    let timedOutMs = 0;
    for (let retries = 0; ; retries++) {
      await this.#ports.pace?.awaitTurn(this.#config, this.#ports.signal);
      this.#lifetime.throwIfFailed();
      const exchange = await this.#client.exchange(request, limit);
      this.#lifetime.throwIfFailed();
      const mayRetry = retries < mostRetries;
      if (exchange.kind !== "timeout") {
        this.#mayTimeOut = true;
      } else if (mayRetry) {
        timedOutMs += limit;
        continue;
      }
      const delay = mayRetry ? retryDelayMs(exchange, retries) : null;
      if (delay === null) {
        return { exchange, retries, timedOutMs };
      }
      await this.#lifetime.raceFailure(sleep(delay));
    }
  }

  /**
   * Returns what the server of `start` printed about a request that it failed to answer, as the end
   * of a message; empty for another answer, and without such a server. If the server exits
   * meanwhile, throws the error of the exit. `logSizeBefore` is the size that the log had before
   * the request.
   */
  async #readServerError(exchange: Exchange, logSizeBefore: number): Promise<string> {
    const isRefused = exchange.kind === "unreachable";
    const isReset = exchange.kind === "reset";
    // 500 is the answer to an error in the server's own code, which it may print.
    const hasFailedAnswer = exchange.kind === "answer" && exchange.status === 500;
    const mayHavePrinted = isRefused || isReset || hasFailedAnswer;
    if (this.#server === null || !mayHavePrinted) {
      return "";
    }
    const { log } = this.#lifetime;
    if (!hasFailedAnswer || log.size === logSizeBefore) {
      // An exit, and what is printed, come by another way than the answer, and may come later.
      await this.#lifetime.raceFailure(sleep(isRefused ? REFUSAL_DELAY_MS : FAILURE_DELAY_MS));
    }
    // Before the line is cut: a part of a secret would not be found any more.
    const line = findErrorLine(this.#lifetime.hideSecrets(log.textSince(logSizeBefore)));
    return line === "" ? "" : `; the server printed: ${line}`;
  }

  /**
   * Sends a request and returns the JSON (or text) of its answer, or why the query fails. `what`
   * names it. Throws the error that ends the run if the server can't be reached, and for a time-out
   * while `#mayTimeOut` is false.
   */
  async #send(request: HttpRequest, what: string): Promise<JsonAnswer | RawError> {
    const logSizeBefore = this.#lifetime.log.size;
    const { exchange, retries, timedOutMs } = await this.#exchange(request);
    const printed = await this.#readServerError(exchange, logSizeBefore);
    if (exchange.kind === "unreachable") {
      throw this.#failUnreachable(request, exchange);
    }
    const queryError = (problem: string): RawError => ({
      kind: "error",
      message: `${what}: ${problem}${describeRetries(retries)}${printed}`,
      retries,
    });
    if (exchange.kind === "timeout") {
      const { timeout_ms: limit } = this.#config;
      if (!this.#mayTimeOut) {
        throw this.#failTimeout(what, limit);
      }
      this.#mayTimeOut = false;
      return queryError(`no whole answer within timeout_ms (${limit} ms)`);
    }
    if (exchange.kind !== "answer") {
      return queryError(exchange.message);
    }
    try {
      const value = readJsonAnswer(exchange, acceptsText(this.#config.results), (text) =>
        this.#lifetime.hideSecrets(text),
      );
      return { kind: "json", value, elapsed_ms: timedOutMs + exchange.elapsed_ms, retries };
    } catch (error) {
      const address = isOtherPage(exchange) ? ` (asked: ${describeRequest(request)})` : "";
      return queryError(`${errorMessage(error)}${address}`);
    }
  }

  /** Ends the run because of a query that may not time out (`#mayTimeOut`); returns the error. */
  #failTimeout(what: string, limit: number): GateError {
    const message = `${what} was not answered whole within timeout_ms (${limit} ms)`;
    const hint = "Raise retriever.timeout_ms, or see what the server was doing.";
    const words = this.#server === null ? "" : lastWords(this.#lifetime.log);
    return this.#lifetime.recordFailure(
      new GateError("retriever_timeout", `${message}${words}`, hint),
    );
  }

  /** Ends the run because no connection came about; returns the error. */
  #failUnreachable(
    { url }: HttpRequest,
    { message, cause }: Extract<Exchange, { kind: "unreachable" }>,
  ): GateError {
    const isStartedHere = this.#server !== null && url.host === this.#plan?.url.host;
    const hint = connectionHint(cause, GONE_HINT);
    const words = isStartedHere ? lastWords(this.#lifetime.log) : "";
    const when = nameOpenQuery(this.#openQuestions);
    const text = `${url.host} can't be reached any more: ${message} ${when}${words}`;
    return this.#lifetime.recordFailure(new GateError("retriever_failed", text, { hint, cause }));
  }
}

/** Any port: the plan of `check` is compiled to find errors, and no server gets a request of it. */
const SAMPLE_PORT = 1;

/**
 * Returns the vector that the expression finds in the answer; a text that says why there is none,
 * if the answer says that it failed, or the expression finds no list of numbers or fails.
 */
function findVector(expression: Expression, answer: unknown): readonly number[] | string {
  const failure = findFailure(answer);
  if (failure !== null) {
    return failure;
  }
  const key = "retriever.embed.vector";
  try {
    const found = expression(answer);
    return isVector(found) ? found : `${key} found no list of numbers in ${excerptJson(answer)}`;
  } catch (error) {
    return `${key} fails: ${errorMessage(error)}`;
  }
}

/** Whether an answer may be a text: `results` is a pattern, or calls `lines(@)` on the answer. */
function acceptsText(results: HttpRetriever["results"]): boolean {
  return typeof results === "string" ? /\blines\(@\)/.test(results) : results?.lines !== undefined;
}

/** How long the command `stop` may take before the server is ended without it. */
const STOP_LIMIT_MS = 30_000;
/** Between two requests that ask whether the server is ready; the last delay is repeated. */
const POLL_DELAYS_MS = [20, 50, 100, 250] as const;
/** Limit of each of these requests. */
const POLL_LIMIT_MS = 5000;

interface ServerContext {
  readonly config: HttpRetriever;
  readonly ports: RetrieverPorts;
  readonly lifetime: Lifetime;
}

/** The server of `retriever.start`, in its own process group. */
class StartedServer {
  readonly #context: ServerContext;
  readonly #command: NonNullable<HttpRetriever["start"]>;
  readonly #port: number;
  readonly #family = new Family();
  readonly #label: string;

  constructor(context: ServerContext, command: NonNullable<HttpRetriever["start"]>, port: number) {
    this.#context = context;
    this.#command = command;
    this.#port = port;
    this.#label = `the server ${quoteText(command.command.join(" "))}`;
  }

  /** Resolves once the program runs. `onExit` gets its exit and how messages name it. */
  async start(onExit: (exit: Exit, label: string) => void): Promise<void> {
    const child = await this.#spawn(this.#family, this.#command.command);
    void child.exited.then((exit) => onExit(exit, this.#label));
  }

  /** Runs the command of `retriever.start.stop`, then ends the server. Never rejects. */
  async stop(): Promise<void> {
    if (this.#command.stop !== null) {
      await this.#runStop(this.#command.stop);
    }
    await this.#family.end();
  }

  /** Runs the command for at most STOP_LIMIT_MS. What goes wrong is only logged. */
  async #runStop(command: readonly string[]): Promise<void> {
    const family = new Family();
    const logStop = (what: string): void =>
      this.#context.lifetime.log.push(Buffer.from(`retriever.start.stop${what}\n`));
    try {
      const child = await this.#spawn(family, command);
      child.stdin.end();
      if (!(await settlesWithin(child.exited, STOP_LIMIT_MS))) {
        logStop(` took longer than ${STOP_LIMIT_MS} ms and was ended`);
      }
    } catch (error) {
      logStop(`: ${errorMessage(error)}`);
    } finally {
      await family.end();
    }
  }

  /**
   * Runs a command of the config with `{{port}}` filled in, also in `env`. What it prints goes to
   * the log. The variable PORT is set if an address of the config has `{{port}}`, unless `env` has
   * its own.
   */
  #spawn(family: Family, command: readonly string[]): Promise<Child> {
    const { config, ports, lifetime } = this.#context;
    const argv = command.map((argument) => withPort(argument, this.#port));
    const port = usesFreePort(config) ? { PORT: String(this.#port) } : {};
    const variables = Object.entries({ ...port, ...config.env });
    const env = Object.fromEntries(
      variables.map(([name, value]) => [name, withPort(value, this.#port)]),
    );
    return family.spawn(childOptions({ ...config, env }, ports, argv, "none"), (chunk) =>
      lifetime.log.push(chunk),
    );
  }
}

const GONE_HINT =
  "The server answered before, and does not listen any more: read its log. With `start`, the log is retriever.log.";

function chooseStartHint(config: HttpRetriever): string {
  if (config.start !== null) {
    return "The server of `start` runs, and does not listen there. Compare its port with the address: a free port is {{port}} in its command and in retriever.env, and the variable PORT. If it loads slowly, raise retriever.startup_timeout_ms.";
  }
  return config.ready_url === null
    ? START_HINT
    : "Start the server in an earlier step, or with `start`. If it runs, compare its address with `ready_url`.";
}

/** Returns a free port of loopback. If another program takes it first, the server can't start. */
function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

const READY_HINT = slowHint("retriever.startup_timeout_ms");

/**
 * Asks until the answer is 2xx. Throws `retriever_timeout` with the last obstacle if that takes
 * longer than startup_timeout_ms, and the lifetime's failure.
 */
async function waitUntilReady(
  request: HttpRequest,
  client: HttpClient,
  context: ServerContext,
): Promise<void> {
  const limit = context.config.startup_timeout_ms;
  const deadline = performance.now() + limit;
  let obstacle = "it was not asked";
  let hint = READY_HINT;
  for (let poll = 0; ; poll++) {
    const leftMs = deadline - performance.now();
    if (leftMs <= 0) {
      break;
    }
    const exchange = await client.exchange(request, Math.min(leftMs, POLL_LIMIT_MS));
    context.lifetime.throwIfFailed();
    if (exchange.kind === "answer" && exchange.status >= 200 && exchange.status < 300) {
      return;
    }
    obstacle = describeExchange(exchange);
    hint = adviseOnUnready(exchange, context.config);
    await sleep(requireItem(POLL_DELAYS_MS, Math.min(poll, POLL_DELAYS_MS.length - 1)));
  }
  const words = context.config.start === null ? "" : lastWords(context.lifetime.log);
  throw new GateError(
    "retriever_timeout",
    `${request.url.href} was not ready within startup_timeout_ms (${limit} ms): ${obstacle}${words}`,
    { hint, key: "retriever.ready_url" },
  );
}

function adviseOnUnready(exchange: Exchange, config: ServerContext["config"]): string {
  if (exchange.kind === "unreachable") {
    return connectionHint(exchange.cause, chooseStartHint(config));
  }
  return exchange.kind === "answer"
    ? "The server runs, and does not answer there with 2xx. Correct retriever.ready_url, or remove it."
    : READY_HINT;
}

function describeExchange(exchange: Exchange): string {
  if (exchange.kind === "answer") {
    return `it answered ${exchange.status}`;
  }
  return exchange.kind === "timeout" ? "it did not answer" : exchange.message;
}

/** Whether another page seems to have answered: 404, 405, or neither JSON nor an error. */
function isOtherPage({ status, headers }: Extract<Exchange, { kind: "answer" }>): boolean {
  const isNoJson = status < 400 && !isJsonType(headers["content-type"]);
  return status === 404 || status === 405 || isNoJson;
}

/** Returns `POST http://localhost:9200/docs/_search?…`, without the URL's parameters. */
function describeRequest({ method, url }: HttpRequest): string {
  return `${method} ${url.href.replace(/#.*$/s, "").replace(/\?.+$/s, "?…")}`;
}
