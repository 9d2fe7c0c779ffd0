/** Many users at once as a picture: latency against the time at which each query was to start, and the rate reached. */
import { loadParts } from "../../metrics/load.ts";
import type { Report } from "../../model/report.ts";
import type { LoadRun } from "../../model/run.ts";
import { axisSvg, linearScale, percentOf, type Scale } from "./charts.ts";
import type { Html } from "./html.ts";

/** Of more queries than twice this, each moment's fastest and slowest are drawn. */
const MOMENTS = 300;
/** The lines are figures of so many parts of the time. */
const PARTS = 10;

/** Says nothing to a screen reader: the same figures stand below it as sentences. Empty where nothing was asked under load. */
export function loadPicture({ run, inputs }: Pick<Report, "run" | "inputs">): Html {
  const load = run?.load;
  if (load === undefined || inputs === null) return "";
  const answered = load.queries.flatMap(({ start_ms, ms }) => (ms === null ? [] : [{ start_ms, ms }]));
  const end = answered.reduce(
    (latest, { start_ms, ms }) => Math.max(latest, start_ms + ms),
    load.duration_s * 1000,
  );
  const time = linearScale([0, end / 1000], [0, end / 1000]);
  const latency = linearScale([0, ...answered.map(({ ms }) => ms)], [0, Infinity]);
  const p95 = loadParts(load, PARTS, inputs.config.definition.percentile).map((part) => part?.p95_ms ?? null);
  const perSecond = answersASecond(answered, end);
  const rate = linearScale([0, load.rate, ...perSecond], [0, Infinity]);
  const asked = `M0 ${y(rate, load.rate)}H${x(time, load.duration_s)}`;
  return (
    `<div class="load-frame" aria-hidden="true">` +
    plot(latency, " ms", [
      ["dots", dots(answered, load, time, latency)],
      ["now", steps(p95, load.duration_s, time, latency)],
      ["failed", failures(load, time)],
    ]) +
    plot(rate, "/s", [
      ["was", asked],
      ["now", steps(perSecond, end / 1000, time, rate)],
    ]) +
    `${axisSvg(time, " s")}</div>` +
    legend(load, answered.length)
  );
}

function legend({ queries }: LoadRun, answered: number): Html {
  const dot = answered > 2 * MOMENTS ? "dots: the fastest and slowest query of each moment" : "dot: a query";
  const failed = answered < queries.length ? "<span>mark at the top: a query that failed</span>" : "";
  return (
    `<p class="legend" aria-hidden="true"><span>under load, by the time a query was to start; ${dot}, line: p95</span>${failed}` +
    `<span>below: answers a second; dashed: queries asked a second</span></p>`
  );
}

type LoadAnswers = readonly { readonly start_ms: number; readonly ms: number }[];

/** By the time at which answers came, in tenths of the whole time. */
function answersASecond(answered: LoadAnswers, end: number): readonly number[] {
  const counts = Array.from({ length: PARTS }, () => 0);
  for (const { start_ms, ms } of answered) {
    const at = Math.min(Math.floor(((start_ms + ms) / end) * PARTS), PARTS - 1);
    counts[at] = counts[at]! + 1;
  }
  return counts.map((count) => count / (end / 1000 / PARTS));
}

function dots(answered: LoadAnswers, { duration_s }: LoadRun, time: Scale, latency: Scale): string {
  const shown = answered.length > 2 * MOMENTS ? extremes(answered, duration_s * 1000) : answered;
  return shown.map(({ start_ms, ms }) => `M${x(time, start_ms / 1000)} ${y(latency, ms)}h0`).join("");
}

function extremes(answered: LoadAnswers, end: number): LoadAnswers {
  const moments = new Map<number, { fastest: LoadAnswers[number]; slowest: LoadAnswers[number] }>();
  for (const each of answered) {
    const moment = Math.floor((each.start_ms / end) * MOMENTS);
    const { fastest, slowest } = moments.get(moment) ?? { fastest: each, slowest: each };
    moments.set(moment, {
      fastest: each.ms < fastest.ms ? each : fastest,
      slowest: each.ms > slowest.ms ? each : slowest,
    });
  }
  return [...moments.values()].flatMap(({ fastest, slowest }) =>
    fastest === slowest ? [fastest] : [fastest, slowest],
  );
}

function failures({ queries }: LoadRun, time: Scale): string {
  return queries
    .flatMap(({ start_ms, ms }) => (ms === null ? `M${x(time, start_ms / 1000)} 0v6` : []))
    .join("");
}

/** A level for each part of the time; parts without a figure are left out. `until` in seconds. */
function steps(values: readonly (number | null)[], until: number, time: Scale, scale: Scale): string {
  const edge = (at: number): string => x(time, (at * until) / values.length);
  return values
    .map((value, at) =>
      value === null
        ? ""
        : `${(values[at - 1] ?? null) === null ? "M" : "L"}${edge(at)} ${y(scale, value)}H${edge(at + 1)}`,
    )
    .join("");
}

function plot(scale: Scale, unit: string, lines: readonly (readonly [string, string])[]): Html {
  const grid = scale.ticks.map((tick) => `M0 ${y(scale, tick)}h100`).join("");
  const labels = scale.ticks.map((tick, i) => {
    const label = i === scale.ticks.length - 1 ? `${tick}${unit}` : String(tick);
    return `<text x="100%" y="${percentOf(100 - scale.at(tick))}">${label}</text>`;
  });
  const paths = lines.map(([cls, d]) => (d === "" ? "" : `<path class="${cls}" d="${d}"/>`)).join("");
  return (
    `<svg class="ticks">${labels.join("")}</svg>` +
    `<svg class="plot" viewBox="0 0 100 100" preserveAspectRatio="none"><path class="grid" d="${grid}"/>${paths}</svg>`
  );
}

function x(scale: Scale, seconds: number): string {
  return scale.at(seconds).toFixed(2);
}

function y(scale: Scale, value: number): string {
  return (100 - scale.at(value)).toFixed(2);
}
