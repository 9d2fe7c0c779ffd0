/** Numbers for people. */
import type { Value } from "../model/scores.ts";
import { targetLabel, type Case } from "../model/suite.ts";
import type { Check, Culprit } from "../model/verdict.ts";

export const NONE = "–";
const MINUS = "−";

export function isLatency(metric: string): boolean {
  return metric.startsWith("latency_");
}

/** In the currency of the config's prices. */
export function isCost(metric: string): boolean {
  return metric === "cost_per_query";
}

/** In characters. */
export function isSize(metric: string): boolean {
  return metric.startsWith("context_chars");
}

/** Checks that count cases instead of averaging over them. */
export function isCount(metric: string): boolean {
  return metric === "newly_lost" || metric === "critical_lost" || metric === "cases";
}

/** Three significant digits, never more than the clock gives: 0.042 ms, 4.21 ms, 42.1 ms, 421 ms, 4210 ms. */
export function formatMs(ms: Value, decimals: number = msDecimals(ms)): string {
  return ms === null ? NONE : `${withMinus(ms.toFixed(decimals))} ms`;
}

/** Three significant digits: a query may cost a hundred-thousandth. */
function costDecimals(cost: Value): number {
  const size = Math.abs(cost ?? 0);
  return size === 0 ? 0 : Math.min(Math.max(2 - Math.floor(Math.log10(size)), 0), 12);
}

function msDecimals(ms: Value): number {
  const size = Math.abs(ms ?? 0);
  return size < 1 ? 3 : size < 10 ? 2 : size < 100 ? 1 : 0;
}

/** A metric's value in the metric's unit: quality with 3 decimals, milliseconds with three digits, unless told otherwise. */
export function formatValue(metric: string, value: Value, decimals?: number): string {
  if (value === null) return NONE;
  if (isLatency(metric)) return formatMs(value, decimals);
  if (isCount(metric)) return withMinus(String(Math.round(value * 1e6) / 1e6));
  const own = isSize(metric) ? 1 : isCost(metric) ? costDecimals(value) : 3;
  return withMinus(value.toFixed(decimals ?? own));
}

/** With a sign, also for gains: `+0.012`, `−0.067`, `0.000`. */
export function formatDelta(metric: string, delta: Value, decimals?: number): string {
  if (delta === null) return NONE;
  const shown = formatValue(metric, delta, decimals);
  return delta > 0 && /[1-9]/.test(shown) ? `+${shown}` : shown;
}

/** `▲` or `▼` before a delta that shows; direction of movement, not of merit. */
export function withArrow(delta: string): string {
  if (delta.startsWith("+")) return `▲ ${delta}`;
  return delta.startsWith(MINUS) ? `▼ ${delta}` : delta;
}

function withMinus(text: string): string {
  if (!text.startsWith("-")) return text;
  return /[1-9]/.test(text) ? MINUS + text.slice(1) : text.slice(1);
}

export interface CheckNumbers {
  readonly baseline: string;
  readonly current: string;
  readonly delta: string;
  readonly limit: string;
}

/** The figures of one row, all with the same number of decimals. */
export function checkNumbers(
  check: Pick<Check, "metric" | "baseline" | "current" | "delta" | "limit">,
): CheckNumbers {
  const values = [check.baseline, check.current, check.limit].filter((value) => value !== null);
  const decimals = isLatency(check.metric)
    ? Math.max(0, ...values.map(msDecimals))
    : isCost(check.metric)
      ? Math.max(0, ...values.map(costDecimals))
      : isSize(check.metric)
        ? 1
        : qualityDecimals(values);
  return {
    baseline: formatValue(check.metric, check.baseline, decimals),
    current: formatValue(check.metric, check.current, decimals),
    delta: formatDelta(check.metric, check.delta, decimals),
    limit: formatValue(check.metric, check.limit, decimals),
  };
}

/** Three, or up to six where fewer would print two different values alike. */
function qualityDecimals(values: readonly number[]): number {
  const distinct = (decimals: number): number => new Set(values.map((value) => value.toFixed(decimals))).size;
  return [3, 4, 5].find((decimals) => distinct(decimals) === distinct(9)) ?? 6;
}

/** A rank, or a dash where the target was not found in the top k. */
export function formatRank(rank: number | null): string {
  return rank === null ? NONE : String(rank);
}

/** `3 → –`; only the rank of now where the case has no counterpart in the baseline. */
export function formatMove(before: number | null | undefined, after: number | null): string {
  return before === undefined ? formatRank(after) : `${formatRank(before)} → ${formatRank(after)}`;
}

/** What a check saw of one case: its metric before and now; of a latency percentile the case's median. */
export function culpritChange(check: Pick<Check, "metric">, culprit: Culprit): string {
  if (isCount(check.metric)) return check.metric === "cases" ? "not in this run" : "no target found";
  const name = isLatency(check.metric) ? "median" : check.metric;
  const { baseline, current } = checkNumbers({
    ...check,
    baseline: culprit.before,
    current: culprit.after,
    delta: null,
    limit: null,
  });
  return `${name} ${culprit.before === null ? "" : `${baseline} → `}${current}`;
}

export interface Move {
  readonly label: string;
  readonly grade: number;
  /** Undefined where the case has no counterpart in the baseline. */
  readonly before: number | null | undefined;
  readonly after: number | null;
}

/** The targets of a culprit with their ranks, those that lost most first; empty where the case is unknown. */
export function culpritMoves(culprit: Culprit, one: Case | null): readonly Move[] {
  if (one === null) return [];
  const moves = one.expected.map((target, i) => ({
    label: targetLabel(target),
    grade: target.grade,
    before: culprit.ranks_before === null ? undefined : (culprit.ranks_before[i] ?? null),
    after: culprit.ranks_after?.[i] ?? null,
  }));
  return moves.toSorted((a, b) => fall(b) - fall(a));
}

/** Only those that moved, where any did: the others explain nothing. */
export function changedMoves(moves: readonly Move[]): readonly Move[] {
  const changed = moves.filter((move) => move.before !== move.after);
  return changed.length > 0 ? changed : moves;
}

/** Ranks lost; a target that vanished lost more than any that is still there. */
function fall(move: Move): number {
  const [before, after] = [move.before ?? null, move.after];
  if (before === null) return after === null ? 0 : -1e9 + after;
  return after === null ? 1e9 - before : after - before;
}

/** `1 case`, `4 cases`. */
export function plural(count: number, one: string, many: string = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
