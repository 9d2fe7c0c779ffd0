/** Several systems beside the first, in words. */
import type { ManyComparison, ManySystem, PairedTest } from "../model/comparison-of-many.ts";
import type { Unit } from "../model/scores.ts";
import { pWords } from "./causes.ts";
import { formatDelta, plural } from "./format.ts";

/** At most this share of false findings over the whole comparison. */
const LEVEL = 0.05;

/** `−0.067, 3 better and 11 worse of 60; no chance (p = 0.0031, corrected)`. */
export function testWords({ delta, wins, losses, units, p_holm: p }: PairedTest, unit: Unit): string {
  if (wins + losses === 0) return "the same in every case";
  const shown = pWords(p);
  const said = `p ${shown.startsWith("<") ? shown : `= ${shown}`}, corrected`;
  const verdict = p <= LEVEL ? "no chance" : "may be chance";
  return `${formatDelta(unit, delta)}, ${wins} better and ${losses} worse of ${units}; ${verdict} (${said})`;
}

export function manyTitle({ suite, systems, cases, k }: ManyComparison): string {
  return `${plural(systems.length, "system")} on ${suite.name} ${suite.revision}: ${plural(cases, "case")}, k = ${k}`;
}

export const MANY_NOTE =
  "Each system is compared with the first, case by case, by a paired permutation test. p is corrected by Holm for all tests of this page: 0.05 or less is no chance.";

export function manyClockNote({ repeats, systems }: ManyComparison): string {
  if (systems.every(({ latency }) => latency === null))
    return "No clock ran, so there is no picture of quality against latency.";
  return `Each case was timed ${plural(repeats, "time")}, one system after the other. Small differences in latency may be noise.`;
}

/** Systems that no other beats in one of the two without losing in the other. */
export function bestTrades(systems: readonly ManySystem[], metric: number): readonly ManySystem[] {
  const at = ({ figures, latency }: ManySystem): readonly [number, number] | null => {
    const [mean, ms] = [figures[metric]?.mean ?? null, latency?.p50_ms ?? null];
    return mean === null || ms === null ? null : [mean, ms];
  };
  return systems.filter((system) => {
    const own = at(system);
    if (own === null) return false;
    return !systems.some((other) => {
      const its = at(other);
      if (its === null || other === system) return false;
      return its[0] >= own[0] && its[1] <= own[1] && (its[0] > own[0] || its[1] < own[1]);
    });
  });
}
