/** One endpoint that speaks OpenAI's protocol: requests with our retries, limits and ledger around the client. */
import { setTimeout as sleep } from "node:timers/promises";
import type { APIError, OpenAI } from "openai";
import { GateError } from "../errors.ts";
import type { NoReply, Spending } from "../model/answers.ts";
import type { JudgeConfig } from "../model/config.ts";
import { type JsonObject, isObject } from "../system/json.ts";
import { lackedSecret } from "../system/secrets.ts";

interface EndpointPorts {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  readonly ledger: Ledger;
}

/** Loads the client, which a run without a judge never pays for. Throws missing_secret. */
export async function connectEndpoint(
  config: JudgeConfig,
  ports: EndpointPorts,
): Promise<Endpoint> {
  const key = readApiKey(config, ports.environment);
  const { OpenAI: Client } = await import("openai");
  const client = new Client({
    baseURL: config.base_url,
    // The client insists on a key; boundedFetch decides what is sent.
    apiKey: key ?? "none",
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    timeout: config.timeout_ms,
    logLevel: "off",
    fetch: boundedFetch(key),
  });
  return new Endpoint(config, ports, client, Client, key);
}

function readApiKey(
  { api_key }: JudgeConfig,
  environment: EndpointPorts["environment"],
): string | null {
  if (api_key === null) {
    return null;
  }
  const key = environment[api_key.env]?.trim() ?? "";
  if (key !== "") {
    return key;
  }
  throw new GateError(
    "missing_secret",
    `judge.api_key: the environment variable ${api_key.env} is empty`,
    {
      hint: `Set it in the step's env. ${lackedSecret(environment, "there only what judge.cache holds can be judged.")}`,
    },
  );
}

export class Endpoint {
  readonly #config: JudgeConfig;
  readonly #ports: EndpointPorts;
  readonly #client: OpenAI;
  readonly #errors: Pick<typeof OpenAI, "APIError" | "APIConnectionTimeoutError">;
  readonly #key: string | null;

  constructor(
    config: JudgeConfig,
    ports: EndpointPorts,
    client: OpenAI,
    errors: Pick<typeof OpenAI, "APIError" | "APIConnectionTimeoutError">,
    key: string | null,
  ) {
    this.#config = config;
    this.#ports = ports;
    this.#client = client;
    this.#errors = errors;
    this.#key = key;
  }

