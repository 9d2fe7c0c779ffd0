/** What leaves the page: the cases as CSV, and a case or a group as the text of an issue. */
import { csvCell, escapeMarkdown } from "../src/messages/escape.ts";
import { formatDelta, formatValue } from "../src/messages/format.ts";
import { measureChange, everyMeasure, type ReportData, type Row, measureValue } from "./decode.ts";
import { moveWords, pairNames } from "./words.ts";

/**
 * Returns the cases as CSV, a row for each, with the best rank and every measure in each system.
 * Column names have no blanks, so that formulas and SQL can use them as they are.
 */
export function casesCsv({ page }: ReportData, rows: readonly Row[]): string {
  const measures = everyMeasure(page);
  const names = page.names.map((name) => name.replaceAll(/\s+/gu, "_").toLowerCase());
  const head = ["id", "query", "intent", "tags"];
  const columns = names.flatMap((name) => [
    `rank_${name}`,
    ...measures.map((measure) => `${measure.name}_${name}`),
  ]);
  const lines = rows.map((row) => {
    const figures = row.sides.flatMap((side) => [
      side?.best ?? null,
      ...measures.map((measure) => measureValue(measure, side)),
    ]);
    return [
      row.case.id,
      row.case.query,
      row.intent,
      row.tags.join(" "),
      ...figures.map((value) => value ?? ""),
    ];
  });
  return [[...head, ...columns], ...lines]
    .map((line) => `${line.map((cell) => csvCell(cell)).join(",")}\r\n`)
    .join("");
}

/** The most results of a list. */
const TOP = 5;
/** The most cases of a group. */
const SHOWN = 20;
/** Characters of a heading. */
const HEADING = 200;

/**
 * Returns the text of an issue: a heading, and in a fence the lines, and from the page's data where
 * the run was and what to do.
 */
function issueText({ page }: ReportData, heading: string, lines: readonly string[]): string {
  return `### ${escapeMarkdown(heading, HEADING)}\n\n${fenceLines([...lines, ...page.issue])}`;
}

/**
 * Returns the lines as a code block of Markdown. Its fence has more backticks than any text in it,
 * so that none can close it.
 */
function fenceLines(lines: readonly string[]): string {
  const text = lines.map((line) => line.replaceAll(/\s+/gu, " ")).join("\n");
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((ticks) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}\n${text}\n${fence}\n`;
}

/**
 * Returns a case as the text of an issue: targets with their ranks, the cause, changed figures, and
 * the beginning of both lists.
 */
export function caseIssue(report: ReportData, row: Row): string {
  const { page } = report;
  const [from, to] = pairNames(report);
  const lists = (
    [
      ["from", from],
      ["to", to],
    ] as const
  ).flatMap(([side, name]) => {
    const results =
      row[side]?.results.slice(0, TOP).map((id, i) => `  ${i + 1}. ${page.documents[id] ?? ""}`) ??
      [];
    return [
      "",
      `${name}, top ${TOP} of ${page.k}:`,
      ...(results.length === 0 ? ["  nothing"] : results),
    ];
  });
  const targets = row.targets.map(
    (target) => `expected ${target.label} (grade ${target.grade}): ${moveWords(target)}`,
  );
  const figures = report.measures.flatMap((measure) => {
    const change = measureChange(measure, row);
    if (change === null || change === 0) {
      return [];
    }
    const oldValue = measureValue(measure, row.from);
    const newValue = measureValue(measure, row.to);
    return [
      `${measure.name}: ${formatValue(measure.unit, oldValue)} → ${formatValue(measure.unit, newValue)}`,
    ];
  });
  const why = row.case.loss === undefined ? [] : [`cause: ${row.case.loss[1]}`];
  const heading = `${row.lost ? "Lost a document" : "Changed"}: ${row.case.query}`;
  const aboutLines = [
    `query: ${row.case.query}`,
    `case: ${row.case.id} (${row.case.place})`,
    `from ${from} to ${to}`,
  ];
  return issueText(report, heading, [...aboutLines, ...targets, ...why, ...figures, ...lists]);
}

/**
 * Returns a group of changed lists as the text of an issue: `words`, what they have in common, and
 * the first SHOWN of its cases, each with its worst target and the change of the page's first
 * measure.
 */
export function groupIssue(report: ReportData, words: string, rows: readonly Row[]): string {
  const measure = report.measures[0];
  const lines = rows.slice(0, SHOWN).map((row) => {
    let line = `- ${row.case.query} (${row.case.id})`;
    const [target] = row.targets;
    if (target !== undefined) {
      line += `: ${target.label} ${moveWords(target)}`;
    }
    const change = measure === undefined ? null : measureChange(measure, row);
    if (measure !== undefined && change !== null) {
      line += `, ${measure.name} ${formatDelta(measure.unit, measure.lower ? -change : change)}`;
    }
    return line;
  });
  const hiddenCount = rows.length - lines.length;
  const more = hiddenCount > 0 ? [`- and ${hiddenCount} more`] : [];
  return issueText(report, words, [
    `${report.page.suite}, from ${pairNames(report).join(" to ")}`,
    "",
    ...lines,
    ...more,
  ]);
}
