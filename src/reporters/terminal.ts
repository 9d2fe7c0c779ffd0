/** Columns and colours of a terminal. */

export interface Palette {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly red: (text: string) => string;
  readonly green: (text: string) => string;
  readonly yellow: (text: string) => string;
}

/** SGR codes of ECMA-48 8.3.117: each turns off only what it turned on, so that they nest. */
export function palette(color: boolean): Palette {
  const sgr =
    (on: number, off: number) =>
    (text: string): string =>
      color ? `\u001b[${on}m${text}\u001b[${off}m` : text;
  return { bold: sgr(1, 22), dim: sgr(2, 22), red: sgr(31, 39), green: sgr(32, 39), yellow: sgr(33, 39) };
}

export interface Line {
  readonly cells: readonly string[];
  /** Applied after the padding, because colour codes have no width. */
  readonly color: (text: string) => string;
}

const GAP = "  ";

/** Aligned columns: the first and the last to the left, numbers between them to the right. */
export function layout(lines: readonly Line[]): readonly string[] {
  const count = Math.max(...lines.map((line) => line.cells.length));
  const widths = Array.from({ length: count }, (_, i) =>
    Math.max(...lines.map((line) => width(line.cells[i] ?? ""))),
  );
  return lines.map(({ cells, color }) => {
    const padded = cells.map((cell, i) => {
      const space = " ".repeat(widths[i]! - width(cell));
      return i === 0 || i === count - 1 ? cell + space : space + cell;
    });
    return color(padded.join(GAP).trimEnd());
  });
}

const NO_COLUMN = /\p{Mn}|\p{Me}|[\u200b-\u200d]/u;
const TWO_COLUMNS =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

/** Columns that a text takes: wide East Asian characters and emoji take two, combining marks none. */
function width(text: string): number {
  let columns = 0;
  for (const character of text) {
    if (!NO_COLUMN.test(character)) columns += TWO_COLUMNS.test(character) ? 2 : 1;
  }
  return columns;
}
