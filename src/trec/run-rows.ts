/** Recorded runs as bytes: `qid Q0 docno rank score tag` a line, grouped by query while they are read. */
import { openSource, type ByteInput } from "./byte-source.ts";
import { hashBytes, parseDecimal, sameBytes } from "./bytes.ts";
import type { Kernel } from "./kernel.ts";
import { BATCH_ROWS, plainRows } from "./plain-rows.ts";
import { Rows, Window } from "./rows.ts";
import {
  behindLastLine,
  columnsMessage,
  decodeText,
  encodingProblem,
  isUtf8Text,
  markLength,
  MAX_COLUMNS,
  NEWLINE,
  Problems,
  showText,
  splitColumns,
} from "./text.ts";

const COLUMNS = 6;
const COMMENT = 35;
/** The shortest row, `1 0 d 1 1 t` and its newline: bounds how many rows some bytes can hold. */
const SHORTEST_ROW = 12;
const HINT =
  "a run has six columns: qid Q0 docno rank score tag, separated by tabs or spaces; trec_eval skips further columns, and so does score --ignore-extra-columns";

export interface RunReading {
  /** What problems call the file. */
  readonly name: string;
  /** trec_eval skips what follows the tag; here that is refused unless asked for, since a docno with a space shifts the score. */
  readonly extraColumns: "refuse" | "ignore";
}

/** Takes the rows of one query, which are valid until it returns; false ends the reading. */
type TakeQuery = (rows: Rows) => boolean;

/**
 * Reads a run and hands over the rows of one query after the other, as long as its lines follow each other; a query that
 * turns up again later is handed over again. Problems go to `problems`; the caller decides when to throw, and reading
 * stops once there are too many.
 */
export class RunScanner {
  /** What problems call the file. */
  readonly name: string;
  readonly rows: Rows;
  readonly problems: Problems;
  /** The tag of the last row, once all are read. */
  runId = "";
  readonly #kernel: Kernel | null;
  readonly #input: ByteInput;
  readonly #reading: RunReading;
  readonly #columns = new Int32Array(2 * MAX_COLUMNS);
  #line = 0;
  #seen = false;

  constructor(input: ByteInput, reading: RunReading, kernel: Kernel | null = null) {
    this.name = reading.name;
    this.#input = input;
    this.#reading = reading;
    this.#kernel = kernel;
    this.rows = kernel?.rows ?? new Rows();
    this.problems = new Problems(reading.name);
  }

  /** @throws GateError `invalid_run` where the file as a whole is none, `file_not_found`, `file_unreadable` */
  async read(take: TakeQuery): Promise<void> {
    const window = new Window(
      await openSource(this.#input, this.#reading.name),
      this.#kernel?.place,
    );
    try {
      await this.#scan(window, take);
    } finally {
      await window.close();
    }
    if (!this.#seen && this.problems.none) {
      this.problems.add(null, this.#line === 0 ? "the file is empty" : "the file has no rows");
    }
    if (!this.#seen) {
      this.throwIfAny();
    }
  }

  /** @throws GateError `invalid_run` with every problem found so far. */
  throwIfAny(): void {
    this.problems.throwIfAny("invalid_run", HINT);
  }

  async #scan(window: Window, take: TakeQuery): Promise<void> {
    const { rows, problems } = this;
    rows.clear();
    let at = await this.#begin(window);
    while (!problems.full) {
      const limit = completeLines(window, at);
      rows.memory = window.memory;
      rows.reserve(Math.ceil((limit - at) / SHORTEST_ROW));
      if (this.#kernel?.holds(rows) === true) {
        this.#kernel.prepare(at, limit);
      }
      const next = this.#takeLines(at, limit, take);
      if (next === null) {
        return;
      }
      at = next;
      if (window.ended || problems.full) {
        break;
      }
      const moved = await window.refill(rows.count > 0 ? rows.qidStart : at);
      rows.shift(moved);
      at += moved;
    }
    if (rows.count === 0) {
      return;
    }
    this.runId = rows.tag();
    take(rows);
  }

  /** Returns the offset of the first line that is not taken, or null if the reading ends. */
  #takeLines(from: number, limit: number, take: TakeQuery): number | null {
    const { rows, problems } = this;
    let at = from;
    while (at < limit && !problems.full) {
      at = this.#takeRows(at, limit);
      if (at === limit) {
        break;
      }
      const next = this.#kernel?.atOtherQuery === true ? at : this.#oddLine(at);
      if (next === at) {
        if (!take(rows)) {
          return null;
        }
        rows.clear();
      }
      at = next;
    }
    return at;
  }

