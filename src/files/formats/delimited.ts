/** Cells with commas, semicolons or tabs between them, else as RFC 4180 has them: a stray quote would move every cell after it. */
import type { Problem } from "../../model/problem.ts";
import { GateError } from "../../errors.ts";
import { showValue } from "../../system/json.ts";
import { nearestWord } from "../../system/nearest-word.ts";
import type { DatasetText } from "./format.ts";

/** A row as it is written. */
export interface CsvRow {
  /** 1-based line on which the row begins. */
  readonly line: number;
  readonly cells: readonly string[];
}

const DELIMITERS = [",", ";", "\t"] as const;
type Delimiter = (typeof DELIMITERS)[number];

/** Returns the delimiter that the first line has most of, outside of quotes; a comma if there is none. */
export function detectDelimiter(text: string): Delimiter {
  const [firstLine = ""] = text.replaceAll(/"[^"]*"/g, "").split("\n", 1);
  const countCells = (delimiter: Delimiter): number => firstLine.split(delimiter).length;
  return DELIMITERS.reduce((best, candidate) =>
    countCells(candidate) > countCells(best) ? candidate : best,
  );
}

/**
 * Returns the rows that are not empty. Lines end with LF or CRLF. The first syntax error is added to `problems` and ends
 * the reading: the rows before it are returned.
 */
export function readCsv(
  { file, text }: DatasetText,
  problems: Problem[],
  delimiter: Delimiter = ",",
): readonly CsvRow[] {
  const rows: CsvRow[] = [];
  let offset = 0;
  let line = 1;
  while (offset < text.length) {
    const firstLine = line;
    const cells: string[] = [];
    for (;;) {
      const cell =
        text[offset] === '"' ? readQuoted(text, offset) : readPlain(text, offset, delimiter);
      const error = cell.error ?? findErrorAfterCell(text, cell.end, delimiter);
      if (error !== null) {
        const errorLine = line + countLineEnds(text, offset, cell.end);
        problems.push({ file, line: errorLine, message: `column ${cells.length + 1}: ${error}` });
        return rows;
      }
      cells.push(cell.value);
      line += countLineEnds(text, offset, cell.end);
      offset = cell.end;
      if (text[offset] !== delimiter) {
        break;
      }
      offset++;
    }
    offset += text[offset] === "\r" ? 2 : 1;
    line++;
    // Spreadsheets end a table with rows of empty cells.
    if (cells.some((cell) => cell.trim() !== "")) {
      rows.push({ line: firstLine, cells });
    }
  }
  return rows;
}

/** A cell that was read, or what is wrong with it. */
interface Cell {
  readonly value: string;
  /** The offset of the delimiter or line end after the cell. */
  readonly end: number;
  /** What is wrong with the cell; null if nothing is. */
  readonly error: string | null;
}

/** Reads a cell whose opening quote stands at `start`. Two quotes within it are one. */
function readQuoted(text: string, start: number): Cell {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] === '"') {
      continue;
    }
    return { value: text.slice(start + 1, at).replaceAll('""', '"'), end: at + 1, error: null };
  }
  return { value: "", end: start, error: "the quote that opens here is never closed" };
}

/** The text of a cell without quotes, by delimiter. */
const PLAIN_CELL = { ",": /[^,\r\n]*/y, ";": /[^;\r\n]*/y, "\t": /[^\t\r\n]*/y };

/** Reads a cell without quotes, up to the next delimiter or line end. */
function readPlain(text: string, start: number, delimiter: Delimiter): Cell {
  PLAIN_CELL[delimiter].lastIndex = start;
  const [value = ""] = PLAIN_CELL[delimiter].exec(text) ?? [];
  const end = start + value.length;
  const error = value.includes('"')
    ? "a quote within a cell that is not quoted; quote the cell and double the quote"
    : null;
  return { value, end, error };
}

