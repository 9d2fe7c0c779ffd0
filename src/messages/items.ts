/** Checks that one cause made fail, be accepted or be marked, as one thing: sentence, figures, cases. Raw text of strangers. */
import type { Loss } from "../model/explanation.ts";
import type { Report } from "../model/report.ts";
import { groupBy, scopeText, selectCases } from "../model/scope.ts";
import type { CaseScore } from "../model/scores.ts";
import { type Case, targetLabel } from "../model/suite.ts";
import type { Category, Check, Culprit, Reason } from "../model/verdict.ts";
import { judgedWords, lossWords } from "./causes.ts";
import { checkSentence, isOnlyOutOfBounds } from "./checks.ts";
import { capText } from "./escape.ts";
import {
  type RowFigures,
  checkNumbers,
  listFirst,
  pluralise,
  scopeLabel,
  scopeWords,
} from "./format.ts";
import { type CaseBook, type CaseRow, forbiddenResults, isList } from "./rows.ts";
import { decidedWords, levelWords, pWords, testedWords } from "./rule.ts";
import { requireItem } from "../model/lookup.ts";

/** Figures of a check as they are shown, each in its unit. */
export interface Row {
  readonly metric: string;
  readonly where: string;
  readonly baseline: string;
  readonly now: string;
  readonly change: string;
  readonly limit: string;
  /** What decided: `recall and nDCG together: p = 0.031, only p ≤ 0.15 fails`. Empty if the limit alone did. */
  readonly by: string;
}

/** Checks with one cause, as they are shown. */
export interface Item {
  /** The category of its checks. */
  readonly code: Category;
  /** The metric of the leading check. */
  readonly metric: string;
  /** Without a full stop, markup and escapes; it may hold text of strangers. */
  readonly sentence: string;
  /** One for each check that has figures, the leader's first. */
  readonly rows: readonly Row[];
  /** At most CASES, worst first; a case is in one item of a category only. */
  readonly cases: readonly CaseView[];
  /** Number of cases beyond those. */
  readonly more: number;
  /** Where a rule was loosened; the line where the head's file has it. */
  readonly file?: string;
  readonly line?: number;
}

/** Cases of an item; more are in the checks of report.json. */
export const CASES = 10;
const QUERY = 80;

// What failed, or was accepted.

/**
 * Groups checks by their cause, under the check that leads each group. A group has the checks of one metric in all scopes,
 * and those whose cases are all cases of the first check of their category. Missing figures and weakened rules each stand
 * alone.
 */
export function groupByCause(checks: readonly Check[]): ReadonlyMap<Check, readonly Check[]> {
  const leaderByKey = new Map<string, Check>();
  const firstOfCategory = new Map<
    Category,
    { readonly check: Check; readonly ids: ReadonlySet<string> }
  >();
  const groups = new Map<Check, Check[]>();
  for (const [i, check] of checks.entries()) {
    const { kind, category, cases } = check;
    const key = groupKey(check) ?? String(i);
    if (!firstOfCategory.has(category) && kind !== "missing") {
      firstOfCategory.set(category, { check, ids: culpritIds(cases) });
    }
    const first = firstOfCategory.get(category);
    const canFollow = kind !== "missing" && kind !== "weakening" && cases.length > 0;
    const follows = canFollow && cases.every(({ id }) => first?.ids.has(id));
    const leader = leaderByKey.get(key) ?? (follows ? first!.check : check);
    leaderByKey.set(key, leader);
    groups.set(leader, [...(groups.get(leader) ?? []), check]);
  }
  return groups;
}

/** Returns the ids of the cases behind a check. */
function culpritIds(cases: readonly Culprit[]): ReadonlySet<string> {
  return new Set(cases.map(({ id }) => id));
}

/** Returns the key that checks of one group share: kind and metric. Null for those that stand alone. */
function groupKey(check: Check): string | null {
  if (check.kind === "missing" || check.kind === "weakening") {
    return null;
  }
  return `${check.kind} ${check.metric}`;
}

/**
 * Returns an item for each cause (groupByCause). The first item of failed queries begins with `errors`, what the retriever
 * answered; a case is listed in the first item of its category only.
 */
