/** Parts of a ReportView as Markdown, for the job summary and the comment alike. */
import type { CaseView, Item, Row } from "../messages/items.ts";
import { codeMarkdown, escapeMarkdown } from "../messages/escape.ts";
import { listFirst, withArrow } from "../messages/format.ts";
import { type ReportView, viewLines } from "../messages/view.ts";
import { mdList, mdProse, mdTable } from "./markdown.ts";

const NAME = 80;
const QUERY = 120;
const SENTENCE = 600;
const CLAUSE = 320;
/** Documents of one query. */
const MOVES = 2;
/** Names of one line. */
const NAMED = 4;

/** How many of each an output shows. */
export interface Room {
  readonly rows: number;
  readonly queries: number;
  /** Checks that fell without failing; if 0 their names alone are shown. */
  readonly fell: number;
  readonly lost: number;
  readonly won: number;
  /** Whether a row of a failed check says what decided. */
  readonly by: boolean;
  /** True if further findings are cut to their first sentence, and shown once. */
  readonly short: boolean;
}

/** Returns what stands below the title: cause, advice, further categories and note, a line each. */
export function linesMd(view: ReportView, { short }: Pick<Room, "short">): readonly string[] {
  const shown = short ? { ...view, also: shortenAlso(view.also) } : view;
  return viewLines(shown).map(([name, words]) => {
    // What to do is ours, with commands in it.
    const md = name === "What to do" ? mdProse(words, SENTENCE) : escapeMarkdown(words, SENTENCE);
    return `<b>${name}:</b> ${md}\n`;
  });
}

/** Further categories of a comment. */
const ALSO = 4;

/** Returns the first sentence of each further category, at most ALSO, and how many more there are. */
function shortenAlso(also: readonly string[]): readonly string[] {
  const left = also.length - ALSO;
  const more = left > 0 ? [`${left} more in the report`] : [];
  return [...also.slice(0, ALSO).map(firstSentence), ...more];
}

function firstSentence(text: string): string {
  return text.split(". ", 1)[0] ?? text;
}

/** Returns what the retriever wrote last, with its line ends; empty without lines. */
export function logMd(lines: readonly string[], max: number): string {
  return lines.length === 0
    ? ""
    : `<pre>${lines.map((line) => escapeMarkdown(line, max)).join("\n")}</pre>\n`;
}

/**
 * Returns the parts below the title: what failed, what follows from that, what was accepted, the worst queries, lost
 * ones, what fell, the figures (one line on a pass), and the queries that got better. A short summary leaves the last out if a
 * query lost a document. A part without content is "".
 */
export function partsMd(view: ReportView, room: Room): readonly string[] {
  const { failed, accepted, figures, won, verdict } = view;
  return [
    failedMd(view, room),
    followsMd(view),
    // The title names the first accepted item.
    acceptedMd(accepted.slice(1), room),
    worstMd(failed, room),
    lostMd(view, room),
    fellMd(view, room),
    verdict === "pass" || figures.length === 0 ? "" : figuresMd(figures, room),
    verdict === "pass" && figures.length > 0 ? figureLine(figures, room) : "",
    room.short && view.lost.length > 0
      ? ""
      : queriesMd("Queries that got better", won, room.won, won.length),
  ];
}

/** Bounds of a list of so many rows. */
const bounds = (rows: number): { readonly rows: number; readonly bytes: number } => ({
  rows,
  bytes: 60_000,
});

/** The columns of `rowMd`. */
const FIGURES: readonly string[] = ["Metric", "Where", "Baseline:", "Now:", "Change:", "Limit:"];

/** Returns the failed checks: a table of those with figures, and a sentence for each other item but the first, the title. */
function failedMd({ failed, also }: ReportView, room: Room): string {
  const rows = failed.flatMap((item) => item.rows);
  const columns = ["Failed check", ...FIGURES.slice(1), ...(room.by ? ["Decided by"] : [])];
  const cells = (row: Row): readonly string[] => [
    ...rowMd(row).with(3, `<b>${figureMd(row.now)}</b>`),
    ...(room.by ? [escapeMarkdown(row.by || "limit", SENTENCE)] : []),
  ];
  const isShownAbove = ({ sentence }: Item): boolean =>
    room.short && also.some((words) => words.includes(sentence));
  const findings = failed.slice(1).filter((item) => item.rows.length === 0 && !isShownAbove(item));
  return [
    mdList(findings, (item) => findingMd(item, room), bounds(room.rows)),
    mdTable(columns, rows, cells, bounds(room.rows)),
  ]
    .filter(Boolean)
    .join("\n");
}

function followsMd({ follows }: ReportView): string {
  const lines = follows.map(({ sentence }) => `${escapeMarkdown(sentence, CLAUSE)}\n`);
  return lines.join("\n");
}

function acceptedMd(accepted: readonly Item[], room: Room): string {
  const list = mdList(accepted, (item) => findingMd(item, room), bounds(room.rows));
  return list === "" ? "" : `<b>Also accepted with the label:</b>\n\n${list}`;
}

function figuresMd(figures: readonly Row[], room: Room): string {
  return mdTable(FIGURES, figures, rowMd, bounds(room.rows));
}

