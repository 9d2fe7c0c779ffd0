/** The checks of the job summary: those that failed, and those that the label accepted. */
import { besideCommit, ratioWords, RATIO_METRICS, ratioCell } from "../words/side-by-side.ts";
import type { Report } from "../model/report.ts";
import { type Check, missingOf, isCount, evidenceOfCheck } from "../model/verdict.ts";
import { decidedWords, testedWords } from "../words/rule.ts";
import { checkNumbers, plural, withArrow, formatMs, NONE } from "../words/format.ts";
import { type Said, joinedSentences } from "../words/joined.ts";
import { byWords, scopeLabel, latencyLabel } from "../words/notices.ts";
import { watchSentence, watches, type Watch } from "../words/watches.ts";
import { samplingLines } from "../words/sampling.ts";
import { codeMarkdown, escapeMarkdown } from "../words/escape.ts";
import { type RowBounds, mdList, mdTable, mdDetails } from "./markdown.ts";
import {
  acceptedChecks,
  failedChecks,
  primaryFailures,
  latencyRows,
  stageRows,
  type LatencyRow,
} from "../words/rows.ts";
import type { Scope } from "../model/scope.ts";

const CHECK_NAME_LENGTH = 80;
const SENTENCE = 600;
const FAILED: RowBounds = { rows: 30, bytes: 120_000 };
const WATCHED_CASES = 5;
const ACCEPTED: RowBounds = { rows: 30, bytes: 40_000 };

const COLUMNS = ["Failed check", "Where", "Baseline:", "Now:", "Change:", "Limit:", "Category"];

/** In the open what failed by itself, as a sentence where it has no figures to compare; folded what follows from it. */
export function failedBlock(report: Report): string {
  const primary = primaryFailures(report);
  const follows = failedChecks(report).filter((check) => check.secondary_to !== null);
  const said = joinedSentences(primary.filter((check) => !isCompared(check)));
  const compared = primary.filter(isCompared);
  const parts = [
    said.length === 0 ? "" : mdList(said, saidItem, FAILED),
    compared.length === 0 ? "" : failedTable(compared),
    follows.length === 0
      ? ""
      : mdDetails(`${plural(follows.length, "check")} failed as a consequence`, failedTable(follows)),
    chanceBlock(primary),
  ];
  return parts.filter((part) => part !== "").join("\n");
}

/** The heading names the category; a column of it is for more than one. */
function failedTable(checks: readonly Check[]): string {
  const categories = new Set(checks.map((check) => `${check.category} ${check.secondary_to}`));
  const own = checks.every((check) => check.secondary_to === null && check.kind !== "ratio");
  if (categories.size > 1 || !own) return mdTable(COLUMNS, checks, failedRow, FAILED);
  return mdTable(COLUMNS.slice(0, -1), checks, (check) => failedRow(check).slice(0, -1), FAILED);
}

function isCompared(check: Check): boolean {
  return check.kind !== "weakening" && !isCount(check) && missingOf(check) === null;
}

/** Where the rules were loosened, the file is the place to look. */
function saidItem({ check, sentence }: Said): string {
  const file =
    check.kind === "weakening" ? ` in ${codeMarkdown(check.weakening.file, CHECK_NAME_LENGTH)}` : "";
  return `<b>${check.category}</b>: ${escapeMarkdown(sentence, SENTENCE)}${file}`;
}

const CHANCE = ["Metric", "Where", "Better:", "Worse:", "Cases:", "Decided by"];

/** Statistics decide nothing that the reader has to do, so they are folded. */
function chanceBlock(checks: readonly Check[]): string {
  const rows = checks.flatMap((check) => {
    const evidence = evidenceOfCheck(check);
    return evidence === null ? [] : [{ check, evidence }];
  });
  if (rows.length === 0) return "";
  const row = ({ check, evidence }: (typeof rows)[number]): readonly string[] => [
    escapeMarkdown(check.metric, CHECK_NAME_LENGTH),
    whereMd(check.scope),
    ...[evidence.wins, evidence.losses, evidence.units].map(String),
    escapeMarkdown(
      decidedWords(check) || testedWords(check) || (check.passed ? "within its limit" : "limit"),
      SENTENCE,
    ),
  ];
  return mdDetails("How sure is this?", mdTable(CHANCE, rows, row, ACCEPTED));
}

