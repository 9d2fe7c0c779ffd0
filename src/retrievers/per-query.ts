import { absoluteInside } from "../system/root.ts";
import { GateError } from "../errors.ts";
import type { RetrieverConfig } from "../model/config.ts";
import type { Question, RawAnswer, RawError, Retriever } from "../model/retriever.ts";
import { parseAnswer } from "./answer.ts";
import type { ConversationPlan } from "./conversation.ts";
import { fillText } from "./expression.ts";
import {
  lastWords,
  parseJson,
  protocolError,
  startError,
  timeoutError,
  totalTimeoutError,
  quote,
} from "./failures.ts";
import { MAX_LINE_BYTES, Output } from "./output.ts";
import { Lifetime } from "./reach.ts";
import { type RetrieverPorts, childEnvironment } from "./ports.ts";
import { type Exit, Family, type AnswersOn, type ChildOptions, BoundedLog } from "./process.ts";
import { type Timer, after, elapsedMs } from "../system/timers.ts";
import { statSync } from "node:fs";

export type PerQueryPlan = Omit<ConversationPlan, "ready">;

/**
 * One process a query, with `{{query}}` and `{{k}}` replaced in its arguments, and one answer object on standard
 * output. The clock runs from before the process's start to the end of its output. A process that exits with another
 * code than 0 failed this query; one that hangs or prints something else ends the run.
 */
export class PerQuery implements Retriever {
  readonly #plan: PerQueryPlan;
  readonly #ports: RetrieverPorts;
  readonly #family = new Family();
  readonly #log = new BoundedLog();
  readonly #lifetime: Lifetime;

  constructor(plan: PerQueryPlan, ports: RetrieverPorts) {
    this.#plan = plan;
    this.#ports = ports;
    this.#lifetime = new Lifetime(ports.signal, () => void this.#family.end());
  }

  start(): Promise<void> {
    const limit = this.#plan.limits.total_timeout_ms;
    return Promise.resolve().then(() =>
      this.#lifetime.begin(limit, () => totalTimeoutError(limit, this.#log)),
    );
  }

  async ask(question: Question): Promise<RawAnswer | RawError> {
    if (this.#lifetime.failure !== null) throw this.#lifetime.failure;
    if (question.query.includes("\0")) {
      return {
        kind: "error",
        message: "the query holds a NUL character, which no argument can carry",
        retries: 0,
      };
    }
    const argv = this.#plan.child.argv.map((argument) => fillText(argument, question));
    const log = new BoundedLog();
    const output = new Output();
    const startedAt = process.hrtime.bigint();
    const child = await this.#spawn(argv, (chunk) => {
      log.push(chunk);
      this.#log.push(chunk);
    });
    child.answers.on("data", (chunk: Buffer) => output.push(chunk));
    child.answers.once("end", () => output.end());
    child.stdin.end();
    const timer = this.#bound(question, output, log);
    try {
      const exit = await this.#lifetime.until(child.exited);
      return this.#read(question, output, exit, log, startedAt);
    } catch (error) {
      if (error instanceof GateError) this.#lifetime.fail(error);
      throw error;
    } finally {
      clearTimeout(timer);
      await this.#family.endChild(child);
    }
  }

  /** Ends the run where the answer comes too late, or is too long. */
  #bound({ query }: Question, output: Output, log: BoundedLog): Timer {
    const about = quote(query);
    const limit = this.#plan.limits.timeout_ms;
    void output.overflow.then(() =>
      this.#lifetime.fail(
        protocolError(`the answer to ${about} is longer than the limit of ${MAX_LINE_BYTES} bytes`),
      ),
    );
    return after(limit, () => {
      const message = `no answer to ${about} within timeout_ms (${limit} ms)`;
      const hint = "With per_query the limit includes the start of the process; raise retriever.timeout_ms.";
      this.#lifetime.fail(timeoutError(message, hint, log));
    });
  }

  stop(): Promise<void> {
    return this.#lifetime.stop(() => this.#family.end(), this.#log, this.#ports.log);
  }

  async #spawn(argv: readonly string[], onNoise: (chunk: Buffer) => void): ReturnType<Family["spawn"]> {
    try {
      return await this.#family.spawn({ ...this.#plan.child, argv }, onNoise);
    } catch (cause) {
      const error = startError(cause, argv);
      this.#lifetime.fail(error);
      throw error;
    }
  }

  #read(
    question: Question,
    output: Output,
    exit: Exit,
    log: BoundedLog,
    startedAt: bigint,
  ): RawAnswer | RawError {
    if (exit.code !== 0) {
      const how = exit.signal === null ? `exited with code ${exit.code}` : `was killed by ${exit.signal}`;
      return { kind: "error", message: `the process ${how}${lastWords(log)}`, retries: 0 };
    }
    const where = `the answer to ${quote(question.query)}`;
    const text = output.text(where);
    if (text.trim() === "") throw protocolError(`${where} is empty${lastWords(log)}`);
    const value = parseJson(text, where);
    const error = typeof value === "object" && value !== null && "error" in value ? value.error : undefined;
    if (typeof error === "string") return { kind: "error", message: error, retries: 0 };
    return {
      ...parseAnswer(value, where),
      elapsed_ms: elapsedMs(startedAt, output.completeAt()),
      retries: 0,
    };
  }
}

/** What every child of a retriever gets: its folder, checked, and its environment. Throws GateError. */
export function childOptions(
  config: Pick<RetrieverConfig, "cwd" | "env" | "env_only">,
  ports: RetrieverPorts,
  argv: readonly string[],
  answersOn: AnswersOn,
): ChildOptions {
  const cwd = absoluteInside(ports.root, config.cwd, "retriever.cwd");
  // Checked here because spawn reports a missing folder as if the command were missing.
  if (statSync(cwd, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new GateError("retriever_start", `retriever.cwd: ${quote(config.cwd)} is not a folder`, {
      hint: "`cwd` is where the retriever runs; leave it out for the config's own folder.",
    });
  }
  return { argv, cwd, env: childEnvironment(ports.environment, config), answersOn };
}
