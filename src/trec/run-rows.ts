/** Reads recorded runs as bytes: lines of `qid Q0 docno rank score tag`, query by query. */
import { openSource, type ByteInput } from "./byte-source.ts";
import {
  hashBytes,
  parseDecimal,
  sameBytes,
  behindLastLine,
  COMMENT,
  columnsMessage,
  decodeText,
  IS_UTF16,
  isUtf8Text,
  MAX_COLUMNS,
  NEWLINE,
  Problems,
  showText,
  splitColumns,
} from "./text.ts";
import type { Kernel } from "./kernel.ts";
import { Rows, Window } from "./rows.ts";

const RUN_COLUMNS = 6;
/** Length of the shortest row, `1 0 d 1 1 t` and a newline: so many bytes have at most one row. */
const SHORTEST_ROW = 12;
const HINT =
  "a run has six columns: qid Q0 docno rank score tag, separated by tabs or spaces; trec_eval skips further columns, and so does score --ignore-extra-columns";

export interface RunReading {
  readonly name: string;
  /**
   * Columns behind the tag. trec_eval skips them; here that must be asked for, since a space in a
   * docno makes another column the score.
   */
  readonly extraColumns: "refuse" | "ignore";
}

/** Takes the rows of one query, which are valid only until it returns. False ends the reading. */
type TakeQuery = (rows: Rows) => boolean;

/** Where `#columns` has the start and the end of a column: two places for each of the six. */
const QUERY_START = 0;
const QUERY_END = 1;
const DOCUMENT_START = 4;
const DOCUMENT_END = 5;
const SCORE_START = 8;
const SCORE_END = 9;

/**
 * Reads a run, and hands over the rows of each query; several times if they come in several places.
 * Reading stops once there are too many problems; the caller decides when to throw them.
 */
export class RunScanner {
  readonly name: string;
  readonly rows: Rows;
  readonly problems: Problems;
  /** Of the last row; empty before all are read, and if `take` stopped the reading. */
  runId = "";
  /** Reads rows of the usual form, fast; null where all are read in JavaScript. */
  readonly #kernel: Kernel | null;
  readonly #input: ByteInput;
  readonly #reading: RunReading;
  /** Start and end of each column of the current line, as splitColumns fills it. */
  readonly #columns = new Int32Array(2 * MAX_COLUMNS);
  #line = 0;
  /** Whether there was any row, right or wrong. */
  #hasRow = false;

  constructor(input: ByteInput, reading: RunReading, kernel: Kernel | null = null) {
    this.name = reading.name;
    this.#input = input;
    this.#reading = reading;
    this.#kernel = kernel;
    this.rows = kernel?.rows ?? new Rows();
    this.problems = new Problems(reading.name);
  }

  /**
   * Reads the file and calls `take` with the rows of each query. Wrong rows are in `problems`.
   *
   * @throws GateError `invalid_run` if the file has no row at all, right or wrong,
   * `file_not_found`, `file_unreadable`
   */
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
    if (this.#hasRow) {
      return;
    }
    if (this.problems.isEmpty) {
      this.problems.add(null, this.#line === 0 ? "the file is empty" : "the file has no rows");
    }
    this.throwProblems();
  }

  /** @throws GateError `invalid_run` with every problem found so far. */
  throwProblems(): void {
    this.problems.throwIfAny("invalid_run", HINT);
  }

