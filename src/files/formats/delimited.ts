/**
 * Reads CSV as RFC 4180 describes it, also with semicolons or tabs. A stray quote would move every
 * cell after it into another column, so it is an error.
 */
import type { Problem } from "../../model/problem.ts";
import { showValue } from "../../system/json.ts";
import { nearestWord } from "../../system/nearest-word.ts";
import type { DatasetSource, DatasetText } from "./format.ts";

interface CsvRow {
  /** 1-based line on which the row begins. */
  readonly line: number;
  /** Without the quotes around them, not trimmed. */
  readonly cells: readonly string[];
}

const DELIMITERS = [",", ";", "\t"] as const;
type Delimiter = (typeof DELIMITERS)[number];

/** Returns the delimiter that makes most cells of the first line, outside of quotes, or a comma. */
export function detectDelimiter(text: string): Delimiter {
  // Quoted texts are removed first, since they may have line ends in them.
  const [firstLine = ""] = text.replaceAll(/"[^"]*"/g, "").split("\n", 1);
  const countCells = (delimiter: Delimiter): number => firstLine.split(delimiter).length;
  return DELIMITERS.reduce((best, candidate) =>
    countCells(candidate) > countCells(best) ? candidate : best,
  );
}

/**
 * Returns the rows with the header, without blank ones. The first syntax error ends the reading:
 * the rows before it are returned.
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
    const { cells, end, error } = readCells(text, offset, delimiter);
    const endLine = line + text.slice(offset, end).split("\n").length - 1;
    if (error !== null) {
      problems.push({ file, line: endLine, message: `column ${cells.length + 1}: ${error}` });
      return rows;
    }
    // Spreadsheets end a table with rows of empty cells.
    if (cells.some((cell) => cell.trim() !== "")) {
      rows.push({ line, cells });
    }
    line = endLine + 1;
    // Steps over the line end, CRLF or LF.
    offset = end + (text[end] === "\r" ? 2 : 1);
  }
  return rows;
}

interface RowCells {
  /** Those before the error, if there is one. */
  readonly cells: readonly string[];
  /** The offset of the row's line end, or where the cell with the error ends. */
  readonly end: number;
  readonly error: string | null;
}

/** Reads the cells of the row that begins at `start`, up to the first error. */
function readCells(text: string, start: number, delimiter: Delimiter): RowCells {
  const cells: string[] = [];
  let offset = start;
  for (;;) {
    const isQuoted = text[offset] === '"';
    const cell = isQuoted ? readQuotedCell(text, offset) : readPlainCell(text, offset, delimiter);
    const { value, end } = cell;
    const error = cell.error ?? findErrorAfterCell(text, end, delimiter);
    if (error !== null) {
      return { cells, end, error };
    }
    cells.push(value);
    if (text[end] !== delimiter) {
      return { cells, end, error: null };
    }
    offset = end + 1;
  }
}

interface Cell {
  readonly value: string;
  /** The offset of the delimiter or line end after the cell. */
  readonly end: number;
  readonly error: string | null;
}

/** Reads from the quote at `start` to the closing one. Two quotes within the cell are one. */
function readQuotedCell(text: string, start: number): Cell {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 2)) {
    // A doubled quote: the search goes on behind both.
    if (text[at + 1] === '"') {
      continue;
    }
    return { value: text.slice(start + 1, at).replaceAll('""', '"'), end: at + 1, error: null };
  }
  return { value: "", end: start, error: "the quote that opens here is never closed" };
}

/** By the delimiter. */
const PLAIN_CELL = { ",": /[^,\r\n]*/y, ";": /[^;\r\n]*/y, "\t": /[^\t\r\n]*/y };

/** Reads to the next delimiter or line end. A quote within the cell is an error. */
function readPlainCell(text: string, start: number, delimiter: Delimiter): Cell {
  const pattern = PLAIN_CELL[delimiter];
  pattern.lastIndex = start;
  const [value = ""] = pattern.exec(text) ?? [];
  const end = start + value.length;
  const error = value.includes('"')
    ? "a quote within a cell that is not quoted; quote the cell and double the quote"
    : null;
  return { value, end, error };
}

/** Returns what is wrong behind a cell; null at a delimiter, a line end, or the end of the text. */
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

/** What a format takes for its columns, as a header has them. */
export interface TableColumns {
  /** The header's name of each column by our name of it, such as `{ query: "question" }`. */
  readonly names: Readonly<Record<string, string>>;
  /** Our names of the columns that must be there. */
  readonly needed: readonly string[];
  /**
   * Names in the header that, misspelt, are a problem. Other names are columns of somebody else.
   */
  readonly guarded?: readonly string[];
  /** The format whose key `columns` can name another column; absent if none reads such a table. */
  readonly renamedIn?: "csv" | "ragas-csv";
}

