/** Every metric, overall, by intent and by tag; every check with its limit. */
import { meaningOfMetric } from "../../metrics/registry.ts";
import type { Report } from "../../model/report.ts";
import {
  byWords,
  checkNumbers,
  countWords,
  formatDelta,
  NONE,
  scopeLabel,
  withArrow,
} from "../../words/format.ts";
import { metricRows, type MetricRow, type RowStatus } from "../../words/rows.ts";
import { code, details, icon, NAME, num, plain, table, text, type Html } from "./html.ts";
import { scopeText } from "../../model/scope.ts";

/** Wider and longer tables help nobody; cases.csv and report.json hold the rest. */
const SCOPES = 24;
const ROWS = 1_000;

const STATUS: Readonly<Record<RowStatus, Html>> = {
  held: `${icon("good")}held`,
  watched: "watch",
  failed: `${icon("bad")}<b class="bad">failed</b>`,
  secondary: `${icon("bad")}failed, follows`,
  missing: `${icon("bad")}<b class="bad">missing</b>`,
  reported: '<span class="dim">not gated</span>',
};

export function metricTables(report: Report): Html {
  const rows = metricRows(report);
  if (rows.length === 0) return "";
  return (
    matrix(rows) +
    details("What the metrics mean", meanings(rows)) +
    details("All checks with baselines and limits", checkTable(rows))
  );
}

function meanings(rows: readonly MetricRow[]): Html {
  const known = [...new Set(rows.map(({ metric }) => metric))].flatMap((metric) => {
    const meaning = meaningOfMetric(metric);
    return meaning === null ? [] : [`<div><dt>${code(metric, NAME)}</dt><dd>${text(meaning)}</dd></div>\n`];
  });
  return `<dl class="receipt">\n${known.join("")}</dl>\n`;
}

/** One row a metric, one column a scope: the figure, and under it how far it moved. */
function matrix(rows: readonly MetricRow[]): Html {
  const scopes = [...new Map(rows.map(({ scope }) => [scopeText(scope), scope]))];
  const shown = scopes.slice(0, SCOPES);
  const cells = new Map(rows.map((row) => [`${row.metric}\n${scopeText(row.scope)}`, row]));
  const lines = [...new Set(rows.map((row) => row.metric))].map((metric) => [
    titled(metric),
    ...shown.map(([key]) => cellHtml(cells.get(`${metric}\n${key}`))),
  ]);
  const left = scopes.slice(SCOPES).map(([, scope]) => scope);
  const caption = `Now, and the change since the baseline${left.length > 0 ? `; ${countWords(left, "more ")} in report.json` : ""}`;
  return `<div class="matrix">${table(caption, [plain("Metric"), ...shown.map(([, scope]) => num(scopeLabel(scope)))], lines)}</div>\n`;
}

/** A tooltip of ours would be cut off by the frame that scrolls; the list below says the same to everybody. */
function titled(metric: string): Html {
  const meaning = meaningOfMetric(metric);
  return meaning === null
    ? code(metric, NAME)
    : `<span title="${text(meaning)}">${code(metric, NAME)}</span>`;
}

function cellHtml(row: MetricRow | undefined): Html {
  if (row === undefined) return `<span class="dim">${NONE}</span>`;
  const { current } = checkNumbers(row);
  const bad = row.status === "failed" || row.status === "missing" || row.status === "secondary";
  const mark = bad ? `${icon("bad")}<span class="unseen">failed: </span>` : "";
  const kind = row.status === "secondary" ? "follows" : bad ? "bad" : row.status;
  return `<span class="cell ${kind}">${mark}${current}</span><span class="moved">${movedWords(row)}</span>`;
}

function movedWords({ unit, delta }: MetricRow): Html {
  if (delta === null) return NONE;
  const shown = formatDelta(unit, delta);
  return /[1-9]/.test(shown) ? withArrow(shown) : "=";
}

function checkTable(rows: readonly MetricRow[]): Html {
  const lines = rows.slice(0, ROWS).map((row) => {
    const { baseline, current, delta, limit } = checkNumbers(row);
    return [
      code(row.metric, NAME),
      text(scopeLabel(row.scope), NAME),
      baseline,
      current,
      withArrow(delta),
      limit,
      STATUS[row.status],
    ];
  });
  const left = rows.length - lines.length;
  const columns = [
    plain("Metric"),
    plain("Where"),
    num("Baseline"),
    num("Now"),
    num("Change"),
    num("Limit"),
    plain("Gate"),
  ];
  const by = byWords(rows.map(({ scope }) => scope));
  return table(`Overall, then ${by}${left > 0 ? `; ${left} more in report.json` : ""}`, columns, lines);
}
