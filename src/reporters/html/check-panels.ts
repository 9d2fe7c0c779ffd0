/**
 * The checks on the page. First the failed ones: a panel for each metric, in it a row with a
 * picture for each scope (the whole suite, an intent, a tag). Then every metric and check as
 * tables. A check is primary if its failure does not merely follow from that of another category. A
 * check can be drawn if it has a figure before and one now.
 */
import { type Check, hasNoPairs, isCount } from "../../model/verdict.ts";
import {
  byWords,
  checkNumbers,
  pluralise,
  scopeLabel,
  withArrow,
  countWords,
  NONE,
} from "../../messages/format.ts";
import type { MetricRow, RowStatus } from "../../messages/rows.ts";
import { problemPlace } from "../../model/problem.ts";
import type { FullView, ReportView } from "../../messages/view.ts";
import type { Item } from "../../messages/items.ts";
import {
  checkSentence,
  failureMeaning,
  missingReason,
  ratioWords,
  statusWords,
} from "../../messages/check-sentences.ts";
import { THE_RULE } from "../../messages/rule.ts";
import { type Scale, axisSvg, canDraw, dumbbellSvg, chartScale } from "./charts.ts";
import {
  caseHref,
  codeHtml,
  detailsHtml,
  iconHtml,
  NAME,
  QUERY,
  SENTENCE,
  termHtml,
  type Html,
  type IconName,
  notesHtml,
  num,
  plain,
  tableHtml,
} from "./html.ts";
import { escapeHtml } from "../../messages/escape.ts";
import { meaningOfMetric } from "../../metrics/registry.ts";
import { type Scope, scopeText } from "../../model/scope.ts";
import { requireItem } from "../../model/lookup.ts";

/** The most rows of one metric; more are in the table of all checks. */
const ROWS = 8;
/** The most panels that are not folded. */
const PANELS = 8;

/** What the marks of the pictures mean. */
const LEGEND: Html =
  '<p class="legend" aria-hidden="true"><span><svg class="dumbbell held"><circle class="was" cx="8" cy="8" r="4.5"/></svg>before</span>' +
  '<span><svg class="dumbbell held"><circle class="now" cx="8" cy="8" r="5"/></svg>now</span>' +
  '<span><svg class="dumbbell held"><rect class="band" x="0" width="14" y="1" height="14"/><line class="limit" x1="1" x2="1" y1="1" y2="15"/></svg>up to the limit</span></p>';

/**
 * Returns the panels of a failure: one for each failed metric, one for edited golden data and one
 * for weakened rules, then what fell, then two folded parts: panels beyond PANELS, and those that
 * are not primary. If nothing failed, returns what fell and the figures that passed.
 */
export function checkPanels(view: FullView): Html {
  const { all, failed } = view.tables.checks;
  if (failed.length === 0) {
    return fellPanel(view) + passedPanel(all);
  }
  const failedFigures = failed.filter(({ weakening }) => weakening === undefined);
  const failedMetrics = [...new Set(failedFigures.map(({ metric }) => metric))];
  const metricPanels = failedMetrics.map((metric) => metricPanel(metric, all, failedFigures));
  const panels = [...metricPanels, ...findingPanels(failed, view)];
  const primaryPanels = panels.filter(({ primary }) => primary);
  const followingPanels = panels.filter(({ primary }) => !primary);
  const joinPanels = (joined: readonly Panel[]): Html => joined.map(({ html }) => html).join("");
  const hiddenPanels = primaryPanels.slice(PANELS);
  const hiddenWords = pluralise(hiddenPanels.length, "more failed metric");
  const consequences = `Failed as a consequence: ${followingPanels.map(({ metric }) => metric).join(", ")}`;
  // Without panels detailsHtml is empty, and its words are not used.
  return (
    (failed.some(hasPicture) ? LEGEND : "") +
    joinPanels(primaryPanels.slice(0, PANELS)) +
    fellPanel(view) +
    detailsHtml(hiddenWords, joinPanels(hiddenPanels)) +
    detailsHtml(consequences, joinPanels(followingPanels))
  );
}

/** True if the check's row has a picture. A count has a sentence. */
function hasPicture(check: Check): boolean {
  return canDraw(check) && !isCount(check);
}

/** The failed checks of one metric. */
interface Panel {
  readonly metric: string;
  /** False where every failure follows from another category. */
  readonly primary: boolean;
  readonly html: Html;
}

const FINDING_PANELS = [
  { category: "golden_data_edited", title: "Edited golden data", metric: "the suite" },
  { category: "gate_weakened", title: "Loosened rules", metric: "the rules" },
] as const;

