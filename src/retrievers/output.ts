import { fileError, parseJson, protocolError } from "./failures.ts";
import { quoteText } from "../system/excerpt.ts";
import type { Lifetime } from "./reach.ts";
import { isObject, type JsonObject, tryParseJson } from "../system/json.ts";
import { GateError, type ErrorCode } from "../errors.ts";
import { tryParseAnswerJson } from "../system/written-numbers.ts";
import type { Problem } from "../model/problem.ts";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { requireItem } from "../model/lookup.ts";

/** Longest line that a retriever may send: 1 MiB. A longer one fails before it fills memory. */
export const MAX_LINE_BYTES: number = 1024 * 1024;

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

const LIST_HINT =
  'A list does not say which query it answers: print {"id": "…", "results": [...]} with the id of the request.';

const LONG_HINT = "A line has the answer to one query: send fewer results, or shorter texts.";

/** A line can't be read. The message names the line's number; the caller adds whose line it was. */
export class LineError extends Error {
  /** 1-based. */
  readonly line: number;
  /** What to do; absent: the usual for a line that can't be read. */
  readonly hint: string | undefined;

  constructor(line: number, message: string, hint?: string) {
    super(message);
    this.line = line;
    this.hint = hint;
  }
}

/** `line` is the line's number, from 1. */
type OnLine = (text: string, line: number) => void;

/**
 * Cuts a byte stream into lines at `\n` or `\r\n`, however it is cut into chunks, and decodes each
 * as UTF-8. A byte order mark at the very start is dropped. A last line without a line end is
 * delivered by `end`. Throws LineError for a line over the limit (as soon as it is over) and for
 * bytes that are not UTF-8, after the lines before it were delivered. The framer must not be used
 * then.
 */
export class LineFramer {
  readonly #maxBytes: number;
  // `ignoreBOM` keeps a byte order mark in the text: only that of the very start is dropped, below.
  readonly #decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  /** Its first `#pendingBytes` bytes are what came of the current line so far. */
  #pending: Buffer = Buffer.alloc(0);
  #pendingBytes = 0;
  /** The current line's number, from 1. */
  #line = 1;

  constructor(maxBytes: number = MAX_LINE_BYTES) {
    this.#maxBytes = maxBytes;
  }

  /** Calls `onLine` for each complete line, and keeps the rest. Throws LineError for a bad line. */
  push(chunk: Buffer, onLine: OnLine): void {
    let lineStart = 0;
    for (;;) {
      const lineEnd = chunk.indexOf(LINE_FEED, lineStart);
      const isComplete = lineEnd !== -1;
      const piece = chunk.subarray(lineStart, isComplete ? lineEnd : chunk.length);
      if (this.#pendingBytes + piece.length > this.#maxBytes) {
        throw new LineError(
          this.#line,
          `line ${this.#line} is longer than the limit of ${this.#maxBytes} bytes`,
          LONG_HINT,
        );
      }
      if (!isComplete) {
        this.#append(piece);
        return;
      }
      this.#deliver(piece, onLine);
      lineStart = lineEnd + 1;
    }
  }

  /** Calls `onLine` for a last line that had no line end. */
  end(onLine: OnLine): void {
    if (this.#pendingBytes > 0) {
      this.#deliver(Buffer.alloc(0), onLine);
    }
  }

  /** Ends the current line with the piece, and hands it to `onLine`. */
  #deliver(piece: Buffer, onLine: OnLine): void {
    this.#append(piece);
    let bytes = this.#pending.subarray(0, this.#pendingBytes);
    this.#pendingBytes = 0;
    if (bytes.at(-1) === CARRIAGE_RETURN) {
      bytes = bytes.subarray(0, -1);
    }
    const line = this.#line++;
    onLine(this.#decode(bytes, line), line);
  }

  /** Returns the text of a line, without a byte order mark at the start of the first. */
  #decode(bytes: Buffer, line: number): string {
    let text: string;
    try {
      text = this.#decoder.decode(bytes);
    } catch {
      throw new LineError(line, `line ${line} is not valid UTF-8`);
    }
    return line === 1 && text.startsWith("\uFEFF") ? text.slice(1) : text;
  }

  /** Adds a piece to the current line. The buffer grows by doubling. */
  #append(piece: Buffer): void {
    const needed = this.#pendingBytes + piece.length;
    if (needed > this.#pending.length) {
      this.#pending = Buffer.concat([this.#pending], Math.max(needed, this.#pending.length * 2));
    }
    piece.copy(this.#pending, this.#pendingBytes);
    this.#pendingBytes = needed;
  }
}

/** The child whose output is read: its names in messages, and its lifetime. */
interface MessageSource {
  /** The child as messages about all of its output name it: `the module "search.mjs"`. */
  readonly label: string;
  /** The child as messages about one line name it: "line 3 of the server's output". */
  readonly whose: "retriever" | "server";
  readonly lifetime: Lifetime;
  /** Takes lines that are no JSON object. Absent if each of them is an error. */
  readonly onNoise?: (line: string) => void;
}

/** `lineName` is "line 3 of the server's output"; `arrivedAt` is when the line's last byte came. */
type OnMessage = (message: JsonObject, lineName: string, arrivedAt: bigint) => void;