  /** Fills the window up to where the encoding shows; returns the offset behind a byte order mark. */
  async #begin(window: Window): Promise<number> {
    while (!window.ended && window.end - window.start < 3) {
      await window.refill(window.start);
    }
    const problem = encodingProblem(window.memory.bytes, window.start, window.end);
    if (problem !== null) {
      this.problems.add(1, problem);
      this.throwIfAny();
    }
    return window.start + markLength(window.memory.bytes, window.start, window.end);
  }

  /** Takes as many rows of one query in plain form as there are; returns the offset of the line behind them. */
  #takeRows(from: number, limit: number): number {
    const { rows } = this;
    const before = rows.count;
    const at =
      this.#kernel?.holds(rows) === true
        ? this.#kernel.takeRows(rows, from, limit)
        : takePlain(rows, from, limit);
    if (rows.count === before) {
      return at;
    }
    if (before === 0) {
      rows.firstLine = this.#line + 1;
    }
    this.#seen = true;
    this.#line += rows.count - before;
    return at;
  }

  /**
   * Any line: takes it as a row, skips it, or notes what is wrong with it, and returns the offset behind it. A row of
   * another query is left where it is: `from` itself is returned.
   */
  #oddLine(from: number): number {
    const { rows, problems } = this;
    const { bytes } = rows.memory;
    const to = bytes.indexOf(NEWLINE, from);
    const columns = this.#columns;
    const split = splitColumns(bytes, from, to, columns);
    // As trec_eval, which skips white space before it looks for a comment.
    const found = split > 0 && bytes[columns[0]] === COMMENT ? 0 : split;
    const queryEnd = rows.qidStart + rows.qidLength;
    const isOther = (): boolean =>
      !sameBytes(bytes, rows.qidStart, queryEnd, bytes, columns[0], columns[1]);
    if (found > 0 && rows.count > 0 && isOther()) {
      return from;
    }
    this.#line++;
    if (found === 0) {
      return to + 1;
    }
    this.#seen = true;
    const problem = this.#oddRow(from, to, found);
    if (problem !== null) {
      problems.add(this.#line, problem);
    }
    return to + 1;
  }

  /** Takes a row from its columns; returns what is wrong with it, if anything. */
  #oddRow(from: number, to: number, found: number): string | null {
    const { rows } = this;
    const { text } = rows.memory;
    const columns = this.#columns;
    const tooMany = found > COLUMNS && this.#reading.extraColumns === "refuse";
    if (found < COLUMNS || tooMany) {
      return columnsMessage(decodeText(text, from, to).trimEnd(), found, HINT_COLUMNS);
    }
    const written = decodeText(text, columns[8], columns[9]);
    const score = parseDecimal(written);
    if (score === null) {
      return `score ${showText(written)}, expected a finite decimal number such as 12.5`;
    }
    if (rows.count === 0) {
      if (!isUtf8Text(rows.memory.bytes, columns[0], columns[1])) {
        return "the query id is not UTF-8: save the file as UTF-8";
      }
      const hash = hashBytes(rows.memory.bytes, columns[0], columns[1]);
      rows.begin(columns[0], columns[1] - columns[0], hash);
      rows.firstLine = this.#line;
    }
    rows.push(columns[4], columns[5], score);
    return null;
  }
}

function takePlain(rows: Rows, from: number, limit: number): number {
  let at = from;
  if (rows.count === 0) {
    return at;
  }
  for (let taken = BATCH_ROWS; taken === BATCH_ROWS && at < limit;) {
    const before = rows.count;
    at = plainRows(rows, at, limit);
    taken = rows.count - before;
  }
  return at;
}

const HINT_COLUMNS = "6 (qid Q0 docno rank score tag)";

/** Where the last complete line ends; at the end of the file a missing newline is added. */
function completeLines(window: Window, from: number): number {
  const { bytes } = window.memory;
  if (window.ended && window.end > from && bytes[window.end - 1] !== NEWLINE) {
    bytes[window.end++] = NEWLINE;
  }
  return behindLastLine(bytes, from, window.end);
}
