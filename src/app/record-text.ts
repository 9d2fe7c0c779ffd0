/** What `record` prints after the report. */
import type { Baseline, BaselineCase } from "../model/baseline.ts";
import { sameCanonical } from "../model/canonical-json.ts";
import type { NoticeCode } from "../model/notice.ts";
import { formatProblem } from "../model/problem.ts";
import type { Report } from "../model/report.ts";
import type { Means } from "../model/scores.ts";
import { type Case, nameCase, sameQuestion } from "../model/suite.ts";
import { findDeadCases } from "../gate/dead-cases.ts";
import { warnOfShortLists } from "../gate/lint.ts";
import { findDifferences } from "../gate/sound.ts";
import { averageKnown } from "../metrics/score.ts";
import { isAcceptable } from "../messages/advice.ts";
import { checkSentence } from "../messages/check-sentences.ts";
import { logLine } from "../messages/escape.ts";
import { listNames, pluralise } from "../messages/format.ts";
import { noticeSentence } from "../messages/notices.ts";
import { buildView } from "../messages/view.ts";
import { findNearDocument } from "./near-documents.ts";
import type { GateOutcome } from "./request.ts";
import { existsSync } from "node:fs";
import path from "node:path";

/** Notices that matter to a person who just recorded. The report has all of them. */
const SHOWN_NOTICES: ReadonlySet<NoticeCode> = new Set([
  "since_accepted",
  "gained",
  "also_accepted",
  "scores_rise",
  "odd_limit",
]);

/** Returns what `record` prints about the baseline. */
export function recordText(outcome: GateOutcome, workingDirectory: string): string {
  const { report, reportDir, baselinePath } = outcome;
  if (baselinePath === null) {
    return `No baseline was written. ${refusalReason(report)}\n`;
  }
  const file = logLine(path.relative(workingDirectory, baselinePath));
  const replaced = report.inputs?.baseline ?? null;
  const shortLists = warnOfShortLists(report.inputs?.config.k ?? 0, report.new_baseline);
  const comparison =
    replaced === null ? "This is the first baseline." : comparisonText(replaced, report);
  const lines = [
    `Baseline written to ${file}. ${comparison}`,
    ...degradedWarnings(report),
    ...inputWarnings(report),
    ...noticeLines(report),
    ...shortLists.map((warning) => `warning: ${warning}`),
    ...deadCaseWarnings(report, workingDirectory),
  ];
  // All results of the first recording are new, so that the report lists them.
  const hasWatched = report.inputs?.suite.cases.some(({ watched }) => watched === true) ?? false;
  if (replaced === null && hasWatched) {
    const labels = logLine(path.relative(workingDirectory, `${reportDir}/unjudged.jsonl`));
    lines.push(
      `To make watched queries golden, add \`"grade": 1\` to the lines of right results in ${labels}, or press Judge on the report's page. Before the next run, which replaces this file, run \`label --labels ${labels}\`, and record again.`,
    );
  }
  return lines.map((line) => `${line}\n`).join("");
}

/** Returns why no baseline was written, and what to do. */
function refusalReason(report: Report): string {
  if (report.failure !== null) {
    return "The error above says why.";
  }
  if (report.inputs?.suite.partial) {
    return "A baseline needs all cases of the dataset. Remove `limit`.";
  }
  const [worst] = buildView(report).tables.checks.failed;
  if (worst === undefined) {
    return "The run did not pass.";
  }
  const sentence = logLine(checkSentence(worst));
  // A check without a baseline is of a floor or ceiling. No `--accept` makes it pass.
  if (worst.baseline === null || !isAcceptable(worst)) {
    return `The run does not pass its own rules. ${sentence}.`;
  }
  const compared =
    worst.reference === "accepted" ? "the last accepted state" : "the current baseline";
  // What `--accept` accepts besides this loss.
  const alsoAccepted = report.verdict.notices.find(({ code }) => code === "also_accepted");
  const also = alsoAccepted === undefined ? "" : ` ${logLine(noticeSentence(alsoAccepted))}`;
  return `The run is worse than ${compared}. ${sentence}. Repair the search, or undo the change. If you want to accept this loss, run \`record --accept\`.${also}`;
}

/**
 * Returns how the means of the metrics and the latency changed, in lines. Means are over the cases
 * that both baselines have unchanged, and are left out if they mean something else now. Latency is
 * of all cases.
 */