/**
 * Returns a panel of the findings on golden data and one of the weakened rules, with a sentence for
 * each and its place; an empty list if there are none.
 */
function findingPanels(failed: readonly Check[], view: ReportView): readonly Panel[] {
  const itemPlaceHtml = (item: Item): Html =>
    item.file === undefined ? "" : ` (${codeHtml(problemPlace(item), NAME)})`;
  return FINDING_PANELS.flatMap(({ category, title, metric }) => {
    const findings = view.failed.filter((item) => item.code === category);
    if (findings.length === 0) {
      return [];
    }
    const items = findings.map(
      (item) => `${escapeHtml(item.sentence, SENTENCE)}${itemPlaceHtml(item)}`,
    );
    const meaning = escapeHtml(failureMeaning(category, failed));
    const html = notesPanel("panel", `<h3>${title}: <span>${meaning}</span></h3>`, items);
    return [{ metric, primary: true, html }];
  });
}

/**
 * Returns a panel with a list of sentences in place of figures. `classes` are those of its element.
 */
function notesPanel(classes: string, title: Html, items: readonly Html[]): Html {
  return `<div class="${classes}">${title}${notesHtml(items).trimEnd()}</div>\n`;
}

/**
 * Returns the panel of a metric that failed: the whole suite first, then the scopes that failed,
 * then those that passed; at most ROWS, and how many more there are. `checks` and `failed` are those
 * of all metrics, the worst first.
 */
function metricPanel(metric: string, checks: readonly Check[], failed: readonly Check[]): Panel {
  const metricFailures = failed.filter((check) => check.metric === metric);
  const metricPasses = checks.filter((check) => check.metric === metric && check.passed);
  const metricChecks = [...metricFailures, ...metricPasses];
  const ordered = [
    ...metricChecks.filter(({ scope }) => scope.kind === "overall"),
    ...metricChecks.filter(({ scope }) => scope.kind !== "overall"),
  ];
  const rows = rowsHtml(metric, ordered.slice(0, ROWS));
  const more = moreChecksHtml(ordered.slice(ROWS));
  const { category } = requireItem(metricFailures, 0);
  const meaning = escapeHtml(failureMeaning(category, metricFailures));
  const title = `<h3>${termHtml(metric)}: <span>${meaning}</span></h3>`;
  return {
    metric,
    primary: metricFailures.some((check) => check.secondary_to === null),
    html: `<div class="panel">${title}${rows}${more}</div>\n`,
  };
}

/** `5 more checks, 2 of them failed: see all checks`. Empty without any. */
function moreChecksHtml(hidden: readonly Check[]): Html {
  if (hidden.length === 0) {
    return "";
  }
  const failedCount = hidden.filter((check) => !check.passed).length;
  const part = failedCount === hidden.length ? "all" : `${failedCount} of them`;
  return `<p class="more">${pluralise(hidden.length, "more check")}, ${part} failed: see all checks</p>`;
}

/**
 * Returns the panel of what fell without failing: the sentence of each item with links to its
 * queries. Empty if nothing did.
 */
function fellPanel({ fell }: ReportView): Html {
  const rows = fell.map(({ sentence, cases }) => {
    const queries = cases
      .slice(0, ROWS)
      .map(({ id, query }) => `<a href="${caseHref(id)}">${escapeHtml(query, QUERY)}</a>`);
    const queriesPart = queries.length === 0 ? "" : `. Queries: ${queries.join(", ")}`;
    return escapeHtml(sentence, SENTENCE) + queriesPart;
  });
  const title = `<h3>Beyond the limit, <span>but not enough to fail</span></h3>`;
  return fell.length === 0 ? "" : notesPanel("panel fell", title, rows);
}

/**
 * Returns the panel of a pass: the gated metrics over the whole suite that are shares, on one axis.
 * Latency has a panel of its own, and other units can't share the axis. Empty without any.
 */
function passedPanel(checks: readonly Check[]): Html {
  const overall = checks.filter(
    (check) => check.scope.kind === "overall" && canDraw(check) && check.unit === "share",
  );
  if (overall.length === 0) {
    return "";
  }
  const scale = chartScale(overall);
  const rows = overall.map((check) => rowHtml(check, check.metric, scale));
  return `${LEGEND}<div class="panel"><h3>Overall: <span>every gated metric</span></h3>${gridHtml("Gated metrics, overall", rows, axisSvg(scale))}</div>\n`;
}

/**
 * Returns the checks of a metric as rows on one axis; without the axis if none of them has a
 * picture.
 */