/** Returns what is wrong with the character after a cell; null for a delimiter, a line end, or the end of the text. */
function findErrorAfterCell(text: string, end: number, delimiter: Delimiter): string | null {
  const next = text[end];
  if (next === undefined || next === delimiter || next === "\n") {
    return null;
  }
  if (next === "\r") {
    return text[end + 1] === "\n"
      ? null
      : "a carriage return without a line feed; save the file with LF or CRLF";
  }
  const name = { ",": "a comma", ";": "a semicolon", "\t": "a tab" }[delimiter];
  return `expected ${name} or the end of the line after the closing quote; got ${JSON.stringify(next)}`;
}

/** Returns how many line feeds there are from one offset to another. */
function countLineEnds(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf("\n", from); at !== -1 && at < to; at = text.indexOf("\n", at + 1)) {
    count++;
  }
  return count;
}

/** In characters. */
const LONGEST_CELL = 1024 * 1024;
/** In bytes. */
const LONGEST_FILE = 64 * 1024 * 1024;

/** A row below a header that names its columns. */
export interface TableRow {
  readonly line: number;
  /** Returns the cell without white space around it; null if it is blank, or the table has no such column. */
  readonly cell: (column: string) => string | null;
}

/**
 * Returns the rows of a table whose header names its columns. `names` maps each column to its name in the header, and
 * `needed` lists the columns that must be there. A wrong header is added to `problems`, and there are no rows then. Rows
 * of another width, or with a cell of more than 1 MiB, are added to `problems` and left out. Throws `file_too_large` for
 * more than 64 MiB.
 */
export function readTable(
  source: DatasetText,
  names: Readonly<Record<string, string>>,
  needed: readonly string[],
  problems: Problem[],
): readonly TableRow[] {
  const { file, text } = source;
  if (Buffer.byteLength(text) > LONGEST_FILE) {
    throw new GateError("file_too_large", `questions ${file}: the limit of a CSV file is 64 MiB`, {
      hint: "Split it into several suites.",
    });
  }
  const [header, ...rows] = readCsv(source, problems, detectDelimiter(text));
  const neededNames = needed.map((column) => names[column]).join(" and ");
  if (header === undefined) {
    if (problems.length === 0) {
      problems.push({ file, line: 1, message: `expected a header with ${neededNames}` });
    }
    return [];
  }
  const columns = findColumns(header, names, needed, file, problems);
  if (columns === null) {
    return [];
  }
  const width = header.cells.length;
  const table: TableRow[] = [];
  for (const { line, cells } of rows) {
    const longCellIndex = cells.findIndex((cell) => cell.length > LONGEST_CELL);
    if (cells.length !== width) {
      const message = `expected ${width} cells, as in the header; got ${cells.length}`;
      problems.push({ file, line, message });
    } else if (longCellIndex !== -1) {
      problems.push({
        file,
        line,
        message: `column ${longCellIndex + 1}: the limit of a cell is 1 MiB`,
      });
    } else {
      table.push({
        line,
        cell: (column) => cells[columns.get(column) ?? -1]?.trim() || null,
      });
    }
  }
  return table;
}

/**
 * Returns the index of each column, -1 for one that is absent. Null if a needed column, or one that the suite names
 * itself, is missing, or stands there twice, which is added to `problems`.
 */
function findColumns(
  { cells, line }: CsvRow,
  names: Readonly<Record<string, string>>,
  needed: readonly string[],
  file: string,
  problems: Problem[],
): ReadonlyMap<string, number> | null {
  const header = cells.map((cell) => cell.trim());
  const problemsBefore = problems.length;
  const indexes = Object.entries(names).map(([column, name]) => {
    const index = header.indexOf(name);
    if (header.lastIndexOf(name) !== index) {
      problems.push({
        file,
        line,
        message: `column ${showValue(name)} stands in the header twice`,
      });
    }
    if (index === -1 && (name !== column || needed.includes(column))) {
      const nearName = nearestWord(name, header);
      const advice =
        nearName === null
          ? `name yours with \`columns: { ${column}: … }\` of format csv`
          : `did you mean ${showValue(nearName)}?`;
      const message = `there is no column ${showValue(name)} for \`${column}\` in the header (${header.join(", ")}); ${advice}`;
      problems.push({ file, line, message });
    }
    return [column, index] as const;
  });
  return problems.length > problemsBefore ? null : new Map(indexes);
}
