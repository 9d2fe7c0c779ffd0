/** What happened to the cases that lost a target, and what the label accepted. */
import type { Evidence, Loss } from "../../model/explanation.ts";
import type { Report } from "../../model/report.ts";
import { causesWords, churnWords, holesWords, lossWords, pWords } from "../explain-words.ts";
import { formatDelta, NONE } from "../format.ts";
import { failedChecks } from "../rows.ts";
import { checkSentence, scopeLabel } from "../sentences.ts";
import { caseHref, long, NAME, num, plain, QUERY, SENTENCE, table, text, type Html } from "./html.ts";

/** More are in report.json. */
const ROWS = 10;
const EVIDENCE = 8;

export function lossTable({ explanation = null }: Report): Html {
  const losses = explanation?.losses ?? [];
  if (losses.length === 0) return "";
  const left = losses.length - ROWS;
  const more = left > 0 ? `; the worst ${ROWS}, and ${left} more in report.json` : "";
  const columns = [long("Query"), plain("Intent"), plain("What happened")];
  return table(
    `${causesWords(explanation?.causes ?? [])}${more}`,
    columns,
    losses.slice(0, ROWS).map(lossRow),
  );
}

function lossRow(loss: Loss): readonly Html[] {
  return [
    `<a href="${caseHref(loss.id)}">${text(loss.query, QUERY)}</a>`,
    text(loss.intent, NAME),
    text(lossWords(loss), QUERY),
  ];
}

/** Whether what failed could be chance, a row for each failed check that was tested. */
export function evidenceTable(report: Report): Html {
  const rows = failedChecks(report).flatMap(({ metric, scope, evidence }) =>
    evidence === undefined
      ? []
      : [[text(metric, NAME), text(scopeLabel(scope), NAME), ...figures(metric, evidence)]],
  );
  if (rows.length === 0) return "";
  const left = rows.length - EVIDENCE;
  const more = left > 0 ? `; ${left} more in report.json` : "";
  const columns = ["Cases better", "Worse", "Of", "95 % interval of the change", "p", "p, corrected"].map(
    num,
  );
  return table(
    `Could what failed be chance? Corrected by Holm for all checks tested; the tolerance alone decides${more}`,
    [plain("Metric"), plain("Where"), ...columns],
    rows.slice(0, EVIDENCE),
  );
}

function figures(
  metric: string,
  { wins, losses, units, interval, pPermutation, pHolm }: Evidence,
): readonly Html[] {
  const between = intervalWords(metric, interval);
  const tested = wins + losses === 0 ? [NONE, NONE] : [pWords(pPermutation), pWords(pHolm)];
  return [String(wins), String(losses), String(units), between, ...tested].map((cell) => text(cell));
}

/** Too few make an interval that promises more than it holds: then the reason stands there. */
function intervalWords(metric: string, interval: Evidence["interval"]): string {
  if (interval.kind === "interval")
    return `${formatDelta(metric, interval.low)} to ${formatDelta(metric, interval.high)}`;
  const { code, have, need } = interval.reason;
  return code === "too_few_units"
    ? `none: ${have} cases, ${need} needed`
    : `none: ${have} differ, ${need} needed`;
}

/** Results that nobody judged, and lists that changed. */
export function besideList({ explanation = null }: Report): Html {
  const facts = [holesWords(explanation?.holes ?? null), churnWords(explanation?.churn ?? null)];
  const items = facts.filter((fact) => fact !== "").map((fact) => `<li>${text(fact, SENTENCE)}</li>\n`);
  return items.length === 0 ? "" : `<ul class="notices">\n${items.join("")}</ul>\n`;
}

export function acceptedList({ verdict: { accepted = [] } }: Report): Html {
  const items = accepted.map((check) => `<li>${text(checkSentence(check), SENTENCE)}</li>\n`);
  return items.length === 0 ? "" : `<ul class="notices">\n${items.join("")}</ul>\n`;
}
