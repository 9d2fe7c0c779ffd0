/** Systems side by side, in words; and all of it as text for a terminal. */
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
import { checkSentence, isOnlyOutOfBounds } from "../../messages/checks.ts";
import { THE_RULE, decidedWords, pWords, testedWords } from "../../messages/rule.ts";
import { alignCells } from "../../reporters/terminal.ts";
import { requireItem, zipLists } from "../../model/lookup.ts";

/** `−0.067, 3 better and 11 worse of 60`. */
export function differenceWords({ delta, wins, losses, units }: Evidence, unit: Unit): string {
  if (wins + losses === 0) {
    return "the same for every query";
  }
  return `${formatDelta(unit, delta)}, ${wins} better and ${losses} worse of ${units}`;
}

const OUTCOMES: Readonly<Record<SystemRuling["outcome"], string>> = {
  fail: "worse, and a gate would fail",
  fell: "may be worse; a gate would pass",
  pass: "no drop that fails a gate",
  gain: "better",
};

/** Checks that a ruling names. */
const NAMED = 2;

/** What the gate's rule says of a system beside the first, in one line. */
export function rulingWords({ outcome, checks, p, p_systems: corrected }: SystemRuling): string {
  const failed = checks.filter((check) => check.outcome === outcome);
  const named = failed.slice(0, NAMED).map((check) => {
    const by = check.outcome === "fail" ? decidedWords(check) : testedWords(check);
    if (isOnlyOutOfBounds(check)) {
      return checkSentence(check);
    }
    const moved = `${check.metric} ${formatDelta(check.unit, check.delta)} ${scopeWords(check.scope)}`;
    return `${moved}${by === "" ? "" : `, ${by}`}`;
  });
  const more = failed.length > NAMED ? `; ${pluralise(failed.length - NAMED, "more check")}` : "";
  const why = named.length === 0 ? ` (${pWords(p)})` : `: ${named.join("; ")}${more}`;
  const over = corrected === undefined ? "" : `; corrected over the systems ${pWords(corrected)}`;
  const isStill = outcome === "fail" && failed.every(isOnlyOutOfBounds);
  return `${isStill ? "no worse, but a gate would fail" : OUTCOMES[outcome]}${why}${over}`;
}

/** Returns how many systems were compared, on which suite, with how many queries. */
export function manyTitle({ suite, systems, queries, k }: Comparison): string {
  return `${pluralise(systems.length, "system")} on ${suite.name} ${suite.revision}: ${pluralise(queries.length, "query", "queries")}, k = ${k}`;
}

export const MANY_NOTE: string = `Each system is compared with the first by the gate's rule, with the rules of the first config. ${THE_RULE}`;

/** Returns a sentence on how the queries were timed. */
export function manyClockNote({ repeats, systems }: Comparison): string {
  if (systems.every(({ latency }) => latency === null)) {
    return "No clock ran, so there is no picture of quality against latency.";
  }
  return `Each query was timed ${pluralise(repeats, "time")}, one system after the other. Small differences in latency may be noise.`;
}

/**
 * Returns the systems that no other system beats in quality or median latency without losing in the
 * other. `metric`: the index of the metric.
 */
export function bestTrades(
  systems: readonly ComparedSystem[],
  metric: number,
): readonly ComparedSystem[] {
  const qualityAndTime = ({
    figures,
    latency,
  }: ComparedSystem): readonly [number, number] | null => {
    const mean = figures[metric]?.mean ?? null;
    const ms = latency?.p50_ms ?? null;
    return mean === null || ms === null ? null : [mean, ms];
  };
  return systems.filter((system) => {
    const values = qualityAndTime(system);
    if (values === null) {
      return false;
    }
    return !systems.some((other) => {
      const otherValues = qualityAndTime(other);
      if (otherValues === null || other === system) {
        return false;
      }
      return (
        otherValues[0] >= values[0] &&
        otherValues[1] <= values[1] &&
        (otherValues[0] > values[0] || otherValues[1] < values[1])
      );
    });
  });
}

// For a terminal.

const LABEL = 60;

/** A smaller difference is rounding. */
const EPSILON = 1e-9;
const SHOWN = 5;

/** Returns two systems, A and B, as text: means, overlap, and the queries that moved most. */
export function renderPairText(comparison: Comparison): string {
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
 * Returns how many queries are better and worse by the last metric (ndcg), and the ones that moved
 * most.
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

/** Returns several systems as text: a table, and each system against the first. */
export function renderSeveralText(comparison: Comparison): string {
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
