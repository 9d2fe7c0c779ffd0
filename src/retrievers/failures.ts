import { systemCode } from "../system/json.ts";
import { GateError } from "../errors.ts";
import type { Question, RawError } from "../model/retriever.ts";
import { cutText } from "../model/lookup.ts";
import { cutWords, errorMessage, quoteText } from "../system/excerpt.ts";
import { parseAnswerJson } from "../system/written-numbers.ts";

export const FLUSH_HINT =
  "Flush standard output after each line (Python: print(..., flush=True)) and end each answer with a line feed.";

const STDOUT_HINT =
  "Print only JSON objects to standard output, one on each line. Print everything else to standard error.";

/** Returns the message of an answer that can't be read. Deep nesting overflows the stack. */
export function answerProblem(error: unknown): string {
  // "Invalid string length", of an answer that is too long, is a RangeError, too.
  const isOverflow = error instanceof RangeError && error.message.includes("call stack");
  return isOverflow ? "the answer is nested too deeply" : errorMessage(error);
}

/** Returns the message of an answer that can't be read, with its hint behind it. */
export function withHint(error: unknown): string {
  const hint = error instanceof GateError ? error.hint : undefined;
  return hint === undefined ? answerProblem(error) : `${answerProblem(error)}. ${hint}`;
}

/** Returns the error of a query that was sent once and fails alone. */
export function failedQuery(message: string): RawError {
  return { kind: "error", message, retries: 0 };
}

/** Thrown if a case's params don't fit the request: an error of this query, not of the run. */
export class ParamError extends Error {}

/**
 * Returns the `retriever_start` error of a program that the system could not start, and why. `key`
 * is the key of the config that names the program.
 */
export function startError(cause: unknown, argv: readonly string[], key: string): GateError {
  const code = systemCode(cause);
  const name = quoteText(argv[0] ?? "");
  const commandError = (how: string, hint: string): GateError =>
    new GateError("retriever_start", `the command ${name} ${how}`, { cause, key, hint });
  if (code === "ENOENT") {
    return commandError(
      "was not found",
      "Install the command in an earlier step, or write its path. A relative path starts at the retriever's `cwd`.",
    );
  }
  if (code === "EACCES" || code === "EPERM") {
    return commandError(
      "is not executable",
      "Run `chmod +x` on the file and commit this change (`git update-index --chmod=+x`). Or write an interpreter before the file name, for example python3.",
    );
  }
  return commandError(
    `could not be started: ${errorMessage(cause)}`,
    "Run the command yourself in the folder `cwd` to see why it does not start.",
  );
}

interface ExitContext {
  /** The child as messages name it. */
  readonly label: string;
  /** Whether the child is our own loop, which calls a function of the user. */
  readonly isOurLoop?: boolean | undefined;
  /** When it exited, in words that follow "exited with code 1". */
  readonly when: string;
  readonly log: BoundedLog;
  /** The key of the config that names the program, if the config may be at fault. */
  readonly key?: string | undefined;
}

/**
 * Returns the `retriever_failed` error of a child that exited while it was needed: its exit code or
 * signal, when that was, and its last lines on standard error.
 */
export function exitError(exit: Exit, context: ExitContext): GateError {
  const { label, isOurLoop = false, when, log, key } = context;
  const message = `${label} ${describeExit(exit)} ${when}${lastWords(log)}`;
  return new GateError("retriever_failed", message, {
    hint: exitHint(exit, isOurLoop, log.lastLines(1) === ""),
    key,
  });
}

/** Says when something happened: on the first of the open questions. */
export function nameOpenQuery(openQuestions: Iterable<Pick<Question, "query">>): string {
  const [oldest] = openQuestions;
  return oldest === undefined
    ? "before the run was over"
    : `on the query ${quoteText(oldest.query)}`;
}

/** Returns `exited with code 1` or `was killed by SIGKILL`. */
export function describeExit({ code, signal }: Exit): string {
  return signal === null ? `exited with code ${code}` : `was killed by ${signal}`;
}

/** `isOurLoop`: the child calls the user's function. `isSilent`: standard error got nothing. */
function exitHint(exit: Exit, isOurLoop: boolean, isSilent: boolean): string {
  if (exit.code === 0 && !isOurLoop) {
    return "It must run on: start a server in the foreground. A program that answers once needs `per_query: true`.";
  }
  if (exit.code !== 0 && !isSilent) {
    return "Fix the error above. See retriever.log for the full output.";
  }
  if (exit.signal === "SIGKILL") {
    return "The machine probably had too little memory. Give the job more memory, or load less data.";
  }
  return isOurLoop && exit.signal === null
    ? "The retriever's own code ended the process, as `os._exit` and `process.exit` do. Instead, return the results or raise an error."
    : "Run the search yourself to see why it ends.";
}