export function makeItems(
  checks: readonly Check[],
  book: CaseBook,
  inputs: Report["inputs"],
  errors: string,
): readonly Item[] {
  const listedIds = new Map<Category, Set<string>>();
  return [...groupByCause(checks)].map(([leader, group]): Item => {
    const { category } = leader;
    const isFirstOfErrors = category === "retriever_error" && !listedIds.has(category);
    const idsOfCategory = listedIds.get(category) ?? new Set<string>();
    listedIds.set(category, idsOfCategory);
    const sentence =
      isFirstOfErrors && errors !== ""
        ? errorsSentence(errors, worstQuery(book, leader))
        : itemSentence(book, leader);
    return {
      ...makeItem(book, group, sentence, itemCases(book, group, idsOfCategory)),
      ...itemPlace(inputs, leader),
    };
  });
}

/** Returns what the retriever answered, and the first query that failed if it is known. */
function errorsSentence(errors: string, query: string): string {
  return query === "" ? errors : `${errors}. First query: ${query}`;
}

/**
 * Returns the query of the check's worst case, shortened; the case's id if the suite lacks it. Empty
 * if no case is behind the check.
 */
function worstQuery(book: CaseBook, check: Check): string {
  const id = worstCulprit(check)?.id;
  return id === undefined ? "" : capText(book.get(id)?.case.query ?? id, QUERY);
}

/** A case behind a check, with that check. */
type CheckedCulprit = { readonly check: Check; readonly culprit: Culprit };

/** Returns the item of a group. `cases` are its cases in order; the item shows the first of them and counts the others. */
function makeItem(
  book: CaseBook,
  group: readonly Check[],
  sentence: string,
  cases: readonly CheckedCulprit[] = [],
): Item {
  // Counts and weakened rules have a sentence and no row.
  const checksWithRow = group.filter(({ kind }) => ["mean", "latency", "ratio"].includes(kind));
  const shownTests = new Set<string>();
  // One test decides about several metrics of a bucket: its p is shown once.
  const testWords = (check: Check): string => {
    const words = decidedWords(check) || testedWords(check);
    const test = `${scopeWords(check.scope)} ${words}`;
    const isShown = check.p !== undefined && shownTests.has(test);
    shownTests.add(test);
    return isShown ? "by the same test" : words;
  };
  return {
    code: requireItem(group, 0).category,
    metric: requireItem(group, 0).metric,
    sentence,
    rows: checksWithRow.map((check) => makeRow(check, testWords(check))),
    cases: cases.slice(0, CASES).map(({ check, culprit }) => caseView(book, check, culprit)),
    more: Math.max(0, cases.length - CASES),
  };
}

/**
 * Returns the cases of the checks, each once with the first check that names it, and the worst of each check first. Leaves
 * out those in `listedIds`, and adds to it those that it returns.
 */
function itemCases(
  book: CaseBook,
  group: readonly Check[],
  listedIds: Set<string>,
): readonly CheckedCulprit[] {
  const culprits = group.flatMap((check) => {
    const first = worstCulprit(check);
    const ordered =
      first === undefined ? [] : [first, ...check.cases.filter((culprit) => culprit !== first)];
    return ordered.map((culprit) => ({ check, culprit }));
  });
  return culprits.filter(({ check: { kind }, culprit: { id } }) => {
    // A case that the suite does not have is shown only by a check of absent cases or weakened rules.
    if (listedIds.has(id) || !(book.has(id) || kind === "absent" || kind === "weakening")) {
      return false;
    }
    listedIds.add(id);
    return true;
  });
}

/** Returns the case to name: of a check of recall the first that lost a target, else the worst. Undefined without cases. */
export function worstCulprit(check: Check): Culprit | undefined {
  return (isAboutLosses(check) ? check.cases.find(lostOne) : undefined) ?? check.cases[0];
}

/** True for a check of which documents are found; false for one of how many results came. */
function isAboutLosses(check: Check): boolean {
  return check.category === "recall_drop" && !isList(check);
}

/** True if the case lost a target that the baseline found. */
export function lostOne({ ranks_before: before, ranks_after: after }: Culprit): boolean {
  return (
    before?.some((rank, target) => rank !== null && (after?.[target] ?? null) === null) ?? false
  );
}

/**
 * Returns where a weakened rule stands: the file, and the line of the case or the field that it is about if that is known.
 * Empty for other checks.
 */
