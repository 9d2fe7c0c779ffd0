/** Tables of tests, written as text. */

/**
 * Returns the cells of a table in text: a row for each line, cells between bars. Blank lines, and
 * lines that begin with `#`, are left out.
 */
export function rows(table: string): readonly (readonly string[])[] {
  const lines = table
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.trim().startsWith("#"));
  return lines.map((line) => line.split("|").map((cell) => cell.trim()));
}

/**
 * Returns the rows with cells as values: JSON where a cell is JSON, else its text. `Row` is what
 * the caller knows that a row holds.
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
