/**
 * The comment on the pull request: of one suite, or of several a line for each, what did not pass
 * in full and what passed folded. It is made from report.json as it lies on disk, which a retriever
 * may have changed: every text is escaped here. A part is one report of the workflow run that it is
 * about; a line is one suite, which may have no report in this run: then an earlier comment
 * remembers it. A fork's pull request has a comment of its own kind (fork-comment-md.ts).
 */
import type { VerdictWord } from "../model/verdict.ts";
import { type ReportView, countWords } from "../messages/view.ts";
import { codeMarkdown, escapeHtml, escapeMarkdown } from "../messages/escape.ts";
import { NONE, pluralise } from "../messages/format.ts";
import { type RowCounts, linesMd, logMd, partsMd, mdDetails, mdList, mdProse } from "./view-md.ts";

import { requireItem } from "../model/lookup.ts";

/** What one report.json says. */
export interface CommentReport {
  readonly verdict: VerdictWord;
  /** The suite's name; null where nothing could be read. */
  readonly suite: string | null;
  readonly failure: {
    readonly code: string;
    readonly message: string;
    readonly hint: string | null;
  } | null;
  /** Null if the report does not have them. */
  readonly view: ReportView | null;
  /** The head commit that was judged; null where the report does not say. */
  readonly commit: string | null;
}

export interface CommentContext {
  readonly runUrl: string;
  /** From 1. */
  readonly attempt: number;
  /** The head commit that it ran for. */
  readonly commit: string;
  /** How GitHub says the run ended; null while it runs. */
  readonly conclusion: string | null;
}

/** One report of a run. */
export interface CommentPart {
  /** The artifact's name without the attempt. It is unique where suites share a name. */
  readonly key: string;
  readonly report: CommentReport;
  /** Address of the report's page; null where it is not stored alone. */
  readonly page: string | null;
}

/** Characters of a name, a sentence, the words of a line, and a commit. */
const NAME = 80;
const SENTENCE = 500;
const WORDS = 200;
const COMMIT = 12;
/** How much of a report a comment shows. */
const ROW_COUNTS: RowCounts = {
  rows: 3,
  queries: 3,
  fell: 0,
  lost: 1,
  won: 1,
  short: true,
};
/** Lines of what the retriever wrote last. */
const LAST_LINES = 20;
/** How many reports are shown. Further suites have a line only. */
const MOST_REPORTS = 10;
const MOST_LINES = 100;
/** Characters, and lines, that a comment remembers for the next one (memoryMd). */
const MEMORY = 12_000;
const REMEMBERED = 100;

/** The icon of each verdict, the worst first; a suite that was not run for this commit is last. */
const VERDICT_ICON = {
  fail: "❌",
  error: "⛔",
  "not confirmed": "❔",
  partial: "◐",
  pass: "✅",
  "not run": "➖",
} as const;
/**
 * A verdict as a line shows it. `not confirmed`: the report says pass, but the run failed; or it
 * can't be read.
 */
type ShownVerdict = keyof typeof VERDICT_ICON;
/** What a line shows, in the order of the lines. */
const WORST_FIRST = Object.keys(VERDICT_ICON) as ShownVerdict[];

/** A suite as its line has it. */
interface Line {
  /** As of CommentPart. */
  readonly key: string;
  readonly name: string;
  readonly verdict: ShownVerdict;
  /** What follows the name, as Markdown. */
  readonly md: string;
  /** Absent where this run has no report of it. */
  readonly part?: CommentPart;
}

/**
 * Returns the comment, the suites with the worst verdict first, without the hidden marker line by
 * which the comment is found again (action/comment/comment.ts puts it above). `unreadable` are
 * reports that can't be shown, with the reason in words; `earlierComment` is the comment that this
 * one takes the place of, or "". Suites that only the earlier comment knows have a line as well.
 */