function itemPlace(inputs: Report["inputs"], check: Check): Pick<Item, "file" | "line"> {
  if (check.kind !== "weakening") {
    return {};
  }
  const { file, fields, cases } = check.weakening;
  const place = inputs?.suite.cases.find(({ id }) => id === cases[0]?.id)?.place;
  const line = place?.file === file ? place.line : configLine(inputs, file, fields[0]?.field ?? "");
  return { file, ...(line === undefined ? {} : { line }) };
}

/** Returns the line of the config's field, or of the nearest field around it that has a line; undefined for other files. */
function configLine(inputs: Report["inputs"], file: string, field: string): number | undefined {
  if (file !== inputs?.config.file || field === "") {
    return undefined;
  }
  return (
    inputs.lines?.get(field) ??
    configLine(inputs, file, field.slice(0, Math.max(0, field.lastIndexOf("."))))
  );
}

/** Returns the figures of a check as text. `by` says what decided; empty if the limit alone did. */
export function makeRow(check: RowFigures & Pick<Check, "metric" | "scope">, by: string = ""): Row {
  const { baseline, current, delta, limit } = checkNumbers(check);
  const where = scopeLabel(check.scope);
  return { metric: check.metric, where, baseline, now: current, change: delta, limit, by };
}

/** Returns the check's sentence, how many queries caused it, and the worst of them. */
function itemSentence(book: CaseBook, check: Check): string {
  const culprits = culpritWords(book, check);
  // A count has said how many.
  const joint = check.kind === "count" && check.cases.length === 1 ? ": " : ". ";
  return [checkSentence(check), culprits].filter(Boolean).join(joint);
}

/**
 * Returns how many queries are behind the check, and the one to name: `3 queries got worse, worst: hiking map`. Empty if
 * there is none, and for absent cases and weakened rules, whose sentence says it all.
 */
function culpritWords(book: CaseBook, check: Check): string {
  const first = worstCulprit(check);
  if (first === undefined || check.kind === "absent" || check.kind === "weakening") {
    return "";
  }
  const [forbidden] = check.category === "forbidden_hit" ? caseView(book, check, first).ranks : [];
  // At the end, so that it needs no quotes: the output `summary` is pasted into scripts.
  const query =
    worstQuery(book, check) +
    (forbidden === undefined ? "" : ` (${forbidden.document} at ${forbidden.words})`);
  if (check.kind === "count" && check.cases.length === 1) {
    return query;
  }
  if (isOnlyOutOfBounds(check)) {
    // Nothing got worse.
    return `${check.direction === "higher" ? "Lowest query" : "Highest query"}: ${query}`;
  }
  const which = check.kind === "missing" ? "First" : "Worst";
  const count = culpritCountWords(book, check);
  return count === "" ? `${which} query: ${query}` : `${count}, ${which.toLowerCase()}: ${query}`;
}

/** Returns how many queries caused the check's failure, and what happened to them. Empty if their number says nothing. */
function culpritCountWords(book: CaseBook, check: Check): string {
  if (check.kind === "count") {
    return "";
  }
  if (check.kind === "missing") {
    return pluralise(check.cases.length, "query has no value", "queries have no value");
  }
  if (check.by === "floor") {
    // The queries behind a floor are the lowest ones, whether they got worse or not.
    return "";
  }
  // Not "lost a document": the count of those also has queries that found another one instead.
  if (check.worse_cases !== undefined && check.worse_cases > 0) {
    return `${worseWords(check, check.worse_cases)}${splitWords(book, check)}`;
  }
  // A percentile does not rise because some queries are a millisecond slower, so their number says nothing.
  return check.unit === "ms" ? "" : worseWords(check, check.cases.length);
}

/** Smaller than any difference of a metric between two runs, and larger than its error of rounding. */
const ROUNDING = 1e-9;

/**
 * Returns how many of the queries that got worse lost a document: ` (4 lost a document, in 11 one moved down)`. Empty if all
 * or none did, or if a query lost one document and found another, so that the counts would not add up.
 */
function splitWords(book: CaseBook, check: Check): string {
  const { metric, scope, tested = [metric], worse_cases: worseCount = 0 } = check;
  const rows = [...book.values()];
  const casesInScope = selectCases(
    rows.map((row) => row.case),
    scope,
  );
  const idsInScope = new Set(casesInScope.map(({ id }) => id));
  const rowsInScope = rows.filter((row) => idsInScope.has(row.case.id));
  const worse = rowsInScope.filter((row) => isWorse(row, tested));
  const lost = rowsInScope.filter(({ loss }) => loss !== null);
  const addsUp = worse.length === worseCount && lost.every((row) => worse.includes(row));
  if (!addsUp || lost.length === 0 || lost.length === worseCount) {
    return "";
  }
  return ` (${lost.length} lost a document, in ${worseCount - lost.length} one moved down)`;
}