/**
 * Hands each line of a child's output to `onMessage` as a JSON object. Blank lines are skipped,
 * noise goes to the source's `onNoise`, and nothing is read once the lifetime has failed.
 */
export class MessageReader {
  readonly #framer = new LineFramer();
  readonly #source: MessageSource;
  readonly #onMessage: OnMessage;

  constructor(source: MessageSource, onMessage: OnMessage) {
    this.#source = source;
    this.#onMessage = onMessage;
  }

  /** Reads the lines that the chunk completes. Returns what is wrong with one of them, or null. */
  push(chunk: Buffer): GateError | null {
    return this.#read((onLine) => this.#framer.push(chunk, onLine));
  }

  /** Reads a last line without a line end. Returns what is wrong with it, or null. */
  end(): GateError | null {
    return this.#read((onLine) => this.#framer.end(onLine));
  }

  /**
   * Reads the lines that `deliverLines` hands to its argument. Returns what is wrong with one of
   * them: it is no JSON object, it can't be cut or decoded, or `onMessage` threw. Else null.
   */
  #read(deliverLines: (onLine: OnLine) => void): GateError | null {
    const { label, whose, lifetime, onNoise } = this.#source;
    if (lifetime.failure !== null) {
      return null;
    }
    const arrivedAt = process.hrtime.bigint();
    try {
      deliverLines((text, line) => {
        if (text.trim() === "") {
          return;
        }
        if (onNoise !== undefined && isNoise(text)) {
          return onNoise(text);
        }
        const lineName = `line ${line} of the ${whose}'s output`;
        const message = parseJson(text, lineName);
        if (!isObject(message)) {
          const hint = Array.isArray(message) ? LIST_HINT : undefined;
          throw protocolError(`${lineName} is not a JSON object: ${quoteText(text)}`, hint);
        }
        this.#onMessage(message, lineName, arrivedAt);
      });
      return null;
    } catch (error) {
      if (error instanceof GateError) {
        return error;
      }
      if (!(error instanceof LineError)) {
        throw error;
      }
      return protocolError(`standard output of ${label}: ${error.message}`, error.hint);
    }
  }
}

/** Whether a line is no JSON object. One with "jsonrpc" is a message, maybe a broken one. */
function isNoise(text: string): boolean {
  return !text.includes('"jsonrpc"') && !isObject(tryParseJson(text));
}

/** Longest line of a file: 16 MiB. A document or an answer of that size is a mistake. */
const MAX_FILE_LINE_BYTES = 16_777_216;
/** How many wrong lines an error lists. */
const MAX_PROBLEMS = 100;

interface JsonLinesFile {
  /** Its absolute path. */
  readonly path: string;
  /** As messages name it. */
  readonly name: string;
  /** The code of the error that lists the wrong lines. */
  readonly code: ErrorCode;
}

/**
 * Calls `onObject` with the object of each line of a JSON Lines file, also with .gz, and the line's
 * number. It must return what is wrong with the line, or null. Blank lines are left out. Throws
 * `file_not_found`, `file_unreadable`, or, once all lines are read, one error of `file.code` with
 * the first MAX_PROBLEMS problems. A line that is too long or no UTF-8 ends the reading.
 */
export async function readJsonLines(
  file: JsonLinesFile,
  onObject: (value: JsonObject, line: number) => string | null,
): Promise<void> {
  const problems: Problem[] = [];
  let problemCount = 0;
  const addProblem = (line: number, message: string): void => {
    problemCount += 1;
    if (problems.length < MAX_PROBLEMS) {
      problems.push({ file: file.name, line, message });
    }
  };
  const onLine = (text: string, line: number): void => {
    if (text.trim() === "") {
      return;
    }
    const value = parseObject(text);
    const problem = typeof value === "string" ? value : onObject(value, line);
    if (problem !== null) {
      addProblem(line, problem);
    }
  };
  const framer = new LineFramer(MAX_FILE_LINE_BYTES);
  try {
    const bytes = createReadStream(file.path);
    const isPacked = /\.gz$/i.test(file.path);
    const chunks: AsyncIterable<Buffer> = isPacked
      ? pipeline(bytes, createGunzip(), () => {})
      : bytes;
    for await (const chunk of chunks) {
      framer.push(chunk, onLine);
    }
    framer.end(onLine);
  } catch (error) {
    if (!(error instanceof LineError)) {
      throw fileError(error, file.name);
    }
    addProblem(error.line, error.message);
  }
  if (problems.length === 0) {
    return;
  }
  const first = requireItem(problems, 0);
  const more = problemCount === 1 ? "" : ` (and ${problemCount - 1} more)`;
  throw new GateError(file.code, `${file.name}:${first.line}: ${first.message}${more}`, {
    problems,
  });
}

/** Returns the object of a line, or as a text what is wrong with the line. */
function parseObject(text: string): JsonObject | string {
  const value = tryParseAnswerJson(text);
  if (value === undefined) {
    return `not JSON: ${quoteText(text)}`;
  }
  return isObject(value)
    ? value
    : `not a JSON object: ${quoteText(text)}; expected JSON Lines, one object on each line`;
}
