/**
 * `ReportView`: what a report says, built once. Log, summary, comment, annotations, JUnit, page and
 * `--brief` lay it out: escapes, markup, how many. They decide nothing. A row (CaseRow) joins what
 * is known of one case: its score, its row of the baseline (null for a new case), and its loss
 * (null if it lost no document).
 */
import { listFirst } from "../model/lookup.ts";
import { MRR } from "../metrics/mrr.ts";
import { NDCG } from "../metrics/ndcg.ts";
import { RECALL } from "../metrics/recall.ts";
import { findMetric } from "../metrics/registry.ts";
import type { Problem } from "../model/problem.ts";
import type { Baseline } from "../model/baseline.ts";
import type { Cause, Explanation } from "../model/explanation.ts";
import type { Notice, NoticeCode } from "../model/notice.ts";
import type { Failure, Inputs, Report } from "../model/report.ts";
import { groupBy } from "../model/scope.ts";
import { type Check, type Verdict, type VerdictWord } from "../model/verdict.ts";
import { type Step, type ViewPlaces, findAdvice, isBaselineRemoved } from "./advice.ts";

import {
  causeSentence,
  corpusWords,
  errorWords,
  findCauseText,
  hasLosses,
  lossWords,
} from "./causes.ts";
import { capitalise, checkSentence } from "./check-sentences.ts";
import { editedLossesWords, editedRecallWords, passEditsWords } from "./edits.ts";
import { capText, escapeInvisible } from "./escape.ts";
import { checkNumbers, formatMs, pluralise, queriesText } from "./format.ts";
import {
  CASES,
  type CaseView,
  type Item,
  type Row,
  followItems,
  makeItems,
  movedRanks,
  namedCase,
  reasonWords,
  risenRanks,
  makeRow,
  fellItems,
} from "./items.ts";
import { type Misfit, findMisfit } from "./misfit.ts";
import { findDoubt, noticeSentence, noticeSentences, selectRunNotices } from "./notices.ts";
import { baseWords, acceptedSuffix, besideCommit, originWords } from "./receipt.ts";
import {
  type CaseRow,
  type LatencyRow,
  type MetricRow,
  type ReportTables,
  type ShownChecks,
  failedTimes,
  isBetter,
  comparableBaseline,
  isNewlyFound,
  isWorse,
  joinTables,
} from "./rows.ts";
import { pWords } from "./rule.ts";

/** As report.json has it under `view`. Sentences are empty where there is nothing to say. */
export interface ReportView {
  readonly verdict: VerdictWord;
  /** Whether the run is an error only because there is no baseline yet, and can become it. */
  readonly first_run: boolean;
  /** `FAIL: recall_drop, latency_regression`. */
  readonly heading: string;
  /** What happened: `recall@10 fell from 0.921 to 0.854 over 80 queries (limit 0.911)`. */
  readonly title: string;
  /** What the retriever wrote last, where that ended the run. */
  readonly output: readonly string[];
  /** Sentences: what failed in further categories, and which new queries find no document. */
  readonly also: readonly string[];
  /** What explains most of it. */
  readonly cause: string;
  /** What to do: the next look or the repair of the leading category. */
  readonly advice: string;
  /** How a failing change is accepted in place of that, in one line. */
  readonly accept: string;
  /**
   * What most lists show, if the cause does not say it. On a pass also which queries are new, and
   * what makes it worth less. On a failure that answers vary, and if the label is to be asked for,
   * how far the figures moved since the last acceptance. A line each.
   */
  readonly notes: readonly string[];
  readonly counts: ViewCounts;
  /** Suite, queries, what was compared with, commit. */
  readonly about: readonly string[];
  readonly failed: readonly Item[];
  /** What failed as a consequence, an item for each category that it follows from. */
  readonly follows: readonly Item[];
  readonly accepted: readonly Item[];
  /** Checks beyond their limit that do not fail, an item for each cause. */
  readonly fell: readonly Item[];
  /** On a pass, and without a verdict: the gated metrics of quality, overall. */
  readonly figures: readonly Row[];
  /** `latency p50 35.1 → 43.5 ms (1.24x), p95 …` of the whole suite, but for what failed. */
  readonly times: string;
  /** Queries that lost a document, the worst first. `counts.lost` has how many there are. */
  readonly lost: readonly CaseView[];
  /** Queries that won three ranks or more, the most first. */
  readonly won: readonly CaseView[];
  /** Full sentences of what this run alone has to say; at most two on a pass. */
  readonly notices: readonly string[];
  readonly next: readonly Step[];
  /** What ended the run; null unless it ended in an error. report.json has it as `failure`. */
  readonly error: ViewError | null;
}

