import { fileError, parseJson, protocolError, quoteText } from "./failures.ts";
import type { Lifetime } from "./reach.ts";
import { isObject, type JsonObject } from "../system/json.ts";
import { GateError, type ErrorCode } from "../errors.ts";
import { parseAnswerJson } from "../system/written-numbers.ts";
import type { Problem } from "../model/problem.ts";
import { createReadStream } from "node:fs";
import { requireItem } from "../model/lookup.ts";

/** Longest line that a retriever may send. A 200 MB line must end in an error, not in our memory. */
export const MAX_LINE_BYTES: number = 1024 * 1024;

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

const LIST_HINT =
  'A list does not say which query it answers: print {"id": "…", "results": [...]} with the id of the request.';

/** A line that can't be read; the caller knows whose line it was. */
export class LineError extends Error {
  /** 1-based. */
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.name = "LineError";
    this.line = line;
  }
}

type OnLine = (text: string, line: number) => void;

/**
 * Cuts a byte stream into lines at `\n` or `\r\n`, in any chunking, and decodes each as UTF-8. A byte order mark at
 * the very start is dropped; a last line without a line end counts when the output ends. Lines before a bad one are
 * delivered first. Throws LineError for a line over the cap (as soon as it is over, the rest is never kept) and for
 * bytes that are not UTF-8; after that the framer must not be used.
 */
export class LineFramer {
  readonly #maxBytes: number;
  readonly #decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  #held: Buffer = Buffer.alloc(0);
  #heldBytes = 0;
  #line = 1;

  constructor(maxBytes: number = MAX_LINE_BYTES) {
    this.#maxBytes = maxBytes;
  }

  push(chunk: Buffer, onLine: OnLine): void {
    let from = 0;
    for (;;) {
      const at = chunk.indexOf(LINE_FEED, from);
      const piece = chunk.subarray(from, at === -1 ? chunk.length : at);
      if (this.#heldBytes + piece.length > this.#maxBytes) {
        this.#refuseTooLong();
      }
      if (at === -1) {
        this.#append(piece);
        return;
      }
      this.#deliver(piece, onLine);
      from = at + 1;
    }
  }

  end(onLine: OnLine): void {
    if (this.#heldBytes > 0) {
      this.#deliver(Buffer.alloc(0), onLine);
    }
  }

  #deliver(piece: Buffer, onLine: OnLine): void {
    this.#append(piece);
    let bytes = this.#held.subarray(0, this.#heldBytes);
    this.#heldBytes = 0;
    if (bytes.at(-1) === CARRIAGE_RETURN) {
      bytes = bytes.subarray(0, -1);
    }
    const line = this.#line++;
    onLine(this.#decode(bytes, line), line);
  }

  #decode(bytes: Buffer, line: number): string {
    let text: string;
    try {
      text = this.#decoder.decode(bytes);
    } catch {
      throw new LineError(line, `line ${line} is not valid UTF-8`);
    }
    return line === 1 && text.startsWith("\uFEFF") ? text.slice(1) : text;
  }

  /** Grows by doubling: a line that comes byte by byte costs one buffer, not one object a byte. */
  #append(piece: Buffer): void {
    const needed = this.#heldBytes + piece.length;
    if (needed > this.#held.length) {
      this.#held = Buffer.concat([this.#held], Math.max(needed, this.#held.length * 2));
    }
    piece.copy(this.#held, this.#heldBytes);
    this.#heldBytes = needed;
  }

  #refuseTooLong(): never {
    throw new LineError(
      this.#line,
      `line ${this.#line} is longer than the limit of ${this.#maxBytes} bytes`,
    );
  }
}

interface MessageSource {
  readonly label: string;
  readonly whose: "retriever" | "server";
  readonly lifetime: Lifetime;
  /** Takes lines that are no JSON object. Absent if each of them is an error. */
  readonly onNoise?: (line: string) => void;
}

/** `what` names the line, `at` is when its last byte came. */
type OnMessage = (message: JsonObject, what: string, at: bigint) => void;

/** The lines of what a child answers, each of them a JSON object. Nothing is read once its lifetime is over. */
export class MessageReader {
  readonly #framer = new LineFramer();
  readonly #from: MessageSource;
  readonly #onMessage: OnMessage;

  constructor(from: MessageSource, onMessage: OnMessage) {
    this.#from = from;
    this.#onMessage = onMessage;
  }

  /** What is wrong with it, or null. */
  push(chunk: Buffer): GateError | null {
    return this.#read((onLine) => this.#framer.push(chunk, onLine));
  }

  end(): GateError | null {
    return this.#read((onLine) => this.#framer.end(onLine));
  }

  #read(read: (onLine: OnLine) => void): GateError | null {
    const { label, whose, lifetime } = this.#from;
    const at = process.hrtime.bigint();
    if (lifetime.failure !== null) {
      return null;
    }
    try {
      read((text, line) => {
        if (text.trim() === "") {
          return;
        }
        const { onNoise } = this.#from;
        if (onNoise !== undefined && isNoise(text)) {
          return onNoise(text);
        }
        const what = `line ${line} of the ${whose}'s output`;
        const message = parseJson(text, what);
        if (!isObject(message)) {
          const hint = Array.isArray(message) ? LIST_HINT : undefined;
          throw protocolError(`${what} is not a JSON object: ${quoteText(text)}`, hint);
        }
        this.#onMessage(message, what, at);
      });
      return null;
    } catch (error) {
      if (error instanceof GateError) {
        return error;
      }
      if (!(error instanceof LineError)) {
        throw error;
      }
      return protocolError(`standard output of ${label}: ${error.message}`);
    }
  }
}

/** Whether a line is no JSON object, nor one with something else printed into it. */
function isNoise(text: string): boolean {
  if (text.includes('"jsonrpc"')) {
    return false;
  }
  try {
    return !isObject(JSON.parse(text));
  } catch {
    return true;
  }
}

/** 16 MiB: a document or an answer of this size is a mistake; the cap keeps one from taking the memory. */
const MAX_FILE_LINE_BYTES = 16_777_216;
const MAX_PROBLEMS = 100;

interface JsonLinesFile {
  /** Absolute. */
  readonly path: string;
  /** As messages name it. */
  readonly name: string;
  /** Of the error that lists what is wrong with the lines. */
  readonly code: ErrorCode;
}

/**
 * Hands over each line of a JSON Lines file as an object, blank lines left out. `onObject` returns what is wrong with
 * the line, or null. Throws `file_not_found`, `file_unreadable`, or one error of `code` with every problem (at most
 * 100) as `file:line`.
 */
export async function readJsonLines(
  file: JsonLinesFile,
  onObject: (value: JsonObject, line: number) => string | null,
): Promise<void> {
  const problems: Problem[] = [];
  const addProblem = (line: number, message: string): void => {
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
    const chunks: AsyncIterable<Buffer> = createReadStream(file.path);
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
  const more = problems.length === 1 ? "" : ` (and ${problems.length - 1} more)`;
  throw new GateError(file.code, `${file.name}:${first.line}: ${first.message}${more}`, {
    problems,
  });
}

function parseObject(text: string): JsonObject | string {
  let value: unknown;
  try {
    value = parseAnswerJson(text);
  } catch {
    return `not JSON: ${quoteText(text)}`;
  }
  return isObject(value) ? value : `not a JSON object: ${quoteText(text)}`;
}
