/** The checks of the text report: those that the label accepted, then those that failed, each with its cases. */
import type { Loss } from "../model/explanation.ts";
import type { Report } from "../model/report.ts";
import type { Check } from "../model/verdict.ts";
import { logLine } from "./escape.ts";
import { evidenceClause, lossWords } from "./explain-words.ts";
import { changedMoves, culpritChange, culpritMoves, formatMove, isLatency, plural } from "./format.ts";
import { failedChecks, lossesById, worstCases, type WorstCase } from "./rows.ts";
import { checkSentence } from "./sentences.ts";
import type { Palette } from "./terminal.ts";

/** More than fits a screen is in the report. */
const CHECKS = 20;
const CULPRITS = 3;
const MOVES = 3;
const NAME = 40;

export function acceptedLines({ verdict: { accepted = [] } }: Report, colors: Palette): readonly string[] {
  if (accepted.length === 0) return [];
  const title = `Accepted with the label: ${plural(accepted.length, "check")} that failed by the base's files`;
  const more = accepted.length > CHECKS ? [`  +${accepted.length - CHECKS} more in the report`] : [];
  const lines = accepted
    .slice(0, CHECKS)
    .map((check) => `${colors.yellow("·")} ${logLine(checkSentence(check))}  ${colors.dim(check.category)}`);
  return [title, ...lines, ...more];
}

export function failedLines(report: Report, colors: Palette, width: number): readonly string[] {
  const failed = failedChecks(report);
  const cases = { worst: worstCases(report), losses: lossesById(report) };
  const lines = failed
    .slice(0, CHECKS)
    .map((check) => [
      checkLine(check, colors),
      ...evidenceLine(check, colors),
      ...(check.secondary_to === null ? culpritLines(check, cases, colors, width) : []),
    ]);
  // The worst is printed last, next to the verdict.
  const shown = lines.toReversed().flat();
  return failed.length > CHECKS
    ? [`+${failed.length - CHECKS} more failed checks in the report`, ...shown]
    : shown;
}

function checkLine(check: Check, colors: Palette): string {
  const primary = check.secondary_to === null;
  const mark = primary ? colors.red("✗") : colors.yellow("·");
  const category = primary ? check.category : `${check.category}, follows from ${check.secondary_to}`;
  return `${mark} ${logLine(checkSentence(check))}  ${colors.dim(category)}`;
}

function evidenceLine({ evidence }: Check, colors: Palette): readonly string[] {
  return evidence === undefined ? [] : [colors.dim(`    ${evidenceClause(evidence)}`)];
}

interface Cases {
  readonly worst: readonly WorstCase[];
  readonly losses: ReadonlyMap<string, Loss>;
}

/** Each case stands under the worst check that names it. */
function culpritLines(
  check: Check,
  { worst, losses }: Cases,
  colors: Palette,
  width: number,
): readonly string[] {
  const own = worst.filter((each) => each.check === check);
  const below = check.cases.length - own.length;
  const left = own.length - Math.min(own.length, CULPRITS);
  const rest = [
    ...(left > 0 ? [plural(left, "more case")] : []),
    ...(below > 0 ? [`${plural(below, "case")} listed below`] : []),
  ];
  return [
    ...own.slice(0, CULPRITS).flatMap((each) => caseLines(each, losses.get(each.id), colors, width)),
    ...(rest.length > 0 ? [colors.dim(`    and ${rest.join(", ")}`)] : []),
  ];
}

function caseLines(
  { case: one, id, check, culprit }: WorstCase,
  loss: Loss | undefined,
  colors: Palette,
  width: number,
): readonly string[] {
  const name =
    one === null ? `case ${logLine(id, width)}` : `"${logLine(one.query, Math.max(20, width - 30))}"`;
  const change = logLine(culpritChange(check, culprit));
  const moves = isLatency(check.metric) ? [] : changedMoves(culpritMoves(culprit, one)).slice(0, MOVES);
  const ranks = moves.map(
    (move) => `      ${logLine(move.label, NAME * 2)}  rank ${formatMove(move.before, move.after)}`,
  );
  const why = loss === undefined ? [] : [colors.dim(`      ${logLine(lossWords(loss), width * 2)}`)];
  return [`    ${name}  ${colors.dim(change)}`, ...ranks, ...why];
}