  /** The text of the reply, or why there is none. Throws judge_failed, judge_budget and what cancelled the run. */
  async chat(prompt: string, inputs: unknown): Promise<string | NoReply> {
    const { model, temperature, seed } = this.#config;
    const body = {
      model,
      ...(temperature === "off" ? {} : { temperature }),
      ...(seed === null ? {} : { seed }),
      response_format: { type: "json_object" as const },
      messages: [
        { role: "system" as const, content: prompt },
        { role: "user" as const, content: JSON.stringify(inputs) },
      ],
    };
    const reply = await this.#send((options) =>
      this.#client.chat.completions.create(body, options),
    );
    if ("unmeasured" in reply) {
      return reply;
    }
    const completion = asObject(reply.body);
    const choice = asObject((completion?.["choices"] as readonly unknown[] | undefined)?.[0]);
    const message = asObject(choice?.["message"]);
    if (choice === null || message === null) {
      throw this.#strange("no chat completion");
    }
    this.#ports.ledger.charge(
      "chat",
      readUsage(completion, ["prompt_tokens", "completion_tokens"]),
    );
    if (typeof message["refusal"] === "string" || choice["finish_reason"] === "content_filter") {
      return { unmeasured: "refused" };
    }
    // A reply that was cut off is not JSON either, but may look like it.
    if (choice["finish_reason"] === "length" || typeof message["content"] !== "string") {
      return { unmeasured: "malformed" };
    }
    return message["content"];
  }

  /** One vector for each text, in their order. */
  async embed(texts: readonly string[]): Promise<readonly (readonly number[])[] | NoReply> {
    const body = {
      model: this.#config.embedding_model ?? "",
      input: [...texts],
      encoding_format: "float" as const,
    };
    const reply = await this.#send((options) => this.#client.embeddings.create(body, options));
    if ("unmeasured" in reply) {
      return reply;
    }
    const answer = asObject(reply.body);
    const data = answer?.["data"];
    if (!Array.isArray(data)) {
      throw this.#strange("no list of embeddings");
    }
    this.#ports.ledger.charge("embedding", readUsage(answer, ["prompt_tokens"]));
    const vectors = texts.map(
      (_, index) => data.map(asObject).find((each) => each?.["index"] === index)?.["embedding"],
    );
    return vectors.every(isVector) ? vectors : { unmeasured: "malformed" };
  }

  async #send(
    call: (options: { readonly signal: AbortSignal }) => PromiseLike<unknown>,
  ): Promise<{ readonly body: unknown } | NoReply> {
    for (let retries = 0; ; retries++) {
      this.#ports.signal.throwIfAborted();
      this.#ports.ledger.request(retries > 0);
      try {
        return { body: await this.#once(call) };
      } catch (error) {
        this.#ports.signal.throwIfAborted();
        if (error instanceof SyntaxError) {
          throw this.#strange(`no JSON (${error.message})`);
        }
        if (!(error instanceof this.#errors.APIError)) {
          throw error;
        }
        const refusal = refusalReason(error);
        if (refusal !== null) {
          return { unmeasured: refusal };
        }
        const delay = retries < this.#config.retries ? retryDelayMs(error, retries) : null;
        const timedOut = error instanceof this.#errors.APIConnectionTimeoutError;
        if (delay === null) {
          throw this.#clean(judgeFailed(error, this.#config, retries, timedOut));
        }
        // The next round throws what cancelled it.
        await sleep(delay, undefined, { signal: this.#ports.signal }).catch(() => null);
      }
    }
  }

  /** With a signal of its own: the client would leave a listener on the run's for every request. */
  async #once(
    call: (options: { readonly signal: AbortSignal }) => PromiseLike<unknown>,
  ): Promise<unknown> {
    const controller = new AbortController();
    const abort = (): void => controller.abort();
    this.#ports.signal.addEventListener("abort", abort, { once: true });
    try {
      return await call({ signal: controller.signal });
    } finally {
      this.#ports.signal.removeEventListener("abort", abort);
    }
  }

  #strange(what: string): GateError {
    const { host } = new URL(this.#config.base_url);
    const message = `the judge at ${host} answered 200 and ${what}`;
    return this.#clean(
      new GateError("judge_failed", message, {
        hint: "Check that judge.base_url is the root of an endpoint that speaks OpenAI's protocol, such as https://api.openai.com/v1.",
      }),
    );
  }

  /** Without the key: a server may send it back. */
  #clean(error: GateError): GateError {
    if (this.#key === null || !error.message.includes(this.#key)) {
      return error;
    }
    const hint = error.hint === undefined ? {} : { hint: error.hint };
    return new GateError(error.code, error.message.replaceAll(this.#key, "***"), hint);
  }
}

function asObject(value: unknown): JsonObject | null {
  return isObject(value) ? value : null;
}

function readUsage(
  answer: JsonObject | null,
  keys: readonly ("prompt_tokens" | "completion_tokens")[],
): TokenUsage | null {
  const usage = asObject(answer?.["usage"]);
  const counts = keys.map((key) => usage?.[key]);
  const isCount = (each: unknown): each is number =>
    Number.isSafeInteger(each) && Number(each) >= 0;
  return counts.every(isCount) ? { prompt: counts[0] ?? 0, completion: counts[1] ?? 0 } : null;
}

function isVector(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.length > 0 && value.every((each) => Number.isFinite(each));
}

const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 8000;
/** A server that asks for more is out of reach for this run. */
const LONGEST_WAIT_MS = 60_000;
const LONGEST_MESSAGE = 500;

/** System errors of a connection that was there and broke. */
const RESETS: ReadonlySet<string> = new Set([
  "ECONNRESET",
  "EPIPE",
  "ECONNABORTED",
  "UND_ERR_SOCKET",
]);

/**
 * Milliseconds to wait before the same request is sent again; null for what another try can't fix: only 429, 5xx and a
 * broken connection say that nothing was judged.
 */
export function retryDelayMs(error: APIError, retries: number): number | null {
  const { status } = error;
  if (status === undefined) {
    return RESETS.has(systemCode(error) ?? "") ? retryDelay(retries) : null;
  }
  if (error.code === "insufficient_quota" || (status !== 429 && status < 500)) {
    return null;
  }
  const wanted = retryAfterMs(error.headers);
  return wanted === null ? retryDelay(retries) : wanted > LONGEST_WAIT_MS ? null : wanted;
}

function retryDelay(retries: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** retries, MAX_DELAY_MS);
}

/** RFC 9110, 10.2.3: seconds, or a date. */
function retryAfterMs(headers: Headers | undefined): number | null {
  const header = headers?.get("retry-after")?.trim() ?? "";
  if (/^\d+$/.test(header)) {
    return Number(header) * 1000;
  }
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}

function systemCode(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ("code" in at && typeof at.code === "string") {
      return at.code;
    }
  }
  return null;
}

