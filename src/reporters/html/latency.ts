/** Latency as distributions: per scope the baseline's box above, this run's below, on one axis. */
import type { Report } from "../../model/report.ts";
import { samplingLines } from "../../messages/sampling.ts";
import {
  checkNumbers,
  countWords,
  formatMs,
  latencyLabel,
  NONE,
  scopeLabel,
} from "../../messages/format.ts";
import {
  failedPercentiles,
  type LatencyRow,
  latencyRows,
  ratioCell,
  stageRows,
} from "../../messages/rows.ts";
import {
  detailsHtml,
  iconHtml,
  NAME,
  SENTENCE,
  num,
  plain,
  tableHtml,
  escapeText,
  type Html,
} from "./html.ts";
import { axisSvg, gridLines, linearScale, logScale, percentText, type Scale } from "./charts.ts";
import {
  OVERALL,
  scopeText,
  sameScope,
  type BucketMember,
  type Scope,
  isInScope,
} from "../../model/scope.ts";
import { requireItem } from "../../model/lookup.ts";

/** More intents and tags than this are in the table of latency figures only. */
const SHOWN = 8;
/** Beyond this ratio of slowest to fastest a straight axis squeezes most boxes into a line. */
const LOG_FROM = 40;

interface Box {
  /** 5th and 95th percentile end the line, 25th and 75th the box; milliseconds. */
  readonly low: number;
  readonly q1: number;
  readonly p50: number;
  readonly q3: number;
  readonly p95: number;
}

/** A scope as the panel draws it. A box is null if that side was not timed. */
interface BoxRow {
  readonly row: LatencyRow;
  readonly nowBox: Box | null;
  readonly baselineBox: Box | null;
  /** True if a check of one of its percentiles failed. */
  readonly failed: boolean;
}

/** The quantile of sorted samples; `share` is 0 to 1. */
const nearestRank = (sorted: Float64Array, share: number): number =>
  requireItem(sorted, Math.max(Math.ceil(share * sorted.length - 1e-9) - 1, 0));

/** Returns the panel: a row of boxes for each scope, and folded the curve of all answers. Empty if nothing was timed. */
export function latencyPanel(report: Report): Html {
  const rows = boxRows(report);
  const boxEnds = rows.flatMap(({ nowBox, baselineBox }) =>
    [nowBox, baselineBox].flatMap((box) => (box === null ? [] : [box.low, box.p95])),
  );
  if (boxEnds.length === 0) {
    return "";
  }
  const scale = timeScale(boxEnds);
  const shownScopes = new Set(rows.map(({ row }) => scopeText(row.scope)));
  const scopesNotShown = latencyRows(report).flatMap(({ scope }) =>
    shownScopes.has(scopeText(scope)) ? [] : [scope],
  );
  const moreHtml =
    scopesNotShown.length > 0
      ? `<p class="more">${countWords(scopesNotShown, "more ")}: see latency in figures</p>`
      : "";
  const lines = samplingLines(report);
  const samplingHtml = lines
    .map((line) => `<p class="more">${escapeText(line, SENTENCE)}</p>`)
    .join("");
  const sides = rows.some(({ baselineBox }) => baselineBox !== null)
    ? "<span>upper: baseline, lower: now</span>"
    : "";
  const isSlower = rows.some(({ failed }) => failed);
  const curve = detailsHtml("All answers by their time", ecdfSvg(report, scale), isSlower);
  const legend = `<p class="legend" aria-hidden="true">${sides}<span>box: middle half, upright: p50, dot: p95</span></p>`;
  return `${legend}<div class="panel"><div class="box-grid"><ul class="boxes">\n${rows.map((row) => rowHtml(report, row, scale)).join("")}</ul><div class="axis-row">${axisSvg(scale, " ms")}</div></div>${moreHtml}${samplingHtml}${curve}</div>\n`;
}

/** As many points as a line can show. */
const POINTS = 200;

/**
 * Draws the samples of the whole suite as a curve: the share of answers (upwards) that took at most so long. A side with one
 * sample has no curve; empty if neither side has more.
 */
