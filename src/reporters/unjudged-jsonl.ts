/** unjudged.jsonl: a line for each result that nobody judged, those first whose label would tell most. */
import type { Holes } from "../model/explanation.ts";
import type { Report } from "../model/report.ts";
import { runsById } from "../model/run.ts";
import { capped } from "../words/escape.ts";
import { casesById } from "../words/rows.ts";

/** Enough to judge by; the rest is in the document itself. */
const TEXT = 1_000;
/** Lines that carry text: beyond them, as beyond what anybody labels, the file holds names only. */
const TEXTS = 10_000;

/** Null where nothing was retrieved, or no case has judgments. */
export function renderUnjudgedJsonl(report: Report): Iterable<string> | null {
  const holes = report.explanation?.holes ?? null;
  return holes === null ? null : queueLines(report, holes);
}

function* queueLines(report: Report, { queue }: Holes): Iterable<string> {
  const cases = casesById(report);
  const runs = report.run === null ? null : runsById(report.run);
  for (const [i, { case_id: caseId, rank }] of queue.entries()) {
    const outcome = runs?.get(caseId)?.outcome;
    const hit = outcome?.kind === "answer" ? outcome.hits[rank - 1] : undefined;
    if (hit === undefined) continue;
    const text = hit.text === undefined || i >= TEXTS ? undefined : capped(hit.text, TEXT);
    const query = cases.get(caseId)?.query;
    yield `${JSON.stringify({ id: caseId, query, doc_id: hit.doc_id, path: hit.path, text, rank })}\n`;
  }
}
