/**
 * unjudged.jsonl: a line for each result without a judgment, to be labelled; those first whose
 * label would say most.
 */
import type { Holes } from "../model/explanation.ts";
import type { Report } from "../model/report.ts";
import { capText } from "../messages/escape.ts";
import { type CaseBook, listHits } from "../messages/rows.ts";
import type { FullView } from "../messages/view.ts";

/** Characters of a text: enough to judge by; the rest is in the document itself. */
const TEXT = 1_000;

/**
 * Yields unjudged.jsonl, a line for each unjudged result; null if nothing was retrieved, or no case
 * has judgments.
 */
export function renderUnjudgedJsonl(
  { explanation }: Report,
  { tables }: FullView,
): Iterable<string> | null {
  return explanation?.holes ? queueLines(explanation.holes.queue, tables.cases) : null;
}

/**
 * Yields a line for each result of the queue, in its order; results that this run does not have are
 * left out. A document that left the list of a watched query has no text, but the mark `gone`.
 */
function* queueLines(queue: Holes["queue"], cases: CaseBook): Iterable<string> {
  for (const { case_id: id, rank, gone: goneId } of queue) {
    const row = cases.get(id);
    const query = row?.case.query;
    if (goneId !== undefined) {
      yield jsonLine({ id, query, doc_id: goneId, rank, gone: true });
      continue;
    }
    const hit = listHits(row)[rank - 1];
    if (hit !== undefined) {
      const { doc_id, path } = hit;
      const text = hit.text === undefined ? undefined : capText(hit.text, TEXT);
      yield jsonLine({ id, query, doc_id, path, text, rank });
    }
  }
}

/** Returns the value as a line of JSON, without members that are undefined. */
function jsonLine(value: object): string {
  return `${JSON.stringify(value)}\n`;
}
