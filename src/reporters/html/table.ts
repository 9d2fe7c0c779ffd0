/** Accessible tables. Cells arrive as HTML, made by `text` and its kin. */
import { escapeHtml } from "../escape.ts";

/** Safe to put into a page. Only this file's helpers and the sections make it. */
export type Html = string;

export function text(value: string, max: number = Infinity): Html {
  return escapeHtml(value, max);
}

export function code(value: string, max: number = Infinity): Html {
  return `<code>${escapeHtml(value, max)}</code>`;
}

export interface Column {
  readonly name: string;
  readonly kind: "text" | "num" | "plain";
}

/** The first cell of each row is its header. The frame can be scrolled, and therefore reached, by keyboard. */
export function table(caption: string, columns: readonly Column[], rows: readonly (readonly Html[])[]): Html {
  const classes = columns.map(({ kind }) => (kind === "plain" ? "" : ` class="${kind}"`));
  const head = columns.map(({ name }, i) => `<th scope="col"${classes[i]!}>${text(name)}</th>`).join("");
  const body = rows
    .map((cells) => `<tr>${cells.map((cell, i) => cellHtml(cell, i, classes[i]!)).join("")}</tr>\n`)
    .join("");
  return (
    `<div class="scroll" role="region" tabindex="0" aria-label="${text(caption)}"><table><caption>${text(caption)}</caption>\n` +
    `<thead><tr>${head}</tr></thead>\n<tbody>\n${body}</tbody></table></div>\n`
  );
}

function cellHtml(cell: Html, index: number, attributes: string): Html {
  return index === 0 ? `<th scope="row"${attributes}>${cell}</th>` : `<td${attributes}>${cell}</td>`;
}

export const plain = (name: string): Column => ({ name, kind: "plain" });
export const num = (name: string): Column => ({ name, kind: "num" });
export const long = (name: string): Column => ({ name, kind: "text" });