function comparisonText(replaced: Baseline, report: Report): string {
  const pairs = pairUnchangedRows(replaced, report.new_baseline);
  if (pairs.length === 0) {
    return "No case is in the one it replaces: all are new or edited.";
  }
  const changedMeanings = listChangedMeanings(replaced, report);
  const meansBefore = averageRows(pairs.map(({ before }) => before));
  const meansNow = averageRows(pairs.map(({ now }) => now));
  const lines = [
    ...changedMeanings,
    ...(changedMeanings.length === 0 ? changedFigures(meansBefore, meansNow) : []),
    ...changedFigures(latencyTimes(replaced), latencyTimes(report.new_baseline)),
  ];
  const otherCount = (report.scores?.cases.length ?? 0) - pairs.length;
  if (otherCount > 0) {
    const otherWords = otherCount === 1 ? "1 is" : `${otherCount} are`;
    lines.push(
      `  compared over ${pluralise(pairs.length, "case")} that both baselines have; ${otherWords} new or edited`,
    );
  }
  const k = report.new_baseline?.k ?? replaced.k;
  const depth = Math.min(k, replaced.k);
  const changed = pairs.filter(
    ({ before, now }) =>
      !sameCanonical(before.results.slice(0, depth), now.results.slice(0, depth)),
  );
  if (changed.length > 0) {
    const queries = pluralise(pairs.length, "query", "queries");
    lines.push(`  the results of ${changed.length} of ${queries} changed`);
  }
  if (lines.length === 0) {
    lines.push("  no metric changed");
  }
  if (keepsOtherTimes(replaced, report)) {
    lines.push(
      "  the file keeps the old latency, because the new latency is within its tolerance; `record --latency` writes the new latency",
    );
  }
  return `Compared with the replaced baseline:\n${lines.join("\n")}`;
}

interface RowPair {
  readonly before: BaselineCase;
  readonly now: BaselineCase;
}

/** Returns the rows that both baselines have with the same query, params and targets. */
function pairUnchangedRows(before: Baseline, now: Baseline | null): readonly RowPair[] {
  const pairs: RowPair[] = [];
  for (const [id, row] of now?.cases ?? []) {
    const earlier = before.cases.get(id);
    if (earlier !== undefined && sameQuestion(earlier.digests, row.digests)) {
      pairs.push({ before: earlier, now: row });
    }
  }
  return pairs;
}

/**
 * Returns a line for k and for each key of the definition that changed: the metrics of the two
 * baselines then mean different things. Empty if nothing changed.
 */
function listChangedMeanings(replaced: Baseline, { inputs }: Report): readonly string[] {
  const differences = inputs === null ? [] : findDifferences(inputs.config, inputs.suite, replaced);
  return differences
    .filter(({ field }) => field === "k" || field.startsWith("definition."))
    .map(
      ({ field, baseline, current }) =>
        `  ${field} changed from ${baseline} to ${current}, so the metrics can't be compared`,
    );
}

function averageRows(rows: readonly BaselineCase[]): Means {
  const metrics = new Set(rows.flatMap((row) => [...row.metrics.keys()]));
  const average = (metric: string): number | null =>
    averageKnown(rows.map((row) => row.metrics.get(metric) ?? null));
  return new Map([...metrics].map((metric) => [metric, average(metric)]));
}

/** Whether the file has the replaced times, though this run measured other ones. */
function keepsOtherTimes(replaced: Baseline, { scores, new_baseline }: Report): boolean {
  const isTimed = scores !== null && scores.latency.overall.samples > 0;
  return (
    isTimed &&
    sameCanonical(replaced.latency, new_baseline?.latency) &&
    !sameCanonical(replaced.latency, scores.latency)
  );
}

/** Returns milliseconds by metric. */
function latencyTimes(baseline: Baseline | null): Means {
  const { p50_ms = null, p95_ms = null } = baseline?.latency.overall ?? {};
  return new Map(Object.entries({ latency_p50_ms: p50_ms, latency_p95_ms: p95_ms }));
}

