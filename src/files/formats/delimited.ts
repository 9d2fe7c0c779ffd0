/** Cells with commas, semicolons or tabs between them, else as RFC 4180 has them: a stray quote would move every cell after it. */
import type { Problem } from "../../model/problem.ts";
import { GateError } from "../../errors.ts";
import { showValue } from "../../system/json.ts";
import { nearestWord } from "../../system/nearest-word.ts";
import type { DatasetText } from "./format.ts";

export interface CsvRow {
  /** 1-based line on which the row begins. */
  readonly line: number;
  readonly cells: readonly string[];
}

const DELIMITERS = [",", ";", "\t"] as const;
type Delimiter = (typeof DELIMITERS)[number];

/** What the first line has most of, outside of quotes. */
export function detectDelimiter(text: string): Delimiter {
  const [head = ""] = text.replaceAll(/"[^"]*"/g, "").split("\n", 1);
  const countParts = (each: Delimiter): number => head.split(each).length;
  return DELIMITERS.reduce((best, each) => (countParts(each) > countParts(best) ? each : best));
}

/** Rows that hold anything. Lines end with LF or CRLF. What is wrong is added to the problems, and ends the reading. */
export function readCsv(
  { file, text }: DatasetText,
  problems: Problem[],
  delimiter: Delimiter = ",",
): readonly CsvRow[] {
  const rows: CsvRow[] = [];
  let at = 0;
  let line = 1;
  while (at < text.length) {
    const begun = line;
    const cells: string[] = [];
    for (;;) {
      const cell = text[at] === '"' ? readQuoted(text, at) : readPlain(text, at, delimiter);
      const wrong = cell.wrong ?? afterCell(text, cell.end, delimiter);
      if (wrong !== null) {
        const where = line + lineEnds(text, at, cell.end);
        problems.push({ file, line: where, message: `column ${cells.length + 1}: ${wrong}` });
        return rows;
      }
      cells.push(cell.value);
      line += lineEnds(text, at, cell.end);
      at = cell.end;
      if (text[at] !== delimiter) {
        break;
      }
      at++;
    }
    at += text[at] === "\r" ? 2 : 1;
    line++;
    // Spreadsheets end a table with rows of empty cells.
    if (cells.some((cell) => cell.trim() !== "")) {
      rows.push({ line: begun, cells });
    }
  }
  return rows;
}

interface Cell {
  readonly value: string;
  /** Where the delimiter or line end after it stands. */
  readonly end: number;
  readonly wrong: string | null;
}

function readQuoted(text: string, start: number): Cell {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] === '"') {
      continue;
    }
    return { value: text.slice(start + 1, at).replaceAll('""', '"'), end: at + 1, wrong: null };
  }
  return { value: "", end: start, wrong: "the quote that opens here is never closed" };
}

const PLAIN = { ",": /[^,\r\n]*/y, ";": /[^;\r\n]*/y, "\t": /[^\t\r\n]*/y };

function readPlain(text: string, start: number, delimiter: Delimiter): Cell {
  PLAIN[delimiter].lastIndex = start;
  const [value = ""] = PLAIN[delimiter].exec(text) ?? [];
  const end = start + value.length;
  const wrong = value.includes('"')
    ? "a quote within a cell that is not quoted; quote the cell and double the quote"
    : null;
  return { value, end, wrong };
}

function afterCell(text: string, end: number, delimiter: Delimiter): string | null {
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

function lineEnds(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf("\n", from); at !== -1 && at < to; at = text.indexOf("\n", at + 1)) {
    count++;
  }
  return count;
}

const LONGEST_CELL = 1024 * 1024;
const LONGEST_FILE = 64 * 1024 * 1024;

/** A row below a header that names its columns. */
export interface TableRow {
  readonly line: number;
  /** Without white space around it; null if it is blank, or the table has no such column. */
  readonly cell: (column: string) => string | null;
}

/** `names` says how the table calls each column, and `needed` which of those that are called as here it must have. */
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
  const wanted = needed.map((column) => names[column]).join(" and ");
  if (header === undefined) {
    if (problems.length === 0) {
      problems.push({ file, line: 1, message: `expected a header with ${wanted}` });
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
    const tooLong = cells.findIndex((cell) => cell.length > LONGEST_CELL);
    if (cells.length !== width) {
      const message = `expected ${width} cells, as in the header; got ${cells.length}`;
      problems.push({ file, line, message });
    } else if (tooLong !== -1) {
      problems.push({ file, line, message: `column ${tooLong + 1}: the limit of a cell is 1 MiB` });
    } else {
      table.push({
        line,
        cell: (column) => cells[columns.get(column) ?? -1]?.trim() || null,
      });
    }
  }
  return table;
}

/** Where each column stands, -1 for one that is not there; null if one that is needed, or that the suite names, is missing. */
function findColumns(
  { cells, line }: CsvRow,
  names: Readonly<Record<string, string>>,
  needed: readonly string[],
  file: string,
  problems: Problem[],
): ReadonlyMap<string, number> | null {
  const header = cells.map((cell) => cell.trim());
  const before = problems.length;
  const found = Object.entries(names).map(([column, name]) => {
    const at = header.indexOf(name);
    if (header.lastIndexOf(name) !== at) {
      problems.push({
        file,
        line,
        message: `column ${showValue(name)} stands in the header twice`,
      });
    }
    if (at === -1 && (name !== column || needed.includes(column))) {
      const near = nearestWord(name, header);
      const next =
        near === null
          ? `name yours with \`columns: { ${column}: … }\` of format csv`
          : `did you mean ${showValue(near)}?`;
      const message = `there is no column ${showValue(name)} for \`${column}\` in the header (${header.join(", ")}); ${next}`;
      problems.push({ file, line, message });
    }
    return [column, at] as const;
  });
  return problems.length > before ? null : new Map(found);
}
