/** Reads qrels: lines of `qid iteration docno grade`, or the same without the iteration column. */
import { openSource, type ByteInput } from "./byte-source.ts";
import { type JudgmentLists, JudgmentTable } from "./judgments.ts";
import {
  behindLastLine,
  COMMENT,
  columnsMessage,
  decodeText,
  decodeExact,
  IS_UTF16,
  isUtf8Text,
  MAX_COLUMNS,
  NEWLINE,
  Problems,
  showText,
  splitColumns,
  hashBytes,
  type Memory,
} from "./text.ts";
import { Window } from "./rows.ts";

const ZERO = 48;
const INTEGER_GRADE = /^[+-]?\d+(?:\.0*)?$/;
const DECIMAL_GRADE = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
/** The largest grade: 2^1000 - 1 and sums of it are finite, so no gain can overflow. */
const MAX_GRADE = 1000;
const HINT =
  "qrels have four columns (qid iteration docno grade) or three (qid docno grade), separated by tabs or spaces; grades are integers, 0 or less for not relevant";
/** The usual names of the first and of the document column in a header. */
const QUERY_NAMES = /^(?:q|qid|topic|query|query[-_]?id|topic[-_]?id)$/i;
const DOCUMENT_NAMES =
  /^(?:corpus|did|pid|docno|doc|document|(?:corpus|doc|document|passage)[-_]?id)$/i;

/** The grades of one query by docno. A grade of 0 or less: judged and not relevant. */
export type Judgments = ReadonlyMap<string, number>;

export class Qrels {
  readonly lists: JudgmentLists;
  #queries: ReadonlyMap<string, Judgments> | undefined;

  constructor(lists: JudgmentLists) {
    this.lists = lists;
  }

  get queries(): ReadonlyMap<string, Judgments> {
    return (this.#queries ??= this.lists.toMaps());
  }
}

/**
 * Reads qrels of 3 or 4 columns (the same in all rows), separated by tabs or spaces. There may be
 * `#` comment lines, blank lines, a header on line 1, a byte order mark, CRLF, gzip. An exact
 * repeat of a judgment counts once; trec_eval refuses it. Grades are integers from -1000 to 1000,
 * which may be written as 2.0; with `grades` "decimals" any numbers from -1000 to 1000.
 * @param name what problems call the file; by default the path.
 * @throws GateError `invalid_qrels` with up to 20 problems, `file_not_found`, `file_unreadable`
 */
export async function readQrels(
  input: ByteInput,
  name: string = inputName(input),
  grades: "integers" | "decimals" = "integers",
): Promise<Qrels> {
  const window = new Window(await openSource(input, name));
  const reader = new QrelsReader(name, grades === "decimals");
  try {
    await reader.read(window);
  } finally {
    await window.close();
  }
  return reader.finish();
}

export function inputName(input: ByteInput): string {
  return typeof input === "string" ? input : "(bytes)";
}

class QrelsReader {
  readonly #problems: Problems;
  readonly #table: JudgmentTable;
  readonly #decimals: boolean;
  /** Start and end of each column of the current line, as splitColumns fills it. */
  readonly #columns = new Int32Array(2 * MAX_COLUMNS);
  #line = 0;
  /** Columns of the first row, which all others must have too; 0 before it. */
  #width: 0 | 3 | 4 = 0;

  constructor(name: string, decimals: boolean) {
    this.#problems = new Problems(name);
    this.#decimals = decimals;
    this.#table = new JudgmentTable(decimals);
  }

  async read(window: Window): Promise<void> {
    let at = await window.readStart();
    if (at === null) {
      this.#problems.add(1, IS_UTF16);
      return;
    }
    while (!this.#problems.isFull) {
      at = this.#takeLines(window, at);
      if (window.ended) {
        break;
      }
      at += await window.refill(at);
    }
  }

  /** Throws `invalid_qrels` with the problems, or if there is no judgment. */
  finish(): Qrels {
    if (this.#table.count === 0 && this.#problems.isEmpty) {
      this.#problems.add(
        null,
        this.#line === 0 ? "the file is empty" : "the file has no judgments",
      );
    }
    this.#problems.throwIfAny("invalid_qrels", HINT);
    return new Qrels(this.#table.finish());
  }

