/** One check of a report.json that a stranger may have written, in words, and as the comment shows it. */
import type { LossCause } from "../model/explanation.ts";
import type { Scope } from "../model/scope.ts";
import type { Unit, Value } from "../model/scores.ts";
import type { Category, WeakeningFinding } from "../model/verdict.ts";
import { unitOfMetric } from "../metrics/registry.ts";
import { CAUSE_MEANING } from "../words/causes.ts";
import { isAbsolute } from "../words/checks.ts";
import { weakeningSentence } from "../words/weakenings.ts";
import { checkNumbers, plural } from "../words/format.ts";
import { codeMarkdown, escapeMarkdown } from "../words/escape.ts";
import { scopeLabel, scopeWords } from "../words/notices.ts";
import { mdDetails, mdList, mdTable, type RowBounds } from "./markdown.ts";

const NAME = 80;
const QUERY = 120;
const SENTENCE = 500;
const CHECKS: RowBounds = { rows: 12, bytes: 9_000 };
/** One edit makes many alike. */
const LOOSENED: RowBounds = { rows: 4, bytes: 9_000 };

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
  /** Null where the limit is the rule's own floor or ceiling alone. */
  readonly tolerance: Value;
  readonly direction: "higher" | "lower";
  readonly weakening: WeakeningFinding | null;
  /** Worst first. */
  readonly cases: readonly CommentCulprit[];
}

export interface CommentCulprit {
  readonly id: string;
  readonly before: Value;
  readonly after: Value;
}

export interface CommentCase {
  readonly query: string;
  readonly intent: string;
  readonly error: string | null;
  readonly forbidden: readonly { readonly rank: number; readonly id: string }[];
}

export interface CommentLoss {
  readonly cause: LossCause;
  /** Where a target is now, beyond the cutoff. */
  readonly deeper: number | null;
}

const COUNTED = /^(?:newly_lost|critical_lost|cases)$/;

function unitOf({ metric }: CommentCheck): Unit {
  return COUNTED.test(metric) ? "cases" : unitOfMetric(metric);
}

export function numbersOf(check: CommentCheck): ReturnType<typeof checkNumbers> {
  const { baseline, current, limit } = check;
  return checkNumbers({ unit: unitOf(check), baseline, current, delta: null, limit });
}

/** `floor` or `ceiling` where the limit is the rule's own; null where it comes from the baseline. */
export function ownBound(check: CommentCheck): string | null {
  if (check.missing || COUNTED.test(check.metric) || !isAbsolute(check)) return null;
  return check.direction === "higher" ? "floor" : "ceiling";
}

export function checkWords(check: CommentCheck): string {
  if (check.weakening !== null) return weakeningSentence(check.weakening);
  const where = scopeWords(check.scope);
  const { baseline, current, limit } = numbersOf(check);
  if (check.metric === "cases") {
    const gone = (check.baseline ?? 0) - (check.current ?? 0);
    return `${gone} of the baseline's ${plural(check.baseline ?? 0, "case")} ${gone === 1 ? "is" : "are"} gone or edited`;
  }
  if (check.missing) return `${check.metric} ${where} could not be checked`;
  if (COUNTED.test(check.metric)) return `${check.metric} is ${current} (${limit} allowed) ${where}`;
  const bound = check.limit === null ? "" : ` (${ownBound(check) ?? "limit"} ${limit})`;
  if (check.baseline === null || check.current === null)
    return `${check.metric} is ${current}${bound} ${where}`;
  if (baseline === current) return `${check.metric} stayed at ${current}${bound} ${where}`;
  const moved = check.current < check.baseline ? "fell" : "rose";
  return `${check.metric} ${moved} from ${baseline} to ${current}${bound} ${where}`;
}

const DEEPER: readonly LossCause[] = ["deeper", "crowded_out", "duplicates"];

/** What happened to a case that made the check fail: the cause where one is known, else its figures. */
export function caseWords(
  check: CommentCheck,
  culprit: CommentCulprit,
  loss: CommentLoss | undefined,
  forbidden: CommentCase["forbidden"] = [],
): string {
  const [worst] = forbidden;
  if (check.category === "forbidden_hit" && worst !== undefined) return `${worst.id} at rank ${worst.rank}`;
  if (check.category === "retriever_error") return CAUSE_MEANING.error;
  if (check.metric === "cases") return "gone or edited";
  if (check.missing) return "not measured";
  if (check.metric === "degraded_rate") return CAUSE_MEANING.degraded;
  if (loss !== undefined && unitOf(check) !== "ms") {
    const deeper = loss.deeper !== null && DEEPER.includes(loss.cause) ? `, at rank ${loss.deeper}` : "";
    return `${CAUSE_MEANING[loss.cause]}${deeper}`;
  }
  if (culprit.after === null) return "";
  const { before, after } = culprit;
  const shown = checkNumbers({
    unit: unitOf(check),
    baseline: before,
    current: after,
    delta: null,
    limit: null,
  });
  const name = unitOf(check) === "ms" ? "median" : check.metric;
  return `${name} ${before === null ? "" : `${shown.baseline} → `}${shown.current}`;
}

/** In the open what failed by itself; folded what follows from it. */
export function failedMd(failed: readonly CommentCheck[]): string {
  const own = failed.filter((check) => !check.secondary);
  const follows = failed.filter((check) => check.secondary);
  const loosened = own.filter(({ weakening }) => weakening !== null);
  const figures = own.filter((each) => !loosened.includes(each));
  const parts = [
    loosened.length === 0 ? "" : mdList(loosened, loosenedItem, LOOSENED),
    figures.length === 0 ? "" : failedTable(figures),
    follows.length === 0
      ? ""
      : mdDetails(`${plural(follows.length, "check")} failed as a consequence`, failedTable(follows)),
  ];
  return parts.filter((part) => part !== "").join("\n");
}

/** The heading names the category; a column of it is for more than one. */
function failedTable(checks: readonly CommentCheck[]): string {
  const one = new Set(checks.map(({ category }) => category)).size === 1;
  if (!one || checks.some((check) => check.missing || check.secondary))
    return mdTable(COLUMNS, checks, checkRow, CHECKS);
  return mdTable(COLUMNS.slice(0, -1), checks, (check) => checkRow(check).slice(0, -1), CHECKS);
}

function loosenedItem({ weakening }: CommentCheck): string {
  if (weakening === null) return "";
  return `${escapeMarkdown(weakeningSentence(weakening), SENTENCE)} in ${codeMarkdown(weakening.file, QUERY)}`;
}

const COLUMNS = ["Failed check", "Where", "Baseline:", "Now:", "Limit:", "Category"];

function checkRow(check: CommentCheck): readonly string[] {
  const { baseline, current, limit } = numbersOf(check);
  const category = check.secondary ? check.category : `<b>${check.category}</b>`;
  const why = check.missing && check.metric !== "cases" ? ": not measured" : "";
  const where = escapeMarkdown(scopeLabel(check.scope), NAME);
  return [codeMarkdown(check.metric, NAME), where, baseline, `<b>${current}</b>`, limit, category + why];
}

/** Sentences of report.json under a heading. */
export function saidMd(title: string, said: readonly string[]): string {
  if (said.length === 0) return "";
  return `<b>${title}:</b>\n\n${mdList(said, (each) => escapeMarkdown(each, SENTENCE), CHECKS)}`;
}