/** What ended a run. */
interface ViewError {
  readonly code: string;
  readonly problems: readonly Problem[];
  readonly queries: readonly CaseView[];
}

/** A view with the tables that a page, JUnit and a spreadsheet show beside its sentences. */
export interface FullView extends ReportView {
  readonly tables: ReportTables;
}

interface ViewCounts {
  readonly queries: number;
  readonly checks: number;
  readonly failed: number;
  /** Beyond the limit, and no failure. */
  readonly fell: number;
  /** Queries whose recall and nDCG, added up, fell and rose. */
  readonly worse: number;
  readonly better: number;
  /** Queries that lost a document. */
  readonly lost: number;
  /** Those of `lost` that find none of their documents any more. */
  readonly empty: number;
  /** Queries that found nothing before and find something now. */
  readonly found: number;
}

/** Characters of the action's output `summary`. */
const LINE = 1_000;
/** Characters of a query in a sentence. */
const QUERY = 120;
/** Failed categories in a heading. */
const HEADED = 4;
/** New queries that a sentence names. */
const NAMED = 3;

/**
 * Builds what a report says. `places` are the reader's folder and the report's, for the commands in
 * the advice. The figures of a run that ended in an error can't be compared, so it lists no lost
 * queries.
 */
export function buildView(report: Report, places: ViewPlaces = {}): FullView {
  const { verdict, failure, inputs, explanation = null } = report;
  const { notices } = verdict;
  const tables = joinTables(report);
  const { checks } = tables;
  const rows = [...tables.cases.values()];
  const losses = failure === null ? (explanation?.losses ?? []) : [];
  // Worst first, as the losses are.
  const lost = losses.flatMap(({ id }) => tables.cases.get(id) ?? []);
  const errors = errorWords(report.scores);
  const items = makeViewItems(tables, inputs, errors);

  const passed = verdict.verdict === "pass";
  const isFirst = isFirstRun(report);
  const worst = checks.primary[0] ?? checks.accepted[0];
  // A misfit: results name documents in another way than the suite. If documents were renamed, that
  // explains it.
  const isRenamed = explanation?.cause?.kind === "renamed";
  const misfit = isRenamed ? null : findMisfit(worst, notices, rows, inputs?.baseline ?? null);
  const unrecorded = countUnrecorded(report, rows);
  const [title = "", ...output] = titleLines(report, { ...items, checks, lost, unrecorded });
  const adviceFacts = { tables, canBecomeFirstBaseline: isFirst, misfit, unrecorded };
  const { advice, accept, next } = findAdvice(report, adviceFacts, places);
  const causeText = findCauseText(report, worst, misfit, tables);
  const notes = listNotes(report, causeText, next, errors);
  const hidden = listHiddenNotices(verdict, worst, misfit, report.origin?.ci);
  return {
    verdict: verdict.verdict,
    first_run: isFirst,
    heading: makeHeading(verdict, failure, isFirst),
    title,
    output,
    also: listFurther(report, items.failed, lost, rows),
    cause: capitaliseCause(causeText, explanation?.cause ?? null),
    advice: capitalise(advice),
    accept,
    notes,
    counts: countQueries(checks.all, lost, verdict.verdict === "error" ? [] : rows, inputs),
    about: inputs === null ? [] : aboutWords(inputs, report),
    ...items,
    figures: passed || isFirst ? figureRows(tables.metrics, inputs?.baseline ?? null, notices) : [],
    times: timesWords(verdict, tables.latency),
    lost: lost.slice(0, CASES).map((row) => lostView(row, passed)),
    won: failure === null ? wonCases(rows, inputs) : [],
    notices: shownNotices(verdict, hidden, errors).filter((notice) => !notes.includes(notice)),
    next,
    // The error of a first run is only that there is no baseline yet.
    error: failure === null || isFirst ? null : makeError(failure, rows),
    tables,
  };
}

function makeViewItems(
  { checks, cases }: ReportTables,
  inputs: Report["inputs"],
  errors: string,
): Pick<ReportView, "failed" | "follows" | "accepted" | "fell"> {
  const primaryAccepted = checks.accepted.filter((check) => check.secondary_to === null);
  return {
    failed: makeItems(checks.primary, cases, inputs, errors),
    follows: followItems(checks.failed, cases),
    accepted: makeItems(primaryAccepted, cases, inputs, errors),
    fell: fellItems(checks.fell, cases),
  };
}

/** Returns the cause's text with a capital, unless it begins with a name of it, which stays. */
function capitaliseCause(text: string, cause: Cause | null): string {
  const names = cause?.names ?? [];
  return names.some((name) => text.startsWith(name)) ? text : capitalise(text);
}

