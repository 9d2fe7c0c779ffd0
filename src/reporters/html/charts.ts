/**
 * Axes, and the picture of a check. A scale turns a value into a position along a picture, in
 * percent of its width. In a picture `was` is the baseline and `now` this run.
 */
import type { Check } from "../../model/verdict.ts";
import type { Html } from "./html.ts";

/** An axis. */
export interface Scale {
  /** Position of a value in percent of the width, 0 to 100. */
  readonly at: (value: number) => number;
  /** Round numbers inside the domain, two to six of them. */
  readonly ticks: readonly number[];
}

/**
 * The room at both ends of an axis, as a share of its values' range; if they are all equal,
 * of the value itself.
 */
const ROOM_OF_RANGE = 0.08;
const ROOM_OF_VALUE = 0.1;

/** Returns an axis over the values with a little room at both ends, within `bounds`. */
export function linearScale(
  values: readonly number[],
  bounds: readonly [number, number] = [-Infinity, Infinity],
): Scale {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const room = (high - low) * ROOM_OF_RANGE || Math.abs(high) * ROOM_OF_VALUE || 1;
  const from = Math.max(low - room, bounds[0]);
  const to = Math.min(high + room, bounds[1]);
  return { at: (value) => scalePosition(value, from, to), ticks: roundSteps(from, to) };
}

/**
 * Returns where a value is between both ends, in percent, 0 to 100; the middle if the ends are
 * equal.
 */
function scalePosition(value: number, from: number, to: number): number {
  const share = to > from ? (value - from) / (to - from) : 0.5;
  return 100 * Math.min(Math.max(share, 0), 1);
}

/**
 * Returns round numbers from one end to the other, about four of them: multiples of 1, 2 or 5 times
 * a power of ten.
 */
function roundSteps(from: number, to: number): readonly number[] {
  const quarter = (to - from) / 4;
  const power = 10 ** Math.floor(Math.log10(quarter));
  const step = power * ([1, 2, 5, 10].find((digit) => digit * power >= quarter) ?? 10);
  // An end that is a multiple itself counts, though the division may miss it by an error of
  // rounding.
  const first = Math.ceil(from / step - 1e-9);
  const count = Math.floor(to / step + 1e-9) - first + 1;
  // A multiple of the step, rounded to the step's own digits: 3 * 0.1 is not 0.3 in binary.
  return Array.from({ length: Math.max(count, 0) }, (_, i) =>
    Number(((first + i) * step).toPrecision(12)),
  );
}

/** Returns a position as an SVG coordinate: `12.34%`. */
export function percentText(position: number): string {
  return `${Number(position.toFixed(2))}%`;
}

/**
 * Draws the axis under a group of pictures: the texts of its ticks, the last with `unit`, which
 * begins with a blank.
 */
export function axisSvg({ ticks, at }: Scale, unit: string = ""): Html {
  const labels = ticks.map((tick, i) => {
    const suffix = i === ticks.length - 1 ? unit : "";
    return `<text x="${percentText(at(tick))}" y="11">${tick}${suffix}</text>`;
  });
  return `<svg class="axis" aria-hidden="true">${labels.join("")}</svg>`;
}

/** Draws a line at each tick, from top to bottom of a picture. */
export function gridLines(scale: Scale): string {
  const places = scale.ticks.map((tick) => percentText(scale.at(tick)));
  return places.map((x) => `<line class="grid" x1="${x}" x2="${x}" y1="0" y2="100%"/>`).join("");
}

// One check as a picture: hollow is the baseline, filled is now, the band is what the tolerance
// allows, up to the limit.

/** Height of the picture's middle, in pixels. */
const MIDDLE = 12;

/** True for a check that has a figure before and one now, and could compare them. */
export function canDraw(check: Check): boolean {
  return check.baseline !== null && check.current !== null && check.state !== "missing";
}

/**
 * The least part of the axis of shares on each side of their mean: within a narrower one a tiny
 * change would fill the picture.
 */
const LEAST_HALF_RANGE = 0.03;

/**
 * Returns one axis for all checks of a metric, so that lengths can be compared. Milliseconds, money
 * and characters start at 0; shares show the part of 0 to 1 that has their values.
 */
export function chartScale(checks: readonly Check[]): Scale {
  const values = checks
    .filter(canDraw)
    .flatMap((check) => [check.baseline, check.current, check.limit])
    .filter((value) => value !== null);
  const areAmounts = checks.some((check) => ["ms", "money", "characters"].includes(check.unit));
  if (areAmounts) {
    return linearScale([0, ...values], [0, Infinity]);
  }
  const centre = values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
  const leastRange = [centre - LEAST_HALF_RANGE, centre + LEAST_HALF_RANGE];
  return linearScale([...values, ...leastRange], [0, 1]);
}

/**
 * Draws a check: baseline, now, limit and interval, those that there are. Empty without a figure
 * before or now. Screen readers skip it, since the figures stand beside it.
 */
export function dumbbellSvg(check: Check, scale: Scale): Html {
  const { baseline, current, limit, interval } = check;
  if (baseline === null || current === null) {
    return "";
  }
  const x = (value: number): string => percentText(scale.at(value));
  const line = (name: string, from: number, to: number): Html =>
    `<line class="${name}" x1="${x(from)}" x2="${x(to)}" y1="${MIDDLE}" y2="${MIDDLE}"/>`;
  const heldOrFailed = check.passed ? "held" : "failed";
  const state = check.state === "fell" ? "fell" : heldOrFailed;
  const band = limit === null ? "" : bandSvg(check, limit, scale);
  const intervalLine = interval === null ? "" : line("interval", interval[0], interval[1]);
  return (
    `<svg class="dumbbell ${state}" aria-hidden="true">${gridLines(scale)}${band}` +
    `${line("move", baseline, current)}${intervalLine}` +
    `<circle class="was" cx="${x(baseline)}" cy="${MIDDLE}" r="4.5"/><circle class="now" cx="${x(current)}" cy="${MIDDLE}" r="5"/></svg>`
  );
}

/**
 * Draws the limit as a line, and the band from the baseline to it, where the figure may be. There
 * is no band if the limit is on the better side of the baseline, as a floor or ceiling may be. The
 * check must have a baseline.
 */
function bandSvg(check: Check, limit: number, scale: Scale): Html {
  const baseline = scale.at(check.baseline!);
  const end = scale.at(limit);
  const [from, to] = check.direction === "higher" ? [end, baseline] : [baseline, end];
  const band =
    to > from
      ? `<rect class="band" x="${percentText(from)}" width="${percentText(to - from)}" y="3" height="18"/>`
      : "";
  const tick = percentText(end);
  return `${band}<line class="limit" x1="${tick}" x2="${tick}" y1="3" y2="21"/>`;
}
