/** Several systems beside the first, in words. */
import type { ManyComparison, ManySystem, SystemRuling } from "./model.ts";
import type { Evidence } from "../../model/explanation.ts";
import type { Unit } from "../../model/scores.ts";
import { formatDelta, plural, scopeWords } from "../../words/format.ts";
import { THE_RULE, decidedWords, pWords, testedWords } from "../../words/rule.ts";

/** `−0.067, 3 better and 11 worse of 60`. */
export function differenceWords({ delta, wins, losses, units }: Evidence, unit: Unit): string {
  if (wins + losses === 0) return "the same in every case";
  return `${formatDelta(unit, delta)}, ${wins} better and ${losses} worse of ${units}`;
}

const OUTCOMES: Readonly<Record<SystemRuling["outcome"], string>> = {
  fail: "worse: a gate with the first system as its baseline would fail",
  watch: "may be worse: a gate with the first system as its baseline would pass with a watch",
  pass: "no significant difference",
  gain: "better",
};

const NAMED = 4;

/** What the gate's rule says of a system beside the first, in one line. */
export function rulingWords({ outcome, checks, p, p_systems: corrected }: SystemRuling): string {
  const failed = checks.filter((check) => check.outcome === outcome);
  const named = failed.slice(0, NAMED).map((check) => {
    const by = check.outcome === "fail" ? decidedWords(check) : testedWords(check);
    return `${check.metric} ${scopeWords(check.scope)}${by === "" ? "" : ` (${by})`}`;
  });
  const more = failed.length > NAMED ? ` and ${failed.length - NAMED} more` : "";
  const why = named.length === 0 ? ` (p = ${pWords(p)})` : `: ${named.join(", ")}${more}`;
  const over = corrected === undefined ? "" : `; corrected over the systems p = ${pWords(corrected)}`;
  return `${OUTCOMES[outcome]}${why}${over}`;
}

export function manyTitle({ suite, systems, cases, k }: ManyComparison): string {
  return `${plural(systems.length, "system")} on ${suite.name} ${suite.revision}: ${plural(cases, "case")}, k = ${k}`;
}

export const MANY_NOTE: string = `Each system is compared with the first by the gate's rule, with the rules of the first config. ${THE_RULE}`;

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
