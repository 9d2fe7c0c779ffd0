/** The data block as rows of two of its systems, and what they are measured by. */
import type { PageCase, PageData, PageSide } from "../src/reporters/html/page-data.ts";
import type { Unit } from "../src/model/scores.ts";

export interface Target {
  readonly label: string;
  readonly grade: number;
  /** Undefined where the case has no counterpart in the first of the two systems. */
  readonly before: number | null | undefined;
  /** Undefined where the case was not asked. */
  readonly after: number | null | undefined;
  /** Rank in a longer list; null where the case was not asked for one, or where it is not in it. */
  readonly deeper: number | null;
  /** What the target says, where its name does not tell. */
  readonly passage: string | null;
}

type Values = readonly (number | null)[];

/** What one system has of a case. */
export interface Side {
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

export interface Row {
  readonly index: number;
  readonly case: PageCase;
  readonly intent: string;
  readonly tags: readonly string[];
  /** Those that lost most first. */
  readonly targets: readonly Target[];
  /** By system; null where it has no such case. */
  readonly sides: readonly (Side | null)[];
  /** The two that are held against each other. */
  readonly from: Side | null;
  readonly to: Side | null;
  readonly unasked: boolean;
  readonly error: string | undefined;
  /** Categories of the failed checks that name the case. */
  readonly failed: readonly string[];
  /** Ranks of targets or a metric differ. */
  readonly changed: boolean;
  readonly lost: boolean;
  /** How far the worst target fell; negative is a rise. Null where nothing can be said. */
  readonly fall: number | null;
  /** 0 is the worst case behind a failed check; Infinity where the case is behind none. */
  readonly severity: number;
}

/** Of the systems that are compared. */
export type SystemPair = readonly [from: number, to: number];

export interface ReportData {
  readonly page: PageData;
  readonly pair: SystemPair;
  readonly rows: readonly Row[];
  /** Those that some case has on both sides. */
  readonly measures: readonly Measure[];
}

const sides = new WeakMap<PageData, readonly (readonly (Side | null)[])[]>();

/** The sides are read once, however many pairs of them are looked at. */
export function decodePage(page: PageData, pair: SystemPair): ReportData {
  const known = sides.get(page) ?? page.cases.map((one) => listSides(one));
  sides.set(page, known);
  const severity = new Map(page.worst.map((index, at) => [index, at]));
  const rows = page.cases.map((one, index) =>
    makeRow({ page, pair }, one, known[index] ?? [], index, severity.get(index) ?? Infinity),
  );
  return { page, pair, rows, measures: listMeasures(page, rows) };
}

function listSides(one: PageCase): readonly (Side | null)[] {
  const first = one.sides.find((side) => side !== null);
  return one.sides.map((page): Side | null => {
    if (page === null || first === undefined || first === null) {
      return null;
    }
    const ranks = (page.ranks ?? first.ranks ?? []).map((rank) => rank || null);
    const found = ranks.filter((rank) => rank !== null);
    return {
      page,
      ranks,
      metrics: page.unasked ? [] : (page.metrics ?? first.metrics ?? []),
      results: (page.results ?? first.results ?? []).map((at) =>
        at < 0 ? (first.results?.[-1 - at] ?? 0) : at,
      ),
      ms: sampleMedian(page.samples ?? []),
      best: found.length === 0 ? null : Math.min(...found),
    };
  });
}

function makeRow(
  { page, pair }: Pick<ReportData, "page" | "pair">,
  one: PageCase,
  all: readonly (Side | null)[],
  index: number,
  severity: number,
): Row {
  const from = all[pair[0]] ?? null;
  const to = all[pair[1]] ?? null;
  const unasked = to === null || to.page.unasked === true;
  const targets = (one.targets ?? [])
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
  const paired = from !== null && !unasked;
  return {
    index,
    case: one,
    intent: page.intents[one.intent] ?? "",
    tags: (one.tags ?? []).map((at) => page.tags[at] ?? ""),
    targets,
    sides: all,
    from,
    to,
    unasked,
    error: to?.page.error,
    failed: (one.failed ?? []).map((at) => page.categories[at] ?? ""),
    changed:
      paired &&
      (from.metrics.some((value, i) => value !== (to.metrics[i] ?? null)) ||
        targets.some((each) => each.before !== each.after)),
    lost: targets.some((each) => typeof each.before === "number" && each.after === null),
    fall: worst === undefined || !paired ? null : targetFall(worst, page.k),
    severity: page.compared
      ? movedFirst(worst === undefined || !paired ? 0 : targetFall(worst, page.k))
      : severity,
  };
}

/** Side by side nothing failed: what fell most stands first, then what rose most, then the rest. */
function movedFirst(fall: number): number {
  return fall > 0 ? -fall : fall < 0 ? -1 / fall : Infinity;
}

/** Ranks lost; what is not in the top k stands just below it, and having vanished weighs more than any fall inside. */
function targetFall({ before, after }: Target, k: number): number {
  const from = before ?? null;
  const to = after;
  if (from === to || to === undefined) {
    return 0;
  }
  if (to === null) {
    return 2 * k + 1 - (from ?? 0);
  }
  return from === null ? to - (2 * k + 1) : to - from;
}

/** Nearest rank. */
function sampleMedian(samples: readonly number[]): number | null {
  if (samples.length === 0) {
    return null;
  }
  return samples.toSorted((a, b) => a - b)[Math.ceil(samples.length / 2) - 1] ?? null;
}

// What a case is measured by, and whether it got better: every metric that has a value a case, and the time.

export const TRENDS = ["worse", "same", "better"] as const;
export type Trend = (typeof TRENDS)[number];

export interface Measure {
  readonly name: string;
  readonly unit: Unit;
  readonly meaning: string;
  readonly lower: boolean;
  /** A change up to this is the same: milliseconds, or a share of the first where that is more. */
  readonly noise: readonly [least: number, share: number];
  readonly of: (side: Side) => number | null;
}

export const LATENCY = "latency";

function listMeasures(page: PageData, rows: readonly Row[]): readonly Measure[] {
  return everyMeasure(page).filter((measure) =>
    rows.some((row) => measureChange(measure, row) !== null),
  );
}

/** Also those that no case has on both sides. */
export function everyMeasure({ metrics, units, meanings, lower }: PageData): readonly Measure[] {
  const all = metrics.map((name, i): Measure => ({
    name,
    unit: units[i] ?? "share",
    meaning: meanings[i] ?? "",
    lower: lower[i] ?? false,
    noise: [5e-7, 0],
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
  return [...all, time];
}

export function measureValue({ of }: Measure, side: Side | null): number | null {
  return side === null ? null : of(side);
}

/** Above 0 is better; null where one side has no value. */
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

export function measureTrend(measure: Measure, row: Row): Trend | null {
  const change = measureChange(measure, row);
  if (change === null) {
    return null;
  }
  return change < 0 ? "worse" : change > 0 ? "better" : "same";
}

export interface Changes {
  readonly counts: Readonly<Record<Trend, number>>;
  /** Those that changed, the worst first. */
  readonly moved: readonly { readonly row: Row; readonly change: number }[];
}

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
