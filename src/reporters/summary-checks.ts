/** The checks of the job summary: those that failed, and those that the label accepted. */
import type { Report } from "../model/report.ts";
import type { Check } from "../model/verdict.ts";
import { escapeMarkdown } from "./escape.ts";
import { evidenceClause } from "./explain-words.ts";
import { checkNumbers, plural, withArrow } from "./format.ts";
import { type Bounds, mdTable } from "./markdown.ts";
import { failedChecks } from "./rows.ts";
import { ratioWords } from "./side-by-side.ts";
import { checkSentence, missingReason, scopeLabel } from "./sentences.ts";

const NAME = 80;
const SENTENCE = 600;
const FAILED: Bounds = { rows: 30, bytes: 120_000 };
const ACCEPTED: Bounds = { rows: 30, bytes: 40_000 };

const COLUMNS = ["Failed check", "Where", "Baseline:", "Now:", "Change:", "Limit:", "Category"];

export function failedBlock(report: Report): string {
  const failed = failedChecks(report);
  return failed.length === 0 ? "" : mdTable(COLUMNS, failed, failedRow, FAILED);
}

/** What failed by the base's files and is no failure, because somebody said so. */
export function acceptedBlock({ verdict: { accepted = [] } }: Report): string {
  if (accepted.length === 0) return "";
  const title = `<b>Accepted with the label:</b> ${plural(accepted.length, "check")} that failed by the base's files\n`;
  const row = (check: Check): readonly string[] => [
    escapeMarkdown(checkSentence(check), SENTENCE),
    check.category,
  ];
  return `${title}\n${mdTable(["Accepted", "Category"], accepted, row, ACCEPTED)}`;
}

function failedRow(check: Check): readonly string[] {
  const { baseline, current, delta, limit } = checkNumbers(check);
  const why = check.missing === null ? check.ratio && ratioWords(check.ratio) : missingReason(check.missing);
  const category =
    check.secondary_to === null
      ? `<b>${check.category}</b>${why === undefined ? "" : `: ${escapeMarkdown(why)}`}`
      : `${check.category}, follows from ${check.secondary_to}`;
  const evidence =
    check.evidence === undefined ? "" : `<br>${escapeMarkdown(evidenceClause(check.evidence))}`;
  return [
    escapeMarkdown(check.metric, NAME),
    whereMd(check.scope),
    baseline,
    `<b>${current}</b>`,
    withArrow(delta),
    limit,
    category + evidence,
  ];
}

export function whereMd(scope: string): string {
  return escapeMarkdown(scopeLabel(scope), NAME);
}