function rowsHtml(metric: string, checks: readonly Check[]): Html {
  const scale = chartScale(checks);
  const unitSuffix = checks.some(({ unit }) => unit === "ms") ? " ms" : "";
  const axis = checks.some(hasPicture) ? axisSvg(scale, unitSuffix) : "";
  const rows = checks.map((check) => rowHtml(check, scopeLabel(check.scope), scale));
  return gridHtml(`${metric}, ${byWords(checks.map(({ scope }) => scope))}`, rows, axis);
}

const COLUMNS = ["Where", "Before to now", "Before", "Now", "Change", "Limit"];

/**
 * Returns a table of checks with an axis below it. On a narrow screen the stylesheet makes two
 * lines of a row, and some browsers forget then that it is a table: hence the roles.
 */
function gridHtml(label: string, rows: readonly Html[], axis: Html): Html {
  const head = COLUMNS.map((name) => `<th role="columnheader" scope="col">${name}</th>`).join("");
  const foot = axis === "" ? "" : `<div class="axis-row">${axis}</div>`;
  return (
    `<div class="check-grid"><table class="checks" role="table" aria-label="${escapeHtml(label, NAME)}"><thead role="rowgroup"><tr role="row">${head}</tr></thead>` +
    `<tbody role="rowgroup">\n${rows.join("")}</tbody></table>${foot}</div>`
  );
}

/**
 * Returns a check as a row under a name: a picture and figures, or its sentence if it has no two
 * figures to compare or counts cases. A ratio has a second row with its words.
 */
function rowHtml(check: Check, name: string, scale: Scale): Html {
  const [mark, kind, words] = checkState(check);
  const head = `<th role="rowheader" scope="row">${iconHtml(mark)}<span class="name">${escapeHtml(name, NAME)}</span><span class="unseen">, ${words}</span></th>`;
  if (!hasPicture(check)) {
    const sentence = wordsCell(rowSentence(check), COLUMNS.length - 1);
    return `<tr role="row" class="${kind}">${head}${sentence}</tr>\n`;
  }
  const row = `<tr role="row" class="${kind}">${head}${figureCells(check, scale)}</tr>\n`;
  if (check.ratio === undefined) {
    return row;
  }
  const ratioCell = wordsCell(ratioWords(check.metric, check.ratio), COLUMNS.length);
  return `${row}<tr role="row" class="${kind}">${ratioCell}</tr>\n`;
}

/** Returns what a row without a picture says. The panel's title names its metric. */
function rowSentence(check: Check): string {
  // That no query can be compared is a sentence of its own, whatever the metric.
  if (check.missing === undefined || hasNoPairs(check)) {
    return checkSentence(check);
  }
  return `Not judged: ${missingReason(check.missing, check)}`;
}

function wordsCell(sentence: string, span: number): Html {
  return `<td role="cell" class="says" colspan="${span}" aria-colspan="${span}">${escapeHtml(sentence, SENTENCE)}</td>`;
}

function figureCells(check: Check, scale: Scale): Html {
  const { baseline, current, delta, limit } = checkNumbers(check);
  const sign = check.direction === "higher" ? "≥" : "≤";
  const cellsByClass = {
    picture: dumbbellSvg(check, scale),
    base: baseline,
    current,
    delta: withArrow(delta),
    bound: check.limit === null ? limit : `${sign} ${limit}`,
  };
  return Object.entries(cellsByClass)
    .map(([className, cell]) => `<td role="cell" class="${className}">${cell}</td>`)
    .join("");
}

/**
 * Returns a check's mark, its class in the stylesheet, and the words for readers who see neither.
 */
function checkState({
  state,
  secondary_to: cause,
}: Check): readonly [mark: IconName, kind: string, words: string] {
  if (state === "not_gated") {
    return ["half", "held", "not gated yet"];
  }
  if (state === "fell") {
    return ["half", "fell", "beyond the limit, not enough to fail"];
  }
  if (state === "pass") {
    return ["good", "held", "passes"];
  }
  return cause === null
    ? ["bad", "failed", "fails"]
    : ["bad", "follows", `fails, follows from ${cause}`];
}

/**
 * Returns the figures of a first run as a table; they are compared with nothing. Empty without any.
 */
export function firstFigures({ figures }: ReportView): Html {
  const rows = figures.map(({ metric, now }) => [codeHtml(metric, NAME), now]);
  return rows.length === 0
    ? ""
    : tableHtml("Over all queries", [plain("Metric"), num("Now")], rows);
}

/** The most columns and rows of the tables; report.json has all. */
const SCOPES = 24;
const TABLE_ROWS = 1_000;

function statusHtml(row: MetricRow): Html {
  const words = escapeHtml(statusWords(row));
  switch (row.status) {
    case "pass":
      return `${iconHtml("good")}${words}`;
    case "fell":
      return `${iconHtml("half")}${words}`;
    case "fail":
    case "missing":
      return `${iconHtml("bad")}<b class="bad">${words}</b>`;
    case "follows":
      return `${iconHtml("bad")}${words}`;
    default:
      return `<span class="dim">${words}</span>`;
  }
}

