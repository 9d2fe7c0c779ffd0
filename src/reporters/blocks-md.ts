/** The blocks of a report as Markdown, for the job summary and the comment alike. */
import { groupBy } from "../model/scope.ts";
import { type Blocks, toldLines } from "../messages/blocks.ts";
import type { Item, Row, CaseWords } from "../messages/items.ts";
import { CATEGORY_MEANING } from "../messages/checks.ts";
import { codeMarkdown, escapeMarkdown } from "../messages/escape.ts";
import { NONE, plural, withArrow } from "../messages/format.ts";
import { type RowBounds, mdDetails, mdList, mdProse, mdTable } from "./markdown.ts";

const NAME = 80;
const QUERY = 120;
const SENTENCE = 600;
/** Targets of one case in one cell, and cases of one mark. */
const MOVES = 3;
const MARKED = 5;

/** How much of each block there is room for. */
export interface Room {
  readonly rows: RowBounds;
  /** Of each category. */
  readonly cases: RowBounds;
}

/** What stands below the fact, a line each. */
export function whyMd(told: Blocks): readonly string[] {
  return toldLines(told).map(([title, words]) => {
    // What to do is ours, with commands in it.
    const md = title === "What to do" ? mdProse(words, SENTENCE) : escapeMarkdown(words, SENTENCE);
    return `<b>${title}:</b> ${md}\n`;
  });
}

/** What a retriever wrote last keeps its line ends. */
export function logMd(lines: readonly string[], max: number): string {
  return lines.length === 0
    ? ""
    : `<pre>${lines.map((line) => escapeMarkdown(line, max)).join("\n")}</pre>\n`;
}

/** What failed, was accepted or fell without failing, each with its queries; lost queries; then what a pass has to show. */
export function itemsMd(
  { failed, follows, accepted, marks, lost, more_lost: moreLost, figures, won }: Blocks,
  room: Room,
): readonly string[] {
  const rows = rowsOf(follows);
  const followMd = ({ item, row }: (typeof rows)[number]): readonly string[] => [
    ...rowMd(row),
    item.code,
  ];
  const consequences = mdTable([...FIGURES, "Follows from"], rows, followMd, room.rows);
  const list = mdList(accepted, saidMd, room.rows);
  return [
    ...failedMd(failed, room),
    mdDetails(`${plural(rows.length, "check")} failed as a consequence`, consequences),
    list === "" ? "" : `<b>Accepted with the label:</b>\n\n${list}`,
    ...worstMd(failed, room),
    mdTable(
      ["⚠️ Beyond its limit, and no failure", "Queries, worst first"],
      marks,
      markMd,
      room.rows,
    ),
    mdTable(
      ["Queries that find nothing any more", "Intent", "Rank"],
      lost,
      caseMd,
      room.cases,
      moreLost,
    ),
    mdTable(FIGURES, figures, rowMd, room.rows),
    mdTable(["Queries won", "Intent", "Rank"], won, caseMd, room.cases),
  ];
}

function rowsOf(items: readonly Item[]): readonly { readonly item: Item; readonly row: Row }[] {
  return items.flatMap((item) => item.rows.map((row) => ({ item, row })));
}

/** The columns of `rowMd`. */
export const FIGURES: readonly string[] = [
  "Metric",
  "Where",
  "Baseline:",
  "Now:",
  "Change:",
  "Limit:",
];

/** A sentence for each that has no figures to compare; a table of the others, with what decided. */
function failedMd(failed: readonly Item[], room: Room): readonly string[] {
  const many = failed.some(({ code }) => code !== failed[0]!.code);
  const columns = [
    "Failed check",
    ...FIGURES.slice(1),
    "Decided by",
    ...(many ? ["Category"] : []),
  ];
  const compared = rowsOf(failed);
  const cells = ({ item, row }: (typeof compared)[number]): readonly string[] => [
    ...rowMd(row).with(3, `<b>${figureMd(row.now)}</b>`),
    escapeMarkdown(row.by || "limit", SENTENCE),
    ...(many ? [`<b>${item.code}</b>`] : []),
  ];
  const said = failed.filter(({ rows }) => rows.length === 0);
  return [mdList(said, saidMd, room.rows), mdTable(columns, compared, cells, room.rows)];
}

export function rowMd({ metric, where, baseline, now, change, limit }: Row): readonly string[] {
  const cells = [baseline, now, withArrow(change), limit].map(figureMd);
  return [escapeMarkdown(metric, NAME), escapeMarkdown(where, NAME), ...cells];
}

/** A figure as it is; what a stranger put in the place of one, escaped. */
function figureMd(cell: string): string {
  return /^(?:[▲▼] )?[+−]?[\d.,]+(?: ms)?$/.test(cell) ? cell : escapeMarkdown(cell, NAME);
}

/** Where a rule was loosened, the file is the place to look. */
function saidMd({ code, sentence, file, line }: Item): string {
  const place = file === undefined ? "" : `${file}${line === undefined ? "" : `:${line}`}`;
  return `<b>${code}</b>: ${escapeMarkdown(sentence, SENTENCE)}${place === "" ? "" : ` (${codeMarkdown(place, QUERY)})`}`;
}

/** A table for each category, the worst case first. */
function worstMd(failed: readonly Item[], room: Room): readonly string[] {
  return [...groupBy(failed, ({ code }) => code)].map(([code, items]) => {
    const cases = items.flatMap((item) => item.cases);
    const more = items.reduce((sum, item) => sum + item.more, 0);
    const table = mdTable(["Query", "Intent", "What happened"], cases, caseMd, room.cases, more);
    return table === "" ? "" : `<b>Worst cases, ${code}</b>: ${CATEGORY_MEANING[code]}\n\n${table}`;
  });
}

function caseMd({ id, query, intent, critical, change, ranks, why }: CaseWords): readonly string[] {
  const moves = ranks
    .slice(0, MOVES)
    .map(
      ({ document, words }) =>
        `${codeMarkdown(document, NAME)} <b>${escapeMarkdown(words, NAME)}</b>`,
    );
  const what = [
    ...(moves.length === 0 ? [escapeMarkdown(change, SENTENCE)] : moves),
    ...(ranks.length > MOVES ? [`+${ranks.length - MOVES} more`] : []),
    ...(why === "" ? [] : [escapeMarkdown(why, SENTENCE)]),
  ];
  return [
    (query === id ? codeMarkdown(id, NAME) : escapeMarkdown(query, QUERY)) +
      (critical ? " <b>critical</b>" : ""),
    intent === "" ? NONE : escapeMarkdown(intent, NAME),
    what.join("<br>"),
  ];
}

function markMd({ sentence, cases }: Item): readonly string[] {
  const queries = cases.slice(0, MARKED).map(({ query }) => escapeMarkdown(query, QUERY));
  return [escapeMarkdown(sentence, SENTENCE), queries.join("<br>")];
}
