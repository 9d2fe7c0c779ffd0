/** Columns, colours and line ends of a terminal. Cells may have colours, which take no column. */
import { requireItem, zipLists } from "../model/lookup.ts";

type Paint = (text: string) => string;

/**
 * Returns the function that paints a text with an SGR code (ECMA-48 8.3.117): `on` begins and `off`
 * ends it. Each colour turns off only what it turned on, so that they nest. An empty text stays
 * empty.
 */
function sgrPaint(on: number, off: number): Paint {
  return (text) => (text === "" ? "" : `\u001b[${on}m${text}\u001b[${off}m`);
}

/** The colours and styles that the program uses. */
export const PAINT: Readonly<Record<"bold" | "dim" | "red" | "green" | "yellow", Paint>> = {
  bold: sgrPaint(1, 22),
  dim: sgrPaint(2, 22),
  red: sgrPaint(31, 39),
  green: sgrPaint(32, 39),
  yellow: sgrPaint(33, 39),
};

export function removeColours(text: string): string {
  return text.replaceAll(SGR, "");
}

/** A row of a table. */
export interface TextLine {
  readonly cells: readonly string[];
  /** Paints the whole line, after its cells are padded. */
  readonly color: (text: string) => string;
}

/** Stands between two columns. */
const GAP = "  ";

/**
 * Returns the rows as aligned lines: columns of numbers to the right, the others to the left. By
 * default all but the first column are numbers. All rows have as many cells as the first.
 */
export function alignCells(
  rows: readonly (readonly string[])[],
  isNumber: (column: number) => boolean = (column) => column > 0,
): readonly string[] {
  const widths = requireItem(rows, 0).map((_, i) =>
    Math.max(...rows.map((row) => textWidth(requireItem(row, i)))),
  );
  return rows.map((row) => {
    const padded = row.map((cell, i) => {
      const space = " ".repeat(requireItem(widths, i) - textWidth(cell));
      return isNumber(i) ? space + cell : cell + space;
    });
    return padded.join(GAP).trimEnd();
  });
}

/**
 * Returns the rows with aligned columns, each painted. While a line is wider than `width`, the next
 * column of `dropOrder` is left out, each further left than the one before; the lines may still be
 * too wide then.
 */
export function fitColumns(
  lines: readonly TextLine[],
  dropOrder: readonly number[],
  width: number,
): readonly string[] {
  const rows = alignCells(lines.map(({ cells }) => cells));
  const [dropped, ...furtherDropped] = dropOrder;
  if (dropped === undefined || rows.every((row) => textWidth(row) <= width)) {
    return zipLists(lines, rows).map(([{ color }, row]) => color(row));
  }
  const narrowerLines = lines.map((line) => ({ ...line, cells: line.cells.toSpliced(dropped, 1) }));
  return fitColumns(narrowerLines, furtherDropped, width);
}

/**
 * Returns a line broken between words. The further lines are indented by two more than the first;
 * those of a flag's help (`  --case ID   Ask this case.`) stand below the help. A word that is
 * longer than the width stays whole.
 */
export function wrapLine(line: string, width: number): readonly string[] {
  // `  --case ID   `
  const flag = /^ +--\S+(?: [^ ]+)? {2,}(?=\S)/.exec(line);
  const indent =
    flag === null ? `${/^ */.exec(removeColours(line))![0]}  ` : " ".repeat(flag[0].length);
  const lines: string[] = [];
  let current = "";
  // Each word with the blanks before it.
  for (const word of line.split(/(?<=\S)(?= +\S)/)) {
    if (current !== "" && textWidth(current + word) > width) {
      lines.push(current);
      current = indent + word.trimStart();
    } else {
      current += word;
    }
  }
  return [...lines, current];
}

/** Combining marks and zero-width characters. */
const NO_COLUMN = /\p{Mn}|\p{Me}|[\u200b-\u200d]/u;
/** Wide East Asian characters and emoji. */
const TWO_COLUMNS =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
/** A colour's code. */
// oxlint-disable-next-line no-control-regex
const SGR = /\u001b\[\d+m/g;

/**
 * Returns how many columns a text takes: wide East Asian characters and emoji take two, combining
 * marks and colours none.
 */
function textWidth(text: string): number {
  let columns = 0;
  for (const character of removeColours(text)) {
    if (!NO_COLUMN.test(character)) {
      columns += TWO_COLUMNS.test(character) ? 2 : 1;
    }
  }
  return columns;
}
