import type { JsonObject } from "../system/json.ts";
import { GateError } from "../errors.ts";
import type { RetrieverConfig } from "../model/config.ts";
import type { Question, RawAnswer, RawError, Retriever } from "../model/retriever.ts";
import { ANSWER_HINT, type ParsedAnswer, parseAnswer } from "./answer.ts";
import {
  FLUSH_HINT,
  closedError,
  exitError,
  failedQuery,
  nameOpenQuery,
  protocolError,
  slowHint,
  timeoutError,
  withHint,
} from "./failures.ts";
import { quoteText } from "../system/excerpt.ts";
import { cutText } from "../model/lookup.ts";
import { MessageReader } from "./output.ts";
import { refuseFailure } from "./read-value.ts";
import type { RetrieverPorts } from "./ports.ts";
import { Lifetime } from "./reach.ts";
import { type Child, type ChildOptions, Family } from "./process.ts";
import { type Timer, startTimer, elapsedMs, sleep, settlesWithin } from "../system/timers.ts";
import { docsPage } from "../model/docs-page.ts";

/**
 * Returns the answer that a child's message holds; `where` names the message. Throws WrongAnswer or
 * `retriever_answer` if it is no answer.
 */
export type ReadAnswer = (message: JsonObject, where: string) => ParsedAnswer;

export interface ConversationPlan {
  readonly child: ChildOptions;
  readonly limits: Pick<RetrieverConfig, "startup_timeout_ms" | "timeout_ms" | "total_timeout_ms">;
  /** Whether the child says `{"ready":true}` before it takes questions. */
  readonly ready: boolean;
  /** True if the gate's own code in the child speaks the protocol: no advice on it helps then. */
  readonly isOurLoop?: boolean;
  /** The child as messages name it. */
  readonly label: string;
  /** The key of the config that names what our loop runs. */
  readonly key?: string;
  /** Absent: the message is an answer of the contract. */
  readonly read?: ReadAnswer | undefined;
}

/** What to do about an answer of a function that can't be read. It stands for ANSWER_HINT. */
const RETURN_HINT = `Correct what the function returns: a list of ids, or of objects with \`id\` or \`path\` as text, and \`score\` as number. The other fields: ${docsPage("reference/answer.md")}`;

/** How long after a stream was closed an exit still counts as the reason for it. */
const EXIT_AFTER_CLOSE_MS = 1000;

/** Settles the promise that waits for the child's `{"ready":true}`. */
interface Readiness {
  readonly resolve: () => void;
  readonly reject: (error: GateError) => void;
}

/**
 * A child that lives as long as the run and speaks JSON Lines: `{"id","query","k","params"}` in,
 * `{"id","results",…}` or `{"id","error"}` out, matched by id. `{"ready":true}` before the first
 * question and `{"error":"…"}` without an id ("I can't go on") are understood too. The measured
 * time is from writing the request to the arrival of the bytes that complete the answer's line.
 * The first failure of the child ends the conversation: open and later questions reject with it.
 * An answer that can't be read, or says that it failed, fails its question alone.
 */
export class Conversation implements Retriever {
  readonly #plan: ConversationPlan;
  readonly #family = new Family();
  readonly #messages: MessageReader;
  /** By their ids: "1", "2", … as asked. */
  readonly #openQuestions = new Map<string, OpenQuestion>();
  #askedCount = 0;
  /** How many questions were answered so far, with an error or without. */
  #answeredCount = 0;
  readonly #lifetime: Lifetime;
  #child: Child | null = null;
  /** Null if nothing waits for the child to be ready. */
  #readiness: Readiness | null = null;

