/**
 * `ReportView`: what a report says, built once. Log, summary, comment, annotations, JUnit, page and `--brief` lay it out:
 * escapes, markup, how many. They decide nothing.
 */
import { MRR } from "../metrics/mrr.ts";
import { NDCG } from "../metrics/ndcg.ts";
import { RECALL } from "../metrics/recall.ts";
import { parseMetric } from "../metrics/registry.ts";
import type { Problem } from "../model/problem.ts";
import type { NoticeCode } from "../model/notice.ts";
import type { Inputs, Report } from "../model/report.ts";
import { groupBy } from "../model/scope.ts";
import type { Check, VerdictWord, WeakeningCode } from "../model/verdict.ts";
import { type Step, type ViewPlaces, findAdvice } from "./advice.ts";

export type { ViewPlaces } from "./advice.ts";
import { corpusWords, findCauseText, errorWords, lossWords } from "./causes.ts";
import { capitalise, checkSentence } from "./checks.ts";
import { capText, escapeInvisible } from "./escape.ts";
import { listFirst, pluralise } from "./format.ts";
import {
  CASES,
  type CaseView,
  type Item,
  type Row,
  followItems,
  groupByCause,
  makeItems,
  movedRanks,
  namedCase,
  reasonWords,
  makeRow,
  fellChecks,
  fellItems,
} from "./items.ts";
import { findDoubt, noticeSentence, noticeSentences, ownNotices } from "./notices.ts";
import { originWords } from "./receipt.ts";
import {
  type CaseRow,
  acceptedChecks,
  aloneWords,
  besideCommit,
  caseRows,
  failedQueries,
  metricRows,
  mergePolicyChecks,
  primaryFailures,
} from "./rows.ts";
import { pWords } from "./rule.ts";

/** As report.json has it under `view`. Sentences are empty where there is nothing to say. */
export interface ReportView {
  readonly verdict: VerdictWord;
  /** `FAIL: recall_drop, latency_regression`. */
  readonly heading: string;
  /** What happened: `recall@10 fell from 0.921 to 0.854 over 80 queries (limit 0.911)`. */
  readonly title: string;
  /** What the retriever wrote last, where that ended the run. */
  readonly output: readonly string[];
  /** What failed besides, a sentence for each further category; and the new queries that find nothing. */
  readonly also: readonly string[];
  /** What explains most of it. */
  readonly cause: string;
  /** One, that of the leading category, and how the change is accepted instead. */
  readonly advice: string;
  /** On a pass what makes it worth less; before the label is asked for how far it has gone since the last acceptance. */
  readonly note: string;
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
  /** Queries that lost a document, those first that find nothing any more. `counts.lost` has how many there are. */
  readonly lost: readonly CaseView[];
  /** On a pass: queries that won three ranks or more, the most first. */
  readonly won: readonly CaseView[];
  /** Full sentences of what this run alone has to say; at most two on a pass. */
  readonly notices: readonly string[];
  readonly next: readonly Step[];
  /** What ended the run; null unless it ended in an error. report.json has it as `failure`. */
  readonly error: ViewError | null;
}

export interface ViewError {
  readonly code: string;
  readonly problems: readonly Problem[];
  /** The queries that failed. */
  readonly queries: readonly CaseView[];
}

export interface ViewCounts {
  readonly queries: number;
  readonly checks: number;
  readonly failed: number;
  /** Beyond the limit, and no failure. */
  readonly fell: number;
  /** Queries that lost a document. */
  readonly lost: number;
  /** Of them those that find nothing any more. */
  readonly empty: number;
  /** Queries that found nothing before and find something now. */
  readonly found: number;
}

const LINE = 1_000;
const QUERY = 120;
/** New queries that a sentence names. */
const NAMED = 3;

