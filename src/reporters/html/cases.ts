/** The table of all cases: those behind a failure first, then by id. */
import { targetLabel } from "../../model/suite.ts";
import type { Report } from "../../model/report.ts";
import { formatMove, formatMs, formatValue, NONE, plural } from "../format.ts";
import { caseRows, medianMs, rankBefore, type CaseRow } from "../rows.ts";
import { code, long, num, plain, table, text, type Html } from "./table.ts";

const NAME = 120;
const QUERY = 300;
/** Per-case figures worth a column each; the rest is in cases.csv and report.json. */
const METRICS = /^(recall|mrr|ndcg|hit_rate|map)@/;
const MAX_METRICS = 4;

export function casesSection(report: Report): Html {
  const rows = caseRows(report);
  if (rows.length === 0 || report.scores === null) return "";
  const names = [...(report.scores.cases[0]?.metrics.keys() ?? [])]
    .filter((name) => METRICS.test(name))
    .slice(0, MAX_METRICS);
  const ordered = [...rows.filter(behindFailure), ...rows.filter((row) => !behindFailure(row))];
  const columns = [
    long("Query"),
    plain("Intent"),
    long("Case"),
    long("Target: rank before → now"),
    ...names.map(num),
    num("Latency"),
    plain("Outcome"),
  ];
  const caption = `${plural(rows.length, "case")}, those behind a failed check first, then by id`;
  return `<h2>All cases</h2>\n${table(
    caption,
    columns,
    ordered.map((row) => caseCells(row, names)),
  )}`;
}

function behindFailure(row: CaseRow): boolean {
  return row.failed.length > 0 || (row.score?.error ?? null) !== null;
}

function caseCells(row: CaseRow, names: readonly string[]): readonly Html[] {
  const { case: one, score } = row;
  return [
    text(one.query, QUERY),
    text(one.intent, NAME),
    code(one.id, NAME),
    targetsHtml(row),
    ...names.map((name) => formatValue(name, score?.metrics.get(name) ?? null)),
    formatMs(medianMs(score?.samplesMs ?? [])),
    outcomeHtml(row),
  ];
}

function targetsHtml(row: CaseRow): Html {
  if (row.case.expectEmpty)
    return `<span class="dim">nothing expected, ${plural(row.score?.results.length ?? 0, "result")}</span>`;
  const lines = row.case.expected.map((target, i) => {
    const move = formatMove(rankBefore(row, i), row.score?.ranks[i] ?? null);
    return `${code(targetLabel(target), NAME)} <span class="strong">${move}</span>`;
  });
  return lines.length === 0 ? NONE : lines.join("<br>");
}

function outcomeHtml(row: CaseRow): Html {
  const error = row.score?.error ?? null;
  if (error !== null) return `<span class="bad strong">error</span>: ${text(error, QUERY)}`;
  const categories = [...new Set(row.failed.map((check) => check.category))];
  if (categories.length > 0) return `<span class="bad strong">${categories.join(", ")}</span>`;
  const marks = [
    row.score?.degraded === true ? "degraded" : "",
    row.before === null ? "no baseline" : "",
  ].filter(Boolean);
  return marks.length > 0
    ? `<span class="warn">${marks.join(", ")}</span>`
    : '<span class="dim">as before or within limits</span>';
}
