/** Cells with commas, semicolons or tabs between them, else as RFC 4180 has them: a stray quote would move every cell after it. */
import type { Problem } from "../../model/problem.ts";
import type { DatasetText } from "./format.ts";

export interface CsvRow {
  /** 1-based line on which the row begins. */
  readonly line: number;
  readonly cells: readonly string[];
}

const DELIMITERS = [",", ";", "\t"] as const;
type Delimiter = (typeof DELIMITERS)[number];

/** What the first line has most of, outside of quotes. */
export function delimiterOf(text: string): Delimiter {
  const [head = ""] = text.replaceAll(/"[^"]*"/g, "").split("\n", 1);
  const count = (each: Delimiter): number => head.split(each).length;
  return DELIMITERS.reduce((best, each) => (count(each) > count(best) ? each : best));
}

/** Rows that are not blank. Lines end with LF or CRLF. What is wrong is added to the problems, and ends the reading. */
export function readCsv(
  { file, text }: DatasetText,
  problems: Problem[],
  delimiter: Delimiter = ",",
): readonly CsvRow[] {
  const rows: CsvRow[] = [];
  let [at, line] = [0, 1];
  while (at < text.length) {
    const begun = line;
    const cells: string[] = [];
    for (;;) {
      const cell = text[at] === '"' ? quoted(text, at) : plain(text, at, delimiter);
      const wrong = cell.wrong ?? afterCell(text, cell.end, delimiter);
      if (wrong !== null) {
        const where = line + lineEnds(text, at, cell.end);
        problems.push({ file, line: where, message: `column ${cells.length + 1}: ${wrong}` });
        return rows;
      }
      cells.push(cell.value);
      line += lineEnds(text, at, cell.end);
      at = cell.end;
      if (text[at] !== delimiter) break;
      at++;
    }
    at += text[at] === "\r" ? 2 : 1;
    line++;
    if (cells.length > 1 || cells[0] !== "") rows.push({ line: begun, cells });
  }
  return rows;
}

interface Cell {
  readonly value: string;
  /** Where the delimiter or line end after it stands. */
  readonly end: number;
  readonly wrong: string | null;
}

function quoted(text: string, start: number): Cell {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] === '"') continue;
    return { value: text.slice(start + 1, at).replaceAll('""', '"'), end: at + 1, wrong: null };
  }
  return { value: "", end: start, wrong: "the quote that opens here is never closed" };
}

const PLAIN = { ",": /[^,\r\n]*/y, ";": /[^;\r\n]*/y, "\t": /[^\t\r\n]*/y };

function plain(text: string, start: number, delimiter: Delimiter): Cell {
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
  if (next === undefined || next === delimiter || next === "\n") return null;
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
  for (let at = text.indexOf("\n", from); at !== -1 && at < to; at = text.indexOf("\n", at + 1)) count++;
  return count;
}