/** Returns what the report says. */
export function buildView(report: Report, places: ViewPlaces = {}): ReportView {
  const failed = makeItems(report, primaryFailures(report));
  const accepted = makeItems(report, ownAccepted(report));
  const follows = followItems(report);
  const fell = fellItems(report);
  const { advice, next } = findAdvice(report, places);
  const passed = report.verdict.verdict === "pass";
  const [title, ...output] = titleLines(report, [...failed, ...follows], accepted);
  const lost = lostRows(report);
  return {
    verdict: report.verdict.verdict,
    heading: makeHeading(report),
    title: title!,
    output,
    also: report.failure === null ? [...furtherCategories(failed), ...newEmptyWords(report)] : [],
    cause: capitalise(findCauseText(report)),
    advice: capitalise(advice),
    note: makeNote(report, next),
    counts: countQueries(report, lost),
    about: aboutWords(report),
    failed,
    follows,
    accepted,
    fell,
    figures: passed || isFirstRun(report) ? figureRows(report) : [],
    lost: lost.slice(0, CASES).map((row) => lostView(row, passed)),
    won: passed ? wonCases(report) : [],
    notices: shownNotices(report),
    next,
    error: makeError(report),
  };
}

function makeError(report: Report): ViewError | null {
  const { failure } = report;
  if (failure === null || isFirstRun(report)) {
    return null;
  }
  const queries = failedQueries(report).map(({ case: one, error }): CaseView => {
    return { ...namedCase(one), change: error, ranks: [], why: "" };
  });
  return { code: failure.code, problems: failure.problems, queries };
}

/** Returns what stands below the title, each line under its name. */
export function viewLines(
  view: Pick<ReportView, "also" | "cause" | "advice" | "note">,
): readonly (readonly [name: string, words: string])[] {
  const lines = [
    ["Why", view.cause] as const,
    ["What to do", view.advice] as const,
    ...view.also.map((words) => ["Also", words] as const),
    ["Note", view.note] as const,
  ];
  return lines.filter(([, words]) => words !== "");
}

/** Returns the steps to show. A pass leaves nothing to do but to adopt what it gained. Each begins with a capital. */
export function visibleSteps({
  verdict,
  next,
}: Pick<ReportView, "verdict" | "next">): readonly Step[] {
  const steps = verdict === "pass" ? next.filter((step) => step.do === "adopt") : next;
  return steps.map((step) => ({
    ...step,
    why: step.why.charAt(0).toUpperCase() + step.why.slice(1),
  }));
}

/** Heading and title in one line of at most about 1,000 characters: the action's output `summary`. */
export function joinHeadline({ heading, title, output, also }: ReportView): string {
  return escapeInvisible(`${heading} · ${[title, ...output, ...also].join(" / ")}`, LINE);
}

/** `3 of 47 checks failed, 2 fell without failing; 7 queries lost a document, 3 of them find nothing any more`. */
export function countWords({ checks, failed, fell, lost, empty, found }: ViewCounts): string {
  const nothing = empty === 0 ? "" : `, ${emptyWords(lost, empty)}`;
  const checked = [
    checks === 0
      ? ""
      : failed === 0
        ? pluralise(checks, "check")
        : `${failed} of ${pluralise(checks, "check")} failed`,
    fell === 0 ? "" : `${fell} fell without failing`,
  ];
  const queries = [
    lost === 0 ? "" : `${pluralise(lost, "query", "queries")} lost a document${nothing}`,
    found === 0 ? "" : pluralise(found, "query is newly found", "queries are newly found"),
  ];
  return [checked, queries]
    .map((parts) => parts.filter(Boolean).join(", "))
    .filter(Boolean)
    .join("; ");
}

function emptyWords(lost: number, empty: number): string {
  const find = empty === 1 ? "finds" : "find";
  if (empty < lost) {
    return `${empty} of them ${find} nothing any more`;
  }
  return empty === 1 ? "and finds nothing any more" : "and find nothing any more";
}

// What happened.

function makeHeading(report: Report): string {
  const { verdict, categories } = report.verdict;
  const accepted = acceptedWords(report);
  if (accepted !== "") {
    return `PASS: ${accepted}`;
  }
  if (isFirstRun(report)) {
    return "FIRST RUN (error): there is no baseline yet";
  }
  const named = verdict === "error" && report.failure !== null ? [report.failure.code] : categories;
  return [verdict.toUpperCase(), named.join(", ")].filter(Boolean).join(": ");
}

/** Whether nothing is wrong but that there is no baseline yet, and this run can become it. */
export function isFirstRun({
  failure,
  verdict,
  new_baseline: newBaseline,
  inputs,
}: Report): boolean {
  return (
    failure?.code === "baseline_missing" &&
    newBaseline !== null &&
    inputs?.suite.partial !== true &&
    inputs?.near_baseline === undefined &&
    verdict.checks.every(({ passed, kind }) => passed || kind === "weakening")
  );
}

