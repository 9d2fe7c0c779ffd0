/** One endpoint that speaks OpenAI's protocol: requests with our retries, limits and ledger around the client. */
import type { APIError, OpenAI } from "openai";
import { GateError } from "../errors.ts";
import type { NoReply } from "../model/answers.ts";
import { type JudgeRequest, judgeFailed, refusalOf, retryDelayMs, boundedFetch } from "./failures.ts";
import type { JudgeConfig } from "../model/config.ts";
import type { Ledger, TokenUsage } from "./ledger.ts";

export interface EndpointPorts {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  readonly ledger: Ledger;
}

/** Loads the client, which a run without a judge never pays for. Throws missing_secret. */
export async function connect(config: JudgeConfig, ports: EndpointPorts): Promise<Endpoint> {
  const key = keyOf(config, ports.environment);
  const { OpenAI: Client } = await import("openai");
  const client = new Client({
    baseURL: config.base_url,
    // The client wants one; what is sent decides boundedFetch.
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

function keyOf({ api_key }: JudgeConfig, environment: EndpointPorts["environment"]): string | null {
  if (api_key === null) return null;
  const key = environment[api_key.env]?.trim() ?? "";
  if (key !== "") return key;
  throw new GateError("missing_secret", `judge.api_key: the environment variable ${api_key.env} is empty`, {
    hint: "Set it in the step's env. Secrets are not given to forks: there only what judge.cache holds can be judged.",
  });
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
    const reply = await this.#send((options) => this.#client.chat.completions.create(body, options));
    if ("unmeasured" in reply) return reply;
    const completion = asObject(reply.body);
    const choice = asObject((completion?.["choices"] as readonly unknown[] | undefined)?.[0]);
    const message = asObject(choice?.["message"]);
    if (choice === null || message === null) throw this.#strange("no chat completion");
    this.#ports.ledger.charge("chat", usageOf(completion, ["prompt_tokens", "completion_tokens"]));
    if (typeof message["refusal"] === "string" || choice["finish_reason"] === "content_filter")
      return { unmeasured: "refused" };
    // A reply that was cut off is not JSON either, but may look like it.
    if (choice["finish_reason"] === "length" || typeof message["content"] !== "string")
      return { unmeasured: "malformed" };
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
    if ("unmeasured" in reply) return reply;
    const answer = asObject(reply.body);
    const data = answer?.["data"];
    if (!Array.isArray(data)) throw this.#strange("no list of embeddings");
    this.#ports.ledger.charge("embedding", usageOf(answer, ["prompt_tokens"]));
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
        if (!(error instanceof this.#errors.APIError)) throw this.#notJson(error);
        const refusal = refusalOf(error);
        if (refusal !== null) return { unmeasured: refusal };
        const delay = retries < this.#config.retries ? retryDelayMs(error, retries) : null;
        if (delay === null) throw this.#clean(judgeFailed(error, this.#asked(error, retries)));
        await pause(delay, this.#ports.signal);
      }
    }
  }

  /** With a signal of its own: the client would leave a listener on the run's for every request. */
  async #once(call: (options: { readonly signal: AbortSignal }) => PromiseLike<unknown>): Promise<unknown> {
    const controller = new AbortController();
    const abort = (): void => controller.abort();
    this.#ports.signal.addEventListener("abort", abort, { once: true });
    try {
      return await call({ signal: controller.signal });
    } finally {
      this.#ports.signal.removeEventListener("abort", abort);
    }
  }

  #asked(error: APIError, retries: number): JudgeRequest {
    const { base_url, timeout_ms, api_key } = this.#config;
    return {
      host: new URL(base_url).host,
      timeoutMs: timeout_ms,
      retries,
      timedOut: error instanceof this.#errors.APIConnectionTimeoutError,
      keyName: api_key?.env ?? null,
    };
  }

  #notJson(error: unknown): unknown {
    return error instanceof SyntaxError ? this.#strange(`no JSON (${error.message})`) : error;
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
    if (this.#key === null || !error.message.includes(this.#key)) return error;
    const hint = error.hint === undefined ? {} : { hint: error.hint };
    return new GateError(error.code, error.message.replaceAll(this.#key, "***"), hint);
  }
}

function asObject(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : null;
}

function usageOf(
  answer: Readonly<Record<string, unknown>> | null,
  keys: readonly ("prompt_tokens" | "completion_tokens")[],
): TokenUsage | null {
  const usage = asObject(answer?.["usage"]);
  const counts = keys.map((key) => usage?.[key]);
  if (!counts.every(isCount)) return null;
  return { prompt: counts[0] ?? 0, completion: counts[1] ?? 0 };
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

function isVector(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.length > 0 && value.every((each) => Number.isFinite(each));
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end, { once: true });
  });
}
