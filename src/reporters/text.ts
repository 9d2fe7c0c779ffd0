/**
 * What `gate` and `record` print: the verdict first, at most 12 lines of a pass and 25 of a
 * failure. The view has the sentences; a text of a stranger passes logLine, which shortens it to a
 * number of characters and escapes it.
 */
import { formatProblem, problemPlace } from "../model/problem.ts";
import { pageOfError } from "../messages/error-page.ts";
import { logLine } from "../messages/escape.ts";
import { pluralise, withArrow } from "../messages/format.ts";
import {
  type CaseView,
  type Item,
  type Row,
  caseClause,
  isUnknownCase,
  nameFallen,
} from "../messages/items.ts";
import type { Step } from "../messages/advice.ts";
import { type ReportView, countWords, listLostBelow, visibleSteps } from "../messages/view.ts";
import { PAINT, type TextLine, fitColumns, removeColours, wrapLine } from "./terminal.ts";
import { listFirst } from "../model/lookup.ts";

interface TextOptions {
  readonly color: boolean;
  /** Columns of the terminal; 120 where there is none. */
  readonly width: number;
  /** True if long lines are to be broken between words. A job's log breaks them itself. */
  readonly wrap?: boolean;
  /** Where the report can be read, as people should open it; null where none was written. */
  readonly reportPath: string | null;
}

const PASS_LINES = 12;
const FAIL_LINES = 25;
/** The most of each; all are in the report. */
const ROWS = 4;
const FIGURES = 6;
const QUERIES = 3;
const ITEMS = 3;
const NOTICES = 2;
const PROBLEMS = 20;
/** Lines of what the retriever wrote last. */
const LAST_LINES = 8;
/** The most characters of each. */
const NAME = 40;
const QUERY = 80;
const CLAUSE = 240;
const SENTENCE = 400;
const COMMAND = 2_000;

const { bold, dim, red, green, yellow } = PAINT;

/** A line; one that stays whole is never broken: a row of a table, or a command to paste. */
type PrintedLine = string | { readonly whole: string };

/** Lines that stand together. Lines that are "" are left out. */
interface Block {
  /**
   * If the text is too long, the blocks of the highest rank lose their lines first; those of 0 and
   * 1 lose none.
   */
  readonly rank: number;
  readonly lines: readonly PrintedLine[];
  /** Returns the line above them by how many are shown. It does not stay alone. */
  readonly heading?: (shown: number) => PrintedLine;
}

/**
 * Returns what a run prints, with a newline at the end. Colours (SGR codes) are in it only if the
 * options ask for them.
 */
export function renderText(view: ReportView, options: TextOptions): string {
  const passed = view.verdict === "pass";
  const shown = shortenBlocks(textBlocks(view, options), passed ? PASS_LINES : FAIL_LINES);
  const printedLines = shown.flatMap((block) => blockLines(block));
  const lines = printedLines.flatMap((line) => breakLine(line, options));
  const text = `${lines.join("\n")}\n`;
  return options.color ? text : removeColours(text);
}

/**
 * Returns the blocks in the order of reading. The higher a block's rank, the sooner it is shortened
 * (shortenBlocks); a pass and a failure rank some blocks in another order.
 */
function textBlocks(view: ReportView, { width, reportPath }: TextOptions): readonly Block[] {
  const passed = view.verdict === "pass";
  const also = view.also.slice(0, ITEMS);
  const follows = view.follows.slice(0, ITEMS);
  return [
    { rank: 0, lines: headLines(view) },
    { rank: 1, lines: problemLines(view) },
    { rank: 0, lines: causeLines(view) },
    { rank: 1, lines: also.map((words) => `${bold("also:")} ${logLine(words, SENTENCE)}`) },
    { rank: 3, ...acceptedBlock(view) },
    { rank: passed ? 6 : 4, ...figureBlock(view, width) },
    { rank: 6, lines: [dim(logLine(view.times, SENTENCE))] },
    { rank: 2, ...worstBlock(view) },
    { rank: 5, lines: follows.map(({ sentence }) => dim(logLine(sentence, SENTENCE))) },
    { rank: passed ? 2 : 3, ...lostBlock(view) },
    { rank: passed ? 1 : 6, lines: fellLines(view) },
    { rank: passed ? 4 : 8, ...wonBlock(view) },
    { rank: 9, lines: noticeLines(view) },
    { rank: 1, lines: [countWords(view.counts)] },
    { rank: 1, lines: acceptLines(view) },
    { rank: 5, lines: [dim(logLine(view.about.join(", ")))] },
    { rank: 0, lines: reportPath === null ? [] : [{ whole: `report: ${logLine(reportPath)}` }] },
  ];
}

