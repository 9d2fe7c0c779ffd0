/** What happened to the cases that lost a target, and what the label accepted. */
import type { Evidence, Loss } from "../../model/explanation.ts";
import type { Report } from "../../model/report.ts";
import type { Unit } from "../../model/scores.ts";
import { type Check, evidenceOfCheck } from "../../model/verdict.ts";
import { causesWords, churnWords, holesWords, lossWords } from "../../words/causes.ts";
import { decidedWords, testedWords } from "../../words/rule.ts";
import { formatDelta } from "../../words/format.ts";
import { joinedSentences } from "../../words/joined.ts";
import { scopeLabel } from "../../words/notices.ts";
import { acceptedChecks, failedChecks } from "../../words/rows.ts";
import {
  caseHref,
  details,
  long,
  NAME,
  num,
  plain,
  QUERY,
  SENTENCE,
  table,
  text,
  type Html,
} from "./html.ts";

/** More are in report.json. */
const ROWS = 10;
const EVIDENCE = 8;
/** So many say what was accepted; the others are folded. */
const ACCEPTED = 4;

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
  const rows = failedChecks(report).flatMap((check) => {
    const evidence = evidenceOfCheck(check);
    if (evidence === null) return [];
    const { metric, unit, scope } = check;
    return [[text(metric, NAME), text(scopeLabel(scope), NAME), ...figures(unit, evidence, check)]];
  });
  if (rows.length === 0) return "";
  const left = rows.length - EVIDENCE;
  const more = left > 0 ? `; ${left} more in report.json` : "";
  const columns = [
    ...["Cases better", "Worse", "Of", "95 % interval of the change"].map(num),
    plain("Decided by"),
  ];
  return table(
    `How sure what failed is${more}`,
    [plain("Metric"), plain("Where"), ...columns],
    rows.slice(0, EVIDENCE),
  );
}

function figures(unit: Unit, { wins, losses, units, interval }: Evidence, check: Check): readonly Html[] {
  const between = intervalWords(unit, interval);
  const by = decidedWords(check) || testedWords(check) || "limit";
  return [String(wins), String(losses), String(units), between, by].map((cell) => text(cell));
}

/** Too few make an interval that promises more than it holds: then the reason stands there. */
function intervalWords(unit: Unit, interval: Evidence["interval"]): string {
  if (interval.kind === "interval")
    return `${formatDelta(unit, interval.low)} to ${formatDelta(unit, interval.high)}`;
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

export function acceptedList(report: Report): Html {
  const accepted = acceptedChecks(report);
  const own = accepted.filter((check) => check.secondary_to === null);
  const follows = accepted.filter((check) => check.secondary_to !== null);
  const itemsOf = (checks: readonly Check[]): readonly Html[] =>
    joinedSentences(checks).map(({ sentence }) => `<li>${text(sentence, SENTENCE)}</li>\n`);
  const list = (some: readonly Html[]): Html =>
    some.length === 0 ? "" : `<ul class="notices">\n${some.join("")}</ul>\n`;
  const items = itemsOf(own);
  const rest = [...items.slice(ACCEPTED), ...itemsOf(follows)];
  return (
    list(items.slice(0, ACCEPTED)) + (rest.length === 0 ? "" : details(`${rest.length} more`, list(rest)))
  );
}
