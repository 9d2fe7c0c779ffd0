/** The checks of the text report: those that the label accepted, then those that failed, each with its cases. */
import type { Loss } from "../model/explanation.ts";
import type { Report } from "../model/report.ts";
import type { Check } from "../model/verdict.ts";
import { lossWords } from "../words/causes.ts";
import {
  changedMoves,
  checkNumbers,
  culpritChange,
  culpritMoves,
  moveWords,
  plural,
} from "../words/format.ts";
import { checkSentence, scopeWords } from "../words/notices.ts";
import { joinedSentences, leadersOf } from "../words/joined.ts";
import { watchSentence, watches } from "../words/watches.ts";
import { formatProblem } from "../model/problem.ts";
import { logLine, shellWord } from "../words/escape.ts";
import {
  acceptedChecks,
  failedChecks,
  failedQueries,
  lossesById,
  primaryFailures,
  worstCases,
  type WorstCase,
} from "../words/rows.ts";

/** More than fits a screen is in the report. */
const CHECKS = 20;
const CULPRITS = 3;
const MOVES = 3;
const NAME = 40;
const QUERY = 120;

export function acceptedLines(report: Report, colors: Palette): readonly string[] {
  const accepted = acceptedChecks(report);
  if (accepted.length === 0) return [];
  const title = `Accepted with the label: ${plural(accepted.length, "check")} that failed by the base's files`;
  const own = accepted.filter((check) => check.secondary_to === null);
  const said = joinedSentences(own);
  const more = said.length > CHECKS ? [`  +${said.length - CHECKS} more in the report`] : [];
  const lines = said
    .slice(0, CHECKS)
    .map(
      ({ check, sentence }) => `${colors.yellow("·")} ${logLine(sentence)}  ${colors.dim(check.category)}`,
    );
  const follows = accepted.length - own.length;
  const rest =
    follows === 0 ? [] : [colors.dim(`  ${plural(follows, "more check")} failed as a consequence`)];
  return [title, ...lines, ...more, ...rest];
}

/** Beyond its limit, and no failure: the reader should know. */
export function watchedLines(report: Report, colors: Palette): readonly string[] {
  const watched = watches(report);
  const more = watched.length > CHECKS ? [`+${watched.length - CHECKS} more to watch in the report`] : [];
  const lines = watched
    .slice(0, CHECKS)
    .map((watch) => `${colors.yellow("~")} ${logLine(watchSentence(watch))}  ${colors.dim("watch")}`);
  return [...lines, ...more];
}

export function failedLines(report: Report, colors: Palette, width: number): readonly string[] {
  const failed = primaryFailures(report);
  const cases = { worst: worstCases(report), losses: lossesById(report) };
  const sentences = new Map(joinedSentences(failed).map(({ check, sentence }) => [check, sentence]));
  const led = leadersOf(failed);
  const leaders = failed.filter((check) => led.get(check) === check);
  const lines = leaders.slice(0, CHECKS).map((check) => {
    const others = failed.filter((each) => each !== check && led.get(each) === check);
    return [
      checkLine(check, sentences.get(check) ?? checkSentence(check), colors),
      ...alsoLine(check, others, colors),
      ...culpritLines([check, ...others], cases, colors, width),
    ];
  });
  // The worst is printed last, next to the verdict.
  return [
    ...followLines(report, colors),
    ...(leaders.length > CHECKS ? [`+${leaders.length - CHECKS} more failed checks in the report`] : []),
    ...lines.toReversed().flat(),
  ];
}

const ALSO = 4;

function alsoLine(leader: Check, others: readonly Check[], colors: Palette): readonly string[] {
  if (others.length === 0 || leader.kind === "weakening") return [];
  const names = others.slice(0, ALSO).map((check) => {
    const { baseline, current } = checkNumbers(check);
    const metric = check.metric === leader.metric ? "" : `${check.metric} `;
    return `${metric}${scopeWords(check.scope)} (${check.baseline === null ? "" : `${baseline} → `}${current})`;
  });
  const more = others.length > ALSO ? ` and ${plural(others.length - ALSO, "more check")}` : "";
  return [colors.dim(`    also ${logLine(names.join(", "))}${more}`)];
}