  constructor(plan: ConversationPlan, ports: RetrieverPorts) {
    this.#plan = plan;
    const lifetime = new Lifetime(ports, () => this.#endConversation());
    this.#lifetime = lifetime;
    const source = { label: plan.label, whose: "retriever", lifetime } as const;
    this.#messages = new MessageReader(source, (...message) => this.#onMessage(...message));
  }

  /** Starts the child, and waits for `{"ready":true}` if the plan says that it comes. */
  async start(): Promise<void> {
    const { child, limits, ready } = this.#plan;
    const { log } = this.#lifetime;
    this.#lifetime.begin(limits.total_timeout_ms);
    this.#child = await this.#family.spawn(child, (chunk) => log.push(chunk));
    // The waiting begins before anything is read, so that an early `ready` is not missed.
    const readiness = ready ? this.#awaitReadiness() : null;
    this.#attachListeners(this.#child);
    await readiness;
    this.#lifetime.throwIfFailed();
  }

  /** Writes the question to the child. `#onMessage` settles the promise when the answer comes. */
  async ask(question: Question): Promise<RawAnswer | RawError> {
    this.#lifetime.throwIfFailed();
    // `start` has set it.
    const child = this.#child!;
    const { query, k, params } = question;
    const id = String(++this.#askedCount);
    const line = `${JSON.stringify({ id, query, k, params })}\n`;
    const limit = this.#chooseTimeLimit();
    return new Promise((resolve, reject) => {
      const askedAt = process.hrtime.bigint();
      child.stdin.write(line);
      const timer = startTimer(limit.ms, () => this.#failLateAnswer(query, limit));
      this.#openQuestions.set(id, { query, askedAt, timer, resolve, reject });
    });
  }

  stop(): Promise<void> {
    return this.#lifetime.stop(() => this.#family.end());
  }

  /** Reads what the child answers from now on, and watches its end. */
  #attachListeners(child: Child): void {
    child.answers.on("data", (chunk: Buffer) => {
      const fault = this.#messages.push(chunk);
      if (fault !== null) {
        this.#lifetime.recordFailure(fault);
      }
    });
    child.answers.once("end", () => void this.#onStreamClosed(child, "standard output"));
    child.stdin.once("error", () => void this.#onStreamClosed(child, "standard input"));
    void this.#onExit(child);
  }

  /**
   * Waits for the exit, reads a last line without a line end, and fails the run with the exit. If
   * only that line was wrong, the run fails with it: a bad exit may have cut it off, and is the
   * better reason. After `stop` this changes nothing: the first failure counts.
   */
  async #onExit(child: Child): Promise<void> {
    const exit = await child.exited;
    const lastLineFault = this.#messages.end();
    if (lastLineFault !== null && exit.code === 0) {
      this.#lifetime.recordFailure(lastLineFault);
    }
    const isReady = this.#readiness === null;
    const when = isReady ? nameOpenQuery(this.#openQuestions.values()) : "before it was ready";
    const { label, isOurLoop } = this.#plan;
    const { log } = this.#lifetime;
    this.#lifetime.recordFailure(exitError(exit, { label, isOurLoop, when, log }));
  }

  /**
   * Fails the run because the child closed a stream while it went on running. `stream` is the
   * stream's name for the message.
   */
  async #onStreamClosed(child: Child, stream: string): Promise<void> {
    // Mostly the child is exiting. That error says more, so #onExit gets a turn to record it first.
    await settlesWithin(child.exited, EXIT_AFTER_CLOSE_MS);
    await sleep(0);
    this.#lifetime.recordFailure(closedError(stream, this.#plan.label, this.#lifetime.log));
  }

  /**
   * Settles the question that the message answers, with the answer or with the query's error. A
   * message without an id goes to `#onNotice`. Throws `retriever_answer`, which ends the run, for a
   * wrong id.
   */
  #onMessage(message: JsonObject, lineName: string, arrivedAt: bigint): void {
    if (message.id === undefined) {
      this.#onNotice(message, lineName);
      return;
    }
    const question = this.#takeQuestion(message.id, lineName);
    const elapsed = elapsedMs(question.askedAt, arrivedAt);
    const answer = this.#readAnswer(message, this.#nameAnswer(question, lineName));
    question.resolve(
      answer.kind === "error" ? answer : { elapsed_ms: elapsed, retries: 0, ...answer },
    );
  }

  /**
   * Returns the open question with this id, which came in the line `lineName`; it counts as
   * answered from now on. Throws `retriever_answer` for an id that is unknown or was answered
   * already.
   */
  #takeQuestion(id: unknown, lineName: string): OpenQuestion {
    if (typeof id !== "string") {
      throw protocolError(
        `${lineName}: id: expected the string of the request`,
        'Send the id back as it came: "1", not 1.',
      );
    }
    const question = this.#openQuestions.get(id);
    if (question === undefined) {
      throw protocolError(
        `${lineName}: id ${quoteText(id)}: no such request is open`,
        "Answer each request once, with the id that it carries.",
      );
    }
    clearTimeout(question.timer);
    this.#openQuestions.delete(id);
    this.#answeredCount++;
    return question;
  }

  /** Returns how messages name the answer to a question: that of a function without its line. */
  #nameAnswer({ query }: OpenQuestion, lineName: string): string {
    const { isOurLoop, label } = this.#plan;
    return isOurLoop
      ? `the answer of ${label} to ${quoteText(query)}`
      : `the answer to ${quoteText(query)} (${lineName})`;
  }

