/** Markdown blocks of bounded size, cut between rows and never inside one. Cells arrive escaped. */
import { escapeMarkdown, utf8Length } from "../messages/escape.ts";

export interface RowBounds {
  readonly rows: number;
  /** UTF-8. */
  readonly bytes: number;
}

/**
 * Returns a table of as many items as the bounds allow, with a last row for the rest; empty without items. `others` are further
 * items that the rest counts. Rows are made one at a time, so that 20,000 items cost no more than those shown. A heading that
 * ends with `:` aligns its column to the right.
 */
export function mdTable<T>(
  columns: readonly string[],
  items: readonly T[],
  row: (item: T) => readonly string[],
  bounds: RowBounds,
  others = 0,
): string {
  if (items.length === 0) {
    return "";
  }
  const headings = columns.map((name) => escapeMarkdown(name.replace(/:$/, "")));
  const rules = columns.map((name) => (name.endsWith(":") ? "--:" : "---"));
  const head = `${tableLine(headings)}${tableLine(rules)}`;
  const { text, left } = fillWithin(items, (item) => tableLine(row(item)), bounds);
  const rest =
    left + others === 0
      ? ""
      : tableLine([`+${left + others} more`, ...columns.slice(1).map(() => "")]);
  return `${head}${text}${rest}`;
}

/** Returns a list of as many items as the bounds allow, with a last line for the rest; empty without items. */
export function mdList<T>(
  items: readonly T[],
  text: (item: T) => string,
  bounds: RowBounds,
): string {
  const filled = fillWithin(items, (item) => `- ${text(item)}\n`, bounds);
  return filled.text + (filled.left === 0 ? "" : `- +${filled.left} more\n`);
}

/** Returns a part that is folded until a reader opens it; the blank lines make GitHub read the inside as Markdown. */
export function mdDetails(summary: string, body: string): string {
  return body === ""
    ? ""
    : `<details>\n<summary>${escapeMarkdown(summary)}</summary>\n\n${body}\n</details>\n`;
}

/** Escapes a sentence of ours, such as a hint: text in backticks becomes code. In other texts backticks may be a stranger's. */
export function mdProse(text: string, max: number): string {
  return escapeMarkdown(text, max).replaceAll(/&#96;((?:(?!&#96;).)+)&#96;/g, "<code>$1</code>");
}

function tableLine(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |\n`;
}

/** Returns the text of as many items as the bounds allow, and how many are left. */
function fillWithin<T>(
  items: readonly T[],
  text: (item: T) => string,
  bounds: RowBounds,
): { text: string; left: number } {
  const parts: string[] = [];
  let bytes = 0;
  for (const item of items.slice(0, bounds.rows)) {
    const part = text(item);
    bytes += utf8Length(part);
    if (bytes > bounds.bytes) {
      break;
    }
    parts.push(part);
  }
  return { text: parts.join(""), left: items.length - parts.length };
}