/** What failed by the base's files and is no failure, because somebody said so. */
export function acceptedBlock(report: Report): string {
  const accepted = acceptedChecks(report);
  if (accepted.length === 0) return "";
  const title = `<b>Accepted with the label:</b> ${plural(accepted.length, "check")} that failed by the base's files\n`;
  const row = ({ check, sentence }: Said): readonly string[] => [
    escapeMarkdown(sentence, SENTENCE),
    check.category,
  ];
  const own = accepted.filter((check) => check.secondary_to === null);
  const follows = accepted.length - own.length;
  const more = follows === 0 ? "" : `\n${plural(follows, "more check")} failed as a consequence.\n`;
  return `${title}\n${mdTable(["Accepted", "Category"], joinedSentences(own), row, ACCEPTED)}${more}`;
}

/** Beyond its limit, and no failure. */
export function watchedBlock(report: Report): string {
  const watched = watches(report);
  if (watched.length === 0) return "";
  const row = (watch: Watch): readonly string[] => [
    escapeMarkdown(watchSentence(watch), SENTENCE),
    watch.check.cases
      .slice(0, WATCHED_CASES)
      .map(({ id }) => codeMarkdown(id, CHECK_NAME_LENGTH))
      .join(" "),
  ];
  return mdTable(
    ["⚠️ Watch: beyond its limit, and no failure", "Cases, worst first"],
    watched,
    row,
    ACCEPTED,
  );
}

function failedRow(check: Check): readonly string[] {
  const { baseline, current, delta, limit } = checkNumbers(check);
  const why = check.kind === "ratio" ? ratioWords(check.ratio) : undefined;
  const category =
    check.secondary_to === null
      ? `<b>${check.category}</b>${why === undefined ? "" : `: ${escapeMarkdown(why)}`}`
      : `${check.category}, follows from ${check.secondary_to}`;
  return [
    escapeMarkdown(check.metric, CHECK_NAME_LENGTH),
    whereMd(check.scope),
    baseline,
    `<b>${current}</b>`,
    withArrow(delta),
    limit,
    category,
  ];
}

export function whereMd(scope: Scope): string {
  return escapeMarkdown(scopeLabel(scope), CHECK_NAME_LENGTH);
}

// Latency of the job summary: by intent and by stage, beside the baseline's or times the base's.

const NAME = 80;
const LATENCY: RowBounds = { rows: 100, bytes: 60_000 };

export function latencyBlock(report: Report): string {
  const rows = [...latencyRows(report), ...stageRows(report)];
  if (rows.length === 0) return "";
  const beside = besideCommit(report) !== null && report.run?.timing.seed !== undefined;
  const ratios = beside ? ["p50, times the base's:", "p95, times the base's:"] : [];
  const columns = [
    "Where",
    "Samples:",
    "p50:",
    "p50 baseline:",
    "p95:",
    "p95 baseline:",
    "p99:",
    "Mean:",
    ...ratios,
  ];
  const ratioOf = ({ scope, stage }: Pick<LatencyRow, "scope" | "stage">, metric: string): string =>
    stage === null ? ratioCell(report, scope, metric) : NONE;
  const row = ({ now, before, ...where }: LatencyRow): readonly string[] => [
    escapeMarkdown(latencyLabel(where), NAME),
    String(now.samples),
    formatMs(now.p50_ms),
    formatMs(before?.p50_ms ?? null),
    formatMs(now.p95_ms),
    formatMs(before?.p95_ms ?? null),
    formatMs(now.p99_ms),
    formatMs(now.mean_ms),
    ...(beside ? RATIO_METRICS.map(({ metric }) => ratioOf(where, metric)) : []),
  ];
  const lines = samplingLines(report).map((line) => `\n${escapeMarkdown(line, SENTENCE)}\n`);
  return mdDetails(
    `Latency ${byWords(rows.map(({ scope }) => scope))}`,
    mdTable(columns, rows, row, LATENCY) + lines.join(""),
  );
}