/** Returns the `retriever_failed` error of a child that closed a standard stream and runs on. */
export function closedError(stream: string, label: string, log: BoundedLog): GateError {
  return new GateError(
    "retriever_failed",
    `${label} closed its ${stream} but went on running${lastWords(log)}`,
    "A retriever keeps standard input and output open until its standard input ends.",
  );
}

/** Returns a `retriever_timeout` error whose message ends with the child's last lines. */
export function timeoutError(message: string, hint: string, log: BoundedLog): GateError {
  return new GateError("retriever_timeout", `${message}${lastWords(log)}`, hint);
}

export function slowHint(setting: string): string {
  return `Raise ${setting}, or find out why the answer takes so long. See retriever.log.`;
}

export function protocolError(message: string, hint: string = STDOUT_HINT): GateError {
  return new GateError("retriever_answer", message, hint);
}

export function cancelledError(): GateError {
  return new GateError("cancelled", "the run was cancelled while the retriever was in use");
}

const NUMBER_HINT =
  "JSON has no NaN and no Infinity. Write a finite number as the score, or leave out the score.";
const PRETTY_HINT =
  "Write each answer on one line. Use json.dumps without indent, or JSON.stringify without a third argument.";
const PYTHON_HINT =
  "This line is a Python value, not JSON. Use print(json.dumps(answer), flush=True).";

/**
 * Returns the JSON value of a child's output; `what` names the output. Throws `retriever_answer`
 * with the likely reason if it is not JSON, and `otherHint` without one.
 */
export function parseJson(text: string, what: string, otherHint: string = STDOUT_HINT): unknown {
  try {
    return parseAnswerJson(text);
  } catch (cause) {
    throw new GateError("retriever_answer", `${what} is not JSON: ${quoteText(text)}`, {
      hint: notJsonHint(text) ?? otherHint,
      cause,
    });
  }
}

