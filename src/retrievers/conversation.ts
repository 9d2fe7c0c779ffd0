import type { JsonObject } from "../system/json.ts";
import { GateError } from "../errors.ts";
import type { RetrieverConfig } from "../model/config.ts";
import type { Question, RawAnswer, RawError, Retriever } from "../model/retriever.ts";
import { type ParsedAnswer, parseAnswer } from "./answer.ts";
import {
  FLUSH_HINT,
  closedError,
  cutText,
  exitError,
  protocolError,
  quoteText,
  timeoutError,
} from "./failures.ts";
import { MessageReader } from "./output.ts";
import type { RetrieverPorts } from "./ports.ts";
import { Lifetime } from "./reach.ts";
import { type Child, type ChildOptions, Family } from "./process.ts";
import { type Timer, startTimer, elapsedMs, sleep, settlesWithin } from "../system/timers.ts";

/** Reads the answer from a child's message, or the error that it reports. Throws `retriever_answer`. */
export type ReadAnswer = (
  message: JsonObject,
  where: string,
) => ParsedAnswer | { readonly error: string };

export interface ConversationPlan {
  readonly child: ChildOptions;
  readonly limits: Pick<RetrieverConfig, "startup_timeout_ms" | "timeout_ms" | "total_timeout_ms">;
  /** Whether the child says `{"ready":true}` before it takes questions. */
  readonly ready: boolean;
  /** Whether the child's loop is ours, so that no advice on the protocol helps. */
  readonly isOurLoop?: boolean;
  readonly label: string;
  /** Absent: the message is an answer of the contract. */
  readonly read?: ReadAnswer | undefined;
}

interface Readiness {
  readonly resolve: () => void;
  readonly reject: (error: GateError) => void;
}

/**
 * A child that lives as long as the run and speaks JSON Lines: `{"id","query","k"}` in, `{"id","results",…}` or
 * `{"id","error"}` out, matched by id. `{"ready":true}` before the first question and `{"error":"…"}` without an id
 * ("I can't go on") are understood too. The clock runs from writing the request to the arrival of the bytes that
 * complete the answer's line. The first fault is the last: everything asked then or later rejects with it. No more
 * is written than the caller has questions in flight, so a child that does not read costs no memory.
 */
export class Conversation implements Retriever {
  readonly #plan: ConversationPlan;
  readonly #family = new Family();
  readonly #messages: MessageReader;
  readonly #questions = new OpenQuestions();
  readonly #lifetime: Lifetime;
  #child: Child | null = null;
  /** What was wrong with the last line, which had no line end. */
  #lastLineFault: GateError | null = null;
  #readiness: Readiness | null = null;

  constructor(plan: ConversationPlan, ports: RetrieverPorts) {
    this.#plan = plan;
    const lifetime = new Lifetime(ports, () => this.#endConversation());
    this.#lifetime = lifetime;
    this.#messages = new MessageReader(
      { label: plan.label, whose: "retriever", lifetime },
      (...own) => this.#onMessage(...own),
    );
  }

  async start(): Promise<void> {
    const { child, limits, ready } = this.#plan;
    const { log } = this.#lifetime;
    this.#lifetime.begin(limits.total_timeout_ms);
    this.#child = await this.#family.spawn(child, (chunk) => log.push(chunk));
    const waiting = ready ? this.#awaitReadiness() : null;
    this.#attachListeners(this.#child);
    await waiting;
    this.#lifetime.throwIfFailed();
  }

  ask(question: Question): Promise<RawAnswer | RawError> {
    if (this.#lifetime.failure !== null) {
      return Promise.reject(this.#lifetime.failure);
    }
    const child = this.#child!;
    const { query, k, params } = question;
    const id = this.#questions.nextId();
    const line = `${JSON.stringify({ id, query, k, params })}\n`;
    const limit = this.#chooseTimeLimit();
    return new Promise((resolve, reject) => {
      const askedAt = process.hrtime.bigint();
      child.stdin.write(line);
      this.#questions.add({ id, query, askedAt, resolve, reject }, limit.ms, () =>
        this.#failLateAnswer(query, limit),
      );
    });
  }

