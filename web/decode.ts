/**
 * The page's data as rows: each case with what the two compared systems answered, and the measures
 * that compare them. The first system is the baseline of a report and the second is now; on a page
 * that compares systems they are two of these.
 */
import type { PageCase, PageData, PageSide } from "../src/reporters/html/page-data.ts";
import type { Unit } from "../src/model/scores.ts";

/** An expected document of a case, with its ranks in the two systems. */
export interface Target {
  readonly label: string;
  readonly grade: number;
  /**
   * Rank in the first system: null if not found, undefined if that system does not have the case.
   */
  readonly before: number | null | undefined;
  /** Rank in the second system: null if not found, undefined if the case was not asked. */
  readonly after: number | null | undefined;
  /**
   * Rank in a longer list that was asked for after a loss; null if there is no such list, or if it
   * is not in it.
   */
  readonly deeper: number | null;
  /** The target's text; null if it is not known. */
  readonly passage: string | null;
}

type Values = readonly (number | null)[];

/** What one system answered to a case. */
export interface Side {
  /** As the data block has it. */
  readonly page: PageSide;
  /** By target; null is "not in the list". */
  readonly ranks: Values;
  /** By metric of the page. */
  readonly metrics: Values;
  /** Indices into the page's documents. */
  readonly results: readonly number[];
  /** Median of the timed samples in milliseconds. */
  readonly ms: number | null;
  /** The best rank of a target; null where none is found. */
  readonly best: number | null;
}

/** A case, as two systems answered it. */
export interface Row {
  /** Index of the case in the page's data. */
  readonly index: number;
  readonly case: PageCase;
  readonly intent: string;
  readonly tags: readonly string[];
  /** Those that fell furthest first. */
  readonly targets: readonly Target[];
  /** By system; null where it has no such case. */
  readonly sides: readonly (Side | null)[];
  /** What the two compared systems answered; null if one does not have the case. */
  readonly from: Side | null;
  readonly to: Side | null;
  /** True if the second system was not asked. */
  readonly unasked: boolean;
  /** The second system's error message. */
  readonly error: string | undefined;
  /** Categories of the failed checks that name the case. */
  readonly failed: readonly string[];
  /** True if a rank of a target or a metric differs. */
  readonly changed: boolean;
  /** True if the second system does not find a target that the first finds. */
  readonly lost: boolean;
  /**
   * How far the worst target fell (targetFall), below 0 if it rose. Null if the case can't be
   * compared.
   */
  readonly fall: number | null;
  /**
   * Place in the order of severity, 0 the worst. Infinity for a case that no failed check names, or
   * that did not move.
   */
  readonly severity: number;
}

/** Indices of the two compared systems. */
export type SystemPair = readonly [from: number, to: number];

/** The page's data as the components read it. */
export interface ReportData {
  readonly page: PageData;
  readonly pair: SystemPair;
  readonly rows: readonly Row[];
  /** The measures that some case has in both systems. */
  readonly measures: readonly Measure[];
}

/** By page, the sides of each case that were read. */
const sidesByPage = new WeakMap<PageData, readonly (readonly (Side | null)[])[]>();

/**
 * Returns the data for two systems. The sides of a page are read once, however many pairs are
 * looked at.
 */
export function decodePage(page: PageData, pair: SystemPair): ReportData {
  const sidesByCase = sidesByPage.get(page) ?? page.cases.map((pageCase) => listSides(pageCase));
  sidesByPage.set(page, sidesByCase);
  const severityByCase = new Map(page.worst.map((index, severity) => [index, severity]));
  const rows = page.cases.map((pageCase, index) =>
    makeRow(
      { page, pair },
      pageCase,
      sidesByCase[index] ?? [],
      index,
      severityByCase.get(index) ?? Infinity,
    ),
  );
  return { page, pair, rows, measures: listMeasures(page, rows) };
}

/**
 * Returns each system's answer to a case. What a side leaves out is what the first side that has
 * the case has (PageSide).
 */
