/** Comparison -> JSON; keys sorted, so that equal inputs give equal bytes in any folder. */
import { canonicalJson, compareCodePoints } from "../../model/canonical-json.ts";
import type { Comparison, ComparedFigures, QuerySide, SystemSide, QueryComparison } from "./model.ts";
import type { Overlap } from "../../gate/pairs.ts";
import type { Value } from "../../model/scores.ts";
import { formatDelta, formatValue } from "../../words/format.ts";
import { csvCell, logLine } from "../../words/escape.ts";

const SCHEMA_VERSION = 1;

export function renderCompareJson(comparison: Comparison): string {
  const { k, digests, a, b, delta, overlap, queries } = comparison;
  return canonicalJson({
    schema_version: SCHEMA_VERSION,
    k,
    corpus_digest: digests.corpus,
    queries_digest: digests.queries,
    qrels_digest: digests.qrels,
    systems: { A: systemValue(a), B: systemValue(b) },
    delta: { macro: figuresValue(delta) },
    overlap: { macro: overlapValue(overlap) },
    per_query: queries.map((each) => ({
      qid: each.id,
      A: sideValue(each.a),
      B: sideValue(each.b),
      delta: figuresValue(each.delta),
      overlap: overlapValue(each.overlap),
    })),
  });
}

function systemValue(side: SystemSide): unknown {
  return { config_path: side.path, config_digest: side.digest, metrics: { macro: figuresValue(side.macro) } };
}

function figuresValue({ recall, mrr, ndcg }: ComparedFigures): unknown {
  return { recall, mrr, ndcg };
}

function sideValue(side: QuerySide): unknown {
  const { recall, mrr, ndcg, hits } = side;
  return { recall, mrr, ndcg, hits };
}

function overlapValue({ jaccard, rbo, found }: Overlap): unknown {
  return { jaccard, rbo, a_found_by_b: found };
}

// Comparison -> CSV: two rows a query, A then B.

const HEADER = "qid,system,recall,mrr,ndcg,hits";
const DECIMALS = 6;
const EOL = "\r\n";

export function renderCompareCsv(comparison: Comparison): string {
  const rows = comparison.queries.flatMap((each) => [row(each.id, "A", each.a), row(each.id, "B", each.b)]);
  return [HEADER, ...rows].map((line) => line + EOL).join("");
}

function row(id: string, system: "A" | "B", side: QuerySide): string {
  const number = (value: Value): string => (value === null ? "" : value.toFixed(DECIMALS));
  return [
    csvCell(id),
    system,
    number(side.recall),
    number(side.mrr),
    number(side.ndcg),
    csvCell(side.hits.join(",")),
  ].join(",");
}

// Comparison -> a few lines for a terminal.

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
    ...table(shared.map(([name, value]) => [name, formatValue("share", value, 4)])),
    "",
    ...movers(queries, k),
    "",
  ].join("\n");
}

function cells(
  name: (typeof METRICS)[number],
  a: ComparedFigures,
  b: ComparedFigures,
  delta: ComparedFigures,
): readonly string[] {
  return [
    formatValue("share", a[name], 4),
    formatValue("share", b[name], 4),
    formatDelta("share", delta[name], 4),
  ];
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
          `  ${logLine(each.id, LONGEST_ID)}: ${formatValue("share", each.a.ndcg)} -> ${formatValue("share", each.b.ndcg)}`,
      ),
  ];
}
