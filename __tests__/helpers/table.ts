/** Tables of tests, written as text. */

/** Returns the cells between bars of each line that is neither blank nor begins with `#`. */
function cellsOf(table: string): readonly (readonly string[])[] {
  const lines = table
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.trim().startsWith("#"));
  return lines.map((line) => line.split("|").map((cell) => cell.trim()));
}

/** Returns the text of a cell, in which ⏎ is a line end, ⇥ a tab and ¦ a bar. */
const textOf = (cell: string): string =>
  cell.replaceAll("⏎", "\n").replaceAll("⇥", "\t").replaceAll("¦", "|");

/**
 * Returns the texts of a table: a row for each line, cells between bars. Blank lines, and lines that
 * begin with `#`, are left out. In a cell ⏎ is a line end, ⇥ a tab and ¦ a bar.
 */
export function rows(table: string): readonly (readonly string[])[] {
  return cellsOf(table).map((cells) => cells.map(textOf));
}

/**
 * Returns the rows with cells as values: JSON where a cell is JSON, else its text. `Row` is what
 * the caller knows that a row holds.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function values<Row extends readonly unknown[]>(table: string): readonly Row[] {
  const valueOf = (cell: string): unknown => {
    try {
      return JSON.parse(textOf(cell.replaceAll("⏎", "\\n").replaceAll("⇥", "\\t")));
    } catch {
      return textOf(cell);
    }
  };
  return cellsOf(table).map((cells) => cells.map(valueOf) as unknown as Row);
}

/** Returns the texts of files by path from a cell such as `a.md: # A + b/c.csv: query⏎one`. */
export function filesIn(cell: string): Readonly<Record<string, string>> {
  const files = cell.split(" + ").map((each) => {
    const end = each.indexOf(":");
    return [each.slice(0, end), each.slice(end + 2)] as const;
  });
  return Object.fromEntries(files);
}
