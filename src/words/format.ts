/** Numbers for people. */
import type { Unit, Value } from "../model/scores.ts";
import { targetLabel, type Case } from "../model/suite.ts";
import type { Check, Culprit } from "../model/verdict.ts";

export const NONE = "–";
const MINUS = "−";

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

/** A value in its unit: shares with 3 decimals, milliseconds with three digits, unless told otherwise. */
export function formatValue(unit: Unit, value: Value, decimals?: number): string {
  if (value === null) return NONE;
  if (unit === "ms") return formatMs(value, decimals);
  if (unit === "cases") return withMinus(String(Math.round(value * 1e6) / 1e6));
  const own = unit === "characters" ? 1 : unit === "money" ? costDecimals(value) : 3;
  return withMinus(value.toFixed(decimals ?? own));
}

/** With a sign, also for gains: `+0.012`, `−0.067`, `0.000`. */
export function formatDelta(unit: Unit, delta: Value, decimals?: number): string {
  if (delta === null) return NONE;
  const shown = formatValue(unit, delta, decimals);
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
export function checkNumbers({
  unit,
  baseline,
  current,
  delta,
  limit,
}: Pick<Check, "unit" | "baseline" | "current" | "delta" | "limit">): CheckNumbers {
  const values = [baseline, current, limit].filter((value) => value !== null);
  const decimals =
    unit === "ms"
      ? Math.max(0, ...values.map(msDecimals))
      : unit === "money"
        ? Math.max(0, ...values.map(costDecimals))
        : unit === "characters"
          ? 1
          : qualityDecimals(values);
  return {
    baseline: formatValue(unit, baseline, decimals),
    current: formatValue(unit, current, decimals),
    delta: formatDelta(unit, delta, decimals),
    limit: formatValue(unit, limit, decimals),
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

/** `2 → lost`: what a dash means, said. */
export function moveWords({ before, after }: Pick<Move, "before" | "after">): string {
  const now = after === null ? "lost" : String(after);
  if (before === undefined) return after === null ? "not found" : `rank ${now}`;
  if (before === null) return after === null ? "not found" : `new → ${now}`;
  return `${before} → ${now}`;
}

/** What a check saw of one case: its metric before and now; of a latency percentile the case's median. */
export function culpritChange({ kind, metric, unit }: Check, culprit: Culprit): string {
  if (kind === "absent") return "gone or edited";
  if (kind === "missing") return "not measured";
  if (kind === "weakening" && culprit.before === null && culprit.after === null) return "rules loosened";
  if (kind === "count") return "no target found";
  if (metric === "error_rate") return "the query failed";
  if (metric === "degraded_rate") return "answered in degraded mode";
  const name = unit === "ms" ? "median" : metric;
  const { baseline, current } = checkNumbers({
    unit,
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

/**
 * The targets of a culprit with their ranks, those that lost most first; empty where the case is unknown, or where the
 * check did not look at its ranks: what was not measured is no loss.
 */
export function culpritMoves(culprit: Culprit, one: Case | null): readonly Move[] {
  if (one === null || culprit.ranks_after === null) return [];
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
