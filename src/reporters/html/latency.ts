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

interface BoxRow {
  readonly row: LatencyRow;
  readonly now: Box | null;
  readonly before: Box | null;
  readonly failed: boolean;
}

const nearestRank = (sorted: Float64Array, share: number): number =>
  requireItem(sorted, Math.max(Math.ceil(share * sorted.length - 1e-9) - 1, 0));

export function latencyPanel(report: Report): Html {
  const rows = boxRows(report);
  const values = rows.flatMap(({ now, before }) =>
    [now, before].flatMap((box) => (box === null ? [] : [box.low, box.p95])),
  );
  if (values.length === 0) {
    return "";
  }
  const scale = timeScale(values);
  const shown = new Set(rows.map(({ row }) => scopeText(row.scope)));
  const left = latencyRows(report).flatMap(({ scope }) =>
    shown.has(scopeText(scope)) ? [] : [scope],
  );
  const more =
    left.length > 0
      ? `<p class="more">${countWords(left, "more ")}: see latency in figures</p>`
      : "";
  const lines = samplingLines(report);
  const words = lines.map((line) => `<p class="more">${escapeText(line, SENTENCE)}</p>`).join("");
  const sides = rows.some(({ before }) => before !== null)
    ? "<span>upper: baseline, lower: now</span>"
    : "";
  const isSlower = rows.some(({ failed }) => failed);
  const curve = detailsHtml("All answers by their time", ecdfSvg(report, scale), isSlower);
  const legend = `<p class="legend" aria-hidden="true">${sides}<span>box: middle half, upright: p50, dot: p95</span></p>`;
  return `${legend}<div class="panel"><div class="box-grid"><ul class="boxes">\n${rows.map((each) => rowHtml(report, each, scale)).join("")}</ul><div class="axis-row">${axisSvg(scale, " ms")}</div></div>${more}${words}${curve}</div>\n`;
}

/** As many points as a line can show. */
const POINTS = 200;

/** Every sample overall: the share of answers (upwards) that took at most so long. */
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

function stepPath(samples: readonly number[], scale: Scale): string {
  const sorted = Float64Array.from(samples).toSorted();
  const count = Math.min(sorted.length, POINTS);
  const steps = Array.from({ length: count }, (_, i) => {
    const share = (i + 1) / count;
    return `H${scale.at(nearestRank(sorted, share)).toFixed(2)}V${(100 - 100 * share).toFixed(1)}`;
  });
  return `M0 100${steps.join("")}H100`;
}

function timeScale(values: readonly number[]): Scale {
  const positive = values.filter((value) => value > 0);
  const least = Math.min(...positive);
  const most = Math.max(...positive);
  return positive.length === values.length && most / least > LOG_FROM
    ? logScale(values)
    : linearScale([0, ...values], [0, Infinity]);
}

/** Overall first, then what failed, then by name. */
function boxRows(report: Report): readonly BoxRow[] {
  const rows = latencyRows(report);
  const failed = new Set(
    rows
      .filter((row) => failedPercentiles(report, row).length > 0)
      .map(({ scope }) => scopeText(scope)),
  );
  const rowRank = ({ scope }: LatencyRow): number =>
    scope.kind === "overall" ? 0 : failed.has(scopeText(scope)) ? 1 : 2;
  const shown = rows.toSorted((a, b) => rowRank(a) - rowRank(b)).slice(0, SHOWN);
  const { now, before } = collectSamples(report);
  return shown.map((row) => ({
    row,
    now: makeBox(poolSamples(now, row.scope), row.now),
    before: row.before === null ? null : makeBox(poolSamples(before, row.scope), row.before),
    failed: failed.has(scopeText(row.scope)),
  }));
}

function collectSamples({ scores, inputs }: Report): {
  readonly now: Cases;
  readonly before: Cases;
} {
  return {
    now: (scores?.cases ?? []).map((of) => ({ of, samples: of.samples_ms })),
    before: [...(inputs?.baseline?.cases.values() ?? [])].map((of) => ({
      of,
      samples: of.latency_ms,
    })),
  };
}

