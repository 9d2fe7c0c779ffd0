/** The checks of the text report: those that the label accepted, then those that failed, each with its cases. */
import type { Loss } from "../model/explanation.ts";
import type { Report } from "../model/report.ts";
import { type Check, evidenceOfCheck } from "../model/verdict.ts";
import { evidenceClause, lossWords } from "../words/causes.ts";
import { changedMoves, culpritChange, culpritMoves, formatMove, plural } from "../words/format.ts";
import { checkSentence } from "../words/notices.ts";
import { watchSentence, watchedChecks } from "../words/watches.ts";
import { logLine } from "../words/escape.ts";
import { failedChecks, lossesById, worstCases, type WorstCase } from "../words/rows.ts";

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

/** Beyond its limit, and no failure: the reader should know. */
export function watchedLines(report: Report, colors: Palette): readonly string[] {
  const watched = watchedChecks(report);
  const more = watched.length > CHECKS ? [`+${watched.length - CHECKS} more to watch in the report`] : [];
  const lines = watched
    .slice(0, CHECKS)
    .map((check) => `${colors.yellow("~")} ${logLine(watchSentence(check))}  ${colors.dim("watch")}`);
  return [...lines, ...more];
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

function evidenceLine(check: Check, colors: Palette): readonly string[] {
  const evidence = evidenceOfCheck(check);
  return evidence === null ? [] : [colors.dim(`    ${evidenceClause(evidence)}`)];
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
  const moves = check.unit === "ms" ? [] : changedMoves(culpritMoves(culprit, one)).slice(0, MOVES);
  const ranks = moves.map(
    (move) => `      ${logLine(move.label, NAME * 2)}  rank ${formatMove(move.before, move.after)}`,
  );
  const why = loss === undefined ? [] : [colors.dim(`      ${logLine(lossWords(loss), width * 2)}`)];
  return [`    ${name}  ${colors.dim(change)}`, ...ranks, ...why];
}

// Columns and colours of a terminal.

export interface Palette {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly red: (text: string) => string;
  readonly green: (text: string) => string;
  readonly yellow: (text: string) => string;
}

/** SGR codes of ECMA-48 8.3.117: each turns off only what it turned on, so that they nest. */
export function palette(color: boolean): Palette {
  const sgr =
    (on: number, off: number) =>
    (text: string): string =>
      color ? `\u001b[${on}m${text}\u001b[${off}m` : text;
  return { bold: sgr(1, 22), dim: sgr(2, 22), red: sgr(31, 39), green: sgr(32, 39), yellow: sgr(33, 39) };
}

export interface TextLine {
  readonly cells: readonly string[];
  /** Applied after the padding, because colour codes have no width. */
  readonly color: (text: string) => string;
}

const GAP = "  ";

/** Aligned columns: the first and the last to the left, numbers between them to the right. */
export function layout(lines: readonly TextLine[]): readonly string[] {
  const count = Math.max(...lines.map((line) => line.cells.length));
  const widths = Array.from({ length: count }, (_, i) =>
    Math.max(...lines.map((line) => width(line.cells[i] ?? ""))),
  );
  return lines.map(({ cells, color }) => {
    const padded = cells.map((cell, i) => {
      const space = " ".repeat(widths[i]! - width(cell));
      return i === 0 || i === count - 1 ? cell + space : space + cell;
    });
    return color(padded.join(GAP).trimEnd());
  });
}

const NO_COLUMN = /\p{Mn}|\p{Me}|[\u200b-\u200d]/u;
const TWO_COLUMNS =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

/** Columns that a text takes: wide East Asian characters and emoji take two, combining marks none. */
function width(text: string): number {
  let columns = 0;
  for (const character of text) {
    if (!NO_COLUMN.test(character)) columns += TWO_COLUMNS.test(character) ? 2 : 1;
  }
  return columns;
}