/** Returns the lines of a block, below its heading if it has one. */
function blockLines({ lines, heading }: Block): readonly PrintedLine[] {
  const shown = lines.filter((line) => line !== "");
  return heading === undefined || shown.length === 0 ? shown : [heading(shown.length), ...shown];
}

/**
 * Returns the heading of a list of queries: `lost a document (3 of 7):`. `all` is how many queries
 * there are; null if that is not known.
 */
function queriesHeading(words: string, all: number | null): (shown: number) => PrintedLine {
  return (shown) => dim(`${words}${all === null || all === shown ? "" : ` (${shown} of ${all})`}:`);
}

/**
 * Returns a line as the lines that it is printed as: broken at the width if the options say so, and
 * if it may be broken.
 */
function breakLine(line: PrintedLine, { wrap, width }: TextOptions): readonly string[] {
  if (typeof line !== "string") {
    return [line.whole];
  }
  return wrap === true ? wrapLine(line, width) : [line];
}

/**
 * The options by which lines are counted, however wide the terminal is: a text has the same lines
 * for every reader.
 */
const COUNTING_OPTIONS = { wrap: true, width: 80, color: false, reportPath: null } as const;

/** Returns how many lines a block takes at 80 columns. */
function blockSize(block: Block): number {
  const printedLines = blockLines(block).flatMap((line) => breakLine(line, COUNTING_OPTIONS));
  return printedLines.length;
}

/**
 * Returns the blocks in their order, shortened to `most` lines in all: those of the highest rank
 * lose their last lines first. Blocks of rank 0 or 1 always stay whole, so the text may be longer.
 */
function shortenBlocks(blocks: readonly Block[], most: number): readonly Block[] {
  let linesTooMany = blocks.reduce((sum, block) => sum + blockSize(block), 0) - most;
  const shown = new Map(blocks.map((block) => [block, block]));
  for (const block of blocks.toSorted((a, b) => b.rank - a.rank)) {
    if (linesTooMany <= 0 || block.rank <= 1) {
      break;
    }
    const shortened = dropLines(block, linesTooMany);
    shown.set(block, shortened);
    linesTooMany -= blockSize(block) - blockSize(shortened);
  }
  return [...shown.values()];
}

/**
 * Returns the block without its last lines: as many as take up `count` printed lines or more, all
 * if it has fewer.
 */
function dropLines(block: Block, count: number): Block {
  const mostLines = blockSize(block) - count;
  // To drop an empty line makes nothing shorter.
  let kept: Block = { ...block, lines: block.lines.filter((line) => line !== "") };
  while (kept.lines.length > 0 && blockSize(kept) > mostLines) {
    kept = { ...kept, lines: kept.lines.slice(0, -1) };
  }
  return kept;
}

/** Returns the verdict with the title, and below it what the retriever wrote last. */
function headLines({ verdict, heading, title, output }: ReportView): readonly string[] {
  const paint = { pass: green, partial: yellow, fail: red, error: red }[verdict];
  const last = output.slice(-LAST_LINES).map((line) => `    ${logLine(line, SENTENCE)}`);
  const head = paint(bold(logLine(heading)));
  return [`${head}  ${logLine(title, SENTENCE)}`, ...last];
}

function causeLines({ cause, advice, notes, error }: ReportView): readonly string[] {
  const namedLine = (name: string, words: string): string =>
    words === "" ? "" : `${bold(`${name}:`)} ${logLine(words, 2 * SENTENCE)}`;
  return [
    // The cause of an error is its first problem, which stands above with the others.
    namedLine("why", error === null ? cause : ""),
    namedLine("what to do", advice),
    ...notes.map((note) => namedLine("note", note)),
    namedLine("more", error === null ? "" : pageOfError(error.code)),
  ];
}

/**
 * Returns the command that asks the worst query, how the change is accepted, and the commands for
 * it, each on a line to paste. Leaves out commands that the advice has, and commands that run the
 * gate, which the reader has just done.
 */
