/** What `--brief` prints: what the report says, as JSON of at most 4 KB, by schemas/brief.schema.json. */
import { type CaseView, caseClause } from "../messages/items.ts";
import { capped, utf8Length } from "../messages/escape.ts";
import type { ReportView } from "../messages/view.ts";

const SCHEMA_VERSION = 1;
const MOST_BYTES = 4_096;
/** Of each; `counts` has how many there are. */
const CHECKS = 12;
const QUERIES = 10;
const NOTICES = 3;
/** Characters of a sentence, of a query and what happened to it, of a name. */
const SENTENCE = 500;
const CLAUSE = 120;
const NAME = 60;

interface Brief {
  readonly failed_checks: readonly object[];
  readonly queries: readonly object[];
  readonly notices: readonly string[];
}

/** `reportPath`: the report's page; null where none was written. */
export function renderBrief(view: ReportView, exitCode: number, reportPath: string | null): string {
  let brief = briefOf(view, exitCode, reportPath);
  let text = `${JSON.stringify(brief)}\n`;
  while (utf8Length(text) > MOST_BYTES && !isShortest(brief)) {
    brief = shortened(brief);
    text = `${JSON.stringify(brief)}\n`;
  }
  return text;
}

function briefOf(view: ReportView, exitCode: number, reportPath: string | null): Brief {
  const rows = view.failed.flatMap(({ code, rows: own }) => own.map((row) => ({ code, row })));
  const named = view.failed.flatMap(({ cases }) => cases);
  const cases = new Map([...named, ...view.lost].map((one) => [one.id, one]));
  return {
    schema_version: SCHEMA_VERSION,
    verdict: view.verdict,
    exit_code: exitCode,
    heading: capped(view.heading, SENTENCE),
    title: capped([view.title, ...view.output].join(" / "), SENTENCE),
    cause: capped(view.cause, SENTENCE),
    advice: capped(view.advice, 2 * SENTENCE),
    commands: view.next.map(({ command }) => command).filter((command) => command !== ""),
    counts: view.counts,
    failed_checks: rows.slice(0, CHECKS).map(({ code, row }) => ({
      category: code,
      metric: capped(row.metric, NAME),
      where: capped(row.where, NAME),
      baseline: row.baseline,
      now: row.now,
      limit: row.limit,
    })),
    queries: [...cases.values()].slice(0, QUERIES).map(queryOf),
    notices: view.notices.slice(0, NOTICES).map((notice) => capped(notice, SENTENCE)),
    report: reportPath,
  } as Brief;
}

function queryOf(one: CaseView): object {
  return {
    id: capped(one.id, NAME),
    query: capped(one.query, CLAUSE),
    what: capped(caseClause(one), CLAUSE),
  };
}

function isShortest({ failed_checks: checks, queries, notices }: Brief): boolean {
  return checks.length + queries.length + notices.length === 0;
}

/** Without the last of the longest list: notices first, which are no part of the verdict. */
function shortened(brief: Brief): Brief {
  if (brief.notices.length > 0) {
    return { ...brief, notices: brief.notices.slice(0, -1) };
  }
  return brief.failed_checks.length > brief.queries.length
    ? { ...brief, failed_checks: brief.failed_checks.slice(0, -1) }
    : { ...brief, queries: brief.queries.slice(0, -1) };
}