export function renderCommentMd(
  parts: readonly CommentPart[],
  context: CommentContext,
  unreadable: readonly {
    readonly key: string;
    readonly name: string;
    readonly words: string;
  }[] = [],
  earlierComment: string = "",
): string {
  const readableLines = parts.map((part) => partLine(part, choosePartName(part, parts), context));
  const unreadableLines = unreadable.map(({ key, name, words }): Line => {
    const md = `not confirmed: ${escapeMarkdown(words, WORDS)}`;
    return { key, name, verdict: "not confirmed", md };
  });
  const linesOfRun = [...readableLines, ...unreadableLines];
  const earlierLines = readEarlierLines(earlierComment, context).filter((line) =>
    linesOfRun.every(({ key, name }) => key !== line.key && name !== line.name),
  );
  const linePlace = ({ verdict }: Line): number => WORST_FIRST.indexOf(verdict);
  const lines = [...linesOfRun, ...earlierLines].toSorted((a, b) => linePlace(a) - linePlace(b));
  return memoryMd(context.commit, lines) + bodyMd(lines, context);
}

/**
 * Returns the visible comment: of one suite that ran, its report. Else a heading (of the suites, or
 * that there is no report), a line for each suite, and below these the reports, folded if they
 * passed (blockMd). Reports beyond MOST_REPORTS are only counted.
 */
function bodyMd(lines: readonly Line[], context: CommentContext): string {
  const ran = lines.filter(({ part }) => part !== undefined);
  const [first] = ran;
  if (first !== undefined && lines.length === 1) {
    return reportMd(first, context) + footerMd(context, first.part!.page);
  }
  const head = first === undefined ? noneMd(context) : headingMd(lines);
  const lineMd = ({ name, verdict, md }: Line): string =>
    `${VERDICT_ICON[verdict]} <b>${escapeMarkdown(name, NAME)}</b>: ${md}`;
  const list = mdList(lines, lineMd, MOST_LINES);
  const hasFailed = lines.some(({ verdict }) => verdict === "fail" || verdict === "error");
  const blocks = ran.slice(0, MOST_REPORTS).map((line) => blockMd(line, hasFailed, context));
  const hiddenCount = ran.length - blocks.length;
  const hiddenWords =
    hiddenCount === 0 ? "" : `\n${hiddenCount} more are in the reports of the run.\n`;
  return `${head}\n${list}\n${blocks.join("\n")}${hiddenWords}${footerMd(context, null)}`;
}

/**
 * Returns a suite's report. It is folded if it passed, and if it is not confirmed while another
 * suite failed (`hasFailed`): that failure explains why the run did not end well. The line must
 * have a part.
 */
function blockMd(line: Line, hasFailed: boolean, context: CommentContext): string {
  const { name, verdict } = line;
  const block = reportMd(line, context);
  const isExplained = verdict === "not confirmed" && hasFailed;
  return verdict === "pass" || isExplained
    ? mdDetails(`${VERDICT_ICON[verdict]} ${name}`, block)
    : block;
}

/** Returns the line of a report; of one of another commit than the run, that it was not run. */
function partLine(part: CommentPart, name: string, context: CommentContext): Line {
  const { key, report, page } = part;
  if (report.commit !== null && report.commit !== context.commit) {
    return notRunLine(key, name, context);
  }
  const verdict = shownVerdict(report, context);
  return { key, name, verdict, md: verdictHeadline(verdict, report) + linkMd(page), part };
}

function notRunLine(key: string, name: string, { commit }: CommentContext): Line {
  return {
    key,
    name,
    verdict: "not run",
    md: `not run for ${codeMarkdown(commit.slice(0, COMMIT))}`,
  };
}

/** Returns the suite's name, or the artifact's if there is none; both where the name is shared. */
function choosePartName(part: CommentPart, parts: readonly CommentPart[]): string {
  const partName = ({ report, key }: CommentPart): string => report.suite ?? key;
  const name = partName(part);
  const isShared = parts.some((other) => other !== part && partName(other) === name);
  return isShared && part.key !== name ? `${name} (${part.key})` : name;
}

