/** The end of the page: notices, what to do next, and the receipt. */
import type { Report } from "../../model/report.ts";
import { nextSteps, receiptFacts } from "../advice.ts";
import { noticeSentence } from "../sentences.ts";
import { code, QUERY, SENTENCE, text, type Html } from "./html.ts";

export function notices(report: Report): Html {
  const items = report.verdict.notices.map(
    (notice) => `<li>${text(noticeSentence(notice), SENTENCE)}</li>\n`,
  );
  return items.length === 0 ? "" : `<ul class="notices">\n${items.join("")}</ul>\n`;
}

/** Commands to paste; the page's script adds a button that copies. */
export function next(report: Report): Html {
  const items = nextSteps(report).map(
    (step) =>
      `<li><p>${text(step.why)}</p><pre class="command" tabindex="0">${text(step.command, SENTENCE)}</pre></li>\n`,
  );
  return items.length === 0 ? "" : `<ul class="steps">\n${items.join("")}</ul>\n`;
}

export function receipt(report: Report): Html {
  const rows = receiptFacts(report).map(
    (fact) => `<div><dt>${text(fact.name, QUERY)}</dt><dd>${code(fact.value, SENTENCE)}</dd></div>\n`,
  );
  return `<dl class="receipt">\n${rows.join("")}</dl>\n`;
}