/** True if the sum of these metrics of the case fell. */
function isWorse({ score, before }: CaseRow, metrics: readonly string[]): boolean {
  let change = 0;
  for (const metric of metrics) {
    change += (score?.metrics.get(metric) ?? 0) - (before?.metrics.get(metric) ?? 0);
  }
  return before !== null && change < -ROUNDING;
}

/** What happened to each query, by the metric's name without its k; a query of any other metric got worse. */
const WORSE_WORDS: Readonly<Record<string, string>> = {
  clustering_ratio: "got less varied results",
  context_chars: "got longer texts",
  cost_per_query: "cost more",
  degraded_rate: "got a degraded answer",
  error_rate: "failed",
  false_result_rate: "got a false result",
  fill_rate: "got fewer results",
  forbidden_rate: "got a forbidden result",
  zero_result_rate: "got no results",
};

/** `3 queries got fewer results`: what happened, in words that fit the metric. */
function worseWords({ metric }: Check, count: number): string {
  const [name = metric] = metric.split("@");
  const what = WORSE_WORDS[name] ?? "got worse";
  return pluralise(count, `query ${what}`, `queries ${what}`);
}

/** Returns one item for each category that others follow from: `Failed because of recall_drop: …`. */
export function followItems(failed: readonly Check[], book: CaseBook): readonly Item[] {
  const follows = failed.filter((check) => check.secondary_to !== null);
  return [...groupBy(follows, (check) => check.secondary_to!)].map(([code, checks]): Item => {
    const sentence = `Failed because of ${code}: ${checkNames(checks)}`;
    return { ...makeItem(book, checks, sentence), code };
  });
}

/** Returns at most four names of checks, each once: two checks of a metric may differ only in what they compare with. */
function checkNames(checks: readonly Check[]): string {
  return listFirst([...new Set(checks.map(checkName))], 4);
}

/** `recall@10 overall`: metric and scope. */
function checkName({ metric, scope }: Check): string {
  return `${metric} ${scopeWords(scope)}`;
}

// Beyond a limit, and no failure.

/**
 * Returns one item for each cause: checks with the same reason and a case in common with the first, or a percentile in its
 * buckets.
 */
export function fellItems(fell: readonly Check[], book: CaseBook): readonly Item[] {
  const causes: CauseGroup[] = [];
  for (const check of fell) {
    const cause = causes.find((group) => isSameCause(group, check));
    if (cause === undefined) {
      causes.push({ first: check, checks: [check], ids: culpritIds(check.cases) });
    } else {
      cause.checks.push(check);
    }
  }
  return causes.map(({ first, checks }) => {
    const shownIds = new Set<string>();
    const cases = first.unit === "ms" ? [] : itemCases(book, [first], shownIds);
    return makeItem(book, checks, fellSentence(checks), cases);
  });
}

/** Checks with the same cause, with the first of them and its cases. */
interface CauseGroup {
  readonly first: Check;
  readonly checks: Check[];
  readonly ids: ReadonlySet<string>;
}

/**
 * True if the check belongs to the group: both have the same reason, and either are of the same latency metric or share a case
 * with the group's first check.
 */
function isSameCause({ first, ids }: CauseGroup, check: Check): boolean {
  if (first.reason !== check.reason || (first.unit === "ms") !== (check.unit === "ms")) {
    return false;
  }
  return check.unit === "ms"
    ? first.metric === check.metric
    : check.cases.some(({ id }) => ids.has(id));
}

/** Returns the first check's sentence, the other metrics that the same cause moved, and why it does not fail. */
export function fellSentence([first, ...others]: readonly Check[]): string {
  const check = first!;
  const otherChecks = others.filter((other) => checkName(other) !== checkName(check));
  const verb = check.direction === "lower" ? "rose" : "fell";
  const also = otherChecks.length === 0 ? "" : `; ${alsoNames(check, otherChecks)} ${verb}, too`;
  const reason = reasonWords(check);
  return `${checkSentence(check)}${also}${reason === "" ? "" : `. The check passes because ${reason}`}`;
}