/** Suite, queries, what was compared with, commit. */
function aboutWords(report: Report): readonly string[] {
  if (report.inputs === null) {
    return [];
  }
  const { suite, config, baseline } = report.inputs;
  const commit = besideCommit(report);
  const stored = baseline === null ? "no baseline" : `compared with ${config.baseline}`;
  const against =
    commit === null ? stored : `side by side with the base ${commit}${aloneWords(report)}`;
  const words = [
    `${suite.name} ${suite.revision}`,
    queriesWords(report.inputs),
    against,
    originWords(report),
  ];
  return words.filter(Boolean);
}

/** `12 queries`; of a tier `12 of 80 queries`. */
function queriesWords({ suite, whole }: Inputs): string {
  const all = pluralise(whole?.suite.cases.length ?? suite.cases.length, "query", "queries");
  return whole === undefined ? all : `${suite.cases.length} of ${all}`;
}

const RECORDED: readonly WeakeningCode[] = [
  "baseline_edited",
  "baseline_not_measured",
  "accepted_moved",
];

function ownAccepted(report: Report): readonly Check[] {
  return acceptedChecks(report).filter((check) => check.secondary_to === null);
}

/** `passed with 2 accepted regressions`; a rename, an edit and a looser rule are accepted changes. Empty where nothing was. */
export function acceptedWords(report: Report): string {
  const own = ownAccepted(report);
  if (own.length === 0 || report.verdict.verdict !== "pass") {
    return "";
  }
  const worse = own.filter(({ kind }) => kind !== "weakening" && kind !== "absent").length;
  const leaders = [...groupByCause(own.filter(({ kind }) => kind === "weakening")).keys()];
  // The new baseline's own rows say the same as the regressions, and an absent case the same as its edit.
  const edits = leaders.filter(
    (check) =>
      check.kind === "weakening" && (worse === 0 || !RECORDED.includes(check.weakening.code)),
  ).length;
  const changes = edits === 0 && worse === 0 ? 1 : edits;
  const words = [
    worse === 0 ? "" : pluralise(worse, "accepted regression"),
    changes === 0 ? "" : pluralise(changes, "accepted change"),
  ];
  return `passed with ${words.filter(Boolean).join(" and ")}`;
}

/** Returns the title, and below it what a retriever wrote last, line by line. */
function titleLines(
  report: Report,
  failed: readonly Item[],
  accepted: readonly Item[],
): readonly string[] {
  if (report.failure !== null) {
    const [first = "", ...rest] = report.failure.message.split(/\r?\n/);
    return [capitalise(first), ...rest.filter((line) => line.trim() !== "")];
  }
  const [first] = failed;
  if (first !== undefined) {
    const corpus = first.code === "gate_weakened" ? "" : corpusWords(report, lostRows(report));
    return [corpus + leadingWords(failed, first)];
  }
  if (accepted[0] !== undefined) {
    return [accepted[0].sentence];
  }
  const shard = report.verdict.notices.find((notice) => notice.code === "shard");
  return [shard === undefined ? passWords(report) : noticeSentence(shard)];
}

/** Of loosened rules also how many there are. */
function leadingWords(items: readonly Item[], { code, sentence, file }: Item): string {
  if (code !== "gate_weakened" || file === undefined) {
    return sentence;
  }
  const others = items.filter((item) => item.code === code).length - 1;
  return `This change loosens the gate: ${sentence}${others > 0 ? `. ${pluralise(others, "more finding")}` : ""}`;
}

/** The first of each further category, with its own culprit. */
function furtherCategories(failed: readonly Item[]): readonly string[] {
  const firsts = [...groupBy(failed, ({ code }) => code).values()].map(([first]) => first!);
  return firsts.slice(1).map((item) => leadingWords(failed, item));
}