/**
 * Returns the sentences on what failed in further categories, on edits of the suite, and on new
 * queries that find no document. After an error only that on a loosened rule, which needs no
 * figures.
 */
function listFurther(
  { verdict: { verdict, notices }, failure, inputs, scores }: Report,
  failed: readonly Item[],
  lost: readonly CaseRow[],
  rows: readonly CaseRow[],
): readonly string[] {
  if (failure !== null) {
    const loosened = failed.find(({ code }) => code === "gate_weakened");
    return loosened === undefined ? [] : [leadingWords(failed, loosened)];
  }
  const recall = `recall@${inputs?.config.k}`;
  const recallNow = scores?.means.overall.get(recall) ?? null;
  return [
    ...furtherCategories(failed),
    verdict === "pass" ? editedRecallWords(notices, recall, recallNow) : "",
    verdict === "fail" ? editedLossesWords(notices, lost) : "",
    newEmptyWords(inputs, rows),
  ].filter(Boolean);
}

function makeError(failure: Failure, rows: readonly CaseRow[]): ViewError {
  const queries = rows.flatMap(({ case: suiteCase, score }): readonly CaseView[] => {
    const error = score?.error ?? null;
    return error === null ? [] : [{ ...namedCase(suiteCase), change: error, ranks: [], why: "" }];
  });
  return { code: failure.code, problems: failure.problems, queries };
}

/**
 * Returns the queries that lost a document, without those of the first failed item, which outputs
 * show above. `all` is how many there are; null if the view lists only a part of the lost queries,
 * since the others may stand above, too.
 */
export function listLostBelow({ lost, failed, counts }: ReportView): {
  readonly queries: readonly CaseView[];
  readonly all: number | null;
} {
  const [worst] = failed;
  const shownAbove = new Set(worst?.cases.map(({ id }) => id));
  const queries = lost.filter(({ id }) => !shownAbove.has(id));
  if (worst !== undefined && lost.length !== counts.lost) {
    return { queries, all: null };
  }
  const aboveCount = lost.length - queries.length;
  return { queries, all: counts.lost - aboveCount };
}

/** A line below the title. */
interface ViewLine {
  readonly name: "Why" | "What to do" | "Also" | "Note";
  readonly words: string;
  /** Whether backticks mean code: in a text of ours, not where strangers may be quoted. */
  readonly marksCode: boolean;
}

/** Returns the lines below the title in the order of reading; those without words are left out. */
export function viewLines(
  view: Pick<ReportView, "also" | "cause" | "advice" | "notes">,
): readonly ViewLine[] {
  const lines: readonly ViewLine[] = [
    { name: "Why", words: view.cause, marksCode: false },
    { name: "What to do", words: view.advice, marksCode: true },
    ...view.also.map((words): ViewLine => ({ name: "Also", words, marksCode: false })),
    ...view.notes.map((words): ViewLine => ({ name: "Note", words, marksCode: true })),
  ];
  return lines.filter(({ words }) => words !== "");
}

/**
 * Returns the steps to show, each with a capital. Of a pass only the step that adopts what it
 * gained: nothing else is to do.
 */
export function visibleSteps({
  verdict,
  next,
}: Pick<ReportView, "verdict" | "next">): readonly Step[] {
  const steps = verdict === "pass" ? next.filter((step) => step.do === "adopt") : next;
  return steps.map((step) => ({ ...step, why: capitalise(step.why) }));
}

/**
 * Returns heading and title in one line of at most about 1,000 characters: the action's output
 * `summary`.
 */
export function joinHeadline({ heading, title, output, also }: ReportView): string {
  return escapeInvisible(`${heading} · ${[title, ...output, ...also].join(" / ")}`, LINE);
}

/**
 * `3 of 47 checks failed. 9 queries got worse, 2 got better. 7 lost a document, 3 of them find no
 * right document`. Empty if there is nothing to count.
 */
export function countWords(counts: ViewCounts): string {
  const { checks, failed, worse, better, lost, empty, found } = counts;
  const betterPart = better === 0 ? "" : `, ${better} got better`;
  const worsePart = `${queriesText(worse)} got worse${betterPart}`;
  // Behind the worse queries the number is enough.
  const lostNoun = worse === 0 ? queriesText(lost) : String(lost);
  const lostPart = `${lostNoun} lost a document`;
  const parts = [
    failed === 0 ? "" : `${failed} of ${pluralise(checks, "check")} failed`,
    worse === 0 ? "" : worsePart,
    lost === 0 ? "" : lostPart + emptyWords(lost, empty),
    found === 0 ? "" : pluralise(found, "query is newly found", "queries are newly found"),
  ];
  return parts.filter(Boolean).join(". ");
}

