import { requireItem } from "../model/lookup.ts";
/** Columns, colours and line ends of a terminal. */

type Paint = (text: string) => string;

/** SGR codes of ECMA-48 8.3.117: each turns off only what it turned on, so that they nest. */
function sgrPaint(on: number, off: number): Paint {
  return (text) => (text === "" ? "" : `\u001b[${on}m${text}\u001b[${off}m`);
}

export const PAINT: Readonly<Record<"bold" | "dim" | "red" | "green" | "yellow", Paint>> = {
  bold: sgrPaint(1, 22),
  dim: sgrPaint(2, 22),
  red: sgrPaint(31, 39),
  green: sgrPaint(32, 39),
  yellow: sgrPaint(33, 39),
};

/** Without colours. */
export function removeColours(text: string): string {
  return text.replaceAll(SGR, "");
}

export interface TextLine {
  readonly cells: readonly string[];
  /** Applied after the padding, because colour codes have no width. */
  readonly color: (text: string) => string;
}

const GAP = "  ";

/** Aligned columns: the first and the last to the left, numbers between them to the right. */
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

/** Returns the rows as aligned lines: numbers to the right, the rest to the left. All rows have as many cells as the first. */
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
 * Returns aligned columns that fit into `width`: while a line is too long, the columns of the next group of `drops`, by index,
 * are left out.
 */
export function fitColumns(
  lines: readonly TextLine[],
  drops: readonly (readonly number[])[],
  width: number,
): readonly string[] {
  const [drop, ...rest] = drops;
  const aligned = alignColumns(lines);
  if (drop === undefined || aligned.every((line) => textWidth(line) <= width)) {
    return aligned;
  }
  const remainingLines = lines.map(({ cells, color }) => ({
    cells: cells.filter((_, i) => !drop.includes(i)),
    color,
  }));
  const laterDrops = rest.map((group) => group.map((at) => at - drop.filter((i) => i < at).length));
  return fitColumns(remainingLines, laterDrops, width);
}

/**
 * Broken between words, what follows indented by two, below a flag's name as far as what is said of it; a word that is
 * longer than the line stays whole.
 */
export function wrapLine(line: string, width: number): readonly string[] {
  const flag = /^ +--\S+(?: [^ ]+)? {2,}(?=\S)/.exec(line);
  const indent =
    flag === null ? `${/^ */.exec(removeColours(line))![0]}  ` : " ".repeat(flag[0].length);
  const lines: string[] = [];
  let current = "";
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

const NO_COLUMN = /\p{Mn}|\p{Me}|[\u200b-\u200d]/u;
const TWO_COLUMNS =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
// oxlint-disable-next-line no-control-regex
const SGR = /\u001b\[\d+m/g;

/** Columns that a text takes: wide East Asian characters and emoji take two, combining marks and colours none. */
function textWidth(text: string): number {
  let columns = 0;
  for (const character of removeColours(text)) {
    if (!NO_COLUMN.test(character)) {
      columns += TWO_COLUMNS.test(character) ? 2 : 1;
    }
  }
  return columns;
}
