/**
 * Sends requests to a server that speaks OpenAI's protocol: one for a chat model, one for an
 * embedding model. A `Ledger` counts them and ends the judging when its budget is used up.
 */
import { validateHeaderValue } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { GateError } from "../errors.ts";
import type { NoReply, Spending } from "../model/answers.ts";
import type { JudgeConfig } from "../model/config.ts";
import {
  type Exchange,
  HttpClient,
  describeRetries,
  describeBody,
  excerptBody,
} from "../retrievers/http-client.ts";
import { cutText } from "../model/lookup.ts";
import {
  type JsonObject,
  isObject,
  isVector,
  objectMembers,
  tryParseJson,
} from "../system/json.ts";
import { retryAfterMs } from "../system/timers.ts";
import { missingSecretAdvice } from "../system/secrets.ts";

interface EndpointPorts {
  /** The step's environment, which has the API key. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Aborts when the run is cancelled. */
  readonly signal: AbortSignal;
  readonly ledger: Ledger;
}

/**
 * Returns the API key; null if the config names no variable for it. Throws `missing_secret` if that
 * variable is empty or missing, and `invalid_config` if no header can hold its value.
 */
function readApiKey(
  { api_key }: JudgeConfig,
  environment: EndpointPorts["environment"],
): string | null {
  if (api_key === null) {
    return null;
  }
  const key = environment[api_key.env]?.trim() ?? "";
  if (key === "") {
    throw new GateError(
      "missing_secret",
      `judge.api_key: the environment variable ${api_key.env} is empty`,
      `Set the variable in the step's env. ${missingSecretAdvice(environment, "In a fork, the gate can judge only answers that are in judge.cache.")}`,
    );
  }
  try {
    validateHeaderValue("authorization", key);
  } catch {
    throw new GateError(
      "invalid_config",
      `judge.api_key: no header can hold the value of the environment variable ${api_key.env}`,
      "A key is one line of letters, digits and marks: set the variable again.",
    );
  }
  return key;
}

/** A chat model and an embedding model of one server. */
export class Endpoint {
  readonly #config: JudgeConfig;
  readonly #ports: EndpointPorts;
  readonly #client: HttpClient;
  /** The API key, which is kept out of errors; null if none is sent. */
  readonly #key: string | null;

