/** What happened to the cases that lost a target, and what the label accepted. */
import type { Loss } from "../../model/explanation.ts";
import type { Report } from "../../model/report.ts";
import { causesWords, churnWords, evidenceClause, holesWords, lossWords } from "../explain-words.ts";
import { failedChecks } from "../rows.ts";
import { checkSentence, scopeLabel } from "../sentences.ts";
import { caseHref, long, NAME, plain, QUERY, SENTENCE, table, text, type Html } from "./html.ts";

/** More are in report.json. */
const ROWS = 10;
const EVIDENCE = 8;

export function lossTable({ explanation = null }: Report): Html {
  const losses = explanation?.losses ?? [];
  if (losses.length === 0) return "";
  const shares = `<p>${text(causesWords(explanation?.causes ?? []), SENTENCE)}</p>\n`;
  const left = losses.length - ROWS;
  const caption = `The worst${left > 0 ? `; ${left} more in report.json` : ""}`;
  return shares + table(caption, [long("Query"), plain("What happened")], losses.slice(0, ROWS).map(lossRow));
}

function lossRow(loss: Loss): readonly Html[] {
  return [
    `<a href="${caseHref(loss.id)}">${text(loss.query, QUERY)}</a>`,
    `${text(lossWords(loss), QUERY)} <span class="dim">${text(loss.intent, NAME)}</span>`,
  ];
}

/** Whether what failed could be chance, a line for each failed check that was tested. */
export function evidenceList(report: Report): Html {
  const items = failedChecks(report).flatMap((check) =>
    check.evidence === undefined
      ? []
      : [
          `<li>${text(`${check.metric} ${scopeLabel(check.scope)}: ${evidenceClause(check.evidence)}`, QUERY)}</li>\n`,
        ],
  );
  return items.length === 0 ? "" : `<ul class="notices">\n${items.slice(0, EVIDENCE).join("")}</ul>\n`;
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