function listSides(pageCase: PageCase): readonly (Side | null)[] {
  const first = pageCase.sides.find((side) => side !== null);
  return pageCase.sides.map((page): Side | null => {
    if (page === null || first === undefined || first === null) {
      return null;
    }
    const ranks = (page.ranks ?? first.ranks ?? []).map((rank) => rank || null);
    const foundRanks = ranks.filter((rank) => rank !== null);
    return {
      page,
      ranks,
      metrics: page.unasked ? [] : (page.metrics ?? first.metrics ?? []),
      // Below 0 a result is one of the first side's: -1 its first.
      results: (page.results ?? first.results ?? []).map((result) =>
        result < 0 ? (first.results?.[-1 - result] ?? 0) : result,
      ),
      ms: sampleMedian(page.samples ?? []),
      best: foundRanks.length === 0 ? null : Math.min(...foundRanks),
    };
  });
}

/**
 * Returns the row of a case for the two systems. `severity` is its place among the cases that
 * failed checks name, Infinity if none does. On a page that compares systems nothing fails, and the
 * severity follows from how far the worst target fell.
 */
function makeRow(
  { page, pair }: Pick<ReportData, "page" | "pair">,
  pageCase: PageCase,
  sides: readonly (Side | null)[],
  index: number,
  severity: number,
): Row {
  const from = sides[pair[0]] ?? null;
  const to = sides[pair[1]] ?? null;
  const unasked = to === null || to.page.unasked === true;
  const targets = (pageCase.targets ?? [])
    .map(([label, grade, deeper = 0, passage = null], i): Target => ({
      label,
      grade,
      before: from === null ? undefined : (from.ranks[i] ?? null),
      after: unasked ? undefined : (to.ranks[i] ?? null),
      deeper: deeper || null,
      passage,
    }))
    .toSorted((a, b) => targetFall(b, page.k) - targetFall(a, page.k));
  const worst = targets[0];
  const isCompared = from !== null && !unasked;
  const fall = worst === undefined || !isCompared ? null : targetFall(worst, page.k);
  return {
    index,
    case: pageCase,
    intent: page.intents[pageCase.intent] ?? "",
    tags: (pageCase.tags ?? []).map((tag) => page.tags[tag] ?? ""),
    targets,
    sides,
    from,
    to,
    unasked,
    error: to?.page.error,
    failed: (pageCase.failed ?? []).map((category) => page.categories[category] ?? ""),
    changed:
      isCompared &&
      (from.metrics.some((value, i) => value !== (to.metrics[i] ?? null)) ||
        targets.some(({ before, after }) => before !== after)),
    lost: targets.some(({ before, after }) => typeof before === "number" && after === null),
    fall,
    severity: page.compared ? sortKeyOfFall(fall ?? 0) : severity,
  };
}

/**
 * Returns the key to sort by, ascending, for systems side by side: falls, the deepest first (3
 * ranks are -3), then rises, the largest first (3 ranks are 1/3), then what did not move
 * (Infinity).
 */
function sortKeyOfFall(fall: number): number {
  if (fall === 0) {
    return Infinity;
  }
  return fall > 0 ? -fall : -1 / fall;
}

/**
 * Returns by how many ranks a target fell, below 0 if it rose; 0 if it did not move or was not
 * asked. A target that is not in the top k any more fell further than any that still is, and a new
 * one rose further: it counts as if it had been at rank 2k + 1.
 */
function targetFall({ before, after }: Target, k: number): number {
  const from = before ?? null;
  const to = after;
  const beyondList = 2 * k + 1;
  if (from === to || to === undefined) {
    return 0;
  }
  if (to === null) {
    return beyondList - (from ?? 0);
  }
  return from === null ? to - beyondList : to - from;
}

