/** unjudged.jsonl: a line for each result that nobody judged, those first whose label would tell most. */
import type { Report } from "../model/report.ts";
import { capped } from "../words/escape.ts";
import { casesById } from "../words/rows.ts";

/** Enough to judge by; the rest is in the document itself. */
const TEXT = 1_000;
/** Lines that carry text: beyond them, as beyond what anybody labels, the file holds names only. */
const TEXTS = 10_000;

/** Null where nothing was retrieved, or no case has judgments. */
export function renderUnjudgedJsonl(report: Report): string | null {
  const holes = report.explanation?.holes ?? null;
  if (holes === null) return null;
  const cases = casesById(report);
  const runs = new Map(report.run?.cases.map((each) => [each.case_id, each.outcome]));
  const lines = holes.queue.flatMap(({ case_id: caseId, rank }, i) => {
    const outcome = runs.get(caseId);
    const hit = outcome?.kind === "answer" ? outcome.hits[rank - 1] : undefined;
    if (hit === undefined) return [];
    const text = hit.text === undefined || i >= TEXTS ? undefined : capped(hit.text, TEXT);
    const query = cases.get(caseId)?.query;
    return [`${JSON.stringify({ id: caseId, query, doc_id: hit.doc_id, path: hit.path, text, rank })}\n`];
  });
  return lines.join("");
}