function acceptLines(view: ReportView): readonly PrintedLine[] {
  const steps = visibleSteps(view).filter(
    ({ command, do: what }) => command !== "" && what !== "run" && !view.advice.includes(command),
  );
  const commandLine = ({ command }: Step): PrintedLine => ({
    whole: dim(`    ${logLine(command, COMMAND)}`),
  });
  // To ask the worst query accepts nothing: it stands before the words about that.
  const asks = steps.filter((step) => step.do === "ask");
  return [
    ...asks.flatMap((step) => [`${step.why}:`, commandLine(step)]),
    logLine(view.accept, 2 * SENTENCE),
    ...steps.filter((step) => step.do !== "ask").map(commandLine),
  ];
}

/**
 * Returns the failed queries. Those with the error of the title stand in one line, `"hiking map",
 * "ferry" and 3 more`; each other has a line with its own error, `"tides": upstream 503`.
 */
function failedQueryLines(queries: readonly CaseView[], title: string): readonly string[] {
  // The change of a failed query is its error.
  const failures = queries.map(({ query, change: error }) => ({
    name: `"${logLine(query, QUERY)}"`,
    error,
    namesItsQuery: error.includes(query),
    // Queries that fail alike have one kind, also if each error quotes its query.
    kind: error.replaceAll(JSON.stringify(query), ""),
  }));
  const titleKind = failures.find(({ error }) => title.includes(error))?.kind;
  const inTitle = failures.filter(({ kind }) => kind === titleKind);
  const others = failures.filter(({ kind }) => kind !== titleKind);
  const titleNames = inTitle.map(({ name }) => name);
  const otherLines = others.map(({ name, error, namesItsQuery }) =>
    namesItsQuery ? error : `${name}: ${error}`,
  );
  return [listFirst(titleNames, QUERIES), ...otherLines].filter(Boolean);
}

/** Returns the problems of an error and the queries that failed, and how many more there are. */
function problemLines({ error, title }: ReportView): readonly string[] {
  const { problems = [], queries = [] } = error ?? {};
  const shownProblems = problems.slice(0, PROBLEMS).map(formatProblem);
  const failed = failedQueryLines(queries, title);
  return [
    ...shownProblems.map((line) => `${red("✗")} ${logLine(line, 2 * SENTENCE)}`),
    ...moreLine(problems.length - PROBLEMS, "problem"),
    ...failed.slice(0, QUERIES).map((line) => `${red("✗")} ${logLine(line, CLAUSE)}`),
    ...moreLine(failed.length - QUERIES, "failed query", "failed queries"),
  ];
}

/**
 * Returns a line that counts what is not shown; none if `hiddenCount` is 0 or less. `many` is the
 * plural of `what`.
 */
function moreLine(hiddenCount: number, what: string, many: string = `${what}s`): readonly string[] {
  return hiddenCount > 0 ? [dim(`+${pluralise(hiddenCount, what, many)} more in the report`)] : [];
}

function acceptedBlock({ accepted }: ReportView): Omit<Block, "rank"> {
  const lines = accepted.slice(0, ITEMS).map((item) => itemLine(yellow("·"), item));
  return {
    heading: () => "Accepted with the label:",
    lines: [...lines, ...moreLine(accepted.length - ITEMS, "accepted check")],
  };
}

/**
 * Returns what failed: a table of the failed checks with figures, and a sentence for each item
 * without (findingLines). If nothing failed, returns the figures of the whole suite, of a pass in
 * one line, else as a table.
 */
function figureBlock(view: ReportView, width: number): Omit<Block, "rank"> {
  const { failed, figures } = view;
  const rows = failed.flatMap((item) => item.rows);
  if (rows.length > 0) {
    const { heading, lines } = tableBlock(rows.slice(0, ROWS), red, width);
    const more = moreLine(rows.length - ROWS, "failed check");
    return { heading, lines: [...lines, ...more, ...findingLines(failed)] };
  }
  if (failed.length > 0) {
    return { lines: findingLines(failed) };
  }
  if (view.verdict === "pass") {
    const quality = figures.slice(0, FIGURES).map(figureWords).join(", ");
    return { lines: [dim(logLine(quality))] };
  }
  return tableBlock(figures.slice(0, FIGURES), (text) => text, width);
}