/** An answer that says that the texts themselves are the trouble: of this sample, not of the judge. */
function refusalReason(error: APIError): "refused" | "too_long" | null {
  // Other servers have numbers there.
  const code: unknown = error.code;
  if (error.status !== 400 || typeof code !== "string") {
    return null;
  }
  if (/^content_(?:filter|policy)/.test(code)) {
    return "refused";
  }
  return code === "context_length_exceeded" ? "too_long" : null;
}

/** The end of the run. The caller has to take secrets out of the message. */
function judgeFailed(
  error: APIError,
  { base_url, timeout_ms, api_key }: JudgeConfig,
  retries: number,
  timedOut: boolean,
): GateError {
  const judge = `the judge at ${new URL(base_url).host}`;
  const tries = retries === 0 ? "" : ` (after ${retries} ${retries === 1 ? "retry" : "retries"})`;
  const fail = (what: string, hint: string): GateError =>
    new GateError("judge_failed", `${what}${tries}`, { hint, cause: error });
  const { status } = error;
  if (timedOut) {
    return fail(
      `${judge} did not answer whole within timeout_ms (${timeout_ms} ms)`,
      "Raise judge.timeout_ms, or see what the server was doing.",
    );
  }
  if (status === undefined) {
    return fail(
      `the connection to ${judge} failed: ${describeConnectionError(error)}`,
      "Check judge.base_url and that the server is up.",
    );
  }
  return fail(`${judge} answered ${clipMessage(error.message)}`, statusHint(status, api_key?.env));
}

function describeConnectionError(error: Error): string {
  const code = systemCode(error);
  if (code === "ECONNREFUSED") {
    return "it was refused";
  }
  if (code !== null && RESETS.has(code)) {
    return `it was reset (${code})`;
  }
  if (code !== null) {
    return code;
  }
  return clipMessage(error.cause instanceof Error ? error.cause.message : error.message);
}

/** `keyName`: of the variable with the key, where there is one. */
function statusHint(status: number, keyName: string | undefined): string {
  if (status >= 300 && status < 400) {
    return "Redirects are not followed: write the final address as judge.base_url.";
  }
  if (status === 401 || status === 403) {
    return keyName === undefined
      ? "Name the variable that holds the key as judge.api_key: { env: NAME }."
      : `Check the key in ${keyName}.`;
  }
  if (status === 404) {
    return "Check judge.base_url and the names of the models.";
  }
  if (status === 429) {
    return "Lower judge.concurrency, or run again later: what was judged is not asked again.";
  }
  return "What was judged is kept and not asked again: run once more.";
}

function clipMessage(text: string): string {
  return text.length > LONGEST_MESSAGE ? `${text.slice(0, LONGEST_MESSAGE)}…` : text;
}

// `fetch` as the judge's client may use it: no redirects, no headers but ours, no endless answers.

