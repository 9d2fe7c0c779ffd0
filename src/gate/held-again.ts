/** Whether a report that says pass bears it out by its own figures: a stranger may have written it. */
import { parseMetric } from "../metrics/registry.ts";
import { UNMEASURED_RATE } from "../model/answers.ts";
import type { Value } from "../model/scores.ts";
import { EPSILON, limitOf, passes } from "./rules.ts";

/** Milliseconds of report.json have three decimals, its ratios six. */
const ROUNDED_MS = 0.0011;
const ROUNDED_RATIO = 2e-6;

/** Checked, and no metric: fewer are better. */
const COUNTS: ReadonlySet<string> = new Set(["newly_lost", "critical_lost", UNMEASURED_RATE]);

/** A check of report.json, unread. */
export type WrittenCheck = Readonly<Record<string, unknown>>;

/** True where every check passed, and its figures say so. */
export function heldAgain(checks: readonly WrittenCheck[]): boolean {
  const watched = new Set(checks.filter(({ outcome }) => outcome === "watch").map(figuresKey));
  return checks.every(
    (check) => check["passed"] === true && check["outcome"] !== "fail" && isHeld(check, watched),
  );
}

function figuresKey({ metric, baseline, current, span }: WrittenCheck): string {
  return JSON.stringify([metric, baseline, current, span]);
}

function figure(value: unknown): Value {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

/**
 * Beyond a limit only a watch holds, and never beyond a floor of quality; else a fall of at most one case, a rise that the
 * ratio or the clock's floor allows, or a bucket that has the very figures of a wider one, which is watched.
 */
function isHeld(check: WrittenCheck, watched: ReadonlySet<string>): boolean {
  const baseline = figure(check["baseline"]);
  const [current, limit] = [figure(check["current"]), figure(check["limit"])];
  if (current === null || limit === null) return false;
  const name = String(check["metric"]);
  const metric = parseMetric(name);
  if (typeof metric === "string" && !COUNTS.has(name)) return false;
  const direction = typeof metric === "string" ? "lower" : metric.family.direction;
  const timed = /_ms(?:\[|$)/.test(name);
  // Of times, which alone have one, less is better.
  const allowance = timed ? ROUNDED_MS : 0;
  if (passes(direction, current - allowance, limit)) return true;
  const bare = { floor: null, ceiling: null };
  const relative = limitOf(direction, baseline, figure(check["tolerance"]), bare);
  const isBound = relative === null || Math.abs(relative - limit) > EPSILON;
  if (isBound && !timed) return false;
  if (check["outcome"] === "watch" || check["reason"] === "found_more") return true;
  if (baseline === null) return false;
  if (timed) return ratioHolds(check["ratio"], baseline);
  const n = figure(check["n"]) ?? 0;
  return (n > 0 && Math.abs(current - baseline) <= 1 / n + EPSILON) || watched.has(figuresKey(check));
}

/** Side by side. */
function ratioHolds(written: unknown, base: number): boolean {
  const { ratio, tolerance, floor_ms: floor }: WrittenCheck = { ...(written as WrittenCheck) };
  const [is, allowed, least] = [figure(ratio), figure(tolerance), figure(floor)];
  if (is === null || allowed === null || least === null) return false;
  return is - 1 <= allowed + ROUNDED_RATIO || base * (is - 1) <= least + ROUNDED_MS;
}