/**
 * Returns how many of the queries that lost a document have none left: `, 3 of them find no right
 * document`, or ` and find no right document any more` if all of them do.
 */
function emptyWords(lost: number, empty: number): string {
  if (empty === 0) {
    return "";
  }
  const findNothing = (count: number): string =>
    `${count === 1 ? "finds" : "find"} no right document`;
  return empty < lost
    ? `, ${empty} of them ${findNothing(empty)}`
    : ` and ${findNothing(lost)} any more`;
}

// What happened.

/**
 * Returns the verdict as a word, and after it what was accepted, the failed categories or the
 * error's code: `FAIL: recall_drop`. A first run (`isFirst`) has its own heading.
 */
function makeHeading(fullVerdict: Verdict, failure: Failure | null, isFirst: boolean): string {
  const { verdict, categories } = fullVerdict;
  const accepted = acceptedWords(fullVerdict);
  if (accepted !== "") {
    return `PASS: ${accepted}`;
  }
  if (isFirst) {
    return "FIRST RUN (error): there is no baseline yet";
  }
  const reasons = verdict === "error" && failure !== null ? [failure.code] : categories;
  return [verdict.toUpperCase(), listFirst(reasons, HEADED)].filter(Boolean).join(": ");
}

/**
 * True if the only thing that is wrong is that there is no baseline yet, and this run can become
 * it: all of the suite was asked, no file near the configured path may be the baseline that was
 * meant, neither git nor the base has one, and no check fails but those of weakened rules.
 */
function isFirstRun({ failure, verdict, new_baseline: newBaseline, inputs }: Report): boolean {
  if (failure?.code !== "baseline_missing" || newBaseline === null) {
    return false;
  }
  const hasBaselineElsewhere =
    inputs?.near_baseline !== undefined ||
    inputs?.baseline_in !== undefined ||
    isBaselineRemoved(verdict.checks);
  if (inputs?.suite.partial === true || hasBaselineElsewhere) {
    return false;
  }
  return verdict.checks.every(({ passed, weakening }) => passed || weakening !== undefined);
}

/**
 * Returns the suite, the number of queries, what they are compared with, the base and the commit.
 */
function aboutWords(inputs: Inputs, { origin, policies }: Report): readonly string[] {
  const { suite, config, baseline } = inputs;
  const commit = besideCommit(baseline);
  const stored = baseline === null ? "no baseline" : `compared with ${config.baseline}`;
  const comparison =
    commit === null ? stored : `side by side with the base ${commit}${acceptedSuffix(baseline)}`;
  const words = [
    `${suite.name} ${suite.revision}`,
    queriesWords(inputs),
    comparison,
    baseWords(policies),
    originWords(origin),
  ];
  return words.filter(Boolean);
}

/** `12 queries`, or `12 of 80 queries` if the config selects a part of the suite (a tier). */
function queriesWords({ suite, whole }: Inputs): string {
  const all = queriesText(whole?.suite.cases.length ?? suite.cases.length);
  const asked = whole === undefined ? all : `${suite.cases.length} of ${all}`;
  const watchedCount = suite.cases.filter(({ watched }) => watched === true).length;
  return watchedCount === 0 ? asked : `${asked}, ${watchedCount} of them watched`;
}

/** Empty if nothing was accepted or the verdict is not pass. */
export function acceptedWords({ verdict, accepted = [] }: Report["verdict"]): string {
  const hasAccepted = accepted.some((check) => check.secondary_to === null);
  return hasAccepted && verdict === "pass" ? "passed with accepted changes" : "";
}

interface TitleParts extends Pick<ReportView, "failed" | "follows" | "accepted"> {
  readonly checks: ShownChecks;
  /** Queries that lost a document. */
  readonly lost: readonly CaseRow[];
  /** Queries that the baseline does not have, and a pass finds. */
  readonly unrecorded: number;
}

/**
 * Returns how many queries a pass finds that its stored baseline does not have. 0 if the run is no
 * pass, a recording or side by side, if a new baseline would record losses, too, or if answers
 * vary, so that they may be found by chance.
 */
function countUnrecorded(report: Report, rows: readonly CaseRow[]): number {
  const { inputs, run, verdict, explanation = null } = report;
  const isSideBySide = inputs?.baseline?.beside !== undefined;
  if (verdict.verdict !== "pass" || isRecording(verdict.notices) || isSideBySide) {
    return 0;
  }
  const varies = inputs?.baseline?.answers_vary === true || (run?.unstable.length ?? 0) > 0;
  if (varies || hasLosses(verdict.notices, explanation)) {
    return 0;
  }
  return rows.filter(isNewlyFound).length;
}