  stop(): Promise<void> {
    return this.#lifetime.stop(() => this.#family.end());
  }

  #attachListeners(child: Child): void {
    child.answers.on("data", (chunk: Buffer) => {
      const fault = this.#messages.push(chunk);
      if (fault !== null) {
        this.#lifetime.recordFailure(fault);
      }
    });
    child.answers.once("end", () => {
      this.#onOutputEnd();
      void this.#onStreamClosed(child, "standard output");
    });
    child.stdin.once("error", () => void this.#onStreamClosed(child, "standard input"));
    void this.#onExit(child);
  }

  /** A last line that can't be read waits for the exit: where that was no good one, the line was cut off by it. */
  #onOutputEnd(): void {
    const fault = this.#messages.end();
    this.#lastLineFault ??= fault;
  }

  async #onExit(child: Child): Promise<void> {
    const exit = await child.exited;
    this.#onOutputEnd();
    if (this.#lastLineFault !== null && exit.code === 0) {
      this.#lifetime.recordFailure(this.#lastLineFault);
    }
    const waiting = this.#questions.oldestQuery;
    const asked =
      waiting === null ? "before the run was over" : `on the query ${quoteText(waiting)}`;
    const when = this.#readiness === null ? asked : "before it was ready";
    this.#lifetime.recordFailure(exitError(exit, this.#plan.label, when, this.#lifetime.log));
  }

  async #onStreamClosed(child: Child, stream: string): Promise<void> {
    // The exit that mostly goes with it says more, and fails first.
    await settlesWithin(child.exited, 1000);
    await sleep(0);
    this.#lifetime.recordFailure(
      this.#lastLineFault ?? closedError(stream, this.#plan.label, this.#lifetime.log),
    );
  }

  #onMessage(message: JsonObject, what: string, at: bigint): void {
    if (message.id === undefined) {
      this.#onNotice(message, what);
      return;
    }
    const question = this.#questions.find(message.id, what);
    const where = `the answer to ${quoteText(question.query)} (${what})`;
    const { error } = message;
    if (typeof error === "string") {
      this.#questions.settle(question, { kind: "error", message: error, retries: 0 });
      return;
    }
    if (error !== undefined && error !== null) {
      throw protocolError(`${where}: error: expected a string`);
    }
    const answer = (this.#plan.read ?? parseAnswer)(message, where);
    if ("error" in answer) {
      this.#questions.settle(question, { kind: "error", message: answer.error, retries: 0 });
      return;
    }
    this.#questions.settle(question, {
      elapsed_ms: elapsedMs(question.askedAt, at),
      retries: 0,
      ...answer,
    });
  }

  /** A line without an id speaks for the retriever as a whole. */
  #onNotice(message: JsonObject, what: string): void {
    if (typeof message.error === "string") {
      const code = this.#readiness === null ? "retriever_failed" : "retriever_start";
      throw new GateError(code, `${this.#plan.label} reported: ${cutText(message.error, 2000)}`, {
        hint: "Full output: retriever.log.",
      });
    }
    if (message.ready !== true) {
      const keys = Object.keys(message).slice(0, 10).join(", ");
      throw protocolError(
        `${what} has no id; its keys are ${quoteText(keys)}`,
        'Answer with the id of the request, in the key `id`: {"id": "…", "results": [...]}.',
      );
    }
    this.#readiness?.resolve();
    this.#readiness = null;
  }

  async #awaitReadiness(): Promise<void> {
    const limit = this.#plan.limits.startup_timeout_ms;
    const ready = new Promise<void>((resolve, reject) => {
      this.#readiness = { resolve, reject };
    });
    if (await settlesWithin(ready, limit)) {
      return;
    }
    const message = `${this.#plan.label} was not ready within startup_timeout_ms (${limit} ms)`;
    const hint = this.#plan.isOurLoop
      ? "Raise retriever.startup_timeout_ms, or see in retriever.log what it was loading."
      : `Print {"ready":true} once it can answer. ${FLUSH_HINT}`;
    this.#lifetime.recordFailure(timeoutError(message, hint, this.#lifetime.log));
  }

  /** Without `ready` the program may still be loading when it is asked first. */
  #chooseTimeLimit(): TimeLimit {
    const { timeout_ms: ms, startup_timeout_ms: startup } = this.#plan.limits;
    const first = this.#questions.answeredCount === 0 && !this.#plan.ready;
    return first
      ? { ms: startup + ms, name: "startup_timeout_ms + timeout_ms" }
      : { ms, name: "timeout_ms" };
  }

  #failLateAnswer(query: string, limit: TimeLimit): void {
    const first = this.#questions.answeredCount === 0;
    const hint =
      first && !this.#plan.isOurLoop
        ? `${FLUSH_HINT} Answer each line as it comes: the input ends only after the run.`
        : "Raise retriever.timeout_ms, or see in retriever.log what it was doing.";
    const message = `no answer to ${quoteText(query)} within ${limit.name} (${limit.ms} ms)`;
    this.#lifetime.recordFailure(timeoutError(message, hint, this.#lifetime.log));
  }

  #endConversation(): void {
    const error = this.#lifetime.failure!;
    this.#questions.rejectAll(error);
    this.#readiness?.reject(error);
    this.#readiness = null;
    // What still comes is not read: a flood ends here.
    this.#child?.answers.destroy();
    void this.#family.end();
  }
}

