/**
 * The comment on the pull request. It is made from report.json as it lies on disk, which a stranger may have written:
 * every text is escaped here, and the verdict is what run and checks bear out.
 */
import type { VerdictWord } from "../model/verdict.ts";
import { type Blocks, factLines } from "../words/blocks.ts";
import { codeMarkdown, escapeMarkdown } from "../words/escape.ts";
import { NONE } from "../words/format.ts";
import { type Room, itemsMd, whyMd } from "./blocks-md.ts";
import { mdProse } from "./markdown.ts";

/** What one report.json says. */
export interface CommentReport {
  readonly verdict: VerdictWord;
  /** Null where nothing could be read. */
  readonly suite: { readonly name: string; readonly revision: string; readonly cases: number } | null;
  readonly failure: { readonly code: string; readonly message: string; readonly hint: string | null } | null;
  /** Null in reports of older versions. */
  readonly told: Blocks | null;
  /** The head commit that was judged; null where the report does not say. */
  readonly commit: string | null;
  /** False where exit code, failure or checks say something else than the verdict. */
  readonly agrees: boolean;
}

export interface CommentContext {
  readonly runUrl: string;
  readonly attempt: number;
  readonly commit: string;
  /** Of the run as the platform gives it; null where the run has not ended, which is this very run. */
  readonly conclusion: string | null;
  /** Why no report of this run proves anything; may hold a stranger's text. Null where they do. */
  readonly doubt: string | null;
}

const NAME = 80;
const SENTENCE = 500;
const ROOM: Room = { rows: { rows: 12, bytes: 9_000 }, cases: { rows: 8, bytes: 4_000 } };
const LAST_LINES = 20;

/** Worst first. */
export const ORDER = ["fail", "error", "unconfirmed", "partial", "pass"] as const;
export type Shown = (typeof ORDER)[number];

/** `pass` only where everything else says so, too. */
export function verdictOf(report: CommentReport, { conclusion, doubt }: CommentContext): Shown {
  if (report.verdict !== "pass") return report.verdict;
  const ended = conclusion === null || conclusion === "success";
  return report.agrees && doubt === null && ended ? "pass" : "unconfirmed";
}

export const MARK = { pass: "✅", fail: "❌", error: "⛔", partial: "◐", unconfirmed: "❔" } as const;

export function reportMd(report: CommentReport, context: CommentContext): string {
  const verdict = verdictOf(report, context);
  const { suite, told, failure } = report;
  const name = suite === null ? "" : ` · ${escapeMarkdown(suite.name, NAME)}`;
  const hint =
    told === null && failure?.hint ? `<b>What to do:</b> ${mdProse(failure.hint, SENTENCE)}\n` : "";
  const blocks = [
    `### ${MARK[verdict]} Retrieval gate: ${verdictLine(verdict, report)}${name}\n`,
    `${causeLine(verdict, report, context)}\n`,
    hint,
    ...(told === null || verdict === "unconfirmed" ? [] : whyMd(told, "")),
    told === null || told.tally === "" ? "" : `${escapeMarkdown(told.tally, SENTENCE)}\n`,
    ...(told === null ? [] : itemsMd(told, ROOM)),
  ];
  return blocks.filter((block) => block !== "").join("\n");
}

/** What the title adds to the verdict, where it is the title of this verdict. */
export function verdictLine(verdict: Shown, { told, failure }: CommentReport): string {
  if (verdict === "unconfirmed") return "not confirmed";
  if (verdict === "error")
    return `<b>error</b>${failure === null ? "" : `, ${codeMarkdown(failure.code, NAME)}`}`;
  const own = `${verdict.toUpperCase()}: `;
  if (told?.title.startsWith(own) !== true) return `<b>${verdict}</b>`;
  const more = escapeMarkdown(told.title.slice(own.length), SENTENCE);
  return more.startsWith("passed") ? more : `<b>${verdict}</b>, ${more}`;
}

/** What happened, in the words of the report's other outputs. */
function causeLine(
  verdict: Shown,
  { agrees, failure, told }: CommentReport,
  { conclusion, doubt }: CommentContext,
): string {
  if (verdict !== "unconfirmed") return factMd(told?.fact ?? failure?.message ?? verdict);
  if (doubt !== null) return `The report says pass, and ${escapeMarkdown(doubt, SENTENCE)}. Look at the run.`;
  return agrees
    ? `The report says pass, and the run ended with ${codeMarkdown(conclusion ?? NONE, NAME)}. Look at the run.`
    : "The report says pass, and its own checks say something else. Look at the run.";
}

/** What the retriever wrote last keeps its line ends. */
function factMd(message: string): string {
  const [first, ...lines] = factLines(message);
  const last = lines.slice(0, LAST_LINES).map((line) => escapeMarkdown(line, SENTENCE));
  return escapeMarkdown(first, SENTENCE) + (last.length === 0 ? "" : `\n\n<pre>${last.join("\n")}</pre>`);
}
