import { GateError } from "../errors.ts";
import type { CommandRetriever } from "./kinds.ts";
import type { Question, RawAnswer, RawError, Retriever } from "../model/retriever.ts";
import { parseAnswer } from "./answer.ts";
import { type ConversationPlan, type ReadAnswer, Conversation } from "./conversation.ts";
import { fillText, refuseMisspeltPlaceholders } from "./template.ts";
import {
  BoundedLog,
  type Exit,
  describeExit,
  failedQuery,
  lastWords,
  parseJson,
  withHint,
  protocolError,
  timeoutError,
} from "./failures.ts";
import { quoteText } from "../system/excerpt.ts";
import { MAX_LINE_BYTES } from "./output.ts";
import { adviseLines, refuseFailure } from "./read-value.ts";
import { type TextReader, makeTextReader } from "./text-lines.ts";
import { Lifetime } from "./reach.ts";
import type { RetrieverPorts } from "./ports.ts";
import { Family, childOptions } from "./process.ts";
import { startTimer, elapsedMs } from "../system/timers.ts";

/**
 * `kind: command`: one long-lived child over JSON Lines, or with `per_query` one process a query.
 * Throws `invalid_config` for a command that is empty or needs a shell and, with `per_query`, for a
 * misspelt placeholder; `retriever_start` if the folder `cwd` is missing.
 */
export function commandRetriever(config: CommandRetriever, ports: RetrieverPorts): Retriever {
  if (config.command.length === 0 || config.command[0] === "") {
    throw new GateError(
      "invalid_config",
      "retriever.command is empty",
      "Name a program and its arguments: command: [python3, retrieval/serve.py]",
    );
  }
  const child = childOptions(config, ports, config.command, "stdout");
  const label = `the retriever ${quoteText(config.command.join(" "))}`;
  const { lines = null, empty = null } = config.results ?? {};
  const reader = lines === null ? null : makeTextReader(lines, empty);
  if (config.per_query) {
    refuseMisspeltPlaceholders(config.command, "retriever.command");
    return new PerQuery({ child, limits: config, label, reader }, ports);
  }
  const read = reader === null ? undefined : makeLinesReader(reader);
  return new Conversation({ child, limits: config, ready: config.ready, label, read }, ports);
}

/** The reader throws `retriever_answer` if `results` are no text, and what `readText` throws. */
function makeLinesReader(readText: TextReader): ReadAnswer {
  return (message, where) => {
    const { results } = message;
    if (typeof results !== "string") {
      const hint =
        'With `results.lines` a program that stays up answers with a text: {"id": "1", "results": "…"}.';
      throw protocolError(`${where}: results: expected a text`, hint);
    }
    return parseAnswer({ ...message, results: readText(results, where) }, where);
  };
}

interface PerQueryPlan extends Omit<ConversationPlan, "ready" | "read"> {
  /** Reads an output that is text; null if the output is JSON. */
  readonly reader: TextReader | null;
}

/**
 * One process a query, with `{{query}}` and `{{k}}` replaced in its arguments, and one answer
 * object on standard output. The measured time is from before the process's start to the end of
 * its output. A process that exits with another code than 0, or answers `{"error"}`, fails this
 * query alone; one that hangs, floods or prints something else ends the run.
 */
class PerQuery implements Retriever {
  readonly #plan: PerQueryPlan;
  readonly #family = new Family();
  readonly #lifetime: Lifetime;

  constructor(plan: PerQueryPlan, ports: RetrieverPorts) {
    this.#plan = plan;
    this.#lifetime = new Lifetime(ports, () => void this.#family.end());
  }

  /** Starts the total time; no process runs until a query is asked. */
  async start(): Promise<void> {
    this.#lifetime.begin(this.#plan.limits.total_timeout_ms);
  }