  /**
   * Reads the rows piece by piece. `rows` has what was read so far of the current query. When the
   * next piece is read, the window keeps the bytes of these rows, from the query's id on. If `take`
   * returns false, reading stops there, and `runId` stays empty.
   */
  async #scan(window: Window, take: TakeQuery): Promise<void> {
    const { rows, problems } = this;
    rows.clear();
    let at = await window.readStart();
    if (at === null) {
      this.problems.add(1, IS_UTF16);
      return this.throwProblems();
    }
    while (!problems.isFull) {
      const { bytes } = window.memory;
      // A last line without a newline gets one, so that it is complete.
      if (window.ended && window.end > at && bytes[window.end - 1] !== NEWLINE) {
        bytes[window.end++] = NEWLINE;
      }
      const linesEnd = behindLastLine(bytes, at, window.end);
      rows.memory = window.memory;
      rows.reserve(Math.ceil((linesEnd - at) / SHORTEST_ROW));
      if (this.#kernel?.hasInMemory(rows) === true) {
        // The kernel finds the columns of a row by the blanks that are marked before.
        this.#kernel.markBlanks(at, linesEnd);
      }
      const nextLine = this.#takeLines(at, linesEnd, take);
      if (nextLine === null) {
        return;
      }
      at = nextLine;
      if (window.ended || problems.isFull) {
        break;
      }
      // The bytes that are kept move, so every offset shifts, mostly to a lower one.
      const shift = await window.refill(rows.count > 0 ? rows.qidStart : at);
      rows.shiftOffsets(shift);
      at += shift;
    }
    if (rows.count === 0) {
      return;
    }
    this.runId = rows.tag();
    take(rows);
  }

  /**
   * Reads the lines and hands over each query that is complete. Returns the offset of the next
   * line, or null if `take` ended the reading.
   */
  #takeLines(from: number, limit: number, take: TakeQuery): number | null {
    const { rows, problems } = this;
    let at = from;
    while (at < limit && !problems.isFull) {
      at = this.#takeRows(at, limit);
      if (at === limit) {
        break;
      }
      const nextLine = this.#kernel?.atOtherQuery === true ? at : this.#takeOddLine(at);
      const isOfOtherQuery = nextLine === at;
      if (isOfOtherQuery) {
        // The rows of this one are complete.
        if (!take(rows)) {
          return null;
        }
        rows.clear();
      }
      at = nextLine;
    }
    return at;
  }

  /** Returns the offset behind the rows that the kernel takes; `from` without the kernel. */
  #takeRows(from: number, limit: number): number {
    const { rows } = this;
    const countBefore = rows.count;
    if (this.#kernel?.hasInMemory(rows) !== true) {
      return from;
    }
    const at = this.#kernel.takeRows(rows, from, limit);
    if (rows.count === countBefore) {
      return at;
    }
    if (countBefore === 0) {
      rows.firstLine = this.#line + 1;
    }
    this.#hasRow = true;
    this.#line += rows.count - countBefore;
    return at;
  }

  /**
   * Takes any line: adds its row or a problem, or skips a blank or comment. Returns the offset of
   * the next line; `from` if the row is of another query, which is then not taken.
   */
  #takeOddLine(from: number): number {
    const { rows } = this;
    const { bytes } = rows.memory;
    const lineEnd = bytes.indexOf(NEWLINE, from);
    const columns = this.#columns;
    const columnCount = splitColumns(bytes, from, lineEnd, columns);
    // Like trec_eval, which skips white space before it looks for a comment.
    if (columnCount === 0 || bytes[columns[QUERY_START]] === COMMENT) {
      this.#line++;
      return lineEnd + 1;
    }
    const queryStart = columns[QUERY_START];
    const queryEnd = columns[QUERY_END];
    const currentEnd = rows.qidStart + rows.qidLength;
    if (
      rows.count > 0 &&
      !sameBytes(bytes, rows.qidStart, currentEnd, bytes, queryStart, queryEnd)
    ) {
      return from;
    }
    this.#line++;
    this.#hasRow = true;
    const problem = this.#takeOddRow(from, lineEnd, columnCount);
    if (problem !== null) {
      this.problems.add(this.#line, problem);
    }
    return lineEnd + 1;
  }

  /** Adds the row, or returns what is wrong with it. `from` and `to` are only for the message. */
  #takeOddRow(from: number, to: number, columnCount: number): string | null {
    const { rows } = this;
    const { text } = rows.memory;
    const columns = this.#columns;
    const hasTooMany = columnCount > RUN_COLUMNS && this.#reading.extraColumns === "refuse";
    if (columnCount < RUN_COLUMNS || hasTooMany) {
      return columnsMessage(decodeText(text, from, to).trimEnd(), columnCount, EXPECTED_COLUMNS);
    }
    const scoreText = decodeText(text, columns[SCORE_START], columns[SCORE_END]);
    const score = parseDecimal(scoreText);
    if (score === null) {
      return `score ${showText(scoreText)}, expected a finite decimal number such as 12.5`;
    }
    // The first row of a query: all others have the same id.
    if (rows.count === 0) {
      const queryStart = columns[QUERY_START];
      const queryEnd = columns[QUERY_END];
      if (!isUtf8Text(rows.memory.bytes, queryStart, queryEnd)) {
        return "the query id is not UTF-8: save the file as UTF-8";
      }
      const hash = hashBytes(rows.memory.bytes, queryStart, queryEnd);
      rows.setQuery(queryStart, queryEnd - queryStart, hash);
      rows.firstLine = this.#line;
    }
    rows.push(columns[DOCUMENT_START], columns[DOCUMENT_END], score);
    return null;
  }
}

const EXPECTED_COLUMNS = "6 (qid Q0 docno rank score tag)";
