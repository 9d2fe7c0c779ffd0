/** The blocks of a report as Markdown, for the job summary and the comment alike. */
import { type Blocks } from "../words/blocks.ts";
import type { Item, Row, CaseWords } from "../words/items.ts";
import { CATEGORY_MEANING } from "../words/checks.ts";
import { codeMarkdown, escapeMarkdown } from "../words/escape.ts";
import { NONE, plural, withArrow } from "../words/format.ts";
import { type RowBounds, mdDetails, mdList, mdProse, mdTable } from "./markdown.ts";

const NAME = 80;
const QUERY = 120;
const SENTENCE = 600;
/** Targets of one case in one cell, and cases of one watch. */
const MOVES = 3;
const WATCHED = 5;

/** How much of each block there is room for. */
export interface Room {
  readonly rows: RowBounds;
  /** Of each category. */
  readonly cases: RowBounds;
}

/** What failed besides, why, what to do and what puts a pass in doubt: a line each. */
export function whyMd({ also, why, what_to_do: todo, note }: Blocks, more: string): readonly string[] {
  const lines = [
    ...also.map((fact) => ["Also", fact, escapeMarkdown] as const),
    ["Why", why, escapeMarkdown],
    ["What to do", todo, mdProse],
    ["Note", note, escapeMarkdown],
  ] as const;
  const said = lines.filter(([, words]) => words !== "");
  return [
    ...said.map(([title, words, toMd]) => `<b>${title}:</b> ${toMd(words, SENTENCE)}\n`),
    ...(more === "" ? [] : [`<b>More:</b> ${more}\n`]),
  ];
}

/** What failed, was accepted and is to be watched, each with its queries; then what a pass has to show. */
export function itemsMd(blocks: Blocks, room: Room): readonly string[] {
  const { failed, follows, accepted, watched, figures, won } = blocks;
  const rows = follows.flatMap((item) => item.rows.map((row) => ({ item, row })));
  return [
    ...failedMd(failed, room),
    rows.length === 0
      ? ""
      : mdDetails(
          `${plural(rows.length, "check")} failed as a consequence`,
          mdTable(
            [...FIGURES, "Follows from"],
            rows,
            ({ item, row }) => [...rowMd(row), item.code],
            room.rows,
          ),
        ),
    listMd("Accepted with the label", accepted, room),
    ...worstMd(failed, room),
    watchedMd(watched, room),
    figures.length === 0 ? "" : mdTable(FIGURES, figures, rowMd, room.rows),
    won.length === 0 ? "" : mdTable(["Queries won", "Intent", "Rank"], won, caseMd, room.cases),
  ];
}

const FIGURES = ["Metric", "Where", "Baseline:", "Now:", "Change:", "Limit:"];

/** A sentence for each that has no figures to compare; a table of the others, with what decided. */
function failedMd(failed: readonly Item[], room: Room): readonly string[] {
  const said = failed.filter(({ rows }) => rows.length === 0);
  const compared = failed.flatMap((item) => item.rows.map((row) => ({ item, row })));
  const many = new Set(failed.map(({ code }) => code)).size > 1;
  const columns = ["Failed check", ...FIGURES.slice(1), "Decided by", ...(many ? ["Category"] : [])];
  const cells = ({ item, row }: (typeof compared)[number]): readonly string[] => [
    ...rowMd(row).with(3, `<b>${figureMd(row.now)}</b>`),
    escapeMarkdown(row.by || "limit", SENTENCE),
    ...(many ? [`<b>${item.code}</b>`] : []),
  ];
  return [
    said.length === 0 ? "" : mdList(said, saidMd, room.rows),
    compared.length === 0 ? "" : mdTable(columns, compared, cells, room.rows),
  ];
}

function rowMd({ metric, where, baseline, now, change, limit }: Row): readonly string[] {
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
  return `<b>${code}</b>: ${escapeMarkdown(sentence, SENTENCE)}${place === "" ? "" : ` in ${codeMarkdown(place, QUERY)}`}`;
}

function listMd(title: string, items: readonly Item[], room: Room): string {
  return items.length === 0 ? "" : `<b>${title}:</b>\n\n${mdList(items, saidMd, room.rows)}`;
}

/** A table for each category, the worst case first. */
function worstMd(failed: readonly Item[], room: Room): readonly string[] {
  const codes = [...new Set(failed.map(({ code }) => code))];
  return codes.map((code) => {
    const own = failed.filter((item) => item.code === code);
    const cases = own.flatMap((item) => item.cases);
    if (cases.length === 0) return "";
    const title = `<b>Worst cases, ${code}</b>: ${CATEGORY_MEANING[code]}\n`;
    return `${title}\n${mdTable(["Query", "Intent", "What happened"], cases, caseMd, room.cases)}`;
  });
}

function caseMd({ id, query, intent, critical, change, ranks, why }: CaseWords): readonly string[] {
  const moves = ranks
    .slice(0, MOVES)
    .map(({ document, words }) => `${codeMarkdown(document, NAME)} <b>${escapeMarkdown(words, NAME)}</b>`);
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

/** Beyond its limit, and no failure. */
function watchedMd(watched: readonly Item[], room: Room): string {
  if (watched.length === 0) return "";
  const row = ({ sentence, cases }: Item): readonly string[] => [
    escapeMarkdown(sentence, SENTENCE),
    cases
      .slice(0, WATCHED)
      .map(({ query }) => escapeMarkdown(query, QUERY))
      .join("<br>"),
  ];
  return mdTable(
    ["⚠️ Watch: beyond its limit, and no failure", "Queries, worst first"],
    watched,
    row,
    room.rows,
  );
}