/**
 * Returns the heading of several suites, with the icon of the worst: `2 of 6 suites failed` (or
 * `6 of 6 suites passed`) of those that ran, and how many are not confirmed or did not run. The
 * lines are sorted, the worst first.
 */
function headingMd(lines: readonly Line[]): string {
  const countLines = (...verdicts: readonly ShownVerdict[]): number =>
    lines.filter(({ verdict }) => verdicts.includes(verdict)).length;
  const failed = countLines("fail", "error");
  const unconfirmed = countLines("not confirmed");
  const notRunCount = countLines("not run");
  const ran = lines.length - notRunCount;
  const parts = [
    failed > 0
      ? `${failed} of ${pluralise(ran, "suite")} failed`
      : `${countLines("pass")} of ${pluralise(ran, "suite")} passed`,
    ...(unconfirmed > 0 ? [`${unconfirmed} not confirmed`] : []),
    ...(notRunCount > 0 ? [`${notRunCount} not run`] : []),
  ];
  return `### ${VERDICT_ICON[requireItem(lines, 0).verdict]} Retrieval gate: <b>${parts.join(", ")}</b>\n`;
}

/** Returns the heading of a run that left no report, with how it ended. */
function noneMd({ conclusion }: CommentContext): string {
  const ended = conclusion === null ? "" : ` The run ended with ${codeMarkdown(conclusion, NAME)}.`;
  return `### Retrieval gate: no verdict\n\nThere is no readable report of this run.${ended}\n`;
}

function linkMd(page: string | null): string {
  return page === null ? "" : ` · <a href="${escapeHtml(page)}">report</a>`;
}

/**
 * Returns the last line: the commit, the links to the report's `page` (if any) and to the run, and
 * the attempt beyond the first.
 */
export function footerMd(context: CommentContext, page: string | null): string {
  const attempt = context.attempt > 1 ? `, attempt ${context.attempt}` : "";
  const commit = codeMarkdown(context.commit.slice(0, COMMIT));
  return `\n<sub>Commit ${commit}${linkMd(page)} · <a href="${escapeHtml(context.runUrl)}">run and reports</a>${attempt}</sub>\n`;
}

/**
 * Returns the lines as an HTML comment, which GitHub hides: the next comment in this place reads
 * from it which suites there were (readMemory). It has the commit, and of each line the key, the
 * name and the verdict, null if it was not run. Empty if it would be too long.
 */
function memoryMd(commit: string, lines: readonly Line[]): string {
  const rows = lines
    .slice(0, REMEMBERED)
    .map(({ key, name, verdict }) => [key, name, verdict === "not run" ? null : verdict]);
  // Two dashes would end the HTML comment.
  const text = encodeURIComponent(JSON.stringify([commit, ...rows])).replaceAll("-", "%2D");
  return text.length > MEMORY ? "" : `<!-- lines ${text} -->\n`;
}

/**
 * Returns the lines that an earlier comment of ours remembers. If it is about the same commit, they
 * keep their verdict; else, and without a known verdict, these suites were not run for this commit.
 */
function readEarlierLines(earlierComment: string, context: CommentContext): readonly Line[] {
  const [commit, ...rows] = readMemory(earlierComment);
  return rows.map((row) => {
    const [key = "", name = "", word = ""] = Array.isArray(row) ? row.map(String) : [];
    const verdict = WORST_FIRST.find((shown) => shown === word && shown !== "not run");
    if (verdict === undefined || commit !== context.commit) {
      return notRunLine(key, name, context);
    }
    return { key, name, verdict, md: `${word}, in an earlier run of this commit` };
  });
}

/**
 * Returns the commit and the rows that a comment remembers, unchecked, since a stranger may have
 * edited them. Empty if it has none, or none that can be read.
 */