  /**
   * Runs the program for a question, and ends it when it has answered. Returns the query's error if
   * the program exits badly or reports one. Any other failure ends the run, and is thrown.
   */
  async ask(question: Question): Promise<RawAnswer | RawError> {
    this.#lifetime.throwIfFailed();
    if (question.query.includes("\0")) {
      return failedQuery("the query holds a NUL character, which no argument can carry");
    }
    const argv = this.#plan.child.argv.map((argument) => fillText(argument, question));
    // Of this process alone, so that an error shows its words and not another query's.
    const log = new BoundedLog();
    const output: QueryOutput = { chunks: [], bytes: 0, lastAt: process.hrtime.bigint() };
    const startedAt = process.hrtime.bigint();
    const logNoise = (chunk: Buffer): void => {
      log.push(chunk);
      this.#lifetime.log.push(chunk);
    };
    const child = await this.#family
      .spawn({ ...this.#plan.child, argv }, logNoise)
      .catch((error: unknown) => this.#failRun(error));
    const about = quoteText(question.query);
    child.answers.on("data", (chunk: Buffer) => this.#addOutput(output, chunk, about));
    // Not reached if a grandchild holds the output open: then its last bytes count.
    child.answers.once("end", () => {
      output.lastAt = process.hrtime.bigint();
    });
    child.stdin.end();
    const limit = this.#plan.limits.timeout_ms;
    const timer = startTimer(limit, () => {
      const message = `no answer to ${about} within timeout_ms (${limit} ms)`;
      const hint =
        "With per_query the limit includes the start of the process; raise retriever.timeout_ms.";
      this.#lifetime.recordFailure(timeoutError(message, hint, log));
    });
    try {
      const exit = await this.#lifetime.raceFailure(child.exited);
      return this.#readOutcome(question, output, exit, log, startedAt);
    } catch (error) {
      return this.#failRun(error);
    } finally {
      clearTimeout(timer);
      await this.#family.endChild(child);
    }
  }

  /** Keeps a piece of the output. The run ends if the output gets longer than MAX_LINE_BYTES. */
  #addOutput(output: QueryOutput, chunk: Buffer, about: string): void {
    output.lastAt = process.hrtime.bigint();
    output.bytes += chunk.length;
    if (output.bytes <= MAX_LINE_BYTES) {
      output.chunks.push(chunk);
      return;
    }
    const message = `the answer to ${about} is longer than the limit of ${MAX_LINE_BYTES} bytes`;
    const hint = "Print fewer results, or shorter texts.";
    this.#lifetime.recordFailure(protocolError(message, hint));
  }

  stop(): Promise<void> {
    return this.#lifetime.stop(() => this.#family.end());
  }

  /** Records the error as the end of the run, and throws it: other queries would fail as well. */
  #failRun(error: unknown): never {
    throw this.#lifetime.recordFailure(error as GateError);
  }

  /**
   * Returns the answer that an ended process printed, or the query's error if it exited badly,
   * reported one, or printed what can't be read.
   */
  #readOutcome(
    question: Question,
    output: QueryOutput,
    exit: Exit,
    log: BoundedLog,
    startedAt: bigint,
  ): RawAnswer | RawError {
    if (exit.code !== 0) {
      return failedQuery(`the process ${describeExit(exit)}${lastWords(log)}`);
    }
    const where = `the answer to ${quoteText(question.query)}`;
    const { reader } = this.#plan;
    try {
      const text = decodeOutput(output.chunks, where);
      if (text.trim() === "" && reader === null) {
        return failedQuery(`${where} is empty${lastWords(log)}`);
      }
      const value =
        reader === null
          ? parseJson(text, where, `Print only JSON. ${adviseLines(text)}.`)
          : { results: reader(text, where) };
      refuseFailure(value);
      return {
        ...parseAnswer(value, where),
        elapsed_ms: elapsedMs(startedAt, output.lastAt),
        retries: 0,
      };
    } catch (error) {
      return failedQuery(withHint(error));
    }
  }
}

interface QueryOutput {
  readonly chunks: Buffer[];
  bytes: number;
  /** When its last bytes came, or its end. */
  lastAt: bigint;
}

/** Returns the output as text. Throws `retriever_answer` if it is no UTF-8. */
function decodeOutput(chunks: readonly Buffer[], where: string): string {
  try {
    // TextDecoder drops a byte order mark by itself.
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw protocolError(`${where} is not valid UTF-8`);
  }
}
