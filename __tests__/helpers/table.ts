/** Tables of tests as text: a line a case, bars between cells, `#` before a comment. */
export function rows(table: string): readonly (readonly string[])[] {
  const lines = table
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.trim().startsWith("#"));
  return lines.map((line) => line.split("|").map((cell) => cell.trim()));
}

/**
 * The same with cells as values: JSON where a cell is JSON, else its text. The caller knows what a
 * row holds.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function values<Row extends readonly unknown[]>(table: string): readonly Row[] {
  const valueOf = (cell: string): unknown => {
    try {
      return JSON.parse(cell);
    } catch {
      return cell;
    }
  };
  return rows(table).map((cells) => cells.map(valueOf) as unknown as Row);
}
