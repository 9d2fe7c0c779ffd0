/**
 * Parts of a ReportView as Markdown, for the job summary and the comment alike. An item is what one
 * cause made fail: a sentence, the figures of its checks as rows, its cases. A part without content
 * is "". Texts may be a stranger's and are escaped here.
 */

import { problemPlace } from "../model/problem.ts";
import {
  type CaseView,
  type Item,
  type Row,
  isUnknownCase,
  nameFallen,
  orderMoves,
} from "../messages/items.ts";
import { codeMarkdown, escapeMarkdown, markCode, utf8Length } from "../messages/escape.ts";
import { withArrow } from "../messages/format.ts";
import { type ReportView, listLostBelow, viewLines } from "../messages/view.ts";

/** The most characters of each. */
const NAME = 80;
const QUERY = 120;
const SENTENCE = 600;
const CLAUSE = 320;
/** The most documents of one query. */
const MOVES = 2;

/** How much of a view an output shows. */
export interface RowCounts {
  /** The most failed checks, further findings, accepted changes and figures. */
  readonly rows: number;
  /** The most queries among the worst. */
  readonly queries: number;
  /** Checks that fell without failing; if 0 their names alone are shown. */
  readonly fell: number;
  /** Queries that lost a document, and queries that got better. */
  readonly lost: number;
  readonly won: number;
  /**
   * True for a comment: findings are cut to their first sentence and shown once, a failed check
   * does not say what decided, and queries that got better are left out if one lost a document.
   */
  readonly short: boolean;
}

/**
 * Returns what stands below the title: cause, advice, further categories and notes, a line each
 * with its name. If `short`, the further categories are shortened.
 */
export function linesMd(view: ReportView, { short }: Pick<RowCounts, "short">): readonly string[] {
  const shown = short ? { ...view, also: shortenAlso(view.also) } : view;
  return viewLines(shown).map(({ name, words, marksCode }) => {
    const md = marksCode ? mdProse(words, SENTENCE) : escapeMarkdown(words, SENTENCE);
    return `<b>${name}:</b> ${md}\n`;
  });
}

/** The most further categories of a comment. */
const ALSO = 4;

/**
 * Returns the first sentence of each further category, at most ALSO, and how many more there are.
 */
function shortenAlso(also: readonly string[]): readonly string[] {
  const hiddenCount = also.length - ALSO;
  const more = hiddenCount > 0 ? [`${hiddenCount} more in the report`] : [];
  return [...also.slice(0, ALSO).map(firstSentence), ...more];
}

/** Returns a text up to its first full stop with a blank behind it, without the stop. */
function firstSentence(text: string): string {
  return text.split(". ", 1)[0] ?? text;
}

/**
 * Returns what the retriever wrote last as a block that keeps its line ends; each line has at most
 * `max` characters.
 */
export function logMd(lines: readonly string[], max: number): string {
  return lines.length === 0
    ? ""
    : `<pre>${lines.map((line) => escapeMarkdown(line, max)).join("\n")}</pre>\n`;
}

/**
 * Returns the parts below the title: what failed, what follows from that, what was accepted, the
 * worst queries, lost ones, what fell, the figures (one line on a pass), latency, the queries that
 * got better, and how the change is accepted. A part without content is "".
 */
export function partsMd(view: ReportView, rowCounts: RowCounts): readonly string[] {
  const { failed, accepted, won } = view;
  const hasFailed = failed.length > 0;
  const leavesOutWon = rowCounts.short && (view.lost.length > 0 || hasFailed);
  // Beside a failure, one says that not all got worse.
  const wonCount = hasFailed ? 1 : rowCounts.won;
  return [
    failedMd(view, rowCounts),
    followsMd(view),
    // The title names the first accepted item.
    acceptedMd(accepted.slice(1), rowCounts),
    worstMd(failed, rowCounts),
    lostMd(view, rowCounts),
    fellMd(view, rowCounts),
    figuresMd(view, rowCounts),
    view.times === "" ? "" : `${escapeMarkdown(view.times, SENTENCE)}\n`,
    leavesOutWon ? "" : queriesMd("Queries that got better", won, wonCount, won.length),
    view.accept === "" ? "" : `${mdProse(view.accept, SENTENCE)}\n`,
  ];
}

/** The columns of `rowMd`. A colon sets a column to the right (mdTable). */
const FIGURES: readonly string[] = ["Metric", "Where", "Before:", "Now:", "Change:", "Limit:"];
const NOW_COLUMN = 3;

/**
 * Returns what failed: a list of the items without figures, and a table of the checks with figures.
 * The first item is left out of the list, since it is the title; a short summary also leaves out
 * those that stand above as a further category.
 */
