/** Comparison -> CSV: two rows a query, A then B. */
import type { Comparison, QuerySide } from "../model/comparison.ts";
import type { Value } from "../model/scores.ts";
import { csvCell } from "./escape.ts";

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