/** The heading of a table of checks. */
const HEAD: TextLine = {
  cells: ["  metric", "where", "before", "now", "change", "limit"],
  color: dim,
};

function rowLine(
  { metric, where, baseline, now, change, limit }: Row,
  color: TextLine["color"],
): TextLine {
  const figures = [baseline, now, withArrow(change), limit];
  return { cells: [`  ${logLine(metric, NAME)}`, logLine(where, NAME), ...figures], color };
}

/**
 * Returns a figure of a pass: `recall@10 0.921 → 0.925`, or without the baseline if it is the same
 * or there is none.
 */
function figureWords({ metric, baseline, now }: Row): string {
  return baseline === now || baseline === "–"
    ? `${metric} ${now}`
    : `${metric} ${baseline} → ${now}`;
}

/** What a narrow table leaves out, by index in HEAD: first the change, then the baseline. */
const DROPPED_COLUMNS = [4, 2] as const;

/** Returns the rows as a table below its heading. */
function tableBlock(
  rows: readonly Row[],
  color: TextLine["color"],
  width: number,
): Required<Omit<Block, "rank">> {
  const table = [HEAD, ...rows.map((row) => rowLine(row, color))];
  const [head = "", ...lines] = fitColumns(table, DROPPED_COLUMNS, width);
  return { heading: () => ({ whole: head }), lines: lines.map((whole) => ({ whole })) };
}

/** Returns the items without figures as sentences; without the first item, which the title has. */
function findingLines(failed: readonly Item[]): readonly string[] {
  const findings = failed.slice(1).filter(({ rows }) => rows.length === 0);
  const lines = findings.slice(0, ITEMS).map((item) => itemLine(red("✗"), item));
  return [...lines, ...moreLine(findings.length - ITEMS, "finding")];
}

/**
 * Returns an item as a line that begins with `mark`; of a weakened rule with its place at the end:
 * `(suite.yaml:12)`.
 */
function itemLine(mark: string, item: Item): string {
  const place = item.file === undefined ? "" : ` (${problemPlace(item)})`;
  return `${mark} ${logLine(item.sentence, SENTENCE)}${logLine(place)}`;
}

function worstBlock({ failed: [worst] }: ReportView): Omit<Block, "rank"> {
  const { cases = [], more = 0 } = worst ?? {};
  return {
    heading: queriesHeading("worst queries", cases.length + more),
    lines: cases.slice(0, QUERIES).map(caseLine),
  };
}

/** `  "hiking map", critical: docs/windows.md rank 3 → lost`. */
function caseLine(view: CaseView): string {
  const { id, query, params, critical } = view;
  const name = isUnknownCase(view) ? `case ${logLine(id, QUERY)}` : `"${logLine(query, QUERY)}"`;
  const criticalMark = critical ? ", critical" : "";
  const paramsMark = params === undefined ? "" : `, params ${logLine(params, NAME)}`;
  const clause = caseClause(view);
  const clausePart = clause === "" ? "" : `: ${logLine(clause, CLAUSE)}`;
  return `  ${name}${criticalMark}${paramsMark}${clausePart}`;
}

/** Returns the queries that lost a document, without those that stand above (listLostBelow). */
function lostBlock(view: ReportView): Omit<Block, "rank"> {
  const { queries, all } = listLostBelow(view);
  const words = view.failed.length > 0 ? "also lost a document" : "lost a document";
  return {
    heading: queriesHeading(words, all),
    lines: queries.slice(0, QUERIES).map(caseLine),
  };
}

function fellLines({ fell }: ReportView): readonly string[] {
  return fell.length === 0 ? [] : [`${yellow("~")} ${logLine(nameFallen(fell), SENTENCE)}`];
}

/** Returns the queries that got better, at most QUERIES and of a failure one. */
function wonBlock({ won, verdict }: ReportView): Omit<Block, "rank"> {
  const lines = won.slice(0, verdict === "pass" ? QUERIES : 1).map(caseLine);
  return { heading: () => "got better:", lines };
}

function noticeLines({ notices }: ReportView): readonly string[] {
  const lines = notices
    .slice(0, NOTICES)
    .map((notice) => dim(`note: ${logLine(notice, SENTENCE)}`));
  return [...lines, ...moreLine(notices.length - NOTICES, "note")];
}