function checkLine(check: Check, sentence: string, colors: Palette): string {
  return `${colors.red("✗")} ${logLine(sentence)}  ${colors.dim(check.category)}`;
}

const FOLLOWING = 4;

/** What failed as a consequence: a line for each cause. */
function followLines(report: Report, colors: Palette): readonly string[] {
  const follows = failedChecks(report).filter((check) => check.secondary_to !== null);
  return [...new Set(follows.map((check) => check.secondary_to!))].map((cause) => {
    const own = follows.filter((check) => check.secondary_to === cause);
    const names = own.slice(0, FOLLOWING).map((check) => `${check.metric} ${scopeWords(check.scope)}`);
    const more = own.length > FOLLOWING ? ` and ${own.length - FOLLOWING} more` : "";
    return `${colors.yellow("·")} ${logLine(`failed because of ${cause}: ${names.join(", ")}${more}`)}`;
  });
}

interface Cases {
  readonly worst: readonly WorstCase[];
  readonly losses: ReadonlyMap<string, Loss>;
}

/** Each case stands under the worst check that names it. */
function culpritLines(
  checks: readonly Check[],
  { worst, losses }: Cases,
  colors: Palette,
  width: number,
): readonly string[] {
  const own = worst.filter((each) => checks.includes(each.check));
  const left = own.length - Math.min(own.length, CULPRITS);
  return [
    ...own.slice(0, CULPRITS).flatMap((each) => caseLines(each, losses.get(each.id), colors, width)),
    ...(left > 0 ? [colors.dim(`    and ${plural(left, "more case")}`)] : []),
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
  const moves =
    check.unit === "ms" || check.unit === "money"
      ? []
      : changedMoves(culpritMoves(culprit, one)).slice(0, MOVES);
  const ranks = moves.map(
    (move) => `      ${logLine(move.label, NAME * 2)}  rank ${moveWords(move).replace(/^rank /, "")}`,
  );
  const why = loss === undefined ? [] : [colors.dim(`      ${logLine(lossWords(loss), width * 2)}`)];
  const params = one?.params && [colors.dim(`      params ${logLine(JSON.stringify(one.params), width)}`)];
  return [`    ${name}  ${colors.dim(change)}`, ...(params ?? []), ...ranks, ...why];
}

const QUERIES = 3;

/** What the retriever said to the queries that failed, where that ended the run. */
export function queryLines(report: Report, colors: Palette): readonly string[] {
  const failed = report.failure === null ? [] : failedQueries(report);
  const left = failed.length - QUERIES;
  const lines = failed.slice(0, QUERIES).map(({ case: one, error }) => {
    // What a server said names the query itself.
    const query = error.includes(one.query) ? "" : `"${logLine(one.query, QUERY)}": `;
    return `${colors.red("✗")} ${query}${logLine(error, QUERY * 2)}`;
  });
  return left > 0 ? [...lines, colors.dim(`+${plural(left, "more query", "more queries")} failed`)] : lines;
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

/** On the machine that has the report, a command to paste as it is. */
export function placed(command: string, reportPath: string | null): string {
  const folder = reportPath?.replace(/[/\\][^/\\]*$/, "");
  return folder === undefined
    ? command
    : command.replace("<report-dir>/baseline.json", () => shellWord(`${folder}/baseline.json`));
}

const PROBLEMS = 50;

export function problemLines(report: Report, colors: Palette): readonly string[] {
  if (report.failure === null) return [];
  const { problems } = report.failure;
  const lines = problems
    .slice(0, PROBLEMS)
    .map((problem) => `${colors.red("✗")} ${logLine(formatProblem(problem), 1_000)}`);
  const more = problems.length > PROBLEMS ? [`+${problems.length - PROBLEMS} more`] : [];
  return [...lines, ...more];
}