  /** Reads the complete lines, and the file's unfinished last one. Returns the offset behind. */
  #takeLines(window: Window, from: number): number {
    const { bytes } = window.memory;
    const limit = behindLastLine(bytes, from, window.end);
    const end = window.ended ? window.end : limit;
    let at = from;
    while (at < end && !this.#problems.isFull) {
      const to = at < limit ? bytes.indexOf(NEWLINE, at) : window.end;
      this.#line++;
      const problem = this.#takeLine(window.memory, at, to);
      if (problem !== null) {
        this.#problems.add(this.#line, problem);
      }
      at = at < limit ? to + 1 : to;
    }
    return at;
  }

  /**
   * Adds the judgment of a line; skips a comment, a blank line, and a header on line 1. Returns
   * what is wrong with the line, or null.
   */
  #takeLine({ bytes, text }: Memory, from: number, to: number): string | null {
    if (bytes[from] === COMMENT && from < to) {
      return null;
    }
    const columns = this.#columns;
    const width = splitColumns(bytes, from, to, columns);
    if (width === 0) {
      return null;
    }
    const hasRightWidth = this.#width === 0 ? width === 3 || width === 4 : width === this.#width;
    if (!hasRightWidth) {
      return columnsMessage(decodeText(text, from, to).trimEnd(), width, this.#describeWidth());
    }
    const qidStart = columns[0];
    const qidEnd = columns[1];
    // The document is the last column but one, the grade the last.
    const start = columns[2 * width - 4];
    const end = columns[2 * width - 3];
    const gradeStart = columns[2 * width - 2];
    const gradeEnd = columns[2 * width - 1];
    const qid = decodeExact(text, qidStart, qidEnd);
    if (qid === null || !isUtf8Text(bytes, start, end)) {
      return "an id is not UTF-8: save the file as UTF-8";
    }
    const grade = this.#readGrade(bytes, text, gradeStart, gradeEnd);
    if (Number.isNaN(grade)) {
      const docno = decodeText(text, start, end);
      return this.#findWrongGrade(qid, docno, decodeText(text, gradeStart, gradeEnd), width);
    }
    this.#width = width === 3 ? 3 : 4;
    const qidHash = hashBytes(bytes, qidStart, qidEnd);
    const query = this.#table.enterQuery(bytes, qidStart, qidEnd, qidHash);
    const hash = hashBytes(bytes, start, end);
    const earlierGrade = this.#table.add(query, bytes, start, end, hash, grade);
    if (earlierGrade === null || earlierGrade === grade) {
      return null;
    }
    return `document ${showText(decodeText(text, start, end))} of query ${showText(qid)} has grade ${grade} here and ${earlierGrade} before, expected one grade`;
  }

  /**
   * Returns what is wrong with a line whose grade is no grade; null for a header on line 1. A line
   * with a wrong grade is a row all the same: all others must have as many columns.
   */
  #findWrongGrade(qid: string, docno: string, gradeText: string, width: number): string | null {
    if (this.#line === 1 && isHeader(qid, docno, gradeText)) {
      return null;
    }
    if (this.#line === 1 && isHeader(docno, qid, gradeText)) {
      return `the header names the document first, ${showText(qid)}; expected the columns query, document, grade`;
    }
    this.#width = width === 3 ? 3 : 4;
    return `grade ${showText(gradeText)}, expected ${this.#decimals ? "a number" : "an integer"} from -${MAX_GRADE} to ${MAX_GRADE}`;
  }

  /** Returns the grade; NaN if it has another form or is out of range. */
  #readGrade(bytes: Uint8Array, text: Buffer, from: number, to: number): number {
    const digit = bytes[from] - ZERO;
    if (to - from === 1 && digit >= 0 && digit <= 9) {
      return digit;
    }
    const gradeText = decodeText(text, from, to);
    const form = this.#decimals ? DECIMAL_GRADE : INTEGER_GRADE;
    // Adding 0 makes -0 a 0.
    const grade = Number(gradeText) + 0;
    return form.test(gradeText) && Math.abs(grade) <= MAX_GRADE ? grade : Number.NaN;
  }

  #describeWidth(): string {
    if (this.#width === 0) {
      return "3 (qid docno grade) or 4 (qid iteration docno grade)";
    }
    return `${this.#width} as in the rows before`;
  }
}

/** Whether a first row is a header: usual names of columns, and no number as its grade. */
function isHeader(qid: string, docno: string, grade: string): boolean {
  return Number.isNaN(Number(grade)) && QUERY_NAMES.test(qid) && DOCUMENT_NAMES.test(docno);
}
