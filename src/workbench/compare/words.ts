/**
 * Describes compared systems in words and sentences, and prints a comparison as text for a
 * terminal.
 */
import type { Comparison, ComparedSystem, SystemRuling } from "./model.ts";
import type { Evidence } from "../../model/explanation.ts";
import type { Unit } from "../../model/scores.ts";
import { compareCodePoints } from "../../model/canonical-json.ts";
import { groupWords } from "../../messages/causes.ts";
import { logLine } from "../../messages/escape.ts";
import {
  NONE,
  formatDelta,
  formatMs,
  formatValue,
  pluralise,
  scopeWords,
  subtractPrinted,
} from "../../messages/format.ts";
import { meanValues } from "./files.ts";
import { checkSentence, isOnlyOutOfBounds } from "../../messages/check-sentences.ts";
import { THE_RULE, decidedWords, pWords, testedWords } from "../../messages/rule.ts";
import { alignCells } from "../../reporters/terminal.ts";
import { requireItem, zipLists } from "../../model/lookup.ts";

/**
 * Returns how a metric differs from the first system: `−0.067, 3 better and 11 worse of 60` (of
 * queries, where those of a group are one). `unit`: that of the metric.
 */
export function differenceWords({ delta, wins, losses, units }: Evidence, unit: Unit): string {
  if (wins + losses === 0) {
    return "the same for every query";
  }
  return `${formatDelta(unit, delta)}, ${wins} better and ${losses} worse of ${units}`;
}

/** What each outcome of a ruling says of the system. */
const OUTCOMES: Readonly<Record<SystemRuling["outcome"], string>> = {
  fail: "worse, and a gate would fail",
  fell: "may be worse; a gate would pass",
  pass: "no drop that fails a gate",
  gain: "better",
};

/** Checks that a ruling names. */
const NAMED = 2;

/**
 * Returns what the gate's rule says of a system beside the first, in one line: the outcome; the
 * first NAMED checks that have this outcome, or p if none has; and p corrected over the systems, if
 * there is one. `worse, and a gate would fail: recall@10 −0.067 overall, recall and nDCG together:
 * p = 0.003, …`
 */
export function rulingWords({ outcome, checks, p, p_systems: correctedP }: SystemRuling): string {
  const decisiveChecks = checks.filter((check) => check.outcome === outcome);
  const named = decisiveChecks.slice(0, NAMED).map((check) => {
    if (isOnlyOutOfBounds(check)) {
      return checkSentence(check);
    }
    const change = `${check.metric} ${formatDelta(check.unit, check.delta)} ${scopeWords(check.scope)}`;
    const reason = check.outcome === "fail" ? decidedWords(check) : testedWords(check);
    return reason === "" ? change : `${change}, ${reason}`;
  });
  const furtherCount = decisiveChecks.length - NAMED;
  const more = furtherCount > 0 ? `; ${pluralise(furtherCount, "more check")}` : "";
  const why = named.length === 0 ? ` (${pWords(p)})` : `: ${named.join("; ")}${more}`;
  const correction =
    correctedP === undefined ? "" : `; corrected over the systems ${pWords(correctedP)}`;
  // Each failed check only misses a floor or ceiling of the config, which the first system misses,
  // too.
  const isNoWorse = outcome === "fail" && decisiveChecks.every(isOnlyOutOfBounds);
  return `${isNoWorse ? "no worse, but a gate would fail" : OUTCOMES[outcome]}${why}${correction}`;
}

/** Returns how many systems were compared, on which suite, with how many queries. */
export function manyTitle({ suite, systems, queries, k }: Comparison): string {
  return `${pluralise(systems.length, "system")} on ${suite.name} ${suite.revision}: ${pluralise(queries.length, "query", "queries")}, k = ${k}`;
}

/** How systems are compared: a sentence for the page, and the gate's rule. */
export const MANY_NOTE: string = `Each system is compared with the first by the gate's rule, with the rules of the first config. ${THE_RULE}`;

/** Returns a sentence on how the queries were timed. */
export function manyClockNote({ repeats, systems }: Comparison): string {
  if (systems.every(({ latency }) => latency === null)) {
    return "No clock ran, so there is no picture of quality against latency.";
  }
  return `Each query was timed ${pluralise(repeats, "time")}, one system after the other. Small differences in latency may be noise.`;
}

/**
 * Returns the systems that no other one beats. One system beats another if it is better in the
 * metric or in median latency, and not worse in the other one. A system without one of the two
 * figures is left out. `metric`: the index of the metric.
 */
export function bestTrades(
  systems: readonly ComparedSystem[],
  metric: number,
): readonly ComparedSystem[] {
  const figuresOfSystem = ({ figures, latency }: ComparedSystem): QualityAndTime | null => {
    const mean = figures[metric]?.mean ?? null;
    const ms = latency?.p50_ms ?? null;
    return mean === null || ms === null ? null : { mean, ms };
  };
  return systems.filter((system) => {
    const figures = figuresOfSystem(system);
    if (figures === null) {
      return false;
    }
    const isBeaten = systems.some((otherSystem) => {
      const otherFigures = figuresOfSystem(otherSystem);
      if (otherFigures === null || otherSystem === system) {
        return false;
      }
      const isNotWorse = otherFigures.mean >= figures.mean && otherFigures.ms <= figures.ms;
      const isBetter = otherFigures.mean > figures.mean || otherFigures.ms < figures.ms;
      return isNotWorse && isBetter;
    });
    return !isBeaten;
  });
}

