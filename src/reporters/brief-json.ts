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

/** The lists of the JSON, which are shortened until it fits; the other members are not. */
interface Brief {
  readonly failed_checks: readonly object[];
  readonly queries: readonly object[];
  readonly notices: readonly string[];
}

/**
 * Returns the JSON of `--brief` with a line end. Its lists lose items until it fits into 4 KB; with
 * empty lists it may be longer. `reportPath` is the report's page; null if none was written.
 */
export function renderBrief(view: ReportView, exitCode: number, reportPath: string | null): string {
  let brief = makeBrief(view, exitCode, reportPath);
  let text = `${JSON.stringify(brief)}\n`;
  while (utf8Length(text) > MOST_BYTES && !isShortest(brief)) {
    brief = shortenBrief(brief);
    text = `${JSON.stringify(brief)}\n`;
  }
  return text;
}

/**
 * Returns the value of `--brief`, with as many items as each list may have. Queries of failed items
 * stand before lost ones.
 */
function makeBrief(view: ReportView, exitCode: number, reportPath: string | null): Brief {
  const rows = view.failed.flatMap(({ code, rows: itemRows }) =>
    itemRows.map((row) => ({ code, row })),
  );
  const failedCases = view.failed.flatMap(({ cases }) => cases);
  const cases = indexById([...failedCases, ...view.lost]);
  return {
    schema_version: SCHEMA_VERSION,
    verdict: view.verdict,
    exit_code: exitCode,
    heading: capText(view.heading, SENTENCE),
    title: capText([view.title, ...view.output].join(" / "), SENTENCE),
    cause: capText(view.cause, SENTENCE),
    advice: capText(`${view.advice} ${view.accept}`.trim(), 2 * SENTENCE),
    commands: view.next.map(({ command }) => command).filter((command) => command !== ""),
    counts: view.counts,
    failed_checks: rows.slice(0, CHECKS).map(({ code, row }) => ({
      category: code,
      metric: capText(row.metric, NAME),
      where: capText(row.where, NAME),
      baseline: row.baseline,
      now: row.now,
      limit: row.limit,
    })),
    queries: [...cases.values()].slice(0, QUERIES).map(briefQuery),
    notices: [...view.notes, ...view.notices]
      .filter(Boolean)
      .slice(0, NOTICES)
      .map((notice) => capText(notice, SENTENCE)),
    report: reportPath,
  } as Brief;
}

function briefQuery(view: CaseView): object {
  return {
    id: capText(view.id, NAME),
    query: capText(view.query, CLAUSE),
    what: capText(caseClause(view), CLAUSE),
  };
}

/** True if no item is left to take away. */
function isShortest({ failed_checks: checks, queries, notices }: Brief): boolean {
  return checks.length + queries.length + notices.length === 0;
}

/**
 * Returns the brief with one item less: the last notice, or if there is none the last item of the
 * longer of the other lists (of the queries if both are equally long).
 */
function shortenBrief(brief: Brief): Brief {
  if (brief.notices.length > 0) {
    return { ...brief, notices: brief.notices.slice(0, -1) };
  }
  return brief.failed_checks.length > brief.queries.length
    ? { ...brief, failed_checks: brief.failed_checks.slice(0, -1) }
    : { ...brief, queries: brief.queries.slice(0, -1) };
}
