/** Comma-separated values (RFC 4180), read as Python's csv module reads them. */

export interface CsvRow {
  /** 1-based, where the row begins: a quoted cell may hold line ends. */
  readonly line: number;
  /** Empty for a blank line. */
  readonly cells: readonly string[];
}

export interface Csv {
  readonly rows: readonly CsvRow[];
  /** Line of a quote that nothing closes; null where there is none. */
  readonly unclosed: number | null;
}

/** A quote opens a cell at its beginning only; within a quoted cell a doubled one stands for itself. */
export function readCsv(text: string): Csv {
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let begun = 1;
  let at = 0;
  while (at < text.length) {
    const cell = readCell(text, at);
    if (cell.unclosed) return { rows, unclosed: line };
    cells.push(cell.value);
    line += lineEnds(text, at, cell.end);
    at = cell.end;
    if (text[at] === ",") {
      at++;
      // A comma at the very end is followed by one more cell, an empty one.
      if (at < text.length) continue;
      cells.push("");
    }
    at += text.startsWith("\r\n", at) ? 2 : 1;
    rows.push({ line: begun, cells: cells.length === 1 && cells[0] === "" ? [] : cells });
    cells = [];
    begun = ++line;
  }
  return { rows, unclosed: null };
}

interface Cell {
  readonly value: string;
  /** Offset of the comma or line end behind it. */
  readonly end: number;
  readonly unclosed: boolean;
}

function readCell(text: string, from: number): Cell {
  if (text[from] !== '"') {
    const end = plainEnd(text, from);
    return { value: text.slice(from, end), end, unclosed: false };
  }
  let value = "";
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return { value, end: text.length, unclosed: true };
    value += text.slice(at, quote);
    if (text[quote + 1] !== '"') {
      const end = plainEnd(text, quote + 1);
      return { value: value + text.slice(quote + 1, end), end, unclosed: false };
    }
    value += '"';
    at = quote + 2;
  }
}

const END = /[,\r\n]/g;

function plainEnd(text: string, from: number): number {
  END.lastIndex = from;
  return END.exec(text)?.index ?? text.length;
}

function lineEnds(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf("\n", from); at !== -1 && at < to; at = text.indexOf("\n", at + 1)) count++;
  return count;
}