function ecdfSvg(report: Report, scale: Scale): Html {
  const { now, before } = collectSamples(report);
  const lines = [
    { cls: "was", samples: poolSamples(before, OVERALL) },
    { cls: "now", samples: poolSamples(now, OVERALL) },
  ].filter(({ samples }) => samples.length > 1);
  if (lines.length === 0) {
    return "";
  }
  const paths = lines.map(
    ({ cls, samples }) => `<path class="${cls}" d="${stepPath(samples, scale)}"/>`,
  );
  const legend = `<p class="legend" aria-hidden="true"><span>all answers: the share that took at most so long</span>${lines.length === 2 ? "<span>dashed: baseline, line: now</span>" : ""}</p>`;
  return (
    `<div class="ecdf-frame" aria-hidden="true"><span class="shares"><span>100 %</span><span>50 %</span><span>0 %</span></span>` +
    `<svg class="ecdf" viewBox="0 0 100 100" preserveAspectRatio="none"><path class="grid" d="M0 0h100M0 50h100M0 100h100"/>${paths.join("")}</svg>${axisSvg(scale, " ms")}</div>${legend}`
  );
}

/** Returns the steps of the curve as path commands, in percent of the drawing's width and height. */
function stepPath(samples: readonly number[], scale: Scale): string {
  const sorted = Float64Array.from(samples).toSorted();
  const count = Math.min(sorted.length, POINTS);
  const steps = Array.from({ length: count }, (_, i) => {
    const share = (i + 1) / count;
    return `H${scale.at(nearestRank(sorted, share)).toFixed(2)}V${(100 - 100 * share).toFixed(1)}`;
  });
  return `M0 100${steps.join("")}H100`;
}

/** Returns a straight axis from 0, or a logarithmic one if all values are above 0 and the slowest is far from the fastest. */
function timeScale(values: readonly number[]): Scale {
  const positiveValues = values.filter((value) => value > 0);
  const least = Math.min(...positiveValues);
  const most = Math.max(...positiveValues);
  return positiveValues.length === values.length && most / least > LOG_FROM
    ? logScale(values)
    : linearScale([0, ...values], [0, Infinity]);
}

/** Returns the scopes to draw, at most SHOWN: the whole suite first, then those that failed, then the others by name. */
function boxRows(report: Report): readonly BoxRow[] {
  const rows = latencyRows(report);
  const failedScopes = new Set(
    rows
      .filter((row) => failedPercentiles(report, row).length > 0)
      .map(({ scope }) => scopeText(scope)),
  );
  const rowRank = ({ scope }: LatencyRow): number =>
    scope.kind === "overall" ? 0 : failedScopes.has(scopeText(scope)) ? 1 : 2;
  const shownRows = rows.toSorted((a, b) => rowRank(a) - rowRank(b)).slice(0, SHOWN);
  const { now, before } = collectSamples(report);
  return shownRows.map((row) => ({
    row,
    nowBox: makeBox(poolSamples(now, row.scope), row.now),
    baselineBox: row.before === null ? null : makeBox(poolSamples(before, row.scope), row.before),
    failed: failedScopes.has(scopeText(row.scope)),
  }));
}

/** Returns the timed samples of each case, of this run and of the baseline. */
function collectSamples({ scores, inputs }: Report): {
  readonly now: SampledCases;
  readonly before: SampledCases;
} {
  return {
    now: (scores?.cases ?? []).map((score) => ({ case: score, samples: score.samples_ms })),
    before: [...(inputs?.baseline?.cases.values() ?? [])].map((row) => ({
      case: row,
      samples: row.latency_ms,
    })),
  };
}

/** Cases with their timed samples, in milliseconds. */
type SampledCases = readonly {
  readonly case: BucketMember;
  readonly samples: readonly number[];
}[];

/** Returns all samples of the cases in the scope, as one list. */
function poolSamples(cases: SampledCases, scope: Scope): readonly number[] {
  return cases.flatMap(({ case: member, samples }) => (isInScope(scope, member) ? samples : []));
}

/**
 * Returns the box of a scope. p50 and p95 are the report's own figures; the other ends are read off the samples (nearest
 * rank). Null without samples or without a p50.
 */
function makeBox(pool: readonly number[], summary: LatencyRow["now"]): Box | null {
  if (pool.length === 0 || summary.p50_ms === null) {
    return null;
  }
  const sorted = Float64Array.from(pool).toSorted();
  const quantile = (p: number): number => nearestRank(sorted, p);
  return {
    low: quantile(0.05),
    q1: quantile(0.25),
    p50: summary.p50_ms,
    q3: quantile(0.75),
    p95: summary.p95_ms ?? quantile(0.95),
  };
}

