/** The cases of the job summary: the worst of each category, and the queries that failed. */
import type { Report } from "../model/report.ts";
import type { CaseScore } from "../model/scores.ts";
import type { Category } from "../model/verdict.ts";
import { lossWords } from "../words/causes.ts";
import { codeMarkdown, escapeMarkdown } from "../words/escape.ts";
import { NONE, changedMoves, culpritChange, culpritMoves, moveWords } from "../words/format.ts";
import { CATEGORY_MEANING } from "../words/notices.ts";
import {
  type WorstCase,
  failedQueries,
  forbiddenResults,
  lossesById,
  worstByCategory,
} from "../words/rows.ts";
import { mdTable, type RowBounds } from "./markdown.ts";

const NAME = 80;
const QUERY = 120;
const SENTENCE = 600;
/** Targets of one case in one cell. */
const MOVES = 3;
/** Once for each category. */
const WORST: RowBounds = { rows: 8, bytes: 20_000 };

export function worstBlocks(report: Report): readonly string[] {
  const scores = new Map(report.scores?.cases.map((each) => [each.id, each]));
  const found = { losses: lossesById(report), scores };
  return [...worstByCategory(report)].map(([category, cases]) => worstBlock(category, cases, found));
}

function worstBlock(category: Category, cases: readonly WorstCase[], found: Found): string {
  const title = `<b>Worst cases, ${category}</b>: ${CATEGORY_MEANING[category]}\n`;
  const ranked = category === "recall_drop" || category === "ranking_shift";
  const rows = cases.map((each) => ({ each, moves: movesMd(each, found, ranked) }));
  const shown = rows.some(({ moves }) => moves !== "");
  const columns = ["Query", "Intent", ...(shown ? [MOVES_TITLE] : []), ...(ranked ? [] : ["Before → now"])];
  const row = ({ each, moves }: (typeof rows)[number]): readonly string[] => {
    const { case: one, check, culprit, id } = each;
    return [
      one === null ? codeMarkdown(id, NAME) : escapeMarkdown(one.query, QUERY),
      escapeMarkdown(one?.intent ?? NONE, NAME),
      ...(shown ? [moves] : []),
      ...(ranked ? [] : [escapeMarkdown(culpritChange(check, culprit), NAME)]),
    ];
  };
  return `${title}\n${mdTable(columns, rows, row, WORST)}`;
}

const MOVES_TITLE = "What happened";

interface Found {
  readonly losses: ReturnType<typeof lossesById>;
  readonly scores: ReadonlyMap<string, CaseScore>;
}

/** Ranks where ranks are what failed, else where they changed; of what is forbidden, what came. */
function movesMd(worst: WorstCase, { losses, scores }: Found, ranked: boolean): string {
  if (worst.check.category === "forbidden_hit") {
    return forbiddenResults(scores.get(worst.id))
      .slice(0, MOVES)
      .map(({ rank, id }) => `${codeMarkdown(id, NAME)} <b>rank ${rank}</b>`)
      .join("<br>");
  }
  if (worst.check.unit === "ms" || worst.check.unit === "money") return "";
  const all = changedMoves(culpritMoves(worst.culprit, worst.case));
  const moves = ranked ? all : all.filter(({ before, after }) => before !== after);
  const shown = moves
    .slice(0, MOVES)
    .map((move) => `${codeMarkdown(move.label, NAME)} <b>${moveWords(move)}</b>`);
  const more = moves.length > MOVES ? [`+${moves.length - MOVES} more`] : [];
  const loss = losses.get(worst.id);
  const why = loss === undefined ? [] : [escapeMarkdown(lossWords(loss), SENTENCE)];
  return [...shown, ...more, ...why].join("<br>");
}

/** What the retriever said to each query that failed, where that ended the run. */
export function queriesBlock(report: Report): string {
  const failed = report.failure === null ? [] : failedQueries(report);
  if (failed.length === 0) return "";
  return mdTable(
    ["Failed query", "Intent", "What the retriever said"],
    failed,
    ({ case: one, error }) => [
      escapeMarkdown(one.query, QUERY),
      escapeMarkdown(one.intent, NAME),
      escapeMarkdown(error, SENTENCE),
    ],
    WORST,
  );
}