/** Returns the names of the other checks, without their scope if all have that of the first. */
function alsoNames(first: Check, others: readonly Check[]): string {
  const isSameScope = others.every(({ scope }) => scopeText(scope) === scopeText(first.scope));
  const names = [
    ...new Set(others.map((check) => (isSameScope ? check.metric : checkName(check)))),
  ];
  return listFirst(names, 4, names.length === 2 ? " and " : ", ");
}

const REASONS: Readonly<Record<Reason, string>> = {
  not_significant: "this can be chance",
  earlier: "this change itself made no query worse",
  found_more: "recall and nDCG rose",
};

/** Returns why a check beyond its limit does not fail, with p and level if it was tested; empty if that is not known. */
export function reasonWords(check: Check): string {
  if (check.reason === undefined) {
    return check.unit === "ms" ? "the difference may be measurement noise" : "";
  }
  const { p, level } = check;
  const isTested = p !== undefined && level !== undefined;
  return REASONS[check.reason] + (isTested ? `: ${pWords(p)}, ${levelWords(level)}` : "");
}

// What happened to one case.

/** A document with its rank before and now. */
export interface RankMove {
  readonly document: string;
  /** `3 → lost`, `rank 2`. */
  readonly words: string;
  /** Absent where the case has no counterpart in the baseline, and for what must not come. */
  readonly before?: number | null;
  readonly after: number | null;
}

/** A case behind a check. Every text may be a stranger's. */
export interface CaseView {
  readonly id: string;
  /** The id where the suite has no such case. */
  readonly query: string;
  readonly intent: string;
  readonly critical: boolean;
  /** What is sent with the query, as JSON; absent where nothing is. */
  readonly params?: string;
  /** What the check saw of it: `cost_per_query 0.1 → 0.2`, `the query failed: upstream 503`. */
  readonly change: string;
  /** Where ranks say what happened: targets that moved, those that lost most first, or documents that must not come. */
  readonly ranks: readonly RankMove[];
  /** Why its document is gone; empty where that is not known. */
  readonly why: string;
  /** Where the suite has it; absent where it does not. */
  readonly file?: string;
  readonly line?: number;
}

const LABEL = 200;
const MESSAGE = 300;
/** More targets of one case are in report.json. */
const MOVES = 10;

/** Returns a case as the check shows it. An id that the suite does not have stands in place of the query. */
export function caseView(book: CaseBook, check: Check, culprit: Culprit): CaseView {
  const { case: suiteCase = null, score = null, loss = null } = book.get(culprit.id) ?? {};
  const error = score?.error ?? null;
  const showsRanks = isRanked(check) && error === null;
  const name =
    suiteCase === null ? { ...UNKNOWN, id: culprit.id, query: culprit.id } : namedCase(suiteCase);
  const moves = showsRanks ? movedRanks(culprit, suiteCase) : [];
  return {
    ...name,
    change:
      error === null ? changeWords(check, culprit) : `the query failed: ${capText(error, MESSAGE)}`,
    ranks: check.category === "forbidden_hit" ? forbiddenMoves(score) : moves,
    why:
      check.category === "answer_regression"
        ? judgedWords(book.get(culprit.id), check.metric)
        : causeWords(loss, showsRanks),
  };
}

/** Returns why the case lost its documents; empty if it lost none, or if the check is not about ranks. */
function causeWords(loss: Loss | null, showsRanks: boolean): string {
  return loss === null || !showsRanks ? "" : lossWords(loss);
}

/** What is shown of a case that the suite does not have, beside its id. */
const UNKNOWN = { intent: "", critical: false } as const;

/** Returns what names a case, and where the suite has it. */
export function namedCase({
  id,
  query,
  intent,
  critical,
  params,
  place,
}: Case): Omit<CaseView, "change" | "ranks" | "why"> {
  return {
    id,
    query,
    intent,
    critical,
    ...(params === undefined ? {} : { params: JSON.stringify(params) }),
    file: place.file,
    line: place.line,
  };
}

/**
 * Returns what happened to a case in one clause: `docs/windows.md 3 → lost; found further down, at rank 14`. Without moved
 * documents it begins with what the check saw.
 */
