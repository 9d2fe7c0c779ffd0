/** One check as a picture: hollow is the baseline, filled is now, the upright line is the limit. */
import type { Check } from "../../model/verdict.ts";
import { isCount, isLatency } from "../format.ts";
import type { Html } from "./table.ts";

const WIDTH = 160;
const HEIGHT = 20;
const MARGIN = 10;

export type Scales = ReadonlyMap<Unit, number>;
type Unit = "ms" | "count" | "share";

/** The right end of each unit's axis, one for all checks so that lengths compare; the left end is 0. */
export function scalesOf(checks: readonly Check[]): Scales {
  const scales = new Map<Unit, number>([["share", 1]]);
  for (const check of checks) {
    const unit = unitOf(check);
    scales.set(
      unit,
      Math.max(scales.get(unit) ?? 0, check.baseline ?? 0, check.current ?? 0, check.limit ?? 0),
    );
  }
  return scales;
}

function unitOf(check: Check): Unit {
  if (isLatency(check.metric)) return "ms";
  return isCount(check.metric) ? "count" : "share";
}

/** Empty where there is nothing to draw a line between. The table beside it says the same in figures. */
export function dumbbell(check: Check, scales: Scales): Html {
  const { baseline, current, limit } = check;
  const scale = scales.get(unitOf(check)) ?? 0;
  if (baseline === null || current === null) return "";
  const at = (value: number): string => {
    const share = scale > 0 ? Math.min(Math.max(value / scale, 0), 1) : 0;
    return (MARGIN + share * (WIDTH - 2 * MARGIN)).toFixed(1);
  };
  const middle = HEIGHT / 2;
  const tick =
    limit === null
      ? ""
      : `<line class="limit" x1="${at(limit)}" x2="${at(limit)}" y1="2" y2="${HEIGHT - 2}"/>`;
  return (
    `<svg width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">` +
    `<line class="axis" x1="0" x2="${WIDTH}" y1="${middle}" y2="${middle}"/>` +
    `<line class="move" x1="${at(baseline)}" x2="${at(current)}" y1="${middle}" y2="${middle}"/>${tick}` +
    `<circle class="was" cx="${at(baseline)}" cy="${middle}" r="5"/><circle class="now" cx="${at(current)}" cy="${middle}" r="5"/></svg>`
  );
}
