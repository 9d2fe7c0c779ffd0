/** What a case is measured by, and whether it got better: every metric that has a value a case, and the time. */
import type { PageData } from "../src/reporters/html/page-data.ts";
import type { Unit } from "../src/model/scores.ts";
import type { Row } from "./decode.ts";

export const TRENDS = ["worse", "same", "better"] as const;
export type Trend = (typeof TRENDS)[number];

export interface Measure {
  readonly name: string;
  readonly unit: Unit;
  readonly meaning: string;
  readonly lower: boolean;
  /** A change up to this is the same: milliseconds, or a share of the baseline where that is more. */
  readonly noise: readonly [least: number, share: number];
  readonly now: (row: Row) => number | null;
  readonly before: (row: Row) => number | null;
}

export const LATENCY = "latency";

export function measuresOf(
  { metrics, units, meanings, lower }: PageData,
  rows: readonly Row[],
): readonly Measure[] {
  const all = metrics.map((name, i): Measure => ({
    name,
    unit: units[i] ?? "share",
    meaning: meanings[i] ?? "",
    lower: lower[i] ?? false,
    noise: [5e-7, 0],
    now: (row) => row.metrics[i] ?? null,
    before: (row) => row.metricsBefore?.[i] ?? null,
  }));
  const time: Measure = {
    name: LATENCY,
    unit: "ms",
    meaning: "median of the case's timed answers; within 20 % or 1 ms of the baseline is the same",
    lower: true,
    noise: [1, 0.2],
    now: (row) => row.ms,
    before: (row) => row.msBefore,
  };
  return [...all, time].filter((measure) => rows.some((row) => changeOf(measure, row) !== null));
}

/** Above 0 is better; null where one side has no value. */
export function changeOf({ now, before, lower, noise }: Measure, row: Row): number | null {
  const [from, to] = [before(row), now(row)];
  if (from === null || to === null) return null;
  const change = lower ? from - to : to - from;
  return Math.abs(change) <= Math.max(noise[0], noise[1] * from) ? 0 : change;
}

export function trendOf(measure: Measure, row: Row): Trend | null {
  const change = changeOf(measure, row);
  if (change === null) return null;
  return change < 0 ? "worse" : change > 0 ? "better" : "same";
}

export interface Changes {
  readonly counts: Readonly<Record<Trend, number>>;
  /** Those that changed, the worst first. */
  readonly moved: readonly { readonly row: Row; readonly change: number }[];
}

export function changesOf(measure: Measure, rows: readonly Row[]): Changes {
  const counts = { worse: 0, same: 0, better: 0 };
  const moved: { row: Row; change: number }[] = [];
  for (const row of rows) {
    const change = changeOf(measure, row);
    if (change === null) continue;
    counts[change < 0 ? "worse" : change > 0 ? "better" : "same"]++;
    if (change !== 0) moved.push({ row, change });
  }
  return { counts, moved: moved.toSorted((a, b) => a.change - b.change) };
}