  /** Sends nothing yet. Throws as readApiKey. */
  constructor(config: JudgeConfig, ports: EndpointPorts) {
    this.#config = config;
    this.#ports = ports;
    this.#key = readApiKey(config, ports.environment);
    this.#client = new HttpClient(config.concurrency);
    ports.signal.addEventListener("abort", () => this.#client.close(), { once: true });
  }

  /**
   * Sends the prompt as the system's message and the inputs, as JSON, as the user's. Returns the
   * text of the reply, or why there is none: `refused`, `too_long`, or `malformed` for one that was
   * cut off or has no text. Charges the tokens to the ledger. Throws `judge_failed`, `judge_budget`
   * and the reason with which the run was cancelled.
   */
  async chat(prompt: string, inputs: unknown): Promise<string | NoReply> {
    const { model, temperature, seed } = this.#config;
    const body = {
      model,
      ...(temperature !== "off" && { temperature }),
      ...(seed !== null && { seed }),
      response_format: { type: "json_object" },
      messages: [
        { role: "system", content: prompt },
        { role: "user", content: JSON.stringify(inputs) },
      ],
    };
    const reply = await this.#send("chat/completions", body);
    if ("unmeasured" in reply) {
      return reply;
    }
    const completion = objectMembers(reply.body);
    const { choices } = completion;
    const choice = objectMembers(Array.isArray(choices) ? choices[0] : null);
    const { message, finish_reason: finishReason } = choice;
    if (!isObject(message)) {
      throw this.#strangeAnswerError("no chat completion");
    }
    this.#ports.ledger.charge("chat", readUsage(completion, "chat"));
    if (typeof message["refusal"] === "string" || finishReason === "content_filter") {
      return { unmeasured: "refused" };
    }
    // A reply that was cut off is not JSON either, but may look like it.
    if (finishReason === "length" || typeof message["content"] !== "string") {
      return { unmeasured: "malformed" };
    }
    return message["content"];
  }

  /**
   * Returns one vector for each text, in their order, or why there are none: `malformed` if one is
   * missing or no vector, and what the server refused. Charges the tokens to the ledger. Throws as
   * `chat`.
   */
  async embed(texts: readonly string[]): Promise<readonly (readonly number[])[] | NoReply> {
    const body = {
      model: this.#config.embedding_model ?? "",
      input: texts,
      encoding_format: "float",
    };
    const reply = await this.#send("embeddings", body);
    if ("unmeasured" in reply) {
      return reply;
    }
    const answer = objectMembers(reply.body);
    const { data } = answer;
    if (!Array.isArray(data)) {
      throw this.#strangeAnswerError("no list of embeddings");
    }
    this.#ports.ledger.charge("embedding", readUsage(answer, "embedding"));
    // The protocol allows the vectors in any order: each has the index of its text.
    const items = data.map(objectMembers);
    const vectors = texts.map(
      (_, index) => items.find((item) => item["index"] === index)?.["embedding"],
    );
    return vectors.every(isVector) ? vectors : { unmeasured: "malformed" };
  }

  /**
   * Posts the body to a path below the base URL, and again after a failure that another try may
   * repair. Each try counts as a request. Returns the parsed answer, or why the server refused
   * these texts. Throws `judge_failed` for any other failure of the server or the connection,
   * `judge_budget`, and the reason with which the run was cancelled.
   */
  async #send(path: string, body: object): Promise<{ readonly body: unknown } | NoReply> {
    const { base_url: base, retries: mostRetries, timeout_ms: limit } = this.#config;
    const request = {
      url: new URL(`${base}/${path}`),
      method: "POST",
      headers: {
        accept: "application/json",
        "content-type": "application/json",
        "user-agent": "retrieval-eval-gate",
        ...(this.#key !== null && { authorization: `Bearer ${this.#key}` }),
      },
      body: JSON.stringify(body),
    };
    for (let retries = 0; ; retries++) {
      this.#ports.signal.throwIfAborted();
      this.#ports.ledger.countRequest(retries > 0);
      const exchange = await this.#client.exchange(request, limit);
      this.#ports.signal.throwIfAborted();
      const answer = readAnswer(exchange);
      if (answer.status >= 200 && answer.status < 300) {
        if (answer.body === undefined) {
          const excerpt = excerptBody(answer.text, (text) => this.#hideKey(text));
          throw this.#strangeAnswerError(`no JSON${excerpt}`);
        }
        return { body: answer.body };
      }
      const refusal = refusalReason(answer);
      if (refusal !== null) {
        return { unmeasured: refusal };
      }
      const delay = retries < mostRetries ? retryDelayMs(exchange, answer, retries) : null;
      if (delay === null) {
        const { message } = answer.error;
        const words = this.#hideKey(typeof message === "string" ? message : answer.text);
        throw judgeFailedError(exchange, words, this.#config, request.url, retries);
      }
      // A sleep that is cancelled ends early; the next round then throws what cancelled it.
      await sleep(delay, undefined, { signal: this.#ports.signal }).catch(() => null);
    }
  }

  /**
   * Returns the `judge_failed` error for an answer with status 200 that does not follow OpenAI's
   * protocol. `what` says what it is: "no list of embeddings".
   */
  #strangeAnswerError(what: string): GateError {
    const { host } = new URL(this.#config.base_url);
    const message = `the judge at ${host} answered 200 and ${what}`;
    return new GateError(
      "judge_failed",
      message,
      "Check that judge.base_url is the root of an endpoint that speaks OpenAI's protocol, such as https://api.openai.com/v1.",
    );
  }

  /** Returns a server's text with *** for the API key, which it may send back. */
  #hideKey(text: string): string {
    return this.#key === null ? text : text.replaceAll(this.#key, "***");
  }
}

/**
 * Returns the counts of tokens in the answer's `usage`; an embedding has no completion. Null if one
 * is missing or no whole number.
 */
function readUsage(answer: JsonObject, kind: "chat" | "embedding"): TokenUsage | null {
  const usage = objectMembers(answer["usage"]);
  const prompt = usage["prompt_tokens"];
  const completion = kind === "chat" ? usage["completion_tokens"] : 0;
  return isCount(prompt) && isCount(completion) ? { prompt, completion } : null;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** The delay before the first retry, and the longest one, if the server does not ask for one. */
const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 8000;
/** If a server asks to wait longer (Retry-After), the request is not sent again. */
const LONGEST_WAIT_MS = 60_000;
/** How many characters of a server's message ours repeats. */
const LONGEST_MESSAGE = 500;

/** What is known of an answer, or of why there is none. */
interface ReadAnswer {
  /** 0 without an answer. */
  readonly status: number;
  /** The answer as text, or why it can't be decoded; empty without an answer. */
  readonly text: string;
  /** What the text is as JSON; undefined if it is none. */
  readonly body: unknown;
  /** The member `error` of the answer, as OpenAI's protocol has it. */
  readonly error: JsonObject;
}

/** Returns what the exchange brought; a status of 0 and no text without an answer. */
function readAnswer(exchange: Exchange): ReadAnswer {
  if (exchange.kind !== "answer") {
    return { status: 0, text: "", body: undefined, error: {} };
  }
  const text = describeBody(exchange);
  const body = tryParseJson(text);
  const error = objectMembers(objectMembers(body)["error"]);
  return { status: exchange.status, text, body, error };
}

/**
 * Returns the milliseconds to wait before the request is sent again, after 429, 5xx or a broken
 * connection: then nothing was judged, and another try pays nothing twice. Null after anything
 * else, if the quota is used up, or if the server asks to wait longer than LONGEST_WAIT_MS.
 * `retries` is the number of retries so far.
 */
export function retryDelayMs(
  exchange: Exchange,
  { error }: Pick<ReadAnswer, "error">,
  retries: number,
): number | null {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** retries, MAX_DELAY_MS);
  if (exchange.kind !== "answer") {
    return exchange.kind === "reset" ? delay : null;
  }
  const { status, headers } = exchange;
  if (error["code"] === "insufficient_quota" || (status !== 429 && status < 500)) {
    return null;
  }
  const requestedMs = retryAfterMs(headers["retry-after"], Date.now()) ?? delay;
  return requestedMs > LONGEST_WAIT_MS ? null : requestedMs;
}

/**
 * Returns why the server refused these texts, which is no failure of the judge: a content filter,
 * or texts longer than the model takes. Null for other errors.
 */
function refusalReason({ status, error: { code } }: ReadAnswer): "refused" | "too_long" | null {
  if (status !== 400 || typeof code !== "string") {
    return null;
  }
  if (/^content_(?:filter|policy)/.test(code)) {
    return "refused";
  }
  return code === "context_length_exceeded" ? "too_long" : null;
}

/**
 * Returns the `judge_failed` error that ends the judging: how the last try failed and what to do.
 * `words` is what the server said, without the API key; `retries` how often the request was sent
 * again.
 */
function judgeFailedError(
  exchange: Exchange,
  words: string,
  { timeout_ms, api_key }: JudgeConfig,
  { host }: URL,
  retries: number,
): GateError {
  const judge = `the judge at ${host}`;
  const makeError = (what: string, hint: string): GateError =>
    new GateError("judge_failed", `${what}${describeRetries(retries)}`, hint);
  if (exchange.kind === "timeout") {
    return makeError(
      `${judge} did not answer whole within timeout_ms (${timeout_ms} ms)`,
      "Raise judge.timeout_ms, or see what the server was doing.",
    );
  }
  if (exchange.kind !== "answer") {
    return makeError(
      `the connection to ${judge} failed: ${exchange.message}`,
      "Check judge.base_url and that the server is up.",
    );
  }
  const { status } = exchange;
  return makeError(
    `${judge} answered ${status} ${cutText(words, LONGEST_MESSAGE)}`.trimEnd(),
    statusHint(status, api_key?.env),
  );
}

/** Returns what to do about an HTTP status. `keyName`: the variable of the API key, if any. */
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

/** Tokens of one request and its reply. */
interface TokenUsage {
  readonly prompt: number;
  /** 0 for embeddings. */
  readonly completion: number;
}

/** Prices are for this many tokens. */
const TOKENS_PER_PRICE = 1000;

/** Counts requests and tokens of a run, and ends the judging when its budget is used up. */
export class Ledger {
  readonly #limits: Pick<JudgeConfig, "max_requests" | "max_cost" | "prices">;
  /** Requests sent, retries included. */
  #requests = 0;
  #retries = 0;
  /** Questions that the cache answered. */
  #cached = 0;
  #tokens = { prompt: 0, completion: 0, embedding: 0 };
  /** A reply did not say how many tokens it used: then the cost is unknown (null). */
  #isCostUnknown = false;

  constructor(limits: Pick<JudgeConfig, "max_requests" | "max_cost" | "prices">) {
    this.#limits = limits;
  }

  /**
   * Counts a request that is to be sent. Throws `judge_budget` if `max_requests` were sent, or
   * `max_cost` is spent; an unknown cost ends nothing here.
   */
  countRequest(isRetry: boolean): void {
    const { max_requests: maxRequests, max_cost: maxCost } = this.#limits;
    const cost = this.#computeCost();
    if (this.#requests >= maxRequests) {
      throw budgetError(`judge.max_requests (${maxRequests}) is reached`);
    }
    if (maxCost !== null && cost !== null && cost >= maxCost) {
      throw budgetError(`judge.max_cost (${maxCost}) is reached`);
    }
    this.#requests++;
    if (isRetry) {
      this.#retries++;
    }
  }

  /**
   * Counts the tokens of an answer. `usage` is null if the answer does not say them. Then the cost
   * is unknown from now on, and a limit of the cost can't be kept: if the config has one, throws
   * `judge_failed`.
   */
  charge(kind: "chat" | "embedding", usage: TokenUsage | null): void {
    if (usage === null) {
      this.#isCostUnknown = true;
      if (this.#limits.max_cost === null) {
        return;
      }
      throw new GateError(
        "judge_failed",
        "the judge's answer has no `usage`, so its cost can't be counted",
        "Remove judge.max_cost and rely on judge.max_requests, or use an endpoint that counts tokens.",
      );
    }
    if (kind === "embedding") {
      this.#tokens.embedding += usage.prompt;
    } else {
      this.#tokens.prompt += usage.prompt;
      this.#tokens.completion += usage.completion;
    }
  }

  countCached(): void {
    this.#cached++;
  }

  /** Returns the cost so far. Null without prices, and if an answer did not say its tokens. */
  #computeCost(): number | null {
    const { prices } = this.#limits;
    if (prices === null || this.#isCostUnknown) {
      return null;
    }
    const { prompt, completion, embedding } = this.#tokens;
    const costTimesThousand =
      prompt * prices.prompt + completion * prices.completion + embedding * (prices.embedding ?? 0);
    return costTimesThousand / TOKENS_PER_PRICE;
  }

  get spending(): Spending {
    return {
      requests: this.#requests,
      retries: this.#retries,
      cached: this.#cached,
      prompt_tokens: this.#tokens.prompt,
      completion_tokens: this.#tokens.completion,
      embedding_tokens: this.#tokens.embedding,
      cost: this.#computeCost(),
    };
  }
}

function budgetError(message: string): GateError {
  return new GateError(
    "judge_budget",
    message,
    "What was judged is kept and not asked again: run once more, or raise the limit.",
  );
}