function passWords(report: Report): string {
  const checks = mergePolicyChecks(report).filter(({ kind }) => kind !== "not_gated");
  const passing = checks.filter(({ outcome }) => outcome === "pass").length;
  const over = `over ${pluralise(report.inputs?.suite.cases.length ?? 0, "query", "queries")}`;
  const start = report.policies?.bootstrap === true ? "First run, the base has no gate yet: " : "";
  const fall = largeFallWords(report);
  const checked = fall === "" ? passSentence(passing, checks.length, over) : fall;
  const corpus = corpusWords(report, lostRows(report));
  const title = `${corpus}${checked}${lossTitle(report)}${gainWords(report)}`;
  return start === "" ? capitalise(title) : start + title;
}

function passSentence(passing: number, all: number, over: string): string {
  if (all === 0) {
    return `no checks ${over}`;
  }
  if (passing < all) {
    return `${passing} of ${pluralise(all, "check")} pass ${over}, ${all - passing} fell without failing`;
  }
  return `${all === 1 ? "the one check passes" : `all ${all} checks pass`} ${over}`;
}

/** `; 2 queries lost a document, first: hiking map alps`. Empty if no query did. */
function lossTitle(report: Report): string {
  const lost = lostRows(report);
  const [first] = lost;
  if (first === undefined) {
    return "";
  }
  const query = capText(first.case.query, QUERY);
  const words = pluralise(lost.length, "query lost a document", "queries lost a document");
  return `. ${words}${lost.length === 1 ? "" : ", first"}: ${query}`;
}

/** The fall of the whole suite that does not fail, if it is larger than what one query weighs. Empty if there is none. */
function largeFallWords(report: Report): string {
  const large = fellChecks(report).find(
    ({ scope, unit, delta, n }) =>
      scope.kind === "overall" && unit === "share" && n > 0 && Math.abs(delta ?? 0) > 1 / n + 1e-9,
  );
  return large === undefined ? "" : `${checkSentence(large)}; ${reasonWords(large)}`;
}

function gainWords({ verdict, new_baseline: newBaseline }: Report): string {
  const gain = verdict.notices.find((notice) => notice.code === "gained");
  return gain?.confirmed !== true || newBaseline === null
    ? ""
    : `. Recall and nDCG are significantly better (${pWords(gain.p)})`;
}

function countQueries(report: Report, lost: readonly CaseRow[]): ViewCounts {
  const checks = mergePolicyChecks(report).filter(({ kind }) => kind !== "not_gated");
  return {
    queries: report.inputs?.suite.cases.length ?? 0,
    checks: checks.length,
    failed: checks.filter(({ passed }) => !passed).length,
    fell: checks.filter(({ outcome }) => outcome === "fell").length,
    lost: lost.length,
    empty: lost.filter(findsNothing).length,
    found: report.verdict.verdict === "error" ? 0 : caseRows(report).filter(isNewlyFound).length,
  };
}

function makeNote(report: Report, next: readonly Step[]): string {
  const { verdict, notices, accepted = [] } = report.verdict;
  const plain = verdict === "pass" && accepted.length === 0;
  const labelled = next.some(({ do: what }) => what === "label");
  const distance = labelled ? notices.find(({ code }) => code === "since_accepted") : undefined;
  const note = plain ? findDoubt(notices) : distance;
  return note === undefined ? "" : noticeSentence(note, errorWords(report));
}

/** A pass has room for two. */
const ON_PASS = 2;

function shownNotices(report: Report): readonly string[] {
  const { verdict, notices, checks } = report.verdict;
  const hidden = new Set<NoticeCode>();
  if (report.origin?.ci === null && verdict === "pass") {
    // At a desk that is so in every run.
    hidden.add("head_only");
  }
  const isSlower = checks.some(({ unit, passed }) => unit === "ms" && !passed);
  if (verdict === "fail" && !isSlower) {
    // What could not be noticed of latency matters to a pass, and to a reader of a failure of latency.
    hidden.add("latency_limits");
  }
  const all = ownNotices(notices).filter(({ code }) => !hidden.has(code));
  const own = noticeSentences(all, errorWords(report));
  return verdict === "pass" ? own.slice(0, ON_PASS) : own;
}

// Queries that lost a document, or find one that they did not find.

/** Returns the cases that lost a document, those first that find nothing any more. */
function lostRows(report: Report): readonly CaseRow[] {
  if (report.failure !== null) {
    return [];
  }
  const losses = new Set(report.explanation?.losses?.map(({ id }) => id));
  const lost = caseRows(report).filter(({ case: one }) => losses.has(one.id));
  return [...lost.filter(findsNothing), ...lost.filter((row) => !findsNothing(row))];
}

