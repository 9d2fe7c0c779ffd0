/** unjudged.jsonl: a line for each result without a judgment, those first whose label would tell most. */
import type { Report } from "../model/report.ts";
import { capText } from "../messages/escape.ts";
import { caseBook } from "../messages/rows.ts";

/** Enough to judge by; the rest is in the document itself. */
const TEXT = 1_000;
/** Lines that carry text: beyond these, more than people label, the file holds names only. */
const TEXTS = 10_000;

/** Null where nothing was retrieved, or no case has judgments. */
export function renderUnjudgedJsonl(report: Report): Iterable<string> | null {
  return report.explanation?.holes ? queueLines(report) : null;
}

function* queueLines(report: Report): Iterable<string> {
  const book = caseBook(report);
  for (const [i, { case_id: id, rank }] of report.explanation!.holes!.queue.entries()) {
    const row = book.get(id);
    const outcome = row?.run?.outcome;
    const hit = outcome?.kind === "answer" ? outcome.hits[rank - 1] : undefined;
    if (hit === undefined) {
      continue;
    }
    const text = hit.text === undefined || i >= TEXTS ? undefined : capText(hit.text, TEXT);
    const { doc_id, path } = hit;
    yield `${JSON.stringify({ id, query: row?.case.query, doc_id, path, text, rank })}\n`;
  }
}