export interface TableRow {
  /** 1-based. */
  readonly line: number;
  /** By our name of it. Trimmed; null if it is blank, or the table has no such column. */
  readonly cell: (column: string) => string | null;
  readonly has: (column: string) => boolean;
  /** The header's name of a column. */
  readonly nameOf: (column: string) => string;
}

/**
 * Returns the rows below the header; none if the header is wrong. Rows with more or fewer cells
 * than the header are left out.
 */
export function readTable(
  source: DatasetText,
  chooseColumns: (header: readonly string[]) => TableColumns,
  problems: Problem[],
): readonly TableRow[] {
  const { file } = source;
  const problemsBefore = problems.length;
  const [firstRow, ...rows] = readCsv(source, problems, detectDelimiter(source.text));
  const header = (firstRow?.cells ?? []).map((cell) => cell.trim());
  const columns = chooseColumns(header);
  const { names } = columns;
  if (firstRow === undefined) {
    // If the first row can't be read, readCsv has said so.
    if (problems.length === problemsBefore) {
      const neededNames = listNeededNames(columns).join(" and ");
      problems.push({ file, line: 1, message: `expected a header with ${neededNames}` });
    }
    return [];
  }
  const faults = checkHeader(header, columns);
  if (faults.length > 0) {
    problems.push(...faults.map((message) => ({ file, line: firstRow.line, message })));
    return [];
  }
  const indexes = new Map(
    Object.entries(names).map(([column, name]) => [column, header.indexOf(name)]),
  );
  const table: TableRow[] = [];
  for (const { line, cells } of rows) {
    if (cells.length !== header.length) {
      const message = `expected ${header.length} cells, as in the header; got ${cells.length}`;
      problems.push({ file, line, message });
    } else {
      table.push({
        line,
        // At index -1 there is no cell.
        cell: (column) => cells[indexes.get(column) ?? -1]?.trim() || null,
        has: (column) => (indexes.get(column) ?? -1) >= 0,
        nameOf: (column) => names[column] ?? column,
      });
    }
  }
  return table;
}

/**
 * Returns what is wrong with a header: a name that stands there twice, a `needed` column that is
 * missing, and a name that is almost that of a `guarded` column, which may be absent.
 */
function checkHeader(header: readonly string[], columns: TableColumns): readonly string[] {
  const { names, needed, guarded = [] } = columns;
  const messages: string[] = [];
  for (const name of Object.values(names)) {
    if (header.indexOf(name) !== header.lastIndexOf(name)) {
      messages.push(`column ${showValue(name)} stands in the header twice`);
    }
  }
  for (const [column, name] of Object.entries(names)) {
    if (needed.includes(column) && !header.includes(name)) {
      const advice = adviseOnMissingColumn(header, columns, column);
      messages.push(
        `there is no column ${showValue(name)} for \`${column}\` in the header (${header.join(", ")}); ${advice}`,
      );
    }
  }
  const absentNames = guarded.filter((name) => !header.includes(name));
  for (const name of header) {
    const nearName = guarded.includes(name) ? null : nearestWord(name, absentNames);
    if (nearName !== null) {
      messages.push(`unknown column ${showValue(name)}; did you mean \`${nearName}\`?`);
    }
  }
  return messages;
}

function adviseOnMissingColumn(
  header: readonly string[],
  columns: TableColumns,
  column: string,
): string {
  const { names, renamedIn } = columns;
  const nearName = nearestWord(names[column] ?? column, header);
  if (nearName !== null) {
    return `did you mean ${showValue(nearName)}?`;
  }
  const rename =
    renamedIn === undefined
      ? "name yours so"
      : `name yours with \`columns: { ${column}: … }\` of format ${renamedIn}`;
  // Without any of the names, the first line may be no header.
  const neededNames = listNeededNames(columns);
  return neededNames.some((name) => header.includes(name))
    ? rename
    : `${rename}, or, if the first line is a row, write a header above it: \`${neededNames.join(",")}\``;
}

/** Returns the header's names of the columns that must be there, each once. */
function listNeededNames({ names, needed }: TableColumns): readonly string[] {
  return [...new Set(needed.map((column) => names[column] ?? column))];
}

/** Returns a problem for each key of the suite's `columns` that is none of the format's columns. */
export function findUnknownColumns(
  written: DatasetSource["columns"],
  format: string,
  columns: readonly string[],
  file: string,
): readonly Problem[] {
  const unknownNames = Object.keys(written ?? {}).filter((name) => !columns.includes(name));
  return unknownNames.map((name) => {
    const message = `\`columns.${name}\`: format ${format} has ${columns.join(", ")}`;
    return { file, line: 1, message };
  });
}
