/** Comparison -> a few lines for a terminal. */
import type { Comparison, Figures, QueryComparison } from "../model/comparison.ts";
import { compareCodePoints } from "../model/order.ts";
import { logLine } from "./escape.ts";
import { formatDelta, formatValue } from "./format.ts";

const METRICS = ["recall", "mrr", "ndcg"] as const;
/** Smaller moves are rounding. */
const EPSILON = 1e-9;
const SHOWN = 5;
const LONGEST_ID = 60;

export function renderCompareText(comparison: Comparison): string {
  const { a, b, delta, overlap, queries, k } = comparison;
  const rows = METRICS.map((name) => [`${name}@${k}`, ...cells(name, a.macro, b.macro, delta)]);
  const shared = [
    ["Jaccard", overlap.jaccard],
    ["rank-biased overlap (p = 0.9)", overlap.rbo],
    [`share of A's top ${k} that B finds`, overlap.found],
  ] as const;
  return [
    `A: ${logLine(a.path)}`,
    `B: ${logLine(b.path)}`,
    `${queries.length} queries`,
    "",
    ...table([["", "A", "B", "B - A"], ...rows]),
    "",
    ...table(shared.map(([name, value]) => [name, formatValue("overlap", value, 4)])),
    "",
    ...movers(queries, k),
    "",
  ].join("\n");
}

function cells(name: (typeof METRICS)[number], a: Figures, b: Figures, delta: Figures): readonly string[] {
  return [formatValue(name, a[name], 4), formatValue(name, b[name], 4), formatDelta(name, delta[name], 4)];
}

function table(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]!.length)));
  return rows.map((row) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join("  "),
  );
}

/** How many queries moved either way by ndcg, and the ones that moved most. */
function movers(queries: readonly QueryComparison[], k: number): readonly string[] {
  const moved = queries.filter((each) => Math.abs(each.delta.ndcg ?? 0) > EPSILON);
  const better = moved.filter((each) => each.delta.ndcg! > 0).length;
  const worst = moved.toSorted(
    (x, y) => Math.abs(y.delta.ndcg!) - Math.abs(x.delta.ndcg!) || compareCodePoints(x.id, y.id),
  );
  return [
    `ndcg@${k}: B is better on ${better} queries, worse on ${moved.length - better}, equal on ${queries.length - moved.length}`,
    ...worst
      .slice(0, SHOWN)
      .map(
        (each) =>
          `  ${logLine(each.id, LONGEST_ID)}: ${formatValue("ndcg", each.a.ndcg)} -> ${formatValue("ndcg", each.b.ndcg)}`,
      ),
  ];
}