/** `recall@10 0.921 → 0.925, mrr@10 0.800` */
function figureLine(figures: readonly Row[], room: Room): string {
  const words = figures.slice(0, room.rows).map(({ metric, baseline, now }) => {
    const hasMoved = baseline !== now && baseline !== "–";
    return `${escapeMarkdown(metric, NAME)} ${hasMoved ? `${figureMd(baseline)} → ` : ""}<b>${figureMd(now)}</b>`;
  });
  return `${words.join(", ")}\n`;
}

function rowMd({ metric, where, baseline, now, change, limit }: Row): readonly string[] {
  const cells = [baseline, now, withArrow(change), limit].map(figureMd);
  return [escapeMarkdown(metric, NAME), escapeMarkdown(where, NAME), ...cells];
}

/** Returns a figure as it is; any other text is escaped, since a changed report.json may have one in its place. */
function figureMd(cell: string): string {
  return /^(?:[▲▼] )?[+−]?[\d.,]+(?: ms)?$/.test(cell) ? cell : escapeMarkdown(cell, NAME);
}

/** Returns the sentence of an item, with file and line if a rule was weakened there. */
function findingMd({ sentence, file, line }: Item, { short }: Room): string {
  const place = file === undefined ? "" : `${file}${line === undefined ? "" : `:${line}`}`;
  const words = short ? firstSentence(sentence) : sentence;
  return escapeMarkdown(words, SENTENCE) + (place === "" ? "" : ` (${codeMarkdown(place, QUERY)})`);
}

/** Returns the worst queries of the first failed item. */
function worstMd([worst]: readonly Item[], room: Room): string {
  if (worst === undefined) {
    return "";
  }
  // A judged answer with its claims needs the room of three queries.
  const isJudged = worst.code === "answer_regression";
  const most = isJudged ? Math.ceil(room.queries / 3) : room.queries;
  return queriesMd("Worst queries", worst.cases, most, worst.cases.length + worst.more);
}

/** Returns the queries that lost a document, without those of the first failed item, which stand above. */
function lostMd({ lost, failed, counts }: ReportView, room: Room): string {
  const shownAbove = new Set((failed[0]?.cases ?? []).map(({ id }) => id));
  const otherQueries = lost.filter(({ id }) => !shownAbove.has(id));
  const hasFailed = failed.length > 0;
  // Those beyond the view's list may stand above, too: then their number is not known.
  const isCut = counts.lost > lost.length;
  const all = hasFailed ? otherQueries.length : counts.lost;
  const name = hasFailed ? "Also lost a document" : "Lost a document";
  // One document each and no cause: the title, the cause and the page say more.
  const shortened = otherQueries.map((view) => ({
    ...view,
    ranks: view.ranks.slice(0, 1),
    why: "",
  }));
  return queriesMd(name, shortened, room.lost, hasFailed && isCut ? null : all);
}

/** Returns the checks that fell without failing: of a pass with their reason and queries, of a failure their names alone. */
function fellMd({ fell, verdict }: ReportView, room: Room): string {
  if (fell.length === 0) {
    return "";
  }
  if (verdict !== "pass" || room.fell === 0) {
    const names = fell.map(({ metric, rows: [row] }) => `${metric} ${row?.where ?? ""}`.trim());
    return `⚠️ Fell, but not enough to fail: ${escapeMarkdown(listFirst(names, NAMED), CLAUSE)}\n`;
  }
  const item = ({ sentence, cases }: Item): string => {
    const queries = cases.slice(0, MOVES).map(({ query }) => escapeMarkdown(query, QUERY));
    return (
      escapeMarkdown(sentence, SENTENCE) +
      (queries.length === 0 ? "" : `. Queries: ${queries.join(", ")}`)
    );
  };
  return `<b>⚠️ Fell, but not enough to fail:</b>\n\n${mdList(fell, item, bounds(room.fell))}`;
}

/**
 * Returns the first queries, at most `most`, under a heading; empty without any. `all` is how many there are, null if there
 * may be more than these and their number is not known.
 */
function queriesMd(
  name: string,
  cases: readonly CaseView[],
  most: number,
  all: number | null,
): string {
  const shown = cases.slice(0, most);
  if (shown.length === 0) {
    return "";
  }
  const left = all === null ? null : all - shown.length;
  const more = left === 0 ? "" : `- ${left === null ? "More" : `+${left} more`} in the report\n`;
  return `<b>${name}:</b>\n\n${mdList(shown, caseMd, bounds(most))}${more}`;
}

/** Returns a query with its documents' moves, or what the check saw if none moved, and why. */
function caseMd({ id, query, file, critical, change, ranks, why }: CaseView): string {
  const isGone = file === undefined && query === id;
  const name = isGone ? codeMarkdown(id, NAME) : escapeMarkdown(query, QUERY);
  const moves = ranks
    .slice(0, MOVES)
    .map(
      ({ document, words }) =>
        `${codeMarkdown(document, NAME)} <b>${escapeMarkdown(words, NAME)}</b>`,
    );
  const moveParts = [
    ...(moves.length === 0 && change !== "" ? [escapeMarkdown(change, CLAUSE)] : moves),
    ...(ranks.length > MOVES ? [`+${ranks.length - MOVES} more`] : []),
  ];
  const clause = [moveParts.join(", "), escapeMarkdown(why, CLAUSE)].filter(Boolean).join("; ");
  return `${name}${critical ? " <b>critical</b>" : ""}${clause === "" ? "" : `: ${clause}`}`;
}