  /**
   * Returns the answer that a message has, or the query's error if it reports one or is no answer.
   * For a function the hint says what to return, in place of ANSWER_HINT, which says what to print.
   */
  #readAnswer(message: JsonObject, where: string): ParsedAnswer | RawError {
    const { isOurLoop, read = parseAnswer } = this.#plan;
    try {
      refuseFailure(message);
      return read(message, where);
    } catch (error) {
      const isWrongReturn = isOurLoop && error instanceof GateError && error.hint === ANSWER_HINT;
      return failedQuery(isWrongReturn ? `${error.message}. ${RETURN_HINT}` : withHint(error));
    }
  }

  /**
   * Takes a line without an id, which is about the retriever as a whole: `ready` ends the waiting
   * for it; `error` is thrown as the end of the run, and so is anything else.
   */
  #onNotice(message: JsonObject, lineName: string): void {
    if (typeof message.error === "string") {
      const { key, label } = this.#plan;
      const isStarting = this.#readiness !== null;
      const code = isStarting ? "retriever_start" : "retriever_failed";
      throw new GateError(code, `${label} reported: ${cutText(message.error, 2000)}`, {
        hint: "Fix the error that it reports. See retriever.log for the full output.",
        key,
      });
    }
    if (message.ready !== true) {
      const keys = Object.keys(message).slice(0, 10).join(", ");
      throw protocolError(
        `${lineName} has no id; its keys are ${quoteText(keys)}`,
        'Answer with the id of the request, in the key `id`: {"id": "…", "results": [...]}.',
      );
    }
    this.#readiness?.resolve();
    this.#readiness = null;
  }

  /**
   * Resolves when the child says that it is ready, and rejects if the run fails before. If the time
   * to start runs out, the failure is recorded and this resolves as well: `start` throws it.
   */
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
      ? slowHint("retriever.startup_timeout_ms")
      : `Print {"ready":true} once it can answer. ${FLUSH_HINT}`;
    this.#lifetime.recordFailure(timeoutError(message, hint, this.#lifetime.log));
  }

  /**
   * Returns how long the next question may take. A program that says no `ready` may still be
   * loading until its first answer, so it has the time to start as well.
   */
  #chooseTimeLimit(): TimeLimit {
    const { timeout_ms: ms, startup_timeout_ms: startup } = this.#plan.limits;
    const mayBeLoading = this.#answeredCount === 0 && !this.#plan.ready;
    return mayBeLoading
      ? { ms: startup + ms, name: "startup_timeout_ms + timeout_ms" }
      : { ms, name: "timeout_ms" };
  }

  #failLateAnswer(query: string, limit: TimeLimit): void {
    const hasNeverAnswered = this.#answeredCount === 0;
    const hint =
      hasNeverAnswered && !this.#plan.isOurLoop
        ? `${FLUSH_HINT} Answer each line as it comes: the input ends only after the run.`
        : slowHint("retriever.timeout_ms");
    const message = `no answer to ${quoteText(query)} within ${limit.name} (${limit.ms} ms)`;
    this.#lifetime.recordFailure(timeoutError(message, hint, this.#lifetime.log));
  }

  /** Rejects the open questions and `start` with the recorded failure, and ends the child. */
  #endConversation(): void {
    const error = this.#lifetime.failure!;
    for (const { timer, reject } of this.#openQuestions.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.#openQuestions.clear();
    this.#readiness?.reject(error);
    this.#readiness = null;
    // What still comes is not read: a flood ends here.
    this.#child?.answers.destroy();
    void this.#family.end();
  }
}

interface TimeLimit {
  readonly ms: number;
  /** The settings that it is made of, for messages. */
  readonly name: string;
}

/** A question that was asked, and the promise of its answer. */
interface OpenQuestion {
  readonly query: string;
  /** process.hrtime.bigint() just before the request is written. */
  readonly askedAt: bigint;
  /** Ends the run if no answer comes in time. */
  readonly timer: Timer;
  readonly resolve: (answer: RawAnswer | RawError) => void;
  readonly reject: (error: GateError) => void;
}