/** True for a run of `record`. It has a notice, since only the checkout's files decide in it. */
function isRecording(notices: readonly Notice[]): boolean {
  return notices.some((notice) => notice.code === "head_only" && notice.reason === "record");
}

/**
 * Returns the title, and behind it the further lines of an error's message: what a retriever wrote
 * last. The title is the first that applies: the error; the first failed item, after what changed
 * in the corpus; the first accepted item; that this is a shard; how the run passed.
 */
function titleLines(report: Report, parts: TitleParts): readonly string[] {
  const { lost, failed, follows, accepted } = parts;
  if (report.failure !== null) {
    const [first = "", ...rest] = report.failure.message.split(/\r?\n/);
    return [capitalise(first), ...rest.filter((line) => line.trim() !== "")];
  }
  // A clause with a blank behind it; empty if no query lost a document.
  const corpus = lost.length === 0 ? "" : corpusWords(report);
  const items = [...failed, ...follows];
  const [first] = items;
  if (first !== undefined) {
    const sentence = leadingWords(items, first);
    // What changed in the corpus explains no weakened rule. Only the item of such a rule has a file.
    return [first.file === undefined ? corpus + sentence : sentence];
  }
  if (accepted[0] !== undefined) {
    return [accepted[0].sentence];
  }
  const shard = report.verdict.notices.find((notice) => notice.code === "shard");
  return [shard === undefined ? passWords(report, parts, corpus) : noticeSentence(shard)];
}

/**
 * Returns the sentence of an item. That of a weakened rule also says that the change loosens the
 * gate, and how many more findings of this kind are among `items`.
 */
function leadingWords(items: readonly Item[], { code, sentence, file }: Item): string {
  // Only a weakened rule has a file.
  if (code !== "gate_weakened" || file === undefined) {
    return sentence;
  }
  const otherCount = items.filter((item) => item.code === code).length - 1;
  return `This change loosens the gate: ${sentence}${otherCount > 0 ? `. ${pluralise(otherCount, "more finding")}` : ""}`;
}

/** Returns the sentence of the first item of each category but the first, which the title has. */
function furtherCategories(failed: readonly Item[]): readonly string[] {
  const firsts = [...groupBy(failed, ({ code }) => code).values()].map(([first]) => first!);
  return firsts.slice(1).map((item) => leadingWords(failed, item));
}

/**
 * Returns the title of a pass, in this order: what it gained, that it is the first run, `corpus`
 * (how the corpus changed, or ""), how many checks pass or a large fall, edits, and lost queries.
 */
function passWords(
  { verdict, inputs, policies, new_baseline: newBaseline }: Report,
  { checks: { all, fell }, lost, unrecorded }: TitleParts,
  corpus: string,
): string {
  const { notices } = verdict;
  const gated = all.filter(({ state }) => state !== "not_gated");
  const scopePart = `over ${comparedWords(inputs?.suite.cases.length ?? 0, notices)}`;
  const branch = notices.find((notice) => notice.code === "head_only")?.branch;
  const bootstrapPart =
    policies?.bootstrap === true
      ? `First run: ${branch ?? "the base branch"} has no gate yet. `
      : "";
  const fall = largeFallWords(fell);
  const checkPart = fall === "" ? passSentence(gated, scopePart) : fall;
  const editsPart = passEditsWords(notices);
  const title = `${corpus}${checkPart}${editsPart}${lossTitle(lost)}`;
  // A run without a new baseline has no gain to record.
  const gainPart = newBaseline === null ? "" : gainWords(unrecorded, notices);
  return gainPart + bootstrapPart + capitalise(title);
}

/**
 * Returns how many queries the figures of a pass are of: `15 of 18 queries` if three are not
 * compared yet, `18 queries` if all are compared or none is.
 */
function comparedWords(count: number, notices: readonly Notice[]): string {
  const newCount = notices.find((notice) => notice.code === "new_cases")?.cases.length ?? 0;
  const all = queriesText(count);
  return newCount === 0 || newCount >= count ? all : `${count - newCount} of ${all}`;
}

/**
 * `all 12 checks pass over 80 queries`; `over` is the end of the sentence. A value that is beyond
 * its limit by noise did not get worse.
 */
function passSentence(gated: readonly Check[], over: string): string {
  if (gated.length === 0) {
    return `no checks ${over}`;
  }
  const others = gated.filter(({ state }) => state !== "pass");
  if (others.length === 0) {
    return `${gated.length === 1 ? "the one check passes" : `all ${gated.length} checks pass`} ${over}`;
  }
  const beyond =
    others.length === 1
      ? "1 is beyond its limit, but does not fail"
      : `${others.length} are beyond their limits, but do not fail`;
  const passing = gated.length - others.length;
  return `${passing} of ${pluralise(gated.length, "check")} pass ${over}; ${beyond}`;
}