/** Returns a line for each figure that prints differently, with four decimals or as `none`. */
function changedFigures(before: Means, now: Means): readonly string[] {
  const showFigure = (value: number | null | undefined): string =>
    typeof value === "number" ? value.toFixed(4) : "none";
  const lines: string[] = [];
  for (const metric of new Set([...before.keys(), ...now.keys()])) {
    const shownBefore = showFigure(before.get(metric));
    const shownNow = showFigure(now.get(metric));
    if (shownBefore !== shownNow) {
      lines.push(`  ${logLine(metric)}: ${shownBefore} -> ${shownNow}`);
    }
  }
  return lines;
}

function degradedWarnings({ scores }: Report): readonly string[] {
  const rate = scores?.means.overall.get("degraded_rate") ?? 0;
  if (rate === 0) {
    return [];
  }
  const share = (100 * rate).toFixed(1);
  return [`warning: ${share} % of the answers were degraded; from now on that is normal`];
}

function inputWarnings({ inputs }: Report): readonly string[] {
  const warnings = [...(inputs?.warnings ?? []), ...(inputs?.suite.warnings ?? [])];
  return warnings.map((problem) => `warning: ${logLine(formatProblem(problem))}`);
}

function noticeLines({ verdict }: Report): readonly string[] {
  const shown = verdict.notices.filter(({ code }) => SHOWN_NOTICES.has(code));
  return shown.map((notice) => logLine(noticeSentence(notice)));
}

/** Returns a warning of the cases that find none of their targets, which can't be lost. */
function deadCaseWarnings(
  { inputs, new_baseline }: Report,
  workingDirectory: string,
): readonly string[] {
  const dead = findDeadCases(inputs?.suite ?? null, new_baseline);
  if (dead.length === 0) {
    return [];
  }
  const count = dead.length === 1 ? "1 case finds" : `${dead.length} cases find`;
  const cases = inputs?.suite.cases ?? [];
  const question = misspellingQuestion(dead, cases, new_baseline, workingDirectory);
  const lastSentence = question === "" ? "" : `. ${logLine(question)}`;
  const deadIds = new Set(dead);
  const names = cases.filter(({ id }) => deadIds.has(id)).map(nameCase);
  return [
    `warning: ${count} no expected document, and so can't get worse: ${logLine(listNames(names))}; check the expected documents, or the index${lastSentence}`,
  ];
}

/** Returns a line on expected documents of new cases that are misspelt; empty if there are none. */
export function misspeltText({ inputs, new_baseline }: Report, workingDirectory: string): string {
  const dead = findDeadCases(inputs?.suite ?? null, new_baseline);
  const deadNew = dead.filter((id) => inputs?.baseline?.cases.has(id) !== true);
  const cases = inputs?.suite.cases ?? [];
  const question = misspellingQuestion(deadNew, cases, new_baseline, workingDirectory);
  return question === "" ? "" : `note: ${logLine(question)}\n`;
}

/** How many misspelt names are shown. */
const MOST_MISSPELT = 3;
/** In how many cases, and among how many documents, they are looked for: more would take long. */
const MOST_SEARCHED = 20;
const MOST_DOCUMENTS = 5000;

/**
 * Returns `Did you mean "a/invoice.md" in place of "a/invoise.md"?` for expected documents whose
 * names are like those of recorded results. Empty if there are none, and beyond MOST_DOCUMENTS
 * results. `ids` are the cases that find nothing.
 */
function misspellingQuestion(
  ids: readonly string[],
  cases: readonly Case[],
  baseline: Baseline | null,
  workingDirectory: string,
): string {
  const rows = [...(baseline?.cases.values() ?? [])];
  const documents = new Set(rows.flatMap(({ results }) => results));
  if (documents.size > MOST_DOCUMENTS) {
    return "";
  }
  const searchedIds = new Set(ids.slice(0, MOST_SEARCHED));
  const questions: string[] = [];
  for (const suiteCase of cases.filter(({ id }) => searchedIds.has(id))) {
    const near = findNearDocument(suiteCase, documents);
    // A file that is there is not misspelt: the search does not find it.
    if (near !== null && !existsSync(path.resolve(workingDirectory, near.expected))) {
      const difference = near.difference === "" ? "" : ` (${near.difference})`;
      questions.push(
        `${JSON.stringify(near.found)} in place of ${JSON.stringify(near.expected)}${difference}`,
      );
    }
    if (questions.length === MOST_MISSPELT) {
      break;
    }
  }
  return questions.length === 0 ? "" : `Did you mean ${questions.join(", ")}?`;
}
