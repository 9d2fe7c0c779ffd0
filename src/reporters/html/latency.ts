/**
 * Latency on the page, as distributions: for each scope (the whole suite, an intent, a tag) the
 * baseline's box above this run's, on one axis; then a table. In a picture `was` is the baseline
 * and `now` this run. A sample is one timed answer, in milliseconds.
 */
import type { Report } from "../../model/report.ts";
import type { Check } from "../../model/verdict.ts";
import {
  checkNumbers,
  countWords,
  formatMs,
  rangeText,
  scopeLabel,
} from "../../messages/format.ts";
import type { LatencyRow } from "../../messages/rows.ts";
import { iconHtml, NAME, SENTENCE, num, plain, tableHtml, proseHtml, type Html } from "./html.ts";
import { escapeHtml } from "../../messages/escape.ts";
import { axisSvg, gridLines, linearScale, percentText, type Scale } from "./charts.ts";
import { type BucketMember, type Scope, isInScope } from "../../model/scope.ts";
import { percentileValue } from "../../metrics/latency.ts";

/** The most scopes that are drawn; all are in the table of latency figures. */
const SHOWN = 8;

/** What is drawn of the times of one side, in milliseconds. */
interface Box {
  /** 5th and 95th percentile are the ends of the line, 25th and 75th those of the box. */
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

/**
 * Returns the panel: a row of boxes for each scope, and the sentences of `sampling` (how often the
 * run asked, what it could notice). Empty if nothing was timed.
 */
export function latencyPanel(
  latency: readonly LatencyRow[],
  samples: LatencySamples,
  sampling: readonly string[],
): Html {
  const rows = boxRows(latency, samples);
  const boxes = rows.flatMap(({ nowBox, baselineBox }) => [nowBox, baselineBox]);
  const ends = boxes.flatMap((box) => (box === null ? [] : [box.low, box.p95]));
  if (ends.length === 0) {
    return "";
  }
  const scale = linearScale([0, ...ends], [0, Infinity]);
  const shownScopes = new Set(rows.map(({ row }) => row.scope));
  const hiddenScopes = latency.map(({ scope }) => scope).filter((scope) => !shownScopes.has(scope));
  const moreHtml =
    hiddenScopes.length > 0
      ? `<p class="more">${countWords(hiddenScopes, "more ")}: see latency in figures</p>`
      : "";
  const samplingHtml = sampling
    .map((line) => `<p class="more">${proseHtml(line, SENTENCE)}</p>`)
    .join("");
  const hasBaseline = rows.some(({ baselineBox }) => baselineBox !== null);
  const sides = hasBaseline ? "<span>upper: baseline, lower: now</span>" : "";
  const legend = `<p class="legend" aria-hidden="true">${sides}<span>box: middle half of the times, line: p50, dot: p95</span></p>`;
  const rowsHtml = rows.map((row) => rowHtml(row, scale)).join("");
  return `${legend}<div class="panel"><div class="box-grid"><ul class="boxes">\n${rowsHtml}</ul><div class="axis-row">${axisSvg(scale, " ms")}</div></div>${moreHtml}${samplingHtml}</div>\n`;
}

/**
 * Returns the scopes to draw, at most SHOWN: the whole suite first, then those that failed, then
 * the others in their order.
 */
function boxRows(rows: readonly LatencyRow[], { now, before }: LatencySamples): readonly BoxRow[] {
  const hasFailed = ({ checks }: LatencyRow): boolean => checks.some(({ passed }) => !passed);
  const rowRank = (row: LatencyRow): number => {
    if (row.scope.kind === "overall") {
      return 0;
    }
    return hasFailed(row) ? 1 : 2;
  };
  const shownRows = rows.toSorted((a, b) => rowRank(a) - rowRank(b)).slice(0, SHOWN);
  return shownRows.map((row) => ({
    row,
    nowBox: makeBox(poolSamples(now, row.scope), row.now),
    baselineBox: row.before === null ? null : makeBox(poolSamples(before, row.scope), row.before),
    failed: hasFailed(row),
  }));
}

/** The timed samples of this run and of the baseline. */
interface LatencySamples {
  readonly now: SampledCases;
  readonly before: SampledCases;
}

/** Returns all timed samples of a report; none of a side that has no scores or no baseline. */
export function collectSamples({ scores, inputs }: Report): LatencySamples {
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

function poolSamples(cases: SampledCases, scope: Scope): readonly number[] {
  return cases.flatMap(({ case: member, samples }) => (isInScope(scope, member) ? samples : []));
}

/**
 * Returns the box of a scope from its samples and its summary. p50 and p95 are the summary's own
 * figures; the other ends are those of the samples, by nearest rank. Null without samples or
 * without a p50.
 */
function makeBox(samples: readonly number[], summary: LatencyRow["now"]): Box | null {
  if (samples.length === 0 || summary.p50_ms === null) {
    return null;
  }
  const sorted = Float64Array.from(samples).toSorted();
  const quantile = (share: number): number => percentileValue(sorted, share, "nearest") ?? NaN;
  return {
    low: quantile(0.05),
    q1: quantile(0.25),
    p50: summary.p50_ms,
    q3: quantile(0.75),
    p95: summary.p95_ms ?? quantile(0.95),
  };
}

/** The heights at which a row draws its boxes: their middle lines, in pixels from the top. */
const BASELINE_Y = 8;
const NOW_Y = 22;

/**
 * Returns one scope as a list item: its name, the baseline's box above the box of now, and p50 and
 * p95 in figures.
 */
function rowHtml({ row, nowBox, baselineBox, failed }: BoxRow, scale: Scale): Html {
  const upperBox = baselineBox === null ? "" : boxSvg(baselineBox, scale, "was", BASELINE_Y);
  const lowerBox = nowBox === null ? "" : boxSvg(nowBox, scale, "now", NOW_Y);
  const status = failed ? `${iconHtml("bad")}<span class="unseen">failed: </span>` : "";
  const figures = (["p50_ms", "p95_ms"] as const).map((key) => percentileHtml(row, key));
  return (
    `<li class="${failed ? "failed" : "held"}"><span class="name">${status}${escapeHtml(scopeLabel(row.scope), NAME)}</span>` +
    `<svg class="box" aria-hidden="true">${gridLines(scale)}${upperBox}${lowerBox}</svg><span class="figures">${figures.join(" ")}</span></li>\n`
  );
}

/** The percentiles that a row shows in figures, by their names in a summary. */
type PercentileKey = "p50_ms" | "p95_ms";

/**
 * Returns a percentile before and now: `p50 12 ms → 15 ms`, and the ratio of both if base and head
 * were measured in one job. It is red only if its check failed.
 */
function percentileHtml(row: LatencyRow, key: PercentileKey): Html {
  const hasFailed = findPercentileCheck(row, key)?.passed === false;
  const figures = percentileFigures(row, key);
  const baseline = row.before === null ? "" : `${figures.baseline} → `;
  const ratioHtml = ratioSpan(row, key);
  // `p50` of `p50_ms`.
  const name = key.slice(0, 3);
  return `<span${hasFailed ? ' class="over"' : ""}><i>${name}</i> ${baseline}<b>${figures.current}</b></span>${ratioHtml}`;
}

/** Returns the ratio of head to base that was measured: `1.32x (1.27 to 1.38)`; empty without. */
function ratioSpan({ checks }: LatencyRow, key: PercentileKey): Html {
  for (const { ratio, metric, policy } of checks) {
    if (ratio !== undefined && metric === `latency_${key}` && policy !== "base") {
      return `<span>${ratio.ratio.toFixed(2)}x (${rangeText(ratio)})</span>`;
    }
  }
  return "";
}

function findPercentileCheck({ checks }: LatencyRow, key: PercentileKey): Check | undefined {
  return checks.find(({ metric }) => metric === `latency_${key}`);
}

/**
 * Returns both figures of a percentile as text, with as many decimals as the row of its check has:
 * those depend on the limit, too.
 */
function percentileFigures(row: LatencyRow, key: PercentileKey): ReturnType<typeof checkNumbers> {
  return checkNumbers({
    unit: "ms",
    baseline: row.before?.[key] ?? null,
    current: row.now[key],
    delta: null,
    limit: findPercentileCheck(row, key)?.limit ?? null,
  });
}

/**
 * Draws one box: a line from `low` to `p95`, a box from `q1` to `q3`, an upright at p50, a dot at
 * p95. `y` is its middle, in pixels.
 */
function boxSvg(box: Box, scale: Scale, side: "was" | "now", y: number): Html {
  const x = (value: number): string => percentText(scale.at(value));
  const width = percentText(Math.max(scale.at(box.q3) - scale.at(box.q1), 0));
  return (
    `<g class="${side}"><line class="whisker" x1="${x(box.low)}" x2="${x(box.p95)}" y1="${y}" y2="${y}"/>` +
    `<rect x="${x(box.q1)}" width="${width}" y="${y - 5}" height="10"/>` +
    `<line class="p50" x1="${x(box.p50)}" x2="${x(box.p50)}" y1="${y - 6}" y2="${y + 6}"/><circle cx="${x(box.p95)}" cy="${y}" r="3.5"/></g>`
  );
}

/** Returns a row for each stage of a scope; none if no answer said how long its stages took. */
function stageRows({ scope, now, before }: LatencyRow): readonly LatencyRow[] {
  return [...(now.spans ?? [])].map(([stage, summary]) => ({
    scope,
    stage,
    now: summary,
    before: before?.spans?.get(stage) ?? null,
    checks: [],
  }));
}

/**
 * Returns the table of all latency figures: a row for each scope and, below them, for each stage of
 * a scope. Empty if nothing was timed.
 */
export function latencyTable(latency: readonly LatencyRow[]): Html {
  const rows = [...latency, ...latency.flatMap(stageRows)].map((row) => {
    const p50 = percentileFigures(row, "p50_ms");
    const p95 = percentileFigures(row, "p95_ms");
    const scope = scopeLabel(row.scope);
    return [
      escapeHtml(row.stage === null ? scope : `${scope} [${row.stage}]`, NAME),
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