function failedMd({ failed, also }: ReportView, rowCounts: RowCounts): string {
  const isShownAbove = ({ sentence }: Item): boolean =>
    rowCounts.short && also.some((words) => words.includes(sentence));
  const findings = failed.slice(1).filter((item) => item.rows.length === 0 && !isShownAbove(item));
  const list = mdList(findings, (item) => findingMd(item, rowCounts), rowCounts.rows);
  return [list, failedTable(failed, rowCounts)].filter(Boolean).join("\n");
}

/**
 * Returns the failed checks with their figures, those of now in bold, and unless `short` with what
 * decided.
 */
function failedTable(failed: readonly Item[], { rows: most, short }: RowCounts): string {
  const rows = failed.flatMap((item) => item.rows);
  const columns = FIGURES.with(0, "Failed check");
  const figureCells = (row: Row): readonly string[] =>
    rowMd(row).with(NOW_COLUMN, `<b>${figureMd(row.now)}</b>`);
  if (short) {
    return mdTable(columns, rows, figureCells, most);
  }
  const allCells = (row: Row): readonly string[] => [
    ...figureCells(row),
    escapeMarkdown(row.by || "limit", SENTENCE),
  ];
  return mdTable([...columns, "Decided by"], rows, allCells, most);
}

/** Returns what failed only as a consequence of another category: a paragraph for each category. */
function followsMd({ follows }: ReportView): string {
  const lines = follows.map(({ sentence }) => `${escapeMarkdown(sentence, CLAUSE)}\n`);
  return lines.join("\n");
}

function acceptedMd(accepted: readonly Item[], rowCounts: RowCounts): string {
  const list = mdList(accepted, (item) => findingMd(item, rowCounts), rowCounts.rows);
  return list === "" ? "" : `<b>Also accepted with the label:</b>\n\n${list}`;
}

/** Returns the figures of the whole suite: of a pass in one line, else (a first run) as a table. */
function figuresMd(view: ReportView, rowCounts: RowCounts): string {
  const { verdict, figures } = view;
  if (figures.length === 0) {
    return "";
  }
  return verdict === "pass"
    ? figureLine(figures, rowCounts)
    : mdTable(FIGURES, figures, rowMd, rowCounts.rows);
}

/**
 * Returns figures in one line: `recall@10 0.921 → 0.925, mrr@10 0.800`. Those of the baseline only
 * where they differ.
 */
function figureLine(figures: readonly Row[], rowCounts: RowCounts): string {
  const words = figures.slice(0, rowCounts.rows).map(({ metric, baseline, now }) => {
    const hasMoved = baseline !== now && baseline !== "–";
    return `${escapeMarkdown(metric, NAME)} ${hasMoved ? `${figureMd(baseline)} → ` : ""}<b>${figureMd(now)}</b>`;
  });
  return `${words.join(", ")}\n`;
}

function rowMd({ metric, where, baseline, now, change, limit }: Row): readonly string[] {
  const cells = [baseline, now, withArrow(change), limit].map(figureMd);
  return [escapeMarkdown(metric, NAME), escapeMarkdown(where, NAME), ...cells];
}

/**
 * Returns a printed figure, such as `▼ −0.067` or `12,800 ms`, as it is. Any other text is escaped,
 * since a changed report.json may have one in its place.
 */
function figureMd(cell: string): string {
  return /^(?:[▲▼] )?[+−]?[\d.,]+(?: ms)?$/.test(cell) ? cell : escapeMarkdown(cell, NAME);
}

/**
 * Returns the sentence of an item, with file and line if a rule was weakened there; if `short`, its
 * first sentence only.
 */
function findingMd(item: Item, { short }: RowCounts): string {
  const place = problemPlace(item);
  const words = short ? firstSentence(item.sentence) : item.sentence;
  return escapeMarkdown(words, SENTENCE) + (place === "" ? "" : ` (${codeMarkdown(place, QUERY)})`);
}

function worstMd([worst]: readonly Item[], rowCounts: RowCounts): string {
  if (worst === undefined) {
    return "";
  }
  // An answer with its judged claims takes the place of three queries.
  const isJudged = worst.code === "answer_regression";
  const most = isJudged ? Math.ceil(rowCounts.queries / 3) : rowCounts.queries;
  return queriesMd("Worst queries", worst.cases, most, worst.cases.length + worst.more);
}

/**
 * Returns the queries that lost a document, without those that stand above (listLostBelow). Of each
 * only the first document is shown, and not why it was lost: the lines above and the page say that.
 */
function lostMd(view: ReportView, rowCounts: RowCounts): string {
  const { queries, all } = listLostBelow(view);
  const name = view.failed.length > 0 ? "Also lost a document" : "Lost a document";
  const shortened = queries.map((query) => ({
    ...query,
    ranks: query.ranks.slice(0, 1),
    why: "",
  }));
  return queriesMd(name, shortened, rowCounts.lost, all);
}

/**
 * Returns what fell without failing: on a pass the items' sentences with their first queries. On a
 * failure, and if the output shows no item, one line with the names of the checks.
 */