/** `. 2 queries lost a document, such as "hiking map alps"`, to end a title. Empty if none did. */
function lossTitle(lost: readonly CaseRow[]): string {
  const [first] = lost;
  if (first === undefined) {
    return "";
  }
  const query = capText(first.case.query, QUERY);
  const words = pluralise(lost.length, "query lost a document", "queries lost a document");
  return `. ${words}${lost.length === 1 ? ": " : ", such as "}"${query}"`;
}

/** Larger than the error of a sum of floats. */
const ROUNDING = 1e-9;

/**
 * Returns the sentence of the first check that fell far without failing (isLargeFall), with the
 * reason why it passes. Empty if there is none.
 */
function largeFallWords(fell: readonly Check[]): string {
  const large = fell.find(isLargeFall);
  return large === undefined
    ? ""
    : `${checkSentence(large)}. The gate passes: ${reasonWords(large)}`;
}

/**
 * True for a check that fell, if the share of the whole suite moved by more than one query can move
 * it, or if that of an intent is 0 now. A rate, which got worse by rising, is never 0 then.
 */
function isLargeFall({ scope, unit, delta, n, current }: Check): boolean {
  if (unit !== "share" || n === 0) {
    return false;
  }
  const mostByOneQuery = 1 / n;
  return scope.kind === "overall"
    ? Math.abs(delta ?? 0) > mostByOneQuery + ROUNDING
    : current === 0;
}

/** Returns what a pass gained and the baseline lacks, to begin its title; empty if nothing. */
function gainWords(found: number, notices: readonly Notice[]): string {
  if (found > 0) {
    const queries = pluralise(found, "query is", "queries are");
    return `${queries} found that the baseline does not have: record to keep ${found === 1 ? "it" : "them"}. `;
  }
  const gain = notices.find((notice) => notice.code === "gained");
  return gain === undefined || gain.p === null
    ? ""
    : `Recall and nDCG are significantly better (${pWords(gain.p)}): record to keep the gain. `;
}

/**
 * Counts queries and checks for the line that every output has. Checks that are not gated do not
 * count. `rows` are all cases; none after an error, when no figure can be compared.
 */
function countQueries(
  checks: readonly Check[],
  lost: readonly CaseRow[],
  rows: readonly CaseRow[],
  inputs: Report["inputs"],
): ViewCounts {
  const gated = checks.filter(({ state }) => state !== "not_gated");
  return {
    queries: inputs?.suite.cases.length ?? 0,
    checks: gated.length,
    failed: gated.filter(({ passed }) => !passed).length,
    fell: gated.filter(({ state }) => state === "fell").length,
    worse: rows.filter(isWorse).length,
    better: rows.filter(isBetter).length,
    lost: lost.length,
    empty: lost.filter(findsNothing).length,
    found: rows.filter(isNewlyFound).length,
  };
}

/**
 * Returns the notices that stand among the notes, as sentences:
 * - the doubt of a pass (findDoubt), unless changes were accepted
 * - `new_cases` of a pass, whose title does not count them
 * - `unstable` of a failure
 * - `since_accepted` if a step asks for the label, or if earlier changes made a figure fall
 *
 * `errors` is the commonest error of the queries, "" if none failed.
 */
function noticeNotes(
  { verdict, notices, checks, accepted = [] }: Verdict,
  next: readonly Step[],
  errors: string,
): readonly string[] {
  const doubt = verdict === "pass" && accepted.length === 0 ? findDoubt(notices) : undefined;
  const asksForLabel = next.some(({ do: what }) => what === "label");
  const hasDrifted = asksForLabel || checks.some(({ reason }) => reason === "earlier");
  const shown = notices.filter(
    ({ code }) =>
      code === doubt?.code ||
      (code === "new_cases" && verdict === "pass") ||
      (code === "unstable" && verdict === "fail") ||
      (code === "since_accepted" && hasDrifted),
  );
  return noticeSentences(shown, errors);
}

/** Returns the notes of a view, in the order of reading. */
function listNotes(
  report: Report,
  causeText: string,
  next: readonly Step[],
  errors: string,
): readonly string[] {
  const { verdict, failure, explanation = null } = report;
  const listsSentence = failure === null ? listsNote(explanation, causeText) : "";
  const notes = [endNote(report), listsSentence, ...noticeNotes(verdict, next, errors)];
  return notes.filter(Boolean);
}

/** Returns after how many queries an error ended the run; empty if all or none were asked. */
function endNote({ failure, run, inputs }: Report): string {
  const all = inputs?.suite.cases.length ?? 0;
  const asked = run?.timing.asked?.queries ?? 0;
  return failure === null || asked === 0 || asked >= all
    ? ""
    : `The run ended after it asked ${asked} of ${queriesText(all)}.`;
}

