/**
 * The comment on the pull request. It is made from report.json as it lies on disk, which a stranger may have written:
 * every text is escaped here, and the verdict is what run and checks bear out.
 */
import type { LossCause } from "../model/explanation.ts";
import type { Scope } from "../model/scope.ts";
import type { Value } from "../model/scores.ts";
import { CATEGORIES, type Category, type VerdictWord, type WeakeningFinding } from "../model/verdict.ts";
import { unitOfMetric } from "../metrics/registry.ts";
import { CAUSE_MEANING } from "../words/causes.ts";
import { weakeningSentence } from "../words/checks.ts";
import { codeMarkdown, escapeHtml, escapeMarkdown } from "../words/escape.ts";
import { checkNumbers, NONE, plural } from "../words/format.ts";
import { CATEGORY_MEANING, scopeLabel, scopeWords } from "../words/notices.ts";
import { mdDetails, mdTable, type RowBounds } from "./markdown.ts";

/** One check of report.json, as far as the comment repeats it. */
export interface CommentCheck {
  readonly metric: string;
  readonly scope: Scope;
  readonly category: Category;
  readonly secondary: boolean;
  readonly baseline: Value;
  readonly current: Value;
  readonly limit: Value;
  readonly state: "failed" | "watched" | "held";
  readonly missing: boolean;
  readonly weakening: WeakeningFinding | null;
  /** Worst first. */
  readonly cases: readonly string[];
}

export interface CommentCase {
  readonly query: string;
  readonly intent: string;
}

export interface CommentLoss {
  readonly cause: LossCause;
  /** Where a target is now, beyond the cutoff. */
  readonly deeper: number | null;
}

/** What one report.json says. */
export interface CommentReport {
  readonly verdict: VerdictWord;
  /** Null where nothing could be read. */
  readonly suite: { readonly name: string; readonly revision: string; readonly cases: number } | null;
  readonly failure: { readonly code: string; readonly message: string; readonly hint: string | null } | null;
  readonly checks: readonly CommentCheck[];
  readonly accepted: number;
  readonly bootstrap: boolean;
  readonly cases: ReadonlyMap<string, CommentCase>;
  readonly losses: ReadonlyMap<string, CommentLoss>;
  /** False where exit code, failure or checks say something else than the verdict. */
  readonly agrees: boolean;
}

export interface CommentContext {
  readonly runUrl: string;
  readonly attempt: number;
  readonly commit: string;
  /** Of the run as the platform gives it; null where the run has not ended, which is this very run. */
  readonly conclusion: string | null;
}

const NAME = 80;
const QUERY = 120;
const SENTENCE = 500;
const CHECKS: RowBounds = { rows: 12, bytes: 9_000 };
const WORST: RowBounds = { rows: 8, bytes: 8_000 };
/** More suites than this have their reports, and a line that says so. */
const REPORTS = 10;
/** Cases of a check that are looked at. */
const CULPRITS = 20;

export function renderCommentMd(reports: readonly CommentReport[], context: CommentContext): string {
  const shown = reports.toSorted((a, b) => severity(a, context) - severity(b, context)).slice(0, REPORTS);
  const left = reports.length - shown.length;
  const blocks = shown.map((report) => reportMd(report, context));
  const none = `### Retrieval gate: no verdict\n\nThe run left no report that can be read${context.conclusion === null ? "" : `; it ended with ${codeMarkdown(context.conclusion, NAME)}`}.\n`;
  const more = left === 0 ? "" : `\n+${left} more reports are in the run.\n`;
  const attempt = context.attempt > 1 ? `, attempt ${context.attempt}` : "";
  return `${blocks.length === 0 ? none : blocks.join("\n---\n\n")}${more}\n<sub>Commit ${codeMarkdown(context.commit.slice(0, 12))} · <a href="${escapeHtml(context.runUrl)}">run and reports</a>${attempt}</sub>\n`;
}

const ORDER = ["fail", "error", "unconfirmed", "partial", "pass"] as const;

/** `pass` only where everything else says so, too. */
export function verdictOf(report: CommentReport, { conclusion }: CommentContext): (typeof ORDER)[number] {
  if (report.verdict !== "pass") return report.verdict;
  return report.agrees && (conclusion === null || conclusion === "success") ? "pass" : "unconfirmed";
}

function severity(report: CommentReport, context: CommentContext): number {
  return ORDER.indexOf(verdictOf(report, context));
}

const MARK = { pass: "✅", fail: "❌", error: "⛔", partial: "◐", unconfirmed: "❔" } as const;

function reportMd(report: CommentReport, context: CommentContext): string {
  const verdict = verdictOf(report, context);
  const { suite } = report;
  const name = suite === null ? "" : ` · ${escapeMarkdown(suite.name, NAME)}`;
  const failed = failedOf(report);
  const cases = suite === null ? "" : ` over ${plural(suite.cases, "case")}`;
  const blocks = [
    `### ${MARK[verdict]} Retrieval gate: ${verdictLine(verdict, report)}${name}\n`,
    `${causeLine(verdict, report, context, cases)}\n`,
    failed.length === 0 ? "" : mdTable(COLUMNS, failed, checkRow, CHECKS),
    worstMd(report),
    watchedMd(report),
  ];
  return blocks.filter((block) => block !== "").join("\n");
}

function verdictLine(verdict: (typeof ORDER)[number], report: CommentReport): string {
  if (verdict === "unconfirmed") return "not confirmed";
  if (verdict === "error")
    return `<b>error</b>${report.failure === null ? "" : `, ${codeMarkdown(report.failure.code, NAME)}`}`;
  if (verdict === "pass" && report.accepted > 0)
    return `passed with ${plural(report.accepted, "accepted regression")}`;
  const categories = CATEGORIES.filter((category) =>
    primaries(report).some((check) => check.category === category),
  );
  return categories.length === 0 ? `<b>${verdict}</b>` : `<b>${verdict}</b>, ${categories.join(", ")}`;
}