type Cases = readonly { readonly of: BucketMember; readonly samples: readonly number[] }[];

/** All samples of a scope. */
function poolSamples(cases: Cases, scope: Scope): readonly number[] {
  return cases.flatMap(({ of, samples }) => (isInScope(scope, of) ? samples : []));
}

/** p50 and p95 are the report's own figures; the rest of the shape is read off the samples (nearest rank). */
function makeBox(pool: readonly number[], summary: LatencyRow["now"]): Box | null {
  if (pool.length === 0 || summary.p50_ms === null) {
    return null;
  }
  const sorted = Float64Array.from(pool).toSorted();
  const at = (p: number): number => nearestRank(sorted, p);
  return {
    low: at(0.05),
    q1: at(0.25),
    p50: summary.p50_ms,
    q3: at(0.75),
    p95: summary.p95_ms ?? at(0.95),
  };
}

function rowHtml(report: Report, { row, now, before, failed }: BoxRow, scale: Scale): Html {
  const boxes = `${before === null ? "" : boxSvg(before, scale, "was", 8)}${now === null ? "" : boxSvg(now, scale, "now", 22)}`;
  const status = failed ? `${iconHtml("bad")}<span class="unseen">failed: </span>` : "";
  const figures = (["p50_ms", "p95_ms"] as const).map((key) => {
    const metric = `latency_${key}`;
    // Of the two percentiles only the one that failed is red.
    const own = report.verdict.checks.find(
      (check) => check.metric === metric && sameScope(check.scope, row.scope),
    );
    const isOver = own?.passed === false;
    const figures = percentileFigures(report, row, key);
    const was = row.before === null ? "" : `${figures.baseline} → `;
    const ratio = ratioCell(report, row.scope, metric);
    return `<span${isOver ? ' class="over"' : ""}><i>${key.slice(0, 3)}</i> ${was}<b>${figures.current}</b></span>${ratio === NONE ? "" : `<span>${escapeText(ratio)}</span>`}`;
  });
  return (
    `<li class="${failed ? "failed" : "held"}"><span class="name">${status}${escapeText(scopeLabel(row.scope), NAME)}</span>` +
    `<svg class="box" aria-hidden="true">${gridLines(scale)}${boxes}</svg><span class="figures">${figures.join(" ")}</span></li>\n`
  );
}

/** Returns both figures of a percentile, rounded as its check has them. */
function percentileFigures(
  { verdict }: Report,
  { scope, stage, before, now }: LatencyRow,
  key: "p50_ms" | "p95_ms",
): ReturnType<typeof checkNumbers> {
  // A stage has no check.
  const own = verdict.checks.find(
    (check) => stage === null && check.metric === `latency_${key}` && sameScope(check.scope, scope),
  );
  return checkNumbers({
    unit: "ms",
    baseline: before?.[key] ?? null,
    current: now[key],
    delta: null,
    limit: own?.limit ?? null,
  });
}

function boxSvg(box: Box, scale: Scale, side: "was" | "now", y: number): Html {
  const x = (value: number): string => percentText(scale.at(value));
  const width = percentText(Math.max(scale.at(box.q3) - scale.at(box.q1), 0));
  return (
    `<g class="${side}"><line class="whisker" x1="${x(box.low)}" x2="${x(box.p95)}" y1="${y}" y2="${y}"/>` +
    `<rect x="${x(box.q1)}" width="${width}" y="${y - 5}" height="10"/>` +
    `<line class="p50" x1="${x(box.p50)}" x2="${x(box.p50)}" y1="${y - 6}" y2="${y + 6}"/><circle cx="${x(box.p95)}" cy="${y}" r="3.5"/></g>`
  );
}

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
  const names = ["Samples", "p50", "p50 baseline", "p90", "p95", "p95 baseline", "p99", "Mean"];
  return tableHtml(
    "Latency of timed repeats, warm-up excluded",
    [plain("Where"), ...names.map(num)],
    rows,
  );
}