function fellMd({ fell, verdict }: ReportView, rowCounts: RowCounts): string {
  if (fell.length === 0) {
    return "";
  }
  if (verdict !== "pass" || rowCounts.fell === 0) {
    return `⚠️ ${escapeMarkdown(nameFallen(fell), CLAUSE)}\n`;
  }
  const itemMd = ({ sentence, cases }: Item): string => {
    const queries = cases.slice(0, MOVES).map(({ query }) => `"${escapeMarkdown(query, QUERY)}"`);
    return (
      escapeMarkdown(sentence, SENTENCE) +
      (queries.length === 0 ? "" : `. Queries: ${queries.join(", ")}`)
    );
  };
  return `<b>⚠️ Not enough to fail:</b>\n\n${mdList(fell, itemMd, rowCounts.fell)}`;
}

/** Returns the first queries, at most `most`, under a heading; empty without any. `all`: see mdList. */
function queriesMd(
  name: string,
  cases: readonly CaseView[],
  most: number,
  all: number | null,
): string {
  return cases.length === 0 || most === 0
    ? ""
    : `<b>${name}:</b>\n\n${mdList(cases, caseMd, most, all)}`;
}

/**
 * Returns a query with its documents' moves, at most MOVES, or what the check saw if none moved,
 * and then why. A case that the suite does not have is shown by its id.
 */
function caseMd(view: CaseView): string {
  const { id, query, critical, change, ranks, why } = view;
  const name = isUnknownCase(view) ? codeMarkdown(id, NAME) : `"${escapeMarkdown(query, QUERY)}"`;
  const moves = orderMoves(ranks.slice(0, MOVES), why).map(
    ({ document, words }) =>
      `${codeMarkdown(document, NAME)} <b>${escapeMarkdown(words, NAME)}</b>`,
  );
  const more = ranks.length > MOVES ? `+${ranks.length - MOVES} more` : "";
  const what =
    moves.length === 0
      ? escapeMarkdown(change, CLAUSE)
      : [...moves, more].filter(Boolean).join(", ");
  const clause = [what, escapeMarkdown(why, CLAUSE)].filter(Boolean).join("; ");
  const mark = critical ? " <b>critical</b>" : "";
  return `${name}${mark}${clause === "" ? "" : `: ${clause}`}`;
}

// Markdown blocks of bounded size, cut between rows and never inside one. The cells of a row
// arrive escaped.

/** The most bytes of the rows of a table or list, in UTF-8. */
const MOST_BYTES = 16_000;

/**
 * Returns a table of the first items, at most `most` and MOST_BYTES, with a last row that counts
 * the others; empty without items. `cells` makes the cells of an item, one item at a time, so that
 * 20,000 items cost no more than those shown. A heading that ends with `:` aligns its column to the
 * right.
 */
export function mdTable<T>(
  columns: readonly string[],
  items: readonly T[],
  cells: (item: T) => readonly string[],
  most: number,
): string {
  if (items.length === 0) {
    return "";
  }
  const headings = columns.map((name) => escapeMarkdown(name.replace(/:$/, "")));
  const alignments = columns.map((name) => (name.endsWith(":") ? "--:" : "---"));
  const head = `${tableLine(headings)}${tableLine(alignments)}`;
  const { text, shownCount } = joinFitting(items, (item) => tableLine(cells(item)), most);
  const hiddenCount = items.length - shownCount;
  const emptyCells = columns.slice(1).map(() => "");
  const lastRow = hiddenCount === 0 ? "" : tableLine([`+${hiddenCount} more`, ...emptyCells]);
  return `${head}${text}${lastRow}`;
}

/**
 * Returns a list of the first items, at most `most` and MOST_BYTES, with a last line that counts
 * the others; empty without items. `itemMd` returns an item as Markdown. `all` is how many items
 * there are, null if there are more than `items` and their number is not known.
 */
export function mdList<T>(
  items: readonly T[],
  itemMd: (item: T) => string,
  most: number,
  all: number | null = items.length,
): string {
  const { text, shownCount } = joinFitting(items, (item) => `- ${itemMd(item)}\n`, most);
  if (all === null) {
    return `${text}- and more\n`;
  }
  return all === shownCount ? text : `${text}- +${all - shownCount} more\n`;
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

/** Returns the text of the first items, at most `most` and MOST_BYTES, and how many these are. */
function joinFitting<T>(
  items: readonly T[],
  itemText: (item: T) => string,
  most: number,
): { readonly text: string; readonly shownCount: number } {
  const parts: string[] = [];
  let bytes = 0;
  for (const item of items.slice(0, most)) {
    const part = itemText(item);
    bytes += utf8Length(part);
    if (bytes > MOST_BYTES) {
      break;
    }
    parts.push(part);
  }
  return { text: parts.join(""), shownCount: parts.length };
}
