/** One comment of several suites: a line for each, what did not pass in full, what passed folded. */
import { codeMarkdown, escapeHtml, escapeMarkdown } from "../words/escape.ts";
import {
  type CommentContext,
  type CommentReport,
  MARK,
  ORDER,
  type Shown,
  reportMd,
  verdictLine,
  verdictOf,
} from "./comment-md.ts";
import { mdDetails, mdList, type RowBounds } from "./markdown.ts";

const NAME = 80;
const WORDS = 200;
const COMMIT = 12;
/** More suites than this have a line and their reports. */
const BLOCKS = 10;
const LINES: RowBounds = { rows: 100, bytes: 16_000 };
/** Characters, and lines, that a comment remembers. */
const MEMORY = 12_000;
const REMEMBERED = 100;

/** One report of a run. */
export interface CommentPart {
  /** Its artifact without the attempt, which tells it apart where suites share a name. */
  readonly key: string;
  readonly report: CommentReport;
  /** Address of the report's page; null where it is not stored alone. */
  readonly page: string | null;
}

/** A suite as its line has it. */
interface Line {
  readonly key: string;
  readonly name: string;
  /** Null where the suite was not run for this commit. */
  readonly verdict: Shown | null;
  readonly md: string;
}

/**
 * The comment without its mark. `left` are reports that can't be shown, with the reason; `before` is the comment that this
 * one takes the place of, or empty.
 */
export function renderCommentMd(
  parts: readonly CommentPart[],
  context: CommentContext,
  left: readonly { readonly key: string; readonly name: string; readonly words: string }[] = [],
  before: string = "",
): string {
  const names = new Map(parts.map((part) => [part, nameAmong(part, parts)]));
  const isOurs = ({ report: { commit } }: CommentPart): boolean =>
    commit === null || commit === context.commit;
  const ran = parts
    .filter(isOurs)
    .toSorted((a, b) => place(verdictOf(a.report, context)) - place(verdictOf(b.report, context)));
  const shown: readonly Line[] = [
    ...ran.map((part) => partLine(part, names.get(part)!, context)),
    ...left.map(({ words, ...own }) => ({
      ...own,
      verdict: "unconfirmed" as const,
      md: escapeMarkdown(words, WORDS),
    })),
    ...parts.filter((part) => !isOurs(part)).map((part) => notRun(part.key, names.get(part)!, context)),
  ];
  const rest = remembered(before, context).filter((line) =>
    shown.every(({ key, name }) => key !== line.key && name !== line.name),
  );
  const lines = [...shown, ...rest].toSorted((a, b) => place(a.verdict) - place(b.verdict));
  return (
    memoryMd(context.commit, lines) +
    bodyMd(
      ran.map((part) => ({ ...part, name: names.get(part)! })),
      lines,
      context,
    )
  );
}

function bodyMd(
  parts: readonly (CommentPart & Pick<Line, "name">)[],
  lines: readonly Line[],
  context: CommentContext,
): string {
  const [first] = parts;
  if (first !== undefined && lines.length === 1)
    return reportMd(first.report, context) + footerMd(context, first.page);
  const head = first === undefined ? noneMd(context) : headingMd(lines.map(({ verdict }) => verdict));
  const list = mdList(
    lines,
    ({ name, verdict, md }) => `${markOf(verdict)} <b>${escapeMarkdown(name, NAME)}</b>: ${md}`,
    LINES,
  );
  const blocks = parts.slice(0, BLOCKS).map(({ report, name }) => blockMd(report, name, lines, context));
  const more = parts.length - blocks.length;
  const rest = more === 0 ? "" : `\n${more} more are in the reports of the run.\n`;
  return `${head}\n${list}\n${blocks.join("\n")}${rest}${footerMd(context, null)}`;
}

/** Folded where it passed, or where the run failed and another report says why. */
function blockMd(
  report: CommentReport,
  name: string,
  lines: readonly Line[],
  context: CommentContext,
): string {
  const verdict = verdictOf(report, context);
  const failed = lines.some((line) => line.verdict === "fail" || line.verdict === "error");
  const explained = verdict === "unconfirmed" && failed && report.agrees && context.doubt === null;
  const block = reportMd(report, context);
  return verdict === "pass" || explained ? mdDetails(`${MARK[verdict]} ${name}`, block) : block;
}