/** The one line why. */
function causeLine(
  verdict: (typeof ORDER)[number],
  report: CommentReport,
  { conclusion }: CommentContext,
  cases: string,
): string {
  if (verdict === "unconfirmed") {
    return report.agrees
      ? `The report says pass, and the run ended with ${codeMarkdown(conclusion ?? NONE, NAME)}. Look at the run.`
      : "The report says pass, and its own checks say something else. Look at the run.";
  }
  const { failure } = report;
  if (failure !== null) {
    const todo =
      failure.hint === null ? "" : `\n\n<b>What to do:</b> ${escapeMarkdown(failure.hint, SENTENCE)}`;
    return escapeMarkdown(failure.message, SENTENCE) + todo;
  }
  const first = failedOf(report)[0];
  if (first !== undefined) {
    const intents = new Set(
      failedOf(report).flatMap(({ scope }) => (scope.kind === "intent" ? [scope.name] : [])),
    );
    const listed = [...intents].slice(0, 5).map((intent) => codeMarkdown(intent, NAME));
    const more = intents.size > listed.length ? ` and ${intents.size - listed.length} more` : "";
    const where =
      intents.size === 0 ? "" : ` Failed in ${plural(intents.size, "intent")}: ${listed.join(", ")}${more}.`;
    return `${escapeMarkdown(checkWords(first), SENTENCE)}: ${CATEGORY_MEANING[first.category]}.${where}`;
  }
  if (report.bootstrap) return `The first run: the base has no gate yet${cases}.`;
  const held = report.checks.filter(({ state }) => state === "held").length;
  return verdict === "partial"
    ? `Only a part of the suite was asked${cases}.`
    : `${plural(held, "check")} held${cases}.`;
}

function checkWords(check: CommentCheck): string {
  if (check.weakening !== null) return weakeningSentence(check.weakening);
  const where = scopeWords(check.scope);
  if (check.missing) return `${check.metric} ${where} could not be checked`;
  const { baseline, current, limit } = numbersOf(check);
  const bound = check.limit === null ? "" : ` (limit ${limit})`;
  if (check.baseline === null || check.current === null)
    return `${check.metric} is ${current}${bound} ${where}`;
  const moved = check.current < check.baseline ? "fell" : "rose";
  return `${check.metric} ${moved} from ${baseline} to ${current}${bound} ${where}`;
}

function numbersOf({ metric, baseline, current, limit }: CommentCheck): ReturnType<typeof checkNumbers> {
  const unit = /^(?:newly_lost|critical_lost|cases)$/.test(metric) ? "cases" : unitOfMetric(metric);
  return checkNumbers({ unit, baseline, current, delta: null, limit });
}

const COLUMNS = ["Failed check", "Where", "Baseline:", "Now:", "Limit:", "Category"];

function checkRow(check: CommentCheck): readonly string[] {
  const { baseline, current, limit } = numbersOf(check);
  const category = check.secondary ? `${check.category} (a consequence)` : `<b>${check.category}</b>`;
  const why =
    check.weakening === null
      ? check.missing
        ? ": not measured"
        : ""
      : `: ${escapeMarkdown(weakeningSentence(check.weakening), SENTENCE)}`;
  const where = escapeMarkdown(scopeLabel(check.scope), NAME);
  return [codeMarkdown(check.metric, NAME), where, baseline, `<b>${current}</b>`, limit, category + why];
}

/** Primaries first, by category, overall before intents: the order of causes. */
function failedOf({ checks }: CommentReport): readonly CommentCheck[] {
  const place = (check: CommentCheck): number =>
    Number(check.secondary) * 1000 +
    CATEGORIES.indexOf(check.category) * 10 +
    Number(check.missing) * 2 +
    Number(check.scope.kind !== "overall");
  return checks.filter(({ state }) => state === "failed").toSorted((a, b) => place(a) - place(b));
}

function primaries(report: CommentReport): readonly CommentCheck[] {
  return failedOf(report).filter((check) => !check.secondary);
}

/** The cases of the primary failures, each once. */
function worstMd(report: CommentReport): string {
  const ids = [...new Set(primaries(report).flatMap((check) => check.cases.slice(0, CULPRITS)))];
  if (ids.length === 0) return "";
  const row = (id: string): readonly string[] => {
    const one = report.cases.get(id);
    const loss = report.losses.get(id);
    const query = one === undefined ? codeMarkdown(id, NAME) : escapeMarkdown(one.query, QUERY);
    const deeper = loss?.deeper ? `, at rank ${loss.deeper}` : "";
    const what = loss === undefined ? "" : `${CAUSE_MEANING[loss.cause]}${deeper}`;
    return [query, escapeMarkdown(one?.intent ?? NONE, NAME), what];
  };
  return mdTable(["Worst queries", "Intent", "What happened"], ids, row, WORST);
}

function watchedMd({ checks }: CommentReport): string {
  const watched = checks.filter(({ state }) => state === "watched");
  if (watched.length === 0) return "";
  const row = (check: CommentCheck): readonly string[] => [
    escapeMarkdown(checkWords(check), SENTENCE),
    check.cases
      .slice(0, 3)
      .map((id) => codeMarkdown(id, NAME))
      .join(" "),
  ];
  const table = mdTable(["Beyond its limit, and no failure", "Cases, worst first"], watched, row, CHECKS);
  return mdDetails(`⚠️ ${plural(watched.length, "check")} to watch`, table);
}