/**
 * Returns what most lists show, as a sentence. Empty if there is nothing, or if `causeText` begins
 * with it or with the leading cause, which explains more.
 */
function listsNote(explanation: Explanation | null, causeText: string): string {
  const { lists = null, cause = null } = explanation ?? {};
  const isSaid = [lists, cause].some(
    (known) => known !== null && causeText.startsWith(causeSentence(known)),
  );
  return lists === null || isSaid ? "" : `${capitaliseCause(causeSentence(lists), lists)}.`;
}

/** The most notices that a pass shows. */
const ON_PASS = 2;

/**
 * Returns the codes of the notices that this run does not show. `worst` is the worst check that
 * failed or was accepted; `ci` is null on a person's machine, undefined if that is not known.
 */
function listHiddenNotices(
  { verdict, checks }: Verdict,
  worst: Check | undefined,
  misfit: Misfit | null,
  ci: string | null | undefined,
): ReadonlySet<NoticeCode> {
  const hidden = new Set<NoticeCode>();
  if (ci === null && verdict === "pass") {
    // On a person's machine only the checkout's files decide, in every run.
    hidden.add("head_only");
  }
  const isSlower = checks.some(({ unit, passed }) => unit === "ms" && !passed);
  if (verdict === "fail" && !isSlower) {
    // What could not be noticed of latency matters to a pass, and to a reader of a failure of
    // latency.
    hidden.add("latency_limits");
  }
  if (verdict === "fail") {
    // It says that the gate does not fail.
    hidden.add("lost");
  }
  if (worst?.category === "forbidden_hit") {
    // The title says it.
    hidden.add("new_hits");
  }
  if (misfit !== null) {
    // The cause says it, with an example.
    hidden.add("zero_quality");
  }
  return hidden;
}

/** Returns the notices of this run that are not hidden, as sentences; of a pass the first two. */
function shownNotices(
  { verdict, notices }: Verdict,
  hidden: ReadonlySet<NoticeCode>,
  errors: string,
): readonly string[] {
  const visibleNotices = selectRunNotices(notices).filter(({ code }) => !hidden.has(code));
  const sentences = noticeSentences(visibleNotices, errors);
  return verdict === "pass" ? sentences.slice(0, ON_PASS) : sentences;
}

// Queries that lost a document, or find one that they did not find.

/** True if the case finds no right document now, as a failed query does. */
function findsNothing({ score }: CaseRow): boolean {
  return score === null || score.error !== null || !score.found;
}

/**
 * Returns a sentence on new and edited queries that find no document: `1 new or edited query finds
 * none of its documents: where is beta-9`. Empty if there are none, or without a comparable
 * baseline.
 */
function newEmptyWords(inputs: Report["inputs"], rows: readonly CaseRow[]): string {
  const emptyRows = rows.filter(isUncomparedAndEmpty);
  if (comparableBaseline(inputs) === null || emptyRows.length === 0) {
    return "";
  }
  const words = pluralise(
    emptyRows.length,
    "new or edited query finds none of its documents",
    "new or edited queries find none of their documents",
  );
  const queries = emptyRows.map((row) => capText(row.case.query, QUERY));
  return `${words}: ${listFirst(queries, NAMED)}`;
}

/**
 * True for a case that is compared with no row of the baseline, that was answered, that has
 * targets, and that finds none of them.
 */
function isUncomparedAndEmpty({ before, score }: CaseRow): boolean {
  return (
    before === null &&
    score !== null &&
    score.error === null &&
    score.ranks.length > 0 &&
    !score.found
  );
}

/**
 * Returns a query that lost a document as outputs show it. `why` is empty if the leading cause says
 * it, and on a pass if the documents were just not looked for further down: nothing has to be found
 * out about a pass.
 */
function lostView(row: CaseRow, passed: boolean): CaseView {
  const { case: suiteCase, score, loss } = row;
  // Not the ranks of `row.before`: the change may have recorded its own loss in its baseline, and
  // then only the base's baseline shows the loss.
  const targets = loss?.targets ?? [];
  const moves = {
    ranks_before: targets.map(({ before }) => before),
    ranks_after: targets.map(({ now }) => now),
    targets: targets.map(({ label }) => label),
  };
  const hasFailed = typeof score?.error === "string";
  const lostWords = findsNothing(row) ? "finds none of its documents any more" : "lost a document";
  const isSaidElsewhere = row.isExplained || (passed && loss?.cause === "not_looked_up");
  return {
    ...namedCase(suiteCase),
    change: hasFailed ? "the query failed" : lostWords,
    ranks: movedRanks(moves, suiteCase),
    why: loss === null || isSaidElsewhere ? "" : lossWords(loss),
  };
}