/** A system's mean of a metric, which is better if higher, and its median latency. */
interface QualityAndTime {
  readonly mean: number;
  readonly ms: number;
}

// For a terminal.

/** The longest label, id or name that is printed, in characters. */
const LABEL = 60;

/** A smaller difference is rounding. */
const EPSILON = 1e-9;
/** How many queries are shown that moved most. */
const SHOWN = 5;

/** Returns two recorded runs, A and B, as text: means, overlap, and the queries that moved most. */
export function renderRunsText(comparison: Comparison): string {
  const { systems, metrics, queries, k } = comparison;
  const [a, b] = systems as [ComparedSystem, ComparedSystem];
  const before = meanValues(a);
  const now = meanValues(b);
  const rows = metrics.map(({ name }, i) => [
    name,
    formatValue("share", requireItem(before, i), 4),
    formatValue("share", requireItem(now, i), 4),
    formatDelta("share", printedChange(requireItem(before, i), requireItem(now, i)), 4),
  ]);
  const overlapFigures = [
    ["Jaccard", b.overlap.jaccard],
    [`share of A's top ${k} that B finds`, b.overlap.found],
  ] as const;
  return [
    `A: ${logLine(a.path)}`,
    `B: ${logLine(b.path)}`,
    pluralise(queries.length, "query", "queries"),
    "",
    ...alignCells([["", "A", "B", "B - A"], ...rows]),
    "",
    ...alignCells(overlapFigures.map(([name, value]) => [name, formatValue("share", value, 4)])),
    "",
    ...describeMovers(comparison),
    "",
  ].join("\n");
}

/** Returns the difference of two values as they are printed, with four decimals. */
function printedChange(before: number | null, now: number | null): number | null {
  return before === null || now === null ? null : subtractPrinted(before, now, 4);
}

/**
 * Returns a line with how many queries are better, worse and equal in B by the last metric (ndcg),
 * and a line for each of the SHOWN queries that moved most. A query without a value counts as
 * equal.
 */
function describeMovers({ metrics, queries, systems }: Comparison): readonly string[] {
  const last = metrics.length - 1;
  const [a, b] = systems as [ComparedSystem, ComparedSystem];
  const changes = queries.map(({ id }, i) => {
    const before = requireItem(requireItem(a.answers, i).values, last);
    const now = requireItem(requireItem(b.answers, i).values, last);
    const delta = before === null || now === null ? 0 : now - before;
    return { id, before, now, delta };
  });
  const moved = changes.filter(({ delta }) => Math.abs(delta) > EPSILON);
  const better = moved.filter(({ delta }) => delta > 0).length;
  const mostMoved = moved.toSorted(
    (x, y) => Math.abs(y.delta) - Math.abs(x.delta) || compareCodePoints(x.id, y.id),
  );
  const shown = mostMoved.slice(0, SHOWN).map(({ id, before, now }) => {
    return `  ${logLine(id, LABEL)}: ${formatValue("share", before)} -> ${formatValue("share", now)}`;
  });
  return [
    `${requireItem(metrics, last).name}: B is better on ${pluralise(better, "query", "queries")}, worse on ${moved.length - better}, equal on ${queries.length - moved.length}`,
    ...shown,
  ];
}

/** Groups of changes that the text shows; the page shows all. */
const GROUPS = 3;

/**
 * Returns compared configs as text: a table of means and latencies, then each further system
 * against the first: its ruling, the largest groups of changes, and the difference of each metric.
 */
export function renderConfigsText(comparison: Comparison): string {
  const { metrics, systems, suite, queries, k } = comparison;
  const head = ["", ...metrics.map(({ name }) => name), "p50", "p95"];
  const rows = systems.map(({ label, figures, latency }) => [
    logLine(label, LABEL),
    ...zipLists(metrics, figures).map(([{ unit }, { mean }]) => formatValue(unit, mean)),
    formatMs(latency?.p50_ms ?? null),
    formatMs(latency?.p95_ms ?? null),
  ]);
  const tests = systems.slice(1).flatMap((system) => [
    `${logLine(system.label, LABEL)}, against the first:`,
    ...(system.ruling === null ? [] : [`  ${logLine(rulingWords(system.ruling))}`]),
    ...system.groups
      .slice(0, GROUPS)
      .map((group) => `  what changed: ${logLine(groupWords(group))}`),
    ...zipLists(metrics, system.figures).map(([{ name, unit }, { against_first: test }]) => {
      return `  ${name}: ${test === null ? NONE : differenceWords(test, unit)}`;
    }),
  ]);
  const title = `${logLine(suite.name, LABEL)} ${logLine(suite.revision, LABEL)}, ${pluralise(queries.length, "query", "queries")}, k = ${k}`;
  return `${[title, "", ...alignCells([head, ...rows]), "", ...tests].join("\n")}\n`;
}