function partLine({ key, report, page }: CommentPart, name: string, context: CommentContext): Line {
  const verdict = verdictOf(report, context);
  return { key, name, verdict, md: verdictLine(verdict, report) + linkMd(page, context) };
}

function notRun(key: string, name: string, { commit }: CommentContext): Line {
  return { key, name, verdict: null, md: `not run for ${codeMarkdown(commit.slice(0, COMMIT))}` };
}

function nameOf({ report, key }: CommentPart): string {
  return report.suite?.name ?? key;
}

/** Its suite's, and where that is missing or shared its artifact's, too. */
function nameAmong(part: CommentPart, parts: readonly CommentPart[]): string {
  const name = nameOf(part);
  const shared = parts.some((other) => other !== part && nameOf(other) === name);
  return shared && part.key !== name ? `${name} (${part.key})` : name;
}

/** What did not run stands last. */
function place(verdict: Shown | null): number {
  return verdict === null ? ORDER.length : ORDER.indexOf(verdict);
}

function markOf(verdict: Shown | null): string {
  return verdict === null ? "➖" : MARK[verdict];
}

/** "2 of 6 failed", of those that ran. */
function headingMd(verdicts: readonly (Shown | null)[]): string {
  const ran = verdicts.filter((verdict) => verdict !== null);
  const count = (...of: readonly Shown[]): number => ran.filter((verdict) => of.includes(verdict)).length;
  const [failed, unsure, passed] = [count("fail", "error"), count("unconfirmed"), count("pass")];
  const said = [
    failed > 0 ? `${failed} of ${ran.length} failed` : `${passed} of ${ran.length} passed`,
    ...(unsure > 0 ? [`${unsure} not confirmed`] : []),
    ...(ran.length < verdicts.length ? [`${verdicts.length - ran.length} not run`] : []),
  ];
  return `### ${markOf(ran[0] ?? null)} Retrieval gate: <b>${said.join(", ")}</b>\n`;
}

function noneMd({ conclusion }: CommentContext): string {
  const ended = conclusion === null ? "" : `; it ended with ${codeMarkdown(conclusion, NAME)}`;
  return `### Retrieval gate: no verdict\n\nThe run left no report that can be read${ended}.\n`;
}

/** None of a change that could have made the page itself. */
function linkMd(page: string | null, { doubt }: CommentContext): string {
  return page === null || doubt !== null ? "" : ` · <a href="${escapeHtml(page)}">report</a>`;
}

function footerMd(context: CommentContext, page: string | null): string {
  const attempt = context.attempt > 1 ? `, attempt ${context.attempt}` : "";
  const commit = codeMarkdown(context.commit.slice(0, COMMIT));
  return `\n<sub>Commit ${commit}${linkMd(page, context)} · <a href="${escapeHtml(context.runUrl)}">run and reports</a>${attempt}</sub>\n`;
}

/** Hidden: the next comment in this place says which of these lines were not run again. */
function memoryMd(commit: string, lines: readonly Line[]): string {
  const rows = lines.slice(0, REMEMBERED).map(({ key, name, verdict }) => [key, name, verdict]);
  const text = encodeURIComponent(JSON.stringify([commit, ...rows])).replaceAll("-", "%2D");
  return text.length > MEMORY ? "" : `<!-- lines ${text} -->\n`;
}

/** The lines of an earlier comment of ours; those of this very commit as they stood. */
function remembered(before: string, context: CommentContext): readonly Line[] {
  const [commit, ...rows] = readMemory(before);
  return rows.map((row) => {
    const [key = "", name = "", said] = Array.isArray(row) ? row.map(String) : [];
    const verdict = ORDER.find((word) => word === said);
    if (verdict === undefined || commit !== context.commit) return notRun(key, name, context);
    return { key, name, verdict, md: `${verdict}, in an earlier run of this commit` };
  });
}

/** Whether a comment of ours tells of the commit. */
export function tellsOf(comment: string, commit: string): boolean {
  return readMemory(comment)[0] === commit;
}

/** Somebody may have edited it. */
function readMemory(comment: string): readonly unknown[] {
  const [, text = "[]"] = /^<!-- lines ([\w.!~*'()%]+) -->$/m.exec(comment) ?? [];
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
