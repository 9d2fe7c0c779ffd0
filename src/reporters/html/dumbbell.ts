/** One check as a picture: hollow is the baseline, filled is now, the band is what the tolerance allows, up to the limit. */
import type { Check } from "../../model/verdict.ts";
import { isCost, isLatency } from "../format.ts";
import { gridLines, linearScale, percentOf, type Scale } from "./scale.ts";
import type { Html } from "./html.ts";

const MIDDLE = 12;

/** Checks with two ends to draw a line between. */
export function canDraw(check: Check): boolean {
  return check.baseline !== null && check.current !== null && check.missing === null;
}

/** One axis for the checks of one metric, so that lengths compare. Milliseconds and money start at 0, shares are enlarged. */
export function scaleOf(checks: readonly Check[]): Scale {
  const values = checks
    .filter(canDraw)
    .flatMap((check) => [check.baseline, check.current, check.limit])
    .filter((value) => value !== null);
  const amounts = checks.some((check) => isLatency(check.metric) || isCost(check.metric));
  if (amounts) return linearScale([0, ...values], [0, Infinity]);
  // Within a narrow range a change of nothing would fill the picture.
  const centre = values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
  return linearScale([...values, centre - 0.03, centre + 0.03], [0, 1]);
}

/** Says nothing to a screen reader: the figures stand beside it. */
export function dumbbell(check: Check, scale: Scale): Html {
  const { baseline, current, limit, interval } = check;
  if (baseline === null || current === null) return "";
  const x = (value: number): string => percentOf(scale.at(value));
  const held = check.passed ? "held" : "failed";
  const range =
    interval === null
      ? ""
      : `<line class="interval" x1="${x(interval[0])}" x2="${x(interval[1])}" y1="${MIDDLE}" y2="${MIDDLE}"/>`;
  return (
    `<svg class="dumbbell ${held}" aria-hidden="true">${gridLines(scale)}${limit === null ? "" : bandSvg(check, limit, scale)}` +
    `<line class="move" x1="${x(baseline)}" x2="${x(current)}" y1="${MIDDLE}" y2="${MIDDLE}"/>${range}` +
    `<circle class="was" cx="${x(baseline)}" cy="${MIDDLE}" r="4.5"/><circle class="now" cx="${x(current)}" cy="${MIDDLE}" r="5"/></svg>`
  );
}

/** From the baseline to the limit; a floor or ceiling may have put the limit on the baseline's other side: no band then. */
function bandSvg(check: Check, limit: number, scale: Scale): Html {
  const allowed = check.direction === "higher" ? [limit, check.baseline!] : [check.baseline!, limit];
  const [from, to] = [scale.at(allowed[0]!), scale.at(allowed[1]!)];
  const band =
    to > from
      ? `<rect class="band" x="${percentOf(from)}" width="${percentOf(to - from)}" y="3" height="18"/>`
      : "";
  const tick = percentOf(scale.at(limit));
  return `${band}<line class="limit" x1="${tick}" x2="${tick}" y1="3" y2="21"/>`;
}
