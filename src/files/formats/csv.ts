/** Comma-separated values as RFC 4180 has them, and nothing looser: a stray quote would move every cell after it. */
import type { Problem } from "../../model/problem.ts";
import type { DatasetText } from "./format.ts";

export interface CsvRow {
  /** 1-based line on which the row begins. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Rows that are not blank. Lines end with LF or CRLF. What is wrong is added to the problems, and ends the reading. */
export function readCsv({ file, text }: DatasetText, problems: Problem[]): readonly CsvRow[] {
  const rows: CsvRow[] = [];
  let [at, line] = [0, 1];
  while (at < text.length) {
    const begun = line;
    const cells: string[] = [];
    for (;;) {
      const cell = text[at] === '"' ? quoted(text, at) : plain(text, at);
      const wrong = cell.wrong ?? afterCell(text, cell.end);
      if (wrong !== null) {
        const where = line + lineEnds(text, at, cell.end);
        problems.push({ file, line: where, message: `column ${cells.length + 1}: ${wrong}` });
        return rows;
      }
      cells.push(cell.value);
      line += lineEnds(text, at, cell.end);
      at = cell.end;
      if (text[at] !== ",") break;
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
  /** Where the comma or line end after it stands. */
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

const PLAIN = /[^,\r\n]*/y;

function plain(text: string, start: number): Cell {
  PLAIN.lastIndex = start;
  const [value = ""] = PLAIN.exec(text) ?? [];
  const end = start + value.length;
  const wrong = value.includes('"')
    ? "a quote within a cell that is not quoted; quote the cell and double the quote"
    : null;
  return { value, end, wrong };
}

function afterCell(text: string, end: number): string | null {
  const next = text[end];
  if (next === undefined || next === "," || next === "\n") return null;
  if (next === "\r") {
    return text[end + 1] === "\n"
      ? null
      : "a carriage return without a line feed; save the file with LF or CRLF";
  }
  return `expected a comma or the end of the line after the closing quote; got ${JSON.stringify(next)}`;
}

function lineEnds(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf("\n", from); at !== -1 && at < to; at = text.indexOf("\n", at + 1)) count++;
  return count;
}
