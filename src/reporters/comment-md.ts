/**
 * The comment on the pull request. It is made from report.json as it lies on disk, which a stranger may have written:
 * every text is escaped here, and the verdict is what run and checks bear out.
 */
import { CATEGORIES, type VerdictWord } from "../model/verdict.ts";
import { codeMarkdown, escapeHtml, escapeMarkdown } from "../words/escape.ts";
import { NONE, plural } from "../words/format.ts";
import type { Told } from "../words/told.ts";
import {
  type CommentCase,
  type CommentCheck,
  type CommentLoss,
  caseWords,
  checkWords,
  failedMd,
  saidMd,
} from "./comment-checks.ts";
import { mdProse, mdTable, type RowBounds } from "./markdown.ts";

/** What one report.json says. */
export interface CommentReport {
  readonly verdict: VerdictWord;
  /** Null where nothing could be read. */
  readonly suite: { readonly name: string; readonly revision: string; readonly cases: number } | null;
  readonly failure: { readonly code: string; readonly message: string; readonly hint: string | null } | null;
  /** Null in reports of older versions. */
  readonly told: Told | null;
  readonly checks: readonly CommentCheck[];
  readonly accepted: readonly CommentCheck[];
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
const WORST: RowBounds = { rows: 8, bytes: 8_000 };
/** More suites than this have their reports, and a line that says so. */
const REPORTS = 10;
/** Cases of a check that are looked at. */
const CULPRITS = 20;
const LAST_LINES = 20;

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
  const blocks = [
    `### ${MARK[verdict]} Retrieval gate: ${verdictLine(verdict, report)}${name}\n`,
    `${causeLine(verdict, report, context)}\n`,
    ...(verdict === "unconfirmed" ? [] : whyMd(report)),
    failedMd(failed),
    saidMd("Accepted with the label", report.told?.accepted ?? []),
    worstMd(report),
    saidMd("⚠️ To watch", report.told?.watched ?? []),
  ];
  return blocks.filter((block) => block !== "").join("\n");
}

function verdictLine(verdict: (typeof ORDER)[number], report: CommentReport): string {
  if (verdict === "unconfirmed") return "not confirmed";
  if (verdict === "error")
    return `<b>error</b>${report.failure === null ? "" : `, ${codeMarkdown(report.failure.code, NAME)}`}`;
  if (verdict === "pass" && report.accepted.length > 0)
    return `passed with ${plural(report.accepted.length, "accepted regression")}`;
  const watched = report.checks.filter(({ state }) => state === "watched").length;
  if (verdict === "pass" && watched > 0) return `<b>pass</b>, ${plural(watched, "check")} to watch`;
  const categories = CATEGORIES.filter((category) =>
    primaries(report).some((check) => check.category === category),
  );
  return categories.length === 0 ? `<b>${verdict}</b>` : `<b>${verdict}</b>, ${categories.join(", ")}`;
}

/** What happened, in the words of the report's other outputs, and where. */
function causeLine(
  verdict: (typeof ORDER)[number],
  report: CommentReport,
  { conclusion }: CommentContext,
): string {
  if (verdict === "unconfirmed") {
    return report.agrees
      ? `The report says pass, and the run ended with ${codeMarkdown(conclusion ?? NONE, NAME)}. Look at the run.`
      : "The report says pass, and its own checks say something else. Look at the run.";
  }
  const first = failedOf(report)[0];
  const fact =
    report.failure?.message ?? report.told?.fact ?? (first === undefined ? verdict : checkWords(first));
  return `${factMd(fact)}${first === undefined ? "" : failedIn(report)}`;
}

function whyMd({ told, failure }: CommentReport): readonly string[] {
  const lines = [
    ["Why", told?.why ?? "", escapeMarkdown],
    ["What to do", told?.what_to_do ?? failure?.hint ?? "", mdProse],
    ["Note", told?.note ?? "", escapeMarkdown],
  ] as const;
  return lines
    .filter(([, words]) => words !== "")
    .map(([title, words, toMd]) => `<b>${title}:</b> ${toMd(words, SENTENCE)}\n`);
}

/** The intents and tags that have a failed check. */
function failedIn(report: CommentReport): string {
  const parts = (["intent", "tag"] as const).flatMap((kind) => {
    const names = new Set(failedOf(report).flatMap(({ scope }) => (scope.kind === kind ? [scope.name] : [])));
    if (names.size === 0) return [];
    const listed = [...names].slice(0, 5).map((name) => codeMarkdown(name, NAME));
    const more = names.size > listed.length ? ` and ${names.size - listed.length} more` : "";
    return [`${plural(names.size, kind)}: ${listed.join(", ")}${more}`];
  });
  return parts.length === 0 ? "" : `. Failed in ${parts.join("; in ")}.`;
}

/** What the retriever wrote last keeps its line ends. */
function factMd(message: string): string {
  const [first = "", ...lines] = message.split(/\r?\n/).filter((line) => line.trim() !== "");
  const last = lines.slice(0, LAST_LINES).map((line) => escapeMarkdown(line, SENTENCE));
  return escapeMarkdown(first, SENTENCE) + (last.length === 0 ? "" : `\n\n<pre>${last.join("\n")}</pre>`);
}

/** Primaries first, by category, overall before intents: the order of causes. */
function failedOf({ checks }: CommentReport): readonly CommentCheck[] {
  const place = (check: CommentCheck): number =>
    Number(check.secondary) * 1000 +
    CATEGORIES.indexOf(check.category) * 10 +
    Number(check.missing) * 2 +
    Number(check.scope.kind !== "overall");
  // The base's policy and the head's may say the same of the same bucket; the head's comes first.
  const key = ({ metric, scope, weakening, secondary }: CommentCheck): string =>
    JSON.stringify([metric, scope, secondary, weakening?.code, weakening?.field]);
  const failed = new Map<string, CommentCheck>();
  for (const check of checks) {
    if (check.state === "failed" && !failed.has(key(check))) failed.set(key(check), check);
  }
  return [...failed.values()].toSorted((a, b) => place(a) - place(b));
}

function primaries(report: CommentReport): readonly CommentCheck[] {
  return failedOf(report).filter((check) => !check.secondary);
}

/** The cases of the primary failures, each once. */
function worstMd(report: CommentReport): string {
  const worst = new Map<string, string>();
  for (const check of primaries(report)) {
    for (const culprit of check.cases.slice(0, CULPRITS)) {
      if (!worst.has(culprit.id))
        worst.set(
          culprit.id,
          caseWords(check, culprit, report.losses.get(culprit.id), report.cases.get(culprit.id)?.forbidden),
        );
    }
  }
  if (worst.size === 0) return "";
  const row = ([id, what]: readonly [string, string]): readonly string[] => {
    const one = report.cases.get(id);
    const query = one === undefined ? codeMarkdown(id, NAME) : escapeMarkdown(one.query, QUERY);
    return [query, escapeMarkdown(one?.intent ?? NONE, NAME), escapeMarkdown(what, SENTENCE)];
  };
  return mdTable(["Worst queries", "Intent", "What happened"], [...worst], row, WORST);
}
