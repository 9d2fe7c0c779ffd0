import { absoluteInside } from "../system/root.ts";
import { GateError } from "../errors.ts";
import type { RetrieverConfig } from "../model/config.ts";
import type { Question, RawAnswer, RawError, Retriever } from "../model/retriever.ts";
import { parseAnswer } from "./answer.ts";
import type { ConversationPlan } from "./conversation.ts";
import { fillText } from "./expression.ts";
import {
  cancelledError,
  lastWords,
  parseJson,
  protocolError,
  startError,
  stoppedError,
  timeoutError,
  totalTimeoutError,
  quote,
} from "./failures.ts";
import { MAX_LINE_BYTES, Output } from "./output.ts";
import { type RetrieverPorts, childEnvironment } from "./ports.ts";
import { type Exit, Family, type AnswersOn, type ChildOptions, BoundedLog } from "./process.ts";
import { after, elapsedMs, type Timer } from "../system/timers.ts";
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
  readonly #waiting = new Set<(error: GateError) => void>();
  #failure: GateError | null = null;
  #totalTimer: Timer | undefined;
  #stopping: Promise<void> | null = null;
  readonly #onAbort = (): void => this.#fail(cancelledError());

  constructor(plan: PerQueryPlan, ports: RetrieverPorts) {
    this.#plan = plan;
    this.#ports = ports;
  }

  start(): Promise<void> {
    if (this.#ports.signal.aborted) return Promise.reject(cancelledError());
    this.#ports.signal.addEventListener("abort", this.#onAbort);
    const limit = this.#plan.limits.total_timeout_ms;
    this.#totalTimer = after(limit, () => this.#fail(totalTimeoutError(limit, this.#log)));
    return Promise.resolve();
  }

  async ask(question: Question): Promise<RawAnswer | RawError> {
    if (this.#failure !== null) throw this.#failure;
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
    const end = this.#orFailure(question, log, output.overflow);
    try {
      const exit = await Promise.race([child.exited, end.failure]);
      if (exit instanceof GateError) throw exit;
      return this.#read(question, output, exit, log, startedAt);
    } catch (error) {
      if (error instanceof GateError) this.#fail(error);
      throw error;
    } finally {
      end.clear();
      await this.#family.endChild(child);
    }
  }

  stop(): Promise<void> {
    this.#stopping ??= this.#stop();
    return this.#stopping;
  }

  async #stop(): Promise<void> {
    this.#ports.signal.removeEventListener("abort", this.#onAbort);
    this.#fail(stoppedError());
    await this.#family.end();
    const text = this.#log.text();
    if (text !== "") this.#ports.log(text);
  }

  async #spawn(argv: readonly string[], onNoise: (chunk: Buffer) => void): ReturnType<Family["spawn"]> {
    try {
      return await this.#family.spawn({ ...this.#plan.child, argv }, onNoise);
    } catch (cause) {
      const error = startError(cause, argv);
      this.#fail(error);
      throw error;
    }
  }

  #orFailure(question: Question, log: BoundedLog, overflow: Promise<void>): ChildEnding {
    const limit = this.#plan.limits.timeout_ms;
    let timer: Timer | undefined;
    let report: ((error: GateError) => void) | undefined;
    const failure = new Promise<GateError>((resolve) => {
      report = resolve;
      timer = after(limit, () => {
        const message = `no answer to ${quote(question.query)} within timeout_ms (${limit} ms)`;
        const hint =
          "With per_query the limit includes the start of the process; raise retriever.timeout_ms.";
        resolve(timeoutError(message, hint, log));
      });
      void overflow.then(() =>
        resolve(
          protocolError(
            `the answer to ${quote(question.query)} is longer than the limit of ${MAX_LINE_BYTES} bytes`,
          ),
        ),
      );
    });
    this.#waiting.add(report!);
    const clear = (): void => {
      clearTimeout(timer);
      this.#waiting.delete(report!);
    };
    return { failure, clear };
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

  #fail(error: GateError): void {
    if (this.#failure !== null) return;
    this.#failure = error;
    clearTimeout(this.#totalTimer);
    for (const report of this.#waiting) report(error);
    void this.#family.end();
  }
}

interface ChildEnding {
  readonly failure: Promise<GateError>;
  readonly clear: () => void;
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
