/** From values to positions along a picture, in percent of its width. */

export interface Scale {
  /** 0 to 100, clamped. */
  readonly at: (value: number) => number;
  /** Round numbers inside the domain, two to six of them. */
  readonly ticks: readonly number[];
}

/** A straight axis over the values with a little room at both ends, within `bounds`. */
export function linearScale(
  values: readonly number[],
  bounds: readonly [number, number] = [-Infinity, Infinity],
): Scale {
  const [low, high] = [minOf(values), maxOf(values)];
  const room = (high - low) * 0.08 || Math.abs(high) * 0.1 || 1;
  const from = Math.max(low - room, bounds[0]);
  const to = Math.min(high + room, bounds[1]);
  const ticks = roundSteps(from, to);
  return { at: (value) => position(value, from, to), ticks };
}

/** Equal distances are equal ratios; every value must be above 0. */
export function logScale(values: readonly number[]): Scale {
  const [from, to] = [Math.log10(minOf(values)) - 0.05, Math.log10(maxOf(values)) + 0.05];
  const inside = (value: number): boolean => Math.log10(value) >= from && Math.log10(value) <= to;
  const first = Math.floor(from);
  const steps = Array.from({ length: Math.ceil(to) - first + 1 }, (_, i) =>
    [1, 3].map((digit) => Number(`${digit}e${first + i}`)),
  );
  const powers = steps.map(([power]) => power!).filter(inside);
  return {
    at: (value) => position(Math.log10(Math.max(value, Number.MIN_VALUE)), from, to),
    ticks: powers.length >= 3 ? powers : steps.flat().filter(inside),
  };
}

function position(value: number, from: number, to: number): number {
  const share = to > from ? (value - from) / (to - from) : 0.5;
  return 100 * Math.min(Math.max(share, 0), 1);
}

/** Multiples of 1, 2 or 5 times a power of ten, about four of them. */
function roundSteps(from: number, to: number): readonly number[] {
  const raw = (to - from) / 4;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = power * ([1, 2, 5, 10].find((each) => each * power >= raw) ?? 10);
  const first = Math.ceil(from / step - 1e-9);
  const count = Math.floor(to / step + 1e-9) - first + 1;
  // A multiple of the step, rounded to the step's own digits: 3 * 0.1 is not 0.3 in binary.
  return Array.from({ length: Math.max(count, 0) }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}

// Math.min(...values) runs out of stack at about 100,000 arguments.
function minOf(values: readonly number[]): number {
  return values.reduce((least, value) => Math.min(least, value), Infinity);
}

function maxOf(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value), -Infinity);
}

/** A position as an SVG coordinate. */
export function percentOf(position: number): string {
  return `${Number(position.toFixed(2))}%`;
}

/** The axis under a group of pictures: a figure at each tick, the unit at the last. */
export function axisSvg(scale: Scale, unit: string = ""): string {
  const labels = scale.ticks.map((tick, i) => {
    const label = i === scale.ticks.length - 1 ? `${tick}${unit}` : String(tick);
    return `<text x="${percentOf(scale.at(tick))}" y="11">${label}</text>`;
  });
  return `<svg class="axis" aria-hidden="true">${labels.join("")}</svg>`;
}

export function gridLines(scale: Scale): string {
  return scale.ticks
    .map(
      (tick) =>
        `<line class="grid" x1="${percentOf(scale.at(tick))}" x2="${percentOf(scale.at(tick))}" y1="0" y2="100%"/>`,
    )
    .join("");
}
