/**
 * The few building blocks of static markup. Text of strangers enters through escapeHtml, proseHtml
 * and codeHtml only, which escape it. Arguments of the type Html are markup already.
 */
import { ICON_PATHS } from "./icons.ts";
import { meaningOfMetric } from "../../metrics/registry.ts";
import { escapeHtml, markCode } from "../../messages/escape.ts";
import { requireItem } from "../../model/lookup.ts";

/** Safe to put into a page. Only this folder makes it. */
export type Html = string;

/** Longest name, query and sentence on the page; the whole text is in report.json. */
export const NAME = 120;
export const QUERY = 300;
export const SENTENCE = 1_000;

/** Returns a sentence of ours, such as a hint, cut and escaped: text in backticks becomes code. */
export function proseHtml(sentence: string, max: number = Infinity): Html {
  return markCode(escapeHtml(sentence, max));
}

/** Returns a text as code, cut and escaped. */
export function codeHtml(value: string, max: number = Infinity): Html {
  return `<code>${escapeHtml(value, max)}</code>`;
}

/**
 * Returns a metric's name with its meaning as a tooltip, which comes up for a pointer, a finger or
 * the Tab key; the name alone if it has no meaning. A page may have it once for each metric.
 */
export function termHtml(metric: string): Html {
  const meaning = meaningOfMetric(metric);
  if (meaning === null) {
    return codeHtml(metric, NAME);
  }
  const id = escapeHtml(`check-${metric}`, NAME);
  return `<span class="term"><code tabindex="0" aria-describedby="${id}">${escapeHtml(metric, NAME)}</code><span role="tooltip" id="${id}">${escapeHtml(meaning)}</span></span>`;
}

export type IconName = keyof typeof ICON_PATHS;

/** Returns a mark to stand beside a word that says the same; screen readers skip it. */
export function iconHtml(name: IconName): Html {
  return `<svg class="icon ${name}" viewBox="0 0 16 16" aria-hidden="true"><path d="${ICON_PATHS[name]}"/></svg>`;
}

/**
 * Returns the fragment that opens a case on the page, such as `#case=install`. encodeURIComponent
 * throws for a lone surrogate, so it is replaced; the page's script compares ids that are encoded
 * in the same way.
 */
export function caseHref(id: string): Html {
  return escapeHtml(`#case=${encodeURIComponent(id.replaceAll(/\p{Cs}/gu, "\ufffd"))}`);
}

/** Returns a section with its heading; empty without a body. */
export function sectionHtml(id: string, title: string, body: Html): Html {
  return body === ""
    ? ""
    : `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${escapeHtml(title)}</h2>\n${body}</section>\n`;
}

/** The most groups that are shown; the others are in the table's filter. */
const GROUPS = 3;

/**
 * Returns the list of what changed in many lists of results, in words, at most GROUPS. A link shows
 * the cases of a group. Empty without groups.
 */
export function groupList(groups: readonly string[]): Html {
  const items = groups
    .slice(0, GROUPS)
    .map(
      (words, index) => `<li><a href="#group=${index}">${escapeHtml(words, SENTENCE)}</a></li>\n`,
    );
  const hiddenCount = groups.length - items.length;
  const more =
    hiddenCount > 0 ? `<p class="more">${hiddenCount} more in the table's filter</p>\n` : "";
  return items.length === 0 ? "" : `<ol class="groups">\n${items.join("")}</ol>\n${more}`;
}

/** Returns a list without numbers; empty without items. */
export function notesHtml(items: readonly Html[]): Html {
  const list = items.map((item) => `<li>${item}</li>\n`).join("");
  return list === "" ? "" : `<ul class="notices">\n${list}</ul>\n`;
}

/** Returns a part that is folded until a reader opens it or prints it; empty without a body. */
export function detailsHtml(summary: string, body: Html): Html {
  return body === ""
    ? ""
    : `<details><summary>${escapeHtml(summary)}</summary>\n${body}</details>\n`;
}

interface HtmlColumn {
  readonly name: string;
  /** The class of its cells: `text` wraps, `num` sets to the right, `plain` is none. */
  readonly kind: "text" | "num" | "plain";
}
/** Returns a column of short texts. */
export const plain = (name: string): HtmlColumn => ({ name, kind: "plain" });
export const num = (name: string): HtmlColumn => ({ name, kind: "num" });
export const long = (name: string): HtmlColumn => ({ name, kind: "text" });

/**
 * Returns a table. `rows` have the cells as markup, as many as there are columns; the first of each
 * is its row's header. A keyboard can reach the frame and scroll it.
 */
export function tableHtml(
  caption: string,
  columns: readonly HtmlColumn[],
  rows: readonly (readonly Html[])[],
): Html {
  const columnClass = ({ kind }: HtmlColumn): string =>
    kind === "plain" ? "" : ` class="${kind}"`;
  const head = columns
    .map((column) => `<th scope="col"${columnClass(column)}>${escapeHtml(column.name, NAME)}</th>`)
    .join("");
  const cellHtml = (cell: Html, i: number): Html => {
    const attributes = columnClass(requireItem(columns, i));
    return i === 0 ? `<th scope="row"${attributes}>${cell}</th>` : `<td${attributes}>${cell}</td>`;
  };
  const body = rows.map((cells) => `<tr>${cells.map(cellHtml).join("")}</tr>\n`).join("");
  return (
    `<div class="scroll" role="region" tabindex="0" aria-label="${escapeHtml(caption)}"><table><caption>${escapeHtml(caption)}</caption>\n` +
    `<thead><tr>${head}</tr></thead>\n<tbody>\n${body}</tbody></table></div>\n`
  );
}