interface TimeLimit {
  readonly ms: number;
  readonly name: string;
}

interface OpenQuestion {
  readonly id: string;
  readonly query: string;
  /** process.hrtime.bigint() just before the request is written. */
  readonly askedAt: bigint;
  readonly resolve: (answer: RawAnswer | RawError) => void;
  readonly reject: (error: GateError) => void;
}

/** The questions that a child has not answered yet, by the opaque id that each carries: a counter. */
class OpenQuestions {
  readonly #open = new Map<string, { readonly question: OpenQuestion; readonly timer: Timer }>();
  #asked = 0;
  #answered = 0;

  get answeredCount(): number {
    return this.#answered;
  }

  get oldestQuery(): string | null {
    for (const { question } of this.#open.values()) {
      return question.query;
    }
    return null;
  }

  nextId(): string {
    return String(++this.#asked);
  }

  add(question: OpenQuestion, limitMs: number, onLate: () => void): void {
    this.#open.set(question.id, { question, timer: startTimer(limitMs, onLate) });
  }

  /** The open question that a line's id belongs to; throws `retriever_answer` for an unknown or a repeated one. */
  find(id: unknown, what: string): OpenQuestion {
    if (typeof id !== "string") {
      throw protocolError(
        `${what}: id: expected the string of the request`,
        'Send the id back as it came: "1", not 1.',
      );
    }
    const open = this.#open.get(id);
    if (open !== undefined) {
      return open.question;
    }
    const number = /^[1-9]\d*$/.test(id) ? Number(id) : Number.NaN;
    const fault = number <= this.#asked ? "was already answered" : "was never asked";
    throw protocolError(
      `${what}: id ${quoteText(id)} ${fault}`,
      "Answer each request once, with the id that it carries.",
    );
  }

  settle(question: OpenQuestion, answer: RawAnswer | RawError): void {
    clearTimeout(this.#open.get(question.id)?.timer);
    this.#open.delete(question.id);
    this.#answered++;
    question.resolve(answer);
  }

  rejectAll(error: GateError): void {
    for (const { question, timer } of this.#open.values()) {
      clearTimeout(timer);
      question.reject(error);
    }
    this.#open.clear();
  }
}