/** Whether a text that is no JSON has NaN or Infinity where a value stands: `"score": NaN`. */
export function hasNanOrInfinity(text: string): boolean {
  return /(?:^|[\s:,[])-?(?:NaN|Infinity)\b/.test(text);
}

/** Returns what to do about a text that is nearly JSON, by what it looks like; null for others. */
function notJsonHint(text: string): string | null {
  if (hasNanOrInfinity(text)) {
    return NUMBER_HINT;
  }
  // The first line of indented JSON: `{` alone.
  if (/^\s*[[{]\s*$/.test(text)) {
    return PRETTY_HINT;
  }
  return isPythonValue(text) ? PYTHON_HINT : null;
}

/**
 * Whether a text that is no JSON looks like a value as Python prints it: `{'id': …`,
 * `[('a.md', 0.5)]` or `{"degraded": False, …`.
 */
function isPythonValue(text: string): boolean {
  const hasPythonQuote = /^\s*[[{(]+\s*['(]/.test(text);
  const hasPythonConstant = /^\s*[[{].*\b(?:None|True|False)\b/.test(text);
  return hasPythonQuote || hasPythonConstant;
}

/** How many lines of standard error a message shows. */
const SHOWN_LINES = 5;
/** How many of the last lines are searched for the name of an error: a stack may follow it. */
const SEARCHED_LINES = 40;

/**
 * Returns the end of a message, from "; " on: the last SHOWN_LINES of standard error, or that there
 * were none. If the name of an error stands above these lines, because a long stack follows it, the
 * lines from that name on are shown instead. The text is untrusted.
 */
export function lastWords(log: BoundedLog): string {
  const lines = log.lastLines(SEARCHED_LINES).split("\n");
  const errorAt = lines.findLastIndex((line) => ERROR_LINE.test(line.trim()));
  const lastStart = Math.max(0, lines.length - SHOWN_LINES);
  const isErrorAbove = errorAt !== -1 && errorAt < lastStart;
  const start = isErrorAbove ? errorAt : lastStart;
  const shownLines = lines.slice(start, start + SHOWN_LINES);
  // A stack of Go or Java is indented by tabs, which a report would show as `\u{9}`.
  const shown = shownLines.join("\n").replaceAll("\t", "    ");
  if (shown === "") {
    return "; nothing was written to standard error";
  }
  const cut = isErrorAbove ? `${cutWords(shown, SHOWN_CHARACTERS)}\n…` : lastPart(shown);
  return `; its last lines on standard error:\n${cut}`;
}

/** How many characters of standard error a message shows. */
const SHOWN_CHARACTERS = 2000;

/** Returns the last SHOWN_CHARACTERS of a text, without a word that is cut (cutWords). */
function lastPart(text: string): string {
  return text.length <= SHOWN_CHARACTERS
    ? text
    : text.slice(-SHOWN_CHARACTERS).replace(/^\S*\s+/, "");
}

/** The beginning of a line that names an error, in the usual languages. */
const ERROR_LINE = /^(?:Uncaught )?(?:[\w.$]*(?:Error|Exception)\b|panic: |thread '.*' panicked)/;
/** A line of a server's log about a request. */
const REQUEST_LINE = /\b(?:GET|POST|PUT) \//;

/**
 * Returns the line of an output that says what went wrong: the last one that begins with the name
 * of an error, else the last one with letters that is about no request; else empty. At most 300
 * characters.
 */
export function findErrorLine(output: string): string {
  const lines = output
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => /[A-Za-z]/.test(line) && !REQUEST_LINE.test(line));
  const line = lines.findLast((text) => ERROR_LINE.test(text)) ?? lines.at(-1) ?? "";
  return cutText(line, 300);
}

/**
 * Returns the error to throw for a file that could not be read: `file_not_found` or
 * `file_unreadable` for a system error; any other error is returned as it is. `key` is the key of
 * the config that names the file.
 */
export function fileError(error: unknown, name: string, key = "retriever"): unknown {
  const code = systemCode(error);
  if (error instanceof GateError || code === undefined) {
    return error;
  }
  if (code === "ENOENT") {
    return new GateError("file_not_found", `there is no file ${quoteText(name)}`, {
      hint: "A path in the config is relative to the config's folder.",
      cause: error,
      key,
    });
  }
  return new GateError("file_unreadable", `${quoteText(name)} can't be read: ${code}`, {
    hint: "Check that the job's user may read this file, and that it is a regular file.",
    cause: error,
    key,
  });
}

/** How a process ended: by an exit code or by a signal; the other is null. */
export interface Exit {
  readonly code: number | null;
  readonly signal: string | null;
}

/** How much a log keeps of its beginning, and of its end. */
const HEAD_BYTES = 64 * 1024;
const TAIL_BYTES = 64 * 1024;

/**
 * What a retriever wrote for people: the first 64 KiB, the last 64 KiB, and how many bytes between
 * them were left out. Needs 128 KiB of memory however much comes.
 */
export class BoundedLog {
  readonly #head: Buffer = Buffer.alloc(HEAD_BYTES);
  /** A ring buffer: byte n after the head is at index n modulo TAIL_BYTES. */
  readonly #tail: Buffer = Buffer.alloc(TAIL_BYTES);
  /** How much of the head is filled. */
  #headBytes = 0;
  /** How many bytes followed the head, those overwritten since included. */
  #tailBytes = 0;

  /** Adds what was written: to the head until that is full, then to the tail. */
  push(chunk: Buffer): void {
    const toHead = Math.min(chunk.length, HEAD_BYTES - this.#headBytes);
    chunk.copy(this.#head, this.#headBytes, 0, toHead);
    this.#headBytes += toHead;
    let taken = toHead;
    while (taken < chunk.length) {
      const at = this.#tailBytes % TAIL_BYTES;
      // Copies up to the end of the buffer at most; the next round goes on at 0.
      const copied = chunk.copy(this.#tail, at, taken);
      taken += copied;
      this.#tailBytes += copied;
    }
  }

  /**
   * Returns all that was kept, decoded as UTF-8, with a line that counts the bytes left out between
   * head and tail. It is untrusted: escape it before printing.
   */
  text(): string {
    const head = this.#head.subarray(0, this.#headBytes);
    const leftOut = this.#tailBytes - TAIL_BYTES;
    const between = leftOut > 0 ? `\n[${leftOut} bytes left out]\n` : "";
    return Buffer.concat([head, Buffer.from(between), this.#tailInOrder()]).toString("utf8");
  }

  /** Returns what is kept of the bytes after the head, the oldest first. */
  #tailInOrder(): Buffer {
    if (this.#tailBytes <= TAIL_BYTES) {
      return this.#tail.subarray(0, this.#tailBytes);
    }
    const at = this.#tailBytes % TAIL_BYTES;
    return Buffer.concat([this.#tail.subarray(at), this.#tail.subarray(0, at)]);
  }

  /** How many bytes were pushed so far, those left out included. */
  get size(): number {
    return this.#headBytes + this.#tailBytes;
  }

  /** Returns what was pushed since the log had this size; of more than 64 KiB the last ones. */
  textSince(size: number): string {
    const kept = Buffer.concat([this.#head.subarray(0, this.#headBytes), this.#tailInOrder()]);
    const newBytes = Math.min(this.size - size, TAIL_BYTES);
    return kept.subarray(kept.length - newBytes).toString("utf8");
  }

  /** Returns the last `count` lines that are not blank; empty if there is no such line. */
  lastLines(count: number): string {
    const lines = this.text()
      .split("\n")
      .filter((line) => line.trim() !== "");
    return lines.slice(-count).join("\n");
  }
}