function readMemory(comment: string): readonly unknown[] {
  // What encodeURIComponent leaves as it is, and `%`.
  const [, text = "[]"] = /^<!-- lines ([\w.!~*'()%]+) -->$/m.exec(comment) ?? [];
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

// One report.

/**
 * Returns the report's verdict. A pass of a run that failed is not confirmed: a step may have
 * failed after the report. That of a run that has not ended (null) is shown as it is.
 */
function shownVerdict({ verdict }: CommentReport, { conclusion }: CommentContext): ShownVerdict {
  const hasFailed = conclusion !== null && conclusion !== "success";
  return verdict === "pass" && hasFailed ? "not confirmed" : verdict;
}

/**
 * Returns the comment on the line's report (`line.part` must be there): verdict, title, what to do,
 * counts and sections (`partsMd`). A report without a view has only the error's hint; of one that
 * is not confirmed, cause and advice are left out.
 */
function reportMd(line: Line, context: CommentContext): string {
  const { verdict } = line;
  const { report } = line.part!;
  const { view, failure } = report;
  const icon = view?.first_run === true ? "🔵" : VERDICT_ICON[verdict];
  const name = line.name === "" ? "" : ` · ${escapeMarkdown(line.name, NAME)}`;
  const blocks = [
    `### ${icon} Retrieval gate: ${verdictHeadline(verdict, report)}${name}\n`,
    `${titleLine(verdict, report, context)}\n`,
  ];
  if (view === null) {
    const hint = failure?.hint ?? "";
    blocks.push(hint === "" ? "" : `<b>What to do:</b> ${mdProse(hint, SENTENCE)}\n`);
  } else {
    const counted = countWords(view.counts);
    blocks.push(
      ...(verdict === "not confirmed" ? [] : linesMd(view, ROW_COUNTS)),
      counted === "" ? "" : `${escapeMarkdown(counted, SENTENCE)}\n`,
      ...partsMd(view, ROW_COUNTS),
    );
  }
  return blocks.filter(Boolean).join("\n");
}

/**
 * Returns the verdict, and what the view's heading says after it: `<b>fail</b>, recall_drop`. The
 * heading is left out if it is of another verdict, which only a changed report.json has. An error
 * has its code instead, and a first run a sentence.
 */
function verdictHeadline(verdict: ShownVerdict, { view, failure }: CommentReport): string {
  if (verdict === "not confirmed") {
    return "not confirmed";
  }
  if (view?.first_run === true) {
    return "<b>first run</b> (error), there is no baseline yet";
  }
  if (verdict === "error") {
    return `<b>error</b>${failure === null ? "" : `, ${codeMarkdown(failure.code, NAME)}`}`;
  }
  const headingStart = `${verdict.toUpperCase()}: `;
  if (view?.heading.startsWith(headingStart) !== true) {
    return `<b>${verdict}</b>`;
  }
  const headingRest = escapeMarkdown(view.heading.slice(headingStart.length), SENTENCE);
  // "PASS: passed with 1 accepted regression" says the verdict itself.
  const saysVerdict = verdict === "pass" && view.accepted.length > 0;
  return saysVerdict ? headingRest : `<b>${verdict}</b>, ${headingRest}`;
}

/**
 * Returns what happened, in the words of the report's other outputs, and below it what the
 * retriever wrote last, with its line ends. Of a report that is not confirmed, returns how the run
 * ended.
 */
function titleLine(
  verdict: ShownVerdict,
  { failure, view }: CommentReport,
  { conclusion }: CommentContext,
): string {
  if (verdict === "not confirmed") {
    return `The report says pass, but the run ended with ${codeMarkdown(conclusion ?? NONE, NAME)}. Look at the run.`;
  }
  const title = escapeMarkdown(view?.title ?? failure?.message ?? verdict, SENTENCE);
  const log = logMd((view?.output ?? []).slice(-LAST_LINES), SENTENCE);
  return title + (log === "" ? "" : `\n\n${log.trimEnd()}`);
}
