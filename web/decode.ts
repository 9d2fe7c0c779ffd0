/**
 * The page's data as rows: each case with what the baseline and this run answered, and the measures
 * that compare them.
 */
import type {
  PageCase,
  PageData,
  PageMetric,
  PageSide,
  PageTarget,
} from "../src/reporters/html/page-data.ts";

/** An expected document of a case, with its ranks. */
export interface Target extends PageTarget {
  /** Rank in the baseline: null if not found, undefined if the baseline does not have the case. */
  readonly before: number | null | undefined;
  /** Rank now: null if not found, undefined if the case was not asked. */
  readonly after: number | null | undefined;
}

export interface Row {
  /** Index of the case in the page's data. */
  readonly index: number;
  readonly case: PageCase;
  /** Those that fell furthest first. */
  readonly targets: readonly Target[];
  /** True if a rank of a target or a metric differs. */
  readonly changed: boolean;
  /** True if a target of the baseline's list is not found now. */
  readonly lost: boolean;
  /** How far the worst target fell (targetFall); null if the case can't be compared. */
  readonly fall: number | null;
  /** Place among the cases that failed checks name, 0 the worst; Infinity if none does. */
  readonly severity: number;
}

/** The page's data as the components read it. */
export interface ReportData {
  readonly page: PageData;
  readonly rows: readonly Row[];
  /** The page's metrics and the time. */
  readonly measures: readonly Measure[];
  /** By document: index of the first text that it came with, or undefined. */
  readonly texts: readonly (number | undefined)[];
}

/**
 * Returns the page's data as rows and measures, and in `texts`, by document, the index of the first
 * text that it came with.
 */
export function decodePage(page: PageData): ReportData {
  const severityByCase = new Map(page.worst.map((index, severity) => [index, severity]));
  const rows = page.cases.map((pageCase, index) =>
    makeRow(pageCase, index, page.k, severityByCase.get(index) ?? Infinity),
  );
  const texts: (number | undefined)[] = [];
  for (const { now } of page.cases) {
    for (const [i, text] of (now?.texts ?? []).entries()) {
      const document = now?.results[i];
      // -1: the result came without a text.
      if (document !== undefined && text >= 0) {
        texts[document] ??= text;
      }
    }
  }
  return { page, rows, measures: listMeasures(page), texts };
}

/**
 * Returns the row of a case, the target that fell furthest first. A target's rank is null if it was
 * not found, undefined if the case is not on that side.
 */
function makeRow(pageCase: PageCase, index: number, k: number, severity: number): Row {
  const { before, now } = pageCase;
  const targets = pageCase.targets
    .map((target, i): Target => ({
      ...target,
      before: before === null ? undefined : (before.ranks[i] ?? null),
      after: now === null ? undefined : (now.ranks[i] ?? null),
    }))
    .toSorted((a, b) => targetFall(b, k) - targetFall(a, k));
  const [worst] = targets;
  const isCompared = before !== null && now !== null;
  return {
    index,
    case: pageCase,
    targets,
    changed:
      isCompared &&
      (before.metrics.some((value, i) => value !== now.metrics[i]) ||
        targets.some((target) => target.before !== target.after)),
    lost: targets.some((target) => typeof target.before === "number" && target.after === null),
    fall: isCompared && worst !== undefined ? targetFall(worst, k) : null,
    severity,
  };
}

/**
 * Returns by how many ranks a target fell, below 0 if it rose; 0 if it did not move or was not
 * asked. A target that is not in the top k any more fell further than any that still is, and a new
 * one rose further: it counts as if it had been at rank 2k + 1.
 */
function targetFall({ before, after }: Target, k: number): number {
  if (after === undefined) {
    return 0;
  }
  const beyondList = 2 * k + 1;
  return (after ?? beyondList) - (before ?? beyondList);
}

// What a case is measured by, and whether it got better: every metric that has a value a case, and
// the time.

export const TRENDS = ["worse", "same", "better"] as const;
export type Trend = (typeof TRENDS)[number];

/** A figure that every case may have: a metric, or its time. */
export interface Measure extends PageMetric {
  /**
   * A change counts only above the larger of `least`, in the measure's unit, and this share of the
   * first value.
   */
  readonly noise: { readonly least: number; readonly share: number };
  /** Returns the value of a side; null if it has none. */
  readonly readValue: (side: PageSide | null) => number | null;
}

/** Name of the measure of time. */
export const LATENCY = "latency";

/** Values that differ by no more are equal: the page's data have them rounded to six decimals. */
const HALF_A_DIGIT = 5e-7;

function listMeasures({ metrics }: PageData): readonly Measure[] {
  const metricMeasures = metrics.map((metric, i): Measure => ({
    ...metric,
    noise: { least: HALF_A_DIGIT, share: 0 },
    readValue: (side) => side?.metrics[i] ?? null,
  }));
  const time: Measure = {
    name: LATENCY,
    unit: "ms",
    meaning: "median of the query's timed answers; within 20 % or 1 ms is the same",
    lower: true,
    noise: { least: 1, share: 0.2 },
    readValue: (side) => side?.ms ?? null,
  };
  return [...metricMeasures, time];
}

/** Returns how much better a case is now: below 0 if worse, 0 within the noise, null if unknown. */
export function measureChange(
  { readValue, lower, noise }: Measure,
  { case: row }: Row,
): number | null {
  const before = readValue(row.before);
  const now = readValue(row.now);
  if (before === null || now === null) {
    return null;
  }
  const change = lower ? before - now : now - before;
  return Math.abs(change) <= Math.max(noise.least, noise.share * before) ? 0 : change;
}

/** Returns whether a case is better now; null if unknown. */
export function measureTrend(measure: Measure, row: Row): Trend | null {
  const change = measureChange(measure, row);
  return change === null ? null : changeTrend(change);
}

/** Returns the trend of a change by measureChange. */
export function changeTrend(change: number): Trend {
  if (change === 0) {
    return "same";
  }
  return change < 0 ? "worse" : "better";
}