export function caseClause({ change, ranks, why }: CaseView): string {
  const moves = ranks.map(({ document, words }) => `${document} ${words}`).join(", ");
  return [moves || change, why].filter(Boolean).join("; ");
}

/** True if ranks show what the check saw. Of a percentile, a cost or a rate they show nothing. */
function isRanked({ kind, category }: Check): boolean {
  return (
    kind === "count" ||
    ["recall_drop", "ranking_shift", "semantic_degraded_spike"].includes(category)
  );
}

/** Returns the results that the case must not have, with their ranks. */
function forbiddenMoves(score: CaseScore | null): readonly RankMove[] {
  return forbiddenResults(score).map(({ rank, id }) => ({
    document: capText(plainName(id, score?.results ?? []), LABEL),
    words: `rank ${rank}`,
    after: rank,
  }));
}

/** Returns the id without the hash of its text, unless another result has the same name. */
function plainName(id: string, results: readonly string[]): string {
  const plain = id.replace(/#[\da-f]{12}$/, "");
  const isShared = results.some(
    (other) => other !== id && other.replace(/#[\da-f]{12}$/, "") === plain,
  );
  return isShared ? id : plain;
}

/** Returns what the check saw of a case: its figure before and now, or the event that the check is about. */
function changeWords(
  { kind, metric, unit }: Check,
  { before: baseline, after: current }: Culprit,
): string {
  if (kind === "absent") {
    return "gone or edited";
  }
  if (kind === "missing") {
    return "not measured";
  }
  if (kind === "weakening" && baseline === null && current === null) {
    return "rules loosened";
  }
  if (kind === "count") {
    return "finds none of its documents any more";
  }
  if (metric === "degraded_rate") {
    return "answered in degraded mode";
  }
  const name = unit === "ms" ? "median" : metric;
  const figures = checkNumbers({ unit, baseline, current, delta: null, limit: null });
  return `${name} ${baseline === null ? "" : `${figures.baseline} → `}${figures.current}`;
}

/** `2 → lost`, `new → 3`, `rank 2`. `before` is null if the baseline did not find it, undefined if it has no such case. */
export function moveWords(before: number | null | undefined, after: number | null): string {
  const now = after === null ? "lost" : String(after);
  if (before === undefined) {
    return after === null ? "not found" : `rank ${now}`;
  }
  if (before === null) {
    return after === null ? "not found before either" : `new → ${now}`;
  }
  return `${before} → ${now}`;
}

/**
 * Returns the targets that moved, at most ten: those that lost most first, or with `lead` "gains" those that gained most.
 * If none moved, those that are not found. None where the case is unknown, or where the check did not look at its ranks:
 * what was not measured is no loss.
 */
export function movedRanks(
  {
    ranks_before: oldRanks,
    ranks_after: newRanks,
    targets,
  }: Pick<Culprit, "ranks_before" | "ranks_after" | "targets">,
  suiteCase: Case | null,
  lead: "falls" | "gains" = "falls",
): readonly RankMove[] {
  if (suiteCase === null || newRanks === null) {
    return [];
  }
  const labels = targets ?? suiteCase.expected.map(targetLabel);
  const allMoves = labels.map((label, i): RankMove => {
    const before = oldRanks === null ? undefined : (oldRanks[i] ?? null);
    const after = newRanks[i] ?? null;
    const document = capText(label, LABEL);
    return {
      document,
      words: moveWords(before, after),
      after,
      ...(before === undefined ? {} : { before }),
    };
  });
  const changedMoves = allMoves.filter(({ before, after }) => before !== after);
  const moves =
    changedMoves.length > 0 ? changedMoves : allMoves.filter(({ after }) => after === null);
  const fallsFirst = moves.toSorted((a, b) => rankFall(b) - rankFall(a));
  const ordered = lead === "gains" ? fallsFirst.toReversed() : fallsFirst;
  return ordered.slice(0, MOVES);
}

/** More than any rank. */
const BEYOND_ALL_RANKS = 1e9;

/**
 * Returns the ranks that a target lost, below 0 if it rose. A target that is not found any more lost more than any that is,
 * and a new one won more.
 */
function rankFall({ before = null, after }: RankMove): number {
  if (before === null) {
    return after === null ? 0 : -BEYOND_ALL_RANKS + after;
  }
  return after === null ? BEYOND_ALL_RANKS - before : after - before;
}