/** The style of a figure in the matrix. */
const CELL_KINDS: Readonly<Record<RowStatus, string>> = {
  pass: "held",
  fell: "fell",
  fail: "bad",
  follows: "follows",
  missing: "bad",
  not_gated: "reported",
  reported: "reported",
};

/**
 * Returns all figures as a table of metrics by scope, and folded below it what the metrics mean,
 * the rule by which the gate fails, and the table of all checks. Empty without any figure.
 */
export function metricTables(rows: readonly MetricRow[]): Html {
  if (rows.length === 0) {
    return "";
  }
  return (
    matrixHtml(rows) +
    detailsHtml("What the metrics mean", metricMeanings(rows)) +
    detailsHtml("When the gate fails", `<p>${escapeHtml(THE_RULE, SENTENCE)}</p>\n`) +
    detailsHtml("All checks with baselines and limits", checkTable(rows))
  );
}

function metricMeanings(rows: readonly MetricRow[]): Html {
  const entries = [...new Set(rows.map(({ metric }) => metric))].flatMap((metric) => {
    const meaning = meaningOfMetric(metric);
    return meaning === null
      ? []
      : [`<div><dt>${codeHtml(metric, NAME)}</dt><dd>${escapeHtml(meaning)}</dd></div>\n`];
  });
  return `<dl class="receipt">\n${entries.join("")}</dl>\n`;
}

/**
 * Returns a table with a row for each metric and a column for each scope, at most SCOPES: the
 * figure, and below it how far it moved.
 */
function matrixHtml(rows: readonly MetricRow[]): Html {
  // Each scope once, by its text.
  const scopes = [...new Map(rows.map(({ scope }) => [scopeText(scope), scope])).values()];
  const shownScopes = scopes.slice(0, SCOPES);
  const cellKey = (metric: string, scope: Scope): string => `${metric}\n${scopeText(scope)}`;
  const cells = new Map(rows.map((row) => [cellKey(row.metric, row.scope), row]));
  const lines = [...new Set(rows.map((row) => row.metric))].map((metric) => [
    codeHtml(metric, NAME),
    ...shownScopes.map((scope) => cellHtml(cells.get(cellKey(metric, scope)))),
  ]);
  const hiddenScopes = scopes.slice(SCOPES);
  const caption = `Now, and the change since the baseline${hiddenScopes.length > 0 ? `; ${countWords(hiddenScopes, "more ")} in report.json` : ""}`;
  const columns = [plain("Metric"), ...shownScopes.map((scope) => num(scopeLabel(scope)))];
  return `<div class="matrix">${tableHtml(caption, columns, lines)}</div>\n`;
}

/** Returns a metric's figure in one scope and its change; undefined: it has none there. */
function cellHtml(row: MetricRow | undefined): Html {
  if (row === undefined) {
    return `<span class="dim">${NONE}</span>`;
  }
  const { current, delta: deltaText } = checkNumbers(row);
  const isBad = row.status === "fail" || row.status === "missing" || row.status === "follows";
  const mark = isBad ? `${iconHtml("bad")}<span class="unseen">failed: </span>` : "";
  const kind = CELL_KINDS[row.status];
  const isPrintedAsZero = row.delta !== null && !/[1-9]/.test(deltaText);
  // Without a baseline there is no change, and its text is a dash.
  const change = isPrintedAsZero ? "=" : withArrow(deltaText);
  return `<span class="cell ${kind}">${mark}${current}</span><span class="moved">${change}</span>`;
}

/** Returns the table of all rows with baseline, limit and state, at most TABLE_ROWS. */
function checkTable(rows: readonly MetricRow[]): Html {
  const lines = rows.slice(0, TABLE_ROWS).map((row) => {
    const { baseline, current, delta, limit } = checkNumbers(row);
    return [
      codeHtml(row.metric, NAME),
      escapeHtml(scopeLabel(row.scope), NAME),
      baseline,
      current,
      withArrow(delta),
      limit,
      statusHtml(row),
    ];
  });
  const hiddenCount = rows.length - lines.length;
  const figures = ["Before", "Now", "Change", "Limit"].map(num);
  const columns = [plain("Metric"), plain("Where"), ...figures, plain("Gate")];
  const by = byWords(rows.map(({ scope }) => scope));
  return tableHtml(
    `Overall, then ${by}${hiddenCount > 0 ? `; ${hiddenCount} more in report.json` : ""}`,
    columns,
    lines,
  );
}