/** Vectors of a few questions and a list of claims are far smaller. */
const MAX_ANSWER_BYTES: number = 16 * 1024 * 1024;

/**
 * The client sends what its environment says (custom headers, an organization) and what it knows of the machine; here
 * the request is built again from address, body and key. The answer is read whole, so that the client's time limit bounds it.
 */
function boundedFetch(key: string | null): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, {
      method: init?.method ?? "GET",
      body: init?.body ?? null,
      signal: init?.signal ?? null,
      redirect: "manual",
      headers: {
        accept: "application/json",
        "content-type": "application/json",
        "user-agent": "retrieval-eval-gate",
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      },
    });
    const { status, headers } = response;
    // A Response with one of these may have no body.
    const body = [204, 205, 304].includes(status) ? null : await readAll(response);
    return new Response(body, { status, headers: withoutEncodingHeaders(headers) });
  };
}

/** The body is decoded by now. */
function withoutEncodingHeaders(headers: Headers): Headers {
  const kept = new Headers(headers);
  kept.delete("content-encoding");
  kept.delete("content-length");
  return kept;
}

async function readAll(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_ANSWER_BYTES) {
      throw new TypeError(`the answer is larger than ${MAX_ANSWER_BYTES} bytes`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

interface TokenUsage {
  readonly prompt: number;
  readonly completion: number;
}

export class Ledger {
  readonly #limits: Pick<JudgeConfig, "max_requests" | "max_cost" | "prices">;
  #requests = 0;
  #retries = 0;
  #cached = 0;
  #tokens = { prompt: 0, completion: 0, embedding: 0 };
  /** Some reply did not say what it used: then the sum is unknown, not lower. */
  #unknown = false;

  constructor(limits: Pick<JudgeConfig, "max_requests" | "max_cost" | "prices">) {
    this.#limits = limits;
  }

  /** Before each request. Throws judge_budget where nothing is left. */
  request(isRetry: boolean): void {
    const { max_requests: most, max_cost: limit } = this.#limits;
    const cost = this.#cost();
    if (this.#requests >= most) {
      throw budgetError(`judge.max_requests (${most}) is reached`);
    }
    if (limit !== null && cost !== null && cost >= limit) {
      throw budgetError(`judge.max_cost (${limit}) is reached`);
    }
    this.#requests++;
    if (isRetry) {
      this.#retries++;
    }
  }

  /** After each answer. Throws judge_failed where a budget of money can't be kept, because the answer hides its price. */
  charge(kind: "chat" | "embedding", usage: TokenUsage | null): void {
    if (usage === null) {
      this.#unknown = true;
      if (this.#limits.max_cost === null) {
        return;
      }
      throw new GateError(
        "judge_failed",
        "the judge's answer has no `usage`, so its cost can't be counted",
        {
          hint: "Remove judge.max_cost and rely on judge.max_requests, or use an endpoint that counts tokens.",
        },
      );
    }
    if (kind === "embedding") {
      this.#tokens.embedding += usage.prompt;
    } else {
      this.#tokens.prompt += usage.prompt;
      this.#tokens.completion += usage.completion;
    }
  }

  fromCache(): void {
    this.#cached++;
  }

  #cost(): number | null {
    const { prices } = this.#limits;
    if (prices === null || this.#unknown) {
      return null;
    }
    const { prompt, completion, embedding } = this.#tokens;
    const sum =
      prompt * prices.prompt + completion * prices.completion + embedding * (prices.embedding ?? 0);
    return sum / 1000;
  }

  get spending(): Spending {
    return {
      requests: this.#requests,
      retries: this.#retries,
      cached: this.#cached,
      prompt_tokens: this.#tokens.prompt,
      completion_tokens: this.#tokens.completion,
      embedding_tokens: this.#tokens.embedding,
      cost: this.#cost(),
    };
  }
}

function budgetError(message: string): GateError {
  return new GateError("judge_budget", message, {
    hint: "What was judged is kept and not asked again: run once more, or raise the limit.",
  });
}
