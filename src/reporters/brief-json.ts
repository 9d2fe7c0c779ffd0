/** What `--brief` prints: the report as JSON of at most 4 KB, by schemas/brief.schema.json. */
import { type CaseView, caseClause } from "../messages/items.ts";
import { capText, utf8Length } from "../messages/escape.ts";
import type { ReportView } from "../messages/view.ts";
import { indexById } from "../model/lookup.ts";

const SCHEMA_VERSION = 1;
const MOST_BYTES = 4_096;
/** The most items of each list; `counts` has how many there are in all. */
const CHECKS = 12;
const QUERIES = 10;
const NOTICES = 3;
/** Characters of a sentence, of a query and what happened to it, of a name. */
const SENTENCE = 500;
const CLAUSE = 120;
const NAME = 60;

/**
 * Returns the JSON of `--brief` with a line end: lists of at most `CHECKS`, `QUERIES` and `NOTICES`
 * items, shortened until the text fits into 4 KB. With empty lists it may be longer. `reportPath`
 * is the report's page; null if none was written.
 */
export function renderBrief(view: ReportView, exitCode: number, reportPath: string | null): string {
  let most = Math.max(CHECKS, QUERIES, NOTICES);
  let text = formatBrief(view, exitCode, reportPath, most);
  while (utf8Length(text) > MOST_BYTES && most > 0) {
    most -= 1;
    text = formatBrief(view, exitCode, reportPath, most);
  }
  return text;
}

/**
 * Returns the JSON with at most `most` items in each list. `queries` are those of failed items, then
 * the lost ones, each once. What the retriever wrote last (`view.output`) follows the title.
 */
function formatBrief(
  view: ReportView,
  exitCode: number,
  reportPath: string | null,
  most: number,
): string {
  const rows = view.failed.flatMap(({ code, rows: itemRows }) =>
    itemRows.map((row) => ({ code, row })),
  );
  const failedCases = view.failed.flatMap(({ cases }) => cases);
  const cases = indexById([...failedCases, ...view.lost]);
  const brief = {
    schema_version: SCHEMA_VERSION,
    verdict: view.verdict,
    exit_code: exitCode,
    heading: capText(view.heading, SENTENCE),
    title: capText([view.title, ...view.output].join(" / "), SENTENCE),
    cause: capText(view.cause, SENTENCE),
    advice: capText(`${view.advice} ${view.accept}`.trim(), 2 * SENTENCE),
    commands: view.next.map(({ command }) => command).filter((command) => command !== ""),
    counts: view.counts,
    failed_checks: rows.slice(0, Math.min(CHECKS, most)).map(({ code, row }) => ({
      category: code,
      metric: capText(row.metric, NAME),
      where: capText(row.where, NAME),
      baseline: row.baseline,
      now: row.now,
      limit: row.limit,
    })),
    queries: [...cases.values()].slice(0, Math.min(QUERIES, most)).map(briefQuery),
    notices: [...view.notes, ...view.notices]
      .filter(Boolean)
      .slice(0, Math.min(NOTICES, most))
      .map((notice) => capText(notice, SENTENCE)),
    report: reportPath,
  };
  return `${JSON.stringify(brief)}\n`;
}

function briefQuery(view: CaseView): object {
  return {
    id: capText(view.id, NAME),
    query: capText(view.query, CLAUSE),
    what: capText(caseClause(view), CLAUSE),
  };
}