function findsNothing({ score, loss }: CaseRow): boolean {
  const ranks = score?.error === null ? score.ranks : [];
  return loss !== null && ranks.every((rank) => rank === null);
}

/** `1 new query finds nothing: where is beta-9`. Empty if every new query finds a document. */
function newEmptyWords(report: Report): readonly string[] {
  if (report.inputs?.baseline === null) {
    return [];
  }
  const queries = caseRows(report).filter(isNewAndEmpty);
  if (queries.length === 0) {
    return [];
  }
  const names = queries.map(({ case: one }) => capText(one.query, QUERY));
  const count = pluralise(queries.length, "new query finds", "new queries find");
  return [`${count} nothing: ${listFirst(names, NAMED)}`];
}

function isNewAndEmpty({ before, score }: CaseRow): boolean {
  if (before !== null || score === null || score.error !== null || score.ranks.length === 0) {
    return false;
  }
  return score.ranks.every((rank) => rank === null);
}

function isNewlyFound({ before, score }: CaseRow): boolean {
  if (before === null || score === null || before.ranks.length === 0) {
    return false;
  }
  return before.ranks.every((rank) => rank === null) && score.ranks.some((rank) => rank !== null);
}

/** Returns a lost query. On a pass nobody asked where its documents went. */
function lostView(row: CaseRow, passed: boolean): CaseView {
  const { case: one, before, score, loss } = row;
  const ranks = movedRanks(
    { ranks_before: before?.ranks ?? null, ranks_after: score?.ranks ?? null },
    one,
  );
  const lost = findsNothing(row) ? "finds nothing any more" : "lost a document";
  const isLooked = loss !== null && !(passed && loss.cause === "not_looked_up");
  return {
    ...namedCase(one),
    change: (score?.error ?? null) === null ? lost : "the query failed",
    ranks,
    why: isLooked ? lossWords(loss) : "",
  };
}

// What a pass has to show.

function figureRows(report: Report): readonly Row[] {
  const hasBaseline = report.inputs !== null && report.inputs.baseline !== null;
  const rows = metricRows(report).filter(({ scope, status, metric, current }) => {
    const parsed = parseMetric(metric);
    if (typeof parsed === "string" || scope.kind !== "overall" || current === null) {
      return false;
    }
    // Without a baseline nothing is gated yet: then the three usual figures stand there.
    const isUsual = [RECALL, MRR, NDCG].some(({ name }) => name === parsed.family.name);
    const isShown = hasBaseline ? status !== "reported" : isUsual;
    return isShown && parsed.family.kind === "quality";
  });
  return rows.map((row) => makeRow(row));
}

/** Ranks that a query must have won to be named. */
const WON = 3;

/** Queries whose best document rose by three ranks or more, or is newly found, the most first. */
function wonCases(report: Report): readonly CaseView[] {
  const { inputs } = report;
  const k = inputs?.config.k ?? 0;
  // Ranks under another k say something else.
  if (inputs === null || inputs.baseline?.k !== k) {
    return [];
  }
  const wins = caseRows(report).flatMap((row) => {
    const gain = ranksWon(row, k);
    return gain < WON ? [] : [{ row, gain }];
  });
  const most = wins.toSorted((a, b) => b.gain - a.gain).slice(0, CASES);
  return most.map(({ row: { case: one, before, score } }): CaseView => {
    const moved = { ranks_before: before!.ranks, ranks_after: score!.ranks };
    // movedRanks has the falls first; here the gains lead.
    const ranks = movedRanks(moved, one, "gains");
    return { ...namedCase(one), change: "", ranks, why: "" };
  });
}

/** Ranks by which the best document rose. One that was not found stood below the cutoff. */
function ranksWon({ before, score }: CaseRow, k: number): number {
  if (before === null || score === null || score.error !== null) {
    return 0;
  }
  const bestRank = (ranks: readonly (number | null)[]): number =>
    Math.min(k + WON, ...ranks.flatMap((rank) => rank ?? []));
  return bestRank(before.ranks) - bestRank(score.ranks);
}
