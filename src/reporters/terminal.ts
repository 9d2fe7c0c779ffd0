/** Columns, colours and line ends of a terminal. Cells may have colours, which take no column. */
import { requireItem } from "../model/lookup.ts";

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
 * Returns the rows with aligned columns: the first and the last to the left, those between them,
 * which are numbers, to the right.
 */
export function alignColumns(lines: readonly TextLine[]): readonly string[] {
  const count = Math.max(...lines.map((line) => line.cells.length));
  const widths = Array.from({ length: count }, (_, i) =>
    Math.max(...lines.map((line) => textWidth(line.cells[i] ?? ""))),
  );
  return lines.map(({ cells, color }) => {
    const padded = cells.map((cell, i) => {
      const space = " ".repeat(requireItem(widths, i) - textWidth(cell));
      return i === 0 || i === count - 1 ? cell + space : space + cell;
    });
    return color(padded.join(GAP).trimEnd());
  });
}

/**
 * Returns the rows as aligned lines: columns of numbers to the right, the others to the left. By
 * default all but the first column are numbers. All rows have as many cells as the first; none may
 * have colours or wide characters.
 */
export function alignCells(
  rows: readonly (readonly string[])[],
  isNumber: (column: number) => boolean = (column) => column > 0,
): readonly string[] {
  const widths = requireItem(rows, 0).map((_, i) =>
    Math.max(...rows.map((row) => requireItem(row, i).length)),
  );
  return rows.map((row) =>
    row
      .map((cell, i) =>
        isNumber(i) ? cell.padStart(requireItem(widths, i)) : cell.padEnd(requireItem(widths, i)),
      )
      .join(GAP),
  );
}

/**
 * Returns the rows with aligned columns that fit into `width`. While a line is too long, the
 * columns of the next group of `dropGroups` are left out: `[[4], [2]]` leaves out column 4 first,
 * and if that is not enough column 2 as well. The lines may still be too long after the last group.
 */
export function fitColumns(
  lines: readonly TextLine[],
  dropGroups: readonly (readonly number[])[],
  width: number,
): readonly string[] {
  const [dropped, ...laterGroups] = dropGroups;
  const aligned = alignColumns(lines);
  if (dropped === undefined || aligned.every((line) => textWidth(line) <= width)) {
    return aligned;
  }
  const remainingLines = lines.map(({ cells, color }) => ({
    cells: cells.filter((_, i) => !dropped.includes(i)),
    color,
  }));
  // A column has moved to the left by as many columns as were left out before it.
  const movedGroups = laterGroups.map((group) =>
    group.map((column) => column - dropped.filter((other) => other < column).length),
  );
  return fitColumns(remainingLines, movedGroups, width);
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