// What a pass has to show.

/**
 * Returns the figures of the whole suite that a pass shows: the gated metrics of quality, and for a
 * recording also the usual three, recall, MRR and nDCG. Without a baseline, and if no such metric
 * is gated, returns the usual three alone.
 */
function figureRows(
  metrics: readonly MetricRow[],
  baseline: Baseline | null,
  notices: readonly Notice[],
): readonly Row[] {
  const overallRows = metrics.filter(
    ({ scope, current }) => scope.kind === "overall" && current !== null,
  );
  const isGated = (row: MetricRow): boolean =>
    baseline !== null && isQuality(row) && row.status !== "reported";
  const showsUsual = isRecording(notices) || !overallRows.some(isGated);
  const shownRows = overallRows.filter((row) => isGated(row) || (showsUsual && isUsual(row)));
  return shownRows.map((row) => makeRow(row));
}

/**
 * Returns p50 and p95 of the whole suite, before and now, with their ratio, but for those that
 * failed, which stand among the failed checks. Empty if nothing was timed, and if a run that does
 * not pass has no check of latency.
 */
function timesWords({ verdict, checks }: Verdict, rows: readonly LatencyRow[]): string {
  const [wholeSuite] = rows;
  const isGated = checks.some(({ scope, unit }) => scope.kind === "overall" && unit === "ms");
  if (wholeSuite === undefined || (verdict !== "pass" && !isGated)) {
    return "";
  }
  const failed = failedTimes(wholeSuite);
  const words: string[] = [];
  for (const name of ["p50", "p95"] as const) {
    if (!failed.includes(name)) {
      const before = wholeSuite.before?.[`${name}_ms`] ?? null;
      words.push(`${name} ${compareTimes(before, wholeSuite.now[`${name}_ms`])}`);
    }
  }
  return words.length === 0 ? "" : `latency ${words.join(", ")}`;
}

/** `35.1 → 43.5 ms (1.24x)`; without a time before, that of now. */
function compareTimes(before: number | null, now: number | null): string {
  if (before === null || now === null || before === 0) {
    return formatMs(now);
  }
  // As in the table of checks: with as many decimals as tell the two apart.
  const figures = { unit: "ms", baseline: before, current: now, delta: null, limit: null } as const;
  const { baseline, current } = checkNumbers(figures);
  const beforeWithoutUnit = baseline.replace(/ ms$/, "");
  return `${beforeWithoutUnit} → ${current} (${(now / before).toFixed(2)}x)`;
}

function isQuality({ metric }: MetricRow): boolean {
  return findMetric(metric)?.family.kind === "quality";
}

/** True for recall, MRR and nDCG, which a reader expects of any search, gated or not. */
function isUsual({ metric }: MetricRow): boolean {
  const family = findMetric(metric)?.family;
  return [RECALL, MRR, NDCG].some(({ name }) => name === family?.name);
}

/** Ranks that a query must have won to be named. */
const WON = 3;

/**
 * Returns the queries whose best document rose by WON ranks or more, or is newly found, those that
 * rose most first, at most CASES. Empty without a baseline, or if that has another cutoff k.
 */
function wonCases(rows: readonly CaseRow[], inputs: Report["inputs"]): readonly CaseView[] {
  const k = inputs?.config.k ?? 0;
  if (inputs === null || inputs.baseline?.k !== k) {
    return [];
  }
  const wins = rows
    .map((row) => ({ row, gain: ranksWon(row, k) }))
    .filter(({ gain }) => gain >= WON);
  const largestWins = wins.toSorted((a, b) => b.gain - a.gain).slice(0, CASES);
  return largestWins.map(({ row: { case: suiteCase, before, score } }): CaseView => {
    // Without both rows ranksWon is 0.
    const moved = { ranks_before: before!.ranks, ranks_after: score!.ranks };
    const ranks = risenRanks(moved, suiteCase);
    return { ...namedCase(suiteCase), change: "", ranks, why: "" };
  });
}

/**
 * Returns by how many ranks a case's best target rose, below 0 if it fell; 0 if the case can't be
 * compared. A target that was not found counts as WON ranks below the cutoff k.
 */
function ranksWon({ before, score }: CaseRow, k: number): number {
  if (before === null || score === null || score.error !== null) {
    return 0;
  }
  const bestRank = (ranks: readonly (number | null)[]): number =>
    Math.min(k + WON, ...ranks.flatMap((rank) => rank ?? []));
  return bestRank(before.ranks) - bestRank(score.ranks);
}