/** Returns the median, the lower of two middle samples; null without samples. */
function sampleMedian(samples: readonly number[]): number | null {
  if (samples.length === 0) {
    return null;
  }
  return samples.toSorted((a, b) => a - b)[Math.ceil(samples.length / 2) - 1] ?? null;
}

// What a case is measured by, and whether it got better: every metric that has a value a case, and
// the time.

export const TRENDS = ["worse", "same", "better"] as const;
export type Trend = (typeof TRENDS)[number];

/** A figure that every case may have: a metric, or its time. */
export interface Measure {
  readonly name: string;
  readonly unit: Unit;
  readonly meaning: string;
  /** True if less is better. */
  readonly lower: boolean;
  /**
   * A change counts only above the larger of `least`, in the measure's unit, and this share of the
   * first value.
   */
  readonly noise: readonly [least: number, share: number];
  /** Returns the value of a side; null if it has none. */
  readonly of: (side: Side) => number | null;
}

/** Name of the measure of time. */
export const LATENCY = "latency";

/** Returns the measures that some row has in both systems. */
function listMeasures(page: PageData, rows: readonly Row[]): readonly Measure[] {
  return everyMeasure(page).filter((measure) =>
    rows.some((row) => measureChange(measure, row) !== null),
  );
}

/** Values that differ by no more are equal: the page's data have them rounded to six decimals. */
const HALF_A_DIGIT = 5e-7;

/** Returns the page's metrics and the time, also those that no case has in both systems. */
export function everyMeasure({ metrics, units, meanings, lower }: PageData): readonly Measure[] {
  const metricMeasures = metrics.map((name, i): Measure => ({
    name,
    unit: units[i] ?? "share",
    meaning: meanings[i] ?? "",
    lower: lower[i] ?? false,
    noise: [HALF_A_DIGIT, 0],
    of: (side) => side.metrics[i] ?? null,
  }));
  const time: Measure = {
    name: LATENCY,
    unit: "ms",
    meaning: "median of the query's timed answers; within 20 % or 1 ms is the same",
    lower: true,
    noise: [1, 0.2],
    of: (side) => side.ms,
  };
  return [...metricMeasures, time];
}

/** Returns the value of a side; null if it has none, or if the system does not have the case. */
export function measureValue({ of }: Measure, side: Side | null): number | null {
  return side === null ? null : of(side);
}

/**
 * Returns how much better the second system is: below 0 if worse, 0 within the noise, null if one
 * has no value.
 */
export function measureChange(
  { of, lower, noise }: Measure,
  { from: first, to: second }: Row,
): number | null {
  const from = first && of(first);
  const to = second && of(second);
  if (from === null || to === null) {
    return null;
  }
  const change = lower ? from - to : to - from;
  return Math.abs(change) <= Math.max(noise[0], noise[1] * from) ? 0 : change;
}

/** Returns whether the second system is better; null if one has no value. */
export function measureTrend(measure: Measure, row: Row): Trend | null {
  const change = measureChange(measure, row);
  if (change === null) {
    return null;
  }
  return change < 0 ? "worse" : change > 0 ? "better" : "same";
}

/** How the rows changed by one measure. */
export interface Changes {
  readonly counts: Readonly<Record<Trend, number>>;
  /** The rows that changed, the worst first; `change` is above 0 if better. */
  readonly moved: readonly { readonly row: Row; readonly change: number }[];
}

/**
 * Counts the rows by their trend and lists those that changed. Rows that can't be compared are left
 * out.
 */
export function countChanges(measure: Measure, rows: readonly Row[]): Changes {
  const counts = { worse: 0, same: 0, better: 0 };
  const moved: { row: Row; change: number }[] = [];
  for (const row of rows) {
    const change = measureChange(measure, row);
    if (change === null) {
      continue;
    }
    counts[change < 0 ? "worse" : change > 0 ? "better" : "same"]++;
    if (change !== 0) {
      moved.push({ row, change });
    }
  }
  return { counts, moved: moved.toSorted((a, b) => a.change - b.change) };
}
