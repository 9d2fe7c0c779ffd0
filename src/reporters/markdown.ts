/**
 * Markdown blocks of bounded size, cut between rows and never inside one. The cells of a row arrive
 * escaped.
 */
import { escapeMarkdown, markCode, utf8Length } from "../messages/escape.ts";

/** How large a table or list may be: its rows, and the bytes of all rows. */
export interface RowBounds {
  readonly rows: number;
  /** UTF-8. */
  readonly bytes: number;
}

/**
 * Returns a table of as many items as the bounds allow, with a last row that counts the others;
 * empty without items. `cells` makes the cells of an item, one item at a time, so that 20,000 items
 * cost no more than those shown. A heading that ends with `:` aligns its column to the right.
 */
export function mdTable<T>(
  columns: readonly string[],
  items: readonly T[],
  cells: (item: T) => readonly string[],
  bounds: RowBounds,
): string {
  if (items.length === 0) {
    return "";
  }
  const headings = columns.map((name) => escapeMarkdown(name.replace(/:$/, "")));
  const alignments = columns.map((name) => (name.endsWith(":") ? "--:" : "---"));
  const head = `${tableLine(headings)}${tableLine(alignments)}`;
  const { text, leftCount } = joinFitting(items, (item) => tableLine(cells(item)), bounds);
  const emptyCells = columns.slice(1).map(() => "");
  const lastRow = leftCount === 0 ? "" : tableLine([`+${leftCount} more`, ...emptyCells]);
  return `${head}${text}${lastRow}`;
}

/**
 * Returns a list of as many items as the bounds allow, with a last line that counts the others;
 * empty without items. `itemMd` returns an item as Markdown.
 */
export function mdList<T>(
  items: readonly T[],
  itemMd: (item: T) => string,
  bounds: RowBounds,
): string {
  const { text, leftCount } = joinFitting(items, (item) => `- ${itemMd(item)}\n`, bounds);
  return text + (leftCount === 0 ? "" : `- +${leftCount} more\n`);
}

/**
 * Returns a part that is folded until a reader opens it; empty without a body. The blank lines make
 * GitHub read the inside as Markdown.
 */
export function mdDetails(summary: string, body: string): string {
  return body === ""
    ? ""
    : `<details>\n<summary>${escapeMarkdown(summary)}</summary>\n\n${body}\n</details>\n`;
}

/** Returns a sentence of ours, such as a hint, cut and escaped: text in backticks becomes code. */
export function mdProse(text: string, max: number): string {
  return markCode(escapeMarkdown(text, max));
}

function tableLine(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |\n`;
}

/**
 * Returns the text of as many items as the bounds allow, one after the other, and how many items
 * are left.
 */
function joinFitting<T>(
  items: readonly T[],
  itemText: (item: T) => string,
  bounds: RowBounds,
): { readonly text: string; readonly leftCount: number } {
  const parts: string[] = [];
  let bytes = 0;
  for (const item of items.slice(0, bounds.rows)) {
    const part = itemText(item);
    bytes += utf8Length(part);
    if (bytes > bounds.bytes) {
      break;
    }
    parts.push(part);
  }
  return { text: parts.join(""), leftCount: items.length - parts.length };
}