/** One scope: its name, the baseline's box above the box of now, and p50 and p95 in figures. */
function rowHtml(report: Report, { row, nowBox, baselineBox, failed }: BoxRow, scale: Scale): Html {
  const boxes = `${baselineBox === null ? "" : boxSvg(baselineBox, scale, "was", 8)}${nowBox === null ? "" : boxSvg(nowBox, scale, "now", 22)}`;
  const status = failed ? `${iconHtml("bad")}<span class="unseen">failed: </span>` : "";
  const figures = (["p50_ms", "p95_ms"] as const).map((key) => percentileHtml(report, row, key));
  return (
    `<li class="${failed ? "failed" : "held"}"><span class="name">${status}${escapeText(scopeLabel(row.scope), NAME)}</span>` +
    `<svg class="box" aria-hidden="true">${gridLines(scale)}${boxes}</svg><span class="figures">${figures.join(" ")}</span></li>\n`
  );
}

type PercentileKey = "p50_ms" | "p95_ms";

/** `p50 12 ms → 15 ms`, and the ratio of both if base and head were measured in one job. Red only if its check failed. */
function percentileHtml(report: Report, row: LatencyRow, key: PercentileKey): Html {
  const metric = `latency_${key}`;
  const percentileCheck = report.verdict.checks.find(
    (check) => check.metric === metric && sameScope(check.scope, row.scope),
  );
  const isOver = percentileCheck?.passed === false;
  const figures = percentileFigures(report, row, key);
  const baseline = row.before === null ? "" : `${figures.baseline} → `;
  const ratio = ratioCell(report, row.scope, metric);
  return `<span${isOver ? ' class="over"' : ""}><i>${key.slice(0, 3)}</i> ${baseline}<b>${figures.current}</b></span>${ratio === NONE ? "" : `<span>${escapeText(ratio)}</span>`}`;
}

/** Returns both figures of a percentile, rounded as its check has them. */
function percentileFigures(
  { verdict }: Report,
  { scope, stage, before, now }: LatencyRow,
  key: PercentileKey,
): ReturnType<typeof checkNumbers> {
  // A stage has no check.
  const percentileCheck = verdict.checks.find(
    (check) => stage === null && check.metric === `latency_${key}` && sameScope(check.scope, scope),
  );
  return checkNumbers({
    unit: "ms",
    baseline: before?.[key] ?? null,
    current: now[key],
    delta: null,
    limit: percentileCheck?.limit ?? null,
  });
}

/** Draws one box; `y` is the height of its middle line in pixels. */
function boxSvg(box: Box, scale: Scale, side: "was" | "now", y: number): Html {
  const x = (value: number): string => percentText(scale.at(value));
  const width = percentText(Math.max(scale.at(box.q3) - scale.at(box.q1), 0));
  return (
    `<g class="${side}"><line class="whisker" x1="${x(box.low)}" x2="${x(box.p95)}" y1="${y}" y2="${y}"/>` +
    `<rect x="${x(box.q1)}" width="${width}" y="${y - 5}" height="10"/>` +
    `<line class="p50" x1="${x(box.p50)}" x2="${x(box.p50)}" y1="${y - 6}" y2="${y + 6}"/><circle cx="${x(box.p95)}" cy="${y}" r="3.5"/></g>`
  );
}

/** Returns the table of all latency figures: a row for each scope and, below them, for each stage of a scope. */
export function latencyTable(report: Report): Html {
  const rows = [...latencyRows(report), ...stageRows(report)].map((row) => {
    const p50 = percentileFigures(report, row, "p50_ms");
    const p95 = percentileFigures(report, row, "p95_ms");
    return [
      escapeText(latencyLabel(row), NAME),
      String(row.now.samples),
      p50.current,
      p50.baseline,
      formatMs(row.now.p90_ms),
      p95.current,
      p95.baseline,
      formatMs(row.now.p99_ms),
      formatMs(row.now.mean_ms),
    ];
  });
  if (rows.length === 0) {
    return "";
  }
  const columnNames = [
    "Samples",
    "p50",
    "p50 baseline",
    "p90",
    "p95",
    "p95 baseline",
    "p99",
    "Mean",
  ];
  return tableHtml(
    "Latency of timed repeats, warm-up excluded",
    [plain("Where"), ...columnNames.map(num)],
    rows,
  );
}
